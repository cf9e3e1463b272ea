// A plan that was made at run time from text or requests, in one type for the plans of all
// processors, and the counts of a session of such a plan.
#pragma once

#include <msr/backend/exceptions.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/core/text.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/session/count_ratio.hpp>
#include <msr/session/counts.hpp>
#include <msr/session/error.hpp>
#include <msr/session/owners.hpp>
#include <msr/session/rules.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msr {

MSR_RULE(each_choice_has_a_text, "a plan made at run time has one text for each choice, or none");
MSR_RULE(each_text_stands_once,
         "two choices of a plan made at run time have the same text: count one "
         "of them, or name the counter of each");
MSR_RULE(run_time_plan_has_room, "a session of a plan made at run time counts up to 64 choices");

namespace detail {

/// Returns the rule that a plan made at run time breaks, or no rule where the plan names none.
template <typename Plan>
constexpr verdict verdict_of(const Plan &plan) {
    if constexpr (requires {
                      { plan.why() } -> std::convertible_to<verdict>;
                  })
        return plan.why();
    else if constexpr (requires {
                           { plan.why } -> std::convertible_to<verdict>;
                       })
        return plan.why;
    else if constexpr (requires {
                           { plan.found.why } -> std::convertible_to<verdict>;
                       })
        return plan.found.why;
    else
        return {};
}

/// A register program with memory of its own. The names in the program must be in static storage.
class owned_program {
public:
    explicit owned_program(const program_view &source)
        : set_up(source.set_up.begin(), source.set_up.end()),
          start(source.start.begin(), source.start.end()),
          stop(source.stop.begin(), source.stop.end()),
          readouts(source.readouts.begin(), source.readouts.end()),
          registers(source.registers.begin(), source.registers.end()),
          claims(source.claims.begin(), source.claims.end()), overflows{source.overflows},
          interrupts{source.interrupts} {}

    program_view view() const noexcept {
        return {.set_up = {set_up.data(), set_up.size()},
                .start = {start.data(), start.size()},
                .stop = {stop.data(), stop.size()},
                .readouts = {readouts.data(), readouts.size()},
                .registers = {registers.data(), registers.size()},
                .claims = {claims.data(), claims.size()},
                .overflows = overflows,
                .interrupts = interrupts};
    }

    /// Returns whether two register programs have the same writes of set-up and start, and read the
    /// same counters.
    friend bool operator==(const owned_program &left, const owned_program &other) {
        return same(left.set_up, other.set_up) && same(left.start, other.start) &&
               same(left.readouts, other.readouts);
    }

private:
    static bool are_same(const write &left, const write &other) {
        return left.address == other.address && left.value == other.value &&
               left.keep == other.keep;
    }
    static bool are_same(const readout &left, const readout &other) {
        return left.address == other.address && left.share.address == other.share.address &&
               left.share.low == other.share.low;
    }
    template <typename T>
    static bool same(const std::vector<T> &left, const std::vector<T> &other) {
        if (left.size() != other.size()) return false;
        for (std::size_t i = 0; i < left.size(); ++i)
            if (!are_same(left[i], other[i])) return false;
        return true;
    }

    std::vector<write> set_up, start, stop;
    std::vector<readout> readouts;
    std::vector<touched_register> registers;
    std::vector<claim> claims;
    bool overflows;
    bool interrupts;
};

/// An owner of an object of any type that checks whether a plan fits a processor; the owner may own
/// none.
class check_owner {
public:
    check_owner() = default;
    template <typename Check>
    explicit check_owner(const Check &original)
        : check{new Check{original}}, ask{[](const void *object, const cpuid_view &cpuid,
                                             bool finds) {
              return verdict{(*static_cast<const Check *>(object))(cpuid, finds)};
          }},
          end{[](const void *object) { delete static_cast<const Check *>(object); }} {}

    check_owner(check_owner &&other) noexcept
        : check{std::exchange(other.check, nullptr)}, ask{other.ask}, end{other.end} {}
    check_owner &operator=(check_owner &&) = delete;
    ~check_owner() {
        if (check != nullptr) end(check);
    }

