!struct0 = !llvm.struct<"struct0", (i32, i32, i32, i32)>
!struct1 = !llvm.struct<"struct1", (f32, f32, f32, f32)>
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
      %76 = "arith.constant"() {value = 96 : i32} : () -> i32
      %77 = "arith.constant"() {value = 96 : i64} : () -> i64
      %78 = "arith.muli"(%11, %77) : (i64, i64) -> i64
      %79 = "arith.muli"(%71, %19) : (i64, i64) -> i64
      %80 = "arith.muli"(%52, %20) : (i64, i64) -> i64
      %81 = "arith.addi"(%79, %80) : (i64, i64) -> i64
      %82 = "llvm.getelementptr"(%14, %81) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %83 = "arith.muli"(%18, %77) : (i64, i64) -> i64
      %84 = "arith.maxsi"(%8, %45) : (i32, i32) -> i32
      %85 = "arith.subi"(%84, %45) : (i32, i32) -> i32
      %86 = "arith.remsi"(%85, %76) : (i32, i32) -> i32
      %87 = "arith.constant"() {value = 0 : i32} : () -> i32
      %88 = "arith.cmpi"(%86, %87) {predicate = 2 : i64} : (i32, i32) -> i1
      %89 = "arith.divsi"(%85, %76) : (i32, i32) -> i32
      %90 = "arith.extsi"(%88) : (i1) -> i32
      %91 = "arith.addi"(%89, %90) : (i32, i32) -> i32
      %92 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %93 = "llvm.getelementptr"(%92) {rawConstantIndices = array<i32: 16384>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %94 = "llvm.getelementptr"(%92) {rawConstantIndices = array<i32: 40960>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %95 = "arith.constant"() {value = 16 : i64} : () -> i64
      %96 = "arith.muli"(%11, %95) : (i64, i64) -> i64
      %97 = "arith.constant"() {value = 8 : i32} : () -> i32
      %98 = "arith.remui"(%35, %97) : (i32, i32) -> i32
      %99 = "arith.divui"(%35, %97) : (i32, i32) -> i32
      %100 = "arith.muli"(%98, %97) : (i32, i32) -> i32
      %101 = "arith.extsi"(%99) : (i32) -> i64
      %102 = "arith.muli"(%101, %11) : (i64, i64) -> i64
      %103 = "arith.extsi"(%100) : (i32) -> i64
      %104 = "arith.addi"(%103, %102) : (i64, i64) -> i64
      %105 = "llvm.getelementptr"(%75, %104) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %106 = "arith.constant"() {value = 64 : i32} : () -> i32
      %107 = "arith.muli"(%99, %106) : (i32, i32) -> i32
      %108 = "arith.addi"(%100, %107) : (i32, i32) -> i32
      %109 = "arith.muli"(%18, %95) : (i64, i64) -> i64
      %110 = "arith.muli"(%101, %18) : (i64, i64) -> i64
      %111 = "arith.addi"(%103, %110) : (i64, i64) -> i64
      %112 = "llvm.getelementptr"(%82, %111) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %113 = "arith.muli"(%4, %95) : (i64, i64) -> i64
      %114 = "arith.muli"(%101, %4) : (i64, i64) -> i64
      %115 = "arith.addi"(%103, %114) : (i64, i64) -> i64
      %116 = "llvm.getelementptr"(%63, %115) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %117 = "arith.subi"(%1, %48) : (i32, i32) -> i32
      %118 = "arith.subi"(%117, %99) : (i32, i32) -> i32
      %119 = "arith.cmpi"(%118, %87) {predicate = 4 : i64} : (i32, i32) -> i1
      %120 = "arith.extui"(%119) : (i1) -> i8
      %121 = "arith.constant"() {value = 448 : i32} : () -> i32
      %122 = "arith.andi"(%108, %121) : (i32, i32) -> i32
      %123 = "arith.constant"() {value = 3 : i32} : () -> i32
      %124 = "arith.shrui"(%122, %123) : (i32, i32) -> i32
      %125 = "arith.xori"(%108, %124) : (i32, i32) -> i32
      %126 = "llvm.getelementptr"(%92, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %127 = "arith.constant"() {value = 0 : i8} : () -> i8
      %128 = "arith.cmpi"(%120, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %129 = "arith.constant"() {value = 16 : i32} : () -> i32
      %130 = "arith.select"(%128, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%126, %116, %130) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %131 = "arith.cmpi"(%118, %129) {predicate = 4 : i64} : (i32, i32) -> i1
      %132 = "arith.extui"(%131) : (i1) -> i8
      %133 = "llvm.getelementptr"(%116, %113) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %134 = "llvm.getelementptr"(%92) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %135 = "llvm.getelementptr"(%134, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %136 = "arith.cmpi"(%132, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %137 = "arith.select"(%136, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%135, %133, %137) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %138 = "arith.constant"() {value = 32 : i32} : () -> i32
      %139 = "arith.cmpi"(%118, %138) {predicate = 4 : i64} : (i32, i32) -> i1
      %140 = "arith.extui"(%139) : (i1) -> i8
      %141 = "arith.constant"() {value = 2 : i64} : () -> i64
      %142 = "arith.muli"(%141, %113) : (i64, i64) -> i64
      %143 = "llvm.getelementptr"(%116, %142) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %144 = "llvm.getelementptr"(%92) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %145 = "llvm.getelementptr"(%144, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %146 = "arith.cmpi"(%140, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %147 = "arith.select"(%146, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%145, %143, %147) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %148 = "arith.constant"() {value = 48 : i32} : () -> i32
      %149 = "arith.cmpi"(%118, %148) {predicate = 4 : i64} : (i32, i32) -> i1
      %150 = "arith.extui"(%149) : (i1) -> i8
      %151 = "arith.constant"() {value = 3 : i64} : () -> i64
      %152 = "arith.muli"(%151, %113) : (i64, i64) -> i64
      %153 = "llvm.getelementptr"(%116, %152) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %154 = "llvm.getelementptr"(%92) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %155 = "llvm.getelementptr"(%154, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %156 = "arith.cmpi"(%150, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %157 = "arith.select"(%156, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%155, %153, %157) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %158 = "arith.cmpi"(%118, %106) {predicate = 4 : i64} : (i32, i32) -> i1
      %159 = "arith.extui"(%158) : (i1) -> i8
      %160 = "arith.constant"() {value = 4 : i64} : () -> i64
      %161 = "arith.muli"(%160, %113) : (i64, i64) -> i64
      %162 = "llvm.getelementptr"(%116, %161) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %163 = "llvm.getelementptr"(%92) {rawConstantIndices = array<i32: 4096>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %164 = "llvm.getelementptr"(%163, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %165 = "arith.cmpi"(%159, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %166 = "arith.select"(%165, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%164, %162, %166) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %167 = "arith.constant"() {value = 80 : i32} : () -> i32
      %168 = "arith.cmpi"(%118, %167) {predicate = 4 : i64} : (i32, i32) -> i1
      %169 = "arith.extui"(%168) : (i1) -> i8
      %170 = "arith.constant"() {value = 5 : i64} : () -> i64
      %171 = "arith.muli"(%170, %113) : (i64, i64) -> i64
      %172 = "llvm.getelementptr"(%116, %171) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %173 = "llvm.getelementptr"(%92) {rawConstantIndices = array<i32: 5120>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %174 = "llvm.getelementptr"(%173, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %175 = "arith.cmpi"(%169, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %176 = "arith.select"(%175, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%174, %172, %176) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %177 = "arith.cmpi"(%118, %76) {predicate = 4 : i64} : (i32, i32) -> i1
      %178 = "arith.extui"(%177) : (i1) -> i8
      %179 = "arith.constant"() {value = 6 : i64} : () -> i64
      %180 = "arith.muli"(%179, %113) : (i64, i64) -> i64
      %181 = "llvm.getelementptr"(%116, %180) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %182 = "llvm.getelementptr"(%92) {rawConstantIndices = array<i32: 6144>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %183 = "llvm.getelementptr"(%182, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %184 = "arith.cmpi"(%178, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %185 = "arith.select"(%184, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%183, %181, %185) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %186 = "arith.constant"() {value = 112 : i32} : () -> i32
      %187 = "arith.cmpi"(%118, %186) {predicate = 4 : i64} : (i32, i32) -> i1
      %188 = "arith.extui"(%187) : (i1) -> i8
      %189 = "arith.constant"() {value = 7 : i64} : () -> i64
      %190 = "arith.muli"(%189, %113) : (i64, i64) -> i64
      %191 = "llvm.getelementptr"(%116, %190) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %192 = "llvm.getelementptr"(%92) {rawConstantIndices = array<i32: 7168>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %193 = "llvm.getelementptr"(%192, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %194 = "arith.cmpi"(%188, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %195 = "arith.select"(%194, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%193, %191, %195) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %196 = "arith.extsi"(%91) : (i32) -> i64
      %197 = "arith.muli"(%196, %78) : (i64, i64) -> i64
      %198 = "llvm.getelementptr"(%105, %197) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %199 = "arith.muli"(%91, %76) : (i32, i32) -> i32
      %200 = "arith.subi"(%8, %199) : (i32, i32) -> i32
      %201 = "arith.subi"(%200, %99) : (i32, i32) -> i32
      %202 = "arith.cmpi"(%201, %87) {predicate = 4 : i64} : (i32, i32) -> i1
      %203 = "arith.extui"(%202) : (i1) -> i8
      %204 = "llvm.getelementptr"(%93, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %205 = "arith.cmpi"(%203, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %206 = "arith.select"(%205, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%204, %198, %206) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %207 = "arith.cmpi"(%201, %129) {predicate = 4 : i64} : (i32, i32) -> i1
      %208 = "arith.extui"(%207) : (i1) -> i8
      %209 = "llvm.getelementptr"(%198, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %210 = "llvm.getelementptr"(%93) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %211 = "llvm.getelementptr"(%210, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %212 = "arith.cmpi"(%208, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %213 = "arith.select"(%212, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%211, %209, %213) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %214 = "arith.cmpi"(%201, %138) {predicate = 4 : i64} : (i32, i32) -> i1
      %215 = "arith.extui"(%214) : (i1) -> i8
      %216 = "arith.muli"(%141, %96) : (i64, i64) -> i64
      %217 = "llvm.getelementptr"(%198, %216) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %218 = "llvm.getelementptr"(%93) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %219 = "llvm.getelementptr"(%218, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %220 = "arith.cmpi"(%215, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %221 = "arith.select"(%220, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%219, %217, %221) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %222 = "arith.cmpi"(%201, %148) {predicate = 4 : i64} : (i32, i32) -> i1
      %223 = "arith.extui"(%222) : (i1) -> i8
      %224 = "arith.muli"(%151, %96) : (i64, i64) -> i64
      %225 = "llvm.getelementptr"(%198, %224) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %226 = "llvm.getelementptr"(%93) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %227 = "llvm.getelementptr"(%226, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %228 = "arith.cmpi"(%223, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %229 = "arith.select"(%228, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%227, %225, %229) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %230 = "arith.cmpi"(%201, %106) {predicate = 4 : i64} : (i32, i32) -> i1
      %231 = "arith.extui"(%230) : (i1) -> i8
      %232 = "arith.muli"(%160, %96) : (i64, i64) -> i64
      %233 = "llvm.getelementptr"(%198, %232) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %234 = "llvm.getelementptr"(%93) {rawConstantIndices = array<i32: 4096>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %235 = "llvm.getelementptr"(%234, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %236 = "arith.cmpi"(%231, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %237 = "arith.select"(%236, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%235, %233, %237) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %238 = "arith.cmpi"(%201, %167) {predicate = 4 : i64} : (i32, i32) -> i1
      %239 = "arith.extui"(%238) : (i1) -> i8
      %240 = "arith.muli"(%170, %96) : (i64, i64) -> i64
      %241 = "llvm.getelementptr"(%198, %240) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %242 = "llvm.getelementptr"(%93) {rawConstantIndices = array<i32: 5120>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %243 = "llvm.getelementptr"(%242, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %244 = "arith.cmpi"(%239, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %245 = "arith.select"(%244, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%243, %241, %245) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %246 = "arith.muli"(%196, %83) : (i64, i64) -> i64
      %247 = "llvm.getelementptr"(%112, %246) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %248 = "llvm.getelementptr"(%94, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %249 = "arith.cmpi"(%203, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %250 = "arith.select"(%249, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%248, %247, %250) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %251 = "llvm.getelementptr"(%247, %109) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %252 = "llvm.getelementptr"(%94) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %253 = "llvm.getelementptr"(%252, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %254 = "arith.cmpi"(%208, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %255 = "arith.select"(%254, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%253, %251, %255) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %256 = "arith.muli"(%141, %109) : (i64, i64) -> i64
      %257 = "llvm.getelementptr"(%247, %256) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %258 = "llvm.getelementptr"(%94) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %259 = "llvm.getelementptr"(%258, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %260 = "arith.cmpi"(%215, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %261 = "arith.select"(%260, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%259, %257, %261) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %262 = "arith.muli"(%151, %109) : (i64, i64) -> i64
      %263 = "llvm.getelementptr"(%247, %262) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %264 = "llvm.getelementptr"(%94) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %265 = "llvm.getelementptr"(%264, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %266 = "arith.cmpi"(%223, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %267 = "arith.select"(%266, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%265, %263, %267) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %268 = "arith.muli"(%160, %109) : (i64, i64) -> i64
      %269 = "llvm.getelementptr"(%247, %268) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %270 = "llvm.getelementptr"(%94) {rawConstantIndices = array<i32: 4096>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %271 = "llvm.getelementptr"(%270, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %272 = "arith.cmpi"(%231, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %273 = "arith.select"(%272, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%271, %269, %273) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %274 = "arith.muli"(%170, %109) : (i64, i64) -> i64
      %275 = "llvm.getelementptr"(%247, %274) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %276 = "llvm.getelementptr"(%94) {rawConstantIndices = array<i32: 5120>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %277 = "llvm.getelementptr"(%276, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %278 = "arith.cmpi"(%239, %127) {predicate = 1 : i64} : (i8, i8) -> i1
      %279 = "arith.select"(%278, %129, %87) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%277, %275, %279) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %280 = "arith.remui"(%35, %138) : (i32, i32) -> i32
      %281 = "arith.divui"(%35, %138) : (i32, i32) -> i32
      %282 = "arith.constant"() {value = 4 : i32} : () -> i32
      %283 = "arith.remui"(%281, %282) : (i32, i32) -> i32
      %284 = "arith.remui"(%280, %282) : (i32, i32) -> i32
      %285 = "arith.divui"(%280, %282) : (i32, i32) -> i32
      %286 = "arith.constant"() {value = 2 : i32} : () -> i32
      %287 = "arith.muli"(%284, %286) : (i32, i32) -> i32
      %288 = "arith.muli"(%285, %106) : (i32, i32) -> i32
      %289 = "arith.addi"(%287, %288) : (i32, i32) -> i32
      %290 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %291 = "arith.muli"(%283, %290) : (i32, i32) -> i32
      %292 = "llvm.getelementptr"(%92, %291) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %293 = "arith.remui"(%35, %129) : (i32, i32) -> i32
      %294 = "arith.divui"(%35, %129) : (i32, i32) -> i32
      %295 = "arith.muli"(%293, %106) : (i32, i32) -> i32
      %296 = "arith.remui"(%294, %286) : (i32, i32) -> i32
      %297 = "arith.divui"(%294, %286) : (i32, i32) -> i32
      %298 = "arith.muli"(%296, %97) : (i32, i32) -> i32
      %299 = "arith.addi"(%295, %298) : (i32, i32) -> i32
      %300 = "arith.muli"(%297, %290) : (i32, i32) -> i32
      %301 = "arith.addi"(%299, %300) : (i32, i32) -> i32
      %302 = "arith.muli"(%98, %106) : (i32, i32) -> i32
      %303 = "arith.remui"(%99, %286) : (i32, i32) -> i32
      %304 = "arith.divui"(%99, %286) : (i32, i32) -> i32
      %305 = "arith.muli"(%303, %97) : (i32, i32) -> i32
      %306 = "arith.addi"(%302, %305) : (i32, i32) -> i32
      %307 = "arith.remui"(%304, %286) : (i32, i32) -> i32
      %308 = "arith.constant"() {value = 512 : i32} : () -> i32
      %309 = "arith.muli"(%307, %308) : (i32, i32) -> i32
      %310 = "arith.addi"(%306, %309) : (i32, i32) -> i32
      %311 = "arith.constant"() {value = 9 : i32} : () -> i32
      %312 = "arith.constant"() {value = 17 : i32} : () -> i32
      %313 = "arith.constant"() {value = 24 : i32} : () -> i32
      %314 = "arith.constant"() {value = 25 : i32} : () -> i32
      %315 = "arith.constant"() {value = 33 : i32} : () -> i32
      %316 = "arith.constant"() {value = 40 : i32} : () -> i32
      %317 = "arith.constant"() {value = 41 : i32} : () -> i32
      %318 = "arith.constant"() {value = 49 : i32} : () -> i32
      %319 = "arith.constant"() {value = 56 : i32} : () -> i32
      %320 = "arith.constant"() {value = 57 : i32} : () -> i32
      %321 = "arith.constant"() {value = 65 : i32} : () -> i32
      %322 = "arith.constant"() {value = 72 : i32} : () -> i32
      %323 = "arith.constant"() {value = 73 : i32} : () -> i32
      %324 = "arith.constant"() {value = 81 : i32} : () -> i32
      %325 = "arith.constant"() {value = 88 : i32} : () -> i32
      %326 = "arith.constant"() {value = 89 : i32} : () -> i32
      %327 = "arith.constant"() {value = dense<0xFF800000> : vector<4xf32>} : () -> vector<4xf32>
      %328 = "vector.extract"(%327) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %329 = "vector.extract"(%327) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %330 = "vector.extract"(%327) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %331 = "vector.extract"(%327) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %332 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
      %333 = "vector.extract"(%332) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %334 = "vector.extract"(%332) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %335 = "vector.extract"(%332) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %336 = "vector.extract"(%332) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %337 = "arith.constant"() {value = dense<0.0> : vector<64xf32>} : () -> vector<64xf32>
      %338 = "vector.extract"(%337) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
      %339 = "vector.extract"(%337) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
      %340 = "vector.extract"(%337) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
      %341 = "vector.extract"(%337) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
      %342 = "vector.extract"(%337) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
      %343 = "vector.extract"(%337) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
      %344 = "vector.extract"(%337) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
      %345 = "vector.extract"(%337) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
      %346 = "vector.extract"(%337) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
      %347 = "vector.extract"(%337) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
      %348 = "vector.extract"(%337) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
      %349 = "vector.extract"(%337) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
      %350 = "vector.extract"(%337) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
      %351 = "vector.extract"(%337) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
      %352 = "vector.extract"(%337) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
      %353 = "vector.extract"(%337) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
      %354 = "vector.extract"(%337) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
      %355 = "vector.extract"(%337) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
      %356 = "vector.extract"(%337) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
      %357 = "vector.extract"(%337) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
      %358 = "vector.extract"(%337) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
      %359 = "vector.extract"(%337) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
      %360 = "vector.extract"(%337) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
      %361 = "vector.extract"(%337) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
      %362 = "vector.extract"(%337) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
      %363 = "vector.extract"(%337) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
      %364 = "vector.extract"(%337) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
      %365 = "vector.extract"(%337) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
      %366 = "vector.extract"(%337) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
      %367 = "vector.extract"(%337) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
      %368 = "vector.extract"(%337) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
      %369 = "vector.extract"(%337) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
      %370 = "vector.extract"(%337) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
      %371 = "vector.extract"(%337) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
      %372 = "vector.extract"(%337) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
      %373 = "vector.extract"(%337) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
      %374 = "vector.extract"(%337) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
      %375 = "vector.extract"(%337) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
      %376 = "vector.extract"(%337) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
      %377 = "vector.extract"(%337) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
      %378 = "vector.extract"(%337) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
      %379 = "vector.extract"(%337) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
      %380 = "vector.extract"(%337) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
      %381 = "vector.extract"(%337) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
      %382 = "vector.extract"(%337) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
      %383 = "vector.extract"(%337) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
      %384 = "vector.extract"(%337) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
      %385 = "vector.extract"(%337) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
      %386 = "vector.extract"(%337) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
      %387 = "vector.extract"(%337) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
      %388 = "vector.extract"(%337) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
      %389 = "vector.extract"(%337) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
      %390 = "vector.extract"(%337) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
      %391 = "vector.extract"(%337) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
      %392 = "vector.extract"(%337) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
      %393 = "vector.extract"(%337) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
      %394 = "vector.extract"(%337) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
      %395 = "vector.extract"(%337) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
      %396 = "vector.extract"(%337) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
      %397 = "vector.extract"(%337) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
      %398 = "vector.extract"(%337) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
      %399 = "vector.extract"(%337) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
      %400 = "vector.extract"(%337) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
      %401 = "vector.extract"(%337) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
      %402 = "arith.addi"(%91, %45) : (i32, i32) -> i32
      %403 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %404 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %405 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %406 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %407 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %408 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %409 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %410 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %411 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %412 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %413 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %414 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %415 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %416 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %417 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %418 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %419 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %420 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %421 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %422 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %423 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %424 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %425 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %426 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %427 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %428 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %429 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %430 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %431 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %432 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %433 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %434 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %435 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %436 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %437 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %438 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %439 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %440 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %441 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %442 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %443 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %444 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %445 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %446 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %447 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %448 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %449 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %450 = "llvm.mlir.undef"() : () -> vector<2xf16>
      %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472, %473, %474, %475, %476, %477, %478, %479, %480, %481, %482, %483, %484, %485, %486, %487, %488, %489, %490, %491, %492, %493, %494, %495, %496, %497, %498, %499, %500, %501, %502, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532, %533, %534, %535, %536, %537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571 = "scf.for"(%87, %402, %45, %87, %338, %339, %340, %341, %342, %343, %344, %345, %346, %347, %348, %349, %350, %351, %352, %353, %354, %355, %356, %357, %358, %359, %360, %361, %362, %363, %364, %365, %366, %367, %368, %369, %370, %371, %372, %373, %374, %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400, %401, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %328, %329, %330, %331, %333, %334, %335, %336) ({
      ^bb0(%572: i32, %573: i32, %574: f32, %575: f32, %576: f32, %577: f32, %578: f32, %579: f32, %580: f32, %581: f32, %582: f32, %583: f32, %584: f32, %585: f32, %586: f32, %587: f32, %588: f32, %589: f32, %590: f32, %591: f32, %592: f32, %593: f32, %594: f32, %595: f32, %596: f32, %597: f32, %598: f32, %599: f32, %600: f32, %601: f32, %602: f32, %603: f32, %604: f32, %605: f32, %606: f32, %607: f32, %608: f32, %609: f32, %610: f32, %611: f32, %612: f32, %613: f32, %614: f32, %615: f32, %616: f32, %617: f32, %618: f32, %619: f32, %620: f32, %621: f32, %622: f32, %623: f32, %624: f32, %625: f32, %626: f32, %627: f32, %628: f32, %629: f32, %630: f32, %631: f32, %632: f32, %633: f32, %634: f32, %635: f32, %636: f32, %637: f32, %638: vector<2xf16>, %639: vector<2xf16>, %640: vector<2xf16>, %641: vector<2xf16>, %642: vector<2xf16>, %643: vector<2xf16>, %644: vector<2xf16>, %645: vector<2xf16>, %646: vector<2xf16>, %647: vector<2xf16>, %648: vector<2xf16>, %649: vector<2xf16>, %650: vector<2xf16>, %651: vector<2xf16>, %652: vector<2xf16>, %653: vector<2xf16>, %654: vector<2xf16>, %655: vector<2xf16>, %656: vector<2xf16>, %657: vector<2xf16>, %658: vector<2xf16>, %659: vector<2xf16>, %660: vector<2xf16>, %661: vector<2xf16>, %662: vector<2xf16>, %663: vector<2xf16>, %664: vector<2xf16>, %665: vector<2xf16>, %666: vector<2xf16>, %667: vector<2xf16>, %668: vector<2xf16>, %669: vector<2xf16>, %670: vector<2xf16>, %671: vector<2xf16>, %672: vector<2xf16>, %673: vector<2xf16>, %674: vector<2xf16>, %675: vector<2xf16>, %676: vector<2xf16>, %677: vector<2xf16>, %678: vector<2xf16>, %679: vector<2xf16>, %680: vector<2xf16>, %681: vector<2xf16>, %682: vector<2xf16>, %683: vector<2xf16>, %684: vector<2xf16>, %685: vector<2xf16>, %686: f32, %687: f32, %688: f32, %689: f32, %690: f32, %691: f32, %692: f32, %693: f32):
        %694 = "arith.subi"(%91, %572) : (i32, i32) -> i32
        "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %695 = "arith.cmpi"(%694, %87) {predicate = 4 : i64} : (i32, i32) -> i1
        "scf.if"(%695) ({
          %696 = "arith.subi"(%694, %45) : (i32, i32) -> i32
          %697 = "arith.extsi"(%696) : (i32) -> i64
          %698 = "arith.muli"(%697, %78) : (i64, i64) -> i64
          %699 = "llvm.getelementptr"(%105, %698) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %700 = "arith.subi"(%45, %573) : (i32, i32) -> i32
          %701 = "arith.constant"() {value = 6144 : i32} : () -> i32
          %702 = "arith.muli"(%700, %701) : (i32, i32) -> i32
          %703 = "llvm.getelementptr"(%93, %702) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %704 = "llvm.getelementptr"(%703, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%704, %699) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          %705 = "llvm.getelementptr"(%699, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %706 = "llvm.getelementptr"(%703) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %707 = "llvm.getelementptr"(%706, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%707, %705) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          %708 = "llvm.getelementptr"(%699, %216) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %709 = "llvm.getelementptr"(%703) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %710 = "llvm.getelementptr"(%709, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%710, %708) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          %711 = "llvm.getelementptr"(%699, %224) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %712 = "llvm.getelementptr"(%703) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %713 = "llvm.getelementptr"(%712, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%713, %711) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          %714 = "llvm.getelementptr"(%699, %232) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %715 = "llvm.getelementptr"(%703) {rawConstantIndices = array<i32: 4096>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %716 = "llvm.getelementptr"(%715, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%716, %714) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          %717 = "llvm.getelementptr"(%699, %240) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %718 = "llvm.getelementptr"(%703) {rawConstantIndices = array<i32: 5120>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %719 = "llvm.getelementptr"(%718, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%719, %717) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %720 = "arith.constant"() {value = dense<0.0> : vector<96xf32>} : () -> vector<96xf32>
        %721 = "vector.extract"(%720) {static_position = array<i64: 0>} : (vector<96xf32>) -> f32
        %722 = "vector.extract"(%720) {static_position = array<i64: 1>} : (vector<96xf32>) -> f32
        %723 = "vector.extract"(%720) {static_position = array<i64: 2>} : (vector<96xf32>) -> f32
        %724 = "vector.extract"(%720) {static_position = array<i64: 3>} : (vector<96xf32>) -> f32
        %725 = "vector.extract"(%720) {static_position = array<i64: 4>} : (vector<96xf32>) -> f32
        %726 = "vector.extract"(%720) {static_position = array<i64: 5>} : (vector<96xf32>) -> f32
        %727 = "vector.extract"(%720) {static_position = array<i64: 6>} : (vector<96xf32>) -> f32
        %728 = "vector.extract"(%720) {static_position = array<i64: 7>} : (vector<96xf32>) -> f32
        %729 = "vector.extract"(%720) {static_position = array<i64: 8>} : (vector<96xf32>) -> f32
        %730 = "vector.extract"(%720) {static_position = array<i64: 9>} : (vector<96xf32>) -> f32
        %731 = "vector.extract"(%720) {static_position = array<i64: 10>} : (vector<96xf32>) -> f32
        %732 = "vector.extract"(%720) {static_position = array<i64: 11>} : (vector<96xf32>) -> f32
        %733 = "vector.extract"(%720) {static_position = array<i64: 12>} : (vector<96xf32>) -> f32
        %734 = "vector.extract"(%720) {static_position = array<i64: 13>} : (vector<96xf32>) -> f32
        %735 = "vector.extract"(%720) {static_position = array<i64: 14>} : (vector<96xf32>) -> f32
        %736 = "vector.extract"(%720) {static_position = array<i64: 15>} : (vector<96xf32>) -> f32
        %737 = "vector.extract"(%720) {static_position = array<i64: 16>} : (vector<96xf32>) -> f32
        %738 = "vector.extract"(%720) {static_position = array<i64: 17>} : (vector<96xf32>) -> f32
        %739 = "vector.extract"(%720) {static_position = array<i64: 18>} : (vector<96xf32>) -> f32
        %740 = "vector.extract"(%720) {static_position = array<i64: 19>} : (vector<96xf32>) -> f32
        %741 = "vector.extract"(%720) {static_position = array<i64: 20>} : (vector<96xf32>) -> f32
        %742 = "vector.extract"(%720) {static_position = array<i64: 21>} : (vector<96xf32>) -> f32
        %743 = "vector.extract"(%720) {static_position = array<i64: 22>} : (vector<96xf32>) -> f32
        %744 = "vector.extract"(%720) {static_position = array<i64: 23>} : (vector<96xf32>) -> f32
        %745 = "vector.extract"(%720) {static_position = array<i64: 24>} : (vector<96xf32>) -> f32
        %746 = "vector.extract"(%720) {static_position = array<i64: 25>} : (vector<96xf32>) -> f32
        %747 = "vector.extract"(%720) {static_position = array<i64: 26>} : (vector<96xf32>) -> f32
        %748 = "vector.extract"(%720) {static_position = array<i64: 27>} : (vector<96xf32>) -> f32
        %749 = "vector.extract"(%720) {static_position = array<i64: 28>} : (vector<96xf32>) -> f32
        %750 = "vector.extract"(%720) {static_position = array<i64: 29>} : (vector<96xf32>) -> f32
        %751 = "vector.extract"(%720) {static_position = array<i64: 30>} : (vector<96xf32>) -> f32
        %752 = "vector.extract"(%720) {static_position = array<i64: 31>} : (vector<96xf32>) -> f32
        %753 = "vector.extract"(%720) {static_position = array<i64: 32>} : (vector<96xf32>) -> f32
        %754 = "vector.extract"(%720) {static_position = array<i64: 33>} : (vector<96xf32>) -> f32
        %755 = "vector.extract"(%720) {static_position = array<i64: 34>} : (vector<96xf32>) -> f32
        %756 = "vector.extract"(%720) {static_position = array<i64: 35>} : (vector<96xf32>) -> f32
        %757 = "vector.extract"(%720) {static_position = array<i64: 36>} : (vector<96xf32>) -> f32
        %758 = "vector.extract"(%720) {static_position = array<i64: 37>} : (vector<96xf32>) -> f32
        %759 = "vector.extract"(%720) {static_position = array<i64: 38>} : (vector<96xf32>) -> f32
        %760 = "vector.extract"(%720) {static_position = array<i64: 39>} : (vector<96xf32>) -> f32
        %761 = "vector.extract"(%720) {static_position = array<i64: 40>} : (vector<96xf32>) -> f32
        %762 = "vector.extract"(%720) {static_position = array<i64: 41>} : (vector<96xf32>) -> f32
        %763 = "vector.extract"(%720) {static_position = array<i64: 42>} : (vector<96xf32>) -> f32
        %764 = "vector.extract"(%720) {static_position = array<i64: 43>} : (vector<96xf32>) -> f32
        %765 = "vector.extract"(%720) {static_position = array<i64: 44>} : (vector<96xf32>) -> f32
        %766 = "vector.extract"(%720) {static_position = array<i64: 45>} : (vector<96xf32>) -> f32
        %767 = "vector.extract"(%720) {static_position = array<i64: 46>} : (vector<96xf32>) -> f32
        %768 = "vector.extract"(%720) {static_position = array<i64: 47>} : (vector<96xf32>) -> f32
        %769 = "vector.extract"(%720) {static_position = array<i64: 48>} : (vector<96xf32>) -> f32
        %770 = "vector.extract"(%720) {static_position = array<i64: 49>} : (vector<96xf32>) -> f32
        %771 = "vector.extract"(%720) {static_position = array<i64: 50>} : (vector<96xf32>) -> f32
        %772 = "vector.extract"(%720) {static_position = array<i64: 51>} : (vector<96xf32>) -> f32
        %773 = "vector.extract"(%720) {static_position = array<i64: 52>} : (vector<96xf32>) -> f32
        %774 = "vector.extract"(%720) {static_position = array<i64: 53>} : (vector<96xf32>) -> f32
        %775 = "vector.extract"(%720) {static_position = array<i64: 54>} : (vector<96xf32>) -> f32
        %776 = "vector.extract"(%720) {static_position = array<i64: 55>} : (vector<96xf32>) -> f32
        %777 = "vector.extract"(%720) {static_position = array<i64: 56>} : (vector<96xf32>) -> f32
        %778 = "vector.extract"(%720) {static_position = array<i64: 57>} : (vector<96xf32>) -> f32
        %779 = "vector.extract"(%720) {static_position = array<i64: 58>} : (vector<96xf32>) -> f32
        %780 = "vector.extract"(%720) {static_position = array<i64: 59>} : (vector<96xf32>) -> f32
        %781 = "vector.extract"(%720) {static_position = array<i64: 60>} : (vector<96xf32>) -> f32
        %782 = "vector.extract"(%720) {static_position = array<i64: 61>} : (vector<96xf32>) -> f32
        %783 = "vector.extract"(%720) {static_position = array<i64: 62>} : (vector<96xf32>) -> f32
        %784 = "vector.extract"(%720) {static_position = array<i64: 63>} : (vector<96xf32>) -> f32
        %785 = "vector.extract"(%720) {static_position = array<i64: 64>} : (vector<96xf32>) -> f32
        %786 = "vector.extract"(%720) {static_position = array<i64: 65>} : (vector<96xf32>) -> f32
        %787 = "vector.extract"(%720) {static_position = array<i64: 66>} : (vector<96xf32>) -> f32
        %788 = "vector.extract"(%720) {static_position = array<i64: 67>} : (vector<96xf32>) -> f32
        %789 = "vector.extract"(%720) {static_position = array<i64: 68>} : (vector<96xf32>) -> f32
        %790 = "vector.extract"(%720) {static_position = array<i64: 69>} : (vector<96xf32>) -> f32
        %791 = "vector.extract"(%720) {static_position = array<i64: 70>} : (vector<96xf32>) -> f32
        %792 = "vector.extract"(%720) {static_position = array<i64: 71>} : (vector<96xf32>) -> f32
        %793 = "vector.extract"(%720) {static_position = array<i64: 72>} : (vector<96xf32>) -> f32
        %794 = "vector.extract"(%720) {static_position = array<i64: 73>} : (vector<96xf32>) -> f32
        %795 = "vector.extract"(%720) {static_position = array<i64: 74>} : (vector<96xf32>) -> f32
        %796 = "vector.extract"(%720) {static_position = array<i64: 75>} : (vector<96xf32>) -> f32
        %797 = "vector.extract"(%720) {static_position = array<i64: 76>} : (vector<96xf32>) -> f32
        %798 = "vector.extract"(%720) {static_position = array<i64: 77>} : (vector<96xf32>) -> f32
        %799 = "vector.extract"(%720) {static_position = array<i64: 78>} : (vector<96xf32>) -> f32
        %800 = "vector.extract"(%720) {static_position = array<i64: 79>} : (vector<96xf32>) -> f32
        %801 = "vector.extract"(%720) {static_position = array<i64: 80>} : (vector<96xf32>) -> f32
        %802 = "vector.extract"(%720) {static_position = array<i64: 81>} : (vector<96xf32>) -> f32
        %803 = "vector.extract"(%720) {static_position = array<i64: 82>} : (vector<96xf32>) -> f32
        %804 = "vector.extract"(%720) {static_position = array<i64: 83>} : (vector<96xf32>) -> f32
        %805 = "vector.extract"(%720) {static_position = array<i64: 84>} : (vector<96xf32>) -> f32
        %806 = "vector.extract"(%720) {static_position = array<i64: 85>} : (vector<96xf32>) -> f32
        %807 = "vector.extract"(%720) {static_position = array<i64: 86>} : (vector<96xf32>) -> f32
        %808 = "vector.extract"(%720) {static_position = array<i64: 87>} : (vector<96xf32>) -> f32
        %809 = "vector.extract"(%720) {static_position = array<i64: 88>} : (vector<96xf32>) -> f32
        %810 = "vector.extract"(%720) {static_position = array<i64: 89>} : (vector<96xf32>) -> f32
        %811 = "vector.extract"(%720) {static_position = array<i64: 90>} : (vector<96xf32>) -> f32
        %812 = "vector.extract"(%720) {static_position = array<i64: 91>} : (vector<96xf32>) -> f32
        %813 = "vector.extract"(%720) {static_position = array<i64: 92>} : (vector<96xf32>) -> f32
        %814 = "vector.extract"(%720) {static_position = array<i64: 93>} : (vector<96xf32>) -> f32
        %815 = "vector.extract"(%720) {static_position = array<i64: 94>} : (vector<96xf32>) -> f32
        %816 = "vector.extract"(%720) {static_position = array<i64: 95>} : (vector<96xf32>) -> f32
        %817 = "arith.andi"(%301, %121) : (i32, i32) -> i32
        %818 = "arith.shrui"(%817, %123) : (i32, i32) -> i32
        %819 = "arith.xori"(%301, %818) : (i32, i32) -> i32
        %820 = "llvm.getelementptr"(%92, %819) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t825_d = "nvvm.ldmatrix"(%820) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %821 = "llvm.extractvalue"(%t825_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %822 = "llvm.extractvalue"(%t825_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %823 = "llvm.extractvalue"(%t825_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %824 = "llvm.extractvalue"(%t825_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %826 = "llvm.getelementptr"(%163, %819) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t831_d = "nvvm.ldmatrix"(%826) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %827 = "llvm.extractvalue"(%t831_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %828 = "llvm.extractvalue"(%t831_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %829 = "llvm.extractvalue"(%t831_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %830 = "llvm.extractvalue"(%t831_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %832 = "arith.constant"() {value = 6144 : i32} : () -> i32
        %833 = "arith.muli"(%573, %832) : (i32, i32) -> i32
        %834 = "llvm.getelementptr"(%93, %833) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %835 = "arith.andi"(%310, %121) : (i32, i32) -> i32
        %836 = "arith.shrui"(%835, %123) : (i32, i32) -> i32
        %837 = "arith.xori"(%310, %836) : (i32, i32) -> i32
        %838 = "llvm.getelementptr"(%834, %837) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t843_d = "nvvm.ldmatrix"(%838) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %839 = "llvm.extractvalue"(%t843_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %840 = "llvm.extractvalue"(%t843_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %841 = "llvm.extractvalue"(%t843_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %842 = "llvm.extractvalue"(%t843_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %844 = "llvm.getelementptr"(%834) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %845 = "llvm.getelementptr"(%844, %837) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t850_d = "nvvm.ldmatrix"(%845) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %846 = "llvm.extractvalue"(%t850_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %847 = "llvm.extractvalue"(%t850_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %848 = "llvm.extractvalue"(%t850_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %849 = "llvm.extractvalue"(%t850_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %851 = "llvm.getelementptr"(%834) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %852 = "llvm.getelementptr"(%851, %837) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t857_d = "nvvm.ldmatrix"(%852) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %853 = "llvm.extractvalue"(%t857_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %854 = "llvm.extractvalue"(%t857_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %855 = "llvm.extractvalue"(%t857_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %856 = "llvm.extractvalue"(%t857_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %858 = "llvm.getelementptr"(%834) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %859 = "llvm.getelementptr"(%858, %837) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t864_d = "nvvm.ldmatrix"(%859) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %860 = "llvm.extractvalue"(%t864_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %861 = "llvm.extractvalue"(%t864_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %862 = "llvm.extractvalue"(%t864_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %863 = "llvm.extractvalue"(%t864_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %865 = "llvm.getelementptr"(%834) {rawConstantIndices = array<i32: 4096>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %866 = "llvm.getelementptr"(%865, %837) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t871_d = "nvvm.ldmatrix"(%866) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %867 = "llvm.extractvalue"(%t871_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %868 = "llvm.extractvalue"(%t871_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %869 = "llvm.extractvalue"(%t871_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %870 = "llvm.extractvalue"(%t871_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %872 = "llvm.getelementptr"(%834) {rawConstantIndices = array<i32: 5120>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %873 = "llvm.getelementptr"(%872, %837) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t878_d = "nvvm.ldmatrix"(%873) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %874 = "llvm.extractvalue"(%t878_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %875 = "llvm.extractvalue"(%t878_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %876 = "llvm.extractvalue"(%t878_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %877 = "llvm.extractvalue"(%t878_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %879 = "llvm.bitcast"(%821) : (i32) -> vector<2xf16>
        %880 = "llvm.bitcast"(%822) : (i32) -> vector<2xf16>
        %881 = "llvm.bitcast"(%823) : (i32) -> vector<2xf16>
        %882 = "llvm.bitcast"(%824) : (i32) -> vector<2xf16>
        %883 = "llvm.bitcast"(%839) : (i32) -> vector<2xf16>
        %884 = "llvm.bitcast"(%840) : (i32) -> vector<2xf16>
        %t889_d = "llvm.call_intrinsic"(%879, %880, %881, %882, %883, %884, %721, %722, %723, %724) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %885 = "llvm.extractvalue"(%t889_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %886 = "llvm.extractvalue"(%t889_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %887 = "llvm.extractvalue"(%t889_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %888 = "llvm.extractvalue"(%t889_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %890 = "llvm.bitcast"(%841) : (i32) -> vector<2xf16>
        %891 = "llvm.bitcast"(%842) : (i32) -> vector<2xf16>
        %t896_d = "llvm.call_intrinsic"(%879, %880, %881, %882, %890, %891, %729, %730, %731, %732) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %892 = "llvm.extractvalue"(%t896_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %893 = "llvm.extractvalue"(%t896_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %894 = "llvm.extractvalue"(%t896_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %895 = "llvm.extractvalue"(%t896_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %897 = "llvm.bitcast"(%846) : (i32) -> vector<2xf16>
        %898 = "llvm.bitcast"(%847) : (i32) -> vector<2xf16>
        %t903_d = "llvm.call_intrinsic"(%879, %880, %881, %882, %897, %898, %737, %738, %739, %740) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %899 = "llvm.extractvalue"(%t903_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %900 = "llvm.extractvalue"(%t903_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %901 = "llvm.extractvalue"(%t903_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %902 = "llvm.extractvalue"(%t903_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %904 = "llvm.bitcast"(%848) : (i32) -> vector<2xf16>
        %905 = "llvm.bitcast"(%849) : (i32) -> vector<2xf16>
        %t910_d = "llvm.call_intrinsic"(%879, %880, %881, %882, %904, %905, %745, %746, %747, %748) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %906 = "llvm.extractvalue"(%t910_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %907 = "llvm.extractvalue"(%t910_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %908 = "llvm.extractvalue"(%t910_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %909 = "llvm.extractvalue"(%t910_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %911 = "llvm.bitcast"(%853) : (i32) -> vector<2xf16>
        %912 = "llvm.bitcast"(%854) : (i32) -> vector<2xf16>
        %t917_d = "llvm.call_intrinsic"(%879, %880, %881, %882, %911, %912, %753, %754, %755, %756) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %913 = "llvm.extractvalue"(%t917_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %914 = "llvm.extractvalue"(%t917_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %915 = "llvm.extractvalue"(%t917_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %916 = "llvm.extractvalue"(%t917_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %918 = "llvm.bitcast"(%855) : (i32) -> vector<2xf16>
        %919 = "llvm.bitcast"(%856) : (i32) -> vector<2xf16>
        %t924_d = "llvm.call_intrinsic"(%879, %880, %881, %882, %918, %919, %761, %762, %763, %764) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %920 = "llvm.extractvalue"(%t924_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %921 = "llvm.extractvalue"(%t924_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %922 = "llvm.extractvalue"(%t924_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %923 = "llvm.extractvalue"(%t924_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %925 = "llvm.bitcast"(%860) : (i32) -> vector<2xf16>
        %926 = "llvm.bitcast"(%861) : (i32) -> vector<2xf16>
        %t931_d = "llvm.call_intrinsic"(%879, %880, %881, %882, %925, %926, %769, %770, %771, %772) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %927 = "llvm.extractvalue"(%t931_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %928 = "llvm.extractvalue"(%t931_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %929 = "llvm.extractvalue"(%t931_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %930 = "llvm.extractvalue"(%t931_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %932 = "llvm.bitcast"(%862) : (i32) -> vector<2xf16>
        %933 = "llvm.bitcast"(%863) : (i32) -> vector<2xf16>
        %t938_d = "llvm.call_intrinsic"(%879, %880, %881, %882, %932, %933, %777, %778, %779, %780) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %934 = "llvm.extractvalue"(%t938_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %935 = "llvm.extractvalue"(%t938_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %936 = "llvm.extractvalue"(%t938_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %937 = "llvm.extractvalue"(%t938_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %939 = "llvm.bitcast"(%867) : (i32) -> vector<2xf16>
        %940 = "llvm.bitcast"(%868) : (i32) -> vector<2xf16>
        %t945_d = "llvm.call_intrinsic"(%879, %880, %881, %882, %939, %940, %785, %786, %787, %788) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %941 = "llvm.extractvalue"(%t945_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %942 = "llvm.extractvalue"(%t945_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %943 = "llvm.extractvalue"(%t945_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %944 = "llvm.extractvalue"(%t945_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %946 = "llvm.bitcast"(%869) : (i32) -> vector<2xf16>
        %947 = "llvm.bitcast"(%870) : (i32) -> vector<2xf16>
        %t952_d = "llvm.call_intrinsic"(%879, %880, %881, %882, %946, %947, %793, %794, %795, %796) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %948 = "llvm.extractvalue"(%t952_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %949 = "llvm.extractvalue"(%t952_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %950 = "llvm.extractvalue"(%t952_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %951 = "llvm.extractvalue"(%t952_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %953 = "llvm.bitcast"(%874) : (i32) -> vector<2xf16>
        %954 = "llvm.bitcast"(%875) : (i32) -> vector<2xf16>
        %t959_d = "llvm.call_intrinsic"(%879, %880, %881, %882, %953, %954, %801, %802, %803, %804) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %955 = "llvm.extractvalue"(%t959_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %956 = "llvm.extractvalue"(%t959_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %957 = "llvm.extractvalue"(%t959_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %958 = "llvm.extractvalue"(%t959_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %960 = "llvm.bitcast"(%876) : (i32) -> vector<2xf16>
        %961 = "llvm.bitcast"(%877) : (i32) -> vector<2xf16>
        %t966_d = "llvm.call_intrinsic"(%879, %880, %881, %882, %960, %961, %809, %810, %811, %812) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %962 = "llvm.extractvalue"(%t966_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %963 = "llvm.extractvalue"(%t966_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %964 = "llvm.extractvalue"(%t966_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %965 = "llvm.extractvalue"(%t966_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %967 = "llvm.bitcast"(%827) : (i32) -> vector<2xf16>
        %968 = "llvm.bitcast"(%828) : (i32) -> vector<2xf16>
        %969 = "llvm.bitcast"(%829) : (i32) -> vector<2xf16>
        %970 = "llvm.bitcast"(%830) : (i32) -> vector<2xf16>
        %t975_d = "llvm.call_intrinsic"(%967, %968, %969, %970, %960, %961, %813, %814, %815, %816) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %971 = "llvm.extractvalue"(%t975_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %972 = "llvm.extractvalue"(%t975_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %973 = "llvm.extractvalue"(%t975_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %974 = "llvm.extractvalue"(%t975_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t980_d = "llvm.call_intrinsic"(%967, %968, %969, %970, %953, %954, %805, %806, %807, %808) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %976 = "llvm.extractvalue"(%t980_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %977 = "llvm.extractvalue"(%t980_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %978 = "llvm.extractvalue"(%t980_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %979 = "llvm.extractvalue"(%t980_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t985_d = "llvm.call_intrinsic"(%967, %968, %969, %970, %946, %947, %797, %798, %799, %800) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %981 = "llvm.extractvalue"(%t985_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %982 = "llvm.extractvalue"(%t985_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %983 = "llvm.extractvalue"(%t985_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %984 = "llvm.extractvalue"(%t985_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t990_d = "llvm.call_intrinsic"(%967, %968, %969, %970, %939, %940, %789, %790, %791, %792) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %986 = "llvm.extractvalue"(%t990_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %987 = "llvm.extractvalue"(%t990_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %988 = "llvm.extractvalue"(%t990_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %989 = "llvm.extractvalue"(%t990_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t995_d = "llvm.call_intrinsic"(%967, %968, %969, %970, %932, %933, %781, %782, %783, %784) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %991 = "llvm.extractvalue"(%t995_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %992 = "llvm.extractvalue"(%t995_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %993 = "llvm.extractvalue"(%t995_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %994 = "llvm.extractvalue"(%t995_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1000_d = "llvm.call_intrinsic"(%967, %968, %969, %970, %925, %926, %773, %774, %775, %776) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %996 = "llvm.extractvalue"(%t1000_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %997 = "llvm.extractvalue"(%t1000_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %998 = "llvm.extractvalue"(%t1000_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %999 = "llvm.extractvalue"(%t1000_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1005_d = "llvm.call_intrinsic"(%967, %968, %969, %970, %918, %919, %765, %766, %767, %768) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1001 = "llvm.extractvalue"(%t1005_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1002 = "llvm.extractvalue"(%t1005_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1003 = "llvm.extractvalue"(%t1005_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1004 = "llvm.extractvalue"(%t1005_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1010_d = "llvm.call_intrinsic"(%967, %968, %969, %970, %911, %912, %757, %758, %759, %760) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1006 = "llvm.extractvalue"(%t1010_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1007 = "llvm.extractvalue"(%t1010_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1008 = "llvm.extractvalue"(%t1010_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1009 = "llvm.extractvalue"(%t1010_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1015_d = "llvm.call_intrinsic"(%967, %968, %969, %970, %904, %905, %749, %750, %751, %752) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1011 = "llvm.extractvalue"(%t1015_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1012 = "llvm.extractvalue"(%t1015_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1013 = "llvm.extractvalue"(%t1015_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1014 = "llvm.extractvalue"(%t1015_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1020_d = "llvm.call_intrinsic"(%967, %968, %969, %970, %897, %898, %741, %742, %743, %744) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1016 = "llvm.extractvalue"(%t1020_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1017 = "llvm.extractvalue"(%t1020_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1018 = "llvm.extractvalue"(%t1020_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1019 = "llvm.extractvalue"(%t1020_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1025_d = "llvm.call_intrinsic"(%967, %968, %969, %970, %890, %891, %733, %734, %735, %736) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1021 = "llvm.extractvalue"(%t1025_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1022 = "llvm.extractvalue"(%t1025_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1023 = "llvm.extractvalue"(%t1025_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1024 = "llvm.extractvalue"(%t1025_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1030_d = "llvm.call_intrinsic"(%967, %968, %969, %970, %883, %884, %725, %726, %727, %728) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1026 = "llvm.extractvalue"(%t1030_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1027 = "llvm.extractvalue"(%t1030_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1028 = "llvm.extractvalue"(%t1030_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1029 = "llvm.extractvalue"(%t1030_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1031 = "arith.addi"(%301, %129) : (i32, i32) -> i32
        %1032 = "arith.andi"(%1031, %121) : (i32, i32) -> i32
        %1033 = "arith.shrui"(%1032, %123) : (i32, i32) -> i32
        %1034 = "arith.xori"(%1031, %1033) : (i32, i32) -> i32
        %1035 = "llvm.getelementptr"(%92, %1034) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1040_d = "nvvm.ldmatrix"(%1035) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1036 = "llvm.extractvalue"(%t1040_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1037 = "llvm.extractvalue"(%t1040_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1038 = "llvm.extractvalue"(%t1040_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1039 = "llvm.extractvalue"(%t1040_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1041 = "llvm.getelementptr"(%163, %1034) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1046_d = "nvvm.ldmatrix"(%1041) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1042 = "llvm.extractvalue"(%t1046_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1043 = "llvm.extractvalue"(%t1046_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1044 = "llvm.extractvalue"(%t1046_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1045 = "llvm.extractvalue"(%t1046_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1047 = "arith.addi"(%310, %129) : (i32, i32) -> i32
        %1048 = "arith.andi"(%1047, %121) : (i32, i32) -> i32
        %1049 = "arith.shrui"(%1048, %123) : (i32, i32) -> i32
        %1050 = "arith.xori"(%1047, %1049) : (i32, i32) -> i32
        %1051 = "llvm.getelementptr"(%834, %1050) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1056_d = "nvvm.ldmatrix"(%1051) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1052 = "llvm.extractvalue"(%t1056_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1053 = "llvm.extractvalue"(%t1056_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1054 = "llvm.extractvalue"(%t1056_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1055 = "llvm.extractvalue"(%t1056_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1057 = "llvm.getelementptr"(%844, %1050) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1062_d = "nvvm.ldmatrix"(%1057) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1058 = "llvm.extractvalue"(%t1062_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1059 = "llvm.extractvalue"(%t1062_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1060 = "llvm.extractvalue"(%t1062_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1061 = "llvm.extractvalue"(%t1062_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1063 = "llvm.getelementptr"(%851, %1050) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1068_d = "nvvm.ldmatrix"(%1063) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1064 = "llvm.extractvalue"(%t1068_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1065 = "llvm.extractvalue"(%t1068_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1066 = "llvm.extractvalue"(%t1068_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1067 = "llvm.extractvalue"(%t1068_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1069 = "llvm.getelementptr"(%858, %1050) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1074_d = "nvvm.ldmatrix"(%1069) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1070 = "llvm.extractvalue"(%t1074_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1071 = "llvm.extractvalue"(%t1074_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1072 = "llvm.extractvalue"(%t1074_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1073 = "llvm.extractvalue"(%t1074_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1075 = "llvm.getelementptr"(%865, %1050) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1080_d = "nvvm.ldmatrix"(%1075) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1076 = "llvm.extractvalue"(%t1080_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1077 = "llvm.extractvalue"(%t1080_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1078 = "llvm.extractvalue"(%t1080_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1079 = "llvm.extractvalue"(%t1080_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1081 = "llvm.getelementptr"(%872, %1050) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1086_d = "nvvm.ldmatrix"(%1081) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1082 = "llvm.extractvalue"(%t1086_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1083 = "llvm.extractvalue"(%t1086_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1084 = "llvm.extractvalue"(%t1086_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1085 = "llvm.extractvalue"(%t1086_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1087 = "llvm.bitcast"(%1036) : (i32) -> vector<2xf16>
        %1088 = "llvm.bitcast"(%1037) : (i32) -> vector<2xf16>
        %1089 = "llvm.bitcast"(%1038) : (i32) -> vector<2xf16>
        %1090 = "llvm.bitcast"(%1039) : (i32) -> vector<2xf16>
        %1091 = "llvm.bitcast"(%1052) : (i32) -> vector<2xf16>
        %1092 = "llvm.bitcast"(%1053) : (i32) -> vector<2xf16>
        %t1097_d = "llvm.call_intrinsic"(%1087, %1088, %1089, %1090, %1091, %1092, %885, %886, %887, %888) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1093 = "llvm.extractvalue"(%t1097_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1094 = "llvm.extractvalue"(%t1097_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1095 = "llvm.extractvalue"(%t1097_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1096 = "llvm.extractvalue"(%t1097_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1098 = "llvm.bitcast"(%1054) : (i32) -> vector<2xf16>
        %1099 = "llvm.bitcast"(%1055) : (i32) -> vector<2xf16>
        %t1104_d = "llvm.call_intrinsic"(%1087, %1088, %1089, %1090, %1098, %1099, %892, %893, %894, %895) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1100 = "llvm.extractvalue"(%t1104_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1101 = "llvm.extractvalue"(%t1104_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1102 = "llvm.extractvalue"(%t1104_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1103 = "llvm.extractvalue"(%t1104_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1105 = "llvm.bitcast"(%1058) : (i32) -> vector<2xf16>
        %1106 = "llvm.bitcast"(%1059) : (i32) -> vector<2xf16>
        %t1111_d = "llvm.call_intrinsic"(%1087, %1088, %1089, %1090, %1105, %1106, %899, %900, %901, %902) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1107 = "llvm.extractvalue"(%t1111_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1108 = "llvm.extractvalue"(%t1111_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1109 = "llvm.extractvalue"(%t1111_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1110 = "llvm.extractvalue"(%t1111_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1112 = "llvm.bitcast"(%1060) : (i32) -> vector<2xf16>
        %1113 = "llvm.bitcast"(%1061) : (i32) -> vector<2xf16>
        %t1118_d = "llvm.call_intrinsic"(%1087, %1088, %1089, %1090, %1112, %1113, %906, %907, %908, %909) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1114 = "llvm.extractvalue"(%t1118_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1115 = "llvm.extractvalue"(%t1118_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1116 = "llvm.extractvalue"(%t1118_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1117 = "llvm.extractvalue"(%t1118_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1119 = "llvm.bitcast"(%1064) : (i32) -> vector<2xf16>
        %1120 = "llvm.bitcast"(%1065) : (i32) -> vector<2xf16>
        %t1125_d = "llvm.call_intrinsic"(%1087, %1088, %1089, %1090, %1119, %1120, %913, %914, %915, %916) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1121 = "llvm.extractvalue"(%t1125_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1122 = "llvm.extractvalue"(%t1125_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1123 = "llvm.extractvalue"(%t1125_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1124 = "llvm.extractvalue"(%t1125_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1126 = "llvm.bitcast"(%1066) : (i32) -> vector<2xf16>
        %1127 = "llvm.bitcast"(%1067) : (i32) -> vector<2xf16>
        %t1132_d = "llvm.call_intrinsic"(%1087, %1088, %1089, %1090, %1126, %1127, %920, %921, %922, %923) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1128 = "llvm.extractvalue"(%t1132_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1129 = "llvm.extractvalue"(%t1132_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1130 = "llvm.extractvalue"(%t1132_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1131 = "llvm.extractvalue"(%t1132_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1133 = "llvm.bitcast"(%1070) : (i32) -> vector<2xf16>
        %1134 = "llvm.bitcast"(%1071) : (i32) -> vector<2xf16>
        %t1139_d = "llvm.call_intrinsic"(%1087, %1088, %1089, %1090, %1133, %1134, %927, %928, %929, %930) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1135 = "llvm.extractvalue"(%t1139_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1136 = "llvm.extractvalue"(%t1139_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1137 = "llvm.extractvalue"(%t1139_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1138 = "llvm.extractvalue"(%t1139_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1140 = "llvm.bitcast"(%1072) : (i32) -> vector<2xf16>
        %1141 = "llvm.bitcast"(%1073) : (i32) -> vector<2xf16>
        %t1146_d = "llvm.call_intrinsic"(%1087, %1088, %1089, %1090, %1140, %1141, %934, %935, %936, %937) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1142 = "llvm.extractvalue"(%t1146_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1143 = "llvm.extractvalue"(%t1146_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1144 = "llvm.extractvalue"(%t1146_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1145 = "llvm.extractvalue"(%t1146_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1147 = "llvm.bitcast"(%1076) : (i32) -> vector<2xf16>
        %1148 = "llvm.bitcast"(%1077) : (i32) -> vector<2xf16>
        %t1153_d = "llvm.call_intrinsic"(%1087, %1088, %1089, %1090, %1147, %1148, %941, %942, %943, %944) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1149 = "llvm.extractvalue"(%t1153_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1150 = "llvm.extractvalue"(%t1153_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1151 = "llvm.extractvalue"(%t1153_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1152 = "llvm.extractvalue"(%t1153_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1154 = "llvm.bitcast"(%1078) : (i32) -> vector<2xf16>
        %1155 = "llvm.bitcast"(%1079) : (i32) -> vector<2xf16>
        %t1160_d = "llvm.call_intrinsic"(%1087, %1088, %1089, %1090, %1154, %1155, %948, %949, %950, %951) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1156 = "llvm.extractvalue"(%t1160_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1157 = "llvm.extractvalue"(%t1160_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1158 = "llvm.extractvalue"(%t1160_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1159 = "llvm.extractvalue"(%t1160_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1161 = "llvm.bitcast"(%1082) : (i32) -> vector<2xf16>
        %1162 = "llvm.bitcast"(%1083) : (i32) -> vector<2xf16>
        %t1167_d = "llvm.call_intrinsic"(%1087, %1088, %1089, %1090, %1161, %1162, %955, %956, %957, %958) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1163 = "llvm.extractvalue"(%t1167_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1164 = "llvm.extractvalue"(%t1167_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1165 = "llvm.extractvalue"(%t1167_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1166 = "llvm.extractvalue"(%t1167_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1168 = "llvm.bitcast"(%1084) : (i32) -> vector<2xf16>
        %1169 = "llvm.bitcast"(%1085) : (i32) -> vector<2xf16>
        %t1174_d = "llvm.call_intrinsic"(%1087, %1088, %1089, %1090, %1168, %1169, %962, %963, %964, %965) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1170 = "llvm.extractvalue"(%t1174_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1171 = "llvm.extractvalue"(%t1174_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1172 = "llvm.extractvalue"(%t1174_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1173 = "llvm.extractvalue"(%t1174_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1175 = "llvm.bitcast"(%1042) : (i32) -> vector<2xf16>
        %1176 = "llvm.bitcast"(%1043) : (i32) -> vector<2xf16>
        %1177 = "llvm.bitcast"(%1044) : (i32) -> vector<2xf16>
        %1178 = "llvm.bitcast"(%1045) : (i32) -> vector<2xf16>
        %t1183_d = "llvm.call_intrinsic"(%1175, %1176, %1177, %1178, %1168, %1169, %971, %972, %973, %974) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1179 = "llvm.extractvalue"(%t1183_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1180 = "llvm.extractvalue"(%t1183_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1181 = "llvm.extractvalue"(%t1183_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1182 = "llvm.extractvalue"(%t1183_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1188_d = "llvm.call_intrinsic"(%1175, %1176, %1177, %1178, %1161, %1162, %976, %977, %978, %979) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1184 = "llvm.extractvalue"(%t1188_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1185 = "llvm.extractvalue"(%t1188_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1186 = "llvm.extractvalue"(%t1188_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1187 = "llvm.extractvalue"(%t1188_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1193_d = "llvm.call_intrinsic"(%1175, %1176, %1177, %1178, %1154, %1155, %981, %982, %983, %984) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1189 = "llvm.extractvalue"(%t1193_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1190 = "llvm.extractvalue"(%t1193_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1191 = "llvm.extractvalue"(%t1193_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1192 = "llvm.extractvalue"(%t1193_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1198_d = "llvm.call_intrinsic"(%1175, %1176, %1177, %1178, %1147, %1148, %986, %987, %988, %989) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1194 = "llvm.extractvalue"(%t1198_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1195 = "llvm.extractvalue"(%t1198_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1196 = "llvm.extractvalue"(%t1198_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1197 = "llvm.extractvalue"(%t1198_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1203_d = "llvm.call_intrinsic"(%1175, %1176, %1177, %1178, %1140, %1141, %991, %992, %993, %994) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1199 = "llvm.extractvalue"(%t1203_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1200 = "llvm.extractvalue"(%t1203_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1201 = "llvm.extractvalue"(%t1203_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1202 = "llvm.extractvalue"(%t1203_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1208_d = "llvm.call_intrinsic"(%1175, %1176, %1177, %1178, %1133, %1134, %996, %997, %998, %999) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1204 = "llvm.extractvalue"(%t1208_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1205 = "llvm.extractvalue"(%t1208_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1206 = "llvm.extractvalue"(%t1208_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1207 = "llvm.extractvalue"(%t1208_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1213_d = "llvm.call_intrinsic"(%1175, %1176, %1177, %1178, %1126, %1127, %1001, %1002, %1003, %1004) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1209 = "llvm.extractvalue"(%t1213_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1210 = "llvm.extractvalue"(%t1213_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1211 = "llvm.extractvalue"(%t1213_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1212 = "llvm.extractvalue"(%t1213_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1218_d = "llvm.call_intrinsic"(%1175, %1176, %1177, %1178, %1119, %1120, %1006, %1007, %1008, %1009) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1214 = "llvm.extractvalue"(%t1218_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1215 = "llvm.extractvalue"(%t1218_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1216 = "llvm.extractvalue"(%t1218_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1217 = "llvm.extractvalue"(%t1218_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1223_d = "llvm.call_intrinsic"(%1175, %1176, %1177, %1178, %1112, %1113, %1011, %1012, %1013, %1014) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1219 = "llvm.extractvalue"(%t1223_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1220 = "llvm.extractvalue"(%t1223_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1221 = "llvm.extractvalue"(%t1223_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1222 = "llvm.extractvalue"(%t1223_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1228_d = "llvm.call_intrinsic"(%1175, %1176, %1177, %1178, %1105, %1106, %1016, %1017, %1018, %1019) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1224 = "llvm.extractvalue"(%t1228_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1225 = "llvm.extractvalue"(%t1228_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1226 = "llvm.extractvalue"(%t1228_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1227 = "llvm.extractvalue"(%t1228_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1233_d = "llvm.call_intrinsic"(%1175, %1176, %1177, %1178, %1098, %1099, %1021, %1022, %1023, %1024) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1229 = "llvm.extractvalue"(%t1233_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1230 = "llvm.extractvalue"(%t1233_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1231 = "llvm.extractvalue"(%t1233_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1232 = "llvm.extractvalue"(%t1233_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1238_d = "llvm.call_intrinsic"(%1175, %1176, %1177, %1178, %1091, %1092, %1026, %1027, %1028, %1029) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1234 = "llvm.extractvalue"(%t1238_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1235 = "llvm.extractvalue"(%t1238_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1236 = "llvm.extractvalue"(%t1238_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1237 = "llvm.extractvalue"(%t1238_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1239 = "arith.addi"(%301, %138) : (i32, i32) -> i32
        %1240 = "arith.andi"(%1239, %121) : (i32, i32) -> i32
        %1241 = "arith.shrui"(%1240, %123) : (i32, i32) -> i32
        %1242 = "arith.xori"(%1239, %1241) : (i32, i32) -> i32
        %1243 = "llvm.getelementptr"(%92, %1242) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1248_d = "nvvm.ldmatrix"(%1243) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1244 = "llvm.extractvalue"(%t1248_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1245 = "llvm.extractvalue"(%t1248_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1246 = "llvm.extractvalue"(%t1248_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1247 = "llvm.extractvalue"(%t1248_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1249 = "llvm.getelementptr"(%163, %1242) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1254_d = "nvvm.ldmatrix"(%1249) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1250 = "llvm.extractvalue"(%t1254_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1251 = "llvm.extractvalue"(%t1254_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1252 = "llvm.extractvalue"(%t1254_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1253 = "llvm.extractvalue"(%t1254_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1255 = "arith.addi"(%310, %138) : (i32, i32) -> i32
        %1256 = "arith.andi"(%1255, %121) : (i32, i32) -> i32
        %1257 = "arith.shrui"(%1256, %123) : (i32, i32) -> i32
        %1258 = "arith.xori"(%1255, %1257) : (i32, i32) -> i32
        %1259 = "llvm.getelementptr"(%834, %1258) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1264_d = "nvvm.ldmatrix"(%1259) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1260 = "llvm.extractvalue"(%t1264_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1261 = "llvm.extractvalue"(%t1264_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1262 = "llvm.extractvalue"(%t1264_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1263 = "llvm.extractvalue"(%t1264_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1265 = "llvm.getelementptr"(%844, %1258) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1270_d = "nvvm.ldmatrix"(%1265) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1266 = "llvm.extractvalue"(%t1270_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1267 = "llvm.extractvalue"(%t1270_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1268 = "llvm.extractvalue"(%t1270_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1269 = "llvm.extractvalue"(%t1270_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1271 = "llvm.getelementptr"(%851, %1258) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1276_d = "nvvm.ldmatrix"(%1271) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1272 = "llvm.extractvalue"(%t1276_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1273 = "llvm.extractvalue"(%t1276_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1274 = "llvm.extractvalue"(%t1276_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1275 = "llvm.extractvalue"(%t1276_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1277 = "llvm.getelementptr"(%858, %1258) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1282_d = "nvvm.ldmatrix"(%1277) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1278 = "llvm.extractvalue"(%t1282_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1279 = "llvm.extractvalue"(%t1282_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1280 = "llvm.extractvalue"(%t1282_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1281 = "llvm.extractvalue"(%t1282_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1283 = "llvm.getelementptr"(%865, %1258) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1288_d = "nvvm.ldmatrix"(%1283) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1284 = "llvm.extractvalue"(%t1288_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1285 = "llvm.extractvalue"(%t1288_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1286 = "llvm.extractvalue"(%t1288_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1287 = "llvm.extractvalue"(%t1288_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1289 = "llvm.getelementptr"(%872, %1258) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1294_d = "nvvm.ldmatrix"(%1289) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1290 = "llvm.extractvalue"(%t1294_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1291 = "llvm.extractvalue"(%t1294_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1292 = "llvm.extractvalue"(%t1294_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1293 = "llvm.extractvalue"(%t1294_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1295 = "llvm.bitcast"(%1244) : (i32) -> vector<2xf16>
        %1296 = "llvm.bitcast"(%1245) : (i32) -> vector<2xf16>
        %1297 = "llvm.bitcast"(%1246) : (i32) -> vector<2xf16>
        %1298 = "llvm.bitcast"(%1247) : (i32) -> vector<2xf16>
        %1299 = "llvm.bitcast"(%1260) : (i32) -> vector<2xf16>
        %1300 = "llvm.bitcast"(%1261) : (i32) -> vector<2xf16>
        %t1305_d = "llvm.call_intrinsic"(%1295, %1296, %1297, %1298, %1299, %1300, %1093, %1094, %1095, %1096) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1301 = "llvm.extractvalue"(%t1305_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1302 = "llvm.extractvalue"(%t1305_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1303 = "llvm.extractvalue"(%t1305_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1304 = "llvm.extractvalue"(%t1305_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1306 = "llvm.bitcast"(%1262) : (i32) -> vector<2xf16>
        %1307 = "llvm.bitcast"(%1263) : (i32) -> vector<2xf16>
        %t1312_d = "llvm.call_intrinsic"(%1295, %1296, %1297, %1298, %1306, %1307, %1100, %1101, %1102, %1103) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1308 = "llvm.extractvalue"(%t1312_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1309 = "llvm.extractvalue"(%t1312_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1310 = "llvm.extractvalue"(%t1312_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1311 = "llvm.extractvalue"(%t1312_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1313 = "llvm.bitcast"(%1266) : (i32) -> vector<2xf16>
        %1314 = "llvm.bitcast"(%1267) : (i32) -> vector<2xf16>
        %t1319_d = "llvm.call_intrinsic"(%1295, %1296, %1297, %1298, %1313, %1314, %1107, %1108, %1109, %1110) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1315 = "llvm.extractvalue"(%t1319_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1316 = "llvm.extractvalue"(%t1319_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1317 = "llvm.extractvalue"(%t1319_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1318 = "llvm.extractvalue"(%t1319_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1320 = "llvm.bitcast"(%1268) : (i32) -> vector<2xf16>
        %1321 = "llvm.bitcast"(%1269) : (i32) -> vector<2xf16>
        %t1326_d = "llvm.call_intrinsic"(%1295, %1296, %1297, %1298, %1320, %1321, %1114, %1115, %1116, %1117) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1322 = "llvm.extractvalue"(%t1326_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1323 = "llvm.extractvalue"(%t1326_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1324 = "llvm.extractvalue"(%t1326_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1325 = "llvm.extractvalue"(%t1326_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1327 = "llvm.bitcast"(%1272) : (i32) -> vector<2xf16>
        %1328 = "llvm.bitcast"(%1273) : (i32) -> vector<2xf16>
        %t1333_d = "llvm.call_intrinsic"(%1295, %1296, %1297, %1298, %1327, %1328, %1121, %1122, %1123, %1124) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1329 = "llvm.extractvalue"(%t1333_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1330 = "llvm.extractvalue"(%t1333_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1331 = "llvm.extractvalue"(%t1333_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1332 = "llvm.extractvalue"(%t1333_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1334 = "llvm.bitcast"(%1274) : (i32) -> vector<2xf16>
        %1335 = "llvm.bitcast"(%1275) : (i32) -> vector<2xf16>
        %t1340_d = "llvm.call_intrinsic"(%1295, %1296, %1297, %1298, %1334, %1335, %1128, %1129, %1130, %1131) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1336 = "llvm.extractvalue"(%t1340_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1337 = "llvm.extractvalue"(%t1340_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1338 = "llvm.extractvalue"(%t1340_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1339 = "llvm.extractvalue"(%t1340_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1341 = "llvm.bitcast"(%1278) : (i32) -> vector<2xf16>
        %1342 = "llvm.bitcast"(%1279) : (i32) -> vector<2xf16>
        %t1347_d = "llvm.call_intrinsic"(%1295, %1296, %1297, %1298, %1341, %1342, %1135, %1136, %1137, %1138) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1343 = "llvm.extractvalue"(%t1347_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1344 = "llvm.extractvalue"(%t1347_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1345 = "llvm.extractvalue"(%t1347_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1346 = "llvm.extractvalue"(%t1347_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1348 = "llvm.bitcast"(%1280) : (i32) -> vector<2xf16>
        %1349 = "llvm.bitcast"(%1281) : (i32) -> vector<2xf16>
        %t1354_d = "llvm.call_intrinsic"(%1295, %1296, %1297, %1298, %1348, %1349, %1142, %1143, %1144, %1145) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1350 = "llvm.extractvalue"(%t1354_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1351 = "llvm.extractvalue"(%t1354_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1352 = "llvm.extractvalue"(%t1354_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1353 = "llvm.extractvalue"(%t1354_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1355 = "llvm.bitcast"(%1284) : (i32) -> vector<2xf16>
        %1356 = "llvm.bitcast"(%1285) : (i32) -> vector<2xf16>
        %t1361_d = "llvm.call_intrinsic"(%1295, %1296, %1297, %1298, %1355, %1356, %1149, %1150, %1151, %1152) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1357 = "llvm.extractvalue"(%t1361_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1358 = "llvm.extractvalue"(%t1361_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1359 = "llvm.extractvalue"(%t1361_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1360 = "llvm.extractvalue"(%t1361_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1362 = "llvm.bitcast"(%1286) : (i32) -> vector<2xf16>
        %1363 = "llvm.bitcast"(%1287) : (i32) -> vector<2xf16>
        %t1368_d = "llvm.call_intrinsic"(%1295, %1296, %1297, %1298, %1362, %1363, %1156, %1157, %1158, %1159) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1364 = "llvm.extractvalue"(%t1368_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1365 = "llvm.extractvalue"(%t1368_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1366 = "llvm.extractvalue"(%t1368_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1367 = "llvm.extractvalue"(%t1368_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1369 = "llvm.bitcast"(%1290) : (i32) -> vector<2xf16>
        %1370 = "llvm.bitcast"(%1291) : (i32) -> vector<2xf16>
        %t1375_d = "llvm.call_intrinsic"(%1295, %1296, %1297, %1298, %1369, %1370, %1163, %1164, %1165, %1166) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1371 = "llvm.extractvalue"(%t1375_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1372 = "llvm.extractvalue"(%t1375_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1373 = "llvm.extractvalue"(%t1375_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1374 = "llvm.extractvalue"(%t1375_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1376 = "llvm.bitcast"(%1292) : (i32) -> vector<2xf16>
        %1377 = "llvm.bitcast"(%1293) : (i32) -> vector<2xf16>
        %t1382_d = "llvm.call_intrinsic"(%1295, %1296, %1297, %1298, %1376, %1377, %1170, %1171, %1172, %1173) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1378 = "llvm.extractvalue"(%t1382_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1379 = "llvm.extractvalue"(%t1382_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1380 = "llvm.extractvalue"(%t1382_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1381 = "llvm.extractvalue"(%t1382_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1383 = "llvm.bitcast"(%1250) : (i32) -> vector<2xf16>
        %1384 = "llvm.bitcast"(%1251) : (i32) -> vector<2xf16>
        %1385 = "llvm.bitcast"(%1252) : (i32) -> vector<2xf16>
        %1386 = "llvm.bitcast"(%1253) : (i32) -> vector<2xf16>
        %t1391_d = "llvm.call_intrinsic"(%1383, %1384, %1385, %1386, %1376, %1377, %1179, %1180, %1181, %1182) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1387 = "llvm.extractvalue"(%t1391_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1388 = "llvm.extractvalue"(%t1391_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1389 = "llvm.extractvalue"(%t1391_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1390 = "llvm.extractvalue"(%t1391_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1396_d = "llvm.call_intrinsic"(%1383, %1384, %1385, %1386, %1369, %1370, %1184, %1185, %1186, %1187) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1392 = "llvm.extractvalue"(%t1396_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1393 = "llvm.extractvalue"(%t1396_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1394 = "llvm.extractvalue"(%t1396_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1395 = "llvm.extractvalue"(%t1396_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1401_d = "llvm.call_intrinsic"(%1383, %1384, %1385, %1386, %1362, %1363, %1189, %1190, %1191, %1192) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1397 = "llvm.extractvalue"(%t1401_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1398 = "llvm.extractvalue"(%t1401_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1399 = "llvm.extractvalue"(%t1401_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1400 = "llvm.extractvalue"(%t1401_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1406_d = "llvm.call_intrinsic"(%1383, %1384, %1385, %1386, %1355, %1356, %1194, %1195, %1196, %1197) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1402 = "llvm.extractvalue"(%t1406_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1403 = "llvm.extractvalue"(%t1406_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1404 = "llvm.extractvalue"(%t1406_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1405 = "llvm.extractvalue"(%t1406_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1411_d = "llvm.call_intrinsic"(%1383, %1384, %1385, %1386, %1348, %1349, %1199, %1200, %1201, %1202) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1407 = "llvm.extractvalue"(%t1411_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1408 = "llvm.extractvalue"(%t1411_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1409 = "llvm.extractvalue"(%t1411_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1410 = "llvm.extractvalue"(%t1411_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1416_d = "llvm.call_intrinsic"(%1383, %1384, %1385, %1386, %1341, %1342, %1204, %1205, %1206, %1207) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1412 = "llvm.extractvalue"(%t1416_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1413 = "llvm.extractvalue"(%t1416_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1414 = "llvm.extractvalue"(%t1416_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1415 = "llvm.extractvalue"(%t1416_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1421_d = "llvm.call_intrinsic"(%1383, %1384, %1385, %1386, %1334, %1335, %1209, %1210, %1211, %1212) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1417 = "llvm.extractvalue"(%t1421_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1418 = "llvm.extractvalue"(%t1421_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1419 = "llvm.extractvalue"(%t1421_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1420 = "llvm.extractvalue"(%t1421_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1426_d = "llvm.call_intrinsic"(%1383, %1384, %1385, %1386, %1327, %1328, %1214, %1215, %1216, %1217) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1422 = "llvm.extractvalue"(%t1426_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1423 = "llvm.extractvalue"(%t1426_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1424 = "llvm.extractvalue"(%t1426_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1425 = "llvm.extractvalue"(%t1426_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1431_d = "llvm.call_intrinsic"(%1383, %1384, %1385, %1386, %1320, %1321, %1219, %1220, %1221, %1222) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1427 = "llvm.extractvalue"(%t1431_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1428 = "llvm.extractvalue"(%t1431_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1429 = "llvm.extractvalue"(%t1431_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1430 = "llvm.extractvalue"(%t1431_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1436_d = "llvm.call_intrinsic"(%1383, %1384, %1385, %1386, %1313, %1314, %1224, %1225, %1226, %1227) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1432 = "llvm.extractvalue"(%t1436_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1433 = "llvm.extractvalue"(%t1436_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1434 = "llvm.extractvalue"(%t1436_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1435 = "llvm.extractvalue"(%t1436_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1441_d = "llvm.call_intrinsic"(%1383, %1384, %1385, %1386, %1306, %1307, %1229, %1230, %1231, %1232) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1437 = "llvm.extractvalue"(%t1441_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1438 = "llvm.extractvalue"(%t1441_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1439 = "llvm.extractvalue"(%t1441_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1440 = "llvm.extractvalue"(%t1441_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1446_d = "llvm.call_intrinsic"(%1383, %1384, %1385, %1386, %1299, %1300, %1234, %1235, %1236, %1237) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1442 = "llvm.extractvalue"(%t1446_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1443 = "llvm.extractvalue"(%t1446_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1444 = "llvm.extractvalue"(%t1446_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1445 = "llvm.extractvalue"(%t1446_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1447 = "arith.addi"(%301, %148) : (i32, i32) -> i32
        %1448 = "arith.andi"(%1447, %121) : (i32, i32) -> i32
        %1449 = "arith.shrui"(%1448, %123) : (i32, i32) -> i32
        %1450 = "arith.xori"(%1447, %1449) : (i32, i32) -> i32
        %1451 = "llvm.getelementptr"(%92, %1450) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1456_d = "nvvm.ldmatrix"(%1451) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1452 = "llvm.extractvalue"(%t1456_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1453 = "llvm.extractvalue"(%t1456_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1454 = "llvm.extractvalue"(%t1456_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1455 = "llvm.extractvalue"(%t1456_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1457 = "llvm.getelementptr"(%163, %1450) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1462_d = "nvvm.ldmatrix"(%1457) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1458 = "llvm.extractvalue"(%t1462_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1459 = "llvm.extractvalue"(%t1462_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1460 = "llvm.extractvalue"(%t1462_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1461 = "llvm.extractvalue"(%t1462_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1463 = "arith.addi"(%310, %148) : (i32, i32) -> i32
        %1464 = "arith.andi"(%1463, %121) : (i32, i32) -> i32
        %1465 = "arith.shrui"(%1464, %123) : (i32, i32) -> i32
        %1466 = "arith.xori"(%1463, %1465) : (i32, i32) -> i32
        %1467 = "llvm.getelementptr"(%834, %1466) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1472_d = "nvvm.ldmatrix"(%1467) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1468 = "llvm.extractvalue"(%t1472_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1469 = "llvm.extractvalue"(%t1472_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1470 = "llvm.extractvalue"(%t1472_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1471 = "llvm.extractvalue"(%t1472_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1473 = "llvm.getelementptr"(%844, %1466) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1478_d = "nvvm.ldmatrix"(%1473) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1474 = "llvm.extractvalue"(%t1478_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1475 = "llvm.extractvalue"(%t1478_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1476 = "llvm.extractvalue"(%t1478_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1477 = "llvm.extractvalue"(%t1478_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1479 = "llvm.getelementptr"(%851, %1466) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1484_d = "nvvm.ldmatrix"(%1479) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1480 = "llvm.extractvalue"(%t1484_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1481 = "llvm.extractvalue"(%t1484_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1482 = "llvm.extractvalue"(%t1484_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1483 = "llvm.extractvalue"(%t1484_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1485 = "llvm.getelementptr"(%858, %1466) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1490_d = "nvvm.ldmatrix"(%1485) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1486 = "llvm.extractvalue"(%t1490_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1487 = "llvm.extractvalue"(%t1490_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1488 = "llvm.extractvalue"(%t1490_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1489 = "llvm.extractvalue"(%t1490_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1491 = "llvm.getelementptr"(%865, %1466) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1496_d = "nvvm.ldmatrix"(%1491) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1492 = "llvm.extractvalue"(%t1496_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1493 = "llvm.extractvalue"(%t1496_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1494 = "llvm.extractvalue"(%t1496_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1495 = "llvm.extractvalue"(%t1496_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1497 = "llvm.getelementptr"(%872, %1466) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t1502_d = "nvvm.ldmatrix"(%1497) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %1498 = "llvm.extractvalue"(%t1502_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1499 = "llvm.extractvalue"(%t1502_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1500 = "llvm.extractvalue"(%t1502_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1501 = "llvm.extractvalue"(%t1502_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %1503 = "llvm.bitcast"(%1452) : (i32) -> vector<2xf16>
        %1504 = "llvm.bitcast"(%1453) : (i32) -> vector<2xf16>
        %1505 = "llvm.bitcast"(%1454) : (i32) -> vector<2xf16>
        %1506 = "llvm.bitcast"(%1455) : (i32) -> vector<2xf16>
        %1507 = "llvm.bitcast"(%1468) : (i32) -> vector<2xf16>
        %1508 = "llvm.bitcast"(%1469) : (i32) -> vector<2xf16>
        %t1513_d = "llvm.call_intrinsic"(%1503, %1504, %1505, %1506, %1507, %1508, %1301, %1302, %1303, %1304) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1509 = "llvm.extractvalue"(%t1513_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1510 = "llvm.extractvalue"(%t1513_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1511 = "llvm.extractvalue"(%t1513_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1512 = "llvm.extractvalue"(%t1513_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1514 = "llvm.bitcast"(%1470) : (i32) -> vector<2xf16>
        %1515 = "llvm.bitcast"(%1471) : (i32) -> vector<2xf16>
        %t1520_d = "llvm.call_intrinsic"(%1503, %1504, %1505, %1506, %1514, %1515, %1308, %1309, %1310, %1311) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1516 = "llvm.extractvalue"(%t1520_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1517 = "llvm.extractvalue"(%t1520_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1518 = "llvm.extractvalue"(%t1520_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1519 = "llvm.extractvalue"(%t1520_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1521 = "llvm.bitcast"(%1474) : (i32) -> vector<2xf16>
        %1522 = "llvm.bitcast"(%1475) : (i32) -> vector<2xf16>
        %t1527_d = "llvm.call_intrinsic"(%1503, %1504, %1505, %1506, %1521, %1522, %1315, %1316, %1317, %1318) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1523 = "llvm.extractvalue"(%t1527_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1524 = "llvm.extractvalue"(%t1527_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1525 = "llvm.extractvalue"(%t1527_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1526 = "llvm.extractvalue"(%t1527_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1528 = "llvm.bitcast"(%1476) : (i32) -> vector<2xf16>
        %1529 = "llvm.bitcast"(%1477) : (i32) -> vector<2xf16>
        %t1534_d = "llvm.call_intrinsic"(%1503, %1504, %1505, %1506, %1528, %1529, %1322, %1323, %1324, %1325) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1530 = "llvm.extractvalue"(%t1534_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1531 = "llvm.extractvalue"(%t1534_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1532 = "llvm.extractvalue"(%t1534_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1533 = "llvm.extractvalue"(%t1534_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1535 = "llvm.bitcast"(%1480) : (i32) -> vector<2xf16>
        %1536 = "llvm.bitcast"(%1481) : (i32) -> vector<2xf16>
        %t1541_d = "llvm.call_intrinsic"(%1503, %1504, %1505, %1506, %1535, %1536, %1329, %1330, %1331, %1332) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1537 = "llvm.extractvalue"(%t1541_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1538 = "llvm.extractvalue"(%t1541_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1539 = "llvm.extractvalue"(%t1541_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1540 = "llvm.extractvalue"(%t1541_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1542 = "llvm.bitcast"(%1482) : (i32) -> vector<2xf16>
        %1543 = "llvm.bitcast"(%1483) : (i32) -> vector<2xf16>
        %t1548_d = "llvm.call_intrinsic"(%1503, %1504, %1505, %1506, %1542, %1543, %1336, %1337, %1338, %1339) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1544 = "llvm.extractvalue"(%t1548_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1545 = "llvm.extractvalue"(%t1548_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1546 = "llvm.extractvalue"(%t1548_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1547 = "llvm.extractvalue"(%t1548_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1549 = "llvm.bitcast"(%1486) : (i32) -> vector<2xf16>
        %1550 = "llvm.bitcast"(%1487) : (i32) -> vector<2xf16>
        %t1555_d = "llvm.call_intrinsic"(%1503, %1504, %1505, %1506, %1549, %1550, %1343, %1344, %1345, %1346) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1551 = "llvm.extractvalue"(%t1555_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1552 = "llvm.extractvalue"(%t1555_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1553 = "llvm.extractvalue"(%t1555_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1554 = "llvm.extractvalue"(%t1555_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1556 = "llvm.bitcast"(%1488) : (i32) -> vector<2xf16>
        %1557 = "llvm.bitcast"(%1489) : (i32) -> vector<2xf16>
        %t1562_d = "llvm.call_intrinsic"(%1503, %1504, %1505, %1506, %1556, %1557, %1350, %1351, %1352, %1353) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1558 = "llvm.extractvalue"(%t1562_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1559 = "llvm.extractvalue"(%t1562_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1560 = "llvm.extractvalue"(%t1562_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1561 = "llvm.extractvalue"(%t1562_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1563 = "llvm.bitcast"(%1492) : (i32) -> vector<2xf16>
        %1564 = "llvm.bitcast"(%1493) : (i32) -> vector<2xf16>
        %t1569_d = "llvm.call_intrinsic"(%1503, %1504, %1505, %1506, %1563, %1564, %1357, %1358, %1359, %1360) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1565 = "llvm.extractvalue"(%t1569_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1566 = "llvm.extractvalue"(%t1569_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1567 = "llvm.extractvalue"(%t1569_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1568 = "llvm.extractvalue"(%t1569_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1570 = "llvm.bitcast"(%1494) : (i32) -> vector<2xf16>
        %1571 = "llvm.bitcast"(%1495) : (i32) -> vector<2xf16>
        %t1576_d = "llvm.call_intrinsic"(%1503, %1504, %1505, %1506, %1570, %1571, %1364, %1365, %1366, %1367) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1572 = "llvm.extractvalue"(%t1576_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1573 = "llvm.extractvalue"(%t1576_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1574 = "llvm.extractvalue"(%t1576_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1575 = "llvm.extractvalue"(%t1576_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1577 = "llvm.bitcast"(%1498) : (i32) -> vector<2xf16>
        %1578 = "llvm.bitcast"(%1499) : (i32) -> vector<2xf16>
        %t1583_d = "llvm.call_intrinsic"(%1503, %1504, %1505, %1506, %1577, %1578, %1371, %1372, %1373, %1374) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1579 = "llvm.extractvalue"(%t1583_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1580 = "llvm.extractvalue"(%t1583_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1581 = "llvm.extractvalue"(%t1583_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1582 = "llvm.extractvalue"(%t1583_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1584 = "llvm.bitcast"(%1500) : (i32) -> vector<2xf16>
        %1585 = "llvm.bitcast"(%1501) : (i32) -> vector<2xf16>
        %t1590_d = "llvm.call_intrinsic"(%1503, %1504, %1505, %1506, %1584, %1585, %1378, %1379, %1380, %1381) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1586 = "llvm.extractvalue"(%t1590_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1587 = "llvm.extractvalue"(%t1590_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1588 = "llvm.extractvalue"(%t1590_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1589 = "llvm.extractvalue"(%t1590_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1591 = "llvm.bitcast"(%1458) : (i32) -> vector<2xf16>
        %1592 = "llvm.bitcast"(%1459) : (i32) -> vector<2xf16>
        %1593 = "llvm.bitcast"(%1460) : (i32) -> vector<2xf16>
        %1594 = "llvm.bitcast"(%1461) : (i32) -> vector<2xf16>
        %t1599_d = "llvm.call_intrinsic"(%1591, %1592, %1593, %1594, %1584, %1585, %1387, %1388, %1389, %1390) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1595 = "llvm.extractvalue"(%t1599_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1596 = "llvm.extractvalue"(%t1599_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1597 = "llvm.extractvalue"(%t1599_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1598 = "llvm.extractvalue"(%t1599_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1604_d = "llvm.call_intrinsic"(%1591, %1592, %1593, %1594, %1577, %1578, %1392, %1393, %1394, %1395) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1600 = "llvm.extractvalue"(%t1604_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1601 = "llvm.extractvalue"(%t1604_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1602 = "llvm.extractvalue"(%t1604_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1603 = "llvm.extractvalue"(%t1604_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1609_d = "llvm.call_intrinsic"(%1591, %1592, %1593, %1594, %1570, %1571, %1397, %1398, %1399, %1400) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1605 = "llvm.extractvalue"(%t1609_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1606 = "llvm.extractvalue"(%t1609_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1607 = "llvm.extractvalue"(%t1609_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1608 = "llvm.extractvalue"(%t1609_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1614_d = "llvm.call_intrinsic"(%1591, %1592, %1593, %1594, %1563, %1564, %1402, %1403, %1404, %1405) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1610 = "llvm.extractvalue"(%t1614_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1611 = "llvm.extractvalue"(%t1614_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1612 = "llvm.extractvalue"(%t1614_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1613 = "llvm.extractvalue"(%t1614_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1619_d = "llvm.call_intrinsic"(%1591, %1592, %1593, %1594, %1556, %1557, %1407, %1408, %1409, %1410) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1615 = "llvm.extractvalue"(%t1619_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1616 = "llvm.extractvalue"(%t1619_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1617 = "llvm.extractvalue"(%t1619_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1618 = "llvm.extractvalue"(%t1619_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1624_d = "llvm.call_intrinsic"(%1591, %1592, %1593, %1594, %1549, %1550, %1412, %1413, %1414, %1415) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1620 = "llvm.extractvalue"(%t1624_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1621 = "llvm.extractvalue"(%t1624_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1622 = "llvm.extractvalue"(%t1624_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1623 = "llvm.extractvalue"(%t1624_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1629_d = "llvm.call_intrinsic"(%1591, %1592, %1593, %1594, %1542, %1543, %1417, %1418, %1419, %1420) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1625 = "llvm.extractvalue"(%t1629_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1626 = "llvm.extractvalue"(%t1629_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1627 = "llvm.extractvalue"(%t1629_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1628 = "llvm.extractvalue"(%t1629_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1634_d = "llvm.call_intrinsic"(%1591, %1592, %1593, %1594, %1535, %1536, %1422, %1423, %1424, %1425) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1630 = "llvm.extractvalue"(%t1634_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1631 = "llvm.extractvalue"(%t1634_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1632 = "llvm.extractvalue"(%t1634_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1633 = "llvm.extractvalue"(%t1634_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1639_d = "llvm.call_intrinsic"(%1591, %1592, %1593, %1594, %1528, %1529, %1427, %1428, %1429, %1430) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1635 = "llvm.extractvalue"(%t1639_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1636 = "llvm.extractvalue"(%t1639_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1637 = "llvm.extractvalue"(%t1639_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1638 = "llvm.extractvalue"(%t1639_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1644_d = "llvm.call_intrinsic"(%1591, %1592, %1593, %1594, %1521, %1522, %1432, %1433, %1434, %1435) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1640 = "llvm.extractvalue"(%t1644_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1641 = "llvm.extractvalue"(%t1644_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1642 = "llvm.extractvalue"(%t1644_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1643 = "llvm.extractvalue"(%t1644_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1649_d = "llvm.call_intrinsic"(%1591, %1592, %1593, %1594, %1514, %1515, %1437, %1438, %1439, %1440) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1645 = "llvm.extractvalue"(%t1649_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1646 = "llvm.extractvalue"(%t1649_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1647 = "llvm.extractvalue"(%t1649_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1648 = "llvm.extractvalue"(%t1649_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t1654_d = "llvm.call_intrinsic"(%1591, %1592, %1593, %1594, %1507, %1508, %1442, %1443, %1444, %1445) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %1650 = "llvm.extractvalue"(%t1654_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1651 = "llvm.extractvalue"(%t1654_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1652 = "llvm.extractvalue"(%t1654_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %1653 = "llvm.extractvalue"(%t1654_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        "scf.if"(%695) ({
          %1655 = "arith.subi"(%694, %45) : (i32, i32) -> i32
          %1656 = "arith.extsi"(%1655) : (i32) -> i64
          %1657 = "arith.muli"(%1656, %83) : (i64, i64) -> i64
          %1658 = "llvm.getelementptr"(%112, %1657) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1659 = "arith.subi"(%45, %573) : (i32, i32) -> i32
          %1660 = "arith.muli"(%1659, %832) : (i32, i32) -> i32
          %1661 = "llvm.getelementptr"(%94, %1660) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1662 = "llvm.getelementptr"(%1661, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%1662, %1658) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          %1663 = "llvm.getelementptr"(%1658, %109) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1664 = "llvm.getelementptr"(%1661) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1665 = "llvm.getelementptr"(%1664, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%1665, %1663) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          %1666 = "llvm.getelementptr"(%1658, %256) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1667 = "llvm.getelementptr"(%1661) {rawConstantIndices = array<i32: 2048>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1668 = "llvm.getelementptr"(%1667, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%1668, %1666) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          %1669 = "llvm.getelementptr"(%1658, %262) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1670 = "llvm.getelementptr"(%1661) {rawConstantIndices = array<i32: 3072>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1671 = "llvm.getelementptr"(%1670, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%1671, %1669) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          %1672 = "llvm.getelementptr"(%1658, %268) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1673 = "llvm.getelementptr"(%1661) {rawConstantIndices = array<i32: 4096>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1674 = "llvm.getelementptr"(%1673, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%1674, %1672) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          %1675 = "llvm.getelementptr"(%1658, %274) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1676 = "llvm.getelementptr"(%1661) {rawConstantIndices = array<i32: 5120>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1677 = "llvm.getelementptr"(%1676, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.cp.async.shared.global"(%1677, %1675) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.cp.async.commit.group"() : () -> ()
        %1678 = "arith.addi"(%694, %45) : (i32, i32) -> i32
        %1679 = "arith.muli"(%1678, %76) : (i32, i32) -> i32
        %1680 = "arith.cmpi"(%1679, %8) {predicate = 4 : i64} : (i32, i32) -> i1
        %1681, %1682, %1683, %1684, %1685, %1686, %1687, %1688, %1689, %1690, %1691, %1692, %1693, %1694, %1695, %1696, %1697, %1698, %1699, %1700, %1701, %1702, %1703, %1704, %1705, %1706, %1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731, %1732, %1733, %1734, %1735, %1736, %1737, %1738, %1739, %1740, %1741, %1742, %1743, %1744, %1745, %1746, %1747, %1748, %1749, %1750, %1751, %1752, %1753, %1754, %1755, %1756, %1757, %1758, %1759, %1760, %1761, %1762, %1763, %1764, %1765, %1766, %1767, %1768, %1769, %1770, %1771, %1772, %1773, %1774, %1775, %1776 = "scf.if"(%1680) ({
          %1777 = "arith.muli"(%694, %76) : (i32, i32) -> i32
          %1778 = "arith.addi"(%1777, %287) : (i32, i32) -> i32
          %1779 = "arith.subi"(%8, %1778) : (i32, i32) -> i32
          %1780 = "vector.from_elements"(%87, %45, %97, %311, %129, %312, %313, %314, %138, %315, %316, %317, %148, %318, %319, %320, %106, %321, %322, %323, %167, %324, %325, %326) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
          %1781 = "vector.broadcast"(%1779) : (i32) -> vector<24xi32>
          %1782 = "arith.cmpi"(%1780, %1781) {predicate = 5 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
          %1783 = "vector.from_elements"(%1509, %1510, %1516, %1517, %1523, %1524, %1530, %1531, %1537, %1538, %1544, %1545, %1551, %1552, %1558, %1559, %1565, %1566, %1572, %1573, %1579, %1580, %1586, %1587) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %1784 = "arith.constant"() {value = dense<0xFF800000> : vector<24xf32>} : () -> vector<24xf32>
          %1785 = "arith.select"(%1782, %1784, %1783) : (vector<24xi1>, vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %1786 = "vector.extract"(%1785) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %1787 = "vector.extract"(%1785) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %1788 = "vector.extract"(%1785) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %1789 = "vector.extract"(%1785) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %1790 = "vector.extract"(%1785) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %1791 = "vector.extract"(%1785) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %1792 = "vector.extract"(%1785) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %1793 = "vector.extract"(%1785) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %1794 = "vector.extract"(%1785) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %1795 = "vector.extract"(%1785) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %1796 = "vector.extract"(%1785) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %1797 = "vector.extract"(%1785) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %1798 = "vector.extract"(%1785) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %1799 = "vector.extract"(%1785) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %1800 = "vector.extract"(%1785) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %1801 = "vector.extract"(%1785) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %1802 = "vector.extract"(%1785) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %1803 = "vector.extract"(%1785) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %1804 = "vector.extract"(%1785) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %1805 = "vector.extract"(%1785) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %1806 = "vector.extract"(%1785) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %1807 = "vector.extract"(%1785) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %1808 = "vector.extract"(%1785) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %1809 = "vector.extract"(%1785) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %1810 = "vector.from_elements"(%87, %45, %97, %311, %129, %312, %313, %314, %138, %315, %316, %317, %148, %318, %319, %320, %106, %321, %322, %323, %167, %324, %325, %326) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
          %1811 = "vector.broadcast"(%1779) : (i32) -> vector<24xi32>
          %1812 = "arith.cmpi"(%1810, %1811) {predicate = 5 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
          %1813 = "vector.from_elements"(%1511, %1512, %1518, %1519, %1525, %1526, %1532, %1533, %1539, %1540, %1546, %1547, %1553, %1554, %1560, %1561, %1567, %1568, %1574, %1575, %1581, %1582, %1588, %1589) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %1814 = "arith.select"(%1812, %1784, %1813) : (vector<24xi1>, vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %1815 = "vector.extract"(%1814) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %1816 = "vector.extract"(%1814) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %1817 = "vector.extract"(%1814) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %1818 = "vector.extract"(%1814) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %1819 = "vector.extract"(%1814) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %1820 = "vector.extract"(%1814) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %1821 = "vector.extract"(%1814) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %1822 = "vector.extract"(%1814) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %1823 = "vector.extract"(%1814) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %1824 = "vector.extract"(%1814) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %1825 = "vector.extract"(%1814) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %1826 = "vector.extract"(%1814) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %1827 = "vector.extract"(%1814) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %1828 = "vector.extract"(%1814) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %1829 = "vector.extract"(%1814) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %1830 = "vector.extract"(%1814) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %1831 = "vector.extract"(%1814) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %1832 = "vector.extract"(%1814) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %1833 = "vector.extract"(%1814) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %1834 = "vector.extract"(%1814) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %1835 = "vector.extract"(%1814) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %1836 = "vector.extract"(%1814) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %1837 = "vector.extract"(%1814) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %1838 = "vector.extract"(%1814) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %1839 = "vector.from_elements"(%87, %45, %97, %311, %129, %312, %313, %314, %138, %315, %316, %317, %148, %318, %319, %320, %106, %321, %322, %323, %167, %324, %325, %326) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
          %1840 = "vector.broadcast"(%1779) : (i32) -> vector<24xi32>
          %1841 = "arith.cmpi"(%1839, %1840) {predicate = 5 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
          %1842 = "vector.from_elements"(%1650, %1651, %1645, %1646, %1640, %1641, %1635, %1636, %1630, %1631, %1625, %1626, %1620, %1621, %1615, %1616, %1610, %1611, %1605, %1606, %1600, %1601, %1595, %1596) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %1843 = "arith.select"(%1841, %1784, %1842) : (vector<24xi1>, vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %1844 = "vector.extract"(%1843) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %1845 = "vector.extract"(%1843) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %1846 = "vector.extract"(%1843) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %1847 = "vector.extract"(%1843) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %1848 = "vector.extract"(%1843) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %1849 = "vector.extract"(%1843) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %1850 = "vector.extract"(%1843) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %1851 = "vector.extract"(%1843) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %1852 = "vector.extract"(%1843) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %1853 = "vector.extract"(%1843) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %1854 = "vector.extract"(%1843) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %1855 = "vector.extract"(%1843) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %1856 = "vector.extract"(%1843) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %1857 = "vector.extract"(%1843) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %1858 = "vector.extract"(%1843) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %1859 = "vector.extract"(%1843) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %1860 = "vector.extract"(%1843) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %1861 = "vector.extract"(%1843) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %1862 = "vector.extract"(%1843) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %1863 = "vector.extract"(%1843) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %1864 = "vector.extract"(%1843) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %1865 = "vector.extract"(%1843) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %1866 = "vector.extract"(%1843) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %1867 = "vector.extract"(%1843) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %1868 = "vector.from_elements"(%87, %45, %97, %311, %129, %312, %313, %314, %138, %315, %316, %317, %148, %318, %319, %320, %106, %321, %322, %323, %167, %324, %325, %326) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
          %1869 = "vector.broadcast"(%1779) : (i32) -> vector<24xi32>
          %1870 = "arith.cmpi"(%1868, %1869) {predicate = 5 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
          %1871 = "vector.from_elements"(%1652, %1653, %1647, %1648, %1642, %1643, %1637, %1638, %1632, %1633, %1627, %1628, %1622, %1623, %1617, %1618, %1612, %1613, %1607, %1608, %1602, %1603, %1597, %1598) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %1872 = "arith.select"(%1870, %1784, %1871) : (vector<24xi1>, vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %1873 = "vector.extract"(%1872) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %1874 = "vector.extract"(%1872) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %1875 = "vector.extract"(%1872) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %1876 = "vector.extract"(%1872) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %1877 = "vector.extract"(%1872) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %1878 = "vector.extract"(%1872) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %1879 = "vector.extract"(%1872) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %1880 = "vector.extract"(%1872) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %1881 = "vector.extract"(%1872) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %1882 = "vector.extract"(%1872) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %1883 = "vector.extract"(%1872) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %1884 = "vector.extract"(%1872) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %1885 = "vector.extract"(%1872) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %1886 = "vector.extract"(%1872) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %1887 = "vector.extract"(%1872) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %1888 = "vector.extract"(%1872) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %1889 = "vector.extract"(%1872) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %1890 = "vector.extract"(%1872) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %1891 = "vector.extract"(%1872) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %1892 = "vector.extract"(%1872) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %1893 = "vector.extract"(%1872) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %1894 = "vector.extract"(%1872) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %1895 = "vector.extract"(%1872) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %1896 = "vector.extract"(%1872) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          "scf.yield"(%1786, %1787, %1815, %1816, %1844, %1845, %1873, %1874, %1788, %1789, %1817, %1818, %1846, %1847, %1875, %1876, %1790, %1791, %1819, %1820, %1848, %1849, %1877, %1878, %1792, %1793, %1821, %1822, %1850, %1851, %1879, %1880, %1794, %1795, %1823, %1824, %1852, %1853, %1881, %1882, %1796, %1797, %1825, %1826, %1854, %1855, %1883, %1884, %1798, %1799, %1827, %1828, %1856, %1857, %1885, %1886, %1800, %1801, %1829, %1830, %1858, %1859, %1887, %1888, %1802, %1803, %1831, %1832, %1860, %1861, %1889, %1890, %1804, %1805, %1833, %1834, %1862, %1863, %1891, %1892, %1806, %1807, %1835, %1836, %1864, %1865, %1893, %1894, %1808, %1809, %1837, %1838, %1866, %1867, %1895, %1896) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%1509, %1510, %1511, %1512, %1650, %1651, %1652, %1653, %1516, %1517, %1518, %1519, %1645, %1646, %1647, %1648, %1523, %1524, %1525, %1526, %1640, %1641, %1642, %1643, %1530, %1531, %1532, %1533, %1635, %1636, %1637, %1638, %1537, %1538, %1539, %1540, %1630, %1631, %1632, %1633, %1544, %1545, %1546, %1547, %1625, %1626, %1627, %1628, %1551, %1552, %1553, %1554, %1620, %1621, %1622, %1623, %1558, %1559, %1560, %1561, %1615, %1616, %1617, %1618, %1565, %1566, %1567, %1568, %1610, %1611, %1612, %1613, %1572, %1573, %1574, %1575, %1605, %1606, %1607, %1608, %1579, %1580, %1581, %1582, %1600, %1601, %1602, %1603, %1586, %1587, %1588, %1589, %1595, %1596, %1597, %1598) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
        %1897 = "arith.cmpi"(%572, %87) {predicate = 0 : i64} : (i32, i32) -> i1
        %1898, %1899, %1900, %1901 = "scf.if"(%1897) ({
          %1902 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
          %1903 = "arith.mulf"(%34, %1902) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1904 = "vector.from_elements"(%1681, %1682, %1689, %1690, %1697, %1698, %1705, %1706, %1713, %1714, %1721, %1722, %1729, %1730, %1737, %1738, %1745, %1746, %1753, %1754, %1761, %1762, %1769, %1770) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %1905 = "vector.extract"(%1904) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %1906 = "vector.extract"(%1904) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %1907 = "vector.extract"(%1904) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %1908 = "arith.maxnumf"(%1906, %1907) : (f32, f32) -> f32
          %1909 = "arith.maxnumf"(%1905, %1908) : (f32, f32) -> f32
          %1910 = "vector.extract"(%1904) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %1911 = "vector.extract"(%1904) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %1912 = "vector.extract"(%1904) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %1913 = "arith.maxnumf"(%1911, %1912) : (f32, f32) -> f32
          %1914 = "arith.maxnumf"(%1910, %1913) : (f32, f32) -> f32
          %1915 = "arith.maxnumf"(%1909, %1914) : (f32, f32) -> f32
          %1916 = "vector.extract"(%1904) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %1917 = "vector.extract"(%1904) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %1918 = "vector.extract"(%1904) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %1919 = "arith.maxnumf"(%1917, %1918) : (f32, f32) -> f32
          %1920 = "arith.maxnumf"(%1916, %1919) : (f32, f32) -> f32
          %1921 = "vector.extract"(%1904) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %1922 = "vector.extract"(%1904) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %1923 = "vector.extract"(%1904) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %1924 = "arith.maxnumf"(%1922, %1923) : (f32, f32) -> f32
          %1925 = "arith.maxnumf"(%1921, %1924) : (f32, f32) -> f32
          %1926 = "arith.maxnumf"(%1920, %1925) : (f32, f32) -> f32
          %1927 = "arith.maxnumf"(%1915, %1926) : (f32, f32) -> f32
          %1928 = "vector.extract"(%1904) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %1929 = "vector.extract"(%1904) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %1930 = "vector.extract"(%1904) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %1931 = "arith.maxnumf"(%1929, %1930) : (f32, f32) -> f32
          %1932 = "arith.maxnumf"(%1928, %1931) : (f32, f32) -> f32
          %1933 = "vector.extract"(%1904) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %1934 = "vector.extract"(%1904) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %1935 = "vector.extract"(%1904) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %1936 = "arith.maxnumf"(%1934, %1935) : (f32, f32) -> f32
          %1937 = "arith.maxnumf"(%1933, %1936) : (f32, f32) -> f32
          %1938 = "arith.maxnumf"(%1932, %1937) : (f32, f32) -> f32
          %1939 = "vector.extract"(%1904) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %1940 = "vector.extract"(%1904) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %1941 = "vector.extract"(%1904) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %1942 = "arith.maxnumf"(%1940, %1941) : (f32, f32) -> f32
          %1943 = "arith.maxnumf"(%1939, %1942) : (f32, f32) -> f32
          %1944 = "vector.extract"(%1904) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %1945 = "vector.extract"(%1904) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %1946 = "vector.extract"(%1904) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %1947 = "arith.maxnumf"(%1945, %1946) : (f32, f32) -> f32
          %1948 = "arith.maxnumf"(%1944, %1947) : (f32, f32) -> f32
          %1949 = "arith.maxnumf"(%1943, %1948) : (f32, f32) -> f32
          %1950 = "arith.maxnumf"(%1938, %1949) : (f32, f32) -> f32
          %1951 = "arith.maxnumf"(%1927, %1950) : (f32, f32) -> f32
          %1952 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %1953 = "arith.maxnumf"(%1951, %1952) : (f32, f32) -> f32
          %1954 = "arith.constant"() {value = -1 : i32} : () -> i32
          %1955 = "arith.constant"() {value = 31 : i32} : () -> i32
          %1956 = "nvvm.shfl.sync"(%1954, %1953, %45, %1955) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 0 : i32} : (i32, f32, i32, i32) -> f32
          %1957 = "arith.maxnumf"(%1953, %1956) : (f32, f32) -> f32
          %1958 = "nvvm.shfl.sync"(%1954, %1957, %286, %1955) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 1 : i32} : (i32, f32, i32, i32) -> f32
          %1959 = "arith.maxnumf"(%1957, %1958) : (f32, f32) -> f32
          %1960 = "arith.mulf"(%1959, %1903) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1961 = "arith.maxnumf"(%686, %1960) : (f32, f32) -> f32
          %1962 = "arith.cmpf"(%1961, %1952) {predicate = 2 : i64} : (f32, f32) -> i1
          %1963 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %1964 = "arith.select"(%1962, %1961, %1963) : (i1, f32, f32) -> f32
          %1965 = "arith.subf"(%686, %1964) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1966 = "llvm.call_intrinsic"(%1965) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1967 = "vector.from_elements"(%1683, %1684, %1691, %1692, %1699, %1700, %1707, %1708, %1715, %1716, %1723, %1724, %1731, %1732, %1739, %1740, %1747, %1748, %1755, %1756, %1763, %1764, %1771, %1772) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %1968 = "vector.extract"(%1967) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %1969 = "vector.extract"(%1967) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %1970 = "vector.extract"(%1967) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %1971 = "arith.maxnumf"(%1969, %1970) : (f32, f32) -> f32
          %1972 = "arith.maxnumf"(%1968, %1971) : (f32, f32) -> f32
          %1973 = "vector.extract"(%1967) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %1974 = "vector.extract"(%1967) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %1975 = "vector.extract"(%1967) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %1976 = "arith.maxnumf"(%1974, %1975) : (f32, f32) -> f32
          %1977 = "arith.maxnumf"(%1973, %1976) : (f32, f32) -> f32
          %1978 = "arith.maxnumf"(%1972, %1977) : (f32, f32) -> f32
          %1979 = "vector.extract"(%1967) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %1980 = "vector.extract"(%1967) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %1981 = "vector.extract"(%1967) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %1982 = "arith.maxnumf"(%1980, %1981) : (f32, f32) -> f32
          %1983 = "arith.maxnumf"(%1979, %1982) : (f32, f32) -> f32
          %1984 = "vector.extract"(%1967) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %1985 = "vector.extract"(%1967) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %1986 = "vector.extract"(%1967) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %1987 = "arith.maxnumf"(%1985, %1986) : (f32, f32) -> f32
          %1988 = "arith.maxnumf"(%1984, %1987) : (f32, f32) -> f32
          %1989 = "arith.maxnumf"(%1983, %1988) : (f32, f32) -> f32
          %1990 = "arith.maxnumf"(%1978, %1989) : (f32, f32) -> f32
          %1991 = "vector.extract"(%1967) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %1992 = "vector.extract"(%1967) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %1993 = "vector.extract"(%1967) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %1994 = "arith.maxnumf"(%1992, %1993) : (f32, f32) -> f32
          %1995 = "arith.maxnumf"(%1991, %1994) : (f32, f32) -> f32
          %1996 = "vector.extract"(%1967) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %1997 = "vector.extract"(%1967) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %1998 = "vector.extract"(%1967) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %1999 = "arith.maxnumf"(%1997, %1998) : (f32, f32) -> f32
          %2000 = "arith.maxnumf"(%1996, %1999) : (f32, f32) -> f32
          %2001 = "arith.maxnumf"(%1995, %2000) : (f32, f32) -> f32
          %2002 = "vector.extract"(%1967) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %2003 = "vector.extract"(%1967) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %2004 = "vector.extract"(%1967) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %2005 = "arith.maxnumf"(%2003, %2004) : (f32, f32) -> f32
          %2006 = "arith.maxnumf"(%2002, %2005) : (f32, f32) -> f32
          %2007 = "vector.extract"(%1967) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %2008 = "vector.extract"(%1967) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %2009 = "vector.extract"(%1967) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %2010 = "arith.maxnumf"(%2008, %2009) : (f32, f32) -> f32
          %2011 = "arith.maxnumf"(%2007, %2010) : (f32, f32) -> f32
          %2012 = "arith.maxnumf"(%2006, %2011) : (f32, f32) -> f32
          %2013 = "arith.maxnumf"(%2001, %2012) : (f32, f32) -> f32
          %2014 = "arith.maxnumf"(%1990, %2013) : (f32, f32) -> f32
          %2015 = "arith.maxnumf"(%2014, %1952) : (f32, f32) -> f32
          %2016 = "nvvm.shfl.sync"(%1954, %2015, %45, %1955) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 2 : i32} : (i32, f32, i32, i32) -> f32
          %2017 = "arith.maxnumf"(%2015, %2016) : (f32, f32) -> f32
          %2018 = "nvvm.shfl.sync"(%1954, %2017, %286, %1955) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 3 : i32} : (i32, f32, i32, i32) -> f32
          %2019 = "arith.maxnumf"(%2017, %2018) : (f32, f32) -> f32
          %2020 = "arith.mulf"(%2019, %1903) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2021 = "arith.maxnumf"(%687, %2020) : (f32, f32) -> f32
          %2022 = "arith.cmpf"(%2021, %1952) {predicate = 2 : i64} : (f32, f32) -> i1
          %2023 = "arith.select"(%2022, %2021, %1963) : (i1, f32, f32) -> f32
          %2024 = "arith.subf"(%687, %2023) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2025 = "llvm.call_intrinsic"(%2024) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2026 = "vector.from_elements"(%1685, %1686, %1693, %1694, %1701, %1702, %1709, %1710, %1717, %1718, %1725, %1726, %1733, %1734, %1741, %1742, %1749, %1750, %1757, %1758, %1765, %1766, %1773, %1774) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %2027 = "vector.extract"(%2026) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %2028 = "vector.extract"(%2026) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %2029 = "vector.extract"(%2026) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %2030 = "arith.maxnumf"(%2028, %2029) : (f32, f32) -> f32
          %2031 = "arith.maxnumf"(%2027, %2030) : (f32, f32) -> f32
          %2032 = "vector.extract"(%2026) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %2033 = "vector.extract"(%2026) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %2034 = "vector.extract"(%2026) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %2035 = "arith.maxnumf"(%2033, %2034) : (f32, f32) -> f32
          %2036 = "arith.maxnumf"(%2032, %2035) : (f32, f32) -> f32
          %2037 = "arith.maxnumf"(%2031, %2036) : (f32, f32) -> f32
          %2038 = "vector.extract"(%2026) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %2039 = "vector.extract"(%2026) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %2040 = "vector.extract"(%2026) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %2041 = "arith.maxnumf"(%2039, %2040) : (f32, f32) -> f32
          %2042 = "arith.maxnumf"(%2038, %2041) : (f32, f32) -> f32
          %2043 = "vector.extract"(%2026) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %2044 = "vector.extract"(%2026) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %2045 = "vector.extract"(%2026) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %2046 = "arith.maxnumf"(%2044, %2045) : (f32, f32) -> f32
          %2047 = "arith.maxnumf"(%2043, %2046) : (f32, f32) -> f32
          %2048 = "arith.maxnumf"(%2042, %2047) : (f32, f32) -> f32
          %2049 = "arith.maxnumf"(%2037, %2048) : (f32, f32) -> f32
          %2050 = "vector.extract"(%2026) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %2051 = "vector.extract"(%2026) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %2052 = "vector.extract"(%2026) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %2053 = "arith.maxnumf"(%2051, %2052) : (f32, f32) -> f32
          %2054 = "arith.maxnumf"(%2050, %2053) : (f32, f32) -> f32
          %2055 = "vector.extract"(%2026) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %2056 = "vector.extract"(%2026) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %2057 = "vector.extract"(%2026) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %2058 = "arith.maxnumf"(%2056, %2057) : (f32, f32) -> f32
          %2059 = "arith.maxnumf"(%2055, %2058) : (f32, f32) -> f32
          %2060 = "arith.maxnumf"(%2054, %2059) : (f32, f32) -> f32
          %2061 = "vector.extract"(%2026) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %2062 = "vector.extract"(%2026) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %2063 = "vector.extract"(%2026) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %2064 = "arith.maxnumf"(%2062, %2063) : (f32, f32) -> f32
          %2065 = "arith.maxnumf"(%2061, %2064) : (f32, f32) -> f32
          %2066 = "vector.extract"(%2026) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %2067 = "vector.extract"(%2026) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %2068 = "vector.extract"(%2026) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %2069 = "arith.maxnumf"(%2067, %2068) : (f32, f32) -> f32
          %2070 = "arith.maxnumf"(%2066, %2069) : (f32, f32) -> f32
          %2071 = "arith.maxnumf"(%2065, %2070) : (f32, f32) -> f32
          %2072 = "arith.maxnumf"(%2060, %2071) : (f32, f32) -> f32
          %2073 = "arith.maxnumf"(%2049, %2072) : (f32, f32) -> f32
          %2074 = "arith.maxnumf"(%2073, %1952) : (f32, f32) -> f32
          %2075 = "nvvm.shfl.sync"(%1954, %2074, %45, %1955) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 4 : i32} : (i32, f32, i32, i32) -> f32
          %2076 = "arith.maxnumf"(%2074, %2075) : (f32, f32) -> f32
          %2077 = "nvvm.shfl.sync"(%1954, %2076, %286, %1955) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 5 : i32} : (i32, f32, i32, i32) -> f32
          %2078 = "arith.maxnumf"(%2076, %2077) : (f32, f32) -> f32
          %2079 = "arith.mulf"(%2078, %1903) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2080 = "arith.maxnumf"(%688, %2079) : (f32, f32) -> f32
          %2081 = "arith.cmpf"(%2080, %1952) {predicate = 2 : i64} : (f32, f32) -> i1
          %2082 = "arith.select"(%2081, %2080, %1963) : (i1, f32, f32) -> f32
          %2083 = "arith.subf"(%688, %2082) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2084 = "llvm.call_intrinsic"(%2083) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2085 = "vector.from_elements"(%1687, %1688, %1695, %1696, %1703, %1704, %1711, %1712, %1719, %1720, %1727, %1728, %1735, %1736, %1743, %1744, %1751, %1752, %1759, %1760, %1767, %1768, %1775, %1776) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %2086 = "vector.extract"(%2085) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %2087 = "vector.extract"(%2085) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %2088 = "vector.extract"(%2085) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %2089 = "arith.maxnumf"(%2087, %2088) : (f32, f32) -> f32
          %2090 = "arith.maxnumf"(%2086, %2089) : (f32, f32) -> f32
          %2091 = "vector.extract"(%2085) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %2092 = "vector.extract"(%2085) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %2093 = "vector.extract"(%2085) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %2094 = "arith.maxnumf"(%2092, %2093) : (f32, f32) -> f32
          %2095 = "arith.maxnumf"(%2091, %2094) : (f32, f32) -> f32
          %2096 = "arith.maxnumf"(%2090, %2095) : (f32, f32) -> f32
          %2097 = "vector.extract"(%2085) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %2098 = "vector.extract"(%2085) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %2099 = "vector.extract"(%2085) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %2100 = "arith.maxnumf"(%2098, %2099) : (f32, f32) -> f32
          %2101 = "arith.maxnumf"(%2097, %2100) : (f32, f32) -> f32
          %2102 = "vector.extract"(%2085) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %2103 = "vector.extract"(%2085) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %2104 = "vector.extract"(%2085) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %2105 = "arith.maxnumf"(%2103, %2104) : (f32, f32) -> f32
          %2106 = "arith.maxnumf"(%2102, %2105) : (f32, f32) -> f32
          %2107 = "arith.maxnumf"(%2101, %2106) : (f32, f32) -> f32
          %2108 = "arith.maxnumf"(%2096, %2107) : (f32, f32) -> f32
          %2109 = "vector.extract"(%2085) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %2110 = "vector.extract"(%2085) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %2111 = "vector.extract"(%2085) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %2112 = "arith.maxnumf"(%2110, %2111) : (f32, f32) -> f32
          %2113 = "arith.maxnumf"(%2109, %2112) : (f32, f32) -> f32
          %2114 = "vector.extract"(%2085) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %2115 = "vector.extract"(%2085) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %2116 = "vector.extract"(%2085) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %2117 = "arith.maxnumf"(%2115, %2116) : (f32, f32) -> f32
          %2118 = "arith.maxnumf"(%2114, %2117) : (f32, f32) -> f32
          %2119 = "arith.maxnumf"(%2113, %2118) : (f32, f32) -> f32
          %2120 = "vector.extract"(%2085) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %2121 = "vector.extract"(%2085) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %2122 = "vector.extract"(%2085) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %2123 = "arith.maxnumf"(%2121, %2122) : (f32, f32) -> f32
          %2124 = "arith.maxnumf"(%2120, %2123) : (f32, f32) -> f32
          %2125 = "vector.extract"(%2085) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %2126 = "vector.extract"(%2085) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %2127 = "vector.extract"(%2085) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %2128 = "arith.maxnumf"(%2126, %2127) : (f32, f32) -> f32
          %2129 = "arith.maxnumf"(%2125, %2128) : (f32, f32) -> f32
          %2130 = "arith.maxnumf"(%2124, %2129) : (f32, f32) -> f32
          %2131 = "arith.maxnumf"(%2119, %2130) : (f32, f32) -> f32
          %2132 = "arith.maxnumf"(%2108, %2131) : (f32, f32) -> f32
          %2133 = "arith.maxnumf"(%2132, %1952) : (f32, f32) -> f32
          %2134 = "nvvm.shfl.sync"(%1954, %2133, %45, %1955) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 6 : i32} : (i32, f32, i32, i32) -> f32
          %2135 = "arith.maxnumf"(%2133, %2134) : (f32, f32) -> f32
          %2136 = "nvvm.shfl.sync"(%1954, %2135, %286, %1955) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 7 : i32} : (i32, f32, i32, i32) -> f32
          %2137 = "arith.maxnumf"(%2135, %2136) : (f32, f32) -> f32
          %2138 = "arith.mulf"(%2137, %1903) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2139 = "arith.maxnumf"(%689, %2138) : (f32, f32) -> f32
          %2140 = "arith.cmpf"(%2139, %1952) {predicate = 2 : i64} : (f32, f32) -> i1
          %2141 = "arith.select"(%2140, %2139, %1963) : (i1, f32, f32) -> f32
          %2142 = "arith.subf"(%689, %2141) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2143 = "llvm.call_intrinsic"(%2142) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          "scf.yield"(%1961, %2021, %2080, %2139) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%686, %687, %688, %689) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %2144 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
        %2145 = "arith.mulf"(%34, %2144) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2146 = "vector.from_elements"(%1681, %1682, %1689, %1690, %1697, %1698, %1705, %1706, %1713, %1714, %1721, %1722, %1729, %1730, %1737, %1738, %1745, %1746, %1753, %1754, %1761, %1762, %1769, %1770) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %2147 = "vector.broadcast"(%2145) : (f32) -> vector<24xf32>
        %2148 = "arith.mulf"(%2146, %2147) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %2149 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
        %2150 = "arith.cmpf"(%1898, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
        %2151 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %2152 = "arith.select"(%2150, %1898, %2151) : (i1, f32, f32) -> f32
        %2153 = "vector.broadcast"(%2152) : (f32) -> vector<24xf32>
        %2154 = "arith.subf"(%2148, %2153) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %2155 = "vector.extract"(%2154) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %2156 = "vector.extract"(%2154) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %2157 = "vector.extract"(%2154) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %2158 = "vector.extract"(%2154) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %2159 = "vector.extract"(%2154) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %2160 = "vector.extract"(%2154) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %2161 = "vector.extract"(%2154) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %2162 = "vector.extract"(%2154) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %2163 = "vector.extract"(%2154) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %2164 = "vector.extract"(%2154) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %2165 = "vector.extract"(%2154) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %2166 = "vector.extract"(%2154) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %2167 = "vector.extract"(%2154) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %2168 = "vector.extract"(%2154) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %2169 = "vector.extract"(%2154) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %2170 = "vector.extract"(%2154) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %2171 = "vector.extract"(%2154) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %2172 = "vector.extract"(%2154) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %2173 = "vector.extract"(%2154) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %2174 = "vector.extract"(%2154) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %2175 = "vector.extract"(%2154) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %2176 = "vector.extract"(%2154) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %2177 = "vector.extract"(%2154) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %2178 = "vector.extract"(%2154) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %2179 = "llvm.call_intrinsic"(%2155) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2180 = "llvm.call_intrinsic"(%2156) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2181 = "llvm.call_intrinsic"(%2157) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2182 = "llvm.call_intrinsic"(%2158) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2183 = "llvm.call_intrinsic"(%2159) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2184 = "llvm.call_intrinsic"(%2160) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2185 = "llvm.call_intrinsic"(%2161) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2186 = "llvm.call_intrinsic"(%2162) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2187 = "llvm.call_intrinsic"(%2163) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2188 = "llvm.call_intrinsic"(%2164) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2189 = "llvm.call_intrinsic"(%2165) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2190 = "llvm.call_intrinsic"(%2166) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2191 = "llvm.call_intrinsic"(%2167) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2192 = "llvm.call_intrinsic"(%2168) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2193 = "llvm.call_intrinsic"(%2169) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2194 = "llvm.call_intrinsic"(%2170) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2195 = "llvm.call_intrinsic"(%2171) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2196 = "llvm.call_intrinsic"(%2172) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2197 = "llvm.call_intrinsic"(%2173) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2198 = "llvm.call_intrinsic"(%2174) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2199 = "llvm.call_intrinsic"(%2175) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2200 = "llvm.call_intrinsic"(%2176) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2201 = "llvm.call_intrinsic"(%2177) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2202 = "llvm.call_intrinsic"(%2178) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2203 = "vector.from_elements"(%2179, %2180, %2181, %2182, %2183, %2184, %2185, %2186, %2187, %2188, %2189, %2190, %2191, %2192, %2193, %2194, %2195, %2196, %2197, %2198, %2199, %2200, %2201, %2202) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %2204 = "vector.shuffle"(%2203, %2203) {mask = array<i64: 0, 1>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2205 = "vector.extract"(%2204) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2206 = "vector.extract"(%2204) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2207 = "arith.addf"(%2205, %2206) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2208 = "arith.addf"(%2207, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2209 = "vector.shuffle"(%2203, %2203) {mask = array<i64: 2, 3>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2210 = "vector.extract"(%2209) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2211 = "vector.extract"(%2209) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2212 = "arith.addf"(%2210, %2211) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2213 = "arith.addf"(%2212, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2214 = "vector.shuffle"(%2203, %2203) {mask = array<i64: 4, 5>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2215 = "vector.extract"(%2214) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2216 = "vector.extract"(%2214) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2217 = "arith.addf"(%2215, %2216) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2218 = "arith.addf"(%2217, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2219 = "vector.shuffle"(%2203, %2203) {mask = array<i64: 6, 7>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2220 = "vector.extract"(%2219) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2221 = "vector.extract"(%2219) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2222 = "arith.addf"(%2220, %2221) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2223 = "arith.addf"(%2222, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2224 = "vector.shuffle"(%2203, %2203) {mask = array<i64: 8, 9>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2225 = "vector.extract"(%2224) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2226 = "vector.extract"(%2224) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2227 = "arith.addf"(%2225, %2226) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2228 = "arith.addf"(%2227, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2229 = "vector.shuffle"(%2203, %2203) {mask = array<i64: 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2230 = "vector.extract"(%2229) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2231 = "vector.extract"(%2229) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2232 = "arith.addf"(%2230, %2231) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2233 = "arith.addf"(%2232, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2234 = "vector.shuffle"(%2203, %2203) {mask = array<i64: 12, 13>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2235 = "vector.extract"(%2234) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2236 = "vector.extract"(%2234) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2237 = "arith.addf"(%2235, %2236) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2238 = "arith.addf"(%2237, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2239 = "vector.shuffle"(%2203, %2203) {mask = array<i64: 14, 15>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2240 = "vector.extract"(%2239) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2241 = "vector.extract"(%2239) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2242 = "arith.addf"(%2240, %2241) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2243 = "arith.addf"(%2242, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2244 = "vector.shuffle"(%2203, %2203) {mask = array<i64: 16, 17>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2245 = "vector.extract"(%2244) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2246 = "vector.extract"(%2244) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2247 = "arith.addf"(%2245, %2246) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2248 = "arith.addf"(%2247, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2249 = "vector.shuffle"(%2203, %2203) {mask = array<i64: 18, 19>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2250 = "vector.extract"(%2249) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2251 = "vector.extract"(%2249) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2252 = "arith.addf"(%2250, %2251) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2253 = "arith.addf"(%2252, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2254 = "vector.shuffle"(%2203, %2203) {mask = array<i64: 20, 21>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2255 = "vector.extract"(%2254) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2256 = "vector.extract"(%2254) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2257 = "arith.addf"(%2255, %2256) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2258 = "arith.addf"(%2257, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2259 = "vector.shuffle"(%2203, %2203) {mask = array<i64: 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2260 = "vector.extract"(%2259) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2261 = "vector.extract"(%2259) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2262 = "arith.addf"(%2260, %2261) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2263 = "arith.addf"(%2262, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2264 = "vector.from_elements"(%2208, %2213, %2218, %2223, %2228, %2233, %2238, %2243, %2248, %2253, %2258, %2263) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<12xf32>
        %2265 = "vector.extract"(%2264) {static_position = array<i64: 0>} : (vector<12xf32>) -> f32
        %2266 = "vector.extract"(%2264) {static_position = array<i64: 1>} : (vector<12xf32>) -> f32
        %2267 = "vector.extract"(%2264) {static_position = array<i64: 2>} : (vector<12xf32>) -> f32
        %2268 = "arith.addf"(%2266, %2267) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2269 = "arith.addf"(%2265, %2268) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2270 = "vector.extract"(%2264) {static_position = array<i64: 3>} : (vector<12xf32>) -> f32
        %2271 = "vector.extract"(%2264) {static_position = array<i64: 4>} : (vector<12xf32>) -> f32
        %2272 = "vector.extract"(%2264) {static_position = array<i64: 5>} : (vector<12xf32>) -> f32
        %2273 = "arith.addf"(%2271, %2272) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2274 = "arith.addf"(%2270, %2273) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2275 = "arith.addf"(%2269, %2274) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2276 = "vector.extract"(%2264) {static_position = array<i64: 6>} : (vector<12xf32>) -> f32
        %2277 = "vector.extract"(%2264) {static_position = array<i64: 7>} : (vector<12xf32>) -> f32
        %2278 = "vector.extract"(%2264) {static_position = array<i64: 8>} : (vector<12xf32>) -> f32
        %2279 = "arith.addf"(%2277, %2278) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2280 = "arith.addf"(%2276, %2279) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2281 = "vector.extract"(%2264) {static_position = array<i64: 9>} : (vector<12xf32>) -> f32
        %2282 = "vector.extract"(%2264) {static_position = array<i64: 10>} : (vector<12xf32>) -> f32
        %2283 = "vector.extract"(%2264) {static_position = array<i64: 11>} : (vector<12xf32>) -> f32
        %2284 = "arith.addf"(%2282, %2283) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2285 = "arith.addf"(%2281, %2284) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2286 = "arith.addf"(%2280, %2285) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2287 = "arith.addf"(%2275, %2286) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2288 = "arith.constant"() {value = 32768.0 : f32} : () -> f32
        %2289 = "arith.cmpf"(%2287, %2288) {predicate = 5 : i64} : (f32, f32) -> i1
        %2290 = "arith.constant"() {value = true} : () -> i1
        %2291 = "arith.andi"(%2290, %2289) : (i1, i1) -> i1
        %2292 = "arith.cmpf"(%1898, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
        %2293 = "arith.andi"(%2291, %2292) : (i1, i1) -> i1
        %2294 = "vector.extract"(%2203) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %2295 = "vector.extract"(%2203) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %2296 = "vector.extract"(%2203) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %2297 = "vector.extract"(%2203) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %2298 = "vector.extract"(%2203) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %2299 = "vector.extract"(%2203) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %2300 = "vector.extract"(%2203) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %2301 = "vector.extract"(%2203) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %2302 = "vector.extract"(%2203) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %2303 = "vector.extract"(%2203) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %2304 = "vector.extract"(%2203) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %2305 = "vector.extract"(%2203) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %2306 = "vector.extract"(%2203) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %2307 = "vector.extract"(%2203) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %2308 = "vector.extract"(%2203) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %2309 = "vector.extract"(%2203) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %2310 = "vector.extract"(%2203) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %2311 = "vector.extract"(%2203) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %2312 = "vector.extract"(%2203) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %2313 = "vector.extract"(%2203) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %2314 = "vector.extract"(%2203) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %2315 = "vector.extract"(%2203) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %2316 = "vector.extract"(%2203) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %2317 = "vector.extract"(%2203) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %2318 = "vector.from_elements"(%1683, %1684, %1691, %1692, %1699, %1700, %1707, %1708, %1715, %1716, %1723, %1724, %1731, %1732, %1739, %1740, %1747, %1748, %1755, %1756, %1763, %1764, %1771, %1772) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %2319 = "vector.broadcast"(%2145) : (f32) -> vector<24xf32>
        %2320 = "arith.mulf"(%2318, %2319) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %2321 = "arith.cmpf"(%1899, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
        %2322 = "arith.select"(%2321, %1899, %2151) : (i1, f32, f32) -> f32
        %2323 = "vector.broadcast"(%2322) : (f32) -> vector<24xf32>
        %2324 = "arith.subf"(%2320, %2323) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %2325 = "vector.extract"(%2324) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %2326 = "vector.extract"(%2324) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %2327 = "vector.extract"(%2324) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %2328 = "vector.extract"(%2324) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %2329 = "vector.extract"(%2324) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %2330 = "vector.extract"(%2324) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %2331 = "vector.extract"(%2324) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %2332 = "vector.extract"(%2324) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %2333 = "vector.extract"(%2324) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %2334 = "vector.extract"(%2324) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %2335 = "vector.extract"(%2324) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %2336 = "vector.extract"(%2324) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %2337 = "vector.extract"(%2324) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %2338 = "vector.extract"(%2324) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %2339 = "vector.extract"(%2324) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %2340 = "vector.extract"(%2324) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %2341 = "vector.extract"(%2324) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %2342 = "vector.extract"(%2324) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %2343 = "vector.extract"(%2324) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %2344 = "vector.extract"(%2324) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %2345 = "vector.extract"(%2324) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %2346 = "vector.extract"(%2324) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %2347 = "vector.extract"(%2324) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %2348 = "vector.extract"(%2324) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %2349 = "llvm.call_intrinsic"(%2325) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2350 = "llvm.call_intrinsic"(%2326) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2351 = "llvm.call_intrinsic"(%2327) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2352 = "llvm.call_intrinsic"(%2328) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2353 = "llvm.call_intrinsic"(%2329) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2354 = "llvm.call_intrinsic"(%2330) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2355 = "llvm.call_intrinsic"(%2331) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2356 = "llvm.call_intrinsic"(%2332) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2357 = "llvm.call_intrinsic"(%2333) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2358 = "llvm.call_intrinsic"(%2334) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2359 = "llvm.call_intrinsic"(%2335) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2360 = "llvm.call_intrinsic"(%2336) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2361 = "llvm.call_intrinsic"(%2337) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2362 = "llvm.call_intrinsic"(%2338) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2363 = "llvm.call_intrinsic"(%2339) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2364 = "llvm.call_intrinsic"(%2340) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2365 = "llvm.call_intrinsic"(%2341) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2366 = "llvm.call_intrinsic"(%2342) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2367 = "llvm.call_intrinsic"(%2343) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2368 = "llvm.call_intrinsic"(%2344) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2369 = "llvm.call_intrinsic"(%2345) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2370 = "llvm.call_intrinsic"(%2346) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2371 = "llvm.call_intrinsic"(%2347) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2372 = "llvm.call_intrinsic"(%2348) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2373 = "vector.from_elements"(%2349, %2350, %2351, %2352, %2353, %2354, %2355, %2356, %2357, %2358, %2359, %2360, %2361, %2362, %2363, %2364, %2365, %2366, %2367, %2368, %2369, %2370, %2371, %2372) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %2374 = "vector.shuffle"(%2373, %2373) {mask = array<i64: 0, 1>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2375 = "vector.extract"(%2374) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2376 = "vector.extract"(%2374) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2377 = "arith.addf"(%2375, %2376) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2378 = "arith.addf"(%2377, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2379 = "vector.shuffle"(%2373, %2373) {mask = array<i64: 2, 3>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2380 = "vector.extract"(%2379) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2381 = "vector.extract"(%2379) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2382 = "arith.addf"(%2380, %2381) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2383 = "arith.addf"(%2382, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2384 = "vector.shuffle"(%2373, %2373) {mask = array<i64: 4, 5>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2385 = "vector.extract"(%2384) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2386 = "vector.extract"(%2384) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2387 = "arith.addf"(%2385, %2386) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2388 = "arith.addf"(%2387, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2389 = "vector.shuffle"(%2373, %2373) {mask = array<i64: 6, 7>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2390 = "vector.extract"(%2389) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2391 = "vector.extract"(%2389) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2392 = "arith.addf"(%2390, %2391) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2393 = "arith.addf"(%2392, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2394 = "vector.shuffle"(%2373, %2373) {mask = array<i64: 8, 9>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2395 = "vector.extract"(%2394) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2396 = "vector.extract"(%2394) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2397 = "arith.addf"(%2395, %2396) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2398 = "arith.addf"(%2397, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2399 = "vector.shuffle"(%2373, %2373) {mask = array<i64: 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2400 = "vector.extract"(%2399) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2401 = "vector.extract"(%2399) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2402 = "arith.addf"(%2400, %2401) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2403 = "arith.addf"(%2402, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2404 = "vector.shuffle"(%2373, %2373) {mask = array<i64: 12, 13>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2405 = "vector.extract"(%2404) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2406 = "vector.extract"(%2404) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2407 = "arith.addf"(%2405, %2406) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2408 = "arith.addf"(%2407, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2409 = "vector.shuffle"(%2373, %2373) {mask = array<i64: 14, 15>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2410 = "vector.extract"(%2409) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2411 = "vector.extract"(%2409) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2412 = "arith.addf"(%2410, %2411) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2413 = "arith.addf"(%2412, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2414 = "vector.shuffle"(%2373, %2373) {mask = array<i64: 16, 17>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2415 = "vector.extract"(%2414) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2416 = "vector.extract"(%2414) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2417 = "arith.addf"(%2415, %2416) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2418 = "arith.addf"(%2417, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2419 = "vector.shuffle"(%2373, %2373) {mask = array<i64: 18, 19>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2420 = "vector.extract"(%2419) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2421 = "vector.extract"(%2419) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2422 = "arith.addf"(%2420, %2421) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2423 = "arith.addf"(%2422, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2424 = "vector.shuffle"(%2373, %2373) {mask = array<i64: 20, 21>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2425 = "vector.extract"(%2424) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2426 = "vector.extract"(%2424) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2427 = "arith.addf"(%2425, %2426) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2428 = "arith.addf"(%2427, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2429 = "vector.shuffle"(%2373, %2373) {mask = array<i64: 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2430 = "vector.extract"(%2429) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2431 = "vector.extract"(%2429) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2432 = "arith.addf"(%2430, %2431) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2433 = "arith.addf"(%2432, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2434 = "vector.from_elements"(%2378, %2383, %2388, %2393, %2398, %2403, %2408, %2413, %2418, %2423, %2428, %2433) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<12xf32>
        %2435 = "vector.extract"(%2434) {static_position = array<i64: 0>} : (vector<12xf32>) -> f32
        %2436 = "vector.extract"(%2434) {static_position = array<i64: 1>} : (vector<12xf32>) -> f32
        %2437 = "vector.extract"(%2434) {static_position = array<i64: 2>} : (vector<12xf32>) -> f32
        %2438 = "arith.addf"(%2436, %2437) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2439 = "arith.addf"(%2435, %2438) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2440 = "vector.extract"(%2434) {static_position = array<i64: 3>} : (vector<12xf32>) -> f32
        %2441 = "vector.extract"(%2434) {static_position = array<i64: 4>} : (vector<12xf32>) -> f32
        %2442 = "vector.extract"(%2434) {static_position = array<i64: 5>} : (vector<12xf32>) -> f32
        %2443 = "arith.addf"(%2441, %2442) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2444 = "arith.addf"(%2440, %2443) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2445 = "arith.addf"(%2439, %2444) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2446 = "vector.extract"(%2434) {static_position = array<i64: 6>} : (vector<12xf32>) -> f32
        %2447 = "vector.extract"(%2434) {static_position = array<i64: 7>} : (vector<12xf32>) -> f32
        %2448 = "vector.extract"(%2434) {static_position = array<i64: 8>} : (vector<12xf32>) -> f32
        %2449 = "arith.addf"(%2447, %2448) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2450 = "arith.addf"(%2446, %2449) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2451 = "vector.extract"(%2434) {static_position = array<i64: 9>} : (vector<12xf32>) -> f32
        %2452 = "vector.extract"(%2434) {static_position = array<i64: 10>} : (vector<12xf32>) -> f32
        %2453 = "vector.extract"(%2434) {static_position = array<i64: 11>} : (vector<12xf32>) -> f32
        %2454 = "arith.addf"(%2452, %2453) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2455 = "arith.addf"(%2451, %2454) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2456 = "arith.addf"(%2450, %2455) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2457 = "arith.addf"(%2445, %2456) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2458 = "arith.cmpf"(%2457, %2288) {predicate = 5 : i64} : (f32, f32) -> i1
        %2459 = "arith.andi"(%2293, %2458) : (i1, i1) -> i1
        %2460 = "arith.cmpf"(%1899, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
        %2461 = "arith.andi"(%2459, %2460) : (i1, i1) -> i1
        %2462 = "vector.extract"(%2373) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %2463 = "vector.extract"(%2373) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %2464 = "vector.extract"(%2373) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %2465 = "vector.extract"(%2373) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %2466 = "vector.extract"(%2373) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %2467 = "vector.extract"(%2373) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %2468 = "vector.extract"(%2373) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %2469 = "vector.extract"(%2373) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %2470 = "vector.extract"(%2373) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %2471 = "vector.extract"(%2373) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %2472 = "vector.extract"(%2373) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %2473 = "vector.extract"(%2373) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %2474 = "vector.extract"(%2373) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %2475 = "vector.extract"(%2373) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %2476 = "vector.extract"(%2373) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %2477 = "vector.extract"(%2373) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %2478 = "vector.extract"(%2373) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %2479 = "vector.extract"(%2373) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %2480 = "vector.extract"(%2373) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %2481 = "vector.extract"(%2373) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %2482 = "vector.extract"(%2373) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %2483 = "vector.extract"(%2373) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %2484 = "vector.extract"(%2373) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %2485 = "vector.extract"(%2373) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %2486 = "vector.from_elements"(%1685, %1686, %1693, %1694, %1701, %1702, %1709, %1710, %1717, %1718, %1725, %1726, %1733, %1734, %1741, %1742, %1749, %1750, %1757, %1758, %1765, %1766, %1773, %1774) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %2487 = "vector.broadcast"(%2145) : (f32) -> vector<24xf32>
        %2488 = "arith.mulf"(%2486, %2487) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %2489 = "arith.cmpf"(%1900, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
        %2490 = "arith.select"(%2489, %1900, %2151) : (i1, f32, f32) -> f32
        %2491 = "vector.broadcast"(%2490) : (f32) -> vector<24xf32>
        %2492 = "arith.subf"(%2488, %2491) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %2493 = "vector.extract"(%2492) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %2494 = "vector.extract"(%2492) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %2495 = "vector.extract"(%2492) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %2496 = "vector.extract"(%2492) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %2497 = "vector.extract"(%2492) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %2498 = "vector.extract"(%2492) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %2499 = "vector.extract"(%2492) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %2500 = "vector.extract"(%2492) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %2501 = "vector.extract"(%2492) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %2502 = "vector.extract"(%2492) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %2503 = "vector.extract"(%2492) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %2504 = "vector.extract"(%2492) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %2505 = "vector.extract"(%2492) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %2506 = "vector.extract"(%2492) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %2507 = "vector.extract"(%2492) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %2508 = "vector.extract"(%2492) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %2509 = "vector.extract"(%2492) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %2510 = "vector.extract"(%2492) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %2511 = "vector.extract"(%2492) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %2512 = "vector.extract"(%2492) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %2513 = "vector.extract"(%2492) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %2514 = "vector.extract"(%2492) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %2515 = "vector.extract"(%2492) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %2516 = "vector.extract"(%2492) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %2517 = "llvm.call_intrinsic"(%2493) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2518 = "llvm.call_intrinsic"(%2494) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2519 = "llvm.call_intrinsic"(%2495) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2520 = "llvm.call_intrinsic"(%2496) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2521 = "llvm.call_intrinsic"(%2497) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2522 = "llvm.call_intrinsic"(%2498) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2523 = "llvm.call_intrinsic"(%2499) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2524 = "llvm.call_intrinsic"(%2500) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2525 = "llvm.call_intrinsic"(%2501) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2526 = "llvm.call_intrinsic"(%2502) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2527 = "llvm.call_intrinsic"(%2503) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2528 = "llvm.call_intrinsic"(%2504) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2529 = "llvm.call_intrinsic"(%2505) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2530 = "llvm.call_intrinsic"(%2506) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2531 = "llvm.call_intrinsic"(%2507) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2532 = "llvm.call_intrinsic"(%2508) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2533 = "llvm.call_intrinsic"(%2509) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2534 = "llvm.call_intrinsic"(%2510) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2535 = "llvm.call_intrinsic"(%2511) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2536 = "llvm.call_intrinsic"(%2512) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2537 = "llvm.call_intrinsic"(%2513) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2538 = "llvm.call_intrinsic"(%2514) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2539 = "llvm.call_intrinsic"(%2515) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2540 = "llvm.call_intrinsic"(%2516) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2541 = "vector.from_elements"(%2517, %2518, %2519, %2520, %2521, %2522, %2523, %2524, %2525, %2526, %2527, %2528, %2529, %2530, %2531, %2532, %2533, %2534, %2535, %2536, %2537, %2538, %2539, %2540) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %2542 = "vector.shuffle"(%2541, %2541) {mask = array<i64: 0, 1>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2543 = "vector.extract"(%2542) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2544 = "vector.extract"(%2542) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2545 = "arith.addf"(%2543, %2544) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2546 = "arith.addf"(%2545, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2547 = "vector.shuffle"(%2541, %2541) {mask = array<i64: 2, 3>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2548 = "vector.extract"(%2547) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2549 = "vector.extract"(%2547) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2550 = "arith.addf"(%2548, %2549) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2551 = "arith.addf"(%2550, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2552 = "vector.shuffle"(%2541, %2541) {mask = array<i64: 4, 5>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2553 = "vector.extract"(%2552) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2554 = "vector.extract"(%2552) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2555 = "arith.addf"(%2553, %2554) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2556 = "arith.addf"(%2555, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2557 = "vector.shuffle"(%2541, %2541) {mask = array<i64: 6, 7>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2558 = "vector.extract"(%2557) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2559 = "vector.extract"(%2557) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2560 = "arith.addf"(%2558, %2559) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2561 = "arith.addf"(%2560, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2562 = "vector.shuffle"(%2541, %2541) {mask = array<i64: 8, 9>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2563 = "vector.extract"(%2562) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2564 = "vector.extract"(%2562) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2565 = "arith.addf"(%2563, %2564) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2566 = "arith.addf"(%2565, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2567 = "vector.shuffle"(%2541, %2541) {mask = array<i64: 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2568 = "vector.extract"(%2567) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2569 = "vector.extract"(%2567) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2570 = "arith.addf"(%2568, %2569) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2571 = "arith.addf"(%2570, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2572 = "vector.shuffle"(%2541, %2541) {mask = array<i64: 12, 13>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2573 = "vector.extract"(%2572) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2574 = "vector.extract"(%2572) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2575 = "arith.addf"(%2573, %2574) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2576 = "arith.addf"(%2575, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2577 = "vector.shuffle"(%2541, %2541) {mask = array<i64: 14, 15>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2578 = "vector.extract"(%2577) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2579 = "vector.extract"(%2577) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2580 = "arith.addf"(%2578, %2579) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2581 = "arith.addf"(%2580, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2582 = "vector.shuffle"(%2541, %2541) {mask = array<i64: 16, 17>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2583 = "vector.extract"(%2582) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2584 = "vector.extract"(%2582) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2585 = "arith.addf"(%2583, %2584) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2586 = "arith.addf"(%2585, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2587 = "vector.shuffle"(%2541, %2541) {mask = array<i64: 18, 19>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2588 = "vector.extract"(%2587) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2589 = "vector.extract"(%2587) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2590 = "arith.addf"(%2588, %2589) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2591 = "arith.addf"(%2590, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2592 = "vector.shuffle"(%2541, %2541) {mask = array<i64: 20, 21>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2593 = "vector.extract"(%2592) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2594 = "vector.extract"(%2592) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2595 = "arith.addf"(%2593, %2594) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2596 = "arith.addf"(%2595, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2597 = "vector.shuffle"(%2541, %2541) {mask = array<i64: 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2598 = "vector.extract"(%2597) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2599 = "vector.extract"(%2597) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2600 = "arith.addf"(%2598, %2599) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2601 = "arith.addf"(%2600, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2602 = "vector.from_elements"(%2546, %2551, %2556, %2561, %2566, %2571, %2576, %2581, %2586, %2591, %2596, %2601) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<12xf32>
        %2603 = "vector.extract"(%2602) {static_position = array<i64: 0>} : (vector<12xf32>) -> f32
        %2604 = "vector.extract"(%2602) {static_position = array<i64: 1>} : (vector<12xf32>) -> f32
        %2605 = "vector.extract"(%2602) {static_position = array<i64: 2>} : (vector<12xf32>) -> f32
        %2606 = "arith.addf"(%2604, %2605) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2607 = "arith.addf"(%2603, %2606) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2608 = "vector.extract"(%2602) {static_position = array<i64: 3>} : (vector<12xf32>) -> f32
        %2609 = "vector.extract"(%2602) {static_position = array<i64: 4>} : (vector<12xf32>) -> f32
        %2610 = "vector.extract"(%2602) {static_position = array<i64: 5>} : (vector<12xf32>) -> f32
        %2611 = "arith.addf"(%2609, %2610) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2612 = "arith.addf"(%2608, %2611) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2613 = "arith.addf"(%2607, %2612) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2614 = "vector.extract"(%2602) {static_position = array<i64: 6>} : (vector<12xf32>) -> f32
        %2615 = "vector.extract"(%2602) {static_position = array<i64: 7>} : (vector<12xf32>) -> f32
        %2616 = "vector.extract"(%2602) {static_position = array<i64: 8>} : (vector<12xf32>) -> f32
        %2617 = "arith.addf"(%2615, %2616) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2618 = "arith.addf"(%2614, %2617) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2619 = "vector.extract"(%2602) {static_position = array<i64: 9>} : (vector<12xf32>) -> f32
        %2620 = "vector.extract"(%2602) {static_position = array<i64: 10>} : (vector<12xf32>) -> f32
        %2621 = "vector.extract"(%2602) {static_position = array<i64: 11>} : (vector<12xf32>) -> f32
        %2622 = "arith.addf"(%2620, %2621) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2623 = "arith.addf"(%2619, %2622) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2624 = "arith.addf"(%2618, %2623) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2625 = "arith.addf"(%2613, %2624) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2626 = "arith.cmpf"(%2625, %2288) {predicate = 5 : i64} : (f32, f32) -> i1
        %2627 = "arith.andi"(%2461, %2626) : (i1, i1) -> i1
        %2628 = "arith.cmpf"(%1900, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
        %2629 = "arith.andi"(%2627, %2628) : (i1, i1) -> i1
        %2630 = "vector.extract"(%2541) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %2631 = "vector.extract"(%2541) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %2632 = "vector.extract"(%2541) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %2633 = "vector.extract"(%2541) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %2634 = "vector.extract"(%2541) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %2635 = "vector.extract"(%2541) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %2636 = "vector.extract"(%2541) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %2637 = "vector.extract"(%2541) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %2638 = "vector.extract"(%2541) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %2639 = "vector.extract"(%2541) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %2640 = "vector.extract"(%2541) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %2641 = "vector.extract"(%2541) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %2642 = "vector.extract"(%2541) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %2643 = "vector.extract"(%2541) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %2644 = "vector.extract"(%2541) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %2645 = "vector.extract"(%2541) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %2646 = "vector.extract"(%2541) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %2647 = "vector.extract"(%2541) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %2648 = "vector.extract"(%2541) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %2649 = "vector.extract"(%2541) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %2650 = "vector.extract"(%2541) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %2651 = "vector.extract"(%2541) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %2652 = "vector.extract"(%2541) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %2653 = "vector.extract"(%2541) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %2654 = "vector.from_elements"(%1687, %1688, %1695, %1696, %1703, %1704, %1711, %1712, %1719, %1720, %1727, %1728, %1735, %1736, %1743, %1744, %1751, %1752, %1759, %1760, %1767, %1768, %1775, %1776) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %2655 = "vector.broadcast"(%2145) : (f32) -> vector<24xf32>
        %2656 = "arith.mulf"(%2654, %2655) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %2657 = "arith.cmpf"(%1901, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
        %2658 = "arith.select"(%2657, %1901, %2151) : (i1, f32, f32) -> f32
        %2659 = "vector.broadcast"(%2658) : (f32) -> vector<24xf32>
        %2660 = "arith.subf"(%2656, %2659) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %2661 = "vector.extract"(%2660) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %2662 = "vector.extract"(%2660) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %2663 = "vector.extract"(%2660) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %2664 = "vector.extract"(%2660) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %2665 = "vector.extract"(%2660) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %2666 = "vector.extract"(%2660) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %2667 = "vector.extract"(%2660) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %2668 = "vector.extract"(%2660) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %2669 = "vector.extract"(%2660) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %2670 = "vector.extract"(%2660) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %2671 = "vector.extract"(%2660) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %2672 = "vector.extract"(%2660) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %2673 = "vector.extract"(%2660) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %2674 = "vector.extract"(%2660) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %2675 = "vector.extract"(%2660) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %2676 = "vector.extract"(%2660) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %2677 = "vector.extract"(%2660) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %2678 = "vector.extract"(%2660) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %2679 = "vector.extract"(%2660) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %2680 = "vector.extract"(%2660) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %2681 = "vector.extract"(%2660) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %2682 = "vector.extract"(%2660) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %2683 = "vector.extract"(%2660) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %2684 = "vector.extract"(%2660) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %2685 = "llvm.call_intrinsic"(%2661) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2686 = "llvm.call_intrinsic"(%2662) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2687 = "llvm.call_intrinsic"(%2663) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2688 = "llvm.call_intrinsic"(%2664) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2689 = "llvm.call_intrinsic"(%2665) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2690 = "llvm.call_intrinsic"(%2666) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2691 = "llvm.call_intrinsic"(%2667) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2692 = "llvm.call_intrinsic"(%2668) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2693 = "llvm.call_intrinsic"(%2669) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2694 = "llvm.call_intrinsic"(%2670) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2695 = "llvm.call_intrinsic"(%2671) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2696 = "llvm.call_intrinsic"(%2672) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2697 = "llvm.call_intrinsic"(%2673) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2698 = "llvm.call_intrinsic"(%2674) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2699 = "llvm.call_intrinsic"(%2675) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2700 = "llvm.call_intrinsic"(%2676) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2701 = "llvm.call_intrinsic"(%2677) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2702 = "llvm.call_intrinsic"(%2678) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2703 = "llvm.call_intrinsic"(%2679) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2704 = "llvm.call_intrinsic"(%2680) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2705 = "llvm.call_intrinsic"(%2681) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2706 = "llvm.call_intrinsic"(%2682) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2707 = "llvm.call_intrinsic"(%2683) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2708 = "llvm.call_intrinsic"(%2684) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2709 = "vector.from_elements"(%2685, %2686, %2687, %2688, %2689, %2690, %2691, %2692, %2693, %2694, %2695, %2696, %2697, %2698, %2699, %2700, %2701, %2702, %2703, %2704, %2705, %2706, %2707, %2708) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %2710 = "vector.shuffle"(%2709, %2709) {mask = array<i64: 0, 1>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2711 = "vector.extract"(%2710) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2712 = "vector.extract"(%2710) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2713 = "arith.addf"(%2711, %2712) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2714 = "arith.addf"(%2713, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2715 = "vector.shuffle"(%2709, %2709) {mask = array<i64: 2, 3>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2716 = "vector.extract"(%2715) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2717 = "vector.extract"(%2715) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2718 = "arith.addf"(%2716, %2717) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2719 = "arith.addf"(%2718, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2720 = "vector.shuffle"(%2709, %2709) {mask = array<i64: 4, 5>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2721 = "vector.extract"(%2720) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2722 = "vector.extract"(%2720) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2723 = "arith.addf"(%2721, %2722) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2724 = "arith.addf"(%2723, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2725 = "vector.shuffle"(%2709, %2709) {mask = array<i64: 6, 7>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2726 = "vector.extract"(%2725) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2727 = "vector.extract"(%2725) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2728 = "arith.addf"(%2726, %2727) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2729 = "arith.addf"(%2728, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2730 = "vector.shuffle"(%2709, %2709) {mask = array<i64: 8, 9>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2731 = "vector.extract"(%2730) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2732 = "vector.extract"(%2730) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2733 = "arith.addf"(%2731, %2732) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2734 = "arith.addf"(%2733, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2735 = "vector.shuffle"(%2709, %2709) {mask = array<i64: 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2736 = "vector.extract"(%2735) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2737 = "vector.extract"(%2735) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2738 = "arith.addf"(%2736, %2737) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2739 = "arith.addf"(%2738, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2740 = "vector.shuffle"(%2709, %2709) {mask = array<i64: 12, 13>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2741 = "vector.extract"(%2740) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2742 = "vector.extract"(%2740) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2743 = "arith.addf"(%2741, %2742) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2744 = "arith.addf"(%2743, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2745 = "vector.shuffle"(%2709, %2709) {mask = array<i64: 14, 15>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2746 = "vector.extract"(%2745) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2747 = "vector.extract"(%2745) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2748 = "arith.addf"(%2746, %2747) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2749 = "arith.addf"(%2748, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2750 = "vector.shuffle"(%2709, %2709) {mask = array<i64: 16, 17>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2751 = "vector.extract"(%2750) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2752 = "vector.extract"(%2750) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2753 = "arith.addf"(%2751, %2752) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2754 = "arith.addf"(%2753, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2755 = "vector.shuffle"(%2709, %2709) {mask = array<i64: 18, 19>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2756 = "vector.extract"(%2755) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2757 = "vector.extract"(%2755) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2758 = "arith.addf"(%2756, %2757) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2759 = "arith.addf"(%2758, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2760 = "vector.shuffle"(%2709, %2709) {mask = array<i64: 20, 21>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2761 = "vector.extract"(%2760) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2762 = "vector.extract"(%2760) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2763 = "arith.addf"(%2761, %2762) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2764 = "arith.addf"(%2763, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2765 = "vector.shuffle"(%2709, %2709) {mask = array<i64: 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
        %2766 = "vector.extract"(%2765) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %2767 = "vector.extract"(%2765) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %2768 = "arith.addf"(%2766, %2767) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2769 = "arith.addf"(%2768, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2770 = "vector.from_elements"(%2714, %2719, %2724, %2729, %2734, %2739, %2744, %2749, %2754, %2759, %2764, %2769) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<12xf32>
        %2771 = "vector.extract"(%2770) {static_position = array<i64: 0>} : (vector<12xf32>) -> f32
        %2772 = "vector.extract"(%2770) {static_position = array<i64: 1>} : (vector<12xf32>) -> f32
        %2773 = "vector.extract"(%2770) {static_position = array<i64: 2>} : (vector<12xf32>) -> f32
        %2774 = "arith.addf"(%2772, %2773) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2775 = "arith.addf"(%2771, %2774) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2776 = "vector.extract"(%2770) {static_position = array<i64: 3>} : (vector<12xf32>) -> f32
        %2777 = "vector.extract"(%2770) {static_position = array<i64: 4>} : (vector<12xf32>) -> f32
        %2778 = "vector.extract"(%2770) {static_position = array<i64: 5>} : (vector<12xf32>) -> f32
        %2779 = "arith.addf"(%2777, %2778) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2780 = "arith.addf"(%2776, %2779) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2781 = "arith.addf"(%2775, %2780) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2782 = "vector.extract"(%2770) {static_position = array<i64: 6>} : (vector<12xf32>) -> f32
        %2783 = "vector.extract"(%2770) {static_position = array<i64: 7>} : (vector<12xf32>) -> f32
        %2784 = "vector.extract"(%2770) {static_position = array<i64: 8>} : (vector<12xf32>) -> f32
        %2785 = "arith.addf"(%2783, %2784) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2786 = "arith.addf"(%2782, %2785) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2787 = "vector.extract"(%2770) {static_position = array<i64: 9>} : (vector<12xf32>) -> f32
        %2788 = "vector.extract"(%2770) {static_position = array<i64: 10>} : (vector<12xf32>) -> f32
        %2789 = "vector.extract"(%2770) {static_position = array<i64: 11>} : (vector<12xf32>) -> f32
        %2790 = "arith.addf"(%2788, %2789) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2791 = "arith.addf"(%2787, %2790) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2792 = "arith.addf"(%2786, %2791) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2793 = "arith.addf"(%2781, %2792) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2794 = "arith.cmpf"(%2793, %2288) {predicate = 5 : i64} : (f32, f32) -> i1
        %2795 = "arith.andi"(%2629, %2794) : (i1, i1) -> i1
        %2796 = "arith.cmpf"(%1901, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
        %2797 = "arith.andi"(%2795, %2796) : (i1, i1) -> i1
        %2798 = "vector.extract"(%2709) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %2799 = "vector.extract"(%2709) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %2800 = "vector.extract"(%2709) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %2801 = "vector.extract"(%2709) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %2802 = "vector.extract"(%2709) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %2803 = "vector.extract"(%2709) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %2804 = "vector.extract"(%2709) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %2805 = "vector.extract"(%2709) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %2806 = "vector.extract"(%2709) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %2807 = "vector.extract"(%2709) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %2808 = "vector.extract"(%2709) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %2809 = "vector.extract"(%2709) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %2810 = "vector.extract"(%2709) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %2811 = "vector.extract"(%2709) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %2812 = "vector.extract"(%2709) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %2813 = "vector.extract"(%2709) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %2814 = "vector.extract"(%2709) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %2815 = "vector.extract"(%2709) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %2816 = "vector.extract"(%2709) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %2817 = "vector.extract"(%2709) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %2818 = "vector.extract"(%2709) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %2819 = "vector.extract"(%2709) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %2820 = "vector.extract"(%2709) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %2821 = "vector.extract"(%2709) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %2822 = "arith.xori"(%2797, %2290) : (i1, i1) -> i1
        %2823 = "arith.constant"() {value = -1 : i32} : () -> i32
        %2824 = "nvvm.vote.sync"(%2823, %2822) {kind = #nvvm<vote_sync_kind any>} : (i32, i1) -> i1
        %2825, %2826, %2827, %2828, %2829, %2830, %2831, %2832, %2833, %2834, %2835, %2836, %2837, %2838, %2839, %2840, %2841, %2842, %2843, %2844, %2845, %2846, %2847, %2848, %2849, %2850, %2851, %2852, %2853, %2854, %2855, %2856, %2857, %2858, %2859, %2860, %2861, %2862, %2863, %2864, %2865, %2866, %2867, %2868, %2869, %2870, %2871, %2872, %2873, %2874, %2875, %2876, %2877, %2878, %2879, %2880, %2881, %2882, %2883, %2884, %2885, %2886, %2887, %2888, %2889, %2890, %2891, %2892, %2893, %2894, %2895, %2896, %2897, %2898, %2899, %2900, %2901, %2902, %2903, %2904, %2905, %2906, %2907, %2908, %2909, %2910, %2911, %2912, %2913, %2914, %2915, %2916, %2917, %2918, %2919, %2920, %2921, %2922, %2923, %2924, %2925, %2926, %2927, %2928, %2929, %2930, %2931, %2932, %2933, %2934, %2935, %2936, %2937, %2938, %2939, %2940, %2941, %2942, %2943, %2944, %2945, %2946, %2947, %2948, %2949, %2950, %2951, %2952, %2953, %2954, %2955, %2956, %2957, %2958, %2959, %2960, %2961, %2962, %2963, %2964, %2965, %2966, %2967, %2968, %2969, %2970, %2971, %2972, %2973, %2974, %2975, %2976, %2977, %2978, %2979, %2980, %2981, %2982, %2983, %2984, %2985, %2986, %2987, %2988, %2989, %2990, %2991, %2992, %2993, %2994, %2995, %2996 = "scf.if"(%2824) ({
          %t3001_d = "nvvm.ldmatrix"(%820) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %2997 = "llvm.extractvalue"(%t3001_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2998 = "llvm.extractvalue"(%t3001_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %2999 = "llvm.extractvalue"(%t3001_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3000 = "llvm.extractvalue"(%t3001_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3006_d = "nvvm.ldmatrix"(%826) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3002 = "llvm.extractvalue"(%t3006_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3003 = "llvm.extractvalue"(%t3006_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3004 = "llvm.extractvalue"(%t3006_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3005 = "llvm.extractvalue"(%t3006_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3011_d = "nvvm.ldmatrix"(%838) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3007 = "llvm.extractvalue"(%t3011_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3008 = "llvm.extractvalue"(%t3011_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3009 = "llvm.extractvalue"(%t3011_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3010 = "llvm.extractvalue"(%t3011_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3016_d = "nvvm.ldmatrix"(%845) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3012 = "llvm.extractvalue"(%t3016_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3013 = "llvm.extractvalue"(%t3016_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3014 = "llvm.extractvalue"(%t3016_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3015 = "llvm.extractvalue"(%t3016_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3021_d = "nvvm.ldmatrix"(%852) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3017 = "llvm.extractvalue"(%t3021_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3018 = "llvm.extractvalue"(%t3021_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3019 = "llvm.extractvalue"(%t3021_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3020 = "llvm.extractvalue"(%t3021_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3026_d = "nvvm.ldmatrix"(%859) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3022 = "llvm.extractvalue"(%t3026_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3023 = "llvm.extractvalue"(%t3026_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3024 = "llvm.extractvalue"(%t3026_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3025 = "llvm.extractvalue"(%t3026_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3031_d = "nvvm.ldmatrix"(%866) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3027 = "llvm.extractvalue"(%t3031_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3028 = "llvm.extractvalue"(%t3031_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3029 = "llvm.extractvalue"(%t3031_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3030 = "llvm.extractvalue"(%t3031_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3036_d = "nvvm.ldmatrix"(%873) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3032 = "llvm.extractvalue"(%t3036_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3033 = "llvm.extractvalue"(%t3036_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3034 = "llvm.extractvalue"(%t3036_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3035 = "llvm.extractvalue"(%t3036_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3037 = "llvm.bitcast"(%2997) : (i32) -> vector<2xf16>
          %3038 = "llvm.bitcast"(%2998) : (i32) -> vector<2xf16>
          %3039 = "llvm.bitcast"(%2999) : (i32) -> vector<2xf16>
          %3040 = "llvm.bitcast"(%3000) : (i32) -> vector<2xf16>
          %3041 = "llvm.bitcast"(%3007) : (i32) -> vector<2xf16>
          %3042 = "llvm.bitcast"(%3008) : (i32) -> vector<2xf16>
          %t3047_d = "llvm.call_intrinsic"(%3037, %3038, %3039, %3040, %3041, %3042, %721, %722, %723, %724) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3043 = "llvm.extractvalue"(%t3047_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3044 = "llvm.extractvalue"(%t3047_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3045 = "llvm.extractvalue"(%t3047_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3046 = "llvm.extractvalue"(%t3047_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3048 = "llvm.bitcast"(%3009) : (i32) -> vector<2xf16>
          %3049 = "llvm.bitcast"(%3010) : (i32) -> vector<2xf16>
          %t3054_d = "llvm.call_intrinsic"(%3037, %3038, %3039, %3040, %3048, %3049, %729, %730, %731, %732) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3050 = "llvm.extractvalue"(%t3054_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3051 = "llvm.extractvalue"(%t3054_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3052 = "llvm.extractvalue"(%t3054_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3053 = "llvm.extractvalue"(%t3054_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3055 = "llvm.bitcast"(%3012) : (i32) -> vector<2xf16>
          %3056 = "llvm.bitcast"(%3013) : (i32) -> vector<2xf16>
          %t3061_d = "llvm.call_intrinsic"(%3037, %3038, %3039, %3040, %3055, %3056, %737, %738, %739, %740) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3057 = "llvm.extractvalue"(%t3061_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3058 = "llvm.extractvalue"(%t3061_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3059 = "llvm.extractvalue"(%t3061_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3060 = "llvm.extractvalue"(%t3061_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3062 = "llvm.bitcast"(%3014) : (i32) -> vector<2xf16>
          %3063 = "llvm.bitcast"(%3015) : (i32) -> vector<2xf16>
          %t3068_d = "llvm.call_intrinsic"(%3037, %3038, %3039, %3040, %3062, %3063, %745, %746, %747, %748) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3064 = "llvm.extractvalue"(%t3068_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3065 = "llvm.extractvalue"(%t3068_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3066 = "llvm.extractvalue"(%t3068_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3067 = "llvm.extractvalue"(%t3068_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3069 = "llvm.bitcast"(%3017) : (i32) -> vector<2xf16>
          %3070 = "llvm.bitcast"(%3018) : (i32) -> vector<2xf16>
          %t3075_d = "llvm.call_intrinsic"(%3037, %3038, %3039, %3040, %3069, %3070, %753, %754, %755, %756) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3071 = "llvm.extractvalue"(%t3075_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3072 = "llvm.extractvalue"(%t3075_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3073 = "llvm.extractvalue"(%t3075_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3074 = "llvm.extractvalue"(%t3075_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3076 = "llvm.bitcast"(%3019) : (i32) -> vector<2xf16>
          %3077 = "llvm.bitcast"(%3020) : (i32) -> vector<2xf16>
          %t3082_d = "llvm.call_intrinsic"(%3037, %3038, %3039, %3040, %3076, %3077, %761, %762, %763, %764) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3078 = "llvm.extractvalue"(%t3082_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3079 = "llvm.extractvalue"(%t3082_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3080 = "llvm.extractvalue"(%t3082_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3081 = "llvm.extractvalue"(%t3082_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3083 = "llvm.bitcast"(%3022) : (i32) -> vector<2xf16>
          %3084 = "llvm.bitcast"(%3023) : (i32) -> vector<2xf16>
          %t3089_d = "llvm.call_intrinsic"(%3037, %3038, %3039, %3040, %3083, %3084, %769, %770, %771, %772) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3085 = "llvm.extractvalue"(%t3089_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3086 = "llvm.extractvalue"(%t3089_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3087 = "llvm.extractvalue"(%t3089_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3088 = "llvm.extractvalue"(%t3089_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3090 = "llvm.bitcast"(%3024) : (i32) -> vector<2xf16>
          %3091 = "llvm.bitcast"(%3025) : (i32) -> vector<2xf16>
          %t3096_d = "llvm.call_intrinsic"(%3037, %3038, %3039, %3040, %3090, %3091, %777, %778, %779, %780) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3092 = "llvm.extractvalue"(%t3096_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3093 = "llvm.extractvalue"(%t3096_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3094 = "llvm.extractvalue"(%t3096_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3095 = "llvm.extractvalue"(%t3096_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3097 = "llvm.bitcast"(%3027) : (i32) -> vector<2xf16>
          %3098 = "llvm.bitcast"(%3028) : (i32) -> vector<2xf16>
          %t3103_d = "llvm.call_intrinsic"(%3037, %3038, %3039, %3040, %3097, %3098, %785, %786, %787, %788) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3099 = "llvm.extractvalue"(%t3103_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3100 = "llvm.extractvalue"(%t3103_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3101 = "llvm.extractvalue"(%t3103_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3102 = "llvm.extractvalue"(%t3103_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3104 = "llvm.bitcast"(%3029) : (i32) -> vector<2xf16>
          %3105 = "llvm.bitcast"(%3030) : (i32) -> vector<2xf16>
          %t3110_d = "llvm.call_intrinsic"(%3037, %3038, %3039, %3040, %3104, %3105, %793, %794, %795, %796) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3106 = "llvm.extractvalue"(%t3110_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3107 = "llvm.extractvalue"(%t3110_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3108 = "llvm.extractvalue"(%t3110_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3109 = "llvm.extractvalue"(%t3110_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3111 = "llvm.bitcast"(%3032) : (i32) -> vector<2xf16>
          %3112 = "llvm.bitcast"(%3033) : (i32) -> vector<2xf16>
          %t3117_d = "llvm.call_intrinsic"(%3037, %3038, %3039, %3040, %3111, %3112, %801, %802, %803, %804) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3113 = "llvm.extractvalue"(%t3117_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3114 = "llvm.extractvalue"(%t3117_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3115 = "llvm.extractvalue"(%t3117_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3116 = "llvm.extractvalue"(%t3117_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3118 = "llvm.bitcast"(%3034) : (i32) -> vector<2xf16>
          %3119 = "llvm.bitcast"(%3035) : (i32) -> vector<2xf16>
          %t3124_d = "llvm.call_intrinsic"(%3037, %3038, %3039, %3040, %3118, %3119, %809, %810, %811, %812) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3120 = "llvm.extractvalue"(%t3124_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3121 = "llvm.extractvalue"(%t3124_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3122 = "llvm.extractvalue"(%t3124_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3123 = "llvm.extractvalue"(%t3124_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3125 = "llvm.bitcast"(%3002) : (i32) -> vector<2xf16>
          %3126 = "llvm.bitcast"(%3003) : (i32) -> vector<2xf16>
          %3127 = "llvm.bitcast"(%3004) : (i32) -> vector<2xf16>
          %3128 = "llvm.bitcast"(%3005) : (i32) -> vector<2xf16>
          %t3133_d = "llvm.call_intrinsic"(%3125, %3126, %3127, %3128, %3118, %3119, %813, %814, %815, %816) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3129 = "llvm.extractvalue"(%t3133_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3130 = "llvm.extractvalue"(%t3133_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3131 = "llvm.extractvalue"(%t3133_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3132 = "llvm.extractvalue"(%t3133_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3138_d = "llvm.call_intrinsic"(%3125, %3126, %3127, %3128, %3111, %3112, %805, %806, %807, %808) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3134 = "llvm.extractvalue"(%t3138_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3135 = "llvm.extractvalue"(%t3138_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3136 = "llvm.extractvalue"(%t3138_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3137 = "llvm.extractvalue"(%t3138_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3143_d = "llvm.call_intrinsic"(%3125, %3126, %3127, %3128, %3104, %3105, %797, %798, %799, %800) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3139 = "llvm.extractvalue"(%t3143_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3140 = "llvm.extractvalue"(%t3143_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3141 = "llvm.extractvalue"(%t3143_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3142 = "llvm.extractvalue"(%t3143_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3148_d = "llvm.call_intrinsic"(%3125, %3126, %3127, %3128, %3097, %3098, %789, %790, %791, %792) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3144 = "llvm.extractvalue"(%t3148_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3145 = "llvm.extractvalue"(%t3148_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3146 = "llvm.extractvalue"(%t3148_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3147 = "llvm.extractvalue"(%t3148_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3153_d = "llvm.call_intrinsic"(%3125, %3126, %3127, %3128, %3090, %3091, %781, %782, %783, %784) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3149 = "llvm.extractvalue"(%t3153_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3150 = "llvm.extractvalue"(%t3153_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3151 = "llvm.extractvalue"(%t3153_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3152 = "llvm.extractvalue"(%t3153_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3158_d = "llvm.call_intrinsic"(%3125, %3126, %3127, %3128, %3083, %3084, %773, %774, %775, %776) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3154 = "llvm.extractvalue"(%t3158_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3155 = "llvm.extractvalue"(%t3158_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3156 = "llvm.extractvalue"(%t3158_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3157 = "llvm.extractvalue"(%t3158_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3163_d = "llvm.call_intrinsic"(%3125, %3126, %3127, %3128, %3076, %3077, %765, %766, %767, %768) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3159 = "llvm.extractvalue"(%t3163_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3160 = "llvm.extractvalue"(%t3163_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3161 = "llvm.extractvalue"(%t3163_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3162 = "llvm.extractvalue"(%t3163_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3168_d = "llvm.call_intrinsic"(%3125, %3126, %3127, %3128, %3069, %3070, %757, %758, %759, %760) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3164 = "llvm.extractvalue"(%t3168_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3165 = "llvm.extractvalue"(%t3168_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3166 = "llvm.extractvalue"(%t3168_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3167 = "llvm.extractvalue"(%t3168_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3173_d = "llvm.call_intrinsic"(%3125, %3126, %3127, %3128, %3062, %3063, %749, %750, %751, %752) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3169 = "llvm.extractvalue"(%t3173_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3170 = "llvm.extractvalue"(%t3173_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3171 = "llvm.extractvalue"(%t3173_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3172 = "llvm.extractvalue"(%t3173_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3178_d = "llvm.call_intrinsic"(%3125, %3126, %3127, %3128, %3055, %3056, %741, %742, %743, %744) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3174 = "llvm.extractvalue"(%t3178_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3175 = "llvm.extractvalue"(%t3178_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3176 = "llvm.extractvalue"(%t3178_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3177 = "llvm.extractvalue"(%t3178_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3183_d = "llvm.call_intrinsic"(%3125, %3126, %3127, %3128, %3048, %3049, %733, %734, %735, %736) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3179 = "llvm.extractvalue"(%t3183_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3180 = "llvm.extractvalue"(%t3183_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3181 = "llvm.extractvalue"(%t3183_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3182 = "llvm.extractvalue"(%t3183_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3188_d = "llvm.call_intrinsic"(%3125, %3126, %3127, %3128, %3041, %3042, %725, %726, %727, %728) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3184 = "llvm.extractvalue"(%t3188_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3185 = "llvm.extractvalue"(%t3188_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3186 = "llvm.extractvalue"(%t3188_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3187 = "llvm.extractvalue"(%t3188_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3193_d = "nvvm.ldmatrix"(%1035) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3189 = "llvm.extractvalue"(%t3193_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3190 = "llvm.extractvalue"(%t3193_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3191 = "llvm.extractvalue"(%t3193_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3192 = "llvm.extractvalue"(%t3193_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3198_d = "nvvm.ldmatrix"(%1041) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3194 = "llvm.extractvalue"(%t3198_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3195 = "llvm.extractvalue"(%t3198_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3196 = "llvm.extractvalue"(%t3198_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3197 = "llvm.extractvalue"(%t3198_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3203_d = "nvvm.ldmatrix"(%1051) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3199 = "llvm.extractvalue"(%t3203_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3200 = "llvm.extractvalue"(%t3203_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3201 = "llvm.extractvalue"(%t3203_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3202 = "llvm.extractvalue"(%t3203_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3208_d = "nvvm.ldmatrix"(%1057) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3204 = "llvm.extractvalue"(%t3208_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3205 = "llvm.extractvalue"(%t3208_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3206 = "llvm.extractvalue"(%t3208_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3207 = "llvm.extractvalue"(%t3208_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3213_d = "nvvm.ldmatrix"(%1063) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3209 = "llvm.extractvalue"(%t3213_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3210 = "llvm.extractvalue"(%t3213_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3211 = "llvm.extractvalue"(%t3213_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3212 = "llvm.extractvalue"(%t3213_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3218_d = "nvvm.ldmatrix"(%1069) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3214 = "llvm.extractvalue"(%t3218_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3215 = "llvm.extractvalue"(%t3218_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3216 = "llvm.extractvalue"(%t3218_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3217 = "llvm.extractvalue"(%t3218_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3223_d = "nvvm.ldmatrix"(%1075) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3219 = "llvm.extractvalue"(%t3223_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3220 = "llvm.extractvalue"(%t3223_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3221 = "llvm.extractvalue"(%t3223_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3222 = "llvm.extractvalue"(%t3223_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3228_d = "nvvm.ldmatrix"(%1081) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3224 = "llvm.extractvalue"(%t3228_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3225 = "llvm.extractvalue"(%t3228_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3226 = "llvm.extractvalue"(%t3228_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3227 = "llvm.extractvalue"(%t3228_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3229 = "llvm.bitcast"(%3189) : (i32) -> vector<2xf16>
          %3230 = "llvm.bitcast"(%3190) : (i32) -> vector<2xf16>
          %3231 = "llvm.bitcast"(%3191) : (i32) -> vector<2xf16>
          %3232 = "llvm.bitcast"(%3192) : (i32) -> vector<2xf16>
          %3233 = "llvm.bitcast"(%3199) : (i32) -> vector<2xf16>
          %3234 = "llvm.bitcast"(%3200) : (i32) -> vector<2xf16>
          %t3239_d = "llvm.call_intrinsic"(%3229, %3230, %3231, %3232, %3233, %3234, %3043, %3044, %3045, %3046) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3235 = "llvm.extractvalue"(%t3239_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3236 = "llvm.extractvalue"(%t3239_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3237 = "llvm.extractvalue"(%t3239_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3238 = "llvm.extractvalue"(%t3239_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3240 = "llvm.bitcast"(%3201) : (i32) -> vector<2xf16>
          %3241 = "llvm.bitcast"(%3202) : (i32) -> vector<2xf16>
          %t3246_d = "llvm.call_intrinsic"(%3229, %3230, %3231, %3232, %3240, %3241, %3050, %3051, %3052, %3053) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3242 = "llvm.extractvalue"(%t3246_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3243 = "llvm.extractvalue"(%t3246_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3244 = "llvm.extractvalue"(%t3246_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3245 = "llvm.extractvalue"(%t3246_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3247 = "llvm.bitcast"(%3204) : (i32) -> vector<2xf16>
          %3248 = "llvm.bitcast"(%3205) : (i32) -> vector<2xf16>
          %t3253_d = "llvm.call_intrinsic"(%3229, %3230, %3231, %3232, %3247, %3248, %3057, %3058, %3059, %3060) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3249 = "llvm.extractvalue"(%t3253_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3250 = "llvm.extractvalue"(%t3253_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3251 = "llvm.extractvalue"(%t3253_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3252 = "llvm.extractvalue"(%t3253_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3254 = "llvm.bitcast"(%3206) : (i32) -> vector<2xf16>
          %3255 = "llvm.bitcast"(%3207) : (i32) -> vector<2xf16>
          %t3260_d = "llvm.call_intrinsic"(%3229, %3230, %3231, %3232, %3254, %3255, %3064, %3065, %3066, %3067) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3256 = "llvm.extractvalue"(%t3260_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3257 = "llvm.extractvalue"(%t3260_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3258 = "llvm.extractvalue"(%t3260_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3259 = "llvm.extractvalue"(%t3260_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3261 = "llvm.bitcast"(%3209) : (i32) -> vector<2xf16>
          %3262 = "llvm.bitcast"(%3210) : (i32) -> vector<2xf16>
          %t3267_d = "llvm.call_intrinsic"(%3229, %3230, %3231, %3232, %3261, %3262, %3071, %3072, %3073, %3074) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3263 = "llvm.extractvalue"(%t3267_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3264 = "llvm.extractvalue"(%t3267_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3265 = "llvm.extractvalue"(%t3267_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3266 = "llvm.extractvalue"(%t3267_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3268 = "llvm.bitcast"(%3211) : (i32) -> vector<2xf16>
          %3269 = "llvm.bitcast"(%3212) : (i32) -> vector<2xf16>
          %t3274_d = "llvm.call_intrinsic"(%3229, %3230, %3231, %3232, %3268, %3269, %3078, %3079, %3080, %3081) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3270 = "llvm.extractvalue"(%t3274_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3271 = "llvm.extractvalue"(%t3274_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3272 = "llvm.extractvalue"(%t3274_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3273 = "llvm.extractvalue"(%t3274_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3275 = "llvm.bitcast"(%3214) : (i32) -> vector<2xf16>
          %3276 = "llvm.bitcast"(%3215) : (i32) -> vector<2xf16>
          %t3281_d = "llvm.call_intrinsic"(%3229, %3230, %3231, %3232, %3275, %3276, %3085, %3086, %3087, %3088) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3277 = "llvm.extractvalue"(%t3281_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3278 = "llvm.extractvalue"(%t3281_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3279 = "llvm.extractvalue"(%t3281_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3280 = "llvm.extractvalue"(%t3281_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3282 = "llvm.bitcast"(%3216) : (i32) -> vector<2xf16>
          %3283 = "llvm.bitcast"(%3217) : (i32) -> vector<2xf16>
          %t3288_d = "llvm.call_intrinsic"(%3229, %3230, %3231, %3232, %3282, %3283, %3092, %3093, %3094, %3095) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3284 = "llvm.extractvalue"(%t3288_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3285 = "llvm.extractvalue"(%t3288_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3286 = "llvm.extractvalue"(%t3288_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3287 = "llvm.extractvalue"(%t3288_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3289 = "llvm.bitcast"(%3219) : (i32) -> vector<2xf16>
          %3290 = "llvm.bitcast"(%3220) : (i32) -> vector<2xf16>
          %t3295_d = "llvm.call_intrinsic"(%3229, %3230, %3231, %3232, %3289, %3290, %3099, %3100, %3101, %3102) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3291 = "llvm.extractvalue"(%t3295_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3292 = "llvm.extractvalue"(%t3295_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3293 = "llvm.extractvalue"(%t3295_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3294 = "llvm.extractvalue"(%t3295_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3296 = "llvm.bitcast"(%3221) : (i32) -> vector<2xf16>
          %3297 = "llvm.bitcast"(%3222) : (i32) -> vector<2xf16>
          %t3302_d = "llvm.call_intrinsic"(%3229, %3230, %3231, %3232, %3296, %3297, %3106, %3107, %3108, %3109) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3298 = "llvm.extractvalue"(%t3302_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3299 = "llvm.extractvalue"(%t3302_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3300 = "llvm.extractvalue"(%t3302_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3301 = "llvm.extractvalue"(%t3302_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3303 = "llvm.bitcast"(%3224) : (i32) -> vector<2xf16>
          %3304 = "llvm.bitcast"(%3225) : (i32) -> vector<2xf16>
          %t3309_d = "llvm.call_intrinsic"(%3229, %3230, %3231, %3232, %3303, %3304, %3113, %3114, %3115, %3116) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3305 = "llvm.extractvalue"(%t3309_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3306 = "llvm.extractvalue"(%t3309_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3307 = "llvm.extractvalue"(%t3309_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3308 = "llvm.extractvalue"(%t3309_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3310 = "llvm.bitcast"(%3226) : (i32) -> vector<2xf16>
          %3311 = "llvm.bitcast"(%3227) : (i32) -> vector<2xf16>
          %t3316_d = "llvm.call_intrinsic"(%3229, %3230, %3231, %3232, %3310, %3311, %3120, %3121, %3122, %3123) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3312 = "llvm.extractvalue"(%t3316_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3313 = "llvm.extractvalue"(%t3316_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3314 = "llvm.extractvalue"(%t3316_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3315 = "llvm.extractvalue"(%t3316_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3317 = "llvm.bitcast"(%3194) : (i32) -> vector<2xf16>
          %3318 = "llvm.bitcast"(%3195) : (i32) -> vector<2xf16>
          %3319 = "llvm.bitcast"(%3196) : (i32) -> vector<2xf16>
          %3320 = "llvm.bitcast"(%3197) : (i32) -> vector<2xf16>
          %t3325_d = "llvm.call_intrinsic"(%3317, %3318, %3319, %3320, %3310, %3311, %3129, %3130, %3131, %3132) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3321 = "llvm.extractvalue"(%t3325_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3322 = "llvm.extractvalue"(%t3325_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3323 = "llvm.extractvalue"(%t3325_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3324 = "llvm.extractvalue"(%t3325_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3330_d = "llvm.call_intrinsic"(%3317, %3318, %3319, %3320, %3303, %3304, %3134, %3135, %3136, %3137) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3326 = "llvm.extractvalue"(%t3330_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3327 = "llvm.extractvalue"(%t3330_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3328 = "llvm.extractvalue"(%t3330_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3329 = "llvm.extractvalue"(%t3330_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3335_d = "llvm.call_intrinsic"(%3317, %3318, %3319, %3320, %3296, %3297, %3139, %3140, %3141, %3142) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3331 = "llvm.extractvalue"(%t3335_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3332 = "llvm.extractvalue"(%t3335_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3333 = "llvm.extractvalue"(%t3335_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3334 = "llvm.extractvalue"(%t3335_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3340_d = "llvm.call_intrinsic"(%3317, %3318, %3319, %3320, %3289, %3290, %3144, %3145, %3146, %3147) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3336 = "llvm.extractvalue"(%t3340_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3337 = "llvm.extractvalue"(%t3340_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3338 = "llvm.extractvalue"(%t3340_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3339 = "llvm.extractvalue"(%t3340_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3345_d = "llvm.call_intrinsic"(%3317, %3318, %3319, %3320, %3282, %3283, %3149, %3150, %3151, %3152) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3341 = "llvm.extractvalue"(%t3345_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3342 = "llvm.extractvalue"(%t3345_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3343 = "llvm.extractvalue"(%t3345_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3344 = "llvm.extractvalue"(%t3345_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3350_d = "llvm.call_intrinsic"(%3317, %3318, %3319, %3320, %3275, %3276, %3154, %3155, %3156, %3157) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3346 = "llvm.extractvalue"(%t3350_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3347 = "llvm.extractvalue"(%t3350_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3348 = "llvm.extractvalue"(%t3350_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3349 = "llvm.extractvalue"(%t3350_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3355_d = "llvm.call_intrinsic"(%3317, %3318, %3319, %3320, %3268, %3269, %3159, %3160, %3161, %3162) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3351 = "llvm.extractvalue"(%t3355_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3352 = "llvm.extractvalue"(%t3355_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3353 = "llvm.extractvalue"(%t3355_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3354 = "llvm.extractvalue"(%t3355_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3360_d = "llvm.call_intrinsic"(%3317, %3318, %3319, %3320, %3261, %3262, %3164, %3165, %3166, %3167) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3356 = "llvm.extractvalue"(%t3360_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3357 = "llvm.extractvalue"(%t3360_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3358 = "llvm.extractvalue"(%t3360_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3359 = "llvm.extractvalue"(%t3360_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3365_d = "llvm.call_intrinsic"(%3317, %3318, %3319, %3320, %3254, %3255, %3169, %3170, %3171, %3172) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3361 = "llvm.extractvalue"(%t3365_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3362 = "llvm.extractvalue"(%t3365_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3363 = "llvm.extractvalue"(%t3365_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3364 = "llvm.extractvalue"(%t3365_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3370_d = "llvm.call_intrinsic"(%3317, %3318, %3319, %3320, %3247, %3248, %3174, %3175, %3176, %3177) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3366 = "llvm.extractvalue"(%t3370_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3367 = "llvm.extractvalue"(%t3370_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3368 = "llvm.extractvalue"(%t3370_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3369 = "llvm.extractvalue"(%t3370_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3375_d = "llvm.call_intrinsic"(%3317, %3318, %3319, %3320, %3240, %3241, %3179, %3180, %3181, %3182) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3371 = "llvm.extractvalue"(%t3375_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3372 = "llvm.extractvalue"(%t3375_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3373 = "llvm.extractvalue"(%t3375_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3374 = "llvm.extractvalue"(%t3375_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3380_d = "llvm.call_intrinsic"(%3317, %3318, %3319, %3320, %3233, %3234, %3184, %3185, %3186, %3187) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3376 = "llvm.extractvalue"(%t3380_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3377 = "llvm.extractvalue"(%t3380_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3378 = "llvm.extractvalue"(%t3380_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3379 = "llvm.extractvalue"(%t3380_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3385_d = "nvvm.ldmatrix"(%1243) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3381 = "llvm.extractvalue"(%t3385_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3382 = "llvm.extractvalue"(%t3385_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3383 = "llvm.extractvalue"(%t3385_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3384 = "llvm.extractvalue"(%t3385_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3390_d = "nvvm.ldmatrix"(%1249) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3386 = "llvm.extractvalue"(%t3390_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3387 = "llvm.extractvalue"(%t3390_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3388 = "llvm.extractvalue"(%t3390_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3389 = "llvm.extractvalue"(%t3390_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3395_d = "nvvm.ldmatrix"(%1259) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3391 = "llvm.extractvalue"(%t3395_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3392 = "llvm.extractvalue"(%t3395_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3393 = "llvm.extractvalue"(%t3395_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3394 = "llvm.extractvalue"(%t3395_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3400_d = "nvvm.ldmatrix"(%1265) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3396 = "llvm.extractvalue"(%t3400_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3397 = "llvm.extractvalue"(%t3400_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3398 = "llvm.extractvalue"(%t3400_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3399 = "llvm.extractvalue"(%t3400_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3405_d = "nvvm.ldmatrix"(%1271) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3401 = "llvm.extractvalue"(%t3405_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3402 = "llvm.extractvalue"(%t3405_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3403 = "llvm.extractvalue"(%t3405_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3404 = "llvm.extractvalue"(%t3405_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3410_d = "nvvm.ldmatrix"(%1277) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3406 = "llvm.extractvalue"(%t3410_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3407 = "llvm.extractvalue"(%t3410_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3408 = "llvm.extractvalue"(%t3410_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3409 = "llvm.extractvalue"(%t3410_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3415_d = "nvvm.ldmatrix"(%1283) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3411 = "llvm.extractvalue"(%t3415_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3412 = "llvm.extractvalue"(%t3415_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3413 = "llvm.extractvalue"(%t3415_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3414 = "llvm.extractvalue"(%t3415_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3420_d = "nvvm.ldmatrix"(%1289) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3416 = "llvm.extractvalue"(%t3420_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3417 = "llvm.extractvalue"(%t3420_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3418 = "llvm.extractvalue"(%t3420_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3419 = "llvm.extractvalue"(%t3420_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3421 = "llvm.bitcast"(%3381) : (i32) -> vector<2xf16>
          %3422 = "llvm.bitcast"(%3382) : (i32) -> vector<2xf16>
          %3423 = "llvm.bitcast"(%3383) : (i32) -> vector<2xf16>
          %3424 = "llvm.bitcast"(%3384) : (i32) -> vector<2xf16>
          %3425 = "llvm.bitcast"(%3391) : (i32) -> vector<2xf16>
          %3426 = "llvm.bitcast"(%3392) : (i32) -> vector<2xf16>
          %t3431_d = "llvm.call_intrinsic"(%3421, %3422, %3423, %3424, %3425, %3426, %3235, %3236, %3237, %3238) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3427 = "llvm.extractvalue"(%t3431_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3428 = "llvm.extractvalue"(%t3431_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3429 = "llvm.extractvalue"(%t3431_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3430 = "llvm.extractvalue"(%t3431_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3432 = "llvm.bitcast"(%3393) : (i32) -> vector<2xf16>
          %3433 = "llvm.bitcast"(%3394) : (i32) -> vector<2xf16>
          %t3438_d = "llvm.call_intrinsic"(%3421, %3422, %3423, %3424, %3432, %3433, %3242, %3243, %3244, %3245) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3434 = "llvm.extractvalue"(%t3438_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3435 = "llvm.extractvalue"(%t3438_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3436 = "llvm.extractvalue"(%t3438_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3437 = "llvm.extractvalue"(%t3438_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3439 = "llvm.bitcast"(%3396) : (i32) -> vector<2xf16>
          %3440 = "llvm.bitcast"(%3397) : (i32) -> vector<2xf16>
          %t3445_d = "llvm.call_intrinsic"(%3421, %3422, %3423, %3424, %3439, %3440, %3249, %3250, %3251, %3252) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3441 = "llvm.extractvalue"(%t3445_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3442 = "llvm.extractvalue"(%t3445_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3443 = "llvm.extractvalue"(%t3445_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3444 = "llvm.extractvalue"(%t3445_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3446 = "llvm.bitcast"(%3398) : (i32) -> vector<2xf16>
          %3447 = "llvm.bitcast"(%3399) : (i32) -> vector<2xf16>
          %t3452_d = "llvm.call_intrinsic"(%3421, %3422, %3423, %3424, %3446, %3447, %3256, %3257, %3258, %3259) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3448 = "llvm.extractvalue"(%t3452_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3449 = "llvm.extractvalue"(%t3452_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3450 = "llvm.extractvalue"(%t3452_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3451 = "llvm.extractvalue"(%t3452_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3453 = "llvm.bitcast"(%3401) : (i32) -> vector<2xf16>
          %3454 = "llvm.bitcast"(%3402) : (i32) -> vector<2xf16>
          %t3459_d = "llvm.call_intrinsic"(%3421, %3422, %3423, %3424, %3453, %3454, %3263, %3264, %3265, %3266) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3455 = "llvm.extractvalue"(%t3459_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3456 = "llvm.extractvalue"(%t3459_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3457 = "llvm.extractvalue"(%t3459_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3458 = "llvm.extractvalue"(%t3459_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3460 = "llvm.bitcast"(%3403) : (i32) -> vector<2xf16>
          %3461 = "llvm.bitcast"(%3404) : (i32) -> vector<2xf16>
          %t3466_d = "llvm.call_intrinsic"(%3421, %3422, %3423, %3424, %3460, %3461, %3270, %3271, %3272, %3273) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3462 = "llvm.extractvalue"(%t3466_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3463 = "llvm.extractvalue"(%t3466_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3464 = "llvm.extractvalue"(%t3466_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3465 = "llvm.extractvalue"(%t3466_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3467 = "llvm.bitcast"(%3406) : (i32) -> vector<2xf16>
          %3468 = "llvm.bitcast"(%3407) : (i32) -> vector<2xf16>
          %t3473_d = "llvm.call_intrinsic"(%3421, %3422, %3423, %3424, %3467, %3468, %3277, %3278, %3279, %3280) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3469 = "llvm.extractvalue"(%t3473_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3470 = "llvm.extractvalue"(%t3473_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3471 = "llvm.extractvalue"(%t3473_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3472 = "llvm.extractvalue"(%t3473_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3474 = "llvm.bitcast"(%3408) : (i32) -> vector<2xf16>
          %3475 = "llvm.bitcast"(%3409) : (i32) -> vector<2xf16>
          %t3480_d = "llvm.call_intrinsic"(%3421, %3422, %3423, %3424, %3474, %3475, %3284, %3285, %3286, %3287) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3476 = "llvm.extractvalue"(%t3480_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3477 = "llvm.extractvalue"(%t3480_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3478 = "llvm.extractvalue"(%t3480_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3479 = "llvm.extractvalue"(%t3480_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3481 = "llvm.bitcast"(%3411) : (i32) -> vector<2xf16>
          %3482 = "llvm.bitcast"(%3412) : (i32) -> vector<2xf16>
          %t3487_d = "llvm.call_intrinsic"(%3421, %3422, %3423, %3424, %3481, %3482, %3291, %3292, %3293, %3294) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3483 = "llvm.extractvalue"(%t3487_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3484 = "llvm.extractvalue"(%t3487_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3485 = "llvm.extractvalue"(%t3487_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3486 = "llvm.extractvalue"(%t3487_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3488 = "llvm.bitcast"(%3413) : (i32) -> vector<2xf16>
          %3489 = "llvm.bitcast"(%3414) : (i32) -> vector<2xf16>
          %t3494_d = "llvm.call_intrinsic"(%3421, %3422, %3423, %3424, %3488, %3489, %3298, %3299, %3300, %3301) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3490 = "llvm.extractvalue"(%t3494_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3491 = "llvm.extractvalue"(%t3494_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3492 = "llvm.extractvalue"(%t3494_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3493 = "llvm.extractvalue"(%t3494_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3495 = "llvm.bitcast"(%3416) : (i32) -> vector<2xf16>
          %3496 = "llvm.bitcast"(%3417) : (i32) -> vector<2xf16>
          %t3501_d = "llvm.call_intrinsic"(%3421, %3422, %3423, %3424, %3495, %3496, %3305, %3306, %3307, %3308) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3497 = "llvm.extractvalue"(%t3501_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3498 = "llvm.extractvalue"(%t3501_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3499 = "llvm.extractvalue"(%t3501_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3500 = "llvm.extractvalue"(%t3501_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3502 = "llvm.bitcast"(%3418) : (i32) -> vector<2xf16>
          %3503 = "llvm.bitcast"(%3419) : (i32) -> vector<2xf16>
          %t3508_d = "llvm.call_intrinsic"(%3421, %3422, %3423, %3424, %3502, %3503, %3312, %3313, %3314, %3315) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3504 = "llvm.extractvalue"(%t3508_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3505 = "llvm.extractvalue"(%t3508_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3506 = "llvm.extractvalue"(%t3508_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3507 = "llvm.extractvalue"(%t3508_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3509 = "llvm.bitcast"(%3386) : (i32) -> vector<2xf16>
          %3510 = "llvm.bitcast"(%3387) : (i32) -> vector<2xf16>
          %3511 = "llvm.bitcast"(%3388) : (i32) -> vector<2xf16>
          %3512 = "llvm.bitcast"(%3389) : (i32) -> vector<2xf16>
          %t3517_d = "llvm.call_intrinsic"(%3509, %3510, %3511, %3512, %3502, %3503, %3321, %3322, %3323, %3324) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3513 = "llvm.extractvalue"(%t3517_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3514 = "llvm.extractvalue"(%t3517_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3515 = "llvm.extractvalue"(%t3517_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3516 = "llvm.extractvalue"(%t3517_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3522_d = "llvm.call_intrinsic"(%3509, %3510, %3511, %3512, %3495, %3496, %3326, %3327, %3328, %3329) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3518 = "llvm.extractvalue"(%t3522_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3519 = "llvm.extractvalue"(%t3522_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3520 = "llvm.extractvalue"(%t3522_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3521 = "llvm.extractvalue"(%t3522_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3527_d = "llvm.call_intrinsic"(%3509, %3510, %3511, %3512, %3488, %3489, %3331, %3332, %3333, %3334) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3523 = "llvm.extractvalue"(%t3527_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3524 = "llvm.extractvalue"(%t3527_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3525 = "llvm.extractvalue"(%t3527_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3526 = "llvm.extractvalue"(%t3527_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3532_d = "llvm.call_intrinsic"(%3509, %3510, %3511, %3512, %3481, %3482, %3336, %3337, %3338, %3339) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3528 = "llvm.extractvalue"(%t3532_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3529 = "llvm.extractvalue"(%t3532_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3530 = "llvm.extractvalue"(%t3532_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3531 = "llvm.extractvalue"(%t3532_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3537_d = "llvm.call_intrinsic"(%3509, %3510, %3511, %3512, %3474, %3475, %3341, %3342, %3343, %3344) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3533 = "llvm.extractvalue"(%t3537_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3534 = "llvm.extractvalue"(%t3537_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3535 = "llvm.extractvalue"(%t3537_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3536 = "llvm.extractvalue"(%t3537_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3542_d = "llvm.call_intrinsic"(%3509, %3510, %3511, %3512, %3467, %3468, %3346, %3347, %3348, %3349) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3538 = "llvm.extractvalue"(%t3542_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3539 = "llvm.extractvalue"(%t3542_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3540 = "llvm.extractvalue"(%t3542_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3541 = "llvm.extractvalue"(%t3542_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3547_d = "llvm.call_intrinsic"(%3509, %3510, %3511, %3512, %3460, %3461, %3351, %3352, %3353, %3354) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3543 = "llvm.extractvalue"(%t3547_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3544 = "llvm.extractvalue"(%t3547_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3545 = "llvm.extractvalue"(%t3547_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3546 = "llvm.extractvalue"(%t3547_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3552_d = "llvm.call_intrinsic"(%3509, %3510, %3511, %3512, %3453, %3454, %3356, %3357, %3358, %3359) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3548 = "llvm.extractvalue"(%t3552_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3549 = "llvm.extractvalue"(%t3552_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3550 = "llvm.extractvalue"(%t3552_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3551 = "llvm.extractvalue"(%t3552_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3557_d = "llvm.call_intrinsic"(%3509, %3510, %3511, %3512, %3446, %3447, %3361, %3362, %3363, %3364) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3553 = "llvm.extractvalue"(%t3557_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3554 = "llvm.extractvalue"(%t3557_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3555 = "llvm.extractvalue"(%t3557_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3556 = "llvm.extractvalue"(%t3557_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3562_d = "llvm.call_intrinsic"(%3509, %3510, %3511, %3512, %3439, %3440, %3366, %3367, %3368, %3369) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3558 = "llvm.extractvalue"(%t3562_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3559 = "llvm.extractvalue"(%t3562_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3560 = "llvm.extractvalue"(%t3562_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3561 = "llvm.extractvalue"(%t3562_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3567_d = "llvm.call_intrinsic"(%3509, %3510, %3511, %3512, %3432, %3433, %3371, %3372, %3373, %3374) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3563 = "llvm.extractvalue"(%t3567_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3564 = "llvm.extractvalue"(%t3567_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3565 = "llvm.extractvalue"(%t3567_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3566 = "llvm.extractvalue"(%t3567_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3572_d = "llvm.call_intrinsic"(%3509, %3510, %3511, %3512, %3425, %3426, %3376, %3377, %3378, %3379) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3568 = "llvm.extractvalue"(%t3572_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3569 = "llvm.extractvalue"(%t3572_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3570 = "llvm.extractvalue"(%t3572_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3571 = "llvm.extractvalue"(%t3572_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3577_d = "nvvm.ldmatrix"(%1451) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3573 = "llvm.extractvalue"(%t3577_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3574 = "llvm.extractvalue"(%t3577_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3575 = "llvm.extractvalue"(%t3577_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3576 = "llvm.extractvalue"(%t3577_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3582_d = "nvvm.ldmatrix"(%1457) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3578 = "llvm.extractvalue"(%t3582_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3579 = "llvm.extractvalue"(%t3582_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3580 = "llvm.extractvalue"(%t3582_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3581 = "llvm.extractvalue"(%t3582_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3587_d = "nvvm.ldmatrix"(%1467) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3583 = "llvm.extractvalue"(%t3587_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3584 = "llvm.extractvalue"(%t3587_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3585 = "llvm.extractvalue"(%t3587_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3586 = "llvm.extractvalue"(%t3587_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3592_d = "nvvm.ldmatrix"(%1473) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3588 = "llvm.extractvalue"(%t3592_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3589 = "llvm.extractvalue"(%t3592_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3590 = "llvm.extractvalue"(%t3592_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3591 = "llvm.extractvalue"(%t3592_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3597_d = "nvvm.ldmatrix"(%1479) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3593 = "llvm.extractvalue"(%t3597_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3594 = "llvm.extractvalue"(%t3597_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3595 = "llvm.extractvalue"(%t3597_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3596 = "llvm.extractvalue"(%t3597_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3602_d = "nvvm.ldmatrix"(%1485) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3598 = "llvm.extractvalue"(%t3602_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3599 = "llvm.extractvalue"(%t3602_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3600 = "llvm.extractvalue"(%t3602_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3601 = "llvm.extractvalue"(%t3602_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3607_d = "nvvm.ldmatrix"(%1491) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3603 = "llvm.extractvalue"(%t3607_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3604 = "llvm.extractvalue"(%t3607_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3605 = "llvm.extractvalue"(%t3607_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3606 = "llvm.extractvalue"(%t3607_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %t3612_d = "nvvm.ldmatrix"(%1497) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
          %3608 = "llvm.extractvalue"(%t3612_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3609 = "llvm.extractvalue"(%t3612_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3610 = "llvm.extractvalue"(%t3612_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3611 = "llvm.extractvalue"(%t3612_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
          %3613 = "llvm.bitcast"(%3573) : (i32) -> vector<2xf16>
          %3614 = "llvm.bitcast"(%3574) : (i32) -> vector<2xf16>
          %3615 = "llvm.bitcast"(%3575) : (i32) -> vector<2xf16>
          %3616 = "llvm.bitcast"(%3576) : (i32) -> vector<2xf16>
          %3617 = "llvm.bitcast"(%3583) : (i32) -> vector<2xf16>
          %3618 = "llvm.bitcast"(%3584) : (i32) -> vector<2xf16>
          %t3623_d = "llvm.call_intrinsic"(%3613, %3614, %3615, %3616, %3617, %3618, %3427, %3428, %3429, %3430) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3619 = "llvm.extractvalue"(%t3623_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3620 = "llvm.extractvalue"(%t3623_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3621 = "llvm.extractvalue"(%t3623_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3622 = "llvm.extractvalue"(%t3623_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3624 = "llvm.bitcast"(%3585) : (i32) -> vector<2xf16>
          %3625 = "llvm.bitcast"(%3586) : (i32) -> vector<2xf16>
          %t3630_d = "llvm.call_intrinsic"(%3613, %3614, %3615, %3616, %3624, %3625, %3434, %3435, %3436, %3437) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3626 = "llvm.extractvalue"(%t3630_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3627 = "llvm.extractvalue"(%t3630_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3628 = "llvm.extractvalue"(%t3630_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3629 = "llvm.extractvalue"(%t3630_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3631 = "llvm.bitcast"(%3588) : (i32) -> vector<2xf16>
          %3632 = "llvm.bitcast"(%3589) : (i32) -> vector<2xf16>
          %t3637_d = "llvm.call_intrinsic"(%3613, %3614, %3615, %3616, %3631, %3632, %3441, %3442, %3443, %3444) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3633 = "llvm.extractvalue"(%t3637_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3634 = "llvm.extractvalue"(%t3637_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3635 = "llvm.extractvalue"(%t3637_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3636 = "llvm.extractvalue"(%t3637_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3638 = "llvm.bitcast"(%3590) : (i32) -> vector<2xf16>
          %3639 = "llvm.bitcast"(%3591) : (i32) -> vector<2xf16>
          %t3644_d = "llvm.call_intrinsic"(%3613, %3614, %3615, %3616, %3638, %3639, %3448, %3449, %3450, %3451) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3640 = "llvm.extractvalue"(%t3644_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3641 = "llvm.extractvalue"(%t3644_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3642 = "llvm.extractvalue"(%t3644_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3643 = "llvm.extractvalue"(%t3644_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3645 = "llvm.bitcast"(%3593) : (i32) -> vector<2xf16>
          %3646 = "llvm.bitcast"(%3594) : (i32) -> vector<2xf16>
          %t3651_d = "llvm.call_intrinsic"(%3613, %3614, %3615, %3616, %3645, %3646, %3455, %3456, %3457, %3458) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3647 = "llvm.extractvalue"(%t3651_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3648 = "llvm.extractvalue"(%t3651_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3649 = "llvm.extractvalue"(%t3651_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3650 = "llvm.extractvalue"(%t3651_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3652 = "llvm.bitcast"(%3595) : (i32) -> vector<2xf16>
          %3653 = "llvm.bitcast"(%3596) : (i32) -> vector<2xf16>
          %t3658_d = "llvm.call_intrinsic"(%3613, %3614, %3615, %3616, %3652, %3653, %3462, %3463, %3464, %3465) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3654 = "llvm.extractvalue"(%t3658_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3655 = "llvm.extractvalue"(%t3658_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3656 = "llvm.extractvalue"(%t3658_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3657 = "llvm.extractvalue"(%t3658_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3659 = "llvm.bitcast"(%3598) : (i32) -> vector<2xf16>
          %3660 = "llvm.bitcast"(%3599) : (i32) -> vector<2xf16>
          %t3665_d = "llvm.call_intrinsic"(%3613, %3614, %3615, %3616, %3659, %3660, %3469, %3470, %3471, %3472) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3661 = "llvm.extractvalue"(%t3665_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3662 = "llvm.extractvalue"(%t3665_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3663 = "llvm.extractvalue"(%t3665_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3664 = "llvm.extractvalue"(%t3665_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3666 = "llvm.bitcast"(%3600) : (i32) -> vector<2xf16>
          %3667 = "llvm.bitcast"(%3601) : (i32) -> vector<2xf16>
          %t3672_d = "llvm.call_intrinsic"(%3613, %3614, %3615, %3616, %3666, %3667, %3476, %3477, %3478, %3479) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3668 = "llvm.extractvalue"(%t3672_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3669 = "llvm.extractvalue"(%t3672_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3670 = "llvm.extractvalue"(%t3672_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3671 = "llvm.extractvalue"(%t3672_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3673 = "llvm.bitcast"(%3603) : (i32) -> vector<2xf16>
          %3674 = "llvm.bitcast"(%3604) : (i32) -> vector<2xf16>
          %t3679_d = "llvm.call_intrinsic"(%3613, %3614, %3615, %3616, %3673, %3674, %3483, %3484, %3485, %3486) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3675 = "llvm.extractvalue"(%t3679_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3676 = "llvm.extractvalue"(%t3679_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3677 = "llvm.extractvalue"(%t3679_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3678 = "llvm.extractvalue"(%t3679_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3680 = "llvm.bitcast"(%3605) : (i32) -> vector<2xf16>
          %3681 = "llvm.bitcast"(%3606) : (i32) -> vector<2xf16>
          %t3686_d = "llvm.call_intrinsic"(%3613, %3614, %3615, %3616, %3680, %3681, %3490, %3491, %3492, %3493) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3682 = "llvm.extractvalue"(%t3686_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3683 = "llvm.extractvalue"(%t3686_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3684 = "llvm.extractvalue"(%t3686_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3685 = "llvm.extractvalue"(%t3686_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3687 = "llvm.bitcast"(%3608) : (i32) -> vector<2xf16>
          %3688 = "llvm.bitcast"(%3609) : (i32) -> vector<2xf16>
          %t3693_d = "llvm.call_intrinsic"(%3613, %3614, %3615, %3616, %3687, %3688, %3497, %3498, %3499, %3500) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3689 = "llvm.extractvalue"(%t3693_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3690 = "llvm.extractvalue"(%t3693_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3691 = "llvm.extractvalue"(%t3693_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3692 = "llvm.extractvalue"(%t3693_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3694 = "llvm.bitcast"(%3610) : (i32) -> vector<2xf16>
          %3695 = "llvm.bitcast"(%3611) : (i32) -> vector<2xf16>
          %t3700_d = "llvm.call_intrinsic"(%3613, %3614, %3615, %3616, %3694, %3695, %3504, %3505, %3506, %3507) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3696 = "llvm.extractvalue"(%t3700_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3697 = "llvm.extractvalue"(%t3700_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3698 = "llvm.extractvalue"(%t3700_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3699 = "llvm.extractvalue"(%t3700_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3701 = "llvm.bitcast"(%3578) : (i32) -> vector<2xf16>
          %3702 = "llvm.bitcast"(%3579) : (i32) -> vector<2xf16>
          %3703 = "llvm.bitcast"(%3580) : (i32) -> vector<2xf16>
          %3704 = "llvm.bitcast"(%3581) : (i32) -> vector<2xf16>
          %t3709_d = "llvm.call_intrinsic"(%3701, %3702, %3703, %3704, %3694, %3695, %3513, %3514, %3515, %3516) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3705 = "llvm.extractvalue"(%t3709_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3706 = "llvm.extractvalue"(%t3709_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3707 = "llvm.extractvalue"(%t3709_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3708 = "llvm.extractvalue"(%t3709_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3714_d = "llvm.call_intrinsic"(%3701, %3702, %3703, %3704, %3687, %3688, %3518, %3519, %3520, %3521) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3710 = "llvm.extractvalue"(%t3714_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3711 = "llvm.extractvalue"(%t3714_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3712 = "llvm.extractvalue"(%t3714_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3713 = "llvm.extractvalue"(%t3714_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3719_d = "llvm.call_intrinsic"(%3701, %3702, %3703, %3704, %3680, %3681, %3523, %3524, %3525, %3526) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3715 = "llvm.extractvalue"(%t3719_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3716 = "llvm.extractvalue"(%t3719_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3717 = "llvm.extractvalue"(%t3719_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3718 = "llvm.extractvalue"(%t3719_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3724_d = "llvm.call_intrinsic"(%3701, %3702, %3703, %3704, %3673, %3674, %3528, %3529, %3530, %3531) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3720 = "llvm.extractvalue"(%t3724_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3721 = "llvm.extractvalue"(%t3724_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3722 = "llvm.extractvalue"(%t3724_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3723 = "llvm.extractvalue"(%t3724_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3729_d = "llvm.call_intrinsic"(%3701, %3702, %3703, %3704, %3666, %3667, %3533, %3534, %3535, %3536) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3725 = "llvm.extractvalue"(%t3729_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3726 = "llvm.extractvalue"(%t3729_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3727 = "llvm.extractvalue"(%t3729_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3728 = "llvm.extractvalue"(%t3729_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3734_d = "llvm.call_intrinsic"(%3701, %3702, %3703, %3704, %3659, %3660, %3538, %3539, %3540, %3541) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3730 = "llvm.extractvalue"(%t3734_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3731 = "llvm.extractvalue"(%t3734_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3732 = "llvm.extractvalue"(%t3734_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3733 = "llvm.extractvalue"(%t3734_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3739_d = "llvm.call_intrinsic"(%3701, %3702, %3703, %3704, %3652, %3653, %3543, %3544, %3545, %3546) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3735 = "llvm.extractvalue"(%t3739_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3736 = "llvm.extractvalue"(%t3739_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3737 = "llvm.extractvalue"(%t3739_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3738 = "llvm.extractvalue"(%t3739_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3744_d = "llvm.call_intrinsic"(%3701, %3702, %3703, %3704, %3645, %3646, %3548, %3549, %3550, %3551) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3740 = "llvm.extractvalue"(%t3744_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3741 = "llvm.extractvalue"(%t3744_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3742 = "llvm.extractvalue"(%t3744_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3743 = "llvm.extractvalue"(%t3744_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3749_d = "llvm.call_intrinsic"(%3701, %3702, %3703, %3704, %3638, %3639, %3553, %3554, %3555, %3556) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3745 = "llvm.extractvalue"(%t3749_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3746 = "llvm.extractvalue"(%t3749_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3747 = "llvm.extractvalue"(%t3749_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3748 = "llvm.extractvalue"(%t3749_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3754_d = "llvm.call_intrinsic"(%3701, %3702, %3703, %3704, %3631, %3632, %3558, %3559, %3560, %3561) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3750 = "llvm.extractvalue"(%t3754_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3751 = "llvm.extractvalue"(%t3754_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3752 = "llvm.extractvalue"(%t3754_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3753 = "llvm.extractvalue"(%t3754_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3759_d = "llvm.call_intrinsic"(%3701, %3702, %3703, %3704, %3624, %3625, %3563, %3564, %3565, %3566) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3755 = "llvm.extractvalue"(%t3759_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3756 = "llvm.extractvalue"(%t3759_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3757 = "llvm.extractvalue"(%t3759_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3758 = "llvm.extractvalue"(%t3759_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %t3764_d = "llvm.call_intrinsic"(%3701, %3702, %3703, %3704, %3617, %3618, %3568, %3569, %3570, %3571) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
          %3760 = "llvm.extractvalue"(%t3764_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3761 = "llvm.extractvalue"(%t3764_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3762 = "llvm.extractvalue"(%t3764_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3763 = "llvm.extractvalue"(%t3764_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
          %3765, %3766, %3767, %3768, %3769, %3770, %3771, %3772, %3773, %3774, %3775, %3776, %3777, %3778, %3779, %3780, %3781, %3782, %3783, %3784, %3785, %3786, %3787, %3788, %3789, %3790, %3791, %3792, %3793, %3794, %3795, %3796, %3797, %3798, %3799, %3800, %3801, %3802, %3803, %3804, %3805, %3806, %3807, %3808, %3809, %3810, %3811, %3812, %3813, %3814, %3815, %3816, %3817, %3818, %3819, %3820, %3821, %3822, %3823, %3824, %3825, %3826, %3827, %3828, %3829, %3830, %3831, %3832, %3833, %3834, %3835, %3836, %3837, %3838, %3839, %3840, %3841, %3842, %3843, %3844, %3845, %3846, %3847, %3848, %3849, %3850, %3851, %3852, %3853, %3854, %3855, %3856, %3857, %3858, %3859, %3860 = "scf.if"(%1680) ({
            %3861 = "arith.muli"(%694, %76) : (i32, i32) -> i32
            %3862 = "arith.addi"(%3861, %287) : (i32, i32) -> i32
            %3863 = "arith.subi"(%8, %3862) : (i32, i32) -> i32
            %3864 = "vector.from_elements"(%87, %45, %97, %311, %129, %312, %313, %314, %138, %315, %316, %317, %148, %318, %319, %320, %106, %321, %322, %323, %167, %324, %325, %326) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
            %3865 = "vector.broadcast"(%3863) : (i32) -> vector<24xi32>
            %3866 = "arith.cmpi"(%3864, %3865) {predicate = 5 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
            %3867 = "vector.from_elements"(%3619, %3620, %3626, %3627, %3633, %3634, %3640, %3641, %3647, %3648, %3654, %3655, %3661, %3662, %3668, %3669, %3675, %3676, %3682, %3683, %3689, %3690, %3696, %3697) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
            %3868 = "arith.constant"() {value = dense<0xFF800000> : vector<24xf32>} : () -> vector<24xf32>
            %3869 = "arith.select"(%3866, %3868, %3867) : (vector<24xi1>, vector<24xf32>, vector<24xf32>) -> vector<24xf32>
            %3870 = "vector.extract"(%3869) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
            %3871 = "vector.extract"(%3869) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
            %3872 = "vector.extract"(%3869) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
            %3873 = "vector.extract"(%3869) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
            %3874 = "vector.extract"(%3869) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
            %3875 = "vector.extract"(%3869) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
            %3876 = "vector.extract"(%3869) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
            %3877 = "vector.extract"(%3869) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
            %3878 = "vector.extract"(%3869) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
            %3879 = "vector.extract"(%3869) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
            %3880 = "vector.extract"(%3869) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
            %3881 = "vector.extract"(%3869) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
            %3882 = "vector.extract"(%3869) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
            %3883 = "vector.extract"(%3869) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
            %3884 = "vector.extract"(%3869) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
            %3885 = "vector.extract"(%3869) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
            %3886 = "vector.extract"(%3869) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
            %3887 = "vector.extract"(%3869) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
            %3888 = "vector.extract"(%3869) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
            %3889 = "vector.extract"(%3869) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
            %3890 = "vector.extract"(%3869) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
            %3891 = "vector.extract"(%3869) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
            %3892 = "vector.extract"(%3869) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
            %3893 = "vector.extract"(%3869) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
            %3894 = "vector.from_elements"(%87, %45, %97, %311, %129, %312, %313, %314, %138, %315, %316, %317, %148, %318, %319, %320, %106, %321, %322, %323, %167, %324, %325, %326) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
            %3895 = "vector.broadcast"(%3863) : (i32) -> vector<24xi32>
            %3896 = "arith.cmpi"(%3894, %3895) {predicate = 5 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
            %3897 = "vector.from_elements"(%3621, %3622, %3628, %3629, %3635, %3636, %3642, %3643, %3649, %3650, %3656, %3657, %3663, %3664, %3670, %3671, %3677, %3678, %3684, %3685, %3691, %3692, %3698, %3699) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
            %3898 = "arith.select"(%3896, %3868, %3897) : (vector<24xi1>, vector<24xf32>, vector<24xf32>) -> vector<24xf32>
            %3899 = "vector.extract"(%3898) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
            %3900 = "vector.extract"(%3898) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
            %3901 = "vector.extract"(%3898) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
            %3902 = "vector.extract"(%3898) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
            %3903 = "vector.extract"(%3898) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
            %3904 = "vector.extract"(%3898) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
            %3905 = "vector.extract"(%3898) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
            %3906 = "vector.extract"(%3898) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
            %3907 = "vector.extract"(%3898) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
            %3908 = "vector.extract"(%3898) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
            %3909 = "vector.extract"(%3898) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
            %3910 = "vector.extract"(%3898) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
            %3911 = "vector.extract"(%3898) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
            %3912 = "vector.extract"(%3898) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
            %3913 = "vector.extract"(%3898) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
            %3914 = "vector.extract"(%3898) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
            %3915 = "vector.extract"(%3898) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
            %3916 = "vector.extract"(%3898) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
            %3917 = "vector.extract"(%3898) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
            %3918 = "vector.extract"(%3898) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
            %3919 = "vector.extract"(%3898) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
            %3920 = "vector.extract"(%3898) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
            %3921 = "vector.extract"(%3898) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
            %3922 = "vector.extract"(%3898) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
            %3923 = "vector.from_elements"(%87, %45, %97, %311, %129, %312, %313, %314, %138, %315, %316, %317, %148, %318, %319, %320, %106, %321, %322, %323, %167, %324, %325, %326) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
            %3924 = "vector.broadcast"(%3863) : (i32) -> vector<24xi32>
            %3925 = "arith.cmpi"(%3923, %3924) {predicate = 5 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
            %3926 = "vector.from_elements"(%3760, %3761, %3755, %3756, %3750, %3751, %3745, %3746, %3740, %3741, %3735, %3736, %3730, %3731, %3725, %3726, %3720, %3721, %3715, %3716, %3710, %3711, %3705, %3706) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
            %3927 = "arith.select"(%3925, %3868, %3926) : (vector<24xi1>, vector<24xf32>, vector<24xf32>) -> vector<24xf32>
            %3928 = "vector.extract"(%3927) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
            %3929 = "vector.extract"(%3927) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
            %3930 = "vector.extract"(%3927) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
            %3931 = "vector.extract"(%3927) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
            %3932 = "vector.extract"(%3927) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
            %3933 = "vector.extract"(%3927) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
            %3934 = "vector.extract"(%3927) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
            %3935 = "vector.extract"(%3927) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
            %3936 = "vector.extract"(%3927) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
            %3937 = "vector.extract"(%3927) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
            %3938 = "vector.extract"(%3927) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
            %3939 = "vector.extract"(%3927) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
            %3940 = "vector.extract"(%3927) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
            %3941 = "vector.extract"(%3927) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
            %3942 = "vector.extract"(%3927) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
            %3943 = "vector.extract"(%3927) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
            %3944 = "vector.extract"(%3927) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
            %3945 = "vector.extract"(%3927) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
            %3946 = "vector.extract"(%3927) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
            %3947 = "vector.extract"(%3927) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
            %3948 = "vector.extract"(%3927) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
            %3949 = "vector.extract"(%3927) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
            %3950 = "vector.extract"(%3927) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
            %3951 = "vector.extract"(%3927) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
            %3952 = "vector.from_elements"(%87, %45, %97, %311, %129, %312, %313, %314, %138, %315, %316, %317, %148, %318, %319, %320, %106, %321, %322, %323, %167, %324, %325, %326) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<24xi32>
            %3953 = "vector.broadcast"(%3863) : (i32) -> vector<24xi32>
            %3954 = "arith.cmpi"(%3952, %3953) {predicate = 5 : i64} : (vector<24xi32>, vector<24xi32>) -> vector<24xi1>
            %3955 = "vector.from_elements"(%3762, %3763, %3757, %3758, %3752, %3753, %3747, %3748, %3742, %3743, %3737, %3738, %3732, %3733, %3727, %3728, %3722, %3723, %3717, %3718, %3712, %3713, %3707, %3708) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
            %3956 = "arith.select"(%3954, %3868, %3955) : (vector<24xi1>, vector<24xf32>, vector<24xf32>) -> vector<24xf32>
            %3957 = "vector.extract"(%3956) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
            %3958 = "vector.extract"(%3956) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
            %3959 = "vector.extract"(%3956) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
            %3960 = "vector.extract"(%3956) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
            %3961 = "vector.extract"(%3956) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
            %3962 = "vector.extract"(%3956) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
            %3963 = "vector.extract"(%3956) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
            %3964 = "vector.extract"(%3956) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
            %3965 = "vector.extract"(%3956) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
            %3966 = "vector.extract"(%3956) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
            %3967 = "vector.extract"(%3956) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
            %3968 = "vector.extract"(%3956) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
            %3969 = "vector.extract"(%3956) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
            %3970 = "vector.extract"(%3956) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
            %3971 = "vector.extract"(%3956) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
            %3972 = "vector.extract"(%3956) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
            %3973 = "vector.extract"(%3956) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
            %3974 = "vector.extract"(%3956) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
            %3975 = "vector.extract"(%3956) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
            %3976 = "vector.extract"(%3956) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
            %3977 = "vector.extract"(%3956) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
            %3978 = "vector.extract"(%3956) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
            %3979 = "vector.extract"(%3956) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
            %3980 = "vector.extract"(%3956) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
            "scf.yield"(%3870, %3871, %3899, %3900, %3928, %3929, %3957, %3958, %3872, %3873, %3901, %3902, %3930, %3931, %3959, %3960, %3874, %3875, %3903, %3904, %3932, %3933, %3961, %3962, %3876, %3877, %3905, %3906, %3934, %3935, %3963, %3964, %3878, %3879, %3907, %3908, %3936, %3937, %3965, %3966, %3880, %3881, %3909, %3910, %3938, %3939, %3967, %3968, %3882, %3883, %3911, %3912, %3940, %3941, %3969, %3970, %3884, %3885, %3913, %3914, %3942, %3943, %3971, %3972, %3886, %3887, %3915, %3916, %3944, %3945, %3973, %3974, %3888, %3889, %3917, %3918, %3946, %3947, %3975, %3976, %3890, %3891, %3919, %3920, %3948, %3949, %3977, %3978, %3892, %3893, %3921, %3922, %3950, %3951, %3979, %3980) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%3619, %3620, %3621, %3622, %3760, %3761, %3762, %3763, %3626, %3627, %3628, %3629, %3755, %3756, %3757, %3758, %3633, %3634, %3635, %3636, %3750, %3751, %3752, %3753, %3640, %3641, %3642, %3643, %3745, %3746, %3747, %3748, %3647, %3648, %3649, %3650, %3740, %3741, %3742, %3743, %3654, %3655, %3656, %3657, %3735, %3736, %3737, %3738, %3661, %3662, %3663, %3664, %3730, %3731, %3732, %3733, %3668, %3669, %3670, %3671, %3725, %3726, %3727, %3728, %3675, %3676, %3677, %3678, %3720, %3721, %3722, %3723, %3682, %3683, %3684, %3685, %3715, %3716, %3717, %3718, %3689, %3690, %3691, %3692, %3710, %3711, %3712, %3713, %3696, %3697, %3698, %3699, %3705, %3706, %3707, %3708) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %3981 = "vector.from_elements"(%3765, %3766, %3773, %3774, %3781, %3782, %3789, %3790, %3797, %3798, %3805, %3806, %3813, %3814, %3821, %3822, %3829, %3830, %3837, %3838, %3845, %3846, %3853, %3854) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %3982 = "vector.extract"(%3981) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %3983 = "vector.extract"(%3981) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %3984 = "vector.extract"(%3981) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %3985 = "arith.maxnumf"(%3983, %3984) : (f32, f32) -> f32
          %3986 = "arith.maxnumf"(%3982, %3985) : (f32, f32) -> f32
          %3987 = "vector.extract"(%3981) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %3988 = "vector.extract"(%3981) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %3989 = "vector.extract"(%3981) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %3990 = "arith.maxnumf"(%3988, %3989) : (f32, f32) -> f32
          %3991 = "arith.maxnumf"(%3987, %3990) : (f32, f32) -> f32
          %3992 = "arith.maxnumf"(%3986, %3991) : (f32, f32) -> f32
          %3993 = "vector.extract"(%3981) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %3994 = "vector.extract"(%3981) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %3995 = "vector.extract"(%3981) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %3996 = "arith.maxnumf"(%3994, %3995) : (f32, f32) -> f32
          %3997 = "arith.maxnumf"(%3993, %3996) : (f32, f32) -> f32
          %3998 = "vector.extract"(%3981) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %3999 = "vector.extract"(%3981) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %4000 = "vector.extract"(%3981) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %4001 = "arith.maxnumf"(%3999, %4000) : (f32, f32) -> f32
          %4002 = "arith.maxnumf"(%3998, %4001) : (f32, f32) -> f32
          %4003 = "arith.maxnumf"(%3997, %4002) : (f32, f32) -> f32
          %4004 = "arith.maxnumf"(%3992, %4003) : (f32, f32) -> f32
          %4005 = "vector.extract"(%3981) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %4006 = "vector.extract"(%3981) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %4007 = "vector.extract"(%3981) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %4008 = "arith.maxnumf"(%4006, %4007) : (f32, f32) -> f32
          %4009 = "arith.maxnumf"(%4005, %4008) : (f32, f32) -> f32
          %4010 = "vector.extract"(%3981) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %4011 = "vector.extract"(%3981) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %4012 = "vector.extract"(%3981) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %4013 = "arith.maxnumf"(%4011, %4012) : (f32, f32) -> f32
          %4014 = "arith.maxnumf"(%4010, %4013) : (f32, f32) -> f32
          %4015 = "arith.maxnumf"(%4009, %4014) : (f32, f32) -> f32
          %4016 = "vector.extract"(%3981) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %4017 = "vector.extract"(%3981) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %4018 = "vector.extract"(%3981) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %4019 = "arith.maxnumf"(%4017, %4018) : (f32, f32) -> f32
          %4020 = "arith.maxnumf"(%4016, %4019) : (f32, f32) -> f32
          %4021 = "vector.extract"(%3981) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %4022 = "vector.extract"(%3981) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %4023 = "vector.extract"(%3981) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %4024 = "arith.maxnumf"(%4022, %4023) : (f32, f32) -> f32
          %4025 = "arith.maxnumf"(%4021, %4024) : (f32, f32) -> f32
          %4026 = "arith.maxnumf"(%4020, %4025) : (f32, f32) -> f32
          %4027 = "arith.maxnumf"(%4015, %4026) : (f32, f32) -> f32
          %4028 = "arith.maxnumf"(%4004, %4027) : (f32, f32) -> f32
          %4029 = "arith.maxnumf"(%4028, %2149) : (f32, f32) -> f32
          %4030 = "arith.constant"() {value = 31 : i32} : () -> i32
          %4031 = "nvvm.shfl.sync"(%2823, %4029, %45, %4030) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 136 : i32} : (i32, f32, i32, i32) -> f32
          %4032 = "arith.maxnumf"(%4029, %4031) : (f32, f32) -> f32
          %4033 = "nvvm.shfl.sync"(%2823, %4032, %286, %4030) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 137 : i32} : (i32, f32, i32, i32) -> f32
          %4034 = "arith.maxnumf"(%4032, %4033) : (f32, f32) -> f32
          %4035 = "arith.mulf"(%4034, %2145) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4036 = "arith.maxnumf"(%1898, %4035) : (f32, f32) -> f32
          %4037 = "arith.cmpf"(%4036, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
          %4038 = "arith.select"(%4037, %4036, %2151) : (i1, f32, f32) -> f32
          %4039 = "arith.subf"(%1898, %4038) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4040 = "llvm.call_intrinsic"(%4039) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4041 = "vector.from_elements"(%3767, %3768, %3775, %3776, %3783, %3784, %3791, %3792, %3799, %3800, %3807, %3808, %3815, %3816, %3823, %3824, %3831, %3832, %3839, %3840, %3847, %3848, %3855, %3856) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %4042 = "vector.extract"(%4041) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %4043 = "vector.extract"(%4041) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %4044 = "vector.extract"(%4041) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %4045 = "arith.maxnumf"(%4043, %4044) : (f32, f32) -> f32
          %4046 = "arith.maxnumf"(%4042, %4045) : (f32, f32) -> f32
          %4047 = "vector.extract"(%4041) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %4048 = "vector.extract"(%4041) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %4049 = "vector.extract"(%4041) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %4050 = "arith.maxnumf"(%4048, %4049) : (f32, f32) -> f32
          %4051 = "arith.maxnumf"(%4047, %4050) : (f32, f32) -> f32
          %4052 = "arith.maxnumf"(%4046, %4051) : (f32, f32) -> f32
          %4053 = "vector.extract"(%4041) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %4054 = "vector.extract"(%4041) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %4055 = "vector.extract"(%4041) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %4056 = "arith.maxnumf"(%4054, %4055) : (f32, f32) -> f32
          %4057 = "arith.maxnumf"(%4053, %4056) : (f32, f32) -> f32
          %4058 = "vector.extract"(%4041) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %4059 = "vector.extract"(%4041) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %4060 = "vector.extract"(%4041) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %4061 = "arith.maxnumf"(%4059, %4060) : (f32, f32) -> f32
          %4062 = "arith.maxnumf"(%4058, %4061) : (f32, f32) -> f32
          %4063 = "arith.maxnumf"(%4057, %4062) : (f32, f32) -> f32
          %4064 = "arith.maxnumf"(%4052, %4063) : (f32, f32) -> f32
          %4065 = "vector.extract"(%4041) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %4066 = "vector.extract"(%4041) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %4067 = "vector.extract"(%4041) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %4068 = "arith.maxnumf"(%4066, %4067) : (f32, f32) -> f32
          %4069 = "arith.maxnumf"(%4065, %4068) : (f32, f32) -> f32
          %4070 = "vector.extract"(%4041) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %4071 = "vector.extract"(%4041) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %4072 = "vector.extract"(%4041) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %4073 = "arith.maxnumf"(%4071, %4072) : (f32, f32) -> f32
          %4074 = "arith.maxnumf"(%4070, %4073) : (f32, f32) -> f32
          %4075 = "arith.maxnumf"(%4069, %4074) : (f32, f32) -> f32
          %4076 = "vector.extract"(%4041) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %4077 = "vector.extract"(%4041) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %4078 = "vector.extract"(%4041) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %4079 = "arith.maxnumf"(%4077, %4078) : (f32, f32) -> f32
          %4080 = "arith.maxnumf"(%4076, %4079) : (f32, f32) -> f32
          %4081 = "vector.extract"(%4041) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %4082 = "vector.extract"(%4041) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %4083 = "vector.extract"(%4041) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %4084 = "arith.maxnumf"(%4082, %4083) : (f32, f32) -> f32
          %4085 = "arith.maxnumf"(%4081, %4084) : (f32, f32) -> f32
          %4086 = "arith.maxnumf"(%4080, %4085) : (f32, f32) -> f32
          %4087 = "arith.maxnumf"(%4075, %4086) : (f32, f32) -> f32
          %4088 = "arith.maxnumf"(%4064, %4087) : (f32, f32) -> f32
          %4089 = "arith.maxnumf"(%4088, %2149) : (f32, f32) -> f32
          %4090 = "nvvm.shfl.sync"(%2823, %4089, %45, %4030) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 138 : i32} : (i32, f32, i32, i32) -> f32
          %4091 = "arith.maxnumf"(%4089, %4090) : (f32, f32) -> f32
          %4092 = "nvvm.shfl.sync"(%2823, %4091, %286, %4030) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 139 : i32} : (i32, f32, i32, i32) -> f32
          %4093 = "arith.maxnumf"(%4091, %4092) : (f32, f32) -> f32
          %4094 = "arith.mulf"(%4093, %2145) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4095 = "arith.maxnumf"(%1899, %4094) : (f32, f32) -> f32
          %4096 = "arith.cmpf"(%4095, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
          %4097 = "arith.select"(%4096, %4095, %2151) : (i1, f32, f32) -> f32
          %4098 = "arith.subf"(%1899, %4097) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4099 = "llvm.call_intrinsic"(%4098) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4100 = "vector.from_elements"(%3769, %3770, %3777, %3778, %3785, %3786, %3793, %3794, %3801, %3802, %3809, %3810, %3817, %3818, %3825, %3826, %3833, %3834, %3841, %3842, %3849, %3850, %3857, %3858) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %4101 = "vector.extract"(%4100) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %4102 = "vector.extract"(%4100) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %4103 = "vector.extract"(%4100) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %4104 = "arith.maxnumf"(%4102, %4103) : (f32, f32) -> f32
          %4105 = "arith.maxnumf"(%4101, %4104) : (f32, f32) -> f32
          %4106 = "vector.extract"(%4100) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %4107 = "vector.extract"(%4100) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %4108 = "vector.extract"(%4100) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %4109 = "arith.maxnumf"(%4107, %4108) : (f32, f32) -> f32
          %4110 = "arith.maxnumf"(%4106, %4109) : (f32, f32) -> f32
          %4111 = "arith.maxnumf"(%4105, %4110) : (f32, f32) -> f32
          %4112 = "vector.extract"(%4100) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %4113 = "vector.extract"(%4100) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %4114 = "vector.extract"(%4100) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %4115 = "arith.maxnumf"(%4113, %4114) : (f32, f32) -> f32
          %4116 = "arith.maxnumf"(%4112, %4115) : (f32, f32) -> f32
          %4117 = "vector.extract"(%4100) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %4118 = "vector.extract"(%4100) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %4119 = "vector.extract"(%4100) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %4120 = "arith.maxnumf"(%4118, %4119) : (f32, f32) -> f32
          %4121 = "arith.maxnumf"(%4117, %4120) : (f32, f32) -> f32
          %4122 = "arith.maxnumf"(%4116, %4121) : (f32, f32) -> f32
          %4123 = "arith.maxnumf"(%4111, %4122) : (f32, f32) -> f32
          %4124 = "vector.extract"(%4100) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %4125 = "vector.extract"(%4100) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %4126 = "vector.extract"(%4100) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %4127 = "arith.maxnumf"(%4125, %4126) : (f32, f32) -> f32
          %4128 = "arith.maxnumf"(%4124, %4127) : (f32, f32) -> f32
          %4129 = "vector.extract"(%4100) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %4130 = "vector.extract"(%4100) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %4131 = "vector.extract"(%4100) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %4132 = "arith.maxnumf"(%4130, %4131) : (f32, f32) -> f32
          %4133 = "arith.maxnumf"(%4129, %4132) : (f32, f32) -> f32
          %4134 = "arith.maxnumf"(%4128, %4133) : (f32, f32) -> f32
          %4135 = "vector.extract"(%4100) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %4136 = "vector.extract"(%4100) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %4137 = "vector.extract"(%4100) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %4138 = "arith.maxnumf"(%4136, %4137) : (f32, f32) -> f32
          %4139 = "arith.maxnumf"(%4135, %4138) : (f32, f32) -> f32
          %4140 = "vector.extract"(%4100) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %4141 = "vector.extract"(%4100) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %4142 = "vector.extract"(%4100) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %4143 = "arith.maxnumf"(%4141, %4142) : (f32, f32) -> f32
          %4144 = "arith.maxnumf"(%4140, %4143) : (f32, f32) -> f32
          %4145 = "arith.maxnumf"(%4139, %4144) : (f32, f32) -> f32
          %4146 = "arith.maxnumf"(%4134, %4145) : (f32, f32) -> f32
          %4147 = "arith.maxnumf"(%4123, %4146) : (f32, f32) -> f32
          %4148 = "arith.maxnumf"(%4147, %2149) : (f32, f32) -> f32
          %4149 = "nvvm.shfl.sync"(%2823, %4148, %45, %4030) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 140 : i32} : (i32, f32, i32, i32) -> f32
          %4150 = "arith.maxnumf"(%4148, %4149) : (f32, f32) -> f32
          %4151 = "nvvm.shfl.sync"(%2823, %4150, %286, %4030) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 141 : i32} : (i32, f32, i32, i32) -> f32
          %4152 = "arith.maxnumf"(%4150, %4151) : (f32, f32) -> f32
          %4153 = "arith.mulf"(%4152, %2145) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4154 = "arith.maxnumf"(%1900, %4153) : (f32, f32) -> f32
          %4155 = "arith.cmpf"(%4154, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
          %4156 = "arith.select"(%4155, %4154, %2151) : (i1, f32, f32) -> f32
          %4157 = "arith.subf"(%1900, %4156) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4158 = "llvm.call_intrinsic"(%4157) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4159 = "vector.from_elements"(%3771, %3772, %3779, %3780, %3787, %3788, %3795, %3796, %3803, %3804, %3811, %3812, %3819, %3820, %3827, %3828, %3835, %3836, %3843, %3844, %3851, %3852, %3859, %3860) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %4160 = "vector.extract"(%4159) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %4161 = "vector.extract"(%4159) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %4162 = "vector.extract"(%4159) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %4163 = "arith.maxnumf"(%4161, %4162) : (f32, f32) -> f32
          %4164 = "arith.maxnumf"(%4160, %4163) : (f32, f32) -> f32
          %4165 = "vector.extract"(%4159) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %4166 = "vector.extract"(%4159) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %4167 = "vector.extract"(%4159) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %4168 = "arith.maxnumf"(%4166, %4167) : (f32, f32) -> f32
          %4169 = "arith.maxnumf"(%4165, %4168) : (f32, f32) -> f32
          %4170 = "arith.maxnumf"(%4164, %4169) : (f32, f32) -> f32
          %4171 = "vector.extract"(%4159) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %4172 = "vector.extract"(%4159) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %4173 = "vector.extract"(%4159) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %4174 = "arith.maxnumf"(%4172, %4173) : (f32, f32) -> f32
          %4175 = "arith.maxnumf"(%4171, %4174) : (f32, f32) -> f32
          %4176 = "vector.extract"(%4159) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %4177 = "vector.extract"(%4159) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %4178 = "vector.extract"(%4159) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %4179 = "arith.maxnumf"(%4177, %4178) : (f32, f32) -> f32
          %4180 = "arith.maxnumf"(%4176, %4179) : (f32, f32) -> f32
          %4181 = "arith.maxnumf"(%4175, %4180) : (f32, f32) -> f32
          %4182 = "arith.maxnumf"(%4170, %4181) : (f32, f32) -> f32
          %4183 = "vector.extract"(%4159) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %4184 = "vector.extract"(%4159) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %4185 = "vector.extract"(%4159) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %4186 = "arith.maxnumf"(%4184, %4185) : (f32, f32) -> f32
          %4187 = "arith.maxnumf"(%4183, %4186) : (f32, f32) -> f32
          %4188 = "vector.extract"(%4159) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %4189 = "vector.extract"(%4159) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %4190 = "vector.extract"(%4159) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %4191 = "arith.maxnumf"(%4189, %4190) : (f32, f32) -> f32
          %4192 = "arith.maxnumf"(%4188, %4191) : (f32, f32) -> f32
          %4193 = "arith.maxnumf"(%4187, %4192) : (f32, f32) -> f32
          %4194 = "vector.extract"(%4159) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %4195 = "vector.extract"(%4159) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %4196 = "vector.extract"(%4159) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %4197 = "arith.maxnumf"(%4195, %4196) : (f32, f32) -> f32
          %4198 = "arith.maxnumf"(%4194, %4197) : (f32, f32) -> f32
          %4199 = "vector.extract"(%4159) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %4200 = "vector.extract"(%4159) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %4201 = "vector.extract"(%4159) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %4202 = "arith.maxnumf"(%4200, %4201) : (f32, f32) -> f32
          %4203 = "arith.maxnumf"(%4199, %4202) : (f32, f32) -> f32
          %4204 = "arith.maxnumf"(%4198, %4203) : (f32, f32) -> f32
          %4205 = "arith.maxnumf"(%4193, %4204) : (f32, f32) -> f32
          %4206 = "arith.maxnumf"(%4182, %4205) : (f32, f32) -> f32
          %4207 = "arith.maxnumf"(%4206, %2149) : (f32, f32) -> f32
          %4208 = "nvvm.shfl.sync"(%2823, %4207, %45, %4030) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 142 : i32} : (i32, f32, i32, i32) -> f32
          %4209 = "arith.maxnumf"(%4207, %4208) : (f32, f32) -> f32
          %4210 = "nvvm.shfl.sync"(%2823, %4209, %286, %4030) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 143 : i32} : (i32, f32, i32, i32) -> f32
          %4211 = "arith.maxnumf"(%4209, %4210) : (f32, f32) -> f32
          %4212 = "arith.mulf"(%4211, %2145) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4213 = "arith.maxnumf"(%1901, %4212) : (f32, f32) -> f32
          %4214 = "arith.cmpf"(%4213, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
          %4215 = "arith.select"(%4214, %4213, %2151) : (i1, f32, f32) -> f32
          %4216 = "arith.subf"(%1901, %4215) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4217 = "llvm.call_intrinsic"(%4216) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4218 = "vector.from_elements"(%3765, %3766, %3773, %3774, %3781, %3782, %3789, %3790, %3797, %3798, %3805, %3806, %3813, %3814, %3821, %3822, %3829, %3830, %3837, %3838, %3845, %3846, %3853, %3854) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %4219 = "vector.broadcast"(%2145) : (f32) -> vector<24xf32>
          %4220 = "arith.mulf"(%4218, %4219) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %4221 = "arith.cmpf"(%4036, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
          %4222 = "arith.select"(%4221, %4036, %2151) : (i1, f32, f32) -> f32
          %4223 = "vector.broadcast"(%4222) : (f32) -> vector<24xf32>
          %4224 = "arith.subf"(%4220, %4223) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %4225 = "vector.extract"(%4224) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %4226 = "vector.extract"(%4224) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %4227 = "vector.extract"(%4224) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %4228 = "vector.extract"(%4224) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %4229 = "vector.extract"(%4224) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %4230 = "vector.extract"(%4224) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %4231 = "vector.extract"(%4224) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %4232 = "vector.extract"(%4224) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %4233 = "vector.extract"(%4224) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %4234 = "vector.extract"(%4224) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %4235 = "vector.extract"(%4224) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %4236 = "vector.extract"(%4224) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %4237 = "vector.extract"(%4224) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %4238 = "vector.extract"(%4224) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %4239 = "vector.extract"(%4224) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %4240 = "vector.extract"(%4224) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %4241 = "vector.extract"(%4224) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %4242 = "vector.extract"(%4224) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %4243 = "vector.extract"(%4224) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %4244 = "vector.extract"(%4224) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %4245 = "vector.extract"(%4224) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %4246 = "vector.extract"(%4224) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %4247 = "vector.extract"(%4224) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %4248 = "vector.extract"(%4224) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %4249 = "llvm.call_intrinsic"(%4225) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4250 = "llvm.call_intrinsic"(%4226) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4251 = "llvm.call_intrinsic"(%4227) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4252 = "llvm.call_intrinsic"(%4228) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4253 = "llvm.call_intrinsic"(%4229) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4254 = "llvm.call_intrinsic"(%4230) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4255 = "llvm.call_intrinsic"(%4231) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4256 = "llvm.call_intrinsic"(%4232) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4257 = "llvm.call_intrinsic"(%4233) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4258 = "llvm.call_intrinsic"(%4234) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4259 = "llvm.call_intrinsic"(%4235) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4260 = "llvm.call_intrinsic"(%4236) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4261 = "llvm.call_intrinsic"(%4237) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4262 = "llvm.call_intrinsic"(%4238) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4263 = "llvm.call_intrinsic"(%4239) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4264 = "llvm.call_intrinsic"(%4240) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4265 = "llvm.call_intrinsic"(%4241) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4266 = "llvm.call_intrinsic"(%4242) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4267 = "llvm.call_intrinsic"(%4243) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4268 = "llvm.call_intrinsic"(%4244) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4269 = "llvm.call_intrinsic"(%4245) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4270 = "llvm.call_intrinsic"(%4246) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4271 = "llvm.call_intrinsic"(%4247) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4272 = "llvm.call_intrinsic"(%4248) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4273 = "vector.from_elements"(%4249, %4250, %4251, %4252, %4253, %4254, %4255, %4256, %4257, %4258, %4259, %4260, %4261, %4262, %4263, %4264, %4265, %4266, %4267, %4268, %4269, %4270, %4271, %4272) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %4274 = "vector.shuffle"(%4273, %4273) {mask = array<i64: 0, 1>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4275 = "vector.extract"(%4274) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4276 = "vector.extract"(%4274) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4277 = "arith.addf"(%4275, %4276) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4278 = "arith.addf"(%4277, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4279 = "vector.shuffle"(%4273, %4273) {mask = array<i64: 2, 3>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4280 = "vector.extract"(%4279) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4281 = "vector.extract"(%4279) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4282 = "arith.addf"(%4280, %4281) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4283 = "arith.addf"(%4282, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4284 = "vector.shuffle"(%4273, %4273) {mask = array<i64: 4, 5>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4285 = "vector.extract"(%4284) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4286 = "vector.extract"(%4284) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4287 = "arith.addf"(%4285, %4286) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4288 = "arith.addf"(%4287, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4289 = "vector.shuffle"(%4273, %4273) {mask = array<i64: 6, 7>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4290 = "vector.extract"(%4289) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4291 = "vector.extract"(%4289) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4292 = "arith.addf"(%4290, %4291) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4293 = "arith.addf"(%4292, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4294 = "vector.shuffle"(%4273, %4273) {mask = array<i64: 8, 9>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4295 = "vector.extract"(%4294) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4296 = "vector.extract"(%4294) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4297 = "arith.addf"(%4295, %4296) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4298 = "arith.addf"(%4297, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4299 = "vector.shuffle"(%4273, %4273) {mask = array<i64: 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4300 = "vector.extract"(%4299) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4301 = "vector.extract"(%4299) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4302 = "arith.addf"(%4300, %4301) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4303 = "arith.addf"(%4302, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4304 = "vector.shuffle"(%4273, %4273) {mask = array<i64: 12, 13>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4305 = "vector.extract"(%4304) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4306 = "vector.extract"(%4304) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4307 = "arith.addf"(%4305, %4306) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4308 = "arith.addf"(%4307, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4309 = "vector.shuffle"(%4273, %4273) {mask = array<i64: 14, 15>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4310 = "vector.extract"(%4309) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4311 = "vector.extract"(%4309) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4312 = "arith.addf"(%4310, %4311) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4313 = "arith.addf"(%4312, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4314 = "vector.shuffle"(%4273, %4273) {mask = array<i64: 16, 17>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4315 = "vector.extract"(%4314) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4316 = "vector.extract"(%4314) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4317 = "arith.addf"(%4315, %4316) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4318 = "arith.addf"(%4317, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4319 = "vector.shuffle"(%4273, %4273) {mask = array<i64: 18, 19>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4320 = "vector.extract"(%4319) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4321 = "vector.extract"(%4319) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4322 = "arith.addf"(%4320, %4321) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4323 = "arith.addf"(%4322, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4324 = "vector.shuffle"(%4273, %4273) {mask = array<i64: 20, 21>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4325 = "vector.extract"(%4324) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4326 = "vector.extract"(%4324) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4327 = "arith.addf"(%4325, %4326) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4328 = "arith.addf"(%4327, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4329 = "vector.shuffle"(%4273, %4273) {mask = array<i64: 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4330 = "vector.extract"(%4329) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4331 = "vector.extract"(%4329) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4332 = "arith.addf"(%4330, %4331) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4333 = "arith.addf"(%4332, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4334 = "vector.from_elements"(%4278, %4283, %4288, %4293, %4298, %4303, %4308, %4313, %4318, %4323, %4328, %4333) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<12xf32>
          %4335 = "vector.extract"(%4334) {static_position = array<i64: 0>} : (vector<12xf32>) -> f32
          %4336 = "vector.extract"(%4334) {static_position = array<i64: 1>} : (vector<12xf32>) -> f32
          %4337 = "vector.extract"(%4334) {static_position = array<i64: 2>} : (vector<12xf32>) -> f32
          %4338 = "arith.addf"(%4336, %4337) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4339 = "arith.addf"(%4335, %4338) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4340 = "vector.extract"(%4334) {static_position = array<i64: 3>} : (vector<12xf32>) -> f32
          %4341 = "vector.extract"(%4334) {static_position = array<i64: 4>} : (vector<12xf32>) -> f32
          %4342 = "vector.extract"(%4334) {static_position = array<i64: 5>} : (vector<12xf32>) -> f32
          %4343 = "arith.addf"(%4341, %4342) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4344 = "arith.addf"(%4340, %4343) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4345 = "arith.addf"(%4339, %4344) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4346 = "vector.extract"(%4334) {static_position = array<i64: 6>} : (vector<12xf32>) -> f32
          %4347 = "vector.extract"(%4334) {static_position = array<i64: 7>} : (vector<12xf32>) -> f32
          %4348 = "vector.extract"(%4334) {static_position = array<i64: 8>} : (vector<12xf32>) -> f32
          %4349 = "arith.addf"(%4347, %4348) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4350 = "arith.addf"(%4346, %4349) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4351 = "vector.extract"(%4334) {static_position = array<i64: 9>} : (vector<12xf32>) -> f32
          %4352 = "vector.extract"(%4334) {static_position = array<i64: 10>} : (vector<12xf32>) -> f32
          %4353 = "vector.extract"(%4334) {static_position = array<i64: 11>} : (vector<12xf32>) -> f32
          %4354 = "arith.addf"(%4352, %4353) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4355 = "arith.addf"(%4351, %4354) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4356 = "arith.addf"(%4350, %4355) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4357 = "arith.addf"(%4345, %4356) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4358 = "vector.extract"(%4273) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %4359 = "vector.extract"(%4273) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %4360 = "vector.extract"(%4273) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %4361 = "vector.extract"(%4273) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %4362 = "vector.extract"(%4273) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %4363 = "vector.extract"(%4273) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %4364 = "vector.extract"(%4273) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %4365 = "vector.extract"(%4273) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %4366 = "vector.extract"(%4273) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %4367 = "vector.extract"(%4273) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %4368 = "vector.extract"(%4273) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %4369 = "vector.extract"(%4273) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %4370 = "vector.extract"(%4273) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %4371 = "vector.extract"(%4273) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %4372 = "vector.extract"(%4273) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %4373 = "vector.extract"(%4273) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %4374 = "vector.extract"(%4273) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %4375 = "vector.extract"(%4273) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %4376 = "vector.extract"(%4273) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %4377 = "vector.extract"(%4273) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %4378 = "vector.extract"(%4273) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %4379 = "vector.extract"(%4273) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %4380 = "vector.extract"(%4273) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %4381 = "vector.extract"(%4273) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %4382 = "vector.from_elements"(%3767, %3768, %3775, %3776, %3783, %3784, %3791, %3792, %3799, %3800, %3807, %3808, %3815, %3816, %3823, %3824, %3831, %3832, %3839, %3840, %3847, %3848, %3855, %3856) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %4383 = "vector.broadcast"(%2145) : (f32) -> vector<24xf32>
          %4384 = "arith.mulf"(%4382, %4383) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %4385 = "arith.cmpf"(%4095, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
          %4386 = "arith.select"(%4385, %4095, %2151) : (i1, f32, f32) -> f32
          %4387 = "vector.broadcast"(%4386) : (f32) -> vector<24xf32>
          %4388 = "arith.subf"(%4384, %4387) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %4389 = "vector.extract"(%4388) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %4390 = "vector.extract"(%4388) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %4391 = "vector.extract"(%4388) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %4392 = "vector.extract"(%4388) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %4393 = "vector.extract"(%4388) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %4394 = "vector.extract"(%4388) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %4395 = "vector.extract"(%4388) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %4396 = "vector.extract"(%4388) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %4397 = "vector.extract"(%4388) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %4398 = "vector.extract"(%4388) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %4399 = "vector.extract"(%4388) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %4400 = "vector.extract"(%4388) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %4401 = "vector.extract"(%4388) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %4402 = "vector.extract"(%4388) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %4403 = "vector.extract"(%4388) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %4404 = "vector.extract"(%4388) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %4405 = "vector.extract"(%4388) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %4406 = "vector.extract"(%4388) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %4407 = "vector.extract"(%4388) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %4408 = "vector.extract"(%4388) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %4409 = "vector.extract"(%4388) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %4410 = "vector.extract"(%4388) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %4411 = "vector.extract"(%4388) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %4412 = "vector.extract"(%4388) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %4413 = "llvm.call_intrinsic"(%4389) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4414 = "llvm.call_intrinsic"(%4390) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4415 = "llvm.call_intrinsic"(%4391) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4416 = "llvm.call_intrinsic"(%4392) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4417 = "llvm.call_intrinsic"(%4393) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4418 = "llvm.call_intrinsic"(%4394) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4419 = "llvm.call_intrinsic"(%4395) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4420 = "llvm.call_intrinsic"(%4396) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4421 = "llvm.call_intrinsic"(%4397) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4422 = "llvm.call_intrinsic"(%4398) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4423 = "llvm.call_intrinsic"(%4399) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4424 = "llvm.call_intrinsic"(%4400) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4425 = "llvm.call_intrinsic"(%4401) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4426 = "llvm.call_intrinsic"(%4402) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4427 = "llvm.call_intrinsic"(%4403) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4428 = "llvm.call_intrinsic"(%4404) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4429 = "llvm.call_intrinsic"(%4405) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4430 = "llvm.call_intrinsic"(%4406) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4431 = "llvm.call_intrinsic"(%4407) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4432 = "llvm.call_intrinsic"(%4408) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4433 = "llvm.call_intrinsic"(%4409) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4434 = "llvm.call_intrinsic"(%4410) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4435 = "llvm.call_intrinsic"(%4411) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4436 = "llvm.call_intrinsic"(%4412) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4437 = "vector.from_elements"(%4413, %4414, %4415, %4416, %4417, %4418, %4419, %4420, %4421, %4422, %4423, %4424, %4425, %4426, %4427, %4428, %4429, %4430, %4431, %4432, %4433, %4434, %4435, %4436) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %4438 = "vector.shuffle"(%4437, %4437) {mask = array<i64: 0, 1>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4439 = "vector.extract"(%4438) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4440 = "vector.extract"(%4438) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4441 = "arith.addf"(%4439, %4440) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4442 = "arith.addf"(%4441, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4443 = "vector.shuffle"(%4437, %4437) {mask = array<i64: 2, 3>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4444 = "vector.extract"(%4443) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4445 = "vector.extract"(%4443) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4446 = "arith.addf"(%4444, %4445) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4447 = "arith.addf"(%4446, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4448 = "vector.shuffle"(%4437, %4437) {mask = array<i64: 4, 5>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4449 = "vector.extract"(%4448) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4450 = "vector.extract"(%4448) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4451 = "arith.addf"(%4449, %4450) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4452 = "arith.addf"(%4451, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4453 = "vector.shuffle"(%4437, %4437) {mask = array<i64: 6, 7>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4454 = "vector.extract"(%4453) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4455 = "vector.extract"(%4453) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4456 = "arith.addf"(%4454, %4455) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4457 = "arith.addf"(%4456, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4458 = "vector.shuffle"(%4437, %4437) {mask = array<i64: 8, 9>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4459 = "vector.extract"(%4458) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4460 = "vector.extract"(%4458) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4461 = "arith.addf"(%4459, %4460) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4462 = "arith.addf"(%4461, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4463 = "vector.shuffle"(%4437, %4437) {mask = array<i64: 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4464 = "vector.extract"(%4463) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4465 = "vector.extract"(%4463) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4466 = "arith.addf"(%4464, %4465) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4467 = "arith.addf"(%4466, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4468 = "vector.shuffle"(%4437, %4437) {mask = array<i64: 12, 13>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4469 = "vector.extract"(%4468) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4470 = "vector.extract"(%4468) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4471 = "arith.addf"(%4469, %4470) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4472 = "arith.addf"(%4471, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4473 = "vector.shuffle"(%4437, %4437) {mask = array<i64: 14, 15>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4474 = "vector.extract"(%4473) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4475 = "vector.extract"(%4473) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4476 = "arith.addf"(%4474, %4475) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4477 = "arith.addf"(%4476, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4478 = "vector.shuffle"(%4437, %4437) {mask = array<i64: 16, 17>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4479 = "vector.extract"(%4478) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4480 = "vector.extract"(%4478) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4481 = "arith.addf"(%4479, %4480) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4482 = "arith.addf"(%4481, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4483 = "vector.shuffle"(%4437, %4437) {mask = array<i64: 18, 19>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4484 = "vector.extract"(%4483) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4485 = "vector.extract"(%4483) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4486 = "arith.addf"(%4484, %4485) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4487 = "arith.addf"(%4486, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4488 = "vector.shuffle"(%4437, %4437) {mask = array<i64: 20, 21>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4489 = "vector.extract"(%4488) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4490 = "vector.extract"(%4488) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4491 = "arith.addf"(%4489, %4490) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4492 = "arith.addf"(%4491, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4493 = "vector.shuffle"(%4437, %4437) {mask = array<i64: 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4494 = "vector.extract"(%4493) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4495 = "vector.extract"(%4493) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4496 = "arith.addf"(%4494, %4495) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4497 = "arith.addf"(%4496, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4498 = "vector.from_elements"(%4442, %4447, %4452, %4457, %4462, %4467, %4472, %4477, %4482, %4487, %4492, %4497) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<12xf32>
          %4499 = "vector.extract"(%4498) {static_position = array<i64: 0>} : (vector<12xf32>) -> f32
          %4500 = "vector.extract"(%4498) {static_position = array<i64: 1>} : (vector<12xf32>) -> f32
          %4501 = "vector.extract"(%4498) {static_position = array<i64: 2>} : (vector<12xf32>) -> f32
          %4502 = "arith.addf"(%4500, %4501) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4503 = "arith.addf"(%4499, %4502) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4504 = "vector.extract"(%4498) {static_position = array<i64: 3>} : (vector<12xf32>) -> f32
          %4505 = "vector.extract"(%4498) {static_position = array<i64: 4>} : (vector<12xf32>) -> f32
          %4506 = "vector.extract"(%4498) {static_position = array<i64: 5>} : (vector<12xf32>) -> f32
          %4507 = "arith.addf"(%4505, %4506) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4508 = "arith.addf"(%4504, %4507) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4509 = "arith.addf"(%4503, %4508) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4510 = "vector.extract"(%4498) {static_position = array<i64: 6>} : (vector<12xf32>) -> f32
          %4511 = "vector.extract"(%4498) {static_position = array<i64: 7>} : (vector<12xf32>) -> f32
          %4512 = "vector.extract"(%4498) {static_position = array<i64: 8>} : (vector<12xf32>) -> f32
          %4513 = "arith.addf"(%4511, %4512) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4514 = "arith.addf"(%4510, %4513) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4515 = "vector.extract"(%4498) {static_position = array<i64: 9>} : (vector<12xf32>) -> f32
          %4516 = "vector.extract"(%4498) {static_position = array<i64: 10>} : (vector<12xf32>) -> f32
          %4517 = "vector.extract"(%4498) {static_position = array<i64: 11>} : (vector<12xf32>) -> f32
          %4518 = "arith.addf"(%4516, %4517) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4519 = "arith.addf"(%4515, %4518) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4520 = "arith.addf"(%4514, %4519) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4521 = "arith.addf"(%4509, %4520) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4522 = "vector.extract"(%4437) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %4523 = "vector.extract"(%4437) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %4524 = "vector.extract"(%4437) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %4525 = "vector.extract"(%4437) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %4526 = "vector.extract"(%4437) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %4527 = "vector.extract"(%4437) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %4528 = "vector.extract"(%4437) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %4529 = "vector.extract"(%4437) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %4530 = "vector.extract"(%4437) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %4531 = "vector.extract"(%4437) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %4532 = "vector.extract"(%4437) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %4533 = "vector.extract"(%4437) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %4534 = "vector.extract"(%4437) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %4535 = "vector.extract"(%4437) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %4536 = "vector.extract"(%4437) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %4537 = "vector.extract"(%4437) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %4538 = "vector.extract"(%4437) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %4539 = "vector.extract"(%4437) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %4540 = "vector.extract"(%4437) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %4541 = "vector.extract"(%4437) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %4542 = "vector.extract"(%4437) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %4543 = "vector.extract"(%4437) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %4544 = "vector.extract"(%4437) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %4545 = "vector.extract"(%4437) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %4546 = "vector.from_elements"(%3769, %3770, %3777, %3778, %3785, %3786, %3793, %3794, %3801, %3802, %3809, %3810, %3817, %3818, %3825, %3826, %3833, %3834, %3841, %3842, %3849, %3850, %3857, %3858) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %4547 = "vector.broadcast"(%2145) : (f32) -> vector<24xf32>
          %4548 = "arith.mulf"(%4546, %4547) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %4549 = "arith.cmpf"(%4154, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
          %4550 = "arith.select"(%4549, %4154, %2151) : (i1, f32, f32) -> f32
          %4551 = "vector.broadcast"(%4550) : (f32) -> vector<24xf32>
          %4552 = "arith.subf"(%4548, %4551) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %4553 = "vector.extract"(%4552) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %4554 = "vector.extract"(%4552) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %4555 = "vector.extract"(%4552) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %4556 = "vector.extract"(%4552) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %4557 = "vector.extract"(%4552) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %4558 = "vector.extract"(%4552) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %4559 = "vector.extract"(%4552) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %4560 = "vector.extract"(%4552) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %4561 = "vector.extract"(%4552) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %4562 = "vector.extract"(%4552) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %4563 = "vector.extract"(%4552) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %4564 = "vector.extract"(%4552) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %4565 = "vector.extract"(%4552) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %4566 = "vector.extract"(%4552) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %4567 = "vector.extract"(%4552) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %4568 = "vector.extract"(%4552) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %4569 = "vector.extract"(%4552) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %4570 = "vector.extract"(%4552) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %4571 = "vector.extract"(%4552) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %4572 = "vector.extract"(%4552) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %4573 = "vector.extract"(%4552) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %4574 = "vector.extract"(%4552) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %4575 = "vector.extract"(%4552) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %4576 = "vector.extract"(%4552) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %4577 = "llvm.call_intrinsic"(%4553) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4578 = "llvm.call_intrinsic"(%4554) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4579 = "llvm.call_intrinsic"(%4555) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4580 = "llvm.call_intrinsic"(%4556) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4581 = "llvm.call_intrinsic"(%4557) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4582 = "llvm.call_intrinsic"(%4558) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4583 = "llvm.call_intrinsic"(%4559) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4584 = "llvm.call_intrinsic"(%4560) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4585 = "llvm.call_intrinsic"(%4561) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4586 = "llvm.call_intrinsic"(%4562) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4587 = "llvm.call_intrinsic"(%4563) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4588 = "llvm.call_intrinsic"(%4564) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4589 = "llvm.call_intrinsic"(%4565) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4590 = "llvm.call_intrinsic"(%4566) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4591 = "llvm.call_intrinsic"(%4567) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4592 = "llvm.call_intrinsic"(%4568) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4593 = "llvm.call_intrinsic"(%4569) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4594 = "llvm.call_intrinsic"(%4570) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4595 = "llvm.call_intrinsic"(%4571) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4596 = "llvm.call_intrinsic"(%4572) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4597 = "llvm.call_intrinsic"(%4573) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4598 = "llvm.call_intrinsic"(%4574) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4599 = "llvm.call_intrinsic"(%4575) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4600 = "llvm.call_intrinsic"(%4576) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4601 = "vector.from_elements"(%4577, %4578, %4579, %4580, %4581, %4582, %4583, %4584, %4585, %4586, %4587, %4588, %4589, %4590, %4591, %4592, %4593, %4594, %4595, %4596, %4597, %4598, %4599, %4600) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %4602 = "vector.shuffle"(%4601, %4601) {mask = array<i64: 0, 1>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4603 = "vector.extract"(%4602) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4604 = "vector.extract"(%4602) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4605 = "arith.addf"(%4603, %4604) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4606 = "arith.addf"(%4605, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4607 = "vector.shuffle"(%4601, %4601) {mask = array<i64: 2, 3>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4608 = "vector.extract"(%4607) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4609 = "vector.extract"(%4607) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4610 = "arith.addf"(%4608, %4609) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4611 = "arith.addf"(%4610, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4612 = "vector.shuffle"(%4601, %4601) {mask = array<i64: 4, 5>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4613 = "vector.extract"(%4612) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4614 = "vector.extract"(%4612) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4615 = "arith.addf"(%4613, %4614) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4616 = "arith.addf"(%4615, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4617 = "vector.shuffle"(%4601, %4601) {mask = array<i64: 6, 7>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4618 = "vector.extract"(%4617) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4619 = "vector.extract"(%4617) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4620 = "arith.addf"(%4618, %4619) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4621 = "arith.addf"(%4620, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4622 = "vector.shuffle"(%4601, %4601) {mask = array<i64: 8, 9>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4623 = "vector.extract"(%4622) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4624 = "vector.extract"(%4622) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4625 = "arith.addf"(%4623, %4624) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4626 = "arith.addf"(%4625, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4627 = "vector.shuffle"(%4601, %4601) {mask = array<i64: 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4628 = "vector.extract"(%4627) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4629 = "vector.extract"(%4627) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4630 = "arith.addf"(%4628, %4629) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4631 = "arith.addf"(%4630, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4632 = "vector.shuffle"(%4601, %4601) {mask = array<i64: 12, 13>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4633 = "vector.extract"(%4632) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4634 = "vector.extract"(%4632) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4635 = "arith.addf"(%4633, %4634) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4636 = "arith.addf"(%4635, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4637 = "vector.shuffle"(%4601, %4601) {mask = array<i64: 14, 15>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4638 = "vector.extract"(%4637) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4639 = "vector.extract"(%4637) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4640 = "arith.addf"(%4638, %4639) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4641 = "arith.addf"(%4640, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4642 = "vector.shuffle"(%4601, %4601) {mask = array<i64: 16, 17>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4643 = "vector.extract"(%4642) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4644 = "vector.extract"(%4642) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4645 = "arith.addf"(%4643, %4644) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4646 = "arith.addf"(%4645, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4647 = "vector.shuffle"(%4601, %4601) {mask = array<i64: 18, 19>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4648 = "vector.extract"(%4647) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4649 = "vector.extract"(%4647) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4650 = "arith.addf"(%4648, %4649) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4651 = "arith.addf"(%4650, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4652 = "vector.shuffle"(%4601, %4601) {mask = array<i64: 20, 21>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4653 = "vector.extract"(%4652) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4654 = "vector.extract"(%4652) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4655 = "arith.addf"(%4653, %4654) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4656 = "arith.addf"(%4655, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4657 = "vector.shuffle"(%4601, %4601) {mask = array<i64: 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4658 = "vector.extract"(%4657) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4659 = "vector.extract"(%4657) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4660 = "arith.addf"(%4658, %4659) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4661 = "arith.addf"(%4660, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4662 = "vector.from_elements"(%4606, %4611, %4616, %4621, %4626, %4631, %4636, %4641, %4646, %4651, %4656, %4661) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<12xf32>
          %4663 = "vector.extract"(%4662) {static_position = array<i64: 0>} : (vector<12xf32>) -> f32
          %4664 = "vector.extract"(%4662) {static_position = array<i64: 1>} : (vector<12xf32>) -> f32
          %4665 = "vector.extract"(%4662) {static_position = array<i64: 2>} : (vector<12xf32>) -> f32
          %4666 = "arith.addf"(%4664, %4665) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4667 = "arith.addf"(%4663, %4666) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4668 = "vector.extract"(%4662) {static_position = array<i64: 3>} : (vector<12xf32>) -> f32
          %4669 = "vector.extract"(%4662) {static_position = array<i64: 4>} : (vector<12xf32>) -> f32
          %4670 = "vector.extract"(%4662) {static_position = array<i64: 5>} : (vector<12xf32>) -> f32
          %4671 = "arith.addf"(%4669, %4670) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4672 = "arith.addf"(%4668, %4671) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4673 = "arith.addf"(%4667, %4672) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4674 = "vector.extract"(%4662) {static_position = array<i64: 6>} : (vector<12xf32>) -> f32
          %4675 = "vector.extract"(%4662) {static_position = array<i64: 7>} : (vector<12xf32>) -> f32
          %4676 = "vector.extract"(%4662) {static_position = array<i64: 8>} : (vector<12xf32>) -> f32
          %4677 = "arith.addf"(%4675, %4676) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4678 = "arith.addf"(%4674, %4677) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4679 = "vector.extract"(%4662) {static_position = array<i64: 9>} : (vector<12xf32>) -> f32
          %4680 = "vector.extract"(%4662) {static_position = array<i64: 10>} : (vector<12xf32>) -> f32
          %4681 = "vector.extract"(%4662) {static_position = array<i64: 11>} : (vector<12xf32>) -> f32
          %4682 = "arith.addf"(%4680, %4681) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4683 = "arith.addf"(%4679, %4682) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4684 = "arith.addf"(%4678, %4683) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4685 = "arith.addf"(%4673, %4684) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4686 = "vector.extract"(%4601) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %4687 = "vector.extract"(%4601) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %4688 = "vector.extract"(%4601) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %4689 = "vector.extract"(%4601) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %4690 = "vector.extract"(%4601) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %4691 = "vector.extract"(%4601) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %4692 = "vector.extract"(%4601) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %4693 = "vector.extract"(%4601) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %4694 = "vector.extract"(%4601) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %4695 = "vector.extract"(%4601) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %4696 = "vector.extract"(%4601) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %4697 = "vector.extract"(%4601) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %4698 = "vector.extract"(%4601) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %4699 = "vector.extract"(%4601) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %4700 = "vector.extract"(%4601) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %4701 = "vector.extract"(%4601) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %4702 = "vector.extract"(%4601) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %4703 = "vector.extract"(%4601) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %4704 = "vector.extract"(%4601) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %4705 = "vector.extract"(%4601) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %4706 = "vector.extract"(%4601) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %4707 = "vector.extract"(%4601) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %4708 = "vector.extract"(%4601) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %4709 = "vector.extract"(%4601) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %4710 = "vector.from_elements"(%3771, %3772, %3779, %3780, %3787, %3788, %3795, %3796, %3803, %3804, %3811, %3812, %3819, %3820, %3827, %3828, %3835, %3836, %3843, %3844, %3851, %3852, %3859, %3860) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %4711 = "vector.broadcast"(%2145) : (f32) -> vector<24xf32>
          %4712 = "arith.mulf"(%4710, %4711) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %4713 = "arith.cmpf"(%4213, %2149) {predicate = 2 : i64} : (f32, f32) -> i1
          %4714 = "arith.select"(%4713, %4213, %2151) : (i1, f32, f32) -> f32
          %4715 = "vector.broadcast"(%4714) : (f32) -> vector<24xf32>
          %4716 = "arith.subf"(%4712, %4715) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
          %4717 = "vector.extract"(%4716) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %4718 = "vector.extract"(%4716) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %4719 = "vector.extract"(%4716) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %4720 = "vector.extract"(%4716) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %4721 = "vector.extract"(%4716) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %4722 = "vector.extract"(%4716) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %4723 = "vector.extract"(%4716) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %4724 = "vector.extract"(%4716) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %4725 = "vector.extract"(%4716) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %4726 = "vector.extract"(%4716) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %4727 = "vector.extract"(%4716) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %4728 = "vector.extract"(%4716) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %4729 = "vector.extract"(%4716) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %4730 = "vector.extract"(%4716) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %4731 = "vector.extract"(%4716) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %4732 = "vector.extract"(%4716) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %4733 = "vector.extract"(%4716) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %4734 = "vector.extract"(%4716) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %4735 = "vector.extract"(%4716) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %4736 = "vector.extract"(%4716) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %4737 = "vector.extract"(%4716) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %4738 = "vector.extract"(%4716) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %4739 = "vector.extract"(%4716) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %4740 = "vector.extract"(%4716) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %4741 = "llvm.call_intrinsic"(%4717) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4742 = "llvm.call_intrinsic"(%4718) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4743 = "llvm.call_intrinsic"(%4719) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4744 = "llvm.call_intrinsic"(%4720) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4745 = "llvm.call_intrinsic"(%4721) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4746 = "llvm.call_intrinsic"(%4722) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4747 = "llvm.call_intrinsic"(%4723) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4748 = "llvm.call_intrinsic"(%4724) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4749 = "llvm.call_intrinsic"(%4725) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4750 = "llvm.call_intrinsic"(%4726) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4751 = "llvm.call_intrinsic"(%4727) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4752 = "llvm.call_intrinsic"(%4728) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4753 = "llvm.call_intrinsic"(%4729) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4754 = "llvm.call_intrinsic"(%4730) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4755 = "llvm.call_intrinsic"(%4731) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4756 = "llvm.call_intrinsic"(%4732) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4757 = "llvm.call_intrinsic"(%4733) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4758 = "llvm.call_intrinsic"(%4734) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4759 = "llvm.call_intrinsic"(%4735) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4760 = "llvm.call_intrinsic"(%4736) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4761 = "llvm.call_intrinsic"(%4737) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4762 = "llvm.call_intrinsic"(%4738) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4763 = "llvm.call_intrinsic"(%4739) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4764 = "llvm.call_intrinsic"(%4740) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %4765 = "vector.from_elements"(%4741, %4742, %4743, %4744, %4745, %4746, %4747, %4748, %4749, %4750, %4751, %4752, %4753, %4754, %4755, %4756, %4757, %4758, %4759, %4760, %4761, %4762, %4763, %4764) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
          %4766 = "vector.shuffle"(%4765, %4765) {mask = array<i64: 0, 1>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4767 = "vector.extract"(%4766) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4768 = "vector.extract"(%4766) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4769 = "arith.addf"(%4767, %4768) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4770 = "arith.addf"(%4769, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4771 = "vector.shuffle"(%4765, %4765) {mask = array<i64: 2, 3>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4772 = "vector.extract"(%4771) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4773 = "vector.extract"(%4771) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4774 = "arith.addf"(%4772, %4773) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4775 = "arith.addf"(%4774, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4776 = "vector.shuffle"(%4765, %4765) {mask = array<i64: 4, 5>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4777 = "vector.extract"(%4776) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4778 = "vector.extract"(%4776) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4779 = "arith.addf"(%4777, %4778) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4780 = "arith.addf"(%4779, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4781 = "vector.shuffle"(%4765, %4765) {mask = array<i64: 6, 7>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4782 = "vector.extract"(%4781) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4783 = "vector.extract"(%4781) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4784 = "arith.addf"(%4782, %4783) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4785 = "arith.addf"(%4784, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4786 = "vector.shuffle"(%4765, %4765) {mask = array<i64: 8, 9>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4787 = "vector.extract"(%4786) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4788 = "vector.extract"(%4786) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4789 = "arith.addf"(%4787, %4788) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4790 = "arith.addf"(%4789, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4791 = "vector.shuffle"(%4765, %4765) {mask = array<i64: 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4792 = "vector.extract"(%4791) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4793 = "vector.extract"(%4791) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4794 = "arith.addf"(%4792, %4793) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4795 = "arith.addf"(%4794, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4796 = "vector.shuffle"(%4765, %4765) {mask = array<i64: 12, 13>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4797 = "vector.extract"(%4796) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4798 = "vector.extract"(%4796) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4799 = "arith.addf"(%4797, %4798) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4800 = "arith.addf"(%4799, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4801 = "vector.shuffle"(%4765, %4765) {mask = array<i64: 14, 15>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4802 = "vector.extract"(%4801) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4803 = "vector.extract"(%4801) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4804 = "arith.addf"(%4802, %4803) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4805 = "arith.addf"(%4804, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4806 = "vector.shuffle"(%4765, %4765) {mask = array<i64: 16, 17>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4807 = "vector.extract"(%4806) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4808 = "vector.extract"(%4806) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4809 = "arith.addf"(%4807, %4808) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4810 = "arith.addf"(%4809, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4811 = "vector.shuffle"(%4765, %4765) {mask = array<i64: 18, 19>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4812 = "vector.extract"(%4811) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4813 = "vector.extract"(%4811) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4814 = "arith.addf"(%4812, %4813) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4815 = "arith.addf"(%4814, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4816 = "vector.shuffle"(%4765, %4765) {mask = array<i64: 20, 21>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4817 = "vector.extract"(%4816) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4818 = "vector.extract"(%4816) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4819 = "arith.addf"(%4817, %4818) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4820 = "arith.addf"(%4819, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4821 = "vector.shuffle"(%4765, %4765) {mask = array<i64: 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<2xf32>
          %4822 = "vector.extract"(%4821) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %4823 = "vector.extract"(%4821) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %4824 = "arith.addf"(%4822, %4823) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4825 = "arith.addf"(%4824, %2151) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4826 = "vector.from_elements"(%4770, %4775, %4780, %4785, %4790, %4795, %4800, %4805, %4810, %4815, %4820, %4825) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<12xf32>
          %4827 = "vector.extract"(%4826) {static_position = array<i64: 0>} : (vector<12xf32>) -> f32
          %4828 = "vector.extract"(%4826) {static_position = array<i64: 1>} : (vector<12xf32>) -> f32
          %4829 = "vector.extract"(%4826) {static_position = array<i64: 2>} : (vector<12xf32>) -> f32
          %4830 = "arith.addf"(%4828, %4829) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4831 = "arith.addf"(%4827, %4830) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4832 = "vector.extract"(%4826) {static_position = array<i64: 3>} : (vector<12xf32>) -> f32
          %4833 = "vector.extract"(%4826) {static_position = array<i64: 4>} : (vector<12xf32>) -> f32
          %4834 = "vector.extract"(%4826) {static_position = array<i64: 5>} : (vector<12xf32>) -> f32
          %4835 = "arith.addf"(%4833, %4834) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4836 = "arith.addf"(%4832, %4835) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4837 = "arith.addf"(%4831, %4836) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4838 = "vector.extract"(%4826) {static_position = array<i64: 6>} : (vector<12xf32>) -> f32
          %4839 = "vector.extract"(%4826) {static_position = array<i64: 7>} : (vector<12xf32>) -> f32
          %4840 = "vector.extract"(%4826) {static_position = array<i64: 8>} : (vector<12xf32>) -> f32
          %4841 = "arith.addf"(%4839, %4840) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4842 = "arith.addf"(%4838, %4841) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4843 = "vector.extract"(%4826) {static_position = array<i64: 9>} : (vector<12xf32>) -> f32
          %4844 = "vector.extract"(%4826) {static_position = array<i64: 10>} : (vector<12xf32>) -> f32
          %4845 = "vector.extract"(%4826) {static_position = array<i64: 11>} : (vector<12xf32>) -> f32
          %4846 = "arith.addf"(%4844, %4845) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4847 = "arith.addf"(%4843, %4846) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4848 = "arith.addf"(%4842, %4847) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4849 = "arith.addf"(%4837, %4848) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %4850 = "vector.extract"(%4765) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
          %4851 = "vector.extract"(%4765) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
          %4852 = "vector.extract"(%4765) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
          %4853 = "vector.extract"(%4765) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
          %4854 = "vector.extract"(%4765) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
          %4855 = "vector.extract"(%4765) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
          %4856 = "vector.extract"(%4765) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
          %4857 = "vector.extract"(%4765) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
          %4858 = "vector.extract"(%4765) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
          %4859 = "vector.extract"(%4765) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
          %4860 = "vector.extract"(%4765) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
          %4861 = "vector.extract"(%4765) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
          %4862 = "vector.extract"(%4765) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
          %4863 = "vector.extract"(%4765) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
          %4864 = "vector.extract"(%4765) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
          %4865 = "vector.extract"(%4765) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
          %4866 = "vector.extract"(%4765) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
          %4867 = "vector.extract"(%4765) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
          %4868 = "vector.extract"(%4765) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
          %4869 = "vector.extract"(%4765) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
          %4870 = "vector.extract"(%4765) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
          %4871 = "vector.extract"(%4765) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
          %4872 = "vector.extract"(%4765) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
          %4873 = "vector.extract"(%4765) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
          %4874 = "vector.from_elements"(%574, %575, %582, %583, %590, %591, %598, %599, %606, %607, %614, %615, %622, %623, %630, %631) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %4875 = "vector.broadcast"(%4040) : (f32) -> vector<16xf32>
          %4876 = "arith.mulf"(%4874, %4875) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %4877 = "vector.extract"(%4876) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %4878 = "vector.extract"(%4876) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %4879 = "vector.extract"(%4876) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %4880 = "vector.extract"(%4876) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %4881 = "vector.extract"(%4876) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %4882 = "vector.extract"(%4876) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %4883 = "vector.extract"(%4876) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %4884 = "vector.extract"(%4876) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %4885 = "vector.extract"(%4876) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %4886 = "vector.extract"(%4876) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %4887 = "vector.extract"(%4876) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %4888 = "vector.extract"(%4876) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %4889 = "vector.extract"(%4876) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %4890 = "vector.extract"(%4876) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %4891 = "vector.extract"(%4876) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %4892 = "vector.extract"(%4876) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %4893 = "vector.from_elements"(%576, %577, %584, %585, %592, %593, %600, %601, %608, %609, %616, %617, %624, %625, %632, %633) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %4894 = "vector.broadcast"(%4099) : (f32) -> vector<16xf32>
          %4895 = "arith.mulf"(%4893, %4894) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %4896 = "vector.extract"(%4895) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %4897 = "vector.extract"(%4895) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %4898 = "vector.extract"(%4895) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %4899 = "vector.extract"(%4895) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %4900 = "vector.extract"(%4895) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %4901 = "vector.extract"(%4895) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %4902 = "vector.extract"(%4895) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %4903 = "vector.extract"(%4895) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %4904 = "vector.extract"(%4895) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %4905 = "vector.extract"(%4895) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %4906 = "vector.extract"(%4895) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %4907 = "vector.extract"(%4895) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %4908 = "vector.extract"(%4895) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %4909 = "vector.extract"(%4895) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %4910 = "vector.extract"(%4895) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %4911 = "vector.extract"(%4895) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %4912 = "vector.from_elements"(%578, %579, %586, %587, %594, %595, %602, %603, %610, %611, %618, %619, %626, %627, %634, %635) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %4913 = "vector.broadcast"(%4158) : (f32) -> vector<16xf32>
          %4914 = "arith.mulf"(%4912, %4913) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %4915 = "vector.extract"(%4914) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %4916 = "vector.extract"(%4914) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %4917 = "vector.extract"(%4914) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %4918 = "vector.extract"(%4914) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %4919 = "vector.extract"(%4914) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %4920 = "vector.extract"(%4914) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %4921 = "vector.extract"(%4914) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %4922 = "vector.extract"(%4914) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %4923 = "vector.extract"(%4914) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %4924 = "vector.extract"(%4914) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %4925 = "vector.extract"(%4914) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %4926 = "vector.extract"(%4914) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %4927 = "vector.extract"(%4914) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %4928 = "vector.extract"(%4914) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %4929 = "vector.extract"(%4914) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %4930 = "vector.extract"(%4914) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %4931 = "vector.from_elements"(%580, %581, %588, %589, %596, %597, %604, %605, %612, %613, %620, %621, %628, %629, %636, %637) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %4932 = "vector.broadcast"(%4217) : (f32) -> vector<16xf32>
          %4933 = "arith.mulf"(%4931, %4932) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %4934 = "vector.extract"(%4933) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %4935 = "vector.extract"(%4933) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %4936 = "vector.extract"(%4933) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %4937 = "vector.extract"(%4933) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %4938 = "vector.extract"(%4933) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %4939 = "vector.extract"(%4933) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %4940 = "vector.extract"(%4933) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %4941 = "vector.extract"(%4933) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %4942 = "vector.extract"(%4933) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %4943 = "vector.extract"(%4933) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %4944 = "vector.extract"(%4933) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %4945 = "vector.extract"(%4933) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %4946 = "vector.extract"(%4933) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %4947 = "vector.extract"(%4933) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %4948 = "vector.extract"(%4933) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %4949 = "vector.extract"(%4933) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %4950 = "vector.from_elements"(%690, %691, %692, %693) : (f32, f32, f32, f32) -> vector<4xf32>
          %4951 = "vector.from_elements"(%4040, %4099, %4158, %4217) : (f32, f32, f32, f32) -> vector<4xf32>
          %4952 = "arith.mulf"(%4950, %4951) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %4953 = "vector.extract"(%4952) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %4954 = "vector.extract"(%4952) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %4955 = "vector.extract"(%4952) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %4956 = "vector.extract"(%4952) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%4877, %4878, %4896, %4897, %4915, %4916, %4934, %4935, %4879, %4880, %4898, %4899, %4917, %4918, %4936, %4937, %4881, %4882, %4900, %4901, %4919, %4920, %4938, %4939, %4883, %4884, %4902, %4903, %4921, %4922, %4940, %4941, %4885, %4886, %4904, %4905, %4923, %4924, %4942, %4943, %4887, %4888, %4906, %4907, %4925, %4926, %4944, %4945, %4889, %4890, %4908, %4909, %4927, %4928, %4946, %4947, %4891, %4892, %4910, %4911, %4929, %4930, %4948, %4949, %4358, %4359, %4522, %4523, %4686, %4687, %4850, %4851, %4360, %4361, %4524, %4525, %4688, %4689, %4852, %4853, %4362, %4363, %4526, %4527, %4690, %4691, %4854, %4855, %4364, %4365, %4528, %4529, %4692, %4693, %4856, %4857, %4366, %4367, %4530, %4531, %4694, %4695, %4858, %4859, %4368, %4369, %4532, %4533, %4696, %4697, %4860, %4861, %4370, %4371, %4534, %4535, %4698, %4699, %4862, %4863, %4372, %4373, %4536, %4537, %4700, %4701, %4864, %4865, %4374, %4375, %4538, %4539, %4702, %4703, %4866, %4867, %4376, %4377, %4540, %4541, %4704, %4705, %4868, %4869, %4378, %4379, %4542, %4543, %4706, %4707, %4870, %4871, %4380, %4381, %4544, %4545, %4708, %4709, %4872, %4873, %4036, %4095, %4154, %4213, %4953, %4954, %4955, %4956, %4357, %4521, %4685, %4849) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602, %603, %604, %605, %606, %607, %608, %609, %610, %611, %612, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %625, %626, %627, %628, %629, %630, %631, %632, %633, %634, %635, %636, %637, %2294, %2295, %2462, %2463, %2630, %2631, %2798, %2799, %2296, %2297, %2464, %2465, %2632, %2633, %2800, %2801, %2298, %2299, %2466, %2467, %2634, %2635, %2802, %2803, %2300, %2301, %2468, %2469, %2636, %2637, %2804, %2805, %2302, %2303, %2470, %2471, %2638, %2639, %2806, %2807, %2304, %2305, %2472, %2473, %2640, %2641, %2808, %2809, %2306, %2307, %2474, %2475, %2642, %2643, %2810, %2811, %2308, %2309, %2476, %2477, %2644, %2645, %2812, %2813, %2310, %2311, %2478, %2479, %2646, %2647, %2814, %2815, %2312, %2313, %2480, %2481, %2648, %2649, %2816, %2817, %2314, %2315, %2482, %2483, %2650, %2651, %2818, %2819, %2316, %2317, %2484, %2485, %2652, %2653, %2820, %2821, %1898, %1899, %1900, %1901, %690, %691, %692, %693, %2287, %2457, %2625, %2793) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
        %4957 = "vector.from_elements"(%2989, %2990, %2991, %2992) : (f32, f32, f32, f32) -> vector<4xf32>
        %4958 = "vector.from_elements"(%2993, %2994, %2995, %2996) : (f32, f32, f32, f32) -> vector<4xf32>
        %4959 = "arith.addf"(%4957, %4958) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %4960 = "vector.extract"(%4959) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %4961 = "vector.extract"(%4959) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %4962 = "vector.extract"(%4959) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %4963 = "vector.extract"(%4959) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %4964 = "vector.from_elements"(%2889, %2890, %2891, %2892, %2893, %2894, %2895, %2896, %2897, %2898, %2899, %2900, %2901, %2902, %2903, %2904, %2905, %2906, %2907, %2908, %2909, %2910, %2911, %2912, %2913, %2914, %2915, %2916, %2917, %2918, %2919, %2920, %2921, %2922, %2923, %2924, %2925, %2926, %2927, %2928, %2929, %2930, %2931, %2932, %2933, %2934, %2935, %2936, %2937, %2938, %2939, %2940, %2941, %2942, %2943, %2944, %2945, %2946, %2947, %2948, %2949, %2950, %2951, %2952, %2953, %2954, %2955, %2956, %2957, %2958, %2959, %2960, %2961, %2962, %2963, %2964, %2965, %2966, %2967, %2968, %2969, %2970, %2971, %2972, %2973, %2974, %2975, %2976, %2977, %2978, %2979, %2980, %2981, %2982, %2983, %2984) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<96xf32>
        %4965 = "arith.truncf"(%4964) : (vector<96xf32>) -> vector<96xf16>
        %4966 = "vector.extract"(%4965) {static_position = array<i64: 0>} : (vector<96xf16>) -> f16
        %4967 = "vector.extract"(%4965) {static_position = array<i64: 1>} : (vector<96xf16>) -> f16
        %4968 = "vector.extract"(%4965) {static_position = array<i64: 2>} : (vector<96xf16>) -> f16
        %4969 = "vector.extract"(%4965) {static_position = array<i64: 3>} : (vector<96xf16>) -> f16
        %4970 = "vector.extract"(%4965) {static_position = array<i64: 4>} : (vector<96xf16>) -> f16
        %4971 = "vector.extract"(%4965) {static_position = array<i64: 5>} : (vector<96xf16>) -> f16
        %4972 = "vector.extract"(%4965) {static_position = array<i64: 6>} : (vector<96xf16>) -> f16
        %4973 = "vector.extract"(%4965) {static_position = array<i64: 7>} : (vector<96xf16>) -> f16
        %4974 = "vector.extract"(%4965) {static_position = array<i64: 8>} : (vector<96xf16>) -> f16
        %4975 = "vector.extract"(%4965) {static_position = array<i64: 9>} : (vector<96xf16>) -> f16
        %4976 = "vector.extract"(%4965) {static_position = array<i64: 10>} : (vector<96xf16>) -> f16
        %4977 = "vector.extract"(%4965) {static_position = array<i64: 11>} : (vector<96xf16>) -> f16
        %4978 = "vector.extract"(%4965) {static_position = array<i64: 12>} : (vector<96xf16>) -> f16
        %4979 = "vector.extract"(%4965) {static_position = array<i64: 13>} : (vector<96xf16>) -> f16
        %4980 = "vector.extract"(%4965) {static_position = array<i64: 14>} : (vector<96xf16>) -> f16
        %4981 = "vector.extract"(%4965) {static_position = array<i64: 15>} : (vector<96xf16>) -> f16
        %4982 = "vector.extract"(%4965) {static_position = array<i64: 16>} : (vector<96xf16>) -> f16
        %4983 = "vector.extract"(%4965) {static_position = array<i64: 17>} : (vector<96xf16>) -> f16
        %4984 = "vector.extract"(%4965) {static_position = array<i64: 18>} : (vector<96xf16>) -> f16
        %4985 = "vector.extract"(%4965) {static_position = array<i64: 19>} : (vector<96xf16>) -> f16
        %4986 = "vector.extract"(%4965) {static_position = array<i64: 20>} : (vector<96xf16>) -> f16
        %4987 = "vector.extract"(%4965) {static_position = array<i64: 21>} : (vector<96xf16>) -> f16
        %4988 = "vector.extract"(%4965) {static_position = array<i64: 22>} : (vector<96xf16>) -> f16
        %4989 = "vector.extract"(%4965) {static_position = array<i64: 23>} : (vector<96xf16>) -> f16
        %4990 = "vector.extract"(%4965) {static_position = array<i64: 24>} : (vector<96xf16>) -> f16
        %4991 = "vector.extract"(%4965) {static_position = array<i64: 25>} : (vector<96xf16>) -> f16
        %4992 = "vector.extract"(%4965) {static_position = array<i64: 26>} : (vector<96xf16>) -> f16
        %4993 = "vector.extract"(%4965) {static_position = array<i64: 27>} : (vector<96xf16>) -> f16
        %4994 = "vector.extract"(%4965) {static_position = array<i64: 28>} : (vector<96xf16>) -> f16
        %4995 = "vector.extract"(%4965) {static_position = array<i64: 29>} : (vector<96xf16>) -> f16
        %4996 = "vector.extract"(%4965) {static_position = array<i64: 30>} : (vector<96xf16>) -> f16
        %4997 = "vector.extract"(%4965) {static_position = array<i64: 31>} : (vector<96xf16>) -> f16
        %4998 = "vector.extract"(%4965) {static_position = array<i64: 32>} : (vector<96xf16>) -> f16
        %4999 = "vector.extract"(%4965) {static_position = array<i64: 33>} : (vector<96xf16>) -> f16
        %5000 = "vector.extract"(%4965) {static_position = array<i64: 34>} : (vector<96xf16>) -> f16
        %5001 = "vector.extract"(%4965) {static_position = array<i64: 35>} : (vector<96xf16>) -> f16
        %5002 = "vector.extract"(%4965) {static_position = array<i64: 36>} : (vector<96xf16>) -> f16
        %5003 = "vector.extract"(%4965) {static_position = array<i64: 37>} : (vector<96xf16>) -> f16
        %5004 = "vector.extract"(%4965) {static_position = array<i64: 38>} : (vector<96xf16>) -> f16
        %5005 = "vector.extract"(%4965) {static_position = array<i64: 39>} : (vector<96xf16>) -> f16
        %5006 = "vector.extract"(%4965) {static_position = array<i64: 40>} : (vector<96xf16>) -> f16
        %5007 = "vector.extract"(%4965) {static_position = array<i64: 41>} : (vector<96xf16>) -> f16
        %5008 = "vector.extract"(%4965) {static_position = array<i64: 42>} : (vector<96xf16>) -> f16
        %5009 = "vector.extract"(%4965) {static_position = array<i64: 43>} : (vector<96xf16>) -> f16
        %5010 = "vector.extract"(%4965) {static_position = array<i64: 44>} : (vector<96xf16>) -> f16
        %5011 = "vector.extract"(%4965) {static_position = array<i64: 45>} : (vector<96xf16>) -> f16
        %5012 = "vector.extract"(%4965) {static_position = array<i64: 46>} : (vector<96xf16>) -> f16
        %5013 = "vector.extract"(%4965) {static_position = array<i64: 47>} : (vector<96xf16>) -> f16
        %5014 = "vector.extract"(%4965) {static_position = array<i64: 48>} : (vector<96xf16>) -> f16
        %5015 = "vector.extract"(%4965) {static_position = array<i64: 49>} : (vector<96xf16>) -> f16
        %5016 = "vector.extract"(%4965) {static_position = array<i64: 50>} : (vector<96xf16>) -> f16
        %5017 = "vector.extract"(%4965) {static_position = array<i64: 51>} : (vector<96xf16>) -> f16
        %5018 = "vector.extract"(%4965) {static_position = array<i64: 52>} : (vector<96xf16>) -> f16
        %5019 = "vector.extract"(%4965) {static_position = array<i64: 53>} : (vector<96xf16>) -> f16
        %5020 = "vector.extract"(%4965) {static_position = array<i64: 54>} : (vector<96xf16>) -> f16
        %5021 = "vector.extract"(%4965) {static_position = array<i64: 55>} : (vector<96xf16>) -> f16
        %5022 = "vector.extract"(%4965) {static_position = array<i64: 56>} : (vector<96xf16>) -> f16
        %5023 = "vector.extract"(%4965) {static_position = array<i64: 57>} : (vector<96xf16>) -> f16
        %5024 = "vector.extract"(%4965) {static_position = array<i64: 58>} : (vector<96xf16>) -> f16
        %5025 = "vector.extract"(%4965) {static_position = array<i64: 59>} : (vector<96xf16>) -> f16
        %5026 = "vector.extract"(%4965) {static_position = array<i64: 60>} : (vector<96xf16>) -> f16
        %5027 = "vector.extract"(%4965) {static_position = array<i64: 61>} : (vector<96xf16>) -> f16
        %5028 = "vector.extract"(%4965) {static_position = array<i64: 62>} : (vector<96xf16>) -> f16
        %5029 = "vector.extract"(%4965) {static_position = array<i64: 63>} : (vector<96xf16>) -> f16
        %5030 = "vector.extract"(%4965) {static_position = array<i64: 64>} : (vector<96xf16>) -> f16
        %5031 = "vector.extract"(%4965) {static_position = array<i64: 65>} : (vector<96xf16>) -> f16
        %5032 = "vector.extract"(%4965) {static_position = array<i64: 66>} : (vector<96xf16>) -> f16
        %5033 = "vector.extract"(%4965) {static_position = array<i64: 67>} : (vector<96xf16>) -> f16
        %5034 = "vector.extract"(%4965) {static_position = array<i64: 68>} : (vector<96xf16>) -> f16
        %5035 = "vector.extract"(%4965) {static_position = array<i64: 69>} : (vector<96xf16>) -> f16
        %5036 = "vector.extract"(%4965) {static_position = array<i64: 70>} : (vector<96xf16>) -> f16
        %5037 = "vector.extract"(%4965) {static_position = array<i64: 71>} : (vector<96xf16>) -> f16
        %5038 = "vector.extract"(%4965) {static_position = array<i64: 72>} : (vector<96xf16>) -> f16
        %5039 = "vector.extract"(%4965) {static_position = array<i64: 73>} : (vector<96xf16>) -> f16
        %5040 = "vector.extract"(%4965) {static_position = array<i64: 74>} : (vector<96xf16>) -> f16
        %5041 = "vector.extract"(%4965) {static_position = array<i64: 75>} : (vector<96xf16>) -> f16
        %5042 = "vector.extract"(%4965) {static_position = array<i64: 76>} : (vector<96xf16>) -> f16
        %5043 = "vector.extract"(%4965) {static_position = array<i64: 77>} : (vector<96xf16>) -> f16
        %5044 = "vector.extract"(%4965) {static_position = array<i64: 78>} : (vector<96xf16>) -> f16
        %5045 = "vector.extract"(%4965) {static_position = array<i64: 79>} : (vector<96xf16>) -> f16
        %5046 = "vector.extract"(%4965) {static_position = array<i64: 80>} : (vector<96xf16>) -> f16
        %5047 = "vector.extract"(%4965) {static_position = array<i64: 81>} : (vector<96xf16>) -> f16
        %5048 = "vector.extract"(%4965) {static_position = array<i64: 82>} : (vector<96xf16>) -> f16
        %5049 = "vector.extract"(%4965) {static_position = array<i64: 83>} : (vector<96xf16>) -> f16
        %5050 = "vector.extract"(%4965) {static_position = array<i64: 84>} : (vector<96xf16>) -> f16
        %5051 = "vector.extract"(%4965) {static_position = array<i64: 85>} : (vector<96xf16>) -> f16
        %5052 = "vector.extract"(%4965) {static_position = array<i64: 86>} : (vector<96xf16>) -> f16
        %5053 = "vector.extract"(%4965) {static_position = array<i64: 87>} : (vector<96xf16>) -> f16
        %5054 = "vector.extract"(%4965) {static_position = array<i64: 88>} : (vector<96xf16>) -> f16
        %5055 = "vector.extract"(%4965) {static_position = array<i64: 89>} : (vector<96xf16>) -> f16
        %5056 = "vector.extract"(%4965) {static_position = array<i64: 90>} : (vector<96xf16>) -> f16
        %5057 = "vector.extract"(%4965) {static_position = array<i64: 91>} : (vector<96xf16>) -> f16
        %5058 = "vector.extract"(%4965) {static_position = array<i64: 92>} : (vector<96xf16>) -> f16
        %5059 = "vector.extract"(%4965) {static_position = array<i64: 93>} : (vector<96xf16>) -> f16
        %5060 = "vector.extract"(%4965) {static_position = array<i64: 94>} : (vector<96xf16>) -> f16
        %5061 = "vector.extract"(%4965) {static_position = array<i64: 95>} : (vector<96xf16>) -> f16
        %5062 = "llvm.getelementptr"(%94, %833) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %5063 = "arith.andi"(%299, %121) : (i32, i32) -> i32
        %5064 = "arith.shrui"(%5063, %123) : (i32, i32) -> i32
        %5065 = "arith.xori"(%299, %5064) : (i32, i32) -> i32
        %5066 = "llvm.getelementptr"(%5062, %5065) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5071_d = "nvvm.ldmatrix"(%5066) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5067 = "llvm.extractvalue"(%t5071_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5068 = "llvm.extractvalue"(%t5071_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5069 = "llvm.extractvalue"(%t5071_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5070 = "llvm.extractvalue"(%t5071_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5072 = "arith.addi"(%299, %129) : (i32, i32) -> i32
        %5073 = "arith.andi"(%5072, %121) : (i32, i32) -> i32
        %5074 = "arith.shrui"(%5073, %123) : (i32, i32) -> i32
        %5075 = "arith.xori"(%5072, %5074) : (i32, i32) -> i32
        %5076 = "llvm.getelementptr"(%5062, %5075) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5081_d = "nvvm.ldmatrix"(%5076) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5077 = "llvm.extractvalue"(%t5081_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5078 = "llvm.extractvalue"(%t5081_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5079 = "llvm.extractvalue"(%t5081_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5080 = "llvm.extractvalue"(%t5081_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5082 = "arith.addi"(%299, %138) : (i32, i32) -> i32
        %5083 = "arith.andi"(%5082, %121) : (i32, i32) -> i32
        %5084 = "arith.shrui"(%5083, %123) : (i32, i32) -> i32
        %5085 = "arith.xori"(%5082, %5084) : (i32, i32) -> i32
        %5086 = "llvm.getelementptr"(%5062, %5085) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5091_d = "nvvm.ldmatrix"(%5086) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5087 = "llvm.extractvalue"(%t5091_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5088 = "llvm.extractvalue"(%t5091_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5089 = "llvm.extractvalue"(%t5091_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5090 = "llvm.extractvalue"(%t5091_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5092 = "arith.addi"(%299, %148) : (i32, i32) -> i32
        %5093 = "arith.andi"(%5092, %121) : (i32, i32) -> i32
        %5094 = "arith.shrui"(%5093, %123) : (i32, i32) -> i32
        %5095 = "arith.xori"(%5092, %5094) : (i32, i32) -> i32
        %5096 = "llvm.getelementptr"(%5062, %5095) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5101_d = "nvvm.ldmatrix"(%5096) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5097 = "llvm.extractvalue"(%t5101_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5098 = "llvm.extractvalue"(%t5101_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5099 = "llvm.extractvalue"(%t5101_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5100 = "llvm.extractvalue"(%t5101_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5102 = "vector.from_elements"(%4966, %4967) : (f16, f16) -> vector<2xf16>
        %5103 = "vector.from_elements"(%4968, %4969) : (f16, f16) -> vector<2xf16>
        %5104 = "vector.from_elements"(%4974, %4975) : (f16, f16) -> vector<2xf16>
        %5105 = "vector.from_elements"(%4976, %4977) : (f16, f16) -> vector<2xf16>
        %5106 = "llvm.bitcast"(%5067) : (i32) -> vector<2xf16>
        %5107 = "llvm.bitcast"(%5068) : (i32) -> vector<2xf16>
        %t5112_d = "llvm.call_intrinsic"(%5102, %5103, %5104, %5105, %5106, %5107, %2825, %2826, %2827, %2828) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5108 = "llvm.extractvalue"(%t5112_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5109 = "llvm.extractvalue"(%t5112_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5110 = "llvm.extractvalue"(%t5112_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5111 = "llvm.extractvalue"(%t5112_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5113 = "llvm.bitcast"(%5069) : (i32) -> vector<2xf16>
        %5114 = "llvm.bitcast"(%5070) : (i32) -> vector<2xf16>
        %t5119_d = "llvm.call_intrinsic"(%5102, %5103, %5104, %5105, %5113, %5114, %2833, %2834, %2835, %2836) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5115 = "llvm.extractvalue"(%t5119_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5116 = "llvm.extractvalue"(%t5119_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5117 = "llvm.extractvalue"(%t5119_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5118 = "llvm.extractvalue"(%t5119_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5120 = "llvm.bitcast"(%5077) : (i32) -> vector<2xf16>
        %5121 = "llvm.bitcast"(%5078) : (i32) -> vector<2xf16>
        %t5126_d = "llvm.call_intrinsic"(%5102, %5103, %5104, %5105, %5120, %5121, %2841, %2842, %2843, %2844) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5122 = "llvm.extractvalue"(%t5126_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5123 = "llvm.extractvalue"(%t5126_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5124 = "llvm.extractvalue"(%t5126_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5125 = "llvm.extractvalue"(%t5126_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5127 = "llvm.bitcast"(%5079) : (i32) -> vector<2xf16>
        %5128 = "llvm.bitcast"(%5080) : (i32) -> vector<2xf16>
        %t5133_d = "llvm.call_intrinsic"(%5102, %5103, %5104, %5105, %5127, %5128, %2849, %2850, %2851, %2852) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5129 = "llvm.extractvalue"(%t5133_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5130 = "llvm.extractvalue"(%t5133_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5131 = "llvm.extractvalue"(%t5133_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5132 = "llvm.extractvalue"(%t5133_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5134 = "llvm.bitcast"(%5087) : (i32) -> vector<2xf16>
        %5135 = "llvm.bitcast"(%5088) : (i32) -> vector<2xf16>
        %t5140_d = "llvm.call_intrinsic"(%5102, %5103, %5104, %5105, %5134, %5135, %2857, %2858, %2859, %2860) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5136 = "llvm.extractvalue"(%t5140_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5137 = "llvm.extractvalue"(%t5140_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5138 = "llvm.extractvalue"(%t5140_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5139 = "llvm.extractvalue"(%t5140_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5141 = "llvm.bitcast"(%5089) : (i32) -> vector<2xf16>
        %5142 = "llvm.bitcast"(%5090) : (i32) -> vector<2xf16>
        %t5147_d = "llvm.call_intrinsic"(%5102, %5103, %5104, %5105, %5141, %5142, %2865, %2866, %2867, %2868) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5143 = "llvm.extractvalue"(%t5147_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5144 = "llvm.extractvalue"(%t5147_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5145 = "llvm.extractvalue"(%t5147_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5146 = "llvm.extractvalue"(%t5147_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5148 = "llvm.bitcast"(%5097) : (i32) -> vector<2xf16>
        %5149 = "llvm.bitcast"(%5098) : (i32) -> vector<2xf16>
        %t5154_d = "llvm.call_intrinsic"(%5102, %5103, %5104, %5105, %5148, %5149, %2873, %2874, %2875, %2876) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5150 = "llvm.extractvalue"(%t5154_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5151 = "llvm.extractvalue"(%t5154_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5152 = "llvm.extractvalue"(%t5154_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5153 = "llvm.extractvalue"(%t5154_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5155 = "llvm.bitcast"(%5099) : (i32) -> vector<2xf16>
        %5156 = "llvm.bitcast"(%5100) : (i32) -> vector<2xf16>
        %t5161_d = "llvm.call_intrinsic"(%5102, %5103, %5104, %5105, %5155, %5156, %2881, %2882, %2883, %2884) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5157 = "llvm.extractvalue"(%t5161_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5158 = "llvm.extractvalue"(%t5161_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5159 = "llvm.extractvalue"(%t5161_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5160 = "llvm.extractvalue"(%t5161_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5162 = "vector.from_elements"(%4970, %4971) : (f16, f16) -> vector<2xf16>
        %5163 = "vector.from_elements"(%4972, %4973) : (f16, f16) -> vector<2xf16>
        %5164 = "vector.from_elements"(%4978, %4979) : (f16, f16) -> vector<2xf16>
        %5165 = "vector.from_elements"(%4980, %4981) : (f16, f16) -> vector<2xf16>
        %t5170_d = "llvm.call_intrinsic"(%5162, %5163, %5164, %5165, %5155, %5156, %2885, %2886, %2887, %2888) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5166 = "llvm.extractvalue"(%t5170_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5167 = "llvm.extractvalue"(%t5170_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5168 = "llvm.extractvalue"(%t5170_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5169 = "llvm.extractvalue"(%t5170_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5175_d = "llvm.call_intrinsic"(%5162, %5163, %5164, %5165, %5148, %5149, %2877, %2878, %2879, %2880) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5171 = "llvm.extractvalue"(%t5175_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5172 = "llvm.extractvalue"(%t5175_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5173 = "llvm.extractvalue"(%t5175_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5174 = "llvm.extractvalue"(%t5175_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5180_d = "llvm.call_intrinsic"(%5162, %5163, %5164, %5165, %5141, %5142, %2869, %2870, %2871, %2872) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5176 = "llvm.extractvalue"(%t5180_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5177 = "llvm.extractvalue"(%t5180_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5178 = "llvm.extractvalue"(%t5180_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5179 = "llvm.extractvalue"(%t5180_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5185_d = "llvm.call_intrinsic"(%5162, %5163, %5164, %5165, %5134, %5135, %2861, %2862, %2863, %2864) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5181 = "llvm.extractvalue"(%t5185_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5182 = "llvm.extractvalue"(%t5185_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5183 = "llvm.extractvalue"(%t5185_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5184 = "llvm.extractvalue"(%t5185_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5190_d = "llvm.call_intrinsic"(%5162, %5163, %5164, %5165, %5127, %5128, %2853, %2854, %2855, %2856) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5186 = "llvm.extractvalue"(%t5190_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5187 = "llvm.extractvalue"(%t5190_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5188 = "llvm.extractvalue"(%t5190_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5189 = "llvm.extractvalue"(%t5190_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5195_d = "llvm.call_intrinsic"(%5162, %5163, %5164, %5165, %5120, %5121, %2845, %2846, %2847, %2848) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5191 = "llvm.extractvalue"(%t5195_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5192 = "llvm.extractvalue"(%t5195_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5193 = "llvm.extractvalue"(%t5195_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5194 = "llvm.extractvalue"(%t5195_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5200_d = "llvm.call_intrinsic"(%5162, %5163, %5164, %5165, %5113, %5114, %2837, %2838, %2839, %2840) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5196 = "llvm.extractvalue"(%t5200_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5197 = "llvm.extractvalue"(%t5200_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5198 = "llvm.extractvalue"(%t5200_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5199 = "llvm.extractvalue"(%t5200_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5205_d = "llvm.call_intrinsic"(%5162, %5163, %5164, %5165, %5106, %5107, %2829, %2830, %2831, %2832) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5201 = "llvm.extractvalue"(%t5205_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5202 = "llvm.extractvalue"(%t5205_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5203 = "llvm.extractvalue"(%t5205_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5204 = "llvm.extractvalue"(%t5205_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5206 = "arith.addi"(%290, %833) : (i32, i32) -> i32
        %5207 = "llvm.getelementptr"(%94, %5206) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %5208 = "llvm.getelementptr"(%5207, %5065) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5213_d = "nvvm.ldmatrix"(%5208) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5209 = "llvm.extractvalue"(%t5213_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5210 = "llvm.extractvalue"(%t5213_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5211 = "llvm.extractvalue"(%t5213_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5212 = "llvm.extractvalue"(%t5213_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5214 = "llvm.getelementptr"(%5207, %5075) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5219_d = "nvvm.ldmatrix"(%5214) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5215 = "llvm.extractvalue"(%t5219_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5216 = "llvm.extractvalue"(%t5219_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5217 = "llvm.extractvalue"(%t5219_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5218 = "llvm.extractvalue"(%t5219_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5220 = "llvm.getelementptr"(%5207, %5085) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5225_d = "nvvm.ldmatrix"(%5220) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5221 = "llvm.extractvalue"(%t5225_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5222 = "llvm.extractvalue"(%t5225_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5223 = "llvm.extractvalue"(%t5225_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5224 = "llvm.extractvalue"(%t5225_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5226 = "llvm.getelementptr"(%5207, %5095) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5231_d = "nvvm.ldmatrix"(%5226) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5227 = "llvm.extractvalue"(%t5231_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5228 = "llvm.extractvalue"(%t5231_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5229 = "llvm.extractvalue"(%t5231_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5230 = "llvm.extractvalue"(%t5231_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5232 = "vector.from_elements"(%4982, %4983) : (f16, f16) -> vector<2xf16>
        %5233 = "vector.from_elements"(%4984, %4985) : (f16, f16) -> vector<2xf16>
        %5234 = "vector.from_elements"(%4990, %4991) : (f16, f16) -> vector<2xf16>
        %5235 = "vector.from_elements"(%4992, %4993) : (f16, f16) -> vector<2xf16>
        %5236 = "llvm.bitcast"(%5209) : (i32) -> vector<2xf16>
        %5237 = "llvm.bitcast"(%5210) : (i32) -> vector<2xf16>
        %t5242_d = "llvm.call_intrinsic"(%5232, %5233, %5234, %5235, %5236, %5237, %5108, %5109, %5110, %5111) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5238 = "llvm.extractvalue"(%t5242_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5239 = "llvm.extractvalue"(%t5242_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5240 = "llvm.extractvalue"(%t5242_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5241 = "llvm.extractvalue"(%t5242_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5243 = "llvm.bitcast"(%5211) : (i32) -> vector<2xf16>
        %5244 = "llvm.bitcast"(%5212) : (i32) -> vector<2xf16>
        %t5249_d = "llvm.call_intrinsic"(%5232, %5233, %5234, %5235, %5243, %5244, %5115, %5116, %5117, %5118) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5245 = "llvm.extractvalue"(%t5249_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5246 = "llvm.extractvalue"(%t5249_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5247 = "llvm.extractvalue"(%t5249_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5248 = "llvm.extractvalue"(%t5249_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5250 = "llvm.bitcast"(%5215) : (i32) -> vector<2xf16>
        %5251 = "llvm.bitcast"(%5216) : (i32) -> vector<2xf16>
        %t5256_d = "llvm.call_intrinsic"(%5232, %5233, %5234, %5235, %5250, %5251, %5122, %5123, %5124, %5125) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5252 = "llvm.extractvalue"(%t5256_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5253 = "llvm.extractvalue"(%t5256_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5254 = "llvm.extractvalue"(%t5256_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5255 = "llvm.extractvalue"(%t5256_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5257 = "llvm.bitcast"(%5217) : (i32) -> vector<2xf16>
        %5258 = "llvm.bitcast"(%5218) : (i32) -> vector<2xf16>
        %t5263_d = "llvm.call_intrinsic"(%5232, %5233, %5234, %5235, %5257, %5258, %5129, %5130, %5131, %5132) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5259 = "llvm.extractvalue"(%t5263_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5260 = "llvm.extractvalue"(%t5263_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5261 = "llvm.extractvalue"(%t5263_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5262 = "llvm.extractvalue"(%t5263_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5264 = "llvm.bitcast"(%5221) : (i32) -> vector<2xf16>
        %5265 = "llvm.bitcast"(%5222) : (i32) -> vector<2xf16>
        %t5270_d = "llvm.call_intrinsic"(%5232, %5233, %5234, %5235, %5264, %5265, %5136, %5137, %5138, %5139) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5266 = "llvm.extractvalue"(%t5270_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5267 = "llvm.extractvalue"(%t5270_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5268 = "llvm.extractvalue"(%t5270_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5269 = "llvm.extractvalue"(%t5270_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5271 = "llvm.bitcast"(%5223) : (i32) -> vector<2xf16>
        %5272 = "llvm.bitcast"(%5224) : (i32) -> vector<2xf16>
        %t5277_d = "llvm.call_intrinsic"(%5232, %5233, %5234, %5235, %5271, %5272, %5143, %5144, %5145, %5146) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5273 = "llvm.extractvalue"(%t5277_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5274 = "llvm.extractvalue"(%t5277_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5275 = "llvm.extractvalue"(%t5277_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5276 = "llvm.extractvalue"(%t5277_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5278 = "llvm.bitcast"(%5227) : (i32) -> vector<2xf16>
        %5279 = "llvm.bitcast"(%5228) : (i32) -> vector<2xf16>
        %t5284_d = "llvm.call_intrinsic"(%5232, %5233, %5234, %5235, %5278, %5279, %5150, %5151, %5152, %5153) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5280 = "llvm.extractvalue"(%t5284_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5281 = "llvm.extractvalue"(%t5284_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5282 = "llvm.extractvalue"(%t5284_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5283 = "llvm.extractvalue"(%t5284_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5285 = "llvm.bitcast"(%5229) : (i32) -> vector<2xf16>
        %5286 = "llvm.bitcast"(%5230) : (i32) -> vector<2xf16>
        %t5291_d = "llvm.call_intrinsic"(%5232, %5233, %5234, %5235, %5285, %5286, %5157, %5158, %5159, %5160) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5287 = "llvm.extractvalue"(%t5291_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5288 = "llvm.extractvalue"(%t5291_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5289 = "llvm.extractvalue"(%t5291_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5290 = "llvm.extractvalue"(%t5291_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5292 = "vector.from_elements"(%4986, %4987) : (f16, f16) -> vector<2xf16>
        %5293 = "vector.from_elements"(%4988, %4989) : (f16, f16) -> vector<2xf16>
        %5294 = "vector.from_elements"(%4994, %4995) : (f16, f16) -> vector<2xf16>
        %5295 = "vector.from_elements"(%4996, %4997) : (f16, f16) -> vector<2xf16>
        %t5300_d = "llvm.call_intrinsic"(%5292, %5293, %5294, %5295, %5285, %5286, %5166, %5167, %5168, %5169) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5296 = "llvm.extractvalue"(%t5300_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5297 = "llvm.extractvalue"(%t5300_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5298 = "llvm.extractvalue"(%t5300_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5299 = "llvm.extractvalue"(%t5300_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5305_d = "llvm.call_intrinsic"(%5292, %5293, %5294, %5295, %5278, %5279, %5171, %5172, %5173, %5174) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5301 = "llvm.extractvalue"(%t5305_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5302 = "llvm.extractvalue"(%t5305_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5303 = "llvm.extractvalue"(%t5305_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5304 = "llvm.extractvalue"(%t5305_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5310_d = "llvm.call_intrinsic"(%5292, %5293, %5294, %5295, %5271, %5272, %5176, %5177, %5178, %5179) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5306 = "llvm.extractvalue"(%t5310_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5307 = "llvm.extractvalue"(%t5310_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5308 = "llvm.extractvalue"(%t5310_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5309 = "llvm.extractvalue"(%t5310_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5315_d = "llvm.call_intrinsic"(%5292, %5293, %5294, %5295, %5264, %5265, %5181, %5182, %5183, %5184) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5311 = "llvm.extractvalue"(%t5315_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5312 = "llvm.extractvalue"(%t5315_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5313 = "llvm.extractvalue"(%t5315_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5314 = "llvm.extractvalue"(%t5315_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5320_d = "llvm.call_intrinsic"(%5292, %5293, %5294, %5295, %5257, %5258, %5186, %5187, %5188, %5189) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5316 = "llvm.extractvalue"(%t5320_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5317 = "llvm.extractvalue"(%t5320_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5318 = "llvm.extractvalue"(%t5320_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5319 = "llvm.extractvalue"(%t5320_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5325_d = "llvm.call_intrinsic"(%5292, %5293, %5294, %5295, %5250, %5251, %5191, %5192, %5193, %5194) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5321 = "llvm.extractvalue"(%t5325_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5322 = "llvm.extractvalue"(%t5325_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5323 = "llvm.extractvalue"(%t5325_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5324 = "llvm.extractvalue"(%t5325_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5330_d = "llvm.call_intrinsic"(%5292, %5293, %5294, %5295, %5243, %5244, %5196, %5197, %5198, %5199) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5326 = "llvm.extractvalue"(%t5330_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5327 = "llvm.extractvalue"(%t5330_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5328 = "llvm.extractvalue"(%t5330_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5329 = "llvm.extractvalue"(%t5330_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5335_d = "llvm.call_intrinsic"(%5292, %5293, %5294, %5295, %5236, %5237, %5201, %5202, %5203, %5204) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5331 = "llvm.extractvalue"(%t5335_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5332 = "llvm.extractvalue"(%t5335_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5333 = "llvm.extractvalue"(%t5335_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5334 = "llvm.extractvalue"(%t5335_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5336 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %5337 = "arith.addi"(%5336, %833) : (i32, i32) -> i32
        %5338 = "llvm.getelementptr"(%94, %5337) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %5339 = "llvm.getelementptr"(%5338, %5065) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5344_d = "nvvm.ldmatrix"(%5339) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5340 = "llvm.extractvalue"(%t5344_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5341 = "llvm.extractvalue"(%t5344_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5342 = "llvm.extractvalue"(%t5344_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5343 = "llvm.extractvalue"(%t5344_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5345 = "llvm.getelementptr"(%5338, %5075) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5350_d = "nvvm.ldmatrix"(%5345) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5346 = "llvm.extractvalue"(%t5350_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5347 = "llvm.extractvalue"(%t5350_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5348 = "llvm.extractvalue"(%t5350_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5349 = "llvm.extractvalue"(%t5350_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5351 = "llvm.getelementptr"(%5338, %5085) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5356_d = "nvvm.ldmatrix"(%5351) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5352 = "llvm.extractvalue"(%t5356_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5353 = "llvm.extractvalue"(%t5356_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5354 = "llvm.extractvalue"(%t5356_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5355 = "llvm.extractvalue"(%t5356_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5357 = "llvm.getelementptr"(%5338, %5095) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5362_d = "nvvm.ldmatrix"(%5357) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5358 = "llvm.extractvalue"(%t5362_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5359 = "llvm.extractvalue"(%t5362_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5360 = "llvm.extractvalue"(%t5362_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5361 = "llvm.extractvalue"(%t5362_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5363 = "vector.from_elements"(%4998, %4999) : (f16, f16) -> vector<2xf16>
        %5364 = "vector.from_elements"(%5000, %5001) : (f16, f16) -> vector<2xf16>
        %5365 = "vector.from_elements"(%5006, %5007) : (f16, f16) -> vector<2xf16>
        %5366 = "vector.from_elements"(%5008, %5009) : (f16, f16) -> vector<2xf16>
        %5367 = "llvm.bitcast"(%5340) : (i32) -> vector<2xf16>
        %5368 = "llvm.bitcast"(%5341) : (i32) -> vector<2xf16>
        %t5373_d = "llvm.call_intrinsic"(%5363, %5364, %5365, %5366, %5367, %5368, %5238, %5239, %5240, %5241) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5369 = "llvm.extractvalue"(%t5373_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5370 = "llvm.extractvalue"(%t5373_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5371 = "llvm.extractvalue"(%t5373_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5372 = "llvm.extractvalue"(%t5373_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5374 = "llvm.bitcast"(%5342) : (i32) -> vector<2xf16>
        %5375 = "llvm.bitcast"(%5343) : (i32) -> vector<2xf16>
        %t5380_d = "llvm.call_intrinsic"(%5363, %5364, %5365, %5366, %5374, %5375, %5245, %5246, %5247, %5248) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5376 = "llvm.extractvalue"(%t5380_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5377 = "llvm.extractvalue"(%t5380_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5378 = "llvm.extractvalue"(%t5380_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5379 = "llvm.extractvalue"(%t5380_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5381 = "llvm.bitcast"(%5346) : (i32) -> vector<2xf16>
        %5382 = "llvm.bitcast"(%5347) : (i32) -> vector<2xf16>
        %t5387_d = "llvm.call_intrinsic"(%5363, %5364, %5365, %5366, %5381, %5382, %5252, %5253, %5254, %5255) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5383 = "llvm.extractvalue"(%t5387_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5384 = "llvm.extractvalue"(%t5387_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5385 = "llvm.extractvalue"(%t5387_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5386 = "llvm.extractvalue"(%t5387_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5388 = "llvm.bitcast"(%5348) : (i32) -> vector<2xf16>
        %5389 = "llvm.bitcast"(%5349) : (i32) -> vector<2xf16>
        %t5394_d = "llvm.call_intrinsic"(%5363, %5364, %5365, %5366, %5388, %5389, %5259, %5260, %5261, %5262) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5390 = "llvm.extractvalue"(%t5394_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5391 = "llvm.extractvalue"(%t5394_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5392 = "llvm.extractvalue"(%t5394_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5393 = "llvm.extractvalue"(%t5394_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5395 = "llvm.bitcast"(%5352) : (i32) -> vector<2xf16>
        %5396 = "llvm.bitcast"(%5353) : (i32) -> vector<2xf16>
        %t5401_d = "llvm.call_intrinsic"(%5363, %5364, %5365, %5366, %5395, %5396, %5266, %5267, %5268, %5269) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5397 = "llvm.extractvalue"(%t5401_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5398 = "llvm.extractvalue"(%t5401_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5399 = "llvm.extractvalue"(%t5401_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5400 = "llvm.extractvalue"(%t5401_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5402 = "llvm.bitcast"(%5354) : (i32) -> vector<2xf16>
        %5403 = "llvm.bitcast"(%5355) : (i32) -> vector<2xf16>
        %t5408_d = "llvm.call_intrinsic"(%5363, %5364, %5365, %5366, %5402, %5403, %5273, %5274, %5275, %5276) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5404 = "llvm.extractvalue"(%t5408_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5405 = "llvm.extractvalue"(%t5408_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5406 = "llvm.extractvalue"(%t5408_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5407 = "llvm.extractvalue"(%t5408_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5409 = "llvm.bitcast"(%5358) : (i32) -> vector<2xf16>
        %5410 = "llvm.bitcast"(%5359) : (i32) -> vector<2xf16>
        %t5415_d = "llvm.call_intrinsic"(%5363, %5364, %5365, %5366, %5409, %5410, %5280, %5281, %5282, %5283) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5411 = "llvm.extractvalue"(%t5415_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5412 = "llvm.extractvalue"(%t5415_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5413 = "llvm.extractvalue"(%t5415_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5414 = "llvm.extractvalue"(%t5415_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5416 = "llvm.bitcast"(%5360) : (i32) -> vector<2xf16>
        %5417 = "llvm.bitcast"(%5361) : (i32) -> vector<2xf16>
        %t5422_d = "llvm.call_intrinsic"(%5363, %5364, %5365, %5366, %5416, %5417, %5287, %5288, %5289, %5290) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5418 = "llvm.extractvalue"(%t5422_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5419 = "llvm.extractvalue"(%t5422_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5420 = "llvm.extractvalue"(%t5422_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5421 = "llvm.extractvalue"(%t5422_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5423 = "vector.from_elements"(%5002, %5003) : (f16, f16) -> vector<2xf16>
        %5424 = "vector.from_elements"(%5004, %5005) : (f16, f16) -> vector<2xf16>
        %5425 = "vector.from_elements"(%5010, %5011) : (f16, f16) -> vector<2xf16>
        %5426 = "vector.from_elements"(%5012, %5013) : (f16, f16) -> vector<2xf16>
        %t5431_d = "llvm.call_intrinsic"(%5423, %5424, %5425, %5426, %5416, %5417, %5296, %5297, %5298, %5299) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5427 = "llvm.extractvalue"(%t5431_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5428 = "llvm.extractvalue"(%t5431_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5429 = "llvm.extractvalue"(%t5431_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5430 = "llvm.extractvalue"(%t5431_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5436_d = "llvm.call_intrinsic"(%5423, %5424, %5425, %5426, %5409, %5410, %5301, %5302, %5303, %5304) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5432 = "llvm.extractvalue"(%t5436_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5433 = "llvm.extractvalue"(%t5436_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5434 = "llvm.extractvalue"(%t5436_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5435 = "llvm.extractvalue"(%t5436_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5441_d = "llvm.call_intrinsic"(%5423, %5424, %5425, %5426, %5402, %5403, %5306, %5307, %5308, %5309) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5437 = "llvm.extractvalue"(%t5441_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5438 = "llvm.extractvalue"(%t5441_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5439 = "llvm.extractvalue"(%t5441_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5440 = "llvm.extractvalue"(%t5441_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5446_d = "llvm.call_intrinsic"(%5423, %5424, %5425, %5426, %5395, %5396, %5311, %5312, %5313, %5314) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5442 = "llvm.extractvalue"(%t5446_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5443 = "llvm.extractvalue"(%t5446_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5444 = "llvm.extractvalue"(%t5446_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5445 = "llvm.extractvalue"(%t5446_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5451_d = "llvm.call_intrinsic"(%5423, %5424, %5425, %5426, %5388, %5389, %5316, %5317, %5318, %5319) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5447 = "llvm.extractvalue"(%t5451_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5448 = "llvm.extractvalue"(%t5451_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5449 = "llvm.extractvalue"(%t5451_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5450 = "llvm.extractvalue"(%t5451_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5456_d = "llvm.call_intrinsic"(%5423, %5424, %5425, %5426, %5381, %5382, %5321, %5322, %5323, %5324) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5452 = "llvm.extractvalue"(%t5456_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5453 = "llvm.extractvalue"(%t5456_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5454 = "llvm.extractvalue"(%t5456_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5455 = "llvm.extractvalue"(%t5456_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5461_d = "llvm.call_intrinsic"(%5423, %5424, %5425, %5426, %5374, %5375, %5326, %5327, %5328, %5329) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5457 = "llvm.extractvalue"(%t5461_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5458 = "llvm.extractvalue"(%t5461_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5459 = "llvm.extractvalue"(%t5461_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5460 = "llvm.extractvalue"(%t5461_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5466_d = "llvm.call_intrinsic"(%5423, %5424, %5425, %5426, %5367, %5368, %5331, %5332, %5333, %5334) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5462 = "llvm.extractvalue"(%t5466_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5463 = "llvm.extractvalue"(%t5466_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5464 = "llvm.extractvalue"(%t5466_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5465 = "llvm.extractvalue"(%t5466_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5467 = "arith.constant"() {value = 3072 : i32} : () -> i32
        %5468 = "arith.addi"(%5467, %833) : (i32, i32) -> i32
        %5469 = "llvm.getelementptr"(%94, %5468) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %5470 = "llvm.getelementptr"(%5469, %5065) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5475_d = "nvvm.ldmatrix"(%5470) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5471 = "llvm.extractvalue"(%t5475_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5472 = "llvm.extractvalue"(%t5475_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5473 = "llvm.extractvalue"(%t5475_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5474 = "llvm.extractvalue"(%t5475_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5476 = "llvm.getelementptr"(%5469, %5075) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5481_d = "nvvm.ldmatrix"(%5476) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5477 = "llvm.extractvalue"(%t5481_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5478 = "llvm.extractvalue"(%t5481_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5479 = "llvm.extractvalue"(%t5481_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5480 = "llvm.extractvalue"(%t5481_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5482 = "llvm.getelementptr"(%5469, %5085) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5487_d = "nvvm.ldmatrix"(%5482) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5483 = "llvm.extractvalue"(%t5487_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5484 = "llvm.extractvalue"(%t5487_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5485 = "llvm.extractvalue"(%t5487_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5486 = "llvm.extractvalue"(%t5487_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5488 = "llvm.getelementptr"(%5469, %5095) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5493_d = "nvvm.ldmatrix"(%5488) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5489 = "llvm.extractvalue"(%t5493_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5490 = "llvm.extractvalue"(%t5493_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5491 = "llvm.extractvalue"(%t5493_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5492 = "llvm.extractvalue"(%t5493_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5494 = "vector.from_elements"(%5014, %5015) : (f16, f16) -> vector<2xf16>
        %5495 = "vector.from_elements"(%5016, %5017) : (f16, f16) -> vector<2xf16>
        %5496 = "vector.from_elements"(%5022, %5023) : (f16, f16) -> vector<2xf16>
        %5497 = "vector.from_elements"(%5024, %5025) : (f16, f16) -> vector<2xf16>
        %5498 = "llvm.bitcast"(%5471) : (i32) -> vector<2xf16>
        %5499 = "llvm.bitcast"(%5472) : (i32) -> vector<2xf16>
        %t5504_d = "llvm.call_intrinsic"(%5494, %5495, %5496, %5497, %5498, %5499, %5369, %5370, %5371, %5372) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5500 = "llvm.extractvalue"(%t5504_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5501 = "llvm.extractvalue"(%t5504_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5502 = "llvm.extractvalue"(%t5504_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5503 = "llvm.extractvalue"(%t5504_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5505 = "llvm.bitcast"(%5473) : (i32) -> vector<2xf16>
        %5506 = "llvm.bitcast"(%5474) : (i32) -> vector<2xf16>
        %t5511_d = "llvm.call_intrinsic"(%5494, %5495, %5496, %5497, %5505, %5506, %5376, %5377, %5378, %5379) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5507 = "llvm.extractvalue"(%t5511_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5508 = "llvm.extractvalue"(%t5511_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5509 = "llvm.extractvalue"(%t5511_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5510 = "llvm.extractvalue"(%t5511_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5512 = "llvm.bitcast"(%5477) : (i32) -> vector<2xf16>
        %5513 = "llvm.bitcast"(%5478) : (i32) -> vector<2xf16>
        %t5518_d = "llvm.call_intrinsic"(%5494, %5495, %5496, %5497, %5512, %5513, %5383, %5384, %5385, %5386) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5514 = "llvm.extractvalue"(%t5518_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5515 = "llvm.extractvalue"(%t5518_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5516 = "llvm.extractvalue"(%t5518_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5517 = "llvm.extractvalue"(%t5518_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5519 = "llvm.bitcast"(%5479) : (i32) -> vector<2xf16>
        %5520 = "llvm.bitcast"(%5480) : (i32) -> vector<2xf16>
        %t5525_d = "llvm.call_intrinsic"(%5494, %5495, %5496, %5497, %5519, %5520, %5390, %5391, %5392, %5393) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5521 = "llvm.extractvalue"(%t5525_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5522 = "llvm.extractvalue"(%t5525_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5523 = "llvm.extractvalue"(%t5525_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5524 = "llvm.extractvalue"(%t5525_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5526 = "llvm.bitcast"(%5483) : (i32) -> vector<2xf16>
        %5527 = "llvm.bitcast"(%5484) : (i32) -> vector<2xf16>
        %t5532_d = "llvm.call_intrinsic"(%5494, %5495, %5496, %5497, %5526, %5527, %5397, %5398, %5399, %5400) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5528 = "llvm.extractvalue"(%t5532_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5529 = "llvm.extractvalue"(%t5532_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5530 = "llvm.extractvalue"(%t5532_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5531 = "llvm.extractvalue"(%t5532_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5533 = "llvm.bitcast"(%5485) : (i32) -> vector<2xf16>
        %5534 = "llvm.bitcast"(%5486) : (i32) -> vector<2xf16>
        %t5539_d = "llvm.call_intrinsic"(%5494, %5495, %5496, %5497, %5533, %5534, %5404, %5405, %5406, %5407) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5535 = "llvm.extractvalue"(%t5539_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5536 = "llvm.extractvalue"(%t5539_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5537 = "llvm.extractvalue"(%t5539_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5538 = "llvm.extractvalue"(%t5539_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5540 = "llvm.bitcast"(%5489) : (i32) -> vector<2xf16>
        %5541 = "llvm.bitcast"(%5490) : (i32) -> vector<2xf16>
        %t5546_d = "llvm.call_intrinsic"(%5494, %5495, %5496, %5497, %5540, %5541, %5411, %5412, %5413, %5414) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5542 = "llvm.extractvalue"(%t5546_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5543 = "llvm.extractvalue"(%t5546_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5544 = "llvm.extractvalue"(%t5546_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5545 = "llvm.extractvalue"(%t5546_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5547 = "llvm.bitcast"(%5491) : (i32) -> vector<2xf16>
        %5548 = "llvm.bitcast"(%5492) : (i32) -> vector<2xf16>
        %t5553_d = "llvm.call_intrinsic"(%5494, %5495, %5496, %5497, %5547, %5548, %5418, %5419, %5420, %5421) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5549 = "llvm.extractvalue"(%t5553_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5550 = "llvm.extractvalue"(%t5553_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5551 = "llvm.extractvalue"(%t5553_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5552 = "llvm.extractvalue"(%t5553_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5554 = "vector.from_elements"(%5018, %5019) : (f16, f16) -> vector<2xf16>
        %5555 = "vector.from_elements"(%5020, %5021) : (f16, f16) -> vector<2xf16>
        %5556 = "vector.from_elements"(%5026, %5027) : (f16, f16) -> vector<2xf16>
        %5557 = "vector.from_elements"(%5028, %5029) : (f16, f16) -> vector<2xf16>
        %t5562_d = "llvm.call_intrinsic"(%5554, %5555, %5556, %5557, %5547, %5548, %5427, %5428, %5429, %5430) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5558 = "llvm.extractvalue"(%t5562_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5559 = "llvm.extractvalue"(%t5562_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5560 = "llvm.extractvalue"(%t5562_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5561 = "llvm.extractvalue"(%t5562_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5567_d = "llvm.call_intrinsic"(%5554, %5555, %5556, %5557, %5540, %5541, %5432, %5433, %5434, %5435) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5563 = "llvm.extractvalue"(%t5567_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5564 = "llvm.extractvalue"(%t5567_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5565 = "llvm.extractvalue"(%t5567_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5566 = "llvm.extractvalue"(%t5567_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5572_d = "llvm.call_intrinsic"(%5554, %5555, %5556, %5557, %5533, %5534, %5437, %5438, %5439, %5440) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5568 = "llvm.extractvalue"(%t5572_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5569 = "llvm.extractvalue"(%t5572_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5570 = "llvm.extractvalue"(%t5572_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5571 = "llvm.extractvalue"(%t5572_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5577_d = "llvm.call_intrinsic"(%5554, %5555, %5556, %5557, %5526, %5527, %5442, %5443, %5444, %5445) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5573 = "llvm.extractvalue"(%t5577_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5574 = "llvm.extractvalue"(%t5577_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5575 = "llvm.extractvalue"(%t5577_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5576 = "llvm.extractvalue"(%t5577_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5582_d = "llvm.call_intrinsic"(%5554, %5555, %5556, %5557, %5519, %5520, %5447, %5448, %5449, %5450) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5578 = "llvm.extractvalue"(%t5582_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5579 = "llvm.extractvalue"(%t5582_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5580 = "llvm.extractvalue"(%t5582_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5581 = "llvm.extractvalue"(%t5582_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5587_d = "llvm.call_intrinsic"(%5554, %5555, %5556, %5557, %5512, %5513, %5452, %5453, %5454, %5455) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5583 = "llvm.extractvalue"(%t5587_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5584 = "llvm.extractvalue"(%t5587_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5585 = "llvm.extractvalue"(%t5587_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5586 = "llvm.extractvalue"(%t5587_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5592_d = "llvm.call_intrinsic"(%5554, %5555, %5556, %5557, %5505, %5506, %5457, %5458, %5459, %5460) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5588 = "llvm.extractvalue"(%t5592_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5589 = "llvm.extractvalue"(%t5592_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5590 = "llvm.extractvalue"(%t5592_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5591 = "llvm.extractvalue"(%t5592_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5597_d = "llvm.call_intrinsic"(%5554, %5555, %5556, %5557, %5498, %5499, %5462, %5463, %5464, %5465) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5593 = "llvm.extractvalue"(%t5597_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5594 = "llvm.extractvalue"(%t5597_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5595 = "llvm.extractvalue"(%t5597_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5596 = "llvm.extractvalue"(%t5597_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5598 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %5599 = "arith.addi"(%5598, %833) : (i32, i32) -> i32
        %5600 = "llvm.getelementptr"(%94, %5599) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %5601 = "llvm.getelementptr"(%5600, %5065) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5606_d = "nvvm.ldmatrix"(%5601) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5602 = "llvm.extractvalue"(%t5606_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5603 = "llvm.extractvalue"(%t5606_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5604 = "llvm.extractvalue"(%t5606_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5605 = "llvm.extractvalue"(%t5606_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5607 = "llvm.getelementptr"(%5600, %5075) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5612_d = "nvvm.ldmatrix"(%5607) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5608 = "llvm.extractvalue"(%t5612_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5609 = "llvm.extractvalue"(%t5612_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5610 = "llvm.extractvalue"(%t5612_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5611 = "llvm.extractvalue"(%t5612_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5613 = "llvm.getelementptr"(%5600, %5085) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5618_d = "nvvm.ldmatrix"(%5613) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5614 = "llvm.extractvalue"(%t5618_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5615 = "llvm.extractvalue"(%t5618_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5616 = "llvm.extractvalue"(%t5618_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5617 = "llvm.extractvalue"(%t5618_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5619 = "llvm.getelementptr"(%5600, %5095) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5624_d = "nvvm.ldmatrix"(%5619) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5620 = "llvm.extractvalue"(%t5624_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5621 = "llvm.extractvalue"(%t5624_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5622 = "llvm.extractvalue"(%t5624_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5623 = "llvm.extractvalue"(%t5624_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5625 = "vector.from_elements"(%5030, %5031) : (f16, f16) -> vector<2xf16>
        %5626 = "vector.from_elements"(%5032, %5033) : (f16, f16) -> vector<2xf16>
        %5627 = "vector.from_elements"(%5038, %5039) : (f16, f16) -> vector<2xf16>
        %5628 = "vector.from_elements"(%5040, %5041) : (f16, f16) -> vector<2xf16>
        %5629 = "llvm.bitcast"(%5602) : (i32) -> vector<2xf16>
        %5630 = "llvm.bitcast"(%5603) : (i32) -> vector<2xf16>
        %t5635_d = "llvm.call_intrinsic"(%5625, %5626, %5627, %5628, %5629, %5630, %5500, %5501, %5502, %5503) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5631 = "llvm.extractvalue"(%t5635_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5632 = "llvm.extractvalue"(%t5635_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5633 = "llvm.extractvalue"(%t5635_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5634 = "llvm.extractvalue"(%t5635_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5636 = "llvm.bitcast"(%5604) : (i32) -> vector<2xf16>
        %5637 = "llvm.bitcast"(%5605) : (i32) -> vector<2xf16>
        %t5642_d = "llvm.call_intrinsic"(%5625, %5626, %5627, %5628, %5636, %5637, %5507, %5508, %5509, %5510) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5638 = "llvm.extractvalue"(%t5642_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5639 = "llvm.extractvalue"(%t5642_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5640 = "llvm.extractvalue"(%t5642_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5641 = "llvm.extractvalue"(%t5642_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5643 = "llvm.bitcast"(%5608) : (i32) -> vector<2xf16>
        %5644 = "llvm.bitcast"(%5609) : (i32) -> vector<2xf16>
        %t5649_d = "llvm.call_intrinsic"(%5625, %5626, %5627, %5628, %5643, %5644, %5514, %5515, %5516, %5517) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5645 = "llvm.extractvalue"(%t5649_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5646 = "llvm.extractvalue"(%t5649_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5647 = "llvm.extractvalue"(%t5649_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5648 = "llvm.extractvalue"(%t5649_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5650 = "llvm.bitcast"(%5610) : (i32) -> vector<2xf16>
        %5651 = "llvm.bitcast"(%5611) : (i32) -> vector<2xf16>
        %t5656_d = "llvm.call_intrinsic"(%5625, %5626, %5627, %5628, %5650, %5651, %5521, %5522, %5523, %5524) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5652 = "llvm.extractvalue"(%t5656_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5653 = "llvm.extractvalue"(%t5656_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5654 = "llvm.extractvalue"(%t5656_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5655 = "llvm.extractvalue"(%t5656_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5657 = "llvm.bitcast"(%5614) : (i32) -> vector<2xf16>
        %5658 = "llvm.bitcast"(%5615) : (i32) -> vector<2xf16>
        %t5663_d = "llvm.call_intrinsic"(%5625, %5626, %5627, %5628, %5657, %5658, %5528, %5529, %5530, %5531) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5659 = "llvm.extractvalue"(%t5663_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5660 = "llvm.extractvalue"(%t5663_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5661 = "llvm.extractvalue"(%t5663_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5662 = "llvm.extractvalue"(%t5663_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5664 = "llvm.bitcast"(%5616) : (i32) -> vector<2xf16>
        %5665 = "llvm.bitcast"(%5617) : (i32) -> vector<2xf16>
        %t5670_d = "llvm.call_intrinsic"(%5625, %5626, %5627, %5628, %5664, %5665, %5535, %5536, %5537, %5538) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5666 = "llvm.extractvalue"(%t5670_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5667 = "llvm.extractvalue"(%t5670_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5668 = "llvm.extractvalue"(%t5670_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5669 = "llvm.extractvalue"(%t5670_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5671 = "llvm.bitcast"(%5620) : (i32) -> vector<2xf16>
        %5672 = "llvm.bitcast"(%5621) : (i32) -> vector<2xf16>
        %t5677_d = "llvm.call_intrinsic"(%5625, %5626, %5627, %5628, %5671, %5672, %5542, %5543, %5544, %5545) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5673 = "llvm.extractvalue"(%t5677_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5674 = "llvm.extractvalue"(%t5677_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5675 = "llvm.extractvalue"(%t5677_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5676 = "llvm.extractvalue"(%t5677_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5678 = "llvm.bitcast"(%5622) : (i32) -> vector<2xf16>
        %5679 = "llvm.bitcast"(%5623) : (i32) -> vector<2xf16>
        %t5684_d = "llvm.call_intrinsic"(%5625, %5626, %5627, %5628, %5678, %5679, %5549, %5550, %5551, %5552) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5680 = "llvm.extractvalue"(%t5684_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5681 = "llvm.extractvalue"(%t5684_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5682 = "llvm.extractvalue"(%t5684_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5683 = "llvm.extractvalue"(%t5684_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5685 = "vector.from_elements"(%5034, %5035) : (f16, f16) -> vector<2xf16>
        %5686 = "vector.from_elements"(%5036, %5037) : (f16, f16) -> vector<2xf16>
        %5687 = "vector.from_elements"(%5042, %5043) : (f16, f16) -> vector<2xf16>
        %5688 = "vector.from_elements"(%5044, %5045) : (f16, f16) -> vector<2xf16>
        %t5693_d = "llvm.call_intrinsic"(%5685, %5686, %5687, %5688, %5678, %5679, %5558, %5559, %5560, %5561) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5689 = "llvm.extractvalue"(%t5693_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5690 = "llvm.extractvalue"(%t5693_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5691 = "llvm.extractvalue"(%t5693_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5692 = "llvm.extractvalue"(%t5693_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5698_d = "llvm.call_intrinsic"(%5685, %5686, %5687, %5688, %5671, %5672, %5563, %5564, %5565, %5566) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5694 = "llvm.extractvalue"(%t5698_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5695 = "llvm.extractvalue"(%t5698_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5696 = "llvm.extractvalue"(%t5698_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5697 = "llvm.extractvalue"(%t5698_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5703_d = "llvm.call_intrinsic"(%5685, %5686, %5687, %5688, %5664, %5665, %5568, %5569, %5570, %5571) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5699 = "llvm.extractvalue"(%t5703_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5700 = "llvm.extractvalue"(%t5703_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5701 = "llvm.extractvalue"(%t5703_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5702 = "llvm.extractvalue"(%t5703_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5708_d = "llvm.call_intrinsic"(%5685, %5686, %5687, %5688, %5657, %5658, %5573, %5574, %5575, %5576) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5704 = "llvm.extractvalue"(%t5708_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5705 = "llvm.extractvalue"(%t5708_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5706 = "llvm.extractvalue"(%t5708_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5707 = "llvm.extractvalue"(%t5708_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5713_d = "llvm.call_intrinsic"(%5685, %5686, %5687, %5688, %5650, %5651, %5578, %5579, %5580, %5581) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5709 = "llvm.extractvalue"(%t5713_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5710 = "llvm.extractvalue"(%t5713_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5711 = "llvm.extractvalue"(%t5713_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5712 = "llvm.extractvalue"(%t5713_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5718_d = "llvm.call_intrinsic"(%5685, %5686, %5687, %5688, %5643, %5644, %5583, %5584, %5585, %5586) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5714 = "llvm.extractvalue"(%t5718_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5715 = "llvm.extractvalue"(%t5718_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5716 = "llvm.extractvalue"(%t5718_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5717 = "llvm.extractvalue"(%t5718_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5723_d = "llvm.call_intrinsic"(%5685, %5686, %5687, %5688, %5636, %5637, %5588, %5589, %5590, %5591) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5719 = "llvm.extractvalue"(%t5723_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5720 = "llvm.extractvalue"(%t5723_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5721 = "llvm.extractvalue"(%t5723_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5722 = "llvm.extractvalue"(%t5723_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5728_d = "llvm.call_intrinsic"(%5685, %5686, %5687, %5688, %5629, %5630, %5593, %5594, %5595, %5596) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5724 = "llvm.extractvalue"(%t5728_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5725 = "llvm.extractvalue"(%t5728_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5726 = "llvm.extractvalue"(%t5728_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5727 = "llvm.extractvalue"(%t5728_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5729 = "arith.constant"() {value = 5120 : i32} : () -> i32
        %5730 = "arith.addi"(%5729, %833) : (i32, i32) -> i32
        %5731 = "llvm.getelementptr"(%94, %5730) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %5732 = "llvm.getelementptr"(%5731, %5065) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5737_d = "nvvm.ldmatrix"(%5732) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5733 = "llvm.extractvalue"(%t5737_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5734 = "llvm.extractvalue"(%t5737_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5735 = "llvm.extractvalue"(%t5737_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5736 = "llvm.extractvalue"(%t5737_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5738 = "llvm.getelementptr"(%5731, %5075) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5743_d = "nvvm.ldmatrix"(%5738) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5739 = "llvm.extractvalue"(%t5743_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5740 = "llvm.extractvalue"(%t5743_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5741 = "llvm.extractvalue"(%t5743_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5742 = "llvm.extractvalue"(%t5743_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5744 = "llvm.getelementptr"(%5731, %5085) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5749_d = "nvvm.ldmatrix"(%5744) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5745 = "llvm.extractvalue"(%t5749_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5746 = "llvm.extractvalue"(%t5749_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5747 = "llvm.extractvalue"(%t5749_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5748 = "llvm.extractvalue"(%t5749_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5750 = "llvm.getelementptr"(%5731, %5095) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t5755_d = "nvvm.ldmatrix"(%5750) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %5751 = "llvm.extractvalue"(%t5755_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5752 = "llvm.extractvalue"(%t5755_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5753 = "llvm.extractvalue"(%t5755_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5754 = "llvm.extractvalue"(%t5755_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %5756 = "vector.from_elements"(%5046, %5047) : (f16, f16) -> vector<2xf16>
        %5757 = "vector.from_elements"(%5048, %5049) : (f16, f16) -> vector<2xf16>
        %5758 = "vector.from_elements"(%5054, %5055) : (f16, f16) -> vector<2xf16>
        %5759 = "vector.from_elements"(%5056, %5057) : (f16, f16) -> vector<2xf16>
        %5760 = "llvm.bitcast"(%5733) : (i32) -> vector<2xf16>
        %5761 = "llvm.bitcast"(%5734) : (i32) -> vector<2xf16>
        %t5766_d = "llvm.call_intrinsic"(%5756, %5757, %5758, %5759, %5760, %5761, %5631, %5632, %5633, %5634) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5762 = "llvm.extractvalue"(%t5766_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5763 = "llvm.extractvalue"(%t5766_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5764 = "llvm.extractvalue"(%t5766_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5765 = "llvm.extractvalue"(%t5766_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5767 = "llvm.bitcast"(%5735) : (i32) -> vector<2xf16>
        %5768 = "llvm.bitcast"(%5736) : (i32) -> vector<2xf16>
        %t5773_d = "llvm.call_intrinsic"(%5756, %5757, %5758, %5759, %5767, %5768, %5638, %5639, %5640, %5641) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5769 = "llvm.extractvalue"(%t5773_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5770 = "llvm.extractvalue"(%t5773_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5771 = "llvm.extractvalue"(%t5773_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5772 = "llvm.extractvalue"(%t5773_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5774 = "llvm.bitcast"(%5739) : (i32) -> vector<2xf16>
        %5775 = "llvm.bitcast"(%5740) : (i32) -> vector<2xf16>
        %t5780_d = "llvm.call_intrinsic"(%5756, %5757, %5758, %5759, %5774, %5775, %5645, %5646, %5647, %5648) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5776 = "llvm.extractvalue"(%t5780_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5777 = "llvm.extractvalue"(%t5780_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5778 = "llvm.extractvalue"(%t5780_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5779 = "llvm.extractvalue"(%t5780_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5781 = "llvm.bitcast"(%5741) : (i32) -> vector<2xf16>
        %5782 = "llvm.bitcast"(%5742) : (i32) -> vector<2xf16>
        %t5787_d = "llvm.call_intrinsic"(%5756, %5757, %5758, %5759, %5781, %5782, %5652, %5653, %5654, %5655) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5783 = "llvm.extractvalue"(%t5787_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5784 = "llvm.extractvalue"(%t5787_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5785 = "llvm.extractvalue"(%t5787_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5786 = "llvm.extractvalue"(%t5787_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5788 = "llvm.bitcast"(%5745) : (i32) -> vector<2xf16>
        %5789 = "llvm.bitcast"(%5746) : (i32) -> vector<2xf16>
        %t5794_d = "llvm.call_intrinsic"(%5756, %5757, %5758, %5759, %5788, %5789, %5659, %5660, %5661, %5662) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5790 = "llvm.extractvalue"(%t5794_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5791 = "llvm.extractvalue"(%t5794_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5792 = "llvm.extractvalue"(%t5794_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5793 = "llvm.extractvalue"(%t5794_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5795 = "llvm.bitcast"(%5747) : (i32) -> vector<2xf16>
        %5796 = "llvm.bitcast"(%5748) : (i32) -> vector<2xf16>
        %t5801_d = "llvm.call_intrinsic"(%5756, %5757, %5758, %5759, %5795, %5796, %5666, %5667, %5668, %5669) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5797 = "llvm.extractvalue"(%t5801_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5798 = "llvm.extractvalue"(%t5801_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5799 = "llvm.extractvalue"(%t5801_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5800 = "llvm.extractvalue"(%t5801_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5802 = "llvm.bitcast"(%5751) : (i32) -> vector<2xf16>
        %5803 = "llvm.bitcast"(%5752) : (i32) -> vector<2xf16>
        %t5808_d = "llvm.call_intrinsic"(%5756, %5757, %5758, %5759, %5802, %5803, %5673, %5674, %5675, %5676) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5804 = "llvm.extractvalue"(%t5808_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5805 = "llvm.extractvalue"(%t5808_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5806 = "llvm.extractvalue"(%t5808_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5807 = "llvm.extractvalue"(%t5808_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5809 = "llvm.bitcast"(%5753) : (i32) -> vector<2xf16>
        %5810 = "llvm.bitcast"(%5754) : (i32) -> vector<2xf16>
        %t5815_d = "llvm.call_intrinsic"(%5756, %5757, %5758, %5759, %5809, %5810, %5680, %5681, %5682, %5683) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5811 = "llvm.extractvalue"(%t5815_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5812 = "llvm.extractvalue"(%t5815_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5813 = "llvm.extractvalue"(%t5815_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5814 = "llvm.extractvalue"(%t5815_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5816 = "vector.from_elements"(%5050, %5051) : (f16, f16) -> vector<2xf16>
        %5817 = "vector.from_elements"(%5052, %5053) : (f16, f16) -> vector<2xf16>
        %5818 = "vector.from_elements"(%5058, %5059) : (f16, f16) -> vector<2xf16>
        %5819 = "vector.from_elements"(%5060, %5061) : (f16, f16) -> vector<2xf16>
        %t5824_d = "llvm.call_intrinsic"(%5816, %5817, %5818, %5819, %5809, %5810, %5689, %5690, %5691, %5692) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5820 = "llvm.extractvalue"(%t5824_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5821 = "llvm.extractvalue"(%t5824_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5822 = "llvm.extractvalue"(%t5824_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5823 = "llvm.extractvalue"(%t5824_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5829_d = "llvm.call_intrinsic"(%5816, %5817, %5818, %5819, %5802, %5803, %5694, %5695, %5696, %5697) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5825 = "llvm.extractvalue"(%t5829_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5826 = "llvm.extractvalue"(%t5829_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5827 = "llvm.extractvalue"(%t5829_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5828 = "llvm.extractvalue"(%t5829_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5834_d = "llvm.call_intrinsic"(%5816, %5817, %5818, %5819, %5795, %5796, %5699, %5700, %5701, %5702) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5830 = "llvm.extractvalue"(%t5834_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5831 = "llvm.extractvalue"(%t5834_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5832 = "llvm.extractvalue"(%t5834_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5833 = "llvm.extractvalue"(%t5834_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5839_d = "llvm.call_intrinsic"(%5816, %5817, %5818, %5819, %5788, %5789, %5704, %5705, %5706, %5707) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5835 = "llvm.extractvalue"(%t5839_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5836 = "llvm.extractvalue"(%t5839_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5837 = "llvm.extractvalue"(%t5839_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5838 = "llvm.extractvalue"(%t5839_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5844_d = "llvm.call_intrinsic"(%5816, %5817, %5818, %5819, %5781, %5782, %5709, %5710, %5711, %5712) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5840 = "llvm.extractvalue"(%t5844_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5841 = "llvm.extractvalue"(%t5844_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5842 = "llvm.extractvalue"(%t5844_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5843 = "llvm.extractvalue"(%t5844_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5849_d = "llvm.call_intrinsic"(%5816, %5817, %5818, %5819, %5774, %5775, %5714, %5715, %5716, %5717) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5845 = "llvm.extractvalue"(%t5849_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5846 = "llvm.extractvalue"(%t5849_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5847 = "llvm.extractvalue"(%t5849_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5848 = "llvm.extractvalue"(%t5849_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5854_d = "llvm.call_intrinsic"(%5816, %5817, %5818, %5819, %5767, %5768, %5719, %5720, %5721, %5722) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5850 = "llvm.extractvalue"(%t5854_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5851 = "llvm.extractvalue"(%t5854_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5852 = "llvm.extractvalue"(%t5854_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5853 = "llvm.extractvalue"(%t5854_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t5859_d = "llvm.call_intrinsic"(%5816, %5817, %5818, %5819, %5760, %5761, %5724, %5725, %5726, %5727) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %5855 = "llvm.extractvalue"(%t5859_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5856 = "llvm.extractvalue"(%t5859_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5857 = "llvm.extractvalue"(%t5859_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5858 = "llvm.extractvalue"(%t5859_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %5860 = "arith.subi"(%45, %573) : (i32, i32) -> i32
        "scf.yield"(%5860, %5762, %5763, %5764, %5765, %5855, %5856, %5857, %5858, %5769, %5770, %5771, %5772, %5850, %5851, %5852, %5853, %5776, %5777, %5778, %5779, %5845, %5846, %5847, %5848, %5783, %5784, %5785, %5786, %5840, %5841, %5842, %5843, %5790, %5791, %5792, %5793, %5835, %5836, %5837, %5838, %5797, %5798, %5799, %5800, %5830, %5831, %5832, %5833, %5804, %5805, %5806, %5807, %5825, %5826, %5827, %5828, %5811, %5812, %5813, %5814, %5820, %5821, %5822, %5823, %5102, %5103, %5162, %5163, %5104, %5105, %5164, %5165, %5232, %5233, %5292, %5293, %5234, %5235, %5294, %5295, %5363, %5364, %5423, %5424, %5365, %5366, %5425, %5426, %5494, %5495, %5554, %5555, %5496, %5497, %5556, %5557, %5625, %5626, %5685, %5686, %5627, %5628, %5687, %5688, %5756, %5757, %5816, %5817, %5758, %5759, %5818, %5819, %2985, %2986, %2987, %2988, %4960, %4961, %4962, %4963) : (i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32)
      %5861 = "arith.constant"() {value = -1 : i32} : () -> i32
      %5862 = "arith.constant"() {value = 31 : i32} : () -> i32
      %5863 = "nvvm.shfl.sync"(%5861, %35, %280, %5862) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %5864 = "arith.constant"() {value = 5 : i32} : () -> i32
      %5865 = "arith.shrsi"(%5863, %5864) : (i32, i32) -> i32
      %5866 = "arith.muli"(%5865, %129) : (i32, i32) -> i32
      %5867 = "arith.addi"(%48, %5866) : (i32, i32) -> i32
      %5868 = "arith.andi"(%5863, %5862) : (i32, i32) -> i32
      %5869 = "arith.divui"(%5868, %282) : (i32, i32) -> i32
      %5870 = "arith.addi"(%5867, %5869) : (i32, i32) -> i32
      %5871 = "arith.muli"(%51, %32) : (i64, i64) -> i64
      %5872 = "arith.muli"(%52, %33) : (i64, i64) -> i64
      %5873 = "arith.addi"(%5871, %5872) : (i64, i64) -> i64
      %5874 = "llvm.getelementptr"(%28, %5873) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %5875 = "nvvm.shfl.sync"(%5861, %568, %45, %5862) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %5876 = "arith.addf"(%568, %5875) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %5877 = "nvvm.shfl.sync"(%5861, %5876, %286, %5862) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %5878 = "arith.addf"(%5876, %5877) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %5879 = "llvm.call_intrinsic"(%5878) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %5880 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %5881 = "arith.cmpf"(%5878, %5880) {predicate = 1 : i64} : (f32, f32) -> i1
      %5882 = "scf.if"(%5881) ({
        "scf.yield"(%5880) : (f32) -> ()
      }, {
        "scf.yield"(%5879) : (f32) -> ()
      }) : (i1) -> f32
      %5883 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %5884 = "arith.remui"(%5883, %282) : (i32, i32) -> i32
      %5885 = "arith.cmpi"(%5884, %87) {predicate = 0 : i64} : (i32, i32) -> i1
      %5886 = "arith.cmpi"(%5870, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %5887 = "arith.andi"(%5885, %5886) : (i1, i1) -> i1
      "scf.if"(%5887) ({
        %5888 = "llvm.call_intrinsic"(%5878) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %5889 = "arith.addf"(%564, %5888) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %5890 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
        %5891 = "arith.mulf"(%5889, %5890) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %5892 = "arith.extsi"(%5870) : (i32) -> i64
        %5893 = "llvm.getelementptr"(%5874, %5892) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%5891, %5893) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %5894 = "nvvm.shfl.sync"(%5861, %569, %45, %5862) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %5895 = "arith.addf"(%569, %5894) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %5896 = "nvvm.shfl.sync"(%5861, %5895, %286, %5862) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %5897 = "arith.addf"(%5895, %5896) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %5898 = "llvm.call_intrinsic"(%5897) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %5899 = "arith.cmpf"(%5897, %5880) {predicate = 1 : i64} : (f32, f32) -> i1
      %5900 = "scf.if"(%5899) ({
        "scf.yield"(%5880) : (f32) -> ()
      }, {
        "scf.yield"(%5898) : (f32) -> ()
      }) : (i1) -> f32
      %5901 = "arith.addi"(%5870, %97) : (i32, i32) -> i32
      %5902 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %5903 = "arith.remui"(%5902, %282) : (i32, i32) -> i32
      %5904 = "arith.cmpi"(%5903, %87) {predicate = 0 : i64} : (i32, i32) -> i1
      %5905 = "arith.cmpi"(%5901, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %5906 = "arith.andi"(%5904, %5905) : (i1, i1) -> i1
      "scf.if"(%5906) ({
        %5907 = "llvm.call_intrinsic"(%5897) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %5908 = "arith.addf"(%565, %5907) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %5909 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
        %5910 = "arith.mulf"(%5908, %5909) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %5911 = "arith.extsi"(%5901) : (i32) -> i64
        %5912 = "llvm.getelementptr"(%5874, %5911) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%5910, %5912) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %5913 = "nvvm.shfl.sync"(%5861, %570, %45, %5862) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %5914 = "arith.addf"(%570, %5913) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %5915 = "nvvm.shfl.sync"(%5861, %5914, %286, %5862) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %5916 = "arith.addf"(%5914, %5915) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %5917 = "llvm.call_intrinsic"(%5916) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %5918 = "arith.cmpf"(%5916, %5880) {predicate = 1 : i64} : (f32, f32) -> i1
      %5919 = "scf.if"(%5918) ({
        "scf.yield"(%5880) : (f32) -> ()
      }, {
        "scf.yield"(%5917) : (f32) -> ()
      }) : (i1) -> f32
      %5920 = "arith.addi"(%5870, %106) : (i32, i32) -> i32
      %5921 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %5922 = "arith.remui"(%5921, %282) : (i32, i32) -> i32
      %5923 = "arith.cmpi"(%5922, %87) {predicate = 0 : i64} : (i32, i32) -> i1
      %5924 = "arith.cmpi"(%5920, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %5925 = "arith.andi"(%5923, %5924) : (i1, i1) -> i1
      "scf.if"(%5925) ({
        %5926 = "llvm.call_intrinsic"(%5916) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %5927 = "arith.addf"(%566, %5926) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %5928 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
        %5929 = "arith.mulf"(%5927, %5928) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %5930 = "arith.extsi"(%5920) : (i32) -> i64
        %5931 = "llvm.getelementptr"(%5874, %5930) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%5929, %5931) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %5932 = "nvvm.shfl.sync"(%5861, %571, %45, %5862) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %5933 = "arith.addf"(%571, %5932) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %5934 = "nvvm.shfl.sync"(%5861, %5933, %286, %5862) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %5935 = "arith.addf"(%5933, %5934) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %5936 = "llvm.call_intrinsic"(%5935) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %5937 = "arith.cmpf"(%5935, %5880) {predicate = 1 : i64} : (f32, f32) -> i1
      %5938 = "scf.if"(%5937) ({
        "scf.yield"(%5880) : (f32) -> ()
      }, {
        "scf.yield"(%5936) : (f32) -> ()
      }) : (i1) -> f32
      %5939 = "arith.addi"(%5920, %97) : (i32, i32) -> i32
      %5940 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %5941 = "arith.remui"(%5940, %282) : (i32, i32) -> i32
      %5942 = "arith.cmpi"(%5941, %87) {predicate = 0 : i64} : (i32, i32) -> i1
      %5943 = "arith.cmpi"(%5939, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %5944 = "arith.andi"(%5942, %5943) : (i1, i1) -> i1
      "scf.if"(%5944) ({
        %5945 = "llvm.call_intrinsic"(%5935) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %5946 = "arith.addf"(%567, %5945) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %5947 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
        %5948 = "arith.mulf"(%5946, %5947) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %5949 = "arith.extsi"(%5939) : (i32) -> i64
        %5950 = "llvm.getelementptr"(%5874, %5949) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%5948, %5950) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %5951 = "vector.from_elements"(%452, %453, %460, %461, %468, %469, %476, %477, %484, %485, %492, %493, %500, %501, %508, %509) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
      %5952 = "vector.broadcast"(%5882) : (f32) -> vector<16xf32>
      %5953 = "arith.mulf"(%5951, %5952) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %5954 = "vector.extract"(%5953) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %5955 = "vector.extract"(%5953) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %5956 = "vector.extract"(%5953) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %5957 = "vector.extract"(%5953) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %5958 = "vector.extract"(%5953) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %5959 = "vector.extract"(%5953) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %5960 = "vector.extract"(%5953) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %5961 = "vector.extract"(%5953) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %5962 = "vector.extract"(%5953) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %5963 = "vector.extract"(%5953) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %5964 = "vector.extract"(%5953) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %5965 = "vector.extract"(%5953) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %5966 = "vector.extract"(%5953) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %5967 = "vector.extract"(%5953) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %5968 = "vector.extract"(%5953) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %5969 = "vector.extract"(%5953) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      %5970 = "vector.from_elements"(%454, %455, %462, %463, %470, %471, %478, %479, %486, %487, %494, %495, %502, %503, %510, %511) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
      %5971 = "vector.broadcast"(%5900) : (f32) -> vector<16xf32>
      %5972 = "arith.mulf"(%5970, %5971) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %5973 = "vector.extract"(%5972) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %5974 = "vector.extract"(%5972) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %5975 = "vector.extract"(%5972) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %5976 = "vector.extract"(%5972) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %5977 = "vector.extract"(%5972) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %5978 = "vector.extract"(%5972) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %5979 = "vector.extract"(%5972) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %5980 = "vector.extract"(%5972) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %5981 = "vector.extract"(%5972) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %5982 = "vector.extract"(%5972) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %5983 = "vector.extract"(%5972) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %5984 = "vector.extract"(%5972) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %5985 = "vector.extract"(%5972) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %5986 = "vector.extract"(%5972) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %5987 = "vector.extract"(%5972) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %5988 = "vector.extract"(%5972) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      %5989 = "vector.from_elements"(%456, %457, %464, %465, %472, %473, %480, %481, %488, %489, %496, %497, %504, %505, %512, %513) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
      %5990 = "vector.broadcast"(%5919) : (f32) -> vector<16xf32>
      %5991 = "arith.mulf"(%5989, %5990) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %5992 = "vector.extract"(%5991) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %5993 = "vector.extract"(%5991) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %5994 = "vector.extract"(%5991) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %5995 = "vector.extract"(%5991) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %5996 = "vector.extract"(%5991) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %5997 = "vector.extract"(%5991) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %5998 = "vector.extract"(%5991) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %5999 = "vector.extract"(%5991) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %6000 = "vector.extract"(%5991) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %6001 = "vector.extract"(%5991) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %6002 = "vector.extract"(%5991) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %6003 = "vector.extract"(%5991) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %6004 = "vector.extract"(%5991) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %6005 = "vector.extract"(%5991) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %6006 = "vector.extract"(%5991) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %6007 = "vector.extract"(%5991) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      %6008 = "vector.from_elements"(%458, %459, %466, %467, %474, %475, %482, %483, %490, %491, %498, %499, %506, %507, %514, %515) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
      %6009 = "vector.broadcast"(%5938) : (f32) -> vector<16xf32>
      %6010 = "arith.mulf"(%6008, %6009) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %6011 = "vector.extract"(%6010) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %6012 = "vector.extract"(%6010) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %6013 = "vector.extract"(%6010) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %6014 = "vector.extract"(%6010) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %6015 = "vector.extract"(%6010) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %6016 = "vector.extract"(%6010) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %6017 = "vector.extract"(%6010) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %6018 = "vector.extract"(%6010) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %6019 = "vector.extract"(%6010) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %6020 = "vector.extract"(%6010) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %6021 = "vector.extract"(%6010) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %6022 = "vector.extract"(%6010) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %6023 = "vector.extract"(%6010) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %6024 = "vector.extract"(%6010) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %6025 = "vector.extract"(%6010) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %6026 = "vector.extract"(%6010) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %6027 = "vector.from_elements"(%5954, %5955, %5973, %5974, %5992, %5993, %6011, %6012, %5956, %5957, %5975, %5976, %5994, %5995, %6013, %6014, %5958, %5959, %5977, %5978, %5996, %5997, %6015, %6016, %5960, %5961, %5979, %5980, %5998, %5999, %6017, %6018, %5962, %5963, %5981, %5982, %6000, %6001, %6019, %6020, %5964, %5965, %5983, %5984, %6002, %6003, %6021, %6022, %5966, %5967, %5985, %5986, %6004, %6005, %6023, %6024, %5968, %5969, %5987, %5988, %6006, %6007, %6025, %6026) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
      %6028 = "arith.truncf"(%6027) : (vector<64xf32>) -> vector<64xf16>
      %6029 = "vector.extract"(%6028) {static_position = array<i64: 0>} : (vector<64xf16>) -> f16
      %6030 = "vector.extract"(%6028) {static_position = array<i64: 1>} : (vector<64xf16>) -> f16
      %6031 = "vector.extract"(%6028) {static_position = array<i64: 2>} : (vector<64xf16>) -> f16
      %6032 = "vector.extract"(%6028) {static_position = array<i64: 3>} : (vector<64xf16>) -> f16
      %6033 = "vector.extract"(%6028) {static_position = array<i64: 4>} : (vector<64xf16>) -> f16
      %6034 = "vector.extract"(%6028) {static_position = array<i64: 5>} : (vector<64xf16>) -> f16
      %6035 = "vector.extract"(%6028) {static_position = array<i64: 6>} : (vector<64xf16>) -> f16
      %6036 = "vector.extract"(%6028) {static_position = array<i64: 7>} : (vector<64xf16>) -> f16
      %6037 = "vector.extract"(%6028) {static_position = array<i64: 8>} : (vector<64xf16>) -> f16
      %6038 = "vector.extract"(%6028) {static_position = array<i64: 9>} : (vector<64xf16>) -> f16
      %6039 = "vector.extract"(%6028) {static_position = array<i64: 10>} : (vector<64xf16>) -> f16
      %6040 = "vector.extract"(%6028) {static_position = array<i64: 11>} : (vector<64xf16>) -> f16
      %6041 = "vector.extract"(%6028) {static_position = array<i64: 12>} : (vector<64xf16>) -> f16
      %6042 = "vector.extract"(%6028) {static_position = array<i64: 13>} : (vector<64xf16>) -> f16
      %6043 = "vector.extract"(%6028) {static_position = array<i64: 14>} : (vector<64xf16>) -> f16
      %6044 = "vector.extract"(%6028) {static_position = array<i64: 15>} : (vector<64xf16>) -> f16
      %6045 = "vector.extract"(%6028) {static_position = array<i64: 16>} : (vector<64xf16>) -> f16
      %6046 = "vector.extract"(%6028) {static_position = array<i64: 17>} : (vector<64xf16>) -> f16
      %6047 = "vector.extract"(%6028) {static_position = array<i64: 18>} : (vector<64xf16>) -> f16
      %6048 = "vector.extract"(%6028) {static_position = array<i64: 19>} : (vector<64xf16>) -> f16
      %6049 = "vector.extract"(%6028) {static_position = array<i64: 20>} : (vector<64xf16>) -> f16
      %6050 = "vector.extract"(%6028) {static_position = array<i64: 21>} : (vector<64xf16>) -> f16
      %6051 = "vector.extract"(%6028) {static_position = array<i64: 22>} : (vector<64xf16>) -> f16
      %6052 = "vector.extract"(%6028) {static_position = array<i64: 23>} : (vector<64xf16>) -> f16
      %6053 = "vector.extract"(%6028) {static_position = array<i64: 24>} : (vector<64xf16>) -> f16
      %6054 = "vector.extract"(%6028) {static_position = array<i64: 25>} : (vector<64xf16>) -> f16
      %6055 = "vector.extract"(%6028) {static_position = array<i64: 26>} : (vector<64xf16>) -> f16
      %6056 = "vector.extract"(%6028) {static_position = array<i64: 27>} : (vector<64xf16>) -> f16
      %6057 = "vector.extract"(%6028) {static_position = array<i64: 28>} : (vector<64xf16>) -> f16
      %6058 = "vector.extract"(%6028) {static_position = array<i64: 29>} : (vector<64xf16>) -> f16
      %6059 = "vector.extract"(%6028) {static_position = array<i64: 30>} : (vector<64xf16>) -> f16
      %6060 = "vector.extract"(%6028) {static_position = array<i64: 31>} : (vector<64xf16>) -> f16
      %6061 = "vector.extract"(%6028) {static_position = array<i64: 32>} : (vector<64xf16>) -> f16
      %6062 = "vector.extract"(%6028) {static_position = array<i64: 33>} : (vector<64xf16>) -> f16
      %6063 = "vector.extract"(%6028) {static_position = array<i64: 34>} : (vector<64xf16>) -> f16
      %6064 = "vector.extract"(%6028) {static_position = array<i64: 35>} : (vector<64xf16>) -> f16
      %6065 = "vector.extract"(%6028) {static_position = array<i64: 36>} : (vector<64xf16>) -> f16
      %6066 = "vector.extract"(%6028) {static_position = array<i64: 37>} : (vector<64xf16>) -> f16
      %6067 = "vector.extract"(%6028) {static_position = array<i64: 38>} : (vector<64xf16>) -> f16
      %6068 = "vector.extract"(%6028) {static_position = array<i64: 39>} : (vector<64xf16>) -> f16
      %6069 = "vector.extract"(%6028) {static_position = array<i64: 40>} : (vector<64xf16>) -> f16
      %6070 = "vector.extract"(%6028) {static_position = array<i64: 41>} : (vector<64xf16>) -> f16
      %6071 = "vector.extract"(%6028) {static_position = array<i64: 42>} : (vector<64xf16>) -> f16
      %6072 = "vector.extract"(%6028) {static_position = array<i64: 43>} : (vector<64xf16>) -> f16
      %6073 = "vector.extract"(%6028) {static_position = array<i64: 44>} : (vector<64xf16>) -> f16
      %6074 = "vector.extract"(%6028) {static_position = array<i64: 45>} : (vector<64xf16>) -> f16
      %6075 = "vector.extract"(%6028) {static_position = array<i64: 46>} : (vector<64xf16>) -> f16
      %6076 = "vector.extract"(%6028) {static_position = array<i64: 47>} : (vector<64xf16>) -> f16
      %6077 = "vector.extract"(%6028) {static_position = array<i64: 48>} : (vector<64xf16>) -> f16
      %6078 = "vector.extract"(%6028) {static_position = array<i64: 49>} : (vector<64xf16>) -> f16
      %6079 = "vector.extract"(%6028) {static_position = array<i64: 50>} : (vector<64xf16>) -> f16
      %6080 = "vector.extract"(%6028) {static_position = array<i64: 51>} : (vector<64xf16>) -> f16
      %6081 = "vector.extract"(%6028) {static_position = array<i64: 52>} : (vector<64xf16>) -> f16
      %6082 = "vector.extract"(%6028) {static_position = array<i64: 53>} : (vector<64xf16>) -> f16
      %6083 = "vector.extract"(%6028) {static_position = array<i64: 54>} : (vector<64xf16>) -> f16
      %6084 = "vector.extract"(%6028) {static_position = array<i64: 55>} : (vector<64xf16>) -> f16
      %6085 = "vector.extract"(%6028) {static_position = array<i64: 56>} : (vector<64xf16>) -> f16
      %6086 = "vector.extract"(%6028) {static_position = array<i64: 57>} : (vector<64xf16>) -> f16
      %6087 = "vector.extract"(%6028) {static_position = array<i64: 58>} : (vector<64xf16>) -> f16
      %6088 = "vector.extract"(%6028) {static_position = array<i64: 59>} : (vector<64xf16>) -> f16
      %6089 = "vector.extract"(%6028) {static_position = array<i64: 60>} : (vector<64xf16>) -> f16
      %6090 = "vector.extract"(%6028) {static_position = array<i64: 61>} : (vector<64xf16>) -> f16
      %6091 = "vector.extract"(%6028) {static_position = array<i64: 62>} : (vector<64xf16>) -> f16
      %6092 = "vector.extract"(%6028) {static_position = array<i64: 63>} : (vector<64xf16>) -> f16
      %6093 = "arith.andi"(%289, %121) : (i32, i32) -> i32
      %6094 = "arith.shrui"(%6093, %123) : (i32, i32) -> i32
      %6095 = "arith.xori"(%289, %6094) : (i32, i32) -> i32
      %6096 = "llvm.getelementptr"(%292, %6095) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6097 = "vector.from_elements"(%6029, %6030) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6097, %6096) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %6098 = "arith.addi"(%289, %97) : (i32, i32) -> i32
      %6099 = "arith.andi"(%6098, %121) : (i32, i32) -> i32
      %6100 = "arith.shrui"(%6099, %123) : (i32, i32) -> i32
      %6101 = "arith.xori"(%6098, %6100) : (i32, i32) -> i32
      %6102 = "llvm.getelementptr"(%292, %6101) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6103 = "vector.from_elements"(%6037, %6038) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6103, %6102) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %6104 = "arith.addi"(%289, %129) : (i32, i32) -> i32
      %6105 = "arith.andi"(%6104, %121) : (i32, i32) -> i32
      %6106 = "arith.shrui"(%6105, %123) : (i32, i32) -> i32
      %6107 = "arith.xori"(%6104, %6106) : (i32, i32) -> i32
      %6108 = "llvm.getelementptr"(%292, %6107) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6109 = "vector.from_elements"(%6045, %6046) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6109, %6108) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %6110 = "arith.addi"(%289, %313) : (i32, i32) -> i32
      %6111 = "arith.andi"(%6110, %121) : (i32, i32) -> i32
      %6112 = "arith.shrui"(%6111, %123) : (i32, i32) -> i32
      %6113 = "arith.xori"(%6110, %6112) : (i32, i32) -> i32
      %6114 = "llvm.getelementptr"(%292, %6113) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6115 = "vector.from_elements"(%6053, %6054) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6115, %6114) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %6116 = "arith.addi"(%289, %138) : (i32, i32) -> i32
      %6117 = "arith.andi"(%6116, %121) : (i32, i32) -> i32
      %6118 = "arith.shrui"(%6117, %123) : (i32, i32) -> i32
      %6119 = "arith.xori"(%6116, %6118) : (i32, i32) -> i32
      %6120 = "llvm.getelementptr"(%292, %6119) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6121 = "vector.from_elements"(%6061, %6062) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6121, %6120) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %6122 = "arith.addi"(%289, %316) : (i32, i32) -> i32
      %6123 = "arith.andi"(%6122, %121) : (i32, i32) -> i32
      %6124 = "arith.shrui"(%6123, %123) : (i32, i32) -> i32
      %6125 = "arith.xori"(%6122, %6124) : (i32, i32) -> i32
      %6126 = "llvm.getelementptr"(%292, %6125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6127 = "vector.from_elements"(%6069, %6070) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6127, %6126) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %6128 = "arith.addi"(%289, %148) : (i32, i32) -> i32
      %6129 = "arith.andi"(%6128, %121) : (i32, i32) -> i32
      %6130 = "arith.shrui"(%6129, %123) : (i32, i32) -> i32
      %6131 = "arith.xori"(%6128, %6130) : (i32, i32) -> i32
      %6132 = "llvm.getelementptr"(%292, %6131) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6133 = "vector.from_elements"(%6077, %6078) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6133, %6132) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %6134 = "arith.addi"(%289, %319) : (i32, i32) -> i32
      %6135 = "arith.andi"(%6134, %121) : (i32, i32) -> i32
      %6136 = "arith.shrui"(%6135, %123) : (i32, i32) -> i32
      %6137 = "arith.xori"(%6134, %6136) : (i32, i32) -> i32
      %6138 = "llvm.getelementptr"(%292, %6137) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6139 = "vector.from_elements"(%6085, %6086) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6139, %6138) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %6140 = "arith.addi"(%6095, %308) : (i32, i32) -> i32
      %6141 = "llvm.getelementptr"(%292, %6140) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6142 = "vector.from_elements"(%6031, %6032) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6142, %6141) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %6143 = "arith.addi"(%6101, %308) : (i32, i32) -> i32
      %6144 = "llvm.getelementptr"(%292, %6143) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6145 = "vector.from_elements"(%6039, %6040) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6145, %6144) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %6146 = "arith.addi"(%6107, %308) : (i32, i32) -> i32
      %6147 = "llvm.getelementptr"(%292, %6146) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6148 = "vector.from_elements"(%6047, %6048) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6148, %6147) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %6149 = "arith.addi"(%6113, %308) : (i32, i32) -> i32
      %6150 = "llvm.getelementptr"(%292, %6149) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6151 = "vector.from_elements"(%6055, %6056) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6151, %6150) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %6152 = "arith.addi"(%6119, %308) : (i32, i32) -> i32
      %6153 = "llvm.getelementptr"(%292, %6152) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6154 = "vector.from_elements"(%6063, %6064) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6154, %6153) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %6155 = "arith.addi"(%6125, %308) : (i32, i32) -> i32
      %6156 = "llvm.getelementptr"(%292, %6155) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6157 = "vector.from_elements"(%6071, %6072) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6157, %6156) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %6158 = "arith.addi"(%6131, %308) : (i32, i32) -> i32
      %6159 = "llvm.getelementptr"(%292, %6158) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6160 = "vector.from_elements"(%6079, %6080) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6160, %6159) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %6161 = "arith.addi"(%6137, %308) : (i32, i32) -> i32
      %6162 = "llvm.getelementptr"(%292, %6161) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6163 = "vector.from_elements"(%6087, %6088) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6163, %6162) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %6164 = "arith.constant"() {value = 4096 : i32} : () -> i32
      %6165 = "arith.addi"(%6095, %6164) : (i32, i32) -> i32
      %6166 = "llvm.getelementptr"(%292, %6165) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6167 = "vector.from_elements"(%6033, %6034) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6167, %6166) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %6168 = "arith.addi"(%6101, %6164) : (i32, i32) -> i32
      %6169 = "llvm.getelementptr"(%292, %6168) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6170 = "vector.from_elements"(%6041, %6042) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6170, %6169) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %6171 = "arith.addi"(%6107, %6164) : (i32, i32) -> i32
      %6172 = "llvm.getelementptr"(%292, %6171) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6173 = "vector.from_elements"(%6049, %6050) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6173, %6172) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %6174 = "arith.addi"(%6113, %6164) : (i32, i32) -> i32
      %6175 = "llvm.getelementptr"(%292, %6174) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6176 = "vector.from_elements"(%6057, %6058) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6176, %6175) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %6177 = "arith.addi"(%6119, %6164) : (i32, i32) -> i32
      %6178 = "llvm.getelementptr"(%292, %6177) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6179 = "vector.from_elements"(%6065, %6066) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6179, %6178) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %6180 = "arith.addi"(%6125, %6164) : (i32, i32) -> i32
      %6181 = "llvm.getelementptr"(%292, %6180) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6182 = "vector.from_elements"(%6073, %6074) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6182, %6181) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %6183 = "arith.addi"(%6131, %6164) : (i32, i32) -> i32
      %6184 = "llvm.getelementptr"(%292, %6183) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6185 = "vector.from_elements"(%6081, %6082) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6185, %6184) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %6186 = "arith.addi"(%6137, %6164) : (i32, i32) -> i32
      %6187 = "llvm.getelementptr"(%292, %6186) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6188 = "vector.from_elements"(%6089, %6090) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6188, %6187) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %6189 = "arith.constant"() {value = 4608 : i32} : () -> i32
      %6190 = "arith.addi"(%6095, %6189) : (i32, i32) -> i32
      %6191 = "llvm.getelementptr"(%292, %6190) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6192 = "vector.from_elements"(%6035, %6036) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6192, %6191) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %6193 = "arith.addi"(%6101, %6189) : (i32, i32) -> i32
      %6194 = "llvm.getelementptr"(%292, %6193) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6195 = "vector.from_elements"(%6043, %6044) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6195, %6194) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %6196 = "arith.addi"(%6107, %6189) : (i32, i32) -> i32
      %6197 = "llvm.getelementptr"(%292, %6196) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6198 = "vector.from_elements"(%6051, %6052) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6198, %6197) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %6199 = "arith.addi"(%6113, %6189) : (i32, i32) -> i32
      %6200 = "llvm.getelementptr"(%292, %6199) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6201 = "vector.from_elements"(%6059, %6060) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6201, %6200) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %6202 = "arith.addi"(%6119, %6189) : (i32, i32) -> i32
      %6203 = "llvm.getelementptr"(%292, %6202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6204 = "vector.from_elements"(%6067, %6068) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6204, %6203) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %6205 = "arith.addi"(%6125, %6189) : (i32, i32) -> i32
      %6206 = "llvm.getelementptr"(%292, %6205) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6207 = "vector.from_elements"(%6075, %6076) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6207, %6206) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %6208 = "arith.addi"(%6131, %6189) : (i32, i32) -> i32
      %6209 = "llvm.getelementptr"(%292, %6208) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6210 = "vector.from_elements"(%6083, %6084) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6210, %6209) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %6211 = "arith.addi"(%6137, %6189) : (i32, i32) -> i32
      %6212 = "llvm.getelementptr"(%292, %6211) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %6213 = "vector.from_elements"(%6091, %6092) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%6213, %6212) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %6214 = "arith.remui"(%5863, %97) : (i32, i32) -> i32
      %6215 = "arith.divui"(%5863, %97) : (i32, i32) -> i32
      %6216 = "arith.muli"(%6214, %97) : (i32, i32) -> i32
      %6217 = "arith.muli"(%6215, %106) : (i32, i32) -> i32
      %6218 = "arith.addi"(%6216, %6217) : (i32, i32) -> i32
      %6219 = "arith.muli"(%25, %95) : (i64, i64) -> i64
      %6220 = "arith.extsi"(%6215) : (i32) -> i64
      %6221 = "arith.muli"(%6220, %25) : (i64, i64) -> i64
      %6222 = "arith.extsi"(%6216) : (i32) -> i64
      %6223 = "arith.addi"(%6222, %6221) : (i64, i64) -> i64
      %6224 = "llvm.getelementptr"(%70, %6223) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %6225 = "arith.addi"(%48, %99) : (i32, i32) -> i32
      %6226 = "arith.cmpi"(%6225, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%6226) ({
        %6227 = "arith.andi"(%6218, %121) : (i32, i32) -> i32
        %6228 = "arith.shrui"(%6227, %123) : (i32, i32) -> i32
        %6229 = "arith.xori"(%6218, %6228) : (i32, i32) -> i32
        %6230 = "llvm.getelementptr"(%92, %6229) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %6231 = "llvm.load"(%6230) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%6231, %6224) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %6232 = "arith.addi"(%6225, %129) : (i32, i32) -> i32
      %6233 = "arith.cmpi"(%6232, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%6233) ({
        %6234 = "llvm.getelementptr"(%6224, %6219) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %6235 = "arith.andi"(%6218, %121) : (i32, i32) -> i32
        %6236 = "arith.shrui"(%6235, %123) : (i32, i32) -> i32
        %6237 = "arith.xori"(%6218, %6236) : (i32, i32) -> i32
        %6238 = "llvm.getelementptr"(%134, %6237) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %6239 = "llvm.load"(%6238) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%6239, %6234) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %6240 = "arith.addi"(%6225, %138) : (i32, i32) -> i32
      %6241 = "arith.cmpi"(%6240, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%6241) ({
        %6242 = "arith.muli"(%141, %6219) : (i64, i64) -> i64
        %6243 = "llvm.getelementptr"(%6224, %6242) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %6244 = "arith.andi"(%6218, %121) : (i32, i32) -> i32
        %6245 = "arith.shrui"(%6244, %123) : (i32, i32) -> i32
        %6246 = "arith.xori"(%6218, %6245) : (i32, i32) -> i32
        %6247 = "llvm.getelementptr"(%144, %6246) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %6248 = "llvm.load"(%6247) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%6248, %6243) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %6249 = "arith.addi"(%6225, %148) : (i32, i32) -> i32
      %6250 = "arith.cmpi"(%6249, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%6250) ({
        %6251 = "arith.muli"(%151, %6219) : (i64, i64) -> i64
        %6252 = "llvm.getelementptr"(%6224, %6251) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %6253 = "arith.andi"(%6218, %121) : (i32, i32) -> i32
        %6254 = "arith.shrui"(%6253, %123) : (i32, i32) -> i32
        %6255 = "arith.xori"(%6218, %6254) : (i32, i32) -> i32
        %6256 = "llvm.getelementptr"(%154, %6255) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %6257 = "llvm.load"(%6256) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%6257, %6252) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %6258 = "arith.addi"(%6225, %106) : (i32, i32) -> i32
      %6259 = "arith.cmpi"(%6258, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%6259) ({
        %6260 = "arith.muli"(%160, %6219) : (i64, i64) -> i64
        %6261 = "llvm.getelementptr"(%6224, %6260) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %6262 = "arith.andi"(%6218, %121) : (i32, i32) -> i32
        %6263 = "arith.shrui"(%6262, %123) : (i32, i32) -> i32
        %6264 = "arith.xori"(%6218, %6263) : (i32, i32) -> i32
        %6265 = "llvm.getelementptr"(%163, %6264) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %6266 = "llvm.load"(%6265) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%6266, %6261) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %6267 = "arith.addi"(%6225, %167) : (i32, i32) -> i32
      %6268 = "arith.cmpi"(%6267, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%6268) ({
        %6269 = "arith.muli"(%170, %6219) : (i64, i64) -> i64
        %6270 = "llvm.getelementptr"(%6224, %6269) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %6271 = "arith.andi"(%6218, %121) : (i32, i32) -> i32
        %6272 = "arith.shrui"(%6271, %123) : (i32, i32) -> i32
        %6273 = "arith.xori"(%6218, %6272) : (i32, i32) -> i32
        %6274 = "llvm.getelementptr"(%173, %6273) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %6275 = "llvm.load"(%6274) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%6275, %6270) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %6276 = "arith.addi"(%6225, %76) : (i32, i32) -> i32
      %6277 = "arith.cmpi"(%6276, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%6277) ({
        %6278 = "arith.muli"(%179, %6219) : (i64, i64) -> i64
        %6279 = "llvm.getelementptr"(%6224, %6278) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %6280 = "arith.andi"(%6218, %121) : (i32, i32) -> i32
        %6281 = "arith.shrui"(%6280, %123) : (i32, i32) -> i32
        %6282 = "arith.xori"(%6218, %6281) : (i32, i32) -> i32
        %6283 = "llvm.getelementptr"(%182, %6282) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %6284 = "llvm.load"(%6283) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%6284, %6279) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %6285 = "arith.addi"(%6225, %186) : (i32, i32) -> i32
      %6286 = "arith.cmpi"(%6285, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%6286) ({
        %6287 = "arith.muli"(%189, %6219) : (i64, i64) -> i64
        %6288 = "llvm.getelementptr"(%6224, %6287) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %6289 = "arith.andi"(%6218, %121) : (i32, i32) -> i32
        %6290 = "arith.shrui"(%6289, %123) : (i32, i32) -> i32
        %6291 = "arith.xori"(%6218, %6290) : (i32, i32) -> i32
        %6292 = "llvm.getelementptr"(%192, %6291) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %6293 = "llvm.load"(%6292) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%6293, %6288) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "attention_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 128, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: i64, %7: !llvm.ptr<1>, %8: i32, %9: i32, %10: i64, %11: i64, %12: i64, %13: !llvm.ptr<1>, %14: i64, %15: i64, %16: i64, %17: !llvm.ptr<1>, %18: i64, %19: i64, %20: i64, %21: !llvm.ptr<1>, %22: i64, %23: i64, %24: f32):
    %25 = "arith.constant"() {value = 0 : i32} : () -> i32
    %26 = "arith.cmpi"(%9, %25) {predicate = 4 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%26) {message = "K and V have at least one head", file = "samples/attention_ampere.py", line = 351 : i32} : (i1) -> ()
    %27 = "arith.remui"(%3, %9) : (i32, i32) -> i32
    %28 = "arith.cmpi"(%27, %25) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%28) {message = "as many heads of Q share each one of K and V", file = "samples/attention_ampere.py", line = 352 : i32} : (i1) -> ()
    %29 = "arith.constant"() {value = 0.0 : f32} : () -> f32
    %30 = "arith.cmpf"(%24, %29) {predicate = 2 : i64} : (f32, f32) -> i1
    "cutec.host_check"(%30) {message = "scores keep their order when they are scaled", file = "samples/attention_ampere.py", line = 353 : i32} : (i1) -> ()
    %31 = "arith.constant"() {value = 127 : i32} : () -> i32
    %32 = "arith.addi"(%2, %31) : (i32, i32) -> i32
    %33 = "arith.constant"() {value = 128 : i32} : () -> i32
    %34 = "arith.divui"(%32, %33) : (i32, i32) -> i32
    %35 = "arith.constant"() {value = 1 : i32} : () -> i32
    %36 = "arith.constant"() {value = 65536 : i32} : () -> i32
    "gpu.launch_func"(%34, %3, %1, %33, %35, %35, %36, %0, %2, %3, %1, %5, %6, %4, %7, %8, %9, %1, %11, %12, %10, %13, %8, %9, %1, %15, %16, %14, %17, %2, %3, %1, %19, %20, %18, %21, %2, %3, %1, %23, %22, %24) {kernel = @kernels::@attention_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 35, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, f32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "attention_full_f16_depth64", function_type = (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, f32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
