#include "meter_unit.hpp"

#include <msr/core/failure.hpp>
#include <msr/sim/events/signal.hpp>
#include <msr/sim/meters/meter_registers.hpp>
#include <msr/sim/meters/power_model.hpp>
#include <msr/sim/models/model_parts.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace msrpp::machine {

namespace {

class meter_unit : public unit {
public:
    meter_unit(msr::core processor, unsigned cpus) : registers_{processor, cpus} {}

    bool has(std::uint32_t address) const override { return registers_.has(address); }
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &result) override {
        is_read_ = true;
        return registers_.read(cpu, address, result);
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) override {
        return {.kind = msr::error_code::refused,
                .is_write = true,
                .cpu = cpu,
                .address = address,
                .value = value};
    }
    /// Returns the needed parts of the models: energy depends on time, which depends on all parts,
    /// so that all are needed once energy was read.
    msr::sim::model_parts needed_parts() const override {
        return is_read_ ? msr::sim::model_parts::all() : msr::sim::model_parts{};
    }
    void count(unsigned cpu, const msr::sim::tally &tally) override {
        registers_.count(cpu, tally);
    }
    void add_limits(std::vector<std::string> &target) const override {
        if (is_read_) target.emplace_back(msr::sim::power_model_limit);
    }

private:
    msr::sim::meter_registers registers_;
    bool is_read_{};
};

} // namespace

std::unique_ptr<unit> meter_unit_of(msr::core processor, unsigned cpus) {
    const msr::sim::meter_registers known{processor, cpus};
    if (!known.has_any()) return nullptr;
    return std::make_unique<meter_unit>(processor, cpus);
}

} // namespace msrpp::machine
