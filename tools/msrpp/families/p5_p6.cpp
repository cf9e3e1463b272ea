// What the command line tool needs of the Pentium, the Cyrix MII and the P6 family.
#include "../family.hpp"

#include "select_family.hpp"
#include "select_perf.hpp"

#include <msr/backend/shim_registers.h>
#include <msr/each_field.hpp>
#include <msr/intel/p5.hpp>
#include <msr/intel/p5/named_registers.hpp>
#include <msr/intel/p6.hpp>
#include <msr/intel/p6/named_registers.hpp>
#include <msr/processor/table.hpp>
#include <msr/register.hpp>
#include <msr/sequence.hpp>

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

std::vector<family_register> registers_among(msr::sequence<msr::placed_register> all) {
    std::vector<family_register> result;
    for (const msr::placed_register &one : all)
        result.push_back({one.name,
                          one.address,
                          {one.fields.begin(), one.fields.end()},
                          msr::bits_with(one.fields, msr::access::reserved),
                          false,
                          ""});
    return result;
}

const family_register *register_at(const std::vector<family_register> &all, std::uint32_t address) {
    for (const family_register &one : all)
        if (one.address == address) return &one;
    return nullptr;
}

/// The registers of an explanation, and what reserved bits break; complains of unknown ones.
family_explanation explained_registers(const family &what, const std::vector<family_value> &given) {
    const std::vector<family_register> all = what.registers(what);
    family_explanation result;
    for (const family_value &each : given) {
        const family_register *const one = register_at(all, each.address);
        if (one == nullptr)
            complain(wrong_usage, fmt::format("{} has no counting register 0x{:x}; 'msrpp list' "
                                              "names them",
                                              what.text, each.address));
        result.registers.push_back(explained_register(*one, each.value));
        for (told_rule &told : told_of_reserved(*one, each.value))
            result.broken.push_back(std::move(told));
    }
    return result;
}

/// One counter's choice: what it counts, what that breaks, and how sure it is.
template <typename M>
void explain_choice(const select::request &wanted, bool counts, const typename M::target &on,
                    target_name<M> named, family_explanation &to) {
    const char *const counter = select::counter_name<M>(wanted.counter);
    if (!counts) {
        to.counts.push_back(fmt::format("{} is off: it counts at no privilege level", counter));
        return;
    }
    to.counts.push_back(fmt::format("{} {}", counter,
                                    select::sentence_of<M>(wanted, M::limits_of(wanted, on)).text));
    for (told_rule &told : told_of_request<M>(wanted, on, named))
        to.broken.push_back(std::move(told));
    const select::event_row *const row = select::row_of<M>(wanted);
    if (row == nullptr) {
        to.notes.push_back(fmt::format("{}: no event of this processor with this number and unit "
                                       "mask is known",
                                       counter));
        return;
    }
    const select::confidence sure = M::confidence_of(*row, on);
    if (sure != select::confidence::high) to.notes.push_back(note_on_confidence(row->name, sure));
}

/// The --cpu name of a target: that of its processor.
template <typename M, const auto &Processors>
std::string cpu_name(const typename M::target &on) {
    for (const auto &each : Processors)
        if (each.is == on) return each.name;
    return {};
}

// --- P5 -----------------------------------------------------------------------------------------

constexpr target_name<p5::machine> p5_name = cpu_name<p5::machine, p5::processors>;

p5::target p5_target(const family &what) { return p5::processors[what.number].is; }

std::vector<family_register> p5_registers(const family &what) {
    return registers_among(p5::registers_of(p5_target(what)));
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
    return with_registers(select_list<p5::machine>(p5_target(what)), p5_registers(what));
}

family_plan p5_plan(const family &what, const std::vector<std::string> &choices) {
    return select_plan<p5::machine>(p5_target(what), choices, p5_registers(what), p5_name);
}

family_explanation p5_explain(const family &what, const asked_values &asked) {
    const std::vector<family_value> &given = asked.registers;
    family_explanation result = explained_registers(what, given);
    for (const family_value &each : given) {
        if (each.address != p5::cesr::address) continue;
        for (int counter = 0; counter < 2; ++counter) {
            const p5::selected found = p5::selected_by(counter, each.value, p5_target(what));
            explain_choice<p5::machine>(found.wanted, found.counts, p5_target(what), p5_name,
                                        result);
        }
    }
    return result;
}

// --- P6 -----------------------------------------------------------------------------------------

constexpr target_name<p6::machine> p6_name = cpu_name<p6::machine, p6::processors>;

p6::target p6_target(const family &what) { return p6::processors[what.number].is; }

std::vector<family_register> p6_registers(const family &) {
    return registers_among(msr::all_of(p6::registers));
}

std::vector<listed> p6_list(const family &what) {
    return with_registers(select_list<p6::machine>(p6_target(what)), p6_registers(what));
}

family_plan p6_plan(const family &what, const std::vector<std::string> &choices) {
    family_plan result =
        select_plan<p6::machine>(p6_target(what), choices, p6_registers(what), p6_name);
    result.notes.emplace_back("the enable bit of perfevtsel0 starts and stops both counters");
    return result;
}

std::vector<perf_event> p6_perf(const family &what, const std::vector<std::string> &choices) {
    return select_perf<p6::machine>(choices, p6_target(what), p6_name);
}

family_explanation p6_explain(const family &what, const asked_values &asked) {
    const std::vector<family_value> &given = asked.registers;
    family_explanation result = explained_registers(what, given);
    for (const family_value &each : given) {
        const bool first = each.address == p6::perfevtsel0::address;
        if (!first && each.address != p6::perfevtsel1::address) continue;
        const p6::selected found = p6::selected_by(first ? 0 : 1, each.value, p6_target(what));
        explain_choice<p6::machine>(found.wanted, found.counts, p6_target(what), p6_name, result);
        if (msr::decode<p6::perfevtsel1>(each.value).int_)
            result.notes.push_back(fmt::format("{} interrupts when it overflows",
                                               p6::machine::counters[first ? 0 : 1].name));
        if (first)
            result.notes.emplace_back(msr::decode<p6::perfevtsel0>(each.value).enable
                                          ? "both counters run: the enable bit is set"
                                          : "both counters stand still: the enable bit is clear");
    }
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

std::vector<family> p5_p6_families() {
    std::vector<family> result;
    unsigned number = 0;
    for (const p5::processor_row &each : p5::processors) {
        family next = family_of<p5::machine>(each, number++);
        if (msr::processor_row_of(each.which).vendor == msr::cpu_vendor::cyrix)
            next.vendor = "cyrix";
        next.list = p5_list;
        next.plan = p5_plan;
        next.explain = p5_explain;
        next.registers = p5_registers;
        next.wired = MSRPP_ON_P5;
        result.push_back(std::move(next));
    }
    number = 0;
    for (const p6::processor_row &each : p6::processors) {
        family next = family_of<p6::machine>(each, number++);
        next.list = p6_list;
        next.plan = p6_plan;
        next.explain = p6_explain;
        next.perf = p6_perf;
        next.registers = p6_registers;
        next.wired = MSRPP_ON_P6;
        result.push_back(std::move(next));
    }
    return result;
}

} // namespace msrpp
