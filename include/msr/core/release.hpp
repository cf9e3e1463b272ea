// The release of these headers. It stands in the names of functions that a program compiles once,
// so that files of two releases do not link.
#pragma once

#include <msr/core/cplusplus.hpp>

namespace msr {

/// The version that meson.build names.
struct release_0_1_0;
using this_release = release_0_1_0;

} // namespace msr
