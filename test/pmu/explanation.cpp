// Tests the uses of counters, which the readers of register values of all PMUs report in one form.
#include <msr/pmu/explanation.hpp>

#include <msr/amd/counters/explain.hpp>
#include <msr/amd/counters/handles.hpp>
#include <msr/intel/netburst/values/active_counters.hpp>
#include <msr/intel/netburst/values/value_rules.hpp>
#include <msr/intel/p5/explain.hpp>
#include <msr/intel/p6/explain.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/intel/perfmon/explain.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <vector>

namespace {

using values = std::vector<msr::register_value>;

/// A letter for each counter in the register values: c the counter counts, n it counts at no
/// privilege level, o it is off, h it is held by the register that enables all counters; i it
/// requests an interrupt.
template <typename Target>
std::string uses(const values &values, const Target &target) {
    std::string result;
    each_counting(msr::sequence<msr::register_value>{values.data(), values.size()}, target,
                  [&](const auto &entry) {
                      const bool value = entry.global == msr::global_enable::off;
                      result += entry.counts()          ? 'c'
                                : entry.at_no_privilege ? 'n'
                                : !entry.enabled        ? 'o'
                                : value                 ? 'h'
                                                        : '?';
                      if (entry.interrupts) result += 'i';
                  });
    return result;
}

/// Names of the rules that the register values break, each with the number of the counter if the
/// rule concerns a single one.
template <typename Target>
std::string broken(const values &values, const Target &target) {
    std::string result;
    each_broken(msr::sequence<msr::register_value>{values.data(), values.size()}, target,
                [&](const msr::broken_value &value) {
                    result += result.empty() ? "" : "; ";
                    result += value.why.broken->name;
                    if (value.counter >= 0) result += " of " + std::to_string(value.counter);
                });
    return result;
}

} // namespace

TEST_CASE("what holds a counter back is told alike of all PMUs") {
    constexpr auto haswell = msr::perfmon::haswell;
    CHECK(uses({{0x186, 0x43003c}, {0x38f, 1}}, haswell) == "c");
    CHECK(uses({{0x186, 0x53003c}, {0x38f, 2}}, haswell) == "hi");
    CHECK(uses({{0x186, 0x40003c}}, haswell) == "n");
    CHECK(uses({{0x186, 0x03003c}}, haswell) == "o");
    const auto zen4 = msr::amd::zen4;
    CHECK(uses({{0xc0010200, 0x4300c0}, {0xc0000301, 1}}, zen4) == "c");
    CHECK(uses({{0xc0010200, 0x5300c0}, {0xc0000301, 2}}, zen4) == "hi");
    CHECK(uses({{0xc0010200, 0x4000c0}}, zen4) == "n");
    CHECK(uses({{0xc0010200, 0x0300c0}}, zen4) == "o");
    const auto piii = msr::p6::piii;
    CHECK(uses({{0x187, 0x0300c0}, {0x186, 0x430079}}, piii) == "cc");
    CHECK(uses({{0x187, 0x1300c0}, {0x186, 0x030079}}, piii) == "hih");
    CHECK(uses({{0x187, 0x0000c0}}, piii) == "n");
    // CESR: counter 0 counts at every privilege level (CC 3), counter 1 does not count.
    CHECK(uses({{0x11, 0x0c0}}, msr::p5::pentium) == "cn");
    // IQ_CCCR0 selects CRU_ESCR2. The CCCR is enabled, then disabled; at last the ESCR counts at no
    // privilege level.
    CHECK(uses({{0x36c, 0x3b000}, {0x3cc, 0x0c001804}}, msr::netburst::target{}) == "c");
    CHECK(uses({{0x36c, 0x403b000}, {0x3cc, 0x0c001804}}, msr::netburst::target{}) == "ci");
    CHECK(uses({{0x36c, 0x3b000}, {0x3cc, 0x0c001800}}, msr::netburst::target{}) == "n");
}

