// Metrics of memory controllers of Intel's servers, over the transfers that events count; the
// processor's list has the events `imc::cas_count::rd` and `wr`. Names and formulas:
// github.com/intel/perfmon 6dadedf3aa48, metrics of SKX, CLX, ICX and SPR.
#pragma once

#include <msr/intel/uncore.hpp>
#include <msr/metric/constants.hpp>
#include <msr/metric/expression.hpp>

namespace msr::uncore::metric {

/// The metric of the bytes that memory controllers read, 64 in each transfer, in MB/s (millions of
/// bytes a second). The formula needs the constant `duration`.
/// `Reads`: the event of transfers that read, such as `spr::imc::cas_count::rd`
template <const auto &Reads>
inline constexpr auto memory_bandwidth_read =
    msr::metric("memory_bandwidth_read", "MB/s",
                64 * count_of(Reads) / 1000000 / constant_of<metric_constant::duration>);
/// The metric of the bytes that memory controllers write, 64 in each transfer, in MB/s (millions of
/// bytes a second). The formula needs the constant `duration`.
/// `Writes`: the event of transfers that write, such as `spr::imc::cas_count::wr`
template <const auto &Writes>
inline constexpr auto memory_bandwidth_write =
    msr::metric("memory_bandwidth_write", "MB/s",
                64 * count_of(Writes) / 1000000 / constant_of<metric_constant::duration>);
/// The metric of the bytes that memory controllers read and write, 64 in each transfer, in MB/s
/// (millions of bytes a second). The formula needs the constant `duration`.
/// `Reads`: the event of transfers that read, such as `spr::imc::cas_count::rd`
/// `Writes`: the event of transfers that write, such as `spr::imc::cas_count::wr`
template <const auto &Reads, const auto &Writes>
inline constexpr auto
    memory_bandwidth_total = msr::metric("memory_bandwidth_total", "MB/s",
                                         64 * (count_of(Reads) + count_of(Writes)) / 1000000 /
                                             constant_of<metric_constant::duration>);
/// The metric of the share of memory transfers that read, in percent of all transfers. Intel's
/// lists have no name for the metric; its name is this library's.
/// `Reads`: the event of transfers that read, such as `spr::imc::cas_count::rd`
/// `All`: the event of all transfers, such as `spr::imc::cas_count::all`
template <const auto &Reads, const auto &All>
inline constexpr auto memory_read_ratio = msr::metric("memory_read_ratio", "percent",
                                                      100 * count_of(Reads) / count_of(All));

} // namespace msr::uncore::metric
