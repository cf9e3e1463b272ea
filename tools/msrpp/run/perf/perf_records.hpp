// Records about threads that the kernel's perf writes into a buffer.
#pragma once

#include <msr/backend/perf/ring.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <linux/perf_event.h>
#include <sys/types.h>

namespace msrpp::run {

/// Flags of the fields that stand at the end of each record: thread, time and event.
inline constexpr std::uint64_t perf_record_parts =
    PERF_SAMPLE_TID | PERF_SAMPLE_TIME | PERF_SAMPLE_ID;

/// A record of the begin of a thread, of a thread's name, or of an event's count in a thread that
/// has ended.
struct perf_record {
    /// Type of the record: PERF_RECORD_FORK, PERF_RECORD_COMM or PERF_RECORD_READ.
    std::uint32_t type{};
    std::uint64_t time{};
    pid_t process{};
    pid_t thread{};
    pid_t parent{};        ///< ID of the parent, in a record of a thread's beginning
    std::string name{};    ///< name of the thread, in a record of a thread's name
    std::uint64_t count{}; ///< count of the event, in a record of a count
    /// Time in nanoseconds during which the event ran, in a record of a count.
    std::uint64_t running{};
    std::uint64_t id{}; ///< identifier of the event, in a record of a count
};

/// Converts a record of `size` bytes. Returns false where the record is of a kind that
/// `perf_record` does not describe.
bool perf_record_of(const unsigned char *bytes, std::size_t size, perf_record &destination);

/// The buffer into which the kernel writes records of an open event.
class perf_buffer {
public:
    /// Maps the buffer of an event. `event`: the event's descriptor. Throws a complaint where the
    /// kernel provides no buffer.
    explicit perf_buffer(int event);
    perf_buffer(const perf_buffer &) = delete;
    perf_buffer &operator=(const perf_buffer &) = delete;

    /// Appends the records in the buffer to `destination`, and empties the buffer.
    void take(std::vector<perf_record> &destination);
    /// Returns the number of records that were lost, because the buffer was full.
    std::uint64_t lost() const { return lost_; }

private:
    msr::mapped_perf_ring mapped_;
    std::uint64_t lost_{};
};

/// Returns the CPUs that this system uses.
std::vector<int> online_cpus();

} // namespace msrpp::run
