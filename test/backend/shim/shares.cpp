// Tests kernel/programs/shares.h: the counts that the kernel module makes of readings of fixed
// counter 3 and IA32_PERF_METRICS, compared with those of the library; and the registers that the
// module takes for the two.
#include <msr/backend/shim/load.hpp>
#include <msr/backend/shim_abi.h>
#include <msr/backend/shim_registers.h>

#include <msr/core/program.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/intel/perfmon/counters.hpp>
#include <msr/session/execution/share_readings.hpp>

#include <doctest/doctest.h>

#include <cstdint>

namespace {

// The integer types by the names that kernel code uses.
using u64 = __u64;
using u32 = __u32;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#include "../../../kernel/programs/shares.h"
#pragma GCC diagnostic pop

/// Returns the content of IA32_PERF_METRICS with four shares of the first level.
constexpr u64 metrics(u64 retiring, u64 bad, u64 frontend, u64 backend) {
    return retiring | bad << 8 | frontend << 16 | backend << 24;
}

/// Adds a reading of the module, which clears the registers afterwards.
void add(msrpp_shares &destination, u64 slot_count, u64 value) {
    msrpp_shares_add(&destination, slot_count, value);
    msrpp_shares_update_shown(&destination, 0, 0);
}

} // namespace

TEST_CASE("the module's registers and bits of shares are those of plans") {
    namespace pm = msr::perfmon;
    constexpr const auto &plan =
        msr::plan<pm::sapphire_rapids, pm::topdown_retiring, pm::topdown_mem_bound>;
    const msr::program_view view = plan.view();
    REQUIRE(view.readouts.size() == 2);
    CHECK(view.readouts[0].address == MSRPP_PERF_METRICS);
    CHECK(view.readouts[0].share.address == MSRPP_SLOTS_COUNTER);
    CHECK(msr::shim_detail::share_number(view.readouts[0]) == MSRPP_SHARE(0));
    CHECK(msr::shim_detail::share_number(view.readouts[1]) == MSRPP_SHARE(7));
    CHECK(msr::shim_detail::share_number(msr::readout{.address = 0x30c, .width = 48}) == 0);
    REQUIRE(view.start.size() == 1);
    CHECK(view.start[0].address == MSRPP_GLOBAL_CTRL);
    CHECK(view.start[0].value == MSRPP_ENABLED_SLOTS);
    CHECK(view.start[0].keep == ~MSRPP_ENABLED_SLOTS);
    int slots_place = -1, metrics_place = -1, place = 0;
    for (const msr::touched_register &each : view.registers) {
        if (each.address == MSRPP_SLOTS_COUNTER) slots_place = place;
        if (each.address == MSRPP_PERF_METRICS) metrics_place = place;
        ++place;
    }
    CHECK(slots_place >= 0);
    // LOAD refuses IA32_PERF_METRICS in front of fixed counter 3
    CHECK(metrics_place > slots_place);
    CHECK(MSRPP_WHOLE_SHARE == msr::whole_share);
    CHECK(MSRPP_SHARE_ROUNDING == msr::rounding_of_shares);
    CHECK(MSRPP_LEAST_SLOTS == msr::least_whole_of_shares);
}

TEST_CASE("a share of the module is the library's") {
    constexpr u64 slot_counts[] = {0,      1, 254, 255, 256, 4096, 1'000'003, (u64{1} << 48) - 1,
                                   ~u64{0}};
    constexpr u64 byte_values[] = {0, 1, 127, 254, 255};
    for (const u64 slot_count : slot_counts)
        for (const u64 share : byte_values) {
            CAPTURE(slot_count);
            CAPTURE(share);
            CHECK(msrpp_share_slots(slot_count, share << 56 | 0x7f, 7) ==
                  msr::part_of_whole(slot_count, share << 56 | 0x7f, 56));
        }
    CHECK(msrpp_share_slots(1000, 51, 0) == 200); // 51 is a fifth of 255
    CHECK(msrpp_share_slots(~u64{0}, 255, 0) == ~u64{0});
}

