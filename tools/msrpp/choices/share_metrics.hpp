// The shares of issue slots, the first level of the top-down method, as metrics of the tool.
#pragma once

#include "../family.hpp"
#include "metrics.hpp"

#include <msr/portable/slot_definition.hpp>
#include <msr/portable/slot_share.hpp>

#include <optional>
#include <string_view>

namespace msrpp {

/// The letters that Linux writes in front of the names of top-down metrics.
inline constexpr std::string_view linux_start = "tma_";

/// Returns a metric's name without the letters `tma_` in front.
std::string_view without_linux_start(std::string_view name);

/// Returns the portable share of issue slots of a name, in any case and without `tma_`; none where
/// no share has the name.
std::optional<msr::slot_share> share_named(std::string_view name);

/// Returns a processor's definition of the shares of issue slots; null where the processor defines
/// no shares.
const msr::slot_definition *defined_shares(const family &processor);

/// Returns the metric, in percent, of a portable share of issue slots by the processor's events.
tool_metric share_metric(known_plans &plans, const msr::slot_definition &definition,
                         msr::slot_share share);

} // namespace msrpp
