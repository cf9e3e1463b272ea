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
    resources_unit(const msr::sim::resource_row &row, models &with)
        : chosen_{row.chosen}, registers_{row.shape, with.parts()} {}

    bool has(std::uint32_t address) const override { return registers_.has(address); }
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &into) override {
        return registers_.read(cpu, address, into);
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) override {
        return registers_.write(cpu, address, value);
    }
    void add_limits(std::vector<std::string> &to) const override {
        to.push_back(fmt::format("RDT and QoS: {}", chosen_));
        for (const char *const each : msr::sim::resources::limits)
            to.emplace_back(each);
    }

private:
    const char *chosen_;
    msr::sim::resources registers_;
};

} // namespace

std::unique_ptr<unit> resources_unit_of(msr::core which, models &with) {
    const msr::sim::resource_row *const row = msr::sim::resources_of(which);
    return row == nullptr ? nullptr : std::make_unique<resources_unit>(*row, with);
}

} // namespace msrpp::machine
