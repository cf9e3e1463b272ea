// Events of the boxes outside of the cores: lunar lake. Written by tools/uncore/write from
// a table: do not edit.
// lnl: from intel/perfmon 6dadedf3aa48, LNL/events/lunarlake_uncore.json version 1.26 of
// 05/27/2026; LNL/events/lunarlake_uncore_experimental.json version 1.26 of 05/27/2026;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/uncore/listed_events.hpp>

// clang-format off
namespace msr::events::lunar_lake {

namespace uncore_events {
using listed = select::vendor_event<msr::uncore::event_pmu>;
inline constexpr char imc_names[] =
    "unc_m_cas_count_rd\0"
    "unc_m_cas_count_wr\0"
    "unc_m_act_count_rd\0"
    "unc_m_act_count_wr\0"
    "unc_m_act_count_total\0"
    "unc_m_pre_count_page_miss\0"
    "unc_m_total_data\0"
    "unc_m_wr_data\0"
    "unc_m_rd_data\0"
    "unc_m_clockticks\0"
    "unc_m_vc0_requests_rd\0"
    "unc_m_vc0_requests_wr\0"
    "unc_m_vc1_requests_rd\0"
    "unc_m_vc1_requests_wr\0"
    "unc_m_dram_self_refresh\0"
    "unc_m_rd_occupancy_ch0\0"
    "unc_m_rd_occupancy_ch1\0"
    "unc_m_dram_thermal_hot\0"
    "unc_m_dram_thermal_warm\0"
    "unc_m_dram_page_hit_rd\0"
    "unc_m_dram_page_empty_rd\0"
    "unc_m_dram_page_miss_rd\0"
    "unc_m_dram_page_hit_wr\0"
    "unc_m_dram_page_empty_wr\0"
    "unc_m_dram_page_miss_wr\0"
    "unc_m_dram_cke_off_cycles\0"
    "unc_m_total_requests\0";
inline constexpr select::event_list imc_list{"lunar_lake", core::lunar_lake, imc_names};
inline constexpr char imc_free_running_names[] =
    "unc_imc_data_total\0"
    "unc_imc_data_read\0"
    "unc_imc_data_write\0";
inline constexpr select::event_list imc_free_running_list{"lunar_lake", core::lunar_lake, imc_free_running_names};
inline constexpr char santa_names[] =
    "unc_clock.socket\0";
inline constexpr select::event_list santa_list{"lunar_lake", core::lunar_lake, santa_names};
inline constexpr select::event_list list{"lunar_lake", core::lunar_lake, ""};
} // namespace uncore_events

namespace imc {
using uncore_events::listed;
using uncore_events::imc_list;
inline constexpr listed cas_count_rd{{&imc_list, 0x60000000022, 0x1f, 0, 0}, {}, &cas_count_rd};
inline constexpr listed cas_count_wr{{&imc_list, 0x60000000023, 0x1f, 0x13, 0}, {}, &cas_count_wr};
inline constexpr listed act_count_rd{{&imc_list, 0x60000000024, 0x1f, 0x26, 0}, {}, &act_count_rd};
inline constexpr listed act_count_wr{{&imc_list, 0x60000000025, 0x1f, 0x39, 0}, {}, &act_count_wr};
inline constexpr listed act_count_total{{&imc_list, 0x60000000026, 0x1f, 0x4c, 0}, {}, &act_count_total};
inline constexpr listed pre_count_page_miss{{&imc_list, 0x60000000027, 0x1f, 0x62, 0}, {}, &pre_count_page_miss};
inline constexpr listed total_data{{&imc_list, 0x6000000003c, 0x1f, 0x7c, 0}, {}, &total_data};
inline constexpr listed wr_data{{&imc_list, 0x6000000003b, 0x1f, 0x8d, 0}, {}, &wr_data};
inline constexpr listed rd_data{{&imc_list, 0x6000000003a, 0x1f, 0x9b, 0}, {}, &rd_data};
inline constexpr listed clockticks{{&imc_list, 0x1060000000001, 0x1f, 0xa9, 0}, {}, &clockticks};
inline constexpr listed vc0_requests_rd{{&imc_list, 0x1060000000002, 0x1f, 0xba, 0}, {}, &vc0_requests_rd};
inline constexpr listed vc0_requests_wr{{&imc_list, 0x1060000000003, 0x1f, 0xd0, 0}, {}, &vc0_requests_wr};
inline constexpr listed vc1_requests_rd{{&imc_list, 0x1060000000004, 0x1f, 0xe6, 0}, {}, &vc1_requests_rd};
inline constexpr listed vc1_requests_wr{{&imc_list, 0x1060000000005, 0x1f, 0xfc, 0}, {}, &vc1_requests_wr};
inline constexpr listed dram_self_refresh{{&imc_list, 0x1060000000012, 0x1f, 0x112, 0}, {}, &dram_self_refresh};
inline constexpr listed rd_occupancy_ch0{{&imc_list, 0x1060000000013, 0x1f, 0x12a, 0}, {}, &rd_occupancy_ch0};
inline constexpr listed rd_occupancy_ch1{{&imc_list, 0x1060000000014, 0x1f, 0x141, 0}, {}, &rd_occupancy_ch1};
inline constexpr listed dram_thermal_hot{{&imc_list, 0x1060000000019, 0x1f, 0x158, 0}, {}, &dram_thermal_hot};
inline constexpr listed dram_thermal_warm{{&imc_list, 0x106000000001a, 0x1f, 0x16f, 0}, {}, &dram_thermal_warm};
inline constexpr listed dram_page_hit_rd{{&imc_list, 0x106000000001c, 0x1f, 0x187, 0}, {}, &dram_page_hit_rd};
inline constexpr listed dram_page_empty_rd{{&imc_list, 0x106000000001d, 0x1f, 0x19e, 0}, {}, &dram_page_empty_rd};
inline constexpr listed dram_page_miss_rd{{&imc_list, 0x106000000001e, 0x1f, 0x1b7, 0}, {}, &dram_page_miss_rd};
inline constexpr listed dram_page_hit_wr{{&imc_list, 0x106000000001f, 0x1f, 0x1cf, 0}, {}, &dram_page_hit_wr};
inline constexpr listed dram_page_empty_wr{{&imc_list, 0x1060000000020, 0x1f, 0x1e6, 0}, {}, &dram_page_empty_wr};
inline constexpr listed dram_page_miss_wr{{&imc_list, 0x1060000000021, 0x1f, 0x1ff, 0}, {}, &dram_page_miss_wr};
inline constexpr listed dram_cke_off_cycles{{&imc_list, 0x1060000000029, 0x1f, 0x217, 0}, {}, &dram_cke_off_cycles};
inline constexpr listed total_requests{{&imc_list, 0x1060000000039, 0x1f, 0x231, 0}, {}, &total_requests};
} // namespace imc

namespace imc_free_running {
using uncore_events::listed;
using uncore_events::imc_free_running_list;
inline constexpr listed data_total{{&imc_free_running_list, 0x2a00000100ff, 7, 0, 0}, {}, &data_total};
inline constexpr listed data_read{{&imc_free_running_list, 0x2a00000200ff, 7, 0x13, 0}, {}, &data_read};
inline constexpr listed data_write{{&imc_free_running_list, 0x2a00000300ff, 7, 0x25, 0}, {}, &data_write};
} // namespace imc_free_running

namespace santa {
using uncore_events::listed;
using uncore_events::santa_list;
namespace clock {
inline constexpr listed socket{{&santa_list, 0xa0000001000, 0x1000000000000, 0, 0}, {}, &socket};
}
} // namespace santa

namespace uncore_events {
inline constexpr const listed *own[] = {
    &imc::cas_count_rd, &imc::cas_count_wr, &imc::act_count_rd, &imc::act_count_wr,
    &imc::act_count_total, &imc::pre_count_page_miss, &imc::total_data, &imc::wr_data,
    &imc::rd_data, &santa::clock::socket, &imc::clockticks, &imc::vc0_requests_rd,
    &imc::vc0_requests_wr, &imc::vc1_requests_rd, &imc::vc1_requests_wr, &imc::dram_self_refresh,
    &imc::rd_occupancy_ch0, &imc::rd_occupancy_ch1, &imc::dram_thermal_hot, &imc::dram_thermal_warm,
    &imc::dram_page_hit_rd, &imc::dram_page_empty_rd, &imc::dram_page_miss_rd,
    &imc::dram_page_hit_wr, &imc::dram_page_empty_wr, &imc::dram_page_miss_wr,
    &imc::dram_cke_off_cycles, &imc::total_requests, &imc_free_running::data_total,
    &imc_free_running::data_read, &imc_free_running::data_write
};
/// All events of the list.
inline constexpr select::known_list<msr::uncore::event_pmu> all{&list, all_of(own)};
} // namespace uncore_events

} // namespace msr::events::lunar_lake
