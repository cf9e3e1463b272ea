// The families of Intel's processors with architectural performance monitoring for the command
// line: versions 1 to 6 and every generation by name.
#include "../../detect/cpuid_source.hpp"
#include "../other_names.hpp"
#include "../register_text.hpp"
#include "../select_family.hpp"
#include "../targets.hpp"
#include "../uncore.hpp"
#include "perfmon_lists.hpp"
#include "perfmon_perf.hpp"

#include <msr/backend/shim_registers.h>
#include <msr/intel/perfmon.hpp>
#include <msr/intel/perfmon/explain.hpp>
#include <msr/intel/perfmon/features.hpp>
#include <msr/intel/perfmon/named_registers.hpp>
#include <msr/intel/perfmon/precise.hpp>
#include <msr/intel/perfmon/registers/layouts.hpp>
#include <msr/pmu/explanation.hpp>
#include <msr/pmu/registers.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/table.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

namespace perfmon = msr::perfmon;
namespace select = msr::select;

namespace perfmon_room {

namespace {

using perfmon::event_pmu;
using perfmon::target;

target target_of(const family &identity) {
    target result = perfmon::target_at(identity.number);
    if (perfmon::processor_places[identity.processor] == identity.number)
        result = perfmon::target_at(identity.processor);
    if (!identity.announced) return result;
    target announced = perfmon::target_of(perfmon::features_of(*identity.announced));
    announced.metrics = result.metrics; // IA32_PERF_CAPABILITIES, not CPUID, announces the metrics
    return announced;
}

std::string name_of_target(const target &target) {
    return perfmon::processors[target.processor].name;
}

std::vector<family_register> registers_of(const family &identity) {
    std::vector<family_register> result = registers_of_target(target_of(identity));
    for (family_register &row : result)
        row.linear_address = row.address == perfmon::row_of(perfmon::layout_id::ds_area).address;
    return result;
}

std::vector<listed> list_of(const family &identity) {
    std::vector<listed> result = select_list<event_pmu>(target_of(identity));
    const target target = target_of(identity);
    for (listed &row : result) {
        if (row.kind != "counter") continue;
        const int number = select::counter_named<event_pmu>(row.name.c_str());
        const select::counter_row counter = perfmon::counter_at(number, target);
        row.encoding = fmt::format("0x{:x}", counter.address);
        row.text = fmt::format("{} bits", counter.width);
    }
    perfmon::each_register(target, [&](const msr::named_register &named_register) {
        result.push_back({"register", named_register.name, "",
                          fmt::format("0x{:x}", named_register.address), "",
                          named_register.is_read_only() ? "cannot be written" : "", "high"});
        for (const msr::field_row &field : named_register.fields) {
            const bool one_bit = field.width == 1;
            const std::string bits =
                one_bit ? fmt::format("{}", field.low)
                        : fmt::format("{}:{}", field.low + field.width - 1, field.low);
            result.push_back({"field", field.name, named_register.name, bits, "",
                              field.kind == msr::access::reserved ? "reserved" : "",
                              name_of(confidence_of(named_register, field))});
        }
    });
    return result;
}

/// A note, not a rule, because the manual and Linux disagree on precise events with filters: the
/// manual forbids filters from Nehalem to Skylake (3B, PEBS), but Linux samples cycles with filters
/// (ds.c, cmask=16 inv=1), and accepts all filters from Ice Lake on.
constexpr const char *filtered_precise_events =
    "the manual calls precise events valid only without edge, inversion and threshold; Linux takes "
    "an inversion with a threshold of 16, and from Goldmont Plus and Ice Lake on all of them";

bool is_filtered_and_precise(const select::request &request) {
    return perfmon::is_precise(request) &&
           (request.edge || request.invert || request.threshold != 0);
}

/// Returns whether a request is the event that must count beside load latencies on Golden Cove
/// (Linux, mem-loads-aux).
bool is_loads_companion(const select::request &request) {
    return request.is_raw() && request.code == 0x03 && request.masks == 0x82;
}

/// Returns notes for the user on events that are requested as precise samples.
std::vector<std::string> notes_on_precise(const std::vector<select::request> &requests,
                                          const target &target) {
    std::vector<std::string> notes;
    const perfmon::precise_facts &facts = perfmon::precise_facts_of(target);
    const auto entry = [&](auto asks) {
        return std::any_of(requests.begin(), requests.end(), asks);
    };
    const auto contains = [](perfmon::value_number number) {
        return [number](const select::request &request) {
            return request.has_value(perfmon::number_of(number));
        };
    };
    if (!entry([](const select::request &request) { return perfmon::is_precise(request); }))
        return notes;
    notes.emplace_back(
        facts.form == perfmon::precise_form::architectural
            ? "precise records go to the buffer of IA32_PEBS_BASE, which is yours to prepare"
            : "precise records go to the debug store: its buffer, and the values that counters are "
              "reloaded with, are prepared where IA32_DS_AREA points to");
    if (entry([](const select::request &request) {
            return perfmon::is_precise(request) && request.is_raw();
        }))
        notes.emplace_back("which raw events can be sampled precisely is for the generation's "
                           "event list to say: others give no samples");
    if (facts.sure != select::confidence::high)
        notes.push_back(fmt::format("what this generation can sample precisely is of {} confidence",
                                    name_of(facts.sure)));
    if (entry(is_filtered_and_precise)) notes.emplace_back(filtered_precise_events);
    const msr::core core = perfmon::core_of(target);
    if (core == msr::core::core2)
        notes.emplace_back("Linux leaves precise sampling off on some Core 2 (errata AJ67, AJ68, "
                           "AJ69 and AJ106)");
    if (!entry(contains(perfmon::value_number::ldlat))) return notes;
    const auto precise = std::count_if(requests.begin(), requests.end(), perfmon::is_precise);
    if (target.pebs == perfmon::pebs_layout::snb && precise > 1)
        notes.emplace_back("the manual lets no other event be sampled precisely beside a load "
                           "latency; Linux does");
    if (target.pebs == perfmon::pebs_layout::nhm)
        notes.emplace_back("the threads of a core share MSR_PEBS_LD_LAT: one can change the "
                           "other's");
    const bool needs_companion =
        core == msr::core::sapphire_rapids || core == msr::core::alder_lake;
    if (needs_companion && !entry(is_loads_companion))
        notes.emplace_back(
            "raw:event=0x03:umask=0x82 must count beside load latencies for complete "
            "memory information");
    return notes;
}

/// Returns notes for the user on requested events and their counters.
std::vector<std::string> notes_on(const std::vector<select::request> &requests,
                                  const std::vector<std::string> &places, const target &target) {
    std::vector<std::string> notes;
    const auto add = [&](std::string note) {
        if (std::find(notes.begin(), notes.end(), note) == notes.end())
            notes.push_back(std::move(note));
    };
    constexpr auto reference = static_cast<std::int32_t>(perfmon::event_number::reference_cycles);
    for (std::size_t i = 0; i < requests.size(); ++i) {
        const bool fixed = places[i].rfind("fixed_", 0) == 0;
        if (requests[i].event == reference && !fixed)
            add("reference_cycles on a general counter counts another clock than fixed counter 2 "
                "on "
                "many processors");
        if (requests[i].has_flag(perfmon::number_of(perfmon::qualifier::pin_control)))
            add("pin_control: the sources are of medium confidence; one calls the bit reserved on "
                "recent processors");
        if (requests[i].period != 0 && !perfmon::is_precise(requests[i]))
            add("it asks for interrupts: somebody must handle them and set the counter anew");
    }
    for (const select::request &request : requests)
        if (event_pmu::is_of_share(request, target))
            add("a share of slots is known to the 255th part of all slots since the start; perf "
                "counts it in a group that slots lead");
    each_doubt<event_pmu>(requests, target, [&](const char *event, const char *sentence) {
        add(fmt::format("{}: {}", event, sentence));
    });
    for (const select::request &request : requests)
        if (request.has_value(perfmon::number_of(perfmon::value_number::offcore)) &&
            perfmon::offcore_is_of_core(target))
            add("the threads of a core share MSR_OFFCORE_RSP: one can change the other's");
    for (std::string &note : notes_on_precise(requests, target))
        add(std::move(note));
    if (target.version == 1)
        add("version 1 has no IA32_PERF_GLOBAL_CTRL: on a later version a plan for it may count 0");
    return notes;
}

/// Returns a requested event's text, with the names `cmask` and `umask2` of the text notation in
/// place of the fields' names `counter_mask` and `unit_mask2`.
std::string with_text_names(std::string text) {
    constexpr std::string_view names[][2] = {{":counter_mask=", ":cmask="},
                                             {":unit_mask2=", ":umask2="}};
    for (const auto &[field, name] : names)
        if (const std::size_t position = text.find(field); position != text.npos)
            text.replace(position, field.size(), name);
    return text;
}

family_plan plan_of(const family &identity, const std::vector<std::string> &value) {
    const target target = target_of(identity);
    if (std::any_of(value.begin(), value.end(), is_uncore_choice))
        return uncore_plan(perfmon::listed_core_of(target), value);
    std::vector<std::string> choices;
    for (const std::string &text : value)
        choices.push_back(with_text_names(text));
    complain_of_other_names<event_pmu>(choices, target, perfmon::other_names);
    family_plan result =
        select_plan<event_pmu>(target, choices, registers_of(identity), name_of_target);
    const std::vector<select::request> requests =
        select_requests<event_pmu>(choices, target, name_of_target);
    const std::vector<std::string> suffix = notes_on(requests, result.places, target);
    result.notes.insert(result.notes.end(), suffix.begin(), suffix.end());
    result.texts = value;
    return result;
}

/// Returns why perf has no event for a request: the general counters count reference_cycles by
/// another clock than fixed counter 2, and perf has a name for the fixed counter's event only.
/// Empty for other events.
std::string perf_refusal_of(const select::request &request, const target &) {
    constexpr auto reference = static_cast<std::int32_t>(perfmon::event_number::reference_cycles);
    return request.event == reference ? "perf has a name of its own for it: ref-cycles" : "";
}

std::vector<perf_event> perf_of(const family &identity, const std::vector<std::string> &value) {
    std::vector<std::string> choices;
    for (const std::string &text : value)
        choices.push_back(with_text_names(text));
    return select_perf<event_pmu>(choices, target_of(identity), name_of_target, perf_refusal_of);
}

/// Returns the names of the processors on which a value would be legal in its register.
std::vector<std::string> processors_for(const msr::register_value &value) {
    std::vector<std::string> names;
    for (unsigned place = 0; place < perfmon::processor_count; ++place)
        if (perfmon::may_hold(value, perfmon::target_at(place)))
            names.emplace_back(perfmon::processors[place].name);
    return names;
}

/// Returns the legal alternatives to a request that register values stand for: on other counters,
/// or with fewer qualifiers.
std::vector<std::string> legal_instead(const select::request &request, const target &target) {
    std::vector<std::string> legal;
    const select::counter_set rest = select::detail::counters_for<event_pmu>(request, target);
    for (int counter = 0; counter < static_cast<int>(perfmon::counter_count); ++counter)
        if ((rest & select::set_of(counter)) != 0)
            legal.push_back(fmt::format("counter={}", select::counter_name<event_pmu>(counter)));
    if (!legal.empty()) return legal;
    const auto less = select::detail::superfluous<event_pmu>(request, target);
    for (std::size_t i = 0; i < less.count; ++i)
        legal.emplace_back(
            select::text_of<event_pmu>(select::detail::without_qualifier(request, less.entries[i]))
                .text);
    return legal;
}

/// Returns values of the register at fault that would be legal, and processors on which the present
/// value is legal.
std::vector<std::string> legal_values(const msr::broken_value &broken,
                                      const msr::register_value &values) {
    const auto kind = [&](const msr::rule_text &rule) { return broken.why.broken == &rule; };
    std::vector<std::string> legal;
    if (kind(perfmon::reserved_bits_are_zero::text)) {
        legal.push_back(fmt::format("0x{:x}", values.value & ~broken.bits));
        for (const std::string &name : processors_for(values))
            legal.push_back("--cpu " + name);
    }
    if (kind(perfmon::lbr_entries_are_of_lbr_group::text)) {
        constexpr std::uint64_t group = decltype(msr::perfmon::pebs_data_cfg::lbr)::mask;
        legal.push_back(fmt::format("0x{:x}", values.value & ~broken.bits));
        legal.push_back(fmt::format("0x{:x}", values.value | group));
    }
    if (kind(perfmon::load_latency_is_3_cycles_or_more::text))
        legal.push_back(fmt::format("0x{:x} to 0x{:x}", perfmon::least_load_latency,
                                    perfmon::most_load_latency));
    if (kind(perfmon::precise_counter_is_enabled::text) ||
        kind(perfmon::load_latency_is_sampled_precisely::text))
        legal.push_back(fmt::format("0x{:x}", values.value & ~broken.bits));
    if (kind(perfmon::counter_is_enabled_twice::text))
        legal.push_back(fmt::format("0x{:x}", values.value | broken.bits));
    if (kind(perfmon::privilege_is_not_empty::text))
        for (const std::uint64_t level : {decltype(msr::perfmon::perfevtsel_v6::usr)::mask,
                                          decltype(msr::perfmon::perfevtsel_v6::os)::mask})
            legal.push_back(fmt::format("0x{:x}", values.value | level));
    return legal;
}

rule_report rule_report_of(const msr::broken_value &broken,
                           msr::sequence<msr::register_value> values, const target &target) {
    rule_report report = msrpp::rule_report_of(broken.why);
    if (broken.counter < 0) {
        if (const msr::register_value *const held = held_at(values, broken.address))
            report.legal = legal_values(broken, *held);
        return report;
    }
    perfmon::each_counting(values, target, [&](const perfmon::counting &counting) {
        if (counting.counter == broken.counter)
            report.legal = legal_instead(counting.wanted, target);
    });
    return report;
}

/// Returns the text `pmc0 counts ...`, with the reasons why the counter may count nothing.
std::string counted_text(const perfmon::counting &counting, const target &target) {
    std::string text =
        fmt::format("{} {}", event_pmu::counters[static_cast<std::size_t>(counting.counter)].name,
                    select::sentence_of<event_pmu>(counting.wanted,
                                                   event_pmu::limits_of(counting.wanted, target))
                        .text);
    const bool latency_unknown =
        counting.particulars.filters_latency &&
        !counting.wanted.has_value(perfmon::number_of(perfmon::value_number::ldlat));
    if (counting.particulars.value_unknown || latency_unknown)
        text += "; the register that filters it is not among the values";
    if (!counting.enabled)
        text += "; it is not enabled";
    else if (counting.at_no_privilege)
        text += "; at no privilege level, so it counts nothing";
    else if (counting.global == msr::global_enable::off)
        text += "; IA32_PERF_GLOBAL_CTRL holds it";
    else if (counting.global == msr::global_enable::unknown)
        text += "; where IA32_PERF_GLOBAL_CTRL lets it";
    return text;
}

/// Adds notes on the fields of a register that are set and about which the sources are not sure.
void note_doubts(const msr::named_register &row, std::uint64_t value,
                 std::vector<statement> &notes) {
    for (const msr::field_row &field : row.fields)
        if (const msr::confidence sure = confidence_of(row, field);
            sure != msr::confidence::high && field.value_in(value) != 0)
            notes.push_back(fmt::format("{}.{}: the sources are of {} confidence", row.name,
                                        field.name, name_of(sure)));
}

/// Adds the event that a counter counts, and the notes on the event.
void explain_counter(const perfmon::counting &counting, const explain_arguments &explain_arguments,
                     const target &target, family_explanation &destination) {
    destination.counts.push_back(counted_text(counting, target));
    if (is_filtered_and_precise(counting.wanted))
        destination.notes.emplace_back(filtered_precise_events);
    // With PEBS and the INT bit a counter raises two interrupts (manual 3B, Nehalem's PEBS). Linux
    // clears the bit.
    if (perfmon::is_precise(counting.wanted) && counting.interrupts)
        destination.notes.push_back(fmt::format(
            "{}: {} asks for an interrupt at each overflow, beside that of the buffer at its "
            "threshold; precise samples do without it",
            select::counter_name<event_pmu>(counting.counter),
            perfmon::is_fixed(counting.counter) ? "the PMI bit" : "INT (bit 20)"));
    note_listed_names<event_pmu>(counting.wanted, counting.counter, explain_arguments, target,
                                 destination.notes);
}

family_explanation explanation_of(const family &identity,
                                  const explain_arguments &explain_arguments) {
    const target target = target_of(identity);
    const std::vector<msr::register_value> values = values_of(explain_arguments);
    family_explanation result;
    for (const msr::register_value &value : values) {
        const msr::found_register found_register = perfmon::register_at(value.address, target);
        if (!found_register) continue;
        result.registers.push_back(
            explained_register(family_register_of(found_register.row), value.value));
        note_doubts(found_register.row, value.value, result.notes);
    }
    perfmon::each_counting(view(values), target, [&](const perfmon::counting &counting) {
        explain_counter(counting, explain_arguments, target, result);
    });
    perfmon::each_broken(view(values), target, [&](const msr::broken_value &broken) {
        result.broken.push_back(rule_report_of(broken, view(values), target));
    });
    explain_uncore(perfmon::listed_core_of(target), explain_arguments, result);
    return result;
}

std::vector<listed> list_unit_of(const family &processor, std::string_view unit) {
    return uncore_list(perfmon::listed_core_of(target_of(processor)), unit);
}
std::vector<family_register> unit_registers_of(const family &processor) {
    return uncore_registers(perfmon::listed_core_of(target_of(processor)));
}

std::size_t counters_of(const family &identity) {
    return static_cast<std::size_t>(
        __builtin_popcountll(event_pmu::counters_on(target_of(identity))));
}

std::vector<std::string_view> event_names_of(const family &identity) {
    return event_names_on<event_pmu>(target_of(identity));
}

family family_at(unsigned place, std::string name) {
    const msr::core processor = msr::core_named({name.data(), name.size()});
    const target target =
        processor != msr::core::none ? perfmon::target_at(processor) : perfmon::target_at(place);
    return {.name = std::move(name),
            .text = perfmon::processors[place].text,
            .vendor = "intel",
            .number = place,
            .processor = processor,
            .wired = MSRPP_ON_PERFMON,
            .counter_count =
                static_cast<std::size_t>(__builtin_popcountll(event_pmu::counters_on(target))),
            .list = list_of,
            .counters = counters_of,
            .event_names = event_names_of,
            .plan = plan_of,
            .explain = explanation_of,
            .registers = registers_of,
            .unit_registers = unit_registers_of,
            .list_unit = list_unit_of,
            .perf = perf_of,
            .list_core = [](const family &identity) {
                return perfmon::listed_core_of(target_of(identity));
            }};
}

/// Returns whether a processor that shares the facts of another processor has a name for --cpu.
bool has_name_of_its_own(const msr::processor_row &row) {
    const unsigned place = perfmon::processor_places[row.is];
    return place < perfmon::processor_count && perfmon::processors[place].which != row.is &&
           std::string_view{row.cpu} == row.name;
}

} // namespace

} // namespace perfmon_room

bool perfmon_target(const family &identity, perfmon::target &destination) {
    if (identity.plan != perfmon_room::plan_of && identity.plan_counters != perfmon_room::plan_of)
        return false;
    destination = perfmon_room::target_of(identity);
    return true;
}

std::vector<select::listed_row> listed_rows(const perfmon::target &target) {
    return rows_of_lists<perfmon::event_pmu>(target);
}

std::vector<family> perfmon_families() {
    using perfmon_room::family_at;
    std::vector<family> result;
    for (unsigned place = 0; place < perfmon::processor_count; ++place)
        result.push_back(family_at(place, perfmon::processors[place].name));
    for (const msr::processor_row &row : msr::processor_table)
        if (perfmon_room::has_name_of_its_own(row)) {
            result.push_back(family_at(perfmon::processor_places[row.is], row.name));
            result.back().text = row.text;
        }
    return result;
}

} // namespace msrpp
