// The bytes of a PEBS record, from the facts known at a sample. General registers other than the
// instruction pointer, flags, vector registers and last branches are not known, and are 0.
#pragma once

#include <msr/core/field.hpp>
#include <msr/intel/pebs/adaptive.hpp>
#include <msr/intel/pebs/architectural_fields.hpp>
#include <msr/intel/pebs/data_source.hpp>
#include <msr/intel/pebs/format.hpp>
#include <msr/intel/pebs/groups.hpp>
#include <msr/intel/pebs/record.hpp>
#include <msr/intel/pebs/words.hpp>
#include <msr/processor/identity.hpp>
#include <msr/sim/caches/core_caches.hpp>
#include <msr/sim/caches/translation.hpp>
#include <msr/sim/models/timing.hpp>
#include <msr/sim/player/instruction_trace.hpp>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <vector>

namespace msr::sim {

/// The state of a processor at a precise sample, as far as a record contains it.
struct precise_moment {
    traced_instruction at{}; ///< instruction that the precise record describes
    /// Counters whose overflow the record is for: bits of IA32_PERF_GLOBAL_STATUS.
    std::uint64_t counters{};
    std::uint64_t time_stamp{}; ///< value of the time stamp counter at the record
    /// Data source of the instruction's access, in the encoding of the processor's generation.
    std::uint64_t data_source{};
    std::uint64_t latency{}; ///< clocks that the instruction's access to memory took
    /// Values of the general counters, by number, where the record has them.
    std::uint64_t general[32]{};
    /// Values of the fixed counters, by number, where the record has them.
    std::uint64_t fixed[16]{};
};

/// The generation whose encoding of data sources a processor uses, where it is known.
struct data_source_writer {
    bool is_known{};       ///< whether the encoding of the processor's data sources is known
    pebs::generation as{}; ///< processor generation whose encoding of data sources is used
};
/// Returns the generation whose encoding of data sources a processor's records use; `is_known`
/// false: no encoding is known.
constexpr data_source_writer data_sources_of(core core) {
    using pebs::generation;
    switch (core) {
    case core::nehalem:
    case core::westmere:
        return {true, generation::nehalem};
    case core::sandy_bridge:
    case core::sandy_bridge_ep:
    case core::ivy_bridge:
    case core::ivy_bridge_ep:
        return {true, generation::sandy_bridge};
    case core::haswell:
    case core::broadwell:
        return {true, generation::haswell};
    case core::skylake:
    case core::ice_lake:
        return {true, generation::skylake};
    case core::alder_lake:
    case core::meteor_lake:
        return {true, generation::golden_cove};
    case core::sapphire_rapids:
    case core::granite_rapids:
        return {true, generation::golden_cove_server};
    case core::alder_lake_atom:
        return {true, generation::gracemont};
    case core::meteor_lake_atom:
        return {true, generation::crestmont};
    case core::lunar_lake:
    case core::panther_lake_core:
        return {true, generation::lion_cove};
    case core::lunar_lake_atom:
    case core::panther_lake_atom:
        return {true, generation::crestmont};
    default:
        return {};
    }
}

namespace detail {

/// Returns the code of the first data source in `request` that a layout has; 0: the layout has none
/// of the sources.
constexpr std::uint64_t code_of(const pebs::load_layout &layout,
                                std::initializer_list<pebs::source> request) {
    for (const pebs::source source : request)
        for (unsigned code = 0; code < layout.code_count; ++code)
            if (layout.codes[code] == source) return code;
    return 0;
}

constexpr std::uint64_t code_of(const pebs::load_layout &layout, level origin) {
    using pebs::source;
    switch (origin) {
    case level::first:
        return code_of(layout, {source::l1_hit});
    case level::mid:
    case level::second:
        return code_of(layout, {source::l2_hit});
    case level::third:
        return code_of(layout, {source::l3_hit});
    case level::memory:
        break;
    }
    return code_of(layout, {source::local_memory, source::local_memory_exclusive,
                            source::local_memory_shared});
}

constexpr std::uint64_t in_place(const pebs::record_field &field, std::uint64_t value) {
    return field.width == 0 ? 0 : value << field.low & field.mask();
}

} // namespace detail

/// Returns the data source word of an access. All memory is local, and no other core's cache has
/// the accessed line. 0: no layout is known.
/// `writer`: the layout of the word for the processor
/// `access`: the result of the access in the models
constexpr std::uint64_t data_source_of(const data_source_writer &writer,
                                       const traced_access &access) {
    if (!writer.is_known) return 0;
    const pebs::load_layout &layout = pebs::layout_of(writer.as);
    const bool walked = access.found.through == translated::walked;
    if (access.writes && !pebs::stores_have_codes(writer.as)) {
        using stores = pebs::store_fields;
        if (writer.as == pebs::generation::nehalem) return 0;
        const bool hit = access.found.from == level::first;
        std::uint64_t word = detail::in_place(stores::l1d_hit, hit);
        if (writer.as == pebs::generation::sandy_bridge)
            word |= detail::in_place(stores::stlb_miss, walked) |
                    detail::in_place(stores::locked, access.locked);
        return word;
    }
    return detail::in_place(layout.code, detail::code_of(layout, access.found.from)) |
           detail::in_place(layout.tlb_miss, walked) |
           detail::in_place(layout.locked, access.locked);
}

/// The approximate number of clocks of a load that hits the first-level cache; the timing model has
/// only the clocks that other levels add.
inline constexpr unsigned first_level_latency = 4;

/// Returns the clocks of the core that an access takes: the clocks of its farthest line and of its
/// address translation.
/// `clocks`: the model of time
/// `result`: the levels that the access used
constexpr std::uint64_t latency_of(const timing &clocks, const access_result &result) {
    return first_level_latency + clocks.latency_of(result.from) + clocks.latency_of(result.through);
}

/// A maker of the bytes of PEBS records.
class precise_record {
public:
    /// Returns the bytes of a record with a selection of format and groups, which are valid until
    /// the next call on the object; empty for architectural PEBS, whose records architectural()
    /// makes.
    const std::vector<unsigned char> &bytes_of(const pebs::selection &selection,
                                               const precise_moment &moment) {
        bytes_.clear();
        if (pebs::is_fixed(selection.number))
            fixed(selection.number, moment);
        else if (pebs::is_adaptive(selection.number))
            adaptive(selection, moment);
        return bytes_;
    }

