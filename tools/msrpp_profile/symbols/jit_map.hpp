// Maps of functions that a just-in-time compiler writes: /tmp/perf-PID.map, with a line for each
// function: address and size in hexadecimal digits, and the name.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp::profile {

class jit_map {
public:
    struct function {
        std::uint64_t begin{};
        std::uint64_t end{};
        std::string name{};
    };

    /// Reads the lines of a compiler's map. Invalid lines are left out. Of functions at the same
    /// address, the last counts.
    explicit jit_map(std::string_view text);
    /// Reads a compiler's map from a file; the map is empty where there is no file, or the file
    /// belongs neither to this user nor to root.
    static jit_map from_file(const std::string &path);

    bool is_empty() const { return functions_.empty(); }
    /// Returns the function at an address; null: the map has no function at the address.
    const function *at(std::uint64_t address) const;

private:
    std::vector<function> functions_;
};

} // namespace msrpp::profile
