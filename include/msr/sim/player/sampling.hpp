// Samplers look at single instructions of a program while the player feeds its execution to the
// models of a simulated processor: instruction-based sampling, precise records, branch records, and
// overflows that must be seen in their block.
//
// A sampler that waits for an event far ahead looks at none: it follows the CPU, whose pace is then
// kept, and asks for a call when the pace has reached the event.
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

/// A running thread: its lane (stream of words), and the CPU on which it runs.
struct running {
    unsigned cpu{};     ///< number of the logical processor that runs the thread
    std::size_t lane{}; ///< number of the lane: the stream of the thread
};

/// A sampler's need for accesses that change nothing in the models; players may be fed without such
/// accesses (player::set_left_out).
enum class hits_needed : std::uint8_t {
    none,       ///< no access is needed now; accesses may be counted later
    of_a_block, ///< the sampler needs all accesses of blocks that it sees, at the end of each block
    all,        ///< the sampler needs all accesses, in the order of the program
};

/// A sampler: a part of a simulated processor that is notified of the blocks, accesses and branches
/// that execute, such as instruction-based sampling. A sampler selects the CPUs that it sees; on
/// other CPUs it makes each block and each access one comparison slower.
class sampling {
public:
    /// Number of ticks for a moment that never comes.
    static constexpr std::uint64_t never = ~std::uint64_t{0};

    virtual ~sampling() = default;

    /// Returns which accesses that change nothing in the models the sampler needs.
    virtual hits_needed needs_hits() const { return hits_needed::all; }
    /// Returns whether the sampler takes the tallies (counts of occurrences) of a CPU that it sees,
    /// each between two blocks of code. A tally taken within a block lacks the signals of the rest
    /// of the block.
    virtual bool takes_tallies() const { return false; }
    /// Returns whether the sampler needs the pace of a CPU in fetches (windows of 32 bytes of
    /// code), which take time to count.
    virtual bool counts_fetches() const { return false; }
    /// Called before a block begins: all earlier blocks are over, and counts taken now have all
    /// their signals and none of the next block. `next`: address of the next block.
    virtual void between(running, std::uint64_t /*next*/) {}
    /// Called when a block begins to execute. No earlier tally (counts of occurrences) includes the
    /// block.
    virtual void block(running, const block_facts &) {}
    /// Called when an instruction of a block has accessed memory: `stream_word::instruction()` is
    /// the instruction's number in the block.
    virtual void access(running, const block_facts &, stream_word, const access_result &) {}
    /// Called when a block has ended with a branch, before the next block begins.
    virtual void branch(running, const block_facts &, bool /*taken*/, std::uint64_t /*next*/,
                        bool /*wrong*/) {}
    /// Called when the pace (progress) of a followed CPU reaches the ticks that ask() set, before
    /// block() is called; the pace includes `step`. The ticks of ask() are cleared before the call.
    virtual void due(running, const block_facts &, const pace & /*step*/) {}

    /// Returns whether the sampler sees (is notified of the blocks on) a CPU.
    bool wants(unsigned cpu) const { return cpu < wanted_.size() && wanted_[cpu] != 0; }

protected:
    /// Sets whether the sampler sees a CPU. The call has no effect before samplers::add().
    void want(unsigned cpu, bool enabled) {
        if (cpu >= wanted_.size() || wanted_[cpu] == std::uint8_t{enabled}) return;
        wanted_[cpu] = enabled;
        (*attention_)[cpu].observers += enabled ? 1 : -1;
        count(cpu, enabled);
    }
    /// Sets whether the sampler follows a CPU, so that the CPU's pace (progress) is kept; the pace
    /// of a CPU that no sampler follows lacks the ticks of blocks. The call has no effect before
    /// samplers::add().
    void follow(unsigned cpu, bool enabled) {
        if (cpu >= followed_.size() || followed_[cpu] == std::uint8_t{enabled}) return;
        followed_[cpu] = enabled;
        if (!enabled) asked_[cpu] = never;
        count(cpu, enabled);
    }
    /// Sets the ticks of a followed CPU at which due() is called next, in place of earlier ticks;
    /// `never`: no call.
    void ask(unsigned cpu, std::uint64_t ticks) {
        if (cpu >= asked_.size()) return;
        asked_[cpu] = ticks;
        (*attention_)[cpu].due = std::min((*attention_)[cpu].due, ticks);
    }

private:
    friend class samplers;
    struct attention {
        /// Ticks of the CPU at which due() of some sampler may have to be called; `never`: no call.
        std::uint64_t due = never;
        int observers{}; ///< number of samplers that see (are notified of the blocks on) the CPU
        /// Number of samplers that see or follow the CPU; a sampler may be counted several times.
        int follow{};
        /// Number of samplers that see or follow the CPU and need all its accesses in order; a
        /// sampler may be counted several times.
        int exactly{};
    };
    std::vector<std::uint8_t> wanted_;
    std::vector<std::uint8_t> followed_;
    std::vector<std::uint64_t> asked_;
    /// The numbers of samplers that see and follow each CPU, shared by all samplers.
    std::vector<attention> *attention_{};

