// A plan of branch records: the writes that set them up, start and freeze them, and the registers
// that are read, as data. Nothing is checked here; msr/branches/plan.hpp checks.
#pragma once

#include <msr/branches/choice.hpp>
#include <msr/branches/names.hpp>
#include <msr/branches/record.hpp>
#include <msr/branches/rows/facility_row.hpp>
#include <msr/branches/table.hpp>
#include <msr/core/program.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::lbr {

/// The largest number of branch records of a processor that is known.
inline constexpr unsigned most_records = 32;

/// The numbers of the registers of a branch record; 0: the record has no such register.
struct record_addresses {
    std::uint32_t source{}; ///< number of the register with the branch's own address
    /// Number of the register with the address that the branch went to.
    std::uint32_t destination{};
    std::uint32_t info{}; ///< number of the register with the branch's flags and cycles
};

/// The writes of a plan of branch records: a program without readouts (counters to read), as
/// records are no counters.
using record_program = program<3 * most_records + 8, 0, 2, 1>;

/// A plan of branch records on a processor.
struct record_plan {
    const facility_row *facility{}; ///< the facility that records branches; null: there is no plan
    choice request{};               ///< the branches that are recorded
    unsigned depth{};               ///< the number of branch records that the processor keeps
    unsigned entries{};             ///< the number of newest branch records that are read
    /// Whether the branch records have a register of flags and cycles.
    bool has_info{};
    record_program writes{}; ///< the writes that set up, start and freeze the branch records

    /// Returns the numbers of the registers of the branch record at an index below `depth`.
    constexpr record_addresses addresses(unsigned index) const {
        const std::uint32_t offset = index * facility->stride;
        return {.source = facility->source_register + offset,
                .destination = facility->destination_register == 0
                                   ? 0
                                   : facility->destination_register + offset,
                .info = has_info ? facility->info_register + offset : 0};
    }
    /// Returns the index of a record's registers.
    /// `age`: 0 for the newest record, up to `depth` - 1
    /// `top`: content of the register `facility->top`; not used where there is none
    constexpr unsigned index_of(unsigned age, std::uint64_t top) const {
        if (facility->top == 0) return age;
        return (static_cast<unsigned>(top) - age) % depth;
    }
    /// Returns what decoding takes from the plan: the expected format. The processor's CPUID adds
    /// the other facts.
    constexpr decoding_facts expected() const { return {.format = facility->format}; }
};

namespace detail {

/// The bit of IA32_DEBUGCTL that freezes last branch records at an interrupt of a counter. In call
/// stack mode it must be 0, or the index of the newest record drifts.
/// Source: Linux lbr.c (DEBUGCTLMSR_FREEZE_LBRS_ON_PMI).
inline constexpr std::uint64_t freeze_at_interrupt = std::uint64_t{1} << 11;

/// Adds the writes of branch records to a program: those of the set-up first, then of the start,
/// then of the stop.
struct record_writes {
    record_program &program;