    verdict operator()(const cpuid_view &cpuid, bool finds_counters) const {
        return check == nullptr ? verdict{} : ask(check, cpuid, finds_counters);
    }

private:
    const void *check{};
    verdict (*ask)(const void *, const cpuid_view &, bool){};
    void (*end)(const void *){};
};

} // namespace detail

/// A plan made at run time, with a text for each choice. Copies share their memory.
class run_time_plan {
public:
    /// The most choices of a plan made at run time that a session counts.
    static constexpr std::size_t max_choices = 64;

    /// Makes a plan of no choices; a session refuses such a plan.
    run_time_plan() = default;

    /// Copies the result of a planner such as `msr::select::try_plan`; `result` may then be
    /// destroyed.
    /// `texts`: a text for each choice, in order, as users see it. Without `texts` a choice has the
    /// text that `result` has for it (`result.text(i)`), or else the name of its counter.
    /// `ratios`: the ratios that `counts.ratio` finds by text; positions of their terms are below
    /// `size()`.
    template <made_at_run_time Made>
    run_time_plan(const Made &result, std::vector<std::string> texts = {},
                  std::vector<count_ratio> ratios = {})
        : run_time_plan{result.legal() ? program_view{result.view()} : program_view{},
                        texts_of(result, std::move(texts)), verdict_for(result), check_of(result),
                        std::move(ratios)} {}

    /// Makes a plan of a register program, whose names must be of static storage. The processor
    /// that the plan was made for is not known: a session does not check it.
    explicit run_time_plan(const program_view &program, std::vector<std::string> texts = {})
        : run_time_plan{program, std::move(texts), verdict{}, detail::check_owner{}, {}} {}

    /// Returns whether a session can count the plan.
    bool legal() const noexcept { return shared && shared->broken_rule.legal(); }

    /// Returns the rule that the plan breaks; a legal verdict where it breaks none, as for a
    /// default-made plan.
    verdict why() const noexcept { return shared ? shared->broken_rule : verdict{}; }

    /// Returns the plan's register writes and the counters to read: none where the plan is illegal.
    /// Both lists live as long as any copy of the plan.
    program_view view() const noexcept { return legal() ? shared->program.view() : program_view{}; }

    /// Returns how many choices the plan counts.
    std::size_t size() const noexcept { return view().readouts.size(); }

    /// Returns the text of the choice at `position`; throws std::out_of_range.
    std::string_view text(std::size_t position) const {
        if (position >= size()) detail::out_of_range("msr::run_time_plan::text");
        if (!shared->texts.empty()) return shared->texts[position];
        const char *const counter = shared->program.view().readouts[position].name;
        return counter == nullptr ? std::string_view{} : counter;
    }

    /// Returns the position of the choice with the text `text`, or `size()` where no choice has the
    /// text.
    std::size_t position(std::string_view text) const noexcept {
        for (std::size_t i = 0; i < size(); ++i)
            if (this->text(i) == text) return i;
        return size();
    }

    /// Returns the ratio with the text `text`, or null where the plan has none.
    const count_ratio *find_ratio(std::string_view text) const noexcept {
        if (!legal()) return nullptr;
        for (const count_ratio &ratio : shared->ratios)
            if (ratio.text == text) return &ratio;
        return nullptr;
    }

    /// Returns the rule that the plan breaks on the processor with the CPUID `cpuid`, or no rule,
    /// as far as the result of its planner can check (`check_of_processor()`).
    /// `finds_counters`: whether the backend, such as Linux's perf, assigns counters itself, so
    /// that only the plan's events must exist, not its counters
    verdict check_cpuid(const cpuid_view &cpuid, bool finds_counters = false) const {
        return shared ? shared->fits(cpuid, finds_counters) : verdict{};
    }

    /// Returns whether two plans count the same choices on the same counters.
    friend bool operator==(const run_time_plan &left, const run_time_plan &other) {
        if (left.shared == other.shared) return true;
        if (!left.legal() || !other.legal()) return false;
        return left.shared->texts == other.shared->texts &&
               left.shared->program == other.shared->program;
    }

private:
    struct contents {
        detail::owned_program program;
        // Texts of the plan's choices; empty: choices have the names of their counters.
        std::vector<std::string> texts;
        verdict broken_rule;
        detail::check_owner fits;
        std::vector<count_ratio> ratios;
    };

