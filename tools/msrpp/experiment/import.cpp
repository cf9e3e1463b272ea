#include "import.hpp"

#include "store.hpp"

#include "../../support/complaint.hpp"
#include "../../support/output.hpp"
#include "../../support/text.hpp"
#include "../choices/cpu_aliases.hpp"
#include "../explain/explain_input.hpp"
#include "../printed.hpp"
#include "../settings.hpp"

#include "../../support/command_line.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp::experiment {

namespace {

// --- conversion of register values to texts that request events ----------------------------------

/// Returns the qualifiers of a requested event, which stand behind the event and its masks.
std::string qualifiers_of(std::string_view choice) {
    constexpr std::string_view begins[] = {
        "user",       "kernel",    "thread=",   "thr=",     "edge",
        "complement", "overflow=", "force_ovf", "cascade=", "disputed"};
    std::string result;
    for (std::size_t position = choice.find(':'); position != choice.npos;) {
        const std::size_t end = std::min(choice.find(':', position + 1), choice.size());
        const std::string_view piece = choice.substr(position + 1, end - position - 1);
        if (std::any_of(std::begin(begins), std::end(begins),
                        [&](std::string_view begin) { return piece.starts_with(begin); }))
            result += fmt::format(":{}", piece);
        position = end == choice.size() ? choice.npos : end;
    }
    return result;
}

/// A counter in the JSON of `explain`: the text (choice) that requests the counted event, and the
/// text of the event that tags micro-ops for the counter.
struct count_entry {
    json object;
    std::string escr;
    std::string choice;
};

std::vector<count_entry> counts_in(const family_explanation &report) {
    std::vector<count_entry> result;
    for (const statement &statement : report.counts)
        result.push_back(
            {statement.object, statement.object.at("escr"), statement.object.at("choice")});
    return result;
}

/// Returns the text that requests a count at retirement of what a register or event tags.
std::string choice_of_tagged(const count_entry &count) {
    const json &name = count.object.at("fed_by").at(0);
    const std::string arguments = qualifiers_of(count.choice);
    if (name.contains("metric"))
        return fmt::format("metric:{}{}", name.at("metric").get<std::string>(), arguments);
    const std::string event = name.value("event", "");
    if (event.empty()) return {};
    if (name.contains("tag"))
        return fmt::format("{}:tag={}{}", event, name.at("tag").get<int>(), arguments);
    return event + ":at_retirement" + arguments;
}

/// Returns the texts of the events that counters count, and of the events that tag: equal for
/// values that count the same, whatever counters the values use.
std::multiset<std::string> meaning_of(const std::vector<count_entry> &counts) {
    std::multiset<std::string> result;
    for (const count_entry &count : counts) {
        std::string text = count.choice;
        for (const json &name : count.object.at("fed_by"))
            text += "|" + name.value("event", "") + "|" + name.value("metric", "");
        result.insert(text);
    }
    return result;
}

bool counts_tags(std::string_view choice) {
    return choice.starts_with("front_end_event:") || choice.starts_with("execution_event:") ||
           choice.starts_with("replay_event:");
}

/// Returns the counters without those that only tag for other counters.
std::vector<count_entry> counting_themselves(std::vector<count_entry> counts) {
    std::set<std::string> taggers;
    for (const count_entry &count : counts)
        for (const json &name : count.object.at("fed_by"))
            taggers.insert(name.at("register").get<std::string>());
    counts.erase(
        std::remove_if(counts.begin(), counts.end(),
                       [&](const count_entry &count) { return taggers.count(count.escr) != 0; }),
        counts.end());
    return counts;
}

/// Returns the values that a plan leaves in registers.
explain_arguments values_of_plan(const family_plan &plan) {
    explain_arguments result;
    for (const named_family_write *const write : start_state(plan)) {
        const auto previous = std::find_if(
            result.registers.begin(), result.registers.end(),
            [&](const family_value &value) { return value.address == write->what.address; });
        if (previous == result.registers.end())
            result.registers.push_back(
                {write->what.address, write->what.value, write->register_name});
        else
            previous->value = write->what.value;
    }
    return result;
}

// --- command lines of perfex as experiments ------------------------------------------------------

/// The parts of a perfex command line.
struct perfex_line {
    std::vector<std::string> settings; ///< registers and values, in the syntax of `explain`
    std::vector<std::string> command;
    std::string pebs_enable;
    std::string pebs_matrix_vert;
};

perfex_line perfex_of(std::string_view line, bool is_pentium4) {
    perfex_line result;
    const std::vector<std::string> words = words_in(line);
    std::size_t position =
        !words.empty() && words[0].substr(words[0].rfind('/') + 1) == "perfex" ? 1 : 0;
    std::string ignored;
    struct option {
        const char *name;
        /// The text that the option's value goes to; null: the value is a setting.
        std::string *destination;
    };
    const option options[] = {{"-e", nullptr},
                              {"--event", nullptr},
                              {"--p4pe", &result.pebs_enable},
                              {"--p4_pebs_enable", &result.pebs_enable},
                              {"--p4pmv", &result.pebs_matrix_vert},
                              {"--p4_pebs_matrix_vert", &result.pebs_matrix_vert},
                              {"-o", &ignored},
                              {"--output", &ignored}};
    for (; position < words.size() && words[position].starts_with("-"); ++position) {
        const std::size_t equals = words[position].find('=');
        const std::string name = words[position].substr(0, equals);
        const auto known = std::find_if(std::begin(options), std::end(options),
                                        [&](const option &entry) { return entry.name == name; });
        if (known == std::end(options))
            complain(wrong_usage, fmt::format("experiment: --import-perfex: word {}: perfex counts "
                                              "with no option {}",
                                              position + 1, in_quotes(name)));
        if (equals == std::string::npos && ++position == words.size())
            complain(wrong_usage, fmt::format("experiment: --import-perfex: a value is missing "
                                              "behind {}",
                                              in_quotes(name)));
        const std::string value =
            equals == std::string::npos ? words[position] : words[position].substr(equals + 1);
        if (known->destination != nullptr)
            *known->destination = value;
        else if (value.find('@') == value.npos && is_pentium4)
            complain(wrong_usage,
                     fmt::format("experiment: --import-perfex: word {}: {}: a setting of the "
                                 "Pentium 4 is as 0x3b000/0x1200020c@12; say with --cpu what other "
                                 "processor it is",
                                 position + 1, in_quotes(value)));
        else
            result.settings.push_back(value);
    }
    result.command.assign(words.begin() + static_cast<std::ptrdiff_t>(position), words.end());
    if (result.settings.empty())
        complain(wrong_usage, "experiment: --import-perfex: there is no -e with a setting");
    if (result.command.empty())
        complain(wrong_usage, "experiment: --import-perfex: the command is missing");
    return result;
}

// --- text of the experiment's file ---------------------------------------------------------------

/// Returns a text as a string of TOML.
std::string in_toml(std::string_view text) {
    std::string result = "\"";
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        if (letter == '"' || letter == '\\')
            (result += '\\') += letter;
        else if (byte < ' ' || byte == 0x7f)
            result += fmt::format("\\u{:04x}", byte);
        else
            result += letter;
    }
    return result + '"';
}

