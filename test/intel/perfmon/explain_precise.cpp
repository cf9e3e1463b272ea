// Tests explanations of register values of precise samples, in addition to the counted events.
// Expected values are computed by hand from test/facts/intel/intel_arch_pmu_fields.csv.
#include <msr/intel/perfmon.hpp>
#include <msr/intel/perfmon/explain.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <string>
#include <vector>

namespace {

namespace pm = msr::perfmon;

using values = std::vector<pm::register_value>;
using texts = std::vector<std::string>;

/// Returns each broken rule with the names of what breaks it: `rule(name, name)`.
texts broken(const values &values, const pm::target &target) {
    texts result;
    pm::each_broken({values.data(), values.size()}, target, [&](const pm::broken_value &value) {
        std::string text = std::string{value.why.broken->name} + "(";
        for (std::size_t i = 0; i < 4 && value.why.names[i] != nullptr; ++i)
            text += (i == 0 ? "" : ", ") + std::string{value.why.names[i]};
        result.push_back(text + ")");
    });
    return result;
}

/// Returns, for each counter, whether its overflow requests an interrupt.
std::vector<bool> interrupts(const values &values, const pm::target &target) {
    std::vector<bool> result;
    pm::each_counting({values.data(), values.size()}, target,
                      [&](const pm::counting &counting) { result.push_back(counting.interrupts); });
    return result;
}

const std::string latency = "load_latency_is_3_cycles_or_more(msr_pebs_ld_lat)";

} // namespace

TEST_CASE("the least latency that can be programmed is 3, whoever filters by it") {
    constexpr pm::target target = pm::skylake;
    CHECK(broken({{0x3f6, 1}}, target) == texts{latency});
    CHECK(broken({{0x3f6, 2}}, target) == texts{latency});
    CHECK(broken({{0x3f6, 3}}, target).empty());
    CHECK(broken({{0x3f6, 0xffff}}, target).empty());
    CHECK(broken({{0x3f6, 2}}, pm::core2).empty()); // Core 2 lacks MSR_PEBS_LD_LAT
    CHECK(broken({{0x3f6, 2}}, pm::nehalem) == texts{latency});
}

TEST_CASE("a latency of 0 is what reset leaves: it is reported where a counter filters by it") {
    constexpr pm::target target = pm::skylake;
    CHECK(broken({{0x3f6, 0}}, target).empty());
    CHECK(broken({{0x186, 0x4304c4}, {0x3f1, 0x1}, {0x3f6, 0}}, target).empty());
    CHECK(broken({{0x186, 0x4101cd}, {0x3f1, 0x1'0000'0001}, {0x3f6, 0}}, target) ==
          texts{latency});
    // From version 5 on the event itself filters by latency, without a bit in IA32_PEBS_ENABLE.
    CHECK(broken({{0x186, 0x4101cd}, {0x3f1, 0x1}, {0x3f6, 0}}, pm::ice_lake) == texts{latency});
    CHECK(broken({{0x186, 0x4101cd}, {0x3f1, 0x0}, {0x3f6, 0}}, pm::ice_lake).empty());
}

TEST_CASE("no other rule hides that of the latency, and it hides no other") {
    constexpr pm::target target = pm::skylake;
    CHECK(broken({{0x186, 0x4501cd}, {0x3f1, 0x1'0000'0001}, {0x3f6, 2}}, target) ==
          texts{"load_latency_counts_each_load(raw)", latency}); // edge detection is on
    CHECK(broken({{0x186, 0x4101cd}, {0x3f1, 0x1'0000'0001}, {0x3f6, 2}}, pm::sandy_bridge) ==
          texts{"event_reaches_counter(raw, pmc0)", latency}); // the event counts on counter 3 only
    // Snapshots of counters are a group of PEBS format 6, which Ice Lake lacks.
    CHECK(broken({{0x186, 0x4'0041'01cd}, {0x3f1, 0x1}, {0x3f6, 2}, {0x3f2, 0x10}}, pm::ice_lake) ==
          texts{"value_fits(ia32_pebs_data_cfg, record)", latency});
}

TEST_CASE("a number of LBR entries without their group is reported for the register") {
    const std::string lbr = "lbr_entries_are_of_lbr_group(ia32_pebs_data_cfg)";
    constexpr pm::target target = pm::ice_lake;
    CHECK(broken({{0x3f2, 0x1f00'0001}}, target) == texts{lbr});
    CHECK(broken({{0x3f2, 0x1f00'0009}}, target).empty());
    CHECK(broken({{0x186, 0x4'0043'00c4}, {0x3f1, 0x1}, {0x3f2, 0x1f00'0001}}, target) ==
          texts{lbr});
}

TEST_CASE("whether the overflow of a counter asks for an interrupt") {
    using each = std::vector<bool>;
    // The interrupt bits: bit 20 of a select register, bits 3, 7 and 11 of the fixed counters'
    // control.
    CHECK(interrupts({{0x186, 0x5304c4}, {0x187, 0x4304c4}, {0x3f1, 0x3}}, pm::skylake) ==
          each{true, false});
    CHECK(interrupts({{0x38d, 0x3b3}}, pm::ice_lake) == each{false, true, false});
    // No rule is broken: by the manual a precise counter with bit 20 has two interrupts.
    CHECK(broken({{0x186, 0x5304c4}, {0x3f1, 0x1}}, pm::skylake).empty());
}
