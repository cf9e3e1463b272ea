// Where an access found its data, as Linux's perf writes it (union perf_mem_data_src).
// Sources: Linux 6.1, include/uapi/linux/perf_event.h; arch/x86/events/amd/ibs.c
// (perf_ibs_get_data_src); arch/x86/events/intel/ds.c. Nothing was measured here.
#pragma once

#include <msr/amd/ibs/sample.hpp>
#include <msr/intel/pebs/data_source.hpp>

#include <cstdint>

namespace msrpp::profile {

/// Nothing is known: each part says so.
std::uint64_t perf_source_of_nothing();

/// The data source of an op sample, as perf itself makes it from the registers. The flag:
/// whether OP_DATA2 was read, too.
std::uint64_t perf_source_of(const msr::ibs::op_sample &sample, bool reported);

/// The data source of a data source word of PEBS.
std::uint64_t perf_source_of(const msr::pebs::data_source &word);

} // namespace msrpp::profile
