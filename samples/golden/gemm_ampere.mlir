"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 128 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64):
      %9 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %15 = "arith.constant"() {value = 63 : i32} : () -> i32
      %16 = "arith.addi"(%1, %15) : (i32, i32) -> i32
      %17 = "arith.constant"() {value = 64 : i32} : () -> i32
      %18 = "arith.divui"(%16, %17) : (i32, i32) -> i32
      %19 = "arith.addi"(%5, %15) : (i32, i32) -> i32
      %20 = "arith.divui"(%19, %17) : (i32, i32) -> i32
      %21 = "arith.constant"() {value = 8 : i32} : () -> i32
      %22 = "arith.muli"(%21, %20) : (i32, i32) -> i32
      %23 = "arith.divui"(%12, %22) : (i32, i32) -> i32
      %24 = "arith.muli"(%23, %21) : (i32, i32) -> i32
      %25 = "arith.subi"(%18, %24) : (i32, i32) -> i32
      %26 = "arith.minsi"(%25, %21) : (i32, i32) -> i32
      %27 = "arith.remui"(%12, %22) : (i32, i32) -> i32
      %28 = "arith.remsi"(%27, %26) : (i32, i32) -> i32
      %29 = "arith.constant"() {value = 0 : i32} : () -> i32
      %30 = "arith.xori"(%28, %26) : (i32, i32) -> i32
      %31 = "arith.cmpi"(%30, %29) {predicate = 2 : i64} : (i32, i32) -> i1
      %32 = "arith.cmpi"(%28, %29) {predicate = 1 : i64} : (i32, i32) -> i1
      %33 = "arith.andi"(%31, %32) : (i1, i1) -> i1
      %34 = "arith.addi"(%28, %26) : (i32, i32) -> i32
      %35 = "arith.select"(%33, %34, %28) : (i1, i32, i32) -> i32
      %36 = "arith.addi"(%24, %35) : (i32, i32) -> i32
      %37 = "arith.divsi"(%27, %26) : (i32, i32) -> i32
      %38 = "arith.extsi"(%33) : (i1) -> i32
      %39 = "arith.addi"(%37, %38) : (i32, i32) -> i32
      %40 = "arith.extsi"(%36) : (i32) -> i64
      %41 = "arith.constant"() {value = 1 : i32} : () -> i32
      %42 = "arith.constant"() {value = 64 : i64} : () -> i64
      %43 = "arith.muli"(%3, %42) : (i64, i64) -> i64
      %44 = "arith.addi"(%2, %15) : (i32, i32) -> i32
      %45 = "arith.divui"(%44, %17) : (i32, i32) -> i32
      %46 = "arith.muli"(%40, %43) : (i64, i64) -> i64
      %47 = "llvm.getelementptr"(%0, %46) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %48 = "arith.extsi"(%39) : (i32) -> i64
      %49 = "arith.muli"(%6, %42) : (i64, i64) -> i64
      %50 = "arith.muli"(%48, %49) : (i64, i64) -> i64
      %51 = "llvm.getelementptr"(%4, %50) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %52 = "arith.muli"(%8, %42) : (i64, i64) -> i64
      %53 = "arith.muli"(%40, %52) : (i64, i64) -> i64
      %54 = "arith.muli"(%48, %42) : (i64, i64) -> i64
      %55 = "arith.addi"(%53, %54) : (i64, i64) -> i64
      %56 = "llvm.getelementptr"(%7, %55) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %57 = "arith.muli"(%45, %17) : (i32, i32) -> i32
      %58 = "arith.subi"(%2, %57) : (i32, i32) -> i32
      %59 = "arith.extsi"(%58) : (i32) -> i64
      %60 = "llvm.getelementptr"(%47, %59) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %61 = "llvm.getelementptr"(%51, %59) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %62 = "arith.muli"(%36, %17) : (i32, i32) -> i32
      %63 = "arith.muli"(%39, %17) : (i32, i32) -> i32
      %64 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %65 = "llvm.getelementptr"(%64) {rawConstantIndices = array<i32: 32768>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %66 = "arith.constant"() {value = 16 : i64} : () -> i64
      %67 = "arith.muli"(%3, %66) : (i64, i64) -> i64
      %68 = "arith.remui"(%9, %21) : (i32, i32) -> i32
      %69 = "arith.divui"(%9, %21) : (i32, i32) -> i32
      %70 = "arith.muli"(%68, %21) : (i32, i32) -> i32
      %71 = "arith.extsi"(%69) : (i32) -> i64
      %72 = "arith.muli"(%71, %3) : (i64, i64) -> i64
      %73 = "arith.extsi"(%70) : (i32) -> i64
      %74 = "arith.addi"(%73, %72) : (i64, i64) -> i64
      %75 = "llvm.getelementptr"(%60, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %76 = "arith.muli"(%69, %17) : (i32, i32) -> i32
      %77 = "arith.addi"(%70, %76) : (i32, i32) -> i32
      %78 = "arith.muli"(%6, %66) : (i64, i64) -> i64
      %79 = "arith.muli"(%71, %6) : (i64, i64) -> i64
      %80 = "arith.addi"(%73, %79) : (i64, i64) -> i64
      %81 = "llvm.getelementptr"(%61, %80) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %82 = "arith.subi"(%1, %62) : (i32, i32) -> i32
      %83 = "arith.subi"(%82, %69) : (i32, i32) -> i32
      %84 = "arith.subi"(%5, %63) : (i32, i32) -> i32
      %85 = "arith.subi"(%84, %69) : (i32, i32) -> i32
      %86 = "arith.addi"(%58, %70) : (i32, i32) -> i32
      %87 = "arith.cmpi"(%86, %29) {predicate = 5 : i64} : (i32, i32) -> i1
      %88 = "arith.select"(%87, %83, %29) : (i1, i32, i32) -> i32
      %89 = "arith.cmpi"(%88, %29) {predicate = 4 : i64} : (i32, i32) -> i1
      %90 = "arith.extui"(%89) : (i1) -> i8
      %91 = "arith.constant"() {value = 448 : i32} : () -> i32
      %92 = "arith.andi"(%77, %91) : (i32, i32) -> i32
      %93 = "arith.constant"() {value = 3 : i32} : () -> i32
      %94 = "arith.shrui"(%92, %93) : (i32, i32) -> i32
      %95 = "arith.xori"(%77, %94) : (i32, i32) -> i32
      %96 = "llvm.getelementptr"(%64, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %97 = "arith.constant"() {value = 0 : i8} : () -> i8
      %98 = "arith.cmpi"(%90, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %99 = "arith.constant"() {value = 16 : i32} : () -> i32
      %100 = "arith.select"(%98, %99, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%96, %75, %100) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %101 = "arith.cmpi"(%88, %99) {predicate = 4 : i64} : (i32, i32) -> i1
      %102 = "arith.extui"(%101) : (i1) -> i8
      %103 = "llvm.getelementptr"(%75, %67) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %104 = "llvm.getelementptr"(%64) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %105 = "llvm.getelementptr"(%104, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %106 = "arith.cmpi"(%102, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %107 = "arith.select"(%106, %99, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%105, %103, %107) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %108 = "arith.constant"() {value = 32 : i32} : () -> i32
      %109 = "arith.cmpi"(%88, %108) {predicate = 4 : i64} : (i32, i32) -> i1
      %110 = "arith.extui"(%109) : (i1) -> i8
      %111 = "arith.constant"() {value = 2 : i64} : () -> i64
      %112 = "arith.muli"(%111, %67) : (i64, i64) -> i64
      %113 = "llvm.getelementptr"(%75, %112) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %114 = "llvm.getelementptr"(%64) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %115 = "llvm.getelementptr"(%114, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %116 = "arith.cmpi"(%110, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %117 = "arith.select"(%116, %99, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%115, %113, %117) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %118 = "arith.constant"() {value = 48 : i32} : () -> i32
      %119 = "arith.cmpi"(%88, %118) {predicate = 4 : i64} : (i32, i32) -> i1
      %120 = "arith.extui"(%119) : (i1) -> i8
      %121 = "arith.constant"() {value = 3 : i64} : () -> i64
      %122 = "arith.muli"(%121, %67) : (i64, i64) -> i64
      %123 = "llvm.getelementptr"(%75, %122) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %124 = "llvm.getelementptr"(%64) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %125 = "llvm.getelementptr"(%124, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %126 = "arith.cmpi"(%120, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %127 = "arith.select"(%126, %99, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%125, %123, %127) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %128 = "arith.select"(%87, %85, %29) : (i1, i32, i32) -> i32
      %129 = "arith.cmpi"(%128, %29) {predicate = 4 : i64} : (i32, i32) -> i1
      %130 = "arith.extui"(%129) : (i1) -> i8
      %131 = "llvm.getelementptr"(%65, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %132 = "arith.cmpi"(%130, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %133 = "arith.select"(%132, %99, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%131, %81, %133) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %134 = "arith.cmpi"(%128, %99) {predicate = 4 : i64} : (i32, i32) -> i1
      %135 = "arith.extui"(%134) : (i1) -> i8
      %136 = "llvm.getelementptr"(%81, %78) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %137 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %138 = "llvm.getelementptr"(%137, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %139 = "arith.cmpi"(%135, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %140 = "arith.select"(%139, %99, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%138, %136, %140) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %141 = "arith.cmpi"(%128, %108) {predicate = 4 : i64} : (i32, i32) -> i1
      %142 = "arith.extui"(%141) : (i1) -> i8
      %143 = "arith.muli"(%111, %78) : (i64, i64) -> i64
      %144 = "llvm.getelementptr"(%81, %143) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %145 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %146 = "llvm.getelementptr"(%145, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %147 = "arith.cmpi"(%142, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %148 = "arith.select"(%147, %99, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%146, %144, %148) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %149 = "arith.cmpi"(%128, %118) {predicate = 4 : i64} : (i32, i32) -> i1
      %150 = "arith.extui"(%149) : (i1) -> i8
      %151 = "arith.muli"(%121, %78) : (i64, i64) -> i64
      %152 = "llvm.getelementptr"(%81, %151) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %153 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %154 = "llvm.getelementptr"(%153, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %155 = "arith.cmpi"(%150, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %156 = "arith.select"(%155, %99, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%154, %152, %156) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %157 = "arith.cmpi"(%45, %41) {predicate = 4 : i64} : (i32, i32) -> i1
      %158 = "arith.select"(%157, %83, %29) : (i1, i32, i32) -> i32
      %159 = "arith.cmpi"(%158, %29) {predicate = 4 : i64} : (i32, i32) -> i1
      %160 = "arith.extui"(%159) : (i1) -> i8
      %161 = "llvm.getelementptr"(%75) {rawConstantIndices = array<i32: 64>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %162 = "llvm.getelementptr"(%64) {rawConstantIndices = array<i32: 4096>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %163 = "llvm.getelementptr"(%162, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %164 = "arith.cmpi"(%160, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %165 = "arith.select"(%164, %99, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%163, %161, %165) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %166 = "arith.cmpi"(%158, %99) {predicate = 4 : i64} : (i32, i32) -> i1
      %167 = "arith.extui"(%166) : (i1) -> i8
      %168 = "arith.addi"(%67, %42) : (i64, i64) -> i64
      %169 = "llvm.getelementptr"(%75, %168) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %170 = "llvm.getelementptr"(%64) {rawConstantIndices = array<i32: 5120>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %171 = "llvm.getelementptr"(%170, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %172 = "arith.cmpi"(%167, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %173 = "arith.select"(%172, %99, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%171, %169, %173) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %174 = "arith.cmpi"(%158, %108) {predicate = 4 : i64} : (i32, i32) -> i1
      %175 = "arith.extui"(%174) : (i1) -> i8
      %176 = "arith.addi"(%112, %42) : (i64, i64) -> i64
      %177 = "llvm.getelementptr"(%75, %176) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %178 = "llvm.getelementptr"(%64) {rawConstantIndices = array<i32: 6144>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %179 = "llvm.getelementptr"(%178, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %180 = "arith.cmpi"(%175, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %181 = "arith.select"(%180, %99, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%179, %177, %181) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %182 = "arith.cmpi"(%158, %118) {predicate = 4 : i64} : (i32, i32) -> i1
      %183 = "arith.extui"(%182) : (i1) -> i8
      %184 = "arith.addi"(%122, %42) : (i64, i64) -> i64
      %185 = "llvm.getelementptr"(%75, %184) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %186 = "llvm.getelementptr"(%64) {rawConstantIndices = array<i32: 7168>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %187 = "llvm.getelementptr"(%186, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %188 = "arith.cmpi"(%183, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %189 = "arith.select"(%188, %99, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%187, %185, %189) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %190 = "arith.select"(%157, %85, %29) : (i1, i32, i32) -> i32
      %191 = "arith.cmpi"(%190, %29) {predicate = 4 : i64} : (i32, i32) -> i1
      %192 = "arith.extui"(%191) : (i1) -> i8
      %193 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 64>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %194 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 4096>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %195 = "llvm.getelementptr"(%194, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %196 = "arith.cmpi"(%192, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %197 = "arith.select"(%196, %99, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%195, %193, %197) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %198 = "arith.cmpi"(%190, %99) {predicate = 4 : i64} : (i32, i32) -> i1
      %199 = "arith.extui"(%198) : (i1) -> i8
      %200 = "arith.addi"(%78, %42) : (i64, i64) -> i64
      %201 = "llvm.getelementptr"(%81, %200) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %202 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 5120>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %203 = "llvm.getelementptr"(%202, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %204 = "arith.cmpi"(%199, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %205 = "arith.select"(%204, %99, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%203, %201, %205) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %206 = "arith.cmpi"(%190, %108) {predicate = 4 : i64} : (i32, i32) -> i1
      %207 = "arith.extui"(%206) : (i1) -> i8
      %208 = "arith.addi"(%143, %42) : (i64, i64) -> i64
      %209 = "llvm.getelementptr"(%81, %208) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %210 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 6144>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %211 = "llvm.getelementptr"(%210, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %212 = "arith.cmpi"(%207, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %213 = "arith.select"(%212, %99, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%211, %209, %213) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %214 = "arith.cmpi"(%190, %118) {predicate = 4 : i64} : (i32, i32) -> i1
      %215 = "arith.extui"(%214) : (i1) -> i8
      %216 = "arith.addi"(%151, %42) : (i64, i64) -> i64
      %217 = "llvm.getelementptr"(%81, %216) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %218 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 7168>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %219 = "llvm.getelementptr"(%218, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %220 = "arith.cmpi"(%215, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %221 = "arith.select"(%220, %99, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%219, %217, %221) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %222 = "arith.constant"() {value = 2 : i32} : () -> i32
      %223 = "arith.cmpi"(%45, %222) {predicate = 4 : i64} : (i32, i32) -> i1
      %224 = "arith.select"(%223, %83, %29) : (i1, i32, i32) -> i32
      %225 = "arith.cmpi"(%224, %29) {predicate = 4 : i64} : (i32, i32) -> i1
      %226 = "arith.extui"(%225) : (i1) -> i8
      %227 = "llvm.getelementptr"(%75) {rawConstantIndices = array<i32: 128>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %228 = "llvm.getelementptr"(%64) {rawConstantIndices = array<i32: 8192>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %229 = "llvm.getelementptr"(%228, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %230 = "arith.cmpi"(%226, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %231 = "arith.select"(%230, %99, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%229, %227, %231) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %232 = "arith.cmpi"(%224, %99) {predicate = 4 : i64} : (i32, i32) -> i1
      %233 = "arith.extui"(%232) : (i1) -> i8
      %234 = "arith.constant"() {value = 128 : i64} : () -> i64
      %235 = "arith.addi"(%67, %234) : (i64, i64) -> i64
      %236 = "llvm.getelementptr"(%75, %235) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %237 = "llvm.getelementptr"(%64) {rawConstantIndices = array<i32: 9216>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %238 = "llvm.getelementptr"(%237, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %239 = "arith.cmpi"(%233, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %240 = "arith.select"(%239, %99, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%238, %236, %240) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %241 = "arith.cmpi"(%224, %108) {predicate = 4 : i64} : (i32, i32) -> i1
      %242 = "arith.extui"(%241) : (i1) -> i8
      %243 = "arith.addi"(%112, %234) : (i64, i64) -> i64
      %244 = "llvm.getelementptr"(%75, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %245 = "llvm.getelementptr"(%64) {rawConstantIndices = array<i32: 10240>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %246 = "llvm.getelementptr"(%245, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %247 = "arith.cmpi"(%242, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %248 = "arith.select"(%247, %99, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%246, %244, %248) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %249 = "arith.cmpi"(%224, %118) {predicate = 4 : i64} : (i32, i32) -> i1
      %250 = "arith.extui"(%249) : (i1) -> i8
      %251 = "arith.addi"(%122, %234) : (i64, i64) -> i64
      %252 = "llvm.getelementptr"(%75, %251) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %253 = "llvm.getelementptr"(%64) {rawConstantIndices = array<i32: 11264>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %254 = "llvm.getelementptr"(%253, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %255 = "arith.cmpi"(%250, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %256 = "arith.select"(%255, %99, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%254, %252, %256) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %257 = "arith.select"(%223, %85, %29) : (i1, i32, i32) -> i32
      %258 = "arith.cmpi"(%257, %29) {predicate = 4 : i64} : (i32, i32) -> i1
      %259 = "arith.extui"(%258) : (i1) -> i8
      %260 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 128>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %261 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 8192>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %262 = "llvm.getelementptr"(%261, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %263 = "arith.cmpi"(%259, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %264 = "arith.select"(%263, %99, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%262, %260, %264) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %265 = "arith.cmpi"(%257, %99) {predicate = 4 : i64} : (i32, i32) -> i1
      %266 = "arith.extui"(%265) : (i1) -> i8
      %267 = "arith.addi"(%78, %234) : (i64, i64) -> i64
      %268 = "llvm.getelementptr"(%81, %267) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %269 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 9216>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %270 = "llvm.getelementptr"(%269, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %271 = "arith.cmpi"(%266, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %272 = "arith.select"(%271, %99, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%270, %268, %272) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %273 = "arith.cmpi"(%257, %108) {predicate = 4 : i64} : (i32, i32) -> i1
      %274 = "arith.extui"(%273) : (i1) -> i8
      %275 = "arith.addi"(%143, %234) : (i64, i64) -> i64
      %276 = "llvm.getelementptr"(%81, %275) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %277 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 10240>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %278 = "llvm.getelementptr"(%277, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %279 = "arith.cmpi"(%274, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %280 = "arith.select"(%279, %99, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%278, %276, %280) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %281 = "arith.cmpi"(%257, %118) {predicate = 4 : i64} : (i32, i32) -> i1
      %282 = "arith.extui"(%281) : (i1) -> i8
      %283 = "arith.addi"(%151, %234) : (i64, i64) -> i64
      %284 = "llvm.getelementptr"(%81, %283) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %285 = "llvm.getelementptr"(%65) {rawConstantIndices = array<i32: 11264>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %286 = "llvm.getelementptr"(%285, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %287 = "arith.cmpi"(%282, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %288 = "arith.select"(%287, %99, %29) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%286, %284, %288) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %289 = "arith.remui"(%9, %108) : (i32, i32) -> i32
      %290 = "arith.divui"(%9, %108) : (i32, i32) -> i32
      %291 = "arith.remui"(%290, %222) : (i32, i32) -> i32
      %292 = "arith.divui"(%9, %17) : (i32, i32) -> i32
      %293 = "arith.remui"(%292, %222) : (i32, i32) -> i32
      %294 = "arith.constant"() {value = 4 : i32} : () -> i32
      %295 = "arith.remui"(%289, %294) : (i32, i32) -> i32
      %296 = "arith.divui"(%289, %294) : (i32, i32) -> i32
      %297 = "arith.muli"(%295, %222) : (i32, i32) -> i32
      %298 = "arith.muli"(%296, %17) : (i32, i32) -> i32
      %299 = "arith.addi"(%297, %298) : (i32, i32) -> i32
      %300 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %301 = "arith.muli"(%291, %300) : (i32, i32) -> i32
      %302 = "llvm.getelementptr"(%64, %301) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %303 = "arith.constant"() {value = 512 : i32} : () -> i32
      %304 = "arith.muli"(%8, %66) : (i64, i64) -> i64
      %305 = "arith.muli"(%293, %21) : (i32, i32) -> i32
      %306 = "arith.constant"() {value = dense<0.0> : vector<32xf32>} : () -> vector<32xf32>
      %307 = "vector.extract"(%306) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
      %308 = "vector.extract"(%306) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
      %309 = "vector.extract"(%306) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
      %310 = "vector.extract"(%306) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
      %311 = "vector.extract"(%306) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
      %312 = "vector.extract"(%306) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
      %313 = "vector.extract"(%306) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
      %314 = "vector.extract"(%306) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
      %315 = "vector.extract"(%306) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
      %316 = "vector.extract"(%306) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
      %317 = "vector.extract"(%306) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
      %318 = "vector.extract"(%306) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
      %319 = "vector.extract"(%306) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
      %320 = "vector.extract"(%306) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
      %321 = "vector.extract"(%306) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
      %322 = "vector.extract"(%306) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
      %323 = "vector.extract"(%306) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
      %324 = "vector.extract"(%306) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
      %325 = "vector.extract"(%306) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
      %326 = "vector.extract"(%306) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
      %327 = "vector.extract"(%306) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
      %328 = "vector.extract"(%306) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
      %329 = "vector.extract"(%306) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
      %330 = "vector.extract"(%306) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
      %331 = "vector.extract"(%306) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
      %332 = "vector.extract"(%306) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
      %333 = "vector.extract"(%306) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
      %334 = "vector.extract"(%306) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
      %335 = "vector.extract"(%306) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
      %336 = "vector.extract"(%306) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
      %337 = "vector.extract"(%306) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
      %338 = "vector.extract"(%306) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
      %339 = "arith.remui"(%9, %99) : (i32, i32) -> i32
      %340 = "arith.divui"(%9, %99) : (i32, i32) -> i32
      %341 = "arith.muli"(%339, %17) : (i32, i32) -> i32
      %342 = "arith.remui"(%340, %222) : (i32, i32) -> i32
      %343 = "arith.divui"(%340, %222) : (i32, i32) -> i32
      %344 = "arith.muli"(%342, %21) : (i32, i32) -> i32
      %345 = "arith.addi"(%341, %344) : (i32, i32) -> i32
      %346 = "arith.remui"(%343, %222) : (i32, i32) -> i32
      %347 = "arith.muli"(%346, %300) : (i32, i32) -> i32
      %348 = "arith.addi"(%345, %347) : (i32, i32) -> i32
      %349 = "arith.muli"(%68, %17) : (i32, i32) -> i32
      %350 = "arith.remui"(%69, %222) : (i32, i32) -> i32
      %351 = "arith.divui"(%69, %222) : (i32, i32) -> i32
      %352 = "arith.muli"(%350, %21) : (i32, i32) -> i32
      %353 = "arith.addi"(%349, %352) : (i32, i32) -> i32
      %354 = "arith.remui"(%351, %222) : (i32, i32) -> i32
      %355 = "arith.divui"(%351, %222) : (i32, i32) -> i32
      %356 = "arith.muli"(%354, %300) : (i32, i32) -> i32
      %357 = "arith.addi"(%353, %356) : (i32, i32) -> i32
      %358 = "arith.divui"(%355, %222) : (i32, i32) -> i32
      %359 = "arith.muli"(%358, %303) : (i32, i32) -> i32
      %360 = "arith.addi"(%357, %359) : (i32, i32) -> i32
      "nvvm.cp.async.wait.group"() {n = 2 : i32} : () -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %361 = "arith.andi"(%348, %91) : (i32, i32) -> i32
      %362 = "arith.shrui"(%361, %93) : (i32, i32) -> i32
      %363 = "arith.xori"(%348, %362) : (i32, i32) -> i32
      %364 = "llvm.getelementptr"(%64, %363) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %t369_d = "nvvm.ldmatrix"(%364) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
      %365 = "llvm.extractvalue"(%t369_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %366 = "llvm.extractvalue"(%t369_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %367 = "llvm.extractvalue"(%t369_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %368 = "llvm.extractvalue"(%t369_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %370 = "arith.constant"() {value = 2048 : i32} : () -> i32
      %371 = "arith.addi"(%348, %370) : (i32, i32) -> i32
      %372 = "arith.andi"(%371, %91) : (i32, i32) -> i32
      %373 = "arith.shrui"(%372, %93) : (i32, i32) -> i32
      %374 = "arith.xori"(%371, %373) : (i32, i32) -> i32
      %375 = "llvm.getelementptr"(%64, %374) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %t380_d = "nvvm.ldmatrix"(%375) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
      %376 = "llvm.extractvalue"(%t380_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %377 = "llvm.extractvalue"(%t380_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %378 = "llvm.extractvalue"(%t380_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %379 = "llvm.extractvalue"(%t380_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %381 = "arith.andi"(%360, %91) : (i32, i32) -> i32
      %382 = "arith.shrui"(%381, %93) : (i32, i32) -> i32
      %383 = "arith.xori"(%360, %382) : (i32, i32) -> i32
      %384 = "llvm.getelementptr"(%65, %383) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %t389_d = "nvvm.ldmatrix"(%384) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
      %385 = "llvm.extractvalue"(%t389_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %386 = "llvm.extractvalue"(%t389_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %387 = "llvm.extractvalue"(%t389_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %388 = "llvm.extractvalue"(%t389_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %390 = "arith.addi"(%360, %370) : (i32, i32) -> i32
      %391 = "arith.andi"(%390, %91) : (i32, i32) -> i32
      %392 = "arith.shrui"(%391, %93) : (i32, i32) -> i32
      %393 = "arith.xori"(%390, %392) : (i32, i32) -> i32
      %394 = "llvm.getelementptr"(%65, %393) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %t399_d = "nvvm.ldmatrix"(%394) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
      %395 = "llvm.extractvalue"(%t399_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %396 = "llvm.extractvalue"(%t399_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %397 = "llvm.extractvalue"(%t399_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %398 = "llvm.extractvalue"(%t399_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %400 = "llvm.bitcast"(%365) : (i32) -> vector<2xf16>
      %401 = "llvm.bitcast"(%366) : (i32) -> vector<2xf16>
      %402 = "llvm.bitcast"(%367) : (i32) -> vector<2xf16>
      %403 = "llvm.bitcast"(%368) : (i32) -> vector<2xf16>
      %404 = "llvm.bitcast"(%376) : (i32) -> vector<2xf16>
      %405 = "llvm.bitcast"(%377) : (i32) -> vector<2xf16>
      %406 = "llvm.bitcast"(%378) : (i32) -> vector<2xf16>
      %407 = "llvm.bitcast"(%379) : (i32) -> vector<2xf16>
      %408 = "llvm.bitcast"(%385) : (i32) -> vector<2xf16>
      %409 = "llvm.bitcast"(%386) : (i32) -> vector<2xf16>
      %410 = "llvm.bitcast"(%387) : (i32) -> vector<2xf16>
      %411 = "llvm.bitcast"(%388) : (i32) -> vector<2xf16>
      %412 = "llvm.bitcast"(%395) : (i32) -> vector<2xf16>
      %413 = "llvm.bitcast"(%396) : (i32) -> vector<2xf16>
      %414 = "llvm.bitcast"(%397) : (i32) -> vector<2xf16>
      %415 = "llvm.bitcast"(%398) : (i32) -> vector<2xf16>
      %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465 = "scf.for"(%29, %45, %41, %29, %93, %400, %401, %402, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %307, %308, %309, %310, %311, %312, %313, %314, %315, %316, %317, %318, %319, %320, %321, %322, %323, %324, %325, %326, %327, %328, %329, %330, %331, %332, %333, %334, %335, %336, %337, %338) ({
      ^bb0(%466: i32, %467: i32, %468: i32, %469: vector<2xf16>, %470: vector<2xf16>, %471: vector<2xf16>, %472: vector<2xf16>, %473: vector<2xf16>, %474: vector<2xf16>, %475: vector<2xf16>, %476: vector<2xf16>, %477: vector<2xf16>, %478: vector<2xf16>, %479: vector<2xf16>, %480: vector<2xf16>, %481: vector<2xf16>, %482: vector<2xf16>, %483: vector<2xf16>, %484: vector<2xf16>, %485: f32, %486: f32, %487: f32, %488: f32, %489: f32, %490: f32, %491: f32, %492: f32, %493: f32, %494: f32, %495: f32, %496: f32, %497: f32, %498: f32, %499: f32, %500: f32, %501: f32, %502: f32, %503: f32, %504: f32, %505: f32, %506: f32, %507: f32, %508: f32, %509: f32, %510: f32, %511: f32, %512: f32, %513: f32, %514: f32, %515: f32, %516: f32):
        %517 = "arith.addi"(%466, %93) : (i32, i32) -> i32
        %518 = "arith.cmpi"(%517, %45) {predicate = 2 : i64} : (i32, i32) -> i1
        %519 = "arith.select"(%518, %83, %29) : (i1, i32, i32) -> i32
        %520 = "arith.select"(%518, %85, %29) : (i1, i32, i32) -> i32
        %521 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %522 = "arith.muli"(%467, %521) : (i32, i32) -> i32
        %523 = "arith.addi"(%348, %99) : (i32, i32) -> i32
        %524 = "llvm.getelementptr"(%64, %522) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %525 = "arith.andi"(%523, %91) : (i32, i32) -> i32
        %526 = "arith.shrui"(%525, %93) : (i32, i32) -> i32
        %527 = "arith.xori"(%523, %526) : (i32, i32) -> i32
        %528 = "llvm.getelementptr"(%524, %527) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t533_d = "nvvm.ldmatrix"(%528) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %529 = "llvm.extractvalue"(%t533_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %530 = "llvm.extractvalue"(%t533_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %531 = "llvm.extractvalue"(%t533_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %532 = "llvm.extractvalue"(%t533_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %534 = "arith.addi"(%523, %370) : (i32, i32) -> i32
        %535 = "arith.andi"(%534, %91) : (i32, i32) -> i32
        %536 = "arith.shrui"(%535, %93) : (i32, i32) -> i32
        %537 = "arith.xori"(%534, %536) : (i32, i32) -> i32
        %538 = "llvm.getelementptr"(%524, %537) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t543_d = "nvvm.ldmatrix"(%538) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %539 = "llvm.extractvalue"(%t543_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %540 = "llvm.extractvalue"(%t543_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %541 = "llvm.extractvalue"(%t543_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %542 = "llvm.extractvalue"(%t543_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %544 = "arith.addi"(%360, %99) : (i32, i32) -> i32
        %545 = "llvm.getelementptr"(%65, %522) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %546 = "arith.andi"(%544, %91) : (i32, i32) -> i32
        %547 = "arith.shrui"(%546, %93) : (i32, i32) -> i32
        %548 = "arith.xori"(%544, %547) : (i32, i32) -> i32
        %549 = "llvm.getelementptr"(%545, %548) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t554_d = "nvvm.ldmatrix"(%549) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %550 = "llvm.extractvalue"(%t554_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %551 = "llvm.extractvalue"(%t554_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %552 = "llvm.extractvalue"(%t554_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %553 = "llvm.extractvalue"(%t554_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %555 = "arith.addi"(%544, %370) : (i32, i32) -> i32
        %556 = "arith.andi"(%555, %91) : (i32, i32) -> i32
        %557 = "arith.shrui"(%556, %93) : (i32, i32) -> i32
        %558 = "arith.xori"(%555, %557) : (i32, i32) -> i32
        %559 = "llvm.getelementptr"(%545, %558) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t564_d = "nvvm.ldmatrix"(%559) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %560 = "llvm.extractvalue"(%t564_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %561 = "llvm.extractvalue"(%t564_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %562 = "llvm.extractvalue"(%t564_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %563 = "llvm.extractvalue"(%t564_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %565 = "arith.cmpi"(%519, %29) {predicate = 4 : i64} : (i32, i32) -> i1
        %566 = "arith.extui"(%565) : (i1) -> i8
        %567 = "arith.extsi"(%517) : (i32) -> i64
        %568 = "arith.muli"(%567, %42) : (i64, i64) -> i64
        %569 = "llvm.getelementptr"(%75, %568) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %570 = "arith.muli"(%468, %521) : (i32, i32) -> i32
        %571 = "llvm.getelementptr"(%64, %570) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %572 = "llvm.getelementptr"(%571, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %573 = "arith.cmpi"(%566, %97) {predicate = 1 : i64} : (i8, i8) -> i1
        %574 = "arith.select"(%573, %99, %29) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%572, %569, %574) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %575 = "arith.cmpi"(%520, %29) {predicate = 4 : i64} : (i32, i32) -> i1
        %576 = "arith.extui"(%575) : (i1) -> i8
        %577 = "llvm.getelementptr"(%81, %568) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %578 = "llvm.getelementptr"(%65, %570) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %579 = "llvm.getelementptr"(%578, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %580 = "arith.cmpi"(%576, %97) {predicate = 1 : i64} : (i8, i8) -> i1
        %581 = "arith.select"(%580, %99, %29) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%579, %577, %581) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %t586_d = "llvm.call_intrinsic"(%469, %470, %471, %472, %477, %478, %485, %486, %487, %488) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %582 = "llvm.extractvalue"(%t586_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %583 = "llvm.extractvalue"(%t586_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %584 = "llvm.extractvalue"(%t586_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %585 = "llvm.extractvalue"(%t586_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t591_d = "llvm.call_intrinsic"(%469, %470, %471, %472, %479, %480, %493, %494, %495, %496) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %587 = "llvm.extractvalue"(%t591_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %588 = "llvm.extractvalue"(%t591_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %589 = "llvm.extractvalue"(%t591_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %590 = "llvm.extractvalue"(%t591_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t596_d = "llvm.call_intrinsic"(%469, %470, %471, %472, %481, %482, %501, %502, %503, %504) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %592 = "llvm.extractvalue"(%t596_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %593 = "llvm.extractvalue"(%t596_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %594 = "llvm.extractvalue"(%t596_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %595 = "llvm.extractvalue"(%t596_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t601_d = "llvm.call_intrinsic"(%469, %470, %471, %472, %483, %484, %509, %510, %511, %512) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %597 = "llvm.extractvalue"(%t601_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %598 = "llvm.extractvalue"(%t601_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %599 = "llvm.extractvalue"(%t601_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %600 = "llvm.extractvalue"(%t601_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t606_d = "llvm.call_intrinsic"(%473, %474, %475, %476, %483, %484, %513, %514, %515, %516) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %602 = "llvm.extractvalue"(%t606_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %603 = "llvm.extractvalue"(%t606_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %604 = "llvm.extractvalue"(%t606_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %605 = "llvm.extractvalue"(%t606_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t611_d = "llvm.call_intrinsic"(%473, %474, %475, %476, %481, %482, %505, %506, %507, %508) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %607 = "llvm.extractvalue"(%t611_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %608 = "llvm.extractvalue"(%t611_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %609 = "llvm.extractvalue"(%t611_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %610 = "llvm.extractvalue"(%t611_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t616_d = "llvm.call_intrinsic"(%473, %474, %475, %476, %479, %480, %497, %498, %499, %500) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %612 = "llvm.extractvalue"(%t616_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %613 = "llvm.extractvalue"(%t616_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %614 = "llvm.extractvalue"(%t616_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %615 = "llvm.extractvalue"(%t616_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t621_d = "llvm.call_intrinsic"(%473, %474, %475, %476, %477, %478, %489, %490, %491, %492) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %617 = "llvm.extractvalue"(%t621_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %618 = "llvm.extractvalue"(%t621_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %619 = "llvm.extractvalue"(%t621_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %620 = "llvm.extractvalue"(%t621_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %622 = "arith.addi"(%348, %108) : (i32, i32) -> i32
        %623 = "arith.andi"(%622, %91) : (i32, i32) -> i32
        %624 = "arith.shrui"(%623, %93) : (i32, i32) -> i32
        %625 = "arith.xori"(%622, %624) : (i32, i32) -> i32
        %626 = "llvm.getelementptr"(%524, %625) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t631_d = "nvvm.ldmatrix"(%626) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %627 = "llvm.extractvalue"(%t631_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %628 = "llvm.extractvalue"(%t631_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %629 = "llvm.extractvalue"(%t631_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %630 = "llvm.extractvalue"(%t631_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %632 = "arith.addi"(%622, %370) : (i32, i32) -> i32
        %633 = "arith.andi"(%632, %91) : (i32, i32) -> i32
        %634 = "arith.shrui"(%633, %93) : (i32, i32) -> i32
        %635 = "arith.xori"(%632, %634) : (i32, i32) -> i32
        %636 = "llvm.getelementptr"(%524, %635) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t641_d = "nvvm.ldmatrix"(%636) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %637 = "llvm.extractvalue"(%t641_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %638 = "llvm.extractvalue"(%t641_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %639 = "llvm.extractvalue"(%t641_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %640 = "llvm.extractvalue"(%t641_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %642 = "arith.addi"(%360, %108) : (i32, i32) -> i32
        %643 = "arith.andi"(%642, %91) : (i32, i32) -> i32
        %644 = "arith.shrui"(%643, %93) : (i32, i32) -> i32
        %645 = "arith.xori"(%642, %644) : (i32, i32) -> i32
        %646 = "llvm.getelementptr"(%545, %645) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t651_d = "nvvm.ldmatrix"(%646) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %647 = "llvm.extractvalue"(%t651_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %648 = "llvm.extractvalue"(%t651_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %649 = "llvm.extractvalue"(%t651_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %650 = "llvm.extractvalue"(%t651_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %652 = "arith.addi"(%642, %370) : (i32, i32) -> i32
        %653 = "arith.andi"(%652, %91) : (i32, i32) -> i32
        %654 = "arith.shrui"(%653, %93) : (i32, i32) -> i32
        %655 = "arith.xori"(%652, %654) : (i32, i32) -> i32
        %656 = "llvm.getelementptr"(%545, %655) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t661_d = "nvvm.ldmatrix"(%656) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %657 = "llvm.extractvalue"(%t661_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %658 = "llvm.extractvalue"(%t661_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %659 = "llvm.extractvalue"(%t661_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %660 = "llvm.extractvalue"(%t661_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %662 = "arith.cmpi"(%519, %99) {predicate = 4 : i64} : (i32, i32) -> i1
        %663 = "arith.extui"(%662) : (i1) -> i8
        %664 = "arith.addi"(%67, %568) : (i64, i64) -> i64
        %665 = "llvm.getelementptr"(%75, %664) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %666 = "arith.addi"(%300, %570) : (i32, i32) -> i32
        %667 = "llvm.getelementptr"(%64, %666) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %668 = "llvm.getelementptr"(%667, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %669 = "arith.cmpi"(%663, %97) {predicate = 1 : i64} : (i8, i8) -> i1
        %670 = "arith.select"(%669, %99, %29) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%668, %665, %670) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %671 = "arith.cmpi"(%520, %99) {predicate = 4 : i64} : (i32, i32) -> i1
        %672 = "arith.extui"(%671) : (i1) -> i8
        %673 = "arith.addi"(%78, %568) : (i64, i64) -> i64
        %674 = "llvm.getelementptr"(%81, %673) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %675 = "llvm.getelementptr"(%65, %666) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %676 = "llvm.getelementptr"(%675, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %677 = "arith.cmpi"(%672, %97) {predicate = 1 : i64} : (i8, i8) -> i1
        %678 = "arith.select"(%677, %99, %29) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%676, %674, %678) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %679 = "llvm.bitcast"(%529) : (i32) -> vector<2xf16>
        %680 = "llvm.bitcast"(%530) : (i32) -> vector<2xf16>
        %681 = "llvm.bitcast"(%531) : (i32) -> vector<2xf16>
        %682 = "llvm.bitcast"(%532) : (i32) -> vector<2xf16>
        %683 = "llvm.bitcast"(%550) : (i32) -> vector<2xf16>
        %684 = "llvm.bitcast"(%551) : (i32) -> vector<2xf16>
        %t689_d = "llvm.call_intrinsic"(%679, %680, %681, %682, %683, %684, %582, %583, %584, %585) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %685 = "llvm.extractvalue"(%t689_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %686 = "llvm.extractvalue"(%t689_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %687 = "llvm.extractvalue"(%t689_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %688 = "llvm.extractvalue"(%t689_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %690 = "llvm.bitcast"(%552) : (i32) -> vector<2xf16>
        %691 = "llvm.bitcast"(%553) : (i32) -> vector<2xf16>
        %t696_d = "llvm.call_intrinsic"(%679, %680, %681, %682, %690, %691, %587, %588, %589, %590) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %692 = "llvm.extractvalue"(%t696_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %693 = "llvm.extractvalue"(%t696_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %694 = "llvm.extractvalue"(%t696_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %695 = "llvm.extractvalue"(%t696_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %697 = "llvm.bitcast"(%560) : (i32) -> vector<2xf16>
        %698 = "llvm.bitcast"(%561) : (i32) -> vector<2xf16>
        %t703_d = "llvm.call_intrinsic"(%679, %680, %681, %682, %697, %698, %592, %593, %594, %595) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %699 = "llvm.extractvalue"(%t703_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %700 = "llvm.extractvalue"(%t703_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %701 = "llvm.extractvalue"(%t703_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %702 = "llvm.extractvalue"(%t703_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %704 = "llvm.bitcast"(%562) : (i32) -> vector<2xf16>
        %705 = "llvm.bitcast"(%563) : (i32) -> vector<2xf16>
        %t710_d = "llvm.call_intrinsic"(%679, %680, %681, %682, %704, %705, %597, %598, %599, %600) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %706 = "llvm.extractvalue"(%t710_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %707 = "llvm.extractvalue"(%t710_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %708 = "llvm.extractvalue"(%t710_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %709 = "llvm.extractvalue"(%t710_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %711 = "llvm.bitcast"(%539) : (i32) -> vector<2xf16>
        %712 = "llvm.bitcast"(%540) : (i32) -> vector<2xf16>
        %713 = "llvm.bitcast"(%541) : (i32) -> vector<2xf16>
        %714 = "llvm.bitcast"(%542) : (i32) -> vector<2xf16>
        %t719_d = "llvm.call_intrinsic"(%711, %712, %713, %714, %704, %705, %602, %603, %604, %605) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %715 = "llvm.extractvalue"(%t719_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %716 = "llvm.extractvalue"(%t719_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %717 = "llvm.extractvalue"(%t719_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %718 = "llvm.extractvalue"(%t719_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t724_d = "llvm.call_intrinsic"(%711, %712, %713, %714, %697, %698, %607, %608, %609, %610) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %720 = "llvm.extractvalue"(%t724_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %721 = "llvm.extractvalue"(%t724_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %722 = "llvm.extractvalue"(%t724_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %723 = "llvm.extractvalue"(%t724_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t729_d = "llvm.call_intrinsic"(%711, %712, %713, %714, %690, %691, %612, %613, %614, %615) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %725 = "llvm.extractvalue"(%t729_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %726 = "llvm.extractvalue"(%t729_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %727 = "llvm.extractvalue"(%t729_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %728 = "llvm.extractvalue"(%t729_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t734_d = "llvm.call_intrinsic"(%711, %712, %713, %714, %683, %684, %617, %618, %619, %620) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %730 = "llvm.extractvalue"(%t734_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %731 = "llvm.extractvalue"(%t734_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %732 = "llvm.extractvalue"(%t734_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %733 = "llvm.extractvalue"(%t734_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %735 = "arith.addi"(%348, %118) : (i32, i32) -> i32
        %736 = "arith.andi"(%735, %91) : (i32, i32) -> i32
        %737 = "arith.shrui"(%736, %93) : (i32, i32) -> i32
        %738 = "arith.xori"(%735, %737) : (i32, i32) -> i32
        %739 = "llvm.getelementptr"(%524, %738) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t744_d = "nvvm.ldmatrix"(%739) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %740 = "llvm.extractvalue"(%t744_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %741 = "llvm.extractvalue"(%t744_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %742 = "llvm.extractvalue"(%t744_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %743 = "llvm.extractvalue"(%t744_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %745 = "arith.addi"(%735, %370) : (i32, i32) -> i32
        %746 = "arith.andi"(%745, %91) : (i32, i32) -> i32
        %747 = "arith.shrui"(%746, %93) : (i32, i32) -> i32
        %748 = "arith.xori"(%745, %747) : (i32, i32) -> i32
        %749 = "llvm.getelementptr"(%524, %748) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t754_d = "nvvm.ldmatrix"(%749) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %750 = "llvm.extractvalue"(%t754_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %751 = "llvm.extractvalue"(%t754_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %752 = "llvm.extractvalue"(%t754_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %753 = "llvm.extractvalue"(%t754_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %755 = "arith.addi"(%360, %118) : (i32, i32) -> i32
        %756 = "arith.andi"(%755, %91) : (i32, i32) -> i32
        %757 = "arith.shrui"(%756, %93) : (i32, i32) -> i32
        %758 = "arith.xori"(%755, %757) : (i32, i32) -> i32
        %759 = "llvm.getelementptr"(%545, %758) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t764_d = "nvvm.ldmatrix"(%759) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %760 = "llvm.extractvalue"(%t764_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %761 = "llvm.extractvalue"(%t764_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %762 = "llvm.extractvalue"(%t764_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %763 = "llvm.extractvalue"(%t764_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %765 = "arith.addi"(%755, %370) : (i32, i32) -> i32
        %766 = "arith.andi"(%765, %91) : (i32, i32) -> i32
        %767 = "arith.shrui"(%766, %93) : (i32, i32) -> i32
        %768 = "arith.xori"(%765, %767) : (i32, i32) -> i32
        %769 = "llvm.getelementptr"(%545, %768) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t774_d = "nvvm.ldmatrix"(%769) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %770 = "llvm.extractvalue"(%t774_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %771 = "llvm.extractvalue"(%t774_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %772 = "llvm.extractvalue"(%t774_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %773 = "llvm.extractvalue"(%t774_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %775 = "arith.cmpi"(%519, %108) {predicate = 4 : i64} : (i32, i32) -> i1
        %776 = "arith.extui"(%775) : (i1) -> i8
        %777 = "arith.addi"(%112, %568) : (i64, i64) -> i64
        %778 = "llvm.getelementptr"(%75, %777) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %779 = "arith.addi"(%370, %570) : (i32, i32) -> i32
        %780 = "llvm.getelementptr"(%64, %779) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %781 = "llvm.getelementptr"(%780, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %782 = "arith.cmpi"(%776, %97) {predicate = 1 : i64} : (i8, i8) -> i1
        %783 = "arith.select"(%782, %99, %29) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%781, %778, %783) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %784 = "arith.cmpi"(%519, %118) {predicate = 4 : i64} : (i32, i32) -> i1
        %785 = "arith.extui"(%784) : (i1) -> i8
        %786 = "arith.addi"(%122, %568) : (i64, i64) -> i64
        %787 = "llvm.getelementptr"(%75, %786) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %788 = "arith.constant"() {value = 3072 : i32} : () -> i32
        %789 = "arith.addi"(%788, %570) : (i32, i32) -> i32
        %790 = "llvm.getelementptr"(%64, %789) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %791 = "llvm.getelementptr"(%790, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %792 = "arith.cmpi"(%785, %97) {predicate = 1 : i64} : (i8, i8) -> i1
        %793 = "arith.select"(%792, %99, %29) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%791, %787, %793) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %794 = "arith.cmpi"(%520, %108) {predicate = 4 : i64} : (i32, i32) -> i1
        %795 = "arith.extui"(%794) : (i1) -> i8
        %796 = "arith.addi"(%143, %568) : (i64, i64) -> i64
        %797 = "llvm.getelementptr"(%81, %796) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %798 = "llvm.getelementptr"(%65, %779) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %799 = "llvm.getelementptr"(%798, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %800 = "arith.cmpi"(%795, %97) {predicate = 1 : i64} : (i8, i8) -> i1
        %801 = "arith.select"(%800, %99, %29) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%799, %797, %801) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %802 = "arith.cmpi"(%520, %118) {predicate = 4 : i64} : (i32, i32) -> i1
        %803 = "arith.extui"(%802) : (i1) -> i8
        %804 = "arith.addi"(%151, %568) : (i64, i64) -> i64
        %805 = "llvm.getelementptr"(%81, %804) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %806 = "llvm.getelementptr"(%65, %789) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %807 = "llvm.getelementptr"(%806, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %808 = "arith.cmpi"(%803, %97) {predicate = 1 : i64} : (i8, i8) -> i1
        %809 = "arith.select"(%808, %99, %29) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%807, %805, %809) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %810 = "llvm.bitcast"(%627) : (i32) -> vector<2xf16>
        %811 = "llvm.bitcast"(%628) : (i32) -> vector<2xf16>
        %812 = "llvm.bitcast"(%629) : (i32) -> vector<2xf16>
        %813 = "llvm.bitcast"(%630) : (i32) -> vector<2xf16>
        %814 = "llvm.bitcast"(%647) : (i32) -> vector<2xf16>
        %815 = "llvm.bitcast"(%648) : (i32) -> vector<2xf16>
        %t820_d = "llvm.call_intrinsic"(%810, %811, %812, %813, %814, %815, %685, %686, %687, %688) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %816 = "llvm.extractvalue"(%t820_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %817 = "llvm.extractvalue"(%t820_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %818 = "llvm.extractvalue"(%t820_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %819 = "llvm.extractvalue"(%t820_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %821 = "llvm.bitcast"(%649) : (i32) -> vector<2xf16>
        %822 = "llvm.bitcast"(%650) : (i32) -> vector<2xf16>
        %t827_d = "llvm.call_intrinsic"(%810, %811, %812, %813, %821, %822, %692, %693, %694, %695) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %823 = "llvm.extractvalue"(%t827_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %824 = "llvm.extractvalue"(%t827_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %825 = "llvm.extractvalue"(%t827_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %826 = "llvm.extractvalue"(%t827_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %828 = "llvm.bitcast"(%657) : (i32) -> vector<2xf16>
        %829 = "llvm.bitcast"(%658) : (i32) -> vector<2xf16>
        %t834_d = "llvm.call_intrinsic"(%810, %811, %812, %813, %828, %829, %699, %700, %701, %702) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %830 = "llvm.extractvalue"(%t834_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %831 = "llvm.extractvalue"(%t834_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %832 = "llvm.extractvalue"(%t834_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %833 = "llvm.extractvalue"(%t834_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %835 = "llvm.bitcast"(%659) : (i32) -> vector<2xf16>
        %836 = "llvm.bitcast"(%660) : (i32) -> vector<2xf16>
        %t841_d = "llvm.call_intrinsic"(%810, %811, %812, %813, %835, %836, %706, %707, %708, %709) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %837 = "llvm.extractvalue"(%t841_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %838 = "llvm.extractvalue"(%t841_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %839 = "llvm.extractvalue"(%t841_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %840 = "llvm.extractvalue"(%t841_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %842 = "llvm.bitcast"(%637) : (i32) -> vector<2xf16>
        %843 = "llvm.bitcast"(%638) : (i32) -> vector<2xf16>
        %844 = "llvm.bitcast"(%639) : (i32) -> vector<2xf16>
        %845 = "llvm.bitcast"(%640) : (i32) -> vector<2xf16>
        %t850_d = "llvm.call_intrinsic"(%842, %843, %844, %845, %835, %836, %715, %716, %717, %718) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %846 = "llvm.extractvalue"(%t850_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %847 = "llvm.extractvalue"(%t850_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %848 = "llvm.extractvalue"(%t850_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %849 = "llvm.extractvalue"(%t850_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t855_d = "llvm.call_intrinsic"(%842, %843, %844, %845, %828, %829, %720, %721, %722, %723) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %851 = "llvm.extractvalue"(%t855_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %852 = "llvm.extractvalue"(%t855_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %853 = "llvm.extractvalue"(%t855_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %854 = "llvm.extractvalue"(%t855_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t860_d = "llvm.call_intrinsic"(%842, %843, %844, %845, %821, %822, %725, %726, %727, %728) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %856 = "llvm.extractvalue"(%t860_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %857 = "llvm.extractvalue"(%t860_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %858 = "llvm.extractvalue"(%t860_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %859 = "llvm.extractvalue"(%t860_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t865_d = "llvm.call_intrinsic"(%842, %843, %844, %845, %814, %815, %730, %731, %732, %733) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %861 = "llvm.extractvalue"(%t865_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %862 = "llvm.extractvalue"(%t865_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %863 = "llvm.extractvalue"(%t865_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %864 = "llvm.extractvalue"(%t865_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "nvvm.cp.async.commit.group"() : () -> ()
        %866 = "arith.cmpi"(%467, %93) {predicate = 0 : i64} : (i32, i32) -> i1
        %867 = "arith.addi"(%467, %41) : (i32, i32) -> i32
        %868 = "arith.select"(%866, %29, %867) : (i1, i32, i32) -> i32
        "nvvm.cp.async.wait.group"() {n = 2 : i32} : () -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %869 = "arith.muli"(%868, %521) : (i32, i32) -> i32
        %870 = "llvm.getelementptr"(%64, %869) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %871 = "llvm.getelementptr"(%870, %363) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t876_d = "nvvm.ldmatrix"(%871) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %872 = "llvm.extractvalue"(%t876_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %873 = "llvm.extractvalue"(%t876_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %874 = "llvm.extractvalue"(%t876_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %875 = "llvm.extractvalue"(%t876_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %877 = "llvm.getelementptr"(%870, %374) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t882_d = "nvvm.ldmatrix"(%877) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %878 = "llvm.extractvalue"(%t882_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %879 = "llvm.extractvalue"(%t882_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %880 = "llvm.extractvalue"(%t882_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %881 = "llvm.extractvalue"(%t882_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %883 = "llvm.getelementptr"(%65, %869) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %884 = "llvm.getelementptr"(%883, %383) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t889_d = "nvvm.ldmatrix"(%884) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %885 = "llvm.extractvalue"(%t889_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %886 = "llvm.extractvalue"(%t889_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %887 = "llvm.extractvalue"(%t889_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %888 = "llvm.extractvalue"(%t889_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %890 = "llvm.getelementptr"(%883, %393) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t895_d = "nvvm.ldmatrix"(%890) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %891 = "llvm.extractvalue"(%t895_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %892 = "llvm.extractvalue"(%t895_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %893 = "llvm.extractvalue"(%t895_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %894 = "llvm.extractvalue"(%t895_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %896 = "llvm.bitcast"(%740) : (i32) -> vector<2xf16>
        %897 = "llvm.bitcast"(%741) : (i32) -> vector<2xf16>
        %898 = "llvm.bitcast"(%742) : (i32) -> vector<2xf16>
        %899 = "llvm.bitcast"(%743) : (i32) -> vector<2xf16>
        %900 = "llvm.bitcast"(%760) : (i32) -> vector<2xf16>
        %901 = "llvm.bitcast"(%761) : (i32) -> vector<2xf16>
        %t906_d = "llvm.call_intrinsic"(%896, %897, %898, %899, %900, %901, %816, %817, %818, %819) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %902 = "llvm.extractvalue"(%t906_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %903 = "llvm.extractvalue"(%t906_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %904 = "llvm.extractvalue"(%t906_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %905 = "llvm.extractvalue"(%t906_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %907 = "llvm.bitcast"(%762) : (i32) -> vector<2xf16>
        %908 = "llvm.bitcast"(%763) : (i32) -> vector<2xf16>
        %t913_d = "llvm.call_intrinsic"(%896, %897, %898, %899, %907, %908, %823, %824, %825, %826) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %909 = "llvm.extractvalue"(%t913_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %910 = "llvm.extractvalue"(%t913_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %911 = "llvm.extractvalue"(%t913_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %912 = "llvm.extractvalue"(%t913_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %914 = "llvm.bitcast"(%770) : (i32) -> vector<2xf16>
        %915 = "llvm.bitcast"(%771) : (i32) -> vector<2xf16>
        %t920_d = "llvm.call_intrinsic"(%896, %897, %898, %899, %914, %915, %830, %831, %832, %833) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %916 = "llvm.extractvalue"(%t920_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %917 = "llvm.extractvalue"(%t920_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %918 = "llvm.extractvalue"(%t920_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %919 = "llvm.extractvalue"(%t920_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %921 = "llvm.bitcast"(%772) : (i32) -> vector<2xf16>
        %922 = "llvm.bitcast"(%773) : (i32) -> vector<2xf16>
        %t927_d = "llvm.call_intrinsic"(%896, %897, %898, %899, %921, %922, %837, %838, %839, %840) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %923 = "llvm.extractvalue"(%t927_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %924 = "llvm.extractvalue"(%t927_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %925 = "llvm.extractvalue"(%t927_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %926 = "llvm.extractvalue"(%t927_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %928 = "llvm.bitcast"(%750) : (i32) -> vector<2xf16>
        %929 = "llvm.bitcast"(%751) : (i32) -> vector<2xf16>
        %930 = "llvm.bitcast"(%752) : (i32) -> vector<2xf16>
        %931 = "llvm.bitcast"(%753) : (i32) -> vector<2xf16>
        %t936_d = "llvm.call_intrinsic"(%928, %929, %930, %931, %921, %922, %846, %847, %848, %849) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %932 = "llvm.extractvalue"(%t936_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %933 = "llvm.extractvalue"(%t936_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %934 = "llvm.extractvalue"(%t936_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %935 = "llvm.extractvalue"(%t936_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t941_d = "llvm.call_intrinsic"(%928, %929, %930, %931, %914, %915, %851, %852, %853, %854) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %937 = "llvm.extractvalue"(%t941_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %938 = "llvm.extractvalue"(%t941_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %939 = "llvm.extractvalue"(%t941_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %940 = "llvm.extractvalue"(%t941_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t946_d = "llvm.call_intrinsic"(%928, %929, %930, %931, %907, %908, %856, %857, %858, %859) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %942 = "llvm.extractvalue"(%t946_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %943 = "llvm.extractvalue"(%t946_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %944 = "llvm.extractvalue"(%t946_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %945 = "llvm.extractvalue"(%t946_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t951_d = "llvm.call_intrinsic"(%928, %929, %930, %931, %900, %901, %861, %862, %863, %864) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %947 = "llvm.extractvalue"(%t951_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %948 = "llvm.extractvalue"(%t951_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %949 = "llvm.extractvalue"(%t951_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %950 = "llvm.extractvalue"(%t951_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %952 = "llvm.bitcast"(%872) : (i32) -> vector<2xf16>
        %953 = "llvm.bitcast"(%873) : (i32) -> vector<2xf16>
        %954 = "llvm.bitcast"(%874) : (i32) -> vector<2xf16>
        %955 = "llvm.bitcast"(%875) : (i32) -> vector<2xf16>
        %956 = "llvm.bitcast"(%878) : (i32) -> vector<2xf16>
        %957 = "llvm.bitcast"(%879) : (i32) -> vector<2xf16>
        %958 = "llvm.bitcast"(%880) : (i32) -> vector<2xf16>
        %959 = "llvm.bitcast"(%881) : (i32) -> vector<2xf16>
        %960 = "llvm.bitcast"(%885) : (i32) -> vector<2xf16>
        %961 = "llvm.bitcast"(%886) : (i32) -> vector<2xf16>
        %962 = "llvm.bitcast"(%887) : (i32) -> vector<2xf16>
        %963 = "llvm.bitcast"(%888) : (i32) -> vector<2xf16>
        %964 = "llvm.bitcast"(%891) : (i32) -> vector<2xf16>
        %965 = "llvm.bitcast"(%892) : (i32) -> vector<2xf16>
        %966 = "llvm.bitcast"(%893) : (i32) -> vector<2xf16>
        %967 = "llvm.bitcast"(%894) : (i32) -> vector<2xf16>
        "scf.yield"(%868, %467, %952, %953, %954, %955, %956, %957, %958, %959, %960, %961, %962, %963, %964, %965, %966, %967, %902, %903, %904, %905, %947, %948, %949, %950, %909, %910, %911, %912, %942, %943, %944, %945, %916, %917, %918, %919, %937, %938, %939, %940, %923, %924, %925, %926, %932, %933, %934, %935) : (i32, i32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i32, i32, i32, i32, i32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %968 = "vector.from_elements"(%434, %435, %436, %437, %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
      %969 = "arith.truncf"(%968) : (vector<32xf32>) -> vector<32xf16>
      %970 = "vector.extract"(%969) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
      %971 = "vector.extract"(%969) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
      %972 = "vector.extract"(%969) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
      %973 = "vector.extract"(%969) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
      %974 = "vector.extract"(%969) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
      %975 = "vector.extract"(%969) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
      %976 = "vector.extract"(%969) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
      %977 = "vector.extract"(%969) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
      %978 = "vector.extract"(%969) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
      %979 = "vector.extract"(%969) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
      %980 = "vector.extract"(%969) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
      %981 = "vector.extract"(%969) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
      %982 = "vector.extract"(%969) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
      %983 = "vector.extract"(%969) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
      %984 = "vector.extract"(%969) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
      %985 = "vector.extract"(%969) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
      %986 = "vector.extract"(%969) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
      %987 = "vector.extract"(%969) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
      %988 = "vector.extract"(%969) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
      %989 = "vector.extract"(%969) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
      %990 = "vector.extract"(%969) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
      %991 = "vector.extract"(%969) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
      %992 = "vector.extract"(%969) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
      %993 = "vector.extract"(%969) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
      %994 = "vector.extract"(%969) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
      %995 = "vector.extract"(%969) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
      %996 = "vector.extract"(%969) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
      %997 = "vector.extract"(%969) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
      %998 = "vector.extract"(%969) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
      %999 = "vector.extract"(%969) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
      %1000 = "vector.extract"(%969) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
      %1001 = "vector.extract"(%969) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
      %1002 = "arith.addi"(%299, %305) : (i32, i32) -> i32
      %1003 = "arith.andi"(%1002, %91) : (i32, i32) -> i32
      %1004 = "arith.shrui"(%1003, %93) : (i32, i32) -> i32
      %1005 = "arith.xori"(%1002, %1004) : (i32, i32) -> i32
      %1006 = "llvm.getelementptr"(%302, %1005) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1007 = "vector.from_elements"(%970, %971) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1007, %1006) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1008 = "arith.addi"(%1002, %99) : (i32, i32) -> i32
      %1009 = "arith.andi"(%1008, %91) : (i32, i32) -> i32
      %1010 = "arith.shrui"(%1009, %93) : (i32, i32) -> i32
      %1011 = "arith.xori"(%1008, %1010) : (i32, i32) -> i32
      %1012 = "llvm.getelementptr"(%302, %1011) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1013 = "vector.from_elements"(%978, %979) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1013, %1012) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1014 = "arith.addi"(%1002, %108) : (i32, i32) -> i32
      %1015 = "arith.andi"(%1014, %91) : (i32, i32) -> i32
      %1016 = "arith.shrui"(%1015, %93) : (i32, i32) -> i32
      %1017 = "arith.xori"(%1014, %1016) : (i32, i32) -> i32
      %1018 = "llvm.getelementptr"(%302, %1017) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1019 = "vector.from_elements"(%986, %987) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1019, %1018) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1020 = "arith.addi"(%1002, %118) : (i32, i32) -> i32
      %1021 = "arith.andi"(%1020, %91) : (i32, i32) -> i32
      %1022 = "arith.shrui"(%1021, %93) : (i32, i32) -> i32
      %1023 = "arith.xori"(%1020, %1022) : (i32, i32) -> i32
      %1024 = "llvm.getelementptr"(%302, %1023) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1025 = "vector.from_elements"(%994, %995) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1025, %1024) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1026 = "arith.addi"(%1005, %303) : (i32, i32) -> i32
      %1027 = "llvm.getelementptr"(%302, %1026) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1028 = "vector.from_elements"(%972, %973) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1028, %1027) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1029 = "arith.addi"(%1011, %303) : (i32, i32) -> i32
      %1030 = "llvm.getelementptr"(%302, %1029) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1031 = "vector.from_elements"(%980, %981) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1031, %1030) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1032 = "arith.addi"(%1017, %303) : (i32, i32) -> i32
      %1033 = "llvm.getelementptr"(%302, %1032) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1034 = "vector.from_elements"(%988, %989) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1034, %1033) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1035 = "arith.addi"(%1023, %303) : (i32, i32) -> i32
      %1036 = "llvm.getelementptr"(%302, %1035) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1037 = "vector.from_elements"(%996, %997) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1037, %1036) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1038 = "arith.addi"(%1005, %370) : (i32, i32) -> i32
      %1039 = "llvm.getelementptr"(%302, %1038) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1040 = "vector.from_elements"(%974, %975) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1040, %1039) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1041 = "arith.addi"(%1011, %370) : (i32, i32) -> i32
      %1042 = "llvm.getelementptr"(%302, %1041) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1043 = "vector.from_elements"(%982, %983) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1043, %1042) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1044 = "arith.addi"(%1017, %370) : (i32, i32) -> i32
      %1045 = "llvm.getelementptr"(%302, %1044) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1046 = "vector.from_elements"(%990, %991) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1046, %1045) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1047 = "arith.addi"(%1023, %370) : (i32, i32) -> i32
      %1048 = "llvm.getelementptr"(%302, %1047) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1049 = "vector.from_elements"(%998, %999) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1049, %1048) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1050 = "arith.constant"() {value = 2560 : i32} : () -> i32
      %1051 = "arith.addi"(%1005, %1050) : (i32, i32) -> i32
      %1052 = "llvm.getelementptr"(%302, %1051) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1053 = "vector.from_elements"(%976, %977) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1053, %1052) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1054 = "arith.addi"(%1011, %1050) : (i32, i32) -> i32
      %1055 = "llvm.getelementptr"(%302, %1054) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1056 = "vector.from_elements"(%984, %985) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1056, %1055) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1057 = "arith.addi"(%1017, %1050) : (i32, i32) -> i32
      %1058 = "llvm.getelementptr"(%302, %1057) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1059 = "vector.from_elements"(%992, %993) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1059, %1058) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1060 = "arith.addi"(%1023, %1050) : (i32, i32) -> i32
      %1061 = "llvm.getelementptr"(%302, %1060) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1062 = "vector.from_elements"(%1000, %1001) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1062, %1061) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %1063 = "arith.muli"(%71, %8) : (i64, i64) -> i64
      %1064 = "arith.addi"(%73, %1063) : (i64, i64) -> i64
      %1065 = "llvm.getelementptr"(%56, %1064) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %1066 = "arith.addi"(%62, %69) : (i32, i32) -> i32
      %1067 = "arith.addi"(%63, %70) : (i32, i32) -> i32
      %1068 = "arith.cmpi"(%1066, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %1069 = "arith.cmpi"(%1067, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %1070 = "arith.andi"(%1068, %1069) : (i1, i1) -> i1
      "scf.if"(%1070) ({
        %1071 = "llvm.load"(%96) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%1071, %1065) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1072 = "arith.addi"(%1066, %99) : (i32, i32) -> i32
      %1073 = "arith.cmpi"(%1072, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %1074 = "arith.andi"(%1073, %1069) : (i1, i1) -> i1
      "scf.if"(%1074) ({
        %1075 = "llvm.getelementptr"(%1065, %304) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1076 = "llvm.load"(%105) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%1076, %1075) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1077 = "arith.addi"(%1066, %108) : (i32, i32) -> i32
      %1078 = "arith.cmpi"(%1077, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %1079 = "arith.andi"(%1078, %1069) : (i1, i1) -> i1
      "scf.if"(%1079) ({
        %1080 = "arith.muli"(%111, %304) : (i64, i64) -> i64
        %1081 = "llvm.getelementptr"(%1065, %1080) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1082 = "llvm.load"(%115) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%1082, %1081) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1083 = "arith.addi"(%1066, %118) : (i32, i32) -> i32
      %1084 = "arith.cmpi"(%1083, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %1085 = "arith.andi"(%1084, %1069) : (i1, i1) -> i1
      "scf.if"(%1085) ({
        %1086 = "arith.muli"(%121, %304) : (i64, i64) -> i64
        %1087 = "llvm.getelementptr"(%1065, %1086) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1088 = "llvm.load"(%125) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%1088, %1087) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "gemm_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 128, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64):
    %9 = "arith.constant"() {value = 63 : i32} : () -> i32
    %10 = "arith.addi"(%1, %9) : (i32, i32) -> i32
    %11 = "arith.constant"() {value = 64 : i32} : () -> i32
    %12 = "arith.divui"(%10, %11) : (i32, i32) -> i32
    %13 = "arith.addi"(%5, %9) : (i32, i32) -> i32
    %14 = "arith.divui"(%13, %11) : (i32, i32) -> i32
    %15 = "arith.muli"(%12, %14) : (i32, i32) -> i32
    %16 = "arith.constant"() {value = 1 : i32} : () -> i32
    %17 = "arith.constant"() {value = 128 : i32} : () -> i32
    %18 = "arith.constant"() {value = 65536 : i32} : () -> i32
    "gpu.launch_func"(%15, %16, %16, %17, %16, %16, %18, %0, %1, %2, %3, %4, %5, %6, %7, %8) {kernel = @kernels::@gemm_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 9, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "gemm_f16_tile64x64x64", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
