// `msrpp rdt bandwidth`: a program is held to a number of MB/s by the delays of its class.
#include "bandwidth.hpp"

#include "../commands.hpp"
#include "../line.hpp"
#include "../processor.hpp"
#include "../settings/found.hpp"
#include "../watch/stopping.hpp"
#include "programs.hpp"
#include "room.hpp"

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
    unsigned looks = 0; ///< behind the search; 0: no end
    bool keep = false, quiet = false;
    std::vector<std::string> program;
};

/// A step of the search: the share and the traffic under it.
struct bandwidth_step {
    double seconds{};
    unsigned share{};
    double mbps{};
};

double error_percent(double mbps, double wanted) { return (mbps - wanted) / wanted * 100; }

class holding {
public:
    holding(const bandwidth_line &given, processor &on, side_programs &of)
        : given_{given}, on_{on}, of_{of}, search_{shares(on), given.mbps, given.tolerance} {}

    /// Until the program ends, the time is over or a signal comes. When the search is over the
    /// share stays, and it is begun again where traffic leaves what is wanted by twice the
    /// tolerance, three times behind each other.
    void work() {
        of_.begin();
        give();
        for (;;) {
            of_.read();
            if (of_.pass(given_.interval, stop_) != waited::passed) return;
            of_.read(); // what was under way with the share before
            if (of_.pass(given_.interval, stop_) != waited::passed) return;
            const watched_row row = of_.read().front();
            if (!row.total.is_known)
                complain(rule_broken, std::string{"rdt: bandwidth: traffic is "} + row.total.why);
            look(row);
            if (given_.looks != 0 && looks_ >= given_.looks) return;
        }
    }

    void print() const {
        const number_format mbps{"{:.1f}", "{:.1f}"}, error{"{:+.1f}", "{:+.1f}"};
        table steps{.member = "steps",
                    .columns = {{"seconds", {"{:.3f}", "{:.3f}"}},
                                {"percent"},
                                {"MB/s", "MB/s", "mbps", mbps},
                                {"error %", "error %", "error_percent", error}}};
        for (const bandwidth_step &one : steps_)
            steps.rows.push_back(
                {one.seconds, one.share, one.mbps, error_percent(one.mbps, given_.mbps)});
        report all{.members = {{"wanted_mbps", given_.mbps},
                               {"steps", nullptr},
                               {"simulated", on_.is_simulated()}},
                   .tables = {steps}};
        if (!steps_.empty())
            all.members.update({{"percent", steps_.back().share},
                                {"mbps", steps_.back().mbps},
                                {"error_percent", error_percent(steps_.back().mbps, given_.mbps)}});
        output out;
        append_report(out, given_.format, all);
        flush(out);
        if (given_.format == "json") return;
        if (steps_.empty())
            std::fputs("msrpp: rdt: bandwidth: the program ended before a step\n", stderr);
        else
            std::fprintf(stderr,
                         "msrpp: rdt: bandwidth: wanted %.1f MB/s, at the end %.1f MB/s with %u "
                         "percent left: error %+.1f %%%s\n",
                         given_.mbps, steps_.back().mbps, steps_.back().share,
                         error_percent(steps_.back().mbps, given_.mbps),
                         on_.is_simulated() ? ", simulated" : "");
    }

private:
    const bandwidth_line &given_;
    processor &on_;
    side_programs &of_;
    stopping stop_;
    share_search search_;
    std::vector<bandwidth_step> steps_;
    double seconds_ = 0;
    unsigned strays_ = 0;
    unsigned looks_ = 0; ///< since the search was over

    static std::vector<unsigned> shares(const processor &on) {
        const auto &mba = on.has().shared.mba;
        std::vector<unsigned> all;
        for (unsigned delay = 0; delay <= mba.maximum; delay += mba.step())
            all.insert(all.begin(), 100 - delay);
        return all;
    }

    void give() {
        const side_program &one = of_.all().front();
        const std::uint64_t delay = 100 - search_.share();
        const std::uint64_t got =
            on_.write_cache(on_.cache_of(one.cpu), rdt::mba_thrtl::address + one.of_class, delay);
        if (got != delay)
            std::fprintf(stderr,
                         "msrpp: rdt: bandwidth: a delay of %llu reads back %llu: the platform "
                         "rounds it\n",
                         static_cast<unsigned long long>(delay),
                         static_cast<unsigned long long>(got));
    }

