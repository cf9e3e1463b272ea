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

// --- register values as choices -----------------------------------------------------------------

/// The qualifiers of a choice, which stand behind its event and masks.
std::string qualifiers_of(std::string_view choice) {
    constexpr std::string_view begins[] = {
        "user",       "kernel",    "thread=",   "thr=",     "edge",
        "complement", "overflow=", "force_ovf", "cascade=", "disputed"};
    std::string result;
    for (std::size_t at = choice.find(':'); at != choice.npos;) {
        const std::size_t end = std::min(choice.find(':', at + 1), choice.size());
        const std::string_view piece = choice.substr(at + 1, end - at - 1);
        if (std::any_of(std::begin(begins), std::end(begins),
                        [&](std::string_view begin) { return piece.starts_with(begin); }))
            result += fmt::format(":{}", piece);
        at = end == choice.size() ? choice.npos : end;
    }
    return result;
}

/// A counter in the JSON of `explain`.
struct told_count {
    json object;
    std::string escr;
    std::string choice;
};

std::vector<told_count> counts_in(const family_explanation &told) {
    std::vector<told_count> result;
    for (const statement &one : told.counts)
        result.push_back({one.object, one.object.at("escr"), one.object.at("choice")});
    return result;
}

/// The choice that counts at retirement what one register or event tags.
std::string choice_of_tagged(const told_count &one) {
    const json &by = one.object.at("fed_by").at(0);
    const std::string behind = qualifiers_of(one.choice);
    if (by.contains("metric"))
        return fmt::format("metric:{}{}", by.at("metric").get<std::string>(), behind);
    const std::string event = by.value("event", "");
    if (event.empty()) return {};
    if (by.contains("tag"))
        return fmt::format("{}:tag={}{}", event, by.at("tag").get<int>(), behind);
    return event + ":at_retirement" + behind;
}

/// The choices of counters and what tags for them: equal for values that count the same, whatever
/// the counters.
std::multiset<std::string> meaning_of(const std::vector<told_count> &counts) {
    std::multiset<std::string> result;
    for (const told_count &one : counts) {
        std::string text = one.choice;
        for (const json &by : one.object.at("fed_by"))
            text += "|" + by.value("event", "") + "|" + by.value("metric", "");
        result.insert(text);
    }
    return result;
}

bool counts_tags(std::string_view choice) {
    return choice.starts_with("front_end_event:") || choice.starts_with("execution_event:") ||
           choice.starts_with("replay_event:");
}

/// Without counters that only tag for others.
std::vector<told_count> counting_themselves(std::vector<told_count> counts) {
    std::set<std::string> taggers;
    for (const told_count &one : counts)
        for (const json &by : one.object.at("fed_by"))
            taggers.insert(by.at("register").get<std::string>());
    counts.erase(
        std::remove_if(counts.begin(), counts.end(),
                       [&](const told_count &one) { return taggers.count(one.escr) != 0; }),
        counts.end());
    return counts;
}

/// The values that a plan leaves in registers.
asked_values values_of_plan(const family_plan &plan) {
    asked_values result;
    for (const named_family_write *const each : start_state(plan)) {
        const auto before = std::find_if(
            result.registers.begin(), result.registers.end(),
            [&](const family_value &one) { return one.address == each->what.address; });
        if (before == result.registers.end())
            result.registers.push_back({each->what.address, each->what.value, each->register_name});
        else
            before->value = each->what.value;
    }
    return result;
}

// --- perfex -------------------------------------------------------------------------------------

/// The parts of a perfex command line.
struct perfex_line {
    std::vector<std::string> settings; ///< as `explain` takes them
    std::vector<std::string> command;
    std::string pebs_enable;
    std::string pebs_matrix_vert;
};