    /// Returns the bytes of a record of architectural PEBS, as a single fragment, valid until the
    /// next call on the object. `configuration`: the value of IA32_PMC_GPn_CFG_C or
    /// IA32_PMC_FXm_CFG_C, whose bits select the groups.
    const std::vector<unsigned char> &architectural(std::uint64_t configuration,
                                                    const precise_moment &moment) {
        using format = pebs::architectural_format_fields;
        using basic = pebs::architectural_basic_fields;
        using sizes = pebs::architectural_sizes;
        bytes_.clear();
        const auto contains = [&](const pebs::record_field &field) {
            // the record's header repeats bits of MSR_PEBS_DATA_CFG, which select groups
            return (configuration & field.mask()) != 0;
        };
        const std::size_t head = begin(sizes::header);
        const std::size_t first = begin(sizes::basic);
        put(first, basic::eventing_ip, moment.at.address);
        put(first, basic::applicable_counters, moment.counters);
        put(first, basic::tsc, moment.time_stamp);
        if (contains(format::aux)) {
            using fields = pebs::aux_fields;
            const std::size_t group = begin(sizes::aux);
            put(group, fields::address, moment.at.access.address);
            put(group, fields::data_source, moment.data_source);
            put(group, fields::latency, moment.latency);
        }
        if (contains(format::registers))
            put(begin(sizes::registers), pebs::register_fields::rip, moment.at.next);
        if (contains(format::xmm)) begin(sizes::vector_header + sizes::xmm);
        const std::uint64_t lbr = format::lbr.in(configuration);
        // code 3 stands for the number of last branches in the record's header
        constexpr unsigned entries[] = {0, 8, 16, 0};
        if (lbr != 0) begin(sizes::lbr_header + entries[lbr] * pebs::group_sizes::lbr_entry);
        const std::uint64_t groups =
            format::aux.mask() | format::registers.mask() | format::xmm.mask() | format::lbr.mask();
        put(head, pebs::architectural_header_fields::format,
            (configuration & groups) | format::basic.mask() | format::mode.mask() | bytes_.size());
        return bytes_;
    }

private:
    std::vector<unsigned char> bytes_;