    void look(const watched_row &row) {
        const double mbps = row.total.value / 1e6;
        seconds_ = row.seconds;
        steps_.push_back({seconds_, search_.share(), mbps});
        if (!given_.quiet)
            std::fprintf(stderr, "msrpp: rdt: %u percent left: %.1f MB/s, error %+.1f %%\n",
                         search_.share(), mbps, error_percent(mbps, given_.mbps));
        if (!search_.is_over()) {
            if (search_.row(mbps)) give();
            return;
        }
        ++looks_;
        const bool strays = std::abs(error_percent(mbps, given_.mbps)) >
                            200 * given_.tolerance + std::abs(settled_error());
        strays_ = strays ? strays_ + 1 : 0;
        if (strays_ < 3) return;
        strays_ = 0;
        search_ = share_search{shares(on_), given_.mbps, given_.tolerance};
        give();
    }
    /// The error that the search could not undo.
    double settled_error() const {
        for (const bandwidth_step &one : steps_)
            if (one.share == search_.share()) return error_percent(one.mbps, given_.mbps);
        return 0;
    }
};

void check(const bandwidth_line &given) {
    if (given.program.empty())
        complain(wrong_usage, "rdt: bandwidth: give a program behind --: msrpp rdt bandwidth "
                              "--mbps 5000 -- backup");
    if (!(given.mbps > 0 && given.mbps <= 1e7))
        complain(wrong_usage, "rdt: bandwidth: --mbps: above 0, at most 10000000 MB/s");
    if (!(given.tolerance >= 0.01 && given.tolerance < 1))
        complain(wrong_usage, "rdt: bandwidth: --tolerance: 0.01 to 1");
    if (!(given.interval >= 0.001 && given.interval <= 3600))
        complain(wrong_usage, "rdt: bandwidth: --interval: 0.001 to 3600 seconds");
    check_format(given.format);
}

} // namespace

int bandwidth(const std::vector<std::string> &words) {
    support::command app{
        "Runs a program and holds its traffic to memory to a number of MB/s, by the "
        "delays of a class of its own; says the error at each step.",
        "msrpp rdt bandwidth"};
    bandwidth_line given;
    app.add_option("--mbps", given.mbps, "what is wanted, MB/s").require();
    app.add_option("--tolerance", given.tolerance,
                   "the share of it that is near enough; 0.1 by default");
    app.add_option("--interval", given.interval, "seconds of half a step; 0.5 by default");
    app.add_option("--time", given.time, "seconds in all; without it until the program ends");
    app.add_option("--looks", given.looks,
                   "end so many steps after a share was found; then the program is ended, too");
    app.add_option("--cpus", given.cpus, "the CPU of the program");
    app.add_flag("--quiet", given.quiet, "do not say each step");
    app.add_flag("--keep", given.keep, "leave the delay and the class at the end");
    app.add_option("--snapshot", given.snapshot, snapshot_help);
    app.add_option("--format", given.format, "of the steps at the end: table, csv or json");
    app.add_option("--backend", given.backend, backend_help);
    app.set_footer("AMD's limits are in GB/s already: msrpp rdt set mba:2=5GB/s.\n"
                   "Exit status: that of the program.");
    if (!read_line(app, words, &given.program)) return 0;
    check(given);
    enter_machine(given.backend, "bandwidth", words);
    processor on{given.backend};
    const rdt::features &has = on.has().shared;
    if (on.is_amd())
        complain(rule_broken, "rdt: bandwidth: limits of this processor are in GB/s already: msrpp "
                              "rdt run --class mba=5GB/s -- program");
    if (has.mba.maximum == 0 || !has.mba.linear)
        complain(rule_broken, "rdt: bandwidth: this processor has no linear delays");
    if (!has.monitoring.has(rdt::event::l3_total_bandwidth))
        complain(rule_broken, "rdt: bandwidth: this processor does not count bandwidth");
    const std::vector<unsigned> cpus = cpus_for(on, given.cpus, 1, "bandwidth");
    on.refuse_resctrl();
    const std::vector<unsigned> classes = free_classes(on);
    const putting_back later{on, given.keep, given.snapshot};
    side_programs programs{on, {given.program}, cpus, classes, given.time};
    holding work{given, on, programs};
    work.work();
    work.print();
    return programs.all().front().status;
}

} // namespace msrpp::rdt_tool
