// Writes numbers as strings, for messages about failures.
#pragma once

#include <msr/core/digits.hpp>

#include <cstdint>
#include <string>

namespace msr::detail {

inline std::string string_of(const digits &number) {
    return {number.view().data(), number.view().size()};
}

inline std::string hex(std::uint64_t value) { return string_of(hexadecimal_digits(value)); }

inline std::string decimal(std::uint64_t value) { return string_of(decimal_digits(value)); }

inline std::string cpu_text(unsigned cpu) { return "CPU " + decimal(cpu); }

} // namespace msr::detail
