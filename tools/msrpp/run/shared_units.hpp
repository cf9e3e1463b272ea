// Units that CPUs share, such as a third-level cache: decides which CPU counts which event of a
// plan.
#pragma once

#include "../family.hpp"

#include <msr/core/program.hpp>
#include <msr/processor/topology.hpp>

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace msrpp::run {

/// The part of a plan that a CPU counts.
struct counted_part {
    /// Whether the CPU opens the counter, for each counter that the plan reads.
    std::vector<bool> opened;
    /// Opened counters, by their positions in the plan.
    std::vector<std::size_t> readouts;
    /// For each counter of `readouts`, whether no other CPU counts the same events.
    std::vector<bool> summed;
};

/// Selects CPUs for units that CPUs share: the lowest of the CPUs that share a unit counts for all
/// of them.
class shared_units {
public:
    /// `topology`: a folder in the form of /sys/devices/system/cpu; empty: the folder of this
    /// machine.
    shared_units(std::vector<unsigned> cpus, std::string topology)
        : cpus_{std::move(cpus)}, topology_{std::move(topology)} {}

    /// Returns the part of a plan that a CPU counts, without counters of units that the CPU does
    /// not have. Throws a complaint where the CPUs that share a counted unit are not known.
    counted_part part_on(unsigned cpu, const family_plan &plan);

    /// Returns the reason why an event of a plan cannot be counted, a sentence: the CPUs that share
    /// the event's unit are unknown, or no CPU has the unit. Empty: all events can be counted.
    std::string why_unknown(const family_plan &plan);

private:
    /// Returns the core, caches, die and package of each CPU. Throws a complaint where CPUID and
    /// the kernel disagree about the CPUs that share a counter's unit.
    msr::sequence<msr::cpu_place> places(const msr::readout &counter);
    /// Returns the CPU that counts for the unit of a counter; `msr::no_cpu`: the CPUs that share
    /// the unit are unknown, or no CPU has the unit.
    unsigned standing_for(unsigned cpu, const msr::readout &counter);
    /// Returns whether a CPU lacks the unit of a counter.
    bool lacks(unsigned cpu, const msr::readout &counter);
    std::string why_unknown(const msr::readout &counter) const;

    std::vector<unsigned> cpus_;
    std::string topology_;
    /// core, caches, die and package of each CPU, found when first needed
    std::vector<msr::cpu_place> places_;
    /// Core, caches, die and package of each CPU by CPUID; empty: `topology_` describes another
    /// machine.
    std::vector<msr::cpu_place> by_cpuid_;
};

} // namespace msrpp::run
