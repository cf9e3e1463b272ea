// The library's version in symbol names: a file does not link with the compiled part
// (msr/compiled.hpp) of another version.
#pragma once

#include <msr/version.hpp>

#define MSR_DETAIL_ABI_NAME(major, minor, patch) v##major##_##minor##_##patch
#define MSR_DETAIL_ABI_OF(major, minor, patch) MSR_DETAIL_ABI_NAME(major, minor, patch)
/// The name of the inline namespace that `this_release` is in, such as `v1_2_3`.
#define MSR_ABI MSR_DETAIL_ABI_OF(MSR_VERSION_MAJOR, MSR_VERSION_MINOR, MSR_VERSION_PATCH)

namespace msr {

inline namespace MSR_ABI {

/// A type whose name contains the release of the library: the template argument with which
/// msr/compiled.hpp instantiates templates, so that their symbols contain the release.
struct this_release;

} // namespace MSR_ABI

} // namespace msr
