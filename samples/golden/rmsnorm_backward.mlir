"builtin.module"() ({
  "gpu.module"() ({
    "llvm.func"() ({
    }) {sym_name = "__nv_rsqrtf", function_type = !llvm.func<f32 (f32)>, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 128 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>, %8: i64, %9: !llvm.ptr<1>, %10: !llvm.ptr<1>, %11: i64, %12: f32, %13: f32, %14: i32):
      %15 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %16 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %18 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %19 = "arith.constant"() {value = 128 : i32} : () -> i32
      %20 = "arith.muli"(%16, %19) : (i32, i32) -> i32
      %21 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %22 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %23 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %24 = "arith.muli"(%21, %19) : (i32, i32) -> i32
      %25 = "arith.constant"() {value = 0 : i32} : () -> i32
      %26 = "arith.muli"(%25, %24) : (i32, i32) -> i32
      %27 = "arith.addi"(%20, %26) : (i32, i32) -> i32
      %28 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %29 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %30 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %31 = "arith.constant"() {value = 4 : i32} : () -> i32
      %32 = "arith.divui"(%28, %31) : (i32, i32) -> i32
      %33 = "arith.addi"(%27, %32) : (i32, i32) -> i32
      %34 = "arith.remui"(%33, %31) : (i32, i32) -> i32
      %35 = "arith.remui"(%2, %31) : (i32, i32) -> i32
      %36 = "arith.muli"(%34, %35) : (i32, i32) -> i32
      %37 = "arith.remui"(%36, %31) : (i32, i32) -> i32
      %38 = "arith.constant"() {value = 1 : i32} : () -> i32
      %39 = "arith.addi"(%33, %38) : (i32, i32) -> i32
      %40 = "arith.cmpi"(%39, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %41 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %42 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %43 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %44 = "arith.remui"(%41, %31) : (i32, i32) -> i32
      %45 = "arith.muli"(%44, %31) : (i32, i32) -> i32
      %46 = "arith.subi"(%45, %37) : (i32, i32) -> i32
      %47 = "arith.addi"(%46, %31) : (i32, i32) -> i32
      %48 = "arith.cmpi"(%47, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %49 = "arith.andi"(%40, %48) : (i1, i1) -> i1
      %50 = "arith.cmpi"(%33, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %51 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %52 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %53 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %54 = "arith.remui"(%51, %31) : (i32, i32) -> i32
      %55 = "arith.muli"(%54, %31) : (i32, i32) -> i32
      %56 = "arith.subi"(%55, %37) : (i32, i32) -> i32
      %57 = "arith.cmpi"(%56, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %58 = "arith.andi"(%50, %57) : (i1, i1) -> i1
      %59 = "arith.constant"() {value = true} : () -> i1
      %60 = "arith.xori"(%49, %59) : (i1, i1) -> i1
      %61 = "arith.andi"(%58, %60) : (i1, i1) -> i1
      %62 = "arith.extui"(%61) : (i1) -> i8
      %63 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %64 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %65 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %66 = "arith.remui"(%63, %31) : (i32, i32) -> i32
      %67 = "arith.addi"(%31, %66) : (i32, i32) -> i32
      %68 = "arith.muli"(%67, %31) : (i32, i32) -> i32
      %69 = "arith.subi"(%68, %37) : (i32, i32) -> i32
      %70 = "arith.addi"(%69, %31) : (i32, i32) -> i32
      %71 = "arith.cmpi"(%70, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %72 = "arith.andi"(%40, %71) : (i1, i1) -> i1
      %73 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %74 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %75 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %76 = "arith.remui"(%73, %31) : (i32, i32) -> i32
      %77 = "arith.addi"(%31, %76) : (i32, i32) -> i32
      %78 = "arith.muli"(%77, %31) : (i32, i32) -> i32
      %79 = "arith.subi"(%78, %37) : (i32, i32) -> i32
      %80 = "arith.cmpi"(%79, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %81 = "arith.andi"(%50, %80) : (i1, i1) -> i1
      %82 = "arith.xori"(%72, %59) : (i1, i1) -> i1
      %83 = "arith.andi"(%81, %82) : (i1, i1) -> i1
      %84 = "arith.extui"(%83) : (i1) -> i8
      %85 = "arith.extsi"(%33) : (i32) -> i64
      %86 = "arith.extsi"(%2) : (i32) -> i64
      %87 = "arith.muli"(%85, %86) : (i64, i64) -> i64
      %88 = "arith.extsi"(%37) : (i32) -> i64
      %89 = "arith.subi"(%87, %88) : (i64, i64) -> i64
      %90 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %91 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %92 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %93 = "arith.remui"(%90, %31) : (i32, i32) -> i32
      %94 = "arith.muli"(%93, %31) : (i32, i32) -> i32
      %95 = "arith.extsi"(%94) : (i32) -> i64
      %96 = "arith.addi"(%89, %95) : (i64, i64) -> i64
      %97 = "llvm.getelementptr"(%0, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %98 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %99 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %100 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %101 = "arith.muli"(%98, %31) : (i32, i32) -> i32
      %102 = "llvm.getelementptr"(%15, %101) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %103 = "arith.constant"() {value = 0 : i8} : () -> i8
      %104 = "arith.cmpi"(%62, %103) {predicate = 1 : i64} : (i8, i8) -> i1
      %105 = "arith.constant"() {value = 16 : i32} : () -> i32
      %106 = "arith.select"(%104, %105, %25) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%102, %97, %106) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %107 = "llvm.getelementptr"(%97) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %108 = "llvm.getelementptr"(%102) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %109 = "arith.cmpi"(%84, %103) {predicate = 1 : i64} : (i8, i8) -> i1
      %110 = "arith.select"(%109, %105, %25) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%108, %107, %110) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %111 = "arith.constant"() {value = -1 : i32} : () -> i32
      "nvvm.bar.warp.sync"(%111) : (i32) -> ()
      %112 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %113 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %114 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %115 = "arith.remui"(%112, %31) : (i32, i32) -> i32
      %116 = "arith.muli"(%115, %31) : (i32, i32) -> i32
      %117 = "arith.extsi"(%116) : (i32) -> i64
      %118 = "arith.addi"(%89, %117) : (i64, i64) -> i64
      %119 = "llvm.getelementptr"(%4, %118) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %120 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %121 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %122 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %123 = "arith.muli"(%120, %31) : (i32, i32) -> i32
      %124 = "arith.constant"() {value = 4096 : i32} : () -> i32
      %125 = "arith.addi"(%123, %124) : (i32, i32) -> i32
      %126 = "llvm.getelementptr"(%15, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %127 = "arith.cmpi"(%62, %103) {predicate = 1 : i64} : (i8, i8) -> i1
      %128 = "arith.select"(%127, %105, %25) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%126, %119, %128) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %129 = "llvm.getelementptr"(%119) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %130 = "llvm.getelementptr"(%126) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %131 = "arith.cmpi"(%84, %103) {predicate = 1 : i64} : (i8, i8) -> i1
      %132 = "arith.select"(%131, %105, %25) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%130, %129, %132) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.bar.warp.sync"(%111) : (i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %133 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %134 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %135 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %136 = "arith.muli"(%133, %19) : (i32, i32) -> i32
      %137 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %138 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %139 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %140 = "arith.muli"(%137, %19) : (i32, i32) -> i32
      %141 = "arith.addi"(%136, %140) : (i32, i32) -> i32
      %142 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %143 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %144 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %145 = "arith.divui"(%142, %31) : (i32, i32) -> i32
      %146 = "arith.addi"(%141, %145) : (i32, i32) -> i32
      %147 = "arith.remui"(%146, %31) : (i32, i32) -> i32
      %148 = "arith.muli"(%147, %35) : (i32, i32) -> i32
      %149 = "arith.remui"(%148, %31) : (i32, i32) -> i32
      %150 = "arith.addi"(%146, %38) : (i32, i32) -> i32
      %151 = "arith.cmpi"(%150, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %152 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %153 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %154 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %155 = "arith.remui"(%152, %31) : (i32, i32) -> i32
      %156 = "arith.muli"(%155, %31) : (i32, i32) -> i32
      %157 = "arith.subi"(%156, %149) : (i32, i32) -> i32
      %158 = "arith.addi"(%157, %31) : (i32, i32) -> i32
      %159 = "arith.cmpi"(%158, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %160 = "arith.andi"(%151, %159) : (i1, i1) -> i1
      %161 = "arith.cmpi"(%146, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %162 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %163 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %164 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %165 = "arith.remui"(%162, %31) : (i32, i32) -> i32
      %166 = "arith.muli"(%165, %31) : (i32, i32) -> i32
      %167 = "arith.subi"(%166, %149) : (i32, i32) -> i32
      %168 = "arith.cmpi"(%167, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %169 = "arith.andi"(%161, %168) : (i1, i1) -> i1
      %170 = "arith.xori"(%160, %59) : (i1, i1) -> i1
      %171 = "arith.andi"(%169, %170) : (i1, i1) -> i1
      %172 = "arith.extui"(%171) : (i1) -> i8
      %173 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %174 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %175 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %176 = "arith.remui"(%173, %31) : (i32, i32) -> i32
      %177 = "arith.addi"(%31, %176) : (i32, i32) -> i32
      %178 = "arith.muli"(%177, %31) : (i32, i32) -> i32
      %179 = "arith.subi"(%178, %149) : (i32, i32) -> i32
      %180 = "arith.addi"(%179, %31) : (i32, i32) -> i32
      %181 = "arith.cmpi"(%180, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %182 = "arith.andi"(%151, %181) : (i1, i1) -> i1
      %183 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %184 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %185 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %186 = "arith.remui"(%183, %31) : (i32, i32) -> i32
      %187 = "arith.addi"(%31, %186) : (i32, i32) -> i32
      %188 = "arith.muli"(%187, %31) : (i32, i32) -> i32
      %189 = "arith.subi"(%188, %149) : (i32, i32) -> i32
      %190 = "arith.cmpi"(%189, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %191 = "arith.andi"(%161, %190) : (i1, i1) -> i1
      %192 = "arith.xori"(%182, %59) : (i1, i1) -> i1
      %193 = "arith.andi"(%191, %192) : (i1, i1) -> i1
      %194 = "arith.extui"(%193) : (i1) -> i8
      %195 = "arith.extsi"(%146) : (i32) -> i64
      %196 = "arith.muli"(%195, %86) : (i64, i64) -> i64
      %197 = "arith.extsi"(%149) : (i32) -> i64
      %198 = "arith.subi"(%196, %197) : (i64, i64) -> i64
      %199 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %200 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %201 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %202 = "arith.remui"(%199, %31) : (i32, i32) -> i32
      %203 = "arith.muli"(%202, %31) : (i32, i32) -> i32
      %204 = "arith.extsi"(%203) : (i32) -> i64
      %205 = "arith.addi"(%198, %204) : (i64, i64) -> i64
      %206 = "llvm.getelementptr"(%0, %205) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %207 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %208 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %209 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %210 = "arith.muli"(%207, %31) : (i32, i32) -> i32
      %211 = "arith.constant"() {value = 8192 : i32} : () -> i32
      %212 = "arith.addi"(%210, %211) : (i32, i32) -> i32
      %213 = "llvm.getelementptr"(%15, %212) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %214 = "arith.cmpi"(%172, %103) {predicate = 1 : i64} : (i8, i8) -> i1
      %215 = "arith.select"(%214, %105, %25) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%213, %206, %215) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %216 = "llvm.getelementptr"(%206) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %217 = "llvm.getelementptr"(%213) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %218 = "arith.cmpi"(%194, %103) {predicate = 1 : i64} : (i8, i8) -> i1
      %219 = "arith.select"(%218, %105, %25) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%217, %216, %219) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.bar.warp.sync"(%111) : (i32) -> ()
      %220 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %221 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %222 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %223 = "arith.remui"(%220, %31) : (i32, i32) -> i32
      %224 = "arith.muli"(%223, %31) : (i32, i32) -> i32
      %225 = "arith.extsi"(%224) : (i32) -> i64
      %226 = "arith.addi"(%198, %225) : (i64, i64) -> i64
      %227 = "llvm.getelementptr"(%4, %226) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %228 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %229 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %230 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %231 = "arith.muli"(%228, %31) : (i32, i32) -> i32
      %232 = "arith.addi"(%231, %124) : (i32, i32) -> i32
      %233 = "arith.addi"(%232, %211) : (i32, i32) -> i32
      %234 = "llvm.getelementptr"(%15, %233) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %235 = "arith.cmpi"(%172, %103) {predicate = 1 : i64} : (i8, i8) -> i1
      %236 = "arith.select"(%235, %105, %25) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%234, %227, %236) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %237 = "llvm.getelementptr"(%227) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %238 = "llvm.getelementptr"(%234) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %239 = "arith.cmpi"(%194, %103) {predicate = 1 : i64} : (i8, i8) -> i1
      %240 = "arith.select"(%239, %105, %25) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%238, %237, %240) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.bar.warp.sync"(%111) : (i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %241 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %242 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %243 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %244 = "arith.muli"(%241, %19) : (i32, i32) -> i32
      %245 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %246 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %247 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %248 = "arith.muli"(%245, %19) : (i32, i32) -> i32
      %249 = "arith.constant"() {value = 2 : i32} : () -> i32
      %250 = "arith.muli"(%249, %248) : (i32, i32) -> i32
      %251 = "arith.addi"(%244, %250) : (i32, i32) -> i32
      %252 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %253 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %254 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %255 = "arith.divui"(%252, %31) : (i32, i32) -> i32
      %256 = "arith.addi"(%251, %255) : (i32, i32) -> i32
      %257 = "arith.remui"(%256, %31) : (i32, i32) -> i32
      %258 = "arith.muli"(%257, %35) : (i32, i32) -> i32
      %259 = "arith.remui"(%258, %31) : (i32, i32) -> i32
      %260 = "arith.addi"(%256, %38) : (i32, i32) -> i32
      %261 = "arith.cmpi"(%260, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %262 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %263 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %264 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %265 = "arith.remui"(%262, %31) : (i32, i32) -> i32
      %266 = "arith.muli"(%265, %31) : (i32, i32) -> i32
      %267 = "arith.subi"(%266, %259) : (i32, i32) -> i32
      %268 = "arith.addi"(%267, %31) : (i32, i32) -> i32
      %269 = "arith.cmpi"(%268, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %270 = "arith.andi"(%261, %269) : (i1, i1) -> i1
      %271 = "arith.cmpi"(%256, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %272 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %273 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %274 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %275 = "arith.remui"(%272, %31) : (i32, i32) -> i32
      %276 = "arith.muli"(%275, %31) : (i32, i32) -> i32
      %277 = "arith.subi"(%276, %259) : (i32, i32) -> i32
      %278 = "arith.cmpi"(%277, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %279 = "arith.andi"(%271, %278) : (i1, i1) -> i1
      %280 = "arith.xori"(%270, %59) : (i1, i1) -> i1
      %281 = "arith.andi"(%279, %280) : (i1, i1) -> i1
      %282 = "arith.extui"(%281) : (i1) -> i8
      %283 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %284 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %285 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %286 = "arith.remui"(%283, %31) : (i32, i32) -> i32
      %287 = "arith.addi"(%31, %286) : (i32, i32) -> i32
      %288 = "arith.muli"(%287, %31) : (i32, i32) -> i32
      %289 = "arith.subi"(%288, %259) : (i32, i32) -> i32
      %290 = "arith.addi"(%289, %31) : (i32, i32) -> i32
      %291 = "arith.cmpi"(%290, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %292 = "arith.andi"(%261, %291) : (i1, i1) -> i1
      %293 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %294 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %295 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %296 = "arith.remui"(%293, %31) : (i32, i32) -> i32
      %297 = "arith.addi"(%31, %296) : (i32, i32) -> i32
      %298 = "arith.muli"(%297, %31) : (i32, i32) -> i32
      %299 = "arith.subi"(%298, %259) : (i32, i32) -> i32
      %300 = "arith.cmpi"(%299, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %301 = "arith.andi"(%271, %300) : (i1, i1) -> i1
      %302 = "arith.xori"(%292, %59) : (i1, i1) -> i1
      %303 = "arith.andi"(%301, %302) : (i1, i1) -> i1
      %304 = "arith.extui"(%303) : (i1) -> i8
      %305 = "arith.extsi"(%256) : (i32) -> i64
      %306 = "arith.muli"(%305, %86) : (i64, i64) -> i64
      %307 = "arith.extsi"(%259) : (i32) -> i64
      %308 = "arith.subi"(%306, %307) : (i64, i64) -> i64
      %309 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %310 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %311 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %312 = "arith.remui"(%309, %31) : (i32, i32) -> i32
      %313 = "arith.muli"(%312, %31) : (i32, i32) -> i32
      %314 = "arith.extsi"(%313) : (i32) -> i64
      %315 = "arith.addi"(%308, %314) : (i64, i64) -> i64
      %316 = "llvm.getelementptr"(%0, %315) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %317 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %318 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %319 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %320 = "arith.muli"(%317, %31) : (i32, i32) -> i32
      %321 = "arith.constant"() {value = 16384 : i32} : () -> i32
      %322 = "arith.addi"(%320, %321) : (i32, i32) -> i32
      %323 = "llvm.getelementptr"(%15, %322) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %324 = "arith.cmpi"(%282, %103) {predicate = 1 : i64} : (i8, i8) -> i1
      %325 = "arith.select"(%324, %105, %25) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%323, %316, %325) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %326 = "llvm.getelementptr"(%316) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %327 = "llvm.getelementptr"(%323) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %328 = "arith.cmpi"(%304, %103) {predicate = 1 : i64} : (i8, i8) -> i1
      %329 = "arith.select"(%328, %105, %25) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%327, %326, %329) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.bar.warp.sync"(%111) : (i32) -> ()
      %330 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %331 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %332 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %333 = "arith.remui"(%330, %31) : (i32, i32) -> i32
      %334 = "arith.muli"(%333, %31) : (i32, i32) -> i32
      %335 = "arith.extsi"(%334) : (i32) -> i64
      %336 = "arith.addi"(%308, %335) : (i64, i64) -> i64
      %337 = "llvm.getelementptr"(%4, %336) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %338 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %339 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %340 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %341 = "arith.muli"(%338, %31) : (i32, i32) -> i32
      %342 = "arith.addi"(%341, %124) : (i32, i32) -> i32
      %343 = "arith.addi"(%342, %321) : (i32, i32) -> i32
      %344 = "llvm.getelementptr"(%15, %343) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %345 = "arith.cmpi"(%282, %103) {predicate = 1 : i64} : (i8, i8) -> i1
      %346 = "arith.select"(%345, %105, %25) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%344, %337, %346) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %347 = "llvm.getelementptr"(%337) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %348 = "llvm.getelementptr"(%344) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %349 = "arith.cmpi"(%304, %103) {predicate = 1 : i64} : (i8, i8) -> i1
      %350 = "arith.select"(%349, %105, %25) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%348, %347, %350) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.bar.warp.sync"(%111) : (i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %351 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 133248>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %352 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %353 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %354 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %355 = "arith.muli"(%352, %31) : (i32, i32) -> i32
      %356 = "llvm.getelementptr"(%351, %355) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %357 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %358 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %359 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %360 = "arith.muli"(%357, %19) : (i32, i32) -> i32
      %361 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %362 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %363 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %364 = "arith.muli"(%361, %19) : (i32, i32) -> i32
      %365 = "arith.muli"(%25, %364) : (i32, i32) -> i32
      %366 = "arith.addi"(%360, %365) : (i32, i32) -> i32
      %367 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %368 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %369 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %370 = "arith.divui"(%367, %31) : (i32, i32) -> i32
      %371 = "arith.addi"(%366, %370) : (i32, i32) -> i32
      %372 = "arith.remui"(%371, %31) : (i32, i32) -> i32
      %373 = "arith.muli"(%372, %35) : (i32, i32) -> i32
      %374 = "arith.remui"(%373, %31) : (i32, i32) -> i32
      %375 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
      %376 = "vector.extract"(%375) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
      %377 = "vector.extract"(%375) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
      %378 = "vector.extract"(%375) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
      %379 = "vector.extract"(%375) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
      %380 = "vector.extract"(%375) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
      %381 = "vector.extract"(%375) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
      %382 = "vector.extract"(%375) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
      %383 = "vector.extract"(%375) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
      %384 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %385 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %386 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %387 = "arith.remui"(%384, %31) : (i32, i32) -> i32
      %388 = "arith.muli"(%387, %31) : (i32, i32) -> i32
      %389 = "arith.subi"(%388, %374) : (i32, i32) -> i32
      %390 = "arith.cmpi"(%35, %25) {predicate = 0 : i64} : (i32, i32) -> i1
      %391, %392, %393, %394 = "scf.if"(%390) ({
        %395 = "arith.cmpi"(%389, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %396, %397, %398, %399 = "scf.if"(%395) ({
          %400 = "llvm.getelementptr"(%6, %389) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %401 = "llvm.load"(%400) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %402 = "vector.extract"(%401) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %403 = "vector.extract"(%401) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %404 = "vector.extract"(%401) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %405 = "vector.extract"(%401) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%402, %403, %404, %405) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%376, %377, %378, %379) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%396, %397, %398, %399) : (f32, f32, f32, f32) -> ()
      }, {
        %406 = "arith.cmpi"(%389, %25) {predicate = 5 : i64} : (i32, i32) -> i1
        %407 = "arith.cmpi"(%389, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %408 = "arith.andi"(%406, %407) : (i1, i1) -> i1
        %409 = "scf.if"(%408) ({
          %410 = "arith.extsi"(%389) : (i32) -> i64
          %411 = "llvm.getelementptr"(%6, %410) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %412 = "llvm.load"(%411) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%412) : (f32) -> ()
        }, {
          "scf.yield"(%376) : (f32) -> ()
        }) : (i1) -> f32
        %413 = "arith.addi"(%389, %38) : (i32, i32) -> i32
        %414 = "arith.cmpi"(%413, %25) {predicate = 5 : i64} : (i32, i32) -> i1
        %415 = "arith.cmpi"(%413, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %416 = "arith.andi"(%414, %415) : (i1, i1) -> i1
        %417 = "scf.if"(%416) ({
          %418 = "arith.extsi"(%413) : (i32) -> i64
          %419 = "llvm.getelementptr"(%6, %418) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %420 = "llvm.load"(%419) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%420) : (f32) -> ()
        }, {
          "scf.yield"(%377) : (f32) -> ()
        }) : (i1) -> f32
        %421 = "arith.addi"(%389, %249) : (i32, i32) -> i32
        %422 = "arith.cmpi"(%421, %25) {predicate = 5 : i64} : (i32, i32) -> i1
        %423 = "arith.cmpi"(%421, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %424 = "arith.andi"(%422, %423) : (i1, i1) -> i1
        %425 = "scf.if"(%424) ({
          %426 = "arith.extsi"(%421) : (i32) -> i64
          %427 = "llvm.getelementptr"(%6, %426) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %428 = "llvm.load"(%427) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%428) : (f32) -> ()
        }, {
          "scf.yield"(%378) : (f32) -> ()
        }) : (i1) -> f32
        %429 = "arith.constant"() {value = 3 : i32} : () -> i32
        %430 = "arith.addi"(%389, %429) : (i32, i32) -> i32
        %431 = "arith.cmpi"(%430, %25) {predicate = 5 : i64} : (i32, i32) -> i1
        %432 = "arith.cmpi"(%430, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %433 = "arith.andi"(%431, %432) : (i1, i1) -> i1
        %434 = "scf.if"(%433) ({
          %435 = "arith.extsi"(%430) : (i32) -> i64
          %436 = "llvm.getelementptr"(%6, %435) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %437 = "llvm.load"(%436) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%437) : (f32) -> ()
        }, {
          "scf.yield"(%379) : (f32) -> ()
        }) : (i1) -> f32
        "scf.yield"(%409, %417, %425, %434) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %438 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %439 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %440 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %441 = "arith.remui"(%438, %31) : (i32, i32) -> i32
      %442 = "arith.addi"(%31, %441) : (i32, i32) -> i32
      %443 = "arith.muli"(%442, %31) : (i32, i32) -> i32
      %444 = "arith.subi"(%443, %374) : (i32, i32) -> i32
      %445, %446, %447, %448 = "scf.if"(%390) ({
        %449 = "arith.cmpi"(%444, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %450, %451, %452, %453 = "scf.if"(%449) ({
          %454 = "llvm.getelementptr"(%6, %444) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %455 = "llvm.load"(%454) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %456 = "vector.extract"(%455) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %457 = "vector.extract"(%455) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %458 = "vector.extract"(%455) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %459 = "vector.extract"(%455) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%456, %457, %458, %459) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%380, %381, %382, %383) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        "scf.yield"(%450, %451, %452, %453) : (f32, f32, f32, f32) -> ()
      }, {
        %460 = "arith.cmpi"(%444, %25) {predicate = 5 : i64} : (i32, i32) -> i1
        %461 = "arith.cmpi"(%444, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %462 = "arith.andi"(%460, %461) : (i1, i1) -> i1
        %463 = "scf.if"(%462) ({
          %464 = "arith.extsi"(%444) : (i32) -> i64
          %465 = "llvm.getelementptr"(%6, %464) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %466 = "llvm.load"(%465) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%466) : (f32) -> ()
        }, {
          "scf.yield"(%380) : (f32) -> ()
        }) : (i1) -> f32
        %467 = "arith.addi"(%444, %38) : (i32, i32) -> i32
        %468 = "arith.cmpi"(%467, %25) {predicate = 5 : i64} : (i32, i32) -> i1
        %469 = "arith.cmpi"(%467, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %470 = "arith.andi"(%468, %469) : (i1, i1) -> i1
        %471 = "scf.if"(%470) ({
          %472 = "arith.extsi"(%467) : (i32) -> i64
          %473 = "llvm.getelementptr"(%6, %472) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %474 = "llvm.load"(%473) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%474) : (f32) -> ()
        }, {
          "scf.yield"(%381) : (f32) -> ()
        }) : (i1) -> f32
        %475 = "arith.addi"(%444, %249) : (i32, i32) -> i32
        %476 = "arith.cmpi"(%475, %25) {predicate = 5 : i64} : (i32, i32) -> i1
        %477 = "arith.cmpi"(%475, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %478 = "arith.andi"(%476, %477) : (i1, i1) -> i1
        %479 = "scf.if"(%478) ({
          %480 = "arith.extsi"(%475) : (i32) -> i64
          %481 = "llvm.getelementptr"(%6, %480) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %482 = "llvm.load"(%481) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%482) : (f32) -> ()
        }, {
          "scf.yield"(%382) : (f32) -> ()
        }) : (i1) -> f32
        %483 = "arith.constant"() {value = 3 : i32} : () -> i32
        %484 = "arith.addi"(%444, %483) : (i32, i32) -> i32
        %485 = "arith.cmpi"(%484, %25) {predicate = 5 : i64} : (i32, i32) -> i1
        %486 = "arith.cmpi"(%484, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %487 = "arith.andi"(%485, %486) : (i1, i1) -> i1
        %488 = "scf.if"(%487) ({
          %489 = "arith.extsi"(%484) : (i32) -> i64
          %490 = "llvm.getelementptr"(%6, %489) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %491 = "llvm.load"(%490) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          "scf.yield"(%491) : (f32) -> ()
        }, {
          "scf.yield"(%383) : (f32) -> ()
        }) : (i1) -> f32
        "scf.yield"(%463, %471, %479, %488) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %492 = "vector.from_elements"(%391, %392, %393, %394) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%492, %356) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %493 = "llvm.getelementptr"(%356) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %494 = "vector.from_elements"(%445, %446, %447, %448) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%494, %493) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %495, %496, %497, %498, %499, %500, %501, %502 = "scf.for"(%25, %14, %38, %376, %377, %378, %379, %380, %381, %382, %383) ({
      ^bb0(%503: i32, %504: f32, %505: f32, %506: f32, %507: f32, %508: f32, %509: f32, %510: f32, %511: f32):
        %512 = "arith.subi"(%503, %38) : (i32, i32) -> i32
        %513 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %514 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %515 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %516 = "arith.muli"(%513, %19) : (i32, i32) -> i32
        %517 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %518 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %519 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %520 = "arith.muli"(%517, %19) : (i32, i32) -> i32
        %521 = "arith.muli"(%512, %520) : (i32, i32) -> i32
        %522 = "arith.addi"(%516, %521) : (i32, i32) -> i32
        %523 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %524 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %525 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %526 = "arith.divui"(%523, %31) : (i32, i32) -> i32
        %527 = "arith.addi"(%522, %526) : (i32, i32) -> i32
        %528 = "arith.constant"() {value = 3 : i32} : () -> i32
        %529 = "arith.andi"(%527, %528) : (i32, i32) -> i32
        %530 = "arith.muli"(%529, %35) : (i32, i32) -> i32
        %531 = "arith.remui"(%530, %31) : (i32, i32) -> i32
        %532 = "arith.cmpi"(%512, %25) {predicate = 5 : i64} : (i32, i32) -> i1
        %533 = "arith.cmpi"(%527, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %534 = "arith.andi"(%532, %533) : (i1, i1) -> i1
        "scf.if"(%534) ({
          %535 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %536 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %537 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %538 = "arith.remui"(%535, %31) : (i32, i32) -> i32
          %539 = "arith.muli"(%538, %31) : (i32, i32) -> i32
          %540 = "arith.subi"(%539, %531) : (i32, i32) -> i32
          %541 = "arith.cmpi"(%540, %25) {predicate = 5 : i64} : (i32, i32) -> i1
          %542 = "scf.if"(%541) ({
            %543 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %544 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %545 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %546 = "arith.remui"(%543, %31) : (i32, i32) -> i32
            %547 = "arith.muli"(%546, %31) : (i32, i32) -> i32
            %548 = "arith.subi"(%547, %531) : (i32, i32) -> i32
            %549 = "arith.addi"(%548, %31) : (i32, i32) -> i32
            %550 = "arith.cmpi"(%549, %2) {predicate = 3 : i64} : (i32, i32) -> i1
            "scf.yield"(%550) : (i1) -> ()
          }, {
            "scf.yield"(%541) : (i1) -> ()
          }) : (i1) -> i1
          "scf.if"(%542) ({
            %551 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %552 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %553 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %554 = "arith.andi"(%512, %528) : (i32, i32) -> i32
            %555 = "arith.muli"(%551, %31) : (i32, i32) -> i32
            %556 = "arith.muli"(%554, %211) : (i32, i32) -> i32
            %557 = "arith.addi"(%555, %556) : (i32, i32) -> i32
            %558 = "llvm.getelementptr"(%15, %557) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %559 = "arith.extsi"(%527) : (i32) -> i64
            %560 = "arith.muli"(%559, %86) : (i64, i64) -> i64
            %561 = "arith.extsi"(%531) : (i32) -> i64
            %562 = "arith.subi"(%560, %561) : (i64, i64) -> i64
            %563 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %564 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %565 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %566 = "arith.remui"(%563, %31) : (i32, i32) -> i32
            %567 = "arith.muli"(%566, %31) : (i32, i32) -> i32
            %568 = "arith.extsi"(%567) : (i32) -> i64
            %569 = "arith.addi"(%562, %568) : (i64, i64) -> i64
            %570 = "llvm.getelementptr"(%7, %569) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %571 = "llvm.load"(%558) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            "llvm.store"(%571, %570) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %572 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %573 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %574 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %575 = "arith.remui"(%572, %31) : (i32, i32) -> i32
          %576 = "arith.addi"(%31, %575) : (i32, i32) -> i32
          %577 = "arith.muli"(%576, %31) : (i32, i32) -> i32
          %578 = "arith.subi"(%577, %531) : (i32, i32) -> i32
          %579 = "arith.cmpi"(%578, %25) {predicate = 5 : i64} : (i32, i32) -> i1
          %580 = "scf.if"(%579) ({
            %581 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %582 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %583 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %584 = "arith.remui"(%581, %31) : (i32, i32) -> i32
            %585 = "arith.addi"(%31, %584) : (i32, i32) -> i32
            %586 = "arith.muli"(%585, %31) : (i32, i32) -> i32
            %587 = "arith.subi"(%586, %531) : (i32, i32) -> i32
            %588 = "arith.addi"(%587, %31) : (i32, i32) -> i32
            %589 = "arith.cmpi"(%588, %2) {predicate = 3 : i64} : (i32, i32) -> i1
            "scf.yield"(%589) : (i1) -> ()
          }, {
            "scf.yield"(%579) : (i1) -> ()
          }) : (i1) -> i1
          "scf.if"(%580) ({
            %590 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %591 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %592 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %593 = "arith.andi"(%512, %528) : (i32, i32) -> i32
            %594 = "arith.muli"(%590, %31) : (i32, i32) -> i32
            %595 = "arith.muli"(%593, %211) : (i32, i32) -> i32
            %596 = "arith.addi"(%594, %595) : (i32, i32) -> i32
            %597 = "llvm.getelementptr"(%15, %596) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %598 = "llvm.getelementptr"(%597) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %599 = "arith.extsi"(%527) : (i32) -> i64
            %600 = "arith.muli"(%599, %86) : (i64, i64) -> i64
            %601 = "arith.extsi"(%531) : (i32) -> i64
            %602 = "arith.subi"(%600, %601) : (i64, i64) -> i64
            %603 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %604 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %605 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %606 = "arith.remui"(%603, %31) : (i32, i32) -> i32
            %607 = "arith.muli"(%606, %31) : (i32, i32) -> i32
            %608 = "arith.extsi"(%607) : (i32) -> i64
            %609 = "arith.addi"(%602, %608) : (i64, i64) -> i64
            %610 = "llvm.getelementptr"(%7, %609) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %611 = "llvm.getelementptr"(%610) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %612 = "llvm.load"(%598) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            "llvm.store"(%612, %611) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %613 = "arith.cmpi"(%35, %25) {predicate = 1 : i64} : (i32, i32) -> i1
          "scf.if"(%613) ({
            %614 = "arith.addi"(%2, %531) : (i32, i32) -> i32
            %615 = "arith.shrsi"(%614, %249) : (i32, i32) -> i32
            %616 = "arith.andi"(%533, %59) : (i1, i1) -> i1
            %617 = "arith.andi"(%616, %59) : (i1, i1) -> i1
            %618 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %619 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %620 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %621 = "arith.remui"(%618, %31) : (i32, i32) -> i32
            %622 = "arith.cmpi"(%621, %25) {predicate = 0 : i64} : (i32, i32) -> i1
            %623 = "arith.andi"(%617, %622) : (i1, i1) -> i1
            "scf.if"(%623) ({
              %624 = "arith.minsi"(%614, %31) : (i32, i32) -> i32
              %625 = "arith.maxsi"(%531, %25) : (i32, i32) -> i32
              %626 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
              %627 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
              %628 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
              %629 = "arith.andi"(%512, %528) : (i32, i32) -> i32
              %630 = "arith.muli"(%626, %31) : (i32, i32) -> i32
              %631 = "arith.muli"(%629, %211) : (i32, i32) -> i32
              %632 = "arith.addi"(%630, %631) : (i32, i32) -> i32
              %633 = "llvm.getelementptr"(%15, %632) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "scf.for"(%625, %624, %38) ({
              ^bb0(%634: i32):
                %635 = "llvm.getelementptr"(%633, %634) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %636 = "llvm.load"(%635) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %637 = "arith.subi"(%25, %531) : (i32, i32) -> i32
                %638 = "arith.addi"(%637, %634) : (i32, i32) -> i32
                %639 = "arith.extsi"(%527) : (i32) -> i64
                %640 = "arith.extsi"(%638) : (i32) -> i64
                %641 = "arith.muli"(%639, %8) : (i64, i64) -> i64
                %642 = "arith.addi"(%641, %640) : (i64, i64) -> i64
                %643 = "llvm.getelementptr"(%7, %642) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%636, %643) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %644 = "arith.shrsi"(%615, %249) : (i32, i32) -> i32
            %645 = "arith.cmpi"(%644, %25) {predicate = 5 : i64} : (i32, i32) -> i1
            %646 = "arith.andi"(%533, %645) : (i1, i1) -> i1
            %647 = "arith.cmpi"(%644, %249) {predicate = 2 : i64} : (i32, i32) -> i1
            %648 = "arith.andi"(%646, %647) : (i1, i1) -> i1
            %649 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %650 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %651 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %652 = "arith.remui"(%649, %31) : (i32, i32) -> i32
            %653 = "arith.muli"(%644, %31) : (i32, i32) -> i32
            %654 = "arith.addi"(%653, %652) : (i32, i32) -> i32
            %655 = "arith.cmpi"(%654, %615) {predicate = 0 : i64} : (i32, i32) -> i1
            %656 = "arith.andi"(%648, %655) : (i1, i1) -> i1
            "scf.if"(%656) ({
              %657 = "arith.muli"(%615, %31) : (i32, i32) -> i32
              %658 = "arith.subi"(%614, %657) : (i32, i32) -> i32
              %659 = "arith.minsi"(%658, %31) : (i32, i32) -> i32
              %660 = "arith.subi"(%531, %657) : (i32, i32) -> i32
              %661 = "arith.maxsi"(%660, %25) : (i32, i32) -> i32
              %662 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
              %663 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
              %664 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
              %665 = "arith.andi"(%512, %528) : (i32, i32) -> i32
              %666 = "arith.muli"(%662, %31) : (i32, i32) -> i32
              %667 = "arith.muli"(%665, %211) : (i32, i32) -> i32
              %668 = "arith.addi"(%666, %667) : (i32, i32) -> i32
              %669 = "llvm.getelementptr"(%15, %668) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %670 = "arith.constant"() {value = 2048 : i32} : () -> i32
              %671 = "arith.muli"(%644, %670) : (i32, i32) -> i32
              %672 = "llvm.getelementptr"(%669, %671) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "scf.for"(%661, %659, %38) ({
              ^bb0(%673: i32):
                %674 = "llvm.getelementptr"(%672, %673) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %675 = "llvm.load"(%674) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %676 = "arith.subi"(%657, %531) : (i32, i32) -> i32
                %677 = "arith.addi"(%676, %673) : (i32, i32) -> i32
                %678 = "arith.extsi"(%527) : (i32) -> i64
                %679 = "arith.extsi"(%677) : (i32) -> i64
                %680 = "arith.muli"(%678, %8) : (i64, i64) -> i64
                %681 = "arith.addi"(%680, %679) : (i64, i64) -> i64
                %682 = "llvm.getelementptr"(%7, %681) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%675, %682) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %683 = "arith.addi"(%503, %31) : (i32, i32) -> i32
        %684 = "arith.subi"(%683, %38) : (i32, i32) -> i32
        %685 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %686 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %687 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %688 = "arith.muli"(%685, %19) : (i32, i32) -> i32
        %689 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %690 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %691 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %692 = "arith.muli"(%689, %19) : (i32, i32) -> i32
        %693 = "arith.muli"(%684, %692) : (i32, i32) -> i32
        %694 = "arith.addi"(%688, %693) : (i32, i32) -> i32
        %695 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %696 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %697 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %698 = "arith.divui"(%695, %31) : (i32, i32) -> i32
        %699 = "arith.addi"(%694, %698) : (i32, i32) -> i32
        %700 = "arith.andi"(%699, %528) : (i32, i32) -> i32
        %701 = "arith.muli"(%700, %35) : (i32, i32) -> i32
        %702 = "arith.remui"(%701, %31) : (i32, i32) -> i32
        %703 = "arith.addi"(%699, %38) : (i32, i32) -> i32
        %704 = "arith.cmpi"(%703, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %705 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %706 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %707 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %708 = "arith.remui"(%705, %31) : (i32, i32) -> i32
        %709 = "arith.muli"(%708, %31) : (i32, i32) -> i32
        %710 = "arith.subi"(%709, %702) : (i32, i32) -> i32
        %711 = "arith.addi"(%710, %31) : (i32, i32) -> i32
        %712 = "arith.cmpi"(%711, %2) {predicate = 4 : i64} : (i32, i32) -> i1
        %713 = "arith.andi"(%704, %712) : (i1, i1) -> i1
        %714 = "arith.cmpi"(%699, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %715 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %716 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %717 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %718 = "arith.remui"(%715, %31) : (i32, i32) -> i32
        %719 = "arith.muli"(%718, %31) : (i32, i32) -> i32
        %720 = "arith.subi"(%719, %702) : (i32, i32) -> i32
        %721 = "arith.cmpi"(%720, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %722 = "arith.andi"(%714, %721) : (i1, i1) -> i1
        %723 = "arith.xori"(%713, %59) : (i1, i1) -> i1
        %724 = "arith.andi"(%722, %723) : (i1, i1) -> i1
        %725 = "arith.extui"(%724) : (i1) -> i8
        %726 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %727 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %728 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %729 = "arith.remui"(%726, %31) : (i32, i32) -> i32
        %730 = "arith.addi"(%31, %729) : (i32, i32) -> i32
        %731 = "arith.muli"(%730, %31) : (i32, i32) -> i32
        %732 = "arith.subi"(%731, %702) : (i32, i32) -> i32
        %733 = "arith.addi"(%732, %31) : (i32, i32) -> i32
        %734 = "arith.cmpi"(%733, %2) {predicate = 4 : i64} : (i32, i32) -> i1
        %735 = "arith.andi"(%704, %734) : (i1, i1) -> i1
        %736 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %737 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %738 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %739 = "arith.remui"(%736, %31) : (i32, i32) -> i32
        %740 = "arith.addi"(%31, %739) : (i32, i32) -> i32
        %741 = "arith.muli"(%740, %31) : (i32, i32) -> i32
        %742 = "arith.subi"(%741, %702) : (i32, i32) -> i32
        %743 = "arith.cmpi"(%742, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %744 = "arith.andi"(%714, %743) : (i1, i1) -> i1
        %745 = "arith.xori"(%735, %59) : (i1, i1) -> i1
        %746 = "arith.andi"(%744, %745) : (i1, i1) -> i1
        %747 = "arith.extui"(%746) : (i1) -> i8
        %748 = "arith.extsi"(%699) : (i32) -> i64
        %749 = "arith.muli"(%748, %86) : (i64, i64) -> i64
        %750 = "arith.extsi"(%702) : (i32) -> i64
        %751 = "arith.subi"(%749, %750) : (i64, i64) -> i64
        %752 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %753 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %754 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %755 = "arith.remui"(%752, %31) : (i32, i32) -> i32
        %756 = "arith.muli"(%755, %31) : (i32, i32) -> i32
        %757 = "arith.extsi"(%756) : (i32) -> i64
        %758 = "arith.addi"(%751, %757) : (i64, i64) -> i64
        %759 = "llvm.getelementptr"(%0, %758) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %760 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %761 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %762 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %763 = "arith.andi"(%684, %528) : (i32, i32) -> i32
        %764 = "arith.muli"(%760, %31) : (i32, i32) -> i32
        %765 = "arith.muli"(%763, %211) : (i32, i32) -> i32
        %766 = "arith.addi"(%764, %765) : (i32, i32) -> i32
        %767 = "llvm.getelementptr"(%15, %766) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %768 = "arith.cmpi"(%725, %103) {predicate = 1 : i64} : (i8, i8) -> i1
        %769 = "arith.select"(%768, %105, %25) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%767, %759, %769) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %770 = "llvm.getelementptr"(%759) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %771 = "llvm.getelementptr"(%767) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %772 = "arith.cmpi"(%747, %103) {predicate = 1 : i64} : (i8, i8) -> i1
        %773 = "arith.select"(%772, %105, %25) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%771, %770, %773) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        "nvvm.bar.warp.sync"(%111) : (i32) -> ()
        %774 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %775 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %776 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %777 = "arith.remui"(%774, %31) : (i32, i32) -> i32
        %778 = "arith.muli"(%777, %31) : (i32, i32) -> i32
        %779 = "arith.extsi"(%778) : (i32) -> i64
        %780 = "arith.addi"(%751, %779) : (i64, i64) -> i64
        %781 = "llvm.getelementptr"(%4, %780) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %782 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %783 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %784 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %785 = "arith.muli"(%782, %31) : (i32, i32) -> i32
        %786 = "arith.addi"(%785, %124) : (i32, i32) -> i32
        %787 = "arith.addi"(%786, %765) : (i32, i32) -> i32
        %788 = "llvm.getelementptr"(%15, %787) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %789 = "arith.cmpi"(%725, %103) {predicate = 1 : i64} : (i8, i8) -> i1
        %790 = "arith.select"(%789, %105, %25) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%788, %781, %790) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %791 = "llvm.getelementptr"(%781) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %792 = "llvm.getelementptr"(%788) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %793 = "arith.cmpi"(%747, %103) {predicate = 1 : i64} : (i8, i8) -> i1
        %794 = "arith.select"(%793, %105, %25) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%792, %791, %794) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        "nvvm.bar.warp.sync"(%111) : (i32) -> ()
        "nvvm.cp.async.commit.group"() : () -> ()
        "nvvm.cp.async.wait.group"() {n = 3 : i32} : () -> ()
        %795 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %796 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %797 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %798 = "arith.muli"(%795, %19) : (i32, i32) -> i32
        %799 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %800 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %801 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %802 = "arith.muli"(%799, %19) : (i32, i32) -> i32
        %803 = "arith.muli"(%503, %802) : (i32, i32) -> i32
        %804 = "arith.addi"(%798, %803) : (i32, i32) -> i32
        %805 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %806 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %807 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %808 = "arith.divui"(%805, %31) : (i32, i32) -> i32
        %809 = "arith.addi"(%804, %808) : (i32, i32) -> i32
        %810 = "arith.remui"(%809, %31) : (i32, i32) -> i32
        %811 = "arith.muli"(%810, %35) : (i32, i32) -> i32
        %812 = "arith.remui"(%811, %31) : (i32, i32) -> i32
        %813 = "arith.cmpi"(%35, %25) {predicate = 1 : i64} : (i32, i32) -> i1
        "scf.if"(%813) ({
          %814 = "arith.addi"(%2, %812) : (i32, i32) -> i32
          %815 = "arith.divui"(%814, %31) : (i32, i32) -> i32
          %816 = "arith.cmpi"(%809, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %817 = "arith.andi"(%816, %59) : (i1, i1) -> i1
          %818 = "arith.andi"(%817, %59) : (i1, i1) -> i1
          %819 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %820 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %821 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %822 = "arith.remui"(%819, %31) : (i32, i32) -> i32
          %823 = "arith.cmpi"(%822, %25) {predicate = 0 : i64} : (i32, i32) -> i1
          %824 = "arith.andi"(%818, %823) : (i1, i1) -> i1
          "scf.if"(%824) ({
            %825 = "arith.minsi"(%814, %31) : (i32, i32) -> i32
            %826 = "arith.maxsi"(%812, %25) : (i32, i32) -> i32
            %827 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %828 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %829 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %830 = "arith.andi"(%503, %528) : (i32, i32) -> i32
            %831 = "arith.muli"(%827, %31) : (i32, i32) -> i32
            %832 = "arith.muli"(%830, %211) : (i32, i32) -> i32
            %833 = "arith.addi"(%831, %832) : (i32, i32) -> i32
            %834 = "llvm.getelementptr"(%15, %833) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "scf.for"(%25, %826, %38) ({
            ^bb0(%835: i32):
              %836 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %837 = "llvm.getelementptr"(%834, %835) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%836, %837) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.for"(%825, %31, %38) ({
            ^bb0(%838: i32):
              %839 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %840 = "llvm.getelementptr"(%834, %838) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%839, %840) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            %841 = "arith.addi"(%809, %38) : (i32, i32) -> i32
            %842 = "arith.cmpi"(%841, %1) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%842) ({
              %843 = "arith.subi"(%25, %812) : (i32, i32) -> i32
              "scf.for"(%826, %825, %38) ({
              ^bb0(%844: i32):
                %845 = "arith.addi"(%843, %844) : (i32, i32) -> i32
                %846 = "arith.extsi"(%809) : (i32) -> i64
                %847 = "arith.extsi"(%845) : (i32) -> i64
                %848 = "arith.muli"(%846, %3) : (i64, i64) -> i64
                %849 = "arith.addi"(%848, %847) : (i64, i64) -> i64
                %850 = "llvm.getelementptr"(%0, %849) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %851 = "llvm.load"(%850) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                %852 = "llvm.getelementptr"(%834, %844) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%851, %852) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %853 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %854 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %855 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %856 = "arith.muli"(%853, %31) : (i32, i32) -> i32
            %857 = "arith.addi"(%856, %124) : (i32, i32) -> i32
            %858 = "arith.addi"(%857, %832) : (i32, i32) -> i32
            %859 = "llvm.getelementptr"(%15, %858) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "scf.for"(%25, %826, %38) ({
            ^bb0(%860: i32):
              %861 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %862 = "llvm.getelementptr"(%859, %860) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%861, %862) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.for"(%825, %31, %38) ({
            ^bb0(%863: i32):
              %864 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %865 = "llvm.getelementptr"(%859, %863) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%864, %865) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.if"(%842) ({
              %866 = "arith.subi"(%25, %812) : (i32, i32) -> i32
              "scf.for"(%826, %825, %38) ({
              ^bb0(%867: i32):
                %868 = "arith.addi"(%866, %867) : (i32, i32) -> i32
                %869 = "arith.extsi"(%809) : (i32) -> i64
                %870 = "arith.extsi"(%868) : (i32) -> i64
                %871 = "arith.muli"(%869, %5) : (i64, i64) -> i64
                %872 = "arith.addi"(%871, %870) : (i64, i64) -> i64
                %873 = "llvm.getelementptr"(%4, %872) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %874 = "llvm.load"(%873) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                %875 = "llvm.getelementptr"(%859, %867) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%874, %875) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %876 = "arith.divui"(%815, %31) : (i32, i32) -> i32
          %877 = "arith.cmpi"(%876, %25) {predicate = 5 : i64} : (i32, i32) -> i1
          %878 = "arith.andi"(%816, %877) : (i1, i1) -> i1
          %879 = "arith.cmpi"(%876, %249) {predicate = 2 : i64} : (i32, i32) -> i1
          %880 = "arith.andi"(%878, %879) : (i1, i1) -> i1
          %881 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %882 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %883 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %884 = "arith.remui"(%881, %31) : (i32, i32) -> i32
          %885 = "arith.muli"(%876, %31) : (i32, i32) -> i32
          %886 = "arith.addi"(%885, %884) : (i32, i32) -> i32
          %887 = "arith.cmpi"(%886, %815) {predicate = 0 : i64} : (i32, i32) -> i1
          %888 = "arith.andi"(%880, %887) : (i1, i1) -> i1
          "scf.if"(%888) ({
            %889 = "arith.muli"(%815, %31) : (i32, i32) -> i32
            %890 = "arith.subi"(%814, %889) : (i32, i32) -> i32
            %891 = "arith.minsi"(%890, %31) : (i32, i32) -> i32
            %892 = "arith.subi"(%812, %889) : (i32, i32) -> i32
            %893 = "arith.maxsi"(%892, %25) : (i32, i32) -> i32
            %894 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %895 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %896 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %897 = "arith.andi"(%503, %528) : (i32, i32) -> i32
            %898 = "arith.muli"(%894, %31) : (i32, i32) -> i32
            %899 = "arith.muli"(%897, %211) : (i32, i32) -> i32
            %900 = "arith.addi"(%898, %899) : (i32, i32) -> i32
            %901 = "llvm.getelementptr"(%15, %900) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %902 = "arith.constant"() {value = 2048 : i32} : () -> i32
            %903 = "arith.muli"(%876, %902) : (i32, i32) -> i32
            %904 = "llvm.getelementptr"(%901, %903) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "scf.for"(%25, %893, %38) ({
            ^bb0(%905: i32):
              %906 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %907 = "llvm.getelementptr"(%904, %905) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%906, %907) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.for"(%891, %31, %38) ({
            ^bb0(%908: i32):
              %909 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %910 = "llvm.getelementptr"(%904, %908) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%909, %910) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            %911 = "arith.addi"(%809, %38) : (i32, i32) -> i32
            %912 = "arith.cmpi"(%911, %1) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%912) ({
              %913 = "arith.subi"(%889, %812) : (i32, i32) -> i32
              "scf.for"(%893, %891, %38) ({
              ^bb0(%914: i32):
                %915 = "arith.addi"(%913, %914) : (i32, i32) -> i32
                %916 = "arith.extsi"(%809) : (i32) -> i64
                %917 = "arith.extsi"(%915) : (i32) -> i64
                %918 = "arith.muli"(%916, %3) : (i64, i64) -> i64
                %919 = "arith.addi"(%918, %917) : (i64, i64) -> i64
                %920 = "llvm.getelementptr"(%0, %919) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %921 = "llvm.load"(%920) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                %922 = "llvm.getelementptr"(%904, %914) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%921, %922) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %923 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %924 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %925 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %926 = "arith.muli"(%923, %31) : (i32, i32) -> i32
            %927 = "arith.addi"(%926, %124) : (i32, i32) -> i32
            %928 = "arith.addi"(%927, %899) : (i32, i32) -> i32
            %929 = "llvm.getelementptr"(%15, %928) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %930 = "llvm.getelementptr"(%929, %903) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "scf.for"(%25, %893, %38) ({
            ^bb0(%931: i32):
              %932 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %933 = "llvm.getelementptr"(%930, %931) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%932, %933) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.for"(%891, %31, %38) ({
            ^bb0(%934: i32):
              %935 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %936 = "llvm.getelementptr"(%930, %934) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%935, %936) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.if"(%912) ({
              %937 = "arith.subi"(%889, %812) : (i32, i32) -> i32
              "scf.for"(%893, %891, %38) ({
              ^bb0(%938: i32):
                %939 = "arith.addi"(%937, %938) : (i32, i32) -> i32
                %940 = "arith.extsi"(%809) : (i32) -> i64
                %941 = "arith.extsi"(%939) : (i32) -> i64
                %942 = "arith.muli"(%940, %5) : (i64, i64) -> i64
                %943 = "arith.addi"(%942, %941) : (i64, i64) -> i64
                %944 = "llvm.getelementptr"(%4, %943) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %945 = "llvm.load"(%944) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                %946 = "llvm.getelementptr"(%930, %938) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%945, %946) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %947 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %948 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %949 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %950 = "arith.andi"(%503, %528) : (i32, i32) -> i32
        %951 = "arith.muli"(%947, %31) : (i32, i32) -> i32
        %952 = "arith.addi"(%951, %124) : (i32, i32) -> i32
        %953 = "arith.muli"(%950, %211) : (i32, i32) -> i32
        %954 = "arith.addi"(%952, %953) : (i32, i32) -> i32
        %955 = "llvm.getelementptr"(%15, %954) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %956 = "llvm.load"(%955) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %957 = "arith.mulf"(%956, %956) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %958 = "vector.shuffle"(%957, %957) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %959 = "vector.shuffle"(%957, %957) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %960 = "arith.addf"(%958, %959) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %961 = "vector.shuffle"(%960, %960) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %962 = "vector.shuffle"(%960, %960) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %963 = "arith.addf"(%961, %962) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %964 = "vector.extract"(%963) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %965 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %966 = "arith.addf"(%964, %965) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %967 = "arith.addf"(%965, %966) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %968 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %969 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %970 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %971 = "arith.muli"(%968, %31) : (i32, i32) -> i32
        %972 = "arith.addi"(%971, %953) : (i32, i32) -> i32
        %973 = "llvm.getelementptr"(%15, %972) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %974 = "llvm.load"(%973) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %975 = "llvm.load"(%356) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %976 = "arith.mulf"(%974, %975) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %977 = "arith.mulf"(%956, %976) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %978 = "vector.shuffle"(%977, %977) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %979 = "vector.shuffle"(%977, %977) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %980 = "arith.addf"(%978, %979) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %981 = "vector.shuffle"(%980, %980) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %982 = "vector.shuffle"(%980, %980) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %983 = "arith.addf"(%981, %982) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %984 = "vector.extract"(%983) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %985 = "arith.addf"(%984, %965) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %986 = "arith.addf"(%965, %985) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "nvvm.bar.warp.sync"(%111) : (i32) -> ()
        %987 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %988 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %989 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %990 = "arith.muli"(%987, %31) : (i32, i32) -> i32
        %991 = "arith.addi"(%990, %124) : (i32, i32) -> i32
        %992 = "arith.addi"(%991, %953) : (i32, i32) -> i32
        %993 = "llvm.getelementptr"(%15, %992) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %994 = "llvm.getelementptr"(%993) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %995 = "llvm.load"(%994) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %996 = "arith.mulf"(%995, %995) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %997 = "vector.shuffle"(%996, %996) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %998 = "vector.shuffle"(%996, %996) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %999 = "arith.addf"(%997, %998) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %1000 = "vector.shuffle"(%999, %999) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %1001 = "vector.shuffle"(%999, %999) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %1002 = "arith.addf"(%1000, %1001) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %1003 = "vector.extract"(%1002) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %1004 = "arith.addf"(%1003, %965) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1005 = "arith.addf"(%967, %1004) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1006 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1007 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1008 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1009 = "arith.muli"(%1006, %31) : (i32, i32) -> i32
        %1010 = "arith.addi"(%1009, %953) : (i32, i32) -> i32
        %1011 = "llvm.getelementptr"(%15, %1010) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1012 = "llvm.getelementptr"(%1011) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1013 = "llvm.load"(%1012) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1014 = "llvm.load"(%493) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1015 = "arith.mulf"(%1013, %1014) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1016 = "arith.mulf"(%995, %1015) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1017 = "vector.shuffle"(%1016, %1016) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %1018 = "vector.shuffle"(%1016, %1016) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %1019 = "arith.addf"(%1017, %1018) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %1020 = "vector.shuffle"(%1019, %1019) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %1021 = "vector.shuffle"(%1019, %1019) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %1022 = "arith.addf"(%1020, %1021) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %1023 = "vector.extract"(%1022) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %1024 = "arith.addf"(%1023, %965) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1025 = "arith.addf"(%986, %1024) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "nvvm.bar.warp.sync"(%111) : (i32) -> ()
        %1026 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1027 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1028 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1029 = "arith.constant"() {value = 31 : i32} : () -> i32
        %1030 = "nvvm.shfl.sync"(%111, %1005, %38, %1029) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %1031 = "nvvm.shfl.sync"(%111, %1025, %38, %1029) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %1032 = "arith.addf"(%1005, %1030) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1033 = "arith.addf"(%1025, %1031) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1034 = "nvvm.shfl.sync"(%111, %1032, %249, %1029) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %1035 = "nvvm.shfl.sync"(%111, %1033, %249, %1029) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %1036 = "arith.addf"(%1032, %1034) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1037 = "arith.addf"(%1033, %1035) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "nvvm.bar.warp.sync"(%111) : (i32) -> ()
        %1038 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %1039 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %1040 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %1041 = "arith.muli"(%1038, %19) : (i32, i32) -> i32
        %1042 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %1043 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %1044 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %1045 = "arith.muli"(%1042, %19) : (i32, i32) -> i32
        %1046 = "arith.muli"(%503, %1045) : (i32, i32) -> i32
        %1047 = "arith.addi"(%1041, %1046) : (i32, i32) -> i32
        %1048 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1049 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1050 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1051 = "arith.divui"(%1048, %31) : (i32, i32) -> i32
        %1052 = "arith.addi"(%1047, %1051) : (i32, i32) -> i32
        %1053 = "arith.cmpi"(%1052, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %1054 = "arith.mulf"(%1036, %13) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1055 = "arith.addf"(%1054, %12) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1056 = "llvm.call"(%1055) {callee = @__nv_rsqrtf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %1057 = "arith.select"(%1053, %1056, %965) : (i1, f32, f32) -> f32
        %1058 = "arith.mulf"(%1037, %13) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1059 = "arith.mulf"(%1058, %1057) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1060 = "arith.mulf"(%1059, %1057) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1061 = "arith.mulf"(%1060, %1057) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1062 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1063 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1064 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1065 = "arith.muli"(%1062, %31) : (i32, i32) -> i32
        %1066 = "arith.addi"(%1065, %953) : (i32, i32) -> i32
        %1067 = "llvm.getelementptr"(%15, %1066) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1068 = "llvm.load"(%1067) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1069 = "vector.broadcast"(%1057) : (f32) -> vector<4xf32>
        %1070 = "arith.mulf"(%1068, %1069) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1071 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1072 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1073 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1074 = "arith.muli"(%1071, %31) : (i32, i32) -> i32
        %1075 = "arith.addi"(%1074, %124) : (i32, i32) -> i32
        %1076 = "arith.addi"(%1075, %953) : (i32, i32) -> i32
        %1077 = "llvm.getelementptr"(%15, %1076) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1078 = "llvm.load"(%1077) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1079 = "arith.mulf"(%1070, %1078) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1080 = "vector.from_elements"(%504, %505, %506, %507) : (f32, f32, f32, f32) -> vector<4xf32>
        %1081 = "arith.addf"(%1080, %1079) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1082 = "vector.extract"(%1081) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1083 = "vector.extract"(%1081) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1084 = "vector.extract"(%1081) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1085 = "vector.extract"(%1081) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1086 = "llvm.load"(%356) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1087 = "arith.mulf"(%1070, %1086) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1088 = "vector.broadcast"(%1061) : (f32) -> vector<4xf32>
        %1089 = "arith.mulf"(%1078, %1088) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1090 = "arith.subf"(%1087, %1089) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1091 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1092 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1093 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1094 = "arith.muli"(%1091, %31) : (i32, i32) -> i32
        %1095 = "arith.addi"(%1094, %953) : (i32, i32) -> i32
        %1096 = "llvm.getelementptr"(%15, %1095) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%1090, %1096) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "nvvm.bar.warp.sync"(%111) : (i32) -> ()
        %1097 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1098 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1099 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1100 = "arith.muli"(%1097, %31) : (i32, i32) -> i32
        %1101 = "arith.addi"(%1100, %953) : (i32, i32) -> i32
        %1102 = "llvm.getelementptr"(%15, %1101) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1103 = "llvm.getelementptr"(%1102) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1104 = "llvm.load"(%1103) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1105 = "vector.broadcast"(%1057) : (f32) -> vector<4xf32>
        %1106 = "arith.mulf"(%1104, %1105) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1107 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1108 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1109 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1110 = "arith.muli"(%1107, %31) : (i32, i32) -> i32
        %1111 = "arith.addi"(%1110, %124) : (i32, i32) -> i32
        %1112 = "arith.addi"(%1111, %953) : (i32, i32) -> i32
        %1113 = "llvm.getelementptr"(%15, %1112) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1114 = "llvm.getelementptr"(%1113) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1115 = "llvm.load"(%1114) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1116 = "arith.mulf"(%1106, %1115) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1117 = "vector.from_elements"(%508, %509, %510, %511) : (f32, f32, f32, f32) -> vector<4xf32>
        %1118 = "arith.addf"(%1117, %1116) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1119 = "vector.extract"(%1118) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %1120 = "vector.extract"(%1118) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %1121 = "vector.extract"(%1118) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %1122 = "vector.extract"(%1118) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %1123 = "llvm.load"(%493) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %1124 = "arith.mulf"(%1106, %1123) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1125 = "vector.broadcast"(%1061) : (f32) -> vector<4xf32>
        %1126 = "arith.mulf"(%1115, %1125) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1127 = "arith.subf"(%1124, %1126) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %1128 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1129 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1130 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1131 = "arith.muli"(%1128, %31) : (i32, i32) -> i32
        %1132 = "arith.addi"(%1131, %953) : (i32, i32) -> i32
        %1133 = "llvm.getelementptr"(%15, %1132) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1134 = "llvm.getelementptr"(%1133) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        "llvm.store"(%1127, %1134) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "nvvm.bar.warp.sync"(%111) : (i32) -> ()
        "scf.yield"(%1082, %1083, %1084, %1085, %1119, %1120, %1121, %1122) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32) -> (f32, f32, f32, f32, f32, f32, f32, f32)
      %1135 = "arith.subi"(%14, %38) : (i32, i32) -> i32
      %1136 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %1137 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %1138 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %1139 = "arith.muli"(%1136, %19) : (i32, i32) -> i32
      %1140 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %1141 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %1142 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %1143 = "arith.muli"(%1140, %19) : (i32, i32) -> i32
      %1144 = "arith.muli"(%1135, %1143) : (i32, i32) -> i32
      %1145 = "arith.addi"(%1139, %1144) : (i32, i32) -> i32
      %1146 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1147 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1148 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1149 = "arith.divui"(%1146, %31) : (i32, i32) -> i32
      %1150 = "arith.addi"(%1145, %1149) : (i32, i32) -> i32
      %1151 = "arith.constant"() {value = 3 : i32} : () -> i32
      %1152 = "arith.andi"(%1150, %1151) : (i32, i32) -> i32
      %1153 = "arith.muli"(%1152, %35) : (i32, i32) -> i32
      %1154 = "arith.remui"(%1153, %31) : (i32, i32) -> i32
      %1155 = "arith.cmpi"(%1135, %25) {predicate = 5 : i64} : (i32, i32) -> i1
      %1156 = "arith.cmpi"(%1150, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %1157 = "arith.andi"(%1155, %1156) : (i1, i1) -> i1
      "scf.if"(%1157) ({
        %1158 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1159 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1160 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1161 = "arith.remui"(%1158, %31) : (i32, i32) -> i32
        %1162 = "arith.muli"(%1161, %31) : (i32, i32) -> i32
        %1163 = "arith.subi"(%1162, %1154) : (i32, i32) -> i32
        %1164 = "arith.cmpi"(%1163, %25) {predicate = 5 : i64} : (i32, i32) -> i1
        %1165 = "scf.if"(%1164) ({
          %1166 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1167 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1168 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1169 = "arith.remui"(%1166, %31) : (i32, i32) -> i32
          %1170 = "arith.muli"(%1169, %31) : (i32, i32) -> i32
          %1171 = "arith.subi"(%1170, %1154) : (i32, i32) -> i32
          %1172 = "arith.addi"(%1171, %31) : (i32, i32) -> i32
          %1173 = "arith.cmpi"(%1172, %2) {predicate = 3 : i64} : (i32, i32) -> i1
          "scf.yield"(%1173) : (i1) -> ()
        }, {
          "scf.yield"(%1164) : (i1) -> ()
        }) : (i1) -> i1
        "scf.if"(%1165) ({
          %1174 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1175 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1176 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1177 = "arith.andi"(%1135, %1151) : (i32, i32) -> i32
          %1178 = "arith.muli"(%1174, %31) : (i32, i32) -> i32
          %1179 = "arith.muli"(%1177, %211) : (i32, i32) -> i32
          %1180 = "arith.addi"(%1178, %1179) : (i32, i32) -> i32
          %1181 = "llvm.getelementptr"(%15, %1180) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1182 = "arith.extsi"(%1150) : (i32) -> i64
          %1183 = "arith.muli"(%1182, %86) : (i64, i64) -> i64
          %1184 = "arith.extsi"(%1154) : (i32) -> i64
          %1185 = "arith.subi"(%1183, %1184) : (i64, i64) -> i64
          %1186 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1187 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1188 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1189 = "arith.remui"(%1186, %31) : (i32, i32) -> i32
          %1190 = "arith.muli"(%1189, %31) : (i32, i32) -> i32
          %1191 = "arith.extsi"(%1190) : (i32) -> i64
          %1192 = "arith.addi"(%1185, %1191) : (i64, i64) -> i64
          %1193 = "llvm.getelementptr"(%7, %1192) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1194 = "llvm.load"(%1181) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          "llvm.store"(%1194, %1193) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1195 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1196 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1197 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1198 = "arith.remui"(%1195, %31) : (i32, i32) -> i32
        %1199 = "arith.addi"(%31, %1198) : (i32, i32) -> i32
        %1200 = "arith.muli"(%1199, %31) : (i32, i32) -> i32
        %1201 = "arith.subi"(%1200, %1154) : (i32, i32) -> i32
        %1202 = "arith.cmpi"(%1201, %25) {predicate = 5 : i64} : (i32, i32) -> i1
        %1203 = "scf.if"(%1202) ({
          %1204 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1205 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1206 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1207 = "arith.remui"(%1204, %31) : (i32, i32) -> i32
          %1208 = "arith.addi"(%31, %1207) : (i32, i32) -> i32
          %1209 = "arith.muli"(%1208, %31) : (i32, i32) -> i32
          %1210 = "arith.subi"(%1209, %1154) : (i32, i32) -> i32
          %1211 = "arith.addi"(%1210, %31) : (i32, i32) -> i32
          %1212 = "arith.cmpi"(%1211, %2) {predicate = 3 : i64} : (i32, i32) -> i1
          "scf.yield"(%1212) : (i1) -> ()
        }, {
          "scf.yield"(%1202) : (i1) -> ()
        }) : (i1) -> i1
        "scf.if"(%1203) ({
          %1213 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1214 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1215 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1216 = "arith.andi"(%1135, %1151) : (i32, i32) -> i32
          %1217 = "arith.muli"(%1213, %31) : (i32, i32) -> i32
          %1218 = "arith.muli"(%1216, %211) : (i32, i32) -> i32
          %1219 = "arith.addi"(%1217, %1218) : (i32, i32) -> i32
          %1220 = "llvm.getelementptr"(%15, %1219) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1221 = "llvm.getelementptr"(%1220) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %1222 = "arith.extsi"(%1150) : (i32) -> i64
          %1223 = "arith.muli"(%1222, %86) : (i64, i64) -> i64
          %1224 = "arith.extsi"(%1154) : (i32) -> i64
          %1225 = "arith.subi"(%1223, %1224) : (i64, i64) -> i64
          %1226 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1227 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1228 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1229 = "arith.remui"(%1226, %31) : (i32, i32) -> i32
          %1230 = "arith.muli"(%1229, %31) : (i32, i32) -> i32
          %1231 = "arith.extsi"(%1230) : (i32) -> i64
          %1232 = "arith.addi"(%1225, %1231) : (i64, i64) -> i64
          %1233 = "llvm.getelementptr"(%7, %1232) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1234 = "llvm.getelementptr"(%1233) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %1235 = "llvm.load"(%1221) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          "llvm.store"(%1235, %1234) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1236 = "arith.cmpi"(%35, %25) {predicate = 1 : i64} : (i32, i32) -> i1
        "scf.if"(%1236) ({
          %1237 = "arith.addi"(%2, %1154) : (i32, i32) -> i32
          %1238 = "arith.shrsi"(%1237, %249) : (i32, i32) -> i32
          %1239 = "arith.andi"(%1156, %59) : (i1, i1) -> i1
          %1240 = "arith.andi"(%1239, %59) : (i1, i1) -> i1
          %1241 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1242 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1243 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1244 = "arith.remui"(%1241, %31) : (i32, i32) -> i32
          %1245 = "arith.cmpi"(%1244, %25) {predicate = 0 : i64} : (i32, i32) -> i1
          %1246 = "arith.andi"(%1240, %1245) : (i1, i1) -> i1
          "scf.if"(%1246) ({
            %1247 = "arith.minsi"(%1237, %31) : (i32, i32) -> i32
            %1248 = "arith.maxsi"(%1154, %25) : (i32, i32) -> i32
            %1249 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1250 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1251 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1252 = "arith.andi"(%1135, %1151) : (i32, i32) -> i32
            %1253 = "arith.muli"(%1249, %31) : (i32, i32) -> i32
            %1254 = "arith.muli"(%1252, %211) : (i32, i32) -> i32
            %1255 = "arith.addi"(%1253, %1254) : (i32, i32) -> i32
            %1256 = "llvm.getelementptr"(%15, %1255) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "scf.for"(%1248, %1247, %38) ({
            ^bb0(%1257: i32):
              %1258 = "llvm.getelementptr"(%1256, %1257) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1259 = "llvm.load"(%1258) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %1260 = "arith.subi"(%25, %1154) : (i32, i32) -> i32
              %1261 = "arith.addi"(%1260, %1257) : (i32, i32) -> i32
              %1262 = "arith.extsi"(%1150) : (i32) -> i64
              %1263 = "arith.extsi"(%1261) : (i32) -> i64
              %1264 = "arith.muli"(%1262, %8) : (i64, i64) -> i64
              %1265 = "arith.addi"(%1264, %1263) : (i64, i64) -> i64
              %1266 = "llvm.getelementptr"(%7, %1265) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%1259, %1266) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1267 = "arith.shrsi"(%1238, %249) : (i32, i32) -> i32
          %1268 = "arith.cmpi"(%1267, %25) {predicate = 5 : i64} : (i32, i32) -> i1
          %1269 = "arith.andi"(%1156, %1268) : (i1, i1) -> i1
          %1270 = "arith.cmpi"(%1267, %249) {predicate = 2 : i64} : (i32, i32) -> i1
          %1271 = "arith.andi"(%1269, %1270) : (i1, i1) -> i1
          %1272 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1273 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1274 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1275 = "arith.remui"(%1272, %31) : (i32, i32) -> i32
          %1276 = "arith.muli"(%1267, %31) : (i32, i32) -> i32
          %1277 = "arith.addi"(%1276, %1275) : (i32, i32) -> i32
          %1278 = "arith.cmpi"(%1277, %1238) {predicate = 0 : i64} : (i32, i32) -> i1
          %1279 = "arith.andi"(%1271, %1278) : (i1, i1) -> i1
          "scf.if"(%1279) ({
            %1280 = "arith.muli"(%1238, %31) : (i32, i32) -> i32
            %1281 = "arith.subi"(%1237, %1280) : (i32, i32) -> i32
            %1282 = "arith.minsi"(%1281, %31) : (i32, i32) -> i32
            %1283 = "arith.subi"(%1154, %1280) : (i32, i32) -> i32
            %1284 = "arith.maxsi"(%1283, %25) : (i32, i32) -> i32
            %1285 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1286 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1287 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1288 = "arith.andi"(%1135, %1151) : (i32, i32) -> i32
            %1289 = "arith.muli"(%1285, %31) : (i32, i32) -> i32
            %1290 = "arith.muli"(%1288, %211) : (i32, i32) -> i32
            %1291 = "arith.addi"(%1289, %1290) : (i32, i32) -> i32
            %1292 = "llvm.getelementptr"(%15, %1291) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1293 = "arith.constant"() {value = 2048 : i32} : () -> i32
            %1294 = "arith.muli"(%1267, %1293) : (i32, i32) -> i32
            %1295 = "llvm.getelementptr"(%1292, %1294) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "scf.for"(%1284, %1282, %38) ({
            ^bb0(%1296: i32):
              %1297 = "llvm.getelementptr"(%1295, %1296) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1298 = "llvm.load"(%1297) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %1299 = "arith.subi"(%1280, %1154) : (i32, i32) -> i32
              %1300 = "arith.addi"(%1299, %1296) : (i32, i32) -> i32
              %1301 = "arith.extsi"(%1150) : (i32) -> i64
              %1302 = "arith.extsi"(%1300) : (i32) -> i64
              %1303 = "arith.muli"(%1301, %8) : (i64, i64) -> i64
              %1304 = "arith.addi"(%1303, %1302) : (i64, i64) -> i64
              %1305 = "llvm.getelementptr"(%7, %1304) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%1298, %1305) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
      %1306 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1307 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1308 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1309 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %1310 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %1311 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %1312 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %1313 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %1314 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %1315 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1316 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1317 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %1318 = "arith.remui"(%1306, %31) : (i32, i32) -> i32
      %1319 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1320 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1321 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1322 = "arith.divui"(%1319, %31) : (i32, i32) -> i32
      %1323 = "arith.constant"() {value = 68 : i32} : () -> i32
      %1324 = "arith.muli"(%1322, %1323) : (i32, i32) -> i32
      %1325 = "arith.addi"(%1318, %1324) : (i32, i32) -> i32
      %1326 = "llvm.getelementptr"(%15, %1325) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%495, %1326) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %1327 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1328 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1329 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1330 = "arith.divui"(%1327, %31) : (i32, i32) -> i32
      %1331 = "arith.addi"(%105, %1318) : (i32, i32) -> i32
      %1332 = "arith.muli"(%1330, %1323) : (i32, i32) -> i32
      %1333 = "arith.addi"(%1331, %1332) : (i32, i32) -> i32
      %1334 = "llvm.getelementptr"(%15, %1333) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%496, %1334) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %1335 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1336 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1337 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1338 = "arith.divui"(%1335, %31) : (i32, i32) -> i32
      %1339 = "arith.constant"() {value = 32 : i32} : () -> i32
      %1340 = "arith.addi"(%1339, %1318) : (i32, i32) -> i32
      %1341 = "arith.muli"(%1338, %1323) : (i32, i32) -> i32
      %1342 = "arith.addi"(%1340, %1341) : (i32, i32) -> i32
      %1343 = "llvm.getelementptr"(%15, %1342) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%497, %1343) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %1344 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1345 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1346 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1347 = "arith.divui"(%1344, %31) : (i32, i32) -> i32
      %1348 = "arith.constant"() {value = 48 : i32} : () -> i32
      %1349 = "arith.addi"(%1348, %1318) : (i32, i32) -> i32
      %1350 = "arith.muli"(%1347, %1323) : (i32, i32) -> i32
      %1351 = "arith.addi"(%1349, %1350) : (i32, i32) -> i32
      %1352 = "llvm.getelementptr"(%15, %1351) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%498, %1352) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %1353 = "arith.addi"(%31, %1318) : (i32, i32) -> i32
      %1354 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1355 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1356 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1357 = "arith.divui"(%1354, %31) : (i32, i32) -> i32
      %1358 = "arith.muli"(%1357, %1323) : (i32, i32) -> i32
      %1359 = "arith.addi"(%1353, %1358) : (i32, i32) -> i32
      %1360 = "llvm.getelementptr"(%15, %1359) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%499, %1360) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %1361 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1362 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1363 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1364 = "arith.divui"(%1361, %31) : (i32, i32) -> i32
      %1365 = "arith.addi"(%105, %1353) : (i32, i32) -> i32
      %1366 = "arith.muli"(%1364, %1323) : (i32, i32) -> i32
      %1367 = "arith.addi"(%1365, %1366) : (i32, i32) -> i32
      %1368 = "llvm.getelementptr"(%15, %1367) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%500, %1368) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %1369 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1370 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1371 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1372 = "arith.divui"(%1369, %31) : (i32, i32) -> i32
      %1373 = "arith.addi"(%1339, %1353) : (i32, i32) -> i32
      %1374 = "arith.muli"(%1372, %1323) : (i32, i32) -> i32
      %1375 = "arith.addi"(%1373, %1374) : (i32, i32) -> i32
      %1376 = "llvm.getelementptr"(%15, %1375) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%501, %1376) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %1377 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1378 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1379 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1380 = "arith.divui"(%1377, %31) : (i32, i32) -> i32
      %1381 = "arith.addi"(%1348, %1353) : (i32, i32) -> i32
      %1382 = "arith.muli"(%1380, %1323) : (i32, i32) -> i32
      %1383 = "arith.addi"(%1381, %1382) : (i32, i32) -> i32
      %1384 = "llvm.getelementptr"(%15, %1383) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%502, %1384) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %1385 = "arith.constant"() {value = 512 : i32} : () -> i32
      "scf.for"(%1306, %1339, %1385) ({
      ^bb0(%1386: i32):
        %1387 = "arith.cmpi"(%1386, %25) {predicate = 5 : i64} : (i32, i32) -> i1
        %1388 = "arith.cmpi"(%1386, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %1389 = "arith.andi"(%1387, %1388) : (i1, i1) -> i1
        "scf.if"(%1389) ({
          %1390 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %1391 = "scf.for"(%25, %19, %38, %1390) ({
          ^bb0(%1392: i32, %1393: f32):
            %1394 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %1395 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %1396 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %1397 = "arith.muli"(%1394, %19) : (i32, i32) -> i32
            %1398 = "arith.addi"(%1397, %1392) : (i32, i32) -> i32
            %1399 = "arith.remui"(%1398, %31) : (i32, i32) -> i32
            %1400 = "arith.muli"(%1399, %35) : (i32, i32) -> i32
            %1401 = "arith.remui"(%1400, %31) : (i32, i32) -> i32
            %1402 = "arith.addi"(%1386, %1401) : (i32, i32) -> i32
            %1403 = "arith.remui"(%1402, %31) : (i32, i32) -> i32
            %1404 = "arith.divui"(%1402, %31) : (i32, i32) -> i32
            %1405 = "arith.muli"(%1403, %105) : (i32, i32) -> i32
            %1406 = "arith.addi"(%1405, %1404) : (i32, i32) -> i32
            %1407 = "arith.muli"(%1392, %1323) : (i32, i32) -> i32
            %1408 = "arith.addi"(%1406, %1407) : (i32, i32) -> i32
            %1409 = "llvm.getelementptr"(%15, %1408) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1410 = "llvm.load"(%1409) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %1411 = "arith.addf"(%1393, %1410) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%1411) : (f32) -> ()
          }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 8 : i32>>} : (i32, i32, i32, f32) -> f32
          %1412 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
          %1413 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
          %1414 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
          %1415 = "arith.cmpi"(%1412, %38) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%1415) ({
            %1416 = "arith.extsi"(%1386) : (i32) -> i64
            %1417 = "llvm.getelementptr"(%9, %1416) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%1391, %1417) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %1418 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %1419 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %1420 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %1421 = "arith.extsi"(%1418) : (i32) -> i64
            %1422 = "arith.extsi"(%1386) : (i32) -> i64
            %1423 = "arith.muli"(%1421, %11) : (i64, i64) -> i64
            %1424 = "arith.addi"(%1423, %1422) : (i64, i64) -> i64
            %1425 = "llvm.getelementptr"(%10, %1424) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%1391, %1425) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 4 : i32>>} : (i32, i32, i32) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "rows_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, f32, f32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 512, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i64, %3: !llvm.ptr<1>, %4: i32):
      %5 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %6 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %7 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %8 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %11 = "arith.constant"() {value = 32 : i32} : () -> i32
      %12 = "arith.muli"(%8, %11) : (i32, i32) -> i32
      %13 = "arith.remui"(%5, %11) : (i32, i32) -> i32
      %14 = "arith.addi"(%12, %13) : (i32, i32) -> i32
      %15 = "arith.divui"(%5, %11) : (i32, i32) -> i32
      %16 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %17 = "arith.cmpi"(%14, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %18 = "scf.if"(%17) ({
        %19 = "arith.constant"() {value = 64 : i32} : () -> i32
        %20 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %21 = "scf.for"(%15, %4, %19, %20) ({
        ^bb0(%22: i32, %23: f32):
          %24 = "arith.cmpi"(%22, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %25 = "arith.constant"() {value = 1 : i32} : () -> i32
          %26 = "arith.subi"(%4, %25) : (i32, i32) -> i32
          %27 = "arith.minsi"(%22, %26) : (i32, i32) -> i32
          %28 = "arith.extsi"(%27) : (i32) -> i64
          %29 = "arith.extsi"(%14) : (i32) -> i64
          %30 = "arith.muli"(%28, %2) : (i64, i64) -> i64
          %31 = "arith.addi"(%30, %29) : (i64, i64) -> i64
          %32 = "llvm.getelementptr"(%0, %31) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %33 = "llvm.load"(%32) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %34 = "arith.select"(%24, %33, %20) : (i1, f32, f32) -> f32
          %35 = "arith.addf"(%23, %34) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %36 = "arith.constant"() {value = 8 : i32} : () -> i32
          %37 = "arith.addi"(%22, %36) : (i32, i32) -> i32
          %38 = "arith.cmpi"(%37, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %39 = "arith.minsi"(%37, %26) : (i32, i32) -> i32
          %40 = "arith.extsi"(%39) : (i32) -> i64
          %41 = "arith.muli"(%40, %2) : (i64, i64) -> i64
          %42 = "arith.addi"(%41, %29) : (i64, i64) -> i64
          %43 = "llvm.getelementptr"(%0, %42) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %44 = "llvm.load"(%43) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %45 = "arith.select"(%38, %44, %20) : (i1, f32, f32) -> f32
          %46 = "arith.addf"(%35, %45) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %47 = "arith.constant"() {value = 16 : i32} : () -> i32
          %48 = "arith.addi"(%22, %47) : (i32, i32) -> i32
          %49 = "arith.cmpi"(%48, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %50 = "arith.minsi"(%48, %26) : (i32, i32) -> i32
          %51 = "arith.extsi"(%50) : (i32) -> i64
          %52 = "arith.muli"(%51, %2) : (i64, i64) -> i64
          %53 = "arith.addi"(%52, %29) : (i64, i64) -> i64
          %54 = "llvm.getelementptr"(%0, %53) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %55 = "llvm.load"(%54) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %56 = "arith.select"(%49, %55, %20) : (i1, f32, f32) -> f32
          %57 = "arith.addf"(%46, %56) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %58 = "arith.constant"() {value = 24 : i32} : () -> i32
          %59 = "arith.addi"(%22, %58) : (i32, i32) -> i32
          %60 = "arith.cmpi"(%59, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %61 = "arith.minsi"(%59, %26) : (i32, i32) -> i32
          %62 = "arith.extsi"(%61) : (i32) -> i64
          %63 = "arith.muli"(%62, %2) : (i64, i64) -> i64
          %64 = "arith.addi"(%63, %29) : (i64, i64) -> i64
          %65 = "llvm.getelementptr"(%0, %64) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %66 = "llvm.load"(%65) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %67 = "arith.select"(%60, %66, %20) : (i1, f32, f32) -> f32
          %68 = "arith.addf"(%57, %67) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %69 = "arith.addi"(%22, %11) : (i32, i32) -> i32
          %70 = "arith.cmpi"(%69, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %71 = "arith.minsi"(%69, %26) : (i32, i32) -> i32
          %72 = "arith.extsi"(%71) : (i32) -> i64
          %73 = "arith.muli"(%72, %2) : (i64, i64) -> i64
          %74 = "arith.addi"(%73, %29) : (i64, i64) -> i64
          %75 = "llvm.getelementptr"(%0, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %76 = "llvm.load"(%75) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %77 = "arith.select"(%70, %76, %20) : (i1, f32, f32) -> f32
          %78 = "arith.addf"(%68, %77) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %79 = "arith.constant"() {value = 40 : i32} : () -> i32
          %80 = "arith.addi"(%22, %79) : (i32, i32) -> i32
          %81 = "arith.cmpi"(%80, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %82 = "arith.minsi"(%80, %26) : (i32, i32) -> i32
          %83 = "arith.extsi"(%82) : (i32) -> i64
          %84 = "arith.muli"(%83, %2) : (i64, i64) -> i64
          %85 = "arith.addi"(%84, %29) : (i64, i64) -> i64
          %86 = "llvm.getelementptr"(%0, %85) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %87 = "llvm.load"(%86) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %88 = "arith.select"(%81, %87, %20) : (i1, f32, f32) -> f32
          %89 = "arith.addf"(%78, %88) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %90 = "arith.constant"() {value = 48 : i32} : () -> i32
          %91 = "arith.addi"(%22, %90) : (i32, i32) -> i32
          %92 = "arith.cmpi"(%91, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %93 = "arith.minsi"(%91, %26) : (i32, i32) -> i32
          %94 = "arith.extsi"(%93) : (i32) -> i64
          %95 = "arith.muli"(%94, %2) : (i64, i64) -> i64
          %96 = "arith.addi"(%95, %29) : (i64, i64) -> i64
          %97 = "llvm.getelementptr"(%0, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %98 = "llvm.load"(%97) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %99 = "arith.select"(%92, %98, %20) : (i1, f32, f32) -> f32
          %100 = "arith.addf"(%89, %99) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %101 = "arith.constant"() {value = 56 : i32} : () -> i32
          %102 = "arith.addi"(%22, %101) : (i32, i32) -> i32
          %103 = "arith.cmpi"(%102, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %104 = "arith.minsi"(%102, %26) : (i32, i32) -> i32
          %105 = "arith.extsi"(%104) : (i32) -> i64
          %106 = "arith.muli"(%105, %2) : (i64, i64) -> i64
          %107 = "arith.addi"(%106, %29) : (i64, i64) -> i64
          %108 = "llvm.getelementptr"(%0, %107) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %109 = "llvm.load"(%108) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %110 = "arith.select"(%103, %109, %20) : (i1, f32, f32) -> f32
          %111 = "arith.addf"(%100, %110) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          "scf.yield"(%111) : (f32) -> ()
        }) : (i32, i32, i32, f32) -> f32
        "scf.yield"(%21) : (f32) -> ()
      }, {
        %112 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        "scf.yield"(%112) : (f32) -> ()
      }) : (i1) -> f32
      %113 = "arith.muli"(%15, %11) : (i32, i32) -> i32
      %114 = "arith.addi"(%13, %113) : (i32, i32) -> i32
      %115 = "llvm.getelementptr"(%16, %114) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%18, %115) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %116 = "arith.constant"() {value = 0 : i32} : () -> i32
      %117 = "arith.cmpi"(%15, %116) {predicate = 0 : i64} : (i32, i32) -> i1
      %118 = "arith.andi"(%117, %17) : (i1, i1) -> i1
      "scf.if"(%118) ({
        %119 = "llvm.getelementptr"(%16, %5) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %120 = "llvm.load"(%119) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %121 = "arith.addi"(%5, %11) : (i32, i32) -> i32
        %122 = "llvm.getelementptr"(%16, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %123 = "llvm.load"(%122) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %124 = "arith.addf"(%120, %123) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %125 = "arith.constant"() {value = 64 : i32} : () -> i32
        %126 = "arith.addi"(%5, %125) : (i32, i32) -> i32
        %127 = "llvm.getelementptr"(%16, %126) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %128 = "llvm.load"(%127) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %129 = "arith.addf"(%124, %128) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %130 = "arith.constant"() {value = 96 : i32} : () -> i32
        %131 = "arith.addi"(%5, %130) : (i32, i32) -> i32
        %132 = "llvm.getelementptr"(%16, %131) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %133 = "llvm.load"(%132) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %134 = "arith.addf"(%129, %133) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %135 = "arith.constant"() {value = 128 : i32} : () -> i32
        %136 = "arith.addi"(%5, %135) : (i32, i32) -> i32
        %137 = "llvm.getelementptr"(%16, %136) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %138 = "llvm.load"(%137) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %139 = "arith.addf"(%134, %138) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %140 = "arith.constant"() {value = 160 : i32} : () -> i32
        %141 = "arith.addi"(%5, %140) : (i32, i32) -> i32
        %142 = "llvm.getelementptr"(%16, %141) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %143 = "llvm.load"(%142) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %144 = "arith.addf"(%139, %143) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %145 = "arith.constant"() {value = 192 : i32} : () -> i32
        %146 = "arith.addi"(%5, %145) : (i32, i32) -> i32
        %147 = "llvm.getelementptr"(%16, %146) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %148 = "llvm.load"(%147) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %149 = "arith.addf"(%144, %148) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %150 = "arith.constant"() {value = 224 : i32} : () -> i32
        %151 = "arith.addi"(%5, %150) : (i32, i32) -> i32
        %152 = "llvm.getelementptr"(%16, %151) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %153 = "llvm.load"(%152) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %154 = "arith.addf"(%149, %153) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %155 = "arith.extsi"(%14) : (i32) -> i64
        %156 = "llvm.getelementptr"(%3, %155) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%154, %156) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "add_up_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>, %8: i64, %9: !llvm.ptr<1>, %10: f32, %11: !llvm.ptr<1>):
    %12 = "arith.extsi"(%2) : (i32) -> i64
    %13 = "arith.constant"() {value = 1 : i32} : () -> i32
    %14 = "arith.maxsi"(%2, %13) : (i32, i32) -> i32
    %15 = "arith.sitofp"(%14) : (i32) -> f32
    %16 = "arith.constant"() {value = 1.0 : f32} : () -> f32
    %17 = "arith.divf"(%16, %15) : (f32, f32) -> f32
    %18 = "arith.constant"() {value = 4 : i32} : () -> i32
    %19 = "arith.remui"(%2, %18) : (i32, i32) -> i32
    %20 = "arith.constant"() {value = 0 : i32} : () -> i32
    %21 = "arith.cmpi"(%19, %20) {predicate = 0 : i64} : (i32, i32) -> i1
    %22 = "arith.extui"(%21) : (i1) -> i32
    %23 = "arith.muli"(%22, %20) : (i32, i32) -> i32
    %24 = "arith.constant"() {value = 132 : i32} : () -> i32
    %25 = "arith.addi"(%24, %23) : (i32, i32) -> i32
    %26 = "arith.constant"() {value = 127 : i32} : () -> i32
    %27 = "arith.addi"(%1, %26) : (i32, i32) -> i32
    %28 = "arith.constant"() {value = 128 : i32} : () -> i32
    %29 = "arith.divui"(%27, %28) : (i32, i32) -> i32
    %30 = "arith.minsi"(%25, %29) : (i32, i32) -> i32
    %31 = "arith.maxsi"(%30, %13) : (i32, i32) -> i32
    %32 = "arith.muli"(%31, %28) : (i32, i32) -> i32
    %33 = "arith.subi"(%32, %13) : (i32, i32) -> i32
    %34 = "arith.addi"(%1, %33) : (i32, i32) -> i32
    %35 = "arith.remsi"(%34, %32) : (i32, i32) -> i32
    %36 = "arith.cmpi"(%35, %20) {predicate = 2 : i64} : (i32, i32) -> i1
    %37 = "arith.divsi"(%34, %32) : (i32, i32) -> i32
    %38 = "arith.extsi"(%36) : (i1) -> i32
    %39 = "arith.addi"(%37, %38) : (i32, i32) -> i32
    %40 = "arith.constant"() {value = 512 : i32} : () -> i32
    %41 = "arith.constant"() {value = 149632 : i32} : () -> i32
    "gpu.launch_func"(%30, %13, %13, %40, %13, %13, %41, %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %11, %12, %10, %17, %39) {kernel = @kernels::@rows_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 15, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, f32, f32, i32) -> ()
    %42 = "arith.constant"() {value = 31 : i32} : () -> i32
    %43 = "arith.addi"(%2, %42) : (i32, i32) -> i32
    %44 = "arith.constant"() {value = 32 : i32} : () -> i32
    %45 = "arith.divui"(%43, %44) : (i32, i32) -> i32
    %46 = "arith.cmpi"(%30, %13) {predicate = 0 : i64} : (i32, i32) -> i1
    %47 = "arith.select"(%46, %20, %45) : (i1, i32, i32) -> i32
    %48 = "arith.constant"() {value = 256 : i32} : () -> i32
    %49 = "arith.constant"() {value = 1024 : i32} : () -> i32
    "gpu.launch_func"(%47, %13, %13, %48, %13, %13, %49, %11, %2, %12, %9, %30) {kernel = @kernels::@add_up_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 5, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "rmsnorm_backward_f32_form4x2x1x4x132", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, f32, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
