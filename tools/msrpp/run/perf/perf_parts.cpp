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
        const auto at = std::find(names.begin(), names.end(), name);
        const auto number = static_cast<std::uint32_t>(at - names.begin()) + 1;
        if (at == names.end()) names.emplace_back(name);
        return number;
    };
    const std::size_t count = program.readouts.size();
    msr::perf_events events;
    if (msr::derive_perf_events(program, number_of, events) || events.readouts != count)
        return {{.kept = std::vector<bool>(count, true)}};
    std::vector<readouts_of_pmu> all;
    for (std::size_t i = 0; i < count; ++i) {
        const msr::perf_event &event = events.all[i];
        const std::uint32_t number = event.counts_unit() ? event.type : 0;
        auto at = std::find_if(all.begin(), all.end(), [number](const readouts_of_pmu &each) {
            return each.number == number;
        });
        if (at == all.end())
            at = all.insert(at, {std::vector<bool>(count), i, event.counts_unit(), number});
        at->kept[i] = true;
    }
    return all;
}

std::vector<opened_on_cpu> cpus_of(const readouts_of_pmu &part, const family_plan &plan,
                                   const counted_units &on) {
    const bool is_by_cpu = on.are_whole || (part.of_units && on.units != nullptr);
    if (!is_by_cpu) return {{0, part.kept}};
    std::vector<opened_on_cpu> all;
    for (const unsigned cpu : on.cpus) {
        const counted_part here = on.units->part_on(cpu, plan);
        opened_on_cpu opened{cpu, std::vector<bool>(part.kept.size())};
        bool is_empty = true;
        for (std::size_t i = 0; i < here.readouts.size(); ++i)
            if (here.summed[i] && part.kept[here.readouts[i]]) {
                opened.kept[here.readouts[i]] = true;
                is_empty = false;
            }
        if (!is_empty) all.push_back(std::move(opened));
    }
    return all;
}

msr::failure load(msr::perf &by, const msr::program_view &program, const opened_on_cpu &on,
                  msr::program_handle &into) {
    const bool is_whole = std::find(on.kept.begin(), on.kept.end(), false) == on.kept.end();
    return is_whole ? by.load(on.cpu, program, into)
                    : by.load(on.cpu, msr::detail::part_of(program, on.kept).view(), into);
}

} // namespace msrpp::run
