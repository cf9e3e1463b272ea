// Instruction-based sampling of a simulated AMD processor: its registers as a backend, and the
// engines of ops and of fetches, which sample the instructions that a player plays. Nothing was
// measured.
//
// The model follows the descriptions of the registers in Linux, the AMD Research toolkit and
// CodeXL; ibs_op.hpp, ibs_fetch.hpp and the files of the samples describe where the model is
// simpler than the processor.
//
//   sim::player<decoder, sim::processor_models, sim::samplers> plays{...};
//   sim::ibs_unit unit{ibs::zen4, plays.models(), plays.sampler()};
//   unit.on_interrupt({take_sample, &context});
//   unit.write(0, ibs::address::op_ctl, ...);  // as a driver does
//   plays.feed(lane, words);                   // calls take_sample
#pragma once

#include <msr/amd/ibs/register_fields.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/core/failure.hpp>
#include <msr/sim/counters/select_registers.hpp>
#include <msr/sim/ibs/ibs_fetch.hpp>
#include <msr/sim/ibs/ibs_op.hpp>
#include <msr/sim/ibs/ibs_registers.hpp>
#include <msr/sim/models/models.hpp>
#include <msr/sim/player/sampling.hpp>
#include <msr/sim/registers/interrupt.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::sim {

/// The instruction-based sampling of all CPUs of a simulated processor, as a msr::backend of its
/// registers alone. The registers keep a sample until software clears Val; until then no other
/// sample is taken.
class ibs_unit {
public:
    /// Makes the unit.
    /// `target`: a target with instruction-based sampling
    /// `models`: the models of a player; they must live as long as the unit
    /// `looking`: the sampler of the player, to which the unit is added; it must live as long as
    /// the unit
    ibs_unit(const ibs::target &target, processor_models &models, samplers &looking)
        : registers_{ibs_registers(target), static_cast<unsigned>(models.size())},
          op_{target, registers_, models}, fetch_{target, registers_, models} {
        looking.add(op_);
        looking.add(fetch_);
    }
    ibs_unit(const ibs_unit &) = delete;
    ibs_unit &operator=(const ibs_unit &) = delete;

    /// Returns whether an address is that of a register of instruction-based sampling.
    bool has(std::uint32_t address) const { return registers_.has(address); }

    /// Reads a register on a logical processor, as RDMSR does. Returns `error_code::refused` for a
    /// register that the processor lacks, `error_code::cpu_offline` for a logical processor that
    /// the machine lacks.
    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        show_counts(cpu);
        return registers_.read(cpu, address, value);
    }

    /// Writes a register on a logical processor, as WRMSR does. Returns `error_code::refused` for a
    /// register that the processor lacks, that is read-only, or where `value` sets a bit that the
    /// target lacks; `error_code::cpu_offline` for a logical processor that the machine lacks.
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        show_counts(cpu);
        const std::uint64_t op = value_of(registers_, ibs::address::op_ctl, cpu);
        const std::uint64_t fetch = value_of(registers_, ibs::address::fetch_ctl, cpu);
        if (const failure problem = registers_.write(cpu, address, value)) return problem;
        const bool is_of_fetch =
            address == ibs::address::fetch_ctl || address == ibs::address::fetch_ctl2;
        const bool is_of_op = address == ibs::address::op_ctl || address == ibs::address::op_ctl2;
        const bool is_of_sample =
            ibs::detail::register_place(address) != ibs::detail::register_count;
        if (is_of_op || !is_of_sample) op_.written(cpu, op);
        if (is_of_fetch || !is_of_sample) fetch_.written(cpu, fetch);
        return {};
    }

    /// Sets the receiver of interrupts, which is called when the registers hold a sample.
    void on_interrupt(interrupt_receiver destination) {
        op_.on_interrupt(destination);
        fetch_.on_interrupt(destination);
    }

    const ibs_op &op() const { return op_; }
    const ibs_fetch &fetch() const { return fetch_; }

private:
    select_register_file registers_;
    ibs_op op_;
    ibs_fetch fetch_;

    void show_counts(unsigned cpu) noexcept {
        if (cpu >= registers_.cpus()) return;
        op_.show_count(cpu);
        fetch_.show_count(cpu);
    }
};

} // namespace msr::sim
