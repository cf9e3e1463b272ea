#include "file.hpp"

#include "../../support/complaint.hpp"
#include "../choices/suggest.hpp"

#include <fmt/format.h>
#include <toml++/toml.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <initializer_list>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp::experiment {

namespace {

constexpr std::size_t most_bytes = 1 << 20;
constexpr std::size_t most_name = 100;
// Largest interval of an experiment in milliseconds.
constexpr std::int64_t most_interval = 3'600'000;
constexpr std::int64_t most_period = std::int64_t{1} << 40;
constexpr std::int64_t most_random = 32; // largest number of random bits of a sampling's period

place place_of(const toml::source_region &region) {
    return {static_cast<unsigned>(region.begin.line), static_cast<unsigned>(region.begin.column)};
}
place place_of(const toml::node &node) { return place_of(node.source()); }

/// Returns the parser's message on a single line, in printable letters.
std::string sentence_of(std::string_view text) {
    std::string result;
    for (const char letter : text)
        result += letter >= ' ' && letter <= '~' ? letter : '?';
    return result;
}

class reader {
public:
    reader(const std::string &file, const toml::table &table) : table_{table} {
        contents_.file = file;
        folder_ = std::filesystem::absolute(file).parent_path();
    }

    experiment_contents read() {
        expect_keys(table_,
                    {"output", "backend", "cpu", "any_processor", "model", "hyper_threading",
                     "events", "cpus", "repeats", "interval", "program", "group", "sampling"});
        contents_.output = placed_at(table_, "output");
        if (contents_.output.text.empty()) missing(table_, "output", "the folder of the results");
        contents_.output.text = below(contents_.output.text);
        if (const placed result = placed_at(table_, "backend"); !result.text.empty())
            contents_.backend = result;
        contents_.cpu = placed_at(table_, "cpu");
        contents_.common.cpu = contents_.cpu.text;
        contents_.common.any_processor = flag_at(table_, "any_processor");
        contents_.common.model = placed_at(table_, "model").text;
        contents_.common.hyper_threading = flag_at(table_, "hyper_threading");
        if (const placed placed = placed_at(table_, "events"); !placed.text.empty())
            contents_.common.events_file = below(placed.text);
        contents_.cpus = placed_at(table_, "cpus");
        contents_.repeats = static_cast<unsigned>(number_at(table_, "repeats", most_repeats, 1));
        contents_.interval_ms =
            static_cast<unsigned>(number_at(table_, "interval", most_interval, 0));
        each_table("program", [&](const toml::table &table) { read_program(table); });
        const bool samples = table_.get("sampling") != nullptr;
        if (!samples || table_.get("group") != nullptr)
            each_table("group", [&](const toml::table &table) { read_group(table); });
        if (samples)
            each_table("sampling", [&](const toml::table &table) { read_sampling(table); });
        return contents_;
    }

private:
    [[noreturn]] void refuse(place place, std::string_view key, const std::string &reason) const {
        contents_.complain_at(place, std::string{key}, reason, wrong_usage);
    }

    [[noreturn]] void missing(const toml::node &node, std::string_view key,
                              const char *text) const {
        place place = place_of(node);
        if (place.line == 0) place = {1, 1};
        refuse(place, key, fmt::format("it is missing: {}", text));
    }

    std::string below(const std::string &path) const { return (folder_ / path).string(); }

    void expect_keys(const toml::table &table,
                     std::initializer_list<std::string_view> known) const {
        for (const auto &[key, value] : table)
            if (std::find(known.begin(), known.end(), key.str()) == known.end())
                refuse(place_of(key.source()), in_quotes(key.str()),
                       fmt::format("there is no such key{}",
                                   suggestion(key.str(), {known.begin(), known.end()})));
    }

    std::string text_of(const toml::node &node, std::string_view key) const {
        const toml::value<std::string> *const text = node.as_string();
        if (text == nullptr) refuse(place_of(node), key, "a string belongs here, in quotes");
        if (text->get().find('\0') != std::string::npos)
            refuse(place_of(node), key, "a string without a character 0 belongs here");
        return text->get();
    }

    /// Returns a string that must not be empty, with its position in the file; an empty text where
    /// the key is missing.
    placed placed_at(const toml::table &table, std::string_view key) const {
        const toml::node *const node = table.get(key);
        if (node == nullptr) return {};
        placed result{text_of(*node, key), place_of(*node)};
        if (result.text.empty()) refuse(result.where, key, "it must not be empty");
        return result;
    }

    bool flag_at(const toml::table &table, std::string_view key) const {
        const toml::node *const node = table.get(key);
        if (node == nullptr) return false;
        const toml::value<bool> *const flag = node->as_boolean();
        if (flag == nullptr) refuse(place_of(*node), key, "true or false belongs here");
        return flag->get();
    }

    std::vector<placed> texts_at(const toml::table &table, std::string_view key) const {
        std::vector<placed> result;
        const toml::node *const node = table.get(key);
        if (node == nullptr) return result;
        const toml::array *const texts = node->as_array();
        if (texts == nullptr)
            refuse(place_of(*node), key, "strings in [ and ] belong here, with commas between");
        for (const toml::node &entry : *texts)
            result.push_back({text_of(entry, key), place_of(entry)});
        return result;
    }

