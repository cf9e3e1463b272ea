// The choice of the branches that a processor records: `lbr::branches.user().calls().depth(16)`.
#pragma once

#include <msr/branches/names.hpp>

#include <cstdint>

namespace msr::lbr {

/// The branches that are recorded, and the number of records that are read: a value that templates
/// take as an argument. A choice without a level records user code and the kernel; a choice without
/// a kind of branch records all kinds. A choice says what is recorded, although the filters of most
/// processors say what is left out.
struct choice {
    /// The filters of the branches that are recorded: bit n for the n-th enumerator of
    /// `branch_filter`.
    std::uint16_t filters{};
    unsigned entries{every}; ///< the number of newest branch records that are read
    bool keeps_call_stack{}; ///< whether a return removes the record of its call
    /// Whether records may be decoded whose layout only a single source hints at.
    bool takes_low_confidence{};

    /// The number of branch records that stands for all that the processor keeps.
    static constexpr unsigned every = ~0u;

    /// Returns the choice with branches of user code.
    constexpr choice user() const { return with(filter_set(branch_filter::user)); }
    /// Returns the choice with branches of the kernel.
    constexpr choice kernel() const { return with(filter_set(branch_filter::kernel)); }
    /// Returns the choice with conditional branches.
    constexpr choice conditional() const { return with(filter_set(branch_filter::conditional)); }
    /// Returns the choice with near calls, relative and indirect.
    constexpr choice calls() const {
        return with(filter_set(branch_filter::relative_call, branch_filter::indirect_call));
    }
    /// Returns the choice with near relative calls.
    constexpr choice relative_calls() const {
        return with(filter_set(branch_filter::relative_call));
    }
    /// Returns the choice with near indirect calls.
    constexpr choice indirect_calls() const {
        return with(filter_set(branch_filter::indirect_call));
    }
    /// Returns the choice with near returns.
    constexpr choice returns() const { return with(filter_set(branch_filter::near_return)); }
    /// Returns the choice with near jumps that are not conditional, relative and indirect.
    constexpr choice jumps() const {
        return with(filter_set(branch_filter::relative_jump, branch_filter::indirect_jump));
    }
    /// Returns the choice with near relative jumps.
    constexpr choice relative_jumps() const {
        return with(filter_set(branch_filter::relative_jump));
    }
    /// Returns the choice with near indirect jumps.
    constexpr choice indirect_jumps() const {
        return with(filter_set(branch_filter::indirect_jump));
    }
    /// Returns the choice with far branches, such as system calls and interrupts. Architectural
    /// records have `other_branches()` instead.
    constexpr choice far_branches() const { return with(filter_set(branch_filter::far_branch)); }
    /// Returns the choice with branches of the kinds that no other function of `choice` names, such
    /// as far branches: for architectural records.
    constexpr choice other_branches() const {
        return with(filter_set(branch_filter::other_branch));
    }
    /// Returns the choice of branch records that are kept as a call stack: calls are recorded, and
    /// a return removes the record of its call.
    constexpr choice call_stack() const {
        choice result = *this;
        result.keeps_call_stack = true;
        return result;
    }
    /// Returns the choice with a number of newest branch records that are read. `count`: 1 to the
    /// number that the processor keeps.
    constexpr choice depth(unsigned count) const {
        choice result = *this;
        result.entries = count;
        return result;
    }
    /// Returns the choice with permission to decode branch records whose layout only a single
    /// source hints at.
    constexpr choice unconfirmed() const {
        choice result = *this;
        result.takes_low_confidence = true;
        return result;
    }

    /// Returns the set of filters whose branches are recorded, on a processor whose branch records
    /// have the filters `existing`.
    constexpr std::uint16_t recorded(std::uint16_t existing) const {
        const unsigned levels = filters & level_filters;
        const unsigned kinds = filters & kind_filters;
        constexpr std::uint16_t of_call_stack = filter_set(
            branch_filter::relative_call, branch_filter::indirect_call, branch_filter::near_return);
        const unsigned every_kind = keeps_call_stack ? of_call_stack : kind_filters;
        return static_cast<std::uint16_t>(
            ((levels == 0 ? level_filters : levels) | (kinds == 0 ? every_kind : kinds)) &
            existing);
    }

    friend constexpr bool operator==(const choice &, const choice &) = default;

private:
    constexpr choice with(std::uint16_t additions) const {
        choice result = *this;
        result.filters = static_cast<std::uint16_t>(result.filters | additions);
        return result;
    }
};

/// The choice of all branches; the functions of `choice` limit it to some of them.
inline constexpr choice branches{};

} // namespace msr::lbr
