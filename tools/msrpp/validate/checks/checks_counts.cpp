#include "checks.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace msrpp::validate {

namespace {

constexpr quantity exact_first[] = {quantity::instructions, quantity::branches,
                                    quantity::conditional, quantity::cycles,
                                    quantity::reference_cycles};

const expected_count *expectation_of(const proof &program, quantity quantity) {
    for (const expected_count &count : program.counts)
        if (count.kind == quantity) return &count;
    return nullptr;
}

// Number of test programs (proofs) that a brief check runs: those without long chains of loads.
constexpr std::size_t brief_proofs = 5;

/// Returns whether the plan of a requested event sets bits of a select register's field.
bool writes_field(const subject &subject, const std::string &choice, std::uint64_t field) {
    const family_plan *const plan = subject.plan_of({choice});
    if (plan == nullptr) return false;
    for (const auto *const phase : {&plan->set_up, &plan->start})
        for (const named_family_write &write : *phase)
            for (const counter_registers &counter : subject.layout().counters)
                if (!counter.is_fixed && counter.select == write.what.address &&
                    (write.what.value & field) != 0)
                    return true;
    return false;
}

/// Returns the test programs (proofs) whose events a check counts. A brief check runs the first
/// few, if one of their events has a unit mask: a counter that ignores unit masks counts events
/// without a mask correctly.
std::span<const proof> counted_proofs(const subject &subject) {
    if (!subject.options().is_brief) return proofs();
    for (const proof &program : proofs().first(brief_proofs))
        for (const expected_count &expected : program.counts)
            if (writes_field(subject, subject.choice_of(expected.kind, ":user"),
                             subject.layout().fields.mask))
                return proofs().first(brief_proofs);
    return proofs();
}

} // namespace

check_results check_counters(subject &subject) {
    check_results result;
    const proof &straight = proofs().front();
    for (const counter_registers &counter : subject.tried_counters()) {
        bool is_tried = false;
        for (const quantity quantity : exact_first) {
            const expected_count *const expected = expectation_of(straight, quantity);
            const std::string choice = subject.choice_of(quantity, counter.qualifier + ":user");
            if (expected == nullptr || choice.empty()) continue;
            check_result outcome =
                result_of("counters", fmt::format("{}, {}", counter.name, name_of(quantity)),
                          subject.count({choice}, straight), 0, *expected, straight.rounds);
            if (outcome.is_failure() && outcome.reason.empty())
                outcome.reason = subject.notes_on({choice});
            result.push_back(std::move(outcome));
            is_tried = true;
            break;
        }
        if (!is_tried)
            result.push_back(
                not_tried("counters", counter.name, "no quantity of a proof can be counted there"));
    }
    return result;
}

check_results check_events(subject &subject) {
    check_results result;
    for (const proof &program : counted_proofs(subject))
        for (const expected_count &expected : program.counts) {
            const std::string name = fmt::format("{}, {}", name_of(expected.kind), program.name);
            const std::string choice = subject.choice_of(expected.kind, ":user");
            if (choice.empty()) continue;
            check_result outcome = result_of("events", name, subject.count({choice}, program), 0,
                                             expected, program.rounds);
            // The models have no clock for page walks, whose event detects edges on some
            // processors.
            if (outcome.outcome == verdict::stands_still && subject.options().is_simulated &&
                subject.identity().name != "pentium4" &&
                writes_field(subject, choice,
                             subject.layout().fields.edge | subject.layout().fields.threshold))
                outcome = not_tried("events", name,
                                    "the simulated processor has no clock for what is compared");
            if (outcome.is_failure() && outcome.reason.empty())
                outcome.reason = subject.notes_on({choice});
            result.push_back(std::move(outcome));
        }
    return result;
}

check_results check_pairs(subject &subject) {
    constexpr const char *name = "pairs";
    const proof &branches = proofs()[1];
    const counter_registers *const first = subject.layout().general(0), *const second =
                                                                            subject.layout()
                                                                                .general(1);
    if (first == nullptr || second == nullptr)
        return {not_tried(name, "two counters", "there is one counter")};
    constexpr quantity quantities[] = {quantity::branches, quantity::instructions,
                                       quantity::cycles};
    for (const quantity quantity : quantities) {
        const std::vector<std::string> choices{
            subject.choice_of(quantity::instructions, first->qualifier + ":user"),
            subject.choice_of(quantity, second->qualifier + ":user")};
        const expected_count *const expected = expectation_of(branches, quantity);
        if (choices[0].empty() || choices[1].empty() || expected == nullptr ||
            !subject.can_plan(choices))
            continue;
        const proof_counts counts = subject.count(choices, branches);
        return {result_of(name, first->name + " beside " + second->name, counts, 0,
                          *expectation_of(branches, quantity::instructions), branches.rounds),
                result_of(name, second->name + " beside " + first->name, counts, 1, *expected,
                          branches.rounds)};
    }
    return {not_tried(name, "two counters", "no two events can be counted together")};
}

} // namespace msrpp::validate
