#include "formats.hpp"

#include "../reading/callers.hpp"
#include "../reading/meaning.hpp"
#include "perf_data_source.hpp"
#include "perf_file.hpp"
#include "perf_rounds.hpp"
#include "text.hpp"

#include "../../support/complaint.hpp"

#include <msr/profile/reader.hpp>

#include <algorithm>
#include <charconv>
#include <cstring>
#include <map>
#include <set>
#include <utility>

namespace msrpp::profile {

namespace {

namespace ibs = msr::ibs;
using msr::profile::record;
using msr::profile::sample_kind;

constexpr std::uint64_t usual_sample_type =
    PERF_SAMPLE_IDENTIFIER | PERF_SAMPLE_IP | PERF_SAMPLE_TID | PERF_SAMPLE_TIME |
    PERF_SAMPLE_ADDR | PERF_SAMPLE_CPU | PERF_SAMPLE_PERIOD | PERF_SAMPLE_WEIGHT_STRUCT |
    PERF_SAMPLE_DATA_SRC | PERF_SAMPLE_PHYS_ADDR;

/// PERF_RECORD_FINISHED_ROUND: a type of record that perf itself writes, not the kernel.
constexpr std::uint32_t finished_round = 68;

// --- first pass over the profile -----------------------------------------------------------------

/// The first pass over a profile: collects facts that the file's head needs before the first
/// record.
class file_facts {
public:
    perf_rounds rounds{};
    std::map<std::string, std::string, std::less<>> description{};
    /// Path and build id of each mapped file.
    std::set<std::pair<std::string, std::string>> build_ids{};
    std::optional<perf_clocks> clocks{};
    std::uint64_t first_time = ~std::uint64_t{0};
    std::uint64_t last_time = 0;
    std::uint32_t cpus = 1;
    unsigned kinds = 0; ///< kinds of samples that the profile has, a bit for each
    /// Kinds of samples of which at least one is of the kernel, a bit for each.
    unsigned kernel_kinds = 0;
    bool has_chains = false;
    bool has_cgroups = false;
    bool has_branches = false;

