// Files of a simulated machine that programs see in place of the host's files.
#pragma once

#include <msr/processor/cpuid.hpp>

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace msrpp::machine {

/// Contents of text files, by their absolute paths.
using file_texts = std::map<std::string, std::string>;

/// CPUID of a logical processor: a function of leaf and subleaf.
using cpu_identification =
    std::function<msr::cpuid_registers(std::uint32_t leaf, std::uint32_t subleaf)>;

/// CPUID of each logical processor, by the number of the processor.
using cpu_identifications = std::vector<cpu_identification>;

} // namespace msrpp::machine
