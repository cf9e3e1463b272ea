// Files of Linux about the logical processors of the simulated machine: /sys/devices/system/cpu and
// /sys/devices/system/node. Formats: Linux, Documentation/admin-guide/cputopology.rst,
// Documentation/ABI/testing: sysfs-devices-system-cpu, and Documentation/ABI/stable:
// sysfs-devices-node. Numbers are computed from CPUID as Linux does: arch/x86/kernel/cpu:
// cacheinfo.c, topology_common.c.
#pragma once

#include "file_texts.hpp"

#include <cstdint>

namespace msrpp::machine {

/// The folder of files about logical processors, and the folder of files about nodes.
inline constexpr const char *cpu_folder = "/sys/devices/system/cpu";
inline constexpr const char *node_folder = "/sys/devices/system/node";

/// The memory of the whole machine, in KiB.
struct host_memory {
    std::uint64_t total{};
    std::uint64_t free{};
};

/// Returns the files of a machine. `cpus`: CPUID of the logical processors, each of which is
/// online. A package is a node, and has an equal share of the memory.
file_texts cpu_files(const cpu_identifications &cpus, const host_memory &memory);

} // namespace msrpp::machine
