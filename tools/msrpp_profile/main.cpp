// The program msrpp-profile, which `msrpp profile` executes.
#include "commands.hpp"
#include "completion.hpp"

#include "../msrpp/choices/suggest.hpp"
#include "../support/complaint.hpp"
#include "../support/output.hpp"
#include "../support/text.hpp"

#include <fmt/format.h>

#include <csignal>
#include <cstdio>
#include <exception>
#include <string>
#include <string_view>
#include <vector>

namespace {

struct command {
    const char *name{};
    const char *subject{};
    int (*run)(const std::vector<std::string> &){};
};

namespace profile = msrpp::profile;

constexpr command commands[] = {
    {"record", "run a program, and write samples of it to a file", profile::record},
    {"report", "samples by function, line, instruction or thread", profile::report},
    {"annotate", "instructions with their samples, misses and latencies", profile::annotate},
    {"memory", "samples by the data that they touched", profile::memory},
    {"lines", "samples by line of the caches, and who shares them", profile::lines},
    {"latency", "how long loads took, and where their data came from", profile::latency},
    {"threads", "samples by thread and in time", profile::threads},
    {"export", "a profile in the formats of other programs", profile::export_profile},
    {"stat", "what a file has", profile::stat},
};

std::string names() { return msrpp::joined(commands, ", ", &command::name); }

int help() {
    std::string text = "Records samples of programs, and tells where they were taken.\n"
                       "Usage: msrpp profile COMMAND [OPTIONS]\n\nCommands:\n";
    for (const command &command : commands)
        text += fmt::format("  {:<10}{}\n", command.name, command.subject);
    text += "\nmsrpp profile COMMAND --help tells its options.\n"
            "Exit status: of record that of the program; otherwise 0 done; 1 a rule is broken, or "
            "input or output failed; 2 wrong usage.\n";
    msrpp::output out;
    msrpp::append(out, text);
    msrpp::flush(out);
    return 0;
}

/// Prints the words that complete the last word of a command line, for shells.
int complete(const std::vector<std::string> &words) {
    if (words.size() > 1) {
        for (const command &entry : commands)
            if (words.front() == entry.name) {
                std::vector<std::string> requests{profile::completing};
                requests.insert(requests.end(), words.begin() + 1, words.end());
                return entry.run(requests);
            }
        return 0;
    }
    std::vector<std::string> known;
    for (const command &command : commands)
        known.emplace_back(command.name);
    profile::print_those_that_fit(known, words.empty() ? "" : words.front());
    return 0;
}

int run(const std::vector<std::string> &words) {
    if (words.empty())
        msrpp::complain(msrpp::wrong_usage,
                        "profile: give a command: " + names() + " (see msrpp profile --help)");
    const std::string &first = words.front();
    if (first == profile::completing) return complete({words.begin() + 1, words.end()});
    if (first == "--help" || first == "-h" || first == "help") return help();
    std::vector<std::string_view> known;
    for (const command &command : commands) {
        if (first == command.name) return command.run({words.begin() + 1, words.end()});
        known.emplace_back(command.name);
    }
    msrpp::complain(msrpp::wrong_usage, "profile: no such command: " + msrpp::in_quotes(first) +
                                            msrpp::suggestion(first, known) +
                                            " (see msrpp profile --help)");
}

} // namespace

int main(int count, char **words) {
    std::signal(SIGPIPE, SIG_IGN); // with SIGPIPE ignored, a closed pipe is an error of write()
    try {
        return run(std::vector<std::string>{words + (count > 0 ? 1 : 0), words + count});
    } catch (const msrpp::complaint &problem) {
        msrpp::print_lines(problem);
        return problem.status;
    } catch (const std::exception &error) {
        std::fprintf(stderr, "msrpp: profile: %s\n", error.what());
        return msrpp::rule_broken;
    }
}
