// The field data_src of samples (perf_mem_data_src of perf_event_open(2)): where the accessed
// memory came from, as the models of caches and TLBs have found it.
#pragma once

#include <msr/sim/models/models.hpp>
#include <msr/sim/player/instruction_trace.hpp>

#include <linux/perf_event.h>

#include <cstdint>

namespace msrpp::machine {

/// Returns the source of the memory that an instruction has accessed. Source of the combinations:
/// Linux, arch/x86/events/intel/ds.c, pebs_data_source, and amd/ibs.c, perf_ibs_get_data_src().
constexpr std::uint64_t data_source_of(const msr::sim::traced_access &access) {
    std::uint64_t source = access.writes ? PERF_MEM_S(OP, STORE) : PERF_MEM_S(OP, LOAD);
    source |= PERF_MEM_S(LVL, HIT);
    switch (access.found.from) {
    case msr::sim::level::first:
        source |= PERF_MEM_S(LVL, L1) | PERF_MEM_S(LVLNUM, L1) | PERF_MEM_S(SNOOP, NONE);
        break;
    case msr::sim::level::mid:
    case msr::sim::level::second:
        source |= PERF_MEM_S(LVL, L2) | PERF_MEM_S(LVLNUM, L2) | PERF_MEM_S(SNOOP, NONE);
        break;
    case msr::sim::level::third:
        source |= PERF_MEM_S(LVL, L3) | PERF_MEM_S(LVLNUM, L3) | PERF_MEM_S(SNOOP, NONE);
        break;
    case msr::sim::level::memory:
        source |= PERF_MEM_S(LVL, LOC_RAM) | PERF_MEM_S(LVLNUM, RAM) | PERF_MEM_S(SNOOP, MISS);
        break;
    }
    switch (access.found.through) {
    case msr::sim::translated::first:
        source |= PERF_MEM_S(TLB, HIT) | PERF_MEM_S(TLB, L1);
        break;
    case msr::sim::translated::second:
        source |= PERF_MEM_S(TLB, HIT) | PERF_MEM_S(TLB, L2);
        break;
    case msr::sim::translated::walked:
        source |= PERF_MEM_S(TLB, MISS) | PERF_MEM_S(TLB, L2);
        break;
    }
    return source | (access.locked ? PERF_MEM_S(LOCK, LOCKED) : 0);
}

} // namespace msrpp::machine
