#include "boxes_unit.hpp"

#include "../cpuid/cpuid_leaves.hpp"

#include <msr/core/box_register.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/intel/uncore/box.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/table.hpp>
#include <msr/sim/counters/uncore_boxes.hpp>
#include <msr/sim/counters/uncore_meanings.hpp>
#include <msr/sim/events/event_meanings.hpp>
#include <msr/sim/models/model_parts.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp::machine {

namespace {

class boxes_unit : public unit {
public:
    boxes_unit(msr::core processor, models &machine_models)
        : registers_{processor, machine_models.parts()} {}

    bool has(std::uint32_t address) const override {
        return msr::is_box_address(address) ? registers_.has(msr::box_register_at(address))
                                            : registers_.has(address);
    }
    bool is_shared() const override { return true; }
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &result) override {
        return msr::is_box_address(address)
                   ? registers_.read_box(cpu, msr::box_register_at(address), result)
                   : registers_.read(cpu, address, result);
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) override {
        return msr::is_box_address(address)
                   ? registers_.write_box(cpu, msr::box_register_at(address), value)
                   : registers_.write(cpu, address, value);
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
        for (const char *const text : msr::sim::uncore_boxes::limits)
            target.emplace_back(text);
    }

private:
    msr::sim::uncore_boxes registers_;
};

} // namespace

std::unique_ptr<unit> boxes_unit_of(const family &processor, models &machine_models) {
    const msr::core core = model_of(processor).row->is;
    if (msr::sim::boxes_of(core).channels == 0 || machine_models.parts().last_levels().empty())
        return nullptr;
    return std::make_unique<boxes_unit>(core, machine_models);
}

unsigned simulated_box_count(const family &processor, const msr::readout &counter) {
    const msr::sim::simulated_boxes numbers = msr::sim::boxes_of(model_of(processor).row->is);
    const std::string_view unit{counter.unit};
    if (unit == msr::uncore::name_of(msr::uncore::box::cha)) return numbers.slices;
    return unit == msr::uncore::name_of(msr::uncore::box::imc) ? numbers.channels : 0;
}

} // namespace msrpp::machine
