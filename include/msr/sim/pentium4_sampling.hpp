// Precise samples and branch records of a simulated Pentium 4, written to the debug store in
// memory.
//
// The model is simpler than the processor: in records, all registers but the instruction pointer
// are 0; bits 25 and 26 of IA32_PEBS_ENABLE are about logical processors 0 and 1, whichever of them
// wrote the bits; records are in memory when a register has been read or written. From model 3 on
// the processor is in IA-32e mode.
#pragma once

#include <msr/core/register.hpp>
#include <msr/intel/netburst/debug_store/debug_store.hpp>
#include <msr/intel/netburst/debug_store/layout.hpp>
#include <msr/intel/netburst/debug_store/pebs_records.hpp>
#include <msr/intel/netburst/sampling_registers.hpp>
#include <msr/sim/pentium4.hpp>
#include <msr/sim/records/debug_store_writer.hpp>
#include <msr/sim/records/linear_memory.hpp>
#include <msr/sim/records/record_sampling.hpp>
#include <msr/sim/registers/interrupt.hpp>

#include <cstdint>
#include <vector>

namespace msr::sim {

/// A sampler that writes the precise records and branch records of a Pentium 4, as the processor's
/// record writer. Add the sampler to the samplers of the player, then call begin().
class pentium4_sampling : public record_sampling {
public:
    /// Makes the sampler, which becomes the record writer of `pentium4`.
    /// `pentium4`: the processor; it must live as long as the sampler
    /// `model`: the model number of `pentium4`
    /// `cpus`: the number of logical processors of `pentium4`
    /// `memory`: the memory of programs; its context must live as long as the sampler
    /// `take`: counts what the models have reported; its context must live as long as the sampler
    pentium4_sampling(pentium4 &pentium4, unsigned model, unsigned cpus,
                      const linear_memory &memory, const tally_taker &take)
        : record_sampling{cpus, memory, take}, of_{pentium4}, word_{model >= 3 ? 8u : 4u},
          samples_(cpus) {
        of_.write_records_with({.write =
                                    [](void *self, unsigned thread, const signal_sum &sum,
                                       std::uint64_t index, std::uint64_t &reload) {
                                        return static_cast<pentium4_sampling *>(self)->sample(
                                            thread, sum, index, reload);
                                    },
                                .changed =
                                    [](void *self, unsigned thread, bool samples) {
                                        static_cast<pentium4_sampling *>(self)->change(thread,
                                                                                       samples);
                                    },
                                .context = this});
    }
    /// Removes the sampler from the processor, which writes no records from now on.
    ~pentium4_sampling() override { of_.write_records_with({}); }

    /// Makes the sampler visit the CPUs that sample already. Call the function after
    /// samplers::add().
    void begin() {
        for (unsigned thread = 0; thread < samples_.size(); ++thread)
            change(thread, samples_[thread] != 0);
    }

private:
    pentium4 &of_;
    unsigned word_;
    std::vector<std::uint8_t> samples_;

    std::uint64_t value(unsigned thread, std::uint32_t address) const {
        std::uint64_t contents = 0;
        return of_.read(thread, address, contents) ? 0 : contents;
    }

    void change(unsigned thread, bool samples) {
        using netburst::debugctla;
        const auto control = decode<debugctla>(value(thread, debugctla::address));
        samples_[thread] = samples;
        configure(thread, samples, control.tr && control.bts && !control.bts_off_usr,
                  {.area = value(thread, netburst::ds_area::register_address),
                   .word = word_,
                   .circular = !control.btint});
    }

    bool sample(unsigned thread, const signal_sum &sum, std::uint64_t index,
                std::uint64_t &reload) {
        using netburst::layout_32;
        using netburst::layout_64;
        const bool wide = word_ == 8;
        const unsigned slot_of_reset =
            wide ? netburst::area_fields<layout_64>::pebs_counter_reset.offset
                 : netburst::area_fields<layout_32>::pebs_counter_reset.offset;
        if (!slot(thread, slot_of_reset, reload)) return false;
        const traced_instruction position = instruction_of(thread, sum, index);
        unsigned char bytes[netburst::pebs_record<layout_64>::size]{};
        const unsigned ip = wide ? netburst::pebs_fields<layout_64>::rip.offset
                                 : netburst::pebs_fields<layout_32>::eip.offset;
        detail::put_word(bytes + ip, position.next, word_);
        const std::size_t size =
            wide ? netburst::pebs_record<layout_64>::size : netburst::pebs_record<layout_32>::size;
        const appended done = write_sample(thread, {bytes, size});
        if (done.is_full) {
            of_.buffer_is_full(thread);
            tell_later({thread, interrupt_cause::pebs, position.next, {}});
        }
        return done.written;
    }

    void branches_are_full(running running_code, std::uint64_t next) override {
        using netburst::debugctla;
        if (!decode<debugctla>(value(running_code.cpu, debugctla::address)).btint) return;
        of_.buffer_is_full(running_code.cpu);
        tell({running_code.cpu, interrupt_cause::bts, next, {}});
    }
};

} // namespace msr::sim
