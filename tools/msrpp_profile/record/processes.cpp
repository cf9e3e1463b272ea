#include "processes.hpp"

#include "../../msrpp/run/subjects/tasks.hpp"

#include <msr/backend/perf/sampling.hpp>

#include <cinttypes>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <span>
#include <string_view>

#include <linux/perf_event.h>

namespace msrpp::profile {

namespace {

/// Returns the name of a thread; empty: the thread does not exist.
std::string name_of_thread(std::uint32_t pid, std::uint32_t tid) {
    std::string name;
    std::ifstream input{"/proc/" + std::to_string(pid) + "/task/" + std::to_string(tid) + "/comm"};
    std::getline(input, name);
    return name;
}

/// Puts the mappings that a process has now and did not have when /proc was last read into the
/// profile. `known`: the lines of /proc/PID/maps when last read; set to the present lines.
void put_mappings(profile_file &file, std::uint32_t pid, std::uint64_t time,
                  std::set<std::string> &known) {
    std::ifstream input{"/proc/" + std::to_string(pid) + "/maps"};
    for (std::string line; std::getline(input, line);) {
        if (!known.insert(line).second) continue;
        std::uint64_t begin = 0, end = 0, offset = 0;
        int path = 0;
        if (std::sscanf(line.c_str(), "%" SCNx64 "-%" SCNx64 " %*s %" SCNx64 " %*s %*s %n", &begin,
                        &end, &offset, &path) < 3 ||
            end < begin)
            continue;
        file.put(msr::profile::mapping{
            .pid = pid,
            .time = time,
            .begin = begin,
            .size = end - begin,
            .offset = offset,
            .path = std::string_view{line}.substr(static_cast<std::size_t>(path))});
    }
}

} // namespace

// --- processes as records of perf report them ----------------------------------------------------

void process_reports::take_beginning(const msr::perf_news &event) {
    names_[event.tid] = names_[event.parent_thread];
    if (event.pid != event.parent)
        to_.put(msr::profile::address_space{
            .pid = event.pid, .parent = event.parent, .time = event.time});
    to_.put(msr::profile::thread{.pid = event.pid,
                                 .tid = event.tid,
                                 .parent = event.pid == event.parent ? 0 : event.parent,
                                 .time = event.time,
                                 .name = names_[event.tid]});
}

void process_reports::take(const msr::perf_news &event) {
    switch (event.type) {
    case PERF_RECORD_MMAP2:
        to_.put(msr::profile::mapping{
            .pid = event.pid,
            .time = event.time,
            .begin = event.begin,
            .size = event.size,
            .offset = event.offset,
            .build_id = {reinterpret_cast<const char *>(event.build_id.data()),
                         event.build_id.size()},
            .path = event.text.starts_with("//anon") ? std::string_view{} : event.text});
        break;
    case PERF_RECORD_COMM:
        if (begin_ == 0 && first_ != 0 && event.is_exec &&
            event.pid == static_cast<std::uint32_t>(first_))
            begin_ = event.time;
        names_[event.tid] = event.text;
        if (event.is_exec)
            to_.put(msr::profile::address_space{.pid = event.pid, .time = event.time});
        to_.put(msr::profile::thread{
            .pid = event.pid, .tid = event.tid, .time = event.time, .name = event.text});
        break;
    case PERF_RECORD_FORK:
        take_beginning(event);
        break;
    case PERF_RECORD_EXIT:
        names_.erase(event.tid);
        to_.put(msr::profile::ended{.pid = event.pid, .tid = event.tid, .time = event.time});
        break;
    case PERF_RECORD_THROTTLE:
        ++throttled_;
        to_.put(msr::profile::lost{
            .cpu = event.cpu, .reason = msr::profile::loss::throttled, .time = event.time});
        break;
    default:
        break;
    }
}

void process_reports::put_running(std::uint64_t time) {
    for (const pid_t process : run::tasks_below("/proc")) {
        const auto pid = static_cast<std::uint32_t>(process);
        for (const pid_t thread : run::tasks_below("/proc/" + std::to_string(process) + "/task")) {
            const auto tid = static_cast<std::uint32_t>(thread);
            const std::string name = name_of_thread(pid, tid);
            if (name.empty()) continue; // the thread has ended since the list was read
            names_[tid] = name;
            to_.put(msr::profile::thread{.pid = pid, .tid = tid, .time = time, .name = name});
        }
        std::set<std::string> lines;
        put_mappings(to_, pid, time, lines);
    }
}

// --- processes as /proc and perf show them -------------------------------------------------------

processes::processes(profile_file &file, const perf_subject &subject)
    : to_{file}, first_{subject.is_whole() ? 0 : subject.process}, told_{file, first_} {
    bool mapped = true;
    const bool is_whole = subject.is_whole();
    msr::perf_sampling_options options{.inherit = !is_whole, .at_exec = !is_whole};
    int error = rings_.open(msr::attribute_of_news(options), subject, mapped);
    if (error != 0) {
        options.build_ids = false;
        error = rings_.open(msr::attribute_of_news(options), subject, mapped);
    }
    if (is_whole && error == 0) {
        const std::uint64_t begin = now();
        rings_.enable();
        told_.put_running(begin);
    }
    if (error != 0)
        std::fprintf(stderr,
                     "msrpp: profile record: perf does not tell of processes here (%s): what ends "
                     "between two looks at /proc has no names of functions\n",
                     std::strerror(error));
}

void processes::take() {
    const auto read = [this] {
        rings_.take([this](std::size_t ring, std::span<const unsigned char> record) {
            order_.add(ring, time_of_record(record, rings_.sample_type()), record);
        });
    };
    read();
    const std::uint64_t complete_until = now();
    // A ring may get records after its first read that are older than records of rings read later.
    read();
    order_.deliver(complete_until, [this](std::size_t, std::span<const unsigned char> record) {
        msr::perf_news event;
        if (!msr::read_perf_news(record, rings_.sample_type(), event)) return;
        if (event.type == PERF_RECORD_LOST) lost_ += event.lost;
        told_.take(event);
    });
    if (rings_.is_open()) {
        if (lost_ != 0)
            std::fprintf(stderr,
                         "msrpp: profile record: %" PRIu64 " pieces of news of processes "
                         "were lost: some samples have no names of functions\n",
                         lost_);
        lost_ = 0;
        return;
    }
    for (auto &[pid, known] : looked_)
        look_at(pid);
}

bool processes::is_of_program(std::uint32_t pid, std::uint64_t time) const {
    if (!rings_.is_open() || first_ == 0 || pid != static_cast<std::uint32_t>(first_)) return true;
    return told_.begin() != 0 && time >= told_.begin();
}

void processes::saw(std::uint32_t pid, std::uint32_t tid) {
    if (rings_.is_open() || !threads_.emplace(pid, tid).second) return;
    const std::string name = name_of_thread(pid, tid);
    to_.put(msr::profile::thread{.pid = pid, .tid = tid, .time = now(), .name = name});
    if (looked_.try_emplace(pid).second) look_at(pid);
}

/// Returns the words that the kernel gives each program that it executes. Some of the words are
/// random, so that they differ between programs. Empty: the words may not be read, or the process
/// is gone. Source: proc(5), /proc/PID/auxv; getauxval(3), AT_RANDOM, AT_SYSINFO_EHDR and AT_BASE.
static std::string words_of_kernel(std::uint32_t pid) {
    std::ifstream input{"/proc/" + std::to_string(pid) + "/auxv", std::ios::binary};
    return {std::istreambuf_iterator<char>{input}, {}};
}

void processes::look_at(std::uint32_t pid) {
    looked_process &looked_process = looked_[pid];
    const std::string words = words_of_kernel(pid);
    if (!words.empty() && !looked_process.words.empty() && words != looked_process.words) {
        // The process has executed a program since /proc was last read: samples since that time are
        // attributed to the new program.
        to_.put(msr::profile::address_space{.pid = pid, .time = looked_process.time});
        looked_process.mappings.clear();
    }
    looked_process.time = now();
    if (!words.empty()) looked_process.words = words;
    put_mappings(to_, pid, now(), looked_process.mappings);
}

} // namespace msrpp::profile