    void take(const record &record) {
        const msrpp_sample &fixed = record.fixed();
        rounds.plan(fixed.time);
        first_time = std::min(first_time, std::uint64_t{fixed.time});
        last_time = std::max(last_time, std::uint64_t{fixed.time});
        cpus = std::max(cpus, std::uint32_t{fixed.cpu} + 1);
        kinds |= 1u << fixed.kind;
        if ((fixed.flags & MSRPP_SAMPLE_KERNEL) != 0) kernel_kinds |= 1u << fixed.kind;
        has_chains = has_chains || record.chain_size() != 0;
        has_cgroups = has_cgroups || fixed.cgroup != 0;
    }
    void take(const msr::profile::mapping &mapping) {
        rounds.plan(mapping.time);
        if (!mapping.build_id.empty() && !mapping.path.empty())
            build_ids.emplace(mapping.path, mapping.build_id);
    }
    void take(const msr::profile::thread &thread) {
        rounds.plan(thread.time);
        // Planned twice: the record of a new thread becomes two records of perf, beginning and
        // name.
        rounds.plan(thread.time);
    }
    void take(const msr::profile::branch_stack &) { has_branches = true; }
    void take(const msr::profile::ended &ended) { rounds.plan(ended.time); }
    void take(const msr::profile::address_space &space) { rounds.plan(space.time); }
    void take(const msr::profile::lost &lost) {
        rounds.plan(lost.time);
        if (lost.cpu < 65536) cpus = std::max(cpus, lost.cpu + 1);
    }
    void take(const msr::profile::cgroup &) { rounds.plan(0); }
    void take(const msr::profile::clocks &entry) {
        if (!clocks && entry.realtime != 0) clocks = {entry.monotonic, entry.realtime};
    }
    void take(std::string_view name, std::string_view value) { description.emplace(name, value); }
    std::string_view said(std::string_view name) const {
        const auto result = description.find(name);
        return result == description.end() ? std::string_view{} : result->second;
    }
};

/// Returns the bytes of a build id, which profiles have as hexadecimal digits.
std::string build_id_bytes(std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i + 1 < text.size() && result.size() < 20; i += 2) {
        unsigned byte = 0;
        const char *const end = text.data() + i + 2;
        if (std::from_chars(text.data() + i, end, byte, 16).ptr != end) return {};
        result += static_cast<char>(byte);
    }
    return result;
}

std::vector<std::string> words_of(std::string_view line) {
    std::vector<std::string> result;
    if (!line.empty()) result.emplace_back(line);
    return result;
}

perf_session session_of(const file_facts &facts) {
    perf_session result;
    std::uint64_t period = 0;
    const std::string_view text = facts.said(about::period);
    std::from_chars(text.data(), text.data() + text.size(), period);
    for (const sample_kind kind :
         {sample_kind::op, sample_kind::fetch, sample_kind::precise, sample_kind::overflow}) {
        const unsigned bit = 1u << static_cast<unsigned>(kind);
        // A profile without samples gets the event for ops, because perf needs an event.
        const bool is_there =
            (facts.kinds & bit) != 0 || (facts.kinds == 0 && kind == sample_kind::op);
        if (!is_there) continue;
        std::string name = kind == sample_kind::op      ? "ibs_op//"
                           : kind == sample_kind::fetch ? "ibs_fetch//"
                                                        : std::string{facts.said(about::choice)};
        if (name.empty()) name = name_of(kind);
        result.events.push_back({.kind = kind,
                                 .name = printable(name),
                                 .period = period,
                                 .user_only = (facts.kernel_kinds & bit) == 0});
    }
    result.sample_type = usual_sample_type;
    result.has_call_stacks = facts.has_branches && keeps_call_stack(facts.said(about::branches));
    // Perf searches for callers in branch records only where samples have call chains, too.
    if (facts.has_chains || result.has_call_stacks) result.sample_type |= PERF_SAMPLE_CALLCHAIN;
    if (facts.has_cgroups) result.sample_type |= PERF_SAMPLE_CGROUP;
    if (facts.has_branches) result.sample_type |= PERF_SAMPLE_BRANCH_STACK;
    for (const auto &[path, id] : facts.build_ids)
        if (std::string bytes = build_id_bytes(id); !bytes.empty())
            result.build_ids.push_back({std::move(bytes), path});
    result.command_line = words_of(printable(facts.said(about::command)));
    result.host = printable(facts.said(about::host));
    result.release = printable(facts.said(about::kernel));
    result.cpu = printable(facts.said(about::cpu));
    result.cpus = facts.cpus;
    result.first_time = facts.last_time == 0 ? 0 : facts.first_time;
    result.last_time = facts.last_time;
    result.clocks = facts.clocks;
    return result;
}

// --- second pass over the profile ----------------------------------------------------------------

/// The second pass over a profile: writes the records of perf.data.
class file_samples {
public:
    file_samples(destination &destination, const perf_session &perf_session, perf_rounds &rounds)
        : destination_{destination}, rounds_{rounds}, first_id_{perf_session.events.front().id()},
          has_chains_{(perf_session.sample_type & PERF_SAMPLE_CALLCHAIN) != 0},
          has_cgroups_{(perf_session.sample_type & PERF_SAMPLE_CGROUP) != 0},
          has_branches_{(perf_session.sample_type & PERF_SAMPLE_BRANCH_STACK) != 0},
          has_call_stacks_{perf_session.has_call_stacks} {}

