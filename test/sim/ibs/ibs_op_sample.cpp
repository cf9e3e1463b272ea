#include <msr/sim/ibs/ibs_op_sample.hpp>

#include <msr/amd/ibs/sample.hpp>

#include <doctest/doctest.h>

#include <cstdint>

namespace {

using namespace msr::sim;
namespace ibs = msr::ibs;

constexpr timing clocks{
    {.width = 4, .second = 10, .third = 40, .memory = 200, .second_tlb = 7, .walk = 30}};

constexpr tagged_op load_from(level source, translated translation = translated::first) {
    return {.rip = 0x401000,
            .loads = true,
            .bytes = 8,
            .address = 0x7f00'1234'5678,
            .found = {.from = source, .through = translation}};
}

ibs::op_sample seen(const tagged_op &op, const ibs::target &target, const ibs::raw_op &value = {},
                    unsigned page_bytes = 4096) {
    return ibs::sample_decoder{target}.decode(sample_of(op, value, target, clocks, page_bytes));
}

} // namespace

TEST_CASE("a load that missed all caches") {
    const ibs::op_sample got = seen(load_from(level::memory, translated::walked), ibs::zen4);
    CHECK(got.rip == 0x401000);
    CHECK(got.kind == ibs::op_kind::load);
    CHECK(got.source == ibs::data_source::dram);
    CHECK(got.missed_data_cache());
    CHECK(got.missed_l2());
    CHECK(got.missed_l1_tlb());
    CHECK(got.missed_l2_tlb());
    CHECK(got.miss_latency() == 200);
    CHECK(got.tlb_refill_latency() == 30);
    CHECK(got.access_bytes() == 8);
    CHECK(got.has_linear_address());
    CHECK(got.linear_address == 0x7f00'1234'5678);
    CHECK(got.has_physical_address());
    CHECK(got.tag_to_retire() == 10 + 200 + 30 + 2);
    CHECK(got.completion_to_retire() == 2);
    CHECK(got.branch == ibs::branch_outcome::no_branch);
}

// ibs_encodings.csv: 1 is the L3 on families 10h and 15h and on Zen 4; on Zen 1 to Zen 3 it is 2.
TEST_CASE("the third level is another data source in each family") {
    CHECK(seen(load_from(level::third), ibs::zen4).source == ibs::data_source::l3_or_complex);
    CHECK(seen(load_from(level::third), ibs::zen2).source == ibs::data_source::local_cache);
    CHECK(seen(load_from(level::third), ibs::family10h).source == ibs::data_source::local_l3);
    CHECK(seen(load_from(level::second), ibs::zen4).source == ibs::data_source::none);
    CHECK(seen(load_from(level::second), ibs::zen4).missed_data_cache());
    CHECK_FALSE(seen(load_from(level::second), ibs::zen4).missed_l2());
    CHECK(seen(load_from(level::second), ibs::zen4).miss_latency() == 10);
    CHECK_FALSE(seen(load_from(level::first), ibs::zen4).missed_data_cache());
}

TEST_CASE("a store waits for nothing") {
    tagged_op store = load_from(level::memory);
    store.loads = false;
    store.stores = true;
    const ibs::op_sample got = seen(store, ibs::zen3);
    CHECK(got.kind == ibs::op_kind::store);
    CHECK(got.missed_data_cache());
    CHECK(got.miss_latency() == 0);
    CHECK(got.tag_to_retire() == 12);
}

// ibs_fields.csv: CacheHitSt is bit 5 of OP_DATA2 from Zen on; 0 is the modified state, by which
// Linux's perf takes the line for a line that another core has written.
TEST_CASE("a line of the third level was modified by nobody else") {
    CHECK((sample_of(load_from(level::third), {}, ibs::zen4, clocks, 4096).op_data2 >> 5 & 1) == 1);
    CHECK((sample_of(load_from(level::third), {}, ibs::zen2, clocks, 4096).op_data2 >> 5 & 1) == 1);
    CHECK((sample_of(load_from(level::third), {}, ibs::family16h, clocks, 4096).op_data2 >> 5) ==
          0);
    CHECK((sample_of(load_from(level::memory), {}, ibs::zen4, clocks, 4096).op_data2 >> 5) == 0);
}

TEST_CASE("large pages show as each family has them") {
    constexpr unsigned large = 2u << 20;
    const tagged_op first = load_from(level::first);
    const tagged_op second = load_from(level::first, translated::second);
    // bit 4 is DcL1TlbHit2M
    CHECK((sample_of(first, {}, ibs::zen4, clocks, large).op_data3 >> 4 & 1) == 1);
    // bit 6 is DcL2TlbHit2M
    CHECK((sample_of(second, {}, ibs::zen4, clocks, large).op_data3 >> 6 & 1) == 1);
    CHECK((sample_of(second, {}, ibs::zen5, clocks, large).op_data3 >> 4 & 7) == 1); // DcPgSz
    CHECK((sample_of(second, {}, ibs::zen5, clocks, 4096).op_data3 >> 4 & 7) == 0);
    CHECK(seen(first, ibs::zen5, {}, large).data_page == ibs::page_size::mib_2);
}

