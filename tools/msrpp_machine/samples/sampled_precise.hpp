// Precise samples (PEBS) of Intel processors: records that the processor writes to the machine's
// own memory, one record for each interrupt.
#pragma once

#include "../../msrpp/family.hpp"

#include "own_memory.hpp"
#include "sample_source.hpp"
#include "sampling_request.hpp"

#include <memory>
#include <span>
#include <vector>

namespace msrpp::machine {

/// Returns whether a processor has precise samples (PEBS).
bool has_precise_samples(const family &identity);

/// Returns the events that precise samples count by default, in order of preference: the first
/// event that a processor has is sampled.
std::span<const char *const> usual_precise_events();

/// Returns the source of precise samples of `cpus`. Throws a complaint where the processor has no
/// PEBS, or the request breaks a rule.
std::unique_ptr<sample_source> sampled_precise(const family &identity,
                                               const std::vector<unsigned> &cpus,
                                               const sampling_request &request);

} // namespace msrpp::machine
