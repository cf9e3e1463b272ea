// The counts of a plan on several logical processors; some counts are of units that these
// processors share.
#pragma once

#include <msr/backend/exceptions.hpp>
#include <msr/backend/message/number_text.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/session/counts.hpp>
#include <msr/session/counts_text.hpp>
#include <msr/session/run_time_plan.hpp>

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msr {

/// The count of a choice in one instance of a unit, such as one of several memory controllers.
struct unit_count {
    /// The scope of the counter: the logical processors that share the unit with the counter.
    register_scope scope{};
    const char *unit{"core"}; ///< the name of the unit that has the counter, as in `readout`
    /// Number of the unit's instance among the instances that the same processors share, from 0 on.
    unsigned instance{};
    /// Numbers of the counted logical processors that share the unit with the counter.
    std::vector<unsigned> cpus{};
    /// The number of events that the unit's instance has counted since the session was started.
    std::uint64_t count{};
};

/// The counts of a plan's choices (events with their qualifiers) on several processors.
template <typename Plan>
class [[nodiscard]] counts_on_cpus {
public:
    /// Makes counts of no processor.
    counts_on_cpus() = default;
    /// Makes the counts of the processors `target`; `read` has the counts of each.
    /// `representatives`: the numbers of the processors whose counters were read: for each
    /// processor of `target` a number for each choice, in order; `no_cpu`: the processor lacks the
    /// unit; empty: each processor's own counter was read `kinds`: the kind of core of each
    /// processor, from 0 on; empty: the plan is of one kind `instances`: the counts of each
    /// instance of the choice's unit, for each processor all choices in turn; empty: the unit has
    /// one instance
    counts_on_cpus(std::vector<unsigned> target, std::vector<counts<Plan>> read,
                   std::vector<unsigned> representatives = {}, std::vector<std::size_t> kinds = {},
                   std::vector<std::vector<std::uint64_t>> instances = {})
        : cpus_{std::move(target)}, counts_{std::move(read)},
          representatives_{std::move(representatives)}, kinds_{std::move(kinds)},
          instances_{std::move(instances)} {}

    /// Returns the numbers of the processors, in the order in which they were given.
    const std::vector<unsigned> &cpus() const { return cpus_; }

    /// Returns the number of counted processors.
    std::size_t size() const { return counts_.size(); }
    /// Returns the begin of the processors' counts: one `counts` for each processor, in the order
    /// of `cpus()`. Where a processor lacks a unit (`has_unit`), the unit's count is 0.
    auto begin() const { return counts_.begin(); }
    /// Returns the end of the processors' counts, behind the last processor.
    auto end() const { return counts_.end(); }

    /// Returns the counts on a processor. A choice of a unit that several processors share, such as
    /// a third-level cache, has the count of the unit. Throws std::out_of_range where the processor
    /// was not counted, or does not have the unit of a choice (`has_unit`): `count_on` has the
    /// counts of the choices whose unit it has.
    const counts<Plan> &counts_on(unsigned cpu) const {
        const std::size_t place = index_of(cpu);
        for (std::size_t k = 0; k < counts_[place].size(); ++k)
            if (representative(place, k) == no_cpu)
                detail::out_of_range(
                    "msr::counts_on_cpus::counts_on: this CPU does not have the unit of a "
                    "choice, and so no count of it: count_on has the others");
        return counts_[place];
    }

    /// Returns the count of the choice at `position` on a processor. Throws std::out_of_range where
    /// the processor was not counted, or does not have the choice's unit.
    std::uint64_t count_on(unsigned cpu, std::size_t position) const {
        if (!has_unit(cpu, position))
            detail::out_of_range(
                "msr::counts_on_cpus::count_on: this CPU does not have the unit of "
                "the choice, and so no count of it");
        return counts_[index_of(cpu)].at(position);
    }

    /// Returns the processor whose counter was read for the count of the choice at `position` on
    /// `cpu`: `cpu` itself, or the processor on which a unit that `cpu` shares was counted;
    /// `no_cpu`: `cpu` lacks the unit. Throws std::out_of_range.
    unsigned representative_of(unsigned cpu, std::size_t position) const {
        const std::size_t place = index_of(cpu);
        if (position >= counts_[place].size())
            detail::out_of_range("msr::counts_on_cpus: the plan has no choice at this position");
        return representative(place, position);
    }

    /// Returns whether the processor `cpu` has the unit of the choice at `position`, and so a
    /// count. Throws std::out_of_range.
    bool has_unit(unsigned cpu, std::size_t position) const {
        return representative_of(cpu, position) != no_cpu;
    }

    /// Returns the processors for which the choice at `position` has the same count as for `cpu`:
    /// `cpu` itself, and the processors that share the unit with it. Throws std::out_of_range.
    std::vector<unsigned> sharers(unsigned cpu, std::size_t position) const {
        const unsigned source = representative_of(cpu, position);
        std::vector<unsigned> result;
        for (std::size_t i = 0; i < size(); ++i)
            if (representative(i, position) == source) result.push_back(cpus_[i]);
        return result;
    }

    /// Returns the counts of a choice in each instance of its unit. A choice of scope `thread` has
    /// a count for each processor. A choice that the plan does not count does not compile.
    template <typename Choice>
    requires(!requires { requires Choice::has_type; }) std::vector<unit_count> units(Choice choice)
    const { return counts_.empty() ? std::vector<unit_count>{} : units_at(Plan::position(choice)); }
    /// Returns the counts of a choice that is a value, one for each instance of its unit. Throws
    /// std::out_of_range for a variable that the plan does not count.
    std::vector<unit_count> units(value_position<Plan> place) const {
        if (place.broken != nullptr) detail::out_of_range(place.broken->sentence);
        return counts_.empty() ? std::vector<unit_count>{} : units_at(place.position);
    }
    /// Returns the counts of the choice at `position`, one for each instance of its unit. Throws
    /// std::out_of_range.
    std::vector<unit_count> units_at(std::size_t position) const {
        std::vector<unit_count> units;
        for (std::size_t i = 0; i < size(); ++i) {
            if (representative_of(cpus_[i], position) != cpus_[i]) continue;
            const readout &counter = detail::readout_at(counts_[i], position);
            const std::vector<std::uint64_t> parts = instances_at(i, position);
            for (std::size_t part = 0; part < std::max<std::size_t>(parts.size(), 1); ++part)
                units.push_back({counter.scope, counter.unit, static_cast<unsigned>(part),
                                 sharers(cpus_[i], position),
                                 parts.empty() ? counts_[i].at(position) : parts[part]});
        }
        return units;
    }
    /// Returns the counts of the choice with the text `text`, one for each instance of its unit;
    /// empty where no processor was counted. Throws std::out_of_range where the plan has no such
    /// choice.
    std::vector<unit_count>
    units_at(std::string_view text) const requires std::same_as<Plan, run_time_plan> {
        return counts_.empty() ? std::vector<unit_count>{}
                               : units_at(counts_[0].plan().position(text));
    }

    /// Returns the counts of each instance of the unit that counts the choice at `position` on
    /// `cpu`, such as each memory controller of a package; their sum is the choice's count. Empty
    /// where the unit has one instance. Throws std::out_of_range.
    std::vector<std::uint64_t> instances(unsigned cpu, std::size_t position) const {
        static_cast<void>(representative_of(cpu, position));
        return instances_at(index_of(cpu), position);
    }

    /// Returns the counts of all processors together; a unit that several processors share counts
    /// once.
    counts<Plan> sum() const { return sum(cpus_); }

    /// Returns the sum over the processors `cpus`, such as those of a socket or of a kind of
    /// core; a unit that several processors share counts once. Throws std::out_of_range where one
    /// of the processors was not counted.
    counts<Plan> sum(const std::vector<unsigned> &cpus) const {
        if (counts_.empty()) return {};
        counts<Plan> result = counts_[0];
        for (std::size_t k = 0; k < result.size(); ++k) {
            result.data()[k] = 0;
            std::vector<unsigned> added;
            for (const unsigned cpu : cpus) {
                const unsigned read = representative_of(cpu, k);
                if (read == no_cpu) continue;
                if (std::find(added.begin(), added.end(), read) != added.end()) continue;
                added.push_back(read);
                result.data()[k] += count_on(cpu, k);
            }
        }
        return result;
    }

    /// Returns the processors of a kind of core, by the kind's number in the plan, from 0 on.
    std::vector<unsigned> cpus_of_kind(std::size_t kind) const {
        std::vector<unsigned> result;
        for (std::size_t i = 0; i < cpus_.size(); ++i)
            if ((kinds_.empty() ? 0 : kinds_[i]) == kind) result.push_back(cpus_[i]);
        return result;
    }

private:
    unsigned representative(std::size_t place, std::size_t position) const {
        return representatives_.empty()
                   ? cpus_[place]
                   : representatives_[place * counts_[place].size() + position];
    }
    std::vector<std::uint64_t> instances_at(std::size_t place, std::size_t position) const {
        const std::size_t row = place * counts_[place].size() + position;
        return row < instances_.size() ? instances_[row] : std::vector<std::uint64_t>{};
    }
    std::size_t index_of(unsigned cpu) const {
        for (std::size_t i = 0; i < size(); ++i)
            if (cpus_[i] == cpu) return i;
        detail::out_of_range("msr::counts_on_cpus: this CPU was not counted");
    }

    std::vector<unsigned> cpus_;
    std::vector<counts<Plan>> counts_;
    std::vector<unsigned> representatives_;
    std::vector<std::size_t> kinds_;
    std::vector<std::vector<std::uint64_t>> instances_;
};

namespace detail {

/// Inserts the scope of a count's unit and the processors of the unit in front of the end of a
/// line, as ` (l3 of CPUs 0, 1)`; with an instance, as ` (umc 3, node of CPUs 0, 1)`.
inline void append_sharers(std::string &text, register_scope scope,
                           const std::vector<unsigned> &sharers, const std::string &instance = {}) {
    text.pop_back();
    text += " (" + instance + name_of(scope) + (sharers.size() == 1 ? " of CPU" : " of CPUs");
    for (std::size_t i = 0; i < sharers.size(); ++i) {
        text += i == 0 ? " " : ", ";
        append_number(text, sharers[i]);
    }
    text += ")\n";
}

/// Returns counts on several processors as text; `append_choice(text, counts, i)` appends the text
/// of a choice.
template <typename Plan, typename AppendChoice>
std::string text_on_cpus(const counts_on_cpus<Plan> &whole, AppendChoice append_choice) {
    std::string text;
    for (std::size_t place = 0; place < whole.size(); ++place) {
        const unsigned cpu = whole.cpus()[place];
        const counts<Plan> &counts = *(whole.begin() + static_cast<std::ptrdiff_t>(place));
        std::string rows;
        for (std::size_t i = 0; i < counts.size(); ++i) {
            if (whole.representative_of(cpu, i) != cpu) continue;
            const readout &counter = readout_at(counts, i);
            const auto add_row = [&](std::uint64_t count, const std::string &instance) {
                append_choice(rows, counts, i);
                append_count(rows, counter, count);
                if (counter.scope != register_scope::thread)
                    append_sharers(rows, counter.scope, whole.sharers(cpu, i), instance);
            };
            const std::vector<std::uint64_t> parts = whole.instances(cpu, i);
            if (parts.empty()) add_row(counts.at(i), {});
            for (std::size_t part = 0; part < parts.size(); ++part) {
                std::string instance = std::string{counter.unit} + ' ';
                append_number(instance, part);
                add_row(parts[part], instance + ", ");
            }
        }
        if (!rows.empty()) text += cpu_text(cpu) + '\n' + rows;
    }
    return text;
}

} // namespace detail

/// Returns counts as text: for each processor `CPU N`, and below it the counts of that processor.
/// The count of a unit that several processors share stands once, at the processor that was read,
/// with the unit's scope and processors; each instance of a unit of several instances has a row.
template <typename Plan, detail::text_source Source = detail::text_source_of<Plan>()>
std::string to_string(const counts_on_cpus<Plan> &whole) {
    return detail::text_on_cpus(whole, [](std::string &text, const counts<Plan> &, std::size_t i) {
        detail::append_choice<Plan, Source>(text, i);
    });
}
inline std::string to_string(const counts_on_cpus<run_time_plan> &whole) {
    return detail::text_on_cpus(whole, [](std::string &text, const counts<run_time_plan> &here,
                                          std::size_t i) { text += here.plan().text(i); });
}

/// Writes the text that `to_string` returns for the counts.
/// `destination`: anything with `write(const char *, size)`, such as std::ostream
/// Returns `destination`.
template <text_stream Stream, typename Plan,
          detail::text_source Source = detail::text_source_of<Plan>()>
Stream &operator<<(Stream &destination, const counts_on_cpus<Plan> &whole) {
    return detail::write_to(destination, to_string(whole));
}
/// Writes the text that `to_string` returns for the counts of a plan made at run time.
/// `destination`: anything with `write(const char *, size)`, such as std::ostream
/// Returns `destination`.
template <text_stream Stream>
Stream &operator<<(Stream &destination, const counts_on_cpus<run_time_plan> &whole) {
    return detail::write_to(destination, to_string(whole));
}

} // namespace msr
