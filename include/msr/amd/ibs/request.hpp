// A request to sample, as a plain value.
// Sources: periods from Linux arch/x86/events/amd/ibs.c and the AMD Research IBS toolkit.
#pragma once

#include <msr/amd/ibs/registers.hpp>

#include <cstdint>

namespace msr::ibs {

/// An engine of IBS, with control registers of its own.
enum class engine : std::uint8_t {
    fetch, ///< the engine that tags instruction fetches
    op,    ///< the engine that tags ops
};

constexpr const char *name_of(engine engine) {
    return engine == engine::fetch ? "fetch_sampling" : "op_sampling";
}

/// The step between legal sampling periods, in what the period counts: core clocks, dispatched ops
/// or fetches.
inline constexpr std::uint64_t period_step = 16;
/// The shortest period of op sampling, in core clocks or dispatched ops.
inline constexpr std::uint64_t least_op_period = 0x90;
/// The shortest period of fetch sampling, in fetches.
inline constexpr std::uint64_t least_fetch_period = 0x10;
/// The longest period of fetch sampling, and of op sampling without OpCntExt: 16 bits, times 16.
inline constexpr std::uint64_t most_short_period = 0xffff0;
/// The longest period of op sampling with OpCntExt: 23 bits, times 16.
inline constexpr std::uint64_t most_long_period = 0x7fffff0;
/// The period of a choice that gives none, in core clocks, dispatched ops or fetches. Every target
/// can count that far.
inline constexpr std::uint64_t default_period = 0x10000;

/// The least threshold of load latency and the step between thresholds, in core clocks.
inline constexpr unsigned load_latency_step = 128;
/// The greatest threshold of a filter by load latency, in core clocks.
inline constexpr unsigned most_load_latency = 2048;

/// Returns the shortest period of an IBS engine, in what the period counts.
constexpr std::uint64_t least_period(engine engine) {
    return engine == engine::op ? least_op_period : least_fetch_period;
}
/// Returns the longest period that an IBS engine has on any target, in what the period counts.
constexpr std::uint64_t most_period(engine engine) {
    return engine == engine::op ? most_long_period : most_short_period;
}
/// Returns whether a number of core clocks is a threshold of load latency: a multiple of 128 from
/// 128 to 2,048.
constexpr bool is_load_latency(unsigned threshold) {
    return threshold >= load_latency_step && threshold <= most_load_latency &&
           threshold % load_latency_step == 0;
}

/// A choice of instruction-based sampling as a plain value.
struct request {
    engine what{engine::op}; ///< the engine that samples: ops or fetches
    /// Sampling period: events between two samples, a multiple of 16.
    std::uint64_t period{default_period};
    /// The kind of occurrences that the period of op sampling counts; not used for fetches.
    counted counts{counted::core_clocks};
    bool counts_said{}; ///< whether the choice says what the sampling period counts
    bool period_said{}; ///< whether the choice says the length of the sampling period
    /// Whether periods vary: of fetches by hardware, of ops by the handler of the interrupt.
    bool random{};
    bool l3_miss_only{}; ///< whether only samples that missed the L3 cache are kept
    /// Threshold in core clocks: op sampling keeps only loads that took longer; 0: all ops.
    unsigned load_latency{};

    friend constexpr bool operator==(const request &, const request &) = default;
};

/// Returns a request that samples each time after `events` events.
constexpr request with_period(request request, std::uint64_t events) {
    request.period = events;
    request.period_said = true;
    return request;
}
/// Returns a request whose period counts `kind`.
constexpr request with_counted(request request, counted kind) {
    request.counts = kind;
    request.counts_said = true;
    return request;
}
/// Returns a request whose periods vary.
constexpr request with_random(request request) {
    request.random = true;
    return request;
}
/// Returns a request that keeps only samples that missed the L3 cache.
constexpr request with_l3_miss_only(request request) {
    request.l3_miss_only = true;
    return request;
}
/// Returns a request that keeps only loads that took more than `core_clocks` core clocks.
constexpr request with_load_latency(request request, unsigned core_clocks) {
    request.load_latency = core_clocks;
    return request;
}

} // namespace msr::ibs
