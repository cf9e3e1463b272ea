// Files of a simulated processor in the mounts of its programs, in place of the host's.
#pragma once

#include "file_texts.hpp"

namespace msrpp::machine {

/// Files and links by their absolute paths. Each lies in one of the places that are replaced:
/// /proc/cpuinfo, /sys/devices/system/cpu, /sys/devices/system/node, /sys/bus/event_source/devices.
struct shown_files {
    file_texts texts;
    file_texts links; ///< where each link leads
};

/// Replaces the host's files in the mounts of this process, which must be its own. They are in
/// memory, and gone with the last process that has the mounts. A place that the host does not have
/// is left out; where one cannot be replaced, a line on standard error says so.
void show(const shown_files &files);

} // namespace msrpp::machine
