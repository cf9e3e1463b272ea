#include "reset_unit.hpp"

#include "../cpuid/cpuid_leaves.hpp"
#include "../ring/simulated_time.hpp"

#include <msr/core/failure.hpp>
#include <msr/meters/names.hpp>
#include <msr/meters/processors.hpp>
#include <msr/meters/table.hpp>
#include <msr/processor/identity.hpp>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

namespace msrpp::machine {

namespace {

namespace meters = msr::meters;
using msr::core;

constexpr std::uint32_t microcode_revision = 0x8b;

/// A register whose value never changes, and the processors that have the register.
struct kept_row {
    std::uint32_t address{};
    std::uint64_t value{};
    meters::core_set processors;
};

constexpr meters::core_set servers_with_rapl =
    meters::with_fixed_unit_of_memory | meters::servers_with_one_unit;

// Registers of power, which are 0 where firmware has set nothing. Powers are in units of 1/8 W, and
// are round numbers. Source: msr/meters/registers/power_limits.hpp, written from
// test/facts/meters/registers.csv and rapl_by_model.csv; for MISC_PWR_MGMT the SDM, volume 4,
// tables of Nehalem and later.
constexpr kept_row kept_rows[] = {
    {0x1aa, 0, meters::from_sandy_bridge | meters::nehalems}, // MISC_PWR_MGMT, register 1AAh
    // PKGC3_IRTL and further: latencies of the package states C3 to C10, of which none is set
    {0x60a, 0, meters::with_rapl_of_graphics | servers_with_rapl},
    {0x60b, 0, meters::with_rapl_of_graphics | servers_with_rapl},
    {0x60c, 0, meters::with_rapl_of_graphics | servers_with_rapl},
    {0x633, 0, meters::clients_from_skylake},
    {0x634, 0, meters::clients_from_skylake},
    {0x635, 0, meters::clients_from_skylake},
    // VR_CURRENT_CONFIG: limit of current or of peak power, of which none is set
    {0x601, 0, meters::with_rapl_of_cores | servers_with_rapl},
    {0x613, 0, servers_with_rapl | meters::skylake_clients}, // PKG_PERF_STATUS
    // PKG_POWER_INFO: 100 W, equal to the power limit in msr/sim/controls/control_registers.hpp
    {0x614, 800, meters::with_rapl},
    {0x618, 0, servers_with_rapl},  // DRAM_POWER_LIMIT
    {0x61b, 0, servers_with_rapl},  // DRAM_PERF_STATUS
    {0x61c, 24, servers_with_rapl}, // DRAM_POWER_INFO: 3 W, as in the simulated model of power
    {0x638, 0, meters::with_rapl_of_cores},    // PP0_POWER_LIMIT
    {0x63a, 0, meters::with_rapl_of_graphics}, // PP0_POLICY
    {0x640, 0, meters::with_rapl_of_graphics}, // PP1_POWER_LIMIT
    {0x642, 0, meters::with_rapl_of_graphics}, // PP1_POLICY
};

/// Returns whether a processor can choose among several thermal design powers. Source: turbostat of
/// Linux 6.1, has_config_tdp(); test/facts/meters/registers.csv.
constexpr bool has_config_tdp(core processor) {
    return meters::large_from_sandy_bridge.has(processor) && processor != core::sandy_bridge &&
           processor != core::sandy_bridge_ep && processor != core::ivy_bridge_ep;
}

/// Processors whose register 1AEh has numbers of cores, to which the bytes of 1ADh (turbo ratio
/// limits) belong; on other processors each byte of 1ADh belongs to one more core. Source:
/// CORECOUNT in test/facts/meters/other_by_model.csv.
constexpr meters::core_set with_core_counts{
    core::skylake_sp,     core::cascade_lake,  core::cooper_lake,     core::goldmont,
    core::ice_lake_sp,    core::tremont,       core::sapphire_rapids, core::emerald_rapids,
    core::granite_rapids, core::sierra_forest, core::grand_ridge};

/// Returns the rate in Hz of the bus clock, whose multiples are a processor's clock ratios. Source:
/// test/facts/meters/other_by_model.csv.
constexpr std::uint64_t bus_hertz(core processor) {
    return meters::nehalems.has(processor) ? 133'333'333 : 100'000'000;
}

class reset_unit : public unit {
public:
    reset_unit(const family &identity, unsigned cpus, unit *controls) : controls_{controls} {
        const auto &row = *model_of(identity).row;
        // IA32_BIOS_SIGN_ID, AMD's PATCH_LEVEL: 0 where no update of the microcode was loaded (SDM
        // volume 3, 10.11.7; PPR of family 17h, MSR0000_008B).
        constexpr unsigned first_family = 6;
        if (row.family >= first_family) add(microcode_revision, 0);
        for (const kept_row &constant : kept_rows)
            if (constant.processors.has(row.is)) add(constant.address, constant.value);
        for (const meters::meter_row &meter : meters::meter_rows)
            if (meter.processors.has(row.is)) add_instant(meter, ratio_of(row.is));
        add_ratios(row.is, cpus);
        constexpr std::uint32_t hwp_request = 0x774, hwp_status = 0x777;
        // IA32_HWP_STATUS is 0: no event of hardware-controlled performance states has happened
        // (SDM volume 3, 15.4).
        if (controls != nullptr && controls->has(hwp_request)) add(hwp_status, 0);
    }

