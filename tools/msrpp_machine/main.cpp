// msrpp-machine: runs a program on a simulated processor, which counts what the program executes,
// and whose registers it finds below /dev/cpu. Nothing is measured.
#include "../msr_folder/faults.hpp"
#include "../msr_folder/folder.hpp"
#include "../msrpp/commands.hpp"
#include "../msrpp/complaint.hpp"
#include "../msrpp/cpu_aliases.hpp"
#include "../msrpp/events_file.hpp"
#include "../msrpp/output.hpp"
#include "../msrpp/settings.hpp"

#include "child.hpp"
#include "counting.hpp"
#include "cpuid_leaves.hpp"
#include "emulator.hpp"
#include "executing.hpp"
#include "models.hpp"
#include "private_dev.hpp"
#include "simulated.hpp"
#include "simulated_events.hpp"
#include "units.hpp"

#include <msr/backend/faulty.hpp>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include <sched.h>
#include <sys/eventfd.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

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
    unsigned cpus = 1;
    std::vector<std::string> choices;
    std::string format = "table";
    bool format_was_given = false;
    std::string output_file;
    std::string dev_folder; ///< empty: /dev/cpu in mounts of its own
    std::vector<std::string> faults;
    std::vector<std::string> program;
    bool lists = false; ///< what the machine counts; `program` is a pattern
};

/// The registers as files, served by a thread.
class served_folder {
public:
    served_folder(msr_folder::registers &of, const std::string &place)
        : end_{eventfd(0, EFD_CLOEXEC)}, folder_{of, place, "msrpp-machine"}, server_{[this] {
              folder_.serve(end_);
          }} {}
    served_folder(const served_folder &) = delete;
    served_folder &operator=(const served_folder &) = delete;
    ~served_folder() {
        eventfd_write(end_, 1);
        server_.join();
        close(end_);
    }

private:
    int end_;
    msr_folder::folder folder_;
    std::thread server_;
};

unsigned usable_cpus() {
    cpu_set_t mine;
    if (sched_getaffinity(0, sizeof mine, &mine) != 0) return 1;
    unsigned count = 0;
    while (count < CPU_SETSIZE && CPU_ISSET(count, &mine))
        ++count;
    return count == 0 ? 1 : count;
}

void check(const arguments &given) {
    if (given.cpus == 0 || given.cpus > usable_cpus())
        complain(wrong_usage, fmt::format("machine: --cpus: 1 to {}, the CPUs here: programs are "
                                          "told the numbers of these",
                                          usable_cpus()));
    if (given.format != "table" && given.format != "csv" && given.format != "json")
        complain(wrong_usage,
                 "machine: --format: table, csv or json, not " + in_quotes(given.format));
    if (given.program.empty())
        complain(wrong_usage,
                 "machine: give a program behind --: msrpp machine --cpu haswell -- ls");
}

/// Of mounts in use nothing is to be hidden.
std::string checked_folder(const std::string &folder) {
    std::error_code why;
    const bool is_empty = std::filesystem::is_empty(folder, why);
    if (why)
        complain(wrong_usage,
                 fmt::format("machine: --dev-dir: {}: {}", in_quotes(folder), why.message()));
    if (!is_empty)
        complain(wrong_usage, fmt::format("machine: --dev-dir: {} is not empty: it would be hidden",
                                          in_quotes(folder)));
    return folder;
}

