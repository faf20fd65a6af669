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
        %1897 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
        %1898 = "arith.mulf"(%34, %1897) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1899 = "vector.from_elements"(%1681, %1682, %1689, %1690, %1697, %1698, %1705, %1706, %1713, %1714, %1721, %1722, %1729, %1730, %1737, %1738, %1745, %1746, %1753, %1754, %1761, %1762, %1769, %1770) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %1900 = "vector.shuffle"(%1899, %1899) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
        %1901 = "vector.shuffle"(%1899, %1899) {mask = array<i64: 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
        %1902 = "arith.maxnumf"(%1900, %1901) : (vector<12xf32>, vector<12xf32>) -> vector<12xf32>
        %1903 = "vector.shuffle"(%1902, %1902) {mask = array<i64: 0, 1, 2, 3, 4, 5>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
        %1904 = "vector.shuffle"(%1902, %1902) {mask = array<i64: 6, 7, 8, 9, 10, 11>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
        %1905 = "arith.maxnumf"(%1903, %1904) : (vector<6xf32>, vector<6xf32>) -> vector<6xf32>
        %1906 = "vector.shuffle"(%1905, %1905) {mask = array<i64: 0, 1, 2>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
        %1907 = "vector.shuffle"(%1905, %1905) {mask = array<i64: 3, 4, 5>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
        %1908 = "arith.maxnumf"(%1906, %1907) : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
        %1909 = "vector.extract"(%1908) {static_position = array<i64: 2>} : (vector<3xf32>) -> f32
        %1910 = "vector.shuffle"(%1908, %1908) {mask = array<i64: 0>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
        %1911 = "vector.shuffle"(%1908, %1908) {mask = array<i64: 1>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
        %1912 = "arith.maxnumf"(%1910, %1911) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %1913 = "vector.extract"(%1912) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %1914 = "arith.maxnumf"(%1913, %1909) : (f32, f32) -> f32
        %1915 = "arith.maxnumf"(%1914, %686) : (f32, f32) -> f32
        %1916 = "arith.constant"() {value = -1 : i32} : () -> i32
        %1917 = "arith.constant"() {value = 31 : i32} : () -> i32
        %1918 = "nvvm.shfl.sync"(%1916, %1915, %45, %1917) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %1919 = "arith.maxnumf"(%1915, %1918) : (f32, f32) -> f32
        %1920 = "nvvm.shfl.sync"(%1916, %1919, %286, %1917) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %1921 = "arith.maxnumf"(%1919, %1920) : (f32, f32) -> f32
        %1922 = "arith.mulf"(%1921, %1898) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1923 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
        %1924 = "arith.cmpf"(%1921, %1923) {predicate = 1 : i64} : (f32, f32) -> i1
        %1925 = "scf.if"(%1924) ({
          %1926 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          "scf.yield"(%1926) : (f32) -> ()
        }, {
          "scf.yield"(%1922) : (f32) -> ()
        }) : (i1) -> f32
        %1927 = "arith.mulf"(%686, %1898) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1928 = "arith.subf"(%1927, %1925) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1929 = "llvm.call_intrinsic"(%1928) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1930 = "vector.broadcast"(%1898) : (f32) -> vector<24xf32>
        %1931 = "arith.mulf"(%1899, %1930) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %1932 = "vector.broadcast"(%1925) : (f32) -> vector<24xf32>
        %1933 = "arith.subf"(%1931, %1932) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %1934 = "vector.extract"(%1933) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %1935 = "vector.extract"(%1933) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %1936 = "vector.extract"(%1933) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %1937 = "vector.extract"(%1933) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %1938 = "vector.extract"(%1933) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %1939 = "vector.extract"(%1933) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %1940 = "vector.extract"(%1933) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %1941 = "vector.extract"(%1933) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %1942 = "vector.extract"(%1933) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %1943 = "vector.extract"(%1933) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %1944 = "vector.extract"(%1933) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %1945 = "vector.extract"(%1933) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %1946 = "vector.extract"(%1933) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %1947 = "vector.extract"(%1933) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %1948 = "vector.extract"(%1933) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %1949 = "vector.extract"(%1933) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %1950 = "vector.extract"(%1933) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %1951 = "vector.extract"(%1933) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %1952 = "vector.extract"(%1933) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %1953 = "vector.extract"(%1933) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %1954 = "vector.extract"(%1933) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %1955 = "vector.extract"(%1933) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %1956 = "vector.extract"(%1933) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %1957 = "vector.extract"(%1933) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %1958 = "llvm.call_intrinsic"(%1934) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1959 = "llvm.call_intrinsic"(%1935) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1960 = "llvm.call_intrinsic"(%1936) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1961 = "llvm.call_intrinsic"(%1937) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1962 = "llvm.call_intrinsic"(%1938) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1963 = "llvm.call_intrinsic"(%1939) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1964 = "llvm.call_intrinsic"(%1940) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1965 = "llvm.call_intrinsic"(%1941) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1966 = "llvm.call_intrinsic"(%1942) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1967 = "llvm.call_intrinsic"(%1943) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1968 = "llvm.call_intrinsic"(%1944) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1969 = "llvm.call_intrinsic"(%1945) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1970 = "llvm.call_intrinsic"(%1946) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1971 = "llvm.call_intrinsic"(%1947) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1972 = "llvm.call_intrinsic"(%1948) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1973 = "llvm.call_intrinsic"(%1949) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1974 = "llvm.call_intrinsic"(%1950) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1975 = "llvm.call_intrinsic"(%1951) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1976 = "llvm.call_intrinsic"(%1952) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1977 = "llvm.call_intrinsic"(%1953) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1978 = "llvm.call_intrinsic"(%1954) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1979 = "llvm.call_intrinsic"(%1955) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1980 = "llvm.call_intrinsic"(%1956) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1981 = "llvm.call_intrinsic"(%1957) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1982 = "vector.from_elements"(%1958, %1959, %1960, %1961, %1962, %1963, %1964, %1965, %1966, %1967, %1968, %1969, %1970, %1971, %1972, %1973, %1974, %1975, %1976, %1977, %1978, %1979, %1980, %1981) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %1983 = "arith.mulf"(%690, %1929) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1984 = "vector.shuffle"(%1982, %1982) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
        %1985 = "vector.shuffle"(%1982, %1982) {mask = array<i64: 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
        %1986 = "arith.addf"(%1984, %1985) {fastmath = #arith.fastmath<contract>} : (vector<12xf32>, vector<12xf32>) -> vector<12xf32>
        %1987 = "vector.shuffle"(%1986, %1986) {mask = array<i64: 0, 1, 2, 3, 4, 5>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
        %1988 = "vector.shuffle"(%1986, %1986) {mask = array<i64: 6, 7, 8, 9, 10, 11>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
        %1989 = "arith.addf"(%1987, %1988) {fastmath = #arith.fastmath<contract>} : (vector<6xf32>, vector<6xf32>) -> vector<6xf32>
        %1990 = "vector.shuffle"(%1989, %1989) {mask = array<i64: 0, 1, 2>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
        %1991 = "vector.shuffle"(%1989, %1989) {mask = array<i64: 3, 4, 5>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
        %1992 = "arith.addf"(%1990, %1991) {fastmath = #arith.fastmath<contract>} : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
        %1993 = "vector.extract"(%1992) {static_position = array<i64: 2>} : (vector<3xf32>) -> f32
        %1994 = "vector.shuffle"(%1992, %1992) {mask = array<i64: 0>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
        %1995 = "vector.shuffle"(%1992, %1992) {mask = array<i64: 1>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
        %1996 = "arith.addf"(%1994, %1995) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %1997 = "vector.extract"(%1996) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %1998 = "arith.addf"(%1997, %1993) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1999 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %2000 = "arith.addf"(%1998, %1999) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2001 = "arith.addf"(%1983, %2000) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2002 = "vector.extract"(%1982) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %2003 = "vector.extract"(%1982) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %2004 = "vector.extract"(%1982) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %2005 = "vector.extract"(%1982) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %2006 = "vector.extract"(%1982) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %2007 = "vector.extract"(%1982) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %2008 = "vector.extract"(%1982) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %2009 = "vector.extract"(%1982) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %2010 = "vector.extract"(%1982) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %2011 = "vector.extract"(%1982) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %2012 = "vector.extract"(%1982) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %2013 = "vector.extract"(%1982) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %2014 = "vector.extract"(%1982) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %2015 = "vector.extract"(%1982) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %2016 = "vector.extract"(%1982) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %2017 = "vector.extract"(%1982) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %2018 = "vector.extract"(%1982) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %2019 = "vector.extract"(%1982) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %2020 = "vector.extract"(%1982) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %2021 = "vector.extract"(%1982) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %2022 = "vector.extract"(%1982) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %2023 = "vector.extract"(%1982) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %2024 = "vector.extract"(%1982) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %2025 = "vector.extract"(%1982) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %2026 = "vector.from_elements"(%1683, %1684, %1691, %1692, %1699, %1700, %1707, %1708, %1715, %1716, %1723, %1724, %1731, %1732, %1739, %1740, %1747, %1748, %1755, %1756, %1763, %1764, %1771, %1772) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %2027 = "vector.shuffle"(%2026, %2026) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
        %2028 = "vector.shuffle"(%2026, %2026) {mask = array<i64: 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
        %2029 = "arith.maxnumf"(%2027, %2028) : (vector<12xf32>, vector<12xf32>) -> vector<12xf32>
        %2030 = "vector.shuffle"(%2029, %2029) {mask = array<i64: 0, 1, 2, 3, 4, 5>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
        %2031 = "vector.shuffle"(%2029, %2029) {mask = array<i64: 6, 7, 8, 9, 10, 11>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
        %2032 = "arith.maxnumf"(%2030, %2031) : (vector<6xf32>, vector<6xf32>) -> vector<6xf32>
        %2033 = "vector.shuffle"(%2032, %2032) {mask = array<i64: 0, 1, 2>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
        %2034 = "vector.shuffle"(%2032, %2032) {mask = array<i64: 3, 4, 5>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
        %2035 = "arith.maxnumf"(%2033, %2034) : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
        %2036 = "vector.extract"(%2035) {static_position = array<i64: 2>} : (vector<3xf32>) -> f32
        %2037 = "vector.shuffle"(%2035, %2035) {mask = array<i64: 0>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
        %2038 = "vector.shuffle"(%2035, %2035) {mask = array<i64: 1>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
        %2039 = "arith.maxnumf"(%2037, %2038) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %2040 = "vector.extract"(%2039) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %2041 = "arith.maxnumf"(%2040, %2036) : (f32, f32) -> f32
        %2042 = "arith.maxnumf"(%2041, %687) : (f32, f32) -> f32
        %2043 = "nvvm.shfl.sync"(%1916, %2042, %45, %1917) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2044 = "arith.maxnumf"(%2042, %2043) : (f32, f32) -> f32
        %2045 = "nvvm.shfl.sync"(%1916, %2044, %286, %1917) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2046 = "arith.maxnumf"(%2044, %2045) : (f32, f32) -> f32
        %2047 = "arith.mulf"(%2046, %1898) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2048 = "arith.cmpf"(%2046, %1923) {predicate = 1 : i64} : (f32, f32) -> i1
        %2049 = "scf.if"(%2048) ({
          "scf.yield"(%1999) : (f32) -> ()
        }, {
          "scf.yield"(%2047) : (f32) -> ()
        }) : (i1) -> f32
        %2050 = "arith.mulf"(%687, %1898) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2051 = "arith.subf"(%2050, %2049) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2052 = "llvm.call_intrinsic"(%2051) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2053 = "vector.broadcast"(%1898) : (f32) -> vector<24xf32>
        %2054 = "arith.mulf"(%2026, %2053) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %2055 = "vector.broadcast"(%2049) : (f32) -> vector<24xf32>
        %2056 = "arith.subf"(%2054, %2055) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %2057 = "vector.extract"(%2056) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %2058 = "vector.extract"(%2056) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %2059 = "vector.extract"(%2056) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %2060 = "vector.extract"(%2056) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %2061 = "vector.extract"(%2056) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %2062 = "vector.extract"(%2056) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %2063 = "vector.extract"(%2056) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %2064 = "vector.extract"(%2056) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %2065 = "vector.extract"(%2056) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %2066 = "vector.extract"(%2056) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %2067 = "vector.extract"(%2056) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %2068 = "vector.extract"(%2056) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %2069 = "vector.extract"(%2056) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %2070 = "vector.extract"(%2056) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %2071 = "vector.extract"(%2056) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %2072 = "vector.extract"(%2056) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %2073 = "vector.extract"(%2056) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %2074 = "vector.extract"(%2056) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %2075 = "vector.extract"(%2056) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %2076 = "vector.extract"(%2056) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %2077 = "vector.extract"(%2056) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %2078 = "vector.extract"(%2056) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %2079 = "vector.extract"(%2056) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %2080 = "vector.extract"(%2056) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %2081 = "llvm.call_intrinsic"(%2057) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2082 = "llvm.call_intrinsic"(%2058) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2083 = "llvm.call_intrinsic"(%2059) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2084 = "llvm.call_intrinsic"(%2060) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2085 = "llvm.call_intrinsic"(%2061) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2086 = "llvm.call_intrinsic"(%2062) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2087 = "llvm.call_intrinsic"(%2063) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2088 = "llvm.call_intrinsic"(%2064) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2089 = "llvm.call_intrinsic"(%2065) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2090 = "llvm.call_intrinsic"(%2066) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2091 = "llvm.call_intrinsic"(%2067) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2092 = "llvm.call_intrinsic"(%2068) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2093 = "llvm.call_intrinsic"(%2069) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2094 = "llvm.call_intrinsic"(%2070) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2095 = "llvm.call_intrinsic"(%2071) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2096 = "llvm.call_intrinsic"(%2072) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2097 = "llvm.call_intrinsic"(%2073) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2098 = "llvm.call_intrinsic"(%2074) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2099 = "llvm.call_intrinsic"(%2075) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2100 = "llvm.call_intrinsic"(%2076) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2101 = "llvm.call_intrinsic"(%2077) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2102 = "llvm.call_intrinsic"(%2078) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2103 = "llvm.call_intrinsic"(%2079) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2104 = "llvm.call_intrinsic"(%2080) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2105 = "vector.from_elements"(%2081, %2082, %2083, %2084, %2085, %2086, %2087, %2088, %2089, %2090, %2091, %2092, %2093, %2094, %2095, %2096, %2097, %2098, %2099, %2100, %2101, %2102, %2103, %2104) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %2106 = "arith.mulf"(%691, %2052) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2107 = "vector.shuffle"(%2105, %2105) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
        %2108 = "vector.shuffle"(%2105, %2105) {mask = array<i64: 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
        %2109 = "arith.addf"(%2107, %2108) {fastmath = #arith.fastmath<contract>} : (vector<12xf32>, vector<12xf32>) -> vector<12xf32>
        %2110 = "vector.shuffle"(%2109, %2109) {mask = array<i64: 0, 1, 2, 3, 4, 5>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
        %2111 = "vector.shuffle"(%2109, %2109) {mask = array<i64: 6, 7, 8, 9, 10, 11>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
        %2112 = "arith.addf"(%2110, %2111) {fastmath = #arith.fastmath<contract>} : (vector<6xf32>, vector<6xf32>) -> vector<6xf32>
        %2113 = "vector.shuffle"(%2112, %2112) {mask = array<i64: 0, 1, 2>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
        %2114 = "vector.shuffle"(%2112, %2112) {mask = array<i64: 3, 4, 5>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
        %2115 = "arith.addf"(%2113, %2114) {fastmath = #arith.fastmath<contract>} : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
        %2116 = "vector.extract"(%2115) {static_position = array<i64: 2>} : (vector<3xf32>) -> f32
        %2117 = "vector.shuffle"(%2115, %2115) {mask = array<i64: 0>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
        %2118 = "vector.shuffle"(%2115, %2115) {mask = array<i64: 1>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
        %2119 = "arith.addf"(%2117, %2118) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %2120 = "vector.extract"(%2119) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %2121 = "arith.addf"(%2120, %2116) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2122 = "arith.addf"(%2121, %1999) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2123 = "arith.addf"(%2106, %2122) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2124 = "vector.extract"(%2105) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %2125 = "vector.extract"(%2105) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %2126 = "vector.extract"(%2105) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %2127 = "vector.extract"(%2105) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %2128 = "vector.extract"(%2105) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %2129 = "vector.extract"(%2105) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %2130 = "vector.extract"(%2105) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %2131 = "vector.extract"(%2105) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %2132 = "vector.extract"(%2105) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %2133 = "vector.extract"(%2105) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %2134 = "vector.extract"(%2105) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %2135 = "vector.extract"(%2105) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %2136 = "vector.extract"(%2105) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %2137 = "vector.extract"(%2105) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %2138 = "vector.extract"(%2105) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %2139 = "vector.extract"(%2105) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %2140 = "vector.extract"(%2105) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %2141 = "vector.extract"(%2105) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %2142 = "vector.extract"(%2105) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %2143 = "vector.extract"(%2105) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %2144 = "vector.extract"(%2105) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %2145 = "vector.extract"(%2105) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %2146 = "vector.extract"(%2105) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %2147 = "vector.extract"(%2105) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %2148 = "vector.from_elements"(%1685, %1686, %1693, %1694, %1701, %1702, %1709, %1710, %1717, %1718, %1725, %1726, %1733, %1734, %1741, %1742, %1749, %1750, %1757, %1758, %1765, %1766, %1773, %1774) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %2149 = "vector.shuffle"(%2148, %2148) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
        %2150 = "vector.shuffle"(%2148, %2148) {mask = array<i64: 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
        %2151 = "arith.maxnumf"(%2149, %2150) : (vector<12xf32>, vector<12xf32>) -> vector<12xf32>
        %2152 = "vector.shuffle"(%2151, %2151) {mask = array<i64: 0, 1, 2, 3, 4, 5>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
        %2153 = "vector.shuffle"(%2151, %2151) {mask = array<i64: 6, 7, 8, 9, 10, 11>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
        %2154 = "arith.maxnumf"(%2152, %2153) : (vector<6xf32>, vector<6xf32>) -> vector<6xf32>
        %2155 = "vector.shuffle"(%2154, %2154) {mask = array<i64: 0, 1, 2>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
        %2156 = "vector.shuffle"(%2154, %2154) {mask = array<i64: 3, 4, 5>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
        %2157 = "arith.maxnumf"(%2155, %2156) : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
        %2158 = "vector.extract"(%2157) {static_position = array<i64: 2>} : (vector<3xf32>) -> f32
        %2159 = "vector.shuffle"(%2157, %2157) {mask = array<i64: 0>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
        %2160 = "vector.shuffle"(%2157, %2157) {mask = array<i64: 1>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
        %2161 = "arith.maxnumf"(%2159, %2160) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %2162 = "vector.extract"(%2161) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %2163 = "arith.maxnumf"(%2162, %2158) : (f32, f32) -> f32
        %2164 = "arith.maxnumf"(%2163, %688) : (f32, f32) -> f32
        %2165 = "nvvm.shfl.sync"(%1916, %2164, %45, %1917) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2166 = "arith.maxnumf"(%2164, %2165) : (f32, f32) -> f32
        %2167 = "nvvm.shfl.sync"(%1916, %2166, %286, %1917) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2168 = "arith.maxnumf"(%2166, %2167) : (f32, f32) -> f32
        %2169 = "arith.mulf"(%2168, %1898) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2170 = "arith.cmpf"(%2168, %1923) {predicate = 1 : i64} : (f32, f32) -> i1
        %2171 = "scf.if"(%2170) ({
          "scf.yield"(%1999) : (f32) -> ()
        }, {
          "scf.yield"(%2169) : (f32) -> ()
        }) : (i1) -> f32
        %2172 = "arith.mulf"(%688, %1898) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2173 = "arith.subf"(%2172, %2171) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2174 = "llvm.call_intrinsic"(%2173) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2175 = "vector.broadcast"(%1898) : (f32) -> vector<24xf32>
        %2176 = "arith.mulf"(%2148, %2175) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %2177 = "vector.broadcast"(%2171) : (f32) -> vector<24xf32>
        %2178 = "arith.subf"(%2176, %2177) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %2179 = "vector.extract"(%2178) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %2180 = "vector.extract"(%2178) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %2181 = "vector.extract"(%2178) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %2182 = "vector.extract"(%2178) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %2183 = "vector.extract"(%2178) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %2184 = "vector.extract"(%2178) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %2185 = "vector.extract"(%2178) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %2186 = "vector.extract"(%2178) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %2187 = "vector.extract"(%2178) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %2188 = "vector.extract"(%2178) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %2189 = "vector.extract"(%2178) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %2190 = "vector.extract"(%2178) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %2191 = "vector.extract"(%2178) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %2192 = "vector.extract"(%2178) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %2193 = "vector.extract"(%2178) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %2194 = "vector.extract"(%2178) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %2195 = "vector.extract"(%2178) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %2196 = "vector.extract"(%2178) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %2197 = "vector.extract"(%2178) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %2198 = "vector.extract"(%2178) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %2199 = "vector.extract"(%2178) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %2200 = "vector.extract"(%2178) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %2201 = "vector.extract"(%2178) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %2202 = "vector.extract"(%2178) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %2203 = "llvm.call_intrinsic"(%2179) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2204 = "llvm.call_intrinsic"(%2180) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2205 = "llvm.call_intrinsic"(%2181) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2206 = "llvm.call_intrinsic"(%2182) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2207 = "llvm.call_intrinsic"(%2183) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2208 = "llvm.call_intrinsic"(%2184) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2209 = "llvm.call_intrinsic"(%2185) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2210 = "llvm.call_intrinsic"(%2186) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2211 = "llvm.call_intrinsic"(%2187) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2212 = "llvm.call_intrinsic"(%2188) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2213 = "llvm.call_intrinsic"(%2189) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2214 = "llvm.call_intrinsic"(%2190) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2215 = "llvm.call_intrinsic"(%2191) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2216 = "llvm.call_intrinsic"(%2192) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2217 = "llvm.call_intrinsic"(%2193) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2218 = "llvm.call_intrinsic"(%2194) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2219 = "llvm.call_intrinsic"(%2195) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2220 = "llvm.call_intrinsic"(%2196) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2221 = "llvm.call_intrinsic"(%2197) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2222 = "llvm.call_intrinsic"(%2198) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2223 = "llvm.call_intrinsic"(%2199) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2224 = "llvm.call_intrinsic"(%2200) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2225 = "llvm.call_intrinsic"(%2201) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2226 = "llvm.call_intrinsic"(%2202) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2227 = "vector.from_elements"(%2203, %2204, %2205, %2206, %2207, %2208, %2209, %2210, %2211, %2212, %2213, %2214, %2215, %2216, %2217, %2218, %2219, %2220, %2221, %2222, %2223, %2224, %2225, %2226) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %2228 = "arith.mulf"(%692, %2174) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2229 = "vector.shuffle"(%2227, %2227) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
        %2230 = "vector.shuffle"(%2227, %2227) {mask = array<i64: 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
        %2231 = "arith.addf"(%2229, %2230) {fastmath = #arith.fastmath<contract>} : (vector<12xf32>, vector<12xf32>) -> vector<12xf32>
        %2232 = "vector.shuffle"(%2231, %2231) {mask = array<i64: 0, 1, 2, 3, 4, 5>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
        %2233 = "vector.shuffle"(%2231, %2231) {mask = array<i64: 6, 7, 8, 9, 10, 11>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
        %2234 = "arith.addf"(%2232, %2233) {fastmath = #arith.fastmath<contract>} : (vector<6xf32>, vector<6xf32>) -> vector<6xf32>
        %2235 = "vector.shuffle"(%2234, %2234) {mask = array<i64: 0, 1, 2>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
        %2236 = "vector.shuffle"(%2234, %2234) {mask = array<i64: 3, 4, 5>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
        %2237 = "arith.addf"(%2235, %2236) {fastmath = #arith.fastmath<contract>} : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
        %2238 = "vector.extract"(%2237) {static_position = array<i64: 2>} : (vector<3xf32>) -> f32
        %2239 = "vector.shuffle"(%2237, %2237) {mask = array<i64: 0>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
        %2240 = "vector.shuffle"(%2237, %2237) {mask = array<i64: 1>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
        %2241 = "arith.addf"(%2239, %2240) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %2242 = "vector.extract"(%2241) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %2243 = "arith.addf"(%2242, %2238) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2244 = "arith.addf"(%2243, %1999) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2245 = "arith.addf"(%2228, %2244) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2246 = "vector.extract"(%2227) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %2247 = "vector.extract"(%2227) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %2248 = "vector.extract"(%2227) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %2249 = "vector.extract"(%2227) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %2250 = "vector.extract"(%2227) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %2251 = "vector.extract"(%2227) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %2252 = "vector.extract"(%2227) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %2253 = "vector.extract"(%2227) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %2254 = "vector.extract"(%2227) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %2255 = "vector.extract"(%2227) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %2256 = "vector.extract"(%2227) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %2257 = "vector.extract"(%2227) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %2258 = "vector.extract"(%2227) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %2259 = "vector.extract"(%2227) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %2260 = "vector.extract"(%2227) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %2261 = "vector.extract"(%2227) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %2262 = "vector.extract"(%2227) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %2263 = "vector.extract"(%2227) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %2264 = "vector.extract"(%2227) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %2265 = "vector.extract"(%2227) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %2266 = "vector.extract"(%2227) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %2267 = "vector.extract"(%2227) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %2268 = "vector.extract"(%2227) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %2269 = "vector.extract"(%2227) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %2270 = "vector.from_elements"(%1687, %1688, %1695, %1696, %1703, %1704, %1711, %1712, %1719, %1720, %1727, %1728, %1735, %1736, %1743, %1744, %1751, %1752, %1759, %1760, %1767, %1768, %1775, %1776) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %2271 = "vector.shuffle"(%2270, %2270) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
        %2272 = "vector.shuffle"(%2270, %2270) {mask = array<i64: 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
        %2273 = "arith.maxnumf"(%2271, %2272) : (vector<12xf32>, vector<12xf32>) -> vector<12xf32>
        %2274 = "vector.shuffle"(%2273, %2273) {mask = array<i64: 0, 1, 2, 3, 4, 5>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
        %2275 = "vector.shuffle"(%2273, %2273) {mask = array<i64: 6, 7, 8, 9, 10, 11>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
        %2276 = "arith.maxnumf"(%2274, %2275) : (vector<6xf32>, vector<6xf32>) -> vector<6xf32>
        %2277 = "vector.shuffle"(%2276, %2276) {mask = array<i64: 0, 1, 2>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
        %2278 = "vector.shuffle"(%2276, %2276) {mask = array<i64: 3, 4, 5>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
        %2279 = "arith.maxnumf"(%2277, %2278) : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
        %2280 = "vector.extract"(%2279) {static_position = array<i64: 2>} : (vector<3xf32>) -> f32
        %2281 = "vector.shuffle"(%2279, %2279) {mask = array<i64: 0>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
        %2282 = "vector.shuffle"(%2279, %2279) {mask = array<i64: 1>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
        %2283 = "arith.maxnumf"(%2281, %2282) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %2284 = "vector.extract"(%2283) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %2285 = "arith.maxnumf"(%2284, %2280) : (f32, f32) -> f32
        %2286 = "arith.maxnumf"(%2285, %689) : (f32, f32) -> f32
        %2287 = "nvvm.shfl.sync"(%1916, %2286, %45, %1917) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2288 = "arith.maxnumf"(%2286, %2287) : (f32, f32) -> f32
        %2289 = "nvvm.shfl.sync"(%1916, %2288, %286, %1917) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2290 = "arith.maxnumf"(%2288, %2289) : (f32, f32) -> f32
        %2291 = "arith.mulf"(%2290, %1898) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2292 = "arith.cmpf"(%2290, %1923) {predicate = 1 : i64} : (f32, f32) -> i1
        %2293 = "scf.if"(%2292) ({
          "scf.yield"(%1999) : (f32) -> ()
        }, {
          "scf.yield"(%2291) : (f32) -> ()
        }) : (i1) -> f32
        %2294 = "arith.mulf"(%689, %1898) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2295 = "arith.subf"(%2294, %2293) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2296 = "llvm.call_intrinsic"(%2295) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2297 = "vector.broadcast"(%1898) : (f32) -> vector<24xf32>
        %2298 = "arith.mulf"(%2270, %2297) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %2299 = "vector.broadcast"(%2293) : (f32) -> vector<24xf32>
        %2300 = "arith.subf"(%2298, %2299) {fastmath = #arith.fastmath<contract>} : (vector<24xf32>, vector<24xf32>) -> vector<24xf32>
        %2301 = "vector.extract"(%2300) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %2302 = "vector.extract"(%2300) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %2303 = "vector.extract"(%2300) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %2304 = "vector.extract"(%2300) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %2305 = "vector.extract"(%2300) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %2306 = "vector.extract"(%2300) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %2307 = "vector.extract"(%2300) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %2308 = "vector.extract"(%2300) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %2309 = "vector.extract"(%2300) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %2310 = "vector.extract"(%2300) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %2311 = "vector.extract"(%2300) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %2312 = "vector.extract"(%2300) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %2313 = "vector.extract"(%2300) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %2314 = "vector.extract"(%2300) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %2315 = "vector.extract"(%2300) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %2316 = "vector.extract"(%2300) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %2317 = "vector.extract"(%2300) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %2318 = "vector.extract"(%2300) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %2319 = "vector.extract"(%2300) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %2320 = "vector.extract"(%2300) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %2321 = "vector.extract"(%2300) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %2322 = "vector.extract"(%2300) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %2323 = "vector.extract"(%2300) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %2324 = "vector.extract"(%2300) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %2325 = "llvm.call_intrinsic"(%2301) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2326 = "llvm.call_intrinsic"(%2302) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2327 = "llvm.call_intrinsic"(%2303) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2328 = "llvm.call_intrinsic"(%2304) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2329 = "llvm.call_intrinsic"(%2305) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2330 = "llvm.call_intrinsic"(%2306) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2331 = "llvm.call_intrinsic"(%2307) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2332 = "llvm.call_intrinsic"(%2308) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2333 = "llvm.call_intrinsic"(%2309) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2334 = "llvm.call_intrinsic"(%2310) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2335 = "llvm.call_intrinsic"(%2311) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2336 = "llvm.call_intrinsic"(%2312) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2337 = "llvm.call_intrinsic"(%2313) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2338 = "llvm.call_intrinsic"(%2314) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2339 = "llvm.call_intrinsic"(%2315) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2340 = "llvm.call_intrinsic"(%2316) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2341 = "llvm.call_intrinsic"(%2317) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2342 = "llvm.call_intrinsic"(%2318) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2343 = "llvm.call_intrinsic"(%2319) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2344 = "llvm.call_intrinsic"(%2320) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2345 = "llvm.call_intrinsic"(%2321) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2346 = "llvm.call_intrinsic"(%2322) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2347 = "llvm.call_intrinsic"(%2323) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2348 = "llvm.call_intrinsic"(%2324) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2349 = "vector.from_elements"(%2325, %2326, %2327, %2328, %2329, %2330, %2331, %2332, %2333, %2334, %2335, %2336, %2337, %2338, %2339, %2340, %2341, %2342, %2343, %2344, %2345, %2346, %2347, %2348) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<24xf32>
        %2350 = "arith.mulf"(%693, %2296) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2351 = "vector.shuffle"(%2349, %2349) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
        %2352 = "vector.shuffle"(%2349, %2349) {mask = array<i64: 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23>} : (vector<24xf32>, vector<24xf32>) -> vector<12xf32>
        %2353 = "arith.addf"(%2351, %2352) {fastmath = #arith.fastmath<contract>} : (vector<12xf32>, vector<12xf32>) -> vector<12xf32>
        %2354 = "vector.shuffle"(%2353, %2353) {mask = array<i64: 0, 1, 2, 3, 4, 5>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
        %2355 = "vector.shuffle"(%2353, %2353) {mask = array<i64: 6, 7, 8, 9, 10, 11>} : (vector<12xf32>, vector<12xf32>) -> vector<6xf32>
        %2356 = "arith.addf"(%2354, %2355) {fastmath = #arith.fastmath<contract>} : (vector<6xf32>, vector<6xf32>) -> vector<6xf32>
        %2357 = "vector.shuffle"(%2356, %2356) {mask = array<i64: 0, 1, 2>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
        %2358 = "vector.shuffle"(%2356, %2356) {mask = array<i64: 3, 4, 5>} : (vector<6xf32>, vector<6xf32>) -> vector<3xf32>
        %2359 = "arith.addf"(%2357, %2358) {fastmath = #arith.fastmath<contract>} : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
        %2360 = "vector.extract"(%2359) {static_position = array<i64: 2>} : (vector<3xf32>) -> f32
        %2361 = "vector.shuffle"(%2359, %2359) {mask = array<i64: 0>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
        %2362 = "vector.shuffle"(%2359, %2359) {mask = array<i64: 1>} : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
        %2363 = "arith.addf"(%2361, %2362) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %2364 = "vector.extract"(%2363) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %2365 = "arith.addf"(%2364, %2360) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2366 = "arith.addf"(%2365, %1999) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2367 = "arith.addf"(%2350, %2366) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2368 = "vector.extract"(%2349) {static_position = array<i64: 0>} : (vector<24xf32>) -> f32
        %2369 = "vector.extract"(%2349) {static_position = array<i64: 1>} : (vector<24xf32>) -> f32
        %2370 = "vector.extract"(%2349) {static_position = array<i64: 2>} : (vector<24xf32>) -> f32
        %2371 = "vector.extract"(%2349) {static_position = array<i64: 3>} : (vector<24xf32>) -> f32
        %2372 = "vector.extract"(%2349) {static_position = array<i64: 4>} : (vector<24xf32>) -> f32
        %2373 = "vector.extract"(%2349) {static_position = array<i64: 5>} : (vector<24xf32>) -> f32
        %2374 = "vector.extract"(%2349) {static_position = array<i64: 6>} : (vector<24xf32>) -> f32
        %2375 = "vector.extract"(%2349) {static_position = array<i64: 7>} : (vector<24xf32>) -> f32
        %2376 = "vector.extract"(%2349) {static_position = array<i64: 8>} : (vector<24xf32>) -> f32
        %2377 = "vector.extract"(%2349) {static_position = array<i64: 9>} : (vector<24xf32>) -> f32
        %2378 = "vector.extract"(%2349) {static_position = array<i64: 10>} : (vector<24xf32>) -> f32
        %2379 = "vector.extract"(%2349) {static_position = array<i64: 11>} : (vector<24xf32>) -> f32
        %2380 = "vector.extract"(%2349) {static_position = array<i64: 12>} : (vector<24xf32>) -> f32
        %2381 = "vector.extract"(%2349) {static_position = array<i64: 13>} : (vector<24xf32>) -> f32
        %2382 = "vector.extract"(%2349) {static_position = array<i64: 14>} : (vector<24xf32>) -> f32
        %2383 = "vector.extract"(%2349) {static_position = array<i64: 15>} : (vector<24xf32>) -> f32
        %2384 = "vector.extract"(%2349) {static_position = array<i64: 16>} : (vector<24xf32>) -> f32
        %2385 = "vector.extract"(%2349) {static_position = array<i64: 17>} : (vector<24xf32>) -> f32
        %2386 = "vector.extract"(%2349) {static_position = array<i64: 18>} : (vector<24xf32>) -> f32
        %2387 = "vector.extract"(%2349) {static_position = array<i64: 19>} : (vector<24xf32>) -> f32
        %2388 = "vector.extract"(%2349) {static_position = array<i64: 20>} : (vector<24xf32>) -> f32
        %2389 = "vector.extract"(%2349) {static_position = array<i64: 21>} : (vector<24xf32>) -> f32
        %2390 = "vector.extract"(%2349) {static_position = array<i64: 22>} : (vector<24xf32>) -> f32
        %2391 = "vector.extract"(%2349) {static_position = array<i64: 23>} : (vector<24xf32>) -> f32
        %2392 = "vector.from_elements"(%574, %575, %582, %583, %590, %591, %598, %599, %606, %607, %614, %615, %622, %623, %630, %631) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
        %2393 = "vector.broadcast"(%1929) : (f32) -> vector<16xf32>
        %2394 = "arith.mulf"(%2392, %2393) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
        %2395 = "vector.extract"(%2394) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
        %2396 = "vector.extract"(%2394) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
        %2397 = "vector.extract"(%2394) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
        %2398 = "vector.extract"(%2394) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
        %2399 = "vector.extract"(%2394) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
        %2400 = "vector.extract"(%2394) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
        %2401 = "vector.extract"(%2394) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
        %2402 = "vector.extract"(%2394) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
        %2403 = "vector.extract"(%2394) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
        %2404 = "vector.extract"(%2394) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
        %2405 = "vector.extract"(%2394) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
        %2406 = "vector.extract"(%2394) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
        %2407 = "vector.extract"(%2394) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
        %2408 = "vector.extract"(%2394) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
        %2409 = "vector.extract"(%2394) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
        %2410 = "vector.extract"(%2394) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
        %2411 = "vector.from_elements"(%576, %577, %584, %585, %592, %593, %600, %601, %608, %609, %616, %617, %624, %625, %632, %633) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
        %2412 = "vector.broadcast"(%2052) : (f32) -> vector<16xf32>
        %2413 = "arith.mulf"(%2411, %2412) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
        %2414 = "vector.extract"(%2413) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
        %2415 = "vector.extract"(%2413) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
        %2416 = "vector.extract"(%2413) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
        %2417 = "vector.extract"(%2413) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
        %2418 = "vector.extract"(%2413) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
        %2419 = "vector.extract"(%2413) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
        %2420 = "vector.extract"(%2413) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
        %2421 = "vector.extract"(%2413) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
        %2422 = "vector.extract"(%2413) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
        %2423 = "vector.extract"(%2413) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
        %2424 = "vector.extract"(%2413) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
        %2425 = "vector.extract"(%2413) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
        %2426 = "vector.extract"(%2413) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
        %2427 = "vector.extract"(%2413) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
        %2428 = "vector.extract"(%2413) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
        %2429 = "vector.extract"(%2413) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
        %2430 = "vector.from_elements"(%578, %579, %586, %587, %594, %595, %602, %603, %610, %611, %618, %619, %626, %627, %634, %635) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
        %2431 = "vector.broadcast"(%2174) : (f32) -> vector<16xf32>
        %2432 = "arith.mulf"(%2430, %2431) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
        %2433 = "vector.extract"(%2432) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
        %2434 = "vector.extract"(%2432) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
        %2435 = "vector.extract"(%2432) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
        %2436 = "vector.extract"(%2432) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
        %2437 = "vector.extract"(%2432) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
        %2438 = "vector.extract"(%2432) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
        %2439 = "vector.extract"(%2432) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
        %2440 = "vector.extract"(%2432) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
        %2441 = "vector.extract"(%2432) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
        %2442 = "vector.extract"(%2432) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
        %2443 = "vector.extract"(%2432) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
        %2444 = "vector.extract"(%2432) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
        %2445 = "vector.extract"(%2432) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
        %2446 = "vector.extract"(%2432) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
        %2447 = "vector.extract"(%2432) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
        %2448 = "vector.extract"(%2432) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
        %2449 = "vector.from_elements"(%580, %581, %588, %589, %596, %597, %604, %605, %612, %613, %620, %621, %628, %629, %636, %637) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
        %2450 = "vector.broadcast"(%2296) : (f32) -> vector<16xf32>
        %2451 = "arith.mulf"(%2449, %2450) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
        %2452 = "vector.extract"(%2451) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
        %2453 = "vector.extract"(%2451) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
        %2454 = "vector.extract"(%2451) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
        %2455 = "vector.extract"(%2451) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
        %2456 = "vector.extract"(%2451) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
        %2457 = "vector.extract"(%2451) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
        %2458 = "vector.extract"(%2451) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
        %2459 = "vector.extract"(%2451) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
        %2460 = "vector.extract"(%2451) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
        %2461 = "vector.extract"(%2451) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
        %2462 = "vector.extract"(%2451) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
        %2463 = "vector.extract"(%2451) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
        %2464 = "vector.extract"(%2451) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
        %2465 = "vector.extract"(%2451) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
        %2466 = "vector.extract"(%2451) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
        %2467 = "vector.extract"(%2451) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
        %2468 = "vector.from_elements"(%2002, %2003, %2124, %2125, %2246, %2247, %2368, %2369, %2004, %2005, %2126, %2127, %2248, %2249, %2370, %2371, %2006, %2007, %2128, %2129, %2250, %2251, %2372, %2373, %2008, %2009, %2130, %2131, %2252, %2253, %2374, %2375, %2010, %2011, %2132, %2133, %2254, %2255, %2376, %2377, %2012, %2013, %2134, %2135, %2256, %2257, %2378, %2379, %2014, %2015, %2136, %2137, %2258, %2259, %2380, %2381, %2016, %2017, %2138, %2139, %2260, %2261, %2382, %2383, %2018, %2019, %2140, %2141, %2262, %2263, %2384, %2385, %2020, %2021, %2142, %2143, %2264, %2265, %2386, %2387, %2022, %2023, %2144, %2145, %2266, %2267, %2388, %2389, %2024, %2025, %2146, %2147, %2268, %2269, %2390, %2391) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<96xf32>
        %2469 = "arith.truncf"(%2468) : (vector<96xf32>) -> vector<96xf16>
        %2470 = "vector.extract"(%2469) {static_position = array<i64: 0>} : (vector<96xf16>) -> f16
        %2471 = "vector.extract"(%2469) {static_position = array<i64: 1>} : (vector<96xf16>) -> f16
        %2472 = "vector.extract"(%2469) {static_position = array<i64: 2>} : (vector<96xf16>) -> f16
        %2473 = "vector.extract"(%2469) {static_position = array<i64: 3>} : (vector<96xf16>) -> f16
        %2474 = "vector.extract"(%2469) {static_position = array<i64: 4>} : (vector<96xf16>) -> f16
        %2475 = "vector.extract"(%2469) {static_position = array<i64: 5>} : (vector<96xf16>) -> f16
        %2476 = "vector.extract"(%2469) {static_position = array<i64: 6>} : (vector<96xf16>) -> f16
        %2477 = "vector.extract"(%2469) {static_position = array<i64: 7>} : (vector<96xf16>) -> f16
        %2478 = "vector.extract"(%2469) {static_position = array<i64: 8>} : (vector<96xf16>) -> f16
        %2479 = "vector.extract"(%2469) {static_position = array<i64: 9>} : (vector<96xf16>) -> f16
        %2480 = "vector.extract"(%2469) {static_position = array<i64: 10>} : (vector<96xf16>) -> f16
        %2481 = "vector.extract"(%2469) {static_position = array<i64: 11>} : (vector<96xf16>) -> f16
        %2482 = "vector.extract"(%2469) {static_position = array<i64: 12>} : (vector<96xf16>) -> f16
        %2483 = "vector.extract"(%2469) {static_position = array<i64: 13>} : (vector<96xf16>) -> f16
        %2484 = "vector.extract"(%2469) {static_position = array<i64: 14>} : (vector<96xf16>) -> f16
        %2485 = "vector.extract"(%2469) {static_position = array<i64: 15>} : (vector<96xf16>) -> f16
        %2486 = "vector.extract"(%2469) {static_position = array<i64: 16>} : (vector<96xf16>) -> f16
        %2487 = "vector.extract"(%2469) {static_position = array<i64: 17>} : (vector<96xf16>) -> f16
        %2488 = "vector.extract"(%2469) {static_position = array<i64: 18>} : (vector<96xf16>) -> f16
        %2489 = "vector.extract"(%2469) {static_position = array<i64: 19>} : (vector<96xf16>) -> f16
        %2490 = "vector.extract"(%2469) {static_position = array<i64: 20>} : (vector<96xf16>) -> f16
        %2491 = "vector.extract"(%2469) {static_position = array<i64: 21>} : (vector<96xf16>) -> f16
        %2492 = "vector.extract"(%2469) {static_position = array<i64: 22>} : (vector<96xf16>) -> f16
        %2493 = "vector.extract"(%2469) {static_position = array<i64: 23>} : (vector<96xf16>) -> f16
        %2494 = "vector.extract"(%2469) {static_position = array<i64: 24>} : (vector<96xf16>) -> f16
        %2495 = "vector.extract"(%2469) {static_position = array<i64: 25>} : (vector<96xf16>) -> f16
        %2496 = "vector.extract"(%2469) {static_position = array<i64: 26>} : (vector<96xf16>) -> f16
        %2497 = "vector.extract"(%2469) {static_position = array<i64: 27>} : (vector<96xf16>) -> f16
        %2498 = "vector.extract"(%2469) {static_position = array<i64: 28>} : (vector<96xf16>) -> f16
        %2499 = "vector.extract"(%2469) {static_position = array<i64: 29>} : (vector<96xf16>) -> f16
        %2500 = "vector.extract"(%2469) {static_position = array<i64: 30>} : (vector<96xf16>) -> f16
        %2501 = "vector.extract"(%2469) {static_position = array<i64: 31>} : (vector<96xf16>) -> f16
        %2502 = "vector.extract"(%2469) {static_position = array<i64: 32>} : (vector<96xf16>) -> f16
        %2503 = "vector.extract"(%2469) {static_position = array<i64: 33>} : (vector<96xf16>) -> f16
        %2504 = "vector.extract"(%2469) {static_position = array<i64: 34>} : (vector<96xf16>) -> f16
        %2505 = "vector.extract"(%2469) {static_position = array<i64: 35>} : (vector<96xf16>) -> f16
        %2506 = "vector.extract"(%2469) {static_position = array<i64: 36>} : (vector<96xf16>) -> f16
        %2507 = "vector.extract"(%2469) {static_position = array<i64: 37>} : (vector<96xf16>) -> f16
        %2508 = "vector.extract"(%2469) {static_position = array<i64: 38>} : (vector<96xf16>) -> f16
        %2509 = "vector.extract"(%2469) {static_position = array<i64: 39>} : (vector<96xf16>) -> f16
        %2510 = "vector.extract"(%2469) {static_position = array<i64: 40>} : (vector<96xf16>) -> f16
        %2511 = "vector.extract"(%2469) {static_position = array<i64: 41>} : (vector<96xf16>) -> f16
        %2512 = "vector.extract"(%2469) {static_position = array<i64: 42>} : (vector<96xf16>) -> f16
        %2513 = "vector.extract"(%2469) {static_position = array<i64: 43>} : (vector<96xf16>) -> f16
        %2514 = "vector.extract"(%2469) {static_position = array<i64: 44>} : (vector<96xf16>) -> f16
        %2515 = "vector.extract"(%2469) {static_position = array<i64: 45>} : (vector<96xf16>) -> f16
        %2516 = "vector.extract"(%2469) {static_position = array<i64: 46>} : (vector<96xf16>) -> f16
        %2517 = "vector.extract"(%2469) {static_position = array<i64: 47>} : (vector<96xf16>) -> f16
        %2518 = "vector.extract"(%2469) {static_position = array<i64: 48>} : (vector<96xf16>) -> f16
        %2519 = "vector.extract"(%2469) {static_position = array<i64: 49>} : (vector<96xf16>) -> f16
        %2520 = "vector.extract"(%2469) {static_position = array<i64: 50>} : (vector<96xf16>) -> f16
        %2521 = "vector.extract"(%2469) {static_position = array<i64: 51>} : (vector<96xf16>) -> f16
        %2522 = "vector.extract"(%2469) {static_position = array<i64: 52>} : (vector<96xf16>) -> f16
        %2523 = "vector.extract"(%2469) {static_position = array<i64: 53>} : (vector<96xf16>) -> f16
        %2524 = "vector.extract"(%2469) {static_position = array<i64: 54>} : (vector<96xf16>) -> f16
        %2525 = "vector.extract"(%2469) {static_position = array<i64: 55>} : (vector<96xf16>) -> f16
        %2526 = "vector.extract"(%2469) {static_position = array<i64: 56>} : (vector<96xf16>) -> f16
        %2527 = "vector.extract"(%2469) {static_position = array<i64: 57>} : (vector<96xf16>) -> f16
        %2528 = "vector.extract"(%2469) {static_position = array<i64: 58>} : (vector<96xf16>) -> f16
        %2529 = "vector.extract"(%2469) {static_position = array<i64: 59>} : (vector<96xf16>) -> f16
        %2530 = "vector.extract"(%2469) {static_position = array<i64: 60>} : (vector<96xf16>) -> f16
        %2531 = "vector.extract"(%2469) {static_position = array<i64: 61>} : (vector<96xf16>) -> f16
        %2532 = "vector.extract"(%2469) {static_position = array<i64: 62>} : (vector<96xf16>) -> f16
        %2533 = "vector.extract"(%2469) {static_position = array<i64: 63>} : (vector<96xf16>) -> f16
        %2534 = "vector.extract"(%2469) {static_position = array<i64: 64>} : (vector<96xf16>) -> f16
        %2535 = "vector.extract"(%2469) {static_position = array<i64: 65>} : (vector<96xf16>) -> f16
        %2536 = "vector.extract"(%2469) {static_position = array<i64: 66>} : (vector<96xf16>) -> f16
        %2537 = "vector.extract"(%2469) {static_position = array<i64: 67>} : (vector<96xf16>) -> f16
        %2538 = "vector.extract"(%2469) {static_position = array<i64: 68>} : (vector<96xf16>) -> f16
        %2539 = "vector.extract"(%2469) {static_position = array<i64: 69>} : (vector<96xf16>) -> f16
        %2540 = "vector.extract"(%2469) {static_position = array<i64: 70>} : (vector<96xf16>) -> f16
        %2541 = "vector.extract"(%2469) {static_position = array<i64: 71>} : (vector<96xf16>) -> f16
        %2542 = "vector.extract"(%2469) {static_position = array<i64: 72>} : (vector<96xf16>) -> f16
        %2543 = "vector.extract"(%2469) {static_position = array<i64: 73>} : (vector<96xf16>) -> f16
        %2544 = "vector.extract"(%2469) {static_position = array<i64: 74>} : (vector<96xf16>) -> f16
        %2545 = "vector.extract"(%2469) {static_position = array<i64: 75>} : (vector<96xf16>) -> f16
        %2546 = "vector.extract"(%2469) {static_position = array<i64: 76>} : (vector<96xf16>) -> f16
        %2547 = "vector.extract"(%2469) {static_position = array<i64: 77>} : (vector<96xf16>) -> f16
        %2548 = "vector.extract"(%2469) {static_position = array<i64: 78>} : (vector<96xf16>) -> f16
        %2549 = "vector.extract"(%2469) {static_position = array<i64: 79>} : (vector<96xf16>) -> f16
        %2550 = "vector.extract"(%2469) {static_position = array<i64: 80>} : (vector<96xf16>) -> f16
        %2551 = "vector.extract"(%2469) {static_position = array<i64: 81>} : (vector<96xf16>) -> f16
        %2552 = "vector.extract"(%2469) {static_position = array<i64: 82>} : (vector<96xf16>) -> f16
        %2553 = "vector.extract"(%2469) {static_position = array<i64: 83>} : (vector<96xf16>) -> f16
        %2554 = "vector.extract"(%2469) {static_position = array<i64: 84>} : (vector<96xf16>) -> f16
        %2555 = "vector.extract"(%2469) {static_position = array<i64: 85>} : (vector<96xf16>) -> f16
        %2556 = "vector.extract"(%2469) {static_position = array<i64: 86>} : (vector<96xf16>) -> f16
        %2557 = "vector.extract"(%2469) {static_position = array<i64: 87>} : (vector<96xf16>) -> f16
        %2558 = "vector.extract"(%2469) {static_position = array<i64: 88>} : (vector<96xf16>) -> f16
        %2559 = "vector.extract"(%2469) {static_position = array<i64: 89>} : (vector<96xf16>) -> f16
        %2560 = "vector.extract"(%2469) {static_position = array<i64: 90>} : (vector<96xf16>) -> f16
        %2561 = "vector.extract"(%2469) {static_position = array<i64: 91>} : (vector<96xf16>) -> f16
        %2562 = "vector.extract"(%2469) {static_position = array<i64: 92>} : (vector<96xf16>) -> f16
        %2563 = "vector.extract"(%2469) {static_position = array<i64: 93>} : (vector<96xf16>) -> f16
        %2564 = "vector.extract"(%2469) {static_position = array<i64: 94>} : (vector<96xf16>) -> f16
        %2565 = "vector.extract"(%2469) {static_position = array<i64: 95>} : (vector<96xf16>) -> f16
        %2566 = "llvm.getelementptr"(%94, %833) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2567 = "arith.andi"(%299, %121) : (i32, i32) -> i32
        %2568 = "arith.shrui"(%2567, %123) : (i32, i32) -> i32
        %2569 = "arith.xori"(%299, %2568) : (i32, i32) -> i32
        %2570 = "llvm.getelementptr"(%2566, %2569) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2575_d = "nvvm.ldmatrix"(%2570) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2571 = "llvm.extractvalue"(%t2575_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2572 = "llvm.extractvalue"(%t2575_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2573 = "llvm.extractvalue"(%t2575_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2574 = "llvm.extractvalue"(%t2575_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2576 = "arith.addi"(%299, %129) : (i32, i32) -> i32
        %2577 = "arith.andi"(%2576, %121) : (i32, i32) -> i32
        %2578 = "arith.shrui"(%2577, %123) : (i32, i32) -> i32
        %2579 = "arith.xori"(%2576, %2578) : (i32, i32) -> i32
        %2580 = "llvm.getelementptr"(%2566, %2579) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2585_d = "nvvm.ldmatrix"(%2580) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2581 = "llvm.extractvalue"(%t2585_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2582 = "llvm.extractvalue"(%t2585_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2583 = "llvm.extractvalue"(%t2585_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2584 = "llvm.extractvalue"(%t2585_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2586 = "arith.addi"(%299, %138) : (i32, i32) -> i32
        %2587 = "arith.andi"(%2586, %121) : (i32, i32) -> i32
        %2588 = "arith.shrui"(%2587, %123) : (i32, i32) -> i32
        %2589 = "arith.xori"(%2586, %2588) : (i32, i32) -> i32
        %2590 = "llvm.getelementptr"(%2566, %2589) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2595_d = "nvvm.ldmatrix"(%2590) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2591 = "llvm.extractvalue"(%t2595_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2592 = "llvm.extractvalue"(%t2595_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2593 = "llvm.extractvalue"(%t2595_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2594 = "llvm.extractvalue"(%t2595_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2596 = "arith.addi"(%299, %148) : (i32, i32) -> i32
        %2597 = "arith.andi"(%2596, %121) : (i32, i32) -> i32
        %2598 = "arith.shrui"(%2597, %123) : (i32, i32) -> i32
        %2599 = "arith.xori"(%2596, %2598) : (i32, i32) -> i32
        %2600 = "llvm.getelementptr"(%2566, %2599) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2605_d = "nvvm.ldmatrix"(%2600) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2601 = "llvm.extractvalue"(%t2605_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2602 = "llvm.extractvalue"(%t2605_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2603 = "llvm.extractvalue"(%t2605_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2604 = "llvm.extractvalue"(%t2605_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2606 = "vector.from_elements"(%2470, %2471) : (f16, f16) -> vector<2xf16>
        %2607 = "vector.from_elements"(%2472, %2473) : (f16, f16) -> vector<2xf16>
        %2608 = "vector.from_elements"(%2478, %2479) : (f16, f16) -> vector<2xf16>
        %2609 = "vector.from_elements"(%2480, %2481) : (f16, f16) -> vector<2xf16>
        %2610 = "llvm.bitcast"(%2571) : (i32) -> vector<2xf16>
        %2611 = "llvm.bitcast"(%2572) : (i32) -> vector<2xf16>
        %t2616_d = "llvm.call_intrinsic"(%2606, %2607, %2608, %2609, %2610, %2611, %2395, %2396, %2414, %2415) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2612 = "llvm.extractvalue"(%t2616_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2613 = "llvm.extractvalue"(%t2616_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2614 = "llvm.extractvalue"(%t2616_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2615 = "llvm.extractvalue"(%t2616_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2617 = "llvm.bitcast"(%2573) : (i32) -> vector<2xf16>
        %2618 = "llvm.bitcast"(%2574) : (i32) -> vector<2xf16>
        %t2623_d = "llvm.call_intrinsic"(%2606, %2607, %2608, %2609, %2617, %2618, %2397, %2398, %2416, %2417) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2619 = "llvm.extractvalue"(%t2623_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2620 = "llvm.extractvalue"(%t2623_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2621 = "llvm.extractvalue"(%t2623_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2622 = "llvm.extractvalue"(%t2623_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2624 = "llvm.bitcast"(%2581) : (i32) -> vector<2xf16>
        %2625 = "llvm.bitcast"(%2582) : (i32) -> vector<2xf16>
        %t2630_d = "llvm.call_intrinsic"(%2606, %2607, %2608, %2609, %2624, %2625, %2399, %2400, %2418, %2419) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2626 = "llvm.extractvalue"(%t2630_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2627 = "llvm.extractvalue"(%t2630_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2628 = "llvm.extractvalue"(%t2630_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2629 = "llvm.extractvalue"(%t2630_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2631 = "llvm.bitcast"(%2583) : (i32) -> vector<2xf16>
        %2632 = "llvm.bitcast"(%2584) : (i32) -> vector<2xf16>
        %t2637_d = "llvm.call_intrinsic"(%2606, %2607, %2608, %2609, %2631, %2632, %2401, %2402, %2420, %2421) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2633 = "llvm.extractvalue"(%t2637_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2634 = "llvm.extractvalue"(%t2637_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2635 = "llvm.extractvalue"(%t2637_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2636 = "llvm.extractvalue"(%t2637_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2638 = "llvm.bitcast"(%2591) : (i32) -> vector<2xf16>
        %2639 = "llvm.bitcast"(%2592) : (i32) -> vector<2xf16>
        %t2644_d = "llvm.call_intrinsic"(%2606, %2607, %2608, %2609, %2638, %2639, %2403, %2404, %2422, %2423) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2640 = "llvm.extractvalue"(%t2644_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2641 = "llvm.extractvalue"(%t2644_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2642 = "llvm.extractvalue"(%t2644_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2643 = "llvm.extractvalue"(%t2644_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2645 = "llvm.bitcast"(%2593) : (i32) -> vector<2xf16>
        %2646 = "llvm.bitcast"(%2594) : (i32) -> vector<2xf16>
        %t2651_d = "llvm.call_intrinsic"(%2606, %2607, %2608, %2609, %2645, %2646, %2405, %2406, %2424, %2425) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2647 = "llvm.extractvalue"(%t2651_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2648 = "llvm.extractvalue"(%t2651_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2649 = "llvm.extractvalue"(%t2651_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2650 = "llvm.extractvalue"(%t2651_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2652 = "llvm.bitcast"(%2601) : (i32) -> vector<2xf16>
        %2653 = "llvm.bitcast"(%2602) : (i32) -> vector<2xf16>
        %t2658_d = "llvm.call_intrinsic"(%2606, %2607, %2608, %2609, %2652, %2653, %2407, %2408, %2426, %2427) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2654 = "llvm.extractvalue"(%t2658_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2655 = "llvm.extractvalue"(%t2658_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2656 = "llvm.extractvalue"(%t2658_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2657 = "llvm.extractvalue"(%t2658_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2659 = "llvm.bitcast"(%2603) : (i32) -> vector<2xf16>
        %2660 = "llvm.bitcast"(%2604) : (i32) -> vector<2xf16>
        %t2665_d = "llvm.call_intrinsic"(%2606, %2607, %2608, %2609, %2659, %2660, %2409, %2410, %2428, %2429) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2661 = "llvm.extractvalue"(%t2665_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2662 = "llvm.extractvalue"(%t2665_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2663 = "llvm.extractvalue"(%t2665_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2664 = "llvm.extractvalue"(%t2665_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2666 = "vector.from_elements"(%2474, %2475) : (f16, f16) -> vector<2xf16>
        %2667 = "vector.from_elements"(%2476, %2477) : (f16, f16) -> vector<2xf16>
        %2668 = "vector.from_elements"(%2482, %2483) : (f16, f16) -> vector<2xf16>
        %2669 = "vector.from_elements"(%2484, %2485) : (f16, f16) -> vector<2xf16>
        %t2674_d = "llvm.call_intrinsic"(%2666, %2667, %2668, %2669, %2659, %2660, %2447, %2448, %2466, %2467) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2670 = "llvm.extractvalue"(%t2674_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2671 = "llvm.extractvalue"(%t2674_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2672 = "llvm.extractvalue"(%t2674_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2673 = "llvm.extractvalue"(%t2674_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2679_d = "llvm.call_intrinsic"(%2666, %2667, %2668, %2669, %2652, %2653, %2445, %2446, %2464, %2465) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2675 = "llvm.extractvalue"(%t2679_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2676 = "llvm.extractvalue"(%t2679_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2677 = "llvm.extractvalue"(%t2679_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2678 = "llvm.extractvalue"(%t2679_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2684_d = "llvm.call_intrinsic"(%2666, %2667, %2668, %2669, %2645, %2646, %2443, %2444, %2462, %2463) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2680 = "llvm.extractvalue"(%t2684_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2681 = "llvm.extractvalue"(%t2684_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2682 = "llvm.extractvalue"(%t2684_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2683 = "llvm.extractvalue"(%t2684_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2689_d = "llvm.call_intrinsic"(%2666, %2667, %2668, %2669, %2638, %2639, %2441, %2442, %2460, %2461) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2685 = "llvm.extractvalue"(%t2689_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2686 = "llvm.extractvalue"(%t2689_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2687 = "llvm.extractvalue"(%t2689_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2688 = "llvm.extractvalue"(%t2689_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2694_d = "llvm.call_intrinsic"(%2666, %2667, %2668, %2669, %2631, %2632, %2439, %2440, %2458, %2459) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2690 = "llvm.extractvalue"(%t2694_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2691 = "llvm.extractvalue"(%t2694_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2692 = "llvm.extractvalue"(%t2694_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2693 = "llvm.extractvalue"(%t2694_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2699_d = "llvm.call_intrinsic"(%2666, %2667, %2668, %2669, %2624, %2625, %2437, %2438, %2456, %2457) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2695 = "llvm.extractvalue"(%t2699_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2696 = "llvm.extractvalue"(%t2699_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2697 = "llvm.extractvalue"(%t2699_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2698 = "llvm.extractvalue"(%t2699_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2704_d = "llvm.call_intrinsic"(%2666, %2667, %2668, %2669, %2617, %2618, %2435, %2436, %2454, %2455) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2700 = "llvm.extractvalue"(%t2704_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2701 = "llvm.extractvalue"(%t2704_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2702 = "llvm.extractvalue"(%t2704_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2703 = "llvm.extractvalue"(%t2704_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2709_d = "llvm.call_intrinsic"(%2666, %2667, %2668, %2669, %2610, %2611, %2433, %2434, %2452, %2453) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2705 = "llvm.extractvalue"(%t2709_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2706 = "llvm.extractvalue"(%t2709_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2707 = "llvm.extractvalue"(%t2709_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2708 = "llvm.extractvalue"(%t2709_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2710 = "arith.addi"(%290, %833) : (i32, i32) -> i32
        %2711 = "llvm.getelementptr"(%94, %2710) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2712 = "llvm.getelementptr"(%2711, %2569) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2717_d = "nvvm.ldmatrix"(%2712) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2713 = "llvm.extractvalue"(%t2717_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2714 = "llvm.extractvalue"(%t2717_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2715 = "llvm.extractvalue"(%t2717_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2716 = "llvm.extractvalue"(%t2717_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2718 = "llvm.getelementptr"(%2711, %2579) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2723_d = "nvvm.ldmatrix"(%2718) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2719 = "llvm.extractvalue"(%t2723_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2720 = "llvm.extractvalue"(%t2723_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2721 = "llvm.extractvalue"(%t2723_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2722 = "llvm.extractvalue"(%t2723_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2724 = "llvm.getelementptr"(%2711, %2589) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2729_d = "nvvm.ldmatrix"(%2724) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2725 = "llvm.extractvalue"(%t2729_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2726 = "llvm.extractvalue"(%t2729_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2727 = "llvm.extractvalue"(%t2729_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2728 = "llvm.extractvalue"(%t2729_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2730 = "llvm.getelementptr"(%2711, %2599) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2735_d = "nvvm.ldmatrix"(%2730) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2731 = "llvm.extractvalue"(%t2735_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2732 = "llvm.extractvalue"(%t2735_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2733 = "llvm.extractvalue"(%t2735_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2734 = "llvm.extractvalue"(%t2735_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2736 = "vector.from_elements"(%2486, %2487) : (f16, f16) -> vector<2xf16>
        %2737 = "vector.from_elements"(%2488, %2489) : (f16, f16) -> vector<2xf16>
        %2738 = "vector.from_elements"(%2494, %2495) : (f16, f16) -> vector<2xf16>
        %2739 = "vector.from_elements"(%2496, %2497) : (f16, f16) -> vector<2xf16>
        %2740 = "llvm.bitcast"(%2713) : (i32) -> vector<2xf16>
        %2741 = "llvm.bitcast"(%2714) : (i32) -> vector<2xf16>
        %t2746_d = "llvm.call_intrinsic"(%2736, %2737, %2738, %2739, %2740, %2741, %2612, %2613, %2614, %2615) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2742 = "llvm.extractvalue"(%t2746_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2743 = "llvm.extractvalue"(%t2746_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2744 = "llvm.extractvalue"(%t2746_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2745 = "llvm.extractvalue"(%t2746_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2747 = "llvm.bitcast"(%2715) : (i32) -> vector<2xf16>
        %2748 = "llvm.bitcast"(%2716) : (i32) -> vector<2xf16>
        %t2753_d = "llvm.call_intrinsic"(%2736, %2737, %2738, %2739, %2747, %2748, %2619, %2620, %2621, %2622) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2749 = "llvm.extractvalue"(%t2753_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2750 = "llvm.extractvalue"(%t2753_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2751 = "llvm.extractvalue"(%t2753_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2752 = "llvm.extractvalue"(%t2753_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2754 = "llvm.bitcast"(%2719) : (i32) -> vector<2xf16>
        %2755 = "llvm.bitcast"(%2720) : (i32) -> vector<2xf16>
        %t2760_d = "llvm.call_intrinsic"(%2736, %2737, %2738, %2739, %2754, %2755, %2626, %2627, %2628, %2629) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2756 = "llvm.extractvalue"(%t2760_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2757 = "llvm.extractvalue"(%t2760_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2758 = "llvm.extractvalue"(%t2760_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2759 = "llvm.extractvalue"(%t2760_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2761 = "llvm.bitcast"(%2721) : (i32) -> vector<2xf16>
        %2762 = "llvm.bitcast"(%2722) : (i32) -> vector<2xf16>
        %t2767_d = "llvm.call_intrinsic"(%2736, %2737, %2738, %2739, %2761, %2762, %2633, %2634, %2635, %2636) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2763 = "llvm.extractvalue"(%t2767_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2764 = "llvm.extractvalue"(%t2767_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2765 = "llvm.extractvalue"(%t2767_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2766 = "llvm.extractvalue"(%t2767_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2768 = "llvm.bitcast"(%2725) : (i32) -> vector<2xf16>
        %2769 = "llvm.bitcast"(%2726) : (i32) -> vector<2xf16>
        %t2774_d = "llvm.call_intrinsic"(%2736, %2737, %2738, %2739, %2768, %2769, %2640, %2641, %2642, %2643) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2770 = "llvm.extractvalue"(%t2774_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2771 = "llvm.extractvalue"(%t2774_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2772 = "llvm.extractvalue"(%t2774_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2773 = "llvm.extractvalue"(%t2774_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2775 = "llvm.bitcast"(%2727) : (i32) -> vector<2xf16>
        %2776 = "llvm.bitcast"(%2728) : (i32) -> vector<2xf16>
        %t2781_d = "llvm.call_intrinsic"(%2736, %2737, %2738, %2739, %2775, %2776, %2647, %2648, %2649, %2650) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2777 = "llvm.extractvalue"(%t2781_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2778 = "llvm.extractvalue"(%t2781_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2779 = "llvm.extractvalue"(%t2781_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2780 = "llvm.extractvalue"(%t2781_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2782 = "llvm.bitcast"(%2731) : (i32) -> vector<2xf16>
        %2783 = "llvm.bitcast"(%2732) : (i32) -> vector<2xf16>
        %t2788_d = "llvm.call_intrinsic"(%2736, %2737, %2738, %2739, %2782, %2783, %2654, %2655, %2656, %2657) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2784 = "llvm.extractvalue"(%t2788_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2785 = "llvm.extractvalue"(%t2788_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2786 = "llvm.extractvalue"(%t2788_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2787 = "llvm.extractvalue"(%t2788_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2789 = "llvm.bitcast"(%2733) : (i32) -> vector<2xf16>
        %2790 = "llvm.bitcast"(%2734) : (i32) -> vector<2xf16>
        %t2795_d = "llvm.call_intrinsic"(%2736, %2737, %2738, %2739, %2789, %2790, %2661, %2662, %2663, %2664) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2791 = "llvm.extractvalue"(%t2795_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2792 = "llvm.extractvalue"(%t2795_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2793 = "llvm.extractvalue"(%t2795_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2794 = "llvm.extractvalue"(%t2795_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2796 = "vector.from_elements"(%2490, %2491) : (f16, f16) -> vector<2xf16>
        %2797 = "vector.from_elements"(%2492, %2493) : (f16, f16) -> vector<2xf16>
        %2798 = "vector.from_elements"(%2498, %2499) : (f16, f16) -> vector<2xf16>
        %2799 = "vector.from_elements"(%2500, %2501) : (f16, f16) -> vector<2xf16>
        %t2804_d = "llvm.call_intrinsic"(%2796, %2797, %2798, %2799, %2789, %2790, %2670, %2671, %2672, %2673) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2800 = "llvm.extractvalue"(%t2804_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2801 = "llvm.extractvalue"(%t2804_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2802 = "llvm.extractvalue"(%t2804_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2803 = "llvm.extractvalue"(%t2804_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2809_d = "llvm.call_intrinsic"(%2796, %2797, %2798, %2799, %2782, %2783, %2675, %2676, %2677, %2678) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2805 = "llvm.extractvalue"(%t2809_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2806 = "llvm.extractvalue"(%t2809_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2807 = "llvm.extractvalue"(%t2809_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2808 = "llvm.extractvalue"(%t2809_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2814_d = "llvm.call_intrinsic"(%2796, %2797, %2798, %2799, %2775, %2776, %2680, %2681, %2682, %2683) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2810 = "llvm.extractvalue"(%t2814_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2811 = "llvm.extractvalue"(%t2814_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2812 = "llvm.extractvalue"(%t2814_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2813 = "llvm.extractvalue"(%t2814_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2819_d = "llvm.call_intrinsic"(%2796, %2797, %2798, %2799, %2768, %2769, %2685, %2686, %2687, %2688) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2815 = "llvm.extractvalue"(%t2819_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2816 = "llvm.extractvalue"(%t2819_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2817 = "llvm.extractvalue"(%t2819_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2818 = "llvm.extractvalue"(%t2819_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2824_d = "llvm.call_intrinsic"(%2796, %2797, %2798, %2799, %2761, %2762, %2690, %2691, %2692, %2693) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2820 = "llvm.extractvalue"(%t2824_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2821 = "llvm.extractvalue"(%t2824_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2822 = "llvm.extractvalue"(%t2824_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2823 = "llvm.extractvalue"(%t2824_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2829_d = "llvm.call_intrinsic"(%2796, %2797, %2798, %2799, %2754, %2755, %2695, %2696, %2697, %2698) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2825 = "llvm.extractvalue"(%t2829_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2826 = "llvm.extractvalue"(%t2829_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2827 = "llvm.extractvalue"(%t2829_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2828 = "llvm.extractvalue"(%t2829_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2834_d = "llvm.call_intrinsic"(%2796, %2797, %2798, %2799, %2747, %2748, %2700, %2701, %2702, %2703) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2830 = "llvm.extractvalue"(%t2834_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2831 = "llvm.extractvalue"(%t2834_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2832 = "llvm.extractvalue"(%t2834_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2833 = "llvm.extractvalue"(%t2834_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2839_d = "llvm.call_intrinsic"(%2796, %2797, %2798, %2799, %2740, %2741, %2705, %2706, %2707, %2708) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2835 = "llvm.extractvalue"(%t2839_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2836 = "llvm.extractvalue"(%t2839_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2837 = "llvm.extractvalue"(%t2839_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2838 = "llvm.extractvalue"(%t2839_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2840 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %2841 = "arith.addi"(%2840, %833) : (i32, i32) -> i32
        %2842 = "llvm.getelementptr"(%94, %2841) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2843 = "llvm.getelementptr"(%2842, %2569) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2848_d = "nvvm.ldmatrix"(%2843) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2844 = "llvm.extractvalue"(%t2848_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2845 = "llvm.extractvalue"(%t2848_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2846 = "llvm.extractvalue"(%t2848_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2847 = "llvm.extractvalue"(%t2848_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2849 = "llvm.getelementptr"(%2842, %2579) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2854_d = "nvvm.ldmatrix"(%2849) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2850 = "llvm.extractvalue"(%t2854_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2851 = "llvm.extractvalue"(%t2854_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2852 = "llvm.extractvalue"(%t2854_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2853 = "llvm.extractvalue"(%t2854_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2855 = "llvm.getelementptr"(%2842, %2589) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2860_d = "nvvm.ldmatrix"(%2855) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2856 = "llvm.extractvalue"(%t2860_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2857 = "llvm.extractvalue"(%t2860_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2858 = "llvm.extractvalue"(%t2860_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2859 = "llvm.extractvalue"(%t2860_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2861 = "llvm.getelementptr"(%2842, %2599) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2866_d = "nvvm.ldmatrix"(%2861) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2862 = "llvm.extractvalue"(%t2866_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2863 = "llvm.extractvalue"(%t2866_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2864 = "llvm.extractvalue"(%t2866_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2865 = "llvm.extractvalue"(%t2866_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2867 = "vector.from_elements"(%2502, %2503) : (f16, f16) -> vector<2xf16>
        %2868 = "vector.from_elements"(%2504, %2505) : (f16, f16) -> vector<2xf16>
        %2869 = "vector.from_elements"(%2510, %2511) : (f16, f16) -> vector<2xf16>
        %2870 = "vector.from_elements"(%2512, %2513) : (f16, f16) -> vector<2xf16>
        %2871 = "llvm.bitcast"(%2844) : (i32) -> vector<2xf16>
        %2872 = "llvm.bitcast"(%2845) : (i32) -> vector<2xf16>
        %t2877_d = "llvm.call_intrinsic"(%2867, %2868, %2869, %2870, %2871, %2872, %2742, %2743, %2744, %2745) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2873 = "llvm.extractvalue"(%t2877_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2874 = "llvm.extractvalue"(%t2877_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2875 = "llvm.extractvalue"(%t2877_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2876 = "llvm.extractvalue"(%t2877_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2878 = "llvm.bitcast"(%2846) : (i32) -> vector<2xf16>
        %2879 = "llvm.bitcast"(%2847) : (i32) -> vector<2xf16>
        %t2884_d = "llvm.call_intrinsic"(%2867, %2868, %2869, %2870, %2878, %2879, %2749, %2750, %2751, %2752) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2880 = "llvm.extractvalue"(%t2884_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2881 = "llvm.extractvalue"(%t2884_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2882 = "llvm.extractvalue"(%t2884_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2883 = "llvm.extractvalue"(%t2884_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2885 = "llvm.bitcast"(%2850) : (i32) -> vector<2xf16>
        %2886 = "llvm.bitcast"(%2851) : (i32) -> vector<2xf16>
        %t2891_d = "llvm.call_intrinsic"(%2867, %2868, %2869, %2870, %2885, %2886, %2756, %2757, %2758, %2759) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2887 = "llvm.extractvalue"(%t2891_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2888 = "llvm.extractvalue"(%t2891_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2889 = "llvm.extractvalue"(%t2891_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2890 = "llvm.extractvalue"(%t2891_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2892 = "llvm.bitcast"(%2852) : (i32) -> vector<2xf16>
        %2893 = "llvm.bitcast"(%2853) : (i32) -> vector<2xf16>
        %t2898_d = "llvm.call_intrinsic"(%2867, %2868, %2869, %2870, %2892, %2893, %2763, %2764, %2765, %2766) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2894 = "llvm.extractvalue"(%t2898_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2895 = "llvm.extractvalue"(%t2898_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2896 = "llvm.extractvalue"(%t2898_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2897 = "llvm.extractvalue"(%t2898_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2899 = "llvm.bitcast"(%2856) : (i32) -> vector<2xf16>
        %2900 = "llvm.bitcast"(%2857) : (i32) -> vector<2xf16>
        %t2905_d = "llvm.call_intrinsic"(%2867, %2868, %2869, %2870, %2899, %2900, %2770, %2771, %2772, %2773) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2901 = "llvm.extractvalue"(%t2905_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2902 = "llvm.extractvalue"(%t2905_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2903 = "llvm.extractvalue"(%t2905_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2904 = "llvm.extractvalue"(%t2905_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2906 = "llvm.bitcast"(%2858) : (i32) -> vector<2xf16>
        %2907 = "llvm.bitcast"(%2859) : (i32) -> vector<2xf16>
        %t2912_d = "llvm.call_intrinsic"(%2867, %2868, %2869, %2870, %2906, %2907, %2777, %2778, %2779, %2780) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2908 = "llvm.extractvalue"(%t2912_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2909 = "llvm.extractvalue"(%t2912_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2910 = "llvm.extractvalue"(%t2912_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2911 = "llvm.extractvalue"(%t2912_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2913 = "llvm.bitcast"(%2862) : (i32) -> vector<2xf16>
        %2914 = "llvm.bitcast"(%2863) : (i32) -> vector<2xf16>
        %t2919_d = "llvm.call_intrinsic"(%2867, %2868, %2869, %2870, %2913, %2914, %2784, %2785, %2786, %2787) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2915 = "llvm.extractvalue"(%t2919_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2916 = "llvm.extractvalue"(%t2919_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2917 = "llvm.extractvalue"(%t2919_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2918 = "llvm.extractvalue"(%t2919_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2920 = "llvm.bitcast"(%2864) : (i32) -> vector<2xf16>
        %2921 = "llvm.bitcast"(%2865) : (i32) -> vector<2xf16>
        %t2926_d = "llvm.call_intrinsic"(%2867, %2868, %2869, %2870, %2920, %2921, %2791, %2792, %2793, %2794) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2922 = "llvm.extractvalue"(%t2926_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2923 = "llvm.extractvalue"(%t2926_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2924 = "llvm.extractvalue"(%t2926_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2925 = "llvm.extractvalue"(%t2926_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2927 = "vector.from_elements"(%2506, %2507) : (f16, f16) -> vector<2xf16>
        %2928 = "vector.from_elements"(%2508, %2509) : (f16, f16) -> vector<2xf16>
        %2929 = "vector.from_elements"(%2514, %2515) : (f16, f16) -> vector<2xf16>
        %2930 = "vector.from_elements"(%2516, %2517) : (f16, f16) -> vector<2xf16>
        %t2935_d = "llvm.call_intrinsic"(%2927, %2928, %2929, %2930, %2920, %2921, %2800, %2801, %2802, %2803) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2931 = "llvm.extractvalue"(%t2935_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2932 = "llvm.extractvalue"(%t2935_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2933 = "llvm.extractvalue"(%t2935_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2934 = "llvm.extractvalue"(%t2935_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2940_d = "llvm.call_intrinsic"(%2927, %2928, %2929, %2930, %2913, %2914, %2805, %2806, %2807, %2808) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2936 = "llvm.extractvalue"(%t2940_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2937 = "llvm.extractvalue"(%t2940_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2938 = "llvm.extractvalue"(%t2940_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2939 = "llvm.extractvalue"(%t2940_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2945_d = "llvm.call_intrinsic"(%2927, %2928, %2929, %2930, %2906, %2907, %2810, %2811, %2812, %2813) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2941 = "llvm.extractvalue"(%t2945_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2942 = "llvm.extractvalue"(%t2945_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2943 = "llvm.extractvalue"(%t2945_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2944 = "llvm.extractvalue"(%t2945_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2950_d = "llvm.call_intrinsic"(%2927, %2928, %2929, %2930, %2899, %2900, %2815, %2816, %2817, %2818) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2946 = "llvm.extractvalue"(%t2950_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2947 = "llvm.extractvalue"(%t2950_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2948 = "llvm.extractvalue"(%t2950_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2949 = "llvm.extractvalue"(%t2950_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2955_d = "llvm.call_intrinsic"(%2927, %2928, %2929, %2930, %2892, %2893, %2820, %2821, %2822, %2823) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2951 = "llvm.extractvalue"(%t2955_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2952 = "llvm.extractvalue"(%t2955_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2953 = "llvm.extractvalue"(%t2955_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2954 = "llvm.extractvalue"(%t2955_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2960_d = "llvm.call_intrinsic"(%2927, %2928, %2929, %2930, %2885, %2886, %2825, %2826, %2827, %2828) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2956 = "llvm.extractvalue"(%t2960_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2957 = "llvm.extractvalue"(%t2960_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2958 = "llvm.extractvalue"(%t2960_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2959 = "llvm.extractvalue"(%t2960_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2965_d = "llvm.call_intrinsic"(%2927, %2928, %2929, %2930, %2878, %2879, %2830, %2831, %2832, %2833) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2961 = "llvm.extractvalue"(%t2965_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2962 = "llvm.extractvalue"(%t2965_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2963 = "llvm.extractvalue"(%t2965_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2964 = "llvm.extractvalue"(%t2965_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t2970_d = "llvm.call_intrinsic"(%2927, %2928, %2929, %2930, %2871, %2872, %2835, %2836, %2837, %2838) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %2966 = "llvm.extractvalue"(%t2970_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2967 = "llvm.extractvalue"(%t2970_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2968 = "llvm.extractvalue"(%t2970_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2969 = "llvm.extractvalue"(%t2970_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %2971 = "arith.constant"() {value = 3072 : i32} : () -> i32
        %2972 = "arith.addi"(%2971, %833) : (i32, i32) -> i32
        %2973 = "llvm.getelementptr"(%94, %2972) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2974 = "llvm.getelementptr"(%2973, %2569) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2979_d = "nvvm.ldmatrix"(%2974) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2975 = "llvm.extractvalue"(%t2979_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2976 = "llvm.extractvalue"(%t2979_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2977 = "llvm.extractvalue"(%t2979_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2978 = "llvm.extractvalue"(%t2979_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2980 = "llvm.getelementptr"(%2973, %2579) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2985_d = "nvvm.ldmatrix"(%2980) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2981 = "llvm.extractvalue"(%t2985_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2982 = "llvm.extractvalue"(%t2985_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2983 = "llvm.extractvalue"(%t2985_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2984 = "llvm.extractvalue"(%t2985_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2986 = "llvm.getelementptr"(%2973, %2589) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2991_d = "nvvm.ldmatrix"(%2986) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2987 = "llvm.extractvalue"(%t2991_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2988 = "llvm.extractvalue"(%t2991_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2989 = "llvm.extractvalue"(%t2991_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2990 = "llvm.extractvalue"(%t2991_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2992 = "llvm.getelementptr"(%2973, %2599) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t2997_d = "nvvm.ldmatrix"(%2992) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %2993 = "llvm.extractvalue"(%t2997_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2994 = "llvm.extractvalue"(%t2997_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2995 = "llvm.extractvalue"(%t2997_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2996 = "llvm.extractvalue"(%t2997_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %2998 = "vector.from_elements"(%2518, %2519) : (f16, f16) -> vector<2xf16>
        %2999 = "vector.from_elements"(%2520, %2521) : (f16, f16) -> vector<2xf16>
        %3000 = "vector.from_elements"(%2526, %2527) : (f16, f16) -> vector<2xf16>
        %3001 = "vector.from_elements"(%2528, %2529) : (f16, f16) -> vector<2xf16>
        %3002 = "llvm.bitcast"(%2975) : (i32) -> vector<2xf16>
        %3003 = "llvm.bitcast"(%2976) : (i32) -> vector<2xf16>
        %t3008_d = "llvm.call_intrinsic"(%2998, %2999, %3000, %3001, %3002, %3003, %2873, %2874, %2875, %2876) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3004 = "llvm.extractvalue"(%t3008_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3005 = "llvm.extractvalue"(%t3008_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3006 = "llvm.extractvalue"(%t3008_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3007 = "llvm.extractvalue"(%t3008_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3009 = "llvm.bitcast"(%2977) : (i32) -> vector<2xf16>
        %3010 = "llvm.bitcast"(%2978) : (i32) -> vector<2xf16>
        %t3015_d = "llvm.call_intrinsic"(%2998, %2999, %3000, %3001, %3009, %3010, %2880, %2881, %2882, %2883) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3011 = "llvm.extractvalue"(%t3015_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3012 = "llvm.extractvalue"(%t3015_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3013 = "llvm.extractvalue"(%t3015_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3014 = "llvm.extractvalue"(%t3015_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3016 = "llvm.bitcast"(%2981) : (i32) -> vector<2xf16>
        %3017 = "llvm.bitcast"(%2982) : (i32) -> vector<2xf16>
        %t3022_d = "llvm.call_intrinsic"(%2998, %2999, %3000, %3001, %3016, %3017, %2887, %2888, %2889, %2890) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3018 = "llvm.extractvalue"(%t3022_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3019 = "llvm.extractvalue"(%t3022_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3020 = "llvm.extractvalue"(%t3022_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3021 = "llvm.extractvalue"(%t3022_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3023 = "llvm.bitcast"(%2983) : (i32) -> vector<2xf16>
        %3024 = "llvm.bitcast"(%2984) : (i32) -> vector<2xf16>
        %t3029_d = "llvm.call_intrinsic"(%2998, %2999, %3000, %3001, %3023, %3024, %2894, %2895, %2896, %2897) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3025 = "llvm.extractvalue"(%t3029_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3026 = "llvm.extractvalue"(%t3029_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3027 = "llvm.extractvalue"(%t3029_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3028 = "llvm.extractvalue"(%t3029_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3030 = "llvm.bitcast"(%2987) : (i32) -> vector<2xf16>
        %3031 = "llvm.bitcast"(%2988) : (i32) -> vector<2xf16>
        %t3036_d = "llvm.call_intrinsic"(%2998, %2999, %3000, %3001, %3030, %3031, %2901, %2902, %2903, %2904) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3032 = "llvm.extractvalue"(%t3036_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3033 = "llvm.extractvalue"(%t3036_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3034 = "llvm.extractvalue"(%t3036_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3035 = "llvm.extractvalue"(%t3036_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3037 = "llvm.bitcast"(%2989) : (i32) -> vector<2xf16>
        %3038 = "llvm.bitcast"(%2990) : (i32) -> vector<2xf16>
        %t3043_d = "llvm.call_intrinsic"(%2998, %2999, %3000, %3001, %3037, %3038, %2908, %2909, %2910, %2911) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3039 = "llvm.extractvalue"(%t3043_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3040 = "llvm.extractvalue"(%t3043_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3041 = "llvm.extractvalue"(%t3043_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3042 = "llvm.extractvalue"(%t3043_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3044 = "llvm.bitcast"(%2993) : (i32) -> vector<2xf16>
        %3045 = "llvm.bitcast"(%2994) : (i32) -> vector<2xf16>
        %t3050_d = "llvm.call_intrinsic"(%2998, %2999, %3000, %3001, %3044, %3045, %2915, %2916, %2917, %2918) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3046 = "llvm.extractvalue"(%t3050_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3047 = "llvm.extractvalue"(%t3050_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3048 = "llvm.extractvalue"(%t3050_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3049 = "llvm.extractvalue"(%t3050_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3051 = "llvm.bitcast"(%2995) : (i32) -> vector<2xf16>
        %3052 = "llvm.bitcast"(%2996) : (i32) -> vector<2xf16>
        %t3057_d = "llvm.call_intrinsic"(%2998, %2999, %3000, %3001, %3051, %3052, %2922, %2923, %2924, %2925) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3053 = "llvm.extractvalue"(%t3057_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3054 = "llvm.extractvalue"(%t3057_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3055 = "llvm.extractvalue"(%t3057_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3056 = "llvm.extractvalue"(%t3057_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3058 = "vector.from_elements"(%2522, %2523) : (f16, f16) -> vector<2xf16>
        %3059 = "vector.from_elements"(%2524, %2525) : (f16, f16) -> vector<2xf16>
        %3060 = "vector.from_elements"(%2530, %2531) : (f16, f16) -> vector<2xf16>
        %3061 = "vector.from_elements"(%2532, %2533) : (f16, f16) -> vector<2xf16>
        %t3066_d = "llvm.call_intrinsic"(%3058, %3059, %3060, %3061, %3051, %3052, %2931, %2932, %2933, %2934) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3062 = "llvm.extractvalue"(%t3066_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3063 = "llvm.extractvalue"(%t3066_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3064 = "llvm.extractvalue"(%t3066_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3065 = "llvm.extractvalue"(%t3066_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t3071_d = "llvm.call_intrinsic"(%3058, %3059, %3060, %3061, %3044, %3045, %2936, %2937, %2938, %2939) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3067 = "llvm.extractvalue"(%t3071_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3068 = "llvm.extractvalue"(%t3071_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3069 = "llvm.extractvalue"(%t3071_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3070 = "llvm.extractvalue"(%t3071_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t3076_d = "llvm.call_intrinsic"(%3058, %3059, %3060, %3061, %3037, %3038, %2941, %2942, %2943, %2944) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3072 = "llvm.extractvalue"(%t3076_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3073 = "llvm.extractvalue"(%t3076_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3074 = "llvm.extractvalue"(%t3076_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3075 = "llvm.extractvalue"(%t3076_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t3081_d = "llvm.call_intrinsic"(%3058, %3059, %3060, %3061, %3030, %3031, %2946, %2947, %2948, %2949) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3077 = "llvm.extractvalue"(%t3081_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3078 = "llvm.extractvalue"(%t3081_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3079 = "llvm.extractvalue"(%t3081_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3080 = "llvm.extractvalue"(%t3081_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t3086_d = "llvm.call_intrinsic"(%3058, %3059, %3060, %3061, %3023, %3024, %2951, %2952, %2953, %2954) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3082 = "llvm.extractvalue"(%t3086_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3083 = "llvm.extractvalue"(%t3086_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3084 = "llvm.extractvalue"(%t3086_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3085 = "llvm.extractvalue"(%t3086_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t3091_d = "llvm.call_intrinsic"(%3058, %3059, %3060, %3061, %3016, %3017, %2956, %2957, %2958, %2959) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3087 = "llvm.extractvalue"(%t3091_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3088 = "llvm.extractvalue"(%t3091_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3089 = "llvm.extractvalue"(%t3091_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3090 = "llvm.extractvalue"(%t3091_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t3096_d = "llvm.call_intrinsic"(%3058, %3059, %3060, %3061, %3009, %3010, %2961, %2962, %2963, %2964) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3092 = "llvm.extractvalue"(%t3096_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3093 = "llvm.extractvalue"(%t3096_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3094 = "llvm.extractvalue"(%t3096_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3095 = "llvm.extractvalue"(%t3096_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t3101_d = "llvm.call_intrinsic"(%3058, %3059, %3060, %3061, %3002, %3003, %2966, %2967, %2968, %2969) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3097 = "llvm.extractvalue"(%t3101_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3098 = "llvm.extractvalue"(%t3101_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3099 = "llvm.extractvalue"(%t3101_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3100 = "llvm.extractvalue"(%t3101_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3102 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %3103 = "arith.addi"(%3102, %833) : (i32, i32) -> i32
        %3104 = "llvm.getelementptr"(%94, %3103) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3105 = "llvm.getelementptr"(%3104, %2569) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t3110_d = "nvvm.ldmatrix"(%3105) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %3106 = "llvm.extractvalue"(%t3110_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3107 = "llvm.extractvalue"(%t3110_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3108 = "llvm.extractvalue"(%t3110_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3109 = "llvm.extractvalue"(%t3110_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3111 = "llvm.getelementptr"(%3104, %2579) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t3116_d = "nvvm.ldmatrix"(%3111) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %3112 = "llvm.extractvalue"(%t3116_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3113 = "llvm.extractvalue"(%t3116_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3114 = "llvm.extractvalue"(%t3116_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3115 = "llvm.extractvalue"(%t3116_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3117 = "llvm.getelementptr"(%3104, %2589) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t3122_d = "nvvm.ldmatrix"(%3117) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %3118 = "llvm.extractvalue"(%t3122_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3119 = "llvm.extractvalue"(%t3122_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3120 = "llvm.extractvalue"(%t3122_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3121 = "llvm.extractvalue"(%t3122_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3123 = "llvm.getelementptr"(%3104, %2599) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t3128_d = "nvvm.ldmatrix"(%3123) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %3124 = "llvm.extractvalue"(%t3128_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3125 = "llvm.extractvalue"(%t3128_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3126 = "llvm.extractvalue"(%t3128_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3127 = "llvm.extractvalue"(%t3128_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3129 = "vector.from_elements"(%2534, %2535) : (f16, f16) -> vector<2xf16>
        %3130 = "vector.from_elements"(%2536, %2537) : (f16, f16) -> vector<2xf16>
        %3131 = "vector.from_elements"(%2542, %2543) : (f16, f16) -> vector<2xf16>
        %3132 = "vector.from_elements"(%2544, %2545) : (f16, f16) -> vector<2xf16>
        %3133 = "llvm.bitcast"(%3106) : (i32) -> vector<2xf16>
        %3134 = "llvm.bitcast"(%3107) : (i32) -> vector<2xf16>
        %t3139_d = "llvm.call_intrinsic"(%3129, %3130, %3131, %3132, %3133, %3134, %3004, %3005, %3006, %3007) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3135 = "llvm.extractvalue"(%t3139_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3136 = "llvm.extractvalue"(%t3139_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3137 = "llvm.extractvalue"(%t3139_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3138 = "llvm.extractvalue"(%t3139_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3140 = "llvm.bitcast"(%3108) : (i32) -> vector<2xf16>
        %3141 = "llvm.bitcast"(%3109) : (i32) -> vector<2xf16>
        %t3146_d = "llvm.call_intrinsic"(%3129, %3130, %3131, %3132, %3140, %3141, %3011, %3012, %3013, %3014) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3142 = "llvm.extractvalue"(%t3146_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3143 = "llvm.extractvalue"(%t3146_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3144 = "llvm.extractvalue"(%t3146_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3145 = "llvm.extractvalue"(%t3146_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3147 = "llvm.bitcast"(%3112) : (i32) -> vector<2xf16>
        %3148 = "llvm.bitcast"(%3113) : (i32) -> vector<2xf16>
        %t3153_d = "llvm.call_intrinsic"(%3129, %3130, %3131, %3132, %3147, %3148, %3018, %3019, %3020, %3021) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3149 = "llvm.extractvalue"(%t3153_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3150 = "llvm.extractvalue"(%t3153_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3151 = "llvm.extractvalue"(%t3153_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3152 = "llvm.extractvalue"(%t3153_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3154 = "llvm.bitcast"(%3114) : (i32) -> vector<2xf16>
        %3155 = "llvm.bitcast"(%3115) : (i32) -> vector<2xf16>
        %t3160_d = "llvm.call_intrinsic"(%3129, %3130, %3131, %3132, %3154, %3155, %3025, %3026, %3027, %3028) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3156 = "llvm.extractvalue"(%t3160_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3157 = "llvm.extractvalue"(%t3160_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3158 = "llvm.extractvalue"(%t3160_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3159 = "llvm.extractvalue"(%t3160_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3161 = "llvm.bitcast"(%3118) : (i32) -> vector<2xf16>
        %3162 = "llvm.bitcast"(%3119) : (i32) -> vector<2xf16>
        %t3167_d = "llvm.call_intrinsic"(%3129, %3130, %3131, %3132, %3161, %3162, %3032, %3033, %3034, %3035) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3163 = "llvm.extractvalue"(%t3167_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3164 = "llvm.extractvalue"(%t3167_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3165 = "llvm.extractvalue"(%t3167_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3166 = "llvm.extractvalue"(%t3167_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3168 = "llvm.bitcast"(%3120) : (i32) -> vector<2xf16>
        %3169 = "llvm.bitcast"(%3121) : (i32) -> vector<2xf16>
        %t3174_d = "llvm.call_intrinsic"(%3129, %3130, %3131, %3132, %3168, %3169, %3039, %3040, %3041, %3042) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3170 = "llvm.extractvalue"(%t3174_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3171 = "llvm.extractvalue"(%t3174_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3172 = "llvm.extractvalue"(%t3174_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3173 = "llvm.extractvalue"(%t3174_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3175 = "llvm.bitcast"(%3124) : (i32) -> vector<2xf16>
        %3176 = "llvm.bitcast"(%3125) : (i32) -> vector<2xf16>
        %t3181_d = "llvm.call_intrinsic"(%3129, %3130, %3131, %3132, %3175, %3176, %3046, %3047, %3048, %3049) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3177 = "llvm.extractvalue"(%t3181_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3178 = "llvm.extractvalue"(%t3181_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3179 = "llvm.extractvalue"(%t3181_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3180 = "llvm.extractvalue"(%t3181_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3182 = "llvm.bitcast"(%3126) : (i32) -> vector<2xf16>
        %3183 = "llvm.bitcast"(%3127) : (i32) -> vector<2xf16>
        %t3188_d = "llvm.call_intrinsic"(%3129, %3130, %3131, %3132, %3182, %3183, %3053, %3054, %3055, %3056) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3184 = "llvm.extractvalue"(%t3188_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3185 = "llvm.extractvalue"(%t3188_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3186 = "llvm.extractvalue"(%t3188_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3187 = "llvm.extractvalue"(%t3188_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3189 = "vector.from_elements"(%2538, %2539) : (f16, f16) -> vector<2xf16>
        %3190 = "vector.from_elements"(%2540, %2541) : (f16, f16) -> vector<2xf16>
        %3191 = "vector.from_elements"(%2546, %2547) : (f16, f16) -> vector<2xf16>
        %3192 = "vector.from_elements"(%2548, %2549) : (f16, f16) -> vector<2xf16>
        %t3197_d = "llvm.call_intrinsic"(%3189, %3190, %3191, %3192, %3182, %3183, %3062, %3063, %3064, %3065) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3193 = "llvm.extractvalue"(%t3197_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3194 = "llvm.extractvalue"(%t3197_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3195 = "llvm.extractvalue"(%t3197_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3196 = "llvm.extractvalue"(%t3197_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t3202_d = "llvm.call_intrinsic"(%3189, %3190, %3191, %3192, %3175, %3176, %3067, %3068, %3069, %3070) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3198 = "llvm.extractvalue"(%t3202_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3199 = "llvm.extractvalue"(%t3202_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3200 = "llvm.extractvalue"(%t3202_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3201 = "llvm.extractvalue"(%t3202_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t3207_d = "llvm.call_intrinsic"(%3189, %3190, %3191, %3192, %3168, %3169, %3072, %3073, %3074, %3075) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3203 = "llvm.extractvalue"(%t3207_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3204 = "llvm.extractvalue"(%t3207_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3205 = "llvm.extractvalue"(%t3207_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3206 = "llvm.extractvalue"(%t3207_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t3212_d = "llvm.call_intrinsic"(%3189, %3190, %3191, %3192, %3161, %3162, %3077, %3078, %3079, %3080) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3208 = "llvm.extractvalue"(%t3212_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3209 = "llvm.extractvalue"(%t3212_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3210 = "llvm.extractvalue"(%t3212_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3211 = "llvm.extractvalue"(%t3212_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t3217_d = "llvm.call_intrinsic"(%3189, %3190, %3191, %3192, %3154, %3155, %3082, %3083, %3084, %3085) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3213 = "llvm.extractvalue"(%t3217_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3214 = "llvm.extractvalue"(%t3217_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3215 = "llvm.extractvalue"(%t3217_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3216 = "llvm.extractvalue"(%t3217_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t3222_d = "llvm.call_intrinsic"(%3189, %3190, %3191, %3192, %3147, %3148, %3087, %3088, %3089, %3090) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3218 = "llvm.extractvalue"(%t3222_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3219 = "llvm.extractvalue"(%t3222_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3220 = "llvm.extractvalue"(%t3222_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3221 = "llvm.extractvalue"(%t3222_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t3227_d = "llvm.call_intrinsic"(%3189, %3190, %3191, %3192, %3140, %3141, %3092, %3093, %3094, %3095) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3223 = "llvm.extractvalue"(%t3227_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3224 = "llvm.extractvalue"(%t3227_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3225 = "llvm.extractvalue"(%t3227_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3226 = "llvm.extractvalue"(%t3227_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t3232_d = "llvm.call_intrinsic"(%3189, %3190, %3191, %3192, %3133, %3134, %3097, %3098, %3099, %3100) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3228 = "llvm.extractvalue"(%t3232_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3229 = "llvm.extractvalue"(%t3232_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3230 = "llvm.extractvalue"(%t3232_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3231 = "llvm.extractvalue"(%t3232_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3233 = "arith.constant"() {value = 5120 : i32} : () -> i32
        %3234 = "arith.addi"(%3233, %833) : (i32, i32) -> i32
        %3235 = "llvm.getelementptr"(%94, %3234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3236 = "llvm.getelementptr"(%3235, %2569) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t3241_d = "nvvm.ldmatrix"(%3236) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %3237 = "llvm.extractvalue"(%t3241_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3238 = "llvm.extractvalue"(%t3241_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3239 = "llvm.extractvalue"(%t3241_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3240 = "llvm.extractvalue"(%t3241_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3242 = "llvm.getelementptr"(%3235, %2579) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t3247_d = "nvvm.ldmatrix"(%3242) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %3243 = "llvm.extractvalue"(%t3247_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3244 = "llvm.extractvalue"(%t3247_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3245 = "llvm.extractvalue"(%t3247_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3246 = "llvm.extractvalue"(%t3247_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3248 = "llvm.getelementptr"(%3235, %2589) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t3253_d = "nvvm.ldmatrix"(%3248) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %3249 = "llvm.extractvalue"(%t3253_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3250 = "llvm.extractvalue"(%t3253_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3251 = "llvm.extractvalue"(%t3253_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3252 = "llvm.extractvalue"(%t3253_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3254 = "llvm.getelementptr"(%3235, %2599) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t3259_d = "nvvm.ldmatrix"(%3254) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
        %3255 = "llvm.extractvalue"(%t3259_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3256 = "llvm.extractvalue"(%t3259_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3257 = "llvm.extractvalue"(%t3259_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3258 = "llvm.extractvalue"(%t3259_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
        %3260 = "vector.from_elements"(%2550, %2551) : (f16, f16) -> vector<2xf16>
        %3261 = "vector.from_elements"(%2552, %2553) : (f16, f16) -> vector<2xf16>
        %3262 = "vector.from_elements"(%2558, %2559) : (f16, f16) -> vector<2xf16>
        %3263 = "vector.from_elements"(%2560, %2561) : (f16, f16) -> vector<2xf16>
        %3264 = "llvm.bitcast"(%3237) : (i32) -> vector<2xf16>
        %3265 = "llvm.bitcast"(%3238) : (i32) -> vector<2xf16>
        %t3270_d = "llvm.call_intrinsic"(%3260, %3261, %3262, %3263, %3264, %3265, %3135, %3136, %3137, %3138) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3266 = "llvm.extractvalue"(%t3270_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3267 = "llvm.extractvalue"(%t3270_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3268 = "llvm.extractvalue"(%t3270_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3269 = "llvm.extractvalue"(%t3270_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3271 = "llvm.bitcast"(%3239) : (i32) -> vector<2xf16>
        %3272 = "llvm.bitcast"(%3240) : (i32) -> vector<2xf16>
        %t3277_d = "llvm.call_intrinsic"(%3260, %3261, %3262, %3263, %3271, %3272, %3142, %3143, %3144, %3145) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3273 = "llvm.extractvalue"(%t3277_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3274 = "llvm.extractvalue"(%t3277_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3275 = "llvm.extractvalue"(%t3277_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3276 = "llvm.extractvalue"(%t3277_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3278 = "llvm.bitcast"(%3243) : (i32) -> vector<2xf16>
        %3279 = "llvm.bitcast"(%3244) : (i32) -> vector<2xf16>
        %t3284_d = "llvm.call_intrinsic"(%3260, %3261, %3262, %3263, %3278, %3279, %3149, %3150, %3151, %3152) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3280 = "llvm.extractvalue"(%t3284_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3281 = "llvm.extractvalue"(%t3284_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3282 = "llvm.extractvalue"(%t3284_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3283 = "llvm.extractvalue"(%t3284_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3285 = "llvm.bitcast"(%3245) : (i32) -> vector<2xf16>
        %3286 = "llvm.bitcast"(%3246) : (i32) -> vector<2xf16>
        %t3291_d = "llvm.call_intrinsic"(%3260, %3261, %3262, %3263, %3285, %3286, %3156, %3157, %3158, %3159) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3287 = "llvm.extractvalue"(%t3291_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3288 = "llvm.extractvalue"(%t3291_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3289 = "llvm.extractvalue"(%t3291_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3290 = "llvm.extractvalue"(%t3291_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3292 = "llvm.bitcast"(%3249) : (i32) -> vector<2xf16>
        %3293 = "llvm.bitcast"(%3250) : (i32) -> vector<2xf16>
        %t3298_d = "llvm.call_intrinsic"(%3260, %3261, %3262, %3263, %3292, %3293, %3163, %3164, %3165, %3166) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3294 = "llvm.extractvalue"(%t3298_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3295 = "llvm.extractvalue"(%t3298_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3296 = "llvm.extractvalue"(%t3298_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3297 = "llvm.extractvalue"(%t3298_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3299 = "llvm.bitcast"(%3251) : (i32) -> vector<2xf16>
        %3300 = "llvm.bitcast"(%3252) : (i32) -> vector<2xf16>
        %t3305_d = "llvm.call_intrinsic"(%3260, %3261, %3262, %3263, %3299, %3300, %3170, %3171, %3172, %3173) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3301 = "llvm.extractvalue"(%t3305_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3302 = "llvm.extractvalue"(%t3305_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3303 = "llvm.extractvalue"(%t3305_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3304 = "llvm.extractvalue"(%t3305_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3306 = "llvm.bitcast"(%3255) : (i32) -> vector<2xf16>
        %3307 = "llvm.bitcast"(%3256) : (i32) -> vector<2xf16>
        %t3312_d = "llvm.call_intrinsic"(%3260, %3261, %3262, %3263, %3306, %3307, %3177, %3178, %3179, %3180) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3308 = "llvm.extractvalue"(%t3312_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3309 = "llvm.extractvalue"(%t3312_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3310 = "llvm.extractvalue"(%t3312_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3311 = "llvm.extractvalue"(%t3312_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3313 = "llvm.bitcast"(%3257) : (i32) -> vector<2xf16>
        %3314 = "llvm.bitcast"(%3258) : (i32) -> vector<2xf16>
        %t3319_d = "llvm.call_intrinsic"(%3260, %3261, %3262, %3263, %3313, %3314, %3184, %3185, %3186, %3187) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3315 = "llvm.extractvalue"(%t3319_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3316 = "llvm.extractvalue"(%t3319_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3317 = "llvm.extractvalue"(%t3319_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3318 = "llvm.extractvalue"(%t3319_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3320 = "vector.from_elements"(%2554, %2555) : (f16, f16) -> vector<2xf16>
        %3321 = "vector.from_elements"(%2556, %2557) : (f16, f16) -> vector<2xf16>
        %3322 = "vector.from_elements"(%2562, %2563) : (f16, f16) -> vector<2xf16>
        %3323 = "vector.from_elements"(%2564, %2565) : (f16, f16) -> vector<2xf16>
        %t3328_d = "llvm.call_intrinsic"(%3320, %3321, %3322, %3323, %3313, %3314, %3193, %3194, %3195, %3196) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3324 = "llvm.extractvalue"(%t3328_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3325 = "llvm.extractvalue"(%t3328_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3326 = "llvm.extractvalue"(%t3328_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3327 = "llvm.extractvalue"(%t3328_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t3333_d = "llvm.call_intrinsic"(%3320, %3321, %3322, %3323, %3306, %3307, %3198, %3199, %3200, %3201) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3329 = "llvm.extractvalue"(%t3333_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3330 = "llvm.extractvalue"(%t3333_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3331 = "llvm.extractvalue"(%t3333_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3332 = "llvm.extractvalue"(%t3333_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t3338_d = "llvm.call_intrinsic"(%3320, %3321, %3322, %3323, %3299, %3300, %3203, %3204, %3205, %3206) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3334 = "llvm.extractvalue"(%t3338_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3335 = "llvm.extractvalue"(%t3338_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3336 = "llvm.extractvalue"(%t3338_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3337 = "llvm.extractvalue"(%t3338_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t3343_d = "llvm.call_intrinsic"(%3320, %3321, %3322, %3323, %3292, %3293, %3208, %3209, %3210, %3211) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3339 = "llvm.extractvalue"(%t3343_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3340 = "llvm.extractvalue"(%t3343_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3341 = "llvm.extractvalue"(%t3343_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3342 = "llvm.extractvalue"(%t3343_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t3348_d = "llvm.call_intrinsic"(%3320, %3321, %3322, %3323, %3285, %3286, %3213, %3214, %3215, %3216) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3344 = "llvm.extractvalue"(%t3348_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3345 = "llvm.extractvalue"(%t3348_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3346 = "llvm.extractvalue"(%t3348_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3347 = "llvm.extractvalue"(%t3348_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t3353_d = "llvm.call_intrinsic"(%3320, %3321, %3322, %3323, %3278, %3279, %3218, %3219, %3220, %3221) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3349 = "llvm.extractvalue"(%t3353_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3350 = "llvm.extractvalue"(%t3353_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3351 = "llvm.extractvalue"(%t3353_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3352 = "llvm.extractvalue"(%t3353_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t3358_d = "llvm.call_intrinsic"(%3320, %3321, %3322, %3323, %3271, %3272, %3223, %3224, %3225, %3226) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3354 = "llvm.extractvalue"(%t3358_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3355 = "llvm.extractvalue"(%t3358_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3356 = "llvm.extractvalue"(%t3358_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3357 = "llvm.extractvalue"(%t3358_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %t3363_d = "llvm.call_intrinsic"(%3320, %3321, %3322, %3323, %3264, %3265, %3228, %3229, %3230, %3231) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %3359 = "llvm.extractvalue"(%t3363_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3360 = "llvm.extractvalue"(%t3363_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3361 = "llvm.extractvalue"(%t3363_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3362 = "llvm.extractvalue"(%t3363_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
        %3364 = "arith.subi"(%45, %573) : (i32, i32) -> i32
        "scf.yield"(%3364, %3266, %3267, %3268, %3269, %3359, %3360, %3361, %3362, %3273, %3274, %3275, %3276, %3354, %3355, %3356, %3357, %3280, %3281, %3282, %3283, %3349, %3350, %3351, %3352, %3287, %3288, %3289, %3290, %3344, %3345, %3346, %3347, %3294, %3295, %3296, %3297, %3339, %3340, %3341, %3342, %3301, %3302, %3303, %3304, %3334, %3335, %3336, %3337, %3308, %3309, %3310, %3311, %3329, %3330, %3331, %3332, %3315, %3316, %3317, %3318, %3324, %3325, %3326, %3327, %2606, %2607, %2666, %2667, %2608, %2609, %2668, %2669, %2736, %2737, %2796, %2797, %2738, %2739, %2798, %2799, %2867, %2868, %2927, %2928, %2869, %2870, %2929, %2930, %2998, %2999, %3058, %3059, %3000, %3001, %3060, %3061, %3129, %3130, %3189, %3190, %3131, %3132, %3191, %3192, %3260, %3261, %3320, %3321, %3262, %3263, %3322, %3323, %1921, %2046, %2168, %2290, %2001, %2123, %2245, %2367) : (i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32)
      %3365 = "arith.constant"() {value = -1 : i32} : () -> i32
      %3366 = "arith.constant"() {value = 31 : i32} : () -> i32
      %3367 = "nvvm.shfl.sync"(%3365, %35, %280, %3366) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %3368 = "arith.constant"() {value = 5 : i32} : () -> i32
      %3369 = "arith.shrsi"(%3367, %3368) : (i32, i32) -> i32
      %3370 = "arith.muli"(%3369, %129) : (i32, i32) -> i32
      %3371 = "arith.addi"(%48, %3370) : (i32, i32) -> i32
      %3372 = "arith.andi"(%3367, %3366) : (i32, i32) -> i32
      %3373 = "arith.divui"(%3372, %282) : (i32, i32) -> i32
      %3374 = "arith.addi"(%3371, %3373) : (i32, i32) -> i32
      %3375 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
      %3376 = "arith.mulf"(%34, %3375) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %3377 = "arith.muli"(%51, %32) : (i64, i64) -> i64
      %3378 = "arith.muli"(%52, %33) : (i64, i64) -> i64
      %3379 = "arith.addi"(%3377, %3378) : (i64, i64) -> i64
      %3380 = "llvm.getelementptr"(%28, %3379) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %3381 = "nvvm.shfl.sync"(%3365, %568, %45, %3366) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %3382 = "arith.addf"(%568, %3381) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %3383 = "nvvm.shfl.sync"(%3365, %3382, %286, %3366) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %3384 = "arith.addf"(%3382, %3383) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %3385 = "llvm.call_intrinsic"(%3384) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %3386 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %3387 = "arith.cmpf"(%3384, %3386) {predicate = 1 : i64} : (f32, f32) -> i1
      %3388 = "scf.if"(%3387) ({
        "scf.yield"(%3386) : (f32) -> ()
      }, {
        "scf.yield"(%3385) : (f32) -> ()
      }) : (i1) -> f32
      %3389 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %3390 = "arith.remui"(%3389, %282) : (i32, i32) -> i32
      %3391 = "arith.cmpi"(%3390, %87) {predicate = 0 : i64} : (i32, i32) -> i1
      %3392 = "arith.cmpi"(%3374, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3393 = "arith.andi"(%3391, %3392) : (i1, i1) -> i1
      "scf.if"(%3393) ({
        %3394 = "arith.mulf"(%564, %3376) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3395 = "llvm.call_intrinsic"(%3384) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %3396 = "arith.addf"(%3394, %3395) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3397 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
        %3398 = "arith.mulf"(%3396, %3397) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3399 = "arith.extsi"(%3374) : (i32) -> i64
        %3400 = "llvm.getelementptr"(%3380, %3399) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%3398, %3400) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3401 = "nvvm.shfl.sync"(%3365, %569, %45, %3366) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %3402 = "arith.addf"(%569, %3401) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %3403 = "nvvm.shfl.sync"(%3365, %3402, %286, %3366) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %3404 = "arith.addf"(%3402, %3403) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %3405 = "llvm.call_intrinsic"(%3404) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %3406 = "arith.cmpf"(%3404, %3386) {predicate = 1 : i64} : (f32, f32) -> i1
      %3407 = "scf.if"(%3406) ({
        "scf.yield"(%3386) : (f32) -> ()
      }, {
        "scf.yield"(%3405) : (f32) -> ()
      }) : (i1) -> f32
      %3408 = "arith.addi"(%3374, %97) : (i32, i32) -> i32
      %3409 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %3410 = "arith.remui"(%3409, %282) : (i32, i32) -> i32
      %3411 = "arith.cmpi"(%3410, %87) {predicate = 0 : i64} : (i32, i32) -> i1
      %3412 = "arith.cmpi"(%3408, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3413 = "arith.andi"(%3411, %3412) : (i1, i1) -> i1
      "scf.if"(%3413) ({
        %3414 = "arith.mulf"(%565, %3376) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3415 = "llvm.call_intrinsic"(%3404) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %3416 = "arith.addf"(%3414, %3415) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3417 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
        %3418 = "arith.mulf"(%3416, %3417) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3419 = "arith.extsi"(%3408) : (i32) -> i64
        %3420 = "llvm.getelementptr"(%3380, %3419) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%3418, %3420) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3421 = "nvvm.shfl.sync"(%3365, %570, %45, %3366) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %3422 = "arith.addf"(%570, %3421) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %3423 = "nvvm.shfl.sync"(%3365, %3422, %286, %3366) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %3424 = "arith.addf"(%3422, %3423) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %3425 = "llvm.call_intrinsic"(%3424) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %3426 = "arith.cmpf"(%3424, %3386) {predicate = 1 : i64} : (f32, f32) -> i1
      %3427 = "scf.if"(%3426) ({
        "scf.yield"(%3386) : (f32) -> ()
      }, {
        "scf.yield"(%3425) : (f32) -> ()
      }) : (i1) -> f32
      %3428 = "arith.addi"(%3374, %106) : (i32, i32) -> i32
      %3429 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %3430 = "arith.remui"(%3429, %282) : (i32, i32) -> i32
      %3431 = "arith.cmpi"(%3430, %87) {predicate = 0 : i64} : (i32, i32) -> i1
      %3432 = "arith.cmpi"(%3428, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3433 = "arith.andi"(%3431, %3432) : (i1, i1) -> i1
      "scf.if"(%3433) ({
        %3434 = "arith.mulf"(%566, %3376) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3435 = "llvm.call_intrinsic"(%3424) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %3436 = "arith.addf"(%3434, %3435) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3437 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
        %3438 = "arith.mulf"(%3436, %3437) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3439 = "arith.extsi"(%3428) : (i32) -> i64
        %3440 = "llvm.getelementptr"(%3380, %3439) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%3438, %3440) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3441 = "nvvm.shfl.sync"(%3365, %571, %45, %3366) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %3442 = "arith.addf"(%571, %3441) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %3443 = "nvvm.shfl.sync"(%3365, %3442, %286, %3366) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %3444 = "arith.addf"(%3442, %3443) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %3445 = "llvm.call_intrinsic"(%3444) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %3446 = "arith.cmpf"(%3444, %3386) {predicate = 1 : i64} : (f32, f32) -> i1
      %3447 = "scf.if"(%3446) ({
        "scf.yield"(%3386) : (f32) -> ()
      }, {
        "scf.yield"(%3445) : (f32) -> ()
      }) : (i1) -> f32
      %3448 = "arith.addi"(%3428, %97) : (i32, i32) -> i32
      %3449 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %3450 = "arith.remui"(%3449, %282) : (i32, i32) -> i32
      %3451 = "arith.cmpi"(%3450, %87) {predicate = 0 : i64} : (i32, i32) -> i1
      %3452 = "arith.cmpi"(%3448, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3453 = "arith.andi"(%3451, %3452) : (i1, i1) -> i1
      "scf.if"(%3453) ({
        %3454 = "arith.mulf"(%567, %3376) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3455 = "llvm.call_intrinsic"(%3444) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %3456 = "arith.addf"(%3454, %3455) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3457 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
        %3458 = "arith.mulf"(%3456, %3457) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %3459 = "arith.extsi"(%3448) : (i32) -> i64
        %3460 = "llvm.getelementptr"(%3380, %3459) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%3458, %3460) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3461 = "vector.from_elements"(%452, %453, %460, %461, %468, %469, %476, %477, %484, %485, %492, %493, %500, %501, %508, %509) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
      %3462 = "vector.broadcast"(%3388) : (f32) -> vector<16xf32>
      %3463 = "arith.mulf"(%3461, %3462) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %3464 = "vector.extract"(%3463) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %3465 = "vector.extract"(%3463) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %3466 = "vector.extract"(%3463) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %3467 = "vector.extract"(%3463) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %3468 = "vector.extract"(%3463) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %3469 = "vector.extract"(%3463) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %3470 = "vector.extract"(%3463) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %3471 = "vector.extract"(%3463) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %3472 = "vector.extract"(%3463) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %3473 = "vector.extract"(%3463) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %3474 = "vector.extract"(%3463) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %3475 = "vector.extract"(%3463) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %3476 = "vector.extract"(%3463) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %3477 = "vector.extract"(%3463) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %3478 = "vector.extract"(%3463) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %3479 = "vector.extract"(%3463) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      %3480 = "vector.from_elements"(%454, %455, %462, %463, %470, %471, %478, %479, %486, %487, %494, %495, %502, %503, %510, %511) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
      %3481 = "vector.broadcast"(%3407) : (f32) -> vector<16xf32>
      %3482 = "arith.mulf"(%3480, %3481) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %3483 = "vector.extract"(%3482) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %3484 = "vector.extract"(%3482) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %3485 = "vector.extract"(%3482) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %3486 = "vector.extract"(%3482) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %3487 = "vector.extract"(%3482) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %3488 = "vector.extract"(%3482) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %3489 = "vector.extract"(%3482) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %3490 = "vector.extract"(%3482) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %3491 = "vector.extract"(%3482) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %3492 = "vector.extract"(%3482) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %3493 = "vector.extract"(%3482) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %3494 = "vector.extract"(%3482) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %3495 = "vector.extract"(%3482) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %3496 = "vector.extract"(%3482) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %3497 = "vector.extract"(%3482) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %3498 = "vector.extract"(%3482) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      %3499 = "vector.from_elements"(%456, %457, %464, %465, %472, %473, %480, %481, %488, %489, %496, %497, %504, %505, %512, %513) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
      %3500 = "vector.broadcast"(%3427) : (f32) -> vector<16xf32>
      %3501 = "arith.mulf"(%3499, %3500) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %3502 = "vector.extract"(%3501) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %3503 = "vector.extract"(%3501) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %3504 = "vector.extract"(%3501) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %3505 = "vector.extract"(%3501) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %3506 = "vector.extract"(%3501) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %3507 = "vector.extract"(%3501) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %3508 = "vector.extract"(%3501) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %3509 = "vector.extract"(%3501) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %3510 = "vector.extract"(%3501) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %3511 = "vector.extract"(%3501) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %3512 = "vector.extract"(%3501) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %3513 = "vector.extract"(%3501) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %3514 = "vector.extract"(%3501) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %3515 = "vector.extract"(%3501) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %3516 = "vector.extract"(%3501) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %3517 = "vector.extract"(%3501) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      %3518 = "vector.from_elements"(%458, %459, %466, %467, %474, %475, %482, %483, %490, %491, %498, %499, %506, %507, %514, %515) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
      %3519 = "vector.broadcast"(%3447) : (f32) -> vector<16xf32>
      %3520 = "arith.mulf"(%3518, %3519) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %3521 = "vector.extract"(%3520) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %3522 = "vector.extract"(%3520) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %3523 = "vector.extract"(%3520) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %3524 = "vector.extract"(%3520) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %3525 = "vector.extract"(%3520) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %3526 = "vector.extract"(%3520) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %3527 = "vector.extract"(%3520) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %3528 = "vector.extract"(%3520) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %3529 = "vector.extract"(%3520) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %3530 = "vector.extract"(%3520) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %3531 = "vector.extract"(%3520) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %3532 = "vector.extract"(%3520) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %3533 = "vector.extract"(%3520) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %3534 = "vector.extract"(%3520) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %3535 = "vector.extract"(%3520) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %3536 = "vector.extract"(%3520) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %3537 = "vector.from_elements"(%3464, %3465, %3483, %3484, %3502, %3503, %3521, %3522, %3466, %3467, %3485, %3486, %3504, %3505, %3523, %3524, %3468, %3469, %3487, %3488, %3506, %3507, %3525, %3526, %3470, %3471, %3489, %3490, %3508, %3509, %3527, %3528, %3472, %3473, %3491, %3492, %3510, %3511, %3529, %3530, %3474, %3475, %3493, %3494, %3512, %3513, %3531, %3532, %3476, %3477, %3495, %3496, %3514, %3515, %3533, %3534, %3478, %3479, %3497, %3498, %3516, %3517, %3535, %3536) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
      %3538 = "arith.truncf"(%3537) : (vector<64xf32>) -> vector<64xf16>
      %3539 = "vector.extract"(%3538) {static_position = array<i64: 0>} : (vector<64xf16>) -> f16
      %3540 = "vector.extract"(%3538) {static_position = array<i64: 1>} : (vector<64xf16>) -> f16
      %3541 = "vector.extract"(%3538) {static_position = array<i64: 2>} : (vector<64xf16>) -> f16
      %3542 = "vector.extract"(%3538) {static_position = array<i64: 3>} : (vector<64xf16>) -> f16
      %3543 = "vector.extract"(%3538) {static_position = array<i64: 4>} : (vector<64xf16>) -> f16
      %3544 = "vector.extract"(%3538) {static_position = array<i64: 5>} : (vector<64xf16>) -> f16
      %3545 = "vector.extract"(%3538) {static_position = array<i64: 6>} : (vector<64xf16>) -> f16
      %3546 = "vector.extract"(%3538) {static_position = array<i64: 7>} : (vector<64xf16>) -> f16
      %3547 = "vector.extract"(%3538) {static_position = array<i64: 8>} : (vector<64xf16>) -> f16
      %3548 = "vector.extract"(%3538) {static_position = array<i64: 9>} : (vector<64xf16>) -> f16
      %3549 = "vector.extract"(%3538) {static_position = array<i64: 10>} : (vector<64xf16>) -> f16
      %3550 = "vector.extract"(%3538) {static_position = array<i64: 11>} : (vector<64xf16>) -> f16
      %3551 = "vector.extract"(%3538) {static_position = array<i64: 12>} : (vector<64xf16>) -> f16
      %3552 = "vector.extract"(%3538) {static_position = array<i64: 13>} : (vector<64xf16>) -> f16
      %3553 = "vector.extract"(%3538) {static_position = array<i64: 14>} : (vector<64xf16>) -> f16
      %3554 = "vector.extract"(%3538) {static_position = array<i64: 15>} : (vector<64xf16>) -> f16
      %3555 = "vector.extract"(%3538) {static_position = array<i64: 16>} : (vector<64xf16>) -> f16
      %3556 = "vector.extract"(%3538) {static_position = array<i64: 17>} : (vector<64xf16>) -> f16
      %3557 = "vector.extract"(%3538) {static_position = array<i64: 18>} : (vector<64xf16>) -> f16
      %3558 = "vector.extract"(%3538) {static_position = array<i64: 19>} : (vector<64xf16>) -> f16
      %3559 = "vector.extract"(%3538) {static_position = array<i64: 20>} : (vector<64xf16>) -> f16
      %3560 = "vector.extract"(%3538) {static_position = array<i64: 21>} : (vector<64xf16>) -> f16
      %3561 = "vector.extract"(%3538) {static_position = array<i64: 22>} : (vector<64xf16>) -> f16
      %3562 = "vector.extract"(%3538) {static_position = array<i64: 23>} : (vector<64xf16>) -> f16
      %3563 = "vector.extract"(%3538) {static_position = array<i64: 24>} : (vector<64xf16>) -> f16
      %3564 = "vector.extract"(%3538) {static_position = array<i64: 25>} : (vector<64xf16>) -> f16
      %3565 = "vector.extract"(%3538) {static_position = array<i64: 26>} : (vector<64xf16>) -> f16
      %3566 = "vector.extract"(%3538) {static_position = array<i64: 27>} : (vector<64xf16>) -> f16
      %3567 = "vector.extract"(%3538) {static_position = array<i64: 28>} : (vector<64xf16>) -> f16
      %3568 = "vector.extract"(%3538) {static_position = array<i64: 29>} : (vector<64xf16>) -> f16
      %3569 = "vector.extract"(%3538) {static_position = array<i64: 30>} : (vector<64xf16>) -> f16
      %3570 = "vector.extract"(%3538) {static_position = array<i64: 31>} : (vector<64xf16>) -> f16
      %3571 = "vector.extract"(%3538) {static_position = array<i64: 32>} : (vector<64xf16>) -> f16
      %3572 = "vector.extract"(%3538) {static_position = array<i64: 33>} : (vector<64xf16>) -> f16
      %3573 = "vector.extract"(%3538) {static_position = array<i64: 34>} : (vector<64xf16>) -> f16
      %3574 = "vector.extract"(%3538) {static_position = array<i64: 35>} : (vector<64xf16>) -> f16
      %3575 = "vector.extract"(%3538) {static_position = array<i64: 36>} : (vector<64xf16>) -> f16
      %3576 = "vector.extract"(%3538) {static_position = array<i64: 37>} : (vector<64xf16>) -> f16
      %3577 = "vector.extract"(%3538) {static_position = array<i64: 38>} : (vector<64xf16>) -> f16
      %3578 = "vector.extract"(%3538) {static_position = array<i64: 39>} : (vector<64xf16>) -> f16
      %3579 = "vector.extract"(%3538) {static_position = array<i64: 40>} : (vector<64xf16>) -> f16
      %3580 = "vector.extract"(%3538) {static_position = array<i64: 41>} : (vector<64xf16>) -> f16
      %3581 = "vector.extract"(%3538) {static_position = array<i64: 42>} : (vector<64xf16>) -> f16
      %3582 = "vector.extract"(%3538) {static_position = array<i64: 43>} : (vector<64xf16>) -> f16
      %3583 = "vector.extract"(%3538) {static_position = array<i64: 44>} : (vector<64xf16>) -> f16
      %3584 = "vector.extract"(%3538) {static_position = array<i64: 45>} : (vector<64xf16>) -> f16
      %3585 = "vector.extract"(%3538) {static_position = array<i64: 46>} : (vector<64xf16>) -> f16
      %3586 = "vector.extract"(%3538) {static_position = array<i64: 47>} : (vector<64xf16>) -> f16
      %3587 = "vector.extract"(%3538) {static_position = array<i64: 48>} : (vector<64xf16>) -> f16
      %3588 = "vector.extract"(%3538) {static_position = array<i64: 49>} : (vector<64xf16>) -> f16
      %3589 = "vector.extract"(%3538) {static_position = array<i64: 50>} : (vector<64xf16>) -> f16
      %3590 = "vector.extract"(%3538) {static_position = array<i64: 51>} : (vector<64xf16>) -> f16
      %3591 = "vector.extract"(%3538) {static_position = array<i64: 52>} : (vector<64xf16>) -> f16
      %3592 = "vector.extract"(%3538) {static_position = array<i64: 53>} : (vector<64xf16>) -> f16
      %3593 = "vector.extract"(%3538) {static_position = array<i64: 54>} : (vector<64xf16>) -> f16
      %3594 = "vector.extract"(%3538) {static_position = array<i64: 55>} : (vector<64xf16>) -> f16
      %3595 = "vector.extract"(%3538) {static_position = array<i64: 56>} : (vector<64xf16>) -> f16
      %3596 = "vector.extract"(%3538) {static_position = array<i64: 57>} : (vector<64xf16>) -> f16
      %3597 = "vector.extract"(%3538) {static_position = array<i64: 58>} : (vector<64xf16>) -> f16
      %3598 = "vector.extract"(%3538) {static_position = array<i64: 59>} : (vector<64xf16>) -> f16
      %3599 = "vector.extract"(%3538) {static_position = array<i64: 60>} : (vector<64xf16>) -> f16
      %3600 = "vector.extract"(%3538) {static_position = array<i64: 61>} : (vector<64xf16>) -> f16
      %3601 = "vector.extract"(%3538) {static_position = array<i64: 62>} : (vector<64xf16>) -> f16
      %3602 = "vector.extract"(%3538) {static_position = array<i64: 63>} : (vector<64xf16>) -> f16
      %3603 = "arith.andi"(%289, %121) : (i32, i32) -> i32
      %3604 = "arith.shrui"(%3603, %123) : (i32, i32) -> i32
      %3605 = "arith.xori"(%289, %3604) : (i32, i32) -> i32
      %3606 = "llvm.getelementptr"(%292, %3605) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3607 = "vector.from_elements"(%3539, %3540) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3607, %3606) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3608 = "arith.addi"(%289, %97) : (i32, i32) -> i32
      %3609 = "arith.andi"(%3608, %121) : (i32, i32) -> i32
      %3610 = "arith.shrui"(%3609, %123) : (i32, i32) -> i32
      %3611 = "arith.xori"(%3608, %3610) : (i32, i32) -> i32
      %3612 = "llvm.getelementptr"(%292, %3611) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3613 = "vector.from_elements"(%3547, %3548) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3613, %3612) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3614 = "arith.addi"(%289, %129) : (i32, i32) -> i32
      %3615 = "arith.andi"(%3614, %121) : (i32, i32) -> i32
      %3616 = "arith.shrui"(%3615, %123) : (i32, i32) -> i32
      %3617 = "arith.xori"(%3614, %3616) : (i32, i32) -> i32
      %3618 = "llvm.getelementptr"(%292, %3617) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3619 = "vector.from_elements"(%3555, %3556) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3619, %3618) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3620 = "arith.addi"(%289, %313) : (i32, i32) -> i32
      %3621 = "arith.andi"(%3620, %121) : (i32, i32) -> i32
      %3622 = "arith.shrui"(%3621, %123) : (i32, i32) -> i32
      %3623 = "arith.xori"(%3620, %3622) : (i32, i32) -> i32
      %3624 = "llvm.getelementptr"(%292, %3623) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3625 = "vector.from_elements"(%3563, %3564) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3625, %3624) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3626 = "arith.addi"(%289, %138) : (i32, i32) -> i32
      %3627 = "arith.andi"(%3626, %121) : (i32, i32) -> i32
      %3628 = "arith.shrui"(%3627, %123) : (i32, i32) -> i32
      %3629 = "arith.xori"(%3626, %3628) : (i32, i32) -> i32
      %3630 = "llvm.getelementptr"(%292, %3629) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3631 = "vector.from_elements"(%3571, %3572) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3631, %3630) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3632 = "arith.addi"(%289, %316) : (i32, i32) -> i32
      %3633 = "arith.andi"(%3632, %121) : (i32, i32) -> i32
      %3634 = "arith.shrui"(%3633, %123) : (i32, i32) -> i32
      %3635 = "arith.xori"(%3632, %3634) : (i32, i32) -> i32
      %3636 = "llvm.getelementptr"(%292, %3635) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3637 = "vector.from_elements"(%3579, %3580) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3637, %3636) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3638 = "arith.addi"(%289, %148) : (i32, i32) -> i32
      %3639 = "arith.andi"(%3638, %121) : (i32, i32) -> i32
      %3640 = "arith.shrui"(%3639, %123) : (i32, i32) -> i32
      %3641 = "arith.xori"(%3638, %3640) : (i32, i32) -> i32
      %3642 = "llvm.getelementptr"(%292, %3641) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3643 = "vector.from_elements"(%3587, %3588) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3643, %3642) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3644 = "arith.addi"(%289, %319) : (i32, i32) -> i32
      %3645 = "arith.andi"(%3644, %121) : (i32, i32) -> i32
      %3646 = "arith.shrui"(%3645, %123) : (i32, i32) -> i32
      %3647 = "arith.xori"(%3644, %3646) : (i32, i32) -> i32
      %3648 = "llvm.getelementptr"(%292, %3647) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3649 = "vector.from_elements"(%3595, %3596) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3649, %3648) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3650 = "arith.addi"(%3605, %308) : (i32, i32) -> i32
      %3651 = "llvm.getelementptr"(%292, %3650) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3652 = "vector.from_elements"(%3541, %3542) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3652, %3651) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3653 = "arith.addi"(%3611, %308) : (i32, i32) -> i32
      %3654 = "llvm.getelementptr"(%292, %3653) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3655 = "vector.from_elements"(%3549, %3550) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3655, %3654) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3656 = "arith.addi"(%3617, %308) : (i32, i32) -> i32
      %3657 = "llvm.getelementptr"(%292, %3656) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3658 = "vector.from_elements"(%3557, %3558) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3658, %3657) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3659 = "arith.addi"(%3623, %308) : (i32, i32) -> i32
      %3660 = "llvm.getelementptr"(%292, %3659) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3661 = "vector.from_elements"(%3565, %3566) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3661, %3660) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3662 = "arith.addi"(%3629, %308) : (i32, i32) -> i32
      %3663 = "llvm.getelementptr"(%292, %3662) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3664 = "vector.from_elements"(%3573, %3574) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3664, %3663) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3665 = "arith.addi"(%3635, %308) : (i32, i32) -> i32
      %3666 = "llvm.getelementptr"(%292, %3665) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3667 = "vector.from_elements"(%3581, %3582) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3667, %3666) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3668 = "arith.addi"(%3641, %308) : (i32, i32) -> i32
      %3669 = "llvm.getelementptr"(%292, %3668) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3670 = "vector.from_elements"(%3589, %3590) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3670, %3669) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3671 = "arith.addi"(%3647, %308) : (i32, i32) -> i32
      %3672 = "llvm.getelementptr"(%292, %3671) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3673 = "vector.from_elements"(%3597, %3598) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3673, %3672) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3674 = "arith.constant"() {value = 4096 : i32} : () -> i32
      %3675 = "arith.addi"(%3605, %3674) : (i32, i32) -> i32
      %3676 = "llvm.getelementptr"(%292, %3675) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3677 = "vector.from_elements"(%3543, %3544) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3677, %3676) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3678 = "arith.addi"(%3611, %3674) : (i32, i32) -> i32
      %3679 = "llvm.getelementptr"(%292, %3678) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3680 = "vector.from_elements"(%3551, %3552) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3680, %3679) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3681 = "arith.addi"(%3617, %3674) : (i32, i32) -> i32
      %3682 = "llvm.getelementptr"(%292, %3681) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3683 = "vector.from_elements"(%3559, %3560) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3683, %3682) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3684 = "arith.addi"(%3623, %3674) : (i32, i32) -> i32
      %3685 = "llvm.getelementptr"(%292, %3684) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3686 = "vector.from_elements"(%3567, %3568) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3686, %3685) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3687 = "arith.addi"(%3629, %3674) : (i32, i32) -> i32
      %3688 = "llvm.getelementptr"(%292, %3687) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3689 = "vector.from_elements"(%3575, %3576) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3689, %3688) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3690 = "arith.addi"(%3635, %3674) : (i32, i32) -> i32
      %3691 = "llvm.getelementptr"(%292, %3690) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3692 = "vector.from_elements"(%3583, %3584) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3692, %3691) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3693 = "arith.addi"(%3641, %3674) : (i32, i32) -> i32
      %3694 = "llvm.getelementptr"(%292, %3693) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3695 = "vector.from_elements"(%3591, %3592) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3695, %3694) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3696 = "arith.addi"(%3647, %3674) : (i32, i32) -> i32
      %3697 = "llvm.getelementptr"(%292, %3696) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3698 = "vector.from_elements"(%3599, %3600) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3698, %3697) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3699 = "arith.constant"() {value = 4608 : i32} : () -> i32
      %3700 = "arith.addi"(%3605, %3699) : (i32, i32) -> i32
      %3701 = "llvm.getelementptr"(%292, %3700) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3702 = "vector.from_elements"(%3545, %3546) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3702, %3701) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3703 = "arith.addi"(%3611, %3699) : (i32, i32) -> i32
      %3704 = "llvm.getelementptr"(%292, %3703) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3705 = "vector.from_elements"(%3553, %3554) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3705, %3704) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3706 = "arith.addi"(%3617, %3699) : (i32, i32) -> i32
      %3707 = "llvm.getelementptr"(%292, %3706) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3708 = "vector.from_elements"(%3561, %3562) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3708, %3707) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3709 = "arith.addi"(%3623, %3699) : (i32, i32) -> i32
      %3710 = "llvm.getelementptr"(%292, %3709) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3711 = "vector.from_elements"(%3569, %3570) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3711, %3710) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3712 = "arith.addi"(%3629, %3699) : (i32, i32) -> i32
      %3713 = "llvm.getelementptr"(%292, %3712) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3714 = "vector.from_elements"(%3577, %3578) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3714, %3713) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3715 = "arith.addi"(%3635, %3699) : (i32, i32) -> i32
      %3716 = "llvm.getelementptr"(%292, %3715) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3717 = "vector.from_elements"(%3585, %3586) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3717, %3716) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3718 = "arith.addi"(%3641, %3699) : (i32, i32) -> i32
      %3719 = "llvm.getelementptr"(%292, %3718) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3720 = "vector.from_elements"(%3593, %3594) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3720, %3719) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      %3721 = "arith.addi"(%3647, %3699) : (i32, i32) -> i32
      %3722 = "llvm.getelementptr"(%292, %3721) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %3723 = "vector.from_elements"(%3601, %3602) : (f16, f16) -> vector<2xf16>
      "llvm.store"(%3723, %3722) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %3724 = "arith.remui"(%3367, %97) : (i32, i32) -> i32
      %3725 = "arith.divui"(%3367, %97) : (i32, i32) -> i32
      %3726 = "arith.muli"(%3724, %97) : (i32, i32) -> i32
      %3727 = "arith.muli"(%3725, %106) : (i32, i32) -> i32
      %3728 = "arith.addi"(%3726, %3727) : (i32, i32) -> i32
      %3729 = "arith.muli"(%25, %95) : (i64, i64) -> i64
      %3730 = "arith.extsi"(%3725) : (i32) -> i64
      %3731 = "arith.muli"(%3730, %25) : (i64, i64) -> i64
      %3732 = "arith.extsi"(%3726) : (i32) -> i64
      %3733 = "arith.addi"(%3732, %3731) : (i64, i64) -> i64
      %3734 = "llvm.getelementptr"(%70, %3733) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %3735 = "arith.addi"(%48, %99) : (i32, i32) -> i32
      %3736 = "arith.cmpi"(%3735, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%3736) ({
        %3737 = "arith.andi"(%3728, %121) : (i32, i32) -> i32
        %3738 = "arith.shrui"(%3737, %123) : (i32, i32) -> i32
        %3739 = "arith.xori"(%3728, %3738) : (i32, i32) -> i32
        %3740 = "llvm.getelementptr"(%92, %3739) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3741 = "llvm.load"(%3740) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%3741, %3734) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3742 = "arith.addi"(%3735, %129) : (i32, i32) -> i32
      %3743 = "arith.cmpi"(%3742, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%3743) ({
        %3744 = "llvm.getelementptr"(%3734, %3729) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3745 = "arith.andi"(%3728, %121) : (i32, i32) -> i32
        %3746 = "arith.shrui"(%3745, %123) : (i32, i32) -> i32
        %3747 = "arith.xori"(%3728, %3746) : (i32, i32) -> i32
        %3748 = "llvm.getelementptr"(%134, %3747) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3749 = "llvm.load"(%3748) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%3749, %3744) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3750 = "arith.addi"(%3735, %138) : (i32, i32) -> i32
      %3751 = "arith.cmpi"(%3750, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%3751) ({
        %3752 = "arith.muli"(%141, %3729) : (i64, i64) -> i64
        %3753 = "llvm.getelementptr"(%3734, %3752) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3754 = "arith.andi"(%3728, %121) : (i32, i32) -> i32
        %3755 = "arith.shrui"(%3754, %123) : (i32, i32) -> i32
        %3756 = "arith.xori"(%3728, %3755) : (i32, i32) -> i32
        %3757 = "llvm.getelementptr"(%144, %3756) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3758 = "llvm.load"(%3757) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%3758, %3753) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3759 = "arith.addi"(%3735, %148) : (i32, i32) -> i32
      %3760 = "arith.cmpi"(%3759, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%3760) ({
        %3761 = "arith.muli"(%151, %3729) : (i64, i64) -> i64
        %3762 = "llvm.getelementptr"(%3734, %3761) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3763 = "arith.andi"(%3728, %121) : (i32, i32) -> i32
        %3764 = "arith.shrui"(%3763, %123) : (i32, i32) -> i32
        %3765 = "arith.xori"(%3728, %3764) : (i32, i32) -> i32
        %3766 = "llvm.getelementptr"(%154, %3765) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3767 = "llvm.load"(%3766) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%3767, %3762) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3768 = "arith.addi"(%3735, %106) : (i32, i32) -> i32
      %3769 = "arith.cmpi"(%3768, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%3769) ({
        %3770 = "arith.muli"(%160, %3729) : (i64, i64) -> i64
        %3771 = "llvm.getelementptr"(%3734, %3770) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3772 = "arith.andi"(%3728, %121) : (i32, i32) -> i32
        %3773 = "arith.shrui"(%3772, %123) : (i32, i32) -> i32
        %3774 = "arith.xori"(%3728, %3773) : (i32, i32) -> i32
        %3775 = "llvm.getelementptr"(%163, %3774) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3776 = "llvm.load"(%3775) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%3776, %3771) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3777 = "arith.addi"(%3735, %167) : (i32, i32) -> i32
      %3778 = "arith.cmpi"(%3777, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%3778) ({
        %3779 = "arith.muli"(%170, %3729) : (i64, i64) -> i64
        %3780 = "llvm.getelementptr"(%3734, %3779) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3781 = "arith.andi"(%3728, %121) : (i32, i32) -> i32
        %3782 = "arith.shrui"(%3781, %123) : (i32, i32) -> i32
        %3783 = "arith.xori"(%3728, %3782) : (i32, i32) -> i32
        %3784 = "llvm.getelementptr"(%173, %3783) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3785 = "llvm.load"(%3784) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%3785, %3780) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3786 = "arith.addi"(%3735, %76) : (i32, i32) -> i32
      %3787 = "arith.cmpi"(%3786, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%3787) ({
        %3788 = "arith.muli"(%179, %3729) : (i64, i64) -> i64
        %3789 = "llvm.getelementptr"(%3734, %3788) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3790 = "arith.andi"(%3728, %121) : (i32, i32) -> i32
        %3791 = "arith.shrui"(%3790, %123) : (i32, i32) -> i32
        %3792 = "arith.xori"(%3728, %3791) : (i32, i32) -> i32
        %3793 = "llvm.getelementptr"(%182, %3792) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3794 = "llvm.load"(%3793) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%3794, %3789) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3795 = "arith.addi"(%3735, %186) : (i32, i32) -> i32
      %3796 = "arith.cmpi"(%3795, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%3796) ({
        %3797 = "arith.muli"(%189, %3729) : (i64, i64) -> i64
        %3798 = "llvm.getelementptr"(%3734, %3797) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %3799 = "arith.andi"(%3728, %121) : (i32, i32) -> i32
        %3800 = "arith.shrui"(%3799, %123) : (i32, i32) -> i32
        %3801 = "arith.xori"(%3728, %3800) : (i32, i32) -> i32
        %3802 = "llvm.getelementptr"(%192, %3801) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3803 = "llvm.load"(%3802) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
        "llvm.store"(%3803, %3798) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
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
    "cutec.host_check"(%26) {message = "K and V have at least one head", file = "samples/attention_ampere.py", line = 250 : i32} : (i1) -> ()
    %27 = "arith.remui"(%3, %9) : (i32, i32) -> i32
    %28 = "arith.cmpi"(%27, %25) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%28) {message = "as many heads of Q share each one of K and V", file = "samples/attention_ampere.py", line = 251 : i32} : (i1) -> ()
    %29 = "arith.constant"() {value = 0.0 : f32} : () -> f32
    %30 = "arith.cmpf"(%24, %29) {predicate = 2 : i64} : (f32, f32) -> i1
    "cutec.host_check"(%30) {message = "scores keep their order when they are scaled", file = "samples/attention_ampere.py", line = 252 : i32} : (i1) -> ()
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