    constexpr void add(std::size_t &phase, const write &entry) const {
        program.writes[program.set_up_count + program.start_count + program.stop_count] = entry;
        ++phase;
    }
    constexpr void touch(const touched_register &entry) const {
        program.registers[program.register_count++] = entry;
    }
};

/// Returns the smallest depth of a facility for branch records that keeps at least `entries`
/// records.
constexpr unsigned depth_for(const facility_row &facility, unsigned entries) {
    for (unsigned n = 0; n < 8; ++n)
        if ((facility.depths >> n & 1) != 0 && 8 * (n + 1) >= entries) return 8 * (n + 1);
    return facility.depth;
}

constexpr void clear_records(const record_plan &plan, const record_writes &writes) {
    for (unsigned index = 0; index < plan.depth; ++index) {
        const record_addresses places = plan.addresses(index);
        const std::uint32_t addresses[] = {places.source, places.destination, places.info};
        for (const std::uint32_t address : addresses)
            if (address != 0) writes.add(writes.program.start_count, {.address = address});
    }
}

/// Adds the writes of records that CPUID leaf 1Ch describes: a write of IA32_LBR_DEPTH (14CFh)
/// clears all records.
constexpr void plan_architectural(const record_plan &plan, std::uint64_t bits,
                                  const record_writes &writes) {
    constexpr std::uint32_t depth_address = 0x14cf;
    const facility_row &row = *plan.facility;
    const std::uint64_t enabled = std::uint64_t{1} << row.enable_bit;
    writes.add(writes.program.set_up_count, {.address = depth_address, .value = plan.depth});
    writes.add(writes.program.set_up_count, {.address = row.enable, .value = bits});
    writes.add(writes.program.start_count, {.address = depth_address, .value = plan.depth});
    writes.add(writes.program.start_count, {.address = row.enable, .value = bits | enabled});
    writes.add(writes.program.stop_count, {.address = row.enable, .value = bits});
    // A session freezes the records, and so changes the register that enables them, before it looks
    // at the settings.
    writes.touch({.address = row.enable,
                  .check = ~std::uint64_t{0},
                  .name = row.enable_name,
                  .is_counter = true});
    writes.touch({.address = depth_address, .check = ~std::uint64_t{0}, .name = "ia32_lbr_depth"});
}

/// Adds the writes of branch records that a bit of a register with other bits enables.
constexpr void plan_enabled_by_bit(const record_plan &plan, std::uint64_t bits,
                                   const record_writes &writes) {
    const facility_row &row = *plan.facility;
    const std::uint64_t enabled = std::uint64_t{1} << row.enable_bit;
    std::uint64_t own = enabled;
    if (plan.request.keeps_call_stack) own |= freeze_at_interrupt;
    // Where the processor has no filter register, the set-up writes the register that enables the
    // records, with the records disabled.
    if (row.select != 0)
        writes.add(writes.program.set_up_count, {.address = row.select, .value = bits});
    else
        writes.add(writes.program.set_up_count, {.address = row.enable, .keep = ~own});
    clear_records(plan, writes);
    writes.add(writes.program.start_count, {.address = row.enable, .value = enabled, .keep = ~own});
    writes.add(writes.program.stop_count, {.address = row.enable, .keep = ~enabled});
    writes.touch({.address = row.enable,
                  .check = own,
                  .name = row.enable_name,
                  .is_counter = true,
                  .shared = ~own});
    if (row.select != 0)
        writes.touch({.address = row.select, .check = ~std::uint64_t{0}, .name = row.select_name});
}

} // namespace detail

/// Returns the plan of a choice on a facility for branch records; the choice must keep the rules of
/// the facility (msr/branches/plan.hpp). `format`: the format of the records, where the processor
/// has reported another than the table expects.
constexpr record_plan plan_of(const facility_row &facility, const choice &request,
                              record_format format) {
    record_plan plan;
    plan.facility = &facility;
    plan.request = request;
    plan.entries = request.entries == choice::every ? facility.depth : request.entries;
    plan.depth = detail::depth_for(facility, plan.entries);
    plan.has_info = facility.info_register != 0 && format != record_format::unknown &&
                    layout_of(format).has_info();
    std::uint64_t bits = filter_bits(facility, request.recorded(filters_of(facility)));
    if (request.keeps_call_stack) bits |= call_stack_bit(facility);
    const detail::record_writes writes{plan.writes};
    if (facility.kind == facility_kind::architectural)
        detail::plan_architectural(plan, bits, writes);
    else
        detail::plan_enabled_by_bit(plan, bits, writes);
    const std::uint64_t enabled = std::uint64_t{1} << facility.enable_bit;
    plan.writes.claims[plan.writes.claim_count++] = {.address = facility.enable,
                                                     .mask = enabled,
                                                     .value = enabled,
                                                     .name = facility.enable_name,
                                                     .resource = "the branch records"};
    return plan;
}

/// Returns the plan of a choice on a facility for branch records, with the format that the table
/// expects.
constexpr record_plan plan_of(const facility_row &facility, const choice &request) {
    return plan_of(facility, request, facility.format);
}

} // namespace msr::lbr