TEST_CASE("branches") {
    const tagged_op faulty{.rip = 0x401010,
                           .branch = branch_kind::ret,
                           .taken = true,
                           .wrong = true,
                           .next = 0x402000};
    const ibs::op_sample got = seen(faulty, ibs::zen4);
    CHECK(got.kind == ibs::op_kind::return_);
    CHECK(got.branch == ibs::branch_outcome::mispredicted_taken);
    CHECK(got.has_branch_target());
    CHECK(got.branch_target == 0x402000);
    // Families 10h to 15h_00 report a mispredicted return.
    CHECK(seen(faulty, ibs::family10h).is_mispredicted_return());
    CHECK_FALSE(seen(faulty, ibs::zen4).is_mispredicted_return());
    // family 10h has no register of branch targets
    CHECK(seen(faulty, ibs::family10h).branch_target == 0);
    const tagged_op straight{.branch = branch_kind::conditional};
    CHECK(seen(straight, ibs::zen4).branch == ibs::branch_outcome::not_taken);
    CHECK(seen({.from_microcode = true}, ibs::zen4).from_microcode());
}

// ibs_fields.csv: SwPf is bit 21 of OP_DATA3, on family 15h models 30h to 7Fh, on 16h, and from 17h
// on.
TEST_CASE("a software prefetch shows as such, where a family has a bit for it") {
    const tagged_op op{.prefetches = true};
    CHECK(seen(op, ibs::zen4).kind == ibs::op_kind::prefetch);
    CHECK(seen({}, ibs::zen4).kind == ibs::op_kind::other);
    CHECK(sample_of(op, {}, ibs::zen5, clocks, 4096).op_data3 == 1 << 21);
    CHECK(sample_of(op, {}, ibs::family15h_30, clocks, 4096).op_data3 == 1 << 21);
    CHECK(sample_of(op, {}, ibs::family15h_10, clocks, 4096).op_data3 == 0);
    CHECK(seen(op, ibs::family10h).kind == ibs::op_kind::other);
}

TEST_CASE("an op without an access leaves the addresses of the sample before") {
    const ibs::raw_op value{.dc_linaddr = 0x1111, .dc_physaddr = 0x2222, .br_target = 0x3333};
    const ibs::raw_op raw = sample_of({.rip = 1}, value, ibs::zen4, clocks, 4096);
    CHECK(raw.dc_linaddr == 0x1111);
    CHECK(raw.dc_physaddr == 0x2222);
    CHECK(raw.br_target == 0x3333);
    CHECK(raw.op_data2 == 0);
    CHECK(raw.op_data3 == 0);
}

// ibs_errata.csv: DcL2TlbMiss, DcL2TlbHit2M and DcL2TlbHit1G stay set on family 15h models 00h to
// 1Fh.
TEST_CASE("erratum 718: three bits of OP_DATA3 are never cleared") {
    const ibs::raw_op value{.op_data3 = 1 << 3 | 1 << 6 | 1 << 19 | 1 << 2};
    const tagged_op op{.rip = 1};
    CHECK(sample_of(op, value, ibs::family15h_10, clocks, 4096).op_data3 ==
          (1 << 3 | 1 << 6 | 1 << 19));
    CHECK(sample_of(op, value, ibs::family15h_30, clocks, 4096).op_data3 == 0);
}

TEST_CASE("fields that a family lacks stay 0") {
    tagged_op op = load_from(level::memory, translated::walked);
    op.locked = true;
    for (const ibs::generation_row &row : ibs::generations) {
        const ibs::target target = ibs::target_of(row.is);
        const ibs::raw_op raw = sample_of(op, {}, target, clocks, 2u << 20);
        CHECK((raw.op_data & reserved_bits(ibs::address::op_data, target)) == 0);
        CHECK((raw.op_data2 & reserved_bits(ibs::address::op_data2, target)) == 0);
        CHECK((raw.op_data3 & reserved_bits(ibs::address::op_data3, target)) == 0);
        CHECK((raw.op_data3 >> 15 & 1) == 1); // DcLockedOp
    }
}

TEST_CASE("filters keep what missed the third level, and took longer") {
    constexpr std::uint64_t l3_only = 1 << 16, latency_on = std::uint64_t{1} << 63,
                            of_256 = std::uint64_t{1} << 59;
    const tagged_op missed = load_from(level::memory); // 200 clocks
    CHECK(keeps(0, load_from(level::first), clocks));
    CHECK(keeps(l3_only, missed, clocks));
    CHECK_FALSE(keeps(l3_only, load_from(level::third), clocks));
    CHECK_FALSE(keeps(l3_only, {.rip = 1}, clocks));
    CHECK(keeps(l3_only | latency_on, missed, clocks)); // 128
    CHECK_FALSE(keeps(l3_only | latency_on | of_256, missed, clocks));
    CHECK(keeps(latency_on | of_256, load_from(level::first), clocks)); // erratum 1606
}
