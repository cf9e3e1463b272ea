#include "profiling.hpp"

#include "../../msrpp_profile/symbols/jit_map_file.hpp"
#include "../../support/complaint.hpp"
#include "../../support/text.hpp"

#include "../branch_choices.hpp"
#include "../cpuid/cpuid_leaves.hpp"
#include "../programs/emulator.hpp"
#include "sample_sources.hpp"

#include <msr/branches/names.hpp>
#include <msr/profile/format.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstring>
#include <ctime>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <string_view>
#include <utility>

#include <sys/stat.h>
#include <sys/utsname.h>
#include <unistd.h>

namespace msrpp::machine {

namespace {

constexpr std::uint32_t time_stamp_counter = 0x10;
constexpr std::uint64_t second = 1'000'000'000;
constexpr const char *branches_option = "machine: --sampling: branches";

std::uint64_t now(clockid_t clockid = CLOCK_MONOTONIC) {
    timespec read{};
    clock_gettime(clockid, &read);
    return static_cast<std::uint64_t>(read.tv_sec) * second +
           static_cast<std::uint64_t>(read.tv_nsec);
}

std::FILE *opened(const std::string &path) {
    std::FILE *const file = std::fopen(path.c_str(), "wbe");
    if (file == nullptr)
        complain(rule_broken,
                 fmt::format("machine: --samples: {}: {}", path, std::strerror(errno)));
    return file;
}

/// Returns the cgroup of this process, which the program inherits: its path below the file system
/// of cgroup version 2, if that is mounted.
std::string own_cgroup() {
    constexpr std::string_view of_version_2 = "0::";
    std::ifstream input{"/proc/self/cgroup"};
    for (std::string line; std::getline(input, line);)
        if (line.starts_with(of_version_2)) return line.substr(of_version_2.size());
    return {};
}

/// Returns the text of the choice (event) that is sampled; where kinds of CPUs differ, the choice
/// of each kind.
std::string choice_of(const kinds_of_cpus &cpus,
                      const std::vector<std::unique_ptr<sample_source>> &sources) {
    const std::string first = sources.front()->choice();
    const bool is_same = std::all_of(sources.begin(), sources.end(),
                                     [&](const auto &entry) { return entry->choice() == first; });
    if (is_same) return first;
    std::string text;
    for (std::size_t kind = 0; kind < sources.size(); ++kind)
        text += (kind == 0 ? "" : ", ") + sources[kind]->choice() + " on " + cpus.kinds[kind].name;
    return text;
}

/// The part of a profile's description about the processors of the machine.
struct described_cpus {
    explicit described_cpus(const kinds_of_cpus &cpus) {
        const auto add = [](std::string &text, const std::string &word) {
            text += (text.empty() ? "" : ",") + word;
        };
        // The name of a processor that readers of profiles know is preferred to other names.
        for (const family &family : cpus.kinds)
            add(names, model_of(family).row->name);
        if (cpus.kinds.size() == 1) {
            request = cpus.kinds.front().name;
            return;
        }
        for (const unsigned kind : cpus.kind_of_) {
            add(request, cpus.kinds[kind].name);
            add(kinds, std::to_string(kind));
        }
    }

