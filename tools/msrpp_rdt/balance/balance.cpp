// `msrpp rdt balance`: programs side by side, with the ways that a plan gives them.
#include "../commands.hpp"
#include "../line.hpp"
#include "../processor.hpp"
#include "../settings/found.hpp"
#include "balancing.hpp"
#include "planning.hpp"
#include "programs.hpp"
#include "room.hpp"

#include "../../msrpp/run/line.hpp"
#include "../../support/complaint.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace msrpp::rdt_tool {

namespace {

std::vector<std::vector<std::string>> programs_in(const std::vector<std::string> &words) {
    std::vector<std::vector<std::string>> all(1);
    for (const std::string &word : words)
        if (word == "--")
            all.emplace_back();
        else
            all.back().push_back(word);
    for (const std::vector<std::string> &one : all)
        if (one.empty())
            complain(wrong_usage, "rdt: balance: give each program behind a -- of its own");
    return all;
}

void check(const balance_line &given) {
    if (given.programs.size() < 2)
        complain(wrong_usage, "rdt: balance: give two programs or more, each behind --: msrpp rdt "
                              "balance -- service -- batch");
    if (given.important > given.programs.size())
        complain(wrong_usage, fmt::format("rdt: balance: --important: there are {} programs",
                                          given.programs.size()));
    if (!(given.interval >= 0.001 && given.interval <= 3600))
        complain(wrong_usage, "rdt: balance: --interval: 0.001 to 3600 seconds");
    if (!(given.time >= 0 && given.time <= 1e9))
        complain(wrong_usage, "rdt: balance: --time: 0 to 1000000000 seconds");
    if (!(given.tolerance > 0 && given.tolerance < 1))
        complain(wrong_usage, "rdt: balance: --tolerance: above 0 and below 1");
    if (given.policy != "none") policy_named(given.policy);
    objective_named(given.objective);
    if (model_named(given.model) != msr::partition::model::none && given.max_mbps == 0)
        complain(wrong_usage, "rdt: balance: --model " + given.model +
                                  ": say with --max-mbps how much traffic to memory there can be");
    check_format(given.format);
}

msr::partition::request request_of(const balance_line &given, const processor &on,
                                   std::size_t classes) {
    msr::partition::request asked{
        .policy = policy_named(given.policy == "none" ? "equal" : given.policy),
        .aim = objective_named(given.objective),
        .memory = {.model = model_named(given.model), .max_mbps = given.max_mbps},
        .room = room_of(on, given.ways, given.all_ways),
        .clustered = given.clustered};
    asked.room.classes = static_cast<unsigned>(classes);
    if (given.time_limit > 0) asked.seconds = given.time_limit;
    return asked;
}

/// Before a program begins: whether there can be a plan at all.
void refuse_early(const balance_line &given, msr::partition::request asked, side_programs &programs,
                  const processor &on) {
    if (given.policy == "none" || given.important != 0) return;
    if (given.curves.empty())
        return refuse_what_cannot_be_planned(asked, given.programs.size(),
                                             measurable(programs.watched(), on));
    std::vector<std::string> names;
    std::vector<std::size_t> places;
    for (const side_program &one : programs.all()) {
        places.push_back(names.size());
        names.push_back(one.name);
    }
    plan_ways(curves_of(given.curves), names, places, names.size(), asked);
}

void add_options(support::command &to, balance_line &into) {
    to.add_option("--policy", into.policy,
                  "as of 'msrpp partition'; optimal by default; none: only watch, with whole "
                  "masks or those of --ways for all");
    to.add_option("--objective", into.objective, "stp (the default), unfairness or antt");
    to.add_option("--model", into.model,
                  "of the way to memory: none (the default), morad, stalls or simple");
    to.add_option("--max-mbps", into.max_mbps,
                  "the most traffic to memory, MB/s: of a model, and what saturates memory with "
                  "--important");
    to.add_flag("--clustered", into.clustered,
                "programs may share ways; they do where there are fewer classes than programs");
    to.add_option("--time-limit", into.time_limit, "seconds that a plan is looked for at most");
    to.add_option("--curves", into.curves,
                  "CSV of 'msrpp curve', with the programs' names; without it masks are stepped "
                  "while they run")
        .take_all()
        .take_single_words();
    to.add_option("--write-curves", into.write_curves, "a file for what was measured, CSV");
    to.add_option("--important", into.important,
                  "the number of a program that is served before all others, without a plan");
    to.add_option("--tolerance", into.tolerance,
                  "the share of its IPC that the important program may lose; 0.05 by default");
    to.add_option("--cpus", into.cpus, "a CPU for each program, as in 0,2-3");
    to.add_option("--interval", into.interval, "seconds between looks; 0.5 by default");
    to.add_option("--time", into.time, "seconds in all; without it until the programs end");
    to.add_option("--looks", into.looks,
                  "end after so many intervals behind the last plan; then programs are ended, too");
    to.add_option("--ways", into.ways, "a mask: plan only these ways, which lie in one run");
    to.add_flag("--all-ways", into.all_ways, "plan ways that devices use as well");
    to.add_flag("--quiet", into.quiet, "do not say what is planned");
    to.add_flag("--keep", into.keep, "leave masks and classes at the end");
    to.add_option("--snapshot", into.snapshot, snapshot_help);
    to.add_option("--format", into.format, "of what is told at the end: table, csv or json");
    to.add_option("--backend", into.backend, backend_help);
    to.set_footer("On a simulated processor seconds are those of its clocks, 2,000,000,000 each.\n"
                  "Exit status: the greatest of the programs that have ended.");
}

} // namespace

int balance(const std::vector<std::string> &words) {
    support::command app{
        "Runs programs side by side, each on a CPU, finds out how they use ways, and "
        "gives them classes with the ways of a plan; plans anew when they change.",
        "msrpp rdt balance"};
    balance_line given;
    std::vector<std::string> behind;
    add_options(app, given);
    if (!read_line(app, words, &behind)) return 0;
    given.programs = behind.empty() ? std::vector<std::vector<std::string>>{} : programs_in(behind);
    check(given);
    if (!given.curves.empty()) curves_of(given.curves);
    enter_machine(given.backend, "balance", words);
    processor on{given.backend};
    const std::vector<unsigned> cpus = cpus_for(on, given.cpus, given.programs.size(), "balance");
    on.refuse_resctrl();
    const std::vector<unsigned> classes = free_classes(on);
    if (classes.size() < 2)
        complain(rule_broken, "rdt: balance: one class is free, and two are needed at least");
    const msr::partition::request asked = request_of(given, on, classes.size());
    const putting_back later{on, given.keep, given.snapshot};
    side_programs programs{on, given.programs, cpus, classes, given.time};
    refuse_early(given, asked, programs, on);
    balancing work{given, asked, on, programs};
    work.work();
    work.print();
    int status = 0;
    for (const side_program &one : programs.all())
        status = std::max(status, one.status);
    return status;
}

} // namespace msrpp::rdt_tool
