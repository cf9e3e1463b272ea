#include "uncore.hpp"

#include "../../support/complaint.hpp"
#include "../../support/text.hpp"
#include "../choices/suggest.hpp"
#include "listed_names.hpp"
#include "register_text.hpp"
#include "select_family.hpp"

#include <msr/core/box_register.hpp>
#include <msr/intel/uncore/explain.hpp>
#include <msr/intel/uncore/named_registers.hpp>
#include <msr/intel/uncore/portable.hpp>
#include <msr/intel/uncore/program.hpp>
#include <msr/pmu/explanation.hpp>
#include <msr/processor/table.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp {

namespace select = msr::select;
namespace uncore = msr::uncore;

std::string expand_generic_name(const std::string &choice, const uncore::target &) {
    return choice;
}

namespace {

/// Returns the name of --cpu for a target processor.
std::string name_of_uncore_target(const uncore::target &processor) {
    return msr::processor_row_of(processor.model).name;
}

/// Returns the names of the boxes of a target processor.
std::vector<std::string_view> uncore_boxes(const uncore::target &processor) {
    std::vector<std::string_view> names;
    for (const uncore::unit_row &unit : uncore::units_of(processor.model).units)
        names.emplace_back(uncore::name_of(unit.kind));
    return names;
}

/// Returns the reason why a box cannot be reached by MSRs; null: the box is reached by MSRs.
const char *uncore_carrier_note(const uncore::unit_row &unit) {
    if (unit.access == uncore::reach::msr) return nullptr;
    return unit.access == uncore::reach::discovery
               ? "its MSRs stand in a table in memory, which MSRs do not reach"
               : "it is reached by PCI or memory and has no MSRs";
}

std::string uncore_access_text(const uncore::unit_row &unit) {
    const char *const note = uncore_carrier_note(unit);
    if (note != nullptr) return fmt::format("{}: Linux perf's {} counts it", note, unit.linux_pmu);
    if (unit.boxes == 1) return "one box";
    const std::string count_text =
        unit.boxes != 0 ? fmt::format("at most {}", unit.boxes) : "several";
    if (unit.bases.size() != 0) return count_text + " boxes, not evenly spaced";
    return fmt::format("{} boxes, 0x{:x} apart", count_text, unit.stride);
}

// --- rows of msrpp list for boxes outside of the cores -------------------------------------------

std::string uncore_event_text(const uncore::event_facts &facts) {
    std::vector<std::string> words;
    if (facts.threshold != 0) words.push_back(fmt::format("cmask={}", facts.threshold));
    if (facts.filter_value != 0) words.push_back(fmt::format("filter1=0x{:x}", facts.filter_value));
    for (unsigned index = 0; index < uncore::value_count; ++index)
        if ((facts.wants.values >> index & 1) != 0 &&
            !(index == uncore::number_of(uncore::value_number::filter1) && facts.filter_value != 0))
            words.push_back(fmt::format("wants {}", uncore::value_rows[index].name));
    if (facts.wants.other_registers) words.emplace_back("wants other registers");
    if (facts.free_running >= 0) words.emplace_back("free running");
    if (facts.experimental) words.emplace_back("experimental");
    if (facts.deprecated) words.emplace_back("deprecated");
    return joined(words, ", ");
}

listed uncore_event_row(const select::vendor_event<uncore::event_pmu> &event,
                        const uncore::target &processor) {
    const uncore::event_facts facts = uncore::facts_of(event);
    const select::request request = uncore::event_pmu::with_row({}, event);
    std::string encoding = fmt::format("event=0x{:02x} umask=0x{:02x}", facts.code, facts.umask);
    if (facts.umask_ext != 0) encoding += fmt::format(" umask_ext=0x{:x}", facts.umask_ext);
    if (facts.channels != 0) encoding += fmt::format(" ch_mask=0x{:x}", facts.channels);
    if (facts.flows != 0) encoding += fmt::format(" fc_mask=0x{:x}", facts.flows);
    listed row{"event",
               event.name(),
               "",
               std::move(encoding),
               "",
               uncore_event_text(facts),
               facts.experimental ? "medium" : "high"};
    row.is_of_list = true;
    row.particulars.deprecated = facts.deprecated;
    if (const uncore::found_unit unit = uncore::unit_of(facts.kind, processor)) {
        const select::counter_set counters = uncore::event_pmu::counters_of(request, processor);
        row.particulars.counters = counters_in<uncore::event_pmu>(counters);
        if (counters != (unit->counter_set() & ~select::set_of(uncore::fixed_counter_number)))
            row.where = row.particulars.counters;
    }
    return row;
}

void list_uncore_box(const uncore::unit_row &unit, const uncore::target &processor,
                     std::vector<listed> &rows) {
    const auto kind = static_cast<unsigned>(unit.kind);
    for (const auto &list : lists_on<uncore::event_pmu>(processor))
        for (const auto *const event : list.events)
            if (uncore::facts_of(*event).kind == unit.kind)
                rows.push_back(uncore_event_row(*event, processor));
    const char *const sure = name_of(unit.sure);
    if (unit.access != uncore::reach::msr) {
        rows.push_back({"counter", uncore::box_names[kind], "",
                        fmt::format("{} counters", unit.counters), "", uncore_access_text(unit),
                        sure});
        return;
    }
    const auto add = [&](const msr::named_register &entry) {
        const bool counts = entry.kind == msr::register_kind::counter;
        rows.push_back({counts ? "counter" : "register", entry.name, "",
                        fmt::format("0x{:x}", entry.address), "", uncore_access_text(unit), sure});
        for (const msr::field_row &field : entry.fields)
            if (field.kind != msr::access::reserved)
                rows.push_back({"field", field.name, entry.name,
                                fmt::format("{}:{}", field.low + field.width - 1, field.low), "",
                                "", sure});
    };
    uncore::detail::each_register_of(unit, 0, add);
}

} // namespace

