// A schedule that was made at run time, in one type for the schedules of all processors, and the
// counts of a multiplexer that runs it.
#pragma once

#include <msr/backend/exceptions.hpp>
#include <msr/core/program.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/core/text.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/session/multiplexer/multiplexed_count.hpp>
#include <msr/session/owners.hpp>
#include <msr/session/run_time_plan.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msr {

/// Groups of choices (events with their qualifiers) that take turns, each group a plan made at run
/// time, with a text for each choice. Copies share their memory.
class run_time_schedule {
public:
    /// The group that counts a choice, and the choice's position in the group.
    struct place {
        std::size_t group{};    ///< number of the choice's group in the schedule, from 0 on
        std::size_t position{}; ///< the choice's position among the choices of its group, from 0 on

        friend constexpr bool operator==(const place &, const place &) = default;
    };

    /// The most choices of a schedule made at run time that a multiplexer counts.
    static constexpr std::size_t max_choices = 64;

    /// Makes a schedule of no choices; a multiplexer refuses such a schedule.
    run_time_schedule() = default;

    /// Makes a schedule of no choices that is not legal, because the choices break the rule in
    /// `broken`.
    explicit run_time_schedule(const verdict &broken) : run_time_schedule{{}, {}, broken} {}

    /// Makes a schedule of `groups`; `places` has the group of each choice, in their order, and the
    /// choice's position in the group. The schedule is illegal where a group is illegal, where
    /// there are more than `max_choices` choices, or where two choices have the same text. Throws
    /// std::out_of_range where a choice is in no group.
    run_time_schedule(std::vector<run_time_plan> groups, std::vector<place> places)
        : run_time_schedule{std::move(groups), std::move(places), verdict{}} {}

    /// Returns whether a multiplexer can count the schedule.
    bool legal() const noexcept { return shared && shared->broken_rule.legal(); }

    /// Returns the rule that the schedule breaks; a legal verdict where it breaks none, as for a
    /// default-made schedule.
    verdict why() const noexcept { return shared ? shared->broken_rule : verdict{}; }

    /// Returns the number of groups; 0 where the schedule is not legal.
    std::size_t group_count() const noexcept { return legal() ? shared->groups.size() : 0; }
    /// Returns the number of choices in all groups; 0 where the schedule is not legal.
    std::size_t size() const noexcept { return legal() ? shared->places.size() : 0; }

    /// Returns the plan of a group, by its number from 0 on; throws std::out_of_range.
    const run_time_plan &group(std::size_t number) const {
        if (number >= group_count()) detail::out_of_range("msr::run_time_schedule::group");
        return shared->groups[number];
    }
    /// Returns the register writes and the counters to read of a group, by its number from 0 on;
    /// none where the schedule has no such group.
    program_view view(std::size_t number) const noexcept {
        return number < group_count() ? shared->groups[number].view() : program_view{};
    }

    /// Returns the group that counts the choice at `position`, and the choice's position in the
    /// group; throws std::out_of_range.
    place place_of(std::size_t position) const {
        if (position >= size()) detail::out_of_range("msr::run_time_schedule::place_of");
        return shared->places[position];
    }
    /// Returns the text of the choice at `position`; throws std::out_of_range.
    std::string_view text(std::size_t position) const {
        const place spot = place_of(position);
        return shared->groups[spot.group].text(spot.position);
    }
    /// Returns the position of the choice with the text `text`, or `size()` where no choice has the
    /// text.
    std::size_t position(std::string_view text) const noexcept {
        for (std::size_t i = 0; i < size(); ++i)
            if (this->text(i) == text) return i;
        return size();
    }

    /// Returns the first rule that a group breaks on the processor with the CPUID `cpuid`, or no
    /// rule: see `run_time_plan::check_cpuid`.
    verdict check_cpuid(const cpuid_view &cpuid, bool finds_counters = false) const {
        for (std::size_t i = 0; i < group_count(); ++i)
            if (const verdict verdict = shared->groups[i].check_cpuid(cpuid, finds_counters);
                !verdict.legal())
                return verdict;
        return {};
    }

private:
    struct contents {
        std::vector<run_time_plan> groups;
        std::vector<place> places; // for each choice: its group, and its position in the group
        verdict broken_rule;
    };

    run_time_schedule(std::vector<run_time_plan> groups, std::vector<place> places,
                      const verdict &broken)
        : shared{std::in_place, groups, places, checked(groups, places, broken)} {}

    static verdict checked(const std::vector<run_time_plan> &groups,
                           const std::vector<place> &places, const verdict &broken) {
        if (!broken.legal()) return broken;
        for (const run_time_plan &plan : groups)
            if (!plan.why().legal()) return plan.why();
        if (places.size() > max_choices) return {&run_time_plan_has_room::text, {}};
        for (const place &spot : places)
            if (spot.group >= groups.size() || spot.position >= groups[spot.group].size())
                detail::out_of_range("msr::run_time_schedule: a choice is in no group");
        for (std::size_t i = 1; i < places.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                if (text_at(groups, places[i]) == text_at(groups, places[k]))
                    return {&each_text_stands_once::text,
                            {groups[places[i].group].view().readouts[places[i].position].name}};
        return {};
    }
    static std::string_view text_at(const std::vector<run_time_plan> &groups, const place &spot) {
        return groups[spot.group].text(spot.position);
    }

    detail::shared_owner<contents> shared;
};

/// The counts of a schedule that was made at run time.
template <>
class [[nodiscard]] multiplexed_counts<run_time_schedule> {
public:
    /// Makes the counts of no schedule, which have no choice.
    multiplexed_counts() = default;
    /// Makes the counts of a schedule of which no slice has run.
    explicit multiplexed_counts(run_time_schedule schedule) noexcept
        : schedule_{std::move(schedule)} {}

    /// Returns the count of the choice at `position`; throws std::out_of_range.
    const multiplexed_count &at(std::size_t position) const {
        if (position >= size()) detail::out_of_range("msr::multiplexed_counts::at");
        return values_[position];
    }
    /// Returns the count of the choice with the text `text`; throws std::out_of_range.
    const multiplexed_count &at(std::string_view text) const {
        const std::size_t position = schedule_.position(text);
        if (position >= size())
            detail::out_of_range(
                "msr::multiplexed_counts::at: the schedule has no choice of this text");
        return values_[position];
    }
    /// Returns the count of a choice that has a text, such as a portable choice; throws
    /// std::out_of_range.
    template <detail::choice_with_text Choice>
    const multiplexed_count &operator[](const Choice &choice) const {
        std::string text;
        write_text(choice, [&](text_view piece) { text.append(piece.begin(), piece.size()); });
        return at(text);
    }

    /// Returns the number of counts, which is the number of the choices in all groups.
    std::size_t size() const noexcept { return schedule_.size(); }
    /// Returns the schedule whose choices were counted.
    const run_time_schedule &schedule() const noexcept { return schedule_; }

    /// Returns the counts of all choices, in their order. The rows of `multiplexed_rows.hpp` have
    /// texts, too.
    sequence<multiplexed_count> values() const noexcept { return {values_, size()}; }

    /// Returns the memory into which a multiplexer writes the counts, in the order of the choices.
    multiplexed_count *data() noexcept { return values_; }

private:
    run_time_schedule schedule_;
    multiplexed_count values_[run_time_schedule::max_choices]{};
};

} // namespace msr
