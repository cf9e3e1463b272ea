// Watches the periods of events with precise samples (precise_ip of perf_event_attr). Near the end
// of a period the tally of each block of code is counted before the next block begins, and the
// trace of the block shows the instruction in which the period ends, and its access to memory.
//
// Single instructions show no clocks: a sample of clocks has the instruction that executes at that
// moment if each micro-op takes an equal share of the block's clocks.
#pragma once

#include <msr/sim/counters/overflow_watch.hpp>
#include <msr/sim/events/event_meanings.hpp>
#include <msr/sim/models/models.hpp>
#include <msr/sim/player/instruction_trace.hpp>
#include <msr/sim/player/sampling.hpp>
#include <msr/sim/stream/block_facts.hpp>
#include <msr/sim/stream/stream.hpp>

#include <cstdint>
#include <vector>

namespace msrpp::machine {

/// The instruction of a precise sample.
struct precise_place {
    msr::sim::traced_instruction instruction{};
    std::uint64_t latency{}; ///< clocks of the instruction's load; 0: the instruction loads nothing
};

/// The end of a sampling period in the tally (counts of all signals) that is being counted.
struct period_end {
    msr::sim::signal_sum sum{};
    std::uint64_t index{}; ///< number of the event in the tally that ends the period, from 1
    std::uint64_t added{}; ///< number of events in the tally
};

class precise_watch : public msr::sim::overflow_watch {
public:
    /// `hits`: the accesses that the watched events need, beside those that change the models.
    precise_watch(msr::sim::watched_counters &counters, msr::sim::processor_models &models,
                  msr::sim::hits_needed hits);

    /// Determines anew which overflows a CPU awaits. `latency`: clocks above which a load counts as
    /// latent; 0: no awaited event counts latent loads.
    void update(unsigned cpu, std::uint64_t latency);
    precise_place find(unsigned cpu, const period_end &end) const;

    msr::sim::hits_needed needs_hits() const override { return hits_; }
    bool takes_tallies() const override { return true; }
    void due(msr::sim::running thread, const msr::sim::block_facts &facts,
             const msr::sim::pace &step) override;
    void between(msr::sim::running thread, std::uint64_t next) override;
    void block(msr::sim::running thread, const msr::sim::block_facts &facts) override;
    void access(msr::sim::running thread, const msr::sim::block_facts &facts,
                msr::sim::stream_word word, const msr::sim::access_result &result) override;
    void branch(msr::sim::running thread, const msr::sim::block_facts &facts, bool is_taken,
                std::uint64_t next, bool is_wrong) override;

private:
    struct watched_cpu {
        msr::sim::instruction_trace trace{};
        std::uint64_t ops{};  ///< fused micro-ops of the traced block
        std::uint64_t next{}; ///< address at which the thread goes on; 0: unknown
        bool is_near{};       ///< a period may end soon: each block is counted
        bool has_begun{}; ///< due() has begun the trace of the block for which block() is called
        std::uint64_t latency{};
    };
    msr::sim::watched_counters &counters_;
    msr::sim::processor_models &models_;
    msr::sim::hits_needed hits_;
    std::vector<watched_cpu> cpus_;
};

} // namespace msrpp::machine
