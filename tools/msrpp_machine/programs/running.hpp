// A program on a machine, from its start to its end: registers are mounted, and nothing stays.
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

/// A program to run, with the settings of its run.
struct program_run {
    std::vector<std::string> words;  ///< the program, then its arguments
    std::vector<unsigned> pinned_to; ///< simulated CPUs; empty: all
    std::string dev_folder;          ///< empty: /dev/cpu in mounts of its own
    std::vector<msr::fault> faults;
    std::string
        signal_file{}; ///< has the number of the signal that ended it; empty: none is written
    /// What the program sees of the processor in place of the host's, in mounts of its own.
    shown_files files{};
};

/// Makes what the program runs on, once the process has the mounts and signals that it keeps.
using make_host = std::function<std::unique_ptr<program_host>()>;

/// Runs a program. Returns its exit status, or 128 and the number of the signal that ended it.
/// Throws a complaint where it cannot be run, or where its counts are not whole. `host` is left
/// empty before, and is what the program ran on after.
int run_program(const program_run &run, const emulator &emulator, const make_host &make,
                std::unique_ptr<program_host> &host);

/// Runs a machine in a process of its own. However that process ends, this one notices, and none of
/// the processes that it has started is left. Returns the result of `run`.
int run_apart(const std::string &dev_folder, const std::function<int()> &run);

/// Takes away the mount at a --dev-dir of a machine that was killed; nothing where there is none.
void take_dead_mount_away(const std::string &folder);

} // namespace msrpp::machine
