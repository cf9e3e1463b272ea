// The program msrpp-control, which `msrpp control` executes.
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

namespace control_tool = msrpp::control_tool;

struct command {
    const char *name{};
    const char *subject{};
    int (*run)(const std::vector<std::string> &){};
};

constexpr command commands[] = {
    {"show", "the controls that the processor has, and their state", control_tool::show},
    {"set", "controls, until something else sets them", control_tool::set},
    {"restore", "controls as a snapshot has them", control_tool::restore},
    {"with", "a program under settings, which are put back afterwards", control_tool::with},
};

int help() {
    std::string text = "Shows and sets prefetchers and other controls of the processor.\n"
                       "Usage: msrpp control COMMAND [OPTIONS]\n\nCommands:\n";
    for (const command &command : commands)
        text += fmt::format("  {:<9}{}\n", command.name, command.subject);
    text += "\nmsrpp control COMMAND --help tells its options.\n"
            "Exit status: of with that of the program; otherwise 0 done; 1 a rule is broken, or "
            "registers are refused; 2 wrong usage.\n";
    msrpp::output out;
    msrpp::append(out, text);
    msrpp::flush(out);
    return 0;
}

int run(const std::vector<std::string> &words) {
    if (words.empty())
        msrpp::complain(msrpp::wrong_usage, "control: give a command: " +
                                                msrpp::joined(commands, ", ", &command::name) +
                                                " (see msrpp control --help)");
    const std::string &first = words.front();
    if (first == "--help" || first == "-h" || first == "help") return help();
    std::vector<std::string_view> known;
    for (const command &command : commands) {
        if (first == command.name) return command.run({words.begin() + 1, words.end()});
        known.emplace_back(command.name);
    }
    msrpp::complain(msrpp::wrong_usage, "control: no such command: " + msrpp::in_quotes(first) +
                                            msrpp::suggestion(first, known) +
                                            " (see msrpp control --help)");
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
        std::fprintf(stderr, "msrpp: control: %s\n", error.what());
        return msrpp::rule_broken;
    }
}
