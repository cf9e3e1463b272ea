// The parts of plans that CPUs carry out.
#pragma once

#include "../carrier.hpp"
#include "../plain_program.hpp"
#include "../shared_units.hpp"

#include <msr/core/program.hpp>
#include <msr/session/program_part.hpp>

#include <algorithm>
#include <cstddef>
#include <map>
#include <utility>
#include <vector>

namespace msrpp::run {

/// Returns the plan of a CPU for a group of events: the plan of the CPU's kind of core.
inline const family_plan &plan_on(unsigned cpu, const work &work, plans groups, std::size_t group) {
    for (const kind_plans &plans : work.kinds)
        if (std::find(plans.cpus.begin(), plans.cpus.end(), cpu) != plans.cpus.end())
            return plans.groups[work.first_group + group];
    return groups[group];
}

/// Returns the CPUs that count: where only one kind of core counts, the CPUs of that kind,
/// otherwise all.
inline std::vector<unsigned> counting_among(const std::vector<unsigned> &cpus, const work &work) {
    if (work.kinds.size() != 1) return cpus;
    std::vector<unsigned> result;
    for (const unsigned cpu : cpus)
        if (std::find(work.kinds[0].cpus.begin(), work.kinds[0].cpus.end(), cpu) !=
            work.kinds[0].cpus.end())
            result.push_back(cpu);
    return result;
}

/// Returns whether a plan has meters.
inline bool has_meters(const family_plan &plan) {
    return msr::has_meters({plan.readouts.data(), plan.readouts.size()});
}

/// Plans as register writes that a backend carries out; the writes of each plan are made once.
class known_programs {
public:
    const plain_program &of(const family_plan &plan) {
        return programs_.try_emplace(&plan, plan).first->second;
    }

private:
    std::map<const family_plan *, plain_program> programs_;
};

/// The part of a plan that a CPU carries out.
class part_of_plan {
public:
    part_of_plan(const plain_program &whole, counted_part counted)
        : whole_{&whole}, counted_{std::move(counted)}, program_{msr::detail::part_of(
                                                            whole.view(), counted_.opened)} {}

    /// Returns whether the part is empty, because other CPUs count all events that the CPU would
    /// count.
    bool is_empty() const { return counted_.readouts.empty() && !counted_.opened.empty(); }
    /// Returns a view of the program of the part of the plan; the view is valid as long as the part
    /// lives.
    msr::program_view view() const { return program_.view(); }
    std::size_t size() const { return counted_.readouts.size(); }
    /// Returns the number of the requested event that counter `i` of the part counts.
    std::size_t choice_of(std::size_t i) const { return whole_->choice_of(counted_.readouts[i]); }
    /// Returns whether the count of counter `i` of the part is added to sums, because no other CPU
    /// counts the same events.
    bool is_summed(std::size_t i) const { return counted_.summed[i]; }

private:
    const plain_program *whole_;
    counted_part counted_;
    msr::detail::owned_program program_;
};

} // namespace msrpp::run
