// Parts of a plan that perf opens: the events, their target, and their CPUs.
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

/// How events follow what is counted. They are counted by the cores' PMU of this name; empty: the
/// kernel's usual one.
msr::perf_options options_for(subject::kind counted, const std::string &pmu,
                              const std::string &topology);

/// Units that CPUs share are counted as a whole. `topology`: as in `work`.
msr::perf_options options_for_units(const std::string &topology);

/// The readouts of a program that a PMU of the kernel counts together.
struct readouts_of_pmu {
    std::vector<bool> kept; ///< for each readout of the program
    std::size_t first{};    ///< position of the first
    bool of_units = false;  ///< the events count units that CPUs share, not the program
    std::uint32_t number{}; ///< position of the PMU among those of the program
};

/// The readouts of a program by PMU. All together where perf will refuse the program anyway.
std::vector<readouts_of_pmu> by_pmu(const msr::program_view &program);

/// The CPUs on which events are opened.
struct counted_units {
    shared_units *units{};      ///< null: the program may run anywhere, so that there are none
    std::vector<unsigned> cpus; ///< the CPUs of a kind of core
    bool are_whole{};           ///< all that runs on the CPUs is counted
};

/// A CPU, and the readouts that are opened there.
struct opened_on_cpu {
    unsigned cpu{};
    std::vector<bool> kept{};
};

/// The CPUs on which the readouts of a PMU are opened: of units one for each, of whole CPUs each;
/// of what follows a program or a thread any, which perf does not ask for.
std::vector<opened_on_cpu> cpus_of(const readouts_of_pmu &part, const family_plan &plan,
                                   const counted_units &units);

/// Opens the events of these readouts of a program.
msr::failure load(msr::perf &perf, const msr::program_view &program, const opened_on_cpu &cpu,
                  msr::program_handle &destination);

} // namespace msrpp::run
