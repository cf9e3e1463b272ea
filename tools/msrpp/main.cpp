// msrpp: the rules of the performance-monitoring registers for the shell.
#include "../support/complaint.hpp"
#include "../support/output.hpp"
#include "choices/choice_syntax.hpp"
#include "choices/cpu_aliases.hpp"
#include "choices/events_file.hpp"
#include "choices/suggest.hpp"
#include "commands.hpp"
#include "completion.hpp"
#include "detect/native.hpp"
#include "experiment/experiment.hpp"
#include "export/export.hpp"
#include "formats.hpp"
#include "machine.hpp"
#include "partition/partition.hpp"
#include "profile.hpp"
#include "rdt.hpp"
#include "run/run.hpp"

#include "../support/command_line.hpp"

#include <msrpp_version.hpp>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <exception>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

/// A command for a single processor.
struct command {
    const char *name{};
    int (*run)(const msrpp::command_line &, const msrpp::family &){};
};

constexpr command commands[] = {
    {"list", msrpp::list},
    {"encode", msrpp::encode},
    {"explain", msrpp::explain},
    {"export", msrpp::export_registers},
};

constexpr const char *status_help =
    "Exit status: 0 done; 1 a rule is broken, or input or output failed; 2 wrong usage.";

/// An option whose value must not be empty: that would be the same as no option.
void add_option(support::command &to, const char *name, std::string &into,
                const std::string &description) {
    const auto complaint_about = [](const std::string &value) {
        return std::string{value.empty() ? "a value is missing" : ""};
    };
    to.add_option(name, into, description).check(complaint_about);
}

void add_target_options(support::command &to, msrpp::command_line &line) {
    add_option(to, "--cpu", line.cpu,
               "processor family: what 'msrpp cpus' names, or native (the default), which is this\n"
               "processor");
    add_option(
        to, "--cpuid", line.cpuid,
        "for detect and --cpu native another machine: a file that 'cpuid --raw' wrote there; "
        "- is standard input");
    add_option(
        to, "--events", line.events_file,
        "events that are known for the processor, too: a table that 'msrpp import' writes or "
        "takes;\n- is standard input");
    add_option(to, "--model", line.model, "CPUID model of a pentium4; without it, every one");
    to.add_flag("--ht", line.hyper_threading, "a pentium4 with Hyper-Threading");
}

support::command &add_command(support::command &app, msrpp::command_line &line, const char *name,
                              const char *description, const std::string &formats) {
    support::command &result = app.add_command(name, description);
    add_target_options(result, line);
    add_option(result, "--format", line.format, formats);
    result.set_footer(status_help);
    return result;
}

/// The formats of a command, for help.
template <typename Function>
std::string formats_of(Function msrpp::output_format::*command) {
    return msrpp::names_for_help(msrpp::formats_with(command));
}

void add_import(support::command &app, msrpp::import_line &line) {
    support::command &import = app.add_command(
        "import", "a table of events as a header of the library, or as a table for --events");
    import.add_option("TABLE", line.files, "the tables; - is standard input").require();
    import.add_option("--list", line.list, "of a header: the namespace of the list, such as spr");
    import.add_option("--processor", line.processor,
                      "of a header: its name in the table of processors");
    import.add_flag("--table", line.table, "write a table, as --events takes it, and no header");
    import.add_option("--text", line.text, "the processor for people");
    import.add_flag("--limits", line.limits,
                    "write only which counters may count an event by its numbers");
    import.add_flag("--offcore", line.offcore, "the table has off-core responses");
    import.add_option("--metrics", line.metrics,
                      "metrics over the events, JSON or a table: write these, not the events");
    import.add_option("--offcore-table", line.offcore_table,
                      "off-core responses that metrics count, too; with --offcore only those");
    import.add_option("--base", line.base,
                      "the table of a list that has equal events: the header has only the others");
    import.add_option("--base-list", line.base_list, "the namespace of that list");
    import.add_option("--base-processor", line.base_processor, "its name among processors");
    import.add_option("--base-metrics", line.base_metrics,
                      "metrics over the events of that list: the header has only the others");
    import.add_option("--base-offcore-table", line.base_offcore_table,
                      "off-core responses that those metrics count, too");
    import
        .add_option("--sharer", line.sharers,
                    "PROCESSOR=TABLE of a list whose base this is; may be given 8 times")
        .take_all();
    import.set_footer(status_help);
}

