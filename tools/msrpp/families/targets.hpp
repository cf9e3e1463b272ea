// Targets of families, for programs that simulate them.
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

/// The target of a family with Intel's architectural counters. Returns whether it is such a family.
bool perfmon_target(const family &identity, msr::perfmon::target &destination);
/// The target of a family with AMD's counters. Returns whether it is such a family.
bool amd_target(const family &identity, msr::amd::target &destination);

/// The target of a P6, from Pentium Pro to Pentium M. Returns whether it is such a family.
bool p6_target(const family &identity, msr::p6::target &destination);
/// The target of a Pentium or a Cyrix MII. Returns whether it is such a family.
bool p5_target(const family &identity, msr::p5::target &destination);

/// Linux's name of the PMU of a family's cores: `cpu`, or that of a hybrid's kind of core.
std::string perf_pmu_named(const family &identity);

/// The events of a target's lists.
std::vector<msr::select::listed_row> listed_rows(const msr::perfmon::target &target);
std::vector<msr::select::listed_row> listed_rows(const msr::amd::target &target);

} // namespace msrpp
