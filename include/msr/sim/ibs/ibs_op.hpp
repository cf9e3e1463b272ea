// The engine that samples ops of a simulated AMD processor: its counter, the tagging of an op, and
// the sample.
//
// The counter counts dispatched ops (`signal::fused_uops`) or clocks. Between two samples the
// counter follows the number of ops or clocks of the CPU (`pace`); single instructions are visited
// only in the block of the tagged op.
//
// A handler that begins the next period before it returns from a sample lets the counter go on
// behind the tagged op: the processor does not run while the handler runs.
//
// Limits: a count of clocks is exact at the begin of each block, and the ops of a block are tagged
// as if each took an equal share of the block's clocks; an op's sample is complete when its block
// has ended; of several places that an instruction accesses (a gather, XSAVE) an op has the lowest;
// maximum counts up to 8, which are reserved, tag nothing.
#pragma once

#include <msr/amd/ibs/errata.hpp>
#include <msr/amd/ibs/fields.hpp>
#include <msr/amd/ibs/register_fields.hpp>
#include <msr/amd/ibs/sample.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/sim/counters/select_registers.hpp>
#include <msr/sim/ibs/ibs_op_sample.hpp>
#include <msr/sim/ibs/ibs_registers.hpp>
#include <msr/sim/models/models.hpp>
#include <msr/sim/player/sampling.hpp>
#include <msr/sim/registers/interrupt.hpp>
#include <msr/sim/registers/random_bits.hpp>
#include <msr/sim/stream/block_facts.hpp>
#include <msr/sim/stream/stream.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace msr::sim {

/// The engines that sample ops, one for each CPU; class ibs_unit uses them. Registers and models
/// must live as long as the object.
class ibs_op : public sampling {
public:
    static constexpr const char *limits =
        "IBS of ops: physical addresses are the linear ones; latencies are those of the timing "
        "model; no bank conflicts, forwarded stores, miss buffers and fused branches; no line that "
        "another cache has modified";

    ibs_op(const ibs::target &target, select_register_file &registers, processor_models &models)
        : on_{target}, registers_{registers}, models_{models} {
        for (unsigned cpu = 0; cpu < models.size(); ++cpu)
            engines_.push_back({.draws = random_bits{cpu}});
    }

    void on_interrupt(interrupt_receiver destination) { to_ = destination; }

    /// Returns the number of samples of ops that a CPU has taken.
    std::uint64_t samples(unsigned cpu) const { return engines_[cpu].samples; }
    /// Returns the number of samples of ops that a CPU's filters have discarded.
    std::uint64_t discarded(unsigned cpu) const { return engines_[cpu].discarded; }

    /// Writes a CPU's present count of ops or clocks into OP_CTL. Call the function before OP_CTL
    /// is read or written.
    void show_count(unsigned cpu) {
        engine &state = engines_[cpu];
        if (!state.runs) return;
        put_count(cpu, state.start + (reached(cpu) - state.start_pace) / state.unit);
    }

    /// Applies the op control registers of a CPU after software has written one. `previous`: the
    /// value of OP_CTL before the write.
    void written(unsigned cpu, std::uint64_t previous) {
        using namespace ibs::detail;
        engine &state = engines_[cpu];
        const std::uint64_t control = held(cpu, ibs::address::op_ctl);
        const std::uint64_t second = value_of(registers_, ibs::address::op_ctl2, cpu);
        state.tagging = false;
        want(cpu, false);
        state.period =
            op_ctl_op_max_cnt_lo.value_in(control) * 16 +
            (op_ctl_op_max_cnt_hi.value_in(control & known_bits(ibs::address::op_ctl, on_)) << 20);
        state.runs = op_ctl_op_en.value_in(control) != 0 && op_ctl_op_val.value_in(control) == 0 &&
                     op_ctl2_op_dis.value_in(second) == 0 && state.period > longest_reserved &&
                     is_switched_on(on_, registers_, cpu);
        if (state.runs) {
            state.counts_ops = op_ctl_op_cnt_ctl.value_in(control) != 0;
            state.unit = state.counts_ops ? 1 : models_[cpu].clocks().ticks_of_clock();
            begin(cpu, (control & count_mask()) >> op_ctl_op_cur_cnt_27.low);
        }
        wait(cpu);
        // Erratum 420: an IBS interrupt stays pending where the maximum count was not cleared
        // before the enable bit.
        const bool stops =
            op_ctl_op_en.value_in(previous) != 0 && op_ctl_op_en.value_in(control) == 0;
        if (stops && concerns(ibs::erratum_id::e420, on_) &&
            op_ctl_op_max_cnt_lo.value_in(previous) != 0)
            to_.tell({.cpu = cpu, .cause = interrupt_cause::op, .address = state.last});
    }

