// The packed configuration word that Linux's Pentium 4 perf driver takes from a user, as in
// `perf stat -e r4a00020000000001`. The kernel finds ESCR and counter, and sets privilege, enable
// and interrupt bits by itself. Facts from Linux: event numbers in the order of the enumeration in
// arch/x86/include/asm/perf_event_p4.h, the masks that arch/x86/events/intel/p4.c accepts.
#pragma once

#include <msr/core/register.hpp>
#include <msr/core/rule.hpp>
#include <msr/intel/netburst/facts/events.hpp>
#include <msr/intel/netburst/registers.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/retirement.hpp>
#include <msr/intel/netburst/rules.hpp>
#include <msr/intel/netburst/target.hpp>

#include <cstdint>

namespace msr::netburst {

/// The `config` word of perf for an event of the Pentium 4. The upper half of the word is an ESCR
/// with the kernel's event number in place of the event select, the lower half a CCCR with the
/// number of a replay metric in reserved bits.
struct perf_config {
    field<0, 6> replay_metric{};
    /// Bits of the `config` word that the kernel keeps for itself: flags of precise sampling,
    /// enable, ESCR select.
    reserved<6, 10> kernel6{};
    /// How many logical processors must be active for the counter to count; 0: the kernel sets 3,
    /// `any`.
    field<16, 2, threads_active> active_thread{};
    flag<18> compare{};
    flag<19> complement{};
    field<20, 4> threshold{};
    flag<24> edge{};
    /// Bits of the `config` word that the kernel sets: interrupts, cascade, overflow; privilege.
    reserved<25, 11> kernel25{};
    flag<36> tag_enable{};
    field<37, 4> tag_value{};
    field<41, 16> event_mask{};
    field<57, 6> event{};
    flag<63> thread_1{};

    MSR_EQUAL_FIELDS(perf_config);
};

MSR_RULE(perf_has_event, "Linux's Pentium 4 driver has no number for this event");
MSR_RULE(perf_number_is_known, "Linux's Pentium 4 driver has no event with this number");
MSR_RULE(perf_metric_is_known, "Linux's Pentium 4 driver has no replay metric with this number");
MSR_RULE(perf_metric_needs_replay_event, "a replay metric is counted with replay_event only");
MSR_RULE(perf_kernel_bits_are_zero,
         "privilege, ESCR select, enable and interrupt bits are the kernel's and must be 0");
MSR_RULE(perf_leaves_overflow_to_kernel,
         "periods, precise sampling, forced overflow and cascades are the kernel's: see perf -c");
MSR_RULE(perf_takes_mask, "Linux's Pentium 4 driver refuses this mask: it does not know the bit");

/// An event of the Pentium 4 by the numbers of Linux's kernel.
struct perf_row {
    /// The kernel's number of the event; -1: the kernel does not have the event.
    std::int8_t number = -1;
    std::uint16_t masks{}; ///< the mask bits of the event that the kernel accepts
};

/// The kernel's number of each event, by the index of the event in `events`. The kernel has no
/// x87_SIMD_moves_uop; for machine_clear the kernel takes mask bits 1 and 2 where the manual has
/// bits 2 and 6.
inline constexpr perf_row perf_events[event_count] = {
    {0, 0x7f},    {1, 0x1},     {2, 0x7},     {3, 0xc},     {4, 0x3},     {5, 0x2},
    {6, 0x2},     {7, 0x3a},    {8, 0x3},     {9, 0x73f},   {10, 0xefe1}, {11, 0xefe1},
    {12, 0x3f},   {13, 0x3fef}, {14, 0x3fef}, {15, 0x8000}, {16, 0x8000}, {17, 0x8000},
    {18, 0x8000}, {19, 0x8000}, {20, 0x8000}, {21, 0x8000}, {22, 0x8000}, {-1, 0},
    {23, 0x10},   {24, 0x1},    {25, 0x1},    {26, 0x7},    {27, 0x1e},   {28, 0x1e},
    {29, 0x20},   {30, 0x3},    {31, 0},      {32, 0},      {33, 0},      {34, 0},
    {35, 0x3},    {36, 0xff},   {37, 0x3},    {38, 0xf},    {39, 0x3},    {40, 0x6},
    {41, 0xf},    {42, 0x1},    {43, 0x1f},   {44, 0x7},    {45, 0x3},
};

/// Returns the index in `events` of the event with a number of the kernel, or -1.
constexpr int event_with_perf_number(unsigned number) {
    for (unsigned i = 0; i < event_count; ++i)
        if (perf_events[i].number == static_cast<int>(number)) return static_cast<int>(i);
    return -1;
}

/// Returns the metric with a number of the kernel, 1 to 9, which is the metric's number in the
/// manual's table; null for other numbers.
constexpr const metric_row *metric_with_perf_number(unsigned number) {
    for (const metric_row &metric : metrics)
        if (number != 0 && metric.replay == number) return &metric;
    return nullptr;
}

/// A `config` word of perf, or the broken rule because of which there is no word.
struct perf_word {
    verdict why{};
    std::uint64_t value{};
};

} // namespace msr::netburst

MSR_REGISTER(msr::netburst::perf_config, replay_metric, kernel6, active_thread, compare, complement,
             threshold, edge, kernel25, tag_enable, tag_value, event_mask, event, thread_1);

