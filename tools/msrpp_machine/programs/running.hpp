// A run of a program on a simulated machine, from the program's start to its end: the registers are
// mounted as files, and afterwards unmounted.
#pragma once

#include "../host_files/shown_files.hpp"

#include "emulator.hpp"
#include "program_host.hpp"

#include <msr/backend/faulty.hpp>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace msrpp::machine {

/// A program, with the settings of its run.
struct program_run {
    std::vector<std::string> words;  ///< the program, followed by its arguments
    std::vector<unsigned> pinned_to; ///< simulated CPUs on which the program may run; empty: all
    /// Folder with the registers as files; empty: /dev/cpu, in a mount namespace.
    std::string dev_folder;
    std::vector<msr::fault> faults;
    std::string
        /// File for the number of the signal that ended the program; empty: no file is written.
        signal_file{};
    /// Files of the simulated processor that the program sees in place of the host's, in a mount
    /// namespace.
    shown_files files{};
};

/// A function that makes the machine for a program, called when the process has its final mounts
/// and signals.
using make_host = std::function<std::unique_ptr<program_host>()>;

/// Runs a program on a simulated machine. Returns the program's exit status, or 128 plus the number
/// of the signal that ended the program. Throws a complaint where the program cannot be run, or
/// where its counts are incomplete. `host`: set to the machine on which the program ran.
int run_program(const program_run &run, const emulator &emulator, const make_host &make,
                std::unique_ptr<program_host> &host);

/// Runs a machine in a new process. However the new process ends, this process notices the end, and
/// ends all processes that the new process has started. Returns the result of `run`.
int run_apart(const std::string &dev_folder, const std::function<int()> &run);

/// Unmounts the folder of --dev-dir if the machine that mounted it was killed; does nothing where
/// nothing is mounted.
void take_dead_mount_away(const std::string &folder);

} // namespace msrpp::machine
