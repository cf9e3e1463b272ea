// Register and memory values for a sampling period: the value at which a counter starts and with
// which it is reloaded, the buffer, and the management area to which IA32_DS_AREA points. Values
// are checked, by the compiler where they are constants.
#pragma once

// Headers that compiler errors name come first, so that errors list no chain of includes.
#include <msr/core/positions.hpp>
#include <msr/core/rule.hpp>

#include <msr/core/names.hpp>
#include <msr/intel/pebs/area.hpp>
#include <msr/intel/pebs/format.hpp>
#include <msr/intel/pebs/words.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::pebs {

MSR_RULE(period_fits_counter,
         "a sampling period must be 1 at least, and less than 2 to the width of the counter");
MSR_RULE(period_fits_reload,
         "a sampling period of architectural PEBS must be 1 at least, and fit the 32 bits of the "
         "reload value");
MSR_RULE(counter_is_sampled_once,
         "a counter is given two sampling periods: it has one value to be reloaded with, so give "
         "each counter once");

// --- periods ------------------------------------------------------------------------------------

/// Returns the largest sampling period of a counter, in events; 0 for a counter of 0 bits.
/// `width`: bits of the counter: 40 on Core 2 and the first Atoms, 48 on later processors
constexpr std::uint64_t largest_period(unsigned width) {
    return width == 0 ? 0 : ~std::uint64_t{0} >> (width < 64 ? 64 - width : 0);
}

/// The value that a counter starts from, and is reloaded with, to overflow after a sampling period.
struct reset_value {
    verdict why{};         ///< the rule that the sampling period breaks, if any
    std::uint64_t value{}; ///< the value that the counter starts from; 0 where a rule is broken
    /// Whether only a full-width write (IA32_A_PMCx) gives the counter this value: any other write
    /// of the counter takes 32 bits and copies bit 31 into all bits above.
    bool needs_full_width_write{};
};

/// Returns the value that a counter starts from, and is reloaded with, to overflow after a sampling
/// period.
/// `period`: events, 1 to `largest_period(width)`
/// `width`: bits of the counter (CPUID.0AH:EAX[23:16]), 1 to 64
/// Returns the value, or the rule `period_fits_counter`.
constexpr reset_value reset_for(std::uint64_t period, unsigned width) {
    if (period == 0 || period > largest_period(width)) return {.why = {&period_fits_counter::text}};
    return {.value = (0 - period) & largest_period(width),
            .needs_full_width_write = period > std::uint64_t{1} << 31};
}

/// Returns the value with which architectural PEBS reloads a counter: the low 32 bits of
/// IA32_PMC_GPn_CFG_C or IA32_PMC_FXm_CFG_C.
/// `period`: events from sample to sample, 1 to 2^32 - 1
/// Returns the value, or the rule `period_fits_reload`.
constexpr reset_value reload_for(std::uint64_t period) {
    if (period == 0 || period > largest_period(32)) return {.why = {&period_fits_reload::text}};
    return {.value = (0 - period) & largest_period(32),
            .needs_full_width_write = period > std::uint64_t{1} << 31};
}

// --- the buffer of PEBS records -----------------------------------------------------------------

/// Returns an empty buffer for PEBS records; `check` tests whether the buffer is legal.
/// `base`: the linear address of the buffer's first byte
/// `chosen`: the selection of records, whose largest record is the unit of the buffer's size
/// `records`: the number of records that fit into the buffer
/// `threshold`: the number of records at which the processor interrupts
constexpr store_buffer buffer_at(std::uint64_t base, const selection &chosen, std::uint64_t records,
                                 std::uint64_t threshold) {
    const std::uint64_t size = largest_record(chosen);
    return {base, base, base + records * size, base + threshold * size};
}

// --- the whole debug store: management area, counters and buffer --------------------------------

/// A counter that takes samples, and its sampling period.
struct sampled {
    counter which{};        ///< the counter that takes samples
    std::uint64_t period{}; ///< number of events from a sample to the next
};

