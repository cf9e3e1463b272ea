// The registers of controls of a simulated processor: the registers of the processor's rows in the
// table of controls. The registers keep written values and have no effect: the models of caches
// have no prefetcher, and simulated time has no turbo. A bit that no row has is reserved, where the
// register serves controls only. Switches that controls need are on, as firmware and Linux leave
// them, and limits are round numbers; all other bits are 0. Nothing was measured.
#pragma once

#include <msr/controls/rows/control_row.hpp>
#include <msr/controls/table.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/meters/names.hpp>
#include <msr/meters/table.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/topology.hpp>

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace msr::sim {

/// Returns the places (units) of the logical processors of a machine of one package. A unit has the
/// number of its lowest logical processor.
/// `cpus`: the number of logical processors
/// `threads_of_core`: the number of neighbouring logical processors that share a core, at least 1
/// `threads_of_module`: the number of neighbours that share a second-level cache, at least 1
inline std::vector<cpu_place> places_of_package(unsigned cpus, unsigned threads_of_core = 1,
                                                unsigned threads_of_module = 1) {
    std::vector<cpu_place> places;
    for (unsigned cpu = 0; cpu < cpus; ++cpu)
        places.push_back(
            {.cpu = cpu, .core = cpu - cpu % threads_of_core, .l2 = cpu - cpu % threads_of_module});
    return places;
}

/// The registers of a processor's controls, with values for all logical processors.
class control_registers {
public:
    /// Makes the registers of controls of a processor.
    /// `model`: the processor's model number of CPUID
    /// `places`: the place (the units) of each logical processor
    control_registers(core processor, unsigned model, std::vector<cpu_place> places)
        : places_{std::move(places)} {
        controls::each_row([&](const controls::control_row &row) {
            if (!row.processors.has(processor) ||
                !controls::is_of_model(row, static_cast<std::uint8_t>(model)))
                return;
            add(row.address, row.scope, row.mask(), initial(row.number) << row.low);
            for (const controls::register_bit &bit : {row.lock, row.overrules})
                if (bit.address != 0) add(bit.address, row.scope, std::uint64_t{1} << bit.bit, 0);
            if (row.needs.address != 0)
                add(row.needs.address, row.scope, std::uint64_t{1} << row.needs.bit,
                    std::uint64_t{1} << row.needs.bit);
            if (row.bounds.address != 0)
                add(row.bounds.address, row.scope, 0,
                    lowest << row.bounds.lowest | highest << row.bounds.highest);
            announced_.push_back(row.announced_by);
        });
        // adds the register HWCR with the bit that lets the counter IRPERF count
        if (const meters::meter_row *const row =
                meters::row_on(meters::meter_number::irperf, meters::core_set{processor}))
            add(row->conversion.unit_address, register_scope::thread, row->conversion.unit_mask, 0);
    }

    /// Returns whether the register at an address belongs to one of the processor's controls.
    bool has(std::uint32_t address) const noexcept { return place_of(address) != entries_.size(); }
    /// Returns the bits of a register that belong to controls; 0 for a register of no control.
    std::uint64_t mask(std::uint32_t address) const noexcept {
        return has(address) ? entries_[place_of(address)].mask : 0;
    }
    /// Returns whether the processor has any register of a control.
    bool has_any() const noexcept { return !entries_.empty(); }

    /// Sets the bits of a leaf of CPUID that announce the processor's controls.
    void announce(std::uint32_t leaf, cpuid_registers &registers) const noexcept {
        std::uint32_t *const parts[] = {&registers.eax, &registers.ebx, &registers.ecx,
                                        &registers.edx};
        for (const meters::cpuid_bit &bit : announced_)
            if (leaf != 0 && bit.leaf == leaf)
                *parts[static_cast<unsigned>(bit.in)] |= std::uint32_t{1} << bit.bit;
    }

    /// Returns the number of registers of controls.
    std::size_t size() const noexcept { return entries_.size(); }
    /// Returns the address of the register at a position below `size()`.
    std::uint32_t address_at(std::size_t position) const noexcept {
        return entries_[position].address;
    }
    /// Returns the units that each logical processor belongs to, by the number of the logical
    /// processor.
    const std::vector<cpu_place> &places() const noexcept { return places_; }

    /// Reads a register as RDMSR does. Returns `error_code::refused` for a register that the
    /// processor lacks, `error_code::cpu_offline` for a logical processor that the machine lacks.
    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) const noexcept {
        if (const failure problem = missing(cpu, address)) return problem;
        const entry &place = entries_[place_of(address)];
        value = place.values[instance(place, cpu)];
        return {};
    }
    /// Writes a register as WRMSR does. Returns `error_code::refused` for a register that the
    /// processor lacks or a reserved bit, `error_code::cpu_offline` for a logical processor that
    /// the machine lacks.
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        if (failure problem = missing(cpu, address)) {
            problem.is_write = true;
            problem.value = value;
            return problem;
        }
        entry &place = entries_[place_of(address)];
        if ((value & ~place.mask) != 0)
            return {.kind = error_code::refused,
                    .is_write = true,
                    .cpu = cpu,
                    .address = address,
                    .value = value};
        place.values[instance(place, cpu)] = value;
        return {};
    }

private:
    struct entry {
        std::uint32_t address{};
        register_scope scope{};
        std::uint64_t mask{};
        /// The values of a register, an element for each unit that has a copy of the register.
        std::vector<std::uint64_t> values{};
    };

    // lowest and highest performance level of a core, as ratios of the bus clock
    static constexpr std::uint64_t lowest = 8, highest = 40;

    /// Returns the value that a control has before software writes it.
    static constexpr std::uint64_t initial(controls::control_number number) noexcept {
        using enum controls::control_number;
        switch (number) {
        case performance_minimum:
            return lowest;
        case performance_maximum:
            return highest;
        case energy_preference:
            return 0x80;
        case energy_bias:
            return 6;
        case uncore_minimum_ratio:
            return 12;
        case uncore_maximum_ratio:
            return 24;
        case package_power_limit:
            return 800; // a power limit of 100 W in units of 1/8 W
        case package_power_limit_enable:
            return 1;
        case package_power_limit_window:
            return 0x6e; // 28 s in units of 976.6 us: 2^14 * (1 + 3/4)
        default:
            return 0;
        }
    }

    void add(std::uint32_t address, register_scope scope, std::uint64_t mask, std::uint64_t value) {
        const std::size_t place = place_of(address);
        if (place == entries_.size())
            entries_.push_back({address, scope, 0, std::vector<std::uint64_t>(places_.size())});
        entries_[place].mask |= mask;
        for (std::uint64_t &content : entries_[place].values)
            content |= value;
    }
    std::size_t place_of(std::uint32_t address) const noexcept {
        std::size_t place = 0;
        while (place < entries_.size() && entries_[place].address != address)
            ++place;
        return place;
    }
    /// Returns the index in `values` of the value that a logical processor has in the register
    /// `place`.
    std::size_t instance(const entry &place, unsigned cpu) const noexcept {
        return places_[cpu].unit(place.scope);
    }
    failure missing(unsigned cpu, std::uint32_t address) const noexcept {
        const error_code kind = cpu >= places_.size() ? error_code::cpu_offline
                                : has(address)        ? error_code::none
                                                      : error_code::refused;
        return {.kind = kind, .cpu = cpu, .address = address};
    }

    std::vector<cpu_place> places_;
    std::vector<entry> entries_;
    std::vector<meters::cpuid_bit> announced_;
};

} // namespace msr::sim
