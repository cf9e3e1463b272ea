// The commands of msrpp. Each command has a row in the file that carries the command out; no other
// file names the command.
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

/// Carries out a command whose options were read. Returns the exit status. Throws a complaint where
/// the command fails.
using action = std::function<int()>;

/// A command of msrpp. The options of a command are a struct in the command's file.
struct command_row {
    std::string_view name;
    int rank{};            ///< position of the command in help
    std::string_view text; ///< description of the command, one line
    /// Adds a command's options to `destination`. `target` has the values of --cpu and similar
    /// options when the action is carried out. Null for a command that reads its options only by
    /// `take_words`.
    action (*add_options)(support::command &destination, target_options &target){};
    /// Carries out a command that itself reads all words behind its name, such as a program with
    /// arguments; `add_options` then serves completion.
    int (*take_words)(const target_options &target, const std::vector<std::string> &words){};
};

/// Registers a command, by an object at namespace scope.
struct known_command {
    explicit known_command(const command_row &row);
};

/// Returns all commands of msrpp, sorted by rank.
const std::vector<const command_row *> &all_commands();

/// The end of the help of most commands: `Exit status: 0 done; ...`.
inline constexpr const char *status_help =
    "Exit status: 0 done; 1 a rule is broken, or input or output failed; 2 wrong usage.";

/// Adds an option whose value must not be empty, because an empty value would be taken for a
/// missing option.
void add_text_option(support::command &destination, const char *name, std::string &text,
                     const std::string &description);

/// Adds --cpu and the further options of a target.
void add_target_options(support::command &destination, target_options &target);

/// Adds the options of a target, --format and the usual end of help.
void add_usual_options(support::command &destination, target_options &target, std::string &format,
                       const std::string &formats);

/// Replaces an alias, `native`, or a missing --cpu by the name of the processor.
void resolve_cpu(target_options &target);

/// Returns the family of --cpu, resolved, with the events of --events. Throws a complaint where the
/// processor is unknown.
family target_of(target_options &target);

/// Throws a complaint where --events is given to a command that knows no events.
void refuse_events(const target_options &target);

/// Returns the options of a target, followed by the words behind a command, as words of a command
/// line.
std::vector<std::string> with_target(const target_options &target,
                                     const std::vector<std::string> &words);

} // namespace msrpp