namespace msr::netburst {

/// Returns the `config` word of perf for a part (counting or tagging event) of a legal request; a
/// part that only tags uops has a word of its own. The word leaves to perf's options what the word
/// cannot hold: privilege (`:u`, `:k`), ESCR and counter.
constexpr perf_word perf_word_of(const request &part) {
    const perf_row &row = perf_events[part.event];
    if (row.number < 0) return {{&perf_has_event::text, {events[part.event].name}}};
    if (part.overflows() || part.how.precise || part.is_cascaded())
        return {{&perf_leaves_overflow_to_kernel::text, {events[part.event].name}}};
    const perf_config word{.replay_metric = part.how.replay,
                           .compare = part.how.compare,
                           .complement = part.how.complement,
                           .threshold = part.how.threshold,
                           .edge = part.how.edge,
                           .tag_enable = part.how.tag >= 0,
                           .tag_value = part.how.tag >= 0 ? 1u << part.how.tag : 0u,
                           .event_mask = part.masks,
                           .event = static_cast<unsigned>(row.number),
                           .thread_1 = part.how.threads == thread_set::second};
    return {{}, try_encode(word).value};
}

/// Returns what a `config` word of perf counts: the part (counting or tagging event) of a request
/// from which `perf_word_of` makes the word. The event must be known; tag bits are left out where
/// the word has more than one tag bit.
constexpr request request_of_perf_word(std::uint64_t value) {
    const perf_config word = decode<perf_config>(value);
    request part{
        .event = static_cast<unsigned>(event_with_perf_number(static_cast<unsigned>(word.event))),
        .masks = static_cast<unsigned>(word.event_mask)};
    if (metric_with_perf_number(static_cast<unsigned>(word.replay_metric)) != nullptr)
        part.how = with_replay(part.how, static_cast<unsigned>(word.replay_metric));
    part.how.compare = word.compare;
    part.how.complement = word.complement;
    part.how.threshold = static_cast<std::uint8_t>(static_cast<unsigned>(word.threshold));
    part.how.edge = word.edge;
    for (unsigned tag = 0; tag < 4; ++tag)
        if (word.tag_enable && word.tag_value == 1u << tag)
            part.how.tag = static_cast<std::int8_t>(tag);
    if (word.thread_1) part.how.threads = thread_set::second;
    return part;
}

namespace detail {

/// A check of a `config` word of perf; `sink` gets every broken rule, with the bits that break it.
template <typename Sink>
struct perf_checker {
    std::uint64_t value;
    const target &on;
    Sink &sink;
    perf_config word{decode<perf_config>(value)};

    constexpr void tell(const rule_text &rule, std::uint64_t bits, const char *name = nullptr) {
        sink(verdict{&rule, {name}}, value & bits);
    }

    constexpr void check_metric(bool replays) {
        constexpr std::uint64_t bits = decltype(perf_config::replay_metric)::mask;
        if (word.replay_metric == 0) return;
        const auto number = static_cast<unsigned>(word.replay_metric);
        const metric_row *const metric = metric_with_perf_number(number);
        if (metric == nullptr)
            tell(perf_metric_is_known::text, bits);
        else if (!replays)
            tell(perf_metric_needs_replay_event::text, bits, metric->name);
    }
    constexpr void check_masks(const event_row &event) {
        const auto masks = static_cast<unsigned>(word.event_mask);
        const unsigned unknown = masks & ~event.known_masks();
        if (masks == 0) tell(mask_is_not_empty::text, 0, event.name);
        if (unknown != 0)
            tell(mask_belongs_to_event::text,
                 static_cast<std::uint64_t>(unknown) << decltype(perf_config::event_mask)::low,
                 event.name);
    }
    constexpr void check_tag(const event_row &event) {
        if (word.tag_value != 0 && !word.tag_enable)
            tell(tag_value_needs_tag_enable::text, decltype(perf_config::tag_value)::mask,
                 event.name);
        if (word.tag_enable && event.role != tagging::execution_upstream &&
            event.role != tagging::front_end_upstream)
            tell(event_can_carry_a_tag::text, decltype(perf_config::tag_enable)::mask, event.name);
    }
    constexpr void check() {
        constexpr std::uint64_t kernels =
            decltype(perf_config::kernel6)::mask | decltype(perf_config::kernel25)::mask;
        constexpr std::uint64_t filters = decltype(perf_config::threshold)::mask |
                                          decltype(perf_config::edge)::mask |
                                          decltype(perf_config::complement)::mask;
        if ((value & kernels) != 0) tell(perf_kernel_bits_are_zero::text, kernels);
        if (!word.compare && (value & filters) != 0) tell(filters_need_compare::text, filters);
        if (word.thread_1 && !on.hyper_threading)
            tell(thread_1_needs_hyper_threading::text, decltype(perf_config::thread_1)::mask);
        const int number = event_with_perf_number(static_cast<unsigned>(word.event));
        check_metric(number == static_cast<int>(event_facts::replay_event::number));
        if (number < 0) return tell(perf_number_is_known::text, decltype(perf_config::event)::mask);
        const event_row &event = events[number];
        if (event.models_known && (on.models & ~event.models) != 0)
            tell(event_exists_on_model::text, 0, event.name);
        check_masks(event);
        check_tag(event);
    }
};

} // namespace detail

/// Returns the mask bits of a `config` word that the event has, but that Linux's driver does not
/// know and refuses.
constexpr std::uint64_t refused_by_perf(std::uint64_t value) {
    const perf_config word = decode<perf_config>(value);
    const int number = event_with_perf_number(static_cast<unsigned>(word.event));
    if (number < 0) return 0;
    const unsigned refused = static_cast<unsigned>(word.event_mask) & events[number].known_masks() &
                             ~unsigned{perf_events[number].masks};
    return static_cast<std::uint64_t>(refused) << decltype(perf_config::event_mask)::low;
}

/// Calls `sink(const verdict &, std::uint64_t bits)` for each rule that a `config` word of perf
/// breaks.
template <typename Sink>
constexpr void check_perf_word(std::uint64_t word, const target &target, Sink &&sink) {
    detail::perf_checker<Sink>{word, target, sink}.check();
}

} // namespace msr::netburst