    void take(std::string_view name, std::string_view value) { decoders_.take(name, value); }
    /// Takes a sample, whose branches stand behind the sample in a profile: the sample is written
    /// when its branches, or what else follows, are there.
    void take(const record &record) {
        write_waiting();
        if (has_branches_)
            waiting_ = record;
        else
            write_sample(record, {});
    }
    void take(const msr::profile::branch_stack &stack) {
        if (waiting_.whole()) write_sample(std::exchange(waiting_, {}), stack.branches);
    }
    /// Writes the sample that waits for its branches, without branches, if there is one.
    void write_waiting() {
        if (waiting_.whole()) write_sample(std::exchange(waiting_, {}), {});
    }
    void write_sample(const record &record, std::span<const msr::profile::branch> branches) {
        const msrpp_sample &fixed = record.fixed();
        const report statement = tell(record);
        const bool kernel = (fixed.flags & MSRPP_SAMPLE_KERNEL) != 0;
        const bool exact = (fixed.flags & MSRPP_SAMPLE_EXACT) != 0;
        sample_head head{};
        head.header.type = PERF_RECORD_SAMPLE;
        head.header.misc =
            static_cast<std::uint16_t>((kernel ? PERF_RECORD_MISC_KERNEL : PERF_RECORD_MISC_USER) |
                                       (exact ? PERF_RECORD_MISC_EXACT_IP : 0));
        head.id = fixed.kind;
        head.ip = fixed.ip;
        head.pid = fixed.pid;
        head.tid = fixed.tid;
        head.time = fixed.time;
        head.address = statement.address;
        head.cpu = fixed.cpu;
        head.period = std::max(fixed.period, 1u);
        // A record has 16 bits for its size.
        constexpr std::size_t most_branches = 1024;
        const std::size_t branch_count = std::min(branches.size(), most_branches);
        const std::size_t maximum =
            sizeof head + 8 * (MSRPP_SAMPLE_MOST_WORDS + 9) + 24 * branch_count;
        char *const begin = destination_.space(maximum);
        char *position = begin + sizeof head;
        const auto put = [&position](std::uint64_t word) {
            std::memcpy(position, &word, sizeof word);
            position += sizeof word;
        };
        if (has_chains_) {
            const std::size_t chain = record.chain_size();
            // Where branches are call stacks, perf takes the callers behind this mark from the
            // branches, even if there are none.
            const bool is_by_chain = has_call_stacks_ && branch_count <= chain;
            const bool user = kernel ? chain != 0 : !is_by_chain;
            put((kernel ? 2 : 0) + (user ? 1 : 0) + (kernel ? 0 : 1) + chain);
            if (kernel) put(PERF_CONTEXT_KERNEL), put(fixed.ip);
            if (user) put(PERF_CONTEXT_USER);
            if (!kernel) put(fixed.ip);
            for (std::size_t i = 0; i < chain; ++i)
                put(record.chain(i));
        }
        if (has_branches_) {
            put(branch_count);
            for (const msr::profile::branch &branch : branches.first(branch_count))
                put(branch.source), put(branch.destination), put(branch.flags);
        }
        put(statement.weight);
        put(statement.source);
        put(statement.physical);
        if (has_cgroups_) put(fixed.cgroup);
        head.header.size = static_cast<std::uint16_t>(position - begin);
        std::memcpy(begin, &head, sizeof head);
        destination_.take(static_cast<std::size_t>(position - begin));
        count();
    }
    void take(const msr::profile::mapping &mapping) {
        struct {
            std::uint32_t pid, tid;
            std::uint64_t begin, size, offset;
            std::uint8_t id_bytes, zero[3];
            char id[20];
            std::uint32_t rights, flags;
        } fixed{};
        fixed.pid = fixed.tid = mapping.pid;
        fixed.begin = mapping.begin;
        fixed.size = mapping.size;
        fixed.offset = mapping.offset;
        const std::string id = build_id_bytes(mapping.build_id);
        fixed.id_bytes = static_cast<std::uint8_t>(id.size());
        std::memcpy(fixed.id, id.data(), id.size());
        const bool is_file =
            !mapping.path.empty() && mapping.path != "[heap]" && mapping.path != "[stack]";
        // Protection (PROT_...) of the mapping: read and execute for files, read and write for
        // memory.
        fixed.rights = is_file ? 1 | 4 : 1 | 2;
        fixed.flags = 2; // flags of mmap(2): MAP_PRIVATE
        std::uint16_t misc = PERF_RECORD_MISC_USER;
        if (!id.empty()) misc |= PERF_RECORD_MISC_MMAP_BUILD_ID;
        if (!is_file) misc |= PERF_RECORD_MISC_MMAP_DATA;
        // Code outside of files may be made by a compiler inside the program (JIT): perf searches
        // for the compiler's map where the path is //anon.
        const std::string path = mapping.path.empty() ? "//anon" : printable(mapping.path);
        write({PERF_RECORD_MMAP2, misc}, fixed, path, {mapping.pid, mapping.pid, mapping.time});
    }
    void take(const msr::profile::thread &thread) {
        const place place{thread.pid, thread.tid, thread.time};
        if (known_.emplace(thread.pid, thread.tid).second &&
            (thread.tid != thread.pid || (thread.parent != 0 && thread.parent != thread.pid))) {
            const std::uint32_t parent = thread.tid == thread.pid ? thread.parent : thread.pid;
            begin_or_end(PERF_RECORD_FORK, parent, place);
        } else
            count(); // a record that plan() counted is not written
        if (thread.pid == thread.tid) names_[thread.pid] = shortened(printable(thread.name), 15);
        put_name(PERF_RECORD_MISC_USER, place, shortened(printable(thread.name), 15));
    }
    /// Writes the program's name again for a new address space: at the record of an execve() perf
    /// forgets the earlier mappings of a process.
    void take(const msr::profile::address_space &space) {
        // A space that fork() made is named by its thread's record; plan() counted the record,
        // which is not written.
        if (space.parent != 0) return count();
        put_name(PERF_RECORD_MISC_USER | PERF_RECORD_MISC_COMM_EXEC,
                 {space.pid, space.pid, space.time}, names_[space.pid]);
    }
    void take(const msr::profile::ended &ended) {
        known_.erase({ended.pid, ended.tid});
        begin_or_end(PERF_RECORD_EXIT, ended.pid, {ended.pid, ended.tid, ended.time});
    }
    void take(const msr::profile::lost &lost) {
        const std::uint64_t fixed[2] = {first_id_, lost.samples};
        write_fixed({PERF_RECORD_LOST, 0}, fixed, {0, 0, lost.time, lost.cpu});
    }
    void take(const msr::profile::cgroup &cgroup) {
        write({PERF_RECORD_CGROUP, 0}, cgroup.number, printable(cgroup.path), {});
    }

private:
    struct sample_head {
        perf_event_header header;
        std::uint64_t id, ip;
        std::uint32_t pid, tid;
        std::uint64_t time, address;
        std::uint32_t cpu, zero;
        std::uint64_t period;
    };
    /// The fields of a sample that the sample's registers give.
    struct report {
        std::uint64_t address{};
        std::uint64_t physical{};
        /// Latency in clocks, as perf's field `weight` has it: 32 bits for a load, 16 bits for an
        /// instruction.
        std::uint64_t weight{};
        std::uint64_t source{perf_source_of_nothing()};
    };
    struct type {
        std::uint32_t number{};
        std::uint16_t misc{};
    };
    /// Process, thread, CPU and time of a record.
    struct place {
        std::uint32_t pid{}, tid{};
        std::uint64_t time{};
        std::uint32_t cpu{};
    };

