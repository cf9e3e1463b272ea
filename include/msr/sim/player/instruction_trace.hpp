// The trace of the block that executes, instruction by instruction. It finds the instruction at
// which a signal occurred that is in the tally of the block.
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

/// An access of an instruction.
struct traced_access {
    std::uint64_t address{};
    unsigned instruction{};
    unsigned bytes{};
    bool writes{};
    bool locked{};
    bool latent{}; ///< a load slower than a register asks for
    access_result found{};
};

/// An instruction that retired.
struct traced_instruction {
    std::uint64_t address{};
    std::uint64_t next{};   ///< of the instruction that is executed after it
    bool has_access{};      ///< to memory
    traced_access access{}; ///< the one that matters: of loads and stores the one that was counted
};

/// The block that a lane executes on a CPU.
class instruction_trace {
public:
    /// Begins a block, whose instructions are in the tally that is taken next.
    void begin(const block_facts &facts) {
        take_up(facts);
        is_counted_ = true;
    }
    /// An instruction of the block has accessed memory.
    void access(const block_facts &facts, stream_word word, const access_result &found) {
        if (facts.address != address_ || instructions_.empty()) take_up(facts);
        const unsigned place = word.instruction();
        const bool locked = place < facts.instructions.size() && facts.instructions[place].locked;
        if (!accesses_.empty() && continues(accesses_.back(), word)) {
            traced_access &whole = accesses_.back(); // which is reported in parts
            whole.bytes += word.bytes();
            whole.found.from = std::max(whole.found.from, found.from);
            whole.found.through = std::max(whole.found.through, found.through);
            whole.found.split = whole.found.split || found.split;
            return;
        }
        accesses_.push_back({.address = word.address(),
                             .instruction = place,
                             .bytes = word.bytes(),
                             .writes = word.writes(),
                             .locked = locked,
                             .found = found});
    }
    /// Marks the last access as a load that is slower than a register's limit. Returns whether it
    /// was not marked before.
    bool mark_latent() {
        const bool was = accesses_.back().latent;
        accesses_.back().latent = true;
        return !was;
    }
    void branch(bool taken, bool wrong) {
        has_branched_ = true;
        taken_ = taken;
        wrong_ = wrong;
    }
    /// Forgets the events until now: they were counted.
    void counted() {
        accesses_.clear();
        is_counted_ = has_branched_ = taken_ = wrong_ = false;
    }

    /// The instruction at which a sum of signals has become `which`, 1 or more, since the last call
    /// of counted(); the last one where single instructions do not show it. `next`: where the
    /// thread goes on behind the block.
    traced_instruction find(const signal_sum &sum, std::uint64_t which, std::uint64_t next) const {
        tally so_far;
        const auto has_come = [&] { return sum.in(so_far) >= static_cast<std::int64_t>(which); };
        for (std::size_t i = 0; i < instructions_.size(); ++i) {
            const traced_access *last = nullptr;
            bool reads = false, writes = false;
            for (const traced_access &each : accesses_) {
                if (each.instruction != i) continue;
                add(each, so_far);
                // The instruction counts with its first access, so that the reported access is this
                // one.
                if (bool &known = each.writes ? writes : reads; is_counted_ && !known) {
                    ++so_far[each.writes ? signal::store_instructions : signal::load_instructions];
                    known = true;
                }
                last = &each;
                if (has_come()) return told(i, last, next);
            }
            if (is_counted_) {
                add_static(i, so_far);
                so_far[signal::load_instructions] += instructions_[i].reads && !reads;
                so_far[signal::store_instructions] += instructions_[i].writes && !writes;
            }
            if (i + 1 == instructions_.size() && has_branched_) add_branch(so_far);
            if (has_come() || i + 1 == instructions_.size()) return told(i, last, next);
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

    static bool continues(const traced_access &before, stream_word word) {
        return before.instruction == word.instruction() && before.writes == word.writes() &&
               before.address + before.bytes == word.address();
    }

    traced_instruction told(std::size_t place, const traced_access *access,
                            std::uint64_t next) const {
        const instruction_facts &one = instructions_[place];
        traced_instruction found{.address = address_ + one.offset,
                                 .next = address_ + one.offset + one.bytes};
        if (place + 1 == instructions_.size() && next != 0) found.next = next;
        if (access == nullptr) return found;
        found.has_access = true;
        found.access = *access;
        return found;
    }

    void add_static(std::size_t place, tally &to) const {
        const instruction_facts &one = instructions_[place];
        ++to[signal::instructions];
        to[signal::uops] += one.uops;
        to[signal::fused_uops] += one.ops;
        to[signal::heavy_uops] += heavy_uops_of(one.ops);
        to[signal::software_prefetches] += one.prefetches;
        to[signal::locked] += one.locked;
        if (place + 1 == instructions_.size()) count_branch(last_, to);
    }
    void add_branch(tally &to) const {
        if (last_ == branch_kind::none || last_ == branch_kind::far) return;
        const bool conditional = last_ == branch_kind::conditional;
        to[signal::taken_conditional] += conditional && taken_;
        to[signal::taken_branches] += conditional && taken_;
        if (!wrong_) return;
        ++to[signal::mispredicted_branches];
        to[signal::mispredicted_conditional] += conditional;
        to[signal::mispredicted_taken] += taken_;
        to[signal::mispredicted_returns] += last_ == branch_kind::ret;
        to[signal::mispredicted_indirect] +=
            last_ == branch_kind::indirect_call || last_ == branch_kind::indirect_jump;
    }

    static void add(const traced_access &one, tally &to) {
        const bool load = !one.writes;
        ++to[load ? signal::loads : signal::stores];
        to[signal::latent_loads] += one.latent;
        if (one.found.split) ++to[load ? signal::split_loads : signal::split_stores];
        add_level(one.found.from, load, to);
        switch (one.found.through) {
        case translated::first:
            break;
        case translated::second:
            ++to[load ? signal::dtlb_load_misses : signal::dtlb_store_misses];
            ++to[load ? signal::stlb_load_hits : signal::stlb_store_hits];
            break;
        case translated::walked:
            ++to[load ? signal::dtlb_load_misses : signal::dtlb_store_misses];
            ++to[load ? signal::load_walks : signal::store_walks];
            break;
        }
    }
    static void add_level(level from, bool load, tally &to) {
        if (from == level::first) {
            to[signal::l1d_load_hits] += load;
            return;
        }
        ++to[load ? signal::l1d_load_misses : signal::l1d_store_misses];
        if (from == level::mid) {
            ++to[load ? signal::mid_load_hits : signal::mid_store_hits];
            return;
        }
        if (from == level::second) {
            ++to[load ? signal::l2_load_hits : signal::l2_store_hits];
            return;
        }
        ++to[load ? signal::l2_load_misses : signal::l2_store_misses];
        if (from == level::third) {
            to[signal::l3_load_hits] += load;
            return;
        }
        to[signal::l3_load_misses] += load;
    }
};

} // namespace msr::sim
