// Tests the grammar in which all PMUs write choices (events with qualifiers), with words that
// belong to no PMU.
#include <msr/pmu/notation.hpp>

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <string_view>

namespace {

using msr::notation_problem;
using msr::word_in;

std::string_view view(msr::text_view text) { return {text.data(), text.size()}; }

/// The words in the text of a test PMU's events: two flags and two numbers, one number with a
/// second name.
constexpr msr::word_row words[] = {{"left"}, {"right"}, {"size", true}, {"depth", true, "level"}};

struct toy_request {
    unsigned flags{};
    std::uint64_t size{};
    std::uint64_t depth{};
};

struct toy_reader : msr::notation_base<msr::read_result<toy_request>> {
    constexpr void read_word(msr::text_view piece) {
        if (piece.empty()) return fail(notation_problem::empty_piece, piece);
        const msr::notation_word word = word_in(piece);
        const int position = msr::word_named(word.name, words);
        if (position < 0) return fail(notation_problem::unknown_qualifier, word.name);
        const auto place = static_cast<unsigned>(position);
        if (!accepts(word, place, words[place].has_value)) return;
        if (place < 2) result.wanted.flags |= 1u << place;
        if (place == 2) result.wanted.size = number_of(word.value).value;
        if (place == 3) result.wanted.depth = number_up_to(15, word.value);
    }
};

constexpr msr::read_result<toy_request> read(const char *text) {
    toy_reader reader{{text}};
    msr::read_words(reader);
    return reader.result;
}

} // namespace

TEST_CASE("a word is a name, or a name and a value") {
    constexpr msr::notation_word pair = word_in("a=b=c");
    CHECK(view(pair.whole) == "a=b=c");
    CHECK(view(pair.name) == "a");
    CHECK(view(pair.value) == "b=c");
    CHECK(pair.has_value);
    CHECK_FALSE(word_in("ab").has_value);
    CHECK(view(word_in("ab").name) == "ab");
    CHECK(word_in("ab=").has_value);
    CHECK(word_in("ab=").value.empty());
    CHECK(view(word_in("=b").name) == "");
}

TEST_CASE("words stand in any order and case, each once") {
    constexpr auto whole = read("Level=0xF:RIGHT:size=10:left");
    static_assert(whole.well_formed());
    static_assert(whole.wanted.flags == 3 && whole.wanted.size == 10 && whole.wanted.depth == 15);
}

TEST_CASE("what is wrong is reported with the piece, its position and its word") {
    struct mistake {
        const char *text;
        notation_problem what;
        std::string_view piece;
        std::size_t position;
        std::string_view word;
    };
    const mistake mistakes[] = {
        {"", notation_problem::empty_piece, "", 0, ""},
        {"left:", notation_problem::empty_piece, "", 5, ""},
        {"left::right", notation_problem::empty_piece, "", 5, ""},
        {"lefty", notation_problem::unknown_qualifier, "lefty", 0, "lefty"},
        {"right:up=3", notation_problem::unknown_qualifier, "up", 6, "up=3"},
        {"left:Left", notation_problem::given_twice, "Left", 5, "Left"},
        {"depth=1:level=1", notation_problem::given_twice, "level=1", 8, "level=1"},
        {"left=", notation_problem::value_not_wanted, "left=", 0, "left="},
        {"size", notation_problem::value_missing, "size", 0, "size"},
        {"size=", notation_problem::value_missing, "size=", 0, "size="},
        {"size=0x", notation_problem::malformed_number, "0x", 5, "size=0x"},
        {"size=1a", notation_problem::malformed_number, "1a", 5, "size=1a"},
        {"left:depth=16", notation_problem::number_too_large, "16", 11, "depth=16"},
        {"depth=99999999999999999999", notation_problem::number_too_large, "99999999999999999999",
         6, "depth=99999999999999999999"},
    };
    for (const mistake &entry : mistakes) {
        CAPTURE(entry.text);
        const auto result = read(entry.text);
        CHECK_FALSE(result.well_formed());
        CHECK(result.problem == entry.what);
        CHECK(view(result.piece) == entry.piece);
        CHECK(result.position == entry.position);
        CHECK(view(result.word) == entry.word);
    }
    CHECK(read("size=99999999999999999999").wanted.size == ~std::uint64_t{0});
}

TEST_CASE("names may have the form that C++ needs") {
    const auto always = [](msr::text_view) { return true; };
    const auto never = [](msr::text_view) { return false; };
    CHECK(msr::is_name("64K_conf", "64k_conf", never));
    CHECK(msr::is_name("_64k_conf", "64k_conf", never));
    CHECK_FALSE(msr::is_name("64k_conf_", "64k_conf", always));
    CHECK(msr::is_name("return_", "return", always));
    CHECK_FALSE(msr::is_name("return_", "return", never));
    CHECK_FALSE(msr::is_name("_return", "return", always));
    CHECK_FALSE(msr::is_name("_", "", always));
}

TEST_CASE("every problem has a sentence of its own") {
    std::set<std::string> sentences;
    for (int i = 0; i <= static_cast<int>(notation_problem::traffic_missing); ++i) {
        const std::string sentence = msr::common_sentence_of(static_cast<notation_problem>(i));
        CHECK(sentence != "");
        CHECK(sentences.insert(sentence).second);
    }
}

TEST_CASE("words are written as they are read") {
    std::string text = "toy";
    const auto sink = [&](msr::text_view piece) { text += view(piece); };
    msr::write_word("left", sink);
    msr::write_word("size", "10", sink);
    CHECK(text == "toy:left:size=10");
}