/// Where the registers are mounted. Gives the process mounts of its own where that is /dev/cpu.
std::string place_of_registers(const arguments &given) {
    if (!given.dev_folder.empty()) return checked_folder(given.dev_folder);
    try {
        machine::make_private_dev_cpu();
    } catch (const std::runtime_error &why) {
        complain(rule_broken,
                 fmt::format("machine: {}; with --dev-dir FOLDER the registers are FOLDER/N/msr, "
                             "and the program must be told",
                             why.what()));
    }
    return "/dev/cpu";
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

/// A single processor: of a pentium4 model 2, where no model is named.
family simulated_family(command_line line) {
    if (line.cpu.empty()) line.cpu = pentium4_name;
    if (line.cpu == pentium4_name && line.model.empty()) line.model = "2";
    return asked_family(line);
}

std::vector<msr::fault> faults_of(const arguments &given) {
    try {
        return msr_folder::faults_of(given.faults, given.cpus);
    } catch (const std::invalid_argument &why) {
        complain(wrong_usage, std::string{"machine: --fault: "} + why.what());
    }
}

int run(const arguments &given) {
    check(given);
    const std::vector<msr::fault> faults = faults_of(given);
    const family of = simulated_family(given.common);
    if (!given.common.events_file.empty()) use_events(given.common.events_file, of);
    std::unique_ptr<machine::models> models = machine::models_of(of, given.cpus);
    std::unique_ptr<machine::simulated> processor = machine::simulated_processor(of, given.cpus);
    machine::units beside = machine::units_of(of, given.cpus, *models, *processor);
    std::vector<std::string> limits = models->limits();
    for (const std::unique_ptr<machine::unit> &each : beside)
        each->add_limits(limits);
    processor = machine::joined(std::move(processor), std::move(beside));
    std::optional<family_plan> plan;
    std::optional<machine::counting> counts;
    if (!given.choices.empty()) {
        plan = of.plan(of, given.choices);
        counts.emplace(*processor, *plan);
    }
    const machine::emulator by = machine::emulator_for(of);
    std::vector<std::string> words = machine::program_named(given.program.front());
    words.insert(words.end(), given.program.begin() + 1, given.program.end());
    const std::string place = place_of_registers(given);

    machine::child ran; // before the threads, which must not have the signals
    machine::executing on{std::move(processor), std::move(models)};
    on.announce(machine::cpuid_of(of, machine::ibs_is::simulated));
    int status = 0;
    {
        msr_folder::faulty_registers accessed{on, faults};
        const served_folder folder{accessed, place};
        if (given.dev_folder.empty()) machine::drop_rights_of_namespace();
        ran.start(machine::command_line_of(by, on.ring_file(), words), given.cpus);
        status = ran.wait();
        ran.end_all();
        on.finish();
    }
    if (!on.has_run())
        complain(rule_broken, fmt::format("machine: the emulator ended with {} before the program "
                                          "began",
                                          status));
    if (!on.broken().empty())
        complain(rule_broken, "machine: the counts are not whole: " + on.broken());
    if (counts) {
        output out;
        machine::print_counts(out, given.format, of, given.choices, counts->stop(), limits);
        print(given, out);
    }
    return status;
}

/// A mount that a process has left that was killed.
void take_dead_mount_away(const std::string &folder) {
    struct stat found {};
    if (folder.empty() || stat(folder.c_str(), &found) == 0 || errno != ENOTCONN) return;
    if (umount2(folder.c_str(), MNT_DETACH) == 0) return;
    machine::child helper;
    const std::string by = machine::in_path("fusermount3");
    if (by.empty()) return;
    helper.start({by, "-u", "-z", "-q", folder}, 0);
    helper.wait();
}

/// The machine is a process of its own, whose end is seen here however it comes: nothing that it
/// has started is left then.
int run_apart(const arguments &given) {
    machine::child apart;
    if (apart.split()) return run(given);
    const int status = apart.wait();
    if (!apart.was_killed()) return status;
    apart.end_all();
    take_dead_mount_away(given.dev_folder);
    complain(rule_broken,
             fmt::format("machine: signal {} ended the machine, and so the program", status - 128));
}

/// `msrpp list --simulated`.
int list_simulated(const arguments &given) {
    const family of = simulated_family(given.common);
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
    app.add_option("--cpu", given.common.cpu, "the processor, as 'msrpp cpus' names it");
    app.add_option("--model", given.common.model, "CPUID model of a pentium4; without it, 2");
    app.add_flag("--ht", given.common.hyper_threading, "a pentium4 with Hyper-Threading");
    app.add_option("--events", given.common.events_file,
                   "events that are known for the processor, too: a table");
    app.add_option("--cpus", given.cpus, "logical processors of the machine; 1 by default");
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
    given.common.asked = given.common.cpu;
    if (!given.common.cpu.empty()) given.common.cpu = cpu_named(given.common.cpu);
    given.format_was_given = app.count("--format") != 0;
    return given.lists ? list_simulated(given) : run_apart(given);
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
