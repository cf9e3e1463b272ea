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
#include <msr/pmu/broken_value.hpp>
#include <msr/pmu/counter_use.hpp>
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

/// The registers of an explanation; complains of unknown ones.
template <typename Target>
std::vector<explained_family_register> explained_registers(const family &what, const Target &on,
                                                           const asked_values &asked) {
    std::vector<explained_family_register> result;
    for (const family_value &each : asked.registers) {
        const msr::found_register found = register_at(each.address, on);
        if (!found)
            complain(wrong_usage, fmt::format("{} has no counting register 0x{:x}; 'msrpp list' "
                                              "names them",
                                              what.text, each.address));
        result.push_back(explained_register(family_register_of(found.is), each.value));
    }
    return result;
}

/// Adds what a counter counts, and how sure that is.
template <typename M>
void explain_counter(const msr::counter_use<select::request> &found, const typename M::target &on,
                     family_explanation &to) {
    const char *const counter = select::counter_name<M>(found.counter);
    if (found.at_no_privilege) {
        to.counts.push_back(fmt::format("{} is off: it counts at no privilege level", counter));
        return;
    }
    to.counts.push_back(
        fmt::format("{} {}", counter,
                    select::sentence_of<M>(found.wanted, M::limits_of(found.wanted, on)).text));
    const select::event_row *const row = select::row_of<M>(found.wanted);
    if (row == nullptr) {
        to.notes.push_back(fmt::format("{}: no event of this processor with this number and unit "
                                       "mask is known",
                                       counter));
        return;
    }
    const select::confidence sure = M::confidence_of(*row, on);
    if (sure != select::confidence::high) to.notes.push_back(note_on_confidence(row->name, sure));
}

/// The rules that values break, with what would be legal.
template <typename M>
std::vector<told_rule> broken_rules(msr::sequence<msr::register_value> values,
                                    const typename M::target &on, target_name<M> named) {
    std::vector<told_rule> result;
    each_broken(values, on, [&](const msr::broken_value &broken) {
        if (broken.counter < 0) result.push_back(told_of_reserved(broken, values));
        each_counting(values, on, [&](const msr::counter_use<select::request> &found) {
            if (broken.counter == found.counter)
                result.push_back(told_of_request<M>(broken.why, found.wanted, on, named));
        });
    });
    return result;
}

/// The --cpu name of a target: that of its processor.
template <typename M, const auto &Processors>
std::string cpu_name(const typename M::target &on) {
    for (const auto &each : Processors)
        if (each.is == on) return each.name;
    return {};
}

// --- P5 -----------------------------------------------------------------------------------------

constexpr target_name<p5::event_pmu> p5_name = cpu_name<p5::event_pmu, p5::processors>;

p5::target target_of_p5(const family &what) { return p5::processors[what.number].is; }

std::vector<family_register> p5_registers(const family &what) {
    return registers_of_target(target_of_p5(what));
}

std::vector<listed> with_registers(std::vector<listed> all,
                                   const std::vector<family_register> &registers) {
    for (const family_register &one : registers) {
        all.push_back(
            {"register", one.name, "", fmt::format("0x{:x}", one.address), "", "", "high"});
        for (const msr::field_row &field : one.fields)
            all.push_back({"field", field.name, one.name,
                           fmt::format("{}:{}", field.low + field.width - 1, field.low), "",
                           field.kind == msr::access::reserved ? "reserved" : "", "high"});
    }
    return all;
}

std::vector<listed> p5_list(const family &what) {
    return with_registers(select_list<p5::event_pmu>(target_of_p5(what)), p5_registers(what));
}

family_plan p5_plan(const family &what, const std::vector<std::string> &choices) {
    return select_plan<p5::event_pmu>(target_of_p5(what), choices, p5_registers(what), p5_name);
}

family_explanation p5_explain(const family &what, const asked_values &asked) {
    const p5::target on = target_of_p5(what);
    const std::vector<msr::register_value> values = values_of(asked);
    family_explanation result;
    result.registers = explained_registers(what, on, asked);
    p5::each_counting(view(values), on, [&](const p5::counting &found) {
        explain_counter<p5::event_pmu>(found, on, result);
    });
    result.broken = broken_rules<p5::event_pmu>(view(values), on, p5_name);
    return result;
}

// --- P6 -----------------------------------------------------------------------------------------

constexpr target_name<p6::event_pmu> p6_name = cpu_name<p6::event_pmu, p6::processors>;

p6::target target_of_p6(const family &what) { return p6::processors[what.number].is; }

std::vector<family_register> p6_registers(const family &what) {
    return registers_of_target(target_of_p6(what));
}

std::vector<listed> p6_list(const family &what) {
    return with_registers(select_list<p6::event_pmu>(target_of_p6(what)), p6_registers(what));
}

family_plan p6_plan(const family &what, const std::vector<std::string> &choices) {
    family_plan result =
        select_plan<p6::event_pmu>(target_of_p6(what), choices, p6_registers(what), p6_name);
    result.notes.emplace_back("the enable bit of perfevtsel0 starts and stops both counters");
    return result;
}

std::vector<perf_event> p6_perf(const family &what, const std::vector<std::string> &choices) {
    return select_perf<p6::event_pmu>(choices, target_of_p6(what), p6_name);
}

family_explanation p6_explain(const family &what, const asked_values &asked) {
    const p6::target on = target_of_p6(what);
    const std::vector<msr::register_value> values = values_of(asked);
    family_explanation result;
    result.registers = explained_registers(what, on, asked);
    p6::each_counting(view(values), on, [&](const p6::counting &found) {
        explain_counter<p6::event_pmu>(found, on, result);
        if (found.interrupts)
            result.notes.push_back(fmt::format("{} interrupts when it overflows",
                                               select::counter_name<p6::event_pmu>(found.counter)));
        if (found.counter == 0)
            result.notes.emplace_back(found.global == msr::global_enable::on
                                          ? "both counters run: the enable bit is set"
                                          : "both counters stand still: the enable bit is clear");
    });
    result.broken = broken_rules<p6::event_pmu>(view(values), on, p6_name);
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

bool p5_target(const family &of, p5::target &into) {
    if (of.plan != p5_plan) return false;
    into = target_of_p5(of);
    return true;
}

bool p6_target(const family &of, p6::target &into) {
    if (of.plan != p6_plan) return false;
    into = target_of_p6(of);
    return true;
}

std::vector<family> p5_p6_families() {
    std::vector<family> result;
    unsigned number = 0;
    for (const p5::processor_row &each : p5::processors) {
        family next = family_of<p5::event_pmu>(each, number++);
        if (msr::processor_row_of(each.which).vendor == msr::cpu_vendor::cyrix)
            next.vendor = "cyrix";
        next.list = p5_list;
        next.plan = p5_plan;
        next.explain = p5_explain;
        next.registers = p5_registers;
        result.push_back(std::move(next));
    }
    number = 0;
    for (const p6::processor_row &each : p6::processors) {
        family next = family_of<p6::event_pmu>(each, number++);
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
