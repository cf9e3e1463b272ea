// What the command line asks for.
#pragma once

#include "family.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace msrpp {

/// What `list` asks of events; all of it together.
struct event_filter {
    std::string counter;   ///< that may count it, by name or number; empty: any
    std::string beside;    ///< the register that it needs beside its select; empty: any
    bool precise = false;  ///< it can be sampled precisely
    bool errata = false;   ///< it has errata
    bool outdated = false; ///< it is deprecated
    bool current = false;  ///< it is not deprecated

    bool asks() const {
        return !counter.empty() || !beside.empty() || precise || errata || outdated || current;
    }
};

/// The command line as it was given.
struct command_line {
    std::string cpu;         ///< empty: the Pentium 4
    std::string asked;       ///< the name for which `cpu` stands, such as cascade_lake; or empty
    std::string model;       ///< empty: any
    std::string format;      ///< empty: the command's default
    std::string on_cpu;      ///< empty: 0
    std::string file;        ///< of register values; `-` is standard input
    std::string events_file; ///< of events that are known, too; `-` is standard input
    std::string p4pe;        ///< IA32_PEBS_ENABLE, as perfex takes it
    std::string p4pmv;       ///< MSR_PEBS_MATRIX_VERT, as perfex takes it
    std::string
        cpuid; ///< a file of CPUID leaves, for detect and --cpu native; empty: this machine's
    bool hyper_threading = false;
    bool any_processor = false; ///< `run`: with the numbers of `cpu` whatever CPUID names
    bool simulated = false;     ///< `list`: only events that the machine counts
    /// Leaves those rows of `list` that the machine counts; null: `list` shows all.
    std::function<std::vector<listed>(std::vector<listed>)> keep_simulated{};
    std::shared_ptr<const cpuid_source> announced{}; ///< CPUID of the native processor; or null
    bool each = false;
    bool exact = false;                 ///< an allowlist of the bits that a plan sets, no more
    bool kernel = false;                ///< an allowlist with the bits for counting the kernel
    event_filter events;                ///< that `list` shows
    std::string what;                   ///< is exported
    std::vector<std::string> arguments; ///< choices, register values or a pattern
};

/// The name of the processor that --model and --ht belong to.
inline constexpr const char *pentium4_name = "pentium4";

/// The name of the processor that this runs on.
inline constexpr const char *native_name = "native";

/// The name that stands for no --cpu: `native`, or `pentium4` where --model or --ht is given.
std::string default_cpu(const command_line &given);

/// What --cpu names, with its --model and --ht. Throws a complaint about a name that is unknown,
/// and about options that the processor does not take.
family asked_family(const command_line &given);

} // namespace msrpp
