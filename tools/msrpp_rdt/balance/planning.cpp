#include "planning.hpp"

#include "../../msrpp/choices/suggest.hpp"
#include "../../msrpp/partition/search.hpp"
#include "../../support/complaint.hpp"
#include "../../support/output.hpp"
#include "../../support/report/rows.hpp"

#include <msr/cache/applications/read_curves.hpp>
#include <msr/cache/applications/workload.hpp>
#include <msr/core/field.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>

namespace msrpp::rdt_tool {

namespace partition = msr::partition;

namespace {

template <typename Enumeration, std::size_t Count>
Enumeration named(const std::string_view (&names)[Count], const std::string &name,
                  const char *option) {
    for (std::size_t i = 0; i < Count; ++i)
        if (names[i] == name) return static_cast<Enumeration>(i);
    complain(wrong_usage,
             fmt::format("rdt: balance: {}: no such name: {}{}", option, in_quotes(name),
                         suggestion(name, {std::begin(names), std::end(names)})));
}

/// Returns the row of a program's curve for a number of ways, from the counts of an interval.
partition::curve_row row_of(const side_program &side_program, unsigned ways,
                            const watched_row &did) {
    partition::curve_row row{.application = side_program.name, .ways = ways};
    const auto set = [&row](partition::property property, double value) {
        row.values[partition::place_of(property)] = value;
    };
    const double instructions = std::max(1.0, did.instructions.value);
    const double clocks = std::max(1.0, did.clocks.value);
    set(partition::property::ipc, instructions / clocks);
    if (did.misses.is_known) {
        set(partition::property::llcmpki, did.misses.value * 1000 / instructions);
        set(partition::property::llcmpkc, did.misses.value * 1000 / clocks);
    }
    if (did.total.is_known) set(partition::property::bandwidth_mbps, did.total.value / 1e6);
    return row;
}

/// Measures the curves of programs, with one number of ways after the other.
class stepping {
public:
    stepping(side_programs &side_programs, const partition::room &room, double seconds,
             partition::properties known, const stopping &stop)
        : side_programs_{side_programs}, room_{room}, seconds_{seconds}, stop_{stop},
          running_{side_programs.running_places()} {
        rows_.known = known;
    }

    measured_rows work() {
        for (const std::size_t program : running_) {
            for (unsigned ways = 1; ways <= room_.ways; ++ways)
                if (!step(program, ways)) return std::move(rows_);
            remark(program);
            if (running_.size() != 2) continue;
            add_most_of_the_other();
            break;
        }
        return std::move(rows_);
    }

private:
    side_programs &side_programs_;
    const partition::room &room_;
    double seconds_;
    const stopping &stop_;
    std::vector<std::size_t> running_;
    measured_rows rows_;

    const std::string &name_of(std::size_t program) const {
        return side_programs_.all()[program].name;
    }

    bool step(std::size_t program, unsigned ways) {
        const std::uint64_t whole = msr::low_bits(room_.ways), own = msr::low_bits(ways);
        division division{.group_of = std::vector<std::size_t>(side_programs_.all().size(), 1),
                          .masks = {own << room_.first}};
        division.group_of[program] = 0;
        // If the program has all ways, no other way is left: the other programs share the highest
        // way with it.
        if (running_.size() > 1)
            division.masks.push_back((ways == room_.ways ? whole & ~(whole >> 1) : whole & ~own)
                                     << room_.first);
        side_programs_.share(division);
        std::vector<watched_row> did;
        for (int turn = 0; turn < 2; ++turn) { // the first of two turns settles the caches
            side_programs_.read();
            rows_.ended = side_programs_.pass(seconds_, stop_);
            if (rows_.ended != waited::passed) return false;
            did = side_programs_.read();
        }
        add(program, ways, did[program]);
        if (running_.size() == 2 && ways != room_.ways) {
            const std::size_t other = running_[program == running_[0] ? 1 : 0];
            add(other, room_.ways - ways, did[other]);
        }
        return true;
    }

    void add(std::size_t program, unsigned ways, const watched_row &did) {
        if (!did.misses.is_known) forget(partition::property::llcmpki);
        if (!did.misses.is_known) forget(partition::property::llcmpkc);
        if (!did.total.is_known) forget(partition::property::bandwidth_mbps);
        rows_.rows.push_back(row_of(side_programs_.all()[program], ways, did));
        rows_.kilobytes.push_back(did.occupancy.is_known ? did.occupancy.value / 1024 : -1);
    }
    void forget(partition::property property) {
        partition::properties rest;
        for (std::size_t i = 0; i < partition::property_count; ++i)
            if (const auto entry = static_cast<partition::property>(i);
                entry != property && rows_.known.has(entry))
                rest.add(entry);
        rows_.known = rest;
    }

    void remark(std::size_t program) {
        std::string rest;
        for (const std::size_t index : running_)
            if (index != program) rest += (rest.empty() ? "" : ", ") + name_of(index);
        rows_.remarks.push_back(
            rest.empty()
                ? name_of(program) + ": measured alone on this cache, its mask stepped"
                : fmt::format("{}: measured beside {}, with the first ways; the rest was theirs",
                              name_of(program), rest));
    }

