// Targets of plans for boxes outside of the cores: the processors with such boxes.
#pragma once

#include <msr/core/text.hpp>
#include <msr/intel/uncore/units.hpp>
#include <msr/processor/identity.hpp>

#include <cstdint>

namespace msr::uncore {

/// The target of plans for boxes: a processor. A kind of core stands for a whole hybrid processor.
struct target {
    core model{}; ///< the processor whose boxes a plan uses

    friend constexpr bool operator==(const target &, const target &) = default;
};

#define MSR_UNCORE_TARGET(name) inline constexpr target name{core::name};
MSR_UNCORE_TARGETS(MSR_UNCORE_TARGET)
#undef MSR_UNCORE_TARGET

/// A target of plans for boxes, with its name.
struct target_row {
    const char *name{};
    target value{};
};
#define MSR_UNCORE_TARGET(name) {#name, name},
/// All targets of plans for boxes, with their names.
inline constexpr target_row targets[] = {MSR_UNCORE_TARGETS(MSR_UNCORE_TARGET)};
#undef MSR_UNCORE_TARGET

/// Returns the target of a processor; for a hybrid processor a single target for all cores of the
/// processor.
/// `model`: the processor, or a kind of core of a hybrid processor
constexpr target target_of(core model) { return {representative_of(model)}; }

/// The row of the boxes of a kind that a target has, or none.
struct found_unit {
    bool exists{}; ///< whether the target has boxes of the kind
    /// The row of the boxes of the kind; null where the target has no boxes of the kind.
    const unit_row *row{};
    /// How many counters the kinds of boxes have that stand in front of this kind in the
    /// processor's table.
    unsigned first_place{};

    /// Returns whether the target has boxes of the kind.
    constexpr explicit operator bool() const { return exists; }
    /// Returns the row of the boxes of the kind; the target must have boxes of the kind.
    constexpr const unit_row *operator->() const { return row; }
    /// Returns the row of the boxes of the kind; the target must have boxes of the kind.
    constexpr const unit_row &operator*() const { return *row; }
};

/// Returns the row of the boxes of a kind that a processor has; none where the processor has no
/// such box.
constexpr found_unit unit_of(box kind, const target &processor) {
    unsigned first = 0;
    for (const unit_row &row : units_of(processor.model).units) {
        if (row.kind == kind) return {true, &row, first};
        first += row.place_count();
    }
    return {};
}

} // namespace msr::uncore
