// Tests of choices of branches as Linux's perf takes them; expected bits are those of
// include/uapi/linux/perf_event.h.
#include "../../tools/msrpp_profile/record/perf_branches.hpp"
#include "../../tools/support/complaint.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

#include <linux/perf_event.h>

namespace {

using msrpp::profile::perf_branches_of;

/// Returns the first line of the complaint about a choice; empty: there is none.
std::string complaint_about(const std::string &text) {
    try {
        (void)perf_branches_of(text);
    } catch (const msrpp::complaint &problem) {
        return problem.line;
    }
    return {};
}

} // namespace

TEST_CASE("words are perf's filters, in user mode") {
    constexpr std::uint64_t user = PERF_SAMPLE_BRANCH_USER;
    CHECK(perf_branches_of("all") == (user | PERF_SAMPLE_BRANCH_ANY));
    CHECK(perf_branches_of("user") == (user | PERF_SAMPLE_BRANCH_ANY));
    CHECK(perf_branches_of("user:calls") == (user | PERF_SAMPLE_BRANCH_ANY_CALL));
    CHECK(perf_branches_of("relative_calls") == (user | PERF_SAMPLE_BRANCH_CALL));
    CHECK(perf_branches_of("indirect_calls:conditional") ==
          (user | PERF_SAMPLE_BRANCH_IND_CALL | PERF_SAMPLE_BRANCH_COND));
    CHECK(perf_branches_of("returns:indirect_jumps") ==
          (user | PERF_SAMPLE_BRANCH_ANY_RETURN | PERF_SAMPLE_BRANCH_IND_JUMP));
    CHECK(perf_branches_of("call_stack") == (user | PERF_SAMPLE_BRANCH_CALL_STACK));
}

TEST_CASE("what perf has no filter for is refused") {
    CHECK(complaint_about("cals").find("did you mean calls") != std::string::npos);
    CHECK(complaint_about("kernel").find("user mode") != std::string::npos);
    CHECK(complaint_about("depth=4").find("leave out depth") != std::string::npos);
    CHECK(complaint_about("relative_jumps").find("perf records calls") != std::string::npos);
    CHECK(complaint_about("calls:jumps").find("perf records calls") != std::string::npos);
    CHECK(complaint_about("call_stack:calls").find("no kinds") != std::string::npos);
}
