#include "loaded.hpp"

#include "../../support/complaint.hpp"

#include <fmt/format.h>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <unordered_map>

namespace msrpp::profile {

using msr::profile::reading_end;

// --- the bytes of a profile's file ---------------------------------------------------------------

file_bytes::file_bytes(const std::string &path, const std::string &begin) {
    const auto fail = [&](int error) {
        complain(rule_broken, begin + in_quotes(path) + ": " + std::strerror(error));
    };
    const int file = path == "-" ? dup(STDIN_FILENO) : open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) fail(errno);
    struct stat subject {};
    int error = fstat(file, &subject) != 0 ? errno : 0;
    if (error == 0 && S_ISDIR(subject.st_mode)) error = EISDIR;
    if (error == 0 && S_ISREG(subject.st_mode) && subject.st_size > 0) {
        const auto size = static_cast<std::size_t>(subject.st_size);
        void *const position = mmap(nullptr, size, PROT_READ, MAP_PRIVATE | MAP_POPULATE, file, 0);
        if (position == MAP_FAILED) {
            error = errno;
        } else {
            mapped_ = position;
            bytes_ = {static_cast<const unsigned char *>(position), size};
        }
    } else if (error == 0) {
        constexpr std::size_t step = std::size_t{1} << 20;
        // Limit of 16 GiB for a profile from a pipe, which may never end.
        constexpr std::size_t maximum = std::size_t{1} << 34;
        std::size_t used = 0;
        while (error == 0 && used < maximum) {
            read_.resize(used + step);
            const ssize_t got = read(file, read_.data() + used, step);
            if (got < 0 && errno != EINTR) error = errno;
            if (got == 0) break;
            if (got > 0) used += static_cast<std::size_t>(got);
            // A file that begins with other bytes than the magic number is no profile, however long
            // the file is.
            if (used >= 8 && std::memcmp(read_.data(), msr::profile::magic, 8) != 0) break;
        }
        read_.resize(used);
        bytes_ = read_;
    }
    close(file);
    if (error != 0) fail(error);
}

file_bytes::~file_bytes() {
    if (mapped_ != nullptr) munmap(mapped_, bytes_.size());
}

// --- the records of a profile's file -------------------------------------------------------------

struct receiver {
    loaded &destination;
    decoders by_cpu{};
    std::unordered_map<std::uint64_t, std::uint32_t> cgroups{{0, 0}};

    void take(std::string_view name, std::string_view value) {
        destination.description.emplace_back(name, value);
        by_cpu.take(name, value);
    }
    void take(const msr::profile::mapping &mapping) { destination.mappings.push_back(mapping); }
    void take(const msr::profile::thread &thread) {
        destination.threads.push_back(thread);
        if (!thread.name.empty()) destination.names_[{thread.pid, thread.tid}] = thread.name;
    }
    void take(const msr::profile::address_space &space) { destination.spaces.push_back(space); }
    void take(const msr::profile::jit_map &map) { destination.jit_maps.push_back(map); }
    void take(const msr::profile::ended &ended) { destination.ended.push_back(ended); }
    void take(const msr::profile::clocks &clocks) { destination.clocks.push_back(clocks); }
    void take(const msr::profile::cgroup &cgroup) {
        destination.cgroups[place_of(cgroup.number)].path = cgroup.path;
    }
    void take(const msr::profile::lost &lost) { destination.lost.push_back(lost); }
    void take(const msr::profile::allocation &allocation) {
        destination.allocations.push_back({.pid = allocation.pid,
                                           .tid = allocation.tid,
                                           .time = allocation.time,
                                           .address = allocation.address,
                                           .size = allocation.size,
                                           .chain_begin = destination.allocation_chains.size(),
                                           .chain_size = allocation.chain.size()});
        destination.allocation_chains.insert(destination.allocation_chains.end(),
                                             allocation.chain.begin(), allocation.chain.end());
    }
    void take(const msr::profile::branch_stack &stack) {
        if (destination.rows.empty()) return;
        destination.branch_stacks.push_back({.row = destination.rows.size() - 1,
                                             .begin = destination.branches.size(),
                                             .size = stack.branches.size()});
        destination.branches.insert(destination.branches.end(), stack.branches.begin(),
                                    stack.branches.end());
    }
    void take(const msr::profile::end &end) { destination.end = end; }
    void take(const msr::profile::record &record);

    std::uint32_t place_of(std::uint64_t cgroup) {
        const auto [position, is_new] =
            cgroups.emplace(cgroup, static_cast<std::uint32_t>(destination.cgroups.size()));
        if (is_new) destination.cgroups.push_back({.number = cgroup});
        return position->second;
    }
};

