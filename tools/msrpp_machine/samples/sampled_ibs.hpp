// Takes samples of ops and of fetches from a simulated AMD processor by instruction-based sampling
// (IBS).
#pragma once

#include "../../msrpp/family.hpp"

#include "sample_source.hpp"
#include "sampling_request.hpp"

#include <memory>
#include <vector>

namespace msrpp::machine {

/// Returns the source of IBS samples of `cpus`. Throws a complaint where the processor has no IBS,
/// or the request breaks a rule.
std::unique_ptr<sample_source> sampled_ibs(const family &identity,
                                           const std::vector<unsigned> &cpus,
                                           const sampling_request &request);

} // namespace msrpp::machine
