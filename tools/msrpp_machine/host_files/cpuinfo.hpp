// /proc/cpuinfo of a machine, from CPUID. Format: Linux, arch/x86/kernel/cpu/proc.c. Names of
// features: arch/x86/include/asm/cpufeatures.h.
#pragma once

#include "file_texts.hpp"

#include <optional>
#include <string>

namespace msrpp::machine {

/// The path of /proc/cpuinfo.
inline constexpr const char *cpuinfo_file = "/proc/cpuinfo";

/// Returns the text of /proc/cpuinfo. `megahertz`: the clock of RDTSC; without a value the lines
/// with a clock are left out.
std::string cpuinfo_text(const cpu_identifications &cpus, std::optional<double> megahertz);

/// Returns the names of the features that CPUID announces, in Linux's order, with blanks between
/// names.
std::string feature_names(const cpu_identification &cpuid);

} // namespace msrpp::machine
