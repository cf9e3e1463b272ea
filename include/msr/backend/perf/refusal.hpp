// The refusal of a program that perf cannot count, as a failure of the library.
#pragma once

#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::perf_detail {

/// Returns the number by which failures name a choice (requested event) of a plan: 1 for the first;
/// 0: every choice. `owner`: the choice's position in the plan.
constexpr unsigned choice_number(std::size_t owner) noexcept {
    return owner == every_choice ? 0 : static_cast<unsigned>(owner) + 1;
}

/// Returns the failure where perf has no event for a readout (counter that is read). `subject`: a
/// sentence, in static storage.
constexpr failure inexpressible(const readout &readout, const char *subject) noexcept {
    return {.kind = error_code::inexpressible,
            .address = readout.address,
            .name = readout.name,
            .subject = subject,
            .choice = choice_number(readout.owner)};
}

/// Returns the failure where perf has no event for a register write of a program. `subject`: a
/// sentence, in static storage.
constexpr failure inexpressible(const write &write, const char *subject) noexcept {
    return {.kind = error_code::inexpressible,
            .is_write = true,
            .address = write.address,
            .value = write.value,
            .subject = subject,
            .choice = choice_number(write.owner)};
}

} // namespace msr::perf_detail
