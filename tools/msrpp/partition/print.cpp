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

/// The place of an application in a partition.
struct placed {
    std::string name;
    std::size_t cluster{};
    unsigned ways{};
    std::uint32_t mask{};
    double slowdown{};
};

std::vector<placed> places_of(const answer &answer) {
    const std::vector<std::uint32_t> masks =
        planner::masks_of(answer.found.clusters, answer.by.request.room);
    std::vector<placed> result;
    for (std::size_t i = 0; i < answer.of.size(); ++i) {
        const std::size_t cluster = answer.found.cluster_of(i);
        result.push_back({answer.of.applications[i].name, cluster,
                          answer.found.clusters[cluster].ways, masks[cluster],
                          answer.found.slowdowns[i]});
    }
    return result;
}

/// Returns microseconds rounded to thousandths, which is exact enough for times.
double rounded(double microseconds) { return std::round(microseconds * 1000) / 1000; }

bool has_bound(const answer &answer) {
    return answer.by.request.policy == planner::policy::optimal && !answer.found.proved;
}

const char *shown_name(planner::objective objective) {
    return objective == planner::objective::stp    ? "STP"
           : objective == planner::objective::antt ? "ANTT"
                                                   : "unfairness";
}

std::string how_proved(const answer &answer) {
    if (answer.by.request.policy != planner::policy::optimal) return "a heuristic";
    if (answer.found.proved) return "proved optimal";
    const bool greatest = answer.by.request.aim == planner::objective::stp;
    return fmt::format("not proved optimal; no {} is {} {:.8g}", shown_name(answer.by.request.aim),
                       greatest ? "above" : "below", answer.found.bound);
}

report report_of(const answer &answer) {
    const planner::request &request = answer.by.request;
    const planner::values &reached = answer.found.reached;
    json document{{"policy", name_of(request.policy)},      {"objective", name_of(request.aim)},
                  {"model", name_of(request.memory.model)}, {"stp", reached.stp},
                  {"unfairness", reached.unfairness},       {"antt", reached.antt},
                  {"proved", answer.found.proved}};
    if (has_bound(answer)) document["bound"] = answer.found.bound;
    document["microseconds"] = rounded(answer.found.microseconds);
    table placed_rows{.member = "applications"};
    // In CSV, each row of an application also has the columns of the whole partition.
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
    for (const placed &placed : places_of(answer)) {
        std::vector<cell> &row = placed_rows.rows.emplace_back(whole);
        row.insert(row.end(),
                   {placed.name, placed.cluster, placed.ways, hex(placed.mask), placed.slowdown});
    }
    const std::string sum =
        fmt::format("STP {:.5f}, unfairness {:.5f}, ANTT {:.5f}: {}", reached.stp,
                    reached.unfairness, reached.antt, how_proved(answer));
    return {.members = std::move(document), .tables = {std::move(placed_rows), {.lines = {sum}}}};
}

/// Returns the class of the first cluster: class 0 is for all other programs, where a further class
/// exists.
unsigned first_class(const answer &answer) {
    return answer.found.clusters.size() < answer.by.request.room.classes ? 1 : 0;
}

std::string members_of(const answer &answer, const planner::cluster &cluster) {
    return joined(cluster.members, ", ", [&answer](unsigned member) -> const std::string & {
        return answer.of.applications[member].name;
    });
}

/// Returns a text of the user as a comment on a single line.
std::string in_comment(std::string text) {
    for (char &entry : text)
        if (static_cast<unsigned char>(entry) < ' ' || entry == '\\') entry = '?';
    return text;
}

void print_set(output &output, const answer &answer) {
    const std::vector<std::uint32_t> masks =
        planner::masks_of(answer.found.clusters, answer.by.request.room);
    const unsigned first = first_class(answer);
    for (std::size_t i = 0; i < masks.size(); ++i)
        append_line(output, fmt::format("# class {}: {}", first + i,
                                        in_comment(members_of(answer, answer.found.clusters[i]))));
    std::string line = "msrpp rdt set";
    for (std::size_t i = 0; i < masks.size(); ++i)
        line += fmt::format(" l3:{}={}", first + i, hex(masks[i]));
    append_line(output, line);
}

/// Returns C++ code for the fields of a cache that differ from the defaults.
std::string cpp_of(const msr::rdt::cache_allocation &cache, std::size_t classes) {
    std::string result =
        fmt::format("{{.l3 = {{.mask_length = {}, .classes = {}", cache.mask_length, classes);
    if (cache.minimum_bits != 1) result += fmt::format(", .minimum_bits = {}", cache.minimum_bits);
    if (cache.sparse) result += ", .sparse = true";
    if (cache.may_be_empty) result += ", .may_be_empty = true";
    if (cache.shareable != 0) result += fmt::format(", .shareable = {}", hex(cache.shareable));
    return result + "}}";
}

