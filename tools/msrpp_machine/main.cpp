// msrpp-machine: runs a program on a simulated processor, which counts what the program executes,
// and whose registers it finds below /dev/cpu. Nothing is measured.
#include "../msr_folder/faults.hpp"
#include "../msrpp/commands.hpp"
#include "../msrpp/complaint.hpp"
#include "../msrpp/cpu_aliases.hpp"
#include "../msrpp/events_file.hpp"
#include "../msrpp/output.hpp"
#include "../msrpp/settings.hpp"

#include "built_machine.hpp"
#include "child.hpp"
#include "counting.hpp"
#include "descriptor.hpp"
#include "emulator.hpp"
#include "executing.hpp"
#include "keeper.hpp"
#include "member.hpp"
#include "mixed.hpp"
#include "models.hpp"
#include "playing.hpp"
#include "program_host.hpp"
#include "recording.hpp"
#include "running.hpp"
#include "simulated_events.hpp"
#include "socket_place.hpp"
#include "socket_words.hpp"

#include <msr/backend/faulty.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/table.hpp>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <exception>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <sched.h>

namespace {

using namespace msrpp;

constexpr const char *status_help =
    "The program finds the registers of the simulated processor as /dev/cpu/N/msr. Simulated:\n"
    "nothing is measured.\n"
    "Exit status: that of the program; 128 and the number of the signal that ended it; 1 or 2 "
    "where\n"
    "it was not run.";

struct arguments {
    command_line common;
    std::vector<std::string> processors; ///< names of --cpu; none: a pentium4
    unsigned cpus = 1;
    bool cpus_were_given = false;
    std::string pin;    ///< simulated CPUs; empty: all
    std::string socket; ///< of a machine that is shared; empty: a machine of its own
    std::vector<std::string> choices;
    std::string format = "table";
    bool format_was_given = false;
    std::string output_file;
    std::string dev_folder; ///< empty: /dev/cpu in mounts of its own
    std::vector<std::string> faults;
    std::string record_file; ///< of a trace that is written; `-`: standard output
    std::string trace_file;  ///< that is played in place of a program; `-`: standard input
    std::string trace_format = "stream";
    std::vector<std::string> program;
    bool lists = false; ///< what the machine counts; `program` is a pattern
};

unsigned usable_cpus() {
    cpu_set_t mine;
    if (sched_getaffinity(0, sizeof mine, &mine) != 0) return 1;
    unsigned count = 0;
    while (count < CPU_SETSIZE && CPU_ISSET(count, &mine))
        ++count;
    return count == 0 ? 1 : count;
}

void check_trace(const arguments &given) {
    if (!given.program.empty() || !given.record_file.empty())
        complain(wrong_usage, "machine: --trace stands in place of a program and of --record");
    if (given.choices.empty())
        complain(wrong_usage, "machine: --trace: say with -e what is to be counted");
    if (!given.faults.empty() || !given.dev_folder.empty() || !given.socket.empty() ||
        !given.pin.empty())
        complain(wrong_usage, "machine: --trace: there is no program: --fault, --dev-dir, "
                              "--machine-socket and --pin stand with programs");
}

void check(const arguments &given) {
    if (given.cpus == 0 || given.cpus > usable_cpus())
        complain(wrong_usage, fmt::format("machine: --cpus: 1 to {}, the CPUs here: programs are "
                                          "told the numbers of these",
                                          usable_cpus()));
    if (given.format != "table" && given.format != "csv" && given.format != "json")
        complain(wrong_usage,
                 "machine: --format: table, csv or json, not " + in_quotes(given.format));
    if (!given.trace_file.empty()) return check_trace(given);
    if (given.program.empty())
        complain(wrong_usage,
                 "machine: give a program behind --: msrpp machine --cpu haswell -- ls");
}

void print(const arguments &given, const output &what) {
    std::FILE *const to =
        given.output_file.empty() ? stdout : std::fopen(given.output_file.c_str(), "w");
    const bool written =
        to != nullptr && std::fwrite(what.data(), 1, what.size(), to) == what.size();
    if (!written || std::fflush(to) != 0)
        complain(rule_broken,
                 "machine: cannot write the counts to " +
                     (given.output_file.empty() ? "standard output" : given.output_file));
    if (to != stdout) std::fclose(to);
}

/// A name as the library has it, or else as --cpu has it.
std::string usual_name(const std::string &name) {
    const bool is_core = msr::core_named({name.data(), name.size()}) != msr::core::none;
    return is_core ? name : cpu_named(name);
}

/// The names of --cpu: one, or a list with commas.
std::vector<std::string> names_in(std::string_view text) {
    std::vector<std::string> names;
    if (text.empty()) return names;
    for (std::string_view rest = text;;) {
        const std::size_t end = rest.find(',');
        names.push_back(usual_name(std::string{rest.substr(0, end)}));
        if (names.back().empty())
            complain(wrong_usage, "machine: --cpu: a name is missing in " + in_quotes(text));
        if (end == std::string_view::npos) return names;
        rest.remove_prefix(end + 1);
    }
}

std::string in_a_list(const std::vector<std::string> &names) {
    std::string text;
    for (const std::string &each : names)
        text += (text.empty() ? "" : ",") + each;
    return text;
}

/// A single processor: of a pentium4 model 2, where no model is named.
family simulated_family(command_line line, const std::string &name) {
    line.asked = name;
    line.cpu = name.empty() ? pentium4_name : cpu_named(name);
    if (line.cpu == pentium4_name && line.model.empty()) line.model = "2";
    return asked_family(line);
}

/// Where `whom` takes no list.
family single_family(const arguments &given, const std::string &whom) {
    if (given.processors.size() > 1) complain(wrong_usage, whom + ": one processor at a time");
    return simulated_family(given.common, given.processors.empty() ? "" : given.processors.front());
}

machine::kinds_of_cpus kinds_in(const arguments &given) {
    std::vector<family> by_cpu;
    for (const std::string &each : given.processors)
        by_cpu.push_back(simulated_family(given.common, each));
    if (by_cpu.empty()) by_cpu.push_back(simulated_family(given.common, ""));
    if (by_cpu.size() > given.cpus)
        complain(wrong_usage,
                 fmt::format("machine: --cpu: {} names are for {} CPUs, and the machine "
                             "has {}",
                             by_cpu.size(), by_cpu.size(), given.cpus));
    return machine::kinds_of_cpus{by_cpu};
}

/// What -e asks for, by CPU.
class planned {
public:
    planned(const machine::kinds_of_cpus &which, const std::vector<std::string> &choices) {
        for (const family &each : which.kinds)
            plans_.push_back(plan_of(each, choices, which.kinds.size() > 1));
        for (const unsigned kind : which.kind_of_)
            by_cpu_.push_back(&plans_[kind]);
    }
    planned(const planned &) = delete;
    planned &operator=(const planned &) = delete;

