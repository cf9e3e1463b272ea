// Metrics of memory controllers of Intel's servers, over the transfers that events count; the
// processor's list has the events `imc::cas_count::rd` and `wr`. Names and formulas:
// github.com/intel/perfmon 6dadedf3aa48, metrics of SKX, CLX, ICX and SPR.
#pragma once

#include <msr/intel/uncore.hpp>
#include <msr/metric/constants.hpp>
#include <msr/metric/expression.hpp>

namespace msr::uncore::metric {

/// The bytes that memory controllers read, 64 at a time, in millions in a second.
/// `Reads`: the transfers, such as `spr::imc::cas_count::rd`
template <const auto &Reads>
inline constexpr auto memory_bandwidth_read =
    msr::metric("memory_bandwidth_read", "MB/s",
                64 * count_of(Reads) / 1000000 / constant_of<metric_constant::duration>);
/// The bytes that memory controllers write.
template <const auto &Writes>
inline constexpr auto memory_bandwidth_write =
    msr::metric("memory_bandwidth_write", "MB/s",
                64 * count_of(Writes) / 1000000 / constant_of<metric_constant::duration>);
/// The bytes that memory controllers read and write.
template <const auto &Reads, const auto &Writes>
inline constexpr auto
    memory_bandwidth_total = msr::metric("memory_bandwidth_total", "MB/s",
                                         64 * (count_of(Reads) + count_of(Writes)) / 1000000 /
                                             constant_of<metric_constant::duration>);
/// Transfers that read, of all. The name is this library's. `All`: `spr::imc::cas_count::all`
template <const auto &Reads, const auto &All>
inline constexpr auto memory_read_ratio = msr::metric("memory_read_ratio", "percent",
                                                      100 * count_of(Reads) / count_of(All));

} // namespace msr::uncore::metric
