// The processors whose boxes outside of the cores plans are made for.
#pragma once

#include <msr/core/text.hpp>
#include <msr/intel/uncore/units.hpp>
#include <msr/processor/identity.hpp>

#include <cstdint>

namespace msr::uncore {

/// A processor; of a hybrid, one of its kinds of cores stands for it.
struct target {
    core model{};

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
inline constexpr target_row targets[] = {MSR_UNCORE_TARGETS(MSR_UNCORE_TARGET)};
#undef MSR_UNCORE_TARGET

/// The target of a processor: of a hybrid, that of all its cores.
constexpr target target_of(core model) { return {representative_of(model)}; }

/// The boxes of a kind that a target has; none where `found` is false.
struct found_unit {
    bool exists{};
    const unit_row *row{};
    unsigned first_place{}; ///< how many counters the boxes before it have

    constexpr explicit operator bool() const { return exists; }
    constexpr const unit_row *operator->() const { return row; }
    constexpr const unit_row &operator*() const { return *row; }
};

constexpr found_unit unit_of(box kind, const target &processor) {
    unsigned first = 0;
    for (const unit_row &row : units_of(processor.model).units) {
        if (row.kind == kind) return {true, &row, first};
        first += row.place_count();
    }
    return {};
}

namespace detail {

constexpr bool counters_have_places() {
    for (const target_row &entry : targets) {
        unsigned count = 0;
        for (const unit_row &row : units_of(entry.value.model).units)
            count += row.place_count();
        if (count == 0 || count > 64) return false;
    }
    return true;
}
static_assert(counters_have_places(), "the planner has 64 places for the counters of a processor");

/// Whether the registers of each box have numbers of their own. Selects and counters lie side by
/// side, from the first on.
constexpr bool registers_are_distinct(const unit_row &row) {
    std::uint32_t addresses[24]{};
    unsigned count = 0;
    const auto add = [&](std::uint32_t address) {
        if (address != 0) addresses[count++] = address;
    };
    add(row.control);
    for (unsigned i = 0; i < row.counters; ++i) {
        add(row.select == 0 ? 0 : row.select + i);
        add(row.counter == 0 ? 0 : row.counter + i);
    }
    add(row.fixed_select);
    add(row.fixed_counter);
    add(row.filter[0]);
    add(row.filter[1]);
    add(row.status);
    for (unsigned i = 0; i < count; ++i)
        for (unsigned j = 0; j < i; ++j)
            if (addresses[i] == addresses[j]) return false;
    return true;
}

constexpr bool registers_of_targets_are_distinct() {
    for (const target_row &entry : targets)
        for (const unit_row &row : units_of(entry.value.model).units)
            if (!registers_are_distinct(row)) return false;
    return true;
}
static_assert(registers_of_targets_are_distinct(), "an address stands for two registers of a box");

} // namespace detail

} // namespace msr::uncore
