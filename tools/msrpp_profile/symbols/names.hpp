// Names of functions and files, each kept once.
#pragma once

#include <string>
#include <string_view>
#include <unordered_set>

namespace msrpp::profile {

/// A C++ name as a person writes it; any other name as it is.
std::string demangled(const char *name);

/// Keeps texts. The same text is kept once, and stays where it is.
class names {
public:
    std::string_view keep(std::string_view text) {
        return *whole_.emplace(text).first; // nodes of a set do not move
    }

private:
    std::unordered_set<std::string> whole_;
};

} // namespace msrpp::profile
