#include "meters.hpp"

#include "../../support/complaint.hpp"
#include "../../support/text.hpp"
#include "../choices/pattern.hpp"
#include "../detect/cpuid_source.hpp"
#include "targets.hpp"

#include <msr/core/confidence.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/core/rule.hpp>
#include <msr/meters/carried_meters.hpp>
#include <msr/meters/core_set.hpp>
#include <msr/meters/names.hpp>
#include <msr/meters/plan.hpp>
#include <msr/meters/quantities.hpp>
#include <msr/meters/table.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp {

namespace {

namespace meters = msr::meters;

/// Returns whether the processor's CPUID, if it is known, announces what a meter's row needs.
msr::verdict check_announced(const family &identity, const meters::meter_row &row) {
    if (identity.announced == nullptr) return {};
    return meters::check_row(row, msr::cpuid_view{*identity.announced});
}

[[noreturn]] void refuse(const family &identity, const std::string &choice,
                         const msr::rule_text &rule) {
    std::string names;
    for (const meters::meter_row *const row : meters_of(identity))
        if (check_announced(identity, *row).legal())
            names += fmt::format("{}{}", names.empty() ? "; it has " : ", ", name_of(*row));
    complain(rule_broken, fmt::format("{}: {}{}", in_quotes(choice), rule.sentence, names));
}

/// Returns the row of a meter on a processor. Where `announced` is the processor's CPUID, the row
/// fits it. Throws a complaint where the processor lacks the meter.
const meters::meter_row &row_of(const family &identity, const std::string &choice,
                                const meters::meter_name &meter) {
    const auto number = static_cast<meters::meter_number>(&meter - meters::meter_names);
    const meters::meter_row *const row = meters::row_on(number, processors_of(identity));
    if (row == nullptr) refuse(identity, choice, meters::meter_exists_on_target::text);
    if (const msr::verdict verdict = check_announced(identity, *row); !verdict.legal())
        refuse(identity, choice, *verdict.broken);
    return *row;
}

/// Requested events without the meters among them, and the position of each event among all
/// requests.
struct parted_choices {
    std::vector<std::string> counted;
    std::vector<std::size_t> positions;
};

parted_choices without_meters(const std::vector<std::string> &choices) {
    parted_choices result;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (meter_named(choices[i]) != nullptr) continue;
        result.counted.push_back(choices[i]);
        result.positions.push_back(i);
    }
    return result;
}

void move_owner(std::size_t &owner, const std::vector<std::size_t> &positions) {
    if (owner < positions.size()) owner = positions[owner];
}

/// Renumbers a plan that was made without the meters of the command line: event i of the plan
/// becomes number `positions[i]` of all `number` requests, of which some are meters.
void spread(family_plan &plan, const std::vector<std::size_t> &positions, std::size_t number) {
    for (auto *const phase : {&plan.set_up, &plan.start, &plan.stop})
        for (named_family_write &write : *phase)
            move_owner(write.what.owner, positions);
    for (msr::readout &readout : plan.readouts)
        move_owner(readout.owner, positions);
    for (std::size_t &choice : plan.of_this_cpu)
        move_owner(choice, positions);
    std::vector<std::string> places(number);
    for (std::size_t i = 0; i < plan.places.size() && i < positions.size(); ++i)
        places[positions[i]] = std::move(plan.places[i]);
    plan.places = std::move(places);
    if (!plan.details) return;
    plan.details = [inner = std::move(plan.details), positions, number] {
        plan_details details = inner();
        std::vector<json> choices(number, json::object());
        for (std::size_t i = 0; i < details.choices.size() && i < positions.size(); ++i)
            choices[positions[i]] = std::move(details.choices[i]);
        if (!details.choices.empty()) details.choices = std::move(choices);
        for (counting_part &part : details.parts)
            move_owner(part.choice, positions);
        return details;
    };
}

family_plan plan_with_meters(const family &identity, const std::vector<std::string> &choices) {
    const parted_choices parted = without_meters(choices);
    if (parted.counted.size() == choices.size()) return identity.plan_counters(identity, choices);
    family_plan plan;
    if (!parted.counted.empty()) plan = identity.plan_counters(identity, parted.counted);
    spread(plan, parted.positions, choices.size());
    plan.texts = choices;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const meters::meter_name *const meter = meter_named(choices[i]);
        if (meter == nullptr) continue;
        if (std::count(choices.begin(), choices.end(), choices[i]) != 1)
            refuse(identity, choices[i], meters::meter_stands_once::text);
        const meters::meter_row &row = row_of(identity, choices[i], *meter);
        plan.readouts.push_back(meters::readout_of(row, i));
        plan.places[i] = row.register_name;
        if (row.sure != msr::confidence::high)
            plan.notes.push_back(fmt::format("{}: the facts about this meter are of {} confidence",
                                             choices[i], name_of(row.sure)));
    }
    return plan;
}

