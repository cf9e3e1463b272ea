// The off-core registers, MSR_OFFCORE_RSP_0 and 1, on Nova Lake MSR_OMR_0 to 3: which requests that
// leave the core, with which responses, are counted. Sources: the masks of the Linux driver
// (arch/x86/events/intel/core.c) and the event tables of libpfm4. Nothing was measured here.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/core/text.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/table.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::perfmon {

/// The sets of processors whose MSR_OFFCORE_RSP has equal bits, in the order of `offcore_layouts`.
enum class offcore_variant : std::uint8_t {
    nhm,       ///< MSR_OFFCORE_RSP of Nehalem and Westmere
    snb,       ///< MSR_OFFCORE_RSP of Sandy Bridge and Ivy Bridge clients
    snbep_skl, ///< MSR_OFFCORE_RSP of Sandy Bridge EP, Ivy Bridge EP, Haswell, Broadwell, Skylake
    icl,       ///< MSR_OFFCORE_RSP of Ice Lake, Tiger Lake, Rocket Lake
    spr, ///< MSR_OFFCORE_RSP of Sapphire, Emerald and Granite Rapids, Golden Cove, Redwood Cove
    lnc, ///< MSR_OFFCORE_RSP of Lion Cove
    knl_rsp0,    ///< MSR_OFFCORE_RSP_0 of Knights Landing
    knl_rsp1,    ///< MSR_OFFCORE_RSP_1 of Knights Landing
    slm_rsp0,    ///< MSR_OFFCORE_RSP_0 of Silvermont
    slm_rsp1,    ///< MSR_OFFCORE_RSP_1 of Silvermont
    glm_rsp0,    ///< MSR_OFFCORE_RSP_0 of Goldmont and Goldmont Plus
    glm_rsp1,    ///< MSR_OFFCORE_RSP_1 of Goldmont and Goldmont Plus
    tnt_rsp0,    ///< MSR_OFFCORE_RSP_0 of Tremont
    tnt_rsp1,    ///< MSR_OFFCORE_RSP_1 of Tremont
    grt,         ///< MSR_OFFCORE_RSP of Gracemont
    cmt_rsp0,    ///< MSR_OFFCORE_RSP_0 of Crestmont to Darkmont
    cmt_rsp1,    ///< MSR_OFFCORE_RSP_1 of Crestmont to Darkmont
    omr_core,    ///< MSR_OMR_0 to 3 of performance cores, each with a unit mask
    omr_atom,    ///< MSR_OMR_0 to 3 of Atom cores, each with a unit mask and a counter
    none = 0xff, ///< no layout of the off-core registers is known
};
/// The variant of processors whose off-core registers have no known layout.
inline constexpr offcore_variant no_offcore = offcore_variant::none;

/// The bits of an off-core register that software may set, on the processors of a variant.
struct offcore_layout {
    const char *variant{}; ///< name of the variant, for people
    /// Address of the first register of the layout: MSR_OFFCORE_RSP_0 or 1, or MSR_OMR_0.
    std::uint32_t address{};
    /// Distance between the addresses of the registers that have the layout, such as
    /// MSR_OFFCORE_RSP_0 and 1; 0: a single register has the layout, because MSR_OFFCORE_RSP_0 and
    /// 1 have layouts of their own.
    unsigned stride{};
    std::uint64_t valid{}; ///< the bits of the off-core register that software may set
};

