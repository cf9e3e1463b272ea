// The version of msrpp. Meson and CMake read it from the lines of this header, which holds nothing
// else.
#pragma once

#include <msr/core/cplusplus.hpp>

#define MSR_VERSION_MAJOR 0
#define MSR_VERSION_MINOR 2
#define MSR_VERSION_PATCH 0

/// The version of msrpp as a number for #if: 10,000 for each major version, 100 for each minor
/// version, 1 for each patch.
#define MSR_VERSION (MSR_VERSION_MAJOR * 10000 + MSR_VERSION_MINOR * 100 + MSR_VERSION_PATCH)

#define MSR_DETAIL_WORDS(major, minor, patch) #major "." #minor "." #patch
#define MSR_DETAIL_VERSION_WORDS(major, minor, patch) MSR_DETAIL_WORDS(major, minor, patch)
/// The version of msrpp as a text, such as "1.2.3".
#define MSR_VERSION_TEXT                                                                           \
    MSR_DETAIL_VERSION_WORDS(MSR_VERSION_MAJOR, MSR_VERSION_MINOR, MSR_VERSION_PATCH)
