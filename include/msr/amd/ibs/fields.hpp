// The fields of the registers of instruction-based sampling, each with its bits, the generations
// that have it, the CPUID bit that announces it, and the confidence. The registers of registers.hpp
// and the layouts of layouts.hpp are made of these fields.
// Sources: Linux arch/x86/include/asm/amd/ibs.h and its patches of 2026, the AMD Research IBS
// toolkit, CodeXL; the AMD manuals themselves could not be read. Nothing was measured here.
#pragma once

#include <msr/amd/ibs/features.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/core/field.hpp>

#include <cstdint>

namespace msr::ibs {

/// The side that changes a field of an IBS register: software, hardware, or none.
enum class field_use : std::uint8_t {
    set_by_software,     ///< software writes the field, and hardware leaves it unchanged
    updated_by_hardware, ///< hardware changes the field; software may clear or write it
    read_only,           ///< hardware sets the field, and software cannot change it
    /// No side changes the field: the bits are reserved, to be written as 0 and ignored when read.
    unused,
};

/// A field of an IBS register: its bits, its meaning, and the generations that have it.
struct layout_field {
    const char *name{};               ///< AMD's name of the register's field, in lower case
    unsigned low{};                   ///< number of the field's lowest bit in the register, 0 to 63
    unsigned width{};                 ///< number of the field's bits
    generation_set generations{};     ///< generations of processors that have the field
    field_use use{};                  ///< who changes the field: software, hardware, or nobody
    feature gate{feature::by_family}; ///< the CPUID bit that announces the field
    /// How sure the sources are about the field's bits and meaning.
    confidence sure{confidence::high};
    const char *meaning{}; ///< the field's meaning in words

