// Names of events that do not depend on the processor: names of msr/portable.hpp, `l2_misses`, and
// names of Linux's perf, `cache-misses`.
#pragma once

#include <msr/amd/counters/target.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/intel/p5/target.hpp>
#include <msr/intel/p6/target.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/intel/uncore/target.hpp>

#include <msr/portable/definition.hpp>
#include <msr/portable/event.hpp>
#include <msr/portable/slot_definition.hpp>

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace msrpp {

/// Returns a requested event's text whose generic name is replaced by the target processor's event.
/// A text without a generic name, or whose generic name has no event on the target, is returned
/// unchanged.
std::string expand_generic_name(const std::string &choice, const msr::perfmon::target &target);
std::string expand_generic_name(const std::string &choice, const msr::amd::target &target);
std::string expand_generic_name(const std::string &choice, const msr::p6::target &target);
std::string expand_generic_name(const std::string &choice, const msr::p5::target &target);
std::string expand_generic_name(const std::string &choice, const msr::uncore::target &processor);
std::string expand_generic_name(const std::string &choice, const msr::netburst::target &target);

/// Returns a target processor's definition of the shares of issue slots; null where the processor
/// defines no shares.
const msr::slot_definition *slot_shares_of(const msr::perfmon::target &target);
const msr::slot_definition *slot_shares_of(const msr::amd::target &target);
/// Returns null: processors of the target have no shares of issue slots.
template <typename Target>
const msr::slot_definition *slot_shares_of(const Target &) {
    return nullptr;
}

/// Returns a hint, `; this processor has no event ...`, for a name that is no event's but the name
/// of a portable event or of a share of issue slots; otherwise empty. `slots_are_divided`: whether
/// the processor defines the shares of issue slots.
std::string portable_name_hint(std::string_view name, bool slots_are_divided);

/// Returns the text of a portable event's definition: its meaning, how the count differs from the
/// meaning, and the processor's name of the event.
inline std::string portable_text(const msr::portable_definition &definition) {
    std::string result = msr::row_of(definition.event).meaning;
    if (definition.note != nullptr) result += fmt::format(": {}", definition.note);
    return result + fmt::format(" ({})", definition.listed != nullptr ? definition.listed
                                                                      : definition.choice);
}

} // namespace msrpp
