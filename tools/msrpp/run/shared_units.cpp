#include "shared_units.hpp"

#include "../../support/complaint.hpp"

#include "../../support/cpus.hpp"

#include <msr/backend/system_topology.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/core/sequence.hpp>
#include <msr/processor/topology.hpp>
#include <msr/session/machine_cpus.hpp>
#include <msr/session/program_part.hpp>

#include <fmt/format.h>

namespace msrpp::run {

msr::sequence<msr::cpu_place> shared_units::places(const msr::readout &counter) {
    if (places_.empty() && !topology_.empty())
        places_ = msr::places_below(topology_, cpus_, msr::detail::cpuid_here{});
    if (places_.empty()) {
        places_ = msr::system_places(cpus_);
        for (const unsigned number : cpus_)
            by_cpuid_.push_back(msr::online_cpus().empty()
                                    // CPUID in an emulator does not describe the machine.
                                    ? msr::unknown_place(number)
                                    : msr::detail::place_by_own_cpuid(number));
    }
    if (!by_cpuid_.empty() && msr::detail::compare_places(places_, by_cpuid_, {&counter, 1}))
        complain(
            rule_broken,
            fmt::format("run: CPUID and {} say differently which of CPUs {} share a unit ({}): "
                        "name one CPU of each unit with --cpus, or with --topology a folder "
                        "that says it",
                        msr::system_cpus_folder, support::list_of(cpus_), name_of(counter.scope)));
    return {places_.data(), places_.size()};
}

unsigned shared_units::standing_for(unsigned cpu, const msr::readout &counter) {
    if (counter.scope == msr::register_scope::thread) return cpu;
    const msr::sequence<msr::cpu_place> cpus = places(counter);
    if (cpus_.size() == 1 && !msr::lacks_unit(cpus, cpu, counter.scope)) return cpu;
    return msr::standing_cpu(cpus, cpu, counter.scope);
}

bool shared_units::lacks(unsigned cpu, const msr::readout &counter) {
    return counter.scope != msr::register_scope::thread &&
           msr::lacks_unit(places(counter), cpu, counter.scope);
}

std::string shared_units::why_unknown(const msr::readout &counter) const {
    return fmt::format(
        "it is not known which of CPUs {} share a unit ({}) that is counted once for "
        "all of them: name one CPU of each unit with --cpus, or with --topology a "
        "folder as {}",
        support::list_of(cpus_), name_of(counter.scope), msr::system_cpus_folder);
}

std::string shared_units::why_unknown(const family_plan &plan) {
    for (const msr::readout &counter : plan.readouts) {
        bool has_unit = false;
        for (const unsigned cpu : cpus_) {
            if (lacks(cpu, counter)) continue;
            has_unit = true;
            if (standing_for(cpu, counter) == msr::no_cpu) return why_unknown(counter);
        }
        if (!has_unit)
            return fmt::format("none of CPUs {} has the unit that it counts ({}), as low-power E "
                               "cores have no third-level cache: --cpus names others",
                               support::list_of(cpus_), name_of(counter.scope));
    }
    return {};
}

counted_part shared_units::part_on(unsigned cpu, const family_plan &plan) {
    counted_part result;
    for (std::size_t i = 0; i < plan.readouts.size(); ++i) {
        const msr::readout &readout = plan.readouts[i];
        if (lacks(cpu, readout)) {
            result.opened.push_back(false);
            continue;
        }
        const unsigned standing = standing_for(cpu, readout);
        if (standing == msr::no_cpu)
            complain(
                rule_broken,
                fmt::format(
                    "run: {}: {}",
                    in_quotes(plan.texts[readout.owner < plan.texts.size() ? readout.owner : i]),
                    why_unknown(readout)));
        result.opened.push_back(standing == cpu || !msr::is_shared_between_cores(readout));
        if (!result.opened.back()) continue;
        result.readouts.push_back(i);
        result.summed.push_back(standing == cpu);
    }
    return result;
}

} // namespace msrpp::run
