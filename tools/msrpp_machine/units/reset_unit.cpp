#include "reset_unit.hpp"

#include "../cpuid/cpuid_leaves.hpp"
#include "../ring/simulated_time.hpp"

#include <msr/core/failure.hpp>
#include <msr/meters/names.hpp>
#include <msr/meters/table.hpp>
#include <msr/processor/identity.hpp>

#include <cstdint>
#include <memory>
#include <vector>

namespace msrpp::machine {

namespace {

/// The lowest ratio of a core to its bus clock, as msr/sim/controls/control_registers.hpp has it.
constexpr std::uint64_t lowest_ratio = 8;

/// Returns the rate of the bus clock in Hz: 133 MHz of Nehalem and Westmere, 100 MHz of later
/// processors (turbostat of Linux 6.1, discover_bclk()).
constexpr std::uint64_t bus_hertz(msr::core processor) {
    switch (processor) {
    case msr::core::nehalem:
    case msr::core::nehalem_ex:
    case msr::core::westmere:
    case msr::core::westmere_ex:
        return 133'333'333;
    default:
        return 100'000'000;
    }
}

class reset_unit : public unit {
public:
    reset_unit(const family &identity, unit *controls) : controls_{controls} {
        const auto &row = *model_of(identity).row;
        add_ratios(row.is);
        // IA32_BIOS_SIGN_ID (8Bh), AMD's patch level: the revision of the microcode; 0 where no
        // update was loaded (SDM volume 3, 10.11.7; PPR of family 17h, MSR0000_008B).
        constexpr std::uint32_t microcode_revision = 0x8b;
        constexpr unsigned first_family = 6;
        if (row.family >= first_family) add(microcode_revision, 0, 0);
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
    /// Refuses each write but that of 0 to the revision of the microcode, which software writes
    /// before it reads the revision, and which changes nothing here.
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) override {
        if (address == 0x8b && value == 0) return {};
        return {.kind = msr::error_code::refused,
                .writing = true,
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

    /// Adds the registers of ratios: the clocks of the models are those of the time stamp counter,
    /// whatever runs, so that all ratios but the lowest are that of the simulated clock.
    void add_ratios(msr::core processor) {
        using enum msr::meters::meter_number;
        const std::uint64_t ratio =
            (simulated_hertz + bus_hertz(processor) / 2) / bus_hertz(processor);
        for (const msr::meters::meter_row &row : msr::meters::meter_rows) {
            if (!row.processors.has(processor)) continue;
            if (row.number == base_ratio || row.number == turbo_ratio ||
                row.number == current_ratio)
                add(row.address, ratio, row.conversion.low);
            if (row.number == msr::meters::meter_number::lowest_ratio)
                add(row.address, machine::lowest_ratio, row.conversion.low);
        }
    }
    void add(std::uint32_t address, std::uint64_t value, unsigned low) {
        for (entry &entry : entries_)
            if (entry.address == address) {
                entry.value |= value << low;
                return;
            }
        entries_.push_back({address, value << low});
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

std::unique_ptr<unit> reset_unit_of(const family &identity, unit *controls) {
    auto registers = std::make_unique<reset_unit>(identity, controls);
    if (!registers->has_any()) return nullptr;
    return registers;
}

} // namespace msrpp::machine
