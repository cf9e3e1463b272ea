// /proc/cpuinfo of a machine, from CPUID. Format: Linux, arch/x86/kernel/cpu/proc.c. Names of
// features: arch/x86/include/asm/cpufeatures.h.
#pragma once

#include "file_texts.hpp"

#include <optional>
#include <string>

namespace msrpp::machine {

/// The file's path.
inline constexpr const char *cpuinfo_file = "/proc/cpuinfo";

/// The text of /proc/cpuinfo. `megahertz`: the clock of RDTSC; the lines that need it are left out
/// where it is not known.
std::string cpuinfo_text(const cpu_identifications &cpus, std::optional<double> megahertz);

/// The names of the features that CPUID announces, in Linux's order, with blanks between them.
std::string feature_names(const cpu_identification &cpuid);

} // namespace msrpp::machine
