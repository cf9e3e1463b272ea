#include <msr/intel/perfmon/topdown.hpp>

#include <doctest/doctest.h>

#include <cstdint>

namespace {

namespace pm = msr::perfmon;
using pm::metrics_layout;

} // namespace

TEST_CASE("IA32_PERF_METRICS holds shares of 255, four to a level") {
    // Half of all slots retire, an eighth is lost to speculation, the rest to front and back end.
    constexpr std::uint64_t first_level = 0x30'30'20'7f;
    constexpr pm::topdown ice_lake = pm::topdown_of(first_level, metrics_layout::icl);
    static_assert(ice_lake.retiring == 0x7f);
    static_assert(ice_lake.bad_speculation == 0x20);
    static_assert(ice_lake.frontend_bound == 0x30);
    static_assert(ice_lake.backend_bound == 0x30);
    static_assert(!ice_lake.has_second_level);
    // the layout of Ice Lake has no second level of shares
    CHECK(pm::topdown_of(0x1020'3040'3030'207f, metrics_layout::icl) == ice_lake);
    constexpr pm::topdown sapphire = pm::topdown_of(0x20'10'18'40'30'30'20'7f, metrics_layout::spr);
    static_assert(sapphire.has_second_level);
    static_assert(sapphire.heavy_operations == 0x40);
    static_assert(sapphire.branch_mispredict == 0x18);
    static_assert(sapphire.fetch_latency == 0x10);
    static_assert(sapphire.memory_bound == 0x20);
    static_assert(sapphire.light_operations() == 0x3f);
    static_assert(sapphire.machine_clears() == 0x08);
    static_assert(sapphire.fetch_bandwidth() == 0x20);
    static_assert(sapphire.core_bound() == 0x10);
    CHECK(pm::topdown_of(~0ull, metrics_layout::none) == pm::topdown{});
}

TEST_CASE("every value of every share is read from its byte") {
    for (unsigned share = 0; share <= 0xff; ++share) {
        const std::uint64_t number = share;
        REQUIRE(pm::topdown_of(number, metrics_layout::spr).retiring == share);
        REQUIRE(pm::topdown_of(number << 8, metrics_layout::spr).bad_speculation == share);
        REQUIRE(pm::topdown_of(number << 16, metrics_layout::spr).frontend_bound == share);
        REQUIRE(pm::topdown_of(number << 24, metrics_layout::spr).backend_bound == share);
        REQUIRE(pm::topdown_of(number << 32, metrics_layout::spr).heavy_operations == share);
        REQUIRE(pm::topdown_of(number << 40, metrics_layout::spr).branch_mispredict == share);
        REQUIRE(pm::topdown_of(number << 48, metrics_layout::spr).fetch_latency == share);
        REQUIRE(pm::topdown_of(number << 56, metrics_layout::spr).memory_bound == share);
    }
}

TEST_CASE("a share of the slots is rounded down, also of very many slots") {
    static_assert(pm::slots_of(255, 1000) == 1000);
    static_assert(pm::slots_of(0, 1000) == 0);
    static_assert(pm::slots_of(51, 1000) == 200);
    static_assert(pm::slots_of(1, 254) == 0);
    static_assert(pm::slots_of(255, ~0ull) == ~0ull);
    static_assert(pm::slots_of(51, 255ull << 48) == 51ull << 48);
}

TEST_CASE("between two readings the shares are of the slots in between") {
    // 255000 slots, all retiring; then 255000 more, all lost in the back end.
    constexpr pm::topdown earlier{.retiring = 255};
    constexpr pm::topdown later{.retiring = 127, .backend_bound = 128};
    constexpr pm::topdown between = pm::topdown_between(earlier, 255000, later, 510000);
    // 254000 retired slots after 255000 before: rounding may not go below 0
    static_assert(between.retiring == 0);
    static_assert(between.backend_bound == 255);
    // If the shares are equal at both times, the shares in between are equal to them.
    constexpr pm::topdown even{
        .retiring = 100, .bad_speculation = 5, .frontend_bound = 50, .backend_bound = 100};
    CHECK(pm::topdown_between(even, 1'000'000, even, 3'000'000) == even);
    CHECK(pm::topdown_between(even, 1ull << 57, even, 1ull << 60) == even);
    CHECK(pm::topdown_between(even, 5, even, 5) == pm::topdown{});
}
