#include <msr/sim/ibs/ibs_fetch_sample.hpp>

#include <msr/amd/ibs/sample.hpp>

#include <doctest/doctest.h>

#include <cstdint>

namespace {

using namespace msr::sim;
namespace ibs = msr::ibs;

constexpr timing clocks{
    {.width = 4, .second = 10, .third = 40, .memory = 200, .second_tlb = 7, .walk = 30}};
constexpr std::uint64_t enabled = std::uint64_t{1} << 48;

ibs::fetch_sample seen(const tagged_fetch &fetch, const ibs::target &target,
                       unsigned page_bytes = 4096) {
    return ibs::sample_decoder{target}.decode(
        sample_of(fetch, enabled | 0x1000'0100, target, clocks, page_bytes));
}

} // namespace

TEST_CASE("a fetch that hit, and one that came from memory") {
    const ibs::fetch_sample hit = seen({.address = 0x401020}, ibs::zen4);
    CHECK(hit.valid());
    CHECK(hit.completed());
    CHECK(hit.linear_address == 0x401020);
    CHECK(hit.has_physical_address());
    CHECK_FALSE(hit.missed_instruction_cache());
    CHECK(hit.latency == 4);
    const ibs::fetch_sample missed =
        seen({.address = 0x401040, .found = {.from = level::memory, .through = translated::walked}},
             ibs::zen4);
    CHECK(missed.missed_instruction_cache());
    CHECK(missed.missed_op_cache());
    CHECK(missed.missed_l2());
    CHECK(missed.missed_l3());
    CHECK(missed.missed_l1_tlb());
    CHECK(missed.missed_l2_tlb());
    CHECK(missed.latency == 4 + 200 + 30);
    CHECK(missed.itlb_refill_latency == 30);
    const ibs::fetch_sample third =
        seen({.address = 1, .found = {.from = level::third}}, ibs::zen4);
    CHECK(third.missed_l2());
    CHECK_FALSE(third.missed_l3());
}

TEST_CASE("what software set stays, and the count has begun again") {
    const ibs::raw_fetch raw =
        sample_of({.address = 1}, enabled | 0x1234'0100, ibs::zen4, clocks, 4096);
    CHECK((raw.fetch_ctl & 0xffff'ffff) == 0x100);
    CHECK((raw.fetch_ctl & enabled) != 0);
}

TEST_CASE("fields that a family lacks stay 0") {
    const tagged_fetch missed{.address = 0x401040,
                              .found = {.from = level::memory, .through = translated::walked}};
    for (const ibs::generation_row &row : ibs::generations) {
        const ibs::target target = ibs::target_of(row.is);
        const ibs::raw_fetch raw = sample_of(missed, enabled | 0x100, target, clocks, 2u << 20);
        CHECK((raw.fetch_ctl & reserved_bits(ibs::address::fetch_ctl, target)) == 0);
        CHECK((raw.extd_ctl & reserved_bits(ibs::address::extd_ctl, target)) == 0);
    }
}

// ibs_encodings.csv: 2 MiB is 1, on family 19h models 00h to 0Fh 2 (erratum 1347).
TEST_CASE("page sizes, by the table of the model") {
    const auto code = [](const ibs::target &target) {
        return sample_of({.address = 1}, enabled, target, clocks, 2u << 20).fetch_ctl >> 53 & 3;
    };
    CHECK(code(ibs::zen4) == 1);
    CHECK(code(ibs::zen3.on_model(1)) == 2);
    CHECK(code(ibs::zen3.on_model(0x21)) == 1);
    CHECK(seen({.address = 1}, ibs::zen3.on_model(1), 2u << 20).page == ibs::page_size::mib_2);
}
