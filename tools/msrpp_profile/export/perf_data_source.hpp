// The data source of a memory access, as Linux's perf encodes it (union perf_mem_data_src).
// Sources: Linux 6.1, include/uapi/linux/perf_event.h; arch/x86/events/amd/ibs.c
// (perf_ibs_get_data_src); arch/x86/events/intel/ds.c. Nothing was measured.
#pragma once

#include <msr/amd/ibs/sample.hpp>
#include <msr/intel/pebs/data_source.hpp>

#include <cstdint>

namespace msrpp::profile {

/// Returns a data source of perf, each part of which says that it is not available.
std::uint64_t perf_source_of_nothing();

/// Returns perf's data source of an IBS op sample, as perf makes it from the registers. `reported`:
/// whether OP_DATA2 was read.
std::uint64_t perf_source_of(const msr::ibs::op_sample &sample, bool reported);

/// Returns perf's data source for the data source word of a PEBS record.
std::uint64_t perf_source_of(const msr::pebs::data_source &word);

} // namespace msrpp::profile
