// The sources of samples of a machine, one for each kind of CPU. All sources count periods alike,
// so that samples of different CPUs have equal weight.
#pragma once

#include "../mixed.hpp"
#include "sample_source.hpp"
#include "sampling_request.hpp"

#include <memory>
#include <vector>

namespace msrpp::machine {

/// Sources by kind. `request` gets the kind of sample that is taken. `cpus`: the number of CPUs of
/// the machine. Throws a complaint where a kind of CPU cannot take such samples, or counts other
/// periods than the others.
std::vector<std::unique_ptr<sample_source>>
sample_sources(const kinds_of_cpus &machine_kinds, unsigned cpus, sampling_request &request);

} // namespace msrpp::machine
