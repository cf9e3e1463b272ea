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

// --- sums of a program's counts ------------------------------------------------------------------

void program_sums::add(const watched_row &row) {
    instructions_ += row.instructions.value;
    clocks_ += row.clocks.value;
    misses_ += row.misses.value;
    bytes_ += row.total.value * row.passed;
    seconds_ += row.passed;
    if (!row.misses.is_known) why_no_misses_ = row.misses.reason;
    if (!row.total.is_known && row.passed > 0) why_no_traffic_ = row.total.reason;
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

// --- planning of ways, and intervals of counting -------------------------------------------------

balancing::balancing(const balance_line &options, const msr::partition::request &request,
                     processor &machine, side_programs &side_programs)
    : options_{options}, request_{request}, machine_{machine}, side_programs_{side_programs},
      whole_(side_programs.all().size()), planned_(side_programs.all().size()),
      phases_(side_programs.all().size()) {
    if (!options.curves.empty()) curves_ = curves_of(options.curves);
}

void balancing::tell(const std::string &line) const {
    if (!options_.quiet) std::fprintf(stderr, "msrpp: rdt: %s\n", line.c_str());
}

void balancing::work() {
    // Masks of ways that are known are written before the programs start: a line that a program
    // brings into the ways of another stays there as long as the program returns to it sooner than
    // the other program does to its lines.
    if (options_.important != 0)
        serve_the_important();
    else
        serve_all();
}

waited balancing::wait_for_interval(std::vector<watched_row> &rows) {
    const waited result = side_programs_.pass(options_.interval, stop_);
    rows = side_programs_.read();
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (!side_programs_.all()[i].has_ended) {
            whole_[i].add(rows[i]);
            planned_[i].add(rows[i]);
        }
    ++looks_;
    const bool is_over = (result == waited::program_ended && side_programs_.running() == 0) ||
                         (options_.looks != 0 && looks_ >= options_.looks);
    return is_over && result != waited::stopped ? waited::time_is_over : result;
}

void balancing::serve_all() {
    const bool plans = options_.policy != "none";
    if (!plans && !options_.ways.empty()) share_one_mask();
    side_programs_.begin();
    if (plans) plan_anew("");
    std::vector<watched_row> rows;
    for (;;) {
        const waited result = wait_for_interval(rows);
        if (result == waited::stopped || result == waited::time_is_over) return;
        if (!plans) continue;
        if (result == waited::program_ended)
            plan_anew("a program has ended");
        else if (phase_changed(rows))
            plan_anew("a phase has changed");
    }
}

bool balancing::curves_are_there(const std::vector<std::size_t> &running) {
    if (!options_.curves.empty()) return true;
    tell(fmt::format("measuring curves: {} steps of {} s{}",
                     running.size() == 2 ? request_.room.ways : request_.room.ways * running.size(),
                     2 * options_.interval, machine_.is_simulated() ? ", simulated" : ""));
    const measured_rows rows = measured(side_programs_, request_.room, options_.interval,
                                        measurable(side_programs_.watched(), machine_), stop_);
    if (rows.ended != waited::passed) return false;
    curves_ = curves_of(rows);
    if (options_.write_curves.empty()) return true;
    std::ofstream output{options_.write_curves};
    output << csv_of(rows);
    if (!output.flush())
        complain(rule_broken, "rdt: balance: cannot write " + in_quotes(options_.write_curves));
    return true;
}

void balancing::share_one_mask() {
    side_programs_.share({.group_of = std::vector<std::size_t>(side_programs_.all().size()),
                          .masks = {msr::low_bits(request_.room.ways) << request_.room.first}});
    forget();
}

void balancing::plan_anew(const std::string &reason) {
    if (!reason.empty()) tell(reason + ": planning anew");
    const std::vector<std::size_t> running = side_programs_.running_places();
    if (running.size() < 2) return share_one_mask();
    // If a program has ended while curves were measured, the caller makes a new plan.
    if (!curves_are_there(running)) return forget();
    std::vector<std::string> names;
    for (const std::size_t index : running)
        names.push_back(side_programs_.all()[index].name);
    const planned_ways ways =
        plan_ways(*curves_, names, running, side_programs_.all().size(), request_);
    share(ways.sharing, ways.slowdowns, running);
    forget();
}

void balancing::share(const division &division, const std::vector<double> &slowdowns,
                      const std::vector<std::size_t> &running) {
    side_programs_.share(division);
    for (std::size_t i = 0; i < running.size(); ++i) {
        const side_program &program = side_programs_.all()[running[i]];
        tell(fmt::format("{} on CPU {}: class {}, ways 0x{:x} ({}), modelled slowdown {:.3f}",
                         program.name, program.cpu, program.of_class, program.mask,
                         std::popcount(program.mask), slowdowns[i]));
    }
}

/// Forgets all earlier counts: later counts are compared with the first ones after a plan.
void balancing::forget() {
    side_programs_.read();
    looks_ = 0;
    planned_.assign(side_programs_.all().size(), {});
    phases_.assign(side_programs_.all().size(), {});
}

bool balancing::phase_changed(const std::vector<watched_row> &rows) {
    bool present = false;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (side_programs_.all()[i].has_ended || rows[i].instructions.value == 0) continue;
        const amount &misses = rows[i].misses;
        const double of_thousand =
            misses.is_known ? misses.value * 1000 / rows[i].instructions.value : -1;
        present = phases_[i].changed(of_thousand, rows[i].ipc().value) || present;
    }
    return present;
}

