#include "counting.hpp"

#include "../support/complaint.hpp"
#include "../support/json.hpp"
#include "../support/report/report.hpp"

#include "../msrpp/families/meters.hpp"

#include <msr/core/meter_conversion.hpp>
#include <msr/core/program.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/meters/names.hpp>
#include <msr/meters/quantities.hpp>
#include <msr/session/execution/counter_movement.hpp>
#include <msr/sim/meters/meter_registers.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp::machine {

namespace {

/// Returns the meter whose register a readout reads.
msr::meters::meter_number number_of(const msr::readout &meter) {
    return static_cast<msr::meters::meter_number>(meter_named(meter.name) -
                                                  msr::meters::meter_names);
}

} // namespace

counting::counting(simulated &processor, std::vector<const family_plan *> plans,
                   std::vector<unsigned> cpus)
    : on_{processor}, cpus_{std::move(cpus)}, plans_{std::move(plans)} {
    if (cpus_.empty()) {
        cpus_.resize(processor.cpus());
        std::iota(cpus_.begin(), cpus_.end(), 0U);
    }
    for (const unsigned cpu : cpus_) {
        const family_plan &plan = plan_of(cpu);
        refuse_constant_meters(plan);
        write(cpu, plan.set_up);
        write(cpu, plan.start);
        enable_irperf(cpu, plan);
        for (const still &still : processor.not_simulated(cpu))
            if (!is_share_of_others(still, plan)) refuse(still, plan);
        sums_.emplace_back(plan.readouts.size());
        before_.emplace_back(plan.readouts.size());
        begin_at(before_.size() - 1);
    }
}

void counting::refuse(const still &still, const family_plan &plan) {
    std::string text = still.counter;
    // The error message names the choice (event) whose counter counts nothing.
    for (const msr::readout &readout : plan.readouts)
        if (readout.owner < plan.texts.size() && still.counter == readout.name)
            text = in_quotes(plan.texts[readout.owner]);
    // The error message names the choice (event) that the plan counts with a counter that the
    // simulation does not count.
    for (std::size_t i = 0; i < plan.places.size(); ++i)
        if (still.counter == plan.places[i]) text = in_quotes(plan.texts[i]);
    complain(rule_broken,
             fmt::format("machine: {}: {} ('msrpp list --simulated' shows what it counts)", text,
                         still.why));
}

bool counting::has_meters() const {
    return std::any_of(plans_.begin(), plans_.end(), [](const family_plan *plan) {
        return msr::has_meters({plan->readouts.data(), plan->readouts.size()});
    });
}

bool counting::has_instants() const {
    return std::any_of(plans_.begin(), plans_.end(), [](const family_plan *plan) {
        return std::any_of(plan->readouts.begin(), plan->readouts.end(),
                           [](const msr::readout &readout) { return readout.is_instant(); });
    });
}

void counting::refuse_constant_meters(const family_plan &plan) {
    for (const msr::readout &readout : plan.readouts)
        if (readout.is_meter())
            if (const char *const reason = msr::sim::reason_of_constant(number_of(readout)))
                complain(rule_broken,
                         fmt::format("machine: {}: register {:#x} stays 0: {}",
                                     in_quotes(readout.name), readout.address, reason));
}

void counting::enable_irperf(unsigned cpu, const family_plan &plan) {
    for (const msr::readout &readout : plan.readouts) {
        if (!readout.is_meter() || number_of(readout) != msr::meters::meter_number::irperf)
            continue;
        const std::uint32_t hwcr = readout.meter->unit_address;
        if (on_.write(cpu, hwcr, read(cpu, hwcr) | readout.meter->unit_mask))
            complain(rule_broken,
                     fmt::format("machine: {}: the simulated processor refuses the bit of {} that "
                                 "lets it count",
                                 in_quotes(readout.name), readout.meter->unit_name));
    }
}

bool counting::has_counted_before(unsigned cpu) const {
    for (const unsigned earlier : cpus_) {
        if (earlier == cpu) return false;
        if (&plan_of(earlier) == &plan_of(cpu)) return true;
    }
    return false;
}

std::vector<std::uint64_t> counting::stop() {
    for (const unsigned cpu : cpus_)
        write(cpu, plan_of(cpu).stop);
    std::vector<std::uint64_t> counts = counted();
    refuse_small_energies(counts);
    return counts;
}

