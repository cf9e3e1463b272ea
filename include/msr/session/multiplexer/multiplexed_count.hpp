// Counts of choices (events with their qualifiers) that were counted only part of the time: a
// count, the time in which it was counted, the whole time, and an estimate for the whole time,
// which is no count.
#pragma once

#include <msr/backend/exceptions.hpp>
#include <msr/core/sequence.hpp>

#include <chrono>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace msr {

/// The position of a choice that is given as a value, such as an event of a list, and not by its
/// type; `msr/pmu/value_position.hpp` defines the class.
template <typename Plan>
struct value_position;

/// A count scaled up to a longer time. There is no implicit conversion, so that an estimate is not
/// taken for a count.
class estimate {
public:
    /// Makes an estimate. `scaled`: the number of events, scaled up to the longer time.
    constexpr explicit estimate(double scaled) : number{scaled} {}

    /// Returns the estimated number of events.
    constexpr double value() const { return number; }

    friend constexpr auto operator<=>(const estimate &, const estimate &) = default;

private:
    double number;
};

/// The whole time of a multiplexer and the time of a choice's group, with their numbers of slices.
struct multiplexed_times {
    std::chrono::nanoseconds enabled{}; ///< the time in which any group of the schedule was counted
    std::chrono::nanoseconds running{}; ///< the time in which the group of the choice was counted
    std::uint64_t all_slices{};         ///< number of time slices of all groups together
    std::uint64_t slices{};             ///< number of time slices of the group that has the choice
};

/// The count of a choice whose group (choices that are counted together) ran some of the time.
class multiplexed_count {
public:
    /// Makes a count of 0 for a choice whose group never ran.
    constexpr multiplexed_count() = default;
    /// Makes a count. `counted`: the number of events while the choice's group ran; `ran`: the
    /// times of the group and of all slices.
    constexpr multiplexed_count(std::uint64_t counted, const multiplexed_times &ran)
        : number{counted}, times{ran} {}

    /// Returns the count while the choice's group ran: not scaled, and 0 if the group never ran.
    constexpr std::uint64_t count() const { return number; }

    /// Returns how long the choice could have been counted: the time of all slices of all groups.
    constexpr std::chrono::nanoseconds enabled() const { return times.enabled; }
    /// Returns how long the choice was counted: the time of the slices of its group.
    constexpr std::chrono::nanoseconds running() const { return times.running; }
    /// Returns how many slices the group of the choice had.
    constexpr std::uint64_t slices() const { return times.slices; }

    /// Returns whether the group of the choice ran in every slice, so that no event was missed and
    /// count() is the whole count.
    constexpr bool exact() const { return times.slices != 0 && times.slices == times.all_slices; }

    /// Returns the count for all of the enabled time, if events were as frequent outside of the
    /// choice's slices as inside: count() * enabled() / running(). Empty if the choice's group
    /// never ran, or for no time that the clock could measure.
    constexpr std::optional<msr::estimate> estimate() const {
        const auto counted = static_cast<double>(number);
        if (exact()) return msr::estimate{counted};
        if (times.running <= std::chrono::nanoseconds{0}) return std::nullopt;
        return msr::estimate{counted * (static_cast<double>(times.enabled.count()) /
                                        static_cast<double>(times.running.count()))};
    }

private:
    std::uint64_t number{};
    multiplexed_times times{};
};

/// The counts of a schedule's choices (events with their qualifiers).
template <typename Schedule>
class [[nodiscard]] multiplexed_counts {
public:
    /// Returns the count of a choice. A choice that the schedule does not count does not compile,
    /// nor does a sampled choice: its counter is set anew by the handler of the interrupts.
    template <typename Choice>
    requires(!requires { requires Choice::has_type; }) constexpr const multiplexed_count &
    operator[](Choice choice) const {
        if constexpr (requires { Schedule::is_sampled(choice); })
            static_assert(
                !Schedule::is_sampled(Choice{}),
                "a sampled choice has no count: add a choice of its event that does not sample");
        return values_[Schedule::position(choice)];
    }

    /// Returns the count of a choice that is a value, such as an event of a list. A constant that
    /// the schedule does not count does not compile; a variable throws std::out_of_range with the
    /// sentence of the compiler's error.
    constexpr const multiplexed_count &operator[](value_position<Schedule> place) const {
        if (place.broken != nullptr) detail::out_of_range(place.broken->sentence);
        return values_[place.position];
    }

    /// Returns the count of the choice at `position` of the schedule; throws std::out_of_range. The
    /// value of a sampled choice is the movement of its register, which is no count.
    constexpr const multiplexed_count &at(std::size_t position) const {
        if (position >= size()) detail::out_of_range("msr::multiplexed_counts::at");
        return values_[position];
    }

    /// Returns the number of counts, which is the number of the choices in all groups.
    static constexpr std::size_t size() { return Schedule::size; }

    /// Returns the counts of all choices, in their order. The rows of
    /// `msr/session/multiplexer/multiplexed_rows.hpp` have texts, too.
    constexpr sequence<multiplexed_count> values() const { return {values_, size()}; }

    /// Returns the memory into which a multiplexer writes the counts, in the order of the choices.
    constexpr multiplexed_count *data() { return values_; }

private:
    multiplexed_count values_[size() == 0 ? 1 : size()]{};
};

} // namespace msr
