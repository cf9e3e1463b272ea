#include "print.hpp"

#include "../../support/charts/chart.hpp"
#include "../../support/json.hpp"
#include "../../support/report/rows.hpp"

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
        planner::masks_of(one.found.clusters, one.by.request.in);
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
    return one.by.request.by == planner::policy::optimal && !one.found.proved;
}

json document_of(const answer &one) {
    const planner::request &asked = one.by.request;
    json result;
    result["policy"] = name_of(asked.by);
    result["objective"] = name_of(asked.aim);
    result["model"] = name_of(asked.memory.by);
    result["stp"] = one.found.reached.stp;
    result["unfairness"] = one.found.reached.unfairness;
    result["antt"] = one.found.reached.antt;
    result["proved"] = one.found.proved;
    if (has_bound(one)) result["bound"] = one.found.bound;
    result["microseconds"] = rounded(one.found.microseconds);
    json applications = json::array();
    for (const placed &each : places_of(one))
        applications.push_back({{"name", each.name},
                                {"cluster", each.cluster},
                                {"ways", each.ways},
                                {"mask", hex(each.mask)},
                                {"slowdown", each.slowdown}});
    result["applications"] = applications;
    return result;
}

const char *shown_name(planner::objective one) {
    return one == planner::objective::stp    ? "STP"
           : one == planner::objective::antt ? "ANTT"
                                             : "unfairness";
}

std::string how_proved(const answer &one) {
    if (one.by.request.by != planner::policy::optimal) return "a heuristic";
    if (one.found.proved) return "proved optimal";
    const bool greatest = one.by.request.aim == planner::objective::stp;
    return fmt::format("not proved optimal; no {} is {} {:.8g}", shown_name(one.by.request.aim),
                       greatest ? "above" : "below", one.found.bound);
}

void print_table(output &to, const answer &one) {
    std::vector<std::vector<std::string>> rows{
        {"application", "cluster", "ways", "mask", "slowdown"}};
    for (const placed &each : places_of(one))
        rows.push_back({each.name, fmt::format("{}", each.cluster), fmt::format("{}", each.ways),
                        hex(each.mask), fmt::format("{:.5f}", each.slowdown)});
    append_aligned(to, rows);
    const planner::values &reached = one.found.reached;
    append_line(to, fmt::format("STP {:.5f}, unfairness {:.5f}, ANTT {:.5f}: {}", reached.stp,
                                reached.unfairness, reached.antt, how_proved(one)));
}

void print_csv(output &to, const answer &one) {
    const planner::request &asked = one.by.request;
    const planner::values &reached = one.found.reached;
    append_row(to, {"policy", "objective", "model", "stp", "unfairness", "antt", "proved",
                    "microseconds", "application", "cluster", "ways", "mask", "slowdown"});
    for (const placed &each : places_of(one))
        append_row(to, std::vector<std::string>{
                           std::string{name_of(asked.by)}, std::string{name_of(asked.aim)},
                           std::string{name_of(asked.memory.by)}, fmt::format("{}", reached.stp),
                           fmt::format("{}", reached.unfairness), fmt::format("{}", reached.antt),
                           one.found.proved ? "true" : "false",
                           fmt::format("{}", rounded(one.found.microseconds)), each.name,
                           fmt::format("{}", each.cluster), fmt::format("{}", each.ways),
                           hex(each.mask), fmt::format("{}", each.slowdown)});
}

/// The class of the first cluster: class 0 is that of everybody else, where there is another.
unsigned first_class(const answer &one) {
    return one.found.clusters.size() < one.by.request.in.classes ? 1 : 0;
}

std::string members_of(const answer &one, const planner::cluster &cluster) {
    std::string result;
    for (const unsigned member : cluster.members)
        result += (result.empty() ? "" : ", ") + one.of.applications[member].name;
    return result;
}

/// Text of others in a comment on one line.
std::string in_comment(std::string text) {
    for (char &one : text)
        if (static_cast<unsigned char>(one) < ' ' || one == '\\') one = '?';
    return text;
}

void print_set(output &to, const answer &one) {
    const std::vector<std::uint32_t> masks =
        planner::masks_of(one.found.clusters, one.by.request.in);
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
        planner::masks_of(one.found.clusters, one.by.request.in);
    const unsigned first = first_class(one);
    const char *const folder = one.by.is_amd ? "qos" : "rdt";
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
    append_line(to, fmt::format("\nconstexpr const auto &partition = {0}::plan<processor{1}>;",
                                folder, list));
}

/// A bar for each way that an application has, at the bit of its mask.
chart ways_chart(const answer &one, const std::vector<placed> &places) {
    const planner::room &in = one.by.request.in;
    chart result{.title = fmt::format("Ways of each application: {}, {}",
                                      name_of(one.by.request.by), name_of(one.by.request.aim)),
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

std::string json_line(const answer &one) {
    return document_of(one).dump(-1, ' ', false, json::error_handler_t::replace);
}

std::string json_error(const std::string &why) {
    return json{{"error", why}}.dump(-1, ' ', false, json::error_handler_t::replace);
}

void print(output &to, const answer &one) {
    if (one.by.format == "json") return append_document(to, document_of(one));
    if (one.by.format == "csv") return print_csv(to, one);
    if (one.by.format == "set") return print_set(to, one);
    if (one.by.format == "c++") return print_cpp(to, one);
    print_table(to, one);
}

std::string svg_of(const answer &one) {
    const std::vector<placed> places = places_of(one);
    return msrpp::svg_of({ways_chart(one, places), slowdown_chart(places)});
}

} // namespace msrpp::partition
