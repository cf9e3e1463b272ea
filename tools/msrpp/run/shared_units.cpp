#include "shared_units.hpp"

#include "../../support/complaint.hpp"

#include "../../support/cpus.hpp"

#include <msr/backend/system_topology.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/session/machine_cpus.hpp>
#include <msr/session/program_part.hpp>

#include <fmt/format.h>

namespace msrpp::run {

unsigned shared_units::standing_for(unsigned cpu, const msr::readout &counter) {
    if (cpus_.size() == 1 || counter.scope == msr::register_scope::thread) return cpu;
    if (places_.empty() && !topology_.empty())
        places_ = msr::places_below(topology_, cpus_, msr::detail::cpuid_here{});
    if (places_.empty()) {
        places_ = msr::system_places(cpus_);
        for (const unsigned each : cpus_)
            by_cpuid_.push_back(msr::online_cpus().empty()
                                    ? msr::unknown_place(each) // CPUID is an emulator's
                                    : msr::detail::place_by_own_cpuid(each));
    }
    if (!by_cpuid_.empty() && msr::detail::compare_places(places_, by_cpuid_, {&counter, 1}))
        complain(
            rule_broken,
            fmt::format("run: CPUID and {} say differently which of CPUs {} share a unit ({}): "
                        "name one CPU of each unit with --cpus, or with --topology a folder "
                        "that says it",
                        msr::system_cpus_folder, support::list_of(cpus_), name_of(counter.scope)));
    return msr::standing_cpu({places_.data(), places_.size()}, cpu, counter.scope);
}

std::string shared_units::why_unknown(const msr::readout &counter) const {
    return fmt::format(
        "it is not known which of CPUs {} share a unit ({}) that is counted once for "
        "all of them: name one CPU of each unit with --cpus, or with --topology a "
        "folder as {}",
        support::list_of(cpus_), name_of(counter.scope), msr::system_cpus_folder);
}

std::string shared_units::why_unknown(const family_plan &plan) {
    for (const unsigned cpu : cpus_)
        for (const msr::readout &each : plan.readouts)
            if (standing_for(cpu, each) == msr::no_cpu) return why_unknown(each);
    return {};
}

counted_part shared_units::part_on(unsigned cpu, const family_plan &plan) {
    counted_part result;
    for (std::size_t i = 0; i < plan.readouts.size(); ++i) {
        const msr::readout &each = plan.readouts[i];
        const unsigned standing = standing_for(cpu, each);
        if (standing == msr::no_cpu)
            complain(
                rule_broken,
                fmt::format("run: {}: {}",
                            in_quotes(plan.texts[each.owner < plan.texts.size() ? each.owner : i]),
                            why_unknown(each)));
        result.opened.push_back(standing == cpu || !msr::is_of_one_cpu(each));
        if (!result.opened.back()) continue;
        result.readouts.push_back(i);
        result.summed.push_back(standing == cpu);
    }
    return result;
}

} // namespace msrpp::run