// --- the ways of one important program -----------------------------------------------------------

void balancing::give_the_important(unsigned ways) {
    const std::size_t important = options_.important - 1;
    const std::uint64_t own = msr::low_bits(ways);
    division division{.group_of = std::vector<std::size_t>(side_programs_.all().size(), 1),
                      .masks = {own << request_.room.first,
                                (msr::low_bits(request_.room.ways) & ~own) << request_.room.first}};
    division.group_of[important] = 0;
    side_programs_.share(division);
    tell(fmt::format("{} has {} ways, the others {}", side_programs_.all()[important].name, ways,
                     request_.room.ways - ways));
}

void balancing::serve_the_important() {
    const std::size_t important = options_.important - 1;
    important_ways rule{request_.room.ways, options_.tolerance, options_.max_mbps * 1e6};
    give_the_important(rule.ways());
    side_programs_.begin();
    std::vector<watched_row> rows;
    for (;;) {
        const waited result = wait_for_interval(rows);
        if (result == waited::stopped || result == waited::time_is_over) return;
        const amount ipc = rows[important].ipc();
        if (result != waited::passed || side_programs_.all()[important].has_ended || !ipc.is_known)
            continue;
        double traffic = 0;
        for (const watched_row &row : rows)
            if (row.total.is_known)
                traffic += row.total.value;
            else
                traffic = -1e300; // a negative value means unknown traffic
        const bool looked = rule.is_searching();
        if (rule.row(ipc.value, traffic)) give_the_important(rule.ways());
        if (!looked && rule.is_searching())
            tell(fmt::format("memory is saturated ({:.0f} MB/s): looking for the division that "
                             "suits {} best",
                             traffic / 1e6, side_programs_.all()[important].name));
    }
}

// --- the report at the end of balance ------------------------------------------------------------

/// Returns a program's sums of counts since the last plan, if time has passed since then; otherwise
/// since the program's begin.
const program_sums &balancing::sums_of(std::size_t program) const {
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
        const side_program &program = side_programs_.all()[i];
        const program_sums &did = sums_of(i);
        const json traffic = json_of(did.traffic());
        programs.rows.push_back(
            {program.name, program.cpu, program.of_class, hex(program.mask), did.seconds(),
             did.instructions(), json_of(did.ipc()), json_of(did.misses_per_thousand()),
             did.instructions(), traffic, json_of(did.occupancy()), traffic,
             program.has_ended ? json(program.status) : json("running"), machine_.is_simulated()});
    }
    output out;
    append_table(out, options_.format, programs);
    flush(out);
}

} // namespace msrpp::rdt_tool