    /// Adds to the second program's curve a row for all ways, which was not measured, with the
    /// counts for one way less.
    void add_most_of_the_other() {
        const std::string &other = name_of(running_[1]);
        for (std::size_t i = 0; i < rows_.rows.size(); ++i)
            if (rows_.rows[i].application == other && rows_.rows[i].ways == room_.ways - 1) {
                partition::curve_row last = rows_.rows[i];
                last.ways = room_.ways;
                rows_.rows.push_back(last);
                rows_.kilobytes.push_back(rows_.kilobytes[i]);
                break;
            }
        rows_.remarks.push_back(fmt::format(
            "{}: measured beside {} at the same time, with the ways that {} did not have; {} ways: "
            "not measured, as with {}",
            other, name_of(running_[0]), name_of(running_[0]), room_.ways, room_.ways - 1));
    }
};

} // namespace

partition::policy policy_named(const std::string &name) {
    return named<partition::policy>(partition::policy_names, name, "--policy");
}

partition::objective objective_named(const std::string &name) {
    return named<partition::objective>(partition::objective_names, name, "--objective");
}

partition::model model_named(const std::string &name) {
    return named<partition::model>(partition::model_names, name, "--model");
}

partition::curves curves_of(const std::vector<std::string> &files) {
    partition::curve_rows rows;
    for (const std::string &file : files) {
        std::ifstream input{file};
        std::ostringstream text;
        if (!input || !(text << input.rdbuf()))
            complain(wrong_usage, "rdt: balance: --curves: cannot read " + in_quotes(file));
        if (const std::string reason = partition::add_rows(text.str(), rows); !reason.empty())
            complain(wrong_usage, fmt::format("rdt: balance: --curves: {}: {}", file, reason));
    }
    partition::made_curves result = partition::make_curves(rows.rows, rows.known);
    if (!result) complain(wrong_usage, "rdt: balance: --curves: " + result.problem);
    return result.value;
}

partition::properties measurable(const watch &watch, const processor &machine) {
    partition::properties known{partition::property::ipc};
    if (watch.counts_misses()) {
        known.add(partition::property::llcmpki);
        known.add(partition::property::llcmpkc);
    }
    if (machine.has().shared.monitoring.has(msr::rdt::event::l3_total_bandwidth))
        known.add(partition::property::bandwidth_mbps);
    return known;
}

measured_rows measured(side_programs &side_programs, const partition::room &room, double seconds,
                       partition::properties known, const stopping &stop) {
    return stepping{side_programs, room, seconds, known, stop}.work();
}

std::string csv_of(const measured_rows &rows) {
    output out;
    for (const std::string &text : rows.remarks)
        append_line(out, "# " + text);
    std::vector<std::string> head{"BENCH", "NR_WAYS"};
    for (std::size_t i = 0; i < partition::property_count; ++i)
        if (rows.known.has(static_cast<partition::property>(i)))
            head.emplace_back(partition::property_names[i]);
    const bool has_kilobytes = std::none_of(rows.kilobytes.begin(), rows.kilobytes.end(),
                                            [](double entry) { return entry < 0; });
    if (has_kilobytes) head.emplace_back("llc_usage_kb");
    append_row(out, head);
    for (std::size_t position = 0; position < rows.rows.size(); ++position) {
        const partition::curve_row &row = rows.rows[position];
        std::vector<std::string> cells{row.application, std::to_string(row.ways)};
        for (std::size_t i = 0; i < partition::property_count; ++i)
            if (rows.known.has(static_cast<partition::property>(i)))
                cells.push_back(fmt::format("{:.6g}", row.values[i]));
        if (has_kilobytes) cells.push_back(fmt::format("{:.1f}", rows.kilobytes[position]));
        append_row(out, cells);
    }
    return {out.data(), out.size()};
}

partition::curves curves_of(const measured_rows &rows) {
    partition::made_curves result = partition::make_curves(rows.rows, rows.known);
    if (!result) complain(rule_broken, "rdt: what was measured is no curve: " + result.problem);
    return result.value;
}

planned_ways plan_ways(const partition::curves &source, const std::vector<std::string> &names,
                       const std::vector<std::size_t> &programs, std::size_t count,
                       const partition::request &request) {
    const partition::made_workload made_workload = partition::make_workload(source, names);
    if (!made_workload) complain(wrong_usage, "rdt: balance: " + made_workload.problem);
    const partition::plan plan = msrpp::partition::planned(made_workload.value, request);
    if (!plan) complain(rule_broken, "rdt: balance: " + plan.problem);
    planned_ways result{.sharing = {.group_of = std::vector<std::size_t>(count), .masks = {}},
                        .slowdowns = plan.slowdowns,
                        .proved = plan.proved};
    for (const std::uint32_t mask : partition::masks_of(plan.clusters, request.room))
        result.sharing.masks.push_back(mask);
    for (std::size_t i = 0; i < programs.size(); ++i)
        result.sharing.group_of[programs[i]] = plan.cluster_of(i);
    return result;
}

void refuse_what_cannot_be_planned(const partition::request &request, std::size_t programs,
                                   partition::properties known) {
    std::vector<partition::curve_row> rows;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < programs; ++i) {
        names.push_back(std::to_string(i));
        for (unsigned ways = 1; ways <= request.room.ways; ++ways) {
            partition::curve_row row{.application = names.back(), .ways = ways};
            row.values.fill(1.0 / ways);
            row.values[partition::place_of(partition::property::ipc)] = 1 + ways / 64.0;
            rows.push_back(row);
        }
    }
    const partition::made_curves curves = partition::make_curves(rows, known);
    if (!curves) complain(rule_broken, "rdt: balance: " + curves.problem);
    const partition::made_workload result = partition::make_workload(curves.value, names);
    if (!result) complain(rule_broken, "rdt: balance: " + result.problem);
    partition::request quick = request;
    quick.seconds = 0.1;
    if (const partition::plan plan = msrpp::partition::planned(result.value, quick); !plan)
        complain(rule_broken, "rdt: balance: " + plan.problem);
}

} // namespace msrpp::rdt_tool
