// The common base of samplers that write records to a debug store: these samplers visit each
// instruction that executes, and counts are taken block by block.
#pragma once

#include <msr/sim/models/models.hpp>
#include <msr/sim/player/instruction_trace.hpp>
#include <msr/sim/player/sampling.hpp>
#include <msr/sim/records/debug_store_writer.hpp>
#include <msr/sim/records/linear_memory.hpp>
#include <msr/sim/registers/interrupt.hpp>
#include <msr/sim/stream/block_facts.hpp>
#include <msr/sim/stream/stream.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace msr::sim {

/// The receiver of tallies: takes the tally of the models and gives it to the machine.
struct tally_taker {
    /// The function that takes a CPU's tally; null: there is none.
    void (*call)(void *context, unsigned cpu) = nullptr;
    void *context = nullptr; ///< the first argument of the function
};

/// A part that writes records. It looks at a CPU while records of samples or branches are on there.
class record_sampling : public sampling {
public:
    /// `memory`: where records go. `take`: is called between blocks, so that a record is of the
    /// block in which its event was.
    record_sampling(unsigned cpus, const linear_memory &memory, const tally_taker &take)
        : memory_{memory}, take_{take}, cpus_(cpus) {}
    record_sampling(const record_sampling &) = delete;
    record_sampling &operator=(const record_sampling &) = delete;

    /// Whether there is a function that takes tallies.
    bool takes_tallies() const override { return take_.call != nullptr; }
    /// Takes the tally of the blocks before. `next`: the address at which the thread goes on.
    void between(running running_code, std::uint64_t next) override {
        on_cpu &cpu = cpus_[running_code.cpu];
        cpu.next = next;
        if (take_.call != nullptr) take_.call(take_.context, running_code.cpu);
        cpu.next = 0;
    }
    /// Begins the record's trace of a block.
    void block(running running_code, const block_facts &facts) override {
        cpus_[running_code.cpu].lane = running_code.lane;
        cpus_[running_code.cpu].trace.begin(facts);
    }
    /// Notes an access of the block.
    void access(running running_code, const block_facts &facts, stream_word word,
                const access_result &result) override {
        cpus_[running_code.cpu].lane = running_code.lane;
        cpus_[running_code.cpu].trace.access(facts, word, result);
    }
    /// Notes the branch at the end of the block, and writes a branch record where these are on.
    void branch(running running_code, const block_facts &facts, bool is_taken, std::uint64_t next,
                bool is_wrong) override {
        on_cpu &cpu = cpus_[running_code.cpu];
        cpu.lane = running_code.lane;
        cpu.trace.branch(is_taken, is_wrong);
        if (cpu.branches && is_taken)
            write_branch(running_code, facts.branch_address, next, !is_wrong);
    }

    /// Forgets the events of a CPU until now: they were counted. Call it after each tally. It
    /// delivers the interrupts of buffers that have reached their thresholds meanwhile.
    void counted(unsigned cpu) {
        cpus_[cpu].trace.counted();
        while (!untold_.empty()) {
            const interrupt first = untold_.front();
            // erased before the call, as the receiver may count and re-enter
            untold_.erase(untold_.begin());
            receiver_.tell(first);
        }
    }

    /// Sets the receiver of interrupts of buffers that have reached their thresholds.
    void on_interrupt(const interrupt_receiver &destination) { receiver_ = destination; }

    /// Records that were lost because the debug store is not in the program's memory.
    std::uint64_t lost() const { return lost_; }

protected:
    /// The registers of a CPU have changed: whether it samples, whether it writes branches, and its
    /// debug store.
    void configure(unsigned cpu, bool samples, bool branches, const debug_store_place &store) {
        on_cpu &on = cpus_[cpu];
        on.branches = branches;
        on.store = store;
        want(cpu, samples || branches);
    }

    /// The instruction at which a sum of signals has become `index` in the tally that is counted.
    traced_instruction instruction_of(unsigned cpu, const signal_sum &sum,
                                      std::uint64_t index) const {
        return cpus_[cpu].trace.find(sum, index, cpus_[cpu].next);
    }
    /// Marks the last access of a CPU as a load that is slower than a register's limit. Returns
    /// whether it was not marked before.
    bool mark_latent(unsigned cpu) { return cpus_[cpu].trace.mark_latent(); }
    /// Writes a record of a sample.
    appended write_sample(unsigned cpu, std::span<const unsigned char> record) {
        return write(cpu, store_part::samples, record);
    }
    /// Writes bytes to the memory of what runs on a CPU; false where it is not there.
    bool write_bytes(unsigned cpu, std::uint64_t destination,
                     std::span<const unsigned char> bytes) {
        const bool present = memory_.write(cpus_[cpu].lane, destination, bytes);
        lost_ += !present;
        return present;
    }
    /// Reads 8 bytes at an offset of the management area. Returns false where it is not in memory.
    bool slot(unsigned cpu, unsigned offset, std::uint64_t &value) {
        const bool present = read_slot(memory_, cpus_[cpu].lane, cpus_[cpu].store, offset, value);
        lost_ += !present;
        return present;
    }

    /// Delivers an interrupt after the tally that is counted now, because counters must not be
    /// changed meanwhile.
    void tell_later(interrupt interrupt) {
        interrupt.lane = interrupt.sampled_lane = cpus_[interrupt.cpu].lane;
        untold_.push_back(interrupt);
    }
    void tell(const interrupt &interrupt) const { receiver_.tell(interrupt); }

    /// The buffer of branches has come to its threshold; the program goes on at `next`.
    virtual void branches_are_full(running running_code, std::uint64_t next) = 0;

private:
    struct on_cpu {
        instruction_trace trace;
        std::size_t lane{};
        std::uint64_t next{}; ///< address of the block after this one; 0: unknown
        bool branches{};
        debug_store_place store{};
    };

    linear_memory memory_;
    tally_taker take_;
    std::vector<on_cpu> cpus_;
    std::uint64_t lost_ = 0;
    interrupt_receiver receiver_{};
    std::vector<interrupt> untold_{};

    appended write(unsigned cpu, store_part part, std::span<const unsigned char> record) {
        const on_cpu &on = cpus_[cpu];
        const appended done = append_record(memory_, on.lane, on.store, part, record);
        lost_ += done.no_memory;
        return done;
    }

    /// Source: SDM volume 3 (325384-059), Figures 17-6 and 17-9: from, to, and bit 4 of the flags
    /// where the branch was predicted.
    void write_branch(running running_code, std::uint64_t begin, std::uint64_t destination,
                      bool predicted) {
        const unsigned word = cpus_[running_code.cpu].store.word;
        unsigned char bytes[3 * 8];
        detail::put_word(bytes, begin, word);
        detail::put_word(bytes + word, destination, word);
        detail::put_word(bytes + 2 * word, predicted ? 1u << 4 : 0, word);
        if (write(running_code.cpu, store_part::branches, {bytes, 3 * word}).is_full)
            branches_are_full(running_code, destination);
    }
};

} // namespace msr::sim