void receiver::take(const msr::profile::record &record) {
    const msrpp_sample &head = record.fixed();
    const decoder &decoder = by_cpu.of_cpu(head.cpu);
    const meaning means = decoder.of(record);
    const bool has_registers = record.has(MSRPP_SAMPLE_DATA3) || record.has(MSRPP_SAMPLE_CONTROL);
    const bool has_source =
        record.has(MSRPP_SAMPLE_SOURCE) && !record.has(MSRPP_SAMPLE_PERF_SOURCE);
    constexpr std::size_t enough = 8; // longest list of processors' names in a message
    const bool is_known =
        (!has_registers || decoder.knows_ibs()) && (!has_source || decoder.knows_pebs());
    if (!is_known && destination.not_decoded.size() < enough)
        destination.not_decoded.insert(by_cpu.name_of_cpu(head.cpu));
    destination.rows.push_back(
        {.ip = head.ip,
         .address = means.address,
         .time = head.time,
         .offset = static_cast<std::uint64_t>(record.data() - destination.bytes_.data()),
         .pid = head.pid,
         .tid = head.tid,
         .period = head.period,
         .latency = means.latency,
         .cgroup = head.cgroup == 0 ? 0 : place_of(head.cgroup),
         .cpu = head.cpu,
         .flags = means.flags,
         .to_retire = means.to_retire,
         .translation = means.translation,
         .kind = record.kind(),
         .source = means.source,
         .through = means.through,
         .page = means.page});
}

// --- the profile in memory, built from records ---------------------------------------------------

loaded loaded::from_bytes(std::span<const unsigned char> bytes) {
    loaded result;
    result.bytes_ = bytes;
    result.cgroups.emplace_back();
    // Reserves memory for the largest possible number of samples: unused memory costs nothing, and
    // growth would copy all rows.
    result.rows.reserve(bytes.size() / sizeof(msrpp_sample));
    receiver destination{.destination = result};
    result.reading = msr::profile::read_profile(bytes, destination);
    result.finder_ = mapping_finder{result.mappings, result.threads, result.spaces};
    return result;
}

loaded loaded::from_file(const std::string &path, const std::string &begin) {
    auto file = std::make_shared<file_bytes>(path, begin);
    loaded result = from_bytes(file->bytes());
    result.file_ = std::move(file);
    const bool has_nothing = result.rows.empty() && result.description.empty();
    const reading_end end = result.reading.outcome;
    if (end == reading_end::no_profile || (end == reading_end::broken && has_nothing))
        complain(rule_broken, begin + in_quotes(path) + ": " + msr::profile::sentence_of(end));
    return result;
}

std::string_view loaded::value_of(std::string_view name) const {
    for (const auto &[text, value] : description)
        if (text == name) return value;
    return {};
}

std::string_view loaded::name_of_thread(std::uint32_t pid, std::uint32_t tid) const {
    const auto text = names_.find({pid, tid});
    return text == names_.end() ? std::string_view{} : text->second;
}

std::span<const msr::profile::branch> loaded::branches_of(const row &row) const {
    const auto place = static_cast<std::size_t>(&row - rows.data());
    const auto stack = std::lower_bound(
        branch_stacks.begin(), branch_stacks.end(), place,
        [](const sample_branches &entry, std::size_t sample) { return entry.row < sample; });
    if (stack == branch_stacks.end() || stack->row != place) return {};
    return branches_of(*stack);
}

std::uint64_t loaded::lost_samples() const {
    std::uint64_t total = 0;
    for (const msr::profile::lost &entry : lost)
        total += entry.samples;
    return total;
}

std::string_view loaded::counted() const {
    const std::string_view text = value_of(about::counts);
    if (!text.empty()) return text;
    const std::string_view kind = value_of(about::kind);
    if (kind == "op") return "ops";
    if (kind == "fetch") return "fetches";
    return "events";
}

void say_what_is_missing(const loaded &loaded, const std::string &path) {
    if (loaded.reading.outcome != reading_end::finished)
        std::fprintf(stderr, "msrpp: %s: %s; %zu samples were read\n", path.c_str(),
                     msr::profile::sentence_of(loaded.reading.outcome), loaded.rows.size());
    else if (loaded.reading.samples != loaded.end.samples)
        std::fprintf(stderr, "msrpp: %s: its end tells of %llu samples, and it has %zu\n",
                     path.c_str(), static_cast<unsigned long long>(loaded.end.samples),
                     loaded.rows.size());
    if (loaded.reading.skipped != 0)
        std::fprintf(stderr, "msrpp: %s: %llu parts are of kinds that this version does not know\n",
                     path.c_str(), static_cast<unsigned long long>(loaded.reading.skipped));
    for (const std::string &cpu : loaded.not_decoded)
        std::fprintf(stderr,
                     "msrpp: %s: what registers say of samples of the processor %s is not known: "
                     "loads, misses and where data came from are not told, and are 0 here\n",
                     path.c_str(), in_quotes(cpu).c_str());
}

} // namespace msrpp::profile
