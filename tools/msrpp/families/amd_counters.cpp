// The counters of AMD processors for the command line: `--cpu k7` to `--cpu zen6`.
#include "../../support/complaint.hpp"
#include "../../support/text.hpp"
#include "../detect/cpuid_source.hpp"
#include "../family.hpp"
#include "amd_lists.hpp"
#include "listed_names.hpp"
#include "other_names.hpp"
#include "register_text.hpp"
#include "select_family.hpp"
#include "select_perf.hpp"
#include "targets.hpp"

#include <msr/amd/counters/detect.hpp>
#include <msr/amd/counters/explain.hpp>
#include <msr/amd/counters/listed_units.hpp>
#include <msr/amd/counters/memory_controllers.hpp>
#include <msr/amd/counters/notation.hpp>
#include <msr/amd/counters/portable.hpp>
#include <msr/amd/counters/program.hpp>
#include <msr/backend/shim_registers.h>
#include <msr/pmu/explanation.hpp>
#include <msr/pmu/registers.hpp>
#include <msr/pmu/select/describe.hpp>

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp {

namespace amd = msr::amd;
namespace select = msr::select;

namespace amd_room {

namespace {

using amd::event_pmu;
using amd::target;
using amd::unit;

constexpr unit units[] = {unit::core, unit::northbridge, unit::data_fabric,
                          unit::l2i,  unit::l3,          unit::umc};

/// A set of units, bit n for unit n.
using unit_set = unsigned;
constexpr unit_set set_of(unit unit) { return 1u << static_cast<unsigned>(unit); }
constexpr unit_set every_unit = ~0u;

target target_of(const family &identity) {
    return identity.announced ? amd::detect(*identity.announced).is
                              : amd::targets[identity.number].is;
}

/// Returns the name of a target, the later of two names: `zen5` rather than `fam1ah`. A processor
/// whose CPUID announces less than others of its generation has the name of the generation.
std::string name_of_target(const target &target) {
    std::string name;
    for (const amd::target_row &row : amd::targets)
        if (row.is.generations == target.generations) name = row.name;
    return name;
}

std::size_t counters_of(const family &identity) {
    return static_cast<std::size_t>(
        __builtin_popcountll(amd::counters_of_target(target_of(identity))));
}

/// Returns a field's name as people write it.
std::string_view field_name_of(const msr::field_row &field) {
    const std::string_view name = field.name;
    return name == "int_" ? "int" : name;
}

/// Returns a register with the names of fields that people use.
family_register register_for_people(const msr::named_register &one) {
    family_register row = family_register_of(one);
    for (msr::field_row &field : row.fields)
        field.name = field_name_of(field).data();
    return row;
}

std::vector<family_register> registers(const family &identity) {
    std::vector<family_register> family_registers;
    amd::each_register(target_of(identity), [&](const msr::named_register &row) {
        family_registers.push_back(register_for_people(row));
    });
    return family_registers;
}

// --- rows of msrpp list for AMD's counters -------------------------------------------------------

listed row_of_list(const select::vendor_event<event_pmu> &event, const target &target) {
    listed row = listed_event_row<event_pmu>(event, target);
    const select::request request = event_pmu::with_row({}, event);
    if (amd::unit_of(event) != unit::core) {
        row.encoding =
            fmt::format("event=0x{:02x} umask=0x{:02x}", amd::code_of(event), amd::mask_of(event));
        if (amd::is_sampled_latency(amd::unit_of(event), amd::code_of(event), target))
            row.text = "sampled: of some misses only";
    }
    if (event_pmu::counters_of(request, target) == amd::counters_of_unit(unit::core, target))
        row.where.clear();
    if (amd::is_of_node(request.code, target)) row.text = "counted for the whole node";
    row.confidence = name_of(select::confidence::medium);
    return row;
}

void list_events(std::vector<listed> &destination, const target &target, unit_set chosen) {
    for (std::size_t i = 0; i < amd::event_count; ++i) {
        const select::event_row &event = amd::event_table[i];
        if (!event_pmu::exists(event, target)) continue;
        const unit counts = amd::unit_of(event);
        if ((chosen & set_of(counts)) == 0) continue;
        const select::request request{.event = static_cast<std::int32_t>(i)};
        const select::counter_set able = event_pmu::counters_of(request, target);
        const bool limited = counts != unit::core || able != amd::counters_of_unit(counts, target);
        const std::string sure = select::name_of(event.sure);
        const std::string note = amd::is_of_node(event.code, target) && counts == unit::core
                                     ? ", counted for the whole node"
                                     : "";
        destination.push_back(
            {"event",
             event.name,
             "",
             fmt::format("event=0x{:x} umask=0x{:02x}", event.code, event.fixed_masks),
             limited ? counters_in<event_pmu>(able) : "",
             std::string{event.meaning} + note,
             sure,
             {},
             {},
             {},
             particulars_of<event_pmu>(request, target)});
        for (const select::mask_row &mask : event.masks)
            destination.push_back({"mask", mask.name, event.name,
                                   fmt::format("umask=0x{:02x}", mask.value), "", mask.meaning,
                                   sure});
    }
    for (const auto &list : lists_on<event_pmu>(target))
        for (const auto *const event : list.events)
            if ((chosen & set_of(amd::unit_of(*event))) != 0 &&
                !is_of_table<event_pmu>(event->name(), target))
                destination.push_back(row_of_list(*event, target));
}

void list_choices(std::vector<listed> &destination, const target &target, unit_set chosen) {
    const auto add = [&](std::string name, const char *place, const char *meaning) {
        destination.push_back({"choice", std::move(name), "", "", place, meaning, ""});
    };
    const select::limits core = event_pmu::limits_of({}, target);
    for (unsigned i = 0; i < amd::flag_count; ++i)
        if ((core.flags >> i & 1) != 0 && chosen == every_unit)
            add(fmt::format(":{}", amd::flag_rows[i].name), "", amd::flag_rows[i].meaning);
    for (const unit unit : units) {
        const amd::bank mine = bank_of(unit, target);
        if (mine.count == 0 || (chosen & set_of(unit)) == 0) continue;
        for (const select::qualifier_row &row : amd::value_rows)
            if (row_of(mine.layout).field(row.name) != nullptr)
                add(fmt::format(":{}=N", row.name), amd::name_of(unit), row.meaning);
    }
}

/// Returns the rows of some units of a target processor.
std::vector<listed> list_of_units(const target &target, unit_set chosen) {
    std::vector<listed> events;
    list_events(events, target, chosen);
    if (chosen == every_unit)
        for (listed &row : portable_list<event_pmu>(target))
            events.push_back(std::move(row));
    for (const unit unit : units) {
        if ((chosen & set_of(unit)) == 0) continue;
        const select::counter_set set = amd::counters_of_unit(unit, target);
        for (unsigned i = 0; i < amd::counter_count; ++i)
            if (const select::counter_row &row = amd::counter_table[i];
                (set & select::set_of(static_cast<int>(i))) != 0)
                events.push_back(
                    {"counter", row.name, "", fmt::format("0x{:x}", row.address), "",
                     fmt::format("{} bits, one for each {}", row.width, scope_of(unit)),
                     unit == unit::l2i ? "low" : "high"});
    }
    list_choices(events, target, chosen);
    amd::each_register(target, [&](const msr::named_register &one) {
        if ((chosen & set_of(amd::unit_of(one))) == 0) return;
        events.push_back({"register", one.name, "", fmt::format("0x{:x}", one.address), "",
                          fmt::format("one for each {}", amd::scope_of(amd::unit_of(one))),
                          "high"});
        for (const msr::field_row &field : one.fields)
            if (field.kind != msr::access::reserved)
                events.push_back({"field", std::string{field_name_of(field)}, one.name,
                                  fmt::format("{}:{}", field.low + field.width - 1, field.low), "",
                                  "", name_of(confidence_of(one, field))});
    });
    return events;
}

std::vector<listed> list(const family &identity) {
    return list_of_units(target_of(identity), every_unit);
}

/// Returns the units of a target processor outside of the core.
unit_set shared_units(const target &target) {
    unit_set result = 0;
    for (const unit unit : units)
        if (unit != unit::core && bank_of(unit, target).count != 0) result |= set_of(unit);
    return result;
}

std::vector<listed> list_unit(const family &identity, std::string_view name) {
    const target target = target_of(identity);
    const unit_set known = shared_units(target);
    unit_set chosen = name == "all" ? known : 0;
    for (const amd::unit_name_row &row : amd::unit_names)
        if (msr::same_without_case({name.data(), name.size()}, row.name))
            chosen |= set_of(row.counts) & known;
    if (chosen != 0) return list_of_units(target, chosen);
    std::vector<std::string_view> names;
    for (const unit unit : units)
        if ((known & set_of(unit)) != 0) names.emplace_back(amd::name_of(unit));
    if (names.empty())
        complain(wrong_usage, fmt::format("list: --unit: {} has no counters outside of the core",
                                          identity.name));
    complain(wrong_usage, fmt::format("list: --unit: {} has no unit {}; it has {}", identity.name,
                                      in_quotes(name), joined(names, ", ")));
}

// --- plans of requested events on AMD's counters -------------------------------------------------

/// Returns a requested event in which fields have the names of the text notation.
std::string with_text_names(std::string text) {
    constexpr std::string_view names[][2] = {{":cnt_mask=", ":cmask="}, {":event_sel=", ":event="}};
    for (const auto &[field, name] : names)
        if (const std::size_t position = text.find(field); position != text.npos)
            text.replace(position, field.size(), name);
    return text;
}

/// Returns the text of a requested event without the unit in front. Throws a complaint where the
/// event belongs to another unit.
std::string without_unit(std::string text, const target &target) {
    const amd::unit_prefix prefix = amd::unit_prefix_of({text.data(), text.size()});
    if (prefix.row == nullptr) return text;
    const std::string rest = text.substr(prefix.length);
    const select::parsed read =
        amd::parse({text.data(), text.size()}, target, lists_on<event_pmu>(target));
    if (!read.well_formed() && read.position == 0) {
        const select::parsed alone =
            amd::parse({rest.data(), rest.size()}, target, lists_on<event_pmu>(target));
        if (alone.well_formed())
            complain(wrong_usage,
                     fmt::format("{}: this is an event of the unit {}, not of {}", in_quotes(text),
                                 amd::name_of(event_pmu::unit_of(alone.wanted)), prefix.row->name));
    }
    const bool needs_flag = read.well_formed() && read.wanted.is_raw() &&
                            rest.find(amd::name_of(prefix.row->counts)) == rest.npos;
    return needs_flag ? fmt::format("{}:{}", rest, amd::name_of(prefix.row->counts)) : rest;
}

/// Returns the text of a requested event with its counter's name where the user gave the counter's
/// number. Throws a complaint where the unit has fewer counters.
std::string with_counter_name(const std::string &text, const target &target) {
    const select::parsed read =
        amd::parse({text.data(), text.size()}, target, lists_on<event_pmu>(target));
    const msr::text_view digits = amd::counter_piece({text.data(), text.size()});
    if (digits.empty() || !msr::is_digit(digits[0])) return text;
    const auto position = static_cast<std::size_t>(digits.begin() - text.data());
    if (read.well_formed())
        return text.substr(0, position) + amd::counter_table[read.wanted.counter].name +
               text.substr(position + digits.size());
    if (read.problem != select::notation_problem::unknown_counter) return text;
    complain(wrong_usage, fmt::format("{}: {}: {} in column {}; there are {}", in_quotes(text),
                                      select::sentence_of(read.problem),
                                      in_quotes(view(read.piece)), read.position + 1,
                                      counters_in<event_pmu>(amd::counters_of_unit(
                                          event_pmu::unit_of(read.wanted), target))));
}

/// Adds notes for the user on the counters that the requested events have.
void add_notes(family_plan &destination, const std::vector<select::request> &requests,
               const target &target) {
    if (!target.global_control && target.includes(amd::zen4.generations))
        destination.notes.push_back("on Zen 4 the counters of the core also need their bit in "
                                    "perf_cntr_global_ctl, which a plan for --cpu zen4 sets");
    each_doubt<event_pmu>(requests, target, [&](const char *event, const char *sentence) {
        destination.notes.push_back(fmt::format("{}: {}", event, sentence));
    });
    bool reported[sizeof units / sizeof *units]{};
    for (std::size_t i = 0; i < requests.size(); ++i) {
        const unit counts = event_pmu::unit_of(requests[i]);
        const std::uint32_t code = select::code_of<event_pmu>(requests[i]);
        if (counts == unit::core && amd::is_of_node(code, target))
            destination.notes.push_back(
                fmt::format("{}: counted for the whole node: only one core of it "
                            "may do so on {}",
                            destination.texts[i], destination.places[i]));
        if (event_pmu::takes_two(requests[i], target))
            destination.notes.push_back(
                fmt::format("{}: takes two counters: the one behind {} gets the carry",
                            destination.texts[i], destination.places[i]));
        bool &once = reported[static_cast<unsigned>(counts)];
        if (counts == unit::core || once) continue;
        once = true;
        destination.notes.push_back(
            fmt::format("{} and its like: one for each {}, to be programmed from "
                        "one of its processors; it counts for all of them",
                        destination.places[i], scope_of(counts)));
        if (counts == unit::umc)
            destination.notes.push_back(fmt::format(
                "the program is that of the first memory controller: those of the others lie {} "
                "addresses further each, and what carries it out counts all",
                amd::controller_stride));
        if (counts == unit::l2i)
            destination.notes.push_back(
                "L2I counters: the places of the interrupt and of the thread mask "
                "are of low confidence");
    }
}

/// Returns the requested events with the names of the library's text notation.
std::vector<std::string> texts_of(const std::vector<std::string> &choices, const target &target) {
    std::vector<std::string> texts;
    for (const std::string &text : choices)
        texts.push_back(with_counter_name(
            with_text_names(expand_generic_name(without_unit(text, target), target)), target));
    return texts;
}

/// Returns the kernel's name of a unit's PMU (Linux, arch/x86/events/amd/core.c and uncore.c).
const char *perf_pmu_of(unit unit) {
    switch (unit) {
    case unit::northbridge:
        return "amd_nb";
    case unit::data_fabric:
        return "amd_df";
    case unit::l2i:
        return "amd_l2";
    case unit::l3:
        return "amd_l3";
    case unit::umc:
        return "amd_umc";
    case unit::core:
        break;
    }
    return "cpu";
}

} // namespace

} // namespace amd_room

/// Writes a requested event for perf. Without qualifiers of threads and slices, the kernel counts
/// events of the L3 for all threads and slices, as plans do (uncore.c, l3_thread_slice_mask).
template <>
perf_parts perf_parts_of<amd::event_pmu>(const select::request &request,
                                         const amd::target &target) {
    using amd::event_pmu;
    perf_parts result{.pmu = amd_room::perf_pmu_of(event_pmu::unit_of(request)),
                      .code = select::code_of<event_pmu>(request),
                      .masks = select::masks_of<event_pmu>(request)};
    if ((request.flags & ~amd::unit_flags) != 0 || request.given != 0)
        result.why = "this format has the event, its mask, edge, inv and cmask only";
    if (amd::is_sampled_latency(event_pmu::unit_of(request), result.code, target))
        result.why = "perf needs slice_id=3 for this event, which this format does not have";
    if (event_pmu::unit_of(request) == amd::unit::umc)
        result.why = "perf has a PMU for each memory controller (amd_umc_0 and on), which this "
                     "format does not name";
    return result;
}

namespace amd_room {

namespace {

std::vector<perf_event> perf(const family &identity, const std::vector<std::string> &choices) {
    const target target = target_of(identity);
    return select_perf<event_pmu>(texts_of(choices, target), target, name_of_target);
}

family_plan plan(const family &identity, const std::vector<std::string> &choices) {
    const target target = target_of(identity);
    const std::vector<std::string> texts = texts_of(choices, target);
    complain_of_other_names<event_pmu>(texts, target, amd::other_names);
    family_plan result = select_plan<event_pmu>(target, texts, registers(identity), name_of_target);
    result.texts = choices;
    const auto requests = select_requests<event_pmu>(texts, target, name_of_target);
    add_notes(result, requests, target);
    return result;
}

// --- explanations of values of AMD's registers ---------------------------------------------------

struct explainer {
    target processor;
    const explain_arguments &arguments;
    msr::sequence<msr::register_value> values;
    family_explanation result{};

    void explain_all() {
        for (const msr::register_value &value : values)
            if (const msr::found_register found_register =
                    amd::register_at(value.address, processor))
                explain(found_register.row, value.value);
        amd::each_broken(values, processor, [&](const msr::broken_value &broken) { tell(broken); });
    }

    void explain(const msr::named_register &row, std::uint64_t value) {
        family_register register_row = register_for_people(row);
        std::erase_if(register_row.fields, [](const msr::field_row &field) {
            return field.kind == msr::access::reserved;
        });
        result.registers.push_back(explained_register(register_row, value));
        amd::each_counting(values, processor, [&](const amd::counting &counting) {
            if (counting.address == row.address) count(counting, row);
        });
        doubt(row, value);
    }

    void tell(const msr::broken_value &broken) {
        if (broken.why.broken == &msr::reserved_bits_are_zero::text)
            result.broken.push_back(reserved_bit_report(broken, values));
        else
            result.broken.push_back(rule_report_of(broken.why, legal_instead(broken)));
    }

    /// Returns legal texts in place of a broken value: other values of the register, or other
    /// counters for its event.
    std::vector<std::string> legal_instead(const msr::broken_value &broken) const {
        const std::uint64_t value = value_at_fault(broken, values);
        if (broken.why.broken == &amd::counter_is_enabled_twice::text)
            return {fmt::format("0x{:x}", value | broken.bits)};
        std::vector<std::string> legal;
        amd::each_counting(values, processor, [&](const amd::counting &counting) {
            if (counting.address != broken.address) return;
            if (broken.why.broken == &amd::privilege_is_not_empty::text)
                legal = values_with_privilege(counting, value);
            else if (const select::counter_set free =
                         select::detail::counters_for<event_pmu>(counting.wanted, processor);
                     free != 0)
                legal.push_back(counters_in<event_pmu>(free));
        });
        return legal;
    }

    std::vector<std::string> values_with_privilege(const amd::counting &counting,
                                                   std::uint64_t value) const {
        const amd::layout_row &layout =
            row_of(bank_of(amd::range_of(counting.counter).counts, processor).layout);
        std::vector<std::string> legal;
        for (const amd::select_field level : {amd::select_field::usr, amd::select_field::os})
            legal.push_back(
                fmt::format("0x{:x}", (value & ~layout.reserved) | layout.place(level).placed(1)));
        return legal;
    }

    void count(const amd::counting &counting, const msr::named_register &where) {
        const char *const counter = amd::counter_table[counting.counter].name;
        if (counting.particulars.merges) {
            result.counts.push_back(
                fmt::format("{} takes the carry of the counter before it", counter));
            return;
        }
        result.counts.push_back(fmt::format(
            "{} {}{}{}", counter, sentence(counting),
            counting.interrupts ? ", with an interrupt on overflow" : "", held_back(counting)));
        if (counting.at_no_privilege &&
            !counting.enabled) // of an enabled counter a broken rule says that usr and os are 0
            result.notes.push_back(
                fmt::format("{}: neither usr nor os is set: it counts nothing", where.name));
        const unit counts = amd::unit_of(where);
        if (counts != unit::core)
            result.notes.push_back(
                fmt::format("{}: one for each {}", counter, amd::scope_of(counts)));
        else if (counting.enabled)
            note_global_enable(counting);
        if (const auto *const row = select::row_of<event_pmu>(counting.wanted))
            result.notes.push_back(note_on_confidence(row->name, row->sure));
        note_listed_names<event_pmu>(counting.wanted, counting.counter, arguments, processor,
                                     result.notes);
        if (counts == unit::core &&
            amd::is_of_node(select::code_of<event_pmu>(counting.wanted), processor))
            result.notes.push_back(fmt::format(
                "{}: counts for the whole node: only one core of it may do so", counter));
    }

    /// Returns the sentence on a requested event, without the comma in front of a privilege level.
    std::string sentence(const amd::counting &counting) const {
        const select::request &request = counting.wanted;
        std::string text =
            select::sentence_of<event_pmu>(request, event_pmu::limits_of(request, processor)).text;
        constexpr std::string_view every = "at every CPL";
        if (const std::size_t position = text.find(every);
            counting.at_no_privilege && position != text.npos)
            text.replace(position, every.size(), "at no CPL");
        if (const std::size_t twice = text.find(",,"); twice != text.npos) text.erase(twice, 1);
        if (!text.empty() && text.back() == ',') text.pop_back();
        return text;
    }

    void doubt(const msr::named_register &row, std::uint64_t value) {
        for (const msr::field_row &field : row.fields)
            if (const auto reason = doubt_about(row.doubts, field);
                reason && field.value_in(value) != 0)
                result.notes.push_back(fmt::format("{}: {} confidence: {}", field_name_of(field),
                                                   name_of(reason.row.sure), reason.row.why));
    }

    /// Returns why a counter counts nothing, as far as the register values show.
    static const char *held_back(const amd::counting &counting) {
        if (!counting.enabled) return " (not enabled)";
        return amd::check_global_enable(counting).legal() ? "" : " (perf_cntr_global_ctl holds it)";
    }

    /// Adds a note that PERF_CNTR_GLOBAL_CTL must also enable the counter, where that register
    /// exists.
    void note_global_enable(const amd::counting &counting) {
        const char *const name = amd::counter_table[counting.counter].name;
        if (counting.global == msr::global_enable::unknown)
            result.notes.push_back(
                fmt::format("{}: counts where perf_cntr_global_ctl enables it, too", name));
        if (!processor.global_control && processor.includes(amd::zen4.generations))
            result.notes.push_back(
                fmt::format("{}: on Zen 4 it also needs its bit in perf_cntr_global_ctl, which "
                            "--cpu zen4 explains",
                            name));
    }
};

family_explanation explain(const family &identity, const explain_arguments &explain_arguments) {
    const std::vector<msr::register_value> values = values_of(explain_arguments);
    explainer explainer{target_of(identity), explain_arguments, view(values)};
    explainer.explain_all();
    return std::move(explainer.result);
}

std::vector<std::string_view> event_names_of(const family &identity) {
    return event_names_on<event_pmu>(target_of(identity));
}

} // namespace

} // namespace amd_room

template <>
msr::core list_core<amd::event_pmu>(const amd::target &target) {
    using amd::event_pmu;
    for (const packed_list &list : lists_of<event_pmu>())
        if (event_pmu::has_list(*list.list, target)) return list.list->of;
    return msr::core::none;
}

bool amd_target(const family &identity, amd::target &destination) {
    if (identity.plan != amd_room::plan && identity.plan_counters != amd_room::plan) return false;
    destination = amd_room::target_of(identity);
    return true;
}

std::vector<select::listed_row> listed_rows(const amd::target &target) {
    return rows_of_lists<amd::event_pmu>(target);
}

std::vector<family> amd_counter_families() {
    using amd::event_pmu;
    std::vector<family> families;
    for (unsigned i = 0; i < amd::target_count; ++i) {
        const amd::target_row &row = amd::targets[i];
        family identity{.name = row.name,
                        .text = row.text,
                        .vendor = "amd",
                        .number = i,
                        .processor = list_core<event_pmu>(row.is),
                        .wired = MSRPP_ON_AMD};
        identity.counter_count =
            static_cast<std::size_t>(__builtin_popcountll(amd::counters_of_target(row.is)));
        identity.list = amd_room::list;
        identity.list_unit = amd_room::list_unit;
        identity.counters = amd_room::counters_of;
        identity.event_names = amd_room::event_names_of;
        identity.list_core = [](const family &of) {
            return list_core<event_pmu>(amd_room::target_of(of));
        };
        identity.plan = amd_room::plan;
        identity.explain = amd_room::explain;
        identity.perf = amd_room::perf;
        identity.registers = amd_room::registers;
        families.push_back(std::move(identity));
    }
    return families;
}

} // namespace msrpp
