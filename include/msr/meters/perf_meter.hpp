// The event of Linux's perf that stands for the register of a meter, for a backend that accesses no
// registers.
#pragma once

#include <msr/core/register_scope.hpp>

#include <cstdint>

namespace msr {

/// A register of a meter, and the event of Linux's perf that counts what the register counts.
struct perf_meter {
    std::uint32_t address{}; ///< number of the meter's MSR, as plans name it
    const char *name{};      ///< the name of the meter, such as `energy_package`
    const char *pmu{};       ///< the kernel's name of the PMU, such as `power`
    const char *event{};     ///< the kernel's name of the event in its PMU, such as `energy-pkg`
    register_scope scope{};  ///< the logical processors that share the register
    /// Whether the kernel counts the event on a CPU that stands for a unit, which the file
    /// `cpumask` of the PMU names.
    bool is_of_unit{};
    /// The texts of the files NAME.scale and NAME.unit of the event, without an end of line; empty:
    /// the event has no such file.
    const char *scale{""}, *unit{""};
    /// Returns the content of the meter's register for a count of the event.
    std::uint64_t (*content)(std::uint64_t count){};
    /// Number of the MSR that holds the meter's unit; 0: the unit is fixed.
    std::uint32_t unit_address{};
    /// The content of the MSR `unit_address` with which the results of `content` are in the right
    /// unit.
    std::uint64_t unit_content{};
};

} // namespace msr
