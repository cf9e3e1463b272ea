// Events of the boxes outside of the cores: nova lake. Written by tools/uncore/write from
// a table: do not edit.
// nvl: from intel/perfmon 6dadedf3aa48, NVL/events/novalake_uncore.json version 1.00 of 07/09/2026;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/uncore/listed_events.hpp>

// clang-format off
namespace msr::events::nova_lake {

namespace uncore_events {
using listed = select::vendor_event<msr::uncore::event_pmu>;
inline constexpr char imc_names[] =
    "unc_m_cas_count_rd\0"
    "unc_m_cas_count_wr\0"
    "unc_m_rd_data\0"
    "unc_m_wr_data\0"
    "unc_m_total_data\0";
inline constexpr select::event_list imc_list{"nova_lake", core::nova_lake, imc_names};
inline constexpr char imc_free_running_names[] =
    "unc_imc_data_total\0"
    "unc_imc_data_read\0"
    "unc_imc_data_write\0";
inline constexpr select::event_list imc_free_running_list{"nova_lake", core::nova_lake, imc_free_running_names};
inline constexpr select::event_list list{"nova_lake", core::nova_lake, ""};
} // namespace uncore_events

namespace imc {
using uncore_events::listed;
using uncore_events::imc_list;
inline constexpr listed cas_count_rd{{&imc_list, 0x60000000022, 0x1f, 0, 0}, {}, &cas_count_rd};
inline constexpr listed cas_count_wr{{&imc_list, 0x60000000023, 0x1f, 0x13, 0}, {}, &cas_count_wr};
inline constexpr listed rd_data{{&imc_list, 0x6000000003a, 0x1f, 0x26, 0}, {}, &rd_data};
inline constexpr listed wr_data{{&imc_list, 0x6000000003b, 0x1f, 0x34, 0}, {}, &wr_data};
inline constexpr listed total_data{{&imc_list, 0x6000000003c, 0x1f, 0x42, 0}, {}, &total_data};
} // namespace imc

namespace imc_free_running {
using uncore_events::listed;
using uncore_events::imc_free_running_list;
inline constexpr listed data_total{{&imc_free_running_list, 0x2a00000100ff, 7, 0, 0}, {}, &data_total};
inline constexpr listed data_read{{&imc_free_running_list, 0x2a00000200ff, 7, 0x13, 0}, {}, &data_read};
inline constexpr listed data_write{{&imc_free_running_list, 0x2a00000300ff, 7, 0x25, 0}, {}, &data_write};
} // namespace imc_free_running

namespace uncore_events {
inline constexpr const listed *own[] = {
    &imc::cas_count_rd, &imc::cas_count_wr, &imc::rd_data, &imc::wr_data, &imc::total_data,
    &imc_free_running::data_total, &imc_free_running::data_read, &imc_free_running::data_write
};
/// All events of the list.
inline constexpr select::known_list<msr::uncore::event_pmu> all{&list, all_of(own)};
} // namespace uncore_events

} // namespace msr::events::nova_lake
