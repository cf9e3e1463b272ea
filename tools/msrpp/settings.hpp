// Settings of the command line that choose a processor.
#pragma once

#include "family.hpp"

#include <memory>
#include <string>

namespace msrpp {

/// The processor of a command, as it was given.
struct target_options {
    std::string cpu;   ///< name of the processor; empty: default_cpu()
    std::string asked; ///< the given name for which `cpu` stands, such as cascade_lake; or empty
    std::string model; ///< model of a Pentium 4; empty: any
    std::string events_file; ///< file with further events; `-` is standard input
    std::string cpuid;       ///< a file of CPUID leaves for `native`; empty: CPUID of this machine
    bool hyper_threading = false;
    /// `run`: plans have the numbers of `cpu`, whatever processor CPUID names.
    bool any_processor = false;
    std::shared_ptr<const cpuid_source> announced{}; ///< CPUID of the native processor; or null
};

/// The name of the processor to which --model and --ht apply.
inline constexpr const char *pentium4_name = "pentium4";

/// The name for the processor that runs the tool.
inline constexpr const char *native_name = "native";

/// Returns the name that stands for a missing --cpu: `native`, or `pentium4` where --model or --ht
/// is given.
std::string default_cpu(const target_options &target_options);

/// Returns the family that --cpu names, with --model and --ht. Throws a complaint about an unknown
/// name, and about options that the processor does not take.
family asked_family(const target_options &target_options);

} // namespace msrpp
