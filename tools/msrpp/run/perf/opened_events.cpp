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

bool is_whole_reading(const reading &reading) { return reading.running_ns >= reading.enabled_ns; }

/// Returns the sum of two counts, whose times are `enabled` and `running`. A count that covers a
/// part of its time is extended to the whole time; the sum of extended counts is reduced to the
/// share that `running` is of `enabled`.
reading sum_for(const reading &left, const reading &other, std::uint64_t enabled,
                std::uint64_t running) {
    if (is_whole_reading(left) && is_whole_reading(other))
        return {left.count + other.count, enabled, enabled};
    if (enabled == 0) return {left.count + other.count, 0, 0};
    const double share = static_cast<double>(running) / static_cast<double>(enabled);
    return {static_cast<std::uint64_t>(std::llround((whole(left) + whole(other)) * share)), enabled,
            running};
}

/// Returns the sum of two counts of CPUs or units for the same time. Where one of the counts never
/// ran, the sum has a running time of 0.
reading sum_of_cpus(const reading &left, const reading &other) {
    const auto share_of = [](const reading &reading) {
        return reading.enabled_ns == 0 ? 1.0
                                       : static_cast<double>(reading.running_ns) /
                                             static_cast<double>(reading.enabled_ns);
    };
    const std::uint64_t enabled = std::max(left.enabled_ns, other.enabled_ns);
    const double share = std::min({share_of(left), share_of(other), 1.0});
    return sum_for(left, other, enabled,
                   static_cast<std::uint64_t>(share * static_cast<double>(enabled)));
}

/// Returns the sum of counts of threads, whose times are the times in which the threads ran.
reading sum_of_threads(const reading &left, const reading &other) {
    return sum_for(left, other, left.enabled_ns + other.enabled_ns,
                   left.running_ns + other.running_ns);
}

/// Returns the sum of counts of threads on the CPUs of one of several kinds of cores. The threads'
/// enabled times contain times on other kinds, so that counts are not extended to the enabled
/// times.
reading sum_on_kind(const reading &left, const reading &other) {
    return {left.count + other.count, left.enabled_ns + other.enabled_ns,
            left.running_ns + other.running_ns};
}

/// Returns the sum of counts of a program or of threads on several kinds of cores. Events of a kind
/// run while the threads run on the kind's CPUs, so that running times are added up.
reading sum_of_kinds(const reading &left, const reading &other) {
    const std::uint64_t enabled = std::max(left.enabled_ns, other.enabled_ns);
    return {left.count + other.count, enabled,
            std::min(enabled, left.running_ns + other.running_ns)};
}

} // namespace

opened_groups::opened_groups(const work &work, const std::vector<pid_t> &threads, plans groups,
                             const std::string &pmu, const counted_units &units)
    : counted_{work.counted.is},
      is_of_kind_{!work.kinds.empty()}, of_units_{msr::of_cpus, options_for_units(work.topology)} {
    const msr::perf_options options = options_for(counted_, pmu, work.topology);
    if (units.are_whole) counters_.emplace_back(msr::of_cpus, options);
    for (const pid_t thread : threads)
        counters_.emplace_back(msr::of_thread(thread), options);
    for (const family_plan &group : groups) {
        opened &opened = each_.emplace_back(group);
        for (const readouts_of_pmu &part : by_pmu(opened.writes.view())) {
            const bool is_of_units = part.of_units && units.units != nullptr;
            for (const opened_on_cpu &cpu : cpus_of(part, group, units)) {
                if (is_of_units) {
                    open(opened, of_units_, cpu);
                    continue;
                }
                for (msr::perf &perf : counters_)
                    open(opened, perf, cpu);
            }
        }
    }
}

void opened_groups::open(opened &destination, msr::perf &perf, const opened_on_cpu &cpu) {
    if (has_lost_thread_) return;
    loaded_part part{&perf, cpu.cpu};
    for (std::size_t i = 0; i < cpu.kept.size(); ++i)
        if (cpu.kept[i]) part.readouts.push_back(i);
    const msr::failure problem = load(perf, destination.writes.view(), cpu, part.loaded);
    if (problem.system_error == ESRCH && counted_ != subject::kind::program)
        has_lost_thread_ = true;
    else if (problem)
        refuse(problem, destination.group);
    else
        destination.parts.push_back(std::move(part));
}

void opened_groups::start() {
    for (const opened &opened : each_)
        for (const loaded_part &part : opened.parts)
            if (const msr::failure problem = part.by->start(part.loaded))
                refuse(problem, opened.group);
}

void opened_groups::stop() {
    for (const opened &opened : each_)
        for (const loaded_part &part : opened.parts) {
            std::vector<std::uint64_t> counts(part.readouts.size());
            // an event that cannot be stopped cannot be read either, and the read complains
            (void)part.by->stop(part.loaded, counts.data(), counts.size());
        }
}

std::vector<reading> opened_groups::read_part(const opened &opened, const loaded_part &part) {
    msr::perf_times times;
    std::vector<std::uint64_t> counts(part.readouts.size());
    msr::failure problem = part.by->times(part.loaded, times);
    if (!problem) problem = part.by->counts(part.loaded, counts.data(), counts.size());
    // An event that was never counted, or whose kind of core the program did not use, is no
    // failure: the event's running time is 0.
    if (problem.kind == msr::error_code::not_scheduled && (each_.size() > 1 || is_of_kind_))
        problem = {};
    if (problem) refuse(problem, opened.group);
    std::vector<reading> readings;
    for (const std::uint64_t count : counts)
        readings.push_back({times.running == 0 ? 0 : count, times.enabled, times.running});
    return readings;
}

