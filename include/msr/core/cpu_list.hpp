// Lists of CPUs as Linux writes them: numbers and ranges, such as `0-3,8`.
// Source: Linux, Documentation/ABI/stable/sysfs-devices-system-cpu.
#pragma once

#include <msr/core/text.hpp>

#include <cstddef>

namespace msr {

/// Reads a list of CPUs as Linux writes it, such as `0-3,8`, and calls `sink(first, last)` for
/// every number or range, in their order. The empty text is the list of no CPUs. Returns false
/// where the text is no such list, has a range whose end is below its beginning or a number above
/// 4,294,967,294; `sink` may have been called before.
template <typename Each>
[[nodiscard]] constexpr bool read_cpu_list(text_view text, Each sink) {
    constexpr unsigned largest = ~0u - 1; // ~0 stands for no CPU
    std::size_t position = 0;
    const auto read_number = [&](unsigned &number) {
        const std::size_t first = position;
        for (number = 0; position < text.size() && is_digit(text[position]); ++position) {
            const auto digit = static_cast<unsigned>(text[position] - '0');
            if (number > (largest - digit) / 10) return false;
            number = number * 10 + digit;
        }
        return position != first;
    };
    while (position < text.size()) {
        unsigned first = 0;
        if (!read_number(first)) return false;
        unsigned last = first;
        if (position < text.size() && text[position] == '-') {
            ++position;
            if (!read_number(last) || last < first) return false;
        }
        if (position < text.size() && (text[position++] != ',' || position == text.size()))
            return false;
        sink(first, last);
    }
    return true;
}

} // namespace msr
