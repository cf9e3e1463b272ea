// Requests as text: in the notation that `parse` reads, and as a sentence; and the request that the
// fields of a select register stand for. Needs no memory beside its result.
#pragma once

#include <msr/core/digits.hpp>
#include <msr/core/text.hpp>
#include <msr/pmu/select/event_pmu.hpp>
#include <msr/pmu/select/notation.hpp>
#include <msr/pmu/select/request.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::select {

/// A text of at most 511 characters; what is more is left out.
struct short_text {
    char text[512]{};
    std::size_t size{};

    constexpr short_text &operator<<(text_view added) {
        for (const char letter : added)
            if (size + 1 < sizeof text) text[size++] = letter;
        return *this;
    }
    constexpr short_text &decimal(std::uint64_t number) {
        return *this << decimal_digits(number).view();
    }
    constexpr short_text &hexadecimal(std::uint64_t number) {
        return *this << hexadecimal_digits(number).view();
    }
    constexpr operator text_view() const { return {text, size}; }
};

namespace detail {

/// Masks by their names where these make exactly the number, which they all do but for bits that no
/// mask has. Returns whether they do; writes them only then.
template <typename M>
constexpr bool write_masks(const request &wanted, const char *before, short_text &to) {
    const auto row = event_of<M>(wanted);
    if (!row) return false;
    std::uint32_t left = wanted.masks;
    std::uint32_t decided = 0;
    short_text found;
    for (const mask_row &mask : row->masks) {
        const bool is_bits = mask.value == mask.field;
        const bool said = (wanted.chosen & mask.field) == mask.field;
        if (!said || (mask.field & decided) != 0) continue;
        if ((wanted.masks & mask.field) != mask.value) continue;
        if (is_bits && (left & mask.value) != mask.value) continue;
        found << before << mask.name;
        decided |= mask.field;
        left &= ~mask.value;
    }
    if (left != 0) return false;
    to << found.text;
    return true;
}

/// The number of a raw event, as text has it.
template <typename M>
constexpr std::uint32_t event_number(const request &item) {
    if constexpr (has_unit_prefix<M>)
        return M::event_in_unit(item);
    else
        return item.code;
}

/// The qualifiers, each with a colon before it.
template <typename M>
constexpr void write_qualifiers(const request &wanted, short_text &to) {
    if (wanted.user) to << ":user";
    if (wanted.kernel) to << ":kernel";
    if (wanted.threshold != 0) (to << ":cmask=").decimal(wanted.threshold);
    if (wanted.invert) to << ":inv";
    if (wanted.edge) to << ":edge";
    for (unsigned i = 0; i < M::flags.size(); ++i)
        if (wanted.has_flag(i)) to << ":" << M::flags[i].name;
    for (unsigned i = 0; i < M::values.size(); ++i)
        if (wanted.has_value(i))
            (to << ":" << M::values[i].name << "=").hexadecimal(wanted.values[i]);
    if (wanted.period != 0) (to << ":sample=").decimal(wanted.period);
    if (wanted.counter >= 0) to << ":counter=" << counter_name<M>(wanted.counter);
}

/// The qualifiers that the row of an event of a list does not have itself.
template <typename M>
constexpr void write_beyond_row(request wanted, short_text &to) {
    const request own = M::with_row({}, *wanted.listed);
    if (own.threshold == wanted.threshold) wanted.threshold = 0;
    wanted.invert = wanted.invert && !own.invert;
    wanted.edge = wanted.edge && !own.edge;
    wanted.flags &= ~own.flags;
    for (unsigned i = 0; i < M::values.size(); ++i)
        if (own.has_value(i) && own.values[i] == wanted.values[i]) wanted.given &= ~(1u << i);
    write_qualifiers<M>(wanted, to);
}

} // namespace detail

