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
      %17 = "arith.constant"() {value = 4 : i32} : () -> i32
      %18 = "llvm.alloca"(%17) {elem_type = i8, alignment = 4 : i64} : (i32) -> !llvm.ptr
      %19 = "arith.constant"() {value = 4 : i32} : () -> i32
      %20 = "llvm.alloca"(%19) {elem_type = i8, alignment = 4 : i64} : (i32) -> !llvm.ptr
      %21 = "arith.constant"() {value = 4 : i32} : () -> i32
      %22 = "llvm.alloca"(%21) {elem_type = i8, alignment = 4 : i64} : (i32) -> !llvm.ptr
      %23 = "arith.constant"() {value = 4 : i32} : () -> i32
      %24 = "llvm.alloca"(%23) {elem_type = i8, alignment = 4 : i64} : (i32) -> !llvm.ptr
      %25 = "arith.constant"() {value = 64 : i32} : () -> i32
      %26 = "llvm.alloca"(%25) {elem_type = f16, alignment = 4 : i64} : (i32) -> !llvm.ptr
      %27 = "arith.constant"() {value = 64 : i32} : () -> i32
      %28 = "llvm.alloca"(%27) {elem_type = f16, alignment = 4 : i64} : (i32) -> !llvm.ptr
      %29 = "arith.constant"() {value = 128 : i32} : () -> i32
      %30 = "llvm.alloca"(%29) {elem_type = f32, alignment = 4 : i64} : (i32) -> !llvm.ptr
      %31 = "arith.constant"() {value = 4 : i32} : () -> i32
      %32 = "llvm.alloca"(%31) {elem_type = i8, alignment = 4 : i64} : (i32) -> !llvm.ptr
      %33 = "arith.constant"() {value = 4 : i32} : () -> i32
      %34 = "llvm.alloca"(%33) {elem_type = i8, alignment = 4 : i64} : (i32) -> !llvm.ptr
      %35 = "arith.constant"() {value = 128 : i32} : () -> i32
      %36 = "llvm.alloca"(%35) {elem_type = f16, alignment = 16 : i64} : (i32) -> !llvm.ptr
      %37 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %38 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %39 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %40 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %41 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %42 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %43 = "arith.constant"() {value = 127 : i32} : () -> i32
      %44 = "arith.addi"(%1, %43) : (i32, i32) -> i32
      %45 = "arith.constant"() {value = 128 : i32} : () -> i32
      %46 = "arith.divui"(%44, %45) : (i32, i32) -> i32
      %47 = "arith.addi"(%5, %43) : (i32, i32) -> i32
      %48 = "arith.divui"(%47, %45) : (i32, i32) -> i32
      %49 = "arith.constant"() {value = 8 : i32} : () -> i32
      %50 = "arith.muli"(%49, %48) : (i32, i32) -> i32
      %51 = "arith.divui"(%40, %50) : (i32, i32) -> i32
      %52 = "arith.muli"(%51, %49) : (i32, i32) -> i32
      %53 = "arith.subi"(%46, %52) : (i32, i32) -> i32
      %54 = "arith.minsi"(%53, %49) : (i32, i32) -> i32
      %55 = "arith.remui"(%40, %50) : (i32, i32) -> i32
      %56 = "arith.remsi"(%55, %54) : (i32, i32) -> i32
      %57 = "arith.constant"() {value = 0 : i32} : () -> i32
      %58 = "arith.xori"(%56, %54) : (i32, i32) -> i32
      %59 = "arith.cmpi"(%58, %57) {predicate = 2 : i64} : (i32, i32) -> i1
      %60 = "arith.cmpi"(%56, %57) {predicate = 1 : i64} : (i32, i32) -> i1
      %61 = "arith.andi"(%59, %60) : (i1, i1) -> i1
      %62 = "arith.addi"(%56, %54) : (i32, i32) -> i32
      %63 = "arith.select"(%61, %62, %56) : (i1, i32, i32) -> i32
      %64 = "arith.addi"(%52, %63) : (i32, i32) -> i32
      %65 = "arith.divsi"(%55, %54) : (i32, i32) -> i32
      %66 = "arith.extsi"(%61) : (i1) -> i32
      %67 = "arith.addi"(%65, %66) : (i32, i32) -> i32
      %68 = "arith.extsi"(%64) : (i32) -> i64
      %69 = "arith.constant"() {value = 1 : i32} : () -> i32
      %70 = "arith.constant"() {value = 128 : i64} : () -> i64
      %71 = "arith.muli"(%3, %70) : (i64, i64) -> i64
      %72 = "arith.constant"() {value = 32 : i32} : () -> i32
      %73 = "arith.constant"() {value = 31 : i32} : () -> i32
      %74 = "arith.addi"(%2, %73) : (i32, i32) -> i32
      %75 = "arith.divui"(%74, %72) : (i32, i32) -> i32
      %76 = "arith.muli"(%68, %71) : (i64, i64) -> i64
      %77 = "llvm.getelementptr"(%0, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %78 = "arith.extsi"(%67) : (i32) -> i64
      %79 = "arith.muli"(%6, %70) : (i64, i64) -> i64
      %80 = "arith.muli"(%78, %79) : (i64, i64) -> i64
      %81 = "llvm.getelementptr"(%4, %80) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %82 = "arith.muli"(%8, %70) : (i64, i64) -> i64
      %83 = "arith.muli"(%68, %82) : (i64, i64) -> i64
      %84 = "arith.muli"(%78, %70) : (i64, i64) -> i64
      %85 = "arith.addi"(%83, %84) : (i64, i64) -> i64
      %86 = "llvm.getelementptr"(%7, %85) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %87 = "arith.muli"(%64, %45) : (i32, i32) -> i32
      %88 = "arith.muli"(%67, %45) : (i32, i32) -> i32
      %89 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %90 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 32768>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %91 = "arith.constant"() {value = 32 : i64} : () -> i64
      %92 = "arith.muli"(%3, %91) : (i64, i64) -> i64
      %93 = "arith.constant"() {value = 4 : i32} : () -> i32
      %94 = "arith.remui"(%37, %93) : (i32, i32) -> i32
      %95 = "arith.divui"(%37, %93) : (i32, i32) -> i32
      %96 = "arith.muli"(%94, %49) : (i32, i32) -> i32
      %97 = "arith.extsi"(%95) : (i32) -> i64
      %98 = "arith.muli"(%97, %3) : (i64, i64) -> i64
      %99 = "arith.extsi"(%96) : (i32) -> i64
      %100 = "arith.addi"(%99, %98) : (i64, i64) -> i64
      %101 = "llvm.getelementptr"(%77, %100) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %102 = "arith.muli"(%95, %72) : (i32, i32) -> i32
      %103 = "arith.addi"(%96, %102) : (i32, i32) -> i32
      %104 = "arith.addi"(%87, %95) : (i32, i32) -> i32
      %105 = "arith.muli"(%6, %91) : (i64, i64) -> i64
      %106 = "arith.muli"(%97, %6) : (i64, i64) -> i64
      %107 = "arith.addi"(%99, %106) : (i64, i64) -> i64
      %108 = "llvm.getelementptr"(%81, %107) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %109 = "arith.addi"(%88, %95) : (i32, i32) -> i32
      %110 = "arith.cmpi"(%104, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %111 = "arith.extui"(%110) : (i1) -> i8
      "llvm.store"(%111, %10) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %112 = "arith.addi"(%104, %72) : (i32, i32) -> i32
      %113 = "arith.cmpi"(%112, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %114 = "llvm.getelementptr"(%10) {rawConstantIndices = array<i32: 1>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %115 = "arith.extui"(%113) : (i1) -> i8
      "llvm.store"(%115, %114) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %116 = "arith.constant"() {value = 64 : i32} : () -> i32
      %117 = "arith.addi"(%104, %116) : (i32, i32) -> i32
      %118 = "arith.cmpi"(%117, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %119 = "llvm.getelementptr"(%10) {rawConstantIndices = array<i32: 2>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %120 = "arith.extui"(%118) : (i1) -> i8
      "llvm.store"(%120, %119) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %121 = "arith.constant"() {value = 96 : i32} : () -> i32
      %122 = "arith.addi"(%104, %121) : (i32, i32) -> i32
      %123 = "arith.cmpi"(%122, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %124 = "llvm.getelementptr"(%10) {rawConstantIndices = array<i32: 3>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %125 = "arith.extui"(%123) : (i1) -> i8
      "llvm.store"(%125, %124) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %126 = "arith.cmpi"(%109, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %127 = "arith.extui"(%126) : (i1) -> i8
      "llvm.store"(%127, %12) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %128 = "arith.addi"(%109, %72) : (i32, i32) -> i32
      %129 = "arith.cmpi"(%128, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %130 = "llvm.getelementptr"(%12) {rawConstantIndices = array<i32: 1>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %131 = "arith.extui"(%129) : (i1) -> i8
      "llvm.store"(%131, %130) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %132 = "arith.addi"(%109, %116) : (i32, i32) -> i32
      %133 = "arith.cmpi"(%132, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %134 = "llvm.getelementptr"(%12) {rawConstantIndices = array<i32: 2>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %135 = "arith.extui"(%133) : (i1) -> i8
      "llvm.store"(%135, %134) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %136 = "arith.addi"(%109, %121) : (i32, i32) -> i32
      %137 = "arith.cmpi"(%136, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %138 = "llvm.getelementptr"(%12) {rawConstantIndices = array<i32: 3>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %139 = "arith.extui"(%137) : (i1) -> i8
      "llvm.store"(%139, %138) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %140 = "arith.cmpi"(%96, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %141 = "llvm.load"(%10) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %142 = "arith.constant"() {value = 0 : i8} : () -> i8
      %143 = "arith.cmpi"(%141, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %144 = "arith.andi"(%143, %140) : (i1, i1) -> i1
      %145 = "arith.extui"(%144) : (i1) -> i8
      "llvm.store"(%145, %14) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %146 = "llvm.load"(%114) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %147 = "arith.cmpi"(%146, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %148 = "arith.andi"(%147, %140) : (i1, i1) -> i1
      %149 = "llvm.getelementptr"(%14) {rawConstantIndices = array<i32: 1>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %150 = "arith.extui"(%148) : (i1) -> i8
      "llvm.store"(%150, %149) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %151 = "llvm.load"(%119) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %152 = "arith.cmpi"(%151, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %153 = "arith.andi"(%152, %140) : (i1, i1) -> i1
      %154 = "llvm.getelementptr"(%14) {rawConstantIndices = array<i32: 2>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %155 = "arith.extui"(%153) : (i1) -> i8
      "llvm.store"(%155, %154) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %156 = "llvm.load"(%124) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %157 = "arith.cmpi"(%156, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %158 = "arith.andi"(%157, %140) : (i1, i1) -> i1
      %159 = "llvm.getelementptr"(%14) {rawConstantIndices = array<i32: 3>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %160 = "arith.extui"(%158) : (i1) -> i8
      "llvm.store"(%160, %159) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %161 = "arith.constant"() {value = 192 : i32} : () -> i32
      %162 = "arith.andi"(%103, %161) : (i32, i32) -> i32
      %163 = "arith.constant"() {value = 3 : i32} : () -> i32
      %164 = "arith.shrui"(%162, %163) : (i32, i32) -> i32
      %165 = "arith.xori"(%103, %164) : (i32, i32) -> i32
      %166 = "llvm.getelementptr"(%89, %165) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %167 = "llvm.load"(%14) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %168 = "arith.cmpi"(%167, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %169 = "arith.constant"() {value = 16 : i32} : () -> i32
      %170 = "arith.select"(%168, %169, %57) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%166, %101, %170) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %171 = "llvm.getelementptr"(%101, %92) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %172 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %173 = "arith.addi"(%103, %172) : (i32, i32) -> i32
      %174 = "arith.andi"(%173, %161) : (i32, i32) -> i32
      %175 = "arith.shrui"(%174, %163) : (i32, i32) -> i32
      %176 = "arith.xori"(%173, %175) : (i32, i32) -> i32
      %177 = "llvm.getelementptr"(%89, %176) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %178 = "llvm.load"(%149) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %179 = "arith.cmpi"(%178, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %180 = "arith.select"(%179, %169, %57) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%177, %171, %180) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %181 = "arith.constant"() {value = 2 : i64} : () -> i64
      %182 = "arith.muli"(%181, %92) : (i64, i64) -> i64
      %183 = "llvm.getelementptr"(%101, %182) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %184 = "arith.constant"() {value = 2048 : i32} : () -> i32
      %185 = "arith.addi"(%103, %184) : (i32, i32) -> i32
      %186 = "arith.andi"(%185, %161) : (i32, i32) -> i32
      %187 = "arith.shrui"(%186, %163) : (i32, i32) -> i32
      %188 = "arith.xori"(%185, %187) : (i32, i32) -> i32
      %189 = "llvm.getelementptr"(%89, %188) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %190 = "llvm.load"(%154) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %191 = "arith.cmpi"(%190, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %192 = "arith.select"(%191, %169, %57) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%189, %183, %192) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %193 = "arith.constant"() {value = 3 : i64} : () -> i64
      %194 = "arith.muli"(%193, %92) : (i64, i64) -> i64
      %195 = "llvm.getelementptr"(%101, %194) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %196 = "arith.constant"() {value = 3072 : i32} : () -> i32
      %197 = "arith.addi"(%103, %196) : (i32, i32) -> i32
      %198 = "arith.andi"(%197, %161) : (i32, i32) -> i32
      %199 = "arith.shrui"(%198, %163) : (i32, i32) -> i32
      %200 = "arith.xori"(%197, %199) : (i32, i32) -> i32
      %201 = "llvm.getelementptr"(%89, %200) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %202 = "llvm.load"(%159) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %203 = "arith.cmpi"(%202, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %204 = "arith.select"(%203, %169, %57) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%201, %195, %204) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %205 = "llvm.load"(%12) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %206 = "arith.cmpi"(%205, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %207 = "arith.andi"(%206, %140) : (i1, i1) -> i1
      %208 = "arith.extui"(%207) : (i1) -> i8
      "llvm.store"(%208, %16) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %209 = "llvm.load"(%130) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %210 = "arith.cmpi"(%209, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %211 = "arith.andi"(%210, %140) : (i1, i1) -> i1
      %212 = "llvm.getelementptr"(%16) {rawConstantIndices = array<i32: 1>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %213 = "arith.extui"(%211) : (i1) -> i8
      "llvm.store"(%213, %212) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %214 = "llvm.load"(%134) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %215 = "arith.cmpi"(%214, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %216 = "arith.andi"(%215, %140) : (i1, i1) -> i1
      %217 = "llvm.getelementptr"(%16) {rawConstantIndices = array<i32: 2>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %218 = "arith.extui"(%216) : (i1) -> i8
      "llvm.store"(%218, %217) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %219 = "llvm.load"(%138) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %220 = "arith.cmpi"(%219, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %221 = "arith.andi"(%220, %140) : (i1, i1) -> i1
      %222 = "llvm.getelementptr"(%16) {rawConstantIndices = array<i32: 3>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %223 = "arith.extui"(%221) : (i1) -> i8
      "llvm.store"(%223, %222) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %224 = "llvm.getelementptr"(%90, %165) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %225 = "llvm.load"(%16) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %226 = "arith.cmpi"(%225, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %227 = "arith.select"(%226, %169, %57) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%224, %108, %227) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %228 = "llvm.getelementptr"(%108, %105) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %229 = "llvm.getelementptr"(%90, %176) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %230 = "llvm.load"(%212) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %231 = "arith.cmpi"(%230, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %232 = "arith.select"(%231, %169, %57) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%229, %228, %232) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %233 = "arith.muli"(%181, %105) : (i64, i64) -> i64
      %234 = "llvm.getelementptr"(%108, %233) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %235 = "llvm.getelementptr"(%90, %188) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %236 = "llvm.load"(%217) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %237 = "arith.cmpi"(%236, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %238 = "arith.select"(%237, %169, %57) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%235, %234, %238) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %239 = "arith.muli"(%193, %105) : (i64, i64) -> i64
      %240 = "llvm.getelementptr"(%108, %239) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %241 = "llvm.getelementptr"(%90, %200) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %242 = "llvm.load"(%222) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %243 = "arith.cmpi"(%242, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %244 = "arith.select"(%243, %169, %57) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%241, %240, %244) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %245 = "arith.addi"(%96, %72) : (i32, i32) -> i32
      %246 = "arith.cmpi"(%245, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %247 = "llvm.load"(%10) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %248 = "arith.cmpi"(%247, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %249 = "arith.andi"(%248, %246) : (i1, i1) -> i1
      %250 = "arith.extui"(%249) : (i1) -> i8
      "llvm.store"(%250, %18) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %251 = "llvm.load"(%114) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %252 = "arith.cmpi"(%251, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %253 = "arith.andi"(%252, %246) : (i1, i1) -> i1
      %254 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 1>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %255 = "arith.extui"(%253) : (i1) -> i8
      "llvm.store"(%255, %254) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %256 = "llvm.load"(%119) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %257 = "arith.cmpi"(%256, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %258 = "arith.andi"(%257, %246) : (i1, i1) -> i1
      %259 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 2>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %260 = "arith.extui"(%258) : (i1) -> i8
      "llvm.store"(%260, %259) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %261 = "llvm.load"(%124) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %262 = "arith.cmpi"(%261, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %263 = "arith.andi"(%262, %246) : (i1, i1) -> i1
      %264 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 3>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %265 = "arith.extui"(%263) : (i1) -> i8
      "llvm.store"(%265, %264) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %266 = "llvm.getelementptr"(%101) {rawConstantIndices = array<i32: 32>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %267 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 4096>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %268 = "llvm.getelementptr"(%267, %165) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %269 = "llvm.load"(%18) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %270 = "arith.cmpi"(%269, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %271 = "arith.select"(%270, %169, %57) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%268, %266, %271) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %272 = "llvm.getelementptr"(%266, %92) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %273 = "llvm.getelementptr"(%267, %176) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %274 = "llvm.load"(%254) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %275 = "arith.cmpi"(%274, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %276 = "arith.select"(%275, %169, %57) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%273, %272, %276) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %277 = "llvm.getelementptr"(%266, %182) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %278 = "llvm.getelementptr"(%267, %188) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %279 = "llvm.load"(%259) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %280 = "arith.cmpi"(%279, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %281 = "arith.select"(%280, %169, %57) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%278, %277, %281) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %282 = "llvm.getelementptr"(%266, %194) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %283 = "llvm.getelementptr"(%267, %200) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %284 = "llvm.load"(%264) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %285 = "arith.cmpi"(%284, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %286 = "arith.select"(%285, %169, %57) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%283, %282, %286) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %287 = "llvm.load"(%12) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %288 = "arith.cmpi"(%287, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %289 = "arith.andi"(%288, %246) : (i1, i1) -> i1
      %290 = "arith.extui"(%289) : (i1) -> i8
      "llvm.store"(%290, %20) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %291 = "llvm.load"(%130) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %292 = "arith.cmpi"(%291, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %293 = "arith.andi"(%292, %246) : (i1, i1) -> i1
      %294 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 1>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %295 = "arith.extui"(%293) : (i1) -> i8
      "llvm.store"(%295, %294) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %296 = "llvm.load"(%134) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %297 = "arith.cmpi"(%296, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %298 = "arith.andi"(%297, %246) : (i1, i1) -> i1
      %299 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 2>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %300 = "arith.extui"(%298) : (i1) -> i8
      "llvm.store"(%300, %299) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %301 = "llvm.load"(%138) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %302 = "arith.cmpi"(%301, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %303 = "arith.andi"(%302, %246) : (i1, i1) -> i1
      %304 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 3>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %305 = "arith.extui"(%303) : (i1) -> i8
      "llvm.store"(%305, %304) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %306 = "llvm.getelementptr"(%108) {rawConstantIndices = array<i32: 32>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %307 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 4096>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %308 = "llvm.getelementptr"(%307, %165) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %309 = "llvm.load"(%20) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %310 = "arith.cmpi"(%309, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %311 = "arith.select"(%310, %169, %57) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%308, %306, %311) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %312 = "llvm.getelementptr"(%306, %105) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %313 = "llvm.getelementptr"(%307, %176) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %314 = "llvm.load"(%294) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %315 = "arith.cmpi"(%314, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %316 = "arith.select"(%315, %169, %57) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%313, %312, %316) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %317 = "llvm.getelementptr"(%306, %233) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %318 = "llvm.getelementptr"(%307, %188) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %319 = "llvm.load"(%299) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %320 = "arith.cmpi"(%319, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %321 = "arith.select"(%320, %169, %57) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%318, %317, %321) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %322 = "llvm.getelementptr"(%306, %239) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %323 = "llvm.getelementptr"(%307, %200) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %324 = "llvm.load"(%304) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %325 = "arith.cmpi"(%324, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %326 = "arith.select"(%325, %169, %57) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%323, %322, %326) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %327 = "arith.addi"(%96, %116) : (i32, i32) -> i32
      %328 = "arith.cmpi"(%327, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %329 = "llvm.load"(%10) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %330 = "arith.cmpi"(%329, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %331 = "arith.andi"(%330, %328) : (i1, i1) -> i1
      %332 = "arith.extui"(%331) : (i1) -> i8
      "llvm.store"(%332, %22) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %333 = "llvm.load"(%114) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %334 = "arith.cmpi"(%333, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %335 = "arith.andi"(%334, %328) : (i1, i1) -> i1
      %336 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 1>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %337 = "arith.extui"(%335) : (i1) -> i8
      "llvm.store"(%337, %336) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %338 = "llvm.load"(%119) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %339 = "arith.cmpi"(%338, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %340 = "arith.andi"(%339, %328) : (i1, i1) -> i1
      %341 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 2>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %342 = "arith.extui"(%340) : (i1) -> i8
      "llvm.store"(%342, %341) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %343 = "llvm.load"(%124) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %344 = "arith.cmpi"(%343, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %345 = "arith.andi"(%344, %328) : (i1, i1) -> i1
      %346 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 3>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %347 = "arith.extui"(%345) : (i1) -> i8
      "llvm.store"(%347, %346) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %348 = "llvm.getelementptr"(%101) {rawConstantIndices = array<i32: 64>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %349 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 8192>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %350 = "llvm.getelementptr"(%349, %165) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %351 = "llvm.load"(%22) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %352 = "arith.cmpi"(%351, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %353 = "arith.select"(%352, %169, %57) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%350, %348, %353) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %354 = "llvm.getelementptr"(%348, %92) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %355 = "llvm.getelementptr"(%349, %176) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %356 = "llvm.load"(%336) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %357 = "arith.cmpi"(%356, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %358 = "arith.select"(%357, %169, %57) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%355, %354, %358) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %359 = "llvm.getelementptr"(%348, %182) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %360 = "llvm.getelementptr"(%349, %188) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %361 = "llvm.load"(%341) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %362 = "arith.cmpi"(%361, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %363 = "arith.select"(%362, %169, %57) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%360, %359, %363) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %364 = "llvm.getelementptr"(%348, %194) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %365 = "llvm.getelementptr"(%349, %200) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %366 = "llvm.load"(%346) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %367 = "arith.cmpi"(%366, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %368 = "arith.select"(%367, %169, %57) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%365, %364, %368) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %369 = "llvm.load"(%12) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %370 = "arith.cmpi"(%369, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %371 = "arith.andi"(%370, %328) : (i1, i1) -> i1
      %372 = "arith.extui"(%371) : (i1) -> i8
      "llvm.store"(%372, %24) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %373 = "llvm.load"(%130) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %374 = "arith.cmpi"(%373, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %375 = "arith.andi"(%374, %328) : (i1, i1) -> i1
      %376 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 1>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %377 = "arith.extui"(%375) : (i1) -> i8
      "llvm.store"(%377, %376) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %378 = "llvm.load"(%134) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %379 = "arith.cmpi"(%378, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %380 = "arith.andi"(%379, %328) : (i1, i1) -> i1
      %381 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 2>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %382 = "arith.extui"(%380) : (i1) -> i8
      "llvm.store"(%382, %381) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %383 = "llvm.load"(%138) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %384 = "arith.cmpi"(%383, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %385 = "arith.andi"(%384, %328) : (i1, i1) -> i1
      %386 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 3>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %387 = "arith.extui"(%385) : (i1) -> i8
      "llvm.store"(%387, %386) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
      %388 = "llvm.getelementptr"(%108) {rawConstantIndices = array<i32: 64>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %389 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 8192>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %390 = "llvm.getelementptr"(%389, %165) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %391 = "llvm.load"(%24) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %392 = "arith.cmpi"(%391, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %393 = "arith.select"(%392, %169, %57) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%390, %388, %393) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %394 = "llvm.getelementptr"(%388, %105) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %395 = "llvm.getelementptr"(%389, %176) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %396 = "llvm.load"(%376) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %397 = "arith.cmpi"(%396, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %398 = "arith.select"(%397, %169, %57) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%395, %394, %398) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %399 = "llvm.getelementptr"(%388, %233) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %400 = "llvm.getelementptr"(%389, %188) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %401 = "llvm.load"(%381) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %402 = "arith.cmpi"(%401, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %403 = "arith.select"(%402, %169, %57) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%400, %399, %403) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %404 = "llvm.getelementptr"(%388, %239) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %405 = "llvm.getelementptr"(%389, %200) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %406 = "llvm.load"(%386) {alignment = 1 : i64} : (!llvm.ptr) -> i8
      %407 = "arith.cmpi"(%406, %142) {predicate = 1 : i64} : (i8, i8) -> i1
      %408 = "arith.select"(%407, %169, %57) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%405, %404, %408) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %409 = "arith.remui"(%37, %72) : (i32, i32) -> i32
      %410 = "arith.divui"(%37, %72) : (i32, i32) -> i32
      %411 = "arith.constant"() {value = 2 : i32} : () -> i32
      %412 = "arith.remui"(%410, %411) : (i32, i32) -> i32
      %413 = "arith.divui"(%410, %411) : (i32, i32) -> i32
      %414 = "arith.divui"(%37, %116) : (i32, i32) -> i32
      %415 = "arith.remui"(%414, %411) : (i32, i32) -> i32
      %416 = "arith.divui"(%414, %411) : (i32, i32) -> i32
      %417 = "arith.remui"(%409, %93) : (i32, i32) -> i32
      %418 = "arith.divui"(%409, %93) : (i32, i32) -> i32
      %419 = "arith.muli"(%417, %411) : (i32, i32) -> i32
      %420 = "arith.muli"(%418, %72) : (i32, i32) -> i32
      %421 = "arith.addi"(%419, %420) : (i32, i32) -> i32
      %422 = "arith.constant"() {value = 512 : i32} : () -> i32
      %423 = "arith.muli"(%412, %422) : (i32, i32) -> i32
      %424 = "arith.addi"(%421, %423) : (i32, i32) -> i32
      %425 = "arith.constant"() {value = 256 : i32} : () -> i32
      %426 = "arith.muli"(%415, %425) : (i32, i32) -> i32
      %427 = "arith.addi"(%421, %426) : (i32, i32) -> i32
      %428 = "arith.muli"(%8, %91) : (i64, i64) -> i64
      %429 = "arith.constant"() {value = 16 : i64} : () -> i64
      %430 = "arith.muli"(%8, %429) : (i64, i64) -> i64
      %431 = "arith.constant"() {value = 8 : i64} : () -> i64
      %432 = "arith.muli"(%8, %431) : (i64, i64) -> i64
      %433 = "arith.extsi"(%418) : (i32) -> i64
      %434 = "arith.muli"(%433, %8) : (i64, i64) -> i64
      %435 = "arith.extsi"(%419) : (i32) -> i64
      %436 = "arith.addi"(%435, %434) : (i64, i64) -> i64
      %437 = "arith.extsi"(%412) : (i32) -> i64
      %438 = "arith.muli"(%437, %430) : (i64, i64) -> i64
      %439 = "arith.muli"(%415, %49) : (i32, i32) -> i32
      %440 = "arith.extsi"(%439) : (i32) -> i64
      %441 = "arith.addi"(%438, %440) : (i64, i64) -> i64
      %442 = "arith.addi"(%436, %441) : (i64, i64) -> i64
      %443 = "llvm.getelementptr"(%86, %442) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %444 = "arith.constant"() {value = dense<0.0> : vector<128xf32>} : () -> vector<128xf32>
      %445 = "vector.extract"(%444) {static_position = array<i64: 0>} : (vector<128xf32>) -> f32
      %446 = "vector.extract"(%444) {static_position = array<i64: 1>} : (vector<128xf32>) -> f32
      %447 = "vector.extract"(%444) {static_position = array<i64: 2>} : (vector<128xf32>) -> f32
      %448 = "vector.extract"(%444) {static_position = array<i64: 3>} : (vector<128xf32>) -> f32
      %449 = "vector.extract"(%444) {static_position = array<i64: 4>} : (vector<128xf32>) -> f32
      %450 = "vector.extract"(%444) {static_position = array<i64: 5>} : (vector<128xf32>) -> f32
      %451 = "vector.extract"(%444) {static_position = array<i64: 6>} : (vector<128xf32>) -> f32
      %452 = "vector.extract"(%444) {static_position = array<i64: 7>} : (vector<128xf32>) -> f32
      %453 = "vector.extract"(%444) {static_position = array<i64: 8>} : (vector<128xf32>) -> f32
      %454 = "vector.extract"(%444) {static_position = array<i64: 9>} : (vector<128xf32>) -> f32
      %455 = "vector.extract"(%444) {static_position = array<i64: 10>} : (vector<128xf32>) -> f32
      %456 = "vector.extract"(%444) {static_position = array<i64: 11>} : (vector<128xf32>) -> f32
      %457 = "vector.extract"(%444) {static_position = array<i64: 12>} : (vector<128xf32>) -> f32
      %458 = "vector.extract"(%444) {static_position = array<i64: 13>} : (vector<128xf32>) -> f32
      %459 = "vector.extract"(%444) {static_position = array<i64: 14>} : (vector<128xf32>) -> f32
      %460 = "vector.extract"(%444) {static_position = array<i64: 15>} : (vector<128xf32>) -> f32
      %461 = "vector.extract"(%444) {static_position = array<i64: 16>} : (vector<128xf32>) -> f32
      %462 = "vector.extract"(%444) {static_position = array<i64: 17>} : (vector<128xf32>) -> f32
      %463 = "vector.extract"(%444) {static_position = array<i64: 18>} : (vector<128xf32>) -> f32
      %464 = "vector.extract"(%444) {static_position = array<i64: 19>} : (vector<128xf32>) -> f32
      %465 = "vector.extract"(%444) {static_position = array<i64: 20>} : (vector<128xf32>) -> f32
      %466 = "vector.extract"(%444) {static_position = array<i64: 21>} : (vector<128xf32>) -> f32
      %467 = "vector.extract"(%444) {static_position = array<i64: 22>} : (vector<128xf32>) -> f32
      %468 = "vector.extract"(%444) {static_position = array<i64: 23>} : (vector<128xf32>) -> f32
      %469 = "vector.extract"(%444) {static_position = array<i64: 24>} : (vector<128xf32>) -> f32
      %470 = "vector.extract"(%444) {static_position = array<i64: 25>} : (vector<128xf32>) -> f32
      %471 = "vector.extract"(%444) {static_position = array<i64: 26>} : (vector<128xf32>) -> f32
      %472 = "vector.extract"(%444) {static_position = array<i64: 27>} : (vector<128xf32>) -> f32
      %473 = "vector.extract"(%444) {static_position = array<i64: 28>} : (vector<128xf32>) -> f32
      %474 = "vector.extract"(%444) {static_position = array<i64: 29>} : (vector<128xf32>) -> f32
      %475 = "vector.extract"(%444) {static_position = array<i64: 30>} : (vector<128xf32>) -> f32
      %476 = "vector.extract"(%444) {static_position = array<i64: 31>} : (vector<128xf32>) -> f32
      %477 = "vector.extract"(%444) {static_position = array<i64: 32>} : (vector<128xf32>) -> f32
      %478 = "vector.extract"(%444) {static_position = array<i64: 33>} : (vector<128xf32>) -> f32
      %479 = "vector.extract"(%444) {static_position = array<i64: 34>} : (vector<128xf32>) -> f32
      %480 = "vector.extract"(%444) {static_position = array<i64: 35>} : (vector<128xf32>) -> f32
      %481 = "vector.extract"(%444) {static_position = array<i64: 36>} : (vector<128xf32>) -> f32
      %482 = "vector.extract"(%444) {static_position = array<i64: 37>} : (vector<128xf32>) -> f32
      %483 = "vector.extract"(%444) {static_position = array<i64: 38>} : (vector<128xf32>) -> f32
      %484 = "vector.extract"(%444) {static_position = array<i64: 39>} : (vector<128xf32>) -> f32
      %485 = "vector.extract"(%444) {static_position = array<i64: 40>} : (vector<128xf32>) -> f32
      %486 = "vector.extract"(%444) {static_position = array<i64: 41>} : (vector<128xf32>) -> f32
      %487 = "vector.extract"(%444) {static_position = array<i64: 42>} : (vector<128xf32>) -> f32
      %488 = "vector.extract"(%444) {static_position = array<i64: 43>} : (vector<128xf32>) -> f32
      %489 = "vector.extract"(%444) {static_position = array<i64: 44>} : (vector<128xf32>) -> f32
      %490 = "vector.extract"(%444) {static_position = array<i64: 45>} : (vector<128xf32>) -> f32
      %491 = "vector.extract"(%444) {static_position = array<i64: 46>} : (vector<128xf32>) -> f32
      %492 = "vector.extract"(%444) {static_position = array<i64: 47>} : (vector<128xf32>) -> f32
      %493 = "vector.extract"(%444) {static_position = array<i64: 48>} : (vector<128xf32>) -> f32
      %494 = "vector.extract"(%444) {static_position = array<i64: 49>} : (vector<128xf32>) -> f32
      %495 = "vector.extract"(%444) {static_position = array<i64: 50>} : (vector<128xf32>) -> f32
      %496 = "vector.extract"(%444) {static_position = array<i64: 51>} : (vector<128xf32>) -> f32
      %497 = "vector.extract"(%444) {static_position = array<i64: 52>} : (vector<128xf32>) -> f32
      %498 = "vector.extract"(%444) {static_position = array<i64: 53>} : (vector<128xf32>) -> f32
      %499 = "vector.extract"(%444) {static_position = array<i64: 54>} : (vector<128xf32>) -> f32
      %500 = "vector.extract"(%444) {static_position = array<i64: 55>} : (vector<128xf32>) -> f32
      %501 = "vector.extract"(%444) {static_position = array<i64: 56>} : (vector<128xf32>) -> f32
      %502 = "vector.extract"(%444) {static_position = array<i64: 57>} : (vector<128xf32>) -> f32
      %503 = "vector.extract"(%444) {static_position = array<i64: 58>} : (vector<128xf32>) -> f32
      %504 = "vector.extract"(%444) {static_position = array<i64: 59>} : (vector<128xf32>) -> f32
      %505 = "vector.extract"(%444) {static_position = array<i64: 60>} : (vector<128xf32>) -> f32
      %506 = "vector.extract"(%444) {static_position = array<i64: 61>} : (vector<128xf32>) -> f32
      %507 = "vector.extract"(%444) {static_position = array<i64: 62>} : (vector<128xf32>) -> f32
      %508 = "vector.extract"(%444) {static_position = array<i64: 63>} : (vector<128xf32>) -> f32
      %509 = "vector.extract"(%444) {static_position = array<i64: 64>} : (vector<128xf32>) -> f32
      %510 = "vector.extract"(%444) {static_position = array<i64: 65>} : (vector<128xf32>) -> f32
      %511 = "vector.extract"(%444) {static_position = array<i64: 66>} : (vector<128xf32>) -> f32
      %512 = "vector.extract"(%444) {static_position = array<i64: 67>} : (vector<128xf32>) -> f32
      %513 = "vector.extract"(%444) {static_position = array<i64: 68>} : (vector<128xf32>) -> f32
      %514 = "vector.extract"(%444) {static_position = array<i64: 69>} : (vector<128xf32>) -> f32
      %515 = "vector.extract"(%444) {static_position = array<i64: 70>} : (vector<128xf32>) -> f32
      %516 = "vector.extract"(%444) {static_position = array<i64: 71>} : (vector<128xf32>) -> f32
      %517 = "vector.extract"(%444) {static_position = array<i64: 72>} : (vector<128xf32>) -> f32
      %518 = "vector.extract"(%444) {static_position = array<i64: 73>} : (vector<128xf32>) -> f32
      %519 = "vector.extract"(%444) {static_position = array<i64: 74>} : (vector<128xf32>) -> f32
      %520 = "vector.extract"(%444) {static_position = array<i64: 75>} : (vector<128xf32>) -> f32
      %521 = "vector.extract"(%444) {static_position = array<i64: 76>} : (vector<128xf32>) -> f32
      %522 = "vector.extract"(%444) {static_position = array<i64: 77>} : (vector<128xf32>) -> f32
      %523 = "vector.extract"(%444) {static_position = array<i64: 78>} : (vector<128xf32>) -> f32
      %524 = "vector.extract"(%444) {static_position = array<i64: 79>} : (vector<128xf32>) -> f32
      %525 = "vector.extract"(%444) {static_position = array<i64: 80>} : (vector<128xf32>) -> f32
      %526 = "vector.extract"(%444) {static_position = array<i64: 81>} : (vector<128xf32>) -> f32
      %527 = "vector.extract"(%444) {static_position = array<i64: 82>} : (vector<128xf32>) -> f32
      %528 = "vector.extract"(%444) {static_position = array<i64: 83>} : (vector<128xf32>) -> f32
      %529 = "vector.extract"(%444) {static_position = array<i64: 84>} : (vector<128xf32>) -> f32
      %530 = "vector.extract"(%444) {static_position = array<i64: 85>} : (vector<128xf32>) -> f32
      %531 = "vector.extract"(%444) {static_position = array<i64: 86>} : (vector<128xf32>) -> f32
      %532 = "vector.extract"(%444) {static_position = array<i64: 87>} : (vector<128xf32>) -> f32
      %533 = "vector.extract"(%444) {static_position = array<i64: 88>} : (vector<128xf32>) -> f32
      %534 = "vector.extract"(%444) {static_position = array<i64: 89>} : (vector<128xf32>) -> f32
      %535 = "vector.extract"(%444) {static_position = array<i64: 90>} : (vector<128xf32>) -> f32
      %536 = "vector.extract"(%444) {static_position = array<i64: 91>} : (vector<128xf32>) -> f32
      %537 = "vector.extract"(%444) {static_position = array<i64: 92>} : (vector<128xf32>) -> f32
      %538 = "vector.extract"(%444) {static_position = array<i64: 93>} : (vector<128xf32>) -> f32
      %539 = "vector.extract"(%444) {static_position = array<i64: 94>} : (vector<128xf32>) -> f32
      %540 = "vector.extract"(%444) {static_position = array<i64: 95>} : (vector<128xf32>) -> f32
      %541 = "vector.extract"(%444) {static_position = array<i64: 96>} : (vector<128xf32>) -> f32
      %542 = "vector.extract"(%444) {static_position = array<i64: 97>} : (vector<128xf32>) -> f32
      %543 = "vector.extract"(%444) {static_position = array<i64: 98>} : (vector<128xf32>) -> f32
      %544 = "vector.extract"(%444) {static_position = array<i64: 99>} : (vector<128xf32>) -> f32
      %545 = "vector.extract"(%444) {static_position = array<i64: 100>} : (vector<128xf32>) -> f32
      %546 = "vector.extract"(%444) {static_position = array<i64: 101>} : (vector<128xf32>) -> f32
      %547 = "vector.extract"(%444) {static_position = array<i64: 102>} : (vector<128xf32>) -> f32
      %548 = "vector.extract"(%444) {static_position = array<i64: 103>} : (vector<128xf32>) -> f32
      %549 = "vector.extract"(%444) {static_position = array<i64: 104>} : (vector<128xf32>) -> f32
      %550 = "vector.extract"(%444) {static_position = array<i64: 105>} : (vector<128xf32>) -> f32
      %551 = "vector.extract"(%444) {static_position = array<i64: 106>} : (vector<128xf32>) -> f32
      %552 = "vector.extract"(%444) {static_position = array<i64: 107>} : (vector<128xf32>) -> f32
      %553 = "vector.extract"(%444) {static_position = array<i64: 108>} : (vector<128xf32>) -> f32
      %554 = "vector.extract"(%444) {static_position = array<i64: 109>} : (vector<128xf32>) -> f32
      %555 = "vector.extract"(%444) {static_position = array<i64: 110>} : (vector<128xf32>) -> f32
      %556 = "vector.extract"(%444) {static_position = array<i64: 111>} : (vector<128xf32>) -> f32
      %557 = "vector.extract"(%444) {static_position = array<i64: 112>} : (vector<128xf32>) -> f32
      %558 = "vector.extract"(%444) {static_position = array<i64: 113>} : (vector<128xf32>) -> f32
      %559 = "vector.extract"(%444) {static_position = array<i64: 114>} : (vector<128xf32>) -> f32
      %560 = "vector.extract"(%444) {static_position = array<i64: 115>} : (vector<128xf32>) -> f32
      %561 = "vector.extract"(%444) {static_position = array<i64: 116>} : (vector<128xf32>) -> f32
      %562 = "vector.extract"(%444) {static_position = array<i64: 117>} : (vector<128xf32>) -> f32
      %563 = "vector.extract"(%444) {static_position = array<i64: 118>} : (vector<128xf32>) -> f32
      %564 = "vector.extract"(%444) {static_position = array<i64: 119>} : (vector<128xf32>) -> f32
      %565 = "vector.extract"(%444) {static_position = array<i64: 120>} : (vector<128xf32>) -> f32
      %566 = "vector.extract"(%444) {static_position = array<i64: 121>} : (vector<128xf32>) -> f32
      %567 = "vector.extract"(%444) {static_position = array<i64: 122>} : (vector<128xf32>) -> f32
      %568 = "vector.extract"(%444) {static_position = array<i64: 123>} : (vector<128xf32>) -> f32
      %569 = "vector.extract"(%444) {static_position = array<i64: 124>} : (vector<128xf32>) -> f32
      %570 = "vector.extract"(%444) {static_position = array<i64: 125>} : (vector<128xf32>) -> f32
      %571 = "vector.extract"(%444) {static_position = array<i64: 126>} : (vector<128xf32>) -> f32
      %572 = "vector.extract"(%444) {static_position = array<i64: 127>} : (vector<128xf32>) -> f32
      "llvm.store"(%445, %30) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %573 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%446, %573) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %574 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%447, %574) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %575 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%448, %575) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %576 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%449, %576) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %577 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 5>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%450, %577) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %578 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 6>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%451, %578) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %579 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 7>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%452, %579) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %580 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%453, %580) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %581 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 9>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%454, %581) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %582 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 10>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%455, %582) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %583 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 11>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%456, %583) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %584 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 12>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%457, %584) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %585 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 13>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%458, %585) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %586 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 14>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%459, %586) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %587 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 15>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%460, %587) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %588 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%461, %588) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %589 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 17>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%462, %589) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %590 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 18>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%463, %590) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %591 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 19>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%464, %591) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %592 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 20>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%465, %592) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %593 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 21>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%466, %593) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %594 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 22>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%467, %594) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %595 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 23>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%468, %595) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %596 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%469, %596) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %597 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 25>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%470, %597) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %598 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 26>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%471, %598) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %599 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 27>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%472, %599) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %600 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 28>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%473, %600) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %601 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 29>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%474, %601) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %602 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 30>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%475, %602) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %603 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 31>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%476, %603) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %604 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%477, %604) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %605 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 33>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%478, %605) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %606 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 34>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%479, %606) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %607 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 35>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%480, %607) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %608 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 36>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%481, %608) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %609 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 37>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%482, %609) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %610 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 38>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%483, %610) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %611 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 39>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%484, %611) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %612 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%485, %612) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %613 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 41>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%486, %613) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %614 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 42>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%487, %614) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %615 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 43>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%488, %615) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %616 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 44>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%489, %616) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %617 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 45>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%490, %617) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %618 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 46>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%491, %618) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %619 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 47>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%492, %619) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %620 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%493, %620) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %621 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 49>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%494, %621) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %622 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 50>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%495, %622) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %623 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 51>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%496, %623) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %624 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 52>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%497, %624) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %625 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 53>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%498, %625) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %626 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 54>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%499, %626) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %627 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 55>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%500, %627) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %628 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%501, %628) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %629 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 57>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%502, %629) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %630 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 58>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%503, %630) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %631 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 59>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%504, %631) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %632 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 60>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%505, %632) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %633 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 61>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%506, %633) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %634 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 62>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%507, %634) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %635 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 63>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%508, %635) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %636 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 64>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%509, %636) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %637 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 65>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%510, %637) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %638 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 66>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%511, %638) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %639 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 67>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%512, %639) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %640 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 68>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%513, %640) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %641 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 69>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%514, %641) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %642 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 70>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%515, %642) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %643 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 71>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%516, %643) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %644 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 72>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%517, %644) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %645 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 73>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%518, %645) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %646 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 74>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%519, %646) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %647 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 75>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%520, %647) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %648 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 76>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%521, %648) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %649 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 77>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%522, %649) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %650 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 78>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%523, %650) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %651 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 79>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%524, %651) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %652 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 80>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%525, %652) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %653 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 81>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%526, %653) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %654 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 82>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%527, %654) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %655 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 83>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%528, %655) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %656 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 84>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%529, %656) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %657 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 85>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%530, %657) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %658 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 86>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%531, %658) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %659 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 87>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%532, %659) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %660 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 88>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%533, %660) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %661 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 89>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%534, %661) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %662 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 90>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%535, %662) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %663 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 91>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%536, %663) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %664 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 92>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%537, %664) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %665 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 93>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%538, %665) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %666 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 94>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%539, %666) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %667 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 95>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%540, %667) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %668 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 96>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%541, %668) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %669 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 97>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%542, %669) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %670 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 98>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%543, %670) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %671 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 99>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%544, %671) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %672 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 100>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%545, %672) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %673 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 101>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%546, %673) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %674 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 102>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%547, %674) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %675 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 103>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%548, %675) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %676 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 104>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%549, %676) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %677 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 105>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%550, %677) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %678 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 106>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%551, %678) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %679 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 107>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%552, %679) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %680 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 108>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%553, %680) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %681 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 109>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%554, %681) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %682 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 110>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%555, %682) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %683 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 111>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%556, %683) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %684 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 112>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%557, %684) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %685 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 113>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%558, %685) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %686 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 114>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%559, %686) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %687 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 115>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%560, %687) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %688 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 116>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%561, %688) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %689 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 117>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%562, %689) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %690 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 118>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%563, %690) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %691 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 119>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%564, %691) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %692 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%565, %692) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %693 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 121>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%566, %693) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %694 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 122>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%567, %694) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %695 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 123>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%568, %695) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %696 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 124>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%569, %696) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %697 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 125>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%570, %697) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %698 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 126>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%571, %698) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %699 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 127>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%572, %699) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %700 = "arith.remui"(%37, %169) : (i32, i32) -> i32
      %701 = "arith.divui"(%37, %169) : (i32, i32) -> i32
      %702 = "arith.muli"(%700, %72) : (i32, i32) -> i32
      %703 = "arith.remui"(%701, %411) : (i32, i32) -> i32
      %704 = "arith.divui"(%701, %411) : (i32, i32) -> i32
      %705 = "arith.muli"(%703, %49) : (i32, i32) -> i32
      %706 = "arith.addi"(%702, %705) : (i32, i32) -> i32
      %707 = "arith.remui"(%704, %411) : (i32, i32) -> i32
      %708 = "arith.divui"(%704, %411) : (i32, i32) -> i32
      %709 = "arith.muli"(%707, %422) : (i32, i32) -> i32
      %710 = "arith.addi"(%706, %709) : (i32, i32) -> i32
      %711 = "arith.remui"(%37, %49) : (i32, i32) -> i32
      %712 = "arith.divui"(%37, %49) : (i32, i32) -> i32
      %713 = "arith.muli"(%711, %72) : (i32, i32) -> i32
      %714 = "arith.remui"(%712, %411) : (i32, i32) -> i32
      %715 = "arith.divui"(%712, %411) : (i32, i32) -> i32
      %716 = "arith.muli"(%714, %49) : (i32, i32) -> i32
      %717 = "arith.addi"(%713, %716) : (i32, i32) -> i32
      %718 = "arith.remui"(%715, %411) : (i32, i32) -> i32
      %719 = "arith.divui"(%715, %411) : (i32, i32) -> i32
      %720 = "arith.muli"(%718, %422) : (i32, i32) -> i32
      %721 = "arith.addi"(%717, %720) : (i32, i32) -> i32
      %722 = "arith.remui"(%719, %411) : (i32, i32) -> i32
      %723 = "arith.divui"(%719, %411) : (i32, i32) -> i32
      %724 = "arith.muli"(%723, %425) : (i32, i32) -> i32
      %725 = "arith.addi"(%721, %724) : (i32, i32) -> i32
      "nvvm.cp.async.wait.group"() {n = 2 : i32} : () -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %726 = "arith.andi"(%710, %161) : (i32, i32) -> i32
      %727 = "arith.shrui"(%726, %163) : (i32, i32) -> i32
      %728 = "arith.xori"(%710, %727) : (i32, i32) -> i32
      %729 = "llvm.getelementptr"(%89, %728) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %t734_d = "nvvm.ldmatrix"(%729) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
      %730 = "llvm.extractvalue"(%t734_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %731 = "llvm.extractvalue"(%t734_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %732 = "llvm.extractvalue"(%t734_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %733 = "llvm.extractvalue"(%t734_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      "llvm.store"(%730, %26) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %735 = "llvm.getelementptr"(%26) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%731, %735) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %736 = "llvm.getelementptr"(%26) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%732, %736) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %737 = "llvm.getelementptr"(%26) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%733, %737) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %738 = "arith.addi"(%710, %172) : (i32, i32) -> i32
      %739 = "llvm.getelementptr"(%26) {rawConstantIndices = array<i32: 8>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %740 = "arith.andi"(%738, %161) : (i32, i32) -> i32
      %741 = "arith.shrui"(%740, %163) : (i32, i32) -> i32
      %742 = "arith.xori"(%738, %741) : (i32, i32) -> i32
      %743 = "llvm.getelementptr"(%89, %742) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %t748_d = "nvvm.ldmatrix"(%743) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
      %744 = "llvm.extractvalue"(%t748_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %745 = "llvm.extractvalue"(%t748_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %746 = "llvm.extractvalue"(%t748_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %747 = "llvm.extractvalue"(%t748_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      "llvm.store"(%744, %739) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %749 = "llvm.getelementptr"(%739) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%745, %749) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %750 = "llvm.getelementptr"(%739) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%746, %750) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %751 = "llvm.getelementptr"(%739) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%747, %751) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %752 = "arith.addi"(%710, %184) : (i32, i32) -> i32
      %753 = "llvm.getelementptr"(%26) {rawConstantIndices = array<i32: 16>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %754 = "arith.andi"(%752, %161) : (i32, i32) -> i32
      %755 = "arith.shrui"(%754, %163) : (i32, i32) -> i32
      %756 = "arith.xori"(%752, %755) : (i32, i32) -> i32
      %757 = "llvm.getelementptr"(%89, %756) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %t762_d = "nvvm.ldmatrix"(%757) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
      %758 = "llvm.extractvalue"(%t762_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %759 = "llvm.extractvalue"(%t762_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %760 = "llvm.extractvalue"(%t762_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %761 = "llvm.extractvalue"(%t762_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      "llvm.store"(%758, %753) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %763 = "llvm.getelementptr"(%753) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%759, %763) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %764 = "llvm.getelementptr"(%753) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%760, %764) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %765 = "llvm.getelementptr"(%753) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%761, %765) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %766 = "arith.addi"(%710, %196) : (i32, i32) -> i32
      %767 = "llvm.getelementptr"(%26) {rawConstantIndices = array<i32: 24>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %768 = "arith.andi"(%766, %161) : (i32, i32) -> i32
      %769 = "arith.shrui"(%768, %163) : (i32, i32) -> i32
      %770 = "arith.xori"(%766, %769) : (i32, i32) -> i32
      %771 = "llvm.getelementptr"(%89, %770) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %t776_d = "nvvm.ldmatrix"(%771) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
      %772 = "llvm.extractvalue"(%t776_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %773 = "llvm.extractvalue"(%t776_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %774 = "llvm.extractvalue"(%t776_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %775 = "llvm.extractvalue"(%t776_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      "llvm.store"(%772, %767) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %777 = "llvm.getelementptr"(%767) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%773, %777) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %778 = "llvm.getelementptr"(%767) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%774, %778) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %779 = "llvm.getelementptr"(%767) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%775, %779) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %780 = "arith.andi"(%725, %161) : (i32, i32) -> i32
      %781 = "arith.shrui"(%780, %163) : (i32, i32) -> i32
      %782 = "arith.xori"(%725, %781) : (i32, i32) -> i32
      %783 = "llvm.getelementptr"(%90, %782) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %t788_d = "nvvm.ldmatrix"(%783) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
      %784 = "llvm.extractvalue"(%t788_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %785 = "llvm.extractvalue"(%t788_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %786 = "llvm.extractvalue"(%t788_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %787 = "llvm.extractvalue"(%t788_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      "llvm.store"(%784, %28) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %789 = "llvm.getelementptr"(%28) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%785, %789) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %790 = "llvm.getelementptr"(%28) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%786, %790) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %791 = "llvm.getelementptr"(%28) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%787, %791) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %792 = "arith.addi"(%725, %172) : (i32, i32) -> i32
      %793 = "llvm.getelementptr"(%28) {rawConstantIndices = array<i32: 8>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %794 = "arith.andi"(%792, %161) : (i32, i32) -> i32
      %795 = "arith.shrui"(%794, %163) : (i32, i32) -> i32
      %796 = "arith.xori"(%792, %795) : (i32, i32) -> i32
      %797 = "llvm.getelementptr"(%90, %796) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %t802_d = "nvvm.ldmatrix"(%797) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
      %798 = "llvm.extractvalue"(%t802_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %799 = "llvm.extractvalue"(%t802_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %800 = "llvm.extractvalue"(%t802_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %801 = "llvm.extractvalue"(%t802_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      "llvm.store"(%798, %793) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %803 = "llvm.getelementptr"(%793) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%799, %803) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %804 = "llvm.getelementptr"(%793) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%800, %804) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %805 = "llvm.getelementptr"(%793) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%801, %805) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %806 = "arith.addi"(%725, %184) : (i32, i32) -> i32
      %807 = "llvm.getelementptr"(%28) {rawConstantIndices = array<i32: 16>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %808 = "arith.andi"(%806, %161) : (i32, i32) -> i32
      %809 = "arith.shrui"(%808, %163) : (i32, i32) -> i32
      %810 = "arith.xori"(%806, %809) : (i32, i32) -> i32
      %811 = "llvm.getelementptr"(%90, %810) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %t816_d = "nvvm.ldmatrix"(%811) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
      %812 = "llvm.extractvalue"(%t816_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %813 = "llvm.extractvalue"(%t816_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %814 = "llvm.extractvalue"(%t816_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %815 = "llvm.extractvalue"(%t816_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      "llvm.store"(%812, %807) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %817 = "llvm.getelementptr"(%807) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%813, %817) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %818 = "llvm.getelementptr"(%807) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%814, %818) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %819 = "llvm.getelementptr"(%807) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%815, %819) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %820 = "arith.addi"(%725, %196) : (i32, i32) -> i32
      %821 = "llvm.getelementptr"(%28) {rawConstantIndices = array<i32: 24>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %822 = "arith.andi"(%820, %161) : (i32, i32) -> i32
      %823 = "arith.shrui"(%822, %163) : (i32, i32) -> i32
      %824 = "arith.xori"(%820, %823) : (i32, i32) -> i32
      %825 = "llvm.getelementptr"(%90, %824) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %t830_d = "nvvm.ldmatrix"(%825) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
      %826 = "llvm.extractvalue"(%t830_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %827 = "llvm.extractvalue"(%t830_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %828 = "llvm.extractvalue"(%t830_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %829 = "llvm.extractvalue"(%t830_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      "llvm.store"(%826, %821) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %831 = "llvm.getelementptr"(%821) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%827, %831) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %832 = "llvm.getelementptr"(%821) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%828, %832) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %833 = "llvm.getelementptr"(%821) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%829, %833) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
      %834, %835 = "scf.for"(%57, %75, %69, %57, %163) ({
      ^bb0(%836: i32, %837: i32, %838: i32):
        %839 = "arith.addi"(%836, %163) : (i32, i32) -> i32
        %840 = "arith.muli"(%839, %72) : (i32, i32) -> i32
        %841 = "arith.addi"(%96, %840) : (i32, i32) -> i32
        %842 = "arith.cmpi"(%841, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %843 = "llvm.load"(%10) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %844 = "arith.cmpi"(%843, %142) {predicate = 1 : i64} : (i8, i8) -> i1
        %845 = "arith.andi"(%844, %842) : (i1, i1) -> i1
        %846 = "arith.extui"(%845) : (i1) -> i8
        "llvm.store"(%846, %32) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %847 = "llvm.load"(%114) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %848 = "arith.cmpi"(%847, %142) {predicate = 1 : i64} : (i8, i8) -> i1
        %849 = "arith.andi"(%848, %842) : (i1, i1) -> i1
        %850 = "llvm.getelementptr"(%32) {rawConstantIndices = array<i32: 1>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %851 = "arith.extui"(%849) : (i1) -> i8
        "llvm.store"(%851, %850) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %852 = "llvm.load"(%119) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %853 = "arith.cmpi"(%852, %142) {predicate = 1 : i64} : (i8, i8) -> i1
        %854 = "arith.andi"(%853, %842) : (i1, i1) -> i1
        %855 = "llvm.getelementptr"(%32) {rawConstantIndices = array<i32: 2>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %856 = "arith.extui"(%854) : (i1) -> i8
        "llvm.store"(%856, %855) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %857 = "llvm.load"(%124) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %858 = "arith.cmpi"(%857, %142) {predicate = 1 : i64} : (i8, i8) -> i1
        %859 = "arith.andi"(%858, %842) : (i1, i1) -> i1
        %860 = "llvm.getelementptr"(%32) {rawConstantIndices = array<i32: 3>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %861 = "arith.extui"(%859) : (i1) -> i8
        "llvm.store"(%861, %860) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %862 = "arith.extsi"(%839) : (i32) -> i64
        %863 = "arith.muli"(%862, %91) : (i64, i64) -> i64
        %864 = "llvm.getelementptr"(%101, %863) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %865 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %866 = "arith.muli"(%838, %865) : (i32, i32) -> i32
        %867 = "llvm.getelementptr"(%89, %866) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %868 = "llvm.getelementptr"(%867, %165) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %869 = "llvm.load"(%32) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %870 = "arith.cmpi"(%869, %142) {predicate = 1 : i64} : (i8, i8) -> i1
        %871 = "arith.select"(%870, %169, %57) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%868, %864, %871) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %872 = "llvm.getelementptr"(%864, %92) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %873 = "llvm.getelementptr"(%867, %176) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %874 = "llvm.load"(%850) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %875 = "arith.cmpi"(%874, %142) {predicate = 1 : i64} : (i8, i8) -> i1
        %876 = "arith.select"(%875, %169, %57) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%873, %872, %876) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %877 = "llvm.getelementptr"(%864, %182) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %878 = "llvm.getelementptr"(%867, %188) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %879 = "llvm.load"(%855) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %880 = "arith.cmpi"(%879, %142) {predicate = 1 : i64} : (i8, i8) -> i1
        %881 = "arith.select"(%880, %169, %57) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%878, %877, %881) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %882 = "llvm.getelementptr"(%864, %194) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %883 = "llvm.getelementptr"(%867, %200) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %884 = "llvm.load"(%860) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %885 = "arith.cmpi"(%884, %142) {predicate = 1 : i64} : (i8, i8) -> i1
        %886 = "arith.select"(%885, %169, %57) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%883, %882, %886) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %887 = "llvm.load"(%12) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %888 = "arith.cmpi"(%887, %142) {predicate = 1 : i64} : (i8, i8) -> i1
        %889 = "arith.andi"(%888, %842) : (i1, i1) -> i1
        %890 = "arith.extui"(%889) : (i1) -> i8
        "llvm.store"(%890, %34) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %891 = "llvm.load"(%130) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %892 = "arith.cmpi"(%891, %142) {predicate = 1 : i64} : (i8, i8) -> i1
        %893 = "arith.andi"(%892, %842) : (i1, i1) -> i1
        %894 = "llvm.getelementptr"(%34) {rawConstantIndices = array<i32: 1>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %895 = "arith.extui"(%893) : (i1) -> i8
        "llvm.store"(%895, %894) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %896 = "llvm.load"(%134) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %897 = "arith.cmpi"(%896, %142) {predicate = 1 : i64} : (i8, i8) -> i1
        %898 = "arith.andi"(%897, %842) : (i1, i1) -> i1
        %899 = "llvm.getelementptr"(%34) {rawConstantIndices = array<i32: 2>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %900 = "arith.extui"(%898) : (i1) -> i8
        "llvm.store"(%900, %899) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %901 = "llvm.load"(%138) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %902 = "arith.cmpi"(%901, %142) {predicate = 1 : i64} : (i8, i8) -> i1
        %903 = "arith.andi"(%902, %842) : (i1, i1) -> i1
        %904 = "llvm.getelementptr"(%34) {rawConstantIndices = array<i32: 3>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %905 = "arith.extui"(%903) : (i1) -> i8
        "llvm.store"(%905, %904) {alignment = 1 : i64} : (i8, !llvm.ptr) -> ()
        %906 = "llvm.getelementptr"(%108, %863) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %907 = "llvm.getelementptr"(%90, %866) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %908 = "llvm.getelementptr"(%907, %165) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %909 = "llvm.load"(%34) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %910 = "arith.cmpi"(%909, %142) {predicate = 1 : i64} : (i8, i8) -> i1
        %911 = "arith.select"(%910, %169, %57) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%908, %906, %911) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %912 = "llvm.getelementptr"(%906, %105) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %913 = "llvm.getelementptr"(%907, %176) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %914 = "llvm.load"(%894) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %915 = "arith.cmpi"(%914, %142) {predicate = 1 : i64} : (i8, i8) -> i1
        %916 = "arith.select"(%915, %169, %57) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%913, %912, %916) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %917 = "llvm.getelementptr"(%906, %233) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %918 = "llvm.getelementptr"(%907, %188) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %919 = "llvm.load"(%899) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %920 = "arith.cmpi"(%919, %142) {predicate = 1 : i64} : (i8, i8) -> i1
        %921 = "arith.select"(%920, %169, %57) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%918, %917, %921) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %922 = "llvm.getelementptr"(%906, %239) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %923 = "llvm.getelementptr"(%907, %200) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %924 = "llvm.load"(%904) {alignment = 1 : i64} : (!llvm.ptr) -> i8
        %925 = "arith.cmpi"(%924, %142) {predicate = 1 : i64} : (i8, i8) -> i1
        %926 = "arith.select"(%925, %169, %57) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%923, %922, %926) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        "nvvm.cp.async.commit.group"() : () -> ()
        %927 = "arith.muli"(%837, %865) : (i32, i32) -> i32
        %928 = "arith.addi"(%169, %927) : (i32, i32) -> i32
        %929 = "arith.addi"(%710, %928) : (i32, i32) -> i32
        %930 = "llvm.getelementptr"(%26) {rawConstantIndices = array<i32: 32>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %931 = "arith.andi"(%929, %161) : (i32, i32) -> i32
        %932 = "arith.shrui"(%931, %163) : (i32, i32) -> i32
        %933 = "arith.xori"(%929, %932) : (i32, i32) -> i32
        %934 = "llvm.getelementptr"(%89, %933) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t939_d = "nvvm.ldmatrix"(%934) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %935 = "llvm.extractvalue"(%t939_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %936 = "llvm.extractvalue"(%t939_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %937 = "llvm.extractvalue"(%t939_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %938 = "llvm.extractvalue"(%t939_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%935, %930) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %940 = "llvm.getelementptr"(%930) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%936, %940) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %941 = "llvm.getelementptr"(%930) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%937, %941) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %942 = "llvm.getelementptr"(%930) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%938, %942) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %943 = "arith.addi"(%929, %172) : (i32, i32) -> i32
        %944 = "llvm.getelementptr"(%930) {rawConstantIndices = array<i32: 8>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %945 = "arith.andi"(%943, %161) : (i32, i32) -> i32
        %946 = "arith.shrui"(%945, %163) : (i32, i32) -> i32
        %947 = "arith.xori"(%943, %946) : (i32, i32) -> i32
        %948 = "llvm.getelementptr"(%89, %947) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t953_d = "nvvm.ldmatrix"(%948) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %949 = "llvm.extractvalue"(%t953_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %950 = "llvm.extractvalue"(%t953_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %951 = "llvm.extractvalue"(%t953_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %952 = "llvm.extractvalue"(%t953_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%949, %944) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %954 = "llvm.getelementptr"(%944) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%950, %954) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %955 = "llvm.getelementptr"(%944) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%951, %955) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %956 = "llvm.getelementptr"(%944) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%952, %956) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %957 = "arith.addi"(%929, %184) : (i32, i32) -> i32
        %958 = "llvm.getelementptr"(%930) {rawConstantIndices = array<i32: 16>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %959 = "arith.andi"(%957, %161) : (i32, i32) -> i32
        %960 = "arith.shrui"(%959, %163) : (i32, i32) -> i32
        %961 = "arith.xori"(%957, %960) : (i32, i32) -> i32
        %962 = "llvm.getelementptr"(%89, %961) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t967_d = "nvvm.ldmatrix"(%962) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %963 = "llvm.extractvalue"(%t967_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %964 = "llvm.extractvalue"(%t967_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %965 = "llvm.extractvalue"(%t967_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %966 = "llvm.extractvalue"(%t967_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%963, %958) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %968 = "llvm.getelementptr"(%958) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%964, %968) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %969 = "llvm.getelementptr"(%958) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%965, %969) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %970 = "llvm.getelementptr"(%958) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%966, %970) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %971 = "arith.addi"(%929, %196) : (i32, i32) -> i32
        %972 = "llvm.getelementptr"(%930) {rawConstantIndices = array<i32: 24>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %973 = "arith.andi"(%971, %161) : (i32, i32) -> i32
        %974 = "arith.shrui"(%973, %163) : (i32, i32) -> i32
        %975 = "arith.xori"(%971, %974) : (i32, i32) -> i32
        %976 = "llvm.getelementptr"(%89, %975) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t981_d = "nvvm.ldmatrix"(%976) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %977 = "llvm.extractvalue"(%t981_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %978 = "llvm.extractvalue"(%t981_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %979 = "llvm.extractvalue"(%t981_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %980 = "llvm.extractvalue"(%t981_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%977, %972) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %982 = "llvm.getelementptr"(%972) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%978, %982) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %983 = "llvm.getelementptr"(%972) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%979, %983) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %984 = "llvm.getelementptr"(%972) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%980, %984) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %985 = "arith.addi"(%725, %928) : (i32, i32) -> i32
        %986 = "llvm.getelementptr"(%28) {rawConstantIndices = array<i32: 32>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %987 = "arith.andi"(%985, %161) : (i32, i32) -> i32
        %988 = "arith.shrui"(%987, %163) : (i32, i32) -> i32
        %989 = "arith.xori"(%985, %988) : (i32, i32) -> i32
        %990 = "llvm.getelementptr"(%90, %989) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t995_d = "nvvm.ldmatrix"(%990) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %991 = "llvm.extractvalue"(%t995_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %992 = "llvm.extractvalue"(%t995_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %993 = "llvm.extractvalue"(%t995_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %994 = "llvm.extractvalue"(%t995_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%991, %986) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %996 = "llvm.getelementptr"(%986) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%992, %996) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %997 = "llvm.getelementptr"(%986) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%993, %997) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %998 = "llvm.getelementptr"(%986) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%994, %998) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %999 = "arith.addi"(%985, %172) : (i32, i32) -> i32
        %1000 = "llvm.getelementptr"(%986) {rawConstantIndices = array<i32: 8>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1001 = "arith.andi"(%999, %161) : (i32, i32) -> i32
        %1002 = "arith.shrui"(%1001, %163) : (i32, i32) -> i32
        %1003 = "arith.xori"(%999, %1002) : (i32, i32) -> i32
        %1004 = "llvm.getelementptr"(%90, %1003) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1009_d = "nvvm.ldmatrix"(%1004) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1005 = "llvm.extractvalue"(%t1009_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1006 = "llvm.extractvalue"(%t1009_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1007 = "llvm.extractvalue"(%t1009_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1008 = "llvm.extractvalue"(%t1009_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%1005, %1000) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1010 = "llvm.getelementptr"(%1000) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%1006, %1010) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1011 = "llvm.getelementptr"(%1000) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%1007, %1011) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1012 = "llvm.getelementptr"(%1000) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%1008, %1012) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1013 = "arith.addi"(%985, %184) : (i32, i32) -> i32
        %1014 = "llvm.getelementptr"(%986) {rawConstantIndices = array<i32: 16>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1015 = "arith.andi"(%1013, %161) : (i32, i32) -> i32
        %1016 = "arith.shrui"(%1015, %163) : (i32, i32) -> i32
        %1017 = "arith.xori"(%1013, %1016) : (i32, i32) -> i32
        %1018 = "llvm.getelementptr"(%90, %1017) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1023_d = "nvvm.ldmatrix"(%1018) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1019 = "llvm.extractvalue"(%t1023_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1020 = "llvm.extractvalue"(%t1023_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1021 = "llvm.extractvalue"(%t1023_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1022 = "llvm.extractvalue"(%t1023_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%1019, %1014) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1024 = "llvm.getelementptr"(%1014) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%1020, %1024) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1025 = "llvm.getelementptr"(%1014) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%1021, %1025) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1026 = "llvm.getelementptr"(%1014) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%1022, %1026) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1027 = "arith.addi"(%985, %196) : (i32, i32) -> i32
        %1028 = "llvm.getelementptr"(%986) {rawConstantIndices = array<i32: 24>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1029 = "arith.andi"(%1027, %161) : (i32, i32) -> i32
        %1030 = "arith.shrui"(%1029, %163) : (i32, i32) -> i32
        %1031 = "arith.xori"(%1027, %1030) : (i32, i32) -> i32
        %1032 = "llvm.getelementptr"(%90, %1031) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1037_d = "nvvm.ldmatrix"(%1032) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1033 = "llvm.extractvalue"(%t1037_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1034 = "llvm.extractvalue"(%t1037_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1035 = "llvm.extractvalue"(%t1037_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1036 = "llvm.extractvalue"(%t1037_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%1033, %1028) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1038 = "llvm.getelementptr"(%1028) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%1034, %1038) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1039 = "llvm.getelementptr"(%1028) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%1035, %1039) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1040 = "llvm.getelementptr"(%1028) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%1036, %1040) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1041 = "llvm.load"(%26) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1042 = "llvm.load"(%735) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1043 = "llvm.load"(%736) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1044 = "llvm.load"(%737) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1045 = "llvm.load"(%28) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1046 = "llvm.load"(%789) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1047 = "llvm.load"(%30) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1048 = "llvm.load"(%573) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1049 = "llvm.load"(%574) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1050 = "llvm.load"(%575) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1055_d = "llvm.call_intrinsic"(%1041, %1042, %1043, %1044, %1045, %1046, %1047, %1048, %1049, %1050) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1051 = "llvm.extractvalue"(%t1055_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1052 = "llvm.extractvalue"(%t1055_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1053 = "llvm.extractvalue"(%t1055_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1054 = "llvm.extractvalue"(%t1055_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1051, %30) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1052, %573) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1053, %574) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1054, %575) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1056 = "llvm.load"(%26) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1057 = "llvm.load"(%735) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1058 = "llvm.load"(%736) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1059 = "llvm.load"(%737) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1060 = "llvm.load"(%790) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1061 = "llvm.getelementptr"(%790) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1062 = "llvm.load"(%1061) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1063 = "llvm.load"(%588) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1064 = "llvm.getelementptr"(%588) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1065 = "llvm.load"(%1064) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1066 = "llvm.getelementptr"(%588) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1067 = "llvm.load"(%1066) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1068 = "llvm.getelementptr"(%588) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1069 = "llvm.load"(%1068) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1074_d = "llvm.call_intrinsic"(%1056, %1057, %1058, %1059, %1060, %1062, %1063, %1065, %1067, %1069) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1070 = "llvm.extractvalue"(%t1074_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1071 = "llvm.extractvalue"(%t1074_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1072 = "llvm.extractvalue"(%t1074_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1073 = "llvm.extractvalue"(%t1074_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1070, %588) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1071, %1064) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1072, %1066) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1073, %1068) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1075 = "llvm.load"(%26) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1076 = "llvm.load"(%735) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1077 = "llvm.load"(%736) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1078 = "llvm.load"(%737) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1079 = "llvm.load"(%793) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1080 = "llvm.load"(%803) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1081 = "llvm.load"(%604) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1082 = "llvm.getelementptr"(%604) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1083 = "llvm.load"(%1082) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1084 = "llvm.getelementptr"(%604) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1085 = "llvm.load"(%1084) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1086 = "llvm.getelementptr"(%604) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1087 = "llvm.load"(%1086) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1092_d = "llvm.call_intrinsic"(%1075, %1076, %1077, %1078, %1079, %1080, %1081, %1083, %1085, %1087) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1088 = "llvm.extractvalue"(%t1092_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1089 = "llvm.extractvalue"(%t1092_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1090 = "llvm.extractvalue"(%t1092_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1091 = "llvm.extractvalue"(%t1092_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1088, %604) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1089, %1082) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1090, %1084) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1091, %1086) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1093 = "llvm.getelementptr"(%28) {rawConstantIndices = array<i32: 12>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1094 = "llvm.load"(%26) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1095 = "llvm.load"(%735) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1096 = "llvm.load"(%736) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1097 = "llvm.load"(%737) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1098 = "llvm.load"(%1093) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1099 = "llvm.getelementptr"(%1093) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1100 = "llvm.load"(%1099) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1101 = "llvm.load"(%620) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1102 = "llvm.getelementptr"(%620) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1103 = "llvm.load"(%1102) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1104 = "llvm.getelementptr"(%620) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1105 = "llvm.load"(%1104) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1106 = "llvm.getelementptr"(%620) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1107 = "llvm.load"(%1106) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1112_d = "llvm.call_intrinsic"(%1094, %1095, %1096, %1097, %1098, %1100, %1101, %1103, %1105, %1107) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1108 = "llvm.extractvalue"(%t1112_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1109 = "llvm.extractvalue"(%t1112_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1110 = "llvm.extractvalue"(%t1112_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1111 = "llvm.extractvalue"(%t1112_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1108, %620) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1109, %1102) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1110, %1104) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1111, %1106) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1113 = "llvm.load"(%26) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1114 = "llvm.load"(%735) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1115 = "llvm.load"(%736) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1116 = "llvm.load"(%737) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1117 = "llvm.load"(%807) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1118 = "llvm.load"(%817) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1119 = "llvm.load"(%636) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1120 = "llvm.getelementptr"(%636) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1121 = "llvm.load"(%1120) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1122 = "llvm.getelementptr"(%636) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1123 = "llvm.load"(%1122) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1124 = "llvm.getelementptr"(%636) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1125 = "llvm.load"(%1124) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1130_d = "llvm.call_intrinsic"(%1113, %1114, %1115, %1116, %1117, %1118, %1119, %1121, %1123, %1125) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1126 = "llvm.extractvalue"(%t1130_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1127 = "llvm.extractvalue"(%t1130_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1128 = "llvm.extractvalue"(%t1130_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1129 = "llvm.extractvalue"(%t1130_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1126, %636) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1127, %1120) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1128, %1122) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1129, %1124) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1131 = "llvm.getelementptr"(%28) {rawConstantIndices = array<i32: 20>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1132 = "llvm.load"(%26) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1133 = "llvm.load"(%735) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1134 = "llvm.load"(%736) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1135 = "llvm.load"(%737) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1136 = "llvm.load"(%1131) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1137 = "llvm.getelementptr"(%1131) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1138 = "llvm.load"(%1137) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1139 = "llvm.load"(%652) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1140 = "llvm.getelementptr"(%652) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1141 = "llvm.load"(%1140) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1142 = "llvm.getelementptr"(%652) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1143 = "llvm.load"(%1142) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1144 = "llvm.getelementptr"(%652) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1145 = "llvm.load"(%1144) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1150_d = "llvm.call_intrinsic"(%1132, %1133, %1134, %1135, %1136, %1138, %1139, %1141, %1143, %1145) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1146 = "llvm.extractvalue"(%t1150_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1147 = "llvm.extractvalue"(%t1150_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1148 = "llvm.extractvalue"(%t1150_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1149 = "llvm.extractvalue"(%t1150_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1146, %652) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1147, %1140) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1148, %1142) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1149, %1144) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1151 = "llvm.load"(%26) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1152 = "llvm.load"(%735) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1153 = "llvm.load"(%736) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1154 = "llvm.load"(%737) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1155 = "llvm.load"(%821) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1156 = "llvm.load"(%831) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1157 = "llvm.load"(%668) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1158 = "llvm.getelementptr"(%668) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1159 = "llvm.load"(%1158) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1160 = "llvm.getelementptr"(%668) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1161 = "llvm.load"(%1160) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1162 = "llvm.getelementptr"(%668) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1163 = "llvm.load"(%1162) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1168_d = "llvm.call_intrinsic"(%1151, %1152, %1153, %1154, %1155, %1156, %1157, %1159, %1161, %1163) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1164 = "llvm.extractvalue"(%t1168_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1165 = "llvm.extractvalue"(%t1168_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1166 = "llvm.extractvalue"(%t1168_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1167 = "llvm.extractvalue"(%t1168_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1164, %668) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1165, %1158) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1166, %1160) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1167, %1162) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1169 = "llvm.getelementptr"(%28) {rawConstantIndices = array<i32: 28>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1170 = "llvm.load"(%26) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1171 = "llvm.load"(%735) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1172 = "llvm.load"(%736) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1173 = "llvm.load"(%737) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1174 = "llvm.load"(%1169) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1175 = "llvm.getelementptr"(%1169) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1176 = "llvm.load"(%1175) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1177 = "llvm.load"(%684) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1178 = "llvm.getelementptr"(%684) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1179 = "llvm.load"(%1178) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1180 = "llvm.getelementptr"(%684) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1181 = "llvm.load"(%1180) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1182 = "llvm.getelementptr"(%684) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1183 = "llvm.load"(%1182) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1188_d = "llvm.call_intrinsic"(%1170, %1171, %1172, %1173, %1174, %1176, %1177, %1179, %1181, %1183) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1184 = "llvm.extractvalue"(%t1188_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1185 = "llvm.extractvalue"(%t1188_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1186 = "llvm.extractvalue"(%t1188_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1187 = "llvm.extractvalue"(%t1188_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1184, %684) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1185, %1178) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1186, %1180) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1187, %1182) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1189 = "llvm.load"(%739) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1190 = "llvm.load"(%749) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1191 = "llvm.load"(%750) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1192 = "llvm.load"(%751) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1193 = "llvm.load"(%1169) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1194 = "llvm.load"(%1175) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1195 = "llvm.load"(%688) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1196 = "llvm.getelementptr"(%688) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1197 = "llvm.load"(%1196) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1198 = "llvm.getelementptr"(%688) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1199 = "llvm.load"(%1198) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1200 = "llvm.getelementptr"(%688) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1201 = "llvm.load"(%1200) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1206_d = "llvm.call_intrinsic"(%1189, %1190, %1191, %1192, %1193, %1194, %1195, %1197, %1199, %1201) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1202 = "llvm.extractvalue"(%t1206_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1203 = "llvm.extractvalue"(%t1206_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1204 = "llvm.extractvalue"(%t1206_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1205 = "llvm.extractvalue"(%t1206_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1202, %688) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1203, %1196) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1204, %1198) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1205, %1200) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1207 = "llvm.load"(%739) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1208 = "llvm.load"(%749) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1209 = "llvm.load"(%750) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1210 = "llvm.load"(%751) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1211 = "llvm.load"(%821) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1212 = "llvm.load"(%831) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1213 = "llvm.load"(%672) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1214 = "llvm.getelementptr"(%672) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1215 = "llvm.load"(%1214) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1216 = "llvm.getelementptr"(%672) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1217 = "llvm.load"(%1216) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1218 = "llvm.getelementptr"(%672) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1219 = "llvm.load"(%1218) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1224_d = "llvm.call_intrinsic"(%1207, %1208, %1209, %1210, %1211, %1212, %1213, %1215, %1217, %1219) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1220 = "llvm.extractvalue"(%t1224_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1221 = "llvm.extractvalue"(%t1224_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1222 = "llvm.extractvalue"(%t1224_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1223 = "llvm.extractvalue"(%t1224_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1220, %672) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1221, %1214) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1222, %1216) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1223, %1218) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1225 = "llvm.load"(%739) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1226 = "llvm.load"(%749) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1227 = "llvm.load"(%750) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1228 = "llvm.load"(%751) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1229 = "llvm.load"(%1131) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1230 = "llvm.load"(%1137) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1231 = "llvm.load"(%656) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1232 = "llvm.getelementptr"(%656) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1233 = "llvm.load"(%1232) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1234 = "llvm.getelementptr"(%656) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1235 = "llvm.load"(%1234) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1236 = "llvm.getelementptr"(%656) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1237 = "llvm.load"(%1236) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1242_d = "llvm.call_intrinsic"(%1225, %1226, %1227, %1228, %1229, %1230, %1231, %1233, %1235, %1237) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1238 = "llvm.extractvalue"(%t1242_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1239 = "llvm.extractvalue"(%t1242_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1240 = "llvm.extractvalue"(%t1242_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1241 = "llvm.extractvalue"(%t1242_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1238, %656) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1239, %1232) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1240, %1234) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1241, %1236) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1243 = "llvm.load"(%739) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1244 = "llvm.load"(%749) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1245 = "llvm.load"(%750) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1246 = "llvm.load"(%751) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1247 = "llvm.load"(%807) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1248 = "llvm.load"(%817) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1249 = "llvm.load"(%640) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1250 = "llvm.getelementptr"(%640) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1251 = "llvm.load"(%1250) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1252 = "llvm.getelementptr"(%640) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1253 = "llvm.load"(%1252) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1254 = "llvm.getelementptr"(%640) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1255 = "llvm.load"(%1254) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1260_d = "llvm.call_intrinsic"(%1243, %1244, %1245, %1246, %1247, %1248, %1249, %1251, %1253, %1255) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1256 = "llvm.extractvalue"(%t1260_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1257 = "llvm.extractvalue"(%t1260_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1258 = "llvm.extractvalue"(%t1260_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1259 = "llvm.extractvalue"(%t1260_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1256, %640) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1257, %1250) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1258, %1252) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1259, %1254) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1261 = "llvm.load"(%739) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1262 = "llvm.load"(%749) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1263 = "llvm.load"(%750) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1264 = "llvm.load"(%751) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1265 = "llvm.load"(%1093) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1266 = "llvm.load"(%1099) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1267 = "llvm.load"(%624) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1268 = "llvm.getelementptr"(%624) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1269 = "llvm.load"(%1268) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1270 = "llvm.getelementptr"(%624) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1271 = "llvm.load"(%1270) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1272 = "llvm.getelementptr"(%624) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1273 = "llvm.load"(%1272) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1278_d = "llvm.call_intrinsic"(%1261, %1262, %1263, %1264, %1265, %1266, %1267, %1269, %1271, %1273) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1274 = "llvm.extractvalue"(%t1278_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1275 = "llvm.extractvalue"(%t1278_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1276 = "llvm.extractvalue"(%t1278_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1277 = "llvm.extractvalue"(%t1278_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1274, %624) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1275, %1268) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1276, %1270) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1277, %1272) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1279 = "llvm.load"(%739) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1280 = "llvm.load"(%749) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1281 = "llvm.load"(%750) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1282 = "llvm.load"(%751) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1283 = "llvm.load"(%793) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1284 = "llvm.load"(%803) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1285 = "llvm.load"(%608) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1286 = "llvm.getelementptr"(%608) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1287 = "llvm.load"(%1286) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1288 = "llvm.getelementptr"(%608) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1289 = "llvm.load"(%1288) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1290 = "llvm.getelementptr"(%608) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1291 = "llvm.load"(%1290) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1296_d = "llvm.call_intrinsic"(%1279, %1280, %1281, %1282, %1283, %1284, %1285, %1287, %1289, %1291) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1292 = "llvm.extractvalue"(%t1296_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1293 = "llvm.extractvalue"(%t1296_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1294 = "llvm.extractvalue"(%t1296_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1295 = "llvm.extractvalue"(%t1296_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1292, %608) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1293, %1286) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1294, %1288) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1295, %1290) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1297 = "llvm.load"(%739) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1298 = "llvm.load"(%749) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1299 = "llvm.load"(%750) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1300 = "llvm.load"(%751) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1301 = "llvm.load"(%790) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1302 = "llvm.load"(%1061) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1303 = "llvm.load"(%592) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1304 = "llvm.getelementptr"(%592) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1305 = "llvm.load"(%1304) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1306 = "llvm.getelementptr"(%592) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1307 = "llvm.load"(%1306) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1308 = "llvm.getelementptr"(%592) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1309 = "llvm.load"(%1308) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1314_d = "llvm.call_intrinsic"(%1297, %1298, %1299, %1300, %1301, %1302, %1303, %1305, %1307, %1309) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1310 = "llvm.extractvalue"(%t1314_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1311 = "llvm.extractvalue"(%t1314_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1312 = "llvm.extractvalue"(%t1314_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1313 = "llvm.extractvalue"(%t1314_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1310, %592) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1311, %1304) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1312, %1306) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1313, %1308) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1315 = "llvm.load"(%739) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1316 = "llvm.load"(%749) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1317 = "llvm.load"(%750) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1318 = "llvm.load"(%751) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1319 = "llvm.load"(%28) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1320 = "llvm.load"(%789) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1321 = "llvm.load"(%576) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1322 = "llvm.getelementptr"(%576) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1323 = "llvm.load"(%1322) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1324 = "llvm.getelementptr"(%576) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1325 = "llvm.load"(%1324) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1326 = "llvm.getelementptr"(%576) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1327 = "llvm.load"(%1326) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1332_d = "llvm.call_intrinsic"(%1315, %1316, %1317, %1318, %1319, %1320, %1321, %1323, %1325, %1327) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1328 = "llvm.extractvalue"(%t1332_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1329 = "llvm.extractvalue"(%t1332_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1330 = "llvm.extractvalue"(%t1332_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1331 = "llvm.extractvalue"(%t1332_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1328, %576) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1329, %1322) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1330, %1324) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1331, %1326) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1333 = "llvm.load"(%753) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1334 = "llvm.load"(%763) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1335 = "llvm.load"(%764) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1336 = "llvm.load"(%765) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1337 = "llvm.load"(%28) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1338 = "llvm.load"(%789) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1339 = "llvm.load"(%580) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1340 = "llvm.getelementptr"(%580) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1341 = "llvm.load"(%1340) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1342 = "llvm.getelementptr"(%580) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1343 = "llvm.load"(%1342) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1344 = "llvm.getelementptr"(%580) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1345 = "llvm.load"(%1344) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1350_d = "llvm.call_intrinsic"(%1333, %1334, %1335, %1336, %1337, %1338, %1339, %1341, %1343, %1345) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1346 = "llvm.extractvalue"(%t1350_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1347 = "llvm.extractvalue"(%t1350_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1348 = "llvm.extractvalue"(%t1350_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1349 = "llvm.extractvalue"(%t1350_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1346, %580) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1347, %1340) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1348, %1342) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1349, %1344) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1351 = "llvm.load"(%753) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1352 = "llvm.load"(%763) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1353 = "llvm.load"(%764) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1354 = "llvm.load"(%765) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1355 = "llvm.load"(%790) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1356 = "llvm.load"(%1061) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1357 = "llvm.load"(%596) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1358 = "llvm.getelementptr"(%596) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1359 = "llvm.load"(%1358) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1360 = "llvm.getelementptr"(%596) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1361 = "llvm.load"(%1360) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1362 = "llvm.getelementptr"(%596) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1363 = "llvm.load"(%1362) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1368_d = "llvm.call_intrinsic"(%1351, %1352, %1353, %1354, %1355, %1356, %1357, %1359, %1361, %1363) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1364 = "llvm.extractvalue"(%t1368_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1365 = "llvm.extractvalue"(%t1368_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1366 = "llvm.extractvalue"(%t1368_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1367 = "llvm.extractvalue"(%t1368_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1364, %596) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1365, %1358) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1366, %1360) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1367, %1362) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1369 = "llvm.load"(%753) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1370 = "llvm.load"(%763) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1371 = "llvm.load"(%764) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1372 = "llvm.load"(%765) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1373 = "llvm.load"(%793) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1374 = "llvm.load"(%803) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1375 = "llvm.load"(%612) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1376 = "llvm.getelementptr"(%612) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1377 = "llvm.load"(%1376) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1378 = "llvm.getelementptr"(%612) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1379 = "llvm.load"(%1378) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1380 = "llvm.getelementptr"(%612) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1381 = "llvm.load"(%1380) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1386_d = "llvm.call_intrinsic"(%1369, %1370, %1371, %1372, %1373, %1374, %1375, %1377, %1379, %1381) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1382 = "llvm.extractvalue"(%t1386_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1383 = "llvm.extractvalue"(%t1386_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1384 = "llvm.extractvalue"(%t1386_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1385 = "llvm.extractvalue"(%t1386_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1382, %612) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1383, %1376) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1384, %1378) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1385, %1380) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1387 = "llvm.load"(%753) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1388 = "llvm.load"(%763) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1389 = "llvm.load"(%764) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1390 = "llvm.load"(%765) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1391 = "llvm.load"(%1093) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1392 = "llvm.load"(%1099) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1393 = "llvm.load"(%628) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1394 = "llvm.getelementptr"(%628) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1395 = "llvm.load"(%1394) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1396 = "llvm.getelementptr"(%628) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1397 = "llvm.load"(%1396) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1398 = "llvm.getelementptr"(%628) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1399 = "llvm.load"(%1398) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1404_d = "llvm.call_intrinsic"(%1387, %1388, %1389, %1390, %1391, %1392, %1393, %1395, %1397, %1399) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1400 = "llvm.extractvalue"(%t1404_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1401 = "llvm.extractvalue"(%t1404_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1402 = "llvm.extractvalue"(%t1404_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1403 = "llvm.extractvalue"(%t1404_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1400, %628) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1401, %1394) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1402, %1396) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1403, %1398) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1405 = "llvm.load"(%753) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1406 = "llvm.load"(%763) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1407 = "llvm.load"(%764) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1408 = "llvm.load"(%765) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1409 = "llvm.load"(%807) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1410 = "llvm.load"(%817) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1411 = "llvm.load"(%644) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1412 = "llvm.getelementptr"(%644) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1413 = "llvm.load"(%1412) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1414 = "llvm.getelementptr"(%644) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1415 = "llvm.load"(%1414) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1416 = "llvm.getelementptr"(%644) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1417 = "llvm.load"(%1416) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1422_d = "llvm.call_intrinsic"(%1405, %1406, %1407, %1408, %1409, %1410, %1411, %1413, %1415, %1417) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1418 = "llvm.extractvalue"(%t1422_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1419 = "llvm.extractvalue"(%t1422_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1420 = "llvm.extractvalue"(%t1422_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1421 = "llvm.extractvalue"(%t1422_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1418, %644) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1419, %1412) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1420, %1414) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1421, %1416) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1423 = "llvm.load"(%753) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1424 = "llvm.load"(%763) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1425 = "llvm.load"(%764) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1426 = "llvm.load"(%765) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1427 = "llvm.load"(%1131) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1428 = "llvm.load"(%1137) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1429 = "llvm.load"(%660) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1430 = "llvm.getelementptr"(%660) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1431 = "llvm.load"(%1430) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1432 = "llvm.getelementptr"(%660) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1433 = "llvm.load"(%1432) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1434 = "llvm.getelementptr"(%660) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1435 = "llvm.load"(%1434) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1440_d = "llvm.call_intrinsic"(%1423, %1424, %1425, %1426, %1427, %1428, %1429, %1431, %1433, %1435) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1436 = "llvm.extractvalue"(%t1440_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1437 = "llvm.extractvalue"(%t1440_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1438 = "llvm.extractvalue"(%t1440_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1439 = "llvm.extractvalue"(%t1440_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1436, %660) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1437, %1430) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1438, %1432) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1439, %1434) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1441 = "llvm.load"(%753) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1442 = "llvm.load"(%763) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1443 = "llvm.load"(%764) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1444 = "llvm.load"(%765) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1445 = "llvm.load"(%821) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1446 = "llvm.load"(%831) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1447 = "llvm.load"(%676) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1448 = "llvm.getelementptr"(%676) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1449 = "llvm.load"(%1448) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1450 = "llvm.getelementptr"(%676) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1451 = "llvm.load"(%1450) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1452 = "llvm.getelementptr"(%676) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1453 = "llvm.load"(%1452) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1458_d = "llvm.call_intrinsic"(%1441, %1442, %1443, %1444, %1445, %1446, %1447, %1449, %1451, %1453) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1454 = "llvm.extractvalue"(%t1458_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1455 = "llvm.extractvalue"(%t1458_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1456 = "llvm.extractvalue"(%t1458_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1457 = "llvm.extractvalue"(%t1458_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1454, %676) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1455, %1448) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1456, %1450) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1457, %1452) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1459 = "llvm.load"(%753) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1460 = "llvm.load"(%763) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1461 = "llvm.load"(%764) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1462 = "llvm.load"(%765) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1463 = "llvm.load"(%1169) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1464 = "llvm.load"(%1175) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1465 = "llvm.load"(%692) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1466 = "llvm.getelementptr"(%692) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1467 = "llvm.load"(%1466) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1468 = "llvm.getelementptr"(%692) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1469 = "llvm.load"(%1468) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1470 = "llvm.getelementptr"(%692) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1471 = "llvm.load"(%1470) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1476_d = "llvm.call_intrinsic"(%1459, %1460, %1461, %1462, %1463, %1464, %1465, %1467, %1469, %1471) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1472 = "llvm.extractvalue"(%t1476_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1473 = "llvm.extractvalue"(%t1476_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1474 = "llvm.extractvalue"(%t1476_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1475 = "llvm.extractvalue"(%t1476_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1472, %692) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1473, %1466) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1474, %1468) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1475, %1470) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1477 = "llvm.load"(%767) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1478 = "llvm.load"(%777) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1479 = "llvm.load"(%778) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1480 = "llvm.load"(%779) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1481 = "llvm.load"(%1169) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1482 = "llvm.load"(%1175) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1483 = "llvm.load"(%696) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1484 = "llvm.getelementptr"(%696) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1485 = "llvm.load"(%1484) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1486 = "llvm.getelementptr"(%696) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1487 = "llvm.load"(%1486) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1488 = "llvm.getelementptr"(%696) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1489 = "llvm.load"(%1488) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1494_d = "llvm.call_intrinsic"(%1477, %1478, %1479, %1480, %1481, %1482, %1483, %1485, %1487, %1489) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1490 = "llvm.extractvalue"(%t1494_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1491 = "llvm.extractvalue"(%t1494_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1492 = "llvm.extractvalue"(%t1494_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1493 = "llvm.extractvalue"(%t1494_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1490, %696) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1491, %1484) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1492, %1486) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1493, %1488) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1495 = "llvm.load"(%767) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1496 = "llvm.load"(%777) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1497 = "llvm.load"(%778) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1498 = "llvm.load"(%779) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1499 = "llvm.load"(%821) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1500 = "llvm.load"(%831) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1501 = "llvm.load"(%680) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1502 = "llvm.getelementptr"(%680) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1503 = "llvm.load"(%1502) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1504 = "llvm.getelementptr"(%680) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1505 = "llvm.load"(%1504) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1506 = "llvm.getelementptr"(%680) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1507 = "llvm.load"(%1506) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1512_d = "llvm.call_intrinsic"(%1495, %1496, %1497, %1498, %1499, %1500, %1501, %1503, %1505, %1507) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1508 = "llvm.extractvalue"(%t1512_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1509 = "llvm.extractvalue"(%t1512_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1510 = "llvm.extractvalue"(%t1512_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1511 = "llvm.extractvalue"(%t1512_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1508, %680) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1509, %1502) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1510, %1504) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1511, %1506) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1513 = "llvm.load"(%767) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1514 = "llvm.load"(%777) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1515 = "llvm.load"(%778) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1516 = "llvm.load"(%779) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1517 = "llvm.load"(%1131) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1518 = "llvm.load"(%1137) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1519 = "llvm.load"(%664) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1520 = "llvm.getelementptr"(%664) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1521 = "llvm.load"(%1520) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1522 = "llvm.getelementptr"(%664) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1523 = "llvm.load"(%1522) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1524 = "llvm.getelementptr"(%664) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1525 = "llvm.load"(%1524) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1530_d = "llvm.call_intrinsic"(%1513, %1514, %1515, %1516, %1517, %1518, %1519, %1521, %1523, %1525) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1526 = "llvm.extractvalue"(%t1530_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1527 = "llvm.extractvalue"(%t1530_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1528 = "llvm.extractvalue"(%t1530_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1529 = "llvm.extractvalue"(%t1530_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1526, %664) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1527, %1520) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1528, %1522) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1529, %1524) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1531 = "llvm.load"(%767) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1532 = "llvm.load"(%777) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1533 = "llvm.load"(%778) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1534 = "llvm.load"(%779) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1535 = "llvm.load"(%807) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1536 = "llvm.load"(%817) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1537 = "llvm.load"(%648) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1538 = "llvm.getelementptr"(%648) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1539 = "llvm.load"(%1538) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1540 = "llvm.getelementptr"(%648) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1541 = "llvm.load"(%1540) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1542 = "llvm.getelementptr"(%648) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1543 = "llvm.load"(%1542) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1548_d = "llvm.call_intrinsic"(%1531, %1532, %1533, %1534, %1535, %1536, %1537, %1539, %1541, %1543) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1544 = "llvm.extractvalue"(%t1548_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1545 = "llvm.extractvalue"(%t1548_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1546 = "llvm.extractvalue"(%t1548_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1547 = "llvm.extractvalue"(%t1548_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1544, %648) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1545, %1538) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1546, %1540) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1547, %1542) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1549 = "llvm.load"(%767) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1550 = "llvm.load"(%777) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1551 = "llvm.load"(%778) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1552 = "llvm.load"(%779) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1553 = "llvm.load"(%1093) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1554 = "llvm.load"(%1099) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1555 = "llvm.load"(%632) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1556 = "llvm.getelementptr"(%632) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1557 = "llvm.load"(%1556) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1558 = "llvm.getelementptr"(%632) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1559 = "llvm.load"(%1558) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1560 = "llvm.getelementptr"(%632) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1561 = "llvm.load"(%1560) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1566_d = "llvm.call_intrinsic"(%1549, %1550, %1551, %1552, %1553, %1554, %1555, %1557, %1559, %1561) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1562 = "llvm.extractvalue"(%t1566_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1563 = "llvm.extractvalue"(%t1566_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1564 = "llvm.extractvalue"(%t1566_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1565 = "llvm.extractvalue"(%t1566_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1562, %632) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1563, %1556) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1564, %1558) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1565, %1560) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1567 = "llvm.load"(%767) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1568 = "llvm.load"(%777) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1569 = "llvm.load"(%778) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1570 = "llvm.load"(%779) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1571 = "llvm.load"(%793) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1572 = "llvm.load"(%803) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1573 = "llvm.load"(%616) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1574 = "llvm.getelementptr"(%616) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1575 = "llvm.load"(%1574) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1576 = "llvm.getelementptr"(%616) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1577 = "llvm.load"(%1576) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1578 = "llvm.getelementptr"(%616) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1579 = "llvm.load"(%1578) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1584_d = "llvm.call_intrinsic"(%1567, %1568, %1569, %1570, %1571, %1572, %1573, %1575, %1577, %1579) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1580 = "llvm.extractvalue"(%t1584_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1581 = "llvm.extractvalue"(%t1584_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1582 = "llvm.extractvalue"(%t1584_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1583 = "llvm.extractvalue"(%t1584_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1580, %616) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1581, %1574) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1582, %1576) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1583, %1578) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1585 = "llvm.load"(%767) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1586 = "llvm.load"(%777) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1587 = "llvm.load"(%778) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1588 = "llvm.load"(%779) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1589 = "llvm.load"(%790) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1590 = "llvm.load"(%1061) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1591 = "llvm.load"(%600) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1592 = "llvm.getelementptr"(%600) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1593 = "llvm.load"(%1592) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1594 = "llvm.getelementptr"(%600) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1595 = "llvm.load"(%1594) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1596 = "llvm.getelementptr"(%600) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1597 = "llvm.load"(%1596) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1602_d = "llvm.call_intrinsic"(%1585, %1586, %1587, %1588, %1589, %1590, %1591, %1593, %1595, %1597) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1598 = "llvm.extractvalue"(%t1602_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1599 = "llvm.extractvalue"(%t1602_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1600 = "llvm.extractvalue"(%t1602_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1601 = "llvm.extractvalue"(%t1602_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1598, %600) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1599, %1592) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1600, %1594) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1601, %1596) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1603 = "llvm.load"(%767) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1604 = "llvm.load"(%777) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1605 = "llvm.load"(%778) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1606 = "llvm.load"(%779) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1607 = "llvm.load"(%28) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1608 = "llvm.load"(%789) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1609 = "llvm.load"(%584) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1610 = "llvm.getelementptr"(%584) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1611 = "llvm.load"(%1610) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1612 = "llvm.getelementptr"(%584) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1613 = "llvm.load"(%1612) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1614 = "llvm.getelementptr"(%584) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1615 = "llvm.load"(%1614) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1620_d = "llvm.call_intrinsic"(%1603, %1604, %1605, %1606, %1607, %1608, %1609, %1611, %1613, %1615) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1616 = "llvm.extractvalue"(%t1620_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1617 = "llvm.extractvalue"(%t1620_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1618 = "llvm.extractvalue"(%t1620_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1619 = "llvm.extractvalue"(%t1620_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1616, %584) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1617, %1610) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1618, %1612) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1619, %1614) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1621 = "arith.cmpi"(%837, %163) {predicate = 0 : i64} : (i32, i32) -> i1
        %1622 = "arith.addi"(%837, %69) : (i32, i32) -> i32
        %1623 = "arith.select"(%1621, %57, %1622) : (i1, i32, i32) -> i32
        "nvvm.cp.async.wait.group"() {n = 2 : i32} : () -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %1624 = "arith.muli"(%1623, %865) : (i32, i32) -> i32
        %1625 = "llvm.getelementptr"(%89, %1624) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1626 = "llvm.getelementptr"(%1625, %728) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1631_d = "nvvm.ldmatrix"(%1626) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1627 = "llvm.extractvalue"(%t1631_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1628 = "llvm.extractvalue"(%t1631_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1629 = "llvm.extractvalue"(%t1631_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1630 = "llvm.extractvalue"(%t1631_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%1627, %26) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1628, %735) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1629, %736) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1630, %737) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1632 = "llvm.getelementptr"(%1625, %742) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1637_d = "nvvm.ldmatrix"(%1632) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1633 = "llvm.extractvalue"(%t1637_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1634 = "llvm.extractvalue"(%t1637_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1635 = "llvm.extractvalue"(%t1637_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1636 = "llvm.extractvalue"(%t1637_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%1633, %739) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1634, %749) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1635, %750) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1636, %751) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1638 = "llvm.getelementptr"(%1625, %756) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1643_d = "nvvm.ldmatrix"(%1638) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1639 = "llvm.extractvalue"(%t1643_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1640 = "llvm.extractvalue"(%t1643_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1641 = "llvm.extractvalue"(%t1643_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1642 = "llvm.extractvalue"(%t1643_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%1639, %753) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1640, %763) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1641, %764) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1642, %765) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1644 = "llvm.getelementptr"(%1625, %770) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1649_d = "nvvm.ldmatrix"(%1644) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1645 = "llvm.extractvalue"(%t1649_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1646 = "llvm.extractvalue"(%t1649_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1647 = "llvm.extractvalue"(%t1649_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1648 = "llvm.extractvalue"(%t1649_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%1645, %767) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1646, %777) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1647, %778) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1648, %779) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1650 = "llvm.getelementptr"(%90, %1624) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1651 = "llvm.getelementptr"(%1650, %782) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1656_d = "nvvm.ldmatrix"(%1651) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1652 = "llvm.extractvalue"(%t1656_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1653 = "llvm.extractvalue"(%t1656_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1654 = "llvm.extractvalue"(%t1656_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1655 = "llvm.extractvalue"(%t1656_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%1652, %28) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1653, %789) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1654, %790) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1655, %791) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1657 = "llvm.getelementptr"(%1650, %796) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1662_d = "nvvm.ldmatrix"(%1657) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1658 = "llvm.extractvalue"(%t1662_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1659 = "llvm.extractvalue"(%t1662_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1660 = "llvm.extractvalue"(%t1662_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1661 = "llvm.extractvalue"(%t1662_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%1658, %793) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1659, %803) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1660, %804) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1661, %805) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1663 = "llvm.getelementptr"(%1650, %810) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1668_d = "nvvm.ldmatrix"(%1663) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1664 = "llvm.extractvalue"(%t1668_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1665 = "llvm.extractvalue"(%t1668_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1666 = "llvm.extractvalue"(%t1668_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1667 = "llvm.extractvalue"(%t1668_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%1664, %807) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1665, %817) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1666, %818) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1667, %819) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1669 = "llvm.getelementptr"(%1650, %824) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1674_d = "nvvm.ldmatrix"(%1669) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1670 = "llvm.extractvalue"(%t1674_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1671 = "llvm.extractvalue"(%t1674_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1672 = "llvm.extractvalue"(%t1674_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1673 = "llvm.extractvalue"(%t1674_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        "llvm.store"(%1670, %821) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1671, %831) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1672, %832) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        "llvm.store"(%1673, %833) {alignment = 2 : i64} : (i32, !llvm.ptr) -> ()
        %1675 = "llvm.load"(%930) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1676 = "llvm.load"(%940) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1677 = "llvm.load"(%941) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1678 = "llvm.load"(%942) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1679 = "llvm.load"(%986) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1680 = "llvm.load"(%996) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1681 = "llvm.load"(%30) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1682 = "llvm.load"(%573) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1683 = "llvm.load"(%574) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1684 = "llvm.load"(%575) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1689_d = "llvm.call_intrinsic"(%1675, %1676, %1677, %1678, %1679, %1680, %1681, %1682, %1683, %1684) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1685 = "llvm.extractvalue"(%t1689_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1686 = "llvm.extractvalue"(%t1689_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1687 = "llvm.extractvalue"(%t1689_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1688 = "llvm.extractvalue"(%t1689_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1685, %30) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1686, %573) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1687, %574) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1688, %575) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1690 = "llvm.load"(%930) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1691 = "llvm.load"(%940) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1692 = "llvm.load"(%941) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1693 = "llvm.load"(%942) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1694 = "llvm.load"(%997) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1695 = "llvm.getelementptr"(%997) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1696 = "llvm.load"(%1695) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1697 = "llvm.load"(%588) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1698 = "llvm.load"(%1064) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1699 = "llvm.load"(%1066) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1700 = "llvm.load"(%1068) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1705_d = "llvm.call_intrinsic"(%1690, %1691, %1692, %1693, %1694, %1696, %1697, %1698, %1699, %1700) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1701 = "llvm.extractvalue"(%t1705_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1702 = "llvm.extractvalue"(%t1705_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1703 = "llvm.extractvalue"(%t1705_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1704 = "llvm.extractvalue"(%t1705_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1701, %588) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1702, %1064) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1703, %1066) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1704, %1068) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1706 = "llvm.load"(%930) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1707 = "llvm.load"(%940) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1708 = "llvm.load"(%941) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1709 = "llvm.load"(%942) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1710 = "llvm.load"(%1000) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1711 = "llvm.load"(%1010) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1712 = "llvm.load"(%604) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1713 = "llvm.load"(%1082) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1714 = "llvm.load"(%1084) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1715 = "llvm.load"(%1086) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1720_d = "llvm.call_intrinsic"(%1706, %1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1716 = "llvm.extractvalue"(%t1720_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1717 = "llvm.extractvalue"(%t1720_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1718 = "llvm.extractvalue"(%t1720_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1719 = "llvm.extractvalue"(%t1720_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1716, %604) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1717, %1082) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1718, %1084) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1719, %1086) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1721 = "llvm.getelementptr"(%986) {rawConstantIndices = array<i32: 12>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1722 = "llvm.load"(%930) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1723 = "llvm.load"(%940) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1724 = "llvm.load"(%941) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1725 = "llvm.load"(%942) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1726 = "llvm.load"(%1721) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1727 = "llvm.getelementptr"(%1721) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1728 = "llvm.load"(%1727) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1729 = "llvm.load"(%620) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1730 = "llvm.load"(%1102) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1731 = "llvm.load"(%1104) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1732 = "llvm.load"(%1106) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1737_d = "llvm.call_intrinsic"(%1722, %1723, %1724, %1725, %1726, %1728, %1729, %1730, %1731, %1732) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1733 = "llvm.extractvalue"(%t1737_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1734 = "llvm.extractvalue"(%t1737_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1735 = "llvm.extractvalue"(%t1737_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1736 = "llvm.extractvalue"(%t1737_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1733, %620) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1734, %1102) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1735, %1104) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1736, %1106) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1738 = "llvm.load"(%930) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1739 = "llvm.load"(%940) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1740 = "llvm.load"(%941) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1741 = "llvm.load"(%942) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1742 = "llvm.load"(%1014) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1743 = "llvm.load"(%1024) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1744 = "llvm.load"(%636) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1745 = "llvm.load"(%1120) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1746 = "llvm.load"(%1122) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1747 = "llvm.load"(%1124) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1752_d = "llvm.call_intrinsic"(%1738, %1739, %1740, %1741, %1742, %1743, %1744, %1745, %1746, %1747) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1748 = "llvm.extractvalue"(%t1752_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1749 = "llvm.extractvalue"(%t1752_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1750 = "llvm.extractvalue"(%t1752_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1751 = "llvm.extractvalue"(%t1752_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1748, %636) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1749, %1120) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1750, %1122) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1751, %1124) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1753 = "llvm.getelementptr"(%986) {rawConstantIndices = array<i32: 20>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1754 = "llvm.load"(%930) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1755 = "llvm.load"(%940) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1756 = "llvm.load"(%941) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1757 = "llvm.load"(%942) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1758 = "llvm.load"(%1753) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1759 = "llvm.getelementptr"(%1753) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1760 = "llvm.load"(%1759) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1761 = "llvm.load"(%652) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1762 = "llvm.load"(%1140) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1763 = "llvm.load"(%1142) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1764 = "llvm.load"(%1144) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1769_d = "llvm.call_intrinsic"(%1754, %1755, %1756, %1757, %1758, %1760, %1761, %1762, %1763, %1764) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1765 = "llvm.extractvalue"(%t1769_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1766 = "llvm.extractvalue"(%t1769_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1767 = "llvm.extractvalue"(%t1769_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1768 = "llvm.extractvalue"(%t1769_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1765, %652) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1766, %1140) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1767, %1142) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1768, %1144) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1770 = "llvm.load"(%930) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1771 = "llvm.load"(%940) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1772 = "llvm.load"(%941) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1773 = "llvm.load"(%942) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1774 = "llvm.load"(%1028) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1775 = "llvm.load"(%1038) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1776 = "llvm.load"(%668) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1777 = "llvm.load"(%1158) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1778 = "llvm.load"(%1160) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1779 = "llvm.load"(%1162) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1784_d = "llvm.call_intrinsic"(%1770, %1771, %1772, %1773, %1774, %1775, %1776, %1777, %1778, %1779) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1780 = "llvm.extractvalue"(%t1784_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1781 = "llvm.extractvalue"(%t1784_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1782 = "llvm.extractvalue"(%t1784_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1783 = "llvm.extractvalue"(%t1784_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1780, %668) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1781, %1158) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1782, %1160) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1783, %1162) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1785 = "llvm.getelementptr"(%986) {rawConstantIndices = array<i32: 28>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1786 = "llvm.load"(%930) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1787 = "llvm.load"(%940) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1788 = "llvm.load"(%941) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1789 = "llvm.load"(%942) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1790 = "llvm.load"(%1785) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1791 = "llvm.getelementptr"(%1785) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %1792 = "llvm.load"(%1791) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1793 = "llvm.load"(%684) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1794 = "llvm.load"(%1178) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1795 = "llvm.load"(%1180) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1796 = "llvm.load"(%1182) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1801_d = "llvm.call_intrinsic"(%1786, %1787, %1788, %1789, %1790, %1792, %1793, %1794, %1795, %1796) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1797 = "llvm.extractvalue"(%t1801_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1798 = "llvm.extractvalue"(%t1801_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1799 = "llvm.extractvalue"(%t1801_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1800 = "llvm.extractvalue"(%t1801_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1797, %684) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1798, %1178) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1799, %1180) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1800, %1182) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1802 = "llvm.load"(%944) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1803 = "llvm.load"(%954) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1804 = "llvm.load"(%955) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1805 = "llvm.load"(%956) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1806 = "llvm.load"(%1785) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1807 = "llvm.load"(%1791) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1808 = "llvm.load"(%688) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1809 = "llvm.load"(%1196) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1810 = "llvm.load"(%1198) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1811 = "llvm.load"(%1200) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1816_d = "llvm.call_intrinsic"(%1802, %1803, %1804, %1805, %1806, %1807, %1808, %1809, %1810, %1811) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1812 = "llvm.extractvalue"(%t1816_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1813 = "llvm.extractvalue"(%t1816_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1814 = "llvm.extractvalue"(%t1816_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1815 = "llvm.extractvalue"(%t1816_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1812, %688) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1813, %1196) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1814, %1198) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1815, %1200) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1817 = "llvm.load"(%944) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1818 = "llvm.load"(%954) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1819 = "llvm.load"(%955) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1820 = "llvm.load"(%956) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1821 = "llvm.load"(%1028) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1822 = "llvm.load"(%1038) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1823 = "llvm.load"(%672) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1824 = "llvm.load"(%1214) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1825 = "llvm.load"(%1216) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1826 = "llvm.load"(%1218) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1831_d = "llvm.call_intrinsic"(%1817, %1818, %1819, %1820, %1821, %1822, %1823, %1824, %1825, %1826) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1827 = "llvm.extractvalue"(%t1831_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1828 = "llvm.extractvalue"(%t1831_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1829 = "llvm.extractvalue"(%t1831_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1830 = "llvm.extractvalue"(%t1831_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1827, %672) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1828, %1214) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1829, %1216) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1830, %1218) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1832 = "llvm.load"(%944) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1833 = "llvm.load"(%954) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1834 = "llvm.load"(%955) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1835 = "llvm.load"(%956) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1836 = "llvm.load"(%1753) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1837 = "llvm.load"(%1759) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1838 = "llvm.load"(%656) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1839 = "llvm.load"(%1232) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1840 = "llvm.load"(%1234) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1841 = "llvm.load"(%1236) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1846_d = "llvm.call_intrinsic"(%1832, %1833, %1834, %1835, %1836, %1837, %1838, %1839, %1840, %1841) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1842 = "llvm.extractvalue"(%t1846_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1843 = "llvm.extractvalue"(%t1846_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1844 = "llvm.extractvalue"(%t1846_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1845 = "llvm.extractvalue"(%t1846_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1842, %656) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1843, %1232) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1844, %1234) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1845, %1236) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1847 = "llvm.load"(%944) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1848 = "llvm.load"(%954) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1849 = "llvm.load"(%955) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1850 = "llvm.load"(%956) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1851 = "llvm.load"(%1014) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1852 = "llvm.load"(%1024) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1853 = "llvm.load"(%640) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1854 = "llvm.load"(%1250) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1855 = "llvm.load"(%1252) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1856 = "llvm.load"(%1254) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1861_d = "llvm.call_intrinsic"(%1847, %1848, %1849, %1850, %1851, %1852, %1853, %1854, %1855, %1856) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1857 = "llvm.extractvalue"(%t1861_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1858 = "llvm.extractvalue"(%t1861_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1859 = "llvm.extractvalue"(%t1861_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1860 = "llvm.extractvalue"(%t1861_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1857, %640) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1858, %1250) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1859, %1252) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1860, %1254) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1862 = "llvm.load"(%944) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1863 = "llvm.load"(%954) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1864 = "llvm.load"(%955) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1865 = "llvm.load"(%956) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1866 = "llvm.load"(%1721) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1867 = "llvm.load"(%1727) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1868 = "llvm.load"(%624) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1869 = "llvm.load"(%1268) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1870 = "llvm.load"(%1270) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1871 = "llvm.load"(%1272) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1876_d = "llvm.call_intrinsic"(%1862, %1863, %1864, %1865, %1866, %1867, %1868, %1869, %1870, %1871) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1872 = "llvm.extractvalue"(%t1876_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1873 = "llvm.extractvalue"(%t1876_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1874 = "llvm.extractvalue"(%t1876_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1875 = "llvm.extractvalue"(%t1876_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1872, %624) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1873, %1268) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1874, %1270) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1875, %1272) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1877 = "llvm.load"(%944) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1878 = "llvm.load"(%954) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1879 = "llvm.load"(%955) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1880 = "llvm.load"(%956) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1881 = "llvm.load"(%1000) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1882 = "llvm.load"(%1010) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1883 = "llvm.load"(%608) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1884 = "llvm.load"(%1286) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1885 = "llvm.load"(%1288) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1886 = "llvm.load"(%1290) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1891_d = "llvm.call_intrinsic"(%1877, %1878, %1879, %1880, %1881, %1882, %1883, %1884, %1885, %1886) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1887 = "llvm.extractvalue"(%t1891_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1888 = "llvm.extractvalue"(%t1891_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1889 = "llvm.extractvalue"(%t1891_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1890 = "llvm.extractvalue"(%t1891_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1887, %608) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1888, %1286) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1889, %1288) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1890, %1290) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1892 = "llvm.load"(%944) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1893 = "llvm.load"(%954) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1894 = "llvm.load"(%955) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1895 = "llvm.load"(%956) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1896 = "llvm.load"(%997) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1897 = "llvm.load"(%1695) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1898 = "llvm.load"(%592) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1899 = "llvm.load"(%1304) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1900 = "llvm.load"(%1306) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1901 = "llvm.load"(%1308) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1906_d = "llvm.call_intrinsic"(%1892, %1893, %1894, %1895, %1896, %1897, %1898, %1899, %1900, %1901) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1902 = "llvm.extractvalue"(%t1906_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1903 = "llvm.extractvalue"(%t1906_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1904 = "llvm.extractvalue"(%t1906_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1905 = "llvm.extractvalue"(%t1906_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1902, %592) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1903, %1304) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1904, %1306) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1905, %1308) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1907 = "llvm.load"(%944) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1908 = "llvm.load"(%954) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1909 = "llvm.load"(%955) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1910 = "llvm.load"(%956) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1911 = "llvm.load"(%986) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1912 = "llvm.load"(%996) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1913 = "llvm.load"(%576) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1914 = "llvm.load"(%1322) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1915 = "llvm.load"(%1324) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1916 = "llvm.load"(%1326) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1921_d = "llvm.call_intrinsic"(%1907, %1908, %1909, %1910, %1911, %1912, %1913, %1914, %1915, %1916) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1917 = "llvm.extractvalue"(%t1921_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1918 = "llvm.extractvalue"(%t1921_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1919 = "llvm.extractvalue"(%t1921_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1920 = "llvm.extractvalue"(%t1921_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1917, %576) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1918, %1322) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1919, %1324) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1920, %1326) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1922 = "llvm.load"(%958) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1923 = "llvm.load"(%968) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1924 = "llvm.load"(%969) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1925 = "llvm.load"(%970) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1926 = "llvm.load"(%986) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1927 = "llvm.load"(%996) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1928 = "llvm.load"(%580) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1929 = "llvm.load"(%1340) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1930 = "llvm.load"(%1342) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1931 = "llvm.load"(%1344) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1936_d = "llvm.call_intrinsic"(%1922, %1923, %1924, %1925, %1926, %1927, %1928, %1929, %1930, %1931) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1932 = "llvm.extractvalue"(%t1936_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1933 = "llvm.extractvalue"(%t1936_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1934 = "llvm.extractvalue"(%t1936_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1935 = "llvm.extractvalue"(%t1936_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1932, %580) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1933, %1340) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1934, %1342) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1935, %1344) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1937 = "llvm.load"(%958) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1938 = "llvm.load"(%968) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1939 = "llvm.load"(%969) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1940 = "llvm.load"(%970) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1941 = "llvm.load"(%997) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1942 = "llvm.load"(%1695) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1943 = "llvm.load"(%596) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1944 = "llvm.load"(%1358) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1945 = "llvm.load"(%1360) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1946 = "llvm.load"(%1362) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1951_d = "llvm.call_intrinsic"(%1937, %1938, %1939, %1940, %1941, %1942, %1943, %1944, %1945, %1946) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1947 = "llvm.extractvalue"(%t1951_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1948 = "llvm.extractvalue"(%t1951_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1949 = "llvm.extractvalue"(%t1951_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1950 = "llvm.extractvalue"(%t1951_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1947, %596) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1948, %1358) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1949, %1360) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1950, %1362) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1952 = "llvm.load"(%958) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1953 = "llvm.load"(%968) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1954 = "llvm.load"(%969) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1955 = "llvm.load"(%970) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1956 = "llvm.load"(%1000) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1957 = "llvm.load"(%1010) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1958 = "llvm.load"(%612) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1959 = "llvm.load"(%1376) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1960 = "llvm.load"(%1378) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1961 = "llvm.load"(%1380) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1966_d = "llvm.call_intrinsic"(%1952, %1953, %1954, %1955, %1956, %1957, %1958, %1959, %1960, %1961) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1962 = "llvm.extractvalue"(%t1966_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1963 = "llvm.extractvalue"(%t1966_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1964 = "llvm.extractvalue"(%t1966_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1965 = "llvm.extractvalue"(%t1966_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1962, %612) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1963, %1376) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1964, %1378) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1965, %1380) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1967 = "llvm.load"(%958) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1968 = "llvm.load"(%968) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1969 = "llvm.load"(%969) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1970 = "llvm.load"(%970) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1971 = "llvm.load"(%1721) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1972 = "llvm.load"(%1727) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1973 = "llvm.load"(%628) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1974 = "llvm.load"(%1394) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1975 = "llvm.load"(%1396) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1976 = "llvm.load"(%1398) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1981_d = "llvm.call_intrinsic"(%1967, %1968, %1969, %1970, %1971, %1972, %1973, %1974, %1975, %1976) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1977 = "llvm.extractvalue"(%t1981_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1978 = "llvm.extractvalue"(%t1981_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1979 = "llvm.extractvalue"(%t1981_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1980 = "llvm.extractvalue"(%t1981_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1977, %628) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1978, %1394) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1979, %1396) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1980, %1398) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1982 = "llvm.load"(%958) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1983 = "llvm.load"(%968) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1984 = "llvm.load"(%969) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1985 = "llvm.load"(%970) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1986 = "llvm.load"(%1014) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1987 = "llvm.load"(%1024) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1988 = "llvm.load"(%644) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1989 = "llvm.load"(%1412) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1990 = "llvm.load"(%1414) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %1991 = "llvm.load"(%1416) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t1996_d = "llvm.call_intrinsic"(%1982, %1983, %1984, %1985, %1986, %1987, %1988, %1989, %1990, %1991) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1992 = "llvm.extractvalue"(%t1996_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1993 = "llvm.extractvalue"(%t1996_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1994 = "llvm.extractvalue"(%t1996_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1995 = "llvm.extractvalue"(%t1996_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%1992, %644) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1993, %1412) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1994, %1414) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%1995, %1416) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %1997 = "llvm.load"(%958) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1998 = "llvm.load"(%968) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %1999 = "llvm.load"(%969) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2000 = "llvm.load"(%970) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2001 = "llvm.load"(%1753) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2002 = "llvm.load"(%1759) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2003 = "llvm.load"(%660) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2004 = "llvm.load"(%1430) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2005 = "llvm.load"(%1432) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2006 = "llvm.load"(%1434) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t2011_d = "llvm.call_intrinsic"(%1997, %1998, %1999, %2000, %2001, %2002, %2003, %2004, %2005, %2006) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2007 = "llvm.extractvalue"(%t2011_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2008 = "llvm.extractvalue"(%t2011_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2009 = "llvm.extractvalue"(%t2011_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2010 = "llvm.extractvalue"(%t2011_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%2007, %660) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2008, %1430) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2009, %1432) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2010, %1434) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %2012 = "llvm.load"(%958) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2013 = "llvm.load"(%968) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2014 = "llvm.load"(%969) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2015 = "llvm.load"(%970) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2016 = "llvm.load"(%1028) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2017 = "llvm.load"(%1038) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2018 = "llvm.load"(%676) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2019 = "llvm.load"(%1448) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2020 = "llvm.load"(%1450) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2021 = "llvm.load"(%1452) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t2026_d = "llvm.call_intrinsic"(%2012, %2013, %2014, %2015, %2016, %2017, %2018, %2019, %2020, %2021) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2022 = "llvm.extractvalue"(%t2026_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2023 = "llvm.extractvalue"(%t2026_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2024 = "llvm.extractvalue"(%t2026_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2025 = "llvm.extractvalue"(%t2026_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%2022, %676) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2023, %1448) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2024, %1450) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2025, %1452) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %2027 = "llvm.load"(%958) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2028 = "llvm.load"(%968) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2029 = "llvm.load"(%969) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2030 = "llvm.load"(%970) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2031 = "llvm.load"(%1785) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2032 = "llvm.load"(%1791) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2033 = "llvm.load"(%692) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2034 = "llvm.load"(%1466) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2035 = "llvm.load"(%1468) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2036 = "llvm.load"(%1470) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t2041_d = "llvm.call_intrinsic"(%2027, %2028, %2029, %2030, %2031, %2032, %2033, %2034, %2035, %2036) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2037 = "llvm.extractvalue"(%t2041_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2038 = "llvm.extractvalue"(%t2041_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2039 = "llvm.extractvalue"(%t2041_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2040 = "llvm.extractvalue"(%t2041_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%2037, %692) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2038, %1466) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2039, %1468) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2040, %1470) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %2042 = "llvm.load"(%972) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2043 = "llvm.load"(%982) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2044 = "llvm.load"(%983) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2045 = "llvm.load"(%984) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2046 = "llvm.load"(%1785) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2047 = "llvm.load"(%1791) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2048 = "llvm.load"(%696) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2049 = "llvm.load"(%1484) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2050 = "llvm.load"(%1486) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2051 = "llvm.load"(%1488) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t2056_d = "llvm.call_intrinsic"(%2042, %2043, %2044, %2045, %2046, %2047, %2048, %2049, %2050, %2051) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2052 = "llvm.extractvalue"(%t2056_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2053 = "llvm.extractvalue"(%t2056_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2054 = "llvm.extractvalue"(%t2056_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2055 = "llvm.extractvalue"(%t2056_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%2052, %696) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2053, %1484) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2054, %1486) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2055, %1488) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %2057 = "llvm.load"(%972) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2058 = "llvm.load"(%982) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2059 = "llvm.load"(%983) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2060 = "llvm.load"(%984) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2061 = "llvm.load"(%1028) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2062 = "llvm.load"(%1038) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2063 = "llvm.load"(%680) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2064 = "llvm.load"(%1502) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2065 = "llvm.load"(%1504) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2066 = "llvm.load"(%1506) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t2071_d = "llvm.call_intrinsic"(%2057, %2058, %2059, %2060, %2061, %2062, %2063, %2064, %2065, %2066) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2067 = "llvm.extractvalue"(%t2071_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2068 = "llvm.extractvalue"(%t2071_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2069 = "llvm.extractvalue"(%t2071_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2070 = "llvm.extractvalue"(%t2071_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%2067, %680) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2068, %1502) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2069, %1504) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2070, %1506) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %2072 = "llvm.load"(%972) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2073 = "llvm.load"(%982) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2074 = "llvm.load"(%983) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2075 = "llvm.load"(%984) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2076 = "llvm.load"(%1753) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2077 = "llvm.load"(%1759) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2078 = "llvm.load"(%664) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2079 = "llvm.load"(%1520) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2080 = "llvm.load"(%1522) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2081 = "llvm.load"(%1524) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t2086_d = "llvm.call_intrinsic"(%2072, %2073, %2074, %2075, %2076, %2077, %2078, %2079, %2080, %2081) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2082 = "llvm.extractvalue"(%t2086_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2083 = "llvm.extractvalue"(%t2086_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2084 = "llvm.extractvalue"(%t2086_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2085 = "llvm.extractvalue"(%t2086_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%2082, %664) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2083, %1520) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2084, %1522) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2085, %1524) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %2087 = "llvm.load"(%972) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2088 = "llvm.load"(%982) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2089 = "llvm.load"(%983) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2090 = "llvm.load"(%984) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2091 = "llvm.load"(%1014) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2092 = "llvm.load"(%1024) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2093 = "llvm.load"(%648) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2094 = "llvm.load"(%1538) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2095 = "llvm.load"(%1540) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2096 = "llvm.load"(%1542) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t2101_d = "llvm.call_intrinsic"(%2087, %2088, %2089, %2090, %2091, %2092, %2093, %2094, %2095, %2096) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2097 = "llvm.extractvalue"(%t2101_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2098 = "llvm.extractvalue"(%t2101_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2099 = "llvm.extractvalue"(%t2101_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2100 = "llvm.extractvalue"(%t2101_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%2097, %648) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2098, %1538) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2099, %1540) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2100, %1542) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %2102 = "llvm.load"(%972) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2103 = "llvm.load"(%982) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2104 = "llvm.load"(%983) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2105 = "llvm.load"(%984) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2106 = "llvm.load"(%1721) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2107 = "llvm.load"(%1727) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2108 = "llvm.load"(%632) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2109 = "llvm.load"(%1556) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2110 = "llvm.load"(%1558) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2111 = "llvm.load"(%1560) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t2116_d = "llvm.call_intrinsic"(%2102, %2103, %2104, %2105, %2106, %2107, %2108, %2109, %2110, %2111) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2112 = "llvm.extractvalue"(%t2116_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2113 = "llvm.extractvalue"(%t2116_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2114 = "llvm.extractvalue"(%t2116_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2115 = "llvm.extractvalue"(%t2116_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%2112, %632) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2113, %1556) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2114, %1558) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2115, %1560) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %2117 = "llvm.load"(%972) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2118 = "llvm.load"(%982) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2119 = "llvm.load"(%983) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2120 = "llvm.load"(%984) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2121 = "llvm.load"(%1000) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2122 = "llvm.load"(%1010) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2123 = "llvm.load"(%616) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2124 = "llvm.load"(%1574) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2125 = "llvm.load"(%1576) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2126 = "llvm.load"(%1578) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t2131_d = "llvm.call_intrinsic"(%2117, %2118, %2119, %2120, %2121, %2122, %2123, %2124, %2125, %2126) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2127 = "llvm.extractvalue"(%t2131_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2128 = "llvm.extractvalue"(%t2131_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2129 = "llvm.extractvalue"(%t2131_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2130 = "llvm.extractvalue"(%t2131_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%2127, %616) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2128, %1574) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2129, %1576) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2130, %1578) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %2132 = "llvm.load"(%972) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2133 = "llvm.load"(%982) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2134 = "llvm.load"(%983) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2135 = "llvm.load"(%984) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2136 = "llvm.load"(%997) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2137 = "llvm.load"(%1695) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2138 = "llvm.load"(%600) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2139 = "llvm.load"(%1592) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2140 = "llvm.load"(%1594) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2141 = "llvm.load"(%1596) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t2146_d = "llvm.call_intrinsic"(%2132, %2133, %2134, %2135, %2136, %2137, %2138, %2139, %2140, %2141) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2142 = "llvm.extractvalue"(%t2146_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2143 = "llvm.extractvalue"(%t2146_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2144 = "llvm.extractvalue"(%t2146_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2145 = "llvm.extractvalue"(%t2146_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%2142, %600) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2143, %1592) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2144, %1594) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2145, %1596) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %2147 = "llvm.load"(%972) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2148 = "llvm.load"(%982) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2149 = "llvm.load"(%983) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2150 = "llvm.load"(%984) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2151 = "llvm.load"(%986) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2152 = "llvm.load"(%996) {alignment = 2 : i64} : (!llvm.ptr) -> vector<2xf16>
        %2153 = "llvm.load"(%584) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2154 = "llvm.load"(%1610) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2155 = "llvm.load"(%1612) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2156 = "llvm.load"(%1614) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %t2161_d = "llvm.call_intrinsic"(%2147, %2148, %2149, %2150, %2151, %2152, %2153, %2154, %2155, %2156) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2157 = "llvm.extractvalue"(%t2161_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2158 = "llvm.extractvalue"(%t2161_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2159 = "llvm.extractvalue"(%t2161_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2160 = "llvm.extractvalue"(%t2161_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "llvm.store"(%2157, %584) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2158, %1610) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2159, %1612) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "llvm.store"(%2160, %1614) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "scf.yield"(%1623, %837) : (i32, i32) -> ()
      }) : (i32, i32, i32, i32, i32) -> (i32, i32)
      "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %2162 = "llvm.load"(%30) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2163 = "llvm.load"(%573) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2164 = "llvm.load"(%574) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2165 = "llvm.load"(%575) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2166 = "llvm.load"(%576) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2167 = "llvm.load"(%577) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2168 = "llvm.load"(%578) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2169 = "llvm.load"(%579) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2170 = "llvm.load"(%580) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2171 = "llvm.load"(%581) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2172 = "llvm.load"(%582) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2173 = "llvm.load"(%583) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2174 = "llvm.load"(%584) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2175 = "llvm.load"(%585) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2176 = "llvm.load"(%586) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2177 = "llvm.load"(%587) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2178 = "llvm.load"(%588) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2179 = "llvm.load"(%589) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2180 = "llvm.load"(%590) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2181 = "llvm.load"(%591) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2182 = "llvm.load"(%592) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2183 = "llvm.load"(%593) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2184 = "llvm.load"(%594) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2185 = "llvm.load"(%595) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2186 = "llvm.load"(%596) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2187 = "llvm.load"(%597) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2188 = "llvm.load"(%598) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2189 = "llvm.load"(%599) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2190 = "llvm.load"(%600) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2191 = "llvm.load"(%601) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2192 = "llvm.load"(%602) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2193 = "llvm.load"(%603) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2194 = "llvm.load"(%604) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2195 = "llvm.load"(%605) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2196 = "llvm.load"(%606) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2197 = "llvm.load"(%607) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2198 = "llvm.load"(%608) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2199 = "llvm.load"(%609) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2200 = "llvm.load"(%610) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2201 = "llvm.load"(%611) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2202 = "llvm.load"(%612) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2203 = "llvm.load"(%613) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2204 = "llvm.load"(%614) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2205 = "llvm.load"(%615) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2206 = "llvm.load"(%616) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2207 = "llvm.load"(%617) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2208 = "llvm.load"(%618) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2209 = "llvm.load"(%619) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2210 = "llvm.load"(%620) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2211 = "llvm.load"(%621) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2212 = "llvm.load"(%622) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2213 = "llvm.load"(%623) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2214 = "llvm.load"(%624) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2215 = "llvm.load"(%625) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2216 = "llvm.load"(%626) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2217 = "llvm.load"(%627) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2218 = "llvm.load"(%628) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2219 = "llvm.load"(%629) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2220 = "llvm.load"(%630) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2221 = "llvm.load"(%631) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2222 = "llvm.load"(%632) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2223 = "llvm.load"(%633) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2224 = "llvm.load"(%634) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2225 = "llvm.load"(%635) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2226 = "llvm.load"(%636) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2227 = "llvm.load"(%637) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2228 = "llvm.load"(%638) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2229 = "llvm.load"(%639) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2230 = "llvm.load"(%640) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2231 = "llvm.load"(%641) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2232 = "llvm.load"(%642) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2233 = "llvm.load"(%643) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2234 = "llvm.load"(%644) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2235 = "llvm.load"(%645) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2236 = "llvm.load"(%646) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2237 = "llvm.load"(%647) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2238 = "llvm.load"(%648) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2239 = "llvm.load"(%649) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2240 = "llvm.load"(%650) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2241 = "llvm.load"(%651) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2242 = "llvm.load"(%652) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2243 = "llvm.load"(%653) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2244 = "llvm.load"(%654) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2245 = "llvm.load"(%655) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2246 = "llvm.load"(%656) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2247 = "llvm.load"(%657) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2248 = "llvm.load"(%658) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2249 = "llvm.load"(%659) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2250 = "llvm.load"(%660) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2251 = "llvm.load"(%661) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2252 = "llvm.load"(%662) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2253 = "llvm.load"(%663) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2254 = "llvm.load"(%664) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2255 = "llvm.load"(%665) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2256 = "llvm.load"(%666) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2257 = "llvm.load"(%667) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2258 = "llvm.load"(%668) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2259 = "llvm.load"(%669) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2260 = "llvm.load"(%670) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2261 = "llvm.load"(%671) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2262 = "llvm.load"(%672) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2263 = "llvm.load"(%673) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2264 = "llvm.load"(%674) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2265 = "llvm.load"(%675) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2266 = "llvm.load"(%676) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2267 = "llvm.load"(%677) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2268 = "llvm.load"(%678) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2269 = "llvm.load"(%679) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2270 = "llvm.load"(%680) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2271 = "llvm.load"(%681) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2272 = "llvm.load"(%682) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2273 = "llvm.load"(%683) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2274 = "llvm.load"(%684) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2275 = "llvm.load"(%685) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2276 = "llvm.load"(%686) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2277 = "llvm.load"(%687) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2278 = "llvm.load"(%688) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2279 = "llvm.load"(%689) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2280 = "llvm.load"(%690) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2281 = "llvm.load"(%691) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2282 = "llvm.load"(%692) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2283 = "llvm.load"(%693) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2284 = "llvm.load"(%694) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2285 = "llvm.load"(%695) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2286 = "llvm.load"(%696) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2287 = "llvm.load"(%697) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2288 = "llvm.load"(%698) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2289 = "llvm.load"(%699) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %2290 = "vector.from_elements"(%2162, %2163, %2164, %2165, %2166, %2167, %2168, %2169, %2170, %2171, %2172, %2173, %2174, %2175, %2176, %2177, %2178, %2179, %2180, %2181, %2182, %2183, %2184, %2185, %2186, %2187, %2188, %2189, %2190, %2191, %2192, %2193, %2194, %2195, %2196, %2197, %2198, %2199, %2200, %2201, %2202, %2203, %2204, %2205, %2206, %2207, %2208, %2209, %2210, %2211, %2212, %2213, %2214, %2215, %2216, %2217, %2218, %2219, %2220, %2221, %2222, %2223, %2224, %2225, %2226, %2227, %2228, %2229, %2230, %2231, %2232, %2233, %2234, %2235, %2236, %2237, %2238, %2239, %2240, %2241, %2242, %2243, %2244, %2245, %2246, %2247, %2248, %2249, %2250, %2251, %2252, %2253, %2254, %2255, %2256, %2257, %2258, %2259, %2260, %2261, %2262, %2263, %2264, %2265, %2266, %2267, %2268, %2269, %2270, %2271, %2272, %2273, %2274, %2275, %2276, %2277, %2278, %2279, %2280, %2281, %2282, %2283, %2284, %2285, %2286, %2287, %2288, %2289) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<128xf32>
      %2291 = "arith.truncf"(%2290) : (vector<128xf32>) -> vector<128xf16>
      %2292 = "vector.extract"(%2291) {static_position = array<i64: 0>} : (vector<128xf16>) -> f16
      %2293 = "vector.extract"(%2291) {static_position = array<i64: 1>} : (vector<128xf16>) -> f16
      %2294 = "vector.extract"(%2291) {static_position = array<i64: 2>} : (vector<128xf16>) -> f16
      %2295 = "vector.extract"(%2291) {static_position = array<i64: 3>} : (vector<128xf16>) -> f16
      %2296 = "vector.extract"(%2291) {static_position = array<i64: 4>} : (vector<128xf16>) -> f16
      %2297 = "vector.extract"(%2291) {static_position = array<i64: 5>} : (vector<128xf16>) -> f16
      %2298 = "vector.extract"(%2291) {static_position = array<i64: 6>} : (vector<128xf16>) -> f16
      %2299 = "vector.extract"(%2291) {static_position = array<i64: 7>} : (vector<128xf16>) -> f16
      %2300 = "vector.extract"(%2291) {static_position = array<i64: 8>} : (vector<128xf16>) -> f16
      %2301 = "vector.extract"(%2291) {static_position = array<i64: 9>} : (vector<128xf16>) -> f16
      %2302 = "vector.extract"(%2291) {static_position = array<i64: 10>} : (vector<128xf16>) -> f16
      %2303 = "vector.extract"(%2291) {static_position = array<i64: 11>} : (vector<128xf16>) -> f16
      %2304 = "vector.extract"(%2291) {static_position = array<i64: 12>} : (vector<128xf16>) -> f16
      %2305 = "vector.extract"(%2291) {static_position = array<i64: 13>} : (vector<128xf16>) -> f16
      %2306 = "vector.extract"(%2291) {static_position = array<i64: 14>} : (vector<128xf16>) -> f16
      %2307 = "vector.extract"(%2291) {static_position = array<i64: 15>} : (vector<128xf16>) -> f16
      %2308 = "vector.extract"(%2291) {static_position = array<i64: 16>} : (vector<128xf16>) -> f16
      %2309 = "vector.extract"(%2291) {static_position = array<i64: 17>} : (vector<128xf16>) -> f16
      %2310 = "vector.extract"(%2291) {static_position = array<i64: 18>} : (vector<128xf16>) -> f16
      %2311 = "vector.extract"(%2291) {static_position = array<i64: 19>} : (vector<128xf16>) -> f16
      %2312 = "vector.extract"(%2291) {static_position = array<i64: 20>} : (vector<128xf16>) -> f16
      %2313 = "vector.extract"(%2291) {static_position = array<i64: 21>} : (vector<128xf16>) -> f16
      %2314 = "vector.extract"(%2291) {static_position = array<i64: 22>} : (vector<128xf16>) -> f16
      %2315 = "vector.extract"(%2291) {static_position = array<i64: 23>} : (vector<128xf16>) -> f16
      %2316 = "vector.extract"(%2291) {static_position = array<i64: 24>} : (vector<128xf16>) -> f16
      %2317 = "vector.extract"(%2291) {static_position = array<i64: 25>} : (vector<128xf16>) -> f16
      %2318 = "vector.extract"(%2291) {static_position = array<i64: 26>} : (vector<128xf16>) -> f16
      %2319 = "vector.extract"(%2291) {static_position = array<i64: 27>} : (vector<128xf16>) -> f16
      %2320 = "vector.extract"(%2291) {static_position = array<i64: 28>} : (vector<128xf16>) -> f16
      %2321 = "vector.extract"(%2291) {static_position = array<i64: 29>} : (vector<128xf16>) -> f16
      %2322 = "vector.extract"(%2291) {static_position = array<i64: 30>} : (vector<128xf16>) -> f16
      %2323 = "vector.extract"(%2291) {static_position = array<i64: 31>} : (vector<128xf16>) -> f16
      %2324 = "vector.extract"(%2291) {static_position = array<i64: 32>} : (vector<128xf16>) -> f16
      %2325 = "vector.extract"(%2291) {static_position = array<i64: 33>} : (vector<128xf16>) -> f16
      %2326 = "vector.extract"(%2291) {static_position = array<i64: 34>} : (vector<128xf16>) -> f16
      %2327 = "vector.extract"(%2291) {static_position = array<i64: 35>} : (vector<128xf16>) -> f16
      %2328 = "vector.extract"(%2291) {static_position = array<i64: 36>} : (vector<128xf16>) -> f16
      %2329 = "vector.extract"(%2291) {static_position = array<i64: 37>} : (vector<128xf16>) -> f16
      %2330 = "vector.extract"(%2291) {static_position = array<i64: 38>} : (vector<128xf16>) -> f16
      %2331 = "vector.extract"(%2291) {static_position = array<i64: 39>} : (vector<128xf16>) -> f16
      %2332 = "vector.extract"(%2291) {static_position = array<i64: 40>} : (vector<128xf16>) -> f16
      %2333 = "vector.extract"(%2291) {static_position = array<i64: 41>} : (vector<128xf16>) -> f16
      %2334 = "vector.extract"(%2291) {static_position = array<i64: 42>} : (vector<128xf16>) -> f16
      %2335 = "vector.extract"(%2291) {static_position = array<i64: 43>} : (vector<128xf16>) -> f16
      %2336 = "vector.extract"(%2291) {static_position = array<i64: 44>} : (vector<128xf16>) -> f16
      %2337 = "vector.extract"(%2291) {static_position = array<i64: 45>} : (vector<128xf16>) -> f16
      %2338 = "vector.extract"(%2291) {static_position = array<i64: 46>} : (vector<128xf16>) -> f16
      %2339 = "vector.extract"(%2291) {static_position = array<i64: 47>} : (vector<128xf16>) -> f16
      %2340 = "vector.extract"(%2291) {static_position = array<i64: 48>} : (vector<128xf16>) -> f16
      %2341 = "vector.extract"(%2291) {static_position = array<i64: 49>} : (vector<128xf16>) -> f16
      %2342 = "vector.extract"(%2291) {static_position = array<i64: 50>} : (vector<128xf16>) -> f16
      %2343 = "vector.extract"(%2291) {static_position = array<i64: 51>} : (vector<128xf16>) -> f16
      %2344 = "vector.extract"(%2291) {static_position = array<i64: 52>} : (vector<128xf16>) -> f16
      %2345 = "vector.extract"(%2291) {static_position = array<i64: 53>} : (vector<128xf16>) -> f16
      %2346 = "vector.extract"(%2291) {static_position = array<i64: 54>} : (vector<128xf16>) -> f16
      %2347 = "vector.extract"(%2291) {static_position = array<i64: 55>} : (vector<128xf16>) -> f16
      %2348 = "vector.extract"(%2291) {static_position = array<i64: 56>} : (vector<128xf16>) -> f16
      %2349 = "vector.extract"(%2291) {static_position = array<i64: 57>} : (vector<128xf16>) -> f16
      %2350 = "vector.extract"(%2291) {static_position = array<i64: 58>} : (vector<128xf16>) -> f16
      %2351 = "vector.extract"(%2291) {static_position = array<i64: 59>} : (vector<128xf16>) -> f16
      %2352 = "vector.extract"(%2291) {static_position = array<i64: 60>} : (vector<128xf16>) -> f16
      %2353 = "vector.extract"(%2291) {static_position = array<i64: 61>} : (vector<128xf16>) -> f16
      %2354 = "vector.extract"(%2291) {static_position = array<i64: 62>} : (vector<128xf16>) -> f16
      %2355 = "vector.extract"(%2291) {static_position = array<i64: 63>} : (vector<128xf16>) -> f16
      %2356 = "vector.extract"(%2291) {static_position = array<i64: 64>} : (vector<128xf16>) -> f16
      %2357 = "vector.extract"(%2291) {static_position = array<i64: 65>} : (vector<128xf16>) -> f16
      %2358 = "vector.extract"(%2291) {static_position = array<i64: 66>} : (vector<128xf16>) -> f16
      %2359 = "vector.extract"(%2291) {static_position = array<i64: 67>} : (vector<128xf16>) -> f16
      %2360 = "vector.extract"(%2291) {static_position = array<i64: 68>} : (vector<128xf16>) -> f16
      %2361 = "vector.extract"(%2291) {static_position = array<i64: 69>} : (vector<128xf16>) -> f16
      %2362 = "vector.extract"(%2291) {static_position = array<i64: 70>} : (vector<128xf16>) -> f16
      %2363 = "vector.extract"(%2291) {static_position = array<i64: 71>} : (vector<128xf16>) -> f16
      %2364 = "vector.extract"(%2291) {static_position = array<i64: 72>} : (vector<128xf16>) -> f16
      %2365 = "vector.extract"(%2291) {static_position = array<i64: 73>} : (vector<128xf16>) -> f16
      %2366 = "vector.extract"(%2291) {static_position = array<i64: 74>} : (vector<128xf16>) -> f16
      %2367 = "vector.extract"(%2291) {static_position = array<i64: 75>} : (vector<128xf16>) -> f16
      %2368 = "vector.extract"(%2291) {static_position = array<i64: 76>} : (vector<128xf16>) -> f16
      %2369 = "vector.extract"(%2291) {static_position = array<i64: 77>} : (vector<128xf16>) -> f16
      %2370 = "vector.extract"(%2291) {static_position = array<i64: 78>} : (vector<128xf16>) -> f16
      %2371 = "vector.extract"(%2291) {static_position = array<i64: 79>} : (vector<128xf16>) -> f16
      %2372 = "vector.extract"(%2291) {static_position = array<i64: 80>} : (vector<128xf16>) -> f16
      %2373 = "vector.extract"(%2291) {static_position = array<i64: 81>} : (vector<128xf16>) -> f16
      %2374 = "vector.extract"(%2291) {static_position = array<i64: 82>} : (vector<128xf16>) -> f16
      %2375 = "vector.extract"(%2291) {static_position = array<i64: 83>} : (vector<128xf16>) -> f16
      %2376 = "vector.extract"(%2291) {static_position = array<i64: 84>} : (vector<128xf16>) -> f16
      %2377 = "vector.extract"(%2291) {static_position = array<i64: 85>} : (vector<128xf16>) -> f16
      %2378 = "vector.extract"(%2291) {static_position = array<i64: 86>} : (vector<128xf16>) -> f16
      %2379 = "vector.extract"(%2291) {static_position = array<i64: 87>} : (vector<128xf16>) -> f16
      %2380 = "vector.extract"(%2291) {static_position = array<i64: 88>} : (vector<128xf16>) -> f16
      %2381 = "vector.extract"(%2291) {static_position = array<i64: 89>} : (vector<128xf16>) -> f16
      %2382 = "vector.extract"(%2291) {static_position = array<i64: 90>} : (vector<128xf16>) -> f16
      %2383 = "vector.extract"(%2291) {static_position = array<i64: 91>} : (vector<128xf16>) -> f16
      %2384 = "vector.extract"(%2291) {static_position = array<i64: 92>} : (vector<128xf16>) -> f16
      %2385 = "vector.extract"(%2291) {static_position = array<i64: 93>} : (vector<128xf16>) -> f16
      %2386 = "vector.extract"(%2291) {static_position = array<i64: 94>} : (vector<128xf16>) -> f16
      %2387 = "vector.extract"(%2291) {static_position = array<i64: 95>} : (vector<128xf16>) -> f16
      %2388 = "vector.extract"(%2291) {static_position = array<i64: 96>} : (vector<128xf16>) -> f16
      %2389 = "vector.extract"(%2291) {static_position = array<i64: 97>} : (vector<128xf16>) -> f16
      %2390 = "vector.extract"(%2291) {static_position = array<i64: 98>} : (vector<128xf16>) -> f16
      %2391 = "vector.extract"(%2291) {static_position = array<i64: 99>} : (vector<128xf16>) -> f16
      %2392 = "vector.extract"(%2291) {static_position = array<i64: 100>} : (vector<128xf16>) -> f16
      %2393 = "vector.extract"(%2291) {static_position = array<i64: 101>} : (vector<128xf16>) -> f16
      %2394 = "vector.extract"(%2291) {static_position = array<i64: 102>} : (vector<128xf16>) -> f16
      %2395 = "vector.extract"(%2291) {static_position = array<i64: 103>} : (vector<128xf16>) -> f16
      %2396 = "vector.extract"(%2291) {static_position = array<i64: 104>} : (vector<128xf16>) -> f16
      %2397 = "vector.extract"(%2291) {static_position = array<i64: 105>} : (vector<128xf16>) -> f16
      %2398 = "vector.extract"(%2291) {static_position = array<i64: 106>} : (vector<128xf16>) -> f16
      %2399 = "vector.extract"(%2291) {static_position = array<i64: 107>} : (vector<128xf16>) -> f16
      %2400 = "vector.extract"(%2291) {static_position = array<i64: 108>} : (vector<128xf16>) -> f16
      %2401 = "vector.extract"(%2291) {static_position = array<i64: 109>} : (vector<128xf16>) -> f16
      %2402 = "vector.extract"(%2291) {static_position = array<i64: 110>} : (vector<128xf16>) -> f16
      %2403 = "vector.extract"(%2291) {static_position = array<i64: 111>} : (vector<128xf16>) -> f16
      %2404 = "vector.extract"(%2291) {static_position = array<i64: 112>} : (vector<128xf16>) -> f16
      %2405 = "vector.extract"(%2291) {static_position = array<i64: 113>} : (vector<128xf16>) -> f16
      %2406 = "vector.extract"(%2291) {static_position = array<i64: 114>} : (vector<128xf16>) -> f16
      %2407 = "vector.extract"(%2291) {static_position = array<i64: 115>} : (vector<128xf16>) -> f16
      %2408 = "vector.extract"(%2291) {static_position = array<i64: 116>} : (vector<128xf16>) -> f16
      %2409 = "vector.extract"(%2291) {static_position = array<i64: 117>} : (vector<128xf16>) -> f16
      %2410 = "vector.extract"(%2291) {static_position = array<i64: 118>} : (vector<128xf16>) -> f16
      %2411 = "vector.extract"(%2291) {static_position = array<i64: 119>} : (vector<128xf16>) -> f16
      %2412 = "vector.extract"(%2291) {static_position = array<i64: 120>} : (vector<128xf16>) -> f16
      %2413 = "vector.extract"(%2291) {static_position = array<i64: 121>} : (vector<128xf16>) -> f16
      %2414 = "vector.extract"(%2291) {static_position = array<i64: 122>} : (vector<128xf16>) -> f16
      %2415 = "vector.extract"(%2291) {static_position = array<i64: 123>} : (vector<128xf16>) -> f16
      %2416 = "vector.extract"(%2291) {static_position = array<i64: 124>} : (vector<128xf16>) -> f16
      %2417 = "vector.extract"(%2291) {static_position = array<i64: 125>} : (vector<128xf16>) -> f16
      %2418 = "vector.extract"(%2291) {static_position = array<i64: 126>} : (vector<128xf16>) -> f16
      %2419 = "vector.extract"(%2291) {static_position = array<i64: 127>} : (vector<128xf16>) -> f16
      "llvm.store"(%2292, %36) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2420 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 1>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2293, %2420) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2421 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2294, %2421) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2422 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 3>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2295, %2422) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2423 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2296, %2423) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2424 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 5>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2297, %2424) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2425 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2298, %2425) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2426 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 7>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2299, %2426) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2427 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 8>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2300, %2427) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2428 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 9>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2301, %2428) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2429 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 10>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2302, %2429) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2430 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 11>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2303, %2430) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2431 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 12>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2304, %2431) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2432 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 13>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2305, %2432) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2433 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 14>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2306, %2433) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2434 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 15>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2307, %2434) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2435 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 16>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2308, %2435) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2436 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 17>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2309, %2436) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2437 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 18>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2310, %2437) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2438 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 19>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2311, %2438) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2439 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 20>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2312, %2439) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2440 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 21>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2313, %2440) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2441 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 22>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2314, %2441) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2442 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 23>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2315, %2442) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2443 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 24>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2316, %2443) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2444 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 25>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2317, %2444) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2445 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 26>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2318, %2445) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2446 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 27>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2319, %2446) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2447 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 28>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2320, %2447) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2448 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 29>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2321, %2448) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2449 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 30>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2322, %2449) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2450 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 31>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2323, %2450) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2451 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 32>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2324, %2451) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2452 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 33>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2325, %2452) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2453 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 34>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2326, %2453) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2454 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 35>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2327, %2454) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2455 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 36>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2328, %2455) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2456 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 37>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2329, %2456) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2457 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 38>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2330, %2457) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2458 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 39>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2331, %2458) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2459 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 40>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2332, %2459) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2460 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 41>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2333, %2460) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2461 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 42>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2334, %2461) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2462 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 43>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2335, %2462) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2463 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 44>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2336, %2463) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2464 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 45>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2337, %2464) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2465 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 46>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2338, %2465) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2466 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 47>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2339, %2466) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2467 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 48>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2340, %2467) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2468 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 49>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2341, %2468) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2469 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 50>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2342, %2469) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2470 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 51>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2343, %2470) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2471 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 52>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2344, %2471) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2472 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 53>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2345, %2472) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2473 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 54>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2346, %2473) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2474 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 55>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2347, %2474) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2475 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 56>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2348, %2475) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2476 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 57>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2349, %2476) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2477 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 58>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2350, %2477) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2478 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 59>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2351, %2478) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2479 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 60>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2352, %2479) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2480 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 61>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2353, %2480) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2481 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 62>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2354, %2481) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2482 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 63>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2355, %2482) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2483 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 64>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2356, %2483) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2484 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 65>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2357, %2484) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2485 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 66>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2358, %2485) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2486 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 67>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2359, %2486) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2487 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 68>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2360, %2487) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2488 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 69>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2361, %2488) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2489 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 70>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2362, %2489) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2490 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 71>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2363, %2490) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2491 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 72>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2364, %2491) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2492 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 73>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2365, %2492) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2493 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 74>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2366, %2493) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2494 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 75>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2367, %2494) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2495 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 76>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2368, %2495) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2496 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 77>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2369, %2496) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2497 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 78>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2370, %2497) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2498 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 79>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2371, %2498) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2499 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 80>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2372, %2499) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2500 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 81>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2373, %2500) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2501 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 82>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2374, %2501) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2502 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 83>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2375, %2502) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2503 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 84>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2376, %2503) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2504 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 85>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2377, %2504) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2505 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 86>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2378, %2505) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2506 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 87>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2379, %2506) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2507 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 88>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2380, %2507) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2508 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 89>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2381, %2508) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2509 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 90>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2382, %2509) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2510 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 91>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2383, %2510) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2511 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 92>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2384, %2511) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2512 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 93>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2385, %2512) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2513 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 94>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2386, %2513) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2514 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 95>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2387, %2514) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2515 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 96>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2388, %2515) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2516 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 97>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2389, %2516) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2517 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 98>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2390, %2517) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2518 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 99>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2391, %2518) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2519 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 100>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2392, %2519) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2520 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 101>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2393, %2520) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2521 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 102>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2394, %2521) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2522 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 103>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2395, %2522) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2523 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 104>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2396, %2523) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2524 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 105>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2397, %2524) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2525 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 106>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2398, %2525) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2526 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 107>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2399, %2526) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2527 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 108>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2400, %2527) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2528 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 109>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2401, %2528) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2529 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 110>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2402, %2529) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2530 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 111>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2403, %2530) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2531 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 112>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2404, %2531) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2532 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 113>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2405, %2532) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2533 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 114>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2406, %2533) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2534 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 115>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2407, %2534) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2535 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 116>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2408, %2535) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2536 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 117>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2409, %2536) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2537 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 118>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2410, %2537) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2538 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 119>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2411, %2538) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2539 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 120>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2412, %2539) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2540 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 121>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2413, %2540) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2541 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 122>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2414, %2541) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2542 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 123>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2415, %2542) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2543 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 124>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2416, %2543) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2544 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 125>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2417, %2544) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2545 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 126>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2418, %2545) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2546 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 127>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%2419, %2546) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
      %2547 = "arith.muli"(%418, %116) : (i32, i32) -> i32
      %2548 = "arith.addi"(%419, %2547) : (i32, i32) -> i32
      %2549 = "arith.muli"(%412, %172) : (i32, i32) -> i32
      %2550 = "arith.addi"(%2549, %439) : (i32, i32) -> i32
      %2551 = "arith.addi"(%2548, %2550) : (i32, i32) -> i32
      %2552 = "llvm.load"(%36) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2553 = "llvm.load"(%2420) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2554 = "llvm.load"(%2435) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2555 = "llvm.load"(%2436) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2556 = "llvm.load"(%2451) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2557 = "llvm.load"(%2452) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2558 = "llvm.load"(%2467) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2559 = "llvm.load"(%2468) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2560 = "llvm.load"(%2421) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2561 = "llvm.load"(%2422) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2562 = "llvm.load"(%2437) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2563 = "llvm.load"(%2438) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2564 = "llvm.load"(%2453) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2565 = "llvm.load"(%2454) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2566 = "llvm.load"(%2469) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2567 = "llvm.load"(%2470) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2568 = "llvm.load"(%2423) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2569 = "llvm.load"(%2424) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2570 = "llvm.load"(%2439) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2571 = "llvm.load"(%2440) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2572 = "llvm.load"(%2455) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2573 = "llvm.load"(%2456) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2574 = "llvm.load"(%2471) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2575 = "llvm.load"(%2472) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2576 = "llvm.load"(%2425) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2577 = "llvm.load"(%2426) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2578 = "llvm.load"(%2441) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2579 = "llvm.load"(%2442) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2580 = "llvm.load"(%2457) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2581 = "llvm.load"(%2458) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2582 = "llvm.load"(%2473) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2583 = "llvm.load"(%2474) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2584 = "llvm.load"(%2427) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2585 = "llvm.load"(%2428) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2586 = "llvm.load"(%2443) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2587 = "llvm.load"(%2444) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2588 = "llvm.load"(%2459) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2589 = "llvm.load"(%2460) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2590 = "llvm.load"(%2475) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2591 = "llvm.load"(%2476) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2592 = "llvm.load"(%2429) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2593 = "llvm.load"(%2430) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2594 = "llvm.load"(%2445) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2595 = "llvm.load"(%2446) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2596 = "llvm.load"(%2461) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2597 = "llvm.load"(%2462) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2598 = "llvm.load"(%2477) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2599 = "llvm.load"(%2478) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2600 = "llvm.load"(%2431) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2601 = "llvm.load"(%2432) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2602 = "llvm.load"(%2447) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2603 = "llvm.load"(%2448) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2604 = "llvm.load"(%2463) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2605 = "llvm.load"(%2464) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2606 = "llvm.load"(%2479) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2607 = "llvm.load"(%2480) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2608 = "llvm.load"(%2433) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2609 = "llvm.load"(%2434) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2610 = "llvm.load"(%2449) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2611 = "llvm.load"(%2450) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2612 = "llvm.load"(%2465) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2613 = "llvm.load"(%2466) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2614 = "llvm.load"(%2481) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2615 = "llvm.load"(%2482) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2616 = "llvm.load"(%2483) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2617 = "llvm.load"(%2484) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2618 = "llvm.load"(%2499) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2619 = "llvm.load"(%2500) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2620 = "llvm.load"(%2515) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2621 = "llvm.load"(%2516) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2622 = "llvm.load"(%2531) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2623 = "llvm.load"(%2532) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2624 = "llvm.load"(%2485) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2625 = "llvm.load"(%2486) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2626 = "llvm.load"(%2501) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2627 = "llvm.load"(%2502) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2628 = "llvm.load"(%2517) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2629 = "llvm.load"(%2518) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2630 = "llvm.load"(%2533) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2631 = "llvm.load"(%2534) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2632 = "llvm.load"(%2487) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2633 = "llvm.load"(%2488) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2634 = "llvm.load"(%2503) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2635 = "llvm.load"(%2504) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2636 = "llvm.load"(%2519) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2637 = "llvm.load"(%2520) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2638 = "llvm.load"(%2535) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2639 = "llvm.load"(%2536) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2640 = "llvm.load"(%2489) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2641 = "llvm.load"(%2490) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2642 = "llvm.load"(%2505) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2643 = "llvm.load"(%2506) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2644 = "llvm.load"(%2521) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2645 = "llvm.load"(%2522) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2646 = "llvm.load"(%2537) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2647 = "llvm.load"(%2538) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2648 = "llvm.load"(%2491) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2649 = "llvm.load"(%2492) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2650 = "llvm.load"(%2507) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2651 = "llvm.load"(%2508) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2652 = "llvm.load"(%2523) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2653 = "llvm.load"(%2524) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2654 = "llvm.load"(%2539) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2655 = "llvm.load"(%2540) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2656 = "llvm.load"(%2493) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2657 = "llvm.load"(%2494) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2658 = "llvm.load"(%2509) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2659 = "llvm.load"(%2510) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2660 = "llvm.load"(%2525) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2661 = "llvm.load"(%2526) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2662 = "llvm.load"(%2541) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2663 = "llvm.load"(%2542) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2664 = "llvm.load"(%2495) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2665 = "llvm.load"(%2496) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2666 = "llvm.load"(%2511) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2667 = "llvm.load"(%2512) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2668 = "llvm.load"(%2527) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2669 = "llvm.load"(%2528) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2670 = "llvm.load"(%2543) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2671 = "llvm.load"(%2544) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2672 = "llvm.load"(%2497) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2673 = "llvm.load"(%2498) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2674 = "llvm.load"(%2513) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2675 = "llvm.load"(%2514) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2676 = "llvm.load"(%2529) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2677 = "llvm.load"(%2530) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2678 = "llvm.load"(%2545) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2679 = "llvm.load"(%2546) {alignment = 2 : i64} : (!llvm.ptr) -> f16
      %2680 = "arith.constant"() {value = 448 : i32} : () -> i32
      %2681 = "arith.andi"(%2551, %2680) : (i32, i32) -> i32
      %2682 = "arith.shrui"(%2681, %163) : (i32, i32) -> i32
      %2683 = "arith.xori"(%2551, %2682) : (i32, i32) -> i32
      %2684 = "llvm.getelementptr"(%89, %2683) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2685 = "vector.from_elements"(%2552, %2553) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2685, %2684) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2686 = "arith.addi"(%2551, %169) : (i32, i32) -> i32
      %2687 = "arith.andi"(%2686, %2680) : (i32, i32) -> i32
      %2688 = "arith.shrui"(%2687, %163) : (i32, i32) -> i32
      %2689 = "arith.xori"(%2686, %2688) : (i32, i32) -> i32
      %2690 = "llvm.getelementptr"(%89, %2689) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2691 = "vector.from_elements"(%2554, %2555) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2691, %2690) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2692 = "arith.addi"(%2551, %72) : (i32, i32) -> i32
      %2693 = "arith.andi"(%2692, %2680) : (i32, i32) -> i32
      %2694 = "arith.shrui"(%2693, %163) : (i32, i32) -> i32
      %2695 = "arith.xori"(%2692, %2694) : (i32, i32) -> i32
      %2696 = "llvm.getelementptr"(%89, %2695) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2697 = "vector.from_elements"(%2556, %2557) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2697, %2696) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2698 = "arith.constant"() {value = 48 : i32} : () -> i32
      %2699 = "arith.addi"(%2551, %2698) : (i32, i32) -> i32
      %2700 = "arith.andi"(%2699, %2680) : (i32, i32) -> i32
      %2701 = "arith.shrui"(%2700, %163) : (i32, i32) -> i32
      %2702 = "arith.xori"(%2699, %2701) : (i32, i32) -> i32
      %2703 = "llvm.getelementptr"(%89, %2702) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2704 = "vector.from_elements"(%2558, %2559) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2704, %2703) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2705 = "arith.addi"(%2551, %422) : (i32, i32) -> i32
      %2706 = "arith.andi"(%2705, %2680) : (i32, i32) -> i32
      %2707 = "arith.shrui"(%2706, %163) : (i32, i32) -> i32
      %2708 = "arith.xori"(%2705, %2707) : (i32, i32) -> i32
      %2709 = "llvm.getelementptr"(%89, %2708) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2710 = "vector.from_elements"(%2560, %2561) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2710, %2709) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2711 = "arith.constant"() {value = 528 : i32} : () -> i32
      %2712 = "arith.addi"(%2551, %2711) : (i32, i32) -> i32
      %2713 = "arith.andi"(%2712, %2680) : (i32, i32) -> i32
      %2714 = "arith.shrui"(%2713, %163) : (i32, i32) -> i32
      %2715 = "arith.xori"(%2712, %2714) : (i32, i32) -> i32
      %2716 = "llvm.getelementptr"(%89, %2715) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2717 = "vector.from_elements"(%2562, %2563) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2717, %2716) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2718 = "arith.constant"() {value = 544 : i32} : () -> i32
      %2719 = "arith.addi"(%2551, %2718) : (i32, i32) -> i32
      %2720 = "arith.andi"(%2719, %2680) : (i32, i32) -> i32
      %2721 = "arith.shrui"(%2720, %163) : (i32, i32) -> i32
      %2722 = "arith.xori"(%2719, %2721) : (i32, i32) -> i32
      %2723 = "llvm.getelementptr"(%89, %2722) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2724 = "vector.from_elements"(%2564, %2565) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2724, %2723) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2725 = "arith.constant"() {value = 560 : i32} : () -> i32
      %2726 = "arith.addi"(%2551, %2725) : (i32, i32) -> i32
      %2727 = "arith.andi"(%2726, %2680) : (i32, i32) -> i32
      %2728 = "arith.shrui"(%2727, %163) : (i32, i32) -> i32
      %2729 = "arith.xori"(%2726, %2728) : (i32, i32) -> i32
      %2730 = "llvm.getelementptr"(%89, %2729) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2731 = "vector.from_elements"(%2566, %2567) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2731, %2730) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2732 = "arith.addi"(%2551, %184) : (i32, i32) -> i32
      %2733 = "arith.andi"(%2732, %2680) : (i32, i32) -> i32
      %2734 = "arith.shrui"(%2733, %163) : (i32, i32) -> i32
      %2735 = "arith.xori"(%2732, %2734) : (i32, i32) -> i32
      %2736 = "llvm.getelementptr"(%89, %2735) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2737 = "vector.from_elements"(%2568, %2569) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2737, %2736) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2738 = "arith.constant"() {value = 2064 : i32} : () -> i32
      %2739 = "arith.addi"(%2551, %2738) : (i32, i32) -> i32
      %2740 = "arith.andi"(%2739, %2680) : (i32, i32) -> i32
      %2741 = "arith.shrui"(%2740, %163) : (i32, i32) -> i32
      %2742 = "arith.xori"(%2739, %2741) : (i32, i32) -> i32
      %2743 = "llvm.getelementptr"(%89, %2742) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2744 = "vector.from_elements"(%2570, %2571) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2744, %2743) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2745 = "arith.constant"() {value = 2080 : i32} : () -> i32
      %2746 = "arith.addi"(%2551, %2745) : (i32, i32) -> i32
      %2747 = "arith.andi"(%2746, %2680) : (i32, i32) -> i32
      %2748 = "arith.shrui"(%2747, %163) : (i32, i32) -> i32
      %2749 = "arith.xori"(%2746, %2748) : (i32, i32) -> i32
      %2750 = "llvm.getelementptr"(%89, %2749) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2751 = "vector.from_elements"(%2572, %2573) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2751, %2750) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2752 = "arith.constant"() {value = 2096 : i32} : () -> i32
      %2753 = "arith.addi"(%2551, %2752) : (i32, i32) -> i32
      %2754 = "arith.andi"(%2753, %2680) : (i32, i32) -> i32
      %2755 = "arith.shrui"(%2754, %163) : (i32, i32) -> i32
      %2756 = "arith.xori"(%2753, %2755) : (i32, i32) -> i32
      %2757 = "llvm.getelementptr"(%89, %2756) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2758 = "vector.from_elements"(%2574, %2575) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2758, %2757) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2759 = "arith.constant"() {value = 2560 : i32} : () -> i32
      %2760 = "arith.addi"(%2551, %2759) : (i32, i32) -> i32
      %2761 = "arith.andi"(%2760, %2680) : (i32, i32) -> i32
      %2762 = "arith.shrui"(%2761, %163) : (i32, i32) -> i32
      %2763 = "arith.xori"(%2760, %2762) : (i32, i32) -> i32
      %2764 = "llvm.getelementptr"(%89, %2763) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2765 = "vector.from_elements"(%2576, %2577) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2765, %2764) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2766 = "arith.constant"() {value = 2576 : i32} : () -> i32
      %2767 = "arith.addi"(%2551, %2766) : (i32, i32) -> i32
      %2768 = "arith.andi"(%2767, %2680) : (i32, i32) -> i32
      %2769 = "arith.shrui"(%2768, %163) : (i32, i32) -> i32
      %2770 = "arith.xori"(%2767, %2769) : (i32, i32) -> i32
      %2771 = "llvm.getelementptr"(%89, %2770) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2772 = "vector.from_elements"(%2578, %2579) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2772, %2771) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2773 = "arith.constant"() {value = 2592 : i32} : () -> i32
      %2774 = "arith.addi"(%2551, %2773) : (i32, i32) -> i32
      %2775 = "arith.andi"(%2774, %2680) : (i32, i32) -> i32
      %2776 = "arith.shrui"(%2775, %163) : (i32, i32) -> i32
      %2777 = "arith.xori"(%2774, %2776) : (i32, i32) -> i32
      %2778 = "llvm.getelementptr"(%89, %2777) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2779 = "vector.from_elements"(%2580, %2581) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2779, %2778) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2780 = "arith.constant"() {value = 2608 : i32} : () -> i32
      %2781 = "arith.addi"(%2551, %2780) : (i32, i32) -> i32
      %2782 = "arith.andi"(%2781, %2680) : (i32, i32) -> i32
      %2783 = "arith.shrui"(%2782, %163) : (i32, i32) -> i32
      %2784 = "arith.xori"(%2781, %2783) : (i32, i32) -> i32
      %2785 = "llvm.getelementptr"(%89, %2784) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2786 = "vector.from_elements"(%2582, %2583) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2786, %2785) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2787 = "arith.constant"() {value = 4096 : i32} : () -> i32
      %2788 = "arith.addi"(%2551, %2787) : (i32, i32) -> i32
      %2789 = "arith.andi"(%2788, %2680) : (i32, i32) -> i32
      %2790 = "arith.shrui"(%2789, %163) : (i32, i32) -> i32
      %2791 = "arith.xori"(%2788, %2790) : (i32, i32) -> i32
      %2792 = "llvm.getelementptr"(%89, %2791) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2793 = "vector.from_elements"(%2584, %2585) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2793, %2792) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2794 = "arith.constant"() {value = 4112 : i32} : () -> i32
      %2795 = "arith.addi"(%2551, %2794) : (i32, i32) -> i32
      %2796 = "arith.andi"(%2795, %2680) : (i32, i32) -> i32
      %2797 = "arith.shrui"(%2796, %163) : (i32, i32) -> i32
      %2798 = "arith.xori"(%2795, %2797) : (i32, i32) -> i32
      %2799 = "llvm.getelementptr"(%89, %2798) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2800 = "vector.from_elements"(%2586, %2587) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2800, %2799) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2801 = "arith.constant"() {value = 4128 : i32} : () -> i32
      %2802 = "arith.addi"(%2551, %2801) : (i32, i32) -> i32
      %2803 = "arith.andi"(%2802, %2680) : (i32, i32) -> i32
      %2804 = "arith.shrui"(%2803, %163) : (i32, i32) -> i32
      %2805 = "arith.xori"(%2802, %2804) : (i32, i32) -> i32
      %2806 = "llvm.getelementptr"(%89, %2805) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2807 = "vector.from_elements"(%2588, %2589) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2807, %2806) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2808 = "arith.constant"() {value = 4144 : i32} : () -> i32
      %2809 = "arith.addi"(%2551, %2808) : (i32, i32) -> i32
      %2810 = "arith.andi"(%2809, %2680) : (i32, i32) -> i32
      %2811 = "arith.shrui"(%2810, %163) : (i32, i32) -> i32
      %2812 = "arith.xori"(%2809, %2811) : (i32, i32) -> i32
      %2813 = "llvm.getelementptr"(%89, %2812) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2814 = "vector.from_elements"(%2590, %2591) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2814, %2813) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2815 = "arith.constant"() {value = 4608 : i32} : () -> i32
      %2816 = "arith.addi"(%2551, %2815) : (i32, i32) -> i32
      %2817 = "arith.andi"(%2816, %2680) : (i32, i32) -> i32
      %2818 = "arith.shrui"(%2817, %163) : (i32, i32) -> i32
      %2819 = "arith.xori"(%2816, %2818) : (i32, i32) -> i32
      %2820 = "llvm.getelementptr"(%89, %2819) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2821 = "vector.from_elements"(%2592, %2593) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2821, %2820) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2822 = "arith.constant"() {value = 4624 : i32} : () -> i32
      %2823 = "arith.addi"(%2551, %2822) : (i32, i32) -> i32
      %2824 = "arith.andi"(%2823, %2680) : (i32, i32) -> i32
      %2825 = "arith.shrui"(%2824, %163) : (i32, i32) -> i32
      %2826 = "arith.xori"(%2823, %2825) : (i32, i32) -> i32
      %2827 = "llvm.getelementptr"(%89, %2826) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2828 = "vector.from_elements"(%2594, %2595) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2828, %2827) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2829 = "arith.constant"() {value = 4640 : i32} : () -> i32
      %2830 = "arith.addi"(%2551, %2829) : (i32, i32) -> i32
      %2831 = "arith.andi"(%2830, %2680) : (i32, i32) -> i32
      %2832 = "arith.shrui"(%2831, %163) : (i32, i32) -> i32
      %2833 = "arith.xori"(%2830, %2832) : (i32, i32) -> i32
      %2834 = "llvm.getelementptr"(%89, %2833) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2835 = "vector.from_elements"(%2596, %2597) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2835, %2834) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2836 = "arith.constant"() {value = 4656 : i32} : () -> i32
      %2837 = "arith.addi"(%2551, %2836) : (i32, i32) -> i32
      %2838 = "arith.andi"(%2837, %2680) : (i32, i32) -> i32
      %2839 = "arith.shrui"(%2838, %163) : (i32, i32) -> i32
      %2840 = "arith.xori"(%2837, %2839) : (i32, i32) -> i32
      %2841 = "llvm.getelementptr"(%89, %2840) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2842 = "vector.from_elements"(%2598, %2599) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2842, %2841) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2843 = "arith.constant"() {value = 6144 : i32} : () -> i32
      %2844 = "arith.addi"(%2551, %2843) : (i32, i32) -> i32
      %2845 = "arith.andi"(%2844, %2680) : (i32, i32) -> i32
      %2846 = "arith.shrui"(%2845, %163) : (i32, i32) -> i32
      %2847 = "arith.xori"(%2844, %2846) : (i32, i32) -> i32
      %2848 = "llvm.getelementptr"(%89, %2847) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2849 = "vector.from_elements"(%2600, %2601) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2849, %2848) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2850 = "arith.constant"() {value = 6160 : i32} : () -> i32
      %2851 = "arith.addi"(%2551, %2850) : (i32, i32) -> i32
      %2852 = "arith.andi"(%2851, %2680) : (i32, i32) -> i32
      %2853 = "arith.shrui"(%2852, %163) : (i32, i32) -> i32
      %2854 = "arith.xori"(%2851, %2853) : (i32, i32) -> i32
      %2855 = "llvm.getelementptr"(%89, %2854) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2856 = "vector.from_elements"(%2602, %2603) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2856, %2855) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2857 = "arith.constant"() {value = 6176 : i32} : () -> i32
      %2858 = "arith.addi"(%2551, %2857) : (i32, i32) -> i32
      %2859 = "arith.andi"(%2858, %2680) : (i32, i32) -> i32
      %2860 = "arith.shrui"(%2859, %163) : (i32, i32) -> i32
      %2861 = "arith.xori"(%2858, %2860) : (i32, i32) -> i32
      %2862 = "llvm.getelementptr"(%89, %2861) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2863 = "vector.from_elements"(%2604, %2605) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2863, %2862) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2864 = "arith.constant"() {value = 6192 : i32} : () -> i32
      %2865 = "arith.addi"(%2551, %2864) : (i32, i32) -> i32
      %2866 = "arith.andi"(%2865, %2680) : (i32, i32) -> i32
      %2867 = "arith.shrui"(%2866, %163) : (i32, i32) -> i32
      %2868 = "arith.xori"(%2865, %2867) : (i32, i32) -> i32
      %2869 = "llvm.getelementptr"(%89, %2868) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2870 = "vector.from_elements"(%2606, %2607) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2870, %2869) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2871 = "arith.constant"() {value = 6656 : i32} : () -> i32
      %2872 = "arith.addi"(%2551, %2871) : (i32, i32) -> i32
      %2873 = "arith.andi"(%2872, %2680) : (i32, i32) -> i32
      %2874 = "arith.shrui"(%2873, %163) : (i32, i32) -> i32
      %2875 = "arith.xori"(%2872, %2874) : (i32, i32) -> i32
      %2876 = "llvm.getelementptr"(%89, %2875) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2877 = "vector.from_elements"(%2608, %2609) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2877, %2876) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2878 = "arith.constant"() {value = 6672 : i32} : () -> i32
      %2879 = "arith.addi"(%2551, %2878) : (i32, i32) -> i32
      %2880 = "arith.andi"(%2879, %2680) : (i32, i32) -> i32
      %2881 = "arith.shrui"(%2880, %163) : (i32, i32) -> i32
      %2882 = "arith.xori"(%2879, %2881) : (i32, i32) -> i32
      %2883 = "llvm.getelementptr"(%89, %2882) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2884 = "vector.from_elements"(%2610, %2611) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2884, %2883) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2885 = "arith.constant"() {value = 6688 : i32} : () -> i32
      %2886 = "arith.addi"(%2551, %2885) : (i32, i32) -> i32
      %2887 = "arith.andi"(%2886, %2680) : (i32, i32) -> i32
      %2888 = "arith.shrui"(%2887, %163) : (i32, i32) -> i32
      %2889 = "arith.xori"(%2886, %2888) : (i32, i32) -> i32
      %2890 = "llvm.getelementptr"(%89, %2889) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2891 = "vector.from_elements"(%2612, %2613) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2891, %2890) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2892 = "arith.constant"() {value = 6704 : i32} : () -> i32
      %2893 = "arith.addi"(%2551, %2892) : (i32, i32) -> i32
      %2894 = "arith.andi"(%2893, %2680) : (i32, i32) -> i32
      %2895 = "arith.shrui"(%2894, %163) : (i32, i32) -> i32
      %2896 = "arith.xori"(%2893, %2895) : (i32, i32) -> i32
      %2897 = "llvm.getelementptr"(%89, %2896) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2898 = "vector.from_elements"(%2614, %2615) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2898, %2897) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2899 = "arith.constant"() {value = 8192 : i32} : () -> i32
      %2900 = "arith.addi"(%2551, %2899) : (i32, i32) -> i32
      %2901 = "arith.andi"(%2900, %2680) : (i32, i32) -> i32
      %2902 = "arith.shrui"(%2901, %163) : (i32, i32) -> i32
      %2903 = "arith.xori"(%2900, %2902) : (i32, i32) -> i32
      %2904 = "llvm.getelementptr"(%89, %2903) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2905 = "vector.from_elements"(%2616, %2617) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2905, %2904) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2906 = "arith.constant"() {value = 8208 : i32} : () -> i32
      %2907 = "arith.addi"(%2551, %2906) : (i32, i32) -> i32
      %2908 = "arith.andi"(%2907, %2680) : (i32, i32) -> i32
      %2909 = "arith.shrui"(%2908, %163) : (i32, i32) -> i32
      %2910 = "arith.xori"(%2907, %2909) : (i32, i32) -> i32
      %2911 = "llvm.getelementptr"(%89, %2910) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2912 = "vector.from_elements"(%2618, %2619) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2912, %2911) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2913 = "arith.constant"() {value = 8224 : i32} : () -> i32
      %2914 = "arith.addi"(%2551, %2913) : (i32, i32) -> i32
      %2915 = "arith.andi"(%2914, %2680) : (i32, i32) -> i32
      %2916 = "arith.shrui"(%2915, %163) : (i32, i32) -> i32
      %2917 = "arith.xori"(%2914, %2916) : (i32, i32) -> i32
      %2918 = "llvm.getelementptr"(%89, %2917) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2919 = "vector.from_elements"(%2620, %2621) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2919, %2918) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2920 = "arith.constant"() {value = 8240 : i32} : () -> i32
      %2921 = "arith.addi"(%2551, %2920) : (i32, i32) -> i32
      %2922 = "arith.andi"(%2921, %2680) : (i32, i32) -> i32
      %2923 = "arith.shrui"(%2922, %163) : (i32, i32) -> i32
      %2924 = "arith.xori"(%2921, %2923) : (i32, i32) -> i32
      %2925 = "llvm.getelementptr"(%89, %2924) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2926 = "vector.from_elements"(%2622, %2623) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2926, %2925) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2927 = "arith.constant"() {value = 8704 : i32} : () -> i32
      %2928 = "arith.addi"(%2551, %2927) : (i32, i32) -> i32
      %2929 = "arith.andi"(%2928, %2680) : (i32, i32) -> i32
      %2930 = "arith.shrui"(%2929, %163) : (i32, i32) -> i32
      %2931 = "arith.xori"(%2928, %2930) : (i32, i32) -> i32
      %2932 = "llvm.getelementptr"(%89, %2931) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2933 = "vector.from_elements"(%2624, %2625) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2933, %2932) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2934 = "arith.constant"() {value = 8720 : i32} : () -> i32
      %2935 = "arith.addi"(%2551, %2934) : (i32, i32) -> i32
      %2936 = "arith.andi"(%2935, %2680) : (i32, i32) -> i32
      %2937 = "arith.shrui"(%2936, %163) : (i32, i32) -> i32
      %2938 = "arith.xori"(%2935, %2937) : (i32, i32) -> i32
      %2939 = "llvm.getelementptr"(%89, %2938) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2940 = "vector.from_elements"(%2626, %2627) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2940, %2939) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2941 = "arith.constant"() {value = 8736 : i32} : () -> i32
      %2942 = "arith.addi"(%2551, %2941) : (i32, i32) -> i32
      %2943 = "arith.andi"(%2942, %2680) : (i32, i32) -> i32
      %2944 = "arith.shrui"(%2943, %163) : (i32, i32) -> i32
      %2945 = "arith.xori"(%2942, %2944) : (i32, i32) -> i32
      %2946 = "llvm.getelementptr"(%89, %2945) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2947 = "vector.from_elements"(%2628, %2629) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2947, %2946) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2948 = "arith.constant"() {value = 8752 : i32} : () -> i32
      %2949 = "arith.addi"(%2551, %2948) : (i32, i32) -> i32
      %2950 = "arith.andi"(%2949, %2680) : (i32, i32) -> i32
      %2951 = "arith.shrui"(%2950, %163) : (i32, i32) -> i32
      %2952 = "arith.xori"(%2949, %2951) : (i32, i32) -> i32
      %2953 = "llvm.getelementptr"(%89, %2952) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2954 = "vector.from_elements"(%2630, %2631) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2954, %2953) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2955 = "arith.constant"() {value = 10240 : i32} : () -> i32
      %2956 = "arith.addi"(%2551, %2955) : (i32, i32) -> i32
      %2957 = "arith.andi"(%2956, %2680) : (i32, i32) -> i32
      %2958 = "arith.shrui"(%2957, %163) : (i32, i32) -> i32
      %2959 = "arith.xori"(%2956, %2958) : (i32, i32) -> i32
      %2960 = "llvm.getelementptr"(%89, %2959) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2961 = "vector.from_elements"(%2632, %2633) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2961, %2960) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2962 = "arith.constant"() {value = 10256 : i32} : () -> i32
      %2963 = "arith.addi"(%2551, %2962) : (i32, i32) -> i32
      %2964 = "arith.andi"(%2963, %2680) : (i32, i32) -> i32
      %2965 = "arith.shrui"(%2964, %163) : (i32, i32) -> i32
      %2966 = "arith.xori"(%2963, %2965) : (i32, i32) -> i32
      %2967 = "llvm.getelementptr"(%89, %2966) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2968 = "vector.from_elements"(%2634, %2635) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2968, %2967) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2969 = "arith.constant"() {value = 10272 : i32} : () -> i32
      %2970 = "arith.addi"(%2551, %2969) : (i32, i32) -> i32
      %2971 = "arith.andi"(%2970, %2680) : (i32, i32) -> i32
      %2972 = "arith.shrui"(%2971, %163) : (i32, i32) -> i32
      %2973 = "arith.xori"(%2970, %2972) : (i32, i32) -> i32
      %2974 = "llvm.getelementptr"(%89, %2973) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2975 = "vector.from_elements"(%2636, %2637) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2975, %2974) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2976 = "arith.constant"() {value = 10288 : i32} : () -> i32
      %2977 = "arith.addi"(%2551, %2976) : (i32, i32) -> i32
      %2978 = "arith.andi"(%2977, %2680) : (i32, i32) -> i32
      %2979 = "arith.shrui"(%2978, %163) : (i32, i32) -> i32
      %2980 = "arith.xori"(%2977, %2979) : (i32, i32) -> i32
      %2981 = "llvm.getelementptr"(%89, %2980) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2982 = "vector.from_elements"(%2638, %2639) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2982, %2981) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2983 = "arith.constant"() {value = 10752 : i32} : () -> i32
      %2984 = "arith.addi"(%2551, %2983) : (i32, i32) -> i32
      %2985 = "arith.andi"(%2984, %2680) : (i32, i32) -> i32
      %2986 = "arith.shrui"(%2985, %163) : (i32, i32) -> i32
      %2987 = "arith.xori"(%2984, %2986) : (i32, i32) -> i32
      %2988 = "llvm.getelementptr"(%89, %2987) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2989 = "vector.from_elements"(%2640, %2641) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2989, %2988) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2990 = "arith.constant"() {value = 10768 : i32} : () -> i32
      %2991 = "arith.addi"(%2551, %2990) : (i32, i32) -> i32
      %2992 = "arith.andi"(%2991, %2680) : (i32, i32) -> i32
      %2993 = "arith.shrui"(%2992, %163) : (i32, i32) -> i32
      %2994 = "arith.xori"(%2991, %2993) : (i32, i32) -> i32
      %2995 = "llvm.getelementptr"(%89, %2994) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2996 = "vector.from_elements"(%2642, %2643) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2996, %2995) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2997 = "arith.constant"() {value = 10784 : i32} : () -> i32
      %2998 = "arith.addi"(%2551, %2997) : (i32, i32) -> i32
      %2999 = "arith.andi"(%2998, %2680) : (i32, i32) -> i32
      %3000 = "arith.shrui"(%2999, %163) : (i32, i32) -> i32
      %3001 = "arith.xori"(%2998, %3000) : (i32, i32) -> i32
      %3002 = "llvm.getelementptr"(%89, %3001) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3003 = "vector.from_elements"(%2644, %2645) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3003, %3002) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3004 = "arith.constant"() {value = 10800 : i32} : () -> i32
      %3005 = "arith.addi"(%2551, %3004) : (i32, i32) -> i32
      %3006 = "arith.andi"(%3005, %2680) : (i32, i32) -> i32
      %3007 = "arith.shrui"(%3006, %163) : (i32, i32) -> i32
      %3008 = "arith.xori"(%3005, %3007) : (i32, i32) -> i32
      %3009 = "llvm.getelementptr"(%89, %3008) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3010 = "vector.from_elements"(%2646, %2647) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3010, %3009) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3011 = "arith.constant"() {value = 12288 : i32} : () -> i32
      %3012 = "arith.addi"(%2551, %3011) : (i32, i32) -> i32
      %3013 = "arith.andi"(%3012, %2680) : (i32, i32) -> i32
      %3014 = "arith.shrui"(%3013, %163) : (i32, i32) -> i32
      %3015 = "arith.xori"(%3012, %3014) : (i32, i32) -> i32
      %3016 = "llvm.getelementptr"(%89, %3015) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3017 = "vector.from_elements"(%2648, %2649) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3017, %3016) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3018 = "arith.constant"() {value = 12304 : i32} : () -> i32
      %3019 = "arith.addi"(%2551, %3018) : (i32, i32) -> i32
      %3020 = "arith.andi"(%3019, %2680) : (i32, i32) -> i32
      %3021 = "arith.shrui"(%3020, %163) : (i32, i32) -> i32
      %3022 = "arith.xori"(%3019, %3021) : (i32, i32) -> i32
      %3023 = "llvm.getelementptr"(%89, %3022) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3024 = "vector.from_elements"(%2650, %2651) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3024, %3023) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3025 = "arith.constant"() {value = 12320 : i32} : () -> i32
      %3026 = "arith.addi"(%2551, %3025) : (i32, i32) -> i32
      %3027 = "arith.andi"(%3026, %2680) : (i32, i32) -> i32
      %3028 = "arith.shrui"(%3027, %163) : (i32, i32) -> i32
      %3029 = "arith.xori"(%3026, %3028) : (i32, i32) -> i32
      %3030 = "llvm.getelementptr"(%89, %3029) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3031 = "vector.from_elements"(%2652, %2653) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3031, %3030) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3032 = "arith.constant"() {value = 12336 : i32} : () -> i32
      %3033 = "arith.addi"(%2551, %3032) : (i32, i32) -> i32
      %3034 = "arith.andi"(%3033, %2680) : (i32, i32) -> i32
      %3035 = "arith.shrui"(%3034, %163) : (i32, i32) -> i32
      %3036 = "arith.xori"(%3033, %3035) : (i32, i32) -> i32
      %3037 = "llvm.getelementptr"(%89, %3036) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3038 = "vector.from_elements"(%2654, %2655) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3038, %3037) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3039 = "arith.constant"() {value = 12800 : i32} : () -> i32
      %3040 = "arith.addi"(%2551, %3039) : (i32, i32) -> i32
      %3041 = "arith.andi"(%3040, %2680) : (i32, i32) -> i32
      %3042 = "arith.shrui"(%3041, %163) : (i32, i32) -> i32
      %3043 = "arith.xori"(%3040, %3042) : (i32, i32) -> i32
      %3044 = "llvm.getelementptr"(%89, %3043) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3045 = "vector.from_elements"(%2656, %2657) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3045, %3044) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3046 = "arith.constant"() {value = 12816 : i32} : () -> i32
      %3047 = "arith.addi"(%2551, %3046) : (i32, i32) -> i32
      %3048 = "arith.andi"(%3047, %2680) : (i32, i32) -> i32
      %3049 = "arith.shrui"(%3048, %163) : (i32, i32) -> i32
      %3050 = "arith.xori"(%3047, %3049) : (i32, i32) -> i32
      %3051 = "llvm.getelementptr"(%89, %3050) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3052 = "vector.from_elements"(%2658, %2659) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3052, %3051) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3053 = "arith.constant"() {value = 12832 : i32} : () -> i32
      %3054 = "arith.addi"(%2551, %3053) : (i32, i32) -> i32
      %3055 = "arith.andi"(%3054, %2680) : (i32, i32) -> i32
      %3056 = "arith.shrui"(%3055, %163) : (i32, i32) -> i32
      %3057 = "arith.xori"(%3054, %3056) : (i32, i32) -> i32
      %3058 = "llvm.getelementptr"(%89, %3057) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3059 = "vector.from_elements"(%2660, %2661) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3059, %3058) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3060 = "arith.constant"() {value = 12848 : i32} : () -> i32
      %3061 = "arith.addi"(%2551, %3060) : (i32, i32) -> i32
      %3062 = "arith.andi"(%3061, %2680) : (i32, i32) -> i32
      %3063 = "arith.shrui"(%3062, %163) : (i32, i32) -> i32
      %3064 = "arith.xori"(%3061, %3063) : (i32, i32) -> i32
      %3065 = "llvm.getelementptr"(%89, %3064) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3066 = "vector.from_elements"(%2662, %2663) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3066, %3065) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3067 = "arith.constant"() {value = 14336 : i32} : () -> i32
      %3068 = "arith.addi"(%2551, %3067) : (i32, i32) -> i32
      %3069 = "arith.andi"(%3068, %2680) : (i32, i32) -> i32
      %3070 = "arith.shrui"(%3069, %163) : (i32, i32) -> i32
      %3071 = "arith.xori"(%3068, %3070) : (i32, i32) -> i32
      %3072 = "llvm.getelementptr"(%89, %3071) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3073 = "vector.from_elements"(%2664, %2665) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3073, %3072) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3074 = "arith.constant"() {value = 14352 : i32} : () -> i32
      %3075 = "arith.addi"(%2551, %3074) : (i32, i32) -> i32
      %3076 = "arith.andi"(%3075, %2680) : (i32, i32) -> i32
      %3077 = "arith.shrui"(%3076, %163) : (i32, i32) -> i32
      %3078 = "arith.xori"(%3075, %3077) : (i32, i32) -> i32
      %3079 = "llvm.getelementptr"(%89, %3078) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3080 = "vector.from_elements"(%2666, %2667) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3080, %3079) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3081 = "arith.constant"() {value = 14368 : i32} : () -> i32
      %3082 = "arith.addi"(%2551, %3081) : (i32, i32) -> i32
      %3083 = "arith.andi"(%3082, %2680) : (i32, i32) -> i32
      %3084 = "arith.shrui"(%3083, %163) : (i32, i32) -> i32
      %3085 = "arith.xori"(%3082, %3084) : (i32, i32) -> i32
      %3086 = "llvm.getelementptr"(%89, %3085) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3087 = "vector.from_elements"(%2668, %2669) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3087, %3086) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3088 = "arith.constant"() {value = 14384 : i32} : () -> i32
      %3089 = "arith.addi"(%2551, %3088) : (i32, i32) -> i32
      %3090 = "arith.andi"(%3089, %2680) : (i32, i32) -> i32
      %3091 = "arith.shrui"(%3090, %163) : (i32, i32) -> i32
      %3092 = "arith.xori"(%3089, %3091) : (i32, i32) -> i32
      %3093 = "llvm.getelementptr"(%89, %3092) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3094 = "vector.from_elements"(%2670, %2671) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3094, %3093) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3095 = "arith.constant"() {value = 14848 : i32} : () -> i32
      %3096 = "arith.addi"(%2551, %3095) : (i32, i32) -> i32
      %3097 = "arith.andi"(%3096, %2680) : (i32, i32) -> i32
      %3098 = "arith.shrui"(%3097, %163) : (i32, i32) -> i32
      %3099 = "arith.xori"(%3096, %3098) : (i32, i32) -> i32
      %3100 = "llvm.getelementptr"(%89, %3099) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3101 = "vector.from_elements"(%2672, %2673) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3101, %3100) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3102 = "arith.constant"() {value = 14864 : i32} : () -> i32
      %3103 = "arith.addi"(%2551, %3102) : (i32, i32) -> i32
      %3104 = "arith.andi"(%3103, %2680) : (i32, i32) -> i32
      %3105 = "arith.shrui"(%3104, %163) : (i32, i32) -> i32
      %3106 = "arith.xori"(%3103, %3105) : (i32, i32) -> i32
      %3107 = "llvm.getelementptr"(%89, %3106) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3108 = "vector.from_elements"(%2674, %2675) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3108, %3107) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3109 = "arith.constant"() {value = 14880 : i32} : () -> i32
      %3110 = "arith.addi"(%2551, %3109) : (i32, i32) -> i32
      %3111 = "arith.andi"(%3110, %2680) : (i32, i32) -> i32
      %3112 = "arith.shrui"(%3111, %163) : (i32, i32) -> i32
      %3113 = "arith.xori"(%3110, %3112) : (i32, i32) -> i32
      %3114 = "llvm.getelementptr"(%89, %3113) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3115 = "vector.from_elements"(%2676, %2677) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3115, %3114) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3116 = "arith.constant"() {value = 14896 : i32} : () -> i32
      %3117 = "arith.addi"(%2551, %3116) : (i32, i32) -> i32
      %3118 = "arith.andi"(%3117, %2680) : (i32, i32) -> i32
      %3119 = "arith.shrui"(%3118, %163) : (i32, i32) -> i32
      %3120 = "arith.xori"(%3117, %3119) : (i32, i32) -> i32
      %3121 = "llvm.getelementptr"(%89, %3120) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3122 = "vector.from_elements"(%2678, %2679) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3122, %3121) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %3123 = "arith.remui"(%700, %49) : (i32, i32) -> i32
      %3124 = "arith.divui"(%700, %49) : (i32, i32) -> i32
      %3125 = "arith.muli"(%3123, %49) : (i32, i32) -> i32
      %3126 = "arith.muli"(%3124, %2899) : (i32, i32) -> i32
      %3127 = "arith.addi"(%3125, %3126) : (i32, i32) -> i32
      %3128 = "arith.muli"(%701, %116) : (i32, i32) -> i32
      %3129 = "arith.addi"(%3127, %3128) : (i32, i32) -> i32
      %3130 = "arith.muli"(%700, %49) : (i32, i32) -> i32
      %3131 = "arith.extsi"(%701) : (i32) -> i64
      %3132 = "arith.muli"(%3131, %8) : (i64, i64) -> i64
      %3133 = "arith.extsi"(%3130) : (i32) -> i64
      %3134 = "arith.addi"(%3133, %3132) : (i64, i64) -> i64
      %3135 = "llvm.getelementptr"(%86, %3134) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %3136 = "arith.addi"(%87, %701) : (i32, i32) -> i32
      %3137 = "arith.addi"(%88, %3130) : (i32, i32) -> i32
      %3138 = "arith.cmpi"(%3136, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3139 = "arith.cmpi"(%3137, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %3140 = "arith.andi"(%3138, %3139) : (i1, i1) -> i1
      "scf.if"(%3140) ({
        %3141 = "arith.andi"(%3129, %2680) : (i32, i32) -> i32
        %3142 = "arith.shrui"(%3141, %163) : (i32, i32) -> i32
        %3143 = "arith.xori"(%3129, %3142) : (i32, i32) -> i32
        %3144 = "llvm.getelementptr"(%89, %3143) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3145 = "llvm.load"(%3144) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3146 = "vector.extract"(%3145) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3147 = "vector.extract"(%3145) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3148 = "vector.extract"(%3145) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3149 = "vector.extract"(%3145) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3150 = "vector.extract"(%3145) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3151 = "vector.extract"(%3145) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3152 = "vector.extract"(%3145) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3153 = "vector.extract"(%3145) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3145, %3135) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3154 = "arith.addi"(%3136, %49) : (i32, i32) -> i32
      %3155 = "arith.cmpi"(%3154, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3156 = "arith.andi"(%3155, %3139) : (i1, i1) -> i1
      "scf.if"(%3156) ({
        %3157 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 512>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3158 = "llvm.getelementptr"(%3135, %432) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3159 = "arith.andi"(%3129, %2680) : (i32, i32) -> i32
        %3160 = "arith.shrui"(%3159, %163) : (i32, i32) -> i32
        %3161 = "arith.xori"(%3129, %3160) : (i32, i32) -> i32
        %3162 = "llvm.getelementptr"(%3157, %3161) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
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
      %3172 = "arith.addi"(%3136, %169) : (i32, i32) -> i32
      %3173 = "arith.cmpi"(%3172, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3174 = "arith.andi"(%3173, %3139) : (i1, i1) -> i1
      "scf.if"(%3174) ({
        %3175 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3176 = "arith.muli"(%181, %432) : (i64, i64) -> i64
        %3177 = "llvm.getelementptr"(%3135, %3176) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3178 = "arith.andi"(%3129, %2680) : (i32, i32) -> i32
        %3179 = "arith.shrui"(%3178, %163) : (i32, i32) -> i32
        %3180 = "arith.xori"(%3129, %3179) : (i32, i32) -> i32
        %3181 = "llvm.getelementptr"(%3175, %3180) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3182 = "llvm.load"(%3181) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3183 = "vector.extract"(%3182) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3184 = "vector.extract"(%3182) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3185 = "vector.extract"(%3182) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3186 = "vector.extract"(%3182) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3187 = "vector.extract"(%3182) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3188 = "vector.extract"(%3182) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3189 = "vector.extract"(%3182) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3190 = "vector.extract"(%3182) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3182, %3177) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3191 = "arith.constant"() {value = 24 : i32} : () -> i32
      %3192 = "arith.addi"(%3136, %3191) : (i32, i32) -> i32
      %3193 = "arith.cmpi"(%3192, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3194 = "arith.andi"(%3193, %3139) : (i1, i1) -> i1
      "scf.if"(%3194) ({
        %3195 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 1536>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3196 = "arith.muli"(%193, %432) : (i64, i64) -> i64
        %3197 = "llvm.getelementptr"(%3135, %3196) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3198 = "arith.andi"(%3129, %2680) : (i32, i32) -> i32
        %3199 = "arith.shrui"(%3198, %163) : (i32, i32) -> i32
        %3200 = "arith.xori"(%3129, %3199) : (i32, i32) -> i32
        %3201 = "llvm.getelementptr"(%3195, %3200) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3202 = "llvm.load"(%3201) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3203 = "vector.extract"(%3202) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3204 = "vector.extract"(%3202) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3205 = "vector.extract"(%3202) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3206 = "vector.extract"(%3202) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3207 = "vector.extract"(%3202) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3208 = "vector.extract"(%3202) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3209 = "vector.extract"(%3202) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3210 = "vector.extract"(%3202) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3202, %3197) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3211 = "arith.addi"(%3136, %72) : (i32, i32) -> i32
      %3212 = "arith.cmpi"(%3211, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3213 = "arith.andi"(%3212, %3139) : (i1, i1) -> i1
      "scf.if"(%3213) ({
        %3214 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3215 = "arith.constant"() {value = 4 : i64} : () -> i64
        %3216 = "arith.muli"(%3215, %432) : (i64, i64) -> i64
        %3217 = "llvm.getelementptr"(%3135, %3216) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3218 = "arith.andi"(%3129, %2680) : (i32, i32) -> i32
        %3219 = "arith.shrui"(%3218, %163) : (i32, i32) -> i32
        %3220 = "arith.xori"(%3129, %3219) : (i32, i32) -> i32
        %3221 = "llvm.getelementptr"(%3214, %3220) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3222 = "llvm.load"(%3221) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3223 = "vector.extract"(%3222) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3224 = "vector.extract"(%3222) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3225 = "vector.extract"(%3222) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3226 = "vector.extract"(%3222) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3227 = "vector.extract"(%3222) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3228 = "vector.extract"(%3222) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3229 = "vector.extract"(%3222) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3230 = "vector.extract"(%3222) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3222, %3217) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3231 = "arith.constant"() {value = 40 : i32} : () -> i32
      %3232 = "arith.addi"(%3136, %3231) : (i32, i32) -> i32
      %3233 = "arith.cmpi"(%3232, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3234 = "arith.andi"(%3233, %3139) : (i1, i1) -> i1
      "scf.if"(%3234) ({
        %3235 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 2560>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3236 = "arith.constant"() {value = 5 : i64} : () -> i64
        %3237 = "arith.muli"(%3236, %432) : (i64, i64) -> i64
        %3238 = "llvm.getelementptr"(%3135, %3237) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3239 = "arith.andi"(%3129, %2680) : (i32, i32) -> i32
        %3240 = "arith.shrui"(%3239, %163) : (i32, i32) -> i32
        %3241 = "arith.xori"(%3129, %3240) : (i32, i32) -> i32
        %3242 = "llvm.getelementptr"(%3235, %3241) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3243 = "llvm.load"(%3242) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3244 = "vector.extract"(%3243) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3245 = "vector.extract"(%3243) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3246 = "vector.extract"(%3243) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3247 = "vector.extract"(%3243) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3248 = "vector.extract"(%3243) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3249 = "vector.extract"(%3243) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3250 = "vector.extract"(%3243) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3251 = "vector.extract"(%3243) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3243, %3238) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3252 = "arith.addi"(%3136, %2698) : (i32, i32) -> i32
      %3253 = "arith.cmpi"(%3252, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3254 = "arith.andi"(%3253, %3139) : (i1, i1) -> i1
      "scf.if"(%3254) ({
        %3255 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3256 = "arith.constant"() {value = 6 : i64} : () -> i64
        %3257 = "arith.muli"(%3256, %432) : (i64, i64) -> i64
        %3258 = "llvm.getelementptr"(%3135, %3257) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3259 = "arith.andi"(%3129, %2680) : (i32, i32) -> i32
        %3260 = "arith.shrui"(%3259, %163) : (i32, i32) -> i32
        %3261 = "arith.xori"(%3129, %3260) : (i32, i32) -> i32
        %3262 = "llvm.getelementptr"(%3255, %3261) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3263 = "llvm.load"(%3262) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3264 = "vector.extract"(%3263) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3265 = "vector.extract"(%3263) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3266 = "vector.extract"(%3263) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3267 = "vector.extract"(%3263) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3268 = "vector.extract"(%3263) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3269 = "vector.extract"(%3263) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3270 = "vector.extract"(%3263) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3271 = "vector.extract"(%3263) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3263, %3258) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3272 = "arith.constant"() {value = 56 : i32} : () -> i32
      %3273 = "arith.addi"(%3136, %3272) : (i32, i32) -> i32
      %3274 = "arith.cmpi"(%3273, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3275 = "arith.andi"(%3274, %3139) : (i1, i1) -> i1
      "scf.if"(%3275) ({
        %3276 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 3584>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3277 = "arith.constant"() {value = 7 : i64} : () -> i64
        %3278 = "arith.muli"(%3277, %432) : (i64, i64) -> i64
        %3279 = "llvm.getelementptr"(%3135, %3278) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3280 = "arith.andi"(%3129, %2680) : (i32, i32) -> i32
        %3281 = "arith.shrui"(%3280, %163) : (i32, i32) -> i32
        %3282 = "arith.xori"(%3129, %3281) : (i32, i32) -> i32
        %3283 = "llvm.getelementptr"(%3276, %3282) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3284 = "llvm.load"(%3283) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3285 = "vector.extract"(%3284) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3286 = "vector.extract"(%3284) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3287 = "vector.extract"(%3284) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3288 = "vector.extract"(%3284) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3289 = "vector.extract"(%3284) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3290 = "vector.extract"(%3284) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3291 = "vector.extract"(%3284) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3292 = "vector.extract"(%3284) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3284, %3279) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3293 = "arith.addi"(%3136, %116) : (i32, i32) -> i32
      %3294 = "arith.cmpi"(%3293, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3295 = "arith.andi"(%3294, %3139) : (i1, i1) -> i1
      "scf.if"(%3295) ({
        %3296 = "arith.muli"(%431, %432) : (i64, i64) -> i64
        %3297 = "llvm.getelementptr"(%3135, %3296) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3298 = "arith.andi"(%3129, %2680) : (i32, i32) -> i32
        %3299 = "arith.shrui"(%3298, %163) : (i32, i32) -> i32
        %3300 = "arith.xori"(%3129, %3299) : (i32, i32) -> i32
        %3301 = "llvm.getelementptr"(%267, %3300) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3302 = "llvm.load"(%3301) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3303 = "vector.extract"(%3302) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3304 = "vector.extract"(%3302) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3305 = "vector.extract"(%3302) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3306 = "vector.extract"(%3302) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3307 = "vector.extract"(%3302) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3308 = "vector.extract"(%3302) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3309 = "vector.extract"(%3302) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3310 = "vector.extract"(%3302) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3302, %3297) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3311 = "arith.constant"() {value = 72 : i32} : () -> i32
      %3312 = "arith.addi"(%3136, %3311) : (i32, i32) -> i32
      %3313 = "arith.cmpi"(%3312, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3314 = "arith.andi"(%3313, %3139) : (i1, i1) -> i1
      "scf.if"(%3314) ({
        %3315 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 4608>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3316 = "arith.constant"() {value = 9 : i64} : () -> i64
        %3317 = "arith.muli"(%3316, %432) : (i64, i64) -> i64
        %3318 = "llvm.getelementptr"(%3135, %3317) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3319 = "arith.andi"(%3129, %2680) : (i32, i32) -> i32
        %3320 = "arith.shrui"(%3319, %163) : (i32, i32) -> i32
        %3321 = "arith.xori"(%3129, %3320) : (i32, i32) -> i32
        %3322 = "llvm.getelementptr"(%3315, %3321) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3323 = "llvm.load"(%3322) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3324 = "vector.extract"(%3323) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3325 = "vector.extract"(%3323) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3326 = "vector.extract"(%3323) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3327 = "vector.extract"(%3323) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3328 = "vector.extract"(%3323) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3329 = "vector.extract"(%3323) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3330 = "vector.extract"(%3323) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3331 = "vector.extract"(%3323) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3323, %3318) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3332 = "arith.constant"() {value = 80 : i32} : () -> i32
      %3333 = "arith.addi"(%3136, %3332) : (i32, i32) -> i32
      %3334 = "arith.cmpi"(%3333, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3335 = "arith.andi"(%3334, %3139) : (i1, i1) -> i1
      "scf.if"(%3335) ({
        %3336 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 5120>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3337 = "arith.constant"() {value = 10 : i64} : () -> i64
        %3338 = "arith.muli"(%3337, %432) : (i64, i64) -> i64
        %3339 = "llvm.getelementptr"(%3135, %3338) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3340 = "arith.andi"(%3129, %2680) : (i32, i32) -> i32
        %3341 = "arith.shrui"(%3340, %163) : (i32, i32) -> i32
        %3342 = "arith.xori"(%3129, %3341) : (i32, i32) -> i32
        %3343 = "llvm.getelementptr"(%3336, %3342) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3344 = "llvm.load"(%3343) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3345 = "vector.extract"(%3344) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3346 = "vector.extract"(%3344) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3347 = "vector.extract"(%3344) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3348 = "vector.extract"(%3344) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3349 = "vector.extract"(%3344) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3350 = "vector.extract"(%3344) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3351 = "vector.extract"(%3344) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3352 = "vector.extract"(%3344) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3344, %3339) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3353 = "arith.constant"() {value = 88 : i32} : () -> i32
      %3354 = "arith.addi"(%3136, %3353) : (i32, i32) -> i32
      %3355 = "arith.cmpi"(%3354, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3356 = "arith.andi"(%3355, %3139) : (i1, i1) -> i1
      "scf.if"(%3356) ({
        %3357 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 5632>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3358 = "arith.constant"() {value = 11 : i64} : () -> i64
        %3359 = "arith.muli"(%3358, %432) : (i64, i64) -> i64
        %3360 = "llvm.getelementptr"(%3135, %3359) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3361 = "arith.andi"(%3129, %2680) : (i32, i32) -> i32
        %3362 = "arith.shrui"(%3361, %163) : (i32, i32) -> i32
        %3363 = "arith.xori"(%3129, %3362) : (i32, i32) -> i32
        %3364 = "llvm.getelementptr"(%3357, %3363) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3365 = "llvm.load"(%3364) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3366 = "vector.extract"(%3365) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3367 = "vector.extract"(%3365) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3368 = "vector.extract"(%3365) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3369 = "vector.extract"(%3365) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3370 = "vector.extract"(%3365) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3371 = "vector.extract"(%3365) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3372 = "vector.extract"(%3365) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3373 = "vector.extract"(%3365) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3365, %3360) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3374 = "arith.addi"(%3136, %121) : (i32, i32) -> i32
      %3375 = "arith.cmpi"(%3374, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3376 = "arith.andi"(%3375, %3139) : (i1, i1) -> i1
      "scf.if"(%3376) ({
        %3377 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 6144>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3378 = "arith.constant"() {value = 12 : i64} : () -> i64
        %3379 = "arith.muli"(%3378, %432) : (i64, i64) -> i64
        %3380 = "llvm.getelementptr"(%3135, %3379) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3381 = "arith.andi"(%3129, %2680) : (i32, i32) -> i32
        %3382 = "arith.shrui"(%3381, %163) : (i32, i32) -> i32
        %3383 = "arith.xori"(%3129, %3382) : (i32, i32) -> i32
        %3384 = "llvm.getelementptr"(%3377, %3383) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3385 = "llvm.load"(%3384) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3386 = "vector.extract"(%3385) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3387 = "vector.extract"(%3385) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3388 = "vector.extract"(%3385) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3389 = "vector.extract"(%3385) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3390 = "vector.extract"(%3385) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3391 = "vector.extract"(%3385) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3392 = "vector.extract"(%3385) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3393 = "vector.extract"(%3385) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3385, %3380) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3394 = "arith.constant"() {value = 104 : i32} : () -> i32
      %3395 = "arith.addi"(%3136, %3394) : (i32, i32) -> i32
      %3396 = "arith.cmpi"(%3395, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3397 = "arith.andi"(%3396, %3139) : (i1, i1) -> i1
      "scf.if"(%3397) ({
        %3398 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 6656>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3399 = "arith.constant"() {value = 13 : i64} : () -> i64
        %3400 = "arith.muli"(%3399, %432) : (i64, i64) -> i64
        %3401 = "llvm.getelementptr"(%3135, %3400) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3402 = "arith.andi"(%3129, %2680) : (i32, i32) -> i32
        %3403 = "arith.shrui"(%3402, %163) : (i32, i32) -> i32
        %3404 = "arith.xori"(%3129, %3403) : (i32, i32) -> i32
        %3405 = "llvm.getelementptr"(%3398, %3404) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3406 = "llvm.load"(%3405) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3407 = "vector.extract"(%3406) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3408 = "vector.extract"(%3406) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3409 = "vector.extract"(%3406) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3410 = "vector.extract"(%3406) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3411 = "vector.extract"(%3406) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3412 = "vector.extract"(%3406) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3413 = "vector.extract"(%3406) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3414 = "vector.extract"(%3406) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3406, %3401) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3415 = "arith.constant"() {value = 112 : i32} : () -> i32
      %3416 = "arith.addi"(%3136, %3415) : (i32, i32) -> i32
      %3417 = "arith.cmpi"(%3416, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3418 = "arith.andi"(%3417, %3139) : (i1, i1) -> i1
      "scf.if"(%3418) ({
        %3419 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 7168>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3420 = "arith.constant"() {value = 14 : i64} : () -> i64
        %3421 = "arith.muli"(%3420, %432) : (i64, i64) -> i64
        %3422 = "llvm.getelementptr"(%3135, %3421) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3423 = "arith.andi"(%3129, %2680) : (i32, i32) -> i32
        %3424 = "arith.shrui"(%3423, %163) : (i32, i32) -> i32
        %3425 = "arith.xori"(%3129, %3424) : (i32, i32) -> i32
        %3426 = "llvm.getelementptr"(%3419, %3425) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3427 = "llvm.load"(%3426) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3428 = "vector.extract"(%3427) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3429 = "vector.extract"(%3427) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3430 = "vector.extract"(%3427) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3431 = "vector.extract"(%3427) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3432 = "vector.extract"(%3427) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3433 = "vector.extract"(%3427) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3434 = "vector.extract"(%3427) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3435 = "vector.extract"(%3427) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3427, %3422) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3436 = "arith.constant"() {value = 120 : i32} : () -> i32
      %3437 = "arith.addi"(%3136, %3436) : (i32, i32) -> i32
      %3438 = "arith.cmpi"(%3437, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3439 = "arith.andi"(%3438, %3139) : (i1, i1) -> i1
      "scf.if"(%3439) ({
        %3440 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 7680>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3441 = "arith.constant"() {value = 15 : i64} : () -> i64
        %3442 = "arith.muli"(%3441, %432) : (i64, i64) -> i64
        %3443 = "llvm.getelementptr"(%3135, %3442) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3444 = "arith.andi"(%3129, %2680) : (i32, i32) -> i32
        %3445 = "arith.shrui"(%3444, %163) : (i32, i32) -> i32
        %3446 = "arith.xori"(%3129, %3445) : (i32, i32) -> i32
        %3447 = "llvm.getelementptr"(%3440, %3446) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3448 = "llvm.load"(%3447) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        %3449 = "vector.extract"(%3448) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
        %3450 = "vector.extract"(%3448) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
        %3451 = "vector.extract"(%3448) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
        %3452 = "vector.extract"(%3448) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
        %3453 = "vector.extract"(%3448) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
        %3454 = "vector.extract"(%3448) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
        %3455 = "vector.extract"(%3448) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
        %3456 = "vector.extract"(%3448) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
        "llvm.store"(%3448, %3443) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
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
