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
#include <msr/amd/counters/memory_controllers.hpp>
#include <msr/amd/counters/notation.hpp>
#include <msr/amd/counters/program.hpp>
#include <msr/backend/shim_registers.h>
#include <msr/pmu/broken_value.hpp>
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

target target_of(const family &of) {
    return of.announced ? amd::detect(*of.announced).is : amd::targets[of.number].is;
}

/// The name of a target, the later one of two names: `zen5` rather than `fam1ah`. A processor whose
/// CPUID announces less than others of its generation has the name of the generation.
std::string name_of_target(const target &on) {
    std::string name;
    for (const amd::target_row &row : amd::targets)
        if (row.is.generations == on.generations) name = row.name;
    return name;
}

std::size_t counters_of(const family &of) {
    return static_cast<std::size_t>(__builtin_popcountll(amd::counters_of_target(target_of(of))));
}

/// A field's name as people write it.
std::string_view field_name_of(const msr::field_row &field) {
    const std::string_view name = field.name;
    return name == "int_" ? "int" : name;
}

/// A register with the names of fields that people use.
family_register register_for_people(const msr::named_register &one) {
    family_register row = family_register_of(one);
    for (msr::field_row &field : row.fields)
        field.name = field_name_of(field).data();
    return row;
}

std::vector<family_register> registers(const family &of) {
    std::vector<family_register> all;
    amd::each_register(target_of(of), [&](const msr::named_register &one) {
        all.push_back(register_for_people(one));
    });
    return all;
}

// --- list ---------------------------------------------------------------------------------------

listed row_of_list(const select::vendor_event<event_pmu> &event, const target &on) {
    listed row = listed_event_row<event_pmu>(event, on);
    const select::request wanted = event_pmu::with_row({}, event);
    if (event_pmu::counters_of(wanted, on) == amd::counters_of_unit(unit::core, on))
        row.where.clear();
    if (amd::is_of_node(wanted.code, on)) row.text = "counted for the whole node";
    row.confidence = name_of(select::confidence::medium);
    return row;
}

void list_events(std::vector<listed> &into, const target &on) {
    for (std::size_t i = 0; i < amd::event_count; ++i) {
        const select::event_row &event = amd::event_table[i];
        if (!event_pmu::exists(event, on)) continue;
        const unit counts = amd::unit_of(event);
        const select::request wanted{.event = static_cast<std::int32_t>(i)};
        const select::counter_set able = event_pmu::counters_of(wanted, on);
        const bool limited = counts != unit::core || able != amd::counters_of_unit(counts, on);
        const std::string sure = select::name_of(event.sure);
        const std::string note = amd::is_of_node(event.code, on) && counts == unit::core
                                     ? ", counted for the whole node"
                                     : "";
        into.push_back({"event",
                        event.name,
                        "",
                        fmt::format("event=0x{:x} umask=0x{:02x}", event.code, event.fixed_masks),
                        limited ? counters_in<event_pmu>(able) : "",
                        std::string{event.meaning} + note,
                        sure,
                        {},
                        {},
                        {},
                        particulars_of<event_pmu>(wanted, on)});
        for (const select::mask_row &mask : event.masks)
            into.push_back({"mask", mask.name, event.name,
                            fmt::format("umask=0x{:02x}", mask.value), "", mask.meaning, sure});
    }
    for (const auto &list : lists_on<event_pmu>(on))
        for (const auto *const event : list.events)
            if (!is_of_table<event_pmu>(event->name(), on)) into.push_back(row_of_list(*event, on));
}

void list_choices(std::vector<listed> &into, const target &on) {
    const auto add = [&](std::string name, const char *where, const char *meaning) {
        into.push_back({"choice", std::move(name), "", "", where, meaning, ""});
    };
    const select::limits core = event_pmu::limits_of({}, on);
    for (unsigned i = 0; i < amd::flag_count; ++i)
        if ((core.flags >> i & 1) != 0)
            add(fmt::format(":{}", amd::flag_rows[i].name), "", amd::flag_rows[i].meaning);
    for (const unit which : units) {
        const amd::bank mine = bank_of(which, on);
        if (mine.count == 0) continue;
        for (const select::qualifier_row &row : amd::value_rows)
            if (row_of(mine.layout).field(row.name) != nullptr)
                add(fmt::format(":{}=N", row.name), amd::name_of(which), row.meaning);
    }
}

