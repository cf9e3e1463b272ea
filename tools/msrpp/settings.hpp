// Settings of the command line that choose a processor.
#pragma once

#include "family.hpp"

#include <memory>
#include <string>

namespace msrpp {

/// The processor of a command, as it was given.
struct target_options {
    std::string cpu;         ///< empty: default_cpu()
    std::string asked;       ///< the name for which `cpu` stands, such as cascade_lake; or empty
    std::string model;       ///< empty: any
    std::string events_file; ///< file with further events; `-` is standard input
    std::string cpuid;       ///< a file of CPUID leaves for `native`; empty: this machine's
    bool hyper_threading = false;
    bool any_processor = false; ///< `run`: with the numbers of `cpu` whatever CPUID names
    std::shared_ptr<const cpuid_source> announced{}; ///< CPUID of the native processor; or null
};

/// The name of the processor that --model and --ht belong to.
inline constexpr const char *pentium4_name = "pentium4";

/// The name of the processor that this runs on.
inline constexpr const char *native_name = "native";

/// The name that stands for no --cpu: `native`, or `pentium4` where --model or --ht is given.
std::string default_cpu(const target_options &target_options);

/// The family that --cpu names, with its --model and --ht. Throws a complaint about a name that is
/// unknown, and about options that the processor does not take.
family asked_family(const target_options &target_options);

} // namespace msrpp
