// Instruction-based sampling for the command line: `--cpu ibs:family10h` to `--cpu ibs:zen5`.
#include "../../../support/complaint.hpp"
#include "../../../support/text.hpp"
#include "../../family.hpp"
#include "ibs_explain.hpp"
#include "ibs_text.hpp"

#include <msr/amd/ibs/enabling.hpp>
#include <msr/amd/ibs/layouts.hpp>
#include <msr/amd/ibs/program.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/backend/shim_registers.h>

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace msrpp {

namespace ibs = msr::ibs;

namespace ibs_room {

namespace {

ibs::target target_of(const family &identity) {
    return ibs::target_of(static_cast<ibs::generation>(identity.number));
}

/// Calls `each` with the layout of every register that a target processor has.
template <typename Each>
void each_layout(const ibs::target &target, Each &&entry) {
    for (const ibs::layout &layout : ibs::layouts)
        if (ibs::layout_at(layout.address, target) == &layout) entry(layout);
}

// --- registers of instruction-based sampling -----------------------------------------------------

/// Returns the fields of a register, each reserved field with a name, too. Fields that CPUID does
/// not announce are reserved in the result.
std::vector<msr::field_row> rows_of(const ibs::layout &layout, const ibs::target &target) {
    std::vector<msr::field_row> rows;
    for (const ibs::layout_field &field : layout.fields) {
        if (field.use == ibs::field_use::unused || !target.has(field.gate)) continue;
        rows.push_back(field.row());
    }
    return rows;
}

/// Returns whether a register has no field that software may set or clear.
bool is_read_only(const ibs::layout &layout) {
    for (const ibs::layout_field &field : layout.fields)
        if (field.use == ibs::field_use::set_by_software ||
            field.use == ibs::field_use::updated_by_hardware)
            return false;
    return true;
}

std::vector<family_register> registers(const family &identity) {
    const ibs::target target = target_of(identity);
    std::vector<family_register> family_registers;
    each_layout(target, [&](const ibs::layout &layout) {
        family_register row;
        row.name = layout.name;
        row.address = layout.address;
        row.fields = rows_of(layout, target);
        row.reserved = ibs::reserved_bits(layout.address, target);
        row.read_only = is_read_only(layout);
        row.scope = "thread";
        family_registers.push_back(std::move(row));
    });
    for (const ibs::enabling_register &enabling_register : ibs::enabling_registers(target))
        family_registers.push_back(
            {.name = enabling_register.name,
             .address = enabling_register.address,
             .fields = {enabling_register.fields.begin(), enabling_register.fields.end()},
             .scope = enabling_register.of_core ? "core" : "thread",
             .partly_known = true});
    return family_registers;
}

// --- rows of msrpp list for instruction-based sampling -------------------------------------------

const char *least_sure_name(const ibs::layout &layout) {
    ibs::confidence minimum = ibs::confidence::high;
    for (const ibs::layout_field &field : layout.fields)
        if (field.use != ibs::field_use::unused) minimum = lower_confidence(minimum, field.sure);
    return name_of(minimum);
}

/// Adds a row for each word that requests for samples on a target processor may have.
void list_choices(std::vector<listed> &destination, const ibs::target &target) {
    const char *const sure = ibs::row_of(target.is).announced ? "medium" : "high";
    const auto add = [&](const char *name, const char *directory, std::string encoding,
                         const char *place, const char *text) {
        destination.push_back({"choice", name, directory, std::move(encoding), place, text, sure});
    };
    const bool filters = target.has(ibs::feature::zen4_ibs_extensions);
    if (target.has(ibs::feature::op_sam)) {
        const char *const place = "ibs_op_ctl";
        const std::uint64_t maximum =
            target.has(ibs::feature::op_cnt_ext) ? ibs::most_long_period : ibs::most_short_period;
        add("op", "", "0xc0011033", place, "samples of ops");
        add("period=N", "op", fmt::format("{} to {} in steps of 16", ibs::least_op_period, maximum),
            place, "core clocks or ops between two samples; 65536 unless it is given");
        add("cycles", "op", "op_cnt_ctl=0", place, "the period counts core clocks");
        if (target.has(ibs::feature::op_cnt))
            add("ops", "op", "op_cnt_ctl=1", place, "the period counts dispatched ops");
        if (target.has(ibs::feature::rd_wr_op_cnt))
            add("random", "op", "op_cur_cnt", place, "the handler starts each period at random");
        if (filters) add("l3missonly", "op", "op_l3_miss_only=1", place, "keep only L3 misses");
        if (target.has(ibs::feature::op_ld_lat))
            add("ldlat=N", "op", "128 to 2048 in steps of 128", place,
                "keep only loads that took more core clocks; on Zen 5 with l3missonly");
    }
    if (target.has(ibs::feature::fetch_sam)) {
        const char *const place = "ibs_fetch_ctl";
        add("fetch", "", "0xc0011030", place, "samples of fetches");
        add("period=N", "fetch",
            fmt::format("{} to {} in steps of 16", ibs::least_fetch_period, ibs::most_short_period),
            place, "fetches between two samples; 65536 unless it is given");
        add("random", "fetch", "rand_en=1", place, "hardware varies the period at random");
        if (filters)
            add("l3missonly", "fetch", "fetch_l3_miss_only=1", place, "keep only L3 misses");
    }
}

std::vector<listed> list(const family &identity) {
    const ibs::target target = target_of(identity);
    std::vector<listed> events;
    list_choices(events, target);
    each_layout(target, [&](const ibs::layout &layout) {
        events.push_back({"register", layout.name, "", fmt::format("0x{:x}", layout.address), "",
                          fmt::format("layout {}", layout.variant), least_sure_name(layout)});
        for (const ibs::layout_field &field : layout.fields) {
            if (field.use == ibs::field_use::unused || !target.has(field.gate)) continue;
            const unsigned high = field.low + field.width - 1;
            events.push_back({"field", field.name, layout.name,
                              fmt::format("{}:{}", high, field.low), "", field.meaning,
                              name_of(field.sure)});
        }
    });
    for (const ibs::enabling_register &enabling_register : ibs::enabling_registers(target)) {
        events.push_back({"register", enabling_register.name, "",
                          fmt::format("0x{:x}", enabling_register.address), "",
                          "lets it sample; only these bits are known", "medium"});
        for (const msr::field_row &field : enabling_register.fields)
            events.push_back(
                {"field", field.name, enabling_register.name,
                 fmt::format("{}:{}", field.low, field.low), "",
                 fmt::format("{}: {}", enabling_register.set ? 1 : 0, enabling_register.meaning),
                 "medium"});
    }
    return events;
}

// --- plans of requested samples ------------------------------------------------------------------

std::string register_name(std::uint32_t address, const ibs::target &target) {
    const ibs::layout *const layout = ibs::layout_at(address, target);
    return layout != nullptr ? layout->name : fmt::format("msr_{:x}", address);
}

/// Returns the accesses that a handler makes at each sample, in a line.
std::string handler_note(const ibs::request &request, const ibs::target &target) {
    const ibs::rearming later = ibs::rearming_of(request, target);
    std::vector<std::string> reads;
    for (const ibs::sample_register &sample_register : later.all_reads())
        reads.emplace_back(sample_register.name);
    std::vector<std::string> writes;
    for (const msr::write &write : later.all_writes())
        writes.push_back(
            fmt::format("{} = 0x{:x}", register_name(write.address, target), write.value));
    std::string line =
        fmt::format("after each sample of {}: read {}; then write {}", name_of(request.what),
                    joined(reads, ", "), joined(writes, ", then "));
    if (later.random)
        line += fmt::format(" with a random number from {} in bits 32 and up",
                            later.starts_at_least_one ? "1 to 127" : "0 to 15");
    return line;
}

void add_notes(family_plan &plan, const std::vector<ibs::request> &requests,
               const ibs::target &target) {
    for (const ibs::request &request : requests)
        plan.notes.push_back(handler_note(request, target));
    std::vector<std::string> errata;
    for (const ibs::request &request : requests)
        for (std::string &note : errata_notes(request.what, target)) {
            bool again = false;
            for (const std::string &previous : errata)
                again = again || previous == note;
            if (!again) errata.push_back(std::move(note));
        }
    plan.notes.insert(plan.notes.end(), errata.begin(), errata.end());
    for (const ibs::request &request : requests)
        if (request.l3_miss_only && !request.random)
            plan.notes.push_back(
                fmt::format("{} with l3missonly: random starts avoid that samples cluster",
                            name_of(request.what)));
    plan.notes.push_back("it interrupts: a handler must be there before it starts (APIC extended "
                         "vector of ibs_ctl)");
    if (ibs::row_of(target.is).announced)
        plan.notes.push_back("this processor is announced: its registers are known from kernel "
                             "patches only, with medium confidence");
    plan.notes.push_back("nothing was measured on this processor");
}

family_plan plan(const family &identity, const std::vector<std::string> &choices) {
    const ibs::target target = target_of(identity);
    const std::vector<ibs::request> requests = read_choices(choices, target);
    const auto program =
        ibs::program_of(msr::sequence<ibs::request>{requests.data(), requests.size()}, target);
    family_plan result;
    result.texts = choices;
    for (const ibs::request &request : requests)
        result.places.emplace_back(request.what == ibs::engine::op ? "ibs_op_ctl"
                                                                   : "ibs_fetch_ctl");
    take_writes(result, program.view(),
                [&](std::uint32_t address) { return register_name(address, target); });
    for (const ibs::request &request : requests) {
        const ibs::rearming later = ibs::rearming_of(request, target);
        for (const ibs::sample_register &sample_register : later.all_reads())
            result.readouts.push_back({sample_register.address, 64, sample_register.name});
    }
    add_notes(result, requests, target);
    return result;
}

family_explanation explain(const family &identity, const explain_arguments &explain_arguments) {
    return explain_values(target_of(identity), explain_arguments);
}

} // namespace

} // namespace ibs_room

std::vector<family> ibs_families() {
    std::vector<family> families;
    for (const ibs::generation_row &row : ibs::generations)
        families.push_back({.name = fmt::format("ibs:{}", row.name),
                            .text = fmt::format("instruction-based sampling of {}", row.text),
                            .vendor = "amd",
                            .number = static_cast<unsigned>(row.is),
                            .wired = MSRPP_ON_AMD,
                            .event_count = 2,
                            .counter_count = 2,
                            .list = ibs_room::list,
                            .plan = ibs_room::plan,
                            .explain = ibs_room::explain,
                            .registers = ibs_room::registers});
    return families;
}

} // namespace msrpp
