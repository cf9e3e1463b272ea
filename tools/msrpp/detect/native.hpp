// The processor of `--cpu native`: the processor that runs the program, or the processor of a file
// of CPUID leaves.
#pragma once

#include "../settings.hpp"

#include <memory>
#include <string>
#include <vector>

namespace msrpp {

/// The processor that --cpu native stands for.
struct native_cpu {
    std::string name;      ///< name of the processor, in the syntax of --cpu
    std::string processor; ///< the processor's name in the table of processors; may be empty
    /// Model of a pentium4, in the syntax of --model; empty for other processors.
    std::string model;
    bool hyper_threading = false; ///< a Pentium 4 has Hyper-Threading enabled
    /// The CPUID that announces the counters for which plans are made.
    std::shared_ptr<const cpuid_source> announced;
    /// A sentence on what CPUID says, and on the name that is used for the processor.
    std::string found;
    /// What plans for the processor must respect, such as counters that CPUID does not announce; a
    /// line each.
    std::vector<std::string> notes;
};

/// Identifies the processor by CPUID, or by the file of --cpuid. Throws a complaint where no
/// counters are found, or only unknown counters.
native_cpu native(const target_options &target_options);

/// Identifies the processor by the answers of CPUID on a CPU. Throws a complaint where no counters
/// are found, or only unknown counters.
native_cpu native(std::shared_ptr<const cpuid_source> source);

/// Returns the name of a processor in the table of processors, whatever counters CPUID announces;
/// empty where the table does not have the processor.
std::string processor_of(const cpuid_source &cpuid);

} // namespace msrpp
