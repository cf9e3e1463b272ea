// Names that a processor does not have, and the processors that have them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace msrpp {

/// `; it is of --cpu pentium4`, of an event or a metric that other processors have under exactly
/// this name, in any case. Empty where there is none.
std::string event_elsewhere(std::string_view name);

/// The same of a register's name, and of a register's address.
std::string register_elsewhere(std::string_view name);
std::string register_elsewhere(std::uint64_t address);

} // namespace msrpp
