#include "raw_choice.hpp"

#include "../../support/text.hpp"
#include "suggest.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace msrpp {

namespace {

std::vector<std::string_view> pieces_of(std::string_view text) {
    std::vector<std::string_view> result;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find(':', start), text.size());
        result.push_back(text.substr(start, end - start));
        start = end + 1;
    }
    return result;
}

bool has_key(const std::vector<std::string_view> &pieces, std::string_view key) {
    return std::any_of(pieces.begin(), pieces.end(), [&](std::string_view piece) {
        return msr::same_without_case(view(piece.substr(0, piece.find('='))), view(key));
    });
}

} // namespace

std::string raw_suggestion(std::string_view text) {
    const std::vector<std::string_view> pieces = pieces_of(text);
    if (!msr::same_without_case(view(pieces.front()), "raw")) return {};
    // Names of qualifiers that the text gives without a name, in the order in which users write the
    // values.
    std::vector<std::string_view> unsaid;
    for (const std::string_view key : {"event", "umask"})
        if (!has_key(pieces, key)) unsaid.push_back(key);
    std::string intended{pieces.front()};
    auto next = unsaid.begin();
    for (auto piece = pieces.begin() + 1; piece != pieces.end(); ++piece) {
        intended += ':';
        if (next != unsaid.end() && msr::parse_number(view(*piece)))
            intended += fmt::format("{}=", *next++);
        intended += *piece;
    }
    return next == unsaid.begin() ? "" : did_you_mean({intended});
}

} // namespace msrpp
