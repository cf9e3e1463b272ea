// For a name of an event, metric or register that a processor lacks: the processors that have the
// name, and similar names.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// Returns `; it is of --cpu pentium4` for the name of an event or a metric that other processors
/// have under exactly this name, in any case; empty where no processor has the name.
std::string event_elsewhere(std::string_view name);

/// Returns a hint for a name that is no event of a processor: other processors with an event of
/// exactly this name, and the nearest names that are `known` on the processor; without any of
/// these, the nearest event of other processors, and the processors. Empty where nothing is near.
std::string event_hint(std::string_view name, const std::vector<std::string_view> &known);

/// Returns a hint for a name that is no metric of a processor, made as event_hint() makes hints.
std::string metric_hint(std::string_view name, const std::vector<std::string_view> &known);

/// Returns a hint for a register that the processor lacks, by the register's name or address: the
/// processors that have the register.
std::string register_elsewhere(std::string_view name);
std::string register_elsewhere(std::uint64_t address);

} // namespace msrpp
