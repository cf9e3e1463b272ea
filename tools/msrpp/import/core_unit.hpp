// The kinds of core of a hybrid processor, which Linux's JSON of a processor has in the same files.
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
    std::string first; ///< the unit of the first entry that was taken
};

} // namespace msrpp
