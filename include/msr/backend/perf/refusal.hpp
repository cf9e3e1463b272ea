// Why a program cannot be counted by perf, as the library's value.
#pragma once

#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::perf_detail {

/// The number of a choice as `failure::choice` has it.
constexpr unsigned choice_number(std::size_t owner) noexcept {
    return owner == every_choice ? 0 : static_cast<unsigned>(owner) + 1;
}

/// perf cannot express what this readout needs. `about`: a sentence, in static storage.
constexpr failure inexpressible(const readout &of, const char *about) noexcept {
    return {.kind = error_code::inexpressible,
            .address = of.address,
            .name = of.name,
            .about = about,
            .choice = choice_number(of.owner)};
}

/// perf cannot express this write, which belongs to no readout. `about`: a sentence, in static
/// storage.
constexpr failure inexpressible(const write &of, const char *about) noexcept {
    return {.kind = error_code::inexpressible,
            .writing = true,
            .address = of.address,
            .value = of.value,
            .about = about,
            .choice = choice_number(of.owner)};
}

} // namespace msr::perf_detail
