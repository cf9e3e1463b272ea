// `msrpp cpus`: the processor families that are known.
#include "../../support/command_line.hpp"
#include "../../support/output.hpp"
#include "../choices/cpu_aliases.hpp"
#include "../command.hpp"
#include "../formats.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace msrpp {

namespace {

/// A number, or nothing in place of 0.
std::string text_of(std::size_t number) { return number == 0 ? "" : fmt::format("{}", number); }

/// Of the family by its own name: an alias may mean one processor of it, with another list.
std::size_t events_of(const family &of) {
    const family &whole = *family_named(of.name);
    const bool is_known = whole.event_count != 0 || whole.event_names == nullptr;
    return is_known ? whole.event_count : whole.event_names(whole).size();
}

cells row_of(const family &of) {
    return {of.name,
            text_of(of.cpu_family),
            fmt::format("{}", fmt::join(of.models, " ")),
            fmt::format("{}", events_of(of)),
            text_of(of.escr_count),
            fmt::format("{}", of.counter_count),
            of.vendor,
            of.text};
}

json object_of(const family &of) {
    json result = {{"cpu", of.name}};
    if (of.cpu_family != 0) result["family"] = of.cpu_family;
    if (!of.models.empty()) result["models"] = of.models;
    result["events"] = events_of(of);
    if (of.escr_count != 0) result["escrs"] = of.escr_count;
    result["counters"] = of.counter_count;
    result["vendor"] = of.vendor;
    result["text"] = of.text;
    return result;
}

/// All processors, or the named processor.
std::vector<family> asked_families(const target_options &given) {
    if (!given.cpu.empty()) return {asked_family(given)};
    return families();
}

int list_cpus(const std::string &format, const target_options &given) {
    const std::vector<family> asked = asked_families(given);
    const output_format &as = asked_format(format, formats_with(&output_format::list));
    list_table table{
        .member = "cpus",
        .columns = {"cpu", "family", "models", "events", "escrs", "counters", "vendor", "text"},
        .rows = {}};
    for (const family &one : asked) {
        table.rows.push_back(row_of(one));
        table.objects.push_back(object_of(one));
    }
    text_block block{.lines = {}, .rows = {table.columns}};
    block.rows.front().back().clear(); // people see that it is a text
    block.rows.insert(block.rows.end(), table.rows.begin(), table.rows.end());
    output out;
    as.list(out, {.tables = {table}, .blocks = {block}});
    flush(out);
    return 0;
}

action add_cpus_options(support::command &to, target_options &target) {
    const auto format = std::make_shared<std::string>();
    add_usual_options(to, target, *format, names_for_help(formats_with(&output_format::list)));
    to.set_footer(
        "Other names that --cpu takes, in any case, with _ or - or nothing between words:\n" +
        cpu_alias_lines() + status_help);
    return [format, &target] {
        refuse_events(target);
        if (!target.cpu.empty()) resolve_cpu(target);
        return list_cpus(*format, target);
    };
}

const known_command cpus_command{{.name = "cpus",
                                  .rank = 10,
                                  .text = "the processor families that are known",
                                  .add_options = add_cpus_options}};

} // namespace

} // namespace msrpp
