# The CMake package of cutec: kernels written in Python, built with the rest of a project. CMake 3.21 or newer.
#
#     find_package(cutec REQUIRED)             # cmake -Dcutec_DIR=$(cutec config --cmake-dir)
#     cutec_add_kernels(kernels gemm.py softmax.py ARCHS sm_80 sm_90a)
#
# CUTEC_EXECUTABLE is the program, which is looked for in PATH.

find_program(CUTEC_EXECUTABLE cutec DOC "The program cutec")
include(FindPackageHandleStandardArgs)
set(cutec_CONFIG "${CMAKE_CURRENT_LIST_FILE}")
find_package_handle_standard_args(cutec CONFIG_MODE REQUIRED_VARS CUTEC_EXECUTABLE)

# cutec_add_kernels(<target> <file.py>...
#                   [ARCHS <arch>...] [SPEC <file.yaml>] [ENTRIES <name>...] [OPTIONS <option>...]
#                   [OUTPUT_DIRECTORY <folder>])
#
# Adds a target that builds each file to a bundle: the folder <folder>/<file without .py>, where <folder> is the
# current build folder unless OUTPUT_DIRECTORY says another one. OPTIONS are more options of `cutec build`. A file is
# built again when one of the files that its last build has read has changed, or its command.
#
# Properties of the target: CUTEC_BUNDLES, the folders; CUTEC_MANIFESTS, the files that programs load. What is made from
# a manifest depends on the target:
#
#     get_target_property(manifests kernels CUTEC_MANIFESTS)
#     install(DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/gemm DESTINATION share/kernels)
function(cutec_add_kernels target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "SPEC;OUTPUT_DIRECTORY" "ARCHS;ENTRIES;OPTIONS")
  if(NOT arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "cutec_add_kernels(${target} ...): no kernel file is named")
  endif()
  if(NOT arg_OUTPUT_DIRECTORY)
    set(arg_OUTPUT_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}")
  endif()
  cmake_path(ABSOLUTE_PATH arg_OUTPUT_DIRECTORY BASE_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}" NORMALIZE)
  list(TRANSFORM arg_ARCHS PREPEND "--arch=")
  list(TRANSFORM arg_ENTRIES PREPEND "--entry=")
  set(options ${arg_ARCHS} ${arg_ENTRIES} ${arg_OPTIONS})
  set(needs "")
  if(arg_SPEC)
    cmake_path(ABSOLUTE_PATH arg_SPEC BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}" NORMALIZE)
    list(APPEND options "--spec=${arg_SPEC}")
    list(APPEND needs "${arg_SPEC}")
  endif()
  # Slots: those of make's jobserver where CMake can hand it on; elsewhere a build is one job.
  if(CMAKE_GENERATOR MATCHES "Makefiles" AND CMAKE_VERSION VERSION_GREATER_EQUAL 3.28)
    set(slots JOB_SERVER_AWARE TRUE)
  else()
    set(slots "")
    list(PREPEND options "-j1")
  endif()
  set(stamps "")
  set(bundles "")
  set(manifests "")
  foreach(file IN LISTS arg_UNPARSED_ARGUMENTS)
    cmake_path(GET file STEM LAST_ONLY name)
    cmake_path(ABSOLUTE_PATH file BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}" NORMALIZE OUTPUT_VARIABLE source)
    set(bundle "${arg_OUTPUT_DIRECTORY}/${name}")
    if(bundle IN_LIST bundles)
      message(FATAL_ERROR "cutec_add_kernels(${target} ...): two files for the bundle ${bundle}")
    endif()
    add_custom_command(
      OUTPUT "${bundle}.stamp"
      BYPRODUCTS "${bundle}/manifest.yaml"
      COMMAND "${CUTEC_EXECUTABLE}" build "${source}" ${options}
              -o "${bundle}" --stamp "${bundle}.stamp" --depfile "${bundle}.d"
      DEPENDS "${source}" ${needs}
      DEPFILE "${bundle}.d"
      COMMENT "cutec ${file}"
      ${slots}
      VERBATIM)
    list(APPEND stamps "${bundle}.stamp")
    list(APPEND bundles "${bundle}")
    list(APPEND manifests "${bundle}/manifest.yaml")
  endforeach()
  add_custom_target(${target} ALL DEPENDS ${stamps})
  set_target_properties(${target} PROPERTIES CUTEC_BUNDLES "${bundles}" CUTEC_MANIFESTS "${manifests}")
endfunction()
