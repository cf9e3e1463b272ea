// Precise event based sampling (PEBS) of Intel processors from Core 2 on: records and samples, the
// debug store's management area, and the values to write for a sampling period. The Pentium 4 has
// another kind of PEBS, in <msr/intel/netburst/debug_store/debug_store.hpp>. Each table names its
// sources. Nothing was measured on these processors.
#pragma once

// A header that compile errors name is included first, so that errors do not list a chain of other
// headers.
#include <msr/core/rule.hpp>

#include <msr/intel/pebs/adaptive.hpp>
#include <msr/intel/pebs/architectural.hpp>
#include <msr/intel/pebs/area.hpp>
#include <msr/intel/pebs/data_source.hpp>
#include <msr/intel/pebs/format.hpp>
#include <msr/intel/pebs/reader.hpp>
#include <msr/intel/pebs/record.hpp>
#include <msr/intel/pebs/sample.hpp>
#include <msr/intel/pebs/sampling.hpp>
#include <msr/intel/pebs/text.hpp>
