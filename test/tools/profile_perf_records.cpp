// Tests of samples of Linux's perf as records of a profile: IBS with its registers, PEBS, and
// interrupts. The samples are put together by hand.
#include "../../tools/msrpp_profile/record/perf_records.hpp"

#include "../backend/perf/records.hpp"

#include <msr/profile/record.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <span>
#include <vector>

#include <linux/perf_event.h>

namespace {

using msr::profile::record;
using perf_records::bytes;

constexpr std::uint64_t load = 1, missed = 1u << 7, address_is_valid = 1u << 17,
                        branch = 1ull << 37;

/// Raw data of an IBS sample: features, then registers.
bytes raw_data(std::uint32_t features, std::initializer_list<std::uint64_t> registers) {
    bytes raw(4);
    std::memcpy(raw.data(), &features, 4);
    for (const std::uint64_t number : registers) {
        const auto *const position = reinterpret_cast<const unsigned char *>(&number);
        raw.insert(raw.end(), position, position + 8);
    }
    return raw;
}

msr::perf_sample usual(const bytes &raw = {}) {
    return {.is_exact = true,
            .ip = 0x401000,
            .pid = 10,
            .tid = 11,
            .time = 123,
            .cpu = 3,
            .period = 4096,
            .raw = raw,
            .cgroup = 5};
}

record taken(msrpp::profile::perf_records &records, const msr::perf_sample &sample,
             std::size_t ring = 0) {
    const record record = record::at(records.record_of(sample, ring));
    REQUIRE(record.whole());
    return record;
}

} // namespace

TEST_CASE("an op of the ALU has its registers, and none that say nothing") {
    msrpp::profile::perf_records records{MSRPP_SAMPLE_OP, 0};
    const bytes raw = raw_data(0xbff, {0xa0100, 0x401000, 0x50003, 1, 0, 3, 4, 5});
    const record written = taken(records, usual(raw));
    CHECK(written.kind() == msr::profile::sample_kind::op);
    CHECK(written.fixed().ip == 0x401000);
    CHECK(written.fixed().pid == 10);
    CHECK(written.fixed().tid == 11);
    CHECK(written.fixed().time == 123);
    CHECK(written.fixed().cpu == 3);
    CHECK(written.fixed().period == 4096);
    CHECK(written.fixed().cgroup == 5);
    CHECK(written.fixed().flags == MSRPP_SAMPLE_EXACT);
    CHECK(written.fixed().present ==
          (MSRPP_SAMPLE_CONTROL | MSRPP_SAMPLE_DATA | MSRPP_SAMPLE_DATA3));
    CHECK(written.word(MSRPP_SAMPLE_CONTROL) == 0xa0100);
    CHECK(written.word(MSRPP_SAMPLE_DATA) == 0x50003);
}

TEST_CASE("a load that missed has its address and where its data came from; a branch its target") {
    msrpp::profile::perf_records records{MSRPP_SAMPLE_OP, 0};
    const bytes of_load =
        raw_data(0xbff, {0, 0, 0x50003, 2, load | missed | address_is_valid, 0x7fff10, 4, 5});
    const record written = taken(records, usual(of_load));
    CHECK(written.word(MSRPP_SAMPLE_DATA2) == 2);
    CHECK(written.word(MSRPP_SAMPLE_ADDRESS) == 0x7fff10);
    CHECK_FALSE(written.has(MSRPP_SAMPLE_TARGET));

    const bytes of_branch = raw_data(0xbff, {0, 0, branch, 2, 0, 3, 4, 0x402000});
    const record other = taken(records, usual(of_branch));
    CHECK(other.word(MSRPP_SAMPLE_TARGET) == 0x402000);
    CHECK_FALSE(other.has(MSRPP_SAMPLE_ADDRESS));
}

TEST_CASE("a fetch has its address, and the extended control where the processor has it") {
    msrpp::profile::perf_records records{MSRPP_SAMPLE_FETCH, 0};
    const record written = taken(records, usual(raw_data(0xbff, {7, 0x401000, 9, 10})));
    CHECK(written.word(MSRPP_SAMPLE_CONTROL) == 7);
    CHECK(written.word(MSRPP_SAMPLE_ADDRESS) == 0x401000);
    CHECK(written.word(MSRPP_SAMPLE_EXTENDED) == 10);
}

TEST_CASE("IBS without its registers is no record") {
    msrpp::profile::perf_records records{MSRPP_SAMPLE_OP, 0};
    CHECK(records.record_of(usual(), 0).empty());
    CHECK(records.record_of(usual(raw_data(0xbff, {1, 2, 3})), 0).empty());
}

TEST_CASE("a precise sample has its address, latency and source where perf tells them") {
    msrpp::profile::perf_records records{MSRPP_SAMPLE_PRECISE, 0};
    msr::perf_sample sample = usual();
    sample.address = 0x7fff20;
    sample.weight = 80;
    sample.source = PERF_MEM_OP_LOAD | std::uint64_t{PERF_MEM_LVLNUM_L3} << PERF_MEM_LVLNUM_SHIFT;
    const record written = taken(records, sample);
    CHECK(written.word(MSRPP_SAMPLE_ADDRESS) == 0x7fff20);
    CHECK(written.word(MSRPP_SAMPLE_LATENCY) == 80);
    CHECK(written.word(MSRPP_SAMPLE_PERF_SOURCE) == sample.source);

    msr::perf_sample plain = usual();
    plain.source = PERF_MEM_OP_NA;
    CHECK(taken(records, plain).fixed().present == 0);
}

TEST_CASE(
    "an interrupt is not exact; the kernel is told; long periods are cut to a record's room") {
    msrpp::profile::perf_records records{MSRPP_SAMPLE_OVERFLOW, 0};
    msr::perf_sample sample = usual();
    sample.of_kernel = true;
    sample.period = 1ull << 40;
    const record written = taken(records, sample);
    CHECK(written.fixed().flags == MSRPP_SAMPLE_KERNEL);
    CHECK(written.fixed().period == 0xffff'ffff);
}

TEST_CASE(
    "return addresses are those behind the instruction, without marks, and no more than asked") {
    const bytes chain =
        raw_data(0, {0xffff'ffff'ffff'fe00, 0x401000, 0x401100, 0x401200, 0x401300});
    msr::perf_sample sample = usual();
    sample.chain = std::span{chain}.subspan(4);
    msrpp::profile::perf_records records{MSRPP_SAMPLE_OVERFLOW, 2};
    const record written = taken(records, sample);
    REQUIRE(written.chain_size() == 2);
    CHECK(written.chain(0) == 0x401100);
    CHECK(written.chain(1) == 0x401200);
}

TEST_CASE("each ring has numbers of its own; what was lost is told by the next record") {
    msrpp::profile::perf_records records{MSRPP_SAMPLE_OVERFLOW, 0};
    CHECK(taken(records, usual(), 1).fixed().sequence == 0);
    CHECK(taken(records, usual(), 1).fixed().sequence == 1);
    CHECK(taken(records, usual(), 0).fixed().sequence == 0);
    records.lost(1);
    CHECK((taken(records, usual(), 0).fixed().flags & MSRPP_SAMPLE_LOST) == 0);
    CHECK((taken(records, usual(), 1).fixed().flags & MSRPP_SAMPLE_LOST) != 0);
    CHECK((taken(records, usual(), 1).fixed().flags & MSRPP_SAMPLE_LOST) == 0);
}
