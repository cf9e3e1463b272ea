#include "opened_meters.hpp"

#include "../../../support/complaint.hpp"
#include "../../../support/cpus.hpp"
#include "../shared_units.hpp"

#include <msr/backend/message.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/meters/carried_meters.hpp>
#include <msr/meters/table.hpp>
#include <msr/session/cpu_selection.hpp>

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

namespace msrpp::run {

namespace {

/// Returns the row of the table of meters from which a plan's read of a meter was made.
const msr::meters::meter_row &row_of(const msr::readout &readout) {
    return *std::find_if(
        msr::meters::meter_rows.begin(), msr::meters::meter_rows.end(),
        [&](const msr::meters::meter_row &row) { return &row.conversion == readout.meter; });
}

[[noreturn]] void complain_of(const std::string &reason) {
    complain(rule_broken, "run: " + reason);
}

} // namespace

family_plan without_meters(const family_plan &plan) {
    family_plan result = plan;
    result.readouts.erase(
        std::remove_if(result.readouts.begin(), result.readouts.end(),
                       [](const msr::readout &readout) { return readout.is_meter(); }),
        result.readouts.end());
    return result;
}

std::string why_not_meters(const family_plan &plan, const std::vector<unsigned> &cpus,
                           const std::string &topology) {
    const std::vector<unsigned> usable = cpus.empty() ? support::usable_cpus() : cpus;
    for (const msr::readout &readout : plan.readouts) {
        if (!readout.is_meter()) continue;
        const msr::perf_meter meter = msr::meters::carried_meter_of(row_of(readout));
        if (meter.pmu == nullptr)
            return "Linux's perf has no event for this meter: --backend dev reads its register";
        msr::perf_meters device{{&meter, 1}, {.topology = topology}};
        if (const char *const reason = device.why_not(meter)) return reason;
        std::uint64_t content = 0;
        if (const msr::failure problem =
                device.read(usable.empty() ? 0 : usable.front(), meter.address, content))
            return problem.subject;
    }
    return {};
}

const family_plan &opened_meters::meters_of(const family_plan &plan) {
    const auto [place, is_new] = plans_.try_emplace(&plan);
    family_plan &result = place->second;
    if (!is_new) return result;
    result.texts = plan.texts;
    for (const msr::readout &readout : plan.readouts) {
        if (!readout.is_meter()) continue;
        result.readouts.push_back(readout);
        const msr::perf_meter meter = msr::meters::carried_meter_of(row_of(readout));
        if (meter.pmu == nullptr)
            complain_of(std::string{meter.name} +
                        ": Linux's perf has no event for this meter: --backend dev reads its "
                        "register");
        const bool is_known =
            std::any_of(carried_.begin(), carried_.end(), [&](const msr::perf_meter &known) {
                return known.address == meter.address;
            });
        if (!is_known) carried_.push_back(meter);
    }
    return result;
}

opened_meters::opened_meters(const work &work, plans groups) {
    const std::vector<unsigned> cpus =
        counting_among(work.cpus.empty() ? support::usable_cpus() : work.cpus, work);
    shared_units units{cpus, work.topology};
    for (const unsigned cpu : cpus) {
        const family_plan &plan = meters_of(plan_on(cpu, work, groups, 0));
        part_of_plan part{programs_.of(plan), units.part_on(cpu, plan)};
        if (part.is_empty()) continue;
        parts_.push_back(std::move(part));
        opened_.emplace_back(parts_.back().view());
        opened_on_.push_back(cpu);
    }
    // The device refers to the list of meters, and so is made when the list is complete.
    device_ = std::make_unique<msr::perf_meters>(
        msr::sequence<msr::perf_meter>{carried_.data(), carried_.size()},
        msr::perf_meter_options{.topology = work.topology});
    try {
        for (std::size_t i = 0; i < opened_.size(); ++i)
            sessions_.push_back(msr::session{*device_, opened_[i], msr::watch_cpu(opened_on_[i])});
    } catch (const msr::session_error &problem) {
        complain_of(problem.what());
    }
}

void opened_meters::start() {
    time_ = {};
    try {
        for (auto &entry : sessions_)
            entry.start();
    } catch (const msr::session_error &problem) {
        complain_of(problem.what());
    }
}

void opened_meters::read(std::vector<reading> &destination) {
    const std::uint64_t time = time_.nanoseconds();
    by_cpu_.clear();
    std::vector<bool> is_read(destination.size());
    try {
        for (std::size_t position = 0; position < sessions_.size(); ++position) {
            const auto counts = sessions_[position].read();
            cpu_readings &entry = by_cpu_.emplace_back(cpu_readings{opened_on_[position], {}, {}});
            for (std::size_t i = 0; i < counts.size(); ++i) {
                if (!parts_[position].is_summed(i)) continue;
                const std::size_t choice = parts_[position].choice_of(i);
                const std::uint64_t previous = is_read[choice] ? destination[choice].count : 0;
                is_read[choice] = true;
                destination[choice] = {previous + counts.at(i), time, time};
                entry.choices.push_back(choice);
                entry.readings.push_back({counts.at(i), time, time});
            }
        }
    } catch (const msr::session_error &problem) {
        complain_of(problem.what());
    }
}

} // namespace msrpp::run