    run_time_plan(const program_view &program, std::vector<std::string> texts, verdict verdict,
                  detail::check_owner fits, std::vector<count_ratio> ratios)
        : shared{std::in_place,   detail::owned_program{program},
                 texts,           checked(program, texts, verdict),
                 std::move(fits), std::move(ratios)} {}

    template <typename Made>
    static detail::check_owner check_of(const Made &result) {
        if constexpr (requires { result.check_of_processor(); })
            return detail::check_owner{result.check_of_processor()};
        else
            return {};
    }

    static verdict checked(const program_view &program, const std::vector<std::string> &texts,
                           const verdict &verdict) {
        if (!verdict.legal()) return verdict;
        if (program.readouts.size() > max_choices) return {&run_time_plan_has_room::text, {}};
        if (!texts.empty() && texts.size() != program.readouts.size())
            return {&each_choice_has_a_text::text, {}};
        for (std::size_t i = 1; i < texts.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                if (!texts[i].empty() && texts[i] == texts[k])
                    return {&each_text_stands_once::text, {program.readouts[i].name}};
        return verdict;
    }

    /// Returns the verdict on a planner's result; a result that is illegal without naming a rule
    /// gets a general rule.
    template <typename Made>
    static verdict verdict_for(const Made &result) {
        verdict verdict = detail::verdict_of(result);
        if (!result.legal() && verdict.legal()) verdict.broken = &unnamed;
        return verdict;
    }
    static constexpr rule_text unnamed{"unnamed", "the planner refused the plan and named no rule"};

    template <typename Made>
    static std::vector<std::string> texts_of(const Made &result, std::vector<std::string> value) {
        if constexpr (requires {
                          { result.text(std::size_t{}) } -> std::convertible_to<std::string_view>;
                      }) {
            if (value.empty() && result.legal())
                for (std::size_t i = 0; i < program_view{result.view()}.readouts.size(); ++i)
                    value.emplace_back(std::string_view{result.text(i)});
        }
        return value;
    }

    detail::shared_owner<contents> shared;
};

namespace detail {

/// A choice that is written as text: `write_text(choice, sink)`.
template <typename Choice>
concept choice_with_text = requires(const Choice &choice, void (&sink)(text_view)) {
    write_text(choice, sink);
};

} // namespace detail

/// The counts of a plan that was made at run time.
template <>
class [[nodiscard]] counts<run_time_plan> {
public:
    /// Makes the counts of no plan, the result of a call without a session.
    counts() = default;

    /// Makes counts of a plan, all 0.
    explicit counts(run_time_plan run_time_plan) noexcept : plan_{std::move(run_time_plan)} {}

    /// Returns the count of the choice at `position`; throws std::out_of_range.
    std::uint64_t at(std::size_t position) const {
        if (position >= size()) detail::out_of_range("msr::counts::at");
        return values_[position];
    }

    /// Returns the count of the choice with the text `text`; throws std::out_of_range.
    std::uint64_t at(std::string_view text) const {
        const std::uint64_t *const value = find(text);
        if (value == nullptr)
            detail::out_of_range("msr::counts::at: the plan has no choice of this text");
        return *value;
    }

    /// Returns the count of a choice that has a text, such as a portable choice; throws
    /// std::out_of_range.
    template <detail::choice_with_text Choice>
    std::uint64_t operator[](const Choice &choice) const {
        return at(text_of_choice(choice));
    }

    /// Finds the count of the choice with the text `text`; returns null where the plan has no such
    /// choice.
    const std::uint64_t *find(std::string_view text) const noexcept {
        const std::size_t position = plan_.position(text);
        return position < size() ? values_ + position : nullptr;
    }

    /// Returns the value of the plan's ratio with the text `text`, such as `retiring:user`; a quiet
    /// NaN where its denominator is 0. Throws std::out_of_range where the plan has no such ratio.
    double ratio(std::string_view text) const {
        const count_ratio *const count_ratio = plan_.find_ratio(text);
        if (count_ratio == nullptr)
            detail::out_of_range("msr::counts::ratio: the plan has no ratio of this text");
        return count_ratio->value(values_);
    }
    /// Returns the ratio of a choice that has a text, such as a portable share of issue slots;
    /// throws std::out_of_range where the plan has no such ratio.
    template <detail::choice_with_text Choice>
    double ratio(const Choice &choice) const {
        return ratio(text_of_choice(choice));
    }

