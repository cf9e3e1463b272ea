#include "counting.hpp"

#include "../support/complaint.hpp"
#include "../support/json.hpp"
#include "../support/report/rows.hpp"

#include <msr/core/program.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <string>
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
    for (const unsigned earlier : cpus_) {
        if (earlier == cpu) return false;
        if (&plan_of(earlier) == &plan_of(cpu)) return true;
    }
    return false;
}

std::vector<std::uint64_t> counting::stop() {
    for (const unsigned cpu : cpus_)
        write(cpu, plan_of(cpu).stop);
    return read();
}

std::vector<std::uint64_t> counting::read() {
    std::vector<std::uint64_t> counts(plan_of(0).texts.size());
    for (std::size_t place = 0; place < cpus_.size(); ++place) {
        const unsigned cpu = cpus_[place];
        const family_plan &plan = plan_of(cpu);
        for (std::size_t i = 0; i < plan.readouts.size(); ++i) {
            const msr::readout &one = plan.readouts[i];
            const bool is_counted = has_counted_before(cpu) && on_.is_shared(one.address);
            if (one.owner < counts.size() && !is_counted)
                counts[one.owner] +=
                    msr::counted(before_[place][i], read(cpu, one.address), one.width);
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

namespace {

constexpr const char *no_counts = "machine: cannot write the counts";

/// What limits are about, each subject once: `uops, branches, caches`.
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
    using cells = std::vector<std::string>;
    json intervals = json::array();
    std::vector<cells> over_time{{"clocks"}};
    over_time.front().insert(over_time.front().end(), choices.begin(), choices.end());
    std::vector<cells> plain;
    std::vector<std::uint64_t> before(choices.size());
    for (const counts_at &each : times) {
        over_time.push_back({std::to_string(each.clocks)});
        for (std::size_t i = 0; i < choices.size(); ++i) {
            const std::uint64_t count = each.counts[i] - before[i];
            over_time.back().push_back(std::to_string(count));
            plain.push_back({std::to_string(each.clocks), choices[i], std::to_string(count)});
            intervals.push_back(
                {{"clocks", each.clocks}, {"choice", choices[i]}, {"count", count}});
        }
        before = each.counts;
    }
    if (format == "csv") {
        append_row(to,
                   times.empty() ? cells{"choice", "count"} : cells{"clocks", "choice", "count"});
        for (const cells &each : plain)
            append_row(to, each);
        for (std::size_t i = 0; i < choices.size() && times.empty(); ++i)
            append_row(to, {choices[i], std::to_string(counts[i])});
        return;
    }
    if (format == "json") {
        json rows = json::array();
        for (std::size_t i = 0; i < choices.size(); ++i)
            rows.push_back({{"choice", choices[i]}, {"count", counts[i]}});
        json told{{"cpu", of.name}, {"simulated", true}, {"counts", rows}, {"limits", limits.all}};
        if (!times.empty()) told["intervals"] = intervals;
        append_document(to, told);
        return;
    }
    append_line(to, fmt::format("simulated {}; nothing is measured", of.text));
    std::vector<cells> rows;
    for (std::size_t i = 0; i < choices.size(); ++i)
        rows.push_back({choices[i], std::to_string(counts[i])});
    append_aligned(to, rows, "  ");
    if (!times.empty()) append_aligned(to, over_time, "  ");
    if (limits.in_full)
        for (const std::string &each : limits.all)
            append_line(to, "limit: " + each);
    else if (!limits.all.empty())
        append_line(to, "limits: " + subjects_of(limits.all) + "; --limits prints them");
}

} // namespace msrpp::machine
