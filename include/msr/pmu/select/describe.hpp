// Requests as text: in the notation that `parse` reads, and as a sentence; and the request that the
// fields of a select register describe. The functions need no memory beside their result.
#pragma once

#include <msr/core/digits.hpp>
#include <msr/core/text.hpp>
#include <msr/pmu/select/event_pmu.hpp>
#include <msr/pmu/select/notation.hpp>
#include <msr/pmu/select/request.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::select {

/// A text of at most 511 characters; further characters are left out.
struct short_text {
    char text[512]{};   ///< the characters of the description, with a 0 behind them
    std::size_t size{}; ///< the number of characters of the description, without the 0

    /// Appends a text; characters for which there is no room are left out.
    constexpr short_text &operator<<(text_view added) {
        for (const char letter : added)
            if (size + 1 < sizeof text) text[size++] = letter;
        return *this;
    }
    /// Appends a number in decimal digits.
    constexpr short_text &decimal(std::uint64_t number) {
        return *this << decimal_digits(number).view();
    }
    /// Appends a number in hexadecimal digits after `0x`.
    constexpr short_text &hexadecimal(std::uint64_t number) {
        return *this << hexadecimal_digits(number).view();
    }
    /// Converts to a view of the characters appended so far.
    constexpr operator text_view() const { return {text, size}; }
};

namespace detail {

/// Writes the names of the masks that make up a request's unit mask, each behind the text
/// `previous`. Returns false, and writes nothing, where the unit mask has bits that no mask has.
template <typename M>
constexpr bool write_masks(const request &request, const char *previous, short_text &destination) {
    const auto row = event_of<M>(request);
    if (!row) return false;
    std::uint32_t left = request.masks;
    std::uint32_t decided = 0;
    short_text text;
    for (const mask_row &mask : row->masks) {
        const bool is_bits = mask.value == mask.field;
        const bool statement = (request.chosen & mask.field) == mask.field;
        if (!statement || (mask.field & decided) != 0) continue;
        if ((request.masks & mask.field) != mask.value) continue;
        if (is_bits && (left & mask.value) != mask.value) continue;
        text << previous << mask.name;
        decided |= mask.field;
        left &= ~mask.value;
    }
    if (left != 0) return false;
    destination << text.text;
    return true;
}

/// Returns the number of a raw event, as the texts of choices have the number.
template <typename M>
constexpr std::uint32_t event_number(const request &item) {
    if constexpr (has_unit_prefix<M>)
        return M::event_in_unit(item);
    else
        return item.code;
}

/// Writes the qualifiers of a request, each with a colon before it.
template <typename M>
constexpr void write_qualifiers(const request &request, short_text &destination) {
    if (request.user) destination << ":user";
    if (request.kernel) destination << ":kernel";
    if (request.threshold != 0) (destination << ":cmask=").decimal(request.threshold);
    if (request.invert) destination << ":inv";
    if (request.edge) destination << ":edge";
    for (unsigned i = 0; i < M::flags.size(); ++i)
        if (request.has_flag(i)) destination << ":" << M::flags[i].name;
    for (unsigned i = 0; i < M::values.size(); ++i)
        if (request.has_value(i))
            (destination << ":" << M::values[i].name << "=").hexadecimal(request.values[i]);
    if (request.period != 0) (destination << ":sample=").decimal(request.period);
    if (request.counter >= 0) destination << ":counter=" << counter_name<M>(request.counter);
}

/// Writes the qualifiers of a request for an event of a list, without those that the event's row
/// brings.
template <typename M>
constexpr void write_beyond_row(request choice, short_text &destination) {
    const request own = M::with_row({}, *choice.listed);
    if (own.threshold == choice.threshold) choice.threshold = 0;
    choice.invert = choice.invert && !own.invert;
    choice.edge = choice.edge && !own.edge;
    choice.flags &= ~own.flags;
    for (unsigned i = 0; i < M::values.size(); ++i)
        if (own.has_value(i) && own.values[i] == choice.values[i]) choice.given &= ~(1u << i);
    write_qualifiers<M>(choice, destination);
}

} // namespace detail

