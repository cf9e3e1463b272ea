// `msrpp rdt balance`: programs side by side, with the ways that a plan gives them.
#include "commands.hpp"
#include "found.hpp"
#include "line.hpp"
#include "planning.hpp"
#include "processor.hpp"
#include "programs.hpp"
#include "stopping.hpp"
#include "watch.hpp"

#include "../msrpp/complaint.hpp"
#include "../msrpp/json.hpp"
#include "../msrpp/output.hpp"
#include "../msrpp/run/line.hpp"

#include <msr/field.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <chrono>
#include <cstdio>
#include <optional>

namespace msrpp::rdt_tool {

namespace {

struct balance_line {
    std::string backend = "auto", policy = "optimal", objective = "stp", cpus, format = "table";
    std::vector<std::string> curves;
    double interval = 0.5, time = 0, tolerance = 0.05;
    unsigned important = 0; ///< a program's number; 0: a plan for all
    bool keep = false, all_ways = false, quiet = false;
    std::vector<std::vector<std::string>> programs;
};

/// The ways that are planned: in one run, without those that devices use as well.
struct usable {
    unsigned ways{};
    unsigned first{};
};

usable usable_ways(const balance_line &given, const processor &on) {
    const msr::rdt::cache_allocation &l3 = on.has().shared.l3;
    usable result{.ways = l3.mask_length, .first = 0};
    if (given.all_ways || l3.shareable == 0) return result;
    const auto lowest = static_cast<unsigned>(std::countr_zero(l3.shareable));
    if (lowest >= 2) {
        result.ways = std::min(result.ways, lowest);
    } else {
        const auto above = static_cast<unsigned>(std::bit_width(l3.shareable));
        result.first = above;
        result.ways -= above;
    }
    return result;
}

void tell(const balance_line &given, const std::string &line) {
    if (!given.quiet) std::fprintf(stderr, "msrpp: rdt: %s\n", line.c_str());
}

/// Sums of what a program did since the last plan, or since it began.
struct sums {
    double instructions{}, clocks{}, misses{}, seconds{};
    amount occupancy{};

    void add(const watched_row &row) {
        instructions += row.instructions.value;
        clocks += row.clocks.value;
        misses += row.misses.value;
        seconds += row.passed;
        occupancy = row.occupancy;
    }
    double misses_per_thousand() const {
        return instructions == 0 ? 0 : misses * 1000 / instructions;
    }
    double ipc() const { return clocks == 0 ? 0 : instructions / clocks; }
};

class balancing {
public:
    balancing(const balance_line &given, processor &on, side_programs &of)
        : given_{given}, on_{on}, of_{of}, room_{usable_ways(given, on)}, whole_(of.all().size()),
          planned_(of.all().size()), before_(of.all().size()) {}

    /// Until all programs have ended, the time is over, or a signal comes.
    void work() {
        of_.begin();
        stopping::take_again(); // programs get no signals of ours
        of_.read();
        if (given_.important != 0)
            begin_for_the_important();
        else if (given_.policy != "none")
            plan_anew("");
        while (!stop_.wait(given_.interval, nullptr)) {
            const std::vector<watched_row> rows = of_.read();
            for (std::size_t i = 0; i < rows.size(); ++i)
                if (!of_.all()[i].has_ended) whole_[i].add(rows[i]), planned_[i].add(rows[i]);
            const bool ended = of_.notice_ends();
            if (ended) stopping::take_again();
            if (of_.running() == 0 || (given_.time > 0 && seconds() >= given_.time)) return;
            if (given_.important != 0)
                serve_the_important(rows);
            else if (given_.policy != "none" && ended)
                plan_anew("a program has ended");
            else if (given_.policy != "none" && phase_changed(rows))
                plan_anew("a phase has changed");
        }
    }

    void print() const {
        output out;
        if (given_.format == "json")
            print_json(out);
        else
            print_rows(out);
        flush(out);
    }

private:
    const balance_line &given_;
    processor &on_;
    side_programs &of_;
    usable room_;
    stopping stop_;
    std::optional<msr::partition::curves> curves_;
    std::vector<sums> whole_, planned_;
    std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();

    double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - began_).count();
    }

    // --- plans ----------------------------------------------------------------------------------

