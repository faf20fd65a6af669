"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 16 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64):
      %9 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %15 = "arith.extsi"(%12) : (i32) -> i64
      %16 = "arith.constant"() {value = 64 : i32} : () -> i32
      %17 = "arith.constant"() {value = 1 : i32} : () -> i32
      %18 = "arith.constant"() {value = 64 : i64} : () -> i64
      %19 = "arith.muli"(%3, %18) : (i64, i64) -> i64
      %20 = "arith.constant"() {value = 16 : i32} : () -> i32
      %21 = "arith.constant"() {value = 15 : i32} : () -> i32
      %22 = "arith.addi"(%2, %21) : (i32, i32) -> i32
      %23 = "arith.divui"(%22, %20) : (i32, i32) -> i32
      %24 = "arith.muli"(%15, %19) : (i64, i64) -> i64
      %25 = "llvm.getelementptr"(%0, %24) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %26 = "arith.extsi"(%13) : (i32) -> i64
      %27 = "arith.muli"(%6, %18) : (i64, i64) -> i64
      %28 = "arith.muli"(%26, %27) : (i64, i64) -> i64
      %29 = "llvm.getelementptr"(%4, %28) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %30 = "arith.muli"(%8, %18) : (i64, i64) -> i64
      %31 = "arith.muli"(%15, %30) : (i64, i64) -> i64
      %32 = "arith.muli"(%26, %18) : (i64, i64) -> i64
      %33 = "arith.addi"(%31, %32) : (i64, i64) -> i64
      %34 = "llvm.getelementptr"(%7, %33) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %35 = "arith.maxsi"(%23, %17) : (i32, i32) -> i32
      %36 = "arith.muli"(%35, %20) : (i32, i32) -> i32
      %37 = "arith.subi"(%2, %36) : (i32, i32) -> i32
      %38 = "arith.extsi"(%37) : (i32) -> i64
      %39 = "llvm.getelementptr"(%25, %38) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %40 = "llvm.getelementptr"(%29, %38) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %41 = "arith.muli"(%12, %16) : (i32, i32) -> i32
      %42 = "arith.muli"(%13, %16) : (i32, i32) -> i32
      %43 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %44 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 13040>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %45 = "arith.constant"() {value = 4 : i64} : () -> i64
      %46 = "arith.muli"(%3, %45) : (i64, i64) -> i64
      %47 = "arith.remui"(%9, %20) : (i32, i32) -> i32
      %48 = "arith.divui"(%9, %20) : (i32, i32) -> i32
      %49 = "arith.extsi"(%48) : (i32) -> i64
      %50 = "arith.muli"(%49, %3) : (i64, i64) -> i64
      %51 = "arith.extsi"(%47) : (i32) -> i64
      %52 = "arith.addi"(%51, %50) : (i64, i64) -> i64
      %53 = "llvm.getelementptr"(%39, %52) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %54 = "arith.constant"() {value = 68 : i32} : () -> i32
      %55 = "arith.muli"(%47, %54) : (i32, i32) -> i32
      %56 = "arith.addi"(%55, %48) : (i32, i32) -> i32
      %57 = "llvm.getelementptr"(%43, %56) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %58 = "arith.muli"(%6, %45) : (i64, i64) -> i64
      %59 = "arith.muli"(%49, %6) : (i64, i64) -> i64
      %60 = "arith.addi"(%51, %59) : (i64, i64) -> i64
      %61 = "llvm.getelementptr"(%40, %60) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %62 = "llvm.getelementptr"(%44, %56) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %63 = "arith.subi"(%1, %41) : (i32, i32) -> i32
      %64 = "arith.subi"(%63, %48) : (i32, i32) -> i32
      %65 = "arith.subi"(%5, %42) : (i32, i32) -> i32
      %66 = "arith.subi"(%65, %48) : (i32, i32) -> i32
      %67 = "arith.addi"(%37, %47) : (i32, i32) -> i32
      %68 = "arith.constant"() {value = 0 : i32} : () -> i32
      %69 = "arith.cmpi"(%67, %68) {predicate = 5 : i64} : (i32, i32) -> i1
      %70 = "arith.select"(%69, %64, %68) : (i1, i32, i32) -> i32
      %71 = "arith.cmpi"(%70, %68) {predicate = 4 : i64} : (i32, i32) -> i1
      %72 = "arith.extui"(%71) : (i1) -> i8
      %73 = "arith.constant"() {value = 0 : i8} : () -> i8
      %74 = "arith.cmpi"(%72, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %75 = "arith.constant"() {value = 4 : i32} : () -> i32
      %76 = "arith.select"(%74, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%57, %53, %76) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %77 = "arith.cmpi"(%70, %75) {predicate = 4 : i64} : (i32, i32) -> i1
      %78 = "arith.extui"(%77) : (i1) -> i8
      %79 = "llvm.getelementptr"(%53, %46) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %80 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %81 = "arith.cmpi"(%78, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %82 = "arith.select"(%81, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%80, %79, %82) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %83 = "arith.constant"() {value = 8 : i32} : () -> i32
      %84 = "arith.cmpi"(%70, %83) {predicate = 4 : i64} : (i32, i32) -> i1
      %85 = "arith.extui"(%84) : (i1) -> i8
      %86 = "arith.constant"() {value = 2 : i64} : () -> i64
      %87 = "arith.muli"(%86, %46) : (i64, i64) -> i64
      %88 = "llvm.getelementptr"(%53, %87) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %89 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %90 = "arith.cmpi"(%85, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %91 = "arith.select"(%90, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%89, %88, %91) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %92 = "arith.constant"() {value = 12 : i32} : () -> i32
      %93 = "arith.cmpi"(%70, %92) {predicate = 4 : i64} : (i32, i32) -> i1
      %94 = "arith.extui"(%93) : (i1) -> i8
      %95 = "arith.constant"() {value = 3 : i64} : () -> i64
      %96 = "arith.muli"(%95, %46) : (i64, i64) -> i64
      %97 = "llvm.getelementptr"(%53, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %98 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 12>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %99 = "arith.cmpi"(%94, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %100 = "arith.select"(%99, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%98, %97, %100) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %101 = "arith.cmpi"(%70, %20) {predicate = 4 : i64} : (i32, i32) -> i1
      %102 = "arith.extui"(%101) : (i1) -> i8
      %103 = "arith.muli"(%45, %46) : (i64, i64) -> i64
      %104 = "llvm.getelementptr"(%53, %103) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %105 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %106 = "arith.cmpi"(%102, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %107 = "arith.select"(%106, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%105, %104, %107) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %108 = "arith.constant"() {value = 20 : i32} : () -> i32
      %109 = "arith.cmpi"(%70, %108) {predicate = 4 : i64} : (i32, i32) -> i1
      %110 = "arith.extui"(%109) : (i1) -> i8
      %111 = "arith.constant"() {value = 5 : i64} : () -> i64
      %112 = "arith.muli"(%111, %46) : (i64, i64) -> i64
      %113 = "llvm.getelementptr"(%53, %112) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %114 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 20>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %115 = "arith.cmpi"(%110, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %116 = "arith.select"(%115, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%114, %113, %116) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %117 = "arith.constant"() {value = 24 : i32} : () -> i32
      %118 = "arith.cmpi"(%70, %117) {predicate = 4 : i64} : (i32, i32) -> i1
      %119 = "arith.extui"(%118) : (i1) -> i8
      %120 = "arith.constant"() {value = 6 : i64} : () -> i64
      %121 = "arith.muli"(%120, %46) : (i64, i64) -> i64
      %122 = "llvm.getelementptr"(%53, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %123 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %124 = "arith.cmpi"(%119, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %125 = "arith.select"(%124, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%123, %122, %125) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %126 = "arith.constant"() {value = 28 : i32} : () -> i32
      %127 = "arith.cmpi"(%70, %126) {predicate = 4 : i64} : (i32, i32) -> i1
      %128 = "arith.extui"(%127) : (i1) -> i8
      %129 = "arith.constant"() {value = 7 : i64} : () -> i64
      %130 = "arith.muli"(%129, %46) : (i64, i64) -> i64
      %131 = "llvm.getelementptr"(%53, %130) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %132 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 28>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %133 = "arith.cmpi"(%128, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %134 = "arith.select"(%133, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%132, %131, %134) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %135 = "arith.constant"() {value = 32 : i32} : () -> i32
      %136 = "arith.cmpi"(%70, %135) {predicate = 4 : i64} : (i32, i32) -> i1
      %137 = "arith.extui"(%136) : (i1) -> i8
      %138 = "arith.constant"() {value = 8 : i64} : () -> i64
      %139 = "arith.muli"(%138, %46) : (i64, i64) -> i64
      %140 = "llvm.getelementptr"(%53, %139) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %141 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %142 = "arith.cmpi"(%137, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %143 = "arith.select"(%142, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%141, %140, %143) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %144 = "arith.constant"() {value = 36 : i32} : () -> i32
      %145 = "arith.cmpi"(%70, %144) {predicate = 4 : i64} : (i32, i32) -> i1
      %146 = "arith.extui"(%145) : (i1) -> i8
      %147 = "arith.constant"() {value = 9 : i64} : () -> i64
      %148 = "arith.muli"(%147, %46) : (i64, i64) -> i64
      %149 = "llvm.getelementptr"(%53, %148) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %150 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 36>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %151 = "arith.cmpi"(%146, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %152 = "arith.select"(%151, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%150, %149, %152) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %153 = "arith.constant"() {value = 40 : i32} : () -> i32
      %154 = "arith.cmpi"(%70, %153) {predicate = 4 : i64} : (i32, i32) -> i1
      %155 = "arith.extui"(%154) : (i1) -> i8
      %156 = "arith.constant"() {value = 10 : i64} : () -> i64
      %157 = "arith.muli"(%156, %46) : (i64, i64) -> i64
      %158 = "llvm.getelementptr"(%53, %157) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %159 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %160 = "arith.cmpi"(%155, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %161 = "arith.select"(%160, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%159, %158, %161) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %162 = "arith.constant"() {value = 44 : i32} : () -> i32
      %163 = "arith.cmpi"(%70, %162) {predicate = 4 : i64} : (i32, i32) -> i1
      %164 = "arith.extui"(%163) : (i1) -> i8
      %165 = "arith.constant"() {value = 11 : i64} : () -> i64
      %166 = "arith.muli"(%165, %46) : (i64, i64) -> i64
      %167 = "llvm.getelementptr"(%53, %166) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %168 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 44>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %169 = "arith.cmpi"(%164, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %170 = "arith.select"(%169, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%168, %167, %170) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %171 = "arith.constant"() {value = 48 : i32} : () -> i32
      %172 = "arith.cmpi"(%70, %171) {predicate = 4 : i64} : (i32, i32) -> i1
      %173 = "arith.extui"(%172) : (i1) -> i8
      %174 = "arith.constant"() {value = 12 : i64} : () -> i64
      %175 = "arith.muli"(%174, %46) : (i64, i64) -> i64
      %176 = "llvm.getelementptr"(%53, %175) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %177 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %178 = "arith.cmpi"(%173, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %179 = "arith.select"(%178, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%177, %176, %179) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %180 = "arith.constant"() {value = 52 : i32} : () -> i32
      %181 = "arith.cmpi"(%70, %180) {predicate = 4 : i64} : (i32, i32) -> i1
      %182 = "arith.extui"(%181) : (i1) -> i8
      %183 = "arith.constant"() {value = 13 : i64} : () -> i64
      %184 = "arith.muli"(%183, %46) : (i64, i64) -> i64
      %185 = "llvm.getelementptr"(%53, %184) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %186 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 52>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %187 = "arith.cmpi"(%182, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %188 = "arith.select"(%187, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%186, %185, %188) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %189 = "arith.constant"() {value = 56 : i32} : () -> i32
      %190 = "arith.cmpi"(%70, %189) {predicate = 4 : i64} : (i32, i32) -> i1
      %191 = "arith.extui"(%190) : (i1) -> i8
      %192 = "arith.constant"() {value = 14 : i64} : () -> i64
      %193 = "arith.muli"(%192, %46) : (i64, i64) -> i64
      %194 = "llvm.getelementptr"(%53, %193) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %195 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %196 = "arith.cmpi"(%191, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %197 = "arith.select"(%196, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%195, %194, %197) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %198 = "arith.constant"() {value = 60 : i32} : () -> i32
      %199 = "arith.cmpi"(%70, %198) {predicate = 4 : i64} : (i32, i32) -> i1
      %200 = "arith.extui"(%199) : (i1) -> i8
      %201 = "arith.constant"() {value = 15 : i64} : () -> i64
      %202 = "arith.muli"(%201, %46) : (i64, i64) -> i64
      %203 = "llvm.getelementptr"(%53, %202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %204 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 60>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %205 = "arith.cmpi"(%200, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %206 = "arith.select"(%205, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%204, %203, %206) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %207 = "arith.select"(%69, %66, %68) : (i1, i32, i32) -> i32
      %208 = "arith.cmpi"(%207, %68) {predicate = 4 : i64} : (i32, i32) -> i1
      %209 = "arith.extui"(%208) : (i1) -> i8
      %210 = "arith.cmpi"(%209, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %211 = "arith.select"(%210, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%62, %61, %211) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %212 = "arith.cmpi"(%207, %75) {predicate = 4 : i64} : (i32, i32) -> i1
      %213 = "arith.extui"(%212) : (i1) -> i8
      %214 = "llvm.getelementptr"(%61, %58) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %215 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %216 = "arith.cmpi"(%213, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %217 = "arith.select"(%216, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%215, %214, %217) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %218 = "arith.cmpi"(%207, %83) {predicate = 4 : i64} : (i32, i32) -> i1
      %219 = "arith.extui"(%218) : (i1) -> i8
      %220 = "arith.muli"(%86, %58) : (i64, i64) -> i64
      %221 = "llvm.getelementptr"(%61, %220) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %222 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %223 = "arith.cmpi"(%219, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %224 = "arith.select"(%223, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%222, %221, %224) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %225 = "arith.cmpi"(%207, %92) {predicate = 4 : i64} : (i32, i32) -> i1
      %226 = "arith.extui"(%225) : (i1) -> i8
      %227 = "arith.muli"(%95, %58) : (i64, i64) -> i64
      %228 = "llvm.getelementptr"(%61, %227) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %229 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 12>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %230 = "arith.cmpi"(%226, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %231 = "arith.select"(%230, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%229, %228, %231) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %232 = "arith.cmpi"(%207, %20) {predicate = 4 : i64} : (i32, i32) -> i1
      %233 = "arith.extui"(%232) : (i1) -> i8
      %234 = "arith.muli"(%45, %58) : (i64, i64) -> i64
      %235 = "llvm.getelementptr"(%61, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %236 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %237 = "arith.cmpi"(%233, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %238 = "arith.select"(%237, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%236, %235, %238) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %239 = "arith.cmpi"(%207, %108) {predicate = 4 : i64} : (i32, i32) -> i1
      %240 = "arith.extui"(%239) : (i1) -> i8
      %241 = "arith.muli"(%111, %58) : (i64, i64) -> i64
      %242 = "llvm.getelementptr"(%61, %241) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %243 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 20>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %244 = "arith.cmpi"(%240, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %245 = "arith.select"(%244, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%243, %242, %245) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %246 = "arith.cmpi"(%207, %117) {predicate = 4 : i64} : (i32, i32) -> i1
      %247 = "arith.extui"(%246) : (i1) -> i8
      %248 = "arith.muli"(%120, %58) : (i64, i64) -> i64
      %249 = "llvm.getelementptr"(%61, %248) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %250 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %251 = "arith.cmpi"(%247, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %252 = "arith.select"(%251, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%250, %249, %252) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %253 = "arith.cmpi"(%207, %126) {predicate = 4 : i64} : (i32, i32) -> i1
      %254 = "arith.extui"(%253) : (i1) -> i8
      %255 = "arith.muli"(%129, %58) : (i64, i64) -> i64
      %256 = "llvm.getelementptr"(%61, %255) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %257 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 28>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %258 = "arith.cmpi"(%254, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %259 = "arith.select"(%258, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%257, %256, %259) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %260 = "arith.cmpi"(%207, %135) {predicate = 4 : i64} : (i32, i32) -> i1
      %261 = "arith.extui"(%260) : (i1) -> i8
      %262 = "arith.muli"(%138, %58) : (i64, i64) -> i64
      %263 = "llvm.getelementptr"(%61, %262) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %264 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %265 = "arith.cmpi"(%261, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %266 = "arith.select"(%265, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%264, %263, %266) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %267 = "arith.cmpi"(%207, %144) {predicate = 4 : i64} : (i32, i32) -> i1
      %268 = "arith.extui"(%267) : (i1) -> i8
      %269 = "arith.muli"(%147, %58) : (i64, i64) -> i64
      %270 = "llvm.getelementptr"(%61, %269) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %271 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 36>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %272 = "arith.cmpi"(%268, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %273 = "arith.select"(%272, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%271, %270, %273) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %274 = "arith.cmpi"(%207, %153) {predicate = 4 : i64} : (i32, i32) -> i1
      %275 = "arith.extui"(%274) : (i1) -> i8
      %276 = "arith.muli"(%156, %58) : (i64, i64) -> i64
      %277 = "llvm.getelementptr"(%61, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %278 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %279 = "arith.cmpi"(%275, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %280 = "arith.select"(%279, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%278, %277, %280) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %281 = "arith.cmpi"(%207, %162) {predicate = 4 : i64} : (i32, i32) -> i1
      %282 = "arith.extui"(%281) : (i1) -> i8
      %283 = "arith.muli"(%165, %58) : (i64, i64) -> i64
      %284 = "llvm.getelementptr"(%61, %283) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %285 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 44>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %286 = "arith.cmpi"(%282, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %287 = "arith.select"(%286, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%285, %284, %287) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %288 = "arith.cmpi"(%207, %171) {predicate = 4 : i64} : (i32, i32) -> i1
      %289 = "arith.extui"(%288) : (i1) -> i8
      %290 = "arith.muli"(%174, %58) : (i64, i64) -> i64
      %291 = "llvm.getelementptr"(%61, %290) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %292 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %293 = "arith.cmpi"(%289, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %294 = "arith.select"(%293, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%292, %291, %294) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %295 = "arith.cmpi"(%207, %180) {predicate = 4 : i64} : (i32, i32) -> i1
      %296 = "arith.extui"(%295) : (i1) -> i8
      %297 = "arith.muli"(%183, %58) : (i64, i64) -> i64
      %298 = "llvm.getelementptr"(%61, %297) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %299 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 52>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %300 = "arith.cmpi"(%296, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %301 = "arith.select"(%300, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%299, %298, %301) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %302 = "arith.cmpi"(%207, %189) {predicate = 4 : i64} : (i32, i32) -> i1
      %303 = "arith.extui"(%302) : (i1) -> i8
      %304 = "arith.muli"(%192, %58) : (i64, i64) -> i64
      %305 = "llvm.getelementptr"(%61, %304) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %306 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %307 = "arith.cmpi"(%303, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %308 = "arith.select"(%307, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%306, %305, %308) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %309 = "arith.cmpi"(%207, %198) {predicate = 4 : i64} : (i32, i32) -> i1
      %310 = "arith.extui"(%309) : (i1) -> i8
      %311 = "arith.muli"(%201, %58) : (i64, i64) -> i64
      %312 = "llvm.getelementptr"(%61, %311) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %313 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 60>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %314 = "arith.cmpi"(%310, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %315 = "arith.select"(%314, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%313, %312, %315) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %316 = "arith.cmpi"(%35, %17) {predicate = 4 : i64} : (i32, i32) -> i1
      %317 = "arith.select"(%316, %64, %68) : (i1, i32, i32) -> i32
      %318 = "arith.cmpi"(%317, %68) {predicate = 4 : i64} : (i32, i32) -> i1
      %319 = "arith.extui"(%318) : (i1) -> i8
      %320 = "llvm.getelementptr"(%53) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %321 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 1088>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %322 = "arith.cmpi"(%319, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %323 = "arith.select"(%322, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%321, %320, %323) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %324 = "arith.cmpi"(%317, %75) {predicate = 4 : i64} : (i32, i32) -> i1
      %325 = "arith.extui"(%324) : (i1) -> i8
      %326 = "arith.constant"() {value = 16 : i64} : () -> i64
      %327 = "arith.addi"(%46, %326) : (i64, i64) -> i64
      %328 = "llvm.getelementptr"(%53, %327) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %329 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 1092>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %330 = "arith.cmpi"(%325, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %331 = "arith.select"(%330, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%329, %328, %331) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %332 = "arith.cmpi"(%317, %83) {predicate = 4 : i64} : (i32, i32) -> i1
      %333 = "arith.extui"(%332) : (i1) -> i8
      %334 = "arith.addi"(%87, %326) : (i64, i64) -> i64
      %335 = "llvm.getelementptr"(%53, %334) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %336 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 1096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %337 = "arith.cmpi"(%333, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %338 = "arith.select"(%337, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%336, %335, %338) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %339 = "arith.cmpi"(%317, %92) {predicate = 4 : i64} : (i32, i32) -> i1
      %340 = "arith.extui"(%339) : (i1) -> i8
      %341 = "arith.addi"(%96, %326) : (i64, i64) -> i64
      %342 = "llvm.getelementptr"(%53, %341) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %343 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 1100>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %344 = "arith.cmpi"(%340, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %345 = "arith.select"(%344, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%343, %342, %345) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %346 = "arith.cmpi"(%317, %20) {predicate = 4 : i64} : (i32, i32) -> i1
      %347 = "arith.extui"(%346) : (i1) -> i8
      %348 = "arith.addi"(%103, %326) : (i64, i64) -> i64
      %349 = "llvm.getelementptr"(%53, %348) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %350 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 1104>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %351 = "arith.cmpi"(%347, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %352 = "arith.select"(%351, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%350, %349, %352) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %353 = "arith.cmpi"(%317, %108) {predicate = 4 : i64} : (i32, i32) -> i1
      %354 = "arith.extui"(%353) : (i1) -> i8
      %355 = "arith.addi"(%112, %326) : (i64, i64) -> i64
      %356 = "llvm.getelementptr"(%53, %355) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %357 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 1108>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %358 = "arith.cmpi"(%354, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %359 = "arith.select"(%358, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%357, %356, %359) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %360 = "arith.cmpi"(%317, %117) {predicate = 4 : i64} : (i32, i32) -> i1
      %361 = "arith.extui"(%360) : (i1) -> i8
      %362 = "arith.addi"(%121, %326) : (i64, i64) -> i64
      %363 = "llvm.getelementptr"(%53, %362) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %364 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 1112>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %365 = "arith.cmpi"(%361, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %366 = "arith.select"(%365, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%364, %363, %366) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %367 = "arith.cmpi"(%317, %126) {predicate = 4 : i64} : (i32, i32) -> i1
      %368 = "arith.extui"(%367) : (i1) -> i8
      %369 = "arith.addi"(%130, %326) : (i64, i64) -> i64
      %370 = "llvm.getelementptr"(%53, %369) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %371 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 1116>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %372 = "arith.cmpi"(%368, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %373 = "arith.select"(%372, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%371, %370, %373) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %374 = "arith.cmpi"(%317, %135) {predicate = 4 : i64} : (i32, i32) -> i1
      %375 = "arith.extui"(%374) : (i1) -> i8
      %376 = "arith.addi"(%139, %326) : (i64, i64) -> i64
      %377 = "llvm.getelementptr"(%53, %376) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %378 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 1120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %379 = "arith.cmpi"(%375, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %380 = "arith.select"(%379, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%378, %377, %380) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %381 = "arith.cmpi"(%317, %144) {predicate = 4 : i64} : (i32, i32) -> i1
      %382 = "arith.extui"(%381) : (i1) -> i8
      %383 = "arith.addi"(%148, %326) : (i64, i64) -> i64
      %384 = "llvm.getelementptr"(%53, %383) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %385 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 1124>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %386 = "arith.cmpi"(%382, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %387 = "arith.select"(%386, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%385, %384, %387) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %388 = "arith.cmpi"(%317, %153) {predicate = 4 : i64} : (i32, i32) -> i1
      %389 = "arith.extui"(%388) : (i1) -> i8
      %390 = "arith.addi"(%157, %326) : (i64, i64) -> i64
      %391 = "llvm.getelementptr"(%53, %390) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %392 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 1128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %393 = "arith.cmpi"(%389, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %394 = "arith.select"(%393, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%392, %391, %394) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %395 = "arith.cmpi"(%317, %162) {predicate = 4 : i64} : (i32, i32) -> i1
      %396 = "arith.extui"(%395) : (i1) -> i8
      %397 = "arith.addi"(%166, %326) : (i64, i64) -> i64
      %398 = "llvm.getelementptr"(%53, %397) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %399 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 1132>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %400 = "arith.cmpi"(%396, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %401 = "arith.select"(%400, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%399, %398, %401) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %402 = "arith.cmpi"(%317, %171) {predicate = 4 : i64} : (i32, i32) -> i1
      %403 = "arith.extui"(%402) : (i1) -> i8
      %404 = "arith.addi"(%175, %326) : (i64, i64) -> i64
      %405 = "llvm.getelementptr"(%53, %404) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %406 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 1136>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %407 = "arith.cmpi"(%403, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %408 = "arith.select"(%407, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%406, %405, %408) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %409 = "arith.cmpi"(%317, %180) {predicate = 4 : i64} : (i32, i32) -> i1
      %410 = "arith.extui"(%409) : (i1) -> i8
      %411 = "arith.addi"(%184, %326) : (i64, i64) -> i64
      %412 = "llvm.getelementptr"(%53, %411) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %413 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 1140>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %414 = "arith.cmpi"(%410, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %415 = "arith.select"(%414, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%413, %412, %415) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %416 = "arith.cmpi"(%317, %189) {predicate = 4 : i64} : (i32, i32) -> i1
      %417 = "arith.extui"(%416) : (i1) -> i8
      %418 = "arith.addi"(%193, %326) : (i64, i64) -> i64
      %419 = "llvm.getelementptr"(%53, %418) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %420 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 1144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %421 = "arith.cmpi"(%417, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %422 = "arith.select"(%421, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%420, %419, %422) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %423 = "arith.cmpi"(%317, %198) {predicate = 4 : i64} : (i32, i32) -> i1
      %424 = "arith.extui"(%423) : (i1) -> i8
      %425 = "arith.addi"(%202, %326) : (i64, i64) -> i64
      %426 = "llvm.getelementptr"(%53, %425) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %427 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 1148>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %428 = "arith.cmpi"(%424, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %429 = "arith.select"(%428, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%427, %426, %429) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %430 = "arith.select"(%316, %66, %68) : (i1, i32, i32) -> i32
      %431 = "arith.cmpi"(%430, %68) {predicate = 4 : i64} : (i32, i32) -> i1
      %432 = "arith.extui"(%431) : (i1) -> i8
      %433 = "llvm.getelementptr"(%61) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %434 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 1088>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %435 = "arith.cmpi"(%432, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %436 = "arith.select"(%435, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%434, %433, %436) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %437 = "arith.cmpi"(%430, %75) {predicate = 4 : i64} : (i32, i32) -> i1
      %438 = "arith.extui"(%437) : (i1) -> i8
      %439 = "arith.addi"(%58, %326) : (i64, i64) -> i64
      %440 = "llvm.getelementptr"(%61, %439) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %441 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 1092>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %442 = "arith.cmpi"(%438, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %443 = "arith.select"(%442, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%441, %440, %443) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %444 = "arith.cmpi"(%430, %83) {predicate = 4 : i64} : (i32, i32) -> i1
      %445 = "arith.extui"(%444) : (i1) -> i8
      %446 = "arith.addi"(%220, %326) : (i64, i64) -> i64
      %447 = "llvm.getelementptr"(%61, %446) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %448 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 1096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %449 = "arith.cmpi"(%445, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %450 = "arith.select"(%449, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%448, %447, %450) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %451 = "arith.cmpi"(%430, %92) {predicate = 4 : i64} : (i32, i32) -> i1
      %452 = "arith.extui"(%451) : (i1) -> i8
      %453 = "arith.addi"(%227, %326) : (i64, i64) -> i64
      %454 = "llvm.getelementptr"(%61, %453) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %455 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 1100>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %456 = "arith.cmpi"(%452, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %457 = "arith.select"(%456, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%455, %454, %457) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %458 = "arith.cmpi"(%430, %20) {predicate = 4 : i64} : (i32, i32) -> i1
      %459 = "arith.extui"(%458) : (i1) -> i8
      %460 = "arith.addi"(%234, %326) : (i64, i64) -> i64
      %461 = "llvm.getelementptr"(%61, %460) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %462 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 1104>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %463 = "arith.cmpi"(%459, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %464 = "arith.select"(%463, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%462, %461, %464) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %465 = "arith.cmpi"(%430, %108) {predicate = 4 : i64} : (i32, i32) -> i1
      %466 = "arith.extui"(%465) : (i1) -> i8
      %467 = "arith.addi"(%241, %326) : (i64, i64) -> i64
      %468 = "llvm.getelementptr"(%61, %467) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %469 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 1108>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %470 = "arith.cmpi"(%466, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %471 = "arith.select"(%470, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%469, %468, %471) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %472 = "arith.cmpi"(%430, %117) {predicate = 4 : i64} : (i32, i32) -> i1
      %473 = "arith.extui"(%472) : (i1) -> i8
      %474 = "arith.addi"(%248, %326) : (i64, i64) -> i64
      %475 = "llvm.getelementptr"(%61, %474) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %476 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 1112>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %477 = "arith.cmpi"(%473, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %478 = "arith.select"(%477, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%476, %475, %478) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %479 = "arith.cmpi"(%430, %126) {predicate = 4 : i64} : (i32, i32) -> i1
      %480 = "arith.extui"(%479) : (i1) -> i8
      %481 = "arith.addi"(%255, %326) : (i64, i64) -> i64
      %482 = "llvm.getelementptr"(%61, %481) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %483 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 1116>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %484 = "arith.cmpi"(%480, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %485 = "arith.select"(%484, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%483, %482, %485) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %486 = "arith.cmpi"(%430, %135) {predicate = 4 : i64} : (i32, i32) -> i1
      %487 = "arith.extui"(%486) : (i1) -> i8
      %488 = "arith.addi"(%262, %326) : (i64, i64) -> i64
      %489 = "llvm.getelementptr"(%61, %488) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %490 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 1120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %491 = "arith.cmpi"(%487, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %492 = "arith.select"(%491, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%490, %489, %492) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %493 = "arith.cmpi"(%430, %144) {predicate = 4 : i64} : (i32, i32) -> i1
      %494 = "arith.extui"(%493) : (i1) -> i8
      %495 = "arith.addi"(%269, %326) : (i64, i64) -> i64
      %496 = "llvm.getelementptr"(%61, %495) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %497 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 1124>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %498 = "arith.cmpi"(%494, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %499 = "arith.select"(%498, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%497, %496, %499) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %500 = "arith.cmpi"(%430, %153) {predicate = 4 : i64} : (i32, i32) -> i1
      %501 = "arith.extui"(%500) : (i1) -> i8
      %502 = "arith.addi"(%276, %326) : (i64, i64) -> i64
      %503 = "llvm.getelementptr"(%61, %502) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %504 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 1128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %505 = "arith.cmpi"(%501, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %506 = "arith.select"(%505, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%504, %503, %506) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %507 = "arith.cmpi"(%430, %162) {predicate = 4 : i64} : (i32, i32) -> i1
      %508 = "arith.extui"(%507) : (i1) -> i8
      %509 = "arith.addi"(%283, %326) : (i64, i64) -> i64
      %510 = "llvm.getelementptr"(%61, %509) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %511 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 1132>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %512 = "arith.cmpi"(%508, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %513 = "arith.select"(%512, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%511, %510, %513) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %514 = "arith.cmpi"(%430, %171) {predicate = 4 : i64} : (i32, i32) -> i1
      %515 = "arith.extui"(%514) : (i1) -> i8
      %516 = "arith.addi"(%290, %326) : (i64, i64) -> i64
      %517 = "llvm.getelementptr"(%61, %516) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %518 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 1136>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %519 = "arith.cmpi"(%515, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %520 = "arith.select"(%519, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%518, %517, %520) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %521 = "arith.cmpi"(%430, %180) {predicate = 4 : i64} : (i32, i32) -> i1
      %522 = "arith.extui"(%521) : (i1) -> i8
      %523 = "arith.addi"(%297, %326) : (i64, i64) -> i64
      %524 = "llvm.getelementptr"(%61, %523) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %525 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 1140>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %526 = "arith.cmpi"(%522, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %527 = "arith.select"(%526, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%525, %524, %527) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %528 = "arith.cmpi"(%430, %189) {predicate = 4 : i64} : (i32, i32) -> i1
      %529 = "arith.extui"(%528) : (i1) -> i8
      %530 = "arith.addi"(%304, %326) : (i64, i64) -> i64
      %531 = "llvm.getelementptr"(%61, %530) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %532 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 1144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %533 = "arith.cmpi"(%529, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %534 = "arith.select"(%533, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%532, %531, %534) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %535 = "arith.cmpi"(%430, %198) {predicate = 4 : i64} : (i32, i32) -> i1
      %536 = "arith.extui"(%535) : (i1) -> i8
      %537 = "arith.addi"(%311, %326) : (i64, i64) -> i64
      %538 = "llvm.getelementptr"(%61, %537) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %539 = "llvm.getelementptr"(%62) {rawConstantIndices = array<i32: 1148>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %540 = "arith.cmpi"(%536, %73) {predicate = 1 : i64} : (i8, i8) -> i1
      %541 = "arith.select"(%540, %75, %68) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%539, %538, %541) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %542 = "arith.divui"(%9, %83) : (i32, i32) -> i32
      %543 = "arith.remui"(%542, %75) : (i32, i32) -> i32
      %544 = "arith.divui"(%9, %135) : (i32, i32) -> i32
      %545 = "arith.constant"() {value = 2 : i32} : () -> i32
      %546 = "arith.remui"(%544, %545) : (i32, i32) -> i32
      %547 = "arith.remui"(%9, %83) : (i32, i32) -> i32
      %548 = "arith.muli"(%546, %75) : (i32, i32) -> i32
      %549 = "arith.addi"(%543, %548) : (i32, i32) -> i32
      %550 = "arith.muli"(%549, %75) : (i32, i32) -> i32
      %551 = "llvm.getelementptr"(%43, %550) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %552 = "arith.muli"(%547, %75) : (i32, i32) -> i32
      %553 = "llvm.getelementptr"(%44, %552) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %554 = "arith.muli"(%45, %8) : (i64, i64) -> i64
      %555 = "arith.constant"() {value = 32 : i64} : () -> i64
      %556 = "arith.muli"(%555, %8) : (i64, i64) -> i64
      %557 = "arith.extsi"(%549) : (i32) -> i64
      %558 = "arith.muli"(%557, %554) : (i64, i64) -> i64
      %559 = "arith.extsi"(%552) : (i32) -> i64
      %560 = "arith.addi"(%558, %559) : (i64, i64) -> i64
      %561 = "llvm.getelementptr"(%34, %560) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %562 = "arith.constant"() {value = dense<0.0> : vector<64xf32>} : () -> vector<64xf32>
      %563 = "vector.extract"(%562) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
      %564 = "vector.extract"(%562) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
      %565 = "vector.extract"(%562) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
      %566 = "vector.extract"(%562) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
      %567 = "vector.extract"(%562) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
      %568 = "vector.extract"(%562) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
      %569 = "vector.extract"(%562) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
      %570 = "vector.extract"(%562) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
      %571 = "vector.extract"(%562) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
      %572 = "vector.extract"(%562) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
      %573 = "vector.extract"(%562) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
      %574 = "vector.extract"(%562) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
      %575 = "vector.extract"(%562) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
      %576 = "vector.extract"(%562) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
      %577 = "vector.extract"(%562) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
      %578 = "vector.extract"(%562) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
      %579 = "vector.extract"(%562) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
      %580 = "vector.extract"(%562) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
      %581 = "vector.extract"(%562) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
      %582 = "vector.extract"(%562) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
      %583 = "vector.extract"(%562) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
      %584 = "vector.extract"(%562) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
      %585 = "vector.extract"(%562) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
      %586 = "vector.extract"(%562) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
      %587 = "vector.extract"(%562) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
      %588 = "vector.extract"(%562) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
      %589 = "vector.extract"(%562) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
      %590 = "vector.extract"(%562) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
      %591 = "vector.extract"(%562) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
      %592 = "vector.extract"(%562) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
      %593 = "vector.extract"(%562) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
      %594 = "vector.extract"(%562) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
      %595 = "vector.extract"(%562) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
      %596 = "vector.extract"(%562) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
      %597 = "vector.extract"(%562) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
      %598 = "vector.extract"(%562) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
      %599 = "vector.extract"(%562) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
      %600 = "vector.extract"(%562) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
      %601 = "vector.extract"(%562) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
      %602 = "vector.extract"(%562) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
      %603 = "vector.extract"(%562) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
      %604 = "vector.extract"(%562) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
      %605 = "vector.extract"(%562) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
      %606 = "vector.extract"(%562) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
      %607 = "vector.extract"(%562) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
      %608 = "vector.extract"(%562) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
      %609 = "vector.extract"(%562) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
      %610 = "vector.extract"(%562) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
      %611 = "vector.extract"(%562) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
      %612 = "vector.extract"(%562) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
      %613 = "vector.extract"(%562) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
      %614 = "vector.extract"(%562) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
      %615 = "vector.extract"(%562) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
      %616 = "vector.extract"(%562) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
      %617 = "vector.extract"(%562) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
      %618 = "vector.extract"(%562) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
      %619 = "vector.extract"(%562) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
      %620 = "vector.extract"(%562) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
      %621 = "vector.extract"(%562) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
      %622 = "vector.extract"(%562) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
      %623 = "vector.extract"(%562) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
      %624 = "vector.extract"(%562) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
      %625 = "vector.extract"(%562) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
      %626 = "vector.extract"(%562) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
      "nvvm.cp.async.wait.group"() {n = 1 : i32} : () -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %627 = "llvm.load"(%551) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %628 = "vector.extract"(%627) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %629 = "vector.extract"(%627) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %630 = "vector.extract"(%627) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %631 = "vector.extract"(%627) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %632 = "llvm.getelementptr"(%551) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %633 = "llvm.load"(%632) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %634 = "vector.extract"(%633) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %635 = "vector.extract"(%633) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %636 = "vector.extract"(%633) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %637 = "vector.extract"(%633) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %638 = "llvm.load"(%553) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %639 = "vector.extract"(%638) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %640 = "vector.extract"(%638) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %641 = "vector.extract"(%638) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %642 = "vector.extract"(%638) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %643 = "llvm.getelementptr"(%553) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %644 = "llvm.load"(%643) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %645 = "vector.extract"(%644) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %646 = "vector.extract"(%644) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %647 = "vector.extract"(%644) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %648 = "vector.extract"(%644) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %684, %685, %686, %687, %688, %689, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724, %725, %726, %727, %728, %729, %730 = "scf.for"(%68, %35, %17, %68, %545, %628, %629, %630, %631, %634, %635, %636, %637, %639, %640, %641, %642, %645, %646, %647, %648, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602, %603, %604, %605, %606, %607, %608, %609, %610, %611, %612, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %625, %626) ({
      ^bb0(%731: i32, %732: i32, %733: i32, %734: f32, %735: f32, %736: f32, %737: f32, %738: f32, %739: f32, %740: f32, %741: f32, %742: f32, %743: f32, %744: f32, %745: f32, %746: f32, %747: f32, %748: f32, %749: f32, %750: f32, %751: f32, %752: f32, %753: f32, %754: f32, %755: f32, %756: f32, %757: f32, %758: f32, %759: f32, %760: f32, %761: f32, %762: f32, %763: f32, %764: f32, %765: f32, %766: f32, %767: f32, %768: f32, %769: f32, %770: f32, %771: f32, %772: f32, %773: f32, %774: f32, %775: f32, %776: f32, %777: f32, %778: f32, %779: f32, %780: f32, %781: f32, %782: f32, %783: f32, %784: f32, %785: f32, %786: f32, %787: f32, %788: f32, %789: f32, %790: f32, %791: f32, %792: f32, %793: f32, %794: f32, %795: f32, %796: f32, %797: f32, %798: f32, %799: f32, %800: f32, %801: f32, %802: f32, %803: f32, %804: f32, %805: f32, %806: f32, %807: f32, %808: f32, %809: f32, %810: f32, %811: f32, %812: f32, %813: f32):
        %814 = "arith.addi"(%731, %545) : (i32, i32) -> i32
        %815 = "arith.constant"() {value = 1088 : i32} : () -> i32
        %816 = "arith.muli"(%732, %815) : (i32, i32) -> i32
        %817 = "arith.addi"(%54, %816) : (i32, i32) -> i32
        %818 = "llvm.getelementptr"(%551, %817) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %819 = "llvm.load"(%818) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %820 = "vector.extract"(%819) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %821 = "vector.extract"(%819) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %822 = "vector.extract"(%819) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %823 = "vector.extract"(%819) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %824 = "llvm.getelementptr"(%818) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %825 = "llvm.load"(%824) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %826 = "vector.extract"(%825) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %827 = "vector.extract"(%825) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %828 = "vector.extract"(%825) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %829 = "vector.extract"(%825) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %830 = "llvm.getelementptr"(%553, %817) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %831 = "llvm.load"(%830) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %832 = "vector.extract"(%831) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %833 = "vector.extract"(%831) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %834 = "vector.extract"(%831) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %835 = "vector.extract"(%831) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %836 = "llvm.getelementptr"(%830) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %837 = "llvm.load"(%836) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %838 = "vector.extract"(%837) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %839 = "vector.extract"(%837) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %840 = "vector.extract"(%837) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %841 = "vector.extract"(%837) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %842 = "arith.cmpi"(%814, %35) {predicate = 2 : i64} : (i32, i32) -> i1
        %843 = "arith.select"(%842, %64, %68) : (i1, i32, i32) -> i32
        %844 = "arith.cmpi"(%843, %68) {predicate = 4 : i64} : (i32, i32) -> i1
        %845 = "arith.extui"(%844) : (i1) -> i8
        %846 = "arith.extsi"(%814) : (i32) -> i64
        %847 = "arith.muli"(%846, %326) : (i64, i64) -> i64
        %848 = "llvm.getelementptr"(%53, %847) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %849 = "arith.muli"(%733, %815) : (i32, i32) -> i32
        %850 = "llvm.getelementptr"(%57, %849) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %851 = "arith.cmpi"(%845, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %852 = "arith.select"(%851, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%850, %848, %852) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %853 = "arith.cmpi"(%843, %75) {predicate = 4 : i64} : (i32, i32) -> i1
        %854 = "arith.extui"(%853) : (i1) -> i8
        %855 = "arith.addi"(%46, %847) : (i64, i64) -> i64
        %856 = "llvm.getelementptr"(%53, %855) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %857 = "arith.addi"(%75, %849) : (i32, i32) -> i32
        %858 = "llvm.getelementptr"(%57, %857) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %859 = "arith.cmpi"(%854, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %860 = "arith.select"(%859, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%858, %856, %860) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %861 = "arith.cmpi"(%843, %83) {predicate = 4 : i64} : (i32, i32) -> i1
        %862 = "arith.extui"(%861) : (i1) -> i8
        %863 = "arith.addi"(%87, %847) : (i64, i64) -> i64
        %864 = "llvm.getelementptr"(%53, %863) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %865 = "arith.addi"(%83, %849) : (i32, i32) -> i32
        %866 = "llvm.getelementptr"(%57, %865) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %867 = "arith.cmpi"(%862, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %868 = "arith.select"(%867, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%866, %864, %868) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %869 = "arith.cmpi"(%843, %92) {predicate = 4 : i64} : (i32, i32) -> i1
        %870 = "arith.extui"(%869) : (i1) -> i8
        %871 = "arith.addi"(%96, %847) : (i64, i64) -> i64
        %872 = "llvm.getelementptr"(%53, %871) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %873 = "arith.addi"(%92, %849) : (i32, i32) -> i32
        %874 = "llvm.getelementptr"(%57, %873) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %875 = "arith.cmpi"(%870, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %876 = "arith.select"(%875, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%874, %872, %876) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %877 = "arith.cmpi"(%843, %20) {predicate = 4 : i64} : (i32, i32) -> i1
        %878 = "arith.extui"(%877) : (i1) -> i8
        %879 = "arith.addi"(%103, %847) : (i64, i64) -> i64
        %880 = "llvm.getelementptr"(%53, %879) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %881 = "arith.addi"(%20, %849) : (i32, i32) -> i32
        %882 = "llvm.getelementptr"(%57, %881) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %883 = "arith.cmpi"(%878, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %884 = "arith.select"(%883, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%882, %880, %884) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %885 = "arith.cmpi"(%843, %108) {predicate = 4 : i64} : (i32, i32) -> i1
        %886 = "arith.extui"(%885) : (i1) -> i8
        %887 = "arith.addi"(%112, %847) : (i64, i64) -> i64
        %888 = "llvm.getelementptr"(%53, %887) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %889 = "arith.addi"(%108, %849) : (i32, i32) -> i32
        %890 = "llvm.getelementptr"(%57, %889) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %891 = "arith.cmpi"(%886, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %892 = "arith.select"(%891, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%890, %888, %892) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %893 = "arith.cmpi"(%843, %117) {predicate = 4 : i64} : (i32, i32) -> i1
        %894 = "arith.extui"(%893) : (i1) -> i8
        %895 = "arith.addi"(%121, %847) : (i64, i64) -> i64
        %896 = "llvm.getelementptr"(%53, %895) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %897 = "arith.addi"(%117, %849) : (i32, i32) -> i32
        %898 = "llvm.getelementptr"(%57, %897) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %899 = "arith.cmpi"(%894, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %900 = "arith.select"(%899, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%898, %896, %900) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %901 = "arith.cmpi"(%843, %126) {predicate = 4 : i64} : (i32, i32) -> i1
        %902 = "arith.extui"(%901) : (i1) -> i8
        %903 = "arith.addi"(%130, %847) : (i64, i64) -> i64
        %904 = "llvm.getelementptr"(%53, %903) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %905 = "arith.addi"(%126, %849) : (i32, i32) -> i32
        %906 = "llvm.getelementptr"(%57, %905) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %907 = "arith.cmpi"(%902, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %908 = "arith.select"(%907, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%906, %904, %908) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %909 = "arith.cmpi"(%843, %135) {predicate = 4 : i64} : (i32, i32) -> i1
        %910 = "arith.extui"(%909) : (i1) -> i8
        %911 = "arith.addi"(%139, %847) : (i64, i64) -> i64
        %912 = "llvm.getelementptr"(%53, %911) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %913 = "arith.addi"(%135, %849) : (i32, i32) -> i32
        %914 = "llvm.getelementptr"(%57, %913) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %915 = "arith.cmpi"(%910, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %916 = "arith.select"(%915, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%914, %912, %916) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %917 = "arith.cmpi"(%843, %144) {predicate = 4 : i64} : (i32, i32) -> i1
        %918 = "arith.extui"(%917) : (i1) -> i8
        %919 = "arith.addi"(%148, %847) : (i64, i64) -> i64
        %920 = "llvm.getelementptr"(%53, %919) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %921 = "arith.addi"(%144, %849) : (i32, i32) -> i32
        %922 = "llvm.getelementptr"(%57, %921) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %923 = "arith.cmpi"(%918, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %924 = "arith.select"(%923, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%922, %920, %924) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %925 = "arith.cmpi"(%843, %153) {predicate = 4 : i64} : (i32, i32) -> i1
        %926 = "arith.extui"(%925) : (i1) -> i8
        %927 = "arith.addi"(%157, %847) : (i64, i64) -> i64
        %928 = "llvm.getelementptr"(%53, %927) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %929 = "arith.addi"(%153, %849) : (i32, i32) -> i32
        %930 = "llvm.getelementptr"(%57, %929) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %931 = "arith.cmpi"(%926, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %932 = "arith.select"(%931, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%930, %928, %932) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %933 = "arith.cmpi"(%843, %162) {predicate = 4 : i64} : (i32, i32) -> i1
        %934 = "arith.extui"(%933) : (i1) -> i8
        %935 = "arith.addi"(%166, %847) : (i64, i64) -> i64
        %936 = "llvm.getelementptr"(%53, %935) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %937 = "arith.addi"(%162, %849) : (i32, i32) -> i32
        %938 = "llvm.getelementptr"(%57, %937) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %939 = "arith.cmpi"(%934, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %940 = "arith.select"(%939, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%938, %936, %940) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %941 = "arith.cmpi"(%843, %171) {predicate = 4 : i64} : (i32, i32) -> i1
        %942 = "arith.extui"(%941) : (i1) -> i8
        %943 = "arith.addi"(%175, %847) : (i64, i64) -> i64
        %944 = "llvm.getelementptr"(%53, %943) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %945 = "arith.addi"(%171, %849) : (i32, i32) -> i32
        %946 = "llvm.getelementptr"(%57, %945) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %947 = "arith.cmpi"(%942, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %948 = "arith.select"(%947, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%946, %944, %948) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %949 = "arith.cmpi"(%843, %180) {predicate = 4 : i64} : (i32, i32) -> i1
        %950 = "arith.extui"(%949) : (i1) -> i8
        %951 = "arith.addi"(%184, %847) : (i64, i64) -> i64
        %952 = "llvm.getelementptr"(%53, %951) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %953 = "arith.addi"(%180, %849) : (i32, i32) -> i32
        %954 = "llvm.getelementptr"(%57, %953) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %955 = "arith.cmpi"(%950, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %956 = "arith.select"(%955, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%954, %952, %956) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %957 = "arith.cmpi"(%843, %189) {predicate = 4 : i64} : (i32, i32) -> i1
        %958 = "arith.extui"(%957) : (i1) -> i8
        %959 = "arith.addi"(%193, %847) : (i64, i64) -> i64
        %960 = "llvm.getelementptr"(%53, %959) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %961 = "arith.addi"(%189, %849) : (i32, i32) -> i32
        %962 = "llvm.getelementptr"(%57, %961) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %963 = "arith.cmpi"(%958, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %964 = "arith.select"(%963, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%962, %960, %964) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %965 = "arith.cmpi"(%843, %198) {predicate = 4 : i64} : (i32, i32) -> i1
        %966 = "arith.extui"(%965) : (i1) -> i8
        %967 = "arith.addi"(%202, %847) : (i64, i64) -> i64
        %968 = "llvm.getelementptr"(%53, %967) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %969 = "arith.addi"(%198, %849) : (i32, i32) -> i32
        %970 = "llvm.getelementptr"(%57, %969) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %971 = "arith.cmpi"(%966, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %972 = "arith.select"(%971, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%970, %968, %972) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %973 = "llvm.intr.fma"(%734, %742, %750) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %974 = "llvm.intr.fma"(%734, %743, %758) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %975 = "llvm.intr.fma"(%734, %744, %766) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %976 = "llvm.intr.fma"(%734, %745, %774) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %977 = "llvm.intr.fma"(%734, %746, %782) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %978 = "llvm.intr.fma"(%734, %747, %790) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %979 = "llvm.intr.fma"(%734, %748, %798) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %980 = "llvm.intr.fma"(%734, %749, %806) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %981 = "llvm.intr.fma"(%735, %749, %807) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %982 = "llvm.intr.fma"(%735, %748, %799) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %983 = "llvm.intr.fma"(%735, %747, %791) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %984 = "llvm.intr.fma"(%735, %746, %783) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %985 = "llvm.intr.fma"(%735, %745, %775) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %986 = "llvm.intr.fma"(%735, %744, %767) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %987 = "llvm.intr.fma"(%735, %743, %759) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %988 = "llvm.intr.fma"(%735, %742, %751) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %989 = "llvm.intr.fma"(%736, %742, %752) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %990 = "llvm.intr.fma"(%736, %743, %760) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %991 = "llvm.intr.fma"(%736, %744, %768) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %992 = "llvm.intr.fma"(%736, %745, %776) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %993 = "llvm.intr.fma"(%736, %746, %784) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %994 = "llvm.intr.fma"(%736, %747, %792) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %995 = "llvm.intr.fma"(%736, %748, %800) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %996 = "llvm.intr.fma"(%736, %749, %808) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %997 = "llvm.intr.fma"(%737, %749, %809) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %998 = "llvm.intr.fma"(%737, %748, %801) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %999 = "llvm.intr.fma"(%737, %747, %793) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1000 = "llvm.intr.fma"(%737, %746, %785) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1001 = "llvm.intr.fma"(%737, %745, %777) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1002 = "llvm.intr.fma"(%737, %744, %769) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1003 = "llvm.intr.fma"(%737, %743, %761) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1004 = "llvm.intr.fma"(%737, %742, %753) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1005 = "llvm.intr.fma"(%738, %742, %754) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1006 = "llvm.intr.fma"(%738, %743, %762) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1007 = "llvm.intr.fma"(%738, %744, %770) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1008 = "llvm.intr.fma"(%738, %745, %778) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1009 = "llvm.intr.fma"(%738, %746, %786) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1010 = "llvm.intr.fma"(%738, %747, %794) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1011 = "llvm.intr.fma"(%738, %748, %802) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1012 = "llvm.intr.fma"(%738, %749, %810) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1013 = "llvm.intr.fma"(%739, %749, %811) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1014 = "llvm.intr.fma"(%739, %748, %803) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1015 = "llvm.intr.fma"(%739, %747, %795) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1016 = "llvm.intr.fma"(%739, %746, %787) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1017 = "llvm.intr.fma"(%739, %745, %779) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1018 = "llvm.intr.fma"(%739, %744, %771) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1019 = "llvm.intr.fma"(%739, %743, %763) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1020 = "llvm.intr.fma"(%739, %742, %755) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1021 = "llvm.intr.fma"(%740, %742, %756) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1022 = "llvm.intr.fma"(%740, %743, %764) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1023 = "llvm.intr.fma"(%740, %744, %772) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1024 = "llvm.intr.fma"(%740, %745, %780) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1025 = "llvm.intr.fma"(%740, %746, %788) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1026 = "llvm.intr.fma"(%740, %747, %796) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1027 = "llvm.intr.fma"(%740, %748, %804) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1028 = "llvm.intr.fma"(%740, %749, %812) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1029 = "llvm.intr.fma"(%741, %749, %813) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1030 = "llvm.intr.fma"(%741, %748, %805) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1031 = "llvm.intr.fma"(%741, %747, %797) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1032 = "llvm.intr.fma"(%741, %746, %789) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1033 = "llvm.intr.fma"(%741, %745, %781) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1034 = "llvm.intr.fma"(%741, %744, %773) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1035 = "llvm.intr.fma"(%741, %743, %765) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1036 = "llvm.intr.fma"(%741, %742, %757) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1037 = "arith.constant"() {value = 136 : i32} : () -> i32
        %1038 = "arith.addi"(%1037, %816) : (i32, i32) -> i32
        %1039 = "llvm.getelementptr"(%551, %1038) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1040 = "llvm.load"(%1039) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1041 = "vector.extract"(%1040) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1042 = "vector.extract"(%1040) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1043 = "vector.extract"(%1040) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1044 = "vector.extract"(%1040) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1045 = "llvm.getelementptr"(%1039) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1046 = "llvm.load"(%1045) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1047 = "vector.extract"(%1046) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1048 = "vector.extract"(%1046) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1049 = "vector.extract"(%1046) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1050 = "vector.extract"(%1046) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1051 = "llvm.getelementptr"(%553, %1038) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1052 = "llvm.load"(%1051) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1053 = "vector.extract"(%1052) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1054 = "vector.extract"(%1052) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1055 = "vector.extract"(%1052) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1056 = "vector.extract"(%1052) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1057 = "llvm.getelementptr"(%1051) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1058 = "llvm.load"(%1057) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1059 = "vector.extract"(%1058) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1060 = "vector.extract"(%1058) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1061 = "vector.extract"(%1058) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1062 = "vector.extract"(%1058) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1063 = "llvm.intr.fma"(%820, %832, %973) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1064 = "llvm.intr.fma"(%820, %833, %974) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1065 = "llvm.intr.fma"(%820, %834, %975) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1066 = "llvm.intr.fma"(%820, %835, %976) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1067 = "llvm.intr.fma"(%820, %838, %977) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1068 = "llvm.intr.fma"(%820, %839, %978) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1069 = "llvm.intr.fma"(%820, %840, %979) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1070 = "llvm.intr.fma"(%820, %841, %980) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1071 = "llvm.intr.fma"(%821, %841, %981) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1072 = "llvm.intr.fma"(%821, %840, %982) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1073 = "llvm.intr.fma"(%821, %839, %983) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1074 = "llvm.intr.fma"(%821, %838, %984) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1075 = "llvm.intr.fma"(%821, %835, %985) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1076 = "llvm.intr.fma"(%821, %834, %986) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1077 = "llvm.intr.fma"(%821, %833, %987) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1078 = "llvm.intr.fma"(%821, %832, %988) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1079 = "llvm.intr.fma"(%822, %832, %989) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1080 = "llvm.intr.fma"(%822, %833, %990) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1081 = "llvm.intr.fma"(%822, %834, %991) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1082 = "llvm.intr.fma"(%822, %835, %992) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1083 = "llvm.intr.fma"(%822, %838, %993) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1084 = "llvm.intr.fma"(%822, %839, %994) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1085 = "llvm.intr.fma"(%822, %840, %995) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1086 = "llvm.intr.fma"(%822, %841, %996) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1087 = "llvm.intr.fma"(%823, %841, %997) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1088 = "llvm.intr.fma"(%823, %840, %998) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1089 = "llvm.intr.fma"(%823, %839, %999) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1090 = "llvm.intr.fma"(%823, %838, %1000) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1091 = "llvm.intr.fma"(%823, %835, %1001) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1092 = "llvm.intr.fma"(%823, %834, %1002) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1093 = "llvm.intr.fma"(%823, %833, %1003) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1094 = "llvm.intr.fma"(%823, %832, %1004) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1095 = "llvm.intr.fma"(%826, %832, %1005) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1096 = "llvm.intr.fma"(%826, %833, %1006) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1097 = "llvm.intr.fma"(%826, %834, %1007) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1098 = "llvm.intr.fma"(%826, %835, %1008) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1099 = "llvm.intr.fma"(%826, %838, %1009) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1100 = "llvm.intr.fma"(%826, %839, %1010) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1101 = "llvm.intr.fma"(%826, %840, %1011) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1102 = "llvm.intr.fma"(%826, %841, %1012) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1103 = "llvm.intr.fma"(%827, %841, %1013) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1104 = "llvm.intr.fma"(%827, %840, %1014) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1105 = "llvm.intr.fma"(%827, %839, %1015) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1106 = "llvm.intr.fma"(%827, %838, %1016) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1107 = "llvm.intr.fma"(%827, %835, %1017) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1108 = "llvm.intr.fma"(%827, %834, %1018) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1109 = "llvm.intr.fma"(%827, %833, %1019) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1110 = "llvm.intr.fma"(%827, %832, %1020) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1111 = "llvm.intr.fma"(%828, %832, %1021) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1112 = "llvm.intr.fma"(%828, %833, %1022) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1113 = "llvm.intr.fma"(%828, %834, %1023) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1114 = "llvm.intr.fma"(%828, %835, %1024) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1115 = "llvm.intr.fma"(%828, %838, %1025) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1116 = "llvm.intr.fma"(%828, %839, %1026) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1117 = "llvm.intr.fma"(%828, %840, %1027) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1118 = "llvm.intr.fma"(%828, %841, %1028) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1119 = "llvm.intr.fma"(%829, %841, %1029) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1120 = "llvm.intr.fma"(%829, %840, %1030) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1121 = "llvm.intr.fma"(%829, %839, %1031) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1122 = "llvm.intr.fma"(%829, %838, %1032) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1123 = "llvm.intr.fma"(%829, %835, %1033) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1124 = "llvm.intr.fma"(%829, %834, %1034) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1125 = "llvm.intr.fma"(%829, %833, %1035) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1126 = "llvm.intr.fma"(%829, %832, %1036) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1127 = "arith.constant"() {value = 204 : i32} : () -> i32
        %1128 = "arith.addi"(%1127, %816) : (i32, i32) -> i32
        %1129 = "llvm.getelementptr"(%551, %1128) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1130 = "llvm.load"(%1129) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1131 = "vector.extract"(%1130) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1132 = "vector.extract"(%1130) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1133 = "vector.extract"(%1130) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1134 = "vector.extract"(%1130) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1135 = "llvm.getelementptr"(%1129) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1136 = "llvm.load"(%1135) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1137 = "vector.extract"(%1136) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1138 = "vector.extract"(%1136) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1139 = "vector.extract"(%1136) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1140 = "vector.extract"(%1136) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1141 = "llvm.getelementptr"(%553, %1128) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1142 = "llvm.load"(%1141) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1143 = "vector.extract"(%1142) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1144 = "vector.extract"(%1142) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1145 = "vector.extract"(%1142) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1146 = "vector.extract"(%1142) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1147 = "llvm.getelementptr"(%1141) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1148 = "llvm.load"(%1147) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1149 = "vector.extract"(%1148) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1150 = "vector.extract"(%1148) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1151 = "vector.extract"(%1148) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1152 = "vector.extract"(%1148) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1153 = "llvm.intr.fma"(%1041, %1053, %1063) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1154 = "llvm.intr.fma"(%1041, %1054, %1064) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1155 = "llvm.intr.fma"(%1041, %1055, %1065) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1156 = "llvm.intr.fma"(%1041, %1056, %1066) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1157 = "llvm.intr.fma"(%1041, %1059, %1067) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1158 = "llvm.intr.fma"(%1041, %1060, %1068) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1159 = "llvm.intr.fma"(%1041, %1061, %1069) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1160 = "llvm.intr.fma"(%1041, %1062, %1070) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1161 = "llvm.intr.fma"(%1042, %1062, %1071) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1162 = "llvm.intr.fma"(%1042, %1061, %1072) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1163 = "llvm.intr.fma"(%1042, %1060, %1073) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1164 = "llvm.intr.fma"(%1042, %1059, %1074) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1165 = "llvm.intr.fma"(%1042, %1056, %1075) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1166 = "llvm.intr.fma"(%1042, %1055, %1076) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1167 = "llvm.intr.fma"(%1042, %1054, %1077) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1168 = "llvm.intr.fma"(%1042, %1053, %1078) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1169 = "llvm.intr.fma"(%1043, %1053, %1079) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1170 = "llvm.intr.fma"(%1043, %1054, %1080) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1171 = "llvm.intr.fma"(%1043, %1055, %1081) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1172 = "llvm.intr.fma"(%1043, %1056, %1082) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1173 = "llvm.intr.fma"(%1043, %1059, %1083) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1174 = "llvm.intr.fma"(%1043, %1060, %1084) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1175 = "llvm.intr.fma"(%1043, %1061, %1085) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1176 = "llvm.intr.fma"(%1043, %1062, %1086) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1177 = "llvm.intr.fma"(%1044, %1062, %1087) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1178 = "llvm.intr.fma"(%1044, %1061, %1088) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1179 = "llvm.intr.fma"(%1044, %1060, %1089) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1180 = "llvm.intr.fma"(%1044, %1059, %1090) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1181 = "llvm.intr.fma"(%1044, %1056, %1091) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1182 = "llvm.intr.fma"(%1044, %1055, %1092) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1183 = "llvm.intr.fma"(%1044, %1054, %1093) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1184 = "llvm.intr.fma"(%1044, %1053, %1094) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1185 = "llvm.intr.fma"(%1047, %1053, %1095) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1186 = "llvm.intr.fma"(%1047, %1054, %1096) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1187 = "llvm.intr.fma"(%1047, %1055, %1097) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1188 = "llvm.intr.fma"(%1047, %1056, %1098) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1189 = "llvm.intr.fma"(%1047, %1059, %1099) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1190 = "llvm.intr.fma"(%1047, %1060, %1100) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1191 = "llvm.intr.fma"(%1047, %1061, %1101) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1192 = "llvm.intr.fma"(%1047, %1062, %1102) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1193 = "llvm.intr.fma"(%1048, %1062, %1103) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1194 = "llvm.intr.fma"(%1048, %1061, %1104) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1195 = "llvm.intr.fma"(%1048, %1060, %1105) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1196 = "llvm.intr.fma"(%1048, %1059, %1106) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1197 = "llvm.intr.fma"(%1048, %1056, %1107) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1198 = "llvm.intr.fma"(%1048, %1055, %1108) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1199 = "llvm.intr.fma"(%1048, %1054, %1109) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1200 = "llvm.intr.fma"(%1048, %1053, %1110) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1201 = "llvm.intr.fma"(%1049, %1053, %1111) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1202 = "llvm.intr.fma"(%1049, %1054, %1112) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1203 = "llvm.intr.fma"(%1049, %1055, %1113) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1204 = "llvm.intr.fma"(%1049, %1056, %1114) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1205 = "llvm.intr.fma"(%1049, %1059, %1115) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1206 = "llvm.intr.fma"(%1049, %1060, %1116) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1207 = "llvm.intr.fma"(%1049, %1061, %1117) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1208 = "llvm.intr.fma"(%1049, %1062, %1118) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1209 = "llvm.intr.fma"(%1050, %1062, %1119) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1210 = "llvm.intr.fma"(%1050, %1061, %1120) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1211 = "llvm.intr.fma"(%1050, %1060, %1121) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1212 = "llvm.intr.fma"(%1050, %1059, %1122) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1213 = "llvm.intr.fma"(%1050, %1056, %1123) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1214 = "llvm.intr.fma"(%1050, %1055, %1124) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1215 = "llvm.intr.fma"(%1050, %1054, %1125) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1216 = "llvm.intr.fma"(%1050, %1053, %1126) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1217 = "arith.constant"() {value = 272 : i32} : () -> i32
        %1218 = "arith.addi"(%1217, %816) : (i32, i32) -> i32
        %1219 = "llvm.getelementptr"(%551, %1218) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1220 = "llvm.load"(%1219) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1221 = "vector.extract"(%1220) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1222 = "vector.extract"(%1220) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1223 = "vector.extract"(%1220) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1224 = "vector.extract"(%1220) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1225 = "llvm.getelementptr"(%1219) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1226 = "llvm.load"(%1225) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1227 = "vector.extract"(%1226) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1228 = "vector.extract"(%1226) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1229 = "vector.extract"(%1226) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1230 = "vector.extract"(%1226) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1231 = "llvm.getelementptr"(%553, %1218) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1232 = "llvm.load"(%1231) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1233 = "vector.extract"(%1232) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1234 = "vector.extract"(%1232) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1235 = "vector.extract"(%1232) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1236 = "vector.extract"(%1232) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1237 = "llvm.getelementptr"(%1231) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1238 = "llvm.load"(%1237) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1239 = "vector.extract"(%1238) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1240 = "vector.extract"(%1238) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1241 = "vector.extract"(%1238) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1242 = "vector.extract"(%1238) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1243 = "llvm.intr.fma"(%1131, %1143, %1153) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1244 = "llvm.intr.fma"(%1131, %1144, %1154) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1245 = "llvm.intr.fma"(%1131, %1145, %1155) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1246 = "llvm.intr.fma"(%1131, %1146, %1156) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1247 = "llvm.intr.fma"(%1131, %1149, %1157) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1248 = "llvm.intr.fma"(%1131, %1150, %1158) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1249 = "llvm.intr.fma"(%1131, %1151, %1159) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1250 = "llvm.intr.fma"(%1131, %1152, %1160) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1251 = "llvm.intr.fma"(%1132, %1152, %1161) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1252 = "llvm.intr.fma"(%1132, %1151, %1162) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1253 = "llvm.intr.fma"(%1132, %1150, %1163) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1254 = "llvm.intr.fma"(%1132, %1149, %1164) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1255 = "llvm.intr.fma"(%1132, %1146, %1165) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1256 = "llvm.intr.fma"(%1132, %1145, %1166) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1257 = "llvm.intr.fma"(%1132, %1144, %1167) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1258 = "llvm.intr.fma"(%1132, %1143, %1168) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1259 = "llvm.intr.fma"(%1133, %1143, %1169) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1260 = "llvm.intr.fma"(%1133, %1144, %1170) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1261 = "llvm.intr.fma"(%1133, %1145, %1171) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1262 = "llvm.intr.fma"(%1133, %1146, %1172) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1263 = "llvm.intr.fma"(%1133, %1149, %1173) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1264 = "llvm.intr.fma"(%1133, %1150, %1174) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1265 = "llvm.intr.fma"(%1133, %1151, %1175) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1266 = "llvm.intr.fma"(%1133, %1152, %1176) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1267 = "llvm.intr.fma"(%1134, %1152, %1177) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1268 = "llvm.intr.fma"(%1134, %1151, %1178) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1269 = "llvm.intr.fma"(%1134, %1150, %1179) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1270 = "llvm.intr.fma"(%1134, %1149, %1180) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1271 = "llvm.intr.fma"(%1134, %1146, %1181) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1272 = "llvm.intr.fma"(%1134, %1145, %1182) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1273 = "llvm.intr.fma"(%1134, %1144, %1183) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1274 = "llvm.intr.fma"(%1134, %1143, %1184) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1275 = "llvm.intr.fma"(%1137, %1143, %1185) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1276 = "llvm.intr.fma"(%1137, %1144, %1186) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1277 = "llvm.intr.fma"(%1137, %1145, %1187) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1278 = "llvm.intr.fma"(%1137, %1146, %1188) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1279 = "llvm.intr.fma"(%1137, %1149, %1189) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1280 = "llvm.intr.fma"(%1137, %1150, %1190) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1281 = "llvm.intr.fma"(%1137, %1151, %1191) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1282 = "llvm.intr.fma"(%1137, %1152, %1192) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1283 = "llvm.intr.fma"(%1138, %1152, %1193) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1284 = "llvm.intr.fma"(%1138, %1151, %1194) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1285 = "llvm.intr.fma"(%1138, %1150, %1195) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1286 = "llvm.intr.fma"(%1138, %1149, %1196) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1287 = "llvm.intr.fma"(%1138, %1146, %1197) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1288 = "llvm.intr.fma"(%1138, %1145, %1198) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1289 = "llvm.intr.fma"(%1138, %1144, %1199) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1290 = "llvm.intr.fma"(%1138, %1143, %1200) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1291 = "llvm.intr.fma"(%1139, %1143, %1201) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1292 = "llvm.intr.fma"(%1139, %1144, %1202) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1293 = "llvm.intr.fma"(%1139, %1145, %1203) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1294 = "llvm.intr.fma"(%1139, %1146, %1204) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1295 = "llvm.intr.fma"(%1139, %1149, %1205) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1296 = "llvm.intr.fma"(%1139, %1150, %1206) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1297 = "llvm.intr.fma"(%1139, %1151, %1207) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1298 = "llvm.intr.fma"(%1139, %1152, %1208) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1299 = "llvm.intr.fma"(%1140, %1152, %1209) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1300 = "llvm.intr.fma"(%1140, %1151, %1210) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1301 = "llvm.intr.fma"(%1140, %1150, %1211) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1302 = "llvm.intr.fma"(%1140, %1149, %1212) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1303 = "llvm.intr.fma"(%1140, %1146, %1213) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1304 = "llvm.intr.fma"(%1140, %1145, %1214) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1305 = "llvm.intr.fma"(%1140, %1144, %1215) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1306 = "llvm.intr.fma"(%1140, %1143, %1216) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1307 = "arith.constant"() {value = 340 : i32} : () -> i32
        %1308 = "arith.addi"(%1307, %816) : (i32, i32) -> i32
        %1309 = "llvm.getelementptr"(%551, %1308) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1310 = "llvm.load"(%1309) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1311 = "vector.extract"(%1310) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1312 = "vector.extract"(%1310) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1313 = "vector.extract"(%1310) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1314 = "vector.extract"(%1310) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1315 = "llvm.getelementptr"(%1309) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1316 = "llvm.load"(%1315) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1317 = "vector.extract"(%1316) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1318 = "vector.extract"(%1316) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1319 = "vector.extract"(%1316) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1320 = "vector.extract"(%1316) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1321 = "llvm.getelementptr"(%553, %1308) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1322 = "llvm.load"(%1321) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1323 = "vector.extract"(%1322) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1324 = "vector.extract"(%1322) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1325 = "vector.extract"(%1322) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1326 = "vector.extract"(%1322) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1327 = "llvm.getelementptr"(%1321) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1328 = "llvm.load"(%1327) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1329 = "vector.extract"(%1328) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1330 = "vector.extract"(%1328) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1331 = "vector.extract"(%1328) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1332 = "vector.extract"(%1328) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1333 = "llvm.intr.fma"(%1221, %1233, %1243) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1334 = "llvm.intr.fma"(%1221, %1234, %1244) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1335 = "llvm.intr.fma"(%1221, %1235, %1245) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1336 = "llvm.intr.fma"(%1221, %1236, %1246) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1337 = "llvm.intr.fma"(%1221, %1239, %1247) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1338 = "llvm.intr.fma"(%1221, %1240, %1248) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1339 = "llvm.intr.fma"(%1221, %1241, %1249) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1340 = "llvm.intr.fma"(%1221, %1242, %1250) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1341 = "llvm.intr.fma"(%1222, %1242, %1251) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1342 = "llvm.intr.fma"(%1222, %1241, %1252) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1343 = "llvm.intr.fma"(%1222, %1240, %1253) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1344 = "llvm.intr.fma"(%1222, %1239, %1254) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1345 = "llvm.intr.fma"(%1222, %1236, %1255) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1346 = "llvm.intr.fma"(%1222, %1235, %1256) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1347 = "llvm.intr.fma"(%1222, %1234, %1257) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1348 = "llvm.intr.fma"(%1222, %1233, %1258) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1349 = "llvm.intr.fma"(%1223, %1233, %1259) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1350 = "llvm.intr.fma"(%1223, %1234, %1260) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1351 = "llvm.intr.fma"(%1223, %1235, %1261) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1352 = "llvm.intr.fma"(%1223, %1236, %1262) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1353 = "llvm.intr.fma"(%1223, %1239, %1263) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1354 = "llvm.intr.fma"(%1223, %1240, %1264) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1355 = "llvm.intr.fma"(%1223, %1241, %1265) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1356 = "llvm.intr.fma"(%1223, %1242, %1266) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1357 = "llvm.intr.fma"(%1224, %1242, %1267) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1358 = "llvm.intr.fma"(%1224, %1241, %1268) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1359 = "llvm.intr.fma"(%1224, %1240, %1269) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1360 = "llvm.intr.fma"(%1224, %1239, %1270) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1361 = "llvm.intr.fma"(%1224, %1236, %1271) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1362 = "llvm.intr.fma"(%1224, %1235, %1272) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1363 = "llvm.intr.fma"(%1224, %1234, %1273) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1364 = "llvm.intr.fma"(%1224, %1233, %1274) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1365 = "llvm.intr.fma"(%1227, %1233, %1275) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1366 = "llvm.intr.fma"(%1227, %1234, %1276) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1367 = "llvm.intr.fma"(%1227, %1235, %1277) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1368 = "llvm.intr.fma"(%1227, %1236, %1278) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1369 = "llvm.intr.fma"(%1227, %1239, %1279) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1370 = "llvm.intr.fma"(%1227, %1240, %1280) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1371 = "llvm.intr.fma"(%1227, %1241, %1281) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1372 = "llvm.intr.fma"(%1227, %1242, %1282) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1373 = "llvm.intr.fma"(%1228, %1242, %1283) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1374 = "llvm.intr.fma"(%1228, %1241, %1284) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1375 = "llvm.intr.fma"(%1228, %1240, %1285) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1376 = "llvm.intr.fma"(%1228, %1239, %1286) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1377 = "llvm.intr.fma"(%1228, %1236, %1287) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1378 = "llvm.intr.fma"(%1228, %1235, %1288) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1379 = "llvm.intr.fma"(%1228, %1234, %1289) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1380 = "llvm.intr.fma"(%1228, %1233, %1290) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1381 = "llvm.intr.fma"(%1229, %1233, %1291) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1382 = "llvm.intr.fma"(%1229, %1234, %1292) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1383 = "llvm.intr.fma"(%1229, %1235, %1293) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1384 = "llvm.intr.fma"(%1229, %1236, %1294) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1385 = "llvm.intr.fma"(%1229, %1239, %1295) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1386 = "llvm.intr.fma"(%1229, %1240, %1296) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1387 = "llvm.intr.fma"(%1229, %1241, %1297) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1388 = "llvm.intr.fma"(%1229, %1242, %1298) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1389 = "llvm.intr.fma"(%1230, %1242, %1299) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1390 = "llvm.intr.fma"(%1230, %1241, %1300) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1391 = "llvm.intr.fma"(%1230, %1240, %1301) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1392 = "llvm.intr.fma"(%1230, %1239, %1302) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1393 = "llvm.intr.fma"(%1230, %1236, %1303) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1394 = "llvm.intr.fma"(%1230, %1235, %1304) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1395 = "llvm.intr.fma"(%1230, %1234, %1305) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1396 = "llvm.intr.fma"(%1230, %1233, %1306) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1397 = "arith.constant"() {value = 408 : i32} : () -> i32
        %1398 = "arith.addi"(%1397, %816) : (i32, i32) -> i32
        %1399 = "llvm.getelementptr"(%551, %1398) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1400 = "llvm.load"(%1399) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1401 = "vector.extract"(%1400) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1402 = "vector.extract"(%1400) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1403 = "vector.extract"(%1400) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1404 = "vector.extract"(%1400) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1405 = "llvm.getelementptr"(%1399) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1406 = "llvm.load"(%1405) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1407 = "vector.extract"(%1406) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1408 = "vector.extract"(%1406) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1409 = "vector.extract"(%1406) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1410 = "vector.extract"(%1406) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1411 = "llvm.getelementptr"(%553, %1398) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1412 = "llvm.load"(%1411) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1413 = "vector.extract"(%1412) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1414 = "vector.extract"(%1412) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1415 = "vector.extract"(%1412) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1416 = "vector.extract"(%1412) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1417 = "llvm.getelementptr"(%1411) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1418 = "llvm.load"(%1417) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1419 = "vector.extract"(%1418) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1420 = "vector.extract"(%1418) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1421 = "vector.extract"(%1418) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1422 = "vector.extract"(%1418) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1423 = "llvm.intr.fma"(%1311, %1323, %1333) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1424 = "llvm.intr.fma"(%1311, %1324, %1334) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1425 = "llvm.intr.fma"(%1311, %1325, %1335) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1426 = "llvm.intr.fma"(%1311, %1326, %1336) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1427 = "llvm.intr.fma"(%1311, %1329, %1337) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1428 = "llvm.intr.fma"(%1311, %1330, %1338) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1429 = "llvm.intr.fma"(%1311, %1331, %1339) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1430 = "llvm.intr.fma"(%1311, %1332, %1340) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1431 = "llvm.intr.fma"(%1312, %1332, %1341) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1432 = "llvm.intr.fma"(%1312, %1331, %1342) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1433 = "llvm.intr.fma"(%1312, %1330, %1343) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1434 = "llvm.intr.fma"(%1312, %1329, %1344) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1435 = "llvm.intr.fma"(%1312, %1326, %1345) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1436 = "llvm.intr.fma"(%1312, %1325, %1346) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1437 = "llvm.intr.fma"(%1312, %1324, %1347) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1438 = "llvm.intr.fma"(%1312, %1323, %1348) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1439 = "llvm.intr.fma"(%1313, %1323, %1349) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1440 = "llvm.intr.fma"(%1313, %1324, %1350) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1441 = "llvm.intr.fma"(%1313, %1325, %1351) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1442 = "llvm.intr.fma"(%1313, %1326, %1352) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1443 = "llvm.intr.fma"(%1313, %1329, %1353) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1444 = "llvm.intr.fma"(%1313, %1330, %1354) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1445 = "llvm.intr.fma"(%1313, %1331, %1355) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1446 = "llvm.intr.fma"(%1313, %1332, %1356) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1447 = "llvm.intr.fma"(%1314, %1332, %1357) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1448 = "llvm.intr.fma"(%1314, %1331, %1358) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1449 = "llvm.intr.fma"(%1314, %1330, %1359) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1450 = "llvm.intr.fma"(%1314, %1329, %1360) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1451 = "llvm.intr.fma"(%1314, %1326, %1361) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1452 = "llvm.intr.fma"(%1314, %1325, %1362) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1453 = "llvm.intr.fma"(%1314, %1324, %1363) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1454 = "llvm.intr.fma"(%1314, %1323, %1364) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1455 = "llvm.intr.fma"(%1317, %1323, %1365) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1456 = "llvm.intr.fma"(%1317, %1324, %1366) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1457 = "llvm.intr.fma"(%1317, %1325, %1367) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1458 = "llvm.intr.fma"(%1317, %1326, %1368) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1459 = "llvm.intr.fma"(%1317, %1329, %1369) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1460 = "llvm.intr.fma"(%1317, %1330, %1370) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1461 = "llvm.intr.fma"(%1317, %1331, %1371) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1462 = "llvm.intr.fma"(%1317, %1332, %1372) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1463 = "llvm.intr.fma"(%1318, %1332, %1373) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1464 = "llvm.intr.fma"(%1318, %1331, %1374) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1465 = "llvm.intr.fma"(%1318, %1330, %1375) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1466 = "llvm.intr.fma"(%1318, %1329, %1376) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1467 = "llvm.intr.fma"(%1318, %1326, %1377) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1468 = "llvm.intr.fma"(%1318, %1325, %1378) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1469 = "llvm.intr.fma"(%1318, %1324, %1379) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1470 = "llvm.intr.fma"(%1318, %1323, %1380) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1471 = "llvm.intr.fma"(%1319, %1323, %1381) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1472 = "llvm.intr.fma"(%1319, %1324, %1382) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1473 = "llvm.intr.fma"(%1319, %1325, %1383) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1474 = "llvm.intr.fma"(%1319, %1326, %1384) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1475 = "llvm.intr.fma"(%1319, %1329, %1385) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1476 = "llvm.intr.fma"(%1319, %1330, %1386) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1477 = "llvm.intr.fma"(%1319, %1331, %1387) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1478 = "llvm.intr.fma"(%1319, %1332, %1388) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1479 = "llvm.intr.fma"(%1320, %1332, %1389) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1480 = "llvm.intr.fma"(%1320, %1331, %1390) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1481 = "llvm.intr.fma"(%1320, %1330, %1391) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1482 = "llvm.intr.fma"(%1320, %1329, %1392) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1483 = "llvm.intr.fma"(%1320, %1326, %1393) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1484 = "llvm.intr.fma"(%1320, %1325, %1394) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1485 = "llvm.intr.fma"(%1320, %1324, %1395) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1486 = "llvm.intr.fma"(%1320, %1323, %1396) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1487 = "arith.constant"() {value = 476 : i32} : () -> i32
        %1488 = "arith.addi"(%1487, %816) : (i32, i32) -> i32
        %1489 = "llvm.getelementptr"(%551, %1488) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1490 = "llvm.load"(%1489) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1491 = "vector.extract"(%1490) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1492 = "vector.extract"(%1490) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1493 = "vector.extract"(%1490) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1494 = "vector.extract"(%1490) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1495 = "llvm.getelementptr"(%1489) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1496 = "llvm.load"(%1495) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1497 = "vector.extract"(%1496) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1498 = "vector.extract"(%1496) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1499 = "vector.extract"(%1496) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1500 = "vector.extract"(%1496) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1501 = "llvm.getelementptr"(%553, %1488) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1502 = "llvm.load"(%1501) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1503 = "vector.extract"(%1502) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1504 = "vector.extract"(%1502) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1505 = "vector.extract"(%1502) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1506 = "vector.extract"(%1502) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1507 = "llvm.getelementptr"(%1501) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1508 = "llvm.load"(%1507) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1509 = "vector.extract"(%1508) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1510 = "vector.extract"(%1508) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1511 = "vector.extract"(%1508) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1512 = "vector.extract"(%1508) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1513 = "llvm.intr.fma"(%1401, %1413, %1423) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1514 = "llvm.intr.fma"(%1401, %1414, %1424) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1515 = "llvm.intr.fma"(%1401, %1415, %1425) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1516 = "llvm.intr.fma"(%1401, %1416, %1426) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1517 = "llvm.intr.fma"(%1401, %1419, %1427) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1518 = "llvm.intr.fma"(%1401, %1420, %1428) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1519 = "llvm.intr.fma"(%1401, %1421, %1429) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1520 = "llvm.intr.fma"(%1401, %1422, %1430) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1521 = "llvm.intr.fma"(%1402, %1422, %1431) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1522 = "llvm.intr.fma"(%1402, %1421, %1432) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1523 = "llvm.intr.fma"(%1402, %1420, %1433) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1524 = "llvm.intr.fma"(%1402, %1419, %1434) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1525 = "llvm.intr.fma"(%1402, %1416, %1435) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1526 = "llvm.intr.fma"(%1402, %1415, %1436) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1527 = "llvm.intr.fma"(%1402, %1414, %1437) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1528 = "llvm.intr.fma"(%1402, %1413, %1438) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1529 = "llvm.intr.fma"(%1403, %1413, %1439) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1530 = "llvm.intr.fma"(%1403, %1414, %1440) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1531 = "llvm.intr.fma"(%1403, %1415, %1441) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1532 = "llvm.intr.fma"(%1403, %1416, %1442) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1533 = "llvm.intr.fma"(%1403, %1419, %1443) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1534 = "llvm.intr.fma"(%1403, %1420, %1444) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1535 = "llvm.intr.fma"(%1403, %1421, %1445) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1536 = "llvm.intr.fma"(%1403, %1422, %1446) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1537 = "llvm.intr.fma"(%1404, %1422, %1447) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1538 = "llvm.intr.fma"(%1404, %1421, %1448) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1539 = "llvm.intr.fma"(%1404, %1420, %1449) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1540 = "llvm.intr.fma"(%1404, %1419, %1450) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1541 = "llvm.intr.fma"(%1404, %1416, %1451) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1542 = "llvm.intr.fma"(%1404, %1415, %1452) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1543 = "llvm.intr.fma"(%1404, %1414, %1453) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1544 = "llvm.intr.fma"(%1404, %1413, %1454) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1545 = "llvm.intr.fma"(%1407, %1413, %1455) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1546 = "llvm.intr.fma"(%1407, %1414, %1456) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1547 = "llvm.intr.fma"(%1407, %1415, %1457) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1548 = "llvm.intr.fma"(%1407, %1416, %1458) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1549 = "llvm.intr.fma"(%1407, %1419, %1459) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1550 = "llvm.intr.fma"(%1407, %1420, %1460) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1551 = "llvm.intr.fma"(%1407, %1421, %1461) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1552 = "llvm.intr.fma"(%1407, %1422, %1462) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1553 = "llvm.intr.fma"(%1408, %1422, %1463) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1554 = "llvm.intr.fma"(%1408, %1421, %1464) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1555 = "llvm.intr.fma"(%1408, %1420, %1465) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1556 = "llvm.intr.fma"(%1408, %1419, %1466) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1557 = "llvm.intr.fma"(%1408, %1416, %1467) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1558 = "llvm.intr.fma"(%1408, %1415, %1468) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1559 = "llvm.intr.fma"(%1408, %1414, %1469) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1560 = "llvm.intr.fma"(%1408, %1413, %1470) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1561 = "llvm.intr.fma"(%1409, %1413, %1471) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1562 = "llvm.intr.fma"(%1409, %1414, %1472) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1563 = "llvm.intr.fma"(%1409, %1415, %1473) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1564 = "llvm.intr.fma"(%1409, %1416, %1474) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1565 = "llvm.intr.fma"(%1409, %1419, %1475) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1566 = "llvm.intr.fma"(%1409, %1420, %1476) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1567 = "llvm.intr.fma"(%1409, %1421, %1477) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1568 = "llvm.intr.fma"(%1409, %1422, %1478) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1569 = "llvm.intr.fma"(%1410, %1422, %1479) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1570 = "llvm.intr.fma"(%1410, %1421, %1480) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1571 = "llvm.intr.fma"(%1410, %1420, %1481) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1572 = "llvm.intr.fma"(%1410, %1419, %1482) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1573 = "llvm.intr.fma"(%1410, %1416, %1483) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1574 = "llvm.intr.fma"(%1410, %1415, %1484) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1575 = "llvm.intr.fma"(%1410, %1414, %1485) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1576 = "llvm.intr.fma"(%1410, %1413, %1486) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1577 = "arith.constant"() {value = 544 : i32} : () -> i32
        %1578 = "arith.addi"(%1577, %816) : (i32, i32) -> i32
        %1579 = "llvm.getelementptr"(%551, %1578) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1580 = "llvm.load"(%1579) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1581 = "vector.extract"(%1580) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1582 = "vector.extract"(%1580) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1583 = "vector.extract"(%1580) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1584 = "vector.extract"(%1580) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1585 = "llvm.getelementptr"(%1579) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1586 = "llvm.load"(%1585) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1587 = "vector.extract"(%1586) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1588 = "vector.extract"(%1586) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1589 = "vector.extract"(%1586) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1590 = "vector.extract"(%1586) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1591 = "llvm.getelementptr"(%553, %1578) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1592 = "llvm.load"(%1591) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1593 = "vector.extract"(%1592) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1594 = "vector.extract"(%1592) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1595 = "vector.extract"(%1592) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1596 = "vector.extract"(%1592) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1597 = "llvm.getelementptr"(%1591) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1598 = "llvm.load"(%1597) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1599 = "vector.extract"(%1598) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1600 = "vector.extract"(%1598) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1601 = "vector.extract"(%1598) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1602 = "vector.extract"(%1598) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1603 = "llvm.intr.fma"(%1491, %1503, %1513) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1604 = "llvm.intr.fma"(%1491, %1504, %1514) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1605 = "llvm.intr.fma"(%1491, %1505, %1515) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1606 = "llvm.intr.fma"(%1491, %1506, %1516) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1607 = "llvm.intr.fma"(%1491, %1509, %1517) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1608 = "llvm.intr.fma"(%1491, %1510, %1518) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1609 = "llvm.intr.fma"(%1491, %1511, %1519) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1610 = "llvm.intr.fma"(%1491, %1512, %1520) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1611 = "llvm.intr.fma"(%1492, %1512, %1521) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1612 = "llvm.intr.fma"(%1492, %1511, %1522) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1613 = "llvm.intr.fma"(%1492, %1510, %1523) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1614 = "llvm.intr.fma"(%1492, %1509, %1524) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1615 = "llvm.intr.fma"(%1492, %1506, %1525) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1616 = "llvm.intr.fma"(%1492, %1505, %1526) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1617 = "llvm.intr.fma"(%1492, %1504, %1527) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1618 = "llvm.intr.fma"(%1492, %1503, %1528) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1619 = "llvm.intr.fma"(%1493, %1503, %1529) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1620 = "llvm.intr.fma"(%1493, %1504, %1530) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1621 = "llvm.intr.fma"(%1493, %1505, %1531) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1622 = "llvm.intr.fma"(%1493, %1506, %1532) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1623 = "llvm.intr.fma"(%1493, %1509, %1533) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1624 = "llvm.intr.fma"(%1493, %1510, %1534) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1625 = "llvm.intr.fma"(%1493, %1511, %1535) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1626 = "llvm.intr.fma"(%1493, %1512, %1536) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1627 = "llvm.intr.fma"(%1494, %1512, %1537) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1628 = "llvm.intr.fma"(%1494, %1511, %1538) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1629 = "llvm.intr.fma"(%1494, %1510, %1539) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1630 = "llvm.intr.fma"(%1494, %1509, %1540) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1631 = "llvm.intr.fma"(%1494, %1506, %1541) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1632 = "llvm.intr.fma"(%1494, %1505, %1542) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1633 = "llvm.intr.fma"(%1494, %1504, %1543) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1634 = "llvm.intr.fma"(%1494, %1503, %1544) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1635 = "llvm.intr.fma"(%1497, %1503, %1545) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1636 = "llvm.intr.fma"(%1497, %1504, %1546) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1637 = "llvm.intr.fma"(%1497, %1505, %1547) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1638 = "llvm.intr.fma"(%1497, %1506, %1548) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1639 = "llvm.intr.fma"(%1497, %1509, %1549) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1640 = "llvm.intr.fma"(%1497, %1510, %1550) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1641 = "llvm.intr.fma"(%1497, %1511, %1551) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1642 = "llvm.intr.fma"(%1497, %1512, %1552) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1643 = "llvm.intr.fma"(%1498, %1512, %1553) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1644 = "llvm.intr.fma"(%1498, %1511, %1554) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1645 = "llvm.intr.fma"(%1498, %1510, %1555) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1646 = "llvm.intr.fma"(%1498, %1509, %1556) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1647 = "llvm.intr.fma"(%1498, %1506, %1557) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1648 = "llvm.intr.fma"(%1498, %1505, %1558) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1649 = "llvm.intr.fma"(%1498, %1504, %1559) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1650 = "llvm.intr.fma"(%1498, %1503, %1560) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1651 = "llvm.intr.fma"(%1499, %1503, %1561) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1652 = "llvm.intr.fma"(%1499, %1504, %1562) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1653 = "llvm.intr.fma"(%1499, %1505, %1563) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1654 = "llvm.intr.fma"(%1499, %1506, %1564) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1655 = "llvm.intr.fma"(%1499, %1509, %1565) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1656 = "llvm.intr.fma"(%1499, %1510, %1566) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1657 = "llvm.intr.fma"(%1499, %1511, %1567) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1658 = "llvm.intr.fma"(%1499, %1512, %1568) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1659 = "llvm.intr.fma"(%1500, %1512, %1569) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1660 = "llvm.intr.fma"(%1500, %1511, %1570) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1661 = "llvm.intr.fma"(%1500, %1510, %1571) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1662 = "llvm.intr.fma"(%1500, %1509, %1572) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1663 = "llvm.intr.fma"(%1500, %1506, %1573) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1664 = "llvm.intr.fma"(%1500, %1505, %1574) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1665 = "llvm.intr.fma"(%1500, %1504, %1575) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1666 = "llvm.intr.fma"(%1500, %1503, %1576) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1667 = "arith.constant"() {value = 612 : i32} : () -> i32
        %1668 = "arith.addi"(%1667, %816) : (i32, i32) -> i32
        %1669 = "llvm.getelementptr"(%551, %1668) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1670 = "llvm.load"(%1669) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1671 = "vector.extract"(%1670) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1672 = "vector.extract"(%1670) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1673 = "vector.extract"(%1670) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1674 = "vector.extract"(%1670) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1675 = "llvm.getelementptr"(%1669) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1676 = "llvm.load"(%1675) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1677 = "vector.extract"(%1676) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1678 = "vector.extract"(%1676) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1679 = "vector.extract"(%1676) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1680 = "vector.extract"(%1676) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1681 = "llvm.getelementptr"(%553, %1668) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1682 = "llvm.load"(%1681) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1683 = "vector.extract"(%1682) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1684 = "vector.extract"(%1682) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1685 = "vector.extract"(%1682) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1686 = "vector.extract"(%1682) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1687 = "llvm.getelementptr"(%1681) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1688 = "llvm.load"(%1687) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1689 = "vector.extract"(%1688) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1690 = "vector.extract"(%1688) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1691 = "vector.extract"(%1688) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1692 = "vector.extract"(%1688) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1693 = "arith.select"(%842, %66, %68) : (i1, i32, i32) -> i32
        %1694 = "arith.cmpi"(%1693, %68) {predicate = 4 : i64} : (i32, i32) -> i1
        %1695 = "arith.extui"(%1694) : (i1) -> i8
        %1696 = "llvm.getelementptr"(%61, %847) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1697 = "llvm.getelementptr"(%62, %849) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1698 = "arith.cmpi"(%1695, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %1699 = "arith.select"(%1698, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%1697, %1696, %1699) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %1700 = "arith.cmpi"(%1693, %75) {predicate = 4 : i64} : (i32, i32) -> i1
        %1701 = "arith.extui"(%1700) : (i1) -> i8
        %1702 = "arith.addi"(%58, %847) : (i64, i64) -> i64
        %1703 = "llvm.getelementptr"(%61, %1702) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1704 = "llvm.getelementptr"(%62, %857) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1705 = "arith.cmpi"(%1701, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %1706 = "arith.select"(%1705, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%1704, %1703, %1706) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %1707 = "arith.cmpi"(%1693, %83) {predicate = 4 : i64} : (i32, i32) -> i1
        %1708 = "arith.extui"(%1707) : (i1) -> i8
        %1709 = "arith.addi"(%220, %847) : (i64, i64) -> i64
        %1710 = "llvm.getelementptr"(%61, %1709) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1711 = "llvm.getelementptr"(%62, %865) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1712 = "arith.cmpi"(%1708, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %1713 = "arith.select"(%1712, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%1711, %1710, %1713) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %1714 = "arith.cmpi"(%1693, %92) {predicate = 4 : i64} : (i32, i32) -> i1
        %1715 = "arith.extui"(%1714) : (i1) -> i8
        %1716 = "arith.addi"(%227, %847) : (i64, i64) -> i64
        %1717 = "llvm.getelementptr"(%61, %1716) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1718 = "llvm.getelementptr"(%62, %873) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1719 = "arith.cmpi"(%1715, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %1720 = "arith.select"(%1719, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%1718, %1717, %1720) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %1721 = "arith.cmpi"(%1693, %20) {predicate = 4 : i64} : (i32, i32) -> i1
        %1722 = "arith.extui"(%1721) : (i1) -> i8
        %1723 = "arith.addi"(%234, %847) : (i64, i64) -> i64
        %1724 = "llvm.getelementptr"(%61, %1723) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1725 = "llvm.getelementptr"(%62, %881) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1726 = "arith.cmpi"(%1722, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %1727 = "arith.select"(%1726, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%1725, %1724, %1727) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %1728 = "arith.cmpi"(%1693, %108) {predicate = 4 : i64} : (i32, i32) -> i1
        %1729 = "arith.extui"(%1728) : (i1) -> i8
        %1730 = "arith.addi"(%241, %847) : (i64, i64) -> i64
        %1731 = "llvm.getelementptr"(%61, %1730) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1732 = "llvm.getelementptr"(%62, %889) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1733 = "arith.cmpi"(%1729, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %1734 = "arith.select"(%1733, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%1732, %1731, %1734) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %1735 = "arith.cmpi"(%1693, %117) {predicate = 4 : i64} : (i32, i32) -> i1
        %1736 = "arith.extui"(%1735) : (i1) -> i8
        %1737 = "arith.addi"(%248, %847) : (i64, i64) -> i64
        %1738 = "llvm.getelementptr"(%61, %1737) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1739 = "llvm.getelementptr"(%62, %897) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1740 = "arith.cmpi"(%1736, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %1741 = "arith.select"(%1740, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%1739, %1738, %1741) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %1742 = "arith.cmpi"(%1693, %126) {predicate = 4 : i64} : (i32, i32) -> i1
        %1743 = "arith.extui"(%1742) : (i1) -> i8
        %1744 = "arith.addi"(%255, %847) : (i64, i64) -> i64
        %1745 = "llvm.getelementptr"(%61, %1744) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1746 = "llvm.getelementptr"(%62, %905) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1747 = "arith.cmpi"(%1743, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %1748 = "arith.select"(%1747, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%1746, %1745, %1748) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %1749 = "arith.cmpi"(%1693, %135) {predicate = 4 : i64} : (i32, i32) -> i1
        %1750 = "arith.extui"(%1749) : (i1) -> i8
        %1751 = "arith.addi"(%262, %847) : (i64, i64) -> i64
        %1752 = "llvm.getelementptr"(%61, %1751) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1753 = "llvm.getelementptr"(%62, %913) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1754 = "arith.cmpi"(%1750, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %1755 = "arith.select"(%1754, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%1753, %1752, %1755) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %1756 = "arith.cmpi"(%1693, %144) {predicate = 4 : i64} : (i32, i32) -> i1
        %1757 = "arith.extui"(%1756) : (i1) -> i8
        %1758 = "arith.addi"(%269, %847) : (i64, i64) -> i64
        %1759 = "llvm.getelementptr"(%61, %1758) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1760 = "llvm.getelementptr"(%62, %921) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1761 = "arith.cmpi"(%1757, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %1762 = "arith.select"(%1761, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%1760, %1759, %1762) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %1763 = "arith.cmpi"(%1693, %153) {predicate = 4 : i64} : (i32, i32) -> i1
        %1764 = "arith.extui"(%1763) : (i1) -> i8
        %1765 = "arith.addi"(%276, %847) : (i64, i64) -> i64
        %1766 = "llvm.getelementptr"(%61, %1765) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1767 = "llvm.getelementptr"(%62, %929) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1768 = "arith.cmpi"(%1764, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %1769 = "arith.select"(%1768, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%1767, %1766, %1769) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %1770 = "arith.cmpi"(%1693, %162) {predicate = 4 : i64} : (i32, i32) -> i1
        %1771 = "arith.extui"(%1770) : (i1) -> i8
        %1772 = "arith.addi"(%283, %847) : (i64, i64) -> i64
        %1773 = "llvm.getelementptr"(%61, %1772) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1774 = "llvm.getelementptr"(%62, %937) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1775 = "arith.cmpi"(%1771, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %1776 = "arith.select"(%1775, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%1774, %1773, %1776) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %1777 = "arith.cmpi"(%1693, %171) {predicate = 4 : i64} : (i32, i32) -> i1
        %1778 = "arith.extui"(%1777) : (i1) -> i8
        %1779 = "arith.addi"(%290, %847) : (i64, i64) -> i64
        %1780 = "llvm.getelementptr"(%61, %1779) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1781 = "llvm.getelementptr"(%62, %945) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1782 = "arith.cmpi"(%1778, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %1783 = "arith.select"(%1782, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%1781, %1780, %1783) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %1784 = "arith.cmpi"(%1693, %180) {predicate = 4 : i64} : (i32, i32) -> i1
        %1785 = "arith.extui"(%1784) : (i1) -> i8
        %1786 = "arith.addi"(%297, %847) : (i64, i64) -> i64
        %1787 = "llvm.getelementptr"(%61, %1786) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1788 = "llvm.getelementptr"(%62, %953) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1789 = "arith.cmpi"(%1785, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %1790 = "arith.select"(%1789, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%1788, %1787, %1790) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %1791 = "arith.cmpi"(%1693, %189) {predicate = 4 : i64} : (i32, i32) -> i1
        %1792 = "arith.extui"(%1791) : (i1) -> i8
        %1793 = "arith.addi"(%304, %847) : (i64, i64) -> i64
        %1794 = "llvm.getelementptr"(%61, %1793) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1795 = "llvm.getelementptr"(%62, %961) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1796 = "arith.cmpi"(%1792, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %1797 = "arith.select"(%1796, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%1795, %1794, %1797) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %1798 = "arith.cmpi"(%1693, %198) {predicate = 4 : i64} : (i32, i32) -> i1
        %1799 = "arith.extui"(%1798) : (i1) -> i8
        %1800 = "arith.addi"(%311, %847) : (i64, i64) -> i64
        %1801 = "llvm.getelementptr"(%61, %1800) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %1802 = "llvm.getelementptr"(%62, %969) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1803 = "arith.cmpi"(%1799, %73) {predicate = 1 : i64} : (i8, i8) -> i1
        %1804 = "arith.select"(%1803, %75, %68) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%1802, %1801, %1804) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %1805 = "llvm.intr.fma"(%1581, %1593, %1603) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1806 = "llvm.intr.fma"(%1581, %1594, %1604) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1807 = "llvm.intr.fma"(%1581, %1595, %1605) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1808 = "llvm.intr.fma"(%1581, %1596, %1606) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1809 = "llvm.intr.fma"(%1581, %1599, %1607) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1810 = "llvm.intr.fma"(%1581, %1600, %1608) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1811 = "llvm.intr.fma"(%1581, %1601, %1609) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1812 = "llvm.intr.fma"(%1581, %1602, %1610) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1813 = "llvm.intr.fma"(%1582, %1602, %1611) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1814 = "llvm.intr.fma"(%1582, %1601, %1612) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1815 = "llvm.intr.fma"(%1582, %1600, %1613) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1816 = "llvm.intr.fma"(%1582, %1599, %1614) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1817 = "llvm.intr.fma"(%1582, %1596, %1615) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1818 = "llvm.intr.fma"(%1582, %1595, %1616) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1819 = "llvm.intr.fma"(%1582, %1594, %1617) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1820 = "llvm.intr.fma"(%1582, %1593, %1618) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1821 = "llvm.intr.fma"(%1583, %1593, %1619) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1822 = "llvm.intr.fma"(%1583, %1594, %1620) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1823 = "llvm.intr.fma"(%1583, %1595, %1621) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1824 = "llvm.intr.fma"(%1583, %1596, %1622) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1825 = "llvm.intr.fma"(%1583, %1599, %1623) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1826 = "llvm.intr.fma"(%1583, %1600, %1624) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1827 = "llvm.intr.fma"(%1583, %1601, %1625) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1828 = "llvm.intr.fma"(%1583, %1602, %1626) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1829 = "llvm.intr.fma"(%1584, %1602, %1627) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1830 = "llvm.intr.fma"(%1584, %1601, %1628) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1831 = "llvm.intr.fma"(%1584, %1600, %1629) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1832 = "llvm.intr.fma"(%1584, %1599, %1630) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1833 = "llvm.intr.fma"(%1584, %1596, %1631) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1834 = "llvm.intr.fma"(%1584, %1595, %1632) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1835 = "llvm.intr.fma"(%1584, %1594, %1633) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1836 = "llvm.intr.fma"(%1584, %1593, %1634) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1837 = "llvm.intr.fma"(%1587, %1593, %1635) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1838 = "llvm.intr.fma"(%1587, %1594, %1636) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1839 = "llvm.intr.fma"(%1587, %1595, %1637) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1840 = "llvm.intr.fma"(%1587, %1596, %1638) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1841 = "llvm.intr.fma"(%1587, %1599, %1639) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1842 = "llvm.intr.fma"(%1587, %1600, %1640) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1843 = "llvm.intr.fma"(%1587, %1601, %1641) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1844 = "llvm.intr.fma"(%1587, %1602, %1642) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1845 = "llvm.intr.fma"(%1588, %1602, %1643) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1846 = "llvm.intr.fma"(%1588, %1601, %1644) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1847 = "llvm.intr.fma"(%1588, %1600, %1645) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1848 = "llvm.intr.fma"(%1588, %1599, %1646) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1849 = "llvm.intr.fma"(%1588, %1596, %1647) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1850 = "llvm.intr.fma"(%1588, %1595, %1648) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1851 = "llvm.intr.fma"(%1588, %1594, %1649) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1852 = "llvm.intr.fma"(%1588, %1593, %1650) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1853 = "llvm.intr.fma"(%1589, %1593, %1651) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1854 = "llvm.intr.fma"(%1589, %1594, %1652) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1855 = "llvm.intr.fma"(%1589, %1595, %1653) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1856 = "llvm.intr.fma"(%1589, %1596, %1654) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1857 = "llvm.intr.fma"(%1589, %1599, %1655) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1858 = "llvm.intr.fma"(%1589, %1600, %1656) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1859 = "llvm.intr.fma"(%1589, %1601, %1657) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1860 = "llvm.intr.fma"(%1589, %1602, %1658) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1861 = "llvm.intr.fma"(%1590, %1602, %1659) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1862 = "llvm.intr.fma"(%1590, %1601, %1660) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1863 = "llvm.intr.fma"(%1590, %1600, %1661) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1864 = "llvm.intr.fma"(%1590, %1599, %1662) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1865 = "llvm.intr.fma"(%1590, %1596, %1663) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1866 = "llvm.intr.fma"(%1590, %1595, %1664) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1867 = "llvm.intr.fma"(%1590, %1594, %1665) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1868 = "llvm.intr.fma"(%1590, %1593, %1666) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1869 = "arith.constant"() {value = 680 : i32} : () -> i32
        %1870 = "arith.addi"(%1869, %816) : (i32, i32) -> i32
        %1871 = "llvm.getelementptr"(%551, %1870) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1872 = "llvm.load"(%1871) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1873 = "vector.extract"(%1872) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1874 = "vector.extract"(%1872) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1875 = "vector.extract"(%1872) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1876 = "vector.extract"(%1872) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1877 = "llvm.getelementptr"(%1871) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1878 = "llvm.load"(%1877) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1879 = "vector.extract"(%1878) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1880 = "vector.extract"(%1878) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1881 = "vector.extract"(%1878) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1882 = "vector.extract"(%1878) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1883 = "llvm.getelementptr"(%553, %1870) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1884 = "llvm.load"(%1883) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1885 = "vector.extract"(%1884) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1886 = "vector.extract"(%1884) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1887 = "vector.extract"(%1884) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1888 = "vector.extract"(%1884) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1889 = "llvm.getelementptr"(%1883) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1890 = "llvm.load"(%1889) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1891 = "vector.extract"(%1890) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1892 = "vector.extract"(%1890) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1893 = "vector.extract"(%1890) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1894 = "vector.extract"(%1890) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1895 = "llvm.intr.fma"(%1671, %1683, %1805) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1896 = "llvm.intr.fma"(%1671, %1684, %1806) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1897 = "llvm.intr.fma"(%1671, %1685, %1807) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1898 = "llvm.intr.fma"(%1671, %1686, %1808) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1899 = "llvm.intr.fma"(%1671, %1689, %1809) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1900 = "llvm.intr.fma"(%1671, %1690, %1810) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1901 = "llvm.intr.fma"(%1671, %1691, %1811) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1902 = "llvm.intr.fma"(%1671, %1692, %1812) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1903 = "llvm.intr.fma"(%1672, %1692, %1813) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1904 = "llvm.intr.fma"(%1672, %1691, %1814) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1905 = "llvm.intr.fma"(%1672, %1690, %1815) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1906 = "llvm.intr.fma"(%1672, %1689, %1816) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1907 = "llvm.intr.fma"(%1672, %1686, %1817) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1908 = "llvm.intr.fma"(%1672, %1685, %1818) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1909 = "llvm.intr.fma"(%1672, %1684, %1819) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1910 = "llvm.intr.fma"(%1672, %1683, %1820) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1911 = "llvm.intr.fma"(%1673, %1683, %1821) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1912 = "llvm.intr.fma"(%1673, %1684, %1822) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1913 = "llvm.intr.fma"(%1673, %1685, %1823) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1914 = "llvm.intr.fma"(%1673, %1686, %1824) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1915 = "llvm.intr.fma"(%1673, %1689, %1825) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1916 = "llvm.intr.fma"(%1673, %1690, %1826) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1917 = "llvm.intr.fma"(%1673, %1691, %1827) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1918 = "llvm.intr.fma"(%1673, %1692, %1828) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1919 = "llvm.intr.fma"(%1674, %1692, %1829) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1920 = "llvm.intr.fma"(%1674, %1691, %1830) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1921 = "llvm.intr.fma"(%1674, %1690, %1831) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1922 = "llvm.intr.fma"(%1674, %1689, %1832) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1923 = "llvm.intr.fma"(%1674, %1686, %1833) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1924 = "llvm.intr.fma"(%1674, %1685, %1834) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1925 = "llvm.intr.fma"(%1674, %1684, %1835) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1926 = "llvm.intr.fma"(%1674, %1683, %1836) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1927 = "llvm.intr.fma"(%1677, %1683, %1837) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1928 = "llvm.intr.fma"(%1677, %1684, %1838) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1929 = "llvm.intr.fma"(%1677, %1685, %1839) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1930 = "llvm.intr.fma"(%1677, %1686, %1840) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1931 = "llvm.intr.fma"(%1677, %1689, %1841) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1932 = "llvm.intr.fma"(%1677, %1690, %1842) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1933 = "llvm.intr.fma"(%1677, %1691, %1843) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1934 = "llvm.intr.fma"(%1677, %1692, %1844) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1935 = "llvm.intr.fma"(%1678, %1692, %1845) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1936 = "llvm.intr.fma"(%1678, %1691, %1846) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1937 = "llvm.intr.fma"(%1678, %1690, %1847) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1938 = "llvm.intr.fma"(%1678, %1689, %1848) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1939 = "llvm.intr.fma"(%1678, %1686, %1849) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1940 = "llvm.intr.fma"(%1678, %1685, %1850) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1941 = "llvm.intr.fma"(%1678, %1684, %1851) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1942 = "llvm.intr.fma"(%1678, %1683, %1852) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1943 = "llvm.intr.fma"(%1679, %1683, %1853) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1944 = "llvm.intr.fma"(%1679, %1684, %1854) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1945 = "llvm.intr.fma"(%1679, %1685, %1855) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1946 = "llvm.intr.fma"(%1679, %1686, %1856) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1947 = "llvm.intr.fma"(%1679, %1689, %1857) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1948 = "llvm.intr.fma"(%1679, %1690, %1858) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1949 = "llvm.intr.fma"(%1679, %1691, %1859) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1950 = "llvm.intr.fma"(%1679, %1692, %1860) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1951 = "llvm.intr.fma"(%1680, %1692, %1861) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1952 = "llvm.intr.fma"(%1680, %1691, %1862) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1953 = "llvm.intr.fma"(%1680, %1690, %1863) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1954 = "llvm.intr.fma"(%1680, %1689, %1864) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1955 = "llvm.intr.fma"(%1680, %1686, %1865) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1956 = "llvm.intr.fma"(%1680, %1685, %1866) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1957 = "llvm.intr.fma"(%1680, %1684, %1867) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1958 = "llvm.intr.fma"(%1680, %1683, %1868) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1959 = "arith.constant"() {value = 748 : i32} : () -> i32
        %1960 = "arith.addi"(%1959, %816) : (i32, i32) -> i32
        %1961 = "llvm.getelementptr"(%551, %1960) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1962 = "llvm.load"(%1961) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1963 = "vector.extract"(%1962) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1964 = "vector.extract"(%1962) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1965 = "vector.extract"(%1962) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1966 = "vector.extract"(%1962) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1967 = "llvm.getelementptr"(%1961) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1968 = "llvm.load"(%1967) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1969 = "vector.extract"(%1968) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1970 = "vector.extract"(%1968) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1971 = "vector.extract"(%1968) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1972 = "vector.extract"(%1968) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1973 = "llvm.getelementptr"(%553, %1960) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1974 = "llvm.load"(%1973) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1975 = "vector.extract"(%1974) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1976 = "vector.extract"(%1974) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1977 = "vector.extract"(%1974) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1978 = "vector.extract"(%1974) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1979 = "llvm.getelementptr"(%1973) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1980 = "llvm.load"(%1979) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1981 = "vector.extract"(%1980) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1982 = "vector.extract"(%1980) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1983 = "vector.extract"(%1980) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1984 = "vector.extract"(%1980) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1985 = "llvm.intr.fma"(%1873, %1885, %1895) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1986 = "llvm.intr.fma"(%1873, %1886, %1896) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1987 = "llvm.intr.fma"(%1873, %1887, %1897) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1988 = "llvm.intr.fma"(%1873, %1888, %1898) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1989 = "llvm.intr.fma"(%1873, %1891, %1899) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1990 = "llvm.intr.fma"(%1873, %1892, %1900) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1991 = "llvm.intr.fma"(%1873, %1893, %1901) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1992 = "llvm.intr.fma"(%1873, %1894, %1902) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1993 = "llvm.intr.fma"(%1874, %1894, %1903) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1994 = "llvm.intr.fma"(%1874, %1893, %1904) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1995 = "llvm.intr.fma"(%1874, %1892, %1905) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1996 = "llvm.intr.fma"(%1874, %1891, %1906) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1997 = "llvm.intr.fma"(%1874, %1888, %1907) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1998 = "llvm.intr.fma"(%1874, %1887, %1908) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %1999 = "llvm.intr.fma"(%1874, %1886, %1909) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2000 = "llvm.intr.fma"(%1874, %1885, %1910) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2001 = "llvm.intr.fma"(%1875, %1885, %1911) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2002 = "llvm.intr.fma"(%1875, %1886, %1912) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2003 = "llvm.intr.fma"(%1875, %1887, %1913) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2004 = "llvm.intr.fma"(%1875, %1888, %1914) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2005 = "llvm.intr.fma"(%1875, %1891, %1915) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2006 = "llvm.intr.fma"(%1875, %1892, %1916) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2007 = "llvm.intr.fma"(%1875, %1893, %1917) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2008 = "llvm.intr.fma"(%1875, %1894, %1918) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2009 = "llvm.intr.fma"(%1876, %1894, %1919) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2010 = "llvm.intr.fma"(%1876, %1893, %1920) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2011 = "llvm.intr.fma"(%1876, %1892, %1921) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2012 = "llvm.intr.fma"(%1876, %1891, %1922) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2013 = "llvm.intr.fma"(%1876, %1888, %1923) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2014 = "llvm.intr.fma"(%1876, %1887, %1924) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2015 = "llvm.intr.fma"(%1876, %1886, %1925) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2016 = "llvm.intr.fma"(%1876, %1885, %1926) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2017 = "llvm.intr.fma"(%1879, %1885, %1927) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2018 = "llvm.intr.fma"(%1879, %1886, %1928) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2019 = "llvm.intr.fma"(%1879, %1887, %1929) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2020 = "llvm.intr.fma"(%1879, %1888, %1930) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2021 = "llvm.intr.fma"(%1879, %1891, %1931) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2022 = "llvm.intr.fma"(%1879, %1892, %1932) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2023 = "llvm.intr.fma"(%1879, %1893, %1933) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2024 = "llvm.intr.fma"(%1879, %1894, %1934) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2025 = "llvm.intr.fma"(%1880, %1894, %1935) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2026 = "llvm.intr.fma"(%1880, %1893, %1936) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2027 = "llvm.intr.fma"(%1880, %1892, %1937) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2028 = "llvm.intr.fma"(%1880, %1891, %1938) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2029 = "llvm.intr.fma"(%1880, %1888, %1939) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2030 = "llvm.intr.fma"(%1880, %1887, %1940) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2031 = "llvm.intr.fma"(%1880, %1886, %1941) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2032 = "llvm.intr.fma"(%1880, %1885, %1942) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2033 = "llvm.intr.fma"(%1881, %1885, %1943) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2034 = "llvm.intr.fma"(%1881, %1886, %1944) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2035 = "llvm.intr.fma"(%1881, %1887, %1945) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2036 = "llvm.intr.fma"(%1881, %1888, %1946) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2037 = "llvm.intr.fma"(%1881, %1891, %1947) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2038 = "llvm.intr.fma"(%1881, %1892, %1948) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2039 = "llvm.intr.fma"(%1881, %1893, %1949) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2040 = "llvm.intr.fma"(%1881, %1894, %1950) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2041 = "llvm.intr.fma"(%1882, %1894, %1951) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2042 = "llvm.intr.fma"(%1882, %1893, %1952) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2043 = "llvm.intr.fma"(%1882, %1892, %1953) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2044 = "llvm.intr.fma"(%1882, %1891, %1954) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2045 = "llvm.intr.fma"(%1882, %1888, %1955) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2046 = "llvm.intr.fma"(%1882, %1887, %1956) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2047 = "llvm.intr.fma"(%1882, %1886, %1957) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2048 = "llvm.intr.fma"(%1882, %1885, %1958) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2049 = "arith.constant"() {value = 816 : i32} : () -> i32
        %2050 = "arith.addi"(%2049, %816) : (i32, i32) -> i32
        %2051 = "llvm.getelementptr"(%551, %2050) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2052 = "llvm.load"(%2051) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2053 = "vector.extract"(%2052) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2054 = "vector.extract"(%2052) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2055 = "vector.extract"(%2052) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2056 = "vector.extract"(%2052) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2057 = "llvm.getelementptr"(%2051) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2058 = "llvm.load"(%2057) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2059 = "vector.extract"(%2058) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2060 = "vector.extract"(%2058) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2061 = "vector.extract"(%2058) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2062 = "vector.extract"(%2058) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2063 = "llvm.getelementptr"(%553, %2050) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2064 = "llvm.load"(%2063) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2065 = "vector.extract"(%2064) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2066 = "vector.extract"(%2064) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2067 = "vector.extract"(%2064) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2068 = "vector.extract"(%2064) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2069 = "llvm.getelementptr"(%2063) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2070 = "llvm.load"(%2069) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2071 = "vector.extract"(%2070) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2072 = "vector.extract"(%2070) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2073 = "vector.extract"(%2070) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2074 = "vector.extract"(%2070) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2075 = "llvm.intr.fma"(%1963, %1975, %1985) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2076 = "llvm.intr.fma"(%1963, %1976, %1986) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2077 = "llvm.intr.fma"(%1963, %1977, %1987) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2078 = "llvm.intr.fma"(%1963, %1978, %1988) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2079 = "llvm.intr.fma"(%1963, %1981, %1989) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2080 = "llvm.intr.fma"(%1963, %1982, %1990) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2081 = "llvm.intr.fma"(%1963, %1983, %1991) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2082 = "llvm.intr.fma"(%1963, %1984, %1992) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2083 = "llvm.intr.fma"(%1964, %1984, %1993) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2084 = "llvm.intr.fma"(%1964, %1983, %1994) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2085 = "llvm.intr.fma"(%1964, %1982, %1995) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2086 = "llvm.intr.fma"(%1964, %1981, %1996) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2087 = "llvm.intr.fma"(%1964, %1978, %1997) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2088 = "llvm.intr.fma"(%1964, %1977, %1998) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2089 = "llvm.intr.fma"(%1964, %1976, %1999) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2090 = "llvm.intr.fma"(%1964, %1975, %2000) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2091 = "llvm.intr.fma"(%1965, %1975, %2001) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2092 = "llvm.intr.fma"(%1965, %1976, %2002) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2093 = "llvm.intr.fma"(%1965, %1977, %2003) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2094 = "llvm.intr.fma"(%1965, %1978, %2004) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2095 = "llvm.intr.fma"(%1965, %1981, %2005) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2096 = "llvm.intr.fma"(%1965, %1982, %2006) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2097 = "llvm.intr.fma"(%1965, %1983, %2007) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2098 = "llvm.intr.fma"(%1965, %1984, %2008) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2099 = "llvm.intr.fma"(%1966, %1984, %2009) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2100 = "llvm.intr.fma"(%1966, %1983, %2010) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2101 = "llvm.intr.fma"(%1966, %1982, %2011) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2102 = "llvm.intr.fma"(%1966, %1981, %2012) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2103 = "llvm.intr.fma"(%1966, %1978, %2013) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2104 = "llvm.intr.fma"(%1966, %1977, %2014) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2105 = "llvm.intr.fma"(%1966, %1976, %2015) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2106 = "llvm.intr.fma"(%1966, %1975, %2016) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2107 = "llvm.intr.fma"(%1969, %1975, %2017) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2108 = "llvm.intr.fma"(%1969, %1976, %2018) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2109 = "llvm.intr.fma"(%1969, %1977, %2019) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2110 = "llvm.intr.fma"(%1969, %1978, %2020) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2111 = "llvm.intr.fma"(%1969, %1981, %2021) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2112 = "llvm.intr.fma"(%1969, %1982, %2022) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2113 = "llvm.intr.fma"(%1969, %1983, %2023) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2114 = "llvm.intr.fma"(%1969, %1984, %2024) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2115 = "llvm.intr.fma"(%1970, %1984, %2025) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2116 = "llvm.intr.fma"(%1970, %1983, %2026) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2117 = "llvm.intr.fma"(%1970, %1982, %2027) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2118 = "llvm.intr.fma"(%1970, %1981, %2028) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2119 = "llvm.intr.fma"(%1970, %1978, %2029) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2120 = "llvm.intr.fma"(%1970, %1977, %2030) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2121 = "llvm.intr.fma"(%1970, %1976, %2031) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2122 = "llvm.intr.fma"(%1970, %1975, %2032) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2123 = "llvm.intr.fma"(%1971, %1975, %2033) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2124 = "llvm.intr.fma"(%1971, %1976, %2034) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2125 = "llvm.intr.fma"(%1971, %1977, %2035) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2126 = "llvm.intr.fma"(%1971, %1978, %2036) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2127 = "llvm.intr.fma"(%1971, %1981, %2037) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2128 = "llvm.intr.fma"(%1971, %1982, %2038) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2129 = "llvm.intr.fma"(%1971, %1983, %2039) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2130 = "llvm.intr.fma"(%1971, %1984, %2040) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2131 = "llvm.intr.fma"(%1972, %1984, %2041) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2132 = "llvm.intr.fma"(%1972, %1983, %2042) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2133 = "llvm.intr.fma"(%1972, %1982, %2043) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2134 = "llvm.intr.fma"(%1972, %1981, %2044) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2135 = "llvm.intr.fma"(%1972, %1978, %2045) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2136 = "llvm.intr.fma"(%1972, %1977, %2046) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2137 = "llvm.intr.fma"(%1972, %1976, %2047) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2138 = "llvm.intr.fma"(%1972, %1975, %2048) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2139 = "arith.constant"() {value = 884 : i32} : () -> i32
        %2140 = "arith.addi"(%2139, %816) : (i32, i32) -> i32
        %2141 = "llvm.getelementptr"(%551, %2140) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2142 = "llvm.load"(%2141) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2143 = "vector.extract"(%2142) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2144 = "vector.extract"(%2142) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2145 = "vector.extract"(%2142) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2146 = "vector.extract"(%2142) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2147 = "llvm.getelementptr"(%2141) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2148 = "llvm.load"(%2147) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2149 = "vector.extract"(%2148) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2150 = "vector.extract"(%2148) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2151 = "vector.extract"(%2148) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2152 = "vector.extract"(%2148) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2153 = "llvm.getelementptr"(%553, %2140) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2154 = "llvm.load"(%2153) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2155 = "vector.extract"(%2154) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2156 = "vector.extract"(%2154) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2157 = "vector.extract"(%2154) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2158 = "vector.extract"(%2154) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2159 = "llvm.getelementptr"(%2153) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2160 = "llvm.load"(%2159) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2161 = "vector.extract"(%2160) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2162 = "vector.extract"(%2160) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2163 = "vector.extract"(%2160) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2164 = "vector.extract"(%2160) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2165 = "llvm.intr.fma"(%2053, %2065, %2075) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2166 = "llvm.intr.fma"(%2053, %2066, %2076) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2167 = "llvm.intr.fma"(%2053, %2067, %2077) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2168 = "llvm.intr.fma"(%2053, %2068, %2078) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2169 = "llvm.intr.fma"(%2053, %2071, %2079) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2170 = "llvm.intr.fma"(%2053, %2072, %2080) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2171 = "llvm.intr.fma"(%2053, %2073, %2081) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2172 = "llvm.intr.fma"(%2053, %2074, %2082) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2173 = "llvm.intr.fma"(%2054, %2074, %2083) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2174 = "llvm.intr.fma"(%2054, %2073, %2084) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2175 = "llvm.intr.fma"(%2054, %2072, %2085) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2176 = "llvm.intr.fma"(%2054, %2071, %2086) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2177 = "llvm.intr.fma"(%2054, %2068, %2087) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2178 = "llvm.intr.fma"(%2054, %2067, %2088) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2179 = "llvm.intr.fma"(%2054, %2066, %2089) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2180 = "llvm.intr.fma"(%2054, %2065, %2090) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2181 = "llvm.intr.fma"(%2055, %2065, %2091) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2182 = "llvm.intr.fma"(%2055, %2066, %2092) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2183 = "llvm.intr.fma"(%2055, %2067, %2093) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2184 = "llvm.intr.fma"(%2055, %2068, %2094) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2185 = "llvm.intr.fma"(%2055, %2071, %2095) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2186 = "llvm.intr.fma"(%2055, %2072, %2096) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2187 = "llvm.intr.fma"(%2055, %2073, %2097) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2188 = "llvm.intr.fma"(%2055, %2074, %2098) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2189 = "llvm.intr.fma"(%2056, %2074, %2099) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2190 = "llvm.intr.fma"(%2056, %2073, %2100) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2191 = "llvm.intr.fma"(%2056, %2072, %2101) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2192 = "llvm.intr.fma"(%2056, %2071, %2102) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2193 = "llvm.intr.fma"(%2056, %2068, %2103) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2194 = "llvm.intr.fma"(%2056, %2067, %2104) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2195 = "llvm.intr.fma"(%2056, %2066, %2105) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2196 = "llvm.intr.fma"(%2056, %2065, %2106) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2197 = "llvm.intr.fma"(%2059, %2065, %2107) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2198 = "llvm.intr.fma"(%2059, %2066, %2108) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2199 = "llvm.intr.fma"(%2059, %2067, %2109) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2200 = "llvm.intr.fma"(%2059, %2068, %2110) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2201 = "llvm.intr.fma"(%2059, %2071, %2111) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2202 = "llvm.intr.fma"(%2059, %2072, %2112) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2203 = "llvm.intr.fma"(%2059, %2073, %2113) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2204 = "llvm.intr.fma"(%2059, %2074, %2114) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2205 = "llvm.intr.fma"(%2060, %2074, %2115) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2206 = "llvm.intr.fma"(%2060, %2073, %2116) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2207 = "llvm.intr.fma"(%2060, %2072, %2117) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2208 = "llvm.intr.fma"(%2060, %2071, %2118) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2209 = "llvm.intr.fma"(%2060, %2068, %2119) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2210 = "llvm.intr.fma"(%2060, %2067, %2120) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2211 = "llvm.intr.fma"(%2060, %2066, %2121) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2212 = "llvm.intr.fma"(%2060, %2065, %2122) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2213 = "llvm.intr.fma"(%2061, %2065, %2123) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2214 = "llvm.intr.fma"(%2061, %2066, %2124) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2215 = "llvm.intr.fma"(%2061, %2067, %2125) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2216 = "llvm.intr.fma"(%2061, %2068, %2126) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2217 = "llvm.intr.fma"(%2061, %2071, %2127) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2218 = "llvm.intr.fma"(%2061, %2072, %2128) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2219 = "llvm.intr.fma"(%2061, %2073, %2129) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2220 = "llvm.intr.fma"(%2061, %2074, %2130) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2221 = "llvm.intr.fma"(%2062, %2074, %2131) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2222 = "llvm.intr.fma"(%2062, %2073, %2132) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2223 = "llvm.intr.fma"(%2062, %2072, %2133) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2224 = "llvm.intr.fma"(%2062, %2071, %2134) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2225 = "llvm.intr.fma"(%2062, %2068, %2135) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2226 = "llvm.intr.fma"(%2062, %2067, %2136) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2227 = "llvm.intr.fma"(%2062, %2066, %2137) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2228 = "llvm.intr.fma"(%2062, %2065, %2138) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2229 = "arith.constant"() {value = 952 : i32} : () -> i32
        %2230 = "arith.addi"(%2229, %816) : (i32, i32) -> i32
        %2231 = "llvm.getelementptr"(%551, %2230) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2232 = "llvm.load"(%2231) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2233 = "vector.extract"(%2232) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2234 = "vector.extract"(%2232) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2235 = "vector.extract"(%2232) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2236 = "vector.extract"(%2232) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2237 = "llvm.getelementptr"(%2231) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2238 = "llvm.load"(%2237) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2239 = "vector.extract"(%2238) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2240 = "vector.extract"(%2238) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2241 = "vector.extract"(%2238) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2242 = "vector.extract"(%2238) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2243 = "llvm.getelementptr"(%553, %2230) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2244 = "llvm.load"(%2243) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2245 = "vector.extract"(%2244) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2246 = "vector.extract"(%2244) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2247 = "vector.extract"(%2244) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2248 = "vector.extract"(%2244) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2249 = "llvm.getelementptr"(%2243) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2250 = "llvm.load"(%2249) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2251 = "vector.extract"(%2250) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2252 = "vector.extract"(%2250) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2253 = "vector.extract"(%2250) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2254 = "vector.extract"(%2250) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2255 = "llvm.intr.fma"(%2143, %2155, %2165) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2256 = "llvm.intr.fma"(%2143, %2156, %2166) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2257 = "llvm.intr.fma"(%2143, %2157, %2167) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2258 = "llvm.intr.fma"(%2143, %2158, %2168) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2259 = "llvm.intr.fma"(%2143, %2161, %2169) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2260 = "llvm.intr.fma"(%2143, %2162, %2170) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2261 = "llvm.intr.fma"(%2143, %2163, %2171) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2262 = "llvm.intr.fma"(%2143, %2164, %2172) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2263 = "llvm.intr.fma"(%2144, %2164, %2173) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2264 = "llvm.intr.fma"(%2144, %2163, %2174) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2265 = "llvm.intr.fma"(%2144, %2162, %2175) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2266 = "llvm.intr.fma"(%2144, %2161, %2176) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2267 = "llvm.intr.fma"(%2144, %2158, %2177) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2268 = "llvm.intr.fma"(%2144, %2157, %2178) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2269 = "llvm.intr.fma"(%2144, %2156, %2179) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2270 = "llvm.intr.fma"(%2144, %2155, %2180) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2271 = "llvm.intr.fma"(%2145, %2155, %2181) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2272 = "llvm.intr.fma"(%2145, %2156, %2182) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2273 = "llvm.intr.fma"(%2145, %2157, %2183) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2274 = "llvm.intr.fma"(%2145, %2158, %2184) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2275 = "llvm.intr.fma"(%2145, %2161, %2185) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2276 = "llvm.intr.fma"(%2145, %2162, %2186) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2277 = "llvm.intr.fma"(%2145, %2163, %2187) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2278 = "llvm.intr.fma"(%2145, %2164, %2188) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2279 = "llvm.intr.fma"(%2146, %2164, %2189) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2280 = "llvm.intr.fma"(%2146, %2163, %2190) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2281 = "llvm.intr.fma"(%2146, %2162, %2191) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2282 = "llvm.intr.fma"(%2146, %2161, %2192) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2283 = "llvm.intr.fma"(%2146, %2158, %2193) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2284 = "llvm.intr.fma"(%2146, %2157, %2194) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2285 = "llvm.intr.fma"(%2146, %2156, %2195) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2286 = "llvm.intr.fma"(%2146, %2155, %2196) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2287 = "llvm.intr.fma"(%2149, %2155, %2197) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2288 = "llvm.intr.fma"(%2149, %2156, %2198) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2289 = "llvm.intr.fma"(%2149, %2157, %2199) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2290 = "llvm.intr.fma"(%2149, %2158, %2200) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2291 = "llvm.intr.fma"(%2149, %2161, %2201) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2292 = "llvm.intr.fma"(%2149, %2162, %2202) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2293 = "llvm.intr.fma"(%2149, %2163, %2203) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2294 = "llvm.intr.fma"(%2149, %2164, %2204) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2295 = "llvm.intr.fma"(%2150, %2164, %2205) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2296 = "llvm.intr.fma"(%2150, %2163, %2206) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2297 = "llvm.intr.fma"(%2150, %2162, %2207) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2298 = "llvm.intr.fma"(%2150, %2161, %2208) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2299 = "llvm.intr.fma"(%2150, %2158, %2209) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2300 = "llvm.intr.fma"(%2150, %2157, %2210) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2301 = "llvm.intr.fma"(%2150, %2156, %2211) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2302 = "llvm.intr.fma"(%2150, %2155, %2212) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2303 = "llvm.intr.fma"(%2151, %2155, %2213) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2304 = "llvm.intr.fma"(%2151, %2156, %2214) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2305 = "llvm.intr.fma"(%2151, %2157, %2215) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2306 = "llvm.intr.fma"(%2151, %2158, %2216) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2307 = "llvm.intr.fma"(%2151, %2161, %2217) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2308 = "llvm.intr.fma"(%2151, %2162, %2218) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2309 = "llvm.intr.fma"(%2151, %2163, %2219) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2310 = "llvm.intr.fma"(%2151, %2164, %2220) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2311 = "llvm.intr.fma"(%2152, %2164, %2221) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2312 = "llvm.intr.fma"(%2152, %2163, %2222) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2313 = "llvm.intr.fma"(%2152, %2162, %2223) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2314 = "llvm.intr.fma"(%2152, %2161, %2224) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2315 = "llvm.intr.fma"(%2152, %2158, %2225) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2316 = "llvm.intr.fma"(%2152, %2157, %2226) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2317 = "llvm.intr.fma"(%2152, %2156, %2227) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2318 = "llvm.intr.fma"(%2152, %2155, %2228) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2319 = "arith.constant"() {value = 1020 : i32} : () -> i32
        %2320 = "arith.addi"(%2319, %816) : (i32, i32) -> i32
        %2321 = "llvm.getelementptr"(%551, %2320) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2322 = "llvm.load"(%2321) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2323 = "vector.extract"(%2322) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2324 = "vector.extract"(%2322) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2325 = "vector.extract"(%2322) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2326 = "vector.extract"(%2322) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2327 = "llvm.getelementptr"(%2321) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2328 = "llvm.load"(%2327) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2329 = "vector.extract"(%2328) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2330 = "vector.extract"(%2328) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2331 = "vector.extract"(%2328) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2332 = "vector.extract"(%2328) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2333 = "llvm.getelementptr"(%553, %2320) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2334 = "llvm.load"(%2333) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2335 = "vector.extract"(%2334) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2336 = "vector.extract"(%2334) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2337 = "vector.extract"(%2334) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2338 = "vector.extract"(%2334) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2339 = "llvm.getelementptr"(%2333) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2340 = "llvm.load"(%2339) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2341 = "vector.extract"(%2340) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2342 = "vector.extract"(%2340) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2343 = "vector.extract"(%2340) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2344 = "vector.extract"(%2340) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2345 = "llvm.intr.fma"(%2233, %2245, %2255) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2346 = "llvm.intr.fma"(%2233, %2246, %2256) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2347 = "llvm.intr.fma"(%2233, %2247, %2257) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2348 = "llvm.intr.fma"(%2233, %2248, %2258) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2349 = "llvm.intr.fma"(%2233, %2251, %2259) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2350 = "llvm.intr.fma"(%2233, %2252, %2260) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2351 = "llvm.intr.fma"(%2233, %2253, %2261) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2352 = "llvm.intr.fma"(%2233, %2254, %2262) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2353 = "llvm.intr.fma"(%2234, %2254, %2263) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2354 = "llvm.intr.fma"(%2234, %2253, %2264) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2355 = "llvm.intr.fma"(%2234, %2252, %2265) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2356 = "llvm.intr.fma"(%2234, %2251, %2266) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2357 = "llvm.intr.fma"(%2234, %2248, %2267) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2358 = "llvm.intr.fma"(%2234, %2247, %2268) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2359 = "llvm.intr.fma"(%2234, %2246, %2269) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2360 = "llvm.intr.fma"(%2234, %2245, %2270) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2361 = "llvm.intr.fma"(%2235, %2245, %2271) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2362 = "llvm.intr.fma"(%2235, %2246, %2272) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2363 = "llvm.intr.fma"(%2235, %2247, %2273) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2364 = "llvm.intr.fma"(%2235, %2248, %2274) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2365 = "llvm.intr.fma"(%2235, %2251, %2275) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2366 = "llvm.intr.fma"(%2235, %2252, %2276) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2367 = "llvm.intr.fma"(%2235, %2253, %2277) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2368 = "llvm.intr.fma"(%2235, %2254, %2278) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2369 = "llvm.intr.fma"(%2236, %2254, %2279) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2370 = "llvm.intr.fma"(%2236, %2253, %2280) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2371 = "llvm.intr.fma"(%2236, %2252, %2281) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2372 = "llvm.intr.fma"(%2236, %2251, %2282) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2373 = "llvm.intr.fma"(%2236, %2248, %2283) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2374 = "llvm.intr.fma"(%2236, %2247, %2284) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2375 = "llvm.intr.fma"(%2236, %2246, %2285) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2376 = "llvm.intr.fma"(%2236, %2245, %2286) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2377 = "llvm.intr.fma"(%2239, %2245, %2287) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2378 = "llvm.intr.fma"(%2239, %2246, %2288) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2379 = "llvm.intr.fma"(%2239, %2247, %2289) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2380 = "llvm.intr.fma"(%2239, %2248, %2290) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2381 = "llvm.intr.fma"(%2239, %2251, %2291) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2382 = "llvm.intr.fma"(%2239, %2252, %2292) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2383 = "llvm.intr.fma"(%2239, %2253, %2293) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2384 = "llvm.intr.fma"(%2239, %2254, %2294) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2385 = "llvm.intr.fma"(%2240, %2254, %2295) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2386 = "llvm.intr.fma"(%2240, %2253, %2296) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2387 = "llvm.intr.fma"(%2240, %2252, %2297) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2388 = "llvm.intr.fma"(%2240, %2251, %2298) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2389 = "llvm.intr.fma"(%2240, %2248, %2299) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2390 = "llvm.intr.fma"(%2240, %2247, %2300) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2391 = "llvm.intr.fma"(%2240, %2246, %2301) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2392 = "llvm.intr.fma"(%2240, %2245, %2302) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2393 = "llvm.intr.fma"(%2241, %2245, %2303) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2394 = "llvm.intr.fma"(%2241, %2246, %2304) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2395 = "llvm.intr.fma"(%2241, %2247, %2305) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2396 = "llvm.intr.fma"(%2241, %2248, %2306) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2397 = "llvm.intr.fma"(%2241, %2251, %2307) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2398 = "llvm.intr.fma"(%2241, %2252, %2308) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2399 = "llvm.intr.fma"(%2241, %2253, %2309) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2400 = "llvm.intr.fma"(%2241, %2254, %2310) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2401 = "llvm.intr.fma"(%2242, %2254, %2311) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2402 = "llvm.intr.fma"(%2242, %2253, %2312) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2403 = "llvm.intr.fma"(%2242, %2252, %2313) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2404 = "llvm.intr.fma"(%2242, %2251, %2314) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2405 = "llvm.intr.fma"(%2242, %2248, %2315) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2406 = "llvm.intr.fma"(%2242, %2247, %2316) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2407 = "llvm.intr.fma"(%2242, %2246, %2317) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2408 = "llvm.intr.fma"(%2242, %2245, %2318) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2409 = "arith.cmpi"(%732, %545) {predicate = 0 : i64} : (i32, i32) -> i1
        %2410 = "arith.addi"(%732, %17) : (i32, i32) -> i32
        %2411 = "arith.select"(%2409, %68, %2410) : (i1, i32, i32) -> i32
        "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %2412 = "arith.muli"(%2411, %815) : (i32, i32) -> i32
        %2413 = "llvm.getelementptr"(%551, %2412) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2414 = "llvm.load"(%2413) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2415 = "vector.extract"(%2414) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2416 = "vector.extract"(%2414) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2417 = "vector.extract"(%2414) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2418 = "vector.extract"(%2414) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2419 = "llvm.getelementptr"(%2413) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2420 = "llvm.load"(%2419) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2421 = "vector.extract"(%2420) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2422 = "vector.extract"(%2420) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2423 = "vector.extract"(%2420) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2424 = "vector.extract"(%2420) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2425 = "llvm.getelementptr"(%553, %2412) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2426 = "llvm.load"(%2425) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2427 = "vector.extract"(%2426) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2428 = "vector.extract"(%2426) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2429 = "vector.extract"(%2426) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2430 = "vector.extract"(%2426) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2431 = "llvm.getelementptr"(%2425) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2432 = "llvm.load"(%2431) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2433 = "vector.extract"(%2432) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2434 = "vector.extract"(%2432) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2435 = "vector.extract"(%2432) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2436 = "vector.extract"(%2432) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "nvvm.cp.async.commit.group"() : () -> ()
        %2437 = "llvm.intr.fma"(%2323, %2335, %2345) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2438 = "llvm.intr.fma"(%2323, %2336, %2346) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2439 = "llvm.intr.fma"(%2323, %2337, %2347) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2440 = "llvm.intr.fma"(%2323, %2338, %2348) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2441 = "llvm.intr.fma"(%2323, %2341, %2349) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2442 = "llvm.intr.fma"(%2323, %2342, %2350) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2443 = "llvm.intr.fma"(%2323, %2343, %2351) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2444 = "llvm.intr.fma"(%2323, %2344, %2352) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2445 = "llvm.intr.fma"(%2324, %2344, %2353) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2446 = "llvm.intr.fma"(%2324, %2343, %2354) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2447 = "llvm.intr.fma"(%2324, %2342, %2355) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2448 = "llvm.intr.fma"(%2324, %2341, %2356) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2449 = "llvm.intr.fma"(%2324, %2338, %2357) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2450 = "llvm.intr.fma"(%2324, %2337, %2358) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2451 = "llvm.intr.fma"(%2324, %2336, %2359) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2452 = "llvm.intr.fma"(%2324, %2335, %2360) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2453 = "llvm.intr.fma"(%2325, %2335, %2361) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2454 = "llvm.intr.fma"(%2325, %2336, %2362) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2455 = "llvm.intr.fma"(%2325, %2337, %2363) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2456 = "llvm.intr.fma"(%2325, %2338, %2364) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2457 = "llvm.intr.fma"(%2325, %2341, %2365) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2458 = "llvm.intr.fma"(%2325, %2342, %2366) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2459 = "llvm.intr.fma"(%2325, %2343, %2367) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2460 = "llvm.intr.fma"(%2325, %2344, %2368) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2461 = "llvm.intr.fma"(%2326, %2344, %2369) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2462 = "llvm.intr.fma"(%2326, %2343, %2370) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2463 = "llvm.intr.fma"(%2326, %2342, %2371) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2464 = "llvm.intr.fma"(%2326, %2341, %2372) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2465 = "llvm.intr.fma"(%2326, %2338, %2373) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2466 = "llvm.intr.fma"(%2326, %2337, %2374) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2467 = "llvm.intr.fma"(%2326, %2336, %2375) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2468 = "llvm.intr.fma"(%2326, %2335, %2376) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2469 = "llvm.intr.fma"(%2329, %2335, %2377) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2470 = "llvm.intr.fma"(%2329, %2336, %2378) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2471 = "llvm.intr.fma"(%2329, %2337, %2379) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2472 = "llvm.intr.fma"(%2329, %2338, %2380) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2473 = "llvm.intr.fma"(%2329, %2341, %2381) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2474 = "llvm.intr.fma"(%2329, %2342, %2382) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2475 = "llvm.intr.fma"(%2329, %2343, %2383) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2476 = "llvm.intr.fma"(%2329, %2344, %2384) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2477 = "llvm.intr.fma"(%2330, %2344, %2385) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2478 = "llvm.intr.fma"(%2330, %2343, %2386) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2479 = "llvm.intr.fma"(%2330, %2342, %2387) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2480 = "llvm.intr.fma"(%2330, %2341, %2388) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2481 = "llvm.intr.fma"(%2330, %2338, %2389) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2482 = "llvm.intr.fma"(%2330, %2337, %2390) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2483 = "llvm.intr.fma"(%2330, %2336, %2391) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2484 = "llvm.intr.fma"(%2330, %2335, %2392) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2485 = "llvm.intr.fma"(%2331, %2335, %2393) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2486 = "llvm.intr.fma"(%2331, %2336, %2394) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2487 = "llvm.intr.fma"(%2331, %2337, %2395) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2488 = "llvm.intr.fma"(%2331, %2338, %2396) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2489 = "llvm.intr.fma"(%2331, %2341, %2397) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2490 = "llvm.intr.fma"(%2331, %2342, %2398) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2491 = "llvm.intr.fma"(%2331, %2343, %2399) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2492 = "llvm.intr.fma"(%2331, %2344, %2400) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2493 = "llvm.intr.fma"(%2332, %2344, %2401) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2494 = "llvm.intr.fma"(%2332, %2343, %2402) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2495 = "llvm.intr.fma"(%2332, %2342, %2403) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2496 = "llvm.intr.fma"(%2332, %2341, %2404) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2497 = "llvm.intr.fma"(%2332, %2338, %2405) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2498 = "llvm.intr.fma"(%2332, %2337, %2406) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2499 = "llvm.intr.fma"(%2332, %2336, %2407) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        %2500 = "llvm.intr.fma"(%2332, %2335, %2408) {fastmathFlags = #llvm.fastmath<none>} : (f32, f32, f32) -> f32
        "scf.yield"(%2411, %732, %2415, %2416, %2417, %2418, %2421, %2422, %2423, %2424, %2427, %2428, %2429, %2430, %2433, %2434, %2435, %2436, %2437, %2452, %2453, %2468, %2469, %2484, %2485, %2500, %2438, %2451, %2454, %2467, %2470, %2483, %2486, %2499, %2439, %2450, %2455, %2466, %2471, %2482, %2487, %2498, %2440, %2449, %2456, %2465, %2472, %2481, %2488, %2497, %2441, %2448, %2457, %2464, %2473, %2480, %2489, %2496, %2442, %2447, %2458, %2463, %2474, %2479, %2490, %2495, %2443, %2446, %2459, %2462, %2475, %2478, %2491, %2494, %2444, %2445, %2460, %2461, %2476, %2477, %2492, %2493) : (i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      %2501 = "arith.addi"(%41, %550) : (i32, i32) -> i32
      %2502 = "arith.addi"(%42, %552) : (i32, i32) -> i32
      %2503 = "arith.cmpi"(%2501, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %2504 = "arith.cmpi"(%2502, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %2505 = "arith.andi"(%2503, %2504) : (i1, i1) -> i1
      "scf.if"(%2505) ({
        "llvm.store"(%667, %561) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2506 = "arith.addi"(%2501, %17) : (i32, i32) -> i32
      %2507 = "arith.cmpi"(%2506, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %2508 = "arith.andi"(%2507, %2504) : (i1, i1) -> i1
      "scf.if"(%2508) ({
        %2509 = "llvm.getelementptr"(%561, %8) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%668, %2509) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2510 = "arith.addi"(%2501, %545) : (i32, i32) -> i32
      %2511 = "arith.cmpi"(%2510, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %2512 = "arith.andi"(%2511, %2504) : (i1, i1) -> i1
      "scf.if"(%2512) ({
        %2513 = "arith.muli"(%86, %8) : (i64, i64) -> i64
        %2514 = "llvm.getelementptr"(%561, %2513) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%669, %2514) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2515 = "arith.constant"() {value = 3 : i32} : () -> i32
      %2516 = "arith.addi"(%2501, %2515) : (i32, i32) -> i32
      %2517 = "arith.cmpi"(%2516, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %2518 = "arith.andi"(%2517, %2504) : (i1, i1) -> i1
      "scf.if"(%2518) ({
        %2519 = "arith.muli"(%95, %8) : (i64, i64) -> i64
        %2520 = "llvm.getelementptr"(%561, %2519) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%670, %2520) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2521 = "arith.addi"(%2501, %135) : (i32, i32) -> i32
      %2522 = "arith.cmpi"(%2521, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %2523 = "arith.andi"(%2522, %2504) : (i1, i1) -> i1
      "scf.if"(%2523) ({
        %2524 = "llvm.getelementptr"(%561, %556) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%671, %2524) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2525 = "arith.constant"() {value = 33 : i32} : () -> i32
      %2526 = "arith.addi"(%2501, %2525) : (i32, i32) -> i32
      %2527 = "arith.cmpi"(%2526, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %2528 = "arith.andi"(%2527, %2504) : (i1, i1) -> i1
      "scf.if"(%2528) ({
        %2529 = "arith.addi"(%8, %556) : (i64, i64) -> i64
        %2530 = "llvm.getelementptr"(%561, %2529) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%672, %2530) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2531 = "arith.constant"() {value = 34 : i32} : () -> i32
      %2532 = "arith.addi"(%2501, %2531) : (i32, i32) -> i32
      %2533 = "arith.cmpi"(%2532, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %2534 = "arith.andi"(%2533, %2504) : (i1, i1) -> i1
      "scf.if"(%2534) ({
        %2535 = "arith.muli"(%86, %8) : (i64, i64) -> i64
        %2536 = "arith.addi"(%2535, %556) : (i64, i64) -> i64
        %2537 = "llvm.getelementptr"(%561, %2536) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%673, %2537) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2538 = "arith.constant"() {value = 35 : i32} : () -> i32
      %2539 = "arith.addi"(%2501, %2538) : (i32, i32) -> i32
      %2540 = "arith.cmpi"(%2539, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %2541 = "arith.andi"(%2540, %2504) : (i1, i1) -> i1
      "scf.if"(%2541) ({
        %2542 = "arith.muli"(%95, %8) : (i64, i64) -> i64
        %2543 = "arith.addi"(%2542, %556) : (i64, i64) -> i64
        %2544 = "llvm.getelementptr"(%561, %2543) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%674, %2544) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2545 = "arith.addi"(%2502, %17) : (i32, i32) -> i32
      %2546 = "arith.cmpi"(%2545, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %2547 = "arith.andi"(%2503, %2546) : (i1, i1) -> i1
      "scf.if"(%2547) ({
        %2548 = "llvm.getelementptr"(%561) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        "llvm.store"(%675, %2548) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2549 = "arith.andi"(%2507, %2546) : (i1, i1) -> i1
      "scf.if"(%2549) ({
        %2550 = "arith.constant"() {value = 1 : i64} : () -> i64
        %2551 = "arith.addi"(%8, %2550) : (i64, i64) -> i64
        %2552 = "llvm.getelementptr"(%561, %2551) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%676, %2552) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2553 = "arith.andi"(%2511, %2546) : (i1, i1) -> i1
      "scf.if"(%2553) ({
        %2554 = "arith.muli"(%86, %8) : (i64, i64) -> i64
        %2555 = "arith.constant"() {value = 1 : i64} : () -> i64
        %2556 = "arith.addi"(%2554, %2555) : (i64, i64) -> i64
        %2557 = "llvm.getelementptr"(%561, %2556) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%677, %2557) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2558 = "arith.andi"(%2517, %2546) : (i1, i1) -> i1
      "scf.if"(%2558) ({
        %2559 = "arith.muli"(%95, %8) : (i64, i64) -> i64
        %2560 = "arith.constant"() {value = 1 : i64} : () -> i64
        %2561 = "arith.addi"(%2559, %2560) : (i64, i64) -> i64
        %2562 = "llvm.getelementptr"(%561, %2561) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%678, %2562) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2563 = "arith.andi"(%2522, %2546) : (i1, i1) -> i1
      "scf.if"(%2563) ({
        %2564 = "arith.constant"() {value = 1 : i64} : () -> i64
        %2565 = "arith.addi"(%556, %2564) : (i64, i64) -> i64
        %2566 = "llvm.getelementptr"(%561, %2565) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%679, %2566) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2567 = "arith.andi"(%2527, %2546) : (i1, i1) -> i1
      "scf.if"(%2567) ({
        %2568 = "arith.addi"(%8, %556) : (i64, i64) -> i64
        %2569 = "arith.constant"() {value = 1 : i64} : () -> i64
        %2570 = "arith.addi"(%2568, %2569) : (i64, i64) -> i64
        %2571 = "llvm.getelementptr"(%561, %2570) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%680, %2571) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2572 = "arith.andi"(%2533, %2546) : (i1, i1) -> i1
      "scf.if"(%2572) ({
        %2573 = "arith.muli"(%86, %8) : (i64, i64) -> i64
        %2574 = "arith.addi"(%2573, %556) : (i64, i64) -> i64
        %2575 = "arith.constant"() {value = 1 : i64} : () -> i64
        %2576 = "arith.addi"(%2574, %2575) : (i64, i64) -> i64
        %2577 = "llvm.getelementptr"(%561, %2576) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%681, %2577) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2578 = "arith.andi"(%2540, %2546) : (i1, i1) -> i1
      "scf.if"(%2578) ({
        %2579 = "arith.muli"(%95, %8) : (i64, i64) -> i64
        %2580 = "arith.addi"(%2579, %556) : (i64, i64) -> i64
        %2581 = "arith.constant"() {value = 1 : i64} : () -> i64
        %2582 = "arith.addi"(%2580, %2581) : (i64, i64) -> i64
        %2583 = "llvm.getelementptr"(%561, %2582) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%682, %2583) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2584 = "arith.addi"(%2502, %545) : (i32, i32) -> i32
      %2585 = "arith.cmpi"(%2584, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %2586 = "arith.andi"(%2503, %2585) : (i1, i1) -> i1
      "scf.if"(%2586) ({
        %2587 = "llvm.getelementptr"(%561) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        "llvm.store"(%683, %2587) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2588 = "arith.andi"(%2507, %2585) : (i1, i1) -> i1
      "scf.if"(%2588) ({
        %2589 = "arith.addi"(%8, %86) : (i64, i64) -> i64
        %2590 = "llvm.getelementptr"(%561, %2589) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%684, %2590) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2591 = "arith.andi"(%2511, %2585) : (i1, i1) -> i1
      "scf.if"(%2591) ({
        %2592 = "arith.muli"(%86, %8) : (i64, i64) -> i64
        %2593 = "arith.addi"(%2592, %86) : (i64, i64) -> i64
        %2594 = "llvm.getelementptr"(%561, %2593) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%685, %2594) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2595 = "arith.andi"(%2517, %2585) : (i1, i1) -> i1
      "scf.if"(%2595) ({
        %2596 = "arith.muli"(%95, %8) : (i64, i64) -> i64
        %2597 = "arith.addi"(%2596, %86) : (i64, i64) -> i64
        %2598 = "llvm.getelementptr"(%561, %2597) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%686, %2598) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2599 = "arith.andi"(%2522, %2585) : (i1, i1) -> i1
      "scf.if"(%2599) ({
        %2600 = "arith.addi"(%556, %86) : (i64, i64) -> i64
        %2601 = "llvm.getelementptr"(%561, %2600) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%687, %2601) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2602 = "arith.andi"(%2527, %2585) : (i1, i1) -> i1
      "scf.if"(%2602) ({
        %2603 = "arith.addi"(%8, %556) : (i64, i64) -> i64
        %2604 = "arith.addi"(%2603, %86) : (i64, i64) -> i64
        %2605 = "llvm.getelementptr"(%561, %2604) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%688, %2605) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2606 = "arith.andi"(%2533, %2585) : (i1, i1) -> i1
      "scf.if"(%2606) ({
        %2607 = "arith.muli"(%86, %8) : (i64, i64) -> i64
        %2608 = "arith.addi"(%2607, %556) : (i64, i64) -> i64
        %2609 = "arith.addi"(%2608, %86) : (i64, i64) -> i64
        %2610 = "llvm.getelementptr"(%561, %2609) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%689, %2610) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2611 = "arith.andi"(%2540, %2585) : (i1, i1) -> i1
      "scf.if"(%2611) ({
        %2612 = "arith.muli"(%95, %8) : (i64, i64) -> i64
        %2613 = "arith.addi"(%2612, %556) : (i64, i64) -> i64
        %2614 = "arith.addi"(%2613, %86) : (i64, i64) -> i64
        %2615 = "llvm.getelementptr"(%561, %2614) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%690, %2615) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2616 = "arith.addi"(%2502, %2515) : (i32, i32) -> i32
      %2617 = "arith.cmpi"(%2616, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %2618 = "arith.andi"(%2503, %2617) : (i1, i1) -> i1
      "scf.if"(%2618) ({
        %2619 = "llvm.getelementptr"(%561) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        "llvm.store"(%691, %2619) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2620 = "arith.andi"(%2507, %2617) : (i1, i1) -> i1
      "scf.if"(%2620) ({
        %2621 = "arith.addi"(%8, %95) : (i64, i64) -> i64
        %2622 = "llvm.getelementptr"(%561, %2621) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%692, %2622) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2623 = "arith.andi"(%2511, %2617) : (i1, i1) -> i1
      "scf.if"(%2623) ({
        %2624 = "arith.muli"(%86, %8) : (i64, i64) -> i64
        %2625 = "arith.addi"(%2624, %95) : (i64, i64) -> i64
        %2626 = "llvm.getelementptr"(%561, %2625) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%693, %2626) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2627 = "arith.andi"(%2517, %2617) : (i1, i1) -> i1
      "scf.if"(%2627) ({
        %2628 = "arith.muli"(%95, %8) : (i64, i64) -> i64
        %2629 = "arith.addi"(%2628, %95) : (i64, i64) -> i64
        %2630 = "llvm.getelementptr"(%561, %2629) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%694, %2630) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2631 = "arith.andi"(%2522, %2617) : (i1, i1) -> i1
      "scf.if"(%2631) ({
        %2632 = "arith.addi"(%556, %95) : (i64, i64) -> i64
        %2633 = "llvm.getelementptr"(%561, %2632) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%695, %2633) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2634 = "arith.andi"(%2527, %2617) : (i1, i1) -> i1
      "scf.if"(%2634) ({
        %2635 = "arith.addi"(%8, %556) : (i64, i64) -> i64
        %2636 = "arith.addi"(%2635, %95) : (i64, i64) -> i64
        %2637 = "llvm.getelementptr"(%561, %2636) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%696, %2637) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2638 = "arith.andi"(%2533, %2617) : (i1, i1) -> i1
      "scf.if"(%2638) ({
        %2639 = "arith.muli"(%86, %8) : (i64, i64) -> i64
        %2640 = "arith.addi"(%2639, %556) : (i64, i64) -> i64
        %2641 = "arith.addi"(%2640, %95) : (i64, i64) -> i64
        %2642 = "llvm.getelementptr"(%561, %2641) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%697, %2642) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2643 = "arith.andi"(%2540, %2617) : (i1, i1) -> i1
      "scf.if"(%2643) ({
        %2644 = "arith.muli"(%95, %8) : (i64, i64) -> i64
        %2645 = "arith.addi"(%2644, %556) : (i64, i64) -> i64
        %2646 = "arith.addi"(%2645, %95) : (i64, i64) -> i64
        %2647 = "llvm.getelementptr"(%561, %2646) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%698, %2647) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2648 = "arith.addi"(%2502, %135) : (i32, i32) -> i32
      %2649 = "arith.cmpi"(%2648, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %2650 = "arith.andi"(%2503, %2649) : (i1, i1) -> i1
      "scf.if"(%2650) ({
        %2651 = "llvm.getelementptr"(%561) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        "llvm.store"(%699, %2651) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2652 = "arith.andi"(%2507, %2649) : (i1, i1) -> i1
      "scf.if"(%2652) ({
        %2653 = "arith.addi"(%8, %555) : (i64, i64) -> i64
        %2654 = "llvm.getelementptr"(%561, %2653) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%700, %2654) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2655 = "arith.andi"(%2511, %2649) : (i1, i1) -> i1
      "scf.if"(%2655) ({
        %2656 = "arith.muli"(%86, %8) : (i64, i64) -> i64
        %2657 = "arith.addi"(%2656, %555) : (i64, i64) -> i64
        %2658 = "llvm.getelementptr"(%561, %2657) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%701, %2658) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2659 = "arith.andi"(%2517, %2649) : (i1, i1) -> i1
      "scf.if"(%2659) ({
        %2660 = "arith.muli"(%95, %8) : (i64, i64) -> i64
        %2661 = "arith.addi"(%2660, %555) : (i64, i64) -> i64
        %2662 = "llvm.getelementptr"(%561, %2661) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%702, %2662) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2663 = "arith.andi"(%2522, %2649) : (i1, i1) -> i1
      "scf.if"(%2663) ({
        %2664 = "arith.addi"(%556, %555) : (i64, i64) -> i64
        %2665 = "llvm.getelementptr"(%561, %2664) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%703, %2665) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2666 = "arith.andi"(%2527, %2649) : (i1, i1) -> i1
      "scf.if"(%2666) ({
        %2667 = "arith.addi"(%8, %556) : (i64, i64) -> i64
        %2668 = "arith.addi"(%2667, %555) : (i64, i64) -> i64
        %2669 = "llvm.getelementptr"(%561, %2668) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%704, %2669) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2670 = "arith.andi"(%2533, %2649) : (i1, i1) -> i1
      "scf.if"(%2670) ({
        %2671 = "arith.muli"(%86, %8) : (i64, i64) -> i64
        %2672 = "arith.addi"(%2671, %556) : (i64, i64) -> i64
        %2673 = "arith.addi"(%2672, %555) : (i64, i64) -> i64
        %2674 = "llvm.getelementptr"(%561, %2673) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%705, %2674) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2675 = "arith.andi"(%2540, %2649) : (i1, i1) -> i1
      "scf.if"(%2675) ({
        %2676 = "arith.muli"(%95, %8) : (i64, i64) -> i64
        %2677 = "arith.addi"(%2676, %556) : (i64, i64) -> i64
        %2678 = "arith.addi"(%2677, %555) : (i64, i64) -> i64
        %2679 = "llvm.getelementptr"(%561, %2678) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%706, %2679) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2680 = "arith.addi"(%2502, %2525) : (i32, i32) -> i32
      %2681 = "arith.cmpi"(%2680, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %2682 = "arith.andi"(%2503, %2681) : (i1, i1) -> i1
      "scf.if"(%2682) ({
        %2683 = "llvm.getelementptr"(%561) {rawConstantIndices = array<i32: 33>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        "llvm.store"(%707, %2683) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2684 = "arith.andi"(%2507, %2681) : (i1, i1) -> i1
      "scf.if"(%2684) ({
        %2685 = "arith.constant"() {value = 33 : i64} : () -> i64
        %2686 = "arith.addi"(%8, %2685) : (i64, i64) -> i64
        %2687 = "llvm.getelementptr"(%561, %2686) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%708, %2687) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2688 = "arith.andi"(%2511, %2681) : (i1, i1) -> i1
      "scf.if"(%2688) ({
        %2689 = "arith.muli"(%86, %8) : (i64, i64) -> i64
        %2690 = "arith.constant"() {value = 33 : i64} : () -> i64
        %2691 = "arith.addi"(%2689, %2690) : (i64, i64) -> i64
        %2692 = "llvm.getelementptr"(%561, %2691) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%709, %2692) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2693 = "arith.andi"(%2517, %2681) : (i1, i1) -> i1
      "scf.if"(%2693) ({
        %2694 = "arith.muli"(%95, %8) : (i64, i64) -> i64
        %2695 = "arith.constant"() {value = 33 : i64} : () -> i64
        %2696 = "arith.addi"(%2694, %2695) : (i64, i64) -> i64
        %2697 = "llvm.getelementptr"(%561, %2696) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%710, %2697) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2698 = "arith.andi"(%2522, %2681) : (i1, i1) -> i1
      "scf.if"(%2698) ({
        %2699 = "arith.constant"() {value = 33 : i64} : () -> i64
        %2700 = "arith.addi"(%556, %2699) : (i64, i64) -> i64
        %2701 = "llvm.getelementptr"(%561, %2700) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%711, %2701) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2702 = "arith.andi"(%2527, %2681) : (i1, i1) -> i1
      "scf.if"(%2702) ({
        %2703 = "arith.addi"(%8, %556) : (i64, i64) -> i64
        %2704 = "arith.constant"() {value = 33 : i64} : () -> i64
        %2705 = "arith.addi"(%2703, %2704) : (i64, i64) -> i64
        %2706 = "llvm.getelementptr"(%561, %2705) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%712, %2706) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2707 = "arith.andi"(%2533, %2681) : (i1, i1) -> i1
      "scf.if"(%2707) ({
        %2708 = "arith.muli"(%86, %8) : (i64, i64) -> i64
        %2709 = "arith.addi"(%2708, %556) : (i64, i64) -> i64
        %2710 = "arith.constant"() {value = 33 : i64} : () -> i64
        %2711 = "arith.addi"(%2709, %2710) : (i64, i64) -> i64
        %2712 = "llvm.getelementptr"(%561, %2711) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%713, %2712) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2713 = "arith.andi"(%2540, %2681) : (i1, i1) -> i1
      "scf.if"(%2713) ({
        %2714 = "arith.muli"(%95, %8) : (i64, i64) -> i64
        %2715 = "arith.addi"(%2714, %556) : (i64, i64) -> i64
        %2716 = "arith.constant"() {value = 33 : i64} : () -> i64
        %2717 = "arith.addi"(%2715, %2716) : (i64, i64) -> i64
        %2718 = "llvm.getelementptr"(%561, %2717) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%714, %2718) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2719 = "arith.addi"(%2502, %2531) : (i32, i32) -> i32
      %2720 = "arith.cmpi"(%2719, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %2721 = "arith.andi"(%2503, %2720) : (i1, i1) -> i1
      "scf.if"(%2721) ({
        %2722 = "llvm.getelementptr"(%561) {rawConstantIndices = array<i32: 34>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        "llvm.store"(%715, %2722) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2723 = "arith.andi"(%2507, %2720) : (i1, i1) -> i1
      "scf.if"(%2723) ({
        %2724 = "arith.constant"() {value = 34 : i64} : () -> i64
        %2725 = "arith.addi"(%8, %2724) : (i64, i64) -> i64
        %2726 = "llvm.getelementptr"(%561, %2725) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%716, %2726) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2727 = "arith.andi"(%2511, %2720) : (i1, i1) -> i1
      "scf.if"(%2727) ({
        %2728 = "arith.muli"(%86, %8) : (i64, i64) -> i64
        %2729 = "arith.constant"() {value = 34 : i64} : () -> i64
        %2730 = "arith.addi"(%2728, %2729) : (i64, i64) -> i64
        %2731 = "llvm.getelementptr"(%561, %2730) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%717, %2731) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2732 = "arith.andi"(%2517, %2720) : (i1, i1) -> i1
      "scf.if"(%2732) ({
        %2733 = "arith.muli"(%95, %8) : (i64, i64) -> i64
        %2734 = "arith.constant"() {value = 34 : i64} : () -> i64
        %2735 = "arith.addi"(%2733, %2734) : (i64, i64) -> i64
        %2736 = "llvm.getelementptr"(%561, %2735) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%718, %2736) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2737 = "arith.andi"(%2522, %2720) : (i1, i1) -> i1
      "scf.if"(%2737) ({
        %2738 = "arith.constant"() {value = 34 : i64} : () -> i64
        %2739 = "arith.addi"(%556, %2738) : (i64, i64) -> i64
        %2740 = "llvm.getelementptr"(%561, %2739) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%719, %2740) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2741 = "arith.andi"(%2527, %2720) : (i1, i1) -> i1
      "scf.if"(%2741) ({
        %2742 = "arith.addi"(%8, %556) : (i64, i64) -> i64
        %2743 = "arith.constant"() {value = 34 : i64} : () -> i64
        %2744 = "arith.addi"(%2742, %2743) : (i64, i64) -> i64
        %2745 = "llvm.getelementptr"(%561, %2744) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%720, %2745) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2746 = "arith.andi"(%2533, %2720) : (i1, i1) -> i1
      "scf.if"(%2746) ({
        %2747 = "arith.muli"(%86, %8) : (i64, i64) -> i64
        %2748 = "arith.addi"(%2747, %556) : (i64, i64) -> i64
        %2749 = "arith.constant"() {value = 34 : i64} : () -> i64
        %2750 = "arith.addi"(%2748, %2749) : (i64, i64) -> i64
        %2751 = "llvm.getelementptr"(%561, %2750) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%721, %2751) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2752 = "arith.andi"(%2540, %2720) : (i1, i1) -> i1
      "scf.if"(%2752) ({
        %2753 = "arith.muli"(%95, %8) : (i64, i64) -> i64
        %2754 = "arith.addi"(%2753, %556) : (i64, i64) -> i64
        %2755 = "arith.constant"() {value = 34 : i64} : () -> i64
        %2756 = "arith.addi"(%2754, %2755) : (i64, i64) -> i64
        %2757 = "llvm.getelementptr"(%561, %2756) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%722, %2757) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2758 = "arith.addi"(%2502, %2538) : (i32, i32) -> i32
      %2759 = "arith.cmpi"(%2758, %5) {predicate = 2 : i64} : (i32, i32) -> i1
      %2760 = "arith.andi"(%2503, %2759) : (i1, i1) -> i1
      "scf.if"(%2760) ({
        %2761 = "llvm.getelementptr"(%561) {rawConstantIndices = array<i32: 35>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        "llvm.store"(%723, %2761) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2762 = "arith.andi"(%2507, %2759) : (i1, i1) -> i1
      "scf.if"(%2762) ({
        %2763 = "arith.constant"() {value = 35 : i64} : () -> i64
        %2764 = "arith.addi"(%8, %2763) : (i64, i64) -> i64
        %2765 = "llvm.getelementptr"(%561, %2764) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%724, %2765) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2766 = "arith.andi"(%2511, %2759) : (i1, i1) -> i1
      "scf.if"(%2766) ({
        %2767 = "arith.muli"(%86, %8) : (i64, i64) -> i64
        %2768 = "arith.constant"() {value = 35 : i64} : () -> i64
        %2769 = "arith.addi"(%2767, %2768) : (i64, i64) -> i64
        %2770 = "llvm.getelementptr"(%561, %2769) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%725, %2770) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2771 = "arith.andi"(%2517, %2759) : (i1, i1) -> i1
      "scf.if"(%2771) ({
        %2772 = "arith.muli"(%95, %8) : (i64, i64) -> i64
        %2773 = "arith.constant"() {value = 35 : i64} : () -> i64
        %2774 = "arith.addi"(%2772, %2773) : (i64, i64) -> i64
        %2775 = "llvm.getelementptr"(%561, %2774) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%726, %2775) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2776 = "arith.andi"(%2522, %2759) : (i1, i1) -> i1
      "scf.if"(%2776) ({
        %2777 = "arith.constant"() {value = 35 : i64} : () -> i64
        %2778 = "arith.addi"(%556, %2777) : (i64, i64) -> i64
        %2779 = "llvm.getelementptr"(%561, %2778) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%727, %2779) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2780 = "arith.andi"(%2527, %2759) : (i1, i1) -> i1
      "scf.if"(%2780) ({
        %2781 = "arith.addi"(%8, %556) : (i64, i64) -> i64
        %2782 = "arith.constant"() {value = 35 : i64} : () -> i64
        %2783 = "arith.addi"(%2781, %2782) : (i64, i64) -> i64
        %2784 = "llvm.getelementptr"(%561, %2783) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%728, %2784) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2785 = "arith.andi"(%2533, %2759) : (i1, i1) -> i1
      "scf.if"(%2785) ({
        %2786 = "arith.muli"(%86, %8) : (i64, i64) -> i64
        %2787 = "arith.addi"(%2786, %556) : (i64, i64) -> i64
        %2788 = "arith.constant"() {value = 35 : i64} : () -> i64
        %2789 = "arith.addi"(%2787, %2788) : (i64, i64) -> i64
        %2790 = "llvm.getelementptr"(%561, %2789) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%729, %2790) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2791 = "arith.andi"(%2540, %2759) : (i1, i1) -> i1
      "scf.if"(%2791) ({
        %2792 = "arith.muli"(%95, %8) : (i64, i64) -> i64
        %2793 = "arith.addi"(%2792, %556) : (i64, i64) -> i64
        %2794 = "arith.constant"() {value = 35 : i64} : () -> i64
        %2795 = "arith.addi"(%2793, %2794) : (i64, i64) -> i64
        %2796 = "llvm.getelementptr"(%561, %2795) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%730, %2796) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "sgemm_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 64, 1, 1>, nvvm.minctasm = 8 : i32, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64):
    %9 = "arith.constant"() {value = 63 : i32} : () -> i32
    %10 = "arith.addi"(%1, %9) : (i32, i32) -> i32
    %11 = "arith.constant"() {value = 64 : i32} : () -> i32
    %12 = "arith.divui"(%10, %11) : (i32, i32) -> i32
    %13 = "arith.addi"(%5, %9) : (i32, i32) -> i32
    %14 = "arith.divui"(%13, %11) : (i32, i32) -> i32
    %15 = "arith.constant"() {value = 1 : i32} : () -> i32
    %16 = "arith.constant"() {value = 26080 : i32} : () -> i32
    "gpu.launch_func"(%12, %14, %15, %11, %15, %15, %16, %0, %1, %2, %3, %4, %5, %6, %7, %8) {kernel = @kernels::@sgemm_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 9, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "sgemm_tile64x64", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
