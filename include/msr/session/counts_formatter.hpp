// Formats the counts of a session by std::format, where the standard library has std::format: `{}`
// as `to_string`, `{:csv}` and `{:json}`. A program that formats includes <format> itself, before
// or after counts_formatter.hpp.
#pragma once

// This header comes first, so that a compiler set to an older standard prints the header's sentence
// only.
#include <msr/core/cplusplus.hpp>

#include <msr/backend/formatter.hpp>
#include <msr/session/counts.hpp>
#include <msr/session/counts_formats.hpp>
#include <msr/session/counts_text.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#ifdef MSR_HAS_FORMAT

namespace msr::detail {

/// A formatter of counts as text, CSV or JSON.
class counts_formatter {
public:
    /// Reads a format specification: `csv`, `json`, or nothing. std::format itself refuses any
    /// other specification.
    template <typename Context>
    constexpr auto parse(Context &context) {
        const std::string_view specification{context.begin(), context.end()};
        for (const auto &[word, named] : words)
            if (specification.substr(0, word.size()) == word) {
                chosen = named;
                return context.begin() + static_cast<std::ptrdiff_t>(word.size());
            }
        return context.begin();
    }

    template <typename Counts, typename Context>
    auto format(const Counts &counts, Context &context) const {
        auto output = context.out();
        for (const char letter : text_of(counts))
            *output++ = letter;
        return output;
    }

private:
    enum class layout : std::uint8_t { text, csv, json };
    struct layout_word {
        std::string_view word;
        layout named;
    };
    static constexpr layout_word words[] = {{"csv", layout::csv}, {"json", layout::json}};

    template <typename Counts>
    std::string text_of(const Counts &counts) const {
        if (chosen == layout::csv) return to_csv(counts);
        return chosen == layout::json ? to_json(counts) : to_string(counts);
    }

    layout chosen{layout::text};
};

} // namespace msr::detail

template <typename Plan>
struct std::formatter<msr::counts<Plan>, char> : msr::detail::counts_formatter {};

#endif
