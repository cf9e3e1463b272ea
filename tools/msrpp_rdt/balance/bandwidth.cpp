// The command `msrpp rdt bandwidth`: keeps the memory traffic of a program at a number of MB/s by
// the delays of its class of service.
#include "bandwidth.hpp"

#include "../commands.hpp"
#include "../line.hpp"
#include "../processor.hpp"
#include "../settings/found.hpp"
#include "../watch/stopping.hpp"
#include "programs.hpp"
#include "room.hpp"

#include "../../support/command_words.hpp"
#include "../../support/complaint.hpp"
#include "../../support/output.hpp"
#include "../../support/report/report.hpp"

#include <msr/rdt/registers.hpp>

#include <fmt/format.h>

#include <cmath>
#include <cstdio>

namespace msrpp::rdt_tool {

namespace rdt = msr::rdt;

namespace {

struct bandwidth_line {
    std::string backend = "auto", cpus, format = "table", snapshot;
    double mbps = 0, tolerance = 0.1, interval = 0.5, time = 0;
    unsigned looks = 0; ///< largest number of intervals after the search; 0: no limit
    bool keep = false, quiet = false;
    std::vector<std::string> program;
};

/// A step of the search: a share of bandwidth, and the memory traffic under the share.
struct bandwidth_step {
    double seconds{};
    unsigned share{};
    double mbps{};
};

double error_percent(double mbps, double goal) { return (mbps - goal) / goal * 100; }

class holding {
public:
    holding(const bandwidth_line &options, processor &machine, side_programs &side_programs)
        : options_{options}, machine_{machine},
          side_programs_{side_programs}, search_{shares(machine), options.mbps, options.tolerance} {
    }

    /// Searches the share of bandwidth, until the program ends, the time is over or a signal comes.
    /// After the search the share stays; the search begins again when traffic differs from the goal
    /// by twice the tolerance, three times in a row.
    void work() {
        side_programs_.begin();
        give();
        for (;;) {
            side_programs_.read();
            if (side_programs_.pass(options_.interval, stop_) != waited::passed) return;
            // The first interval under a new share is not counted: read() drops its traffic.
            side_programs_.read();
            if (side_programs_.pass(options_.interval, stop_) != waited::passed) return;
            const watched_row row = side_programs_.read().front();
            if (!row.total.is_known)
                complain(rule_broken,
                         std::string{"rdt: bandwidth: traffic is "} + row.total.reason);
            show(row);
            if (options_.looks != 0 && looks_ >= options_.looks) return;
        }
    }

    void print() const {
        const number_format mbps{"{:.1f}", "{:.1f}"}, error{"{:+.1f}", "{:+.1f}"};
        table steps{.member = "steps",
                    .columns = {{"seconds", {"{:.3f}", "{:.3f}"}},
                                {"percent"},
                                {"MB/s", "MB/s", "mbps", mbps},
                                {"error %", "error %", "error_percent", error}}};
        for (const bandwidth_step &step : steps_)
            steps.rows.push_back(
                {step.seconds, step.share, step.mbps, error_percent(step.mbps, options_.mbps)});
        report report{.members = {{"wanted_mbps", options_.mbps},
                                  {"steps", nullptr},
                                  {"simulated", machine_.is_simulated()}},
                      .tables = {steps}};
        if (!steps_.empty())
            report.members.update(
                {{"percent", steps_.back().share},
                 {"mbps", steps_.back().mbps},
                 {"error_percent", error_percent(steps_.back().mbps, options_.mbps)}});
        output out;
        append_report(out, options_.format, report);
        flush(out);
        if (options_.format == "json") return;
        if (steps_.empty())
            std::fputs("msrpp: rdt: bandwidth: the program ended before a step\n", stderr);
        else
            std::fprintf(stderr,
                         "msrpp: rdt: bandwidth: wanted %.1f MB/s, at the end %.1f MB/s with %u "
                         "percent left: error %+.1f %%%s\n",
                         options_.mbps, steps_.back().mbps, steps_.back().share,
                         error_percent(steps_.back().mbps, options_.mbps),
                         machine_.is_simulated() ? ", simulated" : "");
    }

private:
    const bandwidth_line &options_;
    processor &machine_;
    side_programs &side_programs_;
    stopping stop_;
    share_search search_;
    std::vector<bandwidth_step> steps_;
    double seconds_ = 0;
    unsigned strays_ = 0;
    unsigned looks_ = 0; ///< number of intervals since the end of the search

    static std::vector<unsigned> shares(const processor &machine) {
        const auto &mba = machine.has().shared.mba;
        std::vector<unsigned> list;
        for (unsigned delay = 0; delay <= mba.maximum; delay += mba.step())
            list.insert(list.begin(), 100 - delay);
        return list;
    }