std::vector<listed> list(const family &of) {
    const target on = target_of(of);
    std::vector<listed> all;
    list_events(all, on);
    for (listed &row : portable_list<event_pmu>(on))
        all.push_back(std::move(row));
    for (const unit which : units) {
        const select::counter_set some = amd::counters_of_unit(which, on);
        for (unsigned i = 0; i < amd::counter_count; ++i)
            if (const select::counter_row &row = amd::counter_table[i];
                (some & select::set_of(static_cast<int>(i))) != 0)
                all.push_back({"counter", row.name, "", fmt::format("0x{:x}", row.address), "",
                               fmt::format("{} bits, one for each {}", row.width, scope_of(which)),
                               which == unit::l2i ? "low" : "high"});
    }
    list_choices(all, on);
    amd::each_register(on, [&](const msr::named_register &one) {
        all.push_back({"register", one.name, "", fmt::format("0x{:x}", one.address), "",
                       fmt::format("one for each {}", amd::scope_of(amd::unit_of(one))), "high"});
        for (const msr::field_row &field : one.fields)
            if (field.kind != msr::access::reserved)
                all.push_back({"field", std::string{field_name_of(field)}, one.name,
                               fmt::format("{}:{}", field.low + field.width - 1, field.low), "", "",
                               name_of(confidence_of(one, field))});
    });
    return all;
}

// --- plan ---------------------------------------------------------------------------------------

/// A choice with the names of fields that text has under another name.
std::string with_text_names(std::string text) {
    constexpr std::string_view names[][2] = {{":cnt_mask=", ":cmask="}, {":event_sel=", ":event="}};
    for (const auto &[field, name] : names)
        if (const std::size_t at = text.find(field); at != text.npos)
            text.replace(at, field.size(), name);
    return text;
}

/// The choice with its counter by name where the user gave its number. Throws a complaint where the
/// unit has not so many.
std::string with_counter_name(const std::string &text, const target &on) {
    const select::parsed read = amd::parse({text.data(), text.size()}, on, lists_on<event_pmu>(on));
    const msr::text_view digits = amd::counter_piece({text.data(), text.size()});
    if (digits.empty() || !msr::is_digit(digits[0])) return text;
    const auto at = static_cast<std::size_t>(digits.begin() - text.data());
    if (read.well_formed())
        return text.substr(0, at) + amd::counter_table[read.wanted.counter].name +
               text.substr(at + digits.size());
    if (read.problem != select::notation_problem::unknown_counter) return text;
    complain(wrong_usage, fmt::format("{}: {}: {} in column {}; there are {}", in_quotes(text),
                                      select::sentence_of(read.problem),
                                      in_quotes(view(read.piece)), read.position + 1,
                                      counters_in<event_pmu>(amd::counters_of_unit(
                                          event_pmu::unit_of(read.wanted), on))));
}

/// Adds notes for the user on the counters that the choices have.
void add_notes(family_plan &into, const std::vector<select::request> &wanted, const target &on) {
    if (!on.global_control && on.includes(amd::zen4.generations))
        into.notes.push_back("on Zen 4 the counters of the core also need their bit in "
                             "perf_cntr_global_ctl, which a plan for --cpu zen4 sets");
    each_doubt<event_pmu>(wanted, on, [&](const char *event, const char *sentence) {
        into.notes.push_back(fmt::format("{}: {}", event, sentence));
    });
    bool told[sizeof units / sizeof *units]{};
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const unit counts = event_pmu::unit_of(wanted[i]);
        const std::uint32_t code = select::code_of<event_pmu>(wanted[i]);
        if (counts == unit::core && amd::is_of_node(code, on))
            into.notes.push_back(fmt::format("{}: counted for the whole node: only one core of it "
                                             "may do so on {}",
                                             into.texts[i], into.places[i]));
        if (event_pmu::takes_two(wanted[i], on))
            into.notes.push_back(
                fmt::format("{}: takes two counters: the one behind {} gets the carry",
                            into.texts[i], into.places[i]));
        bool &once = told[static_cast<unsigned>(counts)];
        if (counts == unit::core || once) continue;
        once = true;
        into.notes.push_back(fmt::format("{} and its like: one for each {}, to be programmed from "
                                         "one of its processors; it counts for all of them",
                                         into.places[i], scope_of(counts)));
        if (counts == unit::umc)
            into.notes.push_back(fmt::format(
                "the program is that of the first memory controller: those of the others lie {} "
                "addresses further each, and what carries it out counts all",
                amd::controller_stride));
        if (counts == unit::l2i)
            into.notes.push_back("L2I counters: the places of the interrupt and of the thread mask "
                                 "are of low confidence");
    }
}

/// The choices with the names that the library's text has.
std::vector<std::string> texts_of(const std::vector<std::string> &choices, const target &on) {
    std::vector<std::string> texts;
    for (const std::string &text : choices)
        texts.push_back(with_counter_name(with_text_names(expand_generic_name(text, on)), on));
    return texts;
}

