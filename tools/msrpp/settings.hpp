// What the command line asks for.
#pragma once

#include "family.hpp"

#include <msr/intel/netburst/target.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

enum class format { table, csv, json, wrmsr, c, perfex, perf, msr_safe, shim, bochs };

/// The command line as it was given.
struct command_line {
    std::string cpu;    ///< empty: the Pentium 4
    std::string model;  ///< empty: any
    std::string format; ///< empty: the command's default
    std::string on_cpu; ///< empty: 0
    std::string file;   ///< of register values; `-` is standard input
    std::string p4pe;   ///< IA32_PEBS_ENABLE, as perfex takes it
    std::string p4pmv;  ///< MSR_PEBS_MATRIX_VERT, as perfex takes it
    std::string
        cpuid; ///< a file of CPUID leaves, for detect and --cpu native; empty: this machine's
    bool hyper_threading = false;
    bool each = false;
    bool exact = false;                 ///< an allowlist of the bits that a plan sets, no more
    bool kernel = false;                ///< an allowlist with the bits for counting the kernel
    std::string what;                   ///< is exported
    std::vector<std::string> arguments; ///< choices, register values or a pattern
};

/// What all commands need, checked.
struct settings {
    msr::netburst::target on;
    format as{};
    unsigned on_cpu{}; ///< for wrmsr
    std::vector<std::string> arguments;
};

/// The name of the processor family whose commands know more than a `family` does.
inline constexpr const char *pentium4_name = "pentium4";

/// The name of the processor that this runs on.
inline constexpr const char *native_name = "native";

/// The family that --cpu names; null for the Pentium 4, also where nothing is named. Throws a
/// complaint about a name that is unknown.
const family *chosen_family(const command_line &given);

/// The model numbers in a set: `0 1 2 3 4 6`.
std::string model_list(msr::netburst::model_set models, const char *between = " ");

/// The Pentium 4 that --model and --ht ask for. Throws a complaint.
msr::netburst::target target_asked_for(const command_line &given);

/// Checks the options that all commands share. `formats` are those that the command knows, its
/// default first. Models and Hyper-Threading are those of the Pentium 4. Throws a complaint.
settings checked(const command_line &given, const std::vector<std::string_view> &formats);

} // namespace msrpp
