#include "balancing.hpp"

#include "../watch/rows.hpp"
#include "important.hpp"

#include "../../support/complaint.hpp"
#include "../../support/output.hpp"

#include <msr/core/field.hpp>

#include <fmt/format.h>

#include <bit>
#include <cstdio>
#include <fstream>

namespace msrpp::rdt_tool {

// --- sums ---------------------------------------------------------------------------------------

void program_sums::add(const watched_row &row) {
    instructions_ += row.instructions.value;
    clocks_ += row.clocks.value;
    misses_ += row.misses.value;
    bytes_ += row.total.value * row.passed;
    seconds_ += row.passed;
    if (!row.misses.is_known) why_no_misses_ = row.misses.why;
    if (!row.total.is_known && row.passed > 0) why_no_traffic_ = row.total.why;
    occupancy_ = row.occupancy;
}

amount program_sums::ipc() const {
    return clocks_ == 0 ? amount{false, 0, "idle"} : amount::of(instructions_ / clocks_);
}

amount program_sums::misses_per_thousand() const {
    if (why_no_misses_ != nullptr) return {false, 0, why_no_misses_};
    return instructions_ == 0 ? amount{false, 0, "idle"}
                              : amount::of(misses_ * 1000 / instructions_);
}

amount program_sums::traffic() const {
    if (why_no_traffic_ != nullptr) return {false, 0, why_no_traffic_};
    return seconds_ == 0 ? amount{false, 0, "idle"} : amount::of(bytes_ / seconds_);
}

// --- work ---------------------------------------------------------------------------------------

balancing::balancing(const balance_line &given, const msr::partition::request &asked, processor &on,
                     side_programs &of)
    : given_{given}, asked_{asked}, on_{on}, of_{of}, whole_(of.all().size()),
      planned_(of.all().size()), phases_(of.all().size()) {
    if (!given.curves.empty()) curves_ = curves_of(given.curves);
}

void balancing::tell(const std::string &line) const {
    if (!given_.quiet) std::fprintf(stderr, "msrpp: rdt: %s\n", line.c_str());
}

void balancing::work() {
    of_.begin();
    if (given_.important != 0)
        serve_the_important();
    else
        serve_all();
}

waited balancing::look(std::vector<watched_row> &rows) {
    const waited how = of_.pass(given_.interval, stop_);
    rows = of_.read();
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (!of_.all()[i].has_ended) {
            whole_[i].add(rows[i]);
            planned_[i].add(rows[i]);
        }
    ++looks_;
    const bool is_over = (how == waited::program_ended && of_.running() == 0) ||
                         (given_.looks != 0 && looks_ >= given_.looks);
    return is_over && how != waited::stopped ? waited::time_is_over : how;
}

void balancing::serve_all() {
    const bool plans = given_.policy != "none";
    if (plans)
        plan_anew("");
    else if (!given_.ways.empty())
        share_one_mask();
    std::vector<watched_row> rows;
    for (;;) {
        const waited how = look(rows);
        if (how == waited::stopped || how == waited::time_is_over) return;
        if (!plans) continue;
        if (how == waited::program_ended)
            plan_anew("a program has ended");
        else if (phase_changed(rows))
            plan_anew("a phase has changed");
    }
}

bool balancing::curves_are_there(const std::vector<std::size_t> &running) {
    if (!given_.curves.empty()) return true;
    tell(fmt::format("measuring curves: {} steps of {} s{}",
                     running.size() == 2 ? asked_.room.ways : asked_.room.ways * running.size(),
                     2 * given_.interval, on_.is_simulated() ? ", simulated" : ""));
    const measured_rows all =
        measured(of_, asked_.room, given_.interval, measurable(of_.watched(), on_), stop_);
    if (all.ended != waited::passed) return false;
    curves_ = curves_of(all);
    if (given_.write_curves.empty()) return true;
    std::ofstream to{given_.write_curves};
    to << csv_of(all);
    if (!to.flush())
        complain(rule_broken, "rdt: balance: cannot write " + in_quotes(given_.write_curves));
    return true;
}

void balancing::share_one_mask() {
    of_.share({.group_of = std::vector<std::size_t>(of_.all().size()),
               .masks = {msr::low_bits(asked_.room.ways) << asked_.room.first}});
    forget();
}

void balancing::plan_anew(const std::string &why) {
    if (!why.empty()) tell(why + ": planning anew");
    const std::vector<std::size_t> running = of_.running_places();
    if (running.size() < 2) return share_one_mask();
    if (!curves_are_there(running)) return forget(); // one ended: planned anew then
    std::vector<std::string> names;
    for (const std::size_t each : running)
        names.push_back(of_.all()[each].name);
    const planned_ways found = plan_ways(*curves_, names, running, of_.all().size(), asked_);
    share(found.how, found.slowdowns, running);
    forget();
}

void balancing::share(const division &how, const std::vector<double> &slowdowns,
                      const std::vector<std::size_t> &running) {
    of_.share(how);
    for (std::size_t i = 0; i < running.size(); ++i) {
        const side_program &one = of_.all()[running[i]];
        tell(fmt::format("{} on CPU {}: class {}, ways 0x{:x} ({}), modelled slowdown {:.3f}",
                         one.name, one.cpu, one.of_class, one.mask, std::popcount(one.mask),
                         slowdowns[i]));
    }
}

/// Forgets all looks: later looks are compared with the first ones behind a plan.
void balancing::forget() {
    of_.read();
    looks_ = 0;
    planned_.assign(of_.all().size(), {});
    phases_.assign(of_.all().size(), {});
}

bool balancing::phase_changed(const std::vector<watched_row> &rows) {
    bool any = false;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (of_.all()[i].has_ended || rows[i].instructions.value == 0) continue;
        const amount &misses = rows[i].misses;
        const double of_thousand =
            misses.is_known ? misses.value * 1000 / rows[i].instructions.value : -1;
        any = phases_[i].changed(of_thousand, rows[i].ipc().value) || any;
    }
    return any;
}