/// The layouts of the off-core registers, in the order of `offcore_variant`.
inline constexpr offcore_layout offcore_layouts[] = {
    {"nhm", 0x1a6, 1, 0xffff},             // Nehalem, Westmere (which has register 1A7, too)
    {"snb", 0x1a6, 1, 0x3f807f8fff},       // Sandy Bridge, Ivy Bridge client
    {"snbep_skl", 0x1a6, 1, 0x3fffff8fff}, // Sandy/Ivy Bridge EP, Haswell, Broadwell, Skylake
    {"icl", 0x1a6, 1, 0x3fffffbfff},       // Ice Lake, Tiger Lake, Rocket Lake
    {"spr", 0x1a6, 1, 0x3fffffffff},  // Sapphire/Emerald/Granite Rapids, Golden Cove, Redwood Cove
    {"lnc", 0x1a6, 1, 0xfffffffffff}, // Lion Cove
    {"knl_rsp0", 0x1a6, 0, 0x799ffbb6e7},       // Knights Landing, register 1A6
    {"knl_rsp1", 0x1a7, 0, 0x399ffbffe7},       // Knights Landing, register 1A7
    {"slm_rsp0", 0x1a6, 0, 0x768005ffff},       // Silvermont, register 1A6
    {"slm_rsp1", 0x1a7, 0, 0x368005ffff},       // Silvermont, register 1A7
    {"glm_rsp0", 0x1a6, 0, 0x760005ffbf},       // Goldmont, Goldmont Plus, register 1A6
    {"glm_rsp1", 0x1a7, 0, 0x360005ffbf},       // Goldmont, Goldmont Plus, register 1A7
    {"tnt_rsp0", 0x1a6, 0, 0x800ff0ffffff9fff}, // Tremont, register 1A6
    {"tnt_rsp1", 0x1a7, 0, 0xff0ffffff9fff},    // Tremont, register 1A7
    // Gracemont: Linux lets bits 0 to 37 pass; Intel's list of Alder Lake also has events with bits
    // 46 and 47
    {"grt", 0x1a6, 1, 0xc03fffffffff},
    {"cmt_rsp0", 0x1a6, 0, 0x800ff3ffffffffff}, // Crestmont to Darkmont, register 1A6
    {"cmt_rsp1", 0x1a7, 0, 0xff3ffffffffff},    // Crestmont to Darkmont, register 1A7
    // MSR_OMR_0 to 3, the off-core registers of Panther Cove, of Coyote Cove and of Arctic Wolf.
    // Source: Linux 7.3, core.c.
    {"omr_core", 0x3e0, 1, 0x40ffffff0000ffff}, // Coyote Cove
    {"omr_atom", 0x3e0, 1, 0xc0ffffffffffffff}, // Arctic Wolf
};

/// The part of MSR_OFFCORE_RSP to which a bit belongs; a value has a request and a response.
enum class offcore_part : std::uint8_t {
    request,  ///< the bit selects a request of the core
    supplier, ///< the bit selects a supplier of the response
    snoop,    ///< the bit selects a response of the other caches
};

/// A bit of MSR_OFFCORE_RSP by name. Some bits have several names, and on Westmere a name stands at
/// several bits.
struct offcore_bit {
    unsigned bit{};     ///< number of the bit in MSR_OFFCORE_RSP, 0 to 63
    const char *name{}; ///< a name of the bit of MSR_OFFCORE_RSP
    /// What the bit of MSR_OFFCORE_RSP selects: a request, a supplier or a snoop.
    offcore_part part{};
};