void counting::refuse_small_energies(const std::vector<std::uint64_t> &counts) {
    const unsigned cpu = cpus_.front();
    for (const msr::readout &readout : plan_of(cpu).readouts) {
        if (!readout.is_meter() || readout.owner >= counts.size() || counts[readout.owner] != 0)
            continue;
        const msr::meters::meter_name &name =
            msr::meters::meter_names[static_cast<unsigned>(number_of(readout))];
        if (name.measures != msr::meters::quantity::energy) continue;
        const msr::meter_conversion &conversion = *readout.meter;
        const std::uint64_t unit =
            conversion.unit_address == 0 ? 0 : read(cpu, conversion.unit_address);
        complain(rule_broken,
                 fmt::format("machine: {}: the program took less than a unit of this register, {}: "
                             "let it run longer",
                             in_quotes(readout.name),
                             meter_text(name, static_cast<double>(conversion.value(1, unit)))));
    }
}

void counting::begin_at(std::size_t place) {
    const unsigned cpu = cpus_[place];
    const family_plan &plan = plan_of(cpu);
    for (std::size_t i = 0; i < plan.readouts.size(); ++i)
        before_[place][i] = read(cpu, plan.readouts[i]);
}

std::vector<std::uint64_t> counting::read() {
    const auto has_shares = [this](unsigned cpu) {
        const std::vector<msr::readout> &readouts = plan_of(cpu).readouts;
        return msr::has_shares({readouts.data(), readouts.size()});
    };
    for (const unsigned cpu : cpus_)
        if (has_shares(cpu)) write(cpu, plan_of(cpu).stop);
    std::vector<std::uint64_t> counts = counted();
    for (std::size_t place = 0; place < cpus_.size(); ++place) {
        if (!has_shares(cpus_[place])) continue;
        write(cpus_[place], plan_of(cpus_[place]).set_up);
        write(cpus_[place], plan_of(cpus_[place]).start);
        begin_at(place);
    }
    return counts;
}

std::vector<std::uint64_t> counting::counted() {
    std::vector<std::uint64_t> counts(plan_of(0).texts.size());
    for (std::size_t place = 0; place < cpus_.size(); ++place) {
        const unsigned cpu = cpus_[place];
        const family_plan &plan = plan_of(cpu);
        for (std::size_t i = 0; i < plan.readouts.size(); ++i) {
            const msr::readout &readout = plan.readouts[i];
            const bool is_counted = readout.is_meter()
                                        ? !is_of_first_cpu(place, readout)
                                        : has_counted_before(cpu) && on_.is_shared(readout.address);
            refuse_saturated(cpu, readout);
            sums_[place][i] +=
                msr::counter_increase(before_[place][i], read(cpu, readout), readout.width);
            if (readout.owner < counts.size() && !is_counted)
                counts[readout.owner] +=
                    readout.is_meter() ? value_of(cpu, readout, sums_[place][i]) : sums_[place][i];
        }
        begin_at(place);
    }
    return counts;
}

std::uint64_t counting::value_of(unsigned cpu, const msr::readout &meter, std::uint64_t content) {
    const msr::meter_conversion &conversion = *meter.meter;
    const std::uint64_t unit =
        conversion.unit_address == 0 ? 0 : read(cpu, conversion.unit_address);
    if (conversion.unit_address != 0 && (unit & conversion.unit_mask) == 0)
        complain(rule_broken,
                 fmt::format("machine: {}: register {} ({:#x}), without which this meter has no "
                             "value, reads 0 there",
                             in_quotes(meter.name), conversion.unit_name, conversion.unit_address));
    refuse_empty(cpu, meter);
    return conversion.value(conversion.is_instant ? read(cpu, meter) : content, unit);
}

void counting::refuse_empty(unsigned cpu, const msr::readout &meter) {
    const msr::meter_conversion &conversion = *meter.meter;
    if (!conversion.is_instant) return;
    const bool is_valid = (read(cpu, meter.address) & conversion.valid) == conversion.valid;
    if (is_valid && (!conversion.zero_is_none || read(cpu, meter) != 0)) return;
    complain(rule_broken, fmt::format("machine: {}: its register {:#x} holds no value here",
                                      in_quotes(meter.name), meter.address));
}

/// Returns whether a CPU is the first one of the unit that a meter measures. All cores of a
/// simulated processor are in one package, and a core has one CPU. A value of the moment is that of
/// a single CPU; values of several CPUs have no sum.
bool counting::is_of_first_cpu(std::size_t place, const msr::readout &meter) const {
    return place == 0 || (!meter.is_instant() && (meter.scope == msr::register_scope::thread ||
                                                  meter.scope == msr::register_scope::core));
}

void counting::write(unsigned cpu, const std::vector<named_family_write> &phase) {
    for (const named_family_write &write : phase) {
        std::uint64_t value = write.what.value;
        if (write.what.keep != 0)
            value = (value & ~write.what.keep) | (read(cpu, write.what.address) & write.what.keep);
        if (on_.write(cpu, write.what.address, value))
            complain(rule_broken,
                     fmt::format("machine: the simulated processor refuses {:#x} for {} ({:#x})",
                                 value, write.register_name, write.what.address));
    }
}

