!struct0 = !llvm.struct<"struct0", (i32, i32, i32, i32)>
!struct1 = !llvm.struct<"struct1", (f32, f32, f32, f32)>
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
      %370 = "llvm.getelementptr"(%114, %363) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %t375_d = "nvvm.ldmatrix"(%370) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
      %371 = "llvm.extractvalue"(%t375_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %372 = "llvm.extractvalue"(%t375_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %373 = "llvm.extractvalue"(%t375_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %374 = "llvm.extractvalue"(%t375_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %376 = "arith.andi"(%360, %91) : (i32, i32) -> i32
      %377 = "arith.shrui"(%376, %93) : (i32, i32) -> i32
      %378 = "arith.xori"(%360, %377) : (i32, i32) -> i32
      %379 = "llvm.getelementptr"(%65, %378) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %t384_d = "nvvm.ldmatrix"(%379) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
      %380 = "llvm.extractvalue"(%t384_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %381 = "llvm.extractvalue"(%t384_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %382 = "llvm.extractvalue"(%t384_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %383 = "llvm.extractvalue"(%t384_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %385 = "llvm.getelementptr"(%145, %378) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %t390_d = "nvvm.ldmatrix"(%385) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
      %386 = "llvm.extractvalue"(%t390_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %387 = "llvm.extractvalue"(%t390_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %388 = "llvm.extractvalue"(%t390_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %389 = "llvm.extractvalue"(%t390_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
      %391 = "llvm.bitcast"(%365) : (i32) -> vector<2xf16>
      %392 = "llvm.bitcast"(%366) : (i32) -> vector<2xf16>
      %393 = "llvm.bitcast"(%367) : (i32) -> vector<2xf16>
      %394 = "llvm.bitcast"(%368) : (i32) -> vector<2xf16>
      %395 = "llvm.bitcast"(%371) : (i32) -> vector<2xf16>
      %396 = "llvm.bitcast"(%372) : (i32) -> vector<2xf16>
      %397 = "llvm.bitcast"(%373) : (i32) -> vector<2xf16>
      %398 = "llvm.bitcast"(%374) : (i32) -> vector<2xf16>
      %399 = "llvm.bitcast"(%380) : (i32) -> vector<2xf16>
      %400 = "llvm.bitcast"(%381) : (i32) -> vector<2xf16>
      %401 = "llvm.bitcast"(%382) : (i32) -> vector<2xf16>
      %402 = "llvm.bitcast"(%383) : (i32) -> vector<2xf16>
      %403 = "llvm.bitcast"(%386) : (i32) -> vector<2xf16>
      %404 = "llvm.bitcast"(%387) : (i32) -> vector<2xf16>
      %405 = "llvm.bitcast"(%388) : (i32) -> vector<2xf16>
      %406 = "llvm.bitcast"(%389) : (i32) -> vector<2xf16>
      %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456 = "scf.for"(%29, %45, %41, %29, %93, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400, %401, %402, %403, %404, %405, %406, %307, %308, %309, %310, %311, %312, %313, %314, %315, %316, %317, %318, %319, %320, %321, %322, %323, %324, %325, %326, %327, %328, %329, %330, %331, %332, %333, %334, %335, %336, %337, %338) ({
      ^bb0(%457: i32, %458: i32, %459: i32, %460: vector<2xf16>, %461: vector<2xf16>, %462: vector<2xf16>, %463: vector<2xf16>, %464: vector<2xf16>, %465: vector<2xf16>, %466: vector<2xf16>, %467: vector<2xf16>, %468: vector<2xf16>, %469: vector<2xf16>, %470: vector<2xf16>, %471: vector<2xf16>, %472: vector<2xf16>, %473: vector<2xf16>, %474: vector<2xf16>, %475: vector<2xf16>, %476: f32, %477: f32, %478: f32, %479: f32, %480: f32, %481: f32, %482: f32, %483: f32, %484: f32, %485: f32, %486: f32, %487: f32, %488: f32, %489: f32, %490: f32, %491: f32, %492: f32, %493: f32, %494: f32, %495: f32, %496: f32, %497: f32, %498: f32, %499: f32, %500: f32, %501: f32, %502: f32, %503: f32, %504: f32, %505: f32, %506: f32, %507: f32):
        %508 = "arith.addi"(%457, %93) : (i32, i32) -> i32
        %509 = "arith.cmpi"(%508, %45) {predicate = 2 : i64} : (i32, i32) -> i1
        %510 = "arith.select"(%509, %83, %29) : (i1, i32, i32) -> i32
        %511 = "arith.select"(%509, %85, %29) : (i1, i32, i32) -> i32
        %512 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %513 = "arith.muli"(%458, %512) : (i32, i32) -> i32
        %514 = "arith.addi"(%348, %99) : (i32, i32) -> i32
        %515 = "llvm.getelementptr"(%64, %513) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %516 = "arith.andi"(%514, %91) : (i32, i32) -> i32
        %517 = "arith.shrui"(%516, %93) : (i32, i32) -> i32
        %518 = "arith.xori"(%514, %517) : (i32, i32) -> i32
        %519 = "llvm.getelementptr"(%515, %518) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t524_d = "nvvm.ldmatrix"(%519) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %520 = "llvm.extractvalue"(%t524_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %521 = "llvm.extractvalue"(%t524_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %522 = "llvm.extractvalue"(%t524_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %523 = "llvm.extractvalue"(%t524_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %525 = "llvm.getelementptr"(%515) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %526 = "llvm.getelementptr"(%525, %518) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t531_d = "nvvm.ldmatrix"(%526) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %527 = "llvm.extractvalue"(%t531_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %528 = "llvm.extractvalue"(%t531_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %529 = "llvm.extractvalue"(%t531_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %530 = "llvm.extractvalue"(%t531_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %532 = "arith.addi"(%360, %99) : (i32, i32) -> i32
        %533 = "llvm.getelementptr"(%65, %513) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %534 = "arith.andi"(%532, %91) : (i32, i32) -> i32
        %535 = "arith.shrui"(%534, %93) : (i32, i32) -> i32
        %536 = "arith.xori"(%532, %535) : (i32, i32) -> i32
        %537 = "llvm.getelementptr"(%533, %536) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t542_d = "nvvm.ldmatrix"(%537) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %538 = "llvm.extractvalue"(%t542_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %539 = "llvm.extractvalue"(%t542_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %540 = "llvm.extractvalue"(%t542_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %541 = "llvm.extractvalue"(%t542_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %543 = "llvm.getelementptr"(%533) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %544 = "llvm.getelementptr"(%543, %536) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t549_d = "nvvm.ldmatrix"(%544) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %545 = "llvm.extractvalue"(%t549_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %546 = "llvm.extractvalue"(%t549_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %547 = "llvm.extractvalue"(%t549_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %548 = "llvm.extractvalue"(%t549_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %550 = "arith.cmpi"(%510, %29) {predicate = 4 : i64} : (i32, i32) -> i1
        %551 = "arith.extui"(%550) : (i1) -> i8
        %552 = "arith.extsi"(%508) : (i32) -> i64
        %553 = "arith.muli"(%552, %42) : (i64, i64) -> i64
        %554 = "llvm.getelementptr"(%75, %553) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %555 = "arith.muli"(%459, %512) : (i32, i32) -> i32
        %556 = "llvm.getelementptr"(%64, %555) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %557 = "llvm.getelementptr"(%556, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %558 = "arith.cmpi"(%551, %97) {predicate = 1 : i64} : (i8, i8) -> i1
        %559 = "arith.select"(%558, %99, %29) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%557, %554, %559) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %560 = "arith.cmpi"(%511, %29) {predicate = 4 : i64} : (i32, i32) -> i1
        %561 = "arith.extui"(%560) : (i1) -> i8
        %562 = "llvm.getelementptr"(%81, %553) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %563 = "llvm.getelementptr"(%65, %555) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %564 = "llvm.getelementptr"(%563, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %565 = "arith.cmpi"(%561, %97) {predicate = 1 : i64} : (i8, i8) -> i1
        %566 = "arith.select"(%565, %99, %29) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%564, %562, %566) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %t571_d = "llvm.call_intrinsic"(%460, %461, %462, %463, %468, %469, %476, %477, %478, %479) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %567 = "llvm.extractvalue"(%t571_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %568 = "llvm.extractvalue"(%t571_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %569 = "llvm.extractvalue"(%t571_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %570 = "llvm.extractvalue"(%t571_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t576_d = "llvm.call_intrinsic"(%460, %461, %462, %463, %470, %471, %484, %485, %486, %487) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %572 = "llvm.extractvalue"(%t576_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %573 = "llvm.extractvalue"(%t576_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %574 = "llvm.extractvalue"(%t576_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %575 = "llvm.extractvalue"(%t576_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t581_d = "llvm.call_intrinsic"(%460, %461, %462, %463, %472, %473, %492, %493, %494, %495) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %577 = "llvm.extractvalue"(%t581_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %578 = "llvm.extractvalue"(%t581_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %579 = "llvm.extractvalue"(%t581_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %580 = "llvm.extractvalue"(%t581_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t586_d = "llvm.call_intrinsic"(%460, %461, %462, %463, %474, %475, %500, %501, %502, %503) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %582 = "llvm.extractvalue"(%t586_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %583 = "llvm.extractvalue"(%t586_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %584 = "llvm.extractvalue"(%t586_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %585 = "llvm.extractvalue"(%t586_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t591_d = "llvm.call_intrinsic"(%464, %465, %466, %467, %474, %475, %504, %505, %506, %507) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %587 = "llvm.extractvalue"(%t591_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %588 = "llvm.extractvalue"(%t591_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %589 = "llvm.extractvalue"(%t591_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %590 = "llvm.extractvalue"(%t591_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t596_d = "llvm.call_intrinsic"(%464, %465, %466, %467, %472, %473, %496, %497, %498, %499) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %592 = "llvm.extractvalue"(%t596_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %593 = "llvm.extractvalue"(%t596_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %594 = "llvm.extractvalue"(%t596_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %595 = "llvm.extractvalue"(%t596_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t601_d = "llvm.call_intrinsic"(%464, %465, %466, %467, %470, %471, %488, %489, %490, %491) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %597 = "llvm.extractvalue"(%t601_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %598 = "llvm.extractvalue"(%t601_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %599 = "llvm.extractvalue"(%t601_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %600 = "llvm.extractvalue"(%t601_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t606_d = "llvm.call_intrinsic"(%464, %465, %466, %467, %468, %469, %480, %481, %482, %483) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %602 = "llvm.extractvalue"(%t606_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %603 = "llvm.extractvalue"(%t606_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %604 = "llvm.extractvalue"(%t606_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %605 = "llvm.extractvalue"(%t606_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %607 = "arith.addi"(%348, %108) : (i32, i32) -> i32
        %608 = "arith.andi"(%607, %91) : (i32, i32) -> i32
        %609 = "arith.shrui"(%608, %93) : (i32, i32) -> i32
        %610 = "arith.xori"(%607, %609) : (i32, i32) -> i32
        %611 = "llvm.getelementptr"(%515, %610) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t616_d = "nvvm.ldmatrix"(%611) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %612 = "llvm.extractvalue"(%t616_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %613 = "llvm.extractvalue"(%t616_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %614 = "llvm.extractvalue"(%t616_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %615 = "llvm.extractvalue"(%t616_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %617 = "llvm.getelementptr"(%525, %610) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t622_d = "nvvm.ldmatrix"(%617) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %618 = "llvm.extractvalue"(%t622_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %619 = "llvm.extractvalue"(%t622_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %620 = "llvm.extractvalue"(%t622_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %621 = "llvm.extractvalue"(%t622_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %623 = "arith.addi"(%360, %108) : (i32, i32) -> i32
        %624 = "arith.andi"(%623, %91) : (i32, i32) -> i32
        %625 = "arith.shrui"(%624, %93) : (i32, i32) -> i32
        %626 = "arith.xori"(%623, %625) : (i32, i32) -> i32
        %627 = "llvm.getelementptr"(%533, %626) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t632_d = "nvvm.ldmatrix"(%627) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %628 = "llvm.extractvalue"(%t632_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %629 = "llvm.extractvalue"(%t632_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %630 = "llvm.extractvalue"(%t632_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %631 = "llvm.extractvalue"(%t632_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %633 = "llvm.getelementptr"(%543, %626) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t638_d = "nvvm.ldmatrix"(%633) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %634 = "llvm.extractvalue"(%t638_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %635 = "llvm.extractvalue"(%t638_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %636 = "llvm.extractvalue"(%t638_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %637 = "llvm.extractvalue"(%t638_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %639 = "arith.cmpi"(%510, %99) {predicate = 4 : i64} : (i32, i32) -> i1
        %640 = "arith.extui"(%639) : (i1) -> i8
        %641 = "arith.addi"(%67, %553) : (i64, i64) -> i64
        %642 = "llvm.getelementptr"(%75, %641) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %643 = "arith.addi"(%300, %555) : (i32, i32) -> i32
        %644 = "llvm.getelementptr"(%64, %643) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %645 = "llvm.getelementptr"(%644, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %646 = "arith.cmpi"(%640, %97) {predicate = 1 : i64} : (i8, i8) -> i1
        %647 = "arith.select"(%646, %99, %29) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%645, %642, %647) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %648 = "arith.cmpi"(%511, %99) {predicate = 4 : i64} : (i32, i32) -> i1
        %649 = "arith.extui"(%648) : (i1) -> i8
        %650 = "arith.addi"(%78, %553) : (i64, i64) -> i64
        %651 = "llvm.getelementptr"(%81, %650) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %652 = "llvm.getelementptr"(%65, %643) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %653 = "llvm.getelementptr"(%652, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %654 = "arith.cmpi"(%649, %97) {predicate = 1 : i64} : (i8, i8) -> i1
        %655 = "arith.select"(%654, %99, %29) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%653, %651, %655) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %656 = "llvm.bitcast"(%520) : (i32) -> vector<2xf16>
        %657 = "llvm.bitcast"(%521) : (i32) -> vector<2xf16>
        %658 = "llvm.bitcast"(%522) : (i32) -> vector<2xf16>
        %659 = "llvm.bitcast"(%523) : (i32) -> vector<2xf16>
        %660 = "llvm.bitcast"(%538) : (i32) -> vector<2xf16>
        %661 = "llvm.bitcast"(%539) : (i32) -> vector<2xf16>
        %t666_d = "llvm.call_intrinsic"(%656, %657, %658, %659, %660, %661, %567, %568, %569, %570) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %662 = "llvm.extractvalue"(%t666_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %663 = "llvm.extractvalue"(%t666_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %664 = "llvm.extractvalue"(%t666_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %665 = "llvm.extractvalue"(%t666_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %667 = "llvm.bitcast"(%540) : (i32) -> vector<2xf16>
        %668 = "llvm.bitcast"(%541) : (i32) -> vector<2xf16>
        %t673_d = "llvm.call_intrinsic"(%656, %657, %658, %659, %667, %668, %572, %573, %574, %575) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %669 = "llvm.extractvalue"(%t673_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %670 = "llvm.extractvalue"(%t673_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %671 = "llvm.extractvalue"(%t673_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %672 = "llvm.extractvalue"(%t673_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %674 = "llvm.bitcast"(%545) : (i32) -> vector<2xf16>
        %675 = "llvm.bitcast"(%546) : (i32) -> vector<2xf16>
        %t680_d = "llvm.call_intrinsic"(%656, %657, %658, %659, %674, %675, %577, %578, %579, %580) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %676 = "llvm.extractvalue"(%t680_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %677 = "llvm.extractvalue"(%t680_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %678 = "llvm.extractvalue"(%t680_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %679 = "llvm.extractvalue"(%t680_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %681 = "llvm.bitcast"(%547) : (i32) -> vector<2xf16>
        %682 = "llvm.bitcast"(%548) : (i32) -> vector<2xf16>
        %t687_d = "llvm.call_intrinsic"(%656, %657, %658, %659, %681, %682, %582, %583, %584, %585) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %683 = "llvm.extractvalue"(%t687_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %684 = "llvm.extractvalue"(%t687_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %685 = "llvm.extractvalue"(%t687_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %686 = "llvm.extractvalue"(%t687_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %688 = "llvm.bitcast"(%527) : (i32) -> vector<2xf16>
        %689 = "llvm.bitcast"(%528) : (i32) -> vector<2xf16>
        %690 = "llvm.bitcast"(%529) : (i32) -> vector<2xf16>
        %691 = "llvm.bitcast"(%530) : (i32) -> vector<2xf16>
        %t696_d = "llvm.call_intrinsic"(%688, %689, %690, %691, %681, %682, %587, %588, %589, %590) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %692 = "llvm.extractvalue"(%t696_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %693 = "llvm.extractvalue"(%t696_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %694 = "llvm.extractvalue"(%t696_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %695 = "llvm.extractvalue"(%t696_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t701_d = "llvm.call_intrinsic"(%688, %689, %690, %691, %674, %675, %592, %593, %594, %595) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %697 = "llvm.extractvalue"(%t701_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %698 = "llvm.extractvalue"(%t701_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %699 = "llvm.extractvalue"(%t701_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %700 = "llvm.extractvalue"(%t701_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t706_d = "llvm.call_intrinsic"(%688, %689, %690, %691, %667, %668, %597, %598, %599, %600) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %702 = "llvm.extractvalue"(%t706_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %703 = "llvm.extractvalue"(%t706_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %704 = "llvm.extractvalue"(%t706_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %705 = "llvm.extractvalue"(%t706_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t711_d = "llvm.call_intrinsic"(%688, %689, %690, %691, %660, %661, %602, %603, %604, %605) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %707 = "llvm.extractvalue"(%t711_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %708 = "llvm.extractvalue"(%t711_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %709 = "llvm.extractvalue"(%t711_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %710 = "llvm.extractvalue"(%t711_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %712 = "arith.addi"(%348, %118) : (i32, i32) -> i32
        %713 = "arith.andi"(%712, %91) : (i32, i32) -> i32
        %714 = "arith.shrui"(%713, %93) : (i32, i32) -> i32
        %715 = "arith.xori"(%712, %714) : (i32, i32) -> i32
        %716 = "llvm.getelementptr"(%515, %715) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t721_d = "nvvm.ldmatrix"(%716) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %717 = "llvm.extractvalue"(%t721_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %718 = "llvm.extractvalue"(%t721_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %719 = "llvm.extractvalue"(%t721_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %720 = "llvm.extractvalue"(%t721_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %722 = "llvm.getelementptr"(%525, %715) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t727_d = "nvvm.ldmatrix"(%722) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %723 = "llvm.extractvalue"(%t727_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %724 = "llvm.extractvalue"(%t727_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %725 = "llvm.extractvalue"(%t727_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %726 = "llvm.extractvalue"(%t727_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %728 = "arith.addi"(%360, %118) : (i32, i32) -> i32
        %729 = "arith.andi"(%728, %91) : (i32, i32) -> i32
        %730 = "arith.shrui"(%729, %93) : (i32, i32) -> i32
        %731 = "arith.xori"(%728, %730) : (i32, i32) -> i32
        %732 = "llvm.getelementptr"(%533, %731) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t737_d = "nvvm.ldmatrix"(%732) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %733 = "llvm.extractvalue"(%t737_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %734 = "llvm.extractvalue"(%t737_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %735 = "llvm.extractvalue"(%t737_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %736 = "llvm.extractvalue"(%t737_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %738 = "llvm.getelementptr"(%543, %731) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t743_d = "nvvm.ldmatrix"(%738) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %739 = "llvm.extractvalue"(%t743_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %740 = "llvm.extractvalue"(%t743_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %741 = "llvm.extractvalue"(%t743_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %742 = "llvm.extractvalue"(%t743_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %744 = "arith.cmpi"(%510, %108) {predicate = 4 : i64} : (i32, i32) -> i1
        %745 = "arith.extui"(%744) : (i1) -> i8
        %746 = "arith.addi"(%112, %553) : (i64, i64) -> i64
        %747 = "llvm.getelementptr"(%75, %746) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %748 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %749 = "arith.addi"(%748, %555) : (i32, i32) -> i32
        %750 = "llvm.getelementptr"(%64, %749) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %751 = "llvm.getelementptr"(%750, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %752 = "arith.cmpi"(%745, %97) {predicate = 1 : i64} : (i8, i8) -> i1
        %753 = "arith.select"(%752, %99, %29) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%751, %747, %753) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %754 = "arith.cmpi"(%510, %118) {predicate = 4 : i64} : (i32, i32) -> i1
        %755 = "arith.extui"(%754) : (i1) -> i8
        %756 = "arith.addi"(%122, %553) : (i64, i64) -> i64
        %757 = "llvm.getelementptr"(%75, %756) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %758 = "arith.constant"() {value = 3072 : i32} : () -> i32
        %759 = "arith.addi"(%758, %555) : (i32, i32) -> i32
        %760 = "llvm.getelementptr"(%64, %759) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %761 = "llvm.getelementptr"(%760, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %762 = "arith.cmpi"(%755, %97) {predicate = 1 : i64} : (i8, i8) -> i1
        %763 = "arith.select"(%762, %99, %29) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%761, %757, %763) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %764 = "arith.cmpi"(%511, %108) {predicate = 4 : i64} : (i32, i32) -> i1
        %765 = "arith.extui"(%764) : (i1) -> i8
        %766 = "arith.addi"(%143, %553) : (i64, i64) -> i64
        %767 = "llvm.getelementptr"(%81, %766) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %768 = "llvm.getelementptr"(%65, %749) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %769 = "llvm.getelementptr"(%768, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %770 = "arith.cmpi"(%765, %97) {predicate = 1 : i64} : (i8, i8) -> i1
        %771 = "arith.select"(%770, %99, %29) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%769, %767, %771) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %772 = "arith.cmpi"(%511, %118) {predicate = 4 : i64} : (i32, i32) -> i1
        %773 = "arith.extui"(%772) : (i1) -> i8
        %774 = "arith.addi"(%151, %553) : (i64, i64) -> i64
        %775 = "llvm.getelementptr"(%81, %774) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %776 = "llvm.getelementptr"(%65, %759) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %777 = "llvm.getelementptr"(%776, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %778 = "arith.cmpi"(%773, %97) {predicate = 1 : i64} : (i8, i8) -> i1
        %779 = "arith.select"(%778, %99, %29) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%777, %775, %779) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %780 = "llvm.bitcast"(%612) : (i32) -> vector<2xf16>
        %781 = "llvm.bitcast"(%613) : (i32) -> vector<2xf16>
        %782 = "llvm.bitcast"(%614) : (i32) -> vector<2xf16>
        %783 = "llvm.bitcast"(%615) : (i32) -> vector<2xf16>
        %784 = "llvm.bitcast"(%628) : (i32) -> vector<2xf16>
        %785 = "llvm.bitcast"(%629) : (i32) -> vector<2xf16>
        %t790_d = "llvm.call_intrinsic"(%780, %781, %782, %783, %784, %785, %662, %663, %664, %665) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %786 = "llvm.extractvalue"(%t790_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %787 = "llvm.extractvalue"(%t790_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %788 = "llvm.extractvalue"(%t790_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %789 = "llvm.extractvalue"(%t790_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %791 = "llvm.bitcast"(%630) : (i32) -> vector<2xf16>
        %792 = "llvm.bitcast"(%631) : (i32) -> vector<2xf16>
        %t797_d = "llvm.call_intrinsic"(%780, %781, %782, %783, %791, %792, %669, %670, %671, %672) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %793 = "llvm.extractvalue"(%t797_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %794 = "llvm.extractvalue"(%t797_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %795 = "llvm.extractvalue"(%t797_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %796 = "llvm.extractvalue"(%t797_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %798 = "llvm.bitcast"(%634) : (i32) -> vector<2xf16>
        %799 = "llvm.bitcast"(%635) : (i32) -> vector<2xf16>
        %t804_d = "llvm.call_intrinsic"(%780, %781, %782, %783, %798, %799, %676, %677, %678, %679) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %800 = "llvm.extractvalue"(%t804_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %801 = "llvm.extractvalue"(%t804_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %802 = "llvm.extractvalue"(%t804_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %803 = "llvm.extractvalue"(%t804_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %805 = "llvm.bitcast"(%636) : (i32) -> vector<2xf16>
        %806 = "llvm.bitcast"(%637) : (i32) -> vector<2xf16>
        %t811_d = "llvm.call_intrinsic"(%780, %781, %782, %783, %805, %806, %683, %684, %685, %686) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %807 = "llvm.extractvalue"(%t811_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %808 = "llvm.extractvalue"(%t811_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %809 = "llvm.extractvalue"(%t811_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %810 = "llvm.extractvalue"(%t811_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %812 = "llvm.bitcast"(%618) : (i32) -> vector<2xf16>
        %813 = "llvm.bitcast"(%619) : (i32) -> vector<2xf16>
        %814 = "llvm.bitcast"(%620) : (i32) -> vector<2xf16>
        %815 = "llvm.bitcast"(%621) : (i32) -> vector<2xf16>
        %t820_d = "llvm.call_intrinsic"(%812, %813, %814, %815, %805, %806, %692, %693, %694, %695) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %816 = "llvm.extractvalue"(%t820_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %817 = "llvm.extractvalue"(%t820_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %818 = "llvm.extractvalue"(%t820_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %819 = "llvm.extractvalue"(%t820_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t825_d = "llvm.call_intrinsic"(%812, %813, %814, %815, %798, %799, %697, %698, %699, %700) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %821 = "llvm.extractvalue"(%t825_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %822 = "llvm.extractvalue"(%t825_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %823 = "llvm.extractvalue"(%t825_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %824 = "llvm.extractvalue"(%t825_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t830_d = "llvm.call_intrinsic"(%812, %813, %814, %815, %791, %792, %702, %703, %704, %705) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %826 = "llvm.extractvalue"(%t830_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %827 = "llvm.extractvalue"(%t830_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %828 = "llvm.extractvalue"(%t830_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %829 = "llvm.extractvalue"(%t830_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t835_d = "llvm.call_intrinsic"(%812, %813, %814, %815, %784, %785, %707, %708, %709, %710) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %831 = "llvm.extractvalue"(%t835_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %832 = "llvm.extractvalue"(%t835_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %833 = "llvm.extractvalue"(%t835_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %834 = "llvm.extractvalue"(%t835_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "nvvm.cp.async.commit.group"() : () -> ()
        %836 = "arith.cmpi"(%458, %93) {predicate = 0 : i64} : (i32, i32) -> i1
        %837 = "arith.addi"(%458, %41) : (i32, i32) -> i32
        %838 = "arith.select"(%836, %29, %837) : (i1, i32, i32) -> i32
        "nvvm.cp.async.wait.group"() {n = 2 : i32} : () -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %839 = "arith.muli"(%838, %512) : (i32, i32) -> i32
        %840 = "llvm.getelementptr"(%64, %839) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %841 = "llvm.getelementptr"(%840, %363) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t846_d = "nvvm.ldmatrix"(%841) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %842 = "llvm.extractvalue"(%t846_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %843 = "llvm.extractvalue"(%t846_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %844 = "llvm.extractvalue"(%t846_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %845 = "llvm.extractvalue"(%t846_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %847 = "llvm.getelementptr"(%840) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %848 = "llvm.getelementptr"(%847, %363) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t853_d = "nvvm.ldmatrix"(%848) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %849 = "llvm.extractvalue"(%t853_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %850 = "llvm.extractvalue"(%t853_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %851 = "llvm.extractvalue"(%t853_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %852 = "llvm.extractvalue"(%t853_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %854 = "llvm.getelementptr"(%65, %839) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %855 = "llvm.getelementptr"(%854, %378) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t860_d = "nvvm.ldmatrix"(%855) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %856 = "llvm.extractvalue"(%t860_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %857 = "llvm.extractvalue"(%t860_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %858 = "llvm.extractvalue"(%t860_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %859 = "llvm.extractvalue"(%t860_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %861 = "llvm.getelementptr"(%854) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %862 = "llvm.getelementptr"(%861, %378) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t867_d = "nvvm.ldmatrix"(%862) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %863 = "llvm.extractvalue"(%t867_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %864 = "llvm.extractvalue"(%t867_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %865 = "llvm.extractvalue"(%t867_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %866 = "llvm.extractvalue"(%t867_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %868 = "llvm.bitcast"(%717) : (i32) -> vector<2xf16>
        %869 = "llvm.bitcast"(%718) : (i32) -> vector<2xf16>
        %870 = "llvm.bitcast"(%719) : (i32) -> vector<2xf16>
        %871 = "llvm.bitcast"(%720) : (i32) -> vector<2xf16>
        %872 = "llvm.bitcast"(%733) : (i32) -> vector<2xf16>
        %873 = "llvm.bitcast"(%734) : (i32) -> vector<2xf16>
        %t878_d = "llvm.call_intrinsic"(%868, %869, %870, %871, %872, %873, %786, %787, %788, %789) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %874 = "llvm.extractvalue"(%t878_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %875 = "llvm.extractvalue"(%t878_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %876 = "llvm.extractvalue"(%t878_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %877 = "llvm.extractvalue"(%t878_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %879 = "llvm.bitcast"(%735) : (i32) -> vector<2xf16>
        %880 = "llvm.bitcast"(%736) : (i32) -> vector<2xf16>
        %t885_d = "llvm.call_intrinsic"(%868, %869, %870, %871, %879, %880, %793, %794, %795, %796) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %881 = "llvm.extractvalue"(%t885_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %882 = "llvm.extractvalue"(%t885_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %883 = "llvm.extractvalue"(%t885_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %884 = "llvm.extractvalue"(%t885_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %886 = "llvm.bitcast"(%739) : (i32) -> vector<2xf16>
        %887 = "llvm.bitcast"(%740) : (i32) -> vector<2xf16>
        %t892_d = "llvm.call_intrinsic"(%868, %869, %870, %871, %886, %887, %800, %801, %802, %803) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %888 = "llvm.extractvalue"(%t892_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %889 = "llvm.extractvalue"(%t892_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %890 = "llvm.extractvalue"(%t892_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %891 = "llvm.extractvalue"(%t892_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %893 = "llvm.bitcast"(%741) : (i32) -> vector<2xf16>
        %894 = "llvm.bitcast"(%742) : (i32) -> vector<2xf16>
        %t899_d = "llvm.call_intrinsic"(%868, %869, %870, %871, %893, %894, %807, %808, %809, %810) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %895 = "llvm.extractvalue"(%t899_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %896 = "llvm.extractvalue"(%t899_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %897 = "llvm.extractvalue"(%t899_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %898 = "llvm.extractvalue"(%t899_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %900 = "llvm.bitcast"(%723) : (i32) -> vector<2xf16>
        %901 = "llvm.bitcast"(%724) : (i32) -> vector<2xf16>
        %902 = "llvm.bitcast"(%725) : (i32) -> vector<2xf16>
        %903 = "llvm.bitcast"(%726) : (i32) -> vector<2xf16>
        %t908_d = "llvm.call_intrinsic"(%900, %901, %902, %903, %893, %894, %816, %817, %818, %819) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %904 = "llvm.extractvalue"(%t908_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %905 = "llvm.extractvalue"(%t908_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %906 = "llvm.extractvalue"(%t908_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %907 = "llvm.extractvalue"(%t908_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t913_d = "llvm.call_intrinsic"(%900, %901, %902, %903, %886, %887, %821, %822, %823, %824) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %909 = "llvm.extractvalue"(%t913_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %910 = "llvm.extractvalue"(%t913_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %911 = "llvm.extractvalue"(%t913_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %912 = "llvm.extractvalue"(%t913_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t918_d = "llvm.call_intrinsic"(%900, %901, %902, %903, %879, %880, %826, %827, %828, %829) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %914 = "llvm.extractvalue"(%t918_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %915 = "llvm.extractvalue"(%t918_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %916 = "llvm.extractvalue"(%t918_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %917 = "llvm.extractvalue"(%t918_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t923_d = "llvm.call_intrinsic"(%900, %901, %902, %903, %872, %873, %831, %832, %833, %834) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %919 = "llvm.extractvalue"(%t923_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %920 = "llvm.extractvalue"(%t923_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %921 = "llvm.extractvalue"(%t923_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %922 = "llvm.extractvalue"(%t923_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %924 = "llvm.bitcast"(%842) : (i32) -> vector<2xf16>
        %925 = "llvm.bitcast"(%843) : (i32) -> vector<2xf16>
        %926 = "llvm.bitcast"(%844) : (i32) -> vector<2xf16>
        %927 = "llvm.bitcast"(%845) : (i32) -> vector<2xf16>
        %928 = "llvm.bitcast"(%849) : (i32) -> vector<2xf16>
        %929 = "llvm.bitcast"(%850) : (i32) -> vector<2xf16>
        %930 = "llvm.bitcast"(%851) : (i32) -> vector<2xf16>
        %931 = "llvm.bitcast"(%852) : (i32) -> vector<2xf16>
        %932 = "llvm.bitcast"(%856) : (i32) -> vector<2xf16>
        %933 = "llvm.bitcast"(%857) : (i32) -> vector<2xf16>
        %934 = "llvm.bitcast"(%858) : (i32) -> vector<2xf16>
        %935 = "llvm.bitcast"(%859) : (i32) -> vector<2xf16>
        %936 = "llvm.bitcast"(%863) : (i32) -> vector<2xf16>
        %937 = "llvm.bitcast"(%864) : (i32) -> vector<2xf16>
        %938 = "llvm.bitcast"(%865) : (i32) -> vector<2xf16>
        %939 = "llvm.bitcast"(%866) : (i32) -> vector<2xf16>
        "scf.yield"(%838, %458, %924, %925, %926, %927, %928, %929, %930, %931, %932, %933, %934, %935, %936, %937, %938, %939, %874, %875, %876, %877, %919, %920, %921, %922, %881, %882, %883, %884, %914, %915, %916, %917, %888, %889, %890, %891, %909, %910, %911, %912, %895, %896, %897, %898, %904, %905, %906, %907) : (i32, i32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i32, i32, i32, i32, i32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %940 = "vector.from_elements"(%425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
      %941 = "arith.truncf"(%940) : (vector<32xf32>) -> vector<32xf16>
      %942 = "vector.extract"(%941) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
      %943 = "vector.extract"(%941) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
      %944 = "vector.extract"(%941) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
      %945 = "vector.extract"(%941) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
      %946 = "vector.extract"(%941) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
      %947 = "vector.extract"(%941) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
      %948 = "vector.extract"(%941) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
      %949 = "vector.extract"(%941) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
      %950 = "vector.extract"(%941) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
      %951 = "vector.extract"(%941) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
      %952 = "vector.extract"(%941) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
      %953 = "vector.extract"(%941) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
      %954 = "vector.extract"(%941) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
      %955 = "vector.extract"(%941) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
      %956 = "vector.extract"(%941) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
      %957 = "vector.extract"(%941) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
      %958 = "vector.extract"(%941) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
      %959 = "vector.extract"(%941) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
      %960 = "vector.extract"(%941) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
      %961 = "vector.extract"(%941) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
      %962 = "vector.extract"(%941) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
      %963 = "vector.extract"(%941) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
      %964 = "vector.extract"(%941) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
      %965 = "vector.extract"(%941) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
      %966 = "vector.extract"(%941) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
      %967 = "vector.extract"(%941) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
      %968 = "vector.extract"(%941) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
      %969 = "vector.extract"(%941) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
      %970 = "vector.extract"(%941) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
      %971 = "vector.extract"(%941) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
      %972 = "vector.extract"(%941) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
      %973 = "vector.extract"(%941) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
      %974 = "arith.addi"(%299, %305) : (i32, i32) -> i32
      %975 = "arith.andi"(%974, %91) : (i32, i32) -> i32
      %976 = "arith.shrui"(%975, %93) : (i32, i32) -> i32
      %977 = "arith.xori"(%974, %976) : (i32, i32) -> i32
      %978 = "llvm.getelementptr"(%302, %977) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %979 = "vector.from_elements"(%942, %943) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%979, %978) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %980 = "arith.addi"(%974, %99) : (i32, i32) -> i32
      %981 = "arith.andi"(%980, %91) : (i32, i32) -> i32
      %982 = "arith.shrui"(%981, %93) : (i32, i32) -> i32
      %983 = "arith.xori"(%980, %982) : (i32, i32) -> i32
      %984 = "llvm.getelementptr"(%302, %983) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %985 = "vector.from_elements"(%950, %951) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%985, %984) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %986 = "arith.addi"(%974, %108) : (i32, i32) -> i32
      %987 = "arith.andi"(%986, %91) : (i32, i32) -> i32
      %988 = "arith.shrui"(%987, %93) : (i32, i32) -> i32
      %989 = "arith.xori"(%986, %988) : (i32, i32) -> i32
      %990 = "llvm.getelementptr"(%302, %989) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %991 = "vector.from_elements"(%958, %959) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%991, %990) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %992 = "arith.addi"(%974, %118) : (i32, i32) -> i32
      %993 = "arith.andi"(%992, %91) : (i32, i32) -> i32
      %994 = "arith.shrui"(%993, %93) : (i32, i32) -> i32
      %995 = "arith.xori"(%992, %994) : (i32, i32) -> i32
      %996 = "llvm.getelementptr"(%302, %995) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %997 = "vector.from_elements"(%966, %967) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%997, %996) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %998 = "arith.addi"(%977, %303) : (i32, i32) -> i32
      %999 = "llvm.getelementptr"(%302, %998) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1000 = "vector.from_elements"(%944, %945) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1000, %999) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1001 = "arith.addi"(%983, %303) : (i32, i32) -> i32
      %1002 = "llvm.getelementptr"(%302, %1001) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1003 = "vector.from_elements"(%952, %953) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1003, %1002) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1004 = "arith.addi"(%989, %303) : (i32, i32) -> i32
      %1005 = "llvm.getelementptr"(%302, %1004) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1006 = "vector.from_elements"(%960, %961) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1006, %1005) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1007 = "arith.addi"(%995, %303) : (i32, i32) -> i32
      %1008 = "llvm.getelementptr"(%302, %1007) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1009 = "vector.from_elements"(%968, %969) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1009, %1008) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1010 = "arith.constant"() {value = 2048 : i32} : () -> i32
      %1011 = "arith.addi"(%977, %1010) : (i32, i32) -> i32
      %1012 = "llvm.getelementptr"(%302, %1011) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1013 = "vector.from_elements"(%946, %947) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1013, %1012) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1014 = "arith.addi"(%983, %1010) : (i32, i32) -> i32
      %1015 = "llvm.getelementptr"(%302, %1014) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1016 = "vector.from_elements"(%954, %955) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1016, %1015) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1017 = "arith.addi"(%989, %1010) : (i32, i32) -> i32
      %1018 = "llvm.getelementptr"(%302, %1017) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1019 = "vector.from_elements"(%962, %963) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1019, %1018) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1020 = "arith.addi"(%995, %1010) : (i32, i32) -> i32
      %1021 = "llvm.getelementptr"(%302, %1020) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1022 = "vector.from_elements"(%970, %971) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1022, %1021) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1023 = "arith.constant"() {value = 2560 : i32} : () -> i32
      %1024 = "arith.addi"(%977, %1023) : (i32, i32) -> i32
      %1025 = "llvm.getelementptr"(%302, %1024) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1026 = "vector.from_elements"(%948, %949) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1026, %1025) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1027 = "arith.addi"(%983, %1023) : (i32, i32) -> i32
      %1028 = "llvm.getelementptr"(%302, %1027) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1029 = "vector.from_elements"(%956, %957) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1029, %1028) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1030 = "arith.addi"(%989, %1023) : (i32, i32) -> i32
      %1031 = "llvm.getelementptr"(%302, %1030) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1032 = "vector.from_elements"(%964, %965) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1032, %1031) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %1033 = "arith.addi"(%995, %1023) : (i32, i32) -> i32
      %1034 = "llvm.getelementptr"(%302, %1033) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1035 = "vector.from_elements"(%972, %973) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%1035, %1034) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %1036 = "arith.muli"(%71, %8) : (i64, i64) -> i64
      %1037 = "arith.addi"(%73, %1036) : (i64, i64) -> i64
      %1038 = "llvm.getelementptr"(%56, %1037) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %1039 = "arith.addi"(%62, %69) : (i32, i32) -> i32
      %1040 = "arith.addi"(%63, %70) : (i32, i32) -> i32
      %1041 = "arith.cmpi"(%1039, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %1042 = "arith.cmpi"(%1040, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %1043 = "arith.andi"(%1041, %1042) : (i1, i1) -> i1
      "scf.if"(%1043) ({
        %1044 = "llvm.load"(%96) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%1044, %1038) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1045 = "arith.addi"(%1039, %99) : (i32, i32) -> i32
      %1046 = "arith.cmpi"(%1045, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %1047 = "arith.andi"(%1046, %1042) : (i1, i1) -> i1
      "scf.if"(%1047) ({
        %1048 = "llvm.getelementptr"(%1038, %304) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1049 = "llvm.load"(%105) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%1049, %1048) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1050 = "arith.addi"(%1039, %108) : (i32, i32) -> i32
      %1051 = "arith.cmpi"(%1050, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %1052 = "arith.andi"(%1051, %1042) : (i1, i1) -> i1
      "scf.if"(%1052) ({
        %1053 = "arith.muli"(%111, %304) : (i64, i64) -> i64
        %1054 = "llvm.getelementptr"(%1038, %1053) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1055 = "llvm.load"(%115) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%1055, %1054) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1056 = "arith.addi"(%1039, %118) : (i32, i32) -> i32
      %1057 = "arith.cmpi"(%1056, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %1058 = "arith.andi"(%1057, %1042) : (i1, i1) -> i1
      "scf.if"(%1058) ({
        %1059 = "arith.muli"(%121, %304) : (i64, i64) -> i64
        %1060 = "llvm.getelementptr"(%1038, %1059) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1061 = "llvm.load"(%125) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%1061, %1060) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
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
