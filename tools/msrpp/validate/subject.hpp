// The machine under test: its processor, its counters, and runs of proofs on them.
#pragma once

#include "check_result.hpp"
#include "device.hpp"
#include "lies.hpp"
#include "proofs.hpp"

#include "../family.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp::validate {

/// The counts of a proof.
struct proof_counts {
    std::string problem{};                ///< why the subject has no counters; empty: it has some
    std::vector<std::uint64_t> shorter{}; ///< of each choice, the smallest of all runs of n rounds
    std::vector<std::uint64_t> longer{};  ///< likewise of 2n rounds
    unsigned preempted{};                 ///< runs that another task interrupted

    /// The count of the n rounds that the longer run has more.
    double of_rounds(std::size_t choice) const {
        return static_cast<double>(longer[choice]) - static_cast<double>(shorter[choice]);
    }
};

/// How often and where is measured.
struct subject_options {
    unsigned cpu{};      ///< the CPU that the thread is bound to
    unsigned runs = 5;   ///< of each proof
    bool is_simulated{}; ///< the processor is
    bool is_brief{};     ///< few counters and proofs, which are enough to tell lies apart
};

/// The machine under test.
class subject {
public:
    subject(const family &identity, device &registers, const subject_options &options);

    const family &identity() const { return identity_; }
    device &registers() { return *registers_; }
    /// Accesses other registers of the same machine from now on.
    void use(device &registers) { registers_ = &registers; }
    const subject_options &options() const { return options_; }
    const register_layout &layout() const { return layout_; }
    /// The counters that checks of each counter try.
    std::vector<counter_registers> tried_counters() const;

    /// Whether the processor has choices, and counters for all of them at once.
    bool can_plan(const std::vector<std::string> &choices) const {
        return plan_of(choices) != nullptr;
    }
    /// The plan of choices, made once; null: there is none.
    const family_plan *plan_of(const std::vector<std::string> &choices) const;
    /// The first choice of a quantity that the processor has, with qualifiers such as
    /// `:counter=0:user` behind it; empty: it has none that takes them.
    std::string choice_of(quantity quantity, const std::string &qualifiers) const;

    /// Counts choices while a proof runs.
    proof_counts count(const std::vector<std::string> &choices, const proof &program);
    /// Counts a plan that may break rules.
    proof_counts count(const family_plan &plan, const proof &program);
    /// Whether a choice compares events with a threshold, which simulated processors of Intel's and
    /// AMD's do not.
    bool is_not_simulated(const std::string &choice) const;
    /// Runs a proof without counting; nothing in a replay.
    void run(const proof &program, unsigned long rounds);

    /// The notes of plans for choices, such as errata, in a line.
    std::string notes_on(const std::vector<std::string> &choices) const;

private:
    bool may_have(std::string_view choice) const;
    void find_counters();
    bool add_counter(const std::string &qualifier);

    const family &identity_;
    device *registers_;
    subject_options options_;
    register_layout layout_;
    proof_memory memory_;
    std::set<std::string, std::less<>> event_names_; ///< in lower case; empty: not known
    mutable std::map<std::vector<std::string>, std::optional<family_plan>> plans_;
};

/// Returns the finding of a count that is expected to be exact or within a band, for so many
/// rounds of a proof.
check_result result_of(const std::string &check, const std::string &subject,
                       const proof_counts &counts, std::size_t choice,
                       const expected_count &expected, unsigned long rounds);

/// Returns a finding that says why a check was not made.
check_result not_tried(const std::string &check, const std::string &subject,
                       const std::string &reason, const std::string &advice = {});
/// Returns the finding of a check of two texts; they are the same: as documented.
check_result compared(const std::string &check, const std::string &subject,
                      const std::string &expected, const std::string &actual);

} // namespace msrpp::validate
