// Options of the command line that choose a processor.
#pragma once

#include "family.hpp"

#include <memory>
#include <string>

namespace msrpp {

/// The processor of a command, as the command line gave it.
struct target_options {
    std::string cpu; ///< name of the processor; empty: the name that default_cpu() returns
    /// The name as given, such as cascade_lake, for which `cpu` has the library's name; or empty.
    std::string cpu_text;
    std::string model;       ///< CPUID model of a Pentium 4; empty: any model
    std::string events_file; ///< path of a file with further events; `-` is standard input
    std::string cpuid;       ///< a file of CPUID leaves for `native`; empty: CPUID of this machine
    bool hyper_threading = false;
    /// --any-processor of `msrpp run`: the event numbers of `cpu` are counted even where CPUID
    /// names another processor.
    bool any_processor = false;
    /// CPUID of the native processor, by which plans are made; null: plans are for every processor
    /// with the name.
    std::shared_ptr<const cpuid_source> announced{};
};

/// The name of the processor (option --cpu) to which --model and --ht apply.
inline constexpr const char *pentium4_name = "pentium4";

/// The name that option --cpu has for the processor on which the tool runs.
inline constexpr const char *native_name = "native";

/// Returns the name that stands for a missing --cpu: `native`, or `pentium4` where --model or --ht
/// is given.
std::string default_cpu(const target_options &target_options);

/// Returns the processor that --cpu names, with --model and --ht. Throws a complaint about an
/// unknown name, and about options that the processor does not take.
family family_of_options(const target_options &target_options);

} // namespace msrpp