    void count(unsigned cpu, bool addition) {
        attention &of = (*attention_)[cpu];
        of.follow += addition ? 1 : -1;
        if (needs_hits() == hits_needed::all) of.exactly += addition ? 1 : -1;
    }
};

/// The sampler of a player, which notifies several samplers; samplers may be added while the player
/// plays.
class samplers {
    using attention = sampling::attention;

public:
    /// Makes an object without samplers. `cpus`: the number of logical processors.
    explicit samplers(unsigned cpus) : attention_{std::make_unique<std::vector<attention>>(cpus)} {}

    /// Adds a sampler. `sampling`: must live as long as the player.
    void add(sampling &sampling) {
        all_.push_back(&sampling);
        sampling.attention_ = attention_.get();
        sampling.wanted_.resize(attention_->size());
        sampling.followed_.resize(attention_->size());
        sampling.asked_.resize(attention_->size(), sampling::never);
    }

    /// Returns whether a sampler sees or follows any CPU; if not, single accesses are not needed.
    bool any() const {
        return std::any_of(attention_->begin(), attention_->end(),
                           [](const attention &entry) { return entry.follow != 0; });
    }
    /// Returns whether a sampler needs all accesses of any CPU, in order.
    bool any_needs_all_hits() const {
        return std::any_of(attention_->begin(), attention_->end(),
                           [](const attention &entry) { return entry.exactly != 0; });
    }
    /// Returns whether a sampler needs the accesses of a block on a CPU that the stream leaves out.
    bool needs_left_out(unsigned cpu) const {
        return wants(cpu) && std::any_of(all_.begin(), all_.end(), [cpu](const sampling *sampling) {
                   return sampling->wants(cpu) && sampling->needs_hits() == hits_needed::of_a_block;
               });
    }
    /// Returns whether a sampler takes the counts of a CPU's signals between two blocks of code.
    bool takes_tallies(unsigned cpu) const {
        return wants(cpu) && std::any_of(all_.begin(), all_.end(), [cpu](const sampling *sampling) {
                   return sampling->wants(cpu) && sampling->takes_tallies();
               });
    }
    /// Returns whether a sampler needs the pace of a CPU in fetches (windows of 32 bytes of code).
    bool counts_fetches(unsigned cpu) const {
        return std::any_of(all_.begin(), all_.end(), [cpu](const sampling *sampling) {
            return sampling->followed_[cpu] != 0 && sampling->counts_fetches();
        });
    }
    /// Returns whether a sampler needs all accesses of a CPU, in order.
    bool needs_all_hits(unsigned cpu) const { return (*attention_)[cpu].exactly != 0; }
    /// Returns whether any sampler sees a CPU's blocks or follows the CPU's pace (progress).
    bool follows(unsigned cpu) const { return (*attention_)[cpu].follow != 0; }
    /// Returns whether any sampler sees (is notified of the blocks on) a CPU.
    bool wants(unsigned cpu) const { return (*attention_)[cpu].observers != 0; }
    /// Returns the ticks of a CPU before which pass() calls no sampler.
    std::uint64_t due(unsigned cpu) const { return (*attention_)[cpu].due; }

    /// Calls `due` of the samplers whose ticks a followed CPU has reached. `current`: the CPU's
    /// pace.
    /// `step`: the last step, which `current` includes.
    void pass(running running_code, const block_facts &facts, const pace &current,
              const pace &step) {
        if (current.ticks >= (*attention_)[running_code.cpu].due)
            wake(running_code, facts, current.ticks, step);
    }
    /// Calls `between` of the samplers that see the CPU.
    void between(running running_code, std::uint64_t next) {
        for (sampling *const sampling : all_)
            if (sampling->wants(running_code.cpu)) sampling->between(running_code, next);
    }
    /// Calls `block` of the samplers that see the CPU.
    void block(running running_code, const block_facts &facts) {
        for (sampling *const sampling : all_)
            if (sampling->wants(running_code.cpu)) sampling->block(running_code, facts);
    }
    /// Calls `access` of the samplers that see the CPU.
    void access(running running_code, const block_facts &facts, stream_word word,
                const access_result &result) {
        for (sampling *const sampling : all_)
            if (sampling->wants(running_code.cpu))
                sampling->access(running_code, facts, word, result);
    }
    /// Calls `branch` of the samplers that see the CPU.
    void branch(running running_code, const block_facts &facts, bool is_taken, std::uint64_t next,
                bool is_wrong) {
        for (sampling *const sampling : all_)
            if (sampling->wants(running_code.cpu))
                sampling->branch(running_code, facts, is_taken, next, is_wrong);
    }

private:
    std::vector<sampling *> all_;
    std::unique_ptr<std::vector<attention>> attention_;

    // Calls due() of the samplers that wait for this time, and finds the next time at which a
    // sampler is to be called. Within due() a sampler may set new times by ask(), for itself and
    // for other samplers.
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
