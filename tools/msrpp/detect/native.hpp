// `--cpu native`: the processor that this runs on, or that of a file of CPUID leaves.
#pragma once

#include "../settings.hpp"

#include <memory>
#include <string>

namespace msrpp {

/// The processor that --cpu native stands for.
struct native_cpu {
    std::string name;             ///< the processor's name, as --cpu takes it
    std::string processor;        ///< the name in the table of processors; may be empty
    std::string model;            ///< of a pentium4, as --model takes it; else empty
    bool hyper_threading = false; ///< a Pentium 4 has Hyper-Threading on
    std::shared_ptr<const cpuid_source> announced; ///< plans are for what it says
    std::string found; ///< a sentence: what CPUID says, and which name is used for it
};

/// Identifies the processor by CPUID, or by the file of --cpuid. Throws a complaint where no
/// counters are found, or none that are known.
native_cpu native(const target_options &target_options);

/// Identifies the processor by the answers of CPUID on one CPU. Throws a complaint likewise.
native_cpu native(std::shared_ptr<const cpuid_source> source);

/// The name of a processor in the table of processors, whatever counters CPUID announces. Empty
/// where the table does not have it.
std::string processor_of(const cpuid_source &cpuid);

} // namespace msrpp
