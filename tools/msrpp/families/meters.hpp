// Meters of a processor for the command line tool: registers that are only read, so that they take
// no counter.
#pragma once

#include "../../support/report/report.hpp"
#include "../family.hpp"

#include <msr/meters/core_set.hpp>
#include <msr/meters/table.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// Lets the plans of a processor family have meters in addition to the family's events.
void add_meters(family &identity);

/// Returns the processors that a --cpu name stands for, all of which must have a planned meter or
/// control; empty where the tables know none of the processors.
msr::meters::core_set processors_of(const family &identity);

/// Returns the meters of a processor as rows of the table of meters; empty for a --cpu
/// name that stands for no processor.
std::vector<const msr::meters::meter_row *> meters_of(const family &identity);

/// Returns the name of a meter's row.
const char *name_of(const msr::meters::meter_row &row);

/// Returns the meter with a name, on whatever processor; null: no meter has the name.
const msr::meters::meter_name *meter_named(std::string_view name);

/// Returns whether choices (events) have a meter that follows time: a meter of energy or of clocks,
/// a residency among them.
bool follow_time(const std::vector<std::string> &choices);

/// Returns a value of a meter for people, with its unit: `18.04 J`.
std::string meter_text(const msr::meters::meter_name &meter, double value);
/// Returns the smallest unit of a meter, in which counts are: `nJ`; empty: the meter has no unit.
std::string smallest_unit(const msr::meters::meter_name &meter);

/// Returns the report of `list --meters` on meters that match a pattern, which may be empty. Throws
/// a complaint where no meter matches.
report meter_listing(const family &identity, const std::string &pattern);

} // namespace msrpp