    void give() {
        const side_program &program = side_programs_.all().front();
        const std::uint64_t delay = 100 - search_.share();
        const std::uint64_t got = machine_.write_cache(
            machine_.cache_of(program.cpu), rdt::mba_thrtl::address + program.of_class, delay);
        if (got != delay)
            std::fprintf(stderr,
                         "msrpp: rdt: bandwidth: a delay of %llu reads back %llu: the platform "
                         "rounds it\n",
                         static_cast<unsigned long long>(delay),
                         static_cast<unsigned long long>(got));
    }

    void show(const watched_row &row) {
        const double mbps = row.total.value / 1e6;
        seconds_ = row.seconds;
        steps_.push_back({seconds_, search_.share(), mbps});
        if (!options_.quiet)
            std::fprintf(stderr, "msrpp: rdt: %u percent left: %.1f MB/s, error %+.1f %%\n",
                         search_.share(), mbps, error_percent(mbps, options_.mbps));
        if (!search_.is_over()) {
            if (search_.row(mbps)) give();
            return;
        }
        ++looks_;
        const bool strays = std::abs(error_percent(mbps, options_.mbps)) >
                            200 * options_.tolerance + std::abs(settled_error());
        strays_ = strays ? strays_ + 1 : 0;
        if (strays_ < 3) return;
        strays_ = 0;
        search_ = share_search{shares(machine_), options_.mbps, options_.tolerance};
        give();
    }
    /// Returns the difference of traffic from the goal that the search could not remove, in
    /// percent.
    double settled_error() const {
        for (const bandwidth_step &step : steps_)
            if (step.share == search_.share()) return error_percent(step.mbps, options_.mbps);
        return 0;
    }
};

void check(const bandwidth_line &options) {
    if (options.program.empty())
        complain(wrong_usage, "rdt: bandwidth: give a program behind --: msrpp rdt bandwidth "
                              "--mbps 5000 -- backup");
    if (!(options.mbps > 0 && options.mbps <= 1e7))
        complain(wrong_usage, "rdt: bandwidth: --mbps: above 0, at most 10000000 MB/s");
    if (!(options.tolerance >= 0.01 && options.tolerance < 1))
        complain(wrong_usage, "rdt: bandwidth: --tolerance: 0.01 to 1");
    if (!(options.interval >= 0.001 && options.interval <= 3600))
        complain(wrong_usage, "rdt: bandwidth: --interval: 0.001 to 3600 seconds");
    check_format(options.format);
}

} // namespace

int bandwidth(const std::vector<std::string> &words) {
    support::command app{
        "Runs a program and holds its traffic to memory to a number of MB/s, by the "
        "delays of a class of its own; says the error at each step.",
        "msrpp rdt bandwidth"};
    bandwidth_line options;
    app.add_option("--mbps", options.mbps, "what is wanted, MB/s").require();
    app.add_option("--tolerance", options.tolerance,
                   "the share of it that is near enough; 0.1 by default");
    app.add_option("--interval", options.interval, "seconds of half a step; 0.5 by default");
    app.add_option("--time", options.time, "seconds in all; without it until the program ends");
    app.add_option("--looks", options.looks,
                   "end so many steps after a share was found; then the program is ended, too");
    app.add_option("--cpus", options.cpus, "the CPU of the program");
    app.add_flag("--quiet", options.quiet, "do not say each step");
    app.add_flag("--keep", options.keep, "leave the delay and the class at the end");
    app.add_option("--snapshot", options.snapshot, snapshot_help);
    app.add_option("--format", options.format, "of the steps at the end: table, csv or json");
    app.add_option("--backend", options.backend, backend_help);
    app.set_footer("AMD's limits are in GB/s already: msrpp rdt set mba:2=5GB/s.\n"
                   "Exit status: that of the program.");
    if (!read_words(app, words, &options.program)) return 0;
    check(options);
    enter_machine(options.backend, "bandwidth", words);
    processor machine{options.backend};
    const rdt::features &features = machine.has().shared;
    if (machine.is_amd())
        complain(rule_broken, "rdt: bandwidth: limits of this processor are in GB/s already: msrpp "
                              "rdt run --class mba=5GB/s -- program");
    if (features.mba.maximum == 0 || !features.mba.linear)
        complain(rule_broken, "rdt: bandwidth: this processor has no linear delays");
    if (!features.monitoring.has(rdt::event::l3_total_bandwidth))
        complain(rule_broken, "rdt: bandwidth: this processor does not count bandwidth");
    const std::vector<unsigned> cpus = cpus_for(machine, options.cpus, 1, "bandwidth");
    machine.refuse_resctrl();
    const std::vector<unsigned> classes = free_classes(machine);
    const putting_back later{machine, options.keep, options.snapshot};
    side_programs programs{machine, {options.program}, cpus, classes, options.time};
    holding work{options, machine, programs};
    work.work();
    work.print();
    return programs.all().front().status;
}

} // namespace msrpp::rdt_tool
