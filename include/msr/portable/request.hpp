// A portable choice on a target: its definition for the target, and the request that the definition
// makes.
#pragma once

#include <msr/core/text.hpp>
#include <msr/pmu/choice.hpp>
#include <msr/portable/choice.hpp>
#include <msr/portable/definition.hpp>

namespace msr {

/// The definition and the request of a portable choice on a target.
template <typename Request>
struct portable_request {
    const portable_definition *definition{}; ///< null: the target has no event for it
    Request request{};                       ///< set only where the processor has a definition

    constexpr explicit operator bool() const { return definition != nullptr; }
};

/// Reads the definition of a portable choice: `read(definition, choice, target)` returns a
/// portable_request. A PMU specialises it in its `portable.hpp`.
template <typename Pmu>
struct portable_reader;

/// Returns what a portable choice is on a target.
template <target_of_a_pmu Target>
constexpr auto request_on(const portable_choice &choice, const Target &target) {
    using reader = portable_reader<pmu_of_target<Target>>;
    const portable_definition *const definition = definition_of(choice.event, target);
    if (definition == nullptr) return decltype(reader::read(*definition, choice, target)){};
    return reader::read(*definition, choice, target);
}

} // namespace msr
