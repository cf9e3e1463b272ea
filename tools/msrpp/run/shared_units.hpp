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
    std::vector<std::size_t> readouts; ///< those that are opened, by their places in the plan
    std::vector<bool> summed;          ///< for each of these: no other CPU counts the same
};

/// The choice of CPUs for shared units: of the CPUs that share a unit the lowest stands for it.
class shared_units {
public:
    /// `topology`: a folder as /sys/devices/system/cpu; empty: that of this machine.
    shared_units(std::vector<unsigned> cpus, std::string topology)
        : cpus_{std::move(cpus)}, topology_{std::move(topology)} {}

    /// Returns the part of a plan that a CPU counts. Throws a complaint where it is not known which
    /// CPUs share a unit of the plan.
    counted_part part_on(unsigned cpu, const family_plan &plan);

    /// Why that is not known, of some choice of a plan: a sentence; empty: it is known.
    std::string why_unknown(const family_plan &plan);

private:
    /// The CPU that stands for the unit; `msr::no_cpu`: not known.
    unsigned standing_for(unsigned cpu, const msr::readout &counter);
    std::string why_unknown(const msr::readout &counter) const;

    std::vector<unsigned> cpus_;
    std::string topology_;
    std::vector<msr::cpu_place> places_;   ///< of the CPUs, when they are needed
    std::vector<msr::cpu_place> by_cpuid_; ///< the same, as CPUID says; none: of another folder
};

} // namespace msrpp::run