    destination &destination_;
    perf_rounds &rounds_;
    decoders decoders_{};
    std::uint64_t first_id_;
    std::set<std::pair<std::uint32_t, std::uint32_t>> known_{};
    std::map<std::uint32_t, std::string> names_{}; ///< last name of each process, by process
    bool has_chains_;
    bool has_cgroups_;
    bool has_branches_;
    bool has_call_stacks_;
    record waiting_{}; ///< sample that waits for its branches; not whole: none

    void put_name(int misc, const place &place, std::string_view name) {
        const std::uint32_t fixed[2] = {place.pid, place.tid};
        write({PERF_RECORD_COMM, static_cast<std::uint16_t>(misc)}, fixed, name, place);
    }
    void count() {
        write_waiting();
        if (!rounds_.written()) return;
        destination_.put_plain(perf_event_header{finished_round, 0, sizeof(perf_event_header)});
    }

    static std::uint64_t clocks(std::uint64_t load, std::uint64_t instruction) {
        return std::min<std::uint64_t>(load, 0xffff'ffff) | instruction << 32;
    }
    report tell(const record &record) const {
        report result;
        const decoder &decoder = decoders_.of_cpu(record.fixed().cpu);
        const bool has_registers = record.has(MSRPP_SAMPLE_DATA) || record.has(MSRPP_SAMPLE_DATA3);
        if (record.kind() == sample_kind::op && has_registers && decoder.ibs())
            tell_op(record, *decoder.ibs(), result);
        else if (record.kind() == sample_kind::fetch && decoder.ibs())
            tell_fetch(record, *decoder.ibs(), result);
        else
            tell_precise(record, decoder, result);
        if (record.has(MSRPP_SAMPLE_PERF_SOURCE))
            result.source = record.word(MSRPP_SAMPLE_PERF_SOURCE);
        return result;
    }
    static void tell_op(const record &record, const ibs::sample_decoder &decoder,
                        report &destination) {
        const ibs::op_sample op = decoder.decode(raw_op_of(record));
        if (op.has_linear_address()) destination.address = op.linear_address;
        if (op.has_physical_address()) destination.physical = op.physical_address;
        const bool waited = op.is_load() && op.missed_data_cache();
        destination.weight = clocks(waited ? op.miss_latency() : 0, op.tag_to_retire());
        destination.source = perf_source_of(op, record.has(MSRPP_SAMPLE_DATA2));
    }
    static void tell_fetch(const record &record, const ibs::sample_decoder &decoder,
                           report &destination) {
        const ibs::fetch_sample fetch = decoder.decode(raw_fetch_of(record));
        if (fetch.has_physical_address()) destination.physical = fetch.physical_address;
        destination.weight = clocks(fetch.latency, 0);
    }
    static void tell_precise(const record &record, const decoder &decoder, report &destination) {
        destination.address = record.word(MSRPP_SAMPLE_ADDRESS);
        destination.physical = record.word(MSRPP_SAMPLE_PHYSICAL);
        destination.weight = clocks(record.word(MSRPP_SAMPLE_LATENCY), 0);
        if (const auto source = decoder.pebs_source_of(record))
            destination.source = perf_source_of(*source);
    }

    /// Writes a record of perf.data with a fixed part, followed by the end that all records have.
    template <typename Fixed>
    void write_fixed(type kind, const Fixed &fixed, const place &place) {
        write_pieces(kind, {reinterpret_cast<const char *>(&fixed), sizeof fixed}, {}, place);
    }
    /// Writes a record of perf.data with a fixed part, followed by a text that ends with a zero,
    /// and the end that all records have.
    template <typename Fixed>
    void write(type kind, const Fixed &fixed, std::string_view text, const place &place) {
        std::string ended{shortened(text, 4000)};
        ended.resize((ended.size() + 8) / 8 * 8);
        write_pieces(kind, {reinterpret_cast<const char *>(&fixed), sizeof fixed}, ended, place);
    }
    void write_pieces(type kind, std::string_view fixed, std::string_view text,
                      const place &place) {
        write_waiting();
        struct {
            std::uint32_t pid, tid;
            std::uint64_t time;
            std::uint32_t cpu, zero;
            std::uint64_t id;
        } const end{place.pid, place.tid, place.time, place.cpu, 0, first_id_};
        perf_event_header header{};
        header.type = kind.number;
        header.misc = kind.misc;
        header.size =
            static_cast<std::uint16_t>(sizeof header + fixed.size() + text.size() + sizeof end);
        destination_.put_plain(header);
        destination_.put(fixed);
        destination_.put(text);
        destination_.put_plain(end);
        count();
    }
    void begin_or_end(std::uint32_t type, std::uint32_t parent, const place &place) {
        struct {
            std::uint32_t pid, parent_pid, tid, parent_tid;
            std::uint64_t time;
        } const fixed{place.pid, parent, place.tid, parent, place.time};
        write_fixed({type, PERF_RECORD_MISC_USER}, fixed, place);
    }
};

/// Passes the requested samples of a profile, and all records that are no samples, to
/// `destination`.
template <typename To>
struct some_samples {
    To &destination;
    const std::vector<bool> &requests;
    std::size_t position = 0;
    bool has_last = false; ///< the last sample was requested, and went to `destination`

