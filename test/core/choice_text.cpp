// Tests the text of choices (events with qualifiers) as constants; the choices belong to no PMU.
#include <msr/core/choice_text.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <type_traits>

namespace made_up {

template <unsigned Number>
struct choice {};

template <unsigned Number, typename Sink>
constexpr void write_text(choice<Number>, Sink &&sink) {
    sink(msr::text_view{"choice"});
    sink(msr::text_view{});
    sink(msr::text_view{":"});
    sink(msr::decimal_digits(Number).view());
}

struct unwritten {};

/// An event without unit masks is itself a choice (what a plan counts).
struct event : choice<7> {};

} // namespace made_up

namespace {

std::string decimal(std::uint64_t number) {
    const msr::digits written = msr::decimal_digits(number);
    return {written.view().data(), written.view().size()};
}
std::string hexadecimal(std::uint64_t number) {
    const msr::digits written = msr::hexadecimal_digits(number);
    return {written.view().data(), written.view().size()};
}

template <auto Choice>
concept has_text = requires {
    msr::text_of<Choice>;
};

} // namespace

TEST_CASE("numbers of any size have digits") {
    CHECK(decimal(0) == "0");
    CHECK(decimal(9) == "9");
    CHECK(decimal(10) == "10");
    CHECK(decimal(1009) == "1009");
    CHECK(decimal(~std::uint64_t{0}) == "18446744073709551615");
    CHECK(hexadecimal(0) == "0x0");
    CHECK(hexadecimal(15) == "0xf");
    CHECK(hexadecimal(0x10001) == "0x10001");
    CHECK(hexadecimal(~std::uint64_t{0}) == "0xffffffffffffffff");
}

TEST_CASE("the text of a choice is a constant that ends with 0") {
    static_assert(std::is_same_v<decltype(msr::text_of<made_up::choice<1>{}>), const char *const>);
    constexpr const char *text = msr::text_of<made_up::choice<30>{}>;
    static_assert(text[0] == 'c' && text[7] == '3' && text[9] == '\0');
    CHECK(std::string{text} == "choice:30");
    CHECK(std::string{msr::text_of<made_up::choice<0>{}>} == "choice:0");
    CHECK(std::string{msr::text_of<made_up::event{}>} == "choice:7");
}

TEST_CASE("one choice has one text, wherever it is asked for") {
    constexpr made_up::choice<30> other{};
    CHECK(msr::text_of<other> == msr::text_of<made_up::choice<30>{}>);
}

TEST_CASE("what nobody writes has no text") {
    static_assert(has_text<made_up::choice<1>{}>);
    static_assert(!has_text<made_up::unwritten{}>);
    static_assert(!has_text<1>);
}
