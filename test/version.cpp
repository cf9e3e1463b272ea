// Tests the version of the headers that a program reads.
#include <msr/version.hpp>

#include <msr/core/release.hpp>

#include <doctest/doctest.h>

#include <string>
#include <type_traits>

TEST_CASE("the version is three numbers, a number for comparisons, and a text") {
    static_assert(MSR_VERSION ==
                  10000 * MSR_VERSION_MAJOR + 100 * MSR_VERSION_MINOR + MSR_VERSION_PATCH);
#if MSR_VERSION < 200
#error "this is a release after 0.1"
#endif
    CHECK(std::string{MSR_VERSION_TEXT} == std::to_string(MSR_VERSION_MAJOR) + '.' +
                                               std::to_string(MSR_VERSION_MINOR) + '.' +
                                               std::to_string(MSR_VERSION_PATCH));
}

TEST_CASE("the inline namespace of the compiled part is the version's") {
    static_assert(std::is_same_v<msr::this_release, msr::MSR_ABI::this_release>);
#define WORD(name) #name
#define WORD_OF(name) WORD(name)
    std::string request = MSR_VERSION_TEXT;
    for (char &letter : request)
        if (letter == '.') letter = '_';
    CHECK(std::string{WORD_OF(MSR_ABI)} == 'v' + request);
}