void add_partition(support::command &app, msrpp::partition::line &line) {
    msrpp::partition::add_options(
        app.add_command(msrpp::partition::name,
                        "which ways of a cache applications should have, from their curves"),
        line);
}

void add_commands(support::command &app, msrpp::command_line &line) {
    using msrpp::output_format;
    const std::string common = formats_of(&output_format::list);
    add_command(app, line, "cpus", "the processor families that are known", common)
        .set_footer(
            "Other names that --cpu takes, in any case, with _ or - or nothing between words:\n" +
            msrpp::cpu_alias_lines() + status_help);

    support::command &list =
        add_command(app, line, "list", "what can be counted, and how sure that is", common);
    list.add_option("PATTERN", line.arguments,
                    "part of a name, a glob of * and ?, or the name of an ESCR or counter")
        .expect(0, 1);
    add_option(list, "--counter", line.events.counter,
               "events that this counter may count: its name, or its number");
    add_option(list, "--msr", line.events.beside,
               "events that need this register beside their select: its name, or its address");
    list.add_flag("--pebs", line.events.precise, "events that can be sampled precisely");
    list.add_flag("--simulated", line.simulated, "events that 'msrpp machine' counts");
    list.add_flag("--errata", line.events.errata, "events that have errata");
    list.add_flag("--deprecated", line.events.outdated, "deprecated events");
    list.add_flag("--no-deprecated", line.events.current, "events that are not deprecated")
        .exclude("--deprecated");

    support::command &encode =
        add_command(app, line, "encode", "the register writes of a plan",
                    formats_of(&output_format::encode) + "; with --each only csv");
    encode.add_option("CHOICE", line.arguments, "what to count, all of it at the same time");
    encode.add_flag(
        "--each", line.each,
        "every line of standard input is a plan of its own; blanks separate its choices");
    add_option(encode, "--on", line.on_cpu, "the logical CPU that wrmsr writes to; 0 by default");

    support::command &explain =
        add_command(app, line, "explain", "what register values say", common);
    explain.add_option("REG=VALUE", line.arguments,
                       "a register by name or address, and its value: 0x3a0=0x18020e04; or a\n"
                       "perfex setting CCCR/ESCR@COUNTER; or a word of Linux's perf: r and digits");
    explain.add_option("--file", line.file,
                       "lines of an address and a value, or of the above; - is standard input");
    explain.add_option("--p4pe", line.p4pe, "IA32_PEBS_ENABLE, as perfex takes it");
    explain.add_option("--p4pmv", line.p4pmv, "MSR_PEBS_MATRIX_VERT, as perfex takes it");

    add_command(app, line, "detect", "what this machine is and has, from CPUID alone", common);

    support::command &exported = add_command(app, line, "export", "registers for other programs",
                                             "of an allowlist: msr-safe (the default) or shim");
    exported.add_option("WHAT", line.what, "allowlist, bochs or json");
    exported.add_option("CHOICE", line.arguments,
                        "of an allowlist: what shall be counted; without, all that counts");
    exported.add_flag("--exact", line.exact,
                      "only the bits that the choices set: other bits must be 0 before");
    exported.add_flag("--kernel", line.kernel,
                      "also the bits for counting the kernel and other threads");

    app.add_command(msrpp::run::name, "count a program and all that it starts");
    app.add_command(msrpp::experiment::name, "run or resume an experiment that a file describes");
    app.add_command(msrpp::machine_name, "run a program on a simulated processor, which counts it");
    app.add_command(msrpp::profile_name,
                    "record samples of a program, and tell where they were taken");
    support::command &curve =
        app.add_command(msrpp::curve_name, "misses of a program by ways of the last level of a "
                                           "simulated processor");
    support::command &rdt =
        app.add_command(msrpp::rdt_name, "divide caches and bandwidth among CPUs, and watch them");
    // They read their words themselves: these are for completion.
    for (const char *const name : msrpp::curve_options)
        curve.add_option(name);
    for (const char *const name : msrpp::rdt_options)
        rdt.add_option(name);
    for (const char *const name : msrpp::rdt_flags)
        rdt.add_flag(name);

    app.add_command("help", "the same as --help, also of a command")
        .add_option("COMMAND", line.what, "a command, or nothing for all of them");
}

