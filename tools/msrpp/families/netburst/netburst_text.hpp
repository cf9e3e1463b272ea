// Requests in the notation in which they are asked for.
#pragma once

#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/intel/netburst/values/active_counters.hpp>

#include <string>

namespace msrpp::netburst_room {

/// `event:mask:mask` of a part, without qualifiers; mask bits without a name as a number.
std::string masks_text(const msr::netburst::request &part);

/// A part as `event:mask:user:thr=2`, or `metric:NAME:...` where it counts a metric. A part that
/// only tags does not say with which tag.
std::string choice_text(const msr::netburst::request &part);

/// The choice that a counter counts, in the same notation.
std::string choice_text(const msr::netburst::counting &counting,
                        const msr::netburst::target &target);

} // namespace msrpp::netburst_room
