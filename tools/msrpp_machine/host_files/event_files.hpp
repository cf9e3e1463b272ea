// /sys/bus/event_source/devices of a simulated machine: what Linux's drivers show of the counters.
// Formats: Linux, Documentation/ABI/testing: sysfs-bus-event_source-devices, -format, -events,
// -caps.
#pragma once

#include "../mixed.hpp"

#include "event_sources.hpp"
#include "file_texts.hpp"

#include <vector>

namespace msrpp::machine {

inline constexpr const char *event_folder = "/sys/bus/event_source/devices";

/// Returns the files of event sources: type, cpumask or cpus, format, events, caps.
file_texts event_files(const kinds_of_cpus &kinds, const std::vector<event_source> &sources);

/// Returns links to the host's event sources that do not depend on the processor: software,
/// tracepoints, breakpoints, probes, clocks (`msr`).
file_texts event_sources_of_host();

} // namespace msrpp::machine
