"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 16 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64):
      %6 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %7 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %8 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %9 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %10 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %13 = "arith.extsi"(%6) : (i32) -> i64
      %14 = "arith.constant"() {value = 1 : i32} : () -> i32
      %15 = "arith.muli"(%13, %3) : (i64, i64) -> i64
      %16 = "llvm.getelementptr"(%0, %15) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %17 = "arith.constant"() {value = 4 : i32} : () -> i32
      %18 = "arith.muli"(%10, %17) : (i32, i32) -> i32
      %19 = "llvm.getelementptr"(%16, %18) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %20 = "arith.cmpi"(%6, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %21 = "arith.cmpi"(%18, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %22 = "arith.andi"(%20, %21) : (i1, i1) -> i1
      %23 = "arith.extui"(%22) : (i1) -> i8
      %24 = "arith.constant"() {value = 1024 : i32} : () -> i32
      %25 = "arith.addi"(%18, %24) : (i32, i32) -> i32
      %26 = "arith.cmpi"(%25, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %27 = "arith.andi"(%20, %26) : (i1, i1) -> i1
      %28 = "arith.extui"(%27) : (i1) -> i8
      %29 = "arith.constant"() {value = 2048 : i32} : () -> i32
      %30 = "arith.addi"(%18, %29) : (i32, i32) -> i32
      %31 = "arith.cmpi"(%30, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %32 = "arith.andi"(%20, %31) : (i1, i1) -> i1
      %33 = "arith.extui"(%32) : (i1) -> i8
      %34 = "arith.constant"() {value = 3072 : i32} : () -> i32
      %35 = "arith.addi"(%18, %34) : (i32, i32) -> i32
      %36 = "arith.cmpi"(%35, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %37 = "arith.andi"(%20, %36) : (i1, i1) -> i1
      %38 = "arith.extui"(%37) : (i1) -> i8
      %39 = "arith.constant"() {value = 4096 : i32} : () -> i32
      %40 = "arith.addi"(%18, %39) : (i32, i32) -> i32
      %41 = "arith.cmpi"(%40, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %42 = "arith.andi"(%20, %41) : (i1, i1) -> i1
      %43 = "arith.extui"(%42) : (i1) -> i8
      %44 = "arith.constant"() {value = 5120 : i32} : () -> i32
      %45 = "arith.addi"(%18, %44) : (i32, i32) -> i32
      %46 = "arith.cmpi"(%45, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %47 = "arith.andi"(%20, %46) : (i1, i1) -> i1
      %48 = "arith.extui"(%47) : (i1) -> i8
      %49 = "arith.constant"() {value = 6144 : i32} : () -> i32
      %50 = "arith.addi"(%18, %49) : (i32, i32) -> i32
      %51 = "arith.cmpi"(%50, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %52 = "arith.andi"(%20, %51) : (i1, i1) -> i1
      %53 = "arith.extui"(%52) : (i1) -> i8
      %54 = "arith.constant"() {value = 7168 : i32} : () -> i32
      %55 = "arith.addi"(%18, %54) : (i32, i32) -> i32
      %56 = "arith.cmpi"(%55, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %57 = "arith.andi"(%20, %56) : (i1, i1) -> i1
      %58 = "arith.extui"(%57) : (i1) -> i8
      %59 = "arith.constant"() {value = dense<0xFF800000> : vector<32xf32>} : () -> vector<32xf32>
      %60 = "vector.extract"(%59) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
      %61 = "vector.extract"(%59) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
      %62 = "vector.extract"(%59) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
      %63 = "vector.extract"(%59) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
      %64 = "vector.extract"(%59) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
      %65 = "vector.extract"(%59) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
      %66 = "vector.extract"(%59) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
      %67 = "vector.extract"(%59) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
      %68 = "vector.extract"(%59) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
      %69 = "vector.extract"(%59) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
      %70 = "vector.extract"(%59) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
      %71 = "vector.extract"(%59) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
      %72 = "vector.extract"(%59) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
      %73 = "vector.extract"(%59) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
      %74 = "vector.extract"(%59) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
      %75 = "vector.extract"(%59) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
      %76 = "vector.extract"(%59) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
      %77 = "vector.extract"(%59) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
      %78 = "vector.extract"(%59) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
      %79 = "vector.extract"(%59) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
      %80 = "vector.extract"(%59) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
      %81 = "vector.extract"(%59) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
      %82 = "vector.extract"(%59) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
      %83 = "vector.extract"(%59) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
      %84 = "vector.extract"(%59) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
      %85 = "vector.extract"(%59) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
      %86 = "vector.extract"(%59) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
      %87 = "vector.extract"(%59) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
      %88 = "vector.extract"(%59) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
      %89 = "vector.extract"(%59) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
      %90 = "vector.extract"(%59) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
      %91 = "vector.extract"(%59) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
      %92 = "arith.constant"() {value = 0 : i8} : () -> i8
      %93 = "arith.cmpi"(%23, %92) {predicate = 1 : i64} : (i8, i8) -> i1
      %94, %95, %96, %97 = "scf.if"(%93) ({
        %98 = "llvm.load"(%19) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %99 = "vector.extract"(%98) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %100 = "vector.extract"(%98) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %101 = "vector.extract"(%98) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %102 = "vector.extract"(%98) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%99, %100, %101, %102) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%60, %61, %62, %63) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %103 = "arith.cmpi"(%28, %92) {predicate = 1 : i64} : (i8, i8) -> i1
      %104, %105, %106, %107 = "scf.if"(%103) ({
        %108 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %109 = "llvm.load"(%108) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %110 = "vector.extract"(%109) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %111 = "vector.extract"(%109) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %112 = "vector.extract"(%109) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %113 = "vector.extract"(%109) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%110, %111, %112, %113) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%64, %65, %66, %67) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %114 = "arith.cmpi"(%33, %92) {predicate = 1 : i64} : (i8, i8) -> i1
      %115, %116, %117, %118 = "scf.if"(%114) ({
        %119 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %120 = "llvm.load"(%119) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %121 = "vector.extract"(%120) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %122 = "vector.extract"(%120) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %123 = "vector.extract"(%120) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %124 = "vector.extract"(%120) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%121, %122, %123, %124) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%68, %69, %70, %71) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %125 = "arith.cmpi"(%38, %92) {predicate = 1 : i64} : (i8, i8) -> i1
      %126, %127, %128, %129 = "scf.if"(%125) ({
        %130 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %131 = "llvm.load"(%130) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %132 = "vector.extract"(%131) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %133 = "vector.extract"(%131) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %134 = "vector.extract"(%131) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %135 = "vector.extract"(%131) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%132, %133, %134, %135) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%72, %73, %74, %75) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %136 = "arith.cmpi"(%43, %92) {predicate = 1 : i64} : (i8, i8) -> i1
      %137, %138, %139, %140 = "scf.if"(%136) ({
        %141 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %142 = "llvm.load"(%141) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %143 = "vector.extract"(%142) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %144 = "vector.extract"(%142) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %145 = "vector.extract"(%142) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %146 = "vector.extract"(%142) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%143, %144, %145, %146) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%76, %77, %78, %79) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %147 = "arith.cmpi"(%48, %92) {predicate = 1 : i64} : (i8, i8) -> i1
      %148, %149, %150, %151 = "scf.if"(%147) ({
        %152 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %153 = "llvm.load"(%152) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %154 = "vector.extract"(%153) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %155 = "vector.extract"(%153) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %156 = "vector.extract"(%153) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %157 = "vector.extract"(%153) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%154, %155, %156, %157) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%80, %81, %82, %83) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %158 = "arith.cmpi"(%53, %92) {predicate = 1 : i64} : (i8, i8) -> i1
      %159, %160, %161, %162 = "scf.if"(%158) ({
        %163 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %164 = "llvm.load"(%163) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %165 = "vector.extract"(%164) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %166 = "vector.extract"(%164) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %167 = "vector.extract"(%164) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %168 = "vector.extract"(%164) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%165, %166, %167, %168) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%84, %85, %86, %87) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %169 = "arith.cmpi"(%58, %92) {predicate = 1 : i64} : (i8, i8) -> i1
      %170, %171, %172, %173 = "scf.if"(%169) ({
        %174 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %175 = "llvm.load"(%174) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %176 = "vector.extract"(%175) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %177 = "vector.extract"(%175) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %178 = "vector.extract"(%175) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %179 = "vector.extract"(%175) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.yield"(%176, %177, %178, %179) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%88, %89, %90, %91) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %180 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %181 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %182 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %183 = "arith.muli"(%13, %5) : (i64, i64) -> i64
      %184 = "llvm.getelementptr"(%4, %183) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %185 = "arith.muli"(%180, %17) : (i32, i32) -> i32
      %186 = "llvm.getelementptr"(%184, %185) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %187 = "vector.from_elements"(%94, %95, %96, %97, %104, %105, %106, %107, %115, %116, %117, %118, %126, %127, %128, %129, %137, %138, %139, %140, %148, %149, %150, %151, %159, %160, %161, %162, %170, %171, %172, %173) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
      %188 = "vector.shuffle"(%187, %187) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
      %189 = "vector.shuffle"(%187, %187) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
      %190 = "arith.maxnumf"(%188, %189) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %191 = "vector.shuffle"(%190, %190) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
      %192 = "vector.shuffle"(%190, %190) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
      %193 = "arith.maxnumf"(%191, %192) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
      %194 = "vector.shuffle"(%193, %193) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
      %195 = "vector.shuffle"(%193, %193) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
      %196 = "arith.maxnumf"(%194, %195) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %197 = "vector.shuffle"(%196, %196) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %198 = "vector.shuffle"(%196, %196) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %199 = "arith.maxnumf"(%197, %198) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %200 = "vector.shuffle"(%199, %199) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %201 = "vector.shuffle"(%199, %199) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %202 = "arith.maxnumf"(%200, %201) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %203 = "vector.extract"(%202) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %204 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
      %205 = "arith.maxnumf"(%203, %204) : (f32, f32) -> f32
      %206 = "arith.constant"() {value = -1 : i32} : () -> i32
      %207 = "arith.constant"() {value = 16 : i32} : () -> i32
      %208 = "arith.constant"() {value = 31 : i32} : () -> i32
      %209 = "nvvm.shfl.sync"(%206, %205, %207, %208) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %210 = "arith.maxnumf"(%205, %209) : (f32, f32) -> f32
      %211 = "arith.constant"() {value = 8 : i32} : () -> i32
      %212 = "nvvm.shfl.sync"(%206, %210, %211, %208) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %213 = "arith.maxnumf"(%210, %212) : (f32, f32) -> f32
      %214 = "nvvm.shfl.sync"(%206, %213, %17, %208) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %215 = "arith.maxnumf"(%213, %214) : (f32, f32) -> f32
      %216 = "arith.constant"() {value = 2 : i32} : () -> i32
      %217 = "nvvm.shfl.sync"(%206, %215, %216, %208) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %218 = "arith.maxnumf"(%215, %217) : (f32, f32) -> f32
      %219 = "nvvm.shfl.sync"(%206, %218, %14, %208) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %220 = "arith.maxnumf"(%218, %219) : (f32, f32) -> f32
      %221 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %222 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %223 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %224 = "arith.constant"() {value = 32 : i32} : () -> i32
      %225 = "arith.remui"(%221, %224) : (i32, i32) -> i32
      %226 = "arith.constant"() {value = 0 : i32} : () -> i32
      %227 = "arith.cmpi"(%225, %226) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%227) ({
        %228 = "arith.divui"(%221, %224) : (i32, i32) -> i32
        %229 = "llvm.getelementptr"(%9, %228) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%220, %229) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %230 = "arith.remui"(%221, %211) : (i32, i32) -> i32
      %231 = "llvm.getelementptr"(%9, %230) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %232 = "llvm.load"(%231) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %233 = "nvvm.shfl.sync"(%206, %232, %17, %208) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %234 = "arith.maxnumf"(%232, %233) : (f32, f32) -> f32
      %235 = "nvvm.shfl.sync"(%206, %234, %216, %208) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %236 = "arith.maxnumf"(%234, %235) : (f32, f32) -> f32
      %237 = "nvvm.shfl.sync"(%206, %236, %14, %208) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %238 = "arith.maxnumf"(%236, %237) : (f32, f32) -> f32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %239 = "vector.broadcast"(%238) : (f32) -> vector<32xf32>
      %240 = "arith.subf"(%187, %239) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
      %241 = "vector.extract"(%240) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
      %242 = "vector.extract"(%240) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
      %243 = "vector.extract"(%240) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
      %244 = "vector.extract"(%240) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
      %245 = "vector.extract"(%240) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
      %246 = "vector.extract"(%240) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
      %247 = "vector.extract"(%240) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
      %248 = "vector.extract"(%240) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
      %249 = "vector.extract"(%240) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
      %250 = "vector.extract"(%240) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
      %251 = "vector.extract"(%240) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
      %252 = "vector.extract"(%240) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
      %253 = "vector.extract"(%240) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
      %254 = "vector.extract"(%240) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
      %255 = "vector.extract"(%240) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
      %256 = "vector.extract"(%240) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
      %257 = "vector.extract"(%240) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
      %258 = "vector.extract"(%240) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
      %259 = "vector.extract"(%240) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
      %260 = "vector.extract"(%240) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
      %261 = "vector.extract"(%240) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
      %262 = "vector.extract"(%240) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
      %263 = "vector.extract"(%240) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
      %264 = "vector.extract"(%240) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
      %265 = "vector.extract"(%240) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
      %266 = "vector.extract"(%240) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
      %267 = "vector.extract"(%240) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
      %268 = "vector.extract"(%240) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
      %269 = "vector.extract"(%240) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
      %270 = "vector.extract"(%240) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
      %271 = "vector.extract"(%240) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
      %272 = "vector.extract"(%240) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
      %273 = "arith.constant"() {value = 1.4426950408889634 : f32} : () -> f32
      %274 = "arith.mulf"(%241, %273) : (f32, f32) -> f32
      %275 = "llvm.call_intrinsic"(%274) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %276 = "arith.mulf"(%242, %273) : (f32, f32) -> f32
      %277 = "llvm.call_intrinsic"(%276) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %278 = "arith.mulf"(%243, %273) : (f32, f32) -> f32
      %279 = "llvm.call_intrinsic"(%278) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %280 = "arith.mulf"(%244, %273) : (f32, f32) -> f32
      %281 = "llvm.call_intrinsic"(%280) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %282 = "arith.mulf"(%245, %273) : (f32, f32) -> f32
      %283 = "llvm.call_intrinsic"(%282) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %284 = "arith.mulf"(%246, %273) : (f32, f32) -> f32
      %285 = "llvm.call_intrinsic"(%284) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %286 = "arith.mulf"(%247, %273) : (f32, f32) -> f32
      %287 = "llvm.call_intrinsic"(%286) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %288 = "arith.mulf"(%248, %273) : (f32, f32) -> f32
      %289 = "llvm.call_intrinsic"(%288) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %290 = "arith.mulf"(%249, %273) : (f32, f32) -> f32
      %291 = "llvm.call_intrinsic"(%290) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %292 = "arith.mulf"(%250, %273) : (f32, f32) -> f32
      %293 = "llvm.call_intrinsic"(%292) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %294 = "arith.mulf"(%251, %273) : (f32, f32) -> f32
      %295 = "llvm.call_intrinsic"(%294) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %296 = "arith.mulf"(%252, %273) : (f32, f32) -> f32
      %297 = "llvm.call_intrinsic"(%296) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %298 = "arith.mulf"(%253, %273) : (f32, f32) -> f32
      %299 = "llvm.call_intrinsic"(%298) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %300 = "arith.mulf"(%254, %273) : (f32, f32) -> f32
      %301 = "llvm.call_intrinsic"(%300) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %302 = "arith.mulf"(%255, %273) : (f32, f32) -> f32
      %303 = "llvm.call_intrinsic"(%302) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %304 = "arith.mulf"(%256, %273) : (f32, f32) -> f32
      %305 = "llvm.call_intrinsic"(%304) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %306 = "arith.mulf"(%257, %273) : (f32, f32) -> f32
      %307 = "llvm.call_intrinsic"(%306) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %308 = "arith.mulf"(%258, %273) : (f32, f32) -> f32
      %309 = "llvm.call_intrinsic"(%308) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %310 = "arith.mulf"(%259, %273) : (f32, f32) -> f32
      %311 = "llvm.call_intrinsic"(%310) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %312 = "arith.mulf"(%260, %273) : (f32, f32) -> f32
      %313 = "llvm.call_intrinsic"(%312) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %314 = "arith.mulf"(%261, %273) : (f32, f32) -> f32
      %315 = "llvm.call_intrinsic"(%314) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %316 = "arith.mulf"(%262, %273) : (f32, f32) -> f32
      %317 = "llvm.call_intrinsic"(%316) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %318 = "arith.mulf"(%263, %273) : (f32, f32) -> f32
      %319 = "llvm.call_intrinsic"(%318) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %320 = "arith.mulf"(%264, %273) : (f32, f32) -> f32
      %321 = "llvm.call_intrinsic"(%320) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %322 = "arith.mulf"(%265, %273) : (f32, f32) -> f32
      %323 = "llvm.call_intrinsic"(%322) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %324 = "arith.mulf"(%266, %273) : (f32, f32) -> f32
      %325 = "llvm.call_intrinsic"(%324) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %326 = "arith.mulf"(%267, %273) : (f32, f32) -> f32
      %327 = "llvm.call_intrinsic"(%326) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %328 = "arith.mulf"(%268, %273) : (f32, f32) -> f32
      %329 = "llvm.call_intrinsic"(%328) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %330 = "arith.mulf"(%269, %273) : (f32, f32) -> f32
      %331 = "llvm.call_intrinsic"(%330) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %332 = "arith.mulf"(%270, %273) : (f32, f32) -> f32
      %333 = "llvm.call_intrinsic"(%332) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %334 = "arith.mulf"(%271, %273) : (f32, f32) -> f32
      %335 = "llvm.call_intrinsic"(%334) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %336 = "arith.mulf"(%272, %273) : (f32, f32) -> f32
      %337 = "llvm.call_intrinsic"(%336) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %338 = "vector.from_elements"(%275, %277, %279, %281, %283, %285, %287, %289, %291, %293, %295, %297, %299, %301, %303, %305, %307, %309, %311, %313, %315, %317, %319, %321, %323, %325, %327, %329, %331, %333, %335, %337) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
      %339 = "vector.shuffle"(%338, %338) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
      %340 = "vector.shuffle"(%338, %338) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
      %341 = "arith.addf"(%339, %340) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
      %342 = "vector.shuffle"(%341, %341) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
      %343 = "vector.shuffle"(%341, %341) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
      %344 = "arith.addf"(%342, %343) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
      %345 = "vector.shuffle"(%344, %344) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
      %346 = "vector.shuffle"(%344, %344) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
      %347 = "arith.addf"(%345, %346) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %348 = "vector.shuffle"(%347, %347) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %349 = "vector.shuffle"(%347, %347) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %350 = "arith.addf"(%348, %349) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %351 = "vector.shuffle"(%350, %350) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %352 = "vector.shuffle"(%350, %350) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %353 = "arith.addf"(%351, %352) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %354 = "vector.extract"(%353) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %355 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %356 = "arith.addf"(%354, %355) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %357 = "nvvm.shfl.sync"(%206, %356, %207, %208) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %358 = "arith.addf"(%356, %357) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %359 = "nvvm.shfl.sync"(%206, %358, %211, %208) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %360 = "arith.addf"(%358, %359) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %361 = "nvvm.shfl.sync"(%206, %360, %17, %208) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %362 = "arith.addf"(%360, %361) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %363 = "nvvm.shfl.sync"(%206, %362, %216, %208) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %364 = "arith.addf"(%362, %363) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %365 = "nvvm.shfl.sync"(%206, %364, %14, %208) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %366 = "arith.addf"(%364, %365) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %367 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %368 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %369 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %370 = "arith.remui"(%367, %224) : (i32, i32) -> i32
      %371 = "arith.cmpi"(%370, %226) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%371) ({
        %372 = "arith.divui"(%367, %224) : (i32, i32) -> i32
        %373 = "llvm.getelementptr"(%9, %372) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%366, %373) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %374 = "arith.remui"(%367, %211) : (i32, i32) -> i32
      %375 = "llvm.getelementptr"(%9, %374) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %376 = "llvm.load"(%375) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %377 = "nvvm.shfl.sync"(%206, %376, %17, %208) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %378 = "arith.addf"(%376, %377) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %379 = "nvvm.shfl.sync"(%206, %378, %216, %208) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %380 = "arith.addf"(%378, %379) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %381 = "nvvm.shfl.sync"(%206, %380, %14, %208) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %382 = "arith.addf"(%380, %381) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %383 = "arith.constant"() {value = 1.0 : f32} : () -> f32
      %384 = "arith.divf"(%383, %382) : (f32, f32) -> f32
      %385 = "vector.broadcast"(%384) : (f32) -> vector<32xf32>
      %386 = "arith.mulf"(%338, %385) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
      %387 = "vector.extract"(%386) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
      %388 = "vector.extract"(%386) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
      %389 = "vector.extract"(%386) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
      %390 = "vector.extract"(%386) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
      %391 = "vector.extract"(%386) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
      %392 = "vector.extract"(%386) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
      %393 = "vector.extract"(%386) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
      %394 = "vector.extract"(%386) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
      %395 = "vector.extract"(%386) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
      %396 = "vector.extract"(%386) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
      %397 = "vector.extract"(%386) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
      %398 = "vector.extract"(%386) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
      %399 = "vector.extract"(%386) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
      %400 = "vector.extract"(%386) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
      %401 = "vector.extract"(%386) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
      %402 = "vector.extract"(%386) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
      %403 = "vector.extract"(%386) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
      %404 = "vector.extract"(%386) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
      %405 = "vector.extract"(%386) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
      %406 = "vector.extract"(%386) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
      %407 = "vector.extract"(%386) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
      %408 = "vector.extract"(%386) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
      %409 = "vector.extract"(%386) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
      %410 = "vector.extract"(%386) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
      %411 = "vector.extract"(%386) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
      %412 = "vector.extract"(%386) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
      %413 = "vector.extract"(%386) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
      %414 = "vector.extract"(%386) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
      %415 = "vector.extract"(%386) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
      %416 = "vector.extract"(%386) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
      %417 = "vector.extract"(%386) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
      %418 = "vector.extract"(%386) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
      %419 = "arith.cmpi"(%23, %92) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%419) ({
        %420 = "vector.from_elements"(%387, %388, %389, %390) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%420, %186) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %421 = "arith.cmpi"(%28, %92) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%421) ({
        %422 = "llvm.getelementptr"(%186) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %423 = "vector.from_elements"(%391, %392, %393, %394) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%423, %422) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %424 = "arith.cmpi"(%33, %92) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%424) ({
        %425 = "llvm.getelementptr"(%186) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %426 = "vector.from_elements"(%395, %396, %397, %398) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%426, %425) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %427 = "arith.cmpi"(%38, %92) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%427) ({
        %428 = "llvm.getelementptr"(%186) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %429 = "vector.from_elements"(%399, %400, %401, %402) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%429, %428) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %430 = "arith.cmpi"(%43, %92) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%430) ({
        %431 = "llvm.getelementptr"(%186) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %432 = "vector.from_elements"(%403, %404, %405, %406) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%432, %431) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %433 = "arith.cmpi"(%48, %92) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%433) ({
        %434 = "llvm.getelementptr"(%186) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %435 = "vector.from_elements"(%407, %408, %409, %410) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%435, %434) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %436 = "arith.cmpi"(%53, %92) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%436) ({
        %437 = "llvm.getelementptr"(%186) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %438 = "vector.from_elements"(%411, %412, %413, %414) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%438, %437) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %439 = "arith.cmpi"(%58, %92) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%439) ({
        %440 = "llvm.getelementptr"(%186) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %441 = "vector.from_elements"(%415, %416, %417, %418) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%441, %440) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "softmax_short", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64):
      %6 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %7 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %8 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %12 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %13 = "arith.constant"() {value = 8191 : i32} : () -> i32
      %14 = "arith.addi"(%2, %13) : (i32, i32) -> i32
      %15 = "arith.constant"() {value = 8192 : i32} : () -> i32
      %16 = "arith.divui"(%14, %15) : (i32, i32) -> i32
      %17 = "arith.constant"() {value = 0 : i32} : () -> i32
      %18 = "arith.constant"() {value = 1 : i32} : () -> i32
      %19 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
      %20 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %21, %22 = "scf.for"(%17, %16, %18, %19, %20) ({
      ^bb0(%23: i32, %24: f32, %25: f32):
        %26 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %27 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %28 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %29 = "arith.extsi"(%6) : (i32) -> i64
        %30 = "arith.extsi"(%23) : (i32) -> i64
        %31 = "arith.muli"(%29, %3) : (i64, i64) -> i64
        %32 = "arith.constant"() {value = 8192 : i64} : () -> i64
        %33 = "arith.muli"(%30, %32) : (i64, i64) -> i64
        %34 = "arith.addi"(%31, %33) : (i64, i64) -> i64
        %35 = "llvm.getelementptr"(%0, %34) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %36 = "arith.constant"() {value = 4 : i32} : () -> i32
        %37 = "arith.muli"(%26, %36) : (i32, i32) -> i32
        %38 = "llvm.getelementptr"(%35, %37) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %39 = "arith.muli"(%23, %15) : (i32, i32) -> i32
        %40 = "arith.addi"(%39, %37) : (i32, i32) -> i32
        %41 = "arith.cmpi"(%6, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %42 = "arith.cmpi"(%40, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %43 = "arith.andi"(%41, %42) : (i1, i1) -> i1
        %44 = "arith.extui"(%43) : (i1) -> i8
        %45 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %46 = "arith.addi"(%40, %45) : (i32, i32) -> i32
        %47 = "arith.cmpi"(%46, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %48 = "arith.andi"(%41, %47) : (i1, i1) -> i1
        %49 = "arith.extui"(%48) : (i1) -> i8
        %50 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %51 = "arith.addi"(%40, %50) : (i32, i32) -> i32
        %52 = "arith.cmpi"(%51, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %53 = "arith.andi"(%41, %52) : (i1, i1) -> i1
        %54 = "arith.extui"(%53) : (i1) -> i8
        %55 = "arith.constant"() {value = 3072 : i32} : () -> i32
        %56 = "arith.addi"(%40, %55) : (i32, i32) -> i32
        %57 = "arith.cmpi"(%56, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %58 = "arith.andi"(%41, %57) : (i1, i1) -> i1
        %59 = "arith.extui"(%58) : (i1) -> i8
        %60 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %61 = "arith.addi"(%40, %60) : (i32, i32) -> i32
        %62 = "arith.cmpi"(%61, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %63 = "arith.andi"(%41, %62) : (i1, i1) -> i1
        %64 = "arith.extui"(%63) : (i1) -> i8
        %65 = "arith.constant"() {value = 5120 : i32} : () -> i32
        %66 = "arith.addi"(%40, %65) : (i32, i32) -> i32
        %67 = "arith.cmpi"(%66, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %68 = "arith.andi"(%41, %67) : (i1, i1) -> i1
        %69 = "arith.extui"(%68) : (i1) -> i8
        %70 = "arith.constant"() {value = 6144 : i32} : () -> i32
        %71 = "arith.addi"(%40, %70) : (i32, i32) -> i32
        %72 = "arith.cmpi"(%71, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %73 = "arith.andi"(%41, %72) : (i1, i1) -> i1
        %74 = "arith.extui"(%73) : (i1) -> i8
        %75 = "arith.constant"() {value = 7168 : i32} : () -> i32
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
          %129 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
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
          %140 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
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
          %151 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
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
          %162 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
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
          %173 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
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
          %184 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
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
          %195 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
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
        %218 = "arith.maxnumf"(%217, %24) : (f32, f32) -> f32
        %219 = "arith.constant"() {value = -1 : i32} : () -> i32
        %220 = "arith.constant"() {value = 16 : i32} : () -> i32
        %221 = "arith.constant"() {value = 31 : i32} : () -> i32
        %222 = "nvvm.shfl.sync"(%219, %218, %220, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %223 = "arith.maxnumf"(%218, %222) : (f32, f32) -> f32
        %224 = "arith.constant"() {value = 8 : i32} : () -> i32
        %225 = "nvvm.shfl.sync"(%219, %223, %224, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %226 = "arith.maxnumf"(%223, %225) : (f32, f32) -> f32
        %227 = "nvvm.shfl.sync"(%219, %226, %36, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %228 = "arith.maxnumf"(%226, %227) : (f32, f32) -> f32
        %229 = "arith.constant"() {value = 2 : i32} : () -> i32
        %230 = "nvvm.shfl.sync"(%219, %228, %229, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %231 = "arith.maxnumf"(%228, %230) : (f32, f32) -> f32
        %232 = "nvvm.shfl.sync"(%219, %231, %18, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %233 = "arith.maxnumf"(%231, %232) : (f32, f32) -> f32
        %234 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %235 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %236 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %237 = "arith.constant"() {value = 32 : i32} : () -> i32
        %238 = "arith.remui"(%234, %237) : (i32, i32) -> i32
        %239 = "arith.cmpi"(%238, %17) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%239) ({
          %240 = "arith.divui"(%234, %237) : (i32, i32) -> i32
          %241 = "llvm.getelementptr"(%12, %240) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%233, %241) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %242 = "arith.remui"(%234, %224) : (i32, i32) -> i32
        %243 = "llvm.getelementptr"(%12, %242) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %244 = "llvm.load"(%243) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %245 = "nvvm.shfl.sync"(%219, %244, %36, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %246 = "arith.maxnumf"(%244, %245) : (f32, f32) -> f32
        %247 = "nvvm.shfl.sync"(%219, %246, %229, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %248 = "arith.maxnumf"(%246, %247) : (f32, f32) -> f32
        %249 = "nvvm.shfl.sync"(%219, %248, %18, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %250 = "arith.maxnumf"(%248, %249) : (f32, f32) -> f32
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %251 = "vector.broadcast"(%250) : (f32) -> vector<32xf32>
        %252 = "arith.subf"(%201, %251) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
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
        %367 = "arith.addf"(%366, %20) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %368 = "nvvm.shfl.sync"(%219, %367, %220, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %369 = "arith.addf"(%367, %368) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %370 = "nvvm.shfl.sync"(%219, %369, %224, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %371 = "arith.addf"(%369, %370) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %372 = "nvvm.shfl.sync"(%219, %371, %36, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %373 = "arith.addf"(%371, %372) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %374 = "nvvm.shfl.sync"(%219, %373, %229, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %375 = "arith.addf"(%373, %374) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %376 = "nvvm.shfl.sync"(%219, %375, %18, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %377 = "arith.addf"(%375, %376) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %378 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %379 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %380 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %381 = "arith.remui"(%378, %237) : (i32, i32) -> i32
        %382 = "arith.cmpi"(%381, %17) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%382) ({
          %383 = "arith.divui"(%378, %237) : (i32, i32) -> i32
          %384 = "llvm.getelementptr"(%12, %383) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%377, %384) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %385 = "arith.remui"(%378, %224) : (i32, i32) -> i32
        %386 = "llvm.getelementptr"(%12, %385) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %387 = "llvm.load"(%386) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
        %388 = "nvvm.shfl.sync"(%219, %387, %36, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %389 = "arith.addf"(%387, %388) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %390 = "nvvm.shfl.sync"(%219, %389, %229, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %391 = "arith.addf"(%389, %390) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %392 = "nvvm.shfl.sync"(%219, %391, %18, %221) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
        %393 = "arith.addf"(%391, %392) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %394 = "arith.subf"(%24, %250) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %395 = "arith.mulf"(%394, %285) : (f32, f32) -> f32
        %396 = "llvm.call_intrinsic"(%395) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %397 = "arith.mulf"(%25, %396) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %398 = "arith.addf"(%397, %393) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        "scf.yield"(%250, %398) : (f32, f32) -> ()
      }) : (i32, i32, i32, f32, f32) -> (f32, f32)
      %399 = "arith.constant"() {value = 1.0 : f32} : () -> f32
      %400 = "arith.divf"(%399, %22) : (f32, f32) -> f32
      "scf.for"(%17, %16, %18) ({
      ^bb0(%401: i32):
        %402 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %403 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %404 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %405 = "arith.extsi"(%6) : (i32) -> i64
        %406 = "arith.extsi"(%401) : (i32) -> i64
        %407 = "arith.muli"(%405, %3) : (i64, i64) -> i64
        %408 = "arith.constant"() {value = 8192 : i64} : () -> i64
        %409 = "arith.muli"(%406, %408) : (i64, i64) -> i64
        %410 = "arith.addi"(%407, %409) : (i64, i64) -> i64
        %411 = "llvm.getelementptr"(%0, %410) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %412 = "arith.constant"() {value = 4 : i32} : () -> i32
        %413 = "arith.muli"(%402, %412) : (i32, i32) -> i32
        %414 = "llvm.getelementptr"(%411, %413) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %415 = "arith.muli"(%401, %15) : (i32, i32) -> i32
        %416 = "arith.addi"(%415, %413) : (i32, i32) -> i32
        %417 = "arith.cmpi"(%6, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %418 = "arith.cmpi"(%416, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %419 = "arith.andi"(%417, %418) : (i1, i1) -> i1
        %420 = "arith.extui"(%419) : (i1) -> i8
        %421 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %422 = "arith.addi"(%416, %421) : (i32, i32) -> i32
        %423 = "arith.cmpi"(%422, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %424 = "arith.andi"(%417, %423) : (i1, i1) -> i1
        %425 = "arith.extui"(%424) : (i1) -> i8
        %426 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %427 = "arith.addi"(%416, %426) : (i32, i32) -> i32
        %428 = "arith.cmpi"(%427, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %429 = "arith.andi"(%417, %428) : (i1, i1) -> i1
        %430 = "arith.extui"(%429) : (i1) -> i8
        %431 = "arith.constant"() {value = 3072 : i32} : () -> i32
        %432 = "arith.addi"(%416, %431) : (i32, i32) -> i32
        %433 = "arith.cmpi"(%432, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %434 = "arith.andi"(%417, %433) : (i1, i1) -> i1
        %435 = "arith.extui"(%434) : (i1) -> i8
        %436 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %437 = "arith.addi"(%416, %436) : (i32, i32) -> i32
        %438 = "arith.cmpi"(%437, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %439 = "arith.andi"(%417, %438) : (i1, i1) -> i1
        %440 = "arith.extui"(%439) : (i1) -> i8
        %441 = "arith.constant"() {value = 5120 : i32} : () -> i32
        %442 = "arith.addi"(%416, %441) : (i32, i32) -> i32
        %443 = "arith.cmpi"(%442, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %444 = "arith.andi"(%417, %443) : (i1, i1) -> i1
        %445 = "arith.extui"(%444) : (i1) -> i8
        %446 = "arith.constant"() {value = 6144 : i32} : () -> i32
        %447 = "arith.addi"(%416, %446) : (i32, i32) -> i32
        %448 = "arith.cmpi"(%447, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %449 = "arith.andi"(%417, %448) : (i1, i1) -> i1
        %450 = "arith.extui"(%449) : (i1) -> i8
        %451 = "arith.constant"() {value = 7168 : i32} : () -> i32
        %452 = "arith.addi"(%416, %451) : (i32, i32) -> i32
        %453 = "arith.cmpi"(%452, %2) {predicate = 2 : i64} : (i32, i32) -> i1
        %454 = "arith.andi"(%417, %453) : (i1, i1) -> i1
        %455 = "arith.extui"(%454) : (i1) -> i8
        %456 = "arith.constant"() {value = dense<0xFF800000> : vector<32xf32>} : () -> vector<32xf32>
        %457 = "vector.extract"(%456) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
        %458 = "vector.extract"(%456) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
        %459 = "vector.extract"(%456) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
        %460 = "vector.extract"(%456) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
        %461 = "vector.extract"(%456) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
        %462 = "vector.extract"(%456) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
        %463 = "vector.extract"(%456) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
        %464 = "vector.extract"(%456) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
        %465 = "vector.extract"(%456) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
        %466 = "vector.extract"(%456) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
        %467 = "vector.extract"(%456) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
        %468 = "vector.extract"(%456) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
        %469 = "vector.extract"(%456) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
        %470 = "vector.extract"(%456) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
        %471 = "vector.extract"(%456) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
        %472 = "vector.extract"(%456) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
        %473 = "vector.extract"(%456) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
        %474 = "vector.extract"(%456) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
        %475 = "vector.extract"(%456) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
        %476 = "vector.extract"(%456) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
        %477 = "vector.extract"(%456) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
        %478 = "vector.extract"(%456) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
        %479 = "vector.extract"(%456) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
        %480 = "vector.extract"(%456) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
        %481 = "vector.extract"(%456) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
        %482 = "vector.extract"(%456) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
        %483 = "vector.extract"(%456) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
        %484 = "vector.extract"(%456) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
        %485 = "vector.extract"(%456) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
        %486 = "vector.extract"(%456) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
        %487 = "vector.extract"(%456) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
        %488 = "vector.extract"(%456) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
        %489 = "arith.constant"() {value = 0 : i8} : () -> i8
        %490 = "arith.cmpi"(%420, %489) {predicate = 1 : i64} : (i8, i8) -> i1
        %491, %492, %493, %494 = "scf.if"(%490) ({
          %495 = "llvm.load"(%414) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %496 = "vector.extract"(%495) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %497 = "vector.extract"(%495) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %498 = "vector.extract"(%495) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %499 = "vector.extract"(%495) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%496, %497, %498, %499) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%457, %458, %459, %460) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %500 = "arith.cmpi"(%425, %489) {predicate = 1 : i64} : (i8, i8) -> i1
        %501, %502, %503, %504 = "scf.if"(%500) ({
          %505 = "llvm.getelementptr"(%414) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %506 = "llvm.load"(%505) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %507 = "vector.extract"(%506) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %508 = "vector.extract"(%506) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %509 = "vector.extract"(%506) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %510 = "vector.extract"(%506) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%507, %508, %509, %510) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%461, %462, %463, %464) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %511 = "arith.cmpi"(%430, %489) {predicate = 1 : i64} : (i8, i8) -> i1
        %512, %513, %514, %515 = "scf.if"(%511) ({
          %516 = "llvm.getelementptr"(%414) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %517 = "llvm.load"(%516) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %518 = "vector.extract"(%517) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %519 = "vector.extract"(%517) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %520 = "vector.extract"(%517) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %521 = "vector.extract"(%517) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%518, %519, %520, %521) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%465, %466, %467, %468) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %522 = "arith.cmpi"(%435, %489) {predicate = 1 : i64} : (i8, i8) -> i1
        %523, %524, %525, %526 = "scf.if"(%522) ({
          %527 = "llvm.getelementptr"(%414) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %528 = "llvm.load"(%527) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %529 = "vector.extract"(%528) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %530 = "vector.extract"(%528) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %531 = "vector.extract"(%528) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %532 = "vector.extract"(%528) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%529, %530, %531, %532) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%469, %470, %471, %472) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %533 = "arith.cmpi"(%440, %489) {predicate = 1 : i64} : (i8, i8) -> i1
        %534, %535, %536, %537 = "scf.if"(%533) ({
          %538 = "llvm.getelementptr"(%414) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %539 = "llvm.load"(%538) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %540 = "vector.extract"(%539) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %541 = "vector.extract"(%539) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %542 = "vector.extract"(%539) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %543 = "vector.extract"(%539) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%540, %541, %542, %543) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%473, %474, %475, %476) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %544 = "arith.cmpi"(%445, %489) {predicate = 1 : i64} : (i8, i8) -> i1
        %545, %546, %547, %548 = "scf.if"(%544) ({
          %549 = "llvm.getelementptr"(%414) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %550 = "llvm.load"(%549) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %551 = "vector.extract"(%550) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %552 = "vector.extract"(%550) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %553 = "vector.extract"(%550) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %554 = "vector.extract"(%550) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%551, %552, %553, %554) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%477, %478, %479, %480) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %555 = "arith.cmpi"(%450, %489) {predicate = 1 : i64} : (i8, i8) -> i1
        %556, %557, %558, %559 = "scf.if"(%555) ({
          %560 = "llvm.getelementptr"(%414) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %561 = "llvm.load"(%560) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %562 = "vector.extract"(%561) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %563 = "vector.extract"(%561) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %564 = "vector.extract"(%561) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %565 = "vector.extract"(%561) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%562, %563, %564, %565) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%481, %482, %483, %484) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %566 = "arith.cmpi"(%455, %489) {predicate = 1 : i64} : (i8, i8) -> i1
        %567, %568, %569, %570 = "scf.if"(%566) ({
          %571 = "llvm.getelementptr"(%414) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %572 = "llvm.load"(%571) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %573 = "vector.extract"(%572) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %574 = "vector.extract"(%572) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %575 = "vector.extract"(%572) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %576 = "vector.extract"(%572) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%573, %574, %575, %576) : (f32, f32, f32, f32) -> ()
        }, {
          "scf.yield"(%485, %486, %487, %488) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %577 = "arith.muli"(%405, %5) : (i64, i64) -> i64
        %578 = "arith.addi"(%577, %409) : (i64, i64) -> i64
        %579 = "llvm.getelementptr"(%4, %578) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %580 = "arith.muli"(%9, %412) : (i32, i32) -> i32
        %581 = "llvm.getelementptr"(%579, %580) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %582 = "vector.from_elements"(%491, %492, %493, %494, %501, %502, %503, %504, %512, %513, %514, %515, %523, %524, %525, %526, %534, %535, %536, %537, %545, %546, %547, %548, %556, %557, %558, %559, %567, %568, %569, %570) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
        %583 = "vector.broadcast"(%21) : (f32) -> vector<32xf32>
        %584 = "arith.subf"(%582, %583) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
        %585 = "vector.extract"(%584) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
        %586 = "vector.extract"(%584) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
        %587 = "vector.extract"(%584) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
        %588 = "vector.extract"(%584) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
        %589 = "vector.extract"(%584) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
        %590 = "vector.extract"(%584) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
        %591 = "vector.extract"(%584) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
        %592 = "vector.extract"(%584) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
        %593 = "vector.extract"(%584) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
        %594 = "vector.extract"(%584) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
        %595 = "vector.extract"(%584) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
        %596 = "vector.extract"(%584) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
        %597 = "vector.extract"(%584) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
        %598 = "vector.extract"(%584) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
        %599 = "vector.extract"(%584) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
        %600 = "vector.extract"(%584) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
        %601 = "vector.extract"(%584) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
        %602 = "vector.extract"(%584) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
        %603 = "vector.extract"(%584) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
        %604 = "vector.extract"(%584) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
        %605 = "vector.extract"(%584) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
        %606 = "vector.extract"(%584) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
        %607 = "vector.extract"(%584) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
        %608 = "vector.extract"(%584) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
        %609 = "vector.extract"(%584) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
        %610 = "vector.extract"(%584) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
        %611 = "vector.extract"(%584) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
        %612 = "vector.extract"(%584) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
        %613 = "vector.extract"(%584) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
        %614 = "vector.extract"(%584) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
        %615 = "vector.extract"(%584) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
        %616 = "vector.extract"(%584) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
        %617 = "arith.constant"() {value = 1.4426950408889634 : f32} : () -> f32
        %618 = "arith.mulf"(%585, %617) : (f32, f32) -> f32
        %619 = "llvm.call_intrinsic"(%618) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %620 = "arith.mulf"(%586, %617) : (f32, f32) -> f32
        %621 = "llvm.call_intrinsic"(%620) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %622 = "arith.mulf"(%587, %617) : (f32, f32) -> f32
        %623 = "llvm.call_intrinsic"(%622) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %624 = "arith.mulf"(%588, %617) : (f32, f32) -> f32
        %625 = "llvm.call_intrinsic"(%624) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %626 = "arith.mulf"(%589, %617) : (f32, f32) -> f32
        %627 = "llvm.call_intrinsic"(%626) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %628 = "arith.mulf"(%590, %617) : (f32, f32) -> f32
        %629 = "llvm.call_intrinsic"(%628) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %630 = "arith.mulf"(%591, %617) : (f32, f32) -> f32
        %631 = "llvm.call_intrinsic"(%630) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %632 = "arith.mulf"(%592, %617) : (f32, f32) -> f32
        %633 = "llvm.call_intrinsic"(%632) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %634 = "arith.mulf"(%593, %617) : (f32, f32) -> f32
        %635 = "llvm.call_intrinsic"(%634) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %636 = "arith.mulf"(%594, %617) : (f32, f32) -> f32
        %637 = "llvm.call_intrinsic"(%636) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %638 = "arith.mulf"(%595, %617) : (f32, f32) -> f32
        %639 = "llvm.call_intrinsic"(%638) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %640 = "arith.mulf"(%596, %617) : (f32, f32) -> f32
        %641 = "llvm.call_intrinsic"(%640) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %642 = "arith.mulf"(%597, %617) : (f32, f32) -> f32
        %643 = "llvm.call_intrinsic"(%642) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %644 = "arith.mulf"(%598, %617) : (f32, f32) -> f32
        %645 = "llvm.call_intrinsic"(%644) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %646 = "arith.mulf"(%599, %617) : (f32, f32) -> f32
        %647 = "llvm.call_intrinsic"(%646) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %648 = "arith.mulf"(%600, %617) : (f32, f32) -> f32
        %649 = "llvm.call_intrinsic"(%648) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %650 = "arith.mulf"(%601, %617) : (f32, f32) -> f32
        %651 = "llvm.call_intrinsic"(%650) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %652 = "arith.mulf"(%602, %617) : (f32, f32) -> f32
        %653 = "llvm.call_intrinsic"(%652) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %654 = "arith.mulf"(%603, %617) : (f32, f32) -> f32
        %655 = "llvm.call_intrinsic"(%654) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %656 = "arith.mulf"(%604, %617) : (f32, f32) -> f32
        %657 = "llvm.call_intrinsic"(%656) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %658 = "arith.mulf"(%605, %617) : (f32, f32) -> f32
        %659 = "llvm.call_intrinsic"(%658) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %660 = "arith.mulf"(%606, %617) : (f32, f32) -> f32
        %661 = "llvm.call_intrinsic"(%660) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %662 = "arith.mulf"(%607, %617) : (f32, f32) -> f32
        %663 = "llvm.call_intrinsic"(%662) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %664 = "arith.mulf"(%608, %617) : (f32, f32) -> f32
        %665 = "llvm.call_intrinsic"(%664) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %666 = "arith.mulf"(%609, %617) : (f32, f32) -> f32
        %667 = "llvm.call_intrinsic"(%666) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %668 = "arith.mulf"(%610, %617) : (f32, f32) -> f32
        %669 = "llvm.call_intrinsic"(%668) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %670 = "arith.mulf"(%611, %617) : (f32, f32) -> f32
        %671 = "llvm.call_intrinsic"(%670) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %672 = "arith.mulf"(%612, %617) : (f32, f32) -> f32
        %673 = "llvm.call_intrinsic"(%672) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %674 = "arith.mulf"(%613, %617) : (f32, f32) -> f32
        %675 = "llvm.call_intrinsic"(%674) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %676 = "arith.mulf"(%614, %617) : (f32, f32) -> f32
        %677 = "llvm.call_intrinsic"(%676) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %678 = "arith.mulf"(%615, %617) : (f32, f32) -> f32
        %679 = "llvm.call_intrinsic"(%678) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %680 = "arith.mulf"(%616, %617) : (f32, f32) -> f32
        %681 = "llvm.call_intrinsic"(%680) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %682 = "vector.from_elements"(%619, %621, %623, %625, %627, %629, %631, %633, %635, %637, %639, %641, %643, %645, %647, %649, %651, %653, %655, %657, %659, %661, %663, %665, %667, %669, %671, %673, %675, %677, %679, %681) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
        %683 = "vector.broadcast"(%400) : (f32) -> vector<32xf32>
        %684 = "arith.mulf"(%682, %683) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
        %685 = "vector.extract"(%684) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
        %686 = "vector.extract"(%684) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
        %687 = "vector.extract"(%684) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
        %688 = "vector.extract"(%684) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
        %689 = "vector.extract"(%684) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
        %690 = "vector.extract"(%684) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
        %691 = "vector.extract"(%684) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
        %692 = "vector.extract"(%684) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
        %693 = "vector.extract"(%684) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
        %694 = "vector.extract"(%684) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
        %695 = "vector.extract"(%684) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
        %696 = "vector.extract"(%684) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
        %697 = "vector.extract"(%684) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
        %698 = "vector.extract"(%684) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
        %699 = "vector.extract"(%684) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
        %700 = "vector.extract"(%684) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
        %701 = "vector.extract"(%684) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
        %702 = "vector.extract"(%684) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
        %703 = "vector.extract"(%684) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
        %704 = "vector.extract"(%684) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
        %705 = "vector.extract"(%684) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
        %706 = "vector.extract"(%684) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
        %707 = "vector.extract"(%684) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
        %708 = "vector.extract"(%684) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
        %709 = "vector.extract"(%684) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
        %710 = "vector.extract"(%684) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
        %711 = "vector.extract"(%684) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
        %712 = "vector.extract"(%684) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
        %713 = "vector.extract"(%684) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
        %714 = "vector.extract"(%684) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
        %715 = "vector.extract"(%684) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
        %716 = "vector.extract"(%684) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
        %717 = "arith.cmpi"(%420, %489) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%717) ({
          %718 = "vector.from_elements"(%685, %686, %687, %688) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%718, %581) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %719 = "arith.cmpi"(%425, %489) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%719) ({
          %720 = "llvm.getelementptr"(%581) {rawConstantIndices = array<i32: 1024>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %721 = "vector.from_elements"(%689, %690, %691, %692) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%721, %720) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %722 = "arith.cmpi"(%430, %489) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%722) ({
          %723 = "llvm.getelementptr"(%581) {rawConstantIndices = array<i32: 2048>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %724 = "vector.from_elements"(%693, %694, %695, %696) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%724, %723) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %725 = "arith.cmpi"(%435, %489) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%725) ({
          %726 = "llvm.getelementptr"(%581) {rawConstantIndices = array<i32: 3072>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %727 = "vector.from_elements"(%697, %698, %699, %700) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%727, %726) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %728 = "arith.cmpi"(%440, %489) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%728) ({
          %729 = "llvm.getelementptr"(%581) {rawConstantIndices = array<i32: 4096>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %730 = "vector.from_elements"(%701, %702, %703, %704) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%730, %729) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %731 = "arith.cmpi"(%445, %489) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%731) ({
          %732 = "llvm.getelementptr"(%581) {rawConstantIndices = array<i32: 5120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %733 = "vector.from_elements"(%705, %706, %707, %708) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%733, %732) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %734 = "arith.cmpi"(%450, %489) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%734) ({
          %735 = "llvm.getelementptr"(%581) {rawConstantIndices = array<i32: 6144>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %736 = "vector.from_elements"(%709, %710, %711, %712) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%736, %735) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %737 = "arith.cmpi"(%455, %489) {predicate = 1 : i64} : (i8, i8) -> i1
        "scf.if"(%737) ({
          %738 = "llvm.getelementptr"(%581) {rawConstantIndices = array<i32: 7168>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %739 = "vector.from_elements"(%713, %714, %715, %716) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%739, %738) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "softmax_long", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64):
    %6 = "arith.constant"() {value = 8192 : i32} : () -> i32
    %7 = "arith.cmpi"(%2, %6) {predicate = 3 : i64} : (i32, i32) -> i1
    "scf.if"(%7) ({
      %8 = "arith.constant"() {value = 1 : i32} : () -> i32
      %9 = "arith.constant"() {value = 256 : i32} : () -> i32
      %10 = "arith.constant"() {value = 32 : i32} : () -> i32
      "gpu.launch_func"(%1, %8, %8, %9, %8, %8, %10, %0, %1, %2, %3, %4, %5) {kernel = @kernels::@softmax_short, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 6, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64) -> ()
      "scf.yield"() : () -> ()
    }, {
      %11 = "arith.constant"() {value = 1 : i32} : () -> i32
      %12 = "arith.constant"() {value = 256 : i32} : () -> i32
      %13 = "arith.constant"() {value = 32 : i32} : () -> i32
      "gpu.launch_func"(%1, %11, %11, %12, %11, %11, %13, %0, %1, %2, %3, %4, %5) {kernel = @kernels::@softmax_long, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 6, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64) -> ()
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "softmax_f32", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
