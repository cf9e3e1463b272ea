// Requested events of the Pentium 4 as texts in the tool's notation.
#pragma once

#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/intel/netburst/values/active_counters.hpp>

#include <string>

namespace msrpp::netburst_room {

/// Returns `event:mask:mask` of a part of a request, without qualifiers; mask bits without a name
/// are a number.
std::string masks_text(const msr::netburst::request &part);

/// Returns a part of a request as `event:mask:user:thr=2`, or `metric:NAME:...` where the part
/// counts a metric. The text of a part that only tags has no tag.
std::string choice_text(const msr::netburst::request &part);

/// Returns the event that a counter counts, with masks and qualifiers, in the tool's notation.
std::string choice_text(const msr::netburst::counting &counting,
                        const msr::netburst::target &target);

} // namespace msrpp::netburst_room
