// `msrpp cpus`: the processor families that are known.
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

/// A value, or nothing where it is 0 or empty.
template <typename Value>
cell value_or_nothing(const Value &value) {
    return value == Value{} ? cell() : cell(value);
}

/// The number of events of the family by its own name: an alias may mean one processor of it, with
/// another list.
std::size_t events_of(const family &of) {
    const family &whole = *family_named(of.name);
    const bool is_known = whole.event_count != 0 || whole.event_names == nullptr;
    return is_known ? whole.event_count : whole.event_names(whole).size();
}

/// All processors, or the named processor.
std::vector<family> asked_families(const target_options &given) {
    if (!given.cpu.empty()) return {asked_family(given)};
    return families();
}

int list_cpus(const std::string &format, const target_options &given) {
    const std::vector<family> asked = asked_families(given);
    const output_format &as = asked_format(format, formats_with(&output_format::list));
    table shown{.member = "cpus",
                .columns = {{"cpu"},
                            {"family"},
                            {"models"},
                            {"events"},
                            {"escrs"},
                            {"counters"},
                            {"vendor"},
                            {" ", "text", "text"}}};
    for (const family &one : asked)
        shown.rows.push_back({one.name, value_or_nothing(one.cpu_family),
                              value_or_nothing(one.models), events_of(one),
                              value_or_nothing(one.escr_count), one.counter_count, one.vendor,
                              one.text});
    output out;
    as.list(out, {.tables = {std::move(shown)}});
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
