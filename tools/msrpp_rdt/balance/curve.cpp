// The command `msrpp rdt curve`: a program's speed and misses with 1, 2, … ways of the last-level
// cache, measured while the program runs.
#include "../commands.hpp"
#include "../line.hpp"
#include "../processor.hpp"
#include "../settings/found.hpp"
#include "../watch/stopping.hpp"
#include "planning.hpp"
#include "programs.hpp"
#include "room.hpp"
#include "sampled_curve.hpp"

#include "../../support/command_words.hpp"
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

void check(const curve_line &options) {
    if (options.program.empty())
        complain(wrong_usage, "rdt: curve: give a program behind --: msrpp rdt curve -- service");
    if (options.method != "masks" && options.method != "occupancy")
        complain(wrong_usage,
                 "rdt: curve: --method: masks or occupancy, not " + in_quotes(options.method));
    if (!(options.interval >= 0.001 && options.interval <= 3600))
        complain(wrong_usage, "rdt: curve: --interval: 0.001 to 3600 seconds");
}

void write(const curve_line &options, const std::string &text) {
    if (options.output_file.empty()) {
        output out;
        append(out, text);
        return flush(out);
    }
    std::ofstream output{options.output_file};
    output << text;
    if (!output.flush())
        complain(rule_broken, "rdt: curve: cannot write " + in_quotes(options.output_file));
}

} // namespace

int curve(const std::vector<std::string> &words) {
    support::command app{
        "Measures what a program does with 1, 2, … ways of the last level while it runs, "
        "as CSV with the columns that 'msrpp partition' takes.",
        "msrpp rdt curve"};
    curve_line options;
    app.add_option("--method", options.method,
                   "masks (the default): each number of ways for two intervals; occupancy: the "
                   "mask stays, and what is held is sampled while the program fills the cache");
    app.add_option("--ways", options.ways, "a mask: only these ways, which lie in one run");
    app.add_flag("--all-ways", options.all_ways, "also ways that devices use");
    app.add_option("--interval", options.interval, "seconds of a sample; 0.5 by default");
    app.add_option("--time", options.time, "seconds in all; without it until the program ends");
    app.add_option("--name", options.name, "what BENCH is called; by default the program");
    app.add_option("-o,--output", options.output_file, "CSV; standard output by default");
    app.add_option("--cpus", options.cpus, "the CPU of the program");
    app.add_flag("--keep", options.keep, "leave the mask and the class at the end");
    app.add_option("--snapshot", options.snapshot, snapshot_help);
    app.add_option("--backend", options.backend, backend_help);
    app.set_footer("'msrpp curve' has the whole curve from one run on the simulated machine.");
    if (!read_words(app, words, &options.program)) return 0;
    check(options);
    enter_machine(options.backend, "curve", words);
    processor machine{options.backend};
    const msr::partition::room room = room_of(machine, options.ways, options.all_ways);
    const std::vector<unsigned> cpus = cpus_for(machine, options.cpus, 1, "curve");
    machine.refuse_resctrl();
    const std::vector<unsigned> classes = free_classes(machine);
    const putting_back later{machine, options.keep, options.snapshot};
    const stopping stop;
    side_programs programs{machine, {options.program}, cpus, classes, options.time};
    if (!options.name.empty()) programs.all().front().name = options.name;
    const msr::partition::properties known = measurable(programs.watched(), machine);
    programs.begin();
    const measured_rows rows =
        options.method == "masks"
            ? measured(programs, room, options.interval, known, stop)
            : sampled_rows(programs, machine, room, options.interval, known, stop);
    if (rows.rows.empty())
        complain(rule_broken, "rdt: curve: the program ended before anything was measured");
    if (options.method == "masks" && rows.ended != waited::passed)
        std::fprintf(stderr, "msrpp: rdt: curve: %s after %zu of %u ways: the rest is not there\n",
                     rows.ended == waited::program_ended ? "the program ended" : "it was stopped",
                     rows.rows.size(), room.ways);
    write(options, csv_of(rows));
    return 0;
}

} // namespace msrpp::rdt_tool
