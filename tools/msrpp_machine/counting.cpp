#include "counting.hpp"

#include "../msrpp/complaint.hpp"
#include "../msrpp/json.hpp"

#include <msr/program.hpp>

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace msrpp::machine {

counting::counting(simulated &on, std::vector<const family_plan *> plans)
    : on_{on}, plans_{std::move(plans)} {
    for (unsigned cpu = 0; cpu < on.cpus(); ++cpu) {
        const family_plan &plan = plan_of(cpu);
        write(cpu, plan.set_up);
        write(cpu, plan.start);
        for (const still &each : on.not_simulated(cpu))
            refuse(each, plan);
        before_.emplace_back();
        for (const msr::readout &each : plan.readouts)
            before_.back().push_back(read(cpu, each.address));
    }
}

void counting::refuse(const still &one, const family_plan &plan) {
    std::string what = one.counter;
    for (const msr::readout &each : plan.readouts) // named as the counter, or
        if (each.owner < plan.texts.size() && one.counter == each.name)
            what = in_quotes(plan.texts[each.owner]);
    for (std::size_t i = 0; i < plan.places.size(); ++i) // as its place
        if (one.counter == plan.places[i]) what = in_quotes(plan.texts[i]);
    complain(rule_broken,
             fmt::format("machine: {}: {} ('msrpp list --simulated' shows what it counts)", what,
                         one.why));
}

bool counting::has_counted_before(unsigned cpu) const {
    for (unsigned earlier = 0; earlier < cpu; ++earlier)
        if (&plan_of(earlier) == &plan_of(cpu)) return true;
    return false;
}

std::vector<std::uint64_t> counting::stop() {
    std::vector<std::uint64_t> counts(plan_of(0).texts.size());
    for (unsigned cpu = 0; cpu < on_.cpus(); ++cpu) {
        const family_plan &plan = plan_of(cpu);
        write(cpu, plan.stop);
        for (std::size_t i = 0; i < plan.readouts.size(); ++i) {
            const msr::readout &one = plan.readouts[i];
            const bool is_counted = has_counted_before(cpu) && on_.is_shared(one.address);
            if (one.owner < counts.size() && !is_counted)
                counts[one.owner] +=
                    msr::counted(before_[cpu][i], read(cpu, one.address), one.width);
        }
    }
    return counts;
}

void counting::write(unsigned cpu, const std::vector<named_family_write> &phase) {
    for (const named_family_write &each : phase) {
        std::uint64_t value = each.what.value;
        if (each.what.keep != 0)
            value = (value & ~each.what.keep) | (read(cpu, each.what.address) & each.what.keep);
        if (on_.write(cpu, each.what.address, value))
            complain(rule_broken,
                     fmt::format("machine: the simulated processor refuses {:#x} for {} ({:#x})",
                                 value, each.register_name, each.what.address));
    }
}

std::uint64_t counting::read(unsigned cpu, std::uint32_t address) {
    std::uint64_t value = 0;
    if (on_.read(cpu, address, value))
        complain(rule_broken,
                 fmt::format("machine: the simulated processor has no register {:#x}", address));
    return value;
}

void print_counts(output &to, const std::string &format, const family &of,
                  const std::vector<std::string> &choices, const std::vector<std::uint64_t> &counts,
                  const std::vector<std::string> &limits) {
    if (format == "csv") {
        append_row(to, {"choice", "count"});
        for (std::size_t i = 0; i < choices.size(); ++i)
            append_row(to, {choices[i], std::to_string(counts[i])});
        return;
    }
    if (format == "json") {
        json rows = json::array();
        for (std::size_t i = 0; i < choices.size(); ++i)
            rows.push_back({{"choice", choices[i]}, {"count", counts[i]}});
        append_document(
            to, json{{"cpu", of.name}, {"simulated", true}, {"counts", rows}, {"limits", limits}});
        return;
    }
    append_line(to, fmt::format("simulated {}; nothing is measured", of.text));
    std::vector<std::vector<std::string>> rows;
    for (std::size_t i = 0; i < choices.size(); ++i)
        rows.push_back({choices[i], std::to_string(counts[i])});
    append_aligned(to, rows, "  ");
    for (const std::string &each : limits)
        append_line(to, "limit: " + each);
}

} // namespace msrpp::machine
