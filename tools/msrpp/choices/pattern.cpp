#include "pattern.hpp"

#include <msr/core/text.hpp>

#include <fmt/format.h>

#include <cstddef>

namespace msrpp {

namespace {

/// Returns whether a text matches a glob of `*` and `?`, in any case.
bool matches_glob(std::string_view text, std::string_view glob) {
    std::size_t t = 0;
    std::size_t g = 0;
    // Position of the last star, and the end of the text that the star matches so far.
    std::size_t star = glob.npos;
    std::size_t covered = 0;
    while (t < text.size()) {
        if (g < glob.size() && glob[g] == '*') {
            star = g++;
            covered = t;
        } else if (g < glob.size() &&
                   (glob[g] == '?' || msr::to_lower(glob[g]) == msr::to_lower(text[t]))) {
            ++g;
            ++t;
        } else if (star != glob.npos) {
            g = star + 1;
            t = ++covered;
        } else {
            return false;
        }
    }
    return glob.find_first_not_of('*', g) == glob.npos;
}

bool is_glob(std::string_view pattern) { return pattern.find_first_of("*?") != pattern.npos; }

} // namespace

bool matches(std::string_view name, std::string_view pattern) {
    if (is_glob(pattern)) return matches_glob(name, pattern);
    return matches_glob(name, fmt::format("*{}*", pattern));
}

} // namespace msrpp
