#include "sampling_unit.hpp"

#include "../../support/complaint.hpp"

#include "../cpuid/cpuid_leaves.hpp"

#include <msr/amd/ibs/notation.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/core/failure.hpp>
#include <msr/sim/ibs/ibs.hpp>
#include <msr/sim/registers/interrupt.hpp>

#include <fmt/format.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp::machine {

namespace {

class sampling_unit : public unit {
public:
    sampling_unit(const msr::ibs::target &target, models &models)
        : registers_{target, models.parts(), models.looking()} {}

    bool has(std::uint32_t address) const override { return registers_.has(address); }
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) override {
        return registers_.read(cpu, address, value);
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) override {
        return registers_.write(cpu, address, value);
    }
    void on_interrupt(msr::sim::interrupt_receiver destination) override {
        registers_.on_interrupt(destination);
    }
    void add_limits(std::vector<std::string> &destination) const override {
        destination.emplace_back(msr::sim::ibs_op::limits);
        destination.emplace_back(msr::sim::ibs_fetch::limits);
    }

private:
    msr::sim::ibs_unit registers_;
};

} // namespace

std::optional<msr::ibs::target> sampling_target(const family &identity) {
    const auto [row, model] = model_of(identity);
    if (msr::ibs::generation_places[row->is] == msr::core_places::no_place) return {};
    return msr::ibs::target_of(row->is)
        .on_model(static_cast<int>(model))
        .with_features(msr::ibs::row_of(row->is).features);
}

void refuse_samplings(const std::vector<std::string> &choices) {
    constexpr std::string_view prefix = "ibs";
    for (const std::string &text : choices) {
        const bool is_sampling = text.compare(0, prefix.size(), prefix) == 0 ||
                                 msr::ibs::parse(text.c_str()).well_formed();
        if (is_sampling)
            complain(
                wrong_usage,
                fmt::format("machine: -e: {} is instruction-based sampling, which takes samples "
                            "and counts nothing: the program itself sets it up, through "
                            "/dev/cpu/N/msr, and reads /dev/cpu/N/interrupts",
                            in_quotes(text)));
    }
}

void refuse_sampling_alone(const family &identity) {
    constexpr std::string_view prefix = "ibs:";
    if (identity.name.compare(0, prefix.size(), prefix) != 0) return;
    complain(wrong_usage,
             fmt::format("machine: --cpu {}: it is the sampling of a processor, and counts "
                         "nothing: give the processor, as --cpu zen4, which samples too",
                         identity.name));
}

std::unique_ptr<unit> sampling_unit_of(const family &identity, models &models) {
    const std::optional<msr::ibs::target> target = sampling_target(identity);
    if (!target) return nullptr;
    return std::make_unique<sampling_unit>(*target, models);
}

} // namespace msrpp::machine
