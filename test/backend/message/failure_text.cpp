// Tests writing sentences about failures, with their placeholders filled in, into buffers of
// limited size.
#include <msr/backend/message/failure_text.hpp>

#include <doctest/doctest.h>

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

using msr::error_code;
using msr::failure;

namespace {

std::string filled(const failure &problem, const char *pattern) {
    char text[200];
    msr::detail::failure_writer writer{problem, text, sizeof text};
    writer.write(pattern);
    return {text, writer.size()};
}

} // namespace

TEST_CASE("a place is filled in") {
    const failure problem{.cpu = 3, .address = 0x38d, .value = ~std::uint64_t{0}, .name = "r"};
    CHECK(filled(problem, "{cpu} {address} {register}") == "3 0x38d r (0x38d)");
    CHECK(filled(problem, "{value} {value in tens} {value signed}") ==
          "0xffffffffffffffff 18446744073709551615 -1");
    CHECK(filled(failure{.address = 0x38d}, "{register}") == "0x38d");
}

TEST_CASE("of two ways to say it, a failure has the one that fits") {
    CHECK(filled({}, "{about?a {about}|none}.") == "none.");
    CHECK(filled(failure{.subject = "b"}, "{about?a {about}|none}.") == "a b.");
    CHECK(filled({}, "x{got?, {got}}.") == "x.");
    CHECK(filled(failure{.actual_value = 1}, "x{got?, {got}}.") == "x, 0x1.");
    CHECK(filled(failure{.name = "n"}, "{about?{name?1|2}|{name?3|4}}") == "3");
    CHECK(filled(failure{.subject = "a"}, "{about?{name?1|2}|{name?3|4}}") == "2");
}

TEST_CASE("texts of a failure may have the characters of places") {
    CHECK(filled(failure{.subject = "{a}|b?"}, "{about}.") == "{a}|b?.");
}

TEST_CASE("errors of the system are told in words") {
    CHECK(filled(failure{.system_error = ENOMEM}, "{system error}") == "Cannot allocate memory");
    CHECK(filled({}, "{system error}") == "unknown error");
}

TEST_CASE("where there is no room the characters are counted only") {
    const failure problem{.kind = error_code::empty_program, .cpu = 12};
    char text[] = "........";
    const std::size_t size =
        msr::detail::failure_words<msr::this_release>::message(problem, text, 4);
    CHECK(std::string_view{text} == "CPU ....");
    CHECK(size == msr::detail::failure_words<msr::this_release>::message(problem, nullptr, 0));
    CHECK(size == std::string_view{"CPU 12: the program is empty: look at the rule that its plan "
                                   "broke"}
                      .size());
    CHECK(msr::detail::failure_words<msr::this_release>::reason(problem, nullptr, 0) ==
          size - std::string_view{"CPU 12: "}.size());
}
