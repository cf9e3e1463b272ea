// The registers of meters of a simulated processor: those registers in the processor's row of the
// table of meters whose values follow from the model of power or from the clocks. Energy comes from
// the model; nothing was measured. Accesses to other registers are refused, as to registers that
// the processor lacks.
#pragma once

#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/meters/names.hpp>
#include <msr/meters/table.hpp>
#include <msr/meters/units.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/identity.hpp>
#include <msr/sim/events/signal.hpp>
#include <msr/sim/meters/power_model.hpp>

#include <cstdint>
#include <vector>

namespace msr::sim {

/// The registers of a processor's meters, with values for all logical processors. Each logical
/// processor is a core of its own, and all are in one package.
class meter_registers {
public:
    /// Makes the registers. `processor`: the processor whose meters are simulated. `cpus`: the
    /// number of logical processors. `model`: the power that the processor's parts take.
    meter_registers(core processor, unsigned cpus, power_model model = {})
        : processor_{processor}, model_{model}, cpus_(cpus) {}

    /// Returns whether the register at an address is that of a simulated meter, or that of the
    /// meters' units.
    bool has(std::uint32_t address) const noexcept {
        return is_unit(address) || row_at(address) != nullptr;
    }

    /// Sets the bits of a leaf of CPUID that announce the simulated meters.
    void announce(std::uint32_t leaf, cpuid_registers &registers) const noexcept {
        std::uint32_t *const parts[] = {&registers.eax, &registers.ebx, &registers.ecx,
                                        &registers.edx};
        for (const meters::meter_row &row : meters::meter_rows)
            if (const meters::cpuid_bit &bit = row.announced_by; leaf != 0 && bit.leaf == leaf &&
                                                                 row.processors.has(processor_) &&
                                                                 is_simulated(row.number))
                *parts[static_cast<unsigned>(bit.in)] |= std::uint32_t{1} << bit.bit;
    }

    /// Returns whether the processor has any simulated meter.
    bool has_any() const noexcept {
        for (const meters::meter_row &row : meters::meter_rows)
            if (row.processors.has(processor_) && is_simulated(row.number)) return true;
        return false;
    }

    /// Reads a register on a logical processor, as RDMSR does. Returns `error_code::refused` for a
    /// register of no simulated meter, `error_code::cpu_offline` for a logical processor that the
    /// machine lacks.
    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) const noexcept {
        const failure attempt{.cpu = cpu, .address = address};
        if (cpu >= cpus_.size()) return because(attempt, error_code::cpu_offline);
        if (is_unit(address)) {
            value = unit();
            return {};
        }
        const meters::meter_row *const row = row_at(address);
        if (row == nullptr) return because(attempt, error_code::refused);
        value = content(*row, cpu);
        return {};
    }

    /// Adds the clocks and instructions of `counted` to the meters of a logical processor.
    void count(unsigned cpu, const tally &counted) noexcept {
        cpus_[cpu].running += counted[signal::reference_cycles];
        cpus_[cpu].core_clocks += counted[signal::cycles];
        if (cpus_[cpu].counts_retired) cpus_[cpu].retired += counted[signal::instructions];
    }
    /// Makes IRPERF of a logical processor count, or stop, by bit 30 of HWCR; after a reset IRPERF
    /// does not count.
    void enable_irperf(unsigned cpu, bool counts) noexcept { cpus_[cpu].counts_retired = counts; }
    /// Returns the row of IRPERF in the table of meters; null: the processor has no IRPERF.
    const meters::meter_row *irperf_row() const noexcept {
        return meters::row_on(meters::meter_number::irperf, meters::core_set{processor_});
    }
    /// Adds clocks of the time stamp counter in which a logical processor was halted. A logical
    /// processor that lags behind the others counts as halted for the difference.
    void pass(unsigned cpu, std::uint64_t clocks) noexcept { cpus_[cpu].halted += clocks; }

    /// Sets the initial value of all registers of energy so that `units` more of their units make
    /// them wrap.
    void set_units_before_wrap(std::uint64_t units) noexcept { start_ = std::uint64_t{0} - units; }

private:
    struct cpu_clocks {
        /// Clocks of the time stamp counter in which the logical processor ran.
        std::uint64_t running{};
        /// Clocks of the time stamp counter in which the logical processor was halted.
        std::uint64_t halted{};
        std::uint64_t core_clocks{};
        std::uint64_t retired{}; ///< number of retired instructions that IRPERF has counted
        bool counts_retired{};
    };

    static failure because(failure attempt, error_code kind) noexcept {
        attempt.kind = kind;
        return attempt;
    }

