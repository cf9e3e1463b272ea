#include "perf_parts.hpp"

#include <msr/session/program_part.hpp>

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace msrpp::run {

msr::perf_options options_for(subject::kind counted, const std::string &pmu,
                              const std::string &topology) {
    if (counted == subject::kind::machine)
        return {.shared = msr::perf_shared::as_it_is,
                .rdpmc = false,
                .core = pmu,
                .topology = topology};
    return {.shared = msr::perf_shared::as_it_is,
            .inherit = counted != subject::kind::threads,
            .at_exec = counted == subject::kind::program,
            .rdpmc = false,
            .core = pmu};
}

msr::perf_options options_for_units(const std::string &topology) {
    return {.shared = msr::perf_shared::as_it_is, .rdpmc = false, .topology = topology};
}

std::vector<readouts_of_pmu> by_pmu(const msr::program_view &program) {
    std::vector<std::string> names;
    const auto number_of = [&names](const char *name) {
        const auto position = std::find(names.begin(), names.end(), name);
        const auto number = static_cast<std::uint32_t>(position - names.begin()) + 1;
        if (position == names.end()) names.emplace_back(name);
        return number;
    };
    const std::size_t count = program.readouts.size();
    msr::perf_events events;
    if (msr::derive_perf_events(program, number_of, events) || events.readouts != count)
        return {{.kept = std::vector<bool>(count, true)}};
    std::vector<readouts_of_pmu> pmus;
    for (std::size_t i = 0; i < count; ++i) {
        const msr::perf_event &event = events.all[i];
        const std::uint32_t number = event.counts_unit() ? event.type : 0;
        auto position =
            std::find_if(pmus.begin(), pmus.end(),
                         [number](const readouts_of_pmu &pmu) { return pmu.number == number; });
        if (position == pmus.end())
            position =
                pmus.insert(position, {std::vector<bool>(count), i, event.counts_unit(), number});
        position->kept[i] = true;
    }
    return pmus;
}

std::vector<opened_on_cpu> cpus_of(const readouts_of_pmu &part, const family_plan &plan,
                                   const counted_units &units) {
    const bool is_by_cpu = units.are_whole || (part.of_units && units.units != nullptr);
    if (!is_by_cpu) return {{0, part.kept}};
    std::vector<opened_on_cpu> cpus;
    for (const unsigned cpu : units.cpus) {
        const counted_part counted_part = units.units->part_on(cpu, plan);
        opened_on_cpu opened{cpu, std::vector<bool>(part.kept.size())};
        bool is_empty = true;
        for (std::size_t i = 0; i < counted_part.readouts.size(); ++i)
            if (counted_part.summed[i] && part.kept[counted_part.readouts[i]]) {
                opened.kept[counted_part.readouts[i]] = true;
                is_empty = false;
            }
        if (!is_empty) cpus.push_back(std::move(opened));
    }
    return cpus;
}

msr::failure load(msr::perf &perf, const msr::program_view &program, const opened_on_cpu &cpu,
                  msr::program_handle &destination) {
    const bool is_whole = std::find(cpu.kept.begin(), cpu.kept.end(), false) == cpu.kept.end();
    return is_whole
               ? perf.load(cpu.cpu, program, destination)
               : perf.load(cpu.cpu, msr::detail::part_of(program, cpu.kept).view(), destination);
}

} // namespace msrpp::run