/// Puts in place of an alias, and of native, the name of the processor that it stands for.
void resolve_cpu(msrpp::command_line &line) {
    if (line.cpu.empty()) line.cpu = msrpp::default_cpu(line);
    line.asked = line.cpu;
    line.cpu = msrpp::cpu_named(line.cpu);
    const bool is_native = line.cpu == msrpp::native_name;
    if (!is_native && !line.cpuid.empty())
        msrpp::complain(msrpp::wrong_usage, "--cpuid: only detect and --cpu native ask CPUID");
    if (!is_native) return;
    const msrpp::native_cpu found = msrpp::native(line);
    line.cpu = found.name;
    line.asked = found.processor;
    if (line.model.empty()) line.model = found.model;
    line.hyper_threading = line.hyper_threading || found.hyper_threading;
    line.announced = found.announced;
    std::fprintf(stderr, "msrpp: %s\n", found.found.c_str());
}

/// Carries out the command that is given.
int run(const std::string &chosen, msrpp::command_line &line, const msrpp::import_line &imported,
        const std::vector<std::string> &of_machine) {
    if (chosen == "import") return msrpp::import(imported);
    if (chosen == msrpp::machine_name) msrpp::become_machine(line, of_machine);
    const bool knows_events = chosen != "detect" && chosen != "cpus";
    if (!knows_events && !line.events_file.empty())
        msrpp::complain(msrpp::wrong_usage,
                        "--events: only list, encode, explain and export know events");
    if (chosen == "detect") return msrpp::detect(line);
    const bool lists_all = chosen == "cpus" && line.cpu.empty();
    if (!lists_all) resolve_cpu(line);
    if (chosen == "cpus") return msrpp::list_cpus(line);
    if (line.simulated) msrpp::become_list_of_machine(line);
    const msrpp::family asked = msrpp::asked_family(line);
    if (!line.events_file.empty()) msrpp::use_events(line.events_file, asked);
    for (const command &known : commands)
        if (chosen == known.name) return known.run(line, asked);
    return 0;
}

/// The names that could stand where an unknown argument stands.
std::vector<std::string> names_for(const support::command &app, std::string_view argument) {
    const support::command *const chosen = app.find_command(app.chosen());
    if (argument.substr(0, 1) != "-")
        return chosen == nullptr ? app.command_names() : std::vector<std::string>{};
    return (chosen == nullptr ? app : *chosen).option_names();
}

[[noreturn]] void complain_about(const char *what, std::string_view argument,
                                 const std::vector<std::string> &names) {
    msrpp::complain(msrpp::wrong_usage,
                    what + msrpp::in_quotes(argument) +
                        msrpp::suggestion(argument, {names.begin(), names.end()}) +
                        " (see msrpp --help)");
}

[[noreturn]] void complain_about_extra(const support::command &app,
                                       const std::vector<std::string> &extra) {
    const std::string argument = extra.empty() ? "" : extra.front();
    const std::vector<std::string> names = names_for(app, argument);
    if (std::find(names.begin(), names.end(), argument) != names.end()) // known, but not there
        msrpp::complain(msrpp::wrong_usage,
                        "this option belongs behind the command: " + msrpp::in_quotes(argument));
    const bool in_command = !app.chosen().empty();
    complain_about(argument.substr(0, 1) == "-" ? "no such option: "
                   : in_command                 ? "one argument too many: "
                                                : "no such command: ",
                   argument, names);
}

