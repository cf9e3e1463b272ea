// The library's own table of Intel's events: the architectural events, which CPUID announces, the
// off-core and front-end events, which need a register beside the counter, and the shares of slots.
// The fixed counters that count some of these events. Sources:
// test/facts/intel/intel_arch_events.csv and intel_fixed_counters.csv; the codes of the other
// events from the Linux driver (arch/x86/events/intel/core.c, tables of extra registers, and the
// pseudo events of IA32_PERF_METRICS).
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/pmu/select/facts.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::perfmon {

/// The events of the table `events`. The architectural events come first: the number of an
/// architectural event is the number of the event's bit in CPUID.
enum class event_number : std::uint8_t {
    core_cycles,             ///< clocks of the core while it is not halted
    instructions_retired,    ///< instructions that retire
    reference_cycles,        ///< clocks of a fixed frequency while the core is not halted
    llc_references,          ///< requests that reach the last level of cache
    llc_misses,              ///< requests that miss the last level of cache
    branches_retired,        ///< branch instructions that retire
    branch_misses_retired,   ///< mispredicted branch instructions that retire
    topdown_slots,           ///< issue slots of the pipeline while the core is not halted
    topdown_backend_bound,   ///< slots lost because the back end takes no micro-operation
    topdown_bad_speculation, ///< slots lost to micro-operations that do not retire
    topdown_frontend_bound,  ///< slots lost because the front end gives no micro-operation
    topdown_retiring,        ///< slots used by micro-operations that retire
    lbr_inserts,             ///< entries written to the last-branch records
    offcore_response,        ///< requests that leave the core and that MSR_OFFCORE_RSP lets pass
    frontend_retired, ///< instructions that retire after the front-end event that MSR_PEBS_FRONTEND
                      ///< selects
    topdown_heavy_ops, ///< slots used by instructions of two micro-operations or more that retire
    topdown_br_mispredict, ///< slots lost to what mispredicted branches execute
    topdown_fetch_lat,     ///< slots lost because the front end waits for instructions
    topdown_mem_bound,     ///< slots lost because the back end waits for memory
};

/// The number of architectural events in the table `events`.
inline constexpr unsigned architectural_event_count = 13;

/// The bit that marks, in `event_row::where`, an event which needs an off-core register; an
/// architectural event has the bit of its number instead.
inline constexpr std::uint64_t where_offcore = std::uint64_t{1} << 32;
/// The bit that marks, in `event_row::where`, an event which needs MSR_PEBS_FRONTEND.
inline constexpr std::uint64_t where_frontend = std::uint64_t{1} << 33;
/// The bit that marks, in `event_row::where`, a topdown share of issue slots at the second level.
inline constexpr std::uint64_t where_upper_shares = std::uint64_t{1} << 34;

/// The row of each event, in the order of `event_number`.
inline constexpr select::event_row events[] = {
    {.name = "core_cycles", .code = 0x3c, .where = 1, .meaning = "clocks of the core, not halted"},
    {.name = "instructions_retired",
     .code = 0xc0,
     .where = 1 << 1,
     .meaning = "instructions that retire"},
    {.name = "reference_cycles",
     .code = 0x3c,
     .fixed_masks = 0x01,
     .where = 1 << 2,
     .meaning = "clocks of a fixed frequency, not halted"},
    {.name = "llc_references",
     .code = 0x2e,
     .fixed_masks = 0x4f,
     .where = 1 << 3,
     .meaning = "requests that reach the last level of cache"},
    {.name = "llc_misses",
     .code = 0x2e,
     .fixed_masks = 0x41,
     .where = 1 << 4,
     .meaning = "requests that miss the last level of cache"},
    {.name = "branches_retired",
     .code = 0xc4,
     .where = 1 << 5,
     .meaning = "branch instructions that retire"},
    {.name = "branch_misses_retired",
     .code = 0xc5,
     .where = 1 << 6,
     .meaning = "mispredicted branch instructions that retire"},
    {.name = "topdown_slots",
     .code = 0xa4,
     .fixed_masks = 0x01,
     .where = 1 << 7,
     .meaning = "issue slots of the pipeline while not halted"},
    {.name = "topdown_backend_bound",
     .code = 0xa4,
     .fixed_masks = 0x02,
     .where = 1 << 8,
     .meaning = "slots lost because the back end takes nothing"},
    {.name = "topdown_bad_speculation",
     .code = 0x73,
     .where = 1 << 9,
     .meaning = "slots lost to what does not retire"},
    {.name = "topdown_frontend_bound",
     .code = 0x9c,
     .fixed_masks = 0x01,
     .where = 1 << 10,
     .meaning = "slots lost because the front end gives nothing"},
    {.name = "topdown_retiring",
     .code = 0xc2,
     .fixed_masks = 0x02,
     .where = 1 << 11,
     .meaning = "slots used by what retires"},
    {.name = "lbr_inserts",
     .code = 0xe4,
     .fixed_masks = 0x01,
     .where = 1 << 12,
     .meaning = "entries written to the last-branch records"},
    // The event of requests that MSR_OFFCORE_RSP_0 lets pass. With MSR_OFFCORE_RSP_1, and from
    // Sapphire Rapids on, the event's numbers differ: see `offcore_event`.
    {.name = "offcore_response",
     .code = 0xb7,
     .fixed_masks = 0x01,
     .where = where_offcore,
     .meaning = "requests that leave the core, as MSR_OFFCORE_RSP lets them pass"},
    // From Redwood Cove on the event's unit mask differs: see `frontend_event`.
    {.name = "frontend_retired",
     .code = 0xc6,
     .fixed_masks = 0x01,
     .where = where_frontend,
     .meaning = "instructions that retire after what MSR_PEBS_FRONTEND says"},
    // Shares of issue slots that only IA32_PERF_METRICS has, from `topdown_heavy_ops` on; the Linux
    // driver knows a share by the code 0 and a unit mask from 84h on.
    {.name = "topdown_heavy_ops",
     .code = 0x00,
     .fixed_masks = 0x84,
     .where = where_upper_shares,
     .meaning = "slots used by what retires of instructions of two micro-ops or more"},
    {.name = "topdown_br_mispredict",
     .code = 0x00,
     .fixed_masks = 0x85,
     .where = where_upper_shares,
     .meaning = "slots lost to mispredicted branches"},
    {.name = "topdown_fetch_lat",
     .code = 0x00,
     .fixed_masks = 0x86,
     .where = where_upper_shares,
     .meaning = "slots lost because the front end waits and gives nothing"},
    {.name = "topdown_mem_bound",
     .code = 0x00,
     .fixed_masks = 0x87,
     .where = where_upper_shares,
     .meaning = "slots lost because the back end waits for memory"},
};
/// The number of events in the table `events`.
inline constexpr unsigned event_count = sizeof events / sizeof events[0];

/// Returns the first version of architectural performance monitoring whose processors may have an
/// architectural event.
/// `event`: index in `events`.
constexpr unsigned first_version_of(unsigned event) { return event < 7 ? 1 : event == 7 ? 5 : 6; }

/// Names of events that users know from other tools.
inline constexpr select::other_name<event_number> other_names[] = {
    {"instructions", event_number::instructions_retired},
    {"inst_retired", event_number::instructions_retired},
    {"inst_retired_any", event_number::instructions_retired},
    {"inst_retired_any_p", event_number::instructions_retired},
    {"cycles", event_number::core_cycles},
    {"cpu_cycles", event_number::core_cycles},
    {"cpu_clk_unhalted", event_number::core_cycles},
    {"cpu_clk_unhalted_core", event_number::core_cycles},
    {"cpu_clk_unhalted_thread", event_number::core_cycles},
    {"cpu_clk_unhalted_thread_p", event_number::core_cycles},
    {"unhalted_core_cycles", event_number::core_cycles},
    {"ref_cycles", event_number::reference_cycles},
    {"cpu_clk_unhalted_ref_tsc", event_number::reference_cycles},
    {"unhalted_reference_cycles", event_number::reference_cycles},
    {"cache_references", event_number::llc_references},
    {"longest_lat_cache_reference", event_number::llc_references},
    {"cache_misses", event_number::llc_misses},
    {"longest_lat_cache", event_number::llc_misses},
    {"longest_lat_cache_miss", event_number::llc_misses},
    {"branches", event_number::branches_retired},
    {"branch_instructions", event_number::branches_retired},
    {"br_inst_retired", event_number::branches_retired},
    {"br_inst_retired_all_branches", event_number::branches_retired},
    {"branch_misses", event_number::branch_misses_retired},
    {"br_misp_retired", event_number::branch_misses_retired},
    {"br_misp_retired_all_branches", event_number::branch_misses_retired},
    {"mispredicted_branch_retired", event_number::branch_misses_retired},
    {"slots", event_number::topdown_slots},
    {"topdown_heavy_operations", event_number::topdown_heavy_ops},
    {"topdown_branch_mispredicts", event_number::topdown_br_mispredict},
    {"topdown_fetch_latency", event_number::topdown_fetch_lat},
    {"topdown_memory_bound", event_number::topdown_mem_bound},
};

/// The row of a fixed counter, which counts a single event.
struct fixed_counter_row {
    /// Address of the fixed counter's register, as RDMSR and WRMSR take it.
    std::uint32_t address{};
    event_number event{}; ///< the event that the fixed counter counts
    /// The first version of architectural performance monitoring whose processors may have the
    /// fixed counter.
    std::uint8_t version{};
    const char *since{}; ///< the first processors that have the fixed counter, for people
};

/// The rows of the fixed counters, in the order of their numbers.
inline constexpr fixed_counter_row fixed_counters[] = {
    {0x309, event_number::instructions_retired, 2, "v2"},
    {0x30a, event_number::core_cycles, 2, "v2"},
    {0x30b, event_number::reference_cycles, 2, "v2"},
    {0x30c, event_number::topdown_slots, 5, "v5 core (Ice Lake)"},
    {0x30d, event_number::topdown_bad_speculation, 6, "v6 Atom (fixed 3 absent there)"},
    {0x30e, event_number::topdown_frontend_bound, 6, "v6 Atom"},
    {0x30f, event_number::topdown_retiring, 6, "v6 Atom"},
};
/// The most fixed counters that a processor may have.
inline constexpr unsigned fixed_counter_count = sizeof fixed_counters / sizeof fixed_counters[0];

/// Returns the number of the fixed counter that counts an event, or -1.
/// `event`: index in `events`.
constexpr int fixed_counter_for(int event) {
    for (unsigned i = 0; i < fixed_counter_count; ++i)
        if (static_cast<int>(fixed_counters[i].event) == event) return static_cast<int>(i);
    return -1;
}

/// The number of the fixed counter that counts all slots, of which IA32_PERF_METRICS holds shares.
inline constexpr unsigned slots_counter = 3;

/// A share of issue slots in IA32_PERF_METRICS. Source: test/facts/intel/intel_topdown_shares.csv.
struct share_row {
    event_number event{}; ///< the event that counts the slots of the share
    const char *name{};   ///< the share's name in Intel's metrics, lower case
};

/// The shares of slots, in the order of their bytes in IA32_PERF_METRICS. The last four shares are
/// in the register of Golden Cove and later cores.
inline constexpr share_row shares[] = {
    {event_number::topdown_retiring, "perf_metrics_retiring"},
    {event_number::topdown_bad_speculation, "perf_metrics_bad_speculation"},
    {event_number::topdown_frontend_bound, "perf_metrics_frontend_bound"},
    {event_number::topdown_backend_bound, "perf_metrics_backend_bound"},
    {event_number::topdown_heavy_ops, "perf_metrics_heavy_operations"},
    {event_number::topdown_br_mispredict, "perf_metrics_branch_mispredicts"},
    {event_number::topdown_fetch_lat, "perf_metrics_fetch_latency"},
    {event_number::topdown_mem_bound, "perf_metrics_memory_bound"},
};
/// The number of shares of issue slots, of both levels.
inline constexpr unsigned share_count = sizeof shares / sizeof shares[0];

/// Returns the index in `shares` of the share that counts an event, or -1.
/// `event`: index in `events`.
constexpr int share_for(int event) {
    for (unsigned i = 0; i < share_count; ++i)
        if (static_cast<int>(shares[i].event) == event) return static_cast<int>(i);
    return -1;
}

} // namespace msr::perfmon
