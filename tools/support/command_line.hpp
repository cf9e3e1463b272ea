// Command lines of the tools. CLI11 reads the words. Only command_line.cpp includes CLI11, because
// a file that includes CLI11 takes seconds to compile.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace support {

struct command_parts;
struct option_parts;

/// A function that returns the reason why an option's value is wrong; empty: the value is right.
using value_check = std::string (*)(const std::string &value);

/// Returns the reason why a path is not that of a folder; empty: the path is that of a folder.
std::string why_no_folder(const std::string &path);

/// An option, or a word without a name, of a command; valid as long as the command. Each function
/// returns the option.
class option {
public:
    /// Makes the option mandatory: a command line without it is refused.
    option require();
    /// Lets the option take `minimum` to `maximum` words.
    option expect(int minimum, int maximum);
    /// Lets the option take a single word each time that it is given.
    option take_single_words();
    /// Keeps all values of an option that may be given several times, with no value or with any
    /// number of values each time.
    option take_all();
    /// Splits each value of the option at a character.
    option split_at(char letter);
    /// Refuses a command line that has both this option and `other`; throws where the command lacks
    /// `other`.
    option exclude(std::string_view other);
    /// Refuses values of the option about which `check` complains.
    option check(value_check check);
    /// Refuses values of the option that are no existing folder.
    option check_folder();
    /// Refuses values of the option below `minimum` or above `maximum`.
    option limit(int minimum, int maximum);
    /// Restricts the values of the option to those in `values`.
    option choose_from(const std::vector<std::string> &values);
    option choose_from(const std::vector<int> &values);
    /// Sets the text about the option's values in the help.
    option describe_values(std::string_view text);
    /// Hides the option in the help text.
    option hide();

private:
    friend class command;
    explicit option(option_parts &parts) : parts_{&parts} {}

    option_parts *parts_;
};

/// How the reading of a command line ended.
enum class outcome : std::uint8_t {
    complete, ///< all words of the line were read
    help,     ///< help was requested
    version,  ///< the version was requested
    extra,    ///< the command line has words that no option or argument takes
    wrong,    ///< a value, an option or a combination of options is wrong
};

/// The result of reading a command line.
struct read_result {
    outcome how = outcome::complete;
    std::string why;                ///< sentence on the error, for `extra` and `wrong`
    std::vector<std::string> extra; ///< words of the command line that no option takes
};

/// A program or one of its commands, with options.
class command {
public:
    command(std::string_view description, std::string_view name);
    ~command();
    command(const command &) = delete;
    command &operator=(const command &) = delete;

    /// Adds an option, `--name` or `-n,--name`, or without dashes an argument. Words are read into
    /// `text`, which must outlive the command. Throws where the name is taken.
    option add_option(std::string_view name, std::string &text, std::string_view description = {});
    option add_option(std::string_view name, std::uint32_t &destination,
                      std::string_view description);
    option add_option(std::string_view name, std::uint64_t &value, std::string_view description);
    option add_option(std::string_view name, double &destination, std::string_view description);
    option add_option(std::string_view name, std::optional<std::uint32_t> &destination,
                      std::string_view description);
    option add_option(std::string_view name, std::vector<std::string> &destination,
                      std::string_view description);
    option add_option(std::string_view name, std::vector<std::uint16_t> &destination,
                      std::string_view description);
    option add_option(std::string_view name, std::vector<std::uint32_t> &destination,
                      std::string_view description);
    /// Adds an option with a value that is read and not used.
    option add_option(std::string_view name);
    /// Adds an option without a value, which sets `destination`; throws where the name is taken.
    option add_flag(std::string_view name, bool &destination, std::string_view description = {});
    /// Adds an option without a value that is read and not used.
    option add_flag(std::string_view name);
    /// Adds an option that prints the version.
    void add_version(std::string_view name, std::string_view version, std::string_view description);
    /// Adds a subcommand, which may be given at most once; throws where the name is taken.
    command &add_command(std::string_view name, std::string_view description);

    /// Sets the text at the end of the help.
    void set_footer(std::string_view text);
    /// Permits at most one subcommand in a command line.
    void limit_to_single_command();
    /// Reads arguments without a name only after all options.
    void put_positionals_last();
    /// Lets a complaint about words that no option takes list the words behind `not expected:`, in
    /// place of CLI11's sentence.
    void list_extra_words();

    /// Reads the words of a command line into the variables of the options; throws what the checks
    /// of values throw.
    read_result read(const std::vector<std::string> &words);

    /// Returns the help text of the subcommand that was given, or else of the command itself.
    std::string help() const;
    /// Returns the command's name.
    std::string name() const;
    /// Returns whether an option was given; throws where the command has no such option.
    bool is_given(std::string_view option_name) const;
    /// Returns the name of the subcommand that the command line gave; empty: none.
    std::string chosen() const;
    /// Returns the names of the subcommands.
    std::vector<std::string> command_names() const;
    /// Returns the subcommand with a name; null: no subcommand has the name.
    command *find_command(std::string_view name);
    const command *find_command(std::string_view name) const;
    /// Returns the names of the options, each as `--name`.
    std::vector<std::string> option_names() const;
    /// Returns whether an option takes a value; empty where the name is no option's.
    std::optional<bool> takes_value(std::string_view option_name) const;
    /// Returns the text about an option's values in help; throws where the command has no such
    /// option.
    std::string values_of(std::string_view option_name) const;

private:
    explicit command(std::unique_ptr<command_parts> parts);

    std::unique_ptr<command_parts> parts_;
};

} // namespace support
