// Names that a processor does not have, and the processors that have them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// `; it is of --cpu pentium4`, of an event or a metric that other processors have under exactly
/// this name, in any case. Empty where there is none.
std::string event_elsewhere(std::string_view name);

/// A hint for a name that is no event of a processor: an event of exactly this name of other
/// processors, and the nearest of the names that are `known` on the processor; where there is
/// neither, the nearest event of other processors, and which these are. Empty where there is none.
std::string event_hint(std::string_view name, const std::vector<std::string_view> &known);

/// A hint for a name that is no metric of a processor, made as for events.
std::string metric_hint(std::string_view name, const std::vector<std::string_view> &known);

/// A hint for a register that the processor lacks, by its name or its address: the processors that
/// have it.
std::string register_elsewhere(std::string_view name);
std::string register_elsewhere(std::uint64_t address);

} // namespace msrpp
