// Functions on text that the tools share.
#pragma once

#include <msr/core/text.hpp>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// Returns the size of the byte order mark that editors put in front of UTF-8: 3, or 0.
constexpr std::size_t size_of_byte_order_mark(std::string_view text) {
    constexpr std::string_view mark = "\xef\xbb\xbf";
    return text.substr(0, mark.size()) == mark ? mark.size() : 0;
}

inline msr::text_view view(std::string_view text) { return {text.data(), text.size()}; }
inline std::string_view view(msr::text_view text) { return {text.data(), text.size()}; }

inline std::string in_lower_case(std::string_view text) {
    std::string result;
    for (const char letter : text)
        result += msr::to_lower(letter);
    return result;
}

/// Returns whether a text is a name in C++: letters, digits and underscores, without a digit in
/// front.
inline bool is_word(std::string_view text) {
    for (const char letter : text)
        if (!msr::is_digit(letter) && letter != '_' &&
            (msr::to_lower(letter) < 'a' || msr::to_lower(letter) > 'z'))
            return false;
    return !text.empty() && !msr::is_digit(text.front());
}

/// Returns the words of a list, separated by commas, up to a largest number of words; a list
/// without commas has one word, which may be empty.
inline std::vector<std::string_view> words_of_list(std::string_view list, char comma = ',',
                                                   std::size_t maximum = std::string_view::npos) {
    std::vector<std::string_view> words;
    for (std::size_t end = 0; end != list.npos && words.size() < maximum;) {
        end = list.find(comma);
        words.push_back(list.substr(0, end));
        list.remove_prefix(end == list.npos ? 0 : end + 1);
    }
    return words;
}

/// Joins texts with a separator. fmt::join does the same, but each file that calls it compiles half
/// of fmt. `text`: returns the text of an item; by default items are texts.
template <typename Items, typename Text = std::identity>
std::string joined(const Items &items, std::string_view separator, Text text = {}) {
    std::string result;
    std::string_view previous;
    for (const auto &item : items) {
        result.append(previous).append(std::string_view{std::invoke(text, item)});
        previous = separator;
    }
    return result;
}

/// Returns a register's name without the prefix `msr_` or `ia32_`.
inline std::string_view bare_name(std::string_view name) {
    return view(msr::without_prefix(msr::without_prefix(view(name), "msr_"), "ia32_"));
}

} // namespace msrpp
