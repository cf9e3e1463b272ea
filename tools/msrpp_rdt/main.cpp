// The program msrpp-rdt, which `msrpp rdt` executes.
#include "commands.hpp"

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

namespace rdt_tool = msrpp::rdt_tool;

struct command {
    const char *name{};
    const char *subject{};
    int (*run)(const std::vector<std::string> &){};
};

constexpr command commands[] = {
    {"show", "what is there: masks, classes, who is in which", rdt_tool::show},
    {"set", "masks and bandwidth of classes", rdt_tool::set},
    {"assign", "CPUs to a class", rdt_tool::assign},
    {"monitor", "occupancy, bandwidth, IPC and misses of CPUs", rdt_tool::monitor},
    {"run", "a program in a class of its own", rdt_tool::run},
    {"bandwidth", "a program, held to a number of MB/s (Intel)", rdt_tool::bandwidth},
    {"curve", "what a program does with 1, 2, ... ways, measured while it runs", rdt_tool::curve},
    {"balance", "programs side by side, with the ways that a plan gives them", rdt_tool::balance},
    {"reset", "all as after a reset, or as a snapshot has it", rdt_tool::reset},
};

std::string names() { return msrpp::joined(commands, ", ", &command::name); }

int help() {
    std::string text = "Divides caches and memory bandwidth among CPUs, and watches them.\n"
                       "Usage: msrpp rdt COMMAND [OPTIONS]\n\nCommands:\n";
    for (const command &command : commands)
        text += fmt::format("  {:<11}{}\n", command.name, command.subject);
    text += "\nmsrpp rdt COMMAND --help tells its options.\n"
            "Exit status: of run that of the program; otherwise 0 done; 1 a rule is broken, or "
            "registers are refused; 2 wrong usage.\n";
    msrpp::output out;
    msrpp::append(out, text);
    msrpp::flush(out);
    return 0;
}

int run(const std::vector<std::string> &words) {
    if (words.empty())
        msrpp::complain(msrpp::wrong_usage,
                        "rdt: give a command: " + names() + " (see msrpp rdt --help)");
    const std::string &first = words.front();
    if (first == "--help" || first == "-h" || first == "help") return help();
    std::vector<std::string_view> known;
    for (const command &command : commands) {
        if (first == command.name) return command.run({words.begin() + 1, words.end()});
        known.emplace_back(command.name);
    }
    msrpp::complain(msrpp::wrong_usage, "rdt: no such command: " + msrpp::in_quotes(first) +
                                            msrpp::suggestion(first, known) +
                                            " (see msrpp rdt --help)");
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
        std::fprintf(stderr, "msrpp: rdt: %s\n", error.what());
        return msrpp::rule_broken;
    }
}
