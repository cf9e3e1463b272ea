#include "branch_samples.hpp"

#include "../attributes.hpp"

#include <msr/branches/names.hpp>
#include <msr/branches/table.hpp>

#include <cerrno>
#include <utility>

namespace msrpp::machine {

namespace {

using msr::lbr::facility_kind;
using msr::lbr::facility_row;
using msr::lbr::filter_set;

branch_request refused_branches(int error, std::string reason) {
    return {.error = error, .reason = std::move(reason)};
}

/// Bits of perf_event_attr::branch_sample_type, and the filters of the branches that they select.
namespace branch_bits {

using enum msr::lbr::branch_filter;

/// A bit that selects kinds of branches.
struct kind_row {
    std::uint64_t bit;
    /// The kinds of branches that Linux lets into the records by the processor's filters.
    std::uint16_t recorded;
    /// The kinds of branches that Linux passes on to the reader of samples.
    std::uint16_t result;
};

/// The filters of far branches. The return of a system call to user code is a far branch, which
/// Linux passes on among returns, and drops among calls.
constexpr std::uint16_t far_ones = filter_set(far_branch, other_branch);
constexpr std::uint16_t calls = filter_set(relative_call, indirect_call);
constexpr std::uint16_t returns = filter_set(near_return) | far_ones;

constexpr kind_row kinds[] = {
    {PERF_SAMPLE_BRANCH_ANY, msr::lbr::kind_filters, msr::lbr::kind_filters},
    {PERF_SAMPLE_BRANCH_ANY_CALL, calls | far_ones, calls},
    {PERF_SAMPLE_BRANCH_ANY_RETURN, returns, returns},
    {PERF_SAMPLE_BRANCH_IND_CALL, filter_set(indirect_call), filter_set(indirect_call)},
    {PERF_SAMPLE_BRANCH_COND, filter_set(conditional), filter_set(conditional)},
    {PERF_SAMPLE_BRANCH_IND_JUMP, filter_set(indirect_jump), filter_set(indirect_jump)},
    {PERF_SAMPLE_BRANCH_CALL, filter_set(relative_call), filter_set(relative_call)},
};
constexpr std::uint64_t transactions =
    PERF_SAMPLE_BRANCH_ABORT_TX | PERF_SAMPLE_BRANCH_IN_TX | PERF_SAMPLE_BRANCH_NO_TX;
constexpr std::uint64_t no_info = PERF_SAMPLE_BRANCH_NO_FLAGS | PERF_SAMPLE_BRANCH_NO_CYCLES;

} // namespace branch_bits

/// Returns the filters by which Nehalem and Westmere record branches. Nehalem and Westmere lose
/// calls and returns unless jumps are recorded. Source: Linux, nhm_lbr_sel_map.
std::uint16_t with_jumps(std::uint16_t recorded) {
    using enum msr::lbr::branch_filter;
    constexpr std::uint16_t jumps = filter_set(relative_jump, indirect_jump);
    const bool has_calls = (recorded & filter_set(relative_call)) != 0;
    const bool has_returns = (recorded & filter_set(near_return)) != 0;
    if (has_calls || has_returns) return recorded | jumps;
    const bool has_indirect = (recorded & filter_set(indirect_call)) != 0;
    return static_cast<std::uint16_t>(recorded | (has_indirect ? filter_set(indirect_jump) : 0));
}

/// Returns the filters of the levels of privilege. Without a level in the branches' type the levels
/// are those that the event counts. Source: Linux, perf_copy_attr().
std::uint16_t levels_of(const perf_event_attr &attributes) {
    using enum msr::lbr::branch_filter;
    std::uint64_t levels =
        attributes.branch_sample_type & (PERF_SAMPLE_BRANCH_USER | PERF_SAMPLE_BRANCH_KERNEL);
    if (levels == 0 && (attributes.branch_sample_type & PERF_SAMPLE_BRANCH_HV) == 0)
        levels = (attributes.exclude_user == 0 ? std::uint64_t{PERF_SAMPLE_BRANCH_USER} : 0) |
                 (attributes.exclude_kernel == 0 ? std::uint64_t{PERF_SAMPLE_BRANCH_KERNEL} : 0);
    if (levels == PERF_SAMPLE_BRANCH_USER) return filter_set(user);
    // Branches of a hypervisor are as few as those of the kernel: none.
    if ((levels & PERF_SAMPLE_BRANCH_USER) == 0) return filter_set(kernel);
    return filter_set(user, kernel);
}

/// Returns the reason why a processor with branch sampling (BRS, Zen 3) does not record the
/// branches that an event requests; empty: the processor records the branches. A counter of taken
/// branches delays its interrupt until all records are full, so that a period must be longer than
/// the records are many. Source: Linux, arch/x86/events/amd/brs.c (amd_brs_hw_config), which
/// refuses with EINVAL.
std::string brs_refusal_of(const perf_event_attr &attributes, const facility_row &facility) {
    constexpr std::uint64_t levels =
        PERF_SAMPLE_BRANCH_USER | PERF_SAMPLE_BRANCH_KERNEL | PERF_SAMPLE_BRANCH_HV;
    // Event code, unit mask, edge, inversion and counter mask of a raw event; the event is
    // ex_ret_brn_tkn.
    constexpr std::uint64_t event_bits = 0xf'ff84'ffff, taken_branches = 0xc4;
    if (!is_sampling(attributes)) return "the event only counts";
    if (attributes.type != PERF_TYPE_RAW || (attributes.config & event_bits) != taken_branches)
        return "the event is not that of taken branches: -e r0c4";
    if (attributes.freq != 0) return "the event has a frequency: give a period, as in -c 1009";
    if (attributes.sample_period <= facility.depth)
        return "the period is not longer than " + std::to_string(facility.depth) + " branches";
    if ((attributes.branch_sample_type & ~levels) != PERF_SAMPLE_BRANCH_ANY)
        return "the records have no filter of kinds of branches: -b, or -j any";
    return {};
}

/// Returns the refusal of branches that a processor cannot record; the result has no error where
/// the processor can record them.
branch_request branch_refusal_of(const perf_event_attr &attributes, const facility_row *facility,
                                 const std::string &name) {
    const std::uint64_t type = attributes.branch_sample_type;
    if (facility == nullptr)
        return refused_branches(EOPNOTSUPP, name + " is not known to record branches");
    if (facility->kind == facility_kind::sampling) {
        const std::string reason = brs_refusal_of(attributes, *facility);
        if (reason.empty()) return {};
        return refused_branches(EINVAL, name +
                                            " records branches only for samples of a counter "
                                            "(BRS): " +
                                            reason);
    }
    if (facility->format == msr::lbr::record_format::unknown)
        return refused_branches(EOPNOTSUPP,
                                "no source says how " + name + " lays out its branch records");
    const bool is_of_amd = facility->kind == facility_kind::version_2;
    if (is_of_amd && !is_sampling(attributes))
        return refused_branches(EINVAL,
                                name + " records branches for events that sample, and this event "
                                       "only counts");
    if (is_of_amd && (type & branch_bits::transactions) != 0)
        return refused_branches(EOPNOTSUPP, name + " has no filter of branches for transactions");
    if (is_of_amd && (type & branch_bits::no_info) != 0)
        return refused_branches(EOPNOTSUPP, "the branch records of " + name +
                                                " cannot leave out flags or "
                                                "cycles");
    if ((type & PERF_SAMPLE_BRANCH_CALL_STACK) == 0) return {};
    if (!facility->has_call_stack)
        return refused_branches(EOPNOTSUPP,
                                name + " does not keep its branch records as a call stack");
    for (const branch_bits::kind_row &row : branch_bits::kinds)
        if ((type & row.bit) != 0)
            return refused_branches(EINVAL,
                                    "a call stack of branch records takes no kinds of branches");
    return {};
}

} // namespace

branch_request branch_request_of(const perf_event_attr &attributes, msr::core processor,
                                 const std::string &name) {
    if ((attributes.sample_type & PERF_SAMPLE_BRANCH_STACK) == 0) return {};
    const facility_row *const facility = msr::lbr::facility_of(processor);
    branch_request request = branch_refusal_of(attributes, facility, name);
    if (request.error != 0) return request;
    request.facility = facility;
    const std::uint64_t type = attributes.branch_sample_type;
    unsigned recorded = 0, result = 0;
    for (const branch_bits::kind_row &row : branch_bits::kinds) {
        if ((type & row.bit) == 0) continue;
        recorded |= row.recorded;
        result |= row.result;
    }
    if (facility->loses_calls) recorded = with_jumps(static_cast<std::uint16_t>(recorded));
    request.choice.recorded.filters = static_cast<std::uint16_t>(recorded | levels_of(attributes));
    request.choice.result = static_cast<std::uint16_t>(result);
    // Linux drops the branches of other levels from records without filters.
    if (facility->kind == facility_kind::sampling &&
        (levels_of(attributes) & filter_set(msr::lbr::branch_filter::user)) == 0)
        request.choice.result = 0;
    // No branch of the machine is in a transaction.
    constexpr std::uint64_t inside = PERF_SAMPLE_BRANCH_IN_TX;
    if ((type & (inside | PERF_SAMPLE_BRANCH_NO_TX)) == inside) request.choice.result = 0;
    if ((type & PERF_SAMPLE_BRANCH_CALL_STACK) != 0) {
        request.choice.recorded.keeps_call_stack = true;
        request.choice.result = branch_bits::calls;
    }
    return request;
}

std::vector<std::uint64_t> branch_words(const perf_event_attr &attributes,
                                        const branch_request &request, const branch_stack &stack) {
    const std::uint64_t type = attributes.branch_sample_type;
    // Linux gives the kinds of architectural records in any case.
    const bool has_types = (type & PERF_SAMPLE_BRANCH_TYPE_SAVE) != 0 ||
                           request.facility->kind == facility_kind::architectural;
    // Linux does not read the register of flags where neither flags nor cycles are requested.
    const bool has_flags = (type & branch_bits::no_info) != branch_bits::no_info ||
                           request.facility->info_register == 0 ||
                           request.facility->kind != facility_kind::legacy;
    std::vector<std::uint64_t> words{stack.entries.size()};
    if ((type & PERF_SAMPLE_BRANCH_HW_INDEX) != 0) words.push_back(stack.newest);
    for (const stack_entry &entry : stack.entries) {
        words.insert(words.end(), {entry.record.source, entry.record.destination,
                                   flags_of(entry, has_flags, has_types)});
    }
    return words;
}

} // namespace msrpp::machine