void counting::refuse_saturated(unsigned cpu, const msr::readout &counter) {
    if (!counter.saturates || read(cpu, counter.address) >> (counter.width - 1) == 0) return;
    complain(rule_broken,
             fmt::format("machine: {} ({:#x}) has come to the upper half of its range, and does "
                         "not wrap: there is no count of so long a run",
                         counter.name, counter.address));
}

std::uint64_t counting::read(unsigned cpu, std::uint32_t address) {
    std::uint64_t value = 0;
    if (on_.read(cpu, address, value))
        complain(rule_broken,
                 fmt::format("machine: the simulated processor has no register {:#x}", address));
    return value;
}

std::uint64_t counting::read(unsigned cpu, const msr::readout &readout) {
    if (std::uint64_t content = 0;
        // Where no model has the register of a meter, the error message names the meter.
        readout.is_meter() && on_.read(cpu, readout.address, content))
        complain(rule_broken, fmt::format("machine: {}: no model has the register of this meter, "
                                          "{:#x}",
                                          in_quotes(readout.name), readout.address));
    const std::uint64_t value = read(cpu, readout.address);
    if (readout.is_meter()) return value >> readout.meter->low & msr::largest_value(readout.width);
    return readout.is_share()
               ? msr::part_of_whole(read(cpu, readout.share.address), value, readout.share.low)
               : value;
}

/// Returns whether a choice (event) that counts nothing is a share of slots which the plan does not
/// read: one register holds all shares, and the plan may read some of them.
bool counting::is_share_of_others(const still &still, const family_plan &plan) {
    constexpr std::string_view start = "perf_metrics_";
    return still.counter.starts_with(start) &&
           std::find(plan.places.begin(), plan.places.end(), still.counter) == plan.places.end();
}

namespace {

constexpr const char *no_counts = "machine: cannot write the counts";

/// Returns the subjects of the models' limits, each once: `uops, branches, caches`.
std::string subjects_of(const std::vector<std::string> &limits) {
    std::vector<std::string> subjects;
    for (const std::string &text : limits) {
        std::string subject = text.substr(0, text.find(':'));
        if (std::find(subjects.begin(), subjects.end(), subject) == subjects.end())
            subjects.push_back(std::move(subject));
    }
    return fmt::format("{}", fmt::join(subjects, ", "));
}

} // namespace

void expect_place_for_counts(const std::string &file) {
    if (!file.empty()) expect_writable(file, no_counts);
}

void write_counts(const std::string &file, output &text) {
    if (file.empty())
        flush(text);
    else
        write_to_file(file, no_counts, text);
}

void print_counts(output &output, const std::string &format, const family &identity,
                  const std::vector<std::string> &choices, const std::vector<std::uint64_t> &counts,
                  const limits_format &limits, const std::vector<counts_at> &times) {
    table whole{.member = "counts",
                .lines = {fmt::format("simulated {}; nothing is measured", identity.text)},
                .columns = {{" ", times.empty() ? "choice" : "", "choice"},
                            {" ", times.empty() ? "count" : "", "count"}},
                .indent = "  "};
    for (std::size_t i = 0; i < choices.size(); ++i)
        whole.rows.push_back({choices[i], counts[i]});
    table intervals{.member = "intervals",
                    .columns = columns_for_programs({"clocks", "choice", "count"})};
    table over_time{.columns = columns_for_people({"clocks"}), .indent = "  "};
    for (const column &column : columns_for_people(choices))
        over_time.columns.push_back(column);
    std::vector<std::uint64_t> previous(choices.size());
    for (const counts_at &entry : times) {
        over_time.rows.push_back({entry.clocks});
        for (std::size_t i = 0; i < choices.size(); ++i) {
            const std::uint64_t count = entry.counts[i] - previous[i];
            over_time.rows.back().push_back(count);
            intervals.rows.push_back({entry.clocks, choices[i], count});
        }
        previous = entry.counts;
    }
    report report{.members = {{"cpu", identity.name},
                              {"simulated", true},
                              {"counts", nullptr},
                              {"limits", limits.all}},
                  .tables = {whole}};
    if (!times.empty()) report.tables.insert(report.tables.end(), {intervals, over_time});
    table &notes = report.tables.emplace_back();
    if (limits.in_full)
        for (const std::string &text : limits.all)
            notes.lines.push_back("limit: " + text);
    else if (!limits.all.empty())
        notes.lines = {"limits: " + subjects_of(limits.all) + "; --limits prints them"};
    append_report(output, format, report);
}

} // namespace msrpp::machine
