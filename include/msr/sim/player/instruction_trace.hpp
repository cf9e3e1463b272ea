// The trace of the block that executes, instruction by instruction. The trace finds the instruction
// at which a signal of the block occurred.
#pragma once

#include <msr/sim/events/event_meanings.hpp>
#include <msr/sim/events/signal.hpp>
#include <msr/sim/models/models.hpp>
#include <msr/sim/stream/block_facts.hpp>
#include <msr/sim/stream/stream.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace msr::sim {

/// An access of a traced instruction to memory.
struct traced_access {
    std::uint64_t address{};
    unsigned instruction{};
    unsigned bytes{};
    bool writes{};
    bool locked{};
    /// Whether the access is a load whose latency is above the limit of precise sampling.
    bool latent{};
    access_result found{};
};

/// An instruction that retired, with its access to memory.
struct traced_instruction {
    std::uint64_t address{};
    std::uint64_t next{}; ///< address of the instruction that the thread executes next
    bool has_access{};    ///< whether the instruction accesses memory
    /// The instruction's access to memory: if it loads and stores, the access that the counter
    /// counted.
    traced_access access{};
};

/// A trace, by instructions, of the block that a thread executes on a CPU.
class instruction_trace {
public:
    /// Begins a block of code. The next tally (counts of occurrences in a stretch of execution)
    /// includes the instructions of the block.
    void begin(const block_facts &facts) {
        take_up(facts);
        is_counted_ = true;
    }
    /// Adds an access to memory of an instruction in the block; parts that continue each other
    /// become a single access.
    void access(const block_facts &facts, stream_word word, const access_result &result) {
        if (facts.address != address_ || instructions_.empty()) take_up(facts);
        const unsigned place = word.instruction();
        const bool locked = place < facts.instructions.size() && facts.instructions[place].locked;
        if (!accesses_.empty() && continues(accesses_.back(), word)) {
            // the emulator reports an access in parts, which are joined here
            traced_access &whole = accesses_.back();
            whole.bytes += word.bytes();
            whole.found.from = std::max(whole.found.from, result.from);
            whole.found.through = std::max(whole.found.through, result.through);
            whole.found.split = whole.found.split || result.split;
            return;
        }
        accesses_.push_back({.address = word.address(),
                             .instruction = place,
                             .bytes = word.bytes(),
                             .writes = word.writes(),
                             .locked = locked,
                             .found = result});
    }
    /// Marks the last access as a load whose latency is above the limit of precise sampling.
    /// Returns whether the access was not marked before.
    bool mark_latent() {
        const bool was = accesses_.back().latent;
        accesses_.back().latent = true;
        return !was;
    }
    void branch(bool is_taken, bool is_wrong) {
        has_branched_ = true;
        taken_ = is_taken;
        wrong_ = is_wrong;
    }
    /// Removes the traced instructions and accesses, after the counters have counted them.
    void counted() {
        accesses_.clear();
        is_counted_ = has_branched_ = taken_ = wrong_ = false;
    }

    /// Returns the instruction at which a sum of signals has reached `index`, 1 or more, since the
    /// last call of counted(); the last instruction of the block where single instructions do not
    /// show the signals. `next`: the address at which the thread goes on behind the block.
    traced_instruction find(const signal_sum &sum, std::uint64_t index, std::uint64_t next) const {
        tally so_far;
        const auto has_come = [&] { return sum.in(so_far) >= static_cast<std::int64_t>(index); };
        for (std::size_t i = 0; i < instructions_.size(); ++i) {
            const traced_access *last = nullptr;
            bool reads = false, writes = false;
            for (const traced_access &access : accesses_) {
                if (access.instruction != i) continue;
                add(access, so_far);
                // an instruction counts once as a load and once as a store, so that only its first
                // read and its first write are counted
                if (bool &known = access.writes ? writes : reads; is_counted_ && !known) {
                    ++so_far[access.writes ? signal::store_instructions
                                           : signal::load_instructions];
                    known = true;
                }
                last = &access;
                if (has_come()) return traced(i, last, next);
            }
            if (is_counted_) {
                add_static(i, so_far);
                so_far[signal::load_instructions] += instructions_[i].reads && !reads;
                so_far[signal::store_instructions] += instructions_[i].writes && !writes;
            }
            if (i + 1 == instructions_.size() && has_branched_) add_branch(so_far);
            if (has_come() || i + 1 == instructions_.size()) return traced(i, last, next);
        }
        return {};
    }

private:
    std::uint64_t address_{};
    std::uint64_t end_{};
    branch_kind last_{};
    std::vector<instruction_facts> instructions_;
    std::vector<traced_access> accesses_;
    bool is_counted_{};
    bool has_branched_{};
    bool taken_{};
    bool wrong_{};

