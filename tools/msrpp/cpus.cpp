// `msrpp cpus`: the processor families that are known.
#include "commands.hpp"
#include "json.hpp"
#include "output.hpp"

#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/target.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace msrpp {

namespace netburst = msr::netburst;

namespace {

constexpr const char *pentium4_text = "Intel Pentium 4 and Xeon (NetBurst)";

/// One family in words; what a family does not say is empty.
struct row {
    std::string cpu;
    std::string family;
    std::string models;
    std::string escrs;
    std::size_t events{};
    std::size_t counters{};
    std::string vendor;
    std::string text;
};

row row_of_pentium4(const settings &asked) {
    return {.cpu = pentium4_name,
            .family = fmt::format("{}", netburst::cpuid_family),
            .models = model_list(asked.on.models),
            .escrs = fmt::format("{}", netburst::escr_count),
            .events = netburst::event_count,
            .counters = netburst::counter_count,
            .vendor = "intel",
            .text = pentium4_text};
}

row row_of(const family &of) {
    return {.cpu = of.name,
            .family = {},
            .models = {},
            .escrs = {},
            .events = of.event_count,
            .counters = of.counter_count,
            .vendor = of.vendor,
            .text = of.text};
}

/// All, or the one that is named.
std::vector<row> rows(const command_line &given, const settings &asked) {
    if (const family *const of = chosen_family(given)) return {row_of(*of)};
    std::vector<row> result{row_of_pentium4(asked)};
    if (given.cpu.empty())
        for (const family &of : families())
            result.push_back(row_of(of));
    return result;
}

std::vector<std::string> cells(const row &one) {
    return {one.cpu,    one.family,
            one.models, fmt::format("{}", one.events),
            one.escrs,  fmt::format("{}", one.counters),
            one.vendor, one.text};
}

json as_json(const row &one, const settings &asked) {
    json result = {{"cpu", one.cpu}};
    if (one.cpu == pentium4_name) {
        result["family"] = netburst::cpuid_family;
        result["models"] = models_as_json(asked.on.models);
    }
    result["events"] = one.events;
    if (one.cpu == pentium4_name) result["escrs"] = netburst::escr_count;
    result["counters"] = one.counters;
    result["vendor"] = one.vendor;
    result["text"] = one.text;
    return result;
}

} // namespace

int list_cpus(const command_line &given) {
    const settings asked = checked(given, {"table", "csv", "json"});
    output out;
    if (asked.as == format::json) {
        json all = json::array();
        for (const row &one : rows(given, asked))
            all.push_back(as_json(one, asked));
        append_document(out, {{"cpus", all}});
    } else if (asked.as == format::csv) {
        append_row(out,
                   {"cpu", "family", "models", "events", "escrs", "counters", "vendor", "text"});
        for (const row &one : rows(given, asked))
            append_row(out, cells(one));
    } else {
        aligned_table table;
        table.add({"cpu", "family", "models", "events", "escrs", "counters", "vendor", ""});
        for (const row &one : rows(given, asked))
            table.add(cells(one));
        table.append_to(out);
    }
    flush(out);
    return 0;
}

} // namespace msrpp
