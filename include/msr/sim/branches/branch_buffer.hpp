// The ring buffer of the newest branch records, as all facilities keep them: registers of simulated
// processors, and the branches of threads in samples.
#pragma once

#include <msr/branches/names.hpp>
#include <msr/sim/branches/taken_branch.hpp>
#include <msr/sim/stream/block_facts.hpp>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace msr::sim {

/// The branches that a facility lets into its records, and whether the records are a call stack.
struct branch_selection {
    /// Filters of the levels and kinds of branches that are recorded; by default all.
    std::uint16_t filters{lbr::level_filters | lbr::kind_filters};
    bool keeps_call_stack{}; ///< whether a return removes the newest record
};

/// A ring buffer of branch records in slots 0 to depth - 1: a new record is put into the slot
/// behind that of the newest record. `Record`: the content of a record; a default value is an empty
/// record.
template <typename Record>
class branch_buffer {
public:
    /// Makes a buffer without slots for records.
    branch_buffer() = default;
    /// Makes a buffer of empty records. `places`: the largest depth of the buffer, and the depth
    /// until clear().
    explicit branch_buffer(unsigned places) : records_(places), depth_{places} {}

    /// Returns the number of records that the buffer keeps.
    unsigned depth() const noexcept { return depth_; }
    /// Returns the number of branches that the buffer holds, at most the depth.
    unsigned count() const noexcept { return count_; }
    /// Returns the slot of the newest record.
    unsigned newest() const noexcept { return newest_; }
    /// Sets the slot of the newest record. `place`: less than the depth.
    void set_newest(unsigned place) noexcept { newest_ = place; }

    /// Returns the record in a slot of the buffer. `place`: less than the largest depth.
    Record &in_place(unsigned place) noexcept { return records_[place]; }
    const Record &in_place(unsigned place) const noexcept { return records_[place]; }
    /// Returns the slot of a record by its age. `age`: number of later records; an age from the
    /// depth on is that of a slot that records never reach.
    unsigned place_of(unsigned age) const noexcept {
        return age < depth_ ? (newest_ + depth_ - age) % depth_ : age;
    }

    /// Empties all slots of the buffer. `depth`: number of records that the buffer keeps from now
    /// on, at most the largest depth.
    void clear(unsigned depth) noexcept {
        std::fill(records_.begin(), records_.end(), Record{});
        depth_ = depth;
        newest_ = count_ = 0;
    }

    /// Records a taken branch, if the filters let the branch pass: puts a record into the buffer,
    /// or removes the newest record, where records are a call stack and the branch is a return.
    /// `facility`: the kind of branch records; `make`: returns the record of a taken branch.
    template <typename Make>
    void record(const taken_branch &branch, lbr::facility_kind facility, branch_selection selection,
                Make make) {
        const unsigned needed = filters_behind(branch, facility);
        if ((selection.filters & needed) != needed) return;
        if (selection.keeps_call_stack && branch.kind == branch_kind::ret) {
            records_[newest_] = {};
            newest_ = (newest_ + depth_ - 1) % depth_;
            count_ -= count_ != 0 ? 1 : 0;
            return;
        }
        newest_ = (newest_ + 1) % depth_;
        records_[newest_] = make(branch);
        count_ = std::min(count_ + 1, depth_);
    }

private:
    std::vector<Record> records_{};
    unsigned depth_{};
    unsigned newest_{}; // slot of the newest record
    unsigned count_{};  // number of slots that hold a branch
};

} // namespace msr::sim
