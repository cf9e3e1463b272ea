// An event of Linux's perf, as plain data.
#pragma once

#include <msr/core/program.hpp>
#include <msr/core/rdpmc.hpp>
#include <msr/core/register_scope.hpp>

#include <cstddef>
#include <cstdint>

#include <linux/perf_event.h>

namespace msr {

/// An event of a kernel's PMU, derived from a program's register writes. Users may fill in events
/// of their own, such as software events and breakpoints, for `basic_perf::load`.
struct perf_event {
    /// The value of perf_event_attr.type, the kernel's number of the PMU.
    std::uint32_t type{PERF_TYPE_RAW};
    std::uint64_t config{}; ///< the value of perf_event_attr.config
    /// The value of perf_event_attr.config1; the address of a breakpoint.
    std::uint64_t config1{};
    std::uint64_t config2{}; ///< the value of perf_event_attr.config2; the length of a breakpoint
    /// The sampling period, for a PMU that counts only while it samples; 0: for other PMUs.
    std::uint64_t period{};
    std::uint32_t breakpoint{}; ///< the kind of a breakpoint, HW_BREAKPOINT_*
    bool counts_user{true};     ///< whether the perf event counts at user level
    bool counts_kernel{true};   ///< whether the perf event counts at kernel level
    bool counts_host{true};     ///< whether the perf event counts outside of virtual machines
    bool counts_guest{true};    ///< whether the perf event counts in virtual machines
    /// The kernel's name, in static storage, of the PMU of a unit that several CPUs share, such as
    /// `amd_df`. An event of such a PMU cannot follow a thread. Null: the event is of a CPU's own
    /// counters.
    const char *unit_pmu{};
    /// The CPUs that share the unit of `unit_pmu`.
    register_scope unit_scope{register_scope::thread};
    /// Whether the event also counts other threads of the core, so that opening it takes the rights
    /// of counting CPUs.
    bool of_whole_core{};
    /// Whether the kernel accepts the further events of a group only where this event is the first.
    bool leads{};
    std::uint32_t planned{no_rdpmc}; ///< the number that RDPMC takes for the counter that the plan
                                     ///< assigned
    /// The position in the plan of the choice that the event counts.
    std::size_t owner{every_choice};
    /// The name, in static storage, of the counter that the plan assigned.
    const char *name{};

    /// Returns whether the event counts a unit that serves several CPUs.
    constexpr bool counts_unit() const { return unit_pmu != nullptr; }
};

/// The perf events of a program of register writes: one for each readout (counter that is read), in
/// order, and behind them events that only tag uops or lead the group.
struct perf_events {
    /// The largest number of perf events that a program of register writes can have.
    static constexpr std::size_t most = 96;

    perf_event all[most]{}; ///< the perf events; those of the program are the first `count`
    std::size_t readouts{}; ///< the number of events that are read, which stand first
    /// Number of all perf events, including those that only tag uops or lead the group.
    std::size_t count{};

    /// Returns a pointer to the first event.
    constexpr const perf_event *begin() const { return all; }
    /// Returns the end of all perf events, including those that only tag uops or lead the group.
    constexpr const perf_event *end() const { return all + count; }
};

/// Returns the attribute of an event, as perf_event_open takes it.
/// `event`: the event
/// `leads`: whether the event leads its group: a leader starts disabled, and its group follows it
/// `inherits`: whether threads and processes that the thread creates are counted with it
inline perf_event_attr attribute_of(const perf_event &event, bool leads, bool inherits) noexcept {
    perf_event_attr attributes{};
    attributes.type = event.type;
    // the size of the attribute fields in use: older kernels refuse larger sizes
    attributes.size = PERF_ATTR_SIZE_VER1;
    attributes.config = event.config;
    attributes.sample_period = event.period;
    attributes.bp_type = event.breakpoint;
    attributes.config1 = event.config1;
    attributes.config2 = event.config2;
    attributes.read_format =
        PERF_FORMAT_GROUP | PERF_FORMAT_TOTAL_TIME_ENABLED | PERF_FORMAT_TOTAL_TIME_RUNNING;
    attributes.disabled = leads;
    attributes.inherit = inherits;
    attributes.exclude_user = !event.counts_user;
    attributes.exclude_kernel = !event.counts_kernel;
    attributes.exclude_hv = !event.counts_kernel;
    attributes.exclude_host = !event.counts_host;
    attributes.exclude_guest = !event.counts_guest;
    return attributes;
}

} // namespace msr
