// Tests the part of a program that a processor executes where another processor counts for both.
// The program is invented: two events with registers of their own, and a register that both need.
#include <msr/session/program_part.hpp>

#include <msr/core/program.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/core/sequence.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <vector>

using msr::register_scope;

namespace {

constexpr msr::program<8, 2> whole{
    .writes = {{.address = 0x10, .value = 1, .owner = 0},
               {.address = 0x20, .value = 2, .owner = 1},
               {.address = 0x30, .value = 3},
               {.address = 0x40, .value = 4, .owner = 0},
               {.address = 0x40, .value = 5, .owner = 1},
               {.address = 0x10, .value = 6, .owner = 0},
               {.address = 0x20, .value = 7, .owner = 1}},
    .readouts = {{.address = 0x11, .width = 40, .owner = 0},
                 {.address = 0x21, .width = 40, .owner = 1, .scope = register_scope::l3}},
    .registers = {{0x11, 1, "count 0"},
                  {0x21, 1, "count 1"},
                  {0x10, 1, "control 0"},
                  {0x20, 1, "control 1"},
                  {0x30, 1, "all"},
                  {0x40, 1, "both"}},
    .claims = {{0x10, 1, 1}, {0x20, 1, 1}, {0x50, 1, 1}},
    .set_up_count = 5,
    .start_count = 2,
    .readout_count = 2,
    .register_count = 6,
    .claim_count = 3,
    .overflows = true};

template <typename T>
std::vector<std::uint32_t> addresses(msr::sequence<T> list) {
    std::vector<std::uint32_t> result;
    for (const T &entry : list)
        result.push_back(entry.address);
    return result;
}
using list = std::vector<std::uint32_t>;

} // namespace

TEST_CASE("a part has what its choices need, and no register of those that are left out") {
    const msr::detail::owned_program part = msr::detail::part_of(whole.view(), {true, false});
    CHECK(addresses(part.view().set_up) == list{0x10, 0x30, 0x40});
    CHECK(addresses(part.view().start) == list{0x10});
    CHECK(addresses(part.view().stop).empty());
    CHECK(addresses(part.view().readouts) == list{0x11});
    CHECK(addresses(part.view().registers) == list{0x11, 0x10, 0x30, 0x40});
    CHECK(addresses(part.view().claims) == list{0x10, 0x50});
    CHECK(part.view().overflows);
    CHECK_FALSE(part.view().interrupts);
}

TEST_CASE("a part of all choices is the program") {
    const msr::detail::owned_program part = msr::detail::part_of(whole.view(), {true, true});
    CHECK(addresses(part.view().set_up) == addresses(whole.view().set_up));
    CHECK(addresses(part.view().registers) == addresses(whole.view().registers));
    CHECK(addresses(part.view().claims) == addresses(whole.view().claims));
}

TEST_CASE("counters wider than a core are one processor's") {
    using msr::is_shared_between_cores;
    CHECK_FALSE(is_shared_between_cores({.scope = register_scope::thread}));
    CHECK_FALSE(is_shared_between_cores({.scope = register_scope::core}));
    CHECK(is_shared_between_cores({.scope = register_scope::l2}));
    CHECK(is_shared_between_cores({.scope = register_scope::node}));
}
