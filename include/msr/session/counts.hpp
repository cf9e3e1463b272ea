// Counts of a session: the number of events of each choice of a plan that the compiler has checked.
#pragma once

#include <msr/backend/exceptions.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>
#include <msr/session/share_periods.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

/// The position of a choice that is given as a value, such as an event of a list, and not by its
/// type; `msr/pmu/value_position.hpp` defines the class.
template <typename Plan>
struct value_position;

/// Whether a plan samples a choice; false for a plan without sampling.
template <typename Plan, typename Choice>
inline constexpr bool is_sampled = [] {
    if constexpr (requires { Plan::is_sampled(Choice{}); })
        return Plan::is_sampled(Choice{});
    else
        return false;
}();

/// The counts of a plan's choices (events with their qualifiers).
template <typename Plan>
class [[nodiscard]] counts {
public:
    /// Returns the count of a choice. A choice that the plan does not count does not compile, nor
    /// does a sampled choice: its counter is set anew by the handler of the interrupts.
    template <typename Choice>
    requires(!requires { requires Choice::has_type; }) constexpr std::uint64_t
    operator[](Choice choice) const {
        static_assert(
            !is_sampled<Plan, Choice>,
            "a sampled choice has no count: add a choice of its event that does not sample");
        return values_[Plan::position(choice)];
    }

    /// Returns the count of a choice that is a value, such as an event of a list. A constant that
    /// the plan does not count does not compile; a variable throws std::out_of_range with the
    /// sentence of the compiler's error.
    constexpr std::uint64_t operator[](value_position<Plan> place) const {
        if (place.broken != nullptr) detail::out_of_range(place.broken->sentence);
        return values_[place.position];
    }

    /// Returns the count of the choice at `position` of the plan; throws std::out_of_range. The
    /// value of a sampled choice is the movement of its counter, which is no count.
    constexpr std::uint64_t at(std::size_t position) const {
        if (position >= size()) detail::out_of_range("msr::counts::at");
        return values_[position];
    }

    /// Returns the number of counts, which is the number of the plan's choices.
    static constexpr std::size_t size() { return Plan::size; }

    /// Returns the counts without texts, in the order of the choices. The rows of
    /// `msr/session/count_rows.hpp` have texts, too.
    constexpr sequence<std::uint64_t> values() const { return {values_, size()}; }

    /// Returns the memory into which a session writes the counts, in the order of the choices.
    constexpr std::uint64_t *data() { return values_; }

    /// Adds the counts of `other` choice by choice, modulo 2^64.
    constexpr counts &operator+=(const counts &other) {
        for (std::size_t i = 0; i < size(); ++i)
            values_[i] += other.values_[i];
        return *this;
    }
    /// Subtracts the counts of `other` choice by choice, modulo 2^64: a difference below 0 is right
    /// as a std::int64_t. Throws std::out_of_range where the plan has shares of slots and the
    /// period between the two readings is too short a part of the time since the start: see
    /// share_periods.hpp. Throws std::out_of_range also where the plan has a meter that reports a
    /// value of the moment.
    constexpr counts &operator-=(const counts &other) {
        if constexpr (has_inexact_differences) check_difference(other);
        for (std::size_t i = 0; i < size(); ++i)
            values_[i] -= other.values_[i];
        return *this;
    }

    /// Returns the sum of two counts, choice by choice and modulo 2^64.
    friend constexpr counts operator+(counts left, const counts &other) { return left += other; }
    /// Returns the difference of two counts, choice by choice and modulo 2^64. Throws
    /// std::out_of_range where the plan has shares of slots and the period between the two readings
    /// is too short a part of the time since the start. Throws std::out_of_range also where the
    /// plan has a meter that reports a value of the moment.
    friend constexpr counts operator-(counts left, const counts &other) { return left -= other; }
    friend constexpr bool operator==(const counts &, const counts &) = default;

private:
    /// Whether the plan has shares of slots, whose differences may be inexact, or meters that
    /// report values of the moment, which have no differences.
    static constexpr bool has_inexact_differences = [] {
        bool reads = false;
        if constexpr (requires { Plan::view().readouts; })
            for (const readout &entry : Plan::view().readouts)
                reads = reads || entry.is_share() || entry.is_instant();
        return reads;
    }();
    /// Throws std::out_of_range where these counts and `other` have no valid difference.
    constexpr void check_difference(const counts &other) const {
        const failure problem = difference_failure(Plan::view().readouts, values_, other.values_);
        if (problem.kind == error_code::no_reading)
            detail::out_of_range("msr::counts: a meter that shows a value of the moment, such as a "
                                 "temperature, has no difference");
        if (problem)
            detail::out_of_range(
                "msr::counts: the difference of a share of slots is not known, because the plan "
                "does not count topdown_slots or the period is too short: add topdown_slots to "
                "the plan, or start the session anew for each period");
    }

    std::uint64_t values_[size() == 0 ? 1 : size()]{};
};

} // namespace msr
