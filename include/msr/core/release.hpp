// The release of the library, in the names of what a program compiles once: files of two releases
// do not link.
#pragma once

#include <msr/version.hpp>

#define MSR_DETAIL_ABI_NAME(major, minor, patch) v##major##_##minor##_##patch
#define MSR_DETAIL_ABI_OF(major, minor, patch) MSR_DETAIL_ABI_NAME(major, minor, patch)
/// The name of the inline namespace that holds what is compiled once, such as `v1_2_3`: files of
/// two releases of the library do not link.
#define MSR_ABI MSR_DETAIL_ABI_OF(MSR_VERSION_MAJOR, MSR_VERSION_MINOR, MSR_VERSION_PATCH)

namespace msr {

inline namespace MSR_ABI {

/// A type whose name contains the release of the library, for an argument of the templates that a
/// program compiles once.
struct this_release;

} // namespace MSR_ABI

} // namespace msr
