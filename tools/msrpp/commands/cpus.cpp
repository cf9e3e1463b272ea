// The command `msrpp cpus`: lists the processor families that are known.
#include "../../support/command_line.hpp"
#include "../../support/output.hpp"
#include "../choices/cpu_aliases.hpp"
#include "../command.hpp"
#include "../formats.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace msrpp {

namespace {

/// Returns a value, or an empty cell where the value is 0 or empty.
template <typename Value>
cell value_or_nothing(const Value &value) {
    return value == Value{} ? cell() : cell(value);
}

/// Returns the number of events of the family under its own name: an alias may mean a processor of
/// the family with another list.
std::size_t events_of(const family &identity) {
    const family &whole = *family_named(identity.name);
    const bool is_known = whole.event_count != 0 || whole.event_names == nullptr;
    return is_known ? whole.event_count : whole.event_names(whole).size();
}

/// Returns all processors, or the named processor.
std::vector<family> families_of_options(const target_options &target_options) {
    if (!target_options.cpu.empty()) return {family_of_options(target_options)};
    return families();
}

int list_cpus(const std::string &format, const target_options &target_options) {
    const std::vector<family> families = families_of_options(target_options);
    const output_format &as = format_named(format, formats_with(&output_format::list));
    table printed{.member = "cpus",
                  .columns = {{"cpu"},
                              {"family"},
                              {"models"},
                              {"events"},
                              {"escrs"},
                              {"counters"},
                              {"vendor"},
                              {" ", "text", "text"}}};
    for (const family &identity : families)
        printed.rows.push_back({identity.name, value_or_nothing(identity.cpu_family),
                                value_or_nothing(identity.models), events_of(identity),
                                value_or_nothing(identity.escr_count), identity.counter_count,
                                identity.vendor, identity.text});
    output out;
    as.list(out, {.tables = {std::move(printed)}});
    flush(out);
    return 0;
}

action add_cpus_options(support::command &destination, target_options &target) {
    const auto format = std::make_shared<std::string>();
    add_usual_options(destination, target, *format,
                      names_for_help(formats_with(&output_format::list)));
    destination.set_footer(
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
