"builtin.module"() ({
  "gpu.module"() ({
    "llvm.func"() ({
    }) {sym_name = "__nv_rsqrtf", function_type = !llvm.func<f32 (f32)>, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 128 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>, %8: i64, %9: !llvm.ptr<1>, %10: !llvm.ptr<1>, %11: i64, %12: !llvm.ptr<1>, %13: f32, %14: f32, %15: i32):
      %16 = "arith.constant"() {value = 5 : i32} : () -> i32
      %17 = "llvm.alloca"(%16) {elem_type = i64, alignment = 8 : i64} : (i32) -> !llvm.ptr
      %18 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 8>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %19 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 16>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %20 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 24>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %21 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 32>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %22 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 4>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %23 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 12>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %24 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 20>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %25 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 28>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %26 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 36>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %27 = "arith.constant"() {value = 10 : i32} : () -> i32
      %28 = "llvm.alloca"(%27) {elem_type = f32, alignment = 8 : i64} : (i32) -> !llvm.ptr
      %29 = "llvm.getelementptr"(%28) {rawConstantIndices = array<i32: 4>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %30 = "llvm.getelementptr"(%28) {rawConstantIndices = array<i32: 8>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %31 = "llvm.getelementptr"(%28) {rawConstantIndices = array<i32: 12>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %32 = "llvm.getelementptr"(%28) {rawConstantIndices = array<i32: 16>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %33 = "llvm.getelementptr"(%28) {rawConstantIndices = array<i32: 20>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %34 = "llvm.getelementptr"(%28) {rawConstantIndices = array<i32: 24>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %35 = "llvm.getelementptr"(%28) {rawConstantIndices = array<i32: 28>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %36 = "llvm.getelementptr"(%28) {rawConstantIndices = array<i32: 32>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %37 = "llvm.getelementptr"(%28) {rawConstantIndices = array<i32: 36>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %38 = "arith.constant"() {value = 2 : i32} : () -> i32
      %39 = "llvm.alloca"(%38) {elem_type = i64, alignment = 16 : i64} : (i32) -> !llvm.ptr
      %40 = "llvm.getelementptr"(%39) {rawConstantIndices = array<i32: 4>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %41 = "arith.constant"() {value = 4 : i32} : () -> i32
      %42 = "llvm.alloca"(%41) {elem_type = f32, alignment = 16 : i64} : (i32) -> !llvm.ptr
      %43 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 4>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %44 = "arith.constant"() {value = 511 : i32} : () -> i32
      %45 = "arith.addi"(%2, %44) : (i32, i32) -> i32
      %46 = "arith.constant"() {value = 512 : i32} : () -> i32
      %47 = "arith.divui"(%45, %46) : (i32, i32) -> i32
      %48 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %49 = "llvm.getelementptr"(%48) {rawConstantIndices = array<i32: 196608>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %50 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %51 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %52 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %53 = "arith.divui"(%50, %47) : (i32, i32) -> i32
      %54 = "arith.constant"() {value = 16 : i32} : () -> i32
      %55 = "arith.muli"(%53, %54) : (i32, i32) -> i32
      %56 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %57 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %58 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %59 = "arith.divui"(%56, %47) : (i32, i32) -> i32
      %60 = "arith.muli"(%59, %54) : (i32, i32) -> i32
      %61 = "arith.constant"() {value = 0 : i32} : () -> i32
      %62 = "arith.muli"(%61, %60) : (i32, i32) -> i32
      %63 = "arith.addi"(%55, %62) : (i32, i32) -> i32
      %64 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %65 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %66 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %67 = "arith.constant"() {value = 32 : i32} : () -> i32
      %68 = "arith.divui"(%64, %67) : (i32, i32) -> i32
      %69 = "arith.addi"(%63, %68) : (i32, i32) -> i32
      %70 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %71 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %72 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %73 = "arith.remui"(%70, %47) : (i32, i32) -> i32
      %74 = "arith.constant"() {value = 4 : i32} : () -> i32
      %75 = "arith.remui"(%69, %74) : (i32, i32) -> i32
      %76 = "arith.remui"(%2, %74) : (i32, i32) -> i32
      %77 = "arith.muli"(%75, %76) : (i32, i32) -> i32
      %78 = "arith.remui"(%77, %74) : (i32, i32) -> i32
      %79 = "arith.constant"() {value = 1 : i32} : () -> i32
      %80 = "arith.addi"(%69, %79) : (i32, i32) -> i32
      %81 = "arith.cmpi"(%80, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %82 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %83 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %84 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %85 = "arith.remui"(%82, %67) : (i32, i32) -> i32
      %86 = "arith.muli"(%73, %74) : (i32, i32) -> i32
      %87 = "arith.muli"(%86, %67) : (i32, i32) -> i32
      %88 = "arith.addi"(%87, %85) : (i32, i32) -> i32
      %89 = "arith.muli"(%88, %74) : (i32, i32) -> i32
      %90 = "arith.subi"(%89, %78) : (i32, i32) -> i32
      %91 = "arith.addi"(%90, %74) : (i32, i32) -> i32
      %92 = "arith.cmpi"(%91, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %93 = "arith.andi"(%81, %92) : (i1, i1) -> i1
      %94 = "arith.cmpi"(%69, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %95 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %96 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %97 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %98 = "arith.remui"(%95, %67) : (i32, i32) -> i32
      %99 = "arith.addi"(%87, %98) : (i32, i32) -> i32
      %100 = "arith.muli"(%99, %74) : (i32, i32) -> i32
      %101 = "arith.subi"(%100, %78) : (i32, i32) -> i32
      %102 = "arith.cmpi"(%101, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %103 = "arith.andi"(%94, %102) : (i1, i1) -> i1
      %104 = "arith.constant"() {value = true} : () -> i1
      %105 = "arith.xori"(%93, %104) : (i1, i1) -> i1
      %106 = "arith.andi"(%103, %105) : (i1, i1) -> i1
      %107 = "arith.extui"(%106) : (i1) -> i8
      %108 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %109 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %110 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %111 = "arith.remui"(%108, %67) : (i32, i32) -> i32
      %112 = "arith.addi"(%86, %79) : (i32, i32) -> i32
      %113 = "arith.muli"(%112, %67) : (i32, i32) -> i32
      %114 = "arith.addi"(%113, %111) : (i32, i32) -> i32
      %115 = "arith.muli"(%114, %74) : (i32, i32) -> i32
      %116 = "arith.subi"(%115, %78) : (i32, i32) -> i32
      %117 = "arith.addi"(%116, %74) : (i32, i32) -> i32
      %118 = "arith.cmpi"(%117, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %119 = "arith.andi"(%81, %118) : (i1, i1) -> i1
      %120 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %121 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %122 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %123 = "arith.remui"(%120, %67) : (i32, i32) -> i32
      %124 = "arith.addi"(%113, %123) : (i32, i32) -> i32
      %125 = "arith.muli"(%124, %74) : (i32, i32) -> i32
      %126 = "arith.subi"(%125, %78) : (i32, i32) -> i32
      %127 = "arith.cmpi"(%126, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %128 = "arith.andi"(%94, %127) : (i1, i1) -> i1
      %129 = "arith.xori"(%119, %104) : (i1, i1) -> i1
      %130 = "arith.andi"(%128, %129) : (i1, i1) -> i1
      %131 = "arith.extui"(%130) : (i1) -> i8
      %132 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %133 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %134 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %135 = "arith.remui"(%132, %67) : (i32, i32) -> i32
      %136 = "arith.constant"() {value = 2 : i32} : () -> i32
      %137 = "arith.addi"(%86, %136) : (i32, i32) -> i32
      %138 = "arith.muli"(%137, %67) : (i32, i32) -> i32
      %139 = "arith.addi"(%138, %135) : (i32, i32) -> i32
      %140 = "arith.muli"(%139, %74) : (i32, i32) -> i32
      %141 = "arith.subi"(%140, %78) : (i32, i32) -> i32
      %142 = "arith.addi"(%141, %74) : (i32, i32) -> i32
      %143 = "arith.cmpi"(%142, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %144 = "arith.andi"(%81, %143) : (i1, i1) -> i1
      %145 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %146 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %147 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %148 = "arith.remui"(%145, %67) : (i32, i32) -> i32
      %149 = "arith.addi"(%138, %148) : (i32, i32) -> i32
      %150 = "arith.muli"(%149, %74) : (i32, i32) -> i32
      %151 = "arith.subi"(%150, %78) : (i32, i32) -> i32
      %152 = "arith.cmpi"(%151, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %153 = "arith.andi"(%94, %152) : (i1, i1) -> i1
      %154 = "arith.xori"(%144, %104) : (i1, i1) -> i1
      %155 = "arith.andi"(%153, %154) : (i1, i1) -> i1
      %156 = "arith.extui"(%155) : (i1) -> i8
      %157 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %158 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %159 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %160 = "arith.remui"(%157, %67) : (i32, i32) -> i32
      %161 = "arith.constant"() {value = 3 : i32} : () -> i32
      %162 = "arith.addi"(%86, %161) : (i32, i32) -> i32
      %163 = "arith.muli"(%162, %67) : (i32, i32) -> i32
      %164 = "arith.addi"(%163, %160) : (i32, i32) -> i32
      %165 = "arith.muli"(%164, %74) : (i32, i32) -> i32
      %166 = "arith.subi"(%165, %78) : (i32, i32) -> i32
      %167 = "arith.addi"(%166, %74) : (i32, i32) -> i32
      %168 = "arith.cmpi"(%167, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %169 = "arith.andi"(%81, %168) : (i1, i1) -> i1
      %170 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %171 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %172 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %173 = "arith.remui"(%170, %67) : (i32, i32) -> i32
      %174 = "arith.addi"(%163, %173) : (i32, i32) -> i32
      %175 = "arith.muli"(%174, %74) : (i32, i32) -> i32
      %176 = "arith.subi"(%175, %78) : (i32, i32) -> i32
      %177 = "arith.cmpi"(%176, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %178 = "arith.andi"(%94, %177) : (i1, i1) -> i1
      %179 = "arith.xori"(%169, %104) : (i1, i1) -> i1
      %180 = "arith.andi"(%178, %179) : (i1, i1) -> i1
      %181 = "arith.extui"(%180) : (i1) -> i8
      %182 = "arith.extsi"(%69) : (i32) -> i64
      %183 = "arith.extsi"(%2) : (i32) -> i64
      %184 = "arith.muli"(%182, %183) : (i64, i64) -> i64
      %185 = "arith.extsi"(%78) : (i32) -> i64
      %186 = "arith.subi"(%184, %185) : (i64, i64) -> i64
      %187 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %188 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %189 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %190 = "arith.remui"(%187, %67) : (i32, i32) -> i32
      %191 = "arith.addi"(%87, %190) : (i32, i32) -> i32
      %192 = "arith.muli"(%191, %74) : (i32, i32) -> i32
      %193 = "arith.extsi"(%192) : (i32) -> i64
      %194 = "arith.addi"(%186, %193) : (i64, i64) -> i64
      %195 = "llvm.getelementptr"(%0, %194) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %196 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %197 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %198 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %199 = "arith.muli"(%196, %74) : (i32, i32) -> i32
      %200 = "llvm.getelementptr"(%48, %199) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %201 = "arith.constant"() {value = 0 : i8} : () -> i8
      %202 = "arith.cmpi"(%107, %201) {predicate = 1 : i64} : (i8, i8) -> i1
      %203 = "arith.select"(%202, %54, %61) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%200, %195, %203) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %204 = "llvm.getelementptr"(%195) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %205 = "llvm.getelementptr"(%200) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %206 = "arith.cmpi"(%131, %201) {predicate = 1 : i64} : (i8, i8) -> i1
      %207 = "arith.select"(%206, %54, %61) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%205, %204, %207) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %208 = "llvm.getelementptr"(%195) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %209 = "llvm.getelementptr"(%200) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %210 = "arith.cmpi"(%156, %201) {predicate = 1 : i64} : (i8, i8) -> i1
      %211 = "arith.select"(%210, %54, %61) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%209, %208, %211) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %212 = "llvm.getelementptr"(%195) {rawConstantIndices = array<i32: 384>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %213 = "llvm.getelementptr"(%200) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %214 = "arith.cmpi"(%181, %201) {predicate = 1 : i64} : (i8, i8) -> i1
      %215 = "arith.select"(%214, %54, %61) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%213, %212, %215) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %216 = "arith.constant"() {value = -1 : i32} : () -> i32
      "nvvm.bar.warp.sync"(%216) : (i32) -> ()
      %217 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %218 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %219 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %220 = "arith.remui"(%217, %67) : (i32, i32) -> i32
      %221 = "arith.addi"(%87, %220) : (i32, i32) -> i32
      %222 = "arith.muli"(%221, %74) : (i32, i32) -> i32
      %223 = "arith.extsi"(%222) : (i32) -> i64
      %224 = "arith.addi"(%186, %223) : (i64, i64) -> i64
      %225 = "llvm.getelementptr"(%4, %224) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %226 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %227 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %228 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %229 = "arith.muli"(%226, %74) : (i32, i32) -> i32
      %230 = "arith.constant"() {value = 8192 : i32} : () -> i32
      %231 = "arith.addi"(%229, %230) : (i32, i32) -> i32
      %232 = "llvm.getelementptr"(%48, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %233 = "arith.cmpi"(%107, %201) {predicate = 1 : i64} : (i8, i8) -> i1
      %234 = "arith.select"(%233, %54, %61) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%232, %225, %234) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %235 = "llvm.getelementptr"(%225) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %236 = "llvm.getelementptr"(%232) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %237 = "arith.cmpi"(%131, %201) {predicate = 1 : i64} : (i8, i8) -> i1
      %238 = "arith.select"(%237, %54, %61) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%236, %235, %238) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %239 = "llvm.getelementptr"(%225) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %240 = "llvm.getelementptr"(%232) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %241 = "arith.cmpi"(%156, %201) {predicate = 1 : i64} : (i8, i8) -> i1
      %242 = "arith.select"(%241, %54, %61) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%240, %239, %242) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %243 = "llvm.getelementptr"(%225) {rawConstantIndices = array<i32: 384>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %244 = "llvm.getelementptr"(%232) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %245 = "arith.cmpi"(%181, %201) {predicate = 1 : i64} : (i8, i8) -> i1
      %246 = "arith.select"(%245, %54, %61) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%244, %243, %246) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.bar.warp.sync"(%216) : (i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %247 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %248 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %249 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %250 = "arith.divui"(%247, %47) : (i32, i32) -> i32
      %251 = "arith.muli"(%250, %54) : (i32, i32) -> i32
      %252 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %253 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %254 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %255 = "arith.divui"(%252, %47) : (i32, i32) -> i32
      %256 = "arith.muli"(%255, %54) : (i32, i32) -> i32
      %257 = "arith.addi"(%251, %256) : (i32, i32) -> i32
      %258 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %259 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %260 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %261 = "arith.divui"(%258, %67) : (i32, i32) -> i32
      %262 = "arith.addi"(%257, %261) : (i32, i32) -> i32
      %263 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %264 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %265 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %266 = "arith.remui"(%263, %47) : (i32, i32) -> i32
      %267 = "arith.remui"(%262, %74) : (i32, i32) -> i32
      %268 = "arith.muli"(%267, %76) : (i32, i32) -> i32
      %269 = "arith.remui"(%268, %74) : (i32, i32) -> i32
      %270 = "arith.addi"(%262, %79) : (i32, i32) -> i32
      %271 = "arith.cmpi"(%270, %1) {predicate = 0 : i64} : (i32, i32) -> i1
      %272 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %273 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %274 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %275 = "arith.remui"(%272, %67) : (i32, i32) -> i32
      %276 = "arith.muli"(%266, %74) : (i32, i32) -> i32
      %277 = "arith.muli"(%276, %67) : (i32, i32) -> i32
      %278 = "arith.addi"(%277, %275) : (i32, i32) -> i32
      %279 = "arith.muli"(%278, %74) : (i32, i32) -> i32
      %280 = "arith.subi"(%279, %269) : (i32, i32) -> i32
      %281 = "arith.addi"(%280, %74) : (i32, i32) -> i32
      %282 = "arith.cmpi"(%281, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %283 = "arith.andi"(%271, %282) : (i1, i1) -> i1
      %284 = "arith.cmpi"(%262, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %285 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %286 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %287 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %288 = "arith.remui"(%285, %67) : (i32, i32) -> i32
      %289 = "arith.addi"(%277, %288) : (i32, i32) -> i32
      %290 = "arith.muli"(%289, %74) : (i32, i32) -> i32
      %291 = "arith.subi"(%290, %269) : (i32, i32) -> i32
      %292 = "arith.cmpi"(%291, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %293 = "arith.andi"(%284, %292) : (i1, i1) -> i1
      %294 = "arith.xori"(%283, %104) : (i1, i1) -> i1
      %295 = "arith.andi"(%293, %294) : (i1, i1) -> i1
      %296 = "arith.extui"(%295) : (i1) -> i8
      %297 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %298 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %299 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %300 = "arith.remui"(%297, %67) : (i32, i32) -> i32
      %301 = "arith.addi"(%276, %79) : (i32, i32) -> i32
      %302 = "arith.muli"(%301, %67) : (i32, i32) -> i32
      %303 = "arith.addi"(%302, %300) : (i32, i32) -> i32
      %304 = "arith.muli"(%303, %74) : (i32, i32) -> i32
      %305 = "arith.subi"(%304, %269) : (i32, i32) -> i32
      %306 = "arith.addi"(%305, %74) : (i32, i32) -> i32
      %307 = "arith.cmpi"(%306, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %308 = "arith.andi"(%271, %307) : (i1, i1) -> i1
      %309 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %310 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %311 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %312 = "arith.remui"(%309, %67) : (i32, i32) -> i32
      %313 = "arith.addi"(%302, %312) : (i32, i32) -> i32
      %314 = "arith.muli"(%313, %74) : (i32, i32) -> i32
      %315 = "arith.subi"(%314, %269) : (i32, i32) -> i32
      %316 = "arith.cmpi"(%315, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %317 = "arith.andi"(%284, %316) : (i1, i1) -> i1
      %318 = "arith.xori"(%308, %104) : (i1, i1) -> i1
      %319 = "arith.andi"(%317, %318) : (i1, i1) -> i1
      %320 = "arith.extui"(%319) : (i1) -> i8
      %321 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %322 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %323 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %324 = "arith.remui"(%321, %67) : (i32, i32) -> i32
      %325 = "arith.addi"(%276, %136) : (i32, i32) -> i32
      %326 = "arith.muli"(%325, %67) : (i32, i32) -> i32
      %327 = "arith.addi"(%326, %324) : (i32, i32) -> i32
      %328 = "arith.muli"(%327, %74) : (i32, i32) -> i32
      %329 = "arith.subi"(%328, %269) : (i32, i32) -> i32
      %330 = "arith.addi"(%329, %74) : (i32, i32) -> i32
      %331 = "arith.cmpi"(%330, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %332 = "arith.andi"(%271, %331) : (i1, i1) -> i1
      %333 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %334 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %335 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %336 = "arith.remui"(%333, %67) : (i32, i32) -> i32
      %337 = "arith.addi"(%326, %336) : (i32, i32) -> i32
      %338 = "arith.muli"(%337, %74) : (i32, i32) -> i32
      %339 = "arith.subi"(%338, %269) : (i32, i32) -> i32
      %340 = "arith.cmpi"(%339, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %341 = "arith.andi"(%284, %340) : (i1, i1) -> i1
      %342 = "arith.xori"(%332, %104) : (i1, i1) -> i1
      %343 = "arith.andi"(%341, %342) : (i1, i1) -> i1
      %344 = "arith.extui"(%343) : (i1) -> i8
      %345 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %346 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %347 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %348 = "arith.remui"(%345, %67) : (i32, i32) -> i32
      %349 = "arith.addi"(%276, %161) : (i32, i32) -> i32
      %350 = "arith.muli"(%349, %67) : (i32, i32) -> i32
      %351 = "arith.addi"(%350, %348) : (i32, i32) -> i32
      %352 = "arith.muli"(%351, %74) : (i32, i32) -> i32
      %353 = "arith.subi"(%352, %269) : (i32, i32) -> i32
      %354 = "arith.addi"(%353, %74) : (i32, i32) -> i32
      %355 = "arith.cmpi"(%354, %2) {predicate = 4 : i64} : (i32, i32) -> i1
      %356 = "arith.andi"(%271, %355) : (i1, i1) -> i1
      %357 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %358 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %359 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %360 = "arith.remui"(%357, %67) : (i32, i32) -> i32
      %361 = "arith.addi"(%350, %360) : (i32, i32) -> i32
      %362 = "arith.muli"(%361, %74) : (i32, i32) -> i32
      %363 = "arith.subi"(%362, %269) : (i32, i32) -> i32
      %364 = "arith.cmpi"(%363, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %365 = "arith.andi"(%284, %364) : (i1, i1) -> i1
      %366 = "arith.xori"(%356, %104) : (i1, i1) -> i1
      %367 = "arith.andi"(%365, %366) : (i1, i1) -> i1
      %368 = "arith.extui"(%367) : (i1) -> i8
      %369 = "arith.extsi"(%262) : (i32) -> i64
      %370 = "arith.muli"(%369, %183) : (i64, i64) -> i64
      %371 = "arith.extsi"(%269) : (i32) -> i64
      %372 = "arith.subi"(%370, %371) : (i64, i64) -> i64
      %373 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %374 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %375 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %376 = "arith.remui"(%373, %67) : (i32, i32) -> i32
      %377 = "arith.addi"(%277, %376) : (i32, i32) -> i32
      %378 = "arith.muli"(%377, %74) : (i32, i32) -> i32
      %379 = "arith.extsi"(%378) : (i32) -> i64
      %380 = "arith.addi"(%372, %379) : (i64, i64) -> i64
      %381 = "llvm.getelementptr"(%0, %380) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %382 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %383 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %384 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %385 = "arith.muli"(%382, %74) : (i32, i32) -> i32
      %386 = "arith.constant"() {value = 16384 : i32} : () -> i32
      %387 = "arith.addi"(%385, %386) : (i32, i32) -> i32
      %388 = "llvm.getelementptr"(%48, %387) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %389 = "arith.cmpi"(%296, %201) {predicate = 1 : i64} : (i8, i8) -> i1
      %390 = "arith.select"(%389, %54, %61) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%388, %381, %390) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %391 = "llvm.getelementptr"(%381) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %392 = "llvm.getelementptr"(%388) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %393 = "arith.cmpi"(%320, %201) {predicate = 1 : i64} : (i8, i8) -> i1
      %394 = "arith.select"(%393, %54, %61) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%392, %391, %394) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %395 = "llvm.getelementptr"(%381) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %396 = "llvm.getelementptr"(%388) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %397 = "arith.cmpi"(%344, %201) {predicate = 1 : i64} : (i8, i8) -> i1
      %398 = "arith.select"(%397, %54, %61) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%396, %395, %398) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %399 = "llvm.getelementptr"(%381) {rawConstantIndices = array<i32: 384>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %400 = "llvm.getelementptr"(%388) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %401 = "arith.cmpi"(%368, %201) {predicate = 1 : i64} : (i8, i8) -> i1
      %402 = "arith.select"(%401, %54, %61) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%400, %399, %402) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.bar.warp.sync"(%216) : (i32) -> ()
      %403 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %404 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %405 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %406 = "arith.remui"(%403, %67) : (i32, i32) -> i32
      %407 = "arith.addi"(%277, %406) : (i32, i32) -> i32
      %408 = "arith.muli"(%407, %74) : (i32, i32) -> i32
      %409 = "arith.extsi"(%408) : (i32) -> i64
      %410 = "arith.addi"(%372, %409) : (i64, i64) -> i64
      %411 = "llvm.getelementptr"(%4, %410) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %412 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %413 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %414 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %415 = "arith.muli"(%412, %74) : (i32, i32) -> i32
      %416 = "arith.addi"(%415, %230) : (i32, i32) -> i32
      %417 = "arith.addi"(%416, %386) : (i32, i32) -> i32
      %418 = "llvm.getelementptr"(%48, %417) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %419 = "arith.cmpi"(%296, %201) {predicate = 1 : i64} : (i8, i8) -> i1
      %420 = "arith.select"(%419, %54, %61) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%418, %411, %420) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %421 = "llvm.getelementptr"(%411) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %422 = "llvm.getelementptr"(%418) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %423 = "arith.cmpi"(%320, %201) {predicate = 1 : i64} : (i8, i8) -> i1
      %424 = "arith.select"(%423, %54, %61) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%422, %421, %424) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %425 = "llvm.getelementptr"(%411) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %426 = "llvm.getelementptr"(%418) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %427 = "arith.cmpi"(%344, %201) {predicate = 1 : i64} : (i8, i8) -> i1
      %428 = "arith.select"(%427, %54, %61) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%426, %425, %428) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      %429 = "llvm.getelementptr"(%411) {rawConstantIndices = array<i32: 384>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %430 = "llvm.getelementptr"(%418) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %431 = "arith.cmpi"(%368, %201) {predicate = 1 : i64} : (i8, i8) -> i1
      %432 = "arith.select"(%431, %54, %61) : (i1, i32, i32) -> i32
      "nvvm.cp.async.shared.global"(%430, %429, %432) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
      "nvvm.bar.warp.sync"(%216) : (i32) -> ()
      "nvvm.cp.async.commit.group"() : () -> ()
      %433 = "llvm.getelementptr"(%48) {rawConstantIndices = array<i32: 196736>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %434 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %435 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %436 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %437 = "arith.remui"(%434, %67) : (i32, i32) -> i32
      %438 = "arith.muli"(%437, %74) : (i32, i32) -> i32
      %439 = "llvm.getelementptr"(%433, %438) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %440 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %441 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %442 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %443 = "arith.divui"(%440, %67) : (i32, i32) -> i32
      %444 = "arith.cmpi"(%443, %61) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%444) ({
        %445 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %446 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %447 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %448 = "arith.divui"(%445, %47) : (i32, i32) -> i32
        %449 = "arith.muli"(%448, %54) : (i32, i32) -> i32
        %450 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %451 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %452 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %453 = "arith.divui"(%450, %47) : (i32, i32) -> i32
        %454 = "arith.muli"(%453, %54) : (i32, i32) -> i32
        %455 = "arith.muli"(%61, %454) : (i32, i32) -> i32
        %456 = "arith.addi"(%449, %455) : (i32, i32) -> i32
        %457 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %458 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %459 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %460 = "arith.divui"(%457, %67) : (i32, i32) -> i32
        %461 = "arith.addi"(%456, %460) : (i32, i32) -> i32
        %462 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %463 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %464 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %465 = "arith.remui"(%462, %47) : (i32, i32) -> i32
        %466 = "arith.remui"(%461, %74) : (i32, i32) -> i32
        %467 = "arith.muli"(%466, %76) : (i32, i32) -> i32
        %468 = "arith.remui"(%467, %74) : (i32, i32) -> i32
        %469 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
        %470 = "vector.extract"(%469) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
        %471 = "vector.extract"(%469) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
        %472 = "vector.extract"(%469) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
        %473 = "vector.extract"(%469) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
        %474 = "vector.extract"(%469) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
        %475 = "vector.extract"(%469) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
        %476 = "vector.extract"(%469) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
        %477 = "vector.extract"(%469) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
        %478 = "vector.extract"(%469) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
        %479 = "vector.extract"(%469) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
        %480 = "vector.extract"(%469) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
        %481 = "vector.extract"(%469) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
        %482 = "vector.extract"(%469) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
        %483 = "vector.extract"(%469) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
        %484 = "vector.extract"(%469) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
        %485 = "vector.extract"(%469) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
        %486 = "arith.cmpi"(%76, %61) {predicate = 0 : i64} : (i32, i32) -> i1
        %487, %488, %489, %490, %491, %492, %493, %494, %495, %496, %497, %498, %499, %500, %501, %502 = "scf.if"(%486) ({
          %503 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %504 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %505 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %506 = "arith.remui"(%503, %67) : (i32, i32) -> i32
          %507 = "arith.muli"(%465, %74) : (i32, i32) -> i32
          %508 = "arith.muli"(%507, %67) : (i32, i32) -> i32
          %509 = "arith.addi"(%508, %506) : (i32, i32) -> i32
          %510 = "arith.divui"(%2, %74) : (i32, i32) -> i32
          %511 = "arith.cmpi"(%509, %61) {predicate = 5 : i64} : (i32, i32) -> i1
          %512 = "arith.cmpi"(%509, %510) {predicate = 2 : i64} : (i32, i32) -> i1
          %513 = "arith.andi"(%511, %512) : (i1, i1) -> i1
          %514 = "arith.extui"(%513) : (i1) -> i8
          %515 = "arith.muli"(%509, %74) : (i32, i32) -> i32
          %516 = "llvm.getelementptr"(%6, %515) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %517 = "arith.cmpi"(%514, %201) {predicate = 1 : i64} : (i8, i8) -> i1
          %518, %519, %520, %521 = "scf.if"(%517) ({
            %522 = "llvm.load"(%516) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %523 = "vector.extract"(%522) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %524 = "vector.extract"(%522) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %525 = "vector.extract"(%522) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %526 = "vector.extract"(%522) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            %527 = "llvm.bitcast"(%523) : (i32) -> f32
            %528 = "llvm.bitcast"(%524) : (i32) -> f32
            %529 = "llvm.bitcast"(%525) : (i32) -> f32
            %530 = "llvm.bitcast"(%526) : (i32) -> f32
            "scf.yield"(%527, %528, %529, %530) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%470, %471, %472, %473) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %531 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %532 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %533 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %534 = "arith.remui"(%531, %67) : (i32, i32) -> i32
          %535 = "arith.addi"(%507, %79) : (i32, i32) -> i32
          %536 = "arith.muli"(%535, %67) : (i32, i32) -> i32
          %537 = "arith.addi"(%536, %534) : (i32, i32) -> i32
          %538 = "arith.cmpi"(%537, %61) {predicate = 5 : i64} : (i32, i32) -> i1
          %539 = "arith.cmpi"(%537, %510) {predicate = 2 : i64} : (i32, i32) -> i1
          %540 = "arith.andi"(%538, %539) : (i1, i1) -> i1
          %541 = "arith.extui"(%540) : (i1) -> i8
          %542 = "arith.muli"(%537, %74) : (i32, i32) -> i32
          %543 = "llvm.getelementptr"(%6, %542) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %544 = "arith.cmpi"(%541, %201) {predicate = 1 : i64} : (i8, i8) -> i1
          %545, %546, %547, %548 = "scf.if"(%544) ({
            %549 = "llvm.load"(%543) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %550 = "vector.extract"(%549) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %551 = "vector.extract"(%549) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %552 = "vector.extract"(%549) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %553 = "vector.extract"(%549) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            %554 = "llvm.bitcast"(%550) : (i32) -> f32
            %555 = "llvm.bitcast"(%551) : (i32) -> f32
            %556 = "llvm.bitcast"(%552) : (i32) -> f32
            %557 = "llvm.bitcast"(%553) : (i32) -> f32
            "scf.yield"(%554, %555, %556, %557) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%474, %475, %476, %477) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %558 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %559 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %560 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %561 = "arith.remui"(%558, %67) : (i32, i32) -> i32
          %562 = "arith.addi"(%507, %136) : (i32, i32) -> i32
          %563 = "arith.muli"(%562, %67) : (i32, i32) -> i32
          %564 = "arith.addi"(%563, %561) : (i32, i32) -> i32
          %565 = "arith.cmpi"(%564, %61) {predicate = 5 : i64} : (i32, i32) -> i1
          %566 = "arith.cmpi"(%564, %510) {predicate = 2 : i64} : (i32, i32) -> i1
          %567 = "arith.andi"(%565, %566) : (i1, i1) -> i1
          %568 = "arith.extui"(%567) : (i1) -> i8
          %569 = "arith.muli"(%564, %74) : (i32, i32) -> i32
          %570 = "llvm.getelementptr"(%6, %569) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %571 = "arith.cmpi"(%568, %201) {predicate = 1 : i64} : (i8, i8) -> i1
          %572, %573, %574, %575 = "scf.if"(%571) ({
            %576 = "llvm.load"(%570) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %577 = "vector.extract"(%576) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %578 = "vector.extract"(%576) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %579 = "vector.extract"(%576) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %580 = "vector.extract"(%576) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            %581 = "llvm.bitcast"(%577) : (i32) -> f32
            %582 = "llvm.bitcast"(%578) : (i32) -> f32
            %583 = "llvm.bitcast"(%579) : (i32) -> f32
            %584 = "llvm.bitcast"(%580) : (i32) -> f32
            "scf.yield"(%581, %582, %583, %584) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%478, %479, %480, %481) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          %585 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %586 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %587 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %588 = "arith.remui"(%585, %67) : (i32, i32) -> i32
          %589 = "arith.addi"(%507, %161) : (i32, i32) -> i32
          %590 = "arith.muli"(%589, %67) : (i32, i32) -> i32
          %591 = "arith.addi"(%590, %588) : (i32, i32) -> i32
          %592 = "arith.cmpi"(%591, %61) {predicate = 5 : i64} : (i32, i32) -> i1
          %593 = "arith.cmpi"(%591, %510) {predicate = 2 : i64} : (i32, i32) -> i1
          %594 = "arith.andi"(%592, %593) : (i1, i1) -> i1
          %595 = "arith.extui"(%594) : (i1) -> i8
          %596 = "arith.muli"(%591, %74) : (i32, i32) -> i32
          %597 = "llvm.getelementptr"(%6, %596) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %598 = "arith.cmpi"(%595, %201) {predicate = 1 : i64} : (i8, i8) -> i1
          %599, %600, %601, %602 = "scf.if"(%598) ({
            %603 = "llvm.load"(%597) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %604 = "vector.extract"(%603) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %605 = "vector.extract"(%603) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %606 = "vector.extract"(%603) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %607 = "vector.extract"(%603) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            %608 = "llvm.bitcast"(%604) : (i32) -> f32
            %609 = "llvm.bitcast"(%605) : (i32) -> f32
            %610 = "llvm.bitcast"(%606) : (i32) -> f32
            %611 = "llvm.bitcast"(%607) : (i32) -> f32
            "scf.yield"(%608, %609, %610, %611) : (f32, f32, f32, f32) -> ()
          }, {
            "scf.yield"(%482, %483, %484, %485) : (f32, f32, f32, f32) -> ()
          }) : (i1) -> (f32, f32, f32, f32)
          "scf.yield"(%518, %519, %520, %521, %545, %546, %547, %548, %572, %573, %574, %575, %599, %600, %601, %602) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }, {
          %612 = "arith.divui"(%2, %74) : (i32, i32) -> i32
          %613 = "arith.subi"(%74, %468) : (i32, i32) -> i32
          %614 = "arith.andi"(%613, %161) : (i32, i32) -> i32
          %615 = "arith.muli"(%612, %74) : (i32, i32) -> i32
          %616 = "arith.subi"(%2, %79) : (i32, i32) -> i32
          %617 = "arith.minsi"(%615, %616) : (i32, i32) -> i32
          %618 = "arith.extsi"(%617) : (i32) -> i64
          %619 = "llvm.getelementptr"(%6, %618) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %620 = "llvm.load"(%619) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %621 = "arith.cmpi"(%615, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %622 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %623 = "arith.select"(%621, %620, %622) : (i1, f32, f32) -> f32
          %624 = "arith.addi"(%615, %79) : (i32, i32) -> i32
          %625 = "arith.minsi"(%624, %616) : (i32, i32) -> i32
          %626 = "arith.extsi"(%625) : (i32) -> i64
          %627 = "llvm.getelementptr"(%6, %626) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %628 = "llvm.load"(%627) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %629 = "arith.cmpi"(%624, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %630 = "arith.select"(%629, %628, %622) : (i1, f32, f32) -> f32
          %631 = "arith.addi"(%615, %136) : (i32, i32) -> i32
          %632 = "arith.minsi"(%631, %616) : (i32, i32) -> i32
          %633 = "arith.extsi"(%632) : (i32) -> i64
          %634 = "llvm.getelementptr"(%6, %633) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %635 = "llvm.load"(%634) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %636 = "arith.cmpi"(%631, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %637 = "arith.select"(%636, %635, %622) : (i1, f32, f32) -> f32
          %638 = "arith.addi"(%615, %161) : (i32, i32) -> i32
          %639 = "arith.minsi"(%638, %616) : (i32, i32) -> i32
          %640 = "arith.extsi"(%639) : (i32) -> i64
          %641 = "llvm.getelementptr"(%6, %640) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %642 = "llvm.load"(%641) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %643 = "arith.cmpi"(%638, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %644 = "arith.select"(%643, %642, %622) : (i1, f32, f32) -> f32
          %645 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
          %646 = "vector.extract"(%645) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
          %647 = "vector.extract"(%645) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
          %648 = "vector.extract"(%645) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
          %649 = "vector.extract"(%645) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
          %650 = "vector.extract"(%645) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
          %651 = "vector.extract"(%645) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
          %652 = "vector.extract"(%645) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
          %653 = "vector.extract"(%645) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
          %654 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %655 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %656 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %657 = "arith.remui"(%654, %67) : (i32, i32) -> i32
          %658 = "arith.muli"(%465, %74) : (i32, i32) -> i32
          %659 = "arith.muli"(%658, %67) : (i32, i32) -> i32
          %660 = "arith.addi"(%659, %657) : (i32, i32) -> i32
          %661 = "arith.cmpi"(%614, %61) {predicate = 4 : i64} : (i32, i32) -> i1
          %662 = "arith.extui"(%661) : (i1) -> i32
          %663 = "arith.subi"(%660, %662) : (i32, i32) -> i32
          %664 = "arith.cmpi"(%663, %61) {predicate = 5 : i64} : (i32, i32) -> i1
          %665 = "arith.cmpi"(%663, %612) {predicate = 2 : i64} : (i32, i32) -> i1
          %666 = "arith.andi"(%664, %665) : (i1, i1) -> i1
          %667 = "arith.extui"(%666) : (i1) -> i8
          %668 = "arith.muli"(%663, %74) : (i32, i32) -> i32
          %669 = "llvm.getelementptr"(%6, %668) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %670 = "arith.cmpi"(%667, %201) {predicate = 1 : i64} : (i8, i8) -> i1
          %671, %672, %673, %674 = "scf.if"(%670) ({
            %675 = "llvm.load"(%669) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %676 = "vector.extract"(%675) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %677 = "vector.extract"(%675) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %678 = "vector.extract"(%675) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %679 = "vector.extract"(%675) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%676, %677, %678, %679) : (i32, i32, i32, i32) -> ()
          }, {
            %680 = "llvm.bitcast"(%646) : (f32) -> i32
            %681 = "llvm.bitcast"(%647) : (f32) -> i32
            %682 = "llvm.bitcast"(%648) : (f32) -> i32
            %683 = "llvm.bitcast"(%649) : (f32) -> i32
            "scf.yield"(%680, %681, %682, %683) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %684 = "arith.cmpi"(%663, %612) {predicate = 0 : i64} : (i32, i32) -> i1
          %685 = "llvm.bitcast"(%623) : (f32) -> i32
          %686 = "arith.select"(%684, %685, %671) : (i1, i32, i32) -> i32
          %687 = "llvm.bitcast"(%630) : (f32) -> i32
          %688 = "arith.select"(%684, %687, %672) : (i1, i32, i32) -> i32
          %689 = "llvm.bitcast"(%637) : (f32) -> i32
          %690 = "arith.select"(%684, %689, %673) : (i1, i32, i32) -> i32
          %691 = "llvm.bitcast"(%644) : (f32) -> i32
          %692 = "arith.select"(%684, %691, %674) : (i1, i32, i32) -> i32
          %693 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %694 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %695 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %696 = "arith.remui"(%693, %67) : (i32, i32) -> i32
          %697 = "arith.addi"(%659, %696) : (i32, i32) -> i32
          %698 = "arith.subi"(%697, %662) : (i32, i32) -> i32
          %699 = "arith.addi"(%698, %79) : (i32, i32) -> i32
          %700 = "arith.cmpi"(%699, %61) {predicate = 5 : i64} : (i32, i32) -> i1
          %701 = "arith.cmpi"(%699, %612) {predicate = 2 : i64} : (i32, i32) -> i1
          %702 = "arith.andi"(%700, %701) : (i1, i1) -> i1
          %703 = "arith.extui"(%702) : (i1) -> i8
          %704 = "arith.muli"(%699, %74) : (i32, i32) -> i32
          %705 = "llvm.getelementptr"(%6, %704) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %706 = "arith.cmpi"(%703, %201) {predicate = 1 : i64} : (i8, i8) -> i1
          %707, %708, %709, %710 = "scf.if"(%706) ({
            %711 = "llvm.load"(%705) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %712 = "vector.extract"(%711) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %713 = "vector.extract"(%711) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %714 = "vector.extract"(%711) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %715 = "vector.extract"(%711) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%712, %713, %714, %715) : (i32, i32, i32, i32) -> ()
          }, {
            %716 = "llvm.bitcast"(%650) : (f32) -> i32
            %717 = "llvm.bitcast"(%651) : (f32) -> i32
            %718 = "llvm.bitcast"(%652) : (f32) -> i32
            %719 = "llvm.bitcast"(%653) : (f32) -> i32
            "scf.yield"(%716, %717, %718, %719) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %720 = "arith.cmpi"(%699, %612) {predicate = 0 : i64} : (i32, i32) -> i1
          %721 = "arith.select"(%720, %685, %707) : (i1, i32, i32) -> i32
          %722 = "arith.select"(%720, %687, %708) : (i1, i32, i32) -> i32
          %723 = "arith.select"(%720, %689, %709) : (i1, i32, i32) -> i32
          %724 = "arith.muli"(%614, %67) : (i32, i32) -> i32
          %725 = "arith.divui"(%724, %67) : (i32, i32) -> i32
          %726 = "arith.andi"(%725, %79) : (i32, i32) -> i32
          %727 = "arith.cmpi"(%726, %61) {predicate = 1 : i64} : (i32, i32) -> i1
          %728 = "arith.select"(%727, %688, %686) : (i1, i32, i32) -> i32
          %729 = "arith.select"(%727, %690, %688) : (i1, i32, i32) -> i32
          %730 = "arith.select"(%727, %692, %690) : (i1, i32, i32) -> i32
          %731 = "arith.select"(%727, %721, %692) : (i1, i32, i32) -> i32
          %732 = "arith.select"(%727, %722, %721) : (i1, i32, i32) -> i32
          %733 = "arith.select"(%727, %723, %722) : (i1, i32, i32) -> i32
          %734 = "arith.andi"(%725, %136) : (i32, i32) -> i32
          %735 = "arith.cmpi"(%734, %61) {predicate = 1 : i64} : (i32, i32) -> i1
          %736 = "arith.select"(%735, %730, %728) : (i1, i32, i32) -> i32
          %737 = "arith.select"(%735, %731, %729) : (i1, i32, i32) -> i32
          %738 = "arith.select"(%735, %732, %730) : (i1, i32, i32) -> i32
          %739 = "arith.select"(%735, %733, %731) : (i1, i32, i32) -> i32
          %740 = "llvm.bitcast"(%736) : (i32) -> f32
          %741 = "llvm.bitcast"(%737) : (i32) -> f32
          %742 = "llvm.bitcast"(%738) : (i32) -> f32
          %743 = "llvm.bitcast"(%739) : (i32) -> f32
          %744 = "vector.from_elements"(%740, %741, %742, %743) : (f32, f32, f32, f32) -> vector<4xf32>
          %745 = "vector.extract"(%744) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %746 = "vector.extract"(%744) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %747 = "vector.extract"(%744) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %748 = "vector.extract"(%744) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %749 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %750 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %751 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %752 = "arith.remui"(%749, %67) : (i32, i32) -> i32
          %753 = "arith.addi"(%658, %79) : (i32, i32) -> i32
          %754 = "arith.muli"(%753, %67) : (i32, i32) -> i32
          %755 = "arith.addi"(%754, %752) : (i32, i32) -> i32
          %756 = "arith.subi"(%755, %662) : (i32, i32) -> i32
          %757 = "arith.cmpi"(%756, %61) {predicate = 5 : i64} : (i32, i32) -> i1
          %758 = "arith.cmpi"(%756, %612) {predicate = 2 : i64} : (i32, i32) -> i1
          %759 = "arith.andi"(%757, %758) : (i1, i1) -> i1
          %760 = "arith.extui"(%759) : (i1) -> i8
          %761 = "arith.muli"(%756, %74) : (i32, i32) -> i32
          %762 = "llvm.getelementptr"(%6, %761) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %763 = "arith.cmpi"(%760, %201) {predicate = 1 : i64} : (i8, i8) -> i1
          %764, %765, %766, %767 = "scf.if"(%763) ({
            %768 = "llvm.load"(%762) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %769 = "vector.extract"(%768) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %770 = "vector.extract"(%768) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %771 = "vector.extract"(%768) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %772 = "vector.extract"(%768) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%769, %770, %771, %772) : (i32, i32, i32, i32) -> ()
          }, {
            %773 = "llvm.bitcast"(%646) : (f32) -> i32
            %774 = "llvm.bitcast"(%647) : (f32) -> i32
            %775 = "llvm.bitcast"(%648) : (f32) -> i32
            %776 = "llvm.bitcast"(%649) : (f32) -> i32
            "scf.yield"(%773, %774, %775, %776) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %777 = "arith.cmpi"(%756, %612) {predicate = 0 : i64} : (i32, i32) -> i1
          %778 = "arith.select"(%777, %685, %764) : (i1, i32, i32) -> i32
          %779 = "arith.select"(%777, %687, %765) : (i1, i32, i32) -> i32
          %780 = "arith.select"(%777, %689, %766) : (i1, i32, i32) -> i32
          %781 = "arith.select"(%777, %691, %767) : (i1, i32, i32) -> i32
          %782 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %783 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %784 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %785 = "arith.remui"(%782, %67) : (i32, i32) -> i32
          %786 = "arith.addi"(%754, %785) : (i32, i32) -> i32
          %787 = "arith.subi"(%786, %662) : (i32, i32) -> i32
          %788 = "arith.addi"(%787, %79) : (i32, i32) -> i32
          %789 = "arith.cmpi"(%788, %61) {predicate = 5 : i64} : (i32, i32) -> i1
          %790 = "arith.cmpi"(%788, %612) {predicate = 2 : i64} : (i32, i32) -> i1
          %791 = "arith.andi"(%789, %790) : (i1, i1) -> i1
          %792 = "arith.extui"(%791) : (i1) -> i8
          %793 = "arith.muli"(%788, %74) : (i32, i32) -> i32
          %794 = "llvm.getelementptr"(%6, %793) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %795 = "arith.cmpi"(%792, %201) {predicate = 1 : i64} : (i8, i8) -> i1
          %796, %797, %798, %799 = "scf.if"(%795) ({
            %800 = "llvm.load"(%794) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %801 = "vector.extract"(%800) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %802 = "vector.extract"(%800) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %803 = "vector.extract"(%800) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %804 = "vector.extract"(%800) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%801, %802, %803, %804) : (i32, i32, i32, i32) -> ()
          }, {
            %805 = "llvm.bitcast"(%650) : (f32) -> i32
            %806 = "llvm.bitcast"(%651) : (f32) -> i32
            %807 = "llvm.bitcast"(%652) : (f32) -> i32
            %808 = "llvm.bitcast"(%653) : (f32) -> i32
            "scf.yield"(%805, %806, %807, %808) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %809 = "arith.cmpi"(%788, %612) {predicate = 0 : i64} : (i32, i32) -> i1
          %810 = "arith.select"(%809, %685, %796) : (i1, i32, i32) -> i32
          %811 = "arith.select"(%809, %687, %797) : (i1, i32, i32) -> i32
          %812 = "arith.select"(%809, %689, %798) : (i1, i32, i32) -> i32
          %813 = "arith.select"(%727, %779, %778) : (i1, i32, i32) -> i32
          %814 = "arith.select"(%727, %780, %779) : (i1, i32, i32) -> i32
          %815 = "arith.select"(%727, %781, %780) : (i1, i32, i32) -> i32
          %816 = "arith.select"(%727, %810, %781) : (i1, i32, i32) -> i32
          %817 = "arith.select"(%727, %811, %810) : (i1, i32, i32) -> i32
          %818 = "arith.select"(%727, %812, %811) : (i1, i32, i32) -> i32
          %819 = "arith.select"(%735, %815, %813) : (i1, i32, i32) -> i32
          %820 = "arith.select"(%735, %816, %814) : (i1, i32, i32) -> i32
          %821 = "arith.select"(%735, %817, %815) : (i1, i32, i32) -> i32
          %822 = "arith.select"(%735, %818, %816) : (i1, i32, i32) -> i32
          %823 = "llvm.bitcast"(%819) : (i32) -> f32
          %824 = "llvm.bitcast"(%820) : (i32) -> f32
          %825 = "llvm.bitcast"(%821) : (i32) -> f32
          %826 = "llvm.bitcast"(%822) : (i32) -> f32
          %827 = "vector.from_elements"(%823, %824, %825, %826) : (f32, f32, f32, f32) -> vector<4xf32>
          %828 = "vector.extract"(%827) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %829 = "vector.extract"(%827) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %830 = "vector.extract"(%827) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %831 = "vector.extract"(%827) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %832 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %833 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %834 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %835 = "arith.remui"(%832, %67) : (i32, i32) -> i32
          %836 = "arith.addi"(%658, %136) : (i32, i32) -> i32
          %837 = "arith.muli"(%836, %67) : (i32, i32) -> i32
          %838 = "arith.addi"(%837, %835) : (i32, i32) -> i32
          %839 = "arith.subi"(%838, %662) : (i32, i32) -> i32
          %840 = "arith.cmpi"(%839, %61) {predicate = 5 : i64} : (i32, i32) -> i1
          %841 = "arith.cmpi"(%839, %612) {predicate = 2 : i64} : (i32, i32) -> i1
          %842 = "arith.andi"(%840, %841) : (i1, i1) -> i1
          %843 = "arith.extui"(%842) : (i1) -> i8
          %844 = "arith.muli"(%839, %74) : (i32, i32) -> i32
          %845 = "llvm.getelementptr"(%6, %844) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %846 = "arith.cmpi"(%843, %201) {predicate = 1 : i64} : (i8, i8) -> i1
          %847, %848, %849, %850 = "scf.if"(%846) ({
            %851 = "llvm.load"(%845) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %852 = "vector.extract"(%851) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %853 = "vector.extract"(%851) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %854 = "vector.extract"(%851) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %855 = "vector.extract"(%851) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%852, %853, %854, %855) : (i32, i32, i32, i32) -> ()
          }, {
            %856 = "llvm.bitcast"(%646) : (f32) -> i32
            %857 = "llvm.bitcast"(%647) : (f32) -> i32
            %858 = "llvm.bitcast"(%648) : (f32) -> i32
            %859 = "llvm.bitcast"(%649) : (f32) -> i32
            "scf.yield"(%856, %857, %858, %859) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %860 = "arith.cmpi"(%839, %612) {predicate = 0 : i64} : (i32, i32) -> i1
          %861 = "arith.select"(%860, %685, %847) : (i1, i32, i32) -> i32
          %862 = "arith.select"(%860, %687, %848) : (i1, i32, i32) -> i32
          %863 = "arith.select"(%860, %689, %849) : (i1, i32, i32) -> i32
          %864 = "arith.select"(%860, %691, %850) : (i1, i32, i32) -> i32
          %865 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %866 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %867 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %868 = "arith.remui"(%865, %67) : (i32, i32) -> i32
          %869 = "arith.addi"(%837, %868) : (i32, i32) -> i32
          %870 = "arith.subi"(%869, %662) : (i32, i32) -> i32
          %871 = "arith.addi"(%870, %79) : (i32, i32) -> i32
          %872 = "arith.cmpi"(%871, %61) {predicate = 5 : i64} : (i32, i32) -> i1
          %873 = "arith.cmpi"(%871, %612) {predicate = 2 : i64} : (i32, i32) -> i1
          %874 = "arith.andi"(%872, %873) : (i1, i1) -> i1
          %875 = "arith.extui"(%874) : (i1) -> i8
          %876 = "arith.muli"(%871, %74) : (i32, i32) -> i32
          %877 = "llvm.getelementptr"(%6, %876) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %878 = "arith.cmpi"(%875, %201) {predicate = 1 : i64} : (i8, i8) -> i1
          %879, %880, %881, %882 = "scf.if"(%878) ({
            %883 = "llvm.load"(%877) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %884 = "vector.extract"(%883) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %885 = "vector.extract"(%883) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %886 = "vector.extract"(%883) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %887 = "vector.extract"(%883) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%884, %885, %886, %887) : (i32, i32, i32, i32) -> ()
          }, {
            %888 = "llvm.bitcast"(%650) : (f32) -> i32
            %889 = "llvm.bitcast"(%651) : (f32) -> i32
            %890 = "llvm.bitcast"(%652) : (f32) -> i32
            %891 = "llvm.bitcast"(%653) : (f32) -> i32
            "scf.yield"(%888, %889, %890, %891) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %892 = "arith.cmpi"(%871, %612) {predicate = 0 : i64} : (i32, i32) -> i1
          %893 = "arith.select"(%892, %685, %879) : (i1, i32, i32) -> i32
          %894 = "arith.select"(%892, %687, %880) : (i1, i32, i32) -> i32
          %895 = "arith.select"(%892, %689, %881) : (i1, i32, i32) -> i32
          %896 = "arith.select"(%727, %862, %861) : (i1, i32, i32) -> i32
          %897 = "arith.select"(%727, %863, %862) : (i1, i32, i32) -> i32
          %898 = "arith.select"(%727, %864, %863) : (i1, i32, i32) -> i32
          %899 = "arith.select"(%727, %893, %864) : (i1, i32, i32) -> i32
          %900 = "arith.select"(%727, %894, %893) : (i1, i32, i32) -> i32
          %901 = "arith.select"(%727, %895, %894) : (i1, i32, i32) -> i32
          %902 = "arith.select"(%735, %898, %896) : (i1, i32, i32) -> i32
          %903 = "arith.select"(%735, %899, %897) : (i1, i32, i32) -> i32
          %904 = "arith.select"(%735, %900, %898) : (i1, i32, i32) -> i32
          %905 = "arith.select"(%735, %901, %899) : (i1, i32, i32) -> i32
          %906 = "llvm.bitcast"(%902) : (i32) -> f32
          %907 = "llvm.bitcast"(%903) : (i32) -> f32
          %908 = "llvm.bitcast"(%904) : (i32) -> f32
          %909 = "llvm.bitcast"(%905) : (i32) -> f32
          %910 = "vector.from_elements"(%906, %907, %908, %909) : (f32, f32, f32, f32) -> vector<4xf32>
          %911 = "vector.extract"(%910) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %912 = "vector.extract"(%910) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %913 = "vector.extract"(%910) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %914 = "vector.extract"(%910) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %915 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %916 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %917 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %918 = "arith.remui"(%915, %67) : (i32, i32) -> i32
          %919 = "arith.addi"(%658, %161) : (i32, i32) -> i32
          %920 = "arith.muli"(%919, %67) : (i32, i32) -> i32
          %921 = "arith.addi"(%920, %918) : (i32, i32) -> i32
          %922 = "arith.subi"(%921, %662) : (i32, i32) -> i32
          %923 = "arith.cmpi"(%922, %61) {predicate = 5 : i64} : (i32, i32) -> i1
          %924 = "arith.cmpi"(%922, %612) {predicate = 2 : i64} : (i32, i32) -> i1
          %925 = "arith.andi"(%923, %924) : (i1, i1) -> i1
          %926 = "arith.extui"(%925) : (i1) -> i8
          %927 = "arith.muli"(%922, %74) : (i32, i32) -> i32
          %928 = "llvm.getelementptr"(%6, %927) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %929 = "arith.cmpi"(%926, %201) {predicate = 1 : i64} : (i8, i8) -> i1
          %930, %931, %932, %933 = "scf.if"(%929) ({
            %934 = "llvm.load"(%928) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %935 = "vector.extract"(%934) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %936 = "vector.extract"(%934) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %937 = "vector.extract"(%934) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %938 = "vector.extract"(%934) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%935, %936, %937, %938) : (i32, i32, i32, i32) -> ()
          }, {
            %939 = "llvm.bitcast"(%646) : (f32) -> i32
            %940 = "llvm.bitcast"(%647) : (f32) -> i32
            %941 = "llvm.bitcast"(%648) : (f32) -> i32
            %942 = "llvm.bitcast"(%649) : (f32) -> i32
            "scf.yield"(%939, %940, %941, %942) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %943 = "arith.cmpi"(%922, %612) {predicate = 0 : i64} : (i32, i32) -> i1
          %944 = "arith.select"(%943, %685, %930) : (i1, i32, i32) -> i32
          %945 = "arith.select"(%943, %687, %931) : (i1, i32, i32) -> i32
          %946 = "arith.select"(%943, %689, %932) : (i1, i32, i32) -> i32
          %947 = "arith.select"(%943, %691, %933) : (i1, i32, i32) -> i32
          %948 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %949 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %950 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %951 = "arith.remui"(%948, %67) : (i32, i32) -> i32
          %952 = "arith.addi"(%920, %951) : (i32, i32) -> i32
          %953 = "arith.subi"(%952, %662) : (i32, i32) -> i32
          %954 = "arith.addi"(%953, %79) : (i32, i32) -> i32
          %955 = "arith.cmpi"(%954, %61) {predicate = 5 : i64} : (i32, i32) -> i1
          %956 = "arith.cmpi"(%954, %612) {predicate = 2 : i64} : (i32, i32) -> i1
          %957 = "arith.andi"(%955, %956) : (i1, i1) -> i1
          %958 = "arith.extui"(%957) : (i1) -> i8
          %959 = "arith.muli"(%954, %74) : (i32, i32) -> i32
          %960 = "llvm.getelementptr"(%6, %959) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %961 = "arith.cmpi"(%958, %201) {predicate = 1 : i64} : (i8, i8) -> i1
          %962, %963, %964, %965 = "scf.if"(%961) ({
            %966 = "llvm.load"(%960) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
            %967 = "vector.extract"(%966) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
            %968 = "vector.extract"(%966) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
            %969 = "vector.extract"(%966) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
            %970 = "vector.extract"(%966) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
            "scf.yield"(%967, %968, %969, %970) : (i32, i32, i32, i32) -> ()
          }, {
            %971 = "llvm.bitcast"(%650) : (f32) -> i32
            %972 = "llvm.bitcast"(%651) : (f32) -> i32
            %973 = "llvm.bitcast"(%652) : (f32) -> i32
            %974 = "llvm.bitcast"(%653) : (f32) -> i32
            "scf.yield"(%971, %972, %973, %974) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %975 = "arith.cmpi"(%954, %612) {predicate = 0 : i64} : (i32, i32) -> i1
          %976 = "arith.select"(%975, %685, %962) : (i1, i32, i32) -> i32
          %977 = "arith.select"(%975, %687, %963) : (i1, i32, i32) -> i32
          %978 = "arith.select"(%975, %689, %964) : (i1, i32, i32) -> i32
          %979 = "arith.select"(%727, %945, %944) : (i1, i32, i32) -> i32
          %980 = "arith.select"(%727, %946, %945) : (i1, i32, i32) -> i32
          %981 = "arith.select"(%727, %947, %946) : (i1, i32, i32) -> i32
          %982 = "arith.select"(%727, %976, %947) : (i1, i32, i32) -> i32
          %983 = "arith.select"(%727, %977, %976) : (i1, i32, i32) -> i32
          %984 = "arith.select"(%727, %978, %977) : (i1, i32, i32) -> i32
          %985 = "arith.select"(%735, %981, %979) : (i1, i32, i32) -> i32
          %986 = "arith.select"(%735, %982, %980) : (i1, i32, i32) -> i32
          %987 = "arith.select"(%735, %983, %981) : (i1, i32, i32) -> i32
          %988 = "arith.select"(%735, %984, %982) : (i1, i32, i32) -> i32
          %989 = "llvm.bitcast"(%985) : (i32) -> f32
          %990 = "llvm.bitcast"(%986) : (i32) -> f32
          %991 = "llvm.bitcast"(%987) : (i32) -> f32
          %992 = "llvm.bitcast"(%988) : (i32) -> f32
          %993 = "vector.from_elements"(%989, %990, %991, %992) : (f32, f32, f32, f32) -> vector<4xf32>
          %994 = "vector.extract"(%993) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %995 = "vector.extract"(%993) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %996 = "vector.extract"(%993) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %997 = "vector.extract"(%993) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%745, %746, %747, %748, %828, %829, %830, %831, %911, %912, %913, %914, %994, %995, %996, %997) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
        %998 = "vector.from_elements"(%487, %488, %489, %490) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%998, %439) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        %999 = "llvm.getelementptr"(%439) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1000 = "vector.from_elements"(%491, %492, %493, %494) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%1000, %999) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        %1001 = "llvm.getelementptr"(%439) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1002 = "vector.from_elements"(%495, %496, %497, %498) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%1002, %1001) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        %1003 = "llvm.getelementptr"(%439) {rawConstantIndices = array<i32: 384>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1004 = "vector.from_elements"(%499, %500, %501, %502) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%1004, %1003) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %1005 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
      %1006 = "vector.extract"(%1005) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
      %1007 = "vector.extract"(%1005) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
      %1008 = "vector.extract"(%1005) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
      %1009 = "vector.extract"(%1005) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
      %1010 = "vector.extract"(%1005) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
      %1011 = "vector.extract"(%1005) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
      %1012 = "vector.extract"(%1005) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
      %1013 = "vector.extract"(%1005) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
      %1014 = "vector.extract"(%1005) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
      %1015 = "vector.extract"(%1005) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
      %1016 = "vector.extract"(%1005) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
      %1017 = "vector.extract"(%1005) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
      %1018 = "vector.extract"(%1005) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
      %1019 = "vector.extract"(%1005) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
      %1020 = "vector.extract"(%1005) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
      %1021 = "vector.extract"(%1005) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
      "nvvm.cp.async.wait.group"() {n = 1 : i32} : () -> ()
      %1022 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %1023 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %1024 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %1025 = "arith.divui"(%1022, %47) : (i32, i32) -> i32
      %1026 = "arith.muli"(%1025, %54) : (i32, i32) -> i32
      %1027 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %1028 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %1029 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %1030 = "arith.divui"(%1027, %47) : (i32, i32) -> i32
      %1031 = "arith.muli"(%1030, %54) : (i32, i32) -> i32
      %1032 = "arith.muli"(%61, %1031) : (i32, i32) -> i32
      %1033 = "arith.addi"(%1026, %1032) : (i32, i32) -> i32
      %1034 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1035 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1036 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1037 = "arith.divui"(%1034, %67) : (i32, i32) -> i32
      %1038 = "arith.addi"(%1033, %1037) : (i32, i32) -> i32
      %1039 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %1040 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %1041 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %1042 = "arith.remui"(%1039, %47) : (i32, i32) -> i32
      %1043 = "arith.remui"(%1038, %74) : (i32, i32) -> i32
      %1044 = "arith.muli"(%1043, %76) : (i32, i32) -> i32
      %1045 = "arith.remui"(%1044, %74) : (i32, i32) -> i32
      %1046 = "arith.cmpi"(%76, %61) {predicate = 1 : i64} : (i32, i32) -> i1
      "scf.if"(%1046) ({
        %1047 = "arith.addi"(%2, %1045) : (i32, i32) -> i32
        %1048 = "arith.divui"(%1047, %74) : (i32, i32) -> i32
        %1049 = "arith.muli"(%1042, %74) : (i32, i32) -> i32
        %1050 = "arith.subi"(%61, %1049) : (i32, i32) -> i32
        %1051 = "arith.cmpi"(%1038, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %1052 = "arith.cmpi"(%1050, %61) {predicate = 5 : i64} : (i32, i32) -> i1
        %1053 = "arith.andi"(%1051, %1052) : (i1, i1) -> i1
        %1054 = "arith.cmpi"(%1050, %74) {predicate = 2 : i64} : (i32, i32) -> i1
        %1055 = "arith.andi"(%1053, %1054) : (i1, i1) -> i1
        %1056 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1057 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1058 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1059 = "arith.remui"(%1056, %67) : (i32, i32) -> i32
        %1060 = "arith.addi"(%1049, %1050) : (i32, i32) -> i32
        %1061 = "arith.muli"(%1060, %67) : (i32, i32) -> i32
        %1062 = "arith.addi"(%1061, %1059) : (i32, i32) -> i32
        %1063 = "arith.cmpi"(%1062, %61) {predicate = 0 : i64} : (i32, i32) -> i1
        %1064 = "arith.andi"(%1055, %1063) : (i1, i1) -> i1
        "scf.if"(%1064) ({
          %1065 = "arith.minsi"(%1047, %74) : (i32, i32) -> i32
          %1066 = "arith.maxsi"(%1045, %61) : (i32, i32) -> i32
          %1067 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1068 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1069 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1070 = "arith.muli"(%1067, %74) : (i32, i32) -> i32
          %1071 = "llvm.getelementptr"(%48, %1070) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1072 = "arith.constant"() {value = 2048 : i32} : () -> i32
          %1073 = "arith.muli"(%1050, %1072) : (i32, i32) -> i32
          %1074 = "llvm.getelementptr"(%1071, %1073) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1075 = "llvm.load"(%1074) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          %1076 = "vector.extract"(%1075) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1077 = "vector.extract"(%1075) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1078 = "vector.extract"(%1075) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1079 = "vector.extract"(%1075) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %1080 = "arith.cmpi"(%1066, %61) {predicate = 3 : i64} : (i32, i32) -> i1
          %1081 = "arith.cmpi"(%1065, %61) {predicate = 4 : i64} : (i32, i32) -> i1
          %1082 = "arith.andi"(%1080, %1081) : (i1, i1) -> i1
          %1083 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %1084 = "arith.select"(%1082, %1076, %1083) : (i1, f32, f32) -> f32
          %1085 = "arith.cmpi"(%1066, %79) {predicate = 3 : i64} : (i32, i32) -> i1
          %1086 = "arith.cmpi"(%1065, %79) {predicate = 4 : i64} : (i32, i32) -> i1
          %1087 = "arith.andi"(%1085, %1086) : (i1, i1) -> i1
          %1088 = "arith.select"(%1087, %1077, %1083) : (i1, f32, f32) -> f32
          %1089 = "arith.cmpi"(%1066, %136) {predicate = 3 : i64} : (i32, i32) -> i1
          %1090 = "arith.cmpi"(%1065, %136) {predicate = 4 : i64} : (i32, i32) -> i1
          %1091 = "arith.andi"(%1089, %1090) : (i1, i1) -> i1
          %1092 = "arith.select"(%1091, %1078, %1083) : (i1, f32, f32) -> f32
          %1093 = "arith.cmpi"(%1066, %161) {predicate = 3 : i64} : (i32, i32) -> i1
          %1094 = "arith.cmpi"(%1065, %161) {predicate = 4 : i64} : (i32, i32) -> i1
          %1095 = "arith.andi"(%1093, %1094) : (i1, i1) -> i1
          %1096 = "arith.select"(%1095, %1079, %1083) : (i1, f32, f32) -> f32
          %1097 = "vector.from_elements"(%1084, %1088, %1092, %1096) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1097, %1074) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          %1098 = "arith.addi"(%1038, %79) : (i32, i32) -> i32
          %1099 = "arith.cmpi"(%1098, %1) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%1099) ({
            %1100 = "arith.subi"(%61, %1045) : (i32, i32) -> i32
            "scf.for"(%1066, %1065, %79) ({
            ^bb0(%1101: i32):
              %1102 = "arith.addi"(%1100, %1101) : (i32, i32) -> i32
              %1103 = "arith.extsi"(%1038) : (i32) -> i64
              %1104 = "arith.extsi"(%1102) : (i32) -> i64
              %1105 = "arith.muli"(%1103, %3) : (i64, i64) -> i64
              %1106 = "arith.addi"(%1105, %1104) : (i64, i64) -> i64
              %1107 = "llvm.getelementptr"(%0, %1106) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1108 = "llvm.load"(%1107) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %1109 = "llvm.getelementptr"(%1074, %1101) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%1108, %1109) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1110 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1111 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1112 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1113 = "arith.muli"(%1110, %74) : (i32, i32) -> i32
          %1114 = "arith.addi"(%1113, %230) : (i32, i32) -> i32
          %1115 = "llvm.getelementptr"(%48, %1114) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1116 = "llvm.getelementptr"(%1115, %1073) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1117 = "llvm.load"(%1116) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          %1118 = "vector.extract"(%1117) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1119 = "vector.extract"(%1117) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1120 = "vector.extract"(%1117) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1121 = "vector.extract"(%1117) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %1122 = "arith.select"(%1082, %1118, %1083) : (i1, f32, f32) -> f32
          %1123 = "arith.select"(%1087, %1119, %1083) : (i1, f32, f32) -> f32
          %1124 = "arith.select"(%1091, %1120, %1083) : (i1, f32, f32) -> f32
          %1125 = "arith.select"(%1095, %1121, %1083) : (i1, f32, f32) -> f32
          %1126 = "vector.from_elements"(%1122, %1123, %1124, %1125) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1126, %1116) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.if"(%1099) ({
            %1127 = "arith.subi"(%61, %1045) : (i32, i32) -> i32
            "scf.for"(%1066, %1065, %79) ({
            ^bb0(%1128: i32):
              %1129 = "arith.addi"(%1127, %1128) : (i32, i32) -> i32
              %1130 = "arith.extsi"(%1038) : (i32) -> i64
              %1131 = "arith.extsi"(%1129) : (i32) -> i64
              %1132 = "arith.muli"(%1130, %5) : (i64, i64) -> i64
              %1133 = "arith.addi"(%1132, %1131) : (i64, i64) -> i64
              %1134 = "llvm.getelementptr"(%4, %1133) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1135 = "llvm.load"(%1134) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %1136 = "llvm.getelementptr"(%1116, %1128) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%1135, %1136) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
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
        %1137 = "arith.divui"(%1048, %67) : (i32, i32) -> i32
        %1138 = "arith.subi"(%1137, %1049) : (i32, i32) -> i32
        %1139 = "arith.cmpi"(%1138, %61) {predicate = 5 : i64} : (i32, i32) -> i1
        %1140 = "arith.andi"(%1051, %1139) : (i1, i1) -> i1
        %1141 = "arith.cmpi"(%1138, %74) {predicate = 2 : i64} : (i32, i32) -> i1
        %1142 = "arith.andi"(%1140, %1141) : (i1, i1) -> i1
        %1143 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1144 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1145 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1146 = "arith.remui"(%1143, %67) : (i32, i32) -> i32
        %1147 = "arith.addi"(%1049, %1138) : (i32, i32) -> i32
        %1148 = "arith.muli"(%1147, %67) : (i32, i32) -> i32
        %1149 = "arith.addi"(%1148, %1146) : (i32, i32) -> i32
        %1150 = "arith.cmpi"(%1149, %1048) {predicate = 0 : i64} : (i32, i32) -> i1
        %1151 = "arith.andi"(%1142, %1150) : (i1, i1) -> i1
        "scf.if"(%1151) ({
          %1152 = "arith.muli"(%1048, %74) : (i32, i32) -> i32
          %1153 = "arith.subi"(%1047, %1152) : (i32, i32) -> i32
          %1154 = "arith.minsi"(%1153, %74) : (i32, i32) -> i32
          %1155 = "arith.subi"(%1045, %1152) : (i32, i32) -> i32
          %1156 = "arith.maxsi"(%1155, %61) : (i32, i32) -> i32
          %1157 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1158 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1159 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1160 = "arith.muli"(%1157, %74) : (i32, i32) -> i32
          %1161 = "llvm.getelementptr"(%48, %1160) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1162 = "arith.constant"() {value = 2048 : i32} : () -> i32
          %1163 = "arith.muli"(%1138, %1162) : (i32, i32) -> i32
          %1164 = "llvm.getelementptr"(%1161, %1163) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1165 = "llvm.load"(%1164) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          %1166 = "vector.extract"(%1165) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1167 = "vector.extract"(%1165) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1168 = "vector.extract"(%1165) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1169 = "vector.extract"(%1165) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %1170 = "arith.cmpi"(%1156, %61) {predicate = 3 : i64} : (i32, i32) -> i1
          %1171 = "arith.cmpi"(%1154, %61) {predicate = 4 : i64} : (i32, i32) -> i1
          %1172 = "arith.andi"(%1170, %1171) : (i1, i1) -> i1
          %1173 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %1174 = "arith.select"(%1172, %1166, %1173) : (i1, f32, f32) -> f32
          %1175 = "arith.cmpi"(%1156, %79) {predicate = 3 : i64} : (i32, i32) -> i1
          %1176 = "arith.cmpi"(%1154, %79) {predicate = 4 : i64} : (i32, i32) -> i1
          %1177 = "arith.andi"(%1175, %1176) : (i1, i1) -> i1
          %1178 = "arith.select"(%1177, %1167, %1173) : (i1, f32, f32) -> f32
          %1179 = "arith.cmpi"(%1156, %136) {predicate = 3 : i64} : (i32, i32) -> i1
          %1180 = "arith.cmpi"(%1154, %136) {predicate = 4 : i64} : (i32, i32) -> i1
          %1181 = "arith.andi"(%1179, %1180) : (i1, i1) -> i1
          %1182 = "arith.select"(%1181, %1168, %1173) : (i1, f32, f32) -> f32
          %1183 = "arith.cmpi"(%1156, %161) {predicate = 3 : i64} : (i32, i32) -> i1
          %1184 = "arith.cmpi"(%1154, %161) {predicate = 4 : i64} : (i32, i32) -> i1
          %1185 = "arith.andi"(%1183, %1184) : (i1, i1) -> i1
          %1186 = "arith.select"(%1185, %1169, %1173) : (i1, f32, f32) -> f32
          %1187 = "vector.from_elements"(%1174, %1178, %1182, %1186) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1187, %1164) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          %1188 = "arith.addi"(%1038, %79) : (i32, i32) -> i32
          %1189 = "arith.cmpi"(%1188, %1) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%1189) ({
            %1190 = "arith.subi"(%1152, %1045) : (i32, i32) -> i32
            "scf.for"(%1156, %1154, %79) ({
            ^bb0(%1191: i32):
              %1192 = "arith.addi"(%1190, %1191) : (i32, i32) -> i32
              %1193 = "arith.extsi"(%1038) : (i32) -> i64
              %1194 = "arith.extsi"(%1192) : (i32) -> i64
              %1195 = "arith.muli"(%1193, %3) : (i64, i64) -> i64
              %1196 = "arith.addi"(%1195, %1194) : (i64, i64) -> i64
              %1197 = "llvm.getelementptr"(%0, %1196) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1198 = "llvm.load"(%1197) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %1199 = "llvm.getelementptr"(%1164, %1191) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%1198, %1199) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1200 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1201 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1202 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1203 = "arith.muli"(%1200, %74) : (i32, i32) -> i32
          %1204 = "arith.addi"(%1203, %230) : (i32, i32) -> i32
          %1205 = "llvm.getelementptr"(%48, %1204) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1206 = "llvm.getelementptr"(%1205, %1163) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1207 = "llvm.load"(%1206) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          %1208 = "vector.extract"(%1207) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %1209 = "vector.extract"(%1207) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %1210 = "vector.extract"(%1207) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %1211 = "vector.extract"(%1207) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %1212 = "arith.select"(%1172, %1208, %1173) : (i1, f32, f32) -> f32
          %1213 = "arith.select"(%1177, %1209, %1173) : (i1, f32, f32) -> f32
          %1214 = "arith.select"(%1181, %1210, %1173) : (i1, f32, f32) -> f32
          %1215 = "arith.select"(%1185, %1211, %1173) : (i1, f32, f32) -> f32
          %1216 = "vector.from_elements"(%1212, %1213, %1214, %1215) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%1216, %1206) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
          "scf.if"(%1189) ({
            %1217 = "arith.subi"(%1152, %1045) : (i32, i32) -> i32
            "scf.for"(%1156, %1154, %79) ({
            ^bb0(%1218: i32):
              %1219 = "arith.addi"(%1217, %1218) : (i32, i32) -> i32
              %1220 = "arith.extsi"(%1038) : (i32) -> i64
              %1221 = "arith.extsi"(%1219) : (i32) -> i64
              %1222 = "arith.muli"(%1220, %5) : (i64, i64) -> i64
              %1223 = "arith.addi"(%1222, %1221) : (i64, i64) -> i64
              %1224 = "llvm.getelementptr"(%4, %1223) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1225 = "llvm.load"(%1224) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %1226 = "llvm.getelementptr"(%1206, %1218) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%1225, %1226) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
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
      %1227 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1228 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1229 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1230 = "arith.muli"(%1227, %74) : (i32, i32) -> i32
      %1231 = "arith.addi"(%1230, %230) : (i32, i32) -> i32
      %1232 = "llvm.getelementptr"(%48, %1231) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1233 = "llvm.load"(%1232) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1234 = "arith.mulf"(%1233, %1233) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1235 = "vector.extract"(%1234) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1236 = "vector.extract"(%1234) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1237 = "arith.addf"(%1235, %1236) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1238 = "vector.extract"(%1234) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1239 = "vector.extract"(%1234) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1240 = "arith.addf"(%1238, %1239) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1241 = "arith.addf"(%1237, %1240) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1242 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %1243 = "arith.addf"(%1241, %1242) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1244 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1245 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1246 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1247 = "arith.muli"(%1244, %74) : (i32, i32) -> i32
      %1248 = "llvm.getelementptr"(%48, %1247) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1249 = "llvm.load"(%1248) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1250 = "llvm.load"(%439) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1251 = "arith.mulf"(%1249, %1250) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1252 = "arith.mulf"(%1233, %1251) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1253 = "vector.extract"(%1252) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1254 = "vector.extract"(%1252) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1255 = "arith.addf"(%1253, %1254) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1256 = "vector.extract"(%1252) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1257 = "vector.extract"(%1252) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1258 = "arith.addf"(%1256, %1257) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1259 = "arith.addf"(%1255, %1258) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1260 = "arith.addf"(%1259, %1242) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      "nvvm.bar.warp.sync"(%216) : (i32) -> ()
      %1261 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1262 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1263 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1264 = "arith.muli"(%1261, %74) : (i32, i32) -> i32
      %1265 = "arith.addi"(%1264, %230) : (i32, i32) -> i32
      %1266 = "llvm.getelementptr"(%48, %1265) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1267 = "llvm.getelementptr"(%1266) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1268 = "llvm.load"(%1267) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1269 = "arith.mulf"(%1268, %1268) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1270 = "vector.extract"(%1269) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1271 = "vector.extract"(%1269) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1272 = "arith.addf"(%1270, %1271) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1273 = "vector.extract"(%1269) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1274 = "vector.extract"(%1269) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1275 = "arith.addf"(%1273, %1274) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1276 = "arith.addf"(%1272, %1275) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1277 = "arith.addf"(%1276, %1243) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1278 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1279 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1280 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1281 = "arith.muli"(%1278, %74) : (i32, i32) -> i32
      %1282 = "llvm.getelementptr"(%48, %1281) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1283 = "llvm.getelementptr"(%1282) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1284 = "llvm.load"(%1283) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1285 = "llvm.getelementptr"(%439) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1286 = "llvm.load"(%1285) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1287 = "arith.mulf"(%1284, %1286) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1288 = "arith.mulf"(%1268, %1287) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1289 = "vector.extract"(%1288) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1290 = "vector.extract"(%1288) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1291 = "arith.addf"(%1289, %1290) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1292 = "vector.extract"(%1288) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1293 = "vector.extract"(%1288) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1294 = "arith.addf"(%1292, %1293) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1295 = "arith.addf"(%1291, %1294) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1296 = "arith.addf"(%1295, %1260) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      "nvvm.bar.warp.sync"(%216) : (i32) -> ()
      %1297 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1298 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1299 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1300 = "arith.muli"(%1297, %74) : (i32, i32) -> i32
      %1301 = "arith.addi"(%1300, %230) : (i32, i32) -> i32
      %1302 = "llvm.getelementptr"(%48, %1301) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1303 = "llvm.getelementptr"(%1302) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1304 = "llvm.load"(%1303) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1305 = "arith.mulf"(%1304, %1304) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1306 = "vector.extract"(%1305) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1307 = "vector.extract"(%1305) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1308 = "arith.addf"(%1306, %1307) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1309 = "vector.extract"(%1305) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1310 = "vector.extract"(%1305) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1311 = "arith.addf"(%1309, %1310) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1312 = "arith.addf"(%1308, %1311) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1313 = "arith.addf"(%1312, %1277) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1314 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1315 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1316 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1317 = "arith.muli"(%1314, %74) : (i32, i32) -> i32
      %1318 = "llvm.getelementptr"(%48, %1317) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1319 = "llvm.getelementptr"(%1318) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1320 = "llvm.load"(%1319) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1321 = "llvm.getelementptr"(%439) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1322 = "llvm.load"(%1321) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1323 = "arith.mulf"(%1320, %1322) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1324 = "arith.mulf"(%1304, %1323) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1325 = "vector.extract"(%1324) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1326 = "vector.extract"(%1324) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1327 = "arith.addf"(%1325, %1326) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1328 = "vector.extract"(%1324) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1329 = "vector.extract"(%1324) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1330 = "arith.addf"(%1328, %1329) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1331 = "arith.addf"(%1327, %1330) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1332 = "arith.addf"(%1331, %1296) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      "nvvm.bar.warp.sync"(%216) : (i32) -> ()
      %1333 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1334 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1335 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1336 = "arith.muli"(%1333, %74) : (i32, i32) -> i32
      %1337 = "arith.addi"(%1336, %230) : (i32, i32) -> i32
      %1338 = "llvm.getelementptr"(%48, %1337) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1339 = "llvm.getelementptr"(%1338) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1340 = "llvm.load"(%1339) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1341 = "arith.mulf"(%1340, %1340) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1342 = "vector.extract"(%1341) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1343 = "vector.extract"(%1341) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1344 = "arith.addf"(%1342, %1343) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1345 = "vector.extract"(%1341) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1346 = "vector.extract"(%1341) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1347 = "arith.addf"(%1345, %1346) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1348 = "arith.addf"(%1344, %1347) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1349 = "arith.addf"(%1348, %1313) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1350 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1351 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1352 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1353 = "arith.muli"(%1350, %74) : (i32, i32) -> i32
      %1354 = "llvm.getelementptr"(%48, %1353) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %1355 = "llvm.getelementptr"(%1354) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1356 = "llvm.load"(%1355) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1357 = "llvm.getelementptr"(%439) {rawConstantIndices = array<i32: 384>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %1358 = "llvm.load"(%1357) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
      %1359 = "arith.mulf"(%1356, %1358) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1360 = "arith.mulf"(%1340, %1359) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %1361 = "vector.extract"(%1360) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %1362 = "vector.extract"(%1360) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %1363 = "arith.addf"(%1361, %1362) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1364 = "vector.extract"(%1360) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %1365 = "vector.extract"(%1360) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %1366 = "arith.addf"(%1364, %1365) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1367 = "arith.addf"(%1363, %1366) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1368 = "arith.addf"(%1367, %1332) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      "nvvm.bar.warp.sync"(%216) : (i32) -> ()
      %1369 = "arith.constant"() {value = 31 : i32} : () -> i32
      %1370 = "nvvm.shfl.sync"(%216, %1349, %79, %1369) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1371 = "nvvm.shfl.sync"(%216, %1368, %79, %1369) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1372 = "arith.addf"(%1349, %1370) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1373 = "arith.addf"(%1368, %1371) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1374 = "nvvm.shfl.sync"(%216, %1372, %136, %1369) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1375 = "nvvm.shfl.sync"(%216, %1373, %136, %1369) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1376 = "arith.addf"(%1372, %1374) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1377 = "arith.addf"(%1373, %1375) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1378 = "nvvm.shfl.sync"(%216, %1376, %74, %1369) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1379 = "nvvm.shfl.sync"(%216, %1377, %74, %1369) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1380 = "arith.addf"(%1376, %1378) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1381 = "arith.addf"(%1377, %1379) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1382 = "arith.constant"() {value = 8 : i32} : () -> i32
      %1383 = "nvvm.shfl.sync"(%216, %1380, %1382, %1369) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1384 = "nvvm.shfl.sync"(%216, %1381, %1382, %1369) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1385 = "arith.addf"(%1380, %1383) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1386 = "arith.addf"(%1381, %1384) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1387 = "nvvm.shfl.sync"(%216, %1385, %54, %1369) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1388 = "nvvm.shfl.sync"(%216, %1386, %54, %1369) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %1389 = "arith.addf"(%1385, %1387) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1390 = "arith.addf"(%1386, %1388) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %1391 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %1392 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %1393 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %1394 = "arith.remui"(%1391, %67) : (i32, i32) -> i32
      %1395 = "arith.cmpi"(%1394, %67) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%1395) ({
        %1396 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1397 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1398 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1399 = "arith.remui"(%1396, %67) : (i32, i32) -> i32
        %1400 = "arith.cmpi"(%1399, %61) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%1400) ({
          %1401 = "llvm.bitcast"(%1389) : (f32) -> i32
          %1402 = "llvm.bitcast"(%1390) : (f32) -> i32
          %1403 = "arith.constant"() {value = 4294967294 : i32} : () -> i32
          %1404 = "arith.andi"(%1401, %1403) : (i32, i32) -> i32
          %1405 = "arith.ori"(%1404, %79) : (i32, i32) -> i32
          %1406 = "arith.andi"(%1402, %1403) : (i32, i32) -> i32
          %1407 = "arith.ori"(%1406, %61) : (i32, i32) -> i32
          %1408 = "vector.from_elements"(%1405, %1407) : (i32, i32) -> vector<2xi32>
          %1409 = "llvm.bitcast"(%1408) : (vector<2xi32>) -> i64
          %1410 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %1411 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %1412 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %1413 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1414 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1415 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1416 = "arith.divui"(%1413, %67) : (i32, i32) -> i32
          %1417 = "arith.constant"() {value = 264 : i32} : () -> i32
          %1418 = "arith.muli"(%1416, %1417) : (i32, i32) -> i32
          %1419 = "arith.addi"(%79, %1418) : (i32, i32) -> i32
          %1420 = "arith.addi"(%1419, %1410) : (i32, i32) -> i32
          %1421 = "llvm.getelementptr"(%12, %1420) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.inline_asm"(%1421, %1409) {asm_string = "st.relaxed.gpu.global.b64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %1423 = "llvm.mlir.undef"() : () -> i64
      %1424 = "llvm.mlir.undef"() : () -> i64
      %1425, %1426, %1427, %1428, %1429, %1430, %1431, %1432, %1433, %1434, %1435, %1436, %1437, %1438, %1439, %1440, %1441, %1442, %1443, %1444 = "scf.for"(%61, %15, %79, %1389, %1390, %1006, %1007, %1008, %1009, %1010, %1011, %1012, %1013, %1014, %1015, %1016, %1017, %1018, %1019, %1020, %1021, %1423, %1424) ({
      ^bb0(%1445: i32, %1446: f32, %1447: f32, %1448: f32, %1449: f32, %1450: f32, %1451: f32, %1452: f32, %1453: f32, %1454: f32, %1455: f32, %1456: f32, %1457: f32, %1458: f32, %1459: f32, %1460: f32, %1461: f32, %1462: f32, %1463: f32, %1464: i64, %1465: i64):
        %1466 = "arith.addi"(%1445, %79) : (i32, i32) -> i32
        %1467 = "arith.subi"(%1466, %79) : (i32, i32) -> i32
        %1468 = "arith.subi"(%1467, %79) : (i32, i32) -> i32
        %1469 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %1470 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %1471 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %1472 = "arith.divui"(%1469, %47) : (i32, i32) -> i32
        %1473 = "arith.muli"(%1472, %54) : (i32, i32) -> i32
        %1474 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %1475 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %1476 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %1477 = "arith.divui"(%1474, %47) : (i32, i32) -> i32
        %1478 = "arith.muli"(%1477, %54) : (i32, i32) -> i32
        %1479 = "arith.muli"(%1468, %1478) : (i32, i32) -> i32
        %1480 = "arith.addi"(%1473, %1479) : (i32, i32) -> i32
        %1481 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1482 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1483 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1484 = "arith.divui"(%1481, %67) : (i32, i32) -> i32
        %1485 = "arith.addi"(%1480, %1484) : (i32, i32) -> i32
        %1486 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %1487 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %1488 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %1489 = "arith.remui"(%1486, %47) : (i32, i32) -> i32
        %1490 = "arith.andi"(%1485, %161) : (i32, i32) -> i32
        %1491 = "arith.muli"(%1490, %76) : (i32, i32) -> i32
        %1492 = "arith.remui"(%1491, %74) : (i32, i32) -> i32
        %1493 = "arith.cmpi"(%1468, %61) {predicate = 5 : i64} : (i32, i32) -> i1
        %1494 = "arith.cmpi"(%1485, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %1495 = "arith.andi"(%1493, %1494) : (i1, i1) -> i1
        "scf.if"(%1495) ({
          %1496 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1497 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1498 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1499 = "arith.remui"(%1496, %67) : (i32, i32) -> i32
          %1500 = "arith.muli"(%1489, %74) : (i32, i32) -> i32
          %1501 = "arith.muli"(%1500, %67) : (i32, i32) -> i32
          %1502 = "arith.addi"(%1501, %1499) : (i32, i32) -> i32
          %1503 = "arith.muli"(%1502, %74) : (i32, i32) -> i32
          %1504 = "arith.subi"(%1503, %1492) : (i32, i32) -> i32
          %1505 = "arith.cmpi"(%1504, %61) {predicate = 5 : i64} : (i32, i32) -> i1
          %1506 = "scf.if"(%1505) ({
            %1507 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1508 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1509 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1510 = "arith.remui"(%1507, %67) : (i32, i32) -> i32
            %1511 = "arith.addi"(%1501, %1510) : (i32, i32) -> i32
            %1512 = "arith.muli"(%1511, %74) : (i32, i32) -> i32
            %1513 = "arith.subi"(%1512, %1492) : (i32, i32) -> i32
            %1514 = "arith.addi"(%1513, %74) : (i32, i32) -> i32
            %1515 = "arith.cmpi"(%1514, %2) {predicate = 3 : i64} : (i32, i32) -> i1
            "scf.yield"(%1515) : (i1) -> ()
          }, {
            "scf.yield"(%1505) : (i1) -> ()
          }) : (i1) -> i1
          "scf.if"(%1506) ({
            %1516 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1517 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1518 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1519 = "arith.remsi"(%1468, %161) : (i32, i32) -> i32
            %1520 = "arith.cmpi"(%1519, %61) {predicate = 2 : i64} : (i32, i32) -> i1
            %1521 = "arith.addi"(%1519, %161) : (i32, i32) -> i32
            %1522 = "arith.select"(%1520, %1521, %1519) : (i1, i32, i32) -> i32
            %1523 = "arith.muli"(%1516, %74) : (i32, i32) -> i32
            %1524 = "arith.muli"(%1522, %386) : (i32, i32) -> i32
            %1525 = "arith.addi"(%1523, %1524) : (i32, i32) -> i32
            %1526 = "llvm.getelementptr"(%48, %1525) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1527 = "arith.extsi"(%1485) : (i32) -> i64
            %1528 = "arith.muli"(%1527, %183) : (i64, i64) -> i64
            %1529 = "arith.extsi"(%1492) : (i32) -> i64
            %1530 = "arith.subi"(%1528, %1529) : (i64, i64) -> i64
            %1531 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1532 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1533 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1534 = "arith.remui"(%1531, %67) : (i32, i32) -> i32
            %1535 = "arith.addi"(%1501, %1534) : (i32, i32) -> i32
            %1536 = "arith.muli"(%1535, %74) : (i32, i32) -> i32
            %1537 = "arith.extsi"(%1536) : (i32) -> i64
            %1538 = "arith.addi"(%1530, %1537) : (i64, i64) -> i64
            %1539 = "llvm.getelementptr"(%7, %1538) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1540 = "llvm.load"(%1526) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            "llvm.store"(%1540, %1539) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1541 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1542 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1543 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1544 = "arith.remui"(%1541, %67) : (i32, i32) -> i32
          %1545 = "arith.addi"(%1500, %79) : (i32, i32) -> i32
          %1546 = "arith.muli"(%1545, %67) : (i32, i32) -> i32
          %1547 = "arith.addi"(%1546, %1544) : (i32, i32) -> i32
          %1548 = "arith.muli"(%1547, %74) : (i32, i32) -> i32
          %1549 = "arith.subi"(%1548, %1492) : (i32, i32) -> i32
          %1550 = "arith.cmpi"(%1549, %61) {predicate = 5 : i64} : (i32, i32) -> i1
          %1551 = "scf.if"(%1550) ({
            %1552 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1553 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1554 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1555 = "arith.remui"(%1552, %67) : (i32, i32) -> i32
            %1556 = "arith.addi"(%1546, %1555) : (i32, i32) -> i32
            %1557 = "arith.muli"(%1556, %74) : (i32, i32) -> i32
            %1558 = "arith.subi"(%1557, %1492) : (i32, i32) -> i32
            %1559 = "arith.addi"(%1558, %74) : (i32, i32) -> i32
            %1560 = "arith.cmpi"(%1559, %2) {predicate = 3 : i64} : (i32, i32) -> i1
            "scf.yield"(%1560) : (i1) -> ()
          }, {
            "scf.yield"(%1550) : (i1) -> ()
          }) : (i1) -> i1
          "scf.if"(%1551) ({
            %1561 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1562 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1563 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1564 = "arith.remsi"(%1468, %161) : (i32, i32) -> i32
            %1565 = "arith.cmpi"(%1564, %61) {predicate = 2 : i64} : (i32, i32) -> i1
            %1566 = "arith.addi"(%1564, %161) : (i32, i32) -> i32
            %1567 = "arith.select"(%1565, %1566, %1564) : (i1, i32, i32) -> i32
            %1568 = "arith.muli"(%1561, %74) : (i32, i32) -> i32
            %1569 = "arith.muli"(%1567, %386) : (i32, i32) -> i32
            %1570 = "arith.addi"(%1568, %1569) : (i32, i32) -> i32
            %1571 = "llvm.getelementptr"(%48, %1570) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1572 = "llvm.getelementptr"(%1571) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %1573 = "arith.extsi"(%1485) : (i32) -> i64
            %1574 = "arith.muli"(%1573, %183) : (i64, i64) -> i64
            %1575 = "arith.extsi"(%1492) : (i32) -> i64
            %1576 = "arith.subi"(%1574, %1575) : (i64, i64) -> i64
            %1577 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1578 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1579 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1580 = "arith.remui"(%1577, %67) : (i32, i32) -> i32
            %1581 = "arith.addi"(%1501, %1580) : (i32, i32) -> i32
            %1582 = "arith.muli"(%1581, %74) : (i32, i32) -> i32
            %1583 = "arith.extsi"(%1582) : (i32) -> i64
            %1584 = "arith.addi"(%1576, %1583) : (i64, i64) -> i64
            %1585 = "llvm.getelementptr"(%7, %1584) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1586 = "llvm.getelementptr"(%1585) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %1587 = "llvm.load"(%1572) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            "llvm.store"(%1587, %1586) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1588 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1589 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1590 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1591 = "arith.remui"(%1588, %67) : (i32, i32) -> i32
          %1592 = "arith.addi"(%1500, %136) : (i32, i32) -> i32
          %1593 = "arith.muli"(%1592, %67) : (i32, i32) -> i32
          %1594 = "arith.addi"(%1593, %1591) : (i32, i32) -> i32
          %1595 = "arith.muli"(%1594, %74) : (i32, i32) -> i32
          %1596 = "arith.subi"(%1595, %1492) : (i32, i32) -> i32
          %1597 = "arith.cmpi"(%1596, %61) {predicate = 5 : i64} : (i32, i32) -> i1
          %1598 = "scf.if"(%1597) ({
            %1599 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1600 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1601 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1602 = "arith.remui"(%1599, %67) : (i32, i32) -> i32
            %1603 = "arith.addi"(%1593, %1602) : (i32, i32) -> i32
            %1604 = "arith.muli"(%1603, %74) : (i32, i32) -> i32
            %1605 = "arith.subi"(%1604, %1492) : (i32, i32) -> i32
            %1606 = "arith.addi"(%1605, %74) : (i32, i32) -> i32
            %1607 = "arith.cmpi"(%1606, %2) {predicate = 3 : i64} : (i32, i32) -> i1
            "scf.yield"(%1607) : (i1) -> ()
          }, {
            "scf.yield"(%1597) : (i1) -> ()
          }) : (i1) -> i1
          "scf.if"(%1598) ({
            %1608 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1609 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1610 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1611 = "arith.remsi"(%1468, %161) : (i32, i32) -> i32
            %1612 = "arith.cmpi"(%1611, %61) {predicate = 2 : i64} : (i32, i32) -> i1
            %1613 = "arith.addi"(%1611, %161) : (i32, i32) -> i32
            %1614 = "arith.select"(%1612, %1613, %1611) : (i1, i32, i32) -> i32
            %1615 = "arith.muli"(%1608, %74) : (i32, i32) -> i32
            %1616 = "arith.muli"(%1614, %386) : (i32, i32) -> i32
            %1617 = "arith.addi"(%1615, %1616) : (i32, i32) -> i32
            %1618 = "llvm.getelementptr"(%48, %1617) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1619 = "llvm.getelementptr"(%1618) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %1620 = "arith.extsi"(%1485) : (i32) -> i64
            %1621 = "arith.muli"(%1620, %183) : (i64, i64) -> i64
            %1622 = "arith.extsi"(%1492) : (i32) -> i64
            %1623 = "arith.subi"(%1621, %1622) : (i64, i64) -> i64
            %1624 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1625 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1626 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1627 = "arith.remui"(%1624, %67) : (i32, i32) -> i32
            %1628 = "arith.addi"(%1501, %1627) : (i32, i32) -> i32
            %1629 = "arith.muli"(%1628, %74) : (i32, i32) -> i32
            %1630 = "arith.extsi"(%1629) : (i32) -> i64
            %1631 = "arith.addi"(%1623, %1630) : (i64, i64) -> i64
            %1632 = "llvm.getelementptr"(%7, %1631) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1633 = "llvm.getelementptr"(%1632) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %1634 = "llvm.load"(%1619) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            "llvm.store"(%1634, %1633) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1635 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1636 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1637 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1638 = "arith.remui"(%1635, %67) : (i32, i32) -> i32
          %1639 = "arith.addi"(%1500, %161) : (i32, i32) -> i32
          %1640 = "arith.muli"(%1639, %67) : (i32, i32) -> i32
          %1641 = "arith.addi"(%1640, %1638) : (i32, i32) -> i32
          %1642 = "arith.muli"(%1641, %74) : (i32, i32) -> i32
          %1643 = "arith.subi"(%1642, %1492) : (i32, i32) -> i32
          %1644 = "arith.cmpi"(%1643, %61) {predicate = 5 : i64} : (i32, i32) -> i1
          %1645 = "scf.if"(%1644) ({
            %1646 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1647 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1648 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1649 = "arith.remui"(%1646, %67) : (i32, i32) -> i32
            %1650 = "arith.addi"(%1640, %1649) : (i32, i32) -> i32
            %1651 = "arith.muli"(%1650, %74) : (i32, i32) -> i32
            %1652 = "arith.subi"(%1651, %1492) : (i32, i32) -> i32
            %1653 = "arith.addi"(%1652, %74) : (i32, i32) -> i32
            %1654 = "arith.cmpi"(%1653, %2) {predicate = 3 : i64} : (i32, i32) -> i1
            "scf.yield"(%1654) : (i1) -> ()
          }, {
            "scf.yield"(%1644) : (i1) -> ()
          }) : (i1) -> i1
          "scf.if"(%1645) ({
            %1655 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1656 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1657 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1658 = "arith.remsi"(%1468, %161) : (i32, i32) -> i32
            %1659 = "arith.cmpi"(%1658, %61) {predicate = 2 : i64} : (i32, i32) -> i1
            %1660 = "arith.addi"(%1658, %161) : (i32, i32) -> i32
            %1661 = "arith.select"(%1659, %1660, %1658) : (i1, i32, i32) -> i32
            %1662 = "arith.muli"(%1655, %74) : (i32, i32) -> i32
            %1663 = "arith.muli"(%1661, %386) : (i32, i32) -> i32
            %1664 = "arith.addi"(%1662, %1663) : (i32, i32) -> i32
            %1665 = "llvm.getelementptr"(%48, %1664) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1666 = "llvm.getelementptr"(%1665) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %1667 = "arith.extsi"(%1485) : (i32) -> i64
            %1668 = "arith.muli"(%1667, %183) : (i64, i64) -> i64
            %1669 = "arith.extsi"(%1492) : (i32) -> i64
            %1670 = "arith.subi"(%1668, %1669) : (i64, i64) -> i64
            %1671 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1672 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1673 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1674 = "arith.remui"(%1671, %67) : (i32, i32) -> i32
            %1675 = "arith.addi"(%1501, %1674) : (i32, i32) -> i32
            %1676 = "arith.muli"(%1675, %74) : (i32, i32) -> i32
            %1677 = "arith.extsi"(%1676) : (i32) -> i64
            %1678 = "arith.addi"(%1670, %1677) : (i64, i64) -> i64
            %1679 = "llvm.getelementptr"(%7, %1678) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1680 = "llvm.getelementptr"(%1679) {rawConstantIndices = array<i32: 384>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %1681 = "llvm.load"(%1666) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            "llvm.store"(%1681, %1680) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.if"(%1046) ({
            %1682 = "arith.addi"(%2, %1492) : (i32, i32) -> i32
            %1683 = "arith.shrsi"(%1682, %136) : (i32, i32) -> i32
            %1684 = "arith.subi"(%61, %1500) : (i32, i32) -> i32
            %1685 = "arith.cmpi"(%1684, %61) {predicate = 5 : i64} : (i32, i32) -> i1
            %1686 = "arith.andi"(%1494, %1685) : (i1, i1) -> i1
            %1687 = "arith.cmpi"(%1684, %74) {predicate = 2 : i64} : (i32, i32) -> i1
            %1688 = "arith.andi"(%1686, %1687) : (i1, i1) -> i1
            %1689 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1690 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1691 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1692 = "arith.remui"(%1689, %67) : (i32, i32) -> i32
            %1693 = "arith.addi"(%1500, %1684) : (i32, i32) -> i32
            %1694 = "arith.muli"(%1693, %67) : (i32, i32) -> i32
            %1695 = "arith.addi"(%1694, %1692) : (i32, i32) -> i32
            %1696 = "arith.cmpi"(%1695, %61) {predicate = 0 : i64} : (i32, i32) -> i1
            %1697 = "arith.andi"(%1688, %1696) : (i1, i1) -> i1
            "scf.if"(%1697) ({
              %1698 = "arith.minsi"(%1682, %74) : (i32, i32) -> i32
              %1699 = "arith.maxsi"(%1492, %61) : (i32, i32) -> i32
              %1700 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
              %1701 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
              %1702 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
              %1703 = "arith.remsi"(%1468, %161) : (i32, i32) -> i32
              %1704 = "arith.cmpi"(%1703, %61) {predicate = 2 : i64} : (i32, i32) -> i1
              %1705 = "arith.addi"(%1703, %161) : (i32, i32) -> i32
              %1706 = "arith.select"(%1704, %1705, %1703) : (i1, i32, i32) -> i32
              %1707 = "arith.muli"(%1700, %74) : (i32, i32) -> i32
              %1708 = "arith.muli"(%1706, %386) : (i32, i32) -> i32
              %1709 = "arith.addi"(%1707, %1708) : (i32, i32) -> i32
              %1710 = "llvm.getelementptr"(%48, %1709) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1711 = "arith.constant"() {value = 2048 : i32} : () -> i32
              %1712 = "arith.muli"(%1684, %1711) : (i32, i32) -> i32
              %1713 = "llvm.getelementptr"(%1710, %1712) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1714 = "llvm.load"(%1713) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
              %1715 = "vector.extract"(%1714) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
              %1716 = "vector.extract"(%1714) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
              %1717 = "vector.extract"(%1714) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
              %1718 = "vector.extract"(%1714) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
              %1719 = "arith.extsi"(%1485) : (i32) -> i64
              %1720 = "arith.muli"(%1719, %8) : (i64, i64) -> i64
              %1721 = "llvm.getelementptr"(%7, %1720) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1722 = "arith.subi"(%61, %1492) : (i32, i32) -> i32
              %1723 = "arith.cmpi"(%1699, %61) {predicate = 3 : i64} : (i32, i32) -> i1
              %1724 = "arith.cmpi"(%1698, %61) {predicate = 4 : i64} : (i32, i32) -> i1
              %1725 = "arith.andi"(%1723, %1724) : (i1, i1) -> i1
              "scf.if"(%1725) ({
                %1726 = "arith.extsi"(%1722) : (i32) -> i64
                %1727 = "llvm.getelementptr"(%1721, %1726) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1715, %1727) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1728 = "arith.cmpi"(%1699, %79) {predicate = 3 : i64} : (i32, i32) -> i1
              %1729 = "arith.cmpi"(%1698, %79) {predicate = 4 : i64} : (i32, i32) -> i1
              %1730 = "arith.andi"(%1728, %1729) : (i1, i1) -> i1
              "scf.if"(%1730) ({
                %1731 = "arith.addi"(%1722, %79) : (i32, i32) -> i32
                %1732 = "arith.extsi"(%1731) : (i32) -> i64
                %1733 = "llvm.getelementptr"(%1721, %1732) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1716, %1733) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1734 = "arith.cmpi"(%1699, %136) {predicate = 3 : i64} : (i32, i32) -> i1
              %1735 = "arith.cmpi"(%1698, %136) {predicate = 4 : i64} : (i32, i32) -> i1
              %1736 = "arith.andi"(%1734, %1735) : (i1, i1) -> i1
              "scf.if"(%1736) ({
                %1737 = "arith.addi"(%1722, %136) : (i32, i32) -> i32
                %1738 = "arith.extsi"(%1737) : (i32) -> i64
                %1739 = "llvm.getelementptr"(%1721, %1738) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1717, %1739) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1740 = "arith.cmpi"(%1699, %161) {predicate = 3 : i64} : (i32, i32) -> i1
              %1741 = "arith.cmpi"(%1698, %161) {predicate = 4 : i64} : (i32, i32) -> i1
              %1742 = "arith.andi"(%1740, %1741) : (i1, i1) -> i1
              "scf.if"(%1742) ({
                %1743 = "arith.addi"(%1722, %161) : (i32, i32) -> i32
                %1744 = "arith.extsi"(%1743) : (i32) -> i64
                %1745 = "llvm.getelementptr"(%1721, %1744) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1718, %1745) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1746 = "arith.constant"() {value = 5 : i32} : () -> i32
            %1747 = "arith.shrsi"(%1683, %1746) : (i32, i32) -> i32
            %1748 = "arith.subi"(%1747, %1500) : (i32, i32) -> i32
            %1749 = "arith.cmpi"(%1748, %61) {predicate = 5 : i64} : (i32, i32) -> i1
            %1750 = "arith.andi"(%1494, %1749) : (i1, i1) -> i1
            %1751 = "arith.cmpi"(%1748, %74) {predicate = 2 : i64} : (i32, i32) -> i1
            %1752 = "arith.andi"(%1750, %1751) : (i1, i1) -> i1
            %1753 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %1754 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %1755 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %1756 = "arith.remui"(%1753, %67) : (i32, i32) -> i32
            %1757 = "arith.addi"(%1500, %1748) : (i32, i32) -> i32
            %1758 = "arith.muli"(%1757, %67) : (i32, i32) -> i32
            %1759 = "arith.addi"(%1758, %1756) : (i32, i32) -> i32
            %1760 = "arith.cmpi"(%1759, %1683) {predicate = 0 : i64} : (i32, i32) -> i1
            %1761 = "arith.andi"(%1752, %1760) : (i1, i1) -> i1
            "scf.if"(%1761) ({
              %1762 = "arith.muli"(%1683, %74) : (i32, i32) -> i32
              %1763 = "arith.subi"(%1682, %1762) : (i32, i32) -> i32
              %1764 = "arith.minsi"(%1763, %74) : (i32, i32) -> i32
              %1765 = "arith.subi"(%1492, %1762) : (i32, i32) -> i32
              %1766 = "arith.maxsi"(%1765, %61) : (i32, i32) -> i32
              %1767 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
              %1768 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
              %1769 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
              %1770 = "arith.remsi"(%1468, %161) : (i32, i32) -> i32
              %1771 = "arith.cmpi"(%1770, %61) {predicate = 2 : i64} : (i32, i32) -> i1
              %1772 = "arith.addi"(%1770, %161) : (i32, i32) -> i32
              %1773 = "arith.select"(%1771, %1772, %1770) : (i1, i32, i32) -> i32
              %1774 = "arith.muli"(%1767, %74) : (i32, i32) -> i32
              %1775 = "arith.muli"(%1773, %386) : (i32, i32) -> i32
              %1776 = "arith.addi"(%1774, %1775) : (i32, i32) -> i32
              %1777 = "llvm.getelementptr"(%48, %1776) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1778 = "arith.constant"() {value = 2048 : i32} : () -> i32
              %1779 = "arith.muli"(%1748, %1778) : (i32, i32) -> i32
              %1780 = "llvm.getelementptr"(%1777, %1779) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1781 = "llvm.load"(%1780) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
              %1782 = "vector.extract"(%1781) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
              %1783 = "vector.extract"(%1781) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
              %1784 = "vector.extract"(%1781) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
              %1785 = "vector.extract"(%1781) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
              %1786 = "arith.extsi"(%1485) : (i32) -> i64
              %1787 = "arith.muli"(%1786, %8) : (i64, i64) -> i64
              %1788 = "llvm.getelementptr"(%7, %1787) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1789 = "arith.subi"(%1762, %1492) : (i32, i32) -> i32
              %1790 = "arith.cmpi"(%1766, %61) {predicate = 3 : i64} : (i32, i32) -> i1
              %1791 = "arith.cmpi"(%1764, %61) {predicate = 4 : i64} : (i32, i32) -> i1
              %1792 = "arith.andi"(%1790, %1791) : (i1, i1) -> i1
              "scf.if"(%1792) ({
                %1793 = "arith.extsi"(%1789) : (i32) -> i64
                %1794 = "llvm.getelementptr"(%1788, %1793) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1782, %1794) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1795 = "arith.cmpi"(%1766, %79) {predicate = 3 : i64} : (i32, i32) -> i1
              %1796 = "arith.cmpi"(%1764, %79) {predicate = 4 : i64} : (i32, i32) -> i1
              %1797 = "arith.andi"(%1795, %1796) : (i1, i1) -> i1
              "scf.if"(%1797) ({
                %1798 = "arith.addi"(%1789, %79) : (i32, i32) -> i32
                %1799 = "arith.extsi"(%1798) : (i32) -> i64
                %1800 = "llvm.getelementptr"(%1788, %1799) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1783, %1800) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1801 = "arith.cmpi"(%1766, %136) {predicate = 3 : i64} : (i32, i32) -> i1
              %1802 = "arith.cmpi"(%1764, %136) {predicate = 4 : i64} : (i32, i32) -> i1
              %1803 = "arith.andi"(%1801, %1802) : (i1, i1) -> i1
              "scf.if"(%1803) ({
                %1804 = "arith.addi"(%1789, %136) : (i32, i32) -> i32
                %1805 = "arith.extsi"(%1804) : (i32) -> i64
                %1806 = "llvm.getelementptr"(%1788, %1805) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1784, %1806) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1807 = "arith.cmpi"(%1766, %161) {predicate = 3 : i64} : (i32, i32) -> i1
              %1808 = "arith.cmpi"(%1764, %161) {predicate = 4 : i64} : (i32, i32) -> i1
              %1809 = "arith.andi"(%1807, %1808) : (i1, i1) -> i1
              "scf.if"(%1809) ({
                %1810 = "arith.addi"(%1789, %161) : (i32, i32) -> i32
                %1811 = "arith.extsi"(%1810) : (i32) -> i64
                %1812 = "llvm.getelementptr"(%1788, %1811) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%1785, %1812) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
        %1813 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1814 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1815 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1816 = "arith.remui"(%1813, %67) : (i32, i32) -> i32
        %1817 = "arith.cmpi"(%1816, %67) {predicate = 2 : i64} : (i32, i32) -> i1
        %1818 = "scf.if"(%1817) ({
          %1819 = "arith.muli"(%1467, %54) : (i32, i32) -> i32
          %1820 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1821 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1822 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1823 = "arith.divui"(%1820, %67) : (i32, i32) -> i32
          %1824 = "arith.addi"(%1819, %1823) : (i32, i32) -> i32
          %1825 = "arith.remsi"(%1824, %47) : (i32, i32) -> i32
          %1826 = "arith.cmpi"(%1825, %61) {predicate = 2 : i64} : (i32, i32) -> i1
          %1827 = "arith.addi"(%1825, %47) : (i32, i32) -> i32
          %1828 = "arith.select"(%1826, %1827, %1825) : (i1, i32, i32) -> i32
          %1829 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %1830 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %1831 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %1832 = "arith.remui"(%1829, %47) : (i32, i32) -> i32
          %1833 = "arith.cmpi"(%1828, %1832) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.yield"(%1833) : (i1) -> ()
        }, {
          "scf.yield"(%1817) : (i1) -> ()
        }) : (i1) -> i1
        %1834 = "scf.if"(%1818) ({
          %1835 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %1836 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %1837 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %1838 = "arith.divui"(%1835, %47) : (i32, i32) -> i32
          %1839 = "arith.muli"(%1838, %47) : (i32, i32) -> i32
          %1840 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1841 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1842 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1843 = "arith.remui"(%1840, %67) : (i32, i32) -> i32
          %1844 = "arith.addi"(%1843, %67) : (i32, i32) -> i32
          %1845 = "arith.constant"() {value = 64 : i32} : () -> i32
          %1846 = "arith.addi"(%1843, %1845) : (i32, i32) -> i32
          %1847 = "arith.constant"() {value = 96 : i32} : () -> i32
          %1848 = "arith.addi"(%1843, %1847) : (i32, i32) -> i32
          %1849 = "arith.constant"() {value = 128 : i32} : () -> i32
          %1850 = "arith.addi"(%1843, %1849) : (i32, i32) -> i32
          %1851 = "arith.subi"(%47, %79) : (i32, i32) -> i32
          %1852 = "arith.minsi"(%1843, %1851) : (i32, i32) -> i32
          %1853 = "arith.addi"(%1839, %1852) : (i32, i32) -> i32
          %1854 = "arith.minsi"(%1844, %1851) : (i32, i32) -> i32
          %1855 = "arith.addi"(%1839, %1854) : (i32, i32) -> i32
          %1856 = "arith.minsi"(%1846, %1851) : (i32, i32) -> i32
          %1857 = "arith.addi"(%1839, %1856) : (i32, i32) -> i32
          %1858 = "arith.minsi"(%1848, %1851) : (i32, i32) -> i32
          %1859 = "arith.addi"(%1839, %1858) : (i32, i32) -> i32
          %1860 = "arith.minsi"(%1850, %1851) : (i32, i32) -> i32
          %1861 = "arith.addi"(%1839, %1860) : (i32, i32) -> i32
          %1862 = "arith.andi"(%1467, %161) : (i32, i32) -> i32
          %1863 = "arith.muli"(%1862, %54) : (i32, i32) -> i32
          %1864 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1865 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1866 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1867 = "arith.divui"(%1864, %67) : (i32, i32) -> i32
          %1868 = "arith.addi"(%1863, %1867) : (i32, i32) -> i32
          %1869 = "arith.constant"() {value = 264 : i32} : () -> i32
          %1870 = "arith.muli"(%1868, %1869) : (i32, i32) -> i32
          %1871 = "arith.addi"(%79, %1870) : (i32, i32) -> i32
          %1872 = "arith.addi"(%1871, %1853) : (i32, i32) -> i32
          %1873 = "llvm.getelementptr"(%12, %1872) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %1874 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1875 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1876 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1877 = "arith.divui"(%1874, %67) : (i32, i32) -> i32
          %1878 = "arith.addi"(%1863, %1877) : (i32, i32) -> i32
          %1879 = "arith.muli"(%1878, %1869) : (i32, i32) -> i32
          %1880 = "arith.addi"(%79, %1879) : (i32, i32) -> i32
          %1881 = "arith.addi"(%1880, %1855) : (i32, i32) -> i32
          %1882 = "llvm.getelementptr"(%12, %1881) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %1883 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1884 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1885 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1886 = "arith.divui"(%1883, %67) : (i32, i32) -> i32
          %1887 = "arith.addi"(%1863, %1886) : (i32, i32) -> i32
          %1888 = "arith.muli"(%1887, %1869) : (i32, i32) -> i32
          %1889 = "arith.addi"(%79, %1888) : (i32, i32) -> i32
          %1890 = "arith.addi"(%1889, %1857) : (i32, i32) -> i32
          %1891 = "llvm.getelementptr"(%12, %1890) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %1892 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1893 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1894 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1895 = "arith.divui"(%1892, %67) : (i32, i32) -> i32
          %1896 = "arith.addi"(%1863, %1895) : (i32, i32) -> i32
          %1897 = "arith.muli"(%1896, %1869) : (i32, i32) -> i32
          %1898 = "arith.addi"(%79, %1897) : (i32, i32) -> i32
          %1899 = "arith.addi"(%1898, %1859) : (i32, i32) -> i32
          %1900 = "llvm.getelementptr"(%12, %1899) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %1901 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %1902 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %1903 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %1904 = "arith.divui"(%1901, %67) : (i32, i32) -> i32
          %1905 = "arith.addi"(%1863, %1904) : (i32, i32) -> i32
          %1906 = "arith.muli"(%1905, %1869) : (i32, i32) -> i32
          %1907 = "arith.addi"(%79, %1906) : (i32, i32) -> i32
          %1908 = "arith.addi"(%1907, %1861) : (i32, i32) -> i32
          %1909 = "llvm.getelementptr"(%12, %1908) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %1910 = "llvm.inline_asm"(%1873) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          "llvm.store"(%1910, %17) {alignment = 8 : i64} : (i64, !llvm.ptr) -> ()
          %1912 = "llvm.inline_asm"(%1882) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          "llvm.store"(%1912, %18) {alignment = 8 : i64} : (i64, !llvm.ptr) -> ()
          %1914 = "llvm.inline_asm"(%1891) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          "llvm.store"(%1914, %19) {alignment = 8 : i64} : (i64, !llvm.ptr) -> ()
          %1916 = "llvm.inline_asm"(%1900) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          "llvm.store"(%1916, %20) {alignment = 8 : i64} : (i64, !llvm.ptr) -> ()
          %1918 = "llvm.inline_asm"(%1909) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          "llvm.store"(%1918, %21) {alignment = 8 : i64} : (i64, !llvm.ptr) -> ()
          %1920 = "arith.shrsi"(%1467, %136) : (i32, i32) -> i32
          %1921 = "arith.remsi"(%1920, %161) : (i32, i32) -> i32
          %1922 = "arith.cmpi"(%1921, %61) {predicate = 2 : i64} : (i32, i32) -> i1
          %1923 = "arith.addi"(%1921, %161) : (i32, i32) -> i32
          %1924 = "arith.select"(%1922, %1923, %1921) : (i1, i32, i32) -> i32
          %1925 = "arith.addi"(%1924, %79) : (i32, i32) -> i32
          %1926 = "llvm.load"(%17) {alignment = 4 : i64} : (!llvm.ptr) -> i32
          %1927 = "arith.andi"(%1926, %79) : (i32, i32) -> i32
          %1928 = "llvm.load"(%22) {alignment = 4 : i64} : (!llvm.ptr) -> i32
          %1929 = "arith.andi"(%1928, %79) : (i32, i32) -> i32
          %1930 = "arith.shli"(%1929, %79) : (i32, i32) -> i32
          %1931 = "arith.ori"(%1927, %1930) : (i32, i32) -> i32
          %1932 = "arith.cmpi"(%1931, %1925) {predicate = 1 : i64} : (i32, i32) -> i1
          %1933 = "arith.constant"() {value = false} : () -> i1
          %1934 = "arith.ori"(%1933, %1932) : (i1, i1) -> i1
          %1935 = "llvm.load"(%18) {alignment = 4 : i64} : (!llvm.ptr) -> i32
          %1936 = "arith.andi"(%1935, %79) : (i32, i32) -> i32
          %1937 = "llvm.load"(%23) {alignment = 4 : i64} : (!llvm.ptr) -> i32
          %1938 = "arith.andi"(%1937, %79) : (i32, i32) -> i32
          %1939 = "arith.shli"(%1938, %79) : (i32, i32) -> i32
          %1940 = "arith.ori"(%1936, %1939) : (i32, i32) -> i32
          %1941 = "arith.cmpi"(%1940, %1925) {predicate = 1 : i64} : (i32, i32) -> i1
          %1942 = "arith.ori"(%1934, %1941) : (i1, i1) -> i1
          %1943 = "llvm.load"(%19) {alignment = 4 : i64} : (!llvm.ptr) -> i32
          %1944 = "arith.andi"(%1943, %79) : (i32, i32) -> i32
          %1945 = "llvm.load"(%24) {alignment = 4 : i64} : (!llvm.ptr) -> i32
          %1946 = "arith.andi"(%1945, %79) : (i32, i32) -> i32
          %1947 = "arith.shli"(%1946, %79) : (i32, i32) -> i32
          %1948 = "arith.ori"(%1944, %1947) : (i32, i32) -> i32
          %1949 = "arith.cmpi"(%1948, %1925) {predicate = 1 : i64} : (i32, i32) -> i1
          %1950 = "arith.ori"(%1942, %1949) : (i1, i1) -> i1
          %1951 = "llvm.load"(%20) {alignment = 4 : i64} : (!llvm.ptr) -> i32
          %1952 = "arith.andi"(%1951, %79) : (i32, i32) -> i32
          %1953 = "llvm.load"(%25) {alignment = 4 : i64} : (!llvm.ptr) -> i32
          %1954 = "arith.andi"(%1953, %79) : (i32, i32) -> i32
          %1955 = "arith.shli"(%1954, %79) : (i32, i32) -> i32
          %1956 = "arith.ori"(%1952, %1955) : (i32, i32) -> i32
          %1957 = "arith.cmpi"(%1956, %1925) {predicate = 1 : i64} : (i32, i32) -> i1
          %1958 = "arith.ori"(%1950, %1957) : (i1, i1) -> i1
          %1959 = "llvm.load"(%21) {alignment = 4 : i64} : (!llvm.ptr) -> i32
          %1960 = "arith.andi"(%1959, %79) : (i32, i32) -> i32
          %1961 = "llvm.load"(%26) {alignment = 4 : i64} : (!llvm.ptr) -> i32
          %1962 = "arith.andi"(%1961, %79) : (i32, i32) -> i32
          %1963 = "arith.shli"(%1962, %79) : (i32, i32) -> i32
          %1964 = "arith.ori"(%1960, %1963) : (i32, i32) -> i32
          %1965 = "arith.cmpi"(%1964, %1925) {predicate = 1 : i64} : (i32, i32) -> i1
          %1966 = "arith.ori"(%1958, %1965) : (i1, i1) -> i1
          %1967 = "scf.while"(%1966) ({
          ^bb0(%1968: i1):
            "scf.condition"(%1968, %1968) : (i1, i1) -> ()
          }, {
          ^bb0(%1969: i1):
            %1970 = "llvm.inline_asm"(%1873) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
            "llvm.store"(%1970, %17) {alignment = 8 : i64} : (i64, !llvm.ptr) -> ()
            %1972 = "llvm.inline_asm"(%1882) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
            "llvm.store"(%1972, %18) {alignment = 8 : i64} : (i64, !llvm.ptr) -> ()
            %1974 = "llvm.inline_asm"(%1891) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
            "llvm.store"(%1974, %19) {alignment = 8 : i64} : (i64, !llvm.ptr) -> ()
            %1976 = "llvm.inline_asm"(%1900) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
            "llvm.store"(%1976, %20) {alignment = 8 : i64} : (i64, !llvm.ptr) -> ()
            %1978 = "llvm.inline_asm"(%1909) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
            "llvm.store"(%1978, %21) {alignment = 8 : i64} : (i64, !llvm.ptr) -> ()
            %1980 = "llvm.load"(%17) {alignment = 4 : i64} : (!llvm.ptr) -> i32
            %1981 = "arith.andi"(%1980, %79) : (i32, i32) -> i32
            %1982 = "llvm.load"(%22) {alignment = 4 : i64} : (!llvm.ptr) -> i32
            %1983 = "arith.andi"(%1982, %79) : (i32, i32) -> i32
            %1984 = "arith.shli"(%1983, %79) : (i32, i32) -> i32
            %1985 = "arith.ori"(%1981, %1984) : (i32, i32) -> i32
            %1986 = "arith.cmpi"(%1985, %1925) {predicate = 1 : i64} : (i32, i32) -> i1
            %1987 = "arith.ori"(%1933, %1986) : (i1, i1) -> i1
            %1988 = "llvm.load"(%18) {alignment = 4 : i64} : (!llvm.ptr) -> i32
            %1989 = "arith.andi"(%1988, %79) : (i32, i32) -> i32
            %1990 = "llvm.load"(%23) {alignment = 4 : i64} : (!llvm.ptr) -> i32
            %1991 = "arith.andi"(%1990, %79) : (i32, i32) -> i32
            %1992 = "arith.shli"(%1991, %79) : (i32, i32) -> i32
            %1993 = "arith.ori"(%1989, %1992) : (i32, i32) -> i32
            %1994 = "arith.cmpi"(%1993, %1925) {predicate = 1 : i64} : (i32, i32) -> i1
            %1995 = "arith.ori"(%1987, %1994) : (i1, i1) -> i1
            %1996 = "llvm.load"(%19) {alignment = 4 : i64} : (!llvm.ptr) -> i32
            %1997 = "arith.andi"(%1996, %79) : (i32, i32) -> i32
            %1998 = "llvm.load"(%24) {alignment = 4 : i64} : (!llvm.ptr) -> i32
            %1999 = "arith.andi"(%1998, %79) : (i32, i32) -> i32
            %2000 = "arith.shli"(%1999, %79) : (i32, i32) -> i32
            %2001 = "arith.ori"(%1997, %2000) : (i32, i32) -> i32
            %2002 = "arith.cmpi"(%2001, %1925) {predicate = 1 : i64} : (i32, i32) -> i1
            %2003 = "arith.ori"(%1995, %2002) : (i1, i1) -> i1
            %2004 = "llvm.load"(%20) {alignment = 4 : i64} : (!llvm.ptr) -> i32
            %2005 = "arith.andi"(%2004, %79) : (i32, i32) -> i32
            %2006 = "llvm.load"(%25) {alignment = 4 : i64} : (!llvm.ptr) -> i32
            %2007 = "arith.andi"(%2006, %79) : (i32, i32) -> i32
            %2008 = "arith.shli"(%2007, %79) : (i32, i32) -> i32
            %2009 = "arith.ori"(%2005, %2008) : (i32, i32) -> i32
            %2010 = "arith.cmpi"(%2009, %1925) {predicate = 1 : i64} : (i32, i32) -> i1
            %2011 = "arith.ori"(%2003, %2010) : (i1, i1) -> i1
            %2012 = "llvm.load"(%21) {alignment = 4 : i64} : (!llvm.ptr) -> i32
            %2013 = "arith.andi"(%2012, %79) : (i32, i32) -> i32
            %2014 = "llvm.load"(%26) {alignment = 4 : i64} : (!llvm.ptr) -> i32
            %2015 = "arith.andi"(%2014, %79) : (i32, i32) -> i32
            %2016 = "arith.shli"(%2015, %79) : (i32, i32) -> i32
            %2017 = "arith.ori"(%2013, %2016) : (i32, i32) -> i32
            %2018 = "arith.cmpi"(%2017, %1925) {predicate = 1 : i64} : (i32, i32) -> i1
            %2019 = "arith.ori"(%2011, %2018) : (i1, i1) -> i1
            "scf.yield"(%2019) : (i1) -> ()
          }) : (i1) -> i1
          %2020 = "arith.constant"() {value = 10 : i32} : () -> i32
          "scf.for"(%61, %2020, %79) ({
          ^bb0(%2021: i32):
            %2022 = "llvm.getelementptr"(%17, %2021) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr, i32) -> !llvm.ptr
            %2023 = "llvm.load"(%2022) {alignment = 4 : i64} : (!llvm.ptr) -> i32
            %2024 = "arith.constant"() {value = 4294967294 : i32} : () -> i32
            %2025 = "arith.andi"(%2023, %2024) : (i32, i32) -> i32
            %2026 = "llvm.getelementptr"(%28, %2021) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr, i32) -> !llvm.ptr
            "llvm.store"(%2025, %2026) {alignment = 4 : i64} : (i32, !llvm.ptr) -> ()
            "scf.yield"() : () -> ()
          }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, full = true>>} : (i32, i32, i32) -> ()
          %2027 = "llvm.load"(%28) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2028 = "llvm.load"(%29) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2029 = "llvm.load"(%30) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2030 = "llvm.load"(%31) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2031 = "llvm.load"(%32) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2032 = "llvm.load"(%33) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2033 = "llvm.load"(%34) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2034 = "llvm.load"(%35) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2035 = "llvm.load"(%36) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2036 = "llvm.load"(%37) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2037 = "arith.cmpi"(%1843, %47) {predicate = 2 : i64} : (i32, i32) -> i1
          %2038 = "arith.select"(%2037, %2027, %1242) : (i1, f32, f32) -> f32
          %2039 = "arith.select"(%2037, %2028, %1242) : (i1, f32, f32) -> f32
          %2040 = "arith.cmpi"(%1844, %47) {predicate = 2 : i64} : (i32, i32) -> i1
          %2041 = "arith.select"(%2040, %2029, %1242) : (i1, f32, f32) -> f32
          %2042 = "arith.select"(%2040, %2030, %1242) : (i1, f32, f32) -> f32
          %2043 = "arith.cmpi"(%1846, %47) {predicate = 2 : i64} : (i32, i32) -> i1
          %2044 = "arith.select"(%2043, %2031, %1242) : (i1, f32, f32) -> f32
          %2045 = "arith.select"(%2043, %2032, %1242) : (i1, f32, f32) -> f32
          %2046 = "arith.cmpi"(%1848, %47) {predicate = 2 : i64} : (i32, i32) -> i1
          %2047 = "arith.select"(%2046, %2033, %1242) : (i1, f32, f32) -> f32
          %2048 = "arith.select"(%2046, %2034, %1242) : (i1, f32, f32) -> f32
          %2049 = "arith.cmpi"(%1850, %47) {predicate = 2 : i64} : (i32, i32) -> i1
          %2050 = "arith.select"(%2049, %2035, %1242) : (i1, f32, f32) -> f32
          %2051 = "arith.select"(%2049, %2036, %1242) : (i1, f32, f32) -> f32
          %2052 = "arith.addf"(%2038, %2041) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2053 = "arith.addf"(%2039, %2042) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2054 = "arith.addf"(%2052, %2044) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2055 = "arith.addf"(%2053, %2045) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2056 = "arith.addf"(%2054, %2047) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2057 = "arith.addf"(%2055, %2048) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2058 = "arith.addf"(%2056, %2050) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2059 = "arith.addf"(%2057, %2051) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2060 = "nvvm.shfl.sync"(%216, %2058, %79, %1369) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 0 : i32} : (i32, f32, i32, i32) -> f32
          %2061 = "nvvm.shfl.sync"(%216, %2059, %79, %1369) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 1 : i32} : (i32, f32, i32, i32) -> f32
          %2062 = "arith.addf"(%2058, %2060) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2063 = "arith.addf"(%2059, %2061) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2064 = "nvvm.shfl.sync"(%216, %2062, %136, %1369) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 2 : i32} : (i32, f32, i32, i32) -> f32
          %2065 = "nvvm.shfl.sync"(%216, %2063, %136, %1369) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 3 : i32} : (i32, f32, i32, i32) -> f32
          %2066 = "arith.addf"(%2062, %2064) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2067 = "arith.addf"(%2063, %2065) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2068 = "nvvm.shfl.sync"(%216, %2066, %74, %1369) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 4 : i32} : (i32, f32, i32, i32) -> f32
          %2069 = "nvvm.shfl.sync"(%216, %2067, %74, %1369) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 5 : i32} : (i32, f32, i32, i32) -> f32
          %2070 = "arith.addf"(%2066, %2068) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2071 = "arith.addf"(%2067, %2069) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2072 = "nvvm.shfl.sync"(%216, %2070, %1382, %1369) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 6 : i32} : (i32, f32, i32, i32) -> f32
          %2073 = "nvvm.shfl.sync"(%216, %2071, %1382, %1369) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 7 : i32} : (i32, f32, i32, i32) -> f32
          %2074 = "arith.addf"(%2070, %2072) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2075 = "arith.addf"(%2071, %2073) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2076 = "nvvm.shfl.sync"(%216, %2074, %54, %1369) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 8 : i32} : (i32, f32, i32, i32) -> f32
          %2077 = "nvvm.shfl.sync"(%216, %2075, %54, %1369) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 9 : i32} : (i32, f32, i32, i32) -> f32
          %2078 = "arith.addf"(%2074, %2076) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2079 = "arith.addf"(%2075, %2077) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2080 = "arith.cmpi"(%1843, %61) {predicate = 0 : i64} : (i32, i32) -> i1
          %2081 = "scf.if"(%2080) ({
            %2082 = "llvm.bitcast"(%2078) : (f32) -> i32
            %2083 = "llvm.bitcast"(%2079) : (f32) -> i32
            %2084 = "arith.constant"() {value = 4294967294 : i32} : () -> i32
            %2085 = "arith.andi"(%2082, %2084) : (i32, i32) -> i32
            %2086 = "arith.shrui"(%1925, %61) : (i32, i32) -> i32
            %2087 = "arith.andi"(%2086, %79) : (i32, i32) -> i32
            %2088 = "arith.ori"(%2085, %2087) : (i32, i32) -> i32
            %2089 = "arith.andi"(%2083, %2084) : (i32, i32) -> i32
            %2090 = "arith.shrui"(%1925, %79) : (i32, i32) -> i32
            %2091 = "arith.andi"(%2090, %79) : (i32, i32) -> i32
            %2092 = "arith.ori"(%2089, %2091) : (i32, i32) -> i32
            %2093 = "vector.from_elements"(%2088, %2092) : (i32, i32) -> vector<2xi32>
            %2094 = "llvm.bitcast"(%2093) : (vector<2xi32>) -> i64
            %2095 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %2096 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %2097 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %2098 = "arith.divui"(%2095, %47) : (i32, i32) -> i32
            %2099 = "arith.constant"() {value = 132 : i32} : () -> i32
            %2100 = "arith.addi"(%2099, %2098) : (i32, i32) -> i32
            %2101 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %2102 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %2103 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %2104 = "arith.divui"(%2101, %67) : (i32, i32) -> i32
            %2105 = "arith.addi"(%1863, %2104) : (i32, i32) -> i32
            %2106 = "arith.muli"(%2105, %1869) : (i32, i32) -> i32
            %2107 = "arith.addi"(%79, %2106) : (i32, i32) -> i32
            %2108 = "arith.addi"(%2107, %2100) : (i32, i32) -> i32
            %2109 = "llvm.getelementptr"(%12, %2108) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            "llvm.inline_asm"(%2109, %2094) {asm_string = "st.relaxed.gpu.global.b64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
            "scf.yield"(%2094) : (i64) -> ()
          }, {
            "scf.yield"(%1464) : (i64) -> ()
          }) : (i1) -> i64
          "scf.yield"(%2081) : (i64) -> ()
        }, {
          "scf.yield"(%1464) : (i64) -> ()
        }) : (i1) -> i64
        %2111 = "arith.addi"(%1466, %161) : (i32, i32) -> i32
        %2112 = "arith.subi"(%2111, %79) : (i32, i32) -> i32
        %2113 = "arith.subi"(%2112, %79) : (i32, i32) -> i32
        %2114 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %2115 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %2116 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %2117 = "arith.divui"(%2114, %47) : (i32, i32) -> i32
        %2118 = "arith.muli"(%2117, %54) : (i32, i32) -> i32
        %2119 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %2120 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %2121 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %2122 = "arith.divui"(%2119, %47) : (i32, i32) -> i32
        %2123 = "arith.muli"(%2122, %54) : (i32, i32) -> i32
        %2124 = "arith.muli"(%2113, %2123) : (i32, i32) -> i32
        %2125 = "arith.addi"(%2118, %2124) : (i32, i32) -> i32
        %2126 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2127 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2128 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2129 = "arith.divui"(%2126, %67) : (i32, i32) -> i32
        %2130 = "arith.addi"(%2125, %2129) : (i32, i32) -> i32
        %2131 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %2132 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %2133 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %2134 = "arith.remui"(%2131, %47) : (i32, i32) -> i32
        %2135 = "arith.andi"(%2130, %161) : (i32, i32) -> i32
        %2136 = "arith.muli"(%2135, %76) : (i32, i32) -> i32
        %2137 = "arith.remui"(%2136, %74) : (i32, i32) -> i32
        %2138 = "arith.addi"(%2130, %79) : (i32, i32) -> i32
        %2139 = "arith.cmpi"(%2138, %1) {predicate = 0 : i64} : (i32, i32) -> i1
        %2140 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2141 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2142 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2143 = "arith.remui"(%2140, %67) : (i32, i32) -> i32
        %2144 = "arith.muli"(%2134, %74) : (i32, i32) -> i32
        %2145 = "arith.muli"(%2144, %67) : (i32, i32) -> i32
        %2146 = "arith.addi"(%2145, %2143) : (i32, i32) -> i32
        %2147 = "arith.muli"(%2146, %74) : (i32, i32) -> i32
        %2148 = "arith.subi"(%2147, %2137) : (i32, i32) -> i32
        %2149 = "arith.addi"(%2148, %74) : (i32, i32) -> i32
        %2150 = "arith.cmpi"(%2149, %2) {predicate = 4 : i64} : (i32, i32) -> i1
        %2151 = "arith.andi"(%2139, %2150) : (i1, i1) -> i1
        %2152 = "arith.cmpi"(%2130, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %2153 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2154 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2155 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2156 = "arith.remui"(%2153, %67) : (i32, i32) -> i32
        %2157 = "arith.addi"(%2145, %2156) : (i32, i32) -> i32
        %2158 = "arith.muli"(%2157, %74) : (i32, i32) -> i32
        %2159 = "arith.subi"(%2158, %2137) : (i32, i32) -> i32
        %2160 = "arith.cmpi"(%2159, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %2161 = "arith.andi"(%2152, %2160) : (i1, i1) -> i1
        %2162 = "arith.xori"(%2151, %104) : (i1, i1) -> i1
        %2163 = "arith.andi"(%2161, %2162) : (i1, i1) -> i1
        %2164 = "arith.extui"(%2163) : (i1) -> i8
        %2165 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2166 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2167 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2168 = "arith.remui"(%2165, %67) : (i32, i32) -> i32
        %2169 = "arith.addi"(%2144, %79) : (i32, i32) -> i32
        %2170 = "arith.muli"(%2169, %67) : (i32, i32) -> i32
        %2171 = "arith.addi"(%2170, %2168) : (i32, i32) -> i32
        %2172 = "arith.muli"(%2171, %74) : (i32, i32) -> i32
        %2173 = "arith.subi"(%2172, %2137) : (i32, i32) -> i32
        %2174 = "arith.addi"(%2173, %74) : (i32, i32) -> i32
        %2175 = "arith.cmpi"(%2174, %2) {predicate = 4 : i64} : (i32, i32) -> i1
        %2176 = "arith.andi"(%2139, %2175) : (i1, i1) -> i1
        %2177 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2178 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2179 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2180 = "arith.remui"(%2177, %67) : (i32, i32) -> i32
        %2181 = "arith.addi"(%2170, %2180) : (i32, i32) -> i32
        %2182 = "arith.muli"(%2181, %74) : (i32, i32) -> i32
        %2183 = "arith.subi"(%2182, %2137) : (i32, i32) -> i32
        %2184 = "arith.cmpi"(%2183, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %2185 = "arith.andi"(%2152, %2184) : (i1, i1) -> i1
        %2186 = "arith.xori"(%2176, %104) : (i1, i1) -> i1
        %2187 = "arith.andi"(%2185, %2186) : (i1, i1) -> i1
        %2188 = "arith.extui"(%2187) : (i1) -> i8
        %2189 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2190 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2191 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2192 = "arith.remui"(%2189, %67) : (i32, i32) -> i32
        %2193 = "arith.addi"(%2144, %136) : (i32, i32) -> i32
        %2194 = "arith.muli"(%2193, %67) : (i32, i32) -> i32
        %2195 = "arith.addi"(%2194, %2192) : (i32, i32) -> i32
        %2196 = "arith.muli"(%2195, %74) : (i32, i32) -> i32
        %2197 = "arith.subi"(%2196, %2137) : (i32, i32) -> i32
        %2198 = "arith.addi"(%2197, %74) : (i32, i32) -> i32
        %2199 = "arith.cmpi"(%2198, %2) {predicate = 4 : i64} : (i32, i32) -> i1
        %2200 = "arith.andi"(%2139, %2199) : (i1, i1) -> i1
        %2201 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2202 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2203 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2204 = "arith.remui"(%2201, %67) : (i32, i32) -> i32
        %2205 = "arith.addi"(%2194, %2204) : (i32, i32) -> i32
        %2206 = "arith.muli"(%2205, %74) : (i32, i32) -> i32
        %2207 = "arith.subi"(%2206, %2137) : (i32, i32) -> i32
        %2208 = "arith.cmpi"(%2207, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %2209 = "arith.andi"(%2152, %2208) : (i1, i1) -> i1
        %2210 = "arith.xori"(%2200, %104) : (i1, i1) -> i1
        %2211 = "arith.andi"(%2209, %2210) : (i1, i1) -> i1
        %2212 = "arith.extui"(%2211) : (i1) -> i8
        %2213 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2214 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2215 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2216 = "arith.remui"(%2213, %67) : (i32, i32) -> i32
        %2217 = "arith.addi"(%2144, %161) : (i32, i32) -> i32
        %2218 = "arith.muli"(%2217, %67) : (i32, i32) -> i32
        %2219 = "arith.addi"(%2218, %2216) : (i32, i32) -> i32
        %2220 = "arith.muli"(%2219, %74) : (i32, i32) -> i32
        %2221 = "arith.subi"(%2220, %2137) : (i32, i32) -> i32
        %2222 = "arith.addi"(%2221, %74) : (i32, i32) -> i32
        %2223 = "arith.cmpi"(%2222, %2) {predicate = 4 : i64} : (i32, i32) -> i1
        %2224 = "arith.andi"(%2139, %2223) : (i1, i1) -> i1
        %2225 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2226 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2227 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2228 = "arith.remui"(%2225, %67) : (i32, i32) -> i32
        %2229 = "arith.addi"(%2218, %2228) : (i32, i32) -> i32
        %2230 = "arith.muli"(%2229, %74) : (i32, i32) -> i32
        %2231 = "arith.subi"(%2230, %2137) : (i32, i32) -> i32
        %2232 = "arith.cmpi"(%2231, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %2233 = "arith.andi"(%2152, %2232) : (i1, i1) -> i1
        %2234 = "arith.xori"(%2224, %104) : (i1, i1) -> i1
        %2235 = "arith.andi"(%2233, %2234) : (i1, i1) -> i1
        %2236 = "arith.extui"(%2235) : (i1) -> i8
        %2237 = "arith.extsi"(%2130) : (i32) -> i64
        %2238 = "arith.muli"(%2237, %183) : (i64, i64) -> i64
        %2239 = "arith.extsi"(%2137) : (i32) -> i64
        %2240 = "arith.subi"(%2238, %2239) : (i64, i64) -> i64
        %2241 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2242 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2243 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2244 = "arith.remui"(%2241, %67) : (i32, i32) -> i32
        %2245 = "arith.addi"(%2145, %2244) : (i32, i32) -> i32
        %2246 = "arith.muli"(%2245, %74) : (i32, i32) -> i32
        %2247 = "arith.extsi"(%2246) : (i32) -> i64
        %2248 = "arith.addi"(%2240, %2247) : (i64, i64) -> i64
        %2249 = "llvm.getelementptr"(%0, %2248) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %2250 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2251 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2252 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2253 = "arith.remsi"(%2113, %161) : (i32, i32) -> i32
        %2254 = "arith.cmpi"(%2253, %61) {predicate = 2 : i64} : (i32, i32) -> i1
        %2255 = "arith.addi"(%2253, %161) : (i32, i32) -> i32
        %2256 = "arith.select"(%2254, %2255, %2253) : (i1, i32, i32) -> i32
        %2257 = "arith.muli"(%2250, %74) : (i32, i32) -> i32
        %2258 = "arith.muli"(%2256, %386) : (i32, i32) -> i32
        %2259 = "arith.addi"(%2257, %2258) : (i32, i32) -> i32
        %2260 = "llvm.getelementptr"(%48, %2259) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2261 = "arith.cmpi"(%2164, %201) {predicate = 1 : i64} : (i8, i8) -> i1
        %2262 = "arith.select"(%2261, %54, %61) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2260, %2249, %2262) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %2263 = "llvm.getelementptr"(%2249) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %2264 = "llvm.getelementptr"(%2260) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2265 = "arith.cmpi"(%2188, %201) {predicate = 1 : i64} : (i8, i8) -> i1
        %2266 = "arith.select"(%2265, %54, %61) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2264, %2263, %2266) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %2267 = "llvm.getelementptr"(%2249) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %2268 = "llvm.getelementptr"(%2260) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2269 = "arith.cmpi"(%2212, %201) {predicate = 1 : i64} : (i8, i8) -> i1
        %2270 = "arith.select"(%2269, %54, %61) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2268, %2267, %2270) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %2271 = "llvm.getelementptr"(%2249) {rawConstantIndices = array<i32: 384>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %2272 = "llvm.getelementptr"(%2260) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2273 = "arith.cmpi"(%2236, %201) {predicate = 1 : i64} : (i8, i8) -> i1
        %2274 = "arith.select"(%2273, %54, %61) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2272, %2271, %2274) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        "nvvm.bar.warp.sync"(%216) : (i32) -> ()
        %2275 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2276 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2277 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2278 = "arith.remui"(%2275, %67) : (i32, i32) -> i32
        %2279 = "arith.addi"(%2145, %2278) : (i32, i32) -> i32
        %2280 = "arith.muli"(%2279, %74) : (i32, i32) -> i32
        %2281 = "arith.extsi"(%2280) : (i32) -> i64
        %2282 = "arith.addi"(%2240, %2281) : (i64, i64) -> i64
        %2283 = "llvm.getelementptr"(%4, %2282) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %2284 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2285 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2286 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2287 = "arith.muli"(%2284, %74) : (i32, i32) -> i32
        %2288 = "arith.addi"(%2287, %230) : (i32, i32) -> i32
        %2289 = "arith.addi"(%2288, %2258) : (i32, i32) -> i32
        %2290 = "llvm.getelementptr"(%48, %2289) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2291 = "arith.cmpi"(%2164, %201) {predicate = 1 : i64} : (i8, i8) -> i1
        %2292 = "arith.select"(%2291, %54, %61) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2290, %2283, %2292) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %2293 = "llvm.getelementptr"(%2283) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %2294 = "llvm.getelementptr"(%2290) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2295 = "arith.cmpi"(%2188, %201) {predicate = 1 : i64} : (i8, i8) -> i1
        %2296 = "arith.select"(%2295, %54, %61) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2294, %2293, %2296) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %2297 = "llvm.getelementptr"(%2283) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %2298 = "llvm.getelementptr"(%2290) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2299 = "arith.cmpi"(%2212, %201) {predicate = 1 : i64} : (i8, i8) -> i1
        %2300 = "arith.select"(%2299, %54, %61) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2298, %2297, %2300) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        %2301 = "llvm.getelementptr"(%2283) {rawConstantIndices = array<i32: 384>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %2302 = "llvm.getelementptr"(%2290) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2303 = "arith.cmpi"(%2236, %201) {predicate = 1 : i64} : (i8, i8) -> i1
        %2304 = "arith.select"(%2303, %54, %61) : (i1, i32, i32) -> i32
        "nvvm.cp.async.shared.global"(%2302, %2301, %2304) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
        "nvvm.bar.warp.sync"(%216) : (i32) -> ()
        "nvvm.cp.async.commit.group"() : () -> ()
        "nvvm.cp.async.wait.group"() {n = 1 : i32} : () -> ()
        %2305 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %2306 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %2307 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %2308 = "arith.divui"(%2305, %47) : (i32, i32) -> i32
        %2309 = "arith.muli"(%2308, %54) : (i32, i32) -> i32
        %2310 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %2311 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %2312 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %2313 = "arith.divui"(%2310, %47) : (i32, i32) -> i32
        %2314 = "arith.muli"(%2313, %54) : (i32, i32) -> i32
        %2315 = "arith.muli"(%1466, %2314) : (i32, i32) -> i32
        %2316 = "arith.addi"(%2309, %2315) : (i32, i32) -> i32
        %2317 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2318 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2319 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2320 = "arith.divui"(%2317, %67) : (i32, i32) -> i32
        %2321 = "arith.addi"(%2316, %2320) : (i32, i32) -> i32
        %2322 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %2323 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %2324 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %2325 = "arith.remui"(%2322, %47) : (i32, i32) -> i32
        %2326 = "arith.remui"(%2321, %74) : (i32, i32) -> i32
        %2327 = "arith.muli"(%2326, %76) : (i32, i32) -> i32
        %2328 = "arith.remui"(%2327, %74) : (i32, i32) -> i32
        "scf.if"(%1046) ({
          %2329 = "arith.addi"(%2, %2328) : (i32, i32) -> i32
          %2330 = "arith.divui"(%2329, %74) : (i32, i32) -> i32
          %2331 = "arith.muli"(%2325, %74) : (i32, i32) -> i32
          %2332 = "arith.subi"(%61, %2331) : (i32, i32) -> i32
          %2333 = "arith.cmpi"(%2321, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %2334 = "arith.cmpi"(%2332, %61) {predicate = 5 : i64} : (i32, i32) -> i1
          %2335 = "arith.andi"(%2333, %2334) : (i1, i1) -> i1
          %2336 = "arith.cmpi"(%2332, %74) {predicate = 2 : i64} : (i32, i32) -> i1
          %2337 = "arith.andi"(%2335, %2336) : (i1, i1) -> i1
          %2338 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2339 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2340 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2341 = "arith.remui"(%2338, %67) : (i32, i32) -> i32
          %2342 = "arith.addi"(%2331, %2332) : (i32, i32) -> i32
          %2343 = "arith.muli"(%2342, %67) : (i32, i32) -> i32
          %2344 = "arith.addi"(%2343, %2341) : (i32, i32) -> i32
          %2345 = "arith.cmpi"(%2344, %61) {predicate = 0 : i64} : (i32, i32) -> i1
          %2346 = "arith.andi"(%2337, %2345) : (i1, i1) -> i1
          "scf.if"(%2346) ({
            %2347 = "arith.minsi"(%2329, %74) : (i32, i32) -> i32
            %2348 = "arith.maxsi"(%2328, %61) : (i32, i32) -> i32
            %2349 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %2350 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %2351 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %2352 = "arith.remui"(%1466, %161) : (i32, i32) -> i32
            %2353 = "arith.muli"(%2349, %74) : (i32, i32) -> i32
            %2354 = "arith.muli"(%2352, %386) : (i32, i32) -> i32
            %2355 = "arith.addi"(%2353, %2354) : (i32, i32) -> i32
            %2356 = "llvm.getelementptr"(%48, %2355) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2357 = "arith.constant"() {value = 2048 : i32} : () -> i32
            %2358 = "arith.muli"(%2332, %2357) : (i32, i32) -> i32
            %2359 = "llvm.getelementptr"(%2356, %2358) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2360 = "llvm.load"(%2359) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %2361 = "vector.extract"(%2360) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %2362 = "vector.extract"(%2360) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %2363 = "vector.extract"(%2360) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %2364 = "vector.extract"(%2360) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %2365 = "arith.cmpi"(%2348, %61) {predicate = 3 : i64} : (i32, i32) -> i1
            %2366 = "arith.cmpi"(%2347, %61) {predicate = 4 : i64} : (i32, i32) -> i1
            %2367 = "arith.andi"(%2365, %2366) : (i1, i1) -> i1
            %2368 = "arith.select"(%2367, %2361, %1242) : (i1, f32, f32) -> f32
            %2369 = "arith.cmpi"(%2348, %79) {predicate = 3 : i64} : (i32, i32) -> i1
            %2370 = "arith.cmpi"(%2347, %79) {predicate = 4 : i64} : (i32, i32) -> i1
            %2371 = "arith.andi"(%2369, %2370) : (i1, i1) -> i1
            %2372 = "arith.select"(%2371, %2362, %1242) : (i1, f32, f32) -> f32
            %2373 = "arith.cmpi"(%2348, %136) {predicate = 3 : i64} : (i32, i32) -> i1
            %2374 = "arith.cmpi"(%2347, %136) {predicate = 4 : i64} : (i32, i32) -> i1
            %2375 = "arith.andi"(%2373, %2374) : (i1, i1) -> i1
            %2376 = "arith.select"(%2375, %2363, %1242) : (i1, f32, f32) -> f32
            %2377 = "arith.cmpi"(%2348, %161) {predicate = 3 : i64} : (i32, i32) -> i1
            %2378 = "arith.cmpi"(%2347, %161) {predicate = 4 : i64} : (i32, i32) -> i1
            %2379 = "arith.andi"(%2377, %2378) : (i1, i1) -> i1
            %2380 = "arith.select"(%2379, %2364, %1242) : (i1, f32, f32) -> f32
            %2381 = "vector.from_elements"(%2368, %2372, %2376, %2380) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%2381, %2359) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            %2382 = "arith.addi"(%2321, %79) : (i32, i32) -> i32
            %2383 = "arith.cmpi"(%2382, %1) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%2383) ({
              %2384 = "arith.subi"(%61, %2328) : (i32, i32) -> i32
              "scf.for"(%2348, %2347, %79) ({
              ^bb0(%2385: i32):
                %2386 = "arith.addi"(%2384, %2385) : (i32, i32) -> i32
                %2387 = "arith.extsi"(%2321) : (i32) -> i64
                %2388 = "arith.extsi"(%2386) : (i32) -> i64
                %2389 = "arith.muli"(%2387, %3) : (i64, i64) -> i64
                %2390 = "arith.addi"(%2389, %2388) : (i64, i64) -> i64
                %2391 = "llvm.getelementptr"(%0, %2390) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %2392 = "llvm.load"(%2391) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                %2393 = "llvm.getelementptr"(%2359, %2385) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2392, %2393) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2394 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %2395 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %2396 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %2397 = "arith.muli"(%2394, %74) : (i32, i32) -> i32
            %2398 = "arith.addi"(%2397, %230) : (i32, i32) -> i32
            %2399 = "arith.addi"(%2398, %2354) : (i32, i32) -> i32
            %2400 = "llvm.getelementptr"(%48, %2399) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2401 = "llvm.getelementptr"(%2400, %2358) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2402 = "llvm.load"(%2401) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %2403 = "vector.extract"(%2402) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %2404 = "vector.extract"(%2402) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %2405 = "vector.extract"(%2402) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %2406 = "vector.extract"(%2402) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %2407 = "arith.select"(%2367, %2403, %1242) : (i1, f32, f32) -> f32
            %2408 = "arith.select"(%2371, %2404, %1242) : (i1, f32, f32) -> f32
            %2409 = "arith.select"(%2375, %2405, %1242) : (i1, f32, f32) -> f32
            %2410 = "arith.select"(%2379, %2406, %1242) : (i1, f32, f32) -> f32
            %2411 = "vector.from_elements"(%2407, %2408, %2409, %2410) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%2411, %2401) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.if"(%2383) ({
              %2412 = "arith.subi"(%61, %2328) : (i32, i32) -> i32
              "scf.for"(%2348, %2347, %79) ({
              ^bb0(%2413: i32):
                %2414 = "arith.addi"(%2412, %2413) : (i32, i32) -> i32
                %2415 = "arith.extsi"(%2321) : (i32) -> i64
                %2416 = "arith.extsi"(%2414) : (i32) -> i64
                %2417 = "arith.muli"(%2415, %5) : (i64, i64) -> i64
                %2418 = "arith.addi"(%2417, %2416) : (i64, i64) -> i64
                %2419 = "llvm.getelementptr"(%4, %2418) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %2420 = "llvm.load"(%2419) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                %2421 = "llvm.getelementptr"(%2401, %2413) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2420, %2421) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
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
          %2422 = "arith.divui"(%2330, %67) : (i32, i32) -> i32
          %2423 = "arith.subi"(%2422, %2331) : (i32, i32) -> i32
          %2424 = "arith.cmpi"(%2423, %61) {predicate = 5 : i64} : (i32, i32) -> i1
          %2425 = "arith.andi"(%2333, %2424) : (i1, i1) -> i1
          %2426 = "arith.cmpi"(%2423, %74) {predicate = 2 : i64} : (i32, i32) -> i1
          %2427 = "arith.andi"(%2425, %2426) : (i1, i1) -> i1
          %2428 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2429 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2430 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2431 = "arith.remui"(%2428, %67) : (i32, i32) -> i32
          %2432 = "arith.addi"(%2331, %2423) : (i32, i32) -> i32
          %2433 = "arith.muli"(%2432, %67) : (i32, i32) -> i32
          %2434 = "arith.addi"(%2433, %2431) : (i32, i32) -> i32
          %2435 = "arith.cmpi"(%2434, %2330) {predicate = 0 : i64} : (i32, i32) -> i1
          %2436 = "arith.andi"(%2427, %2435) : (i1, i1) -> i1
          "scf.if"(%2436) ({
            %2437 = "arith.muli"(%2330, %74) : (i32, i32) -> i32
            %2438 = "arith.subi"(%2329, %2437) : (i32, i32) -> i32
            %2439 = "arith.minsi"(%2438, %74) : (i32, i32) -> i32
            %2440 = "arith.subi"(%2328, %2437) : (i32, i32) -> i32
            %2441 = "arith.maxsi"(%2440, %61) : (i32, i32) -> i32
            %2442 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %2443 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %2444 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %2445 = "arith.remui"(%1466, %161) : (i32, i32) -> i32
            %2446 = "arith.muli"(%2442, %74) : (i32, i32) -> i32
            %2447 = "arith.muli"(%2445, %386) : (i32, i32) -> i32
            %2448 = "arith.addi"(%2446, %2447) : (i32, i32) -> i32
            %2449 = "llvm.getelementptr"(%48, %2448) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2450 = "arith.constant"() {value = 2048 : i32} : () -> i32
            %2451 = "arith.muli"(%2423, %2450) : (i32, i32) -> i32
            %2452 = "llvm.getelementptr"(%2449, %2451) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2453 = "llvm.load"(%2452) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %2454 = "vector.extract"(%2453) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %2455 = "vector.extract"(%2453) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %2456 = "vector.extract"(%2453) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %2457 = "vector.extract"(%2453) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %2458 = "arith.cmpi"(%2441, %61) {predicate = 3 : i64} : (i32, i32) -> i1
            %2459 = "arith.cmpi"(%2439, %61) {predicate = 4 : i64} : (i32, i32) -> i1
            %2460 = "arith.andi"(%2458, %2459) : (i1, i1) -> i1
            %2461 = "arith.select"(%2460, %2454, %1242) : (i1, f32, f32) -> f32
            %2462 = "arith.cmpi"(%2441, %79) {predicate = 3 : i64} : (i32, i32) -> i1
            %2463 = "arith.cmpi"(%2439, %79) {predicate = 4 : i64} : (i32, i32) -> i1
            %2464 = "arith.andi"(%2462, %2463) : (i1, i1) -> i1
            %2465 = "arith.select"(%2464, %2455, %1242) : (i1, f32, f32) -> f32
            %2466 = "arith.cmpi"(%2441, %136) {predicate = 3 : i64} : (i32, i32) -> i1
            %2467 = "arith.cmpi"(%2439, %136) {predicate = 4 : i64} : (i32, i32) -> i1
            %2468 = "arith.andi"(%2466, %2467) : (i1, i1) -> i1
            %2469 = "arith.select"(%2468, %2456, %1242) : (i1, f32, f32) -> f32
            %2470 = "arith.cmpi"(%2441, %161) {predicate = 3 : i64} : (i32, i32) -> i1
            %2471 = "arith.cmpi"(%2439, %161) {predicate = 4 : i64} : (i32, i32) -> i1
            %2472 = "arith.andi"(%2470, %2471) : (i1, i1) -> i1
            %2473 = "arith.select"(%2472, %2457, %1242) : (i1, f32, f32) -> f32
            %2474 = "vector.from_elements"(%2461, %2465, %2469, %2473) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%2474, %2452) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            %2475 = "arith.addi"(%2321, %79) : (i32, i32) -> i32
            %2476 = "arith.cmpi"(%2475, %1) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%2476) ({
              %2477 = "arith.subi"(%2437, %2328) : (i32, i32) -> i32
              "scf.for"(%2441, %2439, %79) ({
              ^bb0(%2478: i32):
                %2479 = "arith.addi"(%2477, %2478) : (i32, i32) -> i32
                %2480 = "arith.extsi"(%2321) : (i32) -> i64
                %2481 = "arith.extsi"(%2479) : (i32) -> i64
                %2482 = "arith.muli"(%2480, %3) : (i64, i64) -> i64
                %2483 = "arith.addi"(%2482, %2481) : (i64, i64) -> i64
                %2484 = "llvm.getelementptr"(%0, %2483) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %2485 = "llvm.load"(%2484) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                %2486 = "llvm.getelementptr"(%2452, %2478) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2485, %2486) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2487 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %2488 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %2489 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %2490 = "arith.muli"(%2487, %74) : (i32, i32) -> i32
            %2491 = "arith.addi"(%2490, %230) : (i32, i32) -> i32
            %2492 = "arith.addi"(%2491, %2447) : (i32, i32) -> i32
            %2493 = "llvm.getelementptr"(%48, %2492) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2494 = "llvm.getelementptr"(%2493, %2451) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2495 = "llvm.load"(%2494) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %2496 = "vector.extract"(%2495) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %2497 = "vector.extract"(%2495) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %2498 = "vector.extract"(%2495) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %2499 = "vector.extract"(%2495) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %2500 = "arith.select"(%2460, %2496, %1242) : (i1, f32, f32) -> f32
            %2501 = "arith.select"(%2464, %2497, %1242) : (i1, f32, f32) -> f32
            %2502 = "arith.select"(%2468, %2498, %1242) : (i1, f32, f32) -> f32
            %2503 = "arith.select"(%2472, %2499, %1242) : (i1, f32, f32) -> f32
            %2504 = "vector.from_elements"(%2500, %2501, %2502, %2503) : (f32, f32, f32, f32) -> vector<4xf32>
            "llvm.store"(%2504, %2494) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
            "scf.if"(%2476) ({
              %2505 = "arith.subi"(%2437, %2328) : (i32, i32) -> i32
              "scf.for"(%2441, %2439, %79) ({
              ^bb0(%2506: i32):
                %2507 = "arith.addi"(%2505, %2506) : (i32, i32) -> i32
                %2508 = "arith.extsi"(%2321) : (i32) -> i64
                %2509 = "arith.extsi"(%2507) : (i32) -> i64
                %2510 = "arith.muli"(%2508, %5) : (i64, i64) -> i64
                %2511 = "arith.addi"(%2510, %2509) : (i64, i64) -> i64
                %2512 = "llvm.getelementptr"(%4, %2511) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %2513 = "llvm.load"(%2512) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
                %2514 = "llvm.getelementptr"(%2494, %2506) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2513, %2514) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
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
        %2515 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2516 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2517 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2518 = "arith.remui"(%1466, %161) : (i32, i32) -> i32
        %2519 = "arith.muli"(%2515, %74) : (i32, i32) -> i32
        %2520 = "arith.addi"(%2519, %230) : (i32, i32) -> i32
        %2521 = "arith.muli"(%2518, %386) : (i32, i32) -> i32
        %2522 = "arith.addi"(%2520, %2521) : (i32, i32) -> i32
        %2523 = "llvm.getelementptr"(%48, %2522) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2524 = "llvm.load"(%2523) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2525 = "arith.mulf"(%2524, %2524) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2526 = "vector.extract"(%2525) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2527 = "vector.extract"(%2525) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2528 = "arith.addf"(%2526, %2527) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2529 = "vector.extract"(%2525) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2530 = "vector.extract"(%2525) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2531 = "arith.addf"(%2529, %2530) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2532 = "arith.addf"(%2528, %2531) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2533 = "arith.addf"(%2532, %1242) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2534 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2535 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2536 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2537 = "arith.muli"(%2534, %74) : (i32, i32) -> i32
        %2538 = "arith.addi"(%2537, %2521) : (i32, i32) -> i32
        %2539 = "llvm.getelementptr"(%48, %2538) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2540 = "llvm.load"(%2539) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2541 = "llvm.load"(%439) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2542 = "arith.mulf"(%2540, %2541) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2543 = "arith.mulf"(%2524, %2542) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2544 = "vector.extract"(%2543) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2545 = "vector.extract"(%2543) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2546 = "arith.addf"(%2544, %2545) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2547 = "vector.extract"(%2543) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2548 = "vector.extract"(%2543) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2549 = "arith.addf"(%2547, %2548) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2550 = "arith.addf"(%2546, %2549) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2551 = "arith.addf"(%2550, %1242) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "nvvm.bar.warp.sync"(%216) : (i32) -> ()
        %2552 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2553 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2554 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2555 = "arith.muli"(%2552, %74) : (i32, i32) -> i32
        %2556 = "arith.addi"(%2555, %230) : (i32, i32) -> i32
        %2557 = "arith.addi"(%2556, %2521) : (i32, i32) -> i32
        %2558 = "llvm.getelementptr"(%48, %2557) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2559 = "llvm.getelementptr"(%2558) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2560 = "llvm.load"(%2559) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2561 = "arith.mulf"(%2560, %2560) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2562 = "vector.extract"(%2561) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2563 = "vector.extract"(%2561) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2564 = "arith.addf"(%2562, %2563) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2565 = "vector.extract"(%2561) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2566 = "vector.extract"(%2561) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2567 = "arith.addf"(%2565, %2566) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2568 = "arith.addf"(%2564, %2567) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2569 = "arith.addf"(%2568, %2533) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2570 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2571 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2572 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2573 = "arith.muli"(%2570, %74) : (i32, i32) -> i32
        %2574 = "arith.addi"(%2573, %2521) : (i32, i32) -> i32
        %2575 = "llvm.getelementptr"(%48, %2574) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2576 = "llvm.getelementptr"(%2575) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2577 = "llvm.load"(%2576) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2578 = "llvm.load"(%1285) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2579 = "arith.mulf"(%2577, %2578) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2580 = "arith.mulf"(%2560, %2579) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2581 = "vector.extract"(%2580) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2582 = "vector.extract"(%2580) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2583 = "arith.addf"(%2581, %2582) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2584 = "vector.extract"(%2580) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2585 = "vector.extract"(%2580) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2586 = "arith.addf"(%2584, %2585) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2587 = "arith.addf"(%2583, %2586) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2588 = "arith.addf"(%2587, %2551) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "nvvm.bar.warp.sync"(%216) : (i32) -> ()
        %2589 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2590 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2591 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2592 = "arith.muli"(%2589, %74) : (i32, i32) -> i32
        %2593 = "arith.addi"(%2592, %230) : (i32, i32) -> i32
        %2594 = "arith.addi"(%2593, %2521) : (i32, i32) -> i32
        %2595 = "llvm.getelementptr"(%48, %2594) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2596 = "llvm.getelementptr"(%2595) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2597 = "llvm.load"(%2596) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2598 = "arith.mulf"(%2597, %2597) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2599 = "vector.extract"(%2598) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2600 = "vector.extract"(%2598) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2601 = "arith.addf"(%2599, %2600) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2602 = "vector.extract"(%2598) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2603 = "vector.extract"(%2598) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2604 = "arith.addf"(%2602, %2603) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2605 = "arith.addf"(%2601, %2604) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2606 = "arith.addf"(%2605, %2569) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2607 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2608 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2609 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2610 = "arith.muli"(%2607, %74) : (i32, i32) -> i32
        %2611 = "arith.addi"(%2610, %2521) : (i32, i32) -> i32
        %2612 = "llvm.getelementptr"(%48, %2611) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2613 = "llvm.getelementptr"(%2612) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2614 = "llvm.load"(%2613) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2615 = "llvm.load"(%1321) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2616 = "arith.mulf"(%2614, %2615) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2617 = "arith.mulf"(%2597, %2616) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2618 = "vector.extract"(%2617) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2619 = "vector.extract"(%2617) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2620 = "arith.addf"(%2618, %2619) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2621 = "vector.extract"(%2617) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2622 = "vector.extract"(%2617) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2623 = "arith.addf"(%2621, %2622) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2624 = "arith.addf"(%2620, %2623) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2625 = "arith.addf"(%2624, %2588) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "nvvm.bar.warp.sync"(%216) : (i32) -> ()
        %2626 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2627 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2628 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2629 = "arith.muli"(%2626, %74) : (i32, i32) -> i32
        %2630 = "arith.addi"(%2629, %230) : (i32, i32) -> i32
        %2631 = "arith.addi"(%2630, %2521) : (i32, i32) -> i32
        %2632 = "llvm.getelementptr"(%48, %2631) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2633 = "llvm.getelementptr"(%2632) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2634 = "llvm.load"(%2633) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2635 = "arith.mulf"(%2634, %2634) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2636 = "vector.extract"(%2635) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2637 = "vector.extract"(%2635) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2638 = "arith.addf"(%2636, %2637) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2639 = "vector.extract"(%2635) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2640 = "vector.extract"(%2635) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2641 = "arith.addf"(%2639, %2640) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2642 = "arith.addf"(%2638, %2641) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2643 = "arith.addf"(%2642, %2606) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2644 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2645 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2646 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2647 = "arith.muli"(%2644, %74) : (i32, i32) -> i32
        %2648 = "arith.addi"(%2647, %2521) : (i32, i32) -> i32
        %2649 = "llvm.getelementptr"(%48, %2648) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2650 = "llvm.getelementptr"(%2649) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2651 = "llvm.load"(%2650) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2652 = "llvm.load"(%1357) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2653 = "arith.mulf"(%2651, %2652) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2654 = "arith.mulf"(%2634, %2653) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2655 = "vector.extract"(%2654) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2656 = "vector.extract"(%2654) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2657 = "arith.addf"(%2655, %2656) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2658 = "vector.extract"(%2654) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2659 = "vector.extract"(%2654) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2660 = "arith.addf"(%2658, %2659) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2661 = "arith.addf"(%2657, %2660) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2662 = "arith.addf"(%2661, %2625) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "nvvm.bar.warp.sync"(%216) : (i32) -> ()
        %2663 = "nvvm.shfl.sync"(%216, %2643, %79, %1369) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2664 = "nvvm.shfl.sync"(%216, %2662, %79, %1369) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2665 = "arith.addf"(%2643, %2663) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2666 = "arith.addf"(%2662, %2664) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2667 = "nvvm.shfl.sync"(%216, %2665, %136, %1369) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2668 = "nvvm.shfl.sync"(%216, %2666, %136, %1369) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2669 = "arith.addf"(%2665, %2667) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2670 = "arith.addf"(%2666, %2668) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2671 = "nvvm.shfl.sync"(%216, %2669, %74, %1369) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2672 = "nvvm.shfl.sync"(%216, %2670, %74, %1369) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2673 = "arith.addf"(%2669, %2671) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2674 = "arith.addf"(%2670, %2672) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2675 = "nvvm.shfl.sync"(%216, %2673, %1382, %1369) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2676 = "nvvm.shfl.sync"(%216, %2674, %1382, %1369) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2677 = "arith.addf"(%2673, %2675) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2678 = "arith.addf"(%2674, %2676) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2679 = "nvvm.shfl.sync"(%216, %2677, %54, %1369) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2680 = "nvvm.shfl.sync"(%216, %2678, %54, %1369) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %2681 = "arith.addf"(%2677, %2679) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2682 = "arith.addf"(%2678, %2680) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2683 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2684 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2685 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2686 = "arith.remui"(%2683, %67) : (i32, i32) -> i32
        %2687 = "arith.cmpi"(%2686, %67) {predicate = 2 : i64} : (i32, i32) -> i1
        %2688 = "scf.if"(%2687) ({
          %2689 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2690 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2691 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2692 = "arith.remui"(%2689, %67) : (i32, i32) -> i32
          %2693 = "arith.cmpi"(%2692, %61) {predicate = 0 : i64} : (i32, i32) -> i1
          %2694 = "scf.if"(%2693) ({
            %2695 = "arith.divui"(%1466, %74) : (i32, i32) -> i32
            %2696 = "arith.remui"(%2695, %161) : (i32, i32) -> i32
            %2697 = "arith.addi"(%2696, %79) : (i32, i32) -> i32
            %2698 = "llvm.bitcast"(%2681) : (f32) -> i32
            %2699 = "llvm.bitcast"(%2682) : (f32) -> i32
            %2700 = "arith.constant"() {value = 4294967294 : i32} : () -> i32
            %2701 = "arith.andi"(%2698, %2700) : (i32, i32) -> i32
            %2702 = "arith.shrui"(%2697, %61) : (i32, i32) -> i32
            %2703 = "arith.andi"(%2702, %79) : (i32, i32) -> i32
            %2704 = "arith.ori"(%2701, %2703) : (i32, i32) -> i32
            %2705 = "arith.andi"(%2699, %2700) : (i32, i32) -> i32
            %2706 = "arith.shrui"(%2697, %79) : (i32, i32) -> i32
            %2707 = "arith.andi"(%2706, %79) : (i32, i32) -> i32
            %2708 = "arith.ori"(%2705, %2707) : (i32, i32) -> i32
            %2709 = "vector.from_elements"(%2704, %2708) : (i32, i32) -> vector<2xi32>
            %2710 = "llvm.bitcast"(%2709) : (vector<2xi32>) -> i64
            %2711 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %2712 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %2713 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %2714 = "arith.remui"(%1466, %74) : (i32, i32) -> i32
            %2715 = "arith.muli"(%2714, %54) : (i32, i32) -> i32
            %2716 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %2717 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %2718 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %2719 = "arith.divui"(%2716, %67) : (i32, i32) -> i32
            %2720 = "arith.addi"(%2715, %2719) : (i32, i32) -> i32
            %2721 = "arith.constant"() {value = 264 : i32} : () -> i32
            %2722 = "arith.muli"(%2720, %2721) : (i32, i32) -> i32
            %2723 = "arith.addi"(%79, %2722) : (i32, i32) -> i32
            %2724 = "arith.addi"(%2723, %2711) : (i32, i32) -> i32
            %2725 = "llvm.getelementptr"(%12, %2724) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            "llvm.inline_asm"(%2725, %2710) {asm_string = "st.relaxed.gpu.global.b64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
            "scf.yield"(%2710) : (i64) -> ()
          }, {
            "scf.yield"(%1465) : (i64) -> ()
          }) : (i1) -> i64
          "scf.yield"(%2694) : (i64) -> ()
        }, {
          "scf.yield"(%1465) : (i64) -> ()
        }) : (i1) -> i64
        %2727 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %2728 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %2729 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %2730 = "arith.divui"(%2727, %47) : (i32, i32) -> i32
        %2731 = "arith.constant"() {value = 132 : i32} : () -> i32
        %2732 = "arith.addi"(%2731, %2730) : (i32, i32) -> i32
        %2733 = "arith.remui"(%1445, %74) : (i32, i32) -> i32
        %2734 = "arith.muli"(%2733, %54) : (i32, i32) -> i32
        %2735 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2736 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2737 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2738 = "arith.divui"(%2735, %67) : (i32, i32) -> i32
        %2739 = "arith.addi"(%2734, %2738) : (i32, i32) -> i32
        %2740 = "arith.constant"() {value = 264 : i32} : () -> i32
        %2741 = "arith.muli"(%2739, %2740) : (i32, i32) -> i32
        %2742 = "arith.addi"(%79, %2741) : (i32, i32) -> i32
        %2743 = "arith.addi"(%2742, %2732) : (i32, i32) -> i32
        %2744 = "llvm.getelementptr"(%12, %2743) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %2745 = "llvm.inline_asm"(%2744) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
        "llvm.store"(%2745, %39) {alignment = 8 : i64} : (i64, !llvm.ptr) -> ()
        %2747 = "arith.divui"(%1445, %74) : (i32, i32) -> i32
        %2748 = "arith.remui"(%2747, %161) : (i32, i32) -> i32
        %2749 = "arith.addi"(%2748, %79) : (i32, i32) -> i32
        %2750 = "llvm.load"(%39) {alignment = 4 : i64} : (!llvm.ptr) -> i32
        %2751 = "arith.andi"(%2750, %79) : (i32, i32) -> i32
        %2752 = "llvm.load"(%40) {alignment = 4 : i64} : (!llvm.ptr) -> i32
        %2753 = "arith.andi"(%2752, %79) : (i32, i32) -> i32
        %2754 = "arith.shli"(%2753, %79) : (i32, i32) -> i32
        %2755 = "arith.ori"(%2751, %2754) : (i32, i32) -> i32
        %2756 = "arith.cmpi"(%2755, %2749) {predicate = 1 : i64} : (i32, i32) -> i1
        %2757 = "arith.constant"() {value = false} : () -> i1
        %2758 = "arith.ori"(%2757, %2756) : (i1, i1) -> i1
        %2759 = "scf.while"(%2758) ({
        ^bb0(%2760: i1):
          "scf.condition"(%2760, %2760) : (i1, i1) -> ()
        }, {
        ^bb0(%2761: i1):
          %2762 = "llvm.inline_asm"(%2744) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          "llvm.store"(%2762, %39) {alignment = 8 : i64} : (i64, !llvm.ptr) -> ()
          %2764 = "llvm.load"(%39) {alignment = 4 : i64} : (!llvm.ptr) -> i32
          %2765 = "arith.andi"(%2764, %79) : (i32, i32) -> i32
          %2766 = "llvm.load"(%40) {alignment = 4 : i64} : (!llvm.ptr) -> i32
          %2767 = "arith.andi"(%2766, %79) : (i32, i32) -> i32
          %2768 = "arith.shli"(%2767, %79) : (i32, i32) -> i32
          %2769 = "arith.ori"(%2765, %2768) : (i32, i32) -> i32
          %2770 = "arith.cmpi"(%2769, %2749) {predicate = 1 : i64} : (i32, i32) -> i1
          %2771 = "arith.ori"(%2757, %2770) : (i1, i1) -> i1
          "scf.yield"(%2771) : (i1) -> ()
        }) : (i1) -> i1
        "scf.for"(%61, %136, %79) ({
        ^bb0(%2772: i32):
          %2773 = "llvm.getelementptr"(%39, %2772) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr, i32) -> !llvm.ptr
          %2774 = "llvm.load"(%2773) {alignment = 4 : i64} : (!llvm.ptr) -> i32
          %2775 = "arith.constant"() {value = 4294967294 : i32} : () -> i32
          %2776 = "arith.andi"(%2774, %2775) : (i32, i32) -> i32
          %2777 = "llvm.getelementptr"(%42, %2772) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr, i32) -> !llvm.ptr
          "llvm.store"(%2776, %2777) {alignment = 4 : i64} : (i32, !llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, full = true>>} : (i32, i32, i32) -> ()
        %2778 = "llvm.load"(%42) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %2779 = "llvm.load"(%43) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        "nvvm.bar.warp.sync"(%216) : (i32) -> ()
        %2780 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %2781 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %2782 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %2783 = "arith.divui"(%2780, %47) : (i32, i32) -> i32
        %2784 = "arith.muli"(%2783, %54) : (i32, i32) -> i32
        %2785 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %2786 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %2787 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %2788 = "arith.divui"(%2785, %47) : (i32, i32) -> i32
        %2789 = "arith.muli"(%2788, %54) : (i32, i32) -> i32
        %2790 = "arith.muli"(%1445, %2789) : (i32, i32) -> i32
        %2791 = "arith.addi"(%2784, %2790) : (i32, i32) -> i32
        %2792 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2793 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2794 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2795 = "arith.divui"(%2792, %67) : (i32, i32) -> i32
        %2796 = "arith.addi"(%2791, %2795) : (i32, i32) -> i32
        %2797 = "arith.cmpi"(%2796, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %2798 = "arith.mulf"(%2778, %14) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2799 = "arith.addf"(%2798, %13) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2800 = "llvm.call"(%2799) {callee = @__nv_rsqrtf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %2801 = "arith.select"(%2797, %2800, %1242) : (i1, f32, f32) -> f32
        %2802 = "arith.mulf"(%2779, %14) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2803 = "arith.mulf"(%2802, %2801) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2804 = "arith.mulf"(%2803, %2801) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2805 = "arith.mulf"(%2804, %2801) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %2806 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2807 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2808 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2809 = "arith.remui"(%1445, %161) : (i32, i32) -> i32
        %2810 = "arith.muli"(%2806, %74) : (i32, i32) -> i32
        %2811 = "arith.muli"(%2809, %386) : (i32, i32) -> i32
        %2812 = "arith.addi"(%2810, %2811) : (i32, i32) -> i32
        %2813 = "llvm.getelementptr"(%48, %2812) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2814 = "llvm.load"(%2813) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2815 = "vector.broadcast"(%2801) : (f32) -> vector<4xf32>
        %2816 = "arith.mulf"(%2814, %2815) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2817 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2818 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2819 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2820 = "arith.muli"(%2817, %74) : (i32, i32) -> i32
        %2821 = "arith.addi"(%2820, %230) : (i32, i32) -> i32
        %2822 = "arith.addi"(%2821, %2811) : (i32, i32) -> i32
        %2823 = "llvm.getelementptr"(%48, %2822) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2824 = "llvm.load"(%2823) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2825 = "arith.mulf"(%2816, %2824) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2826 = "vector.from_elements"(%1448, %1449, %1450, %1451) : (f32, f32, f32, f32) -> vector<4xf32>
        %2827 = "arith.addf"(%2826, %2825) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2828 = "vector.extract"(%2827) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2829 = "vector.extract"(%2827) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2830 = "vector.extract"(%2827) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2831 = "vector.extract"(%2827) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2832 = "llvm.load"(%439) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2833 = "arith.mulf"(%2816, %2832) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2834 = "vector.broadcast"(%2805) : (f32) -> vector<4xf32>
        %2835 = "arith.mulf"(%2824, %2834) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2836 = "arith.subf"(%2833, %2835) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2837 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2838 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2839 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2840 = "arith.muli"(%2837, %74) : (i32, i32) -> i32
        %2841 = "arith.addi"(%2840, %2811) : (i32, i32) -> i32
        %2842 = "llvm.getelementptr"(%48, %2841) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%2836, %2842) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "nvvm.bar.warp.sync"(%216) : (i32) -> ()
        %2843 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2844 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2845 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2846 = "arith.muli"(%2843, %74) : (i32, i32) -> i32
        %2847 = "arith.addi"(%2846, %2811) : (i32, i32) -> i32
        %2848 = "llvm.getelementptr"(%48, %2847) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2849 = "llvm.getelementptr"(%2848) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2850 = "llvm.load"(%2849) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2851 = "vector.broadcast"(%2801) : (f32) -> vector<4xf32>
        %2852 = "arith.mulf"(%2850, %2851) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2853 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2854 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2855 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2856 = "arith.muli"(%2853, %74) : (i32, i32) -> i32
        %2857 = "arith.addi"(%2856, %230) : (i32, i32) -> i32
        %2858 = "arith.addi"(%2857, %2811) : (i32, i32) -> i32
        %2859 = "llvm.getelementptr"(%48, %2858) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2860 = "llvm.getelementptr"(%2859) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2861 = "llvm.load"(%2860) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2862 = "arith.mulf"(%2852, %2861) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2863 = "vector.from_elements"(%1452, %1453, %1454, %1455) : (f32, f32, f32, f32) -> vector<4xf32>
        %2864 = "arith.addf"(%2863, %2862) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2865 = "vector.extract"(%2864) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2866 = "vector.extract"(%2864) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2867 = "vector.extract"(%2864) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2868 = "vector.extract"(%2864) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2869 = "llvm.load"(%1285) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2870 = "arith.mulf"(%2852, %2869) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2871 = "vector.broadcast"(%2805) : (f32) -> vector<4xf32>
        %2872 = "arith.mulf"(%2861, %2871) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2873 = "arith.subf"(%2870, %2872) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2874 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2875 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2876 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2877 = "arith.muli"(%2874, %74) : (i32, i32) -> i32
        %2878 = "arith.addi"(%2877, %2811) : (i32, i32) -> i32
        %2879 = "llvm.getelementptr"(%48, %2878) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2880 = "llvm.getelementptr"(%2879) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        "llvm.store"(%2873, %2880) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "nvvm.bar.warp.sync"(%216) : (i32) -> ()
        %2881 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2882 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2883 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2884 = "arith.muli"(%2881, %74) : (i32, i32) -> i32
        %2885 = "arith.addi"(%2884, %2811) : (i32, i32) -> i32
        %2886 = "llvm.getelementptr"(%48, %2885) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2887 = "llvm.getelementptr"(%2886) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2888 = "llvm.load"(%2887) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2889 = "vector.broadcast"(%2801) : (f32) -> vector<4xf32>
        %2890 = "arith.mulf"(%2888, %2889) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2891 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2892 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2893 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2894 = "arith.muli"(%2891, %74) : (i32, i32) -> i32
        %2895 = "arith.addi"(%2894, %230) : (i32, i32) -> i32
        %2896 = "arith.addi"(%2895, %2811) : (i32, i32) -> i32
        %2897 = "llvm.getelementptr"(%48, %2896) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2898 = "llvm.getelementptr"(%2897) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2899 = "llvm.load"(%2898) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2900 = "arith.mulf"(%2890, %2899) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2901 = "vector.from_elements"(%1456, %1457, %1458, %1459) : (f32, f32, f32, f32) -> vector<4xf32>
        %2902 = "arith.addf"(%2901, %2900) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2903 = "vector.extract"(%2902) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2904 = "vector.extract"(%2902) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2905 = "vector.extract"(%2902) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2906 = "vector.extract"(%2902) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2907 = "llvm.load"(%1321) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2908 = "arith.mulf"(%2890, %2907) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2909 = "vector.broadcast"(%2805) : (f32) -> vector<4xf32>
        %2910 = "arith.mulf"(%2899, %2909) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2911 = "arith.subf"(%2908, %2910) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2912 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2913 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2914 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2915 = "arith.muli"(%2912, %74) : (i32, i32) -> i32
        %2916 = "arith.addi"(%2915, %2811) : (i32, i32) -> i32
        %2917 = "llvm.getelementptr"(%48, %2916) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2918 = "llvm.getelementptr"(%2917) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        "llvm.store"(%2911, %2918) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "nvvm.bar.warp.sync"(%216) : (i32) -> ()
        %2919 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2920 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2921 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2922 = "arith.muli"(%2919, %74) : (i32, i32) -> i32
        %2923 = "arith.addi"(%2922, %2811) : (i32, i32) -> i32
        %2924 = "llvm.getelementptr"(%48, %2923) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2925 = "llvm.getelementptr"(%2924) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2926 = "llvm.load"(%2925) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2927 = "vector.broadcast"(%2801) : (f32) -> vector<4xf32>
        %2928 = "arith.mulf"(%2926, %2927) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2929 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2930 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2931 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2932 = "arith.muli"(%2929, %74) : (i32, i32) -> i32
        %2933 = "arith.addi"(%2932, %230) : (i32, i32) -> i32
        %2934 = "arith.addi"(%2933, %2811) : (i32, i32) -> i32
        %2935 = "llvm.getelementptr"(%48, %2934) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2936 = "llvm.getelementptr"(%2935) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %2937 = "llvm.load"(%2936) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2938 = "arith.mulf"(%2928, %2937) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2939 = "vector.from_elements"(%1460, %1461, %1462, %1463) : (f32, f32, f32, f32) -> vector<4xf32>
        %2940 = "arith.addf"(%2939, %2938) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2941 = "vector.extract"(%2940) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %2942 = "vector.extract"(%2940) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %2943 = "vector.extract"(%2940) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %2944 = "vector.extract"(%2940) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %2945 = "llvm.load"(%1357) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
        %2946 = "arith.mulf"(%2928, %2945) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2947 = "vector.broadcast"(%2805) : (f32) -> vector<4xf32>
        %2948 = "arith.mulf"(%2937, %2947) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2949 = "arith.subf"(%2946, %2948) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %2950 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2951 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2952 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2953 = "arith.muli"(%2950, %74) : (i32, i32) -> i32
        %2954 = "arith.addi"(%2953, %2811) : (i32, i32) -> i32
        %2955 = "llvm.getelementptr"(%48, %2954) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %2956 = "llvm.getelementptr"(%2955) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        "llvm.store"(%2949, %2956) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
        "nvvm.bar.warp.sync"(%216) : (i32) -> ()
        "scf.yield"(%2681, %2682, %2828, %2829, %2830, %2831, %2865, %2866, %2867, %2868, %2903, %2904, %2905, %2906, %2941, %2942, %2943, %2944, %1834, %2688) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64) -> ()
      }) : (i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64)
      %2957 = "arith.subi"(%15, %79) : (i32, i32) -> i32
      %2958 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %2959 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %2960 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %2961 = "arith.divui"(%2958, %47) : (i32, i32) -> i32
      %2962 = "arith.muli"(%2961, %54) : (i32, i32) -> i32
      %2963 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %2964 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %2965 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %2966 = "arith.divui"(%2963, %47) : (i32, i32) -> i32
      %2967 = "arith.muli"(%2966, %54) : (i32, i32) -> i32
      %2968 = "arith.muli"(%2957, %2967) : (i32, i32) -> i32
      %2969 = "arith.addi"(%2962, %2968) : (i32, i32) -> i32
      %2970 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %2971 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %2972 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %2973 = "arith.divui"(%2970, %67) : (i32, i32) -> i32
      %2974 = "arith.addi"(%2969, %2973) : (i32, i32) -> i32
      %2975 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %2976 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %2977 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %2978 = "arith.remui"(%2975, %47) : (i32, i32) -> i32
      %2979 = "arith.andi"(%2974, %161) : (i32, i32) -> i32
      %2980 = "arith.muli"(%2979, %76) : (i32, i32) -> i32
      %2981 = "arith.remui"(%2980, %74) : (i32, i32) -> i32
      %2982 = "arith.cmpi"(%2957, %61) {predicate = 5 : i64} : (i32, i32) -> i1
      %2983 = "arith.cmpi"(%2974, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %2984 = "arith.andi"(%2982, %2983) : (i1, i1) -> i1
      "scf.if"(%2984) ({
        %2985 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %2986 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %2987 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %2988 = "arith.remui"(%2985, %67) : (i32, i32) -> i32
        %2989 = "arith.muli"(%2978, %74) : (i32, i32) -> i32
        %2990 = "arith.muli"(%2989, %67) : (i32, i32) -> i32
        %2991 = "arith.addi"(%2990, %2988) : (i32, i32) -> i32
        %2992 = "arith.muli"(%2991, %74) : (i32, i32) -> i32
        %2993 = "arith.subi"(%2992, %2981) : (i32, i32) -> i32
        %2994 = "arith.cmpi"(%2993, %61) {predicate = 5 : i64} : (i32, i32) -> i1
        %2995 = "scf.if"(%2994) ({
          %2996 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %2997 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %2998 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %2999 = "arith.remui"(%2996, %67) : (i32, i32) -> i32
          %3000 = "arith.addi"(%2990, %2999) : (i32, i32) -> i32
          %3001 = "arith.muli"(%3000, %74) : (i32, i32) -> i32
          %3002 = "arith.subi"(%3001, %2981) : (i32, i32) -> i32
          %3003 = "arith.addi"(%3002, %74) : (i32, i32) -> i32
          %3004 = "arith.cmpi"(%3003, %2) {predicate = 3 : i64} : (i32, i32) -> i1
          "scf.yield"(%3004) : (i1) -> ()
        }, {
          "scf.yield"(%2994) : (i1) -> ()
        }) : (i1) -> i1
        "scf.if"(%2995) ({
          %3005 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3006 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3007 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3008 = "arith.remsi"(%2957, %161) : (i32, i32) -> i32
          %3009 = "arith.cmpi"(%3008, %61) {predicate = 2 : i64} : (i32, i32) -> i1
          %3010 = "arith.addi"(%3008, %161) : (i32, i32) -> i32
          %3011 = "arith.select"(%3009, %3010, %3008) : (i1, i32, i32) -> i32
          %3012 = "arith.muli"(%3005, %74) : (i32, i32) -> i32
          %3013 = "arith.muli"(%3011, %386) : (i32, i32) -> i32
          %3014 = "arith.addi"(%3012, %3013) : (i32, i32) -> i32
          %3015 = "llvm.getelementptr"(%48, %3014) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3016 = "arith.extsi"(%2974) : (i32) -> i64
          %3017 = "arith.muli"(%3016, %183) : (i64, i64) -> i64
          %3018 = "arith.extsi"(%2981) : (i32) -> i64
          %3019 = "arith.subi"(%3017, %3018) : (i64, i64) -> i64
          %3020 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3021 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3022 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3023 = "arith.remui"(%3020, %67) : (i32, i32) -> i32
          %3024 = "arith.addi"(%2990, %3023) : (i32, i32) -> i32
          %3025 = "arith.muli"(%3024, %74) : (i32, i32) -> i32
          %3026 = "arith.extsi"(%3025) : (i32) -> i64
          %3027 = "arith.addi"(%3019, %3026) : (i64, i64) -> i64
          %3028 = "llvm.getelementptr"(%7, %3027) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %3029 = "llvm.load"(%3015) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          "llvm.store"(%3029, %3028) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %3030 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3031 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3032 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3033 = "arith.remui"(%3030, %67) : (i32, i32) -> i32
        %3034 = "arith.addi"(%2989, %79) : (i32, i32) -> i32
        %3035 = "arith.muli"(%3034, %67) : (i32, i32) -> i32
        %3036 = "arith.addi"(%3035, %3033) : (i32, i32) -> i32
        %3037 = "arith.muli"(%3036, %74) : (i32, i32) -> i32
        %3038 = "arith.subi"(%3037, %2981) : (i32, i32) -> i32
        %3039 = "arith.cmpi"(%3038, %61) {predicate = 5 : i64} : (i32, i32) -> i1
        %3040 = "scf.if"(%3039) ({
          %3041 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3042 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3043 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3044 = "arith.remui"(%3041, %67) : (i32, i32) -> i32
          %3045 = "arith.addi"(%3035, %3044) : (i32, i32) -> i32
          %3046 = "arith.muli"(%3045, %74) : (i32, i32) -> i32
          %3047 = "arith.subi"(%3046, %2981) : (i32, i32) -> i32
          %3048 = "arith.addi"(%3047, %74) : (i32, i32) -> i32
          %3049 = "arith.cmpi"(%3048, %2) {predicate = 3 : i64} : (i32, i32) -> i1
          "scf.yield"(%3049) : (i1) -> ()
        }, {
          "scf.yield"(%3039) : (i1) -> ()
        }) : (i1) -> i1
        "scf.if"(%3040) ({
          %3050 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3051 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3052 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3053 = "arith.remsi"(%2957, %161) : (i32, i32) -> i32
          %3054 = "arith.cmpi"(%3053, %61) {predicate = 2 : i64} : (i32, i32) -> i1
          %3055 = "arith.addi"(%3053, %161) : (i32, i32) -> i32
          %3056 = "arith.select"(%3054, %3055, %3053) : (i1, i32, i32) -> i32
          %3057 = "arith.muli"(%3050, %74) : (i32, i32) -> i32
          %3058 = "arith.muli"(%3056, %386) : (i32, i32) -> i32
          %3059 = "arith.addi"(%3057, %3058) : (i32, i32) -> i32
          %3060 = "llvm.getelementptr"(%48, %3059) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3061 = "llvm.getelementptr"(%3060) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %3062 = "arith.extsi"(%2974) : (i32) -> i64
          %3063 = "arith.muli"(%3062, %183) : (i64, i64) -> i64
          %3064 = "arith.extsi"(%2981) : (i32) -> i64
          %3065 = "arith.subi"(%3063, %3064) : (i64, i64) -> i64
          %3066 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3067 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3068 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3069 = "arith.remui"(%3066, %67) : (i32, i32) -> i32
          %3070 = "arith.addi"(%2990, %3069) : (i32, i32) -> i32
          %3071 = "arith.muli"(%3070, %74) : (i32, i32) -> i32
          %3072 = "arith.extsi"(%3071) : (i32) -> i64
          %3073 = "arith.addi"(%3065, %3072) : (i64, i64) -> i64
          %3074 = "llvm.getelementptr"(%7, %3073) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %3075 = "llvm.getelementptr"(%3074) {rawConstantIndices = array<i32: 128>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %3076 = "llvm.load"(%3061) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          "llvm.store"(%3076, %3075) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %3077 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3078 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3079 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3080 = "arith.remui"(%3077, %67) : (i32, i32) -> i32
        %3081 = "arith.addi"(%2989, %136) : (i32, i32) -> i32
        %3082 = "arith.muli"(%3081, %67) : (i32, i32) -> i32
        %3083 = "arith.addi"(%3082, %3080) : (i32, i32) -> i32
        %3084 = "arith.muli"(%3083, %74) : (i32, i32) -> i32
        %3085 = "arith.subi"(%3084, %2981) : (i32, i32) -> i32
        %3086 = "arith.cmpi"(%3085, %61) {predicate = 5 : i64} : (i32, i32) -> i1
        %3087 = "scf.if"(%3086) ({
          %3088 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3089 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3090 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3091 = "arith.remui"(%3088, %67) : (i32, i32) -> i32
          %3092 = "arith.addi"(%3082, %3091) : (i32, i32) -> i32
          %3093 = "arith.muli"(%3092, %74) : (i32, i32) -> i32
          %3094 = "arith.subi"(%3093, %2981) : (i32, i32) -> i32
          %3095 = "arith.addi"(%3094, %74) : (i32, i32) -> i32
          %3096 = "arith.cmpi"(%3095, %2) {predicate = 3 : i64} : (i32, i32) -> i1
          "scf.yield"(%3096) : (i1) -> ()
        }, {
          "scf.yield"(%3086) : (i1) -> ()
        }) : (i1) -> i1
        "scf.if"(%3087) ({
          %3097 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3098 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3099 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3100 = "arith.remsi"(%2957, %161) : (i32, i32) -> i32
          %3101 = "arith.cmpi"(%3100, %61) {predicate = 2 : i64} : (i32, i32) -> i1
          %3102 = "arith.addi"(%3100, %161) : (i32, i32) -> i32
          %3103 = "arith.select"(%3101, %3102, %3100) : (i1, i32, i32) -> i32
          %3104 = "arith.muli"(%3097, %74) : (i32, i32) -> i32
          %3105 = "arith.muli"(%3103, %386) : (i32, i32) -> i32
          %3106 = "arith.addi"(%3104, %3105) : (i32, i32) -> i32
          %3107 = "llvm.getelementptr"(%48, %3106) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3108 = "llvm.getelementptr"(%3107) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %3109 = "arith.extsi"(%2974) : (i32) -> i64
          %3110 = "arith.muli"(%3109, %183) : (i64, i64) -> i64
          %3111 = "arith.extsi"(%2981) : (i32) -> i64
          %3112 = "arith.subi"(%3110, %3111) : (i64, i64) -> i64
          %3113 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3114 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3115 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3116 = "arith.remui"(%3113, %67) : (i32, i32) -> i32
          %3117 = "arith.addi"(%2990, %3116) : (i32, i32) -> i32
          %3118 = "arith.muli"(%3117, %74) : (i32, i32) -> i32
          %3119 = "arith.extsi"(%3118) : (i32) -> i64
          %3120 = "arith.addi"(%3112, %3119) : (i64, i64) -> i64
          %3121 = "llvm.getelementptr"(%7, %3120) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %3122 = "llvm.getelementptr"(%3121) {rawConstantIndices = array<i32: 256>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %3123 = "llvm.load"(%3108) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          "llvm.store"(%3123, %3122) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %3124 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3125 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3126 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3127 = "arith.remui"(%3124, %67) : (i32, i32) -> i32
        %3128 = "arith.addi"(%2989, %161) : (i32, i32) -> i32
        %3129 = "arith.muli"(%3128, %67) : (i32, i32) -> i32
        %3130 = "arith.addi"(%3129, %3127) : (i32, i32) -> i32
        %3131 = "arith.muli"(%3130, %74) : (i32, i32) -> i32
        %3132 = "arith.subi"(%3131, %2981) : (i32, i32) -> i32
        %3133 = "arith.cmpi"(%3132, %61) {predicate = 5 : i64} : (i32, i32) -> i1
        %3134 = "scf.if"(%3133) ({
          %3135 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3136 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3137 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3138 = "arith.remui"(%3135, %67) : (i32, i32) -> i32
          %3139 = "arith.addi"(%3129, %3138) : (i32, i32) -> i32
          %3140 = "arith.muli"(%3139, %74) : (i32, i32) -> i32
          %3141 = "arith.subi"(%3140, %2981) : (i32, i32) -> i32
          %3142 = "arith.addi"(%3141, %74) : (i32, i32) -> i32
          %3143 = "arith.cmpi"(%3142, %2) {predicate = 3 : i64} : (i32, i32) -> i1
          "scf.yield"(%3143) : (i1) -> ()
        }, {
          "scf.yield"(%3133) : (i1) -> ()
        }) : (i1) -> i1
        "scf.if"(%3134) ({
          %3144 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3145 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3146 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3147 = "arith.remsi"(%2957, %161) : (i32, i32) -> i32
          %3148 = "arith.cmpi"(%3147, %61) {predicate = 2 : i64} : (i32, i32) -> i1
          %3149 = "arith.addi"(%3147, %161) : (i32, i32) -> i32
          %3150 = "arith.select"(%3148, %3149, %3147) : (i1, i32, i32) -> i32
          %3151 = "arith.muli"(%3144, %74) : (i32, i32) -> i32
          %3152 = "arith.muli"(%3150, %386) : (i32, i32) -> i32
          %3153 = "arith.addi"(%3151, %3152) : (i32, i32) -> i32
          %3154 = "llvm.getelementptr"(%48, %3153) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3155 = "llvm.getelementptr"(%3154) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %3156 = "arith.extsi"(%2974) : (i32) -> i64
          %3157 = "arith.muli"(%3156, %183) : (i64, i64) -> i64
          %3158 = "arith.extsi"(%2981) : (i32) -> i64
          %3159 = "arith.subi"(%3157, %3158) : (i64, i64) -> i64
          %3160 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3161 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3162 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3163 = "arith.remui"(%3160, %67) : (i32, i32) -> i32
          %3164 = "arith.addi"(%2990, %3163) : (i32, i32) -> i32
          %3165 = "arith.muli"(%3164, %74) : (i32, i32) -> i32
          %3166 = "arith.extsi"(%3165) : (i32) -> i64
          %3167 = "arith.addi"(%3159, %3166) : (i64, i64) -> i64
          %3168 = "llvm.getelementptr"(%7, %3167) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %3169 = "llvm.getelementptr"(%3168) {rawConstantIndices = array<i32: 384>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %3170 = "llvm.load"(%3155) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
          "llvm.store"(%3170, %3169) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.if"(%1046) ({
          %3171 = "arith.addi"(%2, %2981) : (i32, i32) -> i32
          %3172 = "arith.shrsi"(%3171, %136) : (i32, i32) -> i32
          %3173 = "arith.subi"(%61, %2989) : (i32, i32) -> i32
          %3174 = "arith.cmpi"(%3173, %61) {predicate = 5 : i64} : (i32, i32) -> i1
          %3175 = "arith.andi"(%2983, %3174) : (i1, i1) -> i1
          %3176 = "arith.cmpi"(%3173, %74) {predicate = 2 : i64} : (i32, i32) -> i1
          %3177 = "arith.andi"(%3175, %3176) : (i1, i1) -> i1
          %3178 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3179 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3180 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3181 = "arith.remui"(%3178, %67) : (i32, i32) -> i32
          %3182 = "arith.addi"(%2989, %3173) : (i32, i32) -> i32
          %3183 = "arith.muli"(%3182, %67) : (i32, i32) -> i32
          %3184 = "arith.addi"(%3183, %3181) : (i32, i32) -> i32
          %3185 = "arith.cmpi"(%3184, %61) {predicate = 0 : i64} : (i32, i32) -> i1
          %3186 = "arith.andi"(%3177, %3185) : (i1, i1) -> i1
          "scf.if"(%3186) ({
            %3187 = "arith.minsi"(%3171, %74) : (i32, i32) -> i32
            %3188 = "arith.maxsi"(%2981, %61) : (i32, i32) -> i32
            %3189 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %3190 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %3191 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %3192 = "arith.remsi"(%2957, %161) : (i32, i32) -> i32
            %3193 = "arith.cmpi"(%3192, %61) {predicate = 2 : i64} : (i32, i32) -> i1
            %3194 = "arith.addi"(%3192, %161) : (i32, i32) -> i32
            %3195 = "arith.select"(%3193, %3194, %3192) : (i1, i32, i32) -> i32
            %3196 = "arith.muli"(%3189, %74) : (i32, i32) -> i32
            %3197 = "arith.muli"(%3195, %386) : (i32, i32) -> i32
            %3198 = "arith.addi"(%3196, %3197) : (i32, i32) -> i32
            %3199 = "llvm.getelementptr"(%48, %3198) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3200 = "arith.constant"() {value = 2048 : i32} : () -> i32
            %3201 = "arith.muli"(%3173, %3200) : (i32, i32) -> i32
            %3202 = "llvm.getelementptr"(%3199, %3201) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3203 = "llvm.load"(%3202) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %3204 = "vector.extract"(%3203) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %3205 = "vector.extract"(%3203) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %3206 = "vector.extract"(%3203) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %3207 = "vector.extract"(%3203) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %3208 = "arith.extsi"(%2974) : (i32) -> i64
            %3209 = "arith.muli"(%3208, %8) : (i64, i64) -> i64
            %3210 = "llvm.getelementptr"(%7, %3209) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %3211 = "arith.subi"(%61, %2981) : (i32, i32) -> i32
            %3212 = "arith.cmpi"(%3188, %61) {predicate = 3 : i64} : (i32, i32) -> i1
            %3213 = "arith.cmpi"(%3187, %61) {predicate = 4 : i64} : (i32, i32) -> i1
            %3214 = "arith.andi"(%3212, %3213) : (i1, i1) -> i1
            "scf.if"(%3214) ({
              %3215 = "arith.extsi"(%3211) : (i32) -> i64
              %3216 = "llvm.getelementptr"(%3210, %3215) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3204, %3216) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3217 = "arith.cmpi"(%3188, %79) {predicate = 3 : i64} : (i32, i32) -> i1
            %3218 = "arith.cmpi"(%3187, %79) {predicate = 4 : i64} : (i32, i32) -> i1
            %3219 = "arith.andi"(%3217, %3218) : (i1, i1) -> i1
            "scf.if"(%3219) ({
              %3220 = "arith.addi"(%3211, %79) : (i32, i32) -> i32
              %3221 = "arith.extsi"(%3220) : (i32) -> i64
              %3222 = "llvm.getelementptr"(%3210, %3221) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3205, %3222) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3223 = "arith.cmpi"(%3188, %136) {predicate = 3 : i64} : (i32, i32) -> i1
            %3224 = "arith.cmpi"(%3187, %136) {predicate = 4 : i64} : (i32, i32) -> i1
            %3225 = "arith.andi"(%3223, %3224) : (i1, i1) -> i1
            "scf.if"(%3225) ({
              %3226 = "arith.addi"(%3211, %136) : (i32, i32) -> i32
              %3227 = "arith.extsi"(%3226) : (i32) -> i64
              %3228 = "llvm.getelementptr"(%3210, %3227) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3206, %3228) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3229 = "arith.cmpi"(%3188, %161) {predicate = 3 : i64} : (i32, i32) -> i1
            %3230 = "arith.cmpi"(%3187, %161) {predicate = 4 : i64} : (i32, i32) -> i1
            %3231 = "arith.andi"(%3229, %3230) : (i1, i1) -> i1
            "scf.if"(%3231) ({
              %3232 = "arith.addi"(%3211, %161) : (i32, i32) -> i32
              %3233 = "arith.extsi"(%3232) : (i32) -> i64
              %3234 = "llvm.getelementptr"(%3210, %3233) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3207, %3234) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3235 = "arith.constant"() {value = 5 : i32} : () -> i32
          %3236 = "arith.shrsi"(%3172, %3235) : (i32, i32) -> i32
          %3237 = "arith.subi"(%3236, %2989) : (i32, i32) -> i32
          %3238 = "arith.cmpi"(%3237, %61) {predicate = 5 : i64} : (i32, i32) -> i1
          %3239 = "arith.andi"(%2983, %3238) : (i1, i1) -> i1
          %3240 = "arith.cmpi"(%3237, %74) {predicate = 2 : i64} : (i32, i32) -> i1
          %3241 = "arith.andi"(%3239, %3240) : (i1, i1) -> i1
          %3242 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %3243 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %3244 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %3245 = "arith.remui"(%3242, %67) : (i32, i32) -> i32
          %3246 = "arith.addi"(%2989, %3237) : (i32, i32) -> i32
          %3247 = "arith.muli"(%3246, %67) : (i32, i32) -> i32
          %3248 = "arith.addi"(%3247, %3245) : (i32, i32) -> i32
          %3249 = "arith.cmpi"(%3248, %3172) {predicate = 0 : i64} : (i32, i32) -> i1
          %3250 = "arith.andi"(%3241, %3249) : (i1, i1) -> i1
          "scf.if"(%3250) ({
            %3251 = "arith.muli"(%3172, %74) : (i32, i32) -> i32
            %3252 = "arith.subi"(%3171, %3251) : (i32, i32) -> i32
            %3253 = "arith.minsi"(%3252, %74) : (i32, i32) -> i32
            %3254 = "arith.subi"(%2981, %3251) : (i32, i32) -> i32
            %3255 = "arith.maxsi"(%3254, %61) : (i32, i32) -> i32
            %3256 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
            %3257 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
            %3258 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
            %3259 = "arith.remsi"(%2957, %161) : (i32, i32) -> i32
            %3260 = "arith.cmpi"(%3259, %61) {predicate = 2 : i64} : (i32, i32) -> i1
            %3261 = "arith.addi"(%3259, %161) : (i32, i32) -> i32
            %3262 = "arith.select"(%3260, %3261, %3259) : (i1, i32, i32) -> i32
            %3263 = "arith.muli"(%3256, %74) : (i32, i32) -> i32
            %3264 = "arith.muli"(%3262, %386) : (i32, i32) -> i32
            %3265 = "arith.addi"(%3263, %3264) : (i32, i32) -> i32
            %3266 = "llvm.getelementptr"(%48, %3265) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3267 = "arith.constant"() {value = 2048 : i32} : () -> i32
            %3268 = "arith.muli"(%3237, %3267) : (i32, i32) -> i32
            %3269 = "llvm.getelementptr"(%3266, %3268) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3270 = "llvm.load"(%3269) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %3271 = "vector.extract"(%3270) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %3272 = "vector.extract"(%3270) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %3273 = "vector.extract"(%3270) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %3274 = "vector.extract"(%3270) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %3275 = "arith.extsi"(%2974) : (i32) -> i64
            %3276 = "arith.muli"(%3275, %8) : (i64, i64) -> i64
            %3277 = "llvm.getelementptr"(%7, %3276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %3278 = "arith.subi"(%3251, %2981) : (i32, i32) -> i32
            %3279 = "arith.cmpi"(%3255, %61) {predicate = 3 : i64} : (i32, i32) -> i1
            %3280 = "arith.cmpi"(%3253, %61) {predicate = 4 : i64} : (i32, i32) -> i1
            %3281 = "arith.andi"(%3279, %3280) : (i1, i1) -> i1
            "scf.if"(%3281) ({
              %3282 = "arith.extsi"(%3278) : (i32) -> i64
              %3283 = "llvm.getelementptr"(%3277, %3282) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3271, %3283) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3284 = "arith.cmpi"(%3255, %79) {predicate = 3 : i64} : (i32, i32) -> i1
            %3285 = "arith.cmpi"(%3253, %79) {predicate = 4 : i64} : (i32, i32) -> i1
            %3286 = "arith.andi"(%3284, %3285) : (i1, i1) -> i1
            "scf.if"(%3286) ({
              %3287 = "arith.addi"(%3278, %79) : (i32, i32) -> i32
              %3288 = "arith.extsi"(%3287) : (i32) -> i64
              %3289 = "llvm.getelementptr"(%3277, %3288) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3272, %3289) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3290 = "arith.cmpi"(%3255, %136) {predicate = 3 : i64} : (i32, i32) -> i1
            %3291 = "arith.cmpi"(%3253, %136) {predicate = 4 : i64} : (i32, i32) -> i1
            %3292 = "arith.andi"(%3290, %3291) : (i1, i1) -> i1
            "scf.if"(%3292) ({
              %3293 = "arith.addi"(%3278, %136) : (i32, i32) -> i32
              %3294 = "arith.extsi"(%3293) : (i32) -> i64
              %3295 = "llvm.getelementptr"(%3277, %3294) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3273, %3295) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3296 = "arith.cmpi"(%3255, %161) {predicate = 3 : i64} : (i32, i32) -> i1
            %3297 = "arith.cmpi"(%3253, %161) {predicate = 4 : i64} : (i32, i32) -> i1
            %3298 = "arith.andi"(%3296, %3297) : (i1, i1) -> i1
            "scf.if"(%3298) ({
              %3299 = "arith.addi"(%3278, %161) : (i32, i32) -> i32
              %3300 = "arith.extsi"(%3299) : (i32) -> i64
              %3301 = "llvm.getelementptr"(%3277, %3300) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3274, %3301) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
      %3302 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %3303 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %3304 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %3305 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3306 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3307 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3308 = "arith.cmpi"(%3305, %61) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%3308) ({
        "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
        %3309 = "arith.subi"(%3302, %79) : (i32, i32) -> i32
        %3310 = "llvm.inline_asm"(%12, %3309) {asm_string = "atom.relaxed.gpu.global.inc.u32 $0, [$1], $2;", constraints = "=r,l,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i32) -> i32
        %3312 = "arith.extui"(%3310) : (i32) -> i64
        %3313 = "arith.extsi"(%3309) : (i32) -> i64
        %3314 = "arith.cmpi"(%3312, %3313) {predicate = 0 : i64} : (i64, i64) -> i1
        %3315 = "arith.extui"(%3314) : (i1) -> i32
        "llvm.store"(%3315, %49) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %3316 = "llvm.load"(%49) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
      %3317 = "arith.cmpi"(%3316, %79) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%3317) ({
        %3318 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %3319 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %3320 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %3321 = "arith.constant"() {value = 16896 : i32} : () -> i32
        "scf.for"(%3318, %3321, %46) ({
        ^bb0(%3322: i32):
          %3323 = "arith.addi"(%79, %3322) : (i32, i32) -> i32
          %3324 = "arith.constant"() {value = 0 : i64} : () -> i64
          %3325 = "llvm.getelementptr"(%12, %3323) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%3324, %3325) {alignment = 8 : i64} : (i64, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }) : (i32, i32, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
      %3326 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3327 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3328 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3329 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %3330 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %3331 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %3332 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %3333 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %3334 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %3335 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3336 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3337 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3338 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %3339 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %3340 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %3341 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %3342 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %3343 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %3344 = "arith.remui"(%3341, %47) : (i32, i32) -> i32
      %3345 = "arith.muli"(%3344, %46) : (i32, i32) -> i32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %3346 = "arith.remui"(%3326, %67) : (i32, i32) -> i32
      %3347 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3348 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3349 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3350 = "arith.divui"(%3347, %67) : (i32, i32) -> i32
      %3351 = "arith.constant"() {value = 544 : i32} : () -> i32
      %3352 = "arith.muli"(%3350, %3351) : (i32, i32) -> i32
      %3353 = "arith.addi"(%3346, %3352) : (i32, i32) -> i32
      %3354 = "llvm.getelementptr"(%48, %3353) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1427, %3354) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3355 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3356 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3357 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3358 = "arith.divui"(%3355, %67) : (i32, i32) -> i32
      %3359 = "arith.constant"() {value = 136 : i32} : () -> i32
      %3360 = "arith.addi"(%3359, %3346) : (i32, i32) -> i32
      %3361 = "arith.muli"(%3358, %3351) : (i32, i32) -> i32
      %3362 = "arith.addi"(%3360, %3361) : (i32, i32) -> i32
      %3363 = "llvm.getelementptr"(%48, %3362) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1428, %3363) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3364 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3365 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3366 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3367 = "arith.divui"(%3364, %67) : (i32, i32) -> i32
      %3368 = "arith.constant"() {value = 272 : i32} : () -> i32
      %3369 = "arith.addi"(%3368, %3346) : (i32, i32) -> i32
      %3370 = "arith.muli"(%3367, %3351) : (i32, i32) -> i32
      %3371 = "arith.addi"(%3369, %3370) : (i32, i32) -> i32
      %3372 = "llvm.getelementptr"(%48, %3371) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1429, %3372) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3373 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3374 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3375 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3376 = "arith.divui"(%3373, %67) : (i32, i32) -> i32
      %3377 = "arith.constant"() {value = 408 : i32} : () -> i32
      %3378 = "arith.addi"(%3377, %3346) : (i32, i32) -> i32
      %3379 = "arith.muli"(%3376, %3351) : (i32, i32) -> i32
      %3380 = "arith.addi"(%3378, %3379) : (i32, i32) -> i32
      %3381 = "llvm.getelementptr"(%48, %3380) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1430, %3381) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3382 = "arith.addi"(%67, %3346) : (i32, i32) -> i32
      %3383 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3384 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3385 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3386 = "arith.divui"(%3383, %67) : (i32, i32) -> i32
      %3387 = "arith.muli"(%3386, %3351) : (i32, i32) -> i32
      %3388 = "arith.addi"(%3382, %3387) : (i32, i32) -> i32
      %3389 = "llvm.getelementptr"(%48, %3388) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1431, %3389) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3390 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3391 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3392 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3393 = "arith.divui"(%3390, %67) : (i32, i32) -> i32
      %3394 = "arith.addi"(%3359, %3382) : (i32, i32) -> i32
      %3395 = "arith.muli"(%3393, %3351) : (i32, i32) -> i32
      %3396 = "arith.addi"(%3394, %3395) : (i32, i32) -> i32
      %3397 = "llvm.getelementptr"(%48, %3396) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1432, %3397) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3398 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3399 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3400 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3401 = "arith.divui"(%3398, %67) : (i32, i32) -> i32
      %3402 = "arith.addi"(%3368, %3382) : (i32, i32) -> i32
      %3403 = "arith.muli"(%3401, %3351) : (i32, i32) -> i32
      %3404 = "arith.addi"(%3402, %3403) : (i32, i32) -> i32
      %3405 = "llvm.getelementptr"(%48, %3404) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1433, %3405) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3406 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3407 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3408 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3409 = "arith.divui"(%3406, %67) : (i32, i32) -> i32
      %3410 = "arith.addi"(%3377, %3382) : (i32, i32) -> i32
      %3411 = "arith.muli"(%3409, %3351) : (i32, i32) -> i32
      %3412 = "arith.addi"(%3410, %3411) : (i32, i32) -> i32
      %3413 = "llvm.getelementptr"(%48, %3412) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1434, %3413) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3414 = "arith.constant"() {value = 64 : i32} : () -> i32
      %3415 = "arith.addi"(%3414, %3346) : (i32, i32) -> i32
      %3416 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3417 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3418 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3419 = "arith.divui"(%3416, %67) : (i32, i32) -> i32
      %3420 = "arith.muli"(%3419, %3351) : (i32, i32) -> i32
      %3421 = "arith.addi"(%3415, %3420) : (i32, i32) -> i32
      %3422 = "llvm.getelementptr"(%48, %3421) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1435, %3422) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3423 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3424 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3425 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3426 = "arith.divui"(%3423, %67) : (i32, i32) -> i32
      %3427 = "arith.addi"(%3359, %3415) : (i32, i32) -> i32
      %3428 = "arith.muli"(%3426, %3351) : (i32, i32) -> i32
      %3429 = "arith.addi"(%3427, %3428) : (i32, i32) -> i32
      %3430 = "llvm.getelementptr"(%48, %3429) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1436, %3430) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3431 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3432 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3433 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3434 = "arith.divui"(%3431, %67) : (i32, i32) -> i32
      %3435 = "arith.addi"(%3368, %3415) : (i32, i32) -> i32
      %3436 = "arith.muli"(%3434, %3351) : (i32, i32) -> i32
      %3437 = "arith.addi"(%3435, %3436) : (i32, i32) -> i32
      %3438 = "llvm.getelementptr"(%48, %3437) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1437, %3438) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3439 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3440 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3441 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3442 = "arith.divui"(%3439, %67) : (i32, i32) -> i32
      %3443 = "arith.addi"(%3377, %3415) : (i32, i32) -> i32
      %3444 = "arith.muli"(%3442, %3351) : (i32, i32) -> i32
      %3445 = "arith.addi"(%3443, %3444) : (i32, i32) -> i32
      %3446 = "llvm.getelementptr"(%48, %3445) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1438, %3446) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3447 = "arith.constant"() {value = 96 : i32} : () -> i32
      %3448 = "arith.addi"(%3447, %3346) : (i32, i32) -> i32
      %3449 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3450 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3451 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3452 = "arith.divui"(%3449, %67) : (i32, i32) -> i32
      %3453 = "arith.muli"(%3452, %3351) : (i32, i32) -> i32
      %3454 = "arith.addi"(%3448, %3453) : (i32, i32) -> i32
      %3455 = "llvm.getelementptr"(%48, %3454) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1439, %3455) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3456 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3457 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3458 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3459 = "arith.divui"(%3456, %67) : (i32, i32) -> i32
      %3460 = "arith.addi"(%3359, %3448) : (i32, i32) -> i32
      %3461 = "arith.muli"(%3459, %3351) : (i32, i32) -> i32
      %3462 = "arith.addi"(%3460, %3461) : (i32, i32) -> i32
      %3463 = "llvm.getelementptr"(%48, %3462) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1440, %3463) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3464 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3465 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3466 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3467 = "arith.divui"(%3464, %67) : (i32, i32) -> i32
      %3468 = "arith.addi"(%3368, %3448) : (i32, i32) -> i32
      %3469 = "arith.muli"(%3467, %3351) : (i32, i32) -> i32
      %3470 = "arith.addi"(%3468, %3469) : (i32, i32) -> i32
      %3471 = "llvm.getelementptr"(%48, %3470) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1441, %3471) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      %3472 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %3473 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %3474 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %3475 = "arith.divui"(%3472, %67) : (i32, i32) -> i32
      %3476 = "arith.addi"(%3377, %3448) : (i32, i32) -> i32
      %3477 = "arith.muli"(%3475, %3351) : (i32, i32) -> i32
      %3478 = "arith.addi"(%3476, %3477) : (i32, i32) -> i32
      %3479 = "llvm.getelementptr"(%48, %3478) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%1442, %3479) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %3480 = "arith.addi"(%3345, %3326) : (i32, i32) -> i32
      %3481 = "arith.addi"(%3345, %46) : (i32, i32) -> i32
      "scf.for"(%3480, %3481, %46) ({
      ^bb0(%3482: i32):
        %3483 = "arith.cmpi"(%3482, %61) {predicate = 5 : i64} : (i32, i32) -> i1
        %3484 = "arith.cmpi"(%3482, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %3485 = "arith.andi"(%3483, %3484) : (i1, i1) -> i1
        "scf.if"(%3485) ({
          %3486 = "scf.for"(%61, %54, %79, %1242) ({
          ^bb0(%3487: i32, %3488: f32):
            %3489 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %3490 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %3491 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %3492 = "arith.divui"(%3489, %47) : (i32, i32) -> i32
            %3493 = "arith.muli"(%3492, %54) : (i32, i32) -> i32
            %3494 = "arith.addi"(%3493, %3487) : (i32, i32) -> i32
            %3495 = "arith.remui"(%3494, %74) : (i32, i32) -> i32
            %3496 = "arith.muli"(%3495, %76) : (i32, i32) -> i32
            %3497 = "arith.remui"(%3496, %74) : (i32, i32) -> i32
            %3498 = "arith.addi"(%3482, %3497) : (i32, i32) -> i32
            %3499 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %3500 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %3501 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %3502 = "arith.remui"(%3499, %47) : (i32, i32) -> i32
            %3503 = "arith.muli"(%3502, %46) : (i32, i32) -> i32
            %3504 = "arith.subi"(%3498, %3503) : (i32, i32) -> i32
            %3505 = "arith.andi"(%3504, %161) : (i32, i32) -> i32
            %3506 = "arith.shrsi"(%3504, %136) : (i32, i32) -> i32
            %3507 = "arith.muli"(%3505, %3359) : (i32, i32) -> i32
            %3508 = "arith.addi"(%3507, %3506) : (i32, i32) -> i32
            %3509 = "arith.muli"(%3487, %3351) : (i32, i32) -> i32
            %3510 = "arith.addi"(%3508, %3509) : (i32, i32) -> i32
            %3511 = "llvm.getelementptr"(%48, %3510) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3512 = "llvm.load"(%3511) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %3513 = "arith.addf"(%3488, %3512) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%3513) : (f32) -> ()
          }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 8 : i32>>} : (i32, i32, i32, f32) -> f32
          %3514 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
          %3515 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
          %3516 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
          %3517 = "arith.cmpi"(%3514, %47) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%3517) ({
            %3518 = "arith.extsi"(%3482) : (i32) -> i64
            %3519 = "llvm.getelementptr"(%9, %3518) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%3486, %3519) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            %3520 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %3521 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %3522 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %3523 = "arith.divui"(%3520, %47) : (i32, i32) -> i32
            %3524 = "arith.extsi"(%3523) : (i32) -> i64
            %3525 = "arith.extsi"(%3482) : (i32) -> i64
            %3526 = "arith.muli"(%3524, %11) : (i64, i64) -> i64
            %3527 = "arith.addi"(%3526, %3525) : (i64, i64) -> i64
            %3528 = "llvm.getelementptr"(%10, %3527) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%3486, %3528) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 4 : i32>>} : (i32, i32, i32) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "rows_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, f32, f32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 512, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i64, %3: !llvm.ptr<1>, %4: i32):
      %5 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %6 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %7 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %8 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %11 = "arith.constant"() {value = 16 : i32} : () -> i32
      %12 = "arith.muli"(%8, %11) : (i32, i32) -> i32
      %13 = "arith.remui"(%5, %11) : (i32, i32) -> i32
      %14 = "arith.addi"(%12, %13) : (i32, i32) -> i32
      %15 = "arith.divui"(%5, %11) : (i32, i32) -> i32
      %16 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %17 = "arith.constant"() {value = dense<0.0> : vector<1xf32>} : () -> vector<1xf32>
      %18 = "vector.extract"(%17) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %19 = "arith.cmpi"(%14, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %20 = "scf.if"(%19) ({
        %21 = "arith.constant"() {value = 144 : i32} : () -> i32
        %22 = "scf.for"(%15, %4, %21, %18) ({
        ^bb0(%23: i32, %24: f32):
          %25 = "arith.cmpi"(%23, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %26 = "arith.constant"() {value = 1 : i32} : () -> i32
          %27 = "arith.subi"(%4, %26) : (i32, i32) -> i32
          %28 = "arith.minsi"(%23, %27) : (i32, i32) -> i32
          %29 = "arith.extsi"(%28) : (i32) -> i64
          %30 = "arith.extsi"(%14) : (i32) -> i64
          %31 = "arith.muli"(%29, %2) : (i64, i64) -> i64
          %32 = "arith.addi"(%31, %30) : (i64, i64) -> i64
          %33 = "llvm.getelementptr"(%0, %32) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %34 = "llvm.load"(%33) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %35 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %36 = "arith.select"(%25, %34, %35) : (i1, f32, f32) -> f32
          %37 = "arith.addf"(%24, %36) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %38 = "arith.addi"(%23, %11) : (i32, i32) -> i32
          %39 = "arith.cmpi"(%38, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %40 = "arith.minsi"(%38, %27) : (i32, i32) -> i32
          %41 = "arith.extsi"(%40) : (i32) -> i64
          %42 = "arith.muli"(%41, %2) : (i64, i64) -> i64
          %43 = "arith.addi"(%42, %30) : (i64, i64) -> i64
          %44 = "llvm.getelementptr"(%0, %43) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %45 = "llvm.load"(%44) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %46 = "arith.select"(%39, %45, %35) : (i1, f32, f32) -> f32
          %47 = "arith.addf"(%37, %46) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %48 = "arith.constant"() {value = 32 : i32} : () -> i32
          %49 = "arith.addi"(%23, %48) : (i32, i32) -> i32
          %50 = "arith.cmpi"(%49, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %51 = "arith.minsi"(%49, %27) : (i32, i32) -> i32
          %52 = "arith.extsi"(%51) : (i32) -> i64
          %53 = "arith.muli"(%52, %2) : (i64, i64) -> i64
          %54 = "arith.addi"(%53, %30) : (i64, i64) -> i64
          %55 = "llvm.getelementptr"(%0, %54) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %56 = "llvm.load"(%55) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %57 = "arith.select"(%50, %56, %35) : (i1, f32, f32) -> f32
          %58 = "arith.addf"(%47, %57) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %59 = "arith.constant"() {value = 48 : i32} : () -> i32
          %60 = "arith.addi"(%23, %59) : (i32, i32) -> i32
          %61 = "arith.cmpi"(%60, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %62 = "arith.minsi"(%60, %27) : (i32, i32) -> i32
          %63 = "arith.extsi"(%62) : (i32) -> i64
          %64 = "arith.muli"(%63, %2) : (i64, i64) -> i64
          %65 = "arith.addi"(%64, %30) : (i64, i64) -> i64
          %66 = "llvm.getelementptr"(%0, %65) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %67 = "llvm.load"(%66) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %68 = "arith.select"(%61, %67, %35) : (i1, f32, f32) -> f32
          %69 = "arith.addf"(%58, %68) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %70 = "arith.constant"() {value = 64 : i32} : () -> i32
          %71 = "arith.addi"(%23, %70) : (i32, i32) -> i32
          %72 = "arith.cmpi"(%71, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %73 = "arith.minsi"(%71, %27) : (i32, i32) -> i32
          %74 = "arith.extsi"(%73) : (i32) -> i64
          %75 = "arith.muli"(%74, %2) : (i64, i64) -> i64
          %76 = "arith.addi"(%75, %30) : (i64, i64) -> i64
          %77 = "llvm.getelementptr"(%0, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %78 = "llvm.load"(%77) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %79 = "arith.select"(%72, %78, %35) : (i1, f32, f32) -> f32
          %80 = "arith.addf"(%69, %79) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %81 = "arith.constant"() {value = 80 : i32} : () -> i32
          %82 = "arith.addi"(%23, %81) : (i32, i32) -> i32
          %83 = "arith.cmpi"(%82, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %84 = "arith.minsi"(%82, %27) : (i32, i32) -> i32
          %85 = "arith.extsi"(%84) : (i32) -> i64
          %86 = "arith.muli"(%85, %2) : (i64, i64) -> i64
          %87 = "arith.addi"(%86, %30) : (i64, i64) -> i64
          %88 = "llvm.getelementptr"(%0, %87) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %89 = "llvm.load"(%88) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %90 = "arith.select"(%83, %89, %35) : (i1, f32, f32) -> f32
          %91 = "arith.addf"(%80, %90) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %92 = "arith.constant"() {value = 96 : i32} : () -> i32
          %93 = "arith.addi"(%23, %92) : (i32, i32) -> i32
          %94 = "arith.cmpi"(%93, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %95 = "arith.minsi"(%93, %27) : (i32, i32) -> i32
          %96 = "arith.extsi"(%95) : (i32) -> i64
          %97 = "arith.muli"(%96, %2) : (i64, i64) -> i64
          %98 = "arith.addi"(%97, %30) : (i64, i64) -> i64
          %99 = "llvm.getelementptr"(%0, %98) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %100 = "llvm.load"(%99) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %101 = "arith.select"(%94, %100, %35) : (i1, f32, f32) -> f32
          %102 = "arith.addf"(%91, %101) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %103 = "arith.constant"() {value = 112 : i32} : () -> i32
          %104 = "arith.addi"(%23, %103) : (i32, i32) -> i32
          %105 = "arith.cmpi"(%104, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %106 = "arith.minsi"(%104, %27) : (i32, i32) -> i32
          %107 = "arith.extsi"(%106) : (i32) -> i64
          %108 = "arith.muli"(%107, %2) : (i64, i64) -> i64
          %109 = "arith.addi"(%108, %30) : (i64, i64) -> i64
          %110 = "llvm.getelementptr"(%0, %109) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %111 = "llvm.load"(%110) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %112 = "arith.select"(%105, %111, %35) : (i1, f32, f32) -> f32
          %113 = "arith.addf"(%102, %112) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %114 = "arith.constant"() {value = 128 : i32} : () -> i32
          %115 = "arith.addi"(%23, %114) : (i32, i32) -> i32
          %116 = "arith.cmpi"(%115, %4) {predicate = 2 : i64} : (i32, i32) -> i1
          %117 = "arith.minsi"(%115, %27) : (i32, i32) -> i32
          %118 = "arith.extsi"(%117) : (i32) -> i64
          %119 = "arith.muli"(%118, %2) : (i64, i64) -> i64
          %120 = "arith.addi"(%119, %30) : (i64, i64) -> i64
          %121 = "llvm.getelementptr"(%0, %120) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %122 = "llvm.load"(%121) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %123 = "arith.select"(%116, %122, %35) : (i1, f32, f32) -> f32
          %124 = "arith.addf"(%113, %123) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          "scf.yield"(%124) : (f32) -> ()
        }) : (i32, i32, i32, f32) -> f32
        "scf.yield"(%22) : (f32) -> ()
      }, {
        "scf.yield"(%18) : (f32) -> ()
      }) : (i1) -> f32
      %125 = "arith.muli"(%15, %11) : (i32, i32) -> i32
      %126 = "arith.addi"(%13, %125) : (i32, i32) -> i32
      %127 = "llvm.getelementptr"(%16, %126) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      "llvm.store"(%20, %127) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %128 = "arith.constant"() {value = 0 : i32} : () -> i32
      %129 = "arith.cmpi"(%15, %128) {predicate = 0 : i64} : (i32, i32) -> i1
      %130 = "arith.andi"(%129, %19) : (i1, i1) -> i1
      "scf.if"(%130) ({
        %131 = "llvm.getelementptr"(%16, %5) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %132 = "llvm.load"(%131) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %133 = "arith.addi"(%5, %11) : (i32, i32) -> i32
        %134 = "llvm.getelementptr"(%16, %133) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %135 = "llvm.load"(%134) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %136 = "arith.addf"(%132, %135) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %137 = "arith.constant"() {value = 32 : i32} : () -> i32
        %138 = "arith.addi"(%5, %137) : (i32, i32) -> i32
        %139 = "llvm.getelementptr"(%16, %138) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %140 = "llvm.load"(%139) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %141 = "arith.addf"(%136, %140) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %142 = "arith.constant"() {value = 48 : i32} : () -> i32
        %143 = "arith.addi"(%5, %142) : (i32, i32) -> i32
        %144 = "llvm.getelementptr"(%16, %143) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %145 = "llvm.load"(%144) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %146 = "arith.addf"(%141, %145) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %147 = "arith.constant"() {value = 64 : i32} : () -> i32
        %148 = "arith.addi"(%5, %147) : (i32, i32) -> i32
        %149 = "llvm.getelementptr"(%16, %148) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %150 = "llvm.load"(%149) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %151 = "arith.addf"(%146, %150) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %152 = "arith.constant"() {value = 80 : i32} : () -> i32
        %153 = "arith.addi"(%5, %152) : (i32, i32) -> i32
        %154 = "llvm.getelementptr"(%16, %153) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %155 = "llvm.load"(%154) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %156 = "arith.addf"(%151, %155) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %157 = "arith.constant"() {value = 96 : i32} : () -> i32
        %158 = "arith.addi"(%5, %157) : (i32, i32) -> i32
        %159 = "llvm.getelementptr"(%16, %158) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %160 = "llvm.load"(%159) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %161 = "arith.addf"(%156, %160) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %162 = "arith.constant"() {value = 112 : i32} : () -> i32
        %163 = "arith.addi"(%5, %162) : (i32, i32) -> i32
        %164 = "llvm.getelementptr"(%16, %163) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %165 = "llvm.load"(%164) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %166 = "arith.addf"(%161, %165) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %167 = "arith.constant"() {value = 128 : i32} : () -> i32
        %168 = "arith.addi"(%5, %167) : (i32, i32) -> i32
        %169 = "llvm.getelementptr"(%16, %168) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %170 = "llvm.load"(%169) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %171 = "arith.addf"(%166, %170) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %172 = "arith.constant"() {value = 144 : i32} : () -> i32
        %173 = "arith.addi"(%5, %172) : (i32, i32) -> i32
        %174 = "llvm.getelementptr"(%16, %173) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %175 = "llvm.load"(%174) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %176 = "arith.addf"(%171, %175) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %177 = "arith.constant"() {value = 160 : i32} : () -> i32
        %178 = "arith.addi"(%5, %177) : (i32, i32) -> i32
        %179 = "llvm.getelementptr"(%16, %178) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %180 = "llvm.load"(%179) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %181 = "arith.addf"(%176, %180) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %182 = "arith.constant"() {value = 176 : i32} : () -> i32
        %183 = "arith.addi"(%5, %182) : (i32, i32) -> i32
        %184 = "llvm.getelementptr"(%16, %183) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %185 = "llvm.load"(%184) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %186 = "arith.addf"(%181, %185) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %187 = "arith.constant"() {value = 192 : i32} : () -> i32
        %188 = "arith.addi"(%5, %187) : (i32, i32) -> i32
        %189 = "llvm.getelementptr"(%16, %188) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %190 = "llvm.load"(%189) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %191 = "arith.addf"(%186, %190) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %192 = "arith.constant"() {value = 208 : i32} : () -> i32
        %193 = "arith.addi"(%5, %192) : (i32, i32) -> i32
        %194 = "llvm.getelementptr"(%16, %193) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %195 = "llvm.load"(%194) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %196 = "arith.addf"(%191, %195) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %197 = "arith.constant"() {value = 224 : i32} : () -> i32
        %198 = "arith.addi"(%5, %197) : (i32, i32) -> i32
        %199 = "llvm.getelementptr"(%16, %198) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %200 = "llvm.load"(%199) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %201 = "arith.addf"(%196, %200) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %202 = "arith.constant"() {value = 240 : i32} : () -> i32
        %203 = "arith.addi"(%5, %202) : (i32, i32) -> i32
        %204 = "llvm.getelementptr"(%16, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %205 = "llvm.load"(%204) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %206 = "arith.addf"(%201, %205) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %207 = "arith.extsi"(%14) : (i32) -> i64
        %208 = "llvm.getelementptr"(%3, %207) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%206, %208) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "add_up_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>, %8: i64, %9: !llvm.ptr<1>, %10: !llvm.ptr<1>, %11: f32, %12: f32):
      %13 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %14 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 1024>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %15 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %18 = "arith.constant"() {value = 0 : i32} : () -> i32
      %19 = "arith.cmpi"(%15, %18) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%19) ({
        %20 = "arith.constant"() {value = 1 : i32} : () -> i32
        %t21_s0 = "llvm.ptrtoint"(%14) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t21_s0, %20) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        "nvvm.fence.mbarrier.init"() : () -> ()
        %22 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %t23_s0 = "llvm.ptrtoint"(%14) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t23_s0, %22) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.cluster.arrive.relaxed"() {aligned} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %24 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %25 = "arith.constant"() {value = 4 : i32} : () -> i32
      %26 = "arith.addi"(%2, %25) : (i32, i32) -> i32
      %27 = "arith.constant"() {value = 1 : i32} : () -> i32
      %28 = "arith.subi"(%26, %27) : (i32, i32) -> i32
      %29 = "arith.constant"() {value = 4095 : i32} : () -> i32
      %30 = "arith.addi"(%28, %29) : (i32, i32) -> i32
      %31 = "arith.constant"() {value = 12 : i32} : () -> i32
      %32 = "arith.shrsi"(%30, %31) : (i32, i32) -> i32
      %33 = "arith.constant"() {value = 8 : i32} : () -> i32
      %34 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %35, %36 = "scf.for"(%24, %32, %33, %34, %34) ({
      ^bb0(%37: i32, %38: f32, %39: f32):
        %40 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
        %41 = "vector.extract"(%40) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
        %42 = "vector.extract"(%40) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
        %43 = "vector.extract"(%40) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
        %44 = "vector.extract"(%40) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
        %45 = "vector.extract"(%40) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
        %46 = "vector.extract"(%40) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
        %47 = "vector.extract"(%40) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
        %48 = "vector.extract"(%40) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
        %49 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %50 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %51 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %52 = "arith.constant"() {value = 512 : i32} : () -> i32
        %53 = "arith.muli"(%37, %52) : (i32, i32) -> i32
        %54 = "arith.constant"() {value = 2 : i32} : () -> i32
        %55 = "arith.muli"(%53, %54) : (i32, i32) -> i32
        %56 = "arith.remui"(%49, %52) : (i32, i32) -> i32
        %57 = "arith.addi"(%55, %56) : (i32, i32) -> i32
        %58 = "arith.muli"(%57, %25) : (i32, i32) -> i32
        %59 = "arith.cmpi"(%58, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %60 = "arith.constant"() {value = true} : () -> i1
        %61 = "arith.andi"(%60, %59) : (i1, i1) -> i1
        %62 = "arith.extui"(%61) : (i1) -> i8
        %63 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %64 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %65 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %66 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %67 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %68 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %69 = "arith.divui"(%66, %33) : (i32, i32) -> i32
        %70 = "arith.divui"(%63, %52) : (i32, i32) -> i32
        %71 = "arith.addi"(%69, %70) : (i32, i32) -> i32
        %72 = "arith.extsi"(%71) : (i32) -> i64
        %73 = "arith.muli"(%72, %3) : (i64, i64) -> i64
        %74 = "llvm.getelementptr"(%0, %73) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %75 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %76 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %77 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %78 = "arith.remui"(%75, %52) : (i32, i32) -> i32
        %79 = "arith.addi"(%55, %78) : (i32, i32) -> i32
        %80 = "arith.muli"(%79, %25) : (i32, i32) -> i32
        %81 = "llvm.getelementptr"(%74, %80) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %82 = "arith.constant"() {value = 0 : i8} : () -> i8
        %83 = "arith.cmpi"(%62, %82) {predicate = 1 : i64} : (i8, i8) -> i1
        %84, %85, %86, %87 = "scf.if"(%83) ({
          %88 = "llvm.load"(%81) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %89 = "vector.extract"(%88) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %90 = "vector.extract"(%88) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %91 = "vector.extract"(%88) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %92 = "vector.extract"(%88) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %93 = "llvm.bitcast"(%89) : (i32) -> f32
          %94 = "llvm.bitcast"(%90) : (i32) -> f32
          %95 = "llvm.bitcast"(%91) : (i32) -> f32
          %96 = "llvm.bitcast"(%92) : (i32) -> f32
          "scf.yield"(%93, %94, %95, %96) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%41, %42, %43, %44) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %97 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %98 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %99 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %100 = "arith.remui"(%97, %52) : (i32, i32) -> i32
        %101 = "arith.addi"(%55, %100) : (i32, i32) -> i32
        %102 = "arith.muli"(%101, %25) : (i32, i32) -> i32
        %103 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %104 = "arith.addi"(%102, %103) : (i32, i32) -> i32
        %105 = "arith.cmpi"(%104, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %106 = "arith.andi"(%60, %105) : (i1, i1) -> i1
        %107 = "arith.extui"(%106) : (i1) -> i8
        %108 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %109 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %110 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %111 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %112 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %113 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %114 = "arith.divui"(%111, %33) : (i32, i32) -> i32
        %115 = "arith.divui"(%108, %52) : (i32, i32) -> i32
        %116 = "arith.addi"(%114, %115) : (i32, i32) -> i32
        %117 = "arith.extsi"(%116) : (i32) -> i64
        %118 = "arith.muli"(%117, %3) : (i64, i64) -> i64
        %119 = "llvm.getelementptr"(%0, %118) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %120 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %121 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %122 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %123 = "arith.remui"(%120, %52) : (i32, i32) -> i32
        %124 = "arith.addi"(%55, %123) : (i32, i32) -> i32
        %125 = "arith.muli"(%124, %25) : (i32, i32) -> i32
        %126 = "llvm.getelementptr"(%119, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %127 = "llvm.getelementptr"(%126) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %128 = "arith.cmpi"(%107, %82) {predicate = 1 : i64} : (i8, i8) -> i1
        %129, %130, %131, %132 = "scf.if"(%128) ({
          %133 = "llvm.load"(%127) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %134 = "vector.extract"(%133) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %135 = "vector.extract"(%133) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %136 = "vector.extract"(%133) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %137 = "vector.extract"(%133) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %138 = "llvm.bitcast"(%134) : (i32) -> f32
          %139 = "llvm.bitcast"(%135) : (i32) -> f32
          %140 = "llvm.bitcast"(%136) : (i32) -> f32
          %141 = "llvm.bitcast"(%137) : (i32) -> f32
          "scf.yield"(%138, %139, %140, %141) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%45, %46, %47, %48) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %142 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %143 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %144 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %145 = "arith.remui"(%142, %52) : (i32, i32) -> i32
        %146 = "arith.addi"(%55, %145) : (i32, i32) -> i32
        %147 = "arith.muli"(%146, %25) : (i32, i32) -> i32
        %148 = "arith.cmpi"(%147, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %149 = "arith.andi"(%60, %148) : (i1, i1) -> i1
        %150 = "arith.extui"(%149) : (i1) -> i8
        %151 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %152 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %153 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %154 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %155 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %156 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %157 = "arith.divui"(%154, %33) : (i32, i32) -> i32
        %158 = "arith.divui"(%151, %52) : (i32, i32) -> i32
        %159 = "arith.addi"(%157, %158) : (i32, i32) -> i32
        %160 = "arith.extsi"(%159) : (i32) -> i64
        %161 = "arith.muli"(%160, %5) : (i64, i64) -> i64
        %162 = "llvm.getelementptr"(%4, %161) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %163 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %164 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %165 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %166 = "arith.remui"(%163, %52) : (i32, i32) -> i32
        %167 = "arith.addi"(%55, %166) : (i32, i32) -> i32
        %168 = "arith.muli"(%167, %25) : (i32, i32) -> i32
        %169 = "llvm.getelementptr"(%162, %168) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %170 = "arith.cmpi"(%150, %82) {predicate = 1 : i64} : (i8, i8) -> i1
        %171, %172, %173, %174 = "scf.if"(%170) ({
          %175 = "llvm.load"(%169) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %176 = "vector.extract"(%175) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %177 = "vector.extract"(%175) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %178 = "vector.extract"(%175) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %179 = "vector.extract"(%175) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %180 = "llvm.bitcast"(%176) : (i32) -> f32
          %181 = "llvm.bitcast"(%177) : (i32) -> f32
          %182 = "llvm.bitcast"(%178) : (i32) -> f32
          %183 = "llvm.bitcast"(%179) : (i32) -> f32
          "scf.yield"(%180, %181, %182, %183) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%41, %42, %43, %44) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %184 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %185 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %186 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %187 = "arith.remui"(%184, %52) : (i32, i32) -> i32
        %188 = "arith.addi"(%55, %187) : (i32, i32) -> i32
        %189 = "arith.muli"(%188, %25) : (i32, i32) -> i32
        %190 = "arith.addi"(%189, %103) : (i32, i32) -> i32
        %191 = "arith.cmpi"(%190, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %192 = "arith.andi"(%60, %191) : (i1, i1) -> i1
        %193 = "arith.extui"(%192) : (i1) -> i8
        %194 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %195 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %196 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %197 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %198 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %199 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %200 = "arith.divui"(%197, %33) : (i32, i32) -> i32
        %201 = "arith.divui"(%194, %52) : (i32, i32) -> i32
        %202 = "arith.addi"(%200, %201) : (i32, i32) -> i32
        %203 = "arith.extsi"(%202) : (i32) -> i64
        %204 = "arith.muli"(%203, %5) : (i64, i64) -> i64
        %205 = "llvm.getelementptr"(%4, %204) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %206 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %207 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %208 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %209 = "arith.remui"(%206, %52) : (i32, i32) -> i32
        %210 = "arith.addi"(%55, %209) : (i32, i32) -> i32
        %211 = "arith.muli"(%210, %25) : (i32, i32) -> i32
        %212 = "llvm.getelementptr"(%205, %211) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %213 = "llvm.getelementptr"(%212) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %214 = "arith.cmpi"(%193, %82) {predicate = 1 : i64} : (i8, i8) -> i1
        %215, %216, %217, %218 = "scf.if"(%214) ({
          %219 = "llvm.load"(%213) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %220 = "vector.extract"(%219) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %221 = "vector.extract"(%219) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %222 = "vector.extract"(%219) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %223 = "vector.extract"(%219) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %224 = "llvm.bitcast"(%220) : (i32) -> f32
          %225 = "llvm.bitcast"(%221) : (i32) -> f32
          %226 = "llvm.bitcast"(%222) : (i32) -> f32
          %227 = "llvm.bitcast"(%223) : (i32) -> f32
          "scf.yield"(%224, %225, %226, %227) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%45, %46, %47, %48) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %228 = "vector.from_elements"(%171, %172, %173, %174) : (f32, f32, f32, f32) -> vector<4xf32>
        %229 = "arith.mulf"(%228, %228) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %230 = "vector.extract"(%229) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %231 = "vector.extract"(%229) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %232 = "arith.addf"(%230, %231) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %233 = "vector.extract"(%229) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %234 = "vector.extract"(%229) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %235 = "arith.addf"(%233, %234) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %236 = "arith.addf"(%232, %235) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %237 = "arith.addf"(%236, %34) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %238 = "vector.from_elements"(%84, %85, %86, %87) : (f32, f32, f32, f32) -> vector<4xf32>
        %239 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
        %240 = "vector.extract"(%239) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %241 = "vector.extract"(%239) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %242 = "vector.extract"(%239) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %243 = "vector.extract"(%239) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %244 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %245 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %246 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %247 = "arith.remui"(%244, %52) : (i32, i32) -> i32
        %248 = "arith.addi"(%55, %247) : (i32, i32) -> i32
        %249 = "arith.muli"(%248, %25) : (i32, i32) -> i32
        %250 = "arith.cmpi"(%249, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %251 = "arith.andi"(%60, %250) : (i1, i1) -> i1
        %252, %253, %254, %255 = "scf.if"(%251) ({
          %256 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %257 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %258 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %259 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %260 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %261 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %262 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %263 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %264 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %265 = "arith.remui"(%262, %52) : (i32, i32) -> i32
          %266 = "arith.addi"(%55, %265) : (i32, i32) -> i32
          %267 = "arith.muli"(%266, %25) : (i32, i32) -> i32
          %268 = "llvm.getelementptr"(%6, %267) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %269 = "llvm.load"(%268) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %270 = "vector.extract"(%269) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %271 = "vector.extract"(%269) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %272 = "vector.extract"(%269) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %273 = "vector.extract"(%269) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%270, %271, %272, %273) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%240, %241, %242, %243) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %274 = "vector.from_elements"(%252, %253, %254, %255) : (f32, f32, f32, f32) -> vector<4xf32>
        %275 = "arith.mulf"(%238, %274) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %276 = "arith.mulf"(%228, %275) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %277 = "vector.extract"(%276) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %278 = "vector.extract"(%276) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %279 = "arith.addf"(%277, %278) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %280 = "vector.extract"(%276) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %281 = "vector.extract"(%276) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %282 = "arith.addf"(%280, %281) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %283 = "arith.addf"(%279, %282) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %284 = "arith.addf"(%283, %34) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %285 = "vector.from_elements"(%215, %216, %217, %218) : (f32, f32, f32, f32) -> vector<4xf32>
        %286 = "arith.mulf"(%285, %285) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %287 = "vector.extract"(%286) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %288 = "vector.extract"(%286) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %289 = "arith.addf"(%287, %288) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %290 = "vector.extract"(%286) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %291 = "vector.extract"(%286) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %292 = "arith.addf"(%290, %291) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %293 = "arith.addf"(%289, %292) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %294 = "arith.addf"(%293, %237) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %295 = "vector.from_elements"(%129, %130, %131, %132) : (f32, f32, f32, f32) -> vector<4xf32>
        %296 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %297 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %298 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %299 = "arith.remui"(%296, %52) : (i32, i32) -> i32
        %300 = "arith.addi"(%55, %299) : (i32, i32) -> i32
        %301 = "arith.muli"(%300, %25) : (i32, i32) -> i32
        %302 = "arith.addi"(%301, %103) : (i32, i32) -> i32
        %303 = "arith.cmpi"(%302, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %304 = "arith.andi"(%60, %303) : (i1, i1) -> i1
        %305, %306, %307, %308 = "scf.if"(%304) ({
          %309 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %310 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %311 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %312 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %313 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %314 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %315 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %316 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %317 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %318 = "arith.remui"(%315, %52) : (i32, i32) -> i32
          %319 = "arith.addi"(%55, %318) : (i32, i32) -> i32
          %320 = "arith.muli"(%319, %25) : (i32, i32) -> i32
          %321 = "llvm.getelementptr"(%6, %320) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %322 = "llvm.getelementptr"(%321) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %323 = "llvm.load"(%322) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %324 = "vector.extract"(%323) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %325 = "vector.extract"(%323) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %326 = "vector.extract"(%323) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %327 = "vector.extract"(%323) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%324, %325, %326, %327) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%240, %241, %242, %243) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %328 = "vector.from_elements"(%305, %306, %307, %308) : (f32, f32, f32, f32) -> vector<4xf32>
        %329 = "arith.mulf"(%295, %328) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %330 = "arith.mulf"(%285, %329) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %331 = "vector.extract"(%330) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %332 = "vector.extract"(%330) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %333 = "arith.addf"(%331, %332) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %334 = "vector.extract"(%330) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %335 = "vector.extract"(%330) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %336 = "arith.addf"(%334, %335) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %337 = "arith.addf"(%333, %336) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %338 = "arith.addf"(%337, %284) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %339 = "arith.addf"(%39, %294) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %340 = "arith.addf"(%38, %338) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "scf.yield"(%340, %339) : (f32, f32) -> ()
      }) : (i32, i32, i32, f32, f32) -> (f32, f32)
      %341 = "arith.constant"() {value = -1 : i32} : () -> i32
      %342 = "arith.constant"() {value = 16 : i32} : () -> i32
      %343 = "arith.constant"() {value = 31 : i32} : () -> i32
      %344 = "nvvm.shfl.sync"(%341, %36, %342, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %345 = "arith.addf"(%36, %344) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %346 = "nvvm.shfl.sync"(%341, %345, %33, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %347 = "arith.addf"(%345, %346) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %348 = "nvvm.shfl.sync"(%341, %347, %25, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %349 = "arith.addf"(%347, %348) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %350 = "arith.constant"() {value = 2 : i32} : () -> i32
      %351 = "nvvm.shfl.sync"(%341, %349, %350, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %352 = "arith.addf"(%349, %351) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %353 = "nvvm.shfl.sync"(%341, %352, %27, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %354 = "arith.addf"(%352, %353) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %355 = "nvvm.shfl.sync"(%341, %35, %342, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %356 = "arith.addf"(%35, %355) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %357 = "nvvm.shfl.sync"(%341, %356, %33, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %358 = "arith.addf"(%356, %357) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %359 = "nvvm.shfl.sync"(%341, %358, %25, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %360 = "arith.addf"(%358, %359) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %361 = "nvvm.shfl.sync"(%341, %360, %350, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %362 = "arith.addf"(%360, %361) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %363 = "nvvm.shfl.sync"(%341, %362, %27, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %364 = "arith.addf"(%362, %363) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %365 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %366 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %367 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %368 = "arith.constant"() {value = 32 : i32} : () -> i32
      %369 = "arith.remui"(%365, %368) : (i32, i32) -> i32
      %370 = "arith.constant"() {value = 512 : i32} : () -> i32
      %371 = "arith.remui"(%365, %370) : (i32, i32) -> i32
      %372 = "arith.divui"(%371, %368) : (i32, i32) -> i32
      "nvvm.cluster.wait"() {aligned} : () -> ()
      %373 = "arith.cmpi"(%369, %33) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%373) ({
        %374 = "nvvm.mapa"(%13, %369) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
        %375 = "nvvm.mapa"(%14, %369) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
        %376 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
        %377 = "arith.muli"(%376, %342) : (i32, i32) -> i32
        %378 = "arith.addi"(%377, %372) : (i32, i32) -> i32
        %379 = "llvm.getelementptr"(%374, %378) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
        %380 = "arith.bitcast"(%354) : (f32) -> i32
        %t381_s0 = "llvm.ptrtoint"(%379) : (!llvm.ptr<7>) -> i32
        %t381_s1 = "llvm.ptrtoint"(%375) : (!llvm.ptr<7>) -> i32
        "llvm.inline_asm"(%t381_s0, %t381_s1, %380) {asm_string = "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.b32 [$0], $2, [$1];", constraints = "r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32) -> ()
        %382 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
        %383 = "arith.muli"(%382, %342) : (i32, i32) -> i32
        %384 = "arith.addi"(%383, %372) : (i32, i32) -> i32
        %385 = "arith.constant"() {value = 128 : i32} : () -> i32
        %386 = "arith.addi"(%384, %385) : (i32, i32) -> i32
        %387 = "llvm.getelementptr"(%374, %386) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
        %388 = "arith.bitcast"(%364) : (f32) -> i32
        %t389_s0 = "llvm.ptrtoint"(%387) : (!llvm.ptr<7>) -> i32
        %t389_s1 = "llvm.ptrtoint"(%375) : (!llvm.ptr<7>) -> i32
        "llvm.inline_asm"(%t389_s0, %t389_s1, %388) {asm_string = "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.b32 [$0], $2, [$1];", constraints = "r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %t390_s0 = "llvm.ptrtoint"(%14) : (!llvm.ptr<3>) -> i32
      "llvm.inline_asm"(%t390_s0, %18) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
      %391 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %392 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %393 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %394 = "arith.remui"(%391, %368) : (i32, i32) -> i32
      %395 = "arith.constant"() {value = 128 : i32} : () -> i32
      %396 = "arith.remui"(%394, %395) : (i32, i32) -> i32
      %397 = "llvm.getelementptr"(%13, %396) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %398 = "llvm.load"(%397) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %399 = "arith.addi"(%396, %395) : (i32, i32) -> i32
      %400 = "llvm.getelementptr"(%13, %399) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %401 = "llvm.load"(%400) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %402 = "arith.addi"(%368, %394) : (i32, i32) -> i32
      %403 = "arith.remui"(%402, %395) : (i32, i32) -> i32
      %404 = "llvm.getelementptr"(%13, %403) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %405 = "llvm.load"(%404) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %406 = "arith.addi"(%403, %395) : (i32, i32) -> i32
      %407 = "llvm.getelementptr"(%13, %406) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %408 = "llvm.load"(%407) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %409 = "arith.constant"() {value = 64 : i32} : () -> i32
      %410 = "arith.addi"(%409, %394) : (i32, i32) -> i32
      %411 = "arith.remui"(%410, %395) : (i32, i32) -> i32
      %412 = "llvm.getelementptr"(%13, %411) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %413 = "llvm.load"(%412) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %414 = "arith.addi"(%411, %395) : (i32, i32) -> i32
      %415 = "llvm.getelementptr"(%13, %414) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %416 = "llvm.load"(%415) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %417 = "arith.constant"() {value = 96 : i32} : () -> i32
      %418 = "arith.addi"(%417, %394) : (i32, i32) -> i32
      %419 = "arith.remui"(%418, %395) : (i32, i32) -> i32
      %420 = "llvm.getelementptr"(%13, %419) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %421 = "llvm.load"(%420) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %422 = "arith.addi"(%419, %395) : (i32, i32) -> i32
      %423 = "llvm.getelementptr"(%13, %422) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %424 = "llvm.load"(%423) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %425 = "arith.addf"(%398, %405) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %426 = "arith.addf"(%401, %408) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %427 = "arith.addf"(%425, %413) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %428 = "arith.addf"(%426, %416) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %429 = "arith.addf"(%427, %421) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %430 = "arith.addf"(%428, %424) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %431 = "nvvm.shfl.sync"(%341, %429, %27, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %432 = "nvvm.shfl.sync"(%341, %430, %27, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %433 = "arith.addf"(%429, %431) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %434 = "arith.addf"(%430, %432) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %435 = "nvvm.shfl.sync"(%341, %433, %350, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %436 = "nvvm.shfl.sync"(%341, %434, %350, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %437 = "arith.addf"(%433, %435) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %438 = "arith.addf"(%434, %436) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %439 = "nvvm.shfl.sync"(%341, %437, %25, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %440 = "nvvm.shfl.sync"(%341, %438, %25, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %441 = "arith.addf"(%437, %439) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %442 = "arith.addf"(%438, %440) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %443 = "nvvm.shfl.sync"(%341, %441, %33, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %444 = "nvvm.shfl.sync"(%341, %442, %33, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %445 = "arith.addf"(%441, %443) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %446 = "arith.addf"(%442, %444) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %447 = "nvvm.shfl.sync"(%341, %445, %342, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %448 = "nvvm.shfl.sync"(%341, %446, %342, %343) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %449 = "arith.addf"(%445, %447) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %450 = "arith.addf"(%446, %448) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %451 = "arith.mulf"(%449, %12) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %452 = "arith.addf"(%451, %11) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %453 = "llvm.call"(%452) {callee = @__nv_rsqrtf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %454 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %455 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %456 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %457 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %458 = "arith.cmpi"(%457, %18) {predicate = 0 : i64} : (i32, i32) -> i1
      %459 = "scf.if"(%458) ({
        %460 = "arith.remui"(%454, %370) : (i32, i32) -> i32
        %461 = "arith.cmpi"(%460, %18) {predicate = 0 : i64} : (i32, i32) -> i1
        %462 = "scf.if"(%461) ({
          %463 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %464 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %465 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %466 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %467 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %468 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %469 = "arith.divui"(%466, %33) : (i32, i32) -> i32
          %470 = "arith.divui"(%463, %370) : (i32, i32) -> i32
          %471 = "arith.addi"(%469, %470) : (i32, i32) -> i32
          %472 = "arith.cmpi"(%471, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.yield"(%472) : (i1) -> ()
        }, {
          "scf.yield"(%461) : (i1) -> ()
        }) : (i1) -> i1
        "scf.yield"(%462) : (i1) -> ()
      }, {
        "scf.yield"(%458) : (i1) -> ()
      }) : (i1) -> i1
      "scf.if"(%459) ({
        %473 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %474 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %475 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %476 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %477 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %478 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %479 = "arith.divui"(%476, %33) : (i32, i32) -> i32
        %480 = "arith.divui"(%473, %370) : (i32, i32) -> i32
        %481 = "arith.addi"(%479, %480) : (i32, i32) -> i32
        %482 = "arith.extsi"(%481) : (i32) -> i64
        %483 = "llvm.getelementptr"(%10, %482) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%453, %483) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %484 = "arith.mulf"(%450, %12) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %485 = "arith.mulf"(%484, %453) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %486 = "arith.mulf"(%485, %453) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %487 = "arith.mulf"(%486, %453) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %488 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      "scf.for"(%488, %32, %33) ({
      ^bb0(%489: i32):
        %490 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
        %491 = "vector.extract"(%490) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
        %492 = "vector.extract"(%490) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
        %493 = "vector.extract"(%490) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
        %494 = "vector.extract"(%490) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
        %495 = "vector.extract"(%490) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
        %496 = "vector.extract"(%490) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
        %497 = "vector.extract"(%490) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
        %498 = "vector.extract"(%490) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
        %499 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %500 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %501 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %502 = "arith.muli"(%489, %370) : (i32, i32) -> i32
        %503 = "arith.muli"(%502, %350) : (i32, i32) -> i32
        %504 = "arith.remui"(%499, %370) : (i32, i32) -> i32
        %505 = "arith.addi"(%503, %504) : (i32, i32) -> i32
        %506 = "arith.muli"(%505, %25) : (i32, i32) -> i32
        %507 = "arith.cmpi"(%506, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %508 = "arith.constant"() {value = true} : () -> i1
        %509 = "arith.andi"(%508, %507) : (i1, i1) -> i1
        %510 = "arith.extui"(%509) : (i1) -> i8
        %511 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %512 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %513 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %514 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %515 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %516 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %517 = "arith.divui"(%514, %33) : (i32, i32) -> i32
        %518 = "arith.divui"(%511, %370) : (i32, i32) -> i32
        %519 = "arith.addi"(%517, %518) : (i32, i32) -> i32
        %520 = "arith.extsi"(%519) : (i32) -> i64
        %521 = "arith.muli"(%520, %3) : (i64, i64) -> i64
        %522 = "llvm.getelementptr"(%0, %521) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %523 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %524 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %525 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %526 = "arith.remui"(%523, %370) : (i32, i32) -> i32
        %527 = "arith.addi"(%503, %526) : (i32, i32) -> i32
        %528 = "arith.muli"(%527, %25) : (i32, i32) -> i32
        %529 = "llvm.getelementptr"(%522, %528) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %530 = "arith.constant"() {value = 0 : i8} : () -> i8
        %531 = "arith.cmpi"(%510, %530) {predicate = 1 : i64} : (i8, i8) -> i1
        %532, %533, %534, %535 = "scf.if"(%531) ({
          %536 = "llvm.load"(%529) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %537 = "vector.extract"(%536) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %538 = "vector.extract"(%536) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %539 = "vector.extract"(%536) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %540 = "vector.extract"(%536) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %541 = "llvm.bitcast"(%537) : (i32) -> f32
          %542 = "llvm.bitcast"(%538) : (i32) -> f32
          %543 = "llvm.bitcast"(%539) : (i32) -> f32
          %544 = "llvm.bitcast"(%540) : (i32) -> f32
          "scf.yield"(%541, %542, %543, %544) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%491, %492, %493, %494) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %545 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %546 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %547 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %548 = "arith.remui"(%545, %370) : (i32, i32) -> i32
        %549 = "arith.addi"(%503, %548) : (i32, i32) -> i32
        %550 = "arith.muli"(%549, %25) : (i32, i32) -> i32
        %551 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %552 = "arith.addi"(%550, %551) : (i32, i32) -> i32
        %553 = "arith.cmpi"(%552, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %554 = "arith.andi"(%508, %553) : (i1, i1) -> i1
        %555 = "arith.extui"(%554) : (i1) -> i8
        %556 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %557 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %558 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %559 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %560 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %561 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %562 = "arith.divui"(%559, %33) : (i32, i32) -> i32
        %563 = "arith.divui"(%556, %370) : (i32, i32) -> i32
        %564 = "arith.addi"(%562, %563) : (i32, i32) -> i32
        %565 = "arith.extsi"(%564) : (i32) -> i64
        %566 = "arith.muli"(%565, %3) : (i64, i64) -> i64
        %567 = "llvm.getelementptr"(%0, %566) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %568 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %569 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %570 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %571 = "arith.remui"(%568, %370) : (i32, i32) -> i32
        %572 = "arith.addi"(%503, %571) : (i32, i32) -> i32
        %573 = "arith.muli"(%572, %25) : (i32, i32) -> i32
        %574 = "llvm.getelementptr"(%567, %573) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %575 = "llvm.getelementptr"(%574) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %576 = "arith.cmpi"(%555, %530) {predicate = 1 : i64} : (i8, i8) -> i1
        %577, %578, %579, %580 = "scf.if"(%576) ({
          %581 = "llvm.load"(%575) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %582 = "vector.extract"(%581) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %583 = "vector.extract"(%581) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %584 = "vector.extract"(%581) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %585 = "vector.extract"(%581) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %586 = "llvm.bitcast"(%582) : (i32) -> f32
          %587 = "llvm.bitcast"(%583) : (i32) -> f32
          %588 = "llvm.bitcast"(%584) : (i32) -> f32
          %589 = "llvm.bitcast"(%585) : (i32) -> f32
          "scf.yield"(%586, %587, %588, %589) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%495, %496, %497, %498) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %590 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %591 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %592 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %593 = "arith.remui"(%590, %370) : (i32, i32) -> i32
        %594 = "arith.addi"(%503, %593) : (i32, i32) -> i32
        %595 = "arith.muli"(%594, %25) : (i32, i32) -> i32
        %596 = "arith.cmpi"(%595, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %597 = "arith.andi"(%508, %596) : (i1, i1) -> i1
        %598 = "arith.extui"(%597) : (i1) -> i8
        %599 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %600 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %601 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %602 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %603 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %604 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %605 = "arith.divui"(%602, %33) : (i32, i32) -> i32
        %606 = "arith.divui"(%599, %370) : (i32, i32) -> i32
        %607 = "arith.addi"(%605, %606) : (i32, i32) -> i32
        %608 = "arith.extsi"(%607) : (i32) -> i64
        %609 = "arith.muli"(%608, %5) : (i64, i64) -> i64
        %610 = "llvm.getelementptr"(%4, %609) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %611 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %612 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %613 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %614 = "arith.remui"(%611, %370) : (i32, i32) -> i32
        %615 = "arith.addi"(%503, %614) : (i32, i32) -> i32
        %616 = "arith.muli"(%615, %25) : (i32, i32) -> i32
        %617 = "llvm.getelementptr"(%610, %616) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %618 = "arith.cmpi"(%598, %530) {predicate = 1 : i64} : (i8, i8) -> i1
        %619, %620, %621, %622 = "scf.if"(%618) ({
          %623 = "llvm.load"(%617) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %624 = "vector.extract"(%623) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %625 = "vector.extract"(%623) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %626 = "vector.extract"(%623) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %627 = "vector.extract"(%623) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %628 = "llvm.bitcast"(%624) : (i32) -> f32
          %629 = "llvm.bitcast"(%625) : (i32) -> f32
          %630 = "llvm.bitcast"(%626) : (i32) -> f32
          %631 = "llvm.bitcast"(%627) : (i32) -> f32
          "scf.yield"(%628, %629, %630, %631) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%491, %492, %493, %494) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %632 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %633 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %634 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %635 = "arith.remui"(%632, %370) : (i32, i32) -> i32
        %636 = "arith.addi"(%503, %635) : (i32, i32) -> i32
        %637 = "arith.muli"(%636, %25) : (i32, i32) -> i32
        %638 = "arith.addi"(%637, %551) : (i32, i32) -> i32
        %639 = "arith.cmpi"(%638, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %640 = "arith.andi"(%508, %639) : (i1, i1) -> i1
        %641 = "arith.extui"(%640) : (i1) -> i8
        %642 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %643 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %644 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %645 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %646 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %647 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %648 = "arith.divui"(%645, %33) : (i32, i32) -> i32
        %649 = "arith.divui"(%642, %370) : (i32, i32) -> i32
        %650 = "arith.addi"(%648, %649) : (i32, i32) -> i32
        %651 = "arith.extsi"(%650) : (i32) -> i64
        %652 = "arith.muli"(%651, %5) : (i64, i64) -> i64
        %653 = "llvm.getelementptr"(%4, %652) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %654 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %655 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %656 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %657 = "arith.remui"(%654, %370) : (i32, i32) -> i32
        %658 = "arith.addi"(%503, %657) : (i32, i32) -> i32
        %659 = "arith.muli"(%658, %25) : (i32, i32) -> i32
        %660 = "llvm.getelementptr"(%653, %659) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %661 = "llvm.getelementptr"(%660) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %662 = "arith.cmpi"(%641, %530) {predicate = 1 : i64} : (i8, i8) -> i1
        %663, %664, %665, %666 = "scf.if"(%662) ({
          %667 = "llvm.load"(%661) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
          %668 = "vector.extract"(%667) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %669 = "vector.extract"(%667) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %670 = "vector.extract"(%667) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %671 = "vector.extract"(%667) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %672 = "llvm.bitcast"(%668) : (i32) -> f32
          %673 = "llvm.bitcast"(%669) : (i32) -> f32
          %674 = "llvm.bitcast"(%670) : (i32) -> f32
          %675 = "llvm.bitcast"(%671) : (i32) -> f32
          "scf.yield"(%672, %673, %674, %675) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%495, %496, %497, %498) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %676 = "vector.from_elements"(%532, %533, %534, %535) : (f32, f32, f32, f32) -> vector<4xf32>
        %677 = "vector.broadcast"(%453) : (f32) -> vector<4xf32>
        %678 = "arith.mulf"(%676, %677) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %679 = "vector.from_elements"(%619, %620, %621, %622) : (f32, f32, f32, f32) -> vector<4xf32>
        %680 = "arith.cmpi"(%1, %27) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%680) ({
          %681 = "arith.mulf"(%678, %679) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %682 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %683 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %684 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %685 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %686 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %687 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %688 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %689 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %690 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %691 = "arith.remui"(%688, %370) : (i32, i32) -> i32
          %692 = "arith.addi"(%503, %691) : (i32, i32) -> i32
          %693 = "arith.muli"(%692, %25) : (i32, i32) -> i32
          %694 = "llvm.getelementptr"(%9, %693) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %695 = "vector.extract"(%681) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %696 = "vector.extract"(%681) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %697 = "vector.extract"(%681) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %698 = "vector.extract"(%681) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %699 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %700 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %701 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %702 = "arith.remui"(%699, %370) : (i32, i32) -> i32
          %703 = "arith.addi"(%503, %702) : (i32, i32) -> i32
          %704 = "arith.muli"(%703, %25) : (i32, i32) -> i32
          %705 = "arith.cmpi"(%704, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %706 = "arith.andi"(%508, %705) : (i1, i1) -> i1
          %707 = "arith.extui"(%706) : (i1) -> i8
          %708 = "arith.cmpi"(%707, %530) {predicate = 1 : i64} : (i8, i8) -> i1
          "scf.if"(%708) ({
            %709 = "llvm.bitcast"(%695) : (f32) -> i32
            %710 = "llvm.bitcast"(%696) : (f32) -> i32
            %711 = "llvm.bitcast"(%697) : (f32) -> i32
            %712 = "llvm.bitcast"(%698) : (f32) -> i32
            %713 = "vector.from_elements"(%709, %710, %711, %712) : (i32, i32, i32, i32) -> vector<4xi32>
            "llvm.store"(%713, %694) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %714 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
        %715 = "vector.extract"(%714) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %716 = "vector.extract"(%714) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %717 = "vector.extract"(%714) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %718 = "vector.extract"(%714) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %719 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %720 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %721 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %722 = "arith.remui"(%719, %370) : (i32, i32) -> i32
        %723 = "arith.addi"(%503, %722) : (i32, i32) -> i32
        %724 = "arith.muli"(%723, %25) : (i32, i32) -> i32
        %725 = "arith.cmpi"(%724, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %726 = "arith.andi"(%508, %725) : (i1, i1) -> i1
        %727, %728, %729, %730 = "scf.if"(%726) ({
          %731 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %732 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %733 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %734 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %735 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %736 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %737 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %738 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %739 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %740 = "arith.remui"(%737, %370) : (i32, i32) -> i32
          %741 = "arith.addi"(%503, %740) : (i32, i32) -> i32
          %742 = "arith.muli"(%741, %25) : (i32, i32) -> i32
          %743 = "llvm.getelementptr"(%6, %742) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %744 = "llvm.load"(%743) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %745 = "vector.extract"(%744) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %746 = "vector.extract"(%744) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %747 = "vector.extract"(%744) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %748 = "vector.extract"(%744) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%745, %746, %747, %748) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%715, %716, %717, %718) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %749 = "vector.from_elements"(%727, %728, %729, %730) : (f32, f32, f32, f32) -> vector<4xf32>
        %750 = "arith.mulf"(%678, %749) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %751 = "vector.broadcast"(%487) : (f32) -> vector<4xf32>
        %752 = "arith.mulf"(%679, %751) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %753 = "arith.subf"(%750, %752) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %754 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %755 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %756 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %757 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %758 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %759 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %760 = "arith.divui"(%757, %33) : (i32, i32) -> i32
        %761 = "arith.divui"(%754, %370) : (i32, i32) -> i32
        %762 = "arith.addi"(%760, %761) : (i32, i32) -> i32
        %763 = "arith.extsi"(%762) : (i32) -> i64
        %764 = "arith.muli"(%763, %8) : (i64, i64) -> i64
        %765 = "llvm.getelementptr"(%7, %764) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %766 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %767 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %768 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %769 = "arith.remui"(%766, %370) : (i32, i32) -> i32
        %770 = "arith.addi"(%503, %769) : (i32, i32) -> i32
        %771 = "arith.muli"(%770, %25) : (i32, i32) -> i32
        %772 = "llvm.getelementptr"(%765, %771) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %773 = "vector.extract"(%753) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %774 = "vector.extract"(%753) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %775 = "vector.extract"(%753) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %776 = "vector.extract"(%753) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %777 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %778 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %779 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %780 = "arith.remui"(%777, %370) : (i32, i32) -> i32
        %781 = "arith.addi"(%503, %780) : (i32, i32) -> i32
        %782 = "arith.muli"(%781, %25) : (i32, i32) -> i32
        %783 = "arith.cmpi"(%782, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %784 = "arith.andi"(%508, %783) : (i1, i1) -> i1
        %785 = "arith.extui"(%784) : (i1) -> i8
        %786 = "arith.cmpi"(%785, %530) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%786) ({
          %787 = "llvm.bitcast"(%773) : (f32) -> i32
          %788 = "llvm.bitcast"(%774) : (f32) -> i32
          %789 = "llvm.bitcast"(%775) : (f32) -> i32
          %790 = "llvm.bitcast"(%776) : (f32) -> i32
          %791 = "vector.from_elements"(%787, %788, %789, %790) : (i32, i32, i32, i32) -> vector<4xi32>
          "llvm.store"(%791, %772) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %792 = "vector.from_elements"(%577, %578, %579, %580) : (f32, f32, f32, f32) -> vector<4xf32>
        %793 = "vector.broadcast"(%453) : (f32) -> vector<4xf32>
        %794 = "arith.mulf"(%792, %793) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %795 = "vector.from_elements"(%663, %664, %665, %666) : (f32, f32, f32, f32) -> vector<4xf32>
        "scf.if"(%680) ({
          %796 = "arith.mulf"(%794, %795) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %797 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %798 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %799 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %800 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %801 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %802 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %803 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %804 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %805 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %806 = "arith.remui"(%803, %370) : (i32, i32) -> i32
          %807 = "arith.addi"(%503, %806) : (i32, i32) -> i32
          %808 = "arith.muli"(%807, %25) : (i32, i32) -> i32
          %809 = "llvm.getelementptr"(%9, %808) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %810 = "llvm.getelementptr"(%809) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %811 = "vector.extract"(%796) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %812 = "vector.extract"(%796) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %813 = "vector.extract"(%796) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %814 = "vector.extract"(%796) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %815 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %816 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %817 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %818 = "arith.remui"(%815, %370) : (i32, i32) -> i32
          %819 = "arith.addi"(%503, %818) : (i32, i32) -> i32
          %820 = "arith.muli"(%819, %25) : (i32, i32) -> i32
          %821 = "arith.addi"(%820, %551) : (i32, i32) -> i32
          %822 = "arith.cmpi"(%821, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %823 = "arith.andi"(%508, %822) : (i1, i1) -> i1
          %824 = "arith.extui"(%823) : (i1) -> i8
          %825 = "arith.cmpi"(%824, %530) {predicate = 1 : i64} : (i8, i8) -> i1
          "scf.if"(%825) ({
            %826 = "llvm.bitcast"(%811) : (f32) -> i32
            %827 = "llvm.bitcast"(%812) : (f32) -> i32
            %828 = "llvm.bitcast"(%813) : (f32) -> i32
            %829 = "llvm.bitcast"(%814) : (f32) -> i32
            %830 = "vector.from_elements"(%826, %827, %828, %829) : (i32, i32, i32, i32) -> vector<4xi32>
            "llvm.store"(%830, %810) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %831 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %832 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %833 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %834 = "arith.remui"(%831, %370) : (i32, i32) -> i32
        %835 = "arith.addi"(%503, %834) : (i32, i32) -> i32
        %836 = "arith.muli"(%835, %25) : (i32, i32) -> i32
        %837 = "arith.addi"(%836, %551) : (i32, i32) -> i32
        %838 = "arith.cmpi"(%837, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %839 = "arith.andi"(%508, %838) : (i1, i1) -> i1
        %840, %841, %842, %843 = "scf.if"(%839) ({
          %844 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %845 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %846 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %847 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %848 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %849 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %850 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %851 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %852 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %853 = "arith.remui"(%850, %370) : (i32, i32) -> i32
          %854 = "arith.addi"(%503, %853) : (i32, i32) -> i32
          %855 = "arith.muli"(%854, %25) : (i32, i32) -> i32
          %856 = "llvm.getelementptr"(%6, %855) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %857 = "llvm.getelementptr"(%856) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %858 = "llvm.load"(%857) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %859 = "vector.extract"(%858) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %860 = "vector.extract"(%858) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %861 = "vector.extract"(%858) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %862 = "vector.extract"(%858) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%859, %860, %861, %862) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%715, %716, %717, %718) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %863 = "vector.from_elements"(%840, %841, %842, %843) : (f32, f32, f32, f32) -> vector<4xf32>
        %864 = "arith.mulf"(%794, %863) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %865 = "vector.broadcast"(%487) : (f32) -> vector<4xf32>
        %866 = "arith.mulf"(%795, %865) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %867 = "arith.subf"(%864, %866) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %868 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %869 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %870 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %871 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %872 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %873 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %874 = "arith.divui"(%871, %33) : (i32, i32) -> i32
        %875 = "arith.divui"(%868, %370) : (i32, i32) -> i32
        %876 = "arith.addi"(%874, %875) : (i32, i32) -> i32
        %877 = "arith.extsi"(%876) : (i32) -> i64
        %878 = "arith.muli"(%877, %8) : (i64, i64) -> i64
        %879 = "llvm.getelementptr"(%7, %878) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %880 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %881 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %882 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %883 = "arith.remui"(%880, %370) : (i32, i32) -> i32
        %884 = "arith.addi"(%503, %883) : (i32, i32) -> i32
        %885 = "arith.muli"(%884, %25) : (i32, i32) -> i32
        %886 = "llvm.getelementptr"(%879, %885) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %887 = "llvm.getelementptr"(%886) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %888 = "vector.extract"(%867) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %889 = "vector.extract"(%867) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %890 = "vector.extract"(%867) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %891 = "vector.extract"(%867) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %892 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %893 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %894 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %895 = "arith.remui"(%892, %370) : (i32, i32) -> i32
        %896 = "arith.addi"(%503, %895) : (i32, i32) -> i32
        %897 = "arith.muli"(%896, %25) : (i32, i32) -> i32
        %898 = "arith.addi"(%897, %551) : (i32, i32) -> i32
        %899 = "arith.cmpi"(%898, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %900 = "arith.andi"(%508, %899) : (i1, i1) -> i1
        %901 = "arith.extui"(%900) : (i1) -> i8
        %902 = "arith.cmpi"(%901, %530) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%902) ({
          %903 = "llvm.bitcast"(%888) : (f32) -> i32
          %904 = "llvm.bitcast"(%889) : (f32) -> i32
          %905 = "llvm.bitcast"(%890) : (f32) -> i32
          %906 = "llvm.bitcast"(%891) : (f32) -> i32
          %907 = "vector.from_elements"(%903, %904, %905, %906) : (i32, i32, i32, i32) -> vector<4xi32>
          "llvm.store"(%907, %887) {alignment = 16 : i64} : (vector<4xi32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "few_rows_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, f32, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 512, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.cluster_dim = array<i32: 8, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>):
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %8 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %11 = "arith.constant"() {value = 32 : i32} : () -> i32
      %12 = "arith.divui"(%8, %11) : (i32, i32) -> i32
      %13 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
      %14 = "vector.extract"(%13) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %15 = "vector.extract"(%13) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %16 = "vector.extract"(%13) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %17 = "vector.extract"(%13) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %18 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %19 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %20 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %21 = "arith.muli"(%18, %11) : (i32, i32) -> i32
      %22 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %23 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %24 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %25 = "arith.remui"(%22, %11) : (i32, i32) -> i32
      %26 = "arith.addi"(%21, %25) : (i32, i32) -> i32
      %27 = "arith.constant"() {value = 4 : i32} : () -> i32
      %28 = "arith.muli"(%26, %27) : (i32, i32) -> i32
      %29 = "arith.cmpi"(%28, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %30, %31, %32, %33 = "scf.if"(%29) ({
        %34, %35, %36, %37 = "scf.for"(%12, %1, %11, %14, %15, %16, %17) ({
        ^bb0(%38: i32, %39: f32, %40: f32, %41: f32, %42: f32):
          %43 = "arith.constant"() {value = 8 : i32} : () -> i32
          %44 = "arith.addi"(%38, %43) : (i32, i32) -> i32
          %45 = "arith.constant"() {value = 16 : i32} : () -> i32
          %46 = "arith.addi"(%38, %45) : (i32, i32) -> i32
          %47 = "arith.constant"() {value = 24 : i32} : () -> i32
          %48 = "arith.addi"(%38, %47) : (i32, i32) -> i32
          %49 = "arith.constant"() {value = 1 : i32} : () -> i32
          %50 = "arith.subi"(%1, %49) : (i32, i32) -> i32
          %51 = "arith.minsi"(%38, %50) : (i32, i32) -> i32
          %52 = "arith.cmpi"(%38, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %53 = "arith.extsi"(%51) : (i32) -> i64
          %54 = "llvm.getelementptr"(%6, %53) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %55 = "llvm.load"(%54) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %56 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %57 = "arith.select"(%52, %55, %56) : (i1, f32, f32) -> f32
          %58 = "arith.extsi"(%2) : (i32) -> i64
          %59 = "arith.muli"(%53, %58) : (i64, i64) -> i64
          %60 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %61 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %62 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %63 = "arith.muli"(%60, %11) : (i32, i32) -> i32
          %64 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %65 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %66 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %67 = "arith.remui"(%64, %11) : (i32, i32) -> i32
          %68 = "arith.addi"(%63, %67) : (i32, i32) -> i32
          %69 = "arith.muli"(%68, %27) : (i32, i32) -> i32
          %70 = "arith.extsi"(%69) : (i32) -> i64
          %71 = "arith.addi"(%59, %70) : (i64, i64) -> i64
          %72 = "llvm.getelementptr"(%0, %71) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %73 = "llvm.load"(%72) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %74 = "vector.extract"(%73) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %75 = "vector.extract"(%73) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %76 = "vector.extract"(%73) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %77 = "vector.extract"(%73) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %78 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %79 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %80 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %81 = "arith.muli"(%78, %11) : (i32, i32) -> i32
          %82 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %83 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %84 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %85 = "arith.remui"(%82, %11) : (i32, i32) -> i32
          %86 = "arith.addi"(%81, %85) : (i32, i32) -> i32
          %87 = "arith.muli"(%86, %27) : (i32, i32) -> i32
          %88 = "arith.extsi"(%87) : (i32) -> i64
          %89 = "arith.addi"(%59, %88) : (i64, i64) -> i64
          %90 = "llvm.getelementptr"(%4, %89) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %91 = "llvm.load"(%90) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %92 = "vector.extract"(%91) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %93 = "vector.extract"(%91) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %94 = "vector.extract"(%91) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %95 = "vector.extract"(%91) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %96 = "arith.minsi"(%44, %50) : (i32, i32) -> i32
          %97 = "arith.cmpi"(%44, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %98 = "arith.extsi"(%96) : (i32) -> i64
          %99 = "llvm.getelementptr"(%6, %98) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %100 = "llvm.load"(%99) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %101 = "arith.select"(%97, %100, %56) : (i1, f32, f32) -> f32
          %102 = "arith.muli"(%98, %58) : (i64, i64) -> i64
          %103 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %104 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %105 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %106 = "arith.muli"(%103, %11) : (i32, i32) -> i32
          %107 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %108 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %109 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %110 = "arith.remui"(%107, %11) : (i32, i32) -> i32
          %111 = "arith.addi"(%106, %110) : (i32, i32) -> i32
          %112 = "arith.muli"(%111, %27) : (i32, i32) -> i32
          %113 = "arith.extsi"(%112) : (i32) -> i64
          %114 = "arith.addi"(%102, %113) : (i64, i64) -> i64
          %115 = "llvm.getelementptr"(%0, %114) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %116 = "llvm.load"(%115) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %117 = "vector.extract"(%116) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %118 = "vector.extract"(%116) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %119 = "vector.extract"(%116) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %120 = "vector.extract"(%116) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %121 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %122 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %123 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %124 = "arith.muli"(%121, %11) : (i32, i32) -> i32
          %125 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %126 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %127 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %128 = "arith.remui"(%125, %11) : (i32, i32) -> i32
          %129 = "arith.addi"(%124, %128) : (i32, i32) -> i32
          %130 = "arith.muli"(%129, %27) : (i32, i32) -> i32
          %131 = "arith.extsi"(%130) : (i32) -> i64
          %132 = "arith.addi"(%102, %131) : (i64, i64) -> i64
          %133 = "llvm.getelementptr"(%4, %132) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %134 = "llvm.load"(%133) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %135 = "vector.extract"(%134) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %136 = "vector.extract"(%134) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %137 = "vector.extract"(%134) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %138 = "vector.extract"(%134) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %139 = "arith.minsi"(%46, %50) : (i32, i32) -> i32
          %140 = "arith.cmpi"(%46, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %141 = "arith.extsi"(%139) : (i32) -> i64
          %142 = "llvm.getelementptr"(%6, %141) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %143 = "llvm.load"(%142) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %144 = "arith.select"(%140, %143, %56) : (i1, f32, f32) -> f32
          %145 = "arith.muli"(%141, %58) : (i64, i64) -> i64
          %146 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %147 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %148 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %149 = "arith.muli"(%146, %11) : (i32, i32) -> i32
          %150 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %151 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %152 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %153 = "arith.remui"(%150, %11) : (i32, i32) -> i32
          %154 = "arith.addi"(%149, %153) : (i32, i32) -> i32
          %155 = "arith.muli"(%154, %27) : (i32, i32) -> i32
          %156 = "arith.extsi"(%155) : (i32) -> i64
          %157 = "arith.addi"(%145, %156) : (i64, i64) -> i64
          %158 = "llvm.getelementptr"(%0, %157) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %159 = "llvm.load"(%158) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %160 = "vector.extract"(%159) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %161 = "vector.extract"(%159) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %162 = "vector.extract"(%159) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %163 = "vector.extract"(%159) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %164 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %165 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %166 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %167 = "arith.muli"(%164, %11) : (i32, i32) -> i32
          %168 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %169 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %170 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %171 = "arith.remui"(%168, %11) : (i32, i32) -> i32
          %172 = "arith.addi"(%167, %171) : (i32, i32) -> i32
          %173 = "arith.muli"(%172, %27) : (i32, i32) -> i32
          %174 = "arith.extsi"(%173) : (i32) -> i64
          %175 = "arith.addi"(%145, %174) : (i64, i64) -> i64
          %176 = "llvm.getelementptr"(%4, %175) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %177 = "llvm.load"(%176) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %178 = "vector.extract"(%177) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %179 = "vector.extract"(%177) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %180 = "vector.extract"(%177) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %181 = "vector.extract"(%177) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %182 = "arith.minsi"(%48, %50) : (i32, i32) -> i32
          %183 = "arith.cmpi"(%48, %1) {predicate = 2 : i64} : (i32, i32) -> i1
          %184 = "arith.extsi"(%182) : (i32) -> i64
          %185 = "llvm.getelementptr"(%6, %184) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %186 = "llvm.load"(%185) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %187 = "arith.select"(%183, %186, %56) : (i1, f32, f32) -> f32
          %188 = "arith.muli"(%184, %58) : (i64, i64) -> i64
          %189 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %190 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %191 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %192 = "arith.muli"(%189, %11) : (i32, i32) -> i32
          %193 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %194 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %195 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %196 = "arith.remui"(%193, %11) : (i32, i32) -> i32
          %197 = "arith.addi"(%192, %196) : (i32, i32) -> i32
          %198 = "arith.muli"(%197, %27) : (i32, i32) -> i32
          %199 = "arith.extsi"(%198) : (i32) -> i64
          %200 = "arith.addi"(%188, %199) : (i64, i64) -> i64
          %201 = "llvm.getelementptr"(%0, %200) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %202 = "llvm.load"(%201) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %203 = "vector.extract"(%202) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %204 = "vector.extract"(%202) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %205 = "vector.extract"(%202) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %206 = "vector.extract"(%202) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %207 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %208 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %209 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %210 = "arith.muli"(%207, %11) : (i32, i32) -> i32
          %211 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
          %212 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
          %213 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
          %214 = "arith.remui"(%211, %11) : (i32, i32) -> i32
          %215 = "arith.addi"(%210, %214) : (i32, i32) -> i32
          %216 = "arith.muli"(%215, %27) : (i32, i32) -> i32
          %217 = "arith.extsi"(%216) : (i32) -> i64
          %218 = "arith.addi"(%188, %217) : (i64, i64) -> i64
          %219 = "llvm.getelementptr"(%4, %218) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %220 = "llvm.load"(%219) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %221 = "vector.extract"(%220) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %222 = "vector.extract"(%220) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %223 = "vector.extract"(%220) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %224 = "vector.extract"(%220) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %225 = "vector.from_elements"(%74, %75, %76, %77) : (f32, f32, f32, f32) -> vector<4xf32>
          %226 = "vector.from_elements"(%39, %40, %41, %42) : (f32, f32, f32, f32) -> vector<4xf32>
          %227 = "vector.from_elements"(%92, %93, %94, %95) : (f32, f32, f32, f32) -> vector<4xf32>
          %228 = "arith.subf"(%227, %13) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %229 = "arith.mulf"(%225, %228) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %230 = "vector.broadcast"(%57) : (f32) -> vector<4xf32>
          %231 = "arith.mulf"(%229, %230) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %232 = "arith.addf"(%226, %231) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %233 = "vector.extract"(%232) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %234 = "vector.extract"(%232) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %235 = "vector.extract"(%232) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %236 = "vector.extract"(%232) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %237 = "vector.from_elements"(%117, %118, %119, %120) : (f32, f32, f32, f32) -> vector<4xf32>
          %238 = "vector.from_elements"(%233, %234, %235, %236) : (f32, f32, f32, f32) -> vector<4xf32>
          %239 = "vector.from_elements"(%135, %136, %137, %138) : (f32, f32, f32, f32) -> vector<4xf32>
          %240 = "arith.subf"(%239, %13) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %241 = "arith.mulf"(%237, %240) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %242 = "vector.broadcast"(%101) : (f32) -> vector<4xf32>
          %243 = "arith.mulf"(%241, %242) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %244 = "arith.addf"(%238, %243) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %245 = "vector.extract"(%244) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %246 = "vector.extract"(%244) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %247 = "vector.extract"(%244) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %248 = "vector.extract"(%244) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %249 = "vector.from_elements"(%160, %161, %162, %163) : (f32, f32, f32, f32) -> vector<4xf32>
          %250 = "vector.from_elements"(%245, %246, %247, %248) : (f32, f32, f32, f32) -> vector<4xf32>
          %251 = "vector.from_elements"(%178, %179, %180, %181) : (f32, f32, f32, f32) -> vector<4xf32>
          %252 = "arith.subf"(%251, %13) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %253 = "arith.mulf"(%249, %252) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %254 = "vector.broadcast"(%144) : (f32) -> vector<4xf32>
          %255 = "arith.mulf"(%253, %254) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %256 = "arith.addf"(%250, %255) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %257 = "vector.extract"(%256) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %258 = "vector.extract"(%256) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %259 = "vector.extract"(%256) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %260 = "vector.extract"(%256) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %261 = "vector.from_elements"(%203, %204, %205, %206) : (f32, f32, f32, f32) -> vector<4xf32>
          %262 = "vector.from_elements"(%257, %258, %259, %260) : (f32, f32, f32, f32) -> vector<4xf32>
          %263 = "vector.from_elements"(%221, %222, %223, %224) : (f32, f32, f32, f32) -> vector<4xf32>
          %264 = "arith.subf"(%263, %13) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %265 = "arith.mulf"(%261, %264) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %266 = "vector.broadcast"(%187) : (f32) -> vector<4xf32>
          %267 = "arith.mulf"(%265, %266) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %268 = "arith.addf"(%262, %267) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %269 = "vector.extract"(%268) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %270 = "vector.extract"(%268) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %271 = "vector.extract"(%268) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %272 = "vector.extract"(%268) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%269, %270, %271, %272) : (f32, f32, f32, f32) -> ()
        }) : (i32, i32, i32, f32, f32, f32, f32) -> (f32, f32, f32, f32)
        "scf.yield"(%34, %35, %36, %37) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%14, %15, %16, %17) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %273 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %274 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %275 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %276 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %277 = "arith.remui"(%273, %11) : (i32, i32) -> i32
      %278 = "arith.divui"(%273, %11) : (i32, i32) -> i32
      %279 = "arith.muli"(%277, %27) : (i32, i32) -> i32
      %280 = "arith.constant"() {value = 144 : i32} : () -> i32
      %281 = "arith.muli"(%278, %280) : (i32, i32) -> i32
      %282 = "arith.addi"(%279, %281) : (i32, i32) -> i32
      %283 = "llvm.getelementptr"(%276, %282) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %284 = "vector.from_elements"(%30, %31, %32, %33) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%284, %283) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %285 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %286 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %287 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %288 = "arith.constant"() {value = 128 : i32} : () -> i32
      %289 = "arith.muli"(%285, %288) : (i32, i32) -> i32
      %290 = "arith.addi"(%289, %273) : (i32, i32) -> i32
      %291 = "arith.cmpi"(%273, %288) {predicate = 2 : i64} : (i32, i32) -> i1
      %292 = "arith.cmpi"(%290, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %293 = "arith.andi"(%291, %292) : (i1, i1) -> i1
      "scf.if"(%293) ({
        %294 = "arith.remui"(%273, %27) : (i32, i32) -> i32
        %295 = "arith.divui"(%273, %27) : (i32, i32) -> i32
        %296 = "arith.remui"(%294, %27) : (i32, i32) -> i32
        %297 = "arith.divui"(%294, %27) : (i32, i32) -> i32
        %298 = "arith.muli"(%297, %280) : (i32, i32) -> i32
        %299 = "arith.addi"(%296, %298) : (i32, i32) -> i32
        %300 = "arith.muli"(%295, %27) : (i32, i32) -> i32
        %301 = "arith.addi"(%299, %300) : (i32, i32) -> i32
        %302 = "llvm.getelementptr"(%276, %301) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %303 = "llvm.load"(%302) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %304 = "arith.constant"() {value = 0.0 : f32} : () -> f32
        %305 = "arith.addf"(%304, %303) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %306 = "arith.addi"(%301, %280) : (i32, i32) -> i32
        %307 = "llvm.getelementptr"(%276, %306) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %308 = "llvm.load"(%307) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %309 = "arith.addf"(%305, %308) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %310 = "arith.constant"() {value = 288 : i32} : () -> i32
        %311 = "arith.addi"(%301, %310) : (i32, i32) -> i32
        %312 = "llvm.getelementptr"(%276, %311) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %313 = "llvm.load"(%312) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %314 = "arith.addf"(%309, %313) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %315 = "arith.constant"() {value = 432 : i32} : () -> i32
        %316 = "arith.addi"(%301, %315) : (i32, i32) -> i32
        %317 = "llvm.getelementptr"(%276, %316) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %318 = "llvm.load"(%317) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %319 = "arith.addf"(%314, %318) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %320 = "arith.constant"() {value = 576 : i32} : () -> i32
        %321 = "arith.addi"(%301, %320) : (i32, i32) -> i32
        %322 = "llvm.getelementptr"(%276, %321) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %323 = "llvm.load"(%322) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %324 = "arith.addf"(%319, %323) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %325 = "arith.constant"() {value = 720 : i32} : () -> i32
        %326 = "arith.addi"(%301, %325) : (i32, i32) -> i32
        %327 = "llvm.getelementptr"(%276, %326) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %328 = "llvm.load"(%327) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %329 = "arith.addf"(%324, %328) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %330 = "arith.constant"() {value = 864 : i32} : () -> i32
        %331 = "arith.addi"(%301, %330) : (i32, i32) -> i32
        %332 = "llvm.getelementptr"(%276, %331) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %333 = "llvm.load"(%332) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %334 = "arith.addf"(%329, %333) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %335 = "arith.constant"() {value = 1008 : i32} : () -> i32
        %336 = "arith.addi"(%301, %335) : (i32, i32) -> i32
        %337 = "llvm.getelementptr"(%276, %336) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %338 = "llvm.load"(%337) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %339 = "arith.addf"(%334, %338) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %340 = "arith.extsi"(%290) : (i32) -> i64
        %341 = "llvm.getelementptr"(%7, %340) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%339, %341) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "columns_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>, %8: i64, %9: !llvm.ptr<1>, %10: f32, %11: !llvm.ptr<1>, %12: !llvm.ptr<1>, %13: !llvm.ptr<1>):
    %14 = "arith.extsi"(%2) : (i32) -> i64
    %15 = "cutec.device_attribute"() {name = "multiprocessor_count"} : () -> i32
    %16 = "arith.constant"() {value = 132 : i32} : () -> i32
    %17 = "arith.minsi"(%15, %16) : (i32, i32) -> i32
    %18 = "arith.constant"() {value = 511 : i32} : () -> i32
    %19 = "arith.addi"(%2, %18) : (i32, i32) -> i32
    %20 = "arith.constant"() {value = 512 : i32} : () -> i32
    %21 = "arith.divui"(%19, %20) : (i32, i32) -> i32
    %22 = "arith.constant"() {value = 1 : i32} : () -> i32
    %23 = "arith.maxsi"(%21, %22) : (i32, i32) -> i32
    %24 = "arith.divui"(%17, %23) : (i32, i32) -> i32
    %25 = "arith.constant"() {value = 66 : i32} : () -> i32
    %26 = "arith.minsi"(%24, %25) : (i32, i32) -> i32
    %27 = "arith.constant"() {value = 15 : i32} : () -> i32
    %28 = "arith.addi"(%1, %27) : (i32, i32) -> i32
    %29 = "arith.constant"() {value = 16 : i32} : () -> i32
    %30 = "arith.divui"(%28, %29) : (i32, i32) -> i32
    %31 = "arith.minsi"(%26, %30) : (i32, i32) -> i32
    %32 = "arith.maxsi"(%31, %22) : (i32, i32) -> i32
    %33 = "arith.muli"(%32, %29) : (i32, i32) -> i32
    %34 = "arith.subi"(%33, %22) : (i32, i32) -> i32
    %35 = "arith.addi"(%1, %34) : (i32, i32) -> i32
    %36 = "arith.remsi"(%35, %33) : (i32, i32) -> i32
    %37 = "arith.constant"() {value = 0 : i32} : () -> i32
    %38 = "arith.cmpi"(%36, %37) {predicate = 2 : i64} : (i32, i32) -> i1
    %39 = "arith.divsi"(%35, %33) : (i32, i32) -> i32
    %40 = "arith.extsi"(%38) : (i1) -> i32
    %41 = "arith.addi"(%39, %40) : (i32, i32) -> i32
    %42 = "arith.maxsi"(%2, %22) : (i32, i32) -> i32
    %43 = "arith.sitofp"(%42) : (i32) -> f32
    %44 = "arith.constant"() {value = 1.0 : f32} : () -> f32
    %45 = "arith.divf"(%44, %43) : (f32, f32) -> f32
    %46 = "cutec.device_attribute"() {name = "multiprocessor_count"} : () -> i32
    %47 = "arith.minsi"(%46, %16) : (i32, i32) -> i32
    %48 = "arith.divui"(%47, %23) : (i32, i32) -> i32
    %49 = "arith.minsi"(%48, %25) : (i32, i32) -> i32
    %50 = "arith.minsi"(%49, %30) : (i32, i32) -> i32
    %51 = "arith.muli"(%50, %21) : (i32, i32) -> i32
    %52 = "arith.constant"() {value = 198784 : i32} : () -> i32
    "gpu.launch_func"(%51, %22, %22, %20, %22, %22, %52, %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %11, %14, %13, %10, %45, %41) {kernel = @kernels::@rows_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 16, 0>, cutec.cooperative} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, f32, f32, i32) -> ()
    %53 = "arith.addi"(%2, %27) : (i32, i32) -> i32
    %54 = "arith.divui"(%53, %29) : (i32, i32) -> i32
    %55 = "cutec.device_attribute"() {name = "multiprocessor_count"} : () -> i32
    %56 = "arith.minsi"(%55, %16) : (i32, i32) -> i32
    %57 = "arith.divui"(%56, %23) : (i32, i32) -> i32
    %58 = "arith.minsi"(%57, %25) : (i32, i32) -> i32
    %59 = "arith.minsi"(%58, %30) : (i32, i32) -> i32
    %60 = "arith.cmpi"(%59, %22) {predicate = 3 : i64} : (i32, i32) -> i1
    %61 = "arith.select"(%60, %37, %54) : (i1, i32, i32) -> i32
    %62 = "arith.constant"() {value = 256 : i32} : () -> i32
    %63 = "arith.constant"() {value = 1024 : i32} : () -> i32
    "gpu.launch_func"(%61, %22, %22, %62, %22, %22, %63, %11, %2, %14, %9, %59) {kernel = @kernels::@add_up_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 5, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32) -> ()
    %64 = "cutec.device_attribute"() {name = "multiprocessor_count"} : () -> i32
    %65 = "arith.minsi"(%64, %16) : (i32, i32) -> i32
    %66 = "arith.divui"(%65, %23) : (i32, i32) -> i32
    %67 = "arith.minsi"(%66, %25) : (i32, i32) -> i32
    %68 = "arith.minsi"(%67, %30) : (i32, i32) -> i32
    %69 = "arith.cmpi"(%68, %37) {predicate = 4 : i64} : (i32, i32) -> i1
    %70 = "arith.constant"() {value = 8 : i32} : () -> i32
    %71 = "arith.muli"(%1, %70) : (i32, i32) -> i32
    %72 = "arith.select"(%69, %37, %71) : (i1, i32, i32) -> i32
    %73 = "arith.constant"() {value = 1032 : i32} : () -> i32
    "gpu.launch_func"(%72, %22, %22, %20, %22, %22, %70, %22, %22, %73, %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %12, %10, %45) {kernel = @kernels::@few_rows_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 13, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, f32, f32) -> ()
    %74 = "arith.cmpi"(%1, %22) {predicate = 0 : i64} : (i32, i32) -> i1
    %75 = "arith.ori"(%74, %69) : (i1, i1) -> i1
    %76 = "arith.constant"() {value = 127 : i32} : () -> i32
    %77 = "arith.addi"(%2, %76) : (i32, i32) -> i32
    %78 = "arith.constant"() {value = 128 : i32} : () -> i32
    %79 = "arith.divui"(%77, %78) : (i32, i32) -> i32
    %80 = "arith.select"(%75, %37, %79) : (i1, i32, i32) -> i32
    %81 = "arith.constant"() {value = 4544 : i32} : () -> i32
    "gpu.launch_func"(%80, %22, %22, %62, %22, %22, %81, %0, %1, %2, %3, %4, %5, %12, %9) {kernel = @kernels::@columns_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 8, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "rmsnorm_backward_f32_form32x4x0x3x66x1", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, f32, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