/// Returns the event of perf for a meter: `power/energy-pkg/`.
perf_event perf_of_meter(const meters::meter_name &meter) {
    const auto number = static_cast<meters::meter_number>(&meter - meters::meter_names);
    const meters::perf_name name = meters::perf_name_of(number);
    if (name.pmu == nullptr)
        return {.text = {},
                .why =
                    "Linux's perf has no event for this meter: --backend dev reads its register"};
    return {.text = fmt::format("{}/{}/", name.pmu, name.event), .why = {}};
}

std::vector<perf_event> perf_with_meters(const family &identity,
                                         const std::vector<std::string> &choices) {
    const parted_choices parted = without_meters(choices);
    std::vector<perf_event> events(choices.size());
    if (!parted.counted.empty()) {
        std::vector<perf_event> counted = identity.perf_counters(identity, parted.counted);
        for (std::size_t i = 0; i < counted.size(); ++i)
            events[parted.positions[i]] = std::move(counted[i]);
    }
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (const meters::meter_name *const meter = meter_named(choices[i]))
            events[i] = perf_of_meter(*meter);
    return events;
}

std::string kind_of(const meters::meter_row &row) {
    return row.conversion.is_instant ? "instant" : "cumulative";
}

} // namespace

msr::meters::core_set processors_of(const family &identity) {
    if (identity.processor != msr::core::none) return meters::core_set{identity.processor};
    if (msr::perfmon::target target{}; perfmon_target(identity, target))
        return meters::processors_of(target);
    if (msr::amd::target target{}; amd_target(identity, target))
        return meters::processors_of(target);
    return {};
}

void add_meters(family &identity) {
    if (processors_of(identity) == meters::core_set{}) return;
    identity.plan_counters = std::exchange(identity.plan, plan_with_meters);
    if (identity.perf != nullptr)
        identity.perf_counters = std::exchange(identity.perf, perf_with_meters);
}

std::vector<const meters::meter_row *> meters_of(const family &identity) {
    const meters::core_set processors = processors_of(identity);
    std::vector<const meters::meter_row *> rows;
    for (std::size_t i = 0; i < meters::meter_count; ++i)
        if (const meters::meter_row *const row =
                meters::row_on(static_cast<meters::meter_number>(i), processors))
            rows.push_back(row);
    return rows;
}

const char *name_of(const meters::meter_row &row) {
    return meters::meter_names[static_cast<std::size_t>(row.number)].name;
}

const meters::meter_name *meter_named(std::string_view name) {
    for (const meters::meter_name &meter : meters::meter_names)
        if (msr::same_without_case(view(name), view(std::string_view{meter.name}))) return &meter;
    return nullptr;
}

bool follow_time(const std::vector<std::string> &choices) {
    return std::any_of(choices.begin(), choices.end(), [](const std::string &choice) {
        const meters::meter_name *const meter = meter_named(choice);
        return meter != nullptr && (meter->measures == meters::quantity::energy ||
                                    meter->measures == meters::quantity::clocks);
    });
}

std::string meter_text(const meters::meter_name &meter, double value) {
    const meters::unit_symbol unit = meters::symbol_of(meter.measures);
    if (unit.decimals == 0) return fmt::format("{:.0f}", value);
    return fmt::format("{:.6g} {}", value / std::pow(10.0, unit.decimals), unit.text);
}

std::string smallest_unit(const meters::meter_name &meter) {
    const meters::unit_symbol unit = meters::symbol_of(meter.measures);
    const char *const prefix = unit.decimals == 9   ? "n"
                               : unit.decimals == 6 ? "u"
                               : unit.decimals == 3 ? "m"
                                                    : "";
    return std::string{prefix} + unit.text;
}

report meter_listing(const family &identity, const std::string &pattern) {
    table printed{.member = "meters",
                  .columns = {{"meter"},
                              {"unit"},
                              {"register"},
                              {"address"},
                              {"width"},
                              {"scope"},
                              {"kind"},
                              {"confidence"},
                              {"text"},
                              {"", "source", "source"}}};
    for (const meters::meter_row *const row : meters_of(identity)) {
        const meters::meter_name &meter =
            meters::meter_names[static_cast<std::size_t>(row->number)];
        if (!pattern.empty() && !matches(meter.name, pattern)) continue;
        printed.rows.push_back({meter.name, smallest_unit(meter), row->register_name,
                                fmt::format("0x{:x}", row->address), row->width,
                                name_of(row->scope), kind_of(*row), name_of(row->sure), meter.text,
                                row->source});
    }
    if (printed.rows.empty())
        complain(wrong_usage, pattern.empty() || meters_of(identity).empty()
                                  ? fmt::format("list: no meters of {} are known", identity.name)
                                  : fmt::format("list: no meter of {} matches {}", identity.name,
                                                in_quotes(pattern)));
    return {.members = {{"cpu", identity.name}}, .tables = {std::move(printed)}};
}

} // namespace msrpp
