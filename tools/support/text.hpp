// Text as the library and the standard have it.
#pragma once

#include <msr/core/text.hpp>

#include <string>
#include <string_view>

namespace msrpp {

/// Where the text behind a byte order mark begins, which editors put in front of UTF-8: 3, or 0.
constexpr std::size_t size_of_byte_order_mark(std::string_view text) {
    constexpr std::string_view mark = "\xef\xbb\xbf";
    return text.substr(0, mark.size()) == mark ? mark.size() : 0;
}

inline msr::text_view view(std::string_view text) { return {text.data(), text.size()}; }
inline std::string_view view(msr::text_view text) { return {text.data(), text.size()}; }

inline std::string in_lower_case(std::string_view text) {
    std::string result;
    for (const char letter : text)
        result += msr::in_lower_case(letter);
    return result;
}

/// Whether a text is a name as C++ has them: letters, digits and underscores, no digit in front.
inline bool is_word(std::string_view text) {
    for (const char letter : text)
        if (!msr::is_digit(letter) && letter != '_' &&
            (msr::in_lower_case(letter) < 'a' || msr::in_lower_case(letter) > 'z'))
            return false;
    return !text.empty() && !msr::is_digit(text.front());
}

/// Texts behind each other. fmt::join does the same; each file that calls it compiles half of fmt.
template <typename Texts>
std::string joined(const Texts &texts, std::string_view between) {
    std::string result;
    std::string_view before;
    for (const std::string_view text : texts) {
        result.append(before).append(text);
        before = between;
    }
    return result;
}

/// A register's name without what manuals put in front of it.
inline std::string_view bare_name(std::string_view name) {
    return view(msr::without_start(msr::without_start(view(name), "msr_"), "ia32_"));
}

} // namespace msrpp
