"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 16 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64):
      %6 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %7 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %8 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %9 = "arith.constant"() {value = 8 : i32} : () -> i32
      %10 = "arith.divui"(%6, %9) : (i32, i32) -> i32
      %11 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      "nvvm.cluster.arrive.relaxed"() {aligned} : () -> ()
      %12 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %13 = "llvm.getelementptr"(%12) {rawConstantIndices = array<i32: 64>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %14 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %17 = "arith.extsi"(%10) : (i32) -> i64
      %18 = "arith.extsi"(%11) : (i32) -> i64
      %19 = "arith.constant"() {value = 16384 : i32} : () -> i32
      %20 = "arith.constant"() {value = 1 : i32} : () -> i32
      %21 = "arith.muli"(%17, %3) : (i64, i64) -> i64
      %22 = "arith.constant"() {value = 16384 : i64} : () -> i64
      %23 = "arith.muli"(%18, %22) : (i64, i64) -> i64
      %24 = "arith.addi"(%21, %23) : (i64, i64) -> i64
      %25 = "llvm.getelementptr"(%0, %24) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %26 = "arith.constant"() {value = 4 : i32} : () -> i32
      %27 = "arith.muli"(%14, %26) : (i32, i32) -> i32
      %28 = "llvm.getelementptr"(%25, %27) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %29 = "arith.muli"(%17, %5) : (i64, i64) -> i64
      %30 = "arith.addi"(%29, %23) : (i64, i64) -> i64
      %31 = "llvm.getelementptr"(%4, %30) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %32 = "llvm.getelementptr"(%31, %27) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %33 = "arith.muli"(%11, %19) : (i32, i32) -> i32
      %34 = "arith.addi"(%33, %27) : (i32, i32) -> i32
      %35 = "arith.cmpi"(%10, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %36 = "arith.cmpi"(%34, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %37 = "arith.andi"(%35, %36) : (i1, i1) -> i1
      %38 = "arith.extui"(%37) : (i1) -> i8
      %39 = "arith.constant"() {value = 2048 : i32} : () -> i32
      %40 = "arith.addi"(%34, %39) : (i32, i32) -> i32
      %41 = "arith.cmpi"(%40, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %42 = "arith.andi"(%35, %41) : (i1, i1) -> i1
      %43 = "arith.extui"(%42) : (i1) -> i8
      %44 = "arith.constant"() {value = 4096 : i32} : () -> i32
      %45 = "arith.addi"(%34, %44) : (i32, i32) -> i32
      %46 = "arith.cmpi"(%45, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %47 = "arith.andi"(%35, %46) : (i1, i1) -> i1
      %48 = "arith.extui"(%47) : (i1) -> i8
      %49 = "arith.constant"() {value = 6144 : i32} : () -> i32
      %50 = "arith.addi"(%34, %49) : (i32, i32) -> i32
      %51 = "arith.cmpi"(%50, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %52 = "arith.andi"(%35, %51) : (i1, i1) -> i1
      %53 = "arith.extui"(%52) : (i1) -> i8
      %54 = "arith.constant"() {value = 8192 : i32} : () -> i32
      %55 = "arith.addi"(%34, %54) : (i32, i32) -> i32
      %56 = "arith.cmpi"(%55, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %57 = "arith.andi"(%35, %56) : (i1, i1) -> i1
      %58 = "arith.extui"(%57) : (i1) -> i8
      %59 = "arith.constant"() {value = 10240 : i32} : () -> i32
      %60 = "arith.addi"(%34, %59) : (i32, i32) -> i32
      %61 = "arith.cmpi"(%60, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %62 = "arith.andi"(%35, %61) : (i1, i1) -> i1
      %63 = "arith.extui"(%62) : (i1) -> i8
      %64 = "arith.constant"() {value = 12288 : i32} : () -> i32
      %65 = "arith.addi"(%34, %64) : (i32, i32) -> i32
      %66 = "arith.cmpi"(%65, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %67 = "arith.andi"(%35, %66) : (i1, i1) -> i1
      %68 = "arith.extui"(%67) : (i1) -> i8
      %69 = "arith.constant"() {value = 14336 : i32} : () -> i32
      %70 = "arith.addi"(%34, %69) : (i32, i32) -> i32
      %71 = "arith.cmpi"(%70, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %72 = "arith.andi"(%35, %71) : (i1, i1) -> i1
      %73 = "arith.extui"(%72) : (i1) -> i8
      %74 = "arith.constant"() {value = dense<0xFF800000> : vector<32xf32>} : () -> vector<32xf32>
      %75 = "vector.extract"(%74) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
      %76 = "vector.extract"(%74) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
      %77 = "vector.extract"(%74) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
      %78 = "vector.extract"(%74) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
      %79 = "vector.extract"(%74) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
      %80 = "vector.extract"(%74) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
      %81 = "vector.extract"(%74) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
      %82 = "vector.extract"(%74) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
      %83 = "vector.extract"(%74) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
      %84 = "vector.extract"(%74) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
      %85 = "vector.extract"(%74) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
      %86 = "vector.extract"(%74) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
      %87 = "vector.extract"(%74) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
      %88 = "vector.extract"(%74) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
      %89 = "vector.extract"(%74) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
      %90 = "vector.extract"(%74) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
      %91 = "vector.extract"(%74) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
      %92 = "vector.extract"(%74) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
      %93 = "vector.extract"(%74) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
      %94 = "vector.extract"(%74) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
      %95 = "vector.extract"(%74) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
      %96 = "vector.extract"(%74) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
      %97 = "vector.extract"(%74) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
      %98 = "vector.extract"(%74) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
      %99 = "vector.extract"(%74) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
      %100 = "vector.extract"(%74) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
      %101 = "vector.extract"(%74) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
      %102 = "vector.extract"(%74) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
      %103 = "vector.extract"(%74) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
      %104 = "vector.extract"(%74) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
      %105 = "vector.extract"(%74) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
      %106 = "vector.extract"(%74) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
      %107 = "arith.constant"() {value = 0 : i8} : () -> i8
      %108 = "arith.cmpi"(%38, %107) {predicate = 1 : i64} : (i8, i8) -> i1
      %109, %110, %111, %112 = "scf.if"(%108) ({
        %113 = "llvm.load"(%28) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %114 = "vector.extract"(%113) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %115 = "vector.extract"(%113) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %116 = "vector.extract"(%113) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %117 = "vector.extract"(%113) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%114, %115, %116, %117) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%75, %76, %77, %78) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %118 = "arith.cmpi"(%43, %107) {predicate = 1 : i64} : (i8, i8) -> i1
      %119, %120, %121, %122 = "scf.if"(%118) ({
        %123 = "llvm.getelementptr"(%28) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %124 = "llvm.load"(%123) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %125 = "vector.extract"(%124) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %126 = "vector.extract"(%124) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %127 = "vector.extract"(%124) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %128 = "vector.extract"(%124) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%125, %126, %127, %128) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%79, %80, %81, %82) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %129 = "arith.cmpi"(%48, %107) {predicate = 1 : i64} : (i8, i8) -> i1
      %130, %131, %132, %133 = "scf.if"(%129) ({
        %134 = "llvm.getelementptr"(%28) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %135 = "llvm.load"(%134) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %136 = "vector.extract"(%135) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %137 = "vector.extract"(%135) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %138 = "vector.extract"(%135) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %139 = "vector.extract"(%135) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%136, %137, %138, %139) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%83, %84, %85, %86) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %140 = "arith.cmpi"(%53, %107) {predicate = 1 : i64} : (i8, i8) -> i1
      %141, %142, %143, %144 = "scf.if"(%140) ({
        %145 = "llvm.getelementptr"(%28) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %146 = "llvm.load"(%145) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %147 = "vector.extract"(%146) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %148 = "vector.extract"(%146) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %149 = "vector.extract"(%146) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %150 = "vector.extract"(%146) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%147, %148, %149, %150) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%87, %88, %89, %90) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %151 = "arith.cmpi"(%58, %107) {predicate = 1 : i64} : (i8, i8) -> i1
      %152, %153, %154, %155 = "scf.if"(%151) ({
        %156 = "llvm.getelementptr"(%28) {rawConstantIndices = array<i32: 8192>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %157 = "llvm.load"(%156) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %158 = "vector.extract"(%157) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %159 = "vector.extract"(%157) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %160 = "vector.extract"(%157) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %161 = "vector.extract"(%157) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%158, %159, %160, %161) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%91, %92, %93, %94) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %162 = "arith.cmpi"(%63, %107) {predicate = 1 : i64} : (i8, i8) -> i1
      %163, %164, %165, %166 = "scf.if"(%162) ({
        %167 = "llvm.getelementptr"(%28) {rawConstantIndices = array<i32: 10240>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %168 = "llvm.load"(%167) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %169 = "vector.extract"(%168) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %170 = "vector.extract"(%168) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %171 = "vector.extract"(%168) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %172 = "vector.extract"(%168) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%169, %170, %171, %172) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%95, %96, %97, %98) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %173 = "arith.cmpi"(%68, %107) {predicate = 1 : i64} : (i8, i8) -> i1
      %174, %175, %176, %177 = "scf.if"(%173) ({
        %178 = "llvm.getelementptr"(%28) {rawConstantIndices = array<i32: 12288>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %179 = "llvm.load"(%178) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %180 = "vector.extract"(%179) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %181 = "vector.extract"(%179) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %182 = "vector.extract"(%179) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %183 = "vector.extract"(%179) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%180, %181, %182, %183) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%99, %100, %101, %102) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %184 = "arith.cmpi"(%73, %107) {predicate = 1 : i64} : (i8, i8) -> i1
      %185, %186, %187, %188 = "scf.if"(%184) ({
        %189 = "llvm.getelementptr"(%28) {rawConstantIndices = array<i32: 14336>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %190 = "llvm.load"(%189) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %191 = "vector.extract"(%190) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %192 = "vector.extract"(%190) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %193 = "vector.extract"(%190) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %194 = "vector.extract"(%190) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%191, %192, %193, %194) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%103, %104, %105, %106) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %195 = "vector.from_elements"(%109, %110, %111, %112, %119, %120, %121, %122, %130, %131, %132, %133, %141, %142, %143, %144, %152, %153, %154, %155, %163, %164, %165, %166, %174, %175, %176, %177, %185, %186, %187, %188) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
      %196 = "vector.shuffle"(%195, %195) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
      %197 = "vector.shuffle"(%195, %195) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
      %198 = "arith.maxnumf"(%196, %197) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %199 = "vector.shuffle"(%198, %198) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
      %200 = "vector.shuffle"(%198, %198) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
      %201 = "arith.maxnumf"(%199, %200) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
      %202 = "vector.shuffle"(%201, %201) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
      %203 = "vector.shuffle"(%201, %201) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
      %204 = "arith.maxnumf"(%202, %203) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %205 = "vector.shuffle"(%204, %204) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %206 = "vector.shuffle"(%204, %204) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %207 = "arith.maxnumf"(%205, %206) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %208 = "vector.shuffle"(%207, %207) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %209 = "vector.shuffle"(%207, %207) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %210 = "arith.maxnumf"(%208, %209) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %211 = "vector.extract"(%210) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %212 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
      %213 = "arith.maxnumf"(%211, %212) : (f32, f32) -> f32
      %214 = "arith.constant"() {value = -1 : i32} : () -> i32
      %215 = "arith.constant"() {value = 16 : i32} : () -> i32
      %216 = "arith.constant"() {value = 31 : i32} : () -> i32
      %217 = "nvvm.shfl.sync"(%214, %213, %215, %216) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %218 = "arith.maxnumf"(%213, %217) : (f32, f32) -> f32
      %219 = "nvvm.shfl.sync"(%214, %218, %9, %216) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %220 = "arith.maxnumf"(%218, %219) : (f32, f32) -> f32
      %221 = "nvvm.shfl.sync"(%214, %220, %26, %216) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %222 = "arith.maxnumf"(%220, %221) : (f32, f32) -> f32
      %223 = "arith.constant"() {value = 2 : i32} : () -> i32
      %224 = "nvvm.shfl.sync"(%214, %222, %223, %216) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %225 = "arith.maxnumf"(%222, %224) : (f32, f32) -> f32
      %226 = "nvvm.shfl.sync"(%214, %225, %20, %216) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %227 = "arith.maxnumf"(%225, %226) : (f32, f32) -> f32
      %228 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %229 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %230 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %231 = "arith.constant"() {value = 32 : i32} : () -> i32
      %232 = "arith.remui"(%228, %231) : (i32, i32) -> i32
      %233 = "arith.constant"() {value = 0 : i32} : () -> i32
      %234 = "arith.cmpi"(%232, %233) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%234) ({
        %235 = "arith.divui"(%228, %231) : (i32, i32) -> i32
        %236 = "llvm.getelementptr"(%12, %235) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%227, %236) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %237 = "arith.remui"(%228, %215) : (i32, i32) -> i32
      %238 = "llvm.getelementptr"(%12, %237) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %239 = "llvm.load"(%238) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %240 = "nvvm.shfl.sync"(%214, %239, %9, %216) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %241 = "arith.maxnumf"(%239, %240) : (f32, f32) -> f32
      %242 = "nvvm.shfl.sync"(%214, %241, %26, %216) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %243 = "arith.maxnumf"(%241, %242) : (f32, f32) -> f32
      %244 = "nvvm.shfl.sync"(%214, %243, %223, %216) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %245 = "arith.maxnumf"(%243, %244) : (f32, f32) -> f32
      %246 = "nvvm.shfl.sync"(%214, %245, %20, %216) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %247 = "arith.maxnumf"(%245, %246) : (f32, f32) -> f32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %248 = "arith.cmpf"(%247, %212) {predicate = 1 : i64} : (f32, f32) -> i1
      %249 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %250 = "arith.select"(%248, %249, %247) : (i1, f32, f32) -> f32
      %251 = "vector.broadcast"(%250) : (f32) -> vector<32xf32>
      %252 = "arith.subf"(%195, %251) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
      %253 = "vector.extract"(%252) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
      %254 = "vector.extract"(%252) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
      %255 = "vector.extract"(%252) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
      %256 = "vector.extract"(%252) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
      %257 = "vector.extract"(%252) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
      %258 = "vector.extract"(%252) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
      %259 = "vector.extract"(%252) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
      %260 = "vector.extract"(%252) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
      %261 = "vector.extract"(%252) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
      %262 = "vector.extract"(%252) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
      %263 = "vector.extract"(%252) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
      %264 = "vector.extract"(%252) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
      %265 = "vector.extract"(%252) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
      %266 = "vector.extract"(%252) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
      %267 = "vector.extract"(%252) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
      %268 = "vector.extract"(%252) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
      %269 = "vector.extract"(%252) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
      %270 = "vector.extract"(%252) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
      %271 = "vector.extract"(%252) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
      %272 = "vector.extract"(%252) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
      %273 = "vector.extract"(%252) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
      %274 = "vector.extract"(%252) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
      %275 = "vector.extract"(%252) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
      %276 = "vector.extract"(%252) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
      %277 = "vector.extract"(%252) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
      %278 = "vector.extract"(%252) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
      %279 = "vector.extract"(%252) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
      %280 = "vector.extract"(%252) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
      %281 = "vector.extract"(%252) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
      %282 = "vector.extract"(%252) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
      %283 = "vector.extract"(%252) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
      %284 = "vector.extract"(%252) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
      %285 = "arith.constant"() {value = 1.4426950408889634 : f32} : () -> f32
      %286 = "arith.mulf"(%253, %285) : (f32, f32) -> f32
      %287 = "llvm.call_intrinsic"(%286) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %288 = "arith.mulf"(%254, %285) : (f32, f32) -> f32
      %289 = "llvm.call_intrinsic"(%288) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %290 = "arith.mulf"(%255, %285) : (f32, f32) -> f32
      %291 = "llvm.call_intrinsic"(%290) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %292 = "arith.mulf"(%256, %285) : (f32, f32) -> f32
      %293 = "llvm.call_intrinsic"(%292) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %294 = "arith.mulf"(%257, %285) : (f32, f32) -> f32
      %295 = "llvm.call_intrinsic"(%294) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %296 = "arith.mulf"(%258, %285) : (f32, f32) -> f32
      %297 = "llvm.call_intrinsic"(%296) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %298 = "arith.mulf"(%259, %285) : (f32, f32) -> f32
      %299 = "llvm.call_intrinsic"(%298) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %300 = "arith.mulf"(%260, %285) : (f32, f32) -> f32
      %301 = "llvm.call_intrinsic"(%300) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %302 = "arith.mulf"(%261, %285) : (f32, f32) -> f32
      %303 = "llvm.call_intrinsic"(%302) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %304 = "arith.mulf"(%262, %285) : (f32, f32) -> f32
      %305 = "llvm.call_intrinsic"(%304) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %306 = "arith.mulf"(%263, %285) : (f32, f32) -> f32
      %307 = "llvm.call_intrinsic"(%306) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %308 = "arith.mulf"(%264, %285) : (f32, f32) -> f32
      %309 = "llvm.call_intrinsic"(%308) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %310 = "arith.mulf"(%265, %285) : (f32, f32) -> f32
      %311 = "llvm.call_intrinsic"(%310) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %312 = "arith.mulf"(%266, %285) : (f32, f32) -> f32
      %313 = "llvm.call_intrinsic"(%312) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %314 = "arith.mulf"(%267, %285) : (f32, f32) -> f32
      %315 = "llvm.call_intrinsic"(%314) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %316 = "arith.mulf"(%268, %285) : (f32, f32) -> f32
      %317 = "llvm.call_intrinsic"(%316) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %318 = "arith.mulf"(%269, %285) : (f32, f32) -> f32
      %319 = "llvm.call_intrinsic"(%318) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %320 = "arith.mulf"(%270, %285) : (f32, f32) -> f32
      %321 = "llvm.call_intrinsic"(%320) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %322 = "arith.mulf"(%271, %285) : (f32, f32) -> f32
      %323 = "llvm.call_intrinsic"(%322) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %324 = "arith.mulf"(%272, %285) : (f32, f32) -> f32
      %325 = "llvm.call_intrinsic"(%324) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %326 = "arith.mulf"(%273, %285) : (f32, f32) -> f32
      %327 = "llvm.call_intrinsic"(%326) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %328 = "arith.mulf"(%274, %285) : (f32, f32) -> f32
      %329 = "llvm.call_intrinsic"(%328) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %330 = "arith.mulf"(%275, %285) : (f32, f32) -> f32
      %331 = "llvm.call_intrinsic"(%330) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %332 = "arith.mulf"(%276, %285) : (f32, f32) -> f32
      %333 = "llvm.call_intrinsic"(%332) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %334 = "arith.mulf"(%277, %285) : (f32, f32) -> f32
      %335 = "llvm.call_intrinsic"(%334) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %336 = "arith.mulf"(%278, %285) : (f32, f32) -> f32
      %337 = "llvm.call_intrinsic"(%336) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %338 = "arith.mulf"(%279, %285) : (f32, f32) -> f32
      %339 = "llvm.call_intrinsic"(%338) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %340 = "arith.mulf"(%280, %285) : (f32, f32) -> f32
      %341 = "llvm.call_intrinsic"(%340) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %342 = "arith.mulf"(%281, %285) : (f32, f32) -> f32
      %343 = "llvm.call_intrinsic"(%342) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %344 = "arith.mulf"(%282, %285) : (f32, f32) -> f32
      %345 = "llvm.call_intrinsic"(%344) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %346 = "arith.mulf"(%283, %285) : (f32, f32) -> f32
      %347 = "llvm.call_intrinsic"(%346) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %348 = "arith.mulf"(%284, %285) : (f32, f32) -> f32
      %349 = "llvm.call_intrinsic"(%348) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %350 = "vector.from_elements"(%287, %289, %291, %293, %295, %297, %299, %301, %303, %305, %307, %309, %311, %313, %315, %317, %319, %321, %323, %325, %327, %329, %331, %333, %335, %337, %339, %341, %343, %345, %347, %349) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
      %351 = "vector.shuffle"(%350, %350) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
      %352 = "vector.shuffle"(%350, %350) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
      %353 = "arith.addf"(%351, %352) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %354 = "vector.shuffle"(%353, %353) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
      %355 = "vector.shuffle"(%353, %353) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
      %356 = "arith.addf"(%354, %355) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
      %357 = "vector.shuffle"(%356, %356) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
      %358 = "vector.shuffle"(%356, %356) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
      %359 = "arith.addf"(%357, %358) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %360 = "vector.shuffle"(%359, %359) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %361 = "vector.shuffle"(%359, %359) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %362 = "arith.addf"(%360, %361) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %363 = "vector.shuffle"(%362, %362) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %364 = "vector.shuffle"(%362, %362) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %365 = "arith.addf"(%363, %364) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %366 = "vector.extract"(%365) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %367 = "arith.addf"(%366, %249) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %368 = "nvvm.shfl.sync"(%214, %367, %215, %216) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %369 = "arith.addf"(%367, %368) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %370 = "nvvm.shfl.sync"(%214, %369, %9, %216) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %371 = "arith.addf"(%369, %370) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %372 = "nvvm.shfl.sync"(%214, %371, %26, %216) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %373 = "arith.addf"(%371, %372) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %374 = "nvvm.shfl.sync"(%214, %373, %223, %216) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %375 = "arith.addf"(%373, %374) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %376 = "nvvm.shfl.sync"(%214, %375, %20, %216) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %377 = "arith.addf"(%375, %376) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %378 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %379 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %380 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %381 = "arith.remui"(%378, %231) : (i32, i32) -> i32
      %382 = "arith.cmpi"(%381, %233) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%382) ({
        %383 = "arith.divui"(%378, %231) : (i32, i32) -> i32
        %384 = "llvm.getelementptr"(%12, %383) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%377, %384) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %385 = "arith.remui"(%378, %215) : (i32, i32) -> i32
      %386 = "llvm.getelementptr"(%12, %385) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %387 = "llvm.load"(%386) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %388 = "nvvm.shfl.sync"(%214, %387, %9, %216) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %389 = "arith.addf"(%387, %388) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %390 = "nvvm.shfl.sync"(%214, %389, %26, %216) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %391 = "arith.addf"(%389, %390) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %392 = "nvvm.shfl.sync"(%214, %391, %223, %216) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %393 = "arith.addf"(%391, %392) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %394 = "nvvm.shfl.sync"(%214, %393, %20, %216) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %395 = "arith.addf"(%393, %394) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %396 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %397 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %398 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %399 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      "nvvm.cluster.wait"() {aligned} : () -> ()
      %400 = "arith.cmpi"(%396, %9) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%400) ({
        %401 = "nvvm.mapa"(%13, %396) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
        %402 = "arith.muli"(%399, %223) : (i32, i32) -> i32
        %403 = "llvm.getelementptr"(%401, %402) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
        "llvm.store"(%247, %403) {alignment = 4 : i64} : (f32, !llvm.ptr<7>) -> ()
        %404 = "arith.addi"(%20, %402) : (i32, i32) -> i32
        %405 = "llvm.getelementptr"(%401, %404) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
        "llvm.store"(%395, %405) {alignment = 4 : i64} : (f32, !llvm.ptr<7>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.cluster.arrive"() {aligned} : () -> ()
      "nvvm.cluster.wait"() {aligned} : () -> ()
      %406 = "llvm.load"(%13) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %407 = "arith.maxnumf"(%212, %406) : (f32, f32) -> f32
      %408 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %409 = "llvm.load"(%408) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %410 = "arith.maxnumf"(%407, %409) : (f32, f32) -> f32
      %411 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %412 = "llvm.load"(%411) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %413 = "arith.maxnumf"(%410, %412) : (f32, f32) -> f32
      %414 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 6>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %415 = "llvm.load"(%414) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %416 = "arith.maxnumf"(%413, %415) : (f32, f32) -> f32
      %417 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %418 = "llvm.load"(%417) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %419 = "arith.maxnumf"(%416, %418) : (f32, f32) -> f32
      %420 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 10>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %421 = "llvm.load"(%420) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %422 = "arith.maxnumf"(%419, %421) : (f32, f32) -> f32
      %423 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 12>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %424 = "llvm.load"(%423) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %425 = "arith.maxnumf"(%422, %424) : (f32, f32) -> f32
      %426 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 14>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %427 = "llvm.load"(%426) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %428 = "arith.maxnumf"(%425, %427) : (f32, f32) -> f32
      %429 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %430 = "llvm.load"(%429) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %431 = "llvm.load"(%13) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %432 = "arith.cmpf"(%428, %212) {predicate = 1 : i64} : (f32, f32) -> i1
      %433 = "arith.select"(%432, %249, %428) : (i1, f32, f32) -> f32
      %434 = "arith.subf"(%431, %433) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %435 = "arith.mulf"(%434, %285) : (f32, f32) -> f32
      %436 = "llvm.call_intrinsic"(%435) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %437 = "arith.mulf"(%430, %436) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %438 = "arith.addf"(%249, %437) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %439 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %440 = "llvm.load"(%439) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %441 = "llvm.load"(%408) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %442 = "arith.subf"(%441, %433) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %443 = "arith.mulf"(%442, %285) : (f32, f32) -> f32
      %444 = "llvm.call_intrinsic"(%443) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %445 = "arith.mulf"(%440, %444) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %446 = "arith.addf"(%438, %445) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %447 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 5>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %448 = "llvm.load"(%447) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %449 = "llvm.load"(%411) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %450 = "arith.subf"(%449, %433) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %451 = "arith.mulf"(%450, %285) : (f32, f32) -> f32
      %452 = "llvm.call_intrinsic"(%451) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %453 = "arith.mulf"(%448, %452) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %454 = "arith.addf"(%446, %453) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %455 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 7>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %456 = "llvm.load"(%455) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %457 = "llvm.load"(%414) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %458 = "arith.subf"(%457, %433) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %459 = "arith.mulf"(%458, %285) : (f32, f32) -> f32
      %460 = "llvm.call_intrinsic"(%459) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %461 = "arith.mulf"(%456, %460) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %462 = "arith.addf"(%454, %461) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %463 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 9>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %464 = "llvm.load"(%463) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %465 = "llvm.load"(%417) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %466 = "arith.subf"(%465, %433) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %467 = "arith.mulf"(%466, %285) : (f32, f32) -> f32
      %468 = "llvm.call_intrinsic"(%467) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %469 = "arith.mulf"(%464, %468) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %470 = "arith.addf"(%462, %469) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %471 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 11>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %472 = "llvm.load"(%471) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %473 = "llvm.load"(%420) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %474 = "arith.subf"(%473, %433) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %475 = "arith.mulf"(%474, %285) : (f32, f32) -> f32
      %476 = "llvm.call_intrinsic"(%475) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %477 = "arith.mulf"(%472, %476) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %478 = "arith.addf"(%470, %477) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %479 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 13>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %480 = "llvm.load"(%479) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %481 = "llvm.load"(%423) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %482 = "arith.subf"(%481, %433) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %483 = "arith.mulf"(%482, %285) : (f32, f32) -> f32
      %484 = "llvm.call_intrinsic"(%483) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %485 = "arith.mulf"(%480, %484) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %486 = "arith.addf"(%478, %485) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %487 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 15>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %488 = "llvm.load"(%487) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %489 = "llvm.load"(%426) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %490 = "arith.subf"(%489, %433) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %491 = "arith.mulf"(%490, %285) : (f32, f32) -> f32
      %492 = "llvm.call_intrinsic"(%491) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %493 = "arith.mulf"(%488, %492) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %494 = "arith.addf"(%486, %493) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %495 = "arith.subf"(%247, %428) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %496 = "arith.mulf"(%495, %285) : (f32, f32) -> f32
      %497 = "llvm.call_intrinsic"(%496) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %498 = "arith.divf"(%497, %494) : (f32, f32) -> f32
      %499 = "vector.broadcast"(%498) : (f32) -> vector<32xf32>
      %500 = "arith.mulf"(%350, %499) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
      %501 = "vector.extract"(%500) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
      %502 = "vector.extract"(%500) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
      %503 = "vector.extract"(%500) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
      %504 = "vector.extract"(%500) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
      %505 = "vector.extract"(%500) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
      %506 = "vector.extract"(%500) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
      %507 = "vector.extract"(%500) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
      %508 = "vector.extract"(%500) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
      %509 = "vector.extract"(%500) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
      %510 = "vector.extract"(%500) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
      %511 = "vector.extract"(%500) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
      %512 = "vector.extract"(%500) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
      %513 = "vector.extract"(%500) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
      %514 = "vector.extract"(%500) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
      %515 = "vector.extract"(%500) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
      %516 = "vector.extract"(%500) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
      %517 = "vector.extract"(%500) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
      %518 = "vector.extract"(%500) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
      %519 = "vector.extract"(%500) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
      %520 = "vector.extract"(%500) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
      %521 = "vector.extract"(%500) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
      %522 = "vector.extract"(%500) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
      %523 = "vector.extract"(%500) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
      %524 = "vector.extract"(%500) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
      %525 = "vector.extract"(%500) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
      %526 = "vector.extract"(%500) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
      %527 = "vector.extract"(%500) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
      %528 = "vector.extract"(%500) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
      %529 = "vector.extract"(%500) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
      %530 = "vector.extract"(%500) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
      %531 = "vector.extract"(%500) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
      %532 = "vector.extract"(%500) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
      %533 = "arith.cmpi"(%38, %107) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%533) ({
        %534 = "vector.from_elements"(%501, %502, %503, %504) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%534, %32) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %535 = "arith.cmpi"(%43, %107) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%535) ({
        %536 = "llvm.getelementptr"(%32) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %537 = "vector.from_elements"(%505, %506, %507, %508) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%537, %536) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %538 = "arith.cmpi"(%48, %107) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%538) ({
        %539 = "llvm.getelementptr"(%32) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %540 = "vector.from_elements"(%509, %510, %511, %512) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%540, %539) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %541 = "arith.cmpi"(%53, %107) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%541) ({
        %542 = "llvm.getelementptr"(%32) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %543 = "vector.from_elements"(%513, %514, %515, %516) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%543, %542) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %544 = "arith.cmpi"(%58, %107) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%544) ({
        %545 = "llvm.getelementptr"(%32) {rawConstantIndices = array<i32: 8192>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %546 = "vector.from_elements"(%517, %518, %519, %520) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%546, %545) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %547 = "arith.cmpi"(%63, %107) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%547) ({
        %548 = "llvm.getelementptr"(%32) {rawConstantIndices = array<i32: 10240>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %549 = "vector.from_elements"(%521, %522, %523, %524) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%549, %548) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %550 = "arith.cmpi"(%68, %107) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%550) ({
        %551 = "llvm.getelementptr"(%32) {rawConstantIndices = array<i32: 12288>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %552 = "vector.from_elements"(%525, %526, %527, %528) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%552, %551) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %553 = "arith.cmpi"(%73, %107) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%553) ({
        %554 = "llvm.getelementptr"(%32) {rawConstantIndices = array<i32: 14336>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %555 = "vector.from_elements"(%529, %530, %531, %532) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%555, %554) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "softmax_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 512, 1, 1>, nvvm.cluster_dim = array<i32: 8, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64):
      %6 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %7 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %8 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %9 = "arith.constant"() {value = 8 : i32} : () -> i32
      %10 = "arith.divui"(%6, %9) : (i32, i32) -> i32
      %11 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      "nvvm.cluster.arrive.relaxed"() {aligned} : () -> ()
      %12 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %13 = "llvm.getelementptr"(%12) {rawConstantIndices = array<i32: 64>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %14 = "arith.constant"() {value = 16383 : i32} : () -> i32
      %15 = "arith.addi"(%2, %14) : (i32, i32) -> i32
      %16 = "arith.constant"() {value = 16384 : i32} : () -> i32
      %17 = "arith.divui"(%15, %16) : (i32, i32) -> i32
      %18 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
      %19 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %20, %21 = "scf.for"(%11, %17, %9, %18, %19) ({
      ^bb0(%22: i32, %23: f32, %24: f32):
        %25 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %26 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %27 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %28 = "arith.extsi"(%10) : (i32) -> i64
        %29 = "arith.extsi"(%22) : (i32) -> i64
        %30 = "arith.constant"() {value = 1 : i32} : () -> i32
        %31 = "arith.muli"(%28, %3) : (i64, i64) -> i64
        %32 = "arith.constant"() {value = 16384 : i64} : () -> i64
        %33 = "arith.muli"(%29, %32) : (i64, i64) -> i64
        %34 = "arith.addi"(%31, %33) : (i64, i64) -> i64
        %35 = "llvm.getelementptr"(%0, %34) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %36 = "arith.constant"() {value = 4 : i32} : () -> i32
        %37 = "arith.muli"(%25, %36) : (i32, i32) -> i32
        %38 = "llvm.getelementptr"(%35, %37) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %39 = "arith.muli"(%22, %16) : (i32, i32) -> i32
        %40 = "arith.addi"(%39, %37) : (i32, i32) -> i32
        %41 = "arith.cmpi"(%10, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %42 = "arith.cmpi"(%40, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %43 = "arith.andi"(%41, %42) : (i1, i1) -> i1
        %44 = "arith.extui"(%43) : (i1) -> i8
        %45 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %46 = "arith.addi"(%40, %45) : (i32, i32) -> i32
        %47 = "arith.cmpi"(%46, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %48 = "arith.andi"(%41, %47) : (i1, i1) -> i1
        %49 = "arith.extui"(%48) : (i1) -> i8
        %50 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %51 = "arith.addi"(%40, %50) : (i32, i32) -> i32
        %52 = "arith.cmpi"(%51, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %53 = "arith.andi"(%41, %52) : (i1, i1) -> i1
        %54 = "arith.extui"(%53) : (i1) -> i8
        %55 = "arith.constant"() {value = 6144 : i32} : () -> i32
        %56 = "arith.addi"(%40, %55) : (i32, i32) -> i32
        %57 = "arith.cmpi"(%56, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %58 = "arith.andi"(%41, %57) : (i1, i1) -> i1
        %59 = "arith.extui"(%58) : (i1) -> i8
        %60 = "arith.constant"() {value = 8192 : i32} : () -> i32
        %61 = "arith.addi"(%40, %60) : (i32, i32) -> i32
        %62 = "arith.cmpi"(%61, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %63 = "arith.andi"(%41, %62) : (i1, i1) -> i1
        %64 = "arith.extui"(%63) : (i1) -> i8
        %65 = "arith.constant"() {value = 10240 : i32} : () -> i32
        %66 = "arith.addi"(%40, %65) : (i32, i32) -> i32
        %67 = "arith.cmpi"(%66, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %68 = "arith.andi"(%41, %67) : (i1, i1) -> i1
        %69 = "arith.extui"(%68) : (i1) -> i8
        %70 = "arith.constant"() {value = 12288 : i32} : () -> i32
        %71 = "arith.addi"(%40, %70) : (i32, i32) -> i32
        %72 = "arith.cmpi"(%71, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %73 = "arith.andi"(%41, %72) : (i1, i1) -> i1
        %74 = "arith.extui"(%73) : (i1) -> i8
        %75 = "arith.constant"() {value = 14336 : i32} : () -> i32
        %76 = "arith.addi"(%40, %75) : (i32, i32) -> i32
        %77 = "arith.cmpi"(%76, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %78 = "arith.andi"(%41, %77) : (i1, i1) -> i1
        %79 = "arith.extui"(%78) : (i1) -> i8
        %80 = "arith.constant"() {value = dense<0xFF800000> : vector<32xf32>} : () -> vector<32xf32>
        %81 = "vector.extract"(%80) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
        %82 = "vector.extract"(%80) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
        %83 = "vector.extract"(%80) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
        %84 = "vector.extract"(%80) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
        %85 = "vector.extract"(%80) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
        %86 = "vector.extract"(%80) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
        %87 = "vector.extract"(%80) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
        %88 = "vector.extract"(%80) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
        %89 = "vector.extract"(%80) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
        %90 = "vector.extract"(%80) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
        %91 = "vector.extract"(%80) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
        %92 = "vector.extract"(%80) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
        %93 = "vector.extract"(%80) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
        %94 = "vector.extract"(%80) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
        %95 = "vector.extract"(%80) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
        %96 = "vector.extract"(%80) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
        %97 = "vector.extract"(%80) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
        %98 = "vector.extract"(%80) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
        %99 = "vector.extract"(%80) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
        %100 = "vector.extract"(%80) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
        %101 = "vector.extract"(%80) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
        %102 = "vector.extract"(%80) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
        %103 = "vector.extract"(%80) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
        %104 = "vector.extract"(%80) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
        %105 = "vector.extract"(%80) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
        %106 = "vector.extract"(%80) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
        %107 = "vector.extract"(%80) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
        %108 = "vector.extract"(%80) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
        %109 = "vector.extract"(%80) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
        %110 = "vector.extract"(%80) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
        %111 = "vector.extract"(%80) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
        %112 = "vector.extract"(%80) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
        %113 = "arith.constant"() {value = 0 : i8} : () -> i8
        %114 = "arith.cmpi"(%44, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %115, %116, %117, %118 = "scf.if"(%114) ({
          %119 = "llvm.load"(%38) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %120 = "vector.extract"(%119) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %121 = "vector.extract"(%119) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %122 = "vector.extract"(%119) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %123 = "vector.extract"(%119) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%120, %121, %122, %123) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%81, %82, %83, %84) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %124 = "arith.cmpi"(%49, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %125, %126, %127, %128 = "scf.if"(%124) ({
          %129 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %130 = "llvm.load"(%129) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %131 = "vector.extract"(%130) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %132 = "vector.extract"(%130) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %133 = "vector.extract"(%130) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %134 = "vector.extract"(%130) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%131, %132, %133, %134) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%85, %86, %87, %88) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %135 = "arith.cmpi"(%54, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %136, %137, %138, %139 = "scf.if"(%135) ({
          %140 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %141 = "llvm.load"(%140) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %142 = "vector.extract"(%141) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %143 = "vector.extract"(%141) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %144 = "vector.extract"(%141) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %145 = "vector.extract"(%141) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%142, %143, %144, %145) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%89, %90, %91, %92) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %146 = "arith.cmpi"(%59, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %147, %148, %149, %150 = "scf.if"(%146) ({
          %151 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %152 = "llvm.load"(%151) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %153 = "vector.extract"(%152) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %154 = "vector.extract"(%152) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %155 = "vector.extract"(%152) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %156 = "vector.extract"(%152) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%153, %154, %155, %156) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%93, %94, %95, %96) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %157 = "arith.cmpi"(%64, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %158, %159, %160, %161 = "scf.if"(%157) ({
          %162 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 8192>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %163 = "llvm.load"(%162) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %164 = "vector.extract"(%163) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %165 = "vector.extract"(%163) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %166 = "vector.extract"(%163) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %167 = "vector.extract"(%163) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%164, %165, %166, %167) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%97, %98, %99, %100) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %168 = "arith.cmpi"(%69, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %169, %170, %171, %172 = "scf.if"(%168) ({
          %173 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 10240>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %174 = "llvm.load"(%173) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %175 = "vector.extract"(%174) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %176 = "vector.extract"(%174) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %177 = "vector.extract"(%174) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %178 = "vector.extract"(%174) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%175, %176, %177, %178) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%101, %102, %103, %104) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %179 = "arith.cmpi"(%74, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %180, %181, %182, %183 = "scf.if"(%179) ({
          %184 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 12288>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %185 = "llvm.load"(%184) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %186 = "vector.extract"(%185) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %187 = "vector.extract"(%185) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %188 = "vector.extract"(%185) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %189 = "vector.extract"(%185) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%186, %187, %188, %189) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%105, %106, %107, %108) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %190 = "arith.cmpi"(%79, %113) {predicate = 1 : i64} : (i8, i8) -> i1
        %191, %192, %193, %194 = "scf.if"(%190) ({
          %195 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 14336>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %196 = "llvm.load"(%195) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %197 = "vector.extract"(%196) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %198 = "vector.extract"(%196) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %199 = "vector.extract"(%196) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %200 = "vector.extract"(%196) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%197, %198, %199, %200) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%109, %110, %111, %112) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %201 = "vector.from_elements"(%115, %116, %117, %118, %125, %126, %127, %128, %136, %137, %138, %139, %147, %148, %149, %150, %158, %159, %160, %161, %169, %170, %171, %172, %180, %181, %182, %183, %191, %192, %193, %194) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
        %202 = "vector.shuffle"(%201, %201) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
        %203 = "vector.shuffle"(%201, %201) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
        %204 = "arith.maxnumf"(%202, %203) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
        %205 = "vector.shuffle"(%204, %204) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %206 = "vector.shuffle"(%204, %204) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %207 = "arith.maxnumf"(%205, %206) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
        %208 = "vector.shuffle"(%207, %207) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %209 = "vector.shuffle"(%207, %207) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %210 = "arith.maxnumf"(%208, %209) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %211 = "vector.shuffle"(%210, %210) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %212 = "vector.shuffle"(%210, %210) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %213 = "arith.maxnumf"(%211, %212) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %214 = "vector.shuffle"(%213, %213) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %215 = "vector.shuffle"(%213, %213) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %216 = "arith.maxnumf"(%214, %215) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %217 = "vector.extract"(%216) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %218 = "arith.maxnumf"(%217, %23) : (f32, f32) -> f32
        %219 = "arith.constant"() {value = -1 : i32} : () -> i32
        %220 = "arith.constant"() {value = 16 : i32} : () -> i32
        %221 = "arith.constant"() {value = 31 : i32} : () -> i32
        %222 = "nvvm.shfl.sync"(%219, %218, %220, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %223 = "arith.maxnumf"(%218, %222) : (f32, f32) -> f32
        %224 = "nvvm.shfl.sync"(%219, %223, %9, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %225 = "arith.maxnumf"(%223, %224) : (f32, f32) -> f32
        %226 = "nvvm.shfl.sync"(%219, %225, %36, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %227 = "arith.maxnumf"(%225, %226) : (f32, f32) -> f32
        %228 = "arith.constant"() {value = 2 : i32} : () -> i32
        %229 = "nvvm.shfl.sync"(%219, %227, %228, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %230 = "arith.maxnumf"(%227, %229) : (f32, f32) -> f32
        %231 = "nvvm.shfl.sync"(%219, %230, %30, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %232 = "arith.maxnumf"(%230, %231) : (f32, f32) -> f32
        %233 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %234 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %235 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %236 = "arith.constant"() {value = 32 : i32} : () -> i32
        %237 = "arith.remui"(%233, %236) : (i32, i32) -> i32
        %238 = "arith.constant"() {value = 0 : i32} : () -> i32
        %239 = "arith.cmpi"(%237, %238) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%239) ({
          %240 = "arith.divui"(%233, %236) : (i32, i32) -> i32
          %241 = "llvm.getelementptr"(%12, %240) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%232, %241) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %242 = "arith.remui"(%233, %220) : (i32, i32) -> i32
        %243 = "llvm.getelementptr"(%12, %242) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %244 = "llvm.load"(%243) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %245 = "nvvm.shfl.sync"(%219, %244, %9, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %246 = "arith.maxnumf"(%244, %245) : (f32, f32) -> f32
        %247 = "nvvm.shfl.sync"(%219, %246, %36, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %248 = "arith.maxnumf"(%246, %247) : (f32, f32) -> f32
        %249 = "nvvm.shfl.sync"(%219, %248, %228, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %250 = "arith.maxnumf"(%248, %249) : (f32, f32) -> f32
        %251 = "nvvm.shfl.sync"(%219, %250, %30, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %252 = "arith.maxnumf"(%250, %251) : (f32, f32) -> f32
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %253 = "arith.cmpf"(%252, %18) {predicate = 1 : i64} : (f32, f32) -> i1
        %254 = "arith.select"(%253, %19, %252) : (i1, f32, f32) -> f32
        %255 = "vector.broadcast"(%254) : (f32) -> vector<32xf32>
        %256 = "arith.subf"(%201, %255) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
        %257 = "vector.extract"(%256) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
        %258 = "vector.extract"(%256) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
        %259 = "vector.extract"(%256) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
        %260 = "vector.extract"(%256) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
        %261 = "vector.extract"(%256) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
        %262 = "vector.extract"(%256) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
        %263 = "vector.extract"(%256) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
        %264 = "vector.extract"(%256) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
        %265 = "vector.extract"(%256) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
        %266 = "vector.extract"(%256) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
        %267 = "vector.extract"(%256) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
        %268 = "vector.extract"(%256) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
        %269 = "vector.extract"(%256) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
        %270 = "vector.extract"(%256) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
        %271 = "vector.extract"(%256) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
        %272 = "vector.extract"(%256) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
        %273 = "vector.extract"(%256) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
        %274 = "vector.extract"(%256) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
        %275 = "vector.extract"(%256) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
        %276 = "vector.extract"(%256) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
        %277 = "vector.extract"(%256) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
        %278 = "vector.extract"(%256) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
        %279 = "vector.extract"(%256) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
        %280 = "vector.extract"(%256) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
        %281 = "vector.extract"(%256) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
        %282 = "vector.extract"(%256) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
        %283 = "vector.extract"(%256) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
        %284 = "vector.extract"(%256) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
        %285 = "vector.extract"(%256) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
        %286 = "vector.extract"(%256) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
        %287 = "vector.extract"(%256) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
        %288 = "vector.extract"(%256) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
        %289 = "arith.constant"() {value = 1.4426950408889634 : f32} : () -> f32
        %290 = "arith.mulf"(%257, %289) : (f32, f32) -> f32
        %291 = "llvm.call_intrinsic"(%290) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %292 = "arith.mulf"(%258, %289) : (f32, f32) -> f32
        %293 = "llvm.call_intrinsic"(%292) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %294 = "arith.mulf"(%259, %289) : (f32, f32) -> f32
        %295 = "llvm.call_intrinsic"(%294) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %296 = "arith.mulf"(%260, %289) : (f32, f32) -> f32
        %297 = "llvm.call_intrinsic"(%296) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %298 = "arith.mulf"(%261, %289) : (f32, f32) -> f32
        %299 = "llvm.call_intrinsic"(%298) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %300 = "arith.mulf"(%262, %289) : (f32, f32) -> f32
        %301 = "llvm.call_intrinsic"(%300) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %302 = "arith.mulf"(%263, %289) : (f32, f32) -> f32
        %303 = "llvm.call_intrinsic"(%302) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %304 = "arith.mulf"(%264, %289) : (f32, f32) -> f32
        %305 = "llvm.call_intrinsic"(%304) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %306 = "arith.mulf"(%265, %289) : (f32, f32) -> f32
        %307 = "llvm.call_intrinsic"(%306) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %308 = "arith.mulf"(%266, %289) : (f32, f32) -> f32
        %309 = "llvm.call_intrinsic"(%308) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %310 = "arith.mulf"(%267, %289) : (f32, f32) -> f32
        %311 = "llvm.call_intrinsic"(%310) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %312 = "arith.mulf"(%268, %289) : (f32, f32) -> f32
        %313 = "llvm.call_intrinsic"(%312) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %314 = "arith.mulf"(%269, %289) : (f32, f32) -> f32
        %315 = "llvm.call_intrinsic"(%314) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %316 = "arith.mulf"(%270, %289) : (f32, f32) -> f32
        %317 = "llvm.call_intrinsic"(%316) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %318 = "arith.mulf"(%271, %289) : (f32, f32) -> f32
        %319 = "llvm.call_intrinsic"(%318) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %320 = "arith.mulf"(%272, %289) : (f32, f32) -> f32
        %321 = "llvm.call_intrinsic"(%320) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %322 = "arith.mulf"(%273, %289) : (f32, f32) -> f32
        %323 = "llvm.call_intrinsic"(%322) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %324 = "arith.mulf"(%274, %289) : (f32, f32) -> f32
        %325 = "llvm.call_intrinsic"(%324) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %326 = "arith.mulf"(%275, %289) : (f32, f32) -> f32
        %327 = "llvm.call_intrinsic"(%326) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %328 = "arith.mulf"(%276, %289) : (f32, f32) -> f32
        %329 = "llvm.call_intrinsic"(%328) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %330 = "arith.mulf"(%277, %289) : (f32, f32) -> f32
        %331 = "llvm.call_intrinsic"(%330) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %332 = "arith.mulf"(%278, %289) : (f32, f32) -> f32
        %333 = "llvm.call_intrinsic"(%332) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %334 = "arith.mulf"(%279, %289) : (f32, f32) -> f32
        %335 = "llvm.call_intrinsic"(%334) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %336 = "arith.mulf"(%280, %289) : (f32, f32) -> f32
        %337 = "llvm.call_intrinsic"(%336) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %338 = "arith.mulf"(%281, %289) : (f32, f32) -> f32
        %339 = "llvm.call_intrinsic"(%338) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %340 = "arith.mulf"(%282, %289) : (f32, f32) -> f32
        %341 = "llvm.call_intrinsic"(%340) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %342 = "arith.mulf"(%283, %289) : (f32, f32) -> f32
        %343 = "llvm.call_intrinsic"(%342) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %344 = "arith.mulf"(%284, %289) : (f32, f32) -> f32
        %345 = "llvm.call_intrinsic"(%344) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %346 = "arith.mulf"(%285, %289) : (f32, f32) -> f32
        %347 = "llvm.call_intrinsic"(%346) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %348 = "arith.mulf"(%286, %289) : (f32, f32) -> f32
        %349 = "llvm.call_intrinsic"(%348) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %350 = "arith.mulf"(%287, %289) : (f32, f32) -> f32
        %351 = "llvm.call_intrinsic"(%350) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %352 = "arith.mulf"(%288, %289) : (f32, f32) -> f32
        %353 = "llvm.call_intrinsic"(%352) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %354 = "vector.from_elements"(%291, %293, %295, %297, %299, %301, %303, %305, %307, %309, %311, %313, %315, %317, %319, %321, %323, %325, %327, %329, %331, %333, %335, %337, %339, %341, %343, %345, %347, %349, %351, %353) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
        %355 = "vector.shuffle"(%354, %354) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
        %356 = "vector.shuffle"(%354, %354) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
        %357 = "arith.addf"(%355, %356) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
        %358 = "vector.shuffle"(%357, %357) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %359 = "vector.shuffle"(%357, %357) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
        %360 = "arith.addf"(%358, %359) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
        %361 = "vector.shuffle"(%360, %360) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %362 = "vector.shuffle"(%360, %360) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
        %363 = "arith.addf"(%361, %362) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %364 = "vector.shuffle"(%363, %363) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %365 = "vector.shuffle"(%363, %363) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
        %366 = "arith.addf"(%364, %365) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %367 = "vector.shuffle"(%366, %366) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %368 = "vector.shuffle"(%366, %366) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
        %369 = "arith.addf"(%367, %368) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
        %370 = "vector.extract"(%369) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
        %371 = "arith.addf"(%370, %19) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %372 = "nvvm.shfl.sync"(%219, %371, %220, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %373 = "arith.addf"(%371, %372) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %374 = "nvvm.shfl.sync"(%219, %373, %9, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %375 = "arith.addf"(%373, %374) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %376 = "nvvm.shfl.sync"(%219, %375, %36, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %377 = "arith.addf"(%375, %376) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %378 = "nvvm.shfl.sync"(%219, %377, %228, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %379 = "arith.addf"(%377, %378) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %380 = "nvvm.shfl.sync"(%219, %379, %30, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %381 = "arith.addf"(%379, %380) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %382 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %383 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %384 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %385 = "arith.remui"(%382, %236) : (i32, i32) -> i32
        %386 = "arith.cmpi"(%385, %238) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%386) ({
          %387 = "arith.divui"(%382, %236) : (i32, i32) -> i32
          %388 = "llvm.getelementptr"(%12, %387) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%381, %388) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %389 = "arith.remui"(%382, %220) : (i32, i32) -> i32
        %390 = "llvm.getelementptr"(%12, %389) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %391 = "llvm.load"(%390) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %392 = "nvvm.shfl.sync"(%219, %391, %9, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %393 = "arith.addf"(%391, %392) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %394 = "nvvm.shfl.sync"(%219, %393, %36, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %395 = "arith.addf"(%393, %394) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %396 = "nvvm.shfl.sync"(%219, %395, %228, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %397 = "arith.addf"(%395, %396) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %398 = "nvvm.shfl.sync"(%219, %397, %30, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %399 = "arith.addf"(%397, %398) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %400 = "arith.subf"(%23, %254) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %401 = "arith.mulf"(%400, %289) : (f32, f32) -> f32
        %402 = "llvm.call_intrinsic"(%401) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %403 = "arith.mulf"(%24, %402) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %404 = "arith.addf"(%403, %399) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "scf.yield"(%252, %404) : (f32, f32) -> ()
      }) : (i32, i32, i32, f32, f32) -> (f32, f32)
      %405 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %406 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %407 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %408 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      "nvvm.cluster.wait"() {aligned} : () -> ()
      %409 = "arith.cmpi"(%405, %9) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%409) ({
        %410 = "nvvm.mapa"(%13, %405) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
        %411 = "arith.constant"() {value = 2 : i32} : () -> i32
        %412 = "arith.muli"(%408, %411) : (i32, i32) -> i32
        %413 = "llvm.getelementptr"(%410, %412) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
        "llvm.store"(%20, %413) {alignment = 4 : i64} : (f32, !llvm.ptr<7>) -> ()
        %414 = "arith.constant"() {value = 1 : i32} : () -> i32
        %415 = "arith.addi"(%414, %412) : (i32, i32) -> i32
        %416 = "llvm.getelementptr"(%410, %415) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
        "llvm.store"(%21, %416) {alignment = 4 : i64} : (f32, !llvm.ptr<7>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.cluster.arrive"() {aligned} : () -> ()
      "nvvm.cluster.wait"() {aligned} : () -> ()
      %417 = "llvm.load"(%13) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %418 = "arith.maxnumf"(%18, %417) : (f32, f32) -> f32
      %419 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %420 = "llvm.load"(%419) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %421 = "arith.maxnumf"(%418, %420) : (f32, f32) -> f32
      %422 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %423 = "llvm.load"(%422) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %424 = "arith.maxnumf"(%421, %423) : (f32, f32) -> f32
      %425 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 6>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %426 = "llvm.load"(%425) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %427 = "arith.maxnumf"(%424, %426) : (f32, f32) -> f32
      %428 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %429 = "llvm.load"(%428) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %430 = "arith.maxnumf"(%427, %429) : (f32, f32) -> f32
      %431 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 10>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %432 = "llvm.load"(%431) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %433 = "arith.maxnumf"(%430, %432) : (f32, f32) -> f32
      %434 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 12>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %435 = "llvm.load"(%434) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %436 = "arith.maxnumf"(%433, %435) : (f32, f32) -> f32
      %437 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 14>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %438 = "llvm.load"(%437) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %439 = "arith.maxnumf"(%436, %438) : (f32, f32) -> f32
      %440 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %441 = "llvm.load"(%440) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %442 = "llvm.load"(%13) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %443 = "arith.cmpf"(%439, %18) {predicate = 1 : i64} : (f32, f32) -> i1
      %444 = "arith.select"(%443, %19, %439) : (i1, f32, f32) -> f32
      %445 = "arith.subf"(%442, %444) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %446 = "arith.constant"() {value = 1.4426950408889634 : f32} : () -> f32
      %447 = "arith.mulf"(%445, %446) : (f32, f32) -> f32
      %448 = "llvm.call_intrinsic"(%447) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %449 = "arith.mulf"(%441, %448) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %450 = "arith.addf"(%19, %449) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %451 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %452 = "llvm.load"(%451) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %453 = "llvm.load"(%419) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %454 = "arith.subf"(%453, %444) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %455 = "arith.mulf"(%454, %446) : (f32, f32) -> f32
      %456 = "llvm.call_intrinsic"(%455) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %457 = "arith.mulf"(%452, %456) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %458 = "arith.addf"(%450, %457) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %459 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 5>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %460 = "llvm.load"(%459) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %461 = "llvm.load"(%422) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %462 = "arith.subf"(%461, %444) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %463 = "arith.mulf"(%462, %446) : (f32, f32) -> f32
      %464 = "llvm.call_intrinsic"(%463) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %465 = "arith.mulf"(%460, %464) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %466 = "arith.addf"(%458, %465) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %467 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 7>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %468 = "llvm.load"(%467) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %469 = "llvm.load"(%425) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %470 = "arith.subf"(%469, %444) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %471 = "arith.mulf"(%470, %446) : (f32, f32) -> f32
      %472 = "llvm.call_intrinsic"(%471) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %473 = "arith.mulf"(%468, %472) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %474 = "arith.addf"(%466, %473) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %475 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 9>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %476 = "llvm.load"(%475) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %477 = "llvm.load"(%428) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %478 = "arith.subf"(%477, %444) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %479 = "arith.mulf"(%478, %446) : (f32, f32) -> f32
      %480 = "llvm.call_intrinsic"(%479) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %481 = "arith.mulf"(%476, %480) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %482 = "arith.addf"(%474, %481) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %483 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 11>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %484 = "llvm.load"(%483) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %485 = "llvm.load"(%431) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %486 = "arith.subf"(%485, %444) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %487 = "arith.mulf"(%486, %446) : (f32, f32) -> f32
      %488 = "llvm.call_intrinsic"(%487) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %489 = "arith.mulf"(%484, %488) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %490 = "arith.addf"(%482, %489) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %491 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 13>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %492 = "llvm.load"(%491) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %493 = "llvm.load"(%434) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %494 = "arith.subf"(%493, %444) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %495 = "arith.mulf"(%494, %446) : (f32, f32) -> f32
      %496 = "llvm.call_intrinsic"(%495) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %497 = "arith.mulf"(%492, %496) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %498 = "arith.addf"(%490, %497) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %499 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 15>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %500 = "llvm.load"(%499) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %501 = "llvm.load"(%437) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %502 = "arith.subf"(%501, %444) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %503 = "arith.mulf"(%502, %446) : (f32, f32) -> f32
      %504 = "llvm.call_intrinsic"(%503) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %505 = "arith.mulf"(%500, %504) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %506 = "arith.addf"(%498, %505) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      "scf.for"(%11, %17, %9) ({
      ^bb0(%507: i32):
        %508 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %509 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %510 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %511 = "arith.extsi"(%10) : (i32) -> i64
        %512 = "arith.extsi"(%507) : (i32) -> i64
        %513 = "arith.muli"(%511, %3) : (i64, i64) -> i64
        %514 = "arith.constant"() {value = 16384 : i64} : () -> i64
        %515 = "arith.muli"(%512, %514) : (i64, i64) -> i64
        %516 = "arith.addi"(%513, %515) : (i64, i64) -> i64
        %517 = "llvm.getelementptr"(%0, %516) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %518 = "arith.constant"() {value = 4 : i32} : () -> i32
        %519 = "arith.muli"(%508, %518) : (i32, i32) -> i32
        %520 = "llvm.getelementptr"(%517, %519) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %521 = "arith.muli"(%511, %5) : (i64, i64) -> i64
        %522 = "arith.addi"(%521, %515) : (i64, i64) -> i64
        %523 = "llvm.getelementptr"(%4, %522) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %524 = "llvm.getelementptr"(%523, %519) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %525 = "arith.muli"(%507, %16) : (i32, i32) -> i32
        %526 = "arith.addi"(%525, %519) : (i32, i32) -> i32
        %527 = "arith.cmpi"(%10, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %528 = "arith.cmpi"(%526, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %529 = "arith.andi"(%527, %528) : (i1, i1) -> i1
        %530 = "arith.extui"(%529) : (i1) -> i8
        %531 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %532 = "arith.addi"(%526, %531) : (i32, i32) -> i32
        %533 = "arith.cmpi"(%532, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %534 = "arith.andi"(%527, %533) : (i1, i1) -> i1
        %535 = "arith.extui"(%534) : (i1) -> i8
        %536 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %537 = "arith.addi"(%526, %536) : (i32, i32) -> i32
        %538 = "arith.cmpi"(%537, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %539 = "arith.andi"(%527, %538) : (i1, i1) -> i1
        %540 = "arith.extui"(%539) : (i1) -> i8
        %541 = "arith.constant"() {value = 6144 : i32} : () -> i32
        %542 = "arith.addi"(%526, %541) : (i32, i32) -> i32
        %543 = "arith.cmpi"(%542, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %544 = "arith.andi"(%527, %543) : (i1, i1) -> i1
        %545 = "arith.extui"(%544) : (i1) -> i8
        %546 = "arith.constant"() {value = 8192 : i32} : () -> i32
        %547 = "arith.addi"(%526, %546) : (i32, i32) -> i32
        %548 = "arith.cmpi"(%547, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %549 = "arith.andi"(%527, %548) : (i1, i1) -> i1
        %550 = "arith.extui"(%549) : (i1) -> i8
        %551 = "arith.constant"() {value = 10240 : i32} : () -> i32
        %552 = "arith.addi"(%526, %551) : (i32, i32) -> i32
        %553 = "arith.cmpi"(%552, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %554 = "arith.andi"(%527, %553) : (i1, i1) -> i1
        %555 = "arith.extui"(%554) : (i1) -> i8
        %556 = "arith.constant"() {value = 12288 : i32} : () -> i32
        %557 = "arith.addi"(%526, %556) : (i32, i32) -> i32
        %558 = "arith.cmpi"(%557, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %559 = "arith.andi"(%527, %558) : (i1, i1) -> i1
        %560 = "arith.extui"(%559) : (i1) -> i8
        %561 = "arith.constant"() {value = 14336 : i32} : () -> i32
        %562 = "arith.addi"(%526, %561) : (i32, i32) -> i32
        %563 = "arith.cmpi"(%562, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %564 = "arith.andi"(%527, %563) : (i1, i1) -> i1
        %565 = "arith.extui"(%564) : (i1) -> i8
        %566 = "arith.constant"() {value = dense<0xFF800000> : vector<32xf32>} : () -> vector<32xf32>
        %567 = "vector.extract"(%566) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
        %568 = "vector.extract"(%566) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
        %569 = "vector.extract"(%566) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
        %570 = "vector.extract"(%566) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
        %571 = "vector.extract"(%566) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
        %572 = "vector.extract"(%566) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
        %573 = "vector.extract"(%566) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
        %574 = "vector.extract"(%566) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
        %575 = "vector.extract"(%566) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
        %576 = "vector.extract"(%566) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
        %577 = "vector.extract"(%566) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
        %578 = "vector.extract"(%566) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
        %579 = "vector.extract"(%566) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
        %580 = "vector.extract"(%566) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
        %581 = "vector.extract"(%566) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
        %582 = "vector.extract"(%566) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
        %583 = "vector.extract"(%566) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
        %584 = "vector.extract"(%566) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
        %585 = "vector.extract"(%566) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
        %586 = "vector.extract"(%566) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
        %587 = "vector.extract"(%566) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
        %588 = "vector.extract"(%566) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
        %589 = "vector.extract"(%566) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
        %590 = "vector.extract"(%566) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
        %591 = "vector.extract"(%566) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
        %592 = "vector.extract"(%566) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
        %593 = "vector.extract"(%566) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
        %594 = "vector.extract"(%566) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
        %595 = "vector.extract"(%566) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
        %596 = "vector.extract"(%566) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
        %597 = "vector.extract"(%566) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
        %598 = "vector.extract"(%566) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
        %599 = "arith.constant"() {value = 0 : i8} : () -> i8
        %600 = "arith.cmpi"(%530, %599) {predicate = 1 : i64} : (i8, i8) -> i1
        %601, %602, %603, %604 = "scf.if"(%600) ({
          %605 = "llvm.load"(%520) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %606 = "vector.extract"(%605) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %607 = "vector.extract"(%605) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %608 = "vector.extract"(%605) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %609 = "vector.extract"(%605) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%606, %607, %608, %609) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%567, %568, %569, %570) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %610 = "arith.cmpi"(%535, %599) {predicate = 1 : i64} : (i8, i8) -> i1
        %611, %612, %613, %614 = "scf.if"(%610) ({
          %615 = "llvm.getelementptr"(%520) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %616 = "llvm.load"(%615) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %617 = "vector.extract"(%616) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %618 = "vector.extract"(%616) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %619 = "vector.extract"(%616) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %620 = "vector.extract"(%616) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%617, %618, %619, %620) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%571, %572, %573, %574) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %621 = "arith.cmpi"(%540, %599) {predicate = 1 : i64} : (i8, i8) -> i1
        %622, %623, %624, %625 = "scf.if"(%621) ({
          %626 = "llvm.getelementptr"(%520) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %627 = "llvm.load"(%626) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %628 = "vector.extract"(%627) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %629 = "vector.extract"(%627) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %630 = "vector.extract"(%627) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %631 = "vector.extract"(%627) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%628, %629, %630, %631) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%575, %576, %577, %578) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %632 = "arith.cmpi"(%545, %599) {predicate = 1 : i64} : (i8, i8) -> i1
        %633, %634, %635, %636 = "scf.if"(%632) ({
          %637 = "llvm.getelementptr"(%520) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %638 = "llvm.load"(%637) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %639 = "vector.extract"(%638) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %640 = "vector.extract"(%638) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %641 = "vector.extract"(%638) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %642 = "vector.extract"(%638) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%639, %640, %641, %642) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%579, %580, %581, %582) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %643 = "arith.cmpi"(%550, %599) {predicate = 1 : i64} : (i8, i8) -> i1
        %644, %645, %646, %647 = "scf.if"(%643) ({
          %648 = "llvm.getelementptr"(%520) {rawConstantIndices = array<i32: 8192>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %649 = "llvm.load"(%648) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %650 = "vector.extract"(%649) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %651 = "vector.extract"(%649) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %652 = "vector.extract"(%649) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %653 = "vector.extract"(%649) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%650, %651, %652, %653) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%583, %584, %585, %586) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %654 = "arith.cmpi"(%555, %599) {predicate = 1 : i64} : (i8, i8) -> i1
        %655, %656, %657, %658 = "scf.if"(%654) ({
          %659 = "llvm.getelementptr"(%520) {rawConstantIndices = array<i32: 10240>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %660 = "llvm.load"(%659) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %661 = "vector.extract"(%660) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %662 = "vector.extract"(%660) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %663 = "vector.extract"(%660) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %664 = "vector.extract"(%660) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%661, %662, %663, %664) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%587, %588, %589, %590) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %665 = "arith.cmpi"(%560, %599) {predicate = 1 : i64} : (i8, i8) -> i1
        %666, %667, %668, %669 = "scf.if"(%665) ({
          %670 = "llvm.getelementptr"(%520) {rawConstantIndices = array<i32: 12288>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %671 = "llvm.load"(%670) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %672 = "vector.extract"(%671) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %673 = "vector.extract"(%671) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %674 = "vector.extract"(%671) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %675 = "vector.extract"(%671) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%672, %673, %674, %675) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%591, %592, %593, %594) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %676 = "arith.cmpi"(%565, %599) {predicate = 1 : i64} : (i8, i8) -> i1
        %677, %678, %679, %680 = "scf.if"(%676) ({
          %681 = "llvm.getelementptr"(%520) {rawConstantIndices = array<i32: 14336>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %682 = "llvm.load"(%681) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %683 = "vector.extract"(%682) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %684 = "vector.extract"(%682) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %685 = "vector.extract"(%682) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %686 = "vector.extract"(%682) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%683, %684, %685, %686) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%595, %596, %597, %598) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %687 = "vector.from_elements"(%601, %602, %603, %604, %611, %612, %613, %614, %622, %623, %624, %625, %633, %634, %635, %636, %644, %645, %646, %647, %655, %656, %657, %658, %666, %667, %668, %669, %677, %678, %679, %680) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
        %688 = "vector.broadcast"(%439) : (f32) -> vector<32xf32>
        %689 = "arith.subf"(%687, %688) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
        %690 = "vector.extract"(%689) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
        %691 = "vector.extract"(%689) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
        %692 = "vector.extract"(%689) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
        %693 = "vector.extract"(%689) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
        %694 = "vector.extract"(%689) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
        %695 = "vector.extract"(%689) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
        %696 = "vector.extract"(%689) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
        %697 = "vector.extract"(%689) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
        %698 = "vector.extract"(%689) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
        %699 = "vector.extract"(%689) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
        %700 = "vector.extract"(%689) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
        %701 = "vector.extract"(%689) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
        %702 = "vector.extract"(%689) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
        %703 = "vector.extract"(%689) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
        %704 = "vector.extract"(%689) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
        %705 = "vector.extract"(%689) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
        %706 = "vector.extract"(%689) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
        %707 = "vector.extract"(%689) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
        %708 = "vector.extract"(%689) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
        %709 = "vector.extract"(%689) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
        %710 = "vector.extract"(%689) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
        %711 = "vector.extract"(%689) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
        %712 = "vector.extract"(%689) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
        %713 = "vector.extract"(%689) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
        %714 = "vector.extract"(%689) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
        %715 = "vector.extract"(%689) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
        %716 = "vector.extract"(%689) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
        %717 = "vector.extract"(%689) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
        %718 = "vector.extract"(%689) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
        %719 = "vector.extract"(%689) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
        %720 = "vector.extract"(%689) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
        %721 = "vector.extract"(%689) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
        %722 = "arith.mulf"(%690, %446) : (f32, f32) -> f32
        %723 = "llvm.call_intrinsic"(%722) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %724 = "arith.mulf"(%691, %446) : (f32, f32) -> f32
        %725 = "llvm.call_intrinsic"(%724) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %726 = "arith.mulf"(%692, %446) : (f32, f32) -> f32
        %727 = "llvm.call_intrinsic"(%726) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %728 = "arith.mulf"(%693, %446) : (f32, f32) -> f32
        %729 = "llvm.call_intrinsic"(%728) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %730 = "arith.mulf"(%694, %446) : (f32, f32) -> f32
        %731 = "llvm.call_intrinsic"(%730) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %732 = "arith.mulf"(%695, %446) : (f32, f32) -> f32
        %733 = "llvm.call_intrinsic"(%732) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %734 = "arith.mulf"(%696, %446) : (f32, f32) -> f32
        %735 = "llvm.call_intrinsic"(%734) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %736 = "arith.mulf"(%697, %446) : (f32, f32) -> f32
        %737 = "llvm.call_intrinsic"(%736) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %738 = "arith.mulf"(%698, %446) : (f32, f32) -> f32
        %739 = "llvm.call_intrinsic"(%738) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %740 = "arith.mulf"(%699, %446) : (f32, f32) -> f32
        %741 = "llvm.call_intrinsic"(%740) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %742 = "arith.mulf"(%700, %446) : (f32, f32) -> f32
        %743 = "llvm.call_intrinsic"(%742) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %744 = "arith.mulf"(%701, %446) : (f32, f32) -> f32
        %745 = "llvm.call_intrinsic"(%744) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %746 = "arith.mulf"(%702, %446) : (f32, f32) -> f32
        %747 = "llvm.call_intrinsic"(%746) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %748 = "arith.mulf"(%703, %446) : (f32, f32) -> f32
        %749 = "llvm.call_intrinsic"(%748) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %750 = "arith.mulf"(%704, %446) : (f32, f32) -> f32
        %751 = "llvm.call_intrinsic"(%750) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %752 = "arith.mulf"(%705, %446) : (f32, f32) -> f32
        %753 = "llvm.call_intrinsic"(%752) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %754 = "arith.mulf"(%706, %446) : (f32, f32) -> f32
        %755 = "llvm.call_intrinsic"(%754) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %756 = "arith.mulf"(%707, %446) : (f32, f32) -> f32
        %757 = "llvm.call_intrinsic"(%756) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %758 = "arith.mulf"(%708, %446) : (f32, f32) -> f32
        %759 = "llvm.call_intrinsic"(%758) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %760 = "arith.mulf"(%709, %446) : (f32, f32) -> f32
        %761 = "llvm.call_intrinsic"(%760) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %762 = "arith.mulf"(%710, %446) : (f32, f32) -> f32
        %763 = "llvm.call_intrinsic"(%762) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %764 = "arith.mulf"(%711, %446) : (f32, f32) -> f32
        %765 = "llvm.call_intrinsic"(%764) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %766 = "arith.mulf"(%712, %446) : (f32, f32) -> f32
        %767 = "llvm.call_intrinsic"(%766) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %768 = "arith.mulf"(%713, %446) : (f32, f32) -> f32
        %769 = "llvm.call_intrinsic"(%768) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %770 = "arith.mulf"(%714, %446) : (f32, f32) -> f32
        %771 = "llvm.call_intrinsic"(%770) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %772 = "arith.mulf"(%715, %446) : (f32, f32) -> f32
        %773 = "llvm.call_intrinsic"(%772) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %774 = "arith.mulf"(%716, %446) : (f32, f32) -> f32
        %775 = "llvm.call_intrinsic"(%774) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %776 = "arith.mulf"(%717, %446) : (f32, f32) -> f32
        %777 = "llvm.call_intrinsic"(%776) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %778 = "arith.mulf"(%718, %446) : (f32, f32) -> f32
        %779 = "llvm.call_intrinsic"(%778) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %780 = "arith.mulf"(%719, %446) : (f32, f32) -> f32
        %781 = "llvm.call_intrinsic"(%780) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %782 = "arith.mulf"(%720, %446) : (f32, f32) -> f32
        %783 = "llvm.call_intrinsic"(%782) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %784 = "arith.mulf"(%721, %446) : (f32, f32) -> f32
        %785 = "llvm.call_intrinsic"(%784) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %786 = "vector.from_elements"(%723, %725, %727, %729, %731, %733, %735, %737, %739, %741, %743, %745, %747, %749, %751, %753, %755, %757, %759, %761, %763, %765, %767, %769, %771, %773, %775, %777, %779, %781, %783, %785) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
        %787 = "arith.constant"() {value = 1.0 : f32} : () -> f32
        %788 = "arith.divf"(%787, %506) : (f32, f32) -> f32
        %789 = "vector.broadcast"(%788) : (f32) -> vector<32xf32>
        %790 = "arith.mulf"(%786, %789) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
        %791 = "vector.extract"(%790) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
        %792 = "vector.extract"(%790) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
        %793 = "vector.extract"(%790) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
        %794 = "vector.extract"(%790) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
        %795 = "vector.extract"(%790) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
        %796 = "vector.extract"(%790) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
        %797 = "vector.extract"(%790) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
        %798 = "vector.extract"(%790) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
        %799 = "vector.extract"(%790) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
        %800 = "vector.extract"(%790) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
        %801 = "vector.extract"(%790) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
        %802 = "vector.extract"(%790) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
        %803 = "vector.extract"(%790) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
        %804 = "vector.extract"(%790) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
        %805 = "vector.extract"(%790) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
        %806 = "vector.extract"(%790) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
        %807 = "vector.extract"(%790) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
        %808 = "vector.extract"(%790) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
        %809 = "vector.extract"(%790) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
        %810 = "vector.extract"(%790) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
        %811 = "vector.extract"(%790) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
        %812 = "vector.extract"(%790) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
        %813 = "vector.extract"(%790) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
        %814 = "vector.extract"(%790) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
        %815 = "vector.extract"(%790) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
        %816 = "vector.extract"(%790) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
        %817 = "vector.extract"(%790) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
        %818 = "vector.extract"(%790) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
        %819 = "vector.extract"(%790) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
        %820 = "vector.extract"(%790) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
        %821 = "vector.extract"(%790) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
        %822 = "vector.extract"(%790) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
        %823 = "arith.cmpi"(%530, %599) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%823) ({
          %824 = "vector.from_elements"(%791, %792, %793, %794) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%824, %524) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %825 = "arith.cmpi"(%535, %599) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%825) ({
          %826 = "llvm.getelementptr"(%524) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %827 = "vector.from_elements"(%795, %796, %797, %798) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%827, %826) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %828 = "arith.cmpi"(%540, %599) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%828) ({
          %829 = "llvm.getelementptr"(%524) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %830 = "vector.from_elements"(%799, %800, %801, %802) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%830, %829) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %831 = "arith.cmpi"(%545, %599) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%831) ({
          %832 = "llvm.getelementptr"(%524) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %833 = "vector.from_elements"(%803, %804, %805, %806) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%833, %832) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %834 = "arith.cmpi"(%550, %599) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%834) ({
          %835 = "llvm.getelementptr"(%524) {rawConstantIndices = array<i32: 8192>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %836 = "vector.from_elements"(%807, %808, %809, %810) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%836, %835) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %837 = "arith.cmpi"(%555, %599) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%837) ({
          %838 = "llvm.getelementptr"(%524) {rawConstantIndices = array<i32: 10240>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %839 = "vector.from_elements"(%811, %812, %813, %814) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%839, %838) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %840 = "arith.cmpi"(%560, %599) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%840) ({
          %841 = "llvm.getelementptr"(%524) {rawConstantIndices = array<i32: 12288>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %842 = "vector.from_elements"(%815, %816, %817, %818) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%842, %841) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %843 = "arith.cmpi"(%565, %599) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%843) ({
          %844 = "llvm.getelementptr"(%524) {rawConstantIndices = array<i32: 14336>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %845 = "vector.from_elements"(%819, %820, %821, %822) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%845, %844) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "softmax_kernel_1", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 512, 1, 1>, nvvm.cluster_dim = array<i32: 8, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64):
    %6 = "arith.constant"() {value = 8 : i32} : () -> i32
    %7 = "arith.muli"(%1, %6) : (i32, i32) -> i32
    %8 = "arith.constant"() {value = 131072 : i32} : () -> i32
    %9 = "arith.cmpi"(%2, %8) {predicate = 3 : i64} : (i32, i32) -> i1
    "scf.if"(%9) ({
      %10 = "arith.constant"() {value = 1 : i32} : () -> i32
      %11 = "arith.constant"() {value = 512 : i32} : () -> i32
      %12 = "arith.constant"() {value = 128 : i32} : () -> i32
      "gpu.launch_func"(%7, %10, %10, %11, %10, %10, %6, %10, %10, %12, %0, %1, %2, %3, %4, %5) {kernel = @kernels::@softmax_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 0>} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64) -> ()
      "scf.yield"() : () -> ()
    }, {
      %13 = "arith.constant"() {value = 1 : i32} : () -> i32
      %14 = "arith.constant"() {value = 512 : i32} : () -> i32
      %15 = "arith.constant"() {value = 128 : i32} : () -> i32
      "gpu.launch_func"(%7, %13, %13, %14, %13, %13, %6, %13, %13, %15, %0, %1, %2, %3, %4, %5) {kernel = @kernels::@softmax_kernel_1, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 0>} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64) -> ()
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "softmax_cluster_f32", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
