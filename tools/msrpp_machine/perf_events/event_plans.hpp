// Events of perf_event_open(2) as choices (events in the syntax of -e) of a simulated processor:
// the library's planner plans each event, and the simulated counters say which signals (kinds of
// occurrences) of the models the event counts.
#pragma once

#include "../../msrpp/family.hpp"

#include "../host_files/event_sources.hpp"
#include "../mixed.hpp"
#include "../simulated.hpp"
#include "event_texts.hpp"
#include "precise_plans.hpp"
#include "samples/branch_samples.hpp"

#include <msr/sim/counters/clock_filter.hpp>
#include <msr/sim/events/event_meanings.hpp>
#include <msr/sim/events/signal.hpp>

#include <linux/perf_event.h>

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace msrpp::machine {

/// An event that a processor counts, or the reason why the processor does not count the event.
struct planned_event {
    int error{};          ///< errno with which the event is refused; 0: the event is counted
    std::string reason{}; ///< why the event is refused, a sentence; empty: the event is counted
    unsigned kind{};      ///< number of the kind of CPUs that count the event
    std::string text{};   ///< text of the event as a choice, in the syntax of -e
    bool is_share{};      ///< the event counts a share of issue slots
    bool counts_slots{};  ///< the event counts all issue slots
    bool is_precise{};    ///< samples have the address of an instruction, not of a block
    /// With precise_ip 1 samples have the address of the instruction behind the event's.
    bool is_behind{};
    bool is_of_ibs{}; ///< AMD's instruction-based sampling samples the event, without a counter
    std::uint64_t load_latency{}; ///< clocks above which the event counts loads; 0: all
    msr::sim::signal_sum sum{};
    /// The comparison by which the event counts clocks of its occurrences, if one is set.
    msr::sim::clock_comparison comparison{};

    /// Returns a sum of signals that grows at least as much as the event's count.
    msr::sim::signal_sum upper_bound() const {
        return comparison.is_set() ? msr::sim::signal_sum{msr::sim::signal::cycles} : sum;
    }
};

class event_plans {
public:
    event_plans(const kinds_of_cpus &kinds, unsigned cpus)
        : cpus_{kinds}, sources_{event_sources_of(kinds, cpus)} {}

    /// Plans the registers of an event that is counted alone, so that all counters are free.
    planned_event plan(const perf_event_attr &attributes);
    /// Returns whether the counters of a kind of CPUs can count all of the choices (events) at the
    /// same time.
    bool fit(unsigned kind, const std::vector<std::string> &choices);

    /// Returns the branches that an event requests of the processor of a kind of CPUs.
    branch_request branches(const perf_event_attr &attributes, unsigned kind) const;

    unsigned kind_of(unsigned cpu) const { return cpus_.kind_of(cpu); }

private:
    kinds_of_cpus cpus_;
    std::vector<event_source> sources_;
    std::map<std::pair<unsigned, std::string>, planned_event> planned_;
    std::map<std::pair<unsigned, std::vector<std::string>>, bool> fitting_;

    precise_events precise_;

    planned_event planned_alone(unsigned kind, const event_text &text) const;
    planned_event plan_ops(const perf_event_attr &attributes, unsigned kind, bool counts_ops) const;
    planned_event plan_precise(const perf_event_attr &attributes, unsigned kind, event_text text);
    int kind_of_type(const perf_event_attr &attributes, unsigned &kind) const;
};

} // namespace msrpp::machine
