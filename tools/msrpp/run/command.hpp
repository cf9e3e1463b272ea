// The program that is counted: a process that waits until the counters are set up.
#pragma once

#include "counted_time.hpp"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <sys/types.h>

namespace msrpp::run {

/// The surroundings of a program; an empty member: the program inherits the setting of this
/// process.
struct surroundings {
    std::string folder; ///< working folder of the program
    /// Environment variables that are set in addition to those of this process.
    std::vector<std::pair<std::string, std::string>> environment;
    std::string output_file; ///< file to which the program's output is appended
};

/// Returns the exit status of a shell where the system cannot start a program, by errno: 127 where
/// the program does not exist, otherwise 126.
int status_of_exec(int error);
/// Returns the sentence about a program that cannot be started, by errno.
std::string cannot_start(const std::string &program, int error);

/// A program that is ready to begin, or runs. Processes of the program that still run are ended
/// when the object is destroyed, and when this process is killed.
class command : public counted_time {
public:
    /// Makes a process that will become the program, bound to `cpus`; empty: any CPU. Throws a
    /// complaint where no process can be made.
    command(const std::vector<std::string> &line, const std::vector<unsigned> &cpus,
            const surroundings &surroundings = {});
    /// Kills the process, and all processes that it has started, where wait() was not called.
    ~command() override;

    pid_t process() const { return process_; }
    /// Lets the program begin. From the call on, signals that would end this process are sent to
    /// the program, and also end the processes that the program has started.
    void begin() override;
    /// Waits for the program's end for a time in nanoseconds. Returns false where the program still
    /// runs.
    bool ends_within(std::uint64_t nanoseconds) const override;
    /// Waits for the program's end. Returns the program's exit status, or 128 plus the number of
    /// the signal that ended the program. Where the program could not be started, prints a message,
    /// and returns 126 or 127, as a shell does.
    int wait() override;
    /// Returns, after wait(), whether the program could be started.
    bool began() const override { return began_; }
    /// Returns, after wait(), the signal that ended the program, or 0.
    int signal() const override { return signal_; }

private:
    void end();

    pid_t supervisor_{-1};
    pid_t process_{-1}; ///< process of the program; the supervisor's child
    int go_{-1};        ///< pipe in which a byte lets the process become the program
    int failed_{-1};    ///< pipe with the reason why the program cannot begin
    int report_{-1};    ///< pipe with the supervisor's report
    bool began_{};
    int signal_{};
};

} // namespace msrpp::run
