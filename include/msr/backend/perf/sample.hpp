// Records of Linux's perf, read from their bytes: samples, and events of processes. Bytes of any
// content are read as a record or refused. Source: perf_event_open(2),
// include/uapi/linux/perf_event.h.
#pragma once

#include <msr/core/bytes.hpp>
#include <msr/core/cplusplus.hpp>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>

#include <linux/perf_event.h>

namespace msr {

/// The parts of `perf_event_attr::sample_type` that `read_perf_sample` can read; branches only
/// without PERF_SAMPLE_BRANCH_HW_INDEX.
inline constexpr std::uint64_t readable_sample_type =
    std::uint64_t{PERF_SAMPLE_IDENTIFIER} | PERF_SAMPLE_IP | PERF_SAMPLE_TID | PERF_SAMPLE_TIME |
    PERF_SAMPLE_ADDR | PERF_SAMPLE_ID | PERF_SAMPLE_STREAM_ID | PERF_SAMPLE_CPU |
    PERF_SAMPLE_PERIOD | PERF_SAMPLE_CALLCHAIN | PERF_SAMPLE_RAW | PERF_SAMPLE_WEIGHT |
    PERF_SAMPLE_WEIGHT_STRUCT | PERF_SAMPLE_DATA_SRC | PERF_SAMPLE_PHYS_ADDR | PERF_SAMPLE_CGROUP |
    PERF_SAMPLE_BRANCH_STACK;

/// A sample of perf. A member that the event's sample type does not have is 0. Spans lie in the
/// record, which must outlive the sample.
struct perf_sample {
    bool of_kernel{}; ///< whether the kernel ran when the sample was taken
    /// Whether `ip` is the instruction of the event, not of the interrupt.
    bool is_exact{};
    std::uint64_t ip{};
    std::uint32_t pid{}, tid{};
    std::uint64_t time{};
    std::uint64_t address{};
    std::uint32_t cpu{};
    std::uint64_t period{};
    /// Return addresses of 8 bytes, with marks such as PERF_CONTEXT_USER among them.
    std::span<const unsigned char> chain{};
    std::span<const unsigned char> raw{};
    /// Branches of 24 bytes, struct perf_branch_entry, the newest first.
    std::span<const unsigned char> branches{};
    /// Latency of a load in clocks; of a structured weight the low half alone.
    std::uint64_t weight{};
    std::uint64_t source{}; ///< the source of a load's data, a union perf_mem_data_src
    std::uint64_t physical{};
    std::uint64_t cgroup{};

    std::size_t branch_count() const { return branches.size() / 24; }
    /// Returns a word of a branch. `word`: 0 for the source, 1 for the destination, 2 for the
    /// flags.
    std::uint64_t branch_word(std::size_t place, std::size_t word) const {
        return load_64(branches.data() + 24 * place + 8 * word);
    }
    std::size_t chain_size() const { return chain.size() / 8; }
    std::uint64_t chain_at(std::size_t place) const { return load_64(chain.data() + 8 * place); }
};

namespace perf_detail {

/// A reader that takes numbers from bytes in memory, up to the end of the bytes.
class cursor {
public:
    explicit cursor(std::span<const unsigned char> bytes) : rest_{bytes} {}

