#include "memory_unit.hpp"

#include "../../msrpp/families/uncore.hpp"
#include "../../support/complaint.hpp"

#include "../cpuid/cpuid_leaves.hpp"
#include "boxes_unit.hpp"

#include <msr/backend/shim_registers.h>

#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/processor/table.hpp>
#include <msr/sim/counters/memory_controllers.hpp>
#include <msr/sim/events/event_meanings.hpp>
#include <msr/sim/models/model_parts.hpp>

#include <fmt/format.h>

#include <algorithm>
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

/// Returns the register writes of a phase (such as the start) of counting, each repeated for all
/// instances of the unit with the counter. `numbers`: the number of instances of each counter's
/// unit.
std::vector<named_family_write> of_instances(const std::vector<named_family_write> &phase,
                                             const std::vector<msr::readout> &readouts,
                                             const std::vector<unsigned> &numbers) {
    std::vector<named_family_write> result;
    for (const named_family_write &row : phase) {
        result.push_back(row);
        for (std::size_t i = 0; i < readouts.size(); ++i) {
            if (readouts[i].owner != row.what.owner) continue;
            for (unsigned instance = 1; instance < numbers[i]; ++instance) {
                result.push_back(row);
                result.back().what.address += readouts[i].instances.offset_of(instance);
            }
        }
    }
    return result;
}

/// Returns the number of instances of the unit that a counter belongs to. Throws a complaint where
/// the unit is not simulated.
unsigned instances_of(const family &processor, const msr::readout &counter, bool is_of_box) {
    if (!is_of_box && !counter.instances.has_several()) return 1;
    const unsigned number = is_of_box ? simulated_box_count(processor, counter)
                                      : msr::sim::controllers_of(model_of(processor).row->is);
    if (number == 0)
        complain(rule_broken, fmt::format("machine: --cpu {}: its {} not simulated", processor.name,
                                          is_of_box ? fmt::format("boxes {} are", counter.unit)
                                                    : "memory controllers are"));
    return number;
}

} // namespace

std::unique_ptr<unit> memory_unit_of(const family &processor, models &machine_models) {
    const unsigned controllers = msr::sim::controllers_of(model_of(processor).row->is);
    if (controllers == 0 || machine_models.parts().last_levels().empty()) return nullptr;
    return std::make_unique<memory_unit>(controllers, machine_models);
}

family_plan simulated_plan(const family &processor, const std::vector<std::string> &choices) {
    const bool is_of_boxes = processor.wired == MSRPP_ON_PERFMON &&
                             processor.list_core != nullptr &&
                             std::any_of(choices.begin(), choices.end(), is_uncore_choice);
    family_plan plan = is_of_boxes ? carried_uncore_plan(processor.list_core(processor), choices)
                                   : processor.plan(processor, choices);
    std::vector<unsigned> numbers;
    for (const msr::readout &counter : plan.readouts)
        numbers.push_back(instances_of(processor, counter, is_of_boxes));
    plan.set_up = of_instances(plan.set_up, plan.readouts, numbers);
    plan.start = of_instances(plan.start, plan.readouts, numbers);
    plan.stop = of_instances(plan.stop, plan.readouts, numbers);
    std::vector<msr::readout> readouts;
    for (std::size_t i = 0; i < plan.readouts.size(); ++i)
        for (unsigned instance = 0; instance < numbers[i]; ++instance) {
            msr::readout &row = readouts.emplace_back(plan.readouts[i]);
            if (row.instances.has_several()) row.address += row.instances.offset_of(instance);
            row.instance = instance;
            row.instances = {};
        }
    plan.readouts = std::move(readouts);
    return plan;
}

} // namespace msrpp::machine
