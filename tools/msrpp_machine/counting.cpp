#include "counting.hpp"

#include "../support/complaint.hpp"
#include "../support/json.hpp"
#include "../support/report/report.hpp"

#include <msr/core/program.hpp>

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

counting::counting(simulated &on, std::vector<const family_plan *> plans,
                   std::vector<unsigned> cpus)
    : on_{on}, cpus_{std::move(cpus)}, plans_{std::move(plans)} {
    if (cpus_.empty()) {
        cpus_.resize(on.cpus());
        std::iota(cpus_.begin(), cpus_.end(), 0U);
    }
    for (const unsigned cpu : cpus_) {
        const family_plan &plan = plan_of(cpu);
        write(cpu, plan.set_up);
        write(cpu, plan.start);
        for (const still &each : on.not_simulated(cpu))
            if (!is_share_of_others(each, plan)) refuse(each, plan);
        sums_.emplace_back(plan.readouts.size());
        before_.emplace_back(plan.readouts.size());
        begin_at(before_.size() - 1);
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
    for (const unsigned earlier : cpus_) {
        if (earlier == cpu) return false;
        if (&plan_of(earlier) == &plan_of(cpu)) return true;
    }
    return false;
}

std::vector<std::uint64_t> counting::stop() {
    for (const unsigned cpu : cpus_)
        write(cpu, plan_of(cpu).stop);
    return counted();
}

void counting::begin_at(std::size_t place) {
    const unsigned cpu = cpus_[place];
    const family_plan &plan = plan_of(cpu);
    for (std::size_t i = 0; i < plan.readouts.size(); ++i)
        before_[place][i] = read(cpu, plan.readouts[i]);
}

std::vector<std::uint64_t> counting::read() {
    const auto has_shares = [this](unsigned cpu) {
        const std::vector<msr::readout> &all = plan_of(cpu).readouts;
        return msr::has_shares({all.data(), all.size()});
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
            const msr::readout &one = plan.readouts[i];
            const bool is_counted = has_counted_before(cpu) && on_.is_shared(one.address);
            refuse_saturated(cpu, one);
            sums_[place][i] += msr::counted(before_[place][i], read(cpu, one), one.width);
            if (one.owner < counts.size() && !is_counted) counts[one.owner] += sums_[place][i];
        }
        begin_at(place);
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

std::uint64_t counting::read(unsigned cpu, const msr::readout &one) {
    const std::uint64_t held = read(cpu, one.address);
    return one.is_share() ? msr::part_of_whole(read(cpu, one.share.address), held, one.share.low)
                          : held;
}

/// Whether what stays still is a share of slots that the plan does not read: they all have one
/// register.
bool counting::is_share_of_others(const still &one, const family_plan &plan) {
    constexpr std::string_view begun = "perf_metrics_";
    return one.counter.starts_with(begun) &&
           std::find(plan.places.begin(), plan.places.end(), one.counter) == plan.places.end();
}

namespace {

constexpr const char *no_counts = "machine: cannot write the counts";

/// Returns the subjects of limits, each once: `uops, branches, caches`.
std::string subjects_of(const std::vector<std::string> &limits) {
    std::vector<std::string> subjects;
    for (const std::string &each : limits) {
        std::string subject = each.substr(0, each.find(':'));
        if (std::find(subjects.begin(), subjects.end(), subject) == subjects.end())
            subjects.push_back(std::move(subject));
    }
    return fmt::format("{}", fmt::join(subjects, ", "));
}

} // namespace

void expect_place_for_counts(const std::string &file) {
    if (!file.empty()) expect_writable(file, no_counts);
}

void write_counts(const std::string &file, output &what) {
    if (file.empty())
        flush(what);
    else
        write_to_file(file, no_counts, what);
}

void print_counts(output &to, const std::string &format, const family &of,
                  const std::vector<std::string> &choices, const std::vector<std::uint64_t> &counts,
                  const told_limits &limits, const std::vector<counts_at> &times) {
    table whole{.member = "counts",
                .lines = {fmt::format("simulated {}; nothing is measured", of.text)},
                .columns = {{" ", times.empty() ? "choice" : "", "choice"},
                            {" ", times.empty() ? "count" : "", "count"}},
                .indent = "  "};
    for (std::size_t i = 0; i < choices.size(); ++i)
        whole.rows.push_back({choices[i], counts[i]});
    table intervals{.member = "intervals",
                    .columns = columns_for_programs({"clocks", "choice", "count"})};
    table over_time{.columns = columns_for_people({"clocks"}), .indent = "  "};
    for (const column &each : columns_for_people(choices))
        over_time.columns.push_back(each);
    std::vector<std::uint64_t> before(choices.size());
    for (const counts_at &each : times) {
        over_time.rows.push_back({each.clocks});
        for (std::size_t i = 0; i < choices.size(); ++i) {
            const std::uint64_t count = each.counts[i] - before[i];
            over_time.rows.back().push_back(count);
            intervals.rows.push_back({each.clocks, choices[i], count});
        }
        before = each.counts;
    }
    report all{.members = {{"cpu", of.name},
                           {"simulated", true},
                           {"counts", nullptr},
                           {"limits", limits.all}},
               .tables = {whole}};
    if (!times.empty()) all.tables.insert(all.tables.end(), {intervals, over_time});
    table &notes = all.tables.emplace_back();
    if (limits.in_full)
        for (const std::string &each : limits.all)
            notes.lines.push_back("limit: " + each);
    else if (!limits.all.empty())
        notes.lines = {"limits: " + subjects_of(limits.all) + "; --limits prints them"};
    append_report(to, format, all);
}

} // namespace msrpp::machine
