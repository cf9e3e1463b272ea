// Finds the CPU on which the kernel counts an event of a unit that several CPUs share, and whether
// that unit is the one of the CPU for which the event was opened. Source: Linux,
// arch/x86/events/amd/uncore.c. The kernel moves an event to the CPU of its context (event->cpu =
// ctx->cpu), whatever CPU it was opened on; the PMU's file cpumask lists the CPU of each context. A
// context is not always one unit: amd_uncore_df_ctx_scan of Linux 6.10 takes the package
// (topology_logical_package_id), though on Zen 1 a package has up to four data fabrics; later
// kernels take the node (topology_amd_node_id).
#pragma once

#include <msr/core/cpu_list.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/core/text.hpp>
#include <msr/processor/topology.hpp>

namespace msr::perf_detail {

/// Returns why an event of a unit that is opened on `cpu` would not count the unit of `cpu`, as a
/// sentence in static storage; null: the event counts that unit. `cpumask`: the text of the PMU's
/// file, without the end of the line. `scope`: the CPUs that share a unit. `place_of(cpu)`: returns
/// the place of a CPU.
template <typename Places>
constexpr const char *why_of_another_unit(text_view cpumask, unsigned cpu, register_scope scope,
                                          Places place_of) {
    bool has_cpu = false;
    if (!read_cpu_list(cpumask, [&](unsigned first, unsigned last) {
            has_cpu = has_cpu || (first <= cpu && cpu <= last);
        }))
        return "the file cpumask of its PMU (below /sys/bus/event_source/devices) is no list of "
               "CPUs, so that it is not known whose unit the kernel counts";
    if (has_cpu) return nullptr;
    const unsigned unit = place_of(cpu).unit(scope);
    if (unit == absent_unit) return "the CPU has no such unit: name a CPU that has one";
    bool shares_unit = false, knows_all = unit != no_unit;
    static_cast<void>(read_cpu_list(cpumask, [&](unsigned first, unsigned last) {
        for (unsigned number = first; unit != no_unit && !shares_unit && number <= last; ++number) {
            const unsigned other = place_of(number).unit(scope);
            shares_unit = other == unit;
            knows_all = knows_all && other != no_unit;
        }
    }));
    if (shares_unit) return nullptr;
    if (knows_all)
        return "the kernel takes it to a CPU of another unit, which it would count instead: count "
               "it on a CPU that the file cpumask of its PMU names (below "
               "/sys/bus/event_source/devices), or by registers";
    return "the kernel takes it to another CPU, and it is not known whether that shares the unit: "
           "count it on a CPU that the file cpumask of its PMU names (below "
           "/sys/bus/event_source/devices), or by registers";
}

} // namespace msr::perf_detail
