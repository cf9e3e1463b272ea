// The template for which std::format looks, where the standard library has one: MSR_HAS_FORMAT.
#pragma once

// First, so that an older standard is refused by its sentence.
#include <msr/core/cplusplus.hpp>

#include <version>

// <format> itself takes a compiler longer than a session does, and who formats includes it anyhow:
// it is included only where its declaration of the template is not known.
#ifdef __cpp_lib_format
#define MSR_HAS_FORMAT 1
#if defined(__GLIBCXX__) && !defined(_GLIBCXX_INLINE_VERSION)
namespace std {
template <typename Value, typename Character>
struct formatter;
}
#elif defined(_LIBCPP_VERSION) && __has_include(<__fwd/format.h>)
#include <__fwd/format.h>
#else
#include <format>
#endif
#endif
