#include "loaded.hpp"

#include "../../support/complaint.hpp"

#include <fmt/format.h>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <unordered_map>

namespace msrpp::profile {

using msr::profile::reading_end;

// --- the bytes of a file
// --------------------------------------------------------------------------

file_bytes::file_bytes(const std::string &path, const std::string &begin) {
    const auto fail = [&](int error) {
        complain(rule_broken, begin + in_quotes(path) + ": " + std::strerror(error));
    };
    const int file = path == "-" ? dup(STDIN_FILENO) : open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) fail(errno);
    struct stat about {};
    int error = fstat(file, &about) != 0 ? errno : 0;
    if (error == 0 && S_ISDIR(about.st_mode)) error = EISDIR;
    if (error == 0 && S_ISREG(about.st_mode) && about.st_size > 0) {
        const auto size = static_cast<std::size_t>(about.st_size);
        void *const at = mmap(nullptr, size, PROT_READ, MAP_PRIVATE | MAP_POPULATE, file, 0);
        if (at == MAP_FAILED) {
            error = errno;
        } else {
            mapped_ = at;
            bytes_ = {static_cast<const unsigned char *>(at), size};
        }
    } else if (error == 0) {
        constexpr std::size_t step = std::size_t{1} << 20;
        constexpr std::size_t most = std::size_t{1} << 34; // of what never ends
        std::size_t used = 0;
        while (error == 0 && used < most) {
            read_.resize(used + step);
            const ssize_t got = read(file, read_.data() + used, step);
            if (got < 0 && errno != EINTR) error = errno;
            if (got == 0) break;
            if (got > 0) used += static_cast<std::size_t>(got);
            // A file that begins otherwise is no profile, however long it is.
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

// --- records -------------------------------------------------------------------------------------

struct receiver {
    loaded &into;
    decoders by_cpu{};
    std::unordered_map<std::uint64_t, std::uint32_t> cgroups{{0, 0}};

    void take(std::string_view name, std::string_view value) {
        into.description.emplace_back(name, value);
        by_cpu.take(name, value);
    }
    void take(const msr::profile::mapping &what) { into.mappings.push_back(what); }
    void take(const msr::profile::thread &what) {
        into.threads.push_back(what);
        if (!what.name.empty()) into.names_[{what.pid, what.tid}] = what.name;
    }
    void take(const msr::profile::address_space &what) { into.spaces.push_back(what); }
    void take(const msr::profile::jit_map &what) { into.jit_maps.push_back(what); }
    void take(const msr::profile::ended &what) { into.ended.push_back(what); }
    void take(const msr::profile::clocks &what) { into.clocks.push_back(what); }
    void take(const msr::profile::cgroup &what) {
        into.cgroups[place_of(what.number)].path = what.path;
    }
    void take(const msr::profile::lost &what) { into.lost.push_back(what); }
    void take(const msr::profile::allocation &what) {
        into.allocations.push_back({.pid = what.pid,
                                    .tid = what.tid,
                                    .time = what.time,
                                    .address = what.address,
                                    .size = what.size,
                                    .chain_begin = into.allocation_chains.size(),
                                    .chain_size = what.chain.size()});
        into.allocation_chains.insert(into.allocation_chains.end(), what.chain.begin(),
                                      what.chain.end());
    }
    void take(const msr::profile::end &what) { into.end = what; }
    void take(const msr::profile::record &what);

    std::uint32_t place_of(std::uint64_t cgroup) {
        const auto [at, is_new] =
            cgroups.emplace(cgroup, static_cast<std::uint32_t>(into.cgroups.size()));
        if (is_new) into.cgroups.push_back({.number = cgroup});
        return at->second;
    }
};

void receiver::take(const msr::profile::record &what) {
    const msrpp_sample &head = what.fixed();
    const decoder &by = by_cpu.of_cpu(head.cpu);
    const meaning means = by.of(what);
    const bool has_registers = what.has(MSRPP_SAMPLE_DATA3) || what.has(MSRPP_SAMPLE_CONTROL);
    const bool has_source = what.has(MSRPP_SAMPLE_SOURCE) && !what.has(MSRPP_SAMPLE_PERF_SOURCE);
    constexpr std::size_t enough = 8; // for a message
    const bool is_known = (!has_registers || by.knows_ibs()) && (!has_source || by.knows_pebs());
    if (!is_known && into.not_decoded.size() < enough)
        into.not_decoded.insert(by_cpu.name_of_cpu(head.cpu));
    into.rows.push_back({.ip = head.ip,
                         .address = means.address,
                         .time = head.time,
                         .offset = static_cast<std::uint64_t>(what.data() - into.bytes_.data()),
                         .pid = head.pid,
                         .tid = head.tid,
                         .period = head.period,
                         .latency = means.latency,
                         .cgroup = head.cgroup == 0 ? 0 : place_of(head.cgroup),
                         .cpu = head.cpu,
                         .flags = means.flags,
                         .to_retire = means.to_retire,
                         .translation = means.translation,
                         .kind = what.kind(),
                         .from = means.from,
                         .through = means.through,
                         .page = means.page});
}

// --- the profile
// ----------------------------------------------------------------------------------

loaded loaded::from_bytes(std::span<const unsigned char> bytes) {
    loaded result;
    result.bytes_ = bytes;
    result.cgroups.emplace_back();
    // Room for the most there may be: what is not used takes no memory, growing would copy it all.
    result.rows.reserve(bytes.size() / sizeof(msrpp_sample));
    receiver to{.into = result};
    result.reading = msr::profile::read_profile(bytes, to);
    result.finder_ = mapping_finder{result.mappings, result.threads, result.spaces};
    return result;
}

loaded loaded::from_file(const std::string &path, const std::string &begin) {
    auto file = std::make_shared<file_bytes>(path, begin);
    loaded result = from_bytes(file->bytes());
    result.file_ = std::move(file);
    const bool has_nothing = result.rows.empty() && result.description.empty();
    const reading_end how = result.reading.outcome;
    if (how == reading_end::no_profile || (how == reading_end::broken && has_nothing))
        complain(rule_broken, begin + in_quotes(path) + ": " + msr::profile::sentence_of(how));
    return result;
}

std::string_view loaded::value_of(std::string_view name) const {
    for (const auto &[each, value] : description)
        if (each == name) return value;
    return {};
}

std::string_view loaded::name_of_thread(std::uint32_t pid, std::uint32_t tid) const {
    const auto found = names_.find({pid, tid});
    return found == names_.end() ? std::string_view{} : found->second;
}

std::uint64_t loaded::lost_samples() const {
    std::uint64_t all = 0;
    for (const msr::profile::lost &each : lost)
        all += each.samples;
    return all;
}

std::string_view loaded::counted() const {
    const std::string_view said = value_of(about::counts);
    if (!said.empty()) return said;
    const std::string_view kind = value_of(about::kind);
    if (kind == "op") return "ops";
    if (kind == "fetch") return "fetches";
    return "events";
}

void say_what_is_missing(const loaded &what, const std::string &path) {
    if (what.reading.outcome != reading_end::finished)
        std::fprintf(stderr, "msrpp: %s: %s; %zu samples were read\n", path.c_str(),
                     msr::profile::sentence_of(what.reading.outcome), what.rows.size());
    else if (what.reading.samples != what.end.samples)
        std::fprintf(stderr, "msrpp: %s: its end tells of %llu samples, and it has %zu\n",
                     path.c_str(), static_cast<unsigned long long>(what.end.samples),
                     what.rows.size());
    if (what.reading.skipped != 0)
        std::fprintf(stderr, "msrpp: %s: %llu parts are of kinds that this version does not know\n",
                     path.c_str(), static_cast<unsigned long long>(what.reading.skipped));
    for (const std::string &cpu : what.not_decoded)
        std::fprintf(stderr,
                     "msrpp: %s: what registers say of samples of the processor %s is not known: "
                     "loads, misses and where data came from are not told, and are 0 here\n",
                     path.c_str(), in_quotes(cpu).c_str());
}

} // namespace msrpp::profile
