// The terms and the named events of an event source: files in its folders format and events.
// Sources: Linux 6.12, arch/x86/events: core.c, amd/core.c, amd/ibs.c, amd/uncore.c, intel/core.c,
// intel/ds.c, intel/p4.c, intel/p6.c, intel/uncore_snbep.c.
#pragma once

#include "../mixed.hpp"

#include "event_sources.hpp"

#include <map>
#include <string>

namespace msrpp::machine {

/// The files of a folder, each with one line: the line by the file's name.
using folder_lines = std::map<std::string, std::string>;

/// Returns the terms of an event source: which bits of which word of perf_event_attr each term
/// fills.
folder_lines terms_of(const kinds_of_cpus &kinds, const event_source &source);

/// Returns the named events of an event source, each as values of the source's terms.
folder_lines named_events_of(const kinds_of_cpus &kinds, const event_source &source);

} // namespace msrpp::machine
