// The machine under test: its processor and counters, and the test programs (proofs) that run on
// the machine.
#pragma once

#include "checks/check_result.hpp"
#include "device.hpp"
#include "lies/lies.hpp"
#include "proofs.hpp"

#include "../detect/cpuid_source.hpp"
#include "../family.hpp"

#include <msr/core/failure.hpp>
#include <msr/processor/topology.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp::validate {

/// The counts of events during a proof (a test program), in runs of n and of 2n rounds.
struct proof_counts {
    std::string problem{}; ///< why the events were not counted; empty: the events were counted
    /// The smallest count of each requested event among all runs of n rounds.
    std::vector<std::uint64_t> shorter{};
    /// The smallest count of each requested event among all runs of 2n rounds.
    std::vector<std::uint64_t> longer{};
    unsigned preempted{}; ///< number of runs that another task interrupted

    /// Returns the count of a requested event for n rounds: the difference between the longer
    /// and the shorter run.
    double of_rounds(std::size_t choice) const {
        return static_cast<double>(longer[choice]) - static_cast<double>(shorter[choice]);
    }
};

/// The number of runs of each test program (proof), and the CPU on which the programs run.
struct subject_options {
    unsigned cpu{}; ///< number of the CPU to which the measuring thread is bound
    /// Number of another CPU that the measuring thread may move to; `no_cpu`: there is none.
    unsigned other_cpu = msr::no_cpu;
    /// Number of runs of each test program, of which the smallest count is taken.
    unsigned runs = 5;
    bool is_simulated{}; ///< the processor is simulated
    /// Only a few counters and test programs (proofs) are tried, enough to find each simulated
    /// fault (lies.hpp).
    bool is_brief{};
    bool lifts_rules{}; ///< events are counted on counters that rules forbid, too
};

/// A function that runs a number of rounds of a test program (proof) while events are counted.
using proof_runner = std::function<void(unsigned long rounds)>;

/// The machine under test: processor, counters and registers.
class subject {
public:
    /// `cpuid`: CPUID of the machine under test.
    subject(const family &identity, device &registers, const subject_options &options,
            cpuid_source cpuid = {});

    const family &identity() const { return identity_; }
    device &registers() { return *registers_; }
    const device &registers() const { return *registers_; }
    /// Uses another object to access the machine's registers from the call on.
    void use(device &registers) { registers_ = &registers; }
    const subject_options &options() const { return options_; }
    const register_layout &layout() const { return layout_; }
    /// Returns the counters that are tried by checks of each counter.
    std::vector<counter_registers> tried_counters() const;

    /// Returns whether the processor has all requested events, and counters for all at the same
    /// time.
    bool can_plan(const std::vector<std::string> &choices) const {
        return plan_of(choices) != nullptr;
    }
    /// Returns the plan that counts requested events, which is made at the first call; null: no
    /// plan is possible.
    const family_plan *plan_of(const std::vector<std::string> &choices) const;
    /// Returns the first event for a quantity that the processor has, followed by qualifiers such
    /// as `:counter=0:user`; empty: the processor has no event that takes the qualifiers.
    std::string choice_of(quantity quantity, const std::string &qualifiers) const;

    /// Counts requested events while a proof (a test program) runs. Returns the counts.
    proof_counts count(const std::vector<std::string> &choices, const proof &program);
    /// Counts during a test program (proof) by a plan that may break rules of the planner. Returns
    /// the counts. `run`: runs rounds of the proof; empty: this thread runs the rounds itself.
    proof_counts count(const family_plan &plan, const proof &program, const proof_runner &run = {});
    /// Runs a test program (proof) without counting; does nothing in a replay.
    void run(const proof &program, unsigned long rounds);
    /// Writes a byte of each cache line of a test program's memory, from the memory's start; does
    /// nothing in a replay. `size`: number of bytes, not more than the program's memory.
    void write_lines(const proof &program, std::size_t size);
    /// Runs a test program (proof) in a child process, and waits for the child's end; does nothing
    /// in a replay.
    void run_in_child(const proof &program, unsigned long rounds);
    /// Runs straight code in a child process, which then executes this program anew to run as many
    /// rounds again. Returns the child's status as of waitpid(2); does nothing in a replay.
    int run_in_program(unsigned long rounds);
    /// Returns the memory of a test program (proof), prepared for a run; null in a replay.
    void *memory_of(const proof &program) {
        return registers_->is_replay() ? nullptr : memory_.ready_for(program);
    }

    /// Returns CPUID of the machine under test.
    const cpuid_source &cpuid() const { return cpuid_; }
    /// Returns the socket, die and caches of a CPU by the CPU's CPUID; the calling thread moves to
    /// the CPU for a moment.
    msr::cpu_place place_by_cpuid(unsigned cpu) const;

    /// Returns the planner's notes on requested events, such as errata, in a line.
    std::string notes_on(const std::vector<std::string> &choices) const;

private:
    bool may_have(std::string_view choice) const;
    void find_counters();
    void find_lone_registers();
    bool add_counter(const std::string &qualifier);

    const family &identity_;
    device *registers_;
    subject_options options_;
    cpuid_source cpuid_;
    register_layout layout_;
    proof_memory memory_;
    /// Names of the processor's events in lower case; empty: unknown.
    std::set<std::string, std::less<>> event_names_;
    mutable std::map<std::vector<std::string>, std::optional<family_plan>> plans_;
};

/// Returns the finding on a count, which is expected to be exact or within a range, for a number of
/// rounds of a test program (proof).
check_result result_of(const std::string &check, const std::string &subject,
                       const proof_counts &counts, std::size_t choice,
                       const expected_count &expected, unsigned long rounds);

/// Returns a finding that says why a check was not made.
check_result not_tried(const std::string &check, const std::string &subject,
                       const std::string &reason, const std::string &advice = {});
/// Returns the finding on two texts: as documented where they are equal.
check_result compared(const std::string &check, const std::string &subject,
                      const std::string &expected, const std::string &actual);

} // namespace msrpp::validate
