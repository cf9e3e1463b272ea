// A portable choice on a target: its definition for the target, and the request (the choice as
// plain values) that the definition makes.
#pragma once

#include <msr/core/text.hpp>
#include <msr/pmu/choice.hpp>
#include <msr/portable/choice.hpp>
#include <msr/portable/definition.hpp>

namespace msr {

/// The definition and the request (the choice as plain values) of a portable choice on a target.
template <typename Request>
struct portable_request {
    /// The definition of the portable choice; null: the target has no event for it.
    const portable_definition *definition{};
    /// The request of the portable choice; valid only where there is a definition.
    Request request{};

    constexpr explicit operator bool() const { return definition != nullptr; }
};

/// The reader of definitions of portable choices for a PMU, which each PMU specialises in its
/// `portable.hpp`: `read(definition, choice, target)` returns a portable_request.
template <typename Pmu>
struct portable_reader;

/// Returns the definition and the request of a portable choice on a target; the result is false
/// where the target has no event for the choice.
template <target_of_a_pmu Target>
constexpr auto request_on(const portable_choice &choice, const Target &target) {
    using reader = portable_reader<pmu_of_target<Target>>;
    const portable_definition *const definition = definition_of(choice.event, target);
    if (definition == nullptr) return decltype(reader::read(*definition, choice, target)){};
    return reader::read(*definition, choice, target);
}

} // namespace msr