/// The contents of a management area that is to be written, or the rule that prevents it.
struct prepared_store {
    verdict why{};  ///< the rule that the contents of the management area break, if any
    store values{}; ///< the contents of the management area; valid where no rule is broken
};

namespace detail {

/// Returns the name of a counter's slot (reload value) in the management area; the counter must
/// have a slot.
constexpr const char *slot_name(const counter &counter) {
    return counter.is_fixed ? fixed_slots[counter.number] : general_slots[counter.number];
}

template <std::size_t Count>
constexpr bool stands_before(std::size_t place, const sampled (&counters)[Count]) {
    for (std::size_t i = 0; i < place; ++i)
        if (counters[i].which == counters[place].which) return true;
    return false;
}

} // namespace detail

/// Returns the contents of the management area for a buffer and the counters that are sampled,
/// after a check of all rules of a store.
/// `chosen`: the selection of records, with their format
/// `pebs`: the buffer of PEBS records; its addresses must not all be 0, as samples would be lost
/// `counters`: each counter once, with its sampling period in events
/// `counter_width`: bits of the counters, 1 to 64
/// Returns the contents, or the broken rule.
/// Example:
///     namespace pebs = msr::pebs;
///     constexpr pebs::selection records{pebs::format::skylake};
///     constexpr pebs::sampled counters[] = {{pebs::general_counter(0), 10'000}};
///     constexpr auto buffer = pebs::buffer_at(0x7000'0000, records, 64, 60);
///     constexpr auto store = pebs::prepare(records, buffer, counters, 48);
///     static_assert(store.why.legal());
template <std::size_t Count>
constexpr prepared_store prepare(const selection &chosen, const store_buffer &pebs,
                                 const sampled (&counters)[Count], unsigned counter_width) {
    prepared_store result{.values = {.pebs = pebs}};
    for (std::size_t i = 0; i < Count; ++i) {
        const sampled &entry = counters[i];
        if (!has_reset_slot(chosen.number, entry.which))
            return {.why = {&counter_has_reset_slot::text}};
        if (detail::stands_before(i, counters))
            return {.why = {&counter_is_sampled_once::text, {detail::slot_name(entry.which)}}};
        const reset_value reset = reset_for(entry.period, counter_width);
        if (!reset.why.legal()) return {.why = reset.why};
        result.values.reset(entry.which) = reset.value;
    }
    if (!pebs.is_there())
        return {.why = {&netburst::buffer_is_not_empty::text, {detail::area_words[6]}}};
    if (const verdict verdict = check(chosen, result.values, counter_width); !verdict.legal())
        return {.why = verdict};
    return result;
}

/// Writes the contents of a store (the buffers and reload values) to the bytes of a management
/// area.
/// `chosen`: the selection of records, with their format
/// `store`: the contents of the management area, such as `prepare` returns
/// `counter_width`: bits of the counters, 1 to 64
/// `first_byte`, `byte_count`: the bytes of the area, at least
/// `shape_of(area_layout_of(format)).size()`
/// Returns the first broken rule; nothing is written where a rule is broken.
constexpr verdict lay_out(const selection &chosen, const store &store, unsigned counter_width,
                          unsigned char *first_byte, std::size_t byte_count) {
    const area_layout layout = area_layout_of(chosen.number);
    if (byte_count < shape_of(layout).size()) return {&pebs_area_is_complete::text};
    if (const verdict verdict = check(chosen, store, counter_width); !verdict.legal())
        return verdict;
    const auto put = [&](unsigned place, std::uint64_t value) {
        const record_field field = area_field(layout, place);
        for (unsigned i = 0; i < field.size; ++i)
            first_byte[field.offset + i] = static_cast<unsigned char>(value >> 8 * i);
    };
    const auto put_buffer = [&](unsigned place, const store_buffer &buffer) {
        put(place, buffer.base);
        put(place + 1, buffer.index);
        put(place + 2, buffer.absolute_maximum);
        put(place + 3, buffer.interrupt_threshold);
    };
    put_buffer(0, store.bts);
    put_buffer(4, store.pebs);
    const area_shape shape = shape_of(layout);
    for (unsigned i = 0; i < shape.general; ++i)
        put(8 + i, store.general_reset[i]);
    for (unsigned i = 0; i < shape.fixed; ++i)
        put(8 + shape.general + i, store.fixed_reset[i]);
    return {};
}

