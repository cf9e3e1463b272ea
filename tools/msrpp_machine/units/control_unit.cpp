#include "control_unit.hpp"

#include <msr/core/failure.hpp>
#include <msr/sim/controls/control_registers.hpp>

#include <cstdint>
#include <memory>

namespace msrpp::machine {

namespace {

/// The unit for a processor's controls, such as prefetchers. A register that the counters have,
/// too, such as IA32_MISC_ENABLE, has bits of controls and bits of counters; each part keeps its
/// own bits.
class control_unit : public unit {
public:
    control_unit(msr::sim::control_registers registers, simulated &counters)
        : registers_{std::move(registers)}, counters_{counters} {}

    bool has(std::uint32_t address) const override { return registers_.has(address); }
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &result) override {
        if (const msr::failure problem = registers_.read(cpu, address, result)) return problem;
        std::uint64_t other = 0;
        if (!counters_.read(cpu, address, other)) result |= other;
        return {};
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) override {
        const std::uint64_t own = registers_.mask(address);
        std::uint64_t other = 0;
        if (counters_.read(cpu, address, other)) return registers_.write(cpu, address, value);
        if (const msr::failure problem = counters_.write(cpu, address, value & ~own))
            return problem;
        return registers_.write(cpu, address, value & own);
    }

private:
    msr::sim::control_registers registers_;
    simulated &counters_;
};

} // namespace

std::unique_ptr<unit> control_unit_of(msr::core processor, unsigned model, unsigned cpus,
                                      simulated &counters) {
    msr::sim::control_registers registers{processor, model, msr::sim::places_of_package(cpus)};
    if (!registers.has_any()) return nullptr;
    return std::make_unique<control_unit>(std::move(registers), counters);
}

} // namespace msrpp::machine
