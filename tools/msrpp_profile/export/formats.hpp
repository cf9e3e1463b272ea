// The formats of `msrpp profile export`, a file for each format.
#pragma once

#include "destination.hpp"
#include "selection.hpp"

#include "../symbols/symbolizer.hpp"

#include <span>
#include <vector>

namespace msrpp::profile {

/// Writes perf.data, for `perf report`, `perf mem`, `perf c2c` and `perf script`, from the bytes of
/// a profile, which are read twice. Returns how far the profile could be read. `requests`: whether
/// each sample is exported, in the order of the file; null: all samples are exported. Throws a
/// complaint where the destination cannot be rewritten.
msr::profile::reading write_perf(std::span<const unsigned char> profile,
                                 const std::vector<bool> *requests, destination &destination);
/// Writes a CSV row for each sample, with all that is known of the sample.
void write_csv(const selection &source, symbolizer &symbols, destination &destination);
/// Writes folded stacks with the sums of their weights, such as `a;b;c 12`.
void write_folded(const selection &source, symbolizer &symbols, destination &destination);
/// Writes a flame graph as SVG.
void write_svg(const selection &source, symbolizer &symbols, destination &destination);
/// Writes a profile.proto of pprof, compressed by gzip.
void write_pprof(const selection &source, symbolizer &symbols, destination &destination);
/// Writes the JSON format of speedscope, with a profile for each thread.
void write_speedscope(const selection &source, symbolizer &symbols, destination &destination);
/// Writes the text from which AutoFDO's create_llvm_prof and create_gcov make profiles of
/// compilers: the branches of samples in one file. Throws a complaint where the profile has no
/// branches.
void write_autofdo(const selection &source, symbolizer &symbols, destination &destination);
/// Writes the JSON of Chrome's trace events: samples by thread and time.
void write_chrome(const selection &source, symbolizer &symbols, destination &destination);

} // namespace msrpp::profile
