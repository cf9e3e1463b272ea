// Instruction-based sampling for the command line: `--cpu ibs:family10h` to `--cpu ibs:zen5`.
#include "../../support/complaint.hpp"
#include "../../support/text.hpp"
#include "../family.hpp"
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

ibs::target target_of(const family &of) {
    return ibs::target_of(static_cast<ibs::generation>(of.number));
}

/// Calls `each` with the layout of every register that a target has.
template <typename Each>
void each_layout(const ibs::target &on, Each &&each) {
    for (const ibs::layout &one : ibs::layouts)
        if (ibs::layout_at(one.address, on) == &one) each(one);
}

// --- registers ----------------------------------------------------------------------------------

/// Reserved fields too, under a name each; those that CPUID does not announce are reserved here.
std::vector<msr::field_row> rows_of(const ibs::layout &one, const ibs::target &on) {
    std::vector<msr::field_row> rows;
    for (const ibs::layout_field &field : one.fields) {
        if (field.use == ibs::field_use::unused || !on.has(field.gate)) continue;
        rows.push_back(field.row());
    }
    return rows;
}

/// Whether no field of a register is for software to set or clear.
bool is_read_only(const ibs::layout &one) {
    for (const ibs::layout_field &field : one.fields)
        if (field.use == ibs::field_use::set_by_software ||
            field.use == ibs::field_use::updated_by_hardware)
            return false;
    return true;
}

std::vector<family_register> registers(const family &of) {
    const ibs::target on = target_of(of);
    std::vector<family_register> all;
    each_layout(on, [&](const ibs::layout &one) {
        family_register row;
        row.name = one.name;
        row.address = one.address;
        row.fields = rows_of(one, on);
        row.reserved = ibs::reserved_bits(one.address, on);
        row.read_only = is_read_only(one);
        row.scope = "thread";
        all.push_back(std::move(row));
    });
    for (const ibs::enabling_register &one : ibs::enabling_registers(on))
        all.push_back({.name = one.name,
                       .address = one.address,
                       .fields = {one.fields.begin(), one.fields.end()},
                       .scope = one.of_core ? "core" : "thread",
                       .partly_known = true});
    return all;
}

// --- list ---------------------------------------------------------------------------------------

const char *least_sure_name(const ibs::layout &one) {
    ibs::confidence least = ibs::confidence::high;
    for (const ibs::layout_field &field : one.fields)
        if (field.use != ibs::field_use::unused) least = less_sure(least, field.sure);
    return name_of(least);
}

/// Adds the words of choices on a target, a row for each.
void list_choices(std::vector<listed> &into, const ibs::target &on) {
    const char *const sure = ibs::row_of(on.is).announced ? "medium" : "high";
    const auto add = [&](const char *name, const char *of, std::string encoding, const char *where,
                         const char *text) {
        into.push_back({"choice", name, of, std::move(encoding), where, text, sure});
    };
    const bool filters = on.has(ibs::feature::zen4_ibs_extensions);
    if (on.has(ibs::feature::op_sam)) {
        const char *const where = "ibs_op_ctl";
        const std::uint64_t most =
            on.has(ibs::feature::op_cnt_ext) ? ibs::most_long_period : ibs::most_short_period;
        add("op", "", "0xc0011033", where, "samples of ops");
        add("period=N", "op", fmt::format("{} to {} in steps of 16", ibs::least_op_period, most),
            where, "core clocks or ops between two samples; 65536 unless it is given");
        add("cycles", "op", "op_cnt_ctl=0", where, "the period counts core clocks");
        if (on.has(ibs::feature::op_cnt))
            add("ops", "op", "op_cnt_ctl=1", where, "the period counts dispatched ops");
        if (on.has(ibs::feature::rd_wr_op_cnt))
            add("random", "op", "op_cur_cnt", where, "the handler starts each period at random");
        if (filters) add("l3missonly", "op", "op_l3_miss_only=1", where, "keep only L3 misses");
        if (on.has(ibs::feature::op_ld_lat))
            add("ldlat=N", "op", "128 to 2048 in steps of 128", where,
                "keep only loads that took more core clocks; on Zen 5 with l3missonly");
    }
    if (on.has(ibs::feature::fetch_sam)) {
        const char *const where = "ibs_fetch_ctl";
        add("fetch", "", "0xc0011030", where, "samples of fetches");
        add("period=N", "fetch",
            fmt::format("{} to {} in steps of 16", ibs::least_fetch_period, ibs::most_short_period),
            where, "fetches between two samples; 65536 unless it is given");
        add("random", "fetch", "rand_en=1", where, "hardware varies the period at random");
        if (filters)
            add("l3missonly", "fetch", "fetch_l3_miss_only=1", where, "keep only L3 misses");
    }
}

