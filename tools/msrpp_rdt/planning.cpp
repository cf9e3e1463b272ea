#include "planning.hpp"

#include "../msrpp/complaint.hpp"
#include "../msrpp/suggest.hpp"

#include <msr/field.hpp>
#include <msr/partition/read_curves.hpp>
#include <msr/partition/workload.hpp>

#include <fmt/format.h>

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

/// What a program did with so many ways.
partition::curve_row row_of(std::size_t program, unsigned ways, const watched_row &did) {
    partition::curve_row row{.application = std::to_string(program + 1), .ways = ways};
    const auto set = [&row](partition::property which, double value) {
        row.values[partition::place_of(which)] = value;
    };
    const double instructions = std::max(1.0, did.instructions.value);
    const double clocks = std::max(1.0, did.clocks.value);
    set(partition::property::ipc, instructions / clocks);
    set(partition::property::llcmpki, did.misses.value * 1000 / instructions);
    set(partition::property::llcmpkc, did.misses.value * 1000 / clocks);
    set(partition::property::bandwidth_mbps, did.total.value / 1e6);
    return row;
}

} // namespace

partition::policy policy_named(const std::string &name) {
    return named<partition::policy>(partition::policy_names, name, "--policy");
}

partition::objective objective_named(const std::string &name) {
    return named<partition::objective>(partition::objective_names, name, "--objective");
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

partition::curves measured_curves(side_programs &of, unsigned ways, double seconds,
                                  const stopping &stop) {
    std::vector<partition::curve_row> rows;
    std::vector<std::size_t> running;
    for (std::size_t i = 0; i < of.all().size(); ++i)
        if (!of.all()[i].has_ended) running.push_back(i);
    const std::uint64_t whole = msr::low_bits(ways);
    const bool both = running.size() == 2;
    for (const std::size_t measured : running) {
        for (unsigned count = 1; count <= ways; ++count) {
            const std::uint64_t own = msr::low_bits(count);
            // With all ways there is no rest: the others share the highest.
            const std::uint64_t rest =
                count == ways ? std::uint64_t{1} << (ways - 1) : whole & ~own;
            for (const std::size_t each : running)
                of.give(each, each == measured ? own : rest);
            std::vector<watched_row> did;
            for (int turn = 0; turn < 2; ++turn) { // the first settles
                const bool stopped = stop.wait(seconds, nullptr);
                did = of.read();
                if (of.notice_ends() || stopped) return {};
            }
            rows.push_back(row_of(measured, count, did[measured]));
            if (both && count != ways) {
                const std::size_t other = running[measured == running[0] ? 1 : 0];
                rows.push_back(row_of(other, ways - count, did[other]));
            }
        }
        if (!both) continue;
        // The other lacks all ways: as with one less.
        const std::string other = std::to_string(running[1] + 1);
        for (const partition::curve_row &one : rows)
            if (one.application == other && one.ways == ways - 1) {
                partition::curve_row last = one;
                last.ways = ways;
                rows.push_back(last);
                break;
            }
        break;
    }
    partition::made_curves made = partition::make_curves(
        rows, {partition::property::ipc, partition::property::llcmpki, partition::property::llcmpkc,
               partition::property::bandwidth_mbps});
    if (!made)
        complain(rule_broken, "rdt: balance: what was measured is no curve: " + made.problem);
    return made.value;
}

given_ways plan_ways(const partition::curves &from, const std::vector<std::string> &names,
                     const std::vector<std::size_t> &programs, const partition::request &asked) {
    const partition::made_workload made = partition::make_workload(from, names);
    if (!made) complain(wrong_usage, "rdt: balance: " + made.problem);
    const partition::plan plan = partition::make_plan(made.value, asked);
    if (!plan) complain(rule_broken, "rdt: balance: " + plan.problem);
    const std::vector<std::uint32_t> masks = partition::masks_of(plan.clusters, asked.in);
    given_ways result{.programs = programs, .masks = {}, .slowdowns = {}, .proved = plan.proved};
    for (std::size_t i = 0; i < programs.size(); ++i) {
        result.masks.push_back(masks[plan.cluster_of(i)]);
        result.slowdowns.push_back(plan.slowdowns[i]);
    }
    return result;
}

} // namespace msrpp::rdt_tool
