// The newest branches of threads, as the branch records of a processor hold them: from the branches
// that the machine plays. Each thread has records of its own, as with Linux, which clears the
// records where another thread begins to execute. Each choice of branches has records of its own.
//
// Limits: records begin where the thread's program begins, or where the first event with branches
// is opened; they have no cycles.
#pragma once

#include <msr/branches/choice.hpp>
#include <msr/branches/names.hpp>
#include <msr/branches/record.hpp>
#include <msr/branches/rows/facility_row.hpp>
#include <msr/sim/branches/branch_buffer.hpp>
#include <msr/sim/branches/taken_branch.hpp>
#include <msr/sim/player/sampling.hpp>
#include <msr/sim/stream/block_facts.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace msrpp::machine {

/// The branches that a processor records, and which of them the reader of the records gets.
struct stack_choice {
    msr::lbr::choice recorded{}; ///< the branches that the processor's filters let in
    /// The kinds of branches that the reader gets, as a set of filters: Linux drops records that
    /// the processor's filters cannot keep out.
    std::uint16_t result = msr::lbr::kind_filters;

    friend bool operator==(const stack_choice &, const stack_choice &) = default;
};

/// A record of a branch, and the kind of the branch, which software finds in the program's code.
struct stack_entry {
    msr::lbr::branch_record record{};
    msr::sim::branch_kind kind{};
};

/// Returns the flags of a record, which follow the two addresses in struct perf_branch_entry of
/// Linux. `has_predictions`: the flags say whether the branch was predicted rightly, if the record
/// has the prediction. `has_types`: the flags have the kind of the branch.
std::uint64_t flags_of(const stack_entry &entry, bool has_predictions, bool has_types);

/// The branch records of a thread, as a sample has them.
struct branch_stack {
    std::vector<stack_entry> entries{}; ///< the branch records, the newest first
    std::uint64_t newest{};             ///< index of the registers that hold the newest record
};

class branch_stacks : public msr::sim::sampling {
public:
    /// `facility`: the branch records of the processor; must outlive the object.
    branch_stacks(const msr::lbr::facility_row &facility, std::size_t lanes)
        : facility_{facility}, lanes_{lanes} {}

    /// Begins to record the branches of a choice (kinds of branches), unless the branches are
    /// recorded already.
    void add(const stack_choice &choice);
    /// Begins to see the branches of all CPUs. Must be called after samplers::add().
    void watch(unsigned cpus) {
        for (unsigned cpu = 0; cpu < cpus; ++cpu)
            want(cpu, true);
    }
    msr::sim::hits_needed needs_hits() const override { return msr::sim::hits_needed::none; }
    void branch(msr::sim::running running_code, const msr::sim::block_facts &facts, bool is_taken,
                std::uint64_t next, bool is_wrong) override;

    /// Clears the branch records of a lane (buffer of a thread), in which a thread begins.
    void begin(std::size_t lane);
    /// Returns the branch records of the thread of a lane (buffer). `choice`: kinds of branches
    /// that add() got.
    branch_stack of(std::size_t lane, const stack_choice &choice) const;

private:
    using ring = msr::sim::branch_buffer<msr::sim::taken_branch>;
    struct recorded_choice {
        stack_choice choice{};
        msr::sim::branch_selection selection{};
        /// The branch records of threads, by the number of the thread's lane (buffer); an empty
        /// ring: the thread has taken no branch yet.
        std::vector<ring> rings{};
    };

    const msr::lbr::facility_row &facility_;
    std::size_t lanes_;
    std::vector<recorded_choice> choices_{};
};

} // namespace msrpp::machine
