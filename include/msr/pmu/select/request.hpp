// A choice as a plain value for the planner, whether it comes from a type or from text.
#pragma once

#include <msr/core/cplusplus.hpp>
#include <msr/pmu/select/listed.hpp>

#include <cstdint>

namespace msr::select {

/// The greatest number of qualifiers with a value that an event PMU can have.
inline constexpr unsigned most_values = 5;

/// The name that a user gives to an event by its numbers; characters beyond 63 are left out.
struct event_label {
    char text[64]{}; ///< the characters of the event's name, with a 0 behind them
};

/// An event to count, with its qualifiers, as a plain value. The rules of an event PMU say which
/// qualifiers its choices have.
struct request {
    /// Index of the event in the event PMU's `events`; -1: a raw event, known by its code, or an
    /// event of a vendor's list.
    std::int32_t event = -1;
    /// Event code of the choice, where the event is raw or of a vendor's list.
    std::uint32_t code{};
    std::uint32_t masks{};  ///< unit mask of the choice
    std::uint32_t chosen{}; ///< bits of the unit mask that the choice's named masks decide
    /// Least number of events in a counted clock; 0: occurrences are counted.
    std::uint32_t threshold{};
    std::uint32_t flags{}; ///< flags of the choice, with bit n for the event PMU's `flags[n]`
    /// Qualifiers with a value that the choice has, with bit n for the event PMU's `values[n]`.
    std::uint32_t given{};
    /// Number of the counter that the choice names; -1: the planner finds one.
    std::int8_t counter = -1;
    bool user{}; ///< whether the choice names user level (CPL 1, 2 and 3)
    /// Whether the choice names CPL 0; a choice that names no level counts at all levels.
    bool kernel{};
    bool edge{};   ///< whether the choice counts how often the condition begins to hold
    bool invert{}; ///< whether the choice counts clocks with fewer events than the threshold
    /// Values of the qualifiers with a value, where `given` says that the choice has them.
    std::uint64_t values[most_values]{};
    /// Number of events from one interrupt to the next; 0: no interrupts.
    std::uint64_t period{};
    /// The row of the event in its vendor's list; valid where `is_listed`.
    const listed_row *listed{};
    bool is_listed{};   ///< whether the event is of a vendor's list
    bool is_labelled{}; ///< whether the user has given the event a name, which is in `label`
    const event_label *label{}; ///< the user's name of a raw event; valid where `is_labelled`

    /// Returns whether the event is raw: given by its code, from no table and no list.
    constexpr bool is_raw() const { return event < 0 && !is_listed; }
    /// Returns whether the choice counts events at user level; a choice that names no level counts
    /// at user and kernel level.
    constexpr bool counts_user() const { return user || !kernel; }
    /// Returns whether the choice counts events at kernel level; a choice that names no level
    /// counts at user and kernel level.
    constexpr bool counts_kernel() const { return kernel || !user; }
    /// Returns whether the choice has the event PMU's flag with the number `flag`, 0 to 31.
    constexpr bool has_flag(unsigned flag) const { return (flags >> flag & 1) != 0; }
    /// Returns whether the choice has the event PMU's qualifier with a value with the number
    /// `index`, 0 to 4.
    constexpr bool has_value(unsigned index) const { return (given >> index & 1) != 0; }

    /// Returns whether two requests count the same events; labels are not compared. The comparison
    /// is written out, because it must compare no address of a row: g++ takes no such comparison
    /// for a constant under -fno-delete-null-pointer-checks.
    friend constexpr bool operator==(const request &left, const request &other) {
        for (unsigned i = 0; i < most_values; ++i)
            if (left.values[i] != other.values[i]) return false;
        return left.event == other.event && left.code == other.code && left.masks == other.masks &&
               left.chosen == other.chosen && left.threshold == other.threshold &&
               left.flags == other.flags && left.given == other.given &&
               left.counter == other.counter && left.user == other.user &&
               left.kernel == other.kernel && left.edge == other.edge &&
               left.invert == other.invert && left.period == other.period &&
               left.is_listed == other.is_listed &&
               (!left.is_listed || *left.listed == *other.listed);
    }
};

/// Each function returns the request with the qualifier or event in the function's name, for the
/// methods of choices.
constexpr request with_label(request request, const event_label &name) {
    request.is_labelled = true;
    request.label = &name;
    return request;
}
constexpr request without_label(request request) {
    request.is_labelled = false;
    request.label = nullptr;
    return request;
}
constexpr request with_user(request request) {
    request.user = true;
    return request;
}
constexpr request with_kernel(request request) {
    request.kernel = true;
    return request;
}
constexpr request with_edge(request request) {
    request.edge = true;
    return request;
}
constexpr request with_invert(request request) {
    request.invert = true;
    return request;
}
constexpr request with_threshold(request request, std::uint32_t threshold) {
    request.threshold = threshold;
    return request;
}
constexpr request with_flag(request request, unsigned flag) {
    request.flags |= 1u << flag;
    return request;
}
constexpr request with_value(request request, unsigned index, std::uint64_t value) {
    request.given |= 1u << index;
    request.values[index] = value;
    return request;
}
constexpr request with_counter(request request, int counter) {
    request.counter = static_cast<std::int8_t>(counter);
    return request;
}
constexpr request with_period(request request, std::uint64_t period) {
    request.period = period;
    return request;
}
constexpr request with_masks(request request, std::uint32_t masks, std::uint32_t chosen) {
    request.masks |= masks;
    request.chosen |= chosen;
    return request;
}

/// Returns a request for an event of a list: its code, masks, threshold, edge and invert are those
/// of the event's row, in addition to the qualifiers that `request` has.
constexpr request with_numbers_of(request request, const listed_row &row) {
    const event_facts statement = row.facts();
    request.listed = &row;
    request.is_listed = true;
    request.code = statement.code;
    request = with_masks(request, statement.mask, ~std::uint32_t{0});
    if (statement.threshold != 0) request.threshold = statement.threshold;
    request.edge = request.edge || statement.edge;
    request.invert = request.invert || statement.invert;
    return request;
}

/// Returns whether the masks of two requests give different values to one bit of the unit mask.
constexpr bool masks_contradict(const request &left, const request &other) {
    return ((left.masks ^ other.masks) & left.chosen & other.chosen) != 0;
}

/// The assignment of a request: its counter and its auxiliary registers.
struct assignment {
    std::int8_t counter = -1; ///< number of the counter that the request is counted on; -1: none
    /// The auxiliary register that serves each need, by its number among the registers of its kind;
    /// -1: none.
    std::int8_t places[2] = {-1, -1};

    friend constexpr bool operator==(const assignment &, const assignment &) = default;
};

} // namespace msr::select