    bool fits() const { return fits_; }
    std::uint64_t next_64() {
        const std::span<const unsigned char> handle = next(8);
        return handle.empty() ? 0 : load_64(handle.data());
    }
    std::uint32_t next_32() {
        const std::span<const unsigned char> handle = next(4);
        return handle.empty() ? 0 : load_32(handle.data());
    }
    std::span<const unsigned char> next(std::uint64_t bytes) {
        if (bytes > rest_.size()) {
            fits_ = false;
            rest_ = {};
            return {};
        }
        const auto handle = rest_.first(bytes);
        rest_ = rest_.subspan(bytes);
        return handle;
    }
    /// Returns the text from the position up to its null character, or up to the end of the bytes.
    std::string_view text() const {
        const char *const position = reinterpret_cast<const char *>(rest_.data());
        return {position, rest_.empty() ? 0 : ::strnlen(position, rest_.size())};
    }
    /// Takes the last `bytes` bytes away and returns them; returns no bytes where fewer are left.
    std::span<const unsigned char> from_end(std::size_t bytes) {
        if (bytes > rest_.size()) {
            fits_ = false;
            return {};
        }
        const auto handle = rest_.last(bytes);
        rest_ = rest_.first(rest_.size() - bytes);
        return handle;
    }
    std::size_t left() const { return rest_.size(); }

private:
    std::span<const unsigned char> rest_;
    bool fits_ = true;
};

} // namespace perf_detail

/// Returns the header of a record with its type (PERF_RECORD_...) and flags (PERF_RECORD_MISC_...);
/// zeros for bytes that are no record.
inline perf_event_header header_of(std::span<const unsigned char> record) {
    perf_event_header header{};
    if (record.size() >= sizeof header) std::memcpy(&header, record.data(), sizeof header);
    if (header.size != record.size()) return {};
    return header;
}

/// Reads a sample of an event with the sample type `type`. Returns false where the record is no
/// sample, is cut, or has parts that cannot be read.
inline bool read_perf_sample(std::span<const unsigned char> record, std::uint64_t type,
                             perf_sample &destination) {
    const perf_event_header header = header_of(record);
    if (header.type != PERF_RECORD_SAMPLE || (type & ~readable_sample_type) != 0) return false;
    perf_detail::cursor position{record.subspan(sizeof header)};
    const auto contains = [&](std::uint64_t part) { return (type & part) != 0; };
    perf_sample sample;
    const unsigned mode = header.misc & PERF_RECORD_MISC_CPUMODE_MASK;
    sample.of_kernel = mode != PERF_RECORD_MISC_USER && mode != PERF_RECORD_MISC_GUEST_USER;
    sample.is_exact = (header.misc & PERF_RECORD_MISC_EXACT_IP) != 0;
    if (contains(PERF_SAMPLE_IDENTIFIER)) position.next_64();
    if (contains(PERF_SAMPLE_IP)) sample.ip = position.next_64();
    if (contains(PERF_SAMPLE_TID)) {
        sample.pid = position.next_32();
        sample.tid = position.next_32();
    }
    if (contains(PERF_SAMPLE_TIME)) sample.time = position.next_64();
    if (contains(PERF_SAMPLE_ADDR)) sample.address = position.next_64();
    if (contains(PERF_SAMPLE_ID)) position.next_64();
    if (contains(PERF_SAMPLE_STREAM_ID)) position.next_64();
    if (contains(PERF_SAMPLE_CPU)) {
        sample.cpu = position.next_32();
        position.next_32();
    }
    if (contains(PERF_SAMPLE_PERIOD)) sample.period = position.next_64();
    if (contains(PERF_SAMPLE_CALLCHAIN)) {
        const std::uint64_t count = position.next_64();
        if (count > position.left() / 8) return false;
        sample.chain = position.next(8 * count);
    }
    if (contains(PERF_SAMPLE_RAW)) sample.raw = position.next(position.next_32());
    if (contains(PERF_SAMPLE_BRANCH_STACK)) {
        const std::uint64_t count = position.next_64();
        if (count > position.left() / 24) return false;
        sample.branches = position.next(24 * count);
    }
    if (contains(PERF_SAMPLE_WEIGHT)) sample.weight = position.next_64();
    if (contains(PERF_SAMPLE_WEIGHT_STRUCT)) sample.weight = position.next_64() & 0xffff'ffff;
    if (contains(PERF_SAMPLE_DATA_SRC)) sample.source = position.next_64();
    if (contains(PERF_SAMPLE_PHYS_ADDR)) sample.physical = position.next_64();
    if (contains(PERF_SAMPLE_CGROUP)) sample.cgroup = position.next_64();
    if (!position.fits()) return false;
    destination = sample;
    return true;
}

/// A record of perf about a process: its begin, end, name or mapping. Texts lie in the bytes of the
/// record, which must outlive this object.
struct perf_news {
    std::uint32_t type{}; ///< type of the record, PERF_RECORD_...
    std::uint32_t pid{}, tid{};
    /// Number of the process that created a thread, in a record of the thread's begin.
    std::uint32_t parent{};
    std::uint32_t parent_thread{};
    /// Whether a record of a name says that the process executed a program.
    bool is_exec{};
    std::string_view text{}; ///< the name of a process, or the path of a mapped file
    /// Address and size of a mapping in memory, and its offset in its file, in bytes.
    std::uint64_t begin{}, size{}, offset{};
    std::span<const unsigned char> build_id{};
    std::uint64_t lost{}; ///< the number of records, or samples, that perf's buffer had no room for
    // The time stamp that perf appends to each record, where the event has `sample_id_all`.
    std::uint64_t time{};
    std::uint32_t cpu{};
};

namespace perf_detail {

/// Reads the fields that `sample_id_all` appends to a record.
inline bool read_behind(cursor &position, std::uint64_t type, perf_news &destination) {
    constexpr std::uint64_t parts[] = {PERF_SAMPLE_TID, PERF_SAMPLE_TIME,
                                       PERF_SAMPLE_ID,  PERF_SAMPLE_STREAM_ID,
                                       PERF_SAMPLE_CPU, PERF_SAMPLE_IDENTIFIER};
    std::size_t bytes = 0;
    for (const std::uint64_t part : parts)
        if ((type & part) != 0) bytes += 8;
    cursor following{position.from_end(bytes)};
    if (!position.fits()) return false;
    if ((type & PERF_SAMPLE_TID) != 0) following.next_64();
    if ((type & PERF_SAMPLE_TIME) != 0) destination.time = following.next_64();
    if ((type & PERF_SAMPLE_ID) != 0) following.next_64();
    if ((type & PERF_SAMPLE_STREAM_ID) != 0) following.next_64();
    if ((type & PERF_SAMPLE_CPU) != 0) destination.cpu = following.next_32();
    return true;
}

/// Reads the record of a mapping, which has the file's numbers or its build id.
inline void read_mapping(cursor &position, unsigned misc, perf_news &destination) {
    constexpr std::size_t most_build_id = 20;
    destination.begin = position.next_64();
    destination.size = position.next_64();
    destination.offset = position.next_64();
    const std::span<const unsigned char> file = position.next(24);
    position.next_64(); // skips the mapping's protection and flags, 32 bits each
    destination.text = position.text();
    constexpr unsigned has_build_id = 1u << 14; // PERF_RECORD_MISC_MMAP_BUILD_ID, since Linux 5.12
    if ((misc & has_build_id) != 0 && file.size() == 24 && file[0] <= most_build_id)
        destination.build_id = file.subspan(4, file[0]);
}

} // namespace perf_detail

/// Reads a record that is no sample, of an event with `sample_id_all` and the sample type `type`.
/// Returns false where the record is of a kind that `perf_news` does not have, or is cut.
inline bool read_perf_news(std::span<const unsigned char> record, std::uint64_t type,
                           perf_news &destination) {
    const perf_event_header header = header_of(record);
    if (record.size() < sizeof header) return false;
    perf_detail::cursor position{record.subspan(sizeof header)};
    perf_news news{.type = header.type};
    if (!perf_detail::read_behind(position, type, news)) return false;
    switch (header.type) {
    case PERF_RECORD_MMAP2:
        news.pid = position.next_32();
        news.tid = position.next_32();
        perf_detail::read_mapping(position, header.misc, news);
        break;
    case PERF_RECORD_COMM:
        news.pid = position.next_32();
        news.tid = position.next_32();
        news.text = position.text();
        news.is_exec = (header.misc & PERF_RECORD_MISC_COMM_EXEC) != 0;
        break;
    case PERF_RECORD_FORK:
    case PERF_RECORD_EXIT:
        news.pid = position.next_32();
        news.parent = position.next_32();
        news.tid = position.next_32();
        news.parent_thread = position.next_32();
        news.time = position.next_64();
        break;
    case PERF_RECORD_LOST:
        position.next_64();
        news.lost = position.next_64();
        break;
    case PERF_RECORD_LOST_SAMPLES:
        news.lost = position.next_64();
        break;
    case PERF_RECORD_THROTTLE:
    case PERF_RECORD_UNTHROTTLE:
        news.time = position.next_64();
        break;
    default:
        return false;
    }
    if (!position.fits()) return false;
    destination = news;
    return true;
}

} // namespace msr
