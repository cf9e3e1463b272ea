// The kinds of core of a hybrid processor, which Linux's JSON of one processor has side by side.
#pragma once

#include <msr/processor/identity.hpp>

#include <string>
#include <string_view>

namespace msrpp {

/// Linux's name of a core of a hybrid processor: `cpu_core`, `cpu_atom` or `cpu_lowpower`; empty
/// where the processor has one kind of core.
std::string_view core_unit_of(msr::core processor);

/// Chooses the entries of a file that are for one kind of core.
class core_units {
public:
    explicit core_units(std::string_view name) : wanted{name} {}

    /// Whether a unit is a kind of core.
    static bool is_core(std::string_view unit);

    /// Whether an entry of a kind of core is for the core that is wanted. Throws a complaint where
    /// none is, and the file has entries of several kinds.
    bool takes(const std::string &unit);

private:
    std::string wanted;
    std::string first; ///< the first unit that was taken
};

} // namespace msrpp
