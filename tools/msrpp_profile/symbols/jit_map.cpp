#include "jit_map.hpp"

#include "jit_map_file.hpp"

#include <algorithm>
#include <charconv>

namespace msrpp::profile {

namespace {

/// Reads a number in hexadecimal digits, with or without 0x, and the blank behind it, from a line.
/// Returns false where there is no number.
bool take_number(std::string_view &line, std::uint64_t &value) {
    if (line.substr(0, 2) == "0x") line.remove_prefix(2);
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), value, 16);
    const auto used = static_cast<std::size_t>(end - line.data());
    if (error != std::errc{} || used == line.size() || line[used] != ' ') return false;
    line.remove_prefix(used + 1);
    return true;
}

} // namespace

jit_map::jit_map(std::string_view text) {
    while (!text.empty()) {
        const std::size_t size = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, size);
        text.remove_prefix(std::min(size + 1, text.size()));
        std::uint64_t begin = 0;
        std::uint64_t bytes = 0;
        if (!take_number(line, begin) || !take_number(line, bytes) || line.empty()) continue;
        if (bytes == 0 || begin + bytes < begin) continue;
        functions_.push_back({begin, begin + bytes, std::string{line}});
    }
    std::stable_sort(functions_.begin(), functions_.end(),
                     [](const function &a, const function &b) { return a.begin < b.begin; });
}

jit_map jit_map::from_file(const std::string &path) {
    return jit_map{read_jit_map_file(path).text};
}

const jit_map::function *jit_map::at(std::uint64_t address) const {
    const auto following = std::upper_bound(
        functions_.begin(), functions_.end(), address,
        [](std::uint64_t goal, const function &function) { return goal < function.begin; });
    if (following == functions_.begin() || address >= (following - 1)->end) return nullptr;
    return &*(following - 1);
}

} // namespace msrpp::profile
