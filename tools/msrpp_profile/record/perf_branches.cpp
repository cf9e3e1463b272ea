#include "perf_branches.hpp"

#include "perf_choice.hpp"

#include "../../msrpp/choices/suggest.hpp"
#include "../../support/complaint.hpp"

#include <msr/branches/choice.hpp>
#include <msr/branches/names.hpp>
#include <msr/branches/notation.hpp>

#include <string_view>
#include <vector>

#include <linux/perf_event.h>

namespace msrpp::profile {

namespace {

/// A set of filters, and the bits by which perf records the same branches.
struct perf_filter {
    std::uint16_t filters;
    std::uint64_t bits;
};

[[noreturn]] void refuse_branches(const std::string &text, const std::string &reason) {
    complain(wrong_usage, perf_prefix + ("--branches " + in_quotes(text) + ": " + reason));
}

msr::lbr::choice choice_of_branches(const std::string &text) {
    const msr::lbr::choice_result result = msr::lbr::parse_choice({text.data(), text.size()});
    if (result.problem == nullptr) return result.value;
    const std::string word{result.word.data(), result.word.size()};
    std::vector<std::string_view> known;
    msr::lbr::each_choice_word([&known](const char *name) { known.emplace_back(name); });
    refuse_branches(word, result.problem + suggestion(word, known));
}

} // namespace

std::uint64_t perf_branches_of(const std::string &text) {
    using enum msr::lbr::branch_filter;
    using msr::lbr::filter_set;
    constexpr std::uint16_t calls = filter_set(relative_call, indirect_call);
    constexpr perf_filter known[] = {
        {calls, PERF_SAMPLE_BRANCH_ANY_CALL},
        {filter_set(relative_call), PERF_SAMPLE_BRANCH_CALL},
        {filter_set(indirect_call), PERF_SAMPLE_BRANCH_IND_CALL},
        {filter_set(near_return), PERF_SAMPLE_BRANCH_ANY_RETURN},
        {filter_set(conditional), PERF_SAMPLE_BRANCH_COND},
        {filter_set(indirect_jump), PERF_SAMPLE_BRANCH_IND_JUMP},
    };
    const msr::lbr::choice choice = choice_of_branches(text);
    if ((choice.filters & filter_set(kernel)) != 0)
        refuse_branches(text, "programs are sampled in user mode: their branches are user");
    if (choice.entries != choice.every)
        refuse_branches(text, "perf gives all records that the processor keeps: leave out depth");
    unsigned kinds = choice.filters & msr::lbr::kind_filters;
    std::uint64_t bits = PERF_SAMPLE_BRANCH_USER;
    if (choice.keeps_call_stack) {
        if (kinds != 0) refuse_branches(text, "a call stack takes no kinds of branches");
        return bits | PERF_SAMPLE_BRANCH_CALL_STACK;
    }
    if (kinds == 0) return bits | PERF_SAMPLE_BRANCH_ANY;
    for (const perf_filter &entry : known) {
        if ((kinds & entry.filters) != entry.filters) continue;
        kinds &= ~unsigned{entry.filters};
        bits |= entry.bits;
    }
    if (kinds != 0)
        refuse_branches(text, "perf records calls, relative_calls, indirect_calls, returns, "
                              "conditional, indirect_jumps or call_stack, or all");
    return bits;
}

} // namespace msrpp::profile
