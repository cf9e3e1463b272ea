// Tests the qualifiers in the table of an imaginary PMU: parsed, written, and refused.
#include <msr/pmu/qualifiers.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace {

using msr::given_qualifier;
using msr::notation_problem;
using msr::text_view;

/// The qualifiers of an event: a flag, a number, a colour, and a shape of two.
struct contents {
    bool flag{};
    std::uint64_t number{};
    int colour = -1;
    int shape = -1;
};

constexpr const char *colours[] = {"red", "green"};

constexpr int colour_named(text_view name) {
    for (int i = 0; i < 2; ++i)
        if (msr::same_without_case(name, colours[i])) return i;
    return -1;
}

template <int Shape>
constexpr msr::qualifier_row<contents> shape_row(const char *name) {
    return {{name},
            [](contents value, std::uint64_t) {
                value.shape = Shape;
                return value;
            },
            [](const contents &value) -> given_qualifier { return {value.shape == Shape}; },
            {},
            1,
            notation_problem::given_twice};
}

constexpr msr::qualifier_row<contents> rows[] = {
    {{"flag"},
     [](contents value, std::uint64_t) {
         value.flag = true;
         return value;
     },
     [](const contents &value) -> given_qualifier { return {value.flag}; }},
    {{"number", true},
     [](contents value, std::uint64_t number) {
         value.number = number;
         return value;
     },
     [](const contents &value) -> given_qualifier {
         return {value.number != 0, value.number};
     }},
    {{"colour", true, "color"},
     [](contents value, std::uint64_t number) {
         value.colour = static_cast<int>(number);
         return value;
     },
     [](const contents &value) -> given_qualifier {
         return {value.colour >= 0, static_cast<std::uint64_t>(value.colour)};
     },
     {colour_named, [](std::uint64_t number) { return colours[number]; },
      notation_problem::unknown_counter}},
    shape_row<0>("round"),
    shape_row<1>("square"),
};

struct reader : msr::notation_base<msr::read_result<contents>> {
    constexpr void read_word(text_view piece) {
        const msr::notation_word word = msr::word_in(piece);
        if (!read_qualifier(*this, word, rows, result.wanted))
            fail(notation_problem::unknown_qualifier, word.name);
    }
};

constexpr msr::read_result<contents> read(text_view text) {
    reader words{{text}};
    read_words(words);
    return words.result;
}

std::string written(const contents &value) {
    std::string text;
    for (const auto &row : rows)
        write_qualifier(row, value,
                        [&](text_view piece) { text.append(piece.data(), piece.size()); });
    return text;
}

void is_refused(const char *text, notation_problem problem, std::string_view piece,
                std::size_t position) {
    CAPTURE(text);
    const auto result = read(text);
    CHECK(result.problem == problem);
    CHECK(std::string_view{result.piece.data(), result.piece.size()} == piece);
    CHECK(result.position == position);
}

} // namespace

TEST_CASE("qualifiers are read into their fields") {
    constexpr auto value = read("NUMBER=0x10:flag:color=Green:square");
    static_assert(value.well_formed());
    static_assert(value.wanted.flag && value.wanted.number == 16 && value.wanted.colour == 1 &&
                  value.wanted.shape == 1);
    CHECK_FALSE(read("flag").wanted.number != 0);
    CHECK(read("number=99999999999999999999").wanted.number == ~std::uint64_t{0});
}

TEST_CASE("qualifiers are written in the order of the table, values by their names") {
    CHECK(written({}).empty());
    CHECK(written(read("square:color=RED:number=16:flag").wanted) ==
          ":flag:number=16:colour=red:square");
}

TEST_CASE("what is wrong is reported with its piece") {
    is_refused("flag:other", notation_problem::unknown_qualifier, "other", 5);
    is_refused("flag=1", notation_problem::value_not_wanted, "flag=1", 0);
    is_refused("number", notation_problem::value_missing, "number", 0);
    is_refused("number=x", notation_problem::malformed_number, "x", 7);
    is_refused("colour=blue", notation_problem::unknown_counter, "blue", 7);
    is_refused("colour=1", notation_problem::unknown_counter, "1", 7);
    is_refused("flag:color=red:COLOUR=red", notation_problem::given_twice, "COLOUR=red", 15);
    is_refused("round:square", notation_problem::given_twice, "square", 6);
    is_refused("square:square", notation_problem::given_twice, "square", 7);
}
