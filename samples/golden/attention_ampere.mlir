!struct0 = !llvm.struct<(i32, i32, i32, i32)>
!struct1 = !llvm.struct<(f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 128 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: i64, %7: !llvm.ptr<1>, %8: i32, %9: i32, %10: i32, %11: i64, %12: i64, %13: i64, %14: !llvm.ptr<1>, %15: i32, %16: i32, %17: i32, %18: i64, %19: i64, %20: i64, %21: !llvm.ptr<1>, %22: i32, %23: i32, %24: i32, %25: i64, %26: i64, %27: i64, %28: !llvm.ptr<1>, %29: i32, %30: i32, %31: i32, %32: i64, %33: i64, %34: f32):
      %35 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %36 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %37 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %38 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %39 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %40 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %41 = "arith.constant"() {value = 127 : i32} : () -> i32
      %42 = "arith.addi"(%1, %41) : (i32, i32) -> i32
      %43 = "arith.constant"() {value = 128 : i32} : () -> i32
      %44 = "arith.divui"(%42, %43) : (i32, i32) -> i32
      %45 = "arith.constant"() {value = 1 : i32} : () -> i32
      %46 = "arith.subi"(%44, %45) : (i32, i32) -> i32
      %47 = "arith.subi"(%46, %38) : (i32, i32) -> i32
      %48 = "arith.muli"(%47, %43) : (i32, i32) -> i32
      %49 = "arith.divui"(%2, %9) : (i32, i32) -> i32
      %50 = "arith.divui"(%39, %49) : (i32, i32) -> i32
      %51 = "arith.extsi"(%39) : (i32) -> i64
      %52 = "arith.extsi"(%40) : (i32) -> i64
      %53 = "arith.muli"(%51, %5) : (i64, i64) -> i64
      %54 = "arith.muli"(%52, %6) : (i64, i64) -> i64
      %55 = "arith.addi"(%53, %54) : (i64, i64) -> i64
      %56 = "llvm.getelementptr"(%0, %55) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %57 = "arith.constant"() {value = 7 : i32} : () -> i32
      %58 = "arith.shrsi"(%48, %57) : (i32, i32) -> i32
      %59 = "arith.extsi"(%58) : (i32) -> i64
      %60 = "arith.constant"() {value = 128 : i64} : () -> i64
      %61 = "arith.muli"(%4, %60) : (i64, i64) -> i64
      %62 = "arith.muli"(%59, %61) : (i64, i64) -> i64
      %63 = "llvm.getelementptr"(%56, %62) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %64 = "arith.muli"(%51, %26) : (i64, i64) -> i64
      %65 = "arith.muli"(%52, %27) : (i64, i64) -> i64
      %66 = "arith.addi"(%64, %65) : (i64, i64) -> i64
      %67 = "llvm.getelementptr"(%21, %66) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %68 = "arith.muli"(%25, %60) : (i64, i64) -> i64
      %69 = "arith.muli"(%59, %68) : (i64, i64) -> i64
      %70 = "llvm.getelementptr"(%67, %69) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %71 = "arith.extsi"(%50) : (i32) -> i64
      %72 = "arith.muli"(%71, %12) : (i64, i64) -> i64
      %73 = "arith.muli"(%52, %13) : (i64, i64) -> i64
      %74 = "arith.addi"(%72, %73) : (i64, i64) -> i64
      %75 = "llvm.getelementptr"(%7, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %76 = "arith.constant"() {value = 64 : i32} : () -> i32
      %77 = "arith.constant"() {value = 64 : i64} : () -> i64
      %78 = "arith.muli"(%11, %77) : (i64, i64) -> i64
      %79 = "arith.muli"(%71, %19) : (i64, i64) -> i64
      %80 = "arith.muli"(%52, %20) : (i64, i64) -> i64
      %81 = "arith.addi"(%79, %80) : (i64, i64) -> i64
      %82 = "llvm.getelementptr"(%14, %81) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %83 = "arith.muli"(%18, %77) : (i64, i64) -> i64
      %84 = "arith.maxsi"(%8, %45) : (i32, i32) -> i32
      %85 = "arith.subi"(%84, %45) : (i32, i32) -> i32
      %86 = "arith.constant"() {value = 6 : i32} : () -> i32
      %87 = "arith.shrsi"(%85, %86) : (i32, i32) -> i32
      %88 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %89 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 16384>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %90 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 32768>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %91 = "arith.constant"() {value = 16 : i64} : () -> i64
      %92 = "arith.muli"(%11, %91) : (i64, i64) -> i64
      %93 = "arith.constant"() {value = 8 : i32} : () -> i32
      %94 = "arith.remui"(%35, %93) : (i32, i32) -> i32
      %95 = "arith.divui"(%35, %93) : (i32, i32) -> i32
      %96 = "arith.muli"(%94, %93) : (i32, i32) -> i32
      %97 = "arith.extsi"(%95) : (i32) -> i64
      %98 = "arith.muli"(%97, %11) : (i64, i64) -> i64
      %99 = "arith.extsi"(%96) : (i32) -> i64
      %100 = "arith.addi"(%99, %98) : (i64, i64) -> i64
      %101 = "llvm.getelementptr"(%75, %100) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %102 = "arith.muli"(%95, %76) : (i32, i32) -> i32
      %103 = "arith.addi"(%96, %102) : (i32, i32) -> i32
      %104 = "arith.muli"(%18, %91) : (i64, i64) -> i64
      %105 = "arith.muli"(%97, %18) : (i64, i64) -> i64
      %106 = "arith.addi"(%99, %105) : (i64, i64) -> i64
      %107 = "llvm.getelementptr"(%82, %106) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %108 = "arith.muli"(%4, %91) : (i64, i64) -> i64
      %109 = "arith.muli"(%97, %4) : (i64, i64) -> i64
      %110 = "arith.addi"(%99, %109) : (i64, i64) -> i64
      %111 = "llvm.getelementptr"(%63, %110) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %112 = "arith.subi"(%1, %48) : (i32, i32) -> i32
      %113 = "arith.subi"(%112, %95) : (i32, i32) -> i32
      %114 = "arith.constant"() {value = 0 : i32} : () -> i32
      %115 = "arith.cmpi"(%113, %114) {predicate = 4 : i64} : (i32, i32) -> i1
      %116 = "arith.extui"(%115) : (i1) -> i8
      %117 = "arith.constant"() {value = 448 : i32} : () -> i32
      %118 = "arith.andi"(%103, %117) : (i32, i32) -> i32
      %119 = "arith.constant"() {value = 3 : i32} : () -> i32
      %120 = "arith.shrui"(%118, %119) : (i32, i32) -> i32
      %121 = "arith.xori"(%103, %120) : (i32, i32) -> i32
      %122 = "llvm.getelementptr"(%88, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %123 = "arith.constant"() {value = 0 : i8} : () -> i8
      %124 = "arith.cmpi"(%116, %123) {predicate = 1 : i64} : (i8, i8) -> i1
      %125 = "arith.constant"() {value = 16 : i32} : () -> i32
      %126 = "arith.select"(%124, %125, %114) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%122, %111, %126) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %127 = "arith.cmpi"(%113, %125) {predicate = 4 : i64} : (i32, i32) -> i1
      %128 = "arith.extui"(%127) : (i1) -> i8
      %129 = "llvm.getelementptr"(%111, %108) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %130 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %131 = "llvm.getelementptr"(%130, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %132 = "arith.cmpi"(%128, %123) {predicate = 1 : i64} : (i8, i8) -> i1
      %133 = "arith.select"(%132, %125, %114) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%131, %129, %133) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %134 = "arith.constant"() {value = 32 : i32} : () -> i32
      %135 = "arith.cmpi"(%113, %134) {predicate = 4 : i64} : (i32, i32) -> i1
      %136 = "arith.extui"(%135) : (i1) -> i8
      %137 = "arith.constant"() {value = 2 : i64} : () -> i64
      %138 = "arith.muli"(%137, %108) : (i64, i64) -> i64
      %139 = "llvm.getelementptr"(%111, %138) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %140 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %141 = "llvm.getelementptr"(%140, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %142 = "arith.cmpi"(%136, %123) {predicate = 1 : i64} : (i8, i8) -> i1
      %143 = "arith.select"(%142, %125, %114) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%141, %139, %143) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %144 = "arith.constant"() {value = 48 : i32} : () -> i32
      %145 = "arith.cmpi"(%113, %144) {predicate = 4 : i64} : (i32, i32) -> i1
      %146 = "arith.extui"(%145) : (i1) -> i8
      %147 = "arith.constant"() {value = 3 : i64} : () -> i64
      %148 = "arith.muli"(%147, %108) : (i64, i64) -> i64
      %149 = "llvm.getelementptr"(%111, %148) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %150 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %151 = "llvm.getelementptr"(%150, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %152 = "arith.cmpi"(%146, %123) {predicate = 1 : i64} : (i8, i8) -> i1
      %153 = "arith.select"(%152, %125, %114) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%151, %149, %153) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %154 = "arith.cmpi"(%113, %76) {predicate = 4 : i64} : (i32, i32) -> i1
      %155 = "arith.extui"(%154) : (i1) -> i8
      %156 = "arith.constant"() {value = 4 : i64} : () -> i64
      %157 = "arith.muli"(%156, %108) : (i64, i64) -> i64
      %158 = "llvm.getelementptr"(%111, %157) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %159 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 4096>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %160 = "llvm.getelementptr"(%159, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %161 = "arith.cmpi"(%155, %123) {predicate = 1 : i64} : (i8, i8) -> i1
      %162 = "arith.select"(%161, %125, %114) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%160, %158, %162) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %163 = "arith.constant"() {value = 80 : i32} : () -> i32
      %164 = "arith.cmpi"(%113, %163) {predicate = 4 : i64} : (i32, i32) -> i1
      %165 = "arith.extui"(%164) : (i1) -> i8
      %166 = "arith.constant"() {value = 5 : i64} : () -> i64
      %167 = "arith.muli"(%166, %108) : (i64, i64) -> i64
      %168 = "llvm.getelementptr"(%111, %167) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %169 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 5120>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %170 = "llvm.getelementptr"(%169, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %171 = "arith.cmpi"(%165, %123) {predicate = 1 : i64} : (i8, i8) -> i1
      %172 = "arith.select"(%171, %125, %114) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%170, %168, %172) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %173 = "arith.constant"() {value = 96 : i32} : () -> i32
      %174 = "arith.cmpi"(%113, %173) {predicate = 4 : i64} : (i32, i32) -> i1
      %175 = "arith.extui"(%174) : (i1) -> i8
      %176 = "arith.constant"() {value = 6 : i64} : () -> i64
      %177 = "arith.muli"(%176, %108) : (i64, i64) -> i64
      %178 = "llvm.getelementptr"(%111, %177) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %179 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 6144>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %180 = "llvm.getelementptr"(%179, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %181 = "arith.cmpi"(%175, %123) {predicate = 1 : i64} : (i8, i8) -> i1
      %182 = "arith.select"(%181, %125, %114) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%180, %178, %182) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %183 = "arith.constant"() {value = 112 : i32} : () -> i32
      %184 = "arith.cmpi"(%113, %183) {predicate = 4 : i64} : (i32, i32) -> i1
      %185 = "arith.extui"(%184) : (i1) -> i8
      %186 = "arith.constant"() {value = 7 : i64} : () -> i64
      %187 = "arith.muli"(%186, %108) : (i64, i64) -> i64
      %188 = "llvm.getelementptr"(%111, %187) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %189 = "llvm.getelementptr"(%88) {rawConstantIndices = array<i32: 7168>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %190 = "llvm.getelementptr"(%189, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %191 = "arith.cmpi"(%185, %123) {predicate = 1 : i64} : (i8, i8) -> i1
      %192 = "arith.select"(%191, %125, %114) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%190, %188, %192) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %193 = "arith.extsi"(%87) : (i32) -> i64
      %194 = "arith.muli"(%193, %78) : (i64, i64) -> i64
      %195 = "llvm.getelementptr"(%101, %194) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %196 = "arith.muli"(%87, %76) : (i32, i32) -> i32
      %197 = "arith.subi"(%8, %196) : (i32, i32) -> i32
      %198 = "arith.subi"(%197, %95) : (i32, i32) -> i32
      %199 = "arith.cmpi"(%198, %114) {predicate = 4 : i64} : (i32, i32) -> i1
      %200 = "arith.extui"(%199) : (i1) -> i8
      %201 = "llvm.getelementptr"(%89, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %202 = "arith.cmpi"(%200, %123) {predicate = 1 : i64} : (i8, i8) -> i1
      %203 = "arith.select"(%202, %125, %114) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%201, %195, %203) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %204 = "arith.cmpi"(%198, %125) {predicate = 4 : i64} : (i32, i32) -> i1
      %205 = "arith.extui"(%204) : (i1) -> i8
      %206 = "llvm.getelementptr"(%195, %92) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %207 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %208 = "llvm.getelementptr"(%207, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %209 = "arith.cmpi"(%205, %123) {predicate = 1 : i64} : (i8, i8) -> i1
      %210 = "arith.select"(%209, %125, %114) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%208, %206, %210) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %211 = "arith.cmpi"(%198, %134) {predicate = 4 : i64} : (i32, i32) -> i1
      %212 = "arith.extui"(%211) : (i1) -> i8
      %213 = "arith.muli"(%137, %92) : (i64, i64) -> i64
      %214 = "llvm.getelementptr"(%195, %213) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %215 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %216 = "llvm.getelementptr"(%215, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %217 = "arith.cmpi"(%212, %123) {predicate = 1 : i64} : (i8, i8) -> i1
      %218 = "arith.select"(%217, %125, %114) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%216, %214, %218) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %219 = "arith.cmpi"(%198, %144) {predicate = 4 : i64} : (i32, i32) -> i1
      %220 = "arith.extui"(%219) : (i1) -> i8
      %221 = "arith.muli"(%147, %92) : (i64, i64) -> i64
      %222 = "llvm.getelementptr"(%195, %221) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %223 = "llvm.getelementptr"(%89) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %224 = "llvm.getelementptr"(%223, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %225 = "arith.cmpi"(%220, %123) {predicate = 1 : i64} : (i8, i8) -> i1
      %226 = "arith.select"(%225, %125, %114) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%224, %222, %226) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %227 = "arith.muli"(%193, %83) : (i64, i64) -> i64
      %228 = "llvm.getelementptr"(%107, %227) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %229 = "llvm.getelementptr"(%90, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %230 = "arith.cmpi"(%200, %123) {predicate = 1 : i64} : (i8, i8) -> i1
      %231 = "arith.select"(%230, %125, %114) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%229, %228, %231) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %232 = "llvm.getelementptr"(%228, %104) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %233 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %234 = "llvm.getelementptr"(%233, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %235 = "arith.cmpi"(%205, %123) {predicate = 1 : i64} : (i8, i8) -> i1
      %236 = "arith.select"(%235, %125, %114) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%234, %232, %236) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %237 = "arith.muli"(%137, %104) : (i64, i64) -> i64
      %238 = "llvm.getelementptr"(%228, %237) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %239 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %240 = "llvm.getelementptr"(%239, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %241 = "arith.cmpi"(%212, %123) {predicate = 1 : i64} : (i8, i8) -> i1
      %242 = "arith.select"(%241, %125, %114) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%240, %238, %242) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %243 = "arith.muli"(%147, %104) : (i64, i64) -> i64
      %244 = "llvm.getelementptr"(%228, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %245 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %246 = "llvm.getelementptr"(%245, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %247 = "arith.cmpi"(%220, %123) {predicate = 1 : i64} : (i8, i8) -> i1
      %248 = "arith.select"(%247, %125, %114) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%246, %244, %248) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %249 = "arith.remui"(%35, %134) : (i32, i32) -> i32
      %250 = "arith.divui"(%35, %134) : (i32, i32) -> i32
      %251 = "arith.constant"() {value = 4 : i32} : () -> i32
      %252 = "arith.remui"(%250, %251) : (i32, i32) -> i32
      %253 = "arith.remui"(%249, %251) : (i32, i32) -> i32
      %254 = "arith.divui"(%249, %251) : (i32, i32) -> i32
      %255 = "arith.constant"() {value = 2 : i32} : () -> i32
      %256 = "arith.muli"(%253, %255) : (i32, i32) -> i32
      %257 = "arith.muli"(%254, %76) : (i32, i32) -> i32
      %258 = "arith.addi"(%256, %257) : (i32, i32) -> i32
      %259 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %260 = "arith.muli"(%252, %259) : (i32, i32) -> i32
      %261 = "llvm.getelementptr"(%88, %260) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %262 = "arith.remui"(%35, %125) : (i32, i32) -> i32
      %263 = "arith.divui"(%35, %125) : (i32, i32) -> i32
      %264 = "arith.muli"(%262, %76) : (i32, i32) -> i32
      %265 = "arith.remui"(%263, %255) : (i32, i32) -> i32
      %266 = "arith.divui"(%263, %255) : (i32, i32) -> i32
      %267 = "arith.muli"(%265, %93) : (i32, i32) -> i32
      %268 = "arith.addi"(%264, %267) : (i32, i32) -> i32
      %269 = "arith.muli"(%266, %259) : (i32, i32) -> i32
      %270 = "arith.addi"(%268, %269) : (i32, i32) -> i32
      %271 = "arith.muli"(%94, %76) : (i32, i32) -> i32
      %272 = "arith.remui"(%95, %255) : (i32, i32) -> i32
      %273 = "arith.divui"(%95, %255) : (i32, i32) -> i32
      %274 = "arith.muli"(%272, %93) : (i32, i32) -> i32
      %275 = "arith.addi"(%271, %274) : (i32, i32) -> i32
      %276 = "arith.remui"(%273, %255) : (i32, i32) -> i32
      %277 = "arith.constant"() {value = 512 : i32} : () -> i32
      %278 = "arith.muli"(%276, %277) : (i32, i32) -> i32
      %279 = "arith.addi"(%275, %278) : (i32, i32) -> i32
      %280 = "arith.muli"(%250, %125) : (i32, i32) -> i32
      %281 = "arith.addi"(%48, %280) : (i32, i32) -> i32
      %282 = "arith.addi"(%281, %254) : (i32, i32) -> i32
      %283 = "arith.constant"() {value = 9 : i32} : () -> i32
      %284 = "arith.constant"() {value = 17 : i32} : () -> i32
      %285 = "arith.constant"() {value = 24 : i32} : () -> i32
      %286 = "arith.constant"() {value = 25 : i32} : () -> i32
      %287 = "arith.constant"() {value = 33 : i32} : () -> i32
      %288 = "arith.constant"() {value = 40 : i32} : () -> i32
      %289 = "arith.constant"() {value = 41 : i32} : () -> i32
      %290 = "arith.constant"() {value = 49 : i32} : () -> i32
      %291 = "arith.constant"() {value = 56 : i32} : () -> i32
      %292 = "arith.constant"() {value = 57 : i32} : () -> i32
      %293 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
      %294 = "vector.extract"(%293) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %295 = "vector.extract"(%293) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %296 = "vector.extract"(%293) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %297 = "vector.extract"(%293) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %298 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
      %299 = "vector.extract"(%298) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %300 = "vector.extract"(%298) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %301 = "vector.extract"(%298) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %302 = "vector.extract"(%298) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %303 = "arith.constant"() {value = dense<0.0> : vector<64xf32>} : () -> vector<64xf32>
      %304 = "vector.extract"(%303) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
      %305 = "vector.extract"(%303) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
      %306 = "vector.extract"(%303) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
      %307 = "vector.extract"(%303) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
      %308 = "vector.extract"(%303) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
      %309 = "vector.extract"(%303) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
      %310 = "vector.extract"(%303) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
      %311 = "vector.extract"(%303) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
      %312 = "vector.extract"(%303) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
      %313 = "vector.extract"(%303) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
      %314 = "vector.extract"(%303) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
      %315 = "vector.extract"(%303) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
      %316 = "vector.extract"(%303) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
      %317 = "vector.extract"(%303) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
      %318 = "vector.extract"(%303) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
      %319 = "vector.extract"(%303) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
      %320 = "vector.extract"(%303) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
      %321 = "vector.extract"(%303) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
      %322 = "vector.extract"(%303) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
      %323 = "vector.extract"(%303) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
      %324 = "vector.extract"(%303) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
      %325 = "vector.extract"(%303) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
      %326 = "vector.extract"(%303) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
      %327 = "vector.extract"(%303) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
      %328 = "vector.extract"(%303) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
      %329 = "vector.extract"(%303) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
      %330 = "vector.extract"(%303) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
      %331 = "vector.extract"(%303) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
      %332 = "vector.extract"(%303) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
      %333 = "vector.extract"(%303) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
      %334 = "vector.extract"(%303) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
      %335 = "vector.extract"(%303) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
      %336 = "vector.extract"(%303) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
      %337 = "vector.extract"(%303) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
      %338 = "vector.extract"(%303) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
      %339 = "vector.extract"(%303) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
      %340 = "vector.extract"(%303) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
      %341 = "vector.extract"(%303) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
      %342 = "vector.extract"(%303) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
      %343 = "vector.extract"(%303) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
      %344 = "vector.extract"(%303) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
      %345 = "vector.extract"(%303) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
      %346 = "vector.extract"(%303) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
      %347 = "vector.extract"(%303) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
      %348 = "vector.extract"(%303) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
      %349 = "vector.extract"(%303) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
      %350 = "vector.extract"(%303) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
      %351 = "vector.extract"(%303) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
      %352 = "vector.extract"(%303) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
      %353 = "vector.extract"(%303) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
      %354 = "vector.extract"(%303) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
      %355 = "vector.extract"(%303) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
      %356 = "vector.extract"(%303) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
      %357 = "vector.extract"(%303) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
      %358 = "vector.extract"(%303) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
      %359 = "vector.extract"(%303) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
      %360 = "vector.extract"(%303) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
      %361 = "vector.extract"(%303) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
      %362 = "vector.extract"(%303) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
      %363 = "vector.extract"(%303) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
      %364 = "vector.extract"(%303) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
      %365 = "vector.extract"(%303) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
      %366 = "vector.extract"(%303) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
      %367 = "vector.extract"(%303) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
      %368 = "arith.addi"(%87, %45) : (i32, i32) -> i32
      %369 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %370 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %371 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %372 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %373 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %374 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %375 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %376 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %377 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %378 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %379 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %380 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %381 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %382 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %383 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %384 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %385 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %386 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %387 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %388 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %389 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %390 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %391 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %392 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %393 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %394 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %395 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %396 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %397 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %398 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %399 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %400 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %401, %402, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472, %473, %474, %475, %476, %477, %478, %479, %480, %481, %482, %483, %484, %485, %486, %487, %488, %489, %490, %491, %492, %493, %494, %495, %496, %497, %498, %499, %500, %501, %502, %503, %504, %505 = "scf.for"(%114, %368, %45, %114, %304, %305, %306, %307, %308, %309, %310, %311, %312, %313, %314, %315, %316, %317, %318, %319, %320, %321, %322, %323, %324, %325, %326, %327, %328, %329, %330, %331, %332, %333, %334, %335, %336, %337, %338, %339, %340, %341, %342, %343, %344, %345, %346, %347, %348, %349, %350, %351, %352, %353, %354, %355, %356, %357, %358, %359, %360, %361, %362, %363, %364, %365, %366, %367, %369, %370, %371, %372, %373, %374, %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400, %294, %295, %296, %297, %299, %300, %301, %302) ({
      ^bb0(%506: i32, %507: i32, %508: f32, %509: f32, %510: f32, %511: f32, %512: f32, %513: f32, %514: f32, %515: f32, %516: f32, %517: f32, %518: f32, %519: f32, %520: f32, %521: f32, %522: f32, %523: f32, %524: f32, %525: f32, %526: f32, %527: f32, %528: f32, %529: f32, %530: f32, %531: f32, %532: f32, %533: f32, %534: f32, %535: f32, %536: f32, %537: f32, %538: f32, %539: f32, %540: f32, %541: f32, %542: f32, %543: f32, %544: f32, %545: f32, %546: f32, %547: f32, %548: f32, %549: f32, %550: f32, %551: f32, %552: f32, %553: f32, %554: f32, %555: f32, %556: f32, %557: f32, %558: f32, %559: f32, %560: f32, %561: f32, %562: f32, %563: f32, %564: f32, %565: f32, %566: f32, %567: f32, %568: f32, %569: f32, %570: f32, %571: f32, %572: vector<2xf16>, %573: vector<2xf16>, %574: vector<2xf16>, %575: vector<2xf16>, %576: vector<2xf16>, %577: vector<2xf16>, %578: vector<2xf16>, %579: vector<2xf16>, %580: vector<2xf16>, %581: vector<2xf16>, %582: vector<2xf16>, %583: vector<2xf16>, %584: vector<2xf16>, %585: vector<2xf16>, %586: vector<2xf16>, %587: vector<2xf16>, %588: vector<2xf16>, %589: vector<2xf16>, %590: vector<2xf16>, %591: vector<2xf16>, %592: vector<2xf16>, %593: vector<2xf16>, %594: vector<2xf16>, %595: vector<2xf16>, %596: vector<2xf16>, %597: vector<2xf16>, %598: vector<2xf16>, %599: vector<2xf16>, %600: vector<2xf16>, %601: vector<2xf16>, %602: vector<2xf16>, %603: vector<2xf16>, %604: f32, %605: f32, %606: f32, %607: f32, %608: f32, %609: f32, %610: f32, %611: f32):
        %612 = "arith.subi"(%87, %506) : (i32, i32) -> i32
        "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %613 = "arith.cmpi"(%612, %114) {predicate = 4 : i64} : (i32, i32) -> i1
        "scf.if"(%613) ({
          %614 = "arith.subi"(%612, %45) : (i32, i32) -> i32
          %615 = "arith.extsi"(%614) : (i32) -> i64
          %616 = "arith.muli"(%615, %78) : (i64, i64) -> i64
          %617 = "llvm.getelementptr"(%101, %616) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %618 = "arith.subi"(%45, %507) : (i32, i32) -> i32
          %619 = "arith.constant"() {value = 4096 : i32} : () -> i32
          %620 = "arith.muli"(%618, %619) : (i32, i32) -> i32
          %621 = "llvm.getelementptr"(%89, %620) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %622 = "llvm.getelementptr"(%621, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%622, %617) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          %623 = "llvm.getelementptr"(%617, %92) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %624 = "llvm.getelementptr"(%621) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %625 = "llvm.getelementptr"(%624, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%625, %623) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          %626 = "llvm.getelementptr"(%617, %213) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %627 = "llvm.getelementptr"(%621) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %628 = "llvm.getelementptr"(%627, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%628, %626) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          %629 = "llvm.getelementptr"(%617, %221) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %630 = "llvm.getelementptr"(%621) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %631 = "llvm.getelementptr"(%630, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%631, %629) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %632 = "arith.andi"(%270, %117) : (i32, i32) -> i32
        %633 = "arith.shrui"(%632, %119) : (i32, i32) -> i32
        %634 = "arith.xori"(%270, %633) : (i32, i32) -> i32
        %635 = "llvm.getelementptr"(%88, %634) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t640_d = "nvvm.ldmatrix"(%635) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %636 = "llvm.extractvalue"(%t640_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %637 = "llvm.extractvalue"(%t640_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %638 = "llvm.extractvalue"(%t640_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %639 = "llvm.extractvalue"(%t640_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %641 = "llvm.getelementptr"(%159, %634) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t646_d = "nvvm.ldmatrix"(%641) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %642 = "llvm.extractvalue"(%t646_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %643 = "llvm.extractvalue"(%t646_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %644 = "llvm.extractvalue"(%t646_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %645 = "llvm.extractvalue"(%t646_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %647 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %648 = "arith.muli"(%507, %647) : (i32, i32) -> i32
        %649 = "llvm.getelementptr"(%89, %648) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %650 = "arith.andi"(%279, %117) : (i32, i32) -> i32
        %651 = "arith.shrui"(%650, %119) : (i32, i32) -> i32
        %652 = "arith.xori"(%279, %651) : (i32, i32) -> i32
        %653 = "llvm.getelementptr"(%649, %652) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t658_d = "nvvm.ldmatrix"(%653) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %654 = "llvm.extractvalue"(%t658_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %655 = "llvm.extractvalue"(%t658_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %656 = "llvm.extractvalue"(%t658_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %657 = "llvm.extractvalue"(%t658_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %659 = "llvm.getelementptr"(%649) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %660 = "llvm.getelementptr"(%659, %652) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t665_d = "nvvm.ldmatrix"(%660) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %661 = "llvm.extractvalue"(%t665_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %662 = "llvm.extractvalue"(%t665_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %663 = "llvm.extractvalue"(%t665_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %664 = "llvm.extractvalue"(%t665_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %666 = "llvm.getelementptr"(%649) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %667 = "llvm.getelementptr"(%666, %652) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t672_d = "nvvm.ldmatrix"(%667) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %668 = "llvm.extractvalue"(%t672_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %669 = "llvm.extractvalue"(%t672_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %670 = "llvm.extractvalue"(%t672_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %671 = "llvm.extractvalue"(%t672_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %673 = "llvm.getelementptr"(%649) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %674 = "llvm.getelementptr"(%673, %652) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t679_d = "nvvm.ldmatrix"(%674) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %675 = "llvm.extractvalue"(%t679_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %676 = "llvm.extractvalue"(%t679_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %677 = "llvm.extractvalue"(%t679_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %678 = "llvm.extractvalue"(%t679_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %680 = "llvm.bitcast"(%636) : (i32) -> vector<2xf16>
        %681 = "llvm.bitcast"(%637) : (i32) -> vector<2xf16>
        %682 = "llvm.bitcast"(%638) : (i32) -> vector<2xf16>
        %683 = "llvm.bitcast"(%639) : (i32) -> vector<2xf16>
        %684 = "llvm.bitcast"(%654) : (i32) -> vector<2xf16>
        %685 = "llvm.bitcast"(%655) : (i32) -> vector<2xf16>
        %t690_d = "llvm.call_intrinsic"(%680, %681, %682, %683, %684, %685, %304, %305, %306, %307) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %686 = "llvm.extractvalue"(%t690_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %687 = "llvm.extractvalue"(%t690_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %688 = "llvm.extractvalue"(%t690_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %689 = "llvm.extractvalue"(%t690_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %691 = "llvm.bitcast"(%656) : (i32) -> vector<2xf16>
        %692 = "llvm.bitcast"(%657) : (i32) -> vector<2xf16>
        %t697_d = "llvm.call_intrinsic"(%680, %681, %682, %683, %691, %692, %312, %313, %314, %315) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %693 = "llvm.extractvalue"(%t697_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %694 = "llvm.extractvalue"(%t697_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %695 = "llvm.extractvalue"(%t697_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %696 = "llvm.extractvalue"(%t697_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %698 = "llvm.bitcast"(%661) : (i32) -> vector<2xf16>
        %699 = "llvm.bitcast"(%662) : (i32) -> vector<2xf16>
        %t704_d = "llvm.call_intrinsic"(%680, %681, %682, %683, %698, %699, %320, %321, %322, %323) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %700 = "llvm.extractvalue"(%t704_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %701 = "llvm.extractvalue"(%t704_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %702 = "llvm.extractvalue"(%t704_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %703 = "llvm.extractvalue"(%t704_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %705 = "llvm.bitcast"(%663) : (i32) -> vector<2xf16>
        %706 = "llvm.bitcast"(%664) : (i32) -> vector<2xf16>
        %t711_d = "llvm.call_intrinsic"(%680, %681, %682, %683, %705, %706, %328, %329, %330, %331) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %707 = "llvm.extractvalue"(%t711_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %708 = "llvm.extractvalue"(%t711_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %709 = "llvm.extractvalue"(%t711_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %710 = "llvm.extractvalue"(%t711_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %712 = "llvm.bitcast"(%668) : (i32) -> vector<2xf16>
        %713 = "llvm.bitcast"(%669) : (i32) -> vector<2xf16>
        %t718_d = "llvm.call_intrinsic"(%680, %681, %682, %683, %712, %713, %336, %337, %338, %339) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %714 = "llvm.extractvalue"(%t718_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %715 = "llvm.extractvalue"(%t718_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %716 = "llvm.extractvalue"(%t718_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %717 = "llvm.extractvalue"(%t718_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %719 = "llvm.bitcast"(%670) : (i32) -> vector<2xf16>
        %720 = "llvm.bitcast"(%671) : (i32) -> vector<2xf16>
        %t725_d = "llvm.call_intrinsic"(%680, %681, %682, %683, %719, %720, %344, %345, %346, %347) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %721 = "llvm.extractvalue"(%t725_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %722 = "llvm.extractvalue"(%t725_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %723 = "llvm.extractvalue"(%t725_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %724 = "llvm.extractvalue"(%t725_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %726 = "llvm.bitcast"(%675) : (i32) -> vector<2xf16>
        %727 = "llvm.bitcast"(%676) : (i32) -> vector<2xf16>
        %t732_d = "llvm.call_intrinsic"(%680, %681, %682, %683, %726, %727, %352, %353, %354, %355) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %728 = "llvm.extractvalue"(%t732_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %729 = "llvm.extractvalue"(%t732_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %730 = "llvm.extractvalue"(%t732_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %731 = "llvm.extractvalue"(%t732_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %733 = "llvm.bitcast"(%677) : (i32) -> vector<2xf16>
        %734 = "llvm.bitcast"(%678) : (i32) -> vector<2xf16>
        %t739_d = "llvm.call_intrinsic"(%680, %681, %682, %683, %733, %734, %360, %361, %362, %363) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %735 = "llvm.extractvalue"(%t739_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %736 = "llvm.extractvalue"(%t739_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %737 = "llvm.extractvalue"(%t739_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %738 = "llvm.extractvalue"(%t739_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %740 = "llvm.bitcast"(%642) : (i32) -> vector<2xf16>
        %741 = "llvm.bitcast"(%643) : (i32) -> vector<2xf16>
        %742 = "llvm.bitcast"(%644) : (i32) -> vector<2xf16>
        %743 = "llvm.bitcast"(%645) : (i32) -> vector<2xf16>
        %t748_d = "llvm.call_intrinsic"(%740, %741, %742, %743, %733, %734, %364, %365, %366, %367) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %744 = "llvm.extractvalue"(%t748_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %745 = "llvm.extractvalue"(%t748_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %746 = "llvm.extractvalue"(%t748_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %747 = "llvm.extractvalue"(%t748_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t753_d = "llvm.call_intrinsic"(%740, %741, %742, %743, %726, %727, %356, %357, %358, %359) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %749 = "llvm.extractvalue"(%t753_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %750 = "llvm.extractvalue"(%t753_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %751 = "llvm.extractvalue"(%t753_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %752 = "llvm.extractvalue"(%t753_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t758_d = "llvm.call_intrinsic"(%740, %741, %742, %743, %719, %720, %348, %349, %350, %351) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %754 = "llvm.extractvalue"(%t758_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %755 = "llvm.extractvalue"(%t758_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %756 = "llvm.extractvalue"(%t758_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %757 = "llvm.extractvalue"(%t758_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t763_d = "llvm.call_intrinsic"(%740, %741, %742, %743, %712, %713, %340, %341, %342, %343) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %759 = "llvm.extractvalue"(%t763_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %760 = "llvm.extractvalue"(%t763_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %761 = "llvm.extractvalue"(%t763_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %762 = "llvm.extractvalue"(%t763_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t768_d = "llvm.call_intrinsic"(%740, %741, %742, %743, %705, %706, %332, %333, %334, %335) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %764 = "llvm.extractvalue"(%t768_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %765 = "llvm.extractvalue"(%t768_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %766 = "llvm.extractvalue"(%t768_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %767 = "llvm.extractvalue"(%t768_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t773_d = "llvm.call_intrinsic"(%740, %741, %742, %743, %698, %699, %324, %325, %326, %327) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %769 = "llvm.extractvalue"(%t773_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %770 = "llvm.extractvalue"(%t773_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %771 = "llvm.extractvalue"(%t773_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %772 = "llvm.extractvalue"(%t773_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t778_d = "llvm.call_intrinsic"(%740, %741, %742, %743, %691, %692, %316, %317, %318, %319) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %774 = "llvm.extractvalue"(%t778_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %775 = "llvm.extractvalue"(%t778_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %776 = "llvm.extractvalue"(%t778_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %777 = "llvm.extractvalue"(%t778_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t783_d = "llvm.call_intrinsic"(%740, %741, %742, %743, %684, %685, %308, %309, %310, %311) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %779 = "llvm.extractvalue"(%t783_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %780 = "llvm.extractvalue"(%t783_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %781 = "llvm.extractvalue"(%t783_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %782 = "llvm.extractvalue"(%t783_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %784 = "arith.addi"(%270, %125) : (i32, i32) -> i32
        %785 = "arith.andi"(%784, %117) : (i32, i32) -> i32
        %786 = "arith.shrui"(%785, %119) : (i32, i32) -> i32
        %787 = "arith.xori"(%784, %786) : (i32, i32) -> i32
        %788 = "llvm.getelementptr"(%88, %787) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t793_d = "nvvm.ldmatrix"(%788) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %789 = "llvm.extractvalue"(%t793_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %790 = "llvm.extractvalue"(%t793_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %791 = "llvm.extractvalue"(%t793_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %792 = "llvm.extractvalue"(%t793_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %794 = "llvm.getelementptr"(%159, %787) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t799_d = "nvvm.ldmatrix"(%794) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %795 = "llvm.extractvalue"(%t799_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %796 = "llvm.extractvalue"(%t799_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %797 = "llvm.extractvalue"(%t799_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %798 = "llvm.extractvalue"(%t799_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %800 = "arith.addi"(%279, %125) : (i32, i32) -> i32
        %801 = "arith.andi"(%800, %117) : (i32, i32) -> i32
        %802 = "arith.shrui"(%801, %119) : (i32, i32) -> i32
        %803 = "arith.xori"(%800, %802) : (i32, i32) -> i32
        %804 = "llvm.getelementptr"(%649, %803) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t809_d = "nvvm.ldmatrix"(%804) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %805 = "llvm.extractvalue"(%t809_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %806 = "llvm.extractvalue"(%t809_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %807 = "llvm.extractvalue"(%t809_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %808 = "llvm.extractvalue"(%t809_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %810 = "llvm.getelementptr"(%659, %803) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t815_d = "nvvm.ldmatrix"(%810) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %811 = "llvm.extractvalue"(%t815_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %812 = "llvm.extractvalue"(%t815_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %813 = "llvm.extractvalue"(%t815_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %814 = "llvm.extractvalue"(%t815_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %816 = "llvm.getelementptr"(%666, %803) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t821_d = "nvvm.ldmatrix"(%816) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %817 = "llvm.extractvalue"(%t821_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %818 = "llvm.extractvalue"(%t821_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %819 = "llvm.extractvalue"(%t821_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %820 = "llvm.extractvalue"(%t821_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %822 = "llvm.getelementptr"(%673, %803) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t827_d = "nvvm.ldmatrix"(%822) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %823 = "llvm.extractvalue"(%t827_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %824 = "llvm.extractvalue"(%t827_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %825 = "llvm.extractvalue"(%t827_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %826 = "llvm.extractvalue"(%t827_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %828 = "llvm.bitcast"(%789) : (i32) -> vector<2xf16>
        %829 = "llvm.bitcast"(%790) : (i32) -> vector<2xf16>
        %830 = "llvm.bitcast"(%791) : (i32) -> vector<2xf16>
        %831 = "llvm.bitcast"(%792) : (i32) -> vector<2xf16>
        %832 = "llvm.bitcast"(%805) : (i32) -> vector<2xf16>
        %833 = "llvm.bitcast"(%806) : (i32) -> vector<2xf16>
        %t838_d = "llvm.call_intrinsic"(%828, %829, %830, %831, %832, %833, %686, %687, %688, %689) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %834 = "llvm.extractvalue"(%t838_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %835 = "llvm.extractvalue"(%t838_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %836 = "llvm.extractvalue"(%t838_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %837 = "llvm.extractvalue"(%t838_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %839 = "llvm.bitcast"(%807) : (i32) -> vector<2xf16>
        %840 = "llvm.bitcast"(%808) : (i32) -> vector<2xf16>
        %t845_d = "llvm.call_intrinsic"(%828, %829, %830, %831, %839, %840, %693, %694, %695, %696) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %841 = "llvm.extractvalue"(%t845_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %842 = "llvm.extractvalue"(%t845_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %843 = "llvm.extractvalue"(%t845_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %844 = "llvm.extractvalue"(%t845_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %846 = "llvm.bitcast"(%811) : (i32) -> vector<2xf16>
        %847 = "llvm.bitcast"(%812) : (i32) -> vector<2xf16>
        %t852_d = "llvm.call_intrinsic"(%828, %829, %830, %831, %846, %847, %700, %701, %702, %703) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %848 = "llvm.extractvalue"(%t852_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %849 = "llvm.extractvalue"(%t852_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %850 = "llvm.extractvalue"(%t852_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %851 = "llvm.extractvalue"(%t852_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %853 = "llvm.bitcast"(%813) : (i32) -> vector<2xf16>
        %854 = "llvm.bitcast"(%814) : (i32) -> vector<2xf16>
        %t859_d = "llvm.call_intrinsic"(%828, %829, %830, %831, %853, %854, %707, %708, %709, %710) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %855 = "llvm.extractvalue"(%t859_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %856 = "llvm.extractvalue"(%t859_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %857 = "llvm.extractvalue"(%t859_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %858 = "llvm.extractvalue"(%t859_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %860 = "llvm.bitcast"(%817) : (i32) -> vector<2xf16>
        %861 = "llvm.bitcast"(%818) : (i32) -> vector<2xf16>
        %t866_d = "llvm.call_intrinsic"(%828, %829, %830, %831, %860, %861, %714, %715, %716, %717) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %862 = "llvm.extractvalue"(%t866_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %863 = "llvm.extractvalue"(%t866_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %864 = "llvm.extractvalue"(%t866_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %865 = "llvm.extractvalue"(%t866_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %867 = "llvm.bitcast"(%819) : (i32) -> vector<2xf16>
        %868 = "llvm.bitcast"(%820) : (i32) -> vector<2xf16>
        %t873_d = "llvm.call_intrinsic"(%828, %829, %830, %831, %867, %868, %721, %722, %723, %724) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %869 = "llvm.extractvalue"(%t873_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %870 = "llvm.extractvalue"(%t873_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %871 = "llvm.extractvalue"(%t873_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %872 = "llvm.extractvalue"(%t873_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %874 = "llvm.bitcast"(%823) : (i32) -> vector<2xf16>
        %875 = "llvm.bitcast"(%824) : (i32) -> vector<2xf16>
        %t880_d = "llvm.call_intrinsic"(%828, %829, %830, %831, %874, %875, %728, %729, %730, %731) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %876 = "llvm.extractvalue"(%t880_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %877 = "llvm.extractvalue"(%t880_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %878 = "llvm.extractvalue"(%t880_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %879 = "llvm.extractvalue"(%t880_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %881 = "llvm.bitcast"(%825) : (i32) -> vector<2xf16>
        %882 = "llvm.bitcast"(%826) : (i32) -> vector<2xf16>
        %t887_d = "llvm.call_intrinsic"(%828, %829, %830, %831, %881, %882, %735, %736, %737, %738) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %883 = "llvm.extractvalue"(%t887_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %884 = "llvm.extractvalue"(%t887_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %885 = "llvm.extractvalue"(%t887_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %886 = "llvm.extractvalue"(%t887_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %888 = "llvm.bitcast"(%795) : (i32) -> vector<2xf16>
        %889 = "llvm.bitcast"(%796) : (i32) -> vector<2xf16>
        %890 = "llvm.bitcast"(%797) : (i32) -> vector<2xf16>
        %891 = "llvm.bitcast"(%798) : (i32) -> vector<2xf16>
        %t896_d = "llvm.call_intrinsic"(%888, %889, %890, %891, %881, %882, %744, %745, %746, %747) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %892 = "llvm.extractvalue"(%t896_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %893 = "llvm.extractvalue"(%t896_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %894 = "llvm.extractvalue"(%t896_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %895 = "llvm.extractvalue"(%t896_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t901_d = "llvm.call_intrinsic"(%888, %889, %890, %891, %874, %875, %749, %750, %751, %752) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %897 = "llvm.extractvalue"(%t901_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %898 = "llvm.extractvalue"(%t901_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %899 = "llvm.extractvalue"(%t901_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %900 = "llvm.extractvalue"(%t901_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t906_d = "llvm.call_intrinsic"(%888, %889, %890, %891, %867, %868, %754, %755, %756, %757) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %902 = "llvm.extractvalue"(%t906_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %903 = "llvm.extractvalue"(%t906_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %904 = "llvm.extractvalue"(%t906_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %905 = "llvm.extractvalue"(%t906_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t911_d = "llvm.call_intrinsic"(%888, %889, %890, %891, %860, %861, %759, %760, %761, %762) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %907 = "llvm.extractvalue"(%t911_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %908 = "llvm.extractvalue"(%t911_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %909 = "llvm.extractvalue"(%t911_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %910 = "llvm.extractvalue"(%t911_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t916_d = "llvm.call_intrinsic"(%888, %889, %890, %891, %853, %854, %764, %765, %766, %767) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %912 = "llvm.extractvalue"(%t916_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %913 = "llvm.extractvalue"(%t916_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %914 = "llvm.extractvalue"(%t916_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %915 = "llvm.extractvalue"(%t916_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t921_d = "llvm.call_intrinsic"(%888, %889, %890, %891, %846, %847, %769, %770, %771, %772) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %917 = "llvm.extractvalue"(%t921_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %918 = "llvm.extractvalue"(%t921_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %919 = "llvm.extractvalue"(%t921_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %920 = "llvm.extractvalue"(%t921_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t926_d = "llvm.call_intrinsic"(%888, %889, %890, %891, %839, %840, %774, %775, %776, %777) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %922 = "llvm.extractvalue"(%t926_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %923 = "llvm.extractvalue"(%t926_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %924 = "llvm.extractvalue"(%t926_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %925 = "llvm.extractvalue"(%t926_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t931_d = "llvm.call_intrinsic"(%888, %889, %890, %891, %832, %833, %779, %780, %781, %782) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %927 = "llvm.extractvalue"(%t931_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %928 = "llvm.extractvalue"(%t931_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %929 = "llvm.extractvalue"(%t931_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %930 = "llvm.extractvalue"(%t931_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %932 = "arith.addi"(%270, %134) : (i32, i32) -> i32
        %933 = "arith.andi"(%932, %117) : (i32, i32) -> i32
        %934 = "arith.shrui"(%933, %119) : (i32, i32) -> i32
        %935 = "arith.xori"(%932, %934) : (i32, i32) -> i32
        %936 = "llvm.getelementptr"(%88, %935) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t941_d = "nvvm.ldmatrix"(%936) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %937 = "llvm.extractvalue"(%t941_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %938 = "llvm.extractvalue"(%t941_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %939 = "llvm.extractvalue"(%t941_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %940 = "llvm.extractvalue"(%t941_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %942 = "llvm.getelementptr"(%159, %935) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t947_d = "nvvm.ldmatrix"(%942) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %943 = "llvm.extractvalue"(%t947_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %944 = "llvm.extractvalue"(%t947_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %945 = "llvm.extractvalue"(%t947_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %946 = "llvm.extractvalue"(%t947_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %948 = "arith.addi"(%279, %134) : (i32, i32) -> i32
        %949 = "arith.andi"(%948, %117) : (i32, i32) -> i32
        %950 = "arith.shrui"(%949, %119) : (i32, i32) -> i32
        %951 = "arith.xori"(%948, %950) : (i32, i32) -> i32
        %952 = "llvm.getelementptr"(%649, %951) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t957_d = "nvvm.ldmatrix"(%952) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %953 = "llvm.extractvalue"(%t957_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %954 = "llvm.extractvalue"(%t957_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %955 = "llvm.extractvalue"(%t957_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %956 = "llvm.extractvalue"(%t957_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %958 = "llvm.getelementptr"(%659, %951) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t963_d = "nvvm.ldmatrix"(%958) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %959 = "llvm.extractvalue"(%t963_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %960 = "llvm.extractvalue"(%t963_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %961 = "llvm.extractvalue"(%t963_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %962 = "llvm.extractvalue"(%t963_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %964 = "llvm.getelementptr"(%666, %951) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t969_d = "nvvm.ldmatrix"(%964) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %965 = "llvm.extractvalue"(%t969_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %966 = "llvm.extractvalue"(%t969_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %967 = "llvm.extractvalue"(%t969_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %968 = "llvm.extractvalue"(%t969_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %970 = "llvm.getelementptr"(%673, %951) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t975_d = "nvvm.ldmatrix"(%970) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %971 = "llvm.extractvalue"(%t975_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %972 = "llvm.extractvalue"(%t975_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %973 = "llvm.extractvalue"(%t975_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %974 = "llvm.extractvalue"(%t975_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %976 = "llvm.bitcast"(%937) : (i32) -> vector<2xf16>
        %977 = "llvm.bitcast"(%938) : (i32) -> vector<2xf16>
        %978 = "llvm.bitcast"(%939) : (i32) -> vector<2xf16>
        %979 = "llvm.bitcast"(%940) : (i32) -> vector<2xf16>
        %980 = "llvm.bitcast"(%953) : (i32) -> vector<2xf16>
        %981 = "llvm.bitcast"(%954) : (i32) -> vector<2xf16>
        %t986_d = "llvm.call_intrinsic"(%976, %977, %978, %979, %980, %981, %834, %835, %836, %837) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %982 = "llvm.extractvalue"(%t986_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %983 = "llvm.extractvalue"(%t986_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %984 = "llvm.extractvalue"(%t986_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %985 = "llvm.extractvalue"(%t986_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %987 = "llvm.bitcast"(%955) : (i32) -> vector<2xf16>
        %988 = "llvm.bitcast"(%956) : (i32) -> vector<2xf16>
        %t993_d = "llvm.call_intrinsic"(%976, %977, %978, %979, %987, %988, %841, %842, %843, %844) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %989 = "llvm.extractvalue"(%t993_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %990 = "llvm.extractvalue"(%t993_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %991 = "llvm.extractvalue"(%t993_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %992 = "llvm.extractvalue"(%t993_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %994 = "llvm.bitcast"(%959) : (i32) -> vector<2xf16>
        %995 = "llvm.bitcast"(%960) : (i32) -> vector<2xf16>
        %t1000_d = "llvm.call_intrinsic"(%976, %977, %978, %979, %994, %995, %848, %849, %850, %851) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %996 = "llvm.extractvalue"(%t1000_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %997 = "llvm.extractvalue"(%t1000_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %998 = "llvm.extractvalue"(%t1000_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %999 = "llvm.extractvalue"(%t1000_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1001 = "llvm.bitcast"(%961) : (i32) -> vector<2xf16>
        %1002 = "llvm.bitcast"(%962) : (i32) -> vector<2xf16>
        %t1007_d = "llvm.call_intrinsic"(%976, %977, %978, %979, %1001, %1002, %855, %856, %857, %858) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1003 = "llvm.extractvalue"(%t1007_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1004 = "llvm.extractvalue"(%t1007_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1005 = "llvm.extractvalue"(%t1007_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1006 = "llvm.extractvalue"(%t1007_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1008 = "llvm.bitcast"(%965) : (i32) -> vector<2xf16>
        %1009 = "llvm.bitcast"(%966) : (i32) -> vector<2xf16>
        %t1014_d = "llvm.call_intrinsic"(%976, %977, %978, %979, %1008, %1009, %862, %863, %864, %865) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1010 = "llvm.extractvalue"(%t1014_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1011 = "llvm.extractvalue"(%t1014_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1012 = "llvm.extractvalue"(%t1014_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1013 = "llvm.extractvalue"(%t1014_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1015 = "llvm.bitcast"(%967) : (i32) -> vector<2xf16>
        %1016 = "llvm.bitcast"(%968) : (i32) -> vector<2xf16>
        %t1021_d = "llvm.call_intrinsic"(%976, %977, %978, %979, %1015, %1016, %869, %870, %871, %872) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1017 = "llvm.extractvalue"(%t1021_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1018 = "llvm.extractvalue"(%t1021_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1019 = "llvm.extractvalue"(%t1021_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1020 = "llvm.extractvalue"(%t1021_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1022 = "llvm.bitcast"(%971) : (i32) -> vector<2xf16>
        %1023 = "llvm.bitcast"(%972) : (i32) -> vector<2xf16>
        %t1028_d = "llvm.call_intrinsic"(%976, %977, %978, %979, %1022, %1023, %876, %877, %878, %879) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1024 = "llvm.extractvalue"(%t1028_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1025 = "llvm.extractvalue"(%t1028_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1026 = "llvm.extractvalue"(%t1028_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1027 = "llvm.extractvalue"(%t1028_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1029 = "llvm.bitcast"(%973) : (i32) -> vector<2xf16>
        %1030 = "llvm.bitcast"(%974) : (i32) -> vector<2xf16>
        %t1035_d = "llvm.call_intrinsic"(%976, %977, %978, %979, %1029, %1030, %883, %884, %885, %886) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1031 = "llvm.extractvalue"(%t1035_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1032 = "llvm.extractvalue"(%t1035_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1033 = "llvm.extractvalue"(%t1035_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1034 = "llvm.extractvalue"(%t1035_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1036 = "llvm.bitcast"(%943) : (i32) -> vector<2xf16>
        %1037 = "llvm.bitcast"(%944) : (i32) -> vector<2xf16>
        %1038 = "llvm.bitcast"(%945) : (i32) -> vector<2xf16>
        %1039 = "llvm.bitcast"(%946) : (i32) -> vector<2xf16>
        %t1044_d = "llvm.call_intrinsic"(%1036, %1037, %1038, %1039, %1029, %1030, %892, %893, %894, %895) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1040 = "llvm.extractvalue"(%t1044_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1041 = "llvm.extractvalue"(%t1044_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1042 = "llvm.extractvalue"(%t1044_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1043 = "llvm.extractvalue"(%t1044_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1049_d = "llvm.call_intrinsic"(%1036, %1037, %1038, %1039, %1022, %1023, %897, %898, %899, %900) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1045 = "llvm.extractvalue"(%t1049_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1046 = "llvm.extractvalue"(%t1049_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1047 = "llvm.extractvalue"(%t1049_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1048 = "llvm.extractvalue"(%t1049_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1054_d = "llvm.call_intrinsic"(%1036, %1037, %1038, %1039, %1015, %1016, %902, %903, %904, %905) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1050 = "llvm.extractvalue"(%t1054_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1051 = "llvm.extractvalue"(%t1054_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1052 = "llvm.extractvalue"(%t1054_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1053 = "llvm.extractvalue"(%t1054_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1059_d = "llvm.call_intrinsic"(%1036, %1037, %1038, %1039, %1008, %1009, %907, %908, %909, %910) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1055 = "llvm.extractvalue"(%t1059_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1056 = "llvm.extractvalue"(%t1059_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1057 = "llvm.extractvalue"(%t1059_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1058 = "llvm.extractvalue"(%t1059_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1064_d = "llvm.call_intrinsic"(%1036, %1037, %1038, %1039, %1001, %1002, %912, %913, %914, %915) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1060 = "llvm.extractvalue"(%t1064_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1061 = "llvm.extractvalue"(%t1064_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1062 = "llvm.extractvalue"(%t1064_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1063 = "llvm.extractvalue"(%t1064_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1069_d = "llvm.call_intrinsic"(%1036, %1037, %1038, %1039, %994, %995, %917, %918, %919, %920) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1065 = "llvm.extractvalue"(%t1069_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1066 = "llvm.extractvalue"(%t1069_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1067 = "llvm.extractvalue"(%t1069_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1068 = "llvm.extractvalue"(%t1069_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1074_d = "llvm.call_intrinsic"(%1036, %1037, %1038, %1039, %987, %988, %922, %923, %924, %925) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1070 = "llvm.extractvalue"(%t1074_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1071 = "llvm.extractvalue"(%t1074_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1072 = "llvm.extractvalue"(%t1074_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1073 = "llvm.extractvalue"(%t1074_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1079_d = "llvm.call_intrinsic"(%1036, %1037, %1038, %1039, %980, %981, %927, %928, %929, %930) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1075 = "llvm.extractvalue"(%t1079_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1076 = "llvm.extractvalue"(%t1079_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1077 = "llvm.extractvalue"(%t1079_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1078 = "llvm.extractvalue"(%t1079_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1080 = "arith.addi"(%270, %144) : (i32, i32) -> i32
        %1081 = "arith.andi"(%1080, %117) : (i32, i32) -> i32
        %1082 = "arith.shrui"(%1081, %119) : (i32, i32) -> i32
        %1083 = "arith.xori"(%1080, %1082) : (i32, i32) -> i32
        %1084 = "llvm.getelementptr"(%88, %1083) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1089_d = "nvvm.ldmatrix"(%1084) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1085 = "llvm.extractvalue"(%t1089_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1086 = "llvm.extractvalue"(%t1089_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1087 = "llvm.extractvalue"(%t1089_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1088 = "llvm.extractvalue"(%t1089_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1090 = "llvm.getelementptr"(%159, %1083) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1095_d = "nvvm.ldmatrix"(%1090) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1091 = "llvm.extractvalue"(%t1095_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1092 = "llvm.extractvalue"(%t1095_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1093 = "llvm.extractvalue"(%t1095_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1094 = "llvm.extractvalue"(%t1095_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1096 = "arith.addi"(%279, %144) : (i32, i32) -> i32
        %1097 = "arith.andi"(%1096, %117) : (i32, i32) -> i32
        %1098 = "arith.shrui"(%1097, %119) : (i32, i32) -> i32
        %1099 = "arith.xori"(%1096, %1098) : (i32, i32) -> i32
        %1100 = "llvm.getelementptr"(%649, %1099) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1105_d = "nvvm.ldmatrix"(%1100) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1101 = "llvm.extractvalue"(%t1105_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1102 = "llvm.extractvalue"(%t1105_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1103 = "llvm.extractvalue"(%t1105_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1104 = "llvm.extractvalue"(%t1105_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1106 = "llvm.getelementptr"(%659, %1099) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1111_d = "nvvm.ldmatrix"(%1106) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1107 = "llvm.extractvalue"(%t1111_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1108 = "llvm.extractvalue"(%t1111_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1109 = "llvm.extractvalue"(%t1111_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1110 = "llvm.extractvalue"(%t1111_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1112 = "llvm.getelementptr"(%666, %1099) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1117_d = "nvvm.ldmatrix"(%1112) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1113 = "llvm.extractvalue"(%t1117_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1114 = "llvm.extractvalue"(%t1117_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1115 = "llvm.extractvalue"(%t1117_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1116 = "llvm.extractvalue"(%t1117_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1118 = "llvm.getelementptr"(%673, %1099) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1123_d = "nvvm.ldmatrix"(%1118) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1119 = "llvm.extractvalue"(%t1123_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1120 = "llvm.extractvalue"(%t1123_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1121 = "llvm.extractvalue"(%t1123_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1122 = "llvm.extractvalue"(%t1123_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1124 = "llvm.bitcast"(%1085) : (i32) -> vector<2xf16>
        %1125 = "llvm.bitcast"(%1086) : (i32) -> vector<2xf16>
        %1126 = "llvm.bitcast"(%1087) : (i32) -> vector<2xf16>
        %1127 = "llvm.bitcast"(%1088) : (i32) -> vector<2xf16>
        %1128 = "llvm.bitcast"(%1101) : (i32) -> vector<2xf16>
        %1129 = "llvm.bitcast"(%1102) : (i32) -> vector<2xf16>
        %t1134_d = "llvm.call_intrinsic"(%1124, %1125, %1126, %1127, %1128, %1129, %982, %983, %984, %985) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1130 = "llvm.extractvalue"(%t1134_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1131 = "llvm.extractvalue"(%t1134_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1132 = "llvm.extractvalue"(%t1134_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1133 = "llvm.extractvalue"(%t1134_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1135 = "llvm.bitcast"(%1103) : (i32) -> vector<2xf16>
        %1136 = "llvm.bitcast"(%1104) : (i32) -> vector<2xf16>
        %t1141_d = "llvm.call_intrinsic"(%1124, %1125, %1126, %1127, %1135, %1136, %989, %990, %991, %992) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1137 = "llvm.extractvalue"(%t1141_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1138 = "llvm.extractvalue"(%t1141_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1139 = "llvm.extractvalue"(%t1141_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1140 = "llvm.extractvalue"(%t1141_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1142 = "llvm.bitcast"(%1107) : (i32) -> vector<2xf16>
        %1143 = "llvm.bitcast"(%1108) : (i32) -> vector<2xf16>
        %t1148_d = "llvm.call_intrinsic"(%1124, %1125, %1126, %1127, %1142, %1143, %996, %997, %998, %999) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1144 = "llvm.extractvalue"(%t1148_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1145 = "llvm.extractvalue"(%t1148_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1146 = "llvm.extractvalue"(%t1148_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1147 = "llvm.extractvalue"(%t1148_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1149 = "llvm.bitcast"(%1109) : (i32) -> vector<2xf16>
        %1150 = "llvm.bitcast"(%1110) : (i32) -> vector<2xf16>
        %t1155_d = "llvm.call_intrinsic"(%1124, %1125, %1126, %1127, %1149, %1150, %1003, %1004, %1005, %1006) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1151 = "llvm.extractvalue"(%t1155_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1152 = "llvm.extractvalue"(%t1155_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1153 = "llvm.extractvalue"(%t1155_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1154 = "llvm.extractvalue"(%t1155_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1156 = "llvm.bitcast"(%1113) : (i32) -> vector<2xf16>
        %1157 = "llvm.bitcast"(%1114) : (i32) -> vector<2xf16>
        %t1162_d = "llvm.call_intrinsic"(%1124, %1125, %1126, %1127, %1156, %1157, %1010, %1011, %1012, %1013) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1158 = "llvm.extractvalue"(%t1162_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1159 = "llvm.extractvalue"(%t1162_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1160 = "llvm.extractvalue"(%t1162_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1161 = "llvm.extractvalue"(%t1162_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1163 = "llvm.bitcast"(%1115) : (i32) -> vector<2xf16>
        %1164 = "llvm.bitcast"(%1116) : (i32) -> vector<2xf16>
        %t1169_d = "llvm.call_intrinsic"(%1124, %1125, %1126, %1127, %1163, %1164, %1017, %1018, %1019, %1020) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1165 = "llvm.extractvalue"(%t1169_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1166 = "llvm.extractvalue"(%t1169_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1167 = "llvm.extractvalue"(%t1169_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1168 = "llvm.extractvalue"(%t1169_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1170 = "llvm.bitcast"(%1119) : (i32) -> vector<2xf16>
        %1171 = "llvm.bitcast"(%1120) : (i32) -> vector<2xf16>
        %t1176_d = "llvm.call_intrinsic"(%1124, %1125, %1126, %1127, %1170, %1171, %1024, %1025, %1026, %1027) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1172 = "llvm.extractvalue"(%t1176_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1173 = "llvm.extractvalue"(%t1176_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1174 = "llvm.extractvalue"(%t1176_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1175 = "llvm.extractvalue"(%t1176_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1177 = "llvm.bitcast"(%1121) : (i32) -> vector<2xf16>
        %1178 = "llvm.bitcast"(%1122) : (i32) -> vector<2xf16>
        %t1183_d = "llvm.call_intrinsic"(%1124, %1125, %1126, %1127, %1177, %1178, %1031, %1032, %1033, %1034) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1179 = "llvm.extractvalue"(%t1183_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1180 = "llvm.extractvalue"(%t1183_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1181 = "llvm.extractvalue"(%t1183_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1182 = "llvm.extractvalue"(%t1183_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1184 = "llvm.bitcast"(%1091) : (i32) -> vector<2xf16>
        %1185 = "llvm.bitcast"(%1092) : (i32) -> vector<2xf16>
        %1186 = "llvm.bitcast"(%1093) : (i32) -> vector<2xf16>
        %1187 = "llvm.bitcast"(%1094) : (i32) -> vector<2xf16>
        %t1192_d = "llvm.call_intrinsic"(%1184, %1185, %1186, %1187, %1177, %1178, %1040, %1041, %1042, %1043) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1188 = "llvm.extractvalue"(%t1192_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1189 = "llvm.extractvalue"(%t1192_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1190 = "llvm.extractvalue"(%t1192_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1191 = "llvm.extractvalue"(%t1192_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1197_d = "llvm.call_intrinsic"(%1184, %1185, %1186, %1187, %1170, %1171, %1045, %1046, %1047, %1048) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1193 = "llvm.extractvalue"(%t1197_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1194 = "llvm.extractvalue"(%t1197_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1195 = "llvm.extractvalue"(%t1197_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1196 = "llvm.extractvalue"(%t1197_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1202_d = "llvm.call_intrinsic"(%1184, %1185, %1186, %1187, %1163, %1164, %1050, %1051, %1052, %1053) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1198 = "llvm.extractvalue"(%t1202_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1199 = "llvm.extractvalue"(%t1202_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1200 = "llvm.extractvalue"(%t1202_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1201 = "llvm.extractvalue"(%t1202_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1207_d = "llvm.call_intrinsic"(%1184, %1185, %1186, %1187, %1156, %1157, %1055, %1056, %1057, %1058) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1203 = "llvm.extractvalue"(%t1207_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1204 = "llvm.extractvalue"(%t1207_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1205 = "llvm.extractvalue"(%t1207_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1206 = "llvm.extractvalue"(%t1207_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1212_d = "llvm.call_intrinsic"(%1184, %1185, %1186, %1187, %1149, %1150, %1060, %1061, %1062, %1063) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1208 = "llvm.extractvalue"(%t1212_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1209 = "llvm.extractvalue"(%t1212_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1210 = "llvm.extractvalue"(%t1212_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1211 = "llvm.extractvalue"(%t1212_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1217_d = "llvm.call_intrinsic"(%1184, %1185, %1186, %1187, %1142, %1143, %1065, %1066, %1067, %1068) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1213 = "llvm.extractvalue"(%t1217_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1214 = "llvm.extractvalue"(%t1217_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1215 = "llvm.extractvalue"(%t1217_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1216 = "llvm.extractvalue"(%t1217_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1222_d = "llvm.call_intrinsic"(%1184, %1185, %1186, %1187, %1135, %1136, %1070, %1071, %1072, %1073) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1218 = "llvm.extractvalue"(%t1222_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1219 = "llvm.extractvalue"(%t1222_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1220 = "llvm.extractvalue"(%t1222_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1221 = "llvm.extractvalue"(%t1222_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1227_d = "llvm.call_intrinsic"(%1184, %1185, %1186, %1187, %1128, %1129, %1075, %1076, %1077, %1078) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1223 = "llvm.extractvalue"(%t1227_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1224 = "llvm.extractvalue"(%t1227_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1225 = "llvm.extractvalue"(%t1227_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1226 = "llvm.extractvalue"(%t1227_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "scf.if"(%613) ({
          %1228 = "arith.subi"(%612, %45) : (i32, i32) -> i32
          %1229 = "arith.extsi"(%1228) : (i32) -> i64
          %1230 = "arith.muli"(%1229, %83) : (i64, i64) -> i64
          %1231 = "llvm.getelementptr"(%107, %1230) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1232 = "arith.subi"(%45, %507) : (i32, i32) -> i32
          %1233 = "arith.muli"(%1232, %647) : (i32, i32) -> i32
          %1234 = "llvm.getelementptr"(%90, %1233) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1235 = "llvm.getelementptr"(%1234, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%1235, %1231) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          %1236 = "llvm.getelementptr"(%1231, %104) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1237 = "llvm.getelementptr"(%1234) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1238 = "llvm.getelementptr"(%1237, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%1238, %1236) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          %1239 = "llvm.getelementptr"(%1231, %237) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1240 = "llvm.getelementptr"(%1234) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1241 = "llvm.getelementptr"(%1240, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%1241, %1239) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          %1242 = "llvm.getelementptr"(%1231, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1243 = "llvm.getelementptr"(%1234) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1244 = "llvm.getelementptr"(%1243, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%1244, %1242) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.cp.async.commit.group"() : () -> ()
        %1245 = "arith.addi"(%612, %45) : (i32, i32) -> i32
        %1246 = "arith.muli"(%1245, %76) : (i32, i32) -> i32
        %1247 = "arith.cmpi"(%1246, %8) {predicate = 4 : i64} : (i32, i32) -> i1
        %1248, %1249, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278, %1279, %1280, %1281, %1282, %1283, %1284, %1285, %1286, %1287, %1288, %1289, %1290, %1291, %1292, %1293, %1294, %1295, %1296, %1297, %1298, %1299, %1300, %1301, %1302, %1303, %1304, %1305, %1306, %1307, %1308, %1309, %1310, %1311 = "scf.if"(%1247) ({
          %1312 = "arith.muli"(%612, %76) : (i32, i32) -> i32
          %1313 = "arith.addi"(%1312, %256) : (i32, i32) -> i32
          %1314 = "vector.from_elements"(%114, %45, %93, %283, %125, %284, %285, %286, %134, %287, %288, %289, %144, %290, %291, %292) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
          %1315 = "arith.subi"(%8, %1313) : (i32, i32) -> i32
          %1316 = "vector.broadcast"(%1315) : (i32) -> vector<16xi32>
          %1317 = "arith.cmpi"(%1314, %1316) {predicate = 5 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
          %1318 = "vector.from_elements"(%1130, %1131, %1137, %1138, %1144, %1145, %1151, %1152, %1158, %1159, %1165, %1166, %1172, %1173, %1179, %1180) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %1319 = "arith.constant"() {value = dense<0xFF800000> : vector<16xf32>} : () -> vector<16xf32>
          %1320 = "arith.select"(%1317, %1319, %1318) : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %1321 = "vector.extract"(%1320) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %1322 = "vector.extract"(%1320) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %1323 = "vector.extract"(%1320) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %1324 = "vector.extract"(%1320) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %1325 = "vector.extract"(%1320) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %1326 = "vector.extract"(%1320) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %1327 = "vector.extract"(%1320) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %1328 = "vector.extract"(%1320) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %1329 = "vector.extract"(%1320) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %1330 = "vector.extract"(%1320) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %1331 = "vector.extract"(%1320) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %1332 = "vector.extract"(%1320) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %1333 = "vector.extract"(%1320) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %1334 = "vector.extract"(%1320) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %1335 = "vector.extract"(%1320) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %1336 = "vector.extract"(%1320) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %1337 = "vector.from_elements"(%114, %45, %93, %283, %125, %284, %285, %286, %134, %287, %288, %289, %144, %290, %291, %292) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
          %1338 = "arith.subi"(%8, %1313) : (i32, i32) -> i32
          %1339 = "vector.broadcast"(%1338) : (i32) -> vector<16xi32>
          %1340 = "arith.cmpi"(%1337, %1339) {predicate = 5 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
          %1341 = "vector.from_elements"(%1132, %1133, %1139, %1140, %1146, %1147, %1153, %1154, %1160, %1161, %1167, %1168, %1174, %1175, %1181, %1182) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %1342 = "arith.select"(%1340, %1319, %1341) : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %1343 = "vector.extract"(%1342) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %1344 = "vector.extract"(%1342) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %1345 = "vector.extract"(%1342) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %1346 = "vector.extract"(%1342) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %1347 = "vector.extract"(%1342) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %1348 = "vector.extract"(%1342) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %1349 = "vector.extract"(%1342) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %1350 = "vector.extract"(%1342) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %1351 = "vector.extract"(%1342) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %1352 = "vector.extract"(%1342) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %1353 = "vector.extract"(%1342) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %1354 = "vector.extract"(%1342) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %1355 = "vector.extract"(%1342) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %1356 = "vector.extract"(%1342) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %1357 = "vector.extract"(%1342) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %1358 = "vector.extract"(%1342) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %1359 = "vector.from_elements"(%114, %45, %93, %283, %125, %284, %285, %286, %134, %287, %288, %289, %144, %290, %291, %292) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
          %1360 = "arith.subi"(%8, %1313) : (i32, i32) -> i32
          %1361 = "vector.broadcast"(%1360) : (i32) -> vector<16xi32>
          %1362 = "arith.cmpi"(%1359, %1361) {predicate = 5 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
          %1363 = "vector.from_elements"(%1223, %1224, %1218, %1219, %1213, %1214, %1208, %1209, %1203, %1204, %1198, %1199, %1193, %1194, %1188, %1189) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %1364 = "arith.select"(%1362, %1319, %1363) : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %1365 = "vector.extract"(%1364) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %1366 = "vector.extract"(%1364) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %1367 = "vector.extract"(%1364) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %1368 = "vector.extract"(%1364) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %1369 = "vector.extract"(%1364) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %1370 = "vector.extract"(%1364) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %1371 = "vector.extract"(%1364) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %1372 = "vector.extract"(%1364) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %1373 = "vector.extract"(%1364) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %1374 = "vector.extract"(%1364) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %1375 = "vector.extract"(%1364) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %1376 = "vector.extract"(%1364) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %1377 = "vector.extract"(%1364) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %1378 = "vector.extract"(%1364) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %1379 = "vector.extract"(%1364) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %1380 = "vector.extract"(%1364) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %1381 = "vector.from_elements"(%114, %45, %93, %283, %125, %284, %285, %286, %134, %287, %288, %289, %144, %290, %291, %292) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<16xi32>
          %1382 = "arith.subi"(%8, %1313) : (i32, i32) -> i32
          %1383 = "vector.broadcast"(%1382) : (i32) -> vector<16xi32>
          %1384 = "arith.cmpi"(%1381, %1383) {predicate = 5 : i64} : (vector<16xi32>, vector<16xi32>) -> vector<16xi1>
          %1385 = "vector.from_elements"(%1225, %1226, %1220, %1221, %1215, %1216, %1210, %1211, %1205, %1206, %1200, %1201, %1195, %1196, %1190, %1191) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %1386 = "arith.select"(%1384, %1319, %1385) : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %1387 = "vector.extract"(%1386) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %1388 = "vector.extract"(%1386) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %1389 = "vector.extract"(%1386) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %1390 = "vector.extract"(%1386) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %1391 = "vector.extract"(%1386) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %1392 = "vector.extract"(%1386) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %1393 = "vector.extract"(%1386) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %1394 = "vector.extract"(%1386) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %1395 = "vector.extract"(%1386) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %1396 = "vector.extract"(%1386) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %1397 = "vector.extract"(%1386) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %1398 = "vector.extract"(%1386) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %1399 = "vector.extract"(%1386) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %1400 = "vector.extract"(%1386) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %1401 = "vector.extract"(%1386) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %1402 = "vector.extract"(%1386) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          "scf.yield"(%1321, %1322, %1343, %1344, %1365, %1366, %1387, %1388, %1323, %1324, %1345, %1346, %1367, %1368, %1389, %1390, %1325, %1326, %1347, %1348, %1369, %1370, %1391, %1392, %1327, %1328, %1349, %1350, %1371, %1372, %1393, %1394, %1329, %1330, %1351, %1352, %1373, %1374, %1395, %1396, %1331, %1332, %1353, %1354, %1375, %1376, %1397, %1398, %1333, %1334, %1355, %1356, %1377, %1378, %1399, %1400, %1335, %1336, %1357, %1358, %1379, %1380, %1401, %1402) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%1130, %1131, %1132, %1133, %1223, %1224, %1225, %1226, %1137, %1138, %1139, %1140, %1218, %1219, %1220, %1221, %1144, %1145, %1146, %1147, %1213, %1214, %1215, %1216, %1151, %1152, %1153, %1154, %1208, %1209, %1210, %1211, %1158, %1159, %1160, %1161, %1203, %1204, %1205, %1206, %1165, %1166, %1167, %1168, %1198, %1199, %1200, %1201, %1172, %1173, %1174, %1175, %1193, %1194, %1195, %1196, %1179, %1180, %1181, %1182, %1188, %1189, %1190, %1191) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
        %1403 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
        %1404 = "arith.mulf"(%34, %1403) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1405 = "vector.from_elements"(%1248, %1249, %1256, %1257, %1264, %1265, %1272, %1273, %1280, %1281, %1288, %1289, %1296, %1297, %1304, %1305) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
        %1406 = "vector.shuffle"(%1405, %1405) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %1407 = "vector.shuffle"(%1405, %1405) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %1408 = "arith.maxnumf"(%1406, %1407) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
        %1409 = "vector.shuffle"(%1408, %1408) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %1410 = "vector.shuffle"(%1408, %1408) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %1411 = "arith.maxnumf"(%1409, %1410) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1412 = "vector.shuffle"(%1411, %1411) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %1413 = "vector.shuffle"(%1411, %1411) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %1414 = "arith.maxnumf"(%1412, %1413) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %1415 = "vector.shuffle"(%1414, %1414) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %1416 = "vector.shuffle"(%1414, %1414) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %1417 = "arith.maxnumf"(%1415, %1416) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %1418 = "vector.extract"(%1417) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %1419 = "arith.maxnumf"(%1418, %604) : (f32, f32) -> f32
        %1420 = "arith.constant"() {value = -1 : i32} : () -> i32
        %1421 = "arith.constant"() {value = 31 : i32} : () -> i32
        %1422 = "nvvm.shfl.sync"(%1420, %1419, %45, %1421) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %1423 = "arith.maxnumf"(%1419, %1422) : (f32, f32) -> f32
        %1424 = "nvvm.shfl.sync"(%1420, %1423, %255, %1421) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %1425 = "arith.maxnumf"(%1423, %1424) : (f32, f32) -> f32
        %1426 = "arith.mulf"(%1425, %1404) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1427 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
        %1428 = "arith.cmpf"(%1425, %1427) {predicate = 1 : i64} : (f32, f32) -> i1
        %1429 = "scf.if"(%1428) ({
          %1430 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          "scf.yield"(%1430) : (f32) -> ()
        }, {
          "scf.yield"(%1426) : (f32) -> ()
        }) : (i1) -> f32
        %1431 = "arith.mulf"(%604, %1404) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1432 = "arith.subf"(%1431, %1429) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1433 = "llvm.call_intrinsic"(%1432) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1434 = "vector.broadcast"(%1404) : (f32) -> vector<16xf32>
        %1435 = "arith.mulf"(%1405, %1434) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
        %1436 = "vector.broadcast"(%1429) : (f32) -> vector<16xf32>
        %1437 = "arith.subf"(%1435, %1436) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
        %1438 = "vector.extract"(%1437) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
        %1439 = "vector.extract"(%1437) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
        %1440 = "vector.extract"(%1437) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
        %1441 = "vector.extract"(%1437) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
        %1442 = "vector.extract"(%1437) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
        %1443 = "vector.extract"(%1437) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
        %1444 = "vector.extract"(%1437) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
        %1445 = "vector.extract"(%1437) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
        %1446 = "vector.extract"(%1437) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
        %1447 = "vector.extract"(%1437) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
        %1448 = "vector.extract"(%1437) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
        %1449 = "vector.extract"(%1437) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
        %1450 = "vector.extract"(%1437) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
        %1451 = "vector.extract"(%1437) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
        %1452 = "vector.extract"(%1437) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
        %1453 = "vector.extract"(%1437) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
        %1454 = "llvm.call_intrinsic"(%1438) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1455 = "llvm.call_intrinsic"(%1439) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1456 = "llvm.call_intrinsic"(%1440) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1457 = "llvm.call_intrinsic"(%1441) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1458 = "llvm.call_intrinsic"(%1442) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1459 = "llvm.call_intrinsic"(%1443) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1460 = "llvm.call_intrinsic"(%1444) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1461 = "llvm.call_intrinsic"(%1445) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1462 = "llvm.call_intrinsic"(%1446) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1463 = "llvm.call_intrinsic"(%1447) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1464 = "llvm.call_intrinsic"(%1448) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1465 = "llvm.call_intrinsic"(%1449) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1466 = "llvm.call_intrinsic"(%1450) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1467 = "llvm.call_intrinsic"(%1451) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1468 = "llvm.call_intrinsic"(%1452) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1469 = "llvm.call_intrinsic"(%1453) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1470 = "vector.from_elements"(%1454, %1455, %1456, %1457, %1458, %1459, %1460, %1461, %1462, %1463, %1464, %1465, %1466, %1467, %1468, %1469) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
        %1471 = "arith.mulf"(%608, %1433) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1472 = "vector.shuffle"(%1470, %1470) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %1473 = "vector.shuffle"(%1470, %1470) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %1474 = "arith.addf"(%1472, %1473) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
        %1475 = "vector.shuffle"(%1474, %1474) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %1476 = "vector.shuffle"(%1474, %1474) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %1477 = "arith.addf"(%1475, %1476) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1478 = "vector.shuffle"(%1477, %1477) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %1479 = "vector.shuffle"(%1477, %1477) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %1480 = "arith.addf"(%1478, %1479) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %1481 = "vector.shuffle"(%1480, %1480) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %1482 = "vector.shuffle"(%1480, %1480) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %1483 = "arith.addf"(%1481, %1482) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %1484 = "vector.extract"(%1483) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %1485 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %1486 = "arith.addf"(%1484, %1485) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1487 = "arith.addf"(%1471, %1486) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1488 = "vector.extract"(%1470) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
        %1489 = "vector.extract"(%1470) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
        %1490 = "vector.extract"(%1470) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
        %1491 = "vector.extract"(%1470) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
        %1492 = "vector.extract"(%1470) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
        %1493 = "vector.extract"(%1470) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
        %1494 = "vector.extract"(%1470) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
        %1495 = "vector.extract"(%1470) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
        %1496 = "vector.extract"(%1470) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
        %1497 = "vector.extract"(%1470) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
        %1498 = "vector.extract"(%1470) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
        %1499 = "vector.extract"(%1470) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
        %1500 = "vector.extract"(%1470) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
        %1501 = "vector.extract"(%1470) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
        %1502 = "vector.extract"(%1470) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
        %1503 = "vector.extract"(%1470) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
        %1504 = "vector.from_elements"(%1250, %1251, %1258, %1259, %1266, %1267, %1274, %1275, %1282, %1283, %1290, %1291, %1298, %1299, %1306, %1307) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
        %1505 = "vector.shuffle"(%1504, %1504) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %1506 = "vector.shuffle"(%1504, %1504) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %1507 = "arith.maxnumf"(%1505, %1506) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
        %1508 = "vector.shuffle"(%1507, %1507) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %1509 = "vector.shuffle"(%1507, %1507) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %1510 = "arith.maxnumf"(%1508, %1509) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1511 = "vector.shuffle"(%1510, %1510) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %1512 = "vector.shuffle"(%1510, %1510) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %1513 = "arith.maxnumf"(%1511, %1512) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %1514 = "vector.shuffle"(%1513, %1513) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %1515 = "vector.shuffle"(%1513, %1513) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %1516 = "arith.maxnumf"(%1514, %1515) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %1517 = "vector.extract"(%1516) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %1518 = "arith.maxnumf"(%1517, %605) : (f32, f32) -> f32
        %1519 = "nvvm.shfl.sync"(%1420, %1518, %45, %1421) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %1520 = "arith.maxnumf"(%1518, %1519) : (f32, f32) -> f32
        %1521 = "nvvm.shfl.sync"(%1420, %1520, %255, %1421) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %1522 = "arith.maxnumf"(%1520, %1521) : (f32, f32) -> f32
        %1523 = "arith.mulf"(%1522, %1404) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1524 = "arith.cmpf"(%1522, %1427) {predicate = 1 : i64} : (f32, f32) -> i1
        %1525 = "scf.if"(%1524) ({
          "scf.yield"(%1485) : (f32) -> ()
        }, {
          "scf.yield"(%1523) : (f32) -> ()
        }) : (i1) -> f32
        %1526 = "arith.mulf"(%605, %1404) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1527 = "arith.subf"(%1526, %1525) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1528 = "llvm.call_intrinsic"(%1527) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1529 = "vector.broadcast"(%1404) : (f32) -> vector<16xf32>
        %1530 = "arith.mulf"(%1504, %1529) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
        %1531 = "vector.broadcast"(%1525) : (f32) -> vector<16xf32>
        %1532 = "arith.subf"(%1530, %1531) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
        %1533 = "vector.extract"(%1532) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
        %1534 = "vector.extract"(%1532) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
        %1535 = "vector.extract"(%1532) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
        %1536 = "vector.extract"(%1532) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
        %1537 = "vector.extract"(%1532) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
        %1538 = "vector.extract"(%1532) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
        %1539 = "vector.extract"(%1532) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
        %1540 = "vector.extract"(%1532) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
        %1541 = "vector.extract"(%1532) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
        %1542 = "vector.extract"(%1532) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
        %1543 = "vector.extract"(%1532) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
        %1544 = "vector.extract"(%1532) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
        %1545 = "vector.extract"(%1532) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
        %1546 = "vector.extract"(%1532) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
        %1547 = "vector.extract"(%1532) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
        %1548 = "vector.extract"(%1532) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
        %1549 = "llvm.call_intrinsic"(%1533) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1550 = "llvm.call_intrinsic"(%1534) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1551 = "llvm.call_intrinsic"(%1535) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1552 = "llvm.call_intrinsic"(%1536) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1553 = "llvm.call_intrinsic"(%1537) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1554 = "llvm.call_intrinsic"(%1538) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1555 = "llvm.call_intrinsic"(%1539) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1556 = "llvm.call_intrinsic"(%1540) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1557 = "llvm.call_intrinsic"(%1541) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1558 = "llvm.call_intrinsic"(%1542) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1559 = "llvm.call_intrinsic"(%1543) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1560 = "llvm.call_intrinsic"(%1544) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1561 = "llvm.call_intrinsic"(%1545) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1562 = "llvm.call_intrinsic"(%1546) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1563 = "llvm.call_intrinsic"(%1547) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1564 = "llvm.call_intrinsic"(%1548) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1565 = "vector.from_elements"(%1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556, %1557, %1558, %1559, %1560, %1561, %1562, %1563, %1564) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
        %1566 = "arith.mulf"(%609, %1528) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1567 = "vector.shuffle"(%1565, %1565) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %1568 = "vector.shuffle"(%1565, %1565) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %1569 = "arith.addf"(%1567, %1568) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
        %1570 = "vector.shuffle"(%1569, %1569) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %1571 = "vector.shuffle"(%1569, %1569) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %1572 = "arith.addf"(%1570, %1571) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1573 = "vector.shuffle"(%1572, %1572) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %1574 = "vector.shuffle"(%1572, %1572) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %1575 = "arith.addf"(%1573, %1574) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %1576 = "vector.shuffle"(%1575, %1575) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %1577 = "vector.shuffle"(%1575, %1575) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %1578 = "arith.addf"(%1576, %1577) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %1579 = "vector.extract"(%1578) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %1580 = "arith.addf"(%1579, %1485) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1581 = "arith.addf"(%1566, %1580) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1582 = "vector.extract"(%1565) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
        %1583 = "vector.extract"(%1565) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
        %1584 = "vector.extract"(%1565) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
        %1585 = "vector.extract"(%1565) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
        %1586 = "vector.extract"(%1565) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
        %1587 = "vector.extract"(%1565) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
        %1588 = "vector.extract"(%1565) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
        %1589 = "vector.extract"(%1565) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
        %1590 = "vector.extract"(%1565) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
        %1591 = "vector.extract"(%1565) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
        %1592 = "vector.extract"(%1565) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
        %1593 = "vector.extract"(%1565) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
        %1594 = "vector.extract"(%1565) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
        %1595 = "vector.extract"(%1565) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
        %1596 = "vector.extract"(%1565) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
        %1597 = "vector.extract"(%1565) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
        %1598 = "vector.from_elements"(%1252, %1253, %1260, %1261, %1268, %1269, %1276, %1277, %1284, %1285, %1292, %1293, %1300, %1301, %1308, %1309) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
        %1599 = "vector.shuffle"(%1598, %1598) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %1600 = "vector.shuffle"(%1598, %1598) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %1601 = "arith.maxnumf"(%1599, %1600) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
        %1602 = "vector.shuffle"(%1601, %1601) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %1603 = "vector.shuffle"(%1601, %1601) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %1604 = "arith.maxnumf"(%1602, %1603) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1605 = "vector.shuffle"(%1604, %1604) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %1606 = "vector.shuffle"(%1604, %1604) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %1607 = "arith.maxnumf"(%1605, %1606) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %1608 = "vector.shuffle"(%1607, %1607) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %1609 = "vector.shuffle"(%1607, %1607) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %1610 = "arith.maxnumf"(%1608, %1609) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %1611 = "vector.extract"(%1610) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %1612 = "arith.maxnumf"(%1611, %606) : (f32, f32) -> f32
        %1613 = "nvvm.shfl.sync"(%1420, %1612, %45, %1421) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %1614 = "arith.maxnumf"(%1612, %1613) : (f32, f32) -> f32
        %1615 = "nvvm.shfl.sync"(%1420, %1614, %255, %1421) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %1616 = "arith.maxnumf"(%1614, %1615) : (f32, f32) -> f32
        %1617 = "arith.mulf"(%1616, %1404) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1618 = "arith.cmpf"(%1616, %1427) {predicate = 1 : i64} : (f32, f32) -> i1
        %1619 = "scf.if"(%1618) ({
          "scf.yield"(%1485) : (f32) -> ()
        }, {
          "scf.yield"(%1617) : (f32) -> ()
        }) : (i1) -> f32
        %1620 = "arith.mulf"(%606, %1404) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1621 = "arith.subf"(%1620, %1619) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1622 = "llvm.call_intrinsic"(%1621) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1623 = "vector.broadcast"(%1404) : (f32) -> vector<16xf32>
        %1624 = "arith.mulf"(%1598, %1623) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
        %1625 = "vector.broadcast"(%1619) : (f32) -> vector<16xf32>
        %1626 = "arith.subf"(%1624, %1625) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
        %1627 = "vector.extract"(%1626) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
        %1628 = "vector.extract"(%1626) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
        %1629 = "vector.extract"(%1626) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
        %1630 = "vector.extract"(%1626) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
        %1631 = "vector.extract"(%1626) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
        %1632 = "vector.extract"(%1626) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
        %1633 = "vector.extract"(%1626) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
        %1634 = "vector.extract"(%1626) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
        %1635 = "vector.extract"(%1626) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
        %1636 = "vector.extract"(%1626) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
        %1637 = "vector.extract"(%1626) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
        %1638 = "vector.extract"(%1626) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
        %1639 = "vector.extract"(%1626) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
        %1640 = "vector.extract"(%1626) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
        %1641 = "vector.extract"(%1626) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
        %1642 = "vector.extract"(%1626) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
        %1643 = "llvm.call_intrinsic"(%1627) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1644 = "llvm.call_intrinsic"(%1628) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1645 = "llvm.call_intrinsic"(%1629) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1646 = "llvm.call_intrinsic"(%1630) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1647 = "llvm.call_intrinsic"(%1631) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1648 = "llvm.call_intrinsic"(%1632) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1649 = "llvm.call_intrinsic"(%1633) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1650 = "llvm.call_intrinsic"(%1634) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1651 = "llvm.call_intrinsic"(%1635) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1652 = "llvm.call_intrinsic"(%1636) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1653 = "llvm.call_intrinsic"(%1637) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1654 = "llvm.call_intrinsic"(%1638) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1655 = "llvm.call_intrinsic"(%1639) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1656 = "llvm.call_intrinsic"(%1640) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1657 = "llvm.call_intrinsic"(%1641) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1658 = "llvm.call_intrinsic"(%1642) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1659 = "vector.from_elements"(%1643, %1644, %1645, %1646, %1647, %1648, %1649, %1650, %1651, %1652, %1653, %1654, %1655, %1656, %1657, %1658) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
        %1660 = "arith.mulf"(%610, %1622) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1661 = "vector.shuffle"(%1659, %1659) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %1662 = "vector.shuffle"(%1659, %1659) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %1663 = "arith.addf"(%1661, %1662) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
        %1664 = "vector.shuffle"(%1663, %1663) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %1665 = "vector.shuffle"(%1663, %1663) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %1666 = "arith.addf"(%1664, %1665) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1667 = "vector.shuffle"(%1666, %1666) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %1668 = "vector.shuffle"(%1666, %1666) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %1669 = "arith.addf"(%1667, %1668) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %1670 = "vector.shuffle"(%1669, %1669) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %1671 = "vector.shuffle"(%1669, %1669) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %1672 = "arith.addf"(%1670, %1671) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %1673 = "vector.extract"(%1672) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %1674 = "arith.addf"(%1673, %1485) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1675 = "arith.addf"(%1660, %1674) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1676 = "vector.extract"(%1659) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
        %1677 = "vector.extract"(%1659) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
        %1678 = "vector.extract"(%1659) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
        %1679 = "vector.extract"(%1659) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
        %1680 = "vector.extract"(%1659) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
        %1681 = "vector.extract"(%1659) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
        %1682 = "vector.extract"(%1659) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
        %1683 = "vector.extract"(%1659) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
        %1684 = "vector.extract"(%1659) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
        %1685 = "vector.extract"(%1659) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
        %1686 = "vector.extract"(%1659) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
        %1687 = "vector.extract"(%1659) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
        %1688 = "vector.extract"(%1659) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
        %1689 = "vector.extract"(%1659) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
        %1690 = "vector.extract"(%1659) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
        %1691 = "vector.extract"(%1659) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
        %1692 = "vector.from_elements"(%1254, %1255, %1262, %1263, %1270, %1271, %1278, %1279, %1286, %1287, %1294, %1295, %1302, %1303, %1310, %1311) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
        %1693 = "vector.shuffle"(%1692, %1692) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %1694 = "vector.shuffle"(%1692, %1692) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %1695 = "arith.maxnumf"(%1693, %1694) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
        %1696 = "vector.shuffle"(%1695, %1695) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %1697 = "vector.shuffle"(%1695, %1695) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %1698 = "arith.maxnumf"(%1696, %1697) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1699 = "vector.shuffle"(%1698, %1698) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %1700 = "vector.shuffle"(%1698, %1698) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %1701 = "arith.maxnumf"(%1699, %1700) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %1702 = "vector.shuffle"(%1701, %1701) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %1703 = "vector.shuffle"(%1701, %1701) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %1704 = "arith.maxnumf"(%1702, %1703) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %1705 = "vector.extract"(%1704) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %1706 = "arith.maxnumf"(%1705, %607) : (f32, f32) -> f32
        %1707 = "nvvm.shfl.sync"(%1420, %1706, %45, %1421) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %1708 = "arith.maxnumf"(%1706, %1707) : (f32, f32) -> f32
        %1709 = "nvvm.shfl.sync"(%1420, %1708, %255, %1421) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %1710 = "arith.maxnumf"(%1708, %1709) : (f32, f32) -> f32
        %1711 = "arith.mulf"(%1710, %1404) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1712 = "arith.cmpf"(%1710, %1427) {predicate = 1 : i64} : (f32, f32) -> i1
        %1713 = "scf.if"(%1712) ({
          "scf.yield"(%1485) : (f32) -> ()
        }, {
          "scf.yield"(%1711) : (f32) -> ()
        }) : (i1) -> f32
        %1714 = "arith.mulf"(%607, %1404) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1715 = "arith.subf"(%1714, %1713) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1716 = "llvm.call_intrinsic"(%1715) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1717 = "vector.broadcast"(%1404) : (f32) -> vector<16xf32>
        %1718 = "arith.mulf"(%1692, %1717) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
        %1719 = "vector.broadcast"(%1713) : (f32) -> vector<16xf32>
        %1720 = "arith.subf"(%1718, %1719) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
        %1721 = "vector.extract"(%1720) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
        %1722 = "vector.extract"(%1720) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
        %1723 = "vector.extract"(%1720) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
        %1724 = "vector.extract"(%1720) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
        %1725 = "vector.extract"(%1720) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
        %1726 = "vector.extract"(%1720) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
        %1727 = "vector.extract"(%1720) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
        %1728 = "vector.extract"(%1720) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
        %1729 = "vector.extract"(%1720) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
        %1730 = "vector.extract"(%1720) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
        %1731 = "vector.extract"(%1720) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
        %1732 = "vector.extract"(%1720) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
        %1733 = "vector.extract"(%1720) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
        %1734 = "vector.extract"(%1720) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
        %1735 = "vector.extract"(%1720) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
        %1736 = "vector.extract"(%1720) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
        %1737 = "llvm.call_intrinsic"(%1721) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1738 = "llvm.call_intrinsic"(%1722) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1739 = "llvm.call_intrinsic"(%1723) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1740 = "llvm.call_intrinsic"(%1724) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1741 = "llvm.call_intrinsic"(%1725) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1742 = "llvm.call_intrinsic"(%1726) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1743 = "llvm.call_intrinsic"(%1727) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1744 = "llvm.call_intrinsic"(%1728) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1745 = "llvm.call_intrinsic"(%1729) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1746 = "llvm.call_intrinsic"(%1730) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1747 = "llvm.call_intrinsic"(%1731) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1748 = "llvm.call_intrinsic"(%1732) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1749 = "llvm.call_intrinsic"(%1733) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1750 = "llvm.call_intrinsic"(%1734) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1751 = "llvm.call_intrinsic"(%1735) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1752 = "llvm.call_intrinsic"(%1736) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1753 = "vector.from_elements"(%1737, %1738, %1739, %1740, %1741, %1742, %1743, %1744, %1745, %1746, %1747, %1748, %1749, %1750, %1751, %1752) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
        %1754 = "arith.mulf"(%611, %1716) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1755 = "vector.shuffle"(%1753, %1753) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %1756 = "vector.shuffle"(%1753, %1753) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %1757 = "arith.addf"(%1755, %1756) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
        %1758 = "vector.shuffle"(%1757, %1757) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %1759 = "vector.shuffle"(%1757, %1757) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %1760 = "arith.addf"(%1758, %1759) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1761 = "vector.shuffle"(%1760, %1760) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %1762 = "vector.shuffle"(%1760, %1760) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %1763 = "arith.addf"(%1761, %1762) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %1764 = "vector.shuffle"(%1763, %1763) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %1765 = "vector.shuffle"(%1763, %1763) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %1766 = "arith.addf"(%1764, %1765) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %1767 = "vector.extract"(%1766) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %1768 = "arith.addf"(%1767, %1485) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1769 = "arith.addf"(%1754, %1768) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1770 = "vector.extract"(%1753) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
        %1771 = "vector.extract"(%1753) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
        %1772 = "vector.extract"(%1753) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
        %1773 = "vector.extract"(%1753) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
        %1774 = "vector.extract"(%1753) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
        %1775 = "vector.extract"(%1753) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
        %1776 = "vector.extract"(%1753) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
        %1777 = "vector.extract"(%1753) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
        %1778 = "vector.extract"(%1753) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
        %1779 = "vector.extract"(%1753) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
        %1780 = "vector.extract"(%1753) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
        %1781 = "vector.extract"(%1753) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
        %1782 = "vector.extract"(%1753) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
        %1783 = "vector.extract"(%1753) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
        %1784 = "vector.extract"(%1753) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
        %1785 = "vector.extract"(%1753) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
        %1786 = "vector.from_elements"(%1433, %1528, %1622, %1716) : (f32, f32, f32, f32) -> vector<4xf32>
        %1787 = "vector.shuffle"(%1786, %1786) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %1788 = "vector.shuffle"(%1786, %1786) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %1789 = "arith.minnumf"(%1787, %1788) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %1790 = "vector.shuffle"(%1789, %1789) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %1791 = "vector.shuffle"(%1789, %1789) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %1792 = "arith.minnumf"(%1790, %1791) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %1793 = "vector.extract"(%1792) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %1794 = "arith.constant"() {value = 1.0 : f32} : () -> f32
        %1795 = "arith.minnumf"(%1793, %1794) : (f32, f32) -> f32
        %1796 = "arith.cmpf"(%1795, %1794) {predicate = 4 : i64} : (f32, f32) -> i1
        %1797 = "nvvm.vote.sync"(%1420, %1796) {kind = #nvvm<vote_sync_kind any>} : (i32, i1) -> i1
        %1798, %1799, %1800, %1801, %1802, %1803, %1804, %1805, %1806, %1807, %1808, %1809, %1810, %1811, %1812, %1813, %1814, %1815, %1816, %1817, %1818, %1819, %1820, %1821, %1822, %1823, %1824, %1825, %1826, %1827, %1828, %1829, %1830, %1831, %1832, %1833, %1834, %1835, %1836, %1837, %1838, %1839, %1840, %1841, %1842, %1843, %1844, %1845, %1846, %1847, %1848, %1849, %1850, %1851, %1852, %1853, %1854, %1855, %1856, %1857, %1858, %1859, %1860, %1861 = "scf.if"(%1797) ({
          %1862 = "vector.from_elements"(%508, %509, %516, %517, %524, %525, %532, %533, %540, %541, %548, %549, %556, %557, %564, %565) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %1863 = "vector.broadcast"(%1433) : (f32) -> vector<16xf32>
          %1864 = "arith.mulf"(%1862, %1863) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %1865 = "vector.extract"(%1864) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %1866 = "vector.extract"(%1864) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %1867 = "vector.extract"(%1864) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %1868 = "vector.extract"(%1864) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %1869 = "vector.extract"(%1864) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %1870 = "vector.extract"(%1864) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %1871 = "vector.extract"(%1864) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %1872 = "vector.extract"(%1864) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %1873 = "vector.extract"(%1864) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %1874 = "vector.extract"(%1864) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %1875 = "vector.extract"(%1864) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %1876 = "vector.extract"(%1864) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %1877 = "vector.extract"(%1864) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %1878 = "vector.extract"(%1864) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %1879 = "vector.extract"(%1864) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %1880 = "vector.extract"(%1864) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %1881 = "vector.from_elements"(%510, %511, %518, %519, %526, %527, %534, %535, %542, %543, %550, %551, %558, %559, %566, %567) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %1882 = "vector.broadcast"(%1528) : (f32) -> vector<16xf32>
          %1883 = "arith.mulf"(%1881, %1882) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %1884 = "vector.extract"(%1883) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %1885 = "vector.extract"(%1883) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %1886 = "vector.extract"(%1883) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %1887 = "vector.extract"(%1883) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %1888 = "vector.extract"(%1883) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %1889 = "vector.extract"(%1883) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %1890 = "vector.extract"(%1883) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %1891 = "vector.extract"(%1883) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %1892 = "vector.extract"(%1883) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %1893 = "vector.extract"(%1883) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %1894 = "vector.extract"(%1883) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %1895 = "vector.extract"(%1883) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %1896 = "vector.extract"(%1883) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %1897 = "vector.extract"(%1883) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %1898 = "vector.extract"(%1883) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %1899 = "vector.extract"(%1883) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %1900 = "vector.from_elements"(%512, %513, %520, %521, %528, %529, %536, %537, %544, %545, %552, %553, %560, %561, %568, %569) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %1901 = "vector.broadcast"(%1622) : (f32) -> vector<16xf32>
          %1902 = "arith.mulf"(%1900, %1901) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %1903 = "vector.extract"(%1902) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %1904 = "vector.extract"(%1902) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %1905 = "vector.extract"(%1902) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %1906 = "vector.extract"(%1902) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %1907 = "vector.extract"(%1902) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %1908 = "vector.extract"(%1902) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %1909 = "vector.extract"(%1902) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %1910 = "vector.extract"(%1902) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %1911 = "vector.extract"(%1902) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %1912 = "vector.extract"(%1902) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %1913 = "vector.extract"(%1902) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %1914 = "vector.extract"(%1902) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %1915 = "vector.extract"(%1902) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %1916 = "vector.extract"(%1902) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %1917 = "vector.extract"(%1902) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %1918 = "vector.extract"(%1902) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %1919 = "vector.from_elements"(%514, %515, %522, %523, %530, %531, %538, %539, %546, %547, %554, %555, %562, %563, %570, %571) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %1920 = "vector.broadcast"(%1716) : (f32) -> vector<16xf32>
          %1921 = "arith.mulf"(%1919, %1920) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %1922 = "vector.extract"(%1921) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %1923 = "vector.extract"(%1921) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %1924 = "vector.extract"(%1921) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %1925 = "vector.extract"(%1921) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %1926 = "vector.extract"(%1921) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %1927 = "vector.extract"(%1921) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %1928 = "vector.extract"(%1921) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %1929 = "vector.extract"(%1921) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %1930 = "vector.extract"(%1921) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %1931 = "vector.extract"(%1921) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %1932 = "vector.extract"(%1921) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %1933 = "vector.extract"(%1921) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %1934 = "vector.extract"(%1921) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %1935 = "vector.extract"(%1921) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %1936 = "vector.extract"(%1921) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %1937 = "vector.extract"(%1921) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          "scf.yield"(%1865, %1866, %1884, %1885, %1903, %1904, %1922, %1923, %1867, %1868, %1886, %1887, %1905, %1906, %1924, %1925, %1869, %1870, %1888, %1889, %1907, %1908, %1926, %1927, %1871, %1872, %1890, %1891, %1909, %1910, %1928, %1929, %1873, %1874, %1892, %1893, %1911, %1912, %1930, %1931, %1875, %1876, %1894, %1895, %1913, %1914, %1932, %1933, %1877, %1878, %1896, %1897, %1915, %1916, %1934, %1935, %1879, %1880, %1898, %1899, %1917, %1918, %1936, %1937) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532, %533, %534, %535, %536, %537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
        %1938 = "vector.from_elements"(%1488, %1489, %1582, %1583, %1676, %1677, %1770, %1771, %1490, %1491, %1584, %1585, %1678, %1679, %1772, %1773, %1492, %1493, %1586, %1587, %1680, %1681, %1774, %1775, %1494, %1495, %1588, %1589, %1682, %1683, %1776, %1777, %1496, %1497, %1590, %1591, %1684, %1685, %1778, %1779, %1498, %1499, %1592, %1593, %1686, %1687, %1780, %1781, %1500, %1501, %1594, %1595, %1688, %1689, %1782, %1783, %1502, %1503, %1596, %1597, %1690, %1691, %1784, %1785) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
        %1939 = "arith.truncf"(%1938) : (vector<64xf32>) -> vector<64xf16>
        %1940 = "vector.extract"(%1939) {static_position = array<i64: 0>} : (vector<64xf16>) -> f16
        %1941 = "vector.extract"(%1939) {static_position = array<i64: 1>} : (vector<64xf16>) -> f16
        %1942 = "vector.extract"(%1939) {static_position = array<i64: 2>} : (vector<64xf16>) -> f16
        %1943 = "vector.extract"(%1939) {static_position = array<i64: 3>} : (vector<64xf16>) -> f16
        %1944 = "vector.extract"(%1939) {static_position = array<i64: 4>} : (vector<64xf16>) -> f16
        %1945 = "vector.extract"(%1939) {static_position = array<i64: 5>} : (vector<64xf16>) -> f16
        %1946 = "vector.extract"(%1939) {static_position = array<i64: 6>} : (vector<64xf16>) -> f16
        %1947 = "vector.extract"(%1939) {static_position = array<i64: 7>} : (vector<64xf16>) -> f16
        %1948 = "vector.extract"(%1939) {static_position = array<i64: 8>} : (vector<64xf16>) -> f16
        %1949 = "vector.extract"(%1939) {static_position = array<i64: 9>} : (vector<64xf16>) -> f16
        %1950 = "vector.extract"(%1939) {static_position = array<i64: 10>} : (vector<64xf16>) -> f16
        %1951 = "vector.extract"(%1939) {static_position = array<i64: 11>} : (vector<64xf16>) -> f16
        %1952 = "vector.extract"(%1939) {static_position = array<i64: 12>} : (vector<64xf16>) -> f16
        %1953 = "vector.extract"(%1939) {static_position = array<i64: 13>} : (vector<64xf16>) -> f16
        %1954 = "vector.extract"(%1939) {static_position = array<i64: 14>} : (vector<64xf16>) -> f16
        %1955 = "vector.extract"(%1939) {static_position = array<i64: 15>} : (vector<64xf16>) -> f16
        %1956 = "vector.extract"(%1939) {static_position = array<i64: 16>} : (vector<64xf16>) -> f16
        %1957 = "vector.extract"(%1939) {static_position = array<i64: 17>} : (vector<64xf16>) -> f16
        %1958 = "vector.extract"(%1939) {static_position = array<i64: 18>} : (vector<64xf16>) -> f16
        %1959 = "vector.extract"(%1939) {static_position = array<i64: 19>} : (vector<64xf16>) -> f16
        %1960 = "vector.extract"(%1939) {static_position = array<i64: 20>} : (vector<64xf16>) -> f16
        %1961 = "vector.extract"(%1939) {static_position = array<i64: 21>} : (vector<64xf16>) -> f16
        %1962 = "vector.extract"(%1939) {static_position = array<i64: 22>} : (vector<64xf16>) -> f16
        %1963 = "vector.extract"(%1939) {static_position = array<i64: 23>} : (vector<64xf16>) -> f16
        %1964 = "vector.extract"(%1939) {static_position = array<i64: 24>} : (vector<64xf16>) -> f16
        %1965 = "vector.extract"(%1939) {static_position = array<i64: 25>} : (vector<64xf16>) -> f16
        %1966 = "vector.extract"(%1939) {static_position = array<i64: 26>} : (vector<64xf16>) -> f16
        %1967 = "vector.extract"(%1939) {static_position = array<i64: 27>} : (vector<64xf16>) -> f16
        %1968 = "vector.extract"(%1939) {static_position = array<i64: 28>} : (vector<64xf16>) -> f16
        %1969 = "vector.extract"(%1939) {static_position = array<i64: 29>} : (vector<64xf16>) -> f16
        %1970 = "vector.extract"(%1939) {static_position = array<i64: 30>} : (vector<64xf16>) -> f16
        %1971 = "vector.extract"(%1939) {static_position = array<i64: 31>} : (vector<64xf16>) -> f16
        %1972 = "vector.extract"(%1939) {static_position = array<i64: 32>} : (vector<64xf16>) -> f16
        %1973 = "vector.extract"(%1939) {static_position = array<i64: 33>} : (vector<64xf16>) -> f16
        %1974 = "vector.extract"(%1939) {static_position = array<i64: 34>} : (vector<64xf16>) -> f16
        %1975 = "vector.extract"(%1939) {static_position = array<i64: 35>} : (vector<64xf16>) -> f16
        %1976 = "vector.extract"(%1939) {static_position = array<i64: 36>} : (vector<64xf16>) -> f16
        %1977 = "vector.extract"(%1939) {static_position = array<i64: 37>} : (vector<64xf16>) -> f16
        %1978 = "vector.extract"(%1939) {static_position = array<i64: 38>} : (vector<64xf16>) -> f16
        %1979 = "vector.extract"(%1939) {static_position = array<i64: 39>} : (vector<64xf16>) -> f16
        %1980 = "vector.extract"(%1939) {static_position = array<i64: 40>} : (vector<64xf16>) -> f16
        %1981 = "vector.extract"(%1939) {static_position = array<i64: 41>} : (vector<64xf16>) -> f16
        %1982 = "vector.extract"(%1939) {static_position = array<i64: 42>} : (vector<64xf16>) -> f16
        %1983 = "vector.extract"(%1939) {static_position = array<i64: 43>} : (vector<64xf16>) -> f16
        %1984 = "vector.extract"(%1939) {static_position = array<i64: 44>} : (vector<64xf16>) -> f16
        %1985 = "vector.extract"(%1939) {static_position = array<i64: 45>} : (vector<64xf16>) -> f16
        %1986 = "vector.extract"(%1939) {static_position = array<i64: 46>} : (vector<64xf16>) -> f16
        %1987 = "vector.extract"(%1939) {static_position = array<i64: 47>} : (vector<64xf16>) -> f16
        %1988 = "vector.extract"(%1939) {static_position = array<i64: 48>} : (vector<64xf16>) -> f16
        %1989 = "vector.extract"(%1939) {static_position = array<i64: 49>} : (vector<64xf16>) -> f16
        %1990 = "vector.extract"(%1939) {static_position = array<i64: 50>} : (vector<64xf16>) -> f16
        %1991 = "vector.extract"(%1939) {static_position = array<i64: 51>} : (vector<64xf16>) -> f16
        %1992 = "vector.extract"(%1939) {static_position = array<i64: 52>} : (vector<64xf16>) -> f16
        %1993 = "vector.extract"(%1939) {static_position = array<i64: 53>} : (vector<64xf16>) -> f16
        %1994 = "vector.extract"(%1939) {static_position = array<i64: 54>} : (vector<64xf16>) -> f16
        %1995 = "vector.extract"(%1939) {static_position = array<i64: 55>} : (vector<64xf16>) -> f16
        %1996 = "vector.extract"(%1939) {static_position = array<i64: 56>} : (vector<64xf16>) -> f16
        %1997 = "vector.extract"(%1939) {static_position = array<i64: 57>} : (vector<64xf16>) -> f16
        %1998 = "vector.extract"(%1939) {static_position = array<i64: 58>} : (vector<64xf16>) -> f16
        %1999 = "vector.extract"(%1939) {static_position = array<i64: 59>} : (vector<64xf16>) -> f16
        %2000 = "vector.extract"(%1939) {static_position = array<i64: 60>} : (vector<64xf16>) -> f16
        %2001 = "vector.extract"(%1939) {static_position = array<i64: 61>} : (vector<64xf16>) -> f16
        %2002 = "vector.extract"(%1939) {static_position = array<i64: 62>} : (vector<64xf16>) -> f16
        %2003 = "vector.extract"(%1939) {static_position = array<i64: 63>} : (vector<64xf16>) -> f16
        %2004 = "llvm.getelementptr"(%90, %648) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2005 = "arith.andi"(%268, %117) : (i32, i32) -> i32
        %2006 = "arith.shrui"(%2005, %119) : (i32, i32) -> i32
        %2007 = "arith.xori"(%268, %2006) : (i32, i32) -> i32
        %2008 = "llvm.getelementptr"(%2004, %2007) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2013_d = "nvvm.ldmatrix"(%2008) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2009 = "llvm.extractvalue"(%t2013_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2010 = "llvm.extractvalue"(%t2013_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2011 = "llvm.extractvalue"(%t2013_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2012 = "llvm.extractvalue"(%t2013_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2014 = "arith.addi"(%268, %125) : (i32, i32) -> i32
        %2015 = "arith.andi"(%2014, %117) : (i32, i32) -> i32
        %2016 = "arith.shrui"(%2015, %119) : (i32, i32) -> i32
        %2017 = "arith.xori"(%2014, %2016) : (i32, i32) -> i32
        %2018 = "llvm.getelementptr"(%2004, %2017) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2023_d = "nvvm.ldmatrix"(%2018) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2019 = "llvm.extractvalue"(%t2023_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2020 = "llvm.extractvalue"(%t2023_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2021 = "llvm.extractvalue"(%t2023_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2022 = "llvm.extractvalue"(%t2023_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2024 = "arith.addi"(%268, %134) : (i32, i32) -> i32
        %2025 = "arith.andi"(%2024, %117) : (i32, i32) -> i32
        %2026 = "arith.shrui"(%2025, %119) : (i32, i32) -> i32
        %2027 = "arith.xori"(%2024, %2026) : (i32, i32) -> i32
        %2028 = "llvm.getelementptr"(%2004, %2027) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2033_d = "nvvm.ldmatrix"(%2028) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2029 = "llvm.extractvalue"(%t2033_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2030 = "llvm.extractvalue"(%t2033_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2031 = "llvm.extractvalue"(%t2033_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2032 = "llvm.extractvalue"(%t2033_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2034 = "arith.addi"(%268, %144) : (i32, i32) -> i32
        %2035 = "arith.andi"(%2034, %117) : (i32, i32) -> i32
        %2036 = "arith.shrui"(%2035, %119) : (i32, i32) -> i32
        %2037 = "arith.xori"(%2034, %2036) : (i32, i32) -> i32
        %2038 = "llvm.getelementptr"(%2004, %2037) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2043_d = "nvvm.ldmatrix"(%2038) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2039 = "llvm.extractvalue"(%t2043_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2040 = "llvm.extractvalue"(%t2043_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2041 = "llvm.extractvalue"(%t2043_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2042 = "llvm.extractvalue"(%t2043_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2044 = "vector.from_elements"(%1940, %1941) : (f16, f16) -> vector<2xf16>
        %2045 = "vector.from_elements"(%1942, %1943) : (f16, f16) -> vector<2xf16>
        %2046 = "vector.from_elements"(%1948, %1949) : (f16, f16) -> vector<2xf16>
        %2047 = "vector.from_elements"(%1950, %1951) : (f16, f16) -> vector<2xf16>
        %2048 = "llvm.bitcast"(%2009) : (i32) -> vector<2xf16>
        %2049 = "llvm.bitcast"(%2010) : (i32) -> vector<2xf16>
        %t2054_d = "llvm.call_intrinsic"(%2044, %2045, %2046, %2047, %2048, %2049, %1798, %1799, %1800, %1801) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2050 = "llvm.extractvalue"(%t2054_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2051 = "llvm.extractvalue"(%t2054_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2052 = "llvm.extractvalue"(%t2054_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2053 = "llvm.extractvalue"(%t2054_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2055 = "llvm.bitcast"(%2011) : (i32) -> vector<2xf16>
        %2056 = "llvm.bitcast"(%2012) : (i32) -> vector<2xf16>
        %t2061_d = "llvm.call_intrinsic"(%2044, %2045, %2046, %2047, %2055, %2056, %1806, %1807, %1808, %1809) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2057 = "llvm.extractvalue"(%t2061_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2058 = "llvm.extractvalue"(%t2061_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2059 = "llvm.extractvalue"(%t2061_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2060 = "llvm.extractvalue"(%t2061_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2062 = "llvm.bitcast"(%2019) : (i32) -> vector<2xf16>
        %2063 = "llvm.bitcast"(%2020) : (i32) -> vector<2xf16>
        %t2068_d = "llvm.call_intrinsic"(%2044, %2045, %2046, %2047, %2062, %2063, %1814, %1815, %1816, %1817) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2064 = "llvm.extractvalue"(%t2068_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2065 = "llvm.extractvalue"(%t2068_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2066 = "llvm.extractvalue"(%t2068_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2067 = "llvm.extractvalue"(%t2068_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2069 = "llvm.bitcast"(%2021) : (i32) -> vector<2xf16>
        %2070 = "llvm.bitcast"(%2022) : (i32) -> vector<2xf16>
        %t2075_d = "llvm.call_intrinsic"(%2044, %2045, %2046, %2047, %2069, %2070, %1822, %1823, %1824, %1825) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2071 = "llvm.extractvalue"(%t2075_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2072 = "llvm.extractvalue"(%t2075_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2073 = "llvm.extractvalue"(%t2075_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2074 = "llvm.extractvalue"(%t2075_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2076 = "llvm.bitcast"(%2029) : (i32) -> vector<2xf16>
        %2077 = "llvm.bitcast"(%2030) : (i32) -> vector<2xf16>
        %t2082_d = "llvm.call_intrinsic"(%2044, %2045, %2046, %2047, %2076, %2077, %1830, %1831, %1832, %1833) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2078 = "llvm.extractvalue"(%t2082_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2079 = "llvm.extractvalue"(%t2082_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2080 = "llvm.extractvalue"(%t2082_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2081 = "llvm.extractvalue"(%t2082_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2083 = "llvm.bitcast"(%2031) : (i32) -> vector<2xf16>
        %2084 = "llvm.bitcast"(%2032) : (i32) -> vector<2xf16>
        %t2089_d = "llvm.call_intrinsic"(%2044, %2045, %2046, %2047, %2083, %2084, %1838, %1839, %1840, %1841) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2085 = "llvm.extractvalue"(%t2089_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2086 = "llvm.extractvalue"(%t2089_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2087 = "llvm.extractvalue"(%t2089_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2088 = "llvm.extractvalue"(%t2089_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2090 = "llvm.bitcast"(%2039) : (i32) -> vector<2xf16>
        %2091 = "llvm.bitcast"(%2040) : (i32) -> vector<2xf16>
        %t2096_d = "llvm.call_intrinsic"(%2044, %2045, %2046, %2047, %2090, %2091, %1846, %1847, %1848, %1849) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2092 = "llvm.extractvalue"(%t2096_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2093 = "llvm.extractvalue"(%t2096_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2094 = "llvm.extractvalue"(%t2096_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2095 = "llvm.extractvalue"(%t2096_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2097 = "llvm.bitcast"(%2041) : (i32) -> vector<2xf16>
        %2098 = "llvm.bitcast"(%2042) : (i32) -> vector<2xf16>
        %t2103_d = "llvm.call_intrinsic"(%2044, %2045, %2046, %2047, %2097, %2098, %1854, %1855, %1856, %1857) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2099 = "llvm.extractvalue"(%t2103_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2100 = "llvm.extractvalue"(%t2103_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2101 = "llvm.extractvalue"(%t2103_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2102 = "llvm.extractvalue"(%t2103_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2104 = "vector.from_elements"(%1944, %1945) : (f16, f16) -> vector<2xf16>
        %2105 = "vector.from_elements"(%1946, %1947) : (f16, f16) -> vector<2xf16>
        %2106 = "vector.from_elements"(%1952, %1953) : (f16, f16) -> vector<2xf16>
        %2107 = "vector.from_elements"(%1954, %1955) : (f16, f16) -> vector<2xf16>
        %t2112_d = "llvm.call_intrinsic"(%2104, %2105, %2106, %2107, %2097, %2098, %1858, %1859, %1860, %1861) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2108 = "llvm.extractvalue"(%t2112_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2109 = "llvm.extractvalue"(%t2112_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2110 = "llvm.extractvalue"(%t2112_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2111 = "llvm.extractvalue"(%t2112_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2117_d = "llvm.call_intrinsic"(%2104, %2105, %2106, %2107, %2090, %2091, %1850, %1851, %1852, %1853) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2113 = "llvm.extractvalue"(%t2117_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2114 = "llvm.extractvalue"(%t2117_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2115 = "llvm.extractvalue"(%t2117_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2116 = "llvm.extractvalue"(%t2117_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2122_d = "llvm.call_intrinsic"(%2104, %2105, %2106, %2107, %2083, %2084, %1842, %1843, %1844, %1845) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2118 = "llvm.extractvalue"(%t2122_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2119 = "llvm.extractvalue"(%t2122_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2120 = "llvm.extractvalue"(%t2122_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2121 = "llvm.extractvalue"(%t2122_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2127_d = "llvm.call_intrinsic"(%2104, %2105, %2106, %2107, %2076, %2077, %1834, %1835, %1836, %1837) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2123 = "llvm.extractvalue"(%t2127_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2124 = "llvm.extractvalue"(%t2127_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2125 = "llvm.extractvalue"(%t2127_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2126 = "llvm.extractvalue"(%t2127_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2132_d = "llvm.call_intrinsic"(%2104, %2105, %2106, %2107, %2069, %2070, %1826, %1827, %1828, %1829) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2128 = "llvm.extractvalue"(%t2132_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2129 = "llvm.extractvalue"(%t2132_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2130 = "llvm.extractvalue"(%t2132_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2131 = "llvm.extractvalue"(%t2132_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2137_d = "llvm.call_intrinsic"(%2104, %2105, %2106, %2107, %2062, %2063, %1818, %1819, %1820, %1821) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2133 = "llvm.extractvalue"(%t2137_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2134 = "llvm.extractvalue"(%t2137_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2135 = "llvm.extractvalue"(%t2137_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2136 = "llvm.extractvalue"(%t2137_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2142_d = "llvm.call_intrinsic"(%2104, %2105, %2106, %2107, %2055, %2056, %1810, %1811, %1812, %1813) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2138 = "llvm.extractvalue"(%t2142_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2139 = "llvm.extractvalue"(%t2142_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2140 = "llvm.extractvalue"(%t2142_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2141 = "llvm.extractvalue"(%t2142_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2147_d = "llvm.call_intrinsic"(%2104, %2105, %2106, %2107, %2048, %2049, %1802, %1803, %1804, %1805) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2143 = "llvm.extractvalue"(%t2147_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2144 = "llvm.extractvalue"(%t2147_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2145 = "llvm.extractvalue"(%t2147_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2146 = "llvm.extractvalue"(%t2147_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2148 = "arith.addi"(%259, %648) : (i32, i32) -> i32
        %2149 = "llvm.getelementptr"(%90, %2148) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2150 = "llvm.getelementptr"(%2149, %2007) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2155_d = "nvvm.ldmatrix"(%2150) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2151 = "llvm.extractvalue"(%t2155_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2152 = "llvm.extractvalue"(%t2155_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2153 = "llvm.extractvalue"(%t2155_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2154 = "llvm.extractvalue"(%t2155_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2156 = "llvm.getelementptr"(%2149, %2017) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2161_d = "nvvm.ldmatrix"(%2156) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2157 = "llvm.extractvalue"(%t2161_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2158 = "llvm.extractvalue"(%t2161_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2159 = "llvm.extractvalue"(%t2161_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2160 = "llvm.extractvalue"(%t2161_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2162 = "llvm.getelementptr"(%2149, %2027) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2167_d = "nvvm.ldmatrix"(%2162) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2163 = "llvm.extractvalue"(%t2167_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2164 = "llvm.extractvalue"(%t2167_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2165 = "llvm.extractvalue"(%t2167_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2166 = "llvm.extractvalue"(%t2167_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2168 = "llvm.getelementptr"(%2149, %2037) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2173_d = "nvvm.ldmatrix"(%2168) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2169 = "llvm.extractvalue"(%t2173_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2170 = "llvm.extractvalue"(%t2173_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2171 = "llvm.extractvalue"(%t2173_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2172 = "llvm.extractvalue"(%t2173_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2174 = "vector.from_elements"(%1956, %1957) : (f16, f16) -> vector<2xf16>
        %2175 = "vector.from_elements"(%1958, %1959) : (f16, f16) -> vector<2xf16>
        %2176 = "vector.from_elements"(%1964, %1965) : (f16, f16) -> vector<2xf16>
        %2177 = "vector.from_elements"(%1966, %1967) : (f16, f16) -> vector<2xf16>
        %2178 = "llvm.bitcast"(%2151) : (i32) -> vector<2xf16>
        %2179 = "llvm.bitcast"(%2152) : (i32) -> vector<2xf16>
        %t2184_d = "llvm.call_intrinsic"(%2174, %2175, %2176, %2177, %2178, %2179, %2050, %2051, %2052, %2053) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2180 = "llvm.extractvalue"(%t2184_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2181 = "llvm.extractvalue"(%t2184_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2182 = "llvm.extractvalue"(%t2184_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2183 = "llvm.extractvalue"(%t2184_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2185 = "llvm.bitcast"(%2153) : (i32) -> vector<2xf16>
        %2186 = "llvm.bitcast"(%2154) : (i32) -> vector<2xf16>
        %t2191_d = "llvm.call_intrinsic"(%2174, %2175, %2176, %2177, %2185, %2186, %2057, %2058, %2059, %2060) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2187 = "llvm.extractvalue"(%t2191_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2188 = "llvm.extractvalue"(%t2191_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2189 = "llvm.extractvalue"(%t2191_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2190 = "llvm.extractvalue"(%t2191_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2192 = "llvm.bitcast"(%2157) : (i32) -> vector<2xf16>
        %2193 = "llvm.bitcast"(%2158) : (i32) -> vector<2xf16>
        %t2198_d = "llvm.call_intrinsic"(%2174, %2175, %2176, %2177, %2192, %2193, %2064, %2065, %2066, %2067) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2194 = "llvm.extractvalue"(%t2198_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2195 = "llvm.extractvalue"(%t2198_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2196 = "llvm.extractvalue"(%t2198_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2197 = "llvm.extractvalue"(%t2198_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2199 = "llvm.bitcast"(%2159) : (i32) -> vector<2xf16>
        %2200 = "llvm.bitcast"(%2160) : (i32) -> vector<2xf16>
        %t2205_d = "llvm.call_intrinsic"(%2174, %2175, %2176, %2177, %2199, %2200, %2071, %2072, %2073, %2074) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2201 = "llvm.extractvalue"(%t2205_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2202 = "llvm.extractvalue"(%t2205_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2203 = "llvm.extractvalue"(%t2205_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2204 = "llvm.extractvalue"(%t2205_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2206 = "llvm.bitcast"(%2163) : (i32) -> vector<2xf16>
        %2207 = "llvm.bitcast"(%2164) : (i32) -> vector<2xf16>
        %t2212_d = "llvm.call_intrinsic"(%2174, %2175, %2176, %2177, %2206, %2207, %2078, %2079, %2080, %2081) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2208 = "llvm.extractvalue"(%t2212_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2209 = "llvm.extractvalue"(%t2212_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2210 = "llvm.extractvalue"(%t2212_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2211 = "llvm.extractvalue"(%t2212_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2213 = "llvm.bitcast"(%2165) : (i32) -> vector<2xf16>
        %2214 = "llvm.bitcast"(%2166) : (i32) -> vector<2xf16>
        %t2219_d = "llvm.call_intrinsic"(%2174, %2175, %2176, %2177, %2213, %2214, %2085, %2086, %2087, %2088) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2215 = "llvm.extractvalue"(%t2219_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2216 = "llvm.extractvalue"(%t2219_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2217 = "llvm.extractvalue"(%t2219_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2218 = "llvm.extractvalue"(%t2219_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2220 = "llvm.bitcast"(%2169) : (i32) -> vector<2xf16>
        %2221 = "llvm.bitcast"(%2170) : (i32) -> vector<2xf16>
        %t2226_d = "llvm.call_intrinsic"(%2174, %2175, %2176, %2177, %2220, %2221, %2092, %2093, %2094, %2095) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2222 = "llvm.extractvalue"(%t2226_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2223 = "llvm.extractvalue"(%t2226_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2224 = "llvm.extractvalue"(%t2226_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2225 = "llvm.extractvalue"(%t2226_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2227 = "llvm.bitcast"(%2171) : (i32) -> vector<2xf16>
        %2228 = "llvm.bitcast"(%2172) : (i32) -> vector<2xf16>
        %t2233_d = "llvm.call_intrinsic"(%2174, %2175, %2176, %2177, %2227, %2228, %2099, %2100, %2101, %2102) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2229 = "llvm.extractvalue"(%t2233_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2230 = "llvm.extractvalue"(%t2233_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2231 = "llvm.extractvalue"(%t2233_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2232 = "llvm.extractvalue"(%t2233_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2234 = "vector.from_elements"(%1960, %1961) : (f16, f16) -> vector<2xf16>
        %2235 = "vector.from_elements"(%1962, %1963) : (f16, f16) -> vector<2xf16>
        %2236 = "vector.from_elements"(%1968, %1969) : (f16, f16) -> vector<2xf16>
        %2237 = "vector.from_elements"(%1970, %1971) : (f16, f16) -> vector<2xf16>
        %t2242_d = "llvm.call_intrinsic"(%2234, %2235, %2236, %2237, %2227, %2228, %2108, %2109, %2110, %2111) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2238 = "llvm.extractvalue"(%t2242_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2239 = "llvm.extractvalue"(%t2242_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2240 = "llvm.extractvalue"(%t2242_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2241 = "llvm.extractvalue"(%t2242_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2247_d = "llvm.call_intrinsic"(%2234, %2235, %2236, %2237, %2220, %2221, %2113, %2114, %2115, %2116) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2243 = "llvm.extractvalue"(%t2247_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2244 = "llvm.extractvalue"(%t2247_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2245 = "llvm.extractvalue"(%t2247_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2246 = "llvm.extractvalue"(%t2247_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2252_d = "llvm.call_intrinsic"(%2234, %2235, %2236, %2237, %2213, %2214, %2118, %2119, %2120, %2121) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2248 = "llvm.extractvalue"(%t2252_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2249 = "llvm.extractvalue"(%t2252_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2250 = "llvm.extractvalue"(%t2252_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2251 = "llvm.extractvalue"(%t2252_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2257_d = "llvm.call_intrinsic"(%2234, %2235, %2236, %2237, %2206, %2207, %2123, %2124, %2125, %2126) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2253 = "llvm.extractvalue"(%t2257_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2254 = "llvm.extractvalue"(%t2257_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2255 = "llvm.extractvalue"(%t2257_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2256 = "llvm.extractvalue"(%t2257_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2262_d = "llvm.call_intrinsic"(%2234, %2235, %2236, %2237, %2199, %2200, %2128, %2129, %2130, %2131) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2258 = "llvm.extractvalue"(%t2262_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2259 = "llvm.extractvalue"(%t2262_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2260 = "llvm.extractvalue"(%t2262_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2261 = "llvm.extractvalue"(%t2262_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2267_d = "llvm.call_intrinsic"(%2234, %2235, %2236, %2237, %2192, %2193, %2133, %2134, %2135, %2136) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2263 = "llvm.extractvalue"(%t2267_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2264 = "llvm.extractvalue"(%t2267_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2265 = "llvm.extractvalue"(%t2267_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2266 = "llvm.extractvalue"(%t2267_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2272_d = "llvm.call_intrinsic"(%2234, %2235, %2236, %2237, %2185, %2186, %2138, %2139, %2140, %2141) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2268 = "llvm.extractvalue"(%t2272_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2269 = "llvm.extractvalue"(%t2272_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2270 = "llvm.extractvalue"(%t2272_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2271 = "llvm.extractvalue"(%t2272_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2277_d = "llvm.call_intrinsic"(%2234, %2235, %2236, %2237, %2178, %2179, %2143, %2144, %2145, %2146) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2273 = "llvm.extractvalue"(%t2277_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2274 = "llvm.extractvalue"(%t2277_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2275 = "llvm.extractvalue"(%t2277_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2276 = "llvm.extractvalue"(%t2277_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2278 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %2279 = "arith.addi"(%2278, %648) : (i32, i32) -> i32
        %2280 = "llvm.getelementptr"(%90, %2279) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2281 = "llvm.getelementptr"(%2280, %2007) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2286_d = "nvvm.ldmatrix"(%2281) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2282 = "llvm.extractvalue"(%t2286_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2283 = "llvm.extractvalue"(%t2286_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2284 = "llvm.extractvalue"(%t2286_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2285 = "llvm.extractvalue"(%t2286_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2287 = "llvm.getelementptr"(%2280, %2017) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2292_d = "nvvm.ldmatrix"(%2287) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2288 = "llvm.extractvalue"(%t2292_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2289 = "llvm.extractvalue"(%t2292_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2290 = "llvm.extractvalue"(%t2292_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2291 = "llvm.extractvalue"(%t2292_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2293 = "llvm.getelementptr"(%2280, %2027) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2298_d = "nvvm.ldmatrix"(%2293) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2294 = "llvm.extractvalue"(%t2298_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2295 = "llvm.extractvalue"(%t2298_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2296 = "llvm.extractvalue"(%t2298_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2297 = "llvm.extractvalue"(%t2298_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2299 = "llvm.getelementptr"(%2280, %2037) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2304_d = "nvvm.ldmatrix"(%2299) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2300 = "llvm.extractvalue"(%t2304_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2301 = "llvm.extractvalue"(%t2304_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2302 = "llvm.extractvalue"(%t2304_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2303 = "llvm.extractvalue"(%t2304_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2305 = "vector.from_elements"(%1972, %1973) : (f16, f16) -> vector<2xf16>
        %2306 = "vector.from_elements"(%1974, %1975) : (f16, f16) -> vector<2xf16>
        %2307 = "vector.from_elements"(%1980, %1981) : (f16, f16) -> vector<2xf16>
        %2308 = "vector.from_elements"(%1982, %1983) : (f16, f16) -> vector<2xf16>
        %2309 = "llvm.bitcast"(%2282) : (i32) -> vector<2xf16>
        %2310 = "llvm.bitcast"(%2283) : (i32) -> vector<2xf16>
        %t2315_d = "llvm.call_intrinsic"(%2305, %2306, %2307, %2308, %2309, %2310, %2180, %2181, %2182, %2183) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2311 = "llvm.extractvalue"(%t2315_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2312 = "llvm.extractvalue"(%t2315_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2313 = "llvm.extractvalue"(%t2315_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2314 = "llvm.extractvalue"(%t2315_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2316 = "llvm.bitcast"(%2284) : (i32) -> vector<2xf16>
        %2317 = "llvm.bitcast"(%2285) : (i32) -> vector<2xf16>
        %t2322_d = "llvm.call_intrinsic"(%2305, %2306, %2307, %2308, %2316, %2317, %2187, %2188, %2189, %2190) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2318 = "llvm.extractvalue"(%t2322_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2319 = "llvm.extractvalue"(%t2322_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2320 = "llvm.extractvalue"(%t2322_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2321 = "llvm.extractvalue"(%t2322_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2323 = "llvm.bitcast"(%2288) : (i32) -> vector<2xf16>
        %2324 = "llvm.bitcast"(%2289) : (i32) -> vector<2xf16>
        %t2329_d = "llvm.call_intrinsic"(%2305, %2306, %2307, %2308, %2323, %2324, %2194, %2195, %2196, %2197) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2325 = "llvm.extractvalue"(%t2329_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2326 = "llvm.extractvalue"(%t2329_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2327 = "llvm.extractvalue"(%t2329_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2328 = "llvm.extractvalue"(%t2329_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2330 = "llvm.bitcast"(%2290) : (i32) -> vector<2xf16>
        %2331 = "llvm.bitcast"(%2291) : (i32) -> vector<2xf16>
        %t2336_d = "llvm.call_intrinsic"(%2305, %2306, %2307, %2308, %2330, %2331, %2201, %2202, %2203, %2204) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2332 = "llvm.extractvalue"(%t2336_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2333 = "llvm.extractvalue"(%t2336_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2334 = "llvm.extractvalue"(%t2336_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2335 = "llvm.extractvalue"(%t2336_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2337 = "llvm.bitcast"(%2294) : (i32) -> vector<2xf16>
        %2338 = "llvm.bitcast"(%2295) : (i32) -> vector<2xf16>
        %t2343_d = "llvm.call_intrinsic"(%2305, %2306, %2307, %2308, %2337, %2338, %2208, %2209, %2210, %2211) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2339 = "llvm.extractvalue"(%t2343_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2340 = "llvm.extractvalue"(%t2343_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2341 = "llvm.extractvalue"(%t2343_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2342 = "llvm.extractvalue"(%t2343_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2344 = "llvm.bitcast"(%2296) : (i32) -> vector<2xf16>
        %2345 = "llvm.bitcast"(%2297) : (i32) -> vector<2xf16>
        %t2350_d = "llvm.call_intrinsic"(%2305, %2306, %2307, %2308, %2344, %2345, %2215, %2216, %2217, %2218) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2346 = "llvm.extractvalue"(%t2350_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2347 = "llvm.extractvalue"(%t2350_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2348 = "llvm.extractvalue"(%t2350_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2349 = "llvm.extractvalue"(%t2350_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2351 = "llvm.bitcast"(%2300) : (i32) -> vector<2xf16>
        %2352 = "llvm.bitcast"(%2301) : (i32) -> vector<2xf16>
        %t2357_d = "llvm.call_intrinsic"(%2305, %2306, %2307, %2308, %2351, %2352, %2222, %2223, %2224, %2225) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2353 = "llvm.extractvalue"(%t2357_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2354 = "llvm.extractvalue"(%t2357_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2355 = "llvm.extractvalue"(%t2357_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2356 = "llvm.extractvalue"(%t2357_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2358 = "llvm.bitcast"(%2302) : (i32) -> vector<2xf16>
        %2359 = "llvm.bitcast"(%2303) : (i32) -> vector<2xf16>
        %t2364_d = "llvm.call_intrinsic"(%2305, %2306, %2307, %2308, %2358, %2359, %2229, %2230, %2231, %2232) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2360 = "llvm.extractvalue"(%t2364_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2361 = "llvm.extractvalue"(%t2364_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2362 = "llvm.extractvalue"(%t2364_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2363 = "llvm.extractvalue"(%t2364_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2365 = "vector.from_elements"(%1976, %1977) : (f16, f16) -> vector<2xf16>
        %2366 = "vector.from_elements"(%1978, %1979) : (f16, f16) -> vector<2xf16>
        %2367 = "vector.from_elements"(%1984, %1985) : (f16, f16) -> vector<2xf16>
        %2368 = "vector.from_elements"(%1986, %1987) : (f16, f16) -> vector<2xf16>
        %t2373_d = "llvm.call_intrinsic"(%2365, %2366, %2367, %2368, %2358, %2359, %2238, %2239, %2240, %2241) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2369 = "llvm.extractvalue"(%t2373_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2370 = "llvm.extractvalue"(%t2373_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2371 = "llvm.extractvalue"(%t2373_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2372 = "llvm.extractvalue"(%t2373_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2378_d = "llvm.call_intrinsic"(%2365, %2366, %2367, %2368, %2351, %2352, %2243, %2244, %2245, %2246) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2374 = "llvm.extractvalue"(%t2378_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2375 = "llvm.extractvalue"(%t2378_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2376 = "llvm.extractvalue"(%t2378_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2377 = "llvm.extractvalue"(%t2378_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2383_d = "llvm.call_intrinsic"(%2365, %2366, %2367, %2368, %2344, %2345, %2248, %2249, %2250, %2251) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2379 = "llvm.extractvalue"(%t2383_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2380 = "llvm.extractvalue"(%t2383_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2381 = "llvm.extractvalue"(%t2383_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2382 = "llvm.extractvalue"(%t2383_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2388_d = "llvm.call_intrinsic"(%2365, %2366, %2367, %2368, %2337, %2338, %2253, %2254, %2255, %2256) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2384 = "llvm.extractvalue"(%t2388_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2385 = "llvm.extractvalue"(%t2388_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2386 = "llvm.extractvalue"(%t2388_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2387 = "llvm.extractvalue"(%t2388_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2393_d = "llvm.call_intrinsic"(%2365, %2366, %2367, %2368, %2330, %2331, %2258, %2259, %2260, %2261) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2389 = "llvm.extractvalue"(%t2393_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2390 = "llvm.extractvalue"(%t2393_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2391 = "llvm.extractvalue"(%t2393_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2392 = "llvm.extractvalue"(%t2393_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2398_d = "llvm.call_intrinsic"(%2365, %2366, %2367, %2368, %2323, %2324, %2263, %2264, %2265, %2266) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2394 = "llvm.extractvalue"(%t2398_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2395 = "llvm.extractvalue"(%t2398_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2396 = "llvm.extractvalue"(%t2398_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2397 = "llvm.extractvalue"(%t2398_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2403_d = "llvm.call_intrinsic"(%2365, %2366, %2367, %2368, %2316, %2317, %2268, %2269, %2270, %2271) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2399 = "llvm.extractvalue"(%t2403_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2400 = "llvm.extractvalue"(%t2403_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2401 = "llvm.extractvalue"(%t2403_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2402 = "llvm.extractvalue"(%t2403_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2408_d = "llvm.call_intrinsic"(%2365, %2366, %2367, %2368, %2309, %2310, %2273, %2274, %2275, %2276) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2404 = "llvm.extractvalue"(%t2408_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2405 = "llvm.extractvalue"(%t2408_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2406 = "llvm.extractvalue"(%t2408_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2407 = "llvm.extractvalue"(%t2408_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2409 = "arith.constant"() {value = 3072 : i32} : () -> i32
        %2410 = "arith.addi"(%2409, %648) : (i32, i32) -> i32
        %2411 = "llvm.getelementptr"(%90, %2410) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2412 = "llvm.getelementptr"(%2411, %2007) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2417_d = "nvvm.ldmatrix"(%2412) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2413 = "llvm.extractvalue"(%t2417_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2414 = "llvm.extractvalue"(%t2417_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2415 = "llvm.extractvalue"(%t2417_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2416 = "llvm.extractvalue"(%t2417_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2418 = "llvm.getelementptr"(%2411, %2017) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2423_d = "nvvm.ldmatrix"(%2418) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2419 = "llvm.extractvalue"(%t2423_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2420 = "llvm.extractvalue"(%t2423_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2421 = "llvm.extractvalue"(%t2423_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2422 = "llvm.extractvalue"(%t2423_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2424 = "llvm.getelementptr"(%2411, %2027) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2429_d = "nvvm.ldmatrix"(%2424) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2425 = "llvm.extractvalue"(%t2429_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2426 = "llvm.extractvalue"(%t2429_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2427 = "llvm.extractvalue"(%t2429_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2428 = "llvm.extractvalue"(%t2429_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2430 = "llvm.getelementptr"(%2411, %2037) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2435_d = "nvvm.ldmatrix"(%2430) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2431 = "llvm.extractvalue"(%t2435_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2432 = "llvm.extractvalue"(%t2435_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2433 = "llvm.extractvalue"(%t2435_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2434 = "llvm.extractvalue"(%t2435_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2436 = "vector.from_elements"(%1988, %1989) : (f16, f16) -> vector<2xf16>
        %2437 = "vector.from_elements"(%1990, %1991) : (f16, f16) -> vector<2xf16>
        %2438 = "vector.from_elements"(%1996, %1997) : (f16, f16) -> vector<2xf16>
        %2439 = "vector.from_elements"(%1998, %1999) : (f16, f16) -> vector<2xf16>
        %2440 = "llvm.bitcast"(%2413) : (i32) -> vector<2xf16>
        %2441 = "llvm.bitcast"(%2414) : (i32) -> vector<2xf16>
        %t2446_d = "llvm.call_intrinsic"(%2436, %2437, %2438, %2439, %2440, %2441, %2311, %2312, %2313, %2314) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2442 = "llvm.extractvalue"(%t2446_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2443 = "llvm.extractvalue"(%t2446_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2444 = "llvm.extractvalue"(%t2446_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2445 = "llvm.extractvalue"(%t2446_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2447 = "llvm.bitcast"(%2415) : (i32) -> vector<2xf16>
        %2448 = "llvm.bitcast"(%2416) : (i32) -> vector<2xf16>
        %t2453_d = "llvm.call_intrinsic"(%2436, %2437, %2438, %2439, %2447, %2448, %2318, %2319, %2320, %2321) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2449 = "llvm.extractvalue"(%t2453_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2450 = "llvm.extractvalue"(%t2453_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2451 = "llvm.extractvalue"(%t2453_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2452 = "llvm.extractvalue"(%t2453_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2454 = "llvm.bitcast"(%2419) : (i32) -> vector<2xf16>
        %2455 = "llvm.bitcast"(%2420) : (i32) -> vector<2xf16>
        %t2460_d = "llvm.call_intrinsic"(%2436, %2437, %2438, %2439, %2454, %2455, %2325, %2326, %2327, %2328) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2456 = "llvm.extractvalue"(%t2460_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2457 = "llvm.extractvalue"(%t2460_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2458 = "llvm.extractvalue"(%t2460_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2459 = "llvm.extractvalue"(%t2460_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2461 = "llvm.bitcast"(%2421) : (i32) -> vector<2xf16>
        %2462 = "llvm.bitcast"(%2422) : (i32) -> vector<2xf16>
        %t2467_d = "llvm.call_intrinsic"(%2436, %2437, %2438, %2439, %2461, %2462, %2332, %2333, %2334, %2335) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2463 = "llvm.extractvalue"(%t2467_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2464 = "llvm.extractvalue"(%t2467_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2465 = "llvm.extractvalue"(%t2467_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2466 = "llvm.extractvalue"(%t2467_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2468 = "llvm.bitcast"(%2425) : (i32) -> vector<2xf16>
        %2469 = "llvm.bitcast"(%2426) : (i32) -> vector<2xf16>
        %t2474_d = "llvm.call_intrinsic"(%2436, %2437, %2438, %2439, %2468, %2469, %2339, %2340, %2341, %2342) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2470 = "llvm.extractvalue"(%t2474_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2471 = "llvm.extractvalue"(%t2474_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2472 = "llvm.extractvalue"(%t2474_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2473 = "llvm.extractvalue"(%t2474_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2475 = "llvm.bitcast"(%2427) : (i32) -> vector<2xf16>
        %2476 = "llvm.bitcast"(%2428) : (i32) -> vector<2xf16>
        %t2481_d = "llvm.call_intrinsic"(%2436, %2437, %2438, %2439, %2475, %2476, %2346, %2347, %2348, %2349) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2477 = "llvm.extractvalue"(%t2481_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2478 = "llvm.extractvalue"(%t2481_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2479 = "llvm.extractvalue"(%t2481_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2480 = "llvm.extractvalue"(%t2481_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2482 = "llvm.bitcast"(%2431) : (i32) -> vector<2xf16>
        %2483 = "llvm.bitcast"(%2432) : (i32) -> vector<2xf16>
        %t2488_d = "llvm.call_intrinsic"(%2436, %2437, %2438, %2439, %2482, %2483, %2353, %2354, %2355, %2356) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2484 = "llvm.extractvalue"(%t2488_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2485 = "llvm.extractvalue"(%t2488_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2486 = "llvm.extractvalue"(%t2488_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2487 = "llvm.extractvalue"(%t2488_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2489 = "llvm.bitcast"(%2433) : (i32) -> vector<2xf16>
        %2490 = "llvm.bitcast"(%2434) : (i32) -> vector<2xf16>
        %t2495_d = "llvm.call_intrinsic"(%2436, %2437, %2438, %2439, %2489, %2490, %2360, %2361, %2362, %2363) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2491 = "llvm.extractvalue"(%t2495_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2492 = "llvm.extractvalue"(%t2495_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2493 = "llvm.extractvalue"(%t2495_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2494 = "llvm.extractvalue"(%t2495_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2496 = "vector.from_elements"(%1992, %1993) : (f16, f16) -> vector<2xf16>
        %2497 = "vector.from_elements"(%1994, %1995) : (f16, f16) -> vector<2xf16>
        %2498 = "vector.from_elements"(%2000, %2001) : (f16, f16) -> vector<2xf16>
        %2499 = "vector.from_elements"(%2002, %2003) : (f16, f16) -> vector<2xf16>
        %t2504_d = "llvm.call_intrinsic"(%2496, %2497, %2498, %2499, %2489, %2490, %2369, %2370, %2371, %2372) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2500 = "llvm.extractvalue"(%t2504_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2501 = "llvm.extractvalue"(%t2504_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2502 = "llvm.extractvalue"(%t2504_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2503 = "llvm.extractvalue"(%t2504_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2509_d = "llvm.call_intrinsic"(%2496, %2497, %2498, %2499, %2482, %2483, %2374, %2375, %2376, %2377) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2505 = "llvm.extractvalue"(%t2509_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2506 = "llvm.extractvalue"(%t2509_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2507 = "llvm.extractvalue"(%t2509_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2508 = "llvm.extractvalue"(%t2509_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2514_d = "llvm.call_intrinsic"(%2496, %2497, %2498, %2499, %2475, %2476, %2379, %2380, %2381, %2382) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2510 = "llvm.extractvalue"(%t2514_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2511 = "llvm.extractvalue"(%t2514_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2512 = "llvm.extractvalue"(%t2514_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2513 = "llvm.extractvalue"(%t2514_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2519_d = "llvm.call_intrinsic"(%2496, %2497, %2498, %2499, %2468, %2469, %2384, %2385, %2386, %2387) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2515 = "llvm.extractvalue"(%t2519_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2516 = "llvm.extractvalue"(%t2519_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2517 = "llvm.extractvalue"(%t2519_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2518 = "llvm.extractvalue"(%t2519_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2524_d = "llvm.call_intrinsic"(%2496, %2497, %2498, %2499, %2461, %2462, %2389, %2390, %2391, %2392) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2520 = "llvm.extractvalue"(%t2524_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2521 = "llvm.extractvalue"(%t2524_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2522 = "llvm.extractvalue"(%t2524_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2523 = "llvm.extractvalue"(%t2524_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2529_d = "llvm.call_intrinsic"(%2496, %2497, %2498, %2499, %2454, %2455, %2394, %2395, %2396, %2397) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2525 = "llvm.extractvalue"(%t2529_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2526 = "llvm.extractvalue"(%t2529_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2527 = "llvm.extractvalue"(%t2529_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2528 = "llvm.extractvalue"(%t2529_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2534_d = "llvm.call_intrinsic"(%2496, %2497, %2498, %2499, %2447, %2448, %2399, %2400, %2401, %2402) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2530 = "llvm.extractvalue"(%t2534_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2531 = "llvm.extractvalue"(%t2534_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2532 = "llvm.extractvalue"(%t2534_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2533 = "llvm.extractvalue"(%t2534_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2539_d = "llvm.call_intrinsic"(%2496, %2497, %2498, %2499, %2440, %2441, %2404, %2405, %2406, %2407) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2535 = "llvm.extractvalue"(%t2539_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2536 = "llvm.extractvalue"(%t2539_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2537 = "llvm.extractvalue"(%t2539_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2538 = "llvm.extractvalue"(%t2539_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2540 = "arith.subi"(%45, %507) : (i32, i32) -> i32
        "scf.yield"(%2540, %2442, %2443, %2444, %2445, %2535, %2536, %2537, %2538, %2449, %2450, %2451, %2452, %2530, %2531, %2532, %2533, %2456, %2457, %2458, %2459, %2525, %2526, %2527, %2528, %2463, %2464, %2465, %2466, %2520, %2521, %2522, %2523, %2470, %2471, %2472, %2473, %2515, %2516, %2517, %2518, %2477, %2478, %2479, %2480, %2510, %2511, %2512, %2513, %2484, %2485, %2486, %2487, %2505, %2506, %2507, %2508, %2491, %2492, %2493, %2494, %2500, %2501, %2502, %2503, %2044, %2045, %2104, %2105, %2046, %2047, %2106, %2107, %2174, %2175, %2234, %2235, %2176, %2177, %2236, %2237, %2305, %2306, %2365, %2366, %2307, %2308, %2367, %2368, %2436, %2437, %2496, %2497, %2438, %2439, %2498, %2499, %1425, %1522, %1616, %1710, %1487, %1581, %1675, %1769) : (i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32)
      %2541 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
      %2542 = "arith.mulf"(%34, %2541) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %2543 = "arith.muli"(%51, %32) : (i64, i64) -> i64
      %2544 = "arith.muli"(%52, %33) : (i64, i64) -> i64
      %2545 = "arith.addi"(%2543, %2544) : (i64, i64) -> i64
      %2546 = "llvm.getelementptr"(%28, %2545) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %2547 = "arith.constant"() {value = -1 : i32} : () -> i32
      %2548 = "arith.constant"() {value = 31 : i32} : () -> i32
      %2549 = "nvvm.shfl.sync"(%2547, %502, %45, %2548) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %2550 = "arith.addf"(%502, %2549) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %2551 = "nvvm.shfl.sync"(%2547, %2550, %255, %2548) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %2552 = "arith.addf"(%2550, %2551) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %2553 = "llvm.call_intrinsic"(%2552) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %2554 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %2555 = "arith.cmpf"(%2552, %2554) {predicate = 1 : i64} : (f32, f32) -> i1
      %2556 = "scf.if"(%2555) ({
        "scf.yield"(%2554) : (f32) -> ()
      }, {
        "scf.yield"(%2553) : (f32) -> ()
      }) : (i1) -> f32
      %2557 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %2558 = "arith.remui"(%2557, %251) : (i32, i32) -> i32
      %2559 = "arith.cmpi"(%2558, %114) {predicate = 0 : i64} : (i32, i32) -> i1
      %2560 = "arith.cmpi"(%282, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %2561 = "arith.andi"(%2559, %2560) : (i1, i1) -> i1
      "scf.if"(%2561) ({
        %2562 = "arith.mulf"(%498, %2542) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2563 = "llvm.call_intrinsic"(%2552) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2564 = "arith.addf"(%2562, %2563) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2565 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
        %2566 = "arith.mulf"(%2564, %2565) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2567 = "arith.extsi"(%282) : (i32) -> i64
        %2568 = "llvm.getelementptr"(%2546, %2567) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%2566, %2568) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2569 = "nvvm.shfl.sync"(%2547, %503, %45, %2548) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %2570 = "arith.addf"(%503, %2569) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %2571 = "nvvm.shfl.sync"(%2547, %2570, %255, %2548) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %2572 = "arith.addf"(%2570, %2571) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %2573 = "llvm.call_intrinsic"(%2572) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %2574 = "arith.cmpf"(%2572, %2554) {predicate = 1 : i64} : (f32, f32) -> i1
      %2575 = "scf.if"(%2574) ({
        "scf.yield"(%2554) : (f32) -> ()
      }, {
        "scf.yield"(%2573) : (f32) -> ()
      }) : (i1) -> f32
      %2576 = "arith.addi"(%282, %93) : (i32, i32) -> i32
      %2577 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %2578 = "arith.remui"(%2577, %251) : (i32, i32) -> i32
      %2579 = "arith.cmpi"(%2578, %114) {predicate = 0 : i64} : (i32, i32) -> i1
      %2580 = "arith.cmpi"(%2576, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %2581 = "arith.andi"(%2579, %2580) : (i1, i1) -> i1
      "scf.if"(%2581) ({
        %2582 = "arith.mulf"(%499, %2542) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2583 = "llvm.call_intrinsic"(%2572) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2584 = "arith.addf"(%2582, %2583) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2585 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
        %2586 = "arith.mulf"(%2584, %2585) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2587 = "arith.extsi"(%2576) : (i32) -> i64
        %2588 = "llvm.getelementptr"(%2546, %2587) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%2586, %2588) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2589 = "nvvm.shfl.sync"(%2547, %504, %45, %2548) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %2590 = "arith.addf"(%504, %2589) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %2591 = "nvvm.shfl.sync"(%2547, %2590, %255, %2548) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %2592 = "arith.addf"(%2590, %2591) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %2593 = "llvm.call_intrinsic"(%2592) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %2594 = "arith.cmpf"(%2592, %2554) {predicate = 1 : i64} : (f32, f32) -> i1
      %2595 = "scf.if"(%2594) ({
        "scf.yield"(%2554) : (f32) -> ()
      }, {
        "scf.yield"(%2593) : (f32) -> ()
      }) : (i1) -> f32
      %2596 = "arith.addi"(%282, %76) : (i32, i32) -> i32
      %2597 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %2598 = "arith.remui"(%2597, %251) : (i32, i32) -> i32
      %2599 = "arith.cmpi"(%2598, %114) {predicate = 0 : i64} : (i32, i32) -> i1
      %2600 = "arith.cmpi"(%2596, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %2601 = "arith.andi"(%2599, %2600) : (i1, i1) -> i1
      "scf.if"(%2601) ({
        %2602 = "arith.mulf"(%500, %2542) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2603 = "llvm.call_intrinsic"(%2592) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2604 = "arith.addf"(%2602, %2603) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2605 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
        %2606 = "arith.mulf"(%2604, %2605) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2607 = "arith.extsi"(%2596) : (i32) -> i64
        %2608 = "llvm.getelementptr"(%2546, %2607) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%2606, %2608) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2609 = "nvvm.shfl.sync"(%2547, %505, %45, %2548) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %2610 = "arith.addf"(%505, %2609) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %2611 = "nvvm.shfl.sync"(%2547, %2610, %255, %2548) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %2612 = "arith.addf"(%2610, %2611) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %2613 = "llvm.call_intrinsic"(%2612) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %2614 = "arith.cmpf"(%2612, %2554) {predicate = 1 : i64} : (f32, f32) -> i1
      %2615 = "scf.if"(%2614) ({
        "scf.yield"(%2554) : (f32) -> ()
      }, {
        "scf.yield"(%2613) : (f32) -> ()
      }) : (i1) -> f32
      %2616 = "arith.addi"(%2596, %93) : (i32, i32) -> i32
      %2617 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %2618 = "arith.remui"(%2617, %251) : (i32, i32) -> i32
      %2619 = "arith.cmpi"(%2618, %114) {predicate = 0 : i64} : (i32, i32) -> i1
      %2620 = "arith.cmpi"(%2616, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %2621 = "arith.andi"(%2619, %2620) : (i1, i1) -> i1
      "scf.if"(%2621) ({
        %2622 = "arith.mulf"(%501, %2542) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2623 = "llvm.call_intrinsic"(%2612) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2624 = "arith.addf"(%2622, %2623) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2625 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
        %2626 = "arith.mulf"(%2624, %2625) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2627 = "arith.extsi"(%2616) : (i32) -> i64
        %2628 = "llvm.getelementptr"(%2546, %2627) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%2626, %2628) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2629 = "vector.from_elements"(%402, %403, %410, %411, %418, %419, %426, %427, %434, %435, %442, %443, %450, %451, %458, %459) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
      %2630 = "vector.broadcast"(%2556) : (f32) -> vector<16xf32>
      %2631 = "arith.mulf"(%2629, %2630) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %2632 = "vector.extract"(%2631) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %2633 = "vector.extract"(%2631) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %2634 = "vector.extract"(%2631) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %2635 = "vector.extract"(%2631) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %2636 = "vector.extract"(%2631) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %2637 = "vector.extract"(%2631) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %2638 = "vector.extract"(%2631) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %2639 = "vector.extract"(%2631) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %2640 = "vector.extract"(%2631) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %2641 = "vector.extract"(%2631) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %2642 = "vector.extract"(%2631) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %2643 = "vector.extract"(%2631) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %2644 = "vector.extract"(%2631) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %2645 = "vector.extract"(%2631) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %2646 = "vector.extract"(%2631) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %2647 = "vector.extract"(%2631) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      %2648 = "vector.from_elements"(%404, %405, %412, %413, %420, %421, %428, %429, %436, %437, %444, %445, %452, %453, %460, %461) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
      %2649 = "vector.broadcast"(%2575) : (f32) -> vector<16xf32>
      %2650 = "arith.mulf"(%2648, %2649) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %2651 = "vector.extract"(%2650) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %2652 = "vector.extract"(%2650) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %2653 = "vector.extract"(%2650) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %2654 = "vector.extract"(%2650) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %2655 = "vector.extract"(%2650) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %2656 = "vector.extract"(%2650) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %2657 = "vector.extract"(%2650) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %2658 = "vector.extract"(%2650) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %2659 = "vector.extract"(%2650) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %2660 = "vector.extract"(%2650) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %2661 = "vector.extract"(%2650) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %2662 = "vector.extract"(%2650) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %2663 = "vector.extract"(%2650) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %2664 = "vector.extract"(%2650) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %2665 = "vector.extract"(%2650) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %2666 = "vector.extract"(%2650) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      %2667 = "vector.from_elements"(%406, %407, %414, %415, %422, %423, %430, %431, %438, %439, %446, %447, %454, %455, %462, %463) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
      %2668 = "vector.broadcast"(%2595) : (f32) -> vector<16xf32>
      %2669 = "arith.mulf"(%2667, %2668) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %2670 = "vector.extract"(%2669) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %2671 = "vector.extract"(%2669) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %2672 = "vector.extract"(%2669) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %2673 = "vector.extract"(%2669) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %2674 = "vector.extract"(%2669) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %2675 = "vector.extract"(%2669) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %2676 = "vector.extract"(%2669) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %2677 = "vector.extract"(%2669) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %2678 = "vector.extract"(%2669) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %2679 = "vector.extract"(%2669) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %2680 = "vector.extract"(%2669) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %2681 = "vector.extract"(%2669) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %2682 = "vector.extract"(%2669) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %2683 = "vector.extract"(%2669) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %2684 = "vector.extract"(%2669) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %2685 = "vector.extract"(%2669) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      %2686 = "vector.from_elements"(%408, %409, %416, %417, %424, %425, %432, %433, %440, %441, %448, %449, %456, %457, %464, %465) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
      %2687 = "vector.broadcast"(%2615) : (f32) -> vector<16xf32>
      %2688 = "arith.mulf"(%2686, %2687) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %2689 = "vector.extract"(%2688) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %2690 = "vector.extract"(%2688) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %2691 = "vector.extract"(%2688) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %2692 = "vector.extract"(%2688) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %2693 = "vector.extract"(%2688) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %2694 = "vector.extract"(%2688) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %2695 = "vector.extract"(%2688) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %2696 = "vector.extract"(%2688) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %2697 = "vector.extract"(%2688) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %2698 = "vector.extract"(%2688) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %2699 = "vector.extract"(%2688) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %2700 = "vector.extract"(%2688) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %2701 = "vector.extract"(%2688) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %2702 = "vector.extract"(%2688) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %2703 = "vector.extract"(%2688) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %2704 = "vector.extract"(%2688) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %2705 = "vector.from_elements"(%2632, %2633, %2651, %2652, %2670, %2671, %2689, %2690, %2634, %2635, %2653, %2654, %2672, %2673, %2691, %2692, %2636, %2637, %2655, %2656, %2674, %2675, %2693, %2694, %2638, %2639, %2657, %2658, %2676, %2677, %2695, %2696, %2640, %2641, %2659, %2660, %2678, %2679, %2697, %2698, %2642, %2643, %2661, %2662, %2680, %2681, %2699, %2700, %2644, %2645, %2663, %2664, %2682, %2683, %2701, %2702, %2646, %2647, %2665, %2666, %2684, %2685, %2703, %2704) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
      %2706 = "arith.truncf"(%2705) : (vector<64xf32>) -> vector<64xf16>
      %2707 = "vector.extract"(%2706) {static_position = array<i64: 0>} : (vector<64xf16>) -> f16
      %2708 = "vector.extract"(%2706) {static_position = array<i64: 1>} : (vector<64xf16>) -> f16
      %2709 = "vector.extract"(%2706) {static_position = array<i64: 2>} : (vector<64xf16>) -> f16
      %2710 = "vector.extract"(%2706) {static_position = array<i64: 3>} : (vector<64xf16>) -> f16
      %2711 = "vector.extract"(%2706) {static_position = array<i64: 4>} : (vector<64xf16>) -> f16
      %2712 = "vector.extract"(%2706) {static_position = array<i64: 5>} : (vector<64xf16>) -> f16
      %2713 = "vector.extract"(%2706) {static_position = array<i64: 6>} : (vector<64xf16>) -> f16
      %2714 = "vector.extract"(%2706) {static_position = array<i64: 7>} : (vector<64xf16>) -> f16
      %2715 = "vector.extract"(%2706) {static_position = array<i64: 8>} : (vector<64xf16>) -> f16
      %2716 = "vector.extract"(%2706) {static_position = array<i64: 9>} : (vector<64xf16>) -> f16
      %2717 = "vector.extract"(%2706) {static_position = array<i64: 10>} : (vector<64xf16>) -> f16
      %2718 = "vector.extract"(%2706) {static_position = array<i64: 11>} : (vector<64xf16>) -> f16
      %2719 = "vector.extract"(%2706) {static_position = array<i64: 12>} : (vector<64xf16>) -> f16
      %2720 = "vector.extract"(%2706) {static_position = array<i64: 13>} : (vector<64xf16>) -> f16
      %2721 = "vector.extract"(%2706) {static_position = array<i64: 14>} : (vector<64xf16>) -> f16
      %2722 = "vector.extract"(%2706) {static_position = array<i64: 15>} : (vector<64xf16>) -> f16
      %2723 = "vector.extract"(%2706) {static_position = array<i64: 16>} : (vector<64xf16>) -> f16
      %2724 = "vector.extract"(%2706) {static_position = array<i64: 17>} : (vector<64xf16>) -> f16
      %2725 = "vector.extract"(%2706) {static_position = array<i64: 18>} : (vector<64xf16>) -> f16
      %2726 = "vector.extract"(%2706) {static_position = array<i64: 19>} : (vector<64xf16>) -> f16
      %2727 = "vector.extract"(%2706) {static_position = array<i64: 20>} : (vector<64xf16>) -> f16
      %2728 = "vector.extract"(%2706) {static_position = array<i64: 21>} : (vector<64xf16>) -> f16
      %2729 = "vector.extract"(%2706) {static_position = array<i64: 22>} : (vector<64xf16>) -> f16
      %2730 = "vector.extract"(%2706) {static_position = array<i64: 23>} : (vector<64xf16>) -> f16
      %2731 = "vector.extract"(%2706) {static_position = array<i64: 24>} : (vector<64xf16>) -> f16
      %2732 = "vector.extract"(%2706) {static_position = array<i64: 25>} : (vector<64xf16>) -> f16
      %2733 = "vector.extract"(%2706) {static_position = array<i64: 26>} : (vector<64xf16>) -> f16
      %2734 = "vector.extract"(%2706) {static_position = array<i64: 27>} : (vector<64xf16>) -> f16
      %2735 = "vector.extract"(%2706) {static_position = array<i64: 28>} : (vector<64xf16>) -> f16
      %2736 = "vector.extract"(%2706) {static_position = array<i64: 29>} : (vector<64xf16>) -> f16
      %2737 = "vector.extract"(%2706) {static_position = array<i64: 30>} : (vector<64xf16>) -> f16
      %2738 = "vector.extract"(%2706) {static_position = array<i64: 31>} : (vector<64xf16>) -> f16
      %2739 = "vector.extract"(%2706) {static_position = array<i64: 32>} : (vector<64xf16>) -> f16
      %2740 = "vector.extract"(%2706) {static_position = array<i64: 33>} : (vector<64xf16>) -> f16
      %2741 = "vector.extract"(%2706) {static_position = array<i64: 34>} : (vector<64xf16>) -> f16
      %2742 = "vector.extract"(%2706) {static_position = array<i64: 35>} : (vector<64xf16>) -> f16
      %2743 = "vector.extract"(%2706) {static_position = array<i64: 36>} : (vector<64xf16>) -> f16
      %2744 = "vector.extract"(%2706) {static_position = array<i64: 37>} : (vector<64xf16>) -> f16
      %2745 = "vector.extract"(%2706) {static_position = array<i64: 38>} : (vector<64xf16>) -> f16
      %2746 = "vector.extract"(%2706) {static_position = array<i64: 39>} : (vector<64xf16>) -> f16
      %2747 = "vector.extract"(%2706) {static_position = array<i64: 40>} : (vector<64xf16>) -> f16
      %2748 = "vector.extract"(%2706) {static_position = array<i64: 41>} : (vector<64xf16>) -> f16
      %2749 = "vector.extract"(%2706) {static_position = array<i64: 42>} : (vector<64xf16>) -> f16
      %2750 = "vector.extract"(%2706) {static_position = array<i64: 43>} : (vector<64xf16>) -> f16
      %2751 = "vector.extract"(%2706) {static_position = array<i64: 44>} : (vector<64xf16>) -> f16
      %2752 = "vector.extract"(%2706) {static_position = array<i64: 45>} : (vector<64xf16>) -> f16
      %2753 = "vector.extract"(%2706) {static_position = array<i64: 46>} : (vector<64xf16>) -> f16
      %2754 = "vector.extract"(%2706) {static_position = array<i64: 47>} : (vector<64xf16>) -> f16
      %2755 = "vector.extract"(%2706) {static_position = array<i64: 48>} : (vector<64xf16>) -> f16
      %2756 = "vector.extract"(%2706) {static_position = array<i64: 49>} : (vector<64xf16>) -> f16
      %2757 = "vector.extract"(%2706) {static_position = array<i64: 50>} : (vector<64xf16>) -> f16
      %2758 = "vector.extract"(%2706) {static_position = array<i64: 51>} : (vector<64xf16>) -> f16
      %2759 = "vector.extract"(%2706) {static_position = array<i64: 52>} : (vector<64xf16>) -> f16
      %2760 = "vector.extract"(%2706) {static_position = array<i64: 53>} : (vector<64xf16>) -> f16
      %2761 = "vector.extract"(%2706) {static_position = array<i64: 54>} : (vector<64xf16>) -> f16
      %2762 = "vector.extract"(%2706) {static_position = array<i64: 55>} : (vector<64xf16>) -> f16
      %2763 = "vector.extract"(%2706) {static_position = array<i64: 56>} : (vector<64xf16>) -> f16
      %2764 = "vector.extract"(%2706) {static_position = array<i64: 57>} : (vector<64xf16>) -> f16
      %2765 = "vector.extract"(%2706) {static_position = array<i64: 58>} : (vector<64xf16>) -> f16
      %2766 = "vector.extract"(%2706) {static_position = array<i64: 59>} : (vector<64xf16>) -> f16
      %2767 = "vector.extract"(%2706) {static_position = array<i64: 60>} : (vector<64xf16>) -> f16
      %2768 = "vector.extract"(%2706) {static_position = array<i64: 61>} : (vector<64xf16>) -> f16
      %2769 = "vector.extract"(%2706) {static_position = array<i64: 62>} : (vector<64xf16>) -> f16
      %2770 = "vector.extract"(%2706) {static_position = array<i64: 63>} : (vector<64xf16>) -> f16
      %2771 = "arith.andi"(%258, %117) : (i32, i32) -> i32
      %2772 = "arith.shrui"(%2771, %119) : (i32, i32) -> i32
      %2773 = "arith.xori"(%258, %2772) : (i32, i32) -> i32
      %2774 = "llvm.getelementptr"(%261, %2773) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2775 = "vector.from_elements"(%2707, %2708) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2775, %2774) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2776 = "arith.addi"(%258, %93) : (i32, i32) -> i32
      %2777 = "arith.andi"(%2776, %117) : (i32, i32) -> i32
      %2778 = "arith.shrui"(%2777, %119) : (i32, i32) -> i32
      %2779 = "arith.xori"(%2776, %2778) : (i32, i32) -> i32
      %2780 = "llvm.getelementptr"(%261, %2779) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2781 = "vector.from_elements"(%2715, %2716) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2781, %2780) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2782 = "arith.addi"(%258, %125) : (i32, i32) -> i32
      %2783 = "arith.andi"(%2782, %117) : (i32, i32) -> i32
      %2784 = "arith.shrui"(%2783, %119) : (i32, i32) -> i32
      %2785 = "arith.xori"(%2782, %2784) : (i32, i32) -> i32
      %2786 = "llvm.getelementptr"(%261, %2785) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2787 = "vector.from_elements"(%2723, %2724) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2787, %2786) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2788 = "arith.addi"(%258, %285) : (i32, i32) -> i32
      %2789 = "arith.andi"(%2788, %117) : (i32, i32) -> i32
      %2790 = "arith.shrui"(%2789, %119) : (i32, i32) -> i32
      %2791 = "arith.xori"(%2788, %2790) : (i32, i32) -> i32
      %2792 = "llvm.getelementptr"(%261, %2791) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2793 = "vector.from_elements"(%2731, %2732) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2793, %2792) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2794 = "arith.addi"(%258, %134) : (i32, i32) -> i32
      %2795 = "arith.andi"(%2794, %117) : (i32, i32) -> i32
      %2796 = "arith.shrui"(%2795, %119) : (i32, i32) -> i32
      %2797 = "arith.xori"(%2794, %2796) : (i32, i32) -> i32
      %2798 = "llvm.getelementptr"(%261, %2797) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2799 = "vector.from_elements"(%2739, %2740) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2799, %2798) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2800 = "arith.addi"(%258, %288) : (i32, i32) -> i32
      %2801 = "arith.andi"(%2800, %117) : (i32, i32) -> i32
      %2802 = "arith.shrui"(%2801, %119) : (i32, i32) -> i32
      %2803 = "arith.xori"(%2800, %2802) : (i32, i32) -> i32
      %2804 = "llvm.getelementptr"(%261, %2803) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2805 = "vector.from_elements"(%2747, %2748) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2805, %2804) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2806 = "arith.addi"(%258, %144) : (i32, i32) -> i32
      %2807 = "arith.andi"(%2806, %117) : (i32, i32) -> i32
      %2808 = "arith.shrui"(%2807, %119) : (i32, i32) -> i32
      %2809 = "arith.xori"(%2806, %2808) : (i32, i32) -> i32
      %2810 = "llvm.getelementptr"(%261, %2809) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2811 = "vector.from_elements"(%2755, %2756) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2811, %2810) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2812 = "arith.addi"(%258, %291) : (i32, i32) -> i32
      %2813 = "arith.andi"(%2812, %117) : (i32, i32) -> i32
      %2814 = "arith.shrui"(%2813, %119) : (i32, i32) -> i32
      %2815 = "arith.xori"(%2812, %2814) : (i32, i32) -> i32
      %2816 = "llvm.getelementptr"(%261, %2815) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2817 = "vector.from_elements"(%2763, %2764) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2817, %2816) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2818 = "arith.addi"(%2773, %277) : (i32, i32) -> i32
      %2819 = "llvm.getelementptr"(%261, %2818) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2820 = "vector.from_elements"(%2709, %2710) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2820, %2819) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2821 = "arith.addi"(%2779, %277) : (i32, i32) -> i32
      %2822 = "llvm.getelementptr"(%261, %2821) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2823 = "vector.from_elements"(%2717, %2718) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2823, %2822) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2824 = "arith.addi"(%2785, %277) : (i32, i32) -> i32
      %2825 = "llvm.getelementptr"(%261, %2824) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2826 = "vector.from_elements"(%2725, %2726) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2826, %2825) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2827 = "arith.addi"(%2791, %277) : (i32, i32) -> i32
      %2828 = "llvm.getelementptr"(%261, %2827) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2829 = "vector.from_elements"(%2733, %2734) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2829, %2828) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2830 = "arith.addi"(%2797, %277) : (i32, i32) -> i32
      %2831 = "llvm.getelementptr"(%261, %2830) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2832 = "vector.from_elements"(%2741, %2742) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2832, %2831) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2833 = "arith.addi"(%2803, %277) : (i32, i32) -> i32
      %2834 = "llvm.getelementptr"(%261, %2833) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2835 = "vector.from_elements"(%2749, %2750) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2835, %2834) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2836 = "arith.addi"(%2809, %277) : (i32, i32) -> i32
      %2837 = "llvm.getelementptr"(%261, %2836) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2838 = "vector.from_elements"(%2757, %2758) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2838, %2837) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2839 = "arith.addi"(%2815, %277) : (i32, i32) -> i32
      %2840 = "llvm.getelementptr"(%261, %2839) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2841 = "vector.from_elements"(%2765, %2766) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2841, %2840) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2842 = "arith.constant"() {value = 4096 : i32} : () -> i32
      %2843 = "arith.addi"(%2773, %2842) : (i32, i32) -> i32
      %2844 = "llvm.getelementptr"(%261, %2843) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2845 = "vector.from_elements"(%2711, %2712) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2845, %2844) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2846 = "arith.addi"(%2779, %2842) : (i32, i32) -> i32
      %2847 = "llvm.getelementptr"(%261, %2846) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2848 = "vector.from_elements"(%2719, %2720) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2848, %2847) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2849 = "arith.addi"(%2785, %2842) : (i32, i32) -> i32
      %2850 = "llvm.getelementptr"(%261, %2849) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2851 = "vector.from_elements"(%2727, %2728) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2851, %2850) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2852 = "arith.addi"(%2791, %2842) : (i32, i32) -> i32
      %2853 = "llvm.getelementptr"(%261, %2852) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2854 = "vector.from_elements"(%2735, %2736) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2854, %2853) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2855 = "arith.addi"(%2797, %2842) : (i32, i32) -> i32
      %2856 = "llvm.getelementptr"(%261, %2855) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2857 = "vector.from_elements"(%2743, %2744) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2857, %2856) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2858 = "arith.addi"(%2803, %2842) : (i32, i32) -> i32
      %2859 = "llvm.getelementptr"(%261, %2858) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2860 = "vector.from_elements"(%2751, %2752) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2860, %2859) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2861 = "arith.addi"(%2809, %2842) : (i32, i32) -> i32
      %2862 = "llvm.getelementptr"(%261, %2861) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2863 = "vector.from_elements"(%2759, %2760) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2863, %2862) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2864 = "arith.addi"(%2815, %2842) : (i32, i32) -> i32
      %2865 = "llvm.getelementptr"(%261, %2864) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2866 = "vector.from_elements"(%2767, %2768) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2866, %2865) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2867 = "arith.constant"() {value = 4608 : i32} : () -> i32
      %2868 = "arith.addi"(%2773, %2867) : (i32, i32) -> i32
      %2869 = "llvm.getelementptr"(%261, %2868) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2870 = "vector.from_elements"(%2713, %2714) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2870, %2869) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2871 = "arith.addi"(%2779, %2867) : (i32, i32) -> i32
      %2872 = "llvm.getelementptr"(%261, %2871) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2873 = "vector.from_elements"(%2721, %2722) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2873, %2872) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2874 = "arith.addi"(%2785, %2867) : (i32, i32) -> i32
      %2875 = "llvm.getelementptr"(%261, %2874) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2876 = "vector.from_elements"(%2729, %2730) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2876, %2875) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2877 = "arith.addi"(%2791, %2867) : (i32, i32) -> i32
      %2878 = "llvm.getelementptr"(%261, %2877) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2879 = "vector.from_elements"(%2737, %2738) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2879, %2878) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2880 = "arith.addi"(%2797, %2867) : (i32, i32) -> i32
      %2881 = "llvm.getelementptr"(%261, %2880) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2882 = "vector.from_elements"(%2745, %2746) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2882, %2881) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2883 = "arith.addi"(%2803, %2867) : (i32, i32) -> i32
      %2884 = "llvm.getelementptr"(%261, %2883) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2885 = "vector.from_elements"(%2753, %2754) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2885, %2884) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2886 = "arith.addi"(%2809, %2867) : (i32, i32) -> i32
      %2887 = "llvm.getelementptr"(%261, %2886) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2888 = "vector.from_elements"(%2761, %2762) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2888, %2887) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %2889 = "arith.addi"(%2815, %2867) : (i32, i32) -> i32
      %2890 = "llvm.getelementptr"(%261, %2889) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %2891 = "vector.from_elements"(%2769, %2770) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%2891, %2890) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %2892 = "arith.muli"(%25, %91) : (i64, i64) -> i64
      %2893 = "arith.muli"(%97, %25) : (i64, i64) -> i64
      %2894 = "arith.addi"(%99, %2893) : (i64, i64) -> i64
      %2895 = "llvm.getelementptr"(%70, %2894) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %2896 = "arith.addi"(%48, %95) : (i32, i32) -> i32
      %2897 = "arith.cmpi"(%2896, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%2897) ({
        %2898 = "llvm.load"(%122) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%2898, %2895) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2899 = "arith.addi"(%2896, %125) : (i32, i32) -> i32
      %2900 = "arith.cmpi"(%2899, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%2900) ({
        %2901 = "llvm.getelementptr"(%2895, %2892) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %2902 = "llvm.load"(%131) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%2902, %2901) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2903 = "arith.addi"(%2896, %134) : (i32, i32) -> i32
      %2904 = "arith.cmpi"(%2903, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%2904) ({
        %2905 = "arith.muli"(%137, %2892) : (i64, i64) -> i64
        %2906 = "llvm.getelementptr"(%2895, %2905) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %2907 = "llvm.load"(%141) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%2907, %2906) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2908 = "arith.addi"(%2896, %144) : (i32, i32) -> i32
      %2909 = "arith.cmpi"(%2908, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%2909) ({
        %2910 = "arith.muli"(%147, %2892) : (i64, i64) -> i64
        %2911 = "llvm.getelementptr"(%2895, %2910) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %2912 = "llvm.load"(%151) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%2912, %2911) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2913 = "arith.addi"(%2896, %76) : (i32, i32) -> i32
      %2914 = "arith.cmpi"(%2913, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%2914) ({
        %2915 = "arith.muli"(%156, %2892) : (i64, i64) -> i64
        %2916 = "llvm.getelementptr"(%2895, %2915) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %2917 = "llvm.load"(%160) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%2917, %2916) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2918 = "arith.addi"(%2896, %163) : (i32, i32) -> i32
      %2919 = "arith.cmpi"(%2918, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%2919) ({
        %2920 = "arith.muli"(%166, %2892) : (i64, i64) -> i64
        %2921 = "llvm.getelementptr"(%2895, %2920) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %2922 = "llvm.load"(%170) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%2922, %2921) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2923 = "arith.addi"(%2896, %173) : (i32, i32) -> i32
      %2924 = "arith.cmpi"(%2923, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%2924) ({
        %2925 = "arith.muli"(%176, %2892) : (i64, i64) -> i64
        %2926 = "llvm.getelementptr"(%2895, %2925) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %2927 = "llvm.load"(%180) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%2927, %2926) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %2928 = "arith.addi"(%2896, %183) : (i32, i32) -> i32
      %2929 = "arith.cmpi"(%2928, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%2929) ({
        %2930 = "arith.muli"(%186, %2892) : (i64, i64) -> i64
        %2931 = "llvm.getelementptr"(%2895, %2930) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %2932 = "llvm.load"(%190) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%2932, %2931) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "attention_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 128, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: i64, %7: !llvm.ptr<1>, %8: i32, %9: i32, %10: i64, %11: i64, %12: i64, %13: !llvm.ptr<1>, %14: i64, %15: i64, %16: i64, %17: !llvm.ptr<1>, %18: i64, %19: i64, %20: i64, %21: !llvm.ptr<1>, %22: i64, %23: i64, %24: f32):
    %25 = "arith.constant"() {value = 127 : i32} : () -> i32
    %26 = "arith.addi"(%2, %25) : (i32, i32) -> i32
    %27 = "arith.constant"() {value = 128 : i32} : () -> i32
    %28 = "arith.divui"(%26, %27) : (i32, i32) -> i32
    %29 = "arith.constant"() {value = 1 : i32} : () -> i32
    %30 = "arith.constant"() {value = 49152 : i32} : () -> i32
    "gpu.launch_func"(%28, %3, %1, %27, %29, %29, %30, %0, %2, %3, %1, %5, %6, %4, %7, %8, %9, %1, %11, %12, %10, %13, %8, %9, %1, %15, %16, %14, %17, %2, %3, %1, %19, %20, %18, %21, %2, %3, %1, %23, %22, %24) {kernel = @kernels::@attention_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 35, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, f32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "attention_full_f16_depth64", function_type = (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, f32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
