// Failures as exceptions, and as ends of the program where the compiler has exceptions switched
// off. A program may have parts of both kinds: a function must do the same in each part, since the
// linker takes it from any.
#pragma once

// Headers to which compile errors point come first, so that the errors list no chain of includes.
#include <msr/core/rule.hpp>

#include <msr/core/failure.hpp>

#include <cstdio>
#include <cstdlib>
#include <new>
#include <stdexcept>
#include <string>

/// Marks a function or class that differs in files without exceptions: there its name for the
/// linker is `name[abi:without_exceptions]`. A function that calls a marked one, or a class or
/// function with a marked type in its members or arguments, needs the mark too, unless it is a
/// template of that type.
#ifdef __cpp_exceptions
#define MSR_NAMED_BY_EXCEPTIONS
#else
#define MSR_NAMED_BY_EXCEPTIONS [[gnu::abi_tag("without_exceptions")]]
#endif

namespace msr {

MSR_RULE(call_may_throw, "this call reports failures by an exception, and exceptions are off "
                         "(-fno-exceptions): give it a last argument failure &");

#ifdef __cpp_exceptions
/// Whether the file that includes this header is compiled with exceptions.
inline constexpr bool has_exceptions = true;
#else
inline constexpr bool has_exceptions MSR_NAMED_BY_EXCEPTIONS = false;
#endif

namespace detail {

/// Whether this file is compiled with exceptions. The value depends on `Asking`, so that only a
/// function that is called instantiates it.
template <typename Asking>
inline constexpr bool has_exceptions_for MSR_NAMED_BY_EXCEPTIONS = has_exceptions;

#ifdef __cpp_exceptions
/// Throws an `Error` made of the failure `problem`.
template <typename Error>
[[noreturn, gnu::cold, gnu::noinline]] void raise(const failure &problem) {
    throw Error{problem};
}
#endif

/// Throws an `Error` made of the failure `problem`, unless it is no failure. Does not compile
/// without exceptions.
template <typename Error, typename Asking>
void throw_if(const failure &problem) {
    using mistake = mistake_unless<has_exceptions_for<Asking>, call_may_throw>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
#ifdef __cpp_exceptions
    if (problem) [[unlikely]]
        raise<Error>(problem);
#else
    static_cast<void>(problem);
#endif
}

/// A symbol that exists in a program of which some file is compiled with exceptions; in other
/// programs its address is null.
#ifdef __cpp_exceptions
[[gnu::used]] inline constexpr char exceptions_are_caught = 1;
#else
[[gnu::weak]] extern const char exceptions_are_caught;
#endif

/// Prints the sentence `text` and ends the program, which has no exceptions in any of its files.
inline void end_without_exceptions([[maybe_unused]] const char *text) {
#ifndef __cpp_exceptions
    if (&exceptions_are_caught != nullptr) return;
    std::fprintf(stderr, "%s\n", text);
    std::abort();
#endif
}

// Each function throws the exception of its name; in a program without exceptions it prints the
// exception's text and ends the program. Functions of the standard library throw, as files without
// exceptions may call them: libstdc++ and libc++ both have functions of these names.

[[noreturn, gnu::cold, gnu::noinline]] inline void out_of_range(const char *text) {
    end_without_exceptions(text);
    std::__throw_out_of_range(text);
}
[[noreturn, gnu::cold, gnu::noinline]] inline void out_of_range(const std::string &text) {
    out_of_range(text.c_str());
}

[[noreturn, gnu::cold, gnu::noinline]] inline void invalid_argument(const std::string &text) {
    end_without_exceptions(text.c_str());
    std::__throw_invalid_argument(text.c_str());
}

[[noreturn, gnu::cold, gnu::noinline]] inline void length_error(const std::string &text) {
    end_without_exceptions(text.c_str());
    std::__throw_length_error(text.c_str());
}

[[noreturn, gnu::cold, gnu::noinline]] inline void runtime_error(const std::string &text) {
    end_without_exceptions(text.c_str());
    std::__throw_runtime_error(text.c_str());
}

[[noreturn, gnu::cold, gnu::noinline]] inline void bad_alloc() {
    end_without_exceptions("there is no memory left");
    std::__throw_bad_alloc();
}

/// Runs `work` and returns its value; if `work` throws, runs `clean_up` and passes the exception
/// on.
template <typename Work, typename CleanUp>
MSR_NAMED_BY_EXCEPTIONS decltype(auto) run_and_clean_up(Work &&work, CleanUp clean_up) {
#ifdef __cpp_exceptions
    try {
        return static_cast<Work &&>(work)();
    } catch (...) {
        clean_up();
        throw;
    }
#else
    static_cast<void>(clean_up);
    return static_cast<Work &&>(work)();
#endif
}

/// Runs `work`. Returns whether there was memory enough; without exceptions the program ends where
/// there is not.
template <typename Work>
MSR_NAMED_BY_EXCEPTIONS bool unless_out_of_memory(Work work) {
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
