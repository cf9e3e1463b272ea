# A port of the source tree with this file, for `vcpkg install msrpp
# --overlay-ports=tools/package/vcpkg`. A registry sets SOURCE_PATH by vcpkg_from_github() or
# vcpkg_from_git() instead.
get_filename_component(SOURCE_PATH "${CURRENT_PORT_DIR}/../../../.." ABSOLUTE)

set(VCPKG_BUILD_TYPE release) # msrpp is only headers, which debug and release builds share

vcpkg_cmake_configure(SOURCE_PATH "${SOURCE_PATH}")
vcpkg_cmake_install()
vcpkg_cmake_config_fixup(PACKAGE_NAME msrpp CONFIG_PATH share/cmake/msrpp)
vcpkg_fixup_pkgconfig()

file(INSTALL "${CMAKE_CURRENT_LIST_DIR}/usage" DESTINATION "${CURRENT_PACKAGES_DIR}/share/${PORT}")
vcpkg_install_copyright(FILE_LIST "${SOURCE_PATH}/LICENSE")
