// Records of events, as perf_event_open(2) describes records: each record is a header of 8 bytes
// and fields of 8 bytes, selected by the attributes of the event. Source: Linux,
// include/uapi/linux/perf_event.h, the comments of enum perf_event_type.
#pragma once

#include <linux/perf_event.h>

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp::machine {

/// A record of an event, in words of 8 bytes.
using record_words = std::vector<std::uint64_t>;

/// The thread, CPU and time of a record, and the event that makes the record.
struct record_origin {
    std::uint32_t process{};
    std::uint32_t thread{};
    std::uint64_t time{}; ///< time of the record by the event's clock, in ns
    std::uint64_t event{};
    std::uint32_t cpu{};
};

/// The values of a sample, without the thread, CPU and time.
struct sample_values {
    std::uint64_t address{};      ///< address of the sampled instruction
    std::uint64_t period{};       ///< number of events since the previous sample
    bool is_exact{};              ///< the sampled instruction is that of the event
    std::uint64_t data_address{}; ///< address of the memory that the instruction accesses
    std::uint64_t latency{};      ///< clocks that the instruction's load has taken
    /// Source of the accessed memory in the form of data_source_of(); 0: unknown.
    std::uint64_t data_source{};
    /// The values that read(2) of the event would return, for PERF_SAMPLE_READ.
    std::span<const std::uint64_t> counts{};
    /// Return addresses of the callers, the innermost first.
    std::span<const std::uint64_t> callers{};
    /// The branches of the sample in the form of branch_words(), for PERF_SAMPLE_BRANCH_STACK.
    std::span<const std::uint64_t> branches{};
};

/// A range of memory that shows executable bytes of a file.
struct mapped_code {
    std::uint64_t begin{};
    std::uint64_t size{};
    std::uint64_t offset{}; ///< position in the file of the byte at address `begin`
    /// Numbers of the device that has the file.
    std::uint32_t major{};
    std::uint32_t minor{};
    std::uint64_t inode{};
    std::string path;
};

/// Numbers of a process and a thread, and of the process and thread that started them.
struct started_thread {
    std::uint32_t process{};
    std::uint32_t parent_process{};
    std::uint32_t thread{};
    std::uint32_t parent_thread{};
};

/// Returns the fields of `sample_type` (perf_event_attr) that the machine's samples cannot have.
std::uint64_t missing_fields(std::uint64_t sample_type);

/// Returns a record of PERF_RECORD_SAMPLE.
record_words sample_record(const perf_event_attr &attributes, const record_origin &origin,
                           const sample_values &values);
/// Returns a record of PERF_RECORD_MMAP2, or of PERF_RECORD_MMAP where the event requests no mmap2.
record_words mapping_record(const perf_event_attr &attributes, const record_origin &origin,
                            const mapped_code &mapping);
/// Returns a record of PERF_RECORD_COMM: a thread has a name. `is_program`: the name is that of a
/// program which begins.
record_words name_record(const perf_event_attr &attributes, const record_origin &origin,
                         std::string_view name, bool is_program);
/// Returns a record of PERF_RECORD_FORK or PERF_RECORD_EXIT, as `type` says.
record_words thread_record(const perf_event_attr &attributes, const record_origin &origin,
                           std::uint32_t type, const started_thread &thread);
/// Returns a record of PERF_RECORD_READ: what read(2) of an event returns for a thread that ends.
record_words read_record(const perf_event_attr &attributes, const record_origin &origin,
                         std::span<const std::uint64_t> counts);
/// Returns a record of PERF_RECORD_LOST: `lost` records were dropped, because the ring was full.
record_words lost_record(const perf_event_attr &attributes, const record_origin &origin,
                         std::uint64_t lost);

} // namespace msrpp::machine