    /// Returns the field's bits in its register, as a mask.
    constexpr std::uint64_t mask() const { return low_bits(width) << low; }
    /// Returns the field's value in a value of its register, shifted down to bit 0.
    constexpr std::uint64_t value_in(std::uint64_t register_value) const {
        return (register_value >> low) & low_bits(width);
    }
    /// Returns the accesses that software has to the field of the register.
    constexpr access kind() const {
        if (use == field_use::unused) return access::reserved;
        return use == field_use::read_only ? access::read_only : access::read_write;
    }
    /// Returns the field as a row of the type that describes fields of other PMUs.
    constexpr field_row row() const {
        return {.name = name, .low = low, .width = width, .kind = kind(), .value_bits = 64};
    }
};

namespace detail {

/// Returns the set of a generation and all later ones, in the order of `generations`.
constexpr generation_set since(generation first) {
    return static_cast<generation_set>((1u << generation_count) - only(first));
}
/// Returns the set of a generation and all earlier ones, in the order of `generations`.
constexpr generation_set until(generation last) {
    return static_cast<generation_set>(2u * only(last) - 1);
}

inline constexpr generation_set every_generation = since(generations[0].is);
/// The generations family 15h 60h and Zen 1 and later; not family 16h, which lies between them in
/// `generations`.
inline constexpr generation_set since_15h_60 =
    only(generation::family15h_60) | since(generation::zen1);
/// The generations from family 10h to 12h and family 15h 00h.
inline constexpr generation_set family10h_12h_15h_00 =
    until(generation::family12h) | only(generation::family15h_00);
/// The generations from family 10h to 12h and from family 15h 00h to 60h.
inline constexpr generation_set family10h_12h_15h =
    until(generation::family12h) | from(generation::family15h_00, generation::family15h_60);

constexpr layout_field software(const char *name, unsigned low, unsigned width,
                                generation_set generations, feature gate, const char *meaning,
                                confidence sure = confidence::high) {
    return {name, low, width, generations, field_use::set_by_software, gate, sure, meaning};
}
constexpr layout_field hardware(const char *name, unsigned low, unsigned width,
                                generation_set generations, feature gate, const char *meaning,
                                confidence sure = confidence::high) {
    return {name, low, width, generations, field_use::updated_by_hardware, gate, sure, meaning};
}
constexpr layout_field fixed(const char *name, unsigned low, unsigned width,
                             generation_set generations, feature gate, const char *meaning) {
    return {name, low, width, generations, field_use::read_only, gate, confidence::high, meaning};
}
constexpr layout_field unused(unsigned low, unsigned width) {
    return {.name = "reserved",
            .low = low,
            .width = width,
            .use = field_use::unused,
            .meaning = "reserved in this variant"};
}

// Each constant is a field of the register ibs_fetch_ctl.
inline constexpr layout_field fetch_ctl_fetch_max_cnt =
    software("fetch_max_cnt", 0, 16, every_generation, feature::fetch_sam,
             "bits 19:4 of the 20-bit fetch period; low four period bits are always zero, so "
             "period = field*16");
inline constexpr layout_field fetch_ctl_fetch_cnt =
    hardware("fetch_cnt", 16, 16, every_generation, feature::fetch_sam,
             "bits 19:4 of the running fetch counter; write 0 to restart a period");
inline constexpr layout_field fetch_ctl_fetch_lat =
    hardware("fetch_lat", 32, 16, every_generation, feature::fetch_sam,
             "cycles from start of the tagged fetch until it completed or was abandoned");
inline constexpr layout_field fetch_ctl_fetch_en =
    software("fetch_en", 48, 1, every_generation, feature::fetch_sam, "enable fetch sampling");
inline constexpr layout_field fetch_ctl_fetch_val = hardware(
    "fetch_val", 49, 1, every_generation, feature::fetch_sam,
    "sample captured and interrupt raised; must be 0 for counting to continue, software clears");
inline constexpr layout_field fetch_ctl_fetch_comp =
    hardware("fetch_comp", 50, 1, every_generation, feature::fetch_sam,
             "tagged fetch completed and delivered to the decoder");
inline constexpr layout_field fetch_ctl_ic_miss = hardware(
    "ic_miss", 51, 1, every_generation, feature::fetch_sam,
    "tagged fetch missed the instruction cache (19h models below 10h: unreliable, erratum 1238)");
inline constexpr layout_field fetch_ctl_phy_addr_valid =
    hardware("phy_addr_valid", 52, 1, every_generation, feature::fetch_sam,
             "FETCH_PHYSADDR holds a valid address. On 1Ah models 50-5F,80-AF,C0-CF and later "
             "families the other status bits are trusted only if this is set");
inline constexpr layout_field fetch_ctl_l1_tlb_pg_sz =
    hardware("l1_tlb_pg_sz", 53, 2, every_generation, feature::fetch_sam,
             "page size in L1 ITLB, valid only with PhyAddrValid; see ibs_encodings.csv");
inline constexpr layout_field fetch_ctl_l1_tlb_miss = hardware(
    "l1_tlb_miss", 55, 1, every_generation, feature::fetch_sam, "tagged fetch missed L1 ITLB");
inline constexpr layout_field fetch_ctl_l2_tlb_miss = hardware(
    "l2_tlb_miss", 56, 1, every_generation, feature::fetch_sam, "tagged fetch missed L2 ITLB");
inline constexpr layout_field fetch_ctl_rand_en = software(
    "rand_en", 57, 1, every_generation, feature::fetch_sam,
    "1: hardware loads a random value in the low four counter bits at period start; 0: loads zero");
inline constexpr layout_field fetch_ctl_fetch_l2_miss =
    hardware("fetch_l2_miss", 58, 1, since_15h_60, feature::by_family,
             "tagged fetch missed L2; meaningful with FetchComp");
inline constexpr layout_field fetch_ctl_fetch_l3_miss_only =
    software("fetch_l3_miss_only", 59, 1, since(generation::zen4), feature::zen4_ibs_extensions,
             "keep only samples whose fetch missed the L3; others discarded and counter restarted "
             "from a small random value");
inline constexpr layout_field fetch_ctl_fetch_oc_miss =
    hardware("fetch_oc_miss", 60, 1, since(generation::zen4), feature::zen4_ibs_extensions,
             "tagged fetch missed the op cache");
inline constexpr layout_field fetch_ctl_fetch_l3_miss =
    hardware("fetch_l3_miss", 61, 1, since(generation::zen4), feature::zen4_ibs_extensions,
             "tagged fetch missed the L3");

// The field of the register ibs_fetch_linaddr.
inline constexpr layout_field fetch_linaddr_fetch_lin_ad =
    hardware("fetch_lin_ad", 0, 64, every_generation, feature::fetch_sam,
             "virtual address of the tagged fetch");

// Each constant is the field of the register ibs_fetch_physaddr for one width of addresses.
inline constexpr layout_field fetch_physaddr_fetch_phys_ad =
    hardware("fetch_phys_ad", 0, 48, until(generation::hygon18h), feature::fetch_sam,
             "physical address of the tagged fetch, valid with PhyAddrValid", confidence::medium);
inline constexpr layout_field fetch_physaddr_phys52 =
    hardware("fetch_phys_ad", 0, 52, since(generation::zen3), feature::fetch_sam,
             "as phys48; width follows the implemented physical address width (52 bits "
             "architectural limit), treat as MAXPHYADDR",
             confidence::medium);

// Each constant is a field of the register ibs_op_ctl.
inline constexpr layout_field op_ctl_op_max_cnt_lo =
    software("op_max_cnt_lo", 0, 16, every_generation, feature::op_sam,
             "period bits 19:4; low four period bits are zero");
inline constexpr layout_field op_ctl_op_en =
    software("op_en", 17, 1, every_generation, feature::op_sam, "enable op sampling");
inline constexpr layout_field op_ctl_op_val =
    hardware("op_val", 18, 1, every_generation, feature::op_sam,
             "sample captured and interrupt raised; counting stopped until software clears");
inline constexpr layout_field op_ctl_op_cnt_ctl =
    software("op_cnt_ctl", 19, 1, every_generation, feature::op_cnt,
             "0 count core clocks, 1 count dispatched ops");
inline constexpr layout_field op_ctl_op_cur_cnt_20 =
    hardware("op_cur_cnt", 32, 20, only(generation::family10h), feature::rd_wr_op_cnt,
             "20-bit running counter; low seven bits randomised by hardware");
inline constexpr layout_field op_ctl_op_max_cnt_hi =
    software("op_max_cnt_hi", 20, 7, since(generation::family12h), feature::op_cnt_ext,
             "period bits 26:20; period = Hi*2^20 + Lo*16");
inline constexpr layout_field op_ctl_op_cur_cnt_27 =
    hardware("op_cur_cnt", 32, 27, since(generation::family12h), feature::rd_wr_op_cnt,
             "27-bit running counter, all bits present; the low seven bits are re-randomised by "
             "hardware after a rollover");
inline constexpr layout_field op_ctl_op_l3_miss_only =
    software("op_l3_miss_only", 16, 1, since(generation::zen4), feature::zen4_ibs_extensions,
             "keep only samples whose load missed the L3; others discarded and counter restarted "
             "from random 1..127");
inline constexpr layout_field op_ctl_ld_lat_thrsh =
    software("ld_lat_thrsh", 59, 4, since(generation::zen5), feature::op_ld_lat,
             "threshold = (field+1)*128 cycles, 128..2048");
inline constexpr layout_field op_ctl_ld_lat_en =
    software("ld_lat_en", 63, 1, since(generation::zen5), feature::op_ld_lat,
             "keep only loads whose DC miss latency exceeds the threshold (Zen5: also set "
             "OpL3MissOnly, erratum 1606)");

// The field of the register ibs_op_rip.
inline constexpr layout_field op_rip_op_rip =
    hardware("op_rip", 0, 64, every_generation, feature::op_sam,
             "virtual address of the instruction that contains the tagged op; not trustworthy if "
             "RipInvalid");

// Each constant is a field of the register ibs_op_data.
inline constexpr layout_field op_data_comp_to_ret_ctr =
    hardware("comp_to_ret_ctr", 0, 16, every_generation, feature::op_sam,
             "cycles from completion to retirement of the tagged op");
inline constexpr layout_field op_data_tag_to_ret_ctr =
    hardware("tag_to_ret_ctr", 16, 16, every_generation, feature::op_sam,
             "cycles from tagging to retirement");
inline constexpr layout_field op_data_brn_resync =
    hardware("brn_resync", 32, 1, family10h_12h_15h_00, feature::by_family,
             "tagged op was a branch that caused a resync");
inline constexpr layout_field op_data_misp_return =
    hardware("misp_return", 33, 1, family10h_12h_15h_00, feature::by_family,
             "tagged op was a mispredicted return");
inline constexpr layout_field op_data_return =
    hardware("return_", 34, 1, every_generation, feature::op_sam, "tagged op was a return");
inline constexpr layout_field op_data_brn_taken =
    hardware("brn_taken", 35, 1, every_generation, feature::op_sam, "tagged op was a taken branch");
inline constexpr layout_field op_data_brn_misp = hardware(
    "brn_misp", 36, 1, every_generation, feature::op_sam, "tagged op was a mispredicted branch");
inline constexpr layout_field op_data_brn_ret = hardware(
    "brn_ret", 37, 1, every_generation, feature::op_sam, "tagged op was a branch that retired");
inline constexpr layout_field op_data_rip_invalid =
    hardware("rip_invalid", 38, 1, since(generation::family12h), feature::rip_invalid_chk,
             "OP_RIP is not usable for this sample");
inline constexpr layout_field op_data_brn_resync_doubtful =
    hardware("brn_resync", 32, 1, only(generation::family14h), feature::by_family,
             "tagged op was a branch that caused a resync", confidence::low);
inline constexpr layout_field op_data_misp_return_doubtful =
    hardware("misp_return", 33, 1, only(generation::family14h), feature::by_family,
             "tagged op was a mispredicted return", confidence::low);
inline constexpr layout_field op_data_brn_fuse_doubtful =
    hardware("brn_fuse", 39, 1, only(generation::family16h), feature::op_brn_fuse,
             "tagged op was a fused branch", confidence::low);
inline constexpr layout_field op_data_microcode_doubtful =
    hardware("microcode", 40, 1, only(generation::family15h_30) | only(generation::family16h),
             feature::by_family, "tagged op came from microcode", confidence::low);
inline constexpr layout_field op_data_brn_fuse =
    hardware("brn_fuse", 39, 1, only(generation::family15h_30) | since_15h_60, feature::op_brn_fuse,
             "tagged op was a fused branch");
inline constexpr layout_field op_data_microcode =
    hardware("microcode", 40, 1, since_15h_60, feature::by_family, "tagged op came from microcode");

// Each constant is a field of the register ibs_op_data2.
inline constexpr layout_field op_data2_nb_ibs_req_src = hardware(
    "nb_ibs_req_src", 0, 3, until(generation::family16h), feature::op_sam,
    "where a load that missed the DC was served from, low three bits; see ibs_encodings.csv");
inline constexpr layout_field op_data2_nb_ibs_req_dst_node = hardware(
    "nb_ibs_req_dst_node", 4, 1, family10h_12h_15h, feature::by_family,
    "1 if the request was served by another node than the core belongs to (10h name DstProc)");
inline constexpr layout_field op_data2_nb_ibs_req_cache_hit_st =
    hardware("nb_ibs_req_cache_hit_st", 5, 1, family10h_12h_15h, feature::by_family,
             "state of the line when DataSrc is a cache: 0 Modified, 1 Owned; unreliable on 19h "
             "models 00-0F and 20-5F");
inline constexpr layout_field op_data2_data_src = hardware(
    "data_src", 0, 3, from(generation::zen1, generation::zen3), feature::op_sam,
    "where a load that missed the DC was served from, low three bits; see ibs_encodings.csv");
inline constexpr layout_field op_data2_rmt_node = hardware(
    "rmt_node", 4, 1, since(generation::zen1), feature::by_family,
    "1 if the request was served by another node than the core belongs to (10h name DstProc)");
inline constexpr layout_field op_data2_cache_hit_st =
    hardware("cache_hit_st", 5, 1, since(generation::zen1), feature::by_family,
             "state of the line when DataSrc is a cache: 0 Modified, 1 Owned; unreliable on 19h "
             "models 00-0F and 20-5F");
inline constexpr layout_field op_data2_data_src_lo = hardware(
    "data_src_lo", 0, 3, since(generation::zen4), feature::op_sam,
    "where a load that missed the DC was served from, low three bits; see ibs_encodings.csv");
inline constexpr layout_field op_data2_data_src_hi =
    hardware("data_src_hi", 6, 2, since(generation::zen4), feature::zen4_ibs_extensions,
             "high two bits of DataSrc; source = Hi*8 + Lo");
inline constexpr layout_field op_data2_strm_st =
    hardware("strm_st", 8, 1, since(generation::zen6), feature::strm_st_and_rmt_socket,
             "tagged op was a streaming store", confidence::medium);
inline constexpr layout_field op_data2_rmt_socket =
    hardware("rmt_socket", 9, 1, since(generation::zen6), feature::strm_st_and_rmt_socket,
             "request was served from another socket", confidence::medium);

// Each constant is a field of the register ibs_op_data3.
inline constexpr layout_field op_data3_ld_op =
    hardware("ld_op", 0, 1, every_generation, feature::op_sam, "tagged op loads");
inline constexpr layout_field op_data3_st_op =
    hardware("st_op", 1, 1, every_generation, feature::op_sam, "tagged op stores");
inline constexpr layout_field op_data3_dc_l1_tlb_miss =
    hardware("dc_l1_tlb_miss", 2, 1, until(generation::zen4), feature::op_sam, "L1 DTLB miss");
inline constexpr layout_field op_data3_dc_l2_tlb_miss =
    hardware("dc_l2_tlb_miss", 3, 1, until(generation::zen4), feature::op_sam, "L2 DTLB miss");
inline constexpr layout_field op_data3_dc_l1_tlb_hit_2m =
    hardware("dc_l1_tlb_hit_2m", 4, 1, until(generation::zen4), feature::op_sam,
             "L1 DTLB hit on a 2M entry");
inline constexpr layout_field op_data3_dc_l1_tlb_hit_1g =
    hardware("dc_l1_tlb_hit_1g", 5, 1, until(generation::zen4), feature::op_sam,
             "L1 DTLB hit on a 1G entry");
inline constexpr layout_field op_data3_dc_l2_tlb_hit_2m =
    hardware("dc_l2_tlb_hit_2m", 6, 1, until(generation::zen4), feature::op_sam,
             "L2 DTLB hit on a 2M entry");
inline constexpr layout_field op_data3_dc_miss =
    hardware("dc_miss", 7, 1, every_generation, feature::op_sam, "data cache miss");
inline constexpr layout_field op_data3_dc_mis_acc =
    hardware("dc_mis_acc", 8, 1, every_generation, feature::op_sam, "access was misaligned");
inline constexpr layout_field op_data3_dc_ld_bnk_con =
    hardware("dc_ld_bnk_con", 9, 1, family10h_12h_15h_00, feature::by_family,
             "load had a bank conflict", confidence::medium);
inline constexpr layout_field op_data3_dc_st_bnk_con =
    hardware("dc_st_bnk_con", 10, 1, until(generation::family12h), feature::by_family,
             "store had a bank conflict", confidence::medium);
inline constexpr layout_field op_data3_dc_st_to_ld_fwd = hardware(
    "dc_st_to_ld_fwd", 11, 1, until(generation::family15h_00) | only(generation::family16h),
    feature::by_family, "store data was forwarded to the load", confidence::medium);
inline constexpr layout_field op_data3_dc_st_to_ld_can =
    hardware("dc_st_to_ld_can", 12, 1, family10h_12h_15h_00, feature::by_family,
             "store-to-load forwarding was cancelled", confidence::medium);
inline constexpr layout_field op_data3_dc_wc_mem_acc =
    hardware("dc_wc_mem_acc", 13, 1, every_generation, feature::op_sam,
             "access was to write-combining memory");
inline constexpr layout_field op_data3_dc_uc_mem_acc = hardware(
    "dc_uc_mem_acc", 14, 1, every_generation, feature::op_sam, "access was to uncacheable memory");
inline constexpr layout_field op_data3_dc_locked_op =
    hardware("dc_locked_op", 15, 1, every_generation, feature::op_sam, "locked access");
inline constexpr layout_field op_data3_dc_mab_hit = hardware(
    "dc_mab_hit", 16, 1, family10h_12h_15h_00 | only(generation::family15h_10), feature::by_family,
    "missed the DC but hit an already allocated miss buffer (15h 00-01: only meaningful "
    "with DcMiss, erratum 717)");
inline constexpr layout_field op_data3_dc_lin_addr_valid =
    hardware("dc_lin_addr_valid", 17, 1, every_generation, feature::op_sam, "DC_LINADDR valid");
inline constexpr layout_field op_data3_dc_phy_addr_valid =
    hardware("dc_phy_addr_valid", 18, 1, every_generation, feature::op_sam, "DC_PHYSADDR valid");
inline constexpr layout_field op_data3_dc_l2_tlb_hit_1g =
    hardware("dc_l2_tlb_hit_1g", 19, 1, until(generation::zen4), feature::op_sam,
             "L2 DTLB hit on a 1G entry");
inline constexpr layout_field op_data3_dc_miss_lat =
    hardware("dc_miss_lat", 32, 16, every_generation, feature::op_sam,
             "cycles from DC miss detection to data delivery (loads)");
inline constexpr layout_field op_data3_dc_mab_hit_doubtful =
    hardware("dc_mab_hit", 16, 1, only(generation::family14h), feature::by_family,
             "missed the DC but hit an already allocated miss buffer (15h 00-01: only meaningful "
             "with DcMiss, erratum 717)",
             confidence::low);
inline constexpr layout_field op_data3_dc_miss_no_mab_alloc =
    hardware("dc_miss_no_mab_alloc", 16, 1, since(generation::family15h_30), feature::by_family,
             "missed the DC and no miss buffer was allocated");
inline constexpr layout_field op_data3_l2_miss =
    hardware("l2_miss", 20, 1, since(generation::family15h_30), feature::by_family, "L2 miss");
inline constexpr layout_field op_data3_sw_pf =
    hardware("sw_pf", 21, 1, since(generation::family15h_30), feature::by_family,
             "tagged op was a software prefetch");
inline constexpr layout_field op_data3_op_mem_width =
    hardware("op_mem_width", 22, 4, since(generation::family15h_30), feature::by_family,
             "access size: 0 none, n gives 2^(n-1) bytes (1=1 byte .. 6=32 bytes, 7=64 bytes)");
inline constexpr layout_field op_data3_op_dc_miss_open_mem_reqs =
    hardware("op_dc_miss_open_mem_reqs", 26, 6, since(generation::family15h_30), feature::by_family,
             "outstanding memory requests when the miss was allocated");
inline constexpr layout_field op_data3_tlb_refill_lat =
    hardware("tlb_refill_lat", 48, 16, since(generation::family15h_30), feature::by_family,
             "cycles from L1 DTLB miss to refill (Zen4 and later: valid with PhyAddrValid)");
inline constexpr layout_field op_data3_dc_l1_tlb_miss_zen5 =
    hardware("dc_l1_tlb_miss", 2, 1, since(generation::zen5), feature::op_sam,
             "L1 DTLB miss (valid with PhyAddrValid)");
inline constexpr layout_field op_data3_dc_l2_tlb_miss_zen5 =
    hardware("dc_l2_tlb_miss", 3, 1, since(generation::zen5), feature::op_sam,
             "L2 DTLB miss (valid with PhyAddrValid)");
inline constexpr layout_field op_data3_dc_pg_sz =
    hardware("dc_pg_sz", 4, 2, since(generation::zen5), feature::op_dtlb_pg_size,
             "DTLB page size: 0 4K, 1 2M, 2 1G, 3 reserved; valid with PhyAddrValid");

// The field of the register ibs_dc_linaddr.
inline constexpr layout_field dc_linaddr_dc_lin_ad =
    hardware("dc_lin_ad", 0, 64, every_generation, feature::op_sam,
             "virtual address of the tagged load/store, valid with DcLinAddrValid");

// Each constant is the field of the register ibs_dc_physaddr for one width of addresses.
inline constexpr layout_field dc_physaddr_dc_phys_ad = hardware(
    "dc_phys_ad", 0, 48, until(generation::hygon18h), feature::op_sam,
    "physical address of the tagged load/store, valid with DcPhyAddrValid", confidence::medium);
inline constexpr layout_field dc_physaddr_phys52 =
    hardware("dc_phys_ad", 0, 52, since(generation::zen3), feature::op_sam,
             "as phys48, follows implemented physical width", confidence::medium);

// Each constant is a field of the register ibs_ctl.
inline constexpr layout_field ctl_lvt_offset =
    fixed("lvt_offset", 0, 4, every_generation, feature::ibsffv,
          "index of the APIC extended interrupt vector (EILVT) IBS uses; see ibs_apic.md");
inline constexpr layout_field ctl_lvt_offset_val =
    fixed("lvt_offset_val", 8, 1, every_generation, feature::ibsffv,
          "LvtOffset has been set up by firmware");

// The field of the register ibs_br_target.
inline constexpr layout_field br_target_br_target =
    hardware("br_target", 0, 64, since(generation::family12h), feature::brn_trgt,
             "target of the tagged branch; meaningful when BrnRet (and taken)");

// Each constant is a field of the register ibs_extd_ctl.
inline constexpr layout_field extd_ctl_itlb_refill_lat =
    hardware("itlb_refill_lat", 0, 16, since_15h_60, feature::ibs_fetch_ctl_extd,
             "cycles to refill the ITLB for the tagged fetch");

// Each constant is a field of the register ibs_op_data4.
inline constexpr layout_field op_data4_ld_resync =
    hardware("ld_resync", 0, 1, only(generation::family15h_60), feature::ibs_op_data4,
             "tagged load was re-executed because of a resync");

// Each constant is a field of the register ibs_op_ctl2.
inline constexpr layout_field op_ctl2_op_dis =
    software("op_dis", 0, 1, since(generation::zen6), feature::dis,
             "1 stops op sampling without touching OP_CTL", confidence::medium);
inline constexpr layout_field op_ctl2_excl_rip63_eq0 =
    software("excl_rip63_eq0", 1, 1, since(generation::zen6), feature::bit63_filter,
             "discard samples whose RIP bit 63 is 0", confidence::medium);
inline constexpr layout_field op_ctl2_excl_rip63_eq1 =
    software("excl_rip63_eq1", 2, 1, since(generation::zen6), feature::bit63_filter,
             "discard samples whose RIP bit 63 is 1", confidence::medium);
inline constexpr layout_field op_ctl2_strm_st_filter =
    software("strm_st_filter", 3, 1, since(generation::zen6), feature::strm_st_and_rmt_socket,
             "keep only streaming stores", confidence::medium);

// Each constant is a field of the register ibs_fetch_ctl2.
inline constexpr layout_field fetch_ctl2_fetch_dis =
    software("fetch_dis", 0, 1, since(generation::zen6), feature::dis,
             "1 stops fetch sampling without touching FETCH_CTL", confidence::medium);
inline constexpr layout_field fetch_ctl2_fetch_lat_filter =
    software("fetch_lat_filter", 1, 4, since(generation::zen6), feature::fetch_lat,
             "fetch latency threshold = field*128 cycles (128..1920); 0 turns the filter off",
             confidence::medium);
inline constexpr layout_field fetch_ctl2_excl_rip63_eq1 =
    software("excl_rip63_eq1", 5, 1, since(generation::zen6), feature::bit63_filter,
             "discard samples with address bit 63 set (order is the reverse of OP_CTL2)",
             confidence::medium);
inline constexpr layout_field fetch_ctl2_excl_rip63_eq0 =
    software("excl_rip63_eq0", 6, 1, since(generation::zen6), feature::bit63_filter,
             "discard samples with address bit 63 clear", confidence::medium);

} // namespace detail

} // namespace msr::ibs
