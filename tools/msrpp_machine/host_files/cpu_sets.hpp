// Writes sets of CPUs as Linux prints the sets in sysfs
// (Documentation/admin-guide/cputopology.rst).
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace msrpp::machine {

/// Returns CPUs as numbers and ranges, such as `0-3,8`. `cpus`: in rising order.
inline std::string cpu_list(const std::vector<unsigned> &cpus) {
    std::string text;
    for (std::size_t first = 0; first < cpus.size();) {
        std::size_t last = first;
        while (last + 1 < cpus.size() && cpus[last + 1] == cpus[last] + 1)
            ++last;
        text += fmt::format("{}{}", text.empty() ? "" : ",", cpus[first]);
        if (last != first) text += fmt::format("-{}", cpus[last]);
        first = last + 1;
    }
    return text;
}

/// Returns CPUs as hexadecimal words of 32 bits with commas, such as `ff,00000003`. `possible`: the
/// number of CPUs that the mask has digits for.
inline std::string cpu_mask(const std::vector<unsigned> &cpus, unsigned possible) {
    constexpr unsigned word_bits = 32, digit_bits = 4;
    std::string text;
    const unsigned words = (possible + word_bits - 1) / word_bits;
    for (unsigned word = words; word-- > 0;) {
        std::uint32_t bits = 0;
        for (const unsigned cpu : cpus)
            if (cpu / word_bits == word) bits |= std::uint32_t{1} << cpu % word_bits;
        const unsigned width = std::min(possible - word * word_bits, word_bits);
        text += fmt::format("{}{:0{}x}", text.empty() ? "" : ",", bits,
                            (width + digit_bits - 1) / digit_bits);
    }
    return text;
}

} // namespace msrpp::machine
