// Registers of branch records that no other folder has: AMD's, and the registers of flags.
// msr/branches.hpp does not include the header. IA32_DEBUGCTL, MSR_LBR_SELECT, IA32_LBR_CTL and
// IA32_LBR_DEPTH are in msr/intel/perfmon/registers/branch_registers.hpp.
// Source: the Linux drivers (arch/x86/events/amd, asm/msr-index.h), field by field in
// test/facts/lbr/. Nothing was measured.
#pragma once

#include <msr/core/register.hpp>

#include <cstdint>

namespace msr::lbr::registers {

/// AMD_LBR_SELECT (c000010eh), with version 2 of last branch records: a bit that is set leaves
/// branches out.
struct amd_lbr_select {
    static constexpr std::uint32_t address = 0xc000'010e; ///< number of the register AMD_LBR_SELECT
    flag<0> kernel{};        ///< 1: leaves branches at CPL 0 out of the records
    flag<1> user{};          ///< 1: leaves branches at CPL 1, 2 and 3 out of the records
    flag<2> jcc{};           ///< 1: leaves conditional branches out of the records
    flag<3> near_rel_call{}; ///< 1: leaves near relative calls out of the records
    flag<4> near_ind_call{}; ///< 1: leaves near indirect calls out of the records
    flag<5> near_ret{};      ///< 1: leaves near returns out of the records
    flag<6> near_ind_jmp{};  ///< 1: leaves near indirect jumps out of the records
    flag<7> near_rel_jmp{};  ///< 1: leaves near relative jumps out of the records
    flag<8> far_branch{};    ///< 1: leaves far branches out of the records

    MSR_EQUAL_FIELDS(amd_lbr_select);
};

/// DBG_EXTN_CFG (c000010fh), with version 2 of last branch records.
struct dbg_extn_cfg_v2 {
    static constexpr std::uint32_t address = 0xc000'010f; ///< number of the register DBG_EXTN_CFG
    flag<6> lbr_v2_en{};                                  ///< 1: the processor records branches

    MSR_EQUAL_FIELDS(dbg_extn_cfg_v2);
};

/// DBG_EXTN_CFG (c000010fh) of Zen 3, with branch sampling (CPUID Fn8000_0008 EBX[31]).
struct dbg_extn_cfg_brs {
    static constexpr std::uint32_t address = 0xc000'010f; ///< number of the register DBG_EXTN_CFG
    flag<2> brsm_en{};                                    ///< 1: the processor samples branches
    must_be_one<3, 2> must_be_ones{};                     ///< bits 3 and 4 are written as 1
    flag<5> vb{};                                         ///< 1: valid branches were recorded
    /// Index of the next branch record. The newest record has the previous index; where the index
    /// is 0, the last record is the newest.
    field<16, 4> msr_off{};
    field<24, 3> pmc{}; ///< number of the counter that samples branches; medium confidence

    MSR_EQUAL_FIELDS(dbg_extn_cfg_brs);
};

/// IA32_LBR_x_INFO (1200h and following), the flags of an architectural record.
struct lbr_info {
    static constexpr std::uint32_t address =
        0x1200;            ///< number of IA32_LBR_0_INFO, the register of the newest record
    field<0, 16> cycles{}; ///< core clocks since the branch record before, at most 65535
    /// Counts of four counters since the previous branch record, two bits each (CPUID leaf 1Ch
    /// ECX[19:16]).
    field<32, 8> branch_counters{};
    field<56, 4> branch_type{};   ///< code of the kind of branch (CPUID leaf 1Ch ECX[2])
    flag<60> cycle_count_valid{}; ///< 1: `cycles` is valid (CPUID leaf 1Ch ECX[1])
    flag<61> abort{};             ///< 1: the record is that of an aborted transaction
    flag<62> in_tx{};             ///< 1: the branch was executed in a transaction
    flag<63> mispredicted{};      ///< 1: the branch was predicted wrongly (CPUID leaf 1Ch ECX[0])

    MSR_EQUAL_FIELDS(lbr_info);
};

} // namespace msr::lbr::registers

MSR_REGISTER(msr::lbr::registers::amd_lbr_select, kernel, user, jcc, near_rel_call, near_ind_call,
             near_ret, near_ind_jmp, near_rel_jmp, far_branch);
MSR_REGISTER(msr::lbr::registers::dbg_extn_cfg_v2, lbr_v2_en);
MSR_REGISTER(msr::lbr::registers::dbg_extn_cfg_brs, brsm_en, must_be_ones, vb, msr_off, pmc);
MSR_REGISTER(msr::lbr::registers::lbr_info, cycles, branch_counters, branch_type, cycle_count_valid,
             abort, in_tx, mispredicted);