/// The kernel's name of a unit's PMU (Linux, arch/x86/events/amd/core.c and uncore.c).
const char *perf_pmu_of(unit which) {
    switch (which) {
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

/// Where nothing is said of threads and slices, the kernel counts for all of them, as plans do
/// (uncore.c, l3_thread_slice_mask).
template <>
perf_parts perf_parts_of<amd::event_pmu>(const select::request &wanted, const amd::target &) {
    using amd::event_pmu;
    perf_parts result{.pmu = amd_room::perf_pmu_of(event_pmu::unit_of(wanted)),
                      .code = select::code_of<event_pmu>(wanted),
                      .masks = select::masks_of<event_pmu>(wanted)};
    if ((wanted.flags & ~amd::unit_flags) != 0 || wanted.given != 0)
        result.why = "this format has the event, its mask, edge, inv and cmask only";
    if (event_pmu::unit_of(wanted) == amd::unit::umc)
        result.why = "perf has a PMU for each memory controller (amd_umc_0 and on), which this "
                     "format does not name";
    return result;
}

namespace amd_room {

namespace {

std::vector<perf_event> perf(const family &of, const std::vector<std::string> &choices) {
    const target on = target_of(of);
    return select_perf<event_pmu>(texts_of(choices, on), on, name_of_target);
}

family_plan plan(const family &of, const std::vector<std::string> &choices) {
    const target on = target_of(of);
    const std::vector<std::string> texts = texts_of(choices, on);
    complain_of_other_names<event_pmu>(texts, on, amd::other_names);
    family_plan made = select_plan<event_pmu>(on, texts, registers(of), name_of_target);
    made.texts = choices;
    const auto wanted = select_requests<event_pmu>(texts, on, name_of_target);
    add_notes(made, wanted, on);
    return made;
}

// --- explain ------------------------------------------------------------------------------------

struct explainer {
    target on;
    const asked_values &asked;
    msr::sequence<msr::register_value> values;
    family_explanation result{};

    void explain_all() {
        for (const msr::register_value &one : values)
            if (const msr::found_register found = amd::register_at(one.address, on))
                explain(found.is, one.value);
        amd::each_broken(values, on, [&](const msr::broken_value &broken) { tell(broken); });
    }

    void explain(const msr::named_register &where, std::uint64_t value) {
        family_register one = register_for_people(where);
        std::erase_if(one.fields, [](const msr::field_row &field) {
            return field.kind == msr::access::reserved;
        });
        result.registers.push_back(explained_register(one, value));
        amd::each_counting(values, on, [&](const amd::counting &found) {
            if (found.address == where.address) count(found, where);
        });
        doubt(where, value);
    }

    void tell(const msr::broken_value &broken) {
        if (broken.why.broken == &msr::reserved_bits_are_zero::text)
            result.broken.push_back(told_of_reserved(broken, values));
        else
            result.broken.push_back(told_of(broken.why, legal_instead(broken)));
    }

    /// Other values of the register at fault, or other counters for what it selects.
    std::vector<std::string> legal_instead(const msr::broken_value &broken) const {
        const std::uint64_t value = value_at_fault(broken, values);
        if (broken.why.broken == &amd::counter_is_enabled_twice::text)
            return {fmt::format("0x{:x}", value | broken.bits)};
        std::vector<std::string> legal;
        amd::each_counting(values, on, [&](const amd::counting &found) {
            if (found.address != broken.address) return;
            if (broken.why.broken == &amd::privilege_is_not_empty::text)
                legal = values_with_privilege(found, value);
            else if (const select::counter_set free =
                         select::detail::counters_for<event_pmu>(found.wanted, on);
                     free != 0)
                legal.push_back(counters_in<event_pmu>(free));
        });
        return legal;
    }

    std::vector<std::string> values_with_privilege(const amd::counting &found,
                                                   std::uint64_t value) const {
        const amd::layout_row &layout =
            row_of(bank_of(amd::range_of(found.counter).counts, on).layout);
        std::vector<std::string> legal;
        for (const amd::select_field level : {amd::select_field::usr, amd::select_field::os})
            legal.push_back(
                fmt::format("0x{:x}", (value & ~layout.reserved) | layout.place(level).placed(1)));
        return legal;
    }

    void count(const amd::counting &found, const msr::named_register &where) {
        const char *const counter = amd::counter_table[found.counter].name;
        if (found.particulars.merges) {
            result.counts.push_back(
                fmt::format("{} takes the carry of the counter before it", counter));
            return;
        }
        result.counts.push_back(fmt::format(
            "{} {}{}{}", counter, sentence(found),
            found.interrupts ? ", with an interrupt on overflow" : "", held_back(found)));
        if (found.at_no_privilege && !found.enabled) // of one that is enabled it is a broken rule
            result.notes.push_back(
                fmt::format("{}: neither usr nor os is set: it counts nothing", where.name));
        const unit counts = amd::unit_of(where);
        if (counts != unit::core)
            result.notes.push_back(
                fmt::format("{}: one for each {}", counter, amd::scope_of(counts)));
        else if (found.enabled)
            note_global_enable(found);
        if (const auto *const row = select::row_of<event_pmu>(found.wanted))
            result.notes.push_back(note_on_confidence(row->name, row->sure));
        note_listed_names<event_pmu>(found.wanted, found.counter, asked, on, result.notes);
        if (counts == unit::core && amd::is_of_node(select::code_of<event_pmu>(found.wanted), on))
            result.notes.push_back(fmt::format(
                "{}: counts for the whole node: only one core of it may do so", counter));
    }

    /// The sentence of a choice's event, without the comma at which a privilege level would follow.
    std::string sentence(const amd::counting &found) const {
        const select::request &wanted = found.wanted;
        std::string text =
            select::sentence_of<event_pmu>(wanted, event_pmu::limits_of(wanted, on)).text;
        constexpr std::string_view every = "at every CPL";
        if (const std::size_t at = text.find(every); found.at_no_privilege && at != text.npos)
            text.replace(at, every.size(), "at no CPL");
        if (const std::size_t twice = text.find(",,"); twice != text.npos) text.erase(twice, 1);
        if (!text.empty() && text.back() == ',') text.pop_back();
        return text;
    }

    void doubt(const msr::named_register &where, std::uint64_t value) {
        for (const msr::field_row &field : where.fields)
            if (const auto why = doubt_about(where.doubts, field);
                why && field.value_in(value) != 0)
                result.notes.push_back(fmt::format("{}: {} confidence: {}", field_name_of(field),
                                                   name_of(why.is.sure), why.is.why));
    }

    /// Why a counter stands still, as far as the values tell.
    static const char *held_back(const amd::counting &found) {
        if (!found.enabled) return " (not enabled)";
        return amd::check_global_enable(found).legal() ? "" : " (perf_cntr_global_ctl holds it)";
    }

    /// Where PERF_CNTR_GLOBAL_CTL exists, a counter counts only with its bit in it, too.
    void note_global_enable(const amd::counting &found) {
        const char *const name = amd::counter_table[found.counter].name;
        if (found.global == msr::global_enable::unknown)
            result.notes.push_back(
                fmt::format("{}: counts where perf_cntr_global_ctl enables it, too", name));
        if (!on.global_control && on.includes(amd::zen4.generations))
            result.notes.push_back(
                fmt::format("{}: on Zen 4 it also needs its bit in perf_cntr_global_ctl, which "
                            "--cpu zen4 explains",
                            name));
    }
};

family_explanation explain(const family &of, const asked_values &asked) {
    const std::vector<msr::register_value> values = values_of(asked);
    explainer all{target_of(of), asked, view(values)};
    all.explain_all();
    return std::move(all.result);
}

std::vector<std::string_view> event_names_of(const family &of) {
    return event_names_on<event_pmu>(target_of(of));
}

} // namespace

} // namespace amd_room

template <>
msr::core list_core<amd::event_pmu>(const amd::target &on) {
    using amd::event_pmu;
    for (const packed_list &list : lists_of<event_pmu>())
        if (event_pmu::has_list(*list.list, on)) return list.list->of;
    return msr::core::none;
}

bool amd_target(const family &of, amd::target &into) {
    if (of.plan != amd_room::plan) return false;
    into = amd_room::target_of(of);
    return true;
}

std::vector<select::listed_row> listed_rows(const amd::target &on) {
    return rows_of_lists<amd::event_pmu>(on);
}

std::vector<family> amd_counter_families() {
    using amd::event_pmu;
    std::vector<family> all;
    for (unsigned i = 0; i < amd::target_count; ++i) {
        const amd::target_row &row = amd::targets[i];
        family one{.name = row.name,
                   .text = row.text,
                   .vendor = "amd",
                   .number = i,
                   .processor = list_core<event_pmu>(row.is),
                   .wired = MSRPP_ON_AMD};
        one.counter_count =
            static_cast<std::size_t>(__builtin_popcountll(amd::counters_of_target(row.is)));
        one.list = amd_room::list;
        one.counters = amd_room::counters_of;
        one.event_names = amd_room::event_names_of;
        one.list_core = [](const family &of) {
            return list_core<event_pmu>(amd_room::target_of(of));
        };
        one.plan = amd_room::plan;
        one.explain = amd_room::explain;
        one.perf = amd_room::perf;
        one.registers = amd_room::registers;
        all.push_back(std::move(one));
    }
    return all;
}

} // namespace msrpp