TEST_CASE("four shares make up the whole but for their rounding, as in the library") {
    CHECK(msrpp_shares_make_whole(metrics(100, 55, 60, 40)));
    CHECK(msrpp_shares_make_whole(metrics(100, 55, 60, 36)));
    CHECK(msrpp_shares_make_whole(metrics(100, 55, 60, 44)));
    CHECK_FALSE(msrpp_shares_make_whole(metrics(100, 55, 60, 35)));
    CHECK_FALSE(msrpp_shares_make_whole(metrics(100, 55, 60, 45)));
    CHECK_FALSE(msrpp_shares_make_whole(0));
    // only the four lower shares make up the whole, whatever the upper four are
    CHECK(msrpp_shares_make_whole(metrics(255, 0, 0, 0) | u64{0xffffffff} << 32));
    for (u64 last = 0; last < 256; ++last)
        CHECK(msrpp_shares_make_whole(metrics(50, 60, 70, last)) ==
              msr::make_up_whole(metrics(50, 60, 70, last)));
}

TEST_CASE("turns are added up, each by its own shares") {
    msrpp_shares of{};
    add(of, 255'000'000, metrics(255, 0, 0, 0));
    for (int turn = 0; turn < 1000; ++turn)
        // 255 slots are a millionth of the slots in the first turn
        add(of, 255, metrics(0, 255, 0, 0));
    CHECK(of.sums[0] == 255'255'000);
    CHECK(of.shown_sums[0] == 255'255'000);
    CHECK(of.shown_sums[1] == 255'000'000);
    CHECK(of.shown_sums[2] == 255'000);
    CHECK(of.shown_sums[3] == 0);
    CHECK(of.undivided_slots == 0);
    CHECK(msrpp_shares_are_usable(&of, 255, metrics(0, 255, 0, 0)));
}

TEST_CASE("what the registers hold counts before they are cleared, and no count goes back") {
    msrpp_shares of{};
    add(of, 5100, metrics(0, 0, 255, 0));
    msrpp_shares_update_shown(&of, 2550, metrics(255, 0, 0, 0));
    CHECK(of.shown_sums[0] == 7650);
    CHECK(of.shown_sums[1] == 2550);
    CHECK(of.shown_sums[3] == 5100);
    msrpp_shares_update_shown(&of, 2560, metrics(204, 51, 0, 0)); // 2,560 * 204 / 255 = 2,048
    CHECK(of.shown_sums[0] == 7660);
    CHECK(of.shown_sums[1] == 2550);
    CHECK(of.shown_sums[2] == 512);
    CHECK(of.sums[1] == 0); // `sums` grow only when the registers are cleared
    add(of, 5100, metrics(204, 51, 0, 0));
    CHECK(of.shown_sums[0] == 10'200);
    CHECK(of.shown_sums[1] == 4080);
    CHECK(of.shown_sums[2] == 1020);
}

TEST_CASE("slots that are not divided are no shares of 0") {
    msrpp_shares of{};
    // shares of fewer than 4,096 slots need not make up the whole
    CHECK(msrpp_shares_are_usable(&of, 4095, 0));
    CHECK_FALSE(msrpp_shares_are_usable(&of, 4096, 0));
    CHECK(msrpp_shares_are_usable(&of, 4096, metrics(255, 0, 0, 0)));
    add(of, 4096, metrics(10, 10, 10, 10));
    CHECK(of.undivided_slots == 4096);
    CHECK(msrpp_shares_are_usable(&of, 0, 0));
    add(of, 1, 0);
    CHECK(of.undivided_slots == 4097);
    CHECK_FALSE(msrpp_shares_are_usable(&of, 0, 0)); // all 4,097 slots have no known share
    // 4,097 slots without known shares are a 255th of all
    add(of, 254 * 4097, metrics(255, 0, 0, 0));
    CHECK(msrpp_shares_are_usable(&of, 0, 0));
    add(of, 1, 0);
    CHECK_FALSE(msrpp_shares_are_usable(&of, 0, 0));
}
