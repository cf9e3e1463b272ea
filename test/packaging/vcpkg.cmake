# A substitute for vcpkg: runs a port with functions that do the work of vcpkg's functions for a
# port of headers. usage: cmake -D PORT=NAME -D CURRENT_PORT_DIR=FOLDER -D WORK=FOLDER -P
# vcpkg.cmake
set(CURRENT_PACKAGES_DIR ${WORK}/packages)
set(CURRENT_BUILDTREES_DIR ${WORK}/buildtrees)

function(run)
  execute_process(COMMAND ${ARGV} RESULT_VARIABLE result OUTPUT_QUIET)
  if(result)
    message(FATAL_ERROR "failed: ${ARGV}")
  endif()
endfunction()

function(vcpkg_cmake_configure)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "SOURCE_PATH" "")
  run(${CMAKE_COMMAND} -S ${arg_SOURCE_PATH} -B ${CURRENT_BUILDTREES_DIR}
    -DCMAKE_INSTALL_PREFIX=${CURRENT_PACKAGES_DIR})
endfunction()
function(vcpkg_cmake_install)
  run(${CMAKE_COMMAND} --install ${CURRENT_BUILDTREES_DIR})
endfunction()

# Moves the package to share/NAME, as vcpkg does, and corrects the line of the package that counts
# folders.
function(vcpkg_cmake_config_fixup)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "PACKAGE_NAME;CONFIG_PATH" "")
  file(GLOB files ${CURRENT_PACKAGES_DIR}/${arg_CONFIG_PATH}/*.cmake)
  if(NOT files)
    message(FATAL_ERROR "no package in ${arg_CONFIG_PATH}")
  endif()
  set(target ${CURRENT_PACKAGES_DIR}/share/${arg_PACKAGE_NAME})
  file(MAKE_DIRECTORY ${target})
  foreach(file IN LISTS files)
    file(READ ${file} text)
    string(REGEX REPLACE
      "get_filename_component\\(_IMPORT_PREFIX \"\\\${CMAKE_CURRENT_LIST_FILE}\" PATH\\)(\nget_filename_component\\(_IMPORT_PREFIX \"\\\${_IMPORT_PREFIX}\" PATH\\))*"
      "get_filename_component(_IMPORT_PREFIX \"\${CMAKE_CURRENT_LIST_FILE}\" PATH)\nget_filename_component(_IMPORT_PREFIX \"\${_IMPORT_PREFIX}\" PATH)\nget_filename_component(_IMPORT_PREFIX \"\${_IMPORT_PREFIX}\" PATH)"
      text "${text}")
    get_filename_component(name ${file} NAME)
    file(WRITE ${target}/${name} "${text}")
  endforeach()
  file(REMOVE_RECURSE ${CURRENT_PACKAGES_DIR}/share/cmake)
endfunction()
function(vcpkg_fixup_pkgconfig)
  file(GLOB_RECURSE files ${CURRENT_PACKAGES_DIR}/*.pc)
  if(NOT files)
    message(FATAL_ERROR "no file for pkg-config")
  endif()
endfunction()
function(vcpkg_install_copyright)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "" "FILE_LIST")
  file(INSTALL ${arg_FILE_LIST} DESTINATION ${CURRENT_PACKAGES_DIR}/share/${PORT} RENAME copyright)
endfunction()

include(${CURRENT_PORT_DIR}/portfile.cmake)
