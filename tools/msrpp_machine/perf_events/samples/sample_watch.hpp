// Watches the periods of events that sample: the machine counts a CPU's signals in the block of
// instructions in which a period ends (msr/sim/counters/overflow_watch.hpp). The watch begins when
// the first event with records is opened; each kind of CPU has watches of its own, because models
// of different kinds are ahead of each other. The address of a sample is that of the first
// instruction of the block.
#pragma once

#include "../../models.hpp"
#include "../../samples/branch_stacks.hpp"
#include "../../samples/call_chains.hpp"
#include "branch_samples.hpp"
#include "event_samples.hpp"
#include "precise_watch.hpp"

#include <msr/sim/counters/overflow_watch.hpp>
#include <msr/sim/player/sampling.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace msrpp::machine {

class period_watch;
class precise_period_watch;

class sample_watch {
public:
    /// A function that counts a CPU's signals since the last call.
    using count_function = std::function<void(unsigned)>;
    /// A function that appends the overflows at which samples of a CPU are due. Its second argument
    /// selects events: true: with precise samples; false: without.
    using awaited_function =
        std::function<void(unsigned, bool, std::vector<msr::sim::awaited_overflow> &)>;
    /// A function that returns the clocks above which a load on a CPU is latent; 0: no event counts
    /// latent loads.
    using latency_function = std::function<std::uint64_t(unsigned)>;

    /// `cpus`: number of CPUs of the simulated machine. The models must outlive the watch.
    sample_watch(models &models, unsigned cpus, count_function count, awaited_function awaited,
                 latency_function latency);
    sample_watch(const sample_watch &) = delete;
    sample_watch &operator=(const sample_watch &) = delete;
    ~sample_watch();

    /// Computes the overflows at which samples of a CPU are due. Must be called after each counting
    /// of the CPU's signals, and when the events of the CPU's thread have changed.
    void update(unsigned cpu);
    void update_all() {
        for (unsigned cpu = 0; cpu < kinds_.size(); ++cpu)
            update(cpu);
    }
    /// Returns the instruction that a CPU executed when the watch last had the CPU's signals
    /// counted.
    sample_place place_of(unsigned cpu) const { return places_[cpu]; }

    /// Sets place_of() of a CPU to the block of code that has begun last, where a sample may be
    /// due: the CPU's tally is about to be counted.
    void find_place(unsigned cpu);

    /// Returns the instruction in which the period of an event with precise samples has ended. Must
    /// be called while the CPU's tally is counted.
    precise_place find_instruction(unsigned cpu, const period_end &end) const;

    /// Begins to follow calls and returns of the programs, if the watch does not follow them yet.
    void follow_calls();
    /// Returns the callers of an instruction, the innermost first.
    std::vector<std::uint64_t> callers(unsigned cpu, const sample_place &place) const;
    /// Begins to record the branches of a request on all CPUs of the kind of CPU `cpu`, if the
    /// branches are not recorded yet.
    void record_branches(unsigned cpu, const branch_request &request);
    /// Returns the newest branches, of the requested kinds of branches, before an instruction.
    branch_stack branches(unsigned cpu, const sample_place &place,
                          const stack_choice &choice) const;
    /// Remembers the callers of a thread that waits, because the thread may be about to fork.
    void lane_waits(std::size_t lane, std::uint32_t thread);
    /// Begins to follow a lane (buffer of a thread). `forking_thread`: number of the thread of
    /// which the lane's thread is a copy; 0: none.
    void begin_lane(std::size_t lane, std::uint32_t forking_thread);

private:
    friend class period_watch;
    friend class precise_period_watch;
    struct kind {
        models *of_cpus{};
        /// The watches of precise samples: first of events that need no hits of caches, then of
        /// events that need all hits.
        std::vector<std::unique_ptr<precise_period_watch>> precise{};
        std::vector<std::unique_ptr<period_watch>> watches{};
        /// The callers of code; null: calls are not followed.
        std::unique_ptr<call_chains> chains{};
        /// The newest branches of threads; null: branches are not recorded.
        std::unique_ptr<branch_stacks> stacks{};
    };

    count_function count_;
    awaited_function awaited_;
    latency_function latency_;
    std::vector<std::size_t> kinds_; ///< index of each CPU's kind of processor in `each_kind_`
    std::vector<kind> each_kind_;
    std::vector<sample_place> places_; ///< where each CPU last counted an overflow, by CPU
    /// Return addresses on the stacks of threads that have waited, by number of the thread.
    std::map<std::uint32_t, std::vector<std::uint64_t>> waiting_;
};

} // namespace msrpp::machine
