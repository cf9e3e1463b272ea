// Precise samples of events of perf_event_open(2) (precise_ip of perf_event_attr): which processors
// take precise samples, and of which events. Source: Linux, arch/x86/events/core.c,
// x86_pmu_max_precise() and x86_pmu_hw_config(), and amd/ibs.c, core_pmu_ibs_config() and
// perf_ibs_init().
#pragma once

#include "../../msrpp/family.hpp"

#include <linux/perf_event.h>

#include <cstdint>
#include <map>
#include <string>
#include <utility>

namespace msrpp::machine {

/// Returns the largest value of precise_ip on Intel's processors; 0: the processor has no precise
/// samples whose records are known.
unsigned largest_precision(const family &identity);

/// The needs of precise samples of an event, or the reason why the event has no precise samples.
struct precise_request {
    int error{}; ///< errno with which the event is refused; 0: the event is sampled precisely
    std::string reason{};
    std::string qualifiers{}; ///< qualifiers of the event's choice (in the syntax of -e)
    /// With precise_ip 1 samples have the address of the next instruction.
    bool is_behind{};
    /// clocks above which the event counts a load; 0: the event counts no latent loads
    std::uint64_t load_latency{};
};

/// The events of Intel's processors that can be sampled precisely.
class precise_events {
public:
    /// Returns what an event needs to be sampled precisely on a kind of CPUs. `kind`: number of the
    /// kind. `choice`: the event as a choice (in the syntax of -e).
    precise_request request(const perf_event_attr &attributes, unsigned kind,
                            const family &identity, const std::string &choice);

private:
    using event_number = std::pair<std::uint64_t, std::uint64_t>; ///< code and unit mask
    /// Whether the events of a kind's event list can be sampled precisely.
    std::map<unsigned, std::map<event_number, bool>> lists_;

    const std::map<event_number, bool> &list_of(unsigned kind, const family &identity);
};

/// Returns the errno of an event that AMD's instruction-based sampling of ops samples; 0: the
/// event is valid.
int problem_of_ops(const perf_event_attr &attributes);
/// Returns whether Linux samples an event of AMD's cores by instruction-based sampling where
/// precise samples are requested: clocks or ops. `counts_ops`: set to whether the event counts ops.
bool is_sampled_by_ibs(const perf_event_attr &attributes, bool &counts_ops);

} // namespace msrpp::machine
