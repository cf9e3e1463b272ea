// The text of an allowlist, as `msrpp export allowlist --format shim` writes it: a line for each
// register, `0xADDRESS read|write|readwrite 0xWRITEMASK`, and remarks from # on.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <msr/backend/shim_abi.h>

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace msr {

/// The result of reading an allowlist: its entries, or the mistake in its text.
struct allowlist_text {
    /// The entries of the allowlist in the order of their register numbers, as the module demands.
    std::vector<msrpp_allowlist_entry> entries{};
    /// Number of the wrong line of the allowlist's text, counted from 1; 0: no line is wrong.
    std::size_t line{};
    /// The mistake in the wrong line, in static storage; null: no line is wrong.
    const char *wrong{};
};

namespace detail {

inline std::string_view next_word(std::string_view &text) {
    const std::size_t begin = std::min(text.find_first_not_of(" \t\r"), text.size());
    text.remove_prefix(begin);
    const std::size_t end = std::min(text.find_first_of(" \t\r"), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(end);
    return word;
}

/// Reads a number of `0x` and up to `digits` hexadecimal digits; returns false where `word` is no
/// such number.
inline bool read_hex(std::string_view word, std::size_t digits, std::uint64_t &value) {
    if (word.size() < 3 || word.size() > 2 + digits || word.substr(0, 2) != "0x") return false;
    const char *const end = word.data() + word.size();
    const auto result = std::from_chars(word.data() + 2, end, value, 16);
    return result.ec == std::errc{} && result.ptr == end;
}

/// Reads a line of an allowlist. Returns what is wrong with the line, or null.
inline const char *read_allowed(std::string_view line, msrpp_allowlist_entry &destination) {
    std::uint64_t address = 0, mask = 0;
    if (!read_hex(next_word(line), 8, address)) return "no register number";
    const std::string_view rights = next_word(line);
    if (rights != "read" && rights != "write" && rights != "readwrite")
        return "neither read, write nor readwrite";
    if (!read_hex(next_word(line), 16, mask)) return "no write mask";
    if (!next_word(line).empty()) return "more than a register, rights and a mask";
    destination = {static_cast<std::uint32_t>(address),
                   (rights != "write" ? MSRPP_ALLOW_READ : 0u) |
                       (rights != "read" ? MSRPP_ALLOW_WRITE : 0u),
                   mask};
    if ((rights == "read") != (mask == 0))
        return "a mask without the right to write, or without bits";
    return nullptr;
}

} // namespace detail

/// Reads an allowlist; `line` and `wrong` of the result say where the text is not an allowlist.
/// Allocates memory.
inline allowlist_text read_allowlist(std::string_view text) {
    allowlist_text result;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        line = line.substr(0, line.find('#'));
        if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
        msrpp_allowlist_entry entry{};
        result.wrong = detail::read_allowed(line, entry);
        const auto position =
            std::lower_bound(result.entries.begin(), result.entries.end(), entry,
                             [](const msrpp_allowlist_entry &a, const msrpp_allowlist_entry &b) {
                                 return a.address < b.address;
                             });
        const bool twice = position != result.entries.end() && position->address == entry.address;
        if (result.wrong == nullptr && twice) result.wrong = "a register that stands there already";
        if (result.wrong == nullptr && result.entries.size() == MSRPP_MOST_ALLOWLIST_ENTRIES)
            result.wrong = "more registers than the module takes";
        if (result.wrong != nullptr) {
            result.line = number;
            return result;
        }
        result.entries.insert(position, entry);
    }
    return result;
}

} // namespace msr
