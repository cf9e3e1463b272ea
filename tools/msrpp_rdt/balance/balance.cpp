// The command `msrpp rdt balance`: runs programs side by side, and divides the ways of the
// last-level cache among the programs by a plan.
#include "../commands.hpp"
#include "../line.hpp"
#include "../processor.hpp"
#include "../settings/found.hpp"
#include "balancing.hpp"
#include "planning.hpp"
#include "programs.hpp"
#include "room.hpp"

#include "../../msrpp/run/line.hpp"
#include "../../support/command_words.hpp"
#include "../../support/complaint.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace msrpp::rdt_tool {

namespace {

std::vector<std::vector<std::string>> programs_in(const std::vector<std::string> &words) {
    std::vector<std::vector<std::string>> texts(1);
    for (const std::string &word : words)
        if (word == "--")
            texts.emplace_back();
        else
            texts.back().push_back(word);
    for (const std::vector<std::string> &text : texts)
        if (text.empty())
            complain(wrong_usage, "rdt: balance: give each program behind a -- of its own");
    return texts;
}

void check(const balance_line &options) {
    if (options.programs.size() < 2)
        complain(wrong_usage, "rdt: balance: give two programs or more, each behind --: msrpp rdt "
                              "balance -- service -- batch");
    if (options.important > options.programs.size())
        complain(wrong_usage, fmt::format("rdt: balance: --important: there are {} programs",
                                          options.programs.size()));
    if (!(options.interval >= 0.001 && options.interval <= 3600))
        complain(wrong_usage, "rdt: balance: --interval: 0.001 to 3600 seconds");
    if (!(options.time >= 0 && options.time <= 1e9))
        complain(wrong_usage, "rdt: balance: --time: 0 to 1000000000 seconds");
    if (!(options.tolerance > 0 && options.tolerance < 1))
        complain(wrong_usage, "rdt: balance: --tolerance: above 0 and below 1");
    if (options.policy != "none") policy_named(options.policy);
    objective_named(options.objective);
    if (model_named(options.model) != msr::partition::model::none && options.max_mbps == 0)
        complain(wrong_usage, "rdt: balance: --model " + options.model +
                                  ": say with --max-mbps how much traffic to memory there can be");
    check_format(options.format);
}

msr::partition::request request_of(const balance_line &options, const processor &machine,
                                   std::size_t classes) {
    msr::partition::request request{
        .policy = policy_named(options.policy == "none" ? "equal" : options.policy),
        .aim = objective_named(options.objective),
        .memory = {.model = model_named(options.model), .max_mbps = options.max_mbps},
        .room = room_of(machine, options.ways, options.all_ways),
        .clustered = options.clustered};
    request.room.classes = static_cast<unsigned>(classes);
    if (options.time_limit > 0) request.seconds = options.time_limit;
    return request;
}

/// Throws a complaint, before a program begins, where the planner can make no plan.
void refuse_early(const balance_line &options, msr::partition::request request,
                  side_programs &programs, const processor &machine) {
    if (options.policy == "none" || options.important != 0) return;
    if (options.curves.empty())
        return refuse_what_cannot_be_planned(request, options.programs.size(),
                                             measurable(programs.watched(), machine));
    std::vector<std::string> names;
    std::vector<std::size_t> places;
    for (const side_program &program : programs.all()) {
        places.push_back(names.size());
        names.push_back(program.name);
    }
    plan_ways(curves_of(options.curves), names, places, names.size(), request);
}

void add_options(support::command &destination, balance_line &line) {
    destination.add_option(
        "--policy", line.policy,
        "as of 'msrpp partition'; optimal by default; none: only watch, with whole "
        "masks or those of --ways for all");
    destination.add_option("--objective", line.objective, "stp (the default), unfairness or antt");
    destination.add_option("--model", line.model,
                           "of the way to memory: none (the default), morad, stalls or simple");
    destination.add_option(
        "--max-mbps", line.max_mbps,
        "the most traffic to memory, MB/s: of a model, and what saturates memory with "
        "--important");
    destination.add_flag(
        "--clustered", line.clustered,
        "programs may share ways; they do where there are fewer classes than programs");
    destination.add_option("--time-limit", line.time_limit,
                           "seconds that a plan is looked for at most");
    destination
        .add_option("--curves", line.curves,
                    "CSV of 'msrpp curve', with the programs' names; without it masks are stepped "
                    "while they run")
        .take_all()
        .take_single_words();
    destination.add_option("--write-curves", line.write_curves,
                           "a file for what was measured, CSV");
    destination.add_option(
        "--important", line.important,
        "the number of a program that is served before all others, without a plan");
    destination.add_option(
        "--tolerance", line.tolerance,
        "the share of its IPC that the important program may lose; 0.05 by default");
    destination.add_option("--cpus", line.cpus, "a CPU for each program, as in 0,2-3");
    destination.add_option("--interval", line.interval, "seconds between looks; 0.5 by default");
    destination.add_option("--time", line.time,
                           "seconds in all; without it until the programs end");
    destination.add_option(
        "--looks", line.looks,
        "end after so many intervals behind the last plan; then programs are ended, too");
    destination.add_option("--ways", line.ways,
                           "a mask: plan only these ways, which lie in one run");
    destination.add_flag("--all-ways", line.all_ways, "plan ways that devices use as well");
    destination.add_flag("--quiet", line.quiet, "do not say what is planned");
    destination.add_flag("--keep", line.keep, "leave masks and classes at the end");
    destination.add_option("--snapshot", line.snapshot, snapshot_help);
    destination.add_option("--format", line.format,
                           "of what is told at the end: table, csv or json");
    destination.add_option("--backend", line.backend, backend_help);
    destination.set_footer(
        "On a simulated processor seconds are those of its clocks, 2,000,000,000 each.\n"
        "Exit status: the greatest of the programs that have ended.");
}

} // namespace

int balance(const std::vector<std::string> &words) {
    support::command app{
        "Runs programs side by side, each on a CPU, finds out how they use ways, and "
        "gives them classes with the ways of a plan; plans anew when they change.",
        "msrpp rdt balance"};
    balance_line options;
    std::vector<std::string> arguments;
    add_options(app, options);
    if (!read_words(app, words, &arguments)) return 0;
    options.programs =
        arguments.empty() ? std::vector<std::vector<std::string>>{} : programs_in(arguments);
    check(options);
    if (!options.curves.empty()) curves_of(options.curves);
    enter_machine(options.backend, "balance", words);
    processor machine{options.backend};
    const std::vector<unsigned> cpus =
        cpus_for(machine, options.cpus, options.programs.size(), "balance");
    machine.refuse_resctrl();
    const std::vector<unsigned> classes = free_classes(machine);
    if (classes.size() < 2)
        complain(rule_broken, "rdt: balance: one class is free, and two are needed at least");
    const msr::partition::request request = request_of(options, machine, classes.size());
    const putting_back later{machine, options.keep, options.snapshot};
    side_programs programs{machine, options.programs, cpus, classes, options.time};
    refuse_early(options, request, programs, machine);
    balancing work{options, request, machine, programs};
    work.work();
    work.print();
    int status = 0;
    for (const side_program &program : programs.all())
        status = std::max(status, program.status);
    return status;
}

} // namespace msrpp::rdt_tool
