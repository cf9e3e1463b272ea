// Maps of functions that a just-in-time compiler writes: /tmp/perf-PID.map, a line for each, with
// its address and size in hexadecimal digits and its name.
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

    /// Reads lines. Lines that are none are left out. Of functions at the same address, the last
    /// one counts.
    explicit jit_map(std::string_view text);
    /// Reads a file; nothing where there is none, or it is neither ours nor root's.
    static jit_map from_file(const std::string &path);

    bool is_empty() const { return functions_.empty(); }
    /// The function at an address, or null.
    const function *at(std::uint64_t address) const;

private:
    std::vector<function> functions_;
};

} // namespace msrpp::profile
