// A simulated processor with the registers of its branch records, for unit tests of code that reads
// branch records. Nothing was measured.
//
//   sim::fed<sim::recorded<sim::machine<sim::perfmon_pmu>>> skylake{
//       sim::shape_of(core::skylake)->shape, {}, core::skylake, perfmon::skylake};
//   sim::branch_recorder records{skylake.machine().records()};
//   skylake.looking().add(records);
//   branch_session session{skylake, branch_records<perfmon::skylake>, watch_cpu(0)};
#pragma once

#include <msr/backend/exceptions.hpp>
#include <msr/branches/fit.hpp>
#include <msr/branches/rows/facility_row.hpp>
#include <msr/branches/table.hpp>
#include <msr/core/failure.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/topology.hpp>
#include <msr/sim/branches/branch_registers.hpp>
#include <msr/sim/events/signal.hpp>

#include <cstdint>
#include <utility>

namespace msr::sim {

/// A `machine<...>` with registers of branch records, as a backend. The object must not be used by
/// several threads at once, nor by signal handlers.
template <typename Machine>
class recorded {
public:
    /// Makes the processor. Throws std::invalid_argument for a processor without branch records of
    /// a known format. `processor`: the processor whose branch records are simulated `arguments`:
    /// the arguments of the machine's constructor
    template <typename... Arguments>
    explicit recorded(core processor, Arguments &&...arguments)
        : machine_{std::forward<Arguments>(arguments)...}, records_{checked(processor),
                                                                    machine_.cpus()} {}

    /// Reads a register as RDMSR does. Returns the failure of the branch records or of the machine.
    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        if (records_.has(address)) return records_.read(cpu, address, value);
        failure problem = machine_.read(cpu, address, value);
        if (!problem && address == lbr::perf_capabilities_address &&
            records_.facility().reports_format)
            value = (value & ~std::uint64_t{0x3f}) |
                    static_cast<std::uint64_t>(records_.facility().format);
        return problem;
    }
    /// Writes a register as WRMSR does. Returns the failure of the branch records or of the
    /// machine.
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        if (records_.has(address)) return records_.write(cpu, address, value);
        failure problem = machine_.write(cpu, address, value);
        if (!problem && address == records_.facility().enable) records_.set_control(cpu, value);
        return problem;
    }

    /// Counts a tally (numbers of signals) of a logical processor in the machine.
    void count(unsigned cpu, const msr::sim::tally &tally) { machine_.count(cpu, tally); }
    /// Lets clocks of the time stamp counter pass on a logical processor while it is halted.
    void pass(unsigned cpu, std::uint64_t clocks) { machine_.pass(cpu, clocks); }
    /// Returns the clocks of the time stamp counter that have passed on a logical processor.
    std::uint64_t clock(unsigned cpu) const noexcept { return machine_.clock(cpu); }
    /// Returns the number of logical processors.
    unsigned cpus() const noexcept { return machine_.cpus(); }
    /// Returns the core, the caches, the package and the node that a logical processor belongs to.
    cpu_place place_of(unsigned cpu) const noexcept { return machine_.place_of(cpu); }
    /// Returns a leaf of CPUID of the machine, with the bits that announce the branch records.
    cpuid_registers cpuid(unsigned cpu, std::uint32_t leaf, std::uint32_t subleaf) const noexcept {
        cpuid_registers registers = machine_.cpuid(cpu, leaf, subleaf);
        records_.announce(leaf, registers);
        return registers;
    }

    /// Returns the machine, which has the registers of counters but not those of branch records.
    Machine &machine() { return machine_; }
    /// Returns the registers of the branch records.
    branch_registers &records() { return records_; }

private:
    static const lbr::facility_row &checked(core processor) {
        const lbr::facility_row *const facility = lbr::facility_of(processor);
        if (facility == nullptr || facility->format == lbr::record_format::unknown)
            msr::detail::invalid_argument(
                "simulated processor: no format of branch records is known");
        return *facility;
    }

    Machine machine_;
    branch_registers records_;
};

} // namespace msr::sim
