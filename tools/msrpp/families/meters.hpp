// Meters of a processor for the command line tool: choices that take no counter.
#pragma once

#include "../../support/report/report.hpp"
#include "../family.hpp"

#include <msr/meters/table.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// Lets the plans of a family have meters beside its choices.
void add_meters(family &identity);

/// The meters of a processor: their rows of the table. Empty for a family of no processor.
std::vector<const msr::meters::meter_row *> meters_of(const family &identity);

/// The name of a meter's row.
const char *name_of(const msr::meters::meter_row &row);

/// The meter of this name on any processor, or null.
const msr::meters::meter_name *meter_named(std::string_view name);

/// A value of a meter for people, with its unit: `18.04 J`.
std::string meter_text(const msr::meters::meter_name &meter, double value);
/// The smallest unit of a meter, in which counts are: `nJ`. Empty: it has none.
std::string smallest_unit(const msr::meters::meter_name &meter);

/// The report of `list --meters` on meters that match a pattern, which may be empty. Throws a
/// complaint where there is none.
report meter_listing(const family &identity, const std::string &pattern);

} // namespace msrpp