std::string on_one_line(std::string_view text) {
    std::string result;
    for (const char letter : text)
        result += static_cast<unsigned char>(letter) < ' ' || letter == '\x7f' ? ' ' : letter;
    return result;
}

output file_of(const family &identity, const imported_experiment &experiment,
               const import_line &options) {
    output out;
    append_line(out, "# from " + on_one_line(experiment.from));
    append_line(out, "output = \"results\"");
    append_line(out, "cpu = " + in_toml(identity.name));
    if (identity.name == pentium4_name) append_line(out, "model = " + in_toml(options.model));
    if (options.hyper_threading) append_line(out, "hyper_threading = true");
    append_line(out, "repeats = 1");
    for (const imported_program &program : experiment.programs) {
        append_line(out, "\n[[program]]\nname = " + in_toml(program.name));
        append_line(out, "command = [" + joined(program.command, ", ", in_toml) + "]");
    }
    for (const imported_group &group : experiment.groups) {
        append_line(out, "\n[[group]]\nname = " + in_toml(group.name) + "\nchoices = [");
        for (const imported_choice &choice : group.choices)
            append_line(out, "    " + in_toml(choice.choice) + "," +
                                 (choice.remark.empty() ? "" : " # " + on_one_line(choice.remark)));
        append_line(out, "]");
    }
    for (const imported_sampling &sampling : experiment.samplings) {
        append_line(out,
                    "\n[[sampling]]\nname = " + in_toml(sampling.name) + "\nkind = \"precise\"");
        append_line(out, "choice = " + in_toml(sampling.choice));
        append_line(out, fmt::format("period = {}", sampling.period));
        for (const std::string &remark : sampling.remarks)
            append_line(out, "# " + on_one_line(remark));
    }
    return out;
}

} // namespace

std::vector<std::string> choices_for(const family &identity, const explain_arguments &values) {
    const family_explanation report = identity.explain(identity, values);
    if (!report.broken.empty()) complain(rule_broken, whole_sentence(report.broken.front()));
    const std::vector<count_entry> counts = counting_themselves(counts_in(report));
    if (counts.empty()) complain(rule_broken, "these values count nothing");
    std::vector<std::string> choices;
    for (const count_entry &count : counts) {
        const std::size_t feeds = count.object.at("fed_by").size();
        if (feeds == 0 && counts_tags(count.choice))
            complain(rule_broken, in_quotes(count.choice) + ": nothing tags uops for it");
        const std::string choice = feeds == 0   ? count.choice
                                   : feeds == 1 ? choice_of_tagged(count)
                                                : "";
        if (choice.empty())
            complain(rule_broken,
                     in_quotes(count.choice) + ": several events tag for it; no choice has that");
        choices.push_back(choice);
    }
    const family_plan plan = identity.plan(identity, choices);
    const std::vector<count_entry> again =
        counting_themselves(counts_in(identity.explain(identity, values_of_plan(plan))));
    if (meaning_of(again) != meaning_of(counts))
        complain(rule_broken,
                 "no choice of msrpp counts exactly what these values count: nearest is " +
                     in_quotes(fmt::format("{}", fmt::join(choices, " "))));
    return choices;
}

