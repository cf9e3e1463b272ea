#include "units.hpp"

#include "../cpuid/cpuid_leaves.hpp"
#include "boxes_unit.hpp"
#include "branches_unit.hpp"
#include "control_unit.hpp"
#include "memory_unit.hpp"
#include "meter_unit.hpp"
#include "overflow_unit.hpp"
#include "records_unit.hpp"
#include "reset_unit.hpp"
#include "resources_unit.hpp"
#include "sampling_unit.hpp"

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace msrpp::machine {

namespace {

class joined_processor : public simulated {
public:
    joined_processor(std::unique_ptr<simulated> counters, units neighbours)
        : counters_{std::move(counters)}, units_{std::move(neighbours)} {
        for (const std::unique_ptr<unit> &entry : units_)
            entry->join(*this);
    }

    unsigned cpus() const override { return counters_->cpus(); }
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) override {
        unit *const unit = unit_with(address);
        return unit != nullptr ? unit->read(cpu, address, value)
                               : counters_->read(cpu, address, value);
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) override {
        unit *const of = unit_with(address);
        const msr::failure problem =
            of != nullptr ? of->write(cpu, address, value) : counters_->write(cpu, address, value);
        if (!problem)
            for (const std::unique_ptr<unit> &entry : units_)
                entry->written(cpu);
        return problem;
    }
    void count(unsigned cpu, const msr::sim::tally &tally) override {
        counters_->count(cpu, tally);
        for (const std::unique_ptr<unit> &entry : units_)
            entry->count(cpu, tally);
    }
    void pass(unsigned cpu, std::uint64_t clocks) override {
        counters_->pass(cpu, clocks);
        for (const std::unique_ptr<unit> &entry : units_)
            entry->pass(cpu, clocks);
    }
    void count_elsewhere(unsigned cpu, const msr::sim::tally &tally) override {
        for (const std::unique_ptr<unit> &entry : units_)
            entry->count_elsewhere(cpu, tally);
    }
    void pass_elsewhere(unsigned cpu, std::uint64_t clocks) override {
        for (const std::unique_ptr<unit> &entry : units_)
            entry->pass_elsewhere(cpu, clocks);
    }
    void add_awaited(unsigned cpu, std::vector<msr::sim::awaited_overflow> &destination) override {
        counters_->add_awaited(cpu, destination);
    }
    /// Sets the receiver of interrupts in the counters and in all units, because interrupts of
    /// counters come through a unit.
    void on_interrupt(msr::sim::interrupt_receiver destination) override {
        for (const std::unique_ptr<unit> &entry : units_)
            entry->on_interrupt(destination);
    }
    msr::sim::model_parts needed_parts(unsigned cpu) const override {
        msr::sim::model_parts parts = counters_->needed_parts(cpu);
        for (const std::unique_ptr<unit> &part : units_)
            parts = parts | part->needed_parts();
        return parts;
    }
    bool counts_hits() const override { return counters_->counts_hits(); }
    bool is_shared(std::uint32_t address) const override {
        const unit *const owner = unit_with(address);
        return owner != nullptr ? owner->is_shared() : counters_->is_shared(address);
    }
    std::vector<still> not_simulated(unsigned cpu) override {
        std::vector<still> stills = counters_->not_simulated(cpu);
        for (const std::unique_ptr<unit> &entry : units_)
            entry->add_not_simulated(cpu, stills);
        return stills;
    }

private:
    std::unique_ptr<simulated> counters_;
    units units_;

    unit *unit_with(std::uint32_t address) const {
        for (const std::unique_ptr<unit> &entry : units_)
            if (entry->has(address)) return entry.get();
        return nullptr;
    }
};

} // namespace

units units_of(const family &identity, unsigned cpus, models &models, simulated &counters,
               std::uint64_t hertz) {
    units units;
    units.push_back(overflow_unit_of(models, counters));
    if (std::unique_ptr<unit> divides = resources_unit_of(model_of(identity).row->is, models))
        units.push_back(std::move(divides));
    if (std::unique_ptr<unit> memory = memory_unit_of(identity, models))
        units.push_back(std::move(memory));
    if (std::unique_ptr<unit> meters = meter_unit_of(model_of(identity).row->is, cpus, hertz))
        units.push_back(std::move(meters));
    const auto [row, model] = model_of(identity);
    std::unique_ptr<unit> controls = control_unit_of(row->is, model, cpus, counters);
    if (std::unique_ptr<unit> constants = reset_unit_of(identity, cpus, controls.get()))
        units.push_back(std::move(constants));
    if (controls) units.push_back(std::move(controls));
    if (std::unique_ptr<unit> branches = branches_unit_of(row->is, cpus, models, counters))
        units.push_back(std::move(branches));
    if (std::unique_ptr<unit> boxes = boxes_unit_of(identity, models))
        units.push_back(std::move(boxes));
    if (std::unique_ptr<unit> records = records_unit_of(identity, models, counters))
        units.push_back(std::move(records));
    if (std::unique_ptr<unit> samples = sampling_unit_of(identity, models))
        units.push_back(std::move(samples));
    return units;
}

std::unique_ptr<simulated> joined(std::unique_ptr<simulated> counters, units neighbours) {
    return std::make_unique<joined_processor>(std::move(counters), std::move(neighbours));
}

} // namespace msrpp::machine
