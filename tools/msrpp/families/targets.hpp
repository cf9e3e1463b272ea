// What a family's targets are, for who simulates them.
#pragma once

#include "../family.hpp"

#include <msr/amd/counters/target.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/select/listed.hpp>

#include <vector>

namespace msrpp {

/// The target of a family with Intel's architectural counters. Returns whether it is such a family.
bool perfmon_target(const family &of, msr::perfmon::target &into);
/// The target of a family with AMD's counters. Returns whether it is such a family.
bool amd_target(const family &of, msr::amd::target &into);

/// The events of a target's lists.
std::vector<msr::select::listed_row> listed_rows(const msr::perfmon::target &on);
std::vector<msr::select::listed_row> listed_rows(const msr::amd::target &on);

} // namespace msrpp
