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
constexpr std::int64_t most_interval = 3'600'000; // milliseconds
constexpr std::int64_t most_period = std::int64_t{1} << 40;
constexpr std::int64_t most_random = 32; // bits

place place_of(const toml::source_region &region) {
    return {static_cast<unsigned>(region.begin.line), static_cast<unsigned>(region.begin.column)};
}
place place_of(const toml::node &node) { return place_of(node.source()); }

/// The parser's message, on one line of letters that a terminal takes.
std::string sentence_of(std::string_view text) {
    std::string result;
    for (const char letter : text)
        result += letter >= ' ' && letter <= '~' ? letter : '?';
    return result;
}

class reader {
public:
    reader(const std::string &file, const toml::table &all) : all_{all} {
        asked_.file = file;
        folder_ = std::filesystem::absolute(file).parent_path();
    }

    asked_experiment read() {
        expect_keys(all_,
                    {"output", "backend", "cpu", "any_processor", "model", "hyper_threading",
                     "events", "cpus", "repeats", "interval", "program", "group", "sampling"});
        asked_.output = placed_at(all_, "output");
        if (asked_.output.text.empty()) missing(all_, "output", "the folder of the results");
        asked_.output.text = below(asked_.output.text);
        if (const placed found = placed_at(all_, "backend"); !found.text.empty())
            asked_.backend = found;
        asked_.cpu = placed_at(all_, "cpu");
        asked_.common.cpu = asked_.cpu.text;
        asked_.common.any_processor = flag_at(all_, "any_processor");
        asked_.common.model = placed_at(all_, "model").text;
        asked_.common.hyper_threading = flag_at(all_, "hyper_threading");
        if (const placed found = placed_at(all_, "events"); !found.text.empty())
            asked_.common.events_file = below(found.text);
        asked_.cpus = placed_at(all_, "cpus");
        asked_.repeats = static_cast<unsigned>(number_at(all_, "repeats", most_repeats, 1));
        asked_.interval_ms = static_cast<unsigned>(number_at(all_, "interval", most_interval, 0));
        each_table("program", [&](const toml::table &one) { read_program(one); });
        const bool samples = all_.get("sampling") != nullptr;
        if (!samples || all_.get("group") != nullptr)
            each_table("group", [&](const toml::table &one) { read_group(one); });
        if (samples) each_table("sampling", [&](const toml::table &one) { read_sampling(one); });
        return asked_;
    }

private:
    [[noreturn]] void refuse(place where, std::string_view key, const std::string &why) const {
        asked_.complain_at(where, std::string{key}, why, wrong_usage);
    }

    [[noreturn]] void missing(const toml::node &in, std::string_view key, const char *what) const {
        place where = place_of(in);
        if (where.line == 0) where = {1, 1};
        refuse(where, key, fmt::format("it is missing: {}", what));
    }

    std::string below(const std::string &path) const { return (folder_ / path).string(); }