    void take(const record &record) {
        has_last = position < requests.size() && requests[position];
        if (has_last) destination.take(record);
        ++position;
    }
    void take(const msr::profile::branch_stack &stack) {
        if (has_last) destination.take(stack);
    }
    template <typename... What>
    requires requires(To &into, const What &...what) { into.take(what...); }
    void take(const What &...subject) { destination.take(subject...); }
};

template <typename To>
msr::profile::reading read(std::span<const unsigned char> profile,
                           const std::vector<bool> *requests, To &destination) {
    if (requests == nullptr) return msr::profile::read_profile(profile, destination);
    some_samples<To> entry{destination, *requests};
    return msr::profile::read_profile(profile, entry);
}

} // namespace

msr::profile::reading write_perf(std::span<const unsigned char> profile,
                                 const std::vector<bool> *requests, destination &destination) {
    if (!destination.can_go_back())
        complain(wrong_usage, "profile export: perf.data needs a file, not a pipe or a device");
    file_facts first;
    const msr::profile::reading reading = read(profile, requests, first);
    first.rounds.decide();
    const perf_session session = session_of(first);
    begin_perf_file(destination, session);
    const std::uint64_t begin = destination.position();
    file_samples second{destination, session, first.rounds};
    read(profile, requests, second);
    second.write_waiting();
    end_perf_file(destination, session, begin);
    return reading;
}

} // namespace msrpp::profile
