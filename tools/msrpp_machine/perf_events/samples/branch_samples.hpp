// Branch stacks in samples of perf_event_open(2) (PERF_SAMPLE_BRANCH_STACK): which branches an
// event's attributes request, and the words of a sample. Source: Linux, arch/x86/events/amd/lbr.c
// and arch/x86/events/intel/lbr.c.
#pragma once

#include "../../samples/branch_stacks.hpp"

#include <msr/branches/rows/facility_row.hpp>
#include <msr/processor/identity.hpp>

#include <linux/perf_event.h>

#include <cstdint>
#include <string>
#include <vector>

namespace msrpp::machine {

/// The branches that an event requests, or the reason why the processor cannot record them.
struct branch_request {
    int error{}; ///< errno of the refusal; 0: the event is accepted
    std::string reason{};
    /// The branch records of the processor; null: the event requests no branches.
    const msr::lbr::facility_row *facility{};
    stack_choice choice{};
};

/// Returns the branches that an event requests of a processor. `name`: the processor's name.
branch_request branch_request_of(const perf_event_attr &attributes, msr::core processor,
                                 const std::string &name);

/// Returns the words of a sample's branches: their number, the index of the newest record where the
/// event requests the index, and three words for each branch (struct perf_branch_entry).
std::vector<std::uint64_t> branch_words(const perf_event_attr &attributes,
                                        const branch_request &request, const branch_stack &stack);

} // namespace msrpp::machine
