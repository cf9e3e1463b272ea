#include "print.hpp"

#include "../json.hpp"

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

std::string how_proved(const answer &one) {
    if (one.by.request.by != planner::policy::optimal) return "a heuristic";
    if (one.found.proved) return "proved optimal";
    return fmt::format("not proved optimal; none reaches more than {:.8g}", one.found.bound);
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

void print_set(output &to, const answer &one) {
    const std::vector<std::uint32_t> masks =
        planner::masks_of(one.found.clusters, one.by.request.in);
    const unsigned first = first_class(one);
    for (std::size_t i = 0; i < masks.size(); ++i)
        append_line(
            to, fmt::format("# class {}: {}", first + i, members_of(one, one.found.clusters[i])));
    std::string line = "msrpp rdt set";
    for (std::size_t i = 0; i < masks.size(); ++i)
        line += fmt::format(" l3:{}={}", first + i, hex(masks[i]));
    append_line(to, line);
}

void print_cpp(output &to, const answer &one) {
    const std::vector<std::uint32_t> masks =
        planner::masks_of(one.found.clusters, one.by.request.in);
    const unsigned first = first_class(one);
    unsigned length = 0;
    for (const std::uint32_t mask : masks)
        while (length < 32 && mask >> length != 0)
            ++length;
    append_line(to, "#include <msr/rdt.hpp>\n\nnamespace rdt = msr::rdt;\n");
    append_line(to, "// Of the processor: rdt::features_from(cpuid), or one that has a name.");
    append_line(to, fmt::format("constexpr rdt::features processor{{.l3 = {{.mask_length = {}, "
                                ".classes = {}}}}};\n",
                                length, std::max<std::size_t>(first + masks.size(), 2)));
    std::string classes;
    for (std::size_t i = 0; i < masks.size(); ++i) {
        append_line(to,
                    fmt::format("constexpr auto class_{0} = rdt::class_of_service<{0}>.l3({1}); "
                                "// {2}",
                                first + i, hex(masks[i]), members_of(one, one.found.clusters[i])));
        classes += fmt::format(", class_{}", first + i);
    }
    append_line(to, fmt::format("\nconstexpr const auto &partition = "
                                "rdt::plan<rdt::on<processor>{}>;",
                                classes));
}

std::string escaped(const std::string &text) {
    std::string result;
    for (const char each : text)
        if (each == '<')
            result += "&lt;";
        else if (each == '&')
            result += "&amp;";
        else if (static_cast<unsigned char>(each) >= ' ')
            result += each;
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
    constexpr int row = 22, names = 180, way = 14, bars = 300;
    const planner::room &in = one.by.request.in;
    const std::vector<placed> places = places_of(one);
    double most = 1;
    for (const placed &each : places)
        most = std::max(most, each.slowdown);
    const int ways_end = names + static_cast<int>(in.first + in.ways) * way;
    const int height = static_cast<int>(places.size() + 2) * row;
    std::string svg = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" "
        "font-family=\"sans-serif\" font-size=\"13\">\n"
        "<text x=\"10\" y=\"16\">{}, {}: STP {:.5f}, unfairness {:.5f}</text>\n",
        ways_end + bars + 100, height, name_of(one.by.request.by), name_of(one.by.request.aim),
        one.found.reached.stp, one.found.reached.unfairness);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const placed &each = places[i];
        const int top = static_cast<int>(i + 1) * row;
        svg += fmt::format("<text x=\"10\" y=\"{}\">{}</text>\n", top + 16, escaped(each.name));
        for (unsigned bit = 0; bit < in.first + in.ways; ++bit)
            svg += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\" "
                               "stroke=\"#888\"/>\n",
                               names + static_cast<int>(bit) * way, top + 4, way, row - 6,
                               (each.mask >> bit & 1) != 0 ? "#4472a8" : "none");
        svg += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{:.1f}\" height=\"{}\" "
                           "fill=\"#a85a44\"/>\n<text x=\"{:.1f}\" y=\"{}\">{:.3f}</text>\n",
                           ways_end + 20, top + 4, each.slowdown / most * bars, row - 6,
                           ways_end + 26 + each.slowdown / most * bars, top + 16, each.slowdown);
    }
    return svg + "</svg>\n";
}

} // namespace msrpp::partition
