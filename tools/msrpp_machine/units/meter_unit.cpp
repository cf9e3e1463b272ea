#include "meter_unit.hpp"

#include <msr/core/failure.hpp>
#include <msr/meters/table.hpp>
#include <msr/sim/events/signal.hpp>
#include <msr/sim/meters/meter_registers.hpp>
#include <msr/sim/meters/power_model.hpp>
#include <msr/sim/models/model_parts.hpp>

#include <cstdint>
#include <memory>

namespace msrpp::machine {

namespace {

class meter_unit : public unit {
public:
    meter_unit(msr::core processor, unsigned cpus, std::uint64_t hertz)
        : registers_{processor, cpus, {.clock = hertz}} {}

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
    /// Returns the parts of the models that meters need: energy depends on time, which depends on
    /// all parts, so that all are needed once energy was read.
    msr::sim::model_parts needed_parts() const override {
        return is_read_ ? msr::sim::model_parts::all() : msr::sim::model_parts{};
    }
    void count(unsigned cpu, const msr::sim::tally &tally) override {
        registers_.count(cpu, tally);
    }
    /// Counts the clocks of a CPU of another kind of core: all CPUs are in one package.
    void count_elsewhere(unsigned cpu, const msr::sim::tally &tally) override {
        registers_.count(cpu, tally);
    }
    void pass_elsewhere(unsigned cpu, std::uint64_t clocks) override {
        registers_.pass(cpu, clocks);
    }
    void join(simulated &whole) override { whole_ = &whole; }
    /// Lets the counter IRPERF count where its enable bit in HWCR is set.
    void written(unsigned cpu) override {
        const msr::meters::meter_row *const row = registers_.irperf_row();
        std::uint64_t value = 0;
        if (row != nullptr && whole_ != nullptr &&
            !whole_->read(cpu, row->conversion.unit_address, value))
            registers_.enable_irperf(cpu, (value & row->conversion.unit_mask) != 0);
    }
    void pass(unsigned cpu, std::uint64_t clocks) override { registers_.pass(cpu, clocks); }

private:
    msr::sim::meter_registers registers_;
    simulated *whole_{};
    bool is_read_{};
};

} // namespace

std::unique_ptr<unit> meter_unit_of(msr::core processor, unsigned cpus, std::uint64_t hertz) {
    const msr::sim::meter_registers known{processor, cpus};
    if (!known.has_any()) return nullptr;
    return std::make_unique<meter_unit>(processor, cpus, hertz);
}

} // namespace msrpp::machine
