#include "raw_execution.hpp"

#include <msr/backend/message.hpp>
#include <msr/core/failure.hpp>

#include <fmt/format.h>

namespace msrpp::validate {

raw_execution::raw_execution(subject &subject, const family_plan &plan)
    : subject_{subject}, plan_{plan} {
    for (const msr::claim &claim : plan.claims) {
        const std::uint64_t value = read(claim.address);
        if (problem_.empty() && (value & claim.mask) == claim.value)
            problem_ = fmt::format("somebody else uses {}: {} holds {:#x}", claim.resource,
                                   claim.name, value);
    }
    if (!problem_.empty()) return;
    for (const msr::touched_register &touched : plan.touched)
        if (touched.check != 0) saved_.push_back({touched.address, read(touched.address)});
    if (!problem_.empty()) saved_.clear();
}

raw_execution::~raw_execution() {
    if (saved_.empty()) return;
    stop();
    for (const saved_register &entry : saved_)
        write(entry.address, entry.value);
}

std::uint64_t raw_execution::read(std::uint32_t address) {
    std::uint64_t value = 0;
    if (const msr::failure failure =
            subject_.registers().read(subject_.options().cpu, address, value);
        failure && problem_.empty())
        problem_ = msr::message(failure);
    return value;
}

void raw_execution::write(std::uint32_t address, std::uint64_t value) {
    if (const msr::failure failure =
            subject_.registers().write(subject_.options().cpu, address, value);
        failure && problem_.empty())
        problem_ = msr::message(failure);
}

void raw_execution::carry_out(const std::vector<named_family_write> &phase,
                              const write_change &change) {
    for (const named_family_write &entry : phase) {
        std::uint64_t value = entry.what.value;
        if (change) value = change(entry.what.address, value);
        if (entry.what.keep != 0)
            value = (value & ~entry.what.keep) | (read(entry.what.address) & entry.what.keep);
        write(entry.what.address, value);
    }
}

void raw_execution::start(const write_change &change) {
    carry_out(plan_.set_up, change);
    carry_out(plan_.start, change);
}

void raw_execution::stop() { carry_out(plan_.stop, {}); }

} // namespace msrpp::validate