bool is_uncore_choice(std::string_view choice) {
    const msr::text_view text{choice.data(), choice.size()};
    return uncore::event_pmu::unit_prefix(text) != 0 || msr::has_prefix_without_case(text, "unc_");
}

std::vector<listed> uncore_list(msr::core model, std::string_view unit) {
    const uncore::target processor = uncore::target_of(model);
    std::vector<listed> result;
    for (const uncore::unit_row &row : uncore::units_of(processor.model).units)
        if (unit == "all" ||
            msr::same_without_case({unit.data(), unit.size()}, uncore::name_of(row.kind)))
            list_uncore_box(row, processor, result);
    if (!result.empty()) return result;
    const std::vector<std::string_view> known = uncore_boxes(processor);
    if (known.empty())
        complain(wrong_usage, "list: --unit: the boxes of this processor are not known");
    complain(wrong_usage, fmt::format("list: --unit: this processor has no box {}; it has {}",
                                      in_quotes(unit), joined(known, ", ")));
}

// --- plans of requested events in boxes outside of the cores -------------------------------------

family_plan carried_uncore_plan(msr::core model, const std::vector<std::string> &choices) {
    const uncore::target processor = uncore::target_of(model);
    for (const std::string &choice : choices)
        if (!is_uncore_choice(choice))
            complain(
                wrong_usage,
                fmt::format("{}: choices of the cores and of boxes outside of them are planned "
                            "apart",
                            in_quotes(choice)));
    if (!uncore::event_pmu::knows(processor))
        complain(wrong_usage, fmt::format("{}: the boxes of this processor are not known",
                                          in_quotes(choices.front())));
    family_plan result = select_plan<uncore::event_pmu>(processor, choices, uncore_registers(model),
                                                        name_of_uncore_target);
    const std::vector<select::request> requests =
        select_requests<uncore::event_pmu>(choices, processor, name_of_uncore_target);
    const auto add = [&](std::string note) {
        if (std::find_if(result.notes.begin(), result.notes.end(), [&](const std::string &other) {
                return other == note;
            }) == result.notes.end())
            result.notes.push_back(std::move(note));
    };
    for (std::size_t i = 0; i < requests.size(); ++i) {
        const uncore::found_unit unit = uncore::unit_of(uncore::box_of(requests[i]), processor);
        const char *const box = uncore::name_of(unit->kind);
        result.places[i] = fmt::format("{} {}", box, result.places[i]);
        if (unit->access == uncore::reach::msr)
            add(fmt::format("{}: the registers of box 0; {}; any processor of the {} reaches them",
                            box, uncore_access_text(*unit), msr::name_of(unit->shared_by)));
        else
            add(fmt::format("{}: {}", box, uncore_access_text(*unit)));
        select::doubts doubts = uncore::event_pmu::doubts_of(requests[i], processor);
        for (unsigned n = 0; n < doubts.trap_count; ++n)
            add(fmt::format("{}: {}", select::name_of<uncore::event_pmu>(requests[i]),
                            doubts.traps[n].sentence));
    }
    return result;
}

