// The emulator that runs programs: where it is, and how it is called.
#pragma once

#include "../../msrpp/family.hpp"
#include "../../support/complaint.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace msrpp::machine {

/// The emulator that runs programs.
inline constexpr const char *emulator_name = "qemu-x86_64";

struct emulator {
    std::string program; ///< qemu-x86_64
    std::string plugin;  ///< ours
    std::string model;   ///< what its -cpu takes: CPUID is that of the processor
};

/// Whether a processor is older than AVX, so that programs are shown no later instructions.
bool has_old_instructions(const family &identity);

/// The emulator for a processor. Throws a complaint where it, or the plugin, is not installed.
emulator emulator_for(const family &identity);

/// The file of this name in the folders of PATH; empty where there is none.
std::string in_path(std::string_view name);

/// The exit status where a program cannot be started.
struct no_start_status {
    int missing = wrong_usage;
    int not_executable = wrong_usage;
};
inline constexpr no_start_status as_of_shells{127, 126};

/// The program that a name stands for, as execvp() finds it, behind it the arguments by which an
/// interpreter finds a script. Throws a complaint where there is none, or where it is no program
/// for x86-64 Linux.
std::vector<std::string> program_named(const std::string &name, no_start_status no_start = {});

/// The command line that runs a program, the first of the words, with the others as arguments;
/// `ring`: the file that is shared; `life`: the pipe whose other end is the machine's
/// (life_line.hpp).
std::vector<std::string> command_line_of(const emulator &emulator, std::string_view ring,
                                         std::string_view life,
                                         const std::vector<std::string> &words);

} // namespace msrpp::machine
