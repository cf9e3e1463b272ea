// A choice as a plain value for the planner, whether it comes from a type or from text.
#pragma once

#include <msr/core/cplusplus.hpp>
#include <msr/pmu/select/listed.hpp>

#include <cstdint>

namespace msr::select {

/// The most qualifiers with a value of an event PMU.
inline constexpr unsigned most_values = 5;

/// The name that a user gives to an event by its numbers; what does not fit is left out.
struct event_label {
    char text[64]{}; ///< the name, with a 0 behind it
};

/// An event to count and its qualifiers. The rules of an event PMU say which qualifiers it has.
struct request {
    std::int32_t event = -1;   ///< place in the event PMU's events, or -1: raw, by its code
    std::uint32_t code{};      ///< event code, where it is raw
    std::uint32_t masks{};     ///< unit mask
    std::uint32_t chosen{};    ///< bits of the unit mask that masks were named for
    std::uint32_t threshold{}; ///< 0: count occurrences; N: clocks with at least N of them
    std::uint32_t flags{};     ///< qualifiers of the event PMU, bit n for its `flags[n]`
    std::uint32_t given{};     ///< values that were given, bit n for its `values[n]`
    std::int8_t counter = -1;  ///< number of a counter, or -1: to be found
    bool user{};               ///< CPL 1, 2, 3
    bool kernel{};             ///< CPL 0; with neither, both are counted
    bool edge{};               ///< counts how often the condition begins to hold
    bool invert{};             ///< counts cycles with fewer events than the threshold
    std::uint64_t values[most_values]{}; ///< values of the PMU's qualifiers with values, by the
                                         ///< qualifiers' numbers
    std::uint64_t period{};              ///< events from interrupt to interrupt; 0: none
    const listed_row *listed{};          ///< the event of a list that it is, where `is_listed`
    bool is_listed{};                    ///< whether the event is that of a vendor's list
    bool is_labelled{};                  ///< whether the user has given the event a name
    const event_label *label{};          ///< the name of a raw event, where `is_labelled`

    /// Whether the event is a number, of no table and no list.
    constexpr bool is_raw() const { return event < 0 && !is_listed; }
    /// Whether the request counts events at user level: without a qualifier it counts both levels.
    constexpr bool counts_user() const { return user || !kernel; }
    /// Whether events at kernel level count: by default both levels do.
    constexpr bool counts_kernel() const { return kernel || !user; }
    /// Whether the flag of a number is given, 0 to 31.
    constexpr bool has_flag(unsigned flag) const { return (flags >> flag & 1) != 0; }
    /// Whether the value of a number is given.
    constexpr bool has_value(unsigned index) const { return (given >> index & 1) != 0; }

    /// Whether two requests count the same events; labels are not compared. The comparison is
    /// written out, because it must compare no address of a row: g++ takes no such comparison for a
    /// constant under -fno-delete-null-pointer-checks.
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

/// Each returns the request with what the function's name says, for the methods of choices.
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

/// A request of an event of a list: its numbers, and what its row compares, but for the qualifiers
/// that `request` has.
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

/// Whether two sets of masks give different values to one bit.
constexpr bool masks_contradict(const request &left, const request &other) {
    return ((left.masks ^ other.masks) & left.chosen & other.chosen) != 0;
}

/// The assignment of a request.
struct assignment {
    std::int8_t counter = -1;         ///< the counter's number; -1: none
    std::int8_t places[2] = {-1, -1}; ///< the auxiliary register of each need; -1: none

    friend constexpr bool operator==(const assignment &, const assignment &) = default;
};

} // namespace msr::select