    void plan_anew(const std::string &why) {
        if (!why.empty()) tell(given_, why + ": planning anew");
        std::vector<std::size_t> running;
        for (std::size_t i = 0; i < of_.all().size(); ++i)
            if (!of_.all()[i].has_ended) running.push_back(i);
        if (running.size() < 2) {
            for (const std::size_t each : running)
                give(each, msr::low_bits(room_.ways));
            return forget();
        }
        std::vector<std::string> names;
        if (!given_.curves.empty()) {
            if (!curves_) curves_ = curves_of(given_.curves);
            for (const std::size_t each : running)
                names.push_back(of_.all()[each].name);
        } else {
            tell(given_, fmt::format("measuring curves: {} steps of {} s",
                                     running.size() == 2 ? room_.ways : room_.ways * running.size(),
                                     2 * given_.interval));
            curves_ = measured_curves(of_, room_.ways, given_.interval, stop_);
            if (curves_->applications().empty()) return forget(); // one ended: planned anew then
            for (const std::size_t each : running)
                names.push_back(std::to_string(each + 1));
        }
        msr::partition::request asked{
            .by = policy_named(given_.policy),
            .aim = objective_named(given_.objective),
            .in = {.ways = room_.ways,
                   .first = 0,
                   .least = std::max(1u, on_.has().shared.l3.minimum_bits),
                   .classes = static_cast<unsigned>(of_.all().size())}};
        const given_ways found = plan_ways(*curves_, names, running, asked);
        for (std::size_t i = 0; i < found.programs.size(); ++i) {
            const side_program &one = of_.all()[found.programs[i]];
            give(found.programs[i], found.masks[i]);
            tell(given_, fmt::format("{} on CPU {}: class {}, ways 0x{:x} ({}), modelled slowdown "
                                     "{:.3f}",
                                     one.name, one.cpu, one.of_class, one.mask,
                                     std::popcount(one.mask), found.slowdowns[i]));
        }
        forget();
    }

    /// Masks of the plan begin with the lowest way that is used here.
    void give(std::size_t program, std::uint64_t mask) { of_.give(program, mask << room_.first); }

    struct seen {
        double misses_per_thousand{};
        double ipc{};
        unsigned rows{};
        unsigned changed{};
    };
    std::vector<seen> before_;

    /// What comes now is compared with what follows a plan.
    void forget() {
        of_.read();
        planned_.assign(of_.all().size(), {});
        before_.assign(of_.all().size(), {});
    }

    /// A program misses twice or half as much as after the plan, or is half as fast again or slower
    /// by as much, in three intervals behind each other. The first after a plan settles.
    bool phase_changed(const std::vector<watched_row> &rows) {
        bool any = false;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (of_.all()[i].has_ended || rows[i].instructions.value == 0) continue;
            seen &one = before_[i];
            const double now = rows[i].misses.value * 1000 / rows[i].instructions.value;
            ++one.rows;
            const double ipc = rows[i].ipc().value;
            if (one.rows == 2) {
                one.misses_per_thousand = now;
                one.ipc = ipc;
            }
            if (one.rows <= 2) continue;
            constexpr double few = 0.5; // misses a thousand instructions that are nothing
            const double least = std::min(now, one.misses_per_thousand) + few;
            const double most = std::max(now, one.misses_per_thousand) + few;
            const bool other_speed = std::max(ipc, one.ipc) > 1.5 * std::min(ipc, one.ipc);
            one.changed = most > 2 * least || other_speed ? one.changed + 1 : 0;
            any = any || one.changed >= 3;
        }
        return any;
    }

    // --- one important program, as DICER serves it -----------------------------------------------

    unsigned ways_of_important_ = 0;
    double best_ipc_ = 0;
    unsigned patience_ = 0;

    void begin_for_the_important() {
        ways_of_important_ = room_.ways - 1;
        share();
    }
    void share() {
        const std::size_t important = given_.important - 1;
        const std::uint64_t own = msr::low_bits(ways_of_important_);
        for (std::size_t i = 0; i < of_.all().size(); ++i)
            if (!of_.all()[i].has_ended)
                give(i, i == important ? own : msr::low_bits(room_.ways) & ~own);
        tell(given_, fmt::format("{} has {} ways, the others {}", of_.all()[important].name,
                                 ways_of_important_, room_.ways - ways_of_important_));
    }
    void serve_the_important(const std::vector<watched_row> &rows) {
        const std::size_t important = given_.important - 1;
        const amount ipc = rows[important].ipc();
        if (of_.all()[important].has_ended || !ipc.is_known) return;
        best_ipc_ = std::max(best_ipc_, ipc.value);
        if (patience_ > 0) { // an interval to settle, and more after a step back
            --patience_;
            return;
        }
        constexpr unsigned after_a_step = 1, after_a_step_back = 20;
        if (ipc.value < (1 - given_.tolerance) * best_ipc_) {
            if (ways_of_important_ + 1 >= room_.ways) {
                best_ipc_ = ipc.value; // it is another phase, and has all
                return;
            }
            ++ways_of_important_;
            patience_ = after_a_step_back;
        } else if (ways_of_important_ > 1) {
            --ways_of_important_;
            patience_ = after_a_step;
        } else {
            return;
        }
        share();
    }

    // --- what is told at the end
    // ------------------------------------------------------------------

    void print_rows(output &out) const {
        std::vector<std::vector<std::string>> rows{{"program", "CPU", "class", "ways", "IPC",
                                                    "misses/1000", "instructions", "occupancy KB",
                                                    "status"}};
        for (std::size_t i = 0; i < planned_.size(); ++i) {
            const side_program &one = of_.all()[i];
            const sums &did = told(i);
            rows.push_back(
                {one.name, std::to_string(one.cpu), std::to_string(one.of_class), hex(one.mask),
                 fmt::format("{:.3f}", did.ipc()), fmt::format("{:.3f}", did.misses_per_thousand()),
                 fmt::format("{:.0f}", did.instructions), text_of(did.occupancy, 1024, 0),
                 one.has_ended ? std::to_string(one.status) : "running"});
        }
        if (given_.format == "csv")
            for (const std::vector<std::string> &row : rows)
                append_row(out, row);
        else
            append_aligned(out, rows);
    }
    void print_json(output &out) const {
        json all = json::array();
        for (std::size_t i = 0; i < planned_.size(); ++i) {
            const side_program &one = of_.all()[i];
            const sums &did = told(i);
            all.push_back({{"program", one.name},
                           {"cpu", one.cpu},
                           {"class", one.of_class},
                           {"mask", hex(one.mask)},
                           {"seconds", did.seconds},
                           {"instructions", did.instructions},
                           {"ipc", did.ipc()},
                           {"misses_per_thousand", did.misses_per_thousand()},
                           {"simulated", on_.is_simulated()}});
        }
        append_document(out, all);
    }
    /// Since the last plan, where there was time.
    const sums &told(std::size_t program) const {
        return planned_[program].instructions > 0 ? planned_[program] : whole_[program];
    }
};

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
    if (!(given.interval >= 0.01 && given.interval <= 3600))
        complain(wrong_usage, "rdt: balance: --interval: 0.01 to 3600 seconds");
    if (!(given.tolerance > 0 && given.tolerance < 1))
        complain(wrong_usage, "rdt: balance: --tolerance: above 0 and below 1");
    if (given.policy != "none") policy_named(given.policy);
    objective_named(given.objective);
    check_format(given.format);
}

} // namespace