    void take_up(const block_facts &facts) {
        address_ = facts.address;
        end_ = facts.end();
        last_ = facts.last_branch;
        instructions_.assign(facts.instructions.begin(), facts.instructions.end());
        counted();
    }

    static bool continues(const traced_access &previous, stream_word word) {
        return previous.instruction == word.instruction() && previous.writes == word.writes() &&
               previous.address + previous.bytes == word.address();
    }

    traced_instruction traced(std::size_t place, const traced_access *access,
                              std::uint64_t next) const {
        const instruction_facts &facts = instructions_[place];
        traced_instruction instruction{.address = address_ + facts.offset,
                                       .next = address_ + facts.offset + facts.bytes};
        if (place + 1 == instructions_.size() && next != 0) instruction.next = next;
        if (access == nullptr) return instruction;
        instruction.has_access = true;
        instruction.access = *access;
        return instruction;
    }

    void add_static(std::size_t place, tally &destination) const {
        const instruction_facts &facts = instructions_[place];
        ++destination[signal::instructions];
        destination[signal::uops] += facts.uops;
        destination[signal::fused_uops] += facts.ops;
        destination[signal::heavy_uops] += heavy_uops_of(facts.ops);
        destination[signal::software_prefetches] += facts.prefetches;
        destination[signal::locked] += facts.locked;
        if (place + 1 == instructions_.size()) count_branch(last_, destination);
    }
    void add_branch(tally &destination) const {
        if (last_ == branch_kind::none || last_ == branch_kind::far) return;
        const bool conditional = last_ == branch_kind::conditional;
        destination[signal::taken_conditional] += conditional && taken_;
        destination[signal::taken_branches] += conditional && taken_;
        if (!wrong_) return;
        ++destination[signal::mispredicted_branches];
        destination[signal::mispredicted_conditional] += conditional;
        destination[signal::mispredicted_taken] += taken_;
        destination[signal::mispredicted_returns] += last_ == branch_kind::ret;
        destination[signal::mispredicted_indirect] +=
            last_ == branch_kind::indirect_call || last_ == branch_kind::indirect_jump;
    }

    static void add(const traced_access &access, tally &destination) {
        const bool load = !access.writes;
        ++destination[load ? signal::loads : signal::stores];
        destination[signal::latent_loads] += access.latent;
        if (access.found.split) ++destination[load ? signal::split_loads : signal::split_stores];
        add_level(access.found.from, load, destination);
        switch (access.found.through) {
        case translated::first:
            break;
        case translated::second:
            ++destination[load ? signal::dtlb_load_misses : signal::dtlb_store_misses];
            ++destination[load ? signal::stlb_load_hits : signal::stlb_store_hits];
            break;
        case translated::walked:
            ++destination[load ? signal::dtlb_load_misses : signal::dtlb_store_misses];
            ++destination[load ? signal::load_walks : signal::store_walks];
            break;
        }
    }
    static void add_level(level source, bool load, tally &destination) {
        if (source == level::first) {
            destination[signal::l1d_load_hits] += load;
            return;
        }
        ++destination[load ? signal::l1d_load_misses : signal::l1d_store_misses];
        if (source == level::mid) {
            ++destination[load ? signal::mid_load_hits : signal::mid_store_hits];
            return;
        }
        if (source == level::second) {
            ++destination[load ? signal::l2_load_hits : signal::l2_store_hits];
            return;
        }
        ++destination[load ? signal::l2_load_misses : signal::l2_store_misses];
        if (source == level::third) {
            destination[signal::l3_load_hits] += load;
            return;
        }
        destination[signal::l3_load_misses] += load;
    }
};

} // namespace msr::sim