    bool is_amd() const noexcept {
        return meters::zen_before_4.has(processor_) || meters::zen_from_4.has(processor_);
    }
    bool is_unit(std::uint32_t address) const noexcept {
        if (is_amd()) return address == meters::rapl_pwr_unit::address;
        return address == meters::rapl_power_unit::address &&
               meters::row_on(meters::meter_number::energy_package, meters::core_set{processor_}) !=
                   nullptr;
    }
    /// Returns the value of the register with the units of power, energy and time: 1/8 W; 61.0 or
    /// 15.3 uJ (Silvermont: 32 uJ); 1/1024 s, as dumps of most machines read.
    std::uint64_t unit() const noexcept {
        using enum core;
        if (processor_ == silvermont || processor_ == airmont) return 0x505;
        const bool is_small = is_amd() || processor_ == sandy_bridge ||
                              processor_ == sandy_bridge_ep || processor_ == ivy_bridge ||
                              processor_ == ivy_bridge_ep;
        return is_small ? 0xa1003 : 0xa0e03;
    }

    /// Returns the row of the meter at an address; null: no simulated meter has the address.
    const meters::meter_row *row_at(std::uint32_t address) const noexcept {
        for (const meters::meter_row &row : meters::meter_rows)
            if (row.address == address && row.processors.has(processor_) &&
                is_simulated(row.number))
                return &row;
        return nullptr;
    }
    static constexpr bool is_simulated(meters::meter_number number) noexcept {
        return is_energy(number) || is_time(number);
    }

    static constexpr bool is_energy(meters::meter_number number) noexcept {
        return meters::meter_names[static_cast<unsigned>(number)].measures ==
               meters::quantity::energy;
    }
    /// Returns whether a meter counts clocks, instructions or interrupts, so that its value needs
    /// no model of power.
    static constexpr bool is_time(meters::meter_number number) noexcept {
        using enum meters::meter_number;
        return number == mperf || number == aperf || number == mperf_readonly ||
               number == aperf_readonly || number == irperf || number == smi_count ||
               number == core_c1_residency;
    }

    std::uint64_t content(const meters::meter_row &row, unsigned cpu) const noexcept {
        if (is_time(row.number)) return times(row.number, cpu) / scale_of(row) & mask(row.width);
        return (units_in(row, nanojoules(row.number, cpu)) + start_) & mask(row.width);
    }
    static std::uint64_t mask(unsigned width) noexcept {
        return width >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
    }
    /// Returns an energy, given in nanojoules, in the units of a meter's register.
    std::uint64_t units_in(const meters::meter_row &row, double energy) const noexcept {
        constexpr std::uint64_t count = std::uint64_t{1} << 20;
        const double size =
            static_cast<double>(row.conversion.value(count, unit())) / double{count};
        return static_cast<std::uint64_t>(energy / size);
    }

    /// Returns the energy, in nanojoules, of a power in milliwatts that lasts for clocks of the
    /// time stamp counter.
    double energy(std::uint64_t milliwatts, std::uint64_t clocks) const noexcept {
        return static_cast<double>(milliwatts) * 1e6 * static_cast<double>(clocks) /
               static_cast<double>(model_.clock);
    }
    double of_core(unsigned cpu) const noexcept {
        return energy(model_.core_active, cpus_[cpu].running) +
               energy(model_.core_halted, time() - cpus_[cpu].running);
    }
    double of_cores() const noexcept {
        double sum = 0;
        for (unsigned cpu = 0; cpu < cpus_.size(); ++cpu)
            sum += of_core(cpu);
        return sum;
    }
    /// Returns the clocks of the time stamp counter since reset: the clocks of the logical
    /// processor that is ahead of the others.
    std::uint64_t time() const noexcept {
        std::uint64_t latest = 0;
        for (const cpu_clocks &clocks : cpus_)
            if (clocks.running + clocks.halted > latest) latest = clocks.running + clocks.halted;
        return latest;
    }
    /// Returns the count of a meter of clocks, instructions or interrupts. A halted core is in C1;
    /// no system-management interrupt happens.
    std::uint64_t times(meters::meter_number number, unsigned cpu) const noexcept {
        using enum meters::meter_number;
        switch (number) {
        case mperf:
        case mperf_readonly:
            return cpus_[cpu].running;
        case aperf:
        case aperf_readonly:
            return cpus_[cpu].core_clocks;
        case irperf:
            return cpus_[cpu].retired;
        case core_c1_residency:
            return time() - cpus_[cpu].running;
        default:
            return 0;
        }
    }
    /// Returns the number of clocks that one unit of a meter that counts clocks stands for.
    static std::uint64_t scale_of(const meters::meter_row &row) noexcept {
        return row.conversion.value(1, 0);
    }
    double nanojoules(meters::meter_number number, unsigned cpu) const noexcept {
        using enum meters::meter_number;
        const auto over_time = [this](std::uint64_t milliwatts) {
            return energy(milliwatts, time());
        };
        switch (number) {
        case energy_core:
            return of_core(cpu);
        case energy_cores:
            return of_cores();
        case energy_graphics:
            return over_time(model_.graphics);
        case energy_dram:
            return over_time(model_.memory);
        case energy_package:
            return of_cores() + over_time(model_.uncore + model_.graphics);
        case energy_platform:
            return of_cores() +
                   over_time(model_.uncore + model_.graphics + model_.memory + model_.rest);
        default:
            return 0;
        }
    }

    core processor_;
    power_model model_;
    std::vector<cpu_clocks> cpus_;
    std::uint64_t start_{}; ///< initial value of the registers of energy, in their units
};

} // namespace msr::sim
