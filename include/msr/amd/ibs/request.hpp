// What to sample, as a plain value, and whether a target can: the same functions for the compiler
// and for text.
// Sources: periods from Linux arch/x86/events/amd/ibs.c and the AMD Research IBS toolkit.
#pragma once

#include <msr/amd/ibs/errata.hpp>
#include <msr/amd/ibs/features.hpp>
#include <msr/amd/ibs/registers.hpp>
#include <msr/amd/ibs/rules.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/rule.hpp>
#include <msr/sequence.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::ibs {

/// The two halves of IBS: one tags fetches, one tags ops. Each has its registers.
enum class engine : std::uint8_t { fetch, op };

constexpr const char *name_of(engine one) {
    return one == engine::fetch ? "fetch_sampling" : "op_sampling";
}

/// Periods: core clocks, dispatched ops or fetches between two samples.
inline constexpr std::uint64_t period_step = 16;
inline constexpr std::uint64_t least_op_period = 0x90;
inline constexpr std::uint64_t least_fetch_period = 0x10;
inline constexpr std::uint64_t most_short_period = 0xffff0;  ///< 16 bits, times 16
inline constexpr std::uint64_t most_long_period = 0x7fffff0; ///< 23 bits, times 16
/// What is taken where none is given; every target can count so far.
inline constexpr std::uint64_t default_period = 0x10000;

/// Load latency thresholds, in core clocks.
inline constexpr unsigned load_latency_step = 128;
inline constexpr unsigned most_load_latency = 2048;

constexpr std::uint64_t least_period(engine of) {
    return of == engine::op ? least_op_period : least_fetch_period;
}
/// The longest period that any target has.
constexpr std::uint64_t most_period(engine of) {
    return of == engine::op ? most_long_period : most_short_period;
}
constexpr bool is_load_latency(unsigned threshold) {
    return threshold >= load_latency_step && threshold <= most_load_latency &&
           threshold % load_latency_step == 0;
}

/// One choice as a plain value.
struct request {
    engine what{engine::op};
    std::uint64_t period{default_period};
    counted counts{counted::core_clocks}; ///< ops only
    bool counts_said{};                   ///< which of both was said
    bool period_said{};
    bool random{};           ///< fetch: hardware varies each period; op: the handler does
    bool l3_miss_only{};     ///< keep only samples that missed the L3
    unsigned load_latency{}; ///< ops only: keep loads that took longer, in core clocks; 0: all

    friend constexpr bool operator==(const request &, const request &) = default;
};

namespace detail {

/// Checks what needs no target.
constexpr verdict check_values(const request &asked) {
    const char *const what = ibs::name_of(asked.what);
    const bool op = asked.what == engine::op;
    if (asked.period < least_period(asked.what) || asked.period > most_period(asked.what))
        return {op ? &op_period_is_in_range::text : &fetch_period_is_in_range::text, {what}};
    if (asked.period % period_step != 0) return {&period_is_a_multiple_of_16::text, {what}};
    if (asked.load_latency != 0 && !is_load_latency(asked.load_latency))
        return {&load_latency_is_a_step::text, {what}};
    return {};
}

} // namespace detail

/// Checks one choice by itself: its values, and whether the target has what it needs.
constexpr verdict check(const request &asked, const target &on) {
    const verdict values = detail::check_values(asked);
    if (!values.legal()) return values;
    const char *const what = name_of(asked.what);
    const char *const where = row_of(on.is).name;
    const auto lacks = [&](feature one) { return !on.has(one); };
    if (asked.what == engine::fetch && lacks(feature::fetch_sam))
        return {&fetch_sampling_is_announced::text, {what, where}};
    if (asked.what == engine::op && lacks(feature::op_sam))
        return {&op_sampling_is_announced::text, {what, where}};
    if (asked.counts == counted::dispatched_ops && lacks(feature::op_cnt))
        return {&dispatched_ops_need_op_cnt::text, {what, where}};
    if (asked.what == engine::op && asked.period > most_short_period && lacks(feature::op_cnt_ext))
        return {&long_period_needs_op_cnt_ext::text, {what, where}};
    if (asked.what == engine::op && asked.random && lacks(feature::rd_wr_op_cnt))
        return {&random_op_start_needs_rd_wr_op_cnt::text, {what, where}};
    if (asked.l3_miss_only && lacks(feature::zen4_ibs_extensions))
        return {&l3_miss_only_needs_zen4_extensions::text, {what, where}};
    if (asked.load_latency != 0 && lacks(feature::op_ld_lat))
        return {&load_latency_needs_op_ld_lat::text, {what, where}};
    if (asked.load_latency != 0 && !asked.l3_miss_only && concerns(erratum_id::e1606, on))
        return {&load_latency_needs_l3_miss_only::text, {what, where}};
    return {};
}

/// Checks several choices together.
constexpr verdict check(sequence<request> asked, const target &on) {
    for (std::size_t i = 0; i < asked.size(); ++i) {
        const verdict one = check(asked[i], on);
        if (!one.legal()) return one;
        for (std::size_t j = 0; j < i; ++j)
            if (asked[j].what == asked[i].what)
                return {&engine_stands_once::text, {name_of(asked[i].what)}};
    }
    return asked.size() == 0 ? verdict{&ibs_plan_has_choices::text} : verdict{};
}

/// The features that a request needs of a processor.
constexpr feature_set features_needed(const request &asked) {
    feature_set needed = set_of(asked.what == engine::op ? feature::op_sam : feature::fetch_sam);
    if (asked.counts == counted::dispatched_ops) needed |= set_of(feature::op_cnt);
    if (asked.what == engine::op && asked.period > most_short_period)
        needed |= set_of(feature::op_cnt_ext);
    if (asked.what == engine::op && asked.random) needed |= set_of(feature::rd_wr_op_cnt);
    if (asked.l3_miss_only) needed |= set_of(feature::zen4_ibs_extensions);
    if (asked.load_latency != 0) needed |= set_of(feature::op_ld_lat);
    return needed;
}

} // namespace msr::ibs