// --- sampling periods that the compiler checks --------------------------------------------------

/// A type that names a sampling period in an error of the compiler.
template <std::uint64_t Period>
struct period;
/// A type that names a counter's width in an error of the compiler.
template <unsigned Bits>
struct counter_width;
/// Each of the types `general_counter_number` and `fixed_counter_number` names a counter in an
/// error of the compiler.
template <unsigned Number>
struct general_counter_number;
template <unsigned Number>
struct fixed_counter_number;

namespace detail {

template <counter Which>
struct named_counter {
    using type = general_counter_number<Which.number>;
};
template <counter Which>
requires(Which.is_fixed) struct named_counter<Which> {
    using type = fixed_counter_number<Which.number>;
};

template <typename General, typename Fixed>
struct counters_of;
template <std::size_t... General, std::size_t... Fixed>
struct counters_of<number_list<General...>, number_list<Fixed...>> {
    using type = name_list<general_counter_number<General>..., fixed_counter_number<Fixed>...>;
};

/// Returns how many counters, fixed or general, have a slot (a reload value) in the management area
/// of a format.
constexpr unsigned slot_count(format number, bool is_fixed) {
    unsigned count = 0;
    while (has_reset_slot(number, {is_fixed, count}))
        ++count;
    return count;
}

} // namespace detail

} // namespace msr::pebs

namespace msr {

template <pebs::format Number, typename Counter>
struct suggestions<pebs::counter_has_reset_slot, pebs::pebs_format<Number>, Counter>
    : as_suggestions<typename pebs::detail::counters_of<
          numbers_below<pebs::detail::slot_count(Number, false)>,
          numbers_below<pebs::detail::slot_count(Number, true)>>::type> {};
template <std::uint64_t Period, unsigned Width>
struct suggestions<pebs::period_fits_counter, pebs::period<Period>, pebs::counter_width<Width>> {
    using type = would_be_legal<value_between<std::uint64_t{1}, pebs::largest_period(Width)>>;
};
template <typename... Name>
struct suggestions<pebs::period_fits_reload, Name...> {
    using type = would_be_legal<value_between<std::uint64_t{1}, pebs::largest_period(32)>>;
};

} // namespace msr

namespace msr::pebs {

/// The value with which a counter of `Width` bits is reloaded for a sampling period of `Period`
/// events. Does not compile where the period does not fit the counter.
template <std::uint64_t Period, unsigned Width>
inline constexpr std::uint64_t reset_of = [] {
    constexpr reset_value reset = reset_for(Period, Width);
    using mistake = mistake_unless<reset.why.legal(), period_fits_counter, period<Period>,
                                   counter_width<Width>>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
    return reset.value;
}();

/// The value with which architectural PEBS reloads a counter for a sampling period of `Period`
/// events. Does not compile where the period does not fit 32 bits.
template <std::uint64_t Period>
inline constexpr std::uint64_t reload_of = [] {
    constexpr reset_value reload = reload_for(Period);
    using mistake = mistake_unless<reload.why.legal(), period_fits_reload, period<Period>>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
    return reload.value;
}();

/// The offset of a counter's slot (reload value) in the management area of a format, in bytes. Does
/// not compile where the area has no slot for the counter.
template <format Number, counter Which>
inline constexpr unsigned slot_of = [] {
    constexpr bool is_there = has_reset_slot(Number, Which);
    using mistake = mistake_unless<is_there, counter_has_reset_slot, pebs_format<Number>,
                                   typename detail::named_counter<Which>::type>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
    return is_there ? shape_of(area_layout_of(Number)).slot_offset(Which) : 0;
}();

} // namespace msr::pebs