    /// Returns the number of counts, which is the number of the plan's choices; 0 for the counts of
    /// no plan.
    std::size_t size() const noexcept { return plan_.size(); }
    /// Returns the plan whose choices are counted.
    const run_time_plan &plan() const noexcept { return plan_; }

    /// Returns the counts without texts, in the order of the choices. The rows of
    /// `msr/session/count_rows.hpp` have texts, too.
    sequence<std::uint64_t> values() const noexcept { return {values_, size()}; }

    /// Returns the memory into which a session writes the counts, in the order of the choices.
    std::uint64_t *data() noexcept { return values_; }

    /// Adds the counts of `other` choice by choice, modulo 2^64, and puts the failure, or none,
    /// into `problem`. Where the counts are of another plan, fails with `error_code::other_plan`
    /// and changes nothing.
    void add(const counts &other, failure &problem) noexcept {
        problem =
            combine(other, [](std::uint64_t &value, std::uint64_t number) { value += number; });
    }
    /// Subtracts the counts of `other` choice by choice, modulo 2^64, and puts the failure, or
    /// none, into `problem`. A failure changes no count: `error_code::other_plan`, or
    /// `error_code::period_too_short` where the period between the two counts is too short for
    /// shares of slots: see share_periods.hpp. Fails with `error_code::no_reading` where the plan
    /// has an instant meter.
    void subtract(const counts &other, failure &problem) noexcept {
        problem = plan_ == other.plan_
                      ? difference_failure(plan_.view().readouts, values_, other.values_)
                      : failure{};
        if (!problem)
            problem =
                combine(other, [](std::uint64_t &value, std::uint64_t number) { value -= number; });
    }

    /// Adds the counts of `other` choice by choice, modulo 2^64. Throws session_error where the
    /// counts are of another plan.
    template <typename Asking = run_time_plan>
    counts &operator+=(const counts &other) {
        failure problem;
        add(other, problem);
        detail::throw_if<session_error, Asking>(problem);
        return *this;
    }
    /// Subtracts the counts of `other` choice by choice, modulo 2^64. Throws session_error where
    /// `subtract` fails.
    template <typename Asking = run_time_plan>
    counts &operator-=(const counts &other) {
        failure problem;
        subtract(other, problem);
        detail::throw_if<session_error, Asking>(problem);
        return *this;
    }
    /// Returns the sum of two counts, choice by choice. Throws session_error where the counts are
    /// of two plans.
    template <typename Asking = run_time_plan>
    friend counts operator+(counts left, const counts &other) {
        return left.template operator+=<Asking>(other);
    }
    /// Returns the difference of two counts, choice by choice and modulo 2^64. Throws session_error
    /// where `subtract` fails.
    template <typename Asking = run_time_plan>
    friend counts operator-(counts left, const counts &other) {
        return left.template operator-=<Asking>(other);
    }

    /// Returns whether two counts are of one plan, and equal.
    friend bool operator==(const counts &left, const counts &other) noexcept {
        if (!(left.plan_ == other.plan_)) return false;
        for (std::size_t i = 0; i < left.size(); ++i)
            if (left.values_[i] != other.values_[i]) return false;
        return true;
    }

private:
    template <typename Choice>
    static std::string text_of_choice(const Choice &choice) {
        std::string text;
        write_text(choice, [&](text_view piece) { text.append(piece.begin(), piece.size()); });
        return text;
    }
    template <typename Combine>
    failure combine(const counts &other, Combine combined) noexcept {
        if (!(plan_ == other.plan_)) return {.kind = error_code::other_plan};
        for (std::size_t i = 0; i < size(); ++i)
            combined(values_[i], other.values_[i]);
        return {};
    }

    run_time_plan plan_;
    std::uint64_t values_[run_time_plan::max_choices]{};
};

} // namespace msr
