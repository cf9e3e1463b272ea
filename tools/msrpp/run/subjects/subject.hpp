// Subjects of counting: a program, everything that runs on CPUs, or running processes and threads.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <sys/types.h>

namespace msrpp::run {

/// The subject whose events are counted.
struct subject {
    enum class kind : std::uint8_t {
        program, ///< a program and all processes that it starts
        machine, ///< everything that runs on CPUs
        /// the named processes, and the threads and processes that the named ones start later
        processes,
        threads, ///< the named threads, without threads that the named ones start
    };

    kind is{kind::program};
    std::vector<pid_t> tasks{}; ///< numbers of the processes or threads, each once

    bool has_tasks() const { return is == kind::processes || is == kind::threads; }
    /// Returns the option that requests the subject, such as `-p`; empty: the subject is a program.
    const char *option() const {
        constexpr const char *options[] = {"", "-a", "-p", "-t"};
        return options[static_cast<unsigned>(is)];
    }
};

/// Returns the process or thread numbers in a list such as `123,456`. Throws a complaint, which
/// begins with the option, where the list is wrong.
std::vector<pid_t> tasks_in(const std::string &text, const char *option);

} // namespace msrpp::run
