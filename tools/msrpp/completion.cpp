#include "completion.hpp"

#include "../support/complaint.hpp"
#include "choices/cpu_aliases.hpp"
#include "choices/metrics.hpp"
#include "commands/control.hpp"
#include "commands/rdt.hpp"
#include "detect/native.hpp"
#include "export/export.hpp"
#include "family.hpp"
#include "formats.hpp"
#include "partition/partition.hpp"
#include "settings.hpp"

#include "../support/command_line.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string_view>

namespace msrpp {

namespace {

using word_list = std::vector<std::string>;

bool takes_value(const support::command &app, const support::command *command,
                 const std::string &word) {
    std::optional<bool> takes;
    if (command != nullptr) takes = command->takes_value(word);
    if (!takes) takes = app.takes_value(word);
    return takes.value_or(false);
}

/// The words of a command line, read as far as the completion of the last word depends on them.
struct read_words {
    const support::command *command = nullptr; ///< the command of the line; null: none yet
    std::string value_of; ///< the option whose value is the last word; may be empty
    std::string cpu;      ///< value of --cpu as given; may be empty
    word_list arguments;  ///< arguments of the command before the last word
};

read_words read(const support::command &app, const word_list &words) {
    read_words result;
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        const std::string &word = words[i];
        if (takes_value(app, result.command, word)) {
            const bool is_last = i + 2 == words.size();
            if (is_last) result.value_of = word;
            if (!is_last && word == "--cpu") result.cpu = words[i + 1];
            ++i;
        } else if (word.substr(0, 1) == "-") {
            continue;
        } else if (result.command == nullptr) {
            result.command = app.find_command(word);
        } else {
            result.arguments.push_back(word);
        }
    }
    return result;
}

family family_for(const std::string &cpu) {
    target_options target_options;
    target_options.cpu = cpu.empty() ? default_cpu(target_options) : cpu_named(cpu);
    if (target_options.cpu == native_name) target_options.cpu = native(target_options).name;
    return family_of_options(target_options);
}

word_list names_of(const std::vector<const output_format *> &formats) {
    word_list result;
    for (const output_format *const format : formats)
        result.emplace_back(format->name);
    return result;
}

word_list formats_of(const support::command *command, const std::string &cpu) {
    const std::string name = command == nullptr ? "" : command->name();
    if (name == "export") return names_of(formats_with(&output_format::allowlist));
    if (name != "encode") return names_of(formats_with(&output_format::list));
    const family identity = family_for(cpu);
    return names_of(formats_with(&output_format::encode, &identity));
}

/// Returns a name from a list up to the part that the user fills in: `ldlat=` of `:ldlat=N`.
std::string without_value(std::string_view name) {
    if (name.substr(0, 1) == ":") name.remove_prefix(1);
    return std::string{name.substr(0, std::min(name.find('='), name.size() - 1) + 1)};
}

bool is_qualifier(const listed &row) {
    return row.kind == "choice" && row.name.substr(0, 1) == ":";
}

/// Returns whether a row of `list` is a complete choice (a request that needs no event), which some
/// processors have instead of events.
bool is_whole_choice(const listed &row) {
    return row.kind == "choice" && row.belongs_to.empty() && !is_qualifier(row);
}

/// Returns the names of a processor's events, or its complete choices (requests without an event).
word_list first_words(const std::vector<listed> &rows) {
    word_list events;
    word_list choices;
    for (const listed &row : rows) {
        if (row.kind == "event") events.push_back(row.name);
        if (row.kind == "metric") events.push_back("metric:" + row.name);
        if (is_whole_choice(row)) choices.push_back(without_value(row.name));
    }
    if (!choices.empty()) return choices;
    if (std::any_of(rows.begin(), rows.end(), is_qualifier)) events.push_back("raw:event=");
    return events;
}

/// Returns the words that may follow an event and the pieces behind the event so far.
word_list next_words(const std::vector<listed> &rows, const std::string &word) {
    const std::string first = word.substr(0, word.find(':'));
    const std::string previous = word.substr(0, word.rfind(':') + 1);
    word_list result;
    for (const listed &row : rows) {
        const bool is_mask = row.kind == "mask" && row.belongs_to == first;
        const bool is_word = row.kind == "choice" && row.belongs_to == first;
        if (is_mask || is_word || is_qualifier(row))
            result.push_back(previous + without_value(row.name));
    }
    if (std::none_of(rows.begin(), rows.end(), is_whole_choice))
        for (const char *const entry : {"user", "kernel"})
            result.push_back(previous + entry);
    return result;
}

/// Returns the metrics of a processor as users request them, `metric:NAME`.
word_list metric_words(const family &identity) {
    word_list result;
    for (const tool_metric &metric : metrics_of(identity))
        result.push_back("metric:" + metric.name);
    return result;
}

word_list choices_of(const family &identity, const std::string &word) {
    const std::vector<listed> rows = identity.list(identity);
    if (word.substr(0, 6) == "metric") {
        word_list result = metric_words(identity);
        const word_list own = first_words(rows);
        result.insert(result.end(), own.begin(), own.end());
        return result;
    }
    return word.find(':') == word.npos ? first_words(rows) : next_words(rows, word);
}

word_list registers_of(const family &identity) {
    word_list result;
    for (const family_register &row : identity.registers(identity))
        result.push_back(row.name + "=");
    return result;
}

word_list arguments_of(const support::command &app, const read_words &read,
                       const std::string &word) {
    const std::string command = read.command->name();
    const bool is_first = read.arguments.empty();
    if (command == rdt_name && is_first) return {std::begin(rdt_commands), std::end(rdt_commands)};
    if (command == control_name && is_first)
        return {std::begin(control_commands), std::end(control_commands)};
    if (command == "help" && is_first) return app.command_names();
    if (command == "export" && is_first) return exported_things();
    if (command == "export" && read.arguments.front() != allowlist_word) return {};
    if (command == "explain") return registers_of(family_for(read.cpu));
    const bool of_choices =
        command == "encode" || command == "export" || (command == "list" && is_first);
    return of_choices ? choices_of(family_for(read.cpu), word) : word_list{};
}

word_list candidates(const support::command &app, const word_list &words) {
    const read_words previous = read(app, words);
    const std::string &word = words.back();
    if (previous.value_of == "--backend") return {"auto", "dev", "shim", "machine:"};
    if (previous.value_of == "--method") return {"mattson", "sampled", "sets", "shards"};
    if (previous.value_of == "--cpu") {
        const std::vector<std::string_view> names = cpu_names();
        return {names.begin(), names.end()};
    }
    if (previous.command != nullptr && previous.command->name() == partition::name &&
        previous.value_of != "--cpu" && !previous.value_of.empty())
        return partition::values_of(previous.value_of);
    if (previous.value_of == "--format") return formats_of(previous.command, previous.cpu);
    if (!previous.value_of.empty()) return {};
    if (word.substr(0, 1) == "-")
        return (previous.command == nullptr ? app : *previous.command).option_names();
    if (previous.command == nullptr) return app.command_names();
    return arguments_of(app, previous, word);
}

} // namespace

std::vector<std::string> completions(const support::command &app,
                                     const std::vector<std::string> &words) {
    if (words.empty()) return {};
    word_list result;
    try {
        result = candidates(app, words);
    } catch (const complaint &) {
        return {}; // the processor is unknown, so that nothing is completed
    }
    const std::string &word = words.back();
    result.erase(std::remove_if(
                     result.begin(), result.end(),
                     [&](const std::string &text) { return text.substr(0, word.size()) != word; }),
                 result.end());
    std::sort(result.begin(), result.end());
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
}

} // namespace msrpp
