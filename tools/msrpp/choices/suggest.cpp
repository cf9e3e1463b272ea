#include "suggest.hpp"

#include <msr/core/text.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <utility>

namespace msrpp {

namespace {

constexpr std::size_t longest_name = 64; // a number of letters that no known name has

bool same_letter(char a, char b) { return msr::to_lower(a) == msr::to_lower(b); }

/// Returns the largest distance between near names: at most a third of the letters differ, or the
/// given name is a part of the known name, or is the known name without its middle: `cru0` for
/// `cru_escr0`.
std::size_t limit_for(std::string_view value) { return std::max<std::size_t>(1, value.size() / 3); }

bool contains(std::string_view whole, std::string_view part) {
    return std::search(whole.begin(), whole.end(), part.begin(), part.end(), same_letter) !=
           whole.end();
}

/// Returns whether a text is `whole` without some letters in the middle.
bool is_without_middle(std::string_view part, std::string_view whole) {
    if (part.size() > whole.size()) return false;
    const auto first_end = std::mismatch(part.begin(), part.end(), whole.begin(), same_letter);
    const auto last_end = std::mismatch(part.rbegin(), part.rend(), whole.rbegin(), same_letter);
    const auto first = first_end.first - part.begin();
    const auto last = last_end.first - part.rbegin();
    return first > 0 && last > 0 && first + last >= static_cast<std::ptrdiff_t>(part.size());
}

/// Returns the distance of a known name from the given name; more than `limit` where the name is
/// not near.
std::size_t distance_of(std::string_view value, std::string_view known, std::size_t limit) {
    // Fewest letters of a part that is compared; shorter words are parts of too many names.
    constexpr std::size_t telling = 3;
    if (value.size() >= telling && contains(known, value)) return 1;
    const std::size_t distance = edit_distance(value, known, limit);
    const bool nearest = value.size() >= telling && is_without_middle(value, known);
    return nearest ? std::min(distance, limit) : distance;
}

/// Returns the words of a name, which any signs but letters and digits separate.
std::vector<std::string_view> words_of(std::string_view name) {
    const auto parts = [](char letter) {
        return !msr::is_digit(letter) && (msr::to_lower(letter) < 'a' || letter > 'z');
    };
    std::vector<std::string_view> result;
    for (auto first = name.begin(); first != name.end();) {
        const auto last = std::find_if(first, name.end(), parts);
        if (last != first)
            result.push_back(name.substr(static_cast<std::size_t>(first - name.begin()),
                                         static_cast<std::size_t>(last - first)));
        first = last == name.end() ? last : last + 1;
    }
    return result;
}

/// Returns whether two words are equal in any case, or one is the plural of the other.
bool same_word(std::string_view left, std::string_view other) {
    if (left.size() < other.size()) std::swap(left, other);
    const bool is_plural = left.size() == other.size() + 1 && same_letter(left.back(), 's');
    return (is_plural || left.size() == other.size()) &&
           std::equal(other.begin(), other.end(), left.begin(), same_letter);
}

/// Returns the known names that share at least two words, and half of the given name's words, with
/// the given name; sorted by the number of shared words, then by the number of other words.
std::vector<std::size_t> with_shared_words(std::string_view value,
                                           const std::vector<std::string_view> &known) {
    const std::vector<std::string_view> requests = words_of(value);
    // Each name's number of words that are not shared, number of further words, and position.
    std::vector<std::array<std::size_t, 3>> shared;
    for (std::size_t place = 0; place < known.size(); ++place) {
        const std::vector<std::string_view> position = words_of(known[place]);
        const auto is_there = [&](std::string_view word) {
            return std::any_of(position.begin(), position.end(),
                               [&](std::string_view text) { return same_word(text, word); });
        };
        const auto count =
            static_cast<std::size_t>(std::count_if(requests.begin(), requests.end(), is_there));
        if (count >= 2 && count * 2 >= requests.size())
            shared.push_back({requests.size() - count, position.size(), place});
    }
    std::sort(shared.begin(), shared.end());
    std::vector<std::size_t> result;
    for (const auto &entry : shared)
        result.push_back(entry[2]);
    return result;
}

} // namespace

std::size_t edit_distance(std::string_view a, std::string_view b, std::size_t limit) {
    const std::size_t apart = a.size() > b.size() ? a.size() - b.size() : b.size() - a.size();
    if (apart > limit || a.size() > longest_name || b.size() > longest_name) return limit + 1;
    using line = std::array<std::size_t, longest_name + 1>;
    std::array<line, 3> lines; // last lines of the matrix of distances, used in rotation
    std::size_t *two_above = lines[0].data();
    std::size_t *upper = lines[1].data();
    std::size_t *current = lines[2].data();
    std::iota(current, current + b.size() + 1, std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        two_above = std::exchange(upper, std::exchange(current, two_above));
        current[0] = i;
        std::size_t minimum = i; // the smallest distance so far in the present line
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = upper[j - 1] + (same_letter(a[i - 1], b[j - 1]) ? 0 : 1);
            current[j] = std::min({upper[j] + 1, current[j - 1] + 1, changed});
            if (i > 1 && j > 1 && same_letter(a[i - 1], b[j - 2]) &&
                same_letter(a[i - 2], b[j - 1]))
                current[j] = std::min(current[j], two_above[j - 2] + 1);
            minimum = std::min(minimum, current[j]);
        }
        // A line of the matrix of distances is computed from the two lines before, and no distance
        // is less than the smaller minimum of the two lines before.
        if (minimum > limit && *std::min_element(upper, upper + b.size() + 1) > limit)
            return limit + 1;
    }
    return std::min(current[b.size()], limit + 1);
}

std::vector<std::string_view> nearest(std::string_view value,
                                      const std::vector<std::string_view> &known) {
    constexpr std::size_t maximum = 3;
    const std::size_t limit = limit_for(value);
    // Distance of each near name, and its position in `known`.
    std::vector<std::pair<std::size_t, std::size_t>> near;
    for (std::size_t place = 0; place < known.size(); ++place)
        if (const std::size_t distance = distance_of(value, known[place], limit); distance <= limit)
            near.emplace_back(distance, place);
    std::sort(near.begin(), near.end());
    if (near.empty()) // names with shared words may be another name of the event, not a slip
        for (const std::size_t place : with_shared_words(value, known))
            near.emplace_back(limit, place);
    std::vector<std::string_view> result;
    for (const auto &[distance, place] : near) {
        const std::string_view name = known[place];
        const bool again = std::find(result.begin(), result.end(), name) != result.end();
        if (!again && result.size() < maximum) result.push_back(name);
    }
    return result;
}

std::string did_you_mean(const std::vector<std::string_view> &names) {
    if (names.empty()) return {};
    std::string result = "; did you mean ";
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) result += i + 1 == names.size() ? " or " : ", ";
        result += names[i];
    }
    return result + '?';
}

std::string suggestion(std::string_view value, const std::vector<std::string_view> &known) {
    return did_you_mean(nearest(value, known));
}

} // namespace msrpp