/// The bits of MSR_OFFCORE_RSP on Nehalem by name.
inline constexpr offcore_bit nehalem_offcore_bits[] = {
    {0, "dmnd_data_rd", offcore_part::request},
    {1, "dmnd_rfo", offcore_part::request},
    {2, "dmnd_ifetch", offcore_part::request},
    {3, "wb", offcore_part::request},
    {4, "pf_data_rd", offcore_part::request},
    {5, "pf_rfo", offcore_part::request},
    {6, "pf_ifetch", offcore_part::request},
    {7, "other", offcore_part::request},
    {8, "uncore_hit", offcore_part::supplier},
    {9, "other_core_hit_snp", offcore_part::supplier},
    {10, "other_core_hitm", offcore_part::supplier},
    {11, "remote_cache_hitm", offcore_part::supplier},
    {12, "remote_cache_fwd", offcore_part::supplier},
    {13, "remote_dram", offcore_part::supplier},
    {14, "local_dram", offcore_part::supplier},
    {15, "non_dram", offcore_part::supplier},
};
/// The bits of MSR_OFFCORE_RSP on Westmere by name.
inline constexpr offcore_bit westmere_offcore_bits[] = {
    {0, "dmnd_data_rd", offcore_part::request},
    {1, "dmnd_rfo", offcore_part::request},
    {2, "dmnd_ifetch", offcore_part::request},
    {3, "wb", offcore_part::request},
    {4, "pf_data_rd", offcore_part::request},
    {5, "pf_rfo", offcore_part::request},
    {6, "pf_ifetch", offcore_part::request},
    {7, "other", offcore_part::request},
    {8, "uncore_hit", offcore_part::supplier},
    {9, "other_core_hit_snp", offcore_part::supplier},
    {10, "other_core_hitm", offcore_part::supplier},
    {11, "remote_cache_hitm", offcore_part::supplier},
    {12, "remote_cache_fwd", offcore_part::supplier},
    {12, "local_dram_and_remote_cache_hit", offcore_part::supplier},
    {13, "remote_dram", offcore_part::supplier},
    {13, "local_dram", offcore_part::supplier},
    {14, "remote_dram", offcore_part::supplier},
    {14, "other_llc_miss", offcore_part::supplier},
    {15, "non_dram", offcore_part::supplier},
};
/// The bits of MSR_OFFCORE_RSP on Sandy Bridge by name.
inline constexpr offcore_bit sandy_bridge_offcore_bits[] = {
    {0, "dmnd_data_rd", offcore_part::request},
    {1, "dmnd_rfo", offcore_part::request},
    {2, "dmnd_ifetch", offcore_part::request},
    {3, "wb", offcore_part::request},
    {4, "pf_data_rd", offcore_part::request},
    {5, "pf_rfo", offcore_part::request},
    {6, "pf_ifetch", offcore_part::request},
    {7, "pf_llc_data_rd", offcore_part::request},
    {8, "pf_llc_rfo", offcore_part::request},
    {9, "pf_llc_ifetch", offcore_part::request},
    {10, "bus_locks", offcore_part::request},
    {11, "strm_st", offcore_part::request},
    {15, "other", offcore_part::request},
    {16, "any_response", offcore_part::supplier},
    {17, "no_supp", offcore_part::supplier},
    {18, "llc_hitm", offcore_part::supplier},
    {19, "llc_hite", offcore_part::supplier},
    {20, "llc_hits", offcore_part::supplier},
    {21, "llc_hitf", offcore_part::supplier},
    {22, "llc_miss_local_dram", offcore_part::supplier},
    {22, "llc_miss_local", offcore_part::supplier},
    {22, "l3_miss", offcore_part::supplier},
    {31, "snp_none", offcore_part::snoop},
    {32, "snp_not_needed", offcore_part::snoop},
    {32, "no_snp_needed", offcore_part::snoop},
    {33, "snp_miss", offcore_part::snoop},
    {34, "snp_no_fwd", offcore_part::snoop},
    {35, "snp_fwd", offcore_part::snoop},
    {36, "hitm", offcore_part::snoop},
    {37, "non_dram", offcore_part::snoop},
};
/// The bits of MSR_OFFCORE_RSP on Haswell by name.
inline constexpr offcore_bit haswell_offcore_bits[] = {
    {0, "dmnd_data_rd", offcore_part::request},
    {1, "dmnd_rfo", offcore_part::request},
    {2, "dmnd_code_rd", offcore_part::request},
    {2, "dmnd_ifetch", offcore_part::request},
    {3, "wb", offcore_part::request},
    {4, "pf_data_rd", offcore_part::request},
    {5, "pf_rfo", offcore_part::request},
    {6, "pf_code_rd", offcore_part::request},
    {6, "pf_ifetch", offcore_part::request},
    {7, "pf_l3_data_rd", offcore_part::request},
    {8, "pf_l3_rfo", offcore_part::request},
    {9, "pf_l3_code_rd", offcore_part::request},
    {9, "pf_l3_ifetch", offcore_part::request},
    {10, "split_lock_uc_lock", offcore_part::request},
    {10, "bus_locks", offcore_part::request},
    {11, "strm_st", offcore_part::request},
    {15, "other", offcore_part::request},
    {16, "any_response", offcore_part::supplier},
    {17, "no_supp", offcore_part::supplier},
    {18, "l3_hitm", offcore_part::supplier},
    {19, "l3_hite", offcore_part::supplier},
    {20, "l3_hits", offcore_part::supplier},
    {21, "l3_hitf", offcore_part::supplier},
    {22, "l3_miss_local", offcore_part::supplier},
    {27, "l3_miss_remote_hop0", offcore_part::supplier},
    {28, "l3_miss_remote_hop1", offcore_part::supplier},
    {29, "l3_miss_remote_hop2p", offcore_part::supplier},
    {22, "l3_miss", offcore_part::supplier},
    {30, "spl_hit", offcore_part::supplier},
    {31, "snp_none", offcore_part::snoop},
    {32, "snp_not_needed", offcore_part::snoop},
    {33, "snp_miss", offcore_part::snoop},
    {34, "snp_no_fwd", offcore_part::snoop},
    {35, "snp_fwd", offcore_part::snoop},
    {36, "snp_hitm", offcore_part::snoop},
    {37, "snp_non_dram", offcore_part::snoop},
};
/// The bits of MSR_OFFCORE_RSP on Skylake by name.
inline constexpr offcore_bit skylake_offcore_bits[] = {
    {0, "dmnd_data_rd", offcore_part::request},
    {1, "dmnd_rfo", offcore_part::request},
    {2, "dmnd_code_rd", offcore_part::request},
    {4, "pf_l2_data_rd", offcore_part::request},
    {5, "pf_l2_rfo", offcore_part::request},
    {7, "pf_l3_data_rd", offcore_part::request},
    {8, "pf_l3_rfo", offcore_part::request},
    {10, "pf_l1d_and_sw", offcore_part::request},
    {15, "other", offcore_part::request},
    {16, "any_response", offcore_part::supplier},
    {17, "supplier_none", offcore_part::supplier},
    {17, "no_supp", offcore_part::supplier},
    {18, "l3_hitm", offcore_part::supplier},
    {19, "l3_hite", offcore_part::supplier},
    {20, "l3_hits", offcore_part::supplier},
    {21, "l3_hitf", offcore_part::supplier},
    {22, "l4_hit_local_l4", offcore_part::supplier},
    {26, "l3_miss_local", offcore_part::supplier},
    {28, "l3_miss_remote_hop1_dram", offcore_part::supplier},
    {26, "l3_miss", offcore_part::supplier},
    {30, "spl_hit", offcore_part::supplier},
    {31, "snp_none", offcore_part::snoop},
    {32, "snp_not_needed", offcore_part::snoop},
    {33, "snp_miss", offcore_part::snoop},
    {34, "snp_hit_no_fwd", offcore_part::snoop},
    {35, "snp_hit_with_fwd", offcore_part::snoop},
    {36, "snp_hitm", offcore_part::snoop},
    {37, "snp_non_dram", offcore_part::snoop},
};

