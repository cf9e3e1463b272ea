// Subjects of counting: a program, all that runs on CPUs, or processes and threads that run
// already.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <sys/types.h>

namespace msrpp::run {

/// The subject whose events choices count.
struct subject {
    enum class kind : std::uint8_t {
        program,   ///< a program and all that it starts
        machine,   ///< whatever runs on CPUs
        processes, ///< all threads of processes, and what they start from now on
        threads,   ///< threads alone
    };

    kind is{kind::program};
    std::vector<pid_t> tasks{}; ///< numbers of the processes or threads, none twice

    bool has_tasks() const { return is == kind::processes || is == kind::threads; }
    /// The option that asks for it, `-p`; empty: of a program.
    const char *option() const {
        constexpr const char *options[] = {"", "-a", "-p", "-t"};
        return options[static_cast<unsigned>(is)];
    }
};

/// The numbers in a list such as `123,456`. Throws a complaint that begins with the option.
std::vector<pid_t> tasks_in(const std::string &text, const char *option);

} // namespace msrpp::run
