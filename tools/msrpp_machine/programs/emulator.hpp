// The emulator (QEMU) that runs programs: its file, and its command line.
#pragma once

#include "../../msrpp/family.hpp"
#include "../../support/complaint.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace msrpp::machine {

/// The name of the emulator's program, which is searched in PATH.
inline constexpr const char *emulator_name = "qemu-x86_64";

struct emulator {
    std::string program; ///< path of the program qemu-x86_64
    std::string plugin;  ///< path of the plugin that msrpp brings
    /// Value of the emulator's option -cpu that makes CPUID that of the simulated processor.
    std::string model;
};

/// Returns whether a processor is older than AVX, so that CPUID announces no later instructions.
bool has_old_instructions(const family &identity);

/// Returns the emulator for a processor. Throws a complaint where the emulator or the plugin is not
/// installed.
emulator emulator_for(const family &identity);

/// Returns the path of a file with a name in the folders of PATH; empty where no folder has the
/// file.
std::string in_path(std::string_view name);

/// The exit statuses for a program that cannot be started: those of a shell, or those of msrpp.
struct no_start_status {
    int missing = wrong_usage;
    int not_executable = wrong_usage;
};
inline constexpr no_start_status as_of_shells{127, 126};

/// Returns the path of the program that a name stands for, as execvp() finds the program, followed
/// by the arguments by which an interpreter finds a script. Throws a complaint where no program has
/// the name, or where the file is no program for x86-64 Linux.
std::vector<std::string> program_named(const std::string &name, no_start_status no_start = {});

/// Returns the command line that runs a program under the emulator. `words`: the program and its
/// arguments; `ring`: the file that the machine and the plugin share; `life`: the pipe whose other
/// end is the machine's (life_line.hpp).
std::vector<std::string> command_line_of(const emulator &emulator, std::string_view ring,
                                         std::string_view life,
                                         const std::vector<std::string> &words);

} // namespace msrpp::machine