    hits_needed needs_hits() const override { return hits_needed::of_a_block; }
    void due(running running_code, const block_facts &facts, const pace &step) override {
        engine &state = engines_[running_code.cpu];
        if (state.tagging) return;
        if (!state.runs) return rest(running_code.cpu);
        if (reached(running_code.cpu) <= due_at(state)) return wait(running_code.cpu);
        tag(running_code, facts, step);
    }

    void block(running running_code, const block_facts &facts) override {
        engine &state = engines_[running_code.cpu];
        if (state.in_own_block)
            state.in_own_block = false;
        else if (state.tagging)
            complete(running_code, facts.address);
    }

    void access(running running_code, const block_facts &facts, stream_word word,
                const access_result &result) override {
        engine &state = engines_[running_code.cpu];
        if (!state.tagging || running_code.lane != state.lane || facts.address != state.block ||
            word.instruction() != (state.instruction & 0x3ff))
            return;
        if (!(word.writes() ? state.op.stores : state.op.loads)) return;
        // the step is a further iteration of the string instruction in progress
        if (state.iterates && !state.parts.empty()) return;
        state.parts.push_back({.address = word.address(), .bytes = word.bytes(), .found = result});
    }

    void branch(running running_code, const block_facts &facts, bool is_taken, std::uint64_t next,
                bool is_wrong) override {
        engine &state = engines_[running_code.cpu];
        if (!state.tagging || running_code.lane != state.lane || facts.address != state.block)
            return;
        if (state.op.branch == branch_kind::none) return;
        state.op.taken = is_taken;
        state.op.next = next;
        state.op.wrong = is_wrong;
    }

private:
    static constexpr std::uint64_t longest_reserved = 8 * 16;
    static constexpr unsigned random_count_bits = 7;

    /// A part of the memory that a tagged op accesses. The parts of an access are reported in any
    /// order, and some more than once.
    struct accessed_part {
        std::uint64_t address{};
        unsigned bytes{};
        access_result found{};
        friend bool operator<(const accessed_part &left, const accessed_part &other) {
            return left.address < other.address;
        }
    };
    struct engine {
        random_bits draws{};
        bool runs{};
        bool counts_ops{};
        std::uint64_t period{}; ///< ops or clocks from one tagged op to the next
        /// Ticks (parts of a clock) in a clock of the core; 1 where the engine counts ops.
        std::uint64_t unit = 1;
        std::uint64_t start{}; ///< start value of the count of ops or clocks in the sampling period
        /// number of ops or ticks of the CPU at the begin of the sampling period
        std::uint64_t start_pace{};
        /// number of ops or ticks of the CPU after the op that was tagged last
        std::uint64_t next_pace{};
        bool behind_counts_ops{};
        bool is_standing{}; ///< whether no op has executed since the engine's sample was complete
        bool tagging{};     ///< whether an op is tagged whose sample is not complete yet
        /// Whether the next call of block() is for the block with the tagged op.
        bool in_own_block{};
        /// Whether the tagged op belongs to a further iteration of a string instruction.
        bool iterates{};
        std::size_t lane{}; ///< lane (stream) of the thread with the tagged op
        std::uint64_t block{};
        std::size_t instruction{};
        tagged_op op{};
        std::vector<accessed_part> parts{};
        std::uint64_t last{}; ///< address of the code that was interrupted last
        std::uint64_t samples{};
        std::uint64_t discarded{};
    };

    ibs::target on_;
    select_register_file &registers_;
    processor_models &models_;
    std::vector<engine> engines_;
    interrupt_receiver to_{};

