// The release of these headers: names of functions that files of a program may share, each compiled
// once, have it, so that files of two releases do not link.
#pragma once

#include <msr/cplusplus.hpp>

namespace msr {

/// The version that meson.build names.
struct release_0_1_0;
using this_release = release_0_1_0;

} // namespace msr
