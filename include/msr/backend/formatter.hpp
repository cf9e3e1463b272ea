// Declares std::formatter, the template that std::format uses, and defines MSR_HAS_FORMAT, where
// the standard library has the template.
#pragma once

// cplusplus.hpp comes first, so that its sentence refuses an older standard of C++.
#include <msr/core/cplusplus.hpp>

#include <version>

// Compiling <format> takes longer than compiling a session, and code that formats includes it
// anyhow: formatter.hpp includes it only where the standard library's declaration of the template
// is not known.
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
