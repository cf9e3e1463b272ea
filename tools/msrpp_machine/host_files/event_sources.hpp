// The event sources (PMUs) of Linux that a simulated machine has: their names and their types, the
// numbers in perf_event_attr::type. /sys/bus/event_source/devices and perf_event_open have them
// from this table. Linux's own sources keep the numbers of include/uapi/linux/perf_event.h: 0
// hardware, 1 software, 2 tracepoint, 3 hw_cache, 5 breakpoint.
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

/// The unit behind an event source.
enum class source_unit : std::uint8_t {
    core,
    l2i,               ///< AMD family 16h: counters of the second level
    l3,                ///< AMD
    northbridge,       ///< AMD before Zen
    data_fabric,       ///< AMD from Zen on
    memory_controller, ///< AMD UMC, a source for each
    ibs_fetch,
    ibs_op,
    box, ///< Intel, a source for each box
};

/// The type of the cores' counters, or of a hybrid's performance cores: PERF_TYPE_RAW.
inline constexpr std::uint32_t first_core_type = 4;
/// The types of a hybrid's other kinds of cores, in their order.
inline constexpr std::uint32_t other_core_types = 10;
/// The first type of all other units; the following ones are in the order of the table.
inline constexpr std::uint32_t first_unit_type = 16;

/// An event source: a folder below /sys/bus/event_source/devices.
struct event_source {
    std::string name{}; ///< of the folder: `cpu`, `cpu_atom`, `amd_l3`, `uncore_cha_3`
    std::uint32_t type{};
    source_unit unit{};
    unsigned kind{};        ///< of cores: the place in kinds_of_cpus::kinds
    msr::uncore::box box{}; ///< of source_unit::box
    unsigned instance{};    ///< of controllers and boxes: its number
    std::vector<unsigned>
        cpus{}; ///< cores: those that have it; other units: those that stand for it
};

/// All event sources of a machine with so many CPUs. A processor for which Linux has no driver
/// (Pentium, Cyrix MII) has none.
std::vector<event_source> event_sources_of(const kinds_of_cpus &kinds, unsigned cpus);

/// The source with a type; null: the machine has none, and the host may have it.
const event_source *source_with_type(const std::vector<event_source> &sources, std::uint32_t type);

} // namespace msrpp::machine
