"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 128 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>, %8: !llvm.ptr<1>, %9: !llvm.ptr<1>, %10: i64, %11: !llvm.ptr<1>, %12: !llvm.ptr<1>, %13: !llvm.ptr<1>, %14: i64, %15: !llvm.ptr<1>, %16: i64, %17: !llvm.ptr<1>, %18: f32, %19: i32):
      %20 = "arith.constant"() {value = 5 : i32} : () -> i32
      %21 = "llvm.alloca"(%20) {elem_type = i64, alignment = 8 : i64} : (i32) -> !llvm.ptr
      %22 = "llvm.getelementptr"(%21) {rawConstantIndices = array<i32: 8>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %23 = "llvm.getelementptr"(%21) {rawConstantIndices = array<i32: 16>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %24 = "llvm.getelementptr"(%21) {rawConstantIndices = array<i32: 24>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %25 = "llvm.getelementptr"(%21) {rawConstantIndices = array<i32: 32>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %26 = "llvm.getelementptr"(%21) {rawConstantIndices = array<i32: 4>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %27 = "llvm.getelementptr"(%21) {rawConstantIndices = array<i32: 12>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %28 = "llvm.getelementptr"(%21) {rawConstantIndices = array<i32: 20>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %29 = "llvm.getelementptr"(%21) {rawConstantIndices = array<i32: 28>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %30 = "llvm.getelementptr"(%21) {rawConstantIndices = array<i32: 36>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %31 = "arith.constant"() {value = 10 : i32} : () -> i32
      %32 = "llvm.alloca"(%31) {elem_type = f32, alignment = 8 : i64} : (i32) -> !llvm.ptr
      %33 = "llvm.getelementptr"(%32) {rawConstantIndices = array<i32: 4>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %34 = "llvm.getelementptr"(%32) {rawConstantIndices = array<i32: 8>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %35 = "llvm.getelementptr"(%32) {rawConstantIndices = array<i32: 12>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %36 = "llvm.getelementptr"(%32) {rawConstantIndices = array<i32: 16>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %37 = "llvm.getelementptr"(%32) {rawConstantIndices = array<i32: 20>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %38 = "llvm.getelementptr"(%32) {rawConstantIndices = array<i32: 24>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %39 = "llvm.getelementptr"(%32) {rawConstantIndices = array<i32: 28>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %40 = "llvm.getelementptr"(%32) {rawConstantIndices = array<i32: 32>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %41 = "llvm.getelementptr"(%32) {rawConstantIndices = array<i32: 36>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %42 = "arith.constant"() {value = 2 : i32} : () -> i32
      %43 = "llvm.alloca"(%42) {elem_type = i64, alignment = 16 : i64} : (i32) -> !llvm.ptr
      %44 = "llvm.getelementptr"(%43) {rawConstantIndices = array<i32: 4>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %45 = "arith.constant"() {value = 4 : i32} : () -> i32
      %46 = "llvm.alloca"(%45) {elem_type = f32, alignment = 16 : i64} : (i32) -> !llvm.ptr
      %47 = "llvm.getelementptr"(%46) {rawConstantIndices = array<i32: 4>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %48 = "arith.constant"() {value = 511 : i32} : () -> i32
      %49 = "arith.addi"(%2, %48) : (i32, i32) -> i32
      %50 = "arith.constant"() {value = 512 : i32} : () -> i32
      %51 = "arith.divui"(%49, %50) : (i32, i32) -> i32
      %52 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %53 = "llvm.getelementptr"(%52) {rawConstantIndices = array<i32: 196608>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %54 = "llvm.getelementptr"(%52) {rawConstantIndices = array<i32: 202752>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %55 = "llvm.getelementptr"(%52) {rawConstantIndices = array<i32: 208896>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %56 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %57 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %58 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %59 = "arith.divui"(%56, %51) : (i32, i32) -> i32
      %60 = "arith.constant"() {value = 16 : i32} : () -> i32
      %61 = "arith.muli"(%59, %60) : (i32, i32) -> i32
      %62 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %63 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %64 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %65 = "arith.divui"(%62, %51) : (i32, i32) -> i32
      %66 = "arith.muli"(%65, %60) : (i32, i32) -> i32
      %67 = "arith.constant"() {value = 0 : i32} : () -> i32
      %68 = "arith.muli"(%67, %66) : (i32, i32) -> i32
      %69 = "arith.addi"(%61, %68) : (i32, i32) -> i32
      %70 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %71 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %72 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %73 = "arith.constant"() {value = 32 : i32} : () -> i32
      %74 = "arith.divui"(%70, %73) : (i32, i32) -> i32
      %75 = "arith.addi"(%69, %74) : (i32, i32) -> i32
      %76 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %77 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %78 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %79 = "arith.remui"(%76, %51) : (i32, i32) -> i32
      %80 = "arith.constant"() {value = 4 : i32} : () -> i32
      %81 = "arith.remui"(%75, %80) : (i32, i32) -> i32
      %82 = "arith.remui"(%2, %80) : (i32, i32) -> i32
      %83 = "arith.muli"(%81, %82) : (i32, i32) -> i32
      %84 = "arith.remui"(%83, %80) : (i32, i32) -> i32
      %85 = "arith.constant"() {value = 1 : i32} : () -> i32
      %86 = "arith.addi"(%75, %85) : (i32, i32) -> i32
      %87 = "arith.cmpi"(%86, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %88 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %89 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %90 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %91 = "arith.remui"(%88, %73) : (i32, i32) -> i32
      %92 = "arith.muli"(%79, %80) : (i32, i32) -> i32
      %93 = "arith.muli"(%92, %73) : (i32, i32) -> i32
      %94 = "arith.addi"(%93, %91) : (i32, i32) -> i32
      %95 = "arith.muli"(%94, %80) : (i32, i32) -> i32
      %96 = "arith.subi"(%95, %84) : (i32, i32) -> i32
      %97 = "arith.addi"(%96, %80) : (i32, i32) -> i32
      %98 = "arith.cmpi"(%97, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %99 = "arith.andi"(%87, %98) : (i1, i1) -> i1
      %100 = "arith.cmpi"(%75, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %101 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %102 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %103 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %104 = "arith.remui"(%101, %73) : (i32, i32) -> i32
      %105 = "arith.addi"(%93, %104) : (i32, i32) -> i32
      %106 = "arith.muli"(%105, %80) : (i32, i32) -> i32
      %107 = "arith.subi"(%106, %84) : (i32, i32) -> i32
      %108 = "arith.cmpi"(%107, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %109 = "arith.andi"(%100, %108) : (i1, i1) -> i1
      %110 = "arith.constant"() {value = true} : () -> i1
      %111 = "arith.xori"(%99, %110) : (i1, i1) -> i1
      %112 = "arith.andi"(%109, %111) : (i1, i1) -> i1
      %113 = "arith.extui"(%112) : (i1) -> i8
      %114 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %115 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %116 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %117 = "arith.remui"(%114, %73) : (i32, i32) -> i32
      %118 = "arith.addi"(%92, %85) : (i32, i32) -> i32
      %119 = "arith.muli"(%118, %73) : (i32, i32) -> i32
      %120 = "arith.addi"(%119, %117) : (i32, i32) -> i32
      %121 = "arith.muli"(%120, %80) : (i32, i32) -> i32
      %122 = "arith.subi"(%121, %84) : (i32, i32) -> i32
      %123 = "arith.addi"(%122, %80) : (i32, i32) -> i32
      %124 = "arith.cmpi"(%123, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %125 = "arith.andi"(%87, %124) : (i1, i1) -> i1
      %126 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %127 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %128 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %129 = "arith.remui"(%126, %73) : (i32, i32) -> i32
      %130 = "arith.addi"(%119, %129) : (i32, i32) -> i32
      %131 = "arith.muli"(%130, %80) : (i32, i32) -> i32
      %132 = "arith.subi"(%131, %84) : (i32, i32) -> i32
      %133 = "arith.cmpi"(%132, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %134 = "arith.andi"(%100, %133) : (i1, i1) -> i1
      %135 = "arith.xori"(%125, %110) : (i1, i1) -> i1
      %136 = "arith.andi"(%134, %135) : (i1, i1) -> i1
      %137 = "arith.extui"(%136) : (i1) -> i8
      %138 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %139 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %140 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %141 = "arith.remui"(%138, %73) : (i32, i32) -> i32
      %142 = "arith.constant"() {value = 2 : i32} : () -> i32
      %143 = "arith.addi"(%92, %142) : (i32, i32) -> i32
      %144 = "arith.muli"(%143, %73) : (i32, i32) -> i32
      %145 = "arith.addi"(%144, %141) : (i32, i32) -> i32
      %146 = "arith.muli"(%145, %80) : (i32, i32) -> i32
      %147 = "arith.subi"(%146, %84) : (i32, i32) -> i32
      %148 = "arith.addi"(%147, %80) : (i32, i32) -> i32
      %149 = "arith.cmpi"(%148, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %150 = "arith.andi"(%87, %149) : (i1, i1) -> i1
      %151 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %152 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %153 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %154 = "arith.remui"(%151, %73) : (i32, i32) -> i32
      %155 = "arith.addi"(%144, %154) : (i32, i32) -> i32
      %156 = "arith.muli"(%155, %80) : (i32, i32) -> i32
      %157 = "arith.subi"(%156, %84) : (i32, i32) -> i32
      %158 = "arith.cmpi"(%157, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %159 = "arith.andi"(%100, %158) : (i1, i1) -> i1
      %160 = "arith.xori"(%150, %110) : (i1, i1) -> i1
      %161 = "arith.andi"(%159, %160) : (i1, i1) -> i1
      %162 = "arith.extui"(%161) : (i1) -> i8
      %163 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %164 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %165 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %166 = "arith.remui"(%163, %73) : (i32, i32) -> i32
      %167 = "arith.constant"() {value = 3 : i32} : () -> i32
      %168 = "arith.addi"(%92, %167) : (i32, i32) -> i32
      %169 = "arith.muli"(%168, %73) : (i32, i32) -> i32
      %170 = "arith.addi"(%169, %166) : (i32, i32) -> i32
      %171 = "arith.muli"(%170, %80) : (i32, i32) -> i32
      %172 = "arith.subi"(%171, %84) : (i32, i32) -> i32
      %173 = "arith.addi"(%172, %80) : (i32, i32) -> i32
      %174 = "arith.cmpi"(%173, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %175 = "arith.andi"(%87, %174) : (i1, i1) -> i1
      %176 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %177 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %178 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %179 = "arith.remui"(%176, %73) : (i32, i32) -> i32
      %180 = "arith.addi"(%169, %179) : (i32, i32) -> i32
      %181 = "arith.muli"(%180, %80) : (i32, i32) -> i32
      %182 = "arith.subi"(%181, %84) : (i32, i32) -> i32
      %183 = "arith.cmpi"(%182, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %184 = "arith.andi"(%100, %183) : (i1, i1) -> i1
      %185 = "arith.xori"(%175, %110) : (i1, i1) -> i1
      %186 = "arith.andi"(%184, %185) : (i1, i1) -> i1
      %187 = "arith.extui"(%186) : (i1) -> i8
      %188 = "arith.extsi"(%75) : (i32) -> i64
      %189 = "arith.extsi"(%2) : (i32) -> i64
      %190 = "arith.muli"(%188, %189) : (i64, i64) -> i64
      %191 = "arith.extsi"(%84) : (i32) -> i64
      %192 = "arith.subi"(%190, %191) : (i64, i64) -> i64
      %193 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %194 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %195 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %196 = "arith.remui"(%193, %73) : (i32, i32) -> i32
      %197 = "arith.addi"(%93, %196) : (i32, i32) -> i32
      %198 = "arith.muli"(%197, %80) : (i32, i32) -> i32
      %199 = "arith.extsi"(%198) : (i32) -> i64
      %200 = "arith.addi"(%192, %199) : (i64, i64) -> i64
      %201 = "llvm.getelementptr"(%0, %200) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %202 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %203 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %204 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %205 = "arith.muli"(%202, %80) : (i32, i32) -> i32
      %206 = "llvm.getelementptr"(%52, %205) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %207 = "arith.constant"() {value = 0 : i8} : () -> i8
      %208 = "arith.cmpi"(%113, %207) {predicate = 1 : i64} : (i8, i8) -> i1
      %209 = "arith.select"(%208, %60, %67) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%206, %201, %209) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %210 = "llvm.getelementptr"(%201) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %211 = "llvm.getelementptr"(%206) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %212 = "arith.cmpi"(%137, %207) {predicate = 1 : i64} : (i8, i8) -> i1
      %213 = "arith.select"(%212, %60, %67) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%211, %210, %213) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %214 = "llvm.getelementptr"(%201) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %215 = "llvm.getelementptr"(%206) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %216 = "arith.cmpi"(%162, %207) {predicate = 1 : i64} : (i8, i8) -> i1
      %217 = "arith.select"(%216, %60, %67) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%215, %214, %217) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %218 = "llvm.getelementptr"(%201) {rawConstantIndices = array<i32: 384>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %219 = "llvm.getelementptr"(%206) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %220 = "arith.cmpi"(%187, %207) {predicate = 1 : i64} : (i8, i8) -> i1
      %221 = "arith.select"(%220, %60, %67) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%219, %218, %221) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %222 = "arith.constant"() {value = -1 : i32} : () -> i32
      "nvvm.bar.warp.sync"(%222) : (i32) -> ()
      %223 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %224 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %225 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %226 = "arith.remui"(%223, %73) : (i32, i32) -> i32
      %227 = "arith.addi"(%93, %226) : (i32, i32) -> i32
      %228 = "arith.muli"(%227, %80) : (i32, i32) -> i32
      %229 = "arith.extsi"(%228) : (i32) -> i64
      %230 = "arith.addi"(%192, %229) : (i64, i64) -> i64
      %231 = "llvm.getelementptr"(%4, %230) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %232 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %233 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %234 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %235 = "arith.muli"(%232, %80) : (i32, i32) -> i32
      %236 = "arith.constant"() {value = 8192 : i32} : () -> i32
      %237 = "arith.addi"(%235, %236) : (i32, i32) -> i32
      %238 = "llvm.getelementptr"(%52, %237) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %239 = "arith.cmpi"(%113, %207) {predicate = 1 : i64} : (i8, i8) -> i1
      %240 = "arith.select"(%239, %60, %67) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%238, %231, %240) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %241 = "llvm.getelementptr"(%231) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %242 = "llvm.getelementptr"(%238) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %243 = "arith.cmpi"(%137, %207) {predicate = 1 : i64} : (i8, i8) -> i1
      %244 = "arith.select"(%243, %60, %67) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%242, %241, %244) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %245 = "llvm.getelementptr"(%231) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %246 = "llvm.getelementptr"(%238) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %247 = "arith.cmpi"(%162, %207) {predicate = 1 : i64} : (i8, i8) -> i1
      %248 = "arith.select"(%247, %60, %67) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%246, %245, %248) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %249 = "llvm.getelementptr"(%231) {rawConstantIndices = array<i32: 384>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %250 = "llvm.getelementptr"(%238) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %251 = "arith.cmpi"(%187, %207) {predicate = 1 : i64} : (i8, i8) -> i1
      %252 = "arith.select"(%251, %60, %67) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%250, %249, %252) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.bar.warp.sync"(%222) : (i32) -> ()
      %253 = "arith.extui"(%100) : (i1) -> i8
      %254 = "llvm.getelementptr"(%7, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %255 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %256 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %257 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %258 = "llvm.getelementptr"(%53, %255) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %259 = "arith.cmpi"(%253, %207) {predicate = 1 : i64} : (i8, i8) -> i1
      %260 = "arith.select"(%259, %80, %67) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%258, %254, %260) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %261 = "llvm.getelementptr"(%8, %75) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %262 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %263 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %264 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %265 = "llvm.getelementptr"(%54, %262) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %266 = "arith.cmpi"(%253, %207) {predicate = 1 : i64} : (i8, i8) -> i1
      %267 = "arith.select"(%266, %80, %67) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%265, %261, %267) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %268 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %269 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %270 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %271 = "arith.divui"(%268, %51) : (i32, i32) -> i32
      %272 = "arith.muli"(%271, %60) : (i32, i32) -> i32
      %273 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %274 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %275 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %276 = "arith.divui"(%273, %51) : (i32, i32) -> i32
      %277 = "arith.muli"(%276, %60) : (i32, i32) -> i32
      %278 = "arith.addi"(%272, %277) : (i32, i32) -> i32
      %279 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %280 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %281 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %282 = "arith.divui"(%279, %73) : (i32, i32) -> i32
      %283 = "arith.addi"(%278, %282) : (i32, i32) -> i32
      %284 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %285 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %286 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %287 = "arith.remui"(%284, %51) : (i32, i32) -> i32
      %288 = "arith.remui"(%283, %80) : (i32, i32) -> i32
      %289 = "arith.muli"(%288, %82) : (i32, i32) -> i32
      %290 = "arith.remui"(%289, %80) : (i32, i32) -> i32
      %291 = "arith.addi"(%283, %85) : (i32, i32) -> i32
      %292 = "arith.cmpi"(%291, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %293 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %294 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %295 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %296 = "arith.remui"(%293, %73) : (i32, i32) -> i32
      %297 = "arith.muli"(%287, %80) : (i32, i32) -> i32
      %298 = "arith.muli"(%297, %73) : (i32, i32) -> i32
      %299 = "arith.addi"(%298, %296) : (i32, i32) -> i32
      %300 = "arith.muli"(%299, %80) : (i32, i32) -> i32
      %301 = "arith.subi"(%300, %290) : (i32, i32) -> i32
      %302 = "arith.addi"(%301, %80) : (i32, i32) -> i32
      %303 = "arith.cmpi"(%302, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %304 = "arith.andi"(%292, %303) : (i1, i1) -> i1
      %305 = "arith.cmpi"(%283, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %306 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %307 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %308 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %309 = "arith.remui"(%306, %73) : (i32, i32) -> i32
      %310 = "arith.addi"(%298, %309) : (i32, i32) -> i32
      %311 = "arith.muli"(%310, %80) : (i32, i32) -> i32
      %312 = "arith.subi"(%311, %290) : (i32, i32) -> i32
      %313 = "arith.cmpi"(%312, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %314 = "arith.andi"(%305, %313) : (i1, i1) -> i1
      %315 = "arith.xori"(%304, %110) : (i1, i1) -> i1
      %316 = "arith.andi"(%314, %315) : (i1, i1) -> i1
      %317 = "arith.extui"(%316) : (i1) -> i8
      %318 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %319 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %320 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %321 = "arith.remui"(%318, %73) : (i32, i32) -> i32
      %322 = "arith.addi"(%297, %85) : (i32, i32) -> i32
      %323 = "arith.muli"(%322, %73) : (i32, i32) -> i32
      %324 = "arith.addi"(%323, %321) : (i32, i32) -> i32
      %325 = "arith.muli"(%324, %80) : (i32, i32) -> i32
      %326 = "arith.subi"(%325, %290) : (i32, i32) -> i32
      %327 = "arith.addi"(%326, %80) : (i32, i32) -> i32
      %328 = "arith.cmpi"(%327, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %329 = "arith.andi"(%292, %328) : (i1, i1) -> i1
      %330 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %331 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %332 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %333 = "arith.remui"(%330, %73) : (i32, i32) -> i32
      %334 = "arith.addi"(%323, %333) : (i32, i32) -> i32
      %335 = "arith.muli"(%334, %80) : (i32, i32) -> i32
      %336 = "arith.subi"(%335, %290) : (i32, i32) -> i32
      %337 = "arith.cmpi"(%336, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %338 = "arith.andi"(%305, %337) : (i1, i1) -> i1
      %339 = "arith.xori"(%329, %110) : (i1, i1) -> i1
      %340 = "arith.andi"(%338, %339) : (i1, i1) -> i1
      %341 = "arith.extui"(%340) : (i1) -> i8
      %342 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %343 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %344 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %345 = "arith.remui"(%342, %73) : (i32, i32) -> i32
      %346 = "arith.addi"(%297, %142) : (i32, i32) -> i32
      %347 = "arith.muli"(%346, %73) : (i32, i32) -> i32
      %348 = "arith.addi"(%347, %345) : (i32, i32) -> i32
      %349 = "arith.muli"(%348, %80) : (i32, i32) -> i32
      %350 = "arith.subi"(%349, %290) : (i32, i32) -> i32
      %351 = "arith.addi"(%350, %80) : (i32, i32) -> i32
      %352 = "arith.cmpi"(%351, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %353 = "arith.andi"(%292, %352) : (i1, i1) -> i1
      %354 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %355 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %356 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %357 = "arith.remui"(%354, %73) : (i32, i32) -> i32
      %358 = "arith.addi"(%347, %357) : (i32, i32) -> i32
      %359 = "arith.muli"(%358, %80) : (i32, i32) -> i32
      %360 = "arith.subi"(%359, %290) : (i32, i32) -> i32
      %361 = "arith.cmpi"(%360, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %362 = "arith.andi"(%305, %361) : (i1, i1) -> i1
      %363 = "arith.xori"(%353, %110) : (i1, i1) -> i1
      %364 = "arith.andi"(%362, %363) : (i1, i1) -> i1
      %365 = "arith.extui"(%364) : (i1) -> i8
      %366 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %367 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %368 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %369 = "arith.remui"(%366, %73) : (i32, i32) -> i32
      %370 = "arith.addi"(%297, %167) : (i32, i32) -> i32
      %371 = "arith.muli"(%370, %73) : (i32, i32) -> i32
      %372 = "arith.addi"(%371, %369) : (i32, i32) -> i32
      %373 = "arith.muli"(%372, %80) : (i32, i32) -> i32
      %374 = "arith.subi"(%373, %290) : (i32, i32) -> i32
      %375 = "arith.addi"(%374, %80) : (i32, i32) -> i32
      %376 = "arith.cmpi"(%375, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %377 = "arith.andi"(%292, %376) : (i1, i1) -> i1
      %378 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %379 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %380 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %381 = "arith.remui"(%378, %73) : (i32, i32) -> i32
      %382 = "arith.addi"(%371, %381) : (i32, i32) -> i32
      %383 = "arith.muli"(%382, %80) : (i32, i32) -> i32
      %384 = "arith.subi"(%383, %290) : (i32, i32) -> i32
      %385 = "arith.cmpi"(%384, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %386 = "arith.andi"(%305, %385) : (i1, i1) -> i1
      %387 = "arith.xori"(%377, %110) : (i1, i1) -> i1
      %388 = "arith.andi"(%386, %387) : (i1, i1) -> i1
      %389 = "arith.extui"(%388) : (i1) -> i8
      %390 = "arith.extsi"(%283) : (i32) -> i64
      %391 = "arith.muli"(%390, %189) : (i64, i64) -> i64
      %392 = "arith.extsi"(%290) : (i32) -> i64
      %393 = "arith.subi"(%391, %392) : (i64, i64) -> i64
      %394 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %395 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %396 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %397 = "arith.remui"(%394, %73) : (i32, i32) -> i32
      %398 = "arith.addi"(%298, %397) : (i32, i32) -> i32
      %399 = "arith.muli"(%398, %80) : (i32, i32) -> i32
      %400 = "arith.extsi"(%399) : (i32) -> i64
      %401 = "arith.addi"(%393, %400) : (i64, i64) -> i64
      %402 = "llvm.getelementptr"(%0, %401) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %403 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %404 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %405 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %406 = "arith.muli"(%403, %80) : (i32, i32) -> i32
      %407 = "arith.constant"() {value = 16384 : i32} : () -> i32
      %408 = "arith.addi"(%406, %407) : (i32, i32) -> i32
      %409 = "llvm.getelementptr"(%52, %408) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %410 = "arith.cmpi"(%317, %207) {predicate = 1 : i64} : (i8, i8) -> i1
      %411 = "arith.select"(%410, %60, %67) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%409, %402, %411) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %412 = "llvm.getelementptr"(%402) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %413 = "llvm.getelementptr"(%409) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %414 = "arith.cmpi"(%341, %207) {predicate = 1 : i64} : (i8, i8) -> i1
      %415 = "arith.select"(%414, %60, %67) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%413, %412, %415) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %416 = "llvm.getelementptr"(%402) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %417 = "llvm.getelementptr"(%409) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %418 = "arith.cmpi"(%365, %207) {predicate = 1 : i64} : (i8, i8) -> i1
      %419 = "arith.select"(%418, %60, %67) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%417, %416, %419) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %420 = "llvm.getelementptr"(%402) {rawConstantIndices = array<i32: 384>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %421 = "llvm.getelementptr"(%409) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %422 = "arith.cmpi"(%389, %207) {predicate = 1 : i64} : (i8, i8) -> i1
      %423 = "arith.select"(%422, %60, %67) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%421, %420, %423) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.bar.warp.sync"(%222) : (i32) -> ()
      %424 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %425 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %426 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %427 = "arith.remui"(%424, %73) : (i32, i32) -> i32
      %428 = "arith.addi"(%298, %427) : (i32, i32) -> i32
      %429 = "arith.muli"(%428, %80) : (i32, i32) -> i32
      %430 = "arith.extsi"(%429) : (i32) -> i64
      %431 = "arith.addi"(%393, %430) : (i64, i64) -> i64
      %432 = "llvm.getelementptr"(%4, %431) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %433 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %434 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %435 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %436 = "arith.muli"(%433, %80) : (i32, i32) -> i32
      %437 = "arith.addi"(%436, %236) : (i32, i32) -> i32
      %438 = "arith.addi"(%437, %407) : (i32, i32) -> i32
      %439 = "llvm.getelementptr"(%52, %438) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %440 = "arith.cmpi"(%317, %207) {predicate = 1 : i64} : (i8, i8) -> i1
      %441 = "arith.select"(%440, %60, %67) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%439, %432, %441) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %442 = "llvm.getelementptr"(%432) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %443 = "llvm.getelementptr"(%439) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %444 = "arith.cmpi"(%341, %207) {predicate = 1 : i64} : (i8, i8) -> i1
      %445 = "arith.select"(%444, %60, %67) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%443, %442, %445) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %446 = "llvm.getelementptr"(%432) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %447 = "llvm.getelementptr"(%439) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %448 = "arith.cmpi"(%365, %207) {predicate = 1 : i64} : (i8, i8) -> i1
      %449 = "arith.select"(%448, %60, %67) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%447, %446, %449) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %450 = "llvm.getelementptr"(%432) {rawConstantIndices = array<i32: 384>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %451 = "llvm.getelementptr"(%439) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %452 = "arith.cmpi"(%389, %207) {predicate = 1 : i64} : (i8, i8) -> i1
      %453 = "arith.select"(%452, %60, %67) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%451, %450, %453) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.bar.warp.sync"(%222) : (i32) -> ()
      %454 = "arith.extui"(%305) : (i1) -> i8
      %455 = "llvm.getelementptr"(%7, %283) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %456 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %457 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %458 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %459 = "arith.addi"(%456, %50) : (i32, i32) -> i32
      %460 = "llvm.getelementptr"(%53, %459) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %461 = "arith.cmpi"(%454, %207) {predicate = 1 : i64} : (i8, i8) -> i1
      %462 = "arith.select"(%461, %80, %67) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%460, %455, %462) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %463 = "llvm.getelementptr"(%8, %283) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %464 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %465 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %466 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %467 = "arith.addi"(%464, %50) : (i32, i32) -> i32
      %468 = "llvm.getelementptr"(%54, %467) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %469 = "arith.cmpi"(%454, %207) {predicate = 1 : i64} : (i8, i8) -> i1
      %470 = "arith.select"(%469, %80, %67) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%468, %463, %470) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %471 = "llvm.getelementptr"(%52) {rawConstantIndices = array<i32: 209024>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %472 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %473 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %474 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %475 = "arith.remui"(%472, %73) : (i32, i32) -> i32
      %476 = "arith.muli"(%475, %80) : (i32, i32) -> i32
      %477 = "llvm.getelementptr"(%471, %476) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %478 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %479 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %480 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %481 = "arith.divui"(%478, %73) : (i32, i32) -> i32
      %482 = "arith.cmpi"(%481, %67) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%482) ({
        %483 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %484 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %485 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %486 = "arith.divui"(%483, %51) : (i32, i32) -> i32
        %487 = "arith.muli"(%486, %60) : (i32, i32) -> i32
        %488 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %489 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %490 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %491 = "arith.divui"(%488, %51) : (i32, i32) -> i32
        %492 = "arith.muli"(%491, %60) : (i32, i32) -> i32
        %493 = "arith.muli"(%67, %492) : (i32, i32) -> i32
        %494 = "arith.addi"(%487, %493) : (i32, i32) -> i32
        %495 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %496 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %497 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %498 = "arith.divui"(%495, %73) : (i32, i32) -> i32
        %499 = "arith.addi"(%494, %498) : (i32, i32) -> i32
        %500 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %501 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %502 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %503 = "arith.remui"(%500, %51) : (i32, i32) -> i32
        %504 = "arith.remui"(%499, %80) : (i32, i32) -> i32
        %505 = "arith.muli"(%504, %82) : (i32, i32) -> i32
        %506 = "arith.remui"(%505, %80) : (i32, i32) -> i32
        %507 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
        %508 = "vector.extract"(%507) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
        %509 = "vector.extract"(%507) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
        %510 = "vector.extract"(%507) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
        %511 = "vector.extract"(%507) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
        %512 = "vector.extract"(%507) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
        %513 = "vector.extract"(%507) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
        %514 = "vector.extract"(%507) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
        %515 = "vector.extract"(%507) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
        %516 = "vector.extract"(%507) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
        %517 = "vector.extract"(%507) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
        %518 = "vector.extract"(%507) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
        %519 = "vector.extract"(%507) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
        %520 = "vector.extract"(%507) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
        %521 = "vector.extract"(%507) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
        %522 = "vector.extract"(%507) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
        %523 = "vector.extract"(%507) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
        %524 = "arith.cmpi"(%82, %67) {predicate = 0 : i64} : (i32, i32) -> i1
        %525, %526, %527, %528, %529, %530, %531, %532, %533, %534, %535, %536, %537, %538, %539, %540 = "scf.if"(%524) ({
          %541 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %542 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %543 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %544 = "arith.remui"(%541, %73) : (i32, i32) -> i32
          %545 = "arith.muli"(%503, %80) : (i32, i32) -> i32
          %546 = "arith.muli"(%545, %73) : (i32, i32) -> i32
          %547 = "arith.addi"(%546, %544) : (i32, i32) -> i32
          %548 = "arith.divui"(%2, %80) : (i32, i32) -> i32
          %549 = "arith.cmpi"(%547, %67) {predicate = 5 : i64} : (i32, i32) -> i1
          %550 = "arith.cmpi"(%547, %548) {predicate = 2 : i64} : (i32, i32) -> i1
          %551 = "arith.andi"(%549, %550) : (i1, i1) -> i1
          %552 = "arith.extui"(%551) : (i1) -> i8
          %553 = "arith.muli"(%547, %80) : (i32, i32) -> i32
          %554 = "llvm.getelementptr"(%6, %553) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %555 = "arith.cmpi"(%552, %207) {predicate = 1 : i64} : (i8, i8) -> i1
          %556, %557, %558, %559 = "scf.if"(%555) ({
            %560 = "llvm.load"(%554) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %561 = "vector.extract"(%560) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %562 = "vector.extract"(%560) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %563 = "vector.extract"(%560) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %564 = "vector.extract"(%560) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            %565 = "llvm.bitcast"(%561) : (i32) -> f32
            %566 = "llvm.bitcast"(%562) : (i32) -> f32
            %567 = "llvm.bitcast"(%563) : (i32) -> f32
            %568 = "llvm.bitcast"(%564) : (i32) -> f32
            "scf.yield"(%565, %566, %567, %568) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%508, %509, %510, %511) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %569 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %570 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %571 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %572 = "arith.remui"(%569, %73) : (i32, i32) -> i32
          %573 = "arith.addi"(%545, %85) : (i32, i32) -> i32
          %574 = "arith.muli"(%573, %73) : (i32, i32) -> i32
          %575 = "arith.addi"(%574, %572) : (i32, i32) -> i32
          %576 = "arith.cmpi"(%575, %67) {predicate = 5 : i64} : (i32, i32) -> i1
          %577 = "arith.cmpi"(%575, %548) {predicate = 2 : i64} : (i32, i32) -> i1
          %578 = "arith.andi"(%576, %577) : (i1, i1) -> i1
          %579 = "arith.extui"(%578) : (i1) -> i8
          %580 = "arith.muli"(%575, %80) : (i32, i32) -> i32
          %581 = "llvm.getelementptr"(%6, %580) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %582 = "arith.cmpi"(%579, %207) {predicate = 1 : i64} : (i8, i8) -> i1
          %583, %584, %585, %586 = "scf.if"(%582) ({
            %587 = "llvm.load"(%581) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %588 = "vector.extract"(%587) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %589 = "vector.extract"(%587) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %590 = "vector.extract"(%587) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %591 = "vector.extract"(%587) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            %592 = "llvm.bitcast"(%588) : (i32) -> f32
            %593 = "llvm.bitcast"(%589) : (i32) -> f32
            %594 = "llvm.bitcast"(%590) : (i32) -> f32
            %595 = "llvm.bitcast"(%591) : (i32) -> f32
            "scf.yield"(%592, %593, %594, %595) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%512, %513, %514, %515) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %596 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %597 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %598 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %599 = "arith.remui"(%596, %73) : (i32, i32) -> i32
          %600 = "arith.addi"(%545, %142) : (i32, i32) -> i32
          %601 = "arith.muli"(%600, %73) : (i32, i32) -> i32
          %602 = "arith.addi"(%601, %599) : (i32, i32) -> i32
          %603 = "arith.cmpi"(%602, %67) {predicate = 5 : i64} : (i32, i32) -> i1
          %604 = "arith.cmpi"(%602, %548) {predicate = 2 : i64} : (i32, i32) -> i1
          %605 = "arith.andi"(%603, %604) : (i1, i1) -> i1
          %606 = "arith.extui"(%605) : (i1) -> i8
          %607 = "arith.muli"(%602, %80) : (i32, i32) -> i32
          %608 = "llvm.getelementptr"(%6, %607) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %609 = "arith.cmpi"(%606, %207) {predicate = 1 : i64} : (i8, i8) -> i1
          %610, %611, %612, %613 = "scf.if"(%609) ({
            %614 = "llvm.load"(%608) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %615 = "vector.extract"(%614) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %616 = "vector.extract"(%614) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %617 = "vector.extract"(%614) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %618 = "vector.extract"(%614) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            %619 = "llvm.bitcast"(%615) : (i32) -> f32
            %620 = "llvm.bitcast"(%616) : (i32) -> f32
            %621 = "llvm.bitcast"(%617) : (i32) -> f32
            %622 = "llvm.bitcast"(%618) : (i32) -> f32
            "scf.yield"(%619, %620, %621, %622) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%516, %517, %518, %519) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %623 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %624 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %625 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %626 = "arith.remui"(%623, %73) : (i32, i32) -> i32
          %627 = "arith.addi"(%545, %167) : (i32, i32) -> i32
          %628 = "arith.muli"(%627, %73) : (i32, i32) -> i32
          %629 = "arith.addi"(%628, %626) : (i32, i32) -> i32
          %630 = "arith.cmpi"(%629, %67) {predicate = 5 : i64} : (i32, i32) -> i1
          %631 = "arith.cmpi"(%629, %548) {predicate = 2 : i64} : (i32, i32) -> i1
          %632 = "arith.andi"(%630, %631) : (i1, i1) -> i1
          %633 = "arith.extui"(%632) : (i1) -> i8
          %634 = "arith.muli"(%629, %80) : (i32, i32) -> i32
          %635 = "llvm.getelementptr"(%6, %634) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %636 = "arith.cmpi"(%633, %207) {predicate = 1 : i64} : (i8, i8) -> i1
          %637, %638, %639, %640 = "scf.if"(%636) ({
            %641 = "llvm.load"(%635) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %642 = "vector.extract"(%641) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %643 = "vector.extract"(%641) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %644 = "vector.extract"(%641) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %645 = "vector.extract"(%641) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            %646 = "llvm.bitcast"(%642) : (i32) -> f32
            %647 = "llvm.bitcast"(%643) : (i32) -> f32
            %648 = "llvm.bitcast"(%644) : (i32) -> f32
            %649 = "llvm.bitcast"(%645) : (i32) -> f32
            "scf.yield"(%646, %647, %648, %649) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%520, %521, %522, %523) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          "scf.yield"(%556, %557, %558, %559, %583, %584, %585, %586, %610, %611, %612, %613, %637, %638, %639, %640) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }, {
          %650 = "arith.divui"(%2, %80) : (i32, i32) -> i32
          %651 = "arith.subi"(%80, %506) : (i32, i32) -> i32
          %652 = "arith.andi"(%651, %167) : (i32, i32) -> i32
          %653 = "arith.muli"(%650, %80) : (i32, i32) -> i32
          %654 = "arith.subi"(%2, %85) : (i32, i32) -> i32
          %655 = "arith.minsi"(%653, %654) : (i32, i32) -> i32
          %656 = "arith.extsi"(%655) : (i32) -> i64
          %657 = "llvm.getelementptr"(%6, %656) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %658 = "llvm.load"(%657) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %659 = "arith.cmpi"(%653, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %660 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %661 = "arith.select"(%659, %658, %660) : (i1, f32, f32) -> f32
          %662 = "arith.addi"(%653, %85) : (i32, i32) -> i32
          %663 = "arith.minsi"(%662, %654) : (i32, i32) -> i32
          %664 = "arith.extsi"(%663) : (i32) -> i64
          %665 = "llvm.getelementptr"(%6, %664) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %666 = "llvm.load"(%665) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %667 = "arith.cmpi"(%662, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %668 = "arith.select"(%667, %666, %660) : (i1, f32, f32) -> f32
          %669 = "arith.addi"(%653, %142) : (i32, i32) -> i32
          %670 = "arith.minsi"(%669, %654) : (i32, i32) -> i32
          %671 = "arith.extsi"(%670) : (i32) -> i64
          %672 = "llvm.getelementptr"(%6, %671) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %673 = "llvm.load"(%672) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %674 = "arith.cmpi"(%669, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %675 = "arith.select"(%674, %673, %660) : (i1, f32, f32) -> f32
          %676 = "arith.addi"(%653, %167) : (i32, i32) -> i32
          %677 = "arith.minsi"(%676, %654) : (i32, i32) -> i32
          %678 = "arith.extsi"(%677) : (i32) -> i64
          %679 = "llvm.getelementptr"(%6, %678) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %680 = "llvm.load"(%679) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %681 = "arith.cmpi"(%676, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %682 = "arith.select"(%681, %680, %660) : (i1, f32, f32) -> f32
          %683 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
          %684 = "vector.extract"(%683) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
          %685 = "vector.extract"(%683) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
          %686 = "vector.extract"(%683) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
          %687 = "vector.extract"(%683) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
          %688 = "vector.extract"(%683) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
          %689 = "vector.extract"(%683) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
          %690 = "vector.extract"(%683) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
          %691 = "vector.extract"(%683) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
          %692 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %693 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %694 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %695 = "arith.remui"(%692, %73) : (i32, i32) -> i32
          %696 = "arith.muli"(%503, %80) : (i32, i32) -> i32
          %697 = "arith.muli"(%696, %73) : (i32, i32) -> i32
          %698 = "arith.addi"(%697, %695) : (i32, i32) -> i32
          %699 = "arith.cmpi"(%652, %67) {predicate = 4 : i64} : (i32, i32) -> i1
          %700 = "arith.extui"(%699) : (i1) -> i32
          %701 = "arith.subi"(%698, %700) : (i32, i32) -> i32
          %702 = "arith.cmpi"(%701, %67) {predicate = 5 : i64} : (i32, i32) -> i1
          %703 = "arith.cmpi"(%701, %650) {predicate = 2 : i64} : (i32, i32) -> i1
          %704 = "arith.andi"(%702, %703) : (i1, i1) -> i1
          %705 = "arith.extui"(%704) : (i1) -> i8
          %706 = "arith.muli"(%701, %80) : (i32, i32) -> i32
          %707 = "llvm.getelementptr"(%6, %706) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %708 = "arith.cmpi"(%705, %207) {predicate = 1 : i64} : (i8, i8) -> i1
          %709, %710, %711, %712 = "scf.if"(%708) ({
            %713 = "llvm.load"(%707) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %714 = "vector.extract"(%713) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %715 = "vector.extract"(%713) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %716 = "vector.extract"(%713) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %717 = "vector.extract"(%713) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%714, %715, %716, %717) : (i32, i32, i32, i32) -> ()
          }, {
            %718 = "llvm.bitcast"(%684) : (f32) -> i32
            %719 = "llvm.bitcast"(%685) : (f32) -> i32
            %720 = "llvm.bitcast"(%686) : (f32) -> i32
            %721 = "llvm.bitcast"(%687) : (f32) -> i32
            "scf.yield"(%718, %719, %720, %721) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %722 = "arith.cmpi"(%701, %650) {predicate = 0 : i64} : (i32, i32) -> i1
          %723 = "llvm.bitcast"(%661) : (f32) -> i32
          %724 = "arith.select"(%722, %723, %709) : (i1, i32, i32) -> i32
          %725 = "llvm.bitcast"(%668) : (f32) -> i32
          %726 = "arith.select"(%722, %725, %710) : (i1, i32, i32) -> i32
          %727 = "llvm.bitcast"(%675) : (f32) -> i32
          %728 = "arith.select"(%722, %727, %711) : (i1, i32, i32) -> i32
          %729 = "llvm.bitcast"(%682) : (f32) -> i32
          %730 = "arith.select"(%722, %729, %712) : (i1, i32, i32) -> i32
          %731 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %732 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %733 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %734 = "arith.remui"(%731, %73) : (i32, i32) -> i32
          %735 = "arith.addi"(%697, %734) : (i32, i32) -> i32
          %736 = "arith.subi"(%735, %700) : (i32, i32) -> i32
          %737 = "arith.addi"(%736, %85) : (i32, i32) -> i32
          %738 = "arith.cmpi"(%737, %67) {predicate = 5 : i64} : (i32, i32) -> i1
          %739 = "arith.cmpi"(%737, %650) {predicate = 2 : i64} : (i32, i32) -> i1
          %740 = "arith.andi"(%738, %739) : (i1, i1) -> i1
          %741 = "arith.extui"(%740) : (i1) -> i8
          %742 = "arith.muli"(%737, %80) : (i32, i32) -> i32
          %743 = "llvm.getelementptr"(%6, %742) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %744 = "arith.cmpi"(%741, %207) {predicate = 1 : i64} : (i8, i8) -> i1
          %745, %746, %747, %748 = "scf.if"(%744) ({
            %749 = "llvm.load"(%743) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %750 = "vector.extract"(%749) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %751 = "vector.extract"(%749) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %752 = "vector.extract"(%749) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %753 = "vector.extract"(%749) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%750, %751, %752, %753) : (i32, i32, i32, i32) -> ()
          }, {
            %754 = "llvm.bitcast"(%688) : (f32) -> i32
            %755 = "llvm.bitcast"(%689) : (f32) -> i32
            %756 = "llvm.bitcast"(%690) : (f32) -> i32
            %757 = "llvm.bitcast"(%691) : (f32) -> i32
            "scf.yield"(%754, %755, %756, %757) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %758 = "arith.cmpi"(%737, %650) {predicate = 0 : i64} : (i32, i32) -> i1
          %759 = "arith.select"(%758, %723, %745) : (i1, i32, i32) -> i32
          %760 = "arith.select"(%758, %725, %746) : (i1, i32, i32) -> i32
          %761 = "arith.select"(%758, %727, %747) : (i1, i32, i32) -> i32
          %762 = "arith.muli"(%652, %73) : (i32, i32) -> i32
          %763 = "arith.divui"(%762, %73) : (i32, i32) -> i32
          %764 = "arith.andi"(%763, %85) : (i32, i32) -> i32
          %765 = "arith.cmpi"(%764, %67) {predicate = 1 : i64} : (i32, i32) -> i1
          %766 = "arith.select"(%765, %726, %724) : (i1, i32, i32) -> i32
          %767 = "arith.select"(%765, %728, %726) : (i1, i32, i32) -> i32
          %768 = "arith.select"(%765, %730, %728) : (i1, i32, i32) -> i32
          %769 = "arith.select"(%765, %759, %730) : (i1, i32, i32) -> i32
          %770 = "arith.select"(%765, %760, %759) : (i1, i32, i32) -> i32
          %771 = "arith.select"(%765, %761, %760) : (i1, i32, i32) -> i32
          %772 = "arith.andi"(%763, %142) : (i32, i32) -> i32
          %773 = "arith.cmpi"(%772, %67) {predicate = 1 : i64} : (i32, i32) -> i1
          %774 = "arith.select"(%773, %768, %766) : (i1, i32, i32) -> i32
          %775 = "arith.select"(%773, %769, %767) : (i1, i32, i32) -> i32
          %776 = "arith.select"(%773, %770, %768) : (i1, i32, i32) -> i32
          %777 = "arith.select"(%773, %771, %769) : (i1, i32, i32) -> i32
          %778 = "llvm.bitcast"(%774) : (i32) -> f32
          %779 = "llvm.bitcast"(%775) : (i32) -> f32
          %780 = "llvm.bitcast"(%776) : (i32) -> f32
          %781 = "llvm.bitcast"(%777) : (i32) -> f32
          %782 = "vector.from_elements"(%778, %779, %780, %781) : (f32, f32, f32, f32) -> vector<4xf32>
          %783 = "vector.extract"(%782) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %784 = "vector.extract"(%782) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %785 = "vector.extract"(%782) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %786 = "vector.extract"(%782) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %787 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %788 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %789 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %790 = "arith.remui"(%787, %73) : (i32, i32) -> i32
          %791 = "arith.addi"(%696, %85) : (i32, i32) -> i32
          %792 = "arith.muli"(%791, %73) : (i32, i32) -> i32
          %793 = "arith.addi"(%792, %790) : (i32, i32) -> i32
          %794 = "arith.subi"(%793, %700) : (i32, i32) -> i32
          %795 = "arith.cmpi"(%794, %67) {predicate = 5 : i64} : (i32, i32) -> i1
          %796 = "arith.cmpi"(%794, %650) {predicate = 2 : i64} : (i32, i32) -> i1
          %797 = "arith.andi"(%795, %796) : (i1, i1) -> i1
          %798 = "arith.extui"(%797) : (i1) -> i8
          %799 = "arith.muli"(%794, %80) : (i32, i32) -> i32
          %800 = "llvm.getelementptr"(%6, %799) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %801 = "arith.cmpi"(%798, %207) {predicate = 1 : i64} : (i8, i8) -> i1
          %802, %803, %804, %805 = "scf.if"(%801) ({
            %806 = "llvm.load"(%800) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %807 = "vector.extract"(%806) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %808 = "vector.extract"(%806) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %809 = "vector.extract"(%806) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %810 = "vector.extract"(%806) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%807, %808, %809, %810) : (i32, i32, i32, i32) -> ()
          }, {
            %811 = "llvm.bitcast"(%684) : (f32) -> i32
            %812 = "llvm.bitcast"(%685) : (f32) -> i32
            %813 = "llvm.bitcast"(%686) : (f32) -> i32
            %814 = "llvm.bitcast"(%687) : (f32) -> i32
            "scf.yield"(%811, %812, %813, %814) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %815 = "arith.cmpi"(%794, %650) {predicate = 0 : i64} : (i32, i32) -> i1
          %816 = "arith.select"(%815, %723, %802) : (i1, i32, i32) -> i32
          %817 = "arith.select"(%815, %725, %803) : (i1, i32, i32) -> i32
          %818 = "arith.select"(%815, %727, %804) : (i1, i32, i32) -> i32
          %819 = "arith.select"(%815, %729, %805) : (i1, i32, i32) -> i32
          %820 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %821 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %822 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %823 = "arith.remui"(%820, %73) : (i32, i32) -> i32
          %824 = "arith.addi"(%792, %823) : (i32, i32) -> i32
          %825 = "arith.subi"(%824, %700) : (i32, i32) -> i32
          %826 = "arith.addi"(%825, %85) : (i32, i32) -> i32
          %827 = "arith.cmpi"(%826, %67) {predicate = 5 : i64} : (i32, i32) -> i1
          %828 = "arith.cmpi"(%826, %650) {predicate = 2 : i64} : (i32, i32) -> i1
          %829 = "arith.andi"(%827, %828) : (i1, i1) -> i1
          %830 = "arith.extui"(%829) : (i1) -> i8
          %831 = "arith.muli"(%826, %80) : (i32, i32) -> i32
          %832 = "llvm.getelementptr"(%6, %831) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %833 = "arith.cmpi"(%830, %207) {predicate = 1 : i64} : (i8, i8) -> i1
          %834, %835, %836, %837 = "scf.if"(%833) ({
            %838 = "llvm.load"(%832) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %839 = "vector.extract"(%838) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %840 = "vector.extract"(%838) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %841 = "vector.extract"(%838) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %842 = "vector.extract"(%838) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%839, %840, %841, %842) : (i32, i32, i32, i32) -> ()
          }, {
            %843 = "llvm.bitcast"(%688) : (f32) -> i32
            %844 = "llvm.bitcast"(%689) : (f32) -> i32
            %845 = "llvm.bitcast"(%690) : (f32) -> i32
            %846 = "llvm.bitcast"(%691) : (f32) -> i32
            "scf.yield"(%843, %844, %845, %846) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %847 = "arith.cmpi"(%826, %650) {predicate = 0 : i64} : (i32, i32) -> i1
          %848 = "arith.select"(%847, %723, %834) : (i1, i32, i32) -> i32
          %849 = "arith.select"(%847, %725, %835) : (i1, i32, i32) -> i32
          %850 = "arith.select"(%847, %727, %836) : (i1, i32, i32) -> i32
          %851 = "arith.select"(%765, %817, %816) : (i1, i32, i32) -> i32
          %852 = "arith.select"(%765, %818, %817) : (i1, i32, i32) -> i32
          %853 = "arith.select"(%765, %819, %818) : (i1, i32, i32) -> i32
          %854 = "arith.select"(%765, %848, %819) : (i1, i32, i32) -> i32
          %855 = "arith.select"(%765, %849, %848) : (i1, i32, i32) -> i32
          %856 = "arith.select"(%765, %850, %849) : (i1, i32, i32) -> i32
          %857 = "arith.select"(%773, %853, %851) : (i1, i32, i32) -> i32
          %858 = "arith.select"(%773, %854, %852) : (i1, i32, i32) -> i32
          %859 = "arith.select"(%773, %855, %853) : (i1, i32, i32) -> i32
          %860 = "arith.select"(%773, %856, %854) : (i1, i32, i32) -> i32
          %861 = "llvm.bitcast"(%857) : (i32) -> f32
          %862 = "llvm.bitcast"(%858) : (i32) -> f32
          %863 = "llvm.bitcast"(%859) : (i32) -> f32
          %864 = "llvm.bitcast"(%860) : (i32) -> f32
          %865 = "vector.from_elements"(%861, %862, %863, %864) : (f32, f32, f32, f32) -> vector<4xf32>
          %866 = "vector.extract"(%865) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %867 = "vector.extract"(%865) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %868 = "vector.extract"(%865) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %869 = "vector.extract"(%865) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %870 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %871 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %872 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %873 = "arith.remui"(%870, %73) : (i32, i32) -> i32
          %874 = "arith.addi"(%696, %142) : (i32, i32) -> i32
          %875 = "arith.muli"(%874, %73) : (i32, i32) -> i32
          %876 = "arith.addi"(%875, %873) : (i32, i32) -> i32
          %877 = "arith.subi"(%876, %700) : (i32, i32) -> i32
          %878 = "arith.cmpi"(%877, %67) {predicate = 5 : i64} : (i32, i32) -> i1
          %879 = "arith.cmpi"(%877, %650) {predicate = 2 : i64} : (i32, i32) -> i1
          %880 = "arith.andi"(%878, %879) : (i1, i1) -> i1
          %881 = "arith.extui"(%880) : (i1) -> i8
          %882 = "arith.muli"(%877, %80) : (i32, i32) -> i32
          %883 = "llvm.getelementptr"(%6, %882) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %884 = "arith.cmpi"(%881, %207) {predicate = 1 : i64} : (i8, i8) -> i1
          %885, %886, %887, %888 = "scf.if"(%884) ({
            %889 = "llvm.load"(%883) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %890 = "vector.extract"(%889) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %891 = "vector.extract"(%889) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %892 = "vector.extract"(%889) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %893 = "vector.extract"(%889) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%890, %891, %892, %893) : (i32, i32, i32, i32) -> ()
          }, {
            %894 = "llvm.bitcast"(%684) : (f32) -> i32
            %895 = "llvm.bitcast"(%685) : (f32) -> i32
            %896 = "llvm.bitcast"(%686) : (f32) -> i32
            %897 = "llvm.bitcast"(%687) : (f32) -> i32
            "scf.yield"(%894, %895, %896, %897) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %898 = "arith.cmpi"(%877, %650) {predicate = 0 : i64} : (i32, i32) -> i1
          %899 = "arith.select"(%898, %723, %885) : (i1, i32, i32) -> i32
          %900 = "arith.select"(%898, %725, %886) : (i1, i32, i32) -> i32
          %901 = "arith.select"(%898, %727, %887) : (i1, i32, i32) -> i32
          %902 = "arith.select"(%898, %729, %888) : (i1, i32, i32) -> i32
          %903 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %904 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %905 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %906 = "arith.remui"(%903, %73) : (i32, i32) -> i32
          %907 = "arith.addi"(%875, %906) : (i32, i32) -> i32
          %908 = "arith.subi"(%907, %700) : (i32, i32) -> i32
          %909 = "arith.addi"(%908, %85) : (i32, i32) -> i32
          %910 = "arith.cmpi"(%909, %67) {predicate = 5 : i64} : (i32, i32) -> i1
          %911 = "arith.cmpi"(%909, %650) {predicate = 2 : i64} : (i32, i32) -> i1
          %912 = "arith.andi"(%910, %911) : (i1, i1) -> i1
          %913 = "arith.extui"(%912) : (i1) -> i8
          %914 = "arith.muli"(%909, %80) : (i32, i32) -> i32
          %915 = "llvm.getelementptr"(%6, %914) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %916 = "arith.cmpi"(%913, %207) {predicate = 1 : i64} : (i8, i8) -> i1
          %917, %918, %919, %920 = "scf.if"(%916) ({
            %921 = "llvm.load"(%915) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %922 = "vector.extract"(%921) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %923 = "vector.extract"(%921) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %924 = "vector.extract"(%921) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %925 = "vector.extract"(%921) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%922, %923, %924, %925) : (i32, i32, i32, i32) -> ()
          }, {
            %926 = "llvm.bitcast"(%688) : (f32) -> i32
            %927 = "llvm.bitcast"(%689) : (f32) -> i32
            %928 = "llvm.bitcast"(%690) : (f32) -> i32
            %929 = "llvm.bitcast"(%691) : (f32) -> i32
            "scf.yield"(%926, %927, %928, %929) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %930 = "arith.cmpi"(%909, %650) {predicate = 0 : i64} : (i32, i32) -> i1
          %931 = "arith.select"(%930, %723, %917) : (i1, i32, i32) -> i32
          %932 = "arith.select"(%930, %725, %918) : (i1, i32, i32) -> i32
          %933 = "arith.select"(%930, %727, %919) : (i1, i32, i32) -> i32
          %934 = "arith.select"(%765, %900, %899) : (i1, i32, i32) -> i32
          %935 = "arith.select"(%765, %901, %900) : (i1, i32, i32) -> i32
          %936 = "arith.select"(%765, %902, %901) : (i1, i32, i32) -> i32
          %937 = "arith.select"(%765, %931, %902) : (i1, i32, i32) -> i32
          %938 = "arith.select"(%765, %932, %931) : (i1, i32, i32) -> i32
          %939 = "arith.select"(%765, %933, %932) : (i1, i32, i32) -> i32
          %940 = "arith.select"(%773, %936, %934) : (i1, i32, i32) -> i32
          %941 = "arith.select"(%773, %937, %935) : (i1, i32, i32) -> i32
          %942 = "arith.select"(%773, %938, %936) : (i1, i32, i32) -> i32
          %943 = "arith.select"(%773, %939, %937) : (i1, i32, i32) -> i32
          %944 = "llvm.bitcast"(%940) : (i32) -> f32
          %945 = "llvm.bitcast"(%941) : (i32) -> f32
          %946 = "llvm.bitcast"(%942) : (i32) -> f32
          %947 = "llvm.bitcast"(%943) : (i32) -> f32
          %948 = "vector.from_elements"(%944, %945, %946, %947) : (f32, f32, f32, f32) -> vector<4xf32>
          %949 = "vector.extract"(%948) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %950 = "vector.extract"(%948) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %951 = "vector.extract"(%948) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %952 = "vector.extract"(%948) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %953 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %954 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %955 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %956 = "arith.remui"(%953, %73) : (i32, i32) -> i32
          %957 = "arith.addi"(%696, %167) : (i32, i32) -> i32
          %958 = "arith.muli"(%957, %73) : (i32, i32) -> i32
          %959 = "arith.addi"(%958, %956) : (i32, i32) -> i32
          %960 = "arith.subi"(%959, %700) : (i32, i32) -> i32
          %961 = "arith.cmpi"(%960, %67) {predicate = 5 : i64} : (i32, i32) -> i1
          %962 = "arith.cmpi"(%960, %650) {predicate = 2 : i64} : (i32, i32) -> i1
          %963 = "arith.andi"(%961, %962) : (i1, i1) -> i1
          %964 = "arith.extui"(%963) : (i1) -> i8
          %965 = "arith.muli"(%960, %80) : (i32, i32) -> i32
          %966 = "llvm.getelementptr"(%6, %965) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %967 = "arith.cmpi"(%964, %207) {predicate = 1 : i64} : (i8, i8) -> i1
          %968, %969, %970, %971 = "scf.if"(%967) ({
            %972 = "llvm.load"(%966) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %973 = "vector.extract"(%972) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %974 = "vector.extract"(%972) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %975 = "vector.extract"(%972) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %976 = "vector.extract"(%972) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%973, %974, %975, %976) : (i32, i32, i32, i32) -> ()
          }, {
            %977 = "llvm.bitcast"(%684) : (f32) -> i32
            %978 = "llvm.bitcast"(%685) : (f32) -> i32
            %979 = "llvm.bitcast"(%686) : (f32) -> i32
            %980 = "llvm.bitcast"(%687) : (f32) -> i32
            "scf.yield"(%977, %978, %979, %980) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %981 = "arith.cmpi"(%960, %650) {predicate = 0 : i64} : (i32, i32) -> i1
          %982 = "arith.select"(%981, %723, %968) : (i1, i32, i32) -> i32
          %983 = "arith.select"(%981, %725, %969) : (i1, i32, i32) -> i32
          %984 = "arith.select"(%981, %727, %970) : (i1, i32, i32) -> i32
          %985 = "arith.select"(%981, %729, %971) : (i1, i32, i32) -> i32
          %986 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %987 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %988 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %989 = "arith.remui"(%986, %73) : (i32, i32) -> i32
          %990 = "arith.addi"(%958, %989) : (i32, i32) -> i32
          %991 = "arith.subi"(%990, %700) : (i32, i32) -> i32
          %992 = "arith.addi"(%991, %85) : (i32, i32) -> i32
          %993 = "arith.cmpi"(%992, %67) {predicate = 5 : i64} : (i32, i32) -> i1
          %994 = "arith.cmpi"(%992, %650) {predicate = 2 : i64} : (i32, i32) -> i1
          %995 = "arith.andi"(%993, %994) : (i1, i1) -> i1
          %996 = "arith.extui"(%995) : (i1) -> i8
          %997 = "arith.muli"(%992, %80) : (i32, i32) -> i32
          %998 = "llvm.getelementptr"(%6, %997) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %999 = "arith.cmpi"(%996, %207) {predicate = 1 : i64} : (i8, i8) -> i1
          %1000, %1001, %1002, %1003 = "scf.if"(%999) ({
            %1004 = "llvm.load"(%998) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %1005 = "vector.extract"(%1004) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %1006 = "vector.extract"(%1004) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %1007 = "vector.extract"(%1004) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %1008 = "vector.extract"(%1004) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%1005, %1006, %1007, %1008) : (i32, i32, i32, i32) -> ()
          }, {
            %1009 = "llvm.bitcast"(%688) : (f32) -> i32
            %1010 = "llvm.bitcast"(%689) : (f32) -> i32
            %1011 = "llvm.bitcast"(%690) : (f32) -> i32
            %1012 = "llvm.bitcast"(%691) : (f32) -> i32
            "scf.yield"(%1009, %1010, %1011, %1012) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %1013 = "arith.cmpi"(%992, %650) {predicate = 0 : i64} : (i32, i32) -> i1
          %1014 = "arith.select"(%1013, %723, %1000) : (i1, i32, i32) -> i32
          %1015 = "arith.select"(%1013, %725, %1001) : (i1, i32, i32) -> i32
          %1016 = "arith.select"(%1013, %727, %1002) : (i1, i32, i32) -> i32
          %1017 = "arith.select"(%765, %983, %982) : (i1, i32, i32) -> i32
          %1018 = "arith.select"(%765, %984, %983) : (i1, i32, i32) -> i32
          %1019 = "arith.select"(%765, %985, %984) : (i1, i32, i32) -> i32
          %1020 = "arith.select"(%765, %1014, %985) : (i1, i32, i32) -> i32
          %1021 = "arith.select"(%765, %1015, %1014) : (i1, i32, i32) -> i32
          %1022 = "arith.select"(%765, %1016, %1015) : (i1, i32, i32) -> i32
          %1023 = "arith.select"(%773, %1019, %1017) : (i1, i32, i32) -> i32
          %1024 = "arith.select"(%773, %1020, %1018) : (i1, i32, i32) -> i32
          %1025 = "arith.select"(%773, %1021, %1019) : (i1, i32, i32) -> i32
          %1026 = "arith.select"(%773, %1022, %1020) : (i1, i32, i32) -> i32
          %1027 = "llvm.bitcast"(%1023) : (i32) -> f32
          %1028 = "llvm.bitcast"(%1024) : (i32) -> f32
          %1029 = "llvm.bitcast"(%1025) : (i32) -> f32
          %1030 = "llvm.bitcast"(%1026) : (i32) -> f32
          %1031 = "vector.from_elements"(%1027, %1028, %1029, %1030) : (f32, f32, f32, f32) -> vector<4xf32>
          %1032 = "vector.extract"(%1031) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1033 = "vector.extract"(%1031) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1034 = "vector.extract"(%1031) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1035 = "vector.extract"(%1031) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%783, %784, %785, %786, %866, %867, %868, %869, %949, %950, %951, %952, %1032, %1033, %1034, %1035) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
        %1036 = "vector.from_elements"(%525, %526, %527, %528) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%1036, %477) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        %1037 = "llvm.getelementptr"(%477) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1038 = "vector.from_elements"(%529, %530, %531, %532) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%1038, %1037) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        %1039 = "llvm.getelementptr"(%477) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1040 = "vector.from_elements"(%533, %534, %535, %536) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%1040, %1039) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        %1041 = "llvm.getelementptr"(%477) {rawConstantIndices = array<i32: 384>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1042 = "vector.from_elements"(%537, %538, %539, %540) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%1042, %1041) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %1043 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
      %1044 = "vector.extract"(%1043) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %1045 = "vector.extract"(%1043) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %1046 = "vector.extract"(%1043) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %1047 = "vector.extract"(%1043) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %1048 = "vector.extract"(%1043) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %1049 = "vector.extract"(%1043) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %1050 = "vector.extract"(%1043) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %1051 = "vector.extract"(%1043) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %1052 = "vector.extract"(%1043) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %1053 = "vector.extract"(%1043) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %1054 = "vector.extract"(%1043) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %1055 = "vector.extract"(%1043) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %1056 = "vector.extract"(%1043) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %1057 = "vector.extract"(%1043) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %1058 = "vector.extract"(%1043) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %1059 = "vector.extract"(%1043) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      "nvvm.cp.async.wait.group"() {n = 1 : i32} : () -> ()
      %1060 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %1061 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %1062 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %1063 = "arith.divui"(%1060, %51) : (i32, i32) -> i32
      %1064 = "arith.muli"(%1063, %60) : (i32, i32) -> i32
      %1065 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %1066 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %1067 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %1068 = "arith.divui"(%1065, %51) : (i32, i32) -> i32
      %1069 = "arith.muli"(%1068, %60) : (i32, i32) -> i32
      %1070 = "arith.muli"(%67, %1069) : (i32, i32) -> i32
      %1071 = "arith.addi"(%1064, %1070) : (i32, i32) -> i32
      %1072 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1073 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1074 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1075 = "arith.divui"(%1072, %73) : (i32, i32) -> i32
      %1076 = "arith.addi"(%1071, %1075) : (i32, i32) -> i32
      %1077 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %1078 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %1079 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %1080 = "arith.remui"(%1077, %51) : (i32, i32) -> i32
      %1081 = "arith.remui"(%1076, %80) : (i32, i32) -> i32
      %1082 = "arith.muli"(%1081, %82) : (i32, i32) -> i32
      %1083 = "arith.remui"(%1082, %80) : (i32, i32) -> i32
      %1084 = "arith.cmpi"(%82, %67) {predicate = 1 : i64} : (i32, i32) -> i1
      "scf.if"(%1084) ({
        %1085 = "arith.addi"(%2, %1083) : (i32, i32) -> i32
        %1086 = "arith.divui"(%1085, %80) : (i32, i32) -> i32
        %1087 = "arith.muli"(%1080, %80) : (i32, i32) -> i32
        %1088 = "arith.subi"(%67, %1087) : (i32, i32) -> i32
        %1089 = "arith.cmpi"(%1076, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %1090 = "arith.cmpi"(%1088, %67) {predicate = 5 : i64} : (i32, i32) -> i1
        %1091 = "arith.andi"(%1089, %1090) : (i1, i1) -> i1
        %1092 = "arith.cmpi"(%1088, %80) {predicate = 2 : i64} : (i32, i32) -> i1
        %1093 = "arith.andi"(%1091, %1092) : (i1, i1) -> i1
        %1094 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1095 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1096 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1097 = "arith.remui"(%1094, %73) : (i32, i32) -> i32
        %1098 = "arith.addi"(%1087, %1088) : (i32, i32) -> i32
        %1099 = "arith.muli"(%1098, %73) : (i32, i32) -> i32
        %1100 = "arith.addi"(%1099, %1097) : (i32, i32) -> i32
        %1101 = "arith.cmpi"(%1100, %67) {predicate = 0 : i64} : (i32, i32) -> i1
        %1102 = "arith.andi"(%1093, %1101) : (i1, i1) -> i1
        "scf.if"(%1102) ({
          %1103 = "arith.minsi"(%1085, %80) : (i32, i32) -> i32
          %1104 = "arith.maxsi"(%1083, %67) : (i32, i32) -> i32
          %1105 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1106 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1107 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1108 = "arith.muli"(%1105, %80) : (i32, i32) -> i32
          %1109 = "llvm.getelementptr"(%52, %1108) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1110 = "arith.constant"() {value = 2048 : i32} : () -> i32
          %1111 = "arith.muli"(%1088, %1110) : (i32, i32) -> i32
          %1112 = "llvm.getelementptr"(%1109, %1111) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1113 = "llvm.load"(%1112) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          %1114 = "vector.extract"(%1113) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1115 = "vector.extract"(%1113) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1116 = "vector.extract"(%1113) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1117 = "vector.extract"(%1113) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %1118 = "arith.cmpi"(%1104, %67) {predicate = 3 : i64} : (i32, i32) -> i1
          %1119 = "arith.cmpi"(%1103, %67) {predicate = 4 : i64} : (i32, i32) -> i1
          %1120 = "arith.andi"(%1118, %1119) : (i1, i1) -> i1
          %1121 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %1122 = "arith.select"(%1120, %1114, %1121) : (i1, f32, f32) -> f32
          %1123 = "arith.cmpi"(%1104, %85) {predicate = 3 : i64} : (i32, i32) -> i1
          %1124 = "arith.cmpi"(%1103, %85) {predicate = 4 : i64} : (i32, i32) -> i1
          %1125 = "arith.andi"(%1123, %1124) : (i1, i1) -> i1
          %1126 = "arith.select"(%1125, %1115, %1121) : (i1, f32, f32) -> f32
          %1127 = "arith.cmpi"(%1104, %142) {predicate = 3 : i64} : (i32, i32) -> i1
          %1128 = "arith.cmpi"(%1103, %142) {predicate = 4 : i64} : (i32, i32) -> i1
          %1129 = "arith.andi"(%1127, %1128) : (i1, i1) -> i1
          %1130 = "arith.select"(%1129, %1116, %1121) : (i1, f32, f32) -> f32
          %1131 = "arith.cmpi"(%1104, %167) {predicate = 3 : i64} : (i32, i32) -> i1
          %1132 = "arith.cmpi"(%1103, %167) {predicate = 4 : i64} : (i32, i32) -> i1
          %1133 = "arith.andi"(%1131, %1132) : (i1, i1) -> i1
          %1134 = "arith.select"(%1133, %1117, %1121) : (i1, f32, f32) -> f32
          %1135 = "vector.from_elements"(%1122, %1126, %1130, %1134) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1135, %1112) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          %1136 = "arith.addi"(%1076, %85) : (i32, i32) -> i32
          %1137 = "arith.cmpi"(%1136, %1) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%1137) ({
            %1138 = "arith.subi"(%67, %1083) : (i32, i32) -> i32
            "scf.for"(%1104, %1103, %85) ({
            ^bb0(%1139: i32):
              %1140 = "arith.addi"(%1138, %1139) : (i32, i32) -> i32
              %1141 = "arith.extsi"(%1076) : (i32) -> i64
              %1142 = "arith.extsi"(%1140) : (i32) -> i64
              %1143 = "arith.muli"(%1141, %3) : (i64, i64) -> i64
              %1144 = "arith.addi"(%1143, %1142) : (i64, i64) -> i64
              %1145 = "llvm.getelementptr"(%0, %1144) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1146 = "llvm.load"(%1145) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %1147 = "llvm.getelementptr"(%1112, %1139) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%1146, %1147) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1148 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1149 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1150 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1151 = "arith.muli"(%1148, %80) : (i32, i32) -> i32
          %1152 = "arith.addi"(%1151, %236) : (i32, i32) -> i32
          %1153 = "llvm.getelementptr"(%52, %1152) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1154 = "llvm.getelementptr"(%1153, %1111) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1155 = "llvm.load"(%1154) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          %1156 = "vector.extract"(%1155) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1157 = "vector.extract"(%1155) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1158 = "vector.extract"(%1155) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1159 = "vector.extract"(%1155) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %1160 = "arith.select"(%1120, %1156, %1121) : (i1, f32, f32) -> f32
          %1161 = "arith.select"(%1125, %1157, %1121) : (i1, f32, f32) -> f32
          %1162 = "arith.select"(%1129, %1158, %1121) : (i1, f32, f32) -> f32
          %1163 = "arith.select"(%1133, %1159, %1121) : (i1, f32, f32) -> f32
          %1164 = "vector.from_elements"(%1160, %1161, %1162, %1163) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1164, %1154) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.if"(%1137) ({
            %1165 = "arith.subi"(%67, %1083) : (i32, i32) -> i32
            "scf.for"(%1104, %1103, %85) ({
            ^bb0(%1166: i32):
              %1167 = "arith.addi"(%1165, %1166) : (i32, i32) -> i32
              %1168 = "arith.extsi"(%1076) : (i32) -> i64
              %1169 = "arith.extsi"(%1167) : (i32) -> i64
              %1170 = "arith.muli"(%1168, %5) : (i64, i64) -> i64
              %1171 = "arith.addi"(%1170, %1169) : (i64, i64) -> i64
              %1172 = "llvm.getelementptr"(%4, %1171) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1173 = "llvm.load"(%1172) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %1174 = "llvm.getelementptr"(%1154, %1166) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%1173, %1174) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
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
        %1175 = "arith.divui"(%1086, %73) : (i32, i32) -> i32
        %1176 = "arith.subi"(%1175, %1087) : (i32, i32) -> i32
        %1177 = "arith.cmpi"(%1176, %67) {predicate = 5 : i64} : (i32, i32) -> i1
        %1178 = "arith.andi"(%1089, %1177) : (i1, i1) -> i1
        %1179 = "arith.cmpi"(%1176, %80) {predicate = 2 : i64} : (i32, i32) -> i1
        %1180 = "arith.andi"(%1178, %1179) : (i1, i1) -> i1
        %1181 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1182 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1183 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1184 = "arith.remui"(%1181, %73) : (i32, i32) -> i32
        %1185 = "arith.addi"(%1087, %1176) : (i32, i32) -> i32
        %1186 = "arith.muli"(%1185, %73) : (i32, i32) -> i32
        %1187 = "arith.addi"(%1186, %1184) : (i32, i32) -> i32
        %1188 = "arith.cmpi"(%1187, %1086) {predicate = 0 : i64} : (i32, i32) -> i1
        %1189 = "arith.andi"(%1180, %1188) : (i1, i1) -> i1
        "scf.if"(%1189) ({
          %1190 = "arith.muli"(%1086, %80) : (i32, i32) -> i32
          %1191 = "arith.subi"(%1085, %1190) : (i32, i32) -> i32
          %1192 = "arith.minsi"(%1191, %80) : (i32, i32) -> i32
          %1193 = "arith.subi"(%1083, %1190) : (i32, i32) -> i32
          %1194 = "arith.maxsi"(%1193, %67) : (i32, i32) -> i32
          %1195 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1196 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1197 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1198 = "arith.muli"(%1195, %80) : (i32, i32) -> i32
          %1199 = "llvm.getelementptr"(%52, %1198) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1200 = "arith.constant"() {value = 2048 : i32} : () -> i32
          %1201 = "arith.muli"(%1176, %1200) : (i32, i32) -> i32
          %1202 = "llvm.getelementptr"(%1199, %1201) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1203 = "llvm.load"(%1202) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          %1204 = "vector.extract"(%1203) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1205 = "vector.extract"(%1203) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1206 = "vector.extract"(%1203) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1207 = "vector.extract"(%1203) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %1208 = "arith.cmpi"(%1194, %67) {predicate = 3 : i64} : (i32, i32) -> i1
          %1209 = "arith.cmpi"(%1192, %67) {predicate = 4 : i64} : (i32, i32) -> i1
          %1210 = "arith.andi"(%1208, %1209) : (i1, i1) -> i1
          %1211 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %1212 = "arith.select"(%1210, %1204, %1211) : (i1, f32, f32) -> f32
          %1213 = "arith.cmpi"(%1194, %85) {predicate = 3 : i64} : (i32, i32) -> i1
          %1214 = "arith.cmpi"(%1192, %85) {predicate = 4 : i64} : (i32, i32) -> i1
          %1215 = "arith.andi"(%1213, %1214) : (i1, i1) -> i1
          %1216 = "arith.select"(%1215, %1205, %1211) : (i1, f32, f32) -> f32
          %1217 = "arith.cmpi"(%1194, %142) {predicate = 3 : i64} : (i32, i32) -> i1
          %1218 = "arith.cmpi"(%1192, %142) {predicate = 4 : i64} : (i32, i32) -> i1
          %1219 = "arith.andi"(%1217, %1218) : (i1, i1) -> i1
          %1220 = "arith.select"(%1219, %1206, %1211) : (i1, f32, f32) -> f32
          %1221 = "arith.cmpi"(%1194, %167) {predicate = 3 : i64} : (i32, i32) -> i1
          %1222 = "arith.cmpi"(%1192, %167) {predicate = 4 : i64} : (i32, i32) -> i1
          %1223 = "arith.andi"(%1221, %1222) : (i1, i1) -> i1
          %1224 = "arith.select"(%1223, %1207, %1211) : (i1, f32, f32) -> f32
          %1225 = "vector.from_elements"(%1212, %1216, %1220, %1224) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1225, %1202) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          %1226 = "arith.addi"(%1076, %85) : (i32, i32) -> i32
          %1227 = "arith.cmpi"(%1226, %1) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%1227) ({
            %1228 = "arith.subi"(%1190, %1083) : (i32, i32) -> i32
            "scf.for"(%1194, %1192, %85) ({
            ^bb0(%1229: i32):
              %1230 = "arith.addi"(%1228, %1229) : (i32, i32) -> i32
              %1231 = "arith.extsi"(%1076) : (i32) -> i64
              %1232 = "arith.extsi"(%1230) : (i32) -> i64
              %1233 = "arith.muli"(%1231, %3) : (i64, i64) -> i64
              %1234 = "arith.addi"(%1233, %1232) : (i64, i64) -> i64
              %1235 = "llvm.getelementptr"(%0, %1234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1236 = "llvm.load"(%1235) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %1237 = "llvm.getelementptr"(%1202, %1229) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%1236, %1237) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1238 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1239 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1240 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1241 = "arith.muli"(%1238, %80) : (i32, i32) -> i32
          %1242 = "arith.addi"(%1241, %236) : (i32, i32) -> i32
          %1243 = "llvm.getelementptr"(%52, %1242) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1244 = "llvm.getelementptr"(%1243, %1201) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1245 = "llvm.load"(%1244) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          %1246 = "vector.extract"(%1245) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1247 = "vector.extract"(%1245) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1248 = "vector.extract"(%1245) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1249 = "vector.extract"(%1245) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %1250 = "arith.select"(%1210, %1246, %1211) : (i1, f32, f32) -> f32
          %1251 = "arith.select"(%1215, %1247, %1211) : (i1, f32, f32) -> f32
          %1252 = "arith.select"(%1219, %1248, %1211) : (i1, f32, f32) -> f32
          %1253 = "arith.select"(%1223, %1249, %1211) : (i1, f32, f32) -> f32
          %1254 = "vector.from_elements"(%1250, %1251, %1252, %1253) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1254, %1244) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.if"(%1227) ({
            %1255 = "arith.subi"(%1190, %1083) : (i32, i32) -> i32
            "scf.for"(%1194, %1192, %85) ({
            ^bb0(%1256: i32):
              %1257 = "arith.addi"(%1255, %1256) : (i32, i32) -> i32
              %1258 = "arith.extsi"(%1076) : (i32) -> i64
              %1259 = "arith.extsi"(%1257) : (i32) -> i64
              %1260 = "arith.muli"(%1258, %5) : (i64, i64) -> i64
              %1261 = "arith.addi"(%1260, %1259) : (i64, i64) -> i64
              %1262 = "llvm.getelementptr"(%4, %1261) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1263 = "llvm.load"(%1262) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %1264 = "llvm.getelementptr"(%1244, %1256) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%1263, %1264) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
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
      %1265 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1266 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1267 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1268 = "arith.muli"(%1265, %80) : (i32, i32) -> i32
      %1269 = "llvm.getelementptr"(%52, %1268) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1270 = "llvm.load"(%1269) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1271 = "llvm.load"(%477) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1272 = "arith.mulf"(%1270, %1271) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1273 = "vector.extract"(%1272) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1274 = "vector.extract"(%1272) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1275 = "arith.addf"(%1273, %1274) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1276 = "vector.extract"(%1272) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1277 = "vector.extract"(%1272) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1278 = "arith.addf"(%1276, %1277) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1279 = "arith.addf"(%1275, %1278) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1280 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %1281 = "arith.addf"(%1279, %1280) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1282 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1283 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1284 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1285 = "arith.muli"(%1282, %80) : (i32, i32) -> i32
      %1286 = "arith.addi"(%1285, %236) : (i32, i32) -> i32
      %1287 = "llvm.getelementptr"(%52, %1286) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1288 = "llvm.load"(%1287) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1289 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1290 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1291 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1292 = "llvm.getelementptr"(%53, %1289) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1293 = "llvm.load"(%1292) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %1294 = "vector.broadcast"(%1293) : (f32) -> vector<4xf32>
      %1295 = "arith.subf"(%1288, %1294) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1296 = "arith.mulf"(%1272, %1295) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1297 = "vector.extract"(%1296) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1298 = "vector.extract"(%1296) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1299 = "arith.addf"(%1297, %1298) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1300 = "vector.extract"(%1296) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1301 = "vector.extract"(%1296) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1302 = "arith.addf"(%1300, %1301) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1303 = "arith.addf"(%1299, %1302) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1304 = "arith.addf"(%1303, %1280) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      "nvvm.bar.warp.sync"(%222) : (i32) -> ()
      %1305 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1306 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1307 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1308 = "arith.muli"(%1305, %80) : (i32, i32) -> i32
      %1309 = "llvm.getelementptr"(%52, %1308) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1310 = "llvm.getelementptr"(%1309) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1311 = "llvm.load"(%1310) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1312 = "llvm.getelementptr"(%477) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1313 = "llvm.load"(%1312) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1314 = "arith.mulf"(%1311, %1313) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1315 = "vector.extract"(%1314) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1316 = "vector.extract"(%1314) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1317 = "arith.addf"(%1315, %1316) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1318 = "vector.extract"(%1314) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1319 = "vector.extract"(%1314) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1320 = "arith.addf"(%1318, %1319) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1321 = "arith.addf"(%1317, %1320) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1322 = "arith.addf"(%1321, %1281) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1323 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1324 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1325 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1326 = "arith.muli"(%1323, %80) : (i32, i32) -> i32
      %1327 = "arith.addi"(%1326, %236) : (i32, i32) -> i32
      %1328 = "llvm.getelementptr"(%52, %1327) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1329 = "llvm.getelementptr"(%1328) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1330 = "llvm.load"(%1329) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1331 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1332 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1333 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1334 = "llvm.getelementptr"(%53, %1331) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1335 = "llvm.load"(%1334) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %1336 = "vector.broadcast"(%1335) : (f32) -> vector<4xf32>
      %1337 = "arith.subf"(%1330, %1336) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1338 = "arith.mulf"(%1314, %1337) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1339 = "vector.extract"(%1338) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1340 = "vector.extract"(%1338) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1341 = "arith.addf"(%1339, %1340) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1342 = "vector.extract"(%1338) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1343 = "vector.extract"(%1338) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1344 = "arith.addf"(%1342, %1343) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1345 = "arith.addf"(%1341, %1344) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1346 = "arith.addf"(%1345, %1304) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      "nvvm.bar.warp.sync"(%222) : (i32) -> ()
      %1347 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1348 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1349 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1350 = "arith.muli"(%1347, %80) : (i32, i32) -> i32
      %1351 = "llvm.getelementptr"(%52, %1350) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1352 = "llvm.getelementptr"(%1351) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1353 = "llvm.load"(%1352) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1354 = "llvm.getelementptr"(%477) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1355 = "llvm.load"(%1354) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1356 = "arith.mulf"(%1353, %1355) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1357 = "vector.extract"(%1356) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1358 = "vector.extract"(%1356) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1359 = "arith.addf"(%1357, %1358) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1360 = "vector.extract"(%1356) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1361 = "vector.extract"(%1356) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1362 = "arith.addf"(%1360, %1361) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1363 = "arith.addf"(%1359, %1362) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1364 = "arith.addf"(%1363, %1322) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1365 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1366 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1367 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1368 = "arith.muli"(%1365, %80) : (i32, i32) -> i32
      %1369 = "arith.addi"(%1368, %236) : (i32, i32) -> i32
      %1370 = "llvm.getelementptr"(%52, %1369) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1371 = "llvm.getelementptr"(%1370) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1372 = "llvm.load"(%1371) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1373 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1374 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1375 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1376 = "llvm.getelementptr"(%53, %1373) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1377 = "llvm.load"(%1376) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %1378 = "vector.broadcast"(%1377) : (f32) -> vector<4xf32>
      %1379 = "arith.subf"(%1372, %1378) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1380 = "arith.mulf"(%1356, %1379) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1381 = "vector.extract"(%1380) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1382 = "vector.extract"(%1380) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1383 = "arith.addf"(%1381, %1382) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1384 = "vector.extract"(%1380) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1385 = "vector.extract"(%1380) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1386 = "arith.addf"(%1384, %1385) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1387 = "arith.addf"(%1383, %1386) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1388 = "arith.addf"(%1387, %1346) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      "nvvm.bar.warp.sync"(%222) : (i32) -> ()
      %1389 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1390 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1391 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1392 = "arith.muli"(%1389, %80) : (i32, i32) -> i32
      %1393 = "llvm.getelementptr"(%52, %1392) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1394 = "llvm.getelementptr"(%1393) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1395 = "llvm.load"(%1394) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1396 = "llvm.getelementptr"(%477) {rawConstantIndices = array<i32: 384>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1397 = "llvm.load"(%1396) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1398 = "arith.mulf"(%1395, %1397) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1399 = "vector.extract"(%1398) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1400 = "vector.extract"(%1398) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1401 = "arith.addf"(%1399, %1400) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1402 = "vector.extract"(%1398) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1403 = "vector.extract"(%1398) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1404 = "arith.addf"(%1402, %1403) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1405 = "arith.addf"(%1401, %1404) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1406 = "arith.addf"(%1405, %1364) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1407 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1408 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1409 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1410 = "arith.muli"(%1407, %80) : (i32, i32) -> i32
      %1411 = "arith.addi"(%1410, %236) : (i32, i32) -> i32
      %1412 = "llvm.getelementptr"(%52, %1411) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1413 = "llvm.getelementptr"(%1412) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1414 = "llvm.load"(%1413) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1415 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1416 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1417 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1418 = "llvm.getelementptr"(%53, %1415) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1419 = "llvm.load"(%1418) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %1420 = "vector.broadcast"(%1419) : (f32) -> vector<4xf32>
      %1421 = "arith.subf"(%1414, %1420) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1422 = "arith.mulf"(%1398, %1421) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1423 = "vector.extract"(%1422) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1424 = "vector.extract"(%1422) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1425 = "arith.addf"(%1423, %1424) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1426 = "vector.extract"(%1422) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1427 = "vector.extract"(%1422) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1428 = "arith.addf"(%1426, %1427) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1429 = "arith.addf"(%1425, %1428) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1430 = "arith.addf"(%1429, %1388) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      "nvvm.bar.warp.sync"(%222) : (i32) -> ()
      %1431 = "arith.constant"() {value = 31 : i32} : () -> i32
      %1432 = "nvvm.shfl.sync"(%222, %1406, %85, %1431) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1433 = "nvvm.shfl.sync"(%222, %1430, %85, %1431) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1434 = "arith.addf"(%1406, %1432) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1435 = "arith.addf"(%1430, %1433) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1436 = "nvvm.shfl.sync"(%222, %1434, %142, %1431) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1437 = "nvvm.shfl.sync"(%222, %1435, %142, %1431) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1438 = "arith.addf"(%1434, %1436) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1439 = "arith.addf"(%1435, %1437) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1440 = "nvvm.shfl.sync"(%222, %1438, %80, %1431) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1441 = "nvvm.shfl.sync"(%222, %1439, %80, %1431) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1442 = "arith.addf"(%1438, %1440) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1443 = "arith.addf"(%1439, %1441) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1444 = "arith.constant"() {value = 8 : i32} : () -> i32
      %1445 = "nvvm.shfl.sync"(%222, %1442, %1444, %1431) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1446 = "nvvm.shfl.sync"(%222, %1443, %1444, %1431) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1447 = "arith.addf"(%1442, %1445) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1448 = "arith.addf"(%1443, %1446) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1449 = "nvvm.shfl.sync"(%222, %1447, %60, %1431) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1450 = "nvvm.shfl.sync"(%222, %1448, %60, %1431) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1451 = "arith.addf"(%1447, %1449) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1452 = "arith.addf"(%1448, %1450) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1453 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1454 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1455 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1456 = "arith.remui"(%1453, %73) : (i32, i32) -> i32
      %1457 = "arith.cmpi"(%1456, %73) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%1457) ({
        %1458 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1459 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1460 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1461 = "arith.remui"(%1458, %73) : (i32, i32) -> i32
        %1462 = "arith.cmpi"(%1461, %67) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%1462) ({
          %1463 = "llvm.bitcast"(%1451) : (f32) -> i32
          %1464 = "llvm.bitcast"(%1452) : (f32) -> i32
          %1465 = "arith.constant"() {value = 4294967294 : i32} : () -> i32
          %1466 = "arith.andi"(%1463, %1465) : (i32, i32) -> i32
          %1467 = "arith.ori"(%1466, %85) : (i32, i32) -> i32
          %1468 = "arith.andi"(%1464, %1465) : (i32, i32) -> i32
          %1469 = "arith.ori"(%1468, %67) : (i32, i32) -> i32
          %1470 = "vector.from_elements"(%1467, %1469) : (i32, i32) -> vector<2xi32>
          %1471 = "llvm.bitcast"(%1470) : (vector<2xi32>) -> i64
          %1472 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %1473 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %1474 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %1475 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1476 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1477 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1478 = "arith.divui"(%1475, %73) : (i32, i32) -> i32
          %1479 = "arith.constant"() {value = 264 : i32} : () -> i32
          %1480 = "arith.muli"(%1478, %1479) : (i32, i32) -> i32
          %1481 = "arith.addi"(%85, %1480) : (i32, i32) -> i32
          %1482 = "arith.addi"(%1481, %1472) : (i32, i32) -> i32
          %1483 = "llvm.getelementptr"(%17, %1482) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.inline_asm"(%1483, %1471) {asm_string = "st.relaxed.gpu.global.b64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1485 = "llvm.mlir.undef"() : () -> i64
      %1486 = "llvm.mlir.undef"() : () -> i64
      %1487, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522 = "scf.for"(%67, %19, %85, %1451, %1452, %1044, %1045, %1046, %1047, %1048, %1049, %1050, %1051, %1052, %1053, %1054, %1055, %1056, %1057, %1058, %1059, %1044, %1045, %1046, %1047, %1048, %1049, %1050, %1051, %1052, %1053, %1054, %1055, %1056, %1057, %1058, %1059, %1485, %1486) ({
      ^bb0(%1523: i32, %1524: f32, %1525: f32, %1526: f32, %1527: f32, %1528: f32, %1529: f32, %1530: f32, %1531: f32, %1532: f32, %1533: f32, %1534: f32, %1535: f32, %1536: f32, %1537: f32, %1538: f32, %1539: f32, %1540: f32, %1541: f32, %1542: f32, %1543: f32, %1544: f32, %1545: f32, %1546: f32, %1547: f32, %1548: f32, %1549: f32, %1550: f32, %1551: f32, %1552: f32, %1553: f32, %1554: f32, %1555: f32, %1556: f32, %1557: f32, %1558: i64, %1559: i64):
        %1560 = "arith.addi"(%1523, %85) : (i32, i32) -> i32
        %1561 = "arith.subi"(%1560, %85) : (i32, i32) -> i32
        %1562 = "arith.subi"(%1561, %85) : (i32, i32) -> i32
        %1563 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %1564 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %1565 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %1566 = "arith.divui"(%1563, %51) : (i32, i32) -> i32
        %1567 = "arith.muli"(%1566, %60) : (i32, i32) -> i32
        %1568 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %1569 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %1570 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %1571 = "arith.divui"(%1568, %51) : (i32, i32) -> i32
        %1572 = "arith.muli"(%1571, %60) : (i32, i32) -> i32
        %1573 = "arith.muli"(%1562, %1572) : (i32, i32) -> i32
        %1574 = "arith.addi"(%1567, %1573) : (i32, i32) -> i32
        %1575 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1576 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1577 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1578 = "arith.divui"(%1575, %73) : (i32, i32) -> i32
        %1579 = "arith.addi"(%1574, %1578) : (i32, i32) -> i32
        %1580 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %1581 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %1582 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %1583 = "arith.remui"(%1580, %51) : (i32, i32) -> i32
        %1584 = "arith.andi"(%1579, %167) : (i32, i32) -> i32
        %1585 = "arith.muli"(%1584, %82) : (i32, i32) -> i32
        %1586 = "arith.remui"(%1585, %80) : (i32, i32) -> i32
        %1587 = "arith.cmpi"(%1562, %67) {predicate = 5 : i64} : (i32, i32) -> i1
        %1588 = "arith.cmpi"(%1579, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %1589 = "arith.andi"(%1587, %1588) : (i1, i1) -> i1
        "scf.if"(%1589) ({
          %1590 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1591 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1592 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1593 = "arith.remui"(%1590, %73) : (i32, i32) -> i32
          %1594 = "arith.muli"(%1583, %80) : (i32, i32) -> i32
          %1595 = "arith.muli"(%1594, %73) : (i32, i32) -> i32
          %1596 = "arith.addi"(%1595, %1593) : (i32, i32) -> i32
          %1597 = "arith.muli"(%1596, %80) : (i32, i32) -> i32
          %1598 = "arith.subi"(%1597, %1586) : (i32, i32) -> i32
          %1599 = "arith.cmpi"(%1598, %67) {predicate = 5 : i64} : (i32, i32) -> i1
          %1600 = "scf.if"(%1599) ({
            %1601 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1602 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1603 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1604 = "arith.remui"(%1601, %73) : (i32, i32) -> i32
            %1605 = "arith.addi"(%1595, %1604) : (i32, i32) -> i32
            %1606 = "arith.muli"(%1605, %80) : (i32, i32) -> i32
            %1607 = "arith.subi"(%1606, %1586) : (i32, i32) -> i32
            %1608 = "arith.addi"(%1607, %80) : (i32, i32) -> i32
            %1609 = "arith.cmpi"(%1608, %2) {predicate = 3 : i64} : (i32, i32) -> i1
            "scf.yield"(%1609) : (i1) -> ()
          }, {
            "scf.yield"(%1599) : (i1) -> ()
          }) : (i1) -> i1
          "scf.if"(%1600) ({
            %1610 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1611 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1612 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1613 = "arith.remsi"(%1562, %167) : (i32, i32) -> i32
            %1614 = "arith.cmpi"(%1613, %67) {predicate = 2 : i64} : (i32, i32) -> i1
            %1615 = "arith.addi"(%1613, %167) : (i32, i32) -> i32
            %1616 = "arith.select"(%1614, %1615, %1613) : (i1, i32, i32) -> i32
            %1617 = "arith.muli"(%1610, %80) : (i32, i32) -> i32
            %1618 = "arith.muli"(%1616, %407) : (i32, i32) -> i32
            %1619 = "arith.addi"(%1617, %1618) : (i32, i32) -> i32
            %1620 = "llvm.getelementptr"(%52, %1619) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1621 = "arith.extsi"(%1579) : (i32) -> i64
            %1622 = "arith.muli"(%1621, %189) : (i64, i64) -> i64
            %1623 = "arith.extsi"(%1586) : (i32) -> i64
            %1624 = "arith.subi"(%1622, %1623) : (i64, i64) -> i64
            %1625 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1626 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1627 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1628 = "arith.remui"(%1625, %73) : (i32, i32) -> i32
            %1629 = "arith.addi"(%1595, %1628) : (i32, i32) -> i32
            %1630 = "arith.muli"(%1629, %80) : (i32, i32) -> i32
            %1631 = "arith.extsi"(%1630) : (i32) -> i64
            %1632 = "arith.addi"(%1624, %1631) : (i64, i64) -> i64
            %1633 = "llvm.getelementptr"(%9, %1632) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1634 = "llvm.load"(%1620) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            "llvm.store"(%1634, %1633) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1635 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1636 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1637 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1638 = "arith.remui"(%1635, %73) : (i32, i32) -> i32
          %1639 = "arith.addi"(%1594, %85) : (i32, i32) -> i32
          %1640 = "arith.muli"(%1639, %73) : (i32, i32) -> i32
          %1641 = "arith.addi"(%1640, %1638) : (i32, i32) -> i32
          %1642 = "arith.muli"(%1641, %80) : (i32, i32) -> i32
          %1643 = "arith.subi"(%1642, %1586) : (i32, i32) -> i32
          %1644 = "arith.cmpi"(%1643, %67) {predicate = 5 : i64} : (i32, i32) -> i1
          %1645 = "scf.if"(%1644) ({
            %1646 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1647 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1648 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1649 = "arith.remui"(%1646, %73) : (i32, i32) -> i32
            %1650 = "arith.addi"(%1640, %1649) : (i32, i32) -> i32
            %1651 = "arith.muli"(%1650, %80) : (i32, i32) -> i32
            %1652 = "arith.subi"(%1651, %1586) : (i32, i32) -> i32
            %1653 = "arith.addi"(%1652, %80) : (i32, i32) -> i32
            %1654 = "arith.cmpi"(%1653, %2) {predicate = 3 : i64} : (i32, i32) -> i1
            "scf.yield"(%1654) : (i1) -> ()
          }, {
            "scf.yield"(%1644) : (i1) -> ()
          }) : (i1) -> i1
          "scf.if"(%1645) ({
            %1655 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1656 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1657 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1658 = "arith.remsi"(%1562, %167) : (i32, i32) -> i32
            %1659 = "arith.cmpi"(%1658, %67) {predicate = 2 : i64} : (i32, i32) -> i1
            %1660 = "arith.addi"(%1658, %167) : (i32, i32) -> i32
            %1661 = "arith.select"(%1659, %1660, %1658) : (i1, i32, i32) -> i32
            %1662 = "arith.muli"(%1655, %80) : (i32, i32) -> i32
            %1663 = "arith.muli"(%1661, %407) : (i32, i32) -> i32
            %1664 = "arith.addi"(%1662, %1663) : (i32, i32) -> i32
            %1665 = "llvm.getelementptr"(%52, %1664) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1666 = "llvm.getelementptr"(%1665) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %1667 = "arith.extsi"(%1579) : (i32) -> i64
            %1668 = "arith.muli"(%1667, %189) : (i64, i64) -> i64
            %1669 = "arith.extsi"(%1586) : (i32) -> i64
            %1670 = "arith.subi"(%1668, %1669) : (i64, i64) -> i64
            %1671 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1672 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1673 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1674 = "arith.remui"(%1671, %73) : (i32, i32) -> i32
            %1675 = "arith.addi"(%1595, %1674) : (i32, i32) -> i32
            %1676 = "arith.muli"(%1675, %80) : (i32, i32) -> i32
            %1677 = "arith.extsi"(%1676) : (i32) -> i64
            %1678 = "arith.addi"(%1670, %1677) : (i64, i64) -> i64
            %1679 = "llvm.getelementptr"(%9, %1678) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1680 = "llvm.getelementptr"(%1679) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %1681 = "llvm.load"(%1666) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            "llvm.store"(%1681, %1680) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1682 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1683 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1684 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1685 = "arith.remui"(%1682, %73) : (i32, i32) -> i32
          %1686 = "arith.addi"(%1594, %142) : (i32, i32) -> i32
          %1687 = "arith.muli"(%1686, %73) : (i32, i32) -> i32
          %1688 = "arith.addi"(%1687, %1685) : (i32, i32) -> i32
          %1689 = "arith.muli"(%1688, %80) : (i32, i32) -> i32
          %1690 = "arith.subi"(%1689, %1586) : (i32, i32) -> i32
          %1691 = "arith.cmpi"(%1690, %67) {predicate = 5 : i64} : (i32, i32) -> i1
          %1692 = "scf.if"(%1691) ({
            %1693 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1694 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1695 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1696 = "arith.remui"(%1693, %73) : (i32, i32) -> i32
            %1697 = "arith.addi"(%1687, %1696) : (i32, i32) -> i32
            %1698 = "arith.muli"(%1697, %80) : (i32, i32) -> i32
            %1699 = "arith.subi"(%1698, %1586) : (i32, i32) -> i32
            %1700 = "arith.addi"(%1699, %80) : (i32, i32) -> i32
            %1701 = "arith.cmpi"(%1700, %2) {predicate = 3 : i64} : (i32, i32) -> i1
            "scf.yield"(%1701) : (i1) -> ()
          }, {
            "scf.yield"(%1691) : (i1) -> ()
          }) : (i1) -> i1
          "scf.if"(%1692) ({
            %1702 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1703 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1704 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1705 = "arith.remsi"(%1562, %167) : (i32, i32) -> i32
            %1706 = "arith.cmpi"(%1705, %67) {predicate = 2 : i64} : (i32, i32) -> i1
            %1707 = "arith.addi"(%1705, %167) : (i32, i32) -> i32
            %1708 = "arith.select"(%1706, %1707, %1705) : (i1, i32, i32) -> i32
            %1709 = "arith.muli"(%1702, %80) : (i32, i32) -> i32
            %1710 = "arith.muli"(%1708, %407) : (i32, i32) -> i32
            %1711 = "arith.addi"(%1709, %1710) : (i32, i32) -> i32
            %1712 = "llvm.getelementptr"(%52, %1711) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1713 = "llvm.getelementptr"(%1712) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %1714 = "arith.extsi"(%1579) : (i32) -> i64
            %1715 = "arith.muli"(%1714, %189) : (i64, i64) -> i64
            %1716 = "arith.extsi"(%1586) : (i32) -> i64
            %1717 = "arith.subi"(%1715, %1716) : (i64, i64) -> i64
            %1718 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1719 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1720 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1721 = "arith.remui"(%1718, %73) : (i32, i32) -> i32
            %1722 = "arith.addi"(%1595, %1721) : (i32, i32) -> i32
            %1723 = "arith.muli"(%1722, %80) : (i32, i32) -> i32
            %1724 = "arith.extsi"(%1723) : (i32) -> i64
            %1725 = "arith.addi"(%1717, %1724) : (i64, i64) -> i64
            %1726 = "llvm.getelementptr"(%9, %1725) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1727 = "llvm.getelementptr"(%1726) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %1728 = "llvm.load"(%1713) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            "llvm.store"(%1728, %1727) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1729 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1730 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1731 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1732 = "arith.remui"(%1729, %73) : (i32, i32) -> i32
          %1733 = "arith.addi"(%1594, %167) : (i32, i32) -> i32
          %1734 = "arith.muli"(%1733, %73) : (i32, i32) -> i32
          %1735 = "arith.addi"(%1734, %1732) : (i32, i32) -> i32
          %1736 = "arith.muli"(%1735, %80) : (i32, i32) -> i32
          %1737 = "arith.subi"(%1736, %1586) : (i32, i32) -> i32
          %1738 = "arith.cmpi"(%1737, %67) {predicate = 5 : i64} : (i32, i32) -> i1
          %1739 = "scf.if"(%1738) ({
            %1740 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1741 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1742 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1743 = "arith.remui"(%1740, %73) : (i32, i32) -> i32
            %1744 = "arith.addi"(%1734, %1743) : (i32, i32) -> i32
            %1745 = "arith.muli"(%1744, %80) : (i32, i32) -> i32
            %1746 = "arith.subi"(%1745, %1586) : (i32, i32) -> i32
            %1747 = "arith.addi"(%1746, %80) : (i32, i32) -> i32
            %1748 = "arith.cmpi"(%1747, %2) {predicate = 3 : i64} : (i32, i32) -> i1
            "scf.yield"(%1748) : (i1) -> ()
          }, {
            "scf.yield"(%1738) : (i1) -> ()
          }) : (i1) -> i1
          "scf.if"(%1739) ({
            %1749 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1750 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1751 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1752 = "arith.remsi"(%1562, %167) : (i32, i32) -> i32
            %1753 = "arith.cmpi"(%1752, %67) {predicate = 2 : i64} : (i32, i32) -> i1
            %1754 = "arith.addi"(%1752, %167) : (i32, i32) -> i32
            %1755 = "arith.select"(%1753, %1754, %1752) : (i1, i32, i32) -> i32
            %1756 = "arith.muli"(%1749, %80) : (i32, i32) -> i32
            %1757 = "arith.muli"(%1755, %407) : (i32, i32) -> i32
            %1758 = "arith.addi"(%1756, %1757) : (i32, i32) -> i32
            %1759 = "llvm.getelementptr"(%52, %1758) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1760 = "llvm.getelementptr"(%1759) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %1761 = "arith.extsi"(%1579) : (i32) -> i64
            %1762 = "arith.muli"(%1761, %189) : (i64, i64) -> i64
            %1763 = "arith.extsi"(%1586) : (i32) -> i64
            %1764 = "arith.subi"(%1762, %1763) : (i64, i64) -> i64
            %1765 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1766 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1767 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1768 = "arith.remui"(%1765, %73) : (i32, i32) -> i32
            %1769 = "arith.addi"(%1595, %1768) : (i32, i32) -> i32
            %1770 = "arith.muli"(%1769, %80) : (i32, i32) -> i32
            %1771 = "arith.extsi"(%1770) : (i32) -> i64
            %1772 = "arith.addi"(%1764, %1771) : (i64, i64) -> i64
            %1773 = "llvm.getelementptr"(%9, %1772) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1774 = "llvm.getelementptr"(%1773) {rawConstantIndices = array<i32: 384>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %1775 = "llvm.load"(%1760) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            "llvm.store"(%1775, %1774) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.if"(%1084) ({
            %1776 = "arith.addi"(%2, %1586) : (i32, i32) -> i32
            %1777 = "arith.shrsi"(%1776, %142) : (i32, i32) -> i32
            %1778 = "arith.subi"(%67, %1594) : (i32, i32) -> i32
            %1779 = "arith.cmpi"(%1778, %67) {predicate = 5 : i64} : (i32, i32) -> i1
            %1780 = "arith.andi"(%1588, %1779) : (i1, i1) -> i1
            %1781 = "arith.cmpi"(%1778, %80) {predicate = 2 : i64} : (i32, i32) -> i1
            %1782 = "arith.andi"(%1780, %1781) : (i1, i1) -> i1
            %1783 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1784 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1785 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1786 = "arith.remui"(%1783, %73) : (i32, i32) -> i32
            %1787 = "arith.addi"(%1594, %1778) : (i32, i32) -> i32
            %1788 = "arith.muli"(%1787, %73) : (i32, i32) -> i32
            %1789 = "arith.addi"(%1788, %1786) : (i32, i32) -> i32
            %1790 = "arith.cmpi"(%1789, %67) {predicate = 0 : i64} : (i32, i32) -> i1
            %1791 = "arith.andi"(%1782, %1790) : (i1, i1) -> i1
            "scf.if"(%1791) ({
              %1792 = "arith.minsi"(%1776, %80) : (i32, i32) -> i32
              %1793 = "arith.maxsi"(%1586, %67) : (i32, i32) -> i32
              %1794 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
              %1795 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
              %1796 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
              %1797 = "arith.remsi"(%1562, %167) : (i32, i32) -> i32
              %1798 = "arith.cmpi"(%1797, %67) {predicate = 2 : i64} : (i32, i32) -> i1
              %1799 = "arith.addi"(%1797, %167) : (i32, i32) -> i32
              %1800 = "arith.select"(%1798, %1799, %1797) : (i1, i32, i32) -> i32
              %1801 = "arith.muli"(%1794, %80) : (i32, i32) -> i32
              %1802 = "arith.muli"(%1800, %407) : (i32, i32) -> i32
              %1803 = "arith.addi"(%1801, %1802) : (i32, i32) -> i32
              %1804 = "llvm.getelementptr"(%52, %1803) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1805 = "arith.constant"() {value = 2048 : i32} : () -> i32
              %1806 = "arith.muli"(%1778, %1805) : (i32, i32) -> i32
              %1807 = "llvm.getelementptr"(%1804, %1806) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1808 = "llvm.load"(%1807) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
              %1809 = "vector.extract"(%1808) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
              %1810 = "vector.extract"(%1808) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
              %1811 = "vector.extract"(%1808) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
              %1812 = "vector.extract"(%1808) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
              %1813 = "arith.extsi"(%1579) : (i32) -> i64
              %1814 = "arith.muli"(%1813, %10) : (i64, i64) -> i64
              %1815 = "llvm.getelementptr"(%9, %1814) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1816 = "arith.subi"(%67, %1586) : (i32, i32) -> i32
              %1817 = "arith.cmpi"(%1793, %67) {predicate = 3 : i64} : (i32, i32) -> i1
              %1818 = "arith.cmpi"(%1792, %67) {predicate = 4 : i64} : (i32, i32) -> i1
              %1819 = "arith.andi"(%1817, %1818) : (i1, i1) -> i1
              "scf.if"(%1819) ({
                %1820 = "arith.extsi"(%1816) : (i32) -> i64
                %1821 = "llvm.getelementptr"(%1815, %1820) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1809, %1821) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1822 = "arith.cmpi"(%1793, %85) {predicate = 3 : i64} : (i32, i32) -> i1
              %1823 = "arith.cmpi"(%1792, %85) {predicate = 4 : i64} : (i32, i32) -> i1
              %1824 = "arith.andi"(%1822, %1823) : (i1, i1) -> i1
              "scf.if"(%1824) ({
                %1825 = "arith.addi"(%1816, %85) : (i32, i32) -> i32
                %1826 = "arith.extsi"(%1825) : (i32) -> i64
                %1827 = "llvm.getelementptr"(%1815, %1826) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1810, %1827) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1828 = "arith.cmpi"(%1793, %142) {predicate = 3 : i64} : (i32, i32) -> i1
              %1829 = "arith.cmpi"(%1792, %142) {predicate = 4 : i64} : (i32, i32) -> i1
              %1830 = "arith.andi"(%1828, %1829) : (i1, i1) -> i1
              "scf.if"(%1830) ({
                %1831 = "arith.addi"(%1816, %142) : (i32, i32) -> i32
                %1832 = "arith.extsi"(%1831) : (i32) -> i64
                %1833 = "llvm.getelementptr"(%1815, %1832) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1811, %1833) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1834 = "arith.cmpi"(%1793, %167) {predicate = 3 : i64} : (i32, i32) -> i1
              %1835 = "arith.cmpi"(%1792, %167) {predicate = 4 : i64} : (i32, i32) -> i1
              %1836 = "arith.andi"(%1834, %1835) : (i1, i1) -> i1
              "scf.if"(%1836) ({
                %1837 = "arith.addi"(%1816, %167) : (i32, i32) -> i32
                %1838 = "arith.extsi"(%1837) : (i32) -> i64
                %1839 = "llvm.getelementptr"(%1815, %1838) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1812, %1839) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1840 = "arith.constant"() {value = 5 : i32} : () -> i32
            %1841 = "arith.shrsi"(%1777, %1840) : (i32, i32) -> i32
            %1842 = "arith.subi"(%1841, %1594) : (i32, i32) -> i32
            %1843 = "arith.cmpi"(%1842, %67) {predicate = 5 : i64} : (i32, i32) -> i1
            %1844 = "arith.andi"(%1588, %1843) : (i1, i1) -> i1
            %1845 = "arith.cmpi"(%1842, %80) {predicate = 2 : i64} : (i32, i32) -> i1
            %1846 = "arith.andi"(%1844, %1845) : (i1, i1) -> i1
            %1847 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1848 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1849 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1850 = "arith.remui"(%1847, %73) : (i32, i32) -> i32
            %1851 = "arith.addi"(%1594, %1842) : (i32, i32) -> i32
            %1852 = "arith.muli"(%1851, %73) : (i32, i32) -> i32
            %1853 = "arith.addi"(%1852, %1850) : (i32, i32) -> i32
            %1854 = "arith.cmpi"(%1853, %1777) {predicate = 0 : i64} : (i32, i32) -> i1
            %1855 = "arith.andi"(%1846, %1854) : (i1, i1) -> i1
            "scf.if"(%1855) ({
              %1856 = "arith.muli"(%1777, %80) : (i32, i32) -> i32
              %1857 = "arith.subi"(%1776, %1856) : (i32, i32) -> i32
              %1858 = "arith.minsi"(%1857, %80) : (i32, i32) -> i32
              %1859 = "arith.subi"(%1586, %1856) : (i32, i32) -> i32
              %1860 = "arith.maxsi"(%1859, %67) : (i32, i32) -> i32
              %1861 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
              %1862 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
              %1863 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
              %1864 = "arith.remsi"(%1562, %167) : (i32, i32) -> i32
              %1865 = "arith.cmpi"(%1864, %67) {predicate = 2 : i64} : (i32, i32) -> i1
              %1866 = "arith.addi"(%1864, %167) : (i32, i32) -> i32
              %1867 = "arith.select"(%1865, %1866, %1864) : (i1, i32, i32) -> i32
              %1868 = "arith.muli"(%1861, %80) : (i32, i32) -> i32
              %1869 = "arith.muli"(%1867, %407) : (i32, i32) -> i32
              %1870 = "arith.addi"(%1868, %1869) : (i32, i32) -> i32
              %1871 = "llvm.getelementptr"(%52, %1870) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1872 = "arith.constant"() {value = 2048 : i32} : () -> i32
              %1873 = "arith.muli"(%1842, %1872) : (i32, i32) -> i32
              %1874 = "llvm.getelementptr"(%1871, %1873) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1875 = "llvm.load"(%1874) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
              %1876 = "vector.extract"(%1875) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
              %1877 = "vector.extract"(%1875) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
              %1878 = "vector.extract"(%1875) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
              %1879 = "vector.extract"(%1875) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
              %1880 = "arith.extsi"(%1579) : (i32) -> i64
              %1881 = "arith.muli"(%1880, %10) : (i64, i64) -> i64
              %1882 = "llvm.getelementptr"(%9, %1881) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1883 = "arith.subi"(%1856, %1586) : (i32, i32) -> i32
              %1884 = "arith.cmpi"(%1860, %67) {predicate = 3 : i64} : (i32, i32) -> i1
              %1885 = "arith.cmpi"(%1858, %67) {predicate = 4 : i64} : (i32, i32) -> i1
              %1886 = "arith.andi"(%1884, %1885) : (i1, i1) -> i1
              "scf.if"(%1886) ({
                %1887 = "arith.extsi"(%1883) : (i32) -> i64
                %1888 = "llvm.getelementptr"(%1882, %1887) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1876, %1888) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1889 = "arith.cmpi"(%1860, %85) {predicate = 3 : i64} : (i32, i32) -> i1
              %1890 = "arith.cmpi"(%1858, %85) {predicate = 4 : i64} : (i32, i32) -> i1
              %1891 = "arith.andi"(%1889, %1890) : (i1, i1) -> i1
              "scf.if"(%1891) ({
                %1892 = "arith.addi"(%1883, %85) : (i32, i32) -> i32
                %1893 = "arith.extsi"(%1892) : (i32) -> i64
                %1894 = "llvm.getelementptr"(%1882, %1893) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1877, %1894) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1895 = "arith.cmpi"(%1860, %142) {predicate = 3 : i64} : (i32, i32) -> i1
              %1896 = "arith.cmpi"(%1858, %142) {predicate = 4 : i64} : (i32, i32) -> i1
              %1897 = "arith.andi"(%1895, %1896) : (i1, i1) -> i1
              "scf.if"(%1897) ({
                %1898 = "arith.addi"(%1883, %142) : (i32, i32) -> i32
                %1899 = "arith.extsi"(%1898) : (i32) -> i64
                %1900 = "llvm.getelementptr"(%1882, %1899) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1878, %1900) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1901 = "arith.cmpi"(%1860, %167) {predicate = 3 : i64} : (i32, i32) -> i1
              %1902 = "arith.cmpi"(%1858, %167) {predicate = 4 : i64} : (i32, i32) -> i1
              %1903 = "arith.andi"(%1901, %1902) : (i1, i1) -> i1
              "scf.if"(%1903) ({
                %1904 = "arith.addi"(%1883, %167) : (i32, i32) -> i32
                %1905 = "arith.extsi"(%1904) : (i32) -> i64
                %1906 = "llvm.getelementptr"(%1882, %1905) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1879, %1906) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1907 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1908 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1909 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1910 = "arith.remui"(%1907, %73) : (i32, i32) -> i32
        %1911 = "arith.cmpi"(%1910, %73) {predicate = 2 : i64} : (i32, i32) -> i1
        %1912 = "scf.if"(%1911) ({
          %1913 = "arith.muli"(%1561, %60) : (i32, i32) -> i32
          %1914 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1915 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1916 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1917 = "arith.divui"(%1914, %73) : (i32, i32) -> i32
          %1918 = "arith.addi"(%1913, %1917) : (i32, i32) -> i32
          %1919 = "arith.remsi"(%1918, %51) : (i32, i32) -> i32
          %1920 = "arith.cmpi"(%1919, %67) {predicate = 2 : i64} : (i32, i32) -> i1
          %1921 = "arith.addi"(%1919, %51) : (i32, i32) -> i32
          %1922 = "arith.select"(%1920, %1921, %1919) : (i1, i32, i32) -> i32
          %1923 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %1924 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %1925 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %1926 = "arith.remui"(%1923, %51) : (i32, i32) -> i32
          %1927 = "arith.cmpi"(%1922, %1926) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.yield"(%1927) : (i1) -> ()
        }, {
          "scf.yield"(%1911) : (i1) -> ()
        }) : (i1) -> i1
        %1928 = "scf.if"(%1912) ({
          %1929 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %1930 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %1931 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %1932 = "arith.divui"(%1929, %51) : (i32, i32) -> i32
          %1933 = "arith.muli"(%1932, %51) : (i32, i32) -> i32
          %1934 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1935 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1936 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1937 = "arith.remui"(%1934, %73) : (i32, i32) -> i32
          %1938 = "arith.addi"(%1937, %73) : (i32, i32) -> i32
          %1939 = "arith.constant"() {value = 64 : i32} : () -> i32
          %1940 = "arith.addi"(%1937, %1939) : (i32, i32) -> i32
          %1941 = "arith.constant"() {value = 96 : i32} : () -> i32
          %1942 = "arith.addi"(%1937, %1941) : (i32, i32) -> i32
          %1943 = "arith.constant"() {value = 128 : i32} : () -> i32
          %1944 = "arith.addi"(%1937, %1943) : (i32, i32) -> i32
          %1945 = "arith.subi"(%51, %85) : (i32, i32) -> i32
          %1946 = "arith.minsi"(%1937, %1945) : (i32, i32) -> i32
          %1947 = "arith.addi"(%1933, %1946) : (i32, i32) -> i32
          %1948 = "arith.minsi"(%1938, %1945) : (i32, i32) -> i32
          %1949 = "arith.addi"(%1933, %1948) : (i32, i32) -> i32
          %1950 = "arith.minsi"(%1940, %1945) : (i32, i32) -> i32
          %1951 = "arith.addi"(%1933, %1950) : (i32, i32) -> i32
          %1952 = "arith.minsi"(%1942, %1945) : (i32, i32) -> i32
          %1953 = "arith.addi"(%1933, %1952) : (i32, i32) -> i32
          %1954 = "arith.minsi"(%1944, %1945) : (i32, i32) -> i32
          %1955 = "arith.addi"(%1933, %1954) : (i32, i32) -> i32
          %1956 = "arith.andi"(%1561, %167) : (i32, i32) -> i32
          %1957 = "arith.muli"(%1956, %60) : (i32, i32) -> i32
          %1958 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1959 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1960 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1961 = "arith.divui"(%1958, %73) : (i32, i32) -> i32
          %1962 = "arith.addi"(%1957, %1961) : (i32, i32) -> i32
          %1963 = "arith.constant"() {value = 264 : i32} : () -> i32
          %1964 = "arith.muli"(%1962, %1963) : (i32, i32) -> i32
          %1965 = "arith.addi"(%85, %1964) : (i32, i32) -> i32
          %1966 = "arith.addi"(%1965, %1947) : (i32, i32) -> i32
          %1967 = "llvm.getelementptr"(%17, %1966) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %1968 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1969 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1970 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1971 = "arith.divui"(%1968, %73) : (i32, i32) -> i32
          %1972 = "arith.addi"(%1957, %1971) : (i32, i32) -> i32
          %1973 = "arith.muli"(%1972, %1963) : (i32, i32) -> i32
          %1974 = "arith.addi"(%85, %1973) : (i32, i32) -> i32
          %1975 = "arith.addi"(%1974, %1949) : (i32, i32) -> i32
          %1976 = "llvm.getelementptr"(%17, %1975) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %1977 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1978 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1979 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1980 = "arith.divui"(%1977, %73) : (i32, i32) -> i32
          %1981 = "arith.addi"(%1957, %1980) : (i32, i32) -> i32
          %1982 = "arith.muli"(%1981, %1963) : (i32, i32) -> i32
          %1983 = "arith.addi"(%85, %1982) : (i32, i32) -> i32
          %1984 = "arith.addi"(%1983, %1951) : (i32, i32) -> i32
          %1985 = "llvm.getelementptr"(%17, %1984) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %1986 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1987 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1988 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1989 = "arith.divui"(%1986, %73) : (i32, i32) -> i32
          %1990 = "arith.addi"(%1957, %1989) : (i32, i32) -> i32
          %1991 = "arith.muli"(%1990, %1963) : (i32, i32) -> i32
          %1992 = "arith.addi"(%85, %1991) : (i32, i32) -> i32
          %1993 = "arith.addi"(%1992, %1953) : (i32, i32) -> i32
          %1994 = "llvm.getelementptr"(%17, %1993) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %1995 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1996 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1997 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1998 = "arith.divui"(%1995, %73) : (i32, i32) -> i32
          %1999 = "arith.addi"(%1957, %1998) : (i32, i32) -> i32
          %2000 = "arith.muli"(%1999, %1963) : (i32, i32) -> i32
          %2001 = "arith.addi"(%85, %2000) : (i32, i32) -> i32
          %2002 = "arith.addi"(%2001, %1955) : (i32, i32) -> i32
          %2003 = "llvm.getelementptr"(%17, %2002) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %2004 = "llvm.inline_asm"(%1967) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          "llvm.store"(%2004, %21) {alignment = 8 : i64} : (i64, !llvm.ptr) -> ()
          %2006 = "llvm.inline_asm"(%1976) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          "llvm.store"(%2006, %22) {alignment = 8 : i64} : (i64, !llvm.ptr) -> ()
          %2008 = "llvm.inline_asm"(%1985) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          "llvm.store"(%2008, %23) {alignment = 8 : i64} : (i64, !llvm.ptr) -> ()
          %2010 = "llvm.inline_asm"(%1994) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          "llvm.store"(%2010, %24) {alignment = 8 : i64} : (i64, !llvm.ptr) -> ()
          %2012 = "llvm.inline_asm"(%2003) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          "llvm.store"(%2012, %25) {alignment = 8 : i64} : (i64, !llvm.ptr) -> ()
          %2014 = "arith.shrsi"(%1561, %142) : (i32, i32) -> i32
          %2015 = "arith.remsi"(%2014, %167) : (i32, i32) -> i32
          %2016 = "arith.cmpi"(%2015, %67) {predicate = 2 : i64} : (i32, i32) -> i1
          %2017 = "arith.addi"(%2015, %167) : (i32, i32) -> i32
          %2018 = "arith.select"(%2016, %2017, %2015) : (i1, i32, i32) -> i32
          %2019 = "arith.addi"(%2018, %85) : (i32, i32) -> i32
          %2020 = "llvm.load"(%21) {alignment = 4 : i64} : (!llvm.ptr) -> i32
          %2021 = "arith.andi"(%2020, %85) : (i32, i32) -> i32
          %2022 = "llvm.load"(%26) {alignment = 4 : i64} : (!llvm.ptr) -> i32
          %2023 = "arith.andi"(%2022, %85) : (i32, i32) -> i32
          %2024 = "arith.shli"(%2023, %85) : (i32, i32) -> i32
          %2025 = "arith.ori"(%2021, %2024) : (i32, i32) -> i32
          %2026 = "arith.cmpi"(%2025, %2019) {predicate = 1 : i64} : (i32, i32) -> i1
          %2027 = "arith.constant"() {value = false} : () -> i1
          %2028 = "arith.ori"(%2027, %2026) : (i1, i1) -> i1
          %2029 = "llvm.load"(%22) {alignment = 4 : i64} : (!llvm.ptr) -> i32
          %2030 = "arith.andi"(%2029, %85) : (i32, i32) -> i32
          %2031 = "llvm.load"(%27) {alignment = 4 : i64} : (!llvm.ptr) -> i32
          %2032 = "arith.andi"(%2031, %85) : (i32, i32) -> i32
          %2033 = "arith.shli"(%2032, %85) : (i32, i32) -> i32
          %2034 = "arith.ori"(%2030, %2033) : (i32, i32) -> i32
          %2035 = "arith.cmpi"(%2034, %2019) {predicate = 1 : i64} : (i32, i32) -> i1
          %2036 = "arith.ori"(%2028, %2035) : (i1, i1) -> i1
          %2037 = "llvm.load"(%23) {alignment = 4 : i64} : (!llvm.ptr) -> i32
          %2038 = "arith.andi"(%2037, %85) : (i32, i32) -> i32
          %2039 = "llvm.load"(%28) {alignment = 4 : i64} : (!llvm.ptr) -> i32
          %2040 = "arith.andi"(%2039, %85) : (i32, i32) -> i32
          %2041 = "arith.shli"(%2040, %85) : (i32, i32) -> i32
          %2042 = "arith.ori"(%2038, %2041) : (i32, i32) -> i32
          %2043 = "arith.cmpi"(%2042, %2019) {predicate = 1 : i64} : (i32, i32) -> i1
          %2044 = "arith.ori"(%2036, %2043) : (i1, i1) -> i1
          %2045 = "llvm.load"(%24) {alignment = 4 : i64} : (!llvm.ptr) -> i32
          %2046 = "arith.andi"(%2045, %85) : (i32, i32) -> i32
          %2047 = "llvm.load"(%29) {alignment = 4 : i64} : (!llvm.ptr) -> i32
          %2048 = "arith.andi"(%2047, %85) : (i32, i32) -> i32
          %2049 = "arith.shli"(%2048, %85) : (i32, i32) -> i32
          %2050 = "arith.ori"(%2046, %2049) : (i32, i32) -> i32
          %2051 = "arith.cmpi"(%2050, %2019) {predicate = 1 : i64} : (i32, i32) -> i1
          %2052 = "arith.ori"(%2044, %2051) : (i1, i1) -> i1
          %2053 = "llvm.load"(%25) {alignment = 4 : i64} : (!llvm.ptr) -> i32
          %2054 = "arith.andi"(%2053, %85) : (i32, i32) -> i32
          %2055 = "llvm.load"(%30) {alignment = 4 : i64} : (!llvm.ptr) -> i32
          %2056 = "arith.andi"(%2055, %85) : (i32, i32) -> i32
          %2057 = "arith.shli"(%2056, %85) : (i32, i32) -> i32
          %2058 = "arith.ori"(%2054, %2057) : (i32, i32) -> i32
          %2059 = "arith.cmpi"(%2058, %2019) {predicate = 1 : i64} : (i32, i32) -> i1
          %2060 = "arith.ori"(%2052, %2059) : (i1, i1) -> i1
          %2061 = "scf.while"(%2060) ({
          ^bb0(%2062: i1):
            "scf.condition"(%2062, %2062) : (i1, i1) -> ()
          }, {
          ^bb0(%2063: i1):
            %2064 = "llvm.inline_asm"(%1967) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
            "llvm.store"(%2064, %21) {alignment = 8 : i64} : (i64, !llvm.ptr) -> ()
            %2066 = "llvm.inline_asm"(%1976) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
            "llvm.store"(%2066, %22) {alignment = 8 : i64} : (i64, !llvm.ptr) -> ()
            %2068 = "llvm.inline_asm"(%1985) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
            "llvm.store"(%2068, %23) {alignment = 8 : i64} : (i64, !llvm.ptr) -> ()
            %2070 = "llvm.inline_asm"(%1994) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
            "llvm.store"(%2070, %24) {alignment = 8 : i64} : (i64, !llvm.ptr) -> ()
            %2072 = "llvm.inline_asm"(%2003) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
            "llvm.store"(%2072, %25) {alignment = 8 : i64} : (i64, !llvm.ptr) -> ()
            %2074 = "llvm.load"(%21) {alignment = 4 : i64} : (!llvm.ptr) -> i32
            %2075 = "arith.andi"(%2074, %85) : (i32, i32) -> i32
            %2076 = "llvm.load"(%26) {alignment = 4 : i64} : (!llvm.ptr) -> i32
            %2077 = "arith.andi"(%2076, %85) : (i32, i32) -> i32
            %2078 = "arith.shli"(%2077, %85) : (i32, i32) -> i32
            %2079 = "arith.ori"(%2075, %2078) : (i32, i32) -> i32
            %2080 = "arith.cmpi"(%2079, %2019) {predicate = 1 : i64} : (i32, i32) -> i1
            %2081 = "arith.ori"(%2027, %2080) : (i1, i1) -> i1
            %2082 = "llvm.load"(%22) {alignment = 4 : i64} : (!llvm.ptr) -> i32
            %2083 = "arith.andi"(%2082, %85) : (i32, i32) -> i32
            %2084 = "llvm.load"(%27) {alignment = 4 : i64} : (!llvm.ptr) -> i32
            %2085 = "arith.andi"(%2084, %85) : (i32, i32) -> i32
            %2086 = "arith.shli"(%2085, %85) : (i32, i32) -> i32
            %2087 = "arith.ori"(%2083, %2086) : (i32, i32) -> i32
            %2088 = "arith.cmpi"(%2087, %2019) {predicate = 1 : i64} : (i32, i32) -> i1
            %2089 = "arith.ori"(%2081, %2088) : (i1, i1) -> i1
            %2090 = "llvm.load"(%23) {alignment = 4 : i64} : (!llvm.ptr) -> i32
            %2091 = "arith.andi"(%2090, %85) : (i32, i32) -> i32
            %2092 = "llvm.load"(%28) {alignment = 4 : i64} : (!llvm.ptr) -> i32
            %2093 = "arith.andi"(%2092, %85) : (i32, i32) -> i32
            %2094 = "arith.shli"(%2093, %85) : (i32, i32) -> i32
            %2095 = "arith.ori"(%2091, %2094) : (i32, i32) -> i32
            %2096 = "arith.cmpi"(%2095, %2019) {predicate = 1 : i64} : (i32, i32) -> i1
            %2097 = "arith.ori"(%2089, %2096) : (i1, i1) -> i1
            %2098 = "llvm.load"(%24) {alignment = 4 : i64} : (!llvm.ptr) -> i32
            %2099 = "arith.andi"(%2098, %85) : (i32, i32) -> i32
            %2100 = "llvm.load"(%29) {alignment = 4 : i64} : (!llvm.ptr) -> i32
            %2101 = "arith.andi"(%2100, %85) : (i32, i32) -> i32
            %2102 = "arith.shli"(%2101, %85) : (i32, i32) -> i32
            %2103 = "arith.ori"(%2099, %2102) : (i32, i32) -> i32
            %2104 = "arith.cmpi"(%2103, %2019) {predicate = 1 : i64} : (i32, i32) -> i1
            %2105 = "arith.ori"(%2097, %2104) : (i1, i1) -> i1
            %2106 = "llvm.load"(%25) {alignment = 4 : i64} : (!llvm.ptr) -> i32
            %2107 = "arith.andi"(%2106, %85) : (i32, i32) -> i32
            %2108 = "llvm.load"(%30) {alignment = 4 : i64} : (!llvm.ptr) -> i32
            %2109 = "arith.andi"(%2108, %85) : (i32, i32) -> i32
            %2110 = "arith.shli"(%2109, %85) : (i32, i32) -> i32
            %2111 = "arith.ori"(%2107, %2110) : (i32, i32) -> i32
            %2112 = "arith.cmpi"(%2111, %2019) {predicate = 1 : i64} : (i32, i32) -> i1
            %2113 = "arith.ori"(%2105, %2112) : (i1, i1) -> i1
            "scf.yield"(%2113) : (i1) -> ()
          }) : (i1) -> i1
          %2114 = "arith.constant"() {value = 10 : i32} : () -> i32
          "scf.for"(%67, %2114, %85) ({
          ^bb0(%2115: i32):
            %2116 = "llvm.getelementptr"(%21, %2115) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr, i32) -> !llvm.ptr
            %2117 = "llvm.load"(%2116) {alignment = 4 : i64} : (!llvm.ptr) -> i32
            %2118 = "arith.constant"() {value = 4294967294 : i32} : () -> i32
            %2119 = "arith.andi"(%2117, %2118) : (i32, i32) -> i32
            %2120 = "llvm.getelementptr"(%32, %2115) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr, i32) -> !llvm.ptr
            "llvm.store"(%2119, %2120) {alignment = 4 : i64} : (i32, !llvm.ptr) -> ()
            "scf.yield"() : () -> ()
          }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, full = true>>} : (i32, i32, i32) -> ()
          %2121 = "llvm.load"(%32) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2122 = "llvm.load"(%33) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2123 = "llvm.load"(%34) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2124 = "llvm.load"(%35) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2125 = "llvm.load"(%36) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2126 = "llvm.load"(%37) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2127 = "llvm.load"(%38) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2128 = "llvm.load"(%39) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2129 = "llvm.load"(%40) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2130 = "llvm.load"(%41) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2131 = "arith.cmpi"(%1937, %51) {predicate = 2 : i64} : (i32, i32) -> i1
          %2132 = "arith.select"(%2131, %2121, %1280) : (i1, f32, f32) -> f32
          %2133 = "arith.select"(%2131, %2122, %1280) : (i1, f32, f32) -> f32
          %2134 = "arith.cmpi"(%1938, %51) {predicate = 2 : i64} : (i32, i32) -> i1
          %2135 = "arith.select"(%2134, %2123, %1280) : (i1, f32, f32) -> f32
          %2136 = "arith.select"(%2134, %2124, %1280) : (i1, f32, f32) -> f32
          %2137 = "arith.cmpi"(%1940, %51) {predicate = 2 : i64} : (i32, i32) -> i1
          %2138 = "arith.select"(%2137, %2125, %1280) : (i1, f32, f32) -> f32
          %2139 = "arith.select"(%2137, %2126, %1280) : (i1, f32, f32) -> f32
          %2140 = "arith.cmpi"(%1942, %51) {predicate = 2 : i64} : (i32, i32) -> i1
          %2141 = "arith.select"(%2140, %2127, %1280) : (i1, f32, f32) -> f32
          %2142 = "arith.select"(%2140, %2128, %1280) : (i1, f32, f32) -> f32
          %2143 = "arith.cmpi"(%1944, %51) {predicate = 2 : i64} : (i32, i32) -> i1
          %2144 = "arith.select"(%2143, %2129, %1280) : (i1, f32, f32) -> f32
          %2145 = "arith.select"(%2143, %2130, %1280) : (i1, f32, f32) -> f32
          %2146 = "arith.addf"(%2132, %2135) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2147 = "arith.addf"(%2133, %2136) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2148 = "arith.addf"(%2146, %2138) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2149 = "arith.addf"(%2147, %2139) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2150 = "arith.addf"(%2148, %2141) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2151 = "arith.addf"(%2149, %2142) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2152 = "arith.addf"(%2150, %2144) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2153 = "arith.addf"(%2151, %2145) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2154 = "nvvm.shfl.sync"(%222, %2152, %85, %1431) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 0 : i32} : (i32, f32, i32, i32) -> f32
          %2155 = "nvvm.shfl.sync"(%222, %2153, %85, %1431) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 1 : i32} : (i32, f32, i32, i32) -> f32
          %2156 = "arith.addf"(%2152, %2154) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2157 = "arith.addf"(%2153, %2155) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2158 = "nvvm.shfl.sync"(%222, %2156, %142, %1431) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 2 : i32} : (i32, f32, i32, i32) -> f32
          %2159 = "nvvm.shfl.sync"(%222, %2157, %142, %1431) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 3 : i32} : (i32, f32, i32, i32) -> f32
          %2160 = "arith.addf"(%2156, %2158) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2161 = "arith.addf"(%2157, %2159) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2162 = "nvvm.shfl.sync"(%222, %2160, %80, %1431) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 4 : i32} : (i32, f32, i32, i32) -> f32
          %2163 = "nvvm.shfl.sync"(%222, %2161, %80, %1431) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 5 : i32} : (i32, f32, i32, i32) -> f32
          %2164 = "arith.addf"(%2160, %2162) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2165 = "arith.addf"(%2161, %2163) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2166 = "nvvm.shfl.sync"(%222, %2164, %1444, %1431) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 6 : i32} : (i32, f32, i32, i32) -> f32
          %2167 = "nvvm.shfl.sync"(%222, %2165, %1444, %1431) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 7 : i32} : (i32, f32, i32, i32) -> f32
          %2168 = "arith.addf"(%2164, %2166) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2169 = "arith.addf"(%2165, %2167) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2170 = "nvvm.shfl.sync"(%222, %2168, %60, %1431) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 8 : i32} : (i32, f32, i32, i32) -> f32
          %2171 = "nvvm.shfl.sync"(%222, %2169, %60, %1431) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 9 : i32} : (i32, f32, i32, i32) -> f32
          %2172 = "arith.addf"(%2168, %2170) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2173 = "arith.addf"(%2169, %2171) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2174 = "arith.cmpi"(%1937, %67) {predicate = 0 : i64} : (i32, i32) -> i1
          %2175 = "scf.if"(%2174) ({
            %2176 = "llvm.bitcast"(%2172) : (f32) -> i32
            %2177 = "llvm.bitcast"(%2173) : (f32) -> i32
            %2178 = "arith.constant"() {value = 4294967294 : i32} : () -> i32
            %2179 = "arith.andi"(%2176, %2178) : (i32, i32) -> i32
            %2180 = "arith.shrui"(%2019, %67) : (i32, i32) -> i32
            %2181 = "arith.andi"(%2180, %85) : (i32, i32) -> i32
            %2182 = "arith.ori"(%2179, %2181) : (i32, i32) -> i32
            %2183 = "arith.andi"(%2177, %2178) : (i32, i32) -> i32
            %2184 = "arith.shrui"(%2019, %85) : (i32, i32) -> i32
            %2185 = "arith.andi"(%2184, %85) : (i32, i32) -> i32
            %2186 = "arith.ori"(%2183, %2185) : (i32, i32) -> i32
            %2187 = "vector.from_elements"(%2182, %2186) : (i32, i32) -> vector<2xi32>
            %2188 = "llvm.bitcast"(%2187) : (vector<2xi32>) -> i64
            %2189 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %2190 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %2191 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %2192 = "arith.divui"(%2189, %51) : (i32, i32) -> i32
            %2193 = "arith.constant"() {value = 132 : i32} : () -> i32
            %2194 = "arith.addi"(%2193, %2192) : (i32, i32) -> i32
            %2195 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %2196 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %2197 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %2198 = "arith.divui"(%2195, %73) : (i32, i32) -> i32
            %2199 = "arith.addi"(%1957, %2198) : (i32, i32) -> i32
            %2200 = "arith.muli"(%2199, %1963) : (i32, i32) -> i32
            %2201 = "arith.addi"(%85, %2200) : (i32, i32) -> i32
            %2202 = "arith.addi"(%2201, %2194) : (i32, i32) -> i32
            %2203 = "llvm.getelementptr"(%17, %2202) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            "llvm.inline_asm"(%2203, %2188) {asm_string = "st.relaxed.gpu.global.b64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
            "scf.yield"(%2188) : (i64) -> ()
          }, {
            "scf.yield"(%1558) : (i64) -> ()
          }) : (i1) -> i64
          "scf.yield"(%2175) : (i64) -> ()
        }, {
          "scf.yield"(%1558) : (i64) -> ()
        }) : (i1) -> i64
        %2205 = "arith.addi"(%1560, %167) : (i32, i32) -> i32
        %2206 = "arith.subi"(%2205, %85) : (i32, i32) -> i32
        %2207 = "arith.subi"(%2206, %85) : (i32, i32) -> i32
        %2208 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %2209 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %2210 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %2211 = "arith.divui"(%2208, %51) : (i32, i32) -> i32
        %2212 = "arith.muli"(%2211, %60) : (i32, i32) -> i32
        %2213 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %2214 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %2215 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %2216 = "arith.divui"(%2213, %51) : (i32, i32) -> i32
        %2217 = "arith.muli"(%2216, %60) : (i32, i32) -> i32
        %2218 = "arith.muli"(%2207, %2217) : (i32, i32) -> i32
        %2219 = "arith.addi"(%2212, %2218) : (i32, i32) -> i32
        %2220 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2221 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2222 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2223 = "arith.divui"(%2220, %73) : (i32, i32) -> i32
        %2224 = "arith.addi"(%2219, %2223) : (i32, i32) -> i32
        %2225 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %2226 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %2227 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %2228 = "arith.remui"(%2225, %51) : (i32, i32) -> i32
        %2229 = "arith.andi"(%2224, %167) : (i32, i32) -> i32
        %2230 = "arith.muli"(%2229, %82) : (i32, i32) -> i32
        %2231 = "arith.remui"(%2230, %80) : (i32, i32) -> i32
        %2232 = "arith.addi"(%2224, %85) : (i32, i32) -> i32
        %2233 = "arith.cmpi"(%2232, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %2234 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2235 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2236 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2237 = "arith.remui"(%2234, %73) : (i32, i32) -> i32
        %2238 = "arith.muli"(%2228, %80) : (i32, i32) -> i32
        %2239 = "arith.muli"(%2238, %73) : (i32, i32) -> i32
        %2240 = "arith.addi"(%2239, %2237) : (i32, i32) -> i32
        %2241 = "arith.muli"(%2240, %80) : (i32, i32) -> i32
        %2242 = "arith.subi"(%2241, %2231) : (i32, i32) -> i32
        %2243 = "arith.addi"(%2242, %80) : (i32, i32) -> i32
        %2244 = "arith.cmpi"(%2243, %2) {predicate = 4 : i64} : (i32, i32) -> i1
        %2245 = "arith.andi"(%2233, %2244) : (i1, i1) -> i1
        %2246 = "arith.cmpi"(%2224, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %2247 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2248 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2249 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2250 = "arith.remui"(%2247, %73) : (i32, i32) -> i32
        %2251 = "arith.addi"(%2239, %2250) : (i32, i32) -> i32
        %2252 = "arith.muli"(%2251, %80) : (i32, i32) -> i32
        %2253 = "arith.subi"(%2252, %2231) : (i32, i32) -> i32
        %2254 = "arith.cmpi"(%2253, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %2255 = "arith.andi"(%2246, %2254) : (i1, i1) -> i1
        %2256 = "arith.xori"(%2245, %110) : (i1, i1) -> i1
        %2257 = "arith.andi"(%2255, %2256) : (i1, i1) -> i1
        %2258 = "arith.extui"(%2257) : (i1) -> i8
        %2259 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2260 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2261 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2262 = "arith.remui"(%2259, %73) : (i32, i32) -> i32
        %2263 = "arith.addi"(%2238, %85) : (i32, i32) -> i32
        %2264 = "arith.muli"(%2263, %73) : (i32, i32) -> i32
        %2265 = "arith.addi"(%2264, %2262) : (i32, i32) -> i32
        %2266 = "arith.muli"(%2265, %80) : (i32, i32) -> i32
        %2267 = "arith.subi"(%2266, %2231) : (i32, i32) -> i32
        %2268 = "arith.addi"(%2267, %80) : (i32, i32) -> i32
        %2269 = "arith.cmpi"(%2268, %2) {predicate = 4 : i64} : (i32, i32) -> i1
        %2270 = "arith.andi"(%2233, %2269) : (i1, i1) -> i1
        %2271 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2272 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2273 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2274 = "arith.remui"(%2271, %73) : (i32, i32) -> i32
        %2275 = "arith.addi"(%2264, %2274) : (i32, i32) -> i32
        %2276 = "arith.muli"(%2275, %80) : (i32, i32) -> i32
        %2277 = "arith.subi"(%2276, %2231) : (i32, i32) -> i32
        %2278 = "arith.cmpi"(%2277, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %2279 = "arith.andi"(%2246, %2278) : (i1, i1) -> i1
        %2280 = "arith.xori"(%2270, %110) : (i1, i1) -> i1
        %2281 = "arith.andi"(%2279, %2280) : (i1, i1) -> i1
        %2282 = "arith.extui"(%2281) : (i1) -> i8
        %2283 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2284 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2285 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2286 = "arith.remui"(%2283, %73) : (i32, i32) -> i32
        %2287 = "arith.addi"(%2238, %142) : (i32, i32) -> i32
        %2288 = "arith.muli"(%2287, %73) : (i32, i32) -> i32
        %2289 = "arith.addi"(%2288, %2286) : (i32, i32) -> i32
        %2290 = "arith.muli"(%2289, %80) : (i32, i32) -> i32
        %2291 = "arith.subi"(%2290, %2231) : (i32, i32) -> i32
        %2292 = "arith.addi"(%2291, %80) : (i32, i32) -> i32
        %2293 = "arith.cmpi"(%2292, %2) {predicate = 4 : i64} : (i32, i32) -> i1
        %2294 = "arith.andi"(%2233, %2293) : (i1, i1) -> i1
        %2295 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2296 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2297 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2298 = "arith.remui"(%2295, %73) : (i32, i32) -> i32
        %2299 = "arith.addi"(%2288, %2298) : (i32, i32) -> i32
        %2300 = "arith.muli"(%2299, %80) : (i32, i32) -> i32
        %2301 = "arith.subi"(%2300, %2231) : (i32, i32) -> i32
        %2302 = "arith.cmpi"(%2301, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %2303 = "arith.andi"(%2246, %2302) : (i1, i1) -> i1
        %2304 = "arith.xori"(%2294, %110) : (i1, i1) -> i1
        %2305 = "arith.andi"(%2303, %2304) : (i1, i1) -> i1
        %2306 = "arith.extui"(%2305) : (i1) -> i8
        %2307 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2308 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2309 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2310 = "arith.remui"(%2307, %73) : (i32, i32) -> i32
        %2311 = "arith.addi"(%2238, %167) : (i32, i32) -> i32
        %2312 = "arith.muli"(%2311, %73) : (i32, i32) -> i32
        %2313 = "arith.addi"(%2312, %2310) : (i32, i32) -> i32
        %2314 = "arith.muli"(%2313, %80) : (i32, i32) -> i32
        %2315 = "arith.subi"(%2314, %2231) : (i32, i32) -> i32
        %2316 = "arith.addi"(%2315, %80) : (i32, i32) -> i32
        %2317 = "arith.cmpi"(%2316, %2) {predicate = 4 : i64} : (i32, i32) -> i1
        %2318 = "arith.andi"(%2233, %2317) : (i1, i1) -> i1
        %2319 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2320 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2321 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2322 = "arith.remui"(%2319, %73) : (i32, i32) -> i32
        %2323 = "arith.addi"(%2312, %2322) : (i32, i32) -> i32
        %2324 = "arith.muli"(%2323, %80) : (i32, i32) -> i32
        %2325 = "arith.subi"(%2324, %2231) : (i32, i32) -> i32
        %2326 = "arith.cmpi"(%2325, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %2327 = "arith.andi"(%2246, %2326) : (i1, i1) -> i1
        %2328 = "arith.xori"(%2318, %110) : (i1, i1) -> i1
        %2329 = "arith.andi"(%2327, %2328) : (i1, i1) -> i1
        %2330 = "arith.extui"(%2329) : (i1) -> i8
        %2331 = "arith.extsi"(%2224) : (i32) -> i64
        %2332 = "arith.muli"(%2331, %189) : (i64, i64) -> i64
        %2333 = "arith.extsi"(%2231) : (i32) -> i64
        %2334 = "arith.subi"(%2332, %2333) : (i64, i64) -> i64
        %2335 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2336 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2337 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2338 = "arith.remui"(%2335, %73) : (i32, i32) -> i32
        %2339 = "arith.addi"(%2239, %2338) : (i32, i32) -> i32
        %2340 = "arith.muli"(%2339, %80) : (i32, i32) -> i32
        %2341 = "arith.extsi"(%2340) : (i32) -> i64
        %2342 = "arith.addi"(%2334, %2341) : (i64, i64) -> i64
        %2343 = "llvm.getelementptr"(%0, %2342) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %2344 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2345 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2346 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2347 = "arith.remsi"(%2207, %167) : (i32, i32) -> i32
        %2348 = "arith.cmpi"(%2347, %67) {predicate = 2 : i64} : (i32, i32) -> i1
        %2349 = "arith.addi"(%2347, %167) : (i32, i32) -> i32
        %2350 = "arith.select"(%2348, %2349, %2347) : (i1, i32, i32) -> i32
        %2351 = "arith.muli"(%2344, %80) : (i32, i32) -> i32
        %2352 = "arith.muli"(%2350, %407) : (i32, i32) -> i32
        %2353 = "arith.addi"(%2351, %2352) : (i32, i32) -> i32
        %2354 = "llvm.getelementptr"(%52, %2353) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2355 = "arith.cmpi"(%2258, %207) {predicate = 1 : i64} : (i8, i8) -> i1
        %2356 = "arith.select"(%2355, %60, %67) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2354, %2343, %2356) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %2357 = "llvm.getelementptr"(%2343) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %2358 = "llvm.getelementptr"(%2354) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2359 = "arith.cmpi"(%2282, %207) {predicate = 1 : i64} : (i8, i8) -> i1
        %2360 = "arith.select"(%2359, %60, %67) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2358, %2357, %2360) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %2361 = "llvm.getelementptr"(%2343) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %2362 = "llvm.getelementptr"(%2354) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2363 = "arith.cmpi"(%2306, %207) {predicate = 1 : i64} : (i8, i8) -> i1
        %2364 = "arith.select"(%2363, %60, %67) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2362, %2361, %2364) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %2365 = "llvm.getelementptr"(%2343) {rawConstantIndices = array<i32: 384>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %2366 = "llvm.getelementptr"(%2354) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2367 = "arith.cmpi"(%2330, %207) {predicate = 1 : i64} : (i8, i8) -> i1
        %2368 = "arith.select"(%2367, %60, %67) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2366, %2365, %2368) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        "nvvm.bar.warp.sync"(%222) : (i32) -> ()
        %2369 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2370 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2371 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2372 = "arith.remui"(%2369, %73) : (i32, i32) -> i32
        %2373 = "arith.addi"(%2239, %2372) : (i32, i32) -> i32
        %2374 = "arith.muli"(%2373, %80) : (i32, i32) -> i32
        %2375 = "arith.extsi"(%2374) : (i32) -> i64
        %2376 = "arith.addi"(%2334, %2375) : (i64, i64) -> i64
        %2377 = "llvm.getelementptr"(%4, %2376) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %2378 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2379 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2380 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2381 = "arith.muli"(%2378, %80) : (i32, i32) -> i32
        %2382 = "arith.addi"(%2381, %236) : (i32, i32) -> i32
        %2383 = "arith.addi"(%2382, %2352) : (i32, i32) -> i32
        %2384 = "llvm.getelementptr"(%52, %2383) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2385 = "arith.cmpi"(%2258, %207) {predicate = 1 : i64} : (i8, i8) -> i1
        %2386 = "arith.select"(%2385, %60, %67) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2384, %2377, %2386) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %2387 = "llvm.getelementptr"(%2377) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %2388 = "llvm.getelementptr"(%2384) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2389 = "arith.cmpi"(%2282, %207) {predicate = 1 : i64} : (i8, i8) -> i1
        %2390 = "arith.select"(%2389, %60, %67) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2388, %2387, %2390) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %2391 = "llvm.getelementptr"(%2377) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %2392 = "llvm.getelementptr"(%2384) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2393 = "arith.cmpi"(%2306, %207) {predicate = 1 : i64} : (i8, i8) -> i1
        %2394 = "arith.select"(%2393, %60, %67) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2392, %2391, %2394) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %2395 = "llvm.getelementptr"(%2377) {rawConstantIndices = array<i32: 384>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %2396 = "llvm.getelementptr"(%2384) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2397 = "arith.cmpi"(%2330, %207) {predicate = 1 : i64} : (i8, i8) -> i1
        %2398 = "arith.select"(%2397, %60, %67) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2396, %2395, %2398) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        "nvvm.bar.warp.sync"(%222) : (i32) -> ()
        %2399 = "arith.extui"(%2246) : (i1) -> i8
        %2400 = "llvm.getelementptr"(%7, %2224) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %2401 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2402 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2403 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2404 = "arith.muli"(%2350, %50) : (i32, i32) -> i32
        %2405 = "arith.addi"(%2401, %2404) : (i32, i32) -> i32
        %2406 = "llvm.getelementptr"(%53, %2405) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2407 = "arith.cmpi"(%2399, %207) {predicate = 1 : i64} : (i8, i8) -> i1
        %2408 = "arith.select"(%2407, %80, %67) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2406, %2400, %2408) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %2409 = "llvm.getelementptr"(%8, %2224) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %2410 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2411 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2412 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2413 = "arith.addi"(%2410, %2404) : (i32, i32) -> i32
        %2414 = "llvm.getelementptr"(%54, %2413) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2415 = "arith.cmpi"(%2399, %207) {predicate = 1 : i64} : (i8, i8) -> i1
        %2416 = "arith.select"(%2415, %80, %67) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2414, %2409, %2416) {size = 4 : i32, modifier = #nvvm<load_cache_modifier ca>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        "nvvm.cp.async.commit.group"() : () -> ()
        "nvvm.cp.async.wait.group"() {n = 1 : i32} : () -> ()
        %2417 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %2418 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %2419 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %2420 = "arith.divui"(%2417, %51) : (i32, i32) -> i32
        %2421 = "arith.muli"(%2420, %60) : (i32, i32) -> i32
        %2422 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %2423 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %2424 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %2425 = "arith.divui"(%2422, %51) : (i32, i32) -> i32
        %2426 = "arith.muli"(%2425, %60) : (i32, i32) -> i32
        %2427 = "arith.muli"(%1560, %2426) : (i32, i32) -> i32
        %2428 = "arith.addi"(%2421, %2427) : (i32, i32) -> i32
        %2429 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2430 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2431 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2432 = "arith.divui"(%2429, %73) : (i32, i32) -> i32
        %2433 = "arith.addi"(%2428, %2432) : (i32, i32) -> i32
        %2434 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %2435 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %2436 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %2437 = "arith.remui"(%2434, %51) : (i32, i32) -> i32
        %2438 = "arith.remui"(%2433, %80) : (i32, i32) -> i32
        %2439 = "arith.muli"(%2438, %82) : (i32, i32) -> i32
        %2440 = "arith.remui"(%2439, %80) : (i32, i32) -> i32
        "scf.if"(%1084) ({
          %2441 = "arith.addi"(%2, %2440) : (i32, i32) -> i32
          %2442 = "arith.divui"(%2441, %80) : (i32, i32) -> i32
          %2443 = "arith.muli"(%2437, %80) : (i32, i32) -> i32
          %2444 = "arith.subi"(%67, %2443) : (i32, i32) -> i32
          %2445 = "arith.cmpi"(%2433, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %2446 = "arith.cmpi"(%2444, %67) {predicate = 5 : i64} : (i32, i32) -> i1
          %2447 = "arith.andi"(%2445, %2446) : (i1, i1) -> i1
          %2448 = "arith.cmpi"(%2444, %80) {predicate = 2 : i64} : (i32, i32) -> i1
          %2449 = "arith.andi"(%2447, %2448) : (i1, i1) -> i1
          %2450 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2451 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2452 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2453 = "arith.remui"(%2450, %73) : (i32, i32) -> i32
          %2454 = "arith.addi"(%2443, %2444) : (i32, i32) -> i32
          %2455 = "arith.muli"(%2454, %73) : (i32, i32) -> i32
          %2456 = "arith.addi"(%2455, %2453) : (i32, i32) -> i32
          %2457 = "arith.cmpi"(%2456, %67) {predicate = 0 : i64} : (i32, i32) -> i1
          %2458 = "arith.andi"(%2449, %2457) : (i1, i1) -> i1
          "scf.if"(%2458) ({
            %2459 = "arith.minsi"(%2441, %80) : (i32, i32) -> i32
            %2460 = "arith.maxsi"(%2440, %67) : (i32, i32) -> i32
            %2461 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %2462 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %2463 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %2464 = "arith.remui"(%1560, %167) : (i32, i32) -> i32
            %2465 = "arith.muli"(%2461, %80) : (i32, i32) -> i32
            %2466 = "arith.muli"(%2464, %407) : (i32, i32) -> i32
            %2467 = "arith.addi"(%2465, %2466) : (i32, i32) -> i32
            %2468 = "llvm.getelementptr"(%52, %2467) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2469 = "arith.constant"() {value = 2048 : i32} : () -> i32
            %2470 = "arith.muli"(%2444, %2469) : (i32, i32) -> i32
            %2471 = "llvm.getelementptr"(%2468, %2470) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2472 = "llvm.load"(%2471) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %2473 = "vector.extract"(%2472) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %2474 = "vector.extract"(%2472) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %2475 = "vector.extract"(%2472) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %2476 = "vector.extract"(%2472) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %2477 = "arith.cmpi"(%2460, %67) {predicate = 3 : i64} : (i32, i32) -> i1
            %2478 = "arith.cmpi"(%2459, %67) {predicate = 4 : i64} : (i32, i32) -> i1
            %2479 = "arith.andi"(%2477, %2478) : (i1, i1) -> i1
            %2480 = "arith.select"(%2479, %2473, %1280) : (i1, f32, f32) -> f32
            %2481 = "arith.cmpi"(%2460, %85) {predicate = 3 : i64} : (i32, i32) -> i1
            %2482 = "arith.cmpi"(%2459, %85) {predicate = 4 : i64} : (i32, i32) -> i1
            %2483 = "arith.andi"(%2481, %2482) : (i1, i1) -> i1
            %2484 = "arith.select"(%2483, %2474, %1280) : (i1, f32, f32) -> f32
            %2485 = "arith.cmpi"(%2460, %142) {predicate = 3 : i64} : (i32, i32) -> i1
            %2486 = "arith.cmpi"(%2459, %142) {predicate = 4 : i64} : (i32, i32) -> i1
            %2487 = "arith.andi"(%2485, %2486) : (i1, i1) -> i1
            %2488 = "arith.select"(%2487, %2475, %1280) : (i1, f32, f32) -> f32
            %2489 = "arith.cmpi"(%2460, %167) {predicate = 3 : i64} : (i32, i32) -> i1
            %2490 = "arith.cmpi"(%2459, %167) {predicate = 4 : i64} : (i32, i32) -> i1
            %2491 = "arith.andi"(%2489, %2490) : (i1, i1) -> i1
            %2492 = "arith.select"(%2491, %2476, %1280) : (i1, f32, f32) -> f32
            %2493 = "vector.from_elements"(%2480, %2484, %2488, %2492) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%2493, %2471) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            %2494 = "arith.addi"(%2433, %85) : (i32, i32) -> i32
            %2495 = "arith.cmpi"(%2494, %1) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%2495) ({
              %2496 = "arith.subi"(%67, %2440) : (i32, i32) -> i32
              "scf.for"(%2460, %2459, %85) ({
              ^bb0(%2497: i32):
                %2498 = "arith.addi"(%2496, %2497) : (i32, i32) -> i32
                %2499 = "arith.extsi"(%2433) : (i32) -> i64
                %2500 = "arith.extsi"(%2498) : (i32) -> i64
                %2501 = "arith.muli"(%2499, %3) : (i64, i64) -> i64
                %2502 = "arith.addi"(%2501, %2500) : (i64, i64) -> i64
                %2503 = "llvm.getelementptr"(%0, %2502) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %2504 = "llvm.load"(%2503) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                %2505 = "llvm.getelementptr"(%2471, %2497) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2504, %2505) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2506 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %2507 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %2508 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %2509 = "arith.muli"(%2506, %80) : (i32, i32) -> i32
            %2510 = "arith.addi"(%2509, %236) : (i32, i32) -> i32
            %2511 = "arith.addi"(%2510, %2466) : (i32, i32) -> i32
            %2512 = "llvm.getelementptr"(%52, %2511) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2513 = "llvm.getelementptr"(%2512, %2470) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2514 = "llvm.load"(%2513) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %2515 = "vector.extract"(%2514) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %2516 = "vector.extract"(%2514) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %2517 = "vector.extract"(%2514) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %2518 = "vector.extract"(%2514) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %2519 = "arith.select"(%2479, %2515, %1280) : (i1, f32, f32) -> f32
            %2520 = "arith.select"(%2483, %2516, %1280) : (i1, f32, f32) -> f32
            %2521 = "arith.select"(%2487, %2517, %1280) : (i1, f32, f32) -> f32
            %2522 = "arith.select"(%2491, %2518, %1280) : (i1, f32, f32) -> f32
            %2523 = "vector.from_elements"(%2519, %2520, %2521, %2522) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%2523, %2513) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.if"(%2495) ({
              %2524 = "arith.subi"(%67, %2440) : (i32, i32) -> i32
              "scf.for"(%2460, %2459, %85) ({
              ^bb0(%2525: i32):
                %2526 = "arith.addi"(%2524, %2525) : (i32, i32) -> i32
                %2527 = "arith.extsi"(%2433) : (i32) -> i64
                %2528 = "arith.extsi"(%2526) : (i32) -> i64
                %2529 = "arith.muli"(%2527, %5) : (i64, i64) -> i64
                %2530 = "arith.addi"(%2529, %2528) : (i64, i64) -> i64
                %2531 = "llvm.getelementptr"(%4, %2530) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %2532 = "llvm.load"(%2531) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                %2533 = "llvm.getelementptr"(%2513, %2525) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2532, %2533) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
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
          %2534 = "arith.divui"(%2442, %73) : (i32, i32) -> i32
          %2535 = "arith.subi"(%2534, %2443) : (i32, i32) -> i32
          %2536 = "arith.cmpi"(%2535, %67) {predicate = 5 : i64} : (i32, i32) -> i1
          %2537 = "arith.andi"(%2445, %2536) : (i1, i1) -> i1
          %2538 = "arith.cmpi"(%2535, %80) {predicate = 2 : i64} : (i32, i32) -> i1
          %2539 = "arith.andi"(%2537, %2538) : (i1, i1) -> i1
          %2540 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2541 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2542 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2543 = "arith.remui"(%2540, %73) : (i32, i32) -> i32
          %2544 = "arith.addi"(%2443, %2535) : (i32, i32) -> i32
          %2545 = "arith.muli"(%2544, %73) : (i32, i32) -> i32
          %2546 = "arith.addi"(%2545, %2543) : (i32, i32) -> i32
          %2547 = "arith.cmpi"(%2546, %2442) {predicate = 0 : i64} : (i32, i32) -> i1
          %2548 = "arith.andi"(%2539, %2547) : (i1, i1) -> i1
          "scf.if"(%2548) ({
            %2549 = "arith.muli"(%2442, %80) : (i32, i32) -> i32
            %2550 = "arith.subi"(%2441, %2549) : (i32, i32) -> i32
            %2551 = "arith.minsi"(%2550, %80) : (i32, i32) -> i32
            %2552 = "arith.subi"(%2440, %2549) : (i32, i32) -> i32
            %2553 = "arith.maxsi"(%2552, %67) : (i32, i32) -> i32
            %2554 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %2555 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %2556 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %2557 = "arith.remui"(%1560, %167) : (i32, i32) -> i32
            %2558 = "arith.muli"(%2554, %80) : (i32, i32) -> i32
            %2559 = "arith.muli"(%2557, %407) : (i32, i32) -> i32
            %2560 = "arith.addi"(%2558, %2559) : (i32, i32) -> i32
            %2561 = "llvm.getelementptr"(%52, %2560) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2562 = "arith.constant"() {value = 2048 : i32} : () -> i32
            %2563 = "arith.muli"(%2535, %2562) : (i32, i32) -> i32
            %2564 = "llvm.getelementptr"(%2561, %2563) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2565 = "llvm.load"(%2564) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %2566 = "vector.extract"(%2565) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %2567 = "vector.extract"(%2565) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %2568 = "vector.extract"(%2565) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %2569 = "vector.extract"(%2565) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %2570 = "arith.cmpi"(%2553, %67) {predicate = 3 : i64} : (i32, i32) -> i1
            %2571 = "arith.cmpi"(%2551, %67) {predicate = 4 : i64} : (i32, i32) -> i1
            %2572 = "arith.andi"(%2570, %2571) : (i1, i1) -> i1
            %2573 = "arith.select"(%2572, %2566, %1280) : (i1, f32, f32) -> f32
            %2574 = "arith.cmpi"(%2553, %85) {predicate = 3 : i64} : (i32, i32) -> i1
            %2575 = "arith.cmpi"(%2551, %85) {predicate = 4 : i64} : (i32, i32) -> i1
            %2576 = "arith.andi"(%2574, %2575) : (i1, i1) -> i1
            %2577 = "arith.select"(%2576, %2567, %1280) : (i1, f32, f32) -> f32
            %2578 = "arith.cmpi"(%2553, %142) {predicate = 3 : i64} : (i32, i32) -> i1
            %2579 = "arith.cmpi"(%2551, %142) {predicate = 4 : i64} : (i32, i32) -> i1
            %2580 = "arith.andi"(%2578, %2579) : (i1, i1) -> i1
            %2581 = "arith.select"(%2580, %2568, %1280) : (i1, f32, f32) -> f32
            %2582 = "arith.cmpi"(%2553, %167) {predicate = 3 : i64} : (i32, i32) -> i1
            %2583 = "arith.cmpi"(%2551, %167) {predicate = 4 : i64} : (i32, i32) -> i1
            %2584 = "arith.andi"(%2582, %2583) : (i1, i1) -> i1
            %2585 = "arith.select"(%2584, %2569, %1280) : (i1, f32, f32) -> f32
            %2586 = "vector.from_elements"(%2573, %2577, %2581, %2585) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%2586, %2564) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            %2587 = "arith.addi"(%2433, %85) : (i32, i32) -> i32
            %2588 = "arith.cmpi"(%2587, %1) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%2588) ({
              %2589 = "arith.subi"(%2549, %2440) : (i32, i32) -> i32
              "scf.for"(%2553, %2551, %85) ({
              ^bb0(%2590: i32):
                %2591 = "arith.addi"(%2589, %2590) : (i32, i32) -> i32
                %2592 = "arith.extsi"(%2433) : (i32) -> i64
                %2593 = "arith.extsi"(%2591) : (i32) -> i64
                %2594 = "arith.muli"(%2592, %3) : (i64, i64) -> i64
                %2595 = "arith.addi"(%2594, %2593) : (i64, i64) -> i64
                %2596 = "llvm.getelementptr"(%0, %2595) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %2597 = "llvm.load"(%2596) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                %2598 = "llvm.getelementptr"(%2564, %2590) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2597, %2598) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2599 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %2600 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %2601 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %2602 = "arith.muli"(%2599, %80) : (i32, i32) -> i32
            %2603 = "arith.addi"(%2602, %236) : (i32, i32) -> i32
            %2604 = "arith.addi"(%2603, %2559) : (i32, i32) -> i32
            %2605 = "llvm.getelementptr"(%52, %2604) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2606 = "llvm.getelementptr"(%2605, %2563) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2607 = "llvm.load"(%2606) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %2608 = "vector.extract"(%2607) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %2609 = "vector.extract"(%2607) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %2610 = "vector.extract"(%2607) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %2611 = "vector.extract"(%2607) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %2612 = "arith.select"(%2572, %2608, %1280) : (i1, f32, f32) -> f32
            %2613 = "arith.select"(%2576, %2609, %1280) : (i1, f32, f32) -> f32
            %2614 = "arith.select"(%2580, %2610, %1280) : (i1, f32, f32) -> f32
            %2615 = "arith.select"(%2584, %2611, %1280) : (i1, f32, f32) -> f32
            %2616 = "vector.from_elements"(%2612, %2613, %2614, %2615) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%2616, %2606) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.if"(%2588) ({
              %2617 = "arith.subi"(%2549, %2440) : (i32, i32) -> i32
              "scf.for"(%2553, %2551, %85) ({
              ^bb0(%2618: i32):
                %2619 = "arith.addi"(%2617, %2618) : (i32, i32) -> i32
                %2620 = "arith.extsi"(%2433) : (i32) -> i64
                %2621 = "arith.extsi"(%2619) : (i32) -> i64
                %2622 = "arith.muli"(%2620, %5) : (i64, i64) -> i64
                %2623 = "arith.addi"(%2622, %2621) : (i64, i64) -> i64
                %2624 = "llvm.getelementptr"(%4, %2623) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %2625 = "llvm.load"(%2624) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                %2626 = "llvm.getelementptr"(%2606, %2618) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2625, %2626) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
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
        %2627 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2628 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2629 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2630 = "arith.remui"(%1560, %167) : (i32, i32) -> i32
        %2631 = "arith.muli"(%2627, %80) : (i32, i32) -> i32
        %2632 = "arith.muli"(%2630, %407) : (i32, i32) -> i32
        %2633 = "arith.addi"(%2631, %2632) : (i32, i32) -> i32
        %2634 = "llvm.getelementptr"(%52, %2633) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2635 = "llvm.load"(%2634) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2636 = "llvm.load"(%477) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2637 = "arith.mulf"(%2635, %2636) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2638 = "vector.extract"(%2637) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2639 = "vector.extract"(%2637) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2640 = "arith.addf"(%2638, %2639) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2641 = "vector.extract"(%2637) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2642 = "vector.extract"(%2637) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2643 = "arith.addf"(%2641, %2642) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2644 = "arith.addf"(%2640, %2643) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2645 = "arith.addf"(%2644, %1280) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2646 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2647 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2648 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2649 = "arith.muli"(%2646, %80) : (i32, i32) -> i32
        %2650 = "arith.addi"(%2649, %236) : (i32, i32) -> i32
        %2651 = "arith.addi"(%2650, %2632) : (i32, i32) -> i32
        %2652 = "llvm.getelementptr"(%52, %2651) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2653 = "llvm.load"(%2652) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2654 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2655 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2656 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2657 = "arith.muli"(%2630, %50) : (i32, i32) -> i32
        %2658 = "arith.addi"(%2654, %2657) : (i32, i32) -> i32
        %2659 = "llvm.getelementptr"(%53, %2658) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2660 = "llvm.load"(%2659) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %2661 = "vector.broadcast"(%2660) : (f32) -> vector<4xf32>
        %2662 = "arith.subf"(%2653, %2661) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2663 = "arith.mulf"(%2637, %2662) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2664 = "vector.extract"(%2663) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2665 = "vector.extract"(%2663) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2666 = "arith.addf"(%2664, %2665) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2667 = "vector.extract"(%2663) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2668 = "vector.extract"(%2663) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2669 = "arith.addf"(%2667, %2668) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2670 = "arith.addf"(%2666, %2669) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2671 = "arith.addf"(%2670, %1280) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "nvvm.bar.warp.sync"(%222) : (i32) -> ()
        %2672 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2673 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2674 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2675 = "arith.muli"(%2672, %80) : (i32, i32) -> i32
        %2676 = "arith.addi"(%2675, %2632) : (i32, i32) -> i32
        %2677 = "llvm.getelementptr"(%52, %2676) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2678 = "llvm.getelementptr"(%2677) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2679 = "llvm.load"(%2678) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2680 = "llvm.load"(%1312) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2681 = "arith.mulf"(%2679, %2680) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2682 = "vector.extract"(%2681) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2683 = "vector.extract"(%2681) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2684 = "arith.addf"(%2682, %2683) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2685 = "vector.extract"(%2681) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2686 = "vector.extract"(%2681) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2687 = "arith.addf"(%2685, %2686) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2688 = "arith.addf"(%2684, %2687) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2689 = "arith.addf"(%2688, %2645) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2690 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2691 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2692 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2693 = "arith.muli"(%2690, %80) : (i32, i32) -> i32
        %2694 = "arith.addi"(%2693, %236) : (i32, i32) -> i32
        %2695 = "arith.addi"(%2694, %2632) : (i32, i32) -> i32
        %2696 = "llvm.getelementptr"(%52, %2695) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2697 = "llvm.getelementptr"(%2696) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2698 = "llvm.load"(%2697) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2699 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2700 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2701 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2702 = "arith.addi"(%2699, %2657) : (i32, i32) -> i32
        %2703 = "llvm.getelementptr"(%53, %2702) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2704 = "llvm.load"(%2703) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %2705 = "vector.broadcast"(%2704) : (f32) -> vector<4xf32>
        %2706 = "arith.subf"(%2698, %2705) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2707 = "arith.mulf"(%2681, %2706) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2708 = "vector.extract"(%2707) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2709 = "vector.extract"(%2707) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2710 = "arith.addf"(%2708, %2709) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2711 = "vector.extract"(%2707) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2712 = "vector.extract"(%2707) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2713 = "arith.addf"(%2711, %2712) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2714 = "arith.addf"(%2710, %2713) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2715 = "arith.addf"(%2714, %2671) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "nvvm.bar.warp.sync"(%222) : (i32) -> ()
        %2716 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2717 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2718 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2719 = "arith.muli"(%2716, %80) : (i32, i32) -> i32
        %2720 = "arith.addi"(%2719, %2632) : (i32, i32) -> i32
        %2721 = "llvm.getelementptr"(%52, %2720) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2722 = "llvm.getelementptr"(%2721) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2723 = "llvm.load"(%2722) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2724 = "llvm.load"(%1354) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2725 = "arith.mulf"(%2723, %2724) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2726 = "vector.extract"(%2725) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2727 = "vector.extract"(%2725) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2728 = "arith.addf"(%2726, %2727) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2729 = "vector.extract"(%2725) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2730 = "vector.extract"(%2725) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2731 = "arith.addf"(%2729, %2730) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2732 = "arith.addf"(%2728, %2731) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2733 = "arith.addf"(%2732, %2689) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2734 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2735 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2736 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2737 = "arith.muli"(%2734, %80) : (i32, i32) -> i32
        %2738 = "arith.addi"(%2737, %236) : (i32, i32) -> i32
        %2739 = "arith.addi"(%2738, %2632) : (i32, i32) -> i32
        %2740 = "llvm.getelementptr"(%52, %2739) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2741 = "llvm.getelementptr"(%2740) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2742 = "llvm.load"(%2741) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2743 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2744 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2745 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2746 = "arith.addi"(%2743, %2657) : (i32, i32) -> i32
        %2747 = "llvm.getelementptr"(%53, %2746) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2748 = "llvm.load"(%2747) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %2749 = "vector.broadcast"(%2748) : (f32) -> vector<4xf32>
        %2750 = "arith.subf"(%2742, %2749) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2751 = "arith.mulf"(%2725, %2750) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2752 = "vector.extract"(%2751) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2753 = "vector.extract"(%2751) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2754 = "arith.addf"(%2752, %2753) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2755 = "vector.extract"(%2751) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2756 = "vector.extract"(%2751) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2757 = "arith.addf"(%2755, %2756) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2758 = "arith.addf"(%2754, %2757) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2759 = "arith.addf"(%2758, %2715) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "nvvm.bar.warp.sync"(%222) : (i32) -> ()
        %2760 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2761 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2762 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2763 = "arith.muli"(%2760, %80) : (i32, i32) -> i32
        %2764 = "arith.addi"(%2763, %2632) : (i32, i32) -> i32
        %2765 = "llvm.getelementptr"(%52, %2764) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2766 = "llvm.getelementptr"(%2765) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2767 = "llvm.load"(%2766) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2768 = "llvm.load"(%1396) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2769 = "arith.mulf"(%2767, %2768) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2770 = "vector.extract"(%2769) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2771 = "vector.extract"(%2769) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2772 = "arith.addf"(%2770, %2771) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2773 = "vector.extract"(%2769) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2774 = "vector.extract"(%2769) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2775 = "arith.addf"(%2773, %2774) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2776 = "arith.addf"(%2772, %2775) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2777 = "arith.addf"(%2776, %2733) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2778 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2779 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2780 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2781 = "arith.muli"(%2778, %80) : (i32, i32) -> i32
        %2782 = "arith.addi"(%2781, %236) : (i32, i32) -> i32
        %2783 = "arith.addi"(%2782, %2632) : (i32, i32) -> i32
        %2784 = "llvm.getelementptr"(%52, %2783) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2785 = "llvm.getelementptr"(%2784) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2786 = "llvm.load"(%2785) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2787 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2788 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2789 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2790 = "arith.addi"(%2787, %2657) : (i32, i32) -> i32
        %2791 = "llvm.getelementptr"(%53, %2790) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2792 = "llvm.load"(%2791) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %2793 = "vector.broadcast"(%2792) : (f32) -> vector<4xf32>
        %2794 = "arith.subf"(%2786, %2793) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2795 = "arith.mulf"(%2769, %2794) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2796 = "vector.extract"(%2795) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2797 = "vector.extract"(%2795) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2798 = "arith.addf"(%2796, %2797) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2799 = "vector.extract"(%2795) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2800 = "vector.extract"(%2795) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2801 = "arith.addf"(%2799, %2800) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2802 = "arith.addf"(%2798, %2801) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2803 = "arith.addf"(%2802, %2759) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "nvvm.bar.warp.sync"(%222) : (i32) -> ()
        %2804 = "nvvm.shfl.sync"(%222, %2777, %85, %1431) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2805 = "nvvm.shfl.sync"(%222, %2803, %85, %1431) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2806 = "arith.addf"(%2777, %2804) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2807 = "arith.addf"(%2803, %2805) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2808 = "nvvm.shfl.sync"(%222, %2806, %142, %1431) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2809 = "nvvm.shfl.sync"(%222, %2807, %142, %1431) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2810 = "arith.addf"(%2806, %2808) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2811 = "arith.addf"(%2807, %2809) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2812 = "nvvm.shfl.sync"(%222, %2810, %80, %1431) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2813 = "nvvm.shfl.sync"(%222, %2811, %80, %1431) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2814 = "arith.addf"(%2810, %2812) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2815 = "arith.addf"(%2811, %2813) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2816 = "nvvm.shfl.sync"(%222, %2814, %1444, %1431) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2817 = "nvvm.shfl.sync"(%222, %2815, %1444, %1431) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2818 = "arith.addf"(%2814, %2816) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2819 = "arith.addf"(%2815, %2817) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2820 = "nvvm.shfl.sync"(%222, %2818, %60, %1431) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2821 = "nvvm.shfl.sync"(%222, %2819, %60, %1431) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2822 = "arith.addf"(%2818, %2820) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2823 = "arith.addf"(%2819, %2821) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2824 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2825 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2826 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2827 = "arith.remui"(%2824, %73) : (i32, i32) -> i32
        %2828 = "arith.cmpi"(%2827, %73) {predicate = 2 : i64} : (i32, i32) -> i1
        %2829 = "scf.if"(%2828) ({
          %2830 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2831 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2832 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2833 = "arith.remui"(%2830, %73) : (i32, i32) -> i32
          %2834 = "arith.cmpi"(%2833, %67) {predicate = 0 : i64} : (i32, i32) -> i1
          %2835 = "scf.if"(%2834) ({
            %2836 = "arith.divui"(%1560, %80) : (i32, i32) -> i32
            %2837 = "arith.remui"(%2836, %167) : (i32, i32) -> i32
            %2838 = "arith.addi"(%2837, %85) : (i32, i32) -> i32
            %2839 = "llvm.bitcast"(%2822) : (f32) -> i32
            %2840 = "llvm.bitcast"(%2823) : (f32) -> i32
            %2841 = "arith.constant"() {value = 4294967294 : i32} : () -> i32
            %2842 = "arith.andi"(%2839, %2841) : (i32, i32) -> i32
            %2843 = "arith.shrui"(%2838, %67) : (i32, i32) -> i32
            %2844 = "arith.andi"(%2843, %85) : (i32, i32) -> i32
            %2845 = "arith.ori"(%2842, %2844) : (i32, i32) -> i32
            %2846 = "arith.andi"(%2840, %2841) : (i32, i32) -> i32
            %2847 = "arith.shrui"(%2838, %85) : (i32, i32) -> i32
            %2848 = "arith.andi"(%2847, %85) : (i32, i32) -> i32
            %2849 = "arith.ori"(%2846, %2848) : (i32, i32) -> i32
            %2850 = "vector.from_elements"(%2845, %2849) : (i32, i32) -> vector<2xi32>
            %2851 = "llvm.bitcast"(%2850) : (vector<2xi32>) -> i64
            %2852 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %2853 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %2854 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %2855 = "arith.remui"(%1560, %80) : (i32, i32) -> i32
            %2856 = "arith.muli"(%2855, %60) : (i32, i32) -> i32
            %2857 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %2858 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %2859 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %2860 = "arith.divui"(%2857, %73) : (i32, i32) -> i32
            %2861 = "arith.addi"(%2856, %2860) : (i32, i32) -> i32
            %2862 = "arith.constant"() {value = 264 : i32} : () -> i32
            %2863 = "arith.muli"(%2861, %2862) : (i32, i32) -> i32
            %2864 = "arith.addi"(%85, %2863) : (i32, i32) -> i32
            %2865 = "arith.addi"(%2864, %2852) : (i32, i32) -> i32
            %2866 = "llvm.getelementptr"(%17, %2865) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            "llvm.inline_asm"(%2866, %2851) {asm_string = "st.relaxed.gpu.global.b64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
            "scf.yield"(%2851) : (i64) -> ()
          }, {
            "scf.yield"(%1559) : (i64) -> ()
          }) : (i1) -> i64
          "scf.yield"(%2835) : (i64) -> ()
        }, {
          "scf.yield"(%1559) : (i64) -> ()
        }) : (i1) -> i64
        %2868 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %2869 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %2870 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %2871 = "arith.divui"(%2868, %51) : (i32, i32) -> i32
        %2872 = "arith.constant"() {value = 132 : i32} : () -> i32
        %2873 = "arith.addi"(%2872, %2871) : (i32, i32) -> i32
        %2874 = "arith.remui"(%1523, %80) : (i32, i32) -> i32
        %2875 = "arith.muli"(%2874, %60) : (i32, i32) -> i32
        %2876 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2877 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2878 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2879 = "arith.divui"(%2876, %73) : (i32, i32) -> i32
        %2880 = "arith.addi"(%2875, %2879) : (i32, i32) -> i32
        %2881 = "arith.constant"() {value = 264 : i32} : () -> i32
        %2882 = "arith.muli"(%2880, %2881) : (i32, i32) -> i32
        %2883 = "arith.addi"(%85, %2882) : (i32, i32) -> i32
        %2884 = "arith.addi"(%2883, %2873) : (i32, i32) -> i32
        %2885 = "llvm.getelementptr"(%17, %2884) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %2886 = "llvm.inline_asm"(%2885) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
        "llvm.store"(%2886, %43) {alignment = 8 : i64} : (i64, !llvm.ptr) -> ()
        %2888 = "arith.divui"(%1523, %80) : (i32, i32) -> i32
        %2889 = "arith.remui"(%2888, %167) : (i32, i32) -> i32
        %2890 = "arith.addi"(%2889, %85) : (i32, i32) -> i32
        %2891 = "llvm.load"(%43) {alignment = 4 : i64} : (!llvm.ptr) -> i32
        %2892 = "arith.andi"(%2891, %85) : (i32, i32) -> i32
        %2893 = "llvm.load"(%44) {alignment = 4 : i64} : (!llvm.ptr) -> i32
        %2894 = "arith.andi"(%2893, %85) : (i32, i32) -> i32
        %2895 = "arith.shli"(%2894, %85) : (i32, i32) -> i32
        %2896 = "arith.ori"(%2892, %2895) : (i32, i32) -> i32
        %2897 = "arith.cmpi"(%2896, %2890) {predicate = 1 : i64} : (i32, i32) -> i1
        %2898 = "arith.constant"() {value = false} : () -> i1
        %2899 = "arith.ori"(%2898, %2897) : (i1, i1) -> i1
        %2900 = "scf.while"(%2899) ({
        ^bb0(%2901: i1):
          "scf.condition"(%2901, %2901) : (i1, i1) -> ()
        }, {
        ^bb0(%2902: i1):
          %2903 = "llvm.inline_asm"(%2885) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          "llvm.store"(%2903, %43) {alignment = 8 : i64} : (i64, !llvm.ptr) -> ()
          %2905 = "llvm.load"(%43) {alignment = 4 : i64} : (!llvm.ptr) -> i32
          %2906 = "arith.andi"(%2905, %85) : (i32, i32) -> i32
          %2907 = "llvm.load"(%44) {alignment = 4 : i64} : (!llvm.ptr) -> i32
          %2908 = "arith.andi"(%2907, %85) : (i32, i32) -> i32
          %2909 = "arith.shli"(%2908, %85) : (i32, i32) -> i32
          %2910 = "arith.ori"(%2906, %2909) : (i32, i32) -> i32
          %2911 = "arith.cmpi"(%2910, %2890) {predicate = 1 : i64} : (i32, i32) -> i1
          %2912 = "arith.ori"(%2898, %2911) : (i1, i1) -> i1
          "scf.yield"(%2912) : (i1) -> ()
        }) : (i1) -> i1
        "scf.for"(%67, %142, %85) ({
        ^bb0(%2913: i32):
          %2914 = "llvm.getelementptr"(%43, %2913) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr, i32) -> !llvm.ptr
          %2915 = "llvm.load"(%2914) {alignment = 4 : i64} : (!llvm.ptr) -> i32
          %2916 = "arith.constant"() {value = 4294967294 : i32} : () -> i32
          %2917 = "arith.andi"(%2915, %2916) : (i32, i32) -> i32
          %2918 = "llvm.getelementptr"(%46, %2913) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr, i32) -> !llvm.ptr
          "llvm.store"(%2917, %2918) {alignment = 4 : i64} : (i32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, full = true>>} : (i32, i32, i32) -> ()
        %2919 = "llvm.load"(%46) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2920 = "llvm.load"(%47) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        "nvvm.bar.warp.sync"(%222) : (i32) -> ()
        %2921 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2922 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2923 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2924 = "arith.remui"(%1523, %167) : (i32, i32) -> i32
        %2925 = "arith.muli"(%2924, %50) : (i32, i32) -> i32
        %2926 = "arith.addi"(%2921, %2925) : (i32, i32) -> i32
        %2927 = "llvm.getelementptr"(%53, %2926) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2928 = "llvm.load"(%2927) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %2929 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2930 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2931 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2932 = "arith.addi"(%2929, %2925) : (i32, i32) -> i32
        %2933 = "llvm.getelementptr"(%54, %2932) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2934 = "llvm.load"(%2933) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %2935 = "arith.mulf"(%2919, %18) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2936 = "arith.mulf"(%2935, %2934) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2937 = "arith.mulf"(%2920, %18) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2938 = "arith.mulf"(%2937, %2934) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2939 = "arith.mulf"(%2938, %2934) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2940 = "arith.mulf"(%2939, %2934) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2941 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2942 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2943 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2944 = "arith.muli"(%2941, %80) : (i32, i32) -> i32
        %2945 = "arith.muli"(%2924, %407) : (i32, i32) -> i32
        %2946 = "arith.addi"(%2944, %2945) : (i32, i32) -> i32
        %2947 = "llvm.getelementptr"(%52, %2946) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2948 = "llvm.load"(%2947) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2949 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2950 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2951 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2952 = "arith.muli"(%2949, %80) : (i32, i32) -> i32
        %2953 = "arith.addi"(%2952, %236) : (i32, i32) -> i32
        %2954 = "arith.addi"(%2953, %2945) : (i32, i32) -> i32
        %2955 = "llvm.getelementptr"(%52, %2954) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2956 = "llvm.load"(%2955) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2957 = "vector.broadcast"(%2928) : (f32) -> vector<4xf32>
        %2958 = "arith.subf"(%2956, %2957) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2959 = "vector.from_elements"(%1542, %1543, %1544, %1545) : (f32, f32, f32, f32) -> vector<4xf32>
        %2960 = "arith.addf"(%2959, %2948) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2961 = "vector.extract"(%2960) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2962 = "vector.extract"(%2960) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2963 = "vector.extract"(%2960) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2964 = "vector.extract"(%2960) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2965 = "vector.broadcast"(%2934) : (f32) -> vector<4xf32>
        %2966 = "arith.mulf"(%2948, %2965) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2967 = "arith.mulf"(%2966, %2958) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2968 = "vector.from_elements"(%1526, %1527, %1528, %1529) : (f32, f32, f32, f32) -> vector<4xf32>
        %2969 = "arith.addf"(%2968, %2967) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2970 = "vector.extract"(%2969) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2971 = "vector.extract"(%2969) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2972 = "vector.extract"(%2969) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2973 = "vector.extract"(%2969) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2974 = "vector.broadcast"(%2934) : (f32) -> vector<4xf32>
        %2975 = "arith.mulf"(%2948, %2974) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2976 = "llvm.load"(%477) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2977 = "arith.mulf"(%2975, %2976) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2978 = "vector.broadcast"(%2940) : (f32) -> vector<4xf32>
        %2979 = "arith.mulf"(%2958, %2978) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2980 = "vector.broadcast"(%2936) : (f32) -> vector<4xf32>
        %2981 = "arith.addf"(%2979, %2980) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2982 = "arith.subf"(%2977, %2981) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2983 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2984 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2985 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2986 = "arith.muli"(%2983, %80) : (i32, i32) -> i32
        %2987 = "arith.addi"(%2986, %2945) : (i32, i32) -> i32
        %2988 = "llvm.getelementptr"(%52, %2987) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%2982, %2988) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "nvvm.bar.warp.sync"(%222) : (i32) -> ()
        %2989 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2990 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2991 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2992 = "arith.muli"(%2989, %80) : (i32, i32) -> i32
        %2993 = "arith.addi"(%2992, %2945) : (i32, i32) -> i32
        %2994 = "llvm.getelementptr"(%52, %2993) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2995 = "llvm.getelementptr"(%2994) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2996 = "llvm.load"(%2995) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2997 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2998 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2999 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3000 = "arith.muli"(%2997, %80) : (i32, i32) -> i32
        %3001 = "arith.addi"(%3000, %236) : (i32, i32) -> i32
        %3002 = "arith.addi"(%3001, %2945) : (i32, i32) -> i32
        %3003 = "llvm.getelementptr"(%52, %3002) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3004 = "llvm.getelementptr"(%3003) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3005 = "llvm.load"(%3004) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3006 = "vector.broadcast"(%2928) : (f32) -> vector<4xf32>
        %3007 = "arith.subf"(%3005, %3006) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3008 = "vector.from_elements"(%1546, %1547, %1548, %1549) : (f32, f32, f32, f32) -> vector<4xf32>
        %3009 = "arith.addf"(%3008, %2996) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3010 = "vector.extract"(%3009) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %3011 = "vector.extract"(%3009) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %3012 = "vector.extract"(%3009) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %3013 = "vector.extract"(%3009) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %3014 = "vector.broadcast"(%2934) : (f32) -> vector<4xf32>
        %3015 = "arith.mulf"(%2996, %3014) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3016 = "arith.mulf"(%3015, %3007) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3017 = "vector.from_elements"(%1530, %1531, %1532, %1533) : (f32, f32, f32, f32) -> vector<4xf32>
        %3018 = "arith.addf"(%3017, %3016) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3019 = "vector.extract"(%3018) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %3020 = "vector.extract"(%3018) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %3021 = "vector.extract"(%3018) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %3022 = "vector.extract"(%3018) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %3023 = "vector.broadcast"(%2934) : (f32) -> vector<4xf32>
        %3024 = "arith.mulf"(%2996, %3023) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3025 = "llvm.load"(%1312) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3026 = "arith.mulf"(%3024, %3025) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3027 = "vector.broadcast"(%2940) : (f32) -> vector<4xf32>
        %3028 = "arith.mulf"(%3007, %3027) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3029 = "vector.broadcast"(%2936) : (f32) -> vector<4xf32>
        %3030 = "arith.addf"(%3028, %3029) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3031 = "arith.subf"(%3026, %3030) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3032 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3033 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3034 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3035 = "arith.muli"(%3032, %80) : (i32, i32) -> i32
        %3036 = "arith.addi"(%3035, %2945) : (i32, i32) -> i32
        %3037 = "llvm.getelementptr"(%52, %3036) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3038 = "llvm.getelementptr"(%3037) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        "llvm.store"(%3031, %3038) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "nvvm.bar.warp.sync"(%222) : (i32) -> ()
        %3039 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3040 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3041 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3042 = "arith.muli"(%3039, %80) : (i32, i32) -> i32
        %3043 = "arith.addi"(%3042, %2945) : (i32, i32) -> i32
        %3044 = "llvm.getelementptr"(%52, %3043) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3045 = "llvm.getelementptr"(%3044) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3046 = "llvm.load"(%3045) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3047 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3048 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3049 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3050 = "arith.muli"(%3047, %80) : (i32, i32) -> i32
        %3051 = "arith.addi"(%3050, %236) : (i32, i32) -> i32
        %3052 = "arith.addi"(%3051, %2945) : (i32, i32) -> i32
        %3053 = "llvm.getelementptr"(%52, %3052) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3054 = "llvm.getelementptr"(%3053) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3055 = "llvm.load"(%3054) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3056 = "vector.broadcast"(%2928) : (f32) -> vector<4xf32>
        %3057 = "arith.subf"(%3055, %3056) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3058 = "vector.from_elements"(%1550, %1551, %1552, %1553) : (f32, f32, f32, f32) -> vector<4xf32>
        %3059 = "arith.addf"(%3058, %3046) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3060 = "vector.extract"(%3059) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %3061 = "vector.extract"(%3059) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %3062 = "vector.extract"(%3059) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %3063 = "vector.extract"(%3059) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %3064 = "vector.broadcast"(%2934) : (f32) -> vector<4xf32>
        %3065 = "arith.mulf"(%3046, %3064) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3066 = "arith.mulf"(%3065, %3057) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3067 = "vector.from_elements"(%1534, %1535, %1536, %1537) : (f32, f32, f32, f32) -> vector<4xf32>
        %3068 = "arith.addf"(%3067, %3066) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3069 = "vector.extract"(%3068) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %3070 = "vector.extract"(%3068) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %3071 = "vector.extract"(%3068) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %3072 = "vector.extract"(%3068) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %3073 = "vector.broadcast"(%2934) : (f32) -> vector<4xf32>
        %3074 = "arith.mulf"(%3046, %3073) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3075 = "llvm.load"(%1354) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3076 = "arith.mulf"(%3074, %3075) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3077 = "vector.broadcast"(%2940) : (f32) -> vector<4xf32>
        %3078 = "arith.mulf"(%3057, %3077) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3079 = "vector.broadcast"(%2936) : (f32) -> vector<4xf32>
        %3080 = "arith.addf"(%3078, %3079) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3081 = "arith.subf"(%3076, %3080) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3082 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3083 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3084 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3085 = "arith.muli"(%3082, %80) : (i32, i32) -> i32
        %3086 = "arith.addi"(%3085, %2945) : (i32, i32) -> i32
        %3087 = "llvm.getelementptr"(%52, %3086) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3088 = "llvm.getelementptr"(%3087) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        "llvm.store"(%3081, %3088) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "nvvm.bar.warp.sync"(%222) : (i32) -> ()
        %3089 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3090 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3091 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3092 = "arith.muli"(%3089, %80) : (i32, i32) -> i32
        %3093 = "arith.addi"(%3092, %2945) : (i32, i32) -> i32
        %3094 = "llvm.getelementptr"(%52, %3093) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3095 = "llvm.getelementptr"(%3094) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3096 = "llvm.load"(%3095) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3097 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3098 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3099 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3100 = "arith.muli"(%3097, %80) : (i32, i32) -> i32
        %3101 = "arith.addi"(%3100, %236) : (i32, i32) -> i32
        %3102 = "arith.addi"(%3101, %2945) : (i32, i32) -> i32
        %3103 = "llvm.getelementptr"(%52, %3102) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3104 = "llvm.getelementptr"(%3103) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %3105 = "llvm.load"(%3104) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3106 = "vector.broadcast"(%2928) : (f32) -> vector<4xf32>
        %3107 = "arith.subf"(%3105, %3106) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3108 = "vector.from_elements"(%1554, %1555, %1556, %1557) : (f32, f32, f32, f32) -> vector<4xf32>
        %3109 = "arith.addf"(%3108, %3096) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3110 = "vector.extract"(%3109) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %3111 = "vector.extract"(%3109) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %3112 = "vector.extract"(%3109) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %3113 = "vector.extract"(%3109) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %3114 = "vector.broadcast"(%2934) : (f32) -> vector<4xf32>
        %3115 = "arith.mulf"(%3096, %3114) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3116 = "arith.mulf"(%3115, %3107) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3117 = "vector.from_elements"(%1538, %1539, %1540, %1541) : (f32, f32, f32, f32) -> vector<4xf32>
        %3118 = "arith.addf"(%3117, %3116) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3119 = "vector.extract"(%3118) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %3120 = "vector.extract"(%3118) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %3121 = "vector.extract"(%3118) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %3122 = "vector.extract"(%3118) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %3123 = "vector.broadcast"(%2934) : (f32) -> vector<4xf32>
        %3124 = "arith.mulf"(%3096, %3123) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3125 = "llvm.load"(%1396) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %3126 = "arith.mulf"(%3124, %3125) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3127 = "vector.broadcast"(%2940) : (f32) -> vector<4xf32>
        %3128 = "arith.mulf"(%3107, %3127) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3129 = "vector.broadcast"(%2936) : (f32) -> vector<4xf32>
        %3130 = "arith.addf"(%3128, %3129) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3131 = "arith.subf"(%3126, %3130) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %3132 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3133 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3134 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3135 = "arith.muli"(%3132, %80) : (i32, i32) -> i32
        %3136 = "arith.addi"(%3135, %2945) : (i32, i32) -> i32
        %3137 = "llvm.getelementptr"(%52, %3136) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %3138 = "llvm.getelementptr"(%3137) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        "llvm.store"(%3131, %3138) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "nvvm.bar.warp.sync"(%222) : (i32) -> ()
        "scf.yield"(%2822, %2823, %2970, %2971, %2972, %2973, %3019, %3020, %3021, %3022, %3069, %3070, %3071, %3072, %3119, %3120, %3121, %3122, %2961, %2962, %2963, %2964, %3010, %3011, %3012, %3013, %3060, %3061, %3062, %3063, %3110, %3111, %3112, %3113, %1928, %2829) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64) -> ()
      }) : (i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64)
      %3139 = "arith.subi"(%19, %85) : (i32, i32) -> i32
      %3140 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %3141 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %3142 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %3143 = "arith.divui"(%3140, %51) : (i32, i32) -> i32
      %3144 = "arith.muli"(%3143, %60) : (i32, i32) -> i32
      %3145 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %3146 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %3147 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %3148 = "arith.divui"(%3145, %51) : (i32, i32) -> i32
      %3149 = "arith.muli"(%3148, %60) : (i32, i32) -> i32
      %3150 = "arith.muli"(%3139, %3149) : (i32, i32) -> i32
      %3151 = "arith.addi"(%3144, %3150) : (i32, i32) -> i32
      %3152 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3153 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3154 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3155 = "arith.divui"(%3152, %73) : (i32, i32) -> i32
      %3156 = "arith.addi"(%3151, %3155) : (i32, i32) -> i32
      %3157 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %3158 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %3159 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %3160 = "arith.remui"(%3157, %51) : (i32, i32) -> i32
      %3161 = "arith.andi"(%3156, %167) : (i32, i32) -> i32
      %3162 = "arith.muli"(%3161, %82) : (i32, i32) -> i32
      %3163 = "arith.remui"(%3162, %80) : (i32, i32) -> i32
      %3164 = "arith.cmpi"(%3139, %67) {predicate = 5 : i64} : (i32, i32) -> i1
      %3165 = "arith.cmpi"(%3156, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %3166 = "arith.andi"(%3164, %3165) : (i1, i1) -> i1
      "scf.if"(%3166) ({
        %3167 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3168 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3169 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3170 = "arith.remui"(%3167, %73) : (i32, i32) -> i32
        %3171 = "arith.muli"(%3160, %80) : (i32, i32) -> i32
        %3172 = "arith.muli"(%3171, %73) : (i32, i32) -> i32
        %3173 = "arith.addi"(%3172, %3170) : (i32, i32) -> i32
        %3174 = "arith.muli"(%3173, %80) : (i32, i32) -> i32
        %3175 = "arith.subi"(%3174, %3163) : (i32, i32) -> i32
        %3176 = "arith.cmpi"(%3175, %67) {predicate = 5 : i64} : (i32, i32) -> i1
        %3177 = "scf.if"(%3176) ({
          %3178 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3179 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3180 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3181 = "arith.remui"(%3178, %73) : (i32, i32) -> i32
          %3182 = "arith.addi"(%3172, %3181) : (i32, i32) -> i32
          %3183 = "arith.muli"(%3182, %80) : (i32, i32) -> i32
          %3184 = "arith.subi"(%3183, %3163) : (i32, i32) -> i32
          %3185 = "arith.addi"(%3184, %80) : (i32, i32) -> i32
          %3186 = "arith.cmpi"(%3185, %2) {predicate = 3 : i64} : (i32, i32) -> i1
          "scf.yield"(%3186) : (i1) -> ()
        }, {
          "scf.yield"(%3176) : (i1) -> ()
        }) : (i1) -> i1
        "scf.if"(%3177) ({
          %3187 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3188 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3189 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3190 = "arith.remsi"(%3139, %167) : (i32, i32) -> i32
          %3191 = "arith.cmpi"(%3190, %67) {predicate = 2 : i64} : (i32, i32) -> i1
          %3192 = "arith.addi"(%3190, %167) : (i32, i32) -> i32
          %3193 = "arith.select"(%3191, %3192, %3190) : (i1, i32, i32) -> i32
          %3194 = "arith.muli"(%3187, %80) : (i32, i32) -> i32
          %3195 = "arith.muli"(%3193, %407) : (i32, i32) -> i32
          %3196 = "arith.addi"(%3194, %3195) : (i32, i32) -> i32
          %3197 = "llvm.getelementptr"(%52, %3196) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3198 = "arith.extsi"(%3156) : (i32) -> i64
          %3199 = "arith.muli"(%3198, %189) : (i64, i64) -> i64
          %3200 = "arith.extsi"(%3163) : (i32) -> i64
          %3201 = "arith.subi"(%3199, %3200) : (i64, i64) -> i64
          %3202 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3203 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3204 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3205 = "arith.remui"(%3202, %73) : (i32, i32) -> i32
          %3206 = "arith.addi"(%3172, %3205) : (i32, i32) -> i32
          %3207 = "arith.muli"(%3206, %80) : (i32, i32) -> i32
          %3208 = "arith.extsi"(%3207) : (i32) -> i64
          %3209 = "arith.addi"(%3201, %3208) : (i64, i64) -> i64
          %3210 = "llvm.getelementptr"(%9, %3209) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %3211 = "llvm.load"(%3197) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          "llvm.store"(%3211, %3210) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %3212 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3213 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3214 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3215 = "arith.remui"(%3212, %73) : (i32, i32) -> i32
        %3216 = "arith.addi"(%3171, %85) : (i32, i32) -> i32
        %3217 = "arith.muli"(%3216, %73) : (i32, i32) -> i32
        %3218 = "arith.addi"(%3217, %3215) : (i32, i32) -> i32
        %3219 = "arith.muli"(%3218, %80) : (i32, i32) -> i32
        %3220 = "arith.subi"(%3219, %3163) : (i32, i32) -> i32
        %3221 = "arith.cmpi"(%3220, %67) {predicate = 5 : i64} : (i32, i32) -> i1
        %3222 = "scf.if"(%3221) ({
          %3223 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3224 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3225 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3226 = "arith.remui"(%3223, %73) : (i32, i32) -> i32
          %3227 = "arith.addi"(%3217, %3226) : (i32, i32) -> i32
          %3228 = "arith.muli"(%3227, %80) : (i32, i32) -> i32
          %3229 = "arith.subi"(%3228, %3163) : (i32, i32) -> i32
          %3230 = "arith.addi"(%3229, %80) : (i32, i32) -> i32
          %3231 = "arith.cmpi"(%3230, %2) {predicate = 3 : i64} : (i32, i32) -> i1
          "scf.yield"(%3231) : (i1) -> ()
        }, {
          "scf.yield"(%3221) : (i1) -> ()
        }) : (i1) -> i1
        "scf.if"(%3222) ({
          %3232 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3233 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3234 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3235 = "arith.remsi"(%3139, %167) : (i32, i32) -> i32
          %3236 = "arith.cmpi"(%3235, %67) {predicate = 2 : i64} : (i32, i32) -> i1
          %3237 = "arith.addi"(%3235, %167) : (i32, i32) -> i32
          %3238 = "arith.select"(%3236, %3237, %3235) : (i1, i32, i32) -> i32
          %3239 = "arith.muli"(%3232, %80) : (i32, i32) -> i32
          %3240 = "arith.muli"(%3238, %407) : (i32, i32) -> i32
          %3241 = "arith.addi"(%3239, %3240) : (i32, i32) -> i32
          %3242 = "llvm.getelementptr"(%52, %3241) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3243 = "llvm.getelementptr"(%3242) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %3244 = "arith.extsi"(%3156) : (i32) -> i64
          %3245 = "arith.muli"(%3244, %189) : (i64, i64) -> i64
          %3246 = "arith.extsi"(%3163) : (i32) -> i64
          %3247 = "arith.subi"(%3245, %3246) : (i64, i64) -> i64
          %3248 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3249 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3250 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3251 = "arith.remui"(%3248, %73) : (i32, i32) -> i32
          %3252 = "arith.addi"(%3172, %3251) : (i32, i32) -> i32
          %3253 = "arith.muli"(%3252, %80) : (i32, i32) -> i32
          %3254 = "arith.extsi"(%3253) : (i32) -> i64
          %3255 = "arith.addi"(%3247, %3254) : (i64, i64) -> i64
          %3256 = "llvm.getelementptr"(%9, %3255) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %3257 = "llvm.getelementptr"(%3256) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %3258 = "llvm.load"(%3243) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          "llvm.store"(%3258, %3257) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %3259 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3260 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3261 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3262 = "arith.remui"(%3259, %73) : (i32, i32) -> i32
        %3263 = "arith.addi"(%3171, %142) : (i32, i32) -> i32
        %3264 = "arith.muli"(%3263, %73) : (i32, i32) -> i32
        %3265 = "arith.addi"(%3264, %3262) : (i32, i32) -> i32
        %3266 = "arith.muli"(%3265, %80) : (i32, i32) -> i32
        %3267 = "arith.subi"(%3266, %3163) : (i32, i32) -> i32
        %3268 = "arith.cmpi"(%3267, %67) {predicate = 5 : i64} : (i32, i32) -> i1
        %3269 = "scf.if"(%3268) ({
          %3270 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3271 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3272 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3273 = "arith.remui"(%3270, %73) : (i32, i32) -> i32
          %3274 = "arith.addi"(%3264, %3273) : (i32, i32) -> i32
          %3275 = "arith.muli"(%3274, %80) : (i32, i32) -> i32
          %3276 = "arith.subi"(%3275, %3163) : (i32, i32) -> i32
          %3277 = "arith.addi"(%3276, %80) : (i32, i32) -> i32
          %3278 = "arith.cmpi"(%3277, %2) {predicate = 3 : i64} : (i32, i32) -> i1
          "scf.yield"(%3278) : (i1) -> ()
        }, {
          "scf.yield"(%3268) : (i1) -> ()
        }) : (i1) -> i1
        "scf.if"(%3269) ({
          %3279 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3280 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3281 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3282 = "arith.remsi"(%3139, %167) : (i32, i32) -> i32
          %3283 = "arith.cmpi"(%3282, %67) {predicate = 2 : i64} : (i32, i32) -> i1
          %3284 = "arith.addi"(%3282, %167) : (i32, i32) -> i32
          %3285 = "arith.select"(%3283, %3284, %3282) : (i1, i32, i32) -> i32
          %3286 = "arith.muli"(%3279, %80) : (i32, i32) -> i32
          %3287 = "arith.muli"(%3285, %407) : (i32, i32) -> i32
          %3288 = "arith.addi"(%3286, %3287) : (i32, i32) -> i32
          %3289 = "llvm.getelementptr"(%52, %3288) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3290 = "llvm.getelementptr"(%3289) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %3291 = "arith.extsi"(%3156) : (i32) -> i64
          %3292 = "arith.muli"(%3291, %189) : (i64, i64) -> i64
          %3293 = "arith.extsi"(%3163) : (i32) -> i64
          %3294 = "arith.subi"(%3292, %3293) : (i64, i64) -> i64
          %3295 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3296 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3297 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3298 = "arith.remui"(%3295, %73) : (i32, i32) -> i32
          %3299 = "arith.addi"(%3172, %3298) : (i32, i32) -> i32
          %3300 = "arith.muli"(%3299, %80) : (i32, i32) -> i32
          %3301 = "arith.extsi"(%3300) : (i32) -> i64
          %3302 = "arith.addi"(%3294, %3301) : (i64, i64) -> i64
          %3303 = "llvm.getelementptr"(%9, %3302) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %3304 = "llvm.getelementptr"(%3303) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %3305 = "llvm.load"(%3290) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          "llvm.store"(%3305, %3304) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %3306 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3307 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3308 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3309 = "arith.remui"(%3306, %73) : (i32, i32) -> i32
        %3310 = "arith.addi"(%3171, %167) : (i32, i32) -> i32
        %3311 = "arith.muli"(%3310, %73) : (i32, i32) -> i32
        %3312 = "arith.addi"(%3311, %3309) : (i32, i32) -> i32
        %3313 = "arith.muli"(%3312, %80) : (i32, i32) -> i32
        %3314 = "arith.subi"(%3313, %3163) : (i32, i32) -> i32
        %3315 = "arith.cmpi"(%3314, %67) {predicate = 5 : i64} : (i32, i32) -> i1
        %3316 = "scf.if"(%3315) ({
          %3317 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3318 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3319 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3320 = "arith.remui"(%3317, %73) : (i32, i32) -> i32
          %3321 = "arith.addi"(%3311, %3320) : (i32, i32) -> i32
          %3322 = "arith.muli"(%3321, %80) : (i32, i32) -> i32
          %3323 = "arith.subi"(%3322, %3163) : (i32, i32) -> i32
          %3324 = "arith.addi"(%3323, %80) : (i32, i32) -> i32
          %3325 = "arith.cmpi"(%3324, %2) {predicate = 3 : i64} : (i32, i32) -> i1
          "scf.yield"(%3325) : (i1) -> ()
        }, {
          "scf.yield"(%3315) : (i1) -> ()
        }) : (i1) -> i1
        "scf.if"(%3316) ({
          %3326 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3327 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3328 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3329 = "arith.remsi"(%3139, %167) : (i32, i32) -> i32
          %3330 = "arith.cmpi"(%3329, %67) {predicate = 2 : i64} : (i32, i32) -> i1
          %3331 = "arith.addi"(%3329, %167) : (i32, i32) -> i32
          %3332 = "arith.select"(%3330, %3331, %3329) : (i1, i32, i32) -> i32
          %3333 = "arith.muli"(%3326, %80) : (i32, i32) -> i32
          %3334 = "arith.muli"(%3332, %407) : (i32, i32) -> i32
          %3335 = "arith.addi"(%3333, %3334) : (i32, i32) -> i32
          %3336 = "llvm.getelementptr"(%52, %3335) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3337 = "llvm.getelementptr"(%3336) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %3338 = "arith.extsi"(%3156) : (i32) -> i64
          %3339 = "arith.muli"(%3338, %189) : (i64, i64) -> i64
          %3340 = "arith.extsi"(%3163) : (i32) -> i64
          %3341 = "arith.subi"(%3339, %3340) : (i64, i64) -> i64
          %3342 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3343 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3344 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3345 = "arith.remui"(%3342, %73) : (i32, i32) -> i32
          %3346 = "arith.addi"(%3172, %3345) : (i32, i32) -> i32
          %3347 = "arith.muli"(%3346, %80) : (i32, i32) -> i32
          %3348 = "arith.extsi"(%3347) : (i32) -> i64
          %3349 = "arith.addi"(%3341, %3348) : (i64, i64) -> i64
          %3350 = "llvm.getelementptr"(%9, %3349) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %3351 = "llvm.getelementptr"(%3350) {rawConstantIndices = array<i32: 384>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %3352 = "llvm.load"(%3337) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          "llvm.store"(%3352, %3351) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.if"(%1084) ({
          %3353 = "arith.addi"(%2, %3163) : (i32, i32) -> i32
          %3354 = "arith.shrsi"(%3353, %142) : (i32, i32) -> i32
          %3355 = "arith.subi"(%67, %3171) : (i32, i32) -> i32
          %3356 = "arith.cmpi"(%3355, %67) {predicate = 5 : i64} : (i32, i32) -> i1
          %3357 = "arith.andi"(%3165, %3356) : (i1, i1) -> i1
          %3358 = "arith.cmpi"(%3355, %80) {predicate = 2 : i64} : (i32, i32) -> i1
          %3359 = "arith.andi"(%3357, %3358) : (i1, i1) -> i1
          %3360 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3361 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3362 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3363 = "arith.remui"(%3360, %73) : (i32, i32) -> i32
          %3364 = "arith.addi"(%3171, %3355) : (i32, i32) -> i32
          %3365 = "arith.muli"(%3364, %73) : (i32, i32) -> i32
          %3366 = "arith.addi"(%3365, %3363) : (i32, i32) -> i32
          %3367 = "arith.cmpi"(%3366, %67) {predicate = 0 : i64} : (i32, i32) -> i1
          %3368 = "arith.andi"(%3359, %3367) : (i1, i1) -> i1
          "scf.if"(%3368) ({
            %3369 = "arith.minsi"(%3353, %80) : (i32, i32) -> i32
            %3370 = "arith.maxsi"(%3163, %67) : (i32, i32) -> i32
            %3371 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %3372 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %3373 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %3374 = "arith.remsi"(%3139, %167) : (i32, i32) -> i32
            %3375 = "arith.cmpi"(%3374, %67) {predicate = 2 : i64} : (i32, i32) -> i1
            %3376 = "arith.addi"(%3374, %167) : (i32, i32) -> i32
            %3377 = "arith.select"(%3375, %3376, %3374) : (i1, i32, i32) -> i32
            %3378 = "arith.muli"(%3371, %80) : (i32, i32) -> i32
            %3379 = "arith.muli"(%3377, %407) : (i32, i32) -> i32
            %3380 = "arith.addi"(%3378, %3379) : (i32, i32) -> i32
            %3381 = "llvm.getelementptr"(%52, %3380) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3382 = "arith.constant"() {value = 2048 : i32} : () -> i32
            %3383 = "arith.muli"(%3355, %3382) : (i32, i32) -> i32
            %3384 = "llvm.getelementptr"(%3381, %3383) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3385 = "llvm.load"(%3384) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %3386 = "vector.extract"(%3385) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %3387 = "vector.extract"(%3385) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %3388 = "vector.extract"(%3385) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %3389 = "vector.extract"(%3385) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %3390 = "arith.extsi"(%3156) : (i32) -> i64
            %3391 = "arith.muli"(%3390, %10) : (i64, i64) -> i64
            %3392 = "llvm.getelementptr"(%9, %3391) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %3393 = "arith.subi"(%67, %3163) : (i32, i32) -> i32
            %3394 = "arith.cmpi"(%3370, %67) {predicate = 3 : i64} : (i32, i32) -> i1
            %3395 = "arith.cmpi"(%3369, %67) {predicate = 4 : i64} : (i32, i32) -> i1
            %3396 = "arith.andi"(%3394, %3395) : (i1, i1) -> i1
            "scf.if"(%3396) ({
              %3397 = "arith.extsi"(%3393) : (i32) -> i64
              %3398 = "llvm.getelementptr"(%3392, %3397) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3386, %3398) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3399 = "arith.cmpi"(%3370, %85) {predicate = 3 : i64} : (i32, i32) -> i1
            %3400 = "arith.cmpi"(%3369, %85) {predicate = 4 : i64} : (i32, i32) -> i1
            %3401 = "arith.andi"(%3399, %3400) : (i1, i1) -> i1
            "scf.if"(%3401) ({
              %3402 = "arith.addi"(%3393, %85) : (i32, i32) -> i32
              %3403 = "arith.extsi"(%3402) : (i32) -> i64
              %3404 = "llvm.getelementptr"(%3392, %3403) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3387, %3404) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3405 = "arith.cmpi"(%3370, %142) {predicate = 3 : i64} : (i32, i32) -> i1
            %3406 = "arith.cmpi"(%3369, %142) {predicate = 4 : i64} : (i32, i32) -> i1
            %3407 = "arith.andi"(%3405, %3406) : (i1, i1) -> i1
            "scf.if"(%3407) ({
              %3408 = "arith.addi"(%3393, %142) : (i32, i32) -> i32
              %3409 = "arith.extsi"(%3408) : (i32) -> i64
              %3410 = "llvm.getelementptr"(%3392, %3409) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3388, %3410) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3411 = "arith.cmpi"(%3370, %167) {predicate = 3 : i64} : (i32, i32) -> i1
            %3412 = "arith.cmpi"(%3369, %167) {predicate = 4 : i64} : (i32, i32) -> i1
            %3413 = "arith.andi"(%3411, %3412) : (i1, i1) -> i1
            "scf.if"(%3413) ({
              %3414 = "arith.addi"(%3393, %167) : (i32, i32) -> i32
              %3415 = "arith.extsi"(%3414) : (i32) -> i64
              %3416 = "llvm.getelementptr"(%3392, %3415) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3389, %3416) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3417 = "arith.constant"() {value = 5 : i32} : () -> i32
          %3418 = "arith.shrsi"(%3354, %3417) : (i32, i32) -> i32
          %3419 = "arith.subi"(%3418, %3171) : (i32, i32) -> i32
          %3420 = "arith.cmpi"(%3419, %67) {predicate = 5 : i64} : (i32, i32) -> i1
          %3421 = "arith.andi"(%3165, %3420) : (i1, i1) -> i1
          %3422 = "arith.cmpi"(%3419, %80) {predicate = 2 : i64} : (i32, i32) -> i1
          %3423 = "arith.andi"(%3421, %3422) : (i1, i1) -> i1
          %3424 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3425 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3426 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3427 = "arith.remui"(%3424, %73) : (i32, i32) -> i32
          %3428 = "arith.addi"(%3171, %3419) : (i32, i32) -> i32
          %3429 = "arith.muli"(%3428, %73) : (i32, i32) -> i32
          %3430 = "arith.addi"(%3429, %3427) : (i32, i32) -> i32
          %3431 = "arith.cmpi"(%3430, %3354) {predicate = 0 : i64} : (i32, i32) -> i1
          %3432 = "arith.andi"(%3423, %3431) : (i1, i1) -> i1
          "scf.if"(%3432) ({
            %3433 = "arith.muli"(%3354, %80) : (i32, i32) -> i32
            %3434 = "arith.subi"(%3353, %3433) : (i32, i32) -> i32
            %3435 = "arith.minsi"(%3434, %80) : (i32, i32) -> i32
            %3436 = "arith.subi"(%3163, %3433) : (i32, i32) -> i32
            %3437 = "arith.maxsi"(%3436, %67) : (i32, i32) -> i32
            %3438 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %3439 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %3440 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %3441 = "arith.remsi"(%3139, %167) : (i32, i32) -> i32
            %3442 = "arith.cmpi"(%3441, %67) {predicate = 2 : i64} : (i32, i32) -> i1
            %3443 = "arith.addi"(%3441, %167) : (i32, i32) -> i32
            %3444 = "arith.select"(%3442, %3443, %3441) : (i1, i32, i32) -> i32
            %3445 = "arith.muli"(%3438, %80) : (i32, i32) -> i32
            %3446 = "arith.muli"(%3444, %407) : (i32, i32) -> i32
            %3447 = "arith.addi"(%3445, %3446) : (i32, i32) -> i32
            %3448 = "llvm.getelementptr"(%52, %3447) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3449 = "arith.constant"() {value = 2048 : i32} : () -> i32
            %3450 = "arith.muli"(%3419, %3449) : (i32, i32) -> i32
            %3451 = "llvm.getelementptr"(%3448, %3450) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3452 = "llvm.load"(%3451) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %3453 = "vector.extract"(%3452) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %3454 = "vector.extract"(%3452) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %3455 = "vector.extract"(%3452) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %3456 = "vector.extract"(%3452) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %3457 = "arith.extsi"(%3156) : (i32) -> i64
            %3458 = "arith.muli"(%3457, %10) : (i64, i64) -> i64
            %3459 = "llvm.getelementptr"(%9, %3458) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %3460 = "arith.subi"(%3433, %3163) : (i32, i32) -> i32
            %3461 = "arith.cmpi"(%3437, %67) {predicate = 3 : i64} : (i32, i32) -> i1
            %3462 = "arith.cmpi"(%3435, %67) {predicate = 4 : i64} : (i32, i32) -> i1
            %3463 = "arith.andi"(%3461, %3462) : (i1, i1) -> i1
            "scf.if"(%3463) ({
              %3464 = "arith.extsi"(%3460) : (i32) -> i64
              %3465 = "llvm.getelementptr"(%3459, %3464) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3453, %3465) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3466 = "arith.cmpi"(%3437, %85) {predicate = 3 : i64} : (i32, i32) -> i1
            %3467 = "arith.cmpi"(%3435, %85) {predicate = 4 : i64} : (i32, i32) -> i1
            %3468 = "arith.andi"(%3466, %3467) : (i1, i1) -> i1
            "scf.if"(%3468) ({
              %3469 = "arith.addi"(%3460, %85) : (i32, i32) -> i32
              %3470 = "arith.extsi"(%3469) : (i32) -> i64
              %3471 = "llvm.getelementptr"(%3459, %3470) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3454, %3471) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3472 = "arith.cmpi"(%3437, %142) {predicate = 3 : i64} : (i32, i32) -> i1
            %3473 = "arith.cmpi"(%3435, %142) {predicate = 4 : i64} : (i32, i32) -> i1
            %3474 = "arith.andi"(%3472, %3473) : (i1, i1) -> i1
            "scf.if"(%3474) ({
              %3475 = "arith.addi"(%3460, %142) : (i32, i32) -> i32
              %3476 = "arith.extsi"(%3475) : (i32) -> i64
              %3477 = "llvm.getelementptr"(%3459, %3476) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3455, %3477) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3478 = "arith.cmpi"(%3437, %167) {predicate = 3 : i64} : (i32, i32) -> i1
            %3479 = "arith.cmpi"(%3435, %167) {predicate = 4 : i64} : (i32, i32) -> i1
            %3480 = "arith.andi"(%3478, %3479) : (i1, i1) -> i1
            "scf.if"(%3480) ({
              %3481 = "arith.addi"(%3460, %167) : (i32, i32) -> i32
              %3482 = "arith.extsi"(%3481) : (i32) -> i64
              %3483 = "llvm.getelementptr"(%3459, %3482) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3456, %3483) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %3484 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %3485 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %3486 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %3487 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3488 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3489 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3490 = "arith.cmpi"(%3487, %67) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%3490) ({
        "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
        %3491 = "arith.subi"(%3484, %85) : (i32, i32) -> i32
        %3492 = "llvm.inline_asm"(%17, %3491) {asm_string = "atom.relaxed.gpu.global.inc.u32 $0, [$1], $2;", constraints = "=r,l,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i32) -> i32
        %3494 = "arith.extui"(%3492) : (i32) -> i64
        %3495 = "arith.extsi"(%3491) : (i32) -> i64
        %3496 = "arith.cmpi"(%3494, %3495) {predicate = 0 : i64} : (i64, i64) -> i1
        %3497 = "arith.extui"(%3496) : (i1) -> i32
        "llvm.store"(%3497, %55) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %3498 = "llvm.load"(%55) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
      %3499 = "arith.cmpi"(%3498, %85) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%3499) ({
        %3500 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3501 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3502 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3503 = "arith.constant"() {value = 16896 : i32} : () -> i32
        "scf.for"(%3500, %3503, %50) ({
        ^bb0(%3504: i32):
          %3505 = "arith.addi"(%85, %3504) : (i32, i32) -> i32
          %3506 = "arith.constant"() {value = 0 : i64} : () -> i64
          %3507 = "llvm.getelementptr"(%17, %3505) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%3506, %3507) {alignment = 8 : i64} : (i64, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
      %3508 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3509 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3510 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3511 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %3512 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %3513 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %3514 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %3515 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %3516 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %3517 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3518 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3519 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3520 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %3521 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %3522 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %3523 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %3524 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %3525 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %3526 = "arith.remui"(%3523, %51) : (i32, i32) -> i32
      %3527 = "arith.muli"(%3526, %50) : (i32, i32) -> i32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %3528 = "arith.remui"(%3508, %73) : (i32, i32) -> i32
      %3529 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3530 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3531 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3532 = "arith.divui"(%3529, %73) : (i32, i32) -> i32
      %3533 = "arith.constant"() {value = 544 : i32} : () -> i32
      %3534 = "arith.muli"(%3532, %3533) : (i32, i32) -> i32
      %3535 = "arith.addi"(%3528, %3534) : (i32, i32) -> i32
      %3536 = "llvm.getelementptr"(%52, %3535) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1489, %3536) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3537 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3538 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3539 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3540 = "arith.divui"(%3537, %73) : (i32, i32) -> i32
      %3541 = "arith.constant"() {value = 136 : i32} : () -> i32
      %3542 = "arith.addi"(%3541, %3528) : (i32, i32) -> i32
      %3543 = "arith.muli"(%3540, %3533) : (i32, i32) -> i32
      %3544 = "arith.addi"(%3542, %3543) : (i32, i32) -> i32
      %3545 = "llvm.getelementptr"(%52, %3544) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1490, %3545) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3546 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3547 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3548 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3549 = "arith.divui"(%3546, %73) : (i32, i32) -> i32
      %3550 = "arith.constant"() {value = 272 : i32} : () -> i32
      %3551 = "arith.addi"(%3550, %3528) : (i32, i32) -> i32
      %3552 = "arith.muli"(%3549, %3533) : (i32, i32) -> i32
      %3553 = "arith.addi"(%3551, %3552) : (i32, i32) -> i32
      %3554 = "llvm.getelementptr"(%52, %3553) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1491, %3554) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3555 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3556 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3557 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3558 = "arith.divui"(%3555, %73) : (i32, i32) -> i32
      %3559 = "arith.constant"() {value = 408 : i32} : () -> i32
      %3560 = "arith.addi"(%3559, %3528) : (i32, i32) -> i32
      %3561 = "arith.muli"(%3558, %3533) : (i32, i32) -> i32
      %3562 = "arith.addi"(%3560, %3561) : (i32, i32) -> i32
      %3563 = "llvm.getelementptr"(%52, %3562) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1492, %3563) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3564 = "arith.addi"(%73, %3528) : (i32, i32) -> i32
      %3565 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3566 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3567 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3568 = "arith.divui"(%3565, %73) : (i32, i32) -> i32
      %3569 = "arith.muli"(%3568, %3533) : (i32, i32) -> i32
      %3570 = "arith.addi"(%3564, %3569) : (i32, i32) -> i32
      %3571 = "llvm.getelementptr"(%52, %3570) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1493, %3571) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3572 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3573 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3574 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3575 = "arith.divui"(%3572, %73) : (i32, i32) -> i32
      %3576 = "arith.addi"(%3541, %3564) : (i32, i32) -> i32
      %3577 = "arith.muli"(%3575, %3533) : (i32, i32) -> i32
      %3578 = "arith.addi"(%3576, %3577) : (i32, i32) -> i32
      %3579 = "llvm.getelementptr"(%52, %3578) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1494, %3579) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3580 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3581 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3582 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3583 = "arith.divui"(%3580, %73) : (i32, i32) -> i32
      %3584 = "arith.addi"(%3550, %3564) : (i32, i32) -> i32
      %3585 = "arith.muli"(%3583, %3533) : (i32, i32) -> i32
      %3586 = "arith.addi"(%3584, %3585) : (i32, i32) -> i32
      %3587 = "llvm.getelementptr"(%52, %3586) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1495, %3587) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3588 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3589 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3590 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3591 = "arith.divui"(%3588, %73) : (i32, i32) -> i32
      %3592 = "arith.addi"(%3559, %3564) : (i32, i32) -> i32
      %3593 = "arith.muli"(%3591, %3533) : (i32, i32) -> i32
      %3594 = "arith.addi"(%3592, %3593) : (i32, i32) -> i32
      %3595 = "llvm.getelementptr"(%52, %3594) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1496, %3595) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3596 = "arith.constant"() {value = 64 : i32} : () -> i32
      %3597 = "arith.addi"(%3596, %3528) : (i32, i32) -> i32
      %3598 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3599 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3600 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3601 = "arith.divui"(%3598, %73) : (i32, i32) -> i32
      %3602 = "arith.muli"(%3601, %3533) : (i32, i32) -> i32
      %3603 = "arith.addi"(%3597, %3602) : (i32, i32) -> i32
      %3604 = "llvm.getelementptr"(%52, %3603) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1497, %3604) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3605 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3606 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3607 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3608 = "arith.divui"(%3605, %73) : (i32, i32) -> i32
      %3609 = "arith.addi"(%3541, %3597) : (i32, i32) -> i32
      %3610 = "arith.muli"(%3608, %3533) : (i32, i32) -> i32
      %3611 = "arith.addi"(%3609, %3610) : (i32, i32) -> i32
      %3612 = "llvm.getelementptr"(%52, %3611) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1498, %3612) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3613 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3614 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3615 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3616 = "arith.divui"(%3613, %73) : (i32, i32) -> i32
      %3617 = "arith.addi"(%3550, %3597) : (i32, i32) -> i32
      %3618 = "arith.muli"(%3616, %3533) : (i32, i32) -> i32
      %3619 = "arith.addi"(%3617, %3618) : (i32, i32) -> i32
      %3620 = "llvm.getelementptr"(%52, %3619) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1499, %3620) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3621 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3622 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3623 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3624 = "arith.divui"(%3621, %73) : (i32, i32) -> i32
      %3625 = "arith.addi"(%3559, %3597) : (i32, i32) -> i32
      %3626 = "arith.muli"(%3624, %3533) : (i32, i32) -> i32
      %3627 = "arith.addi"(%3625, %3626) : (i32, i32) -> i32
      %3628 = "llvm.getelementptr"(%52, %3627) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1500, %3628) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3629 = "arith.constant"() {value = 96 : i32} : () -> i32
      %3630 = "arith.addi"(%3629, %3528) : (i32, i32) -> i32
      %3631 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3632 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3633 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3634 = "arith.divui"(%3631, %73) : (i32, i32) -> i32
      %3635 = "arith.muli"(%3634, %3533) : (i32, i32) -> i32
      %3636 = "arith.addi"(%3630, %3635) : (i32, i32) -> i32
      %3637 = "llvm.getelementptr"(%52, %3636) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1501, %3637) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3638 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3639 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3640 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3641 = "arith.divui"(%3638, %73) : (i32, i32) -> i32
      %3642 = "arith.addi"(%3541, %3630) : (i32, i32) -> i32
      %3643 = "arith.muli"(%3641, %3533) : (i32, i32) -> i32
      %3644 = "arith.addi"(%3642, %3643) : (i32, i32) -> i32
      %3645 = "llvm.getelementptr"(%52, %3644) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1502, %3645) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3646 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3647 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3648 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3649 = "arith.divui"(%3646, %73) : (i32, i32) -> i32
      %3650 = "arith.addi"(%3550, %3630) : (i32, i32) -> i32
      %3651 = "arith.muli"(%3649, %3533) : (i32, i32) -> i32
      %3652 = "arith.addi"(%3650, %3651) : (i32, i32) -> i32
      %3653 = "llvm.getelementptr"(%52, %3652) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1503, %3653) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3654 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3655 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3656 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3657 = "arith.divui"(%3654, %73) : (i32, i32) -> i32
      %3658 = "arith.addi"(%3559, %3630) : (i32, i32) -> i32
      %3659 = "arith.muli"(%3657, %3533) : (i32, i32) -> i32
      %3660 = "arith.addi"(%3658, %3659) : (i32, i32) -> i32
      %3661 = "llvm.getelementptr"(%52, %3660) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1504, %3661) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %3662 = "arith.addi"(%3527, %3508) : (i32, i32) -> i32
      %3663 = "arith.addi"(%3527, %50) : (i32, i32) -> i32
      "scf.for"(%3662, %3663, %50) ({
      ^bb0(%3664: i32):
        %3665 = "arith.cmpi"(%3664, %67) {predicate = 5 : i64} : (i32, i32) -> i1
        %3666 = "arith.cmpi"(%3664, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %3667 = "arith.andi"(%3665, %3666) : (i1, i1) -> i1
        "scf.if"(%3667) ({
          %3668 = "scf.for"(%67, %60, %85, %1280) ({
          ^bb0(%3669: i32, %3670: f32):
            %3671 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %3672 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %3673 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %3674 = "arith.divui"(%3671, %51) : (i32, i32) -> i32
            %3675 = "arith.muli"(%3674, %60) : (i32, i32) -> i32
            %3676 = "arith.addi"(%3675, %3669) : (i32, i32) -> i32
            %3677 = "arith.remui"(%3676, %80) : (i32, i32) -> i32
            %3678 = "arith.muli"(%3677, %82) : (i32, i32) -> i32
            %3679 = "arith.remui"(%3678, %80) : (i32, i32) -> i32
            %3680 = "arith.addi"(%3664, %3679) : (i32, i32) -> i32
            %3681 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %3682 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %3683 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %3684 = "arith.remui"(%3681, %51) : (i32, i32) -> i32
            %3685 = "arith.muli"(%3684, %50) : (i32, i32) -> i32
            %3686 = "arith.subi"(%3680, %3685) : (i32, i32) -> i32
            %3687 = "arith.andi"(%3686, %167) : (i32, i32) -> i32
            %3688 = "arith.shrsi"(%3686, %142) : (i32, i32) -> i32
            %3689 = "arith.muli"(%3687, %3541) : (i32, i32) -> i32
            %3690 = "arith.addi"(%3689, %3688) : (i32, i32) -> i32
            %3691 = "arith.muli"(%3669, %3533) : (i32, i32) -> i32
            %3692 = "arith.addi"(%3690, %3691) : (i32, i32) -> i32
            %3693 = "llvm.getelementptr"(%52, %3692) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3694 = "llvm.load"(%3693) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %3695 = "arith.addf"(%3670, %3694) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%3695) : (f32) -> ()
          }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 8 : i32>>} : (i32, i32, i32, f32) -> f32
          %3696 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
          %3697 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
          %3698 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
          %3699 = "arith.cmpi"(%3696, %51) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%3699) ({
            %3700 = "arith.extsi"(%3664) : (i32) -> i64
            %3701 = "llvm.getelementptr"(%11, %3700) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%3668, %3701) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %3702 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %3703 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %3704 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %3705 = "arith.divui"(%3702, %51) : (i32, i32) -> i32
            %3706 = "arith.extsi"(%3705) : (i32) -> i64
            %3707 = "arith.extsi"(%3664) : (i32) -> i64
            %3708 = "arith.muli"(%3706, %14) : (i64, i64) -> i64
            %3709 = "arith.addi"(%3708, %3707) : (i64, i64) -> i64
            %3710 = "llvm.getelementptr"(%13, %3709) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%3668, %3710) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 4 : i32>>} : (i32, i32, i32) -> ()
      %3711 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3712 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3713 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3714 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %3715 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %3716 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %3717 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %3718 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %3719 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %3720 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3721 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3722 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3723 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %3724 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %3725 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %3726 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %3727 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %3728 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %3729 = "arith.remui"(%3726, %51) : (i32, i32) -> i32
      %3730 = "arith.muli"(%3729, %50) : (i32, i32) -> i32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %3731 = "arith.remui"(%3711, %73) : (i32, i32) -> i32
      %3732 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3733 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3734 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3735 = "arith.divui"(%3732, %73) : (i32, i32) -> i32
      %3736 = "arith.muli"(%3735, %3533) : (i32, i32) -> i32
      %3737 = "arith.addi"(%3731, %3736) : (i32, i32) -> i32
      %3738 = "llvm.getelementptr"(%52, %3737) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1505, %3738) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3739 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3740 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3741 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3742 = "arith.divui"(%3739, %73) : (i32, i32) -> i32
      %3743 = "arith.addi"(%3541, %3731) : (i32, i32) -> i32
      %3744 = "arith.muli"(%3742, %3533) : (i32, i32) -> i32
      %3745 = "arith.addi"(%3743, %3744) : (i32, i32) -> i32
      %3746 = "llvm.getelementptr"(%52, %3745) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1506, %3746) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3747 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3748 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3749 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3750 = "arith.divui"(%3747, %73) : (i32, i32) -> i32
      %3751 = "arith.addi"(%3550, %3731) : (i32, i32) -> i32
      %3752 = "arith.muli"(%3750, %3533) : (i32, i32) -> i32
      %3753 = "arith.addi"(%3751, %3752) : (i32, i32) -> i32
      %3754 = "llvm.getelementptr"(%52, %3753) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1507, %3754) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3755 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3756 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3757 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3758 = "arith.divui"(%3755, %73) : (i32, i32) -> i32
      %3759 = "arith.addi"(%3559, %3731) : (i32, i32) -> i32
      %3760 = "arith.muli"(%3758, %3533) : (i32, i32) -> i32
      %3761 = "arith.addi"(%3759, %3760) : (i32, i32) -> i32
      %3762 = "llvm.getelementptr"(%52, %3761) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1508, %3762) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3763 = "arith.addi"(%73, %3731) : (i32, i32) -> i32
      %3764 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3765 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3766 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3767 = "arith.divui"(%3764, %73) : (i32, i32) -> i32
      %3768 = "arith.muli"(%3767, %3533) : (i32, i32) -> i32
      %3769 = "arith.addi"(%3763, %3768) : (i32, i32) -> i32
      %3770 = "llvm.getelementptr"(%52, %3769) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1509, %3770) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3771 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3772 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3773 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3774 = "arith.divui"(%3771, %73) : (i32, i32) -> i32
      %3775 = "arith.addi"(%3541, %3763) : (i32, i32) -> i32
      %3776 = "arith.muli"(%3774, %3533) : (i32, i32) -> i32
      %3777 = "arith.addi"(%3775, %3776) : (i32, i32) -> i32
      %3778 = "llvm.getelementptr"(%52, %3777) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1510, %3778) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3779 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3780 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3781 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3782 = "arith.divui"(%3779, %73) : (i32, i32) -> i32
      %3783 = "arith.addi"(%3550, %3763) : (i32, i32) -> i32
      %3784 = "arith.muli"(%3782, %3533) : (i32, i32) -> i32
      %3785 = "arith.addi"(%3783, %3784) : (i32, i32) -> i32
      %3786 = "llvm.getelementptr"(%52, %3785) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1511, %3786) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3787 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3788 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3789 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3790 = "arith.divui"(%3787, %73) : (i32, i32) -> i32
      %3791 = "arith.addi"(%3559, %3763) : (i32, i32) -> i32
      %3792 = "arith.muli"(%3790, %3533) : (i32, i32) -> i32
      %3793 = "arith.addi"(%3791, %3792) : (i32, i32) -> i32
      %3794 = "llvm.getelementptr"(%52, %3793) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1512, %3794) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3795 = "arith.addi"(%3596, %3731) : (i32, i32) -> i32
      %3796 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3797 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3798 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3799 = "arith.divui"(%3796, %73) : (i32, i32) -> i32
      %3800 = "arith.muli"(%3799, %3533) : (i32, i32) -> i32
      %3801 = "arith.addi"(%3795, %3800) : (i32, i32) -> i32
      %3802 = "llvm.getelementptr"(%52, %3801) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1513, %3802) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3803 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3804 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3805 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3806 = "arith.divui"(%3803, %73) : (i32, i32) -> i32
      %3807 = "arith.addi"(%3541, %3795) : (i32, i32) -> i32
      %3808 = "arith.muli"(%3806, %3533) : (i32, i32) -> i32
      %3809 = "arith.addi"(%3807, %3808) : (i32, i32) -> i32
      %3810 = "llvm.getelementptr"(%52, %3809) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1514, %3810) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3811 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3812 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3813 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3814 = "arith.divui"(%3811, %73) : (i32, i32) -> i32
      %3815 = "arith.addi"(%3550, %3795) : (i32, i32) -> i32
      %3816 = "arith.muli"(%3814, %3533) : (i32, i32) -> i32
      %3817 = "arith.addi"(%3815, %3816) : (i32, i32) -> i32
      %3818 = "llvm.getelementptr"(%52, %3817) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1515, %3818) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3819 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3820 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3821 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3822 = "arith.divui"(%3819, %73) : (i32, i32) -> i32
      %3823 = "arith.addi"(%3559, %3795) : (i32, i32) -> i32
      %3824 = "arith.muli"(%3822, %3533) : (i32, i32) -> i32
      %3825 = "arith.addi"(%3823, %3824) : (i32, i32) -> i32
      %3826 = "llvm.getelementptr"(%52, %3825) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1516, %3826) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3827 = "arith.addi"(%3629, %3731) : (i32, i32) -> i32
      %3828 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3829 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3830 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3831 = "arith.divui"(%3828, %73) : (i32, i32) -> i32
      %3832 = "arith.muli"(%3831, %3533) : (i32, i32) -> i32
      %3833 = "arith.addi"(%3827, %3832) : (i32, i32) -> i32
      %3834 = "llvm.getelementptr"(%52, %3833) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1517, %3834) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3835 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3836 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3837 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3838 = "arith.divui"(%3835, %73) : (i32, i32) -> i32
      %3839 = "arith.addi"(%3541, %3827) : (i32, i32) -> i32
      %3840 = "arith.muli"(%3838, %3533) : (i32, i32) -> i32
      %3841 = "arith.addi"(%3839, %3840) : (i32, i32) -> i32
      %3842 = "llvm.getelementptr"(%52, %3841) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1518, %3842) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3843 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3844 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3845 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3846 = "arith.divui"(%3843, %73) : (i32, i32) -> i32
      %3847 = "arith.addi"(%3550, %3827) : (i32, i32) -> i32
      %3848 = "arith.muli"(%3846, %3533) : (i32, i32) -> i32
      %3849 = "arith.addi"(%3847, %3848) : (i32, i32) -> i32
      %3850 = "llvm.getelementptr"(%52, %3849) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1519, %3850) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3851 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3852 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3853 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3854 = "arith.divui"(%3851, %73) : (i32, i32) -> i32
      %3855 = "arith.addi"(%3559, %3827) : (i32, i32) -> i32
      %3856 = "arith.muli"(%3854, %3533) : (i32, i32) -> i32
      %3857 = "arith.addi"(%3855, %3856) : (i32, i32) -> i32
      %3858 = "llvm.getelementptr"(%52, %3857) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1520, %3858) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %3859 = "arith.addi"(%3730, %3711) : (i32, i32) -> i32
      %3860 = "arith.addi"(%3730, %50) : (i32, i32) -> i32
      "scf.for"(%3859, %3860, %50) ({
      ^bb0(%3861: i32):
        %3862 = "arith.cmpi"(%3861, %67) {predicate = 5 : i64} : (i32, i32) -> i1
        %3863 = "arith.cmpi"(%3861, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %3864 = "arith.andi"(%3862, %3863) : (i1, i1) -> i1
        "scf.if"(%3864) ({
          %3865 = "scf.for"(%67, %60, %85, %1280) ({
          ^bb0(%3866: i32, %3867: f32):
            %3868 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %3869 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %3870 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %3871 = "arith.divui"(%3868, %51) : (i32, i32) -> i32
            %3872 = "arith.muli"(%3871, %60) : (i32, i32) -> i32
            %3873 = "arith.addi"(%3872, %3866) : (i32, i32) -> i32
            %3874 = "arith.remui"(%3873, %80) : (i32, i32) -> i32
            %3875 = "arith.muli"(%3874, %82) : (i32, i32) -> i32
            %3876 = "arith.remui"(%3875, %80) : (i32, i32) -> i32
            %3877 = "arith.addi"(%3861, %3876) : (i32, i32) -> i32
            %3878 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %3879 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %3880 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %3881 = "arith.remui"(%3878, %51) : (i32, i32) -> i32
            %3882 = "arith.muli"(%3881, %50) : (i32, i32) -> i32
            %3883 = "arith.subi"(%3877, %3882) : (i32, i32) -> i32
            %3884 = "arith.andi"(%3883, %167) : (i32, i32) -> i32
            %3885 = "arith.shrsi"(%3883, %142) : (i32, i32) -> i32
            %3886 = "arith.muli"(%3884, %3541) : (i32, i32) -> i32
            %3887 = "arith.addi"(%3886, %3885) : (i32, i32) -> i32
            %3888 = "arith.muli"(%3866, %3533) : (i32, i32) -> i32
            %3889 = "arith.addi"(%3887, %3888) : (i32, i32) -> i32
            %3890 = "llvm.getelementptr"(%52, %3889) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3891 = "llvm.load"(%3890) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %3892 = "arith.addf"(%3867, %3891) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%3892) : (f32) -> ()
          }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 8 : i32>>} : (i32, i32, i32, f32) -> f32
          %3893 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
          %3894 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
          %3895 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
          %3896 = "arith.cmpi"(%3893, %51) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%3896) ({
            %3897 = "arith.extsi"(%3861) : (i32) -> i64
            %3898 = "llvm.getelementptr"(%12, %3897) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%3865, %3898) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %3899 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %3900 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %3901 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %3902 = "arith.divui"(%3899, %51) : (i32, i32) -> i32
            %3903 = "arith.extsi"(%3902) : (i32) -> i64
            %3904 = "arith.extsi"(%3861) : (i32) -> i64
            %3905 = "arith.muli"(%3903, %16) : (i64, i64) -> i64
            %3906 = "arith.addi"(%3905, %3904) : (i64, i64) -> i64
            %3907 = "llvm.getelementptr"(%15, %3906) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%3865, %3907) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 4 : i32>>} : (i32, i32, i32) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "rows_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, f32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 512, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i64, %3: !llvm.ptr<1>, %4: i64, %5: !llvm.ptr<1>, %6: !llvm.ptr<1>, %7: i32):
      %8 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %14 = "arith.constant"() {value = 16 : i32} : () -> i32
      %15 = "arith.muli"(%11, %14) : (i32, i32) -> i32
      %16 = "arith.remui"(%8, %14) : (i32, i32) -> i32
      %17 = "arith.addi"(%15, %16) : (i32, i32) -> i32
      %18 = "arith.divui"(%8, %14) : (i32, i32) -> i32
      %19 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %20 = "arith.constant"() {value = dense<0.0> : vector<2xf32>} : () -> vector<2xf32>
      %21 = "vector.extract"(%20) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
      %22 = "vector.extract"(%20) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
      %23 = "arith.cmpi"(%17, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %24, %25 = "scf.if"(%23) ({
        %26 = "arith.constant"() {value = 144 : i32} : () -> i32
        %27, %28 = "scf.for"(%18, %7, %26, %21, %22) ({
        ^bb0(%29: i32, %30: f32, %31: f32):
          %32 = "arith.cmpi"(%29, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %33 = "arith.constant"() {value = 1 : i32} : () -> i32
          %34 = "arith.subi"(%7, %33) : (i32, i32) -> i32
          %35 = "arith.minsi"(%29, %34) : (i32, i32) -> i32
          %36 = "arith.extsi"(%35) : (i32) -> i64
          %37 = "arith.extsi"(%17) : (i32) -> i64
          %38 = "arith.muli"(%36, %2) : (i64, i64) -> i64
          %39 = "arith.addi"(%38, %37) : (i64, i64) -> i64
          %40 = "llvm.getelementptr"(%0, %39) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %41 = "llvm.load"(%40) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %42 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %43 = "arith.select"(%32, %41, %42) : (i1, f32, f32) -> f32
          %44 = "arith.addf"(%30, %43) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %45 = "arith.muli"(%36, %4) : (i64, i64) -> i64
          %46 = "arith.addi"(%45, %37) : (i64, i64) -> i64
          %47 = "llvm.getelementptr"(%3, %46) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %48 = "llvm.load"(%47) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %49 = "arith.select"(%32, %48, %42) : (i1, f32, f32) -> f32
          %50 = "arith.addf"(%31, %49) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %51 = "arith.addi"(%29, %14) : (i32, i32) -> i32
          %52 = "arith.cmpi"(%51, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %53 = "arith.minsi"(%51, %34) : (i32, i32) -> i32
          %54 = "arith.extsi"(%53) : (i32) -> i64
          %55 = "arith.muli"(%54, %2) : (i64, i64) -> i64
          %56 = "arith.addi"(%55, %37) : (i64, i64) -> i64
          %57 = "llvm.getelementptr"(%0, %56) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %58 = "llvm.load"(%57) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %59 = "arith.select"(%52, %58, %42) : (i1, f32, f32) -> f32
          %60 = "arith.addf"(%44, %59) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %61 = "arith.muli"(%54, %4) : (i64, i64) -> i64
          %62 = "arith.addi"(%61, %37) : (i64, i64) -> i64
          %63 = "llvm.getelementptr"(%3, %62) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %64 = "llvm.load"(%63) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %65 = "arith.select"(%52, %64, %42) : (i1, f32, f32) -> f32
          %66 = "arith.addf"(%50, %65) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %67 = "arith.constant"() {value = 32 : i32} : () -> i32
          %68 = "arith.addi"(%29, %67) : (i32, i32) -> i32
          %69 = "arith.cmpi"(%68, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %70 = "arith.minsi"(%68, %34) : (i32, i32) -> i32
          %71 = "arith.extsi"(%70) : (i32) -> i64
          %72 = "arith.muli"(%71, %2) : (i64, i64) -> i64
          %73 = "arith.addi"(%72, %37) : (i64, i64) -> i64
          %74 = "llvm.getelementptr"(%0, %73) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %75 = "llvm.load"(%74) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %76 = "arith.select"(%69, %75, %42) : (i1, f32, f32) -> f32
          %77 = "arith.addf"(%60, %76) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %78 = "arith.muli"(%71, %4) : (i64, i64) -> i64
          %79 = "arith.addi"(%78, %37) : (i64, i64) -> i64
          %80 = "llvm.getelementptr"(%3, %79) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %81 = "llvm.load"(%80) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %82 = "arith.select"(%69, %81, %42) : (i1, f32, f32) -> f32
          %83 = "arith.addf"(%66, %82) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %84 = "arith.constant"() {value = 48 : i32} : () -> i32
          %85 = "arith.addi"(%29, %84) : (i32, i32) -> i32
          %86 = "arith.cmpi"(%85, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %87 = "arith.minsi"(%85, %34) : (i32, i32) -> i32
          %88 = "arith.extsi"(%87) : (i32) -> i64
          %89 = "arith.muli"(%88, %2) : (i64, i64) -> i64
          %90 = "arith.addi"(%89, %37) : (i64, i64) -> i64
          %91 = "llvm.getelementptr"(%0, %90) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %92 = "llvm.load"(%91) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %93 = "arith.select"(%86, %92, %42) : (i1, f32, f32) -> f32
          %94 = "arith.addf"(%77, %93) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %95 = "arith.muli"(%88, %4) : (i64, i64) -> i64
          %96 = "arith.addi"(%95, %37) : (i64, i64) -> i64
          %97 = "llvm.getelementptr"(%3, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %98 = "llvm.load"(%97) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %99 = "arith.select"(%86, %98, %42) : (i1, f32, f32) -> f32
          %100 = "arith.addf"(%83, %99) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %101 = "arith.constant"() {value = 64 : i32} : () -> i32
          %102 = "arith.addi"(%29, %101) : (i32, i32) -> i32
          %103 = "arith.cmpi"(%102, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %104 = "arith.minsi"(%102, %34) : (i32, i32) -> i32
          %105 = "arith.extsi"(%104) : (i32) -> i64
          %106 = "arith.muli"(%105, %2) : (i64, i64) -> i64
          %107 = "arith.addi"(%106, %37) : (i64, i64) -> i64
          %108 = "llvm.getelementptr"(%0, %107) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %109 = "llvm.load"(%108) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %110 = "arith.select"(%103, %109, %42) : (i1, f32, f32) -> f32
          %111 = "arith.addf"(%94, %110) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %112 = "arith.muli"(%105, %4) : (i64, i64) -> i64
          %113 = "arith.addi"(%112, %37) : (i64, i64) -> i64
          %114 = "llvm.getelementptr"(%3, %113) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %115 = "llvm.load"(%114) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %116 = "arith.select"(%103, %115, %42) : (i1, f32, f32) -> f32
          %117 = "arith.addf"(%100, %116) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %118 = "arith.constant"() {value = 80 : i32} : () -> i32
          %119 = "arith.addi"(%29, %118) : (i32, i32) -> i32
          %120 = "arith.cmpi"(%119, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %121 = "arith.minsi"(%119, %34) : (i32, i32) -> i32
          %122 = "arith.extsi"(%121) : (i32) -> i64
          %123 = "arith.muli"(%122, %2) : (i64, i64) -> i64
          %124 = "arith.addi"(%123, %37) : (i64, i64) -> i64
          %125 = "llvm.getelementptr"(%0, %124) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %126 = "llvm.load"(%125) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %127 = "arith.select"(%120, %126, %42) : (i1, f32, f32) -> f32
          %128 = "arith.addf"(%111, %127) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %129 = "arith.muli"(%122, %4) : (i64, i64) -> i64
          %130 = "arith.addi"(%129, %37) : (i64, i64) -> i64
          %131 = "llvm.getelementptr"(%3, %130) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %132 = "llvm.load"(%131) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %133 = "arith.select"(%120, %132, %42) : (i1, f32, f32) -> f32
          %134 = "arith.addf"(%117, %133) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %135 = "arith.constant"() {value = 96 : i32} : () -> i32
          %136 = "arith.addi"(%29, %135) : (i32, i32) -> i32
          %137 = "arith.cmpi"(%136, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %138 = "arith.minsi"(%136, %34) : (i32, i32) -> i32
          %139 = "arith.extsi"(%138) : (i32) -> i64
          %140 = "arith.muli"(%139, %2) : (i64, i64) -> i64
          %141 = "arith.addi"(%140, %37) : (i64, i64) -> i64
          %142 = "llvm.getelementptr"(%0, %141) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %143 = "llvm.load"(%142) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %144 = "arith.select"(%137, %143, %42) : (i1, f32, f32) -> f32
          %145 = "arith.addf"(%128, %144) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %146 = "arith.muli"(%139, %4) : (i64, i64) -> i64
          %147 = "arith.addi"(%146, %37) : (i64, i64) -> i64
          %148 = "llvm.getelementptr"(%3, %147) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %149 = "llvm.load"(%148) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %150 = "arith.select"(%137, %149, %42) : (i1, f32, f32) -> f32
          %151 = "arith.addf"(%134, %150) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %152 = "arith.constant"() {value = 112 : i32} : () -> i32
          %153 = "arith.addi"(%29, %152) : (i32, i32) -> i32
          %154 = "arith.cmpi"(%153, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %155 = "arith.minsi"(%153, %34) : (i32, i32) -> i32
          %156 = "arith.extsi"(%155) : (i32) -> i64
          %157 = "arith.muli"(%156, %2) : (i64, i64) -> i64
          %158 = "arith.addi"(%157, %37) : (i64, i64) -> i64
          %159 = "llvm.getelementptr"(%0, %158) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %160 = "llvm.load"(%159) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %161 = "arith.select"(%154, %160, %42) : (i1, f32, f32) -> f32
          %162 = "arith.addf"(%145, %161) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %163 = "arith.muli"(%156, %4) : (i64, i64) -> i64
          %164 = "arith.addi"(%163, %37) : (i64, i64) -> i64
          %165 = "llvm.getelementptr"(%3, %164) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %166 = "llvm.load"(%165) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %167 = "arith.select"(%154, %166, %42) : (i1, f32, f32) -> f32
          %168 = "arith.addf"(%151, %167) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %169 = "arith.constant"() {value = 128 : i32} : () -> i32
          %170 = "arith.addi"(%29, %169) : (i32, i32) -> i32
          %171 = "arith.cmpi"(%170, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %172 = "arith.minsi"(%170, %34) : (i32, i32) -> i32
          %173 = "arith.extsi"(%172) : (i32) -> i64
          %174 = "arith.muli"(%173, %2) : (i64, i64) -> i64
          %175 = "arith.addi"(%174, %37) : (i64, i64) -> i64
          %176 = "llvm.getelementptr"(%0, %175) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %177 = "llvm.load"(%176) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %178 = "arith.select"(%171, %177, %42) : (i1, f32, f32) -> f32
          %179 = "arith.addf"(%162, %178) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %180 = "arith.muli"(%173, %4) : (i64, i64) -> i64
          %181 = "arith.addi"(%180, %37) : (i64, i64) -> i64
          %182 = "llvm.getelementptr"(%3, %181) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %183 = "llvm.load"(%182) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %184 = "arith.select"(%171, %183, %42) : (i1, f32, f32) -> f32
          %185 = "arith.addf"(%168, %184) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          "scf.yield"(%179, %185) : (f32, f32) -> ()
        }) : (i32, i32, i32, f32, f32) -> (f32, f32)
        "scf.yield"(%27, %28) : (f32, f32) -> ()
      }, {
        "scf.yield"(%21, %22) : (f32, f32) -> ()
      }) : (i1) -> (f32, f32)
      %186 = "arith.muli"(%18, %14) : (i32, i32) -> i32
      %187 = "arith.addi"(%16, %186) : (i32, i32) -> i32
      %188 = "llvm.getelementptr"(%19, %187) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%24, %188) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %189 = "arith.constant"() {value = 256 : i32} : () -> i32
      %190 = "arith.addi"(%187, %189) : (i32, i32) -> i32
      %191 = "llvm.getelementptr"(%19, %190) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%25, %191) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %192 = "arith.constant"() {value = 0 : i32} : () -> i32
      %193 = "arith.cmpi"(%18, %192) {predicate = 0 : i64} : (i32, i32) -> i1
      %194 = "arith.andi"(%193, %23) : (i1, i1) -> i1
      "scf.if"(%194) ({
        %195 = "llvm.getelementptr"(%19, %8) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %196 = "llvm.load"(%195) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %197 = "arith.addi"(%8, %14) : (i32, i32) -> i32
        %198 = "llvm.getelementptr"(%19, %197) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %199 = "llvm.load"(%198) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %200 = "arith.addf"(%196, %199) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %201 = "arith.constant"() {value = 32 : i32} : () -> i32
        %202 = "arith.addi"(%8, %201) : (i32, i32) -> i32
        %203 = "llvm.getelementptr"(%19, %202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %204 = "llvm.load"(%203) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %205 = "arith.addf"(%200, %204) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %206 = "arith.constant"() {value = 48 : i32} : () -> i32
        %207 = "arith.addi"(%8, %206) : (i32, i32) -> i32
        %208 = "llvm.getelementptr"(%19, %207) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %209 = "llvm.load"(%208) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %210 = "arith.addf"(%205, %209) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %211 = "arith.constant"() {value = 64 : i32} : () -> i32
        %212 = "arith.addi"(%8, %211) : (i32, i32) -> i32
        %213 = "llvm.getelementptr"(%19, %212) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %214 = "llvm.load"(%213) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %215 = "arith.addf"(%210, %214) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %216 = "arith.constant"() {value = 80 : i32} : () -> i32
        %217 = "arith.addi"(%8, %216) : (i32, i32) -> i32
        %218 = "llvm.getelementptr"(%19, %217) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %219 = "llvm.load"(%218) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %220 = "arith.addf"(%215, %219) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %221 = "arith.constant"() {value = 96 : i32} : () -> i32
        %222 = "arith.addi"(%8, %221) : (i32, i32) -> i32
        %223 = "llvm.getelementptr"(%19, %222) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %224 = "llvm.load"(%223) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %225 = "arith.addf"(%220, %224) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %226 = "arith.constant"() {value = 112 : i32} : () -> i32
        %227 = "arith.addi"(%8, %226) : (i32, i32) -> i32
        %228 = "llvm.getelementptr"(%19, %227) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %229 = "llvm.load"(%228) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %230 = "arith.addf"(%225, %229) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %231 = "arith.constant"() {value = 128 : i32} : () -> i32
        %232 = "arith.addi"(%8, %231) : (i32, i32) -> i32
        %233 = "llvm.getelementptr"(%19, %232) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %234 = "llvm.load"(%233) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %235 = "arith.addf"(%230, %234) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %236 = "arith.constant"() {value = 144 : i32} : () -> i32
        %237 = "arith.addi"(%8, %236) : (i32, i32) -> i32
        %238 = "llvm.getelementptr"(%19, %237) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %239 = "llvm.load"(%238) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %240 = "arith.addf"(%235, %239) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %241 = "arith.constant"() {value = 160 : i32} : () -> i32
        %242 = "arith.addi"(%8, %241) : (i32, i32) -> i32
        %243 = "llvm.getelementptr"(%19, %242) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %244 = "llvm.load"(%243) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %245 = "arith.addf"(%240, %244) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %246 = "arith.constant"() {value = 176 : i32} : () -> i32
        %247 = "arith.addi"(%8, %246) : (i32, i32) -> i32
        %248 = "llvm.getelementptr"(%19, %247) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %249 = "llvm.load"(%248) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %250 = "arith.addf"(%245, %249) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %251 = "arith.constant"() {value = 192 : i32} : () -> i32
        %252 = "arith.addi"(%8, %251) : (i32, i32) -> i32
        %253 = "llvm.getelementptr"(%19, %252) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %254 = "llvm.load"(%253) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %255 = "arith.addf"(%250, %254) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %256 = "arith.constant"() {value = 208 : i32} : () -> i32
        %257 = "arith.addi"(%8, %256) : (i32, i32) -> i32
        %258 = "llvm.getelementptr"(%19, %257) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %259 = "llvm.load"(%258) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %260 = "arith.addf"(%255, %259) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %261 = "arith.constant"() {value = 224 : i32} : () -> i32
        %262 = "arith.addi"(%8, %261) : (i32, i32) -> i32
        %263 = "llvm.getelementptr"(%19, %262) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %264 = "llvm.load"(%263) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %265 = "arith.addf"(%260, %264) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %266 = "arith.constant"() {value = 240 : i32} : () -> i32
        %267 = "arith.addi"(%8, %266) : (i32, i32) -> i32
        %268 = "llvm.getelementptr"(%19, %267) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %269 = "llvm.load"(%268) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %270 = "arith.addf"(%265, %269) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %271 = "arith.extsi"(%17) : (i32) -> i64
        %272 = "llvm.getelementptr"(%5, %271) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%270, %272) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        %273 = "arith.addi"(%8, %189) : (i32, i32) -> i32
        %274 = "llvm.getelementptr"(%19, %273) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %275 = "llvm.load"(%274) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %276 = "arith.addi"(%197, %189) : (i32, i32) -> i32
        %277 = "llvm.getelementptr"(%19, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %278 = "llvm.load"(%277) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %279 = "arith.addf"(%275, %278) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %280 = "arith.addi"(%202, %189) : (i32, i32) -> i32
        %281 = "llvm.getelementptr"(%19, %280) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %282 = "llvm.load"(%281) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %283 = "arith.addf"(%279, %282) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %284 = "arith.addi"(%207, %189) : (i32, i32) -> i32
        %285 = "llvm.getelementptr"(%19, %284) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %286 = "llvm.load"(%285) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %287 = "arith.addf"(%283, %286) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %288 = "arith.addi"(%212, %189) : (i32, i32) -> i32
        %289 = "llvm.getelementptr"(%19, %288) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %290 = "llvm.load"(%289) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %291 = "arith.addf"(%287, %290) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %292 = "arith.addi"(%217, %189) : (i32, i32) -> i32
        %293 = "llvm.getelementptr"(%19, %292) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %294 = "llvm.load"(%293) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %295 = "arith.addf"(%291, %294) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %296 = "arith.addi"(%222, %189) : (i32, i32) -> i32
        %297 = "llvm.getelementptr"(%19, %296) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %298 = "llvm.load"(%297) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %299 = "arith.addf"(%295, %298) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %300 = "arith.addi"(%227, %189) : (i32, i32) -> i32
        %301 = "llvm.getelementptr"(%19, %300) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %302 = "llvm.load"(%301) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %303 = "arith.addf"(%299, %302) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %304 = "arith.addi"(%232, %189) : (i32, i32) -> i32
        %305 = "llvm.getelementptr"(%19, %304) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %306 = "llvm.load"(%305) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %307 = "arith.addf"(%303, %306) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %308 = "arith.addi"(%237, %189) : (i32, i32) -> i32
        %309 = "llvm.getelementptr"(%19, %308) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %310 = "llvm.load"(%309) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %311 = "arith.addf"(%307, %310) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %312 = "arith.addi"(%242, %189) : (i32, i32) -> i32
        %313 = "llvm.getelementptr"(%19, %312) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %314 = "llvm.load"(%313) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %315 = "arith.addf"(%311, %314) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %316 = "arith.addi"(%247, %189) : (i32, i32) -> i32
        %317 = "llvm.getelementptr"(%19, %316) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %318 = "llvm.load"(%317) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %319 = "arith.addf"(%315, %318) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %320 = "arith.addi"(%252, %189) : (i32, i32) -> i32
        %321 = "llvm.getelementptr"(%19, %320) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %322 = "llvm.load"(%321) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %323 = "arith.addf"(%319, %322) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %324 = "arith.addi"(%257, %189) : (i32, i32) -> i32
        %325 = "llvm.getelementptr"(%19, %324) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %326 = "llvm.load"(%325) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %327 = "arith.addf"(%323, %326) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %328 = "arith.addi"(%262, %189) : (i32, i32) -> i32
        %329 = "llvm.getelementptr"(%19, %328) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %330 = "llvm.load"(%329) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %331 = "arith.addf"(%327, %330) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %332 = "arith.addi"(%267, %189) : (i32, i32) -> i32
        %333 = "llvm.getelementptr"(%19, %332) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %334 = "llvm.load"(%333) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %335 = "arith.addf"(%331, %334) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %336 = "llvm.getelementptr"(%6, %271) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%335, %336) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "add_up_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>, %8: !llvm.ptr<1>, %9: !llvm.ptr<1>, %10: i64, %11: !llvm.ptr<1>, %12: !llvm.ptr<1>, %13: f32):
      %14 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %15 = "llvm.getelementptr"(%14) {rawConstantIndices = array<i32: 1024>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %16 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %18 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %19 = "arith.constant"() {value = 0 : i32} : () -> i32
      %20 = "arith.cmpi"(%16, %19) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%20) ({
        %21 = "arith.constant"() {value = 1 : i32} : () -> i32
        %t22_s0 = "llvm.ptrtoint"(%15) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t22_s0, %21) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        "nvvm.fence.mbarrier.init"() : () -> ()
        %23 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %t24_s0 = "llvm.ptrtoint"(%15) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t24_s0, %23) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.cluster.arrive.relaxed"() {aligned} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %25 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %26 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %27 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %28 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %29 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %30 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %31 = "arith.constant"() {value = 8 : i32} : () -> i32
      %32 = "arith.divui"(%28, %31) : (i32, i32) -> i32
      %33 = "arith.constant"() {value = 512 : i32} : () -> i32
      %34 = "arith.divui"(%25, %33) : (i32, i32) -> i32
      %35 = "arith.addi"(%32, %34) : (i32, i32) -> i32
      %36 = "arith.constant"() {value = 1 : i32} : () -> i32
      %37 = "arith.subi"(%1, %36) : (i32, i32) -> i32
      %38 = "arith.minsi"(%35, %37) : (i32, i32) -> i32
      %39 = "arith.extsi"(%38) : (i32) -> i64
      %40 = "llvm.getelementptr"(%7, %39) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %41 = "llvm.load"(%40) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
      %42 = "llvm.getelementptr"(%8, %39) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %43 = "llvm.load"(%42) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
      %44 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %45 = "arith.constant"() {value = 4 : i32} : () -> i32
      %46 = "arith.addi"(%2, %45) : (i32, i32) -> i32
      %47 = "arith.subi"(%46, %36) : (i32, i32) -> i32
      %48 = "arith.constant"() {value = 4095 : i32} : () -> i32
      %49 = "arith.addi"(%47, %48) : (i32, i32) -> i32
      %50 = "arith.constant"() {value = 12 : i32} : () -> i32
      %51 = "arith.shrsi"(%49, %50) : (i32, i32) -> i32
      %52 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %53, %54 = "scf.for"(%44, %51, %31, %52, %52) ({
      ^bb0(%55: i32, %56: f32, %57: f32):
        %58 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
        %59 = "vector.extract"(%58) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
        %60 = "vector.extract"(%58) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
        %61 = "vector.extract"(%58) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
        %62 = "vector.extract"(%58) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
        %63 = "vector.extract"(%58) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
        %64 = "vector.extract"(%58) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
        %65 = "vector.extract"(%58) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
        %66 = "vector.extract"(%58) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
        %67 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %68 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %69 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %70 = "arith.muli"(%55, %33) : (i32, i32) -> i32
        %71 = "arith.constant"() {value = 2 : i32} : () -> i32
        %72 = "arith.muli"(%70, %71) : (i32, i32) -> i32
        %73 = "arith.remui"(%67, %33) : (i32, i32) -> i32
        %74 = "arith.addi"(%72, %73) : (i32, i32) -> i32
        %75 = "arith.muli"(%74, %45) : (i32, i32) -> i32
        %76 = "arith.cmpi"(%75, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %77 = "arith.constant"() {value = true} : () -> i1
        %78 = "arith.andi"(%77, %76) : (i1, i1) -> i1
        %79 = "arith.extui"(%78) : (i1) -> i8
        %80 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %81 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %82 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %83 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %84 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %85 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %86 = "arith.divui"(%83, %31) : (i32, i32) -> i32
        %87 = "arith.divui"(%80, %33) : (i32, i32) -> i32
        %88 = "arith.addi"(%86, %87) : (i32, i32) -> i32
        %89 = "arith.extsi"(%88) : (i32) -> i64
        %90 = "arith.muli"(%89, %3) : (i64, i64) -> i64
        %91 = "llvm.getelementptr"(%0, %90) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %92 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %93 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %94 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %95 = "arith.remui"(%92, %33) : (i32, i32) -> i32
        %96 = "arith.addi"(%72, %95) : (i32, i32) -> i32
        %97 = "arith.muli"(%96, %45) : (i32, i32) -> i32
        %98 = "llvm.getelementptr"(%91, %97) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %99 = "arith.constant"() {value = 0 : i8} : () -> i8
        %100 = "arith.cmpi"(%79, %99) {predicate = 1 : i64} : (i8, i8) -> i1
        %101, %102, %103, %104 = "scf.if"(%100) ({
          %105 = "llvm.load"(%98) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %106 = "vector.extract"(%105) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %107 = "vector.extract"(%105) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %108 = "vector.extract"(%105) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %109 = "vector.extract"(%105) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %110 = "llvm.bitcast"(%106) : (i32) -> f32
          %111 = "llvm.bitcast"(%107) : (i32) -> f32
          %112 = "llvm.bitcast"(%108) : (i32) -> f32
          %113 = "llvm.bitcast"(%109) : (i32) -> f32
          "scf.yield"(%110, %111, %112, %113) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%59, %60, %61, %62) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %114 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %115 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %116 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %117 = "arith.remui"(%114, %33) : (i32, i32) -> i32
        %118 = "arith.addi"(%72, %117) : (i32, i32) -> i32
        %119 = "arith.muli"(%118, %45) : (i32, i32) -> i32
        %120 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %121 = "arith.addi"(%119, %120) : (i32, i32) -> i32
        %122 = "arith.cmpi"(%121, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %123 = "arith.andi"(%77, %122) : (i1, i1) -> i1
        %124 = "arith.extui"(%123) : (i1) -> i8
        %125 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %126 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %127 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %128 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %129 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %130 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %131 = "arith.divui"(%128, %31) : (i32, i32) -> i32
        %132 = "arith.divui"(%125, %33) : (i32, i32) -> i32
        %133 = "arith.addi"(%131, %132) : (i32, i32) -> i32
        %134 = "arith.extsi"(%133) : (i32) -> i64
        %135 = "arith.muli"(%134, %3) : (i64, i64) -> i64
        %136 = "llvm.getelementptr"(%0, %135) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %137 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %138 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %139 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %140 = "arith.remui"(%137, %33) : (i32, i32) -> i32
        %141 = "arith.addi"(%72, %140) : (i32, i32) -> i32
        %142 = "arith.muli"(%141, %45) : (i32, i32) -> i32
        %143 = "llvm.getelementptr"(%136, %142) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %144 = "llvm.getelementptr"(%143) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %145 = "arith.cmpi"(%124, %99) {predicate = 1 : i64} : (i8, i8) -> i1
        %146, %147, %148, %149 = "scf.if"(%145) ({
          %150 = "llvm.load"(%144) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %151 = "vector.extract"(%150) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %152 = "vector.extract"(%150) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %153 = "vector.extract"(%150) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %154 = "vector.extract"(%150) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %155 = "llvm.bitcast"(%151) : (i32) -> f32
          %156 = "llvm.bitcast"(%152) : (i32) -> f32
          %157 = "llvm.bitcast"(%153) : (i32) -> f32
          %158 = "llvm.bitcast"(%154) : (i32) -> f32
          "scf.yield"(%155, %156, %157, %158) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%63, %64, %65, %66) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %159 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %160 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %161 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %162 = "arith.remui"(%159, %33) : (i32, i32) -> i32
        %163 = "arith.addi"(%72, %162) : (i32, i32) -> i32
        %164 = "arith.muli"(%163, %45) : (i32, i32) -> i32
        %165 = "arith.cmpi"(%164, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %166 = "arith.andi"(%77, %165) : (i1, i1) -> i1
        %167 = "arith.extui"(%166) : (i1) -> i8
        %168 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %169 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %170 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %171 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %172 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %173 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %174 = "arith.divui"(%171, %31) : (i32, i32) -> i32
        %175 = "arith.divui"(%168, %33) : (i32, i32) -> i32
        %176 = "arith.addi"(%174, %175) : (i32, i32) -> i32
        %177 = "arith.extsi"(%176) : (i32) -> i64
        %178 = "arith.muli"(%177, %5) : (i64, i64) -> i64
        %179 = "llvm.getelementptr"(%4, %178) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %180 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %181 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %182 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %183 = "arith.remui"(%180, %33) : (i32, i32) -> i32
        %184 = "arith.addi"(%72, %183) : (i32, i32) -> i32
        %185 = "arith.muli"(%184, %45) : (i32, i32) -> i32
        %186 = "llvm.getelementptr"(%179, %185) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %187 = "arith.cmpi"(%167, %99) {predicate = 1 : i64} : (i8, i8) -> i1
        %188, %189, %190, %191 = "scf.if"(%187) ({
          %192 = "llvm.load"(%186) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %193 = "vector.extract"(%192) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %194 = "vector.extract"(%192) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %195 = "vector.extract"(%192) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %196 = "vector.extract"(%192) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %197 = "llvm.bitcast"(%193) : (i32) -> f32
          %198 = "llvm.bitcast"(%194) : (i32) -> f32
          %199 = "llvm.bitcast"(%195) : (i32) -> f32
          %200 = "llvm.bitcast"(%196) : (i32) -> f32
          "scf.yield"(%197, %198, %199, %200) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%59, %60, %61, %62) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %201 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %202 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %203 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %204 = "arith.remui"(%201, %33) : (i32, i32) -> i32
        %205 = "arith.addi"(%72, %204) : (i32, i32) -> i32
        %206 = "arith.muli"(%205, %45) : (i32, i32) -> i32
        %207 = "arith.addi"(%206, %120) : (i32, i32) -> i32
        %208 = "arith.cmpi"(%207, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %209 = "arith.andi"(%77, %208) : (i1, i1) -> i1
        %210 = "arith.extui"(%209) : (i1) -> i8
        %211 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %212 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %213 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %214 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %215 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %216 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %217 = "arith.divui"(%214, %31) : (i32, i32) -> i32
        %218 = "arith.divui"(%211, %33) : (i32, i32) -> i32
        %219 = "arith.addi"(%217, %218) : (i32, i32) -> i32
        %220 = "arith.extsi"(%219) : (i32) -> i64
        %221 = "arith.muli"(%220, %5) : (i64, i64) -> i64
        %222 = "llvm.getelementptr"(%4, %221) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %223 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %224 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %225 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %226 = "arith.remui"(%223, %33) : (i32, i32) -> i32
        %227 = "arith.addi"(%72, %226) : (i32, i32) -> i32
        %228 = "arith.muli"(%227, %45) : (i32, i32) -> i32
        %229 = "llvm.getelementptr"(%222, %228) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %230 = "llvm.getelementptr"(%229) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %231 = "arith.cmpi"(%210, %99) {predicate = 1 : i64} : (i8, i8) -> i1
        %232, %233, %234, %235 = "scf.if"(%231) ({
          %236 = "llvm.load"(%230) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %237 = "vector.extract"(%236) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %238 = "vector.extract"(%236) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %239 = "vector.extract"(%236) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %240 = "vector.extract"(%236) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %241 = "llvm.bitcast"(%237) : (i32) -> f32
          %242 = "llvm.bitcast"(%238) : (i32) -> f32
          %243 = "llvm.bitcast"(%239) : (i32) -> f32
          %244 = "llvm.bitcast"(%240) : (i32) -> f32
          "scf.yield"(%241, %242, %243, %244) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%63, %64, %65, %66) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %245 = "vector.from_elements"(%101, %102, %103, %104) : (f32, f32, f32, f32) -> vector<4xf32>
        %246 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
        %247 = "vector.extract"(%246) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %248 = "vector.extract"(%246) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %249 = "vector.extract"(%246) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %250 = "vector.extract"(%246) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %251 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %252 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %253 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %254 = "arith.remui"(%251, %33) : (i32, i32) -> i32
        %255 = "arith.addi"(%72, %254) : (i32, i32) -> i32
        %256 = "arith.muli"(%255, %45) : (i32, i32) -> i32
        %257 = "arith.cmpi"(%256, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %258 = "arith.andi"(%77, %257) : (i1, i1) -> i1
        %259, %260, %261, %262 = "scf.if"(%258) ({
          %263 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %264 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %265 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %266 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %267 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %268 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %269 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %270 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %271 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %272 = "arith.remui"(%269, %33) : (i32, i32) -> i32
          %273 = "arith.addi"(%72, %272) : (i32, i32) -> i32
          %274 = "arith.muli"(%273, %45) : (i32, i32) -> i32
          %275 = "llvm.getelementptr"(%6, %274) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %276 = "llvm.load"(%275) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %277 = "vector.extract"(%276) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %278 = "vector.extract"(%276) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %279 = "vector.extract"(%276) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %280 = "vector.extract"(%276) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%277, %278, %279, %280) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%247, %248, %249, %250) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %281 = "vector.from_elements"(%259, %260, %261, %262) : (f32, f32, f32, f32) -> vector<4xf32>
        %282 = "arith.mulf"(%245, %281) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %283 = "vector.extract"(%282) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %284 = "vector.extract"(%282) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %285 = "arith.addf"(%283, %284) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %286 = "vector.extract"(%282) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %287 = "vector.extract"(%282) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %288 = "arith.addf"(%286, %287) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %289 = "arith.addf"(%285, %288) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %290 = "arith.addf"(%289, %52) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %291 = "vector.from_elements"(%188, %189, %190, %191) : (f32, f32, f32, f32) -> vector<4xf32>
        %292 = "vector.broadcast"(%41) : (f32) -> vector<4xf32>
        %293 = "arith.subf"(%291, %292) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %294 = "arith.mulf"(%282, %293) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %295 = "vector.extract"(%294) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %296 = "vector.extract"(%294) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %297 = "arith.addf"(%295, %296) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %298 = "vector.extract"(%294) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %299 = "vector.extract"(%294) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %300 = "arith.addf"(%298, %299) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %301 = "arith.addf"(%297, %300) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %302 = "arith.addf"(%301, %52) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %303 = "vector.from_elements"(%146, %147, %148, %149) : (f32, f32, f32, f32) -> vector<4xf32>
        %304 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %305 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %306 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %307 = "arith.remui"(%304, %33) : (i32, i32) -> i32
        %308 = "arith.addi"(%72, %307) : (i32, i32) -> i32
        %309 = "arith.muli"(%308, %45) : (i32, i32) -> i32
        %310 = "arith.addi"(%309, %120) : (i32, i32) -> i32
        %311 = "arith.cmpi"(%310, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %312 = "arith.andi"(%77, %311) : (i1, i1) -> i1
        %313, %314, %315, %316 = "scf.if"(%312) ({
          %317 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %318 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %319 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %320 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %321 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %322 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %323 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %324 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %325 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %326 = "arith.remui"(%323, %33) : (i32, i32) -> i32
          %327 = "arith.addi"(%72, %326) : (i32, i32) -> i32
          %328 = "arith.muli"(%327, %45) : (i32, i32) -> i32
          %329 = "llvm.getelementptr"(%6, %328) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %330 = "llvm.getelementptr"(%329) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %331 = "llvm.load"(%330) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %332 = "vector.extract"(%331) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %333 = "vector.extract"(%331) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %334 = "vector.extract"(%331) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %335 = "vector.extract"(%331) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%332, %333, %334, %335) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%247, %248, %249, %250) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %336 = "vector.from_elements"(%313, %314, %315, %316) : (f32, f32, f32, f32) -> vector<4xf32>
        %337 = "arith.mulf"(%303, %336) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %338 = "vector.extract"(%337) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %339 = "vector.extract"(%337) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %340 = "arith.addf"(%338, %339) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %341 = "vector.extract"(%337) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %342 = "vector.extract"(%337) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %343 = "arith.addf"(%341, %342) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %344 = "arith.addf"(%340, %343) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %345 = "arith.addf"(%344, %290) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %346 = "vector.from_elements"(%232, %233, %234, %235) : (f32, f32, f32, f32) -> vector<4xf32>
        %347 = "vector.broadcast"(%41) : (f32) -> vector<4xf32>
        %348 = "arith.subf"(%346, %347) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %349 = "arith.mulf"(%337, %348) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %350 = "vector.extract"(%349) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %351 = "vector.extract"(%349) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %352 = "arith.addf"(%350, %351) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %353 = "vector.extract"(%349) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %354 = "vector.extract"(%349) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %355 = "arith.addf"(%353, %354) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %356 = "arith.addf"(%352, %355) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %357 = "arith.addf"(%356, %302) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %358 = "arith.addf"(%57, %345) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %359 = "arith.addf"(%56, %357) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "scf.yield"(%359, %358) : (f32, f32) -> ()
      }) : (i32, i32, i32, f32, f32) -> (f32, f32)
      %360 = "arith.constant"() {value = -1 : i32} : () -> i32
      %361 = "arith.constant"() {value = 16 : i32} : () -> i32
      %362 = "arith.constant"() {value = 31 : i32} : () -> i32
      %363 = "nvvm.shfl.sync"(%360, %54, %361, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %364 = "arith.addf"(%54, %363) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %365 = "nvvm.shfl.sync"(%360, %364, %31, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %366 = "arith.addf"(%364, %365) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %367 = "nvvm.shfl.sync"(%360, %366, %45, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %368 = "arith.addf"(%366, %367) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %369 = "arith.constant"() {value = 2 : i32} : () -> i32
      %370 = "nvvm.shfl.sync"(%360, %368, %369, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %371 = "arith.addf"(%368, %370) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %372 = "nvvm.shfl.sync"(%360, %371, %36, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %373 = "arith.addf"(%371, %372) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %374 = "nvvm.shfl.sync"(%360, %53, %361, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %375 = "arith.addf"(%53, %374) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %376 = "nvvm.shfl.sync"(%360, %375, %31, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %377 = "arith.addf"(%375, %376) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %378 = "nvvm.shfl.sync"(%360, %377, %45, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %379 = "arith.addf"(%377, %378) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %380 = "nvvm.shfl.sync"(%360, %379, %369, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %381 = "arith.addf"(%379, %380) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %382 = "nvvm.shfl.sync"(%360, %381, %36, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %383 = "arith.addf"(%381, %382) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %384 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %385 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %386 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %387 = "arith.constant"() {value = 32 : i32} : () -> i32
      %388 = "arith.remui"(%384, %387) : (i32, i32) -> i32
      %389 = "arith.remui"(%384, %33) : (i32, i32) -> i32
      %390 = "arith.divui"(%389, %387) : (i32, i32) -> i32
      "nvvm.cluster.wait"() {aligned} : () -> ()
      %391 = "arith.cmpi"(%388, %31) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%391) ({
        %392 = "nvvm.mapa"(%14, %388) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
        %393 = "nvvm.mapa"(%15, %388) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
        %394 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
        %395 = "arith.muli"(%394, %361) : (i32, i32) -> i32
        %396 = "arith.addi"(%395, %390) : (i32, i32) -> i32
        %397 = "llvm.getelementptr"(%392, %396) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
        %398 = "arith.bitcast"(%373) : (f32) -> i32
        %t399_s0 = "llvm.ptrtoint"(%397) : (!llvm.ptr<7>) -> i32
        %t399_s1 = "llvm.ptrtoint"(%393) : (!llvm.ptr<7>) -> i32
        "llvm.inline_asm"(%t399_s0, %t399_s1, %398) {asm_string = "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.b32 [$0], $2, [$1];", constraints = "r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32) -> ()
        %400 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
        %401 = "arith.muli"(%400, %361) : (i32, i32) -> i32
        %402 = "arith.addi"(%401, %390) : (i32, i32) -> i32
        %403 = "arith.constant"() {value = 128 : i32} : () -> i32
        %404 = "arith.addi"(%402, %403) : (i32, i32) -> i32
        %405 = "llvm.getelementptr"(%392, %404) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
        %406 = "arith.bitcast"(%383) : (f32) -> i32
        %t407_s0 = "llvm.ptrtoint"(%405) : (!llvm.ptr<7>) -> i32
        %t407_s1 = "llvm.ptrtoint"(%393) : (!llvm.ptr<7>) -> i32
        "llvm.inline_asm"(%t407_s0, %t407_s1, %406) {asm_string = "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.b32 [$0], $2, [$1];", constraints = "r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %t408_s0 = "llvm.ptrtoint"(%15) : (!llvm.ptr<3>) -> i32
      "llvm.inline_asm"(%t408_s0, %19) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
      %409 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %410 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %411 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %412 = "arith.remui"(%409, %387) : (i32, i32) -> i32
      %413 = "arith.constant"() {value = 128 : i32} : () -> i32
      %414 = "arith.remui"(%412, %413) : (i32, i32) -> i32
      %415 = "llvm.getelementptr"(%14, %414) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %416 = "llvm.load"(%415) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %417 = "arith.addi"(%414, %413) : (i32, i32) -> i32
      %418 = "llvm.getelementptr"(%14, %417) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %419 = "llvm.load"(%418) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %420 = "arith.addi"(%387, %412) : (i32, i32) -> i32
      %421 = "arith.remui"(%420, %413) : (i32, i32) -> i32
      %422 = "llvm.getelementptr"(%14, %421) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %423 = "llvm.load"(%422) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %424 = "arith.addi"(%421, %413) : (i32, i32) -> i32
      %425 = "llvm.getelementptr"(%14, %424) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %426 = "llvm.load"(%425) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %427 = "arith.constant"() {value = 64 : i32} : () -> i32
      %428 = "arith.addi"(%427, %412) : (i32, i32) -> i32
      %429 = "arith.remui"(%428, %413) : (i32, i32) -> i32
      %430 = "llvm.getelementptr"(%14, %429) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %431 = "llvm.load"(%430) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %432 = "arith.addi"(%429, %413) : (i32, i32) -> i32
      %433 = "llvm.getelementptr"(%14, %432) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %434 = "llvm.load"(%433) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %435 = "arith.constant"() {value = 96 : i32} : () -> i32
      %436 = "arith.addi"(%435, %412) : (i32, i32) -> i32
      %437 = "arith.remui"(%436, %413) : (i32, i32) -> i32
      %438 = "llvm.getelementptr"(%14, %437) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %439 = "llvm.load"(%438) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %440 = "arith.addi"(%437, %413) : (i32, i32) -> i32
      %441 = "llvm.getelementptr"(%14, %440) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %442 = "llvm.load"(%441) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %443 = "arith.addf"(%416, %423) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %444 = "arith.addf"(%419, %426) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %445 = "arith.addf"(%443, %431) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %446 = "arith.addf"(%444, %434) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %447 = "arith.addf"(%445, %439) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %448 = "arith.addf"(%446, %442) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %449 = "nvvm.shfl.sync"(%360, %447, %36, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %450 = "nvvm.shfl.sync"(%360, %448, %36, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %451 = "arith.addf"(%447, %449) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %452 = "arith.addf"(%448, %450) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %453 = "nvvm.shfl.sync"(%360, %451, %369, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %454 = "nvvm.shfl.sync"(%360, %452, %369, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %455 = "arith.addf"(%451, %453) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %456 = "arith.addf"(%452, %454) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %457 = "nvvm.shfl.sync"(%360, %455, %45, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %458 = "nvvm.shfl.sync"(%360, %456, %45, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %459 = "arith.addf"(%455, %457) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %460 = "arith.addf"(%456, %458) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %461 = "nvvm.shfl.sync"(%360, %459, %31, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %462 = "nvvm.shfl.sync"(%360, %460, %31, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %463 = "arith.addf"(%459, %461) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %464 = "arith.addf"(%460, %462) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %465 = "nvvm.shfl.sync"(%360, %463, %361, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %466 = "nvvm.shfl.sync"(%360, %464, %361, %362) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %467 = "arith.addf"(%463, %465) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %468 = "arith.addf"(%464, %466) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %469 = "arith.mulf"(%467, %13) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %470 = "arith.mulf"(%469, %43) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %471 = "arith.mulf"(%468, %13) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %472 = "arith.mulf"(%471, %43) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %473 = "arith.mulf"(%472, %43) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %474 = "arith.mulf"(%473, %43) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %475 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      "scf.for"(%475, %51, %31) ({
      ^bb0(%476: i32):
        %477 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
        %478 = "vector.extract"(%477) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
        %479 = "vector.extract"(%477) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
        %480 = "vector.extract"(%477) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
        %481 = "vector.extract"(%477) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
        %482 = "vector.extract"(%477) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
        %483 = "vector.extract"(%477) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
        %484 = "vector.extract"(%477) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
        %485 = "vector.extract"(%477) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
        %486 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %487 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %488 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %489 = "arith.muli"(%476, %33) : (i32, i32) -> i32
        %490 = "arith.muli"(%489, %369) : (i32, i32) -> i32
        %491 = "arith.remui"(%486, %33) : (i32, i32) -> i32
        %492 = "arith.addi"(%490, %491) : (i32, i32) -> i32
        %493 = "arith.muli"(%492, %45) : (i32, i32) -> i32
        %494 = "arith.cmpi"(%493, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %495 = "arith.constant"() {value = true} : () -> i1
        %496 = "arith.andi"(%495, %494) : (i1, i1) -> i1
        %497 = "arith.extui"(%496) : (i1) -> i8
        %498 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %499 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %500 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %501 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %502 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %503 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %504 = "arith.divui"(%501, %31) : (i32, i32) -> i32
        %505 = "arith.divui"(%498, %33) : (i32, i32) -> i32
        %506 = "arith.addi"(%504, %505) : (i32, i32) -> i32
        %507 = "arith.extsi"(%506) : (i32) -> i64
        %508 = "arith.muli"(%507, %3) : (i64, i64) -> i64
        %509 = "llvm.getelementptr"(%0, %508) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %510 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %511 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %512 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %513 = "arith.remui"(%510, %33) : (i32, i32) -> i32
        %514 = "arith.addi"(%490, %513) : (i32, i32) -> i32
        %515 = "arith.muli"(%514, %45) : (i32, i32) -> i32
        %516 = "llvm.getelementptr"(%509, %515) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %517 = "arith.constant"() {value = 0 : i8} : () -> i8
        %518 = "arith.cmpi"(%497, %517) {predicate = 1 : i64} : (i8, i8) -> i1
        %519, %520, %521, %522 = "scf.if"(%518) ({
          %523 = "llvm.load"(%516) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %524 = "vector.extract"(%523) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %525 = "vector.extract"(%523) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %526 = "vector.extract"(%523) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %527 = "vector.extract"(%523) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %528 = "llvm.bitcast"(%524) : (i32) -> f32
          %529 = "llvm.bitcast"(%525) : (i32) -> f32
          %530 = "llvm.bitcast"(%526) : (i32) -> f32
          %531 = "llvm.bitcast"(%527) : (i32) -> f32
          "scf.yield"(%528, %529, %530, %531) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%478, %479, %480, %481) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %532 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %533 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %534 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %535 = "arith.remui"(%532, %33) : (i32, i32) -> i32
        %536 = "arith.addi"(%490, %535) : (i32, i32) -> i32
        %537 = "arith.muli"(%536, %45) : (i32, i32) -> i32
        %538 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %539 = "arith.addi"(%537, %538) : (i32, i32) -> i32
        %540 = "arith.cmpi"(%539, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %541 = "arith.andi"(%495, %540) : (i1, i1) -> i1
        %542 = "arith.extui"(%541) : (i1) -> i8
        %543 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %544 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %545 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %546 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %547 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %548 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %549 = "arith.divui"(%546, %31) : (i32, i32) -> i32
        %550 = "arith.divui"(%543, %33) : (i32, i32) -> i32
        %551 = "arith.addi"(%549, %550) : (i32, i32) -> i32
        %552 = "arith.extsi"(%551) : (i32) -> i64
        %553 = "arith.muli"(%552, %3) : (i64, i64) -> i64
        %554 = "llvm.getelementptr"(%0, %553) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %555 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %556 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %557 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %558 = "arith.remui"(%555, %33) : (i32, i32) -> i32
        %559 = "arith.addi"(%490, %558) : (i32, i32) -> i32
        %560 = "arith.muli"(%559, %45) : (i32, i32) -> i32
        %561 = "llvm.getelementptr"(%554, %560) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %562 = "llvm.getelementptr"(%561) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %563 = "arith.cmpi"(%542, %517) {predicate = 1 : i64} : (i8, i8) -> i1
        %564, %565, %566, %567 = "scf.if"(%563) ({
          %568 = "llvm.load"(%562) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %569 = "vector.extract"(%568) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %570 = "vector.extract"(%568) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %571 = "vector.extract"(%568) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %572 = "vector.extract"(%568) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %573 = "llvm.bitcast"(%569) : (i32) -> f32
          %574 = "llvm.bitcast"(%570) : (i32) -> f32
          %575 = "llvm.bitcast"(%571) : (i32) -> f32
          %576 = "llvm.bitcast"(%572) : (i32) -> f32
          "scf.yield"(%573, %574, %575, %576) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%482, %483, %484, %485) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %577 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %578 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %579 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %580 = "arith.remui"(%577, %33) : (i32, i32) -> i32
        %581 = "arith.addi"(%490, %580) : (i32, i32) -> i32
        %582 = "arith.muli"(%581, %45) : (i32, i32) -> i32
        %583 = "arith.cmpi"(%582, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %584 = "arith.andi"(%495, %583) : (i1, i1) -> i1
        %585 = "arith.extui"(%584) : (i1) -> i8
        %586 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %587 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %588 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %589 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %590 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %591 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %592 = "arith.divui"(%589, %31) : (i32, i32) -> i32
        %593 = "arith.divui"(%586, %33) : (i32, i32) -> i32
        %594 = "arith.addi"(%592, %593) : (i32, i32) -> i32
        %595 = "arith.extsi"(%594) : (i32) -> i64
        %596 = "arith.muli"(%595, %5) : (i64, i64) -> i64
        %597 = "llvm.getelementptr"(%4, %596) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %598 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %599 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %600 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %601 = "arith.remui"(%598, %33) : (i32, i32) -> i32
        %602 = "arith.addi"(%490, %601) : (i32, i32) -> i32
        %603 = "arith.muli"(%602, %45) : (i32, i32) -> i32
        %604 = "llvm.getelementptr"(%597, %603) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %605 = "arith.cmpi"(%585, %517) {predicate = 1 : i64} : (i8, i8) -> i1
        %606, %607, %608, %609 = "scf.if"(%605) ({
          %610 = "llvm.load"(%604) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %611 = "vector.extract"(%610) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %612 = "vector.extract"(%610) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %613 = "vector.extract"(%610) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %614 = "vector.extract"(%610) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %615 = "llvm.bitcast"(%611) : (i32) -> f32
          %616 = "llvm.bitcast"(%612) : (i32) -> f32
          %617 = "llvm.bitcast"(%613) : (i32) -> f32
          %618 = "llvm.bitcast"(%614) : (i32) -> f32
          "scf.yield"(%615, %616, %617, %618) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%478, %479, %480, %481) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %619 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %620 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %621 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %622 = "arith.remui"(%619, %33) : (i32, i32) -> i32
        %623 = "arith.addi"(%490, %622) : (i32, i32) -> i32
        %624 = "arith.muli"(%623, %45) : (i32, i32) -> i32
        %625 = "arith.addi"(%624, %538) : (i32, i32) -> i32
        %626 = "arith.cmpi"(%625, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %627 = "arith.andi"(%495, %626) : (i1, i1) -> i1
        %628 = "arith.extui"(%627) : (i1) -> i8
        %629 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %630 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %631 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %632 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %633 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %634 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %635 = "arith.divui"(%632, %31) : (i32, i32) -> i32
        %636 = "arith.divui"(%629, %33) : (i32, i32) -> i32
        %637 = "arith.addi"(%635, %636) : (i32, i32) -> i32
        %638 = "arith.extsi"(%637) : (i32) -> i64
        %639 = "arith.muli"(%638, %5) : (i64, i64) -> i64
        %640 = "llvm.getelementptr"(%4, %639) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %641 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %642 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %643 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %644 = "arith.remui"(%641, %33) : (i32, i32) -> i32
        %645 = "arith.addi"(%490, %644) : (i32, i32) -> i32
        %646 = "arith.muli"(%645, %45) : (i32, i32) -> i32
        %647 = "llvm.getelementptr"(%640, %646) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %648 = "llvm.getelementptr"(%647) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %649 = "arith.cmpi"(%628, %517) {predicate = 1 : i64} : (i8, i8) -> i1
        %650, %651, %652, %653 = "scf.if"(%649) ({
          %654 = "llvm.load"(%648) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %655 = "vector.extract"(%654) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %656 = "vector.extract"(%654) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %657 = "vector.extract"(%654) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %658 = "vector.extract"(%654) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %659 = "llvm.bitcast"(%655) : (i32) -> f32
          %660 = "llvm.bitcast"(%656) : (i32) -> f32
          %661 = "llvm.bitcast"(%657) : (i32) -> f32
          %662 = "llvm.bitcast"(%658) : (i32) -> f32
          "scf.yield"(%659, %660, %661, %662) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%482, %483, %484, %485) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %663 = "vector.from_elements"(%519, %520, %521, %522) : (f32, f32, f32, f32) -> vector<4xf32>
        %664 = "vector.from_elements"(%606, %607, %608, %609) : (f32, f32, f32, f32) -> vector<4xf32>
        %665 = "vector.broadcast"(%41) : (f32) -> vector<4xf32>
        %666 = "arith.subf"(%664, %665) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %667 = "arith.cmpi"(%1, %36) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%667) ({
          %668 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %669 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %670 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %671 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %672 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %673 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %674 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %675 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %676 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %677 = "arith.remui"(%674, %33) : (i32, i32) -> i32
          %678 = "arith.addi"(%490, %677) : (i32, i32) -> i32
          %679 = "arith.muli"(%678, %45) : (i32, i32) -> i32
          %680 = "llvm.getelementptr"(%12, %679) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %681 = "vector.extract"(%663) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %682 = "vector.extract"(%663) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %683 = "vector.extract"(%663) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %684 = "vector.extract"(%663) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %685 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %686 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %687 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %688 = "arith.remui"(%685, %33) : (i32, i32) -> i32
          %689 = "arith.addi"(%490, %688) : (i32, i32) -> i32
          %690 = "arith.muli"(%689, %45) : (i32, i32) -> i32
          %691 = "arith.cmpi"(%690, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %692 = "arith.andi"(%495, %691) : (i1, i1) -> i1
          %693 = "arith.extui"(%692) : (i1) -> i8
          %694 = "arith.cmpi"(%693, %517) {predicate = 1 : i64} : (i8, i8) -> i1
          "scf.if"(%694) ({
            %695 = "llvm.bitcast"(%681) : (f32) -> i32
            %696 = "llvm.bitcast"(%682) : (f32) -> i32
            %697 = "llvm.bitcast"(%683) : (f32) -> i32
            %698 = "llvm.bitcast"(%684) : (f32) -> i32
            %699 = "vector.from_elements"(%695, %696, %697, %698) : (i32, i32, i32, i32) -> vector<4xi32>
            "llvm.store"(%699, %680) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %700 = "vector.broadcast"(%43) : (f32) -> vector<4xf32>
          %701 = "arith.mulf"(%663, %700) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %702 = "arith.mulf"(%701, %666) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %703 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %704 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %705 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %706 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %707 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %708 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %709 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %710 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %711 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %712 = "arith.remui"(%709, %33) : (i32, i32) -> i32
          %713 = "arith.addi"(%490, %712) : (i32, i32) -> i32
          %714 = "arith.muli"(%713, %45) : (i32, i32) -> i32
          %715 = "llvm.getelementptr"(%11, %714) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %716 = "vector.extract"(%702) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %717 = "vector.extract"(%702) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %718 = "vector.extract"(%702) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %719 = "vector.extract"(%702) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %720 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %721 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %722 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %723 = "arith.remui"(%720, %33) : (i32, i32) -> i32
          %724 = "arith.addi"(%490, %723) : (i32, i32) -> i32
          %725 = "arith.muli"(%724, %45) : (i32, i32) -> i32
          %726 = "arith.cmpi"(%725, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %727 = "arith.andi"(%495, %726) : (i1, i1) -> i1
          %728 = "arith.extui"(%727) : (i1) -> i8
          %729 = "arith.cmpi"(%728, %517) {predicate = 1 : i64} : (i8, i8) -> i1
          "scf.if"(%729) ({
            %730 = "llvm.bitcast"(%716) : (f32) -> i32
            %731 = "llvm.bitcast"(%717) : (f32) -> i32
            %732 = "llvm.bitcast"(%718) : (f32) -> i32
            %733 = "llvm.bitcast"(%719) : (f32) -> i32
            %734 = "vector.from_elements"(%730, %731, %732, %733) : (i32, i32, i32, i32) -> vector<4xi32>
            "llvm.store"(%734, %715) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %735 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
        %736 = "vector.extract"(%735) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %737 = "vector.extract"(%735) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %738 = "vector.extract"(%735) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %739 = "vector.extract"(%735) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %740 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %741 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %742 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %743 = "arith.remui"(%740, %33) : (i32, i32) -> i32
        %744 = "arith.addi"(%490, %743) : (i32, i32) -> i32
        %745 = "arith.muli"(%744, %45) : (i32, i32) -> i32
        %746 = "arith.cmpi"(%745, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %747 = "arith.andi"(%495, %746) : (i1, i1) -> i1
        %748, %749, %750, %751 = "scf.if"(%747) ({
          %752 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %753 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %754 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %755 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %756 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %757 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %758 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %759 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %760 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %761 = "arith.remui"(%758, %33) : (i32, i32) -> i32
          %762 = "arith.addi"(%490, %761) : (i32, i32) -> i32
          %763 = "arith.muli"(%762, %45) : (i32, i32) -> i32
          %764 = "llvm.getelementptr"(%6, %763) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %765 = "llvm.load"(%764) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %766 = "vector.extract"(%765) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %767 = "vector.extract"(%765) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %768 = "vector.extract"(%765) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %769 = "vector.extract"(%765) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%766, %767, %768, %769) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%736, %737, %738, %739) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %770 = "vector.from_elements"(%748, %749, %750, %751) : (f32, f32, f32, f32) -> vector<4xf32>
        %771 = "vector.broadcast"(%43) : (f32) -> vector<4xf32>
        %772 = "arith.mulf"(%771, %770) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %773 = "arith.mulf"(%663, %772) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %774 = "vector.broadcast"(%474) : (f32) -> vector<4xf32>
        %775 = "arith.mulf"(%666, %774) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %776 = "vector.broadcast"(%470) : (f32) -> vector<4xf32>
        %777 = "arith.addf"(%775, %776) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %778 = "arith.subf"(%773, %777) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %779 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %780 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %781 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %782 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %783 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %784 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %785 = "arith.divui"(%782, %31) : (i32, i32) -> i32
        %786 = "arith.divui"(%779, %33) : (i32, i32) -> i32
        %787 = "arith.addi"(%785, %786) : (i32, i32) -> i32
        %788 = "arith.extsi"(%787) : (i32) -> i64
        %789 = "arith.muli"(%788, %10) : (i64, i64) -> i64
        %790 = "llvm.getelementptr"(%9, %789) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %791 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %792 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %793 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %794 = "arith.remui"(%791, %33) : (i32, i32) -> i32
        %795 = "arith.addi"(%490, %794) : (i32, i32) -> i32
        %796 = "arith.muli"(%795, %45) : (i32, i32) -> i32
        %797 = "llvm.getelementptr"(%790, %796) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %798 = "vector.extract"(%778) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %799 = "vector.extract"(%778) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %800 = "vector.extract"(%778) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %801 = "vector.extract"(%778) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %802 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %803 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %804 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %805 = "arith.remui"(%802, %33) : (i32, i32) -> i32
        %806 = "arith.addi"(%490, %805) : (i32, i32) -> i32
        %807 = "arith.muli"(%806, %45) : (i32, i32) -> i32
        %808 = "arith.cmpi"(%807, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %809 = "arith.andi"(%495, %808) : (i1, i1) -> i1
        %810 = "arith.extui"(%809) : (i1) -> i8
        %811 = "arith.cmpi"(%810, %517) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%811) ({
          %812 = "llvm.bitcast"(%798) : (f32) -> i32
          %813 = "llvm.bitcast"(%799) : (f32) -> i32
          %814 = "llvm.bitcast"(%800) : (f32) -> i32
          %815 = "llvm.bitcast"(%801) : (f32) -> i32
          %816 = "vector.from_elements"(%812, %813, %814, %815) : (i32, i32, i32, i32) -> vector<4xi32>
          "llvm.store"(%816, %797) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %817 = "vector.from_elements"(%564, %565, %566, %567) : (f32, f32, f32, f32) -> vector<4xf32>
        %818 = "vector.from_elements"(%650, %651, %652, %653) : (f32, f32, f32, f32) -> vector<4xf32>
        %819 = "vector.broadcast"(%41) : (f32) -> vector<4xf32>
        %820 = "arith.subf"(%818, %819) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        "scf.if"(%667) ({
          %821 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %822 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %823 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %824 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %825 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %826 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %827 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %828 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %829 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %830 = "arith.remui"(%827, %33) : (i32, i32) -> i32
          %831 = "arith.addi"(%490, %830) : (i32, i32) -> i32
          %832 = "arith.muli"(%831, %45) : (i32, i32) -> i32
          %833 = "llvm.getelementptr"(%12, %832) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %834 = "llvm.getelementptr"(%833) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %835 = "vector.extract"(%817) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %836 = "vector.extract"(%817) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %837 = "vector.extract"(%817) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %838 = "vector.extract"(%817) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %839 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %840 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %841 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %842 = "arith.remui"(%839, %33) : (i32, i32) -> i32
          %843 = "arith.addi"(%490, %842) : (i32, i32) -> i32
          %844 = "arith.muli"(%843, %45) : (i32, i32) -> i32
          %845 = "arith.addi"(%844, %538) : (i32, i32) -> i32
          %846 = "arith.cmpi"(%845, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %847 = "arith.andi"(%495, %846) : (i1, i1) -> i1
          %848 = "arith.extui"(%847) : (i1) -> i8
          %849 = "arith.cmpi"(%848, %517) {predicate = 1 : i64} : (i8, i8) -> i1
          "scf.if"(%849) ({
            %850 = "llvm.bitcast"(%835) : (f32) -> i32
            %851 = "llvm.bitcast"(%836) : (f32) -> i32
            %852 = "llvm.bitcast"(%837) : (f32) -> i32
            %853 = "llvm.bitcast"(%838) : (f32) -> i32
            %854 = "vector.from_elements"(%850, %851, %852, %853) : (i32, i32, i32, i32) -> vector<4xi32>
            "llvm.store"(%854, %834) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %855 = "vector.broadcast"(%43) : (f32) -> vector<4xf32>
          %856 = "arith.mulf"(%817, %855) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %857 = "arith.mulf"(%856, %820) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %858 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %859 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %860 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %861 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %862 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %863 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %864 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %865 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %866 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %867 = "arith.remui"(%864, %33) : (i32, i32) -> i32
          %868 = "arith.addi"(%490, %867) : (i32, i32) -> i32
          %869 = "arith.muli"(%868, %45) : (i32, i32) -> i32
          %870 = "llvm.getelementptr"(%11, %869) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %871 = "llvm.getelementptr"(%870) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %872 = "vector.extract"(%857) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %873 = "vector.extract"(%857) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %874 = "vector.extract"(%857) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %875 = "vector.extract"(%857) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %876 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %877 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %878 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %879 = "arith.remui"(%876, %33) : (i32, i32) -> i32
          %880 = "arith.addi"(%490, %879) : (i32, i32) -> i32
          %881 = "arith.muli"(%880, %45) : (i32, i32) -> i32
          %882 = "arith.addi"(%881, %538) : (i32, i32) -> i32
          %883 = "arith.cmpi"(%882, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %884 = "arith.andi"(%495, %883) : (i1, i1) -> i1
          %885 = "arith.extui"(%884) : (i1) -> i8
          %886 = "arith.cmpi"(%885, %517) {predicate = 1 : i64} : (i8, i8) -> i1
          "scf.if"(%886) ({
            %887 = "llvm.bitcast"(%872) : (f32) -> i32
            %888 = "llvm.bitcast"(%873) : (f32) -> i32
            %889 = "llvm.bitcast"(%874) : (f32) -> i32
            %890 = "llvm.bitcast"(%875) : (f32) -> i32
            %891 = "vector.from_elements"(%887, %888, %889, %890) : (i32, i32, i32, i32) -> vector<4xi32>
            "llvm.store"(%891, %871) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %892 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %893 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %894 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %895 = "arith.remui"(%892, %33) : (i32, i32) -> i32
        %896 = "arith.addi"(%490, %895) : (i32, i32) -> i32
        %897 = "arith.muli"(%896, %45) : (i32, i32) -> i32
        %898 = "arith.addi"(%897, %538) : (i32, i32) -> i32
        %899 = "arith.cmpi"(%898, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %900 = "arith.andi"(%495, %899) : (i1, i1) -> i1
        %901, %902, %903, %904 = "scf.if"(%900) ({
          %905 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %906 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %907 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %908 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %909 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %910 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %911 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %912 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %913 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %914 = "arith.remui"(%911, %33) : (i32, i32) -> i32
          %915 = "arith.addi"(%490, %914) : (i32, i32) -> i32
          %916 = "arith.muli"(%915, %45) : (i32, i32) -> i32
          %917 = "llvm.getelementptr"(%6, %916) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %918 = "llvm.getelementptr"(%917) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %919 = "llvm.load"(%918) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %920 = "vector.extract"(%919) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %921 = "vector.extract"(%919) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %922 = "vector.extract"(%919) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %923 = "vector.extract"(%919) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%920, %921, %922, %923) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%736, %737, %738, %739) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %924 = "vector.from_elements"(%901, %902, %903, %904) : (f32, f32, f32, f32) -> vector<4xf32>
        %925 = "vector.broadcast"(%43) : (f32) -> vector<4xf32>
        %926 = "arith.mulf"(%925, %924) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %927 = "arith.mulf"(%817, %926) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %928 = "vector.broadcast"(%474) : (f32) -> vector<4xf32>
        %929 = "arith.mulf"(%820, %928) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %930 = "vector.broadcast"(%470) : (f32) -> vector<4xf32>
        %931 = "arith.addf"(%929, %930) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %932 = "arith.subf"(%927, %931) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %933 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %934 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %935 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %936 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %937 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %938 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %939 = "arith.divui"(%936, %31) : (i32, i32) -> i32
        %940 = "arith.divui"(%933, %33) : (i32, i32) -> i32
        %941 = "arith.addi"(%939, %940) : (i32, i32) -> i32
        %942 = "arith.extsi"(%941) : (i32) -> i64
        %943 = "arith.muli"(%942, %10) : (i64, i64) -> i64
        %944 = "llvm.getelementptr"(%9, %943) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %945 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %946 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %947 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %948 = "arith.remui"(%945, %33) : (i32, i32) -> i32
        %949 = "arith.addi"(%490, %948) : (i32, i32) -> i32
        %950 = "arith.muli"(%949, %45) : (i32, i32) -> i32
        %951 = "llvm.getelementptr"(%944, %950) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %952 = "llvm.getelementptr"(%951) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %953 = "vector.extract"(%932) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %954 = "vector.extract"(%932) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %955 = "vector.extract"(%932) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %956 = "vector.extract"(%932) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %957 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %958 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %959 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %960 = "arith.remui"(%957, %33) : (i32, i32) -> i32
        %961 = "arith.addi"(%490, %960) : (i32, i32) -> i32
        %962 = "arith.muli"(%961, %45) : (i32, i32) -> i32
        %963 = "arith.addi"(%962, %538) : (i32, i32) -> i32
        %964 = "arith.cmpi"(%963, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %965 = "arith.andi"(%495, %964) : (i1, i1) -> i1
        %966 = "arith.extui"(%965) : (i1) -> i8
        %967 = "arith.cmpi"(%966, %517) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%967) ({
          %968 = "llvm.bitcast"(%953) : (f32) -> i32
          %969 = "llvm.bitcast"(%954) : (f32) -> i32
          %970 = "llvm.bitcast"(%955) : (f32) -> i32
          %971 = "llvm.bitcast"(%956) : (f32) -> i32
          %972 = "vector.from_elements"(%968, %969, %970, %971) : (i32, i32, i32, i32) -> vector<4xi32>
          "llvm.store"(%972, %952) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "few_rows_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 512, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.cluster_dim = array<i32: 8, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>, %8: !llvm.ptr<1>, %9: !llvm.ptr<1>):
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %10 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %13 = "arith.constant"() {value = 32 : i32} : () -> i32
      %14 = "arith.divui"(%10, %13) : (i32, i32) -> i32
      %15 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
      %16 = "vector.extract"(%15) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
      %17 = "vector.extract"(%15) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
      %18 = "vector.extract"(%15) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
      %19 = "vector.extract"(%15) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
      %20 = "vector.extract"(%15) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
      %21 = "vector.extract"(%15) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
      %22 = "vector.extract"(%15) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
      %23 = "vector.extract"(%15) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %24 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %25 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %26 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %27 = "arith.muli"(%24, %13) : (i32, i32) -> i32
      %28 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %29 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %30 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %31 = "arith.remui"(%28, %13) : (i32, i32) -> i32
      %32 = "arith.addi"(%27, %31) : (i32, i32) -> i32
      %33 = "arith.constant"() {value = 4 : i32} : () -> i32
      %34 = "arith.muli"(%32, %33) : (i32, i32) -> i32
      %35 = "arith.cmpi"(%34, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %36, %37, %38, %39, %40, %41, %42, %43 = "scf.if"(%35) ({
        %44, %45, %46, %47, %48, %49, %50, %51 = "scf.for"(%14, %1, %13, %16, %17, %18, %19, %20, %21, %22, %23) ({
        ^bb0(%52: i32, %53: f32, %54: f32, %55: f32, %56: f32, %57: f32, %58: f32, %59: f32, %60: f32):
          %61 = "arith.constant"() {value = 8 : i32} : () -> i32
          %62 = "arith.addi"(%52, %61) : (i32, i32) -> i32
          %63 = "arith.constant"() {value = 16 : i32} : () -> i32
          %64 = "arith.addi"(%52, %63) : (i32, i32) -> i32
          %65 = "arith.constant"() {value = 24 : i32} : () -> i32
          %66 = "arith.addi"(%52, %65) : (i32, i32) -> i32
          %67 = "arith.constant"() {value = 1 : i32} : () -> i32
          %68 = "arith.subi"(%1, %67) : (i32, i32) -> i32
          %69 = "arith.minsi"(%52, %68) : (i32, i32) -> i32
          %70 = "arith.extsi"(%69) : (i32) -> i64
          %71 = "llvm.getelementptr"(%6, %70) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %72 = "llvm.load"(%71) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %73 = "arith.cmpi"(%52, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %74 = "llvm.getelementptr"(%7, %70) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %75 = "llvm.load"(%74) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %76 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %77 = "arith.select"(%73, %75, %76) : (i1, f32, f32) -> f32
          %78 = "arith.extsi"(%2) : (i32) -> i64
          %79 = "arith.muli"(%70, %78) : (i64, i64) -> i64
          %80 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %81 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %82 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %83 = "arith.muli"(%80, %13) : (i32, i32) -> i32
          %84 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %85 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %86 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %87 = "arith.remui"(%84, %13) : (i32, i32) -> i32
          %88 = "arith.addi"(%83, %87) : (i32, i32) -> i32
          %89 = "arith.muli"(%88, %33) : (i32, i32) -> i32
          %90 = "arith.extsi"(%89) : (i32) -> i64
          %91 = "arith.addi"(%79, %90) : (i64, i64) -> i64
          %92 = "llvm.getelementptr"(%0, %91) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %93 = "llvm.load"(%92) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %94 = "vector.extract"(%93) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %95 = "vector.extract"(%93) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %96 = "vector.extract"(%93) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %97 = "vector.extract"(%93) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %98 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %99 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %100 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %101 = "arith.muli"(%98, %13) : (i32, i32) -> i32
          %102 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %103 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %104 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %105 = "arith.remui"(%102, %13) : (i32, i32) -> i32
          %106 = "arith.addi"(%101, %105) : (i32, i32) -> i32
          %107 = "arith.muli"(%106, %33) : (i32, i32) -> i32
          %108 = "arith.extsi"(%107) : (i32) -> i64
          %109 = "arith.addi"(%79, %108) : (i64, i64) -> i64
          %110 = "llvm.getelementptr"(%4, %109) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %111 = "llvm.load"(%110) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %112 = "vector.extract"(%111) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %113 = "vector.extract"(%111) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %114 = "vector.extract"(%111) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %115 = "vector.extract"(%111) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %116 = "arith.constant"() {value = 1.0 : f32} : () -> f32
          %117 = "arith.select"(%73, %116, %76) : (i1, f32, f32) -> f32
          %118 = "arith.minsi"(%62, %68) : (i32, i32) -> i32
          %119 = "arith.extsi"(%118) : (i32) -> i64
          %120 = "llvm.getelementptr"(%6, %119) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %121 = "llvm.load"(%120) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %122 = "arith.cmpi"(%62, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %123 = "llvm.getelementptr"(%7, %119) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %124 = "llvm.load"(%123) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %125 = "arith.select"(%122, %124, %76) : (i1, f32, f32) -> f32
          %126 = "arith.muli"(%119, %78) : (i64, i64) -> i64
          %127 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %128 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %129 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %130 = "arith.muli"(%127, %13) : (i32, i32) -> i32
          %131 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %132 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %133 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %134 = "arith.remui"(%131, %13) : (i32, i32) -> i32
          %135 = "arith.addi"(%130, %134) : (i32, i32) -> i32
          %136 = "arith.muli"(%135, %33) : (i32, i32) -> i32
          %137 = "arith.extsi"(%136) : (i32) -> i64
          %138 = "arith.addi"(%126, %137) : (i64, i64) -> i64
          %139 = "llvm.getelementptr"(%0, %138) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %140 = "llvm.load"(%139) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %141 = "vector.extract"(%140) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %142 = "vector.extract"(%140) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %143 = "vector.extract"(%140) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %144 = "vector.extract"(%140) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %145 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %146 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %147 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %148 = "arith.muli"(%145, %13) : (i32, i32) -> i32
          %149 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %150 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %151 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %152 = "arith.remui"(%149, %13) : (i32, i32) -> i32
          %153 = "arith.addi"(%148, %152) : (i32, i32) -> i32
          %154 = "arith.muli"(%153, %33) : (i32, i32) -> i32
          %155 = "arith.extsi"(%154) : (i32) -> i64
          %156 = "arith.addi"(%126, %155) : (i64, i64) -> i64
          %157 = "llvm.getelementptr"(%4, %156) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %158 = "llvm.load"(%157) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %159 = "vector.extract"(%158) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %160 = "vector.extract"(%158) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %161 = "vector.extract"(%158) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %162 = "vector.extract"(%158) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %163 = "arith.select"(%122, %116, %76) : (i1, f32, f32) -> f32
          %164 = "arith.minsi"(%64, %68) : (i32, i32) -> i32
          %165 = "arith.extsi"(%164) : (i32) -> i64
          %166 = "llvm.getelementptr"(%6, %165) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %167 = "llvm.load"(%166) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %168 = "arith.cmpi"(%64, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %169 = "llvm.getelementptr"(%7, %165) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %170 = "llvm.load"(%169) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %171 = "arith.select"(%168, %170, %76) : (i1, f32, f32) -> f32
          %172 = "arith.muli"(%165, %78) : (i64, i64) -> i64
          %173 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %174 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %175 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %176 = "arith.muli"(%173, %13) : (i32, i32) -> i32
          %177 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %178 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %179 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %180 = "arith.remui"(%177, %13) : (i32, i32) -> i32
          %181 = "arith.addi"(%176, %180) : (i32, i32) -> i32
          %182 = "arith.muli"(%181, %33) : (i32, i32) -> i32
          %183 = "arith.extsi"(%182) : (i32) -> i64
          %184 = "arith.addi"(%172, %183) : (i64, i64) -> i64
          %185 = "llvm.getelementptr"(%0, %184) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %186 = "llvm.load"(%185) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %187 = "vector.extract"(%186) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %188 = "vector.extract"(%186) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %189 = "vector.extract"(%186) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %190 = "vector.extract"(%186) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %191 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %192 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %193 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %194 = "arith.muli"(%191, %13) : (i32, i32) -> i32
          %195 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %196 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %197 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %198 = "arith.remui"(%195, %13) : (i32, i32) -> i32
          %199 = "arith.addi"(%194, %198) : (i32, i32) -> i32
          %200 = "arith.muli"(%199, %33) : (i32, i32) -> i32
          %201 = "arith.extsi"(%200) : (i32) -> i64
          %202 = "arith.addi"(%172, %201) : (i64, i64) -> i64
          %203 = "llvm.getelementptr"(%4, %202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %204 = "llvm.load"(%203) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %205 = "vector.extract"(%204) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %206 = "vector.extract"(%204) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %207 = "vector.extract"(%204) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %208 = "vector.extract"(%204) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %209 = "arith.select"(%168, %116, %76) : (i1, f32, f32) -> f32
          %210 = "arith.minsi"(%66, %68) : (i32, i32) -> i32
          %211 = "arith.extsi"(%210) : (i32) -> i64
          %212 = "llvm.getelementptr"(%6, %211) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %213 = "llvm.load"(%212) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %214 = "arith.cmpi"(%66, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %215 = "llvm.getelementptr"(%7, %211) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %216 = "llvm.load"(%215) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %217 = "arith.select"(%214, %216, %76) : (i1, f32, f32) -> f32
          %218 = "arith.muli"(%211, %78) : (i64, i64) -> i64
          %219 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %220 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %221 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %222 = "arith.muli"(%219, %13) : (i32, i32) -> i32
          %223 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %224 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %225 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %226 = "arith.remui"(%223, %13) : (i32, i32) -> i32
          %227 = "arith.addi"(%222, %226) : (i32, i32) -> i32
          %228 = "arith.muli"(%227, %33) : (i32, i32) -> i32
          %229 = "arith.extsi"(%228) : (i32) -> i64
          %230 = "arith.addi"(%218, %229) : (i64, i64) -> i64
          %231 = "llvm.getelementptr"(%0, %230) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %232 = "llvm.load"(%231) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %233 = "vector.extract"(%232) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %234 = "vector.extract"(%232) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %235 = "vector.extract"(%232) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %236 = "vector.extract"(%232) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %237 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %238 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %239 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %240 = "arith.muli"(%237, %13) : (i32, i32) -> i32
          %241 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %242 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %243 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %244 = "arith.remui"(%241, %13) : (i32, i32) -> i32
          %245 = "arith.addi"(%240, %244) : (i32, i32) -> i32
          %246 = "arith.muli"(%245, %33) : (i32, i32) -> i32
          %247 = "arith.extsi"(%246) : (i32) -> i64
          %248 = "arith.addi"(%218, %247) : (i64, i64) -> i64
          %249 = "llvm.getelementptr"(%4, %248) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %250 = "llvm.load"(%249) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %251 = "vector.extract"(%250) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %252 = "vector.extract"(%250) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %253 = "vector.extract"(%250) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %254 = "vector.extract"(%250) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %255 = "arith.select"(%214, %116, %76) : (i1, f32, f32) -> f32
          %256 = "vector.from_elements"(%94, %95, %96, %97) : (f32, f32, f32, f32) -> vector<4xf32>
          %257 = "vector.from_elements"(%53, %54, %55, %56) : (f32, f32, f32, f32) -> vector<4xf32>
          %258 = "vector.from_elements"(%112, %113, %114, %115) : (f32, f32, f32, f32) -> vector<4xf32>
          %259 = "vector.broadcast"(%72) : (f32) -> vector<4xf32>
          %260 = "arith.subf"(%258, %259) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %261 = "arith.mulf"(%256, %260) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %262 = "vector.broadcast"(%77) : (f32) -> vector<4xf32>
          %263 = "arith.mulf"(%261, %262) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %264 = "arith.addf"(%257, %263) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %265 = "vector.extract"(%264) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %266 = "vector.extract"(%264) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %267 = "vector.extract"(%264) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %268 = "vector.extract"(%264) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %269 = "vector.from_elements"(%57, %58, %59, %60) : (f32, f32, f32, f32) -> vector<4xf32>
          %270 = "vector.broadcast"(%117) : (f32) -> vector<4xf32>
          %271 = "arith.mulf"(%256, %270) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %272 = "arith.addf"(%269, %271) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %273 = "vector.extract"(%272) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %274 = "vector.extract"(%272) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %275 = "vector.extract"(%272) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %276 = "vector.extract"(%272) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %277 = "vector.from_elements"(%141, %142, %143, %144) : (f32, f32, f32, f32) -> vector<4xf32>
          %278 = "vector.from_elements"(%265, %266, %267, %268) : (f32, f32, f32, f32) -> vector<4xf32>
          %279 = "vector.from_elements"(%159, %160, %161, %162) : (f32, f32, f32, f32) -> vector<4xf32>
          %280 = "vector.broadcast"(%121) : (f32) -> vector<4xf32>
          %281 = "arith.subf"(%279, %280) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %282 = "arith.mulf"(%277, %281) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %283 = "vector.broadcast"(%125) : (f32) -> vector<4xf32>
          %284 = "arith.mulf"(%282, %283) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %285 = "arith.addf"(%278, %284) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %286 = "vector.extract"(%285) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %287 = "vector.extract"(%285) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %288 = "vector.extract"(%285) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %289 = "vector.extract"(%285) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %290 = "vector.from_elements"(%273, %274, %275, %276) : (f32, f32, f32, f32) -> vector<4xf32>
          %291 = "vector.broadcast"(%163) : (f32) -> vector<4xf32>
          %292 = "arith.mulf"(%277, %291) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %293 = "arith.addf"(%290, %292) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %294 = "vector.extract"(%293) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %295 = "vector.extract"(%293) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %296 = "vector.extract"(%293) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %297 = "vector.extract"(%293) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %298 = "vector.from_elements"(%187, %188, %189, %190) : (f32, f32, f32, f32) -> vector<4xf32>
          %299 = "vector.from_elements"(%286, %287, %288, %289) : (f32, f32, f32, f32) -> vector<4xf32>
          %300 = "vector.from_elements"(%205, %206, %207, %208) : (f32, f32, f32, f32) -> vector<4xf32>
          %301 = "vector.broadcast"(%167) : (f32) -> vector<4xf32>
          %302 = "arith.subf"(%300, %301) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %303 = "arith.mulf"(%298, %302) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %304 = "vector.broadcast"(%171) : (f32) -> vector<4xf32>
          %305 = "arith.mulf"(%303, %304) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %306 = "arith.addf"(%299, %305) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %307 = "vector.extract"(%306) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %308 = "vector.extract"(%306) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %309 = "vector.extract"(%306) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %310 = "vector.extract"(%306) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %311 = "vector.from_elements"(%294, %295, %296, %297) : (f32, f32, f32, f32) -> vector<4xf32>
          %312 = "vector.broadcast"(%209) : (f32) -> vector<4xf32>
          %313 = "arith.mulf"(%298, %312) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %314 = "arith.addf"(%311, %313) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %315 = "vector.extract"(%314) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %316 = "vector.extract"(%314) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %317 = "vector.extract"(%314) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %318 = "vector.extract"(%314) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %319 = "vector.from_elements"(%233, %234, %235, %236) : (f32, f32, f32, f32) -> vector<4xf32>
          %320 = "vector.from_elements"(%307, %308, %309, %310) : (f32, f32, f32, f32) -> vector<4xf32>
          %321 = "vector.from_elements"(%251, %252, %253, %254) : (f32, f32, f32, f32) -> vector<4xf32>
          %322 = "vector.broadcast"(%213) : (f32) -> vector<4xf32>
          %323 = "arith.subf"(%321, %322) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %324 = "arith.mulf"(%319, %323) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %325 = "vector.broadcast"(%217) : (f32) -> vector<4xf32>
          %326 = "arith.mulf"(%324, %325) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %327 = "arith.addf"(%320, %326) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %328 = "vector.extract"(%327) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %329 = "vector.extract"(%327) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %330 = "vector.extract"(%327) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %331 = "vector.extract"(%327) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %332 = "vector.from_elements"(%315, %316, %317, %318) : (f32, f32, f32, f32) -> vector<4xf32>
          %333 = "vector.broadcast"(%255) : (f32) -> vector<4xf32>
          %334 = "arith.mulf"(%319, %333) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %335 = "arith.addf"(%332, %334) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %336 = "vector.extract"(%335) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %337 = "vector.extract"(%335) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %338 = "vector.extract"(%335) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %339 = "vector.extract"(%335) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%328, %329, %330, %331, %336, %337, %338, %339) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32) -> (f32, f32, f32, f32, f32, f32, f32, f32)
        "scf.yield"(%44, %45, %46, %47, %48, %49, %50, %51) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%16, %17, %18, %19, %20, %21, %22, %23) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32)
      %340 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %341 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %342 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %343 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %344 = "arith.remui"(%340, %13) : (i32, i32) -> i32
      %345 = "arith.divui"(%340, %13) : (i32, i32) -> i32
      %346 = "arith.muli"(%344, %33) : (i32, i32) -> i32
      %347 = "arith.constant"() {value = 144 : i32} : () -> i32
      %348 = "arith.muli"(%345, %347) : (i32, i32) -> i32
      %349 = "arith.addi"(%346, %348) : (i32, i32) -> i32
      %350 = "llvm.getelementptr"(%343, %349) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %351 = "vector.from_elements"(%36, %37, %38, %39) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%351, %350) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %352 = "llvm.getelementptr"(%350) {rawConstantIndices = array<i32: 1152>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %353 = "vector.from_elements"(%40, %41, %42, %43) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%353, %352) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %354 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %355 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %356 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %357 = "arith.constant"() {value = 128 : i32} : () -> i32
      %358 = "arith.muli"(%354, %357) : (i32, i32) -> i32
      %359 = "arith.addi"(%358, %340) : (i32, i32) -> i32
      %360 = "arith.cmpi"(%340, %357) {predicate = 2 : i64} : (i32, i32) -> i1
      %361 = "arith.cmpi"(%359, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %362 = "arith.andi"(%360, %361) : (i1, i1) -> i1
      "scf.if"(%362) ({
        %363 = "arith.remui"(%340, %33) : (i32, i32) -> i32
        %364 = "arith.divui"(%340, %33) : (i32, i32) -> i32
        %365 = "arith.remui"(%363, %33) : (i32, i32) -> i32
        %366 = "arith.divui"(%363, %33) : (i32, i32) -> i32
        %367 = "arith.muli"(%366, %347) : (i32, i32) -> i32
        %368 = "arith.addi"(%365, %367) : (i32, i32) -> i32
        %369 = "arith.muli"(%364, %33) : (i32, i32) -> i32
        %370 = "arith.addi"(%368, %369) : (i32, i32) -> i32
        %371 = "llvm.getelementptr"(%343, %370) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %372 = "llvm.load"(%371) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %373 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %374 = "arith.addf"(%373, %372) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %375 = "arith.addi"(%370, %347) : (i32, i32) -> i32
        %376 = "llvm.getelementptr"(%343, %375) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %377 = "llvm.load"(%376) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %378 = "arith.addf"(%374, %377) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %379 = "arith.constant"() {value = 288 : i32} : () -> i32
        %380 = "arith.addi"(%370, %379) : (i32, i32) -> i32
        %381 = "llvm.getelementptr"(%343, %380) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %382 = "llvm.load"(%381) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %383 = "arith.addf"(%378, %382) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %384 = "arith.constant"() {value = 432 : i32} : () -> i32
        %385 = "arith.addi"(%370, %384) : (i32, i32) -> i32
        %386 = "llvm.getelementptr"(%343, %385) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %387 = "llvm.load"(%386) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %388 = "arith.addf"(%383, %387) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %389 = "arith.constant"() {value = 576 : i32} : () -> i32
        %390 = "arith.addi"(%370, %389) : (i32, i32) -> i32
        %391 = "llvm.getelementptr"(%343, %390) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %392 = "llvm.load"(%391) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %393 = "arith.addf"(%388, %392) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %394 = "arith.constant"() {value = 720 : i32} : () -> i32
        %395 = "arith.addi"(%370, %394) : (i32, i32) -> i32
        %396 = "llvm.getelementptr"(%343, %395) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %397 = "llvm.load"(%396) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %398 = "arith.addf"(%393, %397) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %399 = "arith.constant"() {value = 864 : i32} : () -> i32
        %400 = "arith.addi"(%370, %399) : (i32, i32) -> i32
        %401 = "llvm.getelementptr"(%343, %400) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %402 = "llvm.load"(%401) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %403 = "arith.addf"(%398, %402) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %404 = "arith.constant"() {value = 1008 : i32} : () -> i32
        %405 = "arith.addi"(%370, %404) : (i32, i32) -> i32
        %406 = "llvm.getelementptr"(%343, %405) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %407 = "llvm.load"(%406) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %408 = "arith.addf"(%403, %407) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %409 = "arith.extsi"(%359) : (i32) -> i64
        %410 = "llvm.getelementptr"(%8, %409) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%408, %410) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        %411 = "arith.constant"() {value = 1152 : i32} : () -> i32
        %412 = "arith.addi"(%370, %411) : (i32, i32) -> i32
        %413 = "llvm.getelementptr"(%343, %412) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %414 = "llvm.load"(%413) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %415 = "arith.addf"(%373, %414) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %416 = "arith.addi"(%375, %411) : (i32, i32) -> i32
        %417 = "llvm.getelementptr"(%343, %416) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %418 = "llvm.load"(%417) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %419 = "arith.addf"(%415, %418) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %420 = "arith.addi"(%380, %411) : (i32, i32) -> i32
        %421 = "llvm.getelementptr"(%343, %420) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %422 = "llvm.load"(%421) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %423 = "arith.addf"(%419, %422) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %424 = "arith.addi"(%385, %411) : (i32, i32) -> i32
        %425 = "llvm.getelementptr"(%343, %424) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %426 = "llvm.load"(%425) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %427 = "arith.addf"(%423, %426) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %428 = "arith.addi"(%390, %411) : (i32, i32) -> i32
        %429 = "llvm.getelementptr"(%343, %428) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %430 = "llvm.load"(%429) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %431 = "arith.addf"(%427, %430) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %432 = "arith.addi"(%395, %411) : (i32, i32) -> i32
        %433 = "llvm.getelementptr"(%343, %432) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %434 = "llvm.load"(%433) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %435 = "arith.addf"(%431, %434) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %436 = "arith.addi"(%400, %411) : (i32, i32) -> i32
        %437 = "llvm.getelementptr"(%343, %436) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %438 = "llvm.load"(%437) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %439 = "arith.addf"(%435, %438) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %440 = "arith.addi"(%405, %411) : (i32, i32) -> i32
        %441 = "llvm.getelementptr"(%343, %440) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %442 = "llvm.load"(%441) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %443 = "arith.addf"(%439, %442) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %444 = "llvm.getelementptr"(%9, %409) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%443, %444) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "columns_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>, %8: !llvm.ptr<1>, %9: !llvm.ptr<1>, %10: i64, %11: !llvm.ptr<1>, %12: !llvm.ptr<1>, %13: !llvm.ptr<1>, %14: !llvm.ptr<1>, %15: !llvm.ptr<1>):
    %16 = "arith.extsi"(%2) : (i32) -> i64
    %17 = "arith.constant"() {value = 1 : i32} : () -> i32
    %18 = "arith.maxsi"(%2, %17) : (i32, i32) -> i32
    %19 = "arith.sitofp"(%18) : (i32) -> f32
    %20 = "arith.constant"() {value = 1.0 : f32} : () -> f32
    %21 = "arith.divf"(%20, %19) : (f32, f32) -> f32
    %22 = "cutec.device_attribute"() {name = "multiprocessor_count"} : () -> i32
    %23 = "arith.constant"() {value = 132 : i32} : () -> i32
    %24 = "arith.minsi"(%22, %23) : (i32, i32) -> i32
    %25 = "arith.constant"() {value = 511 : i32} : () -> i32
    %26 = "arith.addi"(%2, %25) : (i32, i32) -> i32
    %27 = "arith.constant"() {value = 512 : i32} : () -> i32
    %28 = "arith.divui"(%26, %27) : (i32, i32) -> i32
    %29 = "arith.maxsi"(%28, %17) : (i32, i32) -> i32
    %30 = "arith.divui"(%24, %29) : (i32, i32) -> i32
    %31 = "arith.constant"() {value = 66 : i32} : () -> i32
    %32 = "arith.minsi"(%30, %31) : (i32, i32) -> i32
    %33 = "arith.constant"() {value = 15 : i32} : () -> i32
    %34 = "arith.addi"(%1, %33) : (i32, i32) -> i32
    %35 = "arith.constant"() {value = 16 : i32} : () -> i32
    %36 = "arith.divui"(%34, %35) : (i32, i32) -> i32
    %37 = "arith.minsi"(%32, %36) : (i32, i32) -> i32
    %38 = "arith.maxsi"(%37, %17) : (i32, i32) -> i32
    %39 = "arith.muli"(%38, %35) : (i32, i32) -> i32
    %40 = "arith.subi"(%39, %17) : (i32, i32) -> i32
    %41 = "arith.addi"(%1, %40) : (i32, i32) -> i32
    %42 = "arith.remsi"(%41, %39) : (i32, i32) -> i32
    %43 = "arith.constant"() {value = 0 : i32} : () -> i32
    %44 = "arith.cmpi"(%42, %43) {predicate = 2 : i64} : (i32, i32) -> i1
    %45 = "arith.divsi"(%41, %39) : (i32, i32) -> i32
    %46 = "arith.extsi"(%44) : (i1) -> i32
    %47 = "arith.addi"(%45, %46) : (i32, i32) -> i32
    %48 = "cutec.device_attribute"() {name = "multiprocessor_count"} : () -> i32
    %49 = "arith.minsi"(%48, %23) : (i32, i32) -> i32
    %50 = "arith.divui"(%49, %29) : (i32, i32) -> i32
    %51 = "arith.minsi"(%50, %31) : (i32, i32) -> i32
    %52 = "arith.minsi"(%51, %36) : (i32, i32) -> i32
    %53 = "arith.muli"(%52, %28) : (i32, i32) -> i32
    %54 = "arith.constant"() {value = 211072 : i32} : () -> i32
    "gpu.launch_func"(%53, %17, %17, %27, %17, %17, %54, %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %16, %14, %16, %15, %21, %47) {kernel = @kernels::@rows_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 20, 0>, cutec.cooperative} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, f32, i32) -> ()
    %55 = "arith.addi"(%2, %33) : (i32, i32) -> i32
    %56 = "arith.divui"(%55, %35) : (i32, i32) -> i32
    %57 = "cutec.device_attribute"() {name = "multiprocessor_count"} : () -> i32
    %58 = "arith.minsi"(%57, %23) : (i32, i32) -> i32
    %59 = "arith.divui"(%58, %29) : (i32, i32) -> i32
    %60 = "arith.minsi"(%59, %31) : (i32, i32) -> i32
    %61 = "arith.minsi"(%60, %36) : (i32, i32) -> i32
    %62 = "arith.cmpi"(%61, %17) {predicate = 3 : i64} : (i32, i32) -> i1
    %63 = "arith.select"(%62, %43, %56) : (i1, i32, i32) -> i32
    %64 = "arith.constant"() {value = 256 : i32} : () -> i32
    %65 = "arith.constant"() {value = 2048 : i32} : () -> i32
    "gpu.launch_func"(%63, %17, %17, %64, %17, %17, %65, %13, %2, %16, %14, %16, %11, %12, %61) {kernel = @kernels::@add_up_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 8, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32) -> ()
    %66 = "cutec.device_attribute"() {name = "multiprocessor_count"} : () -> i32
    %67 = "arith.minsi"(%66, %23) : (i32, i32) -> i32
    %68 = "arith.divui"(%67, %29) : (i32, i32) -> i32
    %69 = "arith.minsi"(%68, %31) : (i32, i32) -> i32
    %70 = "arith.minsi"(%69, %36) : (i32, i32) -> i32
    %71 = "arith.cmpi"(%70, %43) {predicate = 4 : i64} : (i32, i32) -> i1
    %72 = "arith.constant"() {value = 8 : i32} : () -> i32
    %73 = "arith.muli"(%1, %72) : (i32, i32) -> i32
    %74 = "arith.select"(%71, %43, %73) : (i1, i32, i32) -> i32
    %75 = "arith.constant"() {value = 1032 : i32} : () -> i32
    "gpu.launch_func"(%74, %17, %17, %27, %17, %17, %72, %17, %17, %75, %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %21) {kernel = @kernels::@few_rows_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 14, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, f32) -> ()
    %76 = "arith.cmpi"(%1, %17) {predicate = 0 : i64} : (i32, i32) -> i1
    %77 = "arith.ori"(%76, %71) : (i1, i1) -> i1
    %78 = "arith.constant"() {value = 127 : i32} : () -> i32
    %79 = "arith.addi"(%2, %78) : (i32, i32) -> i32
    %80 = "arith.constant"() {value = 128 : i32} : () -> i32
    %81 = "arith.divui"(%79, %80) : (i32, i32) -> i32
    %82 = "arith.select"(%77, %43, %81) : (i1, i32, i32) -> i32
    %83 = "arith.constant"() {value = 9152 : i32} : () -> i32
    "gpu.launch_func"(%82, %17, %17, %64, %17, %17, %83, %0, %1, %2, %3, %4, %5, %7, %8, %11, %12) {kernel = @kernels::@columns_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 10, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "layernorm_backward_f32_form32x4x0x3x66x1", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