perfex_line perfex_of(std::string_view line, bool is_pentium4) {
    perfex_line result;
    const std::vector<std::string> words = words_in(line);
    std::size_t at = !words.empty() && words[0].substr(words[0].rfind('/') + 1) == "perfex" ? 1 : 0;
    std::string ignored;
    struct option {
        const char *name;
        std::string *into; ///< null: a setting
    };
    const option options[] = {{"-e", nullptr},
                              {"--event", nullptr},
                              {"--p4pe", &result.pebs_enable},
                              {"--p4_pebs_enable", &result.pebs_enable},
                              {"--p4pmv", &result.pebs_matrix_vert},
                              {"--p4_pebs_matrix_vert", &result.pebs_matrix_vert},
                              {"-o", &ignored},
                              {"--output", &ignored}};
    for (; at < words.size() && words[at].starts_with("-"); ++at) {
        const std::size_t equals = words[at].find('=');
        const std::string name = words[at].substr(0, equals);
        const auto known = std::find_if(std::begin(options), std::end(options),
                                        [&](const option &one) { return one.name == name; });
        if (known == std::end(options))
            complain(wrong_usage, fmt::format("experiment: --import-perfex: word {}: perfex counts "
                                              "with no option {}",
                                              at + 1, in_quotes(name)));
        if (equals == std::string::npos && ++at == words.size())
            complain(wrong_usage, fmt::format("experiment: --import-perfex: a value is missing "
                                              "behind {}",
                                              in_quotes(name)));
        const std::string value =
            equals == std::string::npos ? words[at] : words[at].substr(equals + 1);
        if (known->into != nullptr)
            *known->into = value;
        else if (value.find('@') == value.npos && is_pentium4)
            complain(wrong_usage,
                     fmt::format("experiment: --import-perfex: word {}: {}: a setting of the "
                                 "Pentium 4 is as 0x3b000/0x1200020c@12; say with --cpu what other "
                                 "processor it is",
                                 at + 1, in_quotes(value)));
        else
            result.settings.push_back(value);
    }
    result.command.assign(words.begin() + static_cast<std::ptrdiff_t>(at), words.end());
    if (result.settings.empty())
        complain(wrong_usage, "experiment: --import-perfex: there is no -e with a setting");
    if (result.command.empty())
        complain(wrong_usage, "experiment: --import-perfex: the command is missing");
    return result;
}

// --- the file -----------------------------------------------------------------------------------

/// A string of TOML.
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

output file_of(const family &of, const imported_experiment &what, const import_line &given) {
    output out;
    append_line(out, "# from " + on_one_line(what.from));
    append_line(out, "output = \"results\"");
    append_line(out, "cpu = " + in_toml(of.name));
    if (of.name == pentium4_name) append_line(out, "model = " + in_toml(given.model));
    if (given.hyper_threading) append_line(out, "hyper_threading = true");
    append_line(out, "repeats = 1");
    for (const imported_program &one : what.programs) {
        append_line(out, "\n[[program]]\nname = " + in_toml(one.name));
        append_line(out, "command = [" + joined(one.command, ", ", in_toml) + "]");
    }
    for (const imported_group &one : what.groups) {
        append_line(out, "\n[[group]]\nname = " + in_toml(one.name) + "\nchoices = [");
        for (const imported_choice &each : one.choices)
            append_line(out, "    " + in_toml(each.choice) + "," +
                                 (each.remark.empty() ? "" : " # " + on_one_line(each.remark)));
        append_line(out, "]");
    }
    for (const imported_sampling &one : what.samplings) {
        append_line(out, "\n[[sampling]]\nname = " + in_toml(one.name) + "\nkind = \"precise\"");
        append_line(out, "choice = " + in_toml(one.choice));
        append_line(out, fmt::format("period = {}", one.period));
        for (const std::string &remark : one.remarks)
            append_line(out, "# " + on_one_line(remark));
    }
    return out;
}

} // namespace

