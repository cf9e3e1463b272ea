// What the command line asks for.
#pragma once

#include <msr/intel/netburst/target.hpp>

#include <string>
#include <vector>

namespace msrpp {

enum class format { table, csv, json, wrmsr, c, perfex, perf };

/// The command line as it was given.
struct command_line {
    std::string cpu = "pentium4";
    std::string model;  ///< empty: any
    std::string format; ///< empty: the command's default
    std::string on_cpu; ///< empty: 0
    std::string file;   ///< of register values; `-` is standard input
    std::string p4pe;   ///< IA32_PEBS_ENABLE, as perfex takes it
    std::string p4pmv;  ///< MSR_PEBS_MATRIX_VERT, as perfex takes it
    bool hyper_threading = false;
    bool each = false;
    std::vector<std::string> arguments; ///< choices, register values or a pattern
};

/// What all commands need, checked.
struct settings {
    msr::netburst::target on;
    format as{};
    unsigned on_cpu{}; ///< for wrmsr
    std::vector<std::string> arguments;
};

/// The name of the only processor family so far.
inline constexpr const char *pentium4_name = "pentium4";

/// The model numbers in a set: `0 1 2 3 4 6`.
std::string model_list(msr::netburst::model_set models, const char *between = " ");

/// Checks the options that all commands share. `formats` are those that the command knows, its
/// default first. Throws a complaint.
settings checked(const command_line &given, const std::vector<std::string_view> &formats);

} // namespace msrpp
