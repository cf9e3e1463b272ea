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

/// The row of a curve from a program's counts with so many ways.
partition::curve_row row_of(const side_program &of, unsigned ways, const watched_row &did) {
    partition::curve_row row{.application = of.name, .ways = ways};
    const auto set = [&row](partition::property which, double value) {
        row.values[partition::place_of(which)] = value;
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

/// Steps the ways of programs.
class stepping {
public:
    stepping(side_programs &of, const partition::room &in, double seconds,
             partition::properties known, const stopping &stop)
        : of_{of}, in_{in}, seconds_{seconds}, stop_{stop}, running_{of.running_places()} {
        all_.known = known;
    }

    measured_rows work() {
        for (const std::size_t program : running_) {
            for (unsigned ways = 1; ways <= in_.ways; ++ways)
                if (!step(program, ways)) return std::move(all_);
            remark(program);
            if (running_.size() != 2) continue;
            add_most_of_the_other();
            break;
        }
        return std::move(all_);
    }

private:
    side_programs &of_;
    const partition::room &in_;
    double seconds_;
    const stopping &stop_;
    std::vector<std::size_t> running_;
    measured_rows all_;

    const std::string &name_of(std::size_t program) const { return of_.all()[program].name; }

    bool step(std::size_t program, unsigned ways) {
        const std::uint64_t whole = msr::low_bits(in_.ways), own = msr::low_bits(ways);
        division how{.group_of = std::vector<std::size_t>(of_.all().size(), 1),
                     .masks = {own << in_.first}};
        how.group_of[program] = 0;
        if (running_.size() > 1) // with all ways there is no rest: the others share the highest
            how.masks.push_back((ways == in_.ways ? whole & ~(whole >> 1) : whole & ~own)
                                << in_.first);
        of_.share(how);
        std::vector<watched_row> did;
        for (int turn = 0; turn < 2; ++turn) { // the first settles
            of_.read();
            all_.ended = of_.pass(seconds_, stop_);
            if (all_.ended != waited::passed) return false;
            did = of_.read();
        }
        add(program, ways, did[program]);
        if (running_.size() == 2 && ways != in_.ways) {
            const std::size_t other = running_[program == running_[0] ? 1 : 0];
            add(other, in_.ways - ways, did[other]);
        }
        return true;
    }

    void add(std::size_t program, unsigned ways, const watched_row &did) {
        if (!did.misses.is_known) forget(partition::property::llcmpki);
        if (!did.misses.is_known) forget(partition::property::llcmpkc);
        if (!did.total.is_known) forget(partition::property::bandwidth_mbps);
        all_.rows.push_back(row_of(of_.all()[program], ways, did));
        all_.kilobytes.push_back(did.occupancy.is_known ? did.occupancy.value / 1024 : -1);
    }
    void forget(partition::property which) {
        partition::properties rest;
        for (std::size_t i = 0; i < partition::property_count; ++i)
            if (const auto each = static_cast<partition::property>(i);
                each != which && all_.known.has(each))
                rest.add(each);
        all_.known = rest;
    }

    void remark(std::size_t program) {
        std::string others;
        for (const std::size_t each : running_)
            if (each != program) others += (others.empty() ? "" : ", ") + name_of(each);
        all_.remarks.push_back(
            others.empty()
                ? name_of(program) + ": measured alone on this cache, its mask stepped"
                : fmt::format("{}: measured beside {}, with the first ways; the rest was theirs",
                              name_of(program), others));
    }

    /// It lacks all ways: as with one less.
    void add_most_of_the_other() {
        const std::string &other = name_of(running_[1]);
        for (std::size_t i = 0; i < all_.rows.size(); ++i)
            if (all_.rows[i].application == other && all_.rows[i].ways == in_.ways - 1) {
                partition::curve_row last = all_.rows[i];
                last.ways = in_.ways;
                all_.rows.push_back(last);
                all_.kilobytes.push_back(all_.kilobytes[i]);
                break;
            }
        all_.remarks.push_back(fmt::format(
            "{}: measured beside {} at the same time, with the ways that {} did not have; {} ways: "
            "not measured, as with {}",
            other, name_of(running_[0]), name_of(running_[0]), in_.ways, in_.ways - 1));
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
        std::ifstream from{file};
        std::ostringstream text;
        if (!from || !(text << from.rdbuf()))
            complain(wrong_usage, "rdt: balance: --curves: cannot read " + in_quotes(file));
        if (const std::string why = partition::add_rows(text.str(), rows); !why.empty())
            complain(wrong_usage, fmt::format("rdt: balance: --curves: {}: {}", file, why));
    }
    partition::made_curves made = partition::make_curves(rows.rows, rows.known);
    if (!made) complain(wrong_usage, "rdt: balance: --curves: " + made.problem);
    return made.value;
}

partition::properties measurable(const watch &of, const processor &on) {
    partition::properties known{partition::property::ipc};
    if (of.counts_misses()) {
        known.add(partition::property::llcmpki);
        known.add(partition::property::llcmpkc);
    }
    if (on.has().shared.monitoring.has(msr::rdt::event::l3_total_bandwidth))
        known.add(partition::property::bandwidth_mbps);
    return known;
}

measured_rows measured(side_programs &of, const partition::room &in, double seconds,
                       partition::properties known, const stopping &stop) {
    return stepping{of, in, seconds, known, stop}.work();
}

std::string csv_of(const measured_rows &all) {
    output out;
    for (const std::string &each : all.remarks)
        append_line(out, "# " + each);
    std::vector<std::string> head{"BENCH", "NR_WAYS"};
    for (std::size_t i = 0; i < partition::property_count; ++i)
        if (all.known.has(static_cast<partition::property>(i)))
            head.emplace_back(partition::property_names[i]);
    const bool has_kilobytes = std::none_of(all.kilobytes.begin(), all.kilobytes.end(),
                                            [](double one) { return one < 0; });
    if (has_kilobytes) head.emplace_back("llc_usage_kb");
    append_row(out, head);
    for (std::size_t at = 0; at < all.rows.size(); ++at) {
        const partition::curve_row &row = all.rows[at];
        std::vector<std::string> cells{row.application, std::to_string(row.ways)};
        for (std::size_t i = 0; i < partition::property_count; ++i)
            if (all.known.has(static_cast<partition::property>(i)))
                cells.push_back(fmt::format("{:.6g}", row.values[i]));
        if (has_kilobytes) cells.push_back(fmt::format("{:.1f}", all.kilobytes[at]));
        append_row(out, cells);
    }
    return {out.data(), out.size()};
}

partition::curves curves_of(const measured_rows &all) {
    partition::made_curves made = partition::make_curves(all.rows, all.known);
    if (!made) complain(rule_broken, "rdt: what was measured is no curve: " + made.problem);
    return made.value;
}

planned_ways plan_ways(const partition::curves &from, const std::vector<std::string> &names,
                       const std::vector<std::size_t> &programs, std::size_t count,
                       const partition::request &asked) {
    const partition::made_workload made = partition::make_workload(from, names);
    if (!made) complain(wrong_usage, "rdt: balance: " + made.problem);
    const partition::plan plan = msrpp::partition::planned(made.value, asked);
    if (!plan) complain(rule_broken, "rdt: balance: " + plan.problem);
    planned_ways result{.how = {.group_of = std::vector<std::size_t>(count), .masks = {}},
                        .slowdowns = plan.slowdowns,
                        .proved = plan.proved};
    for (const std::uint32_t mask : partition::masks_of(plan.clusters, asked.room))
        result.how.masks.push_back(mask);
    for (std::size_t i = 0; i < programs.size(); ++i)
        result.how.group_of[programs[i]] = plan.cluster_of(i);
    return result;
}

void refuse_what_cannot_be_planned(const partition::request &asked, std::size_t programs,
                                   partition::properties known) {
    std::vector<partition::curve_row> rows;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < programs; ++i) {
        names.push_back(std::to_string(i));
        for (unsigned ways = 1; ways <= asked.room.ways; ++ways) {
            partition::curve_row row{.application = names.back(), .ways = ways};
            row.values.fill(1.0 / ways);
            row.values[partition::place_of(partition::property::ipc)] = 1 + ways / 64.0;
            rows.push_back(row);
        }
    }
    const partition::made_curves curves = partition::make_curves(rows, known);
    if (!curves) complain(rule_broken, "rdt: balance: " + curves.problem);
    const partition::made_workload made = partition::make_workload(curves.value, names);
    if (!made) complain(rule_broken, "rdt: balance: " + made.problem);
    partition::request quick = asked;
    quick.seconds = 0.1;
    if (const partition::plan plan = msrpp::partition::planned(made.value, quick); !plan)
        complain(rule_broken, "rdt: balance: " + plan.problem);
}

} // namespace msrpp::rdt_tool