/// Returns the processor as a C++ constant: a name of the library where the named constant has the
/// values of the command's arguments.
std::string processor_of(const partition_arguments &factor, std::size_t classes) {
    const std::string cache = cpp_of(factor.cache, classes);
    if (factor.is_amd)
        return fmt::format("constexpr qos::features processor = qos::{}.with({});", factor.cpu,
                           cache);
    for (const msr::rdt::processor_row &row : msr::rdt::processors) {
        if (factor.cpu != row.name) continue;
        msr::rdt::cache_allocation allocation = factor.cache;
        allocation.cdp = row.capabilities.l3.cdp;
        if (allocation == row.capabilities.l3)
            return fmt::format("constexpr rdt::features processor = rdt::{};", row.name);
    }
    return (factor.cpu.empty() ? "" : "// Of " + factor.cpu + ", with what was asked for.\n") +
           "constexpr rdt::features processor" + cache + ";";
}

void print_cpp(output &output, const answer &answer) {
    const std::vector<std::uint32_t> masks =
        planner::masks_of(answer.found.clusters, answer.by.request.room);
    const unsigned first = first_class(answer);
    append_line(output, answer.by.is_amd
                            ? "#include <msr/amd/qos.hpp>\n\nnamespace qos = msr::qos;\n"
                              "namespace rdt = msr::rdt;\n"
                            : "#include <msr/rdt.hpp>\n\nnamespace rdt = msr::rdt;\n");
    // Number of classes: without a number in the line as many as the plan needs.
    const std::size_t classes =
        answer.by.cpu.empty() && answer.by.cache.classes == planner::most_ways
            ? std::max<std::size_t>(first + masks.size(), 2)
            : answer.by.cache.classes;
    append_line(output, processor_of(answer.by, classes) + "\n");
    std::string list;
    for (std::size_t i = 0; i < masks.size(); ++i) {
        append_line(output,
                    fmt::format("constexpr auto class_{0} = rdt::class_of_service<{0}>.l3({1}); "
                                "// {2}",
                                first + i, hex(masks[i]),
                                in_comment(members_of(answer, answer.found.clusters[i]))));
        list += fmt::format(", class_{}", first + i);
    }
    append_line(output,
                fmt::format("\nconstexpr const auto &partition = msr::plan<processor{}>;", list));
}

/// Returns a chart with a bar for each way that an application has, at the way's bit of the mask.
chart ways_chart(const answer &answer, const std::vector<placed> &places) {
    const planner::room &room = answer.by.request.room;
    chart result{.title =
                     fmt::format("Ways of each application: {}, {}",
                                 name_of(answer.by.request.policy), name_of(answer.by.request.aim)),
                 .note = fmt::format("STP {:.5f}, unfairness {:.5f}, ANTT {:.5f}: {}",
                                     answer.found.reached.stp, answer.found.reached.unfairness,
                                     answer.found.reached.antt, how_proved(answer)),
                 .x = {.label = "way, by its bit in the mask",
                       .whole = true,
                       .reach = room.first + room.ways - 0.5},
                 .y = {"application"}};
    for (std::size_t i = 0; i < answer.found.clusters.size(); ++i)
        result.bars.legend.push_back(fmt::format("cluster {}", i));
    for (const placed &entry : places) {
        for (unsigned bit = 0; bit < room.first + room.ways; ++bit)
            if ((entry.mask >> bit & 1) != 0)
                result.bars.bars.push_back({.row = result.bars.rows.size(),
                                            .from = bit - 0.5,
                                            .to = bit + 0.5,
                                            .style = entry.cluster,
                                            .is_cell = true});
        result.bars.rows.push_back(entry.name);
    }
    return result;
}

chart slowdown_chart(const std::vector<placed> &places) {
    chart result{.title = "Slowdown of each application",
                 .x = {"slowdown", "1: as fast as alone"},
                 .y = {"application"}};
    for (const placed &entry : places) {
        result.bars.bars.push_back({.row = result.bars.rows.size(),
                                    .to = entry.slowdown,
                                    .style = entry.cluster,
                                    .text = fmt::format("{:.3f}", entry.slowdown)});
        result.bars.rows.push_back(entry.name);
    }
    return result;
}

} // namespace

std::string json_line(const answer &answer) { return line_of(document_of(report_of(answer))); }

std::string json_error(const std::string &reason) { return line_of({{"error", reason}}); }

void print(output &output, const answer &answer) {
    if (answer.by.format == "set") return print_set(output, answer);
    if (answer.by.format == "c++") return print_cpp(output, answer);
    append_report(output, answer.by.format, report_of(answer));
}

std::string svg_of(const answer &answer) {
    const std::vector<placed> places = places_of(answer);
    return msrpp::svg_of({ways_chart(answer, places), slowdown_chart(places)});
}

} // namespace msrpp::partition
