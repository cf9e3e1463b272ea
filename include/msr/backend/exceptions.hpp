// Failures as exceptions, and what stands in their place where the compiler has none.
#pragma once

// First, so that errors do not list how it is included.
#include <msr/rule.hpp>

#include <msr/failure.hpp>

#include <cstdio>
#include <cstdlib>
#include <new>
#include <stdexcept>

namespace msr {

MSR_RULE(call_may_throw, "this call reports failures by an exception, and exceptions are off "
                         "(-fno-exceptions): give it a last argument failure &");

#ifdef __cpp_exceptions
/// Whether the compiler has exceptions.
inline constexpr bool has_exceptions = true;
#else
inline constexpr bool has_exceptions = false;
#endif

namespace detail {

/// Whether there are exceptions, asked where `Asking` is known: by a call that is used.
template <typename Asking>
inline constexpr bool has_exceptions_for = has_exceptions;

/// Throws an `Error` of the failure, if something failed. Does not compile without exceptions.
template <typename Error, typename Asking>
void throw_if(const failure &why) {
    using mistake = mistake_unless<has_exceptions_for<Asking>, call_may_throw>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::told()){})));
#ifdef __cpp_exceptions
    if (why) throw Error{why};
#else
    static_cast<void>(why);
#endif
}

/// Throws std::out_of_range; without exceptions prints what it says and ends the program.
[[noreturn]] inline void out_of_range(const char *what) {
#ifdef __cpp_exceptions
    throw std::out_of_range{what};
#else
    std::fprintf(stderr, "%s\n", what);
    std::abort();
#endif
}

/// Runs `work`; if it throws, runs `clean_up` and passes the exception on.
template <typename Work, typename CleanUp>
void run_and_clean_up(Work &&work, CleanUp clean_up) {
#ifdef __cpp_exceptions
    try {
        static_cast<void>(static_cast<Work &&>(work)());
    } catch (...) {
        clean_up();
        throw;
    }
#else
    static_cast<void>(clean_up);
    static_cast<void>(static_cast<Work &&>(work)());
#endif
}

/// Runs `work`. Returns whether there was memory enough; without exceptions the program ends where
/// there is not.
template <typename Work>
bool unless_out_of_memory(Work work) {
#ifdef __cpp_exceptions
    try {
        work();
    } catch (const std::bad_alloc &) {
        return false;
    }
#else
    work();
#endif
    return true;
}

} // namespace detail

} // namespace msr
