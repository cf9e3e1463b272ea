// What register values and words of perf mean, gathered for whoever prints it: who counts what,
// which rules are broken, which errata concern the user, and how sure all of it is.
#pragma once

#include "../family.hpp"

#include <msr/intel/netburst/errata.hpp>
#include <msr/intel/netburst/event.hpp>
#include <msr/intel/netburst/explain.hpp>
#include <msr/intel/netburst/feeding.hpp>
#include <msr/intel/netburst/named_registers.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/intel/netburst/value_rules.hpp>
#include <msr/intel/netburst/wiring.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace msrpp::netburst_room {

/// One register and what it holds.
struct given_value {
    msr::netburst::named_register where{};
    std::uint64_t value{};
};

/// A word of perf: its fields, what it counts, and what is wrong with it.
struct gathered_word {
    std::uint64_t value{};
    std::string choice; ///< empty where the driver has no such event
    std::vector<msr::netburst::explained_field> fields;
    std::vector<msr::netburst::broken_value> broken;
    std::string note;
};

/// How sure one of the facts is on which a count rests.
struct fact {
    const char *about{}; ///< `event`, `cascade`, `feed` or `metric`
    msr::netburst::confidence how_sure{};
    std::string why; ///< empty where it is sure
};

/// A counter, what it counts, everything that tags for it, and the facts behind that.
struct explained_count {
    msr::netburst::counting what;
    std::vector<msr::netburst::feed> feeds;
    std::vector<fact> facts;
};

/// An erratum, and the names of all whom it concerns: registers, counters, events, words of perf.
struct explained_erratum {
    const msr::netburst::erratum *told{};
    std::vector<std::string> concerns;
};

/// All that there is to print.
struct gathered {
    msr::netburst::target on;
    std::vector<given_value> values;
    std::vector<gathered_word> words;
    std::vector<explained_count> counts;
    std::vector<msr::netburst::broken_value> broken; ///< by the values
    std::vector<explained_erratum> errata;
};

gathered gather(const asked_values &asked, const msr::netburst::target &on);

/// The event that an ESCR selects, or null.
const msr::netburst::event_row *event_of(const given_value &one);

/// How sure the encoding of an ESCR's event and masks is.
msr::netburst::confidence confidence_of(const msr::netburst::event_row &event,
                                        const given_value &one);

/// Why the encoding of an event with these masks is not sure; nothing where it is.
std::string doubts_about(const msr::netburst::event_row &event, unsigned masks);

/// The least sure of some facts.
msr::netburst::confidence least_sure(const std::vector<fact> &facts);

} // namespace msrpp::netburst_room
