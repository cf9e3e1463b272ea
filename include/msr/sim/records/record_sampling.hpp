// The common base of a simulated processor's samplers that write records to a debug store: these
// samplers look at each instruction that executes, and count signals block by block.
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

/// A function that takes the tally (counts of signals) of a CPU's models and gives it to the
/// machine, with the function's context.
struct tally_taker {
    /// The function that takes the tally (counts of signals) of a CPU; null: no function.
    void (*call)(void *context, unsigned cpu) = nullptr;
    void *context = nullptr; ///< argument `context` of `call`
};

/// A sampler that writes records, the base of samplers for a kind of machine. The sampler sees a
/// CPU while records of samples or of branches are enabled on the CPU.
class record_sampling : public sampling {
public:
    /// Makes the sampler.
    /// `cpus`: the number of logical processors
    /// `memory`: the memory that records are written to
    /// `take`: the function that takes counts of signals, called between blocks, so that a record
    /// describes an instruction in the block of its event
    record_sampling(unsigned cpus, const linear_memory &memory, const tally_taker &take)
        : memory_{memory}, take_{take}, cpus_(cpus) {}
    record_sampling(const record_sampling &) = delete;
    record_sampling &operator=(const record_sampling &) = delete;

    /// Returns whether there is a function that takes tallies (counts of occurrences).
    bool takes_tallies() const override { return take_.call != nullptr; }
    /// Takes the tally (counts of occurrences) of all blocks that have been executed. `next`: the
    /// address at which the thread goes on.
    void between(running running_code, std::uint64_t next) override {
        on_cpu &cpu = cpus_[running_code.cpu];
        cpu.next = next;
        if (take_.call != nullptr) take_.call(take_.context, running_code.cpu);
        cpu.next = 0;
    }
    /// Begins the trace of a block's instructions, which shows the instruction that a record
    /// describes.
    void block(running running_code, const block_facts &facts) override {
        cpus_[running_code.cpu].lane = running_code.lane;
        cpus_[running_code.cpu].trace.begin(facts);
    }
    /// Adds an access of the block to its trace.
    void access(running running_code, const block_facts &facts, stream_word word,
                const access_result &result) override {
        cpus_[running_code.cpu].lane = running_code.lane;
        cpus_[running_code.cpu].trace.access(facts, word, result);
    }
    /// Adds the branch at the end of the block to its trace, and writes a branch record where
    /// branch records are enabled.
    void branch(running running_code, const block_facts &facts, bool is_taken, std::uint64_t next,
                bool is_wrong) override {
        on_cpu &cpu = cpus_[running_code.cpu];
        cpu.lane = running_code.lane;
        cpu.trace.branch(is_taken, is_wrong);
        if (cpu.branches && is_taken)
            write_branch(running_code, facts.branch_address, next, !is_wrong);
    }

    /// Removes the traced events of a CPU that have been counted, and delivers the interrupts of
    /// buffers that have reached their thresholds. Call the function after each tally (counts of
    /// occurrences) of the CPU.
    void counted(unsigned cpu) {
        cpus_[cpu].trace.counted();
        while (!untold_.empty()) {
            const interrupt first = untold_.front();
            // the entry is erased before the call, as the receiver may count and re-enter the
            // function
            untold_.erase(untold_.begin());
            receiver_.tell(first);
        }
    }

    /// Sets the receiver of interrupts of buffers that have reached their thresholds.
    void on_interrupt(const interrupt_receiver &destination) { receiver_ = destination; }

    /// Returns the number of records that were lost because the debug store is not in the program's
    /// memory.
    std::uint64_t lost() const { return lost_; }

protected:
    /// Sets the state of a CPU after a change of its registers.
    /// `samples`: whether a counter samples precisely
    /// `branches`: whether branch records are written
    /// `store`: the CPU's debug store
    void configure(unsigned cpu, bool samples, bool branches, const debug_store_place &store) {
        on_cpu &on = cpus_[cpu];
        on.branches = branches;
        on.store = store;
        want(cpu, samples || branches);
    }

    /// Returns the instruction at which a sum of signals has reached `index` among the events that
    /// are being counted.
    traced_instruction instruction_of(unsigned cpu, const signal_sum &sum,
                                      std::uint64_t index) const {
        return cpus_[cpu].trace.find(sum, index, cpus_[cpu].next);
    }
    /// Marks the last access of a CPU as a load whose latency is above the limit of precise
    /// sampling. Returns whether the access was not marked before.
    bool mark_latent(unsigned cpu) { return cpus_[cpu].trace.mark_latent(); }
    /// Writes a precise record to the debug store of a CPU. Returns whether the record was written,
    /// and whether the buffer is full.
    appended write_sample(unsigned cpu, std::span<const unsigned char> record) {
        return write(cpu, store_part::samples, record);
    }
    /// Writes bytes to the memory of the thread that runs on a CPU. Returns false where memory is
    /// missing.
    bool write_bytes(unsigned cpu, std::uint64_t destination,
                     std::span<const unsigned char> bytes) {
        const bool present = memory_.write(cpus_[cpu].lane, destination, bytes);
        lost_ += !present;
        return present;
    }
    /// Reads 8 bytes at the offset `offset` in the management area of a CPU's debug store. Returns
    /// false where memory is missing.
    bool slot(unsigned cpu, unsigned offset, std::uint64_t &value) {
        const bool present = read_slot(memory_, cpus_[cpu].lane, cpus_[cpu].store, offset, value);
        lost_ += !present;
        return present;
    }

    /// Stores an interrupt, which is delivered after the CPU's present tally (counts of
    /// occurrences) is counted: counters must not be changed while the tally is counted.
    void tell_later(interrupt interrupt) {
        interrupt.lane = interrupt.sampled_lane = cpus_[interrupt.cpu].lane;
        untold_.push_back(interrupt);
    }
    void tell(const interrupt &interrupt) const { receiver_.tell(interrupt); }

    /// Called when the buffer of branch records has reached its threshold. `next`: the address at
    /// which the program goes on.
    virtual void branches_are_full(running running_code, std::uint64_t next) = 0;

private:
    struct on_cpu {
        instruction_trace trace;
        std::size_t lane{};
        /// Address of the next block, while signals are counted before the block begins; 0: the
        /// address is unknown.
        std::uint64_t next{};
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

    /// Writes a branch record: source, destination, and bit 4 of the flags where the branch was
    /// predicted.
    /// Source: Intel SDM volume 3 (325384-059), Figures 17-6 and 17-9.
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
