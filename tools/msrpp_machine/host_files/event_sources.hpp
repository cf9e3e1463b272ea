// The event sources (PMUs) of Linux that a simulated machine has: their names and their types, the
// numbers in perf_event_attr::type. /sys/bus/event_source/devices and perf_event_open have names
// and types from `event_sources_of`. Linux's own sources keep the numbers of
// include/uapi/linux/perf_event.h: 0 hardware, 1 software, 2 tracepoint, 3 hw_cache, 5 breakpoint.
//
// Sources of the names: Linux, arch/x86/events: core.c, intel/core.c (hybrid processors),
// amd/core.c, amd/ibs.c, amd/uncore.c, intel/uncore.c.
#pragma once

#include "../mixed.hpp"

#include <msr/intel/uncore/box.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace msrpp::machine {

/// The unit of the processor that an event source counts in.
enum class source_unit : std::uint8_t {
    core,
    l2i,               ///< AMD family 16h: counters of the second-level cache
    l3,                ///< AMD: counters of the third-level cache
    northbridge,       ///< AMD before Zen: counters of the northbridge
    data_fabric,       ///< AMD from Zen on: counters of the data fabric
    memory_controller, ///< AMD: memory controller (UMC), a source for each controller
    ibs_fetch,
    ibs_op,
    box, ///< Intel: box outside of the cores, a source for each box
};

/// The type of the cores' counters; of a hybrid, the performance cores' counters: PERF_TYPE_RAW.
inline constexpr std::uint32_t first_core_type = 4;
/// The type of the first event source for a hybrid's cores other than performance cores; the next
/// kind of core has the next type.
inline constexpr std::uint32_t other_core_types = 10;
/// The type of the first event source of a unit other than a core; further units have the following
/// types, in the order of the table.
inline constexpr std::uint32_t first_unit_type = 16;

/// An event source: a folder below /sys/bus/event_source/devices.
struct event_source {
    std::string name{}; ///< name of the folder: `cpu`, `cpu_atom`, `amd_l3`, `uncore_cha_3`
    std::uint32_t type{};
    source_unit unit{};
    /// Index of the kind of core in kinds_of_cpus::kinds; only where the unit is a core.
    unsigned kind{};
    msr::uncore::box box{}; ///< the kind of box; only where the unit is source_unit::box
    unsigned instance{}; ///< the number of the controller or box among its kind; 0 for other units
    std::vector<unsigned>
        /// CPUs with the core's counters, or the CPUs on which a shared unit is counted
        cpus{};
};

/// Returns all event sources of a machine with `cpus` CPUs. A processor for which Linux has no
/// driver (Pentium, Cyrix MII) has no source.
std::vector<event_source> event_sources_of(const kinds_of_cpus &kinds, unsigned cpus);

/// Returns the event source with a type of perf_event_attr; null where the machine has none: the
/// host may have a source with that type.
const event_source *source_with_type(const std::vector<event_source> &sources, std::uint32_t type);

} // namespace msrpp::machine
