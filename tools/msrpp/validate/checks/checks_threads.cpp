#include "checks.hpp"

#include "../raw_execution.hpp"

#include "../../../support/cpus.hpp"
#include "../../run/plain_program.hpp"

#include <msr/backend/message.hpp>
#include <msr/core/failure.hpp>
#include <msr/session.hpp>
#include <msr/session/run_time_plan.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace msrpp::validate {

namespace {

constexpr expected_count hundred{quantity::instructions, 100, 100};

/// Returns a request that counts instructions in user mode by the first general counter; empty: the
/// processor has no general counter.
std::string first_choice(const subject &subject) {
    const counter_registers *const first = subject.layout().general(0);
    return first == nullptr ? std::string{}
                            : subject.choice_of(quantity::instructions, first->qualifier + ":user");
}

/// Returns whether counters count all that runs on a CPU of a real machine, other processes
/// included.
bool counts_others(const subject &subject) {
    return !subject.options().is_simulated && !subject.registers().follows_thread();
}
/// Returns the number of runs of which the smallest counts are taken.
unsigned runs_of(const subject &subject) {
    return subject.options().runs + (subject.options().is_simulated ? 0 : 8);
}
/// Returns the finding on a count of at least 100 instructions in a round. Where other processes
/// are counted, too, the count has no upper limit, and the count of the shorter run is not
/// subtracted.
check_result at_least_hundred(const subject &subject, const char *check, const std::string &text,
                              proof_counts counts, std::size_t choice, unsigned long rounds) {
    if (!counts_others(subject) || !counts.problem.empty())
        return result_of(check, text, counts, choice, hundred, rounds);
    counts.shorter[choice] = 0;
    return result_of(check, text, counts, choice, {quantity::instructions, 100, 1e9}, rounds);
}

/// The counts of two CPUs while a thread runs straight code on one CPU, and then on the second CPU.
struct moved_counts {
    std::string problem{};
    std::uint64_t first{}, second{};
};
moved_counts count_moved(subject &subject, const family_plan &plan, unsigned long rounds) {
    const unsigned cpu = subject.options().cpu, other = subject.options().other_cpu;
    const run::plain_program writes{plan};
    const msr::run_time_plan opened{writes.view()};
    const bool follows = subject.registers().follows_thread();
    msr::failure problem, other_problem;
    moved_counts result;
    msr::session first{subject.registers(), opened, msr::watch_cpu(cpu), problem};
    // Where counters follow the thread, the session counts on both CPUs.
    std::optional<msr::session<device, msr::run_time_plan>> second;
    if (!follows) second.emplace(subject.registers(), opened, msr::watch_cpu(other), other_problem);
    const auto move_to = [&](unsigned destination) {
        if (!subject.registers().is_replay() && !support::keep_on({destination}) &&
            result.problem.empty())
            result.problem = fmt::format("the thread cannot move to CPU {}", destination);
    };
    if (!problem) first.start(problem);
    if (second && !other_problem) second->start(other_problem);
    subject.run(proofs().front(), rounds);
    move_to(other);
    subject.run(proofs().front(), 2 * rounds);
    move_to(cpu);
    if (!problem) {
        const auto counts = first.stop(problem);
        if (!problem) result.first = counts.at(0);
    }
    if (second && !other_problem) {
        const auto counts = second->stop(other_problem);
        if (!other_problem) result.second = counts.at(0);
    }
    for (const msr::failure &failure : {problem, other_problem})
        if (failure && result.problem.empty()) result.problem = msr::message(failure);
    return result;
}

/// An event that shares a counter with another event in turns.
struct sharer {
    std::string choice;
    expected_count expected;
};

/// Counts two events in turns by one counter: in each turn (slice) the test program of branches
/// runs. Returns a finding on the sum of each event's slices.
check_results count_slices(subject &subject, const counter_registers &counter,
                           const std::vector<sharer> &sharers, raw_execution (&executions)[2]) {
    constexpr unsigned slices = 4;
    const proof &branches = proofs()[1];
    std::uint64_t sums[2][2]{}; // sums of counts, by event, and by slices of n and of 2n rounds
    for (unsigned slice = 0; slice <= slices; ++slice) // the first slice fills caches
        for (unsigned length = 0; length < 2; ++length)
            for (unsigned i = 0; i < 2; ++i) {
                executions[i].start();
                subject.run(branches, (length + 1) * branches.rounds);
                const std::uint64_t count = executions[i].read(counter.address);
                executions[i].stop();
                if (slice > 0) sums[i][length] += count;
            }
    check_results result;
    for (unsigned i = 0; i < 2; ++i)
        result.push_back(result_of(
            "slices", fmt::format("{}, {} slices", sharers[i].choice, slices),
            {.problem = executions[i].problem(), .shorter = {sums[i][0]}, .longer = {sums[i][1]}},
            0, sharers[i].expected, slices * branches.rounds));
    return result;
}

} // namespace

