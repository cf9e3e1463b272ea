// Who looks at single instructions while a program is played: instruction-based sampling, precise
// records, branch records, and overflows that must be seen in their block.
#pragma once

#include <msr/sim/block_facts.hpp>
#include <msr/sim/models.hpp>
#include <msr/sim/stream.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace msr::sim {

/// What runs: the thread of a lane, on a CPU.
struct running {
    unsigned cpu{};
    std::size_t lane{};
};

/// A part of a simulated processor that looks at what executes. For each CPU it says whether it
/// wants to see it now; where nobody looks at a CPU, a block and an access cost a comparison more.
class sampling {
public:
    virtual ~sampling() = default;

    /// A block begins to execute. What it does is in no tally before it has begun.
    virtual void block(running, const block_facts &) {}
    /// An instruction of the block has accessed memory: `stream_word::instruction()` says which.
    virtual void access(running, const block_facts &, stream_word, const access_result &) {}
    /// The block ended with a branch. It is told before the next block begins.
    virtual void branch(running, const block_facts &, bool /*taken*/, std::uint64_t /*next*/,
                        bool /*wrong*/) {}

    bool wants(unsigned cpu) const { return cpu < wanted_.size() && wanted_[cpu] != 0; }

protected:
    /// From now on it wants to see a CPU, or not. Does nothing before samplers::add().
    void want(unsigned cpu, bool whether) {
        if (cpu >= wanted_.size() || wanted_[cpu] == std::uint8_t{whether}) return;
        wanted_[cpu] = whether;
        (*who_look_)[cpu] += whether ? 1 : -1;
    }

private:
    friend class samplers;
    std::vector<std::uint8_t> wanted_;
    std::vector<int> *who_look_{}; ///< how many parts look at each CPU
};

/// The sampler of a player that tells several parts, which may be added while it plays.
class samplers {
public:
    explicit samplers(unsigned cpus) : who_look_{std::make_unique<std::vector<int>>(cpus)} {}

    /// `one` must live as long as the player.
    void add(sampling &one) {
        all_.push_back(&one);
        one.who_look_ = who_look_.get();
        one.wanted_.resize(who_look_->size());
    }

    bool wants(unsigned cpu) const { return (*who_look_)[cpu] != 0; }
    void block(running what, const block_facts &facts) {
        for (sampling *const each : all_)
            if (each->wants(what.cpu)) each->block(what, facts);
    }
    void access(running what, const block_facts &facts, stream_word word,
                const access_result &found) {
        for (sampling *const each : all_)
            if (each->wants(what.cpu)) each->access(what, facts, word, found);
    }
    void branch(running what, const block_facts &facts, bool taken, std::uint64_t next,
                bool wrong) {
        for (sampling *const each : all_)
            if (each->wants(what.cpu)) each->branch(what, facts, taken, next, wrong);
    }

private:
    std::vector<sampling *> all_;
    std::unique_ptr<std::vector<int>> who_look_;
};

} // namespace msr::sim
