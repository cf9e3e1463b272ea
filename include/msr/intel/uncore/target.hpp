// Targets of plans for boxes outside of the cores: the processors with such boxes.
#pragma once

#include <msr/core/text.hpp>
#include <msr/intel/uncore/units.hpp>
#include <msr/processor/identity.hpp>

#include <cstdint>

namespace msr::uncore {

/// A processor; of a hybrid, one of its kinds of cores stands for it.
struct target {
    core model{}; ///< the processor

    friend constexpr bool operator==(const target &, const target &) = default;
};

#define MSR_UNCORE_TARGET(name) inline constexpr target name{core::name};
MSR_UNCORE_TARGETS(MSR_UNCORE_TARGET)
#undef MSR_UNCORE_TARGET

/// A target by its name.
struct target_row {
    const char *name{};
    target value{};
};
#define MSR_UNCORE_TARGET(name) {#name, name},
/// The targets by name.
inline constexpr target_row targets[] = {MSR_UNCORE_TARGETS(MSR_UNCORE_TARGET)};
#undef MSR_UNCORE_TARGET

/// The target of a processor: of a hybrid, that of all its cores.
constexpr target target_of(core model) { return {representative_of(model)}; }

/// The boxes of a kind that a target has; none where `found` is false.
struct found_unit {
    bool exists{};          ///< whether the target has boxes of the kind
    const unit_row *row{};  ///< null where it has none
    unsigned first_place{}; ///< how many counters the boxes before it have

    /// Whether the processor has such boxes.
    constexpr explicit operator bool() const { return exists; }
    /// Returns the row of the boxes, which must exist.
    constexpr const unit_row *operator->() const { return row; }
    /// Returns the row of the boxes, which must exist.
    constexpr const unit_row &operator*() const { return *row; }
};

/// Returns the row of a kind of box of a processor; none where the processor has no such box.
constexpr found_unit unit_of(box kind, const target &processor) {
    unsigned first = 0;
    for (const unit_row &row : units_of(processor.model).units) {
        if (row.kind == kind) return {true, &row, first};
        first += row.place_count();
    }
    return {};
}

} // namespace msr::uncore