family_plan uncore_plan(msr::core model, const std::vector<std::string> &choices) {
    family_plan plan = carried_uncore_plan(model, choices);
    for (std::vector<named_family_write> *const phase : {&plan.set_up, &plan.start, &plan.stop})
        std::erase_if(*phase, [](const named_family_write &row) {
            return msr::is_box_address(row.what.address);
        });
    const auto is_carried = [](const auto &row) { return msr::is_box_address(row.address); };
    std::erase_if(plan.touched, is_carried);
    std::erase_if(plan.claims, is_carried);
    for (msr::readout &row : plan.readouts)
        if (is_carried(row)) row.address = uncore::no_address;
    return plan;
}

// --- explanations of values of boxes' registers --------------------------------------------------

std::vector<family_register> uncore_registers(msr::core model) {
    const uncore::target processor = uncore::target_of(model);
    std::vector<family_register> registers = registers_of_target(processor);
    // Names of registers of boxes beyond the first include the number of the box: cha5_ctl0.
    for (const uncore::unit_row &unit : uncore::units_of(processor.model).units) {
        if (unit.access != uncore::reach::msr) continue;
        const std::string_view box = uncore::name_of(unit.kind);
        for (unsigned number = 1; number < uncore::boxes_to_search(unit); ++number) {
            const auto add = [&](const msr::named_register &entry) {
                family_register row = family_register_of(entry);
                row.name.insert(box.size(), std::to_string(number));
                registers.push_back(std::move(row));
            };
            uncore::detail::each_register_of(unit, unit.offset_of(number), add);
        }
    }
    return registers;
}

void explain_uncore(msr::core model, const explain_arguments &question,
                    family_explanation &explanation) {
    const uncore::target processor = uncore::target_of(model);
    const std::vector<msr::register_value> values = values_of(question);
    for (const msr::register_value &row : values)
        if (const uncore::register_of_box place = uncore::box_register_at(row.address, processor)) {
            family_register entry = family_register_of(place.place.row);
            entry.name.insert(std::string_view{uncore::name_of(place.kind)}.size(),
                              place.number == 0 ? "" : std::to_string(place.number));
            std::erase_if(entry.fields, [](const msr::field_row &field) {
                return field.kind == msr::access::reserved;
            });
            explanation.registers.push_back(explained_register(entry, row.value));
            explanation.notes.push_back(
                fmt::format("{}: of {} {}", entry.name, uncore::name_of(place.kind), place.number));
        }
    uncore::each_counting(view(values), processor, [&](const uncore::counting &use) {
        const char *const counter = select::counter_name<uncore::event_pmu>(use.counter);
        std::string text = select::sentence_of<uncore::event_pmu>(
                               use.wanted, uncore::event_pmu::limits_of(use.wanted, processor))
                               .text;
        explanation.counts.push_back(
            fmt::format("{} {} {}{}", uncore::name_of(uncore::box_of(use.wanted)), counter, text,
                        use.enabled ? "" : " (not enabled)"));
        std::vector<std::string_view> names;
        for (const auto &list : lists_on<uncore::event_pmu>(processor))
            for (const auto *const event : list.events) {
                select::request by_row = uncore::event_pmu::with_row({}, *event);
                const auto value = [](const select::request &request, uncore::value_number index) {
                    return uncore::value_of(request, index);
                };
                if (by_row.code == use.wanted.code && by_row.masks == use.wanted.masks &&
                    value(by_row, uncore::value_number::umask_ext) ==
                        value(use.wanted, uncore::value_number::umask_ext) &&
                    value(by_row, uncore::value_number::ch_mask) ==
                        value(use.wanted, uncore::value_number::ch_mask))
                    names.emplace_back(event->name());
            }
        if (!names.empty())
            explanation.notes.push_back(
                fmt::format("{}: the list names this {}", counter, joined(names, " or ")));
    });
    uncore::each_broken(view(values), processor, [&](const msr::broken_value &broken) {
        if (broken.why.broken == &msr::reserved_bits_are_zero::text)
            explanation.broken.push_back(reserved_bit_report(broken, view(values)));
        else
            explanation.broken.push_back(rule_report_of(broken.why));
    });
}

} // namespace msrpp
