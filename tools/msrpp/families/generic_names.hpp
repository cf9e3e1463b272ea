// The names that Linux's perf has for events of every processor: `cycles`, `cache-misses`, …
#pragma once

#include <msr/amd/counters/target.hpp>
#include <msr/intel/p5/target.hpp>
#include <msr/intel/p6/target.hpp>
#include <msr/intel/perfmon/processors.hpp>

#include <string>

namespace msrpp {

/// Returns a choice whose generic name is replaced by the event that Linux counts by it. A choice
/// without a generic name, or with one that the target has no event for, is returned unchanged.
std::string expand_generic_name(const std::string &choice, const msr::perfmon::target &on);
std::string expand_generic_name(const std::string &choice, const msr::amd::target &on);
std::string expand_generic_name(const std::string &choice, const msr::p6::target &on);
/// Returns the choice unchanged: Linux has no generic events of the Pentium.
inline std::string expand_generic_name(const std::string &choice, const msr::p5::target &) {
    return choice;
}
/// Returns a choice of the Pentium 4 whose generic name is replaced by the event of it.
std::string expand_generic_netburst_name(const std::string &choice);

} // namespace msrpp
