// Choices for Intel RDT and AMD QoS in words, and the features of a processor that stand before
// them.
#pragma once

#include <msr/amd/qos.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace msrpp::rdt_room {

/// The vendor whose registers are meant.
enum class maker : unsigned { intel, amd };

/// The features that the commands assume of a processor that is not described: as much as the
/// registers hold, and 16 classes, the most that is known.
msr::qos::features assumed_features(maker maker);

/// The words of `features:`, and what the others take, for help.
inline constexpr const char *features_words =
    "features:cbm=N:classes=N:min=N:sparse:empty:cdp:l2cbm=N:l2classes=N:l2sparse:l2cdp:"
    "delay=N:delayclasses=N:nonlinear:rmids=N:width=N:upscale=N, processor=NAME, or this_processor";
inline constexpr const char *amd_features_words =
    "and bwlen=N:bwclasses=N:smba:traffic=0xMASK:counters=N";

/// Choices that were understood; not yet checked.
struct read_choices {
    msr::qos::features has{};
    bool assumed = true; ///< nothing was said of the features
    std::vector<msr::qos::request> requests{};
    std::vector<std::size_t> places{}; ///< of each request among the texts
};

/// Reads choices. Throws a complaint about what is no choice.
read_choices read_texts(const std::vector<std::string> &texts, maker maker);

/// A capacity mask as `0xff0 (8 bits, 4 to 11)`.
std::string mask_text(std::uint64_t mask);

/// The names that break a rule, and the legal alternatives.
struct told {
    std::vector<std::string> by;
    std::vector<std::string> legal;
};
told tell(msr::broken_rule broken, const msr::qos::request &request,
          const msr::qos::features &features, const msr::rdt::divided &by_plan);

/// `sentence (names); legal: a, b`
std::string line_about(msr::broken_rule broken, const told &problem);

} // namespace msrpp::rdt_room
