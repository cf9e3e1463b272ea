// Units that CPUs share, such as a third-level cache: which CPU counts which choice of a plan.
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
    std::vector<bool> opened;          ///< for each readout: whether the CPU has its counter
    std::vector<std::size_t> readouts; ///< readouts that are opened, by their positions in the plan
    std::vector<bool> summed;          ///< for each of `readouts`: no other CPU counts the same
};

/// The choice of CPUs for shared units: of the CPUs that share a unit the lowest stands for it.
class shared_units {
public:
    /// `topology`: a folder as /sys/devices/system/cpu; empty: that of this machine.
    shared_units(std::vector<unsigned> cpus, std::string topology)
        : cpus_{std::move(cpus)}, topology_{std::move(topology)} {}

    /// The part of a plan that a CPU counts: nothing of units that it does not have. Throws a
    /// complaint where it is not known which CPUs share what it counts.
    counted_part part_on(unsigned cpu, const family_plan &plan);

    /// Why some choice of a plan cannot be counted, a sentence: it is not known which CPUs share
    /// its unit, or no CPU has the unit. Empty: it can.
    std::string why_unknown(const family_plan &plan);

private:
    /// Where the CPUs are. Throws a complaint where two sources disagree about a counter's unit.
    msr::sequence<msr::cpu_place> places(const msr::readout &counter);
    /// The CPU that stands for the unit; `msr::no_cpu`: not known, or there is none.
    unsigned standing_for(unsigned cpu, const msr::readout &counter);
    /// Whether a CPU does not have the unit of a counter.
    bool lacks(unsigned cpu, const msr::readout &counter);
    std::string why_unknown(const msr::readout &counter) const;

    std::vector<unsigned> cpus_;
    std::string topology_;
    std::vector<msr::cpu_place> places_;   ///< places of the CPUs, found when they are needed
    std::vector<msr::cpu_place> by_cpuid_; ///< places of the CPUs by CPUID; empty: the folder is of
                                           ///< another machine
};

} // namespace msrpp::run
