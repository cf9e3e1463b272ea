// The sources of samples of a machine, a source for each kind of CPU. All sources count periods
// alike, so that samples of different CPUs have equal weight.
#pragma once

#include "../mixed.hpp"
#include "sample_source.hpp"
#include "sampling_request.hpp"

#include <memory>
#include <vector>

namespace msrpp::machine {

/// Returns the source of samples for each kind of CPU. `request`: its kind of sample is set to the
/// kind that is taken. `cpus`: the number of CPUs of the machine. Throws a complaint where a kind
/// of CPU cannot take the samples, or counts its periods otherwise than another kind.
std::vector<std::unique_ptr<sample_source>>
sample_sources(const kinds_of_cpus &machine_kinds, unsigned cpus, sampling_request &request);

} // namespace msrpp::machine