/// Returns a request in the notation of choices: `parse` reads the text as an equal request; only
/// the member `chosen` may differ. A raw event that has a name is written by this name, which
/// `parse` does not know.
template <event_pmu M>
constexpr short_text text_of(const request &request) {
    short_text result;
    if constexpr (has_unit_prefix<M>)
        if (request.is_raw() && !request.is_labelled) result << M::unit_name(request) << "::";
    result << name_of<M>(request);
    if (request.is_listed) return detail::write_beyond_row<M>(request, result), result;
    if (request.is_labelled) return detail::write_qualifiers<M>(request, result), result;
    if (request.is_raw()) (result << ":event=").hexadecimal(detail::event_number<M>(request));
    if (!detail::write_masks<M>(request, ":", result) && request.masks != 0)
        (result << ":umask=").hexadecimal(request.masks);
    detail::write_qualifiers<M>(request, result);
    return result;
}

/// Returns in words what a request counts: "counts l2_ld (m, e) at CPL 1-3 in clocks with at least
/// 2".
template <event_pmu M>
constexpr short_text sentence_of(const request &request, const limits &maximum) {
    short_text result;
    result << "counts ";
    if (request.is_labelled) result << request.label->text << ", ";
    const auto row = event_of<M>(request);
    if (request.is_listed)
        result << request.listed->name();
    else if (!row)
        (result << "event ").hexadecimal(detail::event_number<M>(request));
    else
        result << row->name;
    short_text masks;
    if (!request.is_listed && detail::write_masks<M>(request, ", ", masks) && masks.size != 0)
        result << " (" << masks.text + 2 << ")";
    else if (!request.is_listed && masks_of<M>(request) != 0)
        (result << " with unit mask ").hexadecimal(masks_of<M>(request));
    if (row && row->meaning != nullptr) result << ", " << row->meaning << ",";
    if (maximum.privilege)
        result << " at "
               << (request.user == request.kernel ? "every CPL"
                   : request.user                 ? M::user_levels
                                                  : M::kernel_levels);
    if (request.threshold != 0) {
        result << (request.edge ? ", how often it becomes true that there are "
                                : ", clocks in which there are ")
               << (request.invert ? "fewer than " : "at least ");
        result.decimal(request.threshold) << " at once";
    } else if (request.edge) {
        result << ", how often it begins";
    }
    for (unsigned i = 0; i < M::flags.size(); ++i)
        if (request.has_flag(i)) result << ", " << M::flags[i].meaning;
    for (unsigned i = 0; i < M::values.size(); ++i)
        if (request.has_value(i))
            (result << ", " << M::values[i].meaning << " ").hexadecimal(request.values[i]);
    if (request.period != 0) (result << ", an interrupt at each ").decimal(request.period) << "th";
    return result;
}

/// The condition of a search for the event of a code that every event meets.
struct any_event {
    /// Returns true: every row and every request meets the condition.
    constexpr bool operator()(const event_row &, const request &) const { return true; }
};

/// Returns the request of the event that a code and unit mask stand for on a target: the first
/// event of the table with the code whose masks have all bits of the unit mask, or else a raw
/// event. Only events for which `fits(row, request)` holds are considered. The request has no
/// qualifiers.
template <event_pmu M, typename Fits = any_event>
constexpr request event_from(std::uint32_t code, std::uint32_t masks,
                             const typename M::target &target, Fits &&fits = {}) {
    for (std::size_t i = 0; i < M::events.size(); ++i) {
        const event_row &row = M::events[i];
        if (row.code != code || !M::exists(row, target)) continue;
        if ((masks & ~row.known_masks()) != 0 || (masks & row.fixed_masks) != row.fixed_masks)
            continue;
        request request{.event = static_cast<std::int32_t>(i), .masks = masks & ~row.fixed_masks};
        for (const mask_row &mask : row.masks)
            if ((masks & mask.field) == mask.value) request.chosen |= mask.field;
        if (fits(row, request)) return request;
    }
    return {.event = -1, .code = code, .masks = masks, .chosen = ~std::uint32_t{0}};
}

} // namespace msr::select
