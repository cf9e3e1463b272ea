#include "suggest.hpp"

#include <msr/text.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace msrpp {

namespace {

constexpr std::size_t longest_name = 64; // of the names that are known here

bool same_letter(char a, char b) { return msr::in_lower_case(a) == msr::in_lower_case(b); }

/// Names are near where a third of the letters differ at most, or the given one is a part of the
/// known one, or the known one without its middle: `cru0` for `cru_escr0`.
std::size_t limit_for(std::string_view given) { return std::max<std::size_t>(1, given.size() / 3); }

bool contains(std::string_view whole, std::string_view part) {
    return std::search(whole.begin(), whole.end(), part.begin(), part.end(), same_letter) !=
           whole.end();
}

/// Whether a text is what is left of `whole` when some letters in the middle are taken out.
bool is_without_middle(std::string_view part, std::string_view whole) {
    if (part.size() > whole.size()) return false;
    const auto first_end = std::mismatch(part.begin(), part.end(), whole.begin(), same_letter);
    const auto last_end = std::mismatch(part.rbegin(), part.rend(), whole.rbegin(), same_letter);
    const auto first = first_end.first - part.begin();
    const auto last = last_end.first - part.rbegin();
    return first > 0 && last > 0 && first + last >= static_cast<std::ptrdiff_t>(part.size());
}

/// How far a known name is from the given one; more than `limit` if it is not near.
std::size_t distance_of(std::string_view given, std::string_view known, std::size_t limit) {
    constexpr std::size_t telling = 3; // fewer letters stand in too many names
    if (given.size() >= telling && contains(known, given)) return 1;
    const std::size_t distance = edit_distance(given, known, limit);
    const bool near = given.size() >= telling && is_without_middle(given, known);
    return near ? std::min(distance, limit) : distance;
}

} // namespace

std::size_t edit_distance(std::string_view a, std::string_view b, std::size_t limit) {
    const std::size_t apart = a.size() > b.size() ? a.size() - b.size() : b.size() - a.size();
    if (apart > limit || a.size() > longest_name || b.size() > longest_name) return limit + 1;
    using line = std::array<std::size_t, longest_name + 1>;
    line above{};
    line current{};
    line two_above{};
    for (std::size_t j = 0; j <= b.size(); ++j)
        current[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        two_above = std::exchange(above, current);
        current[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = above[j - 1] + (same_letter(a[i - 1], b[j - 1]) ? 0 : 1);
            current[j] = std::min({above[j] + 1, current[j - 1] + 1, changed});
            if (i > 1 && j > 1 && same_letter(a[i - 1], b[j - 2]) &&
                same_letter(a[i - 2], b[j - 1]))
                current[j] = std::min(current[j], two_above[j - 2] + 1);
        }
    }
    return std::min(current[b.size()], limit + 1);
}

std::vector<std::string_view> nearest(std::string_view given,
                                      const std::vector<std::string_view> &known) {
    constexpr std::size_t most = 3;
    const std::size_t limit = limit_for(given);
    std::vector<std::pair<std::size_t, std::size_t>> near; // distance, and place in `known`
    for (std::size_t place = 0; place < known.size(); ++place)
        if (const std::size_t distance = distance_of(given, known[place], limit); distance <= limit)
            near.emplace_back(distance, place);
    std::sort(near.begin(), near.end());
    std::vector<std::string_view> result;
    for (const auto &[distance, place] : near) {
        const std::string_view name = known[place];
        const bool again = std::find(result.begin(), result.end(), name) != result.end();
        if (!again && result.size() < most) result.push_back(name);
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

std::string suggestion(std::string_view given, const std::vector<std::string_view> &known) {
    return did_you_mean(nearest(given, known));
}

} // namespace msrpp