    void put(std::size_t group, const pebs::record_field &field, std::uint64_t value) {
        for (unsigned i = 0; i < field.size && i < 8; ++i)
            bytes_[group + field.offset + i] = static_cast<unsigned char>(value >> 8 * i);
    }
    /// Appends a group of `size` bytes of 0; returns the offset of the group in the record.
    std::size_t begin(std::size_t size) {
        const std::size_t place = bytes_.size();
        bytes_.resize(place + size);
        return place;
    }

    void fixed(pebs::format number, const precise_moment &moment) {
        using fields = pebs::fixed_fields;
        const std::size_t group = begin(pebs::fixed_sizes[static_cast<unsigned>(number)]);
        put(group, fields::rip, moment.at.next);
        if (number < pebs::format::nehalem) return;
        put(group, fields::global_status, moment.counters);
        put(group, fields::data_linear_address, moment.at.access.address);
        put(group, fields::data_source, moment.data_source);
        put(group, fields::latency, moment.latency);
        if (number < pebs::format::haswell) return;
        put(group, fields::eventing_ip, moment.at.address);
        if (number < pebs::format::skylake) return;
        put(group, fields::tsc, moment.time_stamp);
    }

    void adaptive(const pebs::selection &selection, const precise_moment &moment) {
        using basic = pebs::basic_fields;
        const pebs::data_groups &groups = selection.groups;
        const std::size_t head = begin(pebs::group_sizes::basic);
        put(head, basic::eventing_ip, moment.at.address);
        put(head, basic::applicable_counters, moment.counters);
        put(head, basic::tsc, moment.time_stamp);
        if (groups.memory) {
            using fields = pebs::memory_fields;
            const std::size_t group = begin(pebs::group_sizes::memory);
            put(group, fields::address, moment.at.access.address);
            put(group, fields::data_source, moment.data_source);
            put(group, fields::latency, moment.latency);
        }
        if (groups.registers)
            put(begin(pebs::group_sizes::registers), pebs::register_fields::rip, moment.at.next);
        if (groups.xmm) begin(pebs::group_sizes::xmm);
        begin(groups.lbr_entries * pebs::group_sizes::lbr_entry);
        if (groups.counters || groups.metrics) snapshot(groups, moment);
        const std::uint64_t value = pebs::data_configuration(groups) & low_bits(32);
        put(head, basic::format_size, value | std::uint64_t{bytes_.size()} << 48);
    }

    void snapshot(const pebs::data_groups &groups, const precise_moment &moment) {
        using fields = pebs::snapshot_fields;
        const std::size_t group = begin(pebs::group_sizes::snapshot_header);
        const auto counter = [&](std::uint64_t value) {
            put(begin(pebs::group_sizes::counter), pebs::general_counter_field, value);
        };
        if (groups.counters) {
            put(group, fields::general, groups.general);
            put(group, fields::fixed, groups.fixed);
            for (unsigned i = 0; i < 16; ++i)
                if ((groups.general >> i & 1) != 0) counter(moment.general[i]);
            for (unsigned i = 0; i < 8; ++i)
                if ((groups.fixed >> i & 1) != 0) counter(moment.fixed[i]);
        }
        if (!groups.metrics) return;
        put(group, fields::metrics, pebs::snapshot_group::metrics_there);
        counter(0);
        counter(0);
    }
};

} // namespace msr::sim
