#include <msr/intel/perfmon/each_field.hpp>

#include "../../field_differences.hpp"

#include <msr/backend/recorder.hpp>
#include <msr/intel/perfmon.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <set>

namespace {

namespace perfmon = msr::perfmon;
using field_differences::difference_of;
using field_differences::unnamed_bits;

template <perfmon::target Processor>
constexpr msr::field_describer fields_on = &perfmon::each_field<msr::field_sink, Processor>;

/// Whether every bit of every register of a processor is reported, each by a single field.
template <perfmon::target Processor>
bool tells_every_bit() {
    bool whole = true;
    perfmon::each_register(Processor, [&](const perfmon::named_register &row) {
        CAPTURE(row.name);
        const std::uint64_t untold = unnamed_bits(fields_on<Processor>, row.address);
        CHECK(untold == 0);
        whole = whole && untold == 0;
    });
    return whole;
}

} // namespace

TEST_CASE("a select register's values differ in fields") {
    constexpr msr::field_describer skylake = fields_on<perfmon::skylake>;
    // Expected are LLC references (2EH, 4FH) at CPL 1 to 3, enabled; written are LLC misses (41H)
    // without USR.
    CHECK(difference_of(skylake, 0x186, 0x414f2e, 0x40412e) ==
          "\n  unit_mask: expected 0x4f, got 0x41\n  usr: expected 0x1, got 0x0");
    CHECK(difference_of(skylake, 0x189, 0x4100c0, 0x020200c2) ==
          "\n  event_select: expected 0xc0, got 0xc2\n  usr: expected 0x1, got 0x0"
          "\n  os: expected 0x0, got 0x1\n  enable: expected 0x1, got 0x0"
          "\n  counter_mask: expected 0x0, got 0x2");
    CHECK(difference_of(skylake, 0x186, 0x414f2e, 0x414f2e | 1ull << 33) ==
          "\n  in_tx_checkpointed: expected 0x0, got 0x1");
}

TEST_CASE("the fields of a select register are those of the generation") {
    CHECK(difference_of(fields_on<perfmon::nehalem>, 0x186, 0, 1ull << 21) ==
          "\n  any_thread: expected 0x0, got 0x1");
    CHECK(difference_of(fields_on<perfmon::ice_lake>, 0x186, 0, 1ull << 21) ==
          "\n  reserved21: expected 0x0, got 0x1");
    CHECK(difference_of(fields_on<perfmon::ice_lake>, 0x186, 0, 1ull << 34) ==
          "\n  adaptive_record: expected 0x0, got 0x1");
    // Bits 63:34 of IA32_PERFEVTSEL0 are reserved on Skylake, 63:32 on Nehalem.
    CHECK(difference_of(fields_on<perfmon::skylake>, 0x186, 0, 1ull << 34) ==
          "\n  reserved34: expected 0x0, got 0x1");
    CHECK(difference_of(fields_on<perfmon::nehalem>, 0x186, 0, 1ull << 34) ==
          "\n  reserved32: expected 0x0, got 0x4");
}

TEST_CASE("the shared controls and the counters are reported too") {
    constexpr msr::field_describer skylake = fields_on<perfmon::skylake>;
    // Fixed counter 1: OS and USR are expected, USR and PMI are written.
    CHECK(difference_of(skylake, 0x38d, 0x30, 0xa0) ==
          "\n  c1_os: expected 0x1, got 0x0\n  c1_pmi: expected 0x0, got 0x1");
    CHECK(difference_of(skylake, 0x38f, 0x7'0000'000f, 0x3'0000'0001) ==
          "\n  ctr_en: expected 0xf, got 0x1\n  fixed_en: expected 0x7, got 0x3");
    CHECK(difference_of(fields_on<perfmon::ice_lake>, 0x38f, 0, 1ull << 48) ==
          "\n  perf_metrics_en: expected 0x0, got 0x1");
    CHECK(difference_of(skylake, 0xc1, 0, 0xfffe) == "\n  count: expected 0x0, got 0xfffe");
}

TEST_CASE(
    "an off-core register is reported by the names of its bits, bits without a name together") {
    constexpr msr::field_describer skylake = fields_on<perfmon::skylake>;
    CHECK(difference_of(skylake, 0x1a6, 0x10001, 0x10002) ==
          "\n  dmnd_data_rd: expected 0x1, got 0x0\n  dmnd_rfo: expected 0x0, got 0x1");
    CHECK(difference_of(skylake, 0x1a6, 0x10001, 0x1810001) ==
          // other_bits: the bits without a name between l4_hit_local_l4 and l3_miss
          "\n  other_bits: expected 0x0, got 0x1800000");
    CHECK(difference_of(fields_on<perfmon::ice_lake>, 0x1a7, 0x10001, 0x10002) ==
          "\n  request_and_response: expected 0x10001, got 0x10002");
}

