// Data sources of accesses as Linux's perf encodes them (union perf_mem_data_src).
#pragma once

#include "meaning.hpp"

#include <cstdint>

namespace msrpp::profile {

/// Sets the parts of `destination` that perf's data source word gives: load or store, level, TLB,
/// lock.
void read_perf_source(std::uint64_t word, meaning &destination);

} // namespace msrpp::profile
