// Records of perf's rings in the order of their times. Each CPU has a ring, and a thread that goes
// to another CPU writes to another ring: read ring by ring, its later records may come first.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace msrpp::profile {

/// Returns when a record was made, ns of CLOCK_MONOTONIC; 0: its bytes do not say it.
/// `sample_type`: that of the event, with `sample_id_all`.
std::uint64_t time_of_record(std::span<const unsigned char> record, std::uint64_t sample_type);

/// Holds records back until all records that may belong before them are there.
///
/// A record that a thread makes is in its ring before the thread goes on. So whatever a record
/// depends on is in a ring, if the ring is read after the record was made: read the clock, then all
/// rings, and records up to that time are complete.
class record_order {
public:
    /// `ring`: any number that the caller knows the ring by. Of one ring and one time, records keep
    /// their order.
    void add(std::size_t ring, std::uint64_t time, std::span<const unsigned char> record) {
        entries_.push_back({time, ring, {record.begin(), record.end()}});
    }

    /// Calls `take(ring, record)` for the records up to a time, the oldest first. `complete_until`:
    /// read from the clock before the rings were read.
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
