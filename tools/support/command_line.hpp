// Command lines of the tools. What reads them is CLI11, which only command_line.cpp knows: each
// file that includes it takes seconds to compile.
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

/// Why a value is wrong; empty: it is right.
using value_check = std::string (*)(const std::string &value);

/// Why a path is not that of a folder; empty: it is.
std::string why_no_folder(const std::string &path);

/// An option, or a word without a name, of a command; valid as long as the command. Each function
/// returns the option.
class option {
public:
    /// Makes the option necessary.
    option require();
    /// Lets the option take `minimum` to `maximum` words.
    option expect(int minimum, int maximum);
    /// Lets the option take a single word each time that it is given.
    option take_single_words();
    /// Keeps all values of an option that is given several times, also where there are none.
    option take_all();
    /// Splits values where this letter stands.
    option split_at(char letter);
    /// Excludes another option; throws where the command lacks the other option.
    option exclude(std::string_view other);
    /// Refuses values about which `check` complains.
    option check(value_check check);
    /// Refuses what is not an existing folder.
    option check_folder();
    /// Refuses numbers outside of `minimum` to `maximum`.
    option limit(int minimum, int maximum);
    /// Restricts the values to `values`.
    option choose_from(const std::vector<std::string> &values);
    option choose_from(const std::vector<int> &values);
    /// Sets the text about the values in the help.
    option describe_values(std::string_view text);
    /// Leaves the option out of help.
    option hide();

private:
    friend class command;
    explicit option(option_parts &parts) : parts_{&parts} {}

    option_parts *parts_;
};

/// The way in which the reading of words ended.
enum class outcome : std::uint8_t {
    complete, ///< all is read
    help,     ///< help is asked for
    version,  ///< the version is asked for
    extra,    ///< words are there that nothing takes
    wrong,    ///< a value, an option or a combination is wrong
};

/// The result of reading the words of a command line.
struct read_result {
    outcome how = outcome::complete;
    std::string why;                ///< of `extra` and `wrong`: a sentence
    std::vector<std::string> extra; ///< words that are not options
};

/// A program or one of its commands, with options.
class command {
public:
    command(std::string_view description, std::string_view name);
    ~command();
    command(const command &) = delete;
    command &operator=(const command &) = delete;

    /// Adds an option, `--name` or `-n,--name`, or without dashes a word of the command line. Words
    /// are read into `text`, which lives as long as the command. Throws where the name is taken.
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
    /// Adds an option whose value is not kept.
    option add_option(std::string_view name);
    /// Adds an option without a value; throws where the name is taken.
    option add_flag(std::string_view name, bool &destination, std::string_view description = {});
    /// Adds an option without a value that is not kept.
    option add_flag(std::string_view name);
    /// Adds an option that asks for the version.
    void add_version(std::string_view name, std::string_view version, std::string_view description);
    /// Adds a command of this one, which may be given at most once; throws where the name is taken.
    command &add_command(std::string_view name, std::string_view description);

    /// Sets what help ends with.
    void set_footer(std::string_view text);
    /// Lets at most a single command be given.
    void limit_to_single_command();
    /// Reads words without a name only behind all options.
    void put_positionals_last();

    /// Reads words into what the options fill; throws what the checks of values throw.
    read_result read(const std::vector<std::string> &words);

    /// Returns the help of the command that was given, or else of this one.
    std::string help() const;
    /// Returns the command's own name.
    std::string name() const;
    /// Whether an option was given; throws where there is no such option.
    bool is_given(std::string_view option_name) const;
    /// Returns the name of the command that was given; empty: none.
    std::string chosen() const;
    /// Lists the commands.
    std::vector<std::string> command_names() const;
    /// Finds a command; null where there is none of this name.
    command *find_command(std::string_view name);
    const command *find_command(std::string_view name) const;
    /// Lists the options, each as `--name`.
    std::vector<std::string> option_names() const;
    /// Whether an option takes a value; empty where the word is no option.
    std::optional<bool> takes_value(std::string_view option_name) const;
    /// Returns the text about an option's values in the help; throws where there is no such option.
    std::string values_of(std::string_view option_name) const;

private:
    explicit command(std::unique_ptr<command_parts> parts);

    std::unique_ptr<command_parts> parts_;
};

} // namespace support
