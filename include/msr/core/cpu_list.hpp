// Lists of CPUs as Linux writes them: numbers and ranges, such as `0-3,8`.
// Source: Linux, Documentation/ABI/stable/sysfs-devices-system-cpu.
#pragma once

#include <msr/core/text.hpp>

#include <cstddef>

namespace msr {

/// Reads a list of CPUs and calls `each(first, last)` for every number or range, in their order.
/// The empty text is the list of no CPUs. Returns false where the text is no such list, has a range
/// whose end is below its beginning or a number above 4,294,967,294; `each` may have been called.
template <typename Each>
[[nodiscard]] constexpr bool read_cpu_list(text_view text, Each each) {
    constexpr unsigned most = ~0u - 1; // ~0 is no CPU
    std::size_t at = 0;
    const auto read_number = [&](unsigned &into) {
        const std::size_t first = at;
        for (into = 0; at < text.size() && is_digit(text[at]); ++at) {
            const auto digit = static_cast<unsigned>(text[at] - '0');
            if (into > (most - digit) / 10) return false;
            into = into * 10 + digit;
        }
        return at != first;
    };
    while (at < text.size()) {
        unsigned first = 0;
        if (!read_number(first)) return false;
        unsigned last = first;
        if (at < text.size() && text[at] == '-') {
            ++at;
            if (!read_number(last) || last < first) return false;
        }
        if (at < text.size() && (text[at++] != ',' || at == text.size())) return false;
        each(first, last);
    }
    return true;
}

} // namespace msr
