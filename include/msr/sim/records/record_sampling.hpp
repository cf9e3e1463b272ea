// The common base of samplers that write records to a debug store: they look at each instruction
// that executes, and have it counted block by block.
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
    void (*call)(void *context, unsigned cpu) = nullptr;
    void *context = nullptr;
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

    bool takes_tallies() const override { return take_.call != nullptr; }
    void between(running what, std::uint64_t next) override {
        on_cpu &on = cpus_[what.cpu];
        on.next = next;
        if (take_.call != nullptr) take_.call(take_.context, what.cpu);
        on.next = 0;
    }
    void block(running what, const block_facts &facts) override {
        cpus_[what.cpu].lane = what.lane;
        cpus_[what.cpu].trace.begin(facts);
    }
    void access(running what, const block_facts &facts, stream_word word,
                const access_result &found) override {
        cpus_[what.cpu].lane = what.lane;
        cpus_[what.cpu].trace.access(facts, word, found);
    }
    void branch(running what, const block_facts &facts, bool taken, std::uint64_t next,
                bool wrong) override {
        on_cpu &on = cpus_[what.cpu];
        on.lane = what.lane;
        on.trace.branch(taken, wrong);
        if (on.branches && taken) write_branch(what, facts.branch_address, next, !wrong);
    }

    /// Forgets the events of a CPU until now: they were counted. Call it after each tally. It
    /// delivers the interrupts of buffers that have reached their thresholds meanwhile.
    void counted(unsigned cpu) {
        cpus_[cpu].trace.counted();
        while (!untold_.empty()) {
            const interrupt first = untold_.front();
            untold_.erase(untold_.begin()); // the receiver may count and come here again
            receiver_.tell(first);
        }
    }

    /// Sets the receiver of interrupts of buffers that have reached their thresholds.
    void on_interrupt(const interrupt_receiver &to) { receiver_ = to; }

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

    /// The instruction at which a sum of signals has become `which` in the tally that is counted.
    traced_instruction instruction_of(unsigned cpu, const signal_sum &sum,
                                      std::uint64_t which) const {
        return cpus_[cpu].trace.find(sum, which, cpus_[cpu].next);
    }
    /// Marks the last access of a CPU as a load that is slower than a register's limit. Returns
    /// whether it was not marked before.
    bool mark_latent(unsigned cpu) { return cpus_[cpu].trace.mark_latent(); }
    /// Writes a record of a sample.
    appended write_sample(unsigned cpu, std::span<const unsigned char> record) {
        return write(cpu, store_part::samples, record);
    }
    /// Writes bytes to the memory of what runs on a CPU; false where it is not there.
    bool write_bytes(unsigned cpu, std::uint64_t to, std::span<const unsigned char> bytes) {
        const bool there = memory_.write(cpus_[cpu].lane, to, bytes);
        lost_ += !there;
        return there;
    }
    /// Reads 8 bytes at an offset of the management area. Returns false where it is not in memory.
    bool slot(unsigned cpu, unsigned offset, std::uint64_t &value) {
        const bool there = read_slot(memory_, cpus_[cpu].lane, cpus_[cpu].store, offset, value);
        lost_ += !there;
        return there;
    }

    /// Delivers an interrupt after the tally that is counted now, because counters must not be
    /// changed meanwhile.
    void tell_later(interrupt what) {
        what.lane = what.sampled_lane = cpus_[what.cpu].lane;
        untold_.push_back(what);
    }
    void tell(const interrupt &what) const { receiver_.tell(what); }

    /// The buffer of branches has come to its threshold; the program goes on at `next`.
    virtual void branches_are_full(running what, std::uint64_t next) = 0;

private:
    struct on_cpu {
        instruction_trace trace;
        std::size_t lane{};
        std::uint64_t next{}; ///< where it goes on behind the block; 0: not known
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
    void write_branch(running what, std::uint64_t from, std::uint64_t to, bool predicted) {
        const unsigned word = cpus_[what.cpu].store.word;
        unsigned char bytes[3 * 8];
        detail::put_word(bytes, from, word);
        detail::put_word(bytes + word, to, word);
        detail::put_word(bytes + 2 * word, predicted ? 1u << 4 : 0, word);
        if (write(what.cpu, store_part::branches, {bytes, 3 * word}).is_full)
            branches_are_full(what, to);
    }
};

} // namespace msr::sim
