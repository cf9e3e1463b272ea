// Valid text with changes that the input describes, so that inputs get past a parser's first error.
#pragma once

#include "../../tools/support/complaint.hpp"

#include "require.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace fuzz {

/// Returns a text with up to seven changes of four bytes each; if the first byte is 255, returns
/// the input behind that byte. `pieces` are words that a change may insert, beside single letters.
template <std::size_t Count>
std::string edited(std::string text, const std::string_view (&pieces)[Count],
                   const unsigned char *bytes, std::size_t size) {
    if (size == 0) return text;
    if (bytes[0] == 0xff) return {reinterpret_cast<const char *>(bytes) + 1, size - 1};
    const unsigned changes = bytes[0] % 8;
    for (unsigned i = 0; i < changes && (i + 1) * 4 < size; ++i) {
        const unsigned char *const change = bytes + 1 + i * 4;
        const std::size_t offset = (change[1] | std::size_t{change[2]} << 8) % (text.size() + 1);
        const auto letter = static_cast<char>(change[3]);
        switch (change[0] % 6) {
        case 0:
            if (offset < text.size()) text[offset] = letter;
            break;
        case 1:
            text.insert(offset, 1, letter);
            break;
        case 2:
            text.erase(offset, change[3] % 32);
            break;
        case 3:
            text.insert(offset, text.substr(text.size() * change[3] / 256, 40));
            break;
        case 4:
            text.insert(offset, pieces[change[3] % Count]);
            break;
        default:
            text.insert(offset, 300, letter);
        }
    }
    return text;
}

/// Calls a parser of the input: its error must be one line of printable text, with a documented
/// exit status.
template <typename Function>
void reads_or_complains(Function &&read) {
    try {
        read();
    } catch (const msrpp::complaint &problem) {
        require(problem.status == msrpp::rule_broken || problem.status == msrpp::wrong_usage,
                "a status");
        require(!problem.line.empty(), "a sentence");
        require(std::all_of(problem.line.begin(), problem.line.end(),
                            [](char letter) { return letter >= ' ' && letter != '\x7f'; }),
                "one line of letters");
    }
}

} // namespace fuzz
