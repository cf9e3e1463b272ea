// A machine that has the registers of controls of a processor, and runs no programs: for tests of
// settings. Nothing was measured.
//
//   sim::control_machine skylake{core::skylake, 4};
//   control_session held{skylake, controls::plan<perfmon::skylake, l2_stream::off>, on_machine()};
#pragma once

#include <msr/core/failure.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/row.hpp>
#include <msr/processor/table.hpp>
#include <msr/processor/topology.hpp>
#include <msr/sim/controls/control_registers.hpp>
#include <msr/sim/cpuid/cpuid_vendor.hpp>

#include <cstdint>

namespace msr::sim {

/// A simulated machine that has only the registers of a processor's controls and its CPUID; a
/// backend for sessions. Accesses are allowed in signal handlers.
class control_machine {
public:
    /// Makes the machine.
    /// `processor`: the processor whose controls the machine has; CPUID gives the first model of
    /// its row
    /// `cpus`: the number of logical processors, in one package
    /// `threads_of_core`: the number of neighbouring logical processors that share a core
    /// `threads_of_module`: the number of neighbouring logical processors that share a second-level
    /// cache
    control_machine(core processor, unsigned cpus, unsigned threads_of_core = 1,
                    unsigned threads_of_module = 1)
        : row_{processor_row_of(processor)}, registers_{processor, model(),
                                                        places_of_package(cpus, threads_of_core,
                                                                          threads_of_module)} {}

    /// Reads a register as RDMSR does. Returns `error_code::refused` for a register that the
    /// machine lacks, `error_code::cpu_offline` for a logical processor that the machine lacks.
    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) const noexcept {
        return registers_.read(cpu, address, value);
    }
    /// Writes a register as WRMSR does. Returns `error_code::refused` for a register that the
    /// machine lacks or a reserved bit, `error_code::cpu_offline` for a logical processor that the
    /// machine lacks.
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        return registers_.write(cpu, address, value);
    }

    /// Returns the number of logical processors of the machine.
    unsigned cpus() const noexcept { return static_cast<unsigned>(registers_.places().size()); }
    /// Returns the units that a logical processor belongs to. `cpu`: a number below `cpus()`.
    cpu_place place_of(unsigned cpu) const noexcept { return registers_.places()[cpu]; }
    /// Returns a leaf of CPUID: vendor, model, kind of core, and the bits that announce the
    /// controls.
    cpuid_registers cpuid(unsigned, std::uint32_t leaf, std::uint32_t) const noexcept {
        cpuid_registers result;
        const bool is_hybrid =
            row_.kind == core_kind::performance || row_.kind == core_kind::efficient;
        if (leaf == 0) return detail::vendor_leaf(0x1a, row_.vendor);
        if (leaf == first_extended_leaf) return detail::vendor_leaf(0x8000'0021, row_.vendor);
        if (leaf == 1) result.eax = signature();
        if (leaf == 7 && is_hybrid) result.edx = 1u << 15;
        if (leaf == 0x1a && is_hybrid)
            result.eax =
                (row_.kind == core_kind::performance ? 0x40u : 0x20u) << 24 | row_.native_model;
        registers_.announce(leaf, result);
        return result;
    }

    /// Returns the registers of controls of all logical processors.
    const control_registers &registers() const noexcept { return registers_; }

private:
    unsigned model() const noexcept { return static_cast<unsigned>(row_.models[0].first); }
    std::uint32_t signature() const noexcept {
        const std::uint32_t extended = row_.family >= 15 ? row_.family - 15 : 0;
        const std::uint32_t family = row_.family >= 15 ? 15 : row_.family;
        return extended << 20 | (model() >> 4) << 16 | family << 8 | (model() & 15) << 4 |
               row_.steppings.first;
    }

    const processor_row &row_;
    control_registers registers_;
};

} // namespace msr::sim