    std::string request; ///< names of the processors by CPU, in the syntax of --cpu
    std::string names;   ///< names of the kinds of processors, by kind
    std::string kinds;   ///< kind of each CPU, by CPU; empty: all CPUs are of one kind
};

} // namespace

void profiling::file_sink::operator()(std::span<const unsigned char> bytes) {
    if (std::fwrite(bytes.data(), 1, bytes.size(), output) != bytes.size())
        throw std::runtime_error("cannot write " + *path + ": " + std::strerror(errno));
}

profiling::profiling(const sampling_request &request, const kinds_of_cpus &kinds_of_cpus,
                     unsigned cpus, const std::vector<std::string> &program)
    : request_{request}, cpus_{kinds_of_cpus}, threads_(lane_count) {
    sources_ = sample_sources(kinds_of_cpus, cpus, request_);
    check_branches();
    file_ = opened(request_.file);
    writer_.emplace(file_sink{file_, &request_.file});
    const described_cpus cpus_are{kinds_of_cpus};
    // The sources of samples count alike for all kinds of CPUs: the profile describes the first
    // source.
    const sample_source &source = *sources_.front();
    const std::string words = msrpp::joined(program, " "), period = std::to_string(source.period()),
                      random = std::to_string(source.random_bits()), counts = source.counts(),
                      choice = choice_of(kinds_of_cpus, sources_),
                      backend = "machine:" + cpus_are.request,
                      chain = std::to_string(request_.chain);
    utsname system{};
    (void)uname(&system); // uname() cannot fail with a valid buffer
    namespace about = msr::profile::about;
    std::vector<std::pair<std::string_view, std::string_view>> description = {
        {about::backend, backend},
        {about::cpu, cpus_are.names},
        {about::simulated, "yes: nothing is measured"},
        {about::kind, name_of(request_.kind)},
        {about::choice, choice},
        {about::counts, counts},
        {about::period, period},
        {about::random, random},
        {about::chain, chain},
        {about::command, words},
        {about::host, system.nodename},
        {about::kernel, system.release},
        {about::jit_maps, "kept"}};
    if (!request_.branches.empty()) description.emplace_back(about::branches, request_.branches);
    if (!cpus_are.kinds.empty()) description.emplace_back(about::cpu_kinds, cpus_are.kinds);
    writer_->put(description);
    struct stat status {};
    const std::string path = own_cgroup();
    if (!path.empty() && stat(("/sys/fs/cgroup" + path).c_str(), &status) == 0) {
        cgroup_ = status.st_ino;
        writer_->put(msr::profile::cgroup{.number = cgroup_, .path = path});
    }
    flush();
}

profiling::~profiling() {
    if (file_ == nullptr) return;
    const bool is_empty = !is_finished_ && writer_->samples() == 0;
    std::fclose(file_);
    if (is_empty) unlink(request_.file.c_str());
}

void profiling::start(simulated &processor, lanes &lanes, models &played) {
    processor_ = &processor;
    lanes_ = &lanes;
    lanes.announce_notes(memory_.file());
    for (unsigned kind = 0; kind < sources_.size(); ++kind) {
        models &models = played.models_at(cpus_.cpus_of(kind, processor.cpus()).front());
        sources_[kind]->start(processor, models.own());
        if (request_.chain == 0) continue;
        // Each kind of CPU has call chains of its own, for models of different kinds are ahead of
        // each other.
        chains_.push_back(std::make_unique<call_chains>(lane_count));
        models.looking().add(*chains_.back());
        chains_.back()->watch(processor.cpus());
    }
    if (!request_.branches.empty()) start_branches(played, processor.cpus());
    tell_clocks(0);
    flush();
}

/// Sets the choice of branches. Throws a complaint where a kind of CPU cannot record the chosen
/// branches.
void profiling::check_branches() {
    if (request_.branches.empty()) return;
    branches_.recorded = branch_choice_in(request_.branches, branches_option);
    // A call stack is that of one level of privilege: samples are of programs, at user level.
    msr::lbr::choice &choice = branches_.recorded;
    if (choice.keeps_call_stack && (choice.filters & msr::lbr::level_filters) == 0)
        choice.filters |= msr::lbr::filter_set(msr::lbr::branch_filter::user);
    for (const family &family : cpus_.kinds)
        (void)facility_for(family, branches_.recorded, request_.branches, branches_option);
}

/// Begins to record the branches of all threads; each kind of CPU has records of its own.
void profiling::start_branches(models &played, unsigned cpus) {
    for (unsigned kind = 0; kind < cpus_.kinds.size(); ++kind) {
        const msr::lbr::facility_row &facility =
            facility_for(cpus_.kinds[kind], branches_.recorded, request_.branches, branches_option);
        stacks_.push_back(std::make_unique<branch_stacks>(facility, lane_count));
        played.models_at(cpus_.cpus_of(kind, cpus).front()).looking().add(*stacks_.back());
        stacks_.back()->add(branches_);
        stacks_.back()->watch(cpus);
    }
}

void profiling::tell_clocks(unsigned cpu) {
    std::uint64_t clocks = 0;
    (void)processor_->read(cpu, time_stamp_counter, clocks);
    reported_clocks_ = now();
    writer_->put(msr::profile::clocks{
        .tsc = clocks, .monotonic = reported_clocks_, .realtime = now(CLOCK_REALTIME)});
}

/// Writes a thread's name to the profile. A thread without a name has the emulator's name, and gets
/// the name of its program instead.
void profiling::tell_thread(std::uint32_t lane) {
    thread_of_lane &thread_of_lane = threads_[lane];
    const lanes::thread kind = lanes_->thread_of(lane);
    if (kind.number == thread_of_lane.thread && kind.name == thread_of_lane.name) return;
    thread_of_lane.thread = kind.number;
    thread_of_lane.name = kind.name;
    const noted_process &process = memory_.process(thread_of_lane.process);
    static const std::string of_emulator = thread_name_of(emulator_name);
    const std::string name = kind.name == of_emulator ? thread_name_of(process.program) : kind.name;
    write_waiting();
    writer_->put(msr::profile::thread{.pid = thread_of_lane.process,
                                      .tid = thread_of_lane.thread,
                                      .parent = process.parent,
                                      .time = now(),
                                      .name = name});
}

void profiling::tell_mappings(std::uint32_t process) {
    noted_process &noted_process = memory_.process(process);
    if (noted_process.news.empty() && noted_process.reports_space) return;
    write_waiting();
    if (!noted_process.reports_space)
        writer_->put(
            msr::profile::address_space{.pid = process, .time = noted_process.space_begin});
    noted_process.reports_space = true;
    for (const std::uint64_t begin : std::exchange(noted_process.news, {})) {
        const auto position = noted_process.mappings.find(begin);
        if (position == noted_process.mappings.end() || position->second.is_told) continue;
        noted_mapping &mapping = position->second;
        mapping.is_told = true;
        // A process that was made by fork() has the mappings that its parent had at the fork.
        writer_->put(
            msr::profile::mapping{.pid = process,
                                  .time = std::max(mapping.time, noted_process.space_begin),
                                  .begin = begin,
                                  .size = mapping.size,
                                  .offset = mapping.offset,
                                  .build_id = build_id_of(mapping.path),
                                  .path = mapping.path});
    }
}

void profiling::lane_begins(std::uint32_t lane, std::uint32_t process) {
    threads_[lane] = {.process = process, .thread = 0, .name = {}};
    memory_.read_notes();
    tell_thread(lane);
    for (const std::unique_ptr<branch_stacks> &entry : stacks_)
        entry->begin(lane);
    if (chains_.empty()) return;
    const noted_process &noted_process = memory_.process(process);
    const auto forking = forking_.find({noted_process.parent, noted_process.forked_by});
    const bool is_forked = forking != forking_.end() && noted_process.has_just_forked;
    for (const std::unique_ptr<call_chains> &entry : chains_)
        entry->begin(lane, is_forked ? forking->second : std::vector<std::uint64_t>{});
    memory_.process(process).has_just_forked = false;
}

void profiling::lane_waits(std::uint32_t lane) {
    if (chains_.empty()) return;
    // Number of remembered threads at which all are forgotten, because most have ended long ago.
    constexpr std::size_t enough = 4096;
    if (forking_.size() > enough) forking_.clear();
    forking_[{threads_[lane].process, threads_[lane].thread}] = chains_.front()->callers(lane);
}

void profiling::lane_ends(std::uint32_t lane) {
    memory_.read_notes();
    tell_thread(lane); // the thread may have got a name since its lane (buffer) began
    write_waiting();
    writer_->put(msr::profile::ended{
        .pid = threads_[lane].process, .tid = threads_[lane].thread, .time = now()});
}

bool profiling::take(const msr::sim::interrupt &interrupt) {
    sample_source &sample_source = *sources_[cpus_.kind_of(interrupt.cpu)];
    if (is_finished_ || !sample_source.handles(interrupt)) return false;
    sample_source.handle(*processor_, interrupt, *this);
    return true;
}

msrpp_sample profiling::begin(const msr::sim::interrupt &interrupt) {
    const auto lane = static_cast<std::uint32_t>(
        interrupt.sampled_lane < threads_.size() ? interrupt.sampled_lane : 0);
    sampled_lane_ = lane;
    sampled_kind_ = cpus_.kind_of(interrupt.cpu);
    memory_.read_notes();
    tell_thread(lane);
    tell_mappings(threads_[lane].process);
    msrpp_sample head{};
    head.sequence = sequence_++;
    std::uint64_t clocks = 0;
    (void)processor_->read(interrupt.cpu, time_stamp_counter, clocks);
    head.tsc = clocks;
    head.time = now();
    head.pid = threads_[lane].process;
    sampled_processes_.insert(threads_[lane].process);
    head.tid = threads_[lane].thread;
    head.cpu = static_cast<std::uint16_t>(interrupt.cpu);
    head.cgroup = cgroup_;
    return head;
}

void profiling::take(msr::profile::record_builder &builder, std::uint64_t instruction) {
    constexpr std::size_t enough = 32 * 1024;
    constexpr std::uint64_t soon = second / 20;
    if (!chains_.empty())
        for (const std::uint64_t number :
             chains_[sampled_kind_]->of(sampled_lane_, instruction, request_.chain))
            builder.put_chain(number);
    const auto bytes = builder.bytes();
    waiting_.insert(waiting_.end(), bytes.begin(), bytes.end());
    if (!stacks_.empty()) put_branches();
    const std::uint64_t time = now();
    if (time - reported_clocks_ > second) tell_clocks(0);
    if (waiting_.size() >= enough || time - flushed_ > soon) flush();
}

/// Writes the branches of the thread whose sample was taken last.
void profiling::put_branches() {
    const branch_stack stack = stacks_[sampled_kind_]->of(sampled_lane_, branches_);
    std::vector<msr::profile::branch> branches;
    for (const stack_entry &entry : stack.entries)
        branches.push_back({.source = entry.record.source,
                            .destination = entry.record.destination,
                            .flags = flags_of(entry, true, true)});
    if (branches.empty()) return;
    write_waiting();
    writer_->put(msr::profile::branch_stack{branches});
}

void profiling::lost(unsigned cpu, std::uint64_t samples) {
    write_waiting();
    writer_->put(msr::profile::lost{
        .cpu = cpu, .reason = msr::profile::loss::full, .samples = samples, .time = now()});
}

void profiling::write_waiting() {
    if (waiting_.empty()) return;
    writer_->put_samples(waiting_);
    waiting_.clear();
}

void profiling::flush() {
    write_waiting();
    flushed_ = now();
    if (std::fflush(file_) != 0)
        throw std::runtime_error("cannot write " + request_.file + ": " + std::strerror(errno));
}

void profiling::finish(int status) {
    tell_clocks(0);
    write_waiting();
    profile::put_jit_maps(sampled_processes_,
                          [this](const msr::profile::jit_map &map) { writer_->put(map); });
    writer_->finish(status);
    flush();
    is_finished_ = true;
    std::fprintf(stderr,
                 "msrpp profile: %s: %llu samples, %llu lost; simulated %s: nothing is "
                 "measured\n",
                 request_.file.c_str(), static_cast<unsigned long long>(writer_->samples()),
                 static_cast<unsigned long long>(writer_->lost_samples()),
                 cpus_.shown().name.c_str());
}

} // namespace msrpp::machine
