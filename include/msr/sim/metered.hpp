// A simulated processor with the registers of its meters: energy by a model (power_model.hpp), for
// unit tests of code that measures it. Nothing was measured.
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

/// A machine<...> with meters. It is not for several threads at once, nor for signal handlers.
template <typename Machine>
class metered {
public:
    /// Makes the processor. `processor`: the processor whose meters it has. `arguments`: those of
    /// the machine.
    template <typename... Arguments>
    explicit metered(core processor, power_model model, Arguments &&...arguments)
        : machine_{std::forward<Arguments>(arguments)...}, meters_{processor, machine_.cpus(),
                                                                   model} {}

    /// As RDMSR and WRMSR on a logical processor. Registers of meters are only read.
    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        return meters_.has(address) ? meters_.read(cpu, address, value)
                                    : machine_.read(cpu, address, value);
    }
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        if (!meters_.has(address)) return machine_.write(cpu, address, value);
        return {.kind = error_code::refused,
                .writing = true,
                .cpu = cpu,
                .address = address,
                .value = value};
    }

    /// As those of the machine.
    void count(unsigned cpu, const msr::sim::tally &tally) {
        machine_.count(cpu, tally);
        meters_.count(cpu, tally);
    }
    void pass(unsigned cpu, std::uint64_t clocks) {
        machine_.pass(cpu, clocks);
        meters_.pass(cpu, clocks);
    }
    std::uint64_t clock(unsigned cpu) const noexcept { return machine_.clock(cpu); }
    unsigned cpus() const noexcept { return machine_.cpus(); }
    cpu_place place_of(unsigned cpu) const noexcept { return machine_.place_of(cpu); }
    /// CPUID of the machine, with the bits that announce these meters.
    cpuid_registers cpuid(unsigned cpu, std::uint32_t leaf, std::uint32_t subleaf) const noexcept {
        cpuid_registers registers = machine_.cpuid(cpu, leaf, subleaf);
        meters_.announce(leaf, registers);
        return registers;
    }

    Machine &machine() { return machine_; }
    meter_registers &registers() { return meters_; }

private:
    Machine machine_;
    meter_registers meters_;
};

} // namespace msr::sim
