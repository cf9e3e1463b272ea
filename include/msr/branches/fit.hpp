// Whether a plan of branch records fits a processor, by CPUID and IA32_PERF_CAPABILITIES, and what
// the processor says about its records.
#pragma once

#include <msr/branches/names.hpp>
#include <msr/branches/record.hpp>
#include <msr/branches/record_plan.hpp>
#include <msr/branches/rows/facility_row.hpp>
#include <msr/branches/rules.hpp>
#include <msr/branches/table.hpp>
#include <msr/core/rule.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/detect.hpp>

#include <cstdint>

namespace msr::lbr {

/// Number of IA32_PERF_CAPABILITIES, whose bits 5:0 report the format of last branch records.
inline constexpr std::uint32_t perf_capabilities_address = 0x345;

/// Returns whether IA32_PERF_CAPABILITIES exists: CPUID leaf 1 ECX[15].
constexpr bool has_perf_capabilities(const cpuid_view &cpuid) {
    return (leaf_or_zeros(cpuid, 1).ecx >> 15 & 1) != 0;
}

/// Returns the format of branch records that IA32_PERF_CAPABILITIES reports on a processor with
/// `facility`; `unknown` for a number that no source explains, such as that of no last branch
/// records, 3Fh.
constexpr record_format reported_format(const facility_row &facility, std::uint64_t capabilities) {
    const std::uint64_t number = capabilities & 0x3f;
    if (number > static_cast<unsigned>(record_format::lip_info)) return record_format::unknown;
    const auto format = static_cast<record_format>(number);
    return facility.reports_1_for_3 && format == record_format::lip_64 ? record_format::eip_flags
                                                                       : format;
}

/// Returns whether a processor records an aborted transaction twice: behind the record of the abort
/// stands an equal record that is not marked as an abort.
[[gnu::cold, gnu::noinline]] inline bool repeats_aborts(const cpuid_view &cpuid) {
    return doubled_aborts.has(identify(cpuid).is);
}

/// Returns what CPUID says about the decoding of records of a format.
constexpr decoding_facts decoding_facts_of(record_format format, const cpuid_view &cpuid) {
    const cpuid_registers features = leaf_or_zeros(cpuid, 7);
    const cpuid_registers records = leaf_or_zeros(cpuid, 0x1c);
    const unsigned width = leaf_or_zeros(cpuid, 0x8000'0008).eax >> 8 & 0xff;
    return {.format = format,
            .address_width = width == 0 ? 48 : width,
            .has_transactions = (features.ebx & (1u << 4 | 1u << 11)) != 0,
            .has_mispredictions = (records.ecx & 1) != 0,
            .has_cycles = (records.ecx >> 1 & 1) != 0,
            .has_types = (records.ecx >> 2 & 1) != 0,
            .has_counters = (records.ecx >> 16 & 0xf) != 0};
}

namespace detail {

/// Returns whether CPUID announces architectural records with the filters, the depth and the call
/// stack of a plan: leaf 7 EDX[19] and leaf 1Ch.
constexpr bool announces_architectural(const record_plan &plan, const cpuid_view &cpuid) {
    if ((leaf_or_zeros(cpuid, 7).edx >> 19 & 1) == 0) return false;
    const cpuid_registers leaf = leaf_or_zeros(cpuid, 0x1c);
    const std::uint32_t needed = plan.request.keeps_call_stack ? 7 : 3;
    return (leaf.eax >> (plan.depth / 8 - 1) & 1) != 0 && (leaf.ebx & needed) == needed;
}

/// Returns whether CPUID announces AMD's records of version 2, as many as the plan has: leaf
/// 80000022h EAX[1] and EBX[9:4].
constexpr bool announces_version_2(const record_plan &plan, const cpuid_view &cpuid) {
    const cpuid_registers leaf = leaf_or_zeros(cpuid, 0x8000'0022);
    return (leaf.eax >> 1 & 1) != 0 && (leaf.ebx >> 4 & 0x3f) == plan.depth;
}

} // namespace detail

/// Returns the rule that a plan breaks on the processor whose CPUID answers; legal where the plan
/// fits. Legacy records are announced by the model alone.
/// `compares_model`: whether the processor must be one of those of the plan's facility
[[gnu::cold, gnu::noinline]] inline verdict
check_fit(const record_plan &plan, const cpuid_view &cpuid, bool compares_model) {
    const facility_row &facility = *plan.facility;
    const core processor = identify(cpuid).is;
    if (compares_model && (processor == core::none || !facility.processors.has(processor)))
        return {&records_are_of_the_processor::text};
    const bool is_announced =
        facility.kind == facility_kind::architectural
            ? detail::announces_architectural(plan, cpuid)
            : facility.kind != facility_kind::version_2 || detail::announces_version_2(plan, cpuid);
    if (!is_announced) return {&records_are_announced::text};
    return {};
}

} // namespace msr::lbr
