// Registers that CPUID announces: where CPUID has the feature, the register can be read.
#pragma once

#include "../detect/cpuid_source.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace msrpp::validate {

/// A register, and the feature of CPUID that announces the register.
struct announced_register {
    std::string_view feature; ///< the feature as `msrpp detect` or the manuals name it
    std::uint32_t address{};
};

/// Returns a register for each feature that CPUID announces, of those features that have a register
/// which is safe to read.
std::vector<announced_register> announced_registers(const cpuid_source &cpuid);

} // namespace msrpp::validate