    bool has(std::uint32_t address) const override { return place_of(address) != nullptr; }
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &result) override {
        result = place_of(address)->value;
        std::uint64_t other = 0;
        if (controls_ != nullptr && controls_->has(address) &&
            !controls_->read(cpu, address, other))
            result |= other;
        return {};
    }
    /// Writes the register of the microcode's revision: a write of 0, which software makes before
    /// it reads the revision, changes nothing; other writes are refused.
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) override {
        if (address == microcode_revision && value == 0) return {};
        return {.kind = msr::error_code::refused,
                .is_write = true,
                .cpu = cpu,
                .address = address,
                .value = value};
    }
    bool has_any() const { return !entries_.empty(); }

private:
    struct entry {
        std::uint32_t address{};
        std::uint64_t value{};
    };

    /// Returns the ratio of the simulated clock to the bus clock.
    static std::uint64_t ratio_of(core processor) {
        return (simulated_hertz + bus_hertz(processor) / 2) / bus_hertz(processor);
    }

    /// Adds the register of a meter that shows a present state, such as a clock ratio. Cores of the
    /// models have one rate, which nothing limits; halted cores are in C1, and in no deeper state.
    void add_instant(const meters::meter_row &row, std::uint64_t ratio) {
        using enum meters::meter_number;
        // The lowest clock ratio, as in msr/sim/controls/control_registers.hpp.
        constexpr std::uint64_t lowest = 8;
        switch (row.number) {
        case base_ratio:
        case current_ratio:
            return add(row.address, ratio << row.conversion.low);
        case voltage_core:
            // 1 V, in units of 2^-13 V: a model of a round number, of no particular processor
            return add(row.address, std::uint64_t{1} << 13 << row.conversion.low);
        case lowest_ratio:
            return add(row.address, lowest << row.conversion.low);
        case turbo_ratio:
        case limit_reasons:
        case limit_reasons_graphics:
        case limit_reasons_ring:
            return add(row.address, 0);
        default:
            if (row.number >= core_c3_residency && row.number <= package_c10_residency)
                add(row.address, 0);
        }
    }
    /// Adds the registers of the highest clock ratios by the number of cores that execute, and of
    /// CONFIG_TDP_NOMINAL and its levels.
    void add_ratios(core processor, unsigned cpus) {
        constexpr std::uint32_t turbo_ratio_limit = 0x1ad, turbo_ratio_limit_cores = 0x1ae;
        constexpr std::uint32_t config_tdp_nominal = 0x648, turbo_activation_ratio = 0x64c;
        const std::uint64_t ratio = ratio_of(processor);
        const bool has_counts = with_core_counts.has(processor);
        if (has(turbo_ratio_limit) && !meters::knights.has(processor))
            for (unsigned core = 0; core < (has_counts ? 1 : std::min(cpus, 8u)); ++core)
                add(turbo_ratio_limit, ratio << 8 * core);
        // Knights Landing: the byte of the first group of cores; byte 0 has a number of cores.
        if (meters::knights.has(processor)) add(turbo_ratio_limit, ratio << 8);
        if (has_counts) add(turbo_ratio_limit_cores, std::min(cpus, 255u));
        if (!has_config_tdp(processor)) return;
        add(config_tdp_nominal, ratio);
        for (std::uint32_t address = config_tdp_nominal + 1; address <= turbo_activation_ratio;
             ++address)
            add(address, 0); // 0: no other power level exists, and none is chosen
    }
    void add(std::uint32_t address, std::uint64_t value) {
        for (entry &entry : entries_)
            if (entry.address == address) {
                entry.value |= value;
                return;
            }
        entries_.push_back({address, value});
    }
    const entry *place_of(std::uint32_t address) const {
        for (const entry &entry : entries_)
            if (entry.address == address) return &entry;
        return nullptr;
    }

    std::vector<entry> entries_;
    unit *controls_;
};

} // namespace

std::unique_ptr<unit> reset_unit_of(const family &identity, unsigned cpus, unit *controls) {
    auto registers = std::make_unique<reset_unit>(identity, cpus, controls);
    if (!registers->has_any()) return nullptr;
    return registers;
}

} // namespace msrpp::machine
