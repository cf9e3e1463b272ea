// The families of the Pentium, the Cyrix MII and the P6 family for the command line tool.
#include "../family.hpp"

#include "register_text.hpp"
#include "select_family.hpp"
#include "select_perf.hpp"
#include "targets.hpp"

#include <msr/core/sequence.hpp>
#include <msr/intel/p5.hpp>
#include <msr/intel/p5/explain.hpp>
#include <msr/intel/p5/named_registers.hpp>
#include <msr/intel/p6.hpp>
#include <msr/intel/p6/explain.hpp>
#include <msr/intel/p6/named_registers.hpp>
#include <msr/pmu/explanation.hpp>
#include <msr/pmu/registers.hpp>
#include <msr/processor/table.hpp>
#include <msr/register.hpp>

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace msrpp {

namespace p5 = msr::p5;
namespace p6 = msr::p6;
namespace select = msr::select;

namespace {

/// Returns the registers of an explanation. Throws a complaint about unknown registers.
template <typename Target>
std::vector<explained_family_register>
explained_registers(const family &identity, const Target &target,
                    const explain_arguments &explain_arguments) {
    std::vector<explained_family_register> result;
    for (const family_value &value : explain_arguments.registers) {
        const msr::found_register found_register = register_at(value.address, target);
        if (!found_register)
            complain(wrong_usage, fmt::format("{} has no counting register 0x{:x}; 'msrpp list' "
                                              "names them",
                                              identity.text, value.address));
        result.push_back(explained_register(family_register_of(found_register.row), value.value));
    }
    return result;
}

/// Adds the event that a counter counts, and how sure the facts are.
template <typename M>
void explain_counter(const msr::counter_use<select::request> &result,
                     const typename M::target &target, family_explanation &destination) {
    const char *const counter = select::counter_name<M>(result.counter);
    if (result.at_no_privilege) {
        destination.counts.push_back(
            fmt::format("{} is off: it counts at no privilege level", counter));
        return;
    }
    destination.counts.push_back(fmt::format(
        "{} {}", counter,
        select::sentence_of<M>(result.wanted, M::limits_of(result.wanted, target)).text));
    const select::event_row *const row = select::row_of<M>(result.wanted);
    if (row == nullptr) {
        destination.notes.push_back(
            fmt::format("{}: no event of this processor with this number and unit "
                        "mask is known",
                        counter));
        return;
    }
    const select::confidence sure = M::confidence_of(*row, target);
    if (sure != select::confidence::high)
        destination.notes.push_back(note_on_confidence(row->name, sure));
}

/// Returns the rules that register values break, with legal alternatives.
template <typename M>
std::vector<rule_report> broken_rules(msr::sequence<msr::register_value> values,
                                      const typename M::target &target, target_name<M> named) {
    std::vector<rule_report> result;
    each_broken(values, target, [&](const msr::broken_value &broken) {
        if (broken.counter < 0) result.push_back(reserved_bit_report(broken, values));
        each_counting(values, target, [&](const msr::counter_use<select::request> &match) {
            if (broken.counter == match.counter)
                result.push_back(request_report<M>(broken.why, match.wanted, target, named));
        });
    });
    return result;
}

/// Returns the --cpu name of a target: the name of the target's processor.
template <typename M, const auto &Processors>
std::string cpu_name(const typename M::target &target) {
    for (const auto &entry : Processors)
        if (entry.is == target) return entry.name;
    return {};
}

// --- family of the Pentium and of the Cyrix MII --------------------------------------------------

constexpr target_name<p5::event_pmu> p5_name = cpu_name<p5::event_pmu, p5::processors>;

p5::target target_of_p5(const family &identity) { return p5::processors[identity.number].is; }

std::vector<family_register> p5_registers(const family &identity) {
    return registers_of_target(target_of_p5(identity));
}

std::vector<listed> with_registers(std::vector<listed> events,
                                   const std::vector<family_register> &registers) {
    for (const family_register &row : registers) {
        events.push_back(
            {"register", row.name, "", fmt::format("0x{:x}", row.address), "", "", "high"});
        for (const msr::field_row &field : row.fields)
            events.push_back({"field", field.name, row.name,
                              fmt::format("{}:{}", field.low + field.width - 1, field.low), "",
                              field.kind == msr::access::reserved ? "reserved" : "", "high"});
    }
    return events;
}

std::vector<listed> p5_list(const family &identity) {
    return with_registers(select_list<p5::event_pmu>(target_of_p5(identity)),
                          p5_registers(identity));
}

family_plan p5_plan(const family &identity, const std::vector<std::string> &choices) {
    return select_plan<p5::event_pmu>(target_of_p5(identity), choices, p5_registers(identity),
                                      p5_name);
}

family_explanation p5_explain(const family &identity, const explain_arguments &explain_arguments) {
    const p5::target target = target_of_p5(identity);
    const std::vector<msr::register_value> values = values_of(explain_arguments);
    family_explanation result;
    result.registers = explained_registers(identity, target, explain_arguments);
    p5::each_counting(view(values), target, [&](const p5::counting &counting) {
        explain_counter<p5::event_pmu>(counting, target, result);
    });
    result.broken = broken_rules<p5::event_pmu>(view(values), target, p5_name);
    return result;
}

// --- family of the P6, Pentium Pro to Pentium M --------------------------------------------------

constexpr target_name<p6::event_pmu> p6_name = cpu_name<p6::event_pmu, p6::processors>;

p6::target target_of_p6(const family &identity) { return p6::processors[identity.number].is; }

std::vector<family_register> p6_registers(const family &identity) {
    return registers_of_target(target_of_p6(identity));
}

std::vector<listed> p6_list(const family &identity) {
    return with_registers(select_list<p6::event_pmu>(target_of_p6(identity)),
                          p6_registers(identity));
}

family_plan p6_plan(const family &identity, const std::vector<std::string> &choices) {
    family_plan result = select_plan<p6::event_pmu>(target_of_p6(identity), choices,
                                                    p6_registers(identity), p6_name);
    result.notes.emplace_back("the enable bit of perfevtsel0 starts and stops both counters");
    return result;
}

std::vector<perf_event> p6_perf(const family &identity, const std::vector<std::string> &choices) {
    return select_perf<p6::event_pmu>(choices, target_of_p6(identity), p6_name);
}

family_explanation p6_explain(const family &identity, const explain_arguments &explain_arguments) {
    const p6::target target = target_of_p6(identity);
    const std::vector<msr::register_value> values = values_of(explain_arguments);
    family_explanation result;
    result.registers = explained_registers(identity, target, explain_arguments);
    p6::each_counting(view(values), target, [&](const p6::counting &counting) {
        explain_counter<p6::event_pmu>(counting, target, result);
        if (counting.interrupts)
            result.notes.push_back(
                fmt::format("{} interrupts when it overflows",
                            select::counter_name<p6::event_pmu>(counting.counter)));
        if (counting.counter == 0)
            result.notes.emplace_back(counting.global == msr::global_enable::on
                                          ? "both counters run: the enable bit is set"
                                          : "both counters stand still: the enable bit is clear");
    });
    result.broken = broken_rules<p6::event_pmu>(view(values), target, p6_name);
    return result;
}

template <typename M, typename Processor>
family family_of(const Processor &processor, unsigned number) {
    family result{.name = processor.name,
                  .text = processor.text,
                  .vendor = "intel",
                  .number = number,
                  .counter_count = M::counters.size()};
    for (const select::event_row &event : M::events)
        result.event_count += M::exists(event, processor.is);
    return result;
}

} // namespace

bool p5_target(const family &identity, p5::target &destination) {
    if (identity.plan != p5_plan) return false;
    destination = target_of_p5(identity);
    return true;
}

bool p6_target(const family &identity, p6::target &destination) {
    if (identity.plan != p6_plan) return false;
    destination = target_of_p6(identity);
    return true;
}

std::vector<family> p5_p6_families() {
    std::vector<family> result;
    unsigned number = 0;
    for (const p5::processor_row &row : p5::processors) {
        family next = family_of<p5::event_pmu>(row, number++);
        if (msr::processor_row_of(row.which).vendor == msr::cpu_vendor::cyrix)
            next.vendor = "cyrix";
        next.list = p5_list;
        next.plan = p5_plan;
        next.explain = p5_explain;
        next.registers = p5_registers;
        result.push_back(std::move(next));
    }
    number = 0;
    for (const p6::processor_row &row : p6::processors) {
        family next = family_of<p6::event_pmu>(row, number++);
        next.list = p6_list;
        next.plan = p6_plan;
        next.explain = p6_explain;
        next.perf = p6_perf;
        next.registers = p6_registers;
        result.push_back(std::move(next));
    }
    return result;
}

} // namespace msrpp
