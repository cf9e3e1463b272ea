// The formats of `msrpp profile export`, one file for each.
#pragma once

#include "destination.hpp"
#include "selection.hpp"

#include "../symbols/symbolizer.hpp"

#include <span>
#include <vector>

namespace msrpp::profile {

/// perf.data, for `perf report`, `perf mem`, `perf c2c` and `perf script`: from the bytes of the
/// profile, which are read twice; tells how far. `requests`: which samples, in the order of the
/// file; null: all. Complains where the destination cannot go back.
msr::profile::reading write_perf(std::span<const unsigned char> profile,
                                 const std::vector<bool> *requests, destination &destination);
/// One row a sample, with all that is known of it.
void write_csv(const selection &source, symbolizer &symbols, destination &destination);
/// Stacks with their counts: a;b;c 12.
void write_folded(const selection &source, symbolizer &symbols, destination &destination);
/// A flame graph.
void write_svg(const selection &source, symbolizer &symbols, destination &destination);
/// Gzipped profile.proto.
void write_pprof(const selection &source, symbolizer &symbols, destination &destination);
/// JSON for speedscope, a profile for each thread.
void write_speedscope(const selection &source, symbolizer &symbols, destination &destination);
/// JSON of Chrome's trace events: samples by thread and time.
void write_chrome(const selection &source, symbolizer &symbols, destination &destination);

} // namespace msrpp::profile
