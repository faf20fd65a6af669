"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 128 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: i64, %8: i32):
      %9 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %10 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %13 = "arith.constant"() {value = 128 : i32} : () -> i32
      %14 = "arith.muli"(%10, %13) : (i32, i32) -> i32
      %15 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %18 = "arith.muli"(%15, %13) : (i32, i32) -> i32
      %19 = "arith.constant"() {value = 0 : i32} : () -> i32
      %20 = "arith.muli"(%19, %18) : (i32, i32) -> i32
      %21 = "arith.addi"(%14, %20) : (i32, i32) -> i32
      %22 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %23 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %24 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %25 = "arith.constant"() {value = 4 : i32} : () -> i32
      %26 = "arith.divui"(%22, %25) : (i32, i32) -> i32
      %27 = "arith.addi"(%21, %26) : (i32, i32) -> i32
      %28 = "arith.remui"(%27, %25) : (i32, i32) -> i32
      %29 = "arith.remui"(%2, %25) : (i32, i32) -> i32
      %30 = "arith.muli"(%28, %29) : (i32, i32) -> i32
      %31 = "arith.remui"(%30, %25) : (i32, i32) -> i32
      %32 = "arith.constant"() {value = 1 : i32} : () -> i32
      %33 = "arith.addi"(%27, %32) : (i32, i32) -> i32
      %34 = "arith.cmpi"(%33, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %35 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %36 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %37 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %38 = "arith.remui"(%35, %25) : (i32, i32) -> i32
      %39 = "arith.muli"(%38, %25) : (i32, i32) -> i32
      %40 = "arith.subi"(%39, %31) : (i32, i32) -> i32
      %41 = "arith.addi"(%40, %25) : (i32, i32) -> i32
      %42 = "arith.cmpi"(%41, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %43 = "arith.andi"(%34, %42) : (i1, i1) -> i1
      %44 = "arith.cmpi"(%27, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %45 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %46 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %47 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %48 = "arith.remui"(%45, %25) : (i32, i32) -> i32
      %49 = "arith.muli"(%48, %25) : (i32, i32) -> i32
      %50 = "arith.subi"(%49, %31) : (i32, i32) -> i32
      %51 = "arith.cmpi"(%50, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %52 = "arith.andi"(%44, %51) : (i1, i1) -> i1
      %53 = "arith.constant"() {value = true} : () -> i1
      %54 = "arith.xori"(%43, %53) : (i1, i1) -> i1
      %55 = "arith.andi"(%52, %54) : (i1, i1) -> i1
      %56 = "arith.extui"(%55) : (i1) -> i8
      %57 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %58 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %59 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %60 = "arith.remui"(%57, %25) : (i32, i32) -> i32
      %61 = "arith.addi"(%25, %60) : (i32, i32) -> i32
      %62 = "arith.muli"(%61, %25) : (i32, i32) -> i32
      %63 = "arith.subi"(%62, %31) : (i32, i32) -> i32
      %64 = "arith.addi"(%63, %25) : (i32, i32) -> i32
      %65 = "arith.cmpi"(%64, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %66 = "arith.andi"(%34, %65) : (i1, i1) -> i1
      %67 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %68 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %69 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %70 = "arith.remui"(%67, %25) : (i32, i32) -> i32
      %71 = "arith.addi"(%25, %70) : (i32, i32) -> i32
      %72 = "arith.muli"(%71, %25) : (i32, i32) -> i32
      %73 = "arith.subi"(%72, %31) : (i32, i32) -> i32
      %74 = "arith.cmpi"(%73, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %75 = "arith.andi"(%44, %74) : (i1, i1) -> i1
      %76 = "arith.xori"(%66, %53) : (i1, i1) -> i1
      %77 = "arith.andi"(%75, %76) : (i1, i1) -> i1
      %78 = "arith.extui"(%77) : (i1) -> i8
      %79 = "arith.extsi"(%27) : (i32) -> i64
      %80 = "arith.extsi"(%2) : (i32) -> i64
      %81 = "arith.muli"(%79, %80) : (i64, i64) -> i64
      %82 = "arith.extsi"(%31) : (i32) -> i64
      %83 = "arith.subi"(%81, %82) : (i64, i64) -> i64
      %84 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %85 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %86 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %87 = "arith.remui"(%84, %25) : (i32, i32) -> i32
      %88 = "arith.muli"(%87, %25) : (i32, i32) -> i32
      %89 = "arith.extsi"(%88) : (i32) -> i64
      %90 = "arith.addi"(%83, %89) : (i64, i64) -> i64
      %91 = "llvm.getelementptr"(%0, %90) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %92 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %93 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %94 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %95 = "arith.muli"(%92, %25) : (i32, i32) -> i32
      %96 = "llvm.getelementptr"(%9, %95) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %97 = "arith.constant"() {value = 0 : i8} : () -> i8
      %98 = "arith.cmpi"(%56, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %99 = "arith.constant"() {value = 16 : i32} : () -> i32
      %100 = "arith.select"(%98, %99, %19) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%96, %91, %100) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %101 = "llvm.getelementptr"(%91) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %102 = "llvm.getelementptr"(%96) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %103 = "arith.cmpi"(%78, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %104 = "arith.select"(%103, %99, %19) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%102, %101, %104) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %105 = "arith.constant"() {value = -1 : i32} : () -> i32
      "nvvm.bar.warp.sync"(%105) : (i32) -> ()
      %106 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %107 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %108 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %109 = "arith.remui"(%106, %25) : (i32, i32) -> i32
      %110 = "arith.muli"(%109, %25) : (i32, i32) -> i32
      %111 = "arith.extsi"(%110) : (i32) -> i64
      %112 = "arith.addi"(%83, %111) : (i64, i64) -> i64
      %113 = "llvm.getelementptr"(%4, %112) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %114 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %115 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %116 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %117 = "arith.muli"(%114, %25) : (i32, i32) -> i32
      %118 = "arith.constant"() {value = 4096 : i32} : () -> i32
      %119 = "arith.addi"(%117, %118) : (i32, i32) -> i32
      %120 = "llvm.getelementptr"(%9, %119) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %121 = "arith.cmpi"(%56, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %122 = "arith.select"(%121, %99, %19) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%120, %113, %122) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %123 = "llvm.getelementptr"(%113) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %124 = "llvm.getelementptr"(%120) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %125 = "arith.cmpi"(%78, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %126 = "arith.select"(%125, %99, %19) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%124, %123, %126) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.bar.warp.sync"(%105) : (i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %127 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %128 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %129 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %130 = "arith.muli"(%127, %13) : (i32, i32) -> i32
      %131 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %132 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %133 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %134 = "arith.muli"(%131, %13) : (i32, i32) -> i32
      %135 = "arith.addi"(%130, %134) : (i32, i32) -> i32
      %136 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %137 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %138 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %139 = "arith.divui"(%136, %25) : (i32, i32) -> i32
      %140 = "arith.addi"(%135, %139) : (i32, i32) -> i32
      %141 = "arith.remui"(%140, %25) : (i32, i32) -> i32
      %142 = "arith.muli"(%141, %29) : (i32, i32) -> i32
      %143 = "arith.remui"(%142, %25) : (i32, i32) -> i32
      %144 = "arith.addi"(%140, %32) : (i32, i32) -> i32
      %145 = "arith.cmpi"(%144, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %146 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %147 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %148 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %149 = "arith.remui"(%146, %25) : (i32, i32) -> i32
      %150 = "arith.muli"(%149, %25) : (i32, i32) -> i32
      %151 = "arith.subi"(%150, %143) : (i32, i32) -> i32
      %152 = "arith.addi"(%151, %25) : (i32, i32) -> i32
      %153 = "arith.cmpi"(%152, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %154 = "arith.andi"(%145, %153) : (i1, i1) -> i1
      %155 = "arith.cmpi"(%140, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %156 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %157 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %158 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %159 = "arith.remui"(%156, %25) : (i32, i32) -> i32
      %160 = "arith.muli"(%159, %25) : (i32, i32) -> i32
      %161 = "arith.subi"(%160, %143) : (i32, i32) -> i32
      %162 = "arith.cmpi"(%161, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %163 = "arith.andi"(%155, %162) : (i1, i1) -> i1
      %164 = "arith.xori"(%154, %53) : (i1, i1) -> i1
      %165 = "arith.andi"(%163, %164) : (i1, i1) -> i1
      %166 = "arith.extui"(%165) : (i1) -> i8
      %167 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %168 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %169 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %170 = "arith.remui"(%167, %25) : (i32, i32) -> i32
      %171 = "arith.addi"(%25, %170) : (i32, i32) -> i32
      %172 = "arith.muli"(%171, %25) : (i32, i32) -> i32
      %173 = "arith.subi"(%172, %143) : (i32, i32) -> i32
      %174 = "arith.addi"(%173, %25) : (i32, i32) -> i32
      %175 = "arith.cmpi"(%174, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %176 = "arith.andi"(%145, %175) : (i1, i1) -> i1
      %177 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %178 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %179 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %180 = "arith.remui"(%177, %25) : (i32, i32) -> i32
      %181 = "arith.addi"(%25, %180) : (i32, i32) -> i32
      %182 = "arith.muli"(%181, %25) : (i32, i32) -> i32
      %183 = "arith.subi"(%182, %143) : (i32, i32) -> i32
      %184 = "arith.cmpi"(%183, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %185 = "arith.andi"(%155, %184) : (i1, i1) -> i1
      %186 = "arith.xori"(%176, %53) : (i1, i1) -> i1
      %187 = "arith.andi"(%185, %186) : (i1, i1) -> i1
      %188 = "arith.extui"(%187) : (i1) -> i8
      %189 = "arith.extsi"(%140) : (i32) -> i64
      %190 = "arith.muli"(%189, %80) : (i64, i64) -> i64
      %191 = "arith.extsi"(%143) : (i32) -> i64
      %192 = "arith.subi"(%190, %191) : (i64, i64) -> i64
      %193 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %194 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %195 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %196 = "arith.remui"(%193, %25) : (i32, i32) -> i32
      %197 = "arith.muli"(%196, %25) : (i32, i32) -> i32
      %198 = "arith.extsi"(%197) : (i32) -> i64
      %199 = "arith.addi"(%192, %198) : (i64, i64) -> i64
      %200 = "llvm.getelementptr"(%0, %199) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %201 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %202 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %203 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %204 = "arith.muli"(%201, %25) : (i32, i32) -> i32
      %205 = "arith.constant"() {value = 8192 : i32} : () -> i32
      %206 = "arith.addi"(%204, %205) : (i32, i32) -> i32
      %207 = "llvm.getelementptr"(%9, %206) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %208 = "arith.cmpi"(%166, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %209 = "arith.select"(%208, %99, %19) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%207, %200, %209) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %210 = "llvm.getelementptr"(%200) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %211 = "llvm.getelementptr"(%207) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %212 = "arith.cmpi"(%188, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %213 = "arith.select"(%212, %99, %19) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%211, %210, %213) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.bar.warp.sync"(%105) : (i32) -> ()
      %214 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %215 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %216 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %217 = "arith.remui"(%214, %25) : (i32, i32) -> i32
      %218 = "arith.muli"(%217, %25) : (i32, i32) -> i32
      %219 = "arith.extsi"(%218) : (i32) -> i64
      %220 = "arith.addi"(%192, %219) : (i64, i64) -> i64
      %221 = "llvm.getelementptr"(%4, %220) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %222 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %223 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %224 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %225 = "arith.muli"(%222, %25) : (i32, i32) -> i32
      %226 = "arith.addi"(%225, %118) : (i32, i32) -> i32
      %227 = "arith.addi"(%226, %205) : (i32, i32) -> i32
      %228 = "llvm.getelementptr"(%9, %227) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %229 = "arith.cmpi"(%166, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %230 = "arith.select"(%229, %99, %19) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%228, %221, %230) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %231 = "llvm.getelementptr"(%221) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %232 = "llvm.getelementptr"(%228) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %233 = "arith.cmpi"(%188, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %234 = "arith.select"(%233, %99, %19) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%232, %231, %234) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.bar.warp.sync"(%105) : (i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %235 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %236 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %237 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %238 = "arith.muli"(%235, %13) : (i32, i32) -> i32
      %239 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %240 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %241 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %242 = "arith.muli"(%239, %13) : (i32, i32) -> i32
      %243 = "arith.constant"() {value = 2 : i32} : () -> i32
      %244 = "arith.muli"(%243, %242) : (i32, i32) -> i32
      %245 = "arith.addi"(%238, %244) : (i32, i32) -> i32
      %246 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %247 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %248 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %249 = "arith.divui"(%246, %25) : (i32, i32) -> i32
      %250 = "arith.addi"(%245, %249) : (i32, i32) -> i32
      %251 = "arith.remui"(%250, %25) : (i32, i32) -> i32
      %252 = "arith.muli"(%251, %29) : (i32, i32) -> i32
      %253 = "arith.remui"(%252, %25) : (i32, i32) -> i32
      %254 = "arith.addi"(%250, %32) : (i32, i32) -> i32
      %255 = "arith.cmpi"(%254, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %256 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %257 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %258 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %259 = "arith.remui"(%256, %25) : (i32, i32) -> i32
      %260 = "arith.muli"(%259, %25) : (i32, i32) -> i32
      %261 = "arith.subi"(%260, %253) : (i32, i32) -> i32
      %262 = "arith.addi"(%261, %25) : (i32, i32) -> i32
      %263 = "arith.cmpi"(%262, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %264 = "arith.andi"(%255, %263) : (i1, i1) -> i1
      %265 = "arith.cmpi"(%250, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %266 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %267 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %268 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %269 = "arith.remui"(%266, %25) : (i32, i32) -> i32
      %270 = "arith.muli"(%269, %25) : (i32, i32) -> i32
      %271 = "arith.subi"(%270, %253) : (i32, i32) -> i32
      %272 = "arith.cmpi"(%271, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %273 = "arith.andi"(%265, %272) : (i1, i1) -> i1
      %274 = "arith.xori"(%264, %53) : (i1, i1) -> i1
      %275 = "arith.andi"(%273, %274) : (i1, i1) -> i1
      %276 = "arith.extui"(%275) : (i1) -> i8
      %277 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %278 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %279 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %280 = "arith.remui"(%277, %25) : (i32, i32) -> i32
      %281 = "arith.addi"(%25, %280) : (i32, i32) -> i32
      %282 = "arith.muli"(%281, %25) : (i32, i32) -> i32
      %283 = "arith.subi"(%282, %253) : (i32, i32) -> i32
      %284 = "arith.addi"(%283, %25) : (i32, i32) -> i32
      %285 = "arith.cmpi"(%284, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %286 = "arith.andi"(%255, %285) : (i1, i1) -> i1
      %287 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %288 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %289 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %290 = "arith.remui"(%287, %25) : (i32, i32) -> i32
      %291 = "arith.addi"(%25, %290) : (i32, i32) -> i32
      %292 = "arith.muli"(%291, %25) : (i32, i32) -> i32
      %293 = "arith.subi"(%292, %253) : (i32, i32) -> i32
      %294 = "arith.cmpi"(%293, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %295 = "arith.andi"(%265, %294) : (i1, i1) -> i1
      %296 = "arith.xori"(%286, %53) : (i1, i1) -> i1
      %297 = "arith.andi"(%295, %296) : (i1, i1) -> i1
      %298 = "arith.extui"(%297) : (i1) -> i8
      %299 = "arith.extsi"(%250) : (i32) -> i64
      %300 = "arith.muli"(%299, %80) : (i64, i64) -> i64
      %301 = "arith.extsi"(%253) : (i32) -> i64
      %302 = "arith.subi"(%300, %301) : (i64, i64) -> i64
      %303 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %304 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %305 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %306 = "arith.remui"(%303, %25) : (i32, i32) -> i32
      %307 = "arith.muli"(%306, %25) : (i32, i32) -> i32
      %308 = "arith.extsi"(%307) : (i32) -> i64
      %309 = "arith.addi"(%302, %308) : (i64, i64) -> i64
      %310 = "llvm.getelementptr"(%0, %309) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %311 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %312 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %313 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %314 = "arith.muli"(%311, %25) : (i32, i32) -> i32
      %315 = "arith.constant"() {value = 16384 : i32} : () -> i32
      %316 = "arith.addi"(%314, %315) : (i32, i32) -> i32
      %317 = "llvm.getelementptr"(%9, %316) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %318 = "arith.cmpi"(%276, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %319 = "arith.select"(%318, %99, %19) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%317, %310, %319) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %320 = "llvm.getelementptr"(%310) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %321 = "llvm.getelementptr"(%317) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %322 = "arith.cmpi"(%298, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %323 = "arith.select"(%322, %99, %19) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%321, %320, %323) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.bar.warp.sync"(%105) : (i32) -> ()
      %324 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %325 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %326 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %327 = "arith.remui"(%324, %25) : (i32, i32) -> i32
      %328 = "arith.muli"(%327, %25) : (i32, i32) -> i32
      %329 = "arith.extsi"(%328) : (i32) -> i64
      %330 = "arith.addi"(%302, %329) : (i64, i64) -> i64
      %331 = "llvm.getelementptr"(%4, %330) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %332 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %333 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %334 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %335 = "arith.muli"(%332, %25) : (i32, i32) -> i32
      %336 = "arith.addi"(%335, %118) : (i32, i32) -> i32
      %337 = "arith.addi"(%336, %315) : (i32, i32) -> i32
      %338 = "llvm.getelementptr"(%9, %337) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %339 = "arith.cmpi"(%276, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %340 = "arith.select"(%339, %99, %19) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%338, %331, %340) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %341 = "llvm.getelementptr"(%331) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %342 = "llvm.getelementptr"(%338) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %343 = "arith.cmpi"(%298, %97) {predicate = 1 : i64} : (i8, i8) -> i1
      %344 = "arith.select"(%343, %99, %19) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%342, %341, %344) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.bar.warp.sync"(%105) : (i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      "scf.for"(%19, %8, %32) ({
      ^bb0(%345: i32):
        %346 = "arith.subi"(%345, %32) : (i32, i32) -> i32
        %347 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %348 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %349 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %350 = "arith.muli"(%347, %13) : (i32, i32) -> i32
        %351 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %352 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %353 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %354 = "arith.muli"(%351, %13) : (i32, i32) -> i32
        %355 = "arith.muli"(%346, %354) : (i32, i32) -> i32
        %356 = "arith.addi"(%350, %355) : (i32, i32) -> i32
        %357 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %358 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %359 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %360 = "arith.divui"(%357, %25) : (i32, i32) -> i32
        %361 = "arith.addi"(%356, %360) : (i32, i32) -> i32
        %362 = "arith.constant"() {value = 3 : i32} : () -> i32
        %363 = "arith.andi"(%361, %362) : (i32, i32) -> i32
        %364 = "arith.muli"(%363, %29) : (i32, i32) -> i32
        %365 = "arith.remui"(%364, %25) : (i32, i32) -> i32
        %366 = "arith.cmpi"(%346, %19) {predicate = 5 : i64} : (i32, i32) -> i1
        %367 = "arith.cmpi"(%361, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %368 = "arith.andi"(%366, %367) : (i1, i1) -> i1
        "scf.if"(%368) ({
          %369 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %370 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %371 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %372 = "arith.remui"(%369, %25) : (i32, i32) -> i32
          %373 = "arith.muli"(%372, %25) : (i32, i32) -> i32
          %374 = "arith.subi"(%373, %365) : (i32, i32) -> i32
          %375 = "arith.cmpi"(%374, %19) {predicate = 5 : i64} : (i32, i32) -> i1
          %376 = "scf.if"(%375) ({
            %377 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %378 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %379 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %380 = "arith.remui"(%377, %25) : (i32, i32) -> i32
            %381 = "arith.muli"(%380, %25) : (i32, i32) -> i32
            %382 = "arith.subi"(%381, %365) : (i32, i32) -> i32
            %383 = "arith.addi"(%382, %25) : (i32, i32) -> i32
            %384 = "arith.cmpi"(%383, %2) {predicate = 3 : i64} : (i32, i32) -> i1
            "scf.yield"(%384) : (i1) -> ()
          }, {
            "scf.yield"(%375) : (i1) -> ()
          }) : (i1) -> i1
          "scf.if"(%376) ({
            %385 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %386 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %387 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %388 = "arith.andi"(%346, %362) : (i32, i32) -> i32
            %389 = "arith.muli"(%385, %25) : (i32, i32) -> i32
            %390 = "arith.muli"(%388, %205) : (i32, i32) -> i32
            %391 = "arith.addi"(%389, %390) : (i32, i32) -> i32
            %392 = "llvm.getelementptr"(%9, %391) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %393 = "arith.extsi"(%361) : (i32) -> i64
            %394 = "arith.muli"(%393, %80) : (i64, i64) -> i64
            %395 = "arith.extsi"(%365) : (i32) -> i64
            %396 = "arith.subi"(%394, %395) : (i64, i64) -> i64
            %397 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %398 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %399 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %400 = "arith.remui"(%397, %25) : (i32, i32) -> i32
            %401 = "arith.muli"(%400, %25) : (i32, i32) -> i32
            %402 = "arith.extsi"(%401) : (i32) -> i64
            %403 = "arith.addi"(%396, %402) : (i64, i64) -> i64
            %404 = "llvm.getelementptr"(%6, %403) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %405 = "llvm.load"(%392) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            "llvm.store"(%405, %404) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %406 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %407 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %408 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %409 = "arith.remui"(%406, %25) : (i32, i32) -> i32
          %410 = "arith.addi"(%25, %409) : (i32, i32) -> i32
          %411 = "arith.muli"(%410, %25) : (i32, i32) -> i32
          %412 = "arith.subi"(%411, %365) : (i32, i32) -> i32
          %413 = "arith.cmpi"(%412, %19) {predicate = 5 : i64} : (i32, i32) -> i1
          %414 = "scf.if"(%413) ({
            %415 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %416 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %417 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %418 = "arith.remui"(%415, %25) : (i32, i32) -> i32
            %419 = "arith.addi"(%25, %418) : (i32, i32) -> i32
            %420 = "arith.muli"(%419, %25) : (i32, i32) -> i32
            %421 = "arith.subi"(%420, %365) : (i32, i32) -> i32
            %422 = "arith.addi"(%421, %25) : (i32, i32) -> i32
            %423 = "arith.cmpi"(%422, %2) {predicate = 3 : i64} : (i32, i32) -> i1
            "scf.yield"(%423) : (i1) -> ()
          }, {
            "scf.yield"(%413) : (i1) -> ()
          }) : (i1) -> i1
          "scf.if"(%414) ({
            %424 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %425 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %426 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %427 = "arith.andi"(%346, %362) : (i32, i32) -> i32
            %428 = "arith.muli"(%424, %25) : (i32, i32) -> i32
            %429 = "arith.muli"(%427, %205) : (i32, i32) -> i32
            %430 = "arith.addi"(%428, %429) : (i32, i32) -> i32
            %431 = "llvm.getelementptr"(%9, %430) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %432 = "llvm.getelementptr"(%431) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %433 = "arith.extsi"(%361) : (i32) -> i64
            %434 = "arith.muli"(%433, %80) : (i64, i64) -> i64
            %435 = "arith.extsi"(%365) : (i32) -> i64
            %436 = "arith.subi"(%434, %435) : (i64, i64) -> i64
            %437 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %438 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %439 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %440 = "arith.remui"(%437, %25) : (i32, i32) -> i32
            %441 = "arith.muli"(%440, %25) : (i32, i32) -> i32
            %442 = "arith.extsi"(%441) : (i32) -> i64
            %443 = "arith.addi"(%436, %442) : (i64, i64) -> i64
            %444 = "llvm.getelementptr"(%6, %443) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %445 = "llvm.getelementptr"(%444) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %446 = "llvm.load"(%432) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            "llvm.store"(%446, %445) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %447 = "arith.cmpi"(%29, %19) {predicate = 1 : i64} : (i32, i32) -> i1
          "scf.if"(%447) ({
            %448 = "arith.addi"(%2, %365) : (i32, i32) -> i32
            %449 = "arith.shrsi"(%448, %243) : (i32, i32) -> i32
            %450 = "arith.andi"(%367, %53) : (i1, i1) -> i1
            %451 = "arith.andi"(%450, %53) : (i1, i1) -> i1
            %452 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %453 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %454 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %455 = "arith.remui"(%452, %25) : (i32, i32) -> i32
            %456 = "arith.cmpi"(%455, %19) {predicate = 0 : i64} : (i32, i32) -> i1
            %457 = "arith.andi"(%451, %456) : (i1, i1) -> i1
            "scf.if"(%457) ({
              %458 = "arith.minsi"(%448, %25) : (i32, i32) -> i32
              %459 = "arith.maxsi"(%365, %19) : (i32, i32) -> i32
              %460 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
              %461 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
              %462 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
              %463 = "arith.andi"(%346, %362) : (i32, i32) -> i32
              %464 = "arith.muli"(%460, %25) : (i32, i32) -> i32
              %465 = "arith.muli"(%463, %205) : (i32, i32) -> i32
              %466 = "arith.addi"(%464, %465) : (i32, i32) -> i32
              %467 = "llvm.getelementptr"(%9, %466) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "scf.for"(%459, %458, %32) ({
              ^bb0(%468: i32):
                %469 = "llvm.getelementptr"(%467, %468) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %470 = "llvm.load"(%469) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %471 = "arith.subi"(%19, %365) : (i32, i32) -> i32
                %472 = "arith.addi"(%471, %468) : (i32, i32) -> i32
                %473 = "arith.extsi"(%361) : (i32) -> i64
                %474 = "arith.extsi"(%472) : (i32) -> i64
                %475 = "arith.muli"(%473, %7) : (i64, i64) -> i64
                %476 = "arith.addi"(%475, %474) : (i64, i64) -> i64
                %477 = "llvm.getelementptr"(%6, %476) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%470, %477) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %478 = "arith.shrsi"(%449, %243) : (i32, i32) -> i32
            %479 = "arith.cmpi"(%478, %19) {predicate = 5 : i64} : (i32, i32) -> i1
            %480 = "arith.andi"(%367, %479) : (i1, i1) -> i1
            %481 = "arith.cmpi"(%478, %243) {predicate = 2 : i64} : (i32, i32) -> i1
            %482 = "arith.andi"(%480, %481) : (i1, i1) -> i1
            %483 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %484 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %485 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %486 = "arith.remui"(%483, %25) : (i32, i32) -> i32
            %487 = "arith.muli"(%478, %25) : (i32, i32) -> i32
            %488 = "arith.addi"(%487, %486) : (i32, i32) -> i32
            %489 = "arith.cmpi"(%488, %449) {predicate = 0 : i64} : (i32, i32) -> i1
            %490 = "arith.andi"(%482, %489) : (i1, i1) -> i1
            "scf.if"(%490) ({
              %491 = "arith.muli"(%449, %25) : (i32, i32) -> i32
              %492 = "arith.subi"(%448, %491) : (i32, i32) -> i32
              %493 = "arith.minsi"(%492, %25) : (i32, i32) -> i32
              %494 = "arith.subi"(%365, %491) : (i32, i32) -> i32
              %495 = "arith.maxsi"(%494, %19) : (i32, i32) -> i32
              %496 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
              %497 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
              %498 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
              %499 = "arith.andi"(%346, %362) : (i32, i32) -> i32
              %500 = "arith.muli"(%496, %25) : (i32, i32) -> i32
              %501 = "arith.muli"(%499, %205) : (i32, i32) -> i32
              %502 = "arith.addi"(%500, %501) : (i32, i32) -> i32
              %503 = "llvm.getelementptr"(%9, %502) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %504 = "arith.constant"() {value = 2048 : i32} : () -> i32
              %505 = "arith.muli"(%478, %504) : (i32, i32) -> i32
              %506 = "llvm.getelementptr"(%503, %505) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "scf.for"(%495, %493, %32) ({
              ^bb0(%507: i32):
                %508 = "llvm.getelementptr"(%506, %507) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %509 = "llvm.load"(%508) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %510 = "arith.subi"(%491, %365) : (i32, i32) -> i32
                %511 = "arith.addi"(%510, %507) : (i32, i32) -> i32
                %512 = "arith.extsi"(%361) : (i32) -> i64
                %513 = "arith.extsi"(%511) : (i32) -> i64
                %514 = "arith.muli"(%512, %7) : (i64, i64) -> i64
                %515 = "arith.addi"(%514, %513) : (i64, i64) -> i64
                %516 = "llvm.getelementptr"(%6, %515) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%509, %516) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
        %517 = "arith.addi"(%345, %25) : (i32, i32) -> i32
        %518 = "arith.subi"(%517, %32) : (i32, i32) -> i32
        %519 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %520 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %521 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %522 = "arith.muli"(%519, %13) : (i32, i32) -> i32
        %523 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %524 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %525 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %526 = "arith.muli"(%523, %13) : (i32, i32) -> i32
        %527 = "arith.muli"(%518, %526) : (i32, i32) -> i32
        %528 = "arith.addi"(%522, %527) : (i32, i32) -> i32
        %529 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %530 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %531 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %532 = "arith.divui"(%529, %25) : (i32, i32) -> i32
        %533 = "arith.addi"(%528, %532) : (i32, i32) -> i32
        %534 = "arith.andi"(%533, %362) : (i32, i32) -> i32
        %535 = "arith.muli"(%534, %29) : (i32, i32) -> i32
        %536 = "arith.remui"(%535, %25) : (i32, i32) -> i32
        %537 = "arith.addi"(%533, %32) : (i32, i32) -> i32
        %538 = "arith.cmpi"(%537, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %539 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %540 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %541 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %542 = "arith.remui"(%539, %25) : (i32, i32) -> i32
        %543 = "arith.muli"(%542, %25) : (i32, i32) -> i32
        %544 = "arith.subi"(%543, %536) : (i32, i32) -> i32
        %545 = "arith.addi"(%544, %25) : (i32, i32) -> i32
        %546 = "arith.cmpi"(%545, %2) {predicate = 4 : i64} : (i32, i32) -> i1
        %547 = "arith.andi"(%538, %546) : (i1, i1) -> i1
        %548 = "arith.cmpi"(%533, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %549 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %550 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %551 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %552 = "arith.remui"(%549, %25) : (i32, i32) -> i32
        %553 = "arith.muli"(%552, %25) : (i32, i32) -> i32
        %554 = "arith.subi"(%553, %536) : (i32, i32) -> i32
        %555 = "arith.cmpi"(%554, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %556 = "arith.andi"(%548, %555) : (i1, i1) -> i1
        %557 = "arith.xori"(%547, %53) : (i1, i1) -> i1
        %558 = "arith.andi"(%556, %557) : (i1, i1) -> i1
        %559 = "arith.extui"(%558) : (i1) -> i8
        %560 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %561 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %562 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %563 = "arith.remui"(%560, %25) : (i32, i32) -> i32
        %564 = "arith.addi"(%25, %563) : (i32, i32) -> i32
        %565 = "arith.muli"(%564, %25) : (i32, i32) -> i32
        %566 = "arith.subi"(%565, %536) : (i32, i32) -> i32
        %567 = "arith.addi"(%566, %25) : (i32, i32) -> i32
        %568 = "arith.cmpi"(%567, %2) {predicate = 4 : i64} : (i32, i32) -> i1
        %569 = "arith.andi"(%538, %568) : (i1, i1) -> i1
        %570 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %571 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %572 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %573 = "arith.remui"(%570, %25) : (i32, i32) -> i32
        %574 = "arith.addi"(%25, %573) : (i32, i32) -> i32
        %575 = "arith.muli"(%574, %25) : (i32, i32) -> i32
        %576 = "arith.subi"(%575, %536) : (i32, i32) -> i32
        %577 = "arith.cmpi"(%576, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %578 = "arith.andi"(%548, %577) : (i1, i1) -> i1
        %579 = "arith.xori"(%569, %53) : (i1, i1) -> i1
        %580 = "arith.andi"(%578, %579) : (i1, i1) -> i1
        %581 = "arith.extui"(%580) : (i1) -> i8
        %582 = "arith.extsi"(%533) : (i32) -> i64
        %583 = "arith.muli"(%582, %80) : (i64, i64) -> i64
        %584 = "arith.extsi"(%536) : (i32) -> i64
        %585 = "arith.subi"(%583, %584) : (i64, i64) -> i64
        %586 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %587 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %588 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %589 = "arith.remui"(%586, %25) : (i32, i32) -> i32
        %590 = "arith.muli"(%589, %25) : (i32, i32) -> i32
        %591 = "arith.extsi"(%590) : (i32) -> i64
        %592 = "arith.addi"(%585, %591) : (i64, i64) -> i64
        %593 = "llvm.getelementptr"(%0, %592) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %594 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %595 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %596 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %597 = "arith.andi"(%518, %362) : (i32, i32) -> i32
        %598 = "arith.muli"(%594, %25) : (i32, i32) -> i32
        %599 = "arith.muli"(%597, %205) : (i32, i32) -> i32
        %600 = "arith.addi"(%598, %599) : (i32, i32) -> i32
        %601 = "llvm.getelementptr"(%9, %600) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %602 = "arith.cmpi"(%559, %97) {predicate = 1 : i64} : (i8, i8) -> i1
        %603 = "arith.select"(%602, %99, %19) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%601, %593, %603) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %604 = "llvm.getelementptr"(%593) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %605 = "llvm.getelementptr"(%601) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %606 = "arith.cmpi"(%581, %97) {predicate = 1 : i64} : (i8, i8) -> i1
        %607 = "arith.select"(%606, %99, %19) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%605, %604, %607) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        "nvvm.bar.warp.sync"(%105) : (i32) -> ()
        %608 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %609 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %610 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %611 = "arith.remui"(%608, %25) : (i32, i32) -> i32
        %612 = "arith.muli"(%611, %25) : (i32, i32) -> i32
        %613 = "arith.extsi"(%612) : (i32) -> i64
        %614 = "arith.addi"(%585, %613) : (i64, i64) -> i64
        %615 = "llvm.getelementptr"(%4, %614) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %616 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %617 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %618 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %619 = "arith.muli"(%616, %25) : (i32, i32) -> i32
        %620 = "arith.addi"(%619, %118) : (i32, i32) -> i32
        %621 = "arith.addi"(%620, %599) : (i32, i32) -> i32
        %622 = "llvm.getelementptr"(%9, %621) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %623 = "arith.cmpi"(%559, %97) {predicate = 1 : i64} : (i8, i8) -> i1
        %624 = "arith.select"(%623, %99, %19) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%622, %615, %624) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %625 = "llvm.getelementptr"(%615) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %626 = "llvm.getelementptr"(%622) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %627 = "arith.cmpi"(%581, %97) {predicate = 1 : i64} : (i8, i8) -> i1
        %628 = "arith.select"(%627, %99, %19) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%626, %625, %628) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        "nvvm.bar.warp.sync"(%105) : (i32) -> ()
        "nvvm.cp.async.commit.group"() : () -> ()
        "nvvm.cp.async.wait.group"() {n = 3 : i32} : () -> ()
        %629 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %630 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %631 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %632 = "arith.muli"(%629, %13) : (i32, i32) -> i32
        %633 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %634 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %635 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %636 = "arith.muli"(%633, %13) : (i32, i32) -> i32
        %637 = "arith.muli"(%345, %636) : (i32, i32) -> i32
        %638 = "arith.addi"(%632, %637) : (i32, i32) -> i32
        %639 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %640 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %641 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %642 = "arith.divui"(%639, %25) : (i32, i32) -> i32
        %643 = "arith.addi"(%638, %642) : (i32, i32) -> i32
        %644 = "arith.remui"(%643, %25) : (i32, i32) -> i32
        %645 = "arith.muli"(%644, %29) : (i32, i32) -> i32
        %646 = "arith.remui"(%645, %25) : (i32, i32) -> i32
        %647 = "arith.cmpi"(%29, %19) {predicate = 1 : i64} : (i32, i32) -> i1
        "scf.if"(%647) ({
          %648 = "arith.addi"(%2, %646) : (i32, i32) -> i32
          %649 = "arith.divui"(%648, %25) : (i32, i32) -> i32
          %650 = "arith.cmpi"(%643, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %651 = "arith.andi"(%650, %53) : (i1, i1) -> i1
          %652 = "arith.andi"(%651, %53) : (i1, i1) -> i1
          %653 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %654 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %655 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %656 = "arith.remui"(%653, %25) : (i32, i32) -> i32
          %657 = "arith.cmpi"(%656, %19) {predicate = 0 : i64} : (i32, i32) -> i1
          %658 = "arith.andi"(%652, %657) : (i1, i1) -> i1
          "scf.if"(%658) ({
            %659 = "arith.minsi"(%648, %25) : (i32, i32) -> i32
            %660 = "arith.maxsi"(%646, %19) : (i32, i32) -> i32
            %661 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %662 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %663 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %664 = "arith.andi"(%345, %362) : (i32, i32) -> i32
            %665 = "arith.muli"(%661, %25) : (i32, i32) -> i32
            %666 = "arith.muli"(%664, %205) : (i32, i32) -> i32
            %667 = "arith.addi"(%665, %666) : (i32, i32) -> i32
            %668 = "llvm.getelementptr"(%9, %667) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "scf.for"(%19, %660, %32) ({
            ^bb0(%669: i32):
              %670 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %671 = "llvm.getelementptr"(%668, %669) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%670, %671) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.for"(%659, %25, %32) ({
            ^bb0(%672: i32):
              %673 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %674 = "llvm.getelementptr"(%668, %672) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%673, %674) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            %675 = "arith.addi"(%643, %32) : (i32, i32) -> i32
            %676 = "arith.cmpi"(%675, %1) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%676) ({
              %677 = "arith.subi"(%19, %646) : (i32, i32) -> i32
              "scf.for"(%660, %659, %32) ({
              ^bb0(%678: i32):
                %679 = "arith.addi"(%677, %678) : (i32, i32) -> i32
                %680 = "arith.extsi"(%643) : (i32) -> i64
                %681 = "arith.extsi"(%679) : (i32) -> i64
                %682 = "arith.muli"(%680, %3) : (i64, i64) -> i64
                %683 = "arith.addi"(%682, %681) : (i64, i64) -> i64
                %684 = "llvm.getelementptr"(%0, %683) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %685 = "llvm.load"(%684) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                %686 = "llvm.getelementptr"(%668, %678) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%685, %686) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %687 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %688 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %689 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %690 = "arith.muli"(%687, %25) : (i32, i32) -> i32
            %691 = "arith.addi"(%690, %118) : (i32, i32) -> i32
            %692 = "arith.addi"(%691, %666) : (i32, i32) -> i32
            %693 = "llvm.getelementptr"(%9, %692) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "scf.for"(%19, %660, %32) ({
            ^bb0(%694: i32):
              %695 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %696 = "llvm.getelementptr"(%693, %694) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%695, %696) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.for"(%659, %25, %32) ({
            ^bb0(%697: i32):
              %698 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %699 = "llvm.getelementptr"(%693, %697) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%698, %699) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.if"(%676) ({
              %700 = "arith.subi"(%19, %646) : (i32, i32) -> i32
              "scf.for"(%660, %659, %32) ({
              ^bb0(%701: i32):
                %702 = "arith.addi"(%700, %701) : (i32, i32) -> i32
                %703 = "arith.extsi"(%643) : (i32) -> i64
                %704 = "arith.extsi"(%702) : (i32) -> i64
                %705 = "arith.muli"(%703, %5) : (i64, i64) -> i64
                %706 = "arith.addi"(%705, %704) : (i64, i64) -> i64
                %707 = "llvm.getelementptr"(%4, %706) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %708 = "llvm.load"(%707) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                %709 = "llvm.getelementptr"(%693, %701) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%708, %709) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
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
          %710 = "arith.divui"(%649, %25) : (i32, i32) -> i32
          %711 = "arith.cmpi"(%710, %19) {predicate = 5 : i64} : (i32, i32) -> i1
          %712 = "arith.andi"(%650, %711) : (i1, i1) -> i1
          %713 = "arith.cmpi"(%710, %243) {predicate = 2 : i64} : (i32, i32) -> i1
          %714 = "arith.andi"(%712, %713) : (i1, i1) -> i1
          %715 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %716 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %717 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %718 = "arith.remui"(%715, %25) : (i32, i32) -> i32
          %719 = "arith.muli"(%710, %25) : (i32, i32) -> i32
          %720 = "arith.addi"(%719, %718) : (i32, i32) -> i32
          %721 = "arith.cmpi"(%720, %649) {predicate = 0 : i64} : (i32, i32) -> i1
          %722 = "arith.andi"(%714, %721) : (i1, i1) -> i1
          "scf.if"(%722) ({
            %723 = "arith.muli"(%649, %25) : (i32, i32) -> i32
            %724 = "arith.subi"(%648, %723) : (i32, i32) -> i32
            %725 = "arith.minsi"(%724, %25) : (i32, i32) -> i32
            %726 = "arith.subi"(%646, %723) : (i32, i32) -> i32
            %727 = "arith.maxsi"(%726, %19) : (i32, i32) -> i32
            %728 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %729 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %730 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %731 = "arith.andi"(%345, %362) : (i32, i32) -> i32
            %732 = "arith.muli"(%728, %25) : (i32, i32) -> i32
            %733 = "arith.muli"(%731, %205) : (i32, i32) -> i32
            %734 = "arith.addi"(%732, %733) : (i32, i32) -> i32
            %735 = "llvm.getelementptr"(%9, %734) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %736 = "arith.constant"() {value = 2048 : i32} : () -> i32
            %737 = "arith.muli"(%710, %736) : (i32, i32) -> i32
            %738 = "llvm.getelementptr"(%735, %737) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "scf.for"(%19, %727, %32) ({
            ^bb0(%739: i32):
              %740 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %741 = "llvm.getelementptr"(%738, %739) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%740, %741) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.for"(%725, %25, %32) ({
            ^bb0(%742: i32):
              %743 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %744 = "llvm.getelementptr"(%738, %742) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%743, %744) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            %745 = "arith.addi"(%643, %32) : (i32, i32) -> i32
            %746 = "arith.cmpi"(%745, %1) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%746) ({
              %747 = "arith.subi"(%723, %646) : (i32, i32) -> i32
              "scf.for"(%727, %725, %32) ({
              ^bb0(%748: i32):
                %749 = "arith.addi"(%747, %748) : (i32, i32) -> i32
                %750 = "arith.extsi"(%643) : (i32) -> i64
                %751 = "arith.extsi"(%749) : (i32) -> i64
                %752 = "arith.muli"(%750, %3) : (i64, i64) -> i64
                %753 = "arith.addi"(%752, %751) : (i64, i64) -> i64
                %754 = "llvm.getelementptr"(%0, %753) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %755 = "llvm.load"(%754) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                %756 = "llvm.getelementptr"(%738, %748) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%755, %756) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %757 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %758 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %759 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %760 = "arith.muli"(%757, %25) : (i32, i32) -> i32
            %761 = "arith.addi"(%760, %118) : (i32, i32) -> i32
            %762 = "arith.addi"(%761, %733) : (i32, i32) -> i32
            %763 = "llvm.getelementptr"(%9, %762) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %764 = "llvm.getelementptr"(%763, %737) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "scf.for"(%19, %727, %32) ({
            ^bb0(%765: i32):
              %766 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %767 = "llvm.getelementptr"(%764, %765) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%766, %767) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.for"(%725, %25, %32) ({
            ^bb0(%768: i32):
              %769 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %770 = "llvm.getelementptr"(%764, %768) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%769, %770) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.if"(%746) ({
              %771 = "arith.subi"(%723, %646) : (i32, i32) -> i32
              "scf.for"(%727, %725, %32) ({
              ^bb0(%772: i32):
                %773 = "arith.addi"(%771, %772) : (i32, i32) -> i32
                %774 = "arith.extsi"(%643) : (i32) -> i64
                %775 = "arith.extsi"(%773) : (i32) -> i64
                %776 = "arith.muli"(%774, %5) : (i64, i64) -> i64
                %777 = "arith.addi"(%776, %775) : (i64, i64) -> i64
                %778 = "llvm.getelementptr"(%4, %777) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %779 = "llvm.load"(%778) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                %780 = "llvm.getelementptr"(%764, %772) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%779, %780) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
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
        %781 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %782 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %783 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %784 = "arith.andi"(%345, %362) : (i32, i32) -> i32
        %785 = "arith.muli"(%781, %25) : (i32, i32) -> i32
        %786 = "arith.addi"(%785, %118) : (i32, i32) -> i32
        %787 = "arith.muli"(%784, %205) : (i32, i32) -> i32
        %788 = "arith.addi"(%786, %787) : (i32, i32) -> i32
        %789 = "llvm.getelementptr"(%9, %788) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %790 = "llvm.load"(%789) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %791 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %792 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %793 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %794 = "arith.muli"(%791, %25) : (i32, i32) -> i32
        %795 = "arith.addi"(%794, %787) : (i32, i32) -> i32
        %796 = "llvm.getelementptr"(%9, %795) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %797 = "llvm.load"(%796) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %798 = "arith.mulf"(%790, %797) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %799 = "vector.shuffle"(%798, %798) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %800 = "vector.shuffle"(%798, %798) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %801 = "arith.addf"(%799, %800) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %802 = "vector.shuffle"(%801, %801) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %803 = "vector.shuffle"(%801, %801) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %804 = "arith.addf"(%802, %803) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %805 = "vector.extract"(%804) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %806 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %807 = "arith.addf"(%805, %806) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %808 = "arith.addf"(%806, %807) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "nvvm.bar.warp.sync"(%105) : (i32) -> ()
        %809 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %810 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %811 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %812 = "arith.muli"(%809, %25) : (i32, i32) -> i32
        %813 = "arith.addi"(%812, %118) : (i32, i32) -> i32
        %814 = "arith.addi"(%813, %787) : (i32, i32) -> i32
        %815 = "llvm.getelementptr"(%9, %814) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %816 = "llvm.getelementptr"(%815) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %817 = "llvm.load"(%816) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %818 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %819 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %820 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %821 = "arith.muli"(%818, %25) : (i32, i32) -> i32
        %822 = "arith.addi"(%821, %787) : (i32, i32) -> i32
        %823 = "llvm.getelementptr"(%9, %822) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %824 = "llvm.getelementptr"(%823) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %825 = "llvm.load"(%824) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %826 = "arith.mulf"(%817, %825) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %827 = "vector.shuffle"(%826, %826) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %828 = "vector.shuffle"(%826, %826) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %829 = "arith.addf"(%827, %828) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %830 = "vector.shuffle"(%829, %829) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %831 = "vector.shuffle"(%829, %829) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %832 = "arith.addf"(%830, %831) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %833 = "vector.extract"(%832) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %834 = "arith.addf"(%833, %806) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %835 = "arith.addf"(%808, %834) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "nvvm.bar.warp.sync"(%105) : (i32) -> ()
        %836 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %837 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %838 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %839 = "arith.constant"() {value = 31 : i32} : () -> i32
        %840 = "nvvm.shfl.sync"(%105, %835, %32, %839) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %841 = "arith.addf"(%835, %840) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %842 = "nvvm.shfl.sync"(%105, %841, %243, %839) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %843 = "arith.addf"(%841, %842) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "nvvm.bar.warp.sync"(%105) : (i32) -> ()
        %844 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %845 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %846 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %847 = "arith.muli"(%844, %25) : (i32, i32) -> i32
        %848 = "arith.addi"(%847, %787) : (i32, i32) -> i32
        %849 = "llvm.getelementptr"(%9, %848) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %850 = "llvm.load"(%849) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %851 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %852 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %853 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %854 = "arith.muli"(%851, %25) : (i32, i32) -> i32
        %855 = "arith.addi"(%854, %118) : (i32, i32) -> i32
        %856 = "arith.addi"(%855, %787) : (i32, i32) -> i32
        %857 = "llvm.getelementptr"(%9, %856) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %858 = "llvm.load"(%857) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %859 = "vector.broadcast"(%843) : (f32) -> vector<4xf32>
        %860 = "arith.subf"(%858, %859) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %861 = "arith.mulf"(%850, %860) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %862 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %863 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %864 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %865 = "arith.muli"(%862, %25) : (i32, i32) -> i32
        %866 = "arith.addi"(%865, %787) : (i32, i32) -> i32
        %867 = "llvm.getelementptr"(%9, %866) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%861, %867) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "nvvm.bar.warp.sync"(%105) : (i32) -> ()
        %868 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %869 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %870 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %871 = "arith.muli"(%868, %25) : (i32, i32) -> i32
        %872 = "arith.addi"(%871, %787) : (i32, i32) -> i32
        %873 = "llvm.getelementptr"(%9, %872) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %874 = "llvm.getelementptr"(%873) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %875 = "llvm.load"(%874) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %876 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %877 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %878 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %879 = "arith.muli"(%876, %25) : (i32, i32) -> i32
        %880 = "arith.addi"(%879, %118) : (i32, i32) -> i32
        %881 = "arith.addi"(%880, %787) : (i32, i32) -> i32
        %882 = "llvm.getelementptr"(%9, %881) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %883 = "llvm.getelementptr"(%882) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %884 = "llvm.load"(%883) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %885 = "vector.broadcast"(%843) : (f32) -> vector<4xf32>
        %886 = "arith.subf"(%884, %885) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %887 = "arith.mulf"(%875, %886) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %888 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %889 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %890 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %891 = "arith.muli"(%888, %25) : (i32, i32) -> i32
        %892 = "arith.addi"(%891, %787) : (i32, i32) -> i32
        %893 = "llvm.getelementptr"(%9, %892) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %894 = "llvm.getelementptr"(%893) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        "llvm.store"(%887, %894) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "nvvm.bar.warp.sync"(%105) : (i32) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      %895 = "arith.subi"(%8, %32) : (i32, i32) -> i32
      %896 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %897 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %898 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %899 = "arith.muli"(%896, %13) : (i32, i32) -> i32
      %900 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %901 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %902 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %903 = "arith.muli"(%900, %13) : (i32, i32) -> i32
      %904 = "arith.muli"(%895, %903) : (i32, i32) -> i32
      %905 = "arith.addi"(%899, %904) : (i32, i32) -> i32
      %906 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %907 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %908 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %909 = "arith.divui"(%906, %25) : (i32, i32) -> i32
      %910 = "arith.addi"(%905, %909) : (i32, i32) -> i32
      %911 = "arith.constant"() {value = 3 : i32} : () -> i32
      %912 = "arith.andi"(%910, %911) : (i32, i32) -> i32
      %913 = "arith.muli"(%912, %29) : (i32, i32) -> i32
      %914 = "arith.remui"(%913, %25) : (i32, i32) -> i32
      %915 = "arith.cmpi"(%895, %19) {predicate = 5 : i64} : (i32, i32) -> i1
      %916 = "arith.cmpi"(%910, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %917 = "arith.andi"(%915, %916) : (i1, i1) -> i1
      "scf.if"(%917) ({
        %918 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %919 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %920 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %921 = "arith.remui"(%918, %25) : (i32, i32) -> i32
        %922 = "arith.muli"(%921, %25) : (i32, i32) -> i32
        %923 = "arith.subi"(%922, %914) : (i32, i32) -> i32
        %924 = "arith.cmpi"(%923, %19) {predicate = 5 : i64} : (i32, i32) -> i1
        %925 = "scf.if"(%924) ({
          %926 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %927 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %928 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %929 = "arith.remui"(%926, %25) : (i32, i32) -> i32
          %930 = "arith.muli"(%929, %25) : (i32, i32) -> i32
          %931 = "arith.subi"(%930, %914) : (i32, i32) -> i32
          %932 = "arith.addi"(%931, %25) : (i32, i32) -> i32
          %933 = "arith.cmpi"(%932, %2) {predicate = 3 : i64} : (i32, i32) -> i1
          "scf.yield"(%933) : (i1) -> ()
        }, {
          "scf.yield"(%924) : (i1) -> ()
        }) : (i1) -> i1
        "scf.if"(%925) ({
          %934 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %935 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %936 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %937 = "arith.andi"(%895, %911) : (i32, i32) -> i32
          %938 = "arith.muli"(%934, %25) : (i32, i32) -> i32
          %939 = "arith.muli"(%937, %205) : (i32, i32) -> i32
          %940 = "arith.addi"(%938, %939) : (i32, i32) -> i32
          %941 = "llvm.getelementptr"(%9, %940) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %942 = "arith.extsi"(%910) : (i32) -> i64
          %943 = "arith.muli"(%942, %80) : (i64, i64) -> i64
          %944 = "arith.extsi"(%914) : (i32) -> i64
          %945 = "arith.subi"(%943, %944) : (i64, i64) -> i64
          %946 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %947 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %948 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %949 = "arith.remui"(%946, %25) : (i32, i32) -> i32
          %950 = "arith.muli"(%949, %25) : (i32, i32) -> i32
          %951 = "arith.extsi"(%950) : (i32) -> i64
          %952 = "arith.addi"(%945, %951) : (i64, i64) -> i64
          %953 = "llvm.getelementptr"(%6, %952) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %954 = "llvm.load"(%941) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          "llvm.store"(%954, %953) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %955 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %956 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %957 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %958 = "arith.remui"(%955, %25) : (i32, i32) -> i32
        %959 = "arith.addi"(%25, %958) : (i32, i32) -> i32
        %960 = "arith.muli"(%959, %25) : (i32, i32) -> i32
        %961 = "arith.subi"(%960, %914) : (i32, i32) -> i32
        %962 = "arith.cmpi"(%961, %19) {predicate = 5 : i64} : (i32, i32) -> i1
        %963 = "scf.if"(%962) ({
          %964 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %965 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %966 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %967 = "arith.remui"(%964, %25) : (i32, i32) -> i32
          %968 = "arith.addi"(%25, %967) : (i32, i32) -> i32
          %969 = "arith.muli"(%968, %25) : (i32, i32) -> i32
          %970 = "arith.subi"(%969, %914) : (i32, i32) -> i32
          %971 = "arith.addi"(%970, %25) : (i32, i32) -> i32
          %972 = "arith.cmpi"(%971, %2) {predicate = 3 : i64} : (i32, i32) -> i1
          "scf.yield"(%972) : (i1) -> ()
        }, {
          "scf.yield"(%962) : (i1) -> ()
        }) : (i1) -> i1
        "scf.if"(%963) ({
          %973 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %974 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %975 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %976 = "arith.andi"(%895, %911) : (i32, i32) -> i32
          %977 = "arith.muli"(%973, %25) : (i32, i32) -> i32
          %978 = "arith.muli"(%976, %205) : (i32, i32) -> i32
          %979 = "arith.addi"(%977, %978) : (i32, i32) -> i32
          %980 = "llvm.getelementptr"(%9, %979) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %981 = "llvm.getelementptr"(%980) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %982 = "arith.extsi"(%910) : (i32) -> i64
          %983 = "arith.muli"(%982, %80) : (i64, i64) -> i64
          %984 = "arith.extsi"(%914) : (i32) -> i64
          %985 = "arith.subi"(%983, %984) : (i64, i64) -> i64
          %986 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %987 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %988 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %989 = "arith.remui"(%986, %25) : (i32, i32) -> i32
          %990 = "arith.muli"(%989, %25) : (i32, i32) -> i32
          %991 = "arith.extsi"(%990) : (i32) -> i64
          %992 = "arith.addi"(%985, %991) : (i64, i64) -> i64
          %993 = "llvm.getelementptr"(%6, %992) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %994 = "llvm.getelementptr"(%993) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %995 = "llvm.load"(%981) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          "llvm.store"(%995, %994) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %996 = "arith.cmpi"(%29, %19) {predicate = 1 : i64} : (i32, i32) -> i1
        "scf.if"(%996) ({
          %997 = "arith.addi"(%2, %914) : (i32, i32) -> i32
          %998 = "arith.shrsi"(%997, %243) : (i32, i32) -> i32
          %999 = "arith.andi"(%916, %53) : (i1, i1) -> i1
          %1000 = "arith.andi"(%999, %53) : (i1, i1) -> i1
          %1001 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1002 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1003 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1004 = "arith.remui"(%1001, %25) : (i32, i32) -> i32
          %1005 = "arith.cmpi"(%1004, %19) {predicate = 0 : i64} : (i32, i32) -> i1
          %1006 = "arith.andi"(%1000, %1005) : (i1, i1) -> i1
          "scf.if"(%1006) ({
            %1007 = "arith.minsi"(%997, %25) : (i32, i32) -> i32
            %1008 = "arith.maxsi"(%914, %19) : (i32, i32) -> i32
            %1009 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1010 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1011 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1012 = "arith.andi"(%895, %911) : (i32, i32) -> i32
            %1013 = "arith.muli"(%1009, %25) : (i32, i32) -> i32
            %1014 = "arith.muli"(%1012, %205) : (i32, i32) -> i32
            %1015 = "arith.addi"(%1013, %1014) : (i32, i32) -> i32
            %1016 = "llvm.getelementptr"(%9, %1015) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "scf.for"(%1008, %1007, %32) ({
            ^bb0(%1017: i32):
              %1018 = "llvm.getelementptr"(%1016, %1017) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1019 = "llvm.load"(%1018) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %1020 = "arith.subi"(%19, %914) : (i32, i32) -> i32
              %1021 = "arith.addi"(%1020, %1017) : (i32, i32) -> i32
              %1022 = "arith.extsi"(%910) : (i32) -> i64
              %1023 = "arith.extsi"(%1021) : (i32) -> i64
              %1024 = "arith.muli"(%1022, %7) : (i64, i64) -> i64
              %1025 = "arith.addi"(%1024, %1023) : (i64, i64) -> i64
              %1026 = "llvm.getelementptr"(%6, %1025) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%1019, %1026) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1027 = "arith.shrsi"(%998, %243) : (i32, i32) -> i32
          %1028 = "arith.cmpi"(%1027, %19) {predicate = 5 : i64} : (i32, i32) -> i1
          %1029 = "arith.andi"(%916, %1028) : (i1, i1) -> i1
          %1030 = "arith.cmpi"(%1027, %243) {predicate = 2 : i64} : (i32, i32) -> i1
          %1031 = "arith.andi"(%1029, %1030) : (i1, i1) -> i1
          %1032 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1033 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1034 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1035 = "arith.remui"(%1032, %25) : (i32, i32) -> i32
          %1036 = "arith.muli"(%1027, %25) : (i32, i32) -> i32
          %1037 = "arith.addi"(%1036, %1035) : (i32, i32) -> i32
          %1038 = "arith.cmpi"(%1037, %998) {predicate = 0 : i64} : (i32, i32) -> i1
          %1039 = "arith.andi"(%1031, %1038) : (i1, i1) -> i1
          "scf.if"(%1039) ({
            %1040 = "arith.muli"(%998, %25) : (i32, i32) -> i32
            %1041 = "arith.subi"(%997, %1040) : (i32, i32) -> i32
            %1042 = "arith.minsi"(%1041, %25) : (i32, i32) -> i32
            %1043 = "arith.subi"(%914, %1040) : (i32, i32) -> i32
            %1044 = "arith.maxsi"(%1043, %19) : (i32, i32) -> i32
            %1045 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1046 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1047 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1048 = "arith.andi"(%895, %911) : (i32, i32) -> i32
            %1049 = "arith.muli"(%1045, %25) : (i32, i32) -> i32
            %1050 = "arith.muli"(%1048, %205) : (i32, i32) -> i32
            %1051 = "arith.addi"(%1049, %1050) : (i32, i32) -> i32
            %1052 = "llvm.getelementptr"(%9, %1051) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1053 = "arith.constant"() {value = 2048 : i32} : () -> i32
            %1054 = "arith.muli"(%1027, %1053) : (i32, i32) -> i32
            %1055 = "llvm.getelementptr"(%1052, %1054) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "scf.for"(%1044, %1042, %32) ({
            ^bb0(%1056: i32):
              %1057 = "llvm.getelementptr"(%1055, %1056) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1058 = "llvm.load"(%1057) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %1059 = "arith.subi"(%1040, %914) : (i32, i32) -> i32
              %1060 = "arith.addi"(%1059, %1056) : (i32, i32) -> i32
              %1061 = "arith.extsi"(%910) : (i32) -> i64
              %1062 = "arith.extsi"(%1060) : (i32) -> i64
              %1063 = "arith.muli"(%1061, %7) : (i64, i64) -> i64
              %1064 = "arith.addi"(%1063, %1062) : (i64, i64) -> i64
              %1065 = "llvm.getelementptr"(%6, %1064) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%1058, %1065) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
      "llvm.return"() : () -> ()
    }) {sym_name = "softmax_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 512, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: i64):
    %8 = "arith.constant"() {value = 4 : i32} : () -> i32
    %9 = "arith.remui"(%2, %8) : (i32, i32) -> i32
    %10 = "arith.constant"() {value = 0 : i32} : () -> i32
    %11 = "arith.cmpi"(%9, %10) {predicate = 0 : i64} : (i32, i32) -> i1
    %12 = "arith.extui"(%11) : (i1) -> i32
    %13 = "arith.muli"(%12, %10) : (i32, i32) -> i32
    %14 = "arith.constant"() {value = 132 : i32} : () -> i32
    %15 = "arith.addi"(%14, %13) : (i32, i32) -> i32
    %16 = "arith.constant"() {value = 127 : i32} : () -> i32
    %17 = "arith.addi"(%1, %16) : (i32, i32) -> i32
    %18 = "arith.constant"() {value = 128 : i32} : () -> i32
    %19 = "arith.divui"(%17, %18) : (i32, i32) -> i32
    %20 = "arith.minsi"(%15, %19) : (i32, i32) -> i32
    %21 = "arith.constant"() {value = 1 : i32} : () -> i32
    %22 = "arith.maxsi"(%20, %21) : (i32, i32) -> i32
    %23 = "arith.muli"(%22, %18) : (i32, i32) -> i32
    %24 = "arith.subi"(%23, %21) : (i32, i32) -> i32
    %25 = "arith.addi"(%1, %24) : (i32, i32) -> i32
    %26 = "arith.remsi"(%25, %23) : (i32, i32) -> i32
    %27 = "arith.cmpi"(%26, %10) {predicate = 2 : i64} : (i32, i32) -> i1
    %28 = "arith.divsi"(%25, %23) : (i32, i32) -> i32
    %29 = "arith.extsi"(%27) : (i1) -> i32
    %30 = "arith.addi"(%28, %29) : (i32, i32) -> i32
    %31 = "arith.constant"() {value = 512 : i32} : () -> i32
    %32 = "arith.constant"() {value = 132128 : i32} : () -> i32
    "gpu.launch_func"(%20, %21, %21, %31, %21, %21, %32, %0, %1, %2, %3, %4, %5, %6, %7, %30) {kernel = @kernels::@softmax_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 9, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "softmax_backward_f32_form4x2x1x4x132", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