int balance(const std::vector<std::string> &words) {
    CLI::App app{
        "Runs programs side by side, each on a CPU and in a class of its own, finds out how "
        "they use ways, and gives them what a plan says; plans anew when they change.",
        "msrpp rdt balance"};
    balance_line given;
    std::vector<std::string> behind;
    app.add_option("--policy", given.policy,
                   "as of 'msrpp partition'; optimal by default; none: whole masks, only watch");
    app.add_option("--objective", given.objective, "stp (the default), unfairness or antt");
    app.add_option("--curves", given.curves,
                   "CSV of 'msrpp curve', with the programs' names; without it masks are stepped "
                   "while they run")
        ->take_all()
        ->allow_extra_args(false);
    app.add_option("--important", given.important,
                   "the number of a program that is served before all others, without a plan");
    app.add_option("--tolerance", given.tolerance,
                   "the share of its IPC that the important program may lose; 0.05 by default");
    app.add_option("--cpus", given.cpus, "a CPU for each program, as in 0,2-3");
    app.add_option("--interval", given.interval, "seconds between looks; 0.5 by default");
    app.add_option("--time", given.time, "seconds in all; without it until the programs end");
    app.add_flag("--all-ways", given.all_ways, "plan ways that devices use as well");
    app.add_flag("--quiet", given.quiet, "do not say what is planned");
    app.add_flag("--keep", given.keep, "leave masks and classes at the end");
    app.add_option("--format", given.format, "of what is told at the end: table, csv or json");
    app.add_option("--backend", given.backend, backend_help);
    app.footer("Exit status: the greatest of the programs that have ended.");
    if (!read_line(app, words, &behind)) return 0;
    given.programs = behind.empty() ? std::vector<std::vector<std::string>>{} : programs_in(behind);
    check(given);
    if (!given.curves.empty()) curves_of(given.curves);
    enter_machine(given.backend, "balance", words);
    processor on{given.backend};
    if (on.has().shared.l3.mask_length == 0)
        complain(rule_broken, "rdt: balance: this processor has no masks of ways");
    std::vector<unsigned> cpus =
        given.cpus.empty() ? on.cpus() : msrpp::run::cpus_in(given.cpus, "--cpus");
    on.check(cpus);
    std::erase_if(cpus,
                  [&](unsigned cpu) { return on.cache_of(cpu) != on.cache_of(cpus.front()); });
    if (cpus.size() < given.programs.size())
        complain(rule_broken,
                 fmt::format("rdt: balance: {} programs, and {} CPUs that share a cache",
                             given.programs.size(), cpus.size()));
    on.refuse_resctrl();
    const std::vector<unsigned> classes = free_classes(on);
    if (classes.size() < given.programs.size())
        complain(rule_broken, fmt::format("rdt: balance: {} programs, and {} classes are free",
                                          given.programs.size(), classes.size()));
    const putting_back later{on, given.keep};
    side_programs programs{on, given.programs, cpus, classes};
    balancing work{given, on, programs};
    work.work();
    work.print();
    int status = 0;
    for (const side_program &one : programs.all())
        status = std::max(status, one.status);
    return status;
}

} // namespace msrpp::rdt_tool
