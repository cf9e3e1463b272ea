// Tasks (processes and threads) in classes of service, or under RMIDs, by msrpp's kernel module:
// the class moves with the threads to any CPU.
#pragma once

#include <msr/backend/shim.hpp>

#include <cstdio>
#include <string>
#include <vector>

#include <sys/types.h>

namespace msrpp::rdt_tool {

/// Returns the process number in a text. Throws a complaint where the text is no number of a
/// process.
pid_t process_in(const std::string &text, const char *option);

/// Returns whether the kernel module is loaded, and can move classes of service with threads.
bool has_task_groups();

/// Puts all present and future threads of a process into a class of service; returns when the
/// process or `seconds` (0: no limit) end, or a signal comes, and the former class is restored.
/// Throws a complaint where the module refuses.
int assign_process(pid_t process, unsigned of_class, double seconds);

/// How the rows about a watched process are printed, and when the watch ends.
struct process_watch {
    std::string format = "table"; ///< format of the rows: table, csv, json
    std::FILE *output = stdout;
    double interval = 1;
    /// Length of the watch in seconds; 0: until the process ends or ^C is pressed.
    double seconds = 0;
};

/// Prints occupancy and traffic of the threads of a process repeatedly. Throws a complaint where
/// the process cannot be watched.
int monitor_process(pid_t process, const process_watch &options);

/// The class of service of a program, which moves with the program's threads, from its first
/// instruction on.
class program_class {
public:
    /// Makes a class of service for a program. Throws a complaint where the kernel module refuses.
    program_class(unsigned of_class, bool watched);

    /// Begins to put processes into the class: those that this process creates between begin() and
    /// end().
    void begin();
    void end();
    /// Returns the table of the occupancy and traffic of all threads in the class. Throws a
    /// complaint where the class was lost.
    std::string report();

private:
    msr::shim device_;
    msr::task_group group_;
};

} // namespace msrpp::rdt_tool
