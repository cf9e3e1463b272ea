// The commands of msrpp. Each has a row in the file that carries it out; nothing else names it.
#pragma once

#include "family.hpp"
#include "settings.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace support {
class command;
}

namespace msrpp {

/// Carries out a command whose options were read. Returns the exit status; throws a complaint.
using action = std::function<int()>;

/// A command. Its options are a struct of its own.
struct command_row {
    std::string_view name;
    int rank{};            ///< position of the command in help
    std::string_view text; ///< description of the command, one line
    /// Adds its options to `destination`. `target` has what --cpu and its like say, when the action
    /// is carried out. Null for a command whose options are only known by `take_words`.
    action (*add_options)(support::command &destination, target_options &target){};
    /// Carries out a command that reads all words behind its name itself, such as a program with
    /// its arguments; `add_options` is then for completion.
    int (*take_words)(const target_options &target, const std::vector<std::string> &words){};
};

/// Makes a command known.
struct known_command {
    explicit known_command(const command_row &row);
};

/// All commands, by rank.
const std::vector<const command_row *> &all_commands();

/// `Exit status: 0 done; ...`: what the help of most commands ends with.
inline constexpr const char *status_help =
    "Exit status: 0 done; 1 a rule is broken, or input or output failed; 2 wrong usage.";

/// Adds an option whose value must not be empty: that would be the same as no option.
void add_text_option(support::command &destination, const char *name, std::string &text,
                     const std::string &description);

/// Adds --cpu and its like.
void add_target_options(support::command &destination, target_options &target);

/// Adds these, --format and the usual end of help.
void add_usual_options(support::command &destination, target_options &target, std::string &format,
                       const std::string &formats);

/// Puts in place of an alias, of native, and of no --cpu, the name of the processor.
void resolve_cpu(target_options &target);

/// The processor of --cpu, resolved, which knows the events of --events. Throws a complaint.
family target_of(target_options &target);

/// Throws a complaint where --events is given to a command that knows no events.
void refuse_events(const target_options &target);

/// The options of a target, and the words behind a command, as the words of a command line.
std::vector<std::string> with_target(const target_options &target,
                                     const std::vector<std::string> &words);

} // namespace msrpp