check_results check_moves(subject &subject) {
    constexpr const char *name = "moves";
    const std::string choice = first_choice(subject);
    if (choice.empty()) return {not_tried(name, "a thread", "no counter counts instructions")};
    if (subject.options().other_cpu == msr::no_cpu)
        return {not_tried(name, choice, "the thread may use a single CPU")};
    if (subject.identity().name == "pentium4" && !subject.registers().follows_thread())
        return {not_tried(name, choice, "logical processors of a core share the counters")};
    const family_plan &plan = *subject.plan_of({choice});
    const unsigned long rounds = proofs().front().rounds;
    proof_counts counts{.problem = {}, .shorter = {~0ull, ~0ull}, .longer = {~0ull, ~0ull}};
    for (unsigned i = 0; i < runs_of(subject) + 1; ++i)
        for (std::vector<std::uint64_t> *const minimum : {&counts.shorter, &counts.longer}) {
            const moved_counts once =
                count_moved(subject, plan, minimum == &counts.shorter ? rounds : 2 * rounds);
            if (counts.problem.empty()) counts.problem = once.problem;
            if (i == 0) continue; // the first run fills caches
            minimum->front() = std::min(minimum->front(), once.first);
            minimum->back() = std::min(minimum->back(), once.second);
        }
    // The thread runs n rounds before its move to the second CPU, and 2n rounds after the move.
    if (subject.registers().follows_thread())
        return {result_of(name, choice + ", both CPUs", counts, 0, hundred, 3 * rounds)};
    return {at_least_hundred(subject, name,
                             fmt::format("{}, CPU {}", choice, subject.options().cpu), counts, 0,
                             rounds),
            at_least_hundred(subject, name,
                             fmt::format("{}, CPU {}", choice, subject.options().other_cpu), counts,
                             1, 2 * rounds)};
}

check_results check_fork(subject &subject) {
    constexpr const char *name = "fork";
    const std::string choice = first_choice(subject);
    if (choice.empty()) return {not_tried(name, "a child", "no counter counts instructions")};
    const proof &straight = proofs().front();
    const proof_counts counts =
        subject.count(*subject.plan_of({choice}), straight,
                      [&](unsigned long rounds) { subject.run_in_child(straight, rounds); });
    // A counter of a thread does not count the thread's children; a counter of a CPU counts all
    // that runs on the CPU, other processes included.
    if (subject.registers().follows_thread())
        return {result_of(name, choice + ", a child", counts, 0, {quantity::instructions, 0, 0},
                          straight.rounds)};
    return {at_least_hundred(subject, name, choice + ", a child on the CPU", counts, 0,
                             straight.rounds)};
}

check_results check_slices(subject &subject) {
    constexpr const char *name = "slices";
    const counter_registers *const first = subject.layout().general(0);
    if (first == nullptr) return {not_tried(name, "two events", "there is no general counter")};
    std::vector<sharer> sharers;
    for (const expected_count &count : {expected_count{quantity::instructions, 8, 8},
                                        {quantity::branches, 4, 4},
                                        {quantity::conditional, 4, 4},
                                        {quantity::branch_misses, 0, 0.1}}) {
        const std::string choice = subject.choice_of(count.kind, first->qualifier + ":user");
        if (!choice.empty() && sharers.size() < 2) sharers.push_back({choice, count});
    }
    if (sharers.size() < 2) return {not_tried(name, first->name, "it counts a single event")};
    raw_execution executions[] = {{subject, *subject.plan_of({sharers[0].choice})},
                                  {subject, *subject.plan_of({sharers[1].choice})}};
    // Another task may run within a slice: the best of several tries counts.
    constexpr unsigned most_tries = 3;
    check_results result;
    for (unsigned i = 0; i < most_tries; ++i) {
        result = count_slices(subject, *first, sharers, executions);
        if (std::none_of(result.begin(), result.end(),
                         [](const check_result &entry) { return entry.is_failure(); }))
            break;
    }
    return result;
}

} // namespace msrpp::validate
