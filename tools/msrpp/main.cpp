// The program msrpp: the rules of the performance-monitoring registers for the shell.
#include "../support/command_line.hpp"
#include "../support/complaint.hpp"
#include "../support/output.hpp"
#include "choices/choice_syntax.hpp"
#include "choices/suggest.hpp"
#include "command.hpp"
#include "commands/profile.hpp"
#include "completion.hpp"

#include <msrpp_version.hpp>

#include <algorithm>
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <exception>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

/// The command by which a shell asks for completions of the last word; no user types it.
constexpr const char *completing = "__complete";

/// The command line of the program, with all its commands.
struct program {
    support::command app{
        "Checks and encodes what to count with the performance-monitoring registers.", "msrpp"};
    msrpp::target_options target;
    /// Actions of the commands, in the order of all_commands(); empty for commands without options.
    std::vector<msrpp::action> actions{};
    std::string helped; ///< the command of `help COMMAND`; or empty

    /// Adds the options of the commands whose names are among `arguments`; options of all commands,
    /// which take longer to add than most commands run, where the arguments request completions.
    explicit program(const std::vector<std::string> &arguments) {
        const bool completes = !arguments.empty() && arguments.front() == completing;
        app.set_footer(msrpp::status_help);
        app.add_version("--version", msrpp::version, "Print the version and exit");
        msrpp::add_target_options(app, target);
        for (const msrpp::command_row *const row : msrpp::all_commands()) {
            support::command &added = app.add_command(row->name, row->text);
            const bool is_named = completes || std::find(arguments.begin(), arguments.end(),
                                                         row->name) != arguments.end();
            actions.push_back(row->add_options == nullptr || !is_named
                                  ? msrpp::action{}
                                  : row->add_options(added, target));
        }
        app.add_command("help", "the same as --help, also of a command")
            .add_option("COMMAND", helped, "a command, or nothing for all of them");
        app.limit_to_single_command();
    }
};

/// Removes the words behind a command that itself reads its words from the arguments, and returns
/// them: the command's options, and a program with its arguments.
std::vector<std::string> take_words_behind(std::string_view name,
                                           std::vector<std::string> &arguments,
                                           const std::vector<std::string> &commands) {
    const auto is_among = [](const std::string &word, const auto &names) {
        return std::find(std::begin(names), std::end(names), word) != std::end(names);
    };
    constexpr const char *with_values[] = {"--cpu", "--cpuid", "--events", "--model"};
    auto command = arguments.begin();
    while (command != arguments.end() && !is_among(*command, commands)) {
        // The value behind an option is no command, as in `--cpu rdt`.
        const bool has_value = is_among(*command, with_values);
        if (++command != arguments.end() && has_value) ++command;
    }
    if (command == arguments.end() || *command != name) return {};
    std::vector<std::string> words{command + 1, arguments.end()};
    arguments.erase(command + 1, arguments.end());
    return words;
}

/// Returns the names that could replace an unknown argument.
std::vector<std::string> names_for(const support::command &app, std::string_view argument) {
    const support::command *const chosen = app.find_command(app.chosen());
    if (argument.substr(0, 1) != "-")
        return chosen == nullptr ? app.command_names() : std::vector<std::string>{};
    return (chosen == nullptr ? app : *chosen).option_names();
}

[[noreturn]] void complain_about(const char *text, std::string_view argument,
                                 const std::vector<std::string> &names) {
    msrpp::complain(msrpp::wrong_usage,
                    text + msrpp::in_quotes(argument) +
                        msrpp::suggestion(argument, {names.begin(), names.end()}) +
                        " (see msrpp --help)");
}

[[noreturn]] void complain_about_extra(const support::command &app,
                                       const std::vector<std::string> &extra) {
    const std::string argument = extra.empty() ? "" : extra.front();
    const std::vector<std::string> names = names_for(app, argument);
    // The option is known, but not allowed in front of the command.
    if (std::find(names.begin(), names.end(), argument) != names.end())
        msrpp::complain(msrpp::wrong_usage,
                        "this option belongs behind the command: " + msrpp::in_quotes(argument));
    const bool in_command = !app.chosen().empty();
    complain_about(argument.substr(0, 1) == "-" ? "no such option: "
                   : in_command                 ? "one argument too many: "
                                                : "no such command: ",
                   argument, names);
}

