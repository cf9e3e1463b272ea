#include "opened_events.hpp"

#include "../report/results.hpp"
#include "perf_refusal.hpp"

#include <msr/core/failure.hpp>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdint>
#include <utility>

namespace msrpp::run {

namespace {

bool is_whole_reading(const reading &one) { return one.running_ns >= one.enabled_ns; }

/// Two counts for a time. Where one of them is of a part of its time, the sum is kept so that it is
/// extended to the sum of both when they are extended.
reading sum_for(const reading &one, const reading &other, std::uint64_t enabled,
                std::uint64_t running) {
    if (is_whole_reading(one) && is_whole_reading(other))
        return {one.count + other.count, enabled, enabled};
    if (enabled == 0) return {one.count + other.count, 0, 0};
    const double share = static_cast<double>(running) / static_cast<double>(enabled);
    return {static_cast<std::uint64_t>(std::llround((whole(one) + whole(other)) * share)), enabled,
            running};
}

/// Counts of several CPUs or units at the same time: where one of them had no turn, there is none.
reading sum_of_cpus(const reading &one, const reading &other) {
    const auto share_of = [](const reading &each) {
        return each.enabled_ns == 0
                   ? 1.0
                   : static_cast<double>(each.running_ns) / static_cast<double>(each.enabled_ns);
    };
    const std::uint64_t enabled = std::max(one.enabled_ns, other.enabled_ns);
    const double share = std::min({share_of(one), share_of(other), 1.0});
    return sum_for(one, other, enabled,
                   static_cast<std::uint64_t>(share * static_cast<double>(enabled)));
}

/// Counts of several threads, whose times are those in which they ran.
reading sum_of_threads(const reading &one, const reading &other) {
    return sum_for(one, other, one.enabled_ns + other.enabled_ns,
                   one.running_ns + other.running_ns);
}

/// Counts of a program or of threads on several kinds of cores, on each of which they were counted
/// while they ran there.
reading sum_of_kinds(const reading &one, const reading &other) {
    const std::uint64_t enabled = std::max(one.enabled_ns, other.enabled_ns);
    return {one.count + other.count, enabled, std::min(enabled, one.running_ns + other.running_ns)};
}

} // namespace

opened_groups::opened_groups(const work &what, const std::vector<pid_t> &threads, plans groups,
                             const std::string &pmu, const counted_units &on)
    : counted_{what.counted.is}, of_units_{msr::of_cpus, options_for_units(what.topology)} {
    const msr::perf_options how = options_for(counted_, pmu, what.topology);
    if (on.are_whole) counters_.emplace_back(msr::of_cpus, how);
    for (const pid_t thread : threads)
        counters_.emplace_back(msr::of_thread(thread), how);
    for (const family_plan &group : groups) {
        opened &one = each_.emplace_back(group);
        for (const readouts_of_pmu &part : by_pmu(one.writes.view())) {
            const bool is_of_units = part.of_units && on.units != nullptr;
            for (const opened_on_cpu &cpu : cpus_of(part, group, on)) {
                if (is_of_units) {
                    open(one, of_units_, cpu);
                    continue;
                }
                for (msr::perf &by : counters_)
                    open(one, by, cpu);
            }
        }
    }
}

void opened_groups::open(opened &into, msr::perf &by, const opened_on_cpu &on) {
    if (has_lost_thread_) return;
    loaded_part part{&by, on.cpu};
    for (std::size_t i = 0; i < on.kept.size(); ++i)
        if (on.kept[i]) part.readouts.push_back(i);
    const msr::failure why = load(by, into.writes.view(), on, part.loaded);
    if (why.system_error == ESRCH && counted_ != subject::kind::program)
        has_lost_thread_ = true;
    else if (why)
        refuse(why, into.group);
    else
        into.parts.push_back(std::move(part));
}

void opened_groups::start() {
    for (const opened &one : each_)
        for (const loaded_part &part : one.parts)
            if (const msr::failure why = part.by->start(part.loaded)) refuse(why, one.group);
}

std::vector<reading> opened_groups::read_part(const opened &of, const loaded_part &part) {
    msr::perf_times times;
    std::vector<std::uint64_t> counts(part.readouts.size());
    msr::failure why = part.by->times(part.loaded, times);
    if (!why) why = part.by->counts(part.loaded, counts.data(), counts.size());
    if (why.kind == msr::error_code::not_scheduled && each_.size() > 1)
        why = {}; // had no turn, which its times say
    if (why) refuse(why, of.group);
    std::vector<reading> all;
    for (const std::uint64_t count : counts)
        all.push_back({times.running == 0 ? 0 : count, times.enabled, times.running});
    return all;
}

std::vector<reading> opened_groups::read() {
    std::vector<reading> all;
    for (const opened &one : each_) {
        const std::size_t first = all.size();
        all.resize(first + one.group.texts.size());
        for (const loaded_part &part : one.parts) {
            const std::vector<reading> counted = read_part(one, part);
            for (std::size_t i = 0; i < counted.size(); ++i)
                add(all[first + one.writes.choice_of(part.readouts[i])], counted[i]);
        }
    }
    return all;
}

void opened_groups::add(reading &into, const reading &more) const {
    const bool is_first = into.count == 0 && into.enabled_ns == 0;
    const bool are_threads = counted_ != subject::kind::machine && counters_.size() > 1;
    into = is_first ? more : are_threads ? sum_of_threads(into, more) : sum_of_cpus(into, more);
}

std::vector<cpu_readings> opened_groups::read_cpus() {
    std::vector<cpu_readings> all;
    std::size_t first = 0;
    for (const opened &one : each_) {
        for (const loaded_part &part : one.parts) {
            auto at = std::find_if(all.begin(), all.end(),
                                   [&](const cpu_readings &each) { return each.cpu == part.cpu; });
            if (at == all.end())
                at = all.insert(at, {.cpu = part.cpu, .choices = {}, .readings = {}});
            const std::vector<reading> counted = read_part(one, part);
            for (std::size_t i = 0; i < counted.size(); ++i) {
                at->choices.push_back(first + one.writes.choice_of(part.readouts[i]));
                at->readings.push_back(counted[i]);
            }
        }
        first += one.group.texts.size();
    }
    return all;
}

opened_kinds::opened_kinds(const work &what, const std::vector<pid_t> &threads, plans groups)
    : units_{what.cpus, what.topology}, are_whole_{what.counted.is == subject::kind::machine} {
    shared_units *const units = what.cpus.empty() ? nullptr : &units_;
    if (what.kinds.empty())
        each_.emplace_back(what, threads, groups, what.pmu,
                           counted_units{units, what.cpus, are_whole_});
    for (const kind_plans &kind : what.kinds)
        each_.emplace_back(what, threads,
                           plans{kind.groups}.subspan(what.first_group, groups.size()), kind.pmu,
                           counted_units{units, kind.cpus, are_whole_});
}

bool opened_kinds::has_lost_thread() const {
    return std::any_of(each_.begin(), each_.end(),
                       [](const opened_groups &each) { return each.has_lost_thread(); });
}

void opened_kinds::start() {
    for (opened_groups &each : each_)
        each.start();
}

std::vector<reading> opened_kinds::read() {
    std::vector<reading> all = each_.front().read();
    for (std::size_t kind = 1; kind < each_.size(); ++kind) {
        const std::vector<reading> more = each_[kind].read();
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = are_whole_ ? sum_of_cpus(all[i], more[i]) : sum_of_kinds(all[i], more[i]);
    }
    return all;
}

std::vector<cpu_readings> opened_kinds::read_cpus() {
    std::vector<cpu_readings> all;
    for (opened_groups &each : each_) {
        std::vector<cpu_readings> more = each.read_cpus();
        all.insert(all.end(), more.begin(), more.end());
    }
    return all;
}

} // namespace msrpp::run