std::vector<std::string> choices_for(const family &of, const asked_values &values) {
    const family_explanation told = of.explain(of, values);
    if (!told.broken.empty()) complain(rule_broken, whole_sentence(told.broken.front()));
    const std::vector<told_count> counts = counting_themselves(counts_in(told));
    if (counts.empty()) complain(rule_broken, "these values count nothing");
    std::vector<std::string> choices;
    for (const told_count &one : counts) {
        const std::size_t feeds = one.object.at("fed_by").size();
        if (feeds == 0 && counts_tags(one.choice))
            complain(rule_broken, in_quotes(one.choice) + ": nothing tags uops for it");
        const std::string choice = feeds == 0   ? one.choice
                                   : feeds == 1 ? choice_of_tagged(one)
                                                : "";
        if (choice.empty())
            complain(rule_broken,
                     in_quotes(one.choice) + ": several events tag for it; no choice has that");
        choices.push_back(choice);
    }
    const family_plan plan = of.plan(of, choices);
    const std::vector<told_count> again =
        counting_themselves(counts_in(of.explain(of, values_of_plan(plan))));
    if (meaning_of(again) != meaning_of(counts))
        complain(rule_broken,
                 "no choice of msrpp counts exactly what these values count: nearest is " +
                     in_quotes(fmt::format("{}", fmt::join(choices, " "))));
    return choices;
}

imported_experiment read_perfex(const family &of, const std::vector<std::string> &lines) {
    imported_experiment result{"perfex", {}, {}, {}};
    const bool is_pentium4 = of.name == pentium4_name;
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
        asked_values asked;
        try {
            if (!is_pentium4) {
                group.choices = select_choices_for(of, read.settings);
                result.groups.push_back(group);
                continue;
            }
            asked = values_of(values, of);
            constexpr std::uint32_t pebs_enable = 0x3f1;
            constexpr std::uint64_t samples = 1 << 25; // perfex's driver clears it, too
            for (family_value &one : asked.registers)
                if (one.address == pebs_enable) one.value &= ~samples;
            for (const std::string &choice : choices_for(of, asked))
                group.choices.push_back({choice, ""});
        } catch (const complaint &why) {
            complain(why.status,
                     "experiment: --import-perfex: " +
                         (why.line.starts_with("explain: ") ? why.line.substr(9) : why.line));
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

void add_options(support::command &to, import_line &into) {
    to.add_option("--import-brink", into.brink,
                  "write the experiments of brink & abyss as such a file: CONFIG.xml "
                  "EXPERIMENT.xml")
        .expect(1, 2); // import() says what is missing
    to.add_option("--import-perfex", into.perfex,
                  "write a command line of perfex as such a file; may be given again")
        .take_single_words();
    to.add_option("-o,--output", into.output_file,
                  "where what is imported is written; standard output by default");
    to.add_option("--cpu", into.cpu,
                  "of perfex: the processor, such as piii; a pentium4 by default");
    to.add_option("--model", into.model, "of an import: CPUID model of the pentium4 (2)");
    to.add_flag("--ht", into.hyper_threading, "of an import: with Hyper-Threading");
}

int import(const import_line &given) {
    if (!given.brink.empty() && !given.perfex.empty())
        complain(wrong_usage, "experiment: import from brink or from perfex, not from both");
    if (given.brink.size() == 1)
        complain(wrong_usage, "experiment: --import-brink takes two files, the configuration and "
                              "the experiments; behind " +
                                  given.brink[0] + " the second is missing");
    target_options processor;
    processor.asked = given.cpu.empty() ? pentium4_name : given.cpu;
    processor.cpu = cpu_named(processor.asked);
    if (processor.cpu == pentium4_name)
        processor.model = given.model;
    else if (!given.brink.empty())
        complain(wrong_usage, "experiment: brink & abyss are for the Pentium 4, without --cpu");
    processor.hyper_threading = given.hyper_threading;
    const family of = asked_family(processor);
    const imported_experiment what = given.perfex.empty()
                                         ? read_brink(of, given.brink[0], given.brink[1])
                                         : read_perfex(of, given.perfex);
    output out = file_of(of, what, given);
    if (given.output_file.empty() || given.output_file == "-")
        flush(out);
    else
        write_whole(given.output_file, {out.data(), out.size()});
    return 0;
}

} // namespace msrpp::experiment
