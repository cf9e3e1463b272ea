// Reads choices (requested settings) for Intel RDT and AMD QoS from text, and the words in front of
// choices that describe the processor's features.
#pragma once

#include <msr/amd/qos.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace msrpp::rdt_room {

/// The vendor whose registers are meant.
enum class maker : unsigned { intel, amd };

/// Returns the features that commands assume of a processor without a description: as much as the
/// registers hold, and 16 classes, the most of known processors.
msr::qos::features assumed_features(maker maker);

/// The words of `features:` and their values, for help.
inline constexpr const char *features_words =
    "features:cbm=N:classes=N:min=N:sparse:empty:cdp:l2cbm=N:l2classes=N:l2sparse:l2cdp:"
    "delay=N:delayclasses=N:nonlinear:rmids=N:width=N:upscale=N, processor=NAME, or this_processor";
inline constexpr const char *amd_features_words =
    "and bwlen=N:bwclasses=N:smba:traffic=0xMASK:counters=N";

/// Requested settings (choices) that were read, and not checked yet.
struct read_choices {
    msr::qos::features has{};
    bool assumed = true; ///< the text has no features, so that features are assumed
    std::vector<msr::qos::request> requests{};
    std::vector<std::size_t> places{}; ///< position of each request's text in the arguments
};

/// Reads requested settings (choices). Throws a complaint about a text that requests none.
read_choices read_texts(const std::vector<std::string> &texts, maker maker);

/// Returns a capacity mask as `0xff0 (8 bits, 4 to 11)`.
std::string mask_text(std::uint64_t mask);

/// The names that break a rule, and the legal alternatives.
struct explanation {
    std::vector<std::string> by;
    std::vector<std::string> legal;
};
explanation explain(msr::broken_rule broken, const msr::qos::request &request,
                    const msr::qos::features &features, const msr::rdt::divided &by_plan);

/// Returns the line about a broken rule: `sentence (names); legal: a, b`.
std::string line_about(msr::broken_rule broken, const explanation &problem);

} // namespace msrpp::rdt_room
