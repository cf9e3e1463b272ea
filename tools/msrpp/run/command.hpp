// The program that is counted: a process that waits until all is set up.
#pragma once

#include "counted_time.hpp"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <sys/types.h>

namespace msrpp::run {

/// The surroundings of a program; empty members are as this process has them.
struct surroundings {
    std::string folder;                                           ///< working folder of the program
    std::vector<std::pair<std::string, std::string>> environment; ///< variables beside the others
    std::string output_file;                                      ///< file to which the program's
                                                                  ///< output is appended
};

/// The exit status of a shell where the system cannot start a program, for this errno: 127 where
/// there is none, else 126.
int status_of_exec(int error);
/// The sentence about it.
std::string cannot_start(const std::string &program, int error);

/// A program that has not begun yet, or runs. What is left of it ends with this object, and what it
/// has started where this process is killed.
class command : public counted_time {
public:
    /// A process that will become the program, on these CPUs; none: wherever it may. Throws a
    /// complaint where there can be no process.
    command(const std::vector<std::string> &line, const std::vector<unsigned> &cpus,
            const surroundings &surroundings = {});
    /// Kills the process, and all that it has started, where wait() was not called.
    ~command() override;

    pid_t process() const { return process_; }
    /// Lets the program begin. Signals that would end this process reach the program from now on;
    /// what it has started ends with it then.
    void begin() override;
    /// Waits for its end for so long; false: it still runs.
    bool ends_within(std::uint64_t nanoseconds) const override;
    /// Waits for its end. Returns its exit status, or 128 and the number of the signal that ended
    /// it; 126 or 127, as a shell does, where it could not be started, which is told.
    int wait() override;
    /// After wait(): whether it could be started.
    bool began() const override { return began_; }
    /// After wait(): the signal that ended it, or 0.
    int signal() const override { return signal_; }

private:
    void end();

    pid_t supervisor_{-1};
    pid_t process_{-1}; ///< of the program; the supervisor's child
    int go_{-1};        ///< a byte lets the process go on
    int failed_{-1};    ///< pipe with the reason why the program cannot begin
    int report_{-1};    ///< pipe with the supervisor's report
    bool began_{};
    int signal_{};
};

} // namespace msrpp::run
