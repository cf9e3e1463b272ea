// Samplers visit single instructions while a program is played: instruction-based sampling, precise
// records, branch records, and overflows that must be seen in their block.
//
// A sampler that waits for an event far ahead visits none: it follows the CPU, whose pace is then
// kept, and asks for a call when the pace has come so far.
#pragma once

#include <msr/sim/models/models.hpp>
#include <msr/sim/stream/block_facts.hpp>
#include <msr/sim/stream/stream.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace msr::sim {

/// The running thread of a lane, and its CPU.
struct running {
    unsigned cpu{};     ///< number of the logical processor
    std::size_t lane{}; ///< number of the thread's stream
};

/// The need for accesses that change nothing in the models. Players may be fed without them
/// (player::set_left_out).
enum class hits_needed : std::uint8_t {
    none,       ///< no such access is needed now; a tally may include them later
    of_a_block, ///< the accesses of blocks that the sampler watches, at the end of the block
    all,        ///< all accesses, in order
};

/// A part of a simulated processor that looks at what executes. It selects the CPUs that it wants
/// to see; on other CPUs a block and an access cost one comparison more.
class sampling {
public:
    static constexpr std::uint64_t never = ~std::uint64_t{0}; ///< a moment that does not come

    virtual ~sampling() = default;

    /// Returns which accesses that change nothing in the models this sampler needs.
    virtual hits_needed needs_hits() const { return hits_needed::all; }
    /// Whether it takes the tallies of a CPU at which it looks, each between blocks. One that is
    /// taken within a block leaves it without what the block does afterwards.
    virtual bool takes_tallies() const { return false; }
    /// Whether the pace of a CPU that it follows needs windows of code, which take time.
    virtual bool counts_fetches() const { return false; }
    /// The blocks before are over, and all that they did may be taken as a tally; the thread goes
    /// on with the block at `next`, of which nothing is in it.
    virtual void between(running, std::uint64_t /*next*/) {}
    /// A block begins to execute. What it does is in no tally before it has begun.
    virtual void block(running, const block_facts &) {}
    /// An instruction of the block has accessed memory: `stream_word::instruction()` says which.
    virtual void access(running, const block_facts &, stream_word, const access_result &) {}
    /// The block ended with a branch. This is called before the next block begins.
    virtual void branch(running, const block_facts &, bool /*taken*/, std::uint64_t /*next*/,
                        bool /*wrong*/) {}
    /// Called when the pace of the CPU reaches the mark that ask() set; the pace includes `step`.
    /// The call comes before that of block(), and clears the mark.
    virtual void due(running, const block_facts &, const pace & /*step*/) {}

    /// Whether this part looks at a CPU.
    bool wants(unsigned cpu) const { return cpu < wanted_.size() && wanted_[cpu] != 0; }

protected:
    /// Makes this part see a CPU from now on, or not. Does nothing before samplers::add().
    void want(unsigned cpu, bool enabled) {
        if (cpu >= wanted_.size() || wanted_[cpu] == std::uint8_t{enabled}) return;
        wanted_[cpu] = enabled;
        (*attention_)[cpu].look += enabled ? 1 : -1;
        count(cpu, enabled);
    }
    /// Keeps the pace of a CPU from now on, or not; the pace goes on with blocks only while it is
    /// kept. Does nothing before samplers::add().
    void follow(unsigned cpu, bool enabled) {
        if (cpu >= followed_.size() || followed_[cpu] == std::uint8_t{enabled}) return;
        followed_[cpu] = enabled;
        if (!enabled) asked_[cpu] = never;
        count(cpu, enabled);
    }
    /// due() is to be called when the ticks of a CPU that is followed have come so far, in place of
    /// what was asked before; never: not at all.
    void ask(unsigned cpu, std::uint64_t ticks) {
        if (cpu >= asked_.size()) return;
        asked_[cpu] = ticks;
        (*attention_)[cpu].due = std::min((*attention_)[cpu].due, ticks);
    }

private:
    friend class samplers;
    struct attention {
        std::uint64_t due = never; ///< ticks at which due() of a part may have to be called
        int look{};                ///< parts that look at the CPU
        int follow{};              ///< number of parts that sample, or follow the CPU
        int exactly{};             ///< number of parts that need all accesses in order
    };
    std::vector<std::uint8_t> wanted_;
    std::vector<std::uint8_t> followed_;
    std::vector<std::uint64_t> asked_;
    std::vector<attention> *attention_{}; ///< of all parts, by CPU

    void count(unsigned cpu, bool addition) {
        attention &of = (*attention_)[cpu];
        of.follow += addition ? 1 : -1;
        if (needs_hits() == hits_needed::all) of.exactly += addition ? 1 : -1;
    }
};

