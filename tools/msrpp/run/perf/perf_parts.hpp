// Parts of a plan that Linux's perf opens: the events, perf's options for the counted subject, and
// the CPUs.
#pragma once

#include "../carrier.hpp"
#include "../shared_units.hpp"

#include <msr/backend/perf.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace msrpp::run {

/// Returns perf's options for the subject `counted`. `pmu`: the kernel's name of the cores' PMU;
/// empty: the usual PMU.
msr::perf_options options_for(subject::kind counted, const std::string &pmu,
                              const std::string &topology);

/// Returns perf's options for units that CPUs share, which are counted for all that runs.
/// `topology`: the folder that describes which CPUs share a unit; empty: /sys/devices/system/cpu.
msr::perf_options options_for_units(const std::string &topology);

/// The counters of a plan that a PMU of the kernel counts together.
struct readouts_of_pmu {
    std::vector<bool> kept; ///< whether each counter of the plan belongs to the PMU
    std::size_t first{};    ///< position of the PMU's first counter in the plan
    bool of_units = false;  ///< the events count units that CPUs share, not the program
    std::uint32_t number{}; ///< position of the PMU among the PMUs of the plan
};

/// Returns the counters of a plan, separated by PMU; in a single element where perf will refuse the
/// plan in any case.
std::vector<readouts_of_pmu> by_pmu(const msr::program_view &program);

/// The CPUs on which events are opened, and the object that selects CPUs for shared units.
struct counted_units {
    /// The object that selects CPUs for units; null: the program may run on any CPU, so that units
    /// are not counted.
    shared_units *units{};
    std::vector<unsigned> cpus; ///< the CPUs of the kind of core that is counted
    bool are_whole{};           ///< all that runs on the CPUs is counted
};

/// A CPU, and the counters of a plan that are opened on the CPU.
struct opened_on_cpu {
    unsigned cpu{};
    std::vector<bool> kept{};
};

/// Returns the CPUs on which the counters of a PMU are opened: for units one CPU of each unit, for
/// CPUs each CPU, and for events that follow a program or a thread a CPU number that perf ignores.
std::vector<opened_on_cpu> cpus_of(const readouts_of_pmu &part, const family_plan &plan,
                                   const counted_units &units);

/// Opens the events of perf for the counters of a plan that a CPU counts.
msr::failure load(msr::perf &perf, const msr::program_view &program, const opened_on_cpu &cpu,
                  msr::program_handle &destination);

} // namespace msrpp::run