    const std::vector<const family_plan *> &by_cpu() const { return by_cpu_; }

private:
    static family_plan plan_of(const family &on, const std::vector<std::string> &choices,
                               bool is_one_of_several) {
        try {
            return on.plan(on, choices);
        } catch (const complaint &why) {
            if (!is_one_of_several) throw;
            complain(why.status, fmt::format("machine: on {}: {}", on.name, why.line));
        }
    }

    std::vector<family_plan> plans_; ///< by kind
    std::vector<const family_plan *> by_cpu_;
};

/// The simulated CPUs of --pin: numbers and ranges, as 0,2-3.
std::vector<unsigned> pinned_to(const arguments &given) {
    std::vector<unsigned> cpus;
    const auto wrong = [&] {
        complain(wrong_usage, fmt::format("machine: --pin: CPUs of the machine, 0 to {}, as in "
                                          "0,2-3, not {}",
                                          given.cpus - 1, in_quotes(given.pin)));
    };
    const char *at = given.pin.data(), *const end = at + given.pin.size();
    const auto number = [&] {
        unsigned value = 0;
        const auto read = std::from_chars(at, end, value);
        if (read.ec != std::errc{} || value >= given.cpus) wrong();
        at = read.ptr;
        return value;
    };
    while (at != end) {
        const unsigned first = number();
        unsigned last = first;
        if (at != end && *at == '-') ++at, last = number();
        for (unsigned cpu = first; cpu <= last; ++cpu)
            cpus.push_back(cpu);
        if (last < first || (at != end && (*at++ != ',' || at == end))) wrong();
    }
    return cpus;
}

std::vector<msr::fault> faults_of(const arguments &given) {
    try {
        return msr_folder::faults_of(given.faults, given.cpus);
    } catch (const std::invalid_argument &why) {
        complain(wrong_usage, std::string{"machine: --fault: "} + why.what());
    }
}

/// The program with its arguments, and how it is run.
machine::program_run run_of(const arguments &given) {
    std::vector<std::string> words = machine::program_named(given.program.front());
    words.insert(words.end(), given.program.begin() + 1, given.program.end());
    return {std::move(words), pinned_to(given), given.dev_folder, faults_of(given)};
}

/// Plays a trace in place of a program.
int run_trace(const arguments &given) {
    check(given);
    const machine::trace_kind kind = machine::trace_kind_of(given.trace_format);
    const family of = single_family(given, "machine: --trace");
    if (!given.common.events_file.empty()) use_events(given.common.events_file, of);
    const std::unique_ptr<machine::models> models =
        machine::models_of(of, given.cpus, machine::words_of::trace);
    const std::unique_ptr<machine::simulated> processor =
        machine::simulated_processor(of, given.cpus);
    std::vector<std::string> limits = models->limits();
    if (kind != machine::trace_kind::stream) {
        machine::check_told_by_text(of, given.choices);
        for (std::string &each : machine::limits_of_text(kind))
            limits.push_back(std::move(each));
    }
    const family_plan plan = of.plan(of, given.choices);
    machine::counting counts{*processor, plan};
    machine::play_trace(given.trace_file, kind, *models, *processor);
    output out;
    machine::print_counts(out, given.format, of, given.choices, counts.stop(), limits);
    print(given, out);
    return 0;
}

/// On a machine of its own.
int run(const arguments &given) {
    check(given);
    const machine::kinds_of_cpus which = kinds_in(given);
    if (!given.common.events_file.empty())
        use_events(given.common.events_file, which.kinds.front());
    machine::built_machine built{which, given.cpus};
    std::optional<planned> plans;
    std::optional<machine::counting> counts;
    if (!given.choices.empty()) {
        plans.emplace(which, given.choices);
        counts.emplace(*built.processor, plans->by_cpu());
    }
    std::optional<machine::recording> trace;
    if (!given.record_file.empty()) trace.emplace(given.record_file, given.cpus);
    std::unique_ptr<machine::program_host> on;
    const auto make = [&] {
        auto made =
            std::make_unique<machine::executing>(std::move(built.processor), std::move(built.with));
        made->announce(machine::cpuid_of(which));
        if (trace) made->record(*trace);
        return made;
    };
    const int status =
        machine::run_program(run_of(given), machine::emulator_for(which.kinds.front()), make, on);
    if (trace) trace->finish();
    if (counts) {
        output out;
        machine::print_counts(out, given.format, which.shown(), given.choices, counts->stop(),
                              built.limits);
        print(given, out);
    }
    return status;
}

/// The machine is a process of its own, whose end is seen here however it comes: nothing that it
/// has started is left then.
template <typename Run>
int run_apart(const arguments &given, Run run) {
    machine::child apart;
    if (apart.split()) return run();
    const int status = apart.wait();
    if (!apart.was_killed()) return status;
    apart.end_all();
    machine::take_dead_mount_away(given.dev_folder);
    complain(rule_broken,
             fmt::format("machine: signal {} ended the machine, and so the program", status - 128));
}

machine::machine_name name_of(const arguments &given) {
    machine::machine_name name;
    const command_line &line = given.common;
    std::string cpu = in_a_list(given.processors);
    if (cpu.empty() && (!line.model.empty() || line.hyper_threading)) cpu = pentium4_name;
    name.cpu.set(cpu);
    name.model.set(cpu == pentium4_name && line.model.empty() ? "2" : line.model);
    name.hyper_threading = line.hyper_threading ? 1 : 0;
    name.cpus = given.cpus_were_given ? given.cpus : 0;
    return name;
}

/// Makes the machine that is wanted. The place is locked.
void make_shared_machine(const machine::socket_place &at, const arguments &given) {
    check(given);
    const machine::kinds_of_cpus which = kinds_in(given);
    machine::built_machine built{which, given.cpus};
    machine::machine_name name = name_of(given);
    if (name.cpu.text().empty()) {
        name.cpu.set(pentium4_name);
        name.model.set("2");
    }
    name.cpus = given.cpus;
    machine::start_keeper(
        at, {name, machine::cpuid_of(which), std::move(built.processor), std::move(built.with)});
}

/// Joins the machine at a place, which is made where there is none.
std::unique_ptr<machine::member> joined_machine(const machine::socket_place &at,
                                                const arguments &given) {
    std::unique_ptr<machine::member> with;
    {
        const machine::descriptor lock = at.locked();
        machine::descriptor connection = at.connected();
        if (!connection) {
            make_shared_machine(at, given);
            connection = at.connected();
        }
        with = std::make_unique<machine::member>(std::move(connection), name_of(given));
    }
    return with;
}

/// On a machine that several programs share.
int run_shared(arguments given) {
    if (!given.choices.empty())
        complain(wrong_usage, "machine: -e: with --machine-socket programs count themselves: the "
                              "counters of the machine are everybody's");
    if (!given.record_file.empty())
        complain(wrong_usage, "machine: --record: with --machine-socket each program would have a "
                              "part of the trace: record a program of its own");
    check(given);
    (void)machine::program_named(given.program.front());
    const machine::socket_place at{given.socket};
    std::unique_ptr<machine::program_host> on;
    {
        std::unique_ptr<machine::member> with = joined_machine(at, given);
        const machine::machine_name name = with->welcome();
        given.processors = names_in(name.cpu.text());
        given.common.model = name.model.text();
        given.common.hyper_threading = name.hyper_threading != 0;
        given.cpus = name.cpus;
        on = std::move(with);
    }
    check(given);
    const machine::program_run what = run_of(given);
    const machine::emulator by = machine::emulator_for(kinds_in(given).kinds.front());
    const auto ended = [&] { // of a keeper that was killed nothing stays, either
        on.reset();
        try {
            const machine::descriptor lock = at.locked();
            (void)at.connected();
        } catch (const complaint &) { // what is there now is not ours
        }
    };
    try {
        const int status = run_apart(given, [&] {
            std::unique_ptr<machine::program_host> here;
            return machine::run_program(
                what, by, [&] { return std::move(on); }, here);
        });
        ended();
        return status;
    } catch (...) {
        ended();
        throw;
    }
}

/// `msrpp list --simulated`.
int list_simulated(const arguments &given) {
    const family of = single_family(given, "list: --simulated");
    command_line line = given.common;
    line.format = given.format_was_given ? given.format : "";
    line.arguments = given.program;
    line.keep_simulated = [&of](std::vector<listed> rows) {
        return machine::simulated_rows(of, std::move(rows));
    };
    return list(line, of);
}

int read_and_run(int count, char **words) {
    arguments given;
    CLI::App app{"Runs a program on a simulated processor.", "msrpp machine"};
    app.footer(status_help);
    app.add_option(
        "--cpu", given.common.cpu,
        "the processor, as 'msrpp cpus' names it; a list with commas: of CPU 0, 1 and so on, the "
        "last one of the rest");
    app.add_option("--model", given.common.model, "CPUID model of a pentium4; without it, 2");
    app.add_flag("--ht", given.common.hyper_threading, "a pentium4 with Hyper-Threading");
    app.add_option("--events", given.common.events_file,
                   "events that are known for the processor, too: a table");
    app.add_option("--cpus", given.cpus, "logical processors of the machine; 1 by default");
    app.add_option("--pin", given.pin, "simulated CPUs on which the program runs, as in 0,2-3");
    app.add_option("--machine-socket", given.socket,
                   "a machine that several programs share: it is made where nobody listens there, "
                   "and joined where it is");
    app.add_option("-e,--event", given.choices,
                   "what the machine counts while the program runs, as encode takes it")
        ->take_all()
        ->allow_extra_args(false);
    app.add_option("--format", given.format, "of the counts: table (the default), csv or json");
    app.add_option("-o,--output", given.output_file,
                   "where the counts are written; standard output by default");
    app.add_option("--dev-dir", given.dev_folder,
                   "an empty folder for the registers in place of /dev/cpu, where the system lets "
                   "nobody mount there")
        ->check(CLI::ExistingDirectory);
    app.add_option(msr_folder::fault_option, given.faults, msr_folder::fault_help)
        ->take_all()
        ->allow_extra_args(false);
    app.add_option("--record", given.record_file,
                   "what the program executes is written to this file, as a trace; -: standard "
                   "output");
    app.add_option("--trace", given.trace_file,
                   "this trace is counted in place of a program; -: standard input");
    app.add_option("--trace-format", given.trace_format,
                   "of --trace: stream (the default, what --record writes), lackey (valgrind's) "
                   "or dinero");
    app.add_flag("--list", given.lists)->group(""); // for msrpp list --simulated
    app.add_option("PROGRAM", given.program, "the program and its arguments, behind --");
    // What stands behind -- is the program's, whatever it looks like.
    char **const end = words + count;
    char **const own_end =
        std::find_if(words, end, [](const char *word) { return std::string_view{word} == "--"; });
    const std::vector<std::string> of_program(own_end == end ? end : own_end + 1, end);
    try {
        app.parse(static_cast<int>(own_end - words), words);
    } catch (const CLI::CallForHelp &) {
        std::fputs(app.help().c_str(), stdout);
        return 0;
    } catch (const CLI::ParseError &error) {
        complain(wrong_usage,
                 std::string{"machine: "} + error.what() + " (see msrpp machine --help)");
    }
    given.program.insert(given.program.end(), of_program.begin(), of_program.end());
    given.processors = names_in(given.common.cpu);
    given.common.cpu.clear();
    given.format_was_given = app.count("--format") != 0;
    given.cpus_were_given = app.count("--cpus") != 0;
    if (!given.cpus_were_given && !given.processors.empty())
        given.cpus = static_cast<unsigned>(given.processors.size());
    if (given.lists) return list_simulated(given);
    if (!given.trace_file.empty()) return run_trace(given);
    if (app.count("--machine-socket") != 0) return run_shared(given);
    return run_apart(given, [&] { return run(given); });
}

} // namespace

int main(int count, char **words) {
    std::signal(SIGPIPE, SIG_IGN);
    try {
        return read_and_run(count, words);
    } catch (const complaint &why) {
        std::fprintf(stderr, "msrpp: %s\n", why.line.c_str());
        return why.status;
    } catch (const std::exception &error) {
        std::fprintf(stderr, "msrpp: machine: %s\n", error.what());
        return rule_broken;
    }
}