TEST_CASE("a register of one generation is told there") {
    // MSR_PEBS_FRONTEND has the length of a bubble in bits 19:8.
    CHECK(difference_of(fields_on<perfmon::skylake>, 0x3f7, 0x200806, 0x200906) ==
          "\n  idq_bubble_length: expected 0x8, got 0x9");
    CHECK(difference_of(fields_on<perfmon::haswell>, 0x3f7, 0x200806, 0x200906) == "");
    // MSR_PEBS_LD_LAT came with Nehalem.
    CHECK(difference_of(fields_on<perfmon::nehalem>, 0x3f6, 30, 31) ==
          "\n  threshold: expected 0x1e, got 0x1f");
    CHECK(difference_of(fields_on<perfmon::core2>, 0x3f6, 30, 31) == "");
}

namespace {

/// Returns the addresses of the registers of a processor that are neither counters nor select
/// registers.
template <perfmon::target Processor>
std::set<std::uint32_t> addresses_beside_counters() {
    std::set<std::uint32_t> result;
    perfmon::each_register(Processor, [&](const perfmon::named_register &row) {
        if (row.kind != perfmon::register_kind::counter &&
            row.kind != perfmon::register_kind::select)
            result.insert(row.address);
    });
    return result;
}

} // namespace

TEST_CASE("each generation has its registers beside the counters") {
    using addresses = std::set<std::uint32_t>;
    // Registers of version 2: control of fixed counters; status, control and reset of all counters;
    // capabilities and debugctl.
    const addresses version_2 = {0x38d, 0x38e, 0x38f, 0x390, 0x345, 0x1d9};
    const auto variant = [](addresses entry, const addresses &addition) {
        entry.insert(addition.begin(), addition.end());
        return entry;
    };
    // Core 2 added PEBS and its area; Nehalem load latencies, branches and off-core responses.
    CHECK(addresses_beside_counters<perfmon::core2>() == variant(version_2, {0x3f1, 0x600}));
    const addresses nehalem = variant(version_2, {0x3f1, 0x600, 0x3f6, 0x1c8, 0x1a6});
    CHECK(addresses_beside_counters<perfmon::nehalem>() == nehalem);
    CHECK(addresses_beside_counters<perfmon::haswell>() == variant(nehalem, {0x1a7}));
    // Skylake has version 4, with IA32_PERF_GLOBAL_STATUS_SET and IA32_PERF_GLOBAL_INUSE, and
    // MSR_PEBS_FRONTEND.
    const addresses skylake = variant(nehalem, {0x1a7, 0x391, 0x392, 0x3f7});
    CHECK(addresses_beside_counters<perfmon::skylake>() == skylake);
    // Ice Lake configures its PEBS records, and has IA32_PERF_METRICS.
    CHECK(addresses_beside_counters<perfmon::ice_lake>() == variant(skylake, {0x3f2, 0x329}));
}

TEST_CASE("a register that the target does not have is not reported") {
    CHECK(difference_of(fields_on<perfmon::skylake>, 0x10, 0, 1) == "");
    // Skylake has four general counters with Hyper-Threading, eight without. Version 1 has no
    // IA32_PERF_GLOBAL_CTRL.
    CHECK(difference_of(fields_on<perfmon::skylake>, 0x18a, 0, 1) == "");
    constexpr auto alone = perfmon::skylake.with(perfmon::extras{.one_thread_per_core = true});
    CHECK(difference_of(&perfmon::each_field<msr::field_sink, alone>, 0x18a, 0, 1) ==
          "\n  event_select: expected 0x0, got 0x1");
    CHECK(difference_of(fields_on<perfmon::perfmon1>, 0x38f, 0, 1) == "");
    CHECK(difference_of(fields_on<perfmon::perfmon2>, 0x38f, 0, 1) ==
          "\n  ctr_en: expected 0x0, got 0x1");
    // Version 6 has aliases of the counters' registers, from 0x1900 on.
    CHECK(difference_of(fields_on<perfmon::panther_lake>, 0x1901, 0, 1) ==
          "\n  event_select: expected 0x0, got 0x1");
    CHECK(difference_of(fields_on<perfmon::skylake>, 0x1901, 0, 1) == "");
}

TEST_CASE("no bit of a register goes untold") {
    CHECK(tells_every_bit<perfmon::perfmon1>());
    CHECK(tells_every_bit<perfmon::core2>());
    CHECK(tells_every_bit<perfmon::skylake>());
    CHECK(tells_every_bit<perfmon::alder_lake>());
    CHECK(tells_every_bit<perfmon::lunar_lake_atom>());
    CHECK(tells_every_bit<perfmon::panther_lake>());
}