/// The request in the notation: `parse` of it gives an equal request, but for `chosen`. A raw event
/// that has a name is written by its name, which `parse` does not know.
template <event_pmu M>
constexpr short_text text_of(const request &wanted) {
    short_text result;
    if constexpr (has_unit_prefix<M>)
        if (wanted.is_raw() && !wanted.is_labelled) result << M::unit_name(wanted) << "::";
    result << name_of<M>(wanted);
    if (wanted.is_listed) return detail::write_beyond_row<M>(wanted, result), result;
    if (wanted.is_labelled) return detail::write_qualifiers<M>(wanted, result), result;
    if (wanted.is_raw()) (result << ":event=").hexadecimal(detail::event_number<M>(wanted));
    if (!detail::write_masks<M>(wanted, ":", result) && wanted.masks != 0)
        (result << ":umask=").hexadecimal(wanted.masks);
    detail::write_qualifiers<M>(wanted, result);
    return result;
}

/// Returns in words what a request counts: "counts l2_ld (m, e) at CPL 1-3 in clocks with at least
/// 2".
template <event_pmu M>
constexpr short_text sentence_of(const request &wanted, const limits &most) {
    short_text result;
    result << "counts ";
    if (wanted.is_labelled) result << wanted.label->text << ", ";
    const auto row = event_of<M>(wanted);
    if (wanted.is_listed)
        result << wanted.listed->name();
    else if (!row)
        (result << "event ").hexadecimal(detail::event_number<M>(wanted));
    else
        result << row->name;
    short_text masks;
    if (!wanted.is_listed && detail::write_masks<M>(wanted, ", ", masks) && masks.size != 0)
        result << " (" << masks.text + 2 << ")";
    else if (!wanted.is_listed && masks_of<M>(wanted) != 0)
        (result << " with unit mask ").hexadecimal(masks_of<M>(wanted));
    if (row && row->meaning != nullptr) result << ", " << row->meaning << ",";
    if (most.privilege)
        result << " at "
               << (wanted.user == wanted.kernel ? "every CPL"
                   : wanted.user                ? M::user_levels
                                                : M::kernel_levels);
    if (wanted.threshold != 0) {
        result << (wanted.edge ? ", how often it becomes true that there are "
                               : ", clocks in which there are ")
               << (wanted.invert ? "fewer than " : "at least ");
        result.decimal(wanted.threshold) << " at once";
    } else if (wanted.edge) {
        result << ", how often it begins";
    }
    for (unsigned i = 0; i < M::flags.size(); ++i)
        if (wanted.has_flag(i)) result << ", " << M::flags[i].meaning;
    for (unsigned i = 0; i < M::values.size(); ++i)
        if (wanted.has_value(i))
            (result << ", " << M::values[i].meaning << " ").hexadecimal(wanted.values[i]);
    if (wanted.period != 0) (result << ", an interrupt at each ").decimal(wanted.period) << "th";
    return result;
}

/// Every event is what a code may stand for.
struct any_event {
    constexpr bool operator()(const event_row &, const request &) const { return true; }
};

/// The event that a code and unit mask stand for on a target: with the most masks known, or a raw
/// event; of those for which `fits(row, request)` holds. The request has no qualifiers.
template <event_pmu M, typename Fits = any_event>
constexpr request event_from(std::uint32_t code, std::uint32_t masks, const typename M::target &on,
                             Fits &&fits = {}) {
    for (std::size_t i = 0; i < M::events.size(); ++i) {
        const event_row &row = M::events[i];
        if (row.code != code || !M::exists(row, on)) continue;
        if ((masks & ~row.known_masks()) != 0 || (masks & row.fixed_masks) != row.fixed_masks)
            continue;
        request found{.event = static_cast<std::int32_t>(i), .masks = masks & ~row.fixed_masks};
        for (const mask_row &mask : row.masks)
            if ((masks & mask.field) == mask.value) found.chosen |= mask.field;
        if (fits(row, found)) return found;
    }
    return {.event = -1, .code = code, .masks = masks, .chosen = ~std::uint32_t{0}};
}

} // namespace msr::select