TEST_CASE("what a Pentium 4 counts is a choice, as far as a choice can say it") {
    using namespace msr::netburst;
    const auto counted = [](std::uint64_t escr_value, std::uint64_t cccr_value, bool ht) {
        const values values{{0x3cc, escr_value}, {0x36c, cccr_value}};
        request requested;
        each_counting(msr::sequence<msr::register_value>{values.data(), values.size()},
                      target{.hyper_threading = ht},
                      [&](const counting &counting) { requested = counting.wanted; });
        return requested;
    };
    const request plain = counted(0x0c00180c, 0x3b000, false);
    CHECK(std::string{events[plain.event].name} == "branch_retired");
    CHECK(plain.masks == 0xc);
    CHECK(plain.how.escr == static_cast<int>(escr_number::cru_escr2));
    CHECK(plain.how.counter == static_cast<int>(counter_number::iq_counter0));
    CHECK_FALSE(plain.how.user);
    CHECK_FALSE(plain.how.kernel);
    CHECK_FALSE(plain.how.compare);
    CHECK(counted(0x0c001804, 0x3b000, false).how.user);
    CHECK(counted(0x0c001808, 0x3b000, false).how.kernel);
    // CCCR bits for compare, complement, threshold 5 and edge
    const request filtered = counted(0x0c00180c, 0x15fb000, false);
    CHECK(filtered.how.compare);
    CHECK(filtered.how.complement);
    CHECK(filtered.how.edge);
    CHECK(filtered.how.threshold == 5);
    // With Hyper-Threading only, bits 0 to 3 of an ESCR are t1_usr, t1_os, usr and os.
    const auto threads = [&](unsigned bits, bool ht) {
        return counted(0x0c001800 | bits, 0x3b000, ht).how.threads;
    };
    CHECK(threads(0xc, false) == thread_set::unsaid);
    CHECK(threads(0xc, true) == thread_set::first);
    CHECK(threads(0x3, true) == thread_set::second);
    CHECK(threads(0xf, true) == thread_set::unsaid);
    CHECK(threads(0xf, false) == thread_set::unsaid);
    CHECK(counted(0x0c001801, 0x3b000, true).how.user);
    CHECK(counted(0x0c001802, 0x3b000, true).how.kernel);
    CHECK(counted(0x0c001805, 0x3b000, true).how.user);
    // An ESCR for one logical processor at CPL 1 to 3 and the other at CPL 0: no qualifiers can
    // request this.
    CHECK_FALSE(counted(0x0c001809, 0x3b000, true).how.user);
    CHECK_FALSE(counted(0x0c001809, 0x3b000, true).how.kernel);
}

TEST_CASE("broken rules are told alike of all PMUs") {
    CHECK(broken({{0x186, 0x8000000000430079}}, msr::p6::piii) == "reserved_bits_are_zero");
    CHECK(broken({{0x186, 0x430079}, {0x187, 0x0300c0}}, msr::p6::piii).empty());
    // FLOPS (C1H) counts on counter 0 only.
    CHECK(broken({{0x187, 0x0300c1}}, msr::p6::piii) == "event_reaches_counter of 1");
    // Counter 1 is not enabled, so its event breaks no rule.
    CHECK(broken({{0x187, 0x0000c1}}, msr::p6::piii).empty());
    CHECK(broken({{0x11, 0x0c0}}, msr::p5::pentium).empty());
    CHECK(broken({{0x11, 0x80000000}}, msr::p5::pentium) == "reserved_bits_are_zero");
    CHECK(broken({{0x12345, ~0ull}}, msr::p6::piii).empty()); // the PMU has no register 12345H
    const auto zen4 = msr::amd::zen4;
    CHECK(broken({{0xc0010200, 0x4b00c0}}, zen4) == "reserved_bits_are_zero");
    CHECK(broken({{0xc0010200, 0xc300c0}}, zen4) ==
          "invert_needs_threshold of " + std::to_string(msr::amd::perf_ctr0.number));
    CHECK(broken({{0xc0010200, 0x4300c0}, {0xc0000301, 2}}, zen4) == "counter_is_enabled_twice");
    CHECK(broken({{0x12345, ~0ull}}, zen4).empty());
    CHECK(broken({{0x36c, 0x80000000000}}, msr::netburst::target{})
              .rfind("reserved_bits_are_zero", 0) == 0);
}
