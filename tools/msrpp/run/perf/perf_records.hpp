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

/// Behind each record: thread, time and event.
inline constexpr std::uint64_t perf_record_parts =
    PERF_SAMPLE_TID | PERF_SAMPLE_TIME | PERF_SAMPLE_ID;

/// A thread's beginning, its name, or what an event counted of it until its end.
struct perf_record {
    std::uint32_t type{}; ///< PERF_RECORD_FORK, PERF_RECORD_COMM or PERF_RECORD_READ
    std::uint64_t time{};
    pid_t process{};
    pid_t thread{};
    pid_t parent{};          ///< number of the parent, in a record of a beginning
    std::string name{};      ///< name, in a record of a name
    std::uint64_t count{};   ///< count, in a record of a count
    std::uint64_t running{}; ///< of a count, in nanoseconds
    std::uint64_t id{};      ///< of a count: which event
};

/// A record of so many bytes; false: it is of no kind that is named above.
bool perf_record_of(const unsigned char *bytes, std::size_t size, perf_record &destination);

/// The buffer of an open event.
class perf_buffer {
public:
    /// Throws a complaint where the kernel gives none.
    explicit perf_buffer(int event);
    perf_buffer(const perf_buffer &) = delete;
    perf_buffer &operator=(const perf_buffer &) = delete;

    /// Appends the records that are in it, and empties it.
    void take(std::vector<perf_record> &destination);
    /// How many records had no place in it.
    std::uint64_t lost() const { return lost_; }

private:
    msr::mapped_perf_ring mapped_;
    std::uint64_t lost_{};
};

/// The CPUs that this system uses.
std::vector<int> online_cpus();

} // namespace msrpp::run
