// Tests that a failed check of lean_doctest.hpp fails its test, and prints its operands and the
// messages of the scopes around it.
#include "lean_doctest.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <sstream>
#include <string>
#include <vector>

TEST_CASE("a check that holds passes") {
    const std::string word = "word";
    CHECK(word == "word");
    CHECK(word != "words");
    CHECK(word == std::string{"word"});
    CHECK(word.size() < 5);
    CHECK(word.size() >= 4);
    CHECK_FALSE(word.empty());
    CHECK_FALSE(word == "words");
    REQUIRE(word.size() == 4);
}

TEST_CASE("a wrong word fails" * doctest::should_fail()) { CHECK(std::string{"a"} == "b"); }
TEST_CASE("the same word fails" * doctest::should_fail()) { CHECK(std::string{"a"} != "a"); }
TEST_CASE("a wrong number fails" * doctest::should_fail()) { CHECK(std::string{"a"}.size() == 2); }
TEST_CASE("a number too large fails" * doctest::should_fail()) { CHECK(3 <= 2); }
TEST_CASE("a false value fails" * doctest::should_fail()) { CHECK(std::string{"a"}.empty()); }
TEST_CASE("a true value fails" * doctest::should_fail()) { CHECK_FALSE(std::string{}.empty()); }
TEST_CASE("a requirement ends its test" * doctest::should_fail()) {
    REQUIRE(std::string{}.size() == 1);
    std::abort();
}

#ifdef MSR_LEAN_DOCTEST
TEST_CASE("messages have their parts in turn") {
    std::ostringstream out;
    const std::string word = "word";
    lean_doctest::message{&out} * "the ", word, " number ", 3;
    CHECK(out.str() == "the word number 3");
    lean_doctest::message{&out} * 4 << " "
                                    << "more";
    CHECK(out.str() == "the word number 34 more");
}

TEST_CASE("operands have texts") {
    const std::string word = "word";
    const unsigned number = 7;
    const std::vector<int> without_text;
    CHECK(lean_doctest::text_of<std::string>(&word) == doctest::String{"word"});
    CHECK(lean_doctest::text_of<unsigned>(&number) == doctest::String{"7"});
    CHECK(lean_doctest::text_of<std::vector<int>>(&without_text) == doctest::String{"{?}"});
    CHECK(lean_doctest::text_of_literal("literal") == doctest::String{"literal"});
}
#endif
