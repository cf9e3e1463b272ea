#include <msr/sim/ibs/ibs_fetch.hpp>

#include "ibs_loop.hpp"

#include <msr/amd/ibs/sample.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <set>
#include <vector>

namespace {

using namespace ibs_loop;

constexpr std::uint64_t period_of_160 = fetch_enabled | 10;
constexpr std::uint64_t count_of(std::uint64_t fetch_ctl) { return fetch_ctl >> 16 & 0xffff; }

// A block from 1010h to 1051h: windows at 1000h, 1020h, 1040h.
void define_three_windows(machine &machine) {
    machine.define(0, 0x1010, std::vector<std::uint8_t>(66, ops(1)));
}

} // namespace

TEST_CASE("the count goes with windows of code; the fetch behind the period has the tag") {
    machine device{ibs::zen4};
    define_three_windows(device);
    device.write(at::fetch_ctl, period_of_160);
    device.run(0, 32);
    CHECK(count_of(device.read(at::fetch_ctl)) == 96 / 16);
    device.run(0, 21); // 159 fetches
    CHECK(device.interrupts.empty());
    device.run(0); // fetches 160, 161 and 162 of the period; the sample is fetch 161
    CHECK(device.interrupts ==
          std::vector{sim::interrupt{.cause = sim::interrupt_cause::fetch, .address = 0x1010}});
    CHECK(device.read(at::fetch_linaddr) == 0x1020);
    CHECK((device.read(at::fetch_ctl) & fetch_valid) != 0);
    CHECK(count_of(device.read(at::fetch_ctl)) == 0);
    device.run(0, 1000);
    CHECK_FALSE(device.plays.sampler().any());
    CHECK(device.interrupts.size() == 1); // no further sample before the handler has read the first
    device.write(at::fetch_ctl, period_of_160);
    device.run(0, 1000);
    CHECK(device.interrupts.size() == 2);
}

TEST_CASE("a fetch of the block's first window begins with the block") {
    machine device{ibs::zen4};
    device.define(0, 0x1010, std::vector<std::uint8_t>(8, ops(1)));
    device.write(at::fetch_ctl, period_of_160);
    device.run(0, 161);
    CHECK(device.read(at::fetch_linaddr) == 0x1010);
}

TEST_CASE("what the fetch found") {
    machine device{ibs::zen4};
    // 128 lines of 64 bytes, two windows each, on pages of their own: twice what the first level
    // holds, and more pages than its TLB has.
    for (std::uint32_t i = 0; i < 128; ++i)
        device.define(i, 0x100000 + i * 0x1040ull, std::vector<std::uint8_t>(8, ops(1)));
    for (std::uint32_t i = 0; i < 128; ++i)
        device.run(i);
    device.write(at::fetch_ctl, period_of_160);
    for (std::uint32_t i = 0; device.interrupts.empty(); ++i)
        device.run(i % 128);
    ibs::raw_fetch raw;
    for (const std::uint32_t number : {at::fetch_ctl, at::fetch_linaddr, at::extd_ctl})
        ibs::put(raw, number, device.read(number));
    const ibs::fetch_sample missed = ibs::sample_decoder{ibs::zen4}.decode(raw);
    // the sample is the fetch after the first 160
    CHECK(missed.linear_address == 0x100000 + 32 * 0x1040);
    CHECK(missed.missed_instruction_cache());
    CHECK_FALSE(missed.missed_l2());
    CHECK(missed.missed_l1_tlb());
    CHECK(missed.missed_l2_tlb());
    CHECK(missed.latency == 4 + 10 + 30);
    CHECK(missed.itlb_refill_latency == 30);
    device.interrupts.clear();
    device.write(at::fetch_ctl, period_of_160);
    device.run(0, 200); // the loop stays in one cache line: no fetch misses
    CHECK((device.read(at::fetch_ctl) >> 51 & 1) == 0);
}

TEST_CASE("RandEn varies the period by 0 to 15") {
    machine device{ibs::zen4};
    device.define(0, 0x1000, {ops(1)}); // one fetch each time that the block runs
    std::set<std::uint64_t> periods;
    for (int i = 0; i < 200; ++i) {
        device.interrupts.clear();
        device.run(0);
        device.write(at::fetch_ctl, period_of_160 | std::uint64_t{1} << 57);
        std::uint64_t period = 0;
        while (device.interrupts.empty()) {
            device.run(0);
            ++period;
        }
        periods.insert(period);
    }
    CHECK(*periods.begin() == 161 - 15);
    CHECK(*periods.rbegin() == 161);
    CHECK(periods.size() == 16);
}

TEST_CASE("L3MissOnly discards") {
    machine device{ibs::zen4};
    device.define(0, 0x1000, {ops(1)});
    device.run(0);
    device.write(at::fetch_ctl, period_of_160 | std::uint64_t{1} << 59);
    device.run(0, 1600);
    CHECK(device.interrupts.empty());
    CHECK(device.unit.fetch().discarded(0) >= 9);
    CHECK(device.unit.fetch().discarded(0) <= 10);
}

// ibs_errata.csv: families 16h to 18h; on others a write begins the count again.
TEST_CASE("on families 16h to 18h the count begins again only after a write with En = 0") {
    for (const bool zen2 : {false, true}) {
        machine device{zen2 ? ibs::zen2 : ibs::zen4};
        device.define(0, 0x1000, {ops(1)});
        device.write(at::fetch_ctl, period_of_160);
        device.run(0, 100);
        device.write(at::fetch_ctl, period_of_160);
        device.run(0, 61);
        CHECK(device.interrupts.size() == (zen2 ? 1 : 0));
    }
    machine careful{ibs::zen2};
    careful.define(0, 0x1000, {ops(1)});
    careful.write(at::fetch_ctl, period_of_160);
    careful.run(0, 100);
    careful.write(at::fetch_ctl, 10);
    careful.write(at::fetch_ctl, period_of_160);
    careful.run(0, 160);
    CHECK(careful.interrupts.empty());
    careful.run(0);
    CHECK(careful.interrupts.size() == 1);
}

TEST_CASE("erratum 719: a count that is written begins at the maximum") {
    const std::uint64_t with_count = period_of_160 | 4u << 16; // 64
    machine device{ibs::family15h_10};
    device.define(0, 0x1000, {ops(1)});
    device.write(at::fetch_ctl, with_count);
    device.run(0);
    CHECK(device.interrupts.size() == 1);
    machine other{ibs::family15h_30};
    other.define(0, 0x1000, {ops(1)});
    other.write(at::fetch_ctl, with_count);
    other.run(0, 96);
    CHECK(other.interrupts.empty());
    other.run(0);
    CHECK(other.interrupts.size() == 1);
}
