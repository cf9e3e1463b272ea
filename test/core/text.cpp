// Tests functions on text that use no library.
#include <msr/core/text.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

using msr::parse_number;
using msr::same_without_case;
using msr::text_view;

TEST_CASE("characters before a 0 are counted alike by the compiler and at run time") {
    static_assert(msr::length_of("cycles") == 6);
    static_assert(msr::length_of("") == 0);
    static_assert(msr::length_of(nullptr) == 0);
    const std::string text{"cycles\0more", 11};
    CHECK(msr::length_of(text.c_str()) == 6);
    CHECK(msr::length_of(text.c_str() + 6) == 0);
    const char *volatile null = nullptr;
    CHECK(msr::length_of(null) == 0);
}

TEST_CASE("a text view takes a literal, or a part of one") {
    static_assert(text_view{"escr"}.size() == 4);
    static_assert(text_view{"escr", 2}.size() == 2);
    static_assert(text_view{""}.empty());
    static_assert(text_view{}.empty());
    static_assert(text_view{nullptr}.empty());
    const text_view whole{"event:mask"};
    const text_view mask = whole.without_prefix(6);
    CHECK(std::string_view{mask.data(), mask.size()} == "mask");
    CHECK(whole.prefix(5).size() == 5);
    CHECK(whole.prefix(5)[4] == 't');
    CHECK(whole.without_prefix(10).empty());
}

TEST_CASE("find gives the first place, or the size") {
    static_assert(text_view{"a:b:c"}.find(':') == 1);
    static_assert(text_view{":b"}.find(':') == 0);
    static_assert(text_view{"abc"}.find(':') == 3);
    static_assert(text_view{}.find(':') == 0);
}

TEST_CASE("case counts for nothing, but only for letters") {
    static_assert(same_without_case("MSR_BSU_escr0", "msr_bsu_ESCR0"));
    static_assert(!same_without_case("escr0", "escr1"));
    static_assert(!same_without_case("escr", "escr0"));
    // characters 32 apart, as upper-case and lower-case letters are
    static_assert(!same_without_case("[", "{"));
    static_assert(!same_without_case("@", "`"));
    static_assert(same_without_case("", text_view{}));
}

TEST_CASE("a start is taken away only where it is") {
    CHECK(same_without_case(msr::without_prefix("MSR_BSU_ESCR0", "msr_"), "bsu_escr0"));
    CHECK(same_without_case(msr::without_prefix("bsu_escr0", "msr_"), "bsu_escr0"));
    CHECK(msr::without_prefix("MSR_", "msr_").empty());
    CHECK(same_without_case(msr::without_prefix("MSR", "msr_"), "msr"));
}

TEST_CASE("a text is read piece by piece, of which each may be empty") {
    const auto pieces_of = [](text_view text, std::size_t maximum) {
        std::vector<std::string> pieces;
        msr::read_pieces(text, ':', [&](text_view piece) {
            pieces.emplace_back(piece.begin(), piece.end());
            return pieces.size() < maximum;
        });
        return pieces;
    };
    using texts = std::vector<std::string>;
    CHECK(pieces_of("cycles:user:thr=3", 9) == texts{"cycles", "user", "thr=3"});
    CHECK(pieces_of("cycles:user:thr=3", 2) == texts{"cycles", "user"});
    CHECK(pieces_of("cycles", 9) == texts{"cycles"});
    CHECK(pieces_of(":a::", 9) == texts{"", "a", "", ""});
    CHECK(pieces_of("", 9) == texts{""});
}

TEST_CASE("numbers are decimal, or hexadecimal with 0x") {
    const auto reads_as = [](text_view text, std::uint64_t value) {
        const msr::number_read number = parse_number(text);
        return static_cast<bool>(number) && number.value == value;
    };
    CHECK(reads_as("0", 0));
    CHECK(reads_as("007", 7)); // leading zeros make no octal number
    CHECK(reads_as("15", 15));
    CHECK(reads_as("0x3a0", 928));
    CHECK(reads_as("0X3A0", 928));
    CHECK(reads_as("18446744073709551615", UINT64_MAX));
    CHECK(reads_as("0xffffffffffffffff", UINT64_MAX));
    CHECK(reads_as("0x0000000000000000000000001", 1));
}

TEST_CASE("what is no number and what is too large are distinguished") {
    for (const char *const text :
         {"", "0x", "x1", "1x", "-1", "+1", " 1", "1 ", "0xg", "3a0", "1_000", "0x0x1", "1.5"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_number(text).well_formed);
        CHECK_FALSE(parse_number(text));
    }
    for (const char *const text :
         {"18446744073709551616", "0x10000000000000000", "99999999999999999999999999999999"}) {
        CAPTURE(text);
        CHECK(parse_number(text).well_formed);
        CHECK(parse_number(text).too_large);
        CHECK(parse_number(text).value == UINT64_MAX);
        CHECK_FALSE(parse_number(text));
    }
    CHECK_FALSE(parse_number("99999999999999999999999999999999z").well_formed);
}
