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

/// The files of event sources: type, cpumask or cpus, format, events, caps.
file_texts event_files(const kinds_of_cpus &kinds, const std::vector<event_source> &sources);

/// Links to the host's own sources of events that no processor has: software, tracepoints,
/// breakpoints, probes, clocks (`msr`).
file_texts event_sources_of_host();

} // namespace msrpp::machine
