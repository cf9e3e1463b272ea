// The command `msrpp rdt run`: runs a program in a class of service of its own.
#include "balance/programs.hpp"
#include "commands.hpp"
#include "line.hpp"
#include "processor.hpp"
#include "settings/found.hpp"
#include "settings/settings.hpp"
#include "watch/rmids.hpp"
#include "watch/rows.hpp"
#include "watch/tasks.hpp"
#include "watch/watch.hpp"

#include "../msrpp/run/command.hpp"
#include "../msrpp/run/line.hpp"
#include "../support/command_words.hpp"
#include "../support/complaint.hpp"

#include "../support/cpus.hpp"

#include <msr/rdt/registers.hpp>
#include <msr/register.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <sstream>

namespace msrpp::rdt_tool {

namespace rdt = msr::rdt;

namespace {

std::vector<std::string> pieces_of(const std::vector<std::string> &texts) {
    std::vector<std::string> pieces;
    for (const std::string &text : texts) {
        std::istringstream source{text};
        for (std::string piece; std::getline(source, piece, ' ');)
            if (!piece.empty()) pieces.push_back(piece);
    }
    return pieces;
}

std::vector<unsigned> usable_cpus(const processor &machine) {
    const std::vector<unsigned> mine = support::usable_cpus();
    if (mine.empty()) return machine.cpus();
    std::vector<unsigned> cpus;
    for (const unsigned cpu : machine.cpus())
        if (std::binary_search(mine.begin(), mine.end(), cpu)) cpus.push_back(cpu);
    return cpus;
}

} // namespace

int run(const std::vector<std::string> &words) {
    support::command app{
        "Runs a program in a class of service of its own, or in one that is there, on CPUs "
        "that work for it. What was found is put back when the program ends.",
        "msrpp rdt run"};
    std::string backend = "auto", cpus, snapshot;
    std::vector<std::string> texts, program;
    std::optional<unsigned> number;
    bool keep = false, reports = false;
    app.add_option("--class", texts,
                   "what the class is given, as in l3=0xf0 or 'l3=0xf0 mba=50'; may be repeated; "
                   "without it the class of --number is joined as it is")
        .take_all()
        .take_single_words();
    app.add_option("--number", number, "the class of service; by default one that nobody has");
    app.add_option("--cpus", cpus, "logical CPUs on which the program stays, as in 0,2-3");
    app.add_flag("--monitor", reports,
                 "say at the end what the CPUs did and hold, on standard error");
    app.add_flag("--keep", keep, "leave the class and the CPUs as they are at the end");
    app.add_option("--snapshot", snapshot, snapshot_help);
    app.add_option("--backend", backend, backend_help);
    app.set_footer("Exit status: that of the program.");
    if (!read_words(app, words, &program)) return 0;
    if (program.empty())
        complain(wrong_usage,
                 "rdt: run: give a program behind --: msrpp rdt run --class l3=0xf0 -- ls");
    if (texts.empty() && !number)
        complain(wrong_usage, "rdt: run: say with --class what the program's class is given, or "
                              "with --number which class it joins as it is");
    enter_machine(backend, "run", words);
    processor machine{backend};
    const std::vector<unsigned> list =
        cpus.empty() ? usable_cpus(machine) : msrpp::run::cpus_in(cpus, "--cpus", "rdt");
    machine.check(list);
    const unsigned of_class = number ? *number : free_classes(machine).front();
    machine.check_class(of_class, "run");
    std::vector<setting> settings;
    for (const std::string &text : pieces_of(texts))
        settings.push_back(setting_in(text, machine, of_class));
    const std::vector<write_of_cache> writes = writes_of(settings, machine);
    machine.refuse_resctrl();
    const putting_back later{machine, keep, snapshot};
    for (const std::string &line : carry_out(writes, machine))
        std::fprintf(stderr, "msrpp: rdt: %s\n", line.c_str());
    if (machine.backend() == "shim" && has_task_groups()) {
        program_class threads{of_class, reports};
        threads.begin();
        msrpp::run::command command{program, cpus.empty() ? std::vector<unsigned>{} : list};
        threads.end();
        command.begin();
        const int status = command.wait();
        if (reports) std::fputs(threads.report().c_str(), stderr);
        return status;
    }
    for (const unsigned cpu : list) {
        auto value = msr::decode<rdt::pqr_assoc>(machine.read(cpu, rdt::pqr_assoc::address));
        value.cos = of_class;
        machine.write(cpu, rdt::pqr_assoc::address, msr::try_encode(value).value);
    }
    std::optional<watch> watched;
    if (reports) {
        std::vector<watched_group> group{{cpus.empty() ? "all" : cpus, list, 0}};
        give_rmids(group, machine, false, false);
        watched.emplace(machine, std::move(group));
    }
    msrpp::run::command command{program, list};
    command.begin();
    const int status = command.wait();
    if (watched) std::fputs(text_of(table_of(watched->read(), *watched), "table").c_str(), stderr);
    return status;
}

} // namespace msrpp::rdt_tool
