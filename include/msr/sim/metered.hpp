// A simulated processor with the registers of its meters: energy by a model (power_model.hpp), for
// unit tests of code that measures energy. Nothing was measured.
//
//   sim::metered<sim::machine<sim::amd_pmu>> zen{core::zen4, {}, amd::zen4};
//   msr::session watch{zen, plan<amd::zen4, meters::energy_package>, msr::watch_cpu(0)};
//   zen.pass(0, 1'000'000'000); // a second in which CPU 0 is halted
#pragma once

#include <msr/core/failure.hpp>
#include <msr/meters/table.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/topology.hpp>
#include <msr/sim/events/signal.hpp>
#include <msr/sim/meters/meter_registers.hpp>
#include <msr/sim/meters/power_model.hpp>

#include <cstdint>
#include <utility>

namespace msr::sim {

/// A simulated processor (`machine<...>`) with the registers of meters, such as the energy of the
/// package, as a backend. The object must not be used by several threads at once, nor by signal
/// handlers.
template <typename Machine>
class metered {
public:
    /// Makes the processor. `processor`: the processor whose meters are simulated `model`: the
    /// power that the processor's parts take `arguments`: the arguments of the machine's
    /// constructor
    template <typename... Arguments>
    explicit metered(core processor, power_model model, Arguments &&...arguments)
        : machine_{std::forward<Arguments>(arguments)...}, meters_{processor, machine_.cpus(),
                                                                   model} {}

    /// Reads a register of a meter or of the machine on a logical processor, as RDMSR does. Returns
    /// the failure of the meters or of the machine.
    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        return meters_.has(address) ? meters_.read(cpu, address, value)
                                    : machine_.read(cpu, address, value);
    }
    /// Writes a register of the machine on a logical processor, as WRMSR does. Returns the failure
    /// of the machine, and `error_code::refused` for a register of a meter.
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        if (!meters_.has(address)) return machine_.write(cpu, address, value);
        return {.kind = error_code::refused,
                .is_write = true,
                .cpu = cpu,
                .address = address,
                .value = value};
    }

    /// Counts a tally (numbers of signals) of a logical processor in the machine and in the meters.
    void count(unsigned cpu, const msr::sim::tally &tally) {
        machine_.count(cpu, tally);
        meters_.count(cpu, tally);
    }
    /// Lets clocks of the time stamp counter pass on a logical processor while it is halted.
    void pass(unsigned cpu, std::uint64_t clocks) {
        machine_.pass(cpu, clocks);
        meters_.pass(cpu, clocks);
    }
    /// Returns the clocks of the time stamp counter that have passed on a logical processor.
    std::uint64_t clock(unsigned cpu) const noexcept { return machine_.clock(cpu); }
    /// Returns the number of logical processors.
    unsigned cpus() const noexcept { return machine_.cpus(); }
    /// Returns the core, the caches, the package and the node that a logical processor belongs to.
    cpu_place place_of(unsigned cpu) const noexcept { return machine_.place_of(cpu); }
    /// Returns a leaf of CPUID of the machine, with the bits that announce the meters.
    cpuid_registers cpuid(unsigned cpu, std::uint32_t leaf, std::uint32_t subleaf) const noexcept {
        cpuid_registers registers = machine_.cpuid(cpu, leaf, subleaf);
        meters_.announce(leaf, registers);
        return registers;
    }

    /// Returns the machine, which has the registers of counters but not those of meters.
    Machine &machine() { return machine_; }
    /// Returns the registers of the meters.
    meter_registers &registers() { return meters_; }

private:
    Machine machine_;
    meter_registers meters_;
};

} // namespace msr::sim