// --- one important program
// ------------------------------------------------------------------------

void balancing::give_the_important(unsigned ways) {
    const std::size_t important = given_.important - 1;
    const std::uint64_t own = msr::low_bits(ways);
    division how{.group_of = std::vector<std::size_t>(of_.all().size(), 1),
                 .masks = {own << asked_.room.first, (msr::low_bits(asked_.room.ways) & ~own)
                                                         << asked_.room.first}};
    how.group_of[important] = 0;
    of_.share(how);
    tell(fmt::format("{} has {} ways, the others {}", of_.all()[important].name, ways,
                     asked_.room.ways - ways));
}

void balancing::serve_the_important() {
    const std::size_t important = given_.important - 1;
    important_ways rule{asked_.room.ways, given_.tolerance, given_.max_mbps * 1e6};
    give_the_important(rule.ways());
    forget();
    std::vector<watched_row> rows;
    for (;;) {
        const waited how = look(rows);
        if (how == waited::stopped || how == waited::time_is_over) return;
        const amount ipc = rows[important].ipc();
        if (how != waited::passed || of_.all()[important].has_ended || !ipc.is_known) continue;
        double traffic = 0;
        for (const watched_row &row : rows)
            if (row.total.is_known)
                traffic += row.total.value;
            else
                traffic = -1e300; // it is not known
        const bool looked = rule.is_looking();
        if (rule.row(ipc.value, traffic)) give_the_important(rule.ways());
        if (!looked && rule.is_looking())
            tell(fmt::format("memory is saturated ({:.0f} MB/s): looking for the division that "
                             "suits {} best",
                             traffic / 1e6, of_.all()[important].name));
    }
}

// --- the report at the end -----------------------------------------------------------------------

/// Since the last plan, where there was time.
const program_sums &balancing::told(std::size_t program) const {
    return planned_[program].is_empty() ? whole_[program] : planned_[program];
}

void balancing::print() const {
    const number_format ratio{"{:.3f}", "{:.3f}"}, kilobytes{"{:.0f}", "{:.0f}", 1024, 1024};
    table programs{.columns = {
                       {"program"},
                       {"CPU", "CPU", "cpu"},
                       {"class"},
                       {"ways", "ways", "mask"},
                       {"", "", "seconds"},
                       {"", "", "instructions"},
                       {"IPC", "IPC", "ipc", ratio},
                       {"misses/1000", "misses/1000", "misses_per_thousand", ratio},
                       {"instructions", "instructions", "", count_format},
                       {"", "", "bytes_per_second"},
                       {"occupancy KB", "occupancy KB", "occupancy_bytes", kilobytes},
                       {"MB/s", "MB/s", "", {"{:.1f}", "{:.1f}", 1e6, 1e6}},
                       {"status", "status", ""},
                       {"", "", "simulated"},
                   }};
    for (std::size_t i = 0; i < planned_.size(); ++i) {
        const side_program &one = of_.all()[i];
        const program_sums &did = told(i);
        const json traffic = json_of(did.traffic());
        programs.rows.push_back(
            {one.name, one.cpu, one.of_class, hex(one.mask), did.seconds(), did.instructions(),
             json_of(did.ipc()), json_of(did.misses_per_thousand()), did.instructions(), traffic,
             json_of(did.occupancy()), traffic, one.has_ended ? json(one.status) : json("running"),
             on_.is_simulated()});
    }
    output out;
    append_table(out, given_.format, programs);
    flush(out);
}

} // namespace msrpp::rdt_tool
