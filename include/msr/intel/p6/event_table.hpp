// The events of the P6 family: Pentium Pro, Pentium II, Pentium III and Pentium M, each once with
// the processors that have it. Where a Pentium M divides an event more finely, it has a row of its
// own. Sources: perfctr 2.6.42.2 (event_set_p6.c), libpfm4 (intel_ppro, pii, p6 and pm tables),
// oprofile (ppro, pii, piii, p6_mobile); two sources agree for most rows; rows marked medium have a
// single source. Where names differ, the table uses those of perfctr, with the other names beside
// them. Nothing was measured on these processors.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/pmu/select/facts.hpp>

#include <cstdint>

namespace msr::p6 {

/// The bit of the Pentium Pro in `event_row::where`. The bit eight places higher marks an event for
/// which only one source names the processor.
inline constexpr std::uint8_t on_ppro = 1;
/// The bit of the Pentium II in `event_row::where`.
inline constexpr std::uint8_t on_pii = 2;
/// The bit of the Pentium III in `event_row::where`.
inline constexpr std::uint8_t on_piii = 4;
/// The bit of the Pentium M in `event_row::where`.
inline constexpr std::uint8_t on_pentium_m = 8;
/// The bits of all processors of the P6 family in `event_row::where`.
inline constexpr std::uint8_t on_every = 15;

namespace detail {

constexpr std::uint64_t unsure_on(unsigned processors) { return std::uint64_t{processors} << 8; }

inline constexpr select::counter_set first = 1;
inline constexpr select::counter_set second = 2;
inline constexpr select::counter_set either = 3;

/// The unit masks of an event, the bits of the unit mask that a choice has to decide, and the bits
/// that are always set.
struct unit_mask {
    sequence<select::mask_row> masks{};
    std::uint32_t needs{};
    std::uint32_t fixed{};
};

constexpr select::event_row event(const char *unit, const char *name, std::uint32_t code,
                                  std::uint64_t place, select::counter_set counters,
                                  const char *meaning, const unit_mask &mask = {},
                                  const char *other_name = nullptr) {
    const bool unsure = (place >> 8) == (place & 0xff);
    return {.name = name,
            .code = code,
            .fixed_masks = mask.fixed,
            .needs = mask.needs,
            .where = place,
            .counters = counters,
            .sure = unsure ? select::confidence::medium : select::confidence::high,
            .meaning = meaning,
            .masks = mask.masks,
            .unit = unit,
            .other_name = other_name};
}

inline constexpr const char *memory_ordering = "Memory ordering";
inline constexpr const char *segments_and_clock = "Segments and clock";
inline constexpr const char *fpu = "FPU";
inline constexpr const char *l2 = "L2";
inline constexpr const char *dcu = "DCU (data cache)";
inline constexpr const char *ebl = "EBL (bus)";
inline constexpr const char *ifu = "IFU (fetch)";
inline constexpr const char *stalls = "Stalls";
inline constexpr const char *decode_and_retire = "Decode and retire";
inline constexpr const char *branches = "Branches";
inline constexpr const char *interrupts = "Interrupts";
inline constexpr const char *mmx = "MMX";
inline constexpr const char *power = "Power (PM)";
inline constexpr const char *branch_exec = "Branch exec (PM)";
inline constexpr const char *decoder = "Decoder (PM)";
inline constexpr const char *prefetch = "Prefetch (PM)";

inline constexpr select::mask_row line_states[] = {
    {"i", 0x01, 0x01, "line state invalid"},   {"s", 0x02, 0x02, "line state shared"},
    {"e", 0x04, 0x04, "line state exclusive"}, {"m", 0x08, 0x08, "line state modified"},
    {"mesi", 0x0f, 0x0f, "every line state"},
};
inline constexpr unit_mask by_line_states{all_of(line_states), 0x0f, 0};
inline constexpr select::mask_row agents[] = {
    {"self", 0x00, 0x20, "this processor"},
    {"any", 0x20, 0x20, "any agent on the bus"},
};
inline constexpr unit_mask by_agents{all_of(agents), 0x20, 0};
inline constexpr select::mask_row mmx_types[] = {
    {"multiply", 0x01, 0x01, "multiplies"},
    {"shift", 0x02, 0x02, "shifts"},
    {"pack", 0x04, 0x04, "packs"},
    {"unpack", 0x08, 0x08, "unpacks"},
    {"logical", 0x10, 0x10, "logical operations"},
    {"arithmetic", 0x20, 0x20, "arithmetic operations"},
    {"all", 0x3f, 0x3f, "every type"},
};
inline constexpr unit_mask by_mmx_types{all_of(mmx_types), 0x3f, 0};
inline constexpr select::mask_row mmx_transitions[] = {
    {"mmx_to_fp", 0x00, 0x01, "from MMX to floating point"},
    {"fp_to_mmx", 0x01, 0x01, "from floating point to MMX"},
};
inline constexpr unit_mask by_mmx_transitions{all_of(mmx_transitions), 0x01, 0};
inline constexpr select::mask_row segments[] = {
    {"es", 0x01, 0x01, "segment register ES"}, {"ds", 0x02, 0x02, "segment register DS"},
    {"fs", 0x04, 0x04, "segment register FS"}, {"gs", 0x08, 0x08, "segment register GS"},
    {"all", 0x0f, 0x0f, "all four"},
};
inline constexpr unit_mask by_segments{all_of(segments), 0x0f, 0};
inline constexpr select::mask_row prefetches[] = {
    {"nta", 0x00, 0x03, "prefetch NTA"},
    {"t1", 0x01, 0x03, "prefetch T1"},
    {"t2", 0x02, 0x03, "prefetch T2"},
    {"weakly_ordered_store", 0x03, 0x03, "weakly ordered store"},
};
inline constexpr unit_mask by_prefetches{all_of(prefetches), 0x03, 0};
inline constexpr select::mask_row packed_or_scalar[] = {
    {"packed_and_scalar", 0x00, 0x01, "packed and scalar"},
    {"scalar", 0x01, 0x01, "scalar only"},
};
inline constexpr unit_mask by_packed_or_scalar{all_of(packed_or_scalar), 0x01, 0};
inline constexpr select::mask_row prefetched_line_states[] = {
    {"i", 0x01, 0x01, "line state invalid"},
    {"s", 0x02, 0x02, "line state shared"},
    {"e", 0x04, 0x04, "line state exclusive"},
    {"m", 0x08, 0x08, "line state modified"},
    {"mesi", 0x0f, 0x0f, "every line state"},
    {"not_prefetched", 0x00, 0x30,
     "lines that the hardware did not prefetch; so also where nothing is said"},
    {"only_prefetched", 0x10, 0x30, "lines that the hardware prefetched"},
    {"any_prefetch", 0x20, 0x30, "lines whether prefetched or not"},
};
inline constexpr unit_mask by_prefetched_line_states{all_of(prefetched_line_states), 0x0f, 0};
inline constexpr select::mask_row speed_steps[] = {
    {"all", 0x00, 0x02, "all transitions"},
    {"frequency", 0x02, 0x02, "those of the frequency only"},
};
inline constexpr unit_mask by_speed_steps{all_of(speed_steps), 0x02, 0};
inline constexpr select::mask_row sse_instructions[] = {
    {"packed_and_scalar_single", 0x00, 0x03, "packed and scalar single precision"},
    {"scalar_single", 0x01, 0x03, "scalar single precision"},
    {"packed_double", 0x02, 0x03, "packed double precision"},
    {"scalar_double", 0x03, 0x03, "scalar double precision"},
};
inline constexpr unit_mask by_sse_instructions{all_of(sse_instructions), 0x03, 0};
inline constexpr select::mask_row sse_computations[] = {
    {"packed_single", 0x00, 0x03, "packed single precision"},
    {"scalar_single", 0x01, 0x03, "scalar single precision"},
    {"packed_double", 0x02, 0x03, "packed double precision"},
    {"scalar_double", 0x03, 0x03, "scalar double precision"},
};
inline constexpr unit_mask by_sse_computations{all_of(sse_computations), 0x03, 0};
inline constexpr select::mask_row fused_uops[] = {
    {"all", 0x00, 0x03, "all"},
    {"load_and_operation", 0x01, 0x03, "load and operation"},
    {"store_data_and_address", 0x02, 0x03, "store data and address"},
};
inline constexpr unit_mask by_fused_uops{all_of(fused_uops), 0x03, 0};
inline constexpr unit_mask always_0f{{}, 0, 0x0f};

inline constexpr select::event_row event_rows[] = {
    event(memory_ordering, "ld_blocks", 0x03, on_every, either, "loads blocked by stores"),
    event(memory_ordering, "sb_drains", 0x04, on_every, either, "store buffer drain cycles"),
    event(memory_ordering, "misalign_mem_ref", 0x05, on_every, either,
          "misaligned data references"),
    event(segments_and_clock, "segment_reg_loads", 0x06, on_every, either,
          "segment register loads"),
    event(fpu, "fp_comp_ops_exe", 0x10, on_every, first, "computational FP operations executed", {},
          "flops"),
    event(fpu, "fp_assist", 0x11, on_every, second, "FP exceptions handled by microcode"),
    event(fpu, "mul", 0x12, on_every, second, "multiplies executed (integer and FP)"),
    event(fpu, "div", 0x13, on_every, second, "divides executed (integer and FP)"),
    event(fpu, "cycles_div_busy", 0x14, on_every, first, "cycles the divider is busy"),
    event(l2, "l2_ads", 0x21, on_every, either, "L2 address strobes"),
    event(l2, "l2_dbus_busy", 0x22, on_every, either, "cycles the L2 data bus is busy"),
    event(l2, "l2_dbus_busy_rd", 0x23, on_every, either,
          "cycles the data bus carries L2 data to the core"),
    event(l2, "l2_lines_in", 0x24, on_ppro | on_pii | on_piii, either, "lines allocated in L2"),
    event(l2, "l2_m_lines_inm", 0x25, on_every, either, "Modified lines allocated in L2"),
    event(l2, "l2_lines_out", 0x26, on_ppro | on_pii | on_piii, either, "lines removed from L2"),
    event(l2, "l2_m_lines_outm", 0x27, on_ppro | on_pii | on_piii, either,
          "Modified lines removed from L2"),
    event(l2, "l2_ifetch", 0x28, on_every, either, "L2 instruction fetches by line state",
          by_line_states),
    event(l2, "l2_ld", 0x29, on_ppro | on_pii | on_piii, either, "L2 data loads by line state",
          by_line_states),
    event(l2, "l2_st", 0x2a, on_every, either, "L2 data stores by line state", by_line_states),
    event(l2, "l2_rqsts", 0x2e, on_every, either, "all L2 requests by line state", by_line_states),
    event(dcu, "data_mem_refs", 0x43, on_every, either,
          "all data memory references, cacheable or not"),
    event(dcu, "dcu_lines_in", 0x45, on_every, either, "lines allocated in the data cache"),
    event(dcu, "dcu_m_lines_in", 0x46, on_every, either,
          "Modified-state lines allocated in the data cache"),
    event(dcu, "dcu_m_lines_out", 0x47, on_every, either,
          "Modified lines evicted from the data cache"),
    event(dcu, "dcu_miss_outstanding", 0x48, on_every, either,
          "sum over cycles of outstanding data cache misses (weighted duration)"),
    event(ebl, "bus_req_outstanding", 0x60, on_every, either,
          "bus requests outstanding, summed per cycle"),
    event(ebl, "bus_bnr_drv", 0x61, on_every, either, "cycles this processor drives BNR"),
    event(ebl, "bus_drdy_clocks", 0x62, on_every, either, "clocks DRDY is asserted", by_agents),
    event(ebl, "bus_lock_clocks", 0x63, on_every, either, "clocks LOCK is asserted", by_agents),
    event(ebl, "bus_data_rcv", 0x64, on_every, either, "cycles this processor receives data", {},
          "bus_data_recv"),
    event(ebl, "bus_tran_brd", 0x65, on_every, either, "burst read transactions", by_agents,
          "bus_trans_brd"),
    event(ebl, "bus_tran_rfo", 0x66, on_every, either, "read for ownership transactions", by_agents,
          "bus_trans_rfo"),
    event(ebl, "bus_trans_wb", 0x67, on_every, either, "writeback transactions", by_agents),
    event(ebl, "bus_tran_ifetch", 0x68, on_every, either, "instruction fetch transactions",
          by_agents),
    event(ebl, "bus_tran_inval", 0x69, on_every, either, "invalidate transactions", by_agents),
    event(ebl, "bus_tran_pwr", 0x6a, on_every, either, "partial write transactions", by_agents),
    event(ebl, "bus_trans_p", 0x6b, on_every, either, "partial transactions", by_agents),
    event(ebl, "bus_trans_io", 0x6c, on_every, either, "I/O transactions", by_agents),
    event(ebl, "bus_tran_def", 0x6d, on_every, either, "deferred transactions", by_agents,
          "bus_trans_def"),
    event(ebl, "bus_tran_burst", 0x6e, on_every, either, "burst transactions", by_agents),
    event(ebl, "bus_tran_mem", 0x6f, on_every, either, "memory transactions", by_agents),
    event(ebl, "bus_tran_any", 0x70, on_every, either, "all transactions", by_agents),
    event(segments_and_clock, "cpu_clk_unhalted", 0x79, on_every, either, "unhalted core clocks"),
    event(ebl, "bus_hit_drv", 0x7a, on_every, either, "cycles this processor drives HIT"),
    event(ebl, "bus_hitm_drv", 0x7b, on_every, either, "cycles this processor drives HITM"),
    event(ebl, "bus_snoop_stall", 0x7e, on_every, either, "cycles the bus is stalled by snoops"),
    event(ifu, "ifu_ifetch", 0x80, on_every, either, "instruction fetches"),
    event(ifu, "ifu_ifetch_miss", 0x81, on_every, either,
          "instruction fetches that miss the instruction cache"),
    event(ifu, "itlb_miss", 0x85, on_every, either, "instruction TLB misses"),
    event(ifu, "ifu_mem_stall", 0x86, on_every, either, "cycles fetch is stalled"),
    event(ifu, "ild_stall", 0x87, on_every, either, "cycles the length decoder is stalled"),
    event(stalls, "resource_stalls", 0xa2, on_every, either, "resource stall cycles"),
    event(decode_and_retire, "inst_retired", 0xc0, on_every, either, "instructions retired"),
    event(fpu, "flops", 0xc1, on_every, first, "computational FP operations retired", {},
          "comp_flop_ret"),
    event(decode_and_retire, "uops_retired", 0xc2, on_every, either, "micro-ops retired"),
    event(branches, "br_inst_retired", 0xc4, on_every, either, "branches retired"),
    event(branches, "br_miss_pred_retired", 0xc5, on_every, either,
          "mispredicted branches retired"),
    event(interrupts, "cycles_int_masked", 0xc6, on_every, either,
          "cycles interrupts are disabled"),
    event(interrupts, "cycles_int_pending_and_masked", 0xc7, on_every, either,
          "cycles interrupts are disabled while one is pending"),
    event(interrupts, "hw_int_rx", 0xc8, on_every, either, "hardware interrupts received"),
    event(branches, "br_taken_retired", 0xc9, on_every, either, "taken branches retired"),
    event(branches, "br_miss_pred_taken_ret", 0xca, on_every, either,
          "taken mispredicted branches retired"),
    event(decode_and_retire, "inst_decoded", 0xd0, on_every, either, "instructions decoded"),
    event(stalls, "partial_rat_stalls", 0xd2, on_every, either, "partial register stalls"),
    event(branches, "br_inst_decoded", 0xe0, on_every, either, "branches decoded"),
    event(branches, "btb_misses", 0xe2, on_every, either, "branches missing the BTB"),
    event(branches, "br_bogus", 0xe4, on_every, either, "bogus branches"),
    event(branches, "baclears", 0xe6, on_every, either,
          "front end resteers by the branch address calculator"),
    event(mmx, "mmx_instr_exec", 0xb0, on_pii, either, "MMX instructions executed"),
    event(mmx, "mmx_sat_instr_exec", 0xb1, on_pii | on_piii | on_pentium_m, either,
          "saturating MMX instructions executed"),
    event(mmx, "mmx_uops_exec", 0xb2, on_pii | on_piii | on_pentium_m, either,
          "MMX micro-ops executed (unit mask must be 0F)", always_0f),
    event(mmx, "mmx_instr_type_exec", 0xb3, on_pii | on_piii | on_pentium_m, either,
          "MMX instructions by kind", by_mmx_types),
    event(mmx, "fp_mmx_trans", 0xcc, on_pii | on_piii | on_pentium_m, either,
          "MMX / FP transitions", by_mmx_transitions),
    event(mmx, "mmx_assist", 0xcd, on_pii | on_piii | on_pentium_m, either, "EMMS executed"),
    event(mmx, "mmx_instr_ret", 0xce, on_pii, either,
          "MMX instructions retired (Pentium M: SIMD instructions retired)"),
    event(segments_and_clock, "seg_rename_stalls", 0xd4,
          on_pii | on_piii | on_pentium_m | unsure_on(on_piii | on_pentium_m), either,
          "segment rename stalls", by_segments),
    event(segments_and_clock, "seg_reg_renames", 0xd5,
          on_pii | on_piii | on_pentium_m | unsure_on(on_piii | on_pentium_m), either,
          "segment register renames", by_segments),
    event(segments_and_clock, "ret_seg_renames", 0xd6,
          on_pii | on_piii | on_pentium_m | unsure_on(on_piii | on_pentium_m), either,
          "segment rename events retired"),
    event(memory_ordering, "emon_kni_pref_dispatched", 0x07, on_piii | on_pentium_m, either,
          "KNI/SSE prefetch or weakly ordered store dispatched", by_prefetches),
    event(memory_ordering, "emon_kni_pref_miss", 0x4b, on_piii | on_pentium_m, either,
          "KNI/SSE prefetch or weakly ordered store that misses all caches", by_prefetches),
    event(decode_and_retire, "emon_kni_inst_retired", 0xd8, on_piii, either,
          "SSE (and SSE2) instructions retired", by_packed_or_scalar),
    event(decode_and_retire, "emon_kni_comp_inst_ret", 0xd9, on_piii, either,
          "SSE (and SSE2) computational instructions retired", by_packed_or_scalar),
    event(l2, "l2_lines_in", 0x24, on_pentium_m, either, "lines allocated in L2",
          by_prefetched_line_states),
    event(l2, "l2_lines_out", 0x26, on_pentium_m, either, "lines removed from L2",
          by_prefetched_line_states),
    event(l2, "l2_m_lines_out", 0x27, on_pentium_m, either, "Modified lines removed from L2",
          by_prefetched_line_states, "l2_m_lines_outm"),
    event(l2, "l2_ld", 0x29, on_pentium_m, either, "L2 data loads by line state",
          by_prefetched_line_states),
    event(power, "emon_est_trans", 0x58, on_pentium_m, either, "SpeedStep transitions",
          by_speed_steps),
    event(power, "emon_thermal_trip", 0x59, on_pentium_m, either, "thermal trips (edge counting)"),
    event(branch_exec, "br_inst_exec", 0x88, on_pentium_m, either, "branches executed"),
    event(branch_exec, "br_missp_exec", 0x89, on_pentium_m, either,
          "branches mispredicted at execution"),
    event(branch_exec, "br_bac_missp_exec", 0x8a, on_pentium_m, either,
          "branches mispredicted at decode"),
    event(branch_exec, "br_cnd_exec", 0x8b, on_pentium_m, either, "conditional branches executed"),
    event(branch_exec, "br_cnd_missp_exec", 0x8c, on_pentium_m, either, "conditional mispredicted"),
    event(branch_exec, "br_ind_exec", 0x8d, on_pentium_m, either, "indirect branches executed"),
    event(branch_exec, "br_ind_missp_exec", 0x8e, on_pentium_m, either, "indirect mispredicted"),
    event(branch_exec, "br_ret_exec", 0x8f, on_pentium_m, either, "returns executed"),
    event(branch_exec, "br_ret_missp_exec", 0x90, on_pentium_m, either, "returns mispredicted"),
    event(branch_exec, "br_ret_bac_missp_exec", 0x91, on_pentium_m, either,
          "returns mispredicted at decode"),
    event(branch_exec, "br_call_exec", 0x92, on_pentium_m, either, "calls executed"),
    event(branch_exec, "br_call_missp_exec", 0x93, on_pentium_m, either, "calls mispredicted"),
    event(branch_exec, "br_ind_call_exec", 0x94, on_pentium_m, either,
          "indirect calls executed (one table words it as mispredicted)"),
    event(mmx, "emon_simd_instr_retired", 0xce, on_pentium_m, either,
          "MMX instructions retired (Pentium M: SIMD instructions retired)", {}, "mmx_instr_ret"),
    event(decoder, "emon_synch_uops", 0xd3, on_pentium_m, either, "synchronising micro-ops"),
    event(decoder, "emon_esp_uops", 0xd7, on_pentium_m, either, "stack-pointer micro-ops"),
    event(decode_and_retire, "emon_sse_sse2_inst_retired", 0xd8, on_pentium_m, either,
          "SSE (and SSE2) instructions retired", by_sse_instructions),
    event(decode_and_retire, "emon_sse_sse2_comp_inst_retired", 0xd9, on_pentium_m, either,
          "SSE (and SSE2) computational instructions retired", by_sse_computations),
    event(decoder, "emon_fused_uops_ret", 0xda, on_pentium_m, either,
          "fused micro-ops retired by kind", by_fused_uops),
    event(decoder, "emon_unfusion", 0xdb, on_pentium_m, either, "fused micro-op split events"),
    event(prefetch, "emon_pref_rqsts_up", 0xf0, on_pentium_m, either, "upward prefetch requests"),
    event(prefetch, "emon_pref_rqsts_dn", 0xf8, on_pentium_m, either, "downward prefetch requests"),
};

} // namespace detail

/// The rows of the events of the P6 family; requests name an event by the index of its row.
inline constexpr sequence<select::event_row> events = all_of(detail::event_rows);

} // namespace msr::p6