    std::uint64_t &held(unsigned cpu, std::uint32_t address) {
        return *registers_.held(address, cpu);
    }
    std::uint64_t count_mask() const {
        return known_bits(ibs::address::op_ctl, on_) &
               (on_.is == ibs::generation::family10h ? ibs::detail::op_ctl_op_cur_cnt_20
                                                     : ibs::detail::op_ctl_op_cur_cnt_27)
                   .mask();
    }
    void put_count(unsigned cpu, std::uint64_t count) {
        std::uint64_t &control = held(cpu, ibs::address::op_ctl);
        control = (control & ~count_mask()) |
                  (count << ibs::detail::op_ctl_op_cur_cnt_27.low & count_mask());
    }

    std::uint64_t reached(unsigned cpu) const {
        const pace &current = models_[cpu].now;
        return engines_[cpu].counts_ops ? current.ops : current.ticks;
    }
    /// Returns the number of ops or ticks of the CPU at which the count reaches its maximum; the
    /// next op is tagged.
    static std::uint64_t due_at(const engine &engine) {
        return engine.start_pace +
               (engine.period - std::min(engine.period, engine.start)) * engine.unit;
    }
    void begin(unsigned cpu, std::uint64_t start) {
        engine &state = engines_[cpu];
        state.start = start;
        const bool goes_on = state.is_standing && state.behind_counts_ops == state.counts_ops;
        state.start_pace = goes_on ? state.next_pace : reached(cpu);
        state.is_standing = false;
    }
    /// Requests a call of due() in the step in which the next op is tagged; while a CPU has
    /// executed no op since its last sample, in the CPU's next step.
    void wait(unsigned cpu) {
        const engine &state = engines_[cpu];
        follow(cpu, state.runs || state.is_standing);
        if (!state.runs) return ask(cpu, state.is_standing ? 0 : never);
        if (!state.counts_ops) return ask(cpu, due_at(state) + 1);
        const pace &current = models_[cpu].now;
        ask(cpu, current.ticks + (due_at(state) + 1 - std::min(due_at(state) + 1, current.ops)) *
                                     timing::ticks_of_op);
    }
    /// Stops following a CPU that has executed again after a sample, if no sampling period runs.
    void rest(unsigned cpu) {
        engines_[cpu].is_standing = false;
        follow(cpu, false);
    }

    void tag(running running_code, const block_facts &facts, const pace &step) {
        engine &state = engines_[running_code.cpu];
        const pace &current = models_[running_code.cpu].now;
        const std::uint64_t previous =
            state.counts_ops ? current.ops - step.ops : current.ticks - step.ticks;
        const std::uint64_t of_op = state.counts_ops ? 1 : timing::ticks_of_op;
        std::uint64_t op = (std::max(due_at(state), previous) - previous) / of_op;
        op = std::min(op, std::max<std::uint64_t>(step.ops, 1) - 1);
        state.next_pace = previous + (op + 1) * of_op;
        state.behind_counts_ops = state.counts_ops;
        // A step without a fetch is a further iteration of a string instruction.
        state.iterates = step.fetches == 0;
        state.tagging = true;
        state.in_own_block = !state.iterates;
        state.parts.clear();
        state.lane = running_code.lane;
        state.block = facts.address;
        state.instruction = state.iterates ? facts.instructions.size() - 1 : 0;
        if (!state.iterates)
            while (state.instruction + 1 < facts.instructions.size() &&
                   op >= facts.instructions[state.instruction].ops)
                op -= facts.instructions[state.instruction++].ops;
        state.op = state.instruction < facts.instructions.size()
                       ? op_of(facts, state.instruction, static_cast<unsigned>(op),
                               state.iterates ? static_cast<unsigned>(step.ops)
                                              : facts.instructions[state.instruction].ops)
                       : tagged_op{.rip = facts.address};
        want(running_code.cpu, true);
    }

