// The names that Linux's perf has for events of every processor: `cycles`, `cache-misses`, …
#pragma once

#include <msr/amd/counters/target.hpp>
#include <msr/intel/p5/target.hpp>
#include <msr/intel/p6/target.hpp>
#include <msr/intel/perfmon/processors.hpp>

#include <string>

namespace msrpp {

/// The choice with the event that Linux counts by a generic name in place of that name; as it is
/// where it begins with no such name, or where the target has no such event.
std::string with_generic_event(const std::string &choice, const msr::perfmon::target &on);
std::string with_generic_event(const std::string &choice, const msr::amd::target &on);
std::string with_generic_event(const std::string &choice, const msr::p6::target &on);
/// As it is: Linux has no generic events of the Pentium.
inline std::string with_generic_event(const std::string &choice, const msr::p5::target &) {
    return choice;
}
/// The same of the Pentium 4.
std::string with_generic_netburst_event(const std::string &choice);

} // namespace msrpp