imported_experiment read_perfex(const family &identity, const std::vector<std::string> &lines) {
    imported_experiment result{"perfex", {}, {}, {}};
    const bool is_pentium4 = identity.name == pentium4_name;
    for (const std::string &line : lines) {
        const perfex_line read = perfex_of(line, is_pentium4);
        if (!is_pentium4 && !(read.pebs_enable + read.pebs_matrix_vert).empty())
            complain(wrong_usage, "experiment: --import-perfex: --p4pe and --p4pmv are registers "
                                  "of the Pentium 4");
        if (result.programs.empty())
            result.programs.push_back({"program", read.command});
        else if (result.programs.front().command != read.command)
            complain(wrong_usage, "experiment: --import-perfex: lines of different commands: an "
                                  "experiment runs each program with each group, so import them "
                                  "apart");
        const explain_options values{.format = {},
                                     .file = {},
                                     .p4pe = read.pebs_enable,
                                     .p4pmv = read.pebs_matrix_vert,
                                     .values = read.settings};
        imported_group group{fmt::format("perfex {}", result.groups.size() + 1), {}};
        explain_arguments explain_arguments;
        try {
            if (!is_pentium4) {
                group.choices = select_choices_for(identity, read.settings);
                result.groups.push_back(group);
                continue;
            }
            explain_arguments = values_of(values, identity);
            constexpr std::uint32_t pebs_enable = 0x3f1;
            // bit 25 of IA32_PEBS_ENABLE requests samples; perfex's driver clears the bit, too
            constexpr std::uint64_t samples = 1 << 25;
            for (family_value &value : explain_arguments.registers)
                if (value.address == pebs_enable) value.value &= ~samples;
            for (const std::string &choice : choices_for(identity, explain_arguments))
                group.choices.push_back({choice, ""});
        } catch (const complaint &problem) {
            complain(problem.status,
                     "experiment: --import-perfex: " + (problem.line.starts_with("explain: ")
                                                            ? problem.line.substr(9)
                                                            : problem.line));
        }
        result.groups.push_back(group);
    }
    return result;
}

std::vector<std::string> words_in(std::string_view line) {
    std::vector<std::string> words;
    char quote = 0;
    bool in_word = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char letter = line[i];
        const bool escapes = letter == '\\' && quote != '\'' && i + 1 < line.size();
        if (quote == 0 && (letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r')) {
            in_word = false;
            continue;
        }
        if (!in_word) words.emplace_back();
        in_word = true;
        if (escapes)
            words.back() += line[++i];
        else if (quote != 0 && letter == quote)
            quote = 0;
        else if (quote == 0 && (letter == '"' || letter == '\''))
            quote = letter;
        else
            words.back() += letter;
    }
    if (quote != 0) complain(wrong_usage, "a quote is not closed: " + in_quotes(line));
    return words;
}

void add_options(support::command &destination, import_line &line) {
    destination
        .add_option("--import-brink", line.brink,
                    "write the experiments of brink & abyss as such a file: CONFIG.xml "
                    "EXPERIMENT.xml")
        .expect(1, 2); // import() complains about a missing argument
    destination
        .add_option("--import-perfex", line.perfex,
                    "write a command line of perfex as such a file; may be given again")
        .take_single_words();
    destination.add_option("-o,--output", line.output_file,
                           "where what is imported is written; standard output by default");
    destination.add_option("--cpu", line.cpu,
                           "of perfex: the processor, such as piii; a pentium4 by default");
    destination.add_option("--model", line.model, "of an import: CPUID model of the pentium4 (2)");
    destination.add_flag("--ht", line.hyper_threading, "of an import: with Hyper-Threading");
}

int import(const import_line &options) {
    if (!options.brink.empty() && !options.perfex.empty())
        complain(wrong_usage, "experiment: import from brink or from perfex, not from both");
    if (options.brink.size() == 1)
        complain(wrong_usage, "experiment: --import-brink takes two files, the configuration and "
                              "the experiments; behind " +
                                  options.brink[0] + " the second is missing");
    target_options processor;
    processor.cpu_text = options.cpu.empty() ? pentium4_name : options.cpu;
    processor.cpu = cpu_named(processor.cpu_text);
    if (processor.cpu == pentium4_name)
        processor.model = options.model;
    else if (!options.brink.empty())
        complain(wrong_usage, "experiment: brink & abyss are for the Pentium 4, without --cpu");
    processor.hyper_threading = options.hyper_threading;
    const family identity = family_of_options(processor);
    const imported_experiment experiment =
        options.perfex.empty() ? read_brink(identity, options.brink[0], options.brink[1])
                               : read_perfex(identity, options.perfex);
    output out = file_of(identity, experiment, options);
    if (options.output_file.empty() || options.output_file == "-")
        flush(out);
    else
        write_whole(options.output_file, {out.data(), out.size()});
    return 0;
}

} // namespace msrpp::experiment
