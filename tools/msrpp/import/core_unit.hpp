// Selects the events of one kind of core from Linux's JSON files of a hybrid processor, which have
// the events of all kinds of core.
#pragma once

#include <msr/processor/identity.hpp>

#include <string>
#include <string_view>

namespace msrpp {

/// Returns Linux's name of a core of a hybrid processor: `cpu_core`, `cpu_atom` or `cpu_lowpower`;
/// empty where the processor has a single kind of core.
std::string_view core_unit_of(msr::core processor);

/// Selects the entries (events, metrics) of a file that are for a kind of core.
class core_units {
public:
    explicit core_units(std::string_view name) : wanted{name} {}

    /// Returns whether a unit is a kind of core.
    static bool is_core(std::string_view unit);

    /// Returns whether an entry (an event, a metric) is for the chosen kind of core. Throws a
    /// complaint where no kind was chosen, and the file has entries of several kinds.
    bool takes(const std::string &unit);

private:
    std::string wanted;
    std::string first; ///< kind of core of the first event or metric that takes() accepted
};

} // namespace msrpp
