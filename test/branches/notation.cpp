// Tests choices of recorded branches (kinds of branches, privilege levels) as text.
#include <msr/branches/choice.hpp>
#include <msr/branches/names.hpp>
#include <msr/branches/notation.hpp>

#include <doctest/doctest.h>

#include <initializer_list>
#include <string>

namespace {

namespace lbr = msr::lbr;
using lbr::branches;
using lbr::parse_choice;

static_assert(parse_choice("user:calls:depth=16").value == branches.user().calls().depth(16));

TEST_CASE("words are the functions of a choice") {
    CHECK(parse_choice("all").value == branches);
    CHECK(parse_choice("KERNEL:Returns").value == branches.kernel().returns());
    CHECK(parse_choice("relative_calls:indirect_jumps:conditional").value ==
          branches.relative_calls().indirect_jumps().conditional());
    CHECK(parse_choice("indirect_calls:relative_calls").value == branches.calls());
    CHECK(parse_choice("relative_jumps:indirect_jumps").value == branches.jumps());
    CHECK(parse_choice("jumps:far_branches:other_branches").value ==
          branches.jumps().far_branches().other_branches());
    CHECK(parse_choice("user:call_stack:unconfirmed").value ==
          branches.user().call_stack().unconfirmed());
    CHECK(parse_choice("depth=0x10").value == branches.depth(16));
}

TEST_CASE("other words are refused, and named") {
    for (const char *const text : {"user:cals", "cals", "user:cals:depth=3"}) {
        const lbr::choice_result result = parse_choice(text);
        REQUIRE(result.problem != nullptr);
        CHECK(std::string{result.word.data(), result.word.size()} == "cals");
    }
    for (const char *const text : {"", "user:", "depth=", "depth=x", "depth=4294967295",
                                   "depth=99999999999999999999", "depth"})
        CHECK(parse_choice(text).problem != nullptr);
}

TEST_CASE("each word that is listed is a word of a choice") {
    unsigned words = 0;
    lbr::each_choice_word([&words](const char *word) {
        CHECK(parse_choice(word).problem == nullptr);
        ++words;
    });
    CHECK(words == 15);
}

TEST_CASE("the name of each filter is a word for the filter") {
    for (unsigned number = 0; number < lbr::filter_count; ++number) {
        const auto filter = static_cast<lbr::branch_filter>(number);
        CHECK(parse_choice(lbr::name_of(filter)).value.filters == lbr::filter_set(filter));
    }
}

} // namespace
