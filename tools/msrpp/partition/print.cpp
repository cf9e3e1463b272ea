#include "print.hpp"

#include "../../support/charts/chart.hpp"
#include "../../support/json.hpp"
#include "../../support/report/report.hpp"
#include "../../support/text.hpp"

#include <msr/rdt/processors.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace msrpp::partition {

namespace {

/// Where an application is.
struct placed {
    std::string name;
    std::size_t cluster{};
    unsigned ways{};
    std::uint32_t mask{};
    double slowdown{};
};

std::vector<placed> places_of(const answer &one) {
    const std::vector<std::uint32_t> masks =
        planner::masks_of(one.found.clusters, one.by.request.room);
    std::vector<placed> result;
    for (std::size_t i = 0; i < one.of.size(); ++i) {
        const std::size_t cluster = one.found.cluster_of(i);
        result.push_back({one.of.applications[i].name, cluster, one.found.clusters[cluster].ways,
                          masks[cluster], one.found.slowdowns[i]});
    }
    return result;
}

/// Thousandths are enough for microseconds.
double rounded(double microseconds) { return std::round(microseconds * 1000) / 1000; }

bool has_bound(const answer &one) {
    return one.by.request.policy == planner::policy::optimal && !one.found.proved;
}

const char *shown_name(planner::objective one) {
    return one == planner::objective::stp    ? "STP"
           : one == planner::objective::antt ? "ANTT"
                                             : "unfairness";
}

std::string how_proved(const answer &one) {
    if (one.by.request.policy != planner::policy::optimal) return "a heuristic";
    if (one.found.proved) return "proved optimal";
    const bool greatest = one.by.request.aim == planner::objective::stp;
    return fmt::format("not proved optimal; no {} is {} {:.8g}", shown_name(one.by.request.aim),
                       greatest ? "above" : "below", one.found.bound);
}

report report_of(const answer &one) {
    const planner::request &asked = one.by.request;
    const planner::values &reached = one.found.reached;
    json document{{"policy", name_of(asked.policy)},
                  {"objective", name_of(asked.aim)},
                  {"model", name_of(asked.memory.model)},
                  {"stp", reached.stp},
                  {"unfairness", reached.unfairness},
                  {"antt", reached.antt},
                  {"proved", one.found.proved}};
    if (has_bound(one)) document["bound"] = one.found.bound;
    document["microseconds"] = rounded(one.found.microseconds);
    table placed_rows{.member = "applications"};
    // CSV has the same of the whole partition in each row.
    std::vector<cell> whole;
    for (const auto &[name, value] : document.items())
        if (name != "bound") {
            placed_rows.columns.emplace_back("", name, "");
            whole.push_back(value);
        }
    const std::vector<column> of_place{{"application", "application", "name"},
                                       {"cluster"},
                                       {"ways"},
                                       {"mask"},
                                       {"slowdown", {.people = "{:.5f}"}}};
    placed_rows.columns.insert(placed_rows.columns.end(), of_place.begin(), of_place.end());
    for (const placed &each : places_of(one)) {
        std::vector<cell> &row = placed_rows.rows.emplace_back(whole);
        row.insert(row.end(), {each.name, each.cluster, each.ways, hex(each.mask), each.slowdown});
    }
    const std::string sum =
        fmt::format("STP {:.5f}, unfairness {:.5f}, ANTT {:.5f}: {}", reached.stp,
                    reached.unfairness, reached.antt, how_proved(one));
    return {.members = std::move(document), .tables = {std::move(placed_rows), {.lines = {sum}}}};
}

/// The class of the first cluster: class 0 is that of everybody else, where there is another.
unsigned first_class(const answer &one) {
    return one.found.clusters.size() < one.by.request.room.classes ? 1 : 0;
}

std::string members_of(const answer &one, const planner::cluster &cluster) {
    return joined(cluster.members, ", ", [&one](unsigned member) -> const std::string & {
        return one.of.applications[member].name;
    });
}

/// Text of others in a comment on one line.
std::string in_comment(std::string text) {
    for (char &one : text)
        if (static_cast<unsigned char>(one) < ' ' || one == '\\') one = '?';
    return text;
}

void print_set(output &to, const answer &one) {
    const std::vector<std::uint32_t> masks =
        planner::masks_of(one.found.clusters, one.by.request.room);
    const unsigned first = first_class(one);
    for (std::size_t i = 0; i < masks.size(); ++i)
        append_line(to, fmt::format("# class {}: {}", first + i,
                                    in_comment(members_of(one, one.found.clusters[i]))));
    std::string line = "msrpp rdt set";
    for (std::size_t i = 0; i < masks.size(); ++i)
        line += fmt::format(" l3:{}={}", first + i, hex(masks[i]));
    append_line(to, line);
}

/// The fields of a cache that are not as by default.
std::string cpp_of(const msr::rdt::cache_allocation &cache, std::size_t classes) {
    std::string result =
        fmt::format("{{.l3 = {{.mask_length = {}, .classes = {}", cache.mask_length, classes);
    if (cache.minimum_bits != 1) result += fmt::format(", .minimum_bits = {}", cache.minimum_bits);
    if (cache.sparse) result += ", .sparse = true";
    if (cache.may_be_empty) result += ", .may_be_empty = true";
    if (cache.shareable != 0) result += fmt::format(", .shareable = {}", hex(cache.shareable));
    return result + "}}";
}

/// The processor as a constant: a name of the library where that says the same as the line.
std::string processor_of(const asked &by, std::size_t classes) {
    const std::string cache = cpp_of(by.cache, classes);
    if (by.is_amd)
        return fmt::format("constexpr qos::features processor = qos::{}.with({});", by.cpu, cache);
    for (const msr::rdt::processor_row &one : msr::rdt::processors) {
        if (by.cpu != one.name) continue;
        msr::rdt::cache_allocation has = by.cache;
        has.cdp = one.has.l3.cdp;
        if (has == one.has.l3)
            return fmt::format("constexpr rdt::features processor = rdt::{};", one.name);
    }
    return (by.cpu.empty() ? "" : "// Of " + by.cpu + ", with what was asked for.\n") +
           "constexpr rdt::features processor" + cache + ";";
}

void print_cpp(output &to, const answer &one) {
    const std::vector<std::uint32_t> masks =
        planner::masks_of(one.found.clusters, one.by.request.room);
    const unsigned first = first_class(one);
    append_line(to, one.by.is_amd ? "#include <msr/amd/qos.hpp>\n\nnamespace qos = msr::qos;\n"
                                    "namespace rdt = msr::rdt;\n"
                                  : "#include <msr/rdt.hpp>\n\nnamespace rdt = msr::rdt;\n");
    // A line that says nothing of classes has as many as it needs.
    const std::size_t classes = one.by.cpu.empty() && one.by.cache.classes == planner::most_ways
                                    ? std::max<std::size_t>(first + masks.size(), 2)
                                    : one.by.cache.classes;
    append_line(to, processor_of(one.by, classes) + "\n");
    std::string list;
    for (std::size_t i = 0; i < masks.size(); ++i) {
        append_line(to,
                    fmt::format("constexpr auto class_{0} = rdt::class_of_service<{0}>.l3({1}); "
                                "// {2}",
                                first + i, hex(masks[i]),
                                in_comment(members_of(one, one.found.clusters[i]))));
        list += fmt::format(", class_{}", first + i);
    }
    append_line(to,
                fmt::format("\nconstexpr const auto &partition = msr::plan<processor{}>;", list));
}

/// A bar for each way that an application has, at the bit of its mask.
chart ways_chart(const answer &one, const std::vector<placed> &places) {
    const planner::room &in = one.by.request.room;
    chart result{.title = fmt::format("Ways of each application: {}, {}",
                                      name_of(one.by.request.policy), name_of(one.by.request.aim)),
                 .note = fmt::format("STP {:.5f}, unfairness {:.5f}, ANTT {:.5f}: {}",
                                     one.found.reached.stp, one.found.reached.unfairness,
                                     one.found.reached.antt, how_proved(one)),
                 .x = {.label = "way, by its bit in the mask",
                       .whole = true,
                       .reach = in.first + in.ways - 0.5},
                 .y = {"application"}};
    for (std::size_t i = 0; i < one.found.clusters.size(); ++i)
        result.bars.legend.push_back(fmt::format("cluster {}", i));
    for (const placed &each : places) {
        for (unsigned bit = 0; bit < in.first + in.ways; ++bit)
            if ((each.mask >> bit & 1) != 0)
                result.bars.bars.push_back({.row = result.bars.rows.size(),
                                            .from = bit - 0.5,
                                            .to = bit + 0.5,
                                            .style = each.cluster,
                                            .is_cell = true});
        result.bars.rows.push_back(each.name);
    }
    return result;
}

chart slowdown_chart(const std::vector<placed> &places) {
    chart result{.title = "Slowdown of each application",
                 .x = {"slowdown", "1: as fast as alone"},
                 .y = {"application"}};
    for (const placed &each : places) {
        result.bars.bars.push_back({.row = result.bars.rows.size(),
                                    .to = each.slowdown,
                                    .style = each.cluster,
                                    .text = fmt::format("{:.3f}", each.slowdown)});
        result.bars.rows.push_back(each.name);
    }
    return result;
}

} // namespace

std::string json_line(const answer &one) { return line_of(document_of(report_of(one))); }

std::string json_error(const std::string &why) { return line_of({{"error", why}}); }

void print(output &to, const answer &one) {
    if (one.by.format == "set") return print_set(to, one);
    if (one.by.format == "c++") return print_cpp(to, one);
    append_report(to, one.by.format, report_of(one));
}

std::string svg_of(const answer &one) {
    const std::vector<placed> places = places_of(one);
    return msrpp::svg_of({ways_chart(one, places), slowdown_chart(places)});
}

} // namespace msrpp::partition
