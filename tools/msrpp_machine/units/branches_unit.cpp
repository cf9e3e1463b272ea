#include "branches_unit.hpp"

#include <msr/branches/fit.hpp>
#include <msr/branches/names.hpp>
#include <msr/branches/rows/facility_row.hpp>
#include <msr/branches/table.hpp>
#include <msr/core/failure.hpp>
#include <msr/sim/branches/branch_recorder.hpp>
#include <msr/sim/branches/branch_registers.hpp>
#include <msr/sim/models/model_parts.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace msrpp::machine {

namespace {

class branches_unit : public unit {
public:
    branches_unit(const msr::lbr::facility_row &facility, unsigned cpus, models &models,
                  simulated &counters)
        : registers_{facility, cpus}, recorder_{registers_}, counters_{counters} {
        models.looking().add(recorder_);
        recorder_.begin();
    }

    bool has(std::uint32_t address) const override {
        return registers_.has(address) || reports_format(address);
    }
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) override {
        if (!reports_format(address)) return registers_.read(cpu, address, value);
        const msr::failure problem = counters_.read(cpu, address, value);
        if (!problem)
            value = (value & ~std::uint64_t{0x3f}) |
                    static_cast<std::uint64_t>(registers_.facility().format);
        return problem;
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) override {
        return reports_format(address) ? counters_.write(cpu, address, value)
                                       : registers_.write(cpu, address, value);
    }
    /// Applies IA32_DEBUGCTL, which is a register of the counters, to the branch records.
    void written(unsigned cpu) override {
        const std::uint32_t enable = registers_.facility().enable;
        if (std::uint64_t control = 0;
            !registers_.has(enable) && !counters_.read(cpu, enable, control))
            registers_.set_control(cpu, control);
        is_used_ = is_used_ || registers_.is_recording(cpu);
    }
    /// Returns the parts of the models that branch records need: a record says whether the branch
    /// was predicted.
    msr::sim::model_parts needed_parts() const override { return {.branches = is_used_}; }
    void add_limits(std::vector<std::string> &target) const override {
        if (is_used_) target.emplace_back("branch records: they have no cycles");
    }

private:
    msr::sim::branch_registers registers_;
    msr::sim::branch_recorder recorder_;
    simulated &counters_;
    bool is_used_{};

    bool reports_format(std::uint32_t address) const {
        return address == msr::lbr::perf_capabilities_address &&
               registers_.facility().reports_format;
    }
};

} // namespace

std::unique_ptr<unit> branches_unit_of(msr::core processor, unsigned cpus, models &models,
                                       simulated &counters) {
    const msr::lbr::facility_row *const facility = msr::lbr::facility_of(processor);
    if (facility == nullptr || facility->format == msr::lbr::record_format::unknown ||
        facility->kind == msr::lbr::facility_kind::sampling)
        return nullptr;
    return std::make_unique<branches_unit>(*facility, cpus, models, counters);
}

} // namespace msrpp::machine