std::vector<listed> list(const family &of) {
    const ibs::target on = target_of(of);
    std::vector<listed> all;
    list_choices(all, on);
    each_layout(on, [&](const ibs::layout &one) {
        all.push_back({"register", one.name, "", fmt::format("0x{:x}", one.address), "",
                       fmt::format("layout {}", one.variant), least_sure_name(one)});
        for (const ibs::layout_field &field : one.fields) {
            if (field.use == ibs::field_use::unused || !on.has(field.gate)) continue;
            const unsigned high = field.low + field.width - 1;
            all.push_back({"field", field.name, one.name, fmt::format("{}:{}", high, field.low), "",
                           field.meaning, name_of(field.sure)});
        }
    });
    for (const ibs::enabling_register &one : ibs::enabling_registers(on)) {
        all.push_back({"register", one.name, "", fmt::format("0x{:x}", one.address), "",
                       "lets it sample; only these bits are known", "medium"});
        for (const msr::field_row &field : one.fields)
            all.push_back({"field", field.name, one.name,
                           fmt::format("{}:{}", field.low, field.low), "",
                           fmt::format("{}: {}", one.set ? 1 : 0, one.meaning), "medium"});
    }
    return all;
}

// --- plan ---------------------------------------------------------------------------------------

std::string register_name(std::uint32_t address, const ibs::target &on) {
    const ibs::layout *const one = ibs::layout_at(address, on);
    return one != nullptr ? one->name : fmt::format("msr_{:x}", address);
}

/// The accesses of a handler at each sample, in a line.
std::string handler_note(const ibs::request &asked, const ibs::target &on) {
    const ibs::rearming after = ibs::rearming_of(asked, on);
    std::vector<std::string> reads;
    for (const ibs::sample_register &one : after.all_reads())
        reads.emplace_back(one.name);
    std::vector<std::string> writes;
    for (const msr::write &one : after.all_writes())
        writes.push_back(fmt::format("{} = 0x{:x}", register_name(one.address, on), one.value));
    std::string line =
        fmt::format("after each sample of {}: read {}; then write {}", name_of(asked.what),
                    joined(reads, ", "), joined(writes, ", then "));
    if (after.random)
        line += fmt::format(" with a random number from {} in bits 32 and up",
                            after.starts_at_least_one ? "1 to 127" : "0 to 15");
    return line;
}

void add_notes(family_plan &plan, const std::vector<ibs::request> &asked, const ibs::target &on) {
    for (const ibs::request &one : asked)
        plan.notes.push_back(handler_note(one, on));
    std::vector<std::string> errata;
    for (const ibs::request &one : asked)
        for (std::string &note : errata_notes(one.what, on)) {
            bool again = false;
            for (const std::string &before : errata)
                again = again || before == note;
            if (!again) errata.push_back(std::move(note));
        }
    plan.notes.insert(plan.notes.end(), errata.begin(), errata.end());
    for (const ibs::request &one : asked)
        if (one.l3_miss_only && !one.random)
            plan.notes.push_back(fmt::format(
                "{} with l3missonly: random starts avoid that samples cluster", name_of(one.what)));
    plan.notes.push_back("it interrupts: a handler must be there before it starts (APIC extended "
                         "vector of ibs_ctl)");
    if (ibs::row_of(on.is).announced)
        plan.notes.push_back("this processor is announced: its registers are known from kernel "
                             "patches only, with medium confidence");
    plan.notes.push_back("nothing was measured on this processor");
}

family_plan plan(const family &of, const std::vector<std::string> &choices) {
    const ibs::target on = target_of(of);
    const std::vector<ibs::request> asked = read_choices(choices, on);
    const auto program =
        ibs::program_of(msr::sequence<ibs::request>{asked.data(), asked.size()}, on);
    family_plan result;
    result.texts = choices;
    for (const ibs::request &one : asked)
        result.places.emplace_back(one.what == ibs::engine::op ? "ibs_op_ctl" : "ibs_fetch_ctl");
    take_writes(result, program.view(),
                [&](std::uint32_t address) { return register_name(address, on); });
    for (const ibs::request &one : asked) {
        const ibs::rearming after = ibs::rearming_of(one, on);
        for (const ibs::sample_register &each : after.all_reads())
            result.readouts.push_back({each.address, 64, each.name});
    }
    add_notes(result, asked, on);
    return result;
}

family_explanation explain(const family &of, const asked_values &asked) {
    return explain_values(target_of(of), asked);
}

} // namespace

} // namespace ibs_room

std::vector<family> ibs_families() {
    std::vector<family> all;
    for (const ibs::generation_row &one : ibs::generations)
        all.push_back({.name = fmt::format("ibs:{}", one.name),
                       .text = fmt::format("instruction-based sampling of {}", one.text),
                       .vendor = "amd",
                       .number = static_cast<unsigned>(one.is),
                       .wired = MSRPP_ON_AMD,
                       .event_count = 2,
                       .counter_count = 2,
                       .list = ibs_room::list,
                       .plan = ibs_room::plan,
                       .explain = ibs_room::explain,
                       .registers = ibs_room::registers});
    return all;
}

} // namespace msrpp
