// Tests the sentences that describe failures: each sentence is well-formed, and each placeholder is
// known.
#include <msr/backend/message/failure_sentences.hpp>
#include <msr/core/text.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <string>
#include <string_view>

using msr::error_code;
using msr::failure;
using msr::detail::content;
using msr::detail::pattern_of;
using msr::detail::sentence_words;

namespace {

constexpr auto last_error = static_cast<unsigned>(error_code::no_reading);
constexpr auto last_content = static_cast<unsigned>(content::writing);

bool is_known(std::string_view word) {
    for (const auto &sentence_word : sentence_words)
        if (sentence_word.word == word) return true;
    return false;
}

/// Returns the placeholders of a pattern that are not known, and other faults of the pattern.
std::string faults_of(std::string_view pattern) {
    std::string faults;
    int depth = 0;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] == '}') --depth;
        if (depth < 0 || (depth == 0 && pattern[i] == '|')) faults += "no { before this; ";
        if (pattern[i] != '{') continue;
        ++depth;
        const std::size_t end = pattern.find_first_of("?}", i);
        if (end == pattern.npos) return faults + "no word";
        const std::string word{pattern.substr(i + 1, end - i - 1)};
        if (!is_known(word)) faults += word + "; ";
    }
    return depth == 0 ? faults : faults + "an open {";
}

} // namespace

TEST_CASE("the sentence of each failure is well-formed, and its words are known") {
    for (unsigned i = 0; i <= last_error; ++i) {
        const std::string_view pattern = pattern_of(static_cast<error_code>(i));
        CAPTURE(pattern);
        CHECK(faults_of(pattern) == "");
        CHECK(pattern != "unknown failure");
    }
    CHECK(pattern_of(static_cast<error_code>(last_error + 1)) ==
          std::string_view{"unknown failure"});
}

TEST_CASE("what stands in a place as a sentence is well-formed, and its words are known") {
    for (unsigned i = 0; i <= last_content; ++i)
        CHECK(faults_of(pattern_of(static_cast<content>(i))) == "");
    for (const auto &word : sentence_words)
        CHECK((word.as == msr::detail::notation::sentence) ==
              !std::string_view{pattern_of(word.what)}.empty());
}

TEST_CASE("a failure of no register that a backend explains is explained and nothing else") {
    CHECK(msr::detail::whole_pattern_of(failure{.kind = error_code::io, .explanation = "x"}) ==
          std::string_view{"{explanation}"});
    CHECK(msr::detail::whole_pattern_of(
              failure{.kind = error_code::io, .address = 1, .explanation = "x"}) == nullptr);
}
