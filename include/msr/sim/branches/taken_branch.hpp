// A taken branch of a simulated program: its record, and the filters that must let it in.
#pragma once

#include <msr/branches/names.hpp>
#include <msr/branches/record.hpp>
#include <msr/sim/stream/block_facts.hpp>

#include <cstdint>

namespace msr::sim {

/// Returns the filter that lets the branch at the end of a block pass. `facility`: architectural
/// records have a filter for all other branches in place of that for far branches.
constexpr lbr::branch_filter filter_of(branch_kind kind, lbr::facility_kind facility) {
    using enum lbr::branch_filter;
    switch (kind) {
    case branch_kind::conditional:
        return conditional;
    case branch_kind::jump:
        return relative_jump;
    case branch_kind::indirect_jump:
        return indirect_jump;
    case branch_kind::call:
        return relative_call;
    case branch_kind::indirect_call:
        return indirect_call;
    case branch_kind::ret:
        return near_return;
    case branch_kind::far:
    case branch_kind::none:
        break;
    }
    return facility == lbr::facility_kind::architectural ? other_branch : far_branch;
}

/// Returns the kind of branch that the record of a branch at the end of a block has.
constexpr lbr::record_type type_of(branch_kind kind) {
    using enum lbr::record_type;
    constexpr lbr::record_type types[] = {other,         conditional,   relative_jump,
                                          indirect_jump, relative_call, indirect_call,
                                          near_return,   other};
    return types[static_cast<unsigned>(kind)];
}

/// A taken branch of a program.
struct taken_branch {
    std::uint64_t source{};      ///< address of the taken branch
    std::uint64_t destination{}; ///< address that the taken branch goes to
    branch_kind kind{};          ///< kind of the taken branch, such as a call
    bool is_mispredicted{};      ///< whether the taken branch was predicted wrongly
    bool is_of_kernel{};         ///< whether the destination of the branch has CPL 0
};

/// Returns the branch record of a taken branch, with all that any format of records holds but
/// cycles.
constexpr lbr::branch_record record_of(const taken_branch &branch) {
    return {.source = branch.source,
            .destination = branch.destination,
            .is_valid = true,
            .mispredicted = branch.is_mispredicted ? lbr::answer::yes : lbr::answer::no,
            .in_transaction = lbr::answer::no,
            .aborted = lbr::answer::no,
            .speculative = lbr::answer::no,
            .on_right_path = lbr::answer::yes,
            .type = type_of(branch.kind)};
}

/// Returns the filters that must let a branch into the records of a kind of facility: that of the
/// branch's level, and that of the branch's kind.
constexpr std::uint16_t filters_behind(const taken_branch &branch, lbr::facility_kind facility) {
    using enum lbr::branch_filter;
    return lbr::filter_set(branch.is_of_kernel ? kernel : user, filter_of(branch.kind, facility));
}

} // namespace msr::sim