/// Returns the layout of the first off-core register of a variant, which must not be `none`.
constexpr const offcore_layout &layout_of(offcore_variant core) {
    return offcore_layouts[static_cast<unsigned>(core)];
}

/// Returns whether the processors of a variant have MSR_OMR_0 to 3, and no MSR_OFFCORE_RSP.
constexpr bool has_omr(offcore_variant core) {
    return core == offcore_variant::omr_core || core == offcore_variant::omr_atom;
}
/// The most off-core registers that a processor has.
inline constexpr int most_offcore_registers = 4;
/// Returns the number of off-core registers of the processors of a variant: 4 MSR_OMR or 2
/// MSR_OFFCORE_RSP. Nehalem, which has a single MSR_OFFCORE_RSP, gets 2.
constexpr int offcore_register_count(offcore_variant core) { return has_omr(core) ? 4 : 2; }

/// An off-core register by its address and its name.
struct offcore_register {
    const char *name{};      ///< name of the off-core register, in lower case
    std::uint32_t address{}; ///< address of the off-core register, as RDMSR and WRMSR take it
};
/// The off-core registers of processors with MSR_OFFCORE_RSP.
inline constexpr offcore_register offcore_rsp_registers[] = {{"msr_offcore_rsp_0", 0x1a6},
                                                             {"msr_offcore_rsp_1", 0x1a7}};
/// The off-core registers of processors with MSR_OMR.
inline constexpr offcore_register omr_registers[] = {
    {"msr_omr_0", 0x3e0}, {"msr_omr_1", 0x3e1}, {"msr_omr_2", 0x3e2}, {"msr_omr_3", 0x3e3}};

