// Tests the ring buffer of branch records: where records go, what a call stack removes, what
// filters keep out. Expected slots are counted by hand.
#include <msr/sim/branches/branch_buffer.hpp>

#include <msr/branches/names.hpp>
#include <msr/sim/branches/taken_branch.hpp>
#include <msr/sim/stream/block_facts.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <vector>

namespace {

namespace lbr = msr::lbr;
namespace sim = msr::sim;
using sim::branch_kind;

using source_buffer = sim::branch_buffer<std::uint64_t>;

void take(source_buffer &buffer, std::uint64_t source, branch_kind kind = branch_kind::call,
          sim::branch_selection selection = {}) {
    buffer.record({.source = source, .kind = kind}, lbr::facility_kind::legacy, selection,
                  [](const sim::taken_branch &branch) { return branch.source; });
}

/// Returns the records of a buffer, the newest first.
std::vector<std::uint64_t> by_age(const source_buffer &buffer) {
    std::vector<std::uint64_t> sources;
    for (unsigned age = 0; age < buffer.count(); ++age)
        sources.push_back(buffer.in_place(buffer.place_of(age)));
    return sources;
}

} // namespace

TEST_CASE("a buffer keeps the newest records, from place 1 on and around") {
    source_buffer buffer{4};
    CHECK(buffer.depth() == 4);
    CHECK(by_age(buffer).empty());
    take(buffer, 10);
    CHECK(buffer.newest() == 1);
    CHECK(buffer.in_place(1) == 10);
    for (std::uint64_t source = 11; source < 16; ++source)
        take(buffer, source);
    CHECK(buffer.newest() == 2);
    CHECK(by_age(buffer) == std::vector<std::uint64_t>{15, 14, 13, 12});
    buffer.set_newest(3);
    take(buffer, 16);
    CHECK(buffer.in_place(0) == 16);
}

TEST_CASE("a buffer that is cleared keeps as many records as its new depth") {
    source_buffer buffer{4};
    for (std::uint64_t source = 1; source < 5; ++source)
        take(buffer, source);
    buffer.clear(2);
    CHECK(by_age(buffer).empty());
    for (std::uint64_t source = 5; source < 8; ++source)
        take(buffer, source);
    CHECK(by_age(buffer) == std::vector<std::uint64_t>{7, 6});
    // slots that records never reach at a depth of 2
    CHECK(buffer.in_place(buffer.place_of(2)) == 0);
    CHECK(buffer.in_place(buffer.place_of(3)) == 0);
}

TEST_CASE("a return removes the newest record of a call stack alone") {
    constexpr sim::branch_selection call_stack{.keeps_call_stack = true};
    source_buffer buffer{4};
    take(buffer, 1, branch_kind::call, call_stack);
    take(buffer, 2, branch_kind::indirect_call, call_stack);
    take(buffer, 3, branch_kind::ret, call_stack);
    CHECK(by_age(buffer) == std::vector<std::uint64_t>{1});
    CHECK(buffer.newest() == 1);
    CHECK(buffer.in_place(2) == 0);
    // returns of calls that were made before the records began
    for (const std::uint64_t source : {4u, 5u, 6u})
        take(buffer, source, branch_kind::ret, call_stack);
    CHECK(by_age(buffer).empty());
    take(buffer, 7, branch_kind::call, call_stack);
    CHECK(by_age(buffer) == std::vector<std::uint64_t>{7});
    take(buffer, 8, branch_kind::ret);
    CHECK(by_age(buffer) == std::vector<std::uint64_t>{8, 7});
}

TEST_CASE("a buffer has the branches that its filters let in") {
    using enum lbr::branch_filter;
    source_buffer buffer{4};
    take(buffer, 1, branch_kind::call, {.filters = lbr::filter_set(user, relative_call)});
    take(buffer, 2, branch_kind::call, {.filters = lbr::filter_set(user, indirect_call)});
    take(buffer, 3, branch_kind::call, {.filters = lbr::filter_set(kernel, relative_call)});
    // a return that the filters keep out removes nothing
    take(buffer, 4, branch_kind::ret,
         {.filters = lbr::filter_set(user, relative_call), .keeps_call_stack = true});
    CHECK(by_age(buffer) == std::vector<std::uint64_t>{1});
}
