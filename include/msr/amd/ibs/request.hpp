// A request to sample, as a plain value.
// Sources: periods from Linux arch/x86/events/amd/ibs.c and the AMD Research IBS toolkit.
#pragma once

#include <msr/amd/ibs/registers.hpp>

#include <cstdint>

namespace msr::ibs {

/// The two engines of IBS: one tags fetches, the other tags ops. Each has its registers.
enum class engine : std::uint8_t {
    fetch, ///< tags instruction fetches
    op,    ///< tags ops
};

constexpr const char *name_of(engine engine) {
    return engine == engine::fetch ? "fetch_sampling" : "op_sampling";
}

/// Periods: core clocks, dispatched ops or fetches between two samples.
inline constexpr std::uint64_t period_step = 16;
/// The least period of op sampling.
inline constexpr std::uint64_t least_op_period = 0x90;
/// The least period of fetch sampling.
inline constexpr std::uint64_t least_fetch_period = 0x10;
inline constexpr std::uint64_t most_short_period = 0xffff0;  ///< 16 bits, times 16
inline constexpr std::uint64_t most_long_period = 0x7fffff0; ///< 23 bits, times 16
/// The period where none is given; every target can count so far.
inline constexpr std::uint64_t default_period = 0x10000;

/// Load latency thresholds, in core clocks.
inline constexpr unsigned load_latency_step = 128;
/// The greatest threshold of load latency, in core clocks.
inline constexpr unsigned most_load_latency = 2048;

/// Returns the least period of an engine.
constexpr std::uint64_t least_period(engine engine) {
    return engine == engine::op ? least_op_period : least_fetch_period;
}
/// The longest period that any target has.
constexpr std::uint64_t most_period(engine engine) {
    return engine == engine::op ? most_long_period : most_short_period;
}
/// Whether a number of core clocks is a threshold of load latency: 128 to 2,048, a multiple of 128.
constexpr bool is_load_latency(unsigned threshold) {
    return threshold >= load_latency_step && threshold <= most_load_latency &&
           threshold % load_latency_step == 0;
}

/// A choice of instruction-based sampling as a plain value.
struct request {
    engine what{engine::op};              ///< the engine: ops or fetches
    std::uint64_t period{default_period}; ///< events between two samples
    counted counts{counted::core_clocks}; ///< ops only
    bool counts_said{};                   ///< the choice names what its period counts
    bool period_said{};                   ///< the choice names its period
    bool random{};           ///< fetch: hardware varies each period; op: the handler does
    bool l3_miss_only{};     ///< keep only samples that missed the L3
    unsigned load_latency{}; ///< ops only: keep loads that took longer, in core clocks; 0: all

    friend constexpr bool operator==(const request &, const request &) = default;
};

} // namespace msr::ibs
