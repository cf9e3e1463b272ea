// A choice as a plain value: what the planner takes, whether it comes from a type or from text.
#pragma once

#include <msr/core/cplusplus.hpp>
#include <msr/pmu/select/listed.hpp>

#include <cstdint>

namespace msr::select {

/// The most qualifiers with a value of an event PMU.
inline constexpr unsigned most_values = 5;

/// The name that a user gives to an event by its numbers; what does not fit is left out.
struct event_label {
    char text[64]{};
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
    bool edge{};
    bool invert{};
    std::uint64_t values[most_values]{};
    std::uint64_t period{};     ///< ask for an interrupt at each so many events; 0: never
    const listed_row *listed{}; ///< the event of a list that it is, where `is_listed`
    bool is_listed{};
    bool is_labelled{};
    const event_label *label{}; ///< the name of a raw event, where `is_labelled`

    constexpr bool is_raw() const { return event < 0 && !is_listed; }
    constexpr bool counts_user() const { return user || !kernel; }
    constexpr bool counts_kernel() const { return kernel || !user; }
    constexpr bool has_flag(unsigned flag) const { return (flags >> flag & 1) != 0; }
    constexpr bool has_value(unsigned which) const { return (given >> which & 1) != 0; }

    /// Whether two requests count the same events; labels are not compared. The comparison is
    /// written out, because it must compare no address of a row: g++ takes no such comparison for a
    /// constant under -fno-delete-null-pointer-checks.
    friend constexpr bool operator==(const request &one, const request &other) {
        for (unsigned i = 0; i < most_values; ++i)
            if (one.values[i] != other.values[i]) return false;
        return one.event == other.event && one.code == other.code && one.masks == other.masks &&
               one.chosen == other.chosen && one.threshold == other.threshold &&
               one.flags == other.flags && one.given == other.given &&
               one.counter == other.counter && one.user == other.user &&
               one.kernel == other.kernel && one.edge == other.edge && one.invert == other.invert &&
               one.period == other.period && one.is_listed == other.is_listed &&
               (!one.is_listed || *one.listed == *other.listed);
    }
};

/// Each returns the request with what the function's name says, for the methods of choices.
constexpr request with_label(request how, const event_label &name) {
    how.is_labelled = true;
    how.label = &name;
    return how;
}
constexpr request without_label(request how) {
    how.is_labelled = false;
    how.label = nullptr;
    return how;
}
constexpr request with_user(request how) {
    how.user = true;
    return how;
}
constexpr request with_kernel(request how) {
    how.kernel = true;
    return how;
}
constexpr request with_edge(request how) {
    how.edge = true;
    return how;
}
constexpr request with_invert(request how) {
    how.invert = true;
    return how;
}
constexpr request with_threshold(request how, std::uint32_t threshold) {
    how.threshold = threshold;
    return how;
}
constexpr request with_flag(request how, unsigned flag) {
    how.flags |= 1u << flag;
    return how;
}
constexpr request with_value(request how, unsigned which, std::uint64_t value) {
    how.given |= 1u << which;
    how.values[which] = value;
    return how;
}
constexpr request with_counter(request how, int counter) {
    how.counter = static_cast<std::int8_t>(counter);
    return how;
}
constexpr request with_period(request how, std::uint64_t period) {
    how.period = period;
    return how;
}
constexpr request with_masks(request how, std::uint32_t masks, std::uint32_t chosen) {
    how.masks |= masks;
    how.chosen |= chosen;
    return how;
}

/// A request of an event of a list: its numbers, and what its row compares, but for the qualifiers
/// that `how` has.
constexpr request with_numbers_of(request how, const listed_row &row) {
    const event_facts says = row.facts();
    how.listed = &row;
    how.is_listed = true;
    how.code = says.code;
    how = with_masks(how, says.mask, ~std::uint32_t{0});
    if (says.threshold != 0) how.threshold = says.threshold;
    how.edge = how.edge || says.edge;
    how.invert = how.invert || says.invert;
    return how;
}

/// Whether two sets of masks give different values to the same bit.
constexpr bool masks_contradict(const request &one, const request &other) {
    return ((one.masks ^ other.masks) & one.chosen & other.chosen) != 0;
}

/// The assignment of a request.
struct assignment {
    std::int8_t counter = -1;
    std::int8_t places[2] = {-1, -1}; ///< the auxiliary register of each need; -1: none

    friend constexpr bool operator==(const assignment &, const assignment &) = default;
};

} // namespace msr::select