std::string on_one_line(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

int print(std::string_view text) {
    msrpp::output out;
    msrpp::append(out, text);
    msrpp::flush(out);
    return 0;
}

/// The help of the command that is given, or of the program.
int print_help(support::command &app, const msrpp::command_line &line) {
    if (app.chosen() == "encode")
        app.find_command("encode")->set_footer(msrpp::choice_syntax(line) + "\n" + status_help);
    return print(app.help());
}

int run(std::vector<std::string> arguments);

/// `help COMMAND` is `COMMAND --help`.
int help(const support::command &app, const msrpp::command_line &line) {
    std::vector<std::string> arguments;
    if (!line.cpu.empty()) arguments = {"--cpu", line.cpu};
    if (!line.cpuid.empty()) arguments.insert(arguments.end(), {"--cpuid", line.cpuid});
    if (!line.what.empty()) {
        const std::vector<std::string> names = app.command_names();
        if (std::find(names.begin(), names.end(), line.what) == names.end())
            complain_about("no such command: ", line.what, names);
        arguments.push_back(line.what);
    }
    arguments.emplace_back("--help");
    return run(std::move(arguments));
}

/// The command by which a shell asks what can stand in place of the last word; no user types it.
constexpr const char *completing = "__complete";

int print_completions(const support::command &app, const std::vector<std::string> &words) {
    std::string text;
    for (const std::string &one : msrpp::completions(app, words))
        text += one + "\n";
    return print(text);
}

/// The words behind `run`, and before them the options that stood before it.
std::vector<std::string> words_of_run(const msrpp::command_line &line,
                                      const std::vector<std::string> &behind) {
    std::vector<std::string> words;
    for (const auto &[option, value] :
         {std::pair{"--cpu", &line.cpu}, {"--model", &line.model}, {"--events", &line.events_file}})
        if (!value->empty()) words.insert(words.end(), {option, *value});
    if (line.hyper_threading) words.emplace_back("--ht");
    words.insert(words.end(), behind.begin(), behind.end());
    return words;
}

int run(std::vector<std::string> arguments) {
    support::command app{
        "Checks and encodes what to count with the performance-monitoring registers.", "msrpp"};
    app.set_footer(status_help);
    app.add_version("--version", msrpp::version, "Print the version and exit");
    msrpp::command_line line;
    add_target_options(app, line);
    add_commands(app, line);
    msrpp::import_line imported;
    add_import(app, imported);
    msrpp::partition::line divided;
    add_partition(app, divided);
    app.limit_to_single_command();
    if (!arguments.empty() && arguments.front() == completing) {
        arguments.erase(arguments.begin());
        std::vector<std::string> before = arguments;
        std::vector<std::string> of_profile =
            msrpp::take_words_behind(msrpp::profile_name, before, app.command_names());
        if (of_profile.empty()) return print_completions(app, arguments);
        // It knows its options itself.
        of_profile.insert(of_profile.begin(), completing);
        msrpp::become_profile(line, of_profile);
    }
    const std::vector<std::string> of_machine =
        msrpp::take_words_behind(msrpp::machine_name, arguments, app.command_names());
    const std::vector<std::string> of_run =
        msrpp::take_words_behind(msrpp::run::name, arguments, app.command_names());
    const std::vector<std::string> of_experiment =
        msrpp::take_words_behind(msrpp::experiment::name, arguments, app.command_names());
    const std::vector<std::string> of_profile =
        msrpp::take_words_behind(msrpp::profile_name, arguments, app.command_names());
    const std::vector<std::string> of_curve =
        msrpp::take_words_behind(msrpp::curve_name, arguments, app.command_names());
    const std::vector<std::string> of_rdt =
        msrpp::take_words_behind(msrpp::rdt_name, arguments, app.command_names());
    const support::read_result words = app.read(arguments);
    if (words.how == support::outcome::help) return print_help(app, line);
    if (words.how == support::outcome::version) return print(std::string{msrpp::version} + "\n");
    if (words.how == support::outcome::extra) complain_about_extra(app, words.extra);
    if (words.how == support::outcome::wrong)
        msrpp::complain(msrpp::wrong_usage, on_one_line(words.why) + " (see msrpp --help)");
    const std::string chosen = app.chosen();
    if (chosen.empty())
        msrpp::complain(
            msrpp::wrong_usage,
            "give a command: cpus, list, encode, explain, detect, "
            "export, import, partition, run, experiment, machine, profile, curve or rdt "
            "(see msrpp --help)");
    if (chosen == "help") return help(app, line);
    if (chosen == msrpp::partition::name) {
        if (divided.cpu.empty()) divided.cpu = line.cpu;
        return msrpp::partition::run(divided);
    }
    if (chosen == msrpp::run::name) return msrpp::run::run(words_of_run(line, of_run));
    if (chosen == msrpp::experiment::name)
        return msrpp::experiment::run(words_of_run(line, of_experiment));
    if (chosen == msrpp::profile_name) msrpp::become_profile(line, of_profile);
    if (chosen == msrpp::curve_name) msrpp::become_curve(line, of_curve);
    if (chosen == msrpp::rdt_name) msrpp::become_rdt(line, of_rdt);
    return run(chosen, line, imported, of_machine);
}

} // namespace

int main(int count, char **arguments) {
    std::signal(SIGPIPE, SIG_IGN); // a closed pipe is an error like any other
    try {
        return run(std::vector<std::string>{arguments + (count > 0 ? 1 : 0), arguments + count});
    } catch (const msrpp::complaint &why) {
        msrpp::print_line(why);
        return why.status;
    } catch (const std::exception &error) {
        std::fprintf(stderr, "msrpp: %s\n", error.what());
        return msrpp::rule_broken;
    }
}
