#include "../../beside.hpp"
#include "../instruction_event.hpp"
#include "checks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>

#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

namespace msrpp::validate {

namespace {

constexpr const char *exec_name = "exec";
/// Straight code has 100 instructions in a round, and runs before and after a program is executed:
/// 200 in all. The instructions that the program takes to start differ a little from run to run.
constexpr expected_count two_hundred{quantity::instructions, 196, 204};
// Factor of the rounds of straight code: the start of a program takes as many instructions as
// thousands of rounds, which must be a small part of all rounds.
constexpr unsigned long exec_factor = 200;

/// Counts instructions of a child process by perf: straight code, then the start of this program
/// and straight code again. Returns no value, and sets the reason, where nothing is counted.
std::optional<std::uint64_t> count_in_program(unsigned long rounds, std::string &problem) {
    const std::string program = program_beside("msrpp"), number = std::to_string(rounds);
    int gate[2]{};
    if (pipe(gate) != 0) {
        problem = "no pipe";
        return {};
    }
    const pid_t child = fork();
    if (child == 0) {
        char byte = 0;
        if (read(gate[0], &byte, 1) != 1) _exit(126);
        proofs().front().run(rounds, nullptr);
        execl(program.c_str(), "msrpp", "validate", "--straight-rounds", number.c_str(), nullptr);
        _exit(127);
    }
    std::optional<std::uint64_t> result;
    if (child > 0) {
        const instruction_event event{instruction_event::attributes(), child};
        problem = event.problem();
        if (problem.empty()) event.enable();
        int status = -1;
        if (write(gate[1], "", 1) != 1) problem = "no pipe";
        waitpid(child, &status, 0);
        if (problem.empty() && status != 0) problem = "the child could not execute " + program;
        if (problem.empty()) result = event.count();
    }
    close(gate[0]);
    close(gate[1]);
    return result;
}

check_result check_thread(subject &subject) {
    const unsigned long rounds = exec_factor * proofs().front().rounds;
    proof_counts counts{.problem = {}, .shorter = {~0ull}, .longer = {~0ull}};
    for (unsigned i = 0; i < subject.options().runs + 1; ++i)
        for (std::vector<std::uint64_t> *const minimum : {&counts.shorter, &counts.longer}) {
            const std::optional<std::uint64_t> count =
                count_in_program(minimum == &counts.shorter ? rounds : 2 * rounds, counts.problem);
            if (!count)
                return not_tried(exec_name, "a child",
                                 counts.problem.empty() ? "perf gives no count" : counts.problem);
            minimum->front() =
                std::min(minimum->front(), subject.registers().shown_count(exec_name, *count));
        }
    return result_of(exec_name, "instructions, before and after an exec", counts, 0, two_hundred,
                     rounds);
}

} // namespace

check_results check_exec(subject &subject) {
    if (subject.registers().takes_whole_programs()) {
        if (!subject.registers().follows_thread())
            return {not_tried(exec_name, "a child", "the backend counts no threads")};
        return {check_thread(subject)};
    }
    const counter_registers *const first = subject.layout().general(0);
    const std::string choice =
        first == nullptr ? std::string{}
                         : subject.choice_of(quantity::instructions, first->qualifier + ":user");
    if (choice.empty()) return {not_tried(exec_name, "a child", "no counter counts instructions")};
    const proof &straight = proofs().front();
    int status = 0;
    proof_counts counts =
        subject.count(*subject.plan_of({choice}), straight, [&](unsigned long rounds) {
            const int ended = subject.run_in_program(exec_factor * rounds);
            if (ended != 0) status = ended;
        });
    if (status != 0) return {not_tried(exec_name, choice, "the child could not execute msrpp")};
    expected_count expected = two_hundred;
    if (!subject.options().is_simulated && counts.problem.empty()) {
        // A counter of a CPU counts other processes, too: the count has no upper limit, and the
        // shorter run is no measure.
        counts.shorter[0] = 0;
        expected.high = 1e9;
    }
    return {result_of(exec_name, choice + ", before and after an exec", counts, 0, expected,
                      exec_factor * straight.rounds)};
}

} // namespace msrpp::validate