    /// Throws a complaint where an earlier element has the same name.
    template <typename Named>
    std::string name_of(const toml::table &table, const std::vector<Named> &previous) const {
        const placed placed = placed_at(table, "name");
        if (placed.text.empty()) missing(table, "name", "results are told apart by it");
        const bool readable =
            placed.text.size() <= most_name &&
            std::none_of(placed.text.begin(), placed.text.end(), [](char letter) {
                return static_cast<unsigned char>(letter) < ' ' || letter == '\x7f';
            });
        if (!readable)
            refuse(placed.where, "name",
                   fmt::format("up to {} letters on one line belong here", most_name));
        for (const Named &entry : previous)
            if (entry.name == placed.text)
                refuse(placed.where, "name", in_quotes(placed.text) + " is given twice");
        return placed.text;
    }

    /// Returns a number from 1 to `maximum`; `otherwise` where the key is missing.
    std::int64_t number_at(const toml::table &table, std::string_view key, std::int64_t maximum,
                           std::int64_t otherwise) const {
        const toml::node *const node = table.get(key);
        if (node == nullptr) return otherwise;
        const toml::value<std::int64_t> *const number = node->as_integer();
        if (number == nullptr || number->get() < 1 || number->get() > maximum)
            refuse(place_of(*node), key,
                   fmt::format("a number from 1 to {} belongs here", maximum));
        return number->get();
    }

    template <typename Function>
    void each_table(std::string_view key, Function &&read_one) const {
        const toml::node *const node = table_.get(key);
        if (node == nullptr) missing(table_, key, fmt::format("a table below [[{}]]", key).c_str());
        const toml::array *const tables = node->as_array();
        if (tables == nullptr)
            refuse(place_of(*node), key, fmt::format("it stands below [[{}]]", key));
        if (tables->empty()) refuse(place_of(*node), key, "at least one belongs here");
        for (const toml::node &entry : *tables) {
            const toml::table *const table = entry.as_table();
            if (table == nullptr)
                refuse(place_of(entry), key, fmt::format("it stands below [[{}]]", key));
            read_one(*table);
        }
    }

    void read_program(const toml::table &table) {
        expect_keys(table, {"name", "command", "folder", "environment"});
        program_entry result;
        result.name = name_of(table, contents_.programs);
        for (const placed &entry : texts_at(table, "command"))
            result.command.push_back(entry.text);
        if (result.command.empty() || result.command.front().empty())
            missing(table, "command", "the program and its arguments, as in [\"ls\", \"-l\"]");
        const placed folder = placed_at(table, "folder");
        result.around.folder = folder.text.empty() ? folder_.string() : below(folder.text);
        if (!folder.text.empty() && !std::filesystem::is_directory(result.around.folder))
            refuse(folder.where, "folder", "there is no folder " + in_quotes(folder.text));
        if (const toml::node *const node = table.get("environment")) {
            const toml::table *const variables = node->as_table();
            if (variables == nullptr)
                refuse(place_of(*node), "environment",
                       "variables belong here, as in { LC_ALL = \"C\" }");
            for (const auto &[key, value] : *variables) {
                if (key.str().empty() || key.str().find_first_of({"=\0", 2}) != key.str().npos)
                    refuse(place_of(key.source()), "environment",
                           in_quotes(key.str()) + " is no name of a variable");
                result.around.environment.emplace_back(key.str(), text_of(value, "environment"));
            }
        }
        contents_.programs.push_back(result);
    }

    void read_group(const toml::table &table) {
        expect_keys(table, {"name", "choices", "metrics", "summary"});
        group_entry result;
        result.name = name_of(table, contents_.groups);
        result.where = place_of(table);
        result.choices = texts_at(table, "choices");
        result.metrics_from = result.choices.size();
        for (placed placed : texts_at(table, "metrics")) {
            placed.text.insert(0, "metric:");
            result.choices.push_back(placed);
        }
        result.summary = flag_at(table, "summary");
        if (result.choices.empty() && !result.summary)
            missing(table, "choices", "give choices, metrics, or summary = true");
        contents_.groups.push_back(result);
    }

    void read_sampling(const toml::table &table) {
        expect_keys(table, {"name", "kind", "choice", "period", "random"});
        sampling_entry result;
        result.name = name_of(table, contents_.samplings);
        result.where = place_of(table);
        for (const group_entry &group : contents_.groups)
            if (group.name == result.name)
                refuse(result.where, "name", in_quotes(result.name) + " is the name of a group");
        const placed kind = placed_at(table, "kind");
        if (kind.text.empty()) missing(table, "kind", "\"op\", \"fetch\" or \"precise\"");
        if (kind.text != "op" && kind.text != "fetch" && kind.text != "precise")
            refuse(kind.where, "kind", "op, fetch or precise, not " + in_quotes(kind.text));
        result.kind = kind.text;
        result.choice = placed_at(table, "choice").text;
        result.period = static_cast<std::uint64_t>(number_at(table, "period", most_period, 0));
        result.random = static_cast<unsigned>(number_at(table, "random", most_random, 0));
        contents_.samplings.push_back(result);
    }

    const toml::table &table_;
    std::filesystem::path folder_;
    experiment_contents contents_;
};

} // namespace

experiment_contents read_text(const named_text &source) {
    try {
        const toml::table table =
            toml::parse(std::string_view{source.text}, std::string_view{source.name});
        return reader{source.name, table}.read();
    } catch (const toml::parse_error &error) {
        experiment_contents empty;
        empty.file = source.name;
        empty.complain_at(place_of(error.source()), "", sentence_of(error.description()),
                          wrong_usage);
    }
}

experiment_contents read_file(const std::string &file) {
    return read_text({file, text_of_file(file, most_bytes)});
}

} // namespace msrpp::experiment