/// The sampler of a player that notifies several parts, which may be added while it plays.
class samplers {
    using attention = sampling::attention;

public:
    /// Makes a sampler without parts, for a number of logical processors.
    explicit samplers(unsigned cpus) : attention_{std::make_unique<std::vector<attention>>(cpus)} {}

    /// `sampling` must live as long as the player.
    void add(sampling &sampling) {
        all_.push_back(&sampling);
        sampling.attention_ = attention_.get();
        sampling.wanted_.resize(attention_->size());
        sampling.followed_.resize(attention_->size());
        sampling.asked_.resize(attention_->size(), sampling::never);
    }

    /// Whether a part looks at a CPU or follows one. Otherwise nobody needs single accesses.
    bool any() const {
        return std::any_of(attention_->begin(), attention_->end(),
                           [](const attention &entry) { return entry.follow != 0; });
    }
    /// Whether one of them needs all accesses as they come.
    bool any_needs_all_hits() const {
        return std::any_of(attention_->begin(), attention_->end(),
                           [](const attention &entry) { return entry.exactly != 0; });
    }
    /// Whether a part needs the accesses that were left out in a block of a CPU.
    bool needs_left_out(unsigned cpu) const {
        return wants(cpu) && std::any_of(all_.begin(), all_.end(), [cpu](const sampling *sampling) {
                   return sampling->wants(cpu) && sampling->needs_hits() == hits_needed::of_a_block;
               });
    }
    /// Whether a part takes the tallies of a CPU between blocks.
    bool takes_tallies(unsigned cpu) const {
        return wants(cpu) && std::any_of(all_.begin(), all_.end(), [cpu](const sampling *sampling) {
                   return sampling->wants(cpu) && sampling->takes_tallies();
               });
    }
    /// Whether the pace of a CPU needs windows of code.
    bool counts_fetches(unsigned cpu) const {
        return std::any_of(all_.begin(), all_.end(), [cpu](const sampling *sampling) {
            return sampling->followed_[cpu] != 0 && sampling->counts_fetches();
        });
    }
    /// Whether a part needs all accesses of a CPU as they come.
    bool needs_all_hits(unsigned cpu) const { return (*attention_)[cpu].exactly != 0; }
    /// Whether a part looks at a CPU or follows its pace.
    bool follows(unsigned cpu) const { return (*attention_)[cpu].follow != 0; }
    /// Whether a part looks at a CPU.
    bool wants(unsigned cpu) const { return (*attention_)[cpu].look != 0; }
    /// The ticks of a CPU before which pass() calls no part.
    std::uint64_t due(unsigned cpu) const { return (*attention_)[cpu].due; }

    /// A CPU that is followed has come to `current`, which includes the last step.
    void pass(running running_code, const block_facts &facts, const pace &current,
              const pace &step) {
        if (current.ticks >= (*attention_)[running_code.cpu].due)
            wake(running_code, facts, current.ticks, step);
    }
    /// Calls `between` of the parts that look at the CPU.
    void between(running running_code, std::uint64_t next) {
        for (sampling *const sampling : all_)
            if (sampling->wants(running_code.cpu)) sampling->between(running_code, next);
    }
    /// Calls `block` of the parts that look at the CPU.
    void block(running running_code, const block_facts &facts) {
        for (sampling *const sampling : all_)
            if (sampling->wants(running_code.cpu)) sampling->block(running_code, facts);
    }
    /// Calls `access` of the parts that look at the CPU.
    void access(running running_code, const block_facts &facts, stream_word word,
                const access_result &result) {
        for (sampling *const sampling : all_)
            if (sampling->wants(running_code.cpu))
                sampling->access(running_code, facts, word, result);
    }
    /// Calls `branch` of the parts that look at the CPU.
    void branch(running running_code, const block_facts &facts, bool is_taken, std::uint64_t next,
                bool is_wrong) {
        for (sampling *const sampling : all_)
            if (sampling->wants(running_code.cpu))
                sampling->branch(running_code, facts, is_taken, next, is_wrong);
    }

private:
    std::vector<sampling *> all_;
    std::unique_ptr<std::vector<attention>> attention_;

    // A part that is called may call ask() again, for itself and for others.
    void wake(running running_code, const block_facts &facts, std::uint64_t ticks,
              const pace &step) {
        for (sampling *const sampler : all_) {
            if (sampler->asked_[running_code.cpu] > ticks) continue;
            sampler->asked_[running_code.cpu] = sampling::never;
            sampler->due(running_code, facts, step);
        }
        std::uint64_t next = sampling::never;
        for (const sampling *const sampling : all_)
            next = std::min(next, sampling->asked_[running_code.cpu]);
        (*attention_)[running_code.cpu].due = next;
    }
};

} // namespace msr::sim
