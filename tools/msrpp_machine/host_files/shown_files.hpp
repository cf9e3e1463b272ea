// Puts the files of a simulated processor in place of the host's files, in the mount namespace of
// the programs on the simulated processor.
#pragma once

#include "file_texts.hpp"

namespace msrpp::machine {

/// The path of the kernel's list of symbols.
inline constexpr const char *symbols_file = "/proc/kallsyms";

/// Files and links by their absolute paths. Each path is that of a replaced file, or is below a
/// replaced folder:
/// /proc/cpuinfo, /proc/kallsyms, /sys/devices/system/cpu, /sys/devices/system/node,
/// /sys/bus/event_source/devices.
struct shown_files {
    file_texts texts;
    file_texts links; ///< the target of each link, by the link's path
};

/// Replaces the host's files in the mounts of this process, which must have a mount namespace of
/// its own. The files are in memory, and vanish with the last process in the namespace. A file or
/// folder that the host does not have is left out; where one cannot be replaced, a line on standard
/// error says so.
void show(const shown_files &files);

} // namespace msrpp::machine
