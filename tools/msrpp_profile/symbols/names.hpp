// Stores the names of functions and files, each name once.
#pragma once

#include <string>
#include <string_view>
#include <unordered_set>

namespace msrpp::profile {

/// Returns a C++ name in demangled form; any other name unchanged.
std::string demangled(const char *name);

/// Stores texts. Equal texts are stored once, and do not move.
class names {
public:
    std::string_view keep(std::string_view text) {
        return *whole_.emplace(text).first; // nodes of a std::set do not move
    }

private:
    std::unordered_set<std::string> whole_;
};

} // namespace msrpp::profile
