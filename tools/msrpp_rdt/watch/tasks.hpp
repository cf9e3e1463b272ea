// Tasks in classes of service, or under RMIDs, by msrpp's kernel module: the class goes with the
// threads, wherever they run.
#pragma once

#include <msr/backend/shim.hpp>

#include <cstdio>
#include <string>
#include <vector>

#include <sys/types.h>

namespace msrpp::rdt_tool {

/// A process number as given; throws a complaint.
pid_t process_in(const std::string &text, const char *option);

/// Whether the kernel module is there and moves classes with threads.
bool has_task_groups();

/// Puts all threads of a process into a class, and those that come; returns when the process or
/// `seconds` (0: none) end, or a signal comes: then all is as it was. Throws a complaint.
int assign_process(pid_t process, unsigned of_class, double seconds);

/// The format of a watched process's rows, and their end.
struct process_watch {
    std::string format = "table"; ///< table, csv, json
    std::FILE *output = stdout;
    double interval = 1;
    double seconds = 0; ///< 0: until the process or ^C ends
};

/// Prints what the threads of a process hold and move, again and again. Throws a complaint.
int monitor_process(pid_t process, const process_watch &options);

/// A program's class, which goes with its threads: it is there from its first instruction on.
class program_class {
public:
    /// Throws a complaint.
    program_class(unsigned of_class, bool watched);

    /// Processes that this one creates between the two are in the class.
    void begin();
    void end();
    /// The table of what the class's threads hold, and have moved. Throws a complaint where the
    /// class was lost.
    std::string told();

private:
    msr::shim device_;
    msr::task_group group_;
};

} // namespace msrpp::rdt_tool
