// The counters of AMD processors for the command line: `--cpu k7` to `--cpu zen5`.
#include "../complaint.hpp"
#include "../family.hpp"
#include "../text.hpp"
#include "other_names.hpp"
#include "select_family.hpp"
#include "select_perf.hpp"

#include <msr/amd/counters/explain.hpp>
#include <msr/amd/counters/notation.hpp>
#include <msr/amd/counters/program.hpp>
#include <msr/backend/shim_registers.h>
#include <msr/select/describe.hpp>

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp {

namespace {

namespace amd = msr::amd;
namespace select = msr::select;
using amd::machine;
using amd::target;
using amd::unit;

constexpr unit units[] = {unit::core, unit::northbridge, unit::data_fabric, unit::l2i, unit::l3};

const target &target_of(const family &of) { return amd::targets[of.number].is; }

/// Of two names for one target the later one: `zen5` rather than `fam1ah`.
std::string name_of_target(const target &on) {
    std::string name;
    for (const amd::target_row &row : amd::targets)
        if (row.is == on) name = row.name;
    return name;
}

/// The rows of a register, with the names that people use.
std::vector<msr::field_row> fields_of(const amd::named_register &one) {
    std::vector<msr::field_row> rows{one.fields.begin(), one.fields.end()};
    for (msr::field_row &row : rows)
        if (std::string_view{row.name} == "int_") row.name = "int";
    return rows;
}

/// Whose a register is, in a word.
const char *scope_word(unit which) {
    return which == unit::l3 ? "l3" : which == unit::l2i ? "l2" : scope_of(which);
}

std::vector<family_register> registers(const family &of) {
    std::vector<family_register> all;
    amd::each_register(target_of(of), [&](const amd::named_register &one) {
        family_register row;
        row.name = one.name;
        row.address = one.address;
        row.fields = fields_of(one);
        row.reserved = one.reserved();
        row.read_only = one.is_read_only();
        row.scope = scope_word(one.counts);
        all.push_back(std::move(row));
    });
    return all;
}

// --- list ---------------------------------------------------------------------------------------

/// How sure a field of a unit's select register is.
const char *sureness_of(const amd::named_register &one, const target &on, std::string_view field) {
    if (one.kind != amd::register_kind::select) return "high";
    const amd::doubtful_field *const doubt =
        amd::doubt_about(bank_of(one.counts, on).layout, {field.data(), field.size()});
    return select::name_of(doubt == nullptr ? select::confidence::high : doubt->how);
}

void list_events(std::vector<listed> &into, const target &on) {
    for (std::size_t i = 0; i < amd::event_count; ++i) {
        const select::event_row &event = amd::event_table[i];
        if (!machine::exists(event, on)) continue;
        const unit counts = amd::unit_of(event);
        const select::request wanted{.event = static_cast<std::int32_t>(i)};
        const select::counter_set able = machine::counters_of(wanted, on);
        const bool limited = counts != unit::core || able != amd::counters_of_unit(counts, on);
        const std::string sure = select::name_of(event.sure);
        const std::string note = amd::is_of_node(event.code, on) && counts == unit::core
                                     ? ", counted for the whole node"
                                     : "";
        into.push_back({"event", event.name, "",
                        fmt::format("event=0x{:x} umask=0x{:02x}", event.code, event.fixed_masks),
                        limited ? counters_in<machine>(able) : "",
                        std::string{event.meaning} + note, sure});
        for (const select::mask_row &mask : event.masks)
            into.push_back({"mask", mask.name, event.name,
                            fmt::format("umask=0x{:02x}", mask.value), "", mask.meaning, sure});
    }
}

void list_choices(std::vector<listed> &into, const target &on) {
    const auto add = [&](std::string name, const char *where, const char *meaning) {
        into.push_back({"choice", std::move(name), "", "", where, meaning, ""});
    };
    const select::limits core = machine::limits_of({}, on);
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
    const target &on = target_of(of);
    std::vector<listed> all;
    list_events(all, on);
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
    amd::each_register(on, [&](const amd::named_register &one) {
        all.push_back({"register", one.name, "", fmt::format("0x{:x}", one.address), "",
                       fmt::format("one for each {}", scope_of(one.counts)), "high"});
        for (const msr::field_row &field : fields_of(one))
            if (field.kind != msr::access::reserved)
                all.push_back({"field", field.name, one.name,
                               fmt::format("{}:{}", field.low + field.width - 1, field.low), "", "",
                               sureness_of(one, on, field.name)});
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
    const select::parsed read = amd::parse({text.data(), text.size()}, on);
    const msr::text_view digits = amd::counter_piece({text.data(), text.size()});
    if (digits.empty() || !msr::is_digit(digits[0])) return text;
    const auto at = static_cast<std::size_t>(digits.begin() - text.data());
    if (read.well_formed())
        return text.substr(0, at) + amd::counter_table[read.wanted.counter].name +
               text.substr(at + digits.size());
    if (read.problem != select::notation_problem::unknown_counter) return text;
    complain(wrong_usage,
             fmt::format(
                 "{}: {}: {} in column {}; there are {}", in_quotes(text),
                 select::sentence_of(read.problem), in_quotes(view(read.piece)), read.position + 1,
                 counters_in<machine>(amd::counters_of_unit(machine::unit_of(read.wanted), on))));
}

/// What the user should know of the places that the choices have.
void add_notes(family_plan &into, const std::vector<select::request> &wanted, const target &on) {
    if (!on.global_control && on.includes(amd::zen4.generations))
        into.notes.push_back("on Zen 4 the counters of the core also need their bit in "
                             "perf_cntr_global_ctl, which a plan for --cpu zen4 sets");
    bool told[sizeof units / sizeof *units]{};
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const unit counts = machine::unit_of(wanted[i]);
        const std::uint32_t code = select::code_of<machine>(wanted[i]);
        if (counts == unit::core && amd::is_of_node(code, on))
            into.notes.push_back(fmt::format("{}: counted for the whole node: only one core of it "
                                             "may do so on {}",
                                             into.texts[i], into.places[i]));
        if (machine::takes_two(wanted[i], on))
            into.notes.push_back(
                fmt::format("{}: takes two counters: the one behind {} gets the carry",
                            into.texts[i], into.places[i]));
        bool &once = told[static_cast<unsigned>(counts)];
        if (counts == unit::core || once) continue;
        once = true;
        into.notes.push_back(fmt::format("{} and its like: one for each {}, to be programmed from "
                                         "one of its processors; it counts for all of them",
                                         into.places[i], scope_of(counts)));
        if (counts == unit::l2i)
            into.notes.push_back("L2I counters: the places of the interrupt and of the thread mask "
                                 "are of low confidence");
    }
}

/// The choices with the names that the library's text has.
std::vector<std::string> texts_of(const std::vector<std::string> &choices, const target &on) {
    std::vector<std::string> texts;
    for (const std::string &text : choices)
        texts.push_back(with_counter_name(with_text_names(text), on));
    return texts;
}

/// perf has a PMU of its own for each of the other units, with other fields.
std::string perf_refusal_of(const select::request &wanted, const target &) {
    return machine::unit_of(wanted) == unit::core ? ""
                                                  : "this format is for the counters of the core";
}

std::vector<perf_event> perf(const family &of, const std::vector<std::string> &choices) {
    const target &on = target_of(of);
    return select_perf<machine>(texts_of(choices, on), on, name_of_target, perf_refusal_of);
}

family_plan plan(const family &of, const std::vector<std::string> &choices) {
    const target &on = target_of(of);
    const std::vector<std::string> texts = texts_of(choices, on);
    complain_of_other_names<machine>(texts, on, amd::other_names);
    family_plan made = select_plan<machine>(on, texts, registers(of), name_of_target);
    made.texts = choices;
    const auto wanted = select_requests<machine>(texts, on, name_of_target);
    add_notes(made, wanted, on);
    return made;
}

// --- explain ------------------------------------------------------------------------------------

struct explainer {
    const target &on;
    const asked_values &asked;
    family_explanation result{};

    void explain(const family_value &given) {
        const amd::found_register found = amd::register_at(given.address, on);
        if (!found) return;
        const amd::named_register &where = found.is;
        family_register one;
        one.name = where.name;
        one.address = where.address;
        for (const msr::field_row &field : fields_of(where))
            if (field.kind != msr::access::reserved) one.fields.push_back(field);
        one.reserved = where.reserved();
        result.registers.push_back(explained_register(one, given.value));
        for (told_rule &told : told_of_reserved(one, given.value))
            result.broken.push_back(std::move(told));
        if (where.kind != amd::register_kind::select) return;
        check(where, given.value);
        count(where, given.value);
        doubt(where, given.value);
    }

    void check(const amd::named_register &where, std::uint64_t value) {
        amd::each_broken(where.counter, value, on, [&](const msr::verdict &why) {
            const bool was_told = why.broken == &amd::reserved_bits_are_zero::text; // with its bits
            if (!was_told) tell(why, legal_instead(why, where.counter, value));
        });
        const family_value *const control = global_control();
        if (control == nullptr) return;
        const std::uint64_t enable = amd::global_enable_of(where.counter, on);
        tell(amd::check_global_enable(where.counter, value, control->value, on),
             {fmt::format("0x{:x}", control->value | enable)});
    }

    void tell(const msr::verdict &why, std::vector<std::string> legal) {
        if (!why.legal()) result.broken.push_back(told_of(why, std::move(legal)));
    }

    /// Other values of a select register, or other counters for what it selects.
    std::vector<std::string> legal_instead(const msr::verdict &why, int counter,
                                           std::uint64_t value) const {
        std::vector<std::string> legal;
        const amd::layout_row &layout = row_of(bank_of(amd::range_of(counter).counts, on).layout);
        if (why.broken == &amd::privilege_is_not_empty::text) {
            for (const amd::select_field level : {amd::select_field::usr, amd::select_field::os})
                legal.push_back(fmt::format("0x{:x}", (value & ~layout.reserved) |
                                                          layout.place(level).placed(1)));
            return legal;
        }
        const select::request wanted = amd::held_by(counter, value, on).wanted;
        const select::counter_set free = select::detail::counters_for<machine>(wanted, on);
        if (free != 0) legal.push_back(counters_in<machine>(free));
        return legal;
    }

    /// PERF_CNTR_GLOBAL_CTL where it is among the values, or null.
    const family_value *global_control() const { return asked.at(amd::global_control_address); }

    void count(const amd::named_register &where, std::uint64_t value) {
        const amd::held found = amd::held_by(where.counter, value, on);
        const char *const counter = amd::counter_table[where.counter].name;
        if (found.merges) {
            result.counts.push_back(
                fmt::format("{} takes the carry of the counter before it", counter));
            return;
        }
        const std::string what = sentence(found);
        result.counts.push_back(fmt::format(
            "{} {}{}{}", counter, what, found.interrupts ? ", with an interrupt on overflow" : "",
            held_back(where.counter, value)));
        if (found.counts_nothing && !found.enabled) // of one that is enabled it is a broken rule
            result.notes.push_back(
                fmt::format("{}: neither usr nor os is set: it counts nothing", where.name));
        if (const char *const scope = scope_of(where.counts); where.counts != unit::core)
            result.notes.push_back(fmt::format("{}: one for each {}", counter, scope));
        else if (found.enabled)
            note_global_enable(where.counter);
        if (const auto *const row = select::row_of<machine>(found.wanted))
            result.notes.push_back(note_on_confidence(row->name, row->sure));
        if (where.counts == unit::core &&
            amd::is_of_node(select::code_of<machine>(found.wanted), on))
            result.notes.push_back(fmt::format(
                "{}: counts for the whole node: only one core of it may do so", counter));
    }

    /// What a choice counts, without the comma at which a privilege level would follow.
    std::string sentence(const amd::held &found) const {
        const select::request &wanted = found.wanted;
        std::string text =
            select::sentence_of<machine>(wanted, machine::limits_of(wanted, on)).text;
        constexpr std::string_view every = "at every CPL";
        if (const std::size_t at = text.find(every); found.counts_nothing && at != text.npos)
            text.replace(at, every.size(), "at no CPL");
        if (const std::size_t twice = text.find(",,"); twice != text.npos) text.erase(twice, 1);
        if (!text.empty() && text.back() == ',') text.pop_back();
        return text;
    }

    void doubt(const amd::named_register &where, std::uint64_t value) {
        for (const msr::field_row &field : fields_of(where)) {
            const amd::doubtful_field *const why =
                amd::doubt_about(bank_of(where.counts, on).layout, field.name);
            if (why != nullptr && field.value_in(value) != 0)
                result.notes.push_back(fmt::format("{}: {} confidence: {}", field.name,
                                                   select::name_of(why->how), why->why));
        }
    }

    /// Why a counter stands still, as far as the values tell.
    const char *held_back(int counter, std::uint64_t value) const {
        if (!amd::held_by(counter, value, on).enabled) return " (not enabled)";
        const family_value *const control = global_control();
        const bool is_held = control != nullptr &&
                             !amd::check_global_enable(counter, value, control->value, on).legal();
        return is_held ? " (perf_cntr_global_ctl holds it)" : "";
    }

    /// Where PERF_CNTR_GLOBAL_CTL exists, a counter counts only with its bit in it, too.
    void note_global_enable(int counter) {
        const char *const name = amd::counter_table[counter].name;
        if (amd::global_enable_of(counter, on) != 0 && global_control() == nullptr)
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
    explainer all{target_of(of), asked};
    for (const family_value &one : asked.registers)
        all.explain(one);
    return std::move(all.result);
}

} // namespace

std::vector<family> amd_counter_families() {
    std::vector<family> all;
    for (unsigned i = 0; i < amd::target_count; ++i) {
        const amd::target_row &row = amd::targets[i];
        family one{.name = row.name,
                   .text = row.text,
                   .vendor = "amd",
                   .number = i,
                   .wired = MSRPP_ON_AMD};
        for (const select::event_row &event : amd::event_table)
            one.event_count += machine::exists(event, row.is);
        one.counter_count =
            static_cast<std::size_t>(__builtin_popcountll(amd::counters_of_target(row.is)));
        one.list = list;
        one.plan = plan;
        one.explain = explain;
        one.perf = perf;
        one.registers = registers;
        all.push_back(std::move(one));
    }
    return all;
}

} // namespace msrpp
