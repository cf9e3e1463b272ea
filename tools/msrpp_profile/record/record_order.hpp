// Records of perf's rings in the order of their times. Each CPU has a ring, and a thread that moves
// to another CPU writes to another ring: read ring by ring, the thread's later records may come
// first.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace msrpp::profile {

/// Returns the time of a perf record, in ns of CLOCK_MONOTONIC; 0: the record has no time.
/// `sample_type`: that of the event, which must have `sample_id_all`.
std::uint64_t time_of_record(std::span<const unsigned char> record, std::uint64_t sample_type);

/// Holds records back until all records that may precede them are there.
///
/// A record that a thread makes is in its ring before the thread continues. Therefore all records
/// that a record depends on are in a ring if the rings are read after the record was made: a caller
/// that reads the clock, then all rings, has all records up to the read time.
class record_order {
public:
    /// Adds a record of perf. `ring`: any number by which the caller identifies the ring. Records
    /// of the same ring and time keep their order.
    void add(std::size_t ring, std::uint64_t time, std::span<const unsigned char> record) {
        entries_.push_back({time, ring, {record.begin(), record.end()}});
    }

    /// Calls `take(ring, record)` for the records up to a time, the oldest first. `complete_until`:
    /// the time that was read from the clock before the rings were read.
    template <typename Take>
    void deliver(std::uint64_t complete_until, Take &&take) {
        const std::vector<entry> due = remove_due(complete_until);
        for (const entry &oldest : due)
            take(oldest.ring, std::span<const unsigned char>{oldest.bytes});
    }

private:
    struct entry {
        std::uint64_t time;
        std::size_t ring;
        std::vector<unsigned char> bytes;
    };
    std::vector<entry> entries_;

    std::vector<entry> remove_due(std::uint64_t complete_until);
};

} // namespace msrpp::profile
