// The source of CPUID values: the processor that runs the program, or a file from another
// processor.
#pragma once

#include <msr/processor/cpuid.hpp>

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace msrpp {

/// Answers for a leaf and subleaf, callable as a `msr::cpuid_function`.
class cpuid_source {
public:
    /// Makes a source that executes CPUID on the present processor.
    cpuid_source() = default;
    /// Reads a file in the format of the program cpuid with --raw; `-` is standard input. Of
    /// several CPUs in the file the first is used. Throws a complaint, which begins with the name
    /// of the option, where the file is invalid.
    cpuid_source(const std::string &file, const char *option);
    /// Returns a source for each CPU in a file of the program cpuid, in the order of the file.
    static std::vector<cpuid_source> each_in(const std::string &file, const char *option);

    /// Returns the leaves of the CPU that runs the function; the leaves stay when the thread moves
    /// to another CPU.
    static cpuid_source of_this_cpu();

    /// Returns the registers of a leaf; zeros for a leaf that does not exist.
    msr::cpuid_registers operator()(std::uint32_t leaf, std::uint32_t subleaf) const;

private:
    bool from_file = false;
    std::map<std::pair<std::uint32_t, std::uint32_t>, msr::cpuid_registers> leaves;
};

} // namespace msrpp
