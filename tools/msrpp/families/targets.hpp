// Converts a processor family of the tool to a target processor of the library, for programs that
// simulate processors.
#pragma once

#include "../family.hpp"

#include <msr/amd/counters/target.hpp>
#include <msr/intel/p5/target.hpp>
#include <msr/intel/p6/target.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/pmu/select/listed.hpp>

#include <string>
#include <vector>

namespace msrpp {

/// Sets the target processor of a family with Intel's architectural counters. Returns whether the
/// family has these counters.
bool perfmon_target(const family &identity, msr::perfmon::target &destination);
/// Sets the target processor of a family with AMD's counters. Returns whether the family has these
/// counters.
bool amd_target(const family &identity, msr::amd::target &destination);

/// Sets the target processor of a P6, from Pentium Pro to Pentium M. Returns whether the family is
/// a P6.
bool p6_target(const family &identity, msr::p6::target &destination);
/// Sets the target processor of a Pentium or a Cyrix MII. Returns whether the family is a Pentium
/// or a Cyrix MII.
bool p5_target(const family &identity, msr::p5::target &destination);

/// Returns Linux's name of the PMU of a family's cores: `cpu`, or the PMU of a hybrid's kind of
/// core.
std::string perf_pmu_named(const family &identity);

/// Returns the events of a target processor's lists.
std::vector<msr::select::listed_row> listed_rows(const msr::perfmon::target &target);
std::vector<msr::select::listed_row> listed_rows(const msr::amd::target &target);

} // namespace msrpp