    /// Returns the op with number `number` of the `count` ops of an instruction. If an instruction
    /// stores and has several ops, its last op stores; a load is in one op with its computation.
    static tagged_op op_of(const block_facts &facts, std::size_t instruction, unsigned number,
                           unsigned count) {
        const instruction_facts &instruction_facts = facts.instructions[instruction];
        const bool is_store_alone = instruction_facts.writes && count > 1 && number + 1 == count;
        const bool ends = instruction + 1 == facts.instructions.size();
        const bool is_near = facts.last_branch != branch_kind::far;
        return {.rip = facts.address + instruction_facts.offset,
                .loads = instruction_facts.reads && !is_store_alone,
                .stores = instruction_facts.writes && (is_store_alone || count == 1),
                .locked = instruction_facts.locked,
                .prefetches = instruction_facts.prefetches,
                // an instruction of up to two ops is decoded without microcode
                .from_microcode = instruction_facts.ops > 2,
                .branch =
                    ends && is_near && !is_store_alone ? facts.last_branch : branch_kind::none};
    }

    /// Combines the parts of an access in `op`: the op gets the lowest address that was accessed,
    /// as far as parts touch each other.
    static void put_together(std::vector<accessed_part> &parts, tagged_op &op) {
        if (parts.empty()) return;
        std::sort(parts.begin(), parts.end());
        op.address = parts.front().address;
        std::uint64_t end = op.address;
        for (const accessed_part &part : parts) {
            // the part of the access does not touch the earlier parts: the part belongs to another
            // element of a gather
            if (part.address > end) break;
            end = std::max(end, part.address + part.bytes);
            op.found.from = std::max(op.found.from, part.found.from);
            op.found.through = std::max(op.found.through, part.found.through);
            op.found.split = op.found.split || part.found.split;
        }
        op.bytes = static_cast<unsigned>(end - op.address);
    }

    void complete(running running_code, std::uint64_t next) {
        const unsigned cpu = running_code.cpu;
        engine &state = engines_[cpu];
        state.tagging = false;
        state.is_standing = true;
        want(cpu, false);
        put_together(state.parts, state.op);
        std::uint64_t &control = held(cpu, ibs::address::op_ctl);
        const timing &clocks = models_[cpu].clocks();
        if (!keeps(control & known_bits(ibs::address::op_ctl, on_), state.op, clocks)) {
            ++state.discarded;
            begin(cpu, state.draws.next(random_count_bits) % 127 + 1);
            return wait(cpu);
        }
        store(cpu, sample_of(state.op, loaded(cpu), on_, clocks, models_[cpu].page_bytes()));
        // after the sample the count of ops begins again, with random low bits
        put_count(cpu, state.draws.next(random_count_bits));
        control |= ibs::detail::op_ctl_op_val.mask();
        state.runs = false;
        state.last = next;
        ++state.samples;
        wait(cpu);
        to_.tell({.cpu = cpu,
                  .cause = interrupt_cause::op,
                  .address = next,
                  .lane = running_code.lane,
                  .sampled_lane = state.lane});
    }

    static constexpr struct {
        std::uint32_t address;
        std::uint64_t ibs::raw_op::*member;
    } sample_registers[] = {{ibs::address::op_rip, &ibs::raw_op::op_rip},
                            {ibs::address::op_data, &ibs::raw_op::op_data},
                            {ibs::address::op_data2, &ibs::raw_op::op_data2},
                            {ibs::address::op_data3, &ibs::raw_op::op_data3},
                            {ibs::address::dc_linaddr, &ibs::raw_op::dc_linaddr},
                            {ibs::address::dc_physaddr, &ibs::raw_op::dc_physaddr},
                            {ibs::address::br_target, &ibs::raw_op::br_target},
                            {ibs::address::op_data4, &ibs::raw_op::op_data4}};

    ibs::raw_op loaded(unsigned cpu) {
        ibs::raw_op raw;
        for (const auto &entry : sample_registers)
            if (const std::uint64_t *const value = registers_.held(entry.address, cpu))
                raw.*entry.member = *value;
        return raw;
    }
    void store(unsigned cpu, const ibs::raw_op &raw) {
        for (const auto &entry : sample_registers)
            if (std::uint64_t *const value = registers_.held(entry.address, cpu))
                *value = raw.*entry.member;
    }
};

} // namespace msr::sim
