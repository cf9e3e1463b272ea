#include "names.hpp"

#include <cxxabi.h>

#include <cstdlib>
#include <cstring>
#include <memory>

namespace msrpp::profile {

std::string demangled(const char *name) {
    // Longest name in bytes that is demangled: demangling of longer, hostile names could take long.
    constexpr std::size_t longest = 4096;
    if (std::strncmp(name, "_Z", 2) != 0 || std::strlen(name) > longest) return name;
    int status = 0;
    const std::unique_ptr<char, decltype(&std::free)> text{
        abi::__cxa_demangle(name, nullptr, nullptr, &status), &std::free};
    return status == 0 && text != nullptr ? text.get() : name;
}

} // namespace msrpp::profile