std::string on_one_line(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

int print(std::string_view text) {
    msrpp::output out;
    msrpp::append(out, text);
    msrpp::flush(out);
    return 0;
}

/// Prints the help of the given command, or of the program. Returns the exit status.
int print_help(program &program) {
    if (program.app.chosen() == "encode")
        program.app.find_command("encode")->set_footer(msrpp::choice_syntax(program.target) + "\n" +
                                                       msrpp::status_help);
    return print(program.app.help());
}

int run(std::vector<std::string> arguments);

/// Carries out `help COMMAND`, which is `COMMAND --help`. Returns the exit status.
int help(const program &program) {
    std::vector<std::string> arguments;
    if (!program.target.cpu.empty()) arguments = {"--cpu", program.target.cpu};
    if (!program.target.cpuid.empty())
        arguments.insert(arguments.end(), {"--cpuid", program.target.cpuid});
    if (!program.helped.empty()) {
        const std::vector<std::string> names = program.app.command_names();
        if (std::find(names.begin(), names.end(), program.helped) == names.end())
            complain_about("no such command: ", program.helped, names);
        arguments.push_back(program.helped);
    }
    arguments.emplace_back("--help");
    return run(std::move(arguments));
}

int print_completions(const program &program, std::vector<std::string> words) {
    std::vector<std::string> previous = words;
    std::vector<std::string> of_profile =
        take_words_behind(msrpp::profile_name, previous, program.app.command_names());
    if (!of_profile.empty()) { // `msrpp profile` completes its options itself
        of_profile.insert(of_profile.begin(), completing);
        msrpp::become_profile(program.target, of_profile);
    }
    std::string text;
    for (const std::string &name : msrpp::completions(program.app, words))
        text += name + "\n";
    return print(text);
}

/// Returns the names of the commands for help: `cpus, list or rdt`.
std::string names_of_commands() {
    const std::vector<const msrpp::command_row *> &rows = msrpp::all_commands();
    std::string result;
    for (const msrpp::command_row *const row : rows)
        result.append(row == rows.front()  ? ""
                      : row == rows.back() ? " or "
                                           : ", ")
            .append(row->name);
    return result;
}

int run(std::vector<std::string> arguments) {
    program program{arguments};
    if (!arguments.empty() && arguments.front() == completing)
        return print_completions(program, {arguments.begin() + 1, arguments.end()});
    std::vector<std::string> trailing; // the words behind a command that reads its words itself
    for (const msrpp::command_row *const row : msrpp::all_commands())
        if (row->take_words != nullptr && trailing.empty())
            trailing = take_words_behind(row->name, arguments, program.app.command_names());
    const support::read_result words = program.app.read(arguments);
    if (words.how == support::outcome::help) return print_help(program);
    if (words.how == support::outcome::version) return print(std::string{msrpp::version} + "\n");
    if (words.how == support::outcome::extra) complain_about_extra(program.app, words.extra);
    if (words.how == support::outcome::wrong)
        msrpp::complain(msrpp::wrong_usage, on_one_line(words.why) + " (see msrpp --help)");
    const std::string chosen = program.app.chosen();
    if (chosen == "help") return help(program);
    for (std::size_t number = 0; number < program.actions.size(); ++number) {
        const msrpp::command_row &row = *msrpp::all_commands()[number];
        if (row.name != chosen) continue;
        return row.take_words != nullptr ? row.take_words(program.target, trailing)
                                         : program.actions[number]();
    }
    msrpp::complain(msrpp::wrong_usage,
                    "give a command: " + names_of_commands() + " (see msrpp --help)");
}

} // namespace

int main(int count, char **arguments) {
    std::signal(SIGPIPE, SIG_IGN); // with SIGPIPE ignored, a closed pipe is an error of write()
    try {
        return run(std::vector<std::string>{arguments + (count > 0 ? 1 : 0), arguments + count});
    } catch (const msrpp::complaint &problem) {
        msrpp::print_lines(problem);
        return problem.status;
    } catch (const std::exception &error) {
        std::fprintf(stderr, "msrpp: %s\n", error.what());
        return msrpp::rule_broken;
    }
}
