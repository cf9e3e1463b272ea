#include "branch_stacks.hpp"

#include <msr/branches/table.hpp>

#include <algorithm>

#include <linux/perf_event.h>

namespace msrpp::machine {

using msr::sim::branch_kind;

namespace {

/// Returns the number of a kind of branch in struct perf_branch_entry. Source: Linux,
/// arch/x86/events/utils.c (branch_map).
std::uint64_t type_in_entry(branch_kind kind) {
    using enum msr::sim::branch_kind;
    switch (kind) {
    case conditional:
        return PERF_BR_COND;
    case jump:
        return PERF_BR_UNCOND;
    case indirect_jump:
        return PERF_BR_IND;
    case call:
        return PERF_BR_CALL;
    case indirect_call:
        return PERF_BR_IND_CALL;
    case ret:
        return PERF_BR_RET;
    case far:
        return PERF_BR_SYSRET;
    case none:
        break;
    }
    return PERF_BR_UNKNOWN;
}

} // namespace

std::uint64_t flags_of(const stack_entry &entry, bool has_predictions, bool has_types) {
    using msr::lbr::answer;
    constexpr std::uint64_t mispredicted = 1u << 0, predicted = 1u << 1;
    constexpr unsigned type_bit = 20, speculation_bit = 24;
    std::uint64_t flags = 0;
    if (has_predictions && entry.record.mispredicted == answer::yes) flags |= mispredicted;
    if (has_predictions && entry.record.mispredicted == answer::no) flags |= predicted;
    if (has_types) flags |= type_in_entry(entry.kind) << type_bit;
    if (entry.record.on_right_path == answer::yes)
        flags |= std::uint64_t{PERF_BR_NON_SPEC_CORRECT_PATH} << speculation_bit;
    return flags;
}

void branch_stacks::add(const stack_choice &choice) {
    const auto is_same = [&](const recorded_choice &entry) { return entry.choice == choice; };
    if (std::any_of(choices_.begin(), choices_.end(), is_same)) return;
    // Branch records of a processor without filters hold all branches.
    msr::sim::branch_selection selection{.keeps_call_stack = choice.recorded.keeps_call_stack};
    if (facility_.select != 0)
        selection.filters = choice.recorded.recorded(msr::lbr::filters_of(facility_));
    choices_.push_back(
        {.choice = choice, .selection = selection, .rings = std::vector<ring>(lanes_)});
}

void branch_stacks::branch(msr::sim::running running_code, const msr::sim::block_facts &facts,
                           bool is_taken, std::uint64_t next, bool is_wrong) {
    if (!is_taken || running_code.lane >= lanes_) return;
    const msr::sim::taken_branch branch{.source = facts.branch_address,
                                        .destination = next,
                                        .kind = facts.last_branch,
                                        .is_mispredicted = is_wrong};
    for (recorded_choice &entry : choices_) {
        ring &thread = entry.rings[running_code.lane];
        if (thread.depth() == 0) thread = ring{facility_.depth};
        thread.record(branch, facility_.kind, entry.selection,
                      [](const msr::sim::taken_branch &value) { return value; });
    }
}

void branch_stacks::begin(std::size_t lane) {
    for (recorded_choice &entry : choices_)
        entry.rings[lane] = {};
}

branch_stack branch_stacks::of(std::size_t lane, const stack_choice &choice) const {
    const auto known =
        std::find_if(choices_.begin(), choices_.end(),
                     [&](const recorded_choice &entry) { return entry.choice == choice; });
    branch_stack stack;
    if (known == choices_.end() || lane >= lanes_) return stack;
    // CPUID of simulated machines announces no transactions.
    const msr::lbr::decoding_facts facts{.format = facility_.format, .has_transactions = false};
    const ring &thread = known->rings[lane];
    const unsigned entries = std::min(thread.count(), choice.recorded.entries);
    stack.newest = facility_.top != 0 ? thread.newest() : 0;
    for (unsigned age = 0; age < entries; ++age) {
        const msr::sim::taken_branch &branch = thread.in_place(thread.place_of(age));
        if ((msr::sim::filters_behind(branch, facility_.kind) & choice.result) == 0) continue;
        // Encoding and decoding drop facts that the processor's format of branch records lacks.
        stack.entries.push_back(
            {.record = decode(encode(msr::sim::record_of(branch), facts), facts),
             .kind = branch.kind});
    }
    return stack;
}

} // namespace msrpp::machine