/// Returns the off-core register number `place` of the processors of a variant; `place` is below
/// `offcore_register_count`.
constexpr const offcore_register &offcore_register_at(offcore_variant core, int place) {
    return has_omr(core) ? omr_registers[place] : offcore_rsp_registers[place];
}

/// Returns the layout of the off-core register number `place` of the processors of a variant.
constexpr const offcore_layout &layout_of(offcore_variant core, int place) {
    const offcore_layout &first = layout_of(core);
    const bool has_own = place == 1 && first.stride == 0;
    return has_own ? offcore_layouts[static_cast<unsigned>(core) + 1] : first;
}

/// The named bits of MSR_OFFCORE_RSP on a family of processors. From Ice Lake on the bits of the
/// response have no meanings of their own in public tables: whole values are taken from Intel's
/// event lists.
struct offcore_names {
    core processor{};             ///< the first processor of the family whose bits have the names
    sequence<offcore_bit> bits{}; ///< the bits of MSR_OFFCORE_RSP that have names
};

/// The tables of the named bits of MSR_OFFCORE_RSP, by family of processors.
inline constexpr offcore_names offcore_tables[] = {
    {core::nehalem, all_of(nehalem_offcore_bits)},
    {core::westmere, all_of(westmere_offcore_bits)},
    {core::sandy_bridge, all_of(sandy_bridge_offcore_bits)},
    {core::haswell, all_of(haswell_offcore_bits)},
    {core::skylake, all_of(skylake_offcore_bits)},
};

/// Returns the layout of the off-core registers of the variant with a name, in any case, or null.
constexpr const offcore_layout *offcore_layout_named(text_view variant) {
    for (const offcore_layout &layout : offcore_layouts)
        if (same_without_case(layout.variant, variant)) return &layout;
    return nullptr;
}

/// The index of each processor's table in `offcore_tables`; `core_places::no_place` for processors
/// without named bits.
inline constexpr core_places offcore_table_places =
    places_in(offcore_tables, &offcore_names::processor);

/// Returns the named bits of MSR_OFFCORE_RSP on a processor; empty where none are known.
constexpr sequence<offcore_bit> offcore_bits_of(core processor) {
    const std::uint8_t place = offcore_table_places[processor];
    if (place == core_places::no_place) return {};
    return offcore_tables[place].bits;
}

/// Returns every bit of MSR_OFFCORE_RSP that has the given name, in any case; 0 where no bit has
/// the name.
/// `bits`: the named bits of a processor.
constexpr std::uint64_t offcore_mask(sequence<offcore_bit> bits, text_view name) {
    std::uint64_t value = 0;
    for (const offcore_bit &bit : bits)
        if (same_without_case(bit.name, name)) value |= std::uint64_t{1} << bit.bit;
    return value;
}

/// Returns all bits of a part of MSR_OFFCORE_RSP.
/// `bits`: the named bits of a processor.
constexpr std::uint64_t offcore_mask(sequence<offcore_bit> bits, offcore_part part) {
    std::uint64_t value = 0;
    for (const offcore_bit &bit : bits)
        if (bit.part == part) value |= std::uint64_t{1} << bit.bit;
    return value;
}

/// A value for MSR_OFFCORE_RSP, with the register's layout and named bits, as rules check it.
struct offcore_setting {
    /// The layout of the off-core register, with the bits that software may set.
    const offcore_layout &layout;
    sequence<offcore_bit> bits; ///< the named bits of the off-core register; empty: not known
    std::uint64_t value{};      ///< the value to write to the off-core register

    /// Returns whether the value for the off-core register has bits that software must not set.
    constexpr bool has_reserved_bits() const { return (value & ~layout.valid) != 0; }
    /// Returns whether the value for the off-core register selects a request.
    constexpr bool has_request() const { return (value & requests()) != 0; }
    /// Returns whether the value for the off-core register selects a response.
    constexpr bool has_response() const { return (value & ~requests()) != 0; }

private:
    constexpr std::uint64_t requests() const { return offcore_mask(bits, offcore_part::request); }
};

} // namespace msr::perfmon
