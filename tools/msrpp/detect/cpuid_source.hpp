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

/// Answers for a leaf and subleaf, as `msr::cpuid_function` wants them.
class cpuid_source {
public:
    /// The processor that runs this.
    cpuid_source() = default;
    /// A file as the program cpuid writes it with --raw; `-` is standard input. Of several CPUs in
    /// it the first is used. Throws a complaint, which begins with the name of the option.
    cpuid_source(const std::string &file, const char *option);
    /// All CPUs in such a file, in its order.
    static std::vector<cpuid_source> each_in(const std::string &file, const char *option);

    /// The leaves of the CPU that runs this, which stay when the thread moves to another one.
    static cpuid_source of_this_cpu();

    /// The registers; nothing but zeros for a leaf that there is not.
    msr::cpuid_registers operator()(std::uint32_t leaf, std::uint32_t subleaf) const;

private:
    bool from_file = false;
    std::map<std::pair<std::uint32_t, std::uint32_t>, msr::cpuid_registers> leaves;
};

} // namespace msrpp
