#include "resources_unit.hpp"

#include <msr/core/failure.hpp>
#include <msr/sim/resources/resource_shapes.hpp>
#include <msr/sim/resources/resources.hpp>

#include <fmt/format.h>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace msrpp::machine {

namespace {

class resources_unit : public unit {
public:
    resources_unit(const msr::sim::resource_row &row, models &models)
        : chosen_{row.chosen}, registers_{row.shape, models.parts()} {}

    bool has(std::uint32_t address) const override { return registers_.has(address); }
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) override {
        return registers_.read(cpu, address, value);
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) override {
        return registers_.write(cpu, address, value);
    }
    void add_limits(std::vector<std::string> &destination) const override {
        destination.push_back(fmt::format("RDT and QoS: {}", chosen_));
        for (const char *const entry : msr::sim::resources::limits)
            destination.emplace_back(entry);
    }

private:
    const char *chosen_;
    msr::sim::resources registers_;
};

} // namespace

std::unique_ptr<unit> resources_unit_of(msr::core core, models &models) {
    const msr::sim::resource_row *const row = msr::sim::resources_of(core);
    return row == nullptr ? nullptr : std::make_unique<resources_unit>(*row, models);
}

} // namespace msrpp::machine