    void expect_keys(const toml::table &in, std::initializer_list<std::string_view> known) const {
        for (const auto &[key, value] : in)
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

    /// A string that must not be empty; an empty text where there is none.
    placed placed_at(const toml::table &in, std::string_view key) const {
        const toml::node *const found = in.get(key);
        if (found == nullptr) return {};
        placed result{text_of(*found, key), place_of(*found)};
        if (result.text.empty()) refuse(result.where, key, "it must not be empty");
        return result;
    }

    bool flag_at(const toml::table &in, std::string_view key) const {
        const toml::node *const found = in.get(key);
        if (found == nullptr) return false;
        const toml::value<bool> *const flag = found->as_boolean();
        if (flag == nullptr) refuse(place_of(*found), key, "true or false belongs here");
        return flag->get();
    }

    std::vector<placed> texts_at(const toml::table &in, std::string_view key) const {
        std::vector<placed> result;
        const toml::node *const found = in.get(key);
        if (found == nullptr) return result;
        const toml::array *const texts = found->as_array();
        if (texts == nullptr)
            refuse(place_of(*found), key, "strings in [ and ] belong here, with commas between");
        for (const toml::node &each : *texts)
            result.push_back({text_of(each, key), place_of(each)});
        return result;
    }

    /// A name that nothing before it has.
    template <typename Named>
    std::string name_of(const toml::table &one, const std::vector<Named> &before) const {
        const placed found = placed_at(one, "name");
        if (found.text.empty()) missing(one, "name", "results are told apart by it");
        const bool readable =
            found.text.size() <= most_name &&
            std::none_of(found.text.begin(), found.text.end(), [](char letter) {
                return static_cast<unsigned char>(letter) < ' ' || letter == '\x7f';
            });
        if (!readable)
            refuse(found.where, "name",
                   fmt::format("up to {} letters on one line belong here", most_name));
        for (const Named &each : before)
            if (each.name == found.text)
                refuse(found.where, "name", in_quotes(found.text) + " is given twice");
        return found.text;
    }

    /// A number from 1 to `most`; `otherwise` where there is none.
    std::int64_t number_at(const toml::table &in, std::string_view key, std::int64_t most,
                           std::int64_t otherwise) const {
        const toml::node *const found = in.get(key);
        if (found == nullptr) return otherwise;
        const toml::value<std::int64_t> *const number = found->as_integer();
        if (number == nullptr || number->get() < 1 || number->get() > most)
            refuse(place_of(*found), key, fmt::format("a number from 1 to {} belongs here", most));
        return number->get();
    }

    template <typename Function>
    void each_table(std::string_view key, Function &&read_one) const {
        const toml::node *const found = all_.get(key);
        if (found == nullptr) missing(all_, key, fmt::format("a table below [[{}]]", key).c_str());
        const toml::array *const tables = found->as_array();
        if (tables == nullptr)
            refuse(place_of(*found), key, fmt::format("it stands below [[{}]]", key));
        if (tables->empty()) refuse(place_of(*found), key, "at least one belongs here");
        for (const toml::node &each : *tables) {
            const toml::table *const table = each.as_table();
            if (table == nullptr)
                refuse(place_of(each), key, fmt::format("it stands below [[{}]]", key));
            read_one(*table);
        }
    }

    void read_program(const toml::table &one) {
        expect_keys(one, {"name", "command", "folder", "environment"});
        asked_program result;
        result.name = name_of(one, asked_.programs);
        for (const placed &each : texts_at(one, "command"))
            result.command.push_back(each.text);
        if (result.command.empty() || result.command.front().empty())
            missing(one, "command", "the program and its arguments, as in [\"ls\", \"-l\"]");
        const placed folder = placed_at(one, "folder");
        result.around.folder = folder.text.empty() ? folder_.string() : below(folder.text);
        if (!folder.text.empty() && !std::filesystem::is_directory(result.around.folder))
            refuse(folder.where, "folder", "there is no folder " + in_quotes(folder.text));
        if (const toml::node *const found = one.get("environment")) {
            const toml::table *const variables = found->as_table();
            if (variables == nullptr)
                refuse(place_of(*found), "environment",
                       "variables belong here, as in { LC_ALL = \"C\" }");
            for (const auto &[key, value] : *variables) {
                if (key.str().empty() || key.str().find_first_of({"=\0", 2}) != key.str().npos)
                    refuse(place_of(key.source()), "environment",
                           in_quotes(key.str()) + " is no name of a variable");
                result.around.environment.emplace_back(key.str(), text_of(value, "environment"));
            }
        }
        asked_.programs.push_back(result);
    }

    void read_group(const toml::table &one) {
        expect_keys(one, {"name", "choices", "metrics", "summary"});
        asked_group result;
        result.name = name_of(one, asked_.groups);
        result.where = place_of(one);
        result.choices = texts_at(one, "choices");
        result.metrics_from = result.choices.size();
        for (placed each : texts_at(one, "metrics")) {
            each.text.insert(0, "metric:");
            result.choices.push_back(each);
        }
        result.summary = flag_at(one, "summary");
        if (result.choices.empty() && !result.summary)
            missing(one, "choices", "give choices, metrics, or summary = true");
        asked_.groups.push_back(result);
    }

    void read_sampling(const toml::table &one) {
        expect_keys(one, {"name", "kind", "choice", "period", "random"});
        asked_sampling result;
        result.name = name_of(one, asked_.samplings);
        result.where = place_of(one);
        for (const asked_group &group : asked_.groups)
            if (group.name == result.name)
                refuse(result.where, "name", in_quotes(result.name) + " is the name of a group");
        const placed kind = placed_at(one, "kind");
        if (kind.text.empty()) missing(one, "kind", "\"op\", \"fetch\" or \"precise\"");
        if (kind.text != "op" && kind.text != "fetch" && kind.text != "precise")
            refuse(kind.where, "kind", "op, fetch or precise, not " + in_quotes(kind.text));
        result.kind = kind.text;
        result.choice = placed_at(one, "choice").text;
        result.period = static_cast<std::uint64_t>(number_at(one, "period", most_period, 0));
        result.random = static_cast<unsigned>(number_at(one, "random", most_random, 0));
        asked_.samplings.push_back(result);
    }

    const toml::table &all_;
    std::filesystem::path folder_;
    asked_experiment asked_;
};

} // namespace

asked_experiment read_text(const named_text &from) {
    try {
        const toml::table all =
            toml::parse(std::string_view{from.text}, std::string_view{from.name});
        return reader{from.name, all}.read();
    } catch (const toml::parse_error &error) {
        asked_experiment nothing;
        nothing.file = from.name;
        nothing.complain_at(place_of(error.source()), "", sentence_of(error.description()),
                            wrong_usage);
    }
}

asked_experiment read_file(const std::string &file) {
    return read_text({file, text_of_file(file, most_bytes)});
}

} // namespace msrpp::experiment
