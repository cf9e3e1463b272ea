// Meanings of events of the P6 family as sums of signals (occurrences that the models of the
// simulation report), by the names of its table (msr/intel/p6/event_table.hpp): `name`, or
// `name.mask`. Nothing was measured. Events without a row are not simulated.
#pragma once

#include <msr/sim/events/event_meanings.hpp>
#include <msr/sim/events/signal.hpp>

namespace msr::sim {

/// The meanings of events of the P6 family, each name once. An event without a row is not
/// simulated.
inline constexpr event_meaning p6_meanings[] = {
    {"cpu_clk_unhalted", signal::cycles},
    {"inst_retired", signal::instructions},
    {"uops_retired", signal::uops, plainer::estimated_uops},
    {"br_inst_retired", signal::branches + signal::far_branches},
    {"br_miss_pred_retired", signal::mispredicted_branches},
    {"br_taken_retired", signal::taken_branches + signal::far_branches},
    {"br_miss_pred_taken_ret", signal::mispredicted_taken},
    {"br_inst_exec", signal::branches + signal::far_branches, plainer::no_wrong_path},
    {"br_missp_exec", signal::mispredicted_branches, plainer::no_wrong_path},
    {"br_cnd_exec", signal::conditional_branches, plainer::no_wrong_path},
    {"br_cnd_missp_exec", signal::mispredicted_conditional, plainer::no_wrong_path},
    {"br_ret_exec", signal::returns, plainer::no_wrong_path},
    {"br_ret_missp_exec", signal::mispredicted_returns, plainer::no_wrong_path},
    {"br_call_exec", signal::calls, plainer::no_wrong_path},
    {"data_mem_refs", signal::loads + signal::stores, plainer::accesses},
    {"dcu_lines_in", signal::l1d_replacements},
    {"dcu_m_lines_out", signal::l1d_writebacks},
    {"ifu_ifetch", signal::l1i_fetches, plainer::lines},
    {"ifu_ifetch_miss", signal::l1i_misses, plainer::lines},
    {"itlb_miss", signal::itlb_misses},
    {"l2_ifetch.mesi", signal::l2_code_hits + signal::l2_code_misses},
    {"l2_ifetch.i", signal::l2_code_misses},
    {"l2_ld.mesi", detail::l2_read_hits + detail::l2_read_misses},
    {"l2_ld.i", detail::l2_read_misses},
    {"l2_st.mesi", detail::l2_rfo_hits + detail::l2_rfo_misses},
    {"l2_st.i", detail::l2_rfo_misses},
    {"l2_rqsts.mesi", detail::l2_read_hits + detail::l2_read_misses + detail::l2_rfo_hits +
                          detail::l2_rfo_misses + signal::l2_code_hits + signal::l2_code_misses},
    {"l2_rqsts.i", detail::l2_read_misses + detail::l2_rfo_misses + signal::l2_code_misses},
    {"l2_lines_in", signal::l2_fills},
    {"l2_lines_in.mesi", signal::l2_fills},
    {"l2_m_lines_outm", signal::l2_writebacks},
    {"flops", signal::x87_operations},
    {"fp_comp_ops_exe", signal::x87_operations, plainer::no_wrong_path},
    {"div", signal::divisions, plainer::no_wrong_path},
    {"mmx_instr_ret", signal::mmx_operations},
    {"mmx_instr_exec", signal::mmx_operations, plainer::no_wrong_path},
    {"emon_sse_sse2_comp_inst_retired.packed_single", signal::packed_128_single},
    {"emon_sse_sse2_comp_inst_retired.scalar_single", signal::scalar_single},
    {"emon_sse_sse2_comp_inst_retired.packed_double", signal::packed_128_double},
    {"emon_sse_sse2_comp_inst_retired.scalar_double", signal::scalar_double},
};

} // namespace msr::sim
