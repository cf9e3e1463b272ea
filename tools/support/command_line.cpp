#include "command_line.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <deque>
#include <utility>

namespace support {

struct option_parts {
    CLI::Option *option{};
};

struct command_parts {
    /// The command-line program, if the object owns it; null: the command is part of another
    /// command.
    std::unique_ptr<CLI::App> program;
    CLI::App *app{};
    std::deque<option_parts> options;
    bool lists_extra_words = false; ///< whether a complaint lists the words that no option takes
    std::vector<std::unique_ptr<command>> commands;

    option_parts &keep(CLI::Option *option) { return options.emplace_back(option_parts{option}); }

    template <typename Value>
    option_parts &add(std::string_view name, Value &destination, std::string_view description) {
        return keep(app->add_option(std::string{name}, destination, std::string{description}));
    }
};

std::string why_no_folder(const std::string &path) { return CLI::ExistingDirectory(path); }

option option::require() {
    parts_->option->required();
    return *this;
}

option option::expect(int minimum, int maximum) {
    parts_->option->expected(minimum, maximum);
    return *this;
}

option option::take_single_words() {
    parts_->option->allow_extra_args(false);
    return *this;
}

option option::take_all() {
    parts_->option->take_all();
    return *this;
}

option option::split_at(char letter) {
    parts_->option->delimiter(letter);
    return *this;
}

option option::exclude(std::string_view other) {
    parts_->option->excludes(std::string{other});
    return *this;
}

option option::check(value_check check) {
    parts_->option->check(check);
    return *this;
}

option option::check_folder() {
    parts_->option->check(CLI::ExistingDirectory);
    return *this;
}

option option::limit(int minimum, int maximum) {
    parts_->option->check(CLI::Range(minimum, maximum));
    return *this;
}

option option::choose_from(const std::vector<std::string> &values) {
    parts_->option->check(CLI::IsMember(values));
    return *this;
}

option option::choose_from(const std::vector<int> &values) {
    parts_->option->check(CLI::IsMember(values));
    return *this;
}

option option::describe_values(std::string_view text) {
    parts_->option->type_name(std::string{text});
    return *this;
}

option option::hide() {
    parts_->option->group("");
    return *this;
}

command::command(std::string_view description, std::string_view name)
    : parts_{std::make_unique<command_parts>()} {
    parts_->program = std::make_unique<CLI::App>(std::string{description}, std::string{name});
    parts_->app = parts_->program.get();
}

command::command(std::unique_ptr<command_parts> parts) : parts_{std::move(parts)} {}

command::~command() = default;

option command::add_option(std::string_view name, std::string &text, std::string_view description) {
    return option{parts_->add(name, text, description)};
}

option command::add_option(std::string_view name, std::uint32_t &destination,
                           std::string_view description) {
    return option{parts_->add(name, destination, description)};
}

option command::add_option(std::string_view name, std::uint64_t &value,
                           std::string_view description) {
    return option{parts_->add(name, value, description)};
}

option command::add_option(std::string_view name, double &destination,
                           std::string_view description) {
    return option{parts_->add(name, destination, description)};
}

option command::add_option(std::string_view name, std::optional<std::uint32_t> &destination,
                           std::string_view description) {
    return option{parts_->add(name, destination, description)};
}

option command::add_option(std::string_view name, std::vector<std::string> &destination,
                           std::string_view description) {
    return option{parts_->add(name, destination, description)};
}

option command::add_option(std::string_view name, std::vector<std::uint16_t> &destination,
                           std::string_view description) {
    return option{parts_->add(name, destination, description)};
}

option command::add_option(std::string_view name, std::vector<std::uint32_t> &destination,
                           std::string_view description) {
    return option{parts_->add(name, destination, description)};
}

option command::add_option(std::string_view name) {
    return option{parts_->keep(parts_->app->add_option(std::string{name}))};
}

option command::add_flag(std::string_view name, bool &destination, std::string_view description) {
    return option{parts_->keep(
        parts_->app->add_flag(std::string{name}, destination, std::string{description}))};
}

option command::add_flag(std::string_view name) {
    return option{parts_->keep(parts_->app->add_flag(std::string{name}))};
}

void command::add_version(std::string_view name, std::string_view version,
                          std::string_view description) {
    parts_->app->set_version_flag(std::string{name}, std::string{version},
                                  std::string{description});
}

command &command::add_command(std::string_view name, std::string_view description) {
    auto parts = std::make_unique<command_parts>();
    parts->app = parts_->app->add_subcommand(std::string{name}, std::string{description});
    parts_->commands.push_back(std::unique_ptr<command>{new command{std::move(parts)}});
    return *parts_->commands.back();
}

void command::set_footer(std::string_view text) { parts_->app->footer(std::string{text}); }

void command::limit_to_single_command() { parts_->app->require_subcommand(0, 1); }

void command::put_positionals_last() { parts_->app->positionals_at_end(); }

void command::list_extra_words() { parts_->lists_extra_words = true; }

read_result command::read(const std::vector<std::string> &words) {
    try {
        // CLI11 takes the words of a command line in reverse order.
        parts_->app->parse(std::vector<std::string>{words.rbegin(), words.rend()});
    } catch (const CLI::CallForHelp &) {
        return {outcome::help, {}, {}};
    } catch (const CLI::CallForVersion &) {
        return {outcome::version, {}, {}};
    } catch (const CLI::ExtrasError &error) {
        read_result result{outcome::extra, error.what(), parts_->app->remaining(true)};
        if (parts_->lists_extra_words) {
            result.why = "not expected:";
            for (const std::string &word : result.extra)
                result.why += " " + word;
        }
        return result;
    } catch (const CLI::ParseError &error) {
        return {outcome::wrong, error.what(), {}};
    }
    return {};
}

std::string command::help() const { return parts_->app->help(); }

std::string command::name() const { return parts_->app->get_name(); }

bool command::is_given(std::string_view option_name) const {
    return parts_->app->count(std::string{option_name}) != 0;
}

std::string command::chosen() const {
    const std::vector<CLI::App *> value = parts_->app->get_subcommands();
    return value.empty() ? std::string{} : value.back()->get_name();
}

std::vector<std::string> command::command_names() const {
    std::vector<std::string> names;
    for (const std::unique_ptr<command> &entry : parts_->commands)
        names.push_back(entry->name());
    return names;
}

command *command::find_command(std::string_view name) {
    for (const std::unique_ptr<command> &entry : parts_->commands)
        if (entry->parts_->app->get_name() == name) return entry.get();
    return nullptr;
}

const command *command::find_command(std::string_view name) const {
    return const_cast<command *>(this)->find_command(name);
}

std::vector<std::string> command::option_names() const {
    std::vector<std::string> names;
    const CLI::App &app = *parts_->app;
    for (const CLI::Option *const entry : app.get_options())
        for (const std::string &name : entry->get_lnames())
            names.push_back("--" + name);
    return names;
}

std::optional<bool> command::takes_value(std::string_view option_name) const {
    if (option_name.substr(0, 1) != "-") return {};
    const CLI::App &app = *parts_->app;
    const CLI::Option *const result = app.get_option_no_throw(std::string{option_name});
    if (result == nullptr) return {};
    return result->get_items_expected_max() > 0;
}

std::string command::values_of(std::string_view option_name) const {
    const CLI::App &app = *parts_->app;
    return app.get_option(std::string{option_name})->get_type_name();
}

} // namespace support