std::vector<reading> opened_groups::read() {
    std::vector<reading> readings;
    for (const opened &opened : each_) {
        const std::size_t first = readings.size();
        readings.resize(first + opened.group.texts.size());
        for (const loaded_part &part : opened.parts) {
            const std::vector<reading> counted = read_part(opened, part);
            for (std::size_t i = 0; i < counted.size(); ++i)
                add(readings[first + opened.writes.choice_of(part.readouts[i])], counted[i]);
        }
    }
    return readings;
}

void opened_groups::add(reading &destination, const reading &addition) const {
    const bool is_first = destination.count == 0 && destination.enabled_ns == 0;
    const bool are_threads = counted_ != subject::kind::machine && counters_.size() > 1;
    destination = is_first                     ? addition
                  : are_threads && is_of_kind_ ? sum_on_kind(destination, addition)
                  : are_threads                ? sum_of_threads(destination, addition)
                                               : sum_of_cpus(destination, addition);
}

std::vector<cpu_readings> opened_groups::read_cpus() {
    std::vector<cpu_readings> readingses;
    std::size_t first = 0;
    for (const opened &opened : each_) {
        for (const loaded_part &part : opened.parts) {
            auto position = std::find_if(
                readingses.begin(), readingses.end(),
                [&](const cpu_readings &readings) { return readings.cpu == part.cpu; });
            if (position == readingses.end())
                position =
                    readingses.insert(position, {.cpu = part.cpu, .choices = {}, .readings = {}});
            const std::vector<reading> counted = read_part(opened, part);
            for (std::size_t i = 0; i < counted.size(); ++i) {
                position->choices.push_back(first + opened.writes.choice_of(part.readouts[i]));
                position->readings.push_back(counted[i]);
            }
        }
        first += opened.group.texts.size();
    }
    return readingses;
}

opened_kinds::opened_kinds(const work &work, const std::vector<pid_t> &threads, plans groups)
    : units_{work.cpus, work.topology}, are_whole_{work.counted.is == subject::kind::machine},
      are_apart_{work.kinds_are_apart} {
    shared_units *const units = work.cpus.empty() ? nullptr : &units_;
    if (work.kinds.empty())
        each_.emplace_back(work, threads, groups, work.pmu,
                           counted_units{units, work.cpus, are_whole_});
    for (const kind_plans &kind : work.kinds) {
        const plans whole{kind.groups};
        const plans counted = are_apart_ ? whole : whole.subspan(work.first_group, groups.size());
        each_.emplace_back(work, threads, counted, kind.pmu,
                           counted_units{units, kind.cpus, are_whole_});
        std::size_t &size = sizes_.emplace_back();
        for (const family_plan &plan : counted)
            size += plan.texts.size();
        if (!are_whole_ && (are_apart_ || work.kinds.size() == 1))
            clocks_.emplace_back(work.counted.is, threads, kind.cpus);
    }
}

bool opened_kinds::has_lost_thread() const {
    const auto is_lost = [](const auto &part) { return part.has_lost_thread(); };
    return std::any_of(each_.begin(), each_.end(), is_lost) ||
           std::any_of(clocks_.begin(), clocks_.end(), is_lost);
}

void opened_kinds::start() {
    for (opened_groups &groups : each_)
        groups.start();
    for (kind_clock &clock : clocks_)
        clock.start();
}

void opened_kinds::stop() {
    for (opened_groups &groups : each_)
        groups.stop();
}

std::vector<reading> opened_kinds::read_kind(std::size_t kind) {
    std::vector<reading> readings = each_[kind].read();
    if (clocks_.empty()) return readings;
    const std::uint64_t time = clocks_[kind].nanoseconds();
    for (reading &entry : readings)
        entry.enabled_ns = std::max(time, entry.running_ns);
    return readings;
}

std::vector<reading> opened_kinds::read() {
    std::vector<reading> readings = read_kind(0);
    for (std::size_t kind = 1; kind < each_.size(); ++kind) {
        const std::vector<reading> addition = read_kind(kind);
        if (are_apart_) {
            readings.insert(readings.end(), addition.begin(), addition.end());
            continue;
        }
        for (std::size_t i = 0; i < readings.size(); ++i)
            readings[i] = are_whole_ ? sum_of_cpus(readings[i], addition[i])
                                     : sum_of_kinds(readings[i], addition[i]);
    }
    return readings;
}

std::vector<cpu_readings> opened_kinds::read_cpus() {
    std::vector<cpu_readings> readingses;
    std::size_t first = 0;
    for (std::size_t kind = 0; kind < each_.size(); ++kind) {
        for (cpu_readings &cpu : each_[kind].read_cpus()) {
            for (std::size_t &choice : cpu.choices)
                choice += first;
            readingses.push_back(std::move(cpu));
        }
        if (are_apart_) first += sizes_[kind];
    }
    return readingses;
}

} // namespace msrpp::run
