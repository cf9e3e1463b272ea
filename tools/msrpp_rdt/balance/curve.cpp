// `msrpp rdt curve`: what a program does with 1, 2, … ways, measured on a backend while it runs.
#include "../commands.hpp"
#include "../line.hpp"
#include "../processor.hpp"
#include "../settings/found.hpp"
#include "../watch/stopping.hpp"
#include "planning.hpp"
#include "programs.hpp"
#include "room.hpp"
#include "sampled_curve.hpp"

#include "../../support/complaint.hpp"
#include "../../support/output.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <fstream>

namespace msrpp::rdt_tool {

namespace {

struct curve_line {
    std::string backend = "auto", cpus, method = "masks", name, output_file, snapshot, ways;
    double interval = 0.5, time = 0;
    bool keep = false, all_ways = false;
    std::vector<std::string> program;
};

void check(const curve_line &given) {
    if (given.program.empty())
        complain(wrong_usage, "rdt: curve: give a program behind --: msrpp rdt curve -- service");
    if (given.method != "masks" && given.method != "occupancy")
        complain(wrong_usage,
                 "rdt: curve: --method: masks or occupancy, not " + in_quotes(given.method));
    if (!(given.interval >= 0.001 && given.interval <= 3600))
        complain(wrong_usage, "rdt: curve: --interval: 0.001 to 3600 seconds");
}

void write(const curve_line &given, const std::string &text) {
    if (given.output_file.empty()) {
        output out;
        append(out, text);
        return flush(out);
    }
    std::ofstream to{given.output_file};
    to << text;
    if (!to.flush())
        complain(rule_broken, "rdt: curve: cannot write " + in_quotes(given.output_file));
}

} // namespace

int curve(const std::vector<std::string> &words) {
    support::command app{
        "Measures what a program does with 1, 2, … ways of the last level while it runs, "
        "as CSV with the columns that 'msrpp partition' takes.",
        "msrpp rdt curve"};
    curve_line given;
    app.add_option("--method", given.method,
                   "masks (the default): each number of ways for two intervals; occupancy: the "
                   "mask stays, and what is held is sampled while the program fills the cache");
    app.add_option("--ways", given.ways, "a mask: only these ways, which lie in one run");
    app.add_flag("--all-ways", given.all_ways, "also ways that devices use");
    app.add_option("--interval", given.interval, "seconds of a sample; 0.5 by default");
    app.add_option("--time", given.time, "seconds in all; without it until the program ends");
    app.add_option("--name", given.name, "what BENCH is called; by default the program");
    app.add_option("-o,--output", given.output_file, "CSV; standard output by default");
    app.add_option("--cpus", given.cpus, "the CPU of the program");
    app.add_flag("--keep", given.keep, "leave the mask and the class at the end");
    app.add_option("--snapshot", given.snapshot, snapshot_help);
    app.add_option("--backend", given.backend, backend_help);
    app.set_footer("'msrpp curve' has the whole curve from one run on the simulated machine.");
    if (!read_line(app, words, &given.program)) return 0;
    check(given);
    enter_machine(given.backend, "curve", words);
    processor on{given.backend};
    const msr::partition::room in = room_of(on, given.ways, given.all_ways);
    const std::vector<unsigned> cpus = cpus_for(on, given.cpus, 1, "curve");
    on.refuse_resctrl();
    const std::vector<unsigned> classes = free_classes(on);
    const putting_back later{on, given.keep, given.snapshot};
    const stopping stop;
    side_programs programs{on, {given.program}, cpus, classes, given.time};
    if (!given.name.empty()) programs.all().front().name = given.name;
    const msr::partition::properties known = measurable(programs.watched(), on);
    programs.begin();
    const measured_rows all = given.method == "masks"
                                  ? measured(programs, in, given.interval, known, stop)
                                  : sampled_rows(programs, on, in, given.interval, known, stop);
    if (all.rows.empty())
        complain(rule_broken, "rdt: curve: the program ended before anything was measured");
    if (given.method == "masks" && all.ended != waited::passed)
        std::fprintf(stderr, "msrpp: rdt: curve: %s after %zu of %u ways: the rest is not there\n",
                     all.ended == waited::program_ended ? "the program ended" : "it was stopped",
                     all.rows.size(), in.ways);
    write(given, csv_of(all));
    return 0;
}

} // namespace msrpp::rdt_tool
