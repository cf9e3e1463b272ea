// Files of Linux about logical processors: /sys/devices/system/cpu and /sys/devices/system/node.
// Formats: Linux, Documentation/admin-guide/cputopology.rst, Documentation/ABI/testing:
// sysfs-devices-system-cpu, and Documentation/ABI/stable: sysfs-devices-node. Numbers are what
// Linux computes from CPUID: arch/x86/kernel/cpu: cacheinfo.c, topology_common.c.
#pragma once

#include "file_texts.hpp"

#include <cstdint>

namespace msrpp::machine {

/// The folders that the files are in.
inline constexpr const char *cpu_folder = "/sys/devices/system/cpu";
inline constexpr const char *node_folder = "/sys/devices/system/node";

/// The memory of the whole machine, in KiB.
struct host_memory {
    std::uint64_t total{};
    std::uint64_t free{};
};

/// The files of a machine with these logical processors, each of which is online. A package is a
/// node, and has its share of the memory.
file_texts cpu_files(const cpu_identifications &cpus, const host_memory &memory);

} // namespace msrpp::machine
