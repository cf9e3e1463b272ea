#include "memory_unit.hpp"

#include "../../support/complaint.hpp"

#include "../cpuid/cpuid_leaves.hpp"

#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/processor/table.hpp>
#include <msr/sim/counters/memory_controllers.hpp>
#include <msr/sim/events/event_meanings.hpp>
#include <msr/sim/models/model_parts.hpp>

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace msrpp::machine {

namespace {

class memory_unit : public unit {
public:
    memory_unit(unsigned controllers, models &machine_models)
        : registers_{controllers, machine_models.parts()} {}

    bool has(std::uint32_t address) const override { return registers_.has(address); }
    bool is_shared() const override { return true; }
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &result) override {
        return registers_.read(cpu, address, result);
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) override {
        return registers_.write(cpu, address, value);
    }
    msr::sim::model_parts needed_parts() const override {
        if (!registers_.are_counting()) return {};
        return {.code = true, .data = true};
    }
    void add_not_simulated(unsigned cpu, std::vector<still> &target) override {
        registers_.each_still(cpu, [&target](const msr::sim::still_counter &row) {
            target.push_back({row.counter, row.text()});
        });
    }
    void add_limits(std::vector<std::string> &target) const override {
        target.emplace_back(msr::sim::memory_controllers::limits);
    }

private:
    msr::sim::memory_controllers registers_;
};

/// Each write of a phase, once for each instance of the unit whose choice it belongs to.
std::vector<named_family_write> of_instances(const std::vector<named_family_write> &phase,
                                             const std::vector<msr::readout> &readouts,
                                             unsigned number) {
    std::vector<named_family_write> result;
    for (const named_family_write &row : phase) {
        result.push_back(row);
        for (const msr::readout &counter : readouts) {
            if (counter.owner != row.what.owner || !counter.instances.are_several()) continue;
            for (unsigned instance = 1; instance < number; ++instance) {
                result.push_back(row);
                result.back().what.address += instance * counter.instances.stride;
            }
        }
    }
    return result;
}

} // namespace

std::unique_ptr<unit> memory_unit_of(const family &processor, models &machine_models) {
    const unsigned controllers = msr::sim::controllers_of(model_of(processor).row->is);
    if (controllers == 0 || machine_models.parts().last_levels().empty()) return nullptr;
    return std::make_unique<memory_unit>(controllers, machine_models);
}

family_plan simulated_plan(const family &processor, const std::vector<std::string> &choices) {
    family_plan plan = processor.plan(processor, choices);
    if (!msr::has_instances({plan.readouts.data(), plan.readouts.size()})) return plan;
    const unsigned number = msr::sim::controllers_of(model_of(processor).row->is);
    if (number == 0)
        complain(rule_broken,
                 fmt::format("machine: --cpu {}: its memory controllers are not simulated",
                             processor.name));
    plan.set_up = of_instances(plan.set_up, plan.readouts, number);
    plan.start = of_instances(plan.start, plan.readouts, number);
    plan.stop = of_instances(plan.stop, plan.readouts, number);
    std::vector<msr::readout> readouts;
    for (const msr::readout &row : plan.readouts)
        for (unsigned instance = 0; instance < (row.instances.are_several() ? number : 1);
             ++instance) {
            readouts.push_back(row);
            readouts.back().address += instance * row.instances.stride;
            readouts.back().instance = instance;
            readouts.back().instances = {};
        }
    plan.readouts = std::move(readouts);
    return plan;
}

} // namespace msrpp::machine
